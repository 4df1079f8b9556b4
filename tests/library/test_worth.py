"""What is added is the book it seems, a copy never displaces a better one, and what replaced another gives way again."""

import json
from pathlib import Path

import pytest

from judgekit.core.outlined import own_numbers_of
from judgekit.library import documents, worth
from tests.books.magic import miniature
from tests.cli.conftest import Run, running

SENTENCE = "この見本の文はわれわれのものです。"


def sample(numbers: int, words: str = SENTENCE) -> str:
    """Return a text in the shape of the Duel Masters rules that prints the first so many of its numbers."""
    lines = ["# デュエル・マスターズ 総合ゲームルール", ""]
    for number in sorted(own_numbers_of("dm@2025"), key=lambda number: (len(number) == 1, number))[:numbers]:
        lines += [f"### {number}. 章" if len(number) == 1 else f"**{number}.** {words}", ""]
    return "\n".join(lines)


@pytest.fixture
def user(machine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run commands on a machine of the test's own, where a document must hold half of its book."""
    monkeypatch.setattr(worth, "SHARE", 0.5)
    return running(capsys)


def put(machine: Path, name: str, text: str) -> str:
    path = machine / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def editions(run: Run) -> dict[str, str | None]:
    return {book["edition"]: book["file"] for book in json.loads(run("books", "list", "--json").out)["books"]}


def test_a_text_that_names_a_game_and_one_number_is_refused(user: Run, machine: Path) -> None:
    note = put(
        machine, "note.txt", "デュエル・マスターズの話。総合ゲームルールの **100.** を読む。\n\n**100.1.** 始めます。\n"
    )
    answer = user("books", "add", note)
    assert (answer.code, answer.out) == (3, "")
    assert "of 636 numbers" in answer.err
    assert len(answer.err.strip().splitlines()) == 1
    assert editions(user)["dm@2025"] is None


def test_a_small_magic_text_is_not_the_magic_rules(user: Run, machine: Path) -> None:
    answer = user("books", "add", put(machine, "small.txt", miniature.TEXT))
    assert answer.code == 3
    assert "of 2752 numbers" in answer.err


def test_more_numbers_than_any_rulebook_has_are_refused(
    user: Run, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "MOST_NODES", 600)
    answer = user("books", "add", put(machine, "endless.txt", sample(636)))
    assert answer.code == 3
    assert "no rulebook has more than 600" in answer.err


def test_nothing_is_kept_when_one_of_several_is_refused(user: Run, machine: Path) -> None:
    good, note = put(machine, "good.txt", sample(636)), put(machine, "note.txt", sample(9))
    assert user("books", "add", good, note).code == 3
    assert editions(user)["dm@2025"] is None


def test_a_file_among_rulebooks_that_is_none_is_named_to_be_left_out(user: Run, machine: Path) -> None:
    good, readme = put(machine, "good.txt", sample(636)), put(machine, "README.md", "Texts of the rules, by year.\n")
    answer = user("books", "add", good, readme)
    assert (answer.code, "README.md" in answer.err, "leave this file out" in answer.err) == (3, True, True)
    assert editions(user)["dm@2025"] is None
    assert user("books", "add", good).code == 0


def test_a_worse_copy_never_displaces_a_better_one(user: Run, machine: Path) -> None:
    user("books", "add", put(machine, "whole.txt", sample(636)))
    answer = user("books", "add", put(machine, "half.txt", sample(400)))
    assert "not read, since" in answer.out
    assert str(editions(user)["dm@2025"]).endswith("whole.txt")


def test_a_better_copy_replaces_says_so_and_is_undone_by_its_file_name(user: Run, machine: Path) -> None:
    user("books", "add", put(machine, "half.txt", sample(400)))
    answer = user("books", "add", put(machine, "whole.txt", sample(636)))
    assert "half.txt (undo: judgekit books remove whole.txt)" in answer.out
    assert str(editions(user)["dm@2025"]).endswith("whole.txt")
    undone = user("books", "remove", "whole.txt")
    assert "half.txt answers again" in undone.out
    assert str(editions(user)["dm@2025"]).endswith("half.txt")


def test_of_two_copies_that_are_as_good_the_one_added_last_is_read(user: Run, machine: Path) -> None:
    user("books", "add", put(machine, "first.txt", sample(636)))
    (machine / "other").mkdir()
    answer = user("books", "add", put(machine, "other/first.txt", sample(636, "別の写しの文です。")))
    assert "replaces" in answer.out
    assert "別の写しの文です。" in user("rule", "dm:101.1").out
    assert "first.txt answers again" in user("books", "remove", "dm@2025").out
    assert SENTENCE in user("rule", "dm:101.1").out
