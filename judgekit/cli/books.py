"""`books`: the documents judgekit reads, and the account of each that nothing was lost."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from judgekit.cli import start
from judgekit.core.errors import DocumentUnreadable, UsageFault
from judgekit.library import folders, lookup, store
from judgekit.library.documents import Loaded, read_file

_COLUMNS = (
    "edition, file, path, lines, assigned, characters, characters_assigned, unassigned, loaded, title_ja, title_en"
)


def listing(connection: sqlite3.Connection, *, as_json: bool) -> str:
    """Return `books list`: every edition, whether its text is loaded, and from which file."""
    rows = _editions(connection)
    refused = json.loads(connection.execute("SELECT value FROM meta WHERE key = 'refused'").fetchone()[0])
    if as_json:
        books = [
            {"edition": row["edition"], "title": {"ja": row["title_ja"], "en": row["title_en"]}, "loaded": bool(row["loaded"]),
             "file": row["path"]}
            for row in rows
        ]  # fmt: skip
        return json.dumps({"books": books, "refused": refused}, ensure_ascii=False)
    lines = []
    for row in rows:
        where = row["path"] if row["loaded"] else "outline only: judgekit books add FILE brings the text"
        lines.append(f"{row['edition']:<18} {where}")
    lines += [f"not read: {one['message']}" for one in refused]
    return "\n".join(lines)


def _editions(connection: sqlite3.Connection) -> list[sqlite3.Row]:
    connection.row_factory = sqlite3.Row
    return connection.execute(f"SELECT {_COLUMNS} FROM edition ORDER BY rank").fetchall()


def check(connection: sqlite3.Connection, *, as_json: bool, edition: str | None) -> tuple[str, bool]:
    """Return `books check` and whether every document is whole and without faults.

    A document is whole when every character belongs to exactly one block; problems of severity "info" are no faults.

    Raises:
        BookNotFound: when the edition is not loaded, or no document at all.
    """
    lookup.require_text(connection, edition)
    rows = [row for row in _editions(connection) if row["loaded"] and edition in (None, row["edition"])]
    books = [_account(connection, row) for row in rows]
    sound = all(
        not book["unassigned"] and all(problem["severity"] == "info" for problem in book["problems"]) for book in books
    )
    if as_json:
        return json.dumps({"books": books}, ensure_ascii=False), sound
    lines = []
    for book in books:
        lines.append(
            f"{book['edition']}  {book['file']}: {book['assigned']} of {book['lines']} lines and "
            f"{book['characters_assigned']} of {book['characters']} characters assigned, "
            f"{len(book['unassigned'])} unassigned, {len(book['problems'])} problems"
        )
        for problem in book["problems"]:
            hint = f" ({problem['hint']})" if problem["hint"] else ""
            lines.append(
                f"  {book['file']}:{problem['line']}: {problem['severity']} {problem['code']}: {problem['message']}{hint}"
            )
    return "\n".join(lines), sound


def _account(connection: sqlite3.Connection, row: sqlite3.Row) -> dict[str, Any]:
    problems = connection.execute(
        "SELECT code, severity, line, message, hint FROM problem WHERE edition = ? ORDER BY line, code",
        (row["edition"],),
    ).fetchall()
    return {
        "edition": row["edition"],
        "file": row["file"],
        "lines": row["lines"],
        "assigned": row["assigned"],
        "characters": row["characters"],
        "characters_assigned": row["characters_assigned"],
        "unassigned": json.loads(row["unassigned"]),
        "problems": [
            dict(zip(("code", "severity", "line", "message", "hint"), problem, strict=True)) for problem in problems
        ],
    }


def add(paths: list[Path], *, as_json: bool = False) -> str:
    """Keep copies of documents in the user's data folder, read them, and say of each what `books check` says.

    Raises:
        DocumentUnreadable: for the first file that is no rulebook; nothing of this call is kept then.
    """
    documents = [read_file(path) for path in paths]
    folder = Path(folders.added())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for document in documents:
            edition = document.reading.edition
            kept = folder / f"{edition}.txt"
            unfinished = kept.with_suffix(".part")
            shutil.copyfile(document.path, unfinished)
            unfinished.replace(kept)
    except OSError as fault:
        raise DocumentUnreadable(f"{folder}: {fault.strerror or fault}", "the data folder cannot be written") from fault
    connection = store.open_store(start.progress)
    added = [_added(connection, document) for document in documents]
    if as_json:
        return json.dumps({"added": added}, ensure_ascii=False)
    return "\n".join(
        "{edition}: {file}, {nodes} nodes, {assigned} of {lines} lines assigned, {problems} problems".format(**one)
        + (f"; not read, since {one['read_instead']} gives this edition too" if one["read_instead"] else "")
        for one in added
    )


def _added(connection: sqlite3.Connection, document: Loaded) -> dict[str, Any]:
    """Return what became of a document: its account, its problems as the store has them, and a file read in its place."""
    reading, account = document.reading, document.reading.account()
    query = "SELECT digest, path FROM edition WHERE edition = ?"
    digest, path = next(map(tuple, connection.execute(query, (reading.edition,))))
    (problems,) = connection.execute("SELECT count(*) FROM problem WHERE edition = ?", (reading.edition,)).fetchone()
    read = digest == document.digest
    return {
        "edition": reading.edition,
        "file": document.path.name,
        "nodes": len(reading.nodes),
        "lines": account.lines,
        "assigned": account.assigned,
        "problems": problems if read else len(reading.problems),
        "read_instead": None if read else path,
    }


def remove(edition: str, *, as_json: bool = False) -> str:
    """Take a document that was added out of the user's data folder.

    Raises:
        UsageFault: when no document of that edition was added.
    """
    kept = Path(folders.added()) / f"{edition}.txt"
    present = {path.stem: path for path in Path(folders.added()).glob("*.txt")} if kept.parent.is_dir() else {}
    if edition not in present:
        added = ", ".join(sorted(present)) or "none"
        raise UsageFault(f"no document of {edition} was added with `books add`", f"added: {added}")
    present[edition].unlink()
    return json.dumps({"removed": edition}) if as_json else f"{edition}: removed"
