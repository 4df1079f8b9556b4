"""Collecting: every cross reference of every node, in both languages, in the order of the books.

The parts of a node are read one by one (its text, each example, each stray paragraph), found and resolved. Then the two halves
of a part are laid side by side: the one repairs what damage took from the other, and where they disagree both say so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judgekit.core.data_classes import dataclass, replace
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, node_id
from judgekit.core.text import LANGUAGES, Lang
from judgekit.references.checking import examine
from judgekit.references.differences import displaced_numbers
from judgekit.references.finding import find_mentions
from judgekit.references.halves import restore_entries, restore_ranges
from judgekit.references.resolving import Index, Reference, resolve


@dataclass(frozen=True, slots=True)
class _Part:
    name: str
    halves: dict[Lang, str]
    lines: dict[Lang, list[int]]


def collect(nodes: Sequence[RuleNode], sources: Mapping[str, Sequence[str]] | None = None) -> list[Reference]:
    """Return every cross reference of nodes.

    Args:
        nodes: the nodes of every loaded edition; what they cite is looked up among them.
        sources: the lines of each edition's document. With them the line of a reference is the one that prints it; without
            them it is estimated from the paragraphs of its node.

    Returns:
        References in the order of nodes, parts, languages and places in the text.
    """
    index = Index(nodes)
    references: list[Reference] = []
    for node in nodes:
        lines = sources.get(node.edition) if sources else None
        for part in _parts(node):
            english = _half(node, part, "en", index, lines)
            entries = sum(reference.kind == "entry" for reference in english)
            japanese = _half(node, part, "ja", index, lines, entries)
            references += restore_ranges(restore_entries(japanese, english), english)
            references += english
    references = _moved_on(references, nodes, index)
    for finding in examine(references, nodes):
        for ordinal, note in finding.notes.items():
            noted = references[ordinal]
            references[ordinal] = replace(noted, note=f"{noted.note}; {note}" if noted.note else note)
    return references


def _moved_on(references: list[Reference], nodes: Sequence[RuleNode], index: Index) -> list[Reference]:
    """Return references with `repaired_targets` where an edition of changes names an older rule by its new number."""
    by_edition: dict[str, list[RuleNode]] = {}
    for node in nodes:
        by_edition.setdefault(node.edition, []).append(node)
    moved: dict[str, dict[str, str]] = {}
    for edition in filter(index.is_overlay, by_edition):
        base = BASE_EDITIONS.get(book_of(edition), edition)
        numbers = displaced_numbers(by_edition.get(base, ()), by_edition[edition])
        moved[edition] = {node_id(base, now): node_id(base, before) for now, before in numbers.items()}
    return [_repaired(reference, moved.get(reference.edition, {})) for reference in references]


def _repaired(reference: Reference, moved: Mapping[str, str]) -> Reference:
    if reference.old_numbers or moved.keys().isdisjoint(reference.targets):
        return reference
    repaired = tuple(moved.get(target, target) for target in reference.targets)
    note = f"renumbered in {reference.edition}: {', '.join(repaired)} is meant"
    return replace(reference, repaired_targets=repaired, note=note)


def _parts(node: RuleNode) -> Iterator[_Part]:
    """Give the parts of a node that print references, each half with the lines that may hold it."""
    if node.text:
        yield _Part("text", {lang: half for lang in LANGUAGES if (half := node.text.get(lang))}, node.lines)
    for ordinal, example in enumerate(node.examples, start=1):
        halves: dict[Lang, str] = {lang: half for lang in LANGUAGES if (half := example.get(lang))}
        yield _Part(f"example {ordinal}", halves, node.lines)
    for ordinal, note in enumerate(node.notes, start=1):
        # A translator's note stays in the text as well and is read there.
        if note.text not in (node.text.get(note.lang) or ""):
            yield _Part(f"note {ordinal}", {note.lang: note.text}, {note.lang: [note.line]})


def _half(
    node: RuleNode, part: _Part, lang: Lang, index: Index, lines: Sequence[str] | None, entries: int = 0
) -> list[Reference]:
    text = part.halves.get(lang)
    mentions = find_mentions(text, lang, node.book) if text else []
    if not text or not mentions:
        return []
    commentary = node.kind == "note" and index.is_overlay(node.edition)
    places = _LineFinder(text, part.lines.get(lang) or [0], lines)
    return [
        Reference(
            source=node.id,
            edition=node.edition,
            lang=lang,
            raw=resolution.mention.raw,
            line=places.line_of(resolution.mention.start),
            kind=resolution.mention.kind,
            targets=resolution.targets,
            resolved=resolution.resolved,
            note=resolution.reason,
            part=part.name,
            title=resolution.mention.title,
            corrected=resolution.corrected,
            old_numbers=commentary,
        )
        for resolution in resolve(mentions, index, node.edition, old_numbers=commentary, entries=entries)
    ]


class _LineFinder:
    """Says which line of the document prints a place of a node's text.

    Args:
        text: the text of one half, as the node keeps it.
        candidates: the lines of the node in that language.
        source: every line of the document, or None where it is not at hand.
    """

    def __init__(self, text: str, candidates: Sequence[int], source: Sequence[str] | None) -> None:
        self._text = text
        self._candidates = candidates
        self._offsets = None if source is None else self._lay_over(source)

    def line_of(self, offset: int) -> int:
        """Return the line that holds the character at offset of the text."""
        if self._offsets is None:
            paragraph = self._text.count("\n", 0, offset)
            return self._candidates[min(paragraph, len(self._candidates) - 1)]
        place = offset - sum(map(str.isspace, self._text[:offset]))
        line = self._candidates[0]
        for start, number in self._offsets:
            if start > place:
                break
            line = number
        return line

    def _lay_over(self, source: Sequence[str]) -> list[tuple[int, int]] | None:
        """Find the text, white space left out, in the candidate lines, and return where in it each line starts."""
        wanted = "".join(self._text.split())
        printed = ""
        starts: list[tuple[int, int]] = []
        for number in self._candidates:
            if not 0 < number <= len(source):
                return None
            starts.append((len(printed), number))
            printed += "".join(source[number - 1].split())
        start = printed.find(wanted)
        if start < 0:
            return None
        return [(at - start, number) for at, number in starts]
