"""Rows of which readings would be lost without a word, or on which cutting would never end, are refused when they are built."""

import re

import pytest

from judgekit.language.chart import Chart, Grammar, Hook, Kind, Piece, Row, Template, Token, wordings
from judgekit.language.faults import RowFault
from judgekit.language.japanese.tokens import NUMBER, Cutter
from judgekit.language.rows import Rows


def _rows(*rows: Row) -> Rows:
    return Rows(rows, {"number": NUMBER}, Cutter({"number": NUMBER}).cut)


@pytest.mark.parametrize(
    ("wording", "told"),
    [
        ("a b~c~~", "wording 'a b~c~~': an empty word in 'b~c~~'"),
        ("~b", "an empty word in '~b'"),
        ("a {b | c", "wording 'a {b | c': '}' is missing"),
        ("a [b", "']' is missing"),
        ("a } b", "'}' closes nothing"),
        ("{a | b] c", "']' closes nothing"),
    ],
)
def test_a_wording_written_amiss_is_named(wording: str, told: str) -> None:
    with pytest.raises(RowFault, match=re.escape(told)):
        list(wordings(wording))


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ([("sentence", "{a |}", "")], "row 0 of 'sentence', '': an empty wording or word"),
        ([("sentence", "a <x:thing>", "$x")], "row 0 of 'sentence', 'a <x:thing>': no row is of category 'thing'"),
        (
            [("figure", "power", "power"), ("figure", "<f:figure> doubled", "twice $f")],
            "category 'figure' begins with itself (figure > figure): row 1 of 'figure', '<f:figure> doubled'",
        ),
        (
            [
                ("noun", "creature", "creature"),
                ("noun", "<w:with> <n:noun>", "$n $w"),
                ("with", "<a:ability> bearing", "with $a"),
                ("ability", "flying", "flying"),
                ("ability", "<n:noun> walking", "$n walk"),
            ],
            "category 'noun' begins with itself (noun > with > ability > noun): row 1 of 'noun', '<w:with> <n:noun>'; row 2",
        ),
    ],
)
def test_rows_that_would_lose_readings_are_refused(rows: list[Row], told: str) -> None:
    with pytest.raises(RowFault, match=re.escape(told)):
        _rows(*rows).readings("a")


def test_what_begins_with_another_slot_or_ends_with_itself_is_sound() -> None:
    rows = _rows(("sentence", "<n:number> less <s:sentence> | <n:number>", "$n"), ("other", "<s:sentence> a", "$s"))
    assert rows.readings("1less2") == ["1"]


def _begins_with_itself(chart: Chart, start: int) -> list[Piece]:
    return chart.pieces("noun", start)


def test_a_function_that_begins_with_itself_is_refused_when_it_says_so_and_when_it_does_not() -> None:
    told = Template("sentence", (("n", "noun"),), "$n", 0)
    with pytest.raises(RowFault, match=r"'noun' begins with itself \(noun > noun\): the function of 'noun'"):
        Grammar([told], frozenset(), {"noun": Hook(_begins_with_itself, ("noun",))})
    grammar = Grammar([told], frozenset({"kind"}), {"noun": Hook(_begins_with_itself, ("kind",))})
    with pytest.raises(RowFault, match="by a hook whose `begins` does not name it"):
        Chart(grammar, [Token("a", 0, {"kind": "a"}, "a")]).pieces("sentence", 0)


def test_nothing_that_is_empty_is_cut_out_for_ever() -> None:
    with pytest.raises(RowFault, match="an empty word in a table"):
        Cutter({}, {"": {"color": "fire"}})
    with pytest.raises(RowFault, match=r"kind of word 'number': '\\\\d\*' finds an empty word"):
        Cutter({"number": Kind(r"\d*")})
    with pytest.raises(RowFault, match="an empty word among the words of the rows"):
        Cutter({}).cut("火", frozenset(("火", "")))
