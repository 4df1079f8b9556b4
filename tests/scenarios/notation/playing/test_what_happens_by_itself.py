"""What the rules do by themselves in a position is part of what happens there, whoever asks."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

DRAIN = 'Ghoul 1/1 "Whenever another creature dies, you gain 1 life."'


@pytest.mark.parametrize(
    ("situation", "happens"),
    [
        ("A: Cub 2/2 (three -1/-1 counters)\n? what happens", "Cub dies."),
        (f"A: Cub 2/2 (three -1/-1 counters), {DRAIN}\n? what happens", "A: life 20 → 21; Cub dies."),
        ("A: life 0\nB: Cub 2/2\n? what happens", "A loses the game, B wins."),
        ("A: Angel 4/4 attacking\ncombat damage\n? damage", "Angel deals 4 to B; B: life 20 → 16."),
        ("B: hand 9 cards\nB's draw step\n? what happens", "B draws a card"),
    ],
)
def test_what_a_position_brings_by_itself_is_told(situation: str, happens: str) -> None:
    assert happens in " ".join(result(situation))


def test_who_has_priority_in_the_damage_step_has_the_damage_behind() -> None:
    assert result("A: Angel 4/4 attacking\ncombat damage, A has priority\n? damage") == ["nothing changes"]


def test_what_is_still_to_come_is_said_aloud() -> None:
    found = of("A: Angel 4/4 attacking\ncombat damage\n? damage")
    assert any("still to come" in str(one.en) for one in found.granted)


def test_a_life_total_that_hangs_on_a_target_is_told_both_ways() -> None:
    leech = 'Leech 1/1 "Whenever another creature dies, target player loses 1 life."'
    said = " ".join(result(f"A: Cub 2/2 (three -1/-1 counters), {leech}\n? life of B"))
    assert "20 or 19" in said or "19 or 20" in said


def test_damage_that_is_enough_destroys_in_magmell_too() -> None:
    magmell = "game magmell\nA: 狐 2/1 (1 damage)\n? what happens"
    assert "nothing changes" not in " ".join(result(magmell))
