"""What scenarios ask of a player: life, cards in zones, counters, devotion, with the rules that decided it."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.player_rules import hand_size_effects, hand_size_of
from judgekit.games.mtg.meaning.amounts import devotion
from judgekit.games.mtg.multiplayer.vanguard import hand_size_rules
from judgekit.games.mtg.scene.queries.variants import NONE, PLAYER, life_rules
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Player
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.type_lines import PERMANENT_TYPES
from judgekit.table.adapter import Bag, Finding, Misfit


def player_value(position: MtgPosition, id: str, key: str) -> Finding:
    """Return a property of a player, with the rules that decided it.

    Args:
        position: where.
        id: the player.
        key: "life", "hand", "devotion.red" … (`_PROPERTIES` and what variants add).
    """
    record = position.players.get(id)
    if record is None:
        raise Misfit(
            phrase("there is no player {id!r}", id=id),
            (),
            nearest(id, position.players),
        )
    if key.startswith("devotion"):
        return _devotion(position, id, key)
    if key.startswith(_PERMANENTS_THAT_ARE):
        return _permanents_that_are(position, id, key.removeprefix(_PERMANENTS_THAT_ARE))
    if key == "life":
        return Finding(record.life, life_rules(position, id))
    if key == "hand-size":
        size = hand_size_of(position, id)
        effects = hand_size_effects(position, id)
        return Finding(NONE if size is None else size, ("402.2", *effects, *hand_size_rules(position, id)))
    if key in PLAYER:
        return PLAYER[key](position, id)
    if key not in _PROPERTIES:
        known = (*_PROPERTIES, *PLAYER, "battlefield.creature", "devotion.red", "hand-size", "life", "cites")
        raise Misfit(phrase("unknown property {key!r} of a player", key=key), (), nearest(key, known))
    return Finding(_PROPERTIES[key](position, record))


_PERMANENTS_THAT_ARE = "battlefield."
"""Begins what asks for some of the permanents that a player controls: `battlefield.creature`, `battlefield.Meadow Cub`."""


def _permanents_that_are(position: MtgPosition, id: str, word: str) -> Finding:
    """Return the permanents of a card type, of a name, or the tokens that a player controls (110.1, 110.4)."""
    view = view_of(position)
    mine = view.controlled(id)
    if word == "token":
        return Finding(frozenset(record.id for record in mine if record.kind == "token"), ("111.1",))
    if word in PERMANENT_TYPES:
        return Finding(frozenset(record.id for record in mine if word in view.of(record.id).types), ("110.4",))
    names = {*position.cards, *(name for record in view.permanents() if (name := view.of(record.id).name))}
    if word not in names and not _names_tokens(position, id, word):
        known = ("token", *sorted(PERMANENT_TYPES), *sorted(names))
        raise Misfit(phrase("no card type, and no name of a card: {word!r}", word=word), (), nearest(word, known))
    return Finding(frozenset(record.id for record in mine if view.of(record.id).name == word), ("201.2",))


def _names_tokens(position: MtgPosition, id: str, word: str) -> bool:
    """Tell whether a word is what the books call unnamed tokens of some subtypes (111.4), of which no permanent has these.

    Where some have them under another name, the word may mean the subtypes as well.
    """
    subtypes = frozenset(word.removesuffix(" Token").split())
    view = view_of(position)
    others = (record.id for record in view.controlled(id) if subtypes <= view.of(record.id).subtypes)
    return subtypes <= CORRELATED.keys() and not any(others)


def _zone(name: str) -> Callable[[MtgPosition, Player], list[str]]:
    return lambda position, player: list(position.zones.get(f"{name}/{player.id}", ()))


def _lost(position: MtgPosition, player: Player) -> bool:
    drawn = player.id in position.facts.get("drawn", ())
    return (player.lost and not drawn) or (position.outcome is not None and player.id in position.outcome.losers)


def _won(position: MtgPosition, player: Player) -> bool:
    return position.outcome is not None and player.id in position.outcome.winners


def _exiled(position: MtgPosition, player: Player) -> frozenset[str]:
    return frozenset(id for id in position.zones.get("exile", ()) if position.objects[id].owner == player.id)


def _controlled(position: MtgPosition, player: Player) -> frozenset[str]:
    return frozenset(record.id for record in view_of(position).controlled(player.id))


def _known_card(place: int) -> Callable[[MtgPosition, Player], str]:
    """Return what names the card on the top or bottom of a library, where anybody can know it (701.20a)."""

    def find(position: MtgPosition, player: Player) -> str:
        library = position.zones.get(f"library/{player.id}", ())
        if not library:
            return NONE
        random = set(dict(position.facts.get("shuffled", ())).get(player.id, ())).intersection(library)
        if library[place] in random and len(random) > 1:
            raise Misfit(
                phrase("nobody knows which card of {id}'s library is there", id=player.id),
                (),
                phrase("it was shuffled (701.20a)"),
            )
        found: str = library[place]
        return found

    return find


_PROPERTIES: dict[str, Callable[[MtgPosition, Player], object]] = {
    "hand": lambda position, player: frozenset(position.zones.get(f"hand/{player.id}", ())),
    "library": _zone("library"),
    "graveyard": _zone("graveyard"),
    "library-top": _known_card(0),
    "library-bottom": _known_card(-1),
    "exile": _exiled,
    "battlefield": _controlled,
    "pool": lambda _position, player: Bag(f"{{{mana.type}}}" for mana in player.pool),
    "counters": lambda _position, player: dict(player.counters),
    "poison": lambda _position, player: player.count("poison"),
    "energy": lambda _position, player: player.count("energy"),
    "commander-damage": lambda position, player: {
        id: dealt for (who, id), dealt in position.facts.get("commander_damage", ()) if who == player.id
    },
    "lost": _lost,
    "won": _won,
    "drawn": lambda position, player: player.id in position.facts.get("drawn", ()),
    "lands-played": lambda _position, player: player.lands_played,
    "monarch": lambda position, player: position.facts.get("monarch") == player.id,
    "initiative": lambda position, player: position.facts.get("initiative") == player.id,
    "blessed": lambda position, player: player.id in position.facts.get("blessed", ()),
    "speed": lambda position, player: dict(position.facts.get("speeds", ())).get(player.id, NONE),
    "team": lambda _position, player: player.team or NONE,
}


def _devotion(position: MtgPosition, player: str, key: str) -> Finding:
    colors = [word for word in key.replace("-to-", ".").split(".")[1:] if word != "and"]
    view = view_of(position)
    with view.noting() as noted:
        value = devotion(view, player, colors)
    return Finding(value, tuple(dict.fromkeys(noted)))
