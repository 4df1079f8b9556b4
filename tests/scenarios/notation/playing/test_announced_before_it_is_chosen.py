"""601.2c: a target that is said with a spell stays its target while a mode or a payment is still to be chosen."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

CREATURES = "A: Cub 2/2, Angel 4/4"
UP, OUT = ("Target creature gets +3/+0 until end of turn.", "Target creature gets +0/+3 until end of turn.")
GROWING = f'Charm {{R}} instant "Choose one —\\n• {UP}\\n• {OUT}"'
LIFE = 'Charm {R} instant "Choose one —\\n• ~ deals 2 damage to target player.\\n• Target player gains 2 life."'
MIXED = (
    'Charm {R} instant "Choose one —\\n• Target creature gets +3/+0 until end of turn.\\n• Target player gains 2 life."'
)


def test_what_is_not_the_target_does_not_change_whatever_mode_is_chosen() -> None:
    assert result(f"{CREATURES}; hand: {GROWING}\nA casts Charm on Angel\n? power of Cub")[0].endswith("power 2")


def test_the_modes_of_a_said_target_are_told_apart() -> None:
    assert "8 or 12" in result(f"A: life 10; hand: {LIFE}\nA casts Charm on A\n? life of A")[0]


def test_a_payment_that_is_open_leaves_the_target_as_it_is() -> None:
    dart = 'Dart {R/P} instant "Target creature gets -1/-1 until end of turn."'
    situation = f"A: Mountain; hand: {dart}\nB: Cub 2/2, Ox 4/4\nA casts Dart on Ox"
    assert "2" in result(f"{situation}\n? toughness of Cub")[0]
    assert "3" in result(f"{situation}\n? toughness of Ox")[0]


def test_the_one_mode_that_has_such_a_target_is_taken_and_said() -> None:
    situation = f"{CREATURES}; hand: {MIXED}\nA casts Charm on Angel"
    assert "Angel is 7/4" in " ".join(result(situation))
    assert any("mode 1" in str(one.en) for one in of(situation).granted)


@pytest.mark.parametrize("mode", ["1", "2"])
def test_a_mode_that_is_said_later_keeps_the_target(mode: str) -> None:
    situation = f"{CREATURES}; hand: {GROWING}\nA casts Charm on Angel\nA chooses {mode}"
    changed = {"1": "Angel is 7/4", "2": "Angel is 4/7"}
    assert changed[mode] in " ".join(result(situation))


def test_a_spell_said_while_triggers_are_to_be_ordered_is_cast_behind_every_order() -> None:
    casting = "Whenever you cast an instant or sorcery spell"
    smiths = f'Smith 2/2 "{casting}, ~ deals 2 damage to each opponent.", Page 1/1 "{casting}, you gain 1 life."'
    bolt, hush = 'Bolt {R} instant "~ deals 3 damage to any target."', 'Hush {U} instant "Counter target spell."'
    # Bolt is countered, the two triggers resolve in either order: B is dealt 2 (603.3b).
    found = of(
        f"A: {smiths}; hand: {bolt}\nB: life 5; hand: {hush}\nA casts Bolt on B\nB casts Hush on Bolt\n? life of B"
    )
    assert "3" in str(found.replies[0].result[0].en)
    assert "every trigger order that A may choose comes to the same" in [str(one.en) for one in found.granted]
