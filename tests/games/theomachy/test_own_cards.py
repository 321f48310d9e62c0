"""Another card table: a host's own cards are checked, stored with the match, told in three languages, and played."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

from tests.words.fluent_files import texts
from theogony.games.theomachy import GAME
from theogony.games.theomachy.card_grammar import GRAMMAR
from theogony.games.theomachy.card_table import complete_cards, usual_table
from theogony.games.theomachy.handles import theomachy
from theogony.kernel.options import WrongOption
from theogony.kernel.state import State
from theogony.table import table_of
from theogony.table.lines import Voice
from theogony.words import LANGUAGES, option_words, words

OWN = """
[quicksand]
name = { en = "Deep Mud", de = "Tiefer Schlamm", it = "Fango profondo" }
needs = "water 1"
does = "STR 9; REMOVE opp stake believer 1"

[harvest]
name = "Zehnter"
type = "place"
marker = "believer"
when = "ROUND_START"
does = "GAIN self believer 1"

[fenrir]
price = 1
does = "REMOVE opp stake priest 2"

[odin]
when = "ALWAYS"
does = "CONTROL self chaos 2"
"""
WRONG = {
    "[unicorn]\nprice = 1": "There is no card 'unicorn'",
    "quicksand = 7": "a card is a table of fields; 7 is none",
    "[quicksand]\nprice = 1": "Card 'quicksand': it has no field 'price'",
    "[fenrir]\nprice = 'two'": "a price is a whole number from 0 to 9; 'two' is not",
    "[quicksand]\ndoes = 6": "does is a text; 6 is not",
    "[quicksand]\nname = { fr = 'Sables' }": "'fr' is no language of names",
    '[quicksand]\nname = "x\\u0007"': "a name has 1 to 40 letters",
    "[quicksand]\ntype = 'spell'": "'spell' is no type or use",
    "[quicksand]\ntype = 'hero'": "an action card is an attack, an effect or a place",
    "[quicksand]\ntype = 'place'\nwhen = 'ALWAYS'\ndoes = 'CONTROL self fire 1'": "a place has a marker on it",
    "[fenrir]\nuse = 'attack'": "a myth is used once, each round, or is a hero",
    "[quicksand]\nneeds = 'mud 1'": "'mud' is not a sphere",
    "[quicksand]\nneeds = 'earth'": "a requirement is said like 'earth 1' or 'earth 1 chaos 4'; 'earth' is not",
    "[odin]\nwish = 'PLACES'": "a wish is said like 'PLACES 1'; 'PLACES' is not",
    "[quicksand]\nneeds = 'earth 1 luck 2'": "'luck' is not an aspect",
    "[quicksand]\nwhen = 'BID'": "a card of the sort attack cannot act at 'BID'; it can at: BATTLE",
    "[quicksand]\nwhen = 'BATTLE now'": "'BATTLE now' has a word too many",
    "[quicksand]\ndoes = ''": "does nothing",
    "[quicksand]\ndoes = 'SING self 1'": "can only do",
    "[quicksand]\ndoes = 'REMOVE opp stake'": "is cut short; it is said like",
    "[quicksand]\ndoes = 'STR lots'": "STR is done 1 to 20 times, not 'lots'",
    "[quicksand]\ndoes = 'REMOVE self stake believer 1'": "are removed, from others",
    "[quicksand]\ndoes = 'REMOVE any_other stake believer 1'": "only in the settlement",
    "[quicksand]\ndoes = 'REMOVE trigger_player stake believer 1'": "against whoever raised",
    "[quicksand]\ndoes = 'DRAW opp 2'": "DRAW is for oneself",
    "[quicksand]\ndoes = 'PEEK_HAND self'": "is against an opponent",
    "[quicksand]\ndoes = 'ELSE REMOVE opp stake believer 1'": "ELSE comes after",
    "[quicksand]\ndoes = 'STR 1; ON_LOSS WITHDRAW self any 1'": "only a hero has ON_LOSS",
    "[quicksand]\ndoes = 'SWAP_ELEMENT seen upto 1'": "no star was seen before",
    "[quicksand]\ndoes = 'REMOVE opp stake believer upto 2'": "REMOVE is said here with no 'upto'",
    "[quicksand]\ndoes = 'ADD self believer 2'": "ADD is said here with 'upto' once",
    "[quicksand]\ndoes = 'STR 5 6'": "'STR 5 6' has a word too many; it is said like 'STR 6'",
    "[quicksand]\ndoes = 'DAMAGE_PLACE opp 2'": "DAMAGE_PLACE is done once, not '2'",
    "[athena]\ndoes = 'PREVENT self 2'": "PREVENT is done once, not '2'",
    "[odin]\nwish = 'RICHES 1'": "'RICHES' is not a wish",
    "[quicksand]\ndoes = 'STR_PER 1 clergy_in_stake_of opps'": "count for 'self' or for 'opp'",
    "[harvest]\ntype = 'effect'\nwhen = 'LASTING'\ndoes = 'STR_PER 1 clergy_in_stake_of opp'": "only an attack counts",
    "[harvest]\ntype = 'effect'\nwhen = 'SETTLE'\ndoes = 'REMOVE opp stake believer 1'": "there is no opponent",
    "[harvest]\ntype = 'place'\nmarker = 'priest'\nwhen = 'ACTIVATE'\ndoes = 'PEEK_HAND opp'": "names no opponent",
    "[quicksand]\ndoes = 'WITHDRAW opps believer 1'": "markers are withdrawn from 'self'",
    "[quicksand]\ndoes = 'WITHDRAW self any 2'": "one marker at a time",
    "[quicksand]\ndoes = 'GAIN self any 1'": "say which type of marker",
    "[quicksand]\ndoes = 'ADD self priest upto 2'": "it is said like 'ADD self believer upto 3'",
    "[quicksand]\ndoes = 'DISCARD opp choose 1'": "one discards by 'self choose'",
    "[quicksand]\ndoes = 'SWAP_ELEMENT dark 1'": "the star is 'open'",
    "[odin]\nwhen = 'ALWAYS'\ndoes = 'CONTROL self chosen 1'": "an aspect is chosen before the betting",
    "[odin]\nwhen = 'ALWAYS'\ndoes = 'CONTROL self chaos 1; PREVENT self 1'": "PREVENT comes first",
    "[quicksand]\nneeds = 'earth many'": "'many' is not a number from 1 to 98",
}


@pytest.mark.parametrize("text", WRONG, ids=[text.replace("\n", " ") for text in WRONG])
def test_what_is_wrong_in_a_card_table_is_said_with_the_card_and_the_word(text: str) -> None:
    with pytest.raises(ValueError) as wrong:
        complete_cards(tomllib.loads(text))
    assert WRONG[text] in str(wrong.value)


def test_whatever_is_wrong_is_said_in_the_language_of_the_host_and_no_words_are_left_over() -> None:
    met = set()
    for text in WRONG:
        with pytest.raises(WrongOption) as wrong:
            GAME.checked_options(2, {"cards": tomllib.loads(text)})
        said = [option_words.wrong_option(GAME, wrong.value, language) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES) and str(wrong.value) not in said[1:], text
        met.add(f"wrong-cards-{wrong.value.why}")
    assert {key for key in texts(GAME.package, "en") if key.startswith("wrong-")} == met


def test_a_table_that_repeats_the_usual_cards_is_the_usual_one() -> None:
    assert complete_cards({}) == {} == complete_cards(usual_table())


def test_every_usual_card_passes_the_check_of_a_hosts_own() -> None:
    for id, card in usual_table().items():
        assert complete_cards({id: {**card, "name": "Another"}})[id]["does"] == " ".join(card["does"].split())


def test_own_cards_are_told_in_three_languages_and_the_usual_ones_stay() -> None:
    table = table_of(GAME)
    own = table.own_types(GAME.start(2, seed=1, cards=tomllib.loads(OWN)))
    assert set(own) == {"quicksand", "harvest", "fenrir", "odin"}
    assert table.own_types(GAME.start(2, seed=1)) == {}
    said = {}
    for language in ("en", "de", "it"):
        voice = Voice(words(language, GAME), [])
        said[language] = voice.text(own["quicksand"].name)
        assert voice.text(own["harvest"].name) == "Zehnter"
        face = own["quicksand"].face
        assert face is not None and "9" in voice.text(face.text)
        assert face.marks == [("theomachy-water", 1)]
    assert said == {"en": "Deep Mud", "de": "Tiefer Schlamm", "it": "Fango profondo"}


def test_the_card_table_is_in_the_bytes_of_the_state_and_in_every_view_and_copy() -> None:
    state = GAME.start(3, seed=4, advanced=True, cards=tomllib.loads(OWN))
    for again in (GAME.load(state.dump()), state.clone(), state.seen_by(1), GAME.load(state.seen_by(1).dump())):
        box = theomachy(again).box
        assert box.own == theomachy(state).box.own and box.own_names["quicksand"]["de"] == "Tiefer Schlamm"
    assert GAME.load(state.dump()).dump() == state.dump()


def played(state: State, seed: int) -> State:
    chance = Random(seed)
    for _ in range(GAME.longest):
        if state.over():
            return state
        seats = [k for k in range(int(state.seats)) if int(state.awaited()) >> k & 1]
        seat = chance.choice(seats)
        state.apply(seat, chance.choice([int(action) for action in state.legal(seat)]))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_own_cards_is_played_to_the_end_and_uses_them(seats: int) -> None:
    state = played(GAME.start(seats, seed=seats, advanced=True, cards=tomllib.loads(OWN)), seats)
    assert sorted(state.places())[0] == 1


def some_table(chance: Random) -> dict[str, Any]:
    """Cards put together at random from what the grammar allows."""
    pieces = {
        "STR": lambda: f"STR {chance.randint(1, 9)}",
        "STR_PER": lambda: f"STR_PER {chance.randint(1, 2)} believers_in_stake_of self",
        "ROUND_STR": lambda: f"ROUND_STR {chance.randint(1, 5)}",
        "REMOVE": lambda: f"REMOVE opps community {chance.choice(('believer', 'priest'))} {chance.randint(1, 2)}",
        "WITHDRAW": lambda: f"WITHDRAW self believer {chance.choice(('upto ', ''))}{chance.randint(1, 3)}",
        "ADD": lambda: f"ADD self believer upto {chance.randint(1, 3)}",
        "GAIN": lambda: f"GAIN self believer {chance.randint(1, 2)}",
        "CONVERT": lambda: "CONVERT self believer priest 1",
        "DRAW": lambda: f"DRAW self {chance.randint(1, 3)}",
        "DISCARD": lambda: f"DISCARD self choose {chance.randint(1, 2)}",
        "KEEP_HAND": lambda: f"KEEP_HAND self upto {chance.randint(1, 3)}",
        "PEEK_ELEMENT": lambda: f"PEEK_ELEMENT self {chance.randint(1, 2)}",
        "PEEK_HAND": lambda: "PEEK_HAND opp",
        "SWAP_ELEMENT": lambda: "SWAP_ELEMENT open 1",
        "CANCEL": lambda: "CANCEL trigger",
        "CONTROL": lambda: f"CONTROL self {chance.choice(('water', 'order', 'chaos'))} 1",
        "ALLOW_SPHERE": lambda: "ALLOW_SPHERE self 1",
        "PROTECT": lambda: "PROTECT self",
        "PREVENT": lambda: "PREVENT self 1",
        "DAMAGE_PLACE": lambda: "DAMAGE_PLACE opps 1",
        "DESTROY_PLACE": lambda: "DESTROY_PLACE opps 1",
        "FREE_MATCH": lambda: "FREE_MATCH self",
    }
    out: dict[str, Any] = {}
    for id, card in usual_table().items():
        sort = chance.choice(("attack", "effect", "place")) if "type" in card else "deity" if "wish" in card else ""
        sort = sort or chance.choice(("once", "round", "hero"))
        when = chance.choice(list(GRAMMAR[sort]))
        verbs = GRAMMAR[sort][when]
        does = "; ".join(pieces[chance.choice(verbs)]() for _ in range(chance.randint(1, 3)))
        reacts = when in ("RAISES", "PLAYS_EFFECT", "PLAYS_ATTACK")
        new: dict[str, Any] = {"when": f"REACT {when}" if reacts else when, "does": does}
        if "type" in card:
            needs = f"{chance.choice(('water', 'fire', 'earth', 'air'))} 1"
            new |= {"type": sort, "marker": "believer" if sort == "place" else "", "needs": needs}
        elif "use" in card:
            new["use"] = sort
        try:
            complete_cards({id: new})
        except ValueError:
            continue
        out[id] = new
    return out


@pytest.mark.parametrize("seed", range(6))
def test_any_table_that_passes_the_check_can_be_played_to_the_end(seed: int) -> None:
    chance = Random(seed)
    table = some_table(chance)
    assert len(table) > 40
    seats = 2 + seed % 3
    state = played(GAME.start(seats, seed=seed, advanced=True, cards=table), seed)
    assert state.over()
    own = table_of(GAME).own_types(state)
    voice = Voice(words("de", GAME), [])
    assert all(voice.text(type.face.text) for type in own.values() if type.face is not None)
