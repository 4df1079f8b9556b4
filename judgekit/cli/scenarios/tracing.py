"""`explain --json` and `step --json`: a trace for programs, each record with the rules that decided it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from judgekit.cli.scenarios.stepping import Stepper, as_plain
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.engine import Record
from judgekit.scenarios.explaining import record_line
from judgekit.scenarios.files.model import Scenario
from judgekit.scenarios.stepping import Walk
from judgekit.scenarios.telling import Told
from judgekit.scenarios.verdicts import Result
from judgekit.table.adapter import GameAdapter


def record_json(record: Record, scene: GameAdapter, lang: str) -> dict[str, Json]:
    """Return one record: what happened, to what, who decided what, before and after, and the rules that decided it."""
    choice = record.choice
    if record.question is not None:
        choice = scene.write_choice(record.question, record.choice)
    return {
        "what": record.what,
        "of": record.of,
        "by": record.by,
        "choice": as_plain(choice),
        "changes": [
            {"what": what, "before": as_plain(before), "after": as_plain(after)}
            for what, before, after in record.changes
        ],
        "rules": list(record.rules),
        "line": record_line(record, scene, lang),
    }


def explained(scenario: Scenario, scene: GameAdapter, result: Result, steps: Iterable[Told], lang: str) -> str:
    """Return `explain --json`: the verdict, and every step of the base line with what happened and what was found."""
    told = [
        {
            "title": step.title,
            "records": [record_json(record, scene, lang) for record in step.records],
            "found": step.found or None,
            "rules": list(step.rules),
        }
        for step in steps
    ]
    shape = {**result.to_json(), "edition": scenario.rules, "steps": told}
    return json.dumps(shape, ensure_ascii=False)


class JsonStepper(Stepper):
    """The commands of a walk for programs: each is answered by one JSON object on a line of its own.

    Args:
        walk: the walk.
        lang: "en" or "ja", for what happened.
    """

    def __init__(self, walk: Walk, lang: str = "en") -> None:
        super().__init__(walk, lambda line: self._print({"message": line.strip()}), lang)

    def run(self, lines: Iterable[str]) -> None:
        """Do the commands; without any, walk to the end of the script."""
        commanded = False

        def commands() -> Iterator[str]:
            nonlocal commanded
            for line in lines:
                commanded = True
                yield line

        super().run(commands())
        if not commanded:
            self._to_the_end()

    def _to_the_end(self) -> None:
        try:
            while self.walk.left:
                self._next("")
        except JudgekitError as fault:
            self.say(f"{fault}")

    def _commands_told(self) -> None:
        """Programs are not told the commands."""

    def _came(self) -> None:
        here, question = self.walk.here, self.walk.asked()
        self._print(
            {
                "place": self.walk.place,
                "title": here.title,
                "line": here.number or None,
                "message": here.message or None,
                "records": [record_json(record, self.walk.scene, self.lang) for record in here.records],
                "question": None if question is None else dict(zip(("kind", "by", "of"), question, strict=True)),
            }
        )

    def _board(self, _rest: str) -> None:
        self._print({"position": as_plain(self.walk.position())})

    def _answers(self, _rest: str) -> None:
        self._print({"legal": [{"answer": answer, "rules": list(rules)} for answer, rules in self.walk.legal()]})

    def _lines(self, rest: str) -> None:
        if rest:
            super()._lines(rest)
        else:
            self._print({"forks": self.walk.forks()})

    @staticmethod
    def _print(shape: dict[str, Json]) -> None:
        print(json.dumps(shape, ensure_ascii=False))
