"""Words of the closed lists of ability terms: each with the shape of its value, the rule it stands on, and what it says."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple


class Word(NamedTuple):
    """A word of a closed list.

    Attributes:
        takes: shape of its value: "flag", "text", "words", "number", "comparison", "reference", "player", "filter",
            "filters", "formula", "condition", "actions", "modifications", "ability", "cost", "symbols", "duration",
            "token", "pt", "counters", "pattern" …
        rule: number of the rule it stands on.
        says: what it says, one line; {} stands for its value.
    """

    takes: str
    rule: str
    says: str


class Verb(NamedTuple):
    """A word for an action.

    Attributes:
        of: what the value of the verb's own key is: "object" (what it is done to), "player" (who does it or to whom),
            "any", "amount", "symbols", "condition", "cost", "ability", "none", or another shape of `Word.takes`.
        details: further keys with the shape of their values.
        rule: number of the rule it stands on.
        says: what it says; {of}, {amount} and the names of details stand for values.
    """

    of: str
    details: dict[str, str]
    rule: str
    says: str
