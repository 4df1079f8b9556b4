"""702.3.2-702.3.3 and 703.4.1.2-703.4.1.3: designating targets, and dividing a number among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, event
from judgekit.games.magmell.game import MAGMELL, Frame, MagmellDraft, MagmellPosition, Ref
from judgekit.games.magmell.information import controller_of, rule_abilities
from judgekit.games.magmell.meanings import amount_of, matching, passes
from judgekit.games.magmell.terms import TargetWord

Choice = tuple[tuple[str, ...], ...]
"""Targets as an answer: for each target word the ids designated, sorted."""

_STAGE = {
    False: ("702.3.2", "702.3.2.1", "702.3.2.2", "702.3.3", "702.3.3.1"),
    True: ("703.4.1.2", "703.4.1.2.1", "703.4.1.2.2", "703.4.1.3", "703.4.1.3.1"),
}


def stage_rules(position: MagmellPosition, id: str) -> tuple[str, ...]:
    """Return the rules of designating (word, twice, number, shares, least share): for a card, or for a triggered ability."""
    return _STAGE[position.objects[id].kind == "ability"]


def untargetable(position: MagmellPosition, ref: Ref, frame: Frame) -> bool:
    """Tell whether a 「対象にならない」 ability keeps an instance from being this ability's target (102, 704.3.1.3)."""
    if ref[0] not in position.objects:
        return False
    for ability in rule_abilities(position, ref[0], "cannot-be-targeted"):
        if ability.affects is None:
            return True
        own = Frame(controller_of(position, ref[0]), ref, ability)
        if passes(
            position, (frame.item or frame.source[0], _number(position, frame)), ability.affects, own, anywhere=True
        ):
            return True
    return False


def _number(position: MagmellPosition, frame: Frame) -> int:
    instance = position.objects.get(frame.item or frame.source[0])
    return instance.number if instance is not None else 0


def legal_for(position: MagmellPosition, word: TargetWord, frame: Frame) -> list[Ref]:
    """Return what one target word may designate now."""
    return [
        ref
        for ref in matching(position, word.filter, frame)
        if ref[0] != frame.item and not untargetable(position, ref, frame)
    ]


def bounds(position: MagmellPosition, word: TargetWord, frame: Frame, available: int) -> tuple[int, int]:
    """Return the smallest and the largest number of targets of a word."""
    least = amount_of(position, word.least, frame)
    most = available if word.most is None else amount_of(position, word.most, frame)
    return least, most


def designations(position: MagmellPosition, frame: Frame) -> Iterator[Choice]:
    """Yield every legal way to designate the targets of an ability."""
    ways = []
    for word in frame.ability.targets:
        ids = [ref[0] for ref in legal_for(position, word, frame)]
        least, most = bounds(position, word, frame, len(ids))
        ways.append([way for size in range(least, min(most, len(ids)) + 1) for way in combinations(sorted(ids), size)])
    yield from (choice for choice in product(*ways) if not _too_many(position, frame, choice))


def _too_many(position: MagmellPosition, frame: Frame, choice: Choice) -> bool:
    """Tell whether there are more targets than the number that is divided among them (702.3.3.1)."""
    if frame.ability.shares is None:
        return False
    return len({id for ids in choice for id in ids}) > amount_of(position, frame.ability.shares, frame)


def can_be_aimed(position: MagmellPosition, frame: Frame) -> bool:
    """Tell whether there is a legal way to designate targets, and to divide what is to be divided among them."""
    for word in frame.ability.targets:
        available = len(legal_for(position, word, frame))
        if available < bounds(position, word, frame, available)[0]:
            return False
    if frame.ability.shares is None:
        return True
    return amount_of(position, frame.ability.shares, frame) >= sum(
        max(1, amount_of(position, word.least, frame)) for word in frame.ability.targets
    )


def ask_targets(draft: MagmellDraft, id: str) -> Ask | None:
    """Return the question for the targets of an item on チャント, None where it has no target words."""
    item = draft.objects.get(id)
    if item is None or item.frame is None or not item.frame.ability.targets:
        return None
    return Ask("targets", item.controller, of=item.frame.source[0], args=(id,), then=Task("aimed", (id,)))


def _frame(question: Question) -> Frame:
    frame: Frame = question.position.objects[question.args[0]].frame
    return frame


def target_candidates(question: Question) -> Iterable[Choice]:
    """List the legal designations."""
    return designations(question.position, _frame(question))


