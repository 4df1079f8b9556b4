"""Every command has `--json`: `explain`, `step` and `books` too, and what they say is what people are told."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.scenarios.test_scenarios import battle

__all__ = ["battle"]


def test_a_whole_trace_is_there_for_programs(run: Run, battle: Path) -> None:
    answer = run("explain", str(battle), "--json")
    shape = json.loads(answer.out)
    assert (answer.code, shape["verdict"], shape["edition"]) == (0, "pass", "magmell@1.01")
    records = [record for step in shape["steps"] for record in step["records"]]
    assert any("701.3.1.2" in record["rules"] for record in records)
    assert all(set(change) == {"what", "before", "after"} for record in records for change in record["changes"])


@pytest.mark.parametrize("typed", ["", "n\nn\nb\np\nl\nf\nw\nx\n"])
def test_a_walk_is_one_object_a_line(run: Run, battle: Path, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    answer = run("step", str(battle), "--json")
    shapes = [json.loads(line) for line in answer.out.splitlines()]
    assert (answer.code, answer.err, shapes[0]["title"]) == (0, "", "start")
    if not typed:  # the whole script
        assert [shape["place"] for shape in shapes] == list(range(len(shapes)))
        steps = json.loads(run("explain", str(battle), "--json").out)["steps"]
        assert [shape["title"] for shape in shapes[1:]] == [step["title"] for step in steps]
    else:
        assert [next(iter(shape)) for shape in shapes[1:]] == [
            "place", "place", "place", "position", "legal", "forks", "place", "message"
        ]  # fmt: skip


def test_adding_says_what_checking_says(run_alone: Run, machine: Path) -> None:
    document = machine / "rulebooks" / "miniature.txt"
    added = document.replace(machine / "mine.txt")
    shape = json.loads(run_alone("books", "add", str(added), "--json").out)
    (book,) = json.loads(run_alone("books", "check", "--json").out)["books"]
    assert shape["added"][0]["problems"] == len(book["problems"]) > 0
    assert f"{len(book['problems'])} problems" in run_alone("books", "add", str(added)).out
    assert json.loads(run_alone("books", "remove", "mtg@20210922", "--json").out) == {"removed": "mtg@20210922"}


def test_adding_another_text_of_an_edition_says_which_one_is_read(run_alone: Run, machine: Path) -> None:
    other = machine / "other.txt"
    text = (machine / "rulebooks" / "miniature.txt").read_text(encoding="utf-8")
    other.write_text(text.replace("one table", "two tables"), encoding="utf-8")
    assert "not read, since" in run_alone("books", "add", str(other)).out


@pytest.mark.parametrize(
    "arguments",
    [("coverage", "--stale"), ("export", "terms"), ("books", "list"), ("history", "100.1"), ("refs", "--broken")],
)
def test_the_answer_is_json(run: Run, arguments: tuple[str, ...]) -> None:
    lines = run(*arguments, "--json").out.splitlines()
    assert lines
    assert all(isinstance(json.loads(line), dict) for line in lines)
