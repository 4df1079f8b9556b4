"""The objects that are there now, as names in notation find them: whose they are, where they lie, what attacks or may attack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.choosing import fits
from judgekit.scenarios.notation.playing.together import shared_teams
from judgekit.scenarios.notation.reading.notations import Written
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import STACKS, UNKNOWN, Names, Resolving, Thing
from judgekit.scenarios.running import Run
from judgekit.table.notation import WaitingAbility
from judgekit.table.what_is_meant import nobody_knows

MOST_ATTACKS = 3_000
"""Attacks looked at for the one with the most attackers."""


_NONE = object()
"""What stands for a property that an object has not."""


_DONE_BY = {"redirect": ("攻撃先を変えられる", "change the target of the attack")}
"""What a creature does that blocks, where others do the same without blocking (ガードマン)."""


class ThereNow:
    """What is there at a running situation.

    Attributes:
        run: the scenario as it is played.
        written: the notation that it began with.
        grammar: the game's notation.
        counted: somebody asked what may attack since this was set back: that is known once attackers are declared.
    """

    def __init__(self, run: Run, written: Written, grammar: NotationGrammar) -> None:
        self.run, self.written, self.grammar = run, written, grammar
        self.counted = False
        self._only: Bilingual | None = None
        self._names: Names | None = None
        self._named_in: tuple[Names | None, AnyPosition | None] = None, None
        self._position: AnyPosition | None = None
        self._values: dict[tuple[str, str], object] = {}
        self._places: dict[str, tuple[str, str]] = {}
        self._unknown: dict[str, tuple[object, Thing]] = {}

    def at(self, run: Run) -> ThereNow:
        """Return what is there at a run that goes on from this one; what is known of cards is still known."""
        there = ThereNow(run, self.written, self.grammar)
        there._names, there._named_in, there._unknown = self._names, self._named_in, self._unknown
        there._position, there._values = self._position, dict(self._values)
        there._places = dict(self._places)
        return there

    def resolving(self, by: str = "") -> Resolving:
        """Return how names are found now: tokens and copies are there too."""
        words = self.grammar.words
        return Resolving(
            self._names_now(),
            by,
            words.places,
            words.own,
            self.place,
            self.attacks,
            self.able,
            words.home,
            self.stack,
            self.attacked,
            self.waiting,
            words.others,
            self.decider,
            self.blocks,
            self.fits,
            shared_teams(self.written.situation.given),
        )

    def _names_now(self) -> Names:
        """Return what names may mean now; in a position where that was asked already it is the same."""
        said, position, scene = self.written.situation.names, self.run.table.position, self.run.scene
        if self._names is not None and self._named_in[0] is said and self._named_in[1] is position:
            return self._names
        known = {thing.id: thing for thing in said.things}
        for id in position.objects:
            name = scene.name_of(position, id)
            if name not in known and name not in position.players and name in position.objects:
                kept = self._unknown.get(name)
                if kept is not None and kept[0] is position.objects[name]:
                    known[name] = kept[1]  # nothing happened to this card that nobody knows, and no effect knows it
                    continue
                card, (player, zone) = self.card_name(name), self.place(Thing(name, (), "", ""))
                # What nobody knows is meant by rows that name its zone ("two shields").
                known[name] = Thing(name, (name, *(card or (f"@{zone}",))), player, zone)
                if zone != self.grammar.words.home and UNKNOWN.fullmatch(name) is not None:
                    self._unknown[name] = position.objects[name], known[name]
        there = (tuple(known.values()), tuple(position.players))
        if self._names is None or (self._names.things, self._names.players) != there:
            self._names = Names(*there)
        self._named_in = said, position
        return self._names

    def in_between(self, step: Mapping[str, Json], zone: str) -> Bilingual | None:
        """Return that an attack is no direct one, since what it would break first is left in a zone; None where nothing is."""
        attack = step.get("attack")
        of = next(iter(attack.values()), "") if isinstance(attack, Mapping) else ""
        left = sum(self.place(one) == (of, zone) for one in self.resolving().names.things)
        if not left:
            return None
        return Bilingual(
            f"{of}のシールドが{left}枚あるので、ダイレクトアタックではなくシールドをブレイクする攻撃になる",
            f"{of} has {left} shields, which the attack breaks: it is no direct attack",
        )

    def fits(self, ids: Sequence[str]) -> bool:
        """Tell whether some objects answer what is asked now."""
        question = self.run.table.position.question
        return question is not None and fits(question, [*ids], self.run.scene)

    def decider(self) -> str:
        """Return who has to decide something now, other than whether to do anything at all."""
        question = self.run.table.position.question
        idle = self.run.scene.resting - self.grammar.words.decisive
        return question.by if question is not None and question.kind not in idle else ""

    def waiting(self) -> Sequence[WaitingAbility]:
        """Return the triggered abilities that are being put in an order."""
        question = self.run.table.position.question
        return self.grammar.words.waiting(question) if question is not None else ()

    def stack(self) -> list[str]:
        """Return what waits to resolve, the oldest first."""
        waiting = self.run.scene.game_value(self.run.table.position, "stack-bottom-up", None)
        value = waiting.value if waiting is not None else ()
        return [str(one) for one in value] if isinstance(value, (list, tuple)) else []

    def is_ability(self, id: str) -> bool:
        """Tell whether what waits to resolve is an ability, which is called by its source: that lies elsewhere."""
        return self.place(Thing(id, (), "", ""))[1] not in STACKS

    def able(self, player: str) -> list[str]:
        """Return the untapped creatures of a player: what attacks with everything."""
        self.counted = True
        position, scene, found = self.run.table.position, self.run.scene, []
        for id in position.objects:
            thing = Thing(scene.name_of(position, id), (), "", "")
            if self.place(thing) != (player, self.grammar.words.home):
                continue
            try:
                sized = self.value_of(id, scene.notation.size) not in (None, "none")
                tapped = scene.object_value(position, id, "tapped").value
            except JudgekitError:
                continue
            if sized and not tapped:
                found.append(thing.id)
        return self._that_may_block(self._most_that_may(found, player), player)

    def _that_may_block(self, able: list[str], player: str) -> list[str]:
        """Return those that block in some legal block, where that is asked now; of several the only one is said aloud."""
        question, scene, keys = self.run.table.position.question, self.run.scene, self.grammar.words.blocking
        if question is None or question.by != player or len(able) < 2:
            return able
        asked = [key for key in sorted(keys) if question.kind in scene.answers({key: "none"})]
        if not asked:
            return able
        blocks = [scene.write_choice(question, choice) for choice in islice(question.legal(), MOST_ATTACKS)]
        some = {
            id for one in blocks for id in ([one] if isinstance(one, str) else one if isinstance(one, Iterable) else ())
        }
        left = [one for one in able if one in some]
        if len(left) == 1:
            japanese, english = next((_DONE_BY[key] for key in asked if key in _DONE_BY), ("ブロックできる", "block"))
            self._only = Bilingual(f"{japanese}のは{left[0]}だけ", f"only {left[0]} can {english}")
        return left or able

    def told(self) -> list[Bilingual]:
        """Return what has to be said aloud of what may block, since this was asked the last time."""
        said, self._only = self._only, None
        return [said] if said is not None else []

    def _most_that_may(self, able: list[str], player: str) -> list[str]:
        """Return those that attack in some legal attack, once attackers are declared: nothing that came just now.

        Where they may not all attack together (508.1c, 508.1h) it is refused, with what may.
        """
        question, scene = self.run.table.position.question, self.run.scene
        if question is None or question.by != player or "attack" not in self.grammar.words.approach:
            return able
        if question.kind not in scene.answers({"attack": {}}):
            return able
        attacks = (scene.write_choice(question, choice) for choice in islice(question.legal(), MOST_ATTACKS))
        some = {id for one in attacks if isinstance(one, Mapping) for id in one}
        return [one for one in able if one in some] or able

    def value_of(self, id: str, key: str) -> object:
        """Return a property of an object; None where it has none."""
        try:
            return self.run.scene.object_value(self.run.table.position, id, key).value
        except JudgekitError:
            return None

    def attackers(self) -> list[str]:
        """Return the objects that attack now."""
        return [*self.attacks()]

    def attacked(self) -> list[str]:
        """Return what is attacked now."""
        return [*dict.fromkeys(self.attacks().values())]

    def blocked(self) -> list[str]:
        """Return what is blocked now."""
        return [one for those in self.blocks().values() for one in those]

    def blocks(self) -> dict[str, list[str]]:
        """Return what blocks now, each with what it blocks."""
        position, name_of, found = self.run.table.position, self.run.scene.name_of, dict[str, list[str]]()
        for id in position.objects:
            value = self.value_of(id, "blocking")
            if isinstance(value, (list, tuple)) and value:
                found[name_of(position, id)] = [name_of(position, str(one)) for one in value]
        return found

    def attacks(self) -> dict[str, str]:
        """Return what attacks now, with what each attacks."""
        position, scene, found = self.run.table.position, self.run.scene, dict[str, str]()
        for id in position.objects if scene.notation.attacking else ():
            value = None if nobody_knows(position, id) else self._value(id, scene.notation.attacking)
            if value and value != "none":
                found[scene.name_of(position, id)] = words(value)
        return found

    def card_name(self, id: str) -> tuple[str, ...]:
        """Return the name of an object's card, where it has one."""
        if nobody_knows(self.run.table.position, id):
            return ()
        found = self._value(id, "name")
        return (found,) if isinstance(found, str) and found != "none" else ()

    def place(self, thing: Thing) -> tuple[str, str]:
        """Return controller and zone of an object."""
        position = self._begin()
        if thing.id not in self._places:
            kept = self._unknown.get(thing.id)
            if kept is not None and kept[0] is position.objects.get(thing.id):
                return kept[1].player, kept[1].zone  # where it was when it was first asked for
            self._places[thing.id] = self.run.scene.place_of(self.run.table.position, thing.id) or (
                str(self._value(thing.id, "controller", "")),
                str(self._value(thing.id, "zone", "")),
            )
        controller, zone = self._places[thing.id]
        return controller or thing.player, zone or thing.zone

    def _begin(self) -> AnyPosition:
        """Return the position; what was asked in another one is forgotten."""
        position = self.run.table.position
        if position is not self._position:
            self._position = position
            self._values.clear()
            self._places.clear()
        return position

    def _value(self, id: str, key: str, otherwise: object = None) -> object:
        """Return a property of an object, or what is said where it has none; it is asked for once in a position."""
        position = self._begin()
        if (id, key) not in self._values:
            try:
                self._values[id, key] = self.run.scene.object_value(position, id, key).value
            except JudgekitError:
                self._values[id, key] = _NONE
        found = self._values[id, key]
        return otherwise if found is _NONE else found
