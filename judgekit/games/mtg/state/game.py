"""Magic: its game object, the types of its positions, and how a position is read.

The facts of a position are declared in `facts`; `light_facts` name those on which nothing derived depends.
"""

from __future__ import annotations

from judgekit.engine import Game
from judgekit.games.mtg.state import objects
from judgekit.games.mtg.state.objects import Known, Object, Ref
from judgekit.games.mtg.state.position import MtgDraft as MtgDraft
from judgekit.games.mtg.state.position import MtgPosition as MtgPosition
from judgekit.games.mtg.terms import records as terms
from judgekit.games.mtg.terms import type_lines

GAME = Game(
    "mtg",
    edition="mtg@20210922",
    found_at="judgekit.games.mtg.editions.played:edition_of",
    ordered_zones=("library", "graveyard", "stack"),
    light_facts=(
        "priority",
        "clock",
        "passed",
        "known",
        "frames",
        "kept",
        "proposal",
        "assigned",
        "pause",
        "first_damage",
        "extra_steps",
        "no_combat_steps",
        "combatants",
        "performed",
    ),
    stamps=("timestamp", "clock"),
    sorted_facts=("combatants", "attacked_players", "held"),
    unread_orders=("graveyard",),
    replacement_choice_rules=("616.1", "616.1d", "616.1e"),
    records=(
        objects.Announcement,
        objects.Frame,
        objects.Object,
        objects.Mana,
        objects.Player,
        objects.Lasting,
        objects.Waiting,
        objects.Known,
        terms.Test,
        terms.Filter,
        terms.TargetWord,
        terms.Action,
        terms.Cost,
        terms.Pattern,
        terms.Modification,
        terms.Mode,
        terms.Ability,
        type_lines.TypeLine,
        terms.Card,
    ),
)

Reasons = tuple[str, ...]
"""The rules by which something cannot be done; none where it can."""


def alive(position: MtgPosition) -> tuple[str, ...]:
    """Return the players still in the game, in seating order."""
    return tuple(id for id, player in position.players.items() if not player.lost)


def turn_order(position: MtgPosition) -> tuple[str, ...]:
    """Return the players still in the game in turn order, the active player first (101.4: APNAP order).

    Where teams share their turns it is the order of the teams, the active one first (805.6).
    """
    players = position.players
    seats = list(players)
    active = position.facts.get("active", seats[0])
    if active != seats[0]:
        start = seats.index(active)
        seats = seats[start:] + seats[:start]
    if position.facts.get("shared_turns"):
        teams = list(dict.fromkeys(players[id].team for id in seats))
        seats.sort(key=lambda id: teams.index(players[id].team))
    return tuple([id for id in seats if not players[id].lost])


def first_in_turn_order(position: MtgPosition) -> str:
    """Return the first of the players in turn order: the active one while still in the game (101.4)."""
    facts = position.facts
    active: str | None = facts.get("active")
    if active is None or facts.get("shared_turns") or position.players[active].lost:
        return turn_order(position)[0]
    return active


def sharing_turns(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the players who share a player's turns and priority: the team under shared team turns (805.4), else the player."""
    if not position.facts.get("shared_turns"):
        return (player,)
    return _teammates(position, player)


def sharing_life(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the players who share a life total with a player: the team in Two-Headed Giant (810.4), else only the player."""
    if not position.facts.get("shared_life"):
        return (player,)
    return _teammates(position, player)


def _teammates(position: MtgPosition, player: str) -> tuple[str, ...]:
    team = position.players[player].team
    return tuple(id for id, one in position.players.items() if id == player or (one.team == team and not one.lost))


def active_players(position: MtgPosition) -> tuple[str, ...]:
    """Return the active player, or all players of the active team where turns are shared (102.1, 805.4a)."""
    return sharing_turns(position, position.facts["active"])


def opponents(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the opponents of a player, in turn order (102.2, 102.3)."""
    team = position.players[player].team
    return tuple(
        id for id in turn_order(position) if id != player and (team is None or position.players[id].team != team)
    )


def present(position: MtgPosition, ref: Ref) -> Object | None:
    """Return the record of an object if it is still that object (400.7), None otherwise."""
    record = position.objects.get(ref[0])
    return record if record is not None and record.number == ref[1] else None


def last_seen(position: MtgPosition, ref: Ref) -> Known | None:
    """Return the last known information about an object that has left its zone (608.2h); None if nothing was kept."""
    remembered: tuple[Known, ...] = position.facts.get("known", ())
    for known in remembered[::-1]:
        if known.object.ref == ref:
            return known
    return None


def editions_of(position: MtgPosition) -> tuple[str, ...]:
    """Return the edition played, and the one whose numbers it shares for rules that the base edition has not."""
    shared: str = getattr(position.game, "shares", "")
    return (position.game.edition, shared) if shared else (position.game.edition,)


def stated_in(position: MtgPosition, *rules: str) -> tuple[str, ...]:
    """Return those of some rules, cited by the ids of their editions, that the edition played has.

    What one rule said before stands in several of a later book: there each decides for itself.
    """
    return tuple(rule for rule in rules if rule.startswith(f"{position.game.edition}:"))


def next_timestamp(draft: MtgDraft) -> int:
    """Give out the next timestamp (613.7)."""
    clock: int = draft.facts.get("clock", 0) + 1
    draft.set(clock=clock)
    return clock
