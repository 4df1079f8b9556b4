"""Replacement effects by pattern: which apply to an event, and what happens instead; the kernel gives each one opportunity."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from judgekit.engine import Ask, Event, Game, Replacement, Task
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following
from judgekit.mechanics.abilities.resolving import INSTEAD
from judgekit.mechanics.abilities.triggers import Found, Matching
from judgekit.mechanics.objects import summed
from judgekit.mechanics.terms.records import Ability, Instruction, Value

Change = Callable[[AnyDraft, Frame, Instruction, Event], Event | None]
"""What a replacement effect makes of the event itself; None for nothing."""


class Replacing:
    """The replacement effects of one game; it becomes the game's `replacements`.

    Args:
        game: the game.
        following: how its instructions are followed.
        matches: which events a pattern means.
        functioning: the replacement abilities that function.
        entering: those of an object that is about to come into a zone, about how it does.
        controller: who controls the object of an ability, as an event is proposed.
        rules: the rules by which an effect replaces an event.
        own_rules: further rules by which certain abilities do.

    Attributes:
        changes: what a replacement effect can make of the event itself, by verb: "reduce", "amount" and "having" are there.
    """

    def __init__(
        self,
        game: Game,
        following: Following,
        matches: Matching,
        functioning: Callable[[AnyDraft], Iterable[Found]],
        entering: Callable[[AnyDraft, Event], Iterable[Found]],
        controller: Callable[[AnyDraft, Value, Event], str],
        rules: tuple[str, ...],
        own_rules: Callable[[Ability], tuple[str, ...]] = lambda _ability: (),
    ) -> None:
        self.following, self.matches, self.functioning, self.entering = following, matches, functioning, entering
        self.controller, self.rules, self.own_rules = controller, rules, own_rules
        self.changes: dict[str, Change] = {"reduce": self._reduced, "amount": self._amount, "having": self._having}
        game.replacements = self.applying
        game.tasks["instead"] = _instead_of

    def applying(self, draft: AnyDraft, proposed: Event) -> list[Replacement]:
        """Return the replacement effects that apply to a proposed event; none to what it lets happen instead itself."""
        found: dict[str, Replacement] = {}
        there = draft.derive("replacing", lambda: list(self.functioning(draft)))
        for source, ability in (*there, *self.entering(draft, proposed)):
            frame = Frame(self.controller(draft, source, proposed), source.ref, ability, event=proposed)
            self._add(draft, found, proposed, frame)
        for id, lasting in sorted(draft.effects.items()):
            if lasting.ability is None or lasting.ability.kind != "replacement":
                continue
            if lasting.objects is None or any(ref[0] == proposed.of for ref in lasting.objects):
                frame = lasting.frame._replace(ability=lasting.ability, event=proposed)
                self._add(draft, found, proposed, frame, id)
        applied = draft.facts.get(INSTEAD, ())
        return [one for id, one in found.items() if id not in applied]

    def _add(
        self,
        draft: AnyDraft,
        found: dict[str, Replacement],
        proposed: Event,
        frame: Frame,
        lasting: str | None = None,
    ) -> None:
        ability, source = frame.ability, frame.source[0]
        if ability.when is None or not self.matches(draft, ability.when, proposed, frame):
            return
        if not self.following.meaning.holds(draft, ability.condition, frame):
            return
        key, number = lasting or source, 1
        while key in found:
            number += 1
            key = f"{lasting or source}.{number}"
        reasons = tuple(rule for rule in proposed.get("rules", ()) if rule not in self.rules)
        rules = (*self.rules, *self.own_rules(ability), *reasons)
        apply = partial(self._instead, frame._replace(event=_applied(proposed, key)), lasting)
        found[key] = Replacement(key, source, apply, rules, optional=ability.optional, ask=self.asks(frame))

    def asks(self, _frame: Frame) -> Callable[[AnyDraft, Event], Ask] | None:
        """Return the choice that an effect needs before it replaces an event; a game says where there is one."""
        return None

    def _instead(
        self, frame: Frame, lasting: str | None, draft: AnyDraft, proposed: Event, _choice: Value
    ) -> Sequence[Event]:
        """Return what happens instead of an event; instructions that need choices follow after it."""
        became: list[Event] = []
        later: list[Instruction] = []
        for instruction in frame.ability.do:
            if instruction.verb in self.changes:
                changed = self.changes[instruction.verb](draft, frame, instruction, proposed)
                became.extend(() if changed is None else (changed,))
            elif self.following.is_direct(instruction):
                became.extend(self.following.makes[instruction.verb](draft, frame, instruction) or ())
            else:
                later.append(instruction)
        if later:
            before = draft.facts.get(INSTEAD, ())
            applied = frame.event.applied if frame.event is not None else ()
            following = Task("instruct", (frame.doing(tuple(later)), 0))
            draft.next(Task("instead", ((*before, *applied),)), following, Task("instead", (before,)))
        if lasting is not None and frame.ability.once:
            draft.drop_effect(lasting)
        return became

    def _reduced(self, draft: AnyDraft, frame: Frame, instruction: Instruction, proposed: Event) -> Event | None:
        """Return less of the same event; nothing where nothing is left."""
        if instruction.amount is None:
            return None
        left = proposed.amount - self.following.number(draft, frame, instruction)
        return proposed._replace(amount=left) if left > 0 else None

    def _amount(self, draft: AnyDraft, frame: Frame, instruction: Instruction, proposed: Event) -> Event:
        return proposed._replace(amount=self.following.number(draft, frame, instruction))

    def _having(self, draft: AnyDraft, frame: Frame, instruction: Instruction, proposed: Event) -> Event:
        """Return the event with further details; counters come to those that it has."""
        details = dict(instruction.details)
        if "counters" in details:
            amount = self.following.meaning.amount
            more = ((kind, amount(draft, number, frame)) for kind, number in details["counters"])
            details["counters"] = summed(proposed.get("counters", ()), more)
        return proposed.having(**details)


def _applied(proposed: Event, key: str) -> Event:
    return proposed._replace(applied=(*proposed.applied, key))


def _instead_of(draft: AnyDraft, applied: tuple[str, ...]) -> None:
    """Note in place of what the following is done: the effects applied to that are not applied to it again; none for nothing."""
    if applied:
        draft.set_fact(INSTEAD, applied)
    else:
        draft.drop_fact(INSTEAD)
