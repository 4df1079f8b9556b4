"""The reference graph: what a rule cites, what cites it, how two rules hang together, and which are cited most.

Plain dictionaries in the order of the books: a look-up both ways costs nothing, a path through the whole Magic rules a
millisecond. Self-references and unresolved ones are no edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.references.resolving import Reference


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """The part of a graph around one node.

    Attributes:
        center: the node.
        levels: how far each node stands from the center: negative before it (it leads to the center), positive after it.
        depth: how many steps were followed in each direction.
        omitted: how many nodes within that depth were left out for lack of room.
    """

    center: str
    levels: Mapping[str, int]
    depth: int
    omitted: int


class Graph:
    """A directed graph of references.

    Args:
        edges: pairs of the id that cites and the id that is cited; repetitions are one edge.
    """

    def __init__(self, edges: Iterable[tuple[str, str]]) -> None:
        self._cites: dict[str, dict[str, None]] = {}
        self._cited_by: dict[str, dict[str, None]] = {}
        for source, target in edges:
            if source != target:
                self._cites.setdefault(source, {})[target] = None
                self._cited_by.setdefault(target, {})[source] = None

    @classmethod
    def of_references(cls, references: Iterable[Reference]) -> Graph:
        """Return the graph of all references that resolve; a range that lost its connector counts as the whole range."""
        return cls(
            (reference.source, target)
            for reference in references
            if reference.resolved and reference.kind != "page"
            for target in reference.repaired_targets or reference.targets
        )

    def __contains__(self, node: object) -> bool:
        return node in self._cites or node in self._cited_by

    def cites(self, node: str) -> list[str]:
        """Return what node cites, in the order it cites them."""
        return list(self._cites.get(node, ()))

    def cited_by(self, node: str) -> list[str]:
        """Return what cites node, in the order of the books."""
        return list(self._cited_by.get(node, ()))

    def edges(self, among: Iterable[str] | None = None) -> list[tuple[str, str]]:
        """Return the edges, or only those with both ends in among, in the order of the books."""
        shown = None if among is None else set(among)
        return [
            (source, target)
            for source, targets in self._cites.items()
            if shown is None or source in shown
            for target in targets
            if shown is None or target in shown
        ]

    def folded(self, center: str, members: Iterable[str]) -> Graph:
        """Return the graph in which members (the subrules of a rule) are one with center: their references are its own."""
        inside = set(members)
        edges = self.edges()
        return Graph((center if s in inside else s, center if t in inside else t) for s, t in edges)

    def path(self, start: str, goal: str, *, both_ways: bool = False) -> list[str]:
        """Return the shortest chain of references from start to goal, both included; empty where there is none.

        Args:
            start: where the chain begins.
            goal: where it ends.
            both_ways: whether a reference may be followed from the rule cited to the rule that cites it as well.
        """
        return self.path_between([start], [goal], both_ways=both_ways)

    def path_between(self, starts: Sequence[str], goals: Sequence[str], *, both_ways: bool = False) -> list[str]:
        """Return the shortest chain of references from one of the starts to one of the goals, both included.

        Args:
            starts: where the chain may begin; of equally short chains, one from the first of them.
            goals: where it may end.
            both_ways: whether a reference may be followed from the rule cited to the rule that cites it as well.
        """
        came_from: dict[str, str | None] = dict.fromkeys(starts)
        frontier = list(came_from)
        while frontier and not any(goal in came_from for goal in goals):
            following: list[str] = []
            for node in frontier:
                steps = [*self._cites.get(node, ()), *(self._cited_by.get(node, ()) if both_ways else ())]
                for step in steps:
                    if step not in came_from:
                        came_from[step] = node
                        following.append(step)
            frontier = following
        reached = next((goal for goal in goals if goal in came_from), None)
        chain = []
        while reached is not None:
            chain.append(reached)
            reached = came_from[reached]
        return chain[::-1]

    def most_cited(self, count: int = 20) -> list[tuple[str, int]]:
        """Return the nodes that most other nodes cite, with how many do; equals in the order they are first cited."""
        ranked = sorted(self._cited_by.items(), key=lambda item: -len(item[1]))
        return [(node, len(sources)) for node, sources in ranked[:count]]

    def neighbourhood(self, center: str, *, limit: int = 28, deepest: int = 3) -> Neighbourhood:
        """Return what stands around center, as deep as it can be while no more than limit nodes are shown.

        Args:
            center: the node to stand in the middle.
            limit: the most nodes, center included; where even the nearest are more, those most cited stay.
            deepest: the most steps in each direction.
        """
        levels = self._around(center, 1)
        depth = 1
        while depth < deepest:
            wider = self._around(center, depth + 1)
            if len(wider) > limit or len(wider) == len(levels):
                break
            levels, depth = wider, depth + 1
        omitted = max(0, len(levels) - limit)
        return Neighbourhood(center, self._keep(levels, limit) if omitted else levels, depth, omitted)

    def _around(self, center: str, depth: int) -> dict[str, int]:
        levels = {center: 0}
        after, before = [center], [center]
        for distance in range(1, depth + 1):
            after = _spread(after, self._cites, levels, distance)
            before = _spread(before, self._cited_by, levels, -distance)
        return levels

    def _keep(self, levels: Mapping[str, int], limit: int) -> dict[str, int]:
        """Return the nodes with room: half of it for each side, what one side does not need for the other."""
        before = [node for node, level in levels.items() if level < 0]
        after = [node for node, level in levels.items() if level > 0]
        room = limit - 1
        half = room // 2
        for_before = min(len(before), max(half, room - len(after)))
        kept = {*self._top(before, for_before), *self._top(after, room - for_before)}
        return {node: level for node, level in levels.items() if level == 0 or node in kept}

    def _top(self, nodes: Sequence[str], count: int) -> list[str]:
        return sorted(nodes, key=lambda node: -len(self._cited_by.get(node, ())))[:count]


def _spread(
    frontier: Iterable[str], steps: Mapping[str, Mapping[str, None]], levels: dict[str, int], level: int
) -> list[str]:
    reached: list[str] = []
    for node in frontier:
        for step in steps.get(node, ()):
            if step not in levels:
                levels[step] = level
                reached.append(step)
    return reached
