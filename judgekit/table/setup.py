"""Start positions: players, zones, entries and their copies, effects in force and targets, read from the `given` of a scenario."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import Part, nearest
from judgekit.core.typed import Generic, Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Game, Position, Task
from judgekit.engine.positions import AnyPosition, Placed
from judgekit.engine.records import Fielded
from judgekit.mechanics.abilities.context import Frame, Lasting
from judgekit.mechanics.objects import Ref, Zones, refs_of
from judgekit.mechanics.terms.records import Ability, Description, Modification
from judgekit.table.adapter import IllegalState, Misfit, Plain

UNKNOWN = "unknown"
"""How a scenario names cards that nobody knows, and how their ids begin."""

ONE_OF = "one-of"
"""Key of an entry that is one of the `copies` of another one: the name by which all of them are meant."""

ENTRY_KEYS = (
    *("id", "card", "controller", "owner", "token", "copies", ONE_OF, "targets", UNKNOWN, "note", "by", "counters"),
)
"""Keys of an entry that every game has."""

CardT = TypeVar("CardT")


class Thing(Placed, Protocol):
    """A record of an object as it is set up: it can be meant."""

    @property
    def ref(self) -> Ref:
        """Return the object as one means it now."""


ObjectT = TypeVar("ObjectT", bound=Thing)
PlayerT = TypeVar("PlayerT", bound=Fielded)


class Turn(NamedTuple):
    """The turn of a start position.

    Attributes:
        part: what is given of it.
        active: whose turn it is.
        step: the step or phase, as given or the default one.
        named: the step was given.
        number: number of the turn, 0 where it is not given.
        priority: who may act, as given.
        before: what the step does by itself is still to come.
    """

    part: Part
    active: str
    step: str
    named: bool
    number: int
    priority: str | None
    before: bool


def given_player(part: Part, players: Collection[str]) -> str:
    """Return the player that a part names.

    Raises:
        TermMalformed: there is no such player; the nearest names are said.
    """
    name = part.text()
    if name not in players:
        raise part.fault(phrase("there is no player {name!r}", name=name), nearest(name, players))
    return name


class Setup(ABC, Generic[CardT, ObjectT, PlayerT]):
    """A start position while it is read; a game fulfils `record` and `made`, and adds what it reads besides.

    Args:
        cards: card definitions by name.
        given: the start as plain data.
        zones: the zones of the game.

    Attributes:
        players: records by id, in seating order.
        objects: records by id.
        in_zones: ids by zone key, in the order of listing.
        groups: ids of the copies that one entry stands for.
        places: where each object stands in the scenario.
        strict: refuse what cannot be.
        made: makes a record: id, card, owner, controller, zone.
    """

    entry_keys: tuple[str, ...] = ENTRY_KEYS
    made: Callable[..., ObjectT]

    def __init__(self, cards: dict[str, CardT], given: Part, zones: Zones) -> None:
        self.cards, self.given, self.zones = cards, given, zones
        self.players: dict[str, PlayerT] = {}
        self.objects: dict[str, ObjectT] = {}
        self.in_zones: dict[str, list[str]] = {zone: [] for zone in zones.shared}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.places: dict[str, Part] = {}
        self.strict = not given.allows("impossible")
        self._unknown = 0

    # What a game says.

    @abstractmethod
    def record(self, part: Part, id: str, zone: str, player: str | None) -> ObjectT:
        """Return the object that an entry stands for; `player` is whose zone it is listed in."""

    def unknown_record(self, id: str, zone: str, player: str) -> ObjectT:
        """Return a card that nobody knows."""
        return self.made(id, None, player, player, self.zones.key(zone, player))

    def read_unsaid(self, part: Part, name: str) -> None:
        """Read what a player has in own zones of which nothing is said: nothing, unless a game says so."""

    # Helps for it.

    def refuse(self, reason: str, rules: tuple[str, ...], part: Part) -> None:
        """Refuse a position that cannot be, unless the scenario allows it."""
        if self.strict:
            raise IllegalState(reason, rules, part.path)

    def player(self, part: Part) -> str:
        """Return the player that a part names."""
        return given_player(part, self.players)

    def first_player(self) -> str:
        """Return the player listed first."""
        return next(iter(self.players))

    def owner_and_controller(self, part: Part, player: str | None) -> tuple[str, str]:
        """Return who owns and who controls an entry: as it says, or the player in whose zone it is listed."""
        named = {key: self.player(part[key]) for key in ("controller", "owner", "by") if key in part}
        own = player or named.get("owner") or named.get("by")
        controller = named.get("controller") or own
        if controller is None:
            raise part.fault(phrase("whose is it?"), phrase("controller: a player"))
        return named.get("owner") or player or controller, controller

    def definition(self, part: Part) -> CardT:
        """Return the card that a part names."""
        name = part.text()
        if name not in self.cards:
            raise part.fault(
                phrase("there is no card {name!r}", name=name),
                nearest(name, self.cards),
            )
        return self.cards[name]

    def counters(self, part: Part, named: Callable[[str], str]) -> tuple[tuple[str, int], ...]:
        """Return the counters of an entry, by kind; `named` is the kind that a word names."""
        found: dict[str, int] = {}
        for kind in part["counters"].key_names() if "counters" in part else ():
            number = part["counters"][kind].integer()
            if number < 0:
                raise part["counters"][kind].fault(phrase("a number of counters is never negative"))
            found[named(kind)] = number
        return tuple(sorted((kind, number) for kind, number in found.items() if number))

    def ref(self, part: Part) -> Ref:
        """Return the object or player that a part names."""
        name = part.text()
        if name in self.players:
            return (name, 0)
        if name not in self.objects:
            raise part.fault(phrase("there is no object or player {name!r}", name=name))
        return self.objects[name].ref

    # Reading.

    def seats(self) -> Iterator[tuple[str, Part]]:
        """Yield the players of `given` with what is given of each; A and B where nobody is named. Each gets the own zones."""
        players = self.given.get("players")
        for name in players.key_names() if players is not None else ("A", "B"):
            part = players[name] if players is not None else Part({})
            self.in_zones.update({f"{zone}/{name}": [] for zone in self.zones.own})
            yield name, Part({}, part.path) if part.is_text and not part.text() else part

    def two_players(self, keys: Iterable[str], make: Callable[[str, Part], PlayerT], rule: str, *shared: str) -> None:
        """Read the two players, then what is in their zones and in the shared ones.

        Args:
            keys: what may be given of a player.
            make: the record of a player.
            rule: the rule by which there are two.
            shared: shared zones of which a player may list what is under the own control.
        """
        seats = dict(self.seats())
        if len(seats) != 2:
            raise (self.given.get("players") or self.given).fault(phrase("the game has two players"), rule)
        for name, part in seats.items():
            part.only(keys)
            self.players[name] = make(name, part)
        for name, part in seats.items():
            for zone in (*self.zones.own, *shared):
                if zone in part:
                    self.read_zone(part[zone], zone, name)
            self.read_unsaid(part, name)
        for zone in self.zones.shared:
            if zone in self.given:
                self.read_zone(self.given[zone], zone, None)

    def turn(self, keys: Iterable[str], steps: tuple[str, ...], default: str) -> Turn:
        """Read whose turn it is, its number and step, and who may act.

        Args:
            keys: what may be given of a turn.
            steps: the steps and phases that there are.
            default: the step where none is given.
        """
        part = self.given.get("turn") or Part({}, (*self.given.path, "turn"))
        part.only(keys)
        active = self.player(part["active"]) if "active" in part else self.first_player()
        named = part.get("step", "phase")
        step = named.text() if named is not None else default
        if step not in steps:
            raise part.fault(phrase("unknown step {name!r}", name=step), nearest(step, steps))
        number = part["number"].integer() if "number" in part else 0
        priority = self.player(part["priority"]) if "priority" in part else None
        return Turn(part, active, step, named is not None, number, priority, "before" in part)

    def read_zone(self, part: Part, zone: str, player: str | None) -> None:
        """Read the objects of a zone.

        A number stands for cards nobody knows. Of a mapping, `unknown` counts such cards and `cards` lists the others;
        any other mapping is one entry, or counts copies by card.
        """
        if part.is_text and not part.text():
            return
        if part.is_text and part.text().isdigit():
            part = Part({UNKNOWN: part.text()}, part.path)
        if part.is_mapping and UNKNOWN in part and "id" not in part:
            if "cards" in part:
                self.read_zone(part["cards"], zone, player)
            self._add_unknown(part[UNKNOWN], zone, player or self.first_player())
            return
        if part.is_mapping and not any(key in part for key in ("id", "card", "token")):
            for name in part.key_names():
                entry = {"id": name, "card": name, "copies": str(part[name].count())}
                self.read_entry(Part(entry, part.path), zone, player)
            return
        for item in part.items():
            self.read_entry(item, zone, player)

    def _add_unknown(self, number: Part, zone: str, player: str) -> None:
        for _ in range(number.count()):
            self._unknown += 1
            self.add(self.unknown_record(f"{UNKNOWN}-{self._unknown}", zone, player), number)

    def read_entry(self, part: Part, zone: str, player: str | None) -> None:
        """Read one entry of a zone: the name of a card, a card with what is said of it, or cards nobody knows."""
        if part.is_text:
            part = Part({"id": self._free(part.text()), "card": part.text()}, part.path)
        part.only(self.entry_keys)
        if UNKNOWN in part:
            self._add_unknown(part[UNKNOWN], zone, self.owner_and_controller(part, player)[1])
            return
        if "card" not in part and "token" not in part:
            raise part.fault(phrase("which card is it?"), phrase("card: a name of `cards`"))
        copies = part["copies"].count() if "copies" in part else 1
        name = part["id"].text() if "id" in part else self._free(part["card"].text() if "card" in part else "token")
        ids: tuple[str, ...] = (name,)
        if "copies" in part:
            ids = self.groups[name] = tuple(f"{name}-{number + 1}" for number in range(copies))
        if ONE_OF in part:
            alike = part[ONE_OF].text()
            self.groups[alike] = (*self.groups.get(alike, ()), name)
        for id in ids:
            self.add(self.record(part, id, zone, player), part)

    def _free(self, name: str) -> str:
        number, free = 1, name
        while free in self.objects or free in self.groups:
            number += 1
            free = f"{name}-{number}"
        return free

    def add(self, record: ObjectT, part: Part) -> None:
        """Add an object to the zone that its record names."""
        id = record.id
        if id in self.objects or id in self.players:
            raise part.fault(phrase("the id {name!r} stands here twice", name=id))
        self.objects[id], self.places[id] = record, part
        self.in_zones.setdefault(record.zone or "", []).append(id)

    def position(
        self, game: Game, effects: Mapping[str, Lasting], facts: Mapping[str, Plain], agenda: tuple[Task, ...]
    ) -> Position[ObjectT, PlayerT, Mapping[str, Plain]]:
        """Return the position that was read."""
        groups = {"groups": tuple(sorted(self.groups.items()))} if self.groups else {}
        zones = {
            key: tuple(ids if key.partition("/")[0] in game.ordered_zones else sorted(ids))
            for key, ids in self.in_zones.items()
        }
        facts = {**facts, **groups}
        return Position(game, self.players, self.objects, zones, effects, facts, agenda=agenda, cards=self.cards)

    def effects(
        self,
        described: Callable[[Part], Description],
        changed: Callable[[Part], tuple[Modification, ...]],
        durations: Mapping[str, str],
    ) -> dict[str, Lasting]:
        """Read effects in force: `{on: object or filter, with: [{power: +1}], until: end-of-turn, source: card, by: A}`.

        Args:
            described: reads a filter.
            changed: reads what an effect changes.
            durations: how long effects last, by word; the rest of the game where nothing is said.
        """
        found: dict[str, Lasting] = {}
        for number, item in enumerate(self.given["effects"].items() if "effects" in self.given else (), start=1):
            on, changes = item.get("on", "object", "affects", "modify"), item.get("with", "modify")
            if on is None or changes is None:
                raise item.fault(phrase("an effect needs `on` and `with`"))
            by, until = item.get("by", "controller"), item.get("until")
            source = item["source"].text() if "source" in item else "given"
            frame = Frame(by.text() if by is not None else self.first_player(), (source, 0), Ability("given"))
            found[f"{source}-effect-{number}"] = Lasting(
                None if on.is_mapping else tuple(self.ref(one) for one in on.items()),
                described(on) if on.is_mapping else None,
                changed(changes),
                None,
                frame,
                durations.get(until.text(), "game") if until is not None else "game",
                number,
            )
        return found


def aimed(
    position: AnyPosition,
    entries: Part | None,
    read: Callable[[AnyPosition, Frame, Plain], Iterable[tuple[str, ...]]],
) -> AnyPosition:
    """Give what starts on the stack its targets.

    Args:
        position: the start position.
        entries: the entries of the zone.
        read: the ids of the targets for each target word, from what an entry says.
    """
    draft = position.draft()
    for item in entries.items() if entries is not None and not entries.is_text else ():
        if not item.is_mapping or "targets" not in item or "id" not in item:
            continue
        frame = draft.objects[item["id"].text()].frame
        try:
            words = read(position, frame, item["targets"].value)
        except Misfit as fault:
            raise item["targets"].fault(str(fault)) from None
        draft.change(item["id"].text(), frame=frame._replace(targets=tuple(refs_of(draft, ids) for ids in words)))
    return draft.seal()
