"""Numbering of the Comprehensive Rules: the number at the head of a paragraph, read as it is printed, however it is damaged.

Sections are "7.", groups "702.", rules "702.19.", subrules "702.19b" without a dot. The document also prints rules without their
dot ("704.6"), subrules with one ("119.1d."), text glued to the number, and full-width digits can occur.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.nodes import Kind

_DIGIT = "[0-9０-９]"
_DOT = r"\s?[.．]"
_RULE = re.compile(
    rf"(?P<group>{_DIGIT}{{3}}){_DOT}\s?(?P<rule>{_DIGIT}{{1,3}})(?P<letter>[a-zａ-ｚ](?![a-z]))?(?P<dot>{_DOT})?(?P<space>\s*)"
)
_GROUP = re.compile(rf"(?P<group>{_DIGIT}{{3}}){_DOT}\s*(?=\S)(?!{_DIGIT})")
_SECTION = re.compile(rf"(?P<section>{_DIGIT}{{1,2}}){_DOT}\s*(?=\S)(?!{_DIGIT})")
_PLAIN = str.maketrans(
    "０１２３４５６７８９．" + "".join(map(chr, range(0xFF41, 0xFF5B))), "0123456789.abcdefghijklmnopqrstuvwxyz"
)
_LONGEST_HEADING = 60
_SENTENCE_ENDS = (".", "。", ":", "：")


@dataclass(frozen=True, slots=True)
class Numbered:
    """The number at the head of a paragraph.

    Attributes:
        number: in canonical form ("702.19b", "702", "7").
        kind: what such a number stands before.
        text: the rest of the paragraph.
        irregular: what is unusual about the way it is printed: "", "dot missing", "dot added", "text glued to it".
    """

    number: str
    kind: Kind
    text: str
    irregular: str = ""


def read_number(text: str) -> Numbered | None:
    """Read the number at the head of a paragraph; None where there is none.

    A group or section is only read where what follows can be a heading: short, and no sentence.
    """
    head = text[:1]
    if not head.isdigit():
        return None
    match = _RULE.match(text)
    if match:
        return _rule(match)
    match = _GROUP.match(text)
    if match:
        return _heading(match, "group")
    match = _SECTION.match(text)
    return _heading(match, "section") if match else None


def number_of(paragraph: Paragraph) -> Numbered | None:
    """Read the number at the head of a paragraph of the document."""
    return read_number(paragraph.text)


def _rule(match: re.Match[str]) -> Numbered:
    letter = match["letter"] or ""
    number = f"{match['group']}.{match['rule']}{letter}".translate(_PLAIN)
    text = match.string[match.end() :]
    irregular = ""
    if bool(match["dot"]) == bool(letter):
        irregular = "dot added" if letter else "dot missing"
    elif not match["space"] and text:
        irregular = "text glued to it"
    return Numbered(number, "subrule" if letter else "rule", text, irregular)


def _heading(match: re.Match[str], kind: Kind) -> Numbered | None:
    text = match.string[match.end() :]
    if len(text) > _LONGEST_HEADING or text.endswith(_SENTENCE_ENDS):
        return None
    return Numbered(match["group" if kind == "group" else "section"].translate(_PLAIN), kind, text)
