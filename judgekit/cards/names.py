"""Names of cards made comparable: one key for every way in which a name is typed.

On the path of a cold `card NAME`, so nothing heavy is imported: the analyser that reads Japanese names aloud works when cards are
added, and only its result is kept.
"""

from __future__ import annotations

from judgekit.core.accents import ACCENTED, without_accents
from judgekit.search.folding import fold, romaji_key

SIGNS = str.maketrans(dict.fromkeys(',.:;!?"()[]{}/|&*_~+=<>#@', " ") | {"'": "", "’": "", "-": " "})


def key_of(name: str) -> str:
    """Return the key of a name: folded, without signs, words apart by one blank."""
    shown = "".join([sign if sign.isprintable() else " " for sign in fold(name)])
    return " ".join(shown.translate(SIGNS).split())


_SHORTEST_ACCENTED = 5


def keys_with_accents(key: str) -> list[str]:
    """Return the keys of names that are typed so without their accents (juzam djinn): one of them, or all of a letter.

    Args:
        key: the key of what was typed.
    """
    if not key.isascii():
        return [without_accents(key)]
    found: list[str] = []
    for plain, marks in ACCENTED.items() if len(key) >= _SHORTEST_ACCENTED else ():
        place = key.find(plain)
        while place >= 0:
            found += [f"{key[:place]}{mark}{key[place + len(plain) :]}" for mark in marks]
            place = key.find(plain, place + 1)
    return found


_KANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)} | {ord(" "): None, ord("ー"): None}


def kana_key(reading: str) -> str:
    """Return the key under which a reading in kana is found; empty where there is something else in it."""
    key = fold(reading).translate(_KANA)
    return key if all("ぁ" <= sign <= "ゖ" for sign in key) else ""


_PAUSES = str.maketrans(dict.fromkeys("、。・/　 //「」『』", ""))


def without_pauses(name: str) -> str:
    """Return a Japanese name as one run that the analyser reads aloud."""
    return name.translate(_PAUSES)


def heard_keys(typed: str) -> list[str]:
    """Return the keys under which a reading is found that was typed in Latin letters or in kana."""
    if typed.isascii():
        return [romaji_key(fold(typed).replace(" ", ""))] if any(map(str.isalpha, typed)) else []
    key = kana_key(typed)
    return [key] if key else []


def short_key(name: str) -> str:
    """Return the key of the part of a name before its comma ("Jace, the Mind Sculptor"); empty where it has none."""
    for sign in (",", "、"):
        first, found, _rest = name.partition(sign)
        if found and first.strip():
            return key_of(first)
    return ""
