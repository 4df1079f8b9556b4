"""Look-up: by number, by range, by id, across editions; what is not there is answered with what is near."""

import sqlite3
from pathlib import Path

import pytest

from judgekit.core.errors import BookNotFound, RuleNotFound, UsageFault
from judgekit.library import lookup, store


@pytest.fixture
def shelf(shared_machine: Path) -> sqlite3.Connection:
    return store.open_store()


def ids(rows: list[sqlite3.Row]) -> list[str]:
    return [row["id"] for row in rows]


@pytest.mark.parametrize("typed", ["102.1b", "102-1B", "１０２．１ｂ", "mtg:102.1b", "mtg@20210922 102.1b", "1021b"])
def test_a_rule_is_found_however_it_is_typed(shelf: sqlite3.Connection, typed: str) -> None:
    assert ids(lookup.find(shelf, typed)) == ["mtg:102.1b"]


def test_a_range_gives_its_rules_in_order(shelf: sqlite3.Connection) -> None:
    assert ids(lookup.find(shelf, "102.1a-c")) == ["mtg:102.1a", "mtg:102.1b", "mtg:102.1c"]


def test_an_id_finds_what_has_no_number(shelf: sqlite3.Connection) -> None:
    assert ids(lookup.find(shelf, "mtg:introduction")) == ["mtg:introduction"]


def test_a_number_that_does_not_exist_names_its_neighbours(shelf: sqlite3.Connection) -> None:
    with pytest.raises(RuleNotFound) as fault:
        lookup.find(shelf, "102.1z")
    assert {"102.1", "102.1c"} <= set(fault.value.nearest)


def test_what_is_no_number_is_a_fault_of_usage(shelf: sqlite3.Connection) -> None:
    with pytest.raises(UsageFault):
        lookup.find(shelf, "トランプル")


def test_an_edition_that_is_not_loaded_is_named_with_those_that_are(shelf: sqlite3.Connection) -> None:
    with pytest.raises(BookNotFound) as fault:
        lookup.find(shelf, "mtg@19990101:102.1")
    assert "mtg@20210922" in fault.value.hint


def test_headings_subrules_and_neighbours_stand_around_a_rule(shelf: sqlite3.Connection) -> None:
    rule = lookup.find(shelf, "102.1")[0]
    assert ids(lookup.ancestors(shelf, rule)) == ["mtg:1", "mtg:102"]
    assert ids(lookup.subrules(shelf, rule)) == ["mtg:102.1a", "mtg:102.1b", "mtg:102.1c"]
    assert ids(lookup.neighbours(shelf, rule)) == ["mtg:102.1", "mtg:102.2"]


def test_references_are_followed_both_ways(shelf: sqlite3.Connection) -> None:
    assert "mtg:102" in ids(lookup.cites(shelf, "mtg:100.1"))
    assert "mtg:100.1" in ids(lookup.cited_by(shelf, "mtg:102"))


def test_without_its_document_a_book_answers_from_the_outline(shelf: sqlite3.Connection) -> None:
    row = lookup.find(shelf, "dm:112.3a")[0]
    assert (row["text_ja"], lookup.has_text(shelf, "dm@2025")) == (None, False)
