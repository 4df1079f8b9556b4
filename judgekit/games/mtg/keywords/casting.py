"""702: keyword abilities that go with an alternative cost of a spell, spelt out as what they do besides it."""

from __future__ import annotations

from functools import cache

from judgekit.games.mtg.abilities.interpreter import instruction, perform
from judgekit.games.mtg.keywords.at_the_end_step import at_the_end_step
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK
from judgekit.games.mtg.layers.forbidding import BECAUSE
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.stack.costs.costs import OFFERED_IF
from judgekit.games.mtg.stack.targets.targets import frame_of_item
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Filter, Modification, Pattern, Test
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.language.parts import Part

_ITSELF = Filter((Test("among", THIS),), "object")
_ENTERS = (Pattern("enters", (("object", _ITSELF),)),)
_ANYWHERE_ELSE = ("battlefield", "command", "graveyard", "hand", "library")
_LEAVES_THE_STACK = (Pattern("move", (("from", ("stack",)), ("object", _ITSELF), ("to", _ANYWHERE_ELSE))),)


@keyword_means("flashback", "702.34a")
def flashback(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled instead of being put anywhere else as it leaves the stack, if its flashback cost was paid (702.34a)."""
    paid = ("paid", "flashback")
    return (Ability("replacement", when=_LEAVES_THE_STACK, condition=paid, instead=(Action("exile", THIS),)),)


@keyword_means("buyback", "702.27a")
def buyback(_keyword: Ability) -> tuple[Ability, ...]:
    """Put into its owner's hand instead of the graveyard as it resolves, if its buyback cost was paid (702.27a)."""
    roles = (("from", ("stack",)), ("object", _ITSELF), ("reason", ("resolve",)), ("to", ("graveyard",)))
    back = Action("return", THIS, None, (("to", "hand"),))
    return (Ability("replacement", when=(Pattern("move", roles),), condition=("paid", "buyback"), instead=(back,)),)


@keyword_means("jump-start", "702.133a")
def jump_start(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled instead of being put anywhere else as it leaves the stack, if it was cast by jump-start (702.133a)."""
    paid = ("paid", "jump-start")
    return (Ability("replacement", when=_LEAVES_THE_STACK, condition=paid, instead=(Action("exile", THIS),)),)


@keyword_means("aftermath", "702.127a")
def aftermath(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled instead of being put anywhere else as it leaves the stack, if it was cast from a graveyard (702.127a)."""
    there = ("cast-from", ("graveyard",))
    return (Ability("replacement", when=_LEAVES_THE_STACK, condition=there, instead=(Action("exile", THIS),)),)


@keyword_means("escape", "702.138a")
def escape(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides being cast from the graveyard for its cost (702.138a)."""
    return ()


@keyword_means("evoke", "702.74a")
def evoke(_keyword: Ability) -> tuple[Ability, ...]:
    """Sacrificed as it enters, if its evoke cost was paid (702.74a)."""
    return (Ability("triggered", when=_ENTERS, condition=("paid", "evoke"), do=(Action("sacrifice", THIS),)),)


_UPKEEP = (Pattern("step", (("player", YOU), ("step", ("upkeep",)))),)
_LAST_TIME_COUNTER = (Pattern("remove-counters", (("kind", ("time",)), ("last", True), ("object", _ITSELF))),)
_EXILE = ("exile",)


@keyword_means("suspend", "702.62a")
def suspend(_keyword: Ability) -> tuple[Ability, ...]:
    """In exile a time counter goes each upkeep, and with the last one the card is cast for nothing if able (702.62a, 702.62b)."""
    suspended = ("compare", ("value", THIS, "counters", "time"), ">=", 1)
    tick = Action("remove-counters", THIS, 1, (("kind", "time"),))
    cast = Action("cast", THIS, None, (("free", True),))
    return (
        Ability("triggered", when=_UPKEEP, condition=suspended, do=(tick,), zones=_EXILE),
        Ability("triggered", when=_LAST_TIME_COUNTER, do=(cast,), zones=_EXILE),
    )


@keyword_means("rebound", "702.88a")
def rebound(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled as it resolves if it was cast from the hand, and offered to be cast in the next upkeep (702.88a)."""
    roles = (("from", ("stack",)), ("object", _ITSELF), ("reason", ("resolve",)), ("to", ("graveyard",)))
    cast = Action("cast", ("made", "rebounding"), None, (("free", True),))
    later = Ability("triggered", when=_UPKEEP, do=(Action("may", YOU, None, (("do", (cast,)),)),))
    exile = Action("exile", THIS, None, (("as", "rebounding"),))
    from_hand = ("cast-from", ("hand",))
    instead = (exile, Action("delayed", later))
    return (Ability("replacement", when=(Pattern("move", roles),), condition=from_hand, instead=instead),)


_EPIC = "702.50a"


@cache
def _rest_of_the_game() -> tuple[Action, ...]:
    """Return what epic does as its spell resolves: no more spells, and a copy of this one in every upkeep (702.50a)."""
    copy = {"copy": "this", "except": [{"lose": ["epic"]}], "new-targets": "true"}
    upkeep = {"triggered": {"when": [{"begins": "upkeep", "player": "you"}], "do": [copy]}}
    never = Ability("cant", "cast", affects=YOU, details=((BECAUSE, _EPIC),))
    return (Action("effect", never), *read_actions(Part([{"delayed": upkeep, "once": "false"}])))


@keyword_means("epic", "702.50a")
def epic(_keyword: Ability) -> tuple[Ability, ...]:
    """Once it has resolved, its controller casts no more spells; copies are not cast (702.50a, 702.50b)."""
    return (Ability("spell", do=(Action("epic"),)),)


@instruction("epic")
def tell_for_ever(draft: MtgDraft, key: int, _action: Action) -> None:
    """As the last of its instructions, the spell says what holds for the rest of the game (702.50a)."""
    draft.cite(_EPIC)
    for one in _rest_of_the_game():
        perform(draft, key, one)


_LOST_LIFE = ("happened", Pattern("lose-life", (("player", ("opponent",)),)), ">=", 1)


@keyword_means("spectacle", "702.137a")
def spectacle(_keyword: Ability) -> tuple[Ability, ...]:
    """Its cost may be paid if an opponent lost life this turn (702.137a)."""
    return (Ability("static", condition=_LOST_LIFE),)


@keyword_means("surge", "702.117a")
def surge(_keyword: Ability) -> tuple[Ability, ...]:
    """Its cost may be paid if its controller or a teammate has cast another spell this turn (702.117a)."""
    return ()


def _opponent_lost_life(position: MtgPosition, item: Object) -> bool:
    """Tell whether spectacle offers its cost: an opponent of the caster lost life this turn (702.137a)."""
    return holds(view_of(position), _LOST_LIFE, frame_of_item(position, item))


def _another_spell_cast(position: MtgPosition, item: Object) -> bool:
    """Tell whether surge offers its cost: the caster or a teammate has cast another spell this turn (702.117a)."""
    caster = position.players[item.controller]
    friends = {
        id for id, one in position.players.items() if id == caster.id or (caster.team and one.team == caster.team)
    }
    return any(who in friends for who, _ in position.facts.get("spells_cast", ()))


OFFERED_IF["spectacle"] = _opponent_lost_life
OFFERED_IF["surge"] = _another_spell_cast


@keyword_means("awaken", "702.113a")
def awaken(keyword: Ability) -> tuple[Ability, ...]:
    """Counters on a target land, which becomes a creature, if its awaken cost was paid (702.113a)."""
    counters = {"put-counters": "land", "kind": "+1/+1", "amount": str(keyword.value)}
    changes = [{"base-pt": "0/0"}, {"become": "Elemental creature", "in-addition": "true"}, {"gain": ["haste"]}]
    woken = {"modify": "land", "with": changes}
    land = [{"id": "land", "is": {"type": "land", "controller": "you"}}]
    do = [{"if": {"paid": "awaken"}, "then": [counters, woken]}]
    return read_ability(Part({"spell": {"targets": land, "do": do}}))


# Dash.


@keyword_means("dash", "702.109a")
def dash(_keyword: Ability) -> tuple[Ability, ...]:
    """Haste as long as the dash cost of the permanent was paid is an effect of its own (702.109a)."""
    return ()


_HASTE = Modification("gain", Ability("keyword", "haste", text="haste"))
KEYWORDS_AT_WORK["dash"] = Ability("static", "dash", modify=(_HASTE,), condition=("paid", "dash"), text="Dash")

at_the_end_step("dash", "dashed", Action("return", THIS, None, (("to", "hand"),)), "702.109a")
