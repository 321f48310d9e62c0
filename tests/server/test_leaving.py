"""Leaving before the start, giving up, and stopping the clock together."""

from tests.server.serving import Chair, Guest, all_started


def two_at_a_table(anna: Guest, bo: Guest, game: str = "gods") -> tuple[str, list[Chair]]:
    match = anna.new_table(game, seats=("me", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    return match, chairs


def test_who_leaves_before_the_start_frees_the_seat_and_hands_the_table_over(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    assert anna.post(f"/api/tables/{match}/leave", {}) == {"gone": False}
    with_bo = bo.sit_down(match)
    with_bo.until("table")
    assert with_bo.table["host"]
    assert [seat["kind"] for seat in with_bo.table["seats"]] == ["open", "person", "open"]
    with_bo.close()
    assert anna.refused(f"/api/tables/{match}/leave", {})[1] == "table.not-yours"


def test_a_table_everybody_has_left_is_no_more(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"), public=True)
    watching = bo.sit_down(match)
    watching.until("table")
    assert anna.post(f"/api/tables/{match}/leave", {}) == {"gone": True}
    assert watching.until("no")["rule"] == "table.gone"
    watching.close()
    assert anna.refused(f"/api/tables/{match}/sit", {})[1] == "table.unknown"
    assert all(card["match"] != match for card in bo.get("/api/lobby")["open"])


def test_nobody_leaves_a_running_game_as_if_it_had_not_begun(anna: Guest, bo: Guest) -> None:
    match, chairs = two_at_a_table(anna, bo)
    assert anna.refused(f"/api/tables/{match}/leave", {})[1] == "table.running"
    for chair in chairs:
        chair.close()


def test_who_gives_up_against_one_has_lost(anna: Guest, bo: Guest) -> None:
    match, chairs = two_at_a_table(anna, bo)
    assert bo.refused(f"/api/tables/{match}/resign", {"seat": 0})[1] == "seat.not-yours"
    bo.post(f"/api/tables/{match}/resign", {})
    for chair in chairs:
        assert chair.until("over")["places"] == [1, 2]
        chair.close()
    assert bo.refused(f"/api/tables/{match}/resign", {})[1] == "table.over"


def test_who_gives_up_among_several_is_played_by_a_bot_and_does_not_come_back(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "bot", "bot"))
    chair = anna.sit_down(match).started()
    anna.post(f"/api/tables/{match}/resign", {})
    while not chair.until("people")["seats"][0].get("resigned"):
        pass
    assert anna.refused(f"/api/tables/{match}/seat/0", {"back": True})[1] in ("seat.resigned", "table.over")
    chair.close()


def test_the_clock_stops_when_all_want_it_and_goes_on_when_one_does(anna: Guest, bo: Guest) -> None:
    match, chairs = two_at_a_table(anna, bo, "four_gods")
    assert anna.post(f"/api/tables/{match}/pause", {"pause": True}) == {"pausing": [0]}
    assert bo.post(f"/api/tables/{match}/pause", {"pause": True}) == {"paused": True}
    for chair in chairs:
        while not chair.until("people").get("paused"):
            pass
    asked = next(chair for chair in chairs if chair.ask.get("q"))
    refused = asked.do([{"k": "pass"}])
    assert refused["m"] == "no"
    assert anna.post(f"/api/tables/{match}/pause", {"pause": False}) == {}
    for chair in chairs:
        chair.close()
