"""601.5, 602.3, 700.2e: targets and modes that an opponent chooses while a spell or ability is put on the stack."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.games.mtg.abilities.who_chooses import able_to_choose, rules_of_chooser
from judgekit.games.mtg.stack.casting.announcing import modal
from judgekit.games.mtg.stack.targets.targets import (
    ACTIVATED,
    SPELL,
    Choice,
    aim,
    frame_of_item,
    kind_on_stack,
    left_to_another,
    words_by,
    words_of,
)
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Reference

_ITS_CONTROLLER_SAYS_WHO: Final = {SPELL: ("601.5a",), ACTIVATED: ("602.3a",)}
"""By kind: the controller decides which of several opponents chooses."""

_ITS_CONTROLLER_FIRST: Final = {SPELL: ("601.5b",), ACTIVATED: ("602.3b",)}
"""By kind: the controller chooses before the other player does, whoever's turn it is."""

_MODES = "700.2e"
"""The rule of modes that another player than the controller chooses."""


def _of_one(draft: MtgDraft, item: Object, reference: Reference, task: str, rules: tuple[str, ...]) -> Ask | None:
    """Go on with the player who chooses; the controller decides where several could (601.5a, 602.3a, 700.2e)."""
    frame = frame_of_item(draft, item)
    found = able_to_choose(draft, reference, frame)
    if len(found) > 1:
        return Ask("player", frame.you, of=item.id, args=(found, rules), then=Task(task, (item.id,)))
    if found:
        draft.do(task, item.id, found[0])
    return None


@GAME.task("targets-by-another")
def targets_by_another(draft: MtgDraft, id: str) -> Ask | None:
    """After the controller another player chooses targets (601.5, 601.5a, 602.3, 602.3a)."""
    item = draft.objects[id]
    word = next(word for word in words_of(draft, item) if word.by is not None)
    assert word.by is not None
    theirs = any(filter.get("controller") == ("opponent",) for filter in word.filters)
    if theirs and len(able_to_choose(draft, word.by, frame_of_item(draft, item))) > 1:
        raise Unsupported(phrase("one of several opponents chooses among what that one controls"), "601.5a")
    rules = _ITS_CONTROLLER_SAYS_WHO.get(kind_on_stack(item), ())
    return _of_one(draft, item, word.by, "targets-of-another", rules)


@GAME.task("targets-of-another")
def targets_of_another(draft: MtgDraft, id: str, player: str) -> Ask:
    """Ask the other player for the targets, those of the controller being chosen (601.5b, 602.3b)."""
    item = draft.objects[id]
    you = frame_of_item(draft, item).you
    both = any(word.by is None for word in words_of(draft, item))
    first = _ITS_CONTROLLER_FIRST.get(kind_on_stack(item), ()) if both else ()
    rules = (*left_to_another(item), *first, *rules_of_chooser(draft, player, you, False))
    draft.note("decider", of=player, by=you, rules=rules)
    return Ask("targets", player, of=id, args=(id, player), then=Task("targets-of-another-announced", (id, player)))


@GAME.task("targets-of-another-announced")
def targets_of_another_announced(draft: MtgDraft, id: str, player: str, choice: Choice) -> None:
    """Make what the other player chose targets (601.5, 602.3)."""
    aim(draft, id, words_by(words_of(draft, draft.objects[id]), player), choice)


@GAME.task("modes-by-another")
def modes_by_another(draft: MtgDraft, id: str) -> Ask | None:
    """Another player than the controller chooses the modes, when the controller would (601.5, 602.3, 700.2e)."""
    item = draft.objects[id]
    ability = modal(draft, item)
    assert ability is not None
    return _of_one(draft, item, ability.get("modes-by"), "modes-of-another", (_MODES,))


@GAME.task("modes-of-another")
def modes_of_another(draft: MtgDraft, id: str, player: str) -> Ask:
    """Ask the other player for the modes (801.5b)."""
    you = frame_of_item(draft, draft.objects[id]).you
    draft.note("decider", of=player, by=you, rules=(_MODES, *rules_of_chooser(draft, player, you, True)))
    return Ask("mode", player, of=id, args=(id,), then=Task("modes-announced", (id,)))
