"""The typer application: every command and option, with help. Thin: each command calls a module of its own."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.models import CommandInfo

from judgekit import __version__
from judgekit.cli import answering, interface, manual
from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.numbers import normalise
from judgekit.core.wording import phrase, spoken


def _completed(what: str) -> Callable[[str], list[tuple[str, str]]]:
    """Return what completes an argument: a function of `completing`, which is loaded only when the shell asks."""

    def complete(incomplete: str) -> list[tuple[str, str]]:
        from judgekit.cli import completing

        found: list[tuple[str, str]] = getattr(completing, what)(incomplete)
        return found

    return complete


class _Bare(TyperGroup):
    """The commands; the shell is offered a number or a headword as well, since judgekit takes those without a command."""

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:
        """Return what the first word may be."""
        found = super().shell_complete(ctx, incomplete)
        bare = self.get_command(ctx, "search")
        words = bare.params[0].shell_complete(ctx, incomplete) if bare is not None and incomplete else []
        return [*found, *words]


app = typer.Typer(
    name="judgekit",
    cls=_Bare,
    help="Rules by number, word or question, in Japanese and English; rulings proved by running them. "
    "Without a command a number is looked up (judgekit 702.19b) and words are searched for (judgekit トランプル 接死). "
    "A long answer on a terminal is shown in a pager ($PAGER); --no-pager, anywhere on the line, prints it as it is.",
    add_completion=True,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(interface.HELP_NAMES)},
)
books_app = typer.Typer(help="The documents judgekit reads.", no_args_is_help=True)
app.add_typer(books_app, name="books")
cards_app = typer.Typer(help="Card files that you bring: cards by name.", no_args_is_help=True)
app.add_typer(cards_app, name="cards")


class Lang(StrEnum):
    """The languages shown."""

    JA = "ja"
    EN = "en"
    BOTH = "both"


class Difficulty(StrEnum):
    """How hard a question of the quiz is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Form(StrEnum):
    """The forms of an answer."""

    PLAIN = "plain"
    MD = "md"
    JSON = "json"


class Exportable(StrEnum):
    """What `export` writes."""

    NODES = "nodes"
    REFS = "refs"
    TERMS = "terms"


LangOption = Annotated[Lang | None, typer.Option("--lang", help="Language of the texts shown.", case_sensitive=False)]
JsonOption = Annotated[bool, typer.Option("--json", help="JSON for programs.")]
EditionOption = Annotated[
    str | None, typer.Option("--edition", help="An edition id, as mtg@otj.", autocompletion=_completed("editions"))
]
PlayedOption = Annotated[
    str | None,
    typer.Option("--edition", help="Play by this edition what is written for the base edition or names none."),
]
GameOption = Annotated[
    str | None, typer.Option("--game", help="A book: mtg, mtg6, dm, magmell.", autocompletion=_completed("games"))
]


def application(asked: str = "") -> TyperGroup:
    """Return the commands as the parser has them.

    Args:
        asked: a command or a group of them, which alone is made then: making all of them takes longer than most answers.
    """
    narrow = copy(app)
    narrow.registered_commands = [one for one in app.registered_commands if _name_of(one) == asked]
    narrow.registered_groups = [one for one in app.registered_groups if one.name == asked]
    known = narrow.registered_commands or narrow.registered_groups
    commands = typer.main.get_group(narrow) if known else typer.main.get_command(app)
    assert isinstance(commands, TyperGroup)
    return commands


def _name_of(command: CommandInfo) -> str:
    """Return the name that the parser gives to a command."""
    return command.name or typer.main.get_command_name(getattr(command.callback, "__name__", ""))


WIDEST_HELP = 78
"""Columns that the lines of the help take at most, where it has no boxes."""
BOXES_FROM = 80
"""Columns of a terminal from which on the help has colours and boxes."""


