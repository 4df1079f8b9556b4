"""702.2-702.147: every keyword ability of the book is read in both languages, and played unless it is listed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.text.english.reading import ability_data

_ROWS = [
    tuple(part.strip() for part in line.split(" | "))
    for line in (Path(__file__).parent / "every_keyword.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

_OF_THE_BOOK = {name: keyword for name, keyword in KEYWORDS.items() if not keyword.rule.startswith("mtg@")}

NOT_READ = {"companion": "its condition speaks of the whole starting deck: it is kept as it stands, in either language"}
"""Keywords that no line of this table shows, with the reason."""

WITHOUT_CODE = {
    "offering": "702.48",
    "epic": "702.50",
    "hidden agenda": "702.106",
    "double agenda": "702.106",
}
"""Keywords that are refused in play, with their rules: this list only gets shorter."""


_REACH = "reach"
"""What it does is said by the rule of flying (702.9b)."""


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


def test_a_keyword_is_played_unless_it_is_listed() -> None:
    """A rule of a keyword that code cites decides something; the keywords that only refusals name are listed."""
    cited = json.loads((corpus_folder() / "citations.json").read_text(encoding="utf-8"))
    numbers = {number.partition(":")[2].rstrip("abcdefghijklmnopqrstuvwxyz") for number in cited if "mtg:" in number}
    missing = {name for name, keyword in _OF_THE_BOOK.items() if keyword.rule not in numbers} - {_REACH}
    assert missing <= set(WITHOUT_CODE)
    assert {name: _OF_THE_BOOK[name].rule for name in WITHOUT_CODE} == WITHOUT_CODE
