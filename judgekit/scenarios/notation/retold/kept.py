"""Whether what is said again keeps all that was said: whatever it leaves out, a form has said it in words of its own."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese, listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.answering.left_unsaid import left_unsaid
from judgekit.scenarios.notation.words.english.lexicon import verb_of, verb_of_participle
from judgekit.scenarios.notation.words.japanese_verbs import DEEDS


class Way(NamedTuple):
    """Another way to say a sentence.

    Attributes:
        said: what is said.
        paid: the words of the sentence in whose place it says something else that means the same.
    """

    said: str
    paid: str = ""

    def behind(self, before: str, paid: str = "") -> Way:
        """Return this way with more said, and more paid for, before it."""
        return Way(before + self.said, f"{paid} {self.paid}")


def paid_by(found: re.Match[str]) -> str:
    """Return the words that a form has itself: what a slot caught is to come out again, unless the slot is called paid or count."""
    left = [*found.string]
    spans = [(name, found.span(name)) for name in found.re.groupindex if found[name]]
    for name, (begin, end) in spans:
        if name not in _PAID:
            left[begin:end] = " " * (end - begin)
    for name, (begin, end) in spans:
        if name in _PAID:
            left[begin:end] = found.string[begin:end]
    return "".join(left[found.start() : found.end()])


_PAID = ("paid", "count", "same")
_QUOTED = re.compile('"[^"]*"|“[^”]*”|「(?:[^「」]|「[^「」]*」)*」')
_SAYS_NOTHING = frozenset(
    listed("own who whose that's what's while whereas but himself herself itself theirs him me when whenever once else")
)
"""Small words that join or point; of when and once see what is counted."""
_PLAYER = re.compile(r"(?<![\w'/{+-])[A-H](?![\w/}+-])", re.ASCII)
_COUNTED = re.compile(
    r"\d+(?:/\d+)?|\b(?:not|no|none|never|without|neither|nor|nobody|nothing|unless|if|whether|only|before|after|during|until"
    r"|once|when|whenever|while|response|instead|except|or|first|second|third|last|again|all|both|each|every)\b",
    re.IGNORECASE,
)
_COUNTED_JA = re.compile(
    r"\d+(?:/\d+)?|ない|なかっ|なけれ|なく(?!な)|なし|ません|(?<=[かさたなまらわがばべせけえれねめ])ず(?=[、にとで。]|$)"
    r"|(?<=[っんしいきちりみびえけせてれ])たら|(?<=ん)だら|なら|場合|(?<=[えけげせてねべめれ])ば(?=、|[^ぁ-ん])|まで|だけ|のみ|しか"
    r"|前に|後に|まえに|あとに|対応|代わり|再び|もう一度|最初|最後"
)
_SAME = {
    "once": "after",
    "when": "after",
    "whenever": "after",
    "だら": "たら",
    "なかっ": "ない",
    "なけれ": "ない",
    "なく": "ない",
}
_DENIES_JA = re.compile("ない|なし|ません|ず")
_IN_FIGURES = "[一二三四五六七八九](?=[つ枚体点回個度])|[+−-](?=\\d+(?![/\\d]))"
_FIGURES = str.maketrans("一二三四五六七八九", "123456789")
_POINTS = re.compile(
    r"\b(?:after|once|when)(?= (?:that|this|it)(?: all)?(?: (?:is over|happens|happened))?[ ,?.]*$|[ ,?.]*$)"
    r"|^(?:and|but|so|then)\b",
    re.IGNORECASE,
)
"""Words that only point at what was told."""


def lost(sentence: str, way: Way) -> list[str]:
    """Return the words of a sentence that another way to say it neither says nor pays for.

    Names, players, numbers, what denies, conditions and moments are counted; of all other words that say something one is
    enough. Numbers in words are those in figures.
    """
    given = f"{way.said} | {way.paid}"
    quoted = [one for one in _QUOTED.findall(sentence) if one not in given]
    said, given = (_QUOTED.sub('""', one) for one in (sentence, given))
    japanese = is_japanese(said)
    said, given = _even(said, japanese=japanese), _even(given, japanese=japanese)
    if japanese:  # a verb of play is said by the one by which rows call the same
        given += " ".join(one[:-1] for one, plain in DEEDS.items() if one[:-1] in said and plain[:-1] in given)
    players = {*_PLAYER.findall(said)} - {*_PLAYER.findall(given)}
    counted = _counted(said, japanese=japanese) - _counted(given, japanese=japanese)
    words = (one for one in left_unsaid(said, given) if one.casefold() not in _SAYS_NOTHING)
    return list(dict.fromkeys((*quoted, *sorted(players), *counted, *words)))


def _even(text: str, *, japanese: bool) -> str:
    """Return a text with its numbers in figures and without words that only point at what was told."""
    plain = unicodedata.normalize("NFKC", text)
    if japanese:
        return re.sub(_IN_FIGURES, lambda one: one[0].translate(_FIGURES).strip("+−-"), plain)
    plain = re.sub(r"\b([A-Za-z]+)n['’]t\b", lambda one: f"{_WHOLE.get(one[1].casefold(), one[1])} not", plain)
    plain = re.sub(r"\bcannot\b", "can not", _POINTS.sub(" ", plain))
    return re.sub(r"[A-Za-z]+", _in_its_base, plain)


_WHOLE = {"wo": "will", "ca": "can"}


def _in_its_base(word: re.Match[str]) -> str:
    plain = word[0].casefold()
    return NUMBERS.get(plain) or verb_of_participle(plain) or verb_of(plain) or word[0]


def _counted(text: str, *, japanese: bool) -> Counter[str]:
    found = (one.casefold() for one in (_COUNTED_JA if japanese else _COUNTED).findall(text))
    return Counter("not" if _DENIES_JA.search(one) else _SAME.get(one, one) for one in found)
