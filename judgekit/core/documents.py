"""Documents: the decoded text of a rulebook, its blocks, and the account that nothing was lost.

A reader divides a document into blocks. Each block is a stretch of the text with one owner: the id of a node, or the name of
a piece of front matter ("contents", "credits"). The account counts lines and characters against the blocks.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property

from judgekit.core.data_classes import dataclass, field
from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem


@dataclass(frozen=True)
class SourceText:
    """A document decoded to text, every line end a line feed, every line of the file a line here.

    Attributes:
        name: the file's name, for messages only.
        text: the whole text.
        encoding: how the bytes were read.
        digest: SHA-256 of the bytes, hexadecimal.
        problems: what decoding found.
    """

    name: str
    text: str
    encoding: str = "utf-8"
    digest: str = ""
    problems: tuple[Problem, ...] = ()

    @cached_property
    def lines(self) -> list[str]:
        """Return the lines without their line feeds."""
        return self.text.split("\n")

    @cached_property
    def starts(self) -> list[int]:
        """Return the offset at which each line starts."""
        starts = [0]
        for line in self.lines[:-1]:
            starts.append(starts[-1] + len(line) + 1)
        return starts

    def line_of(self, offset: int) -> int:
        """Return the line, from 1, that holds the character at offset."""
        return bisect_right(self.starts, offset)


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of a document with one owner.

    Attributes:
        owner: id of a node, or the name of front or back matter.
        start: offset of its first character.
        end: offset after its last character.
    """

    owner: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Account:
    """What became of every line and character of a document.

    Attributes:
        lines: non-blank lines.
        assigned: non-blank lines all of whose characters belong to exactly one block.
        characters: characters that are not white space.
        characters_assigned: those that belong to exactly one block.
        unassigned: numbers of the lines that hold a character of no block.
        doubly_assigned: numbers of the lines that hold a character of two blocks.
    """

    lines: int
    assigned: int
    characters: int
    characters_assigned: int
    unassigned: tuple[int, ...]
    doubly_assigned: tuple[int, ...]


@dataclass(slots=True)
class Reading:
    """What a reader made of a document.

    Attributes:
        book: book id.
        edition: edition id.
        source: the document.
        nodes: in document order.
        blocks: who owns which stretch of the text.
        problems: what is wrong in the document.
    """

    book: str
    edition: str
    source: SourceText
    nodes: list[RuleNode] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def account(self) -> Account:
        """Return the account of this reading."""
        return account_for(self.source, self.blocks)


def account_for(source: SourceText, blocks: Sequence[Block]) -> Account:
    """Count every character of source that is not white space against the blocks."""
    text = source.text
    owners = bytearray(len(text))
    for block in blocks:
        stretch = owners[block.start : block.end]
        if not any(stretch):
            owners[block.start : block.end] = b"\x01" * len(stretch)
        else:
            owners[block.start : block.end] = bytes(min(count + 1, 2) for count in stretch)
    lines = assigned = characters = characters_assigned = 0
    unassigned: list[int] = []
    doubly: list[int] = []
    for index, (start, line) in enumerate(zip(source.starts, source.lines, strict=True), start=1):
        if not line or line.isspace():
            continue
        lines += 1
        if owners.count(1, start, start + len(line)) == len(line):
            length = len("".join(line.split()))
            assigned += 1
            characters += length
            characters_assigned += length
            continue
        counts = [owners[start + place] for place, character in enumerate(line) if not character.isspace()]
        once = counts.count(1)
        characters += len(counts)
        characters_assigned += once
        if once == len(counts):
            assigned += 1
        if 0 in counts:
            unassigned.append(index)
        if 2 in counts:
            doubly.append(index)
    return Account(lines, assigned, characters, characters_assigned, tuple(unassigned), tuple(doubly))
