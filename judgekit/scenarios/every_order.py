"""Orders, and what chance decides, where nobody wrote it down: all are tried, and what holds in each needs no script."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from judgekit.core.data_classes import replace
from judgekit.core.typed import TYPE_CHECKING
from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.verdicts import Ruling

if TYPE_CHECKING:
    from judgekit.scenarios.running import Run
    from judgekit.table.adapter import GameAdapter

TRIED = frozenset(
    (
        *("trigger-order", "order", "damage-order", "assign-damage", "scry", "random"),
        *("division", "each", "new-targets", "optional", "symbols"),
    )
)
"""Kinds of question that only order or divide: abilities, cards, blockers, damage; what chance picks out;
and what may be left undone or be paid in another way."""
MOST_ANSWERS = 120
"""Answers of one question that are tried: all orders of five things."""
MOST_LOOKED_AT = 600
"""Answers among which those are found that differ by more than which unknown card they name."""
MOST_RUNS = 160
"""Runs of one line of play; more answers than that stay open."""

Asked = tuple[int, str, str, str | None]
"""A question: how many were asked before it, its kind, who decides, and of what."""
Ruled = Callable[[Mapping[Asked, object]], tuple[Ruling, "Run | None"]]


def in_every_order(ruled: Ruled) -> tuple[Ruling, Run | None]:
    """Return the ruling on a line of play; that of every answer to such questions that it leaves open, where all lead to the same.

    It passes where it does with each of them, and fails where each fails by the same difference. Where one leads elsewhere, or
    nothing is expected behind it, the answer has to be written down: the line stays unscripted, and says what depends on it.

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
    first: tuple[object, Ruling, Run] | None = None
    for answer in answers:
        found, there = _tried(ruled, {**chosen, asked: answer}, left)
        if found.verdict not in _SETTLED or there is None or (there.held <= run.held and found.verdict == "pass"):
            return replace(ruling, message=ruling.message + found.depends, depends=found.depends), run
        if first is not None and _outcome(first[1]) != _outcome(found):
            depends = _depending(run.scene, question, (first[:2], (answer, found)))
            return replace(ruling, message=ruling.message + depends, depends=depends), run
        first = first or (answer, found, there)
    return first[1:] if first is not None else (ruling, run)


_SETTLED = frozenset(("pass", "fail"))
"""Verdicts on a line in which nothing is left open."""


def _outcome(ruling: Ruling) -> object:
    """Return what makes two rulings one: the verdict, and the difference that was found where there is one."""
    difference = (ruling.expected, ruling.found) if ruling.expected else ruling.message
    return ruling.verdict, ruling.step, ruling.line, difference


def _depending(scene: GameAdapter, question: Question, ways: Iterable[tuple[object, Ruling]]) -> str:
    """Return lines that say what becomes of a line of play by two answers that lead to different rulings."""
    lines = [phrase("what is expected depends on it:")]
    for answer, found in ways:
        told = phrase("it holds") if found.verdict == "pass" else found.message.split("\n", 1)[0]
        choice = pasteable(scene.write_choice(question, answer))
        lines.append(phrase("  with {choice}: {told}", choice=choice, told=told))
    return "".join(f"\n{line}" for line in lines)


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
