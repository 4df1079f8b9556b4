"""Japanese type lines are read as the English ones are (205)."""

import pytest

from judgekit.core.text import is_japanese
from judgekit.games.mtg.terms.subtypes import CORRELATED, LATER
from judgekit.games.mtg.terms.translations import SUBTYPES
from judgekit.games.mtg.terms.type_lines import TypeLine, TypeLineMalformed, in_japanese, read_type_line


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("クリーチャー — エルフ・ドルイド", "Creature - Elf Druid"),
        ("伝説のクリーチャー―人間・ウィザード", "Legendary Creature - Human Wizard"),
        ("伝説のアーティファクト・クリーチャー ― ゴーレム", "Legendary Artifact Creature - Golem"),
        ("基本土地 — 森", "Basic Land - Forest"),
        ("基本氷雪土地 - 島", "Basic Snow Land - Island"),
        ("部族・インスタント―ゴブリン", "Tribal Instant - Goblin"),
        ("土地 ― ウルザの・鉱山", "Land - Urza's Mine"),
        ("クリーチャー ー ゾンビ", "Creature - Zombie"),
        ("ソーサリー", "Sorcery"),
        ("クリーチャー — 猟犬", "Creature - Dog"),
    ],
)
def test_a_japanese_type_line_says_what_the_english_one_says(japanese: str, english: str) -> None:
    assert read_type_line(japanese) == read_type_line(english)


def test_a_type_that_was_renamed_is_read_under_its_name_of_today_and_a_curved_apostrophe_is_one() -> None:
    assert read_type_line("Creature — Elemental Hound").subtypes == ("Elemental", "Dog")
    assert read_type_line("Land — Urza’s Tower").subtypes == ("Urza's", "Tower")


def test_an_invented_planeswalker_has_a_type_of_its_own_in_japanese_too() -> None:
    assert read_type_line("伝説のプレインズウォーカー ― 瀬流花", invented=True).subtypes == ("瀬流花",)


@pytest.mark.parametrize("line", ["クリーチャー — 大工房", "生き物 — エルフ", "インスタント — エルフ"])
def test_a_word_that_is_no_type_is_refused(line: str) -> None:
    with pytest.raises(TypeLineMalformed):
        read_type_line(line)


def test_a_type_line_of_a_card_file_has_a_curved_apostrophe() -> None:
    assert read_type_line("Land — Urza’s Tower") == read_type_line("Land - Urza's Tower")


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Legendary Creature — Elf Druid", "伝説のクリーチャー ― エルフ・ドルイド"),
        ("Basic Snow Land — Forest", "基本氷雪土地 ― 森"),
        ("Artifact Creature — Golem", "アーティファクト・クリーチャー ― ゴーレム"),
        ("Tribal Instant — Goblin", "部族・インスタント ― ゴブリン"),
        ("Land — Urza's Mine", "土地 ― ウルザの・鉱山"),
        ("Creature — Time Lord", "クリーチャー ― タイム・ロード"),
        ("Sorcery", "ソーサリー"),
    ],
)
def test_a_type_line_is_printed_in_japanese_and_read_back(english: str, japanese: str) -> None:
    assert in_japanese(read_type_line(english)) == japanese
    assert read_type_line(japanese) == read_type_line(english)


def test_every_subtype_with_a_japanese_name_is_printed_in_japanese_and_read_back() -> None:
    for name in SUBTYPES.values():
        line = TypeLine((), tuple(CORRELATED[name])[:1], (name,))
        assert read_type_line(in_japanese(line)) == line
        assert is_japanese(in_japanese(line).partition(" ― ")[2]), name


def test_of_every_book_of_2021_no_subtype_is_without_a_japanese_name() -> None:
    assert [name for name in CORRELATED if name not in LATER and name not in SUBTYPES.values()] == []
