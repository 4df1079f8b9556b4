"""A rule that a query names by number stands first, however the number is typed and whatever is asked beside it."""

from __future__ import annotations

import sqlite3

import pytest

from judgekit.search.instant import search


def found(store: sqlite3.Connection, query: str, **options: object) -> list[tuple[str, str | None]]:
    return [(hit.edition, hit.number) for hit in search(store, query, **options).hits]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "query",
    ["702.12b", "７０２．１２ｂ", "702-12B", "70212b", "rule 702.12b", "CR 702.12b", "ルール702.12b", "mtg:702.12b",
     "702.12bとは", "what does 702.12b say", "702.12b 優先権", "優先権 702.12b", "702.12b draws", "ルール702.12bの優先権"],
)  # fmt: skip
def test_the_rule_with_the_number_typed_stands_first_with_its_text(store: sqlite3.Connection, query: str) -> None:
    first = search(store, query).hits[0]
    assert first.id == "mtg:702.12b"
    assert first.why[0] == "702.12b"
    assert all(snippet is not None for snippet in first.snippet.values())
    assert first.score >= max(hit.score for hit in search(store, query).hits)


@pytest.mark.parametrize("query", ["dm 112.3a", "dm:112.3a", "DM112.3a", "dm 112.3a 召喚酔い", "召喚酔い dm112.3a"])
def test_a_number_that_names_its_book_is_looked_for_there(store: sqlite3.Connection, query: str) -> None:
    hits = found(store, query)
    assert hits[0] == ("dm@2025", "112.3a")
    assert {edition for edition, _number in hits} == {"dm@2025"}


def test_words_beside_a_number_rank_what_follows(store: sqlite3.Connection) -> None:
    assert found(store, "702.12b 優先権", game="mtg")[1] == ("mtg@20210922", "117.3")


def test_a_number_of_several_editions_gives_each_the_base_edition_first(store: sqlite3.Connection) -> None:
    assert found(store, "302.6")[:2] == [("mtg@20210922", "302.6"), ("mtg@otj", "302.6")]
    assert found(store, "302.6", edition="mtg@otj")[0] == ("mtg@otj", "302.6")
    assert found(store, "mtg@otj:302.6")[0] == ("mtg@otj", "302.6")


def test_several_numbers_and_ranges_stand_in_the_order_typed(store: sqlite3.Connection) -> None:
    assert [number for _edition, number in found(store, "702.12b 117.4 indestructible")[:2]] == ["702.12b", "117.4"]
    assert [number for _edition, number in found(store, "702.12a-c")[:3]] == ["702.12a", "702.12b", "702.12c"]


def test_a_number_alone_may_be_a_group_but_among_words_a_bare_figure_is_none(store: sqlite3.Connection) -> None:
    assert found(store, "117")[0][1] == "117"
    assert found(store, "302 優先権")[0][1] == "117.3"


@pytest.mark.parametrize("query", ["702.999", "７０２．９９９", "CR 999.9z", "dm 702.99"])
def test_a_number_alone_that_no_rule_has_finds_nothing_and_is_named(store: sqlite3.Connection, query: str) -> None:
    result = search(store, query)
    assert result.hits == result.entries == []
    assert query in (result.message or "")


def test_a_number_that_no_rule_has_changes_nothing(store: sqlite3.Connection) -> None:
    assert found(store, "優先権 999.9")[0][1] == "117.3"
    assert all(edition != "dm@2025" for edition, _number in found(store, "dm 112.3a", game="mtg"))


def test_the_kind_and_the_most_hits_hold_for_numbers_as_well(store: sqlite3.Connection) -> None:
    assert all(hit.kind == "rule" for hit in search(store, "702.12b", kind="rule").hits)
    assert len(found(store, "702.12a-c", limit=2)) == 2
