"""What passed before is not played again, and whatever its verdict rests on lets it be played again."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from judgekit.cli.scenarios import checking as cli_checking
from judgekit.core import files, keeping
from judgekit.core.corpus import corpus_folder
from judgekit.core.wording import speak
from judgekit.scenarios import checking, passed_before
from judgekit.scenarios.checking import check_paths
from judgekit.scenarios.files import card_files
from judgekit.scenarios.many import jobs
from judgekit.scenarios.passed_before import but_for_known, check_again, noted
from judgekit.scenarios.verdicts import Result

SCENARIO = """scenario: 1
id: idle
game: magmell
rules: magmell@1.01
use: [cards/stag.yaml]
given:
  players: {A: {}, B: {life: 10}}
  turn: {active: A, step: main, priority: A}
  battle-area: [{id: stag, card: 霧の鹿, controller: A}]
script: [{do: {attack: stag}, expect: [{player: B, life: 10}]}]
"""
CARDS = "cards: {霧の鹿: {types: Unit, cost: {green: 1}, ap: 2, hp: 2}}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of two scenarios on one file of cards."""
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "stag.yaml").write_text(CARDS, encoding="utf-8")
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(SCENARIO.replace("idle", name), encoding="utf-8")
    return tmp_path


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """What is kept between processes of the same code; no card file is open, whatever was asked in this process before."""
    monkeypatch.setattr(card_files, "_IN_USE", [])
    found: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(found.get, found.__setitem__)])
    return found


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are played, by their stems."""
    found: list[str] = []
    check_file = checking.check_file

    def noted(path: str | Path, *rest: object, **more: object) -> Result:
        found.append(Path(path).stem)
        return check_file(path, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(checking, "check_file", noted)
    return found


def touched(file: Path, text: str | None = None) -> None:
    """Write a file anew; its time is a later one, however fast this goes."""
    before = file.stat().st_mtime_ns
    file.write_text(file.read_text(encoding="utf-8") if text is None else text, encoding="utf-8")
    os.utime(file, ns=(before + 10**9, before + 10**9))


def test_a_folder_is_played_once_and_its_report_is_the_same(
    folder: Path, kept: dict[str, bytes], playing: list[str]
) -> None:
    plain = check_paths([str(folder)])
    assert [one.verdict for one in plain.results] == ["pass", "pass"]
    playing.clear()
    assert check_again([str(folder)]).results == plain.results
    assert playing == ["one", "two"]
    assert check_again([str(folder)]).results == plain.results
    assert playing == ["one", "two"]


def test_without_a_place_to_keep_it_everything_is_played(
    folder: Path, playing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "KEEPERS", [])
    for _ in range(2):
        check_again([str(folder)])
    assert playing == ["one", "two"] * 2


def write_scenario(folder: Path) -> list[str]:
    touched(folder / "one.yaml")
    return ["one"]


def write_cards(folder: Path) -> list[str]:
    touched(folder / "cards" / "stag.yaml", CARDS.replace("hp: 2", "hp: 3"))
    return ["one", "two"]


def add_a_scenario(folder: Path) -> list[str]:
    (folder / "three.yaml").write_text(SCENARIO.replace("idle", "three"), encoding="utf-8")
    return ["three"]


def take_one_away(folder: Path) -> list[str]:
    (folder / "one.yaml").unlink()
    return []


def let_one_fail(folder: Path) -> list[str]:
    touched(folder / "two.yaml", SCENARIO.replace("idle", "two").replace("life: 10}]", "life: 11}]"))
    return ["two"]


@pytest.mark.parametrize("change", [write_scenario, write_cards, add_a_scenario, take_one_away, let_one_fail])
def test_what_changed_is_played_and_only_that(
    change: Callable[[Path], list[str]], folder: Path, kept: dict[str, bytes], playing: list[str]
) -> None:
    check_again([str(folder)])
    playing.clear()
    played = change(folder)
    found = check_again([str(folder)]).results
    assert playing == played
    assert [one.to_json() for one in found] == [one.to_json() for one in check_paths([str(folder)]).results]


def test_what_fails_is_played_each_time_and_told_with_its_records(
    folder: Path, kept: dict[str, bytes], playing: list[str]
) -> None:
    let_one_fail(folder)
    for _ in range(2):
        one, two = check_again([str(folder)]).results
        assert (one.verdict, two.verdict) == ("pass", "fail")
        assert two.base.window
    assert playing == ["one", "two", "two"]


def test_files_of_one_name_in_two_folders_are_told_apart(
    folder: Path, kept: dict[str, bytes], playing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = folder / "other"
    (other / "cards").mkdir(parents=True)
    for name in ("one.yaml", "cards/stag.yaml"):
        text = (folder / name).read_text(encoding="utf-8").replace("life: 10}]", "life: 11}]")
        (other / name).write_text(text, encoding="utf-8")
        status = (folder / name).stat()
        os.utime(other / name, ns=(status.st_atime_ns, status.st_mtime_ns))
    for place, verdict in ((folder, "pass"), (other, "fail"), (folder, "pass")):
        monkeypatch.chdir(place)
        assert [one.verdict for one in check_again(["one.yaml"]).results] == [verdict]
    assert playing == ["one", "one"]


def test_another_language_is_played_for_itself(folder: Path, kept: dict[str, bytes], playing: list[str]) -> None:
    check_again([str(folder)])
    speak("ja")
    try:
        check_again([str(folder)])
    finally:
        speak("en")
    assert playing == ["one", "two"] * 2


def test_what_two_processes_keep_or_half_of_it_does_no_harm(
    folder: Path, kept: dict[str, bytes], playing: list[str]
) -> None:
    """Who writes last wins: the other one's files are played again; what cannot be read back whole is nothing."""
    check_again([str(folder)])
    (name,) = kept
    whole = kept[name]
    for torn in (b"", whole[: len(whole) // 2], whole[:-1], b"\0" * len(whole)):
        kept[name] = torn
        playing.clear()
        assert check_again([str(folder)]).summary()["pass"] == 2
        assert playing == ["one", "two"]
    assert kept[name] == whole


def test_where_cards_come_from_files_that_lie_open_nothing_is_kept(
    folder: Path, kept: dict[str, bytes], playing: list[str]
) -> None:
    card_files.use(card_files.CardFiles(lambda _name, _game: None, lambda _name, _game: None, lambda _name, _game: []))
    try:
        check_again([str(folder)])
    finally:
        card_files.use(None)
    assert kept == {}


def test_no_reader_of_files_is_left_listening(folder: Path, kept: dict[str, bytes]) -> None:
    listening: list[str] = []
    files.READERS.append(listening)
    try:
        check_again([str(folder)])
        assert [one for one in files.READERS if one is not listening] == []
        assert any(line.startswith(str(folder / "one.yaml")) for line in listening)
    finally:
        files.READERS.remove(listening)


def test_the_corpus_is_told_from_what_is_kept_as_it_is_told_when_it_is_played(kept: dict[str, bytes]) -> None:
    played = str(corpus_folder() / "magmell" / "scenarios" / "battle")
    first = check_again([played]).results
    assert check_again([played]).results == first == check_paths([played]).results
    assert len(first) > 5


def test_a_check_of_a_folder_plays_what_is_not_known_to_pass_and_says_the_same(
    folder: Path, kept: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays: one process or several. What leaves its edition open, and another limit of time, is played for itself."""
    text = SCENARIO.replace("rules: magmell@1.01\n", "").replace("idle", "open")
    (folder / "open.yaml").write_text(text, encoding="utf-8")
    played: list[str] = []

    def noted(path: str | Path, name: str, **more: Any) -> Result:
        played.append(Path(path).stem)
        return check_file(path, name, **more)

    check_file = checking.check_file
    monkeypatch.setattr(checking, "check_file", noted)

    def asked(seconds: float = 60) -> tuple[list[str], list[str]]:
        played.clear()
        assert cli_checking.check([str(folder)], edition=None, as_json=True, seconds=seconds, jobs=1) == 0
        return [one["verdict"] for one in json.loads(capsys.readouterr().out)["results"]], [*played]

    assert asked() == (["pass"] * 3, ["one", "open", "two"])
    assert asked() == (["pass"] * 3, ["open"])
    assert asked(30) == (["pass"] * 3, ["one", "open", "two"])
    touched(folder / "cards" / "stag.yaml")
    assert asked() == (["pass"] * 3, ["one", "open", "two"])


def test_what_passed_in_another_process_is_known(folder: Path, kept: dict[str, bytes]) -> None:
    asked: list[list[str]] = []

    def plays(scenarios: Sequence[checking.File], play: checking.Play) -> Iterable[Result]:
        asked.append([name for _path, name in scenarios])
        there = [(Path(path), name) for path, name in scenarios]
        return jobs.played(there, play, partial(noted, checking.check_file), 2)

    first, again = (check_paths([str(folder)], plays=but_for_known([str(folder)], "", plays)).results for _ in range(2))
    assert first == again == check_paths([str(folder)]).results
    assert [len(names) for names in asked] == [2, 0]


def test_a_change_of_code_that_was_not_loaded_lets_verdicts_stand(
    folder: Path, playing: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever played says which rooms were loaded there, in this process or another one."""
    kept: dict[str, bytes] = {}
    states = {"core/text.py": "1", "games/magmell/turn.py": "1", "games/mtg/rules.py": "1", "scenarios/running.py": "1"}
    monkeypatch.setattr(card_files, "_IN_USE", [])
    monkeypatch.setattr(
        keeping, "KEEPERS", [(lambda _name: None, lambda _name, _all: None), (kept.get, kept.__setitem__)]
    )
    monkeypatch.setattr(keeping, "STATES", [lambda: states])
    monkeypatch.setattr(passed_before, "rooms_loaded", lambda: ("core", "games.magmell", "scenarios"))
    check_again([str(folder)])
    for path, played in (
        ("games/mtg/rules.py", []),
        ("games/magmell/turn.py", ["one", "two"]),
        ("core/text.py", ["one", "two"]),
    ):
        states[path] = "2"
        playing.clear()
        assert check_again([str(folder)]).summary()["pass"] == 2
        assert playing == played, path


def test_the_rooms_that_are_loaded_are_those_of_the_modules_that_are() -> None:
    rooms = passed_before.rooms_loaded()
    assert {"", "core", "scenarios"} <= set(rooms)
    assert all(keeping.room_of(name.split(".")[1:]) in rooms for name in sys.modules if name.startswith("judgekit."))
    assert keeping.room_of(["games", "mtg", "turn"]) == "games.mtg"
    assert keeping.room_of(["scenarios", "notation", "words"]) == "scenarios.notation"
    assert keeping.room_of(["scenarios", "notation_answers"]) == "scenarios"
