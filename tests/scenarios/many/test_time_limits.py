"""A file that takes too long gets a verdict of its own, and the files behind it theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from judgekit.scenarios.checking import check_paths
from judgekit.scenarios.many.time_limits import OutOfTime, at_most
from judgekit.scenarios.rulings import run_scenario

SHORT = """
scenario: 1
id: {id}
title: {{en: "{id}"}}
game: mtg
rules: mtg@20210922
given: {{players: {{A: {{life: 20}}, B: {{}}}}, turn: {{active: A, step: upkeep, priority: A}}}}
script:
  - ask: {{value: A.life}}
    expect: [{{answer: 20}}]
"""


def test_a_file_that_never_ends_is_a_timeout_and_the_next_one_is_still_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id in ("a-endless", "b-short"):
        (tmp_path / f"{id}.yaml").write_text(SHORT.format(id=id), "utf-8")
    assert check_paths([str(tmp_path / "b-short.yaml")]).holds
    played = run_scenario

    def endless(scenario, *rest):  # type: ignore[no-untyped-def]
        while scenario.id == "a-endless":
            try:
                sum(range(100))
            except Exception:  # what code on the way handles is no way out
                raise
        return played(scenario, *rest)

    monkeypatch.setattr("judgekit.scenarios.checking.run_scenario", endless)
    report = check_paths([str(tmp_path)], seconds=1)
    assert [(result.id, result.verdict) for result in report.results] == [("a-endless", "timeout"), ("b-short", "pass")]
    summary: Any = report.to_json()["summary"]
    assert summary["timeout"] == 1
    assert not report.holds


def test_what_ends_in_time_is_not_disturbed_afterwards() -> None:
    with at_most(0.05):
        pass
    assert sum(1 for _ in range(1_000_000)) == 1_000_000


def test_no_seconds_are_no_limit() -> None:
    with at_most(0):
        assert sum(1 for _ in range(10)) == 10


def test_the_limit_passes_through_handlers_of_errors() -> None:
    def forever() -> None:
        while True:
            try:
                sum(range(100))
            except Exception:
                continue

    with pytest.raises(OutOfTime), at_most(0.05):
        forever()
