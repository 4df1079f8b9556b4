"""A deed for which there is no row, with what it may be about, and what it may stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.notation import Saying


class Told(NamedTuple):
    """A deed for which there is no row, with what it may be about.

    Attributes:
        statement: what was said.
        who: who does it; empty where that is not said.
        rest: what is done.
        names: the names that are there.
        where: the cards that are not on the table, each with its player: a hand.
        active: whose turn it is.
        top: what waits on top; empty where nothing does.
        before: what was said before it.
        sayings: the game's deeds in other words.
        is_how: tells whether words say how a deed is done, as a row reads them.
        reads: tells whether rows read words as a deed.
        quoted: keeps a text in quotation marks and returns the sign that stands for it.
        modal: tells whether a card may have modes.
    """

    statement: Statement
    who: str
    rest: str
    names: Names
    where: Sequence[Thing]
    active: str
    top: str
    before: str
    sayings: Sequence[Saying]
    is_how: Callable[[str], bool]
    reads: Callable[[str], bool]
    quoted: Callable[[str], str]
    modal: Callable[[str], bool]

    def one(self, *bodies: str) -> Way:
        """Return the way in which the same player does one thing after another."""
        return Way([replace(self.statement, who=self.who, body=body) for body in bodies])


class Way(NamedTuple):
    """What a deed may stand for.

    Attributes:
        parts: the statements.
        granted: what is taken for granted by it, to be said aloud; None where nothing is.
        surely: what the rules do not allow is refused as what was said; else something else is meant.
        often: each part is done as often as that is asked for, one of them at least.
        else_refused: where nothing else can be meant, it is refused as what was said after all.
    """

    parts: list[Statement]
    granted: Bilingual | None = None
    surely: bool = True
    often: bool = False
    else_refused: bool = False
