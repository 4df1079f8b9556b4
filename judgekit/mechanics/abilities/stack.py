"""What waits to resolve, resolved from the top: targets looked at again, conditions too, then the instructions followed."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Ask, Event, Game, Task
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.choosing import ACCEPT
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESOLVING, end_resolution
from judgekit.mechanics.abilities.targets import Targeting
from judgekit.mechanics.abilities.words import GameMeaning
from judgekit.mechanics.objects import present
from judgekit.mechanics.terms.records import Value


class StackRules(NamedTuple):
    """The rules of a game on resolving.

    Attributes:
        resolves: the top of the stack resolves.
        outlives: an ability does so even where its source is gone.
        condition: the condition of a triggered ability is looked at again.
        fails: nothing is done where it does not hold.
    """

    resolves: tuple[str, ...]
    outlives: tuple[str, ...]
    condition: tuple[str, ...]
    fails: tuple[str, ...]


class Stack:
    """How what waits on the stack of one game resolves.

    Args:
        game: the game; it gets the tasks "resolve", "follow" and "follow-or-not". Its task "resolved" says what becomes of
            what has resolved, and calls `end`.
        zone: key of the zone.
        meaning: its words.
        targeting: how its targets are chosen.
        countered: the event by which something leaves the stack all of whose targets are illegal.
        why: the rules by which the instructions of something are followed.
        rules: the other rules that decide.
    """

    def __init__(
        self,
        game: Game,
        zone: str,
        meaning: GameMeaning,
        targeting: Targeting,
        countered: Callable[[Value], Event],
        why: Callable[[Value, Frame], tuple[str, ...]],
        rules: StackRules,
    ) -> None:
        self.zone, self.meaning, self.targeting = zone, meaning, targeting
        self.countered, self.why, self.rules = countered, why, rules
        game.tasks.update({"resolve": self._resolve, "follow": self._follow, "follow-or-not": self._follow_or_not})

    def _resolve(self, draft: AnyDraft) -> None:
        """Resolve the top of the stack: check its targets, then follow it."""
        item = draft.objects[draft.zones[self.zone][-1]]
        frame: Frame = item.frame
        outlives = self.rules.outlives if item.kind == "ability" and present(draft, frame.source) is None else ()
        draft.note("resolve", of=item.id, by=item.controller, rules=(*self.rules.resolves, *outlives))
        draft.set_fact(RESOLVING, item.id)
        draft.next(Task("resolved", (item.id,)))
        if frame.ability.targets and any(frame.targets):
            frame = self.targeting.checked(draft, frame)
            if not any(frame.targets):
                draft.propose(self.countered(item))
                return
        draft.change(item.id, frame=frame)
        draft.do("follow", item.id)

    def _follow(self, draft: AnyDraft, id: str) -> Ask | None:
        """Follow the instructions of what resolves, if its condition still holds; where they are optional, ask."""
        item = draft.objects[id]
        ability = item.frame.ability
        if ability.kind == "triggered" and ability.condition is not None:
            if not self.meaning.holds(draft, ability.condition, item.frame):
                draft.note("condition-fails", of=id, rules=self.rules.fails)
                return None
            draft.cite(*self.rules.condition)
        if ability.optional:
            return Ask("optional", item.controller, of=item.frame.source[0], then=Task("follow-or-not", (id,)))
        self._follow_or_not(draft, id, ACCEPT)
        return None

    def _follow_or_not(self, draft: AnyDraft, id: str, choice: str) -> None:
        """Follow the instructions where their controller accepts."""
        item = draft.objects[id]
        if choice == ACCEPT and item.frame is not None and item.frame.ability.do:
            draft.note("follow", of=id, by=item.frame.controller, rules=self.why(item, item.frame))
            draft.do("instruct", item.frame, 0)

    def end(self, draft: AnyDraft) -> None:
        """End a resolution: forget what it remembered, and the abilities that have left the game."""
        end_resolution(draft)
        for id in [id for id, one in draft.objects.items() if one.kind == "ability" and one.zone is None]:
            draft.remove(id)  # so that equal games have equal positions
