"""725.3: a state of the game that comes back is known by what it is, not by how it is written."""

import os
import pickle
import subprocess
import sys

from judgekit.games.mtg.stack.fragmented_loops import State, state_of
from tests.games.mtg.positions import decks, position

EIGHT_FIRST, ZERO_FIRST = frozenset([8, 0]), frozenset([0, 8])
"""Two sets that are equal and are written in different orders."""

UNPICKLED = """
import pickle, sys
from judgekit.games.mtg.stack.fragmented_loops import State
sys.exit(pickle.loads(sys.stdin.buffer.read()) != State("bear", frozenset([0, 8])))
"""


def test_equal_states_are_equal_whatever_the_order_in_which_a_set_was_filled() -> None:
    assert repr(EIGHT_FIRST) != repr(ZERO_FIRST)
    assert State("bear", EIGHT_FIRST) == State("bear", ZERO_FIRST)
    assert hash(State("bear", EIGHT_FIRST)) == hash(State("bear", ZERO_FIRST))
    assert State("bear", EIGHT_FIRST) != State("ox", EIGHT_FIRST)


def test_a_state_is_equal_to_its_like_in_another_process() -> None:
    for seed in ("1", "2"):
        told = pickle.dumps(State("bear", EIGHT_FIRST))
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        assert not subprocess.run(
            [sys.executable, "-c", UNPICKLED], input=told, env=environment, check=False
        ).returncode


def test_a_position_is_in_one_state_and_another_life_total_is_another() -> None:
    start = position(decks(31))
    draft = start.draft()
    draft.change_player(next(iter(start.players)), life=3)
    assert state_of(start) == state_of(position(decks(31)))
    assert state_of(draft) != state_of(start)
