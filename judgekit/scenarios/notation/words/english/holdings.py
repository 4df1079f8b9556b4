"""What an English clause says that somebody has: several things with what is said of each, in the words of positions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.clauses import Token, tokens_of
from judgekit.scenarios.notation.words.english.lexicon import ADVERBS, listed

_N = rf"(?:\d+|{'|'.join(NUMBERS)})"
_AT = re.compile(
    rf"(?:down to |at |on )(?:life )?(?P<life>{_N})(?: life)?(?! shield| card)(?:$|,?\s+|,\s*)(?:(?:with|and)\s+)?"
)
_SHIELDS = re.compile(rf"(?:down to |at |on )(?P<n>{_N}|no) shields?(?:$|,?\s+)(?:(?:with|and)\s+)?")
_HOLDING = re.compile(r"(?:holding|holds?)(?: on to| up)?\s+")
_STOLEN = re.compile(
    r"(?:stolen|taken)\s+(?P<owner>[A-H])'s\s+(?P<what>[A-Z].*?)\s+with\s+(?:an?\s+|the\s+)?(?P<by>[A-Z].*)"
)
_ZONE_FIRST = re.compile(r"in (?:(?:his|her|their|the) )?(?P<zone>[a-z]+(?: zone)?)\s*:?\s+(?=[A-Z]|an? |\d)")
_DETERMINERS = frozenset(("a", "an", "the", "his", "her", "their", "another"))
_JOINING = frozenset(("and", "plus"))
_NOTHING = frozenset(("no", "nothing", "empty"))
_COUNTED = re.compile(r"life|cards?|shields?|poison|mana|stones?|lands?|energy")
_STATUSES = frozenset(
    listed("tapped untapped attacking blocking unattached flipped transformed face-down lone single fresh")
)
_RELATIVE = re.compile(
    r"(?<! of),?\s+(?:that|which|who)(?:'s| is| are)\s+(?:currently |already |still )?|,?\s+(?:that|which)\s+(?=came\b)"
)
_HAVING = re.compile(r",?\s+(?:that|which|who)\s+has\s+(?=.*\b(?:on it|counters?|attached)\b)")
_LONE = re.compile(
    r"(?<![\w'])(?:a single|an? lone|just|only|already|still|currently|nothing but)\s+"
    r"(?=an?\b|the\b|no\b|one\b|two\b|\d|[A-Z]|(?:un)?tapped\b)"
)
_LEFT = re.compile(rf"(?<![\w'])((?:no|{_N}) (?:more )?[a-z]+(?: [a-z]+)?) left(?= in\b|\s*(?:,|$|and\b))")
"""What is left is what there is: no shields left, 3 cards left in library."""
_SO_MANY = re.compile(
    rf"^{_N} (?:other )?(?:creature|unit|permanent|blocker)s?"
    r"(?: (?:that|which) can (?:attack|block)| ready to (?:attack|block)| (?:in play|on (?:the )?(?:board|battlefield)))?"
    r"\s*[:—]\s*(?=[A-Z])"
)
"""How many things follow: two creatures that can attack: Ox 4/4 and Elk 2/2."""
_FROM_BEFORE = re.compile(
    r"(?<=tapped) and (?:(?:has|have) been )?(?:there|in play|on the table) since (?:the )?last turn\b"
)


def rest_of(verb: str, said: str) -> str | None:
    """Return what a clause of a player says that the player has, in the words of positions; None where it tells a deed.

    Args:
        verb: the verb without its ending; empty where there is none (A at 10).
        said: the clause from its verb on.
    """
    words = said.split()
    rest = " ".join(words[1:]) if verb else said
    rest = re.sub(rf"^(?:(?:{'|'.join(sorted(ADVERBS))})\s+)+", "", rest)
    if verb in ("", "be"):
        shields, at = _SHIELDS.match(rest), _AT.match(rest)
        if shields is not None:
            return f"{shields['n']} shields, {held(rest[shields.end() :])}".rstrip(", ")
        if at is not None:
            number = NUMBERS.get(at["life"], at["life"])
            return f"life {number}, {held(rest[at.end() :])}".rstrip(", ")
        holding = _HOLDING.match(rest)
        return f"hand: {held(rest[holding.end() :])}" if holding is not None else None
    if verb == "hold" and re.match(r"[A-Z]|an? |\d", rest):
        return f"hand: {held(rest)}"
    stolen = _STOLEN.fullmatch(rest) if verb == "have" else None
    if stolen is not None:
        return f"{stolen['what']} (owner {stolen['owner']}), {stolen['by']} (on {stolen['what']})"
    if verb not in ("have", "control", "own") or re.match(
        r"(?:no (?:more )?responses?|nothing to|priority|it|them|him|her)\b", rest
    ):
        return None
    zone = _ZONE_FIRST.match(rest)
    return f"{zone['zone']}: {held(rest[zone.end() :])}" if zone is not None else held(rest)


def held(text: str) -> str:
    """Return several things as positions list them, each behind a comma."""
    text = _SO_MANY.sub("", text)
    text = _LEFT.sub(r"\1", _FROM_BEFORE.sub("", _LONE.sub("", text)))
    text = _HAVING.sub(" with ", _RELATIVE.sub(", ", text))
    tokens = tokens_of(text)
    found, begun = [], 0
    for place, token in enumerate(tokens):
        if (token.text in _JOINING and _begins_one(tokens, place)) or (
            token.text == "with" and _counts_cards(tokens, place)
        ):
            found.append(text[begun : token.begin].strip(" ,"))
            begun = token.end
        elif token.text == "holding" and not _has_name(tokens[:place]):
            found.append(text[begun : token.begin].strip(" ,"))
            return "; ".join((", ".join(one for one in found if one), f"hand: {held(text[token.end :].strip())}"))
    found.append(text[begun:].strip(" ,"))
    return ", ".join(one for one in found if one)


def _has_name(tokens: Sequence[Token]) -> bool:
    """Tell whether the last of several things has a name: it may hold what is said to be held."""
    for token in reversed(tokens[:-1]):
        if token.text == ",":
            return False
        if token.text[:1].isupper():
            return True
    return False


def _counts_cards(tokens: Sequence[Token], place: int) -> bool:
    """Tell whether behind "with" so many cards are listed (a Whelp with 3 Mountains), and nothing is told of what stands before."""
    behind = [one.text for one in tokens[place + 1 :]]
    stop = behind.index(",") if "," in behind else len(behind)
    number = behind[:1] and (behind[0].isdecimal() or behind[0] in NUMBERS) and behind[0] not in ("a", "an", "one", "1")
    return (
        bool(number) and len(behind) > 1 and behind[1][:1].isupper() and not {"on", "attached", "it"} & {*behind[:stop]}
    )


def _begins_one(tokens: Sequence[Token], joint: int) -> bool:
    """Tell whether another thing begins behind "and"; else it stands in a name, or between names that are read together."""
    place, determined = joint + 1, False
    while place < len(tokens) and (
        tokens[place].text in _DETERMINERS | _STATUSES
        or tokens[place].text.isdecimal()
        or tokens[place].text in NUMBERS
    ):
        determined, place = True, place + 1
    words = [one.text for one in tokens[joint + 1 : place + 2]]
    if not words:
        return False
    if words[0] in _NOTHING or words[:2] == ["an", "empty"]:
        return True
    following = tokens[place].text if place < len(tokens) else ""
    if determined and place > joint + 1 and _COUNTED.fullmatch(following):
        return True
    named = following[:1].isupper() or re.fullmatch(r"[\d*X]+/[\d*X]+|[\ue000-\uf8ff]", following) is not None
    if following == "life" and place + 1 < len(tokens) and tokens[place + 1].text.isdecimal():
        return True
    before = tokens[joint - 1].text if joint else ""
    return named and (determined or before == "," or not before[:1].isupper())
