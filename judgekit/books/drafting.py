"""Drafting: from the lines of a book printed in one language to its rule nodes, blocks and problems.

A reader goes through the lines and says of each what it is: the start of a numbered rule, a paragraph of the rule at hand, a
broken line to be joined, or front matter. What holds for every such book is done here: corrected numbers, parents, which
lead is a title, unique ids, blocks, and the problems that follow from the numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from judgekit.books import succession
from judgekit.core.corpus import book_facts
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import Kind, Note, RuleNode, node_id
from judgekit.core.numbers import parent_of
from judgekit.core.problems import Problem, Severity
from judgekit.core.text import NOTHING, Bilingual

Role = Literal["lead", "body", "example", "note"]

_SENTENCE_END = re.compile(r"[。！？!?][）)」』”\"\]〕]*$|。[ 　]*[（(][^（）()]*[）)]$")
_LONGEST_TITLE = 60


def is_finished(text: str) -> bool:
    """Tell whether a paragraph ends as a sentence does; one that does not goes on in the next line or is a phrase."""
    return _SENTENCE_END.search(text) is not None


@dataclass(slots=True)
class Piece:
    """One paragraph of a rule: the lead on the numbered line, a body paragraph below, an example, or a note."""

    role: Role
    text: str
    line: int


@dataclass(slots=True)
class Draft:
    """A numbered rule while it is read.

    Attributes:
        number: canonical number, corrected at the end where a misprint is certain.
        printed: the number as it stands on the page.
        heading: whether it is printed as a heading, so that its lead is a title whatever follows.
        pieces: its paragraphs; the first is the lead.
        lines: line numbers, from 1.
        flags: what is particular.
    """

    number: str
    printed: str
    heading: bool
    pieces: list[Piece]
    lines: list[int]
    flags: list[str] = field(default_factory=list)

    def texts(self, role: Role) -> list[str]:
        """Return the texts of the pieces with this role."""
        return [piece.text for piece in self.pieces if piece.role == role]

    def mark(self, flag: str) -> None:
        """Set a flag once."""
        if flag not in self.flags:
            self.flags.append(flag)


@dataclass(slots=True)
class ContentsEntry:
    """A line of the table of contents: a section, and the groups that are listed with it."""

    number: str
    title: str
    line: int
    groups: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Manuscript:
    """A document while it is read.

    Attributes:
        source: the document.
        book: book id.
        edition: edition id.
        gap_severity: how bad a skipped number is: "info" in a book that leaves numbers out on purpose.
        drafts: the rules so far, in document order.
        owners: who owns each line that is not blank: a draft, or the name of a piece of front matter.
        contents: the table of contents.
        problems: what is wrong.
    """

    source: SourceText
    book: str
    edition: str
    gap_severity: Severity
    drafts: list[Draft] = field(default_factory=list)
    owners: dict[int, Draft | str] = field(default_factory=dict)
    contents: list[ContentsEntry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @property
    def current(self) -> Draft | None:
        """Return the rule at hand."""
        return self.drafts[-1] if self.drafts else None

    def open(self, number: str, printed: str, lead: str, line: int, *, heading: bool) -> Draft:
        """Start a numbered rule."""
        draft = Draft(number, printed, heading, [Piece("lead", lead, line)], [line])
        self.drafts.append(draft)
        self.owners[line] = draft
        return draft

    def add(self, role: Role, text: str, line: int) -> None:
        """Add a paragraph to the rule at hand; before the first rule it is front matter."""
        draft = self.current
        if draft is None:
            self.owners[line] = "front-matter"
            return
        draft.pieces.append(Piece(role, text, line))
        draft.lines.append(line)
        self.owners[line] = draft

    def join(self, text: str, line: int) -> None:
        """Go on with the paragraph at hand, which was broken over lines."""
        draft = self.drafts[-1]
        draft.pieces[-1].text += text
        draft.lines.append(line)
        draft.mark("rejoined")
        self.owners[line] = draft
        self.report(
            line, "paragraph-broken", "info", "a sentence is broken off and goes on here", "read as one paragraph"
        )

    def report(self, line: int, code: str, severity: Severity, message: str, hint: str = "") -> None:
        """Note a problem."""
        self.problems.append(Problem(line, code, severity, message, hint))

    def reading(self) -> Reading:
        """Finish: number, name and check the rules, and account for every line."""
        self._correct_numbers()
        names = self._names()
        parents = {draft.number for draft in self.drafts}
        with_children = {above for number in parents if (above := parent_of(number)) is not None}
        nodes = [
            self._node(draft, name, parents, draft.number in with_children)
            for draft, name in zip(self.drafts, names, strict=True)
        ]
        self._report_left_out()
        self._report_sentence_ends(nodes)
        self._report_contents(nodes)
        self._report_misprints(nodes)
        blocks = self._blocks({id(draft): node.id for draft, node in zip(self.drafts, nodes, strict=True)})
        return Reading(self.book, self.edition, self.source, nodes, blocks, sorted(self.problems))

    def _correct_numbers(self) -> None:
        before: str | None = None
        for index, draft in enumerate(self.drafts):
            after = self.drafts[index + 1].number if index + 1 < len(self.drafts) else None
            line = draft.lines[0]
            if before is not None:
                corrected = succession.misprint_corrected(draft.number, before, after)
                if corrected is not None:
                    message = f"{draft.printed} stands between {before} and {after or 'the end'}"
                    self.report(line, "number-misprinted", "warning", message, f"it is {corrected}")
                    draft.number = corrected
                    draft.mark("renumbered")
                elif succession.order_key(draft.number) < succession.order_key(before):
                    message = f"{draft.printed} stands after {before}"
                    self.report(
                        line, "number-out-of-order", "warning", message, "kept as printed; its place may be wrong"
                    )
                    draft.mark("out-of-order")
            before = draft.number

    def _names(self) -> list[str | None]:
        """Return the end of the id for each rule whose number was already used; None for all others."""
        seen: set[str] = set()
        names: list[str | None] = []
        for draft in self.drafts:
            repeated = draft.number in seen
            names.append(f"{draft.number}/line-{draft.lines[0]}" if repeated else None)
            if repeated:
                draft.mark("number-repeated")
                hint = f"kept as {names[-1]}; compare it with the first {draft.number}"
                self.report(
                    draft.lines[0], "number-repeated", "error", f"{draft.number} is printed a second time", hint
                )
            seen.add(draft.number)
        return names

    def _node(self, draft: Draft, name: str | None, numbers: set[str], has_children: bool) -> RuleNode:
        lead, body = draft.pieces[0].text, draft.texts("body")
        titled = draft.heading or (
            bool(body or has_children)
            and "。" not in lead
            and not is_finished(lead)
            and 0 < len(lead) <= _LONGEST_TITLE
        )
        paragraphs = [text for text in (body if titled else [lead, *body]) if text]
        node = RuleNode(self.book, self.edition, draft.number, _kind(draft), draft.printed, name)
        node.title = Bilingual(ja=lead) if titled and lead else NOTHING
        node.text = Bilingual(ja="\n".join(paragraphs)) if paragraphs else NOTHING
        node.examples = [Bilingual(ja=text) for text in draft.texts("example")]
        node.notes = [Note("ja", piece.text, piece.line) for piece in draft.pieces if piece.role == "note"]
        node.lines["ja"] = draft.lines
        node.parent = self._parent(draft, numbers)
        node.flags = draft.flags
        if not lead and not body:
            self.report(draft.lines[0], "rule-empty", "error", f"{draft.number} has no text", "get an undamaged copy")
        return node

    def _parent(self, draft: Draft, numbers: set[str]) -> str | None:
        expected = above = parent_of(draft.number)
        while above is not None and above not in numbers:
            above = parent_of(above)
        if above != expected:
            draft.mark("parent-missing")
            hint = f"placed under {above}" if above else "placed at the top"
            self.report(draft.lines[0], "parent-missing", "warning", f"{draft.number} has no {expected} above it", hint)
        return node_id(self.edition, above) if above is not None else None

    def _report_left_out(self) -> None:
        hint = (
            "the book leaves numbers out on purpose; nothing is renumbered"
            if self.gap_severity == "info"
            else "a line with this number may be lost; get an undamaged copy"
        )
        for number, index, run in succession.left_out([draft.number for draft in self.drafts]):
            line = self.drafts[index].lines[0]
            for absent in run:
                message = f"there is no {absent} before {number}"
                self.report(line, "number-skipped", self.gap_severity, message, hint)

    def _report_sentence_ends(self, nodes: list[RuleNode]) -> None:
        """Name the rules that end without a full stop, except where no sibling has one: those are list items."""
        finished = [(node, is_finished(node.text.ja)) for node in nodes if node.text.ja and node.kind != "section"]
        counts = Counter((node.parent, ends) for node, ends in finished)
        for node, ends in finished:
            if ends or (counts[node.parent, False] > 1 and not counts[node.parent, True]):
                continue
            message = f"{node.number} ends without a full stop"
            self.report(node.lines["ja"][-1], "sentence-end-missing", "info", message, "kept as printed")

    def _report_contents(self, nodes: list[RuleNode]) -> None:
        sections = {node.number: node for node in nodes if node.kind == "section"}
        groups: dict[str | None, list[str]] = {}
        for node in nodes:
            if node.kind == "group":
                groups.setdefault(node.parent, []).append(node.title.ja or "")
        for entry in self.contents:
            section = sections.get(entry.number)
            if section is None:
                message = f"the contents list names section {entry.number}, which the text lacks"
                self.report(entry.line, "section-missing", "error", message, "the document is cut off or damaged")
                continue
            if _bare(section.title.ja or "") != _bare(entry.title):
                message = f"section {entry.number} is named {entry.title} in the contents list, {section.title.ja} in the text"
                self.report(entry.line, "contents-differ", "info", message, "the heading in the text is used")
            printed = {_bare(title): title for title in groups.get(section.id, [])}
            listed = {_bare(title): title for title in entry.groups}
            only_listed = [title for bare, title in listed.items() if bare not in printed]
            only_printed = [title for bare, title in printed.items() if listed and bare not in listed]
            if only_listed or only_printed:
                message = (
                    f"section {entry.number}: only in the contents list: {', '.join(only_listed) or '-'};"
                    f" only in the text: {', '.join(only_printed) or '-'}"
                )
                self.report(entry.line, "contents-differ", "info", message, "the headings in the text are used")

    def _report_misprints(self, nodes: list[RuleNode]) -> None:
        """Name the known misprints of book.toml where they stand; a node that holds one is flagged."""
        by_line = {line: node for node in nodes for line in node.lines["ja"]}
        for fact in book_facts(self.book).get("misprints", []):
            printed, correct = str(fact["printed"]), str(fact["correct"])
            if printed not in self.source.text:
                continue
            for number, line in enumerate(self.source.lines, start=1):
                if printed not in line:
                    continue
                self.report(
                    number, "word-misprinted", "warning", f"{printed} is printed for {correct}", "kept as printed"
                )
                node = by_line.get(number)
                if node is None:
                    continue
                if "word-misprinted" not in node.flags:
                    node.flags.append("word-misprinted")
                title = (node.title_repaired or node.title).ja
                if title and printed in title:
                    node.title_repaired = Bilingual(ja=title.replace(printed, correct))

    def _blocks(self, ids: dict[int, str]) -> list[Block]:
        blocks: list[Block] = []
        lines, starts = self.source.lines, self.source.starts
        for line in sorted(self.owners):
            owner = self.owners[line]
            name = owner if isinstance(owner, str) else ids[id(owner)]
            start, end = starts[line - 1], starts[line - 1] + len(lines[line - 1])
            if blocks and blocks[-1].owner == name:
                start = blocks.pop().start
            blocks.append(Block(name, start, end))
        return blocks


def _bare(title: str) -> str:
    return "".join(title.split())


def _kind(draft: Draft) -> Kind:
    """Return the kind by the number's shape; a three-digit number that is printed as a text is a rule."""
    head, *below = draft.number.split(".")
    if not below:
        if len(head) < 3:
            return "section"
        return "group" if draft.heading else "rule"
    return "rule" if len(below) == 1 and below[0].isdigit() else "subrule"
