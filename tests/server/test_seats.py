"""Taking seats: by lobby and invitation, bots for who has left, rematches."""

from tests.server.serving import Guest, Server, all_started
from theogony.bots import BOTS


def test_an_invitation_takes_an_empty_seat_and_nothing_else(server: Server, anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"))
    assert bo.refused(f"/api/tables/{match}/sit", {})[1] == "invite.wrong"
    assert bo.refused(f"/api/tables/{match}/sit", {"invite": "guess"})[1] == "invite.wrong"
    invitation = anna.get(f"/api/tables/{match}/invite")
    assert invitation["qr"].startswith("<svg")
    assert bo.refused(f"/api/tables/{match}/invite", method="GET")[1] == "table.not-yours"
    token = invitation["url"].rpartition("invite=")[2]
    assert bo.post(f"/api/tables/{match}/sit", {"invite": token}) == {"seat": 1}
    cleo = Guest(server.port, "Cleo")
    assert cleo.refused(f"/api/tables/{match}/sit", {"invite": token})[1] == "table.full"
    assert cleo.refused(f"/api/tables/{match}/sit", {"invite": token, "seat": 0})[1] == "table.full"


def test_a_taken_seat_stays_taken(server: Server, anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open", "open"), public=True)
    assert bo.refused(f"/api/tables/{match}/sit", {"seat": 0})[1] == "seat.taken"
    assert bo.refused(f"/api/tables/{match}/sit", {"seat": 7})[1] == "seat.taken"
    assert bo.post(f"/api/tables/{match}/sit", {"seat": 2}) == {"seat": 2}
    assert bo.refused(f"/api/tables/{match}/start", {})[1] == "table.not-host"
    assert anna.refused(f"/api/tables/{match}/start", {})[1] == "table.not-full"
    anna.post(f"/api/tables/{match}/seat/1", {"bot": "random"})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    for chair in chairs:
        assert chair.table["status"] == "running"
        chair.close()


def test_a_bot_plays_for_who_has_left_and_the_person_can_come_back(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    assert anna.refused(f"/api/tables/{match}/seat/1", {"bot": "random"})[1] == "seat.here"
    chairs[1].close()
    while next(frame for frame in reversed(chairs[0].frames) if frame["m"] in ("people", "table"))["seats"][1]["here"]:
        chairs[0].next()
    anna.post(f"/api/tables/{match}/seat/1", {"bot": "random"})
    while chairs[0].seats[1]["kind"] != "bot":
        chairs[0].next()
    assert bo.refused(f"/api/tables/{match}/seat/0", {"back": True})[1] == "seat.not-yours"
    back = bo.sit_down(match).started()
    say = [{"k": "end", "end": "!end"}]
    assert back.do(say, q=back.ask["q"])["because"] == "closed"
    bo.post(f"/api/tables/{match}/seat/1", {"back": True})
    while back.seats[1]["kind"] != "person":
        back.next()
    for chair in (chairs[0], back):
        chair.close()


def test_the_rematch_is_one_for_everybody(server: Server) -> None:
    from random import Random

    anna = Guest(server.port, "Anna")
    match = anna.new_table(seats=("me", "bot"))
    assert anna.refused(f"/api/tables/{match}/rematch", {})[1] == "table.not-over"
    chair = anna.sit_down(match)
    chair.play_on(Random(2))
    assert Guest(server.port).refused(f"/api/tables/{match}/rematch", {})[1] == "table.not-yours"
    again = anna.post(f"/api/tables/{match}/rematch", {})["match"]
    assert again != match
    assert anna.post(f"/api/tables/{match}/rematch", {})["match"] == again
    fresh = anna.sit_down(again).started()
    assert [seat["name"] for seat in fresh.table["seats"]] == [seat["name"] for seat in chair.table["seats"]]
    fresh.close()
    chair.close()


def test_a_bot_of_any_level_plays_for_a_person_who_asks_for_it(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "bot"), pace=10)
    chair = anna.sit_down(match).started()
    for bot in BOTS:
        anna.post(f"/api/tables/{match}/seat/0", {"bot": bot})
        while (chair.seats[0]["kind"], chair.seats[0]["bot"]) != ("bot", bot):
            chair.next()
        anna.post(f"/api/tables/{match}/seat/0", {"back": True})
        while chair.seats[0]["kind"] != "person":
            chair.next()
    assert anna.refused(f"/api/tables/{match}/seat/0", {"bot": "hydra"})[1] == "bot.unknown"
    chair.close()
