"""Deeds that one line joins, parted: the creature that is cast or equipped in one is what attacks in the next one."""

from __future__ import annotations

import re
from collections.abc import Collection

from judgekit.scenarios.notation.words.japanese_verbs import deed_joined

_CAST_FIRST = re.compile(
    r"(?:casts?|plays?|summons?) (?P<x>[^,]+)|(?:[^,を]+で)?(?P<y_ja>[^,をで]+?)を(?:[^,を]+で)"
    r"?奪う|(?P<x_ja>[^,にを]+)を(?:場に|バトルゾーンに)?(?:唱える|出す|召喚(?:する)?)"
)
_EQUIPPED_FIRST = re.compile(
    r"(?:equips?|attaches) (?P<x>[^,]+?) with .+|(?:equips?|attaches) .+? to (?P<y>[^,]+)"
    r"|(?P<x_ja>[^,を]+?)に[^,]+?を装備(?:する|させる)?|[^,]+?を(?P<y_ja>[^,]+?)に装備(?:する|させる)?"
)
_EVOLVED_FIRST = re.compile(
    r"[^,]+?を(?P<x_ja>[^,を]+?)に進化(?:させる|する)?|[^,]+?の上に(?P<y_ja>[^,を]+?)を(?:重ねる|出す|召喚(?:する)?)"
    r"|(?P<z_ja>[^,を]+?)を[^,を]+?の上に(?:重ねる|出す|置く|召喚(?:する)?)"
    r"|evolves? .+? into (?P<x>[^,]+)"
)
_EVOLVING = re.compile(r"[^,をに]+に進化(?:させる|する)?")
"""An evolution of which nobody says of what."""
_STRIKES = re.compile(
    r"(?:attacks?|swings?)(?: (?!with\b)(?P<to>\S+))?|(?P<to_ja>[^,で]+[をに])?(?:攻撃|(?:ダイレクト)?アタック)(?:する)?"
)
"""An attack of which nobody says with what."""
_LEADING = re.compile(
    r"(?:^|(?<=[,;て]))\s*(?:(?:特に)?何も(?:せず|しないで)|続けて|続いて|次に|次いで|さらに|そして|その後|そのあと|その次|それから|そのまま|すぐ(?:さま)?|まず|最初に|今度は|(?:同じ|その)ターン(?:中)?(?:に|で)?)(?:に)?,?(?=\S)"
)
"""Words that only join a Japanese deed to the one before."""
_EFFECT_ON = re.compile(
    r"(?:(?:その)?(?:出た時の|登場時の|誘発型|cip|CIP)?(?:効果|能力|cip|CIP)(?:で|は))?(.+?)を(?:破壊|タップ|選択|捨てさせる|抜く|落とす|(?:手札に)?戻す|バウンス|対象にする|対象に取る|選ぶ|墓地に置く|マナに送る)(?:する)?"
)
_PLAYED = re.compile(r"(?:唱える|使う|撃つ|打つ|出す|召喚|召喚する|進化|進化させる|進化する)$")
"""A deed whose card may have an effect that says what is chosen."""
_JOINING = re.compile(r"(?:してから|して|し)$")


def attacking_with(parts: list[str]) -> list[str]:
    """Return deeds in which what is cast, or what is equipped, is named where it attacks at once (casts Raider and attacks)."""
    found = list(parts)
    for place, part in enumerate(parts[1:], start=1):
        patterns = (_EVOLVED_FIRST, _CAST_FIRST, _EQUIPPED_FIRST)
        onto = _EVOLVING.fullmatch(part)
        first = _CAST_FIRST.fullmatch(parts[place - 1])
        if onto is not None and first is not None and first["x_ja"]:
            found[place] = f"{first.group('x_ja')}を{part}"  # what came in is what evolves
            continue
        cast = next((match for one in patterns if (match := one.fullmatch(found[place - 1]))), None)
        strikes = _STRIKES.fullmatch(part) if cast is not None else None
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


_BROUGHT = re.compile(r"(.+?)を(?:(?:バトルゾーン|戦場|場|手札|戦闘エリア)に)?(?:出す|戻す|加える|釣る)")
"""What a spell does with a card that lies where it is not played from."""


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
        for part in re.split(r"[,;]\s*|(?<=て)(?!い|お)\s*(?:から)?|(?<=んで)", _LEADING.sub("", rest))
        if part and part.strip()
    ]
    plain = [_plain(part) if place < len(parts) - 1 else part for place, part in enumerate(parts)]
    for place in range(1, len(plain)):
        effect = _EFFECT_ON.fullmatch(plain[place])
        brought = _BROUGHT.fullmatch(plain[place])
        if brought is not None and brought.group(1).casefold() in elsewhere:
            effect = brought  # 蘇生を唱えて竜を出す
        if effect is not None and _PLAYED.search(plain[place - 1]):
            plain[place] = f"{effect.group(1)}を選ぶ"  # 炎を唱えて壁を破壊
    return plain


def _plain(part: str) -> str:
    return deed_joined(part) or _JOINING.sub("", part)
