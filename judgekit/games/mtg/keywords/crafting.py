"""702.167 of the book of 2026-04-17: craft: materials from the battlefield and the graveyard are exiled for the other face."""

from __future__ import annotations

from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, SPELT_OUT
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Formula, Test

_PLACES = ("battlefield", "graveyard")


def _materials(described: Filter) -> Filter:
    """Return what a description of materials means: permanents of the own and cards in the own graveyard (702.167b)."""
    there = described._replace(
        kind="permanent", zones=("battlefield",), tests=(*described.tests, Test("controller", YOU), Test("other", True))
    )
    card = described._replace(kind="card", zones=("graveyard",), tests=(*described.tests, Test("owner", YOU)))
    either = (card,) if described.kind == "card" else (there, card)
    return Filter((Test("either", either),), "object", _PLACES)


def _craft(keyword: Ability) -> Ability:
    """Exile this and the materials, as a sorcery: it returns transformed under its owner's control."""
    described, least, most = keyword.value
    limit: Formula | None = most
    exiled = Action("exile", ("choose", _materials(described), least, limit), None, (("as", "crafted"),))
    paid = keyword.cost or Cost()
    back = (("to", "battlefield"), ("transformed", True), ("under", ("owner", THIS)))
    return Ability(
        "activated",
        "craft",
        cost=paid._replace(actions=(*paid.actions, Action("exile", THIS), exiled)),
        do=(Action("return", THIS, None, back),),
        limits=(("sorcery",),),
        text=keyword.text,
    )


SPELT_OUT["craft"] = _craft
KEYWORD_RULES["craft"] = "mtg@20260417:702.167a"
