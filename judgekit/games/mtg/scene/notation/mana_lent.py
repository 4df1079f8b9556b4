"""What is paid for what somebody plays: mana lent to whom none was given (106.4), another cost that a card prints (118.9)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.scene.notation.card_words import is_of_type
from judgekit.games.mtg.stack.costs.costs import OTHER_COST
from judgekit.games.mtg.terms.records import Cost
from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, read_type_line
from judgekit.games.mtg.text.structured.inner import read_card_text
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.table.choices import ACCEPT

_RICH = "{W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{B}{B}{B}{B}{B}{R}{R}{R}{R}{R}{G}{G}{G}{G}{G}"


def mana_for(
    given: Mapping[str, Json], cards: Mapping[str, Json], action: Mapping[str, Json], generous: bool
) -> Mapping[str, Json] | None:
    """Return the step that adds the mana that a spell or ability costs (106.4), where its player was given none."""
    what, by = next((action[key] for key in ("cast", "activate", "object") if key in action), None), action.get("by")
    if what is None and generous and (action.keys() & {"attack", "block"} or action.get("choose") == ACCEPT):
        what = ""  # what an effect asks for so that it may be declared (508.1h, 509.1d), or as it resolves (118.12)
    players = given.get("players")
    own = players.get(str(by)) if isinstance(players, Mapping) else None
    paid = action.get("pay")
    told = paid is not None and not (
        isinstance(paid, Mapping) and "helped-by" in paid
    )  # mana pays what nothing else does
    if what is None or told or not isinstance(own, Mapping) or "pool" in own:
        return None
    everything = [*_objects(given, "battlefield"), *_objects(own, "hand"), *_objects(own, "graveyard")]
    definitions = {str(one.get("id")): cards.get(str(one.get("card"))) for one in everything}
    for one in _objects(given, "battlefield"):
        card = cards.get(str(one.get("card")))
        if (
            one.get("controller") == by
            and isinstance(card, Mapping)
            and is_of_type(card, "land")
            and (one.get("id") != what or _makes_mana(card, action))
        ):
            return None  # a land of which another ability is activated is there for that
    card = definitions.get(str(what))
    if generous or ("activate" in action and isinstance(card, Mapping) and is_of_type(card, "land")):
        return {"apply": [{"add": _RICH}], "by": by}
    cost = str(card.get("cost", "")) if isinstance(card, Mapping) and "cast" in action else ""
    mana = _mana_that_pays(cost, str(action.get("X", "0")))
    return {"apply": [{"add": mana}], "by": by} if mana else {}


def _makes_mana(card: Mapping[str, Json], action: Mapping[str, Json]) -> bool:
    """Tell whether a step activates an ability of a land that adds mana (605.1a)."""
    abilities = [one for one in str(card.get("text", "")).splitlines() if ":" in one or "：" in one]
    number = str(action.get("ability", "1"))
    said = abilities[int(number) - 1 :][:1] if number.isdecimal() else abilities[:1]
    return "mana" in action or not said or re.search("add |加え", said[0], re.IGNORECASE) is not None


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


_GIVEN = frozenset(("exile", "discard", "return", "sacrifice", "reveal"))
"""Keys of a step that pay a part of a cost, each called as the verb of that part."""


def paid_otherwise(card: Mapping[str, Json], step: Mapping[str, Json]) -> Json:
    """Return a step that casts a card for the alternative cost that its text offers, where that is what is given (118.9)."""
    given = step.keys() & _GIVEN
    symbols = step.get("symbols")
    life = str(symbols.get("life", "")) if isinstance(symbols, Mapping) else ""
    if "cast" not in step or "with" in step or not (given or life):
        return dict(step)
    wanted = {*((verb, None) for verb in given), *([("pay-life", life)] if life else [])}
    for cost in _instead(str(card.get("name", step["cast"])), card):
        parts = {(one.verb, str(one.amount) if one.verb == "pay-life" else None) for one in cost.actions}
        if wanted <= parts:
            return {**{key: value for key, value in step.items() if key != "symbols"}, "with": [OTHER_COST]}
    return dict(step)


def _instead(name: str, card: Mapping[str, Json]) -> list[Cost]:
    """Return the costs for which a card may be cast instead of its mana cost, as its text is understood (118.9)."""
    try:
        line = read_type_line(str(card.get("types", "")))
        abilities = read_card_text(str(card.get("text", "")), name, line, ())
    except (TypeLineMalformed, CardTextNotUnderstood):
        return []
    costs = (one.get("cost") for one in abilities if one.name == "cast-without-paying")
    return [cost for cost in costs if isinstance(cost, Cost)]
