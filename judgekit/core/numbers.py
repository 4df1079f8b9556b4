"""Rule numbers: read leniently, ordered as the books order them, with parents and ranges.

A rule number is kept as its canonical text ("702.19b", "701.2.1.1", "III.3.d"); the functions here read and compare such
texts. Three shapes occur: Magic and Duel Masters (section, three-digit group, rule, subrule letter), MAGMELL (up to six
numeric levels) and paths of the Sixth Edition rulebook (roman section, then orders or printed letters).

This module is on the path of a cold look-up, so it imports neither re nor typing.
"""

from __future__ import annotations

from collections.abc import Sequence

SUBRULE_LETTERS = "abcdefghijkmnpqrstuvwxyz"
"""The letters subrules use: l and o are skipped, since they look like 1 and 0 (mtg introduction)."""

EVERY_LETTER = "abcdefghijklmnopqrstuvwxyz"
"""The letters subrules use in a book that skips none (dm 703.4l)."""

_LETTERS_OF = {"dm": EVERY_LETTER}


def letters_of(book: str) -> str:
    """Return the letters that subrules of a book use ("dm", "mtg")."""
    return _LETTERS_OF.get(book, SUBRULE_LETTERS)


_ROMAN_DIGITS = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_DASHES = "-‐‑‒–—―−〜～~"
_DOTS = "．。・､,，:"
_PREFIX_WORDS = ("rules", "rule", "section", "cr", "総合ルール", "ルール", "§", "第")
_LARGEST_RANGE = 400


def normalise(raw: str) -> str:
    """Return raw in NFKC, lower case, with every dash as "-" and every run of white space as one space."""
    if not raw.isascii():
        import unicodedata

        raw = unicodedata.normalize("NFKC", raw)
    text = raw.lower()
    for dash in _DASHES:
        if dash in text:
            text = text.replace(dash, "-")
    return " ".join(text.split())


def _roman(text: str) -> int:
    """Return the value of a lower-case roman numeral up to 399, or 0 when text is none."""
    if not text or any(letter not in _ROMAN_DIGITS for letter in text):
        return 0
    total = 0
    for position, letter in enumerate(text):
        value = _ROMAN_DIGITS[letter]
        following = _ROMAN_DIGITS[text[position + 1]] if position + 1 < len(text) else 0
        total += -value if value < following else value
    return total if _to_roman(total).lower() == text else 0


