"""English card text to ability terms: the entry points.

No template reads English yet: every text is a located "not understood", and a phrase inside a structured term is none of those
asked for. Structured `abilities:` say everything that the engine can do.
"""

from __future__ import annotations

from judgekit.cards.terms import Ability, Card, Condition, Cost, Filter, Pattern, Reference
from judgekit.cards.type_lines import TypeLine
from judgekit.core.errors import JudgekitError


class CardTextNotUnderstood(JudgekitError):
    """Card text with words that no template understands.

    Attributes:
        words: the words at fault.
        text: the whole sentence.
        path: where in the data it stands.
    """

    def __init__(self, message: str, words: str = "", text: str = "", path: tuple[str | int, ...] = ()) -> None:
        super().__init__(message)
        self.words = words
        self.text = text
        self.path = path


def read_card_text(text: str, _name: str, _line: TypeLine, path: tuple[str | int, ...] = ()) -> tuple[Ability, ...]:
    """Read the rules text of a card, one ability per line."""
    raise CardTextNotUnderstood(f"not understood: {text}", text, text, path)


def read_text(text: str) -> tuple[Ability, ...]:
    """Read rules text that stands in quotation marks or in a structured term."""
    raise CardTextNotUnderstood(f"not understood: {text}", text, text)


def reads_as_filter(_text: str) -> Filter | None:
    """Return the filter that a noun phrase means, None where it is none."""
    return None


def reads_as_reference(_text: str) -> Reference | None:
    """Return what a noun phrase means, None where it is none."""
    return None


def reads_as_condition(_text: str) -> Condition | None:
    """Return the condition that a clause means, None where it is none."""
    return None


def reads_as_pattern(_text: str) -> Pattern | None:
    """Return the event that a clause means, None where it is none."""
    return None


def reads_as_cost(_text: str) -> Cost | None:
    """Return the cost that a text means, None where it is none."""
    return None


def reads_as_keyword(_text: str) -> Ability | None:
    """Return the keyword ability with its value that a text means, None where it is none."""
    return None


def reads_as_token(_text: str) -> Card | None:
    """Return the token that a phrase such as "1/1 green Saproling creature" means, None where it is none."""
    return None
