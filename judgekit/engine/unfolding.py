"""All lines of play where objects are alike: one state of each class is played, the others are read off, with their names.

The result is the graph that plain exploring makes, so that lines are counted, and forcing is solved, by name. Proof:
exchanging alike objects carries a state, its answers and what follows from them to another state, its answers and what follows
(`symmetry`). Of two answers to one decision that such an exchange carries into each other and leaves the state as it is, one is
played. The graph is then unfolded from its start: a state is a played one and the exchange that makes it of that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, NamedTuple, Protocol

from judgekit.engine.exploring import Exploration, Lines, Node, StateT, cut_short, dive
from judgekit.engine.positions import AnyPosition
from judgekit.engine.symmetry import Exchange, Fact, NotExchangeable, Symmetry, Taken

MOST_ANSWERS = 20
"""Answers looked at for each state that the graph may have, before it is cut: one decision may have millions."""


class NamedLines(Lines[StateT], Protocol[StateT]):
    """Lines of play whose states are positions and nothing else that names objects."""

    def elsewhere(self, state: StateT, position: AnyPosition) -> StateT:
        """Return a state at a position that is equal to its own but for the names of alike objects.

        Raises:
            NotExchangeable: the state says something in words that name objects.
        """


class _Move(NamedTuple):
    """An answer to the decision of a played state, and the played state that follows, by its number, with its names exchanged."""

    choice: object
    to: int
    exchange: Exchange


@dataclass(slots=True)
class _Played(Generic[StateT]):
    """A state that was played, one of its class, with the exchange that brings it into standard form."""

    node: Node[StateT]
    taken: Taken
    standard: Exchange
    moves: list[_Move] = field(default_factory=list)


class _Folded(Generic[StateT]):
    """The states that were played, each with all of its answers."""

    def __init__(self, lines: NamedLines[StateT], symmetry: Symmetry) -> None:
        self._lines = lines
        self._symmetry = symmetry
        self._numbers: dict[tuple[frozenset[int], frozenset[Fact], bool], int] = {}
        self.played: list[_Played[StateT]] = []

    def number_of(self, state: StateT) -> tuple[int, Exchange]:
        """Return the played state of the class of a state, and the exchange that makes the state of it.

        Raises:
            NotExchangeable: the state is more than its position.
        """
        node = Node(state, self._lines.position(state), self._lines.question(state))
        self._lines.elsewhere(state, node.position)
        taken = self._symmetry.taken(node.position)
        standard = self._symmetry.standard(taken)
        key = (taken.constant, taken.exchanged(standard), node.question is None)
        number = self._numbers.setdefault(key, len(self.played))
        if number == len(self.played):
            self.played.append(_Played(node, taken, standard))
        return number, self._from(standard, self.played[number].standard)

    @staticmethod
    def _from(standard: Exchange, other: Exchange) -> Exchange:
        """Return the exchange that makes of what has the other standard form what has this one."""
        back = {slot: name for name, slot in standard.items()}
        return {name: back[slot] for name, slot in other.items()}

    def expand(self, number: int, running: Callable[[], bool]) -> bool:
        """Play the answers of a state, one of each class; tell whether that was within the bounds for all of them."""
        state = self.played[number]
        if state.node.question is None:
            return True
        tried: dict[tuple[frozenset[int], frozenset[Fact]], tuple[_Move, Exchange]] = {}
        for choice in state.node.question.legal():
            if not running():
                return False
            taken = self._symmetry.taken(state.node.position, choice)
            standard = self._symmetry.standard(taken)
            key = (taken.constant, taken.exchanged(standard))
            if key in tried:
                like, other = tried[key]
                carried = self._from(standard, other)
                move = _Move(choice, like.to, {name: carried[to] for name, to in like.exchange.items()})
            else:
                move = _Move(choice, *self.number_of(self._lines.after(state.node.state, choice)))
                tried[key] = move, standard
            state.moves.append(move)
        state.node.position.drop_memo()
        return True


def explore_alike(
    lines: NamedLines[StateT],
    start: StateT,
    largest: int = 100_000,
    running: Callable[[], bool] = lambda: True,
    diving: Callable[[], bool] | None = None,
) -> Exploration[StateT] | None:
    """Explore every line of play from a state, playing one state of each class.

    Args:
        lines: how they go on.
        start: where they start.
        largest: number of states after which the exploration is cut.
        running: called before every answer; the exploration is cut when it returns False (the caller's clock).
        diving: called before every answer of the dives that follow a cut; None: there are none.

    Returns:
        The graph of states, as `exploring.explore_lines` makes it; None where nothing is alike, or cannot be exchanged.
    """
    symmetry = Symmetry(lines.position(start))
    if not symmetry.classes:
        return None
    try:
        folded = _Folded(lines, symmetry)
        folded.number_of(start)
        answers = count()
        in_bounds, place = True, 0
        while in_bounds and place < len(folded.played) < largest:
            in_bounds = folded.expand(place, lambda: next(answers) < MOST_ANSWERS * largest and running())
            place += in_bounds
        found = _unfolded(lines, folded.played, place, symmetry, largest)
    except NotExchangeable:
        return None
    if found.cut is not None:
        found.cut = cut_short(largest if running() else None)
        if diving is not None:
            dive(lines, found, largest + largest // 2, diving)
    return found


def _unfolded(
    lines: NamedLines[StateT], played: list[_Played[StateT]], expanded: int, symmetry: Symmetry, largest: int
) -> Exploration[StateT]:
    """Return the graph of all states: each is one of the first `expanded` played ones with its names exchanged."""
    same = {name: name for names in symmetry.classes for name in names}
    found = Exploration([played[0].node])
    made: list[tuple[int, Exchange]] = [(0, same)]
    numbers = {(0, frozenset(played[0].taken.facts)): 0}
    for place, node in enumerate(found.nodes):
        number, exchange = made[place]
        if node.question is not None and (number >= expanded or len(found.nodes) >= largest):
            node.cut, found.cut = True, ""
        if len(found.nodes) >= largest:
            continue
        for move in played[number].moves:
            carried = {name: exchange[to] for name, to in move.exchange.items()}
            choice = symmetry.renamed(move.choice, exchange)
            key = (move.to, played[move.to].taken.exchanged(carried))
            following = numbers.setdefault(key, len(found.nodes))
            if following == len(found.nodes):
                there = played[move.to].node
                position = symmetry.exchanged(there.position, carried)
                state = lines.elsewhere(there.state, position)
                found.nodes.append(Node(state, position, lines.question(state), reached=(place, choice)))
                made.append((move.to, carried))
            node.moves.append((choice, following))
    return found
