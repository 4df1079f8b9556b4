"""What scenarios ask and expect: tables from keys to findings about objects, players, cards and the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.objects import Ref, Zones
from judgekit.mechanics.unknown_cards import known_order, on_known_place
from judgekit.table.adapter import Called, Finding, Misfit, NoSuchProperty, Plain
from judgekit.table.what_is_meant import what_is_meant

NONE = "none"
"""How a scenario names that nothing is there."""

Record = Plain
"""A record of the game: an object, a player or a card definition."""

ObjectQuery = Callable[[AnyPosition, Record], Finding]
PlayerQuery = Callable[[AnyPosition, str], Finding]
CardQuery = Callable[[Record], Finding]
GameQuery = Callable[[AnyPosition], Finding]


def field(name: str, *rules: str) -> ObjectQuery:
    """Return a query for a field of a record."""
    return lambda _position, record: Finding(getattr(record, name), rules)


def fact(name: str, default: Plain = None) -> GameQuery:
    """Return a query for a fact of a position."""
    return lambda position: Finding(position.facts.get(name, default))


def zone(key: str) -> GameQuery:
    """Return a query for what is in a shared zone."""
    return lambda position: Finding(frozenset(position.zones.get(key, ())))


def own_zone(name: str, ordered: bool = False, counted: Callable[[Record], bool] | None = None) -> PlayerQuery:
    """Return a query for what is in a player's zone, in its order where that is asked; `counted` tells what counts there."""
    gather = list if ordered else frozenset

    def query(position: AnyPosition, player: str) -> Finding:
        key = f"{name}/{player}"
        ids = known_order(position, key) if ordered else position.zones.get(key, ())
        return Finding(gather(id for id in ids if counted is None or counted(position.objects[id])))

    return query


def place_in_deck(*decks: str) -> ObjectQuery:
    """Return a query for where in its deck a card lies: the top, the bottom, a number; `decks` are names of such zones."""

    def query(position: AnyPosition, record: Record) -> Finding:
        if record.place not in decks:
            return Finding(NONE)
        known = on_known_place(position, record.zone, record.id)
        ids = position.zones[record.zone] if known else known_order(position, record.zone)
        place = ids.index(record.id)
        words = ["top"] * (place == 0) + ["bottom"] * (place == len(ids) - 1) + [str(place + 1)]
        return Finding(Called(*words))

    return query


def player_field(name: str) -> PlayerQuery:
    """Return a query for a field of a player's record."""
    return lambda position, player: Finding(getattr(position.players[player], name))


def described(
    information: Callable[[AnyPosition, str], Record], read: Callable[[Record], object], *rules: str
) -> ObjectQuery:
    """Return a query for what an object is like now.

    Args:
        information: what is known of an object; its `rules` are cited too.
        read: takes what is asked from it.
        rules: the rules by which it is so.
    """

    def query(position: AnyPosition, record: Record) -> Finding:
        info = information(position, record.id)
        return Finding(read(info), (*info.rules, *rules))

    return query


def controlled(zone: str, controller_of: Callable[[AnyPosition, str], str]) -> PlayerQuery:
    """Return a query for what a player controls in a shared zone."""
    return lambda position, player: Finding(
        frozenset(id for id in position.zones[zone] if controller_of(position, id) == player)
    )


def object_queries(rules: Mapping[str, tuple[str, ...]]) -> dict[str, ObjectQuery]:
    """Return what is asked of the objects of every game: where they are, by the rules of that zone, whose, and which card."""
    return {
        "zone": lambda _position, record: Finding(record.place, rules.get(record.place, ())),
        **{name: field(name) for name in ("owner", "controller", "card")},
    }


def player_queries(zones: Zones, counted: Callable[[Record], bool] | None = None) -> dict[str, PlayerQuery]:
    """Return what is asked of the players of every game: what is in their zones, whether they may act, have lost or won.

    Args:
        zones: the zones of the game.
        counted: tells what counts in them, where not everything does.
    """
    return {
        **{zone: own_zone(zone, counted=counted) for zone in zones.own},
        "library-top": own_zone("library", ordered=True),
        "priority": lambda position, player: Finding(holder(position) == player),
        "lost": player_field("lost"),
        "won": player_field("won"),
    }


