"""Reader of the bilingual Comprehensive Rules: from the document to its rule nodes, its blocks and its problems."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.books.magic.damage import lost_brackets, lost_particles, missing_parent, report_damage
from judgekit.books.magic.drafts import Draft, bring_together
from judgekit.books.magic.glossary import read_glossary
from judgekit.books.magic.halves import read_halves
from judgekit.books.magic.layout import INTRODUCTION_NUMBER, Layout, lay_out
from judgekit.books.magic.misprints import correct_numbers
from judgekit.books.magic.nodes import BOOK, EDITION, introduction_node, rule_node
from judgekit.books.magic.paragraphs import Paragraph, split_paragraphs
from judgekit.books.magic.titles import quoted_titles, repair_title
from judgekit.core.corpus import book_facts
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import RuleNode, node_id
from judgekit.core.numbers import parent_of
from judgekit.core.problems import Problem
from judgekit.core.text import LANGUAGES, Bilingual


def read(source: SourceText) -> Reading:
    """Read the bilingual Comprehensive Rules.

    Args:
        source: the document, whole or cut, sound or damaged.

    Returns:
        The introduction, the rules and the glossary entries in document order, with who owns which lines, and every
        fault found on the way.
    """
    layout = lay_out(split_paragraphs(source))
    facts = book_facts(BOOK)
    halves, unnumbered = read_halves(layout.rules)
    drafts, problems = correct_numbers(bring_together(halves), facts.get("corrections", ()))
    rules = [(draft, rule_node(draft)) for draft in drafts]
    nodes = [node for _, node in rules]
    problems += _place(rules)
    _repair_titles(nodes, layout, source, facts.get("title_repairs", ()))
    problems += report_damage(rules)
    problems += lost_brackets(layout.rules)
    problems += _lost_chapters(layout, nodes)
    blocks = _blocks([*layout.title, *unnumbered], "title") + _blocks(layout.contents, "contents")
    if layout.introduction:
        introduction = introduction_node(layout.introduction)
        nodes.insert(0, introduction)
        blocks += _blocks(layout.introduction, introduction.id)
    for draft, node in rules:
        blocks += _blocks((p for half in draft.halves.values() for p in half.paragraphs()), node.id)
    if layout.glossary_line is not None:
        titles = {node.number: _best_title(node) for node in nodes if node.number and node.title}
        texts = {node.number: node.text for node in nodes if node.number and node.name is None and node.text}
        entries, glossary_blocks, found = read_glossary(source, layout.glossary_line, titles, texts=texts)
        nodes += entries
        problems += lost_particles([node for _, node in rules], _terms(nodes))
        blocks += glossary_blocks
        problems += found
    return Reading(BOOK, EDITION, source, nodes, sorted(blocks, key=lambda block: block.start), sorted(problems))


def _blocks(paragraphs: Iterable[Paragraph], owner: str) -> list[Block]:
    return [paragraph.block(owner) for paragraph in paragraphs]


def _place(rules: Sequence[tuple[Draft, RuleNode]]) -> Iterator[Problem]:
    """Set the parent of every node: the nearest one above it that the document holds."""
    numbers = {draft.number for draft, _ in rules}
    for draft, node in rules:
        parent = parent_of(draft.number)
        while parent is not None and parent not in numbers:
            parent = parent_of(parent)
        node.parent = None if parent is None else node_id(EDITION, parent)
        problem = missing_parent(draft, parent)
        if problem is not None:
            node.flags.append("parent-missing")
            yield problem


def _repair_titles(
    nodes: Iterable[RuleNode], layout: Layout, source: SourceText, repairs: Sequence[dict[str, str]]
) -> None:
    quoted = quoted_titles(source.lines)
    for node in nodes:
        if node.title and node.number is not None:
            listed = layout.headings.get(node.number, {})
            node.title_repaired = repair_title(node.number, node.title, listed, quoted, repairs)


def _best_title(node: RuleNode) -> Bilingual:
    """Return the title with what was repaired of it."""
    ja, en = ((node.title_repaired.get(lang) or node.title.get(lang)) for lang in LANGUAGES)
    return Bilingual(ja, en)


def _terms(nodes: Iterable[RuleNode]) -> Iterator[str]:
    """Yield what the document names in Japanese: the titles of rules without their English, the heads of the glossary."""
    for node in nodes:
        heads = [node.title_repaired.ja or node.title.ja, node.headword.ja if node.headword else None]
        yield from (head.partition("/")[0] for head in heads if head)


def _lost_chapters(layout: Layout, nodes: Iterable[RuleNode]) -> Iterator[Problem]:
    """Name the sections and groups that the contents list prints and the document does not hold, and a lost glossary."""
    numbers = {node.number for node in nodes}
    listed = [
        number for number in layout.headings if len(number) == 3 or (len(number) == 1 and number != INTRODUCTION_NUMBER)
    ]
    missing = [number for number in listed if number not in numbers]
    last = max((p.line for p in layout.rules or layout.contents), default=0)
    hint = "the document is cut off or damaged"
    for number in missing[:1]:
        message = f"the contents list names {len(missing)} headings that the text lacks, the first {number}"
        yield Problem(last, "chapters-missing", "error", message, hint)
    if layout.glossary_line is None:
        yield Problem(last, "glossary-missing", "error", "there is no glossary behind the rules", hint)
