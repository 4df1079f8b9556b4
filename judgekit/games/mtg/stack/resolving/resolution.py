"""608: resolving spells and abilities: checks first, then the instructions in order, then the end (608.2a-608.2m, 608.3)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine import Task, event
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.abilities.finding import BEGAN
from judgekit.games.mtg.abilities.once_each_turn import RESOLVES_ANYWAY
from judgekit.games.mtg.abilities.referred import changed_until
from judgekit.games.mtg.actions.attaching import cannot_attach
from judgekit.games.mtg.actions.bestowing import cease_to_be_bestowed
from judgekit.games.mtg.actions.moving import begin_for_good, ceasing, moving
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK, STATIC
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics, functions_in
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules, stands_for
from judgekit.games.mtg.meaning.keywords_that_trigger import separate_rules
from judgekit.games.mtg.meaning.kinds_of_ability import actions_in
from judgekit.games.mtg.meaning.last_known import forget, recall
from judgekit.games.mtg.meaning.references import HOST, host_now
from judgekit.games.mtg.meaning.trigger_zones import triggers_from
from judgekit.games.mtg.meaning.unresolved import ILLEGAL
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.stack.activating import gained_name, linked_rules, own_name
from judgekit.games.mtg.stack.resolving.adventures import is_adventure, is_omen, may_cast_later
from judgekit.games.mtg.stack.splicing import spliced_rules
from judgekit.games.mtg.stack.targets.targets import Part, became_illegal, frame_of_item, parts_of, still_legal
from judgekit.games.mtg.state.context import DOINGS, PROCESS, open_frame
from judgekit.games.mtg.state.faces import DOUBLE_FACED, is_copy
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present, stated_in
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD, STACK
from judgekit.games.mtg.terms.records import Ability, Modification
from judgekit.games.mtg.terms.type_lines import PERMANENT_TYPES
from judgekit.games.mtg.terms.values import COMPARISONS

_TARGETS_CHECKED = "608.2b"
"""The rule by which targets are checked again."""

_ASKED_AGAIN = "608.2a"
"""The rule by which the condition of a triggered ability is asked again."""

_INTERVENING_IF = "603.4"
"""The rule of an intervening if."""


LOST_TARGETS: list[Callable[[MtgDraft, Object, tuple[str, ...]], bool]] = []
"""Spells that go on resolving though all their targets are illegal; each lets one go on so, or says that it is none."""

INSTEAD_OF_ENTERING: list[Callable[[MtgDraft, Object], bool]] = []
"""What becomes of permanent spells that do not enter the battlefield; each does it, or says that it is none of its."""


@GAME.task("resolve")
def resolve(draft: MtgDraft) -> None:
    """Resolve the top object of the stack (405.5, 608.1, 608.2, 608.2b, 608.3)."""
    id = draft.zones[STACK][-1]
    item = draft.objects[id]
    draft.note("resolve", of=id, by=view_of(draft).of(id).controller, rules=("608.1",))
    if item.get("delayed"):
        draft.cite(*_particular(draft, item))
    if item.ability is not None and item.ability.name is not None:
        draft.cite(*keyword_rules(item.ability))
        known = recall(draft, item.source) if item.source is not None else None
        if known is not None:
            draft.cite(*separate_rules(known.values, item.ability))
    draft.do("resolved")
    if item.kind == "ability" and item.source is not None and (gone(draft, item.source) or lost(draft, item)):
        draft.cite("113.7a")
    if item.ability is not None:
        draft.cite(*gained_name(draft, item.source, item.ability))
        if draft.trace is not None:
            draft.cite(*own_name(draft, item.source, item.ability), *linked_rules(item.ability))
    if item.kind == "ability" and item.ability is not None and item.ability.kind == "triggered":
        condition = item.ability.condition
        if condition is not None:
            view = view_of(draft)
            with view.noting() as noted:
                met = holds(view, condition, frame_of_item(draft, item))
            draft.cite(_ASKED_AGAIN, _INTERVENING_IF, *dict.fromkeys(noted))
            if not met:
                draft.note("does-nothing", of=id, rules=(_ASKED_AGAIN, _INTERVENING_IF))
                draft.propose(ceasing(draft, id, _ASKED_AGAIN))
                return
    if any(refs for _, refs in item.announced.targets) and not _targets_left(draft, item):
        return
    _begin(draft, draft.objects[id])


def gone(position: MtgPosition, source: Ref) -> bool:
    """Tell whether the source of an ability has left where it was when the ability was activated or triggered (113.7a)."""
    return present(position, source) is None and recall(position, source) is not None


def lost(position: MtgPosition, item: Object) -> bool:
    """Tell whether the source of an ability on the stack is there but has that ability no longer (113.7a)."""
    if item.ability is None or item.source is None or item.get("delayed"):
        return False
    source = present(position, item.source)
    if source is None or source.phased_out:
        return False
    had = (one.ability for one in view_of(position).of(source.id).abilities)
    asked = item.ability._replace(text="")
    return not any(meant._replace(text="") == asked for one in had for meant in (one, *stands_for(one)))


def _particular(draft: MtgDraft, item: Object) -> tuple[str, ...]:
    """Return the rules of a delayed trigger about one certain object, whatever that is now (603.7c, 707.11).

    CR 608.2j.
    """
    assert item.ability is not None
    if not _refers(item.ability.do):
        return ()
    source = present(draft, item.source) if item.source is not None else None
    later = changed_until(draft, item.frame) if item.frame is not None else ()
    by = item.frame.ability if item.frame is not None and item.get("delayed") else None
    later = (*later, *(keyword_rules(by) if by is not None and by.name is not None else ()))
    return ("603.7c", "700.7", *later, *(("707.11",) if source is not None and is_copy(draft, source) else ()))


def _refers(term: object) -> bool:
    """Tell whether instructions refer to an object that was settled when the ability was created."""
    if not isinstance(term, tuple):
        return False
    return (bool(term) and term[0] in ("target", "made", "this")) or any(_refers(part) for part in term)


def _targets_left(draft: MtgDraft, item: Object) -> bool:
    """Check the targets; with none left legal the object does not resolve, with some it does not affect the others (608.2b).

    CR 303.4a.
    """
    legal = still_legal(draft, item)
    permanent = item.kind != "ability" and bool(view_of(draft).of(item.id).types & PERMANENT_TYPES)
    draft.cite(_TARGETS_CHECKED, *(_checked(draft) if permanent else ()))
    reasons = became_illegal(draft, item) if legal != item.announced.targets else ()
    checked = _checked(draft) or ("608.3a",)
    if not any(refs for _, refs in legal) and cease_to_be_bestowed(draft, item, "702.103e", *checked, *reasons):
        draft.change(item.id, announced=item.announced._replace(targets=()))
        return True
    if not any(refs for _, refs in legal) and any(goes_on(draft, item, reasons) for goes_on in LOST_TARGETS):
        return True
    anyway = item.ability is not None and RESOLVES_ANYWAY in item.ability.limits
    if not any(refs for _, refs in legal) and not anyway:
        draft.note("no-legal-targets", of=item.id, rules=(_TARGETS_CHECKED, *reasons))
        if item.kind == "ability":
            draft.propose(ceasing(draft, item.id, _TARGETS_CHECKED))
        else:
            draft.propose(
                moving(draft, item.id, "graveyard", None, reason="illegal-targets", rules=(_TARGETS_CHECKED,))
            )
        return False
    if legal != item.announced.targets:
        before = dict(item.announced.targets)
        lost = tuple(name for name, refs in legal if before.get(name) and not refs)
        details = tuple(sorted({**dict(item.details), ILLEGAL: lost}.items()))
        draft.change(item.id, announced=item.announced._replace(targets=legal), details=details)
        draft.note("illegal-targets", of=item.id, rules=(_TARGETS_CHECKED, *reasons))
    return True


def _checked(position: MtgPosition) -> tuple[str, ...]:
    """Return the rule by which the target of a permanent spell is checked, where the book has it apart from that of Auras."""
    return stated_in(position, "mtg@20260417:608.3b")


def _begin(draft: MtgDraft, item: Object) -> None:
    """Follow the instructions of an instant, sorcery or ability; a permanent spell becomes a permanent (608.2, 608.3)."""
    types = view_of(draft).of(item.id).types
    permanent = item.kind != "ability" and bool(types & PERMANENT_TYPES)
    if permanent:
        if not any(instead(draft, item) for instead in INSTEAD_OF_ENTERING):
            draft.do("become-permanent", item.id)
        return
    draft.cite(*spliced_rules(item))
    _count(draft, item)
    draft.do("finish-resolving", item.id, item.number)
    for part in parts_of(draft, item)[::-1]:
        follow_part(draft, item, part)


def _count(draft: MtgDraft, item: Object) -> None:
    """Count that an ability resolves, where it asks how often it has done so this turn."""
    if item.ability is not None and _asks_how_often(item.ability):
        draft.set(times_resolved=(*draft.facts.get("times_resolved", ()), (item.source, item.ability)))


@once_for_each
def _asks_how_often(ability: Ability) -> bool:
    return _speaks_of_resolving(ability)


def _speaks_of_resolving(term: object) -> bool:
    if not isinstance(term, tuple):
        return False
    return (len(term) == 3 and term[0] == "resolved" and term[1] in COMPARISONS) or any(map(_speaks_of_resolving, term))


_LOOKING_BACK = ("reflexive", "process-again")
"""Instructions that look back at what has happened while something resolves."""


def follow_part(draft: MtgDraft, item: Object, part: Part) -> None:
    """Put the instructions of one part of an object on the stack before everything else, in a frame of their own."""
    if not part.do:
        return
    frame = frame_of_item(draft, item)
    if any(action.verb in _LOOKING_BACK for action in actions_in(part.do)):
        draft.set_fact(DOINGS, ())
    full = {name: own for own, name in part.names}
    targets = tuple((full.get(name, name), refs) for name, refs in frame.announced.targets)
    began: dict[str, object] = {BEGAN: draft.facts.get("clock", 0), HOST: host_now(draft, frame.source)}
    lost = item.get(ILLEGAL, ())
    if lost:
        began[ILLEGAL] = tuple(own for own, name in part.names if name in lost)
    repeating = [
        place for place, one in enumerate(part.do) if any(said.verb == "process-again" for said in actions_in((one,)))
    ]
    if repeating:
        began[PROCESS] = part.do[: repeating[-1] + 1]
    made = tuple(sorted({**dict(frame.made), **began}.items()))
    key = open_frame(draft, frame._replace(announced=frame.announced._replace(targets=targets), made=made))
    if item.ability is not None and item.ability.optional:
        draft.next(Task("ask-optional", (key, part.do)), Task("close-frame", (key,)))
        return
    draft.next(Task("follow", (key, part.do, 0)), Task("close-frame", (key,)))


@GAME.task("finish-resolving")
def finish_resolving(draft: MtgDraft, id: str, number: int) -> None:
    """Put a resolved instant or sorcery into its owner's graveyard; an ability ceases to exist (608.2m, 702.88a)."""
    item = draft.objects.get(id)
    if item is None or item.zone != STACK or item.number != number:
        draft.note("left-the-stack", of=id, rules=("608.2k",))
        return
    if item.kind == "ability":
        draft.propose(ceasing(draft, id, "608.2m"))
        return
    to = "graveyard"
    rules: tuple[str, ...] = ("608.2m",)
    if is_adventure(draft, item):
        to, rules = "exile", ("716.3d", "716.4")
        may_cast_later(draft, item)
    if is_omen(draft, item):
        to, rules = "library", (_OMEN,)
        draft.next(Task("omen-resolved", (item.owner,)))
    draft.propose(moving(draft, id, to, None, reason="resolve", rules=rules))


