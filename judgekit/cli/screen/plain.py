"""Plain text: what a pipe gets. On the path of a cold look-up, so string work only."""

from __future__ import annotations

from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.losses import lost
from judgekit.core.wording import phrase
from judgekit.library import lookup
from judgekit.library.schema import EXAMPLE_END, HALF_END

Row = sqlite3.Row

EXAMPLE_MARK = {"ja": "例", "en": "Example"}
_LIST_LIMIT = 40


def languages(lang: str) -> tuple[str, ...]:
    """Return the halves to show for a --lang value."""
    return ("ja", "en") if lang == "both" else (lang,)


def heading(row: Row, lang: str = "both") -> str:
    """Return the heading of a node in the languages shown, "トランプル / Trample"; empty where it has none."""
    titles = [row["title_ja"], row["title_en"]]
    if lang != "both":
        titles = [row[f"title_{lang}"] or row["title_en"] or row["title_ja"]]
    return " / ".join(title for title in titles if title)


def name(row: Row) -> str:
    """Return how a node is named in a listing: its number, or the end of its id where it has none."""
    number: str | None = row["number"]
    return number or str(row["id"]).partition(":")[2]


def label(row: Row, lang: str = "both") -> str:
    """Return number and heading of a node on one line."""
    return "  ".join(part for part in (name(row), heading(row, lang)) if part)


def path(connection: sqlite3.Connection, row: Row, lang: str = "both") -> str:
    """Return the headings above a node, "7 その他のルール / Additional Rules > 702 …"."""
    return " > ".join(
        "  ".join(part for part in (name(above), _whole_heading(connection, above, lang)) if part)
        for above in lookup.ancestors(connection, row)
    )


def _whole_heading(connection: sqlite3.Connection, row: Row, lang: str) -> str:
    """Return a heading; one that an edition of changes prints in one language only is that of the base edition."""
    if (row["title_ja"] and row["title_en"]) or '"change": "context"' not in row["json"]:
        return heading(row, lang)
    base = next(iter(lookup.by_number(connection, row["number"], row["book"])), row)
    return heading(base if heading(base, lang) else row, lang)


def texts(row: Row, lang: str, width: int | None = None) -> list[str]:
    """Return the text and the examples of a node as lines, each with the sign of the publisher's words."""
    lines: list[str] = []
    both = halves(row)
    for half in printed_halves(row, lang):
        text = both[half]
        if text:
            lines += signs.signed(half, signs.THEIRS, text, width)
    for example in examples(row):
        for half in printed_halves(row, lang):
            text = example.get(half)
            if text:
                lines += signs.signed(half, signs.THEIRS, f"{EXAMPLE_MARK[half]}: {text}", width)
    return lines


def halves(row: Row) -> dict[str, str | None]:
    """Return the text of a node by language; Japanese that an older edition lends carries the year of it."""
    ja, lent = row["text_ja"], row["before_ja"]
    return {"ja": f"({row['since']}) {lent}" if lent and not ja else ja, "en": row["text_en"]}


def reworded(row: Row, lang: str) -> list[tuple[str, str]]:
    """Return what is said of a rule whose Japanese is not printed and whose English changed since: language and line."""
    words = row["changed_words"]
    if not words or row["text_ja"] or lang == "en":
        return []
    old = str(row["before"]).partition(":")[2]
    told = f"{row['since']} の {old} から英文が変わった。[-…-] は消えた語、{{+…+}} は加わった語"
    return [("ja", told), ("en", words)]


def losses(row: Row, lang: str, gloss: bool) -> list[tuple[str, str]]:
    """Return for each half shown that the copy lost the line that says so: its language and the line."""
    flags = row["flags"].split(" ")
    found = []
    for half in languages(lang):
        instead = lost(flags, half)
        if instead is not None:
            number = instead.partition(":")[2]
            found.append((half, signs.told_of_the_loss(half, number, gloss and bool(row[f"gloss_{half}"]))))
    return found


def printed_halves(row: Row, lang: str) -> tuple[str, ...]:
    """Return the halves to show; the other one where the half asked for is not printed and no gloss says it instead."""
    if lang != "both" and not halves(row)[lang] and not row[f"gloss_{lang}"]:
        return ("ja", "en")
    return languages(lang)


