"""Who can force what: the lines of play as a game between one player and everybody else, solved backwards from their ends.

Every player is taken to know the whole position; chance (a decision of nobody) counts as an adversary. A player forces a result
where, at each of the own decisions, some answer keeps to it and, at each decision of others, every answer does.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.exploring import Exploration, StateT


class Force(NamedTuple):
    """Whether a player can force something.

    Attributes:
        can: True or False; None where what was not explored decides.
        answers: for every node from which the player can force it and decides, the answer that keeps to it.
    """

    can: bool | None
    answers: dict[int, object]


Ends = Callable[[int], bool]
"""Tells something of an end, by its number."""


class Forcing:
    """The lines of play as a game to be solved.

    Args:
        found: the lines of play.
        unknown: tells of an end that nobody knows how it would have gone on.
    """

    def __init__(self, found: Exploration[StateT], unknown: Ends = lambda _number: False) -> None:
        self._nodes = found.nodes
        ends = found.ends()
        self._ends = [number for number in ends if not unknown(number)]
        self._perhaps = {number for number in ends if unknown(number)}
        self._perhaps |= {number for number, node in enumerate(found.nodes) if node.cut}
        self._before: list[list[tuple[int, object]]] = [[] for _ in found.nodes]
        for number, node in enumerate(found.nodes):
            for choice, following in node.moves:
                self._before[following].append((number, choice))

    def can_force(self, player: str, wanted: Ends) -> Force:
        """Tell whether a player can make every line end as wanted, whatever the others decide."""
        return self._forced(wanted, lambda by: by == player)

    def can_be_forced(self, player: str, feared: Ends) -> Force:
        """Tell whether the others, chance among them, can make every line end as a player fears it."""
        return self._forced(feared, lambda by: by != player)

    def can_avoid(self, player: str, feared: Ends) -> Force:
        """Tell whether a player can keep every line from ending as feared, whatever the others decide.

        An endless line does not end as feared.
        """
        sure = self._goal(feared)
        possible, _ = self._attracted(sure | self._perhaps, lambda by: by != player)
        if 0 not in possible:
            return Force(True, self._answers_outside(player, possible))
        certain, _ = self._attracted(sure, lambda by: by != player)
        return Force(False if 0 in certain else None, {})

    def _forced(self, wanted: Ends, ours: Callable[[str], bool]) -> Force:
        sure = self._goal(wanted)
        reached, answers = self._attracted(sure, ours)
        if 0 in reached:
            return Force(True, answers)
        hoped = self._attracted(sure | self._perhaps, ours)[0] if self._perhaps else reached
        return Force(None if 0 in hoped else False, {})

    def _goal(self, wanted: Ends) -> set[int]:
        return {number for number in self._ends if wanted(number)}

    def _attracted(self, goal: set[int], ours: Callable[[str], bool]) -> tuple[set[int], dict[int, object]]:
        """Return the nodes from which the deciders that are ours can lead every line into goal, and their answers."""
        left: dict[int, int] = {}
        reached = set(goal)
        answers: dict[int, object] = {}
        ready = list(goal)
        while ready:
            for number, choice in self._before[ready.pop()]:
                if number in reached:
                    continue
                node = self._nodes[number]
                mine = node.question is not None and ours(node.question.by)
                if mine:
                    answers[number] = choice
                elif node.cut:
                    continue
                else:
                    left[number] = left.get(number, len(node.moves)) - 1
                    if left[number]:
                        continue
                reached.add(number)
                ready.append(number)
        return reached, answers

    def _answers_outside(self, player: str, lost: set[int]) -> dict[int, object]:
        """Return the answers by which a player keeps out of the nodes that are lost."""
        answers = {}
        for number, node in enumerate(self._nodes):
            if number not in lost and node.question is not None and node.question.by == player and node.moves:
                answers[number] = next(choice for choice, following in node.moves if following not in lost)
        return answers
