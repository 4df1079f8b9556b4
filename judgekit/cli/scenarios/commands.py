"""The commands of scenarios, options and help: check, explain, step, outcomes, ask, play, notation, new, quiz, coverage."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli import answering
from judgekit.cli.options import (
    EditionOption,
    JsonOption,
    LangOption,
    PlayedOption,
    completed,
    language,
)
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.numbers import normalise
from judgekit.core.wording import phrase


class Difficulty(StrEnum):
    """How hard a question of the quiz is."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


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
            connection, file, edition=edition, lang=language(lang), gloss=gloss, full=full, as_json=as_json
        )
        print(text)
        return 0 if holds else 1

    return answering.with_store(answer)


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
        return explaining.step(connection, file, language(lang), edition=edition, as_json=as_json)

    return answering.with_store(answer)


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
        "lang": language(lang),
        "game": game,
        **({"edition": edition} if edition is not None else {}),
        **({"full": "yes"} if full else {}),
        **({"json": "yes"} if as_json else {}),
    }
    return asking.asked([situation], said)


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
        return playing.play(connection, file, edition=edition, lang=language(lang), game=game)

    return answering.with_store(answer)


def quiz(
    paths: Annotated[
        list[str] | None, typer.Argument(help="Scenario files or folders; judgekit's own when left out.")
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help="How many questions.")] = 5,
    game: Annotated[
        str | None, typer.Option("--game", help="Only this game.", autocompletion=completed("games"))
    ] = None,
    chapter: Annotated[
        str | None,
        typer.Option(
            "--chapter",
            help="Only what this chapter (5), group (702) or rule (702.19) decides.",
            autocompletion=completed("numbers"),
        ),
    ] = None,
    keyword: Annotated[
        str | None,
        typer.Option("--keyword", help="Only scenarios with this word.", autocompletion=completed("words")),
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
        tuple(paths or ()), _known_game(game), (chapter or "").strip(), keyword or "", difficulty or "", missed
    )

    def answer(connection: sqlite3.Connection) -> int:
        return quizzing.quiz(connection, wanted, count=count, seed=seed, as_json=as_json)

    return answering.with_store(answer)


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
    text, left_out = asking.notation(source, edition=edition, lang=language(lang), game=game, as_yaml=as_yaml)
    print(text, end="")
    if left_out:
        answering.tell(phrase("notation has no words for: {left_out}", left_out="; ".join(left_out)))
    return 0


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
    from judgekit.library import lookup
    from judgekit.scenarios.passed_before import check_again

    game = _known_game(game)
    if picture is not None:
        if not game:
            raise UsageFault(phrase("a picture shows one game"), phrase("add --game mtg or --game magmell"))
        covering.check_picture(picture)
    scenes = paths or covering.own_scenarios(None if record else game)

    def answer(connection: sqlite3.Connection) -> int:
        of_edition = [lookup.known_edition(connection, edition)] if edition else []
        if where is not None:
            return covering.where(connection, where, game or None, paths, as_json=as_json)
        if record:
            print(covering.record_citations(connection, scenes, as_json=as_json))
            return 0
        if stale:
            return covering.stale(connection, of_edition, as_json=as_json)
        report = check_again(scenes)
        for one in [game] if game else covering.games():
            found = covering.measured(connection, one, report, chapter or ())
            if picture is not None:
                print(covering.draw(found, picture, one, as_json=as_json))
            elif as_json:
                print(covering.as_json(found))
            else:
                print(covering.told(found, one, missing=missing or bool(chapter)))
        return 0

    return answering.with_store(answer)


def _known_game(said: str | None) -> str:
    """Return the game that was asked for; "" where none was.

    Raises:
        UsageFault: there is no such game.
    """
    from judgekit.scenarios.adapters import SCENES

    if said is None:
        return ""
    game = normalise(said)
    if game not in SCENES:
        raise UsageFault(
            phrase("no rules of {game} are in code", game=game[:20]),
            phrase("games: {games}", games=", ".join(sorted(SCENES))),
        )
    return game
