"""`term`: glossary entries and keywords by either language, by reading or romaji, with the rules behind them."""

from __future__ import annotations

import sys

from judgekit.cli import answering
from judgekit.cli.rules import lookup as rules
from judgekit.cli.screen import plain
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError
from judgekit.core.wording import phrase
from judgekit.library import lookup
from judgekit.library.choice import Asked
from judgekit.library.term_keys import term_key

_LIMIT = 20
_LONGEST_HEAD = 1_000
"""Letters; no head is longer, and the database takes no pattern of any length."""
_SUGGESTED, _ALIKE, _LONGEST = 3, 0.7, 60
"""Heads suggested for a word that is none, how alike they must be, and how much of the word is compared."""


class TermNotFound(JudgekitError):
    """A word that heads no glossary entry and no rule.

    Attributes:
        near: heads that are written like it.
    """

    def __init__(self, word: str, near: list[str]) -> None:
        hint = phrase("did you mean: {near}", near=", ".join(near)) if near else phrase("try: judgekit search WORDS")
        super().__init__(phrase("no glossary entry or keyword “{word}”", word=word[:40]), hint)
        self.near = near


def asked(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit term WORD` without the typer application, which costs more than the answer."""

    def found(connection: sqlite3.Connection) -> int:
        where = answering.asked(connection, options)
        lang = answering.language(options)
        print(answer(connection, " ".join(words), where, lang=lang, as_json="json" in options))
        if where.remark:
            answering.tell(where.remark)
        return 0

    return answering.with_store(found)


def find(connection: sqlite3.Connection, word: str, asked: Asked) -> list[sqlite3.Row]:
    """Return the nodes that a word names, those of the edition one judges by; where that has none, those of the first that has.

    Heads that are the word stand before heads that begin with it or hold it, whichever edition they are of.

    Args:
        connection: the store.
        word: in either language, in kana or in romaji.
        asked: where to look.

    Raises:
        TermNotFound: when no head begins with it.
    """
    keys = [term_key(word)]
    if word.isascii():
        import jaconv  # only a word in Latin letters can be romaji

        keys.append(term_key(jaconv.alphabet2kana(word.lower())))
    for pattern in ("= ?", "GLOB ?||'*'", "GLOB '*'||?||'*'"):
        found: dict[str, None] = {}
        for key in keys:
            if 0 < len(key) <= _LONGEST_HEAD and not set(key) & set("*?["):
                query = (
                    f"SELECT DISTINCT id FROM term WHERE key {pattern} ORDER BY length(key), ordinal LIMIT {4 * _LIMIT}"
                )
                found.update((node_id, None) for (node_id,) in map(tuple, connection.execute(query, (key,))))
        nodes = [row for node_id in found if (row := lookup.by_id(connection, node_id)) is not None]
        nodes += _under_the_same_head(connection, nodes, asked.in_use)
        rows = [row for row in nodes if _is_wanted(row, asked)]
        if rows:
            ranks = {edition: rank for rank, edition in enumerate(lookup.order(connection, asked.in_use))}
            rows.sort(key=lambda row: (ranks[row["edition"]], row["kind"] != "entry"))
            return [row for row in rows if asked.game is not None or row["edition"] == rows[0]["edition"]][:_LIMIT]
    raise TermNotFound(word, _near(connection, keys, asked))


def _under_the_same_head(connection: sqlite3.Connection, nodes: list[sqlite3.Row], edition: str) -> list[sqlite3.Row]:
    """Return what an edition has under the English heads of nodes of other editions: an English text knows no スタック."""
    book = edition.partition("@")[0]
    if any(row["edition"] == edition for row in nodes):
        return []
    heads = {term_key(row["title_en"]) for row in nodes if row["book"] == book and row["title_en"]}
    marks = ",".join("?" * len(heads))
    rows = connection.execute(
        f"SELECT DISTINCT term.id FROM term JOIN node ON node.id = term.id WHERE key IN ({marks}) AND edition = ? "
        "ORDER BY term.ordinal",
        (*heads, edition),
    ).fetchall()
    return [row for (node_id,) in map(tuple, rows) if (row := lookup.by_id(connection, node_id)) is not None]


def _is_wanted(row: sqlite3.Row, asked: Asked) -> bool:
    of_game = asked.game is None or asked.game in (row["book"], row["edition"])
    return of_game and asked.edition in (None, row["edition"])


def _near(connection: sqlite3.Connection, keys: list[str], asked: Asked) -> list[str]:
    """Return the heads that are written most like a word, in either language."""
    from difflib import get_close_matches

    ids: dict[str, str] = {}
    book = asked.edition.partition("@")[0] if asked.edition else asked.game
    for key, node_id in map(tuple, connection.execute("SELECT key, id FROM term ORDER BY ordinal DESC")):
        if book is None or node_id.partition(":")[0] == book:
            ids[key] = node_id
    found: dict[str, None] = {}
    for key in keys:
        for near in get_close_matches(key[:_LONGEST], ids, n=_SUGGESTED, cutoff=_ALIKE):
            row = lookup.by_id(connection, ids[near])
            if row is not None:
                found[plain.heading(row)] = None
    return list(found)[:_SUGGESTED]


def answer(connection: sqlite3.Connection, word: str, asked: Asked, *, lang: str, as_json: bool) -> str:
    """Return `judgekit term WORD`: the entries, and the rules behind each.

    Raises:
        TermNotFound: when there is none; as JSON that is shown first.
    """
    try:
        rows = find(connection, word, asked)
    except TermNotFound as fault:
        if as_json:
            print(rules.missing_as_json(fault.near, "did_you_mean"))
        raise
    if as_json:
        return "\n".join(rules.as_json(connection, row) for row in rows)
    if sys.stdout.isatty():
        from judgekit.cli.screen import terminal

        shown = [terminal.rule(connection, row, lang=lang, bare=True, gloss=True) for row in rows]
    else:
        shown = [plain.rule(connection, row, lang=lang, bare=True, gloss=True) for row in rows]
    return "\n\n".join([*_elsewhere(word, rows, asked, lang), *shown])


def _elsewhere(word: str, rows: list[sqlite3.Row], asked: Asked, lang: str) -> list[str]:
    """Return the line that says that only another game's or another edition's book has a word; nothing where it is wanted."""
    today = asked.in_use
    if asked.game is not None or rows[0]["edition"] == today:
        return []
    named = ", ".join(dict.fromkeys(row["edition"] for row in rows))
    if lang == "ja":
        return [f"{today} に「{word[:40]}」の項はない。以下は {named} のもの"]
    return [
        phrase("{today} has no entry “{word}”: what follows is of {named}", today=today, word=word[:40], named=named)
    ]
