"""Folding: one written form for every way a word is typed, with the offsets that lead back to the printed text.

NFKC, lower case, `・` and soft breaks dropped, characters that scanning confuses made equal. Folding changes lengths (half-width
`ﾌﾞ` is one character after it), so what is highlighted in a printed text is found through the offsets.

This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from unicodedata import combining, is_normalized, normalize

_DROPPED = "・･\u00ad\u200b\ufeff"
_ALIKE = {"权": "権", "’": "'", "‘": "'", "“": '"', "”": '"', "〜": "~", "‐": "-", "–": "-", "—": "-"}
_ALIKE |= dict(zip("āīūēōâîûêô", "aiueoaiueo", strict=True))
_FOLDED = str.maketrans(dict.fromkeys(_DROPPED, "") | _ALIKE)
_MARKS = "ﾞﾟ\u3099\u309a"


def fold(text: str) -> str:
    """Return text in the form in which it is indexed and searched."""
    if text.isascii():
        return text.lower()
    return normalize("NFKC", text).lower().translate(_FOLDED)


def fold_with_offsets(text: str) -> tuple[str, list[int]]:
    """Fold text and say where each character comes from.

    Args:
        text: as printed.

    Returns:
        The folded text, and for each of its characters the offset in text; one more offset, the length of text, ends the list.
    """
    if text.isascii():
        return text.lower(), list(range(len(text) + 1))
    if is_normalized("NFKC", text):
        lowered = text.lower()
        if len(lowered) == len(text):
            kept = [place for place, character in enumerate(text) if character not in _DROPPED]
            return lowered.translate(_FOLDED), [*kept, len(text)]
    pieces: list[str] = []
    offsets: list[int] = []
    start, length = 0, len(text)
    while start < length:
        end = start + 1
        while end < length and (text[end] in _MARKS or combining(text[end])):
            end += 1
        piece = fold(text[start:end])
        pieces.append(piece)
        offsets.extend([start] * len(piece))
        start = end
    offsets.append(length)
    return "".join(pieces), offsets


_DASHES = "-―─−"


def with_long_vowels(folded: str) -> str:
    """Return a folded query with the dashes that were typed for the long vowel mark: ライブラリ-, オ-ナ-."""
    letters = list(folded)
    for place, character in enumerate(folded):
        after = folded[place + 1 : place + 2]
        dash = character in _DASHES and not after.isdigit()
        if place and is_katakana(letters[place - 1]) and (dash or (character == "一" and after and is_katakana(after))):
            letters[place] = "ー"
    return "".join(letters)


def is_hiragana(character: str) -> bool:
    """Tell whether a character is hiragana."""
    return "ぁ" <= character <= "ゖ"


def is_katakana(character: str) -> bool:
    """Tell whether a character is katakana or the long vowel mark."""
    return "ァ" <= character <= "ヺ" or character == "ー"


def is_kanji(character: str) -> bool:
    """Tell whether a character is a Chinese character (or 々, which repeats one)."""
    return "一" <= character <= "鿿" or character in "々〆"


def is_japanese_letter(character: str) -> bool:
    """Tell whether a character is kana or kanji."""
    return "ぁ" <= character <= "鿿" and (is_hiragana(character) or is_katakana(character) or is_kanji(character))


_SPELLINGS = (
    ("'", ""), ("-", ""), ("^", ""), ("cch", "ch"), ("tch", "ch"), ("jj", "j"), ("ssh", "sh"), ("shi", "si"), ("sh", "sy"),
    ("chi", "ti"), ("ch", "ty"), ("tsu", "tu"), ("fu", "hu"), ("ji", "zi"), ("j", "zy"), ("dzu", "zu"), ("du", "zu"), ("di", "zi"),
    ("syi", "si"), ("tyi", "ti"), ("zyi", "zi"), ("l", "r"), ("vu", "bu"), ("v", "b"), ("mb", "nb"), ("mp", "np"), ("mm", "nm"),
)  # fmt: skip


def romaji_key(romaji: str) -> str:
    """Return the one spelling of a word in Latin letters that all romanisations share.

    Hepburn and Kunrei (shi, si), long vowels written or not (yuusenken, yusenken, yūsenken; フェイズ, フェーズ), doubled consonants
    and n before b, p and m come out the same.
    """
    key = romaji
    for spelling, common in _SPELLINGS:
        if spelling in key:
            key = key.replace(spelling, common)
    letters: list[str] = []
    for letter in key:
        if letters and (letter == letters[-1] or letters[-1] + letter in ("ou", "ei")):
            continue
        letters.append(letter)
    return "".join(letters)
