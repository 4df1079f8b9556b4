"""`books`: the documents judgekit reads, and the account of each that nothing was lost."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

from judgekit.core.errors import DocumentUnreadable, UsageFault
from judgekit.library import folders, lookup
from judgekit.library.documents import read_file

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


def add(paths: list[Path]) -> str:
    """Keep copies of documents in the user's data folder and say what each was recognised as.

    Raises:
        DocumentUnreadable: for the first file that is no rulebook; nothing of this call is kept then.
    """
    documents = [read_file(path) for path in paths]
    folder = Path(folders.added())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lines = []
        for document in documents:
            edition = document.reading.edition
            kept = folder / f"{edition}.txt"
            unfinished = kept.with_suffix(".part")
            shutil.copyfile(document.path, unfinished)
            unfinished.replace(kept)
            account = document.reading.account()
            lines.append(
                f"{edition}: {document.path.name}, {len(document.reading.nodes)} nodes, "
                f"{account.assigned} of {account.lines} lines assigned, {len(document.reading.problems)} problems"
            )
    except OSError as fault:
        raise DocumentUnreadable(f"{folder}: {fault.strerror or fault}", "the data folder cannot be written") from fault
    return "\n".join(lines)


def remove(edition: str) -> str:
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
    return f"{edition}: removed"
