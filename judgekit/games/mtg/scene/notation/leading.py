"""What leads to what in a trace of Magic, by the names of its records: by it an answer names the rules that decide it."""

from __future__ import annotations

from collections.abc import Mapping

_DEALT = ("combat-damage", "decision:assign-damage", "damage")
"""What leads to damage in a fight: in which of its steps it is dealt (510.4), how it was assigned (510.1c)."""

LED: Mapping[str, tuple[str, ...]] = {
    "mark-damage": _DEALT,
    "lose-life": _DEALT,
    "gain-life": _DEALT,
    "put-trigger": ("triggers-in-turn-order!", "triggered"),
}
"""By what happens, what came before it and says how."""

ACTING = frozenset(
    ("resolve", "triggered", "put-trigger", "no-legal-targets", "illegal-targets", "new-targets", "effect")
)
"""What is noted of something that acts and by which what comes of that is so."""

BESIDE = {
    "move": ("506.4", "506.4c", "509.1h"),
    "resolve": ("605.3b", "608.1", "608.2b"),
    "decision": ("601.2", "601.3"),
    "replaced": ("614.5",),
}
"""What is cited of what leaves for its leaving combat too, of what resolves for how all do, of priority for what it is
for, of what was replaced for that this is done once."""

DECLARING = frozenset(
    (
        *("decision", "attack", "block", "tap", "stays-untapped", "targets", "becomes-target", "pay-mana", "pay"),
        *("proposal", "total-cost", "mana-abilities", "cast", "activate", "announce"),
    )
)
"""What is only announced, declared or paid."""

OWN_RULES = (("702.",), ("113.", "400.7", "603.10", "603.4", "603.6", "608."))
"""How the rules of keyword abilities begin, and those of how every ability triggers, resolves and finds what it is about."""

OVERARCHING = frozenset(("115.2", "119.3", "400.7d", "603.6a", "608.2c", "609.2", "613.8a", "613.9", "614.17"))
"""Rules of how all of a kind work, which decide nothing where another one is told."""
