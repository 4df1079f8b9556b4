"""What was derived of a position on the way to it is what a fresh look at it finds."""

from __future__ import annotations

import pytest

from judgekit.engine.playing import play
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.combatants import attackers, blockers
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import SETTLED, pending
from tests.games.mtg.positions import Dice, decks, position


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_derived_values_are_those_of_a_fresh_look(seed: int) -> None:
    seen = list(play(position(decks(seed)), Dice(seed), 150))
    for reached in seen:
        fresh = reached.draft().seal()
        fresh.memo = {}
        for id in reached.objects:
            assert view_of(reached).of(id) == view_of(fresh).of(id)
        assert permanents(reached) == permanents(fresh)
        assert attackers(reached) == attackers(fresh)
        assert blockers(reached) == blockers(fresh)
        for kind in ("cant", "must", "may", "triggered"):
            assert in_force(reached, kind) == in_force(fresh, kind)
        if SETTLED in reached.memo:
            assert not pending(fresh)
