"""The rules of 2021-09-22 with the notes of Outlaws of Thunder Junction laid over them (mtg@otj)."""

from __future__ import annotations

from judgekit.engine.edition import Edition
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.rules import GAME

ID = "mtg@otj"


def derived() -> Edition:
    """Return the edition: two rules have other numbers, one changed without code, and the new mechanisms have no code.

    Plot, saddle, spree, outlaws and crimes are refused by their rules where a card speaks of them. The notes' rule about added
    steps (500.10) is never met: an effect that adds a step has no code in any edition.
    """
    return Edition(ID, GAME, concordance=read_concordance(ID))
