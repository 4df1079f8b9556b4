"""Glossary of the bilingual Comprehensive Rules: headword line, Japanese definition, English definition, then the credits.

An entry is printed as three paragraphs with a blank line after each: `和語(よみ)/English Head`, the Japanese definition and the
English one. The document lost every line without white space, blank line kept: so a headword line with a one-word
English head is gone, and what shows its place is one more blank line than there should be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from judgekit.books.magic.credits import OWNER as CREDITS
from judgekit.books.magic.credits import credits_start
from judgekit.books.magic.headword_evidence import cited_numbers
from judgekit.books.magic.headwords import recover
from judgekit.books.magic.nodes import notes_of
from judgekit.books.magic.paragraphs import Paragraph, split_paragraphs
from judgekit.core.documents import Block, SourceText
from judgekit.core.nodes import BASE_EDITIONS, Headword, RuleNode, book_of
from judgekit.core.problems import Problem
from judgekit.core.text import LANGUAGES, Bilingual, is_japanese

OWNER = "glossary"
"""Who owns the glossary's own heading in the account."""

_HEADING = re.compile(r"^(?:\d{1,2}[.．]?\s*)?(?:用語集|Glossary)$", re.IGNORECASE)
_HEADWORD = re.compile(r"^(?P<ja>\S.*?)[(（](?P<reading>[ぁ-ゖー・、 ]+)[)）]/(?P<en>\S.*)$")
_LONGEST_HEADWORD = 160
_LOST_HINT = "nothing of it is left here: its head stands between its neighbours in another copy of the document"
_LANGUAGE_NAMES = {"ja": "Japanese", "en": "English"}


@dataclass(slots=True)
class _Draft:
    """An entry while it is read: its headword line where one is printed, and its definition in each language."""

    headline: Paragraph | None = None
    definition: list[Paragraph] = field(default_factory=list)
    lost_before: bool = False

    def has(self, lang: str) -> bool:
        return any(paragraph.lang == lang for paragraph in self.definition)

    @property
    def paragraphs(self) -> list[Paragraph]:
        return ([self.headline] if self.headline else []) + self.definition


def read_glossary(
    source: SourceText,
    start_line: int,
    headings: Mapping[str, Bilingual] | None = None,
    edition: str = BASE_EDITIONS["mtg"],
    texts: Mapping[str, Bilingual] | None = None,
) -> tuple[list[RuleNode], list[Block], list[Problem]]:
    """Read the glossary and the credits behind it, to the end of the document.

    Args:
        source: the document.
        start_line: line, from 1, of the glossary's heading, or of the first line behind the last rule where it was lost.
        headings: titles of the rules by number ("702.80"), by which lost headwords are recovered; without them none is.
        edition: edition id of the document.
        texts: texts of the rules by number, whose sentences prove further headwords.

    Returns:
        The entries in document order, the blocks (of the entries, of the heading, of the credits) and the problems.
    """
    paragraphs = split_paragraphs(source, start_line)
    end = credits_start(paragraphs)
    start = next((index for index in range(end) if not _HEADING.match(paragraphs[index].text)), end)
    drafts = list(_drafts(paragraphs[start:end]))
    entries = with_unique_names(recover([_entry(draft, edition) for draft in drafts], headings or {}, texts))
    blocks = [paragraph.block(OWNER) for paragraph in paragraphs[:start]]
    for draft, entry in zip(drafts, entries, strict=True):
        blocks.append(Block(entry.id, draft.paragraphs[0].start, draft.paragraphs[-1].end))
    blocks += [paragraph.block(CREDITS) for paragraph in paragraphs[end:]]
    problems = [problem for draft, entry in zip(drafts, entries, strict=True) for problem in _losses(draft, entry)]
    problems += _misplaced(drafts, entries)
    return entries, blocks, sorted(problems)


def parse_headword(text: str) -> Headword | None:
    """Return the headword that a line prints, or None when it is no headword line."""
    if len(text) > _LONGEST_HEADWORD:
        return None
    match = _HEADWORD.match(text)
    if match is None or is_japanese(match["en"]):
        return None
    return Headword(match["ja"], match["reading"], match["en"])


def entry_name(headword: Headword, line: int) -> str:
    """Return the end of an entry's id: its English head, else its Japanese one, else the line it starts on."""
    return f"glossary/{headword.en or headword.ja or f'line-{line}'}"


def with_unique_names(nodes: Sequence[RuleNode], flag: str = "headword-repeated") -> list[RuleNode]:
    """Give every node whose name or number stands under an earlier one too an id of its own, by the line it starts on.

    Args:
        nodes: nodes in document order.
        flag: what is set on the nodes renamed.

    Returns:
        The nodes in the same order; no two have the same id.
    """
    seen: set[str] = set()
    result = []
    for node in nodes:
        name = node.name or node.number or ""
        if name in seen:
            line = min(line for lang in LANGUAGES for line in node.lines[lang])
            name = _unused(f"{name}/line-{line}", seen)
            node = replace(node, name=name, flags=[*node.flags, flag])
        seen.add(name)
        result.append(node)
    return result


