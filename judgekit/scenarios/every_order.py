"""Orders, and what chance decides, where nobody wrote it down: all are tried, and what holds in each needs no script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice

from judgekit.core.typed import TYPE_CHECKING
from judgekit.engine import Question
from judgekit.scenarios.verdicts import Ruling

if TYPE_CHECKING:
    from judgekit.scenarios.running import Run

TRIED = frozenset(("trigger-order", "order", "damage-order", "assign-damage", "scry", "random"))
"""Kinds of question that only order or divide: abilities, cards, blockers, combat damage; and what chance picks out."""
MOST_ANSWERS = 24
"""Answers of one question that are tried: all orders of four things."""
MOST_LOOKED_AT = 600
"""Answers among which those are found that differ by more than which unknown card they name."""
MOST_RUNS = 60
"""Runs of one line of play; more answers than that stay open."""

Asked = tuple[int, str, str, str | None]
"""A question: how many were asked before it, its kind, who decides, and of what."""
Ruled = Callable[[Mapping[Asked, object]], tuple[Ruling, "Run | None"]]


def in_every_order(ruled: Ruled) -> tuple[Ruling, Run | None]:
    """Return the ruling on a line of play; it passes where it does with every answer to such questions that it leaves open.

    Where one of them leads to anything but a pass, or nothing is expected behind it, the answer has to be written down:
    the line stays unscripted.

    Args:
        ruled: plays the line with these answers, and says what became of it.
    """
    return _tried(ruled, {}, [MOST_RUNS])


def _tried(ruled: Ruled, chosen: Mapping[Asked, object], left: list[int]) -> tuple[Ruling, Run | None]:
    ruling, run = ruled(chosen)
    question = run.table.position.question if run is not None and ruling.verdict == "unscripted" else None
    if run is None or question is None or question.kind not in TRIED:
        return ruling, run
    asked = run.table.asked_now(question)
    answers = _different(question)
    left[0] -= len(answers)
    if asked in chosen or not 0 < len(answers) <= MOST_ANSWERS or left[0] < 0:
        return ruling, run
    first: tuple[Ruling, Run | None] | None = None
    for answer in answers:
        found = _tried(ruled, {**chosen, asked: answer}, left)
        if found[0].verdict != "pass" or found[1] is None or found[1].held <= run.held:
            return ruling, run
        first = first or found
    return first or (ruling, run)


def _different(question: Question) -> list[object]:
    """Return the answers, of those that name one unknown card or another the first; none where there are too many to look at."""
    found: dict[object, object] = {}
    for number, answer in enumerate(islice(question.legal(), MOST_LOOKED_AT + 1)):
        if number == MOST_LOOKED_AT:
            return []
        found.setdefault(_without_unknown(question, answer), answer)
    return list(found.values())


def _without_unknown(question: Question, answer: object) -> object:
    """Return an answer with one name for all cards that nobody knows; of what chance picks out the order says nothing."""
    if isinstance(answer, tuple):
        parts = tuple(_without_unknown(question, one) for one in answer)
        return frozenset((one, parts.count(one)) for one in parts) if question.kind == "random" else parts
    record = question.position.objects.get(answer) if isinstance(answer, str) else None
    return _UNKNOWN if record is not None and record.kind == "card" and record.card is None else answer


_UNKNOWN = "?"
"""How every card is called that the scenario leaves unknown."""
