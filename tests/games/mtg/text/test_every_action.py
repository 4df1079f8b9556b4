"""701.2-701.46: every keyword action of the book is read in both languages, and a scenario shows it in play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.games.mtg.text.english.reading import ability_data
from tests.cases import each
from tests.playing import played

_ROWS = [
    tuple(part.strip() for part in line.split(" | "))
    for line in (Path(__file__).parent / "every_action.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

ELSEWHERE = {"701.2": "602.2a", "701.4": "601.2a"}
"""Actions that another rule carries out, with that rule."""

OUTSIDE = {
    "701.24": "the planar deck of Planechase is not played",
    "701.25": "the schemes of Archenemy are not played",
    "701.26": "the schemes of Archenemy are not played",
    "701.41": "Contraptions are of sets that are not played by these rules",
}
"""Actions that the game does not have, with the reason."""

NOT_READ = {"701.37": "a meld card names its other half beside its text: what 'them' means is not in the words alone"}
"""Actions of the game that no line of the table shows, with the reason; a scenario shows them in the structured form."""


def _terms(text: str, kind: str) -> list[object]:
    return [term for _, terms in ability_data(text, spell=kind == "spell") for term in terms]


@each([(kind, english, japanese) for _, _, kind, english, japanese in _ROWS])
def test_an_action_means_the_same_in_both_languages(kind: str, english: str, japanese: str) -> None:
    assert _terms(english, kind) == _terms(japanese, kind)


@pytest.mark.parametrize(("number", "file"), sorted({(number, file) for number, file, *_ in _ROWS}))
def test_an_action_is_shown_in_play(number: str, file: str) -> None:
    """The scenario passes, and what happens in it cites a rule of the action."""
    result = played(corpus_folder() / "mtg" / file).result
    rules = {rule.partition(":")[2] for rule in result.cited}
    shown = {number, ELSEWHERE.get(number, number)}
    assert result.verdict == "pass"
    assert shown & {re.sub("[a-z]$", "", rule) for rule in rules} | shown & rules


def test_every_number_of_the_chapter_stands_in_the_table() -> None:
    said = {number for number, *_ in _ROWS} | set(OUTSIDE) | set(NOT_READ)
    assert said == {f"701.{number}" for number in range(2, 47)}
