"""Who is meant by "the attacker" and "the blocker": the one creature that was told to attack, or to block, before.

A player is called so too (the attacker's life, the attacker chooses): there nothing is put in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.splitting import Statement

_THING = r"(?:(?:an?|the|his|her|their) )?(?P<name>[A-Z][\w'’-]*(?: (?:(?:of|the|to|in|for) )*[A-Z][\w'’-]*)*)(?: \d+/\d+| \d{3,})?"
_ALONE = _THING.replace("<name>", "<name2>")
_OF = {
    "attack": re.compile(rf"(?:[A-H] )?attacks(?: [A-H])? with {_THING}|{_ALONE} attacks(?: [A-H])?"),
    "block": re.compile(
        rf"(?:[A-H] )?(?:blocks|defends)(?: [^,;]+?)? with {_THING}|{_ALONE} (?:blocks|defends)(?: [^,;]+)?"
    ),
}
"""One creature that is told to attack, or to block."""
_ANY = {"attack": re.compile(r"\battack|\bswing"), "block": re.compile(r"\bblock(?:s|ing)\b|\bdefend")}
"""What tells of it."""
_CALLED = re.compile(
    r"(?<![\w'])(?:[Tt]he) (?:(?:sole|lone|only|single) )?(?:(?P<attack>attacker|attacking (?:creature|unit))"
    r"|(?P<block>blocker|blocking (?:creature|unit)))(?!\w)"
    r"(?P<of>'s(?= (?:power|toughness|size|damage|trigger|ability|controller)))?"
    r"(?!'s| (?:chooses|has priority|casts|gains|loses|is at|draws|passes|assigns|decides|takes|plays|pays|responds|concedes|wins"
    r"|choose|cast|gain|lose|draw|pass|assign|decide|play|pay|respond|concede|win)\b)"
)


def fighters_called(statements: Iterable[Statement]) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements in which the one creature that fights stands for what it is called, and what is said aloud of it.

    Args:
        statements: what was said and asked, in order.
    """
    found, granted = list[Statement](), list[Bilingual]()
    bodies: list[str] = []

    def named(match: re.Match[str]) -> str:
        kind = "attack" if match["attack"] else "block"
        told = [one for one in bodies if _ANY[kind].search(one)]
        one = _OF[kind].fullmatch(told[0]) if len(told) == 1 else None
        if one is None:
            return match.group()
        name = one["name"] or one["name2"]
        aloud = Bilingual(f"「{match.group()}」は{name}のこと", f'"{match.group()}" is {name}')
        granted.extend([aloud] if aloud not in granted else [])
        return f"{name}{match['of'] or ''}"

    for one in statements:
        plain = one if one.variation else replace(one, body=_CALLED.sub(named, one.body))
        found.append(plain)
        if one.kind == "said":
            bodies.append(plain.body)
    return found, granted
