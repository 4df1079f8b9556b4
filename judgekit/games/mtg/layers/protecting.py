"""702.11, 702.16, 702.18: hexproof, protection and shroud: what keeps objects and players from being targeted or attached to."""

from __future__ import annotations

from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import GAME, MtgPosition, opponents
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.terms.records import Ability, Filter, Test
from judgekit.games.mtg.terms.symbols import COLORS

_FROM_A_PLAYER = "702.16k"

PERMANENTS_ONLY = "only permanents have protection from a player"
"""Policy: protection from a player says nothing of a player who has it; by later books it does (702.16k)."""
GAME.policies[PERMANENTS_ONLY] = True


def protected(position: MtgPosition, host: str, source: Ref, *rules: str) -> tuple[str, ...]:
    """Return the rules by which protection of an object keeps a source away, none where it does not (702.16).

    Args:
        position: the game.
        host: the object that may have protection.
        source: the object it may be protected from.
        rules: the rule of what protection does here (702.16b-702.16f).
    """
    view = view_of(position)
    if host in position.objects:
        values = view.of(host)
        found: list[tuple[Ability, Frame]] = [
            (ability, Frame(values.controller, position.objects[host].ref, ability))
            for ability in values.all_of("protection")
        ]
    else:
        found = player_keywords(position, host, "protection")
    for ability, frame in found:
        if not isinstance(ability.value, Filter):
            continue
        variant = _variant(ability.value)
        if host in position.players and _FROM_A_PLAYER in variant and position.game.policies[PERMANENTS_ONLY]:
            continue
        if passes(view, source, ability.value, frame):
            return (*rules, "702.16a", *variant)
    return ()


def _variant(quality: Filter) -> tuple[str, ...]:
    """Return the rule of protection from everything, from all colours, from a player or each of several, none for another quality.

    CR 702.16h, 702.16i, 702.16j, 702.16k.
    """
    if not quality.tests:
        return ("702.16j",)
    if quality.tests == (Test("color", COLORS),):
        return ("702.16h",)
    if all(test.what == "controller" for test in quality.tests):
        return (*(("702.16i",) if quality.get("controller") == ("opponent",) else ()), _FROM_A_PLAYER)
    return ()


def unchosen_quality(position: MtgPosition, id: str) -> tuple[str, ...]:
    """Return the rule by which protection from what was chosen does nothing: nothing was chosen for the object (607.5a)."""
    record = position.objects.get(id)
    if record is None or record.place != "battlefield":
        return ()
    asked = [
        test.value
        for ability in view_of(position).of(id).all_of("protection")
        if isinstance(ability.value, Filter)
        for test in ability.value.tests
        if test.what == "chosen"
    ]
    known = choices_of(position, record) if asked else {}
    return ("607.5a",) if any(kind not in known for kind in asked) else ()


def player_keywords(position: MtgPosition, player: str, keyword: str) -> list[tuple[Ability, Frame]]:
    """Return the keyword abilities of a name that effects give a player, each with for whom it speaks (113.10)."""
    if player not in position.players:
        return []
    found: list[tuple[Ability, Frame]] = []
    for entry in in_force(position, "static"):
        gained = [change.value for change in entry.ability.modify if change.what == "gain"]
        abilities = [one for one in gained if isinstance(one, Ability) and one.name == keyword]
        if abilities and concerns(position, entry, (player, 0)):
            found.extend((ability, entry.frame) for ability in abilities)
    return found


def shielded_player(position: MtgPosition, player: str, item: Object) -> tuple[str, ...]:
    """Return the rules by which a player cannot be the target of a spell or ability, none where the player can."""
    view = view_of(position)
    source = item.source if item.kind == "ability" and item.source is not None else item.ref
    if player_keywords(position, player, "shroud"):
        return ("702.18a",)
    if view.of(item.id).controller in opponents(position, player):
        for ability, frame in player_keywords(position, player, "hexproof"):
            if not isinstance(ability.value, Filter):
                return ("702.11c",)
            if passes(view, source, ability.value, frame):
                return ("702.11d",)
    return protected(position, player, source, "702.16b")


def shielded(position: MtgPosition, id: str, item: Object) -> tuple[str, ...]:
    """Return the rules by which an object cannot be the target of a spell or ability, none where it can.

    CR 702.16a, 702.16j.

    Args:
        position: the game.
        id: the object.
        item: the spell or ability on the stack.
    """
    if id not in position.objects:
        return ()
    view = view_of(position)
    values = view.of(id)
    source = item.source if item.kind == "ability" and item.source is not None else item.ref
    if values.has("shroud"):
        return ("702.18a",)
    if view.of(item.id).controller in opponents(position, values.controller):
        for ability in values.all_of("hexproof"):
            if not isinstance(ability.value, Filter):
                return ("702.11b",)
            if passes(view, source, ability.value, Frame(values.controller, position.objects[id].ref, ability)):
                return ("702.11d",)
    return protected(position, id, source, "702.16b")