_OMEN = "mtg@20260417:720.3d"


@GAME.task("omen-resolved")
def omen_resolved(draft: MtgDraft, owner: str) -> None:
    """Shuffle the library into which an Omen was put as it resolved."""
    draft.propose(event("shuffle", owner, rules=(_OMEN,)))


@GAME.task("become-permanent")
def become_permanent(draft: MtgDraft, id: str) -> None:
    """A resolving permanent spell is put onto the battlefield under its controller's control (608.3).

    CR 110.2a, 112.4, 303.4a.
    """
    item = draft.objects[id]
    values = view_of(draft).of(id)
    attached = None
    rules: tuple[str, ...] = ("608.3",)
    if "Aura" in values.subtypes:
        targets = [ref[0] for _, refs in item.announced.targets for ref in refs]
        attached = targets[0] if targets else None
        rules = ("608.3", "608.3a")
        if attached is None or cannot_attach(draft, id, attached):
            draft.propose(moving(draft, id, "graveyard", None, reason="resolve", rules=("303.4g", "608.3d")))
            return
    if item.kind == "copy":
        rules = (*rules, "608.3b", "707.10f")
    if not any(refs for _, refs in item.announced.targets):
        rules = (*rules, *stated_in(draft, "mtg@20260417:608.3a"))
    marks = {"marks": ((DOUBLE_FACED, True),)} if item.get(DOUBLE_FACED) else {}
    if marks:
        rules = (*rules, "mtg@20260417:707.10g")
    granted = _granted_for_good(draft, item, values)
    if granted:
        begin_for_good(draft, item, granted)
        rules = (*rules, "mtg@20260417:400.7b", _LASTS)
    draft.do("could-not-enter", id, item.number)
    draft.propose(
        moving(
            draft,
            id,
            BATTLEFIELD,
            None,
            under=values.controller,
            attached=attached,
            reason="resolve",
            rules=rules,
            **marks,
        )
    )


