"""How a wording of a row is written: alternatives, choices, what may be left out."""

import pytest

from judgekit.language.chart import first_wording, rows_of, wordings
from judgekit.language.faults import RowFault

WORDINGS = [
    ("a b | c", ["a b", "c"]),
    ("a [b] c", ["a c", "a b c"]),
    ("a {b | c d} e", ["a b e", "a c d e"]),
    ("a {b |} c", ["a b c", "a c"]),
    ("a {b [c] | d {e | f}}", ["a b", "a b c", "a d e", "a d f"]),
    ("a~b c ¦ d", ["a c d", "b c d"]),
    ("{a | b} | {c | d}", ["a", "b", "c", "d"]),
    ("[a | b] c {d [e | f] g | h}", []),
]


@pytest.mark.parametrize(("text", "spelt_out"), [(text, said) for text, said in WORDINGS if said])
def test_every_wording_is_spelt_out_and_the_printed_one_comes_first(text: str, spelt_out: list[str]) -> None:
    assert [" ".join(map(str, words)) for words in wordings(text)] == spelt_out


def test_a_slot_has_a_key_and_a_category() -> None:
    assert list(wordings("{<f:filter> | <filter>} を")) == [(("f", "filter"), "を"), (("filter", "filter"), "を")]


def test_rows_of_one_category_name_it_once() -> None:
    rows = rows_of("noun", ("クリーチャー", {"type": "creature"}), ("カード", "card"))
    assert rows == [("noun", "クリーチャー", {"type": "creature"}), ("noun", "カード", "card")]


@pytest.mark.parametrize("text", [text for text, _said in WORDINGS])
def test_the_first_wording_is_the_first_of_all(text: str) -> None:
    assert first_wording(text) == next(wordings(text))


def test_what_follows_from_no_wording_has_no_first_one() -> None:
    for text in ("a {b", "a b]", "{a | b~}"):
        with pytest.raises(RowFault):
            first_wording(text)
