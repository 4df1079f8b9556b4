"""702: keyword abilities that are replacement effects, spelt out as what they mean: entering with counters, devour and the like."""

from __future__ import annotations

from judgekit.games.mtg.layers.forbidding import BECAUSE
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.terms.records import (
    THIS,
    YOU,
    Ability,
    Action,
    Filter,
    Formula,
    Modification,
    Pattern,
    TargetWord,
    Test,
)

_ITSELF = Filter((Test("among", THIS),), "object")
_ENTERS = (Pattern("enters", (("object", _ITSELF),)),)
_DIES = (Pattern("dies", (("object", _ITSELF),)),)
_ARTIFACT_CREATURE = Filter((Test("type", ("artifact",)), Test("type", ("creature",))))
_CREATURE_YOU_CONTROL = Filter((Test("type", ("creature",)), Test("controller", YOU)))


def with_counters(amount: Formula | str, kind: str = "+1/+1") -> Ability:
    """Return the ability of a permanent to enter with counters (614.1c); sunburst may stand for their number (702.44c)."""
    number = ("spent-colors",) if isinstance(amount, str) else amount
    action = Action("put-counters", THIS, number, (("kind", kind),))
    return Ability("replacement", when=_ENTERS, instead=(action,))


def _modular_trigger() -> Ability:
    put = Action("put-counters", ("target", "target"), ("value", THIS, "counters", "+1/+1"), (("kind", "+1/+1"),))
    return Ability(
        "triggered", when=_DIES, targets=(TargetWord("target", (_ARTIFACT_CREATURE,)),), do=(put,), optional=True
    )


@keyword_means("modular", "702.43a")
def modular(keyword: Ability) -> tuple[Ability, ...]:
    """Enters with counters, and hands them on when it is put into a graveyard; sunburst may be the number (702.43a, 702.44c)."""
    return (with_counters(keyword.value), _modular_trigger())


@keyword_means("sunburst", "702.44a")
def sunburst(_keyword: Ability) -> tuple[Ability, ...]:
    """Enters with a counter for each colour of mana spent: +1/+1 as a creature, charge otherwise (702.44a)."""
    is_creature = ("entering-as", ("event", "object"), Filter((Test("type", ("creature",)),), "object"))
    grown = with_counters(("spent-colors",))._replace(condition=is_creature)
    charged = with_counters(("spent-colors",), "charge")._replace(condition=("not", is_creature))
    return (grown, charged)


@keyword_means("devour", "702.82a")
def devour(keyword: Ability) -> tuple[Ability, ...]:
    """As many creatures as one likes may be sacrificed as it enters, for N counters each (702.82a).

    Of "devour [type]" it is permanents of that type (702.82c).
    """
    food, number = _CREATURE_YOU_CONTROL, keyword.value
    if isinstance(number, tuple) and isinstance(number[0], Filter):
        food, number = number[0]._replace(tests=(*number[0].tests, Test("controller", YOU))), number[1]
    eat = Action("sacrifice", ("choose", food, 0, None), None, (("as", "devoured"),))
    each = ("*", number, ("count", ("made", "devoured")))
    grow = Action("put-counters", THIS, each, (("kind", "+1/+1"),))
    return (Ability("replacement", when=_ENTERS, instead=(eat, grow)),)


@keyword_means("bloodthirst", "702.54a")
def bloodthirst(keyword: Ability) -> tuple[Ability, ...]:
    """Bloodthirst: enters with counters after damage to an opponent this turn; X is all of that damage (702.54a, 702.54b)."""
    opponent = Filter((Test("player", ("opponent",)),), "player")
    damage = Pattern("damage", (("to", opponent),))
    if keyword.value == ("x",):
        return (with_counters(("total-happened", damage)),)
    return (with_counters(keyword.value)._replace(condition=("happened", damage, ">=", 1)),)


@keyword_means("graft", "702.58a")
def graft(keyword: Ability) -> tuple[Ability, ...]:
    """Enters with counters, which may move to creatures that enter later (702.58a)."""
    other = Filter((Test("type", ("creature",)), Test("other", True)))
    move = (
        Action("remove-counters", THIS, 1, (("kind", "+1/+1"),)),
        Action("put-counters", ("event", "object"), 1, (("kind", "+1/+1"),)),
    )
    has_one = ("compare", ("value", THIS, "counters", "+1/+1"), ">=", 1)
    trigger = Ability(
        "triggered", when=(Pattern("enters", (("object", other),)),), condition=has_one, do=move, optional=True
    )
    return (with_counters(keyword.value), trigger)


