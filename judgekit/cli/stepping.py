"""`step`: walk through a scenario forward and back, look at the position and the legal answers, choose, jump to a fork."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.wording import noted, phrase
from judgekit.scenarios.explaining import decision_word, trace_lines
from judgekit.scenarios.faults import ScenarioMalformed
from judgekit.scenarios.stepping import START, Stop, Walk
from judgekit.scenarios.tree import read_tree

HELP = noted("""n, Enter  forward        b [N]  back
p         the position   l      the legal answers of the open decision
c ANSWER  choose         f [ID] the forks, or jump to one
w         where we are   q      quit""")


class Stepper:
    """The commands of a walk in a plain terminal.

    Args:
        walk: the walk.
        say: receives each line for the user.
        lang: "en" or "ja", for what happened.
    """

    def __init__(self, walk: Walk, say: Callable[[str], None], lang: str = "en") -> None:
        self.walk = walk
        self.say = say
        self.lang = lang
        self._commands: dict[str, Callable[[str], None]] = {
            "n": lambda _rest: self._show(self.walk.forward()),
            "b": lambda rest: self._show(self.walk.back(int(rest) if rest.isdecimal() else 1)),
            "p": lambda _rest: self._position(),
            "l": lambda _rest: self._legal(),
            "c": self._choose,
            "f": self._fork,
            "w": lambda _rest: self._show(self.walk.here),
            "h": lambda _rest: self.say(phrase(HELP)),
        }

    def run(self, lines: Iterable[str]) -> None:
        """Do the commands until "q" or the end of the lines; a command that cannot be done says why and changes nothing."""
        self._begin()
        for line in lines:
            name, _space, rest = line.strip().partition(" ")
            if name in ("q", "quit"):
                return
            command = self._commands.get(name[:1] or "n")
            try:
                if command is None:
                    self.say(phrase("no command {name}; h lists them", name=name[:20]))
                else:
                    command(rest.strip())
            except JudgekitError as fault:
                self.say(f"{fault}" + (f" ({fault.hint})" if fault.hint else ""))

    def _begin(self) -> None:
        self.say(phrase(HELP))
        self._show(self.walk.here)

    def _show(self, stop: Stop) -> None:
        title = phrase(START) if stop.title == START else stop.said or stop.title
        self.say(f"[{self.walk.place}] {title}" + (phrase("  (line {line})", line=stop.line) if stop.line else ""))
        for line in trace_lines(stop.records, self.walk.scene, self.lang):
            self.say(f"    {line}")
        if stop.message:
            self.say(f"    {stop.message}")
        question = self.walk.question()
        if question is not None:
            kind, by, of = question
            kind = decision_word(kind, self.walk.scene, self.lang)
            self.say(phrase("    {by} decides: {kind}", by=by, kind=kind) + (phrase(" of {of}", of=of) if of else ""))

    def _position(self) -> None:
        self.say(json.dumps(as_plain(self.walk.position()), ensure_ascii=False, indent=2))

    def _legal(self) -> None:
        answers = self.walk.legal()
        if not answers:
            self.say(phrase("    no decision is open here"))
        for answer, rules in answers:
            self.say(f"    {answer}" + (f"  [{', '.join(rules)}]" if rules else ""))

    def _choose(self, rest: str) -> None:
        if not rest:
            raise UsageFault(phrase("say what to choose"), phrase("l lists the legal answers"))
        try:
            plain = read_tree(rest).value
        except ScenarioMalformed:
            raise UsageFault(
                phrase("cannot read the answer {name!r}", name=rest[:40]), phrase("write it as in a scenario file")
            ) from None
        self._show(self.walk.choose(plain))

    def _fork(self, rest: str) -> None:
        if rest:
            self._show(self.walk.jump(rest))
        else:
            self.say(phrase("    forks: {forks}", forks=", ".join(self.walk.forks()) or phrase("none")))


def as_plain(value: object) -> Json:
    """Return a value of the engine as plain data; what is none is told in words."""
    if isinstance(value, dict):
        return {str(key): as_plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [as_plain(inner) for inner in value]
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)
