"""The edition one judges by: chosen once, kept in the platform's configuration folder, or the newest whole text of Magic.

Above what is kept stand `$JUDGEKIT_GAME` and `$JUDGEKIT_EDITION`, and above them what a command line says.
On the path of a cold look-up: one small file is read.
"""

from __future__ import annotations

import os

from judgekit.core import sqlite3
from judgekit.core.errors import BookNotFound, UsageFault
from judgekit.core.numbers import normalise
from judgekit.core.wording import phrase
from judgekit.library import folders, lookup

FIRST_BOOK = "mtg"
"""The book that answers where nobody has chosen one."""

GAME, EDITION = "JUDGEKIT_GAME", "JUDGEKIT_EDITION"
LONGEST = 60
"""Characters of an edition's id; what is longer in the file of the choice is none."""


class Choice:
    """The edition one judges by.

    Attributes:
        edition: its id.
        by: the variable or the file that says so; empty where nothing does.
        remark: what is to be said: that what was chosen is not there; else empty.
    """

    __slots__ = ("by", "edition", "remark")

    def __init__(self, edition: str, by: str = "", remark: str = "") -> None:
        self.edition = edition
        self.by = by
        self.remark = remark


class Asked:
    """Where an answer is looked for.

    Attributes:
        edition: the only edition wanted; None for all.
        game: the only book wanted, or the edition that stands for it ("mtg@otj" of "otj"); None for all.
        in_use: the edition that answers first.
        remark: what is to be said of the choice; else empty.
        decided: somebody chose the book that answers first, for this machine or in the environment.
    """

    __slots__ = ("decided", "edition", "game", "in_use", "remark")

    def __init__(
        self, edition: str | None, game: str | None, in_use: str, remark: str = "", *, decided: bool = False
    ) -> None:
        self.edition = edition
        self.game = game
        self.in_use = in_use
        self.remark = remark
        self.decided = decided

    def find(self, connection: sqlite3.Connection, typed: str) -> list[sqlite3.Row]:
        """Return the rules that a typed number, range or id names; see `lookup.find`."""
        return lookup.find(connection, typed, self.edition, in_use=self.in_use, game=self.game)


def asked(connection: sqlite3.Connection, game: str | None = None, edition: str | None = None) -> Asked:
    """Return where to look for what a command line with these options asks for.

    Args:
        connection: the store.
        game: what `--game` says, in any case and width.
        edition: what `--edition` says.

    Raises:
        UsageFault: when there is no such game, or the edition is one of another.
        BookNotFound: when no such edition is loaded.
    """
    book, chosen = lookup.narrowed(connection, game, edition)
    if chosen is not None:
        return Asked(chosen, book, chosen)
    choice = in_use(connection, book)
    return Asked(None, book, choice.edition, choice.remark, decided=bool(choice.by) and not choice.remark)


def path() -> str:
    """Return the file in which the choice is kept."""
    return os.path.join(folders.config(), "use")


def kept() -> str:
    """Return what was chosen, "" for nothing; a file that is no choice is none."""
    try:
        with open(path(), encoding="utf-8") as file:
            lines = file.read(4 * LONGEST).split("\n")
    except (OSError, UnicodeDecodeError):
        return ""
    return normalise(lines[0])[:LONGEST]


def keep(wanted: str) -> None:
    """Keep a choice, an edition or a book, in place of the one before."""
    os.makedirs(folders.config(), exist_ok=True)
    unfinished = f"{path()}.{os.getpid()}"
    with open(unfinished, "w", encoding="utf-8") as file:
        file.write(f"{wanted}\n")
    os.replace(unfinished, path())


def forget() -> None:
    """Keep no choice any more."""
    try:
        os.remove(path())
    except FileNotFoundError:
        return


def known(connection: sqlite3.Connection, wanted: str) -> str:
    """Return the edition or the book that wanted names: "mtg@20260417" of "20260417", "mtg" of "MTG".

    Raises:
        UsageFault: when there is neither.
    """
    return lookup.known_game(connection, wanted)


def edition_of(connection: sqlite3.Connection, chosen: str) -> str:
    """Return the edition that a book or an edition stands for: of a book the newest one whose whole text is loaded."""
    return chosen if "@" in chosen else lookup.newest(connection, chosen)


def in_use(connection: sqlite3.Connection, game: str | None = None) -> Choice:
    """Return the edition one judges by.

    Args:
        connection: the store.
        game: the book that the command line names, where it names one: that book's edition is meant.

    Raises:
        UsageFault: when the environment names no game or edition that there is, or an edition of another game.
    """
    found = _of_environment(connection) or _of_file(connection) or Choice(lookup.newest(connection, FIRST_BOOK))
    if game is None or found.edition.partition("@")[0] == game:
        return found
    if game == found.edition or "@" in game:
        return Choice(game)
    return Choice(lookup.newest(connection, game))


def _of_environment(connection: sqlite3.Connection) -> Choice | None:
    game, edition = os.environ.get(GAME, "").strip(), os.environ.get(EDITION, "").strip()
    if not game and not edition:
        return None
    book = _named(connection, GAME, game) if game else ""
    chosen = edition_of(connection, _named(connection, EDITION, edition)) if edition else ""
    if chosen and book not in ("", chosen, chosen.partition("@")[0]):
        raise UsageFault(
            phrase("{edition} is {chosen}, which is no edition of {book}", edition=EDITION, chosen=chosen, book=book),
            phrase("change it, or {game}", game=GAME),
        )
    if chosen:
        return Choice(chosen, EDITION)
    # The game alone leaves the edition that was chosen of it.
    of_file = _of_file(connection)
    same = of_file is not None and not of_file.remark and book == of_file.edition.partition("@")[0]
    return of_file if same else Choice(edition_of(connection, book), GAME)


def _named(connection: sqlite3.Connection, variable: str, value: str) -> str:
    try:
        return known(connection, value)
    except UsageFault as fault:
        raise UsageFault(f"{variable}: {fault}", fault.hint) from fault


def _of_file(connection: sqlite3.Connection) -> Choice | None:
    chosen = kept()
    if not chosen:
        return None
    try:
        return Choice(edition_of(connection, known(connection, chosen)), path())
    except (UsageFault, BookNotFound):
        instead = lookup.newest(connection, FIRST_BOOK)
        remark = phrase(
            "{chosen}, which is in use, is not on this machine: {instead} answers (judgekit use shows it)",
            chosen=chosen,
            instead=instead,
        )
        return Choice(instead, "", remark)