def _unused(name: str, seen: set[str]) -> str:
    """Return name, with a count behind it where two pieces of one line have it."""
    return next(
        other for other in (name, *(f"{name}-{count}" for count in range(2, len(seen) + 3))) if other not in seen
    )


def _drafts(paragraphs: Sequence[Paragraph]) -> Iterator[_Draft]:
    """Group paragraphs into entries."""
    current: _Draft | None = None
    for paragraph in paragraphs:
        is_headline = not paragraph.indented and parse_headword(paragraph.text) is not None
        if current is not None and not is_headline and not _opens_entry(current, paragraph):
            current.definition.append(paragraph)
            continue
        lost_before = current is not None and paragraph.gap >= _usual_gap(is_headline, paragraph.lang) + 2
        if current is not None:
            yield current
        current = _Draft(paragraph if is_headline else None, [] if is_headline else [paragraph], lost_before)
    if current is not None:
        yield current


def _opens_entry(current: _Draft, paragraph: Paragraph) -> bool:
    """Tell whether a paragraph that is no headword line begins the next entry, whose headword line was lost."""
    if not current.definition:
        return False
    last = current.definition[-1].lang
    if paragraph.lang == "ja":
        return last == "en" or paragraph.gap >= _usual_gap(False, "ja")
    return paragraph.gap >= (_usual_gap(False, "en") if last == "ja" else 2)


def _usual_gap(is_headline: bool, lang: str) -> int:
    """Return how many blank lines stand before the first printed line of an entry, one for every line lost and one more."""
    if is_headline:
        return 1
    return 2 if lang == "ja" else 3


def _entry(draft: _Draft, edition: str) -> RuleNode:
    headword = (parse_headword(draft.headline.text) if draft.headline else None) or Headword()
    paragraphs = draft.paragraphs
    text = {
        lang: "\n".join(paragraph.text for paragraph in draft.definition if paragraph.lang == lang) or None
        for lang in LANGUAGES
    }
    flags = [] if draft.headline else ["headword-lost"]
    flags += [f"{lang}-missing" for lang in LANGUAGES if text[lang] is None]
    return RuleNode(
        book=book_of(edition),
        edition=edition,
        number=None,
        kind="entry",
        name=entry_name(headword, paragraphs[0].line),
        text=Bilingual(text["ja"], text["en"]),
        notes=list(notes_of(draft.definition)),
        lines={lang: [p.line for p in paragraphs if p.lang == lang or p is draft.headline] for lang in LANGUAGES},
        flags=flags,
        headword=headword,
    )


def _losses(draft: _Draft, entry: RuleNode) -> Iterator[Problem]:
    """Name what an entry lost: its headword line, one of its definitions, or the whole entry before it."""
    line = draft.paragraphs[0].line
    if draft.lost_before:
        yield Problem(
            line, "entry-lost", "error", "an entry before this one was lost whole, headword and definition", _LOST_HINT
        )
    headword = entry.headword
    if draft.headline is None and headword is not None:
        halves = [half for lang in LANGUAGES if (half := getattr(headword, lang)) is not None]
        if halves:
            hint = f"recovered from what the document says elsewhere: {' / '.join(halves)}"
            yield Problem(line, "headword-lost", "warning", "the headword line of this entry was lost", hint)
        else:
            hint = "left empty: nothing in its definition makes it certain"
            yield Problem(line, "headword-lost", "error", "the headword line of this entry was lost", hint)
    for lang in LANGUAGES:
        if not draft.has(lang):
            message = f"{entry.id} has no {_LANGUAGE_NAMES[lang]} definition"
            yield Problem(line, f"{lang}-missing", "error", message, "the other language is whole")


def _misplaced(drafts: Sequence[_Draft], entries: list[RuleNode]) -> Iterator[Problem]:
    """Find English definitions printed under another entry: they cite just the rules that an entry without one cites."""
    orphans = {
        frozenset(numbers): index
        for index, draft in enumerate(drafts)
        if not draft.has("en") and (numbers := cited_numbers(entries[index].text.ja or ""))
    }
    for index, draft in enumerate(drafts):
        english = [paragraph for paragraph in draft.definition if paragraph.lang == "en"]
        for paragraph in english[1:]:
            owner = orphans.get(frozenset(cited_numbers(paragraph.text)))
            if owner is None or paragraph.gap:
                continue
            flagged, host = entries[owner], entries[index]
            entries[owner] = replace(flagged, flags=[*flagged.flags, f"en-printed-under:{host.id}"])
            place = english.index(paragraph)
            entries[index] = replace(host, flags=[*host.flags, f"en-paragraph-of:{place}:{flagged.id}"])
            message = f"the English definition of {flagged.id} stands under {entries[index].id}"
            yield Problem(paragraph.line, "definition-misplaced", "warning", message, "kept where it is printed")
