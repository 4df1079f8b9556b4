"""608.2, 109.5: the plain words of the structured form for whom or what is meant, each with the reference that it stands for."""

from __future__ import annotations

from judgekit.games.mtg.terms.events import EVENTS
from judgekit.games.mtg.terms.records import Reference
from judgekit.language.parts import Part

REFERENCES: dict[str, Reference] = {
    "this": ("this",),
    "you": ("you",),
    "opponent": ("opponent",),
    "opponents": ("opponents",),
    "players": ("players",),
    "others": ("others",),
    "any-player": ("any-player",),
    "active": ("active",),
    "monarch": ("monarch",),
    "defending": ("defending",),
    "attacking": ("attacking",),
    "attached": ("attached",),
    "enchanted": ("attached",),
    "equipped": ("attached",),
    "fortified": ("attached",),
    "paired": ("paired",),
    "affected": ("affected",),
    "granter": ("granter",),
    "asking": ("asking",),
    "nothing": ("nothing",),
}
"""References by word; targets and what was settled earlier have names of their own."""

EVENT_PARTS = frozenset(role for word in EVENTS.values() for role in word.roles)
"""What takes part in some event (603.2): `event.object`, `event.player`, `event.source`, `event.to` and the like."""


def reference_named(text: str, part: Part) -> Reference | None:
    """Return the reference that a word or dotted name means, None where it means none."""
    if text in part.names:
        return ("target", text) if not text.startswith("=") else ("made", text)
    if f"={text}" in part.names:
        return ("made", text)
    plain = REFERENCES.get(text)
    if plain is not None:
        return plain
    for word in ("controller", "owner"):
        inner = reference_named(text.removesuffix(f".{word}"), part) if text.endswith(f".{word}") else None
        if inner is not None:
            return (word, inner)
    head, dot, rest = text.partition(".")
    if dot and head == "event":
        return (head, rest) if rest in EVENT_PARTS else None
    if dot and head in ("chosen", "linked", "paid", "made"):
        return (head, rest)
    return None
