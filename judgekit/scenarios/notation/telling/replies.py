"""The answer to one question at the table, and how much of it is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgekit.core.data_classes import dataclass, field
from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.scenarios.notation.telling.relevance import WHOLE, Asked
from judgekit.scenarios.notation.words.faults import NotationUnclear

MOST_LINES = 240
"""Lines of play tried for one question."""
DEEPEST = 4
"""Open decisions in one line of play."""
MOST_LEGAL = 30
"""Legal answers written out where somebody asks for them."""
MOST_OPEN = 12
"""Those of a decision that stays open."""


WHATEVER = Bilingual("どの選択でも同じ", "whatever is chosen")
"""Said behind an answer that hangs on no decision, though other things do."""


@dataclass(slots=True)
class Reply:
    """The answer to one question.

    Attributes:
        question: the question as it was asked; empty where the result was wanted.
        result: sentences, the answer first.
        rules: the rules that decide it, in the order in which they were cited.
        records: what happened on the way.
        open: the decisions that stay open: who decides what, with the legal answers as lines that may be added.
        holds: whether what was expected holds; None where it was a question.
        branches: where the answer hangs on decisions: the decisions, what they come to, and how many lines of play do.
        more: results that are not among the branches, and the lines of play that come to them.
        facts: what it says, each thing by itself, to tell whether two answers say the same: in which order things happened is
            no part of it. None: the sentences are that.
        alone: the sentence that answers what was asked, without what else happened; None where that is all of it.
        refused: who did what the rules forbid, so that nothing behind it was played; empty where everything was.
        unread: why the question was not understood; None where it was. What it says besides is what happens.
        about: what the question asks about, by which the rules are told first that have to do with it.
        first: those of the rules that are named before all others.
        own: those of the rules that answer it by themselves: by which a value that was asked for is so.
        players: the players of the game.
        events: the sentence of the result that tells all that happened; None where none does.
        variation: the words with which the variation begins that it answers; empty on the main line.
        between: it is so where the question stands, and more is done behind it.
    """

    question: str
    result: list[Bilingual]
    rules: tuple[str, ...] = ()
    records: Sequence[Record] = ()
    open: list[tuple[Bilingual, list[str]]] = field(default_factory=list)
    branches: list[tuple[str, Bilingual, int]] = field(default_factory=list)
    more: tuple[int, int] = (0, 0)
    holds: bool | None = None
    facts: frozenset[str] | None = None
    alone: Bilingual | None = None
    refused: str = ""
    unread: NotationUnclear | None = None
    about: Asked = WHOLE
    first: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    events: Bilingual | None = None
    variation: str = ""
    between: bool = False

    def answered(self, said: Bilingual) -> None:
        """Put the sentence that answers what was asked before what happened: two that answer the same say the same."""
        self.result.insert(0, said)
        if not self.branches and not self.open:
            self.facts, self.alone = frozenset((str(said.en),)), said

    def why(self, question: str) -> Reply:
        """Return this answer without yes or no: a question asks why it is so, not whether."""
        self.question = question
        self.result = [*map(outright, self.result[:1]), *self.result[1:]]
        self.alone = self.alone and outright(self.alone)
        return self


def outright(said: Bilingual) -> Bilingual:
    """Return a sentence without the yes or no before it."""
    return Bilingual(
        str(said.ja).removeprefix("はい: ").removeprefix("いいえ: "),
        str(said.en).removeprefix("Yes: ").removeprefix("No: "),
    )


def cited(records: Iterable[Record]) -> tuple[str, ...]:
    """Return the rules that records cite, in order."""
    return tuple(dict.fromkeys(rule for record in records for rule in record.rules))
