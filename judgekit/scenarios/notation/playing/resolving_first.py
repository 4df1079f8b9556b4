"""What waits resolves before what a line says, where that can't be done sooner: two sorceries stand one below the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import pairwise

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.paying import Done
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import is_called
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.triggers_aimed import KIND_OF_TRIGGER
from judgekit.table.adapter import Unscripted
from judgekit.table.choices import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


_OFFERED = "optional"
"""The kind of decision by which an effect lets a player do something, as to cast a card while it resolves (608.2g)."""


def once_resolved(
    there: NotationTable,
    line: Done,
    action: Mapping[str, Json],
    perform: Callable[[Mapping[str, Json], Mapping[str, Json]], None],
    decides: Callable[[Question, NotationTable], DecisionFirst],
) -> NotationTable | None:
    """Do what a statement says once what waits has resolved, as far as it has to.

    Args:
        there: a table of its own that stands where the statement can't be done yet.
        line: the statement; one that says "in response" is no such line.
        action: the step of it that could not be done; a card that it casts may be one that something lets its player cast as
            it resolves (cascade, madness).
        perform: does a step there; the decision that the step after it makes stays open.
        decides: makes the fault that somebody has to decide first.

    Returns:
        The table on which it was done; None where it can't be done then either.

    Raises:
        DecisionFirst: somebody has to decide as something resolves before it (a search that a trigger offers).
    """
    if responding(line.statement.body)[2]:
        return None
    asked = there.run.table.position.question
    waits = asked is None or asked.kind in there.run.scene.resting
    stuck: list[str] = []
    while (stack := there.stack()) and stack != stuck:  # nothing resolves once the game is over, or while that is asked
        stuck = stack
        first = Bilingual(f"{stack[-1]}が先に解決される", f"{stack[-1]} resolves first")
        try:
            perform({"resolve": "top"}, action)
            question = there.run.table.position.question
            if question is not None and question.kind == _OFFERED:
                if (cast := _cast_now(there, question, action)) is not None:
                    return cast
                raise Unscripted(question)
        except IllegalAnswer:
            continue
        except Unscripted as fault:
            if not waits:
                return None  # what lies on the stack is still being announced
            there.grant(first)
            raise decides(fault.question, there) from fault
        except JudgekitError:
            return None
        try:
            there.grant(first)
            there.do(line.statement, joining=line.joining, again=True)
        except IllegalAnswer:
            continue
        except JudgekitError:
            return None
        if (of := stack[-1]) in there.stack():  # what triggered as it came is called as itself
            there.grant(Bilingual(f"{of}の能力はまだ解決されていない", f"the ability of {of} has not resolved by then"))
        return there
    return None


_IN_AN_ORDER = re.compile(r"\bputs? .+ on the stack\b|の順(?:番)?[にで]スタックに", re.IGNORECASE)
"""That a player puts triggered abilities in an order."""


def go_on_to_the_order(table: NotationTable, statement: Statement) -> None:
    """Let what was begun go on to where a player puts triggered abilities in an order, where a line does and none waits yet."""
    if table.written.situation.exact or table.open is not None or table.there.waiting():
        return
    if _IN_AN_ORDER.search(statement.body) is None:
        return
    who = statement.who or re.split(r"[ はが]", statement.body, maxsplit=1)[0]
    other = table.copied()
    with suppress(JudgekitError):
        other.chosen_already({"choose": [], "by": who})
    question = other.run.table.position.question
    if question is not None and question.by == who and other.there.waiting():
        vars(table).update(vars(other))


def still_waiting(there: NotationTable, since: int, statement: Statement) -> None:
    """Say aloud that a spell waits while somebody casts another one, where nobody said so (117.3c, 117.7).

    Args:
        there: the table on which the statement was done.
        since: how many steps had been done before it.
        statement: what was done; one that says "in response" says so itself.
    """
    if responding(statement.body)[2]:
        return
    casts = [(place, one) for place, one in enumerate(there.steps) if not one.keys() & {"apply", "pass"}]
    for (_before, first), (place, then) in pairwise(casts):
        waiting, spell, used = (str(one) for one in (first.get("cast"), then.get("cast"), then.get("activate")))
        if "cast" not in first or place < since or waiting not in there.stack():
            continue
        if "cast" in then:
            there.grant(
                Bilingual(
                    f"{spell}を唱えるとき、{waiting}はまだ解決されていない",
                    f"{waiting} still waits to resolve as {spell} is cast",
                )
            )
        elif "activate" in then and then.get("by") == first.get("by"):
            there.grant(
                Bilingual(
                    f"{used}を起動するとき、{waiting}はまだ解決されていない",
                    f"{waiting} still waits to resolve as {used} is activated",
                )
            )


def resolve_what_is_above(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Let what waits above a spell resolve first where that is told to resolve: "after it resolves" is of what was cast last.

    Raises:
        DecisionFirst: somebody has to decide as that resolves.
    """
    of = str(step.pop("@through", ""))
    if of == "it":
        last = next((one for one in reversed(table.steps) if one.keys() & {"cast", "activate"}), {})
        of = str(last.get("cast", ""))
    if of not in (waiting := table.there.stack()) or table.written.situation.exact:
        return
    below = waiting.index(of) + 1
    while len(stack := table.there.stack()) > below:
        table.step({"resolve": "top"})
        table.grant(Bilingual(f"{stack[-1]}が先に解決される", f"{stack[-1]} resolves first"))
        if table.open is not None:
            raise table.decide_first(table.open.question, table.copied(), statement)


