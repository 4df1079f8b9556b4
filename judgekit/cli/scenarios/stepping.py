"""`step`: the script of a scenario a step at a time, each with its whole trace; beside that everything that `play` does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgekit.cli.scenarios.playing import Player
from judgekit.core import sqlite3
from judgekit.core.json_values import Json
from judgekit.core.wording import noted, phrase
from judgekit.scenarios.explaining import decision_word, trace_lines
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.stepping import START, Walk

HELP = noted("""n, Enter  forward        b [N]  back
p         the board      l      the legal answers of the open decision
c ANSWER  choose         f [ID] the lines of play and forks, or go to one
w         where we are   q      quit
also what is said at the table, a number, why, why not, undo, save (help)""")


class Stepper(Player):
    """The commands of a walk in a plain terminal: those of `play`, with a step's trace in place of its result.

    Args:
        walk: the walk.
        say: receives each line for the user.
        lang: "en" or "ja", for what happened.
        connection: the store, for what rules say; None where there is none.
        width: columns of the terminal, None for a pipe.
    """

    def __init__(
        self,
        walk: Walk,
        say: Callable[[str], None],
        lang: str = "en",
        connection: sqlite3.Connection | None = None,
        width: int | None = None,
    ) -> None:
        super().__init__(walk, say, connection, lang, width)
        self.walk = walk

    def run(self, lines: Iterable[str]) -> None:
        """Do the commands until "q" or the end of the lines; a command that cannot be done says why and changes nothing."""
        self._begin()
        super().run(lines)

    def _begin(self) -> None:
        self._commands_told()
        self._came()

    def _commands_told(self) -> None:
        for line in phrase(HELP).splitlines():
            self._show(line)

    def _nothing_typed(self) -> None:
        self._next("")

    def _replies(self, replies: Sequence[Reply]) -> None:
        """Tell of each reply: of a line that was done as of a step, of a question as `play` does."""
        for reply in replies:
            if reply is self.play.last:
                self._came()
            else:
                super()._replies([reply])

    def _came(self) -> None:
        """Show the place where the walk stands: what led there, what happened, what is to be decided."""
        here = self.walk.here
        title = phrase(START) if here.title == START else here.told or here.title
        self._show(
            f"[{self.walk.place}] {title}" + (phrase("  (line {line})", line=here.number) if here.number else "")
        )
        for line in trace_lines(here.records, self.walk.scene, self.lang):
            self._show(f"    {line}")
        if here.message:
            self._show(f"    {here.message}")
        decision = self.walk.asked()
        if decision is not None:
            kind, by, of = decision
            kind = decision_word(kind, self.walk.scene, self.lang)
            self._show(phrase("    {by} decides: {kind}", by=by, kind=kind) + (phrase(" ({of})", of=of) if of else ""))

    def _where(self) -> None:
        self._came()

    def _undo(self, rest: str) -> None:
        self.walk.back(int(rest[:4]) if rest else 1)
        self._came()

    def _help(self, rest: str) -> None:
        self._commands_told()
        super()._help(rest)


def as_plain(value: object) -> Json:
    """Return a value of the engine as plain data; what is none is told in words."""
    if isinstance(value, dict):
        return {str(key): as_plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [as_plain(inner) for inner in value]
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)
