"""614.12, 616.1c, 707.5: permanents that enter the battlefield as copies; what they copy is chosen before they enter."""

from __future__ import annotations

from functools import partial

from judgekit.engine import Event
from judgekit.games.mtg.abilities.interpreter import AS_IT_ENTERS
from judgekit.games.mtg.actions.entering.entering import WAYS, as_it_would_be, said_of_entering
from judgekit.games.mtg.actions.replacing import RANK_COPY, replacements
from judgekit.games.mtg.copying.copying import copy_of
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Action

Counters = tuple[tuple[str, int], ...]


def as_a_copy(draft: MtgDraft, key: int, action: Action, proposed: Event) -> Event:
    """Return how a permanent enters that enters as a copy: with the copiable values of another object (707.5).

    What an earlier copy effect said besides the values is not done any more (707.9e).

    CR 707.2.
    """
    frame = frame_of(draft, key)
    found = those(view_of(draft), action.get("copy-of"), frame)
    if not found:
        return proposed
    onto = as_it_would_be(draft, proposed).objects[proposed.of or ""]
    resulting = partial(_with, draft, proposed)
    speaking = Frame(frame.you, frame.source, frame.ability, draft.objects[proposed.of or ""].announced)
    copied = copy_of(draft, found[0], action.get("except") or (), speaking, onto, resulting)
    if copied is None:
        return proposed
    before: Counters = proposed.get("copy_counters", ())
    others = (other for other in replacements(draft, proposed) if other.id not in proposed.applied)
    first = proposed.get("copies", 0) or any(other.rank > RANK_COPY for other in others)
    draft.cite(
        *(("616.1c", "616.1e") if first else ()),
        "614.12",
        "707.5",
        "613.2a",
        *copied.rules,
        *(("707.9e",) if before else ()),
    )
    counters = dict(proposed.get("counters", ()))
    for kind, number in before:
        counters[kind] = counters.get(kind, 0) - number
    for kind, number in copied.counters:
        counters[kind] = counters.get(kind, 0) + number
    kept = tuple(sorted((kind, number) for kind, number in counters.items() if number > 0))
    return proposed.having(
        copied=copied.key, copies=proposed.get("copies", 0) + 1, counters=kept, copy_counters=copied.counters
    )


def _with(draft: MtgDraft, proposed: Event, key: str) -> MtgPosition:
    return as_it_would_be(draft, proposed.having(copied=key))


def said_of_copying(draft: MtgDraft, key: int, action: Action) -> bool:
    """Follow "enters as a copy" for the permanent that is about to enter, once it is chosen what is copied (614.12a)."""
    if action.get("copy-of")[0] == "choose":
        return False
    return said_of_entering(draft, key, action)


WAYS["become-copy"] = as_a_copy
AS_IT_ENTERS["become-copy"] = said_of_copying
