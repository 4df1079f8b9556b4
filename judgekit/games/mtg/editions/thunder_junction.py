"""The rules of 2021-09-22 with the notes of Outlaws of Thunder Junction laid over them (mtg@otj)."""

from __future__ import annotations

from judgekit.engine.edition import Edition
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.stack.targets.targets import NO_CRIMES

ID = "mtg@otj"


def derived() -> Edition:
    """Return the edition: two rules have other numbers, and plot, saddle, outlaws and crimes are played as by the later book.

    Spree is refused by its rule where a card speaks of it. The notes' rule about added steps (500.10) is never met: an effect that
    adds a step has no code in any edition.
    """
    policies = {NO_CRIMES: False}
    return Edition(ID, GAME, policies=policies, concordance=read_concordance(ID), shares="mtg@20260417")
