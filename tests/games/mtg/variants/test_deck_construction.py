"""702.124, 903.5: which two cards are commanders together, by the book that has the ability."""

from collections import Counter

import pytest

from judgekit.engine import Allowed
from judgekit.games.mtg.terms.records import Ability, Card
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.variants.deck_construction import judge_commander_deck


def leader(name: str, keyword: str) -> Card:
    return Card(
        name, ("1", "G"), TypeLine(("legendary",), ("creature",), ("Human",)), abilities=(Ability("keyword", keyword),)
    )


@pytest.mark.parametrize(("keyword", "before"), [("partner", True), ("friends forever", False)])
def test_an_ability_pairs_commanders_only_by_a_book_that_has_it(keyword: str, before: bool) -> None:
    cards = {name: leader(name, keyword) for name in ("Ana", "Ben")}
    for later, legal in ((True, True), (False, before)):
        verdict = judge_commander_deck(cards, ("Ana", "Ben"), Counter(), later=later)
        assert isinstance(verdict, Allowed) == legal
