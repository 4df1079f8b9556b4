"""608.2j, 603.7c: objects that a trigger condition or a cost named and that the effect means again."""

from __future__ import annotations

from judgekit.engine.records import with_parts
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import MtgDraft, present
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.games.mtg.terms.records import Ability, Filter, Pattern, Reference

OWN_ROLES = ("object", "of", "to", "target")
"""Words for what an event happens to; a pattern names it by the first of its roles."""

_KEPT, _CALLED = "event-", "called-"
"""Names under which a delayed ability knows what an event named, and what the trigger condition called it."""


def changed_since(draft: MtgDraft, frame: Frame, reference: Reference, found: tuple[Ref, ...]) -> tuple[str, ...]:
    """Return 608.2j where an object no longer is what a trigger condition or a cost called it, and is meant all the same.

    Args:
        draft: the game.
        frame: for whom the effect speaks.
        reference: how the effect refers to the objects.
        found: the objects.
    """
    described = _description(frame, reference)
    return () if described is None else _no_longer(draft, frame, described, found)


def _no_longer(draft: MtgDraft, frame: Frame, described: Filter, found: tuple[Ref, ...]) -> tuple[str, ...]:
    view = view_of(draft)
    described = described._replace(zones=None, kind="object")
    there = (ref for ref in found if present(draft, ref) is not None)
    return ("608.2j",) if any(not passes(view, ref, described, frame) for ref in there) else ()


def changed_until(draft: MtgDraft, frame: Frame) -> tuple[str, ...]:
    """Return 608.2j if an object that a trigger handed to its delayed ability no longer is what the trigger called it."""
    made = dict(frame.made)
    rules: list[str] = []
    for name, found in frame.made:
        described = made.get(f"{_CALLED}{name.removeprefix(_KEPT)}") if name.startswith(_KEPT) else None
        if isinstance(described, Filter):
            rules.extend(_no_longer(draft, frame, described, found))
    return tuple(dict.fromkeys(rules))


def _description(frame: Frame, reference: Reference) -> Filter | None:
    """Return what the trigger condition or the cost says of the objects to which the effect refers."""
    ability = frame.ability
    if ability is None or len(reference) < 2:
        return None
    word, name = reference[0], reference[1]
    if word == "event":
        for pattern in ability.when:
            role = next(iter(EVENTS[pattern.event].roles)) if name in OWN_ROLES else name
            value = pattern.get(role)
            if isinstance(value, Filter):
                return value
    if word in ("made", "paid") and ability.cost is not None:
        for action in ability.cost.actions:
            if action.get("as") == name and isinstance(action.of, tuple) and action.of[0] == "choose":
                found: Filter = action.of[1]
                return found
    return None


def kept_for_later(draft: MtgDraft, key: int, ability: Ability) -> Ability:
    """Return a delayed ability with the objects filled in that the event of its trigger names (603.7c).

    What its own trigger event names stays open: "that creature" of an ability that triggers at the end of combat is the
    creature of now, "it" of one that triggers as a creature dies is that one. "That player" of one that triggers at the
    beginning of the next end step, of nobody in particular, is the player whom the event of now names. What its trigger event
    itself is said of, "that player's next upkeep", is always of the event of now.
    """
    if frame_of(draft, key).event is None:
        return ability
    own = {role for pattern in ability.when for role in EVENTS[pattern.event].roles}
    if _names_a_player(frame_of(draft, key).ability) and all(_of_any_turn(pattern) for pattern in ability.when):
        own.discard("player")
    own.update(OWN_ROLES if own - {"player", "step", "attached", "of-turn", "while"} else ())
    do = with_parts(ability.do, (_settling(draft, key, instruction, own) for instruction in ability.do))
    condition = ability.condition
    if condition is not None:
        condition = with_parts(condition, (_settling(draft, key, part, own) for part in condition))
    when = with_parts(ability.when, (_settling(draft, key, pattern, set()) for pattern in ability.when))
    return ability._replace(do=do, condition=condition, when=when)


def _of_any_turn(pattern: Pattern) -> bool:
    """Tell whether a pattern is of a step that it calls nobody's: "the next end step"."""
    return pattern.event == "step" and pattern.get("player") is None


def _names_a_player(trigger: Ability | None) -> bool:
    """Tell whether the trigger condition of an ability has a player whom its effect can mean."""
    return trigger is not None and any("player" in EVENTS[pattern.event].roles for pattern in trigger.when)


def _settling(draft: MtgDraft, key: int, term: object, own: set[str]) -> object:
    if not isinstance(term, tuple):
        return term
    if len(term) == 2 and term[0] == "event" and isinstance(term[1], str) and term[1] not in own:
        return _settled(draft, key, term[1])
    return with_parts(term, (_settling(draft, key, part, own) for part in term))


def _settled(draft: MtgDraft, key: int, role: str) -> object:
    """Keep what the event names under a name of its own, and return the reference to it; a number is settled at once."""
    frame = frame_of(draft, key)
    if role in ("amount", "count"):
        assert frame.event is not None
        return frame.event.amount
    found = those(view_of(draft), ("event", role), frame)
    draft.cite(*changed_since(draft, frame, ("event", role), found))
    described = _description(frame, ("event", role))
    if described is not None:
        settle(draft, key, f"{_CALLED}{role}", described)
    settle(draft, key, f"{_KEPT}{role}", found)
    return ("made", f"{_KEPT}{role}")
