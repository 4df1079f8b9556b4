"""Triggered abilities: which events a pattern means, what triggers and waits, and in which order it is put on the stack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Allowed, Ask, Event, Game, Question, Refused, Task
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.choosing import Ids, judge_order
from judgekit.mechanics.abilities.context import Frame, Waiting
from judgekit.mechanics.abilities.words import GameMeaning, Passing
from judgekit.mechanics.objects import present, turn_order
from judgekit.mechanics.terms.records import Ability, Description, Pattern, Value, mentions

Found = tuple[Value, Ability]
"""The object that has an ability, and the ability."""


class Matching:
    """Which events a pattern means in one game.

    Args:
        meaning: its words.
        passes: how it reads its filters.
    """

    def __init__(self, meaning: GameMeaning, passes: Passing) -> None:
        self.meaning, self.passes = meaning, passes

    def __call__(
        self, position: AnyPosition, pattern: Pattern, happening: Event, frame: Frame, seen: Value = None
    ) -> bool:
        """Tell whether an event is one that a pattern means.

        Args:
            position: where filters are read.
            pattern: the pattern.
            happening: the event.
            frame: for whom and from which source.
            seen: what that which it happens to was like at that moment, None for now.
        """
        if happening.kind not in pattern.events:
            return False
        if any(happening.get(name) not in allowed for name, allowed in pattern.details):
            return False
        if pattern.amount is not None and not self.meaning.compares(position, happening.amount, pattern.amount, frame):
            return False
        number = happening.get("number", 0)
        if pattern.of is not None and not self._part(position, happening.of, number, pattern.of, frame, seen):
            return False
        by = happening.get("by_number")
        return pattern.by is None or self._part(position, happening.by, by, pattern.by, frame, None)

    def _part(
        self,
        position: AnyPosition,
        id: str | None,
        number: int | None,
        filter: Description,
        frame: Frame,
        seen: Value,
    ) -> bool:
        if id is None or (id not in position.objects and id not in position.players):
            return False
        if id in position.players:
            return self.passes(position, (id, 0), filter, frame)
        ref = (id, position.objects[id].number if number is None else number)
        return self.passes(position, ref, filter, frame, seen, anywhere=True)


class TriggerRules(NamedTuple):
    """The rules of a game on what triggers.

    Attributes:
        triggers: an ability triggers, and waits.
        condition: its condition must hold as it triggers.
        looks_back: it triggers as things were before they moved.
        delayed: an ability that an effect made triggers.
        once: it does so one time.
    """

    triggers: tuple[str, ...]
    condition: tuple[str, ...]
    looks_back: tuple[str, ...]
    delayed: tuple[str, ...]
    once: tuple[str, ...]


class Triggers:
    """What triggers in one game; it becomes the game's `notice`.

    Args:
        game: the game.
        meaning: its words.
        matches: which events a pattern means.
        functioning: the triggered abilities that function in a position.
        seen: what an object is like in a position, None where nothing is worked out for it.
        leaves: tells that an event takes an object out of where its abilities function: then it is looked back.
        rules: the rules that decide.
        own_rules: further rules by which certain abilities trigger.
    """

    def __init__(
        self,
        game: Game,
        meaning: GameMeaning,
        matches: Matching,
        functioning: Callable[[AnyPosition], Iterable[Found]],
        seen: Callable[[AnyPosition, str], Value],
        leaves: Callable[[Event], bool],
        rules: TriggerRules,
        own_rules: Callable[[Ability], tuple[str, ...]] = lambda _ability: (),
    ) -> None:
        self.meaning, self.matches, self.functioning, self.seen = meaning, matches, functioning, seen
        self.leaves, self.rules, self.own_rules = leaves, rules, own_rules
        game.notice = self.note

    def _in(self, position: AnyPosition) -> list[Found]:
        return position.derive("triggered", lambda: list(self.functioning(position)))

    def note(self, draft: AnyDraft, happened: tuple[Event, ...], before: AnyPosition) -> None:
        """Note every ability that triggers on events that happened: once for each event, and it does nothing yet."""
        now = self._in(draft)
        earlier = self._in(before) if any(each.kind == "move" for each in happened) else now
        delayed = [
            (id, effect)
            for id, effect in sorted(draft.effects.items())
            if effect.ability is not None and effect.ability.kind == "triggered"
        ]
        if not now and not earlier and not delayed:
            return
        for each in happened:
            leaving = self.leaves(each)
            moment: AnyPosition = before if leaving else draft
            seen = self.seen(before, each.of or "") if leaving else None
            arrived = each.kind == "move" and not leaving
            happening = each.having(number=each.get("number", 0) + 1) if arrived else each
            for source, ability in earlier if leaving else now:
                self._trigger(draft, moment, source, ability, happening, each, seen)
            for id, effect in delayed:
                if id not in draft.effects:
                    continue
                ability = effect.ability
                frame = effect.frame._replace(ability=ability, event=each, seen=seen)
                if self._means(moment, happening, frame) and self.meaning.holds(moment, ability.condition, frame):
                    self._wait(draft, frame, self.rules.delayed)
                    if ability.once:
                        draft.drop_effect(id)
                        draft.cite(*self.rules.once)

    def _means(self, moment: AnyPosition, happening: Event, frame: Frame) -> bool:
        when = frame.ability.when
        return when is not None and self.matches(moment, when, happening, frame, frame.seen)

    def _trigger(
        self,
        draft: AnyDraft,
        moment: AnyPosition,
        source: Value,
        ability: Ability,
        happening: Event,
        original: Event,
        seen: Value,
    ) -> None:
        info = self.seen(moment, source.id)
        controller = info.controller if info is not None else source.controller
        frame = Frame(controller, source.ref, ability, event=original, seen=seen)
        if not self._means(moment, happening, frame):
            return
        rules = self.rules.condition if ability.condition is not None else ()
        if not self.meaning.holds(draft, ability.condition, frame):
            draft.note("not-triggered", of=source.id, rules=rules)
            return
        gone = present(draft, source.ref) is None
        if gone and moment is not draft:
            rules = (*rules, *self.rules.looks_back)
        self._wait(draft, frame._replace(info=info if gone else None), (*rules, *self.own_rules(ability)))

    def _wait(self, draft: AnyDraft, frame: Frame, rules: tuple[str, ...]) -> None:
        let_wait(draft, frame)
        draft.note("triggered", of=frame.source[0], by=frame.controller, rules=(*self.rules.triggers, *rules))


def let_wait(draft: AnyDraft, frame: Frame) -> None:
    """Let an ability wait to be put on the stack or to resolve, under a key of its own: the id of its source, with a number."""
    key, number, taken = frame.source[0], 1, {waiting.key for waiting in draft.waiting}
    while key in taken:
        number += 1
        key = f"{frame.source[0]}.{number}"
    draft.waiting = (*draft.waiting, Waiting(frame, key))


def alike(waiting: Waiting) -> Value:
    """Return what makes two waiting abilities the same: the event counts only where the ability refers to it."""
    frame = waiting.frame
    ability = frame.ability
    about = frame.event if mentions((ability.do, ability.targets, ability.condition), "event") else None
    return (frame.source, ability, about)


def orders(question: Question) -> Iterator[Ids]:
    """Yield every order of the waiting abilities that a question names, alike ones not told apart."""
    seen = set()
    for order in permutations(question.args[0]):
        if order not in seen:
            seen.add(order)
            yield order


class PuttingRules(NamedTuple):
    """The rules of a game on putting waiting abilities on the stack.

    Attributes:
        order: the players put theirs in turn order, each in an order of the own choice.
        refused: the same, for an order that is none.
        put: an ability is put.
        aimed: it is taken away again where no targets can be chosen.
        shared: the same where nothing can be divided.
    """

    order: tuple[str, ...]
    refused: tuple[str, ...]
    put: tuple[str, ...]
    aimed: tuple[str, ...]
    shared: tuple[str, ...]


class Putting:
    """How waiting abilities are put on the stack in one game.

    Args:
        game: the game; it gets the tasks "put-triggers", "put-ordered" and "put-trigger" and the question "trigger-order".
        make: the record of an ability on the stack, for its id, its frame and its number.
        can_be_aimed: tells whether its targets can be chosen.
        rules: the rules that decide.
    """

    def __init__(
        self,
        game: Game,
        make: Callable[[str, Frame, int], Value],
        can_be_aimed: Callable[[AnyPosition, Frame], bool],
        rules: PuttingRules,
    ) -> None:
        self.make, self.can_be_aimed, self.rules = make, can_be_aimed, rules
        game.tasks.update(
            {"put-triggers": self.put_all, "put-ordered": self._put_ordered, "put-trigger": self._put_trigger}
        )
        game.question("trigger-order", candidates=orders)(self._judge)

    def put_all(self, draft: AnyDraft) -> Ask | None:
        """Put waiting abilities on the stack in turn order, each player's in the order that player chooses."""
        if len(draft.waiting) > 1:
            draft.note("put-order", rules=self.rules.order)
        for player in turn_order(draft):
            mine = [waiting for waiting in draft.waiting if waiting.frame.controller == player]
            keys = tuple(sorted(waiting.key for waiting in mine))
            if len({alike(waiting) for waiting in mine}) > 1:
                return Ask("trigger-order", player, args=(keys,), then=Task("put-ordered"))
            if mine:
                draft.do("put-ordered", keys)
                return None
        return None

    def _judge(self, question: Question, choice: Value) -> Allowed | Refused:
        """Allow every order of all of them; the first named is put first and so lies lowest."""
        return judge_order(question.args[0], choice, self.rules.order, self.rules.refused)

    def _put_ordered(self, draft: AnyDraft, order: Ids) -> None:
        """Put the abilities of one player in the order chosen, then the other players'."""
        by_key = {waiting.key: waiting.frame for waiting in draft.waiting}
        draft.waiting = tuple(waiting for waiting in draft.waiting if waiting.key not in order)
        draft.next(*(Task("put-trigger", (by_key[key],)) for key in order), Task("put-triggers"))

    def _put_trigger(self, draft: AnyDraft, frame: Frame) -> None:
        """Put one ability on top of the stack and let its controller choose targets; without legal ones it is taken away."""
        stem = f"{frame.source[0]}-ability"
        id, number = stem, 1
        while id in draft.objects and draft.objects[id].zone is not None:
            number += 1
            id = f"{stem}-{number}"
        known = draft.objects.get(id)
        frame = frame._replace(item=id)
        draft.add(self.make(id, frame, known.number + 1 if known else 0))
        draft.set(passes=0)
        draft.note("put", of=id, by=frame.controller, rules=self.rules.put)
        if not self.can_be_aimed(draft, frame):
            shared = self.rules.shared if frame.ability.shares is not None else ()
            draft.note("taken-away", of=id, rules=(*self.rules.aimed, *shared))
            draft.remove(id)
            return
        draft.next(Task("aim", (id,)), Task("share", (id,)))
