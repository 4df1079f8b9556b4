"""`rule`: rules by number, as plain text, Markdown or JSON. On the path of a cold look-up."""

from __future__ import annotations

import sys

from judgekit.cli import answering
from judgekit.cli.screen import plain
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, RuleNotFound
from judgekit.core.numbers import parse_query
from judgekit.core.wording import phrase
from judgekit.library import lookup

TYPE_CHECKING = False  # typing costs more to import than the look-up takes
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from judgekit.library.choice import Asked

    class Teller(Protocol):
        """Writes a rule in one of the forms."""

        def __call__(self, connection: sqlite3.Connection, row: Row, *, lang: str, bare: bool, gloss: bool) -> str:
            """Return the rule; `bare`: without its subrules."""


Row = sqlite3.Row


def rule(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit rule NUMBER…`."""
    form = "json" if "json" in options else options.get("format", "")
    if not form and sys.stdout.isatty():
        form = "rich"

    def answer(connection: sqlite3.Connection) -> int:
        found = rules(
            connection,
            answering.numbers(words) or words,
            lang=answering.language(options),
            bare="bare" in options,
            context="context" in options,
            form=form or "plain",
            asked=answering.asked(connection, options),
            gloss="no-gloss" not in options,
        )
        if found.text:
            print(found.text)
        said = [*map(answering.worded, found.faults), *found.remarks]
        if said:
            answering.tell("; ".join(said))
        return 0 if not found.faults else 1 if found.text else found.faults[0].exit_code

    return answering.with_store(answer)


def rules(
    connection: sqlite3.Connection,
    typed: list[str],
    *,
    lang: str = "both",
    bare: bool = False,
    context: bool = False,
    form: str = "plain",
    asked: Asked,
    gloss: bool = True,
) -> Answer:
    """Return the answer to `judgekit rule NUMBER…`: a number that does not exist takes nothing from the others.

    Args:
        connection: the store.
        typed: numbers, ranges or ids as typed.
        lang: "ja", "en" or "both".
        bare: leave the subrules out.
        context: show the rule before and after as well.
        form: "plain", "rich", "md" or "json".
        asked: where to look.
        gloss: show our own gloss above the text.
    """
    answer = Answer()
    answer.add_remark(asked.remark)
    first: list[str] = []
    found: dict[str, Row] = {}
    known: list[str] = []
    for one in typed:
        try:
            rows = asked.find(connection, one)
        except JudgekitError as fault:
            answer.faults.append(fault)
            continue
        answer.add_remark(lookup.shortfall(one, rows))
        known.append(one)
        first += elsewhere(connection, one, rows[0], asked, lang)
        if context:
            rows = [near for row in rows for near in lookup.neighbours(connection, row)]
        found.update((row["id"], row) for row in rows)
    rows = list(found.values())
    if form == "json":
        missing = [fault for fault in answer.faults if isinstance(fault, RuleNotFound)]
        lines = [as_json(connection, row) for row in rows]
        answer.text = "\n".join([*lines, *(missing_as_json(fault.nearest, "nearest") for fault in missing)])
        return answer
    bare = bare or (form != "md" and (context or len(rows) > 1))
    told = _teller(form)
    shown = [told(connection, row, lang=lang, bare=bare, gloss=gloss) for row in rows]
    if form == "md":
        answer.text = "\n\n".join([*(f"({line})" for line in first), *shown])
        return answer
    notes = [note for one in known if (note := _laid_over(connection, one, asked))]
    answer.text = "\n".join([*first, "\n\n".join([*shown, *notes])])
    return answer


def _teller(form: str) -> Teller:
    """Return what writes a rule in a form; what a pipe gets loads nothing for it."""
    if form == "md":
        from judgekit.cli.screen import markdown

        return markdown.rule
    if form == "rich":
        from judgekit.cli.screen import terminal

        return terminal.rule
    return plain.rule


class Answer:
    """What several numbers come to: those found, what there is to say about them, and what could not be looked up.

    Attributes:
        text: what was found, empty where nothing was.
        faults: why a number was not looked up.
        remarks: what is not as asked: a range that ends earlier.
    """

    def __init__(self) -> None:
        self.text = ""
        self.faults: list[JudgekitError] = []
        self.remarks: list[str] = []

    def add_remark(self, remark: str) -> None:
        """Note a remark; an empty one is none."""
        if remark:
            self.remarks.append(remark)


def elsewhere(connection: sqlite3.Connection, typed: str, row: Row, asked: Asked, lang: str) -> list[str]:
    """Return the line that says that the edition one judges by has no such number; nothing where another is named."""
    query = parse_query(typed)
    if asked.edition is not None or query is None or query.edition is not None or row["id"] == typed:
        return []
    book = query.book or asked.in_use.partition("@")[0]
    expected = asked.in_use if asked.in_use.partition("@")[0] == book else lookup.newest(connection, book)
    if row["edition"] == expected:
        return []
    number = query.candidates[0]
    if lang == "ja":
        return [f"{expected} に {number} はない。以下は {row['edition']} のもの"]
    return [
        phrase(
            "{expected} has no {number}: what follows is of {edition}",
            expected=expected,
            number=number,
            edition=row["edition"],
        )
    ]


def _laid_over(connection: sqlite3.Connection, typed: str, asked: Asked) -> str:
    """Say in one line where an edition of changes has a rule that it does not print; empty where there is nothing to say."""
    row = asked.find(connection, typed)[0]
    edition = asked.edition or (typed.partition(":")[0] if "@" in typed else None)
    if edition is None or edition.lower() == row["edition"].lower():
        return ""
    number = typed.rpartition(":")[2].strip()
    how = phrase("left as it was") if number == row["number"] else phrase("moved there to {number}", number=number)
    return phrase(
        "{edition} does not print {number} of {other}: {how}",
        edition=edition,
        number=row["number"],
        other=row["edition"],
        how=how,
    )


def as_json(connection: sqlite3.Connection, row: Row) -> str:
    """Return a node as `rule --json` shows it: the node, what it cites, what cites it, its subrules, later changes."""
    node_id = row["id"]
    lists = {
        "cites": [other["id"] for other in lookup.cites(connection, node_id)],
        "cited_by": [other["id"] for other in lookup.cited_by(connection, node_id)],
        "subrules": [other["id"] for other in lookup.subrules(connection, row) if other["kind"] != "note"],
        "changed_in": [edition for edition, _said in lookup.changed_in(connection, node_id)],
    }
    ends = ", ".join(f'"{key}": {quoted_list(ids)}' for key, ids in lists.items())
    gloss = f'"gloss": {{"ja": {quoted(row["gloss_ja"])}, "en": {quoted(row["gloss_en"])}}}'
    return f"{row['json'][:-1]}, {ends}, {gloss}}}"


_NO_NODE = (
    '"id": null, "book": null, "edition": null, "number": null, "printed_number": null, "kind": null, "parent": null, '
    '"title": {"ja": null, "en": null}, "text": {"ja": null, "en": null}, "examples": [], "notes": [], '
    '"lines": {"ja": [], "en": []}, "flags": [], "cites": [], "cited_by": [], "subrules": [], "changed_in": [], '
    '"gloss": {"ja": null, "en": null}'
)


def missing_as_json(near: Sequence[str], key: str) -> str:
    """Return what `--json` shows for a rule or term that does not exist: the shape of a node, empty, and what is near it."""
    return f'{{{_NO_NODE}, "{key}": {quoted_list(near)}}}'


def quoted_list(texts: Sequence[str]) -> str:
    """Return texts as a JSON list."""
    return f"[{', '.join(map(quoted, texts))}]"


def quoted(text: str | None) -> str:
    """Return text as a JSON string, None as null; json itself costs more to import than the look-up takes."""
    if text is None:
        return "null"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
