"""What of a sentence another one leaves unsaid that stands in its place: who takes a suggestion is told of every word of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.text import is_japanese
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.lexicon import base_of, tells_a_state, verb_of
from judgekit.scenarios.notation.words.nearest_forms import SMALL_WORDS, stem

_WORDS = re.compile(r"[A-Za-z][A-Za-z'-]*|[+-]?\d+/[+-]?\d+|\d+|\{[^}]*\}")
_PIECES = re.compile(
    r"[一-鿿々]+|[ァ-ヴー・]+|[A-Za-z]+|[+-]?\d+(?:/[+-]?\d+)?|\{[^}]*\}|ない|なし|なかっ|だけ|また|まだ|もう|そいつ|こいつ|どっち"
    r"|(?<=[はがをにでともの、。 ])(?!ここで|そこ[にで]|その(?:あと|後)|それ[にをはが]|そし|さらに|どこ|いくつ|いくら"
    r"|どう|すべて|これ|など"
    r"|ください|です|でし|ます"
    r"|して|した|する|され|いる|いて|いた|ある|あった|なって|なる|なった|から|まで|ので|のは|には|では|とは|にも|でも)[ぁ-ん]{3,}"
)
_SAID_AGAIN = frozenset(
    ("only", "not", "no", "again", "still", "if", "all", "each", "both", "or", "instead", "before", "after")
)
"""Small words without which a sentence would say something else."""
_WITHOUT_WEIGHT = re.compile(
    r"(?:問題|質問|状況|場|上|今|時|中|方|個置|置|人|枚|体|点|個|者|様|全|元|最後|クリーチャー|カード|種族|コントロール|対象|盤面)$"
)
_SO_MANY = re.compile(r"の(\d)(?:体|枚|匹|人|つ)")
"""How many things are named before it: they are as many in any other words."""
_HEAVY = re.compile(
    r"\d|^(?:not|no|only|if|or|all|each|both|before|after|first|second|last|next|again|until|ない|なし|なかっ|だけ|前|後)$|^[A-H]$"
)


def left_unsaid(said: str, line: str, meant: str = "") -> list[str]:
    """Return the words of a sentence that do not stand in a line for it, those that stand together as one.

    Args:
        said: the sentence.
        line: the line in its place.
        meant: an expression of words that the line says otherwise: the verb of a deed that is told by another one.
    """
    return [said[begin:end].strip(" ,、。.") for begin, end in _runs(said, line, meant)]


def matters(unsaid: list[str], names: Collection[str], is_fact: Callable[[str], bool]) -> bool:
    """Tell whether the game may need what is left unsaid: a deed, a name, a number, a player, a denial, how a thing is.

    Args:
        unsaid: the words.
        names: the names that are known.
        is_fact: tells whether words say how a thing is.
    """
    return any(
        (weight_of([one], names) >= _MATTERS and any(weight_of([word], names) >= _MATTERS for word in _words_of(one)))
        or one.casefold() in names
        or is_fact(one)
        for one in unsaid
    )


def may_be_states(unsaid: Collection[str]) -> bool:
    """Tell whether English words that are left unsaid of how things are may tell of a state: all do that nobody knows."""
    return any(map(_may_say_something, (word for one in unsaid for word in _WORDS.findall(one))))


_SAY_NOTHING = frozenset(
    (
        *(
            "afterwards",
            "afterward",
            "later",
            "away",
            "course",
            "double",
            "triple",
            "gang",
            "chump",
            "back",
            "too",
            "well",
        ),
        *(
            "creature",
            "creatures",
            "card",
            "cards",
            "permanent",
            "permanents",
            "spell",
            "player",
            "opponent",
            "guy",
            "guys",
        ),
        *(
            "side",
            "table",
            "board",
            "battlefield",
            "play",
            "game",
            "there",
            "here",
            "own",
            "single",
            "lone",
            "main",
            "phase",
        ),
    )
)
"""English words without which a sentence says the same of the game, beside those in -ly."""


def _may_say_something(word: str) -> bool:
    """Tell whether an English word that nobody knows may tell of a state or a deed of the game: most may."""
    plain = word.casefold()
    return plain.isalpha() and plain not in _SAY_NOTHING and not plain.endswith("ly")


_MATTERS = 2.0


def _words_of(text: str) -> list[str]:
    found = (_PIECES if is_japanese(text) else _WORDS).findall(text)
    return found or [text]  # a word in kana alone


def weight_of(unsaid: list[str], names: Collection[str] = ()) -> float:
    """Return how much is left unsaid: names, numbers, players and what denies or limits count more."""
    found = 0.0
    for one in unsaid:
        for word in _words_of(one):
            heavy = _HEAVY.search(word.casefold() if len(word) > 1 else word)
            named = word.casefold() in names
            counts = re.fullmatch("[ぁ-ん]+", word) is not None and re.search("(?:っ|り|ん)と$", word) is None
            counts = counts or word.casefold() in NUMBERS
            found += (
                3.0
                if _DEED.search(word) or _is_deed(word)
                else 2.0
                if heavy or counts or named or word[:1].isupper()
                else 1.0
            )
    return found


_DEED = re.compile(
    "攻撃|殴|アタック|ブロック|防御|唱|撃|召喚|起動|装備|重ね|進化|打|奪|生け贄|選|割[っりらるれ]|使[っいうわえ]|破壊し|捨て|引[いくか]|コピーし"
    "|戻し|追放し|払[っいうわ]|付け替|つけ替|止め|守[っるりら]|倒し|焼[いくか]|捧げ|動かし|移し"
)


def tells_a_deed(text: str) -> bool:
    """Tell whether a text tells of something that is done."""
    return _DEED.search(text) is not None or any(map(_is_deed, _WORDS.findall(text)))


def _is_deed(word: str) -> bool:
    plain = word.casefold()
    verb = verb_of(plain) or (plain if base_of(plain) else "")
    return bool(verb) and not tells_a_state(verb)


def _runs(said: str, line: str, meant: str) -> list[tuple[int, int]]:
    japanese = is_japanese(said)
    there = line.casefold()
    stems = {_plain(word) for word in _WORDS.findall(line)}
    runs: list[tuple[int, int]] = []
    last_said = -1
    otherwise = [match.span() for match in _SO_MANY.finditer(said) if "と" in line and japanese]
    otherwise += [match.span() for match in re.finditer(meant, said, re.IGNORECASE)] if meant else []
    for match in (_PIECES if japanese else _WORDS).finditer(said):
        word = match.group()
        if _is_small(word, japanese=japanese) and not (word == "クリーチャー" and said[match.end() :][:1].isdigit()):
            continue
        told = word.casefold() in there if japanese and len(word) > 0 and not word.isascii() else _plain(word) in stems
        if told or any(begin < match.end() and match.start() < end for begin, end in otherwise):
            last_said = match.end()
            continue
        if runs and last_said < runs[-1][1]:
            runs[-1] = (runs[-1][0], match.end())
        else:
            runs.append((match.start(), match.end()))
    return [(begin, _to_its_end(said, end)) for begin, end in runs]


def _to_its_end(said: str, end: int) -> int:
    behind = re.match(r"[ぁ-ん]{1,6}(?=[、,。)）\s]|$)", said[end:])
    return end + behind.end() if behind is not None else end


def _plain(word: str) -> str:
    plain = word.casefold().removesuffix("'s")
    if plain in NUMBERS:
        return NUMBERS[plain]
    return stem(verb_of(plain) or plain)


def _is_small(word: str, *, japanese: bool) -> bool:
    if japanese:
        return _WITHOUT_WEIGHT.fullmatch(word) is not None
    plain = word.casefold()
    return (plain in SMALL_WORDS and plain not in _SAID_AGAIN) or (len(word) == 1 and word.islower())