def examples(row: Row) -> list[dict[str, str]]:
    """Return the worked examples of a node by language."""
    if not row["examples"]:
        return []
    halves = [example.partition(HALF_END) for example in row["examples"].split(EXAMPLE_END)]
    return [{"ja": ja, "en": en} for ja, _mark, en in halves]


def glosses(row: Row, lang: str, width: int | None = None) -> list[str]:
    """Return our own gloss of a rule as lines, with the sign of our words."""
    found = [(half, row[f"gloss_{half}"]) for half in languages(lang)]
    return [line for half, gloss in found if gloss for line in signs.signed(half, signs.OURS, gloss, width)]


def rule(connection: sqlite3.Connection, row: Row, *, lang: str, bare: bool, gloss: bool) -> str:
    """Return everything about one rule as plain text."""
    lines = [*standing(connection, row, lang, bare=bare), f"{label(row, lang)}  [{row['edition']}]"]
    above = path(connection, row, lang)
    if above:
        lines.append(f"  {above}")
    lines += _body(row, lang, gloss)
    if row["commentary"]:
        lines += [phrase("  note {comment}", comment=comment) for comment in row["commentary"].split(EXAMPLE_END)]
    if not bare:
        for below in lookup.subrules(connection, row):
            if below["kind"] != "note":
                lines.append(label(below, lang))
                lines += _body(below, lang, gloss)
    lines += ["  " + line for line in footer(connection, row, lang)]
    return "\n".join(lines)


def _body(row: Row, lang: str, gloss: bool) -> list[str]:
    said_of_it = losses(row, lang, gloss) + reworded(row, lang)
    told = [line for half, said in said_of_it for line in signs.signed(half, signs.OF_THE_COPY, said)]
    return (glosses(row, lang) if gloss else []) + told + texts(row, lang)


def footer(connection: sqlite3.Connection, row: Row, lang: str) -> list[str]:
    """Return the lines below a rule: what it cites and what cites it."""
    lines = []
    for title, rows in (
        (phrase("cites"), lookup.cites(connection, row["id"])),
        (phrase("cited by"), lookup.cited_by(connection, row["id"])),
    ):
        if rows:
            shown = [_brief(other, row["edition"], lang) for other in rows[:_LIST_LIMIT]]
            more = [phrase("and {rows} more", rows=len(rows) - _LIST_LIMIT)] if len(rows) > _LIST_LIMIT else []
            lines.append(f"{title}: {', '.join([*shown, *more])}")
    return lines


def standing(connection: sqlite3.Connection, row: Row, lang: str, *, bare: bool) -> list[str]:
    """Return what is said before a rule: that only its outline is here, that it is of an older edition, what a later one did to it.

    Args:
        connection: the store.
        row: the rule.
        lang: "ja", "en" or "both".
        bare: whether its subrules are left out; else what became of them is said as well.
    """
    lines = without_text(connection, row["edition"])
    changed = lookup.changed_in(connection, row["id"])
    lines += [said for _edition, said in reversed(changed)]
    newer = lookup.newer(connection, row["edition"])
    if newer is not None and newer not in [edition for edition, _said in changed]:
        lines.append(older(row["edition"], newer, lang))
    if not bare:
        for edition, numbers in lookup.changed_below(connection, row).items():
            shown = ", ".join(numbers[:_LIST_LIMIT])
            lines.append(f"{edition} で変わった: {shown}" if lang == "ja" else f"{edition} changed {shown}")
    return lines


def older(edition: str, newer: str, lang: str) -> str:
    """Return the line that says that a later edition is loaded."""
    if lang == "ja":
        return f"{edition} は旧版: {newer} がある"
    return f"{edition} is an older edition: {newer} is loaded"


def without_text(connection: sqlite3.Connection, edition: str) -> list[str]:
    """Return the line that says that the text of an edition is not on this machine, nothing where it is."""
    if lookup.has_text(connection, edition):
        return []
    return [phrase("the text of {edition} is not on this machine: judgekit books add FILE", edition=edition)]


def _brief(row: Row, edition: str, lang: str) -> str:
    title = heading(row, "ja" if lang == "both" else lang) if row["kind"] != "entry" else ""
    place = name_within(row, edition)
    return f"{place} {title}" if title else place


def name_within(row: Row, edition: str) -> str:
    """Return how a node is named in a listing of an edition: by its whole id where it stands in another one."""
    return name(row) if row["edition"] == edition else str(row["id"])
