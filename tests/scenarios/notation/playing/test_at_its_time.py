"""When in the turn a deed is done may be said with it."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import result

GROWTH = 'Growth {G} instant "Target creature gets +3/+3 until end of turn."'


@pytest.mark.parametrize(
    "line",
    [
        "A casts Growth on Ox in the second main phase",
        "A casts Growth on Ox at end of turn",
        "after combat A casts Growth on Ox",
        "in the second main phase, A casts Growth on Ox",
    ],
)
def test_what_is_cast_after_combat_does_not_change_its_damage(line: str) -> None:
    """505.1a: the second main phase comes after combat, in which damage was dealt (510.2)."""
    said = f"A: Ox 2/2; hand: {GROWTH}\nA attacks with Ox\n{line}\n? result"
    assert "B: life 20 → 18" in result(said)[0]


def test_a_step_that_is_over_is_not_waited_for_in_the_next_turn() -> None:
    with pytest.raises(NotationUnclear, match="past that step"):
        result(f"A: Ox 2/2; hand: {GROWTH}\nsecond main phase\nA casts Growth on Ox in the draw step")


def test_who_is_aimed_at_is_no_step() -> None:
    assert result('A: hand: Zap {R} instant "~ deals 3 damage to any target."\nA casts Zap at B')[0].startswith(
        "Zap deals 3 to B"
    )
