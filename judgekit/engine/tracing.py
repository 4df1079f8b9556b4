"""The trace: what happened, to what, before and after, who decided among what, and the rules that decided it."""

from __future__ import annotations

from judgekit.core.typed import Any

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.engine.events import Event
    from judgekit.engine.questions import Question


REWOUND = "rewound"
"""What the record of an illegal action says that was taken back: the game is as it was before somebody began it."""


class Record:
    """One line of a trace.

    Attributes:
        what: name of what happened: an event kind, "decision", "replaced", or a word of the game ("step", "resolve").
        of: id of the object or player it happened to, or None.
        by: id of the player who decided or of the object that caused it, or None.
        rules: numbers of the rules that decided it, in the order in which they did.
        changes: (what, before, after) for every value that changed.
        details: further facts, by name; "overruled" are rules that would decide it but for those that did, such as "can't".
        event: the event, where it is one.
        batch: number of the set of simultaneous events it belongs to, 0 where it is no event.
        question: for a decision, the question; `question.options` lists what there was to choose among.
        choice: for a decision, the answer given.
        times: how often it happened just so; more than once only where the rounds of a long loop were reckoned.
    """

    __slots__ = ("batch", "by", "changes", "choice", "details", "event", "of", "question", "rules", "times", "what")

    def __init__(
        self, what: str, of: str | None = None, by: str | None = None, rules: tuple[str, ...] = (), **details: object
    ) -> None:
        self.what = what
        self.of = of
        self.by = by
        self.rules: list[str] = list(rules)
        self.changes: list[tuple[str, object, object]] = []
        self.details: dict[str, Any] = details
        self.event: Event | None = None
        self.batch = 0
        self.question: Question | None = None
        self.choice: object = None
        self.times = 1

    def twin(self) -> Record:
        """Return another record that says the same, with the same lists; what is set at one of them does not touch the other."""
        other = Record(self.what, self.of, self.by)
        other.rules, other.changes, other.details = self.rules, self.changes, self.details
        other.event, other.batch, other.times = self.event, self.batch, self.times
        other.question, other.choice = self.question, self.choice
        return other

    def __repr__(self) -> str:
        parts = [self.what]
        if self.of is not None:
            parts.append(f"of={self.of}")
        if self.by is not None:
            parts.append(f"by={self.by}")
        if self.what == "decision":
            parts.append(f"{self.details.get('kind')}={self.choice!r}")
        parts += [f"{name}: {before!r} -> {after!r}" for name, before, after in self.changes]
        parts += [f"{name}={value!r}" for name, value in self.details.items() if name != "kind"]
        return f"<{' '.join(parts)} [{', '.join(self.rules)}]>"


class Trace:
    """The records of a run, oldest first.

    Attributes:
        records: every record; the last is the one that `Draft.cite` adds to.
        batches: how many sets of simultaneous events there were so far.
    """

    __slots__ = ("batches", "records")

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.batches = 0

    def rules(self, start: int = 0) -> list[str]:
        """Return every rule cited from record number start on, each once, in order."""
        return list(dict.fromkeys(number for record in self.records[start:] for number in record.rules))
