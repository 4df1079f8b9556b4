"""Markdown: a rule to paste into a judge's report."""

from __future__ import annotations

from judgekit.cli.screen import plain, signs
from judgekit.core import sqlite3
from judgekit.library import lookup


def rule(connection: sqlite3.Connection, row: sqlite3.Row, *, lang: str, bare: bool, gloss: bool) -> str:
    """Return a rule as Markdown: a bold number and heading, our words signed, the publisher's text quoted, the edition."""
    parts = [f"({line})" for line in plain.standing(connection, row, lang, bare=bare)]
    parts.append(_one(row, lang, gloss))
    if not bare:
        parts += [_one(below, lang, gloss) for below in lookup.subrules(connection, row) if below["kind"] != "note"]
    parts.append(f"({row['edition']})")
    return "\n\n".join(parts)


def _one(row: sqlite3.Row, lang: str, gloss: bool) -> str:
    title = plain.heading(row, lang)
    lines = [f"**{plain.name(row)}**{' ' + title if title else ''}"]
    for half in plain.languages(lang):
        if gloss and row[f"gloss_{half}"]:
            lines.append(_signed(half, signs.OURS, row[f"gloss_{half}"]))
    lines += [
        _signed(half, signs.OF_THE_COPY, said)
        for half, said in plain.losses(row, lang, gloss) + plain.reworded(row, lang)
    ]
    for half in plain.printed_halves(row, lang):
        text = plain.halves(row)[half]
        if text:
            lines.append("> " + text.replace("\n", "\n> "))
    for example in plain.examples(row):
        for half in plain.printed_halves(row, lang):
            if example[half]:
                lines.append(f"> {plain.EXAMPLE_MARK[half]}: {example[half]}".replace("\n", "\n> "))
    return "\n\n".join(lines)


def _signed(lang: str, sign: str, text: str) -> str:
    """Return our words with their sign; what Markdown would take for its own is kept a character."""
    words = f"{lang}{sign} {text}".replace("\n", " ")
    return "".join("\\" + character if character in "*_`<[\\" else character for character in words)
