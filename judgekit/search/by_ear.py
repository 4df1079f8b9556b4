"""Kana typed in a row: where its words begin and end, told by what is read so (はかいされたくりーちゃー).

This module is loaded where a question is typed without kanji, so it imports neither re nor typing.
"""

from __future__ import annotations

LONGEST_WORD = 12
"""Kana of the longest word that is looked for within others."""

_SHORTEST_WORD = 2
_SURE = 3
"""Kana of a word that is told from an ending by itself; one of two (ぼち) is believed where nothing else was typed."""
_CERTAIN = 5
"""Kana of a word that is no part of a longer one by chance: ひこう of ひこうき is no 飛行."""

_PARTICLES_AND_ENDINGS = (
    "の は が を に で と も へ や か な て た から まで より って だけ とき ときに ときは ときの たら "
    "ので のに とか など する した して しない すると したら したとき するとき される された されて されない "
    "されたら されたとき なる なった できる できない できた できます ない なかった ある いる いない だと なら "
    "いつ なに なにか どう どこ だれ いくつ について とは ですか させる させない させた せずに せず しよう "
    "すれば しても しながら します しました しますか しません したい すること しか でも にも では には とも "
    "られる られない られた れる れた れない ます ません ました です でした だった じゃない ではない ても "
    "かどうか どうか よ ね "
)
_BETWEEN = frozenset(_PARTICLES_AND_ENDINGS.split())
"""What stands between words and behind them: particles, endings, and words of a question."""

_NEVER_FIRST = frozenset("っゃゅょぁぃぅぇぉーんを")
"""Kana with which no word begins."""

_WORD, _SHORT, _LINK, _UNREAD = 10, 16, 4, 10
"""What a word, a word of two kana, what stands between words, and a kana that is nothing cost; the cheapest reading is taken."""


def pieces(stretch: str) -> list[str]:
    """Return every part of a stretch of kana that may be a word."""
    lengths = range(_SHORTEST_WORD, LONGEST_WORD + 1)
    return [
        piece
        for length in lengths
        for place in range(len(stretch) - length + 1)
        if (piece := stretch[place : place + length]) not in _BETWEEN and piece[0] not in _NEVER_FIRST
    ]


def parted(stretch: str, written: dict[str, list[str]], *, alone: bool) -> list[tuple[str, str]]:
    """Return a stretch of kana as its words, in order, each with how it is written; nothing where none is read.

    Args:
        stretch: hiragana.
        written: the written forms of those of its pieces that are words. What is no word is written as it was typed.
        alone: whether nothing else was typed, so that one word between particles says what is asked for.
    """
    best: list[tuple[int, list[tuple[str, str]]]] = [(0, [])]
    for end in range(1, len(stretch) + 1):
        ways = []
        for begin in range(max(0, end - LONGEST_WORD), end):
            piece = stretch[begin:end]
            cost = best[begin][0]
            if piece in _BETWEEN:
                ways.append((cost + _LINK, begin, piece))
            elif piece in written:
                ways.append((cost + (_WORD if len(piece) >= _SURE else _SHORT), begin, written[piece][0]))
            elif len(piece) == 1:
                ways.append((cost + _UNREAD, begin, piece))
        cost, begin, said = min(ways)
        best.append((cost, [*best[begin][1], (stretch[begin:end], said)]))
    found = best[-1][1]
    # A kana that is neither a word nor stands between words belongs to a longer word beside it.
    is_read = [True, *[was != said or was in _BETWEEN or was in written for was, said in found], True]
    told = [
        (was, said if len(was) >= _CERTAIN or (is_read[at] and is_read[at + 2]) else was)
        for at, (was, said) in enumerate(found)
    ]
    least = _SHORTEST_WORD if alone else _SURE
    return told if any(was != said and len(was) >= least for was, said in told) else []
