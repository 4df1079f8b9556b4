"""115.7: changing targets and choosing new targets of a spell or ability: only the final set counts (115.7e)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects, players
from judgekit.games.mtg.stack.targets.numbers_of_targets import (
    from_the_same_players,
    of_several_owners,
    still_each_from,
)
from judgekit.games.mtg.stack.targets.targets import (
    Choice,
    become_targets,
    frame_of_item,
    legal_for,
    refusal,
    repeats,
    words_of,
)
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import Action

_AS_A_WHOLE = "115.7e"
"""The rule by which only the final set of targets is judged."""

_ONE_TARGET = "115.7b"
"""The rule of "change a target": one of them, no more."""

_NEW_TARGETS = "115.7d"
"""The rule by which new targets are chosen."""


def current(position: MtgPosition, item: Object) -> Choice:
    """Return the targets of an object on the stack as an answer."""
    targets = dict(item.announced.targets)
    return tuple(tuple(sorted(ref[0] for ref in targets.get(word.name, ()))) for word in words_of(position, item))


def _candidates(question: Question) -> Iterator[Choice]:
    position = question.position
    item: Object = position.objects[question.args[0]]
    frame = frame_of_item(position, item)
    ways = []
    for word, now in zip(words_of(position, item), current(position, item), strict=True):
        ids = sorted({*(ref[0] for ref in legal_for(position, word, frame, item)), *now})
        ways.append(list(combinations(ids, len(now))))
    yield from product(*ways)


@GAME.question("new-targets", candidates=_candidates)
def judge_new_targets(question: Question, choice: object) -> Allowed | Refused:
    """Each changed target is another legal one; unchanged ones may stay; only the final set is judged (115.7d, 115.7e).

    A copy has the modes of the original, and targets of those modes only (700.2g, 707.10c).

    CR 115.3, 115.7, 115.7a, 115.7b.
    """
    verdict = _judged(question, choice)
    item = question.position.objects[question.args[0]]
    if item.kind != "copy" or not verdict.rules:
        return verdict
    return verdict._replace(rules=(*verdict.rules, "707.10c", *(("700.2g",) if item.announced.modes else ())))


def _judged(question: Question, choice: object) -> Allowed | Refused:
    position = question.position
    id, one, *every = question.args
    item: Object = position.objects[id]
    words, before = words_of(position, item), current(position, item)
    if not isinstance(choice, tuple) or [len(ids) for ids in choice] != [len(ids) for ids in before]:
        return Refused((_NEW_TARGETS, "115.7"), phrase("as many targets as before, for each target word"))
    frame = frame_of_item(position, item)
    changed = 0
    for word, ids, now in zip(words, choice, before, strict=True):
        if len(set(ids)) != len(ids):
            return Refused(("115.3", _NEW_TARGETS), phrase("the same target twice for one instance of the word target"))
        if list(ids) != sorted(ids):
            return Refused((), phrase("targets of one word are given in sorted order"))
        if word.each is not None and not from_the_same_players(position, item, now, ids):
            return Refused((_NEW_TARGETS, "601.2c"), phrase("one target for each of the same players"))
        if of_several_owners(position, word, ids):
            return Refused((_NEW_TARGETS, "601.2c"), phrase("targets from a single graveyard"))
        for new in ids:
            if new in now:
                continue
            changed += 1
            ref: Ref = position.objects[new].ref if new in position.objects else (new, 0)
            reasons = refusal(position, ref, word, frame, item)
            if reasons:
                return Refused((*reasons, _NEW_TARGETS), phrase("{new} is no legal target", new=new))
    if repeats(words, choice):
        return Refused((_NEW_TARGETS, "115.4"), phrase("another target is asked for"))
    if one and changed > 1:
        return Refused((_ONE_TARGET,), phrase("only one target may be changed"))
    if any(every) and changed < sum(len(ids) for ids in before):
        others = (other for other in _candidates(question) if _all_differ(other, before))
        if changed or any(isinstance(_judged(question, other), Allowed) for other in others):
            return Refused(("115.7a",), phrase("every target is changed to another legal target, or none is"))
    if any(every):
        return Allowed(("115.7a", _AS_A_WHOLE))
    return Allowed((_NEW_TARGETS, _AS_A_WHOLE) if not one else (_ONE_TARGET, _AS_A_WHOLE))


def _all_differ(choice: Choice, before: Choice) -> bool:
    """Tell whether every target is another one than before (115.7a)."""
    return not any(set(ids) & set(now) for ids, now in zip(choice, before, strict=True))


@instruction("new-targets")
def new_targets(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player chooses new targets for a spell or ability (115.7d, 115.7e, 115.8)."""
    frame = frame_of(draft, key)
    found = [id for id in objects(draft, key, action.of) if draft.objects[id].zone == STACK]
    if not found or not any(refs for _, refs in draft.objects[found[0]].announced.targets):
        draft.note("nothing-to-choose", of=cause(frame), rules=("115.7", "609.3"))
        return None
    by = players(draft, key, action.get("by"))[0]
    to = action.get("to")
    if to is not None:
        _change_to(draft, key, action, found[0])
        return None
    ask_one = bool(action.get("one"))
    asked = (found[0], ask_one, bool(action.get("all")))
    return Ask("new-targets", by, of=found[0], args=asked, then=Task("targets-changed", (found[0],)))