def _to_roman(value: int) -> str:
    symbols = (("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1))
    text = ""
    for symbol, worth in symbols:
        while value >= worth:
            text += symbol
            value -= worth
    return text


def roman_numeral(value: int) -> str:
    """Return the upper-case roman numeral of a value from 1: 4 is IV."""
    return _to_roman(value)


def _letter_rank(letters: str, alphabet: str = SUBRULE_LETTERS) -> int:
    """Return the place of a subrule letter in its rule, from 1; after z come aa, ab and so on; 0 when it is none."""
    rank = 0
    for letter in letters:
        place = alphabet.find(letter) + 1
        if not place:
            return 0
        rank = rank * len(alphabet) + place
    return rank


def _rank_letter(rank: int, alphabet: str = SUBRULE_LETTERS) -> str:
    letters = ""
    while rank > 0:
        rank, place = divmod(rank - 1, len(alphabet))
        letters = alphabet[place] + letters
    return letters


def _letter_key(letters: str) -> list[int]:
    """Return what sorts a subrule letter; l and o, which only some books use, come right after k and n."""
    if letters and letters[-1] in "lo":
        return [_letter_rank(letters[:-1] + chr(ord(letters[-1]) - 1)), 1]
    return [_letter_rank(letters)]


def _split_letter(component: str) -> tuple[str, str]:
    """Split "19b" into its digits and its subrule letter; the letter is empty where there is none."""
    digits = component.rstrip("abcdefghijklmnopqrstuvwxyz")
    return digits, component[len(digits) :]


def is_number(text: str, alphabet: str = SUBRULE_LETTERS) -> bool:
    """Tell whether text is a rule number in canonical form ("702.19b", "302.1.2.1", "III.3.d", "7").

    Args:
        text: what may be a number.
        alphabet: the letters that subrules of the book use.
    """
    components = text.split(".")
    head, rest = components[0], components[1:]
    if head.isascii() and head.isdigit():
        if len(head) not in (1, 2, 3):
            return False
        if len(head) < 3 and rest and head != "0":
            return False
        for position, component in enumerate(rest):
            digits, letter = _split_letter(component)
            if not digits and letter and head == "0" and _letter_rank(letter, alphabet):
                continue
            if not (digits.isascii() and digits.isdigit()) or (len(digits) > 1 and digits.startswith("0")):
                return False
            if letter and (position != 0 or len(rest) != 1 or not _letter_rank(letter, alphabet)):
                return False
        return True
    if not head.isupper() or not _roman(head.lower()):
        return False
    return all((c.isascii() and c.isdigit() and not c.startswith("0")) or _letter_rank(c, alphabet) for c in rest)


def sort_key(number: str) -> tuple[int, ...]:
    """Return a key that sorts canonical numbers as the book prints them: 7, 702, 702.2, 702.19, 702.19a, 702.19b."""
    key: list[int] = []
    for position, component in enumerate(number.split(".")):
        digits, letter = _split_letter(component)
        if digits.isascii() and digits.isdigit():
            if position == 0 and len(digits) == 3:
                key.append(int(digits[0]))
            key.append(int(digits))
            if letter:
                key.extend(_letter_key(letter))
        elif position == 0:
            key.append(_roman(component.lower()))
        else:
            key.extend(_letter_key(component))
    return tuple(key)


def parent_of(number: str) -> str | None:
    """Return the number one level up: 702.19b under 702.19 under 702 under 7; None for a section."""
    head, dot, last = number.rpartition(".")
    if not dot:
        return number[0] if len(number) == 3 and number.isdigit() else None
    digits, letter = _split_letter(last)
    if digits and letter:
        return f"{head}.{digits}"
    return head


def level_of(number: str) -> int:
    """Return how deep a number stands: 1 for a section, 2 for a group, and so on."""
    level, above = 1, parent_of(number)
    while above is not None:
        level, above = level + 1, parent_of(above)
    return level


def expand_range(first: str, last: str) -> list[str]:
    """Return the numbers from first to last, both included, in order.

    Args:
        first: a canonical number.
        last: a canonical number with the same parent, or only its last component ("601.2f", "h").

    Returns:
        The numbers between, letters l and o left out unless the range itself starts or ends with one; empty when the two
        do not span a range.
    """
    if not is_number(last, EVERY_LETTER) or (last.isdigit() and len(last) < 3 and "." in first):
        last = _complete(first, last)
    if not last or parent_of(last) != parent_of(first):
        return []
    opening, closing = _last_component(first), _last_component(last)
    stem = first[: len(first) - len(opening)]
    if opening.isdigit() and closing.isdigit():
        start, end = int(opening), int(closing)
    else:
        alphabet = SUBRULE_LETTERS if _letter_rank(opening) and _letter_rank(closing) else EVERY_LETTER
        start, end = _letter_rank(opening, alphabet), _letter_rank(closing, alphabet)
        if not start:
            return []
    if not start <= end or end - start > _LARGEST_RANGE:
        return []
    return [f"{stem}{place if opening.isdigit() else _rank_letter(place, alphabet)}" for place in range(start, end + 1)]


def _last_component(number: str) -> str:
    last = number.rpartition(".")[2]
    digits, letter = _split_letter(last)
    return letter if digits and letter else last


def _complete(first: str, ending: str) -> str:
    """Return the number that ends as ending does beside first: ("601.2f", "h") is 601.2h, ("705.4.1", "9") is 705.4.9."""
    if ending.isdigit() == _last_component(first).isdigit() and ending:
        stem = first[: len(first) - len(_last_component(first))]
        candidate = stem + ending
        return candidate if is_number(candidate, EVERY_LETTER) else ""
    return ""


def interpretations(raw: str, alphabet: str = SUBRULE_LETTERS) -> list[str]:
    """Return the canonical numbers that raw may mean, the likeliest first; empty when it is no number at all.

    Case, width, white space and lost or mistaken dots are forgiven: "702-19B", "７０２．１９ｂ", "302. 1. 2. 1" and "70219b"
    are read. Where the dots are lost altogether, every division of the digits is returned, the shallowest first.

    Args:
        raw: what was typed.
        alphabet: the letters that subrules of the book use.
    """
    text = normalise(raw)
    for word in _PREFIX_WORDS:
        if text.startswith(word):
            text = text[len(word) :].lstrip(" .:")
            break
    text = text.strip(" .()[]〔〕「」*#")
    for mark in _DOTS + "-_/ ":
        text = text.replace(mark, ".")
    components = [component for component in text.split(".") if component]
    if not components or len(components) > 8 or any(len(component) > 12 for component in components):
        return []
    if len(components) > 1 and components[-1].isalpha() and components[-2].isdigit() and components[0].isdigit():
        joined = [*components[:-2], components[-2] + components[-1]]
        if is_number(".".join(joined), alphabet):
            components = joined
    if _roman(components[0]) and (len(components) == 1 or not components[0].isdigit()):
        candidate = ".".join([components[0].upper(), *components[1:]])
        return [candidate] if is_number(candidate, alphabet) else []
    found = [".".join(components)] if is_number(".".join(components), alphabet) else []
    head, letter = _split_letter(components[0])
    if head.isascii() and head.isdigit() and 3 < len(head) <= 9 and not (letter and len(components) > 1):
        tail = components[1:]
        for division in _divisions(head[3:]):
            candidate = ".".join([head[:3], *division]) + letter + ("." + ".".join(tail) if tail else "")
            if is_number(candidate, alphabet) and candidate not in found:
                found.append(candidate)
    return found


def _divisions(digits: str) -> list[list[str]]:
    """Return every way to cut digits into components, the fewest components first."""
    ways = [[digits]]
    for cut in range(1, len(digits)):
        ways.extend([digits[:cut], *rest] for rest in _divisions(digits[cut:]))
    return sorted(ways, key=len)


def _glued(name: str, rest: str, books: Sequence[str]) -> bool:
    """Tell whether what follows the id of a book without a mark between is a number: "dm112.3a", "mtg6iii.3.d", "mtg601.2a".

    The digit that ends an id is not taken for the id's where the rest goes on in digits: that is a number of the other book.
    """
    if name + rest in books:
        return False
    return rest[0] in _ROMAN_DIGITS if name[-1].isdigit() else rest[0].isdigit()


class NumberQuery:
    """What a judge typed, read as a rule number or a range of them.

    Attributes:
        book: the book id typed before the number ("dm"), or None.
        edition: the edition id typed before the number ("mtg@otj"), or None.
        candidates: what the number may be, the likeliest first.
        last: the last number of a range, as typed, or None.
    """

    __slots__ = ("book", "candidates", "edition", "last")

    def __init__(self, book: str | None, edition: str | None, candidates: list[str], last: str | None) -> None:
        self.book = book
        self.edition = edition
        self.candidates = candidates
        self.last = last

    def __repr__(self) -> str:
        return f"NumberQuery({self.book!r}, {self.edition!r}, {self.candidates!r}, {self.last!r})"


OF_POLICY = ("ipg", "mtr", "jar")
"""Documents whose sections are numbered 2. and 2.1.; such numbers are read behind their names only."""


def parse_query(raw: str, books: Sequence[str] = ("mtg", "mtg6", "dm", "magmell", *OF_POLICY)) -> NumberQuery | None:
    """Read what a judge typed as a number, a range or a qualified number.

    Args:
        raw: "702.19b", "dm:112.3a", "magmell 701.2.1.1", "mtg@otj:500.10", "601.2a-i", "mtg6:III.3.d" and the like.
        books: the book ids that may stand as a prefix.

    Returns:
        The query, or None when raw is not a number at all (it is then something to search for).
    """
    text = normalise(raw)
    book = _named_book(text, books)
    edition = None
    if book is not None:
        text = text[len(book) :]
        if text.startswith("@"):
            cut = min((place for mark in ": " if (place := text.find(mark)) > 0), default=0)
            if not cut:
                return None
            edition, text = book + text[:cut], text[cut:]
        text = text.lstrip(": .-")
        if book in OF_POLICY:
            section = _section_of_policy(text)
            return NumberQuery(book, edition, [section], None) if section else None
    elif "." not in text and _roman(text):
        return None
    alphabet = letters_of(book or "")
    start, last = _range_of(text, alphabet)
    if start:
        return NumberQuery(book, edition, [start], last)
    candidates = interpretations(text, alphabet)
    return NumberQuery(book, edition, candidates, None) if candidates else None


def _named_book(text: str, books: Sequence[str]) -> str | None:
    """Return the book whose id stands before a number, the longest one."""
    for name in sorted(books, key=len, reverse=True):
        rest = text[len(name) :]
        if text.startswith(name) and rest and (rest[0] in ":@ -." or _glued(name, rest, books)):
            return name
    return None


def _section_of_policy(text: str) -> str | None:
    """Return the number of a section of a document of policy: 2., 2.1."""
    parts = text.rstrip(".").split(".")
    plain = len(parts) <= 2 and all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts)
    return ".".join([str(int(part)) for part in parts]) if plain else None


def _range_of(text: str, alphabet: str) -> tuple[str, str]:
    """Return the first and the last number of a range, empty where the text is none."""
    first, _dash, last = text.rpartition("-")
    starts = interpretations(first, alphabet) if first and last else []
    ending = last.strip()
    if not starts or parent_of(starts[0]) is None or ("." not in starts[0] and len(ending) < 3):
        return "", ""
    for start in starts:
        for end in (ending, *interpretations(ending, alphabet)):
            span = expand_range(start, end)
            if len(span) > 1 and is_number(span[-1], alphabet):
                return start, span[-1]
    return "", ""
