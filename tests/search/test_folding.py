"""Folding makes every way of typing a word the same, and leads back to the printed text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.search.folding import fold, fold_with_offsets, romaji_key, with_long_vowels


def test_half_width_katakana_full_width_letters_and_the_middle_dot_fold_to_one_form() -> None:
    assert fold("ﾌﾞﾛｯｶｰ") == fold("ブロッカー")
    assert fold("Ｓ・トリガー") == fold("S･トリガー") == "sトリガー"


def test_a_character_that_scanning_confuses_is_folded() -> None:
    assert fold("使用权") == fold("使用権")


def test_offsets_lead_from_folded_half_width_text_to_what_is_printed() -> None:
    printed = "①ﾌﾞﾛｯｶｰ・が"
    folded, offsets = fold_with_offsets(printed)
    assert folded == "1ブロッカーが"
    place = folded.index("ブ")
    assert printed[offsets[place] : offsets[place + 1]] == "ﾌﾞ"
    assert printed[offsets[folded.index("が")]] == "が"


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_offsets_never_go_back_and_never_leave_the_text(text: str) -> None:
    folded, offsets = fold_with_offsets(text)
    assert len(offsets) == len(folded) + 1
    assert offsets == sorted(offsets)
    assert all(0 <= offset <= len(text) for offset in offsets)


def test_every_romanisation_of_a_word_has_one_key() -> None:
    assert len({romaji_key(fold(word)) for word in ("yuusenken", "yusenken", "yūsenken", "yuusenken'")}) == 1
    assert romaji_key("shoukanyoi") == romaji_key("syoukanyoi") == romaji_key("shokanyoi")
    assert romaji_key("chenji") == romaji_key("tyenzi")
    assert romaji_key("shimboru") == romaji_key("shinboru")
    assert romaji_key("jajji") == romaji_key("jaji") == romaji_key("zyazzi")
    assert romaji_key("macchi") == romaji_key("matchi") == romaji_key("matti")


def test_a_dash_behind_katakana_is_the_long_vowel_and_a_sign_before_a_number_stays() -> None:
    assert with_long_vowels("オ-ナ-が") == "オーナーが"
    assert with_long_vowels("ライブラリ― カ一ド") == "ライブラリー カード"
    assert with_long_vowels("カウンター-1個 a-b 第一") == "カウンター-1個 a-b 第一"
