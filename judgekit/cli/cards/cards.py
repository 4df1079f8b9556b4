"""`cards`: the card files that the user added."""

from __future__ import annotations

import json
from pathlib import Path

from judgekit.cards import adding, store
from judgekit.cards.adding import Account
from judgekit.cli import answering
from judgekit.core.wording import phrase
from judgekit.library import folders


def add(files: list[Path], game: str, *, as_json: bool) -> str:
    """Read files of cards into the store, and say of each what became of it.

    Raises:
        DocumentUnreadable: for the first file that is no file of cards; those before it are kept.
    """
    accounts = [adding.add(file, game, answering.progress) for file in files]
    if as_json:
        shapes = [{**account._asdict(), "size": _size()} for account in accounts]
        return json.dumps({"added": shapes}, ensure_ascii=False)
    return "\n".join(line for account in accounts for line in _told(account))


def _told(account: Account) -> list[str]:
    kept = [phrase("{cards:,} cards", cards=account.cards), phrase("{faces:,} faces", faces=account.faces)]
    if account.japanese:
        kept.append(phrase("{japanese:,} with Japanese", japanese=account.japanese))
    if account.rulings:
        kept.append(phrase("{rulings:,} rulings", rulings=account.rulings))
    again = phrase(" (read anew)") if account.replaces else ""
    lines = [
        phrase(
            "{file}: {kept}{again}; the store has {size:.1f} MB",
            file=account.file,
            kept=", ".join(kept),
            again=again,
            size=_size() / 1_000_000,
        )
    ]
    lines += [
        phrase("  left out: {count:,} {reason}", count=count, reason=reason)
        for reason, count in sorted(account.left_out.items())
    ]
    return lines


def _size() -> int:
    return Path(folders.cards()).stat().st_size


def listing(*, as_json: bool) -> str:
    """Return the files that were added, with what each holds."""
    connection = store.connect()
    query = "SELECT file, added, cards, faces, japanese, rulings FROM source ORDER BY id"
    rows = [] if connection is None else connection.execute(query).fetchall()
    if as_json:
        names = ("file", "added", "cards", "faces", "japanese", "rulings")
        return json.dumps({"files": [dict(zip(names, row, strict=True)) for row in rows]}, ensure_ascii=False)
    if not rows:
        return phrase(
            "no card files: judgekit cards add FILE (bulk data of Scryfall, MTGJSON, or your own JSON or CSV)"
        )
    return "\n".join(
        phrase(
            "{file}: {cards:,} cards, {faces:,} faces, {japanese:,} with Japanese, {rulings:,} rulings; added {added}",
            file=file,
            cards=cards,
            faces=faces,
            japanese=japanese,
            rulings=rulings,
            added=added[:10],
        )
        for file, added, cards, faces, japanese, rulings in rows
    )


def remove(file: str, *, as_json: bool) -> str:
    """Take the cards of a file out of the store.

    Raises:
        UsageFault: no file of this name was added.
    """
    adding.remove(file)
    return json.dumps({"removed": file}, ensure_ascii=False) if as_json else phrase("{file}: removed", file=file)
