"""Queries (`ask`): values, complete sets of legal answers, who decides, and all outcomes over a kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Question, Refused
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.expectations.expectations import OF_WORDS, Asked
from judgekit.scenarios.sessions import ScriptedTable
from judgekit.scenarios.stops import means_kind
from judgekit.table.adapter import Misfit

LARGEST_EXPLORATION = 100_000
"""Positions."""


def query_of(table: ScriptedTable, query: Mapping[str, Json], running: Callable[[], bool] | None = None) -> Asked:
    """Answer a query.

    Args:
        table: the table.
        query: what is asked.
        running: tells whether a long query may go on.

    Raises:
        Misfit: the query cannot be read.
    """
    for key, answering in _QUERIES.items():
        if key in query:
            return answering(table, query, running)
    finding = table.scene.ask(table, query)
    if finding is None:
        raise Misfit(
            phrase("unknown query {name!r}", name=next(iter(query))),
            (),
            nearest(next(iter(query)), _QUERIES),
        )
    return Asked(finding.value, rules=finding.rules)


def _value(table: ScriptedTable, query: Mapping[str, object], _running: object) -> Asked:
    paths = query["value"]
    if not isinstance(paths, str | list) or not all(isinstance(path, str) for path in paths):
        raise Misfit(phrase("the path of a value is expected here"), ("value",), "frog.pt, A.life")
    try:
        findings = [table.scene.value(table.position, path) for path in ([paths] if isinstance(paths, str) else paths)]
    except Misfit as fault:
        raise type(fault)(str(fault), ("value",), fault.hint) from fault
    rules = tuple(dict.fromkeys(rule for finding in findings for rule in finding.rules))
    if isinstance(paths, str):
        return Asked(findings[0].value, rules=rules, of_words=paths.rpartition(".")[2] in OF_WORDS)
    return Asked([finding.value for finding in findings], rules=rules)


def _legal(table: ScriptedTable, query: Mapping[str, Json], _running: object) -> Asked:
    kind = query["legal"]
    found = table.scene.legal(table, query)
    question = found[0] if found is not None else table.position.question
    if found is None and (question is None or not _fits(table, question, query)):
        table.held |= table.scene.answers(query)
        table.settle()
        question = table.position.question
        if question is None or not _fits(table, question, query):
            there = (
                phrase("open is {kind} for {by}", kind=question.kind, by=question.by)
                if question is not None
                else phrase("nothing is open")
            )
            raise Misfit(phrase("no question {kind!r} is open here ({there})", kind=kind, there=there), ("legal",))
    assert question is not None
    if found is None and kind in _WHATEVER:
        question = _decided_next(table, question, query)
    return Asked(None, question, rules_of(question))


def _decided_next(table: ScriptedTable, question: Question, query: Mapping[str, Json]) -> Question:
    """Return the decision that whatever is open leads to: past choices with one legal answer, where one with several follows."""
    before = table.snapshot()
    later: Question | None = question
    while later is not None and later.how.forced and later.lone and _fits(table, later, query):
        table.held |= table.scene.answers(query)
        table.answer(later.lone[0])
        later = table.position.question
    if later is not None and _fits(table, later, query):
        return later
    table.restore(before)
    return question


_WHATEVER = ("choice", "choices")
"""Words for whatever decision is open, of which kind it may be."""


def _asked_about(table: ScriptedTable, word: str, question: Question) -> bool:
    """Tell whether a word means a question: as its kind is called, or as whatever a player has to decide now."""
    return means_kind(table.scene, word, question.kind) or (
        word in _WHATEVER and question.kind not in table.scene.resting
    )


def _fits(table: ScriptedTable, question: Question, query: Mapping[str, Json]) -> bool:
    word = query.get("legal", query.get("decider"))
    named = isinstance(word, str) and _asked_about(table, word, question)
    if question.kind not in table.scene.answers(query) and not named:
        return False
    if "by" in query and query["by"] not in (question.by, question.decider):
        return False
    if question.kind in table.scene.resting:
        return True
    known_as = table.scene.name_of(table.position, question.of) if question.of is not None else None
    wanted = query.get("of")
    listed = wanted if isinstance(wanted, list) else [wanted]
    return "of" not in query or known_as is None or known_as in listed or question.of in listed


def rules_of(question: Question) -> tuple[str, ...]:
    """Return the rules that decide which answers are legal: those that allow the legal ones and forbid other candidates."""
    rules = [rule for option in question.options for rule in option.rules]
    for choice in question.how.candidates(question):
        verdict = question.judge(choice)
        if isinstance(verdict, Refused):
            rules.extend(verdict.rules)
    if question.how.withheld is not None:
        rules.extend(question.how.withheld(question))
    return tuple(dict.fromkeys(rules))


def _decider(table: ScriptedTable, query: Mapping[str, Any], _running: object) -> Asked:
    own = table.scene.ask(table, query)
    if own is not None:
        return Asked(own.value, rules=own.rules)
    question = table.position.question
    if question is None or not _asked_about(table, query["decider"], question):
        table.settle()
        question = table.position.question
    if question is None or not _asked_about(table, query["decider"], question):
        raise Misfit(phrase("no question {name!r} is open here", name=query["decider"]), ("decider",))
    if query["decider"] in _WHATEVER:
        question = _decided_next(table, question, query)
    rules = table.position.game.decides(table.position, question.by)[1]
    return Asked(question.decider, rules=(*rules, *rules_of(question)))


def _outcomes(table: ScriptedTable, query: Mapping[str, Any], running: Callable[[], bool] | None) -> Asked:
    """Run every answer to the decisions asked about and return how many lines give each value.

    Other decisions are made as the scenario says. A line ends where something is open that nobody answers.
    """
    # What explores is as much code as the rest of a small check, and few queries ask for all lines.
    from judgekit.engine.exploring import explore_lines
    from judgekit.scenarios.lines import Begun, FreeLines

    path = query["outcomes"]
    if not isinstance(path, str):
        raise Misfit(phrase("the path of a value is expected here"), ("outcomes",), "frog.pt, A.life")
    over = query.get("over")
    named = [over] if isinstance(over, str) else over or []
    kinds = frozenset(
        kind for kind in table.scene.game.questions if any(means_kind(table.scene, word, kind) for word in named)
    )
    if named and not kinds:
        raise Misfit(phrase("unknown kind of decision {named}", named=words(named)), ("over",))
    lines = FreeLines(table.scene, table.answers, table.policy, kinds, passing="end")
    there = table.snapshot()
    start = lines.start(Begun(there.position, there.used, tuple(sorted(there.asked, key=repr))))
    found = explore_lines(lines, start, LARGEST_EXPLORATION, running)
    if found.cut is not None:
        raise JudgekitError(phrase("the exploration was cut at {cut}", cut=found.cut))
    for node in found.nodes:
        if node.state.fault is not None:
            raise node.state.fault
    rules: list[str] = []

    def read(position: AnyPosition) -> str:
        finding = table.scene.value(position, path)
        rules.extend(finding.rules)
        return words(finding.value)

    counts = {str(value): number for value, number in found.distribution(read).items()}
    for node in found.nodes:
        if node.question is not None:
            rules.extend(rule for option in node.question.options for rule in option.rules)
    return Asked(counts, rules=tuple(dict.fromkeys(rules)), distribution=counts)


_QUERIES: dict[str, Callable[[ScriptedTable, Mapping[str, Json], Callable[[], bool] | None], Asked]] = {
    "value": _value,
    "legal": _legal,
    "decider": _decider,
    "outcomes": _outcomes,
}
