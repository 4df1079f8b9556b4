"""702: keyword abilities activated in a hand or a graveyard, and outlast, each spelt out as the activated ability that it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, SPELT_OUT
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Cost
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

_EXILE_THIS = Action("exile", THIS, None, (("from", "graveyard"),))
_DISCARD_THIS = Action("discard", THIS)

Do = Callable[[Ability], Mapping[str, object]]


def activated(rule: str, zone: str | None, *actions: Action, sorcery: bool = True) -> Callable[[Do], Do]:
    """Return a decorator that makes a function which says what a keyword does the way the keyword is spelt out.

    Args:
        rule: the rule of the keyword.
        zone: where its ability can be activated, None for the battlefield.
        actions: what is to be done for it besides the cost that the card prints.
        sorcery: it can be activated only at the time of a sorcery.
    """

    def register(function: Do) -> Do:
        name = function.__name__

        def spell_out(keyword: Ability) -> Ability:
            cost = keyword.cost or Cost()
            meant = read_ability(Part({"activated": {"cost": ["{0}"], **function(keyword)}}))[0]
            further = meant.cost.actions if meant.cost is not None else ()
            return meant._replace(
                name=name,
                value=keyword.value,
                cost=cost._replace(actions=(*cost.actions, *further, *actions)),
                limits=(("sorcery",),) if sorcery else (),
                zones=(zone,) if zone is not None else None,
                text=keyword.text,
            )

        SPELT_OUT[name] = spell_out
        KEYWORD_RULES[name] = rule
        return function

    return register


def _at_end(*do: dict[str, object]) -> dict[str, object]:
    """Return: that is done as the next end step begins (603.7)."""
    return {"delayed": {"triggered": {"when": [{"begins": "end"}], "do": list(do)}}}


@activated("702.84a", "graveyard")
def unearth(_keyword: Ability) -> dict[str, object]:
    """Back to the battlefield with haste until the next end step, and exiled if it would leave otherwise (702.84a)."""
    instead = {
        "replacement": {
            "if": {"event": "leaves", "object": {"kind": "permanent"}},
            "instead": [{"exile": "event.object"}],
        }
    }
    back = {"return": "this", "to": "battlefield", "as": "back"}
    haste = {"modify": "back", "with": [{"gain": ["haste"]}]}
    return {"do": [back, haste, _at_end({"exile": "back"}), {"effect": instead, "of": "back"}]}


def _copied(*exceptions: dict[str, object]) -> Mapping[str, object]:
    """Return: a token that is a copy of this card, with exceptions, without a mana cost and a Zombie in addition."""
    zombie = {"add-types": {"types": "Zombie"}}
    return {"create": "copy", "copy-of": "this", "except": [*exceptions, {"no-mana-cost": "true"}, zombie]}


@activated("702.128a", "graveyard", _EXILE_THIS)
def embalm(_keyword: Ability) -> dict[str, object]:
    """A white token copy (702.128a)."""
    return {"do": [_copied({"set-colors": ["white"]})]}


@activated("702.129a", "graveyard", _EXILE_THIS)
def eternalize(_keyword: Ability) -> dict[str, object]:
    """A black 4/4 token copy (702.129a)."""
    return {"do": [_copied({"set-colors": ["black"]}, {"base-pt": "4/4"})]}


@activated("702.53a", "hand", _DISCARD_THIS)
def transmute(_keyword: Ability) -> dict[str, object]:
    """A card of the same mana value from the library into the hand (702.53a)."""
    same = {"kind": "card", "mana-value": "= this.mana-value"}
    search = {"search": "you", "zone": "library", "is": same, "amount": "1", "as": "found"}
    return {"do": [search, {"reveal": "found"}, {"put": "found", "to": "hand"}, {"shuffle": "you"}]}


@activated("702.71a", None, Action("sacrifice", THIS))
def transfigure(_keyword: Ability) -> dict[str, object]:
    """A creature card of the same mana value from the library onto the battlefield (702.71a)."""
    same = {"kind": "card", "type": "creature", "mana-value": "= this.mana-value"}
    search = {"search": "you", "zone": "library", "is": same, "amount": "1", "as": "found"}
    return {"do": [search, {"put": "found", "to": "battlefield"}, {"shuffle": "you"}]}


@activated("702.77a", "hand", _DISCARD_THIS, sorcery=False)
def reinforce(keyword: Ability) -> dict[str, object]:
    """Counters on a creature (702.77a)."""
    counters = {"put-counters": "target", "kind": "+1/+1", "amount": str(keyword.value)}
    return {"targets": [{"id": "target", "is": {"type": "creature"}}], "do": [counters]}


@activated("702.107a", None)
def outlast(_keyword: Ability) -> dict[str, object]:
    """A counter on this creature (702.107a)."""
    return {"cost": ["{T}"], "do": [{"put-counters": "this", "kind": "+1/+1", "amount": "1"}]}
