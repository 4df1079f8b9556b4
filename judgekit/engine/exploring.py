"""Every line of play from a start: a loop over answers, lines that reach equal states joined, bounded and saying so.

Where a bound cuts the exploration, single lines can still be played to their ends (dives): nothing follows from them about the
lines that were not played, but "at least so many lines, and the player survives on every one of them" does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import islice

from judgekit.core.data_classes import dataclass, field
from judgekit.core.typed import Generic, Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import Question

Reading = Callable[[AnyPosition], Hashable]
StateT = TypeVar("StateT", bound=Hashable)

LONGEST_DIVE = 1_000
"""Decisions after which a dive is given up."""
WIDEST_LOOK = 300
"""Legal answers among which a dive takes one: there may be millions."""


class Lines(Protocol[StateT]):
    """How lines of play go on, for whoever keeps more than a position (a script, answers already used)."""

    def position(self, state: StateT) -> AnyPosition:
        """Return the position of a state."""

    def question(self, state: StateT) -> Question | None:
        """Return the open decision whose every answer is tried, None where the line ends."""

    def after(self, state: StateT, choice: object) -> StateT:
        """Return the state after an answer, at the next decision that is tried or at the end of the line."""


@dataclass(slots=True)
class Node(Generic[StateT]):
    """One state of the explored graph.

    Attributes:
        state: the state.
        position: its position.
        question: the decision whose answers are tried here, None where lines end.
        moves: (answer, number of the node it leads to), in the order of the options; empty at the end of a line.
        reached: (number of the node before, answer) on one shortest way here, None at the start.
        cut: its answers, or some of them, were not explored because a bound was reached.
    """

    state: StateT
    position: AnyPosition
    question: Question | None
    moves: list[tuple[object, int]] = field(default_factory=list)
    reached: tuple[int, object] | None = None
    cut: bool = False


@dataclass(slots=True)
class Exploration(Generic[StateT]):
    """All lines of play from a start.

    Attributes:
        nodes: the states, the start first, each once, in order of their distance from the start; those that only dives have
            reached come after them.
        cut: why the exploration is not complete, None where it is.
        alike: where each node stands for all states that are equal up to exchanging alike objects: their names, by classes. A
            move then stands for one answer, and leads to a state of the class of its node; a shortest line can be played as it is.
    """

    nodes: list[Node[StateT]]
    cut: str | None = None
    alike: tuple[tuple[str, ...], ...] = ()

    def ends(self) -> list[int]:
        """Return the numbers of the nodes at which lines end."""
        return [number for number, node in enumerate(self.nodes) if not node.moves and not node.cut]

    def lines(self) -> list[int]:
        """Return for every node how many lines of play lead from the start to it; a line ends where it would go round."""
        counts = [0] * len(self.nodes)
        counts[0] = 1
        ordered, returning = self._ordered()
        for number in ordered:
            for place, (_, following) in enumerate(self.nodes[number].moves):
                if (number, place) not in returning:
                    counts[following] += counts[number]
        return counts

    def loops(self) -> bool:
        """Tell whether some line can return to a state it has left; such lines are endless and are not counted."""
        return bool(self._ordered()[1])

    def distribution(self, read: Reading) -> Counter[Hashable]:
        """Return how many lines end with each value of read."""
        counts = self.lines()
        found: Counter[Hashable] = Counter()
        for number in self.ends():
            found[read(self.nodes[number].position)] += counts[number]
        return found

    def shortest(self, number: int) -> list[tuple[Question, object]]:
        """Return one shortest line of play to a node: the questions and their answers."""
        line: list[tuple[Question, object]] = []
        reached = self.nodes[number].reached
        while reached is not None:
            number, choice = reached
            question = self.nodes[number].question
            assert question is not None
            line.append((question, choice))
            reached = self.nodes[number].reached
        return line[::-1]

    def witnesses(self, read: Reading) -> dict[Hashable, list[tuple[Question, object]]]:
        """Return for each value of read one shortest line that ends with it."""
        found: dict[Hashable, list[tuple[Question, object]]] = {}
        for number in self.ends():
            value = read(self.nodes[number].position)
            if value not in found:
                found[value] = self.shortest(number)
        return found

    def _ordered(self) -> tuple[list[int], set[tuple[int, int]]]:
        """Return the nodes so that each comes after every node that leads to it, and the moves left out for that.

        A move is left out where it returns to a node of its own line: (number of the node, place of the move).
        """
        unseen, on_line, done = 0, 1, 2
        colour = [unseen] * len(self.nodes)
        returning: set[tuple[int, int]] = set()
        finished: list[int] = []
        line = [(0, 0)]
        colour[0] = on_line
        while line:
            number, place = line.pop()
            moves = self.nodes[number].moves
            if place == len(moves):
                colour[number] = done
                finished.append(number)
                continue
            line.append((number, place + 1))
            following = moves[place][1]
            if colour[following] == on_line:
                returning.add((number, place))
            elif colour[following] == unseen:
                colour[following] = on_line
                line.append((following, 0))
        return finished[::-1], returning


def explore_lines(
    lines: Lines[StateT],
    start: StateT,
    largest: int = 100_000,
    running: Callable[[], bool] | None = None,
    diving: Callable[[], bool] | None = None,
) -> Exploration[StateT]:
    """Explore every line of play from a state, breadth first.

    Args:
        lines: how they go on.
        start: where they start.
        largest: number of states after which the exploration is cut.
        running: called before every answer; the exploration is cut when it returns False (the caller's clock).
        diving: called before every answer of the dives that follow a cut; None: there are none.

    Returns:
        The graph of states.
    """
    found = Exploration([Node(start, lines.position(start), lines.question(start))])
    numbers: dict[StateT, int] = {start: 0}
    for place, node in enumerate(found.nodes):
        if node.question is None:
            continue
        for choice in node.question.legal():
            if len(found.nodes) >= largest or (running is not None and not running()):
                found.cut = cut_short(largest if len(found.nodes) >= largest else None)
                for later in found.nodes[place:]:
                    later.cut = later.question is not None
                if diving is not None:
                    dive(lines, found, largest + largest // 2, diving)
                return found
            state = lines.after(node.state, choice)
            number = numbers.get(state)
            if number is None:
                number = numbers[state] = len(found.nodes)
                following = Node(state, lines.position(state), lines.question(state), reached=(place, choice))
                found.nodes.append(following)
            node.moves.append((choice, number))
        # Proof that this changes nothing: the memo holds only what follows from the content of the position, and a node that has
        # been expanded is not asked for its legal answers again.
        node.position.drop_memo()
    return found


def cut_short(largest: int | None) -> str:
    """Return why an exploration is cut: the number of positions that was reached, or None for the time."""
    return phrase("time") if largest is None else phrase("{largest} positions", largest=largest)


def dive(lines: Lines[StateT], found: Exploration[StateT], largest: int, diving: Callable[[], bool]) -> None:
    """Play single lines to their ends, each from the start, with answers taken at random among the first ones.

    Chance is seeded, so that the same bounds give the same lines. No node loses its mark of being cut: whoever solves the graph
    knows that more may follow from it, and what a dive reaches is a line of play like any other.
    """
    from random import Random

    chance = Random(0)
    numbers = {node.state: number for number, node in enumerate(found.nodes)}
    while len(found.nodes) < largest:
        number = 0
        for _ in range(LONGEST_DIVE):
            if not diving():
                return
            node = found.nodes[number]
            if node.question is None:
                break
            if not node.cut:
                number = chance.choice(node.moves)[1]
                continue
            choice = chance.choice(list(islice(node.question.legal(), WIDEST_LOOK)))
            known = next((following for tried, following in node.moves if tried == choice), None)
            if known is not None:
                number = known
                continue
            state = lines.after(node.state, choice)
            following = numbers.get(state)
            if following is None:
                following = numbers[state] = len(found.nodes)
                question = lines.question(state)
                found.nodes.append(
                    Node(state, lines.position(state), question, reached=(number, choice), cut=question is not None)
                )
            node.moves.append((choice, following))
            number = following


@dataclass(frozen=True, slots=True)
class _Positions:
    """Lines that are positions and nothing else."""

    stop: Callable[[AnyPosition], bool] | None
    branch: Callable[[Question], bool] | None
    settle: Callable[[AnyPosition], AnyPosition] | None

    def position(self, state: AnyPosition) -> AnyPosition:
        return state

    def question(self, state: AnyPosition) -> Question | None:
        question = state.question
        if question is None or (self.stop is not None and self.stop(state)):
            return None
        return question if self.branch is None or self.branch(question) else None

    def after(self, state: AnyPosition, choice: object) -> AnyPosition:
        return self.settled(state.game.answer(state, choice))

    def settled(self, position: AnyPosition) -> AnyPosition:
        return position if self.settle is None else self.settle(position)


def explore(
    start: AnyPosition,
    stop: Callable[[AnyPosition], bool] | None = None,
    branch: Callable[[Question], bool] | None = None,
    settle: Callable[[AnyPosition], AnyPosition] | None = None,
    largest: int = 100_000,
    running: Callable[[], bool] | None = None,
    diving: Callable[[], bool] | None = None,
) -> Exploration[AnyPosition]:
    """Explore every line of play from a position, breadth first.

    Args:
        start: where the lines start.
        stop: tells that a line ends at a position (the end of what the caller asks about).
        branch: tells of a question whether to try every answer; at another question a line ends unless settle answers it.
        settle: answers questions that are not explored (policies); returns a position where it can do no more.
        largest: number of positions after which the exploration is cut.
        running: called before every answer; the exploration is cut when it returns False (the caller's clock).
        diving: called before every answer of single lines that are played to their ends after a cut; None: there are none.

    Returns:
        The graph of positions.
    """
    lines = _Positions(stop, branch, settle)
    return explore_lines(lines, lines.settled(start.game.advance(start)), largest, running, diving)
