"""The history of a rule: what became of it from edition to edition, with the commentary beside it.

A rule is followed by its text, under whatever number each edition prints it, from the edition in which it was asked for to the
later ones and back to the earlier ones. An edition that holds only changes tells more: what it puts under the number of the rule,
and what became of every rule that another one pushed from its number.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.nodes import RuleNode
from judgekit.core.numbers import parent_of
from judgekit.core.text import Lang
from judgekit.references.changes import Change, ChangeKind, is_overlay

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    Mentions = tuple[str, Lang, Sequence[str]]
    """The id of a note, the language of one half of it, and the numbers of rules that this half names."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One change without the texts: what is kept of a comparison.

    Attributes:
        kind: as in `Change`, never "same".
        old: id of the rule in the earlier edition, None where that one does not print it.
        new: id of the rule in the later one, None where that one does not print it.
        old_number: its number in the earlier edition.
        number: its number in the later one.
        likeness: as in `Change`.
        with_parent: as in `Change`.
        inferred: as in `Change`.
    """

    kind: ChangeKind
    old: str | None
    new: str | None
    old_number: str | None
    number: str | None
    likeness: float
    with_parent: bool
    inferred: bool

    @classmethod
    def of(cls, change: Change) -> Trace:
        """Return the trace of a change."""
        return cls(
            change.kind,
            change.old.id if change.old else None,
            change.new.id if change.new else None,
            change.old_number,
            change.number,
            change.likeness,
            change.with_parent,
            change.inferred,
        )


@dataclass(frozen=True)
class Comparison:
    """What became of the rules of one edition in another.

    Attributes:
        earlier: the edition before.
        later: the edition after it.
        only_changes: whether the later one prints only what it changed.
        found: gives every change, which may have to be found first.
        change: gives the change of a trace, its texts included.
        notes: gives the commentary of the later edition that names one of some numbers.
        stayed: tells of some numbers, without a comparison of the whole, that no change is of them or of their subrules. It may
            say no of rules that stayed as they were.
    """

    earlier: str
    later: str
    only_changes: bool
    found: Callable[[], Sequence[Trace]]
    change: Callable[[Trace], Change]
    notes: Callable[[Collection[str]], Iterable[str]]
    stayed: Callable[[Collection[str]], bool]

    @property
    def traces(self) -> Sequence[Trace]:
        """Every change; a rule that is in none of them stayed as it was, under its number."""
        return self.found()


@dataclass(frozen=True, slots=True)
class Step:
    """What one edition did to a rule.

    Attributes:
        earlier: the edition before.
        later: the edition that made the changes.
        changes: what became of the rule and of its subrules, and where the later edition holds only changes also of what stands
            under its number now and of those pushed on by it; empty where the later edition left it as it was.
        commentary: what the later edition says about it, whether beside the changes or anywhere under its number.
        before: the numbers of the rule in the edition before; none where it was not there yet.
        after: its numbers in the later edition; none where it is no longer there.
    """

    earlier: str
    later: str
    changes: tuple[Change, ...]
    commentary: tuple[str, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


def history(number: str, editions: Sequence[Sequence[RuleNode]], home: str | None = None) -> list[Step]:
    """Return how a rule changed from edition to edition.

    Args:
        number: its number in its home.
        editions: the nodes of each edition of one book, the oldest first. An edition that holds only changes is laid over the
            last whole one before it.
        home: the edition whose number it is; None: the first one that has it.

    Returns:
        One step for each edition after the first.
    """
    printed = [nodes for nodes in editions if nodes]
    if not printed:
        return []
    first = next((nodes[0].edition for nodes in printed if any(node.number == number for node in nodes)), None)
    return followed(number, home or first or printed[0][0].edition, list(_compared(printed)))


def _compared(editions: Sequence[Sequence[RuleNode]]) -> Iterator[Comparison]:
    whole: Sequence[RuleNode] = ()
    for nodes in editions:
        if whole:
            yield comparison(whole, nodes)
        if not whole or not is_overlay(nodes):
            whole = nodes


def comparison(earlier: Sequence[RuleNode], later: Sequence[RuleNode]) -> Comparison:
    """Compare two editions, neither without nodes."""
    from judgekit.references.differences import diff  # much, and mostly the comparison is kept

    changes = {Trace.of(change): change for change in diff(earlier, later) if change.kind != "same"}
    texts = {node.id: node.text for node in later if node.kind == "note"}
    mentions = mentions_of(later)
    return Comparison(
        earlier[0].edition, later[0].edition, is_overlay(later), lambda: tuple(changes), changes.__getitem__,
        lambda numbers: [text for id, lang in naming(mentions, numbers) if (text := texts[id].get(lang))], lambda _numbers: False,
    )  # fmt: skip


def mentions_of(nodes: Sequence[RuleNode]) -> list[Mentions]:
    """Return which numbers the notes of an edition of changes name; none of another one, whose notes tell of no change."""
    from judgekit.references.finding import find_mentions  # much, and mostly it is kept what was found

    if not is_overlay(nodes):
        return []
    found: list[Mentions] = []
    for node in nodes:
        for lang in ("ja", "en") if node.kind == "note" else ():
            text = node.text.get(lang)
            if text and (lang == "ja" or text != node.text.ja):
                numbers = sorted({mention.first for mention in find_mentions(text, lang, node.book)})
                found.append((node.id, lang, numbers))
    return found


def naming(mentions: Sequence[Mentions], numbers: Collection[str]) -> Iterator[tuple[str, Lang]]:
    """Give the notes, and in which language, that name one of some numbers."""
    return ((id, lang) for id, lang, named in mentions if any(number in numbers for number in named))


def followed(number: str, home: str, comparisons: Sequence[Comparison]) -> list[Step]:
    """Return how a rule changed, comparison by comparison.

    Args:
        number: its number in its home.
        home: an edition that is compared.
        comparisons: each whole edition with the whole one before it, and each edition of changes with the whole one it changes,
            in the order of time.
    """
    numbers: dict[str, frozenset[str]] = {home: frozenset((number,))}
    for one in comparisons:
        if one.earlier in numbers:
            numbers.setdefault(one.later, _moved(numbers[one.earlier], one, back=False))
    for one in reversed(comparisons):
        if one.later in numbers:
            numbers.setdefault(one.earlier, _moved(numbers[one.later], one, back=True))
    # What stands beside a home that only holds changes is known once its base is.
    for one in comparisons:
        if one.earlier in numbers:
            numbers.setdefault(one.later, _moved(numbers[one.earlier], one, back=False))
    none: frozenset[str] = frozenset()
    return [_step(one, numbers.get(one.earlier, none), numbers.get(one.later, none)) for one in comparisons]


def _moved(numbers: frozenset[str], one: Comparison, *, back: bool) -> frozenset[str]:
    """Return the numbers that some rules have in the other edition of a comparison."""
    if one.stayed(numbers):
        return numbers
    moved: set[str] = set()
    left: set[str] = set()
    for trace in one.traces:
        here, there = (trace.number, trace.old_number) if back else (trace.old_number, trace.number)
        if here in numbers:
            left.add(here)
            moved.update([there] if there else [])
    return frozenset(moved | (numbers - left))


def _step(one: Comparison, before: frozenset[str], after: frozenset[str]) -> Step:
    if one.only_changes:
        concerned = list(_concerning(one.traces, before or after))
    elif one.stayed(before | after):
        concerned = []
    else:
        concerned = [trace for trace in one.traces if _is_of(trace.old_number, before) or _is_of(trace.number, after)]
    changes = tuple(one.change(trace) for trace in concerned)
    commentary: list[str] = []
    if one.only_changes:
        commentary = [text for change in changes for text in change.commentary]
        spoken_of = {c for change in changes for c in (change.number, change.old_number) if c} | before
        commentary += one.notes(spoken_of)
    return Step(
        one.earlier, one.later, changes, tuple(dict.fromkeys(commentary)), tuple(sorted(before)), tuple(sorted(after))
    )


def _is_of(number: str | None, numbers: Collection[str]) -> bool:
    """Tell whether a number is one of some rules, or of a subrule of theirs."""
    return bool(numbers) and any(above in numbers for above in _line_up(number))


def _concerning(traces: Sequence[Trace], numbers: Collection[str]) -> Iterator[Trace]:
    """Give the changes of the rules under these numbers, then and now, of those they push on, and of their subrules."""
    by_old = {trace.old_number: trace for trace in traces if trace.old_number}
    pushed = set(numbers)
    frontier = list(numbers)
    while frontier:
        trace = by_old.get(frontier.pop())
        if trace and trace.number and trace.number != trace.old_number and trace.number not in pushed:
            pushed.add(trace.number)
            frontier.append(trace.number)
    for trace in traces:
        if trace.old_number in pushed or _is_of(trace.number, numbers) or _is_of(trace.old_number, numbers):
            yield trace


def _line_up(number: str | None) -> Iterator[str]:
    while number is not None:
        yield number
        number = parent_of(number)
