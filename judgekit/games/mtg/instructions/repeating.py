"""608.2c: a process is repeated: what an ability has said up to these words is followed once more."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.abilities.interpreter import cause, instruction, the_player
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.state.context import DOINGS, PROCESS, frame_of, settle, settled
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.terms.records import Action, Filter, Pattern

_IN_ORDER = "608.2c"
"""The rule by which instructions are followed in the order in which they are written."""


@instruction("process-again")
def process_again(draft: MtgDraft, key: int, action: Action) -> None:
    """Follow instructions again, from the first to the one that says to repeat them (608.2c).

    Raises:
        Unsupported: they are not the instructions of something that resolves.
    """
    if action.get("while") is not None and not _done_again(draft, key, action.get("while")):
        draft.cite(_IN_ORDER)
        return
    process: tuple[Action, ...] | None = settled(draft, key, PROCESS)
    if process is None:
        raise Unsupported(phrase("repeating a process that is written elsewhere"), _IN_ORDER)
    frame = frame_of(draft, key)
    draft.note("repeats-process", of=the_player(draft, key, action.of), by=cause(frame), rules=(_IN_ORDER,))
    follow_next(draft, key, process)


_DOINGS = {"enters": Pattern("enters", (("object", Filter()),)), "life-paid": Pattern("pay-life")}
"""What must have been done since the process last began, for it to be repeated."""

_SEEN = "seen-of-process"
"""Name of how much of what was done had been seen when the process began."""


def _done_again(draft: MtgDraft, key: int, what: str) -> bool:
    """Tell whether something of a kind has been done since the process last began."""
    done = draft.facts.get(DOINGS) or ()
    seen = settled(draft, key, _SEEN) or 0
    settle(draft, key, _SEEN, len(done))
    frame, moment = frame_of(draft, key), Moment(draft, draft)
    return any(matches(moment, _DOINGS[what], happening, frame) for happening in done[seen:])
