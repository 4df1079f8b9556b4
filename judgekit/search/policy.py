"""Questions of tournament policy: what a judge does about a missed trigger stands in no rulebook, but in a document of its own.

The documents, their sections and the words with which players ask lie in `policy.tsv` of a book's own data. This module is on
the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.core.sqlite3 import Connection
from judgekit.search.folding import fold, is_japanese_letter

DOCUMENTS = {
    "ipg": ("Magic Infraction Procedure Guide (IPG)", "マジック違反処置指針（IPG）"),
    "mtr": ("Magic Tournament Rules (MTR)", "マジック・イベント規定（MTR）"),
    "jar": ("Judging at Regular Rules Enforcement Level (JAR)", "ルール適用度が一般の場合のジャッジ法（JAR）"),
}
"""What the documents are called, in English and Japanese, by their book ids."""

BETWEEN = 3
"""The most words that may stand between two words of a wording: "forgot about my own trigger"."""
BETWEEN_LETTERS = 8
"""The most letters that may stand between two parts of a Japanese wording."""

_EDGES = ".,;:!?\"'()[]。、？！「」『』"


class Policy:
    """What of tournament policy a question asks for.

    Attributes:
        document: book id of the document ("ipg").
        section: number of the section, empty where the whole document is meant.
        name: of the section, in English and Japanese.
    """

    __slots__ = ("document", "name", "section")

    def __init__(self, document: str, section: str, name: tuple[str, str]) -> None:
        self.document = document
        self.section = section
        self.name = name


def asked_for(query: str, table: str) -> Policy | None:
    """Return the section of a policy document that a query asks for; None for a question about rules.

    Args:
        query: as typed.
        table: the content of `policy.tsv`. Of several sections the one with the longest wording is meant.
    """
    typed = fold(query)
    words = [word for raw in typed.replace("-", " ").split() if (word := raw.strip(_EDGES))]
    latin = any(word[0].isascii() for word in words)
    best, longest = None, 0
    for begins, latin_begin, worth, wording, row in _wordings(table):
        if latin_begin and not latin:
            continue
        # What it begins with is looked for first: of a thousand wordings few do.
        if begins not in typed or worth <= longest or not _is_said(wording, typed, words):
            continue
        document, section, english, japanese = row
        best, longest = Policy(document, section, (english, japanese)), worth
    return best


_Wording = tuple[str, bool, int, str, tuple[str, str, str, str]]

_READ: dict[str, list[_Wording]] = {}
"""By table what was read of it: a process that answers many questions reads it once."""


def _wordings(table: str) -> list[_Wording]:
    """Return the wordings of a table: what each question that says one holds, if it is Latin, what it counts, its section."""
    found = _READ.get(table)
    if found is not None:
        return found
    found = []
    for line in table.splitlines():
        if not line or line.startswith("#"):
            continue
        document, section, english, japanese, wordings = line.split("\t")
        # A document named beside a section is no more than the shelf on which the section stands.
        beside = 100 if section else 0
        for wording in wordings.split(";"):
            first = wording.partition(" ")[0].partition("_")[0]
            begins = first.rstrip("*").lower() if "/" not in first else ""
            latin = wording[0].isascii()
            found.append((begins, latin, len(wording) + beside, wording, (document, section, english, japanese)))
    _READ[table] = found
    return found


def _is_said(wording: str, typed: str, words: list[str]) -> bool:
    if is_japanese_letter(wording[0]):
        return _in_order(fold(wording).split(), typed)
    return _words_in_order(fold(wording).replace("_", " _").split(), words)


def _in_order(parts: list[str], typed: str) -> bool:
    """Tell whether parts of a Japanese wording stand in a question one after the other, near each other."""
    begin = typed.find(parts[0])
    while begin >= 0:
        end = begin + len(parts[0])
        for part in parts[1:]:
            at = typed.find(part, end, end + BETWEEN_LETTERS + len(part))
            if at < 0:
                break
            end = at + len(part)
        else:
            return True
        begin = typed.find(parts[0], begin + 1)
    return False


def _words_in_order(parts: list[str], words: list[str]) -> bool:
    for begin, word in enumerate(words):
        if not _is_one_of(word, parts[0]):
            continue
        place = begin
        for part in parts[1:]:
            between = 0 if part[0] == "_" else BETWEEN
            near = range(place + 1, min(place + 2 + between, len(words)))
            place = next((at for at in near if _is_one_of(words[at], part.lstrip("_"))), -1)
            if place < 0:
                break
        else:
            return True
    return False


def _is_one_of(word: str, part: str) -> bool:
    return any(word.startswith(one[:-1]) if one.endswith("*") else word == one for one in part.split("/"))


def place_of(connection: Connection, policy: Policy) -> int | None:
    """Return the place in the index of the section that is meant, in the newest text of its document that the user has.

    Sections are numbered anew from year to year, so that one of that name goes before one of that number. Where the whole
    document is meant, its beginning is.
    """
    rows: list[tuple[int, str | None, str | None]] = connection.execute(
        "SELECT place, title_en, number FROM search_node JOIN search_shelf USING (shelf) WHERE book = ? "
        "ORDER BY edition DESC, place",
        (policy.document,),
    ).fetchall()
    if not policy.section:
        return rows[0][0] if rows else None
    name = policy.name[0].lower()
    named = [place for place, title, _number in rows if title and title.lower().endswith(name)]
    numbered = [place for place, _title, number in rows if number == policy.section]
    return next(iter(named or numbered), None)
