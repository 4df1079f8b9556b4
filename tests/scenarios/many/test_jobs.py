"""Many files are played by several processes: the same results in the same order, whatever becomes of a process."""

import multiprocessing
import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.checking import check_file, one_by_one, scenario_files
from judgekit.scenarios.many.jobs import WORTH_IT, cores, jobs_for, leave_open, played
from judgekit.scenarios.verdicts import Result, Ruling

FILES = list(scenario_files([str(corpus_folder() / "magmell" / "scenarios" / "battle")]))[:12]
HERE = os.getpid()


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A scenario that fails with a trace: its result holds records of the game."""
    whole = next(path for path, _name in FILES if "- {player: B, life: " in path.read_text("utf-8"))
    text = whole.read_text("utf-8").replace("- {player: B, life: ", "- {player: B, life: 1")
    file = tmp_path / "spoilt.yaml"
    file.write_text(text.replace("../", f"{whole.parent.parent}/"), encoding="utf-8")
    return file


def dying(path: Path, name: str) -> Result:
    if path.stem == "dies" and os.getpid() != HERE:
        os._exit(3)
    return Result(name, path.stem, Ruling("pass"))


def leaving(path: Path, name: str) -> Result:
    if path.stem == "open":
        leave_open("mtg")
    return Result(name, path.stem, Ruling("pass", "elsewhere"))


BEGUN: list[int] = []


def begun() -> None:
    BEGUN.append(os.getpid())


def saying_who_began(_path: Path, name: str) -> Result:
    return Result(name, name, Ruling("pass", f"{[os.getpid()] == BEGUN} {os.getpid() != HERE}"))


def named(*names: str) -> Iterator[tuple[Path, str]]:
    return ((Path(name), name) for name in names)


def test_few_files_are_played_here_and_many_by_the_cores() -> None:
    assert (jobs_for(WORTH_IT), jobs_for(WORTH_IT + 1), jobs_for(2, 8), jobs_for(0, 8)) == (1, min(cores(), 21), 2, 1)


def test_results_are_those_of_one_process_in_the_order_of_the_files(spoilt: Path) -> None:
    files = [*FILES[:5], (spoilt, "spoilt.yaml"), *FILES[5:]]
    alone = list(one_by_one(files, check_file))
    assert [one.to_json() for one in played(files, check_file, check_file, 2)] == [one.to_json() for one in alone]


def test_a_file_that_kills_its_process_takes_no_other_verdict_with_it() -> None:
    files = list(named("a", "b", "dies", "c", "d"))
    found = {one.id: (one.verdict, one.message) for one in played(files, dying, dying, 2)}
    died = found.pop("dies")
    assert died[0] == "unsupported"
    assert "died" in died[1]
    assert {verdict for verdict, _message in found.values()} == {"pass"}
    assert list(found) == ["a", "b", "c", "d"]


def test_what_is_left_open_is_played_by_the_process_that_was_asked() -> None:
    found = played(
        list(named("a", "open", "b")), lambda path, name: Result(name, path.stem, Ruling("pass", "here")), leaving, 2
    )
    assert [one.base.message for one in found] == ["elsewhere", "here", "elsewhere"]


def test_each_process_does_first_what_it_is_told() -> None:
    found = played(list(named(*"abcdef")), saying_who_began, saying_who_began, 2, begun)
    assert {one.base.message for one in found} == {"True True"}


def test_who_stops_on_the_way_leaves_no_process_behind() -> None:
    found = played(FILES, check_file, check_file, 2)
    assert next(found).verdict == "pass"
    found.close()
    assert multiprocessing.active_children() == []


def test_a_result_that_holds_records_and_positions_is_sent(spoilt: Path) -> None:
    here = check_file(spoilt, "spoilt.yaml")
    assert here.verdict == "fail"
    assert any(record.question is not None for record in here.base.window)
    received: Result = pickle.loads(pickle.dumps(here))
    assert received.to_json() == here.to_json()
