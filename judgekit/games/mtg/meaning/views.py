"""613: views: the characteristics of every object, finished, or as far as the layers have got with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.games.mtg.meaning.characteristics import Characteristics, copiable_values
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import permanents


class View:
    """A table of characteristics over a position.

    Attributes:
        position: the position.
        table: characteristics by object id.
        fill: makes the characteristics of an object that is not in the table.
        rules: receives the rules that formulas and conditions were decided by, where anybody wants to know.
        left_out: something that was asked for was out of range of influence (801.11); who wants to know it clears it before.
    """

    __slots__ = ("fill", "left_out", "position", "rules", "table")

    def __init__(
        self,
        position: MtgPosition,
        table: dict[str, Characteristics],
        fill: Callable[[View, Object], Characteristics] | None = None,
    ) -> None:
        self.position = position
        self.table = table
        self.fill = fill
        self.rules: list[str] | None = None
        self.left_out = False

    def of(self, id: str) -> Characteristics:
        """Return the characteristics of an object."""
        # One in five is not there yet: a fault that says so costs more than the question.
        found = self.table.get(id)
        if found is not None:
            return found
        record = self.position.objects[id]
        fill = self.fill
        if fill is None:
            return copiable_values(self.position, record)
        return self.filled(record, fill)

    def filled(self, record: Object, fill: Callable[[View, Object], Characteristics]) -> Characteristics:
        """Return what an object is like that is not in the table, and put it there."""
        found = self.table[record.id] = fill(self, record)
        return found

    def entering_as(self, id: str) -> Characteristics:
        """Return as what an object enters the battlefield: its copiable values, before any effect changes its types.

        CR 702.44a.
        """
        return copiable_values(self.position, self.position.objects[id])

    def cite(self, *rules: str) -> None:
        """Add rules that decided the value that is being computed."""
        if self.rules is not None:
            self.rules.extend(rules)

    def noting(self, *first: str) -> Noting:
        """Note the rules that decide values, behind some first ones; who noted them before goes on afterwards."""
        return Noting(self, [*first])

    def permanents(self) -> tuple[Object, ...]:
        """Return the permanents (702.26b: phased-in ones)."""
        return permanents(self.position)

    def controlled(self, player: str) -> Iterator[Object]:
        """Yield the permanents that a player controls."""
        for record in self.permanents():
            if self.of(record.id).controller == player:
                yield record

    def after(self, changed: dict[str, Characteristics]) -> View:
        """Return the view that some changes make of this one."""
        return View(self.position, {**self.table, **changed}, None)


class Noting:
    """What notes rules in a view, from `with` to its end."""

    __slots__ = ("_before", "_noted", "_view")

    def __init__(self, view: View, noted: list[str]) -> None:
        self._view, self._noted = view, noted
        self._before: list[str] | None = None

    def __enter__(self) -> list[str]:
        self._before, self._view.rules = self._view.rules, self._noted
        return self._noted

    def __exit__(self, *_fault: object) -> None:
        self._view.rules = self._before


class EnteringView(View):
    """What everything is like while a permanent is about to enter: that one as it would be on the battlefield (614.12).

    Everything else is as it is, and the permanent itself is not on the battlefield yet.

    Attributes:
        entering: id of the permanent.
        ahead: the game as it would be with it there.
    """

    __slots__ = ("ahead", "entering")

    def __init__(self, position: MtgPosition, entering: str, ahead: MtgPosition) -> None:
        now = view_of(position)
        super().__init__(position, {**now.table, entering: view_of(ahead).of(entering)}, now.fill)
        self.entering, self.ahead = entering, ahead

    def entering_as(self, id: str) -> Characteristics:
        """Return as what an object enters the battlefield: what is entering by what it will be there (702.44a)."""
        return copiable_values(self.ahead, self.ahead.objects[id]) if id == self.entering else super().entering_as(id)


def view_of(position: MtgPosition) -> View:
    """Return what every object of a position is like, all continuous effects applied (613).

    The rules of meaning stand below the layers and are used by them. So they ask the game for the finished view (hook
    `Game.view`, filled by `layers`) and never import the layers.
    """
    view: View | None = position.memo.get("view")
    return view if view is not None and view.position is position else position.game.view(position)
