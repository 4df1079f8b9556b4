"""Look-up: rules by number or id from an open store, with their headings, subrules and neighbours in the reference graph.

On the path of a cold look-up: SQLite and string work only.
"""

from __future__ import annotations

from judgekit.core import sqlite3
from judgekit.core.errors import BookNotFound, RuleNotFound, UsageFault
from judgekit.core.numbers import expand_range, is_number, normalise, parent_of, parse_query, sort_key
from judgekit.core.wording import phrase
from judgekit.library.schema import sort_text

TYPE_CHECKING = False  # a `check` of one file opens no store
if TYPE_CHECKING:
    Row = sqlite3.Row

_COLUMNS = (
    "node.ordinal, node.id, node.edition, node.book, node.number, node.sort, node.kind, node.parent, node.title_ja, "
    "node.title_en, node.text_ja, node.text_en, node.examples, node.notes, node.flags, node.commentary, node.gloss_ja, "
    "node.gloss_en, node.json, predecessor.old AS before, predecessor.since, predecessor.ja AS before_ja, "
    "predecessor.words AS changed_words"
)
_NEAREST = 5


def _rows(connection: sqlite3.Connection, rest: str, values: tuple[object, ...]) -> list[Row]:
    connection.row_factory = sqlite3.Row
    return connection.execute(
        f"SELECT {_COLUMNS} FROM node LEFT JOIN predecessor ON predecessor.id = node.id {rest}", values
    ).fetchall()


def by_id(connection: sqlite3.Connection, node_id: str) -> Row | None:
    """Return the node with this id, or None."""
    return next(iter(_rows(connection, "WHERE node.id = ?", (node_id,))), None)


def by_number(
    connection: sqlite3.Connection, number: str, book: str | None = None, edition: str | None = None
) -> list[Row]:
    """Return the nodes with this number, the base edition of the first book first."""
    return _rows(
        connection,
        "JOIN edition USING (edition) WHERE node.number = ? AND (?2 IS NULL OR node.book = ?2) "
        "AND (?3 IS NULL OR node.edition = ?3) ORDER BY edition.rank",
        (number, book, edition),
    )


def editions(connection: sqlite3.Connection) -> list[str]:
    """Return the ids of the editions in the store, base editions first within each book."""
    return [edition for (edition,) in connection.execute("SELECT edition FROM edition ORDER BY rank")]


def known_edition(connection: sqlite3.Connection, wanted: str) -> str:
    """Return the edition id that wanted names, in any case and width; a book alone means its base edition.

    Raises:
        BookNotFound: when no such edition is loaded.
    """
    known = editions(connection)
    name = normalise(wanted)
    for edition in known:
        if name == edition.lower():
            return edition
    for edition in known:
        if name in edition.lower().split("@"):
            return edition
    raise BookNotFound(
        phrase("no edition {wanted} is loaded", wanted=_short(wanted)),
        phrase("loaded: {loaded}", loaded=", ".join(known)),
    )


def known_game(connection: sqlite3.Connection, wanted: str) -> str:
    """Return the book that wanted names, in any case and width, or the edition where it names one ("otj").

    Raises:
        UsageFault: when there is no such book.
    """
    known = editions(connection)
    name = normalise(wanted)
    books = list(dict.fromkeys([edition.partition("@")[0] for edition in known]))
    if name in books:
        return name
    for edition in known:
        if name in (edition.lower(), edition.lower().partition("@")[2]):
            return edition
    if "@" in name and name.partition("@")[0] in books:
        raise UsageFault(
            phrase("no edition {wanted} is loaded", wanted=_short(wanted)),
            phrase("loaded: {loaded}; add its text with judgekit books add FILE", loaded=", ".join(known)),
        )
    raise UsageFault(
        phrase("there is no game {wanted}", wanted=_short(wanted)), phrase("games: {games}", games=", ".join(books))
    )


def narrowed(connection: sqlite3.Connection, game: str | None, edition: str | None) -> tuple[str | None, str | None]:
    """Return the book and the edition that a search is narrowed to, as they are spelt; None for what is not given.

    Raises:
        UsageFault: when there is no such book, or the edition is one of another.
        BookNotFound: when no such edition is loaded.
    """
    book = known_game(connection, game) if game else None
    chosen = known_edition(connection, edition) if edition else None
    if book is not None and chosen is not None and book not in (chosen, chosen.partition("@")[0]):
        of_book = [one for one in editions(connection) if book in (one, one.partition("@")[0])]
        raise UsageFault(
            phrase("{chosen} is no edition of {book}", chosen=chosen, book=book),
            phrase("editions of {book}: {of_book}", book=book, of_book=", ".join(of_book)),
        )
    return book, chosen


