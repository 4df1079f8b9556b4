"""Continuous effects: what static abilities and lasting effects make of objects, and what rule abilities say in play.

What an object is like is a record of the game with `abilities` (pairs of the id of what gave it and the ability), `controller`
and `rules` (the rules that decided about something other than what is printed).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Generic, Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Game, Unsupported
from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.abilities.context import Frame, Lasting
from judgekit.mechanics.abilities.words import GameMeaning, Passing
from judgekit.mechanics.objects import Ref, Zones, standing
from judgekit.mechanics.terms.records import Ability, Description, Modification, Value

KEY = "seen"
"""Under which a position remembers what its objects are like."""

_ASKED = object()
"""Under which a position keeps of which objects outside the zones of play it is being asked what they are like."""

MOST_ROUNDS = 8
"""How often abilities that effects give may bring further effects."""


UNCHANGED = Modification("unchanged", 0)
"""The change by which an object stays as it is: that it does is what a rule says."""


class Seen(Protocol):
    """What an object is like."""

    @property
    def abilities(self) -> tuple[tuple[str, Ability], ...]:
        """Return its abilities, each with the id of what gave it."""

    @property
    def controller(self) -> str:
        """Return who controls it."""


SeenT = TypeVar("SeenT", bound=Seen)


class Effect(NamedTuple):
    """A continuous effect in force: what it changes, on which objects or by which filter, for whom, and by which rules."""

    modify: tuple[Modification, ...]
    refs: tuple[Ref, ...] | None
    affects: Description | None
    frame: Frame
    rules: tuple[str, ...]

    def speaks_of(self, kinds: Iterable[str]) -> bool:
        """Tell whether it makes a change of one of these kinds."""
        return any(change.what in kinds for change in self.modify)


class ContinuousRules(NamedTuple):
    """The rules of a game on continuous effects.

    Attributes:
        lasting: effects that abilities left behind act.
        static: static abilities act.
        elsewhere: the same for one that says it functions outside the zones of play.
        itself: a card's own static ability changes it where it says so.
        later: what came after an effect began is not changed by it, though it is like what the effect acts on.
    """

    lasting: tuple[str, ...]
    static: tuple[str, ...]
    elsewhere: tuple[str, ...]
    itself: tuple[str, ...]
    later: tuple[str, ...] = ()


class Continuous(Generic[SeenT]):
    """What objects are like in one game; `of` becomes the game's `view`.

    Args:
        game: the game.
        meaning: its words.
        passes: how it reads its filters.
        zones: its zones.
        in_play: names of the zones whose objects are looked at together, since effects there act on one another.
        printed: what an object is like before any effect.
        functions: tells whether an ability functions where its object is; by its zones, or the usual ones.
        homes: the rules by which the static abilities of an object function where it is.
        changed: what an object is like after one change, by which rules.
        adjusted: what counters make of an object before the changes of a group, by number of the group.
        groups: kinds of changes in the order in which they are made; the first group may bring further effects.
        outside: kinds of changes that act on cards outside the zones of play too, even where the filter names no zone.
        rules: the rules that decide.
        said_anywhere: tells by its name whether a rule ability is asked for wherever its object is.
        asked_first: kinds of the first group that the effects of other kinds ask for, so they are made before those.
    """

    def __init__(
        self,
        game: Game,
        meaning: GameMeaning,
        passes: Passing,
        zones: Zones,
        in_play: tuple[str, ...],
        printed: Callable[[AnyPosition, Value], SeenT],
        functions: Callable[[Ability, Value, SeenT], bool],
        homes: Callable[[SeenT], tuple[str, ...]],
        changed: Callable[[AnyPosition, SeenT, Modification, Frame, tuple[str, ...]], SeenT],
        adjusted: Callable[[SeenT, Value, int], SeenT],
        groups: tuple[tuple[str, ...], ...],
        outside: tuple[str, ...],
        rules: ContinuousRules,
        said_anywhere: Callable[[str], bool] = lambda _name: False,
        asked_first: tuple[str, ...] = (),
    ) -> None:
        self.meaning, self.passes, self.zones, self.in_play = meaning, passes, zones, in_play
        self.printed, self.functions, self.homes = printed, functions, homes
        self.changed, self.adjusted, self.groups, self.outside, self.rules = changed, adjusted, groups, outside, rules
        self.said_anywhere, self.asked_first = said_anywhere, asked_first
        self._cards: Mapping[str, Value] = {}
        self._telling: dict[Callable[[Ability], bool], frozenset[str]] = {}
        game.view = self.of

    # What objects are like.

    def survey(self, position: AnyPosition) -> dict[str, SeenT]:
        """Return what everything in the zones of play is like, by id."""
        found: dict[str, SeenT] | None = position.memo.get(KEY)
        return found if found is not None else self._survey(position)

    def of(self, position: AnyPosition, id: str) -> SeenT:
        """Return what an object is like in any zone."""
        there = self.survey(position)
        if id in there:
            return there[id]
        asked = position.memo.setdefault(_ASKED, [])
        if id in asked:
            raise Unsupported(phrase("an effect that asks for what it changes itself"), self.rules.static[0])
        asked.append(id)
        try:
            return self._outside(position, position.objects[id], there)
        finally:
            asked.remove(id)

    def _outside(self, position: AnyPosition, record: Value, there: dict[str, SeenT]) -> SeenT:
        """Return what an object outside the zones of play is like; whether an effect holds that does not reach it is not asked."""
        seen = self.printed(position, record)
        for effect in self._in_force(position, there, self._reaches_outside):
            if self._acts_on(position, effect, record, seen):
                seen = self._all_changed(position, seen, effect.modify, effect.frame, effect.rules)
        for _, ability in seen.abilities:
            own = ability.kind == "static" and ability.affects is None and self.functions(ability, record, seen)
            frame = Frame(seen.controller, record.ref, ability)
            if own and self.meaning.holds(position, ability.condition, frame):
                seen = self._all_changed(position, seen, ability.modify, frame, self.rules.itself)
        return seen

    def _reaches_outside(self, affects: Description | None, modify: tuple[Modification, ...]) -> bool:
        """Tell whether an effect by its filter may act on objects outside the zones of play."""
        return affects is not None and (bool(affects.zone) or any(change.what in self.outside for change in modify))

    def controller(self, position: AnyPosition, id: str) -> str:
        """Return who controls an object now."""
        seen = self.survey(position).get(id)
        return seen.controller if seen is not None else str(position.objects[id].controller)

    def under_static_abilities(self, position: AnyPosition, id: str) -> bool:
        """Tell whether a static ability acts on an object in the zones of play."""
        there = self.survey(position)
        return id in there and any(
            effect.frame.ability is not None
            and effect.frame.ability.kind == "static"
            and self._acts_on(position, effect, position.objects[id], there[id])
            for effect in self._in_force(position, there)
        )

    def _survey(self, position: AnyPosition) -> dict[str, SeenT]:
        records = [record for zone in self.in_play for record in self.zones.held(position, zone)]
        found = {record.id: self.printed(position, record) for record in records}
        position.memo[KEY] = found
        marked = [record for record in records if record.counters]
        if not marked and not self._in_force(position, found):
            return found
        self._adjust(found, marked, 0)
        settled: set[Value] = set()
        for _ in range(MOST_ROUNDS):
            new = [effect for effect in self._in_force(position, found) if effect[:4] not in settled]
            fresh = [effect for effect in new if effect.speaks_of(self.groups[0])]
            if not fresh:
                break
            for effect in [effect for effect in fresh if effect.speaks_of(self.asked_first)] or fresh:
                settled.add(effect[:4])
                self._apply(position, found, effect, self.groups[0], found)
        effects = self._in_force(position, found)
        for number, kinds in enumerate(self.groups[1:], start=1):
            self._adjust(found, marked, number)
            before = dict(found)
            for effect in effects:
                self._apply(position, found, effect, kinds, before)
        return found

    def _adjust(self, found: dict[str, SeenT], marked: list[Value], group: int) -> None:
        for record in marked:
            found[record.id] = self.adjusted(found[record.id], record, group)

    def _all_changed(
        self,
        position: AnyPosition,
        seen: SeenT,
        changes: Iterable[Modification],
        frame: Frame,
        rules: tuple[str, ...],
    ) -> SeenT:
        for change in changes:
            seen = self.changed(position, seen, change, frame, rules)
        return seen

    def _acts_on(self, position: AnyPosition, effect: Effect, record: Value, seen: SeenT) -> bool:
        if effect.refs is not None:
            return record.ref in effect.refs
        return effect.affects is None or self.passes(position, record.ref, effect.affects, effect.frame, seen)

    def _apply(
        self,
        position: AnyPosition,
        found: dict[str, SeenT],
        effect: Effect,
        kinds: tuple[str, ...],
        before: dict[str, SeenT],
    ) -> None:
        """Make the changes of some kinds; on which objects is decided by what they were like before."""
        wanted = [change for change in effect.modify if change.what in kinds]
        near = list(found) if effect.refs is None else [id for id in standing(position, effect.refs) if id in found]
        ids = [id for id in near if wanted and self._acts_on(position, effect, position.objects[id], before[id])]
        for id in ids:
            found[id] = self._all_changed(position, found[id], wanted, effect.frame, effect.rules)
        if wanted and effect.refs is not None and effect.affects is not None and self.rules.later:
            for id in [id for id in found if id not in ids]:
                record = position.objects[id]
                if self.passes(position, record.ref, effect.affects, effect.frame, before[id]):
                    found[id] = self.changed(position, found[id], UNCHANGED, effect.frame, self.rules.later)

    # What is in force.

    def _in_force(
        self,
        position: AnyPosition,
        found: dict[str, SeenT],
        reaches: Callable[[Description | None, tuple[Modification, ...]], bool] = lambda _affects, _modify: True,
    ) -> list[Effect]:
        """Return the continuous effects: those that abilities left behind, in order, then those of static abilities.

        Args:
            position: where.
            found: what the objects in play are like.
            reaches: of effects by a filter only those it accepts are asked whether they hold; those on certain objects are kept.
        """
        effects = [
            Effect(one.modify, one.objects, one.affects, one.frame, (*self.rules.lasting, *self._only_those(one)))
            for one in sorted(position.effects.values(), key=lambda lasting: lasting.order)
            if one.modify and (one.objects is not None or reaches(one.affects, one.modify))
        ]
        for id in sorted(found):
            seen, record = found[id], position.objects[id]
            for _, ability in seen.abilities:
                if (
                    ability.kind == "static"
                    and reaches(ability.affects, ability.modify)
                    and self.functions(ability, record, seen)
                ):
                    homes = self.homes(seen) if ability.zones is None else ()
                    refs = (record.ref,) if ability.affects is None else None
                    effects += self._static(position, seen.controller, record, ability, refs, homes)
        telling = self._cards_of(position, _acts_from_elsewhere)
        for id in sorted(position.objects) if telling else ():
            record = position.objects[id]
            for ability in position.cards[record.card].abilities if id not in found and record.card in telling else ():
                if (
                    _acts_from_elsewhere(ability)
                    and reaches(ability.affects, ability.modify)
                    and record.place in (ability.zones or ())
                ):
                    effects += self._static(position, record.owner, record, ability, None, self.rules.elsewhere)
        return effects

    def _only_those(self, one: Lasting) -> tuple[str, ...]:
        """Return the rules by which an effect on what was like something acts on nothing that comes later."""
        return self.rules.later if one.objects is not None and one.affects is not None else ()

    def _static(
        self,
        position: AnyPosition,
        player: str,
        record: Value,
        ability: Ability,
        refs: tuple[Ref, ...] | None,
        where: tuple[str, ...],
    ) -> Iterator[Effect]:
        """Yield the effect of a static ability while its condition holds."""
        frame = Frame(player, record.ref, ability)
        if self.meaning.holds(position, ability.condition, frame):
            yield Effect(ability.modify, refs, ability.affects, frame, (*self.rules.static, *where))

    def functioning(self, position: AnyPosition, kinds: tuple[str, ...]) -> Iterator[tuple[Value, Ability]]:
        """Yield (object, ability) for the abilities of these kinds that function now."""
        there = self.survey(position)
        for id in sorted(there):
            for _, ability in there[id].abilities:
                if ability.kind in kinds and self.functions(ability, position.objects[id], there[id]):
                    yield position.objects[id], ability
        telling = self._cards_of(position, _says_where)
        for id in sorted(position.objects) if telling else ():
            record = position.objects[id]
            for ability in position.cards[record.card].abilities if id not in there and record.card in telling else ():
                if ability.zones is not None and ability.kind in kinds and record.place in ability.zones:
                    yield record, ability

    def _cards_of(self, position: AnyPosition, says: Callable[[Ability], bool]) -> frozenset[str]:
        """Return the names of the cards of a game one of whose abilities says something; the cards of a game never change."""
        if self._cards is not position.cards:
            self._cards, self._telling = position.cards, {}
        found = self._telling.get(says)
        if found is None:
            found = frozenset(name for name, card in position.cards.items() if any(map(says, card.abilities)))
            self._telling[says] = found
        return found

    def in_play_now(self, position: AnyPosition, id: str) -> Value | None:
        """Return what an object is like where its abilities can function; None anywhere else."""
        return self.survey(position).get(id)

    # What rule abilities say.

    def rule_abilities(self, position: AnyPosition, id: str, name: str) -> list[Ability]:
        """Return the abilities of kind "rule" of this name that an object has, where they function and their condition holds."""
        return [ability for ability, _ in self.rules_said(position, id, name, self.said_anywhere(name))]

    def has_rule(self, position: AnyPosition, id: str, name: str) -> bool:
        """Tell whether an object has an ability of kind "rule" of this name that functions."""
        return bool(self.rule_abilities(position, id, name))

    def rules_said(
        self, position: AnyPosition, id: str, name: str, anywhere: bool = False
    ) -> list[tuple[Ability, Frame]]:
        """Return the abilities of kind "rule" of this name that an object has, where they function and their condition holds.

        Args:
            position: where.
            id: the object.
            name: what they say.
            anywhere: do not ask whether they function where the object is.
        """
        seen, record = self.of(position, id), position.objects[id]
        found = [
            (ability, Frame(seen.controller, record.ref, ability))
            for _, ability in seen.abilities
            if (ability.kind, ability.name) == ("rule", name) and (anywhere or self.functions(ability, record, seen))
        ]
        return [(ability, frame) for ability, frame in found if self.meaning.holds(position, ability.condition, frame)]

    def speaks_of(self, position: AnyPosition, id: str, name: str, ref: Ref, anywhere: bool = False) -> bool:
        """Tell whether a rule ability of an object speaks of something: of everything where it names nothing."""
        return any(
            ability.affects is None or self.passes(position, ref, ability.affects, frame, anywhere=anywhere)
            for ability, frame in self.rules_said(position, id, name)
        )

    def said(self, position: AnyPosition, name: str) -> list[Frame]:
        """Return the rule abilities of this name in force: of objects where they function, and of effects that last."""
        return position.derive(f"said-{name}", lambda: list(self._said(position, name)))

    def _said(self, position: AnyPosition, name: str) -> Iterator[Frame]:
        there = self.functioning(position, ("rule",))
        frames = [Frame(self.controller(position, one.id), one.ref, said) for one, said in there if said.name == name]
        lasting = (effect for effect in position.effects.values() if effect.ability is not None)
        for frame in (*frames, *(effect.frame._replace(ability=effect.ability) for effect in lasting)):
            ability = frame.ability
            if (ability.kind, ability.name) == ("rule", name) and self.meaning.holds(
                position, ability.condition, frame
            ):
                yield frame

    def banned(self, position: AnyPosition, name: str, player: str, id: str | None = None) -> Frame | None:
        """Return the rule ability in force that keeps a player from something, or from doing it with a card."""
        return next((frame for frame in self.said(position, name) if self._bans(position, frame, player, id)), None)

    def _bans(self, position: AnyPosition, frame: Frame, player: str, id: str | None) -> bool:
        who = frame.ability.when.by if frame.ability.when is not None else None
        if who is not None and not self.passes(position, (player, 0), who, frame):
            return False
        affects = frame.ability.affects
        if id is None or affects is None:
            return True
        return self.passes(position, position.objects[id].ref, affects, frame, anywhere=True)


def _says_where(ability: Ability) -> bool:
    """Tell whether an ability says in which zones it functions."""
    return bool(ability.zones)


def _acts_from_elsewhere(ability: Ability) -> bool:
    """Tell whether a static ability says that it functions outside the zones of play."""
    return ability.kind == "static" and bool(ability.zones) and ability.affects is not None
