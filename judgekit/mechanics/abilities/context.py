"""The context of an ability: for whom it speaks, what it found, and the effects and waiting abilities that come from it."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Event
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import (
    Ability,
    Description,
    Instruction,
    Modification,
    Pairs,
    Pattern,
    TargetWord,
    Value,
)


class Frame(NamedTuple):
    """What the instructions of an ability need to know while they are followed.

    Attributes:
        controller: "you".
        source: the object the ability comes from.
        ability: the ability.
        targets: the objects and players targeted, one tuple for each target word.
        shares: how a number is divided among the targets.
        event: the event that triggered it, or that it replaces; None for none.
        info: what the source was like before it moved, None while it stands where it was.
        seen: what the object of the event was like at that time.
        chosen: choices made while it is followed, by name.
        item: id of the object that is being resolved, None outside of a resolution.
    """

    controller: str
    source: Ref
    ability: Ability
    targets: tuple[tuple[Ref, ...], ...] = ()
    shares: tuple[tuple[str, int], ...] = ()
    event: Event | None = None
    info: Value = None
    seen: Value = None
    chosen: Pairs = ()
    item: str | None = None

    @property
    def moved(self) -> Event | None:
        """Return the move that the ability triggered on; what an effect replaces has not moved."""
        happened = self.event is not None and self.event.kind == "move" and self.ability.kind != "replacement"
        return self.event if happened else None

    def remembering(self, name: str, refs: tuple[Ref, ...]) -> Frame:
        """Return this frame with a name for objects: ("chosen", name) means them."""
        return self._replace(chosen=tuple(sorted({**dict(self.chosen), name: refs}.items())))

    def doing(self, instructions: tuple[Instruction, ...]) -> Frame:
        """Return this frame with other instructions to follow."""
        return self._replace(ability=self.ability._replace(do=instructions))


class Waiting(NamedTuple):
    """A triggered ability that waits until it is put where it resolves.

    Attributes:
        frame: what it will need there.
        key: how its controller names it when several are ordered.
    """

    frame: Frame
    key: str


class Lasting(NamedTuple):
    """A continuous effect that an ability made, or an ability that waits for its event.

    Attributes:
        objects: the objects and players it acts on; None where it acts on whatever passes its filter.
        affects: filter where objects is None; else the filter, if any, that these objects passed as it began.
        modify: what it changes.
        ability: a delayed trigger, a replacement or a rule that it is; None for none.
        frame: where it comes from.
        until: when it ends: "turn", "game", or another moment of the game.
        order: number in order of creation.
    """

    objects: tuple[Ref, ...] | None
    affects: Description | None
    modify: tuple[Modification, ...]
    ability: Ability | None
    frame: Frame
    until: str
    order: int


RECORDS: tuple[type, ...] = (Frame, Waiting, Lasting, Ability, Instruction, Modification, Pattern, TargetWord)
"""The records of this package that positions hold (`Game(records=…)`)."""
