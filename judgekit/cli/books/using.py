"""`use`: the edition one judges by, shown, chosen or forgotten."""

from __future__ import annotations

import json

from judgekit.cli import answering
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.wording import phrase, reason_of
from judgekit.library import choice, folders, lookup


def use(wanted: str | None, *, none: bool, as_json: bool) -> int:
    """Answer `judgekit use [EDITION or GAME]`.

    Args:
        wanted: an edition or a book to judge by from now on; None shows what is in use.
        none: forget what was chosen.
        as_json: whether a program asks.

    Raises:
        UsageFault: when there is no such edition or book, when both are asked for, or when the choice cannot be written.
    """
    if none and wanted is not None:
        raise UsageFault(phrase("use takes an edition or --none, not both"), "judgekit use mtg, judgekit use --none")

    def answer(connection: sqlite3.Connection) -> int:
        try:
            if none:
                choice.forget()
            elif wanted is not None:
                choice.keep(choice.known(connection, wanted))
        except OSError as fault:
            reason = reason_of(fault)
            raise UsageFault(
                f"{folders.config()}: {reason}", phrase("the configuration folder cannot be written")
            ) from fault
        print(_shown(connection, choice.in_use(connection), as_json=as_json))
        return 0

    return answering.with_store(answer)


def _shown(connection: sqlite3.Connection, found: choice.Choice, *, as_json: bool) -> str:
    """Return the edition in use, and what says so."""
    kept = choice.kept() or None
    if as_json:
        shape = {
            "edition": found.edition,
            "loaded": lookup.has_text(connection, found.edition),
            "by": found.by or None,
            "kept": kept,
            "path": choice.path(),
        }
        return json.dumps(shape, ensure_ascii=False)
    if found.by == choice.path():
        by = phrase("chosen with judgekit use {kept}, kept in {by}", kept=kept, by=found.by)
    elif found.by:
        by = f"{found.by}" + (phrase(", above judgekit use {kept}", kept=kept) if kept else "")
    else:
        by = phrase("nothing is chosen: Magic, the newest edition whose whole text is loaded") if not kept else ""
    lines = [f"{found.edition}" + (f"  ({by})" if by else "")]
    if found.remark:
        lines.append(found.remark)
    if not lookup.has_text(connection, found.edition):
        lines.append(
            phrase("the text of {edition} is not on this machine: judgekit books add FILE", edition=found.edition)
        )
    return "\n".join(lines)