def run(argv: list[str], *, completing: bool = False) -> int:
    """Run the application and return the exit code; usage errors are shown in one line and give 2.

    Args:
        argv: the command line.
        completing: the shell asks what a line may go on with, which may be any command.
    """
    if argv[:1] == ["help"] and argv[1:2] and argv[1] in answering.COMMANDS.difference(manual.PAGES):
        argv = [*argv[1:], "--help"] if argv[1] != "help" else argv[:1]
    elif argv[:1] == ["help"] and argv[1:2] and not argv[1].startswith("-"):
        asked = argv[argv.index("--lang") + 1 :][:1] if "--lang" in argv else []
        print(manual.page(argv[1], asked[0] if asked else answering.language({})), end="")
        return 0
    # Colours and boxes only on a terminal, in the help as well; on a narrow one they would break words, and Japanese anywhere.
    boxes = (signs.terminal_width() or 0) >= BOXES_FROM and spoken() == "en"
    app.rich_markup_mode = books_app.rich_markup_mode = cards_app.rich_markup_mode = "rich" if boxes else None
    try:
        commands = interface.speaking(application("" if completing else "".join(argv[:1])))
        result = commands(
            ["--help"] if argv[:1] == ["help"] else argv,
            prog_name="judgekit",
            standalone_mode=False,
            terminal_width=min(signs.terminal_width() or WIDEST_HELP, WIDEST_HELP),
        )
    except typer.Abort:
        return 130
    except SystemExit as leaving:
        # The only end that typer makes by itself here: the pipe was closed.
        raise BrokenPipeError from leaving
    except Exception as fault:
        # typer carries a click of its own, whose errors have no public name; all of them can say what is wrong.
        message = getattr(fault, "format_message", None)
        if message is None:
            raise
        if type(fault).__name__ == "NoArgsIsHelpError":
            print(message())
        else:
            answering.tell(f"{interface.worded(message())} ({phrase('judgekit --help lists what there is')})")
        return 2
    return result if isinstance(result, int) else 0


def _version(wanted: bool) -> None:
    if wanted:
        print(f"judgekit {__version__}")
        raise typer.Exit


