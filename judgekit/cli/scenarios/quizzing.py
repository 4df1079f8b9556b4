"""`quiz`: situations from scenarios asked at a prompt or through a pipe; the engine judges the answer, and the rules are shown."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from judgekit.cli import answering
from judgekit.cli.scenarios.asking import Glosses
from judgekit.cli.scenarios.own_edition import chosen_edition
from judgekit.cli.screen import signs
from judgekit.cli.screen.prompting import typed
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import noted, phrase, reason_of, spoken
from judgekit.library import folders
from judgekit.scenarios.notation.playing.boards import board
from judgekit.scenarios.notation.prompt import numbered
from judgekit.scenarios.quiz.choosing import Round, Wanted, shown_name
from judgekit.scenarios.quiz.remembering import Missed
from judgekit.scenarios.quiz.showing import cards_of
from judgekit.scenarios.quiz.situations import Situation

NONE_LEFT = 1
"""The exit code where there is nothing to ask."""
QUIT = frozenset(("quit", "q", "exit", "終了"))
SKIP = frozenset(("skip", "s", "パス", "とばす"))
AGAIN = frozenset(("board", "盤面"))
HELP = frozenset(("help", "h", "?", "ヘルプ"))

_HELP = noted("type the number of an answer, the answer itself, or: board (show it again), skip, quit")
_DIFFICULTIES = {"easy": noted("easy"), "medium": noted("medium"), "hard": noted("hard")}


class Quiz:
    """A round at the terminal or a pipe.

    Args:
        say: receives each line for the user.
        connection: the store, for what rules say; None where there is none.
        missed: what was missed before.
        width: columns of the terminal, None for a pipe.
        as_json: whether a program asks.
    """

    def __init__(
        self,
        say: Callable[[str], None],
        connection: sqlite3.Connection | None,
        missed: Missed,
        width: int | None = None,
        *,
        as_json: bool = False,
    ) -> None:
        self.say = say
        self.connection = connection
        self.missed = missed
        self.width = width
        self.as_json = as_json
        self.asked = self.right = 0

    def run(self, situations: Iterator[Situation], lines: Iterator[str], most: int) -> None:
        """Ask until so many were asked, no other fits, or somebody leaves.

        Args:
            situations: the questions.
            lines: what is typed.
            most: how many questions.
        """
        for number in range(most):
            situation = next(situations, None)
            if situation is None:
                break
            self._shows(situation, number + 1, most)
            if not self._answered(situation, lines):
                break
        self._ends()

    def _shows(self, situation: Situation, number: int, most: int) -> None:
        shown = board(situation.table, spoken())
        cards = cards_of(situation.scenario, spoken()) or {}
        deed = _said(situation.deed) if situation.deed is not None else None
        if self.as_json:
            shape: dict[str, Json] = {
                "question": number,
                "key": situation.key,
                "game": situation.scenario.game,
                "edition": situation.scenario.rules,
                "difficulty": situation.difficulty,
                "board": list(shown),
                "cards": dict(cards),
                "done": deed,
                "asked": situation.asked,
                "answers": list(situation.answers.options),
            }
            self.say(json.dumps(shape, ensure_ascii=False))
            return
        head = f"{number}/{most}  {phrase(_DIFFICULTIES[situation.difficulty])}  {situation.scenario.rules}"
        for line in (head, *shown, *(f"{name}: {text}" for name, text in cards.items())):
            self._show(line)
        if deed is not None:
            self._show(f"→ {deed}")
        self._show(situation.asked)
        for line in numbered(situation.answers.options):
            self._show(line)

    def _answered(self, situation: Situation, lines: Iterator[str]) -> bool:
        """Take in an answer; return False where somebody leaves."""
        for line in lines:
            said = line.strip()
            if not said:
                continue
            if said.casefold() in QUIT:
                return False
            if said.casefold() in SKIP:
                self._solution(situation, said, None)
                return True
            if said.casefold() in AGAIN and not self.as_json:
                for row in board(situation.table, spoken()):
                    self._show(row)
                continue
            right = situation.answers.judged(said)
            if right is not None:
                self.asked += 1
                self.right += right
                self.missed.note(situation.key, right)
                self._keep()
                self._solution(situation, said, right)
                return True
            self._unclear(said)
        return False

    def _unclear(self, said: str) -> None:
        told = phrase("{said} is no answer here", said=said[:40])
        if self.as_json:
            self.say(json.dumps({"fault": told}, ensure_ascii=False))
        else:
            if said.casefold() not in HELP:
                self._show(f"! {told}")
            self._show(phrase(_HELP))

    def _solution(self, situation: Situation, said: str, right: bool | None) -> None:
        glosses = Glosses(self.connection, situation.scenario.rules, spoken())
        title = situation.scenario.title
        titled = title.get(spoken()) or next(iter(title.values()), "")
        file = shown_name(situation.key)
        if self.as_json:
            shape: dict[str, Json] = {
                "answer": said,
                "right": right,
                "solution": situation.answers.right,
                "result": _said(situation.came) if situation.came is not None else None,
                "rules": [{"rule": rule, "gloss": glosses.of(rule)} for rule in situation.rules],
                "file": file,
                "title": titled,
            }
            self.say(json.dumps(shape, ensure_ascii=False))
            return
        solution = situation.answers.right
        if right:
            self._show(phrase("Right: {solution}", solution=solution))
        elif right is None:
            self._show(phrase("It is: {solution}", solution=solution))
        else:
            self._show(phrase("Wrong. It is: {solution}", solution=solution))
        if situation.came is not None:
            self._show(_said(situation.came))
        for line in glosses.lines(situation.rules):
            self._show(line)
        self._show(f"  {titled}")
        self._show(f"  {file}")
        self._show("")

    def _ends(self) -> None:
        if self.as_json:
            self.say(json.dumps({"asked": self.asked, "right": self.right}))
        elif self.asked:
            self._show(phrase("{right} of {asked} right", right=self.right, asked=self.asked))
            due = len(self.missed.rights)
            if due:
                self._show(phrase("missed so far: {due} (judgekit quiz --missed asks them)", due=due))

    def _keep(self) -> None:
        try:
            self.missed.keep()
        except OSError as fault:
            raise UsageFault(
                f"{self.missed.path}: {reason_of(fault)}", phrase("what was missed cannot be kept")
            ) from fault

    def _show(self, line: str) -> None:
        """Say a line; on a terminal broken where words end, what is below indented."""
        if self.width is None:
            self.say(line)
            return
        indent = len(line) - len(line.lstrip())
        for row in signs.hanging(line[:indent], line[indent:], self.width):
            self.say(row)


def _said(text: Bilingual) -> str:
    return str(text.ja if spoken() == "ja" else text.en)


def quiz(connection: sqlite3.Connection | None, wanted: Wanted, *, count: int, seed: int | None, as_json: bool) -> int:
    """Ask situations, from the newest missed ones and from others by chance.

    Args:
        connection: the store, for glosses; None where there is none.
        wanted: what is to be asked.
        count: how many questions.
        seed: the same number asks the same questions, as long as nothing else was missed meanwhile.
        as_json: whether a program asks: one object for each question, each answer, and the end.

    Returns:
        0; 1 where nothing fits what is wanted.

    Raises:
        UsageFault: a path does not exist, or what was missed cannot be kept.
    """
    missed = Missed(Path(folders.missed()))
    if missed.fault:
        answering.tell(phrase("what was missed could not be read, and was laid aside: {file}", file=missed.fault))
    chosen, _own = chosen_edition(None)
    situations = Round(wanted, missed, Random(seed), chosen).situations()
    first = next(situations, None)
    if first is None:
        answering.tell(
            phrase("nothing was missed so far")
            if wanted.missed and not missed.rights
            else phrase("no situation of the scenarios fits")
        )
        return NONE_LEFT
    asking = Quiz(print, connection, missed, signs.terminal_width(), as_json=as_json)
    try:
        asking.run(_with(first, situations), typed(list), count)
    except (KeyboardInterrupt, EOFError):
        print()
    return 0


def _with(first: Situation, rest: Iterator[Situation]) -> Iterator[Situation]:
    yield first
    yield from rest


def reset(*, as_json: bool) -> int:
    """Forget what was missed.

    Raises:
        UsageFault: the file cannot be taken away.
    """
    missed = Missed(Path(folders.missed()))
    try:
        count = missed.forget()
    except OSError as fault:
        raise UsageFault(f"{missed.path}: {reason_of(fault)}", phrase("what was missed cannot be forgotten")) from fault
    print(json.dumps({"forgotten": count}) if as_json else phrase("forgotten: {count}", count=count))
    return 0
