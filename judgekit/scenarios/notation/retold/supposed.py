"""What a question only supposes of how things are: asked of the position with that in it, and of no other question."""

from __future__ import annotations

import re

from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.answering.rewriting import Page


class Supposed(NamedTuple):
    """A supposition of a text.

    Attributes:
        text: the text with what is supposed, and only what is asked of that.
        said: what is supposed, in its own words.
        varies: it is a variation of the text, not put into its position.
    """

    text: str
    said: str
    varies: bool


_NO_DEED = r"(?:(?!\b(?:attack|block|cast|dealt|dies|die|it|he|she|they|not|no|only|instead|blocked|destroyed|countered)\b)[^,?])+?"
_STATE = (
    rf"(?:(?P<who>[A-H]|he|she|they) (?:also |already )?(?:has|have|had|controls|controlled|owns)(?: also)? (?P<cards>{_NO_DEED})"
    rf"|(?P<of>{_NO_DEED}) (?:is|are|was|were|has|have|had)(?P<not> not|n't)? (?P<how>{_NO_DEED}))"
    r"(?: (?:too|as well|then|out|in play))?"
)
_ASKED = r"(?i:does|do|did|is|are|was|were|can|could|will|would|what|who|which|how|where)\b"
_FORMS = tuple(
    re.compile(one)
    for one in (
        rf"(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:[Ww]hat|[Hh]ow about|[Aa]nd) (?P<said>if {_STATE})\?",
        rf"(?:[Aa]nd |[Bb]ut |[Ss]o )*(?:[Ww]ould|[Dd]oes|[Ii]s|[Ww]ill) (?:it|that|this|the answer|anything)(?: be| make)?"
        rf"(?: any| a)? (?:different|differences?|changed?|matter) (?P<said>if {_STATE})\?",
        rf"(?:[Aa]nd |[Bb]ut |[Ss]o )*(?P<said>[Ii]f {_STATE}),? (?:then )?(?P<asks>{_ASKED}[^?]*)\?",
        rf"(?:[Aa]nd |[Bb]ut |[Ss]o )?(?P<asks>{_ASKED}[^?]*?),? (?P<said>if {_STATE})\?",
        r"(?:では|じゃあ|また)?、?(?P<said>(?:もし)?、?(?P<who>[A-H])(?:が|の場に)(?P<cards>[^、。?？]+?)も?[をが]?"
        r"(?:持って|コントロールして|出して|い|出てい|あっ)い?たら)"
        r"(?:、|,)?(?:どう(?:なる|なりますか|です)?か?|(?P<asks>[^?？]+))?[?？]",
        r"(?:では|じゃあ|また)?、?(?P<said>(?:もし)?、?(?P<of>[^、。?？]+?)(?:が|は)(?P<how>(?:アン)?タップ)(?:状態|して|されて|し|され)?(?:だっ|い|てい)?(?:たら|なら|場合は?))"
        r"(?:、|,)?(?:どう(?:なる|なりますか|です)?か?|(?P<asks>[^?？]+))?[?？]",
    )
)


_COUNTED = re.compile(
    r"\b(?:hand|graveyard|library|deck|life|shields?|mana|cards?|any|more|fewer)\b|手札|墓地|ライフ|シールド|枚"
)
_MORE = re.compile(r"\b(?:also|another|second|too)\b|も")
_NAMES = re.compile(r"[A-Z][\w'’-]+|[^\sA-Za-z]{2,}")


def suppositions(text: str) -> tuple[str, list[Supposed]]:
    """Return a text without the questions that suppose how something is, and each of them with all of which it is asked.

    Args:
        text: the text with letters for its players.
    """
    page = Page(text)
    found: list[tuple[dict[str, str | None], list[str]]] = []
    away: dict[tuple[int, int], str] = {}
    asked: list[tuple[int, int]] = []
    for row, line in enumerate(page.sentences):
        for at, sentence in enumerate(line):
            if not sentence.strip().endswith(("?", "？")):
                continue
            match = next(filter(None, (one.fullmatch(sentence.strip()) for one in _FORMS)), None)
            if match is None:
                asked.append((row, at))
                continue
            away[row, at] = ""
            before = [page.sentences[there][place].strip() for there, place in asked]
            parts = match.groupdict()
            asks, told = parts.get("asks"), "".join(("".join(map("".join, page.sentences[:row])), *line[:at]))
            parts["who"] = parts.get("who") and _player(str(parts["who"]), told)
            found.append((parts, [f"{asks[:1].upper()}{asks[1:]}?"] if asks else before))
    rest = page.with_those(away)
    told = page.with_those({**away, **dict.fromkeys(asked, "")})
    every = [_supposed(told, parts, asks) for parts, asks in found]
    return (rest, [one for one in every if one]) if asked and every and all(every) else (text, [])


def _player(who: str, told: str) -> str:
    """Return the letter of a player; empty where who is meant is not plain from the sentence that told of a player last."""
    named = [re.findall(r"(?<![\w'/{+-])[A-H](?![\w/}+-])", one) for one in re.split(r"(?<=[.?!])\s|\n", told)]
    last = next((set(one) for one in reversed(named) if one), set[str]())
    return who if len(who) == 1 else last.pop() if len(last) == 1 else ""


def _supposed(told: str, parts: dict[str, str | None], asks: list[str]) -> Supposed | None:
    """Return a supposition; None where nothing is asked of it, or it denies what nothing else says."""
    said, questions = str(parts["said"]), "\n".join(asks)
    first, _line, more = told.partition("\n")
    head, body = (f"{first}\n", more) if re.match(r"(?:rules|ルール)\s", first) and more else ("", told)
    if not asks or not (parts.get("who") or parts.get("of")):
        return None
    if parts.get("who"):
        cards = str(parts["cards"])
        if _COUNTED.search(cards) or (not _MORE.search(said) and any(one in told for one in _NAMES.findall(cards))):
            return None  # it is there already, or as many as are said instead of those that are
        return Supposed(f"{head}{parts['who']}: {parts['cards']}\n{body}\n{questions}", said, False)
    how = str(parts["how"])
    if str(parts["of"]) not in questions:  # else it is something else
        questions = re.sub(r"\bit\b", str(parts["of"]), questions)
    if parts.get("not"):
        how = {"tapped": "untapped", "untapped": "tapped"}.get(how, "")
    line = " ".join(re.sub(r"(?<![.。?？!！:])$", ".", one) for one in map(str.strip, body.split("\n")) if one)
    return (
        Supposed(f"{head}{line}\n(but {re.sub('^[A-H]の', '', str(parts['of']))}: {how}\n{questions})", said, True)
        if how
        else None
    )