@app.callback()
def _first(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Take the options that stand before a command."""


def _where(game: str | None, edition: str | None) -> answering.Options:
    return {name: value for name, value in (("game", game), ("edition", edition)) if value is not None}


def _simple(lang: Lang | None, game: str | None, edition: str | None, as_json: bool) -> answering.Options:
    """Return the options of a command that the start answers by itself as well."""
    said = {"lang": lang.value} if lang else {}
    return said | _where(game, edition) | ({"json": "yes"} if as_json else {})


def _chosen(lang: Lang | None) -> str:
    return answering.language({"lang": lang.value} if lang else {})


@app.command()
def rule(
    numbers: Annotated[
        list[str],
        typer.Argument(help="702.19b, dm:112.3a, 601.2a-i, mtg@otj:500.10 …", autocompletion=_completed("numbers")),
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
        return finding.related(typed, _chosen(lang), _where(game, edition), as_json=as_json)
    from judgekit.cli.rules import lookup

    options = {"lang": lang.value} if lang else {}
    options |= _where(game, edition)
    options |= {"format": form.value} if form is not Form.PLAIN else {}
    flags = {"bare": bare, "context": context, "json": as_json, "no-gloss": not gloss}
    return lookup.rule(numbers, options | {flag: "yes" for flag, on in flags.items() if on})


@app.command()
def term(
    word: Annotated[
        list[str], typer.Argument(help="Japanese, English, kana or romaji.", autocompletion=_completed("words"))
    ],
    lang: LangOption = None,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """Glossary entries and keywords, with the rules behind them."""
    from judgekit.cli.rules import terms

    return terms.asked(word, _simple(lang, game, edition, as_json))


@app.command()
def use(
    wanted: Annotated[
        str | None,
        typer.Argument(
            metavar="[EDITION|GAME]",
            help="As mtg@20260417, or mtg: its newest edition.",
            autocompletion=_completed("editions"),
        ),
    ] = None,
    none: Annotated[bool, typer.Option("--none", help="Forget the choice: Magic, the newest whole text.")] = False,
    as_json: JsonOption = False,
) -> int:
    """The edition one judges by: shown, chosen once for all commands, or forgotten."""
    from judgekit.cli.books import using

    return using.use(wanted, none=none, as_json=as_json)


@books_app.command("list")
def books_list(as_json: JsonOption = False) -> int:
    """Every edition, and whether its text is on this machine."""
    from judgekit.cli.books import books

    def answer(connection: sqlite3.Connection) -> int:
        print(books.listing(connection, as_json=as_json))
        return 0

    return answering.with_store(answer)


@books_app.command("check")
def books_check(
    edition: Annotated[
        str | None, typer.Argument(help="One edition; all when left out.", autocompletion=_completed("editions"))
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Problems of each document, and the account that nothing was lost."""
    from judgekit.cli.books import books
    from judgekit.library import lookup

    def answer(connection: sqlite3.Connection) -> int:
        chosen = lookup.known_edition(connection, edition) if edition else None
        text, sound = books.check(connection, as_json=as_json, edition=chosen)
        print(text)
        return 0 if sound else 1

    return answering.with_store(answer)


@books_app.command("add")
def books_add(
    files: Annotated[list[Path], typer.Argument(help="Text files of rulebooks.")], as_json: JsonOption = False
) -> int:
    """Keep a copy of rulebooks for judgekit to read."""
    from judgekit.cli.books import books

    print(books.add(files, as_json=as_json))
    return 0


@books_app.command("remove")
def books_remove(
    wanted: Annotated[str, typer.Argument(metavar="FILE|EDITION", help="An added file by its name, or an edition.")],
    as_json: JsonOption = False,
) -> int:
    """Take an added rulebook away."""
    from judgekit.cli.books import books

    print(books.remove(wanted, as_json=as_json))
    return 0


@app.command()
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


@app.command()
def search(
    words: Annotated[
        list[str],
        typer.Argument(
            help="Words or a question, in Japanese or English.", autocompletion=_completed("numbers_and_words")
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


@app.command()
def refs(
    numbers: Annotated[
        list[str] | None, typer.Argument(help="A rule number; two with --path.", autocompletion=_completed("numbers"))
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
        asked = answering.asked(connection, _where(game, edition))
        if path:
            print(graph.path(connection, typed[0], typed[1], _chosen(lang), asked, as_json=as_json))
        elif picture is not None:
            print(graph.picture(connection, typed[0], picture, asked, as_json=as_json))
        else:
            options = {"lang": _chosen(lang)} | _where(game, edition) | ({"json": "yes"} if as_json else {})
            return graph.refs(typed, options)
        return 0

    return answering.with_store(answer)


@app.command()
def history(
    numbers: Annotated[
        list[str], typer.Argument(help="Rule numbers, as `rule` takes them.", autocompletion=_completed("numbers"))
    ],
    lang: LangOption = None,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """How a rule changed from edition to edition, word by word."""
    from judgekit.cli.rules import changes

    return changes.asked(numbers, _simple(lang, game, edition, as_json))


@app.command()
def diff(
    old: Annotated[
        str, typer.Argument(help="The earlier edition, as mtg@20210922.", autocompletion=_completed("editions"))
    ],
    new: Annotated[str, typer.Argument(help="The later edition, as mtg@otj.", autocompletion=_completed("editions"))],
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> int:
    """What changed between two editions; moved rules are found by their text."""
    from judgekit.cli.rules import changes

    def answer(connection: sqlite3.Connection) -> int:
        print(changes.between(connection, old, new, lang=_chosen(lang), as_json=as_json))
        return 0

    return answering.with_store(answer)


@app.command()
def check(
    paths: Annotated[list[str], typer.Argument(help="Scenario files or folders.")],
    as_json: JsonOption = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0, help="How long each file may compute; 0: as long as it takes.")
    ] = 60,
    jobs: Annotated[
        int, typer.Option("--jobs", min=0, help="How many processes play many files; 0: the cores of this machine.")
    ] = 0,
    cluster: Annotated[
        str, typer.Option("--cluster", help="Play them on a Dask cluster: local, local:4, or a scheduler's address.")
    ] = "",
    edition: PlayedOption = None,
    fix: Annotated[
        bool, typer.Option("--fix", help="Put decisions that nobody scripted into the files, with their legal answers.")
    ] = False,
) -> int:
    """Run scenarios and give their verdicts; a file that takes too long gets the verdict `timeout`."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import checking

    finding_cards.serve_scenarios()
    return checking.check(paths, edition=edition, as_json=as_json, seconds=seconds, jobs=jobs, cluster=cluster, fix=fix)


@app.command()
def card(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A card's name in either language, a scenario file, or - for text on standard input.",
            autocompletion=_completed("card_names"),
        ),
    ] = None,
    text: Annotated[str | None, typer.Option("--text", help="Card text, one ability a line; ~ is the card.")] = None,
    types: Annotated[str | None, typer.Option("--types", help="The type line that a text stands below.")] = None,
    game: GameOption = None,
    lang: LangOption = None,
    as_json: JsonOption = False,
) -> int:
    """What card text was understood as, and the words that were not: of a card by name, of a text, or of a scenario file."""
    from judgekit.cli.cards import card as cards

    return cards.card(name, text, types, game, _chosen(lang), as_json=as_json)


@cards_app.command("add")
def cards_add(
    files: Annotated[
        list[Path], typer.Argument(help="Bulk data of Scryfall, MTGJSON, or your own JSON or CSV; gzip too.")
    ],
    game: Annotated[str, typer.Option("--game", help="The game of cards that do not say it.")] = "mtg",
    as_json: JsonOption = False,
) -> int:
    """Read files of cards, so that cards are found by name."""
    from judgekit.cli.cards import cards

    print(cards.add(files, game, as_json=as_json))
    return 0


@cards_app.command("list")
def cards_list(as_json: JsonOption = False) -> int:
    """The files that were added."""
    from judgekit.cli.cards import cards

    print(cards.listing(as_json=as_json))
    return 0


@cards_app.command("remove")
def cards_remove(
    file: Annotated[str, typer.Argument(help="The name of a file that was added.")], as_json: JsonOption = False
) -> int:
    """Take the cards of a file away again."""
    from judgekit.cli.cards import cards

    print(cards.remove(file, as_json=as_json))
    return 0


@app.command()
def explain(
    file: Annotated[str, typer.Argument(help="A scenario file.")],
    lang: LangOption = None,
    gloss: Annotated[bool, typer.Option("--gloss/--no-gloss", help="Our own gloss of each rule cited.")] = True,
    full: Annotated[
        bool, typer.Option("--full", help="The whole trace, bookkeeping too, each rule explained.")
    ] = False,
    edition: PlayedOption = None,
    as_json: JsonOption = False,
) -> int:
    """What comes of a scenario, the rules that decide it, and how it went, step by step."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import explaining

    finding_cards.serve_scenarios()

    def answer(connection: sqlite3.Connection) -> int:
        text, holds = explaining.explained(
            connection, file, edition=edition, lang=_chosen(lang), gloss=gloss, full=full, as_json=as_json
        )
        print(text)
        return 0 if holds else 1

    return answering.with_store(answer)


@app.command()
def outcomes(
    file: Annotated[str, typer.Argument(help="A scenario file.")],
    since: Annotated[
        str | None,
        typer.Option("--from", help="Begin before this step (number or id) and leave the rest of the script."),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            help="Where lines end: script, turn, game, or a step as end-of-combat; "
            "the script where it leaves something open, else the turn.",
        ),
    ] = None,
    over: Annotated[
        list[str] | None,
        typer.Option("--over", help="Try only decisions of this kind (block, targets …); may be given several times."),
    ] = None,
    of: Annotated[
        list[str] | None, typer.Option("--of", help="Measure this value, as A.life or bear.zone; several times.")
    ] = None,
    passing: Annotated[bool, typer.Option("--pass", help="Nobody acts with priority.")] = False,
    positions: Annotated[int, typer.Option("--positions", min=2, help="Cut after this many positions.")] = 20_000,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Cut after this time.")] = 20.0,
    tree: Annotated[int, typer.Option("--tree", min=0, help="How many positions of the tree to print.")] = 8,
    edition: PlayedOption = None,
    as_json: JsonOption = False,
) -> int:
    """All lines of play from what a scenario leaves open: results, a shortest line to each, who can force it, who survives."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import outcomes as playing
    from judgekit.scenarios.outcomes.outcomes import Inquiry

    finding_cards.serve_scenarios()

    inquiry = Inquiry(since, until, tuple(over or ()), tuple(of or ()), passing, positions, seconds)
    return playing.outcomes(file, inquiry, edition=edition, tree=tree, as_json=as_json)


@app.command()
def step(
    file: Annotated[str, typer.Argument(help="A scenario file.")],
    lang: LangOption = None,
    edition: PlayedOption = None,
    as_json: JsonOption = False,
) -> int:
    """Walk through a scenario forward and back, with everything that play does beside it."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import explaining

    finding_cards.serve_scenarios()

    def answer(connection: sqlite3.Connection) -> int:
        return explaining.step(connection, file, _chosen(lang), edition=edition, as_json=as_json)

    return answering.with_store(answer)


@app.command()
def ask(
    situation: Annotated[
        str, typer.Argument(help="A situation in table notation, a file with one, or - for standard input.")
    ],
    game: Annotated[str, typer.Option("--game", help="The game where the situation names none.")] = "mtg",
    lang: LangOption = None,
    full: Annotated[bool, typer.Option("--full", help="With the whole trace.")] = False,
    edition: PlayedOption = None,
    as_json: JsonOption = False,
) -> int:
    """A ruling: what happens in a situation, the rules that decide it, what was taken for granted, what stays open."""
    from judgekit.cli.scenarios import asking

    said = {
        "lang": _chosen(lang),
        "game": game,
        **({"edition": edition} if edition is not None else {}),
        **({"full": "yes"} if full else {}),
        **({"json": "yes"} if as_json else {}),
    }
    return asking.asked([situation], said)


@app.command()
def play(
    file: Annotated[
        str, typer.Argument(help="A file with a situation in table notation; an empty table without.")
    ] = "",
    game: Annotated[str, typer.Option("--game", help="The game where the situation names none.")] = "mtg",
    lang: LangOption = None,
    edition: PlayedOption = None,
) -> int:
    """A situation at a prompt, a line at a time: numbered answers, why, undo, fork, board, save; help lists them."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import playing

    finding_cards.serve_scenarios()

    def answer(connection: sqlite3.Connection) -> int:
        return playing.play(connection, file, edition=edition, lang=_chosen(lang), game=game)

    return answering.with_store(answer)


@app.command()
def quiz(
    paths: Annotated[
        list[str] | None, typer.Argument(help="Scenario files or folders; judgekit's own when left out.")
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help="How many questions.")] = 5,
    game: Annotated[
        str | None, typer.Option("--game", help="Only this game.", autocompletion=_completed("games"))
    ] = None,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter",
            help="Only what this chapter (5), group (702) or rule (702.19) decides.",
            autocompletion=_completed("numbers"),
        ),
    ] = None,
    keyword: Annotated[
        str | None,
        typer.Option("--keyword", help="Only scenarios with this word.", autocompletion=_completed("words")),
    ] = None,
    difficulty: Annotated[
        Difficulty | None, typer.Option("--difficulty", help="Only questions as hard as this.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same number asks the same questions.")] = None,
    missed: Annotated[bool, typer.Option("--missed", help="Only what was missed before.")] = False,
    reset: Annotated[bool, typer.Option("--reset", help="Forget what was missed.")] = False,
    as_json: JsonOption = False,
) -> int:
    """Situations from scenarios: what happens? The engine judges the answer; what was missed is asked again sooner."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import quizzing
    from judgekit.scenarios.quiz.choosing import Wanted

    if reset:
        return quizzing.reset(as_json=as_json)
    finding_cards.serve_scenarios()
    wanted = Wanted(
        tuple(paths or ()), quizzing.known_game(game), (chapter or "").strip(), keyword or "", difficulty or "", missed
    )

    def answer(connection: sqlite3.Connection) -> int:
        return quizzing.quiz(connection, wanted, count=count, seed=seed, as_json=as_json)

    return answering.with_store(answer)


@app.command()
def notation(
    source: Annotated[str, typer.Argument(help="A scenario file; with --yaml a situation in table notation.")],
    as_yaml: Annotated[bool, typer.Option("--yaml", help="Write a scenario from table notation.")] = False,
    game: Annotated[str, typer.Option("--game", help="The game where the notation names none.")] = "mtg",
    lang: LangOption = None,
    edition: PlayedOption = None,
) -> int:
    """A scenario as table notation, or table notation as a scenario."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import asking

    finding_cards.serve_scenarios()
    text, left_out = asking.notation(source, edition=edition, lang=_chosen(lang), game=game, as_yaml=as_yaml)
    print(text, end="")
    if left_out:
        answering.tell(f"notation has no words for: {'; '.join(left_out)}")
    return 0


@app.command()
def new(
    situation: Annotated[str, typer.Argument(help="A situation in table notation, a file with one, or -.")],
    game: Annotated[str, typer.Option("--game", help="The game where the situation names none.")] = "mtg",
    edition: PlayedOption = None,
) -> int:
    """A commented scenario file from table notation, to be filled in with what is expected."""
    from judgekit.cli.cards import finding_cards
    from judgekit.cli.scenarios import asking

    finding_cards.serve_scenarios()
    print(asking.new(situation, edition=edition, game=game), end="")
    return 0


@app.command()
def coverage(
    paths: Annotated[list[str] | None, typer.Argument(help="Scenarios; judgekit's own when left out.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="mtg, mtg6, dm or magmell; all when left out.")] = None,
    chapter: Annotated[
        list[str] | None, typer.Option("--chapter", help="Only this chapter (6) or group (704); several times.")
    ] = None,
    missing: Annotated[
        bool,
        typer.Option(
            "--missing", help="Name what has no code or no scenario, in all of them; else Magic's 1, 5, 6, 704."
        ),
    ] = False,
    where: Annotated[
        str | None, typer.Option("--where", help="The code of this rule, by function and line, and what shows it.")
    ] = None,
    picture: Annotated[Path | None, typer.Option("--picture", help="Write FILE.svg (needs --game).")] = None,
    stale: Annotated[bool, typer.Option("--stale", help="Citations whose rule changed or is gone.")] = False,
    record: Annotated[bool, typer.Option("--record", help="Write the citations file anew.")] = False,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> int:
    """Which rules have code, and which a scenario shows, by chapter."""
    from judgekit.cli.scenarios import coverage as covering
    from judgekit.cli.scenarios.without_code import sorted_rules
    from judgekit.library import lookup
    from judgekit.scenarios.checking import check_paths

    game = normalise(game) if game is not None else None
    if game is not None and game not in covering.games():
        raise UsageFault(
            phrase("no rules of {game} are in code", game=game[:20]),
            phrase("games: {games}", games=", ".join(covering.games())),
        )
    if picture is not None:
        if game is None:
            raise UsageFault(phrase("a picture shows one game"), phrase("add --game mtg or --game magmell"))
        covering.check_picture(picture)
    scenes = paths or covering.own_scenarios(None if record else game)

    def answer(connection: sqlite3.Connection) -> int:
        of_edition = [lookup.known_edition(connection, edition)] if edition else []
        if where is not None:
            return covering.where(connection, where, game, paths, as_json=as_json)
        if record:
            print(covering.record_citations(connection, scenes, as_json=as_json))
            return 0
        if stale:
            return covering.stale(connection, of_edition, as_json=as_json)
        report = check_paths(scenes)
        for one in [game] if game else covering.games():
            found = covering.measured(connection, one, report)
            if chapter and not (found := covering.within(found, chapter)):
                raise UsageFault(
                    phrase("{one} has no chapter {chapter}", one=one, chapter=", ".join(chapter)[:40]),
                    "--chapter 6, --chapter 704",
                )
            if picture is not None:
                print(covering.draw(found, picture, one, as_json=as_json))
            elif as_json:
                print(covering.as_json(found))
            else:
                why = sorted_rules(one)
                print(f"{one}\n{covering.as_text(found, why)}")
                named = found if missing or chapter else covering.within(found, covering.FOLLOWED.get(one, ()))
                if named:
                    print(covering.lacking(named, covering.reasons_unshown(one), why))
        return 0

    return answering.with_store(answer)
