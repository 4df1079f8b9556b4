"""A decision that somebody has to make before what a line says can be done, with the table at which it is open."""

from __future__ import annotations

from judgekit.engine import Question
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


class DecisionFirst(NotationUnclear):
    """Somebody has to decide something before what a line says can be done.

    Attributes:
        table: the table where it is open.
        question: the decision.
        left: what is still to be done of the line, None where it was begun and cannot be done again.
        sampled: not every way of it is tried.
    """

    table: NotationTable
    question: Question
    left: tuple[Statement, ...] | None = ()
    sampled = False

    def open_at(self, table: NotationTable, question: Question, *left: Statement) -> DecisionFirst:
        """Return the fault with the table at which the decision is open, and what is left of the line where that is said."""
        self.table, self.question = table, question
        self.left = left or self.left
        return self

    def at(self, line: int) -> DecisionFirst:
        """Return the fault with the number of its line."""
        if self.line:
            return self
        found = DecisionFirst(self.message, self.words, line, self.candidates, self.hint)
        found.left = self.left
        return found.open_at(self.table, self.question)
