"""Drafting: from the lines of a book printed in one language to its rule nodes, blocks and problems.

A reader goes through the lines and says of each what it is: the start of a numbered rule, a paragraph of the rule at hand, a
broken line to be joined, or front matter. What holds for every such book is done here: corrected numbers, parents, which
lead is a title, unique ids, and blocks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from judgekit.books import succession
from judgekit.books.proofreading import ContentsEntry, is_finished, proofread
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import Kind, Note, RuleNode, node_id
from judgekit.core.numbers import parent_of
from judgekit.core.problems import Problem, Severity
from judgekit.core.text import NOTHING, Bilingual

Role = Literal["lead", "body", "example", "note"]

_LONGEST_TITLE = 60
_TELLING_PARTS = 5
"""Lines at the end of a paragraph that show whether it is finished, a parenthesis broken over lines included."""


@dataclass(slots=True)
class Piece:
    """One paragraph of a rule.

    Attributes:
        role: the lead on the numbered line, a body paragraph below it, an example, or a note.
        line: where it starts, from 1.
        parts: what the lines it is broken over hold.
    """

    role: Role
    line: int
    parts: list[str]

    @property
    def text(self) -> str:
        """Return the paragraph, its lines joined."""
        return "".join(self.parts)

    @property
    def empty(self) -> bool:
        """Tell whether nothing stands in it yet: a number alone on its line."""
        return not any(self.parts)

    @property
    def finished(self) -> bool:
        """Tell whether it ends as a sentence does; the last lines tell."""
        return is_finished("".join(self.parts[-_TELLING_PARTS:]))


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
        draft = Draft(number, printed, heading, [Piece("lead", line, [lead])], [line])
        self.drafts.append(draft)
        self.owners[line] = draft
        return draft

    def add(self, role: Role, text: str, line: int) -> None:
        """Add a paragraph to the rule at hand; before the first rule it is front matter."""
        draft = self.current
        if draft is None:
            self.owners[line] = "front-matter"
            return
        draft.pieces.append(Piece(role, line, [text]))
        draft.lines.append(line)
        self.owners[line] = draft

    def join(self, text: str, line: int) -> None:
        """Go on with the paragraph at hand, which was broken over lines."""
        draft = self.drafts[-1]
        draft.pieces[-1].parts.append(text)
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
        self.problems += proofread(self.source, nodes, self.contents, self.gap_severity)
        blocks = self._blocks({id(draft): node.id for draft, node in zip(self.drafts, nodes, strict=True)})
        return Reading(self.book, self.edition, self.source, nodes, blocks, sorted(self.problems))

    def _correct_numbers(self) -> None:
        occurring = {draft.number for draft in self.drafts}
        before: str | None = None
        for index, draft in enumerate(self.drafts):
            after = self.drafts[index + 1].number if index + 1 < len(self.drafts) else None
            line = draft.lines[0]
            if before is not None:
                corrected = succession.misprint_corrected(draft.number, before, after, occurring)
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
        titled = _is_title(draft, lead, goes_on=bool(body or has_children))
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


def _is_title(draft: Draft, lead: str, *, goes_on: bool) -> bool:
    """Tell whether the lead is a title: a heading, or a phrase with a body or rules below it."""
    if draft.heading:
        return True
    phrase = "。" not in lead and not lead.endswith("、") and not is_finished(lead)
    return goes_on and phrase and 0 < len(lead) <= _LONGEST_TITLE


def _kind(draft: Draft) -> Kind:
    """Return the kind by the number's shape; a three-digit number that is printed as a text is a rule."""
    head, *below = draft.number.split(".")
    if not below:
        if len(head) < 3:
            return "section"
        return "group" if draft.heading else "rule"
    return "rule" if len(below) == 1 and below[0].isdigit() else "subrule"
