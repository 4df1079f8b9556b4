"""What later editions made of the rules of the base edition: the one line a look-up shows, and where unprinted rules moved.

Both follow from the same comparison that `history` and `diff` show, so that they cannot say something else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from judgekit.core.losses import lost
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, node_id
from judgekit.references.changes import Change, is_overlay
from judgekit.references.differences import diff
from judgekit.references.entries import compared_halves
from judgekit.references.matching import plain


class Later(NamedTuple):
    """What a later edition made of a rule of the base edition.

    Attributes:
        id: the rule.
        edition: the later edition.
        there: id of the rule there; where that edition does not print it, the id its number has; empty where it is gone.
        said: all of it in one line.
    """

    id: str
    edition: str
    there: str
    said: str


class Moved(NamedTuple):
    """A rule that an edition of changes pushed on to another number without printing it.

    Attributes:
        edition: the edition of changes.
        number: its number there.
        id: the rule.
    """

    edition: str
    number: str
    id: str


class Predecessor(NamedTuple):
    """What the base edition has of a rule of a later whole edition, which prints it in English only.

    Attributes:
        id: the rule of the later edition.
        old: the rule of the base edition.
        since: the year of the base edition, "2021"; where the rules cited have other numbers now, that says so too.
        ja: the Japanese of the old rule, where its English is that of the new one; else None.
        words: where the English changed, the change word by word, removed words in [-…-], added ones in {+…+}; else None.
    """

    id: str
    old: str
    since: str
    ja: str | None
    words: str | None


_HOW = {
    "renumbered": "renumbered",
    "citations": "changed (only the numbers it cites)",
    "translation": "changed (only the Japanese half)",
    "changed": "changed",
    "removed": "gone",
    "not comparable": "not comparable",
}


UNCHANGED = ("same", "renumbered", "citations", "translation")
"""Kinds of change that leave what the English says; the numbers cited in it may be others."""

_MARKS = {"same": "{}", "removed": "[-{}-]", "added": "{{+{}+}}"}


def predecessors(changes: Sequence[Change]) -> dict[str, tuple[RuleNode, Predecessor]]:
    """Return by id of the rules of a later whole edition what stood in their place before.

    Args:
        changes: from the base edition to the later one.
    """
    found: dict[str, tuple[RuleNode, Predecessor]] = {}
    for change in changes:
        old, new = change.old, change.new
        if old is None or new is None or lost(old.flags, "en") is not None:
            continue
        since = old.edition.partition("@")[2][:4]
        unchanged = change.kind in UNCHANGED or change.only_examples
        if change.only_examples:
            since += "、例は別"
        elif unchanged and len({plain(half) for half in compared_halves(old, new, "en")}) > 1:
            since += "、引く番号も"
        ja = None if lost(old.flags, "ja") is not None or not unchanged else old.text.ja
        words = None
        if change.kind == "changed" and not unchanged:
            words = "".join([_MARKS[stretch.operation].format(stretch.text) for stretch in change.words("en")])
        found[new.id] = (old, Predecessor(new.id, old.id, since, ja, words))
    return found


def later_changes(nodes: Sequence[RuleNode], loaded: Collection[str]) -> tuple[list[Later], list[Moved]]:
    """Return what became of the rules of each base edition in the later editions of its book.

    Args:
        nodes: the nodes of all editions.
        loaded: the editions whose text is there; an outline says nothing about changes.
    """
    by_edition: dict[str, list[RuleNode]] = {}
    for node in nodes:
        by_edition.setdefault(node.edition, []).append(node)
    told: list[Later] = []
    moved: list[Moved] = []
    for edition, printed in by_edition.items():
        base = BASE_EDITIONS.get(book_of(edition), "")
        if base == edition or base not in by_edition or not is_later(edition, base):
            continue
        compared = edition in loaded and base in loaded
        if not compared and not is_overlay(printed):
            continue
        said, pushed = said_of(diff(by_edition[base], printed), edition)
        told += said if compared else []
        moved += pushed
    return told, moved


def said_of(changes: Sequence[Change], edition: str) -> tuple[list[Later], list[Moved]]:
    """Return what became of the rules of a base edition in a later one.

    Args:
        changes: from the base edition to the later one.
        edition: the later one.
    """
    moved = [
        Moved(edition, change.number, change.old.id)
        for change in changes
        if change.inferred and change.number and change.old is not None
    ]
    return list(_told(changes, edition)), moved


def is_later(edition: str, base: str) -> bool:
    """Tell whether an edition is later than the base edition: by their dates; one named by no date follows it."""
    name, first = edition.partition("@")[2], base.partition("@")[2]
    return not (name.isdigit() and first.isdigit()) or name > first


def _told(changes: Sequence[Change], edition: str) -> Iterator[Later]:
    holders = {change.number: change for change in changes if change.number}
    for change in changes:
        if change.old is not None and change.kind != "same":
            there = change.new.id if change.new else node_id(edition, change.number) if change.number else ""
            yield Later(change.old.id, edition, there, _line(change, edition, there, holders))


def _line(change: Change, edition: str, there: str, holders: Mapping[str, Change]) -> str:
    """Return "renumbered in mtg@otj: now 500.11, mtg@otj:500.10 is new"."""
    how = "changed (only its examples)" if change.only_examples else _HOW[change.kind]
    line = f"{how} in {edition}"
    if change.kind == "not comparable":
        line = f"not comparable with {edition}, since a half is lost in a copy"
    parts = []
    if change.number != change.old_number and change.number:
        parts.append(f"now {there if change.new else change.number}")
    elif change.new is not None:
        parts.append(f"see {there}")
    holder = holders.get(change.old_number or "")
    if holder is not None and holder is not change and holder.new is not None:
        parts.append(f"{holder.new.id} is {'new' if holder.kind == 'new' else f'the old {holder.old_number}'}")
    return f"{line}: {', '.join(parts)}" if parts else line
