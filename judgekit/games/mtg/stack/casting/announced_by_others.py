"""602.3, 700.2e: targets and modes that an opponent chooses while a spell or ability is put on the stack."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.who_chooses import able_to_choose, rules_of_chooser
from judgekit.games.mtg.stack.casting.announcing import modal
from judgekit.games.mtg.stack.targets.targets import Choice, aim, frame_of_item, words_by, words_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Reference


def _of_one(draft: MtgDraft, item: Object, reference: Reference, task: str) -> Ask | None:
    """Go on with the player who chooses; the controller decides where several could (602.3a, 700.2e)."""
    frame = frame_of_item(draft, item)
    found = able_to_choose(draft, reference, frame)
    if len(found) > 1:
        return Ask("player", frame.you, of=item.id, args=(found,), then=Task(task, (item.id,)))
    if found:
        draft.do(task, item.id, found[0])
    return None


@GAME.task("targets-by-another")
def targets_by_another(draft: MtgDraft, id: str) -> Ask | None:
    """After the controller another player chooses targets (602.3, 602.3a, 602.3b)."""
    item = draft.objects[id]
    word = next(word for word in words_of(draft, item) if word.by is not None)
    assert word.by is not None
    return _of_one(draft, item, word.by, "targets-of-another")


@GAME.task("targets-of-another")
def targets_of_another(draft: MtgDraft, id: str, player: str) -> Ask:
    """Ask the other player for the targets."""
    you = frame_of_item(draft, draft.objects[id]).you
    draft.note("decider", of=player, by=you, rules=("602.3", *rules_of_chooser(draft, player, you, False)))
    return Ask("targets", player, of=id, args=(id, player), then=Task("targets-of-another-announced", (id, player)))


@GAME.task("targets-of-another-announced")
def targets_of_another_announced(draft: MtgDraft, id: str, player: str, choice: Choice) -> None:
    """Make what the other player chose targets (602.3)."""
    aim(draft, id, words_by(words_of(draft, draft.objects[id]), player), choice)


@GAME.task("modes-by-another")
def modes_by_another(draft: MtgDraft, id: str) -> Ask | None:
    """Another player than the controller chooses the modes, when the controller would (602.3, 700.2e)."""
    item = draft.objects[id]
    ability = modal(draft, item)
    assert ability is not None
    return _of_one(draft, item, ability.get("modes-by"), "modes-of-another")


@GAME.task("modes-of-another")
def modes_of_another(draft: MtgDraft, id: str, player: str) -> Ask:
    """Ask the other player for the modes (801.5b)."""
    you = frame_of_item(draft, draft.objects[id]).you
    draft.note("decider", of=player, by=you, rules=("700.2e", *rules_of_chooser(draft, player, you, True)))
    return Ask("mode", player, of=id, args=(id,), then=Task("modes-announced", (id,)))
