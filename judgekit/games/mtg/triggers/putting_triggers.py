"""603.3: waiting triggered abilities are put on the stack: players in APNAP order, each choosing the order of their own."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.mtg.actions.moving import ceasing
from judgekit.games.mtg.multiplayer.who_left import drop_ownerless
from judgekit.games.mtg.stack.activating import put_ability
from judgekit.games.mtg.stack.casting.announcing import modal, mode_choices
from judgekit.games.mtg.stack.casting.casting import split_second
from judgekit.games.mtg.stack.targets.targets import can_be_aimed
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_turns, turn_order
from judgekit.games.mtg.state.objects import Object, Waiting
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import Ability
from judgekit.mechanics.abilities.choosing import judge_order
from judgekit.mechanics.abilities.triggers import orders

_IN_TURN_ORDER = "603.3b"
"""The rule by which waiting triggers are put on the stack."""


@GAME.task("put-triggers")
def put_triggers(draft: MtgDraft) -> Ask | None:
    """In APNAP order each player puts their waiting abilities on the stack, ordered as they like (603.3b).

    The members of a team that shares its turns order all of theirs together (805.7).

    CR 117.5, 603.3, 603.3a.
    """
    drop_ownerless(draft)
    for player in turn_order(draft):
        own = tuple(one for one in draft.waiting if one.controller in sharing_turns(draft, player))
        if not own:
            continue
        if len({one.controller for one in own}) > 1:
            draft.note("triggers-of-a-team", of=player, rules=("805.7",))
        names = labels(own)
        if len(set(names)) > 1:
            return Ask("trigger-order", player, args=(names,), then=Task("triggers-ordered", (player,)))
        if len({one.controller for one in draft.waiting}) > 1:
            draft.note("triggers-in-turn-order", of=player, rules=(_IN_TURN_ORDER, "101.4"))
        triggers_ordered(draft, player, names)
        return None
    draft.waiting = ()
    return None


def labels(waiting: tuple[Waiting, ...]) -> tuple[str, ...]:
    """Return names of waiting abilities: their source, with a number for further abilities of one source."""
    known: dict[tuple[str, Ability], str] = {}
    found = []
    for one in waiting:
        key = (one.source[0], one.ability)
        if key not in known:
            number = 1 + sum(1 for other in known if other[0] == one.source[0])
            known[key] = one.source[0] if number == 1 else f"{one.source[0]}.{number}"
        found.append(known[key])
    return tuple(found)


@GAME.question("trigger-order", candidates=orders)
def judge_trigger_order(question: Question, choice: object) -> Allowed | Refused:
    """An order of the player's waiting abilities; the first named goes lowest (603.3b)."""
    return judge_order(question.args[0], choice, (_IN_TURN_ORDER, "101.4"), (_IN_TURN_ORDER,))


@GAME.task("triggers-ordered")
def triggers_ordered(draft: MtgDraft, player: str, order: tuple[str, ...]) -> None:
    """Put a player's abilities on the stack one after another, the first named lowest (603.3b)."""
    team = sharing_turns(draft, player)
    own = [one for one in draft.waiting if one.controller in team]
    names = list(labels(tuple(own)))
    draft.waiting = tuple(one for one in draft.waiting if one.controller not in team)
    tasks = []
    for name in order:
        place = names.index(name)
        tasks.append(Task("put-trigger", (own.pop(place), STACK)))
        names.pop(place)
    rest = (Task("put-triggers"),) if draft.waiting else ()
    draft.next(*tasks, *rest)


@GAME.task("put-trigger")
def put_trigger(draft: MtgDraft, waiting: Waiting, zone: str | None) -> None:
    """Put one ability on top of the stack; where a choice it needs has no legal answer, it is removed (603.3d).

    CR 112.1, 113.7, 603.3c.
    """
    source = waiting.source[0]
    item = _put(draft, waiting, zone)
    if zone is None:
        draft.note("resolve", of=item, by=waiting.controller, rules=("605.4a",))
        draft.do("resolve-mana", item)
        return
    barred = ("603.2a", "702.61b") if split_second(draft) else ()
    rules = ("603.3", "603.3a", _IN_TURN_ORDER, *barred)
    draft.note("put-trigger", of=item, by=waiting.controller, rules=rules, source=source)
    if _impossible(draft, draft.objects[item]):
        draft.propose(ceasing(draft, item, "603.3d"))
        return
    draft.next(Task("announce-modes", (item,)), Task("announce-targets", (item,)), Task("announce-division", (item,)))


def _put(draft: MtgDraft, waiting: Waiting, zone: str | None) -> str:
    item = put_ability(draft, waiting.controller, waiting.source[0], waiting.ability, zone, waiting.source)
    draft.change(item, frame=waiting.frame, details=(("delayed", True),) if waiting.delayed else ())
    return item


def at_most_one_stays(position: MtgPosition, waiting: Iterable[Waiting]) -> bool:
    """Tell whether all waiting abilities but one are removed for want of modes or targets, in whatever order they are put.

    One that stands on the stack may be a target of another, so the others are tried with it there.

    CR 603.3d.
    """
    stays: list[Waiting] = []
    gone: list[Waiting] = []
    for one in waiting:
        (gone if _would_go(position.draft(), one) else stays).append(one)
    if len(stays) != 1:
        return not stays
    for one in gone:
        draft = position.draft()
        _put(draft, stays[0], STACK)
        if not _would_go(draft, one):
            return False
    return True


def _would_go(draft: MtgDraft, waiting: Waiting) -> bool:
    item = _put(draft, waiting, STACK)
    return _impossible(draft, draft.objects[item])


def _impossible(draft: MtgDraft, item: Object) -> bool:
    """Tell whether an ability has no legal modes or targets (603.3c, 603.3d)."""
    if modal(draft, item) is not None:
        return next(mode_choices(draft, item), None) is None
    return not can_be_aimed(draft, item)
