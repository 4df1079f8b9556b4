"""302 and 703 誘発能力の誘発: what triggers on an event, and how it is put on チャント in ターン・プレイヤー order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task
from judgekit.games.magmell.game import (
    MAGMELL,
    Frame,
    Information,
    Instance,
    MagmellDraft,
    MagmellPosition,
    Waiting,
    turn_order,
)
from judgekit.games.magmell.information import CREMATION, functioning, survey
from judgekit.games.magmell.meanings import COMPARISONS, amount_of, holds, passes
from judgekit.games.magmell.targets import ask_shares, ask_targets, can_be_aimed
from judgekit.games.magmell.terms import Ability, Filter, Pattern

PLAY_ZONES = ("battle-area", "stone-area")


def matches(
    position: MagmellPosition,
    pattern: Pattern,
    happening: Event,
    frame: Frame,
    seen: Information | None = None,
    anywhere: bool = True,
) -> bool:
    """Tell whether an event is one that a pattern means.

    Args:
        position: where filters are read.
        pattern: 誘発条件 or 置換事象.
        happening: the event.
        frame: for whom and from which source.
        seen: information of what it happens to at that moment, None for the present one.
        anywhere: do not ask in which zone it is now.
    """
    if happening.kind not in pattern.events:
        return False
    for name, allowed in pattern.details:
        if happening.get(name) not in allowed:
            return False
    if pattern.amount is not None and not COMPARISONS[pattern.amount[0]](
        happening.amount, amount_of(position, pattern.amount[1], frame)
    ):
        return False
    if pattern.of is not None and not _part(
        position, happening.of, happening.get("number", 0), pattern.of, frame, seen, anywhere
    ):
        return False
    if pattern.by is None:
        return True
    return _part(position, happening.by, happening.get("by_number"), pattern.by, frame, None, True)


def _part(
    position: MagmellPosition,
    id: str | None,
    number: int | None,
    filter: Filter,
    frame: Frame,
    seen: Information | None,
    anywhere: bool,
) -> bool:
    if id is None:
        return False
    if id in position.players:
        return passes(position, (id, 0), filter, frame)
    if id not in position.objects:
        return False
    ref = (id, position.objects[id].number if number is None else number)
    return passes(position, ref, filter, frame, seen, anywhere)


def _triggered(position: MagmellPosition) -> list[tuple[Instance, str, Ability]]:
    return position.derive("triggered", lambda: list(functioning(position, ("triggered",))))


def note_triggers(draft: MagmellDraft, happened: tuple[Event, ...], before: MagmellPosition) -> None:
    """Note every ability that triggers on events that happened: once for each event, and it does nothing yet.

    302.1, 302.1.1, 302.1.2, 302.1.2.1, 302.1.4, 302.1.4.1, 408.4, 703.1, 703.2, 703.3.
    """
    now = _triggered(draft)
    earlier = _triggered(before) if any(each.kind == "move" for each in happened) else now
    delayed = [
        (id, effect) for id, effect in draft.effects.items() if effect.ability and effect.ability.kind == "triggered"
    ]
    if not now and not earlier and not delayed:
        return
    for each in happened:
        leaving = each.kind == "move" and each.get("from") in PLAY_ZONES
        moment: MagmellPosition = before if leaving else draft
        seen = survey(before).get(each.of or "") if leaving else None
        happening = each.having(number=each.get("number", 0) + 1) if each.kind == "move" and not leaving else each
        for source, _, ability in earlier if leaving else now:
            _trigger(draft, moment, source, ability, happening, each, seen)
        for id, effect in sorted(delayed):
            frame = effect.frame._replace(event=each, seen=seen)
            pattern = effect.ability.when
            if id in draft.effects and pattern is not None and matches(moment, pattern, happening, frame, seen):
                if effect.ability.condition is not None and not holds(moment, effect.ability.condition, frame):
                    continue
                _wait(draft, frame._replace(ability=effect.ability), ("302.1.3",))
                if effect.ability.once:
                    draft.drop_effect(id)
                    draft.cite("302.1.3.1")


def _trigger(
    draft: MagmellDraft,
    moment: MagmellPosition,
    source: Instance,
    ability: Ability,
    happening: Event,
    original: Event,
    seen: Information | None,
) -> None:
    info = survey(moment).get(source.id)
    controller = info.controller if info is not None else source.controller
    frame = Frame(controller, source.ref, ability, event=original, seen=seen)
    if ability.when is None or not matches(moment, ability.when, happening, frame, seen):
        return
    if ability.condition is not None and not holds(draft, ability.condition, frame):
        draft.note("not-triggered", of=source.id, rules=("302.1.4", "302.1.4.1"))
        return
    gone = draft.objects[source.id].ref != source.ref
    rules = ("302.1.4", "302.1.4.1") if ability.condition is not None else ()
    if gone and moment is not draft:
        rules = (*rules, "302.1.2", "302.1.2.1")
    if ability == CREMATION:
        rules = (*rules, "224.4.3")
    _wait(draft, frame._replace(info=info if gone else None), rules)


def _wait(draft: MagmellDraft, frame: Frame, rules: tuple[str, ...]) -> None:
    id = frame.source[0]
    keys = {waiting.key for waiting in draft.waiting}
    key, number = id, 1
    while key in keys:
        number += 1
        key = f"{id}/{number}"
    draft.waiting = (*draft.waiting, Waiting(frame, key))
    draft.note(
        "triggered", of=id, by=frame.controller, rules=("302.1", "302.1.1", "703.1", "703.2", "703.3", "408.4", *rules)
    )


MAGMELL.notice = note_triggers


def _alike(waiting: Waiting) -> Any:
    """Return what makes two waiting abilities the same: the event counts only where the ability refers to it."""
    ability = waiting.frame.ability
    about = waiting.frame.event if _of_event((ability.do, ability.targets, ability.condition)) else None
    return (waiting.frame.source, ability, about)


def _of_event(term: Any) -> bool:
    """Tell whether a term has a reference to the event in it."""
    if not isinstance(term, tuple | frozenset):
        return False
    return (type(term) is tuple and term[:1] == ("event",)) or any(_of_event(part) for part in term)


@MAGMELL.task("put-triggers")
def put_triggers(draft: MagmellDraft) -> Ask | None:
    """Put waiting abilities on チャント: ターン・プレイヤー's first, each player's in the order that player chooses.

    408.2, 703.4.1, 705.3.3.
    """
    if len(draft.waiting) > 1:
        draft.note("put-order", rules=("703.4.1.1", "408.3", "104"))
    for player in turn_order(draft):
        mine = [waiting for waiting in draft.waiting if waiting.frame.controller == player]
        if not mine:
            continue
        keys = tuple(sorted(waiting.key for waiting in mine))
        if len({_alike(waiting) for waiting in mine}) == 1:
            draft.do("put-ordered", player, keys)
            return None
        return Ask("trigger-order", player, args=(keys,), then=Task("put-ordered", (player,)))
    return None


def _orders(question: Question) -> Iterable[tuple[str, ...]]:
    return permutations(question.args[0])


@MAGMELL.question("trigger-order", candidates=_orders)
def judge_order(question: Question, choice: Any) -> Allowed | Refused:
    """Every order of all of them is legal; the first named is put first and so lies lowest."""
    if isinstance(choice, tuple) and sorted(choice) == sorted(question.args[0]):
        return Allowed(("703.4.1.1", "408.3", "104"))
    return Refused(("703.4.1.1", "408.3"), "each waiting ability is put once, and nothing else")


@MAGMELL.task("put-ordered")
def put_ordered(draft: MagmellDraft, _player: str, order: tuple[str, ...]) -> None:
    """Put the abilities of one player in the order chosen, then the other player's (703.4.1, 703.4.1.1)."""
    by_key = {waiting.key: waiting for waiting in draft.waiting}
    draft.waiting = tuple(waiting for waiting in draft.waiting if waiting.key not in order)
    draft.next(*(Task("put-trigger", (by_key[key].frame,)) for key in order), Task("put-triggers"))


