"""Positions told apart by what can decide something: not by times, nor by an order of cards that nothing reads.

A creature that died before another one has the older timestamp, and lies below it in the graveyard. Where the game says
(`Game.interchangeable`) that neither decides anything on any line of play from a position, lines that differ in nothing else are
one line, and are played once.

Proof: two positions on such lines that differ in nothing else ask the same player the same question with the same legal answers,
and one answer leads from both to positions that again differ in nothing else. So their lines correspond one to one, decision by
decision, and end in positions that differ in nothing else: lives, who lost and where objects are is the same. How many lines
there are, how they end, and who can force what are therefore those of plain exploring.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

from judgekit.engine.game import Game
from judgekit.engine.positions import AnyPosition

TableT = TypeVar("TableT")


class Untimed:
    """Keys of the positions of one game, equal where positions differ only in times and in orders that nothing reads."""

    def __init__(self, game: Game) -> None:
        self._stamps = game.stamps
        self._unread = game.unread_orders
        self._signs: dict[object, object] = {}
        self._known: dict[int, tuple[object, object]] = {}
        self._latest: dict[str, tuple[object, Hashable]] = {}

    def key(self, position: AnyPosition) -> Hashable:
        """Return what tells a position apart."""
        return (
            self._of_table("objects", position.objects, self._objects),
            self._of_table("players", position.players, self._players),
            self._of_table("zones", position.zones, self._zones),
            self._of_table("effects", position.effects, self._named),
            self._of_table("facts", position.facts, self._named),
            position.waiting,
            position.agenda,
            position.outcome,
        )

    def _of_table(self, name: str, table: TableT, of: Callable[[TableT], Hashable]) -> Hashable:
        """Return what tells a table apart; the same one as in the position before is not looked through again."""
        latest = self._latest.get(name)
        if latest is None or latest[0] is not table:
            latest = self._latest[name] = table, of(table)
        return latest[1]

    def _objects(self, objects: Mapping[str, object]) -> Hashable:
        return frozenset(map(self._sign, objects.values()))

    def _players(self, players: Mapping[str, object]) -> Hashable:
        return tuple(map(self._sign, players.values()))

    def _zones(self, zones: Mapping[str, tuple[str, ...]]) -> Hashable:
        unread = self._unread
        return frozenset(
            [(zone, frozenset(ids) if zone.partition("/")[0] in unread else ids) for zone, ids in zones.items()]
        )

    def _named(self, table: Mapping[str, object]) -> Hashable:
        stamps = self._stamps
        return frozenset(
            [
                (name, self._sign(value) if isinstance(value, tuple) else value)
                for name, value in table.items()
                if name not in stamps
            ]
        )

    def _sign(self, value: object) -> object:
        """Return what stands for a record or another tuple, equal for those equal but for times; anything else is itself."""
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        if not isinstance(value, tuple):
            return value
        fields: tuple[str, ...] = getattr(value, "_fields", ())
        timed = self._stamps.intersection(fields)
        parts = [
            self._sign(part) if isinstance(part, tuple) else part
            for place, part in enumerate(value)
            if not timed or fields[place] not in timed
        ]
        # The value is kept with its sign: an identity is not used again meanwhile.
        sign = self._signs.setdefault((type(value), *parts), object())
        self._known[id(value)] = value, sign
        return sign
