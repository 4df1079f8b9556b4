"""A machine without any rulebook: what needs a text says in one line that it is not there, and invents nothing."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from judgekit.cli.scenarios import coverage
from judgekit.core.nodes import RuleNode
from judgekit.core.sqlite3 import Connection
from judgekit.library import searchable
from judgekit.search.indexing import write_index
from tests.cli.conftest import Run

NEEDS_TEXT = [
    ("refs", "--broken"),
    ("refs", "--path", "704.5", "104.3d"),
    ("refs", "704.5", "--picture", "p.svg"),
    ("coverage", "--stale"),
    ("coverage", "--stale", "--edition", "mtg@otj"),
    ("coverage", "--record"),
    ("diff", "mtg@20210922", "mtg@otj"),
    ("history", "500.10"),
    ("rule", "500.10", "--related"),
    ("export", "refs"),
    ("export", "refs", "--edition", "dm@2025"),
    ("books", "check"),
    ("books", "check", "mtg@20210922"),
]


@pytest.fixture
def bare(machine: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine whose rulebook folder is empty."""
    (machine / "rulebooks" / "miniature.txt").unlink()
    monkeypatch.chdir(machine)
    monkeypatch.setenv("XDG_CACHE_HOME", str(machine / "cache"))  # nobody else finds the short index
    monkeypatch.setattr(searchable, "write_index", of_two_chapters)
    return machine


def of_two_chapters(connection: Connection, nodes: Iterable[RuleNode], **more: Any) -> None:
    """Write an index of what is asked for here: that of all headings of all books is written where other machines are furnished."""
    write_index(connection, [node for node in nodes if node.id.startswith(("mtg:500", "mtg:702"))], **more)


def test_what_needs_a_text_says_that_it_is_not_there(run_alone: Run, bare: Path) -> None:
    assert run_alone("rule", "500.10").code == 0  # numbers and headings are known, and the store is built now
    assert run_alone("search", "trample").code == 0  # and its search index
    for arguments in NEEDS_TEXT:
        for as_json in ((), ("--json",)) if arguments[0] != "export" else ((),):
            answer = run_alone(*arguments, *as_json)
            expected = 1 if "--path" in arguments else 3
            assert (arguments, answer.code, answer.out) == (arguments, expected, "")
            (line,) = answer.err.strip().splitlines()
            assert "on this machine" in line
            assert "judgekit books add FILE" in line


def test_one_document_is_enough_for_what_it_can_answer(run: Run) -> None:
    assert run("export", "refs").code == 0
    assert run("books", "check").code == 1
    answer = run("export", "refs", "--edition", "dm@2025")
    assert (answer.code, answer.out) == (3, "")
    assert "dm@2025" in answer.err
    assert run("history", "dm:112.3a").code == 3


def test_citations_of_books_that_are_not_loaded_are_kept_when_the_others_are_recorded_anew(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "citations.json"
    file.write_text('{"magmell:101.1": "0123456789abcdef", "mtg:100.2": "old"}', encoding="utf-8")
    monkeypatch.setattr(coverage, "citations_path", lambda: file)
    monkeypatch.setattr(coverage, "cited_rules", lambda _paths: {"mtg:102.1a", "magmell:101.1"})
    assert run("coverage", "--record").code == 0
    kept = file.read_text(encoding="utf-8")
    assert '"magmell:101.1": "0123456789abcdef"' in kept
    assert "mtg:102.1a" in kept
    assert "mtg:100.2" not in kept
    stale = run("coverage", "--stale")
    assert (stale.code, stale.out.strip()) == (0, "no citation has gone stale")
    assert "magmell@1.01" in stale.err
