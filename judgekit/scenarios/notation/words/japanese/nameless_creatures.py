"""Creatures without a name of which only a Japanese fight speaks: 二段攻撃持ちの3/3で攻撃, 2/2が3/3にブロックされた.

What attacks or blocks is laid before its player first, as a position has it (A: 3/3 二段攻撃), and is called by its size then.
A size that was told of before is what was told. Where nobody is named at all A attacks and B blocks, which is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.text import Bilingual

_WORD = r"[^\s,;:?をにがはでの\d+/A-Ha-z()]+?"
_HAVING = r"(?:を持つ|を持った|を持って(?:い)?る|(?:を)?持ちの?|(?:付き|つき)の?|の)"
_KIND_BEHIND = r"(?:の?(?:クリーチャー|ユニット)(?!・))?"


_SIZE_BEFORE_WHAT_IT_HAS = re.compile(
    r"(?<![\d/+\-々一-龠ァ-ヶー])(?P<size>\d+/\d+)の?(?P<has>[^\x00-\x7f、。をにがはでの\ue000-\uf8ff]+?)(?:持ち|付き|つき)?(?=[でがはをに]|と(?=\d))"
)
"""A keyword behind a size, which is no name: 2/2の絆魂で攻撃."""


def _one(name: str = "") -> str:
    """Return an expression for a creature without a name: what it has, its size."""
    kind, size = (f"?P<{name}_has>", f"?P<{name}_size>") if name else ("?:", "?:")
    return rf"(?:({kind}{_WORD}){_HAVING})?({size}(?<![\d/+-])\d+/\d+(?![\d/])){_KIND_BEHIND}"


_LIST = rf"{_one()}(?:と{_one()})*"
_VERB = r"(?:チャンプ)?(?P<verb>攻撃|アタック|殴|ブロック)(?:し|して|する|した|しました|します|る|った|って|りました|)"
_FIGHTS = re.compile(
    rf"\s*(?:(?P<who>[A-H])(?:は|が|の))?(?P<mine>{_LIST})(?:で|が)(?:(?P<at>[A-H]|相手|プレイヤー)(?:を|に)|(?:(?P<whose>[A-H])の)?{_one('their')}を)?{_VERB}\s*"
)
"""Who fights, with what, and against what."""
_WAS_BLOCKED = re.compile(
    rf"\s*(?:(?P<who>[A-H])の)?{_one('my')}(?:は|が),?(?:(?P<whose>[A-H])の)?{_one('their')}(?:に|で|によって)(?P<verb>ブロック)され(?:て|た|る|ました|)\s*"
)
"""What was blocked by what."""
_EACH = re.compile(_one("my"))
_SIZE = re.compile(r"(?<![\d/+-])\d+/\d+(?![\d/])")
_LETTER = re.compile(r"(?<![A-Za-z])[A-H](?![A-Za-z])")
_SENTENCE = re.compile(r"(?P<said>[^;?\n]+)(?P<end>[;?\n]|$)")
_ATTACKER = re.compile(
    r"(?<![A-Za-z])([A-H])(?:は|が|の)[^;?\n]*?(?<!先制)(?<!二段)(?:攻撃|アタック|殴)(?!側|クリーチャー|でき)"
)
_ATTACKS = re.compile(r"(?<![A-Za-z])([A-H]) attacks with the")
_BLOCKS = re.compile(r"(?<![A-Za-z])([AB]) blocks the \S+ with the")
"""Who attacks and who blocks, as it was told here."""
_BY_ITS_PART = re.compile(
    r"(?P<part>攻撃|アタック|ブロック|防御|守備)(?:側|した側|した方)(?:の?プレイヤー)?(?=の(?:ライフ|手札)|(?:は|が)(?:負け|勝|何点))"
)
"""Who somebody is in the fight: 攻撃側のライフは?"""


_OTHER = {"A": "B", "B": "A"}


class _Laid:
    """The creatures that deeds of a text brought with them.

    Attributes:
        is_kind: tells whether words say what a card is or has.
        there: whose creature of which size is there already.
        before: what stood before the deed, without the deeds that brought something.
        nobody: nobody is named in the text.
        many: more than two are named.
        bare: a creature of nobody was given to A or to B.
        said: what is said aloud of what was laid there.
    """

    def __init__(self, text: str, is_kind: Callable[[str], bool]) -> None:
        self.is_kind = is_kind
        self.there: set[tuple[str, str]] = set()
        self.before = ""
        self.nobody = _LETTER.search(text) is None
        self.many = not {*_LETTER.findall(text)} <= {"A", "B"}
        self.bare = False
        self.said: list[Bilingual] = []

    def whose(self, named: str | None, *, blocks: bool) -> str:
        """Return who has what fights; empty where nobody can know."""
        if named or not self.nobody:
            return named or ""
        self.bare = True
        return "B" if blocks else "A"

    def lay(self, who: str, things: list[tuple[str, str]]) -> list[str] | None:
        """Return the lines of a position for creatures with what they have; None where one of them may be another one."""
        if len({size for _has, size in things}) < len(things):
            return None
        lines: list[str] = []
        for has, size in things:
            words = re.split("[と・]", has) if has else []
            if (who, size) in self.there:
                if words:
                    return None
                continue
            if re.search(rf"(?<![\d/+-]){size}(?![\d/])", self.before) is not None:
                if words or re.search(rf"[^\s,;:はがをにと]\s*(?<![\d/+-]){size}(?![\d/])", self.before) is not None:
                    return None  # of something that has a name
                continue
            if not all(map(self.is_kind, words)):
                return None
            lines.append(" ".join((f"{who}: {size}", *words)))
        return lines


def _list_of(said: str) -> list[tuple[str, str]]:
    return [(match["my_has"] or "", match["my_size"]) for match in _EACH.finditer(said)]


def _fight(clause: str, laid: _Laid) -> tuple[list[str], str] | None:
    """Return the lines of a position that a clause brings, and the clause with its creatures by their sizes."""
    match = _FIGHTS.fullmatch(clause)
    if match is None:
        return _blocked(clause, laid)
    blocks = match["verb"] == "ブロック"
    who = laid.whose(match["who"], blocks=blocks)
    mine = _list_of(match["mine"])
    lines = laid.lay(who, mine) if who else None
    sizes = " and ".join(f"the {size}" for _has, size in mine)
    if lines is None or bool(match["their_size"]) > blocks or (match["at"] and (blocks or laid.many)):
        return None
    if not match["their_size"]:
        return lines, f"{who} {'blocks' if blocks else 'attacks'} with {sizes}"
    whose = match["whose"] or _OTHER.get(who, "")
    more = laid.lay(whose, [(match["their_has"] or "", match["their_size"])]) if whose else None
    return ([*lines, *more], f"{who} blocks the {match['their_size']} with {sizes}") if more is not None else None


def _blocked(clause: str, laid: _Laid) -> tuple[list[str], str] | None:
    """Return the same of a clause that tells what was blocked by what."""
    match = _WAS_BLOCKED.fullmatch(clause)
    if match is None:
        return None
    whose = match["whose"] or _OTHER.get(match["who"] or "", "") or laid.whose(None, blocks=True)
    who = match["who"] or _OTHER.get(whose, "")
    if not who or not whose:
        return None
    lines = laid.lay(who, [(match["my_has"] or "", match["my_size"])])
    more = laid.lay(whose, [(match["their_has"] or "", match["their_size"])])
    if lines is None or more is None:
        return None
    return [*lines, *more], f"{whose} blocks the {match['my_size']} with the {match['their_size']}"


def with_nameless_creatures(text: str, is_kind: Callable[[str], bool], taken: list[Bilingual]) -> str:
    """Return a text in which creatures that fight without a name are laid before who has them.

    Args:
        text: the text, its signs in one form, quoted texts aside.
        is_kind: tells whether words say what a card is or has.
        taken: takes what is said aloud.
    """
    text = _SIZE_BEFORE_WHAT_IT_HAS.sub(
        lambda match: f"{match['has']}の{match['size']}" if is_kind(match["has"]) else match.group(), text
    )
    laid = _Laid(text, is_kind)
    found: list[str] = []
    place = 0
    for match in _SENTENCE.finditer(text):
        found.append(text[place : match.start()])
        found.append(_told(match["said"], match["end"], laid) + match["end"])
        place = match.end()
    told = "".join(found) + text[place:]
    if laid.bare:
        taken.append(
            Bilingual(
                "誰のものか言われていないので、攻撃するのはA、ブロックするのはBとする",
                "nobody says whose they are: A is taken to attack and B to block",
            )
        )
    taken += laid.said
    return _parts_named(told)


def _told(said: str, end: str, laid: _Laid) -> str:
    """Return a sentence with its creatures laid out before it."""
    if end == "?" or said.lstrip()[:1] in ("=", "#", "?", "(") or _SIZE.search(said) is None:
        laid.before += said
        return said
    lines: list[str] = []
    clauses: list[str] = []
    there, heard = set(laid.there), len(laid.said)
    for clause in said.split(","):
        fight = _fight(clause, laid) if _SIZE.search(clause) is not None else ([], clause)
        if fight is None:
            laid.there = there
            del laid.said[heard:]
            laid.before += said
            return said
        for line in fight[0]:
            laid.there.add((line[0], line[3:].split(" ")[0]))
            laid.said.append(
                Bilingual(f"{line[0]}に名前のない{line[3:]}がいる", f"{line[0]} has a {line[3:]} without a name")
            )
        lines += fight[0]
        clauses.append(fight[1])
    return ";".join((*lines, *clauses))


def _parts_named(text: str) -> str:
    """Return a text in which the attacking and the defending player of two are named by their letters."""
    if _BY_ITS_PART.search(text) is None:
        return text
    attackers = {*_ATTACKER.findall(text), *_ATTACKS.findall(text)} or {_OTHER[who] for who in _BLOCKS.findall(text)}
    attacker = attackers.pop() if len(attackers) == 1 else ""
    players = {"A", "B", *_LETTER.findall(text)}
    if not attacker or len(players) > 2:
        return text
    other = (players - {attacker}).pop()
    return _BY_ITS_PART.sub(lambda match: attacker if match["part"] in ("攻撃", "アタック") else other, text)
