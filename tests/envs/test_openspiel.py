"""OpenSpiel's own kit on every game, its IS-MCTS, and what resampling may and may not change."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import theogony.envs.openspiel
from tests.envs import GAMES

# Long games, for which the kit copies and saves each state: few seats make them no shorter.
SHORT = {"lords_of_creation": "(seats=5)"}


def load(game_id: str) -> pyspiel.Game:
    return pyspiel.load_game(f"theogony_{game_id}{SHORT.get(game_id, '')}")


def forth(state: pyspiel.State, decisions: int, rng: np.random.RandomState) -> pyspiel.State:
    """So many random decisions further, and past the dice that fall after them."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("game_id", [known for known in GAMES if known != "lords_of_creation"])
def test_every_game_passes_the_random_simulation(game_id: str) -> None:
    pyspiel.random_sim_test(load(game_id), num_sims=1, serialize=True, verbose=False)


def test_lords_of_creation_passes_the_random_simulation_without_saving_each_state() -> None:
    pyspiel.random_sim_test(load("lords_of_creation"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_is_mcts_plays_every_game(game_id: str) -> None:
    game, rng = load(game_id), np.random.RandomState(1)
    simulations = 2 if game_id == "lords_of_creation" else 4
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, simulations, random_state=rng)
    state = forth(game.new_initial_state(), 8, rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game_id", GAMES)
def test_resampling_changes_nothing_the_player_knows(game_id: str) -> None:
    rng = np.random.RandomState(2)
    state = load(game_id).new_initial_state()
    for _ in range(12):
        forth(state, 3, rng)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: float(rng.uniform()))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_resampling_changes_what_the_player_does_not_know() -> None:
    rng = np.random.RandomState(3)
    state = forth(load("theomachy").new_initial_state(), 10, rng)
    player = state.current_player()
    others = {
        state.resample_from_infostate(player, lambda: float(rng.uniform())).information_state_string(1 - player)
        for _ in range(10)
    }
    assert len(others) > 1


def test_a_state_does_not_know_its_future() -> None:
    """The same action leads to different displays, by what chance decides after it."""
    state = pyspiel.load_game("theogony_gods").new_initial_state()
    assert state.is_chance_node()
    futures = {str(state.child(sample)) for sample, _ in state.chance_outcomes()}
    assert len(futures) > 10


def test_an_observer_names_the_parts() -> None:
    game = load("gods")
    state = forth(game.new_initial_state(), 5, np.random.RandomState(4))
    observation = make_observation(game)
    observation.set_from(state, player=0)
    assert observation.tensor.tolist() == state.observation_tensor(0)
    assert observation.dict["seat"].tolist() == [0]
    assert len(observation.dict["laid"]) == 721


def test_games_take_their_seats_and_samples_as_parameters() -> None:
    game = pyspiel.load_game("theogony_gods(seats=4,samples=5)")
    assert game.num_players() == 4
    assert len(game.new_initial_state().chance_outcomes()) == 5


def test_the_module_registers_every_installed_game() -> None:
    theogony.envs.openspiel.register_games()
    assert {f"theogony_{game_id}" for game_id in GAMES} <= set(pyspiel.registered_names())
