"""608.2, 109.5: the plain words of the structured form for whom or what is meant, each with the reference that it stands for."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Reference

REFERENCES: dict[str, Reference] = {
    "this": ("this",),
    "you": ("you",),
    "opponent": ("opponent",),
    "opponents": ("opponents",),
    "players": ("players",),
    "others": ("others",),
    "any": ("any-player",),
    "any-player": ("any-player",),
    "active": ("active",),
    "defending": ("defending",),
    "attacking": ("attacking",),
    "attached": ("attached",),
    "enchanted": ("attached",),
    "equipped": ("attached",),
    "fortified": ("attached",),
    "affected": ("affected",),
    "granter": ("granter",),
    "nothing": ("nothing",),
}
"""References by word; targets and what was settled earlier have names of their own."""
