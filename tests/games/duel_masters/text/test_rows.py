"""The rows themselves: no word of a wording is dropped, and every wording reads in one way."""

from __future__ import annotations

from judgekit.games.duel_masters.text.grammar import ROWS


def test_what_stands_in_a_slot_stands_in_the_term() -> None:
    """A wording whose slot is missing in its term would drop what the card says there."""
    dropped = [
        template
        for template in ROWS.templates
        for word in template.words
        if isinstance(word, tuple) and f"${word[0]}" not in str(template.term)
    ]
    assert not dropped
