"""Filters: which objects and players a description means, read from a table of tests by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.engine import NotKnown
from judgekit.engine.positions import AnyPosition, Draft
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import last_known
from judgekit.mechanics.abilities.words import GameMeaning
from judgekit.mechanics.objects import Ref, present
from judgekit.mechanics.terms.records import Description, Reference, Value
from judgekit.mechanics.unknown_cards import LEFT_OUT, nobody_knows, not_known

Test = Callable[[AnyPosition, Value, Value, Value, Frame], bool]
"""Tells whether an object passes: `test(position, record, seen, value, frame)`, where `seen` is what the object is like and
`value` what the field of the filter asks."""


def numbered(meaning: GameMeaning, read: Callable[[Value], int | None]) -> Test:
    """Return a test that compares a number of what an object is like; an object without it does not pass."""

    def test(position: AnyPosition, _record: Value, seen: Value, wanted: Value, frame: Frame) -> bool:
        number = read(seen)
        return number is not None and meaning.compares(position, number, wanted, frame)

    return test


def told(read: Callable[[Value, Value], object]) -> Test:
    """Return a test for what an object is like: `read(seen, value)` tells whether that is what is asked."""
    return lambda _position, _record, seen, wanted, _frame: bool(read(seen, wanted))


def being(read: Callable[[AnyPosition, Value], object]) -> Test:
    """Return a test for what is so of an object at the moment, as its record or the position says."""
    return lambda position, record, _seen, wanted, _frame: read(position, record) == wanted


def zones_by_kind(zones: Mapping[str, str]) -> Callable[[Description], tuple[str, ...] | None]:
    """Return the zones that filters mean: those that they name, or those in which their kinds stand; None for any.

    Args:
        zones: the zone of each kind that stands in one where no other is named.
    """

    def meant(filter: Description) -> tuple[str, ...] | None:
        if filter.zone is not None or filter.what is None:
            named: tuple[str, ...] | None = filter.zone
            return named
        return tuple(dict.fromkeys(zones[kind] for kind in filter.what if kind in zones)) or None

    return meant


def _seen_now(position: AnyPosition, id: str) -> Value:
    """Return what an object is like now; what decides it asks filters in turn, so it is a hook of the game."""
    return position.game.view(position, id)


class Filters:
    """How the filters of one game are read.

    A filter is a NamedTuple; a field that is None asks nothing. These fields mean the same in every game: `what` (kinds,
    "player" among them), `controller`, `owner` and `among` (references), `other` (not the source), `without` (a filter)
    and `either` (filters).

    Args:
        meaning: the words of the game; it gets "is", "controller-of", "owner-of" and what `words.add_words` adds.
        tests: what each other field asks.
        zones_of: the zones that a filter means, None for any.
        view: what an object is like now; the view of the position's game where nothing else is said.
        of_the_card: the fields that ask what a card is; of a card that nobody knows they are open. "what" is one of them
            wherever what is known of the card does not answer it.
    """

    def __init__(
        self,
        meaning: GameMeaning,
        tests: Mapping[str, Test],
        zones_of: Callable[[Description], tuple[str, ...] | None],
        view: Callable[[AnyPosition, str], Value] = _seen_now,
        of_the_card: frozenset[str] = frozenset(),
    ) -> None:
        self.meaning, self.zones_of, self.view = meaning, zones_of, view
        self.of_the_card = of_the_card
        self.tests: dict[str, Test] = {
            "controller": lambda position, _record, seen, whose, frame: (
                (seen.controller, 0) in meaning.those(position, whose, frame)
            ),
            "owner": lambda position, record, _seen, whose, frame: (
                (record.owner, 0) in meaning.those(position, whose, frame)
            ),
            **tests,
        }
        meaning.whether["is"] = self._is
        meaning.whom["controller-of"] = self._controllers
        meaning.whom["owner-of"] = self._owners

    def passes(
        self,
        position: AnyPosition,
        ref: Ref,
        filter: Description,
        frame: Frame,
        seen: Value = None,
        anywhere: bool = False,
    ) -> bool:
        """Tell whether an object or a player is one that a filter means.

        Args:
            position: where.
            ref: the object as it was meant, or (player, 0).
            filter: the filter.
            frame: for whom and from which source.
            seen: what it was like, where it is to be taken from another moment than now.
            anywhere: do not ask in which zone it is (it has just moved).

        Raises:
            NotKnown: that hangs on what an unknown card is.
        """
        if ref[0] in position.players:
            return self._player_passes(position, ref, filter, frame)
        record = position.objects.get(ref[0])
        if record is None:
            return False

        def one(other: Description) -> bool:
            return self.passes(position, ref, other, frame, seen, anywhere)

        if filter.either is not None:
            rest = filter._replace(either=None)
            return any(map(one, filter.either)) and (rest == type(filter)() or one(rest))
        zones = None if anywhere else self.zones_of(filter)
        if (zones is not None and record.place not in zones) or (filter.other and ref == frame.source):
            return False
        if filter.among is not None and ref not in self.meaning.those(position, filter.among, frame):
            return False
        known = seen if seen is not None else self.view(position, ref[0])
        unknown, left_open = nobody_knows(record), False
        for name, value in zip(filter._fields, filter, strict=True):
            test = self.tests.get(name) if value is not None else None
            if test is None:
                continue
            if unknown and name in self.of_the_card:
                left_open = True
            elif not test(position, record, known, value, frame):
                if not unknown or name != "what":
                    return False
                left_open = True
        without = filter.without
        there = anywhere or (without is not None and without.zone is None)  # where no zone is named, it was asked above
        if without is not None and self.passes(position, ref, without, frame, seen, anywhere=there):
            return False
        if left_open:
            raise not_known(position, record)
        return True

    def surely(
        self,
        position: AnyPosition,
        ref: Ref,
        filter: Description,
        frame: Frame,
        seen: Value = None,
        anywhere: bool = False,
    ) -> bool:
        """Tell whether it is known that a filter means an object or player; of an unknown card that may be left open."""
        try:
            return self.passes(position, ref, filter, frame, seen, anywhere)
        except NotKnown:
            return False

    def some_matching(self, position: AnyPosition, filter: Description, frame: Frame) -> list[Ref]:
        """Return what a filter surely means; unknown cards that it may mean are passed over where there is anything else.

        A draft notes whose they are.

        Raises:
            NotKnown: there is nothing but cards of which nobody knows whether it means them.
        """
        there = self._there(position, filter)
        found = [ref for ref in there if self.surely(position, ref, filter, frame)]
        if len(found) == len(there):
            return found
        for ref in there:
            try:
                self.passes(position, ref, filter, frame)
            except NotKnown:
                if not found:
                    raise
                if isinstance(position, Draft):
                    position.note(LEFT_OUT, of=position.objects[ref[0]].owner)
                break
        return found

    def _player_passes(self, position: AnyPosition, ref: Ref, filter: Description, frame: Frame) -> bool:
        if filter.either is not None:
            return any(self._player_passes(position, ref, one, frame) for one in filter.either)
        if filter.what is None and filter != type(filter)(among=filter.among, controller=filter.controller):
            return False
        if filter.what is not None and "player" not in filter.what:
            return False
        whose = (filter.controller, filter.among)
        return all(one is None or ref in self.meaning.those(position, one, frame) for one in whose)

    def matching(self, position: AnyPosition, filter: Description, frame: Frame) -> list[Ref]:
        """Return everything a filter means now, in a stable order, players first."""
        return [ref for ref in self._there(position, filter) if self.passes(position, ref, filter, frame)]

    def _there(self, position: AnyPosition, filter: Description) -> list[Ref]:
        found = [(player, 0) for player in sorted(position.players)]
        if filter.what != ("player",):
            zones = self.zones_of(filter)
            there = (position.objects[id] for id in sorted(position.objects))
            found += [one.ref for one in there if one.zone is not None and (zones is None or one.place in zones)]
        return found

    def known(self, position: AnyPosition, ref: Ref, frame: Frame) -> Value:
        """Return what an object that is meant is like; of what has moved, what it was like before."""
        found = last_known(position, ref, frame)
        return found if found is not None else self.view(position, ref[0])

    def _is(self, position: AnyPosition, frame: Frame, reference: Reference, filter: Description) -> bool:
        refs = self.meaning.those(position, reference, frame)
        return bool(refs) and all(self._meant(position, ref, filter, frame) for ref in refs)

    def _meant(self, position: AnyPosition, ref: Ref, filter: Description, frame: Frame) -> bool:
        if ref[0] in position.players or present(position, ref) is not None:
            return self.passes(position, ref, filter, frame)
        return self.passes(position, ref, filter, frame, self.known(position, ref, frame), anywhere=True)

    def _owners(self, position: AnyPosition, frame: Frame, of: Reference) -> tuple[Ref, ...]:
        refs = self.meaning.those(position, of, frame)
        owners = (position.objects[id].owner if id in position.objects else id for id, _ in refs)
        return tuple((player, 0) for player in dict.fromkeys(owners))

    def _controllers(self, position: AnyPosition, frame: Frame, of: Reference) -> tuple[Ref, ...]:
        refs = self.meaning.those(position, of, frame)
        return tuple((player, 0) for player in dict.fromkeys(self._controller(position, ref, frame) for ref in refs))

    def _controller(self, position: AnyPosition, ref: Ref, frame: Frame) -> str:
        if ref[0] not in position.objects:
            return ref[0]
        seen = None
        if present(position, ref) is None:
            seen = frame.info if ref == frame.source else None
            if seen is None and frame.event is not None and frame.event.of == ref[0]:
                seen = frame.seen
        return str((seen if seen is not None else self.view(position, ref[0])).controller)
