"""The commands of rules, options and help: rule, term, search, refs, history, diff, export."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli import answering
from judgekit.cli.options import (
    EditionOption,
    Form,
    GameOption,
    JsonOption,
    LangOption,
    completed,
    language,
    simple,
    where,
)
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.wording import phrase


class Exportable(StrEnum):
    """What `export` writes."""

    NODES = "nodes"
    REFS = "refs"
    TERMS = "terms"


def rule(
    numbers: Annotated[
        list[str],
        typer.Argument(help="702.19b, dm:112.3a, 601.2a-i, mtg@otj:500.10 …", autocompletion=completed("numbers")),
    ],
    lang: LangOption = None,
    edition: EditionOption = None,
    game: GameOption = None,
    bare: Annotated[bool, typer.Option("--bare", help="Without subrules.")] = False,
    context: Annotated[bool, typer.Option("--context", help="With the rule before and after.")] = False,
    form: Annotated[Form, typer.Option("--format", help="plain, md to paste into a report, or json.")] = Form.PLAIN,
    as_json: JsonOption = False,
    gloss: Annotated[bool, typer.Option("--gloss/--no-gloss", help="Our own one-sentence gloss.")] = True,
    related: Annotated[bool, typer.Option("--related", help="The rules that say most of the same.")] = False,
) -> int:
    """Rules by number, in both languages, with what they cite and what cites them."""
    if related:
        from judgekit.cli.rules import finding

        typed = answering.numbers(numbers) or numbers
        return finding.related(typed, language(lang), where(game, edition), as_json=as_json)
    from judgekit.cli.rules import lookup

    options = {"lang": lang.value} if lang else {}
    options |= where(game, edition)
    options |= {"format": form.value} if form is not Form.PLAIN else {}
    flags = {"bare": bare, "context": context, "json": as_json, "no-gloss": not gloss}
    return lookup.rule(numbers, options | {flag: "yes" for flag, on in flags.items() if on})


def term(
    word: Annotated[
        list[str], typer.Argument(help="Japanese, English, kana or romaji.", autocompletion=completed("words"))
    ],
    lang: LangOption = None,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """Glossary entries and keywords, with the rules behind them."""
    from judgekit.cli.rules import terms

    return terms.asked(word, simple(lang, game, edition, as_json))


def search(
    words: Annotated[
        list[str],
        typer.Argument(
            help="Words or a question, in Japanese or English.", autocompletion=completed("numbers_and_words")
        ),
    ],
    game: Annotated[
        str | None, typer.Option("--game", help="mtg, otj, mtg6, dm, magmell; ipg, mtr or jar where you added them.")
    ] = None,
    lang: LangOption = None,
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="The most hits.")] = None,
    full: Annotated[bool, typer.Option("--full", help="The texts that answer, and where each rule stands.")] = False,
    kind: Annotated[str | None, typer.Option("--kind", help="section, group, rule, subrule, entry or note.")] = None,
    edition: EditionOption = None,
    query: Annotated[
        bool, typer.Option("--query", help="The full query language: fields, AND OR NOT, phrases~2, wild*.")
    ] = False,
    gloss: Annotated[bool, typer.Option("--gloss/--no-gloss", help="Our own gloss where no text is printed.")] = True,
    as_json: JsonOption = False,
) -> int:
    """Rules by words, slang, romaji or a plain question."""
    from judgekit.cli.rules import finding

    given = {"game": game, "lang": lang.value if lang else None, "kind": kind, "edition": edition}
    given["limit"] = str(limit) if limit is not None else None
    flags = {"json": as_json, "no-gloss": not gloss, "full": full}
    options = {name: value for name, value in given.items() if value is not None}
    options |= {name: "yes" for name, wanted in flags.items() if wanted}
    return finding.query(words, options) if query else finding.search_words(words, options)


def refs(
    numbers: Annotated[
        list[str] | None, typer.Argument(help="A rule number; two with --path.", autocompletion=completed("numbers"))
    ] = None,
    path: Annotated[bool, typer.Option("--path", help="The shortest chain from the first to the second.")] = False,
    broken: Annotated[bool, typer.Option("--broken", help="References that dangle, disagree or misname.")] = False,
    picture: Annotated[Path | None, typer.Option("--picture", help="Write FILE.svg, .dot or .graphml.")] = None,
    lang: LangOption = None,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """What a rule cites and what cites it, with headings."""
    from judgekit.cli.rules import graph

    typed = answering.numbers(numbers or []) or list(numbers or [])
    wanted = 0 if broken else 2 if path else 1
    if len(typed) != wanted:
        takes = (phrase("no number"), phrase("one rule number"), phrase("two rule numbers"))[wanted]
        raise UsageFault(
            phrase("refs takes {takes} here, not {typed}", takes=takes, typed=len(typed)),
            "refs 704.5, refs --path 704.5c 104.3d, refs --broken",
        )

    def answer(connection: sqlite3.Connection) -> int:
        if broken:
            text, sound = graph.broken(connection, as_json=as_json)
            if text:
                print(text)
            return 0 if sound else 1
        asked = answering.asked(connection, where(game, edition))
        if path:
            print(graph.path(connection, typed[0], typed[1], language(lang), asked, as_json=as_json))
        elif picture is not None:
            print(graph.picture(connection, typed[0], picture, asked, as_json=as_json))
        else:
            options = {"lang": language(lang)} | where(game, edition) | ({"json": "yes"} if as_json else {})
            return graph.refs(typed, options)
        return 0

    return answering.with_store(answer)


def history(
    numbers: Annotated[
        list[str], typer.Argument(help="Rule numbers, as `rule` takes them.", autocompletion=completed("numbers"))
    ],
    lang: LangOption = None,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """How a rule changed from edition to edition, word by word."""
    from judgekit.cli.rules import changes

    return changes.asked(numbers, simple(lang, game, edition, as_json))


def diff(
    old: Annotated[
        str, typer.Argument(help="The earlier edition, as mtg@20210922.", autocompletion=completed("editions"))
    ],
    new: Annotated[str, typer.Argument(help="The later edition, as mtg@otj.", autocompletion=completed("editions"))],
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> int:
    """What changed between two editions; moved rules are found by their text."""
    from judgekit.cli.rules import changes

    def answer(connection: sqlite3.Connection) -> int:
        print(changes.between(connection, old, new, lang=language(lang), as_json=as_json))
        return 0

    return answering.with_store(answer)


def export(
    what: Annotated[Exportable, typer.Argument(help="nodes, refs or terms.")],
    edition: EditionOption = None,
    _as_json: Annotated[bool, typer.Option("--json", help="JSON lines, which it always writes.")] = False,
) -> int:
    """Everything judgekit knows, as JSON lines."""
    from judgekit.cli.rules import export as exporting
    from judgekit.library import lookup

    def answer(connection: sqlite3.Connection) -> int:
        chosen = lookup.known_edition(connection, edition) if edition else None
        if what is Exportable.REFS:
            lookup.require_text(connection, chosen)
        for line in exporting.lines(connection, what.value, chosen):
            print(line)
        return 0

    return answering.with_store(answer)
