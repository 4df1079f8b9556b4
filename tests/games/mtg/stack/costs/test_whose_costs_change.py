"""601.2f: a change of costs means the very spell it names, the spells of whom it names, or those its filter means."""

from __future__ import annotations

from typing import Any

import pytest

from judgekit.games.mtg.layers.in_force import InForce
from judgekit.games.mtg.stack.costs.costs import _concerns_spell
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Ability, Reference
from tests.games.mtg.positions import position

GIVEN: dict[str, Any] = {
    "players": {"A": {"life": 20}, "B": {"life": 20}},
    "turn": {"active": "A", "step": "precombat-main", "priority": "A"},
    "battlefield": [{"id": "bear", "card": "Bear", "controller": "B"}],
    "stack": [
        {"id": "spark", "card": "Spark", "controller": "A", "targets": "bear"},
        {"id": "other", "card": "Spark", "controller": "A", "targets": "bear"},
    ],
}


@pytest.mark.parametrize(
    ("affects", "meant"),
    [
        pytest.param(("ref", "spark"), {"spark"}, id="the very spell"),
        pytest.param(("ref", "bear"), set(), id="another object"),
        pytest.param(("you",), {"spark", "other"}, id="whoever casts it"),
        pytest.param(("opponents",), set(), id="somebody else"),
    ],
)
def test_a_change_of_costs_means_the_very_spell_it_names_or_the_spells_of_whom_it_names(
    affects: Reference, meant: set[str]
) -> None:
    at = position(GIVEN)
    if affects[0] == "ref":
        affects = ("ref", at.objects[affects[1]].ref)
    entry = InForce("bear", Ability("cost-change", "spells", affects=affects), Frame("A", at.objects["bear"].ref))
    assert {id for id in ("spark", "other") if _concerns_spell(at, entry, at.objects[id])} == meant
