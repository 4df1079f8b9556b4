"""`refs`: what a rule cites and what cites it. On the path of a cold look-up."""

from __future__ import annotations

from judgekit.cli import answering
from judgekit.cli.books import problem_words
from judgekit.cli.rules import lookup as rules
from judgekit.cli.screen import plain
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.wording import phrase, reason_of
from judgekit.library import lookup

TYPE_CHECKING = False  # typing costs more to import than the look-up takes
if TYPE_CHECKING:
    from pathlib import Path

    from judgekit.library.choice import Asked

Row = sqlite3.Row


class PathNotFound(JudgekitError):
    """Two rules that no chain of references joins."""


def refs(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit refs NUMBER`."""

    def answer(connection: sqlite3.Connection) -> int:
        asked = answering.asked(connection, options)
        rows = asked.find(connection, words[0])
        if asked.remark:
            answering.tell(asked.remark)
        if "json" in options:
            print("\n".join(_as_json(connection, row) for row in rows))
        else:
            lang = answering.language(options)
            shown = "\n\n".join(both_ways(connection, row, lang) for row in rows)
            print("\n".join([*rules.elsewhere(connection, words[0], rows[0], asked, lang), shown]))
        return 0

    return answering.with_store(answer)


def _as_json(connection: sqlite3.Connection, row: Row) -> str:
    members = _family(connection, row)
    cites = _joined([other for member in members for other in lookup.cites(connection, member["id"])])
    cited_by = _joined([other for member in members for other in lookup.cited_by(connection, member["id"])])
    return f'{{"id": {rules.quoted(row["id"])}, "cites": {rules.quoted_list(cites)}, "cited_by": {rules.quoted_list(cited_by)}}}'


def _family(connection: sqlite3.Connection, row: Row) -> list[Row]:
    """Return a rule and its subrules, which are what `refs` of a rule is about."""
    return [row, *lookup.subrules(connection, row)]


def _joined(rows: list[Row]) -> list[str]:
    """Return the ids of nodes, each once, in the order of the books."""
    return list({row["id"]: None for row in sorted(rows, key=lambda row: row["ordinal"])})


def both_ways(connection: sqlite3.Connection, row: Row, lang: str) -> str:
    """Return what a rule and its subrules cite and what cites them, each with its heading."""
    before = plain.standing(connection, row, lang, bare=True)
    lines = [f"{plain.label(row, lang)}  [{row['edition']}]"]
    for member in _family(connection, row):
        cites, cited_by = lookup.cites(connection, member["id"]), lookup.cited_by(connection, member["id"])
        if member is not row and (cites or cited_by):
            lines.append(plain.label(member, lang))
        lines += [f"  -> {described(connection, other, row['edition'], lang)}" for other in cites]
        lines += [f"  <- {described(connection, other, row['edition'], lang)}" for other in cited_by]
    if len(lines) == 1 and lookup.has_text(connection, row["edition"]):
        lines.append(phrase("  cites nothing and is cited by nothing"))
    return "\n".join([*before, *lines])


def described(connection: sqlite3.Connection, row: Row, edition: str, lang: str) -> str:
    """Return a rule's number with its own heading or the nearest one above it."""
    title, above = plain.heading(row, lang), row["parent"]
    while not title and above is not None:
        parent = lookup.by_id(connection, above)
        if parent is None:
            break
        title, above = plain.heading(parent, lang), parent["parent"]
    return plain.name_within(row, edition) + (f"  {title}" if title else "")


def path(
    connection: sqlite3.Connection, start_typed: str, goal_typed: str, lang: str, asked: Asked, *, as_json: bool
) -> str:
    """Return `refs --path A B`: the shortest chain of references, forwards if there is one, else both ways.

    A chain may begin and end in a subrule of what was typed.

    Raises:
        PathNotFound: when no chain joins the two.
    """
    from judgekit.library import loading

    first, last = (asked.find(connection, typed)[0] for typed in (start_typed, goal_typed))
    graph = loading.graph(connection)
    starts, goals = ([member["id"] for member in _family(connection, row)] for row in (first, last))
    if set(starts) & set(goals):  # one stands within the other: the chain between the two themselves
        starts, goals = [first["id"]], [last["id"]]
    chain = graph.path_between(starts, goals) or graph.path_between(starts, goals, both_ways=True)
    if not chain:
        missing = "; ".join(plain.without_text(connection, first["edition"]))
        raise PathNotFound(
            phrase("no chain of references joins {first} and {last}", first=plain.name(first), last=plain.name(last)),
            missing,
        )
    if as_json:
        return f'{{"path": {rules.quoted_list(chain)}}}'
    lines = []
    for place, node_id in enumerate(chain):
        arrow = "   " if place == 0 else "-> " if node_id in graph.cites(chain[place - 1]) else "<- "
        row = lookup.by_id(connection, node_id)
        lines.append(arrow + (described(connection, row, first["edition"], lang) if row is not None else node_id))
    return "\n".join(lines)


def picture(connection: sqlite3.Connection, typed: str, file: Path, asked: Asked, *, as_json: bool) -> str:
    """Write `refs NUMBER --picture FILE` as .svg, .dot or .graphml and say so.

    Raises:
        UsageFault: for another ending, or when the file cannot be written.
        BookNotFound: when the text of the rule's edition is not loaded.
    """
    from judgekit.library import loading
    from judgekit.references.exports import render

    row = asked.find(connection, typed)[0]
    lookup.require_text(connection, row["edition"])
    members = [member["id"] for member in lookup.subrules(connection, row)]
    graph = loading.graph(connection).folded(row["id"], members)
    drawing = render(file.suffix, graph, row["id"], loading.headings(connection))
    try:
        file.write_text(drawing, encoding="utf-8")
    except OSError as fault:
        raise UsageFault(
            phrase("{file} cannot be written: {strerror}", file=file, strerror=reason_of(fault))
        ) from fault
    if as_json:
        return f'{{"picture": {rules.quoted(str(file))}, "id": {rules.quoted(row["id"])}}}'
    return phrase("{file}: the references around {row}", file=file, row=plain.name(row))


def broken(connection: sqlite3.Connection, *, as_json: bool) -> tuple[str, bool]:
    """Return `refs --broken`, references that dangle, disagree or quote another rule's title, and whether there is none.

    Raises:
        BookNotFound: when no text is loaded.
    """
    lookup.require_text(connection)
    rows = connection.execute(
        "SELECT edition, line, code, severity, message, hint FROM problem JOIN edition USING (edition) "
        "WHERE code LIKE 'reference-%' ORDER BY rank, line, code"
    ).fetchall()
    if as_json:
        import json

        keys = ("edition", "line", "code", "severity", "message", "hint")
        shapes = (dict(zip(keys, row, strict=True)) for row in rows)
        return "\n".join(json.dumps(shape, ensure_ascii=False) for shape in shapes), not rows
    lines = [
        f"{edition}:{line}: {problem_words.told(severity, code, message, hint)}"
        for edition, line, code, severity, message, hint in rows
    ]
    return "\n".join(lines) if lines else phrase("every reference resolves"), not rows
