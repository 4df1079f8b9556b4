"""Japanese names of cards that are often spoken of, for who added a file of cards without any.

The list gives no card: it only says which English name is meant, and the card itself comes from the files that were added.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from judgekit.library import folders

_JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")
_BEFORE = re.compile(r"(?:^|[\s、,。;:：;・(（「はがのをにでとへもや])$")
"""What stands before a name in a sentence."""
_BEHIND = re.compile(r"(?:から|だ|など|[がをにでとはへものや、,。;:：\s?？()（）」\d]|$)")
"""What stands behind it; anything else may be the rest of a verb or of a longer word."""


@lru_cache(maxsize=4)
def _listed(game: str) -> dict[str, str]:
    file = Path(folders.corpus(), game, "japanese-names.tsv")
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t") for line in lines if line[:1] != "#")


def english_name(name: str, game: str) -> str:
    """Return the English name of a card that is called so in Japanese; empty where the list does not have it."""
    return _listed(game).get(re.sub(r",\s*", "、", name.strip()), "") if _JAPANESE.search(name) is not None else ""


def names_in(text: str, game: str) -> list[str]:
    """Return the Japanese names of the list that stand in a text as words of their own, the longest first.

    Args:
        text: the text.
        game: the game.
    """
    found = []
    listed = _listed(game) if _JAPANESE.search(text) is not None else {}
    for name in sorted(listed, key=len, reverse=True):
        place = text.find(name)
        while place >= 0:
            if _BEFORE.search(text, 0, place) and _BEHIND.match(text, place + len(name)):
                found.append(name)
                text = text.replace(name, "\N{WHITE SQUARE}")
                break
            place = text.find(name, place + 1)
    return found