class Shelved:
    """What is known of an edition without its rules.

    Attributes:
        edition, book: ids.
        base: whether an unqualified id means it.
        loaded: whether its text is on this machine.
        date: its name, or for an edition of changes that of the edition it changes.
        whole: whether it is a whole rulebook: one named after its date, or the base edition.
    """

    __slots__ = ("base", "book", "date", "edition", "loaded", "whole")

    def __init__(self, edition: str, book: str, base: bool, loaded: bool, base_date: str) -> None:
        name = edition.partition("@")[2]
        self.edition, self.book, self.base, self.loaded = edition, book, base, loaded
        self.whole = base or name.isdigit()
        self.date = name if self.whole else base_date

    @property
    def age(self) -> tuple[str, bool]:
        """Return what sorts the editions of a book by time; one of changes follows the edition that it changes."""
        return self.date, not self.whole


def catalogue(connection: sqlite3.Connection) -> list[Shelved]:
    """Return what is known of the editions in the store, base editions first within each book."""
    query = "SELECT edition, book, base, loaded FROM edition ORDER BY rank"
    rows = [tuple(row) for row in connection.execute(query).fetchall()]
    dates = {book: edition.partition("@")[2] for edition, book, base, _loaded in rows if base}
    return [Shelved(edition, book, bool(base), bool(here), dates.get(book, "")) for edition, book, base, here in rows]


def newest(connection: sqlite3.Connection, book: str) -> str:
    """Return the newest edition of a book whose whole text is loaded; its base edition where there is none."""
    of_book = [one for one in catalogue(connection) if one.book == book and one.whole]
    here = [one for one in of_book if one.loaded] or [one for one in of_book if one.base]
    return max(here, key=_age).edition if here else book


def _age(one: Shelved) -> tuple[str, bool]:
    return one.age


def order(connection: sqlite3.Connection, in_use: str) -> list[str]:
    """Return the editions in the order in which they answer: that in use, then its book's, then those of the other books.

    Within a book whole texts stand first, the newest of them foremost, then what holds only changes, then what is an outline.
    """
    known = catalogue(connection)
    books = list(dict.fromkeys([in_use.partition("@")[0], *[one.book for one in known]]))
    known.sort(key=_age, reverse=True)
    known.sort(key=lambda one: (one.edition != in_use, books.index(one.book), not one.loaded, not one.whole))
    return [one.edition for one in known]


def find(
    connection: sqlite3.Connection,
    typed: str,
    edition: str | None = None,
    *,
    in_use: str | None = None,
    game: str | None = None,
) -> list[Row]:
    """Return the rules that a typed number, range or id names.

    Args:
        connection: the store.
        typed: as a judge types it ("702-19B", "dm:112.3a", "601.2a-i", "mtg:glossary/Trample").
        edition: look in this edition only.
        in_use: the edition that answers first; None: the base edition of the first book.
        game: look in the editions of this book only.

    Returns:
        One node, or the nodes of a range in order.

    Raises:
        UsageFault: when typed is no number at all.
        RuleNotFound: when no loaded edition has it; names the nearest.
        BookNotFound: when the edition typed is not loaded.
    """
    exact = by_id(connection, typed)
    if exact is not None:
        return [exact]
    query = parse_query(typed)
    if query is None:
        raise UsageFault(
            phrase("“{typed}” is no rule number", typed=_short(typed)), phrase("for words use: judgekit search WORDS")
        )
    wanted = query.edition or edition
    chosen = known_edition(connection, wanted) if wanted else None
    book = query.book or (game.partition("@")[0] if game else None)
    if chosen is None and game is not None and "@" in game:
        chosen = game
    for number in query.candidates:
        rows = by_number(connection, number, book, chosen) or unprinted(connection, number, chosen)
        if not rows:
            continue
        if len(rows) > 1 and in_use is not None:
            places = {one: place for place, one in enumerate(order(connection, in_use))}
            rows.sort(key=lambda row: places[row["edition"]])
        return rows[:1] if query.last is None else _span(connection, number, query.last, rows[0]["edition"]) or rows[:1]
    number = query.candidates[0]
    misprinted = printed_as(connection, number, book, chosen) if query.last is None else []
    if misprinted:
        return misprinted
    shelf = chosen or (in_use if in_use and book in (None, in_use.partition("@")[0]) else None)
    raise RuleNotFound(
        phrase("no rule {number} in {chosen}", number=number, chosen=chosen or book or phrase("any loaded book")),
        tuple(nearest(connection, number, book, shelf)),
    )


def _span(connection: sqlite3.Connection, first: str, last: str, edition: str) -> list[Row]:
    """Return the rules of a range that an edition has."""
    return [row for number in expand_range(first, last) for row in by_number(connection, number, None, edition)[:1]]


