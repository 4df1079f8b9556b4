"""A game put back to a moment that was kept in it is that game again, and a moment is written and read like a position."""

import random

import pytest

from judgekit.engine import Trace
from judgekit.engine.playing import play
from judgekit.engine.snapshots import put_back, snapshot
from judgekit.engine.writing import read_position, write_position
from tests.games.mtg.positions import GAME, Dice, decks, position


@pytest.mark.parametrize("seed", range(4))
def test_putting_a_moment_back_undoes_everything_since(seed: int) -> None:
    reached = list(play(position(decks(seed)), Dice(seed), 120))
    chance = random.Random(seed)
    for _ in range(5):
        earlier, later = sorted(chance.sample(range(len(reached)), 2))
        moment = snapshot(reached[earlier].draft(Trace()), "kept")
        draft = reached[later].draft(Trace())
        draft.set_fact("kept", (moment,))
        put_back(draft, moment)
        back = GAME.advance(draft.seal())
        assert back == reached[earlier]
        assert snapshot(back.draft(Trace()), "kept") == moment


def test_a_moment_kept_in_a_position_is_written_with_it() -> None:
    start = position(decks(5))
    draft = start.draft(Trace())
    draft.set_fact("kept", (snapshot(draft, "kept"),))
    kept = draft.seal()
    assert read_position(GAME, write_position(kept)) == kept
