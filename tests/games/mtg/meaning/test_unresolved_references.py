"""608.2c, 608.2h: a reference that nothing can settle is a fault with its words and place, never 0 and never silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.scenarios.checking import check_file
from judgekit.scenarios.verdicts import Result


def checked(folder: Path, text: str) -> Result:
    """Return what becomes of a scenario."""
    file = folder / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return check_file(file)


HEAD = """
scenario: 1
id: unsettled
title: {en: t, ja: t}
game: mtg
rules: mtg@20210922
cards:
  Tally:
    cost: "{R}"
    types: Instant
    abilities:
      - spell: {do: [DO]}
given:
  players: {A: {life: 20, pool: "{R}", hand: [{id: tally, card: Tally}]}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
script:
  - do: {cast: tally, by: A, pay: pool}
  - do: {resolve: top}
    expect: [{player: A, life: 20}]
"""


@pytest.mark.parametrize(
    "instruction",
    [
        "{gain-life: you, amount: {value: toughness, of: paid.sacrifice}}",
        "{gain-life: you, amount: {value: power, of: linked.exiled}}",
        "{lose-life: linked.exiled.owner, amount: 2}",
        "{gain-life: you, amount: event.amount}",
        "{draw: made.token.controller, amount: 1}",
        "{lose-life: event.player, amount: 2}",
        "{destroy: event.object}",
    ],
)
def test_what_nothing_settles_is_a_fault_with_its_words(instruction: str, tmp_path: Path) -> None:
    result = checked(tmp_path, HEAD.replace("DO", instruction))
    assert result.verdict == "unsupported", result.message
    assert "nothing settles it" in result.message


def test_what_an_instruction_could_have_settled_and_did_not_is_nothing(tmp_path: Path) -> None:
    do = (
        "{sacrifice: {choose: {type: creature}}, as: given-up}, "
        "{gain-life: you, amount: {value: toughness, of: given-up}}"
    )
    result = checked(tmp_path, HEAD.replace("DO", do))
    assert result.verdict == "pass", result.message


X = """
scenario: 1
id: undefined-x
title: {en: t, ja: t}
game: mtg
rules: mtg@20210922
cards:
  Tally: {cost: "COST", types: Sorcery, text: "TEXT"}
  Meadow Cub: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
given:
  players: {A: {life: 20, pool: "{R}{R}{R}", hand: [{id: tally, card: Tally}], library: {unknown: 9}}, B: {life: 20}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: cub, card: Meadow Cub, controller: B}]
script:
  - do: {cast: tally, by: A, pay: "{R}{R}{R}", MORE}
  - do: {resolve: top}
    expect: [EXPECT]
"""


@pytest.mark.parametrize(
    "text",
    [
        "Draw X cards.",
        "You lose X life.",
        "Tally deals X damage to each creature.",
        "Create X 1/1 red Goblin creature tokens.",
    ],
)
def test_an_x_that_no_cost_has_and_no_text_defines_is_no_zero(text: str, tmp_path: Path) -> None:
    written = X.replace("COST", "{2}{R}").replace("TEXT", text).replace(", MORE", "").replace("EXPECT", "")
    result = checked(tmp_path, written)
    assert result.verdict in ("unsupported", "not-understood"), result.message


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent discards a card unless that player pays {X}.",
        "For each creature, destroy it unless its controller pays {X}.",
    ],
)
def test_an_x_of_unless_that_nothing_defines_is_chosen_by_its_controller(text: str, tmp_path: Path) -> None:
    """107.3f: whatever number A says, B may pay it or not."""
    written = X.replace("COST", "{2}{R}").replace("TEXT", text).replace(", MORE", "").replace("EXPECT", "")
    result = checked(tmp_path, written)
    assert result.verdict == "unscripted"
    assert "A has to decide: X of tally" in result.message


def test_an_x_in_the_mana_cost_is_what_was_paid(tmp_path: Path) -> None:
    written = X.replace("COST", "{X}{R}").replace("TEXT", "Draw X cards.").replace("MORE", "X: 2")
    result = checked(tmp_path, written.replace("EXPECT", "{player: A, hand: 2}"))
    assert result.verdict == "pass", result.message


OF_A_PERMANENT = """
scenario: 1
id: undefined-x
title: {en: t, ja: t}
game: mtg
rules: mtg@20210922
cards:
  Tally: {cost: "{1}{G}", types: Creature - Elf, pt: 1/1, text: "TEXT"}
  Tapper: {cost: "{1}{G}", types: Creature - Elf, pt: 1/1, text: "{0}: Tap all Elves."}
given:
  battlefield:
    - {id: tally, card: Tally, controller: A, continuously: true}
    - {id: tapper, card: Tapper, controller: A, continuously: true}
  turn: {active: A, step: precombat-main, priority: A}
policy: {priority: pass}
script:
  - do: {activate: SOURCE, by: A}
  - do: {resolve: top}
  - do: {pass: all}
"""


@pytest.mark.parametrize(
    "text",
    [
        "Other creatures you control get +X/+X.",
        "Creatures you control with power X have flying.",
        "{T}: You gain X life.",
        "Whenever ~ becomes tapped, put X +1/+1 counters on it.",
    ],
)
def test_an_x_that_nothing_of_a_permanent_defines_is_no_zero(text: str, tmp_path: Path) -> None:
    """107.3f: what a static ability changes in others is no cost that could have an X."""
    written = OF_A_PERMANENT.replace("TEXT", text).replace("SOURCE", "tally" if ":" in text else "tapper")
    result = checked(tmp_path, written)
    assert result.verdict == "unsupported", result.message
    assert "nothing settles it" in result.message
