"""Where a step or a run stops: at a question of a kind, of an object and by a player where they are named, the nth time."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.table.adapter import GameAdapter, Misfit

KEYS = ("question", "nth", "of", "by")


class StopAt(NamedTuple):
    """A question at which to stop.

    Attributes:
        question: word for its kind.
        nth: how often it has been asked by then.
        about: `of` and `by`, where they are named.
    """

    question: str
    nth: int = 1
    about: Mapping[str, str] = {}


def means_kind(scene: GameAdapter, word: str, kind: str) -> bool:
    """Tell whether a word of a scenario means a kind of question."""
    return word == kind or word in scene.called.get(kind, ())


def read_stop(value: Json, scene: GameAdapter, players: tuple[str, ...]) -> StopAt | None:
    """Read `stop-at`: a kind of question, or {question, nth, of, by}; None where there is none.

    Args:
        value: what the step says.
        scene: the game.
        players: who plays.

    Raises:
        Misfit: it cannot be read, or names what there is not.
    """
    if value is None:
        return None
    table = {"question": value} if isinstance(value, str) else value
    if not isinstance(table, dict) or not isinstance(table.get("question"), str):
        raise Misfit(phrase("`stop-at` names a question"), ("stop-at",), "{question: targets, nth: 1}")
    for key, word in table.items():
        if key not in KEYS:
            raise Misfit(
                phrase("unknown key {name!r} of `stop-at`", name=key),
                ("stop-at", key),
                nearest(key, KEYS),
            )
        if not isinstance(word, str):
            raise Misfit(phrase("one word is expected here"), ("stop-at", key))
    if not any(means_kind(scene, table["question"], kind) for kind in scene.game.questions):
        raise Misfit(phrase("no question is called {name!r}", name=table["question"]), ("stop-at",))
    nth = table.get("nth", "1")
    if not nth.isdecimal() or not nth.isascii() or len(nth) > 4 or int(nth) < 1:
        raise Misfit(phrase("a number from 1 is expected here"), ("stop-at", "nth"))
    if "by" in table and table["by"] not in (*players, "random"):
        raise Misfit(
            phrase("there is no player {name!r}", name=table["by"]),
            ("stop-at", "by"),
            nearest(table["by"], players),
        )
    return StopAt(table["question"], int(nth), {key: table[key] for key in ("of", "by") if key in table})