def above_what_is_answered(table: NotationTable, of: str, stack: list[str], said: str, line: int) -> None:
    """Say aloud that abilities wait above the spell that is answered: they stay there, and who answers it responds to them too.

    Raises:
        NotationUnclear: another spell is on top, or an ability is answered that is not.
    """
    above = stack[stack.index(of) + 1 :] if of in stack else stack
    if not above:
        return
    if table.there.is_ability(of) or not all(map(table.there.is_ability, above)):
        raise NotationUnclear(phrase("{stack} is on top, not {of}", stack=stack[-1], of=of), said, line)
    for ability in above:
        table.grant(
            Bilingual(f"{ability}の能力はまだ{of}の上にある", f"the ability of {ability} still waits above {of}")
        )


def whose_and_what(said: str) -> tuple[str, str]:
    """Return the player whose a thing is said to be, empty where nobody is named, and its name alone."""
    match = re.match(r"(?:the|his|her|their|that) |(?P<who>[A-H])(?:'s |の)|その", said)
    return (match["who"] or "", said[match.end() :]) if match is not None else ("", said)


_NUMBERED = {"first": 1, "second": 2, "third": 3, "fourth": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4}
_NTH = rf"{'|'.join(_NUMBERED)}|last|final|other|remaining|[1-9]つ目|最後|残り"
AN_ABILITY = re.compile(
    rf"(?:(?:the|its|his|her|their|that|both|[A-Z][\w', -]*?'s)\s+)*(?:(?P<nth>{_NTH}) )?(?:[a-z-]+\s+)?"
    r"(?:triggers?|triggered abilit(?:y|ies)|abilit(?:y|ies)|activation)"
    rf"|(?:(?P<nth_ja>{_NTH})の)?(?:(?P<of>.+)の)?(?:その|この)?(?:誘発(?:型能力|した能力)?|起動型能力|(?:起動した)?能力|能力の起動|起動)"
)
"""An ability that is responded to, without a name of its own."""


