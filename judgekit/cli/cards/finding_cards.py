"""Cards for the command line: found for scenarios by name, joined with the rules of their keywords and with our scenarios."""

from __future__ import annotations

import os

from judgekit.cards.store import opened
from judgekit.cli import answering
from judgekit.core import sqlite3
from judgekit.library import choice, folders, lookup, store
from judgekit.library.term_keys import term_key

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from collections.abc import Callable

    from judgekit.cards.store import StoredCard
    from judgekit.core.json_values import Json

NEAREST = 4


def serve_scenarios() -> None:
    """Let scenarios name cards of the files that the user added; without any, nothing is loaded for it."""
    cards = opened()
    if cards is None:
        return
    from judgekit.scenarios.files import card_files

    def filed(card: StoredCard | None) -> card_files.FiledCard | None:
        return None if card is None else card_files.FiledCard(card.name, card.definition, card.file)

    from judgekit.cards.known_names import english_name, names_in, nicknames_in

    def find(name: str, game: str) -> card_files.FiledCard | None:
        return filed(cards.exactly(name, game)) or listed(name, game)

    def spoken(name: str, game: str) -> card_files.FiledCard | None:
        return filed(cards.spoken(name, game)) or listed(name, game)

    def listed(name: str, game: str) -> card_files.FiledCard | None:
        english = english_name(name, game)
        return filed(cards.exactly(english, game)) if english else None

    def nearest(name: str, game: str) -> list[str]:
        return [match.card.name for match in cards.named(name, game, NEAREST)]

    def nicknamed(text: str, game: str) -> dict[str, str]:
        return nicknames_in(text, game, lambda name: spoken(name, game) is not None)

    card_files.use(card_files.CardFiles(find, spoken, nearest, cards.in_japanese, names_in, nicknamed))


def in_question(
    connection: sqlite3.Connection, query: str, read_now: Callable[[StoredCard], list[dict[str, Json]]]
) -> list[tuple[str, str, str]]:
    """Return the cards that a question names: as typed, the card's name, and what it is asked about.

    Args:
        connection: the store of rulebooks, whose headwords are no cards.
        query: as typed.
        read_now: reads what a card says, where that is not kept.
    """
    cards = opened()
    if cards is None:
        return []
    from judgekit.cards import in_question as questions
    from judgekit.cards import understanding

    def is_term(word: str) -> bool:
        found = connection.execute("SELECT 1 FROM term WHERE key = ? LIMIT 1", (term_key(word),))
        return found.fetchone() is not None

    def read(card: StoredCard) -> list[dict[str, Json]]:
        return understanding.kept(cards.connection, card, lambda: read_now(card))

    found = questions.cards_of(query, cards, is_term, read)
    return [(one.surface, one.card.name, meaning) for one, meaning in found]


def scenarios_with(connection: sqlite3.Connection, name: str, game: str) -> list[str]:
    """Return the paths of judgekit's own scenarios that define a card of this name, below the corpus.

    Args:
        connection: the store of cards, which keeps an index of them; it is made anew when a scenario has changed.
        name: the card.
        game: its book.
    """
    files, changed = _scenario_files(os.path.join(folders.corpus(), game))
    stamp = f"{len(files)} {changed}"
    if connection.execute("SELECT stamp FROM indexed WHERE game = ?", (game,)).fetchone() != (stamp,):
        _index(connection, game, stamp, files)
    query = "SELECT path FROM used WHERE game = ? AND name = ? ORDER BY path"
    return [path for (path,) in connection.execute(query, (game, name))]


def _scenario_files(folder: str) -> tuple[list[str], int]:
    """Return the scenario files below a folder, and the newest change of the folders that they lie in.

    Not of the files: to ask each of thousands takes longer than the rest of a cold `card NAME`, and an update of judgekit puts new
    files into the folders. Who edits a scenario in place and has added no other since sees its cards named so far.
    """
    found: list[str] = []
    changed = 0
    waiting = [os.path.join(folder, part) for part in ("scenarios", "examples")]
    while waiting:
        inner = waiting.pop()
        if os.path.isdir(inner):
            changed = max(changed, os.stat(inner).st_mtime_ns)
            for entry in os.scandir(inner):
                if entry.name.endswith(".yaml"):
                    found.append(entry.path)
                elif entry.is_dir():
                    waiting.append(entry.path)
    return found, changed


def _index(connection: sqlite3.Connection, game: str, stamp: str, paths: list[str]) -> None:
    """Write down which cards the scenarios of a game define: the names at the second level below `cards:`."""
    import re
    from contextlib import suppress

    block = re.compile(r"^cards:\n((?:(?: .*)?\n)+)", re.MULTILINE)
    defined = re.compile(r"^  ([^\s:#][^:\n]*|\"[^\"]+\"|'[^']+'):", re.MULTILINE)
    above = os.path.dirname(folders.corpus())
    rows = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            cards = block.search(file.read())
        for name in defined.findall(cards[1]) if cards is not None else ():
            rows.append((game, name.strip("\"'"), os.path.relpath(path, above)))
    # A store that cannot be written now names no scenarios, and the card is shown all the same.
    with suppress(sqlite3.OperationalError):
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM used WHERE game = ?", (game,))
        connection.executemany("INSERT INTO used VALUES (?, ?, ?)", rows)
        connection.execute("INSERT OR REPLACE INTO indexed VALUES (?, ?)", (game, stamp))
        connection.execute("COMMIT")


def rules_of_keywords(keywords: list[str], game: str) -> list[dict[str, str]]:
    """Return number, heading and gloss of the rule of each keyword, in the edition one judges by."""
    if not keywords:
        return []
    connection = store.open_store(answering.progress)
    asked = choice.asked(connection, game)
    found = []
    for keyword in keywords:
        row = _rule_of(connection, keyword, asked.in_use)
        if row is not None:
            found.append(row)
    return found


def _rule_of(connection: sqlite3.Connection, keyword: str, edition: str) -> dict[str, str] | None:
    ids = [
        id
        for (id,) in map(
            tuple, connection.execute("SELECT id FROM term WHERE key = ? ORDER BY ordinal", (term_key(keyword),))
        )
    ]
    rows = [row for id in ids if (row := lookup.by_id(connection, id)) is not None and row["kind"] != "entry"]
    row = next((row for row in rows if row["edition"] == edition), None)
    if row is None:
        return None
    below = [one for one in lookup.subrules(connection, row) if one["gloss_ja"] or one["gloss_en"]]
    said = below[1] if len(below) > 1 else below[0] if below else row
    return {
        "number": str(row["number"]),
        "heading": keyword,
        "ja": str(said["gloss_ja"] or ""),
        "en": str(said["gloss_en"] or ""),
    }
