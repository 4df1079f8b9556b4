"""Cards that a Japanese sentence describes within a deed, laid out before it; whose creature it is with which something is done."""

from __future__ import annotations

import re

from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.retold.names_apart import NAME

_WORDS = (
    r"(?: *\{[^{}]*\})*(?:(?: +[^\s「」をがはにとで、。(){}]+?)*?(?: *(?:\d+/\d+|\d{3,5}\+?)|(?= *「)))?(?: *[ァ-ヶー・]+)*"
    r"(?: *「[^」]*」)?(?: *\([^()]*\))?"
)
THING = rf"(?:(?:(?:自分|相手|[A-H])の)?{NAME}{_WORDS}(?:\d+体|\d+枚)?)"
"""A thing with what is said of it as a card."""
_DESCRIBED = re.compile(
    rf"(?:(?P<owner>[A-H])の(?P<zone>(?:場|バトルゾーン|手札)(?:に|の))?)?(?P<state>(?:タップ|アンタップ|レスト|ウェイク)(?:状態|した|された|している)の?)?"
    rf"(?P<name>{NAME})(?P<card>{_WORDS})"
)
_CALLED = re.compile(r"^(?P<who>[A-H])(?:は|が)")
_USED = re.compile(r"^ *を(?:[^、。をがはで]*?(?:に|へ))?(?:召喚|使|唱え|出[しすせそ]|プレイ|撃[ちっつて]|重ね)")
_FIGHTS = re.compile(r"^ *で[^、。でが]*?(?:攻撃|アタック|ブロック|防御|殴|割|突撃|攻め)")
_TOLD_OF_IT = re.compile(r"[のたるい]$")


class LaidOut(NamedTuple):
    """A sentence with the cards that it describes apart.

    Attributes:
        position: lines that say what lies where.
        told: the sentence with the names alone.
    """

    position: tuple[str, ...]
    told: str


def laid_out(sentence: str) -> LaidOut | None:
    """Return a sentence with the cards described in it in lines of a position; None where nothing is, or nobody is said to have it.

    Args:
        sentence: the sentence, its names apart, without the sign at its end.
    """
    called = _CALLED.match(sentence)
    lines: list[str] = []
    told, at = "", 0
    for card in _DESCRIBED.finditer(sentence):
        if not card["card"].strip() and not (card["state"] and card["owner"]):
            continue
        rest = sentence[card.end() :]
        if card["owner"] is None and _TOLD_OF_IT.search(sentence[at : card.start()]):
            return None  # where it lies, or what became of it, is told in other words
        owner = card["owner"] or (called["who"] if called is not None and _whose(rest) else "")
        if not owner:
            return None
        in_hand = _USED.match(rest) is not None or (card["zone"] or "").startswith("手札")
        tapped = (
            "(タップ)"
            if re.match("タップ", card["state"] or "")
            else "(レスト)"
            if re.match("レスト", card["state"] or "")
            else ""
        )
        lines.append(f"{owner}: {'手札: ' if in_hand else ''}{card['name']}{card['card']}{tapped}")
        is_who_acts = card["owner"] is not None and rest[:1] in ("は", "が")
        told += sentence[at : card.start()] + (f"{owner}の" if is_who_acts else "") + card["name"]
        at = card.end() + len(rest) - len(rest.lstrip(" "))
    told += sentence[at:]
    who = who_acts(told, "。".join(lines))
    return LaidOut(tuple(lines), f"{who}は{told}" if who else told) if lines else None


def _whose(rest: str) -> bool:
    """Tell whether what stands behind a card says that who acts has it."""
    return _USED.match(rest) is not None or _FIGHTS.match(rest) is not None


_STARTS = re.compile(rf"^(?P<name>{NAME})(?:で|の(?=[+−-]\d))")


def who_acts(clause: str, before: str) -> str:
    """Return whose creature a deed without who does it is done with: who was told to have it; empty where that is not plain.

    Args:
        clause: the clause, its names apart.
        before: what was told before, its names apart.
    """
    told = _STARTS.match(clause)
    owners = set(re.findall(rf"([A-H])(?:: |の|は|が)[^A-H。]*?{told['name']}", before)) if told is not None else set()
    return owners.pop() if len(owners) == 1 else ""
