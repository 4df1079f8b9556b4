"""Cards for the command line: found for scenarios by name, joined with the rules of their keywords and with our scenarios."""

from __future__ import annotations

import os
import re

from judgekit.cards.store import opened
from judgekit.cli import answering
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError
from judgekit.library import choice, folders, lookup, store
from judgekit.library.term_keys import term_key

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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
    from judgekit.cards.spelling import spelt_otherwise

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
        def namesakes(first: str) -> list[str]:
            found = (match.card for match in cards.named(first, game, _NAMESAKES))
            return [one.name for one in found if re.search("Legend|Planeswalker", str(one.definition.get("types", "")))]

        return nicknames_in(text, game, lambda name: spoken(name, game) is not None, namesakes)

    def spelt(text: str, game: str) -> dict[str, str]:
        return spelt_otherwise(text, game, cards.among)

    card_files.use(card_files.CardFiles(find, spoken, nearest, cards.in_japanese, names_in, nicknamed, spelt))


_NAMESAKES = 40
"""Cards that are looked at for others of a legend's name."""
_OF_ANOTHER: list[object] = []
"""What was open in the process that this one began as a copy of: it is neither used nor closed here."""


def serve_anew() -> None:
    """Serve scenarios in a process that plays some of the files of another one, with cards opened for itself."""
    from judgekit.scenarios.files import card_files

    _OF_ANOTHER.extend(card_files.left())
    serve_scenarios()


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
        try:
            connection.execute("DELETE FROM used WHERE game = ?", (game,))
            connection.executemany("INSERT INTO used VALUES (?, ?, ?)", rows)
            connection.execute("INSERT OR REPLACE INTO indexed VALUES (?, ?)", (game, stamp))
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:  # half of it keeps every other process from the store
                connection.execute("ROLLBACK")


KEYWORD_ACTIONS = "Keyword Actions"
"""The English heading of the chapter whose words are actions that cards name (701)."""

_ROOMY_GLOSS = 200
"""Letters; a gloss that has no more may only say what kind of ability a word is, and the next one says what it does."""
_OF_SEVERAL_INSTANCES = ("adds nothing", "on its own")
"""What a rule says that is of two instances of an ability, not of what it does."""


def rules_of_keywords(
    keywords: list[str], game: str, readings: Sequence[Mapping[str, Json]] = ()
) -> list[dict[str, str]]:
    """Return number, heading and gloss of the rule of each keyword and keyword action, in the edition one judges by.

    Args:
        keywords: keywords that a card file lists.
        game: the book.
        readings: what the text was understood as, whose keywords and actions are meant too.
    """
    abilities, deeds = _words_of(readings)
    wanted = list(dict.fromkeys([*(word.casefold() for word in keywords), *abilities, *deeds]))
    if not wanted:
        return []
    try:
        connection = store.open_store(answering.progress)
        edition = choice.asked(connection, game).in_use
    except JudgekitError:  # a card is shown all the same where no rulebook is
        return []
    found: dict[str, dict[str, str]] = {}
    named = {word.casefold() for word in keywords} | set(abilities)
    for word in wanted:
        row = _rule_of(connection, word, edition, of_ability=word in named)
        if row is not None:
            found.setdefault(row["number"], row)
    return list(found.values())


def _words_of(readings: Sequence[Mapping[str, Json]]) -> tuple[list[str], list[str]]:
    """Return the keywords that stand in terms, and the words under which their parts stand, some of which are actions."""
    abilities: dict[str, None] = {}
    deeds: dict[str, None] = {}

    def look(term: Json) -> None:
        if isinstance(term, list):
            for one in term:
                look(one)
        elif isinstance(term, dict):
            for key, value in term.items():
                if key == "keyword" and isinstance(value, str):
                    abilities["landwalk" if value.endswith("walk") else value] = None
                elif key not in ("text", "name"):
                    deeds[key.replace("-", " ")] = None
                    look(value)

    for reading in readings:
        abilities_read = reading.get("abilities")
        for one in abilities_read if isinstance(abilities_read, list) else ():
            terms = one["terms"] if isinstance(one, dict) else None
            for term in terms if isinstance(terms, list) else ():
                # The word in front says what kind of ability it is.
                look(term if not isinstance(term, dict) or "keyword" in term else list(term.values()))
    return list(abilities), list(deeds)


def _rule_of(connection: sqlite3.Connection, word: str, edition: str, *, of_ability: bool) -> dict[str, str] | None:
    """Return the rule of a word; what is no ability must be an action that has a rule of its own among them."""
    ids = connection.execute("SELECT id FROM term WHERE key = ? ORDER BY ordinal", (term_key(word),))
    rows = [row for (id,) in map(tuple, ids) if (row := lookup.by_id(connection, id)) is not None]
    rows = [row for row in rows if row["kind"] != "entry" and row["edition"] == edition]
    rows = [row for row in rows if of_ability or _is_action(connection, row)]
    if not rows:
        return None
    row = rows[0]
    ja, en = _said(row, lookup.subrules(connection, row))
    return {
        "number": str(row["number"]),
        "heading": word,
        "title_ja": str(row["title_ja"] or ""),
        "title_en": str(row["title_en"] or ""),
        "ja": ja,
        "en": en,
    }


def _is_action(connection: sqlite3.Connection, row: sqlite3.Row) -> bool:
    above = lookup.by_id(connection, row["parent"]) if row["parent"] else None
    return above is not None and above["title_en"] == KEYWORD_ACTIONS


def _said(row: sqlite3.Row, below: list[sqlite3.Row]) -> tuple[str, str]:
    """Return what our glosses say of a keyword, Japanese and English: the first, and the next where the first is short."""
    glossed = [one for one in below if one["gloss_ja"] or one["gloss_en"]] or [row]
    said = glossed[:1]
    if len(str(said[0]["gloss_en"] or "")) <= _ROOMY_GLOSS:
        said += [one for one in glossed[1:2] if not _is_of_several_instances(str(one["gloss_en"] or ""))]
    return "".join(str(one["gloss_ja"] or "") for one in said), " ".join(str(one["gloss_en"] or "") for one in said)


def _is_of_several_instances(gloss: str) -> bool:
    return any(words in gloss for words in _OF_SEVERAL_INSTANCES)
