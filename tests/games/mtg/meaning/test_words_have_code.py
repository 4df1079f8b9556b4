"""The words of the term language and what the rules know of them are the same: none without code, none that nothing documents."""

import pytest

from judgekit.games.mtg import rules
from judgekit.games.mtg.meaning import words
from judgekit.games.mtg.terms.values import CONDITIONS, FORMULAS, REFERENCES
from judgekit.language.vocabulary import Word

assert rules.GAME.book == "mtg"  # all chapters are imported, so that every word is there

OF_THE_ENGINE = {"decider", "ref"}
"""References that the rules make while they run, and that no card writes."""


@pytest.mark.parametrize(
    ("documented", "coded"),
    [(REFERENCES, words.WHOM), (FORMULAS, words.HOW_MUCH), (CONDITIONS, words.WHETHER)],
    ids=["references", "formulas", "conditions"],
)
def test_every_word_has_code_and_every_word_with_code_is_documented(
    documented: dict[str, Word], coded: dict[str, object]
) -> None:
    assert set(documented) == set(coded) - OF_THE_ENGINE
