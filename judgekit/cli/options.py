"""Options that several commands have: the language, the edition, the game, JSON; and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated

import typer

from judgekit.cli import answering


def completed(what: str) -> Callable[[str], list[tuple[str, str]]]:
    """Return what completes an argument: a function of `completing`, which is loaded only when the shell asks."""

    def complete(incomplete: str) -> list[tuple[str, str]]:
        from judgekit.cli import completing

        found: list[tuple[str, str]] = getattr(completing, what)(incomplete)
        return found

    return complete


class Lang(StrEnum):
    """The languages shown."""

    JA = "ja"
    EN = "en"
    BOTH = "both"


class Form(StrEnum):
    """The forms of an answer."""

    PLAIN = "plain"
    MD = "md"
    JSON = "json"


LangOption = Annotated[Lang | None, typer.Option("--lang", help="Language of the texts shown.", case_sensitive=False)]
JsonOption = Annotated[bool, typer.Option("--json", help="JSON for programs.")]
EditionOption = Annotated[
    str | None, typer.Option("--edition", help="An edition id, as mtg@otj.", autocompletion=completed("editions"))
]
PlayedOption = Annotated[
    str | None,
    typer.Option("--edition", help="Play by this edition what is written for the base edition or names none."),
]
GameOption = Annotated[
    str | None, typer.Option("--game", help="A book: mtg, mtg6, dm, magmell.", autocompletion=completed("games"))
]


def where(game: str | None, edition: str | None) -> answering.Options:
    """Return the options that say where to look."""
    return {name: value for name, value in (("game", game), ("edition", edition)) if value is not None}


def simple(lang: Lang | None, game: str | None, edition: str | None, as_json: bool) -> answering.Options:
    """Return the options of a command that the start answers by itself as well."""
    said = {"lang": lang.value} if lang else {}
    return said | where(game, edition) | ({"json": "yes"} if as_json else {})


def language(lang: Lang | None) -> str:
    """Return the language of the texts shown: the one asked for, else the one that is set."""
    return answering.language({"lang": lang.value} if lang else {})
