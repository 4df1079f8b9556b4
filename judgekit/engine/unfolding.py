"""All lines of play where objects are alike: one state of each class is played, the others are read off, with their names.

The result is the graph that plain exploring makes, so that lines are counted, and forcing is solved, by name. Proof:
exchanging alike objects carries a state, its answers and what follows from them to another state, its answers and what follows
(`symmetry`). Of two answers to one decision that such an exchange carries into each other and leaves the state as it is, one is
played. The graph is then unfolded from its start: a state is a played one and the exchange that makes it of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from judgekit.core.data_classes import dataclass, field
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Generic, Protocol
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

    def number_of(self, state: StateT, reached: tuple[int, object] | None = None) -> tuple[int, Exchange]:
        """Return the played state of the class of a state, and the exchange that makes the state of it.

        Args:
            state: the state.
            reached: number of the played state before, and the answer.

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
            node.reached = reached
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
        parts = _Parts(self._symmetry.parts(state.taken))
        alike: dict[Fact, tuple[_Move, Sequence[str]]] = {}
        tried: dict[tuple[frozenset[int], frozenset[Fact]], tuple[_Move, Exchange]] = {}
        for choice in state.node.question.legal():
            if not running():
                return False
            form, names = self._symmetry.fact(choice)
            known = alike.get((form, parts.in_order(names)))
            if known is not None:
                move = _like(choice, known[0], parts.carrying(known[1], names))
            else:
                taken = self._symmetry.taken(state.node.position, choice)
                standard = self._symmetry.standard(taken)
                key = (taken.constant, taken.exchanged(standard))
                if key in tried:
                    move = _like(choice, tried[key][0], self._from(standard, tried[key][1]))
                else:
                    move = _Move(choice, *self.number_of(self._lines.after(state.node.state, choice), (number, choice)))
                    tried[key] = move, standard
                alike[form, parts.in_order(names)] = move, names
            state.moves.append(move)
        state.node.position.drop_memo()
        return True


def _like(choice: object, move: _Move, carrying: Exchange) -> _Move:
    """Return the move of an answer that an exchange makes of the answer of another move."""
    return _Move(choice, move.to, {name: carrying[to] for name, to in move.exchange.items()})