def shown_of(record: Record, controller: str, measures: Mapping[str, object], **facts: object) -> dict[str, object]:
    """Return what is shown of an object: its id and card, who controls it, its measures, and facts that say something."""
    said = {name.replace("_", "-"): value for name, value in facts.items() if value}
    return {"id": record.id, "card": record.card, "controller": controller, **measures, **said}


def holder(position: AnyPosition) -> str:
    """Return the player who may act now."""
    question: Question | None = position.question
    return question.by if question is not None and question.kind == "priority" else NONE


def winner(position: AnyPosition) -> str:
    """Return who won, "draw", or "going-on"."""
    if position.outcome is None:
        return "going-on"
    return next(iter(position.outcome.winners), "draw")


def name_of(position: AnyPosition, id: str) -> str:
    """Return how a scenario names an object: an ability that waits to resolve by its source."""
    record = position.objects.get(id)
    if record is not None and record.kind == "ability" and record.frame is not None:
        return str(record.frame.source[0])
    return id


def part_of(
    going_on: Callable[[AnyPosition], Record],
    part: str,
    there: Callable[[AnyPosition, Ref], bool] = lambda _position, _ref: True,
) -> GameQuery:
    """Return a query for who has a part in what goes on, as the attacker in a battle; "none" where nobody has.

    Args:
        going_on: the record of what goes on, None where nothing does.
        part: the field of that record.
        there: tells whether who has the part is still told.
    """

    def query(position: AnyPosition) -> Finding:
        ref = getattr(going_on(position), part, None)
        return Finding(ref[0] if ref is not None and there(position, ref) else NONE)

    return query


def turn_queries() -> dict[str, GameQuery]:
    """Return what is asked of every game: whose turn it is, its step and number, who may act, and who won."""
    return {
        **dict.fromkeys(("step", "phase"), fact("step")),
        "active": fact("active"),
        **dict.fromkeys(("number", "turn"), fact("number", 0)),
        "priority": lambda position: Finding(holder(position)),
        "winner": lambda position: Finding(winner(position)),
        "game": lambda position: Finding(
            "draw" if winner(position) == "draw" else "over" if position.outcome else "going-on"
        ),
    }


def game_queries(stack: str) -> dict[str, GameQuery]:
    """Return what is asked of every game whose abilities resolve from a stack.

    Args:
        stack: key of the zone in which they wait to resolve.
    """

    def bottom_up(position: AnyPosition) -> Finding:
        return Finding([name_of(position, id) for id in position.zones[stack]])

    return {
        **turn_queries(),
        **dict.fromkeys(("stack", "stack-bottom-up", stack, f"{stack}-bottom-up"), bottom_up),
        "waiting": lambda position: Finding([one.frame.source[0] for one in position.waiting]),
    }


