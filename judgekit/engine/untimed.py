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

from collections.abc import Hashable, Mapping

from judgekit.engine.game import Game
from judgekit.engine.positions import AnyPosition
from judgekit.engine.records import Fielded


class Untimed:
    """Keys of the positions of one game, equal where positions differ only in times and in orders that nothing reads.

    Times that stand deeper than in a fact or in a field of a record (what is known of an object that is gone) still tell apart.
    """

    def __init__(self, game: Game) -> None:
        self._stamps = game.stamps
        self._unread = game.unread_orders
        self._signs: dict[tuple[object, ...], object] = {}
        self._known: dict[int, tuple[Fielded, object]] = {}
        self._latest: tuple[Mapping[str, Fielded], Hashable] | None = None

    def key(self, position: AnyPosition) -> Hashable:
        """Return what tells a position apart."""
        sign, stamps, unread = self._sign, self._stamps, self._unread
        zones = position.zones.items()
        return (
            self._objects(position.objects),
            tuple(map(sign, position.players.values())),
            frozenset([(zone, frozenset(ids) if zone.partition("/")[0] in unread else ids) for zone, ids in zones]),
            frozenset([(id, sign(effect)) for id, effect in position.effects.items()]),
            frozenset([fact for fact in position.facts.items() if fact[0] not in stamps]),
            position.waiting,
            position.agenda,
            position.outcome,
        )

    def _objects(self, objects: Mapping[str, Fielded]) -> Hashable:
        """Return what stands for a table of objects; from one pass of priority to the next it is often the very same table."""
        latest = self._latest
        if latest is None or latest[0] is not objects:
            latest = self._latest = objects, frozenset(map(self._sign, objects.values()))
        return latest[1]

    def _sign(self, record: Fielded) -> object:
        """Return what stands for a record, one thing for all records that are equal but for times."""
        known = self._known.get(id(record))
        if known is None:
            fields = zip(record._fields, record, strict=True)
            untimed = (type(record), *[value for field, value in fields if field not in self._stamps])
            # The record is kept with its sign: an identity is not used again meanwhile.
            known = self._known[id(record)] = record, self._signs.setdefault(untimed, object())
        return known[1]
