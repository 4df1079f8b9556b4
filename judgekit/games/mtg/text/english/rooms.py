"""309.4: the rooms of a dungeon card: each line is a room with its name, its ability, and the rooms its arrows lead to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judgekit.core.wording import phrase
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.faults import CardTextNotUnderstood

_ROOM = re.compile(
    r"\s*(?P<name>[^—―–]+?)\s+[—―–]+\s+(?P<effect>.+?)\s*"
    r"(?:[(（](?:Leads to:\s*|行き先[：:]\s*)(?P<to>[^()（）]+)[)）])?\s*",
    re.I,
)
"""A room: its name, a dash, its effect, and in parentheses where its arrows lead; a bottommost room has none (309.4c, 309.5a)."""


def rooms_of(text: str, read: Callable[[str], list[tuple[str, list[Term]]]]) -> Iterator[tuple[str, list[Term]]]:
    """Yield the rooms of a dungeon, each as written and as a structured term.

    Args:
        text: the text of the card, a room a line, the topmost first.
        read: reads the effect of a room as instructions.

    Raises:
        CardTextNotUnderstood: a line is no room, or its words are not understood.
    """
    for written in filter(None, map(str.strip, text.splitlines())):
        room = _ROOM.fullmatch(written)
        lines = read(room["effect"]) if room is not None else []
        terms = [term for _, some in lines for term in some]
        if room is None or len(terms) != 1 or set(terms[0]) != {"spell"}:
            raise CardTextNotUnderstood(
                phrase("not understood: no room of a dungeon: {written!r}", written=written), written, written
            )
        to = [name.strip() for name in re.split("[,、]", room["to"] or "") if name.strip()]
        yield written, [{"room": room["name"], **({"leads-to": to} if to else {}), **terms[0]["spell"]}]
