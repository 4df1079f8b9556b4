"""Comparisons of editions, each made once and kept: two texts of several thousand rules take a second to lay side by side.

A comparison is kept in the cache folder under a name made of the two texts and of the code that compares them.
"""

from __future__ import annotations

import os

from judgekit.core import sqlite3
from judgekit.core.data_classes import fields
from judgekit.core.digests import blake2b
from judgekit.core.json_reading import read_json
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of
from judgekit.core.numbers import sort_key
from judgekit.library import folders, lookup
from judgekit.library.placing import put
from judgekit.library.schema import sort_text
from judgekit.references.changes import Change
from judgekit.references.editions import Comparison, Trace, comparison, mentions_of, naming

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from judgekit.core.text import Lang
    from judgekit.references.editions import Mentions

    Kept = tuple[tuple[Trace, ...], list[Mentions]]
    """What is kept of a comparison: the changes, and the numbers that its notes name."""


MOST_KEPT = 400
"""Comparisons left in the cache folder, the latest ones; all pairs of neighbours among two hundred editions, and as many more."""


def compare(
    connection: sqlite3.Connection, earlier: str, later: str, begun: Callable[[], None] = lambda: None
) -> Comparison:
    """Return what became of the rules of one loaded edition in another: as kept, or found and kept when it is first asked for.

    Args:
        connection: the store.
        earlier: the edition before.
        later: the edition after it.
        begun: called when it is to be found, which takes long.
    """
    held: list[Kept] = []
    known: dict[str, bool] = {}

    def stayed(numbers: Collection[str]) -> bool:
        for number in () if only_changes else numbers:
            if number not in known:
                known[number] = _stayed(connection, earlier, later, number)
        return not only_changes and all(known[number] for number in numbers)

    def kept() -> Kept:
        if not held:
            held.append(_compared(connection, earlier, later, begun))
        return held[0]

    only_changes = holds_only_changes(connection, later)
    return Comparison(
        earlier, later, only_changes, lambda: kept()[0], lambda trace: _change(connection, trace),
        lambda numbers: _notes(connection, naming(kept()[1], numbers)), stayed,
    )  # fmt: skip


def _compared(connection: sqlite3.Connection, earlier: str, later: str, begun: Callable[[], None]) -> Kept:
    path = os.path.join(folders.cache(), f"compared-{_key(connection, earlier, later)}.json")
    kept = _kept(path)
    if kept is None:
        begun()
        from judgekit.library import loading  # with all that references are made of; not needed for what is kept

        nodes = loading.nodes(connection, later)
        kept = tuple(comparison(loading.nodes(connection, earlier), nodes).traces), mentions_of(nodes)
        _keep(path, *kept)
    return kept


def _stayed(connection: sqlite3.Connection, earlier: str, later: str, number: str) -> bool:
    """Tell whether a rule and its subrules are the same in two whole editions, or in neither, so that no change is of them.

    Rules of one number, text and group are paired before anything is compared, whatever else the editions say. A group is the same
    where its number and its heading are; rules about which anything is flagged are left to the comparison.
    """
    group = number.partition(".")[0]
    if len(group) < len("702"):
        return False
    before, after = _family(connection, earlier, number), _family(connection, later, number)
    if before != after or len({said[0] for said in before}) < len(before):
        return False
    heads = [[said for said in _family(connection, edition, group) if said[0] == group] for edition in (earlier, later)]
    is_there = bool(heads[0]) and heads[0][0][1] == "group" and any(heads[0][0][2:4])
    return not before or (heads[0] == heads[1] and is_there and not any(said[-1] for said in (*before, *heads[0])))


def _family(connection: sqlite3.Connection, edition: str, number: str) -> list[tuple[object, ...]]:
    """Return what an edition says of a rule and its subrules; at the end whether that is not all of it."""
    key = sort_text(number, sort_key(number)).partition(" ")[0]
    return connection.execute(
        "SELECT number, kind, title_ja, title_en, text_ja, text_en, examples, flags,"
        " flags != '' OR substr(rest, 1, 1) = '{' OR substr(rest, 1, 8) = '\"title\":' FROM kept_node"
        " WHERE edition = ? AND sort >= ? AND sort < ?", (edition, f"{key} ", f"{key}~"),
    ).fetchall()  # fmt: skip


def chain(connection: sqlite3.Connection, book: str) -> list[tuple[str, str]]:
    """Return which loaded editions of a book are compared for a history, the oldest first.

    Each whole one is compared with the whole one before it, each that holds only changes with the whole one that it changes.
    """
    base = BASE_EDITIONS.get(book, "")

    def age(edition: str) -> tuple[str, int]:
        name = edition.partition("@")[2]
        return (name, 0) if name.isdigit() or edition == base else (base.partition("@")[2], 1)

    pairs: list[tuple[str, str]] = []
    whole = ""
    for edition in sorted(lookup.loaded(connection, book), key=age):
        if whole:
            pairs.append((whole, edition))
        if not whole or not holds_only_changes(connection, edition):
            whole = edition
    return pairs


def holds_only_changes(connection: sqlite3.Connection, edition: str) -> bool:
    """Tell whether an edition holds only changes; one named after its date is whole."""
    is_dated = edition.partition("@")[2].isdigit() or BASE_EDITIONS.get(book_of(edition)) == edition
    return not is_dated and not lookup.is_whole(connection, edition)


def _key(connection: sqlite3.Connection, earlier: str, later: str) -> str:
    rows = dict(connection.execute("SELECT edition, digest FROM edition").fetchall())
    (ours,) = connection.execute("SELECT value FROM meta WHERE key = 'ours'").fetchone()
    return blake2b(f"{ours} {rows[earlier]} {rows[later]}".encode(), digest_size=10).hexdigest()


def _kept(path: str) -> Kept | None:
    try:
        with open(path, encoding="utf-8") as file:
            shape = read_json(file.read())
        return tuple(Trace(*row) for row in shape["traces"]), [
            (id, lang, named) for id, lang, named in shape["mentions"]
        ]
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _keep(path: str, traces: tuple[Trace, ...], mentions: list[Mentions]) -> None:
    import json

    folder = os.path.dirname(path)
    rows = [[getattr(trace, field.name) for field in fields(trace)] for trace in traces]
    try:
        os.makedirs(folder, exist_ok=True)
        put(path, json.dumps({"traces": rows, "mentions": mentions}, ensure_ascii=False).encode())
        kept = [os.path.join(folder, name) for name in os.listdir(folder) if name.startswith("compared-")]
        for other in sorted(kept, key=os.path.getmtime)[:-MOST_KEPT]:
            os.remove(other)
    except OSError:
        return  # it is made again the next time


def _change(connection: sqlite3.Connection, trace: Trace) -> Change:
    return Change(
        trace.kind, _node(connection, trace.old), _node(connection, trace.new), trace.number, trace.likeness,
        trace.with_parent, trace.inferred, None if trace.old else trace.old_number,
    )  # fmt: skip


def _node(connection: sqlite3.Connection, node_id: str | None) -> RuleNode | None:
    if node_id is None:
        return None
    row = lookup.by_id(connection, node_id)
    return RuleNode.from_json(read_json(row["json"])) if row is not None else None


def _notes(connection: sqlite3.Connection, named: Iterable[tuple[str, Lang]]) -> Iterator[str]:
    for id, lang in named:
        note = _node(connection, id)
        text = note.text.get(lang) if note is not None else None
        if text:
            yield text
