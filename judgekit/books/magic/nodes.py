"""Nodes of the rules: what a draft, its halves and their paragraphs become in `export nodes`."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence

from judgekit.books.magic.drafts import Draft
from judgekit.books.magic.examples import match_examples
from judgekit.books.magic.halves import example_text
from judgekit.books.magic.numbering import number_of
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.books.magic.titles import is_heading
from judgekit.core.nodes import BASE_EDITIONS, Note, RuleNode
from judgekit.core.text import LANGUAGES, Bilingual, Lang

BOOK = "mtg"
EDITION = BASE_EDITIONS[BOOK]
_TRANSLATORS_NOTE = ("(訳注", "（訳注")


def rule_node(draft: Draft) -> RuleNode:
    """Make the node of a rule; its parent, its repaired title and the flags of its damage are set by others."""
    node = RuleNode(BOOK, EDITION, draft.number, draft.kind, draft.printed, draft.name, flags=list(draft.flags))
    texts = {lang: half.text for lang, half in draft.halves.items()}
    if draft.kind in ("section", "group"):
        node.title = _both({lang: half.numbered.text for lang, half in draft.halves.items()})
        bodies = {lang: [paragraph.text for paragraph in half.body] for lang, half in draft.halves.items()}
        node.text = _both({lang: "\n".join(body) for lang, body in bodies.items() if body})
    elif draft.kind == "rule" and is_heading(texts):
        node.title = _both(texts)
    else:
        node.text = _both(texts)
    paragraphs = sorted(
        (paragraph for half in draft.halves.values() for paragraph in half.paragraphs()), key=lambda p: p.start
    )
    strays = {paragraph.line for half in draft.halves.values() for paragraph in half.strays}
    node.examples, certain = _examples(draft)
    if not certain:
        node.flags.append("examples-unmatched")
    node.notes = list(notes_of(paragraphs, strays))
    node.lines = _lines(paragraphs)
    return node


def introduction_node(paragraphs: Sequence[Paragraph]) -> RuleNode:
    """Make the node of the introduction from its heading and its paragraphs."""
    node = RuleNode(BOOK, EDITION, None, "note", name="introduction")
    texts: dict[Lang, list[str]] = {}
    for paragraph in paragraphs:
        numbered = number_of(paragraph)
        if numbered is None:
            texts.setdefault(paragraph.lang, []).append(paragraph.text)
            continue
        node.printed_number = numbered.number
        node.title = _both({**_halves(node.title), paragraph.lang: numbered.text})
    node.text = _both({lang: "\n".join(parts) for lang, parts in texts.items()})
    node.notes = list(notes_of(paragraphs))
    node.lines = _lines(paragraphs)
    return node


def _both(halves: dict[Lang, str]) -> Bilingual:
    return Bilingual(halves.get("ja"), halves.get("en"))


def _halves(text: Bilingual) -> dict[Lang, str]:
    return {lang: half for lang in LANGUAGES if (half := text.get(lang)) is not None}


def _lines(paragraphs: Iterable[Paragraph]) -> dict[Lang, list[int]]:
    lines: dict[Lang, list[int]] = {lang: [] for lang in LANGUAGES}
    for paragraph in paragraphs:
        lines[paragraph.lang].append(paragraph.line)
    return lines


def _examples(draft: Draft) -> tuple[list[Bilingual], bool]:
    """Return the examples of a rule, and whether it is certain which belong together."""
    texts: dict[Lang, list[str]] = {lang: [] for lang in LANGUAGES}
    for half in draft.halves.values():
        for paragraph in half.every_example():
            texts[paragraph.lang].append(example_text(paragraph))
    japanese, english = texts["ja"], texts["en"]
    matching = match_examples(japanese, english)
    examples = [
        Bilingual(None if ja is None else japanese[ja], None if en is None else english[en])
        for ja, en in matching.pairs
    ]
    return examples, matching.certain


def notes_of(paragraphs: Iterable[Paragraph], strays: Container[int] = ()) -> Iterator[Note]:
    """Yield the stray paragraphs whole, and the translator's notes that stand within the others."""
    for paragraph in paragraphs:
        if paragraph.line in strays:
            yield Note(paragraph.lang, paragraph.text, paragraph.line)
        elif "訳注" in paragraph.text:
            for text in translators_notes(paragraph.text):
                yield Note(paragraph.lang, text, paragraph.line)


def translators_notes(text: str) -> Iterator[str]:
    """Yield the translator's notes of a paragraph as printed, brackets included; one that is not closed goes to the end."""
    start = 0
    while (
        start := min((place for mark in _TRANSLATORS_NOTE if (place := text.find(mark, start)) >= 0), default=-1)
    ) >= 0:
        end, depth = start, 0
        for end in range(start, len(text)):
            depth += (text[end] in "(（") - (text[end] in ")）")
            if depth == 0:
                break
        yield text[start : end + 1]
        start = end + 1
