"""Mentions: where a text names a rule, a glossary entry or a page, each printed number or range by itself.

Finding is only reading: nothing here knows which rules exist. A mention keeps the words as printed with their span, and what
they say: the number, the end of a range, the title quoted beside it. `judgekit.references.resolving` says what they mean.
Damaged text is read as far as it is certain: numbers that lost what stood between them ("rule 704.5mrule 704.5n") are two.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from judgekit.core.data_classes import dataclass
from judgekit.core.numbers import normalise
from judgekit.core.text import Lang

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import Literal

    MentionKind = Literal["rule", "entry", "page"]
else:
    MentionKind = str


@dataclass(frozen=True, slots=True)
class Mention:
    """A place that names a rule, a glossary entry or a page.

    Attributes:
        raw: the words as printed, with the word that announces the number ("rule 704.5k", "601.2f-h", "Typecycling").
        start: offset of raw in the text.
        end: offset after raw.
        kind: rule, entry or page.
        first: the canonical number, the head of the entry as printed, or the page number.
        last: the end of a range as printed ("h", "903.11"), None where one number stands alone.
        title: the title quoted beside a number, None where none is quoted.
    """

    raw: str
    start: int
    end: int
    kind: MentionKind
    first: str
    last: str | None = None
    title: str | None = None


_LETTER = r"(?:[a-zａ-ｚ](?=rule|[^A-Za-zａ-ｚ]|$))?"
"""A subrule letter: in "103.2rule 701.20" the r belongs to the next word, in "704.5rrule" the first r is the letter."""

_NUMBER_SHAPES = {
    "mtg": rf"\d{{3}}(?:[.．]\d{{1,3}}{_LETTER})?",
    "dm": rf"\d{{3}}(?:[.．]\d{{1,3}}{_LETTER})?",
    "magmell": r"\d{3}(?:[.．]\s?\d{1,3})*",
}
"""What a rule number looks like, by book; a book that is not listed here has no rule numbers to mention."""

_NUMBERS = {
    book: re.compile(
        rf"(?<![\d.．$¥€£\\/:+±])(?:{shape}|(?<=[a-zル]\s)\d|(?<=ル)\d)(?!\d|[.．,，]\d|[%％])", re.IGNORECASE
    )
    for book, shape in _NUMBER_SHAPES.items()
}
_ANNOUNCED = re.compile(r"(?:(?:sub)?rules?|sections?|chapters?|(?:総合)?ルール)\s*$", re.IGNORECASE)
"""The words that announce a number. No word boundary before them: in damaged text they stand glued to what precedes."""

_SEE_BEFORE = re.compile(r"\bsee (?:also )?$", re.IGNORECASE)
_LONGEST_ANNOUNCEMENT = 12
_LIST_JOINT = re.compile(r"\s*(?:[,、，]|,?\s*(?:and|or|および|及び|ならびに|または|又は|と|・))\s*")
"""What stands between two numbers of one list, so that "rules 614 and 615" announces both."""

_COUNTED = re.compile(r"\s?[枚個点人体回円年月日分以％%]")
"""A word that makes the digits before it a count, not the number of a section."""
_MEASURED = re.compile(r"\s?(?:[円％%点]|ドル|dollars\b|points\b|[ckm]?[mg]\b|MB\b)", re.IGNORECASE)
_VERSION_BEFORE = re.compile(r"(?:\bv|\bver\.|\bversion|バージョン|第)\s?$", re.IGNORECASE)
"""What makes a dotted number an amount or the number of a version."""

_RANGE = r"\s?(?:[-‐‑‒–—−〜～~]|から|through)\s?(?:rules?\s*)?(?P<last>{shape}|[a-zａ-ｚ](?=rule|[^A-Za-z]|$)|\d{{1,3}}(?![\d.]))"
_RANGES = {book: re.compile(_RANGE.format(shape=shape), re.IGNORECASE) for book, shape in _NUMBER_SHAPES.items()}
_QUOTED_TITLE = re.compile(
    r",?\s?[\"“](?P<english>[^\"”“]{1,80})[\"”]"
    r"|\s?〔(?P<bracketed>[^〔〕。\n]{1,60})〕"
    r"|(?P<unopened>(?!rule)[^〔〕。、,（）()\s\d](?:(?!rule\s?\d)[^〔〕。()（）\n]){0,60}?)〕"
)
"""The title quoted after a number; the damaged Japanese text has often lost the opening bracket ("rule 903統率者戦〕")."""

_WEB_ADDRESS = re.compile(
    r"(?:https?://|www\.)[!-~]+|(?<![\w.-])[\w.-]{1,80}\.(?:com|org|net|jp)\b[!-~]*", re.IGNORECASE | re.ASCII
)

_SEE_ENTRY = re.compile(
    r"\b[Ss]ee (?:also )?(?P<head>(?!Rules?\b|Sections?\b)[A-Z][^.;()\d]{0,80}?)(?=\s*(?:[.;)]|$))", re.MULTILINE
)
_ENTRY_SEE = re.compile(
    r"(?:^|(?<=[\s。、，,()（）〔〕a-z\d]))(?P<head>[^\s。、，,()（）〔〕「」『』][^。、，,()（）〔〕「」『』\n]{0,40}?)"
    r"\s?参照(?=\s?(?:[。．)）]|$))",
    re.MULTILINE,
)
_QUOTED_ENTRIES = re.compile(
    r"(?P<heads>(?:「[^「」\n]+」(?:[、と]|および|や)?)+)(?:の項)?[をも]?(?:あわせて)?(?:参照(?=し?て?ください|のこと|[。)）]|$)|ご覧|見よ)"
)
_OBJECT_PARTICLES = ("を", "も", "は")
"""A head stands without a particle before 参照; with one, a whole sentence says where to look."""
_SEE_WORDS = ("参照", "見よ", "ご覧")
_QUOTED_HEAD = re.compile(r"「(?P<head>[^「」\n]+)」")
_PAGE = re.compile(r"(?:p\.\s?)?(?P<number>\d{1,3})\s?(?:ページ|頁)(?=[をにのかへ参、。)）]|$)")
_PAGE_WORDS = ("ページ", "頁")


def find_mentions(text: str, lang: Lang, book: str) -> list[Mention]:
    """Return every place in text that names a rule, a glossary entry or a page, in the order of the text.

    Args:
        text: a rule as printed, without its own number.
        lang: the language of text.
        book: the book id, which says what its rule numbers look like.

    Returns:
        One mention for each printed number or range, each named entry and each page.
    """
    rules = list(_rule_mentions(text, book)) if book in _NUMBERS else []
    mentions = list(rules)
    if lang == "en":
        mentions += _english_entries(text, rules)
    elif any(word in text for word in _SEE_WORDS):
        mentions += _japanese_entries(text, rules)
    if any(word in text for word in _PAGE_WORDS):
        mentions += _pages(text)
    return sorted(mentions, key=lambda mention: mention.start)


def _rule_mentions(text: str, book: str) -> Iterator[Mention]:
    searched = _WEB_ADDRESS.sub(lambda found: " " * len(found.group()), text) if "." in text else text
    done = listed_up_to = 0
    for found in _NUMBERS[book].finditer(searched):
        start, end = found.span()
        if start < done:
            continue
        announced = _ANNOUNCED.search(text, max(done, start - _LONGEST_ANNOUNCEMENT), start)
        in_list = done > 0 and _LIST_JOINT.fullmatch(text, listed_up_to, start) is not None
        number = _canonical(found.group())
        if not _is_mention(text, number, start, end, announced is not None, in_list):
            continue
        span = _RANGES[book].match(text, end)
        last = _canonical(span.group("last")) if span else None
        end = span.end() if span else end
        begin = announced.start() if announced else start
        quoted = _QUOTED_TITLE.match(text, end)
        yield Mention(text[begin:end], begin, end, "rule", number, last, _title(quoted))
        done, listed_up_to = end, quoted.end() if quoted else end


def _is_mention(text: str, number: str, start: int, end: int, announced: bool, in_list: bool) -> bool:
    """Tell whether digits name a rule: dotted ones always do, bare ones only where something announces them."""
    if announced and len(number) == 3:
        return True
    if "." in number:
        is_amount = _MEASURED.match(text, end) or _VERSION_BEFORE.search(
            text, max(0, start - _LONGEST_ANNOUNCEMENT), start
        )
        return announced or is_amount is None
    if _COUNTED.match(text, end):
        return False
    if len(number) == 3:
        return in_list or _SEE_BEFORE.search(text, max(0, start - 9), start) is not None
    return announced and (_QUOTED_TITLE.match(text, end) is not None or text[end : end + 1] == "章")


def _title(quoted: re.Match[str] | None) -> str | None:
    if quoted is None:
        return None
    title = quoted.group("english") or quoted.group("bracketed") or quoted.group("unopened")
    return title.strip(" ,.")


def _canonical(printed: str) -> str:
    return "".join(normalise(printed).split())


def _english_entries(text: str, rules: list[Mention]) -> Iterator[Mention]:
    starts = [rule.start for rule in rules]
    for found in _SEE_ENTRY.finditer(text):
        start, end = found.span("head")
        if bisect_left(starts, end) == bisect_right(starts, start):
            yield Mention(found.group("head"), start, end, "entry", found.group("head"))


def _japanese_entries(text: str, rules: list[Mention]) -> Iterator[Mention]:
    for found in _QUOTED_ENTRIES.finditer(text):
        for quoted in _QUOTED_HEAD.finditer(text, *found.span("heads")):
            yield Mention(quoted.group(), quoted.start(), quoted.end(), "entry", quoted.group("head"))
    starts, ends = [rule.start for rule in rules], [rule.end for rule in rules]
    for found in _ENTRY_SEE.finditer(text):
        start, end = found.span("head")
        before = bisect_right(ends, end)
        # A head may stand glued to the number before it ("rule 613.8" and then the head of an entry).
        start = max(start, ends[before - 1]) if before else start
        head = text[start:end].strip()
        overlapping = before < len(rules) and starts[before] < end
        if head and not overlapping and not head.endswith(_OBJECT_PARTICLES):
            start = text.index(head, start)
            yield Mention(head, start, start + len(head), "entry", head)


def _pages(text: str) -> Iterator[Mention]:
    for found in _PAGE.finditer(text):
        yield Mention(found.group(), found.start(), found.end(), "page", normalise(found.group("number")))