class _Parts:
    """Names any two of which, in one part, can be exchanged by themselves: they alone find most answers that are alike."""

    def __init__(self, parts: Sequence[Sequence[str]]) -> None:
        self._parts = parts
        self._part = {name: number for number, names in enumerate(parts) for name in names}

    def in_order(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return names with the first names of their parts in their places: equal for answers that such exchanges carry over."""
        fresh = [iter(part) for part in self._parts]
        given: dict[str, str] = {}
        for name in names:
            if name not in given:
                given[name] = next(fresh[self._part[name]])
        return tuple(map(given.__getitem__, names))

    def carrying(self, others: Sequence[str], names: Sequence[str]) -> Exchange:
        """Return an exchange inside of parts that makes the second names of the first."""
        found = dict(zip(others, names, strict=True))
        for part in self._parts:
            if len(part) == 1:
                found[part[0]] = part[0]
                continue
            taken = {found[name] for name in part if name in found}
            rest = iter([name for name in part if name not in taken])
            found |= {name: next(rest) for name in part if name not in found}
        return found


def explore_alike(
    lines: NamedLines[StateT],
    start: StateT,
    largest: int = 100_000,
    running: Callable[[], bool] = lambda: True,
    diving: Callable[[], bool] | None = None,
    by_name: bool = False,
    naming: Callable[[], bool] = lambda: True,
) -> Exploration[StateT] | None:
    """Explore every line of play from a state, playing one state of each class.

    Args:
        lines: how they go on.
        start: where they start.
        largest: number of states after which the exploration is cut.
        running: called before every answer; the exploration is cut when it returns False (the caller's clock).
        diving: called before every answer of the dives that follow a cut; None: there are none.
        by_name: something is asked of one of several alike objects.
        naming: called before every answer that is read off by name where the exploration is cut; no more are when it returns False,
            so that time is left for dives: one decision may have more answers than can be named.

    Returns:
        The graph of states, as `exploring.explore_lines` makes it, where it has no more than `largest`; else the graph
        of the classes, unless something is asked by name; None where nothing is alike, or cannot be exchanged.
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
        whole = in_bounds and place == len(folded.played) and not by_name
        found = _by_class(folded.played, symmetry) if whole and not _fits(folded.played, symmetry, largest) else None
        if found is None:
            named = (lambda: True) if in_bounds else naming
            found = _unfolded(lines, folded.played, place, symmetry, largest, named)
    except NotExchangeable:
        return None
    if found.cut is not None:
        found.cut = cut_short(largest if running() else None)
        if diving is not None:
            dive(lines, found, largest + largest // 2, diving)
    return found


def _by_class(played: list[_Played[StateT]], symmetry: Symmetry) -> Exploration[StateT] | None:
    """Return the graph of classes; None where a line comes to a class a second time.

    Such a line may be one that returns to no state: it could not be counted.
    """
    for state in played:
        state.node.moves = [(move.choice, move.to) for move in state.moves]
    found = Exploration([state.node for state in played], alike=symmetry.classes)
    return None if found.loops() else found


class _Image(NamedTuple):
    """A state as one that was played, by its number, with its names exchanged."""

    number: int
    exchange: Exchange

    def after(self, move: _Move) -> _Image:
        """Return the state to which a move of the played one leads here."""
        return _Image(move.to, {name: self.exchange[to] for name, to in move.exchange.items()})

    def key(self, played: Sequence[_Played[StateT]]) -> tuple[int, frozenset[Fact]]:
        """Return what is equal for every exchange that makes the same state."""
        return self.number, played[self.number].taken.exchanged(self.exchange)


def _begin(symmetry: Symmetry) -> _Image:
    return _Image(0, {name: name for names in symmetry.classes for name in names})


def _fits(played: Sequence[_Played[StateT]], symmetry: Symmetry, largest: int) -> bool:
    """Tell whether the graph of states has no more than so many; no state is made for that."""
    images = [_begin(symmetry)]
    keys = {images[0].key(played)}
    for image in images:
        for move in played[image.number].moves:
            following = image.after(move)
            key = following.key(played)
            if key not in keys:
                if len(keys) >= largest:
                    return False
                keys.add(key)
                images.append(following)
    return True


def _unfolded(
    lines: NamedLines[StateT],
    played: list[_Played[StateT]],
    expanded: int,
    symmetry: Symmetry,
    largest: int,
    naming: Callable[[], bool],
) -> Exploration[StateT]:
    """Return the graph of all states: each is one of the first `expanded` played ones with its names exchanged.

    A state is cut where not all of its answers were played, or could be named in time.
    """
    begin = played[0].node
    found = Exploration([Node(begin.state, begin.position, begin.question)])
    images = [_begin(symmetry)]
    numbers = {images[0].key(played): 0}
    for place, node in enumerate(found.nodes):
        image = images[place]
        if node.question is not None and (image.number >= expanded or len(found.nodes) >= largest):
            node.cut, found.cut = True, ""
        if len(found.nodes) >= largest:
            continue
        for move in played[image.number].moves:
            if not naming():
                node.cut, found.cut = True, ""
                break
            choice = symmetry.renamed(move.choice, image.exchange)
            following = image.after(move)
            number = numbers.setdefault(following.key(played), len(found.nodes))
            if number == len(found.nodes):
                there = played[move.to].node
                position = symmetry.exchanged(there.position, following.exchange)
                state = lines.elsewhere(there.state, position)
                found.nodes.append(Node(state, position, lines.question(state), reached=(place, choice)))
                images.append(following)
            node.moves.append((choice, number))
    return found
