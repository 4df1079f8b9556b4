"""A line of play: positions one after another, with going back, going forward and forking."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.positions import AnyPosition
from judgekit.engine.tracing import Record, Trace


class Moment(NamedTuple):
    """One stop of a line of play.

    Attributes:
        position: the position there.
        choice: the answer that led to it, None for the first.
        records: what happened on the way to it.
    """

    position: AnyPosition
    choice: object
    records: tuple[Record, ...]


class Line:
    """A line of play that can be walked back and forth; every moment of it stays valid.

    Attributes:
        moments: from the start to the latest moment, also those after the present one.
        place: number of the present moment.
    """

    def __init__(self, start: AnyPosition) -> None:
        trace = Trace()
        self.moments = [Moment(start.game.advance(start, trace), None, tuple(trace.records))]
        self.place = 0

    @property
    def position(self) -> AnyPosition:
        """Return the present position."""
        return self.moments[self.place].position

    def choose(self, choice: object) -> AnyPosition:
        """Answer the open question; what lay ahead is forgotten unless it is the same.

        Raises:
            IllegalAnswer: the rules forbid it; the line stays as it is.
        """
        trace = Trace()
        position = self.position.game.answer(self.position, choice, trace)
        self.place += 1
        if self.place < len(self.moments) and self.moments[self.place].position == position:
            return position
        del self.moments[self.place :]
        self.moments.append(Moment(position, choice, tuple(trace.records)))
        return position

    def back(self, steps: int = 1) -> AnyPosition:
        """Go back, at most to the start."""
        self.place = max(0, self.place - steps)
        return self.position

    def forward(self, steps: int = 1) -> AnyPosition:
        """Go forward again, at most to the latest moment."""
        self.place = min(len(self.moments) - 1, self.place + steps)
        return self.position

    def fork(self) -> Line:
        """Return another line that starts at the present position; this one stays as it is."""
        return Line(self.position)
