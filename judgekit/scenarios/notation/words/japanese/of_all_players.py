"""What a Japanese sentence says that all players have, said of each: 全員ライフ20, どちらの墓地も空."""

from __future__ import annotations

import re
from collections.abc import Iterable

_LIFE_OF_ALL = re.compile(
    r"(?:(?<=^)|(?<=[;,]))(?:(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも|両方(?:とも)?|ともに|共に)(?:とも)?(?:の|は|が)?,?(?:残り)?ライフ(?:は|が)?"
    r"|(?:残り)?ライフは(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも|ともに|共に)(?:とも)?,?"
    r"|(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも)(?:とも)?(?:は|が)?,?(?=\d+点?(?:から|で?スタート|で?開始)))(?P<life>\d+)点?"
    r"(?:ずつ|から|で?スタート|で?開始|です|だ|である|で)?(?:です|だ)?(?=[;,.]|\s*$)",
    re.MULTILINE,
)
"""The life of all players at once."""
_OF_TWO = re.compile("どちら|両方|両者|双方")
"""What is said of two."""
_NONE_OF_ALL = re.compile(
    r"(?:(?<=^)|(?<=[;,]))(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちら|両方|AもB|(?P<named>[A-H](?:[,と][A-H])+)(?:の)?(?:両方|両者|双方|どちら)?(?:とも)?)(?:の|は|が|も)?(?P<zone>墓地|手札|山札|ライブラリー|シールド)"
    r"(?:は|も|に(?:は)?カードが?)?(?:空(?:っぽ)?|から|なし|無し|0枚|ゼロ|ない|ありません)(?:です|だ|である|で)?(?=[;,.]|\s*$)",
    re.MULTILINE,
)
"""A zone that is empty of all players at once."""


def of_each_player(text: str, players: Iterable[str]) -> str:
    """Return a text in which each player has what all are said to have.

    Args:
        text: the text, its signs in one form.
        players: the players of whom it speaks.
    """
    listed = [*players]

    def life(match: re.Match[str]) -> str:
        if _OF_TWO.search(match.group()) is not None and len(listed) > 2:
            return match.group()
        begun = re.search("から|スタート|開始", match.group()) is not None
        later = [
            one
            for one in listed
            if begun and re.search(rf"{one}(?:は|の|:|が)[^;.。\n]*?ライフ(?:は|が)?\d", match.string)
        ]
        return ";".join(f"{one}: ライフ{match['life']}" for one in listed if one not in later)

    text = _LIFE_OF_ALL.sub(life, text)

    def none(match: re.Match[str]) -> str:
        of = re.findall("[A-H]", match["named"]) if match["named"] else listed
        return ";".join(f"{one}: {match['zone']}なし" for one in of)

    return _NONE_OF_ALL.sub(none, text)
