"""What hangs on which permanent was there first is answered for each order, unless the notation says the order (613.7)."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

CALM = 'B: Calm {2}{W}{W} enchantment "All creatures lose all abilities and have base power and toughness 1/1."'
GLOW = (
    'A: Glow {1}{W}{W}{W} enchantment "Each other non-Aura enchantment is a creature in addition to its other types and '
    'has base power and base toughness each equal to its mana value."'
)
ASKED = "? power of Calm"


def _branches(text: str) -> dict[str, str]:
    return {line: str(end.en) for line, end, _ways in of(text).replies[0].branches}


def test_two_effects_that_set_the_same_value_are_answered_in_both_orders() -> None:
    text = f"{CALM}\n{GLOW}\n{ASKED}"
    assert result(text) == ["it depends on which of them entered the battlefield first"]
    assert _branches(text) == {"entered: Calm, Glow": "Calm: power 4", "entered: Glow, Calm": "Calm: power 1"}
    assert "613.7" in of(text).replies[0].rules


def test_a_line_that_says_the_order_settles_it() -> None:
    position = f"{CALM}\n{GLOW}"
    for line in ("entered: Calm, Glow", "Calm entered before Glow", "Glow is newer than Calm", "出た順: Calm、Glow"):
        assert result(f"{position}\n{line}\n{ASKED}")[:1] == ["Calm: power 4"], line
    for line in ("entered: Glow, Calm", "Glow was there before Calm", "GlowはCalmより先に出た"):
        assert result(f"{position}\n{line}\n{ASKED}")[:1] == ["Calm: power 1"], line


def test_brackets_behind_a_card_may_say_the_order_too() -> None:
    assert result(f"{CALM} (older than Glow)\n{GLOW}\n{ASKED}")[:1] == ["Calm: power 4"]
    assert result(f"{CALM}\n{GLOW} (entered before Calm)\n{ASKED}")[:1] == ["Calm: power 1"]
    assert result(f"{CALM}\n{GLOW} (Calmより古い)\n{ASKED}")[:1] == ["Calm: power 1"]


def test_what_just_came_in_is_the_newest() -> None:
    assert result(f"{CALM} (just came in)\n{GLOW}\n{ASKED}")[:1] == ["Calm: power 1"]


def test_the_newer_of_two_auras_decides_who_controls_a_creature() -> None:
    lure = 'aura "Enchant creature\\nYou control enchanted creature."'
    text = f"B: Lure {{U}} {lure} (attached to Ox)\nA: Bait {{U}} {lure} (attached to Ox)\nC: Ox 2/2\n? who controls Ox"
    assert _branches(text) == {
        "entered: Bait, Lure": "B controls Ox",
        "entered: Lure, Bait": "A controls Ox",
    }


def test_effects_that_come_to_the_same_in_every_order_are_answered_plainly() -> None:
    song = 'enchantment "Creatures you control get +1/+1."'
    assert result(f"A: Song {{W}} {song}, Hymn {{W}} {song}, Ox 2/2\n? power of Ox")[:1] == ["Ox: power 4"]
    lord = 'B: Lord 2/2 "Other creatures you control get +1/+1 and have trample."'
    assert result(f"{lord}, Elf 1/1\n{GLOW}\n? power of Elf")[:1] == ["Elf: power 2"]


def test_the_answer_in_japanese_says_the_order_in_japanese() -> None:
    text = f"{CALM}\n{GLOW}\n? Calmのパワー"
    found = of(text, "ja").replies[0]
    assert [line for line, _end, _ways in found.branches] == ["出た順: Glow、Calm", "出た順: Calm、Glow"]
    assert str(found.result[0].ja) == "どれが先に戦場に出たかによる"


def test_an_expectation_that_holds_in_one_order_only_does_not_hold() -> None:
    assert of(f"{CALM}\n{GLOW}\n= Calm is 4/4").holds is False
    assert of(f"{CALM}\n{GLOW}\nCalm entered before Glow\n= Calm is 4/4").holds is True


def test_an_order_that_cannot_be_is_refused() -> None:
    with pytest.raises(NotationUnclear, match="cannot be"):
        of(f"{CALM} (older than Glow)\n{GLOW} (older than Calm)\n{ASKED}")
