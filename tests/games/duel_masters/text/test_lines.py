"""Card text of every period: what is read is printed and reads as the same; what is not understood is refused by its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.games.duel_masters.text.printing import print_terms
from judgekit.games.duel_masters.text.reading import read_line, terms_of
from judgekit.language.faults import CardTextNotUnderstood
from tests.cases import each

_HERE = Path(__file__).parent
_SPELL = "呪文:"


def _lines(name: str) -> list[str]:
    written = (_HERE / name).read_text(encoding="utf-8").splitlines()
    return [line for line in written if line and not line.startswith("#")]


def _read(line: str) -> object:
    return read_line(line.removeprefix(_SPELL), line.startswith(_SPELL))


@each(_lines("lines.txt"))
def test_what_a_line_says_is_read_and_printed_and_reads_as_the_same(line: str) -> None:
    """Every line is one ability or more; printed from its terms it reads as equal terms."""
    assert _read(line)
    terms = terms_of(line.removeprefix(_SPELL), line.startswith(_SPELL))
    printed = print_terms(terms)
    assert terms_of(printed, line.startswith(_SPELL)) == terms
    marked = f"{_SPELL}{printed}" if line.startswith(_SPELL) else printed
    assert [one._replace(text="") for one in _read(marked)] == [one._replace(text="") for one in _read(line)]  # type: ignore[attr-defined]


@each(_lines("refused.txt"))
def test_what_is_not_understood_is_refused_by_its_words(line: str) -> None:
    """The fault names the words, or says what is not clear."""
    text, _, words = line.partition(" | ")
    with pytest.raises(CardTextNotUnderstood) as fault:
        _read(text)
    assert words in str(fault.value)


@each(
    [
        ("踊り子－自然のクリーチャーを1枚自分のマナゾーンから選び、手札に戻す。", "踊り子－自然のクリーチャー"),
        ("自然のおどるクリーチャーを１体自分のマナゾーンから選び、手札に戻す。", "おどるクリーチャーを１体"),
        ("革命0トリガー－クリーチャーが自分を攻撃する時、カードを1枚引く。", "革命0トリガー"),
    ]
)
def test_a_fault_quotes_the_line_as_it_is_printed_and_cuts_no_word(line: str, words: str) -> None:
    """Parts of a sentence are brought into one order to be read; the fault names them in the printed one."""
    with pytest.raises(CardTextNotUnderstood) as fault:
        _read(line)
    assert (fault.value.words, fault.value.text) == (words, line)
