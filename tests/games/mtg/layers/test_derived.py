"""What was derived of a position on the way to it is what a fresh look at it finds."""

from __future__ import annotations

import pytest

from judgekit.core.json_values import Json
from judgekit.engine.playing import play
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.scene.setup.positions import setup
from judgekit.games.mtg.state.combatants import attackers, blockers
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import SETTLED, pending
from tests.games.mtg.positions import CARDS, Dice, decks, position


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


GIVEN: dict[str, Json] = {
    "players": {"A": {"library": ["Bear"] * 20}, "B": {"library": ["Bear"] * 20}},
    "battlefield": [
        {"id": "lord", "card": "Noon Lord", "controller": "A"},
        {"id": "a", "card": "Bear", "controller": "A"},
        {"id": "b", "card": "Bear", "controller": "B"},
        {"id": "elf", "card": "Elf", "controller": "B"},
    ],
    "turn": {"active": "A", "step": "upkeep"},
}

NOON_LORD: dict[str, Json] = {
    "types": "Creature - Elk",
    "pt": "2/2",
    "text": "As long as it's your turn, other creatures you control get +1/+1.\nOther creatures have vigilance.",
}


@pytest.mark.parametrize("seed", range(4))
def test_a_view_carried_over_facts_is_that_of_a_fresh_look_whatever_turn_it_is(seed: int) -> None:
    begun = setup({**CARDS, "Noon Lord": NOON_LORD}, GIVEN, "mtg@20210922")
    powers = set()
    for reached in play(begun, Dice(seed), 150):
        fresh = reached.draft().seal()
        fresh.memo = {}
        kept, made = view_of(reached), view_of(fresh)
        assert {id: kept.of(id) for id in reached.objects} == {id: made.of(id) for id in reached.objects}
        assert (kept.log, kept.considered, kept.vanished) == (made.log, made.considered, made.vanished)
        powers |= {kept.of(id).power for id in ("a", "b") if reached.objects[id].zone == "battlefield"}
    assert {2, 3} <= powers
