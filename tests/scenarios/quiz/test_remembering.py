"""What was missed is kept, asked again sooner, and forgotten once it is known; a broken file loses nothing."""

from pathlib import Path
from random import Random

import pytest

from judgekit.core.errors import UsageFault
from judgekit.scenarios.files.model import NOT_CHOSEN
from judgekit.scenarios.quiz.choosing import Round, Wanted
from judgekit.scenarios.quiz.remembering import LEARNT, MOST, Missed
from tests.scenarios.quiz.duel import fight


@pytest.fixture
def missed(tmp_path: Path) -> Missed:
    return Missed(tmp_path / "data" / "quiz.json")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    for number, boar in enumerate(("5/5", "4/6", "3/3"), start=1):
        (folder / f"fight-{number}.yaml").write_text(fight(boar, id=f"fight-{number}"), encoding="utf-8")
    return folder


def keys(wanted: Wanted, missed: Missed, seed: int = 1, most: int = 5) -> list[str]:
    situations = Round(wanted, missed, Random(seed), NOT_CHOSEN).situations()
    return [one.key for one, _number in zip(situations, range(most), strict=False)]


def test_what_was_missed_is_kept_and_forgotten_after_enough_right_answers_in_a_row(missed: Missed) -> None:
    missed.note("a", False)
    missed.note("b", False)
    missed.note("c", True)
    missed.keep()
    again = Missed(missed.path)
    assert again.due() == ["a", "b"]
    for _time in range(LEARNT - 1):
        again.note("a", True)
    assert again.due() == ["b", "a"]
    again.note("a", False)
    for _time in range(LEARNT):
        again.note("a", True)
    assert again.due() == ["b"]


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"version": 2, "missed": {}}', '{"version": 1, "missed": {"a": "x"}}', "\x00"]
)
def test_a_file_that_cannot_be_read_is_laid_aside_whole(tmp_path: Path, content: str) -> None:
    path = tmp_path / "quiz.json"
    path.write_text(content, encoding="utf-8")
    missed = Missed(path)
    assert missed.due() == []
    assert Path(missed.fault).read_text(encoding="utf-8") == content
    missed.note("a", False)
    missed.keep()
    assert Missed(path).due() == ["a"]


def test_a_folder_in_the_place_of_the_file_is_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "quiz.json").mkdir()
    assert Missed(tmp_path / "quiz.json").due() == []


def test_the_file_is_written_whole_or_not_at_all(missed: Missed, monkeypatch: pytest.MonkeyPatch) -> None:
    missed.note("a", False)
    missed.keep()
    before = missed.path.read_bytes()

    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    missed.note("b", False)
    with pytest.raises(OSError, match="No space"):
        missed.keep()
    assert missed.path.read_bytes() == before
    assert [one.name for one in missed.path.parent.iterdir()] == ["quiz.json"]


def test_the_oldest_ones_go_first_where_there_are_too_many(missed: Missed) -> None:
    for number in range(MOST + 3):
        missed.note(str(number), False)
    assert missed.due()[0] == "3"


def test_the_same_seed_asks_the_same_and_no_question_twice(files: Path, missed: Missed) -> None:
    wanted = Wanted((str(files),))
    once = keys(wanted, missed)
    assert once == keys(wanted, missed)
    assert len(set(once)) == len(once) == 3
    assert len({tuple(keys(wanted, missed, seed)) for seed in range(6)}) > 1


def test_what_was_missed_is_asked_first(files: Path, missed: Missed) -> None:
    old = f"{(files / 'fight-2.yaml').resolve()}#6/player.B.life"
    missed.note(old, False)
    wanted = Wanted((str(files),))
    assert {keys(wanted, missed, seed)[0] for seed in range(4)} == {old}
    assert keys(Wanted((str(files),), missed=True), missed) == [old]


def test_a_missed_question_whose_file_is_gone_is_forgotten(files: Path, missed: Missed) -> None:
    gone = files / "fight-2.yaml"
    missed.note(f"{gone.resolve()}#6/player.B.life", False)
    wanted = Wanted((str(files),), missed=True)
    playing = Round(wanted, missed, Random(1), NOT_CHOSEN)
    text = gone.read_text(encoding="utf-8")
    gone.write_text(text.replace("player: B, life: 99", "player: A, life: 99"), encoding="utf-8")
    assert list(playing.situations()) == []


def test_chapter_keyword_game_and_difficulty_narrow_what_is_asked(files: Path, missed: Missed) -> None:
    folder = (str(files),)
    assert keys(Wanted(folder, chapter="702.19"), missed)
    assert keys(Wanted(folder, chapter="903"), missed) == []
    assert keys(Wanted(folder, keyword="Trample"), missed)
    assert keys(Wanted(folder, keyword="トランプル"), missed)
    assert keys(Wanted(folder, keyword="flying"), missed) == []
    assert keys(Wanted(folder, game="dm"), missed) == []
    assert keys(Wanted(folder, game="mtg"), missed)
    levels = [len(keys(Wanted(folder, difficulty=level), missed)) for level in ("easy", "medium", "hard")]
    assert max(levels) == 3


def test_a_path_that_is_none_is_said(missed: Missed, tmp_path: Path) -> None:
    with pytest.raises(UsageFault):
        keys(Wanted((str(tmp_path / "none"),)), missed)


def test_a_file_that_is_no_scenario_is_passed_over(files: Path, missed: Missed) -> None:
    (files / "broken.yaml").write_text("scenario: [", encoding="utf-8")
    (files / "bytes.yaml").write_bytes(b"\xff\xfe")
    assert len(keys(Wanted((str(files),)), missed)) == 3
