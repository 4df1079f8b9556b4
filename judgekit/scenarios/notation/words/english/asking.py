"""English questions that leave out what the question before them said: and B's?, and the Ox?, what's A's life, and B's?"""

from __future__ import annotations

import re

_WHOSE = re.compile(r"(?<![\w'])[A-H]'s(?!\w)")
_WHO = re.compile(r"(?<![\w'])[A-H](?![\w'])")
_AND_WHOSE = re.compile(
    r"(?P<first>.*(?<![\w'])[A-H]'s\s.+?)\??,?\s+and\s+(?:what(?:'s| is| are)?\s+)?(?P<other>[A-H]'s)", re.IGNORECASE
)
_ALONE = re.compile(
    r"(?:[Aa]nd\s+)?(?:[Ww]hat about\s+|[Hh]ow about\s+|[Aa]lso\s+)?(?P<what>(?:the\s+|his\s+|her\s+)?"
    r"(?!(?:Do|Does|Did|Is|Are|Was|Can|Could|Will|Would|What|Who|Which|Where|When|How|Why|If|Legal|Life|Damage|Has|Have)\b)"
    r"[A-Z][\w',-]*(?:\s+(?:of|the|[A-Z][\w',-]*)){0,4}?)(?:\s+too)?"
)
_WHAT_IS = re.compile(r"^what(?:'s| is| are)?\s+(?=[A-H]'s$)", re.IGNORECASE)
_ENOUGH_MANA = re.compile(
    r"(?:does|do|did|will)\s+(?P<who>[A-H])\s+(?:still\s+)?have\s+(?:enough\s+|the\s+)(?:mana|lands?)\s+"
    r"(?:left\s+)?(?:to\s+cast|for)\s+(?P<what>.+)",
    re.IGNORECASE,
)
_WHY = re.compile(r"(?:why(?: not)?|how come|why is that|how so)", re.IGNORECASE)
_LED = re.compile(
    r"(?:and|so|also|then|but|well)(?:\s+then)?,?\s+(?=(?:does|do|did|is|are|was|can|could|will|what|who|which|where|how|why)\b)",
    re.IGNORECASE,
)
_OF = re.compile(
    r"(?P<before>(?i:does|do|did|will|can|is|are|what happens to|what becomes of|where is|where does|how big is)\s+)"
    r"(?P<of>(?:the\s+|his\s+|her\s+)?[A-Z][\w',-]*(?:\s+(?:of|the|[A-Z][\w',-]*))*)(?P<behind>(?:\s+[a-z].*)?)"
)


def asked_in_full(body: str, before: str) -> list[str]:
    """Return the questions that a question asks, each with what it leaves out.

    Args:
        body: the question.
        before: the question before it; empty where there is none.
    """
    plain = _LED.sub("", body, count=1)
    mana = _ENOUGH_MANA.fullmatch(plain)
    if mana is not None:
        return [
            f"can {mana['who']} cast {mana['what']}"
        ]  # where that cannot be, its answer says whether mana is missing
    if before and _WHY.fullmatch(plain):
        return [before]  # its answer says why
    both = _AND_WHOSE.fullmatch(plain)
    if both is not None:
        return [both["first"], _WHOSE.sub(both["other"], both["first"], count=1)]
    alone = _ALONE.fullmatch(_WHAT_IS.sub("", plain))
    if alone is None or not before:
        return [plain]
    what = alone["what"]
    if _WHOSE.fullmatch(what) and len(_WHOSE.findall(before)) == 1:
        return [_WHOSE.sub(what, before)]
    if _WHO.fullmatch(what) and len(_WHO.findall(before)) == 1:
        return [_WHO.sub(what, before)]
    of = _OF.fullmatch(before)
    if (
        of is not None
        and not _WHO.fullmatch(of["of"])
        and what[:1].isupper() | what.startswith(("the ", "his ", "her "))
    ):
        return [f"{of['before']}{what}{of['behind']}"]
    return [plain]
