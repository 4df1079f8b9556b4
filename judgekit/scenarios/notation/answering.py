"""A notation answered as a whole: what is done is done, each question answered, each expectation judged where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.model import NOT_CHOSEN, ChosenEdition
from judgekit.scenarios.notation.asking import Asking, Reply
from judgekit.scenarios.notation.branching import branched
from judgekit.scenarios.notation.expecting import judged
from judgekit.scenarios.notation.results import happened
from judgekit.scenarios.notation.scripts import asks_as_data, scenario_as_written
from judgekit.scenarios.notation.splitting import Statement
from judgekit.scenarios.notation.tables import NotationTable, Written, written
from judgekit.scenarios.notation.variations import Variation
from judgekit.scenarios.telling import told
from judgekit.scenarios.verdicts import Ruling


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
    if begun.situation.exact and (begun.expected or begun.variations or any(map(asks_as_data, begun.play))):
        return as_written(begun, chosen, lang)
    table = NotationTable(begun)
    main = sorted((*begun.play, *begun.expected, *begun.questions), key=lambda one: one.line)
    found = _line(table, main, lang)
    for variation in begun.variations:
        own = _variation(begun, variation, lang)
        for reply in own.replies:
            reply.variation = variation.head(begun.quotes)
        found.replies += own.replies
        found.judged += own.judged
    return found


def _variation(begun: Written, variation: Variation, lang: str) -> Answered:
    """Answer a variation; one that is not reached says why."""
    try:
        table, play = branched(begun, variation)
    except IllegalAnswer as refused:
        reply = Asking(NotationTable(begun), lang).refused(variation.head(begun.quotes), "", refused)
        expected = [one for one in variation.lines if one.kind == "expected"]
        reply.holds = False if expected else None
        return Answered(NotationTable(begun), [reply], [(one, reply) for one in expected])
    return _line(table, variation.lines if variation.play else [*play, *variation.lines], lang)


def _line(table: NotationTable, statements: Sequence[Statement], lang: str) -> Answered:
    """Do what a line of play says, and answer what is asked and expected in it."""
    asking = Asking(table, lang)
    found: dict[int, Reply] = {}
    expected = [one for one in statements if one.kind == "expected"]
    last = max((place for place, one in enumerate(statements) if one.kind == "said"), default=-1)
    for place, statement in enumerate(statements):
        if statement.kind == "asked":
            continue
        if statement.kind == "expected":
            found[id(statement)] = judged(asking, statement, now=place < last)
            continue
        try:
            table.do(statement)
        except IllegalAnswer as refused:
            reply = asking.refused(table.written.quotes.back(statement.body), statement.who, refused)
            reply.holds = False if expected else None
            return Answered(table, [reply], [(statement, reply)] if expected else [])
    for statement in statements:
        if statement.kind == "asked":
            found[id(statement)] = asking.reply(statement)
    if not found:
        return Answered(table, [asking.result()])
    return Answered(
        table,
        [found[id(one)] for one in statements if id(one) in found],
        [(one, found[id(one)]) for one in expected],
    )


def as_written(begun: Written, chosen: ChosenEdition, lang: str) -> Answered:
    """Answer a notation that takes nothing for granted: what it expects is judged step by step, as a scenario file's is.

    Args:
        begun: the notation.
        chosen: the edition that somebody chose beside what it says.
        lang: "en" or "ja", for lines that may be added.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: a mechanism has no code.
    """
    scenario = scenario_as_written(begun, chosen)
    telling = told(scenario)
    table = NotationTable(begun, settled=False)
    records = [record for step in telling.steps for record in step.records]
    came = happened(table.run.scene, telling.before, telling.after, records).sentence()
    cited = (rule for one in (*(one.rules for one in records), *(one.rules for one in telling.steps)) for rule in one)
    found = [f"{one.title}: {one.found}" for one in telling.steps if one.found]
    main = Reply("", [came, *(Bilingual(one, one) for one in found)], tuple(dict.fromkeys(cited)), records)
    _hold(main, telling.result.base, expected=any(step.expect for step in scenario.script))
    replies = [main]
    for variation, (fork, (_id, ruling)) in zip(
        begun.variations, zip(scenario.forks, telling.result.forks, strict=True), strict=True
    ):
        reply = Reply("", [], variation=variation.head(begun.quotes))
        steps = (*((fork.replace,) if fork.replace else ()), *(fork.then or ()))
        _hold(reply, ruling, expected=bool(fork.expect) or any(step.expect for step in steps))
        replies.append(reply)
    table.steps = [dict(step.action) for step in scenario.script if step.action is not None]
    table.run.table.position = telling.after
    asking = Asking(table, lang)
    return Answered(table, [*replies, *(asking.reply(one) for one in begun.questions)])


def _hold(reply: Reply, ruling: Ruling, *, expected: bool) -> None:
    """Say in a reply whether what was expected of a line of play holds."""
    if ruling.verdict != "pass":
        reply.holds = False
        reply.result.append(Bilingual(f"成り立たない: {ruling.message}", f"Does not hold: {ruling.message}"))
    elif expected:
        reply.holds = True
        reply.result.append(Bilingual("期待はすべて成り立つ。", "All that is expected holds."))
    else:
        reply.result.append(Bilingual("最後まで進む。", "It can be played to its end."))
