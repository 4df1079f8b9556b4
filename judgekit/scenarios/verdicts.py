"""Verdicts and reports: what became of a scenario, in the words of the format, for people and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from judgekit.core.data_classes import dataclass, field
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import cast
from judgekit.core.wording import noted, phrase
from judgekit.engine import Record

TYPE_CHECKING = False  # typing costs more to import than a verdict
if TYPE_CHECKING:
    from typing import Literal

    Verdict = Literal[
        "pass",
        "fail",
        "unscripted",
        "not-understood",
        "unsupported",
        "illegal-state",
        "unused-answer",
        "malformed",
        "timeout",
    ]
else:
    Verdict = str

VERDICT_WORDS = (
    noted("pass"),
    noted("fail"),
    noted("unscripted"),
    noted("not-understood"),
    noted("unsupported"),
    noted("illegal-state"),
    noted("unused-answer"),
    noted("malformed"),
    noted("timeout"),
)
"""Verdicts as messages, for the catalogue."""

VERDICTS = cast("tuple[Verdict, ...]", VERDICT_WORDS)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What became of one line of play.

    Attributes:
        verdict: the verdict.
        message: why, empty for a pass; the first line says it all.
        step: number of the step at which it stopped, from 1; 0 when none.
        line: line of the file; 0 when none.
        expected: for a fail: what was expected.
        found: for a fail: what was found.
        window: for a fail: the records of the step.
        rules: for a fail: the rules by which what was found is so, where they are known.
        depends: of an open decision of which every answer was tried: the lines of the message that say what depends on it.
    """

    verdict: Verdict
    message: str = ""
    step: int = 0
    line: int = 0
    expected: str = ""
    found: str = ""
    window: tuple[Record, ...] = ()
    rules: tuple[str, ...] = ()
    depends: str = ""


class Difference(NamedTuple):
    """Why a scenario that was written for another edition does not pass by this one.

    Attributes:
        rule: the rule of this edition behind it.
        reason: what it says otherwise, or what of it has no code.
    """

    rule: str
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a scenario file.

    Attributes:
        file: the file as it was given.
        id: the scenario's id.
        base: the base line.
        forks: the forks by id.
        cited: qualified numbers of every rule that some trace cites, in order.
        book: book id.
        example: the worked example it runs, or None.
        ignored: what cards declare as left out on purpose.
        filed: the file of each card that comes from a card file.
        game: whose words tell what happened; empty where the file could not be read.
        difference: the known difference between editions that explains why it does not pass, or None.
        read: the state of every file that was read for it, where somebody noted that; no part of what became of the scenario.
        loaded: the rooms of our code of which a module was loaded once it was played, where somebody noted that; likewise.
    """

    file: str
    id: str
    base: Ruling
    forks: tuple[tuple[str, Ruling], ...] = ()
    cited: tuple[str, ...] = ()
    book: str = ""
    example: str | None = None
    ignored: tuple[str, ...] = ()
    filed: tuple[tuple[str, str], ...] = ()
    game: str = ""
    difference: Difference | None = None
    read: tuple[str, ...] = field(default=(), compare=False)
    loaded: tuple[str, ...] = field(default=(), compare=False)

    @property
    def verdict(self) -> Verdict:
        """Return the verdict of the file: that of its base line, or of the first fork that does not pass."""
        return self.worst.verdict

    @property
    def worst(self) -> Ruling:
        """Return the ruling that decides about the file."""
        return next(
            (ruling for ruling in (self.base, *(ruling for _, ruling in self.forks)) if ruling.verdict != "pass"),
            self.base,
        )

    @property
    def message(self) -> str:
        """Return why the file does not pass, with the fork's id where it is a fork."""
        if self.base.verdict != "pass":
            return self.base.message
        for id, ruling in self.forks:
            if ruling.verdict != "pass":
                return phrase("fork {id}: {message}", id=id, message=ruling.message)
        return ""

    def to_json(self) -> dict[str, Json]:
        """Return the result as in `check --json`."""
        worst = self.worst
        return {
            "file": self.file,
            "id": self.id,
            "verdict": self.verdict,
            "message": self.message,
            "at": {"step": worst.step, "line": worst.line},
            "forks": [{"id": id, "verdict": ruling.verdict, "message": ruling.message} for id, ruling in self.forks],
            "cited": list(self.cited),
            **({"cards_from": dict(self.filed)} if self.filed else {}),
            **({"difference": self.difference._asdict()} if self.difference is not None else {}),
        }


@dataclass(slots=True)
class Report:
    """What became of many scenario files.

    Attributes:
        results: in the order of the files.
    """

    results: list[Result] = field(default_factory=list)

    def summary(self) -> dict[str, int]:
        """Return how many files have each verdict; every verdict is listed."""
        counts = Counter(result.verdict for result in self.results)
        return {verdict: counts.get(verdict, 0) for verdict in VERDICTS}

    @property
    def holds(self) -> bool:
        """Tell whether every file passes, or is known to end otherwise by the edition that was asked for."""
        return bool(self.results) and all(
            result.verdict == "pass" or result.difference is not None for result in self.results
        )

    def to_json(self) -> dict[str, Json]:
        """Return the report as in `check --json`."""
        return {"results": [result.to_json() for result in self.results], "summary": self.summary()}


def cited_rules(records: Iterable[Record], book: str) -> Sequence[str]:
    """Return the rules that records cite, qualified with their book, each once, in order."""
    return list(dict.fromkeys(qualified(number, book) for record in records for number in record.rules))


def qualified(number: str, book: str) -> str:
    """Return a rule number with its book; one that says of which edition it is stays."""
    return number if ":" in number else f"{book}:{number}"
