"""Positions: a whole game as plain data, never changed once made; drafts: the next position while it is being made.

A position is a few tables (dictionaries from ids to immutable records), so a copy shares every table with its original and a
draft copies a table only when it first writes to it. Equality and hash look at the content of the tables and at the agenda,
never at the order in which objects were listed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, Final, Generic, Protocol, Self, TypeVar, cast
from judgekit.engine.asking import Answers, Asked, still
from judgekit.engine.questions import Question
from judgekit.engine.records import MADE, Fielded, same, with_fields
from judgekit.engine.tracing import Record, Trace

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.engine.events import Event
    from judgekit.engine.game import Game


class Placed(Fielded, Protocol):
    """What a record of an object needs: an id, and the zone it is in."""

    @property
    def id(self) -> str:
        """Return its id."""

    @property
    def zone(self) -> str | None:
        """Return the key of its zone, None outside of every zone."""

    def _replace(self, *, zone: str | None = None) -> Self:
        """Return the record with another zone."""


ObjectT = TypeVar("ObjectT", bound=Placed)
PlayerT = TypeVar("PlayerT", bound=Fielded)
FactsT = TypeVar("FactsT", bound=Mapping[str, object])
Result = TypeVar("Result")


class Task(NamedTuple):
    """Something still to be done: the name of a handler of the game, and its arguments as plain data.

    Attributes:
        name: key of `Game.tasks`.
        args: arguments after the draft; hashable.
    """

    name: str
    args: tuple[Any, ...] = ()


def to_do(name: str, *args: object) -> Task:
    """Return a task: what `Task` makes, for rules that make one at every step of play."""
    return _task(name, args)


def _task(name: str, args: tuple[object, ...]) -> Task:
    if args:
        return MADE(Task, (name, args))
    found = _BARE.get(name)
    if found is None:
        found = _BARE[name] = MADE(Task, (name, ()))
    return found


_BARE: Final[dict[str, Task]] = {}
"""Tasks without arguments, by name: each is made once."""


class Ask(NamedTuple):
    """A decision that a task needs, as plain data; a task returns it and ends.

    Attributes:
        kind: key of `Game.questions` ("targets", "attack-target", …).
        by: id of the player who decides.
        of: id of the object the decision is about, or None.
        args: what the question kind needs to list and judge answers.
        then: the task that receives the answer as its last argument; None: `QuestionKind.take` does.
    """

    kind: str
    by: str
    of: str | None = None
    args: tuple[Any, ...] = ()
    then: Task | None = None


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        winners: ids of the players who won; empty for a draw.
        losers: ids of the players who lost; in a draw, every player is a loser only where the book says so.
    """

    winners: frozenset[str]
    losers: frozenset[str]


ASKING: Final = "ask"
"""Name of the task that stands on top of the agenda while a question is open."""


