"""702.100b, 702.134c, 702.149c: a creature evolves, mentors or trains: its keyword's ability resolves and puts a counter."""

from __future__ import annotations

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, present
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Action

_GROWN = "+1/+1"
_RULES = {"evolves": "702.100b", "mentors": "mtg@20260417:702.134c", "trains": "mtg@20260417:702.149c"}
"""What abilities call it, by the rule that says so."""


@instruction("grow")
def grow(draft: MtgDraft, key: int, action: Action) -> None:
    """Put a +1/+1 counter on a creature by one of these keywords, and let abilities see that it did."""
    frame = frame_of(draft, key)
    word: str = action.get("word")
    for id in objects(draft, key, action.of):
        record = draft.objects[id]
        draft.do("grown", word, record.ref, record.count(_GROWN), frame.source)
        draft.propose(event("put-counters", id, 1, cause(frame), counter=_GROWN, number=record.number))


@GAME.task("grown")
def grown(draft: MtgDraft, word: str, ref: Ref, before: int, source: Ref | None) -> None:
    """A creature evolves or trains if it really got a counter; it mentors another whenever its ability resolves."""
    if word == "mentors":
        if source is not None:
            draft.propose(event(word, source[0], number=source[1], mentored=ref))
        return
    record = present(draft, ref)
    if record is not None and record.count(_GROWN) > before:
        draft.propose(event(word, record.id, number=record.number))


def _seen(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see it."""
    draft.cite(_RULES[happening.kind])
    return None


for _word in _RULES:
    GAME.event(_word)(_seen)
