"""608.2, 109.5: the plain words of the structured form for whom or what is meant, each with the reference that it stands for."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Reference

PLAIN_REFERENCES: dict[str, Reference] = {
    "this": ("this",),
    "it": ("this",),
    "self": ("this",),
    "~": ("this",),
    "you": ("you",),
    "opponent": ("opponent",),
    "opponents": ("opponents",),
    "each-opponent": ("opponents",),
    "each opponent": ("opponents",),
    "players": ("players",),
    "each-player": ("players",),
    "each player": ("players",),
    "others": ("others",),
    "each-other-player": ("others",),
    "any": ("any-player",),
    "any-player": ("any-player",),
    "player": ("any-player",),
    "active": ("active",),
    "active-player": ("active",),
    "defending": ("defending",),
    "defending-player": ("defending",),
    "attacking-player": ("attacking",),
    "attached": ("attached",),
    "enchanted": ("attached",),
    "equipped": ("attached",),
    "fortified": ("attached",),
    "affected": ("affected",),
    "granter": ("granter",),
    "nothing": ("nothing",),
    "none": ("nothing",),
    "chosen-player": ("chosen", "player"),
    "chosen-opponent": ("chosen", "player"),
    "the chosen player": ("chosen", "player"),
    "owner": ("owner", ("this",)),
    "controller": ("controller", ("this",)),
    "source": ("event", "source"),
    "haunted": ("linked", "haunted"),
}
"""References by word; targets and what was settled earlier have names of their own."""