class Position(Generic[ObjectT, PlayerT, FactsT]):
    """A whole game at one moment.

    Attributes:
        game: the rules it is played by; no part of its identity.
        players: player records by id, in seating order.
        objects: object records by id; a record has `id` and `zone` and is immutable.
        zones: ids by zone key; "hand/A" is A's hand, "stack" is shared. Zones without an order are kept sorted.
        effects: effects in force, by id.
        facts: everything else by name: turn, step, who has priority, …
        waiting: triggered abilities (or whatever the game keeps) not yet put where they resolve.
        agenda: tasks still to be done, the next one last.
        outcome: how the game ended, or None.
        cards: card definitions by name, the same through the whole game; compared, but not hashed.
        memo: values derived from this position, by key; no part of its identity. A draft shares it with the position it starts
            from, or has become, until its first write.
    """

    __slots__ = (
        "_agenda",
        "_hash",
        "_question",
        "cards",
        "effects",
        "facts",
        "game",
        "memo",
        "objects",
        "outcome",
        "players",
        "waiting",
        "zones",
    )

    def __init__(
        self,
        game: Game,
        players: Mapping[str, PlayerT],
        objects: Mapping[str, ObjectT],
        zones: Mapping[str, tuple[str, ...]],
        effects: Mapping[str, object] | None = None,
        facts: Mapping[str, object] | None = None,
        waiting: tuple[Any, ...] = (),
        agenda: tuple[Task, ...] = (),
        outcome: Outcome | None = None,
        cards: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.objects = objects
        self.zones = zones
        self.effects: Mapping[str, Any] = {} if effects is None else effects
        self.facts: FactsT = {} if facts is None else facts  # type: ignore[assignment]
        self.waiting = waiting
        self._agenda = agenda
        self.outcome = outcome
        self.cards: Mapping[str, Any] = {} if cards is None else cards
        self.memo: dict[Hashable, Any] = {}
        self._hash: int | None = None
        self._question: Question | None = None

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the tasks still to be done, the next one last."""
        return self._agenda

    @property
    def question(self) -> Question | None:
        """Return the decision that is open, or None."""
        if self._question is None and self.outcome is None:
            agenda = self._agenda
            if agenda and agenda[-1].name == ASKING:
                self._question = Question(self, agenda[-1].args[0])
        return self._question

    def content(self) -> tuple[object, ...]:
        """Return what makes this position itself; equal content is an equal position."""
        return (
            self.players,
            self.objects,
            self.zones,
            self.effects,
            self.facts,
            self.waiting,
            self.agenda,
            self.outcome,
            self.cards,
        )

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Position):
            return NotImplemented
        if self._hash is not None and other._hash is not None and self._hash != other._hash:
            return False
        return self.game is other.game and self.content() == other.content()

    def __hash__(self) -> int:
        if self._hash is None:
            tables = (self.players, self.objects, self.zones, self.effects, self.facts)
            frozen = tuple(frozenset(table.items()) for table in tables)
            self._hash = hash((*frozen, self.waiting, self.agenda, self.outcome))
        return self._hash

    def __reduce__(self) -> tuple[type[AnyPosition], tuple[object, ...]]:
        """Send a position to another process: the game by its name, the tables as they are, nothing that was derived."""
        return Position, (self.game, *self.content())

    def derive(self, key: Hashable, compute: Callable[[], Result]) -> Result:
        """Return the value of compute, computed once for this position (and once per change of a draft)."""
        # Asked for as often as it is found: a fault that says it is not there costs more than the question.
        found: Result = self.memo.get(key, _UNKNOWN)
        if found is _UNKNOWN:
            found = self.memo[key] = compute()
        return found

    def keep_over_facts(self, key: Hashable, value: Result) -> Result:
        """Keep a derived value that follows from players, objects, zones, effects and cards alone, whatever facts are written.

        Args:
            key: its key in the memo.
            value: the value. No fact may have been asked for it, nor anything that asked for one.
        """
        # A new table each time: drafts of one start share the one that was there, and what one of them keeps is its own.
        self.memo[_OVER_FACTS] = {**self.memo.get(_OVER_FACTS, {}), key: value}
        self.memo[key] = value
        return value

    def derive_from_facts(self, key: Hashable, compute: Callable[[], Result]) -> Result:
        """Return the value of compute, found once for these tables and for the facts that it asks for, whatever others are written.

        Args:
            key: its key among the values that are kept over facts; never the key of another one.
            compute: works the value out by reading this position only. The value must be complete: what it would ask later is not
                noted any more.
        """
        kept = self.memo.get(_OVER_FACTS, {})
        known: tuple[Answers, Result] | None = kept.get(key)
        if known is not None and still(known[0], self.facts):
            return known[1]
        facts, memo = self.facts, self.memo
        asked = Asked(facts)
        # What was derived before would be found without asking a fact: only what asks none is taken along.
        self.facts = cast(FactsT, asked)
        self.memo = {**kept, _OVER_FACTS: kept}
        try:
            value = compute()
        finally:
            self.facts = facts
            found, self.memo = self.memo, memo
            asked.tell(facts)
        memo.update(found)
        answers = asked.answers()
        if answers is not None:
            memo[_OVER_FACTS] = {**memo[_OVER_FACTS], key: (answers, value)}
        return value

    def drop_memo(self) -> None:
        """Forget what was derived from this position; whoever keeps many positions does so when done with one.

        What is derived takes three quarters of the memory. It follows from the content, so that it is worked out anew where it is
        asked for again; other positions that share the memo keep it.
        """
        self.memo = {}

    def draft(self, trace: Trace | None = None) -> Draft[ObjectT, PlayerT, FactsT]:
        """Return a draft that starts as this position."""
        return Draft(self, trace)


AnyPosition = Position[Any, Any, Any]
"""A position of any game, whatever its records are."""


_UNKNOWN: Final[Any] = object()
"""What stands for a value that was not derived yet."""

_OVER_FACTS: Final = "kept over facts"
"""Key in the memo of the values that writing a fact leaves as they are."""

_OBJECTS: Final = 1
_PLAYERS: Final = 2
_ZONES: Final = 4
_EFFECTS: Final = 8
_FACTS: Final = 16


class Draft(Position[ObjectT, PlayerT, FactsT]):
    """The next position while tasks make it: a position that can be written to through its methods only.

    Attributes:
        trace: where to record what happens, or None.
    """

    __slots__ = ("_effects", "_facts", "_objects", "_owned", "_players", "_todo", "_zones", "trace")

    # The tables that this draft owns: what the table of the same name is, once the draft has written to it.
    _objects: dict[str, ObjectT]
    _players: dict[str, PlayerT]
    _zones: dict[str, tuple[str, ...]]
    _effects: dict[str, object]
    _facts: dict[str, object]

    def __init__(self, start: Position[ObjectT, PlayerT, FactsT], trace: Trace | None = None) -> None:
        self.game = start.game
        self.players = start.players
        self.objects = start.objects
        self.zones = start.zones
        self.effects = start.effects
        self.facts = start.facts
        self.waiting = start.waiting
        self.outcome = start.outcome
        self.cards = start.cards
        self.memo = start.memo
        self._hash = None
        self._question = None
        self._owned = 0
        self._todo = list(start.agenda)
        self.trace = trace

    # The agenda of a draft is a list; a position's is a tuple.

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the tasks still to be done, the next one last."""
        return tuple(self._todo)

    @property
    def question(self) -> None:
        """Return None: a draft has no open question."""
        return

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[type[AnyPosition], tuple[object, ...]]:
        """Refuse to be sent: a draft is being written to; what it becomes is sealed first."""
        raise TypeError("a draft is not sent anywhere: seal it")

    def seal(self) -> Position[ObjectT, PlayerT, FactsT]:
        """Return the position this draft has become; the draft can be written on without changing it."""
        self._owned = 0
        sealed: Position[ObjectT, PlayerT, FactsT] = Position(
            self.game,
            self.players,
            self.objects,
            self.zones,
            self.effects,
            self.facts,
            self.waiting,
            tuple(self._todo),
            self.outcome,
            self.cards,
        )
        sealed.memo = self.memo
        return sealed

    def next(self, *tasks: Task) -> None:
        """Put tasks before everything still to be done; the first one is done first."""
        self._todo.extend(tasks[::-1])

    def do(self, name: str, *args: object) -> None:
        """Put one task before everything still to be done."""
        self._todo.append(_task(name, args))

    def take(self) -> Task:
        """Take the next task off the agenda and return it, to put something else in its place."""
        return self._todo.pop()

    def drop_agenda(self) -> None:
        """Forget everything still to be done (a rewind, the end of the game)."""
        self._todo = []

    def propose(self, *events: Event, report: str | None = None) -> None:
        """Put simultaneous events into the pipe, before everything still to be done.

        Args:
            events: what is to happen at once.
            report: name of a fact that receives the tuple of events that did happen, added to what it holds.
        """
        if events:
            self._todo.append(MADE(Task, ("pipe", (events, 0, report))))

    def proposed_by(self, work: Callable[[], object]) -> tuple[Event, ...]:
        """Do work and return the events it proposes, instead of putting them into the pipe; its other tasks stay.

        A replacement effect that follows instructions uses it: the events are what the replaced event becomes.

        Args:
            work: what to do with this draft.
        """
        before = len(self._todo)
        work()
        added = self._todo[before:]
        del self._todo[before:]
        self._todo.extend([task for task in added if task.name != "pipe"])
        proposed: list[Event] = []
        for task in added[::-1]:
            if task.name == "pipe":
                proposed.extend(task.args[0])
        return tuple(proposed)

    def apart(self, left: Sequence[Task], task: Task) -> tuple[Ask | None, tuple[Task, ...]]:
        """Do a task as if nothing else but some tasks were still to be done, and return what it asks and the tasks left then.

        A rule uses it that lets several lines of tasks go on side by side.

        Args:
            left: the tasks after it, the next one last.
            task: what is done.
        """
        before = self._todo
        self._todo = list(left)
        asked: Ask | None = self.game.tasks[task.name](self, *task.args)
        tasks, self._todo = tuple(self._todo), before
        return asked, tasks

    def put(self, record: ObjectT) -> None:
        """Write an object record under its id; what is there already is not written, so that what was derived stays."""
        if not same(self.objects.get(record.id), record):
            self._write(record)

    def _write(self, record: ObjectT) -> None:
        """Write an object record that differs from what is there."""
        if not self._owned & _OBJECTS:
            self.objects = self._objects = dict(self.objects)
            self._owned |= _OBJECTS
        self.memo = {}
        self._objects[record.id] = record

    def change(self, id: str, **values: object) -> ObjectT:
        """Change fields of an object record and return the new record."""
        before = self.objects[id]
        record = with_fields(before, values)
        if same(record, before):
            return before
        self._write(record)
        return record

    def put_player(self, id: str, record: PlayerT) -> None:
        """Write a player record."""
        if not self._owned & _PLAYERS:
            self.players = self._players = dict(self.players)
            self._owned |= _PLAYERS
        self.memo = {}
        self._players[id] = record

    def change_player(self, id: str, **values: object) -> PlayerT:
        """Change fields of a player record and return the new record."""
        record = with_fields(self.players[id], values)
        self.put_player(id, record)
        return record

    def put_zone(self, zone: str, ids: tuple[str, ...]) -> None:
        """Write the ids of a zone in their order; does not touch the objects."""
        if not self._owned & _ZONES:
            self.zones = self._zones = dict(self.zones)
            self._owned |= _ZONES
        self.memo = {}
        self._zones[zone] = ids

    def move(self, id: str, zone: str, at: int | None = None) -> None:
        """Move an object to a zone: out of the list of its old zone, into the list of the new one, `zone` of its record.

        Args:
            id: the object.
            zone: key of the zone.
            at: place among the ids of an ordered zone; None: last. A zone without an order stays sorted.
        """
        record = self.objects[id]
        old = record.zone
        if old is not None:
            self.put_zone(old, tuple(other for other in self.zones[old] if other != id))
        self._place(id, zone, at)
        self.put(with_fields(record, {"zone": zone}))

    def _place(self, id: str, zone: str, at: int | None) -> None:
        """Write an id into the list of a zone."""
        ids = self.zones.get(zone, ())
        if zone.partition("/")[0] not in self.game.ordered_zones:
            self.put_zone(zone, tuple(sorted((*ids, id))))
        elif at is None:
            self.put_zone(zone, (*ids, id))
        else:
            self.put_zone(zone, (*ids[:at], id, *ids[at:]))

    def add(self, record: ObjectT, at: int | None = None) -> None:
        """Add a new object to the zone its record names."""
        zone = record.zone
        if zone is None:
            raise ValueError(f"{record.id} is in no zone")
        self._place(record.id, zone, at)
        self.put(record)

    def remove(self, id: str) -> None:
        """Take an object out of the game: out of its zone and out of the table of objects."""
        zone = self.objects[id].zone
        if zone is not None:
            self.put_zone(zone, tuple(other for other in self.zones[zone] if other != id))
        if not self._owned & _OBJECTS:
            self.objects = self._objects = dict(self.objects)
            self._owned |= _OBJECTS
        self.memo = {}
        del self._objects[id]

    def put_effect(self, id: str, effect: object) -> None:
        """Write an effect in force."""
        if not self._owned & _EFFECTS:
            self.effects = self._effects = dict(self.effects)
            self._owned |= _EFFECTS
        self.memo = {}
        self._effects[id] = effect

    def drop_effect(self, id: str) -> None:
        """End an effect."""
        if not self._owned & _EFFECTS:
            self.effects = self._effects = dict(self.effects)
            self._owned |= _EFFECTS
        self.memo = {}
        self._effects.pop(id, None)

    def set(self, **facts: object) -> None:
        """Write facts; a fact named in `Game.light_facts` does not touch derived values."""
        light = self.game.light_facts
        for each in facts:
            if each not in light:
                # What a fact said before it says still: nothing that was derived is to be found anew.
                known = self.facts
                for name, value in facts.items():
                    if name not in known or not same(known[name], value):
                        break
                else:
                    return
                self._forget_by_facts()
                break
        if not self._owned & _FACTS:
            self._own_facts()
        self._facts.update(facts)

    def _forget_by_facts(self) -> None:
        kept = self.memo.get(_OVER_FACTS)
        self.memo = {} if kept is None else {**kept, _OVER_FACTS: kept}

    def _own_facts(self) -> None:
        self._facts = dict(self.facts)
        self.facts = self._facts  # type: ignore[assignment]
        self._owned |= _FACTS

    def set_fact(self, name: str, value: object) -> None:
        """Write one fact whose name is no identifier."""
        self.set(**{name: value})

    def drop_fact(self, name: str) -> None:
        """Forget a fact."""
        if name in self.facts:
            if not self._owned & _FACTS:
                self._own_facts()
            if name not in self.game.light_facts:
                self._forget_by_facts()
            del self._facts[name]

    def note(
        self, what: str, of: str | None = None, by: str | None = None, rules: tuple[str, ...] = (), **details: object
    ) -> Record | None:
        """Record something in the trace; further citations and changes go to this record until the next one.

        Args:
            what: name of what happened.
            of: to what.
            by: through whom or what.
            rules: numbers that decided it.
            details: further facts.

        Returns:
            The record, or None when nothing is traced.
        """
        if self.trace is None:
            return None
        record = Record(what, of, by, rules)
        record.details = details
        self.trace.records.append(record)
        return record

    def cite(self, *rules: str) -> None:
        """Add rules to the latest record, each once."""
        trace = self.trace
        if trace is not None and trace.records:
            cited = trace.records[-1].rules
            for number in rules:
                if number not in cited:
                    cited.append(number)

    def changed(self, what: str, before: object, after: object) -> None:
        """Add to the latest record that a value changed."""
        if self.trace is not None and self.trace.records:
            self.trace.records[-1].changes.append((what, before, after))

    def end(self, outcome: Outcome) -> None:
        """End the game; nothing on the agenda is done any more."""
        self.outcome = outcome
        self._todo = []


AnyDraft = Draft[Any, Any, Any]
"""A draft of any game, whatever its records are."""
