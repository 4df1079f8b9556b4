"""What a judge types is read as what was meant."""

from __future__ import annotations

import sqlite3

import pytest

from judgekit.search.question import Question
from judgekit.search.reader import read
from judgekit.search.vocabulary import StoredVocabulary


def asked(store: sqlite3.Connection, query: str, family: str = "mtg") -> Question:
    return read(query, StoredVocabulary(store), ("general", family))


def terms(store: sqlite3.Connection, query: str, family: str = "mtg") -> list[str]:
    return [slot.label for slot in asked(store, query, family).slots if slot.term]


@pytest.mark.parametrize(
    "query",
    ["優先権", "ゆうせんけん", "ゆうせんけんって何", "yuusenken", "yūsenken", "yusenken", "Priorities", "優先圏", "priorty"],
)  # fmt: skip
def test_a_term_is_known_in_any_script_and_with_a_slip_of_the_pen(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query) == ["優先権"]


@pytest.mark.parametrize("query", ["ｸﾘｰﾁｬｰ", "クリーチヤー", "クリーチャ", "kuriichaa", "kuri-cha-", "creatures"])
def test_katakana_is_known_half_width_misspelt_and_in_romaji(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query) == ["クリーチャー"]


def test_terms_of_both_languages_stand_side_by_side(store: sqlite3.Connection) -> None:
    assert terms(store, "creature の 召喚酔い priority") == ["クリーチャー", "召喚酔い", "優先権"]


def test_a_term_asked_for_in_both_languages_is_asked_for_once(store: sqlite3.Connection) -> None:
    assert terms(store, "indestructible 破壊不能") == ["破壊不能"]


def test_words_of_the_question_fall_away(store: sqlite3.Connection) -> None:
    assert [slot.label for slot in asked(store, "what is it").slots] == []
    assert [slot.label for slot in asked(store, "何の場合？").slots] == []


def test_card_names_are_set_aside(store: sqlite3.Connection) -> None:
    question = asked(store, "《山の王》が攻撃した時")
    assert question.cards == ["山の王"]
    assert [slot.label for slot in question.slots if slot.term] == ["攻撃"]


def test_an_english_card_name_in_capitals_is_set_aside(store: sqlite3.Connection) -> None:
    question = asked(store, "does my Grizzly Baron attack")
    assert "grizzly" in question.cards
    assert "baron" in question.cards


def test_slang_is_read_with_what_it_means(store: sqlite3.Connection) -> None:
    slot = next(slot for slot in asked(store, "LOした").slots if slot.term)
    assert slot.label == "ライブラリーアウト"
    assert len(slot.extra) >= 2


def test_slang_whose_stem_is_another_word_is_only_known_as_typed(store: sqlite3.Connection) -> None:
    assert terms(store, "decked") == ["ライブラリーアウト"]
    assert "ライブラリーアウト" not in terms(store, "deck")


def test_a_verb_is_known_in_every_form(store: sqlite3.Connection) -> None:
    for query in ("引いた", "引けない", "引こうとした", "カードを引く"):
        assert "引く" in terms(store, query), query


def test_words_of_another_game_are_not_read_into_this_one(store: sqlite3.Connection) -> None:
    assert terms(store, "シールドトリガー", family="dm") == ["S・トリガー"]
    assert terms(store, "シールドトリガー", family="mtg") == []


def test_a_single_kanji_inside_a_compound_is_no_word(store: sqlite3.Connection) -> None:
    assert all(slot.surface != "時" for slot in asked(store, "同時刻").slots)


def test_a_term_behind_another_word_of_two_kanji_is_known(store: sqlite3.Connection) -> None:
    assert terms(store, "直接攻撃") == ["攻撃"]


def test_several_readings_in_a_row_are_parted(store: sqlite3.Connection) -> None:
    assert terms(store, "shoukanyoikuriichaa") == ["召喚酔い", "クリーチャー"]


def test_two_terms_that_touch_ask_for_the_place_where_they_meet(store: sqlite3.Connection) -> None:
    restored, damaged = asked(store, "クリーチャーの攻撃"), asked(store, "クリーチャー攻撃")
    assert restored.phrase
    assert [slot.units for slot in restored.slots] == [slot.units for slot in damaged.slots]
