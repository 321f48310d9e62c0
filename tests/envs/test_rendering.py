"""Pictures of a game: what each mode gives, and that none shows more than its viewer may know."""

import sys
import warnings

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import render_test

from tests.envs import GAMES
from theogony.envs.gymnasium import ManySeats, OneSeat
from theogony.envs.pettingzoo import aec_env, parallel_env
from theogony.envs.rendering import HEIGHT, MODES, WIDTH, pixels
from theogony.kernel.game import games
from theogony.speaking import text_board


def name_of(game_id: str) -> str:
    return f"theogony/{game_id}-v{games()[game_id].rules_version}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_made_with_any_render_mode_and_drawn(game_id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker of gymnasium.make has remarks about render() without a mode
        assert gymnasium.make(name_of(game_id), render_mode=None).reset(seed=1)
        for mode in MODES:
            env = gymnasium.make(name_of(game_id), render_mode=mode)
            env.reset(seed=1)
            picture = env.render()
            if mode == "rgb_array":
                assert isinstance(picture, np.ndarray) and picture.dtype == np.uint8
                assert picture.shape == (HEIGHT, WIDTH, 3)
                assert 0.002 < (picture < 128).all(axis=2).mean() < 0.5  # something is written, on paper
            else:
                assert isinstance(picture, str) and ("<svg" in picture) == (mode == "html")
            env.close()


def test_a_picture_changes_with_the_game() -> None:
    env = OneSeat("gods", render_mode="rgb_array")
    observation, _ = env.reset(seed=1)
    first = env.render()
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert not np.array_equal(first, env.render())


def test_a_seat_is_shown_what_it_sees_and_a_table_what_a_spectator_sees() -> None:
    env = OneSeat("theomachy", seat=1, render_mode="ansi")
    env.reset(seed=4)
    assert env.render() == text_board(env.course.state.seen_by(1)) != text_board(env.course.state.seen_by(0))
    for table in (aec_env("theomachy", render_mode="ansi"), parallel_env("theomachy", render_mode="ansi")):
        table.reset(seed=4)
        state = table.course.state if hasattr(table, "course") else table.table
        assert table.render() == text_board(state.seen_by(-1))


@pytest.mark.parametrize("make", [aec_env, parallel_env])
def test_pettingzoos_kit_for_pictures_is_passed(make: object) -> None:
    def env_fn(render_mode: str | None = None) -> object:
        wanted = None if render_mode == "human" else render_mode  # the kit asks for a window first; there is none
        return make("gods", render_mode=wanted)  # type: ignore[operator]

    if make is aec_env:
        render_test(env_fn, custom_tests={"html": lambda picture: "<svg" in picture})
    env = env_fn("rgb_array")
    env.reset(seed=1)  # type: ignore[attr-defined]
    assert env.render().shape == (HEIGHT, WIDTH, 3)  # type: ignore[attr-defined]
    assert env.metadata["render_modes"] == list(MODES)  # type: ignore[attr-defined]
    silent = env_fn()
    silent.reset(seed=1)  # type: ignore[attr-defined]
    assert silent.render() is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("make", [OneSeat, aec_env, parallel_env])
def test_a_mode_that_is_not_there_is_refused_with_those_that_are(make: object) -> None:
    with pytest.raises(ValueError, match="There is no render mode 'film'; there are: ansi, html, rgb_array, and None"):
        make("gods", render_mode="film")  # type: ignore[operator]


def test_many_games_at_once_are_not_drawn() -> None:
    with pytest.raises(ValueError, match="not drawn"):
        ManySeats("gods", 2, render_mode="rgb_array")
    gymnasium.make_vec(name_of("gods"), num_envs=2, render_mode=None).close()


def test_without_pillow_pixels_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setattr("theogony.envs.rendering.find_spec", lambda name: None)
    env = OneSeat("gods", render_mode="rgb_array")  # make_vec_env asks for it whether anybody looks or not
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"pip install 'theogony\[pictures\]'"):
        env.render()


def test_long_lines_are_broken_and_the_picture_stays_as_large() -> None:
    assert pixels("word " * 2000).shape == (HEIGHT, WIDTH, 3)
