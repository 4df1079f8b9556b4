"""What is said behind what a creature wears is said of the creature; everything that may attack attacks."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

MAUL = 'card: Maul {2} artifact - equipment "Equipped creature gets +2/+0.\\nEquip {1}"'


@pytest.mark.parametrize(
    "said",
    [
        "Ox 2/2 wearing Maul attacking",
        "Ox 2/2 (wearing Maul), attacking",
        "Ox 2/2 wearing Maul (attacking)",
        "Ox 2/2 (equipped with Maul), attacking",
        "Ox 2/2 equipped with Maul attacking",
        "Ox 2/2 equipped with Maul, attacking",
        "Maulを付けたOx 2/2、攻撃中",
    ],
)
def test_who_wears_something_attacks_and_not_what_is_worn(said: str) -> None:
    assert "B: life 4 → 0" in " ".join(result(f"{MAUL}\nA: {said}\nB: life 4\n? damage"))


def test_a_card_by_its_name_alone_is_equipped_with_another() -> None:
    ox = "card: Ox 2/2 creature"
    assert "Ox: power 4" in result(f"{MAUL}\n{ox}\nA: Ox equipped with Maul\n? power of Ox")[0]


@pytest.mark.parametrize(
    "said", ["Ox 2/2 wearing Maul (two +1/+1 counters)", "Ox 2/2 (wearing Maul), two +1/+1 counters"]
)
def test_counters_behind_what_is_worn_are_on_the_creature(said: str) -> None:
    assert "power 6" in result(f"{MAUL}\nA: {said}\n? power of Ox")[0]


def test_damage_behind_what_is_worn_is_marked_on_the_creature() -> None:
    zap = 'hand: Zap {R} instant "~ deals 2 damage to any target."'
    assert "Ox dies" in " ".join(result(f"{MAUL}\nA: Ox 4/4 wearing Maul (3 damage)\nB: {zap}\nB casts Zap on Ox"))


def test_everything_is_every_creature_that_may_attack() -> None:
    others = (
        'Song {1} enchantment "You have no maximum hand size.", Forest, Wall 0/5 "Defender", Elf 1/1 (just came in)'
    )
    situation = f"A: Ox 4/4, {others}"
    assert result(f"{situation}\nA attacks with everything\n? damage")[0].startswith("Ox deals 4 to B")


def test_everything_is_counted_when_attackers_are_declared() -> None:
    said = result('A: Ox 4/4; hand: Imp {R} creature 1/1 "Haste"\nA casts Imp\nA attacks with everything\n? life of B')
    assert "15" in said[0]


@pytest.mark.parametrize("said", ["no lands", "no mana", "土地なし"])
def test_who_has_no_lands_is_lent_no_mana(said: str) -> None:
    situation = f'A: Ox 4/4, {said}; hand: Zap {{R}} instant "~ deals 3 damage to any target."\nA casts Zap on B'
    assert "Not possible" in result(situation)[0]
    assert not any("enough mana" in str(one.en) for one in of(situation).granted)
