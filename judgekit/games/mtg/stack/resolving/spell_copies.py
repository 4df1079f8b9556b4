"""707.10: copies of spells and abilities on the stack: put there with all decisions made for the original, not cast."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Consequences, Event, Task, Unsupported, event
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction, keep, number, players, refs
from judgekit.games.mtg.actions.bestowing import bestow_copy
from judgekit.games.mtg.copying.copying import both_faces, copy_of
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import matching
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.stack.activating import ability_id
from judgekit.games.mtg.stack.targets.retargeting import targets_changed
from judgekit.games.mtg.stack.targets.targets import Choice, frame_of_item, refusal, words_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import DOUBLE_FACED
from judgekit.games.mtg.state.game import GAME, MtgDraft, stated_in
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import Action

_COPIED = "707.10"
"""The rule of copying a spell or ability."""


@instruction("copy")
def copy(draft: MtgDraft, key: int, action: Action) -> None:
    """Put copies of spells or abilities onto the stack; nobody casts or activates them (707.10).

    CR 608.2h, 700.2g, 702.103c, 707.2, 707.10b.
    """
    frame = frame_of(draft, key)
    if action.get("could-target") is not None:
        _copy_for_each(draft, key, action)
        return
    originals = [ref for ref in those(view_of(draft), action.of or ("this",), frame) if _can_be_copied(draft, ref)]
    times = number(draft, key, action.amount)
    made: list[Ref] = []
    for player in players(draft, key, action.get("by")):
        for ref in originals:
            made += [_put(draft, key, action, ref, player) for _ in range(times)]
    keep(draft, key, action, tuple(made))
    if action.get("to") is not None:
        for made_ref in made:
            _aim(draft, key, action, made_ref[0])
    elif action.get("new-targets"):
        draft.next(*(Task("aim-copy", (id, draft.objects[id].controller)) for id, _ in made))
    spells = [draft.objects[id] for id, _ in made if id in draft.objects and draft.objects[id].kind == "copy"]
    draft.propose(*(event("copied", one.id, by=cause(frame), player=one.controller) for one in spells))


def _copy_for_each(draft: MtgDraft, key: int, action: Action) -> None:
    """Copy a spell for each object that it could target, in the order that the player chooses (707.10d)."""
    frame = frame_of(draft, key)
    (player,) = players(draft, key, action.get("by"))
    could = [
        ref
        for ref in matching(view_of(draft), action.get("could-target"), frame._replace(you=player))
        if not any(_refused(draft, original, ref) for original in those(view_of(draft), action.of or ("this",), frame))
    ]
    one = Action("copy", action.of, details=(("by", ("ref", (player, 0))), ("to", ("made", "each"))))
    draft.cite("707.10d")
    if could:
        draft.next(Task("next-of-each", (key, "each", tuple(could), (one,), ())))


def _refused(draft: MtgDraft, original: Ref, ref: Ref) -> bool:
    """Tell whether a spell on the stack could not target something with each of its target words (707.10d)."""
    item = draft.objects.get(original[0])
    if item is None or item.number != original[1] or item.zone != STACK:
        return False
    frame = frame_of_item(draft, item)
    return any(refusal(draft, ref, word, frame, item) for word in words_of(draft, item))


@GAME.event("copied")
def copied(draft: MtgDraft, _happening: Event) -> Consequences:
    """A spell has been copied: the copy is on the stack already, but what looks for it triggers now (707.10)."""
    draft.cite(_COPIED)
    return ()


def _can_be_copied(draft: MtgDraft, ref: Ref) -> bool:
    """Tell whether something is a spell or ability on the stack, or was one when it was last there (608.2h)."""
    record = record_of(draft, ref)
    return record is not None and record.zone == STACK


def _put(draft: MtgDraft, key: int, action: Action, ref: Ref, player: str) -> Ref:
    """Put one copy of a spell or ability on top of the stack."""
    frame = frame_of(draft, key)
    original = record_of(draft, ref)
    assert original is not None
    announced = original.announced._replace(spent=(), snow=0)
    rules = [_COPIED, "707.2", *(("700.2g",) if announced.modes else ())]
    if original.kind == "ability":
        assert original.source is not None
        id = ability_id(draft, original.source[0])
        draft.add(original._replace(id=id, number=1, owner=player, controller=player, announced=announced, zone=STACK))
        rules.append("707.10b")
    else:
        id = next_id(draft, "copy")
        exceptions = action.get("except") or ()
        two = both_faces(draft, ref, exceptions, frame, "mtg@20260417:707.10g")
        copied = two[0] if two is not None else copy_of(draft, ref, exceptions, frame, None)
        assert copied is not None
        made = Object(
            id, STACK, player, player, original.card, "copy", face_down=original.face_down, announced=announced
        )
        if two is not None:
            made = made._replace(card=copied.key, transformed=two[1], details=((DOUBLE_FACED, True),))
        draft.add(made._replace(copied=copied.key))
        rules.extend((*copied.rules, *bestow_copy(draft, original, draft.objects[id])))
        card = draft.cards.get(original.card or "")
        if card is not None and card.layout == "adventure" and original.face is not None:
            rules.append("716.3c")
    draft.note("copy", of=id, by=cause(frame), rules=tuple(dict.fromkeys(rules)), original=original.id)
    return draft.objects[id].ref


@GAME.task("aim-copy")
def aim_copy(draft: MtgDraft, id: str, player: str) -> Ask | None:
    """Ask for new targets of a copy; any number of them may stay as they are (115.7d, 707.10c)."""
    item = draft.objects.get(id)
    if item is None or not any(found for _, found in item.announced.targets):
        return None
    return Ask("new-targets", player, of=id, args=(id, False), then=Task("copy-aimed", (id,)))


@GAME.task("copy-aimed")
def copy_aimed(draft: MtgDraft, id: str, choice: Choice) -> None:
    """Give a copy the targets that were decided on."""
    targets_changed(draft, id, choice)
    draft.cite("707.10c")


_AIMED = "707.10e"
"""The rule of a copy whose target the effect names."""

_ONE_OF_SEVERAL = "mtg@20260417:707.10e"
"""The same rule of a later book, which says what is done where the effect means several."""


def _aim(draft: MtgDraft, key: int, action: Action, id: str) -> None:
    """Aim a copy at what the effect says; where that is no legal target for each of its target words, it is not made (707.10e).

    Raises:
        Unsupported: the effect means several, of which the base edition says nothing.
    """
    hosts = refs(draft, key, action.get("to"))
    fit = tuple(host for host in hosts if _fits(draft, id, host))
    if not fit:
        draft.note("not-copied", of=id, rules=(_AIMED,))
        draft.remove(id)
    elif len(hosts) == 1:
        draft.do("aimed", id, fit, (fit[0][0],))
    elif not stated_in(draft, _ONE_OF_SEVERAL):
        raise Unsupported(phrase("a copy that is aimed at one of several"), _ONE_OF_SEVERAL)
    else:
        draft.next(Task("aim-at-one", (id, fit)))


def _fits(draft: MtgDraft, id: str, host: Ref) -> bool:
    """Tell whether something is a legal target for each target word of a copy."""
    item = draft.objects[id]
    words, frame = words_of(draft, item), frame_of_item(draft, item)
    return bool(words) and not any(refusal(draft, host, word, frame, item) for word in words)


@GAME.task("aim-at-one")
def aim_at_one(draft: MtgDraft, id: str, hosts: tuple[Ref, ...]) -> Ask:
    """Ask the controller of a copy which of several it targets (707.10e of the book of 2026-04-17)."""
    then = Task("aimed", (id, hosts))
    ids = (host[0] for host in hosts)
    return asking("choose", draft.objects[id].controller, ids, 1, 1, then, _ONE_OF_SEVERAL, of=id)


@GAME.task("aimed")
def aimed(draft: MtgDraft, id: str, hosts: tuple[Ref, ...], chosen: tuple[str, ...]) -> None:
    """Give a copy the one target that the effect names, for each of its target words (707.10e)."""
    item = draft.objects[id]
    host = next(ref for ref in hosts if ref[0] in chosen)
    targets = tuple((word.name, (host,)) for word in words_of(draft, item))
    draft.change(id, announced=item.announced._replace(targets=targets))
    draft.cite(_AIMED)
