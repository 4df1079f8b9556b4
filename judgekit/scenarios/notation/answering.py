"""A notation answered as a whole: what is done is done, each question answered, each expectation judged where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field

from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.model import NOT_CHOSEN, ChosenEdition
from judgekit.scenarios.notation.asking import Asking, Reply
from judgekit.scenarios.notation.expecting import judged
from judgekit.scenarios.notation.splitting import Statement
from judgekit.scenarios.notation.tables import NotationTable, written


@dataclass(slots=True)
class Answered:
    """A notation with its answers.

    Attributes:
        table: the table after what was done.
        replies: an answer to each question and each expectation, in order.
        judged: the expectations with their answers.
    """

    table: NotationTable
    replies: list[Reply]
    judged: list[tuple[Statement, Reply]] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Tell whether everything that was expected holds, and something was."""
        judgements = [reply.holds for reply in self.replies if reply.holds is not None]
        return bool(judgements) and all(judgements)

    @property
    def kept(self) -> bool:
        """Tell whether nothing that was expected fails; where nothing was expected, nothing does."""
        return all(reply.holds is not False for reply in self.replies)

    @property
    def granted(self) -> list[Bilingual]:
        """What was taken for granted."""
        return self.table.granted


def answered(text: str, chosen: ChosenEdition = NOT_CHOSEN, game: str = "mtg", lang: str = "en") -> Answered:
    """Answer a notation.

    Args:
        text: the notation.
        chosen: the edition that somebody chose beside what it says.
        game: the game where it names none.
        lang: "en" or "ja", for lines that may be added.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: the position cannot be, or a mechanism has no code.
    """
    begun = written(text, chosen, game)
    table = NotationTable(begun)
    asking = Asking(table, lang)
    found: dict[int, Reply] = {}
    order = sorted((*begun.play, *begun.expected, *begun.questions), key=lambda one: one.line)
    last = max((one.line for one in begun.play), default=0)
    for statement in order:
        if statement in begun.questions:
            continue
        if statement.kind == "expected":
            found[id(statement)] = judged(asking, statement, now=statement.line < last)
            continue
        try:
            table.do(statement)
        except IllegalAnswer as refused:
            reply = asking.refused(begun.quotes.back(statement.body), statement.who, refused)
            reply.holds = False if begun.expected else None
            return Answered(table, [reply], [(statement, reply)] if begun.expected else [])
    for statement in begun.questions:
        found[id(statement)] = asking.reply(statement)
    if not found:
        return Answered(table, [asking.result()])
    judgements = [(one, found[id(one)]) for one in begun.expected]
    return Answered(table, [found[id(one)] for one in order if id(one) in found], judgements)
