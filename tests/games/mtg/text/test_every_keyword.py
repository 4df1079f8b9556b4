"""702.2-702.147: every keyword ability of the book is read in both languages, and played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.card_play import outcome
from judgekit.core.corpus import corpus_folder
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.translations import KEYWORDS_JA
from judgekit.games.mtg.text.english.reading import ability_data
from tests.cases import WHOLE, each, some

_ROWS = [
    tuple(part.strip() for part in line.split(" | "))
    for line in (Path(__file__).parent / "every_keyword.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

_OF_THE_BOOK = {name: keyword for name, keyword in KEYWORDS.items() if not keyword.rule.startswith("mtg@")}

NOT_READ = {"companion": "its condition speaks of the whole starting deck: it is kept as it stands, in either language"}
"""Keywords that no line of this table shows, with the reason."""


def _terms(text: str) -> list[object]:
    return [term for _, terms in ability_data(text) for term in terms]


@pytest.mark.parametrize(("name", "english", "japanese"), _ROWS)
def test_a_keyword_means_the_same_in_both_languages(name: str, english: str, japanese: str) -> None:
    assert _terms(english) == _terms(japanese)
    assert name.removeprefix("land") in english.casefold() or f'"keyword": "{name}"' in json.dumps(_terms(english))


def test_every_keyword_of_the_book_stands_in_the_table() -> None:
    assert {name for name, *_ in _ROWS} | set(NOT_READ) == set(_OF_THE_BOOK)


def test_every_number_of_the_chapter_has_its_keyword() -> None:
    assert {keyword.rule for keyword in _OF_THE_BOOK.values()} == {f"702.{number}" for number in range(2, 148)}


def test_every_keyword_has_code() -> None:
    """A rule of a keyword that code cites decides something: none is left that only refusals name."""
    cited = json.loads((corpus_folder() / "citations.json").read_text(encoding="utf-8"))
    numbers = {number.partition(":")[2].rstrip("abcdefghijklmnopqrstuvwxyz") for number in cited if "mtg:" in number}
    assert {name for name, keyword in _OF_THE_BOOK.items() if keyword.rule not in numbers} == set()


_PLAYED_OTHERWISE = ("companion", "enchant", "mutate")
"""Keywords that a creature and a sorcery with nothing else show nothing of."""


@each(enumerate(some([row for row in _ROWS if row[0] not in _PLAYED_OTHERWISE], 8)))
def test_every_form_is_played(place: int, row: tuple[str, str, str]) -> None:
    """A creature and a sorcery with the keyword are cast and used at random: nothing raises, nothing is unsupported.

    Its languages are read to equal terms (`test_a_keyword_means_the_same_in_both_languages`): one is played, in a whole run both.
    """
    name, *texts = row
    for text in texts if WHOLE else [texts[place % 2]]:
        creature = {"types": "Creature - Bear", "cost": "{1}{G}", "pt": "2/2", "text": text}
        sorcery = {"types": "Sorcery", "cost": "{1}{G}", "text": f"{text}\nDraw a card."}
        for card in (creature, sorcery):
            assert outcome("Keyword Bearer", card, 1) == "played", (name, text)


WITHOUT_A_NAME_HERE = {
    "for mirrodin!": "its exclamation is read as a line of its own",
    "gift": "what is given stands before it",
    "evidence": "it is a sentence about an additional cost",
    "behold": "it is a sentence about an additional cost",
    "umbra armor": "the Japanese name is that of totem armor, which it was",
    "sneak": "its Japanese name is not known here",
    "increment": "its Japanese name is not known here",
}
"""Keywords after the book whose name alone is not read in Japanese, with the reason."""


def test_every_later_keyword_has_a_japanese_name_or_a_reason_why_it_has_none() -> None:
    assert set(KEYWORDS) - set(_OF_THE_BOOK) - set(KEYWORDS_JA.values()) == set(WITHOUT_A_NAME_HERE)
