"""A hint is given to who may decide, at tables that allow it, and says what can be done there."""

from tests.server.serving import Guest, all_started


def test_who_plays_against_bots_alone_can_ask_for_a_hint(anna: Guest) -> None:
    match = anna.new_table(seats=("me", "bot"))
    chair = anna.sit_down(match)
    all_started(chair)
    while not (chair.ask or {}).get("must"):
        chair.next()
    assert chair.table["hints"] is True
    hint = anna.post(f"/api/tables/{match}/hint", {})
    assert hint["q"] == chair.ask["q"] and hint["as"] == 0 and hint["moves"]
    for move in hint["moves"]:
        assert move["text"] and (move["share"] is None or 0 <= move["share"] <= 1)
    answer = chair.do([hint["moves"][0]["say"]], q=hint["q"])
    assert answer["m"] in ("ok", "held")
    chair.close()


def test_between_people_there_are_no_hints_unless_the_host_wants_them(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"), public=True)
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    assert anna.refused(f"/api/tables/{match}/hint", {})[1] == "hint.not-here"
    for chair in chairs:
        chair.close()


def test_nobody_gets_a_hint_for_somebody_else(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "bot"), public=True)
    chair = anna.sit_down(match)
    all_started(chair)
    assert bo.refused(f"/api/tables/{match}/hint", {"seat": 0})[1] == "seat.not-yours"
    assert bo.refused(f"/api/tables/{match}/hint", {})[1] == "hint.not-asked"
    chair.close()


def test_the_host_decides_whether_there_are_hints(anna: Guest, bo: Guest) -> None:
    alone = anna.new_table(seats=("me", "bot"), hints=False)
    chair = anna.sit_down(alone).started()
    assert chair.table["hints"] is False
    status, id, sentence = anna.refused(f"/api/tables/{alone}/hint", {})
    assert (status, id, sentence) == (403, "hint.not-here", "This table allows no hints.")
    together = anna.new_table(seats=("me", "open"), public=True, hints=True)
    bo.post(f"/api/tables/{together}/sit", {})
    chairs = [anna.sit_down(together), bo.sit_down(together)]
    all_started(*chairs)
    assert [one.table["hints"] for one in chairs] == [True, True]
    turn = next(k for k, one in enumerate(chairs) if one.ask["must"])
    assert (anna, bo)[turn].post(f"/api/tables/{together}/hint", {})["moves"]
    assert (bo, anna)[turn].refused(f"/api/tables/{together}/hint", {})[1] == "hint.not-asked"
    for one in (chair, *chairs):
        one.close()
