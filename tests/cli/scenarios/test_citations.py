"""The citations file: which rules our code and scenarios cite, and which of them say something else by now."""

from pathlib import Path

import pytest

from judgekit.cli.scenarios import coverage
from tests.cli.conftest import Run


@pytest.fixture
def citations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A citations file of our own, for code that cites two rules of the miniature."""
    file = tmp_path / "citations.json"
    monkeypatch.setattr(coverage, "citations_path", lambda: file)
    monkeypatch.setattr(coverage, "cited_rules", lambda _paths: {"mtg:100.2", "mtg:102.1a"})
    return file


def test_a_citation_whose_rule_is_unchanged_is_not_stale(run: Run, citations: Path) -> None:
    assert run("coverage", "--record").code == 0
    answer = run("coverage", "--stale")
    assert (answer.code, answer.out.strip()) == (0, "no citation has gone stale")


def test_a_changed_rule_makes_its_citation_stale(run_alone: Run, machine: Path, citations: Path) -> None:
    run_alone("coverage", "--record")
    document = machine / "rulebooks" / "miniature.txt"
    document.write_text(
        document.read_text(encoding="utf-8").replace("one table ready", "two tables ready"), encoding="utf-8"
    )
    answer = run_alone("coverage", "--stale")
    assert (answer.code, answer.out.strip()) == (1, "mtg@20210922: mtg:100.2 changed")


def test_a_rule_that_is_gone_makes_its_citation_stale(run: Run, citations: Path) -> None:
    run("coverage", "--record")
    citations.write_text(citations.read_text(encoding="utf-8").replace("102.1a", "102.9z"), encoding="utf-8")
    assert "mtg:102.9z gone" in run("coverage", "--stale").out
