"""603.2: an ability that looks for an event which never comes is unsupported, not silent."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.games.mtg.meaning.event_support import is_supported
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.scenarios import check_file

SCENARIO = """
scenario: 1
id: looks-for
game: mtg
rules: mtg@20260417
cards:
  Looker: {{cost: "{{1}}", types: Artifact, abilities: [{ability}]}}
given:
  players: {{A: {{library: {{unknown: 3}}}}, B: {{library: {{unknown: 3}}}}}}
  turn: {{active: A, step: upkeep, priority: A}}
  battlefield: [{{id: looker, card: Looker, controller: A}}]
script:
  - do: {{advance: precombat-main}}
    expect: [{{stack: empty}}]
"""

REFUSED = sorted(word for word in EVENTS if GAME.events and not is_supported(word))


def verdict(folder: Path, ability: str) -> tuple[str, str]:
    file = folder / "looks-for.yaml"
    file.write_text(SCENARIO.format(ability=ability), encoding="utf-8")
    result = check_file(file)
    return result.verdict, result.base.message or ""


@pytest.mark.parametrize("word", REFUSED)
def test_a_trigger_on_an_event_without_code_is_unsupported(tmp_path: Path, word: str) -> None:
    found, message = verdict(tmp_path, f"{{triggered: {{when: [{{event: {word}}}], do: [{{draw: 1}}]}}}}")
    assert found == "unsupported"
    assert f"the event {word}" in message


@pytest.mark.parametrize("word", REFUSED)
def test_a_replacement_of_an_event_without_code_is_unsupported(tmp_path: Path, word: str) -> None:
    found, _ = verdict(tmp_path, f"{{replacement: {{if: {{event: {word}}}, instead: [{{draw: 1}}]}}}}")
    assert found == "unsupported"


@pytest.mark.parametrize("when", ["{begins: turn}", "{begins: upkeep, attached: true}"])
def test_a_condition_that_can_never_be_met_is_unsupported(tmp_path: Path, when: str) -> None:
    assert verdict(tmp_path, f"{{triggered: {{when: [{when}], do: [{{draw: 1}}]}}}}")[0] == "unsupported"


@pytest.mark.parametrize("when", ["{begins: upkeep}", "{event: dies, object: this}", "{event: monarch, player: you}"])
def test_a_condition_with_code_is_looked_for(tmp_path: Path, when: str) -> None:
    assert verdict(tmp_path, f"{{triggered: {{when: [{when}], do: [{{draw: 1}}]}}}}")[0] == "pass"
