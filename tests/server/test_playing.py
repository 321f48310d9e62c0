"""What a table answers to what people do: held and tried, why not, undo, and the lobby around it."""

from random import Random

from tests.server.serving import Chair, Guest, Server, all_started, random_say


def first_move(chair: Chair, kind: str) -> dict[str, object]:
    random = Random(1)
    while True:
        say = random_say(chair.ask["offers"], random)
        if say["k"] == kind:
            return say


def test_a_try_shows_what_would_be_and_changes_nothing(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    seat = chair.table["as"]
    say = first_move(chair, "lay")
    n, pieces = chair.n, dict(chair.pieces)
    tried = chair.attempt([say], seat=seat)
    assert tried["m"] == "tried" and tried["patch"] and not tried["final"] and not tried["cut"]
    assert tried["ask"]["offers"]
    assert (chair.n, chair.pieces) == (n, pieces)
    assert chair.do([say], sure=False, seat=seat)["m"] == "ok"
    news = next(frame for frame in chair.frames if frame["m"] == "news")
    assert news["patch"] == tried["patch"]
    assert news["re"] == chair.id
    chair.close()


def test_what_ends_a_turn_is_held_until_it_is_sure_and_shows_no_tile_that_is_not_turned_up_yet(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    seat = chair.table["as"]
    while True:
        say = random_say(chair.ask["offers"], Random(chair.n))
        q, n = chair.ask["q"], chair.n
        held = chair.do([say], sure=False, seat=seat)
        if held["m"] == "held":
            break
    assert held["final"] and chair.n == n
    if held["cut"]:
        assert held["ask"] is None
    assert chair.do([say], q=q, seat=seat)["m"] == "ok"
    chair.close()


def test_an_action_can_be_taken_back_until_something_is_revealed(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    before = dict(chair.pieces)
    assert chair.undo()["m"] == "no"
    assert chair.do([first_move(chair, "lay")], seat=chair.table["as"])["m"] == "ok"
    assert chair.ask["undo"] == 1
    assert chair.undo()["m"] == "ok"
    assert chair.pieces == before
    assert "undo" not in chair.ask
    chair.close()


def test_at_a_table_without_undo_nothing_is_taken_back(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"), undo=False)).started()
    assert chair.do([first_move(chair, "lay")], seat=chair.table["as"])["m"] == "ok"
    assert "undo" not in chair.ask
    assert chair.undo()["because"] == "closed"
    chair.close()


def test_why_not_names_the_rule_also_for_half_a_say_and_a_touch(anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    tile = chair.ask["offers"]["lay"][0]["tile"][0]
    no = chair.why({"k": "lay", "tile": tile}, touch="world@6,0")
    assert (no["m"], no["because"]) == ("no", "rule")
    assert no["rule"].startswith("gods.") and no["on"] == ["world@6,0"]
    cell = chair.ask["offers"]["lay"][0]["cell"][0]
    assert chair.why({"k": "lay", "tile": tile}, touch=cell)["m"] == "ok"
    assert chair.why({}, touch="world@6,0")["rule"].startswith("gods.")
    chair.close()


def test_the_lobby_knows_whose_turn_it_is(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "open"), public=True)
    listed = next(card for card in bo.get("/api/lobby")["open"] if card["match"] == match)
    assert listed["status"] == "open" and [seat["kind"] for seat in listed["seats"]] == ["person", "open"]
    bo.post(f"/api/tables/{match}/sit", {})
    chairs = [anna.sit_down(match), bo.sit_down(match)]
    all_started(*chairs)
    awaited = next(k for k, seat in enumerate(chairs[0].seats) if seat["awaited"])
    guests = (anna, bo)
    for k, guest in enumerate(guests):
        card = next(card for card in guest.get("/api/lobby")["mine"] if card["match"] == match)
        assert card["your_turn"] == (k == awaited)
        assert [seat["mine"] for seat in card["seats"]] == [j == k for j in range(2)]
    for chair in chairs:
        chair.close()


def test_chat_is_kept_for_who_comes_later(anna: Guest, bo: Guest) -> None:
    match = anna.new_table(seats=("me", "here"))
    chair = anna.sit_down(match).started()
    chair.send({"m": "chat", "text": "hello"})
    chair.until("chat")
    later = bo.sit_down(match)
    assert later.until("chat")["text"] == "hello"
    assert later.until("people")["here"] == ["Anna", "Bo"]
    chair.close()
    later.close()


def test_the_client_finds_types_words_rules_art_and_style(server: Server, anna: Guest) -> None:
    chair = anna.sit_down(anna.new_table(seats=("me", "here"))).started()
    types = anna.get(chair.table["types"])
    assert {piece["t"] for piece in chair.pieces.values()} <= types.keys()
    assert any(rule["id"] == "gods.tribe.price" for part in anna.get(chair.table["rulebook"]) for rule in part["rules"])
    for page in (chair.table["art"], chair.table["css"], "/words/de.ftl"):
        assert anna.ask("GET", page)[0] == 200
    for game in anna.get("/api/games"):
        assert game["title"] and game["bots"] and game["seats"]
    chair.close()
