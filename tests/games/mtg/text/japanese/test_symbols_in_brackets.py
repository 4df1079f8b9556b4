"""Symbols as Japanese cards print them, in brackets, are symbols and no reminder text (107.4-107.6, 207.2a)."""

from typing import Any

import pytest

from judgekit.games.mtg.terms.symbols import braced, read_symbols
from judgekit.games.mtg.text.english.reading import ability_data
from judgekit.language.faults import CardTextNotUnderstood


def data(text: str) -> list[Any]:
    """Return the structured terms of a text."""
    return [term for _, terms in ability_data(text) for term in terms]


@pytest.mark.parametrize(
    ("printed", "usual"),
    [
        ("(Ｔ)：(緑)を加える。", "{T}: Add {G}."),
        ("（Ｔ）：（緑）を加える。", "{T}: Add {G}."),
        ("(白)(白)：～はターン終了時まで＋１/＋１の修整を受ける。", "{W}{W}: ~ gets +1/+1 until end of turn."),
        ("(２),(Ｔ)：カードを１枚引く。", "{2}, {T}: Draw a card."),
        ("(緑/白)：カードを１枚引く。", "{G/W}: Draw a card."),
        ("(緑/Φ)：カードを１枚引く。", "{G/P}: Draw a card."),
        ("(氷雪)：カードを１枚引く。", "{S}: Draw a card."),
        ("(Ｘ)：あなたはＸ点のライフを得る。", "{X}: You gain X life."),
        ("(Ｔ)：(◇)を加える。", "{T}: Add {C}."),
        ("装備(２)", "Equip {2}"),
        ("サイクリング(２)(青)", "Cycling {2}{U}"),
    ],
)
def test_a_symbol_in_brackets_is_a_symbol(printed: str, usual: str) -> None:
    assert data(printed) == data(usual)


def test_a_quality_and_reminder_text_in_brackets_are_no_symbols() -> None:
    assert data("プロテクション（赤）") == data("Protection from red")
    assert data("警戒（これは攻撃してもタップしない。）") == data("Vigilance (It doesn't tap.)")
    assert braced("(red)") == "(red)"


def test_a_mana_cost_is_read_as_japanese_cards_print_it() -> None:
    assert read_symbols("(２)(緑)（緑）") == ("2", "G", "G")


@pytest.mark.parametrize("text", [": Draw a card.", "(Tap it.): Draw a card.", "：カードを１枚引く。"])
def test_where_words_are_missing_the_fault_names_the_line(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="words are missing in") as caught:
        ability_data(text)
    assert caught.value.words == text