def printed_as(connection: sqlite3.Connection, number: str, book: str | None, edition: str | None) -> list[Row]:
    """Return the rule over which a document prints a number that no rule has: a misprint which the numbers around it prove."""
    return _rows(
        connection,
        "JOIN edition USING (edition) WHERE instr(node.json, ?) AND (?2 IS NULL OR node.book = ?2) "
        "AND (?3 IS NULL OR node.edition = ?3) ORDER BY edition.rank LIMIT 1",
        (f'"printed_number": "{number}"', book, edition),
    )


def shortfall(typed: str, rows: list[Row]) -> str:
    """Return what to say where not what was typed was found: a range without its end, the right number of a misprinted one."""
    query = parse_query(typed)
    if query is None or not rows:
        return ""
    number = query.candidates[0]
    if query.last is None:
        misprint = f'"printed_number": "{number}"' in rows[0]["json"] and number != rows[0]["number"]
        right = rows[0]["number"]
        return (
            phrase("{number} is a misprint: by its place the rule is {right}", number=number, right=right)
            if misprint
            else ""
        )
    wanted, last = expand_range(rows[0]["number"], query.last), rows[-1]["number"]
    if not wanted:
        return phrase("{typed} is no range: only {last} is shown", typed=_short(typed), last=last)
    return (
        ""
        if wanted[-1] == last
        else phrase("there is no {wanted}: {typed} ends with {last}", wanted=wanted[-1], typed=_short(typed), last=last)
    )


def unprinted(connection: sqlite3.Connection, number: str, edition: str | None) -> list[Row]:
    """Return the rule that an edition of changes has under a number without printing it: moved there, or left as it was."""
    if edition is None or edition.partition("@")[2].isdigit():
        return []
    moved = connection.execute("SELECT id FROM moved WHERE edition = ? AND number = ?", (edition, number)).fetchone()
    if moved is not None:
        row = by_id(connection, moved[0])
        return [row] if row is not None else []
    return by_number(connection, number, edition.partition("@")[0])[:1]


def _short(typed: str) -> str:
    plain = " ".join(typed.split())
    return plain if len(plain) <= 40 else plain[:39] + "…"


def nearest(connection: sqlite3.Connection, number: str, book: str | None, edition: str | None) -> list[str]:
    """Return the numbers that exist nearest to one that does not: its parent and its neighbours in order."""
    key = sort_text(number, sort_key(number))
    shelf = edition or next(
        (e for e in editions(connection) if book is None or e.partition("@")[0] == book),
        None,
    )
    found: list[tuple[str, str]] = []
    for comparison, order in (("<", "DESC"), (">", "ASC")):
        found += connection.execute(
            f"SELECT sort, number FROM node WHERE edition = ? AND sort {comparison} ? ORDER BY sort {order} LIMIT 2",
            (shelf, key),
        ).fetchall()
    parents = []
    above = parent_of(number)
    if above is not None and is_number(above):
        parents = [(row["sort"], row["number"]) for row in by_number(connection, above, book, edition)[:1]]
    ordered = sorted({(sort, name) for sort, name in [*found, *parents]})
    return [name for _sort, name in ordered][:_NEAREST]


def subrules(connection: sqlite3.Connection, row: Row) -> list[Row]:
    """Return the nodes directly below a rule, in the order of the book."""
    return _rows(connection, "WHERE node.parent = ? ORDER BY node.ordinal", (row["id"],))


def ancestors(connection: sqlite3.Connection, row: Row) -> list[Row]:
    """Return the headings above a node, the section first."""
    found: list[Row] = []
    above = row["parent"]
    while above is not None and len(found) < 8:
        parent = by_id(connection, above)
        if parent is None:
            break
        found.append(parent)
        above = parent["parent"]
    return found[::-1]


def neighbours(connection: sqlite3.Connection, row: Row) -> list[Row]:
    """Return the rule before and the rule after, under the same parent, with the rule itself between them."""
    siblings = "WHERE node.parent IS ? AND node.edition = ? AND node.kind <> 'note' AND node.ordinal"
    here = (row["parent"], row["edition"], row["ordinal"])
    before = _rows(connection, f"{siblings} < ? ORDER BY node.ordinal DESC LIMIT 1", here)
    after = _rows(connection, f"{siblings} > ? ORDER BY node.ordinal LIMIT 1", here)
    return [*before, row, *after]


def cites(connection: sqlite3.Connection, node_id: str) -> list[Row]:
    """Return the nodes that a node refers to, in the order of the book."""
    return _rows(
        connection, "JOIN edge ON edge.target = node.id WHERE edge.source = ? ORDER BY edge.target_ordinal", (node_id,)
    )


def cited_by(connection: sqlite3.Connection, node_id: str) -> list[Row]:
    """Return the nodes that refer to a node, in the order of the book."""
    return _rows(
        connection, "JOIN edge ON edge.source = node.id WHERE edge.target = ? ORDER BY edge.source_ordinal", (node_id,)
    )


