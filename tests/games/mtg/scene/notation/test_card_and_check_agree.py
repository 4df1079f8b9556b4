"""`card` shows as understood exactly what `check` plays: both read every text, or both refuse it for the same words."""

from typing import Any

from judgekit.games.mtg.scene.notation.understanding import understood
from judgekit.games.mtg.text.structured.cards import read_cards
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part, TermMalformed
from tests.games.mtg.text.wordings import Wording, card_texts, wordings


def refusal(way: Any, cards: Any) -> str:
    """Return why some cards are refused, "" where they are read."""
    try:
        way(cards)
    except (CardTextNotUnderstood, TermMalformed) as fault:
        return str(fault)
    return ""


def test_both_read_a_text_or_both_refuse_it() -> None:
    whole: tuple[Wording, ...] = (*wordings()[::12], *card_texts()[::8])
    for wording in whole:
        name = wording.name or "Grey Heron"
        cards = {name: {"types": "Instant" if wording.spell else "Creature", "text": wording.text}}
        assert refusal(understood, cards) == refusal(lambda one: read_cards(Part(one, ("cards",))), cards), wording


def test_a_face_that_is_spelt_out_is_read_by_both() -> None:
    faces = [{"name": "Left", "types": "Instant", "text": "Draw a card."}, {"name": "Right", "text": "Praise a stone."}]
    cards = {"Left": {"layout": "split", "faces": faces}}
    assert "Praise" in refusal(understood, cards)
    assert refusal(understood, cards) == refusal(lambda one: read_cards(Part(one, ("cards",))), cards)
