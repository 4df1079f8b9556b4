"""A situation that goes on by itself until something is reached: a step of the turn, an empty stack, the end of a fight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.engine import Question
from judgekit.scenarios.files.model import Step
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.table.adapter import Unscripted


class Going(ABC):
    """Goes on until something is reached; a decision on the way is returned.

    Attributes:
        wanted: the step of the turn to which it goes on; empty where it goes on to something else.
    """

    wanted = ""

    def __init__(self, table: NotationTable) -> None:
        self.table = table
        scene = table.run.scene
        self.idle = scene.resting - scene.notation.decisive

    @abstractmethod
    def reached(self) -> bool:
        """Tell whether it is reached."""

    @abstractmethod
    def step(self) -> Mapping[str, Json]:
        """Return the step that leads there."""

    def go(self) -> Question | None:
        """Go on; return the decision at which nobody says anything, None where it was reached."""
        run = self.table.run
        while not self.reached():
            question = run.table.position.question
            if question is not None and question.kind not in self.idle:
                run.table.go_on()
                run.table.settle()
                question = run.table.position.question
                if question is not None and question.kind not in self.idle:
                    return question
                continue
            try:
                self.table.run.step(_step(self.step()), None, judged=False)
            except Unscripted as fault:
                return fault.question
        return None


def _step(action: Mapping[str, Json]) -> Step:
    return Step(action, None, (), ())


class Until(Going):
    """Goes on until a step of the turn has begun."""

    def __init__(self, table: NotationTable, step: str) -> None:
        super().__init__(table)
        self.wanted = step

    def reached(self) -> bool:
        """Tell whether it is reached."""
        position = self.table.run.table.position
        found = self.table.run.scene.game_value(position, "step", None)
        return position.outcome is not None or (found is not None and found.value == self.wanted)

    def step(self) -> Mapping[str, Json]:
        """Return the step that leads there."""
        return {"advance": self.wanted}


class Still(Going):
    """Goes on with nothing."""

    def reached(self) -> bool:
        """Tell whether it is reached, as it is."""
        return True

    def step(self) -> Mapping[str, Json]:
        """Return no step."""
        return {}


class Emptied(Going):
    """Goes on until nothing waits to resolve."""

    def reached(self) -> bool:
        """Tell whether it is reached."""
        position = self.table.run.table.position
        found = self.table.run.scene.game_value(position, "stack-bottom-up", None)
        question = position.question
        if question is not None and question.kind not in self.idle:
            return False
        return position.outcome is not None or found is None or not found.value

    def step(self) -> Mapping[str, Json]:
        """Return the step that leads there."""
        return {"resolve": "top"}


class Fought(Until):
    """Goes on until a fight is over, and what triggers at its end ("destroy it at end of combat") has resolved."""

    def __init__(self, table: NotationTable, step: str) -> None:
        super().__init__(table, step)
        self.stack = Emptied(table)

    def reached(self) -> bool:
        """Tell whether it is reached."""
        return super().reached() and self.stack.reached()

    def step(self) -> Mapping[str, Json]:
        """Return the step that leads there."""
        return self.stack.step() if super().reached() else super().step()
