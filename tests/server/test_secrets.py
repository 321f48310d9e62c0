"""What a seat may not know reaches it by no frame: hidden hands, purses, and who has answered in secret."""

import json
from random import Random

from tests.server.serving import Chair, Guest, Server, all_started, random_say


def secrets_of(chair: Chair) -> set[str]:
    """The handles of the cards in one's own hand, as they are offered for a bid."""
    return {card for box in chair.ask.get("offers", {}).get("bid", []) for card in box["card"]}


def test_hidden_cards_are_in_nobody_elses_frames(server: Server, anna: Guest, bo: Guest) -> None:
    match = anna.new_table("bazaar", seats=("me", "open"), public=True, options={"sand": 4})
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    watcher = Guest(server.port).sit_down(match).started()
    hands = [secrets_of(chair) for chair in chairs]
    assert all(hands) and not hands[0] & hands[1]
    everybody = [*chairs, watcher]
    first, second = (next(iter(sorted(hand))) for hand in hands)
    assert chairs[0].do([{"k": "bid", "card": first}])["m"] == "ok"
    assert chairs[0].attempt([{"k": "bid", "card": first}])["m"] == "tried"
    for hidden, lookers in ((hands[0], [chairs[1], watcher]), (hands[1], [chairs[0], watcher])):
        for looker in lookers:
            sent = json.dumps(looker.frames)
            assert not any(f'"{card}"' in sent for card in hidden)
    assert chairs[1].do([{"k": "bid", "card": second}])["m"] == "ok"
    for chair in everybody:
        while f'"{second}"' not in json.dumps(chair.frames):
            chair.next()
    replay = json.dumps(Guest(server.port).get(f"/api/tables/{match}/replay"))
    file = json.dumps(Guest(server.port).get(f"/api/tables/{match}/file"))
    for card in (hands[0] | hands[1]) - {first, second}:
        assert f'"{card}"' not in replay
    assert "seed" not in json.loads(file)["dice"]
    for chair in everybody:
        chair.close()


def test_a_purse_is_open_to_all_only_after_the_end(server: Server, anna: Guest) -> None:
    """Bazaar against a bot, with a race and an hourglass, to the end."""
    match = anna.new_table("bazaar", seats=("me", "bot"), options={"sand": 4})
    watcher = Guest(server.port).sit_down(match)
    chair = anna.sit_down(match)
    random = Random(3)
    while chair.my_turn(timeout=30):
        chair.do([random_say(chair.ask["offers"], random)], sure=True)
        if chair.over is None and not chair.ask.get("offers"):
            chair.next(30)
    while watcher.over is None:
        watcher.next(30)
    assert watcher.over == chair.over
    looked = [cue for frame in watcher.frames if frame["m"] == "news" for cue in frame["cues"] if "jar" in str(cue)]
    assert looked
    everything = anna.get(f"/api/tables/{match}/replay?as=all")
    assert everything["table"]["as"] == -2 and everything["over"]["places"] == chair.over["places"]
    chair.close()
    watcher.close()
