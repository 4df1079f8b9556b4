"""810: Two-Headed Giant: a team has one life total and one count of poison, and wins and loses as one."""

from __future__ import annotations

from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.state.game import MtgPosition, sharing_life

_AS_A_TEAM = "810.8a"
"""The rule by which a team wins and loses together."""

POISONED = 15
"""Poison counters with which a team of two loses (704.6b); each further head makes it five more (810.11)."""

MORE_FOR_A_HEAD = 5

TEAM_DEEDS = {
    "gain-life": "810.9g",
    "lose-life": "810.9h",
    "pay-life": "810.9h",
    "get-counters": "810.10c",
    "lose-game": _AS_A_TEAM,
    "win-game": _AS_A_TEAM,
    "lose-by-life": _AS_A_TEAM,
    "lose-by-poison": _AS_A_TEAM,
    "lose-by-drawing": _AS_A_TEAM,
}
"""What no player of a team can do when one of them can't, with the rule that says so."""


def team_forbidden(
    position: MtgPosition, deed: str, player: str, by: str | None = None, kind: str | None = None
) -> tuple[str, ...]:
    """Return the rules by which a player can't do something, also because a teammate can't (810.8a, 810.9g, 810.9h, 810.10c)."""
    found = forbidden(position, deed, player, by=by, kind=kind)
    if found or not position.facts.get("shared_life"):
        return found
    for mate in sharing_life(position, player):
        found = forbidden(position, deed, mate, by=by, kind=kind) if mate != player else ()
        if found:
            return (*found, TEAM_DEEDS[deed])
    return ()


def team_losses(position: MtgPosition) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return why players lose as a team: by player, the deed that something may forbid with the rules that make it lose.

    CR 810.11.
    """
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for id, player in position.players.items():
        if player.lost:
            continue
        team = sharing_life(position, id)
        reasons: dict[str, tuple[str, ...]] = {}
        if player.life <= 0:
            reasons["lose-by-life"] = ("704.6a", "810.8c", _AS_A_TEAM)
        if player.count("poison") >= POISONED + MORE_FOR_A_HEAD * (len(team) - 2):
            heads = ("810.11",) if len(team) > 2 else ()
            reasons["lose-by-poison"] = ("704.6b", "810.8d", *heads, _AS_A_TEAM)
        if any(position.players[mate].draw_failed for mate in team):
            reasons["lose-by-drawing"] = ("704.5b", "104.3c", "121.4", _AS_A_TEAM)
        if reasons:
            found[id] = reasons
    return found
