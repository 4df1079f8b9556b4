"""What changed between two editions, rule by rule; renumbering alone is told from a change of the text.

Rules are matched by their text (`judgekit.references.matching`). An edition that holds only changes is laid over the whole one:
rules it does not print are the same, but those whose number it gives to a new rule have moved on, and where to follows from
their neighbours.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate

from judgekit.core.data_classes import replace
from judgekit.core.nodes import RuleNode, whole_text
from judgekit.core.numbers import SUBRULE_LETTERS, parent_of, sort_key
from judgekit.core.text import LANGUAGES, Lang
from judgekit.references.changes import Change, ChangeKind, is_overlay
from judgekit.references.entries import compared_halves, may_have_been_lost, told_apart_by_nothing
from judgekit.references.matching import (
    Pair,
    is_comparable,
    lacks_all_of,
    likeness,
    match,
    match_overlay,
    plain,
)


def diff(old: Sequence[RuleNode], new: Sequence[RuleNode]) -> list[Change]:
    """Return what became of every rule and glossary entry from one edition to another.

    Args:
        old: the nodes of the earlier edition.
        new: the nodes of the later one, whole or only what changed.

    Returns:
        Changes in the order of the later edition; removed and inferred ones stand by their number. Rules that stayed as they
        were are among them with kind "same", except where one of the two editions holds only changes: what it does not print is
        as in the other one, whichever of them is the later.
    """
    if is_overlay(old) and not is_overlay(new):
        return [change.reversed() for change in diff(new, old)]
    before = [node for node in old if _is_compared(node)]
    after = [node for node in new if _is_compared(node) and node.change != "context"]
    pairs = match_overlay(before, after) if is_overlay(new) else match(before, after)
    origin = {id(b): a for a, b in pairs}
    moved = {a.number: b.number for a, b in pairs if a.number and b.number}
    changes = [_pair(origin[id(node)], node, moved) if id(node) in origin else _new(node) for node in after]
    if is_overlay(new):
        return _in_order(changes, list(_displaced(before, after, pairs)))
    return _in_order(*_with_what_is_gone(changes, before, after, pairs))


def _with_what_is_gone(
    changes: Sequence[Change], before: Sequence[RuleNode], after: Sequence[RuleNode], pairs: Sequence[Pair]
) -> tuple[list[Change], list[Change]]:
    """Return the changes as they can be told, and what became of the rules that are nowhere found again."""
    kept = {id(a) for a, _ in pairs}
    gone = [node for node in before if id(node) not in kept]
    unclear = told_apart_by_nothing(before, after, {id(node) for pair in pairs for node in pair})
    textless = [*_textless(gone, after), *(node for node in gone if id(node) in unclear)]
    lost = {id(node) for node in textless}
    rest = [Change("not comparable" if id(node) in lost else "removed", node, None, None, 0.0) for node in gone]
    parents = {a.id: b.id for a, b in pairs}
    beside = {parents.get(node.parent or "", "") for node in textless} - {""}
    return [_left_open(change, beside, unclear, before) for change in changes], rest


def _textless(gone: Sequence[RuleNode], after: Sequence[RuleNode]) -> list[RuleNode]:
    """Return the rules, of those that are nowhere found again, of which no text is left that could be found."""
    here = [lang for lang in LANGUAGES if any(node.text.get(lang) for node in after)]
    return [
        node for node in gone if (lacks_all_of(node, here) if node.number is not None else _is_only_named(node, here))
    ]


def _is_only_named(node: RuleNode, languages: Sequence[Lang]) -> bool:
    """Tell whether of a glossary entry nothing but its name is left in these languages."""
    return not any(node.text.get(lang) for lang in languages)


def _left_open(change: Change, beside: Collection[str], unclear: Collection[int], before: Sequence[RuleNode]) -> Change:
    """Return a change as it can be told: beside a rule of which nothing can be compared it is open which of the rules is new.

    Args:
        change: what became of a rule as far as texts were found.
        beside: the rules under which such a rule stands.
        unclear: by `id` the entries of which it is open which one they are.
        before: the nodes of the earlier edition.
    """
    node = change.new if change.kind == "new" else None
    if node is None:
        return change
    is_open = node.parent in beside if node.number else id(node) in unclear or may_have_been_lost(node, before)
    return replace(change, kind="not comparable") if is_open else change


def displaced_numbers(base: Sequence[RuleNode], overlay: Sequence[RuleNode]) -> dict[str, str]:
    """Return which rule of the base edition stands under a number that an edition of changes has moved on to it.

    Args:
        base: the nodes of the whole edition.
        overlay: the nodes of the edition of changes.

    Returns:
        The number in the base edition by the number since the changes; only rules that the edition of changes does not print.
    """
    return {
        change.number: change.old_number
        for change in diff(base, overlay)
        if change.inferred and change.number and change.old_number
    }


def _is_compared(node: RuleNode) -> bool:
    return node.number is not None or node.kind == "entry"


def _new(node: RuleNode) -> Change:
    return Change("new", None, node, node.number, 0.0)


def _pair(old: RuleNode, new: RuleNode, moved: dict[str, str]) -> Change:
    stayed = old.number == new.number
    differing = [lang for lang in LANGUAGES if _differs(old, new, lang, mask=False)]
    reworded = [lang for lang in LANGUAGES if _differs(old, new, lang, mask=True)]
    kind: ChangeKind
    if not is_comparable(old, new):
        kind = "not comparable"
    elif "en" in reworded or (reworded and not (whole_text(old, "en") and whole_text(new, "en"))):
        kind = "changed"
    elif not stayed:
        kind = "renumbered"
    elif reworded:
        kind = "translation"
    else:
        kind = "citations" if differing else "same"
    alike = likeness(old, new) if kind == "changed" else 1.0
    return Change(kind, old, new, new.number, alike, with_parent=kind == "renumbered" and _follows(old, new, moved))


def _differs(old: RuleNode, new: RuleNode, lang: Lang, *, mask: bool) -> bool:
    before, after = compared_halves(old, new, lang)
    return bool(before and after) and plain(before, mask=mask) != plain(after, mask=mask)


def _follows(old: RuleNode, new: RuleNode, moved: dict[str, str]) -> bool:
    """Tell whether a rule keeps its place under a rule above it that was renumbered."""
    if not old.number or not new.number:
        return False
    above, above_now = parent_of(old.number), parent_of(new.number)
    if above is None or above_now is None or above == above_now:
        return False
    return moved.get(above, above_now) == above_now and sort_key(old.number)[-1] == sort_key(new.number)[-1]


def _displaced(before: Sequence[RuleNode], after: Sequence[RuleNode], pairs: Sequence[Pair]) -> Iterator[Change]:
    """Give the rules that an edition of changes does not print but moves on by giving their numbers to others.

    The rules under one rule are walked in order. Each new rule among them pushes the following ones on by one, until one that
    is printed under its new number shows how far they have moved.
    """
    destination = {id(a): b for a, b in pairs}
    matched_now = {id(b) for _, b in pairs}
    inserted = {node.number for node in after if node.number and id(node) not in matched_now}
    families: dict[str | None, list[RuleNode]] = {}
    for node in before:
        if node.number is not None:
            families.setdefault(parent_of(node.number), []).append(node)
    for siblings in families.values():
        shift = 0
        for node in sorted(siblings, key=lambda sibling: sort_key(sibling.number or "")):
            number = node.number or ""
            while shift >= 0 and _shifted(number, shift) in inserted:
                shift += 1
            now = destination.get(id(node))
            if now is not None and now.number is not None:
                shift = _rank(now.number) - _rank(number)
            elif shift > 0:
                yield Change("renumbered", node, None, _shifted(number, shift), inferred=True)


def _rank(number: str) -> int:
    """Return the place of a number under the rule above it: 10 for 500.10, 2 for 702.19b."""
    last = number.rpartition(".")[2]
    return int(last) if last.isdigit() else SUBRULE_LETTERS.find(last[-1]) + 1


def _shifted(number: str, shift: int) -> str:
    """Return the number that stands shift places after number under the same rule; number itself where there is none."""
    above, dot, last = number.rpartition(".")
    place = _rank(number) + shift
    if last.isdigit():
        return f"{above}{dot}{place}"
    return f"{number[:-1]}{SUBRULE_LETTERS[place - 1]}" if 0 < place <= len(SUBRULE_LETTERS) else number


def _in_order(changes: list[Change], rest: Sequence[Change]) -> list[Change]:
    """Insert the changes without a place in the later edition before the first change with a higher number than theirs."""
    ordered = list(changes)
    highest = list(accumulate((sort_key(change.number) if change.number else () for change in ordered), max))
    for change in rest:
        number = change.number or change.old_number
        key = sort_key(number) if number is not None else highest[-1] if highest else ()
        place = bisect_right(highest, key) if number is not None else len(ordered)
        ordered.insert(place, change)
        highest.insert(place, key)
    return ordered
