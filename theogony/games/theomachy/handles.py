"""The handles of Theomachy's table: what is touched to say each kind of action."""

from __future__ import annotations

from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.components import CLERGY, ROW, face_name
from theogony.games.theomachy.draft import chosen_cards
from theogony.games.theomachy.printed import DEITY_IDS, MYTH_IDS
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.state import State
from theogony.table import Say, at_piece, button, drop, members, touch

# Kinds of action that are buttons
BUTTONS = {
    "wait": ("!wait",),
    "match": ("!match",),
    "despair": ("!despair",),
    "fold": ("!fold",),
    "pass": ("!pass",),
    "number": ("!n0", "!n1", "!n2", "!n3"),
    "aspect": ("!order", "!chaos"),
    "top": ("!buy", "!bury"),
}


def theomachy(view: State) -> TheomachyState:
    assert isinstance(view, TheomachyState)
    return view


def card_handle(view: State, seat: int, card: int) -> str | None:
    """A prayer card where the viewer can touch it: in the own hand, among packs and chosen cards, in the row, laid."""
    zone = int(theomachy(view).where[card])
    laid = p.TABLE_OF <= zone < p.SOMEWHERE_OF
    own = zone in (p.HAND_OF + seat, p.CHOSEN_OF + seat, p.PACKED)
    return a.CARD_NAMES[card] if laid or own or zone == p.IN_ROW else None


def chosen_handle(view: State, seat: int, member: int) -> str | None:
    cards = chosen_cards(theomachy(view), seat)
    return a.CARD_NAMES[int(cards[member])] if member < len(cards) else None


def deity_handle(view: State, seat: int, deity: int) -> str | None:
    at = theomachy(view)
    shown = any(deity in deities_before(at, k) for k in range(int(at.seats)))
    return DEITY_IDS[deity] if shown else None


def own_deity(view: State, seat: int) -> str | None:
    deity = int(theomachy(view).of(seat, p.DEITY_OF))
    return DEITY_IDS[deity] if deity >= 0 else None


def myth_handle(view: State, seat: int, myth: int) -> str | None:
    where = int(theomachy(view).myth[myth])
    return MYTH_IDS[myth] if where in (p.Y_TOP, p.Y_BOUGHT, p.Y_JOINED) else None


def seat_handle(view: State, seat: int, other: int) -> str | None:
    return f"seat{other}" if other < view.seats else None


def community_handle(view: State, seat: int, kind: int) -> str | None:
    return f"{CLERGY[kind]}:community{seat}" if theomachy(view).community[seat * 3 + kind] > 0 else None


def stake_handle(view: State, seat: int, kind: int) -> str | None:
    """A marker of the stake that a card takes from."""
    at = theomachy(view)
    if at.agenda.kind_for(seat) != a.TO_MARKER:
        return None
    owner = int(at.agenda.parameter_for(seat, 3))
    return f"{CLERGY[kind]}:stake{owner}" if at.stake[owner * 3 + kind] > 0 else None


def star_handle(view: State, seat: int, slot: int) -> str | None:
    """The card in a slot of the constellation; by its place alone while it is dark."""
    face = int(theomachy(view).sky[slot])
    if face == p.NO_CARD:
        return None
    return f"back:sky{slot}" if face == p.UNKNOWN else f"star.{face_name(face)}"


def prayer_handle(view: State, seat: int, place: int) -> str | None:
    at = theomachy(view)
    if place == ROW:
        return "stack" if at.now[p.STACKED] > 0 else None
    card = int(at.row[place])
    return None if card == p.NO_CARD else a.CARD_NAMES[card]


# What a card, a place, an ability or a myth asks its player belongs to it
CHOICES = (a.TO_TARGET, a.TO_MARKER, a.TO_NUMBER, a.TO_ELEMENT, a.TO_ASPECT, a.TO_PLACE, a.TO_DISCARD, a.TO_KEEP)

SAYS = {
    "pick": Say(card=at_piece("card", card_handle)),
    "reject": Say(four=members("four", chosen_handle)),
    "deity": Say(deity=at_piece("deity", deity_handle), hold="always"),
    "play": Say(card=at_piece("card", card_handle), chain=CHOICES),
    "use": Say(card=at_piece("card", card_handle), chain=CHOICES),
    "ability": Say(deity=touch(own_deity), chain=CHOICES),
    "myth": Say(myth=at_piece("myth", myth_handle), chain=CHOICES),
    "card": Say(card=at_piece("card", card_handle)),
    "target": Say(seat=at_piece("seat", seat_handle)),
    "marker": Say(marker=at_piece("clergy", stake_handle)),
    "number": Say(n=button("n", *BUTTONS["number"])),
    "element": Say(star=at_piece("slot", star_handle)),
    "aspect": Say(aspect=button("aspect", *BUTTONS["aspect"])),
    "wait": Say(wait=touch("!wait")),
    "raise": Say(marker=at_piece("clergy", community_handle), stake=drop(lambda view, seat: f"sky@stake{seat}")),
    "match": Say(match=touch("!match")),
    "despair": Say(despair=touch("!despair")),
    "fold": Say(fold=touch("!fold"), hold="always"),
    "pass": Say(done=touch("!pass")),
    "pray": Say(card=at_piece("place", prayer_handle)),
    "top": Say(way=button("way", *BUTTONS["top"])),
}


def deities_before(at: TheomachyState, seat: int) -> list[int]:
    """The deities that lie before a seat: both of its mythology until one is chosen."""
    chosen = int(at.of(seat, p.DEITY_OF))
    mythology = int(at.of(seat, p.MYTHOLOGY))
    if chosen >= 0:
        return [chosen]
    return [] if mythology < 0 else [mythology * 2, mythology * 2 + 1]
