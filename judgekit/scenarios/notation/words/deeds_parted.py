"""Deeds that one line joins, parted: the creature that is cast or equipped in one is what attacks in the next one."""

from __future__ import annotations

import re
from collections.abc import Collection

from judgekit.core.filling import expressions_beside
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined

_SAID = expressions_beside(__file__)
_JOINING = re.compile(r"(?:してから|して|し)$")


def attacking_with(parts: list[str]) -> list[str]:
    """Return deeds in which what is cast, or what is equipped, is named where it attacks at once (casts Raider and attacks)."""
    found = list(parts)
    for place, part in enumerate(parts[1:], start=1):
        patterns = (_SAID.evolved_first, _SAID.cast_first, _SAID.equipped_first)
        onto = _SAID.evolving.fullmatch(part)
        first = _SAID.cast_first.fullmatch(parts[place - 1])
        if onto is not None and first is not None and first["x_ja"]:
            found[place] = f"{first.group('x_ja')}を{part}"  # what came in is what evolves
            continue
        cast = next((match for one in patterns if (match := one.fullmatch(found[place - 1]))), None)
        strikes = _SAID.strikes.fullmatch(part) if cast is not None else None
        if cast is None or strikes is None:
            continue
        who = {key: value for key, value in cast.groupdict().items() if value}
        if who.keys() & {"x_ja", "y_ja", "z_ja"}:
            found[place] = (
                f"{who.get('x_ja') or who.get('y_ja') or who.get('z_ja')}で{strikes.group('to_ja') or ''}攻撃"
            )
        else:
            found[place] = f"attacks {strikes.group('to') or ''} with {who.get('x') or who.get('y')}".replace("  ", " ")
    return found


def parts_japanese(rest: str, elsewhere: Collection[str] = ()) -> list[str]:
    """Return the deeds that a Japanese line joins, each with its verb in the form in which a deed ends.

    Args:
        rest: the line.
        elsewhere: names of cards that lie neither on the table nor in a hand.
    """
    if rest.isascii():
        return []
    parts = [
        part.strip()
        for part in re.split(r"[,;]\s*|(?<=て)(?!い|お)\s*(?:から)?|(?<=んで)", _SAID.leading.sub("", rest))
        if part and part.strip()
    ]
    plain = [_plain(part) if place < len(parts) - 1 else part for place, part in enumerate(parts)]
    for place in range(1, len(plain)):
        effect = _SAID.effect_on.fullmatch(plain[place])
        brought = _SAID.brought.fullmatch(plain[place])
        if brought is not None and brought.group(1).casefold() in elsewhere:
            effect = brought  # 蘇生を唱えて竜を出す
        if effect is not None and _SAID.played.search(plain[place - 1]):
            plain[place] = f"{effect.group(1)}を選ぶ"  # 炎を唱えて壁を破壊
    return plain


def _plain(part: str) -> str:
    return deed_joined(part) or _JOINING.sub("", part)
