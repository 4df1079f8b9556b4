"""Terms stand in texts as words of their own, not as letters inside other words."""

import pytest

from judgekit.search.whole_words import WholeWords

WORDS = WholeWords(("マナ", "コスト", "リーチ", "レイヤー", "クリーチャー", "プレイ", "場", "レイヤー順"))


@pytest.mark.parametrize(
    ("form", "text", "places"),
    [
        ("マナ", "マナコスト支払う", [0]),
        ("コスト", "マナコスト支払う", [2]),
        ("リーチ", "クリーチャーリーチ持つ", [6]),
        ("レイヤー", "プレイヤー番", []),
        ("レイヤー順", "プレイヤー順番", []),
        ("レイヤー順", "次のレイヤー順", [2]),
        ("プレイ", "プレイする者とプレイヤー", [0]),
        ("場", "場合は場に出る場面", [3]),
    ],
)
def test_a_term_is_found_as_a_word(form: str, text: str, places: list[int]) -> None:
    assert WORDS.places(form, text) == places
