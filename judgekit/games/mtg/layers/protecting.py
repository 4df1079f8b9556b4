"""702.11, 702.16, 702.18: hexproof, protection and shroud: what keeps objects and players from being targeted or attached to."""

from __future__ import annotations

from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import GAME, MtgPosition, opponents
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Filter, Reference, Test
from judgekit.games.mtg.terms.symbols import COLORS

PERMANENTS_ONLY = "only permanents have protection from a player"
"""Policy: protection from a player says nothing of a player who has it; by later books it does (702.16k)."""
GAME.policies[PERMANENTS_ONLY] = True


def protected(position: MtgPosition, host: str, source: Ref, *rules: str, staying: bool = False) -> tuple[str, ...]:
    """Return the rules by which protection of an object keeps a source away, none where it does not (702.16).

    Args:
        position: the game.
        host: the object that may have protection.
        source: the object it may be protected from.
        rules: the rule of what protection does here (702.16b-702.16f).
        staying: the source is attached to it already, and some protection does not remove it (702.16n, 702.16p).
    """
    view = view_of(position)
    for ability, frame, since in _protections(position, host):
        if not isinstance(ability.value, Filter) or (staying and _leaves_alone(view, source, ability, since)):
            continue
        if host in position.players and _from_a_player(ability.value) and position.game.policies[PERMANENTS_ONLY]:
            continue
        if passes(view, source, ability.value, frame):
            return (*rules, "702.16a", *_variant(ability.value))
    return ()


def _protections(position: MtgPosition, host: str) -> list[tuple[Ability, Frame, int]]:
    """Return the abilities of protection of an object or player, each with for whom it speaks and the timestamp it has."""
    if host not in position.objects:
        return [(ability, frame, 0) for ability, frame in player_keywords(position, host, "protection")]
    values = view_of(position).of(host)
    return [
        (had.ability, Frame(values.controller, position.objects[host].ref, had.ability), had.timestamp)
        for had in values.abilities
        if had.ability.name == "protection" and had.ability.kind == "keyword"
    ]


def _leaves_alone(view: View, source: Ref, ability: Ability, since: int) -> bool:
    """Tell whether protection does not remove something that is attached: the effect that gives it says so.

    CR 702.16n, 702.16p.

    Args:
        view: the game.
        source: what is attached.
        ability: the protection.
        since: since when it is there.
    """
    kept: Reference | None = ability.get("keeps")
    if kept is None:
        return False
    if kept[0] == "granter":
        return kept[1:] == (source,)
    values, record = view.of(source[0]), view.position.objects[source[0]]
    if kept[0] == "auras":
        return "Aura" in values.subtypes
    granter = kept[1][1]
    yours = values.controller == view.of(granter[0]).controller
    return yours and bool({"Aura", "Equipment"} & values.subtypes) and record.timestamp <= since


def left_alone(position: MtgPosition, host: str, source: Ref) -> tuple[str, ...]:
    """Return the rules by which something stays attached to what has protection from it, none where nothing needs saying."""
    view = view_of(position)
    for ability, frame, since in _protections(position, host):
        if not isinstance(ability.value, Filter) or not passes(view, source, ability.value, frame):
            continue
        if _leaves_alone(view, source, ability, since):
            return ("702.16p",) if ability.get("keeps")[0] == "controller" else ("702.16n",)
    return ()


def _variant(quality: Filter) -> tuple[str, ...]:
    """Return the rule of protection from everything, from all colours, from a player or each of several, none for another quality.

    CR 702.16h, 702.16i, 702.16j, 702.16k.
    """
    if not quality.tests:
        return ("702.16j",)
    if quality.tests == (Test("color", COLORS),):
        return ("702.16h",)
    if _from_a_player(quality):
        return (*(("702.16i",) if quality.get("controller") == ("opponent",) else ()), "702.16k")
    return ()


def _from_a_player(quality: Filter) -> bool:
    """Tell whether it is protection from what certain players control, of whatever quality (702.16k)."""
    return bool(quality.tests) and all(test.what == "controller" for test in quality.tests)


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

    Shroud, hexproof and protection speak of permanents: a spell on the stack or a card in a graveyard that has one may be chosen.
    CR 113.6, 702.16a, 702.16j.

    Args:
        position: the game.
        id: the object.
        item: the spell or ability on the stack.
    """
    record = position.objects.get(id)
    if record is None or record.place != BATTLEFIELD:
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
            if passes(view, source, ability.value, Frame(values.controller, record.ref, ability)):
                return ("702.11d",)
    return protected(position, id, source, "702.16b")
