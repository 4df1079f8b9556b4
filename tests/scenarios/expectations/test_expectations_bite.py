"""Expectations bite: a scenario of the corpus with one number changed does not pass any more."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios import Scenario, adapter_of, read_scenario_file, scenario_files
from judgekit.scenarios.checking import check_file
from judgekit.scenarios.files.model import Step
from judgekit.scenarios.rulings import run_scenario

FOLDER = corpus_folder() / "magmell" / "scenarios"
NUMBERS = ("life", "ap", "hp", "marked-damage", "count", "amount")


def wrong(scenario: Scenario) -> Iterator[Scenario]:
    """Yield the scenario with each number that it expects made wrong, one at a time, without its forks."""
    for place, step in enumerate(scenario.script):
        for number, expectation in enumerate(step.expect):
            for key in NUMBERS:
                value = expectation.get(key)
                if isinstance(value, str) and value.lstrip("-").isdigit() and value not in ("0",):
                    changed: dict[str, Any] = {**expectation, key: str(int(value) + 7)}
                    expect = (*step.expect[:number], changed, *step.expect[number + 1 :])
                    other: Step = replace(step, expect=expect)
                    script = (*scenario.script[:place], other, *scenario.script[place + 1 :])
                    yield replace(scenario, script=script, forks=())


@pytest.mark.parametrize("part", range(4))
def test_a_number_made_wrong_makes_the_scenario_fail(part: int) -> None:
    scene = adapter_of("magmell")
    tried = 0
    for path, name in list(scenario_files([str(FOLDER)]))[part::4]:
        for other in list(wrong(read_scenario_file(path)))[::3]:
            tried += 1
            result = run_scenario(other, scene)
            assert result.verdict == "fail", name
            assert result.base.expected
            assert result.base.found
    assert tried > 5


def test_a_citation_made_wrong_makes_the_scenario_fail() -> None:
    scene = adapter_of("magmell")
    for path, name in list(scenario_files([str(FOLDER)]))[::5]:
        scenario = read_scenario_file(path)
        for place, step in enumerate(scenario.script):
            if step.expect and "cites" in step.expect[0]:
                other = replace(step, expect=({**step.expect[0], "cites": ["8"]},))
                script = (*scenario.script[:place], other, *scenario.script[place + 1 :])
                assert run_scenario(replace(scenario, script=script, forks=()), scene).verdict == "fail", name
                break


@pytest.mark.parametrize("key", ["lacks", "is-not", "is", "has"])
@pytest.mark.parametrize(
    ("game", "head", "good"),
    [
        ("mtg", "game: mtg\nrules: mtg@20210922\ncards: {Ox: {types: Creature - Ox, pt: 2/2}}\n", "first-strike"),
        ("magmell", "game: magmell\nrules: magmell@1.01\ncards: {Ox: {types: Unit, ap: 1, hp: 1}}\n", "rested"),
    ],
)
def test_what_is_said_to_be_there_or_absent_has_to_be_a_word_of_the_game(
    tmp_path: Path, game: str, head: str, good: str, key: str
) -> None:
    area = "battlefield" if game == "mtg" else "battle-area"
    given = f"given: {{players: {{A: {{life: 20}}, B: {{life: 20}}}}, {area}: [{{id: ox, card: Ox, controller: A}}]}}\n"
    for word, verdict in ((good, "pass" if key in {"lacks", "is-not"} else "fail"), ("flyng", "malformed")):
        script = f"script: [{{ask: {{value: A.life}}, expect: [{{object: ox, {key}: {word}}}]}}]\n"
        file = tmp_path / f"{word}.yaml"
        file.write_text(f"scenario: 1\nid: absent\n{head}{given}{script}", encoding="utf-8")
        assert check_file(file).verdict == verdict


@pytest.mark.parametrize(
    ("key", "verdict"), [("colors", "pass"), ("keywords", "pass"), ("types", "fail"), ("lacks", "malformed")]
)
def test_no_words_at_all_may_be_expected_of_a_list(tmp_path: Path, key: str, verdict: str) -> None:
    file = tmp_path / "none.yaml"
    file.write_text(
        "scenario: 1\nid: none\ngame: mtg\nrules: mtg@20210922\ncards: {Ox: {types: Creature - Ox, pt: 2/2}}\n"
        "given: {players: {A: {life: 20}, B: {life: 20}}, battlefield: [{id: ox, card: Ox, controller: A}]}\n"
        f"script: [{{ask: {{value: A.life}}, expect: [{{object: ox, {key}: none}}]}}]\n",
        encoding="utf-8",
    )
    assert check_file(file).verdict == verdict
