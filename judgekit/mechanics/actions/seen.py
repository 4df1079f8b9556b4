"""Events that change nothing: abilities see that something happened, and trigger on it."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.engine import Event, Game
from judgekit.engine.positions import AnyDraft


def add_seen(game: Game, rules: Mapping[str, tuple[str, ...]]) -> None:
    """Give a game events that abilities only see.

    Args:
        game: the game.
        rules: the rules that an event of each kind cites, besides those of its own detail `rules`.
    """

    def happens(draft: AnyDraft, happening: Event) -> None:
        draft.cite(*rules[happening.kind], *happening.get("rules", ()))

    game.events.update(dict.fromkeys(rules, happens))