@keyword_means("unleash", "702.98a")
def unleash(_keyword: Ability) -> tuple[Ability, ...]:
    """May enter with a +1/+1 counter, and can't block while it has one (702.98a)."""
    grown = ("compare", ("value", THIS, "counters", "+1/+1"), ">=", 1)
    cant = Ability("cant", "block", condition=grown, details=((BECAUSE, "702.98a"),))
    return (with_counters(1)._replace(optional=True), cant)


@keyword_means("riot", "702.136a")
def riot(_keyword: Ability) -> tuple[Ability, ...]:
    """Enters with a +1/+1 counter, or gains haste for good (702.136a)."""
    counter = Action("put-counters", THIS, 1, (("kind", "+1/+1"),))
    haste = Action(
        "modify", THIS, None, (("with", (Modification("gain", Ability("keyword", "haste", text="haste")),)),)
    )
    return (
        Ability(
            "replacement", when=_ENTERS, instead=(Action("may", YOU, None, (("do", (counter,)), ("else", (haste,)))),)
        ),
    )


@keyword_means("absorb", "702.64a")
def absorb(keyword: Ability) -> tuple[Ability, ...]:
    """Prevents so much of any damage that would be dealt to the creature (702.64a)."""
    return (Ability("prevention", when=(Pattern("damage", (("to", _ITSELF),)),), prevent=keyword.value),)


@keyword_means("totem armor", "702.89a")
def totem_armor(_keyword: Ability) -> tuple[Ability, ...]:
    """The Aura is destroyed instead of what it enchants, from which all damage is removed (702.89a)."""
    return (_destroyed_in_its_place(),)


@keyword_means("umbra armor", "mtg@20260417:702.89a")
def umbra_armor(_keyword: Ability) -> tuple[Ability, ...]:
    """The later name of totem armor."""
    return (_destroyed_in_its_place(),)


def _destroyed_in_its_place() -> Ability:
    host = Filter((Test("among", ("attached",)),), "object")
    instead = (Action("remove-damage", ("event", "object")), Action("destroy", THIS))
    return Ability("replacement", when=(Pattern("destroy", (("object", host),)),), instead=instead)


@keyword_means("dredge", "702.52a")
def dredge(keyword: Ability) -> tuple[Ability, ...]:
    """Instead of drawing, so many cards may be milled and this card returned from the graveyard (702.52a)."""
    enough = ("compare", ("value", YOU, "library"), ">=", keyword.value)
    instead = (Action("mill", YOU, keyword.value), Action("return", THIS, None, (("to", "hand"),)))
    draws = (Pattern("draw", (("player", YOU),)),)
    return (Ability("replacement", when=draws, condition=enough, instead=instead, optional=True, zones=("graveyard",)),)


@keyword_means("amplify", "702.38a")
def amplify(keyword: Ability) -> tuple[Ability, ...]:
    """Cards that share a creature type with it may be revealed from the hand, for N counters each (702.38a)."""
    kin = Filter((Test("owner", YOU), Test("shares", ("creature-type", THIS))), "card", ("hand",))
    show = Action("reveal", ("choose", kin, 0, None), None, (("as", "shown"),))
    grow = Action("put-counters", THIS, ("*", keyword.value, ("count", ("made", "shown"))), (("kind", "+1/+1"),))
    return (Ability("replacement", when=_ENTERS, instead=(show, grow)),)


@keyword_means("fading", "702.32a")
def fading(keyword: Ability) -> tuple[Ability, ...]:
    """Enters with fade counters; one goes each upkeep, and with none left it is sacrificed (702.32a)."""
    upkeep = (Pattern("step", (("player", YOU), ("step", ("upkeep",)))),)
    gone = ("compare", ("value", THIS, "counters", "fade"), "<", 1)
    remove = Action("remove-counters", THIS, 1, (("kind", "fade"),))
    choice = Action("if", gone, None, (("else", (remove,)), ("then", (Action("sacrifice", THIS),))))
    return (with_counters(keyword.value, "fade"), Ability("triggered", when=upkeep, do=(choice,)))


@keyword_means("vanishing", "702.63a")
def vanishing(keyword: Ability) -> tuple[Ability, ...]:
    """Enters with time counters; one goes each upkeep, and when the last is removed it is sacrificed (702.63a)."""
    upkeep = (Pattern("step", (("player", YOU), ("step", ("upkeep",)))),)
    has_one = ("compare", ("value", THIS, "counters", "time"), ">=", 1)
    remove = Action("remove-counters", THIS, 1, (("kind", "time"),))
    last = (Pattern("remove-counters", (("kind", ("time",)), ("last", True), ("object", _ITSELF))),)
    entering = () if keyword.value is None else (with_counters(keyword.value, "time"),)
    return (
        *entering,
        Ability("triggered", when=upkeep, condition=has_one, do=(remove,)),
        Ability("triggered", when=last, do=(Action("sacrifice", THIS),)),
    )