_LASTS = "mtg@20260417:611.3d"
"""The rule by which what a static ability gives a permanent spell stays with the permanent, of the book of 2026-04-17."""


def _granted_for_good(draft: MtgDraft, item: Object, values: Characteristics) -> tuple[Modification, ...]:
    """Return what static abilities have given a permanent spell that functions on the battlefield: the permanent keeps it.

    By the base edition it has it only where something gives it to the permanent too (611.3a).
    """
    if not stated_in(draft, _LASTS):
        return ()
    given = [had for had in values.abilities if _gives(had.key[0], item.id)]
    return tuple(Modification("gain", had.ability) for had in given if _works_in_play(had.ability, values.types))


def _gives(effect: object, id: str) -> bool:
    """Tell whether an effect, by its key, is that of a static ability of another object."""
    return isinstance(effect, tuple) and effect[0] == STATIC and effect[1] != id


def _works_in_play(ability: Ability, types: frozenset[str]) -> bool:
    """Tell whether an ability, or one that a keyword stands for, functions on the battlefield (113.6)."""
    if ability.kind == "keyword" and ability.name in KEYWORDS_AT_WORK:
        return True
    meant = [one for one in stands_for(ability) if one.kind != "keyword"]
    return any(
        triggers_from(one, BATTLEFIELD, types) if one.when else functions_in(one, BATTLEFIELD, types) for one in meant
    )


