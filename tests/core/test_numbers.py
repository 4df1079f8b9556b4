"""Rule numbers: lenient reading, order, parents, ranges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.numbers import (
    SUBRULE_LETTERS,
    expand_range,
    interpretations,
    is_number,
    level_of,
    parent_of,
    parse_query,
    roman_numeral,
    sort_key,
)

magic = st.builds(
    lambda group, rule, letter: f"{group}.{rule}{letter}",
    st.integers(100, 999),
    st.integers(1, 199),
    st.sampled_from(["", *SUBRULE_LETTERS]),
)
magmell = st.builds(
    lambda group, rest: ".".join(str(part) for part in (group, *rest)),
    st.integers(101, 705),
    st.lists(st.integers(1, 30), max_size=5),
)
sixth = st.builds(
    lambda section, rest: ".".join([section, *rest]),
    st.sampled_from(["I", "II", "III", "IV", "IX", "XII"]),
    st.lists(st.one_of(st.integers(1, 30).map(str), st.sampled_from("abcdefg")), max_size=3),
)


@pytest.mark.parametrize(
    "typed",
    ["702.19b", "702-19B", "７０２．１９ｂ", "702.19 b", "702 19b", "702. 19b", "rule 702.19b", "ルール702.19b", "70219b",
     "CR 702.19b",
     "(702.19b)", "702.19b.", "§702.19b", "702,19b", "702。19b"],
)  # fmt: skip
def test_a_magic_number_is_read_however_it_is_typed(typed: str) -> None:
    assert interpretations(typed)[0] == "702.19b"


@pytest.mark.parametrize("typed", ["302. 1. 2. 1", "302.1.2.1", "302 1 2 1", "302-1-2-1"])
def test_a_number_of_many_levels_is_read_with_spaces(typed: str) -> None:
    assert interpretations(typed)[0] == "302.1.2.1"


def test_lost_dots_leave_every_division_shallowest_first() -> None:
    assert interpretations("7012") == ["701.2"]
    assert interpretations("70121")[0] == "701.21"
    assert "701.2.1" in interpretations("70121")


@pytest.mark.parametrize(
    "typed", ["", "   ", "トランプル", "abc", "1e999", "9" * 400, "702.19l", "...", "702.19b.c", "a.b", "-"]
)
def test_what_is_no_number_is_not_read_as_one(typed: str) -> None:
    assert interpretations(typed) == []


@given(st.text(max_size=40))
def test_any_string_is_read_or_refused_without_an_exception(typed: str) -> None:
    query = parse_query(typed)
    assert query is None or all(is_number(candidate) for candidate in query.candidates)


@given(st.one_of(magic, magmell, sixth))
def test_a_canonical_number_reads_back_as_itself(number: str) -> None:
    assert is_number(number)
    query = parse_query(f"mtg6:{number}" if number[0].isalpha() else number)
    assert query is not None
    assert query.candidates[0] == number


@given(st.one_of(magic, magmell))
def test_a_parent_sorts_before_its_children_and_is_one_level_up(number: str) -> None:
    above = parent_of(number)
    assert above is not None
    assert sort_key(above) < sort_key(number)
    assert level_of(above) == level_of(number) - 1


@pytest.mark.parametrize(
    ("number", "above"),
    [("702.19b", "702.19"), ("702.19", "702"), ("702", "7"), ("7", None), ("302.1.2.1", "302.1.2"), ("101", "1"),
     ("III.3.d", "III.3"), ("III", None), ("0.2", "0"), ("000.1", "000")],
)  # fmt: skip
def test_parent(number: str, above: str | None) -> None:
    assert parent_of(number) == above


def test_numbers_sort_as_the_book_prints_them() -> None:
    printed = ["7", "701", "702", "702.2", "702.2a", "702.2k", "702.2m", "702.10", "702.10a", "702.100", "703", "8"]
    assert [sort_key(number) for number in printed] == sorted(map(sort_key, printed))


@pytest.mark.parametrize(
    ("first", "last", "numbers"),
    [("601.2f", "h", ["601.2f", "601.2g", "601.2h"]),
     ("704.5k", "704.5p", ["704.5k", "704.5m", "704.5n", "704.5p"]),
     ("705.4.1", "4", ["705.4.1", "705.4.2", "705.4.3", "705.4.4"]),
     ("702.2", "702.4", ["702.2", "702.3", "702.4"]),
     ("702.2", "4", ["702.2", "702.3", "702.4"]),
     ("601.2h", "f", []), ("601.2f", "602.2h", []), ("601.2f", "3", [])],
)  # fmt: skip
def test_a_range_skips_the_letters_l_and_o(first: str, last: str, numbers: list[str]) -> None:
    assert expand_range(first, last) == numbers


@pytest.mark.parametrize(
    ("typed", "book", "edition", "number"),
    [("dm:112.3a", "dm", None, "112.3a"), ("magmell 701.2.1.1", "magmell", None, "701.2.1.1"),
     ("mtg6:III.3.d", "mtg6", None, "III.3.d"), ("mtg@otj:500.10", "mtg", "mtg@otj", "500.10"),
     ("MTG@20210922 702.19B", "mtg", "mtg@20210922", "702.19b"), ("magmell@1.01:302.1", "magmell", "magmell@1.01", "302.1"),
     ("702.19b", None, None, "702.19b")],
)  # fmt: skip
def test_a_book_or_edition_may_stand_before_the_number(typed: str, book: str, edition: str, number: str) -> None:
    query = parse_query(typed)
    assert query is not None
    assert (query.book, query.edition, query.candidates[0]) == (book, edition, number)


@pytest.mark.parametrize(
    ("typed", "first", "last"),
    [("601.2a-i", "601.2a", "601.2i"), ("601.2a–601.2i", "601.2a", "601.2i"), ("704.5k-n", "704.5k", "704.5n"),
     ("702.2-4", "702.2", "702.4"), ("magmell:705.4.1-9", "705.4.1", "705.4.9"), ("100-103", "100", "103")],
)  # fmt: skip
def test_a_range_is_read(typed: str, first: str, last: str) -> None:
    query = parse_query(typed)
    assert query is not None
    assert (query.candidates[0], query.last) == (first, last)


def test_a_word_that_happens_to_be_roman_is_searched_not_looked_up() -> None:
    assert parse_query("mix") is None
    assert parse_query("I") is None


@pytest.mark.parametrize("typed", ["dm:703.4l", "dm 703.4L", "dm@2025:703.4l"])
def test_duel_masters_uses_the_letters_l_and_o_as_well(typed: str) -> None:
    query = parse_query(typed)
    assert query is not None
    assert query.candidates == ["703.4l"]


def test_l_and_o_sort_after_k_and_n() -> None:
    printed = ["703.4k", "703.4l", "703.4m", "703.4n", "703.4o", "703.4p"]
    assert sorted([*printed[3:], *printed[:3]], key=sort_key) == printed


def test_a_range_that_ends_with_l_counts_it_in_a_book_that_uses_it() -> None:
    query = parse_query("dm:703.4h-l")
    assert query is not None
    assert (query.candidates, query.last) == (["703.4h"], "703.4l")
    assert expand_range("703.4h", "703.4l") == ["703.4h", "703.4i", "703.4j", "703.4k", "703.4l"]
    assert parse_query("mtg:703.4h-l") is None or parse_query("mtg:703.4h-l").last is None  # type: ignore[union-attr]


def test_a_section_counted_in_roman_numerals_sorts_where_it_was_counted() -> None:
    assert [sort_key(roman_numeral(value)) for value in range(1, 40)] == [(value,) for value in range(1, 40)]


@pytest.mark.parametrize(
    ("typed", "book", "number"),
    [
        ("dm112.3a", "dm", "112.3a"),
        ("ＤＭ１１２．３ａ", "dm", "112.3a"),
        ("MAGMELL701.2.1.1", "magmell", "701.2.1.1"),
        ("mtg702.19b", "mtg", "702.19b"),
        ("mtg601.2a", "mtg", "601.2a"),
        ("mtg6III.3.d", "mtg6", "III.3.d"),
    ],
)
def test_the_id_of_a_book_may_stand_right_before_the_number(typed: str, book: str, number: str) -> None:
    query = parse_query(typed)
    assert query is not None
    assert (query.book, query.candidates[0]) == (book, number)


@pytest.mark.parametrize("typed", ["mtg6", "dmx", "mtgo", "magmell", "dmg"])
def test_the_id_of_a_book_alone_is_no_number(typed: str) -> None:
    assert parse_query(typed) is None


@pytest.mark.parametrize(
    ("typed", "number"), [("ipg 2.1", "2.1"), ("IPG:2.1.", "2.1"), ("mtr@20240923:2.10", "2.10"), ("mtr 3", "3")]
)
def test_sections_of_policy_documents_are_numbers_behind_their_names_only(typed: str, number: str) -> None:
    found = parse_query(typed)
    assert found is not None
    assert found.candidates == [number]
    assert parse_query(number) is None or number == "3"


def test_a_word_behind_the_name_of_a_policy_document_is_no_number() -> None:
    assert parse_query("ipg slow play") is None
