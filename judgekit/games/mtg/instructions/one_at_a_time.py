"""608.2f: actions that cannot be taken on several players or objects at once are taken on one after the other; in which order."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.mtg.abilities.interpreter import cause, instruction, is_there, refs
from judgekit.games.mtg.instructions.several_players import begin_steps, several_players
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.amounts import meant
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, last_seen, present, turn_order
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Action

Actions = tuple[Action, ...]
Refs = tuple[Ref, ...]


@instruction("for-each")
def for_each(draft: MtgDraft, key: int, action: Action) -> None:
    """Follow instructions once for each of what is meant, players in APNAP order, step by step (608.2c, 608.2e, 608.2f)."""
    found, do, name = _meant(draft, key, action), action.get("do") or (), action.get("as") or "each"
    begins = frame_of(draft, key).you if action.get("starting") else None
    if several_players(draft, found):
        order = _order(draft, begins)
        begin_steps(draft, key, name, tuple(sorted(found, key=lambda ref: order.index(ref[0]))), do)
    elif found:
        gone = tuple(ref for ref in found if not is_there(draft, ref))
        draft.next(Task("next-of-each", (key, name, found, do, gone, begins)))


def _order(draft: MtgDraft, begins: str | None) -> tuple[str, ...]:
    """Return the players in the order in which they are asked: APNAP order, or from one of them on (101.4)."""
    order = turn_order(draft)
    if begins not in order:
        return order
    return (*order[order.index(begins) :], *order[: order.index(begins)])


def _meant(draft: MtgDraft, key: int, action: Action) -> Refs:
    """Return what is meant; of what was destroyed or exiled "this way", what it was before (608.2h)."""
    of = action.of
    if of is not None and of[0] == "all" and of[1].get("among") is not None:
        return tuple(meant(view_of(draft), of[1], frame_of(draft, key)))
    return refs(draft, key, of)


def _whose(position: MtgPosition, ref: Ref) -> str:
    """Return the player that something is, or that controls it; of a card that nobody controls, its owner."""
    if ref[0] in position.players:
        return ref[0]
    record = present(position, ref)
    if record is None:
        known = last_seen(position, ref)
        assert known is not None
        return str(known.values.controller)
    return view_of(position).of(ref[0]).controller if record.place in ("battlefield", "stack") else record.owner


@GAME.task("next-of-each")
def next_of_each(
    draft: MtgDraft, key: int, name: str, left: Refs, do: Actions, gone: Refs = (), begins: str | None = None
) -> Ask | None:
    """Go on with the next one: of the first player in order; among several of one player the controller chooses (608.2f).

    CR 101.4.

    Args:
        draft: the game.
        key: number of the frame.
        name: under which each is kept while it is its turn.
        left: those who are still to come.
        do: what is done for each.
        gone: those of them that are no longer what they were.
        begins: the player with whom the order begins, the active player where nothing is said.
    """
    left = tuple(ref for ref in left if ref in gone or is_there(draft, ref))
    if not left:
        return None
    order = _order(draft, begins)
    whose = {ref: order.index(_whose(draft, ref)) for ref in left}
    first = tuple(ref for ref in left if whose[ref] == min(whose.values()))
    if len(first) == 1:
        draft.do("one-of-each", key, name, left, do, gone, begins, first[0][0])
        return None
    frame = frame_of(draft, key)
    then = Task("one-of-each", (key, name, left, do, gone, begins))
    return Ask("each", frame.you, of=cause(frame), args=(tuple(sorted(ref[0] for ref in first)),), then=then)


@GAME.question("each", candidates=lambda question: question.args[0])
def judge_each(question: Question, choice: object) -> Allowed | Refused:
    """One of those of one player on whom the action is still to be taken (608.2f)."""
    if choice in question.args[0]:
        return Allowed(("608.2f",))
    return Refused(("608.2f",), phrase("none of those whose turn it is in APNAP order"))


@GAME.task("one-of-each")
def one_of_each(
    draft: MtgDraft, key: int, name: str, left: Refs, do: Actions, gone: Refs, begins: str | None, choice: str
) -> None:
    """Follow the instructions for one of several, then go on with the others (608.2f)."""
    ref = next(ref for ref in left if ref[0] == choice)
    settle(draft, key, name, (ref,))
    rest = tuple(other for other in left if other != ref)
    further = (Task("next-of-each", (key, name, rest, do, gone, begins)),) if rest else ()
    draft.next(Task("follow", (key, do, 0)), *further)
