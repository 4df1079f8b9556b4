"""608.2c: frames: for each ability being followed, its controller, source, targets and what earlier instructions found.

A frame under way has a number; tasks carry the number, so that every later instruction sees what an earlier one settled.
"""

from __future__ import annotations

from judgekit.core.typed import Any, Final
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame

DOINGS: Final = "doings"
"""Name of the fact that keeps what has happened during a resolution, where an instruction looks back at it (603.12)."""

PROCESS: Final = "process"
"""Name of the instructions that something says to repeat, kept while it resolves (608.2c)."""


APPLIED_BEFORE: Final = "applied-before"
"""Name under which a frame keeps the effects that have been applied, and could have been, to the event that it replaces (614.5)."""

INTO_LIBRARY = "into-library"
"""Name under which a frame keeps the rules by which a library is shuffled that something was put into (701.20c, 701.20d)."""


def open_frame(draft: MtgDraft, frame: Frame) -> int:
    """Begin to follow instructions for a frame and return its number."""
    frames = draft.facts.get("frames", ())
    taken = {number for number, _ in frames}
    number = next(number for number in range(len(frames) + 1) if number not in taken)
    draft.set(frames=tuple(sorted((*frames, (number, frame)), key=lambda pair: pair[0])))
    return number


def frame_of(position: MtgPosition, key: int) -> Frame:
    """Return a frame under way."""
    for number, frame in position.facts.get("frames", ()):
        if number == key:
            found: Frame = frame
            return found
    raise KeyError(key)


def put_frame(draft: MtgDraft, key: int, frame: Frame) -> None:
    """Write a frame under way."""
    draft.set(frames=tuple((number, frame if number == key else old) for number, old in draft.facts["frames"]))


def close_frame(draft: MtgDraft, key: int) -> Frame:
    """Close a frame and return it as it was last."""
    frame = frame_of(draft, key)
    left = tuple(pair for pair in draft.facts["frames"] if pair[0] != key)
    if left:
        draft.set(frames=left)
    else:
        draft.drop_fact("frames")
    return frame


def settle(draft: MtgDraft, key: int, name: str, value: object) -> None:
    """Keep what an instruction found, chose or made, under a name for later instructions."""
    frame = frame_of(draft, key)
    made = {**dict(frame.made), name: value}
    put_frame(draft, key, frame._replace(made=tuple(sorted(made.items()))))


def settled(position: MtgPosition, key: int, name: str) -> Any:
    """Return what was settled under a name, None for nothing."""
    return dict(frame_of(position, key).made).get(name)


def counted(draft: MtgDraft, key: int, name: str, number: int) -> None:
    """Keep a number that an instruction settled."""
    frame = frame_of(draft, key)
    counts = {**dict(frame.counts), name: number}
    put_frame(draft, key, frame._replace(counts=tuple(sorted(counts.items()))))
