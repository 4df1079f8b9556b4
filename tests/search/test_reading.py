"""What a judge types is read as what was meant."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from judgekit.search.indexing import write_index
from judgekit.search.question import Question
from judgekit.search.reader import read
from judgekit.search.vocabulary import StoredVocabulary
from tests.search.conftest import build, rule


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


@pytest.mark.parametrize(
    "query", ["ｸﾘｰﾁｬｰ", "クリーチヤー", "クリーチャ", "クリ-チャ-", "kuriichaa", "kuri-cha-", "kuri-cha", "creatures"]
)
def test_katakana_is_known_half_width_misspelt_and_in_romaji(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query) == ["クリーチャー"]


def test_terms_of_both_languages_stand_side_by_side(store: sqlite3.Connection) -> None:
    assert terms(store, "creature の 召喚酔い priority") == ["クリーチャー", "召喚酔い", "優先権"]


def test_a_term_asked_for_in_both_languages_is_asked_for_once(store: sqlite3.Connection) -> None:
    assert terms(store, "indestructible 破壊不能") == ["破壊不能"]


@pytest.mark.parametrize("typed", ["2回攻撃した", "クリーチャー3体攻撃", "１枚攻撃"])
def test_a_term_begins_behind_what_counts_it(store: sqlite3.Connection, typed: str) -> None:
    assert "攻撃" in terms(store, typed)


def test_words_of_the_question_fall_away(store: sqlite3.Connection) -> None:
    assert [slot.label for slot in asked(store, "what is it").slots] == []
    assert [slot.label for slot in asked(store, "何の場合？").slots] == []


@pytest.mark.parametrize(
    ("kanji", "figures"),
    [
        ("二回攻撃した", "2回攻撃した"),
        ("三枚攻撃", "3枚攻撃"),
        ("もう一度攻撃", "もう一度攻撃"),
        ("第二回攻撃", "第二回攻撃"),
    ],
)
def test_what_is_counted_in_kanji_is_read_in_figures(store: sqlite3.Connection, kanji: str, figures: str) -> None:
    assert [slot.surface for slot in asked(store, kanji).slots] == [
        slot.surface for slot in asked(store, figures).slots
    ]
    assert "攻撃" in terms(store, kanji)


def test_card_names_are_set_aside(store: sqlite3.Connection) -> None:
    question = asked(store, "《山の王》が攻撃した時")
    assert question.cards == ["山の王"]
    assert [slot.label for slot in question.slots if slot.term] == ["攻撃"]


def test_a_term_in_capitals_beside_an_unknown_one_is_part_of_a_card_name(store: sqlite3.Connection) -> None:
    question = asked(store, "my Grizzly Library attacks")
    assert question.cards == ["grizzly", "library"]
    assert terms(store, "my Grizzly Library attacks") == ["攻撃"]
    assert "ライブラリー" in terms(store, "my Library is Empty")


def test_an_english_card_name_in_capitals_is_set_aside(store: sqlite3.Connection) -> None:
    question = asked(store, "does my Grizzly Baron attack")
    assert "grizzly" in question.cards
    assert "baron" in question.cards


@pytest.mark.parametrize("query", ["《大きな本》", "大きな本", "Great Tome, the Heavy", "my Great Tome"])
def test_of_a_card_that_is_known_it_is_asked_what_it_does(store: sqlite3.Connection, query: str) -> None:
    slot = next(slot for slot in asked(store, query).slots if slot.term)
    meant = {unit for label in ("引く", "ライブラリー") for unit, _weight in asked(store, label).slots[0].units}
    assert slot.label == "大きな本"
    assert meant <= {unit for unit, _weight in slot.extra}


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


def test_no_term_reaches_over_a_lost_particle_into_half_a_word(store: sqlite3.Connection) -> None:
    assert terms(store, "引いた後に攻撃") == ["引く", "攻撃"]
    assert terms(store, "後攻の攻撃") == ["後攻", "攻撃"]


def test_a_term_in_hiragana_does_not_begin_inside_another_word(store: sqlite3.Connection) -> None:
    assert terms(store, "ライブラリーがなくなった") == ["ライブラリー", "空"]
    assert terms(store, "クリーチャーがいなくなった") == ["クリーチャー"]


@pytest.mark.parametrize("query", ["フェーズ", "feizu", "feezu"])
def test_a_long_vowel_is_the_same_however_it_is_written(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query) == ["フェイズ"]


def test_a_word_of_two_kanji_is_known_by_its_sound(store: sqlite3.Connection) -> None:
    assert terms(store, "非攻") == ["飛行"]


def test_a_word_of_two_kanji_may_be_any_term_that_shares_one_of_them(store: sqlite3.Connection) -> None:
    assert terms(store, "尖攻") == ["先攻", "後攻"]


def test_words_of_the_question_fall_away_in_romaji(store: sqlite3.Connection) -> None:
    assert terms(store, "yuusenken itsu") == ["優先権"]


def test_a_numeral_with_its_counter_is_no_verb(store: sqlite3.Connection) -> None:
    assert terms(store, "二つ") == ["複数"]
    assert terms(store, "二と") == []


def test_a_misspelt_word_is_one_that_the_edition_searched_prints(tmp_path: Path) -> None:
    nodes = [rule("104.1", None, "They defended it."), rule("104.1", None, "They descended.", edition="mtg@otj")]
    store = build(nodes, tmp_path)
    for edition, shelf in store.execute("SELECT edition, shelf FROM search_shelf"):
        meant = StoredVocabulary(store, ("mtg",), (shelf,)).corrected("desended")
        assert meant == ["descended" if edition == "mtg@otj" else "defended"]


@pytest.mark.parametrize(
    ("query", "term"),
    [("inde structible", "破壊不能"), ("summoningsickness", "召喚酔い"), ("sumoningsickness", "召喚酔い")],
)
def test_english_terms_are_known_cut_apart_and_run_together(store: sqlite3.Connection, query: str, term: str) -> None:
    assert terms(store, query) == [term]


@pytest.mark.parametrize(
    ("query", "term"),
    [
        ("先制攻墼", "先制攻撃"),
        ("フラッシュパック", "フラッシュバック"),
        ("ライブラリ", "ライブラリー"),
        ("ライブラリアウト", "ライブラリーアウト"),
    ],
)
def test_a_mistake_at_the_end_of_a_long_term_does_not_leave_the_short_one(
    store: sqlite3.Connection, query: str, term: str
) -> None:
    assert terms(store, query) == [term]


@pytest.mark.parametrize(
    ("query", "term"), [("attakc", "攻撃"), ("crewture", "クリーチャー"), ("flyign", "飛行"), ("fyling", "飛行")]
)
def test_two_letters_that_changed_places_hide_no_word(store: sqlite3.Connection, query: str, term: str) -> None:
    assert terms(store, query) == [term]


def test_of_two_words_as_near_the_one_printed_more_often_was_meant(tmp_path: Path) -> None:
    texts = ["A combat begins.", "Each combat ends.", "No combat is left.", "A combo is something else."]
    nodes = [rule(f"50{number}.1", None, text) for number, text in enumerate(texts)]
    assert asked(build(nodes, tmp_path), "combt").corrections == [("combt", "combat")]


def test_terms_in_a_row_are_no_term_with_a_mistake(store: sqlite3.Connection) -> None:
    assert terms(store, "破壊不能先制攻撃優先権") == ["破壊不能", "先制攻撃", "優先権"]


def test_a_katakana_term_that_a_text_misprints_is_still_that_term(tmp_path: Path) -> None:
    nodes = [rule("302.1", "クリーチャーは場に出る。"), rule("302.2", "クリチャーは残る。")]
    assert terms(build(nodes, tmp_path), "クリチャー") == ["クリーチャー"]


@pytest.mark.parametrize("query", ["殴っている", "殴ってる", "殴ってた"])
def test_a_verb_is_known_as_it_is_shortened_in_speech(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query) == ["攻撃"]


@pytest.mark.parametrize("query", ["priorityが0", "priorityは2つ", "LOの100回", "flashを3体"])
def test_latin_letters_end_where_a_particle_was_dropped(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query)[0] == {"p": "優先権", "L": "ライブラリーアウト", "f": "フラッシュ"}[query[0]]


@pytest.mark.parametrize(
    ("query", "term"),
    [
        ("から", "空"),  # two kana are a word where nothing else was typed
        ("攻撃くりーちゃー", "クリーチャー"),  # a long vowel behind kanji: katakana that was not turned into it
    ],
)
def test_kana_that_were_not_turned_into_letters_are_known(store: sqlite3.Connection, query: str, term: str) -> None:
    assert term in terms(store, query)
    assert terms(store, "優先権から") == ["優先権"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("せんせいこうげきとひこう", ["先制攻撃", "飛行"]),
        ("こうげきしたくりーちゃーのゆうせんけん", ["攻撃", "クリーチャー", "優先権"]),
        ("ゆうせんけんはどこにいくんですか", ["優先権"]),
        ("ふらっしゅできるのはいつ", ["フラッシュ"]),
        ("ひこうがぬけたとき", ["飛行"]),
        ("ひこうきぐものはなし", []),  # no word within a longer one that is none
        ("めだかのがっこうはどこ", []),
        ("せんこのこうげき", ["攻撃"]),  # 先攻 by its sound, but a word that asks for nothing
        ("せんこの攻撃", ["攻撃"]),
    ],
)
def test_words_typed_in_kana_in_a_row_are_parted(store: sqlite3.Connection, query: str, found: list[str]) -> None:
    assert terms(store, query) == found


@pytest.mark.parametrize("query", ["えすとりがー", "esutorigaa", "エストリガー"])
def test_a_letter_in_a_term_is_known_by_its_name(store: sqlite3.Connection, query: str) -> None:
    assert terms(store, query, "dm") == ["S・トリガー"]


def test_a_word_that_lost_its_blank_is_the_two_words_though_a_document_prints_it(tmp_path: Path) -> None:
    terms_path = tmp_path / "terms.toml"
    terms_path.write_text(
        '[mtg]\nterms = [{ ja = "優先権", en = "main phase" }, { ja = "主な", en = "mains" }]', "utf-8"
    )
    nodes = [
        rule("117.1", "優先権の話。", "The main phase."),
        rule("117.2", "別の話。", "In the mainphase of the mains."),
    ]
    connection = sqlite3.connect(":memory:")
    write_index(connection, nodes, cited_by_count={}, glosses={}, terms_path=terms_path)
    assert terms(connection, "mainphase") == ["優先権"]


@pytest.mark.parametrize("query", ["攻撃", "こうげき", "kougeki", "atack", "attack"])
def test_one_term_is_all_that_is_asked_for_however_it_is_typed(store: sqlite3.Connection, query: str) -> None:
    assert asked(store, query).bare_term
    assert not asked(store, f"{query} 優先権").bare_term


def test_a_term_in_hiragana_begins_behind_the_ending_of_a_condition(store: sqlite3.Connection) -> None:
    assert terms(store, "なくなったらパクる") == ["空", "パクる"]
    assert terms(store, "なくなったらいっぺんに") == ["空", "同時"]
