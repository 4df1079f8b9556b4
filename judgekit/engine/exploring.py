"""Every line of play from a position: a loop over answers, lines that reach equal positions joined, bounded and saying so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

from judgekit.engine.positions import Position
from judgekit.engine.questions import Question

AnyPosition = Position[Any, Any]
Reading = Callable[[AnyPosition], Hashable]


def _never(_position: AnyPosition) -> bool:
    return False


def _every(_question: Question) -> bool:
    return True


@dataclass(slots=True)
class Node:
    """One position of the explored graph.

    Attributes:
        position: the position.
        moves: (answer, number of the node it leads to), in the order of the options; empty at the end of a line.
        reached: (number of the node before, answer) on one shortest way here, None at the start.
        cut: its answers were not explored because a bound was reached.
    """

    position: AnyPosition
    moves: list[tuple[Any, int]] = field(default_factory=list)
    reached: tuple[int, Any] | None = None
    cut: bool = False


@dataclass(slots=True)
class Exploration:
    """All lines of play from a position.

    Attributes:
        nodes: the positions, the start first, each once, in order of their distance from the start.
        cut: why the exploration is not complete, None where it is.
    """

    nodes: list[Node]
    cut: str | None = None

    def ends(self) -> list[int]:
        """Return the numbers of the nodes at which lines end."""
        return [number for number, node in enumerate(self.nodes) if not node.moves and not node.cut]

    def lines(self) -> list[int]:
        """Return for every node how many lines of play lead from the start to it."""
        counts = [0] * len(self.nodes)
        counts[0] = 1
        for number in self._ordered():
            for _, following in self.nodes[number].moves:
                counts[following] += counts[number]
        return counts

    def loops(self) -> bool:
        """Tell whether some line can return to a position it has left; such lines are endless and are not counted."""
        return len(self._ordered()) < len(self.nodes)

    def distribution(self, read: Reading) -> Counter[Hashable]:
        """Return how many lines end with each value of read."""
        counts = self.lines()
        found: Counter[Hashable] = Counter()
        for number in self.ends():
            found[read(self.nodes[number].position)] += counts[number]
        return found

    def shortest(self, number: int) -> list[tuple[Question, Any]]:
        """Return one shortest line of play to a node: the questions and their answers."""
        line: list[tuple[Question, Any]] = []
        reached = self.nodes[number].reached
        while reached is not None:
            number, choice = reached
            question = self.nodes[number].position.question
            assert question is not None
            line.append((question, choice))
            reached = self.nodes[number].reached
        return line[::-1]

    def witnesses(self, read: Reading) -> dict[Hashable, list[tuple[Question, Any]]]:
        """Return for each value of read one shortest line that ends with it."""
        found: dict[Hashable, list[tuple[Question, Any]]] = {}
        for number in self.ends():
            value = read(self.nodes[number].position)
            if value not in found:
                found[value] = self.shortest(number)
        return found

    def _ordered(self) -> list[int]:
        """Return the nodes so that each comes after every node that leads to it (lines that return to a node count once)."""
        waiting = [0] * len(self.nodes)
        for node in self.nodes:
            for _, following in node.moves:
                waiting[following] += 1
        ready = [0]
        ordered = []
        while ready:
            number = ready.pop()
            ordered.append(number)
            for _, following in self.nodes[number].moves:
                waiting[following] -= 1
                if not waiting[following]:
                    ready.append(following)
        return ordered


def explore(
    start: AnyPosition,
    stop: Callable[[AnyPosition], bool] = _never,
    branch: Callable[[Question], bool] = _every,
    settle: Callable[[AnyPosition], AnyPosition] | None = None,
    largest: int = 100_000,
    running: Callable[[], bool] | None = None,
) -> Exploration:
    """Explore every line of play from a position, breadth first.

    Args:
        start: where the lines start.
        stop: tells that a line ends at a position (the end of what the caller asks about).
        branch: tells of a question whether to try every answer; at another question a line ends unless settle answers it.
        settle: answers questions that are not explored (policies, a script); returns a position where it can do no more.
        largest: number of positions after which the exploration is cut.
        running: called now and then; the exploration is cut when it returns False (the caller's clock).

    Returns:
        The graph of positions.
    """
    game = start.game
    first = game.advance(start)
    if settle is not None:
        first = settle(first)
    found = Exploration([Node(first)])
    numbers: dict[AnyPosition, int] = {first: 0}
    place = 0
    while place < len(found.nodes):
        node = found.nodes[place]
        question = node.position.question
        if question is None or stop(node.position) or not branch(question):
            place += 1
            continue
        if len(found.nodes) >= largest or (running is not None and place % 64 == 0 and not running()):
            found.cut = f"{largest} positions" if len(found.nodes) >= largest else "time"
            for later in found.nodes[place:]:
                later.cut = later.position.question is not None and not stop(later.position)
            break
        for choice in question.choices:
            position = game.answer(node.position, choice)
            if settle is not None:
                position = settle(position)
            number = numbers.get(position)
            if number is None:
                number = numbers[position] = len(found.nodes)
                found.nodes.append(Node(position, reached=(place, choice)))
            node.moves.append((choice, number))
        place += 1
    return found
