"""What is paid for what somebody plays: mana lent to whom none was given (106.4), another cost that a card prints (118.9)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.scene.notation.card_words import is_of_type

_RICH = "{W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{B}{B}{B}{B}{B}{R}{R}{R}{R}{R}{G}{G}{G}{G}{G}"


def mana_for(
    given: Mapping[str, Json], cards: Mapping[str, Json], action: Mapping[str, Json], generous: bool
) -> Mapping[str, Json] | None:
    """Return the step that adds the mana that a spell or ability costs (106.4), where its player was given none."""
    what, by = next((action[key] for key in ("cast", "activate", "object") if key in action), None), action.get("by")
    players = given.get("players")
    own = players.get(str(by)) if isinstance(players, Mapping) else None
    if what is None or "pay" in action or not isinstance(own, Mapping) or "pool" in own:
        return None
    everything = [*_objects(given, "battlefield"), *_objects(own, "hand"), *_objects(own, "graveyard")]
    definitions = {str(one.get("id")): cards.get(str(one.get("card"))) for one in everything}
    for one in _objects(given, "battlefield"):
        card = cards.get(str(one.get("card")))
        if one.get("controller") == by and isinstance(card, Mapping) and is_of_type(card, "land"):
            return None
    card = definitions.get(str(what))
    if generous:
        return {"apply": [{"add": _RICH}], "by": by}
    cost = str(card.get("cost", "")) if isinstance(card, Mapping) and "cast" in action else ""
    mana = _mana_that_pays(cost, str(action.get("X", "0")))
    return {"apply": [{"add": mana}], "by": by} if mana else {}


def _objects(of: Mapping[str, Json], zone: str) -> list[Mapping[str, Json]]:
    listed = of.get(zone)
    return [one for one in listed if isinstance(one, Mapping)] if isinstance(listed, list) else []


def _mana_that_pays(cost: str, x: str) -> str:
    """Return mana that pays a cost: colourless for generic, the first way of a hybrid symbol (107.4)."""
    mana = ""
    for symbol in re.findall(r"\{([^{}]+)\}", cost):
        first = symbol.split("/")[0]
        if first.isdecimal():
            mana += "{C}" * int(first) if first == symbol else f"{{{symbol.split('/')[1]}}}"
        elif first in ("X", "Y", "Z"):
            mana += "{C}" * int(x)
        else:
            mana += f"{{{first}}}"
    return mana


_RATHER = re.compile(r"you may (?P<cost>[^.]*?),? rather than pay [^.]*mana cost", re.IGNORECASE)
_GIVEN = {"exile": "exile", "discard": "discard", "return": "return", "sacrifice": "sacrifice", "reveal": "reveal"}
"""Keys of a step with the verb of the cost that each pays."""


def paid_otherwise(card: Mapping[str, Json], step: Mapping[str, Json]) -> Json:
    """Return a step that casts a card for the alternative cost that its text prints, where that is what is given (118.9)."""
    offered = _RATHER.search(str(card.get("text", "")))
    given = step.keys() & _GIVEN.keys()
    symbols = step.get("symbols")
    life = str(symbols.get("life", "")) if isinstance(symbols, Mapping) else ""
    if "cast" not in step or "with" in step or offered is None or not (given or life):
        return dict(step)
    cost = offered["cost"].casefold()
    if any(_GIVEN[key] not in cost for key in given) or (life and f"pay {life} life" not in cost):
        return dict(step)
    return {**{key: value for key, value in step.items() if key != "symbols"}, "with": ["alternative"]}
