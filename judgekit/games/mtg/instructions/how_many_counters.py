"""122, 608.2d: how many counters, and of which kinds, where an instruction leaves that to a player."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported, event
from judgekit.games.mtg.abilities.interpreter import cause, did, number, perform, refs
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action

NO_MORE = "no-more"
"""The answer by which a player who may remove fewer counters stops."""

_CHOSEN = "608.2d"
"""The rule of what is chosen as an instruction is followed."""


def asks_how_many(draft: MtgDraft, key: int, action: Action, most: int) -> Ask | None:
    """Ask how many counters are put on or removed, from the least number to the most (107.1c)."""
    low = min(number(draft, key, action.get("least")), most)
    if low == max(most, 0):
        return perform(draft, key, _so_many(action, low))
    frame = frame_of(draft, key)
    return Ask("number", frame.you, of=cause(frame), args=(low, most), then=Task("so-many-counters", (key, action)))


@GAME.task("so-many-counters")
def so_many_counters(draft: MtgDraft, key: int, action: Action, many: int) -> Ask | None:
    """Follow the instruction with the number that was chosen (608.2d)."""
    return perform(draft, key, _so_many(action, many))


def _so_many(action: Action, many: int) -> Action:
    return action._replace(amount=many, details=tuple(pair for pair in action.details if pair[0] != "least"))


def asks_of_which_kind(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask of which kind each counter is that is removed, one after the other; where there is one kind only nothing is asked.

    Raises:
        Unsupported: counters are removed from several objects.
    """
    found = refs(draft, key, action.of)
    if len(found) > 1:
        raise Unsupported(phrase("removing counters of a kind to be chosen"), _CHOSEN)
    if not found:
        did(draft, key, False)
        return None
    holder = draft.objects.get(found[0][0]) or draft.players[found[0][0]]
    wanted = number(draft, key, action.amount)
    return _next_kind(draft, key, action, found[0][0], tuple(holder.counters), wanted, ())


def _next_kind(
    draft: MtgDraft,
    key: int,
    action: Action,
    id: str,
    left: tuple[tuple[str, int], ...],
    wanted: int,
    chosen: tuple[str, ...],
) -> Ask | None:
    kinds = tuple(kind for kind, count in left if count > chosen.count(kind))
    fewer = action.get("least") is not None
    if len(chosen) >= wanted or not kinds:
        _remove(draft, key, action, id, chosen, wanted if not fewer else len(chosen))
        return None
    if len(kinds) == 1 and not fewer:
        return _next_kind(draft, key, action, id, left, wanted, (*chosen, kinds[0]))
    frame = frame_of(draft, key)
    options = (*kinds, NO_MORE) if fewer else kinds
    then = Task("counter-of-kind", (key, action, id, left, wanted, chosen))
    return Ask("option", frame.you, of=cause(frame), args=(options, (_CHOSEN,)), then=then)


@GAME.task("counter-of-kind")
def counter_of_kind(
    draft: MtgDraft,
    key: int,
    action: Action,
    id: str,
    left: tuple[tuple[str, int], ...],
    wanted: int,
    chosen: tuple[str, ...],
    choice: str,
) -> Ask | None:
    """Keep the kind of one counter and go on with the next (608.2d)."""
    if choice == NO_MORE:
        _remove(draft, key, action, id, chosen, len(chosen))
        return None
    return _next_kind(draft, key, action, id, left, wanted, (*chosen, choice))


def _remove(draft: MtgDraft, key: int, action: Action, id: str, chosen: tuple[str, ...], wanted: int) -> None:
    """Remove the counters that were chosen, all at once (122.1)."""
    record = draft.objects.get(id)
    number_of = {"number": record.number} if record is not None else {}
    by = cause(frame_of(draft, key))
    did(draft, key, 0 < len(chosen) == wanted)
    if action.get("as") is not None:
        settle(draft, key, str(action.get("as")), len(chosen))
    counts = {kind: chosen.count(kind) for kind in dict.fromkeys(chosen)}
    draft.propose(*(event("remove-counters", id, many, by, counter=kind, **number_of) for kind, many in counts.items()))
