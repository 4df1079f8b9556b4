"""What was not written and an answer rests on: how much life a player had, that a zone was empty; it is said aloud."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.tables import NotationTable


def grant_empty(table: NotationTable, player: str, zone: str, called: tuple[str, str]) -> None:
    """Say aloud that a zone was empty as it began, where nothing was written of it and its cards are counted.

    Args:
        table: the table.
        player: the player.
        zone: the zone.
        called: what it is called, in English and Japanese.
    """
    notation = table.run.scene.notation
    if zone == notation.home or zone in notation.dealt or zone in _written(table, player):
        return
    english, japanese = called
    told = f"{player}の{japanese}は書かれていないので、はじめは0枚とする"
    table.grant(Bilingual(told, f"{player}'s {english} was empty before, for nothing is written of it"))


def grant_life(table: NotationTable, player: str) -> None:
    """Say aloud how much life a player had as it began, where nobody wrote it and an answer rests on it."""
    if "life" in _written(table, player):
        return
    life = words(table.run.scene.player_value(table.start, player, "life").value)
    told = f"{player}のライフは書かれていないので、はじめは{life}とする"
    table.grant(Bilingual(told, f"{player} was at {life} before, for no life is written"))


def _written(table: NotationTable, player: str) -> Mapping[str, Json]:
    """Return what is written of a player."""
    players = table.written.situation.given.get("players")
    own = players.get(player) if isinstance(players, Mapping) else None
    return own if isinstance(own, Mapping) else {}