def _change_to(draft: MtgDraft, key: int, action: Action, id: str) -> None:
    """Change the only target of an object to what is named, if that is legal (115.7a).

    Raises:
        Unsupported: it has several targets, so that somebody would say which of them are changed.
    """
    item = draft.objects[id]
    hosts = players(draft, key, action.get("to")) or objects(draft, key, action.get("to"))
    before = current(draft, item)
    if [len(ids) for ids in before if ids] != [1]:
        raise Unsupported(phrase("changing several targets to something that is named"), "115.7a")
    if not hosts:
        draft.note("targets-unchanged", of=id, rules=("115.7a", "609.3"))
        return
    choice = tuple((hosts[0],) if ids else () for ids in before)
    question = Question(draft, Ask("new-targets", item.controller, args=(id, False)))
    rules = (_ONE_TARGET, "115.7a") if action.get("one") else ("115.7a",)
    if isinstance(judge_new_targets(question, choice), Allowed):
        targets_changed(draft, id, choice, rules)
    else:
        draft.note("targets-unchanged", of=id, rules=rules)


@GAME.task("targets-changed")
def targets_changed(draft: MtgDraft, id: str, choice: Choice, why: tuple[str, ...] = ()) -> None:
    """Put the new targets in place of the old ones; a division stays as it was (115.7f)."""
    item = draft.objects[id]
    old = dict(item.announced.targets)
    targets = []
    renamed: dict[str, str] = {}
    for word, ids, now in zip(words_of(draft, item), choice, current(draft, item), strict=True):
        known = {ref[0]: ref for ref in old.get(word.name, ())}
        refs = tuple(known.get(one) or (draft.objects[one].ref if one in draft.objects else (one, 0)) for one in ids)
        targets.append((word.name, refs))
        renamed.update(zip(now, ids, strict=True))
    shares = tuple(sorted((renamed.get(one, one), number) for one, number in item.announced.shares))
    each_from = still_each_from(draft, item, words_of(draft, item), choice)
    announced = item.announced._replace(targets=tuple(targets), shares=shares, each_from=each_from)
    draft.change(id, announced=announced)
    rules = ("115.7", *why, *(("115.7f",) if shares else ()))
    draft.note("new-targets", of=id, rules=rules, targets=choice)
    before = {ref[0] for refs in old.values() for ref in refs}
    become_targets(draft, id, (one for ids in choice for one in ids if one not in before))
