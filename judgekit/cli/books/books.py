"""`books`: the documents judgekit reads, and the account of each that nothing was lost."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

from judgekit.cli import answering
from judgekit.cli.books import problem_words
from judgekit.core import sqlite3
from judgekit.core.errors import DocumentUnreadable, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.numbers import normalise
from judgekit.core.typed import Any
from judgekit.core.wording import phrase, reason_of
from judgekit.library import folders, lookup, stamp, store
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
        where = row["path"] if row["loaded"] else phrase("outline only: judgekit books add FILE brings the text")
        lines.append(f"{row['edition']:<18} {where}")
    lines += [phrase("not read: {file}", file=one["message"]) for one in refused]
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
            phrase(
                "{edition}  {file}: {assigned} of {lines} lines and {characters_assigned} of {characters} characters assigned, "
                "{unassigned} unassigned, {problems} problems",
                edition=book["edition"],
                file=book["file"],
                assigned=book["assigned"],
                lines=book["lines"],
                characters_assigned=book["characters_assigned"],
                characters=book["characters"],
                unassigned=len(book["unassigned"]),
                problems=len(book["problems"]),
            )
        )
        for problem in book["problems"]:
            told = problem_words.told(problem["severity"], problem["code"], problem["message"], problem["hint"])
            lines.append(f"  {book['file']}:{problem['line']}: {told}")
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
        DocumentUnreadable: for the first file that is no rulebook, or not in substance the one it seems; nothing of this call is
            kept then.
    """
    documents: list[Loaded] = []
    accounts: list[dict[str, Json]] = []
    for path in paths:
        document = _read(path, among=len(paths))
        documents.append(document)
        accounts.append(_account_of(document))
        document.forget()
        if not document.worth.is_met:
            raise DocumentUnreadable(
                phrase(
                    "{path}: it looks like {edition} but holds only {worth}",
                    path=document.path,
                    edition=document.edition,
                    worth=document.worth,
                ),
                phrase("nothing was added; give the whole text of the rulebook"),
            )
    before = _read_from(store.open_store(answering.progress))
    try:
        kept = [_keep(document) for document in documents]
    except OSError as fault:
        raise DocumentUnreadable(
            f"{folders.added()}: {reason_of(fault)}", phrase("the data folder cannot be written")
        ) from fault
    connection = store.open_store(answering.progress)
    added = [
        _added(connection, document, account, name, before.get(document.edition))
        for document, account, name in zip(documents, accounts, kept, strict=True)
    ]
    if as_json:
        return json.dumps({"added": added}, ensure_ascii=False)
    return "\n".join(
        phrase("{edition}: {file}, {nodes} nodes, {assigned} of {lines} lines assigned, {problems} problems", **one)
        + (
            phrase("; not read, since {file} gives this edition too, no worse", file=one["read_instead"])
            if one["read_instead"]
            else ""
        )
        + (
            phrase("; replaces {old} (undo: judgekit books remove {kept})", old=one["replaces"], kept=one["kept"])
            if one["replaces"]
            else ""
        )
        for one in added
    )


def _read(path: Path, among: int) -> Loaded:
    """Return a document; where one of several is none, say that the others wait only for its being left out."""
    try:
        return read_file(path)
    except DocumentUnreadable as fault:
        if among == 1:
            raise
        raise DocumentUnreadable(
            str(fault), phrase("nothing was added; leave this file out and give the others")
        ) from fault


def _read_from(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the file that gives each edition whose text is loaded."""
    return dict(connection.execute("SELECT edition, path FROM edition WHERE loaded").fetchall())


def _keep(document: Loaded) -> str:
    """Copy a document into the user's data folder under its own name, and return that; a copy already there is the latest now."""
    folder = Path(folders.added())
    folder.mkdir(parents=True, exist_ok=True)
    data = document.path.read_bytes()
    for path in sorted(folder.iterdir()):
        if path.name.endswith(stamp.DOCUMENT_SUFFIXES) and path.is_file() and path.read_bytes() == data:
            path.touch()
            return path.name
    suffix = document.path.suffix if document.path.suffix in stamp.DOCUMENT_SUFFIXES else ".txt"
    names = (f"{document.path.stem}{f'-{n}' if n > 1 else ''}{suffix}" for n in count(1))
    kept = next(path for name in names if not (path := folder / name).exists())
    unfinished = kept.with_name(f"{kept.name}.part")
    try:
        unfinished.write_bytes(data)
        unfinished.replace(kept)
    finally:
        unfinished.unlink(missing_ok=True)
    return kept.name


def _account_of(document: Loaded) -> dict[str, Json]:
    """Return what stands in a document, for which its reading has to be there."""
    reading, account = document.reading, document.reading.account()
    return {
        "nodes": len(reading.nodes),
        "lines": account.lines,
        "assigned": account.assigned,
        "problems": len(reading.problems),
    }


def _added(
    connection: sqlite3.Connection, document: Loaded, account: dict[str, Json], kept: str, before: str | None
) -> dict[str, Json]:
    """Return what became of a document: its account, its problems as the store has them, and a file read in its place."""
    query = "SELECT digest, path FROM edition WHERE edition = ?"
    digest, path = next(map(tuple, connection.execute(query, (document.edition,))))
    (problems,) = connection.execute("SELECT count(*) FROM problem WHERE edition = ?", (document.edition,)).fetchone()
    read = digest == document.digest
    replaces = before if read and before != path else None
    return {
        "edition": document.edition,
        "file": document.path.name,
        **account,
        **({"problems": problems} if read else {}),
        "read_instead": None if read else path,
        "kept": kept,
        "replaces": replaces,
    }


def remove(wanted: str, *, as_json: bool = False) -> str:
    """Take a document that was added out of the user's data folder; an earlier one of its edition answers again.

    Args:
        wanted: the name of the file as it is kept, or an edition: then the file of it that is read.
        as_json: whether a program asks.

    Raises:
        UsageFault: when no such document was added.
    """
    folder = Path(folders.added())
    present = {path.name: path for path in sorted(folder.iterdir())} if folder.is_dir() else {}
    present = {name: path for name, path in present.items() if name.endswith(stamp.DOCUMENT_SUFFIXES)}
    chosen, edition = present.get(wanted), None
    if present and chosen is None:
        before = _read_from(store.open_store(answering.progress))
        edition = normalise(wanted)
        chosen = next((path for path in present.values() if str(path) == before.get(edition)), None)
    if chosen is None:
        added = ", ".join(present) or phrase("none")
        raise UsageFault(
            phrase("no document {wanted} was added with `books add`", wanted=wanted[:60]),
            phrase("added: {added}", added=added),
        )
    before = _read_from(store.open_store(answering.progress))
    chosen.unlink()
    after = _read_from(store.open_store(answering.progress))
    again = {one: path for one, path in after.items() if before.get(one) == str(chosen)}
    if as_json:
        return json.dumps({"removed": wanted, **({"answers_again": again} if again else {})}, ensure_ascii=False)
    return "\n".join(
        [
            phrase("{wanted}: removed", wanted=wanted),
            *(phrase("{edition}: {path} answers again", edition=one, path=path) for one, path in again.items()),
        ]
    )
