"""The edition by which scenarios are played that name none: the judge's own, where its rules have code, and why it is that one."""

from __future__ import annotations

import os

from judgekit.cli import answering
from judgekit.core.errors import StoreUnreadable, UsageFault
from judgekit.core.nodes import BASE_EDITIONS, book_of
from judgekit.core.numbers import normalise
from judgekit.core.wording import phrase
from judgekit.library import choice, lookup, store
from judgekit.scenarios.adapters import SCENES, adapter_of
from judgekit.scenarios.files.model import ChosenEdition


class OwnEditions:
    """The edition one judges by, of each game for which a scenario leaves it open.

    Attributes:
        told: of each game asked for, the edition it is played by and in a few words why.
        asked: how often one was asked for.
    """

    def __init__(self) -> None:
        self.told: dict[str, tuple[str, str]] = {}
        self.asked = 0

    def of(self, game: str) -> str:
        """Return the edition by which a game is played where a scenario names none; "" for a game that there is not.

        The edition is that of `$JUDGEKIT_EDITION`, of `judgekit use`, or the newest whose whole text is loaded. One without code
        is not played: the base edition stands in for it, and `told` says so. The store is opened only where it decides.

        Raises:
            UsageFault: the environment names no edition that there is.
        """
        self.asked += 1
        if game not in SCENES:
            return BASE_EDITIONS.get(game, "")
        if game not in self.told:
            self.told[game] = _found(game, adapter_of(game).editions)
        return self.told[game][0]

    def lines(self) -> list[str]:
        """Return what played the scenarios that name no rules, a line for each game."""
        return [
            phrase("no edition named: played by {edition}, {why}", edition=edition, why=why)
            for edition, why in self.told.values()
        ]


def chosen_edition(asked: str | None) -> tuple[ChosenEdition, OwnEditions]:
    """Return the edition that scenarios are played by where they leave it open, and what tells why.

    Every scenario of `corpus/` names its edition, and tests read scenarios without a choice: what somebody has in use on this
    machine never decides there.

    Args:
        asked: what `--edition` says; None for nothing.

    Raises:
        UsageFault: the edition asked for is not played.
    """
    own = OwnEditions()
    if asked is None:
        return ChosenEdition("", own.of), own
    game = normalise(asked).partition("@")[0]  # where it is one, only an edition of that game has such an id
    wanted = _named(asked, adapter_of(game).editions) if "@" in asked and game in SCENES else ""
    if wanted:
        return ChosenEdition(wanted, own.of), own
    played = [edition for game in SCENES for edition in adapter_of(game).editions]
    wanted = _named(asked, played)
    if not wanted:
        raise UsageFault(
            phrase("no scenarios are played by {asked}", asked=asked[:40]),
            phrase("editions: {editions}", editions=", ".join(played)),
        )
    return ChosenEdition(wanted, own.of), own


def _named(wanted: str, editions: list[str] | tuple[str, ...]) -> str:
    """Return the edition of a list that is meant by its id or by its name alone ("20260417"); "" for none."""
    name = normalise(wanted)
    return next((edition for edition in editions if name in (edition, edition.partition("@")[2])), "")


def _found(game: str, played: tuple[str, ...]) -> tuple[str, str]:
    base = BASE_EDITIONS[game]
    if len(played) == 1:
        return base, phrase("the only edition of its game that is played")
    for variable, value in (
        (choice.EDITION, os.environ.get(choice.EDITION, "").strip()),
        ("judgekit use", choice.kept()),
    ):
        # An edition whose rules have code needs no text of it on this machine.
        edition = _named(value, played) if value else ""
        if edition:
            return edition, phrase("as {variable} says", variable=variable)
        if value:
            break
    try:
        connection = store.open_store(answering.progress)
    except StoreUnreadable as fault:
        return base, phrase("the base edition: which texts are loaded cannot be told ({fault})", fault=fault)
    try:
        own = choice.in_use(connection, game)
        loaded = lookup.has_text(connection, own.edition)
    finally:
        connection.close()
    if own.by == choice.path():
        why = phrase("as judgekit use {kept} says", kept=choice.kept())
    elif own.by:
        why = phrase("as {by} says", by=own.by)
    else:
        why = (
            phrase("the newest edition whose whole text is loaded")
            if loaded
            else phrase("its base edition: no text of it is loaded")
        )
    if own.edition in played:
        return own.edition, why
    named = own.edition if book_of(own.edition) == game else phrase("the edition in use")
    return base, phrase("the base edition: the rules of {named} have no code ({why})", named=named, why=why)
