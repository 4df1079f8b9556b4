"""A scenario is printed as notation, and reads back as what it was; what notation has no words for is named."""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.model import Scenario, Step, read_scenario_file
from judgekit.scenarios.notation.as_scenarios.scripts import scenario_as_written
from judgekit.scenarios.notation.as_scenarios.writing import entries_of, expanded, printed, renamed
from judgekit.scenarios.notation.reading.notations import grammar_of, written
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.verdicts import Result
from tests.cases import WHOLE, some


def same(scenario: Scenario, lang: str) -> bool | None:
    """Tell whether position, steps, queries and expectations read back equal; None where notation cannot say them."""
    text = printed(scenario, lang)
    if text.left_out:
        return None
    back = scenario_as_written(written(text.text))
    if position(scenario.given, text.ids, scenario.game) != position(back.given, {}, scenario.game):
        return False
    return [plain(step, text.ids) for step in scenario.script] == [plain(step, {}) for step in back.script]


def position(given: Mapping[str, Json], ids: Mapping[str, str], game: str) -> dict[str, Json]:
    """Return a start position in one form: no copies, every card with its id, no notes."""
    words = grammar_of(game).words
    players = given.get("players") or {"A": {}, "B": {}}
    assert isinstance(players, Mapping)
    turn = given.get("turn")
    found: dict[str, Json] = {
        "turn": {k: v for k, v in turn.items() if k != "note"} if isinstance(turn, Mapping) else {}
    }
    for zone in words.shared:
        listed = given.get(zone)
        entries = [one for entry in listed for one in expanded(entry)] if isinstance(listed, list) else []
        by_id = {str(one["id"]): one for entry in entries if isinstance(one := renamed(entry, ids), dict)}
        found[zone] = [by_id[id] for id in sorted(by_id)]
    for player, own in players.items():
        found[player] = {
            key: value if key not in words.zones else [renamed(one, ids) for one in entries_of(value)]
            for key, value in (own.items() if isinstance(own, Mapping) else ())
            if key != "note"
        }
    return found


def plain(step: Step, ids: Mapping[str, str]) -> Json:
    """Return what a step does, asks and expects; one target is a list of one, one citation too."""
    action = renamed(dict(step.action), ids) if step.action is not None else {}
    assert isinstance(action, dict)
    done = {
        key: value if isinstance(value, (list, dict)) or key not in ("targets", "redirect", "break") else [value]
        for key, value in action.items()
        if key != "note"
    }
    expected: list[Json] = []
    for one in step.expect:
        wanted = renamed({key: value for key, value in one.items() if key not in ("note", "comment")}, ids)
        assert isinstance(wanted, dict)
        cites = wanted.get("cites", [])
        expected.append({**wanted, "cites": [cites] if isinstance(cites, str) else cites})
    return [done, renamed(dict(step.query), ids) if step.query is not None else {}, expected]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_notation_can_say_reads_back_as_it_was(lang: str) -> None:
    read = back = 0
    files = sorted(corpus_folder().glob("*/scenarios/*/*.yaml"))
    for path in some([path for path in files if crc32(path.name.encode()) % SAMPLE == 0], 3):
        try:
            scenario = read_scenario_file(path)
            equal = same(scenario, lang)
        except JudgekitError:
            equal = False
        read += equal is not None
        back += equal is True
    least = BARS[lang] if WHOLE else BARS_OF_A_PART
    assert all(many >= bar for many, bar in zip((read, back), least, strict=True)), (read, back)


def verdicts(result: Result) -> list[str]:
    """Return the verdicts of the base line and of every fork."""
    return [result.base.verdict, *(ruling.verdict for _id, ruling in result.forks)]


def test_the_notation_of_a_worked_example_is_answered_as_the_scenario_is() -> None:
    for number, path in enumerate(sorted((corpus_folder() / "mtg" / "examples").rglob("*.yaml"))):
        if crc32(path.name.encode()) % EXAMPLES:
            continue
        scenario = read_scenario_file(path)
        text = printed(scenario, ("en", "ja")[number % 2])
        back = scenario_as_written(written(text.text))
        result = run_scenario(back, adapter_of(back.game))
        assert (path.stem, text.left_out) == (path.stem, ())
        assert (path.stem, *verdicts(result)) == (path.stem, *["pass"] * (1 + len(scenario.forks)))


EXAMPLES = 12
"""One worked example of so many is tried, chosen by its name; all 263 are said, in both languages."""

SAMPLE = 24
"""One file of so many is tried, chosen by its name: files that are added change nothing for the others."""
BARS = {"en": (48, 47), "ja": (48, 47)}
"""How many of these scenarios notation says, and how many of them read back equal; figures that only rise."""
BARS_OF_A_PART = (40, 38)
"""The same of those that are tried where not all are."""


def test_the_scenario_of_a_situation_says_what_was_taken_for_granted() -> None:
    given = written("A: Ox 4/4\nB: Elf 1/1").scenario.given
    battlefield = given["battlefield"]
    assert isinstance(battlefield, list)
    assert all(isinstance(one, dict) and one["continuously"] == "true" for one in battlefield)
