"""608.2c, 608.2h: a reference that nothing can settle is a fault with its words and place, never 0 and never silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.scenarios.checking import check_file

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
    file = tmp_path / "unsettled.yaml"
    file.write_text(HEAD.replace("DO", instruction), encoding="utf-8")
    result = check_file(file)
    assert result.verdict == "unsupported", result.message
    assert "nothing settles it" in result.message


def test_what_an_instruction_could_have_settled_and_did_not_is_nothing(tmp_path: Path) -> None:
    file = tmp_path / "unsettled.yaml"
    do = (
        "{sacrifice: {choose: {type: creature}}, as: given-up}, "
        "{gain-life: you, amount: {value: toughness, of: given-up}}"
    )
    file.write_text(HEAD.replace("DO", do), encoding="utf-8")
    assert check_file(file).verdict == "pass", check_file(file).message
