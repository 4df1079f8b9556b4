"""Resolving: what a mention means, as ids of rule nodes and glossary entries, or that it means nothing and why.

A number is looked up in the edition that prints it; an edition that is laid over another (notes on changes) falls back on the
base edition of its book. A glossary entry is looked up by its head in either language, or by its reading. What does not
resolve is kept: it has the number as its target and a reason.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.json_values import Json
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, node_id
from judgekit.core.numbers import expand_range, interpretations
from judgekit.core.text import Lang
from judgekit.references.finding import Mention, MentionKind


@dataclass(frozen=True, slots=True)
class Resolution:
    """What one mention means.

    Attributes:
        mention: the mention; where one mention named several entries at once, the part of it that names this one.
        targets: ids of what it names, a range expanded; where nothing has the number, the id it would have.
        resolved: whether every target exists.
        reason: why it does not resolve, or by which detour it does; None for the plain case.
        corrected: whether it resolves only because a misprinted number was corrected.
    """

    mention: Mention
    targets: tuple[str, ...]
    resolved: bool
    reason: str | None = None
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class Reference:
    """A mention in its place, with what it means: one line of `export refs`.

    Attributes:
        source: id of the node that prints it.
        edition: edition of that node.
        lang: the half that prints it.
        raw: the words as printed.
        line: the line that holds it, from 1.
        kind: rule, entry or page.
        targets: ids of what it names.
        resolved: whether every target exists.
        note: what is particular: why it does not resolve, that the halves disagree, that the quoted title is another's.
        repaired_targets: what is meant where the printed numbers are not: a range that lost its connector, as the other half
            says; an older rule that an edition of changes names by its new number.
        part: the part of the node that prints it ("text", "example 2"); the halves are compared part by part.
        title: the title quoted beside the number.
        corrected: whether it resolves only because a misprinted number was corrected.
        old_numbers: whether it stands in a commentary that uses the numbers of the edition before.
    """

    source: str
    edition: str
    lang: Lang
    raw: str
    line: int
    kind: MentionKind
    targets: tuple[str, ...]
    resolved: bool
    note: str | None = None
    repaired_targets: tuple[str, ...] = ()
    part: str = "text"
    title: str | None = None
    corrected: bool = False
    old_numbers: bool = False

    def to_json(self) -> dict[str, Json]:
        """Return the reference as in `export refs`; repaired_targets stands there only where there are any."""
        shape: dict[str, Json] = {
            "from": self.source,
            "edition": self.edition,
            "lang": self.lang,
            "raw": self.raw,
            "line": self.line,
            "kind": self.kind,
            "targets": list(self.targets),
            "resolved": self.resolved,
            "note": self.note,
        }
        if self.repaired_targets:
            shape["repaired_targets"] = list(self.repaired_targets)
        return shape


class Index:
    """What can be named: the numbers and glossary heads of all loaded editions.

    Args:
        nodes: the nodes of every edition.
    """

    def __init__(self, nodes: Iterable[RuleNode]) -> None:
        self._numbers: dict[str, dict[str, RuleNode]] = {}
        self._misprints: dict[str, dict[str, RuleNode]] = {}
        self._heads: dict[str, dict[str, str]] = {}
        self._overlays: set[str] = set()
        for node in nodes:
            if node.number is not None:
                self._numbers.setdefault(node.edition, {}).setdefault(node.number, node)
                if _is_misprinted(node):
                    self._misprints.setdefault(node.edition, {}).setdefault(str(node.printed_number), node)
            if node.headword is not None:
                heads = self._heads.setdefault(node.edition, {})
                for head in (node.headword.en, node.headword.ja, node.headword.reading):
                    for key in _head_keys(head or ""):
                        heads.setdefault(key, node.id)
            if node.change is not None:
                self._overlays.add(node.edition)

    def is_overlay(self, edition: str) -> bool:
        """Tell whether edition holds only changes and is laid over the base edition of its book."""
        return edition in self._overlays

    def scope(self, edition: str) -> tuple[str, ...]:
        """Return the editions in which a reference printed in edition is looked up, in order."""
        base = BASE_EDITIONS.get(book_of(edition), edition)
        return (edition, base) if edition in self._overlays and base != edition else (edition,)

    def rule(self, number: str, scope: Sequence[str]) -> tuple[RuleNode | None, str | None]:
        """Return the node with this number in the first edition of scope that has it, and the detour taken, if any."""
        for edition in scope:
            node = self._numbers.get(edition, {}).get(number)
            if node is not None:
                if not _is_misprinted(node):
                    return node, None
                return node, f"{number} is printed as {node.printed_number}; it resolves through the corrected number"
        for edition in scope:
            node = self._misprints.get(edition, {}).get(number)
            if node is not None:
                return node, f"{number} is a misprint of {node.number}; it resolves through the corrected number"
        return None, None

    def entry(self, head: str, scope: Sequence[str]) -> str | None:
        """Return the id of the glossary entry with this head, in any language, number or reading."""
        for edition in scope:
            heads = self._heads.get(edition, {})
            for key in _head_keys(head):
                if key in heads:
                    return heads[key]
        return None


def _is_misprinted(node: RuleNode) -> bool:
    """Tell whether another number than the node's own is printed; spaces inside a number are no misprint."""
    printed = node.printed_number
    return printed is not None and printed != node.number and node.number not in interpretations(printed)


