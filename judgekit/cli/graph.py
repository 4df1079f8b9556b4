"""`refs`: what a rule cites and what cites it. On the path of a cold look-up."""

from __future__ import annotations

import sqlite3
import sys

from judgekit.cli import lookup as rules
from judgekit.cli import plain, start
from judgekit.library import lookup

Row = sqlite3.Row


def refs(words: list[str], options: start.Options) -> int:
    """Answer `judgekit refs NUMBER`."""

    def answer(connection: sqlite3.Connection) -> int:
        rows = lookup.find(connection, words[0])
        if "json" in options:
            print("\n".join(_as_json(connection, row) for row in rows))
        else:
            print("\n\n".join(both_ways(connection, row, start.language(options)) for row in rows))
        return 0

    return start.with_store(answer)


def _as_json(connection: sqlite3.Connection, row: Row) -> str:
    cites = [other["id"] for other in lookup.cites(connection, row["id"])]
    cited_by = [other["id"] for other in lookup.cited_by(connection, row["id"])]
    return f'{{"id": {rules.quoted(row["id"])}, "cites": {rules.quoted_list(cites)}, "cited_by": {rules.quoted_list(cited_by)}}}'


def both_ways(connection: sqlite3.Connection, row: Row, lang: str) -> str:
    """Return what a rule and its subrules cite and what cites them, each with its heading."""
    lines = [f"{plain.label(row, lang)}  [{row['edition']}]"]
    for member in [row, *lookup.subrules(connection, row)]:
        cites, cited_by = lookup.cites(connection, member["id"]), lookup.cited_by(connection, member["id"])
        if member is not row and (cites or cited_by):
            lines.append(plain.label(member, lang))
        lines += [f"  -> {described(connection, other, lang)}" for other in cites]
        lines += [f"  <- {described(connection, other, lang)}" for other in cited_by]
    if len(lines) == 1:
        lines.append("  cites nothing and is cited by nothing")
    return "\n".join(lines)


def described(connection: sqlite3.Connection, row: Row, lang: str) -> str:
    """Return a rule's number with its own heading or the nearest one above it."""
    title, above = plain.heading(row, lang), row["parent"]
    while not title and above is not None:
        parent = lookup.by_id(connection, above)
        if parent is None:
            break
        title, above = plain.heading(parent, lang), parent["parent"]
    prefix = "" if row["id"].startswith("mtg:") else row["id"].partition(":")[0] + ":"
    return f"{prefix}{plain.name(row)}" + (f"  {title}" if title else "")


def complain_nothing(line: str) -> int:
    """Say in one line that nothing was found."""
    print(f"judgekit: {line}", file=sys.stderr)
    return 1
