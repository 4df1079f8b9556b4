"""A notation that takes nothing for granted, read as the scenario that it is: its script, what it expects, its forks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario, read_scenario
from judgekit.scenarios.files.tree import Tree
from judgekit.scenarios.notation.answering.expecting import expected_by, forbidden_line, parted
from judgekit.scenarios.notation.answering.questions import speaker
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.reading.notations import Written, grammar_of
from judgekit.scenarios.notation.reading.variations import NAMED, Variation, differences
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.splitting import QUOTE, Statement

NOTHING_DONE: dict[str, Json] = {"ask": {"value": "active"}}
"""The step of a scenario behind which it is expected how the game begins."""


def scenario_as_written(begun: Written, chosen: ChosenEdition = NOT_CHOSEN, file: str = "") -> Scenario:
    """Return a notation that says `as written` as a scenario; its faults name the lines of the notation.

    Args:
        begun: the notation.
        chosen: the edition that somebody chose beside what it says.
        file: how to name it.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        ScenarioMalformed: what is written as data cannot stand there.
    """
    return read_scenario(_Scripting(begun).tree(file), "", chosen)


_ASK = re.compile(rf"ask\s+{QUOTE}", re.IGNORECASE)


def asks_as_data(statement: Statement) -> bool:
    """Tell whether a statement asks as a scenario file does: `ask "{legal: blocks}"`."""
    return not statement.who and _ASK.fullmatch(statement.body) is not None


class _Scripting:
    def __init__(self, begun: Written) -> None:
        self.begun = begun
        self.grammar = grammar_of(begun.situation.game)
        words = self.grammar.words
        self.resolving = Resolving(begun.situation.names, "", words.places, words.own)
        self.places: dict[Path, tuple[int, int]] = {}

    def tree(self, file: str) -> Tree:
        main = sorted((*self.begun.play, *self.begun.expected), key=lambda one: one.line)
        script, numbers = self._steps(main, ("script",), NOTHING_DONE)
        forks: list[Json] = [
            self._fork(one, script, numbers, ("forks", number)) for number, one in enumerate(self.begun.variations)
        ]
        top = {**self.begun.scenario.tree.value, "script": script, **({"forks": forks} if forks else {})}
        return Tree(file, top, self.places)

    def _steps(
        self, statements: Iterable[Statement], path: Path, first: Mapping[str, Json] | None
    ) -> tuple[list[dict[str, Json]], list[int]]:
        """Return steps with what each expects, and for each line of play the number of its first step.

        Expectations above every line of play are of `first`; without it they are left to the caller.
        """
        steps: list[dict[str, Json]] = []
        numbers: list[int] = []
        for statement in statements:
            if statement.kind == "expected":
                if not steps and first is not None:
                    steps.append({**first})
                    self.places[(*path, 0)] = (statement.line, 1)
                self._expect(statement, steps, path)
                continue
            numbers.append(len(steps))
            for action in self._actions(statement):
                self.places[(*path, len(steps))] = (statement.line, 1)
                query = action.get("@ask")
                steps.append({"ask": query} if query is not None else {"do": action})
        return steps, numbers

    def _actions(self, statement: Statement) -> list[dict[str, Json]]:
        found = steps_of(statement, self.begun.quotes, self.grammar, self.resolving)
        for action in found:
            if "@saying" in action or "@only" in action.values():
                said = self.begun.quotes.back(statement.body)
                raise NotationUnclear(
                    phrase("{name!r} does not say which one, and nothing is taken for granted", name=said),
                    said,
                    statement.line,
                )
        return found

    def _expect(self, statement: Statement, steps: list[dict[str, Json]], path: Path) -> None:
        body, cites = parted(statement.body)
        forbidden = forbidden_line(body)
        if forbidden is not None:
            self.places[(*path, len(steps))] = (statement.line, 1)
            actions = self._actions(Statement("said", *speaker(forbidden), statement.line))
            wanted: Json = {"illegal": "true", **({"because": [*cites]} if cites else {})}
            steps.append({"do": actions[-1], "expect": [wanted]})
            return
        there = steps[-1].setdefault("expect", [])
        assert isinstance(there, list)
        for one in self._expected(statement):
            self.places[(*path, len(steps) - 1, "expect", len(there))] = (statement.line, 1)
            there.append(one)

    def _expected(self, statement: Statement) -> list[dict[str, Json]]:
        body, cites = parted(statement.body)
        try:
            found = expected_by(body, cites, self.grammar, self.resolving, self.begun.quotes)
        except NotationUnclear as fault:
            raise fault.at(statement.line) from fault
        if any("@told" in one for one in found):
            said = self.begun.quotes.back(statement.body)
            raise NotationUnclear(
                phrase("{name!r} is what happened: where nothing is taken for granted, say where it is", name=said),
                said,
                statement.line,
            )
        return [{key: value for key, value in one.items() if key[:1] != "@"} for one in found]

    def _fork(self, variation: Variation, script: list[dict[str, Json]], numbers: list[int], path: Path) -> Json:
        """Return a variation as a fork of the script."""
        self.places[path] = (variation.line, 1)
        names, quotes = self.begun.situation.names, self.begun.quotes
        fork: dict[str, Json] = {
            "id": f"{NAMED}-{variation.number}",
            **differences(variation, names, quotes, self.grammar),
        }
        asked = [one for one in variation.lines if one.kind == "asked"]
        if asked:
            raise NotationUnclear(
                phrase('where nothing is taken for granted, a variation asks with a line `ask "…"`'), "?", asked[0].line
            )
        first = next((n for n, one in enumerate(variation.lines) if one.kind == "said"), len(variation.lines))
        before, behind = variation.lines[:first], variation.lines[first:]
        if before and behind:
            raise NotationUnclear(
                phrase("what a variation expects stands behind what is done in it"), "=", before[0].line
            )
        own, _numbers = self._steps(behind, (*path, "then"), None)
        expected: list[Json] = [one for statement in before for one in self._expected(statement)]
        if own and "expect" not in fork and "ask" not in fork and "illegal" not in _keys(own[-1].get("expect")):
            moved = own[-1].pop("expect", [])
            expected = moved if isinstance(moved, list) else []
        if expected:
            fork["expect"] = expected
        self._leaving(variation, fork, own, script, numbers)
        return fork

    def _leaving(
        self,
        variation: Variation,
        fork: dict[str, Json],
        own: list[dict[str, Json]],
        script: list[dict[str, Json]],
        numbers: list[int],
    ) -> None:
        """Put down where a fork leaves the script, and the steps of its own."""
        place = variation.place
        if "at" not in fork and not variation.from_start:
            at = numbers[place] if place < len(numbers) else len(script)
            if variation.further and "ask" in script[at - 1]:
                at -= 1  # a fork at a query asks it, and goes on behind it
                fork["at"] = str(at + 1)
                fork["then"] = [*own]
                return
            if at == len(script):  # behind the last step nothing is left: the last one is done once more
                at -= 1
                own = [{"do": script[at]["do"]}, *own]
            fork["at"] = str(at + 1)
        if own and "ask" in fork:
            fork["then"] = [*own]
        elif own:
            fork["replace"] = own[0]
            fork["then"] = own[1:]


def _keys(expected: Json) -> set[str]:
    return {key for one in expected for key in one if isinstance(one, Mapping)} if isinstance(expected, list) else set()
