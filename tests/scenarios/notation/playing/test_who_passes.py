"""117.3d: who acts later in turn order acts after the players before have passed; of more than two players too."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

SEATS = (
    'seats A, B, C, D\nA\'s turn\nA: Ox 4/4, Zeal {1} enchantment "{1}: You gain 1 life."\nB: Elf 1/1\nC: Cub 2/2; hand: Zap {R} '
    'instant "~ deals 3 damage to any target."\nD: Fox 2/2; hand: Hush {U} instant "Counter target spell."'
)
PASSED = ["A passes priority", "B passes priority"]


def passes(text: str) -> list[str]:
    return [str(one.en) for one in of(text).granted if "passes" in str(one.en)]


def test_everybody_before_who_acts_passes_and_that_is_said() -> None:
    assert "Yes: Elf dies" in result(f"{SEATS}\nC casts Zap on Elf\nDoes Elf die?")
    assert passes(f"{SEATS}\nC casts Zap on Elf") == PASSED


def test_who_answers_an_ability_does_so_before_it_resolves() -> None:
    text = f"{SEATS}\nA activates Zeal\nC casts Zap on Elf in response"
    assert passes(text) == PASSED
    assert "now 20" in " ".join(result(f"{text}\nZap resolves\n? life of A"))


@pytest.mark.parametrize(("passed", "others"), [("", ["C passes priority"]), ("\nC passes", [])])
def test_who_has_passed_since_the_last_spell_is_not_passed_for_again(passed: str, others: list[str]) -> None:
    text = f"{SEATS}\nC casts Zap on Elf{passed}\nD casts Hush on Zap in response"
    assert passes(text) == [*PASSED, *others]
    assert "Elf survives" in " ".join(result(f"{text}\nDoes Elf survive?"))
