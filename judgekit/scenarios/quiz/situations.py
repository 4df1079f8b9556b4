"""Situations for the quiz: a scenario is played step by step, and each step that shows something becomes a question.

The scenario says only what is worth asking (which zone, whose life, which answer). The solution is what the engine finds there,
and each wrong answer that is offered was compared with it, or was judged illegal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.nodes import book_of
from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import rule_matches
from judgekit.scenarios.deciding import LEAST, deciding, telling
from judgekit.scenarios.files.model import Scenario, Step
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import written_as
from judgekit.scenarios.notation.telling.printing import line_of
from judgekit.scenarios.notation.telling.results import happened
from judgekit.scenarios.quiz.answers import Answers
from judgekit.scenarios.quiz.asking import Found, asked_of_the_legal, asked_of_what_came, asked_whether_allowed
from judgekit.scenarios.running import expects_illegal

EASY, MEDIUM, HARD = "easy", "medium", "hard"
DIFFICULTIES = (EASY, MEDIUM, HARD)
_UP_TO = ((5, EASY), (10, MEDIUM))
"""How many telling rules a step may cite and still be of a difficulty; more are hard."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A question of the quiz.

    Attributes:
        key: what tells it from every other one: the file, the step, what is asked.
        scenario: the scenario it is from.
        table: the table as it is when it is asked.
        deed: what is done next, in the words of the table; None where it is asked of the table as it stands.
        asked: what is asked.
        answers: what may be answered, and the solution.
        came: what came of it in a sentence; None where nothing was done.
        rules: the rules that decide it, the ones it turns on first.
        difficulty: one of `DIFFICULTIES`.
        weight: how likely it is to be chosen among the questions of its scenario; what nearly always is so is asked seldom.
    """

    key: str
    scenario: Scenario
    table: NotationTable
    deed: Bilingual | None
    asked: str
    answers: Answers
    came: Bilingual | None
    rules: tuple[str, ...]
    difficulty: str
    weight: float = 1.0


def situations_of(scenario: Scenario, file: str, chance: Random) -> Iterator[Situation]:
    """Yield every question that a scenario gives; where it stops, so do they.

    Args:
        scenario: the scenario.
        file: how its file is remembered.
        chance: chooses the wrong answers and their order.
    """
    try:
        table = NotationTable(written_as(scenario), settled=False)
        for number, (step, following) in enumerate(zip_longest(scenario.script, scenario.script[1:])):
            here = _Step(scenario, table.copied(), step, following, chance)
            yield from here.situations(f"{file}#{number + 1}")
            table = here.table
            if here.over:
                return
    except JudgekitError:
        return


class _Step:
    """One step of a scenario, played on a table of its own."""

    def __init__(
        self, scenario: Scenario, table: NotationTable, step: Step, following: Step | None, chance: Random
    ) -> None:
        self.scenario = scenario
        self.before = table.copied()
        self.table = table
        self.step = step
        self.following = following
        self.chance = chance
        self.over = False
        self.scene = adapter_of(scenario.game)

    def situations(self, key: str) -> Iterator[Situation]:
        run = self.table.run
        since, begun = len(run.table.trace.records), run.table.position
        deed: Bilingual | None = None
        found: list[Found] = []
        if self.step.query is not None:
            asked = run.ask(self.step.query, self.following)
            records = run.table.records(since)
            self.before = self.table.copied()
            if asked.question is not None:
                found = list(asked_of_the_legal(asked.question, self.step.expect, self.table, self.chance))
            elif isinstance(self.step.query.get("value"), str):
                name, _dot, value = str(self.step.query["value"]).rpartition(".")
                kind = "player" if name in run.table.position.players else "object"
                found = list(asked_of_what_came(self.before, self.table, [{kind: name, value: ""}], (), self.chance))
        else:
            deed = self._deed(begun)
            try:
                refused = run.step(self.step, self.following, judged=False)
            except IllegalAnswer:
                self.over = True
                return
            records = run.table.records(since)
            question = run.table.position.question
            settled = question is None or question.kind in self.scene.resting - self.scene.notation.decisive
            self.over = not settled and question is not None and not run.table.left_open(question)
            if deed is None or self.over:
                return
            if isinstance(refused, IllegalAnswer):
                found = [asked_whether_allowed(refused, run.table.numbered(refused.rules))]
            else:
                # What a decision comes to that nobody has made yet is not asked.
                looked_at = self.step.expect if settled else ()
                found = list(asked_of_what_came(self.before, self.table, looked_at, records, self.chance))
                if expects_choice(self.step):
                    found.append(asked_whether_allowed(None, ()))
        cited = tuple(dict.fromkeys(rule for record in records for rule in record.rules))
        came = self._came(begun, records) if deed is not None and not expects_illegal(self.step.expect) else None
        for one in found:
            rules = self._deciding(one, cited)
            yield Situation(
                f"{key}/{one.key}",
                self.scenario,
                self.before,
                deed,
                one.asked,
                one.answers,
                came,
                rules,
                self._difficulty((*one.rules, *cited)),
                one.weight,
            )

    def _deed(self, begun: AnyPosition) -> Bilingual | None:
        """Return what is done in the step as a line of the table; None where notation has no words for it.

        How it is paid for is left out where only that has no words, and where it does not decide whether it may be done.
        """
        action = {key: value for key, value in (self.step.action or {}).items() if key not in ("stop-at", "continue")}
        unpaid = {key: value for key, value in action.items() if key != "pay"}
        for done in (action,) if expects_illegal(self.step.expect) else (action, unpaid):
            english, japanese = (self._line(done, begun, lang) for lang in ("en", "ja"))
            if english and japanese:
                return Bilingual(japanese, english)
        return None

    def _line(self, action: Mapping[str, Json], begun: AnyPosition, lang: str) -> str | None:
        """Return a deed as a line; who does it is who has to decide now, or whose turn it is, where the step does not say."""
        active = self.scene.game_value(begun, "active", None)
        somebody = begun.question.by if begun.question is not None else str(active.value) if active is not None else ""
        found = (line_of(action, by, self.table.grammar, begun.players, begun.objects, lang) for by in ("", somebody))
        return next((line for line in found if line), None)

    def _came(self, begun: AnyPosition, records: Sequence[Record]) -> Bilingual:
        return happened(self.scene, begun, self.table.run.table.position, records).sentence()

    def _deciding(self, found: Found, cited: Sequence[str]) -> tuple[str, ...]:
        """Return the rules that decide: those that the scenario names and the engine cited, then the most particular ones."""
        there = tuple(dict.fromkeys((*found.rules, *cited)))
        named = [rule for rule in there if any(rule_matches(wanted, rule) for wanted in found.named)]
        return tuple(dict.fromkeys((*named, *deciding(there, book_of(self.scenario.rules)))))[:LEAST]

    def _difficulty(self, rules: Sequence[str]) -> str:
        count = len(telling(dict.fromkeys(rules), book_of(self.scenario.rules)))
        return next((name for most, name in _UP_TO if count <= most), HARD)


def expects_choice(step: Step) -> bool:
    """Tell whether a step is one that somebody could have been refused: attacking, blocking, casting, activating."""
    return bool({"attack", "block", "cast", "activate", "use", "play", "play-land"} & (step.action or {}).keys())


def about_chapter(situation: Situation, chapter: str) -> bool:
    """Tell whether what decides a question belongs to a chapter ("7"), a group ("702") or a rule ("702.19")."""
    for rule in situation.rules:
        number = rule.rpartition(":")[2]
        if len(chapter) == 1 and chapter.isdigit():
            if number.startswith(chapter):
                return True
        elif number == chapter or (number.startswith(chapter) and not number[len(chapter)].isdigit()):
            return True
    return False
