"""The rules of 2021-09-22 with the notes of Outlaws of Thunder Junction laid over them (mtg@otj)."""

from __future__ import annotations

from judgekit.engine.edition import Edition
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.stack.targets.targets import NO_CRIMES
from judgekit.games.mtg.turn.extra_phases import ADDED_IN_ANY_TURN, STEPS_AS_ADDED

ID = "mtg@otj"


def derived() -> Edition:
    """Return the edition: two rules have other numbers; plot, saddle, spree, outlaws and crimes are played as by the later book.

    So are added steps: a phase comes with them, and who gets one gets it in the own turn only (500.10, 500.10a).
    """
    policies = {NO_CRIMES: False, STEPS_AS_ADDED: False, ADDED_IN_ANY_TURN: False}
    return Edition(ID, GAME, policies=policies, concordance=read_concordance(ID), shares="mtg@20260417")
