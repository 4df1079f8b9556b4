"""Japanese counters (助数詞): what cards, creatures, players and things are counted with."""

from __future__ import annotations

import re
from collections.abc import Mapping

COUNTERS = "体人枚つ個点回倍"
"""Words behind a number: of creatures, players, cards, things, counters, points, times."""

OF_THINGS = "体~人~枚~つ~個"
"""Words for counting something, as a wording writes them."""


def recounted(text: str, counters: Mapping[str, str], usual: str = "体") -> str:
    """Return a text in which what stands behind a noun is counted with its word: カード2体 is カード2枚, カードが2体 カードが2枚.

    Args:
        text: printed with one counter for everything.
        counters: by noun the word for counting it.
        usual: the counter that it is printed with.
    """
    nouns = "|".join(sorted(map(re.escape, counters), key=len, reverse=True))
    behind = re.compile(f"({nouns})([をが]?[0-9]+){usual}")
    return behind.sub(lambda match: f"{match[1]}{match[2]}{counters[match[1]]}", text)