def changed_in(connection: sqlite3.Connection, node_id: str) -> list[tuple[str, str]]:
    """Return each later edition that changed a rule, moved it or lacks it, with the line that says so."""
    query = "SELECT changed.edition, said FROM changed JOIN edition USING (edition) WHERE id = ? ORDER BY rank"
    return [(edition, said) for edition, said in connection.execute(query, (node_id,))]


def newer(connection: sqlite3.Connection, edition: str) -> str | None:
    """Return the newest whole loaded edition of a book that is later than one of its editions, None where there is none."""
    known = catalogue(connection)
    this = next((one for one in known if one.edition == edition), None)
    if this is None:
        return None
    later = [one for one in known if one.book == this.book and one.whole and one.loaded and one.age > this.age]
    return max(later, key=_age).edition if later else None


def changed_below(connection: sqlite3.Connection, row: Row) -> dict[str, list[str]]:
    """Return by later edition the numbers of the rules directly below one that it reworded or removed."""
    query = (
        "SELECT changed.edition, node.number, said FROM node JOIN changed ON changed.id = node.id "
        "WHERE node.parent = ? AND node.kind <> 'note' ORDER BY node.ordinal"
    )
    found: dict[str, list[str]] = {}
    for edition, number, said in map(tuple, connection.execute(query, (row["id"],)).fetchall()):
        if not said.startswith("renumbered"):
            found.setdefault(edition, []).append(number)
    return found


def before(connection: sqlite3.Connection, ids: list[str]) -> dict[str, str]:
    """Return for those of some rules that lend their Japanese from an older edition the year of it."""
    marks = ",".join("?" * len(ids))
    rows = connection.execute(f"SELECT id, since FROM predecessor WHERE ja IS NOT NULL AND id IN ({marks})", ids)
    return {row[0]: row[1] for row in rows.fetchall()}


def base_of(connection: sqlite3.Connection, ids: list[str]) -> dict[str, str]:
    """Return for those of some nodes that a base edition has too the id there: that of the rule a judge knows by its old number."""
    marks = ",".join("?" * len(ids))
    found = {node_id: node_id for node_id in ids if "@" not in node_id.partition(":")[0]}
    rows = connection.execute(f"SELECT changed_id, id FROM changed WHERE changed_id IN ({marks}) ORDER BY id", ids)
    found.update(dict(map(tuple, rows.fetchall())))
    rows = connection.execute(f"SELECT id, old FROM predecessor WHERE id IN ({marks})", ids)
    found.update(dict(map(tuple, rows.fetchall())))
    return found


def changed_among(connection: sqlite3.Connection, ids: list[str]) -> dict[str, list[str]]:
    """Return by later edition those of some nodes that it changed, moved or lacks."""
    marks = ",".join("?" * len(ids))
    query = f"SELECT changed.edition, id FROM changed JOIN edition USING (edition) WHERE id IN ({marks}) ORDER BY rank"
    found: dict[str, list[str]] = {}
    for edition, node_id in map(tuple, connection.execute(query, ids).fetchall()):
        found.setdefault(edition, []).append(node_id)
    return found


def has_text(connection: sqlite3.Connection, edition: str) -> bool:
    """Tell whether the text of an edition is loaded, or only its outline."""
    row = connection.execute("SELECT loaded FROM edition WHERE edition = ?", (edition,)).fetchone()
    return bool(row and row[0])


def loaded(connection: sqlite3.Connection, book: str | None = None) -> list[str]:
    """Return the editions whose text is loaded, of one book or of all."""
    return [
        edition
        for (edition,) in connection.execute(
            "SELECT edition FROM edition WHERE loaded AND (?1 IS NULL OR book = ?1) ORDER BY rank", (book,)
        )
    ]


def require_text(connection: sqlite3.Connection, edition: str | None = None) -> None:
    """Make sure that the text of an edition, or of any at all, is on this machine.

    Raises:
        BookNotFound: when it is not.
    """
    if edition is None and not loaded(connection):
        raise BookNotFound(phrase("the text of no rulebook is on this machine"), "judgekit books add FILE")
    if edition is not None and not has_text(connection, edition):
        raise BookNotFound(
            phrase("the text of {edition} is not on this machine", edition=edition), "judgekit books add FILE"
        )


def is_whole(connection: sqlite3.Connection, edition: str) -> bool:
    """Tell whether an edition is loaded with its text and is a whole rulebook, not only what changed."""
    overlay = connection.execute(
        "SELECT 1 FROM node WHERE edition = ? AND number IS NOT NULL AND json LIKE '%\"change\":%' LIMIT 1", (edition,)
    ).fetchone()
    return has_text(connection, edition) and overlay is None