def ability_on_top(there: NotationTable, is_ability: Callable[[str], bool], said: str) -> bool | None:
    """Tell whether an ability waits on top, once the spell has resolved by which it triggers; that is said aloud.

    None where several trigger of which somebody has to say in which order they wait.

    Args:
        there: a table of its own.
        is_ability: tells whether what waits is an ability.
        said: how it is called; in Japanese with what it is an ability of, where that is said.

    Raises:
        NotationUnclear: it is called the second of several, and which that is cannot be told.
    """
    match = AN_ABILITY.fullmatch(said)
    of = whose_and_what(match["of"] or "")[1] if match is not None else ""
    of = "" if KIND_OF_TRIGGER.fullmatch(of) else of
    nth = (match["nth"] or match["nth_ja"] or "") if match is not None else ""

    def on_top(stack: list[str]) -> bool:
        """Tell whether an ability is on top; one of a spell that waits too is called by the same name above it (702.40a)."""
        return bool(stack) and (stack.count(stack[-1]) > 1 or is_ability(stack[-1]))

    stack = there.stack()
    if stack and not on_top(stack):
        try:
            there.step({"resolve": "top"})
        except JudgekitError:
            return False
        there.grant(Bilingual(f"{stack[-1]}が先に解決される", f"{stack[-1]} resolves first"))
        if there.open is not None:
            return None
    if nth and on_top(there.stack()) and not _come_to(there, nth):
        if there.open is not None:
            return None
        raise NotationUnclear(phrase("which of the triggers is meant?"), said)
    stack = there.stack()
    return on_top(stack) and (not of or is_called(of, re.sub(r" ?\d+$", "", stack[-1])))


def _come_to(there: NotationTable, nth: str) -> bool:
    """Let what waits resolve until one of several triggered abilities is on top; return whether one is called so (603.3b).

    Those that were put on the stack together are counted as they resolve, others as they triggered.
    """
    put: list[list[str]] = [[]]
    for one in there.run.table.records(0):
        if one.what == "put-trigger" and one.of:
            put[-1].append(str(one.of))
        elif one.what == "priority" and put[-1]:
            put.append([])
    together = [one for one in put if one]
    alone = all(len(one) == 1 for one in together)
    order = [one[0] for one in together] if alone else together[-1][::-1] if together else []
    waiting = [one for one in order if one in there.run.table.position.objects]
    number = _NUMBERED.get(nth, int(nth[0]) if nth[0].isdigit() else 0)
    if number:
        meant = order[number - 1 : number] if alone or len(together) == 1 else []
    elif nth in ("last", "final", "最後"):
        meant = order[-1:]
    else:
        meant = waiting[-1:] if len(order) == 2 and waiting else []
    if not meant or meant[0] not in waiting:
        return False
    while True:
        other = there.copied()
        other.step({"resolve": "top"})
        if meant[0] not in other.run.table.position.objects:
            return True
        first = there.stack()[-1]
        there.step({"resolve": "top"})
        there.grant(Bilingual(f"{first}が先に解決される", f"{first} resolves first"))
        if there.open is not None:
            return False


def order_asked(there: NotationTable) -> Question | None:
    """Return the decision in which order abilities wait that a spell has triggered as it resolved; None where none is."""
    question = there.run.table.position.question
    if question is None or question.kind in there.run.scene.resting or there.stack():
        return None
    return question if there.run.scene.notation.waiting(question) else None


def _cast_now(there: NotationTable, question: Question, action: Mapping[str, Json]) -> NotationTable | None:
    """Say yes to casting the card that a step casts, where that is what is asked now; None where something else is."""
    card = action.get("cast")
    if card is None or question.of is None or question.by != action.get("by"):
        return None
    if there.run.scene.name_of(question.position, question.of) != card:
        return None
    how = {key: value for key, value in action.items() if key not in ("cast", "by", "with")}
    there.step({"choose": ACCEPT, "by": question.by, **how})
    there.grant(Bilingual(f"{question.by}は{card}を唱えることを選ぶ", f"{question.by} says yes to casting {card}"))
    return there


def resolved_already(there: NotationTable, step: Mapping[str, Json], since: int) -> bool:
    """Tell whether what is said to resolve has, since what was chosen for it in the line before was chosen as it did.

    Args:
        there: the table.
        step: what is done.
        since: number of the record with which the line before began.
    """
    if step.get("resolve") != "top" or there.stack():
        return False
    return any(one.what == "resolve" for one in there.run.table.records(since))
