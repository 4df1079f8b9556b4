"""The commands of cards, options and help: card, cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from judgekit.cli.options import (
    GameOption,
    JsonOption,
    LangOption,
    completed,
    language,
)


def card(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A card's name in either language, a scenario file, or - for text on standard input.",
            autocompletion=completed("card_names"),
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

    return cards.card(name, text, types, game, language(lang), as_json=as_json)


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


def cards_list(as_json: JsonOption = False) -> int:
    """The files that were added."""
    from judgekit.cli.cards import cards

    print(cards.listing(as_json=as_json))
    return 0


def cards_remove(
    file: Annotated[str, typer.Argument(help="The name of a file that was added.")], as_json: JsonOption = False
) -> int:
    """Take the cards of a file away again."""
    from judgekit.cli.cards import cards

    print(cards.remove(file, as_json=as_json))
    return 0
