"""The same decision that comes up again and again: seven triggers of one card, of each "you may".

Every way to answer all of them is 2 to the 7th; that the same is said each time is what players mean, and is played to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from judgekit.engine import Question
from judgekit.table.adapter import GameAdapter

_FOLDED = 3
"""As many like lines are still told one by one."""


def said_each_time(line: Sequence[tuple[Question, object]], question: Question, scene: GameAdapter) -> list[object]:
    """Return what was chosen each time so far, where this is the same decision once more; nothing where it is not.

    Args:
        line: the decisions so far with their choices.
        question: what is asked now.
        scene: the game.
    """
    asked = {
        (one.kind, one.by, one.args, scene.name_of(one.position, one.of) if one.of else "") for one, _choice in line
    }
    now = (
        question.kind,
        question.by,
        question.args,
        scene.name_of(question.position, question.of) if question.of else "",
    )
    chosen = line[0][1]
    alike = asked == {now} and all(choice == chosen for _question, choice in line)
    return [one for one in question.legal() if one == chosen] if alike else []


def in_one_line(said: Iterable[str], lang: str) -> str:
    """Return lines as one, in which what is said many times stands once with its number."""
    times = "{line}({number}回)" if lang == "ja" else "{line} ({number} times)"
    found: list[str] = []
    for line, group in groupby(said):
        number = len([*group])
        found += [times.format(line=line, number=number)] if number > _FOLDED else [line] * number
    return "; ".join(found)
