"""How a wording of a row is written: alternatives, choices, what may be left out."""

import pytest

from judgekit.language.chart import rows_of, wordings


@pytest.mark.parametrize(
    ("text", "spelt_out"),
    [
        ("a b | c", ["a b", "c"]),
        ("a [b] c", ["a c", "a b c"]),
        ("a {b | c d} e", ["a b e", "a c d e"]),
        ("a {b |} c", ["a b c", "a c"]),
        ("a {b [c] | d {e | f}}", ["a b", "a b c", "a d e", "a d f"]),
        ("a~b c ¦ d", ["a c d", "b c d"]),
        ("{a | b} | {c | d}", ["a", "b", "c", "d"]),
    ],
)
def test_every_wording_is_spelt_out_and_the_printed_one_comes_first(text: str, spelt_out: list[str]) -> None:
    assert [" ".join(map(str, words)) for words in wordings(text)] == spelt_out


def test_a_slot_has_a_key_and_a_category() -> None:
    assert list(wordings("{<f:filter> | <filter>} を")) == [(("f", "filter"), "を"), (("filter", "filter"), "を")]


def test_rows_of_one_category_name_it_once() -> None:
    rows = rows_of("noun", ("クリーチャー", {"type": "creature"}), ("カード", "card"))
    assert rows == [("noun", "クリーチャー", {"type": "creature"}), ("noun", "カード", "card")]
