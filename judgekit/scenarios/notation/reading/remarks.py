"""Remarks in a situation, left aside aloud: lines that tell nothing of the game, and what somebody claims about it.

A line is a remark only where none of its words belongs to the notation or to anything that is named elsewhere: a line that may say
something of the game and is not understood stays a fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from judgekit.core.text import Bilingual, is_japanese
from judgekit.scenarios.notation.reading.situations import game_named
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.splitting import Quotes, Statement

_SMALL = re.compile(
    "a|an|the|this|that|these|those|and|or|but|so|of|from|in|on|at|to|for|with|by|about|as|is|are|was|were|be|it's|i|we|you|me|my|us|"
    "our|your|have|had|has|do|did|does|how|what|one|ones|first|last|next|old|new|game|table|board|state|time|work|start|round|match|"
    "came|come|up|here|there|just|now|today|then|another|not|some|any|very|really|quite|third|second|somebody|someone|asks|asked|ask|"
    "question|questions|again|already|always|never|well|sorry|please|thanks|think|know|sure|maybe|like|player|players|judge|ruling"
)
"""Words of rows that stand in any sentence: alone they tell nothing of the game."""
_NOT_SAID_OF_NOBODY = re.compile(
    r"\b(?:he|she|they|him|her|them|his|its?|nobody|everybody|everyone|both|all|none|no|nothing|each|who|opponents?)\b",
    re.IGNORECASE,
)
"""Words that speak of somebody or something: what stands with them may matter."""
_EVENT = re.compile(r"\b(?:round|table|match|game|day)\s+\d+\b|\b[Rr]\d+\b", re.IGNORECASE)
"""Where it came up: from round 3."""
_CLAIM = re.compile(
    r"(?:[A-H]|he|she|they|(?:the|his|her|their|my) (?:opponent|player))\s+(?:now\s+|then\s+|also\s+)?"
    r"(?:argues?|claims?|thinks?|insists?|believes?|complains?|is sure|is convinced|objects?|wonders?|is not sure|is unsure)\b.+"
    r"|[A-H](?:は|が).+(?:と|って)(?:主張|思って|言い張|勘違い|抗議)\S*|.+(?:と|って)(?:言われ|聞かれ|質問され)(?:た|ました|ている)",
    re.IGNORECASE | re.DOTALL,
)
"""What a player holds to be so, which makes nothing so."""
_OUTCOME = re.compile(
    r"[^,;はがをにで]+(?:は|が)(?:(?:破壊|追放)(?:される|された|されました)|死亡(?:する|した|しました)|死ぬ|死んだ|倒れる|倒れた"
    r"|(?:墓地|ダスト)に(?:置かれる|置かれた|落ちる|落ちた|行く|行った))"
    r"|(?:(?:それ|これ|[^,;はがをにで]+)(?:は|が))?(?:無事(?:に)?)?(?:場|戦場|盤面|バトルゾーン)に(?:出る|出た|出ました|着地した)"
)
"""What came of a deed, as it is told in Japanese: the deed alone decides that."""
_WORD = re.compile(r"[A-Za-z][A-Za-z'-]*")
_NAMING = re.compile(r"[^\W\d_A-Za-zぁ-ん]{2,}|[A-Z][a-z]+")
"""Words that may be part of a name."""
_HIRAGANA = re.compile(r"[ぁ-ん]*|時間|今")
"""Japanese words that stand in any sentence."""
_PLAYER = re.compile(r"(?<![A-Za-z])[A-HＡ-Ｈ](?![A-Za-z])")


def without_remarks(
    statements: Sequence[Statement], grammar: NotationGrammar, quotes: Quotes
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements without those that tell nothing of the game, and what has to be said aloud of these.

    Args:
        statements: everything that was said.
        grammar: the game's notation.
        quotes: the quoted texts.
    """
    kept: list[Statement] = []
    aside: list[str] = []
    outcomes: list[str] = []
    bodies = [quotes.cards.back(one.body) for one in statements]
    of_variations = [one.variation for one in statements if one.variation]
    for place, one in enumerate(statements):
        alone = one.variation and of_variations.count(one.variation) == 1
        others = (other for at, other in enumerate(bodies) if at != place)
        if one.kind == "said" and not one.who and not one.variation and _OUTCOME.fullmatch(bodies[place]) is not None:
            outcomes.append(quotes.back(bodies[place]))
        elif (
            one.kind != "said"
            or one.who
            or game_named([one])
            or (one.variation and not alone)
            or any(quotes.cards.name(sign) in quotes.cards.called for sign in re.findall(CARD, one.body))
            or not _is_remark(bodies[place], others, grammar)
        ):
            kept.append(one)
        else:
            aside.append(quotes.back(bodies[place]))
    if not kept:
        return list(statements), []
    told = [
        (aside, "は状況に含めない", "left aside as a remark"),
        (
            outcomes,
            "は結果として読み、何が起こるかは改めて求める",
            "is taken as told of what comes of it, which is worked out anew",
        ),
    ]
    return kept, [
        Bilingual("".join(f"「{one}」" for one in said) + ja, f"{', '.join(map(repr, said))} {en}")
        for said, ja, en in told
        if said
    ]


def _is_remark(body: str, others: Iterable[str], grammar: NotationGrammar) -> bool:
    if _CLAIM.fullmatch(body) is not None:
        return True
    plain = _EVENT.sub(" ", body)
    if _PLAYER.search(plain) or re.search(r"[\d{}\ue000-\uf8ff:;/+]", plain) or _NOT_SAID_OF_NOBODY.search(plain):
        return False
    vocabulary = grammar.grammar.vocabulary
    if is_japanese(plain):
        tells = any(len(word) > 1 and word in plain for word in vocabulary if _HIRAGANA.fullmatch(word) is None)
    else:
        tells = any(
            word in vocabulary for word in map(str.casefold, _WORD.findall(plain)) if _SMALL.fullmatch(word) is None
        )
    named = set(_NAMING.findall(plain))
    return not tells and bool(plain.strip()) and not any(name in other for name in named for other in others)
