"""Names of objects and players in choices: an id that nothing has or had is a slip, and no choice that the rules forbid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.table.adapter import Misfit
from judgekit.table.what_is_meant import named_or_nearest

ABOUT_IDS = frozenset(
    (
        *("targets", "new-targets", "attack", "block", "cast", "activate", "play-land", "damage-order", "legend-rule"),
        *("sacrifice", "discard", "exile", "return", "tap", "untap", "choose", "search", "search-all", "put", "random"),
        *("use", "attack-target", "defend", "use-now", "attack-now"),
    )
)
"""Kinds of question whose answers name objects and players."""
IN_STEPS = ("attack", "block", "targets", "attack-target", "defend")
"""Keys of steps whose values do."""

_CREATED = re.compile(r"(?:token|copy)-\d+|.+-ability(?:-\d+)?")
"""Ids that things get which come into being."""
_PLAIN = frozenset(
    ("none", "nothing", "nobody", "no-one", "all", "any", "accept", "decline", "pass", "yes", "no", "true", "false")
)


def refuse_strangers(
    plain: Json, known: Set[str], path: tuple[str | int, ...], names: Mapping[str, str], keys: bool = True
) -> None:
    """Refuse a choice that names what there is not and never was.

    Args:
        plain: the choice as the scenario words it.
        known: ids of everything there is and was.
        path: where it stands.
        names: the names of cards, by the ids of their objects.
        keys: whether the keys of a table are ids too, and not words for what is chosen.

    Raises:
        Misfit: nothing has such an id.
    """
    for word in _words(plain, keys):
        if word not in known and word not in _PLAIN and not _CREATED.fullmatch(word) and re.search(r"[^\W\d]", word):
            raise Misfit(
                phrase("there is nothing called {name!r}", name=word),
                path,
                named_or_nearest(word, known, names),
            )


def _words(plain: Json, keys: bool) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, Mapping):
        for key, value in plain.items():
            if keys:
                yield key
            yield from _words(value, keys)
    elif isinstance(plain, list):
        for item in plain:
            yield from _words(item, keys)
