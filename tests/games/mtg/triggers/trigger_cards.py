"""Our own cards whose abilities trigger: every kind of trigger comes up with them in random play."""

from __future__ import annotations

from typing import Any


def _creature(cost: str, pt: str, *abilities: Any, types: str = "Creature - Human") -> dict[str, Any]:
    return {"cost": cost, "types": types, "pt": pt, "abilities": list(abilities)}


def _when(event: Any, *do: Any, **more: Any) -> dict[str, Any]:
    return {"triggered": {"when": [event], "do": list(do), **more}}


_A_CREATURE = {"id": "t", "is": {"type": "creature"}}
_THEIR_CREATURE = {"id": "t", "is": {"type": "creature", "controller": "opponent"}}
_LATER = {"when": [{"begins": "end"}], "do": [{"return": "t", "to": "hand"}]}

TRIGGER_CARDS: dict[str, Any] = {
    "Forest": {"types": "Basic Land - Forest"},
    "Mountain": {"types": "Basic Land - Mountain"},
    "Widow": _creature(
        "{R}",
        "1/1",
        _when({"event": "dies", "object": {"type": "creature"}}, {"lose-life": "opponents", "amount": "1"}),
    ),
    "Herald": _creature(
        "{G}",
        "1/1",
        _when(
            {"event": "enters", "object": {"type": "creature", "other": "true"}}, {"gain-life": "you", "amount": "1"}
        ),
    ),
    "Ghoul": _creature("{1}{R}", "2/1", {"keyword": "undying"}),
    "Elfling": _creature("{1}{G}", "2/2", {"keyword": "persist"}),
    "Cat": _creature("{1}{G}", "2/3", {"keyword": "ward", "cost": "{1}"}),
    "Idol": _creature("{R}", "4/4", {"keyword": "cumulative upkeep", "cost": [{"pay-life": "1"}]}),
    "Toll": _creature("{G}", "3/3", {"keyword": "echo", "cost": "{1}{G}"}),
    "Jailer": _creature(
        "{1}{G}",
        "1/3",
        _when(
            {"event": "enters", "object": "this"},
            {"exile": "t", "until": {"leaves": "this"}},
            targets=[_THEIR_CREATURE],
        ),
    ),
    "Pond": {
        "cost": "{1}",
        "types": "Artifact",
        "abilities": [{"triggered": {"state": "you.hand = 0", "do": [{"draw": "1"}]}}],
    },
    "Bell": {
        "cost": "{1}",
        "types": "Artifact",
        "abilities": [
            _when({"event": "draw", "player": "you", "limit": "second"}, {"gain-life": "you", "amount": "1"}),
            _when(
                {"begins": "upkeep", "player": "you"},
                {"may": "you", "do": [{"sacrifice": {"choose": {"type": "creature"}}, "as": "given"}]},
                {
                    "reflexive": {
                        "triggered": {
                            "when": [{"event": "sacrifice", "player": "you"}],
                            "targets": [{"id": "t", "is": "any-target"}],
                            "do": [{"damage": "t", "amount": "given.power"}],
                        }
                    }
                },
            ),
        ],
    },
    "Wagon": {
        "cost": "{2}",
        "types": "Artifact - Vehicle",
        "pt": "4/4",
        "abilities": [
            {"keyword": "crew", "value": "2"},
            _when({"event": "attack", "object": "this"}, {"draw": "1"}),
        ],
    },
    "Sting": {
        "cost": "{R}",
        "types": "Instant",
        "abilities": [{"spell": {"targets": [_A_CREATURE], "do": [{"damage": "t", "amount": "2"}]}}],
    },
    "Sweep": {
        "cost": "{2}{R}",
        "types": "Sorcery",
        "abilities": [{"spell": {"do": [{"damage": {"all": {"type": "creature"}}, "amount": "2"}]}}],
    },
    "Visit": {
        "cost": "{G}",
        "types": "Instant",
        "abilities": [
            {
                "spell": {
                    "targets": [_A_CREATURE],
                    "do": [
                        {"modify": "t", "with": [{"pt": "+2/+2"}], "until": "end-of-turn"},
                        {"delayed": {"triggered": _LATER}},
                    ],
                }
            }
        ],
    },
    "Cry": {
        "cost": "{R}",
        "types": "Sorcery",
        "abilities": [
            {"keyword": "haunt"},
            {"keyword": "cycling", "cost": "{1}"},
            {"spell": {"do": [{"lose-life": "opponents", "amount": "1"}]}},
            _when({"event": "cycle", "object": "this"}, {"gain-life": "you", "amount": "1"}),
            _when({"event": "dies", "object": "linked.haunted"}, {"draw": "1"}),
        ],
    },
}
"""Dying, entering, returning, upkeep, state, delayed, reflexive, until it leaves, haunting, cycling, crewing."""