_NOT_LETTERS = re.compile(r"[\W_]+")
_IN_BRACKETS = re.compile(r"\([^()]*\)")


def _head_keys(head: str) -> list[str]:
    """Return the keys of a head, the strictest first: letters only; without brackets; English without its plural."""
    plain = unicodedata.normalize("NFKC", head).casefold()
    keys = [_NOT_LETTERS.sub("", plain), _NOT_LETTERS.sub("", _IN_BRACKETS.sub("", plain))]
    if plain.isascii():
        keys += [key[:-1] for key in keys if key.endswith("s")]
    return [key for key in dict.fromkeys(keys) if key]


def resolve(
    mentions: Sequence[Mention], index: Index, edition: str, *, old_numbers: bool = False, entries: int = 0
) -> list[Resolution]:
    """Say what mentions mean that stand in a text of an edition.

    Args:
        mentions: what `find_mentions` found in one text.
        index: what can be named.
        edition: the edition that prints the text.
        old_numbers: whether the text speaks of the rules under the numbers of the edition that this one changes, as the
            commentary of an edition of changes does.
        entries: how many glossary entries the other half of the same text names; where it names more than this one, two heads
            that stand glued are divided.

    Returns:
        What each mention means, in the same order; one mention of several entries gives several.
    """
    scope = index.scope(edition)
    if old_numbers:
        scope = scope[::-1]
    glued = entries > sum(mention.kind == "entry" for mention in mentions)
    resolutions: list[Resolution] = []
    for mention in mentions:
        if mention.kind == "rule":
            resolutions.append(_resolve_rule(mention, index, scope, edition))
        elif mention.kind == "entry":
            resolutions.extend(_resolve_entries(mention, index, scope, edition, glued=glued))
        else:
            resolutions.append(_resolve_page(mention, edition))
    return resolutions


def _resolve_rule(mention: Mention, index: Index, scope: Sequence[str], edition: str) -> Resolution:
    numbers = [mention.first]
    if mention.last is not None:
        numbers = expand_range(mention.first, mention.last) or [mention.first, mention.last]
    targets: list[str] = []
    missing: list[str] = []
    detours: list[str] = []
    for number in numbers:
        node, detour = index.rule(number, scope)
        if node is None:
            missing.append(number)
        if detour:
            detours.append(detour)
        targets.append(node.id if node else node_id(edition, number))
    if missing:
        return Resolution(mention, tuple(targets), False, f"no rule {', '.join(missing)} in {edition}")
    return Resolution(mention, tuple(targets), True, "; ".join(detours) or None, corrected=bool(detours))


def _resolve_entries(
    mention: Mention, index: Index, scope: Sequence[str], edition: str, *, glued: bool
) -> Iterator[Resolution]:
    for piece in _entries_named(mention, index, scope, glued=glued):
        target = index.entry(piece.first, scope)
        if target is not None:
            yield Resolution(piece, (target,), True)
        else:
            unknown = node_id(edition, f"glossary/{piece.first}")
            yield Resolution(piece, (unknown,), False, f"no glossary entry {piece.first} in {edition}")


_ENTRY_JOINT = re.compile(r"\s*(?:,\s*(?:and\s+)?|[、,])\s*|\s+and\s+")
_SCRIPT_CHANGE = re.compile(r"(?<=[\u4e00-\u9fff])(?=[\u30a0-\u30ff])|(?<=[\u30a0-\u30ff])(?=[\u4e00-\u9fff])")


def _entries_named(mention: Mention, index: Index, scope: Sequence[str], *, glued: bool) -> Iterator[Mention]:
    """Divide the words of a mention that name several entries ("Dependency, Timestamp Order") into one mention each.

    They are divided at a joint, or where they are known to be glued at a change of script, if that leaves a head that the
    glossary has.
    """
    words = mention.raw
    if words != mention.first or index.entry(words, scope) is not None:
        yield mention
        return
    cuts = [*_ENTRY_JOINT.finditer(words), *(_SCRIPT_CHANGE.finditer(words) if glued else ())]

    def known(cut: re.Match[str]) -> int:
        heads = (words[: cut.start()], words[cut.end() :])
        return sum(len(head) for head in heads if index.entry(head, scope) is not None)

    best = max(cuts, key=known, default=None)
    if best is None or not known(best):
        yield mention
        return
    for start, end in ((0, best.start()), (best.end(), len(words))):
        piece = Mention(words[start:end], mention.start + start, mention.start + end, "entry", words[start:end])
        yield from _entries_named(piece, index, scope, glued=glued)


def _resolve_page(mention: Mention, edition: str) -> Resolution:
    return Resolution(mention, (node_id(edition, mention.first),), False, "the text has no page numbers")
