"""The ends of lines of play: grouped by what they come to, each with the decisions that make the difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.playing.going_on import Going
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.replies import DEEPEST, cited
from judgekit.scenarios.notation.telling.results import Happened, happened
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import Unscripted

MOST_RESULTS = 8
"""Results told where an answer hangs on decisions; of more it is said how many there are."""
_SEVERAL = 2
"""Results that differ in numbers alone, of which each is told; of more the first and the last are."""

Decision = tuple[Question, object]
"""A question, and how it was answered."""


@dataclass(frozen=True, slots=True, eq=False)
class Leaf:
    """An end of a line of play: its decisions, the position, what happened, and a decision that is left open."""

    line: tuple[Decision, ...]
    position: AnyPosition
    records: list[Record]
    question: Question | None


@dataclass(frozen=True, slots=True, eq=False)
class _Played:
    """What was played from one moment of a table on, where it led, and what was taken for granted on the way."""

    table: NotationTable
    begun: Snapshot
    stopped: Unscripted | None
    towards: tuple[str, str]
    leaves: list[Leaf]
    ended: Snapshot
    records: list[Record]
    granted: list[Bilingual]


class Ends:
    """The ends of lines of play at a table: several questions ask at the same moment, and it is played on once for all of them."""

    def __init__(self) -> None:
        self._played: list[_Played] = []
        self._told: dict[tuple[int, int], tuple[Leaf, AnyPosition, Happened]] = {}

    def of(self, table: NotationTable, going: Going, play: Callable[[], list[Leaf]]) -> list[Leaf]:
        """Return the ends of all lines of play that go on; the table stands at the last of them, as if it had gone there now.

        Args:
            table: the table.
            going: what goes on.
            play: goes on, where that was not done from here before.
        """
        there, towards = table.run.table, (type(going).__name__, going.wanted)
        begun, already = there.snapshot(), len(table.granted)
        for one in self._played:
            same = one.table is table and one.towards == towards and one.stopped is table.open
            if same and one.begun.position is begun.position and one.begun[1:] == begun[1:]:
                there.trace.records[begun.records :] = one.records
                there.restore(one.ended)
                for said in one.granted:
                    table.grant(said)
                return one.leaves
        leaves = play()
        records, ended, granted = there.trace.records[begun.records :], there.snapshot(), table.granted[already:]
        self._played.append(_Played(table, begun, table.open, towards, leaves, ended, records, granted))
        return leaves

    def told(self, table: NotationTable, leaf: Leaf) -> Happened:
        """Return what a line of play comes to, since the table began."""
        key = id(leaf), id(table.start)
        if key not in self._told:
            came = happened(table.run.scene, table.start, leaf.position, leaf.records)
            self._told[key] = leaf, table.start, came
        return self._told[key][2]


class Result(NamedTuple):
    """What lines of play come to.

    Attributes:
        line: the decisions that lead there and make a difference.
        sentence: what comes of them.
        ways: how many lines of play do.
    """

    line: list[Decision]
    sentence: Bilingual
    ways: int


def results_of(
    ends: Sequence[tuple[Leaf, Happened]], stopped: Callable[[Question], Bilingual]
) -> tuple[list[Result], tuple[int, int]]:
    """Return what lines of play come to, and how much of it is left out.

    What comes to the same is told once, of many results without who dealt damage to whom; of what differs in numbers alone the
    first and the last are told. Of many results those that most lines of play come to are told, in the order in which they were
    found.

    Args:
        ends: the ends of all lines of play, with what each comes to.
        stopped: says at which decision a line of play stopped.

    Returns:
        The results, then how many others there are and how many lines of play come to those.
    """
    groups: dict[tuple[Bilingual, ...], dict[Bilingual, list[Leaf]]] = {}
    sentences = _sentences(ends, stopped, whole=True)
    if len(set(sentences.values())) > MOST_RESULTS:
        sentences = _sentences(ends, stopped, whole=False)
    for leaf, told in ends:
        groups.setdefault(told.ends, {}).setdefault(sentences[leaf], []).append(leaf)
    decisive = Decisive(sentences)
    found: list[tuple[Leaf, int]] = []
    left: list[int] = []
    for by_sentence in groups.values():
        listed = [(own[0], len(own)) for own in by_sentence.values()]
        if len(listed) > _SEVERAL:
            left += [ways for _leaf, ways in listed[1:-1]]
            listed = [listed[0], listed[-1]]
        found += listed
    most = sorted(sorted(range(len(found)), key=lambda place: -found[place][1])[:MOST_RESULTS])
    told_of = [
        # What is said each time is told in full: of the rest nothing hangs on the choices behind the deepest one.
        Result([*leaf.line] if len(leaf.line) > DEEPEST else decisive.line(leaf), sentences[leaf], ways)
        for leaf, ways in (found[place] for place in most)
    ]
    left += [found[place][1] for place in range(len(found)) if place not in most]
    return told_of, (len(left), sum(left))


def _sentences(
    ends: Sequence[tuple[Leaf, Happened]], stopped: Callable[[Question], Bilingual], *, whole: bool
) -> dict[Leaf, Bilingual]:
    """Return what lines of play come to; of many the whole is too much: who dealt damage to whom is left out."""
    return {
        leaf: _and(told.sentence(whole=whole), stopped(leaf.question))
        if leaf.question is not None
        else told.sentence(whole=whole)
        for leaf, told in ends
    }


def _and(first: Bilingual, second: Bilingual) -> Bilingual:
    return Bilingual(f"{first.ja} {second.ja}", f"{first.en} {second.en}")


class Decisive:
    """Which decisions of the lines of play from one position on make a difference."""

    def __init__(self, results: Mapping[Leaf, Bilingual]) -> None:
        self._after: dict[tuple[object, ...], dict[object, set[Bilingual]]] = {}
        for leaf, result in results.items():
            choices = _choices(leaf.line)
            for place, choice in enumerate(choices):
                self._after.setdefault(choices[:place], {}).setdefault(choice, set()).add(result)

    def line(self, leaf: Leaf) -> list[Decision]:
        """Return the decisions on the way to an end after which something else may come than after their alternatives."""
        choices = _choices(leaf.line)
        found = []
        for place, decision in enumerate(leaf.line):
            ways = list(self._after[choices[:place]].values())
            if any(way != ways[0] for way in ways):
                found.append(decision)
        return found


_MOST_FIRST = 2
"""Rules of a decision on which an answer hangs that are named before all others."""


def decided_by(lines: Iterable[Iterable[Decision]], records: Iterable[Record], book: str) -> tuple[str, ...]:
    """Return the rules by which somebody decides that on which an answer hangs.

    Args:
        lines: the decisions that make the difference, of each way.
        records: what happened on one of them.
        book: the book of the game.
    """
    kinds = {question.kind for line in lines for question, _choice in line}
    rules = cited(one for one in records if one.question is not None and one.question.kind in kinds)
    return tuple(led_to(dict.fromkeys(rules, 1.0), book, _MOST_FIRST))


def _choices(line: Iterable[Decision]) -> tuple[object, ...]:
    return tuple(choice for _question, choice in line)
