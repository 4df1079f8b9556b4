"""Reads the Sixth Edition rulebook: sections ◎, chapters ●, articles ○, labelled paragraphs, steps, and the glossary.

The book prints hardly any numbers, so a number is a path: the roman section, the order of ●, then the order of ○ or of the
labelled paragraph, or the letter or figure that is printed. What is printed wins over what is counted.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from judgekit.books.sixth_edition.layout import Heading, Layout, Paragraph
from judgekit.core.documents import Block, Reading, SourceText
from judgekit.core.nodes import Headword, Kind, RuleNode
from judgekit.core.numbers import is_number, level_of, roman_numeral, sort_key
from judgekit.core.problems import Problem, Severity
from judgekit.core.text import Bilingual

BOOK, EDITION = "mtg6", "mtg6@1999"

_TITLE = re.compile(r"第\s*[6６六]\s*版\s*ルールブック")
_SECTION = re.compile(r"セクション\s*(?P<roman>[IVXLＩＶＸⅠ-Ⅻ]+)\s*[：:]\s*")
_GLOSSARY = "用語集"
_KINDS: dict[int, Kind] = {1: "section", 2: "group", 3: "rule"}


def recognises(source: SourceText) -> bool:
    """Tell whether a document is the Sixth Edition rulebook: by its title, or by sections marked ◎ with chapters marked ●."""
    return bool(_TITLE.search(source.text[:300])) or (source.text.count("◎") >= 2 and source.text.count("●") >= 5)


def read(source: SourceText) -> Reading:
    """Read the Sixth Edition rulebook.

    Args:
        source: the decoded document, on one line or with its line ends.

    Returns:
        Its nodes, blocks and problems. What stands before the first mark is block "title", the list of contents "contents".
    """
    return _Reader(source).read()


@dataclass(slots=True)
class _Place:
    """A node under which others are counted, and the order of the last one."""

    node: RuleNode
    last: int = 0


class _Reader:
    """One pass over the headings.

    Attributes:
        places: the open section, chapter and article, outermost first.
        names: the numbers and glossary names given so far.
    """

    def __init__(self, source: SourceText) -> None:
        self.layout = Layout(source.text)
        self.reading = Reading(BOOK, EDITION, source, problems=list(source.problems))
        self.places: list[_Place] = []
        self.names: set[str] = set()

    def read(self) -> Reading:
        for heading in self.layout.headings():
            if not heading.mark:
                self._own("contents" if heading.contents else "title", heading.start, heading.end)
            elif heading.mark == "●" and self._in_glossary():
                for entry in self.layout.entries(heading):
                    self._read_entry(entry)
            else:
                self._read_article(heading, self._open_heading(heading))
        return self.reading

    def _in_glossary(self) -> bool:
        return bool(self.places) and _GLOSSARY in (self.places[0].node.title.ja or "")

    # Headings and what stands under them

    def _open_heading(self, heading: Heading) -> _Place:
        """Make the node of a heading and leave it as the innermost open place."""
        title = self.layout.words(heading.title_start, heading.title_end)
        if heading.mark == "◎":
            self.places = [self._open_section(heading.start, title)]
        else:
            if not self.places:
                self.places = [self._open_section(heading.start, "")]
                self._report(
                    heading.start, "section-lost", "error", "a chapter stands before any section ◎", "kept as section 0"
                )
            del self.places[1 if heading.mark == "●" else 2 :]
            self.places.append(self._open(self.places[-1], heading.start, title, heading.order))
        return self.places[-1]

    def _open_section(self, start: int, title: str) -> _Place:
        """Make the node of a section; its number is the roman numeral it prints, 0 for the introduction before them."""
        printed = _SECTION.match(title)
        roman = unicodedata.normalize("NFKC", printed["roman"]) if printed else ""
        number = roman if roman and is_number(roman) else "0"
        if number in self.names:
            taken = [sort_key(name)[0] for name in self.names if "." not in name and is_number(name)]
            number = roman_numeral(max(taken) + 1)
        node = self._node(number, start, title[printed.end() :] if printed else title, roman or None)
        return _Place(node)

    def _open(self, above: _Place, start: int, title: str, printed: str) -> _Place:
        """Make the node one level below another, numbered as printed where that is possible, else by its order."""
        counted = max(above.last + 1, int(printed)) if printed.isdigit() else above.last + 1
        above.last = counted
        number = f"{above.node.number}.{counted}"
        lettered = f"{above.node.number}.{printed}"
        if printed.isalpha() and is_number(lettered) and lettered not in self.names:
            number = lettered
        node = self._node(number, start, title, printed or None)
        node.parent = above.node.id
        return _Place(node)

    def _node(self, number: str, start: int, title: str, printed: str | None) -> RuleNode:
        self.names.add(number)
        kind = _KINDS.get(level_of(number), "subrule")
        node = RuleNode(BOOK, EDITION, number, kind, printed, title=Bilingual(ja=title or None))
        node.lines["ja"].append(self._line_of(start))
        self.reading.nodes.append(node)
        return node

    def _read_article(self, heading: Heading, place: _Place) -> None:
        """Give each paragraph under a heading to it, or to the labelled paragraph or step it opens or goes on with.

        A labelled paragraph keeps what follows it; a step is one paragraph: an indented one after it is the heading's again.
        """
        self._own(place.node.id, heading.start, heading.title_end)
        below: RuleNode | None = None
        step = ""
        for paragraph in self.layout.paragraphs(heading, openings=heading.mark != "◎"):
            text_start = paragraph.text_start
            if paragraph.opening == "label":
                below, step = self._open(place, paragraph.start, paragraph.word, "").node, ""
            elif paragraph.opening == "step" and _follows(step, paragraph.word):
                step = paragraph.word
                below = self._open(place, paragraph.start, "", step).node
            else:
                text_start = paragraph.start
                if step and paragraph.indented:
                    below = None
            self._add(below or place.node, paragraph, text_start)

    def _read_entry(self, heading: Heading) -> None:
        """Make the node of a glossary entry."""
        head = self.layout.words(heading.title_start, heading.title_end)
        line = self._line_of(heading.start)
        name = head or f"line-{line}"
        if name in self.names:
            name = f"{name}/{heading.start}"
        self.names.add(name)
        above = self.places[0].node.id
        node = RuleNode(
            BOOK, EDITION, None, "entry", name=f"glossary/{name}", parent=above, headword=Headword(ja=head or None)
        )
        node.lines["ja"].append(line)
        self.reading.nodes.append(node)
        if heading.mark_lost:
            node.flags.append("head-mark-lost")
            message = f"the glossary head {head} has lost its mark ●"
            self._report(heading.start, "head-mark-lost", "warning", message, "read as an entry of its own")
        self._own(node.id, heading.start, heading.title_end)
        for paragraph in self.layout.paragraphs(heading, openings=False):
            self._add(node, paragraph, paragraph.start)

    # What every node gets

    def _add(self, node: RuleNode, paragraph: Paragraph, text_start: int) -> None:
        """Add a paragraph to the text and lines of a node."""
        words = self.layout.words(text_start, paragraph.end)
        node.text = Bilingual(ja=f"{node.text.ja}\n{words}" if node.text.ja else words)
        first, last = (self._line_of(offset) for offset in (paragraph.start, paragraph.end - 1))
        node.lines["ja"].extend(line for line in range(first, last + 1) if line not in node.lines["ja"])
        self._own(node.id, paragraph.start, paragraph.end)

    def _own(self, owner: str, start: int, end: int) -> None:
        """Say who owns a stretch, joined to the one before where it has the same owner."""
        blocks = self.reading.blocks
        start, end = self.layout.place(start), self.layout.place(end)
        if blocks and blocks[-1].owner == owner:
            blocks[-1] = Block(owner, blocks[-1].start, end)
        elif start < end:
            blocks.append(Block(owner, start, end))

    def _line_of(self, offset: int) -> int:
        return self.reading.source.line_of(self.layout.place(offset))

    def _report(self, start: int, code: str, severity: Severity, message: str, hint: str) -> None:
        line = self._line_of(start)
        self.reading.problems.append(Problem(line, code, severity, message, hint))


def _follows(step: str, word: str) -> bool:
    """Tell whether word is the step after step: 1 or a begin, then one after the other."""
    if not step:
        return word in ("1", "a")
    return word == (str(int(step) + 1) if step.isdigit() else chr(ord(step) + 1))