@MAGMELL.question("targets", candidates=target_candidates)
def judge_targets(question: Question, choice: Any) -> Allowed | Refused:
    """Targets must be legal, not twice the same for one word, and exactly as many as the text says.

    702.3.2, 702.3.2.1, 702.3.2.2, 703.4.1.2, 703.4.1.2.1, 703.4.1.2.2.
    """
    position, frame = question.position, _frame(question)
    named, twice, number, shares, least_share = stage_rules(position, question.args[0])
    words = frame.ability.targets
    if not isinstance(choice, tuple) or len(choice) != len(words):
        return Refused((number, named), "one set of targets for each target word")
    rules = [named]
    for word, ids in zip(words, choice, strict=True):
        legal = {ref[0] for ref in legal_for(position, word, frame)}
        for id in ids:
            if id in legal:
                continue
            ref = (id, position.objects[id].number) if id in position.objects else (id, 0)
            if passes(position, ref, word.filter, frame) and untargetable(position, ref, frame):
                return Refused(("704.3.1.3", named, "102", "702.3"), f"{id} cannot be a target")
            return Refused((named, *_why_not(position, id)), f"{id} is not a legal target")
        if len(set(ids)) != len(ids):
            return Refused((twice, named), "the same target twice for one word")
        least, most = bounds(position, word, frame, len(legal))
        if not least <= len(ids) <= most:
            return Refused((number, named), f"{least} to {most} targets")
        rules.append(number)
        if list(ids) != sorted(ids):
            return Refused((named,), "targets of one word are given in sorted order")
    if _too_many(position, frame, choice):
        return Refused((shares, least_share, named), "more targets than there is to divide")
    return Allowed(tuple(dict.fromkeys(rules)))


def _why_not(position: MagmellPosition, id: str) -> tuple[str, ...]:
    """Return the rule by which words without a zone mean one zone only, where the instance is elsewhere."""
    if id not in position.objects:
        return ()
    place = position.objects[id].place
    return () if place in ("battle-area", "stone-area") else ("405.4", "406.3")


@MAGMELL.task("aimed")
def aimed(draft: MagmellDraft, id: str, choice: Choice) -> None:
    """Make what was designated the targets (702.3.2, 703.4.1.2)."""
    item = draft.objects[id]
    assert item.frame is not None
    targets = tuple(
        tuple((one, draft.objects[one].number if one in draft.objects else 0) for one in ids) for ids in choice
    )
    draft.change(id, frame=item.frame._replace(targets=targets))
    rules = (stage_rules(draft, id)[0],)
    draft.note("targets", of=id, by=item.controller, rules=rules, targets=choice)
    aims = dict.fromkeys(ref for word in targets for ref in word)
    draft.propose(
        *(event("target", one, by=id, number=number, by_number=item.number, rules=rules) for one, number in aims)
    )


@MAGMELL.event("target")
def is_targeted(draft: MagmellDraft, happening: Event) -> None:
    """Let abilities see that something has become a target, by what made it one (702.3.2, 703.4.1.2)."""
    draft.cite(*happening.get("rules", ()))


def ask_shares(draft: MagmellDraft, id: str) -> Ask | None:
    """Return the question how a number is divided, None where nothing is."""
    item = draft.objects.get(id)
    if item is None or item.frame is None or item.frame.ability.shares is None or not any(item.frame.targets):
        return None
    return Ask("assign", item.controller, of=item.frame.source[0], args=(id,), then=Task("shared", (id,)))


def _division(total: int, ids: tuple[str, ...]) -> Iterator[tuple[tuple[str, int], ...]]:
    if len(ids) == 1:
        yield ((ids[0], total),)
        return
    for first in range(1, total - len(ids) + 2):
        for rest in _division(total - first, ids[1:]):
            yield ((ids[0], first), *rest)


def _targets_and_total(question: Question) -> tuple[tuple[str, ...], int]:
    frame = _frame(question)
    ids = tuple(sorted({ref[0] for word in frame.targets for ref in word}))
    return ids, amount_of(question.position, frame.ability.shares or 0, frame)


def share_candidates(question: Question) -> Iterable[tuple[tuple[str, int], ...]]:
    """List every way to divide the number so that each target gets at least 1."""
    ids, total = _targets_and_total(question)
    return _division(total, ids) if total >= len(ids) else ()


@MAGMELL.question("assign", candidates=share_candidates)
def judge_shares(question: Question, choice: Any) -> Allowed | Refused:
    """Each target gets at least 1, and all of the number is given (702.3.3, 702.3.3.1, 703.4.1.3, 703.4.1.3.1)."""
    *_, shares, least = stage_rules(question.position, question.args[0])
    ids, total = _targets_and_total(question)
    given = dict(choice) if isinstance(choice, tuple) else {}
    if any(number < 1 for number in given.values()) or set(ids) - set(given):
        return Refused((least, shares, "203.4"), "every target gets at least 1")
    if set(given) != set(ids) or sum(given.values()) != total:
        return Refused((shares,), f"{total} is divided among the targets")
    return Allowed((shares, least)) if choice == tuple(sorted(given.items())) else Refused((shares,), "in sorted order")


@MAGMELL.task("shared")
def shared(draft: MagmellDraft, id: str, choice: tuple[tuple[str, int], ...]) -> None:
    """Keep how the number is divided (702.3.3, 703.4.1.3)."""
    item = draft.objects[id]
    assert item.frame is not None
    draft.change(id, frame=item.frame._replace(shares=choice))
    draft.note("shares", of=id, by=item.controller, rules=stage_rules(draft, id)[3:], shares=choice)
