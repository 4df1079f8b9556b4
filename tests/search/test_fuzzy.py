"""What whoosh is asked for."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from whoosh.writing import SegmentWriter

from judgekit.core.errors import JudgekitError
from judgekit.search.fuzzy import FuzzyIndex
from tests.search.conftest import build, rule


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def fuzzy(store: sqlite3.Connection, folder: Path) -> FuzzyIndex:
    return FuzzyIndex.open(store, folder)


def numbers(fuzzy: FuzzyIndex, query: str) -> list[str | None]:
    return [hit.number for hit in fuzzy.search(query).hits]


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ('en:"person turn"~3', "117.3"),
        ("en:sideway*", "302.6"),
        ("ja:優先権 NOT en:library", "117.3"),
        ("number:702.12b", "702.12b"),
        ("title:Indestructible AND kind:rule", "702.12"),
        ("en:libary~1", "104.3"),
        ("(creature OR library) AND draw", "104.3"),
        ("edition:mtg@otj", "302.6"),
    ],
)
def test_the_query_language_has_fields_phrases_with_slop_wildcards_and_booleans(
    fuzzy: FuzzyIndex, query: str, number: str
) -> None:
    assert number in numbers(fuzzy, query)


def test_a_japanese_word_is_found_in_every_form_of_it(fuzzy: FuzzyIndex) -> None:
    assert "104.3" in numbers(fuzzy, "ja:引いた")


def test_a_game_or_an_edition_narrows_the_answer(fuzzy: FuzzyIndex) -> None:
    assert {hit.edition for hit in fuzzy.search("クリーチャー", game="dm").hits} == {"dm@2025"}
    assert {hit.edition for hit in fuzzy.search("kind:rule", edition="mtg@otj").hits} == {"mtg@otj"}


def test_names_of_fields_and_wildcards_are_not_taken_for_misspelt_words(fuzzy: FuzzyIndex) -> None:
    assert fuzzy.search("kind:entry AND en:librar*").did_you_mean == []
    assert "library" in fuzzy.search("en:liberry").did_you_mean


def test_related_rules_are_of_the_same_edition_and_never_the_rule_itself(fuzzy: FuzzyIndex) -> None:
    related = fuzzy.related("mtg:702.12b")
    assert [hit.number for hit in related][:1] in (["702.12c"], ["702.12a"])
    assert all(hit.edition == "mtg@20210922" and hit.number != "702.12b" for hit in related)
    assert fuzzy.related("mtg:999.9") == []


@pytest.mark.parametrize(
    "query", ["", "((", '"', "en:", "*", "a~9", "[a TO", "NOT", "^", "foo:bar", "ja:~~", "\\", "'"]
)
def test_a_query_that_makes_no_sense_is_answered_or_refused_in_one_line(fuzzy: FuzzyIndex, query: str) -> None:
    try:
        result = fuzzy.search(query)
    except JudgekitError as fault:
        line = str(fault)
    else:
        line = result.message or "found"
    assert line
    assert "\n" not in line


def test_the_index_is_built_once_for_a_store_and_anew_for_another(
    store: sqlite3.Connection, folder: Path, fuzzy: FuzzyIndex, tmp_path: Path
) -> None:
    said: list[str] = []
    FuzzyIndex.open(store, folder, said.append)
    assert said == []
    FuzzyIndex.open(build([rule("100.1", "別の書物。", "Another book.")], tmp_path), folder, said.append)
    assert len(said) == 1


def test_a_build_that_was_killed_leaves_nothing_that_is_opened(
    store: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SegmentWriter, "commit", killed)
    with pytest.raises(KeyboardInterrupt):
        FuzzyIndex.open(store, tmp_path)
    assert not [path for path in tmp_path.iterdir() if path.is_dir()]
    monkeypatch.undo()
    assert FuzzyIndex.open(store, tmp_path).search("en:library").hits