@MAGMELL.task("put-trigger")
def put_trigger(draft: MagmellDraft, frame: Frame) -> None:
    """Put one ability on top of チャント and let its controller designate targets; without legal ones it is taken away."""
    id = f"{frame.source[0]}-ability"
    number = 1
    while id in draft.objects and draft.objects[id].zone is not None:
        number += 1
        id = f"{frame.source[0]}-ability-{number}"
    known = draft.objects.get(id)
    frame = frame._replace(item=id)
    item = Instance(
        id,
        None,
        frame.controller,
        frame.controller,
        "chant",
        "ability",
        frame=frame,
        number=known.number + 1 if known else 0,
    )
    draft.add(item)
    draft.set(passes=0)
    draft.note(
        "put",
        of=id,
        by=frame.controller,
        rules=("302.1", "408.1", "408.2", "408.4", "703.1", "703.4.1", "703.4.1.1", "705.3.3", "301.3"),
    )
    if not can_be_aimed(draft, frame):
        rules: tuple[str, ...] = ("703.4", "703.4.1.2")
        if frame.ability.shares is not None:
            rules = (*rules, "703.4.1.3")
        draft.note("taken-away", of=id, rules=rules)
        draft.remove(id)
        return
    draft.next(Task("aim", (id,)), Task("share", (id,)))


@MAGMELL.task("aim")
def aim(draft: MagmellDraft, id: str) -> Ask | None:
    """Ask for the targets of what has been put on チャント (702.3.2, 703.4.1.2)."""
    return ask_targets(draft, id)


@MAGMELL.task("share")
def share(draft: MagmellDraft, id: str) -> Ask | None:
    """Ask how a number is divided among the targets (702.3.3, 703.4.1.3)."""
    return ask_shares(draft, id)
