"""Card text read line by line: every line one ability (110.2c); what is not understood is refused with its words."""

from __future__ import annotations

from judgekit.games.duel_masters.terms import Ability
from judgekit.games.duel_masters.text.keywords import keyword
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import straightened, without_notes


def lines_of(text: str) -> list[str]:
    """Return the abilities of a text, a line each, in one spelling; reminder text in brackets is left out (205.2a)."""
    found = []
    for written in text.splitlines():
        line = without_notes(straightened(written)).strip().lstrip("■▼ ").strip().removesuffix("。")
        if line:
            found.append(line)
    return found


def read_text(text: str, _spell: bool) -> tuple[Ability, ...]:
    """Return the abilities of a card text.

    Args:
        text: as the card prints it, with or without ■.
        _spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: words of it are not understood.
    """
    found: list[Ability] = []
    for line in lines_of(text):
        ability = keyword(line)
        if ability is None:
            raise CardTextNotUnderstood(f"not understood: {line!r}", line, text)
        found.append(ability)
    return tuple(found)
