"""Whole games by messages alone: against bots, against each other, at one screen."""

from pathlib import Path
from random import Random
from threading import Thread
from time import sleep

from tests.server.serving import Guest, serving


def test_a_game_of_gods_against_bots_is_played_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest(server.port, "Anna")
        chair = guest.sit_down(guest.new_table(seats=("me", "bot", "bot")))
        moves = chair.play_on(Random(1))
        assert moves > 10
        assert chair.over is not None
        assert sorted(chair.over["places"])[0] == 1
        for k, total in enumerate(chair.over["total"]):
            assert total == sum(line["points"][k] for line in chair.over["scores"])
        chair.close()


def test_two_browsers_play_each_other(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, bo = Guest(server.port, "Anna"), Guest(server.port, "Bo")
        match = anna.new_table(seats=("me", "open"), public=True)
        bo.post(f"/api/tables/{match}/sit", {})
        chairs = [anna.sit_down(match), bo.sit_down(match)]
        players = [Thread(target=chair.play_on, args=(Random(k),)) for k, chair in enumerate(chairs)]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
        assert chairs[0].over is not None
        assert chairs[0].over == chairs[1].over
        for chair in chairs:
            chair.close()


def test_two_people_at_one_screen_see_the_table_of_whoever_is_asked(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest(server.port, "Anna")
        chair = guest.sit_down(guest.new_table(seats=("me", "here")))
        chair.started()
        assert chair.table["you"] == [0, 1]
        views = set()
        random = Random(3)
        while chair.my_turn():
            views.add(chair.table["as"])
            say, seat = random_of(chair.ask, random), chair.table["as"]
            answer = chair.do([say], seat=seat)
            while answer.get("because") == "slow":  # one browser for two, and no human hand
                sleep(0.5)
                answer = chair.do([say], seat=seat)
            assert answer["m"] == "ok"
            if not chair.over and not chair.ask.get("offers"):
                chair.until("scene", "over")
        assert views == {0, 1}
        chair.close()


def random_of(ask: dict, random: Random) -> dict:  # type: ignore[type-arg]
    from tests.server.serving import random_say

    return random_say(ask["offers"], random)
