"""704 カードや能力の解決: the top of チャント does what it says."""

from __future__ import annotations

from judgekit.engine import Ask, Task, event
from judgekit.games.magmell.game import MAGMELL, MagmellDraft
from judgekit.games.magmell.information import information
from judgekit.games.magmell.meanings import holds
from judgekit.games.magmell.targets import TARGETING
from judgekit.games.magmell.zones import moving
from judgekit.mechanics.abilities.choosing import ACCEPT
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESOLVING, end_resolution
from judgekit.mechanics.objects import present

_RESOLVING = "704.1"  # resolving


@MAGMELL.task("resolve")
def resolve(draft: MagmellDraft) -> None:
    """Resolve the top of チャント: check its targets, then follow it (704.3.1, 704.3.2)."""
    id = draft.zones["chant"][-1]
    item = draft.objects[id]
    assert item.frame is not None
    outlives = item.kind == "ability" and present(draft, item.frame.source) is None
    rules = (_RESOLVING, "704.2", "704.3", "408.5", *(("301.4",) if outlives else ()))
    draft.note("resolve", of=id, by=item.controller, rules=rules)
    draft.set_fact(RESOLVING, id)
    draft.next(Task("resolved", (id,)))
    frame = item.frame
    if frame.ability.targets and any(frame.targets):
        frame = TARGETING.checked(draft, frame)
        if not any(frame.targets):
            draft.propose(event("nullify", id, number=item.number, rules=("231.2",)))
            return
    draft.change(id, frame=frame)
    draft.do("follow", id)


@MAGMELL.task("follow")
def follow(draft: MagmellDraft, id: str) -> Ask | None:
    """Follow the instructions of what is being resolved, if its 条件節 still holds; where they are optional, ask.

    223.1, 303.2, 304.1, 305.1, 704.3.2, 704.3.2.1, 704.3.2.2, 704.3.2.4.
    """
    item = draft.objects[id]
    frame = item.frame
    assert frame is not None
    ability = frame.ability
    if ability.kind == "triggered" and ability.condition is not None:
        if not holds(draft, ability.condition, frame):
            draft.note("condition-fails", of=id, rules=("302.1.4", "302.1.4.2"))
            return None
        draft.cite("302.1.4.2")
    if ability.optional:
        return Ask("optional", item.controller, of=frame.source[0], then=Task("follow-or-not", (id,)))
    _start(draft, id, frame)
    return None


def _start(draft: MagmellDraft, id: str, frame: Frame) -> None:
    if not frame.ability.do:
        return
    rules: tuple[str, ...] = ("704.3.2", "704.3.2.1", "304.1", "305.1")
    if draft.objects[id].kind == "card":
        rules = (*rules, "704.3.2.4", "303.2")
    if any(instruction.of in (("you",), ("opponent",)) for instruction in frame.ability.do):
        rules = (*rules, "223.1")
    draft.note("follow", of=id, by=frame.controller, rules=rules)
    draft.do("instruct", frame, 0)


@MAGMELL.task("follow-or-not")
def follow_or_not(draft: MagmellDraft, id: str, choice: str) -> None:
    """Follow an optional ability where its controller accepts (704.3.2.2)."""
    frame = draft.objects[id].frame
    if choice == ACCEPT and frame is not None:
        _start(draft, id, frame)


@MAGMELL.task("resolved")
def resolved(draft: MagmellDraft, id: str) -> None:
    """Finish: an ability vanishes, a magic goes to ダスト, a unit comes into 戦闘エリア awake; ターン・プレイヤー gains 使用権.

    226.2, 232.4.4, 704.3.3.
    """
    draft.next(Task("after-resolving"))
    item = draft.objects.get(id)
    if item is None or item.zone != "chant":
        return
    if item.kind == "ability":
        draft.propose(event("vanish", id, rules=("704.3.2.3",)))
        return
    if "unit" in information(draft, id).types:
        draft.note("summon", of=id, by=item.controller, rules=("704.3.2", "704.3.2.5", _RESOLVING, "226.1"))
        draft.propose(moving(draft, id, "battle-area", "resolve", item.controller, player=item.controller))
        return
    draft.note("done", of=id, by=item.controller, rules=("704.3.2", "704.3.2.4"))
    draft.propose(moving(draft, id, "dust", "resolve", item.controller))


@MAGMELL.task("after-resolving")
def after_resolving(draft: MagmellDraft) -> None:
    """Forget what was remembered for the resolution; ターン・プレイヤー gains 使用権."""
    end_resolution(draft)
    for id in [id for id, instance in draft.objects.items() if instance.kind == "ability" and instance.zone is None]:
        draft.remove(id)  # so that equal games have equal positions
    draft.do("right", draft.facts["active"], ("232.4", "704.3.3", "232.4.4"))
