"""The history of a rule: what became of a number from edition to edition, with the commentary beside it.

A number has two histories: the rule that stood under it and may have moved on, and the rule that stands under it now. Both are
told, and so is what became of every rule that another one pushed from its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.core.nodes import RuleNode
from judgekit.core.numbers import parent_of
from judgekit.references.differences import Change, diff
from judgekit.references.finding import find_mentions


@dataclass(frozen=True, slots=True)
class Step:
    """What one edition did to a rule.

    Attributes:
        earlier: the edition before.
        later: the edition that made the changes.
        changes: what became of the rule, of what stands under its number now, of those pushed on by it, and of its subrules;
            empty where the later edition left it as it was.
        commentary: what the later edition says about it, whether beside the changes or anywhere under its number.
    """

    earlier: str
    later: str
    changes: tuple[Change, ...]
    commentary: tuple[str, ...]


def history(number: str, editions: Sequence[Sequence[RuleNode]]) -> list[Step]:
    """Return how a rule changed from edition to edition.

    Args:
        number: its number, in any of the editions.
        editions: the nodes of each edition of one book, the oldest first. An edition that holds only changes is laid over the
            last whole one before it.

    Returns:
        One step for each edition after the first.
    """
    steps: list[Step] = []
    numbers = {number}
    whole: Sequence[RuleNode] = ()
    for nodes in editions:
        if not nodes:
            continue
        if whole:
            changes = diff(whole, nodes)
            steps.append(_step(whole, nodes, changes, numbers))
            numbers |= {c.number for c in steps[-1].changes if c.number and c.old_number in numbers}
        if not whole or not any(node.change for node in nodes):
            whole = nodes
    return steps


def _step(earlier: Sequence[RuleNode], later: Sequence[RuleNode], changes: Sequence[Change], numbers: set[str]) -> Step:
    concerned = [change for change in _concerning(changes, numbers) if change.kind != "same"]
    beside = [text for change in concerned for text in change.commentary]
    spoken_of = {c for change in concerned for c in (change.number, change.old_number) if c} | numbers
    elsewhere = [text for node in later if node.kind == "note" for text in _about(node, spoken_of)]
    commentary = tuple(dict.fromkeys([*beside, *elsewhere]))
    return Step(earlier[0].edition, later[0].edition, tuple(concerned), commentary)


def _concerning(changes: Sequence[Change], numbers: set[str]) -> Iterator[Change]:
    """Give the changes of the rules under these numbers, then and now, of those they push on, and of their subrules."""
    by_old = {change.old_number: change for change in changes if change.old_number}
    pushed = set(numbers)
    frontier = list(numbers)
    while frontier:
        change = by_old.get(frontier.pop())
        if change and change.number and change.number != change.old_number and change.number not in pushed:
            pushed.add(change.number)
            frontier.append(change.number)
    for change in changes:
        family = {above for number in (change.number, change.old_number) for above in _line_up(number)}
        if change.old_number in pushed or change.number in numbers or family & numbers:
            yield change


def _line_up(number: str | None) -> Iterator[str]:
    while number is not None:
        yield number
        number = parent_of(number)


def _about(node: RuleNode, numbers: set[str]) -> Iterator[str]:
    for text in (node.text.ja, node.text.en):
        mentions = find_mentions(text, "ja" if text == node.text.ja else "en", node.book) if text else []
        if text and any(mention.first in numbers for mention in mentions):
            yield text
