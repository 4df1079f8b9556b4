"""Reader of the official English Comprehensive Rules of any year: the text that Wizards of the Coast publishes as a plain file.

Everything from one number to the next belongs to that number, so nothing depends on how many letters, examples or paragraphs
a rule has. The edition is named after the date as of which the text says it is effective.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from judgekit.books.magic.english_glossary import read_english_glossary
from judgekit.books.magic.english_layout import EnglishLayout, effective_date, is_named, lay_out, split_lines
from judgekit.books.magic.english_numbers import NumberedLine, is_title, read_line, read_statement
from judgekit.books.magic.glossary import with_unique_names
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import RuleNode, node_id
from judgekit.core.numbers import expand_range, parent_of, sort_key
from judgekit.core.problems import Problem
from judgekit.core.text import Bilingual, is_japanese

BOOK = "mtg"
UNDATED = "mtg@undated"
"""Edition of a text that prints no date as of which it is effective."""

_EXAMPLE_MARK = re.compile(r"[*_]*Examples?[*_]*\s*:[*_]*\s*")
_JAPANESE_SHARE = 0.05
_FEWEST_RULES = 3
_RULES = ("rule", "subrule")


@dataclass(slots=True)
class _Rule:
    """A numbered piece while it is read.

    Attributes:
        lead: number and text of its first line.
        text: its paragraphs, the one beside the number first.
        examples: its examples, each a list of paragraphs.
        lines: every line of it.
    """

    lead: NumberedLine
    text: list[str] = field(default_factory=list)
    examples: list[list[str]] = field(default_factory=list)
    lines: list[Paragraph] = field(default_factory=list)

    def add(self, line: Paragraph) -> None:
        """Add a line behind the first: an example, more of an example, or one more paragraph of the text."""
        mark = _EXAMPLE_MARK.match(line.text)
        if mark is not None:
            self.examples.append([line.text[mark.end() :]])
        elif self.examples and line.gap == 0:
            self.examples[-1].append(line.text)
        else:
            self.text.append(line.text)
        self.lines.append(line)


def recognises(source: SourceText) -> bool:
    """Tell whether a document is the official English text, by what it calls itself and by its numbered rules."""
    lines = split_lines(source)
    japanese = sum(is_japanese(line.text) for line in lines)
    if not lines or japanese > _JAPANESE_SHARE * len(lines):
        return False
    if is_named(lines):
        return True
    rules = sum((numbered := read_line(line)) is not None and numbered.kind == "rule" for line in lines)
    return rules >= _FEWEST_RULES and effective_date(lines) is not None


def read(source: SourceText) -> Reading:
    """Read the official English text; a pure function of the document that never fails.

    Args:
        source: the document.

    Returns:
        Introduction, sections, groups, rules, subrules and glossary entries in document order, the blocks of every line, and
        the problems: repeated, skipped and orphaned numbers, what a cut document lacks, a missing date.
    """
    lines = split_lines(source)
    printed = effective_date(lines)
    edition = f"{BOOK}@{printed:%Y%m%d}" if printed else UNDATED
    layout = lay_out(lines)
    rules, unnumbered = _gather(layout)
    blocks = _blocks([*layout.title, *unnumbered], "title") + _blocks(layout.contents, "contents")
    nodes: list[RuleNode] = []
    problems = list(_lacking(layout, rules, dated=printed is not None))
    if layout.introduction:
        nodes.append(_introduction(layout.introduction, edition))
        blocks += _blocks(layout.introduction, nodes[0].id)
    numbers = {rule.lead.number for rule in rules}
    rule_nodes = with_unique_names([_node(rule, edition, numbers) for rule in rules], "number-repeated")
    for rule, node in zip(rules, rule_nodes, strict=True):
        blocks += _blocks(rule.lines, node.id)
    problems += _numbering_faults(rules, numbers)
    glossary, faults = read_english_glossary(layout.glossary[1:], edition)
    entries = with_unique_names([entry for entry, _ in glossary])
    for entry, (_, own_lines) in zip(entries, glossary, strict=True):
        blocks += _blocks(own_lines, entry.id)
    blocks += _blocks(layout.glossary[:1], "glossary") + _blocks(layout.credits, "credits")
    nodes += [*rule_nodes, *entries]
    return Reading(
        BOOK, edition, source, nodes, sorted(blocks, key=lambda block: block.start), sorted(problems + faults)
    )


def _blocks(lines: Iterable[Paragraph], owner: str) -> list[Block]:
    return [line.block(owner) for line in lines]


def _gather(layout: EnglishLayout) -> tuple[list[_Rule], list[Paragraph]]:
    """Gather the lines of the rules under their numbers; lines before the first number are returned apart."""
    rules: list[_Rule] = []
    before: list[Paragraph] = []
    seen: set[str] = set()
    numbered = _with_bare_groups(layout.rules, [read_line(line) for line in layout.rules], layout.headings)
    following: NumberedLine | None = None
    opens: list[bool] = []
    for lead in reversed(numbered):
        opens.append(lead is not None and _leads_on(lead, following, layout.headings))
        following = lead or following
    for line, lead, is_lead in zip(layout.rules, numbered, reversed(opens), strict=True):
        if lead is not None and is_lead and (lead.kind in _RULES or lead.number not in seen):
            rules.append(_Rule(lead, [lead.text] if lead.text else [], lines=[line]))
            seen.add(lead.number)
        elif rules:
            rules[-1].add(line)
        else:
            before.append(line)
    return rules, before


def _leads_on(lead: NumberedLine, following: NumberedLine | None, listed: Mapping[str, str]) -> bool:
    """Tell whether a number opens a piece of its own: every rule does, a title only where it is listed or leads on to one."""
    if lead.kind in _RULES or listed.get(lead.number, "").casefold() == lead.text.casefold():
        return True
    if lead.kind == "group" and not is_title(lead.text):
        return True
    return following is not None and parent_of(following.number) == lead.number


def _with_bare_groups(
    lines: Sequence[Paragraph], numbered: Sequence[NumberedLine | None], listed: Mapping[str, str]
) -> list[NumberedLine | None]:
    """Return the numbers of lines with those of groups that hold a statement and no rule.

    Such a group is the only one that can stand there: its number is above that of the group before it and below that of the
    group behind it, within one section.
    """
    found = list(numbered)
    behind: list[str] = []
    following = ""
    for lead in reversed(numbered):
        behind.append(following)
        following = lead.number if lead is not None and lead.kind != "section" else following
    before = ""
    for index, (line, lead, after) in enumerate(zip(lines, numbered, reversed(behind), strict=True)):
        bare = read_statement(line) if lead is None and line.gap else None
        follows = bare is not None and before[:3] < bare.number and bare.number[0] == before[:1]
        if bare is not None and follows and (bare.number < after[:3] or bare.number in listed):
            found[index] = lead = bare
        if lead is not None:
            before = lead.number
    return found


def _introduction(lines: Sequence[Paragraph], edition: str) -> RuleNode:
    heading = lines[0].text if lines[0].text.casefold() == "introduction" else None
    paragraphs = lines[1:] if heading else lines
    return RuleNode(
        book=BOOK,
        edition=edition,
        number=None,
        kind="note",
        name="introduction",
        title=Bilingual(en=heading),
        text=Bilingual(en="\n".join(line.text for line in paragraphs) or None),
        lines={"ja": [], "en": _line_numbers(lines)},
    )


def _node(rule: _Rule, edition: str, numbers: set[str]) -> RuleNode:
    """Make the node of a rule; its parent is the nearest number above it that the document prints."""
    lead = rule.lead
    titled = lead.kind == "section" or (lead.kind in ("group", "rule") and is_title(lead.text))
    text = rule.text[1:] if titled else rule.text
    expected = parent_of(lead.number)
    parent = _printed_above(lead.number, numbers)
    return RuleNode(
        book=BOOK,
        edition=edition,
        number=lead.number,
        kind=lead.kind,
        printed_number=lead.number,
        parent=node_id(edition, parent) if parent else None,
        title=Bilingual(en=lead.text if titled else None),
        text=Bilingual(en="\n".join(text) or None),
        examples=[Bilingual(en="\n".join(paragraphs)) for paragraphs in rule.examples],
        lines={"ja": [], "en": _line_numbers(rule.lines)},
        flags=["parent-missing"] if expected != parent else [],
    )


def _line_numbers(lines: Sequence[Paragraph]) -> list[int]:
    return list(dict.fromkeys(number for line in lines for number in range(line.line, line.line + line.broken_over)))


def _printed_above(number: str, numbers: set[str]) -> str | None:
    above = parent_of(number)
    while above is not None and above not in numbers:
        above = parent_of(above)
    return above


def _lacking(layout: EnglishLayout, rules: Sequence[_Rule], *, dated: bool) -> Iterator[Problem]:
    """Name what the document should hold and does not: its date, chapters that the contents list names, the glossary."""
    hint = "the document is cut off or damaged"
    if not dated:
        yield Problem(0, "date-missing", "warning", "no date as of which the rules are effective", f"read as {UNDATED}")
    last = max((line.line for line in layout.rules or layout.contents), default=0)
    numbers = {rule.lead.number for rule in rules}
    missing = [number for number in layout.headings if number not in numbers]
    if missing:
        message = f"the contents list names {len(missing)} headings that the text lacks, the first {missing[0]}"
        yield Problem(last, "chapters-missing", "error", message, hint)
    if not layout.glossary:
        yield Problem(last, "glossary-missing", "error", "there is no glossary behind the rules", hint)


def _numbering_faults(rules: Sequence[_Rule], numbers: set[str]) -> Iterator[Problem]:
    """Name numbers printed twice, out of order, skipped, or without the number above them."""
    seen: set[str] = set()
    latest: dict[str | None, str] = {}
    for rule in rules:
        number, line = rule.lead.number, rule.lines[0].line
        expected, parent = parent_of(number), _printed_above(number, numbers)
        sibling = latest.get(expected)
        if number in seen:
            yield Problem(line, "number-repeated", "warning", f"{number} is printed again", "its id ends with its line")
        elif sibling and sort_key(number) < sort_key(sibling):
            yield Problem(
                line, "number-out-of-order", "warning", f"{number} stands behind {sibling}", "kept as printed"
            )
        elif skipped := expand_range(sibling or number, number)[1:-1]:
            which = f"{skipped[0]} is" if len(skipped) == 1 else f"{skipped[0]} to {skipped[-1]} are"
            yield Problem(line, "number-skipped", "info", f"{which} not printed", "nothing is renumbered")
        if expected != parent:
            placed = f"placed under {parent}" if parent else "placed at the top"
            yield Problem(line, "parent-missing", "warning", f"{number} has no {expected} above it", placed)
        seen.add(number)
        latest[expected] = number
