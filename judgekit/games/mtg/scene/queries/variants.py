"""801-811, 902: what scenarios ask of a player or a game that only options and variants know."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.meaning.range_of_influence import LIMITS, within
from judgekit.games.mtg.multiplayer.emperor import EMPERORS
from judgekit.games.mtg.multiplayer.turn_markers import markers_of, takers
from judgekit.games.mtg.multiplayer.vanguard import hand_to_start_with, has_vanguard
from judgekit.games.mtg.state.game import MtgPosition, alive
from judgekit.table.adapter import Finding

NONE = "none"


def _in_range(position: MtgPosition, player: str) -> Finding:
    near = within(position, player)
    rules = ("801.2", "801.2a", "801.2b", "801.2c")
    return Finding(frozenset(alive(position)) if near is None else near, rules)


def _seats_of_range(position: MtgPosition, player: str) -> Finding:
    emperors = position.facts.get(EMPERORS)
    rules = ("801.2", "801.2a", *(("809.3a", "809.6", "809.6a") if emperors is not None else ()))
    return Finding(dict(position.facts.get(LIMITS, ())).get(player, NONE), rules)


def _starting_life(position: MtgPosition, player: str) -> Finding:
    return Finding(position.players[player].starting_life, life_rules(position, player) or ("103.3",))


def _starting_hand(position: MtgPosition, player: str) -> Finding:
    rules = ("103.4", "902.5") if has_vanguard(position, player) else ("103.4",)
    return Finding(hand_to_start_with(position, player), rules)


def life_rules(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rules of a life total that a vanguard card or a team makes another one."""
    if has_vanguard(position, player):
        return ("902.4", "103.3b")
    return ("810.4", "810.9a") if position.facts.get("shared_life") else ()


PLAYER: dict[str, Callable[[MtgPosition, str], Finding]] = {
    **dict.fromkeys(("in-range", "range", "within-range"), _in_range),
    "range-of-influence": _seats_of_range,
    "starting-life": _starting_life,
    "starting-hand-size": _starting_hand,
    "emperor": lambda position, player: Finding(player in position.facts.get(EMPERORS, ()), ("809.2",)),
}
"""What may be asked of a player."""

GAME_VALUES: dict[str, Callable[[MtgPosition], Finding]] = {
    "turn-markers": lambda position: Finding(len(markers_of(position)), ("807.4a",)),
    "turn-takers": lambda position: Finding(list(takers(position)), ("807.4", "807.4b")),
    "seating": lambda position: Finding(
        list(position.players),
        ("811.3",) if any(key == "alternating-teams" for key, _ in position.facts.get("options", ())) else ("800.5",),
    ),
}
"""What may be asked of the game."""
