"""Objects that nothing tells apart: two identical creatures, two copies of a card in one hand.

To exchange the names of such objects in a position gives a position in which the same lines of play go on, with the names
exchanged. So the lines of one position of each class need to be played; the others are read off.

What makes two objects alike is looked at in the start position: exchanging them leaves everything as it is but the time at
which they came, and the game says (`Game.interchangeable`) that the order of times decides nothing on any line from there.
Proof that the lines correspond then: rules read names only to find records, and order only from zones that have one, from
times, and from answers of players, which exchange with the names. What a rule does with the smallest name first, it may do
where every answer comes to the same.

A position is taken apart into facts, each a form with the names of alike objects left out, and these names: ("blocks", b1,
a2). Two positions are equal up to exchange if some exchange turns the facts of one into those of the other. Which exchange
that is, is found by what the names stand in, refined until no two look alike; of names that still do, one is taken first.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import TypeVar, cast
from judgekit.engine.positions import AnyPosition, Position
from judgekit.engine.records import with_parts

Exchange = Mapping[str, str]
"""Names of alike objects, each with the name that stands for it."""

Fact = tuple[int, tuple[str, ...]]
"""A form, by its number, and the names of alike objects in it, in their order."""

ThingT = TypeVar("ThingT")

_PLAIN = (str, int, float, bool, type(None), type)


class NotExchangeable(Exception):
    """A position holds the names of alike objects in a way that is not taken apart: inside of a word, or of an unordered value."""


class Taken(NamedTuple):
    """A position, or a position and an answer, taken apart.

    Attributes:
        constant: the forms of everything in which no alike object is named.
        facts: what names alike objects.
    """

    constant: frozenset[int]
    facts: tuple[Fact, ...]

    def exchanged(self, exchange: Exchange) -> frozenset[Fact]:
        """Return its facts with other names."""
        return frozenset((form, tuple(exchange[name] for name in names)) for form, names in self.facts)


class Symmetry:
    """The alike objects of a start position, and what is equal up to exchanging them.

    Attributes:
        classes: the names of alike objects, each class sorted; only classes of two and more.
    """

    def __init__(self, start: AnyPosition) -> None:
        self._stamps = start.game.stamps
        self._sorted_facts = start.game.sorted_facts
        self._ordered_zones = start.game.ordered_zones - start.game.unread_orders
        self._cards = start.cards
        self.classes: tuple[tuple[str, ...], ...] = ()
        self._take_up(())
        if start.game.interchangeable(start):
            candidates = _candidates(start, self._stamps)
            self._take_up(candidates)
            self._take_up(self.parts(self.taken(start)))

    def _take_up(self, classes: Iterable[Sequence[str]]) -> None:
        """Begin anew with these classes: forms depend on which names are left out."""
        self.classes = tuple(tuple(sorted(names)) for names in classes if len(names) > 1)
        self._colour = {name: number for number, names in enumerate(self.classes) for name in names}
        self._inside = (
            re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(self._colour)))})(?!\w)") if self._colour else None
        )
        self._forms: dict[object, int] = {}
        self._known: dict[int, tuple[object, Fact]] = {}
        self._exchanged: dict[tuple[int, tuple[str, ...]], tuple[object, ...]] = {}
        self._free: set[str] = set()

    def parts(self, taken: Taken) -> list[list[str]]:
        """Return classes of names each two of which can be exchanged in a position by themselves; being so is transitive.

        What names neither of the two stays as it is, and what names one of them names one of them afterwards, too: so only the
        facts that name them are compared.
        """
        naming: dict[str, set[Fact]] = defaultdict(set)
        for fact in taken.facts:
            for name in fact[1]:
                naming[name].add(fact)
        found: list[list[str]] = []
        for names in self.classes:
            parts: list[list[str]] = []
            for name in names:
                for part in parts:
                    if _are_alike(name, part[0], naming[name] | naming[part[0]]):
                        part.append(name)
                        break
                else:
                    parts.append([name])
            found += parts
        return found

    # Taking apart.

    def taken(self, position: AnyPosition, choice: object = None) -> Taken:
        """Take a position apart, with an answer to its question where one is given.

        Raises:
            NotExchangeable: a name stands where it cannot be found.
        """
        if position.cards is not self._cards and position.cards != self._cards:
            raise NotExchangeable
        found: list[Fact] = [self.fact(choice)]
        for id, record in position.objects.items():
            found.append(self._entry("object", id, record))
        for name, player in position.players.items():
            found.append(self._entry("player", name, player))
        for id, effect in position.effects.items():
            found.append(self._entry("effect", id, effect))
        for zone, ids in position.zones.items():
            if zone.partition("/")[0] in self._ordered_zones:
                found.append(self._entry("zone", zone, ids))
            else:
                found.extend(self._entry("zone", zone, id) for id in ids)
        for name, value in position.facts.items():
            if name in self._sorted_facts and isinstance(value, tuple):
                found.extend(self._entry("fact", name, one) for one in value)
            elif name not in self._stamps:
                found.append(self._entry("fact", name, value))
        for name, value in (
            ("waiting", position.waiting),
            ("agenda", tuple(position.agenda)),
            ("outcome", position.outcome),
        ):
            found.append(self._entry(name, "", value))
        return Taken(frozenset(form for form, names in found if not names), tuple(fact for fact in found if fact[1]))

    def _entry(self, table: str, key: str, value: object) -> Fact:
        """Return an entry of a table as a fact."""
        form, names = self.fact(value)
        if key in self._colour:
            return self._form((table, None, form)), (key, *names)
        self._free_of_names(key)
        return self._form((table, key, form)), names

    def _form(self, form: object) -> int:
        """Return the number of a form."""
        return self._forms.setdefault(form, len(self._forms))

    def fact(self, value: object) -> Fact:
        """Return the form of a value and the names in it."""
        if isinstance(value, str):
            if value in self._colour:
                return self._form(None), (value,)
            self._free_of_names(value)
            return self._form((str, value)), ()
        if isinstance(value, tuple):
            known = self._known.get(id(value))
            if known is None:
                # The value is kept with its fact: an identity is not used again meanwhile.
                known = self._known[id(value)] = (value, self._of_tuple(value))
            return known[1]
        if isinstance(value, frozenset):
            return self._of_unordered(value)
        if isinstance(value, Mapping):
            return self._of_unordered(value.items())
        if isinstance(value, _PLAIN):
            return self._form((type(value), value)), ()
        raise NotExchangeable

    def _of_tuple(self, value: tuple[object, ...]) -> Fact:
        fields: Sequence[str] = getattr(value, "_fields", ())
        parts = [self.fact(part) for place, part in enumerate(value) if not fields or fields[place] not in self._stamps]
        form = self._form((type(value), *(part[0] for part in parts)))
        return form, tuple(name for part in parts for name in part[1])

    def _of_unordered(self, value: Iterable[object]) -> Fact:
        parts = [self.fact(part) for part in value]
        if any(names for _, names in parts):
            raise NotExchangeable
        return self._form((frozenset, frozenset(form for form, _ in parts))), ()

    def _free_of_names(self, word: str) -> None:
        """Refuse a word that has the name of an alike object inside of it ("jab of cub")."""
        if word not in self._free:
            if self._inside is not None and self._inside.search(word):
                raise NotExchangeable
            self._free.add(word)

    # Telling apart.

    def standard(self, taken: Taken) -> dict[str, str]:
        """Return the exchange that brings what was taken apart into its standard form.

        That form is equal for all that are equal up to exchange.
        """
        colour = self._refined(taken.facts, dict(self._colour))
        while True:
            shared: dict[int, list[str]] = defaultdict(list)
            for name, own in colour.items():
                shared[own].append(name)
            tied = min((own for own, names in shared.items() if len(names) > 1), default=None)
            if tied is None:
                break
            colour[min(shared[tied])] = -1
            colour = self._refined(taken.facts, colour)
        return {
            name: slot
            for names in self.classes
            for slot, name in zip(names, sorted(names, key=colour.__getitem__), strict=True)
        }

    @staticmethod
    def _refined(facts: Sequence[Fact], colour: dict[str, int]) -> dict[str, int]:
        """Return colours such that names of one colour stand in the same forms and places, with the same colours beside them."""
        number = len(set(colour.values()))
        while True:
            beside: dict[str, list[tuple[int, int, tuple[int, ...]]]] = {name: [] for name in colour}
            for form, names in facts:
                others = tuple(colour[name] for name in names)
                for place, name in enumerate(names):
                    beside[name].append((form, place, others))
            looks = {name: (own, sorted(beside[name])) for name, own in colour.items()}
            ranks = {
                look: rank for rank, look in enumerate(sorted({(own, tuple(rest)) for own, rest in looks.values()}))
            }
            colour = {name: ranks[own, tuple(rest)] for name, (own, rest) in looks.items()}
            if len(ranks) == number:
                return colour
            number = len(ranks)

    # Exchanging.

    def exchanged(self, position: AnyPosition, exchange: Exchange) -> AnyPosition:
        """Return a position with the names of alike objects exchanged."""
        if all(name == other for name, other in exchange.items()):
            return position
        zones = {
            zone: ids if zone.partition("/")[0] in self._ordered_zones else tuple(sorted(ids))
            for zone, ids in ((zone, self.renamed(ids, exchange)) for zone, ids in position.zones.items())
        }
        facts = {
            name: tuple(sorted(self.renamed(value, exchange)))
            if name in self._sorted_facts and isinstance(value, tuple)
            else self.renamed(value, exchange)
            for name, value in position.facts.items()
        }
        return Position(
            position.game,
            {name: self.renamed(player, exchange) for name, player in position.players.items()},
            {exchange.get(id, id): self.renamed(record, exchange) for id, record in position.objects.items()},
            zones,
            {id: self.renamed(effect, exchange) for id, effect in position.effects.items()},
            facts,
            self.renamed(position.waiting, exchange),
            self.renamed(tuple(position.agenda), exchange),
            position.outcome,
            position.cards,
        )

    def renamed(self, value: ThingT, exchange: Exchange) -> ThingT:
        """Return a value of a position, or an answer, with the names of alike objects exchanged."""
        if isinstance(value, str):
            return cast(ThingT, exchange.get(value, value))
        if not isinstance(value, tuple):
            return value
        names = self.fact(value)[1]
        if not names:
            return value
        # The same record gets the same other names in many positions, which then share the new record.
        key = (id(value), tuple(map(exchange.__getitem__, names)))
        found = self._exchanged.get(key)
        if found is None:
            found = self._exchanged[key] = with_parts(value, (self.renamed(part, exchange) for part in value))
        return cast(ThingT, found)


def _distinctive(start: AnyPosition, name: str) -> bool:
    """Tell whether a word can mean only the object of that name wherever it stands.

    It has a digit, as no word of the rules has but numbers of rules and layers, and no card says it: "t1" may be a target
    word, too.
    """
    return name[:1].isalpha() and any(map(str.isdigit, name)) and not _says(tuple(start.cards.items()), name)


def _says(term: object, word: str) -> bool:
    """Tell whether a word stands anywhere in a term."""
    if isinstance(term, tuple | frozenset):
        return any(_says(part, word) for part in term)
    return term == word


def _are_alike(one: str, other: str, naming: set[Fact]) -> bool:
    """Tell whether all facts that name either of two objects are the same facts where the two are exchanged."""
    swapped = {one: other, other: one}
    return all((form, tuple([swapped.get(name, name) for name in names])) in naming for form, names in naming)


def _candidates(start: AnyPosition, stamps: frozenset[str]) -> list[list[str]]:
    """Return the objects of a position in groups whose records are equal but for their names and times."""
    groups: dict[object, list[str]] = defaultdict(list)
    for id, record in start.objects.items():
        fields = zip(record._fields, record, strict=True)
        groups[tuple(value for field, value in fields if field != "id" and field not in stamps)].append(id)
    found = ([id for id in ids if _distinctive(start, id)] for ids in groups.values() if len(ids) > 1)
    return [ids for ids in found if len(ids) > 1]