class Queries:
    """What is asked of the positions of one game.

    Args:
        objects: properties of an object.
        players: properties of a player.
        cards: properties of a card definition ("card.Name.key").
        game: properties of the game.
        gone: tells of an id that is not there that it has been an object which the game made.

    The properties in `KNOWN_OF_ALL` can be asked of a card that nobody knows.
    """

    KNOWN_OF_ALL = ("zone", "owner", "controller")

    def __init__(
        self,
        objects: Mapping[str, ObjectQuery],
        players: Mapping[str, PlayerQuery],
        cards: Mapping[str, CardQuery],
        game: Mapping[str, GameQuery],
        gone: Callable[[str], bool] = lambda id: id.endswith("-ability") or id.startswith("token-"),
    ) -> None:
        self.objects, self.players, self.cards, self.game, self.gone = objects, players, cards, game, gone

    def object_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of an object; what has left the game is in zone "none"."""
        query = _known(self.objects, key, (key,))
        record = position.objects.get(id)
        if record is None and not self.gone(id):
            raise Misfit(phrase("there is no object {name!r}", name=id), ("object",), what_is_meant(id, position))
        if record is None or (record.zone is None and key == "zone"):
            return Finding(NONE)
        if record.card is None and record.kind == "card" and key not in self.KNOWN_OF_ALL:
            raise Misfit(phrase("{id} is unknown; nothing can be said about its {key}", id=id, key=key), (key,))
        return query(position, record)

    def player_value(self, position: AnyPosition, id: str, key: str) -> Finding:
        """Return a property of a player."""
        if id not in position.players:
            raise Misfit(
                phrase("there is no player {name!r}", name=id),
                ("player",),
                nearest(id, position.players),
            )
        return _known(self.players, key, (key,))(position, id)

    def game_value(self, position: AnyPosition, key: str) -> Finding | None:
        """Return a property of the game, None where there is no such key."""
        return self.game[key](position) if key in self.game else None

    def value(self, position: AnyPosition, path: str) -> Finding:
        """Return the value of a path: "wolf.power", "wolf.counters.shield", "A.life", "card.Name.cost", "step"."""
        head, dot, rest = path.partition(".")
        if not dot:
            return _known(self.game, path, ("value",))(position)
        if head == "card":
            name, _, key = rest.rpartition(".")
            if name not in position.cards:
                raise Misfit(phrase("there is no card {name!r}", name=name), ("value",), nearest(name, position.cards))
            return _known(self.cards, key, ("value",))(position.cards[name])
        if head in position.players:
            return self.player_value(position, head, rest)
        key, dot, kind = rest.partition(".")
        if key == "counters" and dot:
            counters = self.object_value(position, head, key)
            return Finding(counters.value.get(kind, 0), counters.rules)
        return self.object_value(position, head, rest)


QueryT = Callable[..., Finding]


def _known(table: Mapping[str, QueryT], key: str, path: tuple[str, ...]) -> QueryT:
    if key not in table:
        raise NoSuchProperty(phrase("unknown property {name!r}", name=key), path, nearest(key, (*table, "cites")))
    return table[key]


def visible_to(
    position: AnyPosition, query: Mapping[str, Plain], seen: Callable[[AnyPosition, Record], Finding]
) -> Finding:
    """Return who may see the front of a card: `{visible-to: A, of: card}` for yes or no, `{visible-to: card}` for the players.

    Args:
        position: where.
        query: the query.
        seen: the players who may see a card, and the rules by which they may.
    """
    named = str(query["visible-to"])
    asked = named in position.players
    of = query.get("of", query.get("object"))
    if asked and of is None:
        raise Misfit(phrase("what is to be seen is missing"), ("visible-to",), "{visible-to: A, of: card}")
    id = str(of) if asked else named
    if id not in position.objects:
        raise Misfit(phrase("there is no object {name!r}", name=id), ("of",) if asked else ("visible-to",))
    found = seen(position, position.objects[id])
    return Finding(named in found.value, found.rules) if asked else found


def front_of(
    zones: Zones,
    face_down: Callable[[Record], str],
    rules: Mapping[str, tuple[str, ...]],
) -> Callable[[AnyPosition, Record], Finding]:
    """Return what tells who may see the front of a card: all players, but for hands, other hidden zones and cards face down.

    Args:
        zones: the zones of the game; each player sees the own hand.
        face_down: who may look at a card that is face down.
        rules: the rules by which it is so, for "face-down", "hand", "hidden" and "open", and of another zone by its name.
    """

    def seen(position: AnyPosition, record: Record) -> Finding:
        if record.face_down:
            return Finding(frozenset((face_down(record),)), rules["face-down"])
        if record.place == "hand":
            return Finding(frozenset((record.owner,)), rules["hand"])
        hidden = record.place in zones.hidden
        why = (*rules["hidden" if hidden else "open"], *rules.get(record.place, ()))
        return Finding(frozenset(() if hidden else position.players), why)

    return seen


def describe(
    position: AnyPosition,
    zones: Zones,
    in_order: tuple[str, ...],
    player: Callable[[Record], dict[str, Plain]],
    shown: Callable[[AnyPosition, str], Plain],
) -> dict[str, Plain]:
    """Return the whole position as plain data for showing it.

    Args:
        position: the position.
        zones: the zones of the game.
        in_order: names of the zones of which only ids are shown, in their order.
        player: what is shown of a player's record.
        shown: what is shown of an object.
    """

    def listed(zone: str, key: str) -> list[Plain]:
        ids = position.zones.get(key, ())
        return list(ids) if zone in in_order else [shown(position, id) for id in ids]

    turn = {key: position.facts[key] for key in ("active", "number", "step") if key in position.facts}
    found: dict[str, Plain] = {
        "turn": {**turn, "priority": holder(position)},
        "players": {
            name: {**player(record), **{zone: listed(zone, f"{zone}/{name}") for zone in zones.own}}
            for name, record in position.players.items()
        },
        **{zone: listed(zone, zone) for zone in zones.shared},
    }
    if position.waiting:
        found["waiting"] = [waiting.frame.source[0] for waiting in position.waiting]
    return found