@GAME.task("could-not-enter")
def could_not_enter(draft: MtgDraft, id: str, number: int) -> None:
    """A permanent spell that could not be put onto the battlefield goes to its owner's graveyard (608.3d)."""
    item = draft.objects.get(id)
    if item is not None and item.zone == STACK and item.number == number:
        draft.propose(moving(draft, id, "graveyard", None, reason="resolve", rules=("608.3d",)))


@GAME.task("resolved")
def resolved(draft: MtgDraft) -> None:
    """Forget what nothing can ask for any more (608.2m)."""
    draft.drop_fact(DOINGS)
    forget(draft)


@GAME.task("resolve-mana")
def resolve_mana(draft: MtgDraft, id: str) -> None:
    """Resolve a mana ability at once, without the stack (106.12, 405.6c, 605.3b, 605.4a)."""
    item = draft.objects[id]
    draft.note("resolve", of=id, by=item.controller, rules=("605.3b",))
    draft.do("mana-resolved", id)
    _count(draft, item)
    for part in parts_of(draft, item)[::-1]:
        follow_part(draft, item, part)


@GAME.task("mana-resolved")
def mana_resolved(draft: MtgDraft, id: str) -> None:
    """A mana ability that has resolved ceases to exist (605.3b)."""
    if id in draft.objects:
        draft.remove(id)
