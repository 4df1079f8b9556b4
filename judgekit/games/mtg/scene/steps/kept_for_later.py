"""601.2g: what a player who pays for one thing keeps, so that what the scenario says they do next can be paid for too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgekit.engine import IllegalAnswer, Question
from judgekit.games.mtg.scene.steps.steps import ability_key
from judgekit.games.mtg.scene.steps.words import Action
from judgekit.games.mtg.stack.activating import abilities_of
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE
from judgekit.games.mtg.stack.costs.mana_abilities import usable_sources
from judgekit.games.mtg.state.game import MtgPosition, active_players
from judgekit.games.mtg.state.mana import split
from judgekit.games.mtg.terms.symbols import Symbols
from judgekit.table.adapter import Misfit

_ANY = ""
"""Stands for a generic mana, which every source pays."""
MOST_SYMBOLS = 40
"""Mana symbols that are planned for."""


def kept_for_later(question: Question, to_come: Sequence[Action]) -> frozenset[str]:
    """Return what is not tapped for a cost that something else pays, since what the same player does later needs it.

    What is paid now comes first, then what is done next, until the player's permanents untap. It is a preference: where
    nothing else pays, what is kept is used.

    Args:
        question: the payment.
        to_come: the steps of the scenario behind the present one.
    """
    position: MtgPosition = question.position
    later = list(_later(position, question.by, to_come))
    if not later:
        return frozenset()
    mana, types = question.args[1], dict[str, set[str]]()
    for source in usable_sources(position, question.by):
        types.setdefault(source.id, set()).update(one for output in source.outputs for one in output)
    named = {id for action in later for id in _paid_with(action) if id in types}
    needs = [(symbol, False) for symbol in _symbols(mana)]
    for action in later:
        if not _paid_with(action):
            needs.extend((symbol, True) for symbol in _symbols(_cost_of(position, action)))
    matched = _matched(needs[:MOST_SYMBOLS], {id: found for id, found in types.items() if id not in named})
    return frozenset(named | matched)


def _later(position: MtgPosition, player: str, to_come: Sequence[Action]) -> Iterator[Action]:
    """Yield what a player does that costs mana, until a turn of theirs begins."""
    active = next(iter(active_players(position)), None)
    for action in to_come:
        if "advance" in action:
            whose = action.get("active", action.get("player", active))
            if whose != active and whose == player:
                return
            active = whose
        elif action.get("by") in (player, None) and {"cast", "activate", "special"} & action.keys():
            yield action


def _paid_with(action: Action) -> list[str]:
    """Return what a step names as what it is paid with."""
    said = action.get("pay")
    if isinstance(said, str):
        return [said]
    return [str(one) for one in said] if isinstance(said, list | tuple | dict) else []


def _cost_of(position: MtgPosition, action: Action) -> Symbols:
    """Return the mana of what a step casts or activates, without what is added to it or taken from it."""
    id = str(action.get("cast", action.get("activate", action.get("object"))))
    if id not in position.objects:
        return ()
    times = str(action.get("X", action.get("x", 0)))
    if "activate" not in action:
        printed = _announced_cost(position, id, action)
    else:
        try:
            wanted = ability_key(position, id, action.get("ability"), action)
        except (Misfit, IllegalAnswer):
            return ()
        costs = (one.cost.mana for key, one in abilities_of(position, id) if key == wanted and one.cost is not None)
        printed = next(costs, ())
    return tuple(times if symbol == "X" and times.isdecimal() else symbol for symbol in printed)


def _announced_cost(position: MtgPosition, id: str, action: Action) -> Symbols:
    """Return the mana of what is cast or turned face up: by its face, its alternative cost and what is paid besides (601.2f)."""
    card = position.cards.get(str(action.get("face", position.objects[id].card or "")))
    if card is None:
        return ()
    keywords = {one.name: one.cost.mana for one in card.abilities if one.kind == "keyword" and one.cost is not None}
    if "special" in action:
        return next((keywords[one] for one in _TAKEN.get(str(action["special"]), ()) if one in keywords), ())
    if action.get("face-down") == "true":
        return ("3",)
    named = action.get("with", ())
    ways = [str(one) for one in (named if isinstance(named, list | tuple) else [named]) if one in keywords]
    if not ways and (position.objects[id].zone or "").startswith("graveyard/"):
        ways = [one for one in _FROM_A_GRAVEYARD if one in keywords]
    others = [way for way in ways if way in ALTERNATIVE]
    paid = keywords[others[0]] if others else card.cost or ()
    return tuple(
        symbol for mana in (paid, *(keywords[way] for way in ways if way not in ALTERNATIVE)) for symbol in mana
    )


_TAKEN = {"turn-face-up": ("morph", "megamorph", "disguise"), "suspend": ("suspend",)}
"""Special actions that cost mana, with the keywords whose cost is paid (116.2)."""
_FROM_A_GRAVEYARD = ("flashback", "escape", "disturb")
"""Keywords by which a card is cast out of a graveyard for their cost (702.34a)."""


def _symbols(mana: Symbols) -> list[str]:
    """Return what a mana has to be for each mana of a cost, colours first."""
    generic, needs = split(tuple(symbol for symbol in mana if symbol != "X"))
    return [*needs, *([_ANY] * min(generic, MOST_SYMBOLS))]


def _matched(needs: Sequence[tuple[str, bool]], types: dict[str, set[str]]) -> set[str]:
    """Return the sources that pay what comes later where each source pays one symbol, and the first needs come first."""
    pays: dict[str, int] = {}

    def found(number: int, seen: set[str]) -> bool:
        symbol = needs[number][0]
        for id in _first(symbol, types):
            if id in seen:
                continue
            seen.add(id)
            if id not in pays or found(pays[id], seen):
                pays[id] = number
                return True
        return False

    for number in range(len(needs)):
        found(number, set())
    return {id for id, number in pays.items() if needs[number][1]}


def _first(symbol: str, types: dict[str, set[str]]) -> list[str]:
    """Return the sources that pay a symbol, those of fewest colours first."""
    able = [id for id, made in types.items() if symbol in (_ANY, "S") or not made.isdisjoint(symbol.split("/"))]
    return sorted(able, key=lambda id: len(types[id]))
