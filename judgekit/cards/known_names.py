"""Japanese names of cards that are often spoken of, for who added a file of cards without any.

The list gives no card: it only says which English name is meant, and the card itself comes from the files that were added.
"""

from __future__ import annotations

import os.path
import re
from functools import lru_cache

from judgekit.cards.names import kana_key, without_pauses
from judgekit.library import folders

_JAPANESE = re.compile("[ぁ-んァ-ヶ一-龠]")
_BEFORE = re.compile(r"(?:^|[\s、,。;:：;・(（「はがのをにでとへもや])$")
"""What stands before a name in a sentence."""
_BEHIND = re.compile(r"(?:から|だ|など|[がをにでとはへものや、,。;:：\s?？()（）」\d]|$)")
"""What stands behind it; anything else may be the rest of a verb or of a longer word."""


@lru_cache(maxsize=4)
def _listed(game: str) -> dict[str, str]:
    file = os.path.join(folders.corpus(), game, "japanese-names.tsv")
    if not os.path.exists(file):
        return {}
    with open(file, encoding="utf-8") as opened:
        lines = opened.read().splitlines()
    return dict(line.split("\t") for line in lines if line[:1] != "#")


def english_name(name: str, game: str) -> str:
    """Return the English name of a card that is called so in Japanese; empty where the list does not have it."""
    return _listed(game).get(re.sub(r",\s*", "、", name.strip()), "") if _JAPANESE.search(name) is not None else ""


@lru_cache(maxsize=4)
def known(game: str) -> frozenset[str]:
    """Return the English names of the list: cards that are often spoken of."""
    return frozenset(_listed(game).values())


def names_like(typed: str, game: str) -> list[tuple[str, str]]:
    """Return (Japanese, English) names of the list that a Japanese name, its reading in kana or a part of it may mean.

    The name itself alone where the list has it, else those that are read so, else those of which it is a part, the shortest first.

    Args:
        typed: as typed; nothing is found for what is not Japanese.
        game: the game.
    """
    exact = english_name(typed, game)
    if exact:
        return [(typed, exact)]
    part = re.sub(r",\s*", "、", typed.strip())
    if _JAPANESE.search(part) is None:
        return []
    listed = _listed(game)
    reading = kana_key(part)
    heard = [name for name, said in _readings(game) if said == reading] if reading else []
    found = heard or sorted([name for name in listed if len(part) > 1 and part in name], key=len)
    return [(name, listed[name]) for name in found]


@lru_cache(maxsize=4)
def _readings(game: str) -> list[tuple[str, str]]:
    """Return every name of the list with the key of how it is read; the analyser takes a moment, so only kana ask for it."""
    from judgekit.search.analysis import Analyser

    analyser = Analyser()
    return [(name, kana_key(analyser.reading(without_pauses(name)))) for name in _listed(game)]


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
