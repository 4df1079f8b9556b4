"""The ends of lines of play: what they say of one thing, grouped by what they come to, with the decisions that differ."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.playing.going_on import Going
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.replies import DEEPEST, Reply, cited
from judgekit.scenarios.notation.telling.results import NOTHING, Happened, happened
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import GameAdapter, Unscripted

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


def numbers_in_words(amounts: Sequence[int]) -> tuple[str, str]:
    """Return numbers of damage in English and Japanese: several in a row as from one to another."""
    if len(amounts) > 2 and list(amounts) == list(range(amounts[0], amounts[-1] + 1)):
        return f"{amounts[0]} to {amounts[-1]}", f"{amounts[0]}点から{amounts[-1]}点"
    return " or ".join(str(one or "no") for one in amounts), "か".join(f"{one}点" for one in amounts)


def named_alone(body: str, name: str, id: str) -> str:
    """Return a question in which a name that several things have stands for one of them."""
    edges = (r"(?:\b(?:an? |one ))?(?<![\w'-])", r"(?![\w-]| \d)") if name.isascii() else ("", "")
    return re.sub(re.escape(name).join(edges), id.replace("\\", ""), body) if name else body


def called_together(fault: NotationUnclear) -> bool:
    """Tell whether several things that are called alike were named in the plural, so that all of them are meant (the Elks)."""
    words = fault.words.casefold()
    return words.endswith("s") and not any(words in id.casefold() for id in fault.candidates)


def times_triggered(
    scene: GameAdapter, position: AnyPosition, records: Iterable[Record], of: str, keyword: str = ""
) -> int:
    """Return how often an ability of an object triggered; where a keyword is named, of that alone, and of any object if none is."""
    return sum(
        one.times
        for one in records
        if one.what == "triggered"
        and one.of
        and of in ("", scene.name_of(position, one.of))
        and keyword in ("", one.details.get("keyword"))
    )


def lives_of(scene: GameAdapter, leaves: Sequence[Leaf]) -> dict[str, str]:
    """Return the life of each player of whom it is one number at the end of every line of play."""
    found: dict[str, str] = {}
    for player in leaves[0].position.players if leaves else ():
        with suppress(JudgekitError):
            numbers = {words(scene.player_value(leaf.position, player, "life").value) for leaf in leaves}
            found |= {player: numbers.pop()} if len(numbers) == 1 else {}
    return found


def settling(asked: Mapping[str, Json]) -> str:
    """Return of what it is asked whether it resolves: an ability of something is called by its source."""
    of = str(asked.get("@resolves", asked.get("@countered", asked.get("@fizzles"))))
    return f"{of}{_ABILITY}" if "@acted" in asked else of


def way_of(scene: GameAdapter, leaf: Leaf, of: str) -> str:
    """Return what became of something that waited to resolve: the last of these that happened to it; empty where none did."""
    ways = [record.what for record in ends_of(scene, leaf, of)]
    return next((one for one in ways if one != "resolve"), ways[-1] if ways else "")


def ends_of(scene: GameAdapter, leaf: Leaf, of: str) -> list[Record]:
    """Return what was noted as something that waited to resolve did, or did not."""
    is_ability = of.endswith(_ABILITY)
    return [
        record
        for record in leaf.records
        if record.of
        and (record.what == "resolve" or record.what in scene.notation.tells)
        and (re.sub(r"-\d+$", "", record.of) if is_ability else scene.name_of(leaf.position, record.of)) == of
    ]


def settled_answer(of: str, way: str, asked: Mapping[str, Json], countered: str) -> Bilingual:
    """Return whether something resolves, is countered or does nothing, as it is asked."""
    if "@countered" in asked:
        yes, told = way == countered, ("打ち消される", "is countered", "打ち消されない", "is not countered")
    elif "@resolves" in asked:
        yes, told = way == "resolve", ("解決される", "resolves", "解決されない", "does not resolve")
    else:
        yes, told = way != "resolve", ("解決されない", "does not resolve", "解決される", "resolves")
    ja, en = told[:2] if yes else told[2:]
    source = of.removesuffix(_ABILITY)
    of_ja, of_en = (of, of) if source == of else (f"{source}の能力", f"{source}'s ability")
    return Bilingual(f"{'はい' if yes else 'いいえ'}: {of_ja}は{ja}", f"{'Yes' if yes else 'No'}: {of_en} {en}")


_ABILITY = "-ability"


def without_nothing(reply: Reply) -> Reply:
    """Return an answer that does not say besides that nothing changes."""
    if len(reply.result) > 1:
        reply.result = [one for one in reply.result if one != NOTHING]
    return reply


def with_and_without(supposed: Reply, otherwise: Reply) -> Reply:
    """Return what comes of a deed that is only supposed beside what comes without it: whether that matters is for who asks."""
    if supposed.branches or otherwise.branches or supposed.open or otherwise.open:
        return supposed
    told = Bilingual(
        f"そうしなければ: {'。'.join(str(one.ja) for one in otherwise.result)}",
        f"without that: {'; '.join(str(one.en) for one in otherwise.result)}",
    )
    supposed.result.append(told)
    return supposed


NO_WINNER = Bilingual("勝つクリーチャーのあるバトルはない", "no creature wins a battle")
"""What is answered where no battle is won."""


def won_answer(scene: GameAdapter, leaves: Iterable[Leaf], won: str) -> Bilingual | None:
    """Return what wins its battle; None where nothing does, or what differs, or where the game knows no such thing.

    Args:
        scene: the game.
        leaves: the ends of all lines of play.
        won: what records call that; empty where a game has no winner of a battle.
    """
    leaves = list(leaves)
    found = (
        {tuple(str(one.of) for one in leaf.records if one.what == won and one.of) for leaf in leaves} if won else set()
    )
    if len(found) != 1:
        return None
    (winners,) = found
    if not winners:
        return NO_WINNER
    gone = [one for one in winners if all(_leaves_home(scene, leaf, one) for leaf in leaves)]
    english, japanese = (
        (f", though {' and '.join(gone)} does not survive", f"({'と'.join(gone)}も残らない)") if gone else ("", "")
    )
    return Bilingual(
        f"バトルに勝つのは{'と'.join(winners)}{japanese}", f"{' and '.join(winners)} wins the battle{english}"
    )


def _leaves_home(scene: GameAdapter, leaf: Leaf, of: str) -> bool:
    return any(
        what == "zone" and old == scene.notation.home
        for one in leaf.records
        if one.of == of
        for what, old, _new in one.changes
    )
