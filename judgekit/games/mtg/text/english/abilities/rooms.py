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


_ONLY_INTO = re.compile(
    r"You can[’']t enter this dungeon unless you [\"“]venture into (?P<name>[^.\"”]+?)\.?[\"”]\.?", re.I
)
"""The line of a dungeon into which only its own name leads (701.49d of the book of 2026-04-17)."""

ENTERED_BY = "entered-by"
"""What the topmost room of such a dungeon keeps: that name."""


def rooms_of(text: str, read: Callable[[str], list[tuple[str, list[Term]]]]) -> Iterator[tuple[str, list[Term]]]:
    """Yield the rooms of a dungeon, each as written and as a structured term.

    Args:
        text: the text of the card, a room a line, the topmost first.
        read: reads the effect of a room as instructions.

    Raises:
        CardTextNotUnderstood: a line is no room, or its words are not understood.
    """
    lines = [line for line in map(str.strip, text.splitlines()) if line]
    alone = [found["name"] for found in map(_ONLY_INTO.fullmatch, lines) if found is not None]
    first = {ENTERED_BY: alone[0]} if len(alone) == 1 else {}
    for written in lines:
        if first and _ONLY_INTO.fullmatch(written):
            continue
        room = _ROOM.fullmatch(written)
        found = read(room["effect"]) if room is not None else []
        terms = [term for _, some in found for term in some]
        if room is None or len(terms) != 1 or set(terms[0]) != {"spell"}:
            raise CardTextNotUnderstood(
                phrase("not understood: no room of a dungeon: {written!r}", written=written), written, written
            )
        to = [name.strip() for name in re.split("[,、]", room["to"] or "") if name.strip()]
        yield written, [{"room": room["name"], **({"leads-to": to} if to else {}), **first, **terms[0]["spell"]}]
        first = {}
