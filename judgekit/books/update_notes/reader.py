"""Reads the update notes on the Comprehensive Rules: new and changed rules in English and Japanese, commentary, definitions.

What happened to a rule is told as against the base edition. The notes themselves do not say it of every rule, so `otj.toml`
names the rules that the base edition has; all others are new, and a printed heading is context.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise, zip_longest

from judgekit.books.update_notes.heads import recover_heads
from judgekit.books.update_notes.paragraphs import Paragraph, split_paragraphs
from judgekit.books.update_notes.wordings import (
    Wordings,
    part_english,
    part_japanese,
    replaced_words,
    vocabulary,
)
from judgekit.core.corpus import edition_facts
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import BASE_EDITIONS, Change, Headword, Kind, Note, RuleNode, node_id
from judgekit.core.numbers import level_of, parent_of
from judgekit.core.problems import Problem, Severity
from judgekit.core.text import LANGUAGES, Bilingual, Lang, is_japanese
from judgekit.core.typed import Any

BOOK, EDITION = "mtg", "mtg@otj"

_FIRST_HEADING = re.compile(r"\s*\d{3} [^\s.。*]*(?: [^\s.。*]+)?\s*(?:\n|$)")
_MENTIONED = re.compile(r"\d{3}\.\d{1,3}[a-z]?(?![a-z])")
_KINDS: dict[int, Kind] = {1: "section", 2: "group", 3: "rule"}
_ENOUGH_TO_TELL = 10
_LINES_LOOKED_AT = 500
_LANGUAGE_NAMES = {"ja": "Japanese", "en": "English"}


def recognises(source: SourceText) -> bool:
    """Tell whether a document is such notes: halves numbered alike stand in English first, then in Japanese.

    A document cut before its first rule is recognised by a Japanese heading with a bare number in its first line.
    """
    beginning = SourceText(source.name, "\n".join(source.lines[:_LINES_LOOKED_AT]))
    halves = [p for p in split_paragraphs(beginning) if p.role in ("half", "heading")]
    orders = [a.lang for a, b in pairwise(halves) if a.number == b.number and a.lang != b.lang]
    if orders:
        return orders.count("en") > orders.count("ja")
    first = _FIRST_HEADING.match(source.text.lstrip())
    return bool(first and is_japanese(first[0])) and len(halves) < 4


def read(source: SourceText) -> Reading:
    """Read the update notes.

    Args:
        source: the decoded document.

    Returns:
        Rules, headings, commentary (as notes) and glossary entries in document order, each with its `change`.
    """
    return _Reader(source).read()


class _Reader:
    """One pass over the paragraphs.

    Attributes:
        changes: what `otj.toml` says of rules that the base edition has.
        rules: the numbered nodes by number.
        wordings: the rule halves in which old and new words stand glued together, by their offset.
        examples: the examples of each rule, by language.
        current: the rule or heading at hand.
        commentaries: the node of each commentary, with the place in the document order of the node before it.
    """

    def __init__(self, source: SourceText) -> None:
        self.paragraphs = split_paragraphs(source)
        self.reading = Reading(BOOK, EDITION, source, problems=list(source.problems))
        self.changes: Mapping[str, Mapping[str, Any]] = edition_facts(EDITION).get("changes", {})
        self.wordings = _wordings(self.paragraphs)
        self.rules: dict[str, RuleNode] = {}
        self.examples: dict[str, dict[Lang, list[str]]] = {}
        self.current: RuleNode | None = None
        self.commentaries: list[tuple[RuleNode, int]] = []

    def read(self) -> Reading:
        heads = iter(_heads(self.paragraphs))
        for paragraph in self.paragraphs:
            if paragraph.role == "heading":
                owner = self._read_heading(paragraph)
            elif paragraph.role == "half":
                owner = self._read_half(paragraph)
            elif paragraph.role == "commentary":
                owner = self._read_commentary(paragraph)
            elif paragraph.role == "definition":
                owner = self._read_definition(paragraph, next(heads))
            else:
                owner = self._read_beside(paragraph)
            self.reading.blocks.append(paragraph.block(owner))
        for node in self.rules.values():
            self._finish(node)
        self._lay_commentary()
        if len(self.rules) >= _ENOUGH_TO_TELL and not self.rules.keys() & self.changes.keys():
            message = f"none of the rules that {EDITION} changed is printed here"
            hint = f"read as {EDITION}; it may be the notes on another update"
            self.reading.problems.append(Problem(0, "edition-assumed", "warning", message, hint))
        self.reading.problems.sort()
        return self.reading

    # Numbered paragraphs

    def _node(self, number: str, printed_in: Lang, line: int) -> RuleNode:
        """Return the node of a number, made where there is none yet, and note that it stands on this line."""
        node = self.rules.get(number)
        if node is None:
            change: Change = self.changes.get(number, {}).get("change", "new" if "." in number else "context")
            node = RuleNode(BOOK, EDITION, number, _KINDS.get(level_of(number), "subrule"), number, change=change)
            self.rules[number] = node
            self.reading.nodes.append(node)
        if line not in node.lines[printed_in]:
            node.lines[printed_in].append(line)
        self.current = node
        return node

    def _read_heading(self, paragraph: Paragraph) -> str:
        """Read a heading: Japanese alone, or Japanese and English with a stroke between them."""
        node = self._node(paragraph.number or "", paragraph.lang, paragraph.lines[0])
        japanese, stroke, english = paragraph.text.rpartition("/")
        if stroke:
            node.title = Bilingual(japanese, english)
            node.lines["en"].extend(paragraph.lines)
        elif paragraph.text:
            node.title = _with(node.title, paragraph.lang, paragraph.text)
        return node.id

    def _read_half(self, paragraph: Paragraph) -> str:
        """Read one half of a rule; a half that was there already is kept as a note."""
        node = self._node(paragraph.number or "", paragraph.lang, paragraph.lines[0])
        node.lines[paragraph.lang].extend(line for line in paragraph.lines if line not in node.lines[paragraph.lang])
        if node.text.get(paragraph.lang) is not None:
            self._note(node, paragraph)
            message = f"the {_LANGUAGE_NAMES[paragraph.lang]} half of {node.number} is printed a second time"
            self._report(paragraph, "number-repeated", "error", message, "kept as a note of the first")
            return node.id
        wordings = self.wordings.get(paragraph.start)
        node.text = _with(node.text, paragraph.lang, wordings.new if wordings else paragraph.text)
        if wordings:
            node.text_old = _with(node.text_old, paragraph.lang, wordings.old)
            node.text_printed = _with(node.text_printed, paragraph.lang, wordings.printed)
            for glued, old, new in wordings.glued:
                places = zip(paragraph.lines, paragraph.parts, strict=True)
                line = next((n for n, part in places if glued in part), paragraph.lines[0])
                message = f"old and new words of {node.number} are printed glued together: {glued}"
                hint = f"read as {old} before the change, {new} after it"
                self.reading.problems.append(Problem(line, "wordings-glued", "warning", message, hint))
        return node.id

    def _finish(self, node: RuleNode) -> None:
        """Set what needs the whole rule: its parent, its examples, and what it lacks."""
        number = node.number or ""
        above = parent_of(number)
        if above is not None:
            node.parent = node_id(EDITION if above in self.rules else BASE_EDITIONS[BOOK], above)
        examples = self.examples.get(number, {"ja": [], "en": []})
        node.examples = [Bilingual(ja, en) for ja, en in zip_longest(examples["ja"], examples["en"])]
        first = min(node.lines["ja"] + node.lines["en"])
        for lang in LANGUAGES:
            other: Lang = "en" if lang == "ja" else "ja"
            hint = f"the {_LANGUAGE_NAMES[other]} half is whole"
            if node.text and node.text.get(lang) is None:
                node.flags.append(f"{lang}-missing")
                message = f"{number} has no {_LANGUAGE_NAMES[lang]} half"
                self.reading.problems.append(Problem(first, f"{lang}-missing", "error", message, hint))
            if len(examples[lang]) < len(examples[other]):
                node.flags.append(f"{lang}-examples-lost")
                message = f"an example of {number} is not printed in {_LANGUAGE_NAMES[lang]}"
                self.reading.problems.append(Problem(first, f"{lang}-examples-lost", "warning", message, hint))
        if node.text_printed:
            node.flags.append("reworded")
        if node.change == "renumbered":
            node.flags.append(f"was:{node_id(BASE_EDITIONS[BOOK], self.changes[number]['was'])}")

    # Paragraphs without a number

    def _read_beside(self, paragraph: Paragraph) -> str:
        """Read an example, or a stray paragraph, of the rule at hand."""
        if self.current is None or self.current.number is None:
            return "front-matter"
        if paragraph.role == "example":
            self.examples.setdefault(self.current.number, {"ja": [], "en": []})[paragraph.lang].append(paragraph.text)
            self.current.lines[paragraph.lang].extend(paragraph.lines)
        else:
            self._note(self.current, paragraph)
        return self.current.id

    def _note(self, node: RuleNode, paragraph: Paragraph) -> None:
        node.notes.append(Note(paragraph.lang, paragraph.text, paragraph.lines[0]))

    def _read_commentary(self, paragraph: Paragraph) -> str:
        """Make a commentary a note; where it belongs is known only when all rules are."""
        node = self._unnumbered(paragraph, "note", f"commentary/line-{paragraph.lines[0]}", "context")
        self.commentaries.append((node, len(self.reading.nodes) - 1))
        return node.id

    def _read_definition(self, paragraph: Paragraph, head: str | None) -> str:
        """Make a definition a glossary entry, under its recovered head or its line."""
        node = self._unnumbered(paragraph, "entry", f"glossary/{head or f'line-{paragraph.lines[0]}'}", "new")
        node.headword = Headword(en=head, recovered=("en",) if head else ())
        node.flags.append("headword-lost")
        hint = f"recovered from the rule it cites: {head}" if head else "left empty: nothing makes it certain"
        severity: Severity = "warning" if head else "error"
        self._report(paragraph, "headword-lost", severity, "the head of this definition is not printed", hint)
        return node.id

    def _unnumbered(self, paragraph: Paragraph, kind: Kind, name: str, change: Change) -> RuleNode:
        node = RuleNode(BOOK, EDITION, None, kind, name=name, change=change)
        node.text = _with(node.text, paragraph.lang, paragraph.text)
        node.lines[paragraph.lang].extend(paragraph.lines)
        self.reading.nodes.append(node)
        return node

    def _lay_commentary(self) -> None:
        """Lay each commentary beside the rules it speaks of, and place it under the first of them."""
        for note, place in self.commentaries:
            text = note.text.ja or ""
            rules = self._spoken_of(text, place)
            for rule in rules:
                rule.commentary.append(text)
            note.parent = rules[0].id if rules else None

    def _spoken_of(self, commentary: str, place: int) -> list[RuleNode]:
        """Return the rules that a commentary speaks of.

        Those it mentions by number, the old number included; else those reworded as it says, in its group; else the next rule
        where it stands below a heading; else the rule before it.
        """
        numbers = set(_MENTIONED.findall(commentary))
        mentioned = [rule for rule in self.rules.values() if {rule.number, self._old_number(rule)} & numbers]
        if mentioned:
            return mentioned
        nodes = self.reading.nodes
        before = next((node for node in reversed(nodes[:place]) if node.number), None)
        after = next((node for node in nodes[place:] if node.number), None)
        replaced = replaced_words(commentary)
        if replaced:
            below = [rule for rule in self.rules.values() if after and _group(rule) == _group(after)]
            reworded = [rule for rule in below if any(old in (rule.text_old.ja or "") for old, _ in replaced)]
            if reworded:
                return reworded
        beside = after if before is None or (before.kind == "group" and after) else before
        return [beside] if beside else []

    def _old_number(self, rule: RuleNode) -> str | None:
        return self.changes.get(rule.number or "", {}).get("was")

    def _report(self, paragraph: Paragraph, code: str, severity: Severity, message: str, hint: str) -> None:
        self.reading.problems.append(Problem(paragraph.lines[0], code, severity, message, hint))


def _group(rule: RuleNode) -> str:
    """Return the three-digit group a rule stands in."""
    return (rule.number or "")[:3]


def _with(text: Bilingual, lang: Lang, half: str) -> Bilingual:
    """Return text with one half set."""
    return Bilingual(half, text.en) if lang == "ja" else Bilingual(text.ja, half)


def _wordings(paragraphs: Sequence[Paragraph]) -> dict[int, Wordings]:
    """Find the rule halves in which old and new words stand glued together.

    English is parted by the words of the document; Japanese, where the English half of the rule was parted, by the words that
    a commentary above it in its group says were replaced.
    """
    known = vocabulary(paragraph.parts[0] for paragraph in paragraphs)
    found: dict[int, Wordings] = {}
    replaced: list[tuple[str, str]] = []
    reworded: set[str | None] = set()
    for paragraph in paragraphs:
        wordings: Wordings | None = None
        if paragraph.role == "commentary":
            replaced += replaced_words(paragraph.text)
        elif paragraph.role == "heading" and paragraph.number and "." not in paragraph.number:
            replaced = []
        elif paragraph.role == "half" and paragraph.lang == "en":
            wordings = part_english(paragraph.parts, known)
        elif paragraph.role == "half" and paragraph.number in reworded:
            wordings = part_japanese(paragraph.text, replaced)
        if wordings:
            found[paragraph.start] = wordings
            reworded.add(paragraph.number)
    return found


def _heads(paragraphs: Sequence[Paragraph]) -> list[str | None]:
    """Return the recovered head, or None, of each definition."""
    rules: dict[str, str] = {}
    for paragraph in paragraphs:
        if paragraph.role == "half" and paragraph.lang == "en" and paragraph.number:
            rule = paragraph.number.rstrip("abcdefghijklmnopqrstuvwxyz")
            rules[rule] = f"{rules.get(rule, '')}\n{paragraph.text}"
    return recover_heads([p.text for p in paragraphs if p.role == "definition"], rules)
