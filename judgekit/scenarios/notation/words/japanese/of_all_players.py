"""What a sentence says that all players have, or all the others, said of each: 全員ライフ20, どちらの墓地も空, ほかは10."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from judgekit.scenarios.notation.words.faults import not_understood

_LIFE_OF_ALL = re.compile(
    r"(?:(?<=^)|(?<=[;,]))(?:(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも|両方(?:とも)?|[2-8]人(?=とも)|ともに|共に)(?:とも)?(?:の|は|が)?,?(?:残り)?ライフ(?:は|が)?"
    r"|(?:残り)?ライフは(?:(?=\d+点?ずつ)|互いに|いずれも|それぞれ|全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも|[2-8]人(?=とも)|ともに|共に)(?:とも)?,?"
    r"|(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちらも|[2-8]人(?=とも))(?:とも)?(?:は|が)?,?(?=\d+点?(?:から|で?スタート|で?開始)))(?P<life>\d+)点?"
    r"(?:ずつ|から|で?スタート|で?開始|です|だ|である|で)?(?:です|でした|だった|した|だ)?(?=[;,.]|\s*$)",
    re.MULTILINE,
)
"""The life of all players at once."""
_OF_SO_MANY = re.compile("どちら|両方|両者|双方|(?P<number>[2-8])人")
"""What is said of two, or of so many."""
_NONE_OF_ALL = re.compile(
    r"(?:(?<=^)|(?<=[;,]))(?:全員|お互い(?:に)?|両者|双方|両プレイヤー|みんな|どちら|両方|AもB|[2-8]人(?=とも)|(?P<named>[A-H](?:[,と][A-H])+)(?:の)?(?:両方|両者|双方|どちら)?(?:とも)?)(?:の|は|が|も)?(?P<zone>墓地|手札|山札|ライブラリー|シールド)"
    r"(?:は|も|に(?:は)?カードが?)?(?:空(?:っぽ)?|から|なし|無し|0枚|ゼロ|ない|ありません)(?:です|でした|だった|だ|である|で)?(?=[;,.]|\s*$)",
    re.MULTILINE,
)
"""A zone that is empty of all players at once."""

_OTHERS = re.compile(
    r"(?:(?<=^)|(?<=[;,.]))(?:ほか|他|残り|それ以外|その他)(?:の)?(?:プレイヤー|人|者|みんな|みな|全員|(?P<n>[2-9])人)?(?:は|が|の|も)?"
    r"(?:みんな|みな|全員|全て|すべて)?(?:とも)?(?:の|は|が)?,?(?:残り)?ライフ(?:は|が)?(?P<life>\d+)点?(?:ずつ)?(?:です|だ|である|で)?"
    r"(?=[;,.]|\s*$)"
    r"|(?<![\w'])(?P<others>(?:everyone|everybody|each player) else|(?:(?:all|each|every) )?(?:of )?(?:the )?other "
    r"(?:(?P<number>two|three|four|five) )?(?:players?|opponents?)|the other (?P<alone>two|three|four|five)|the others"
    r"|the (?:rest|remaining players))"
    r"(?: (?:(?:are|is|start|starts|all|each|at|on|still) )*(?P<at>\d+)(?: life)?(?=[;,.]|\s*$)"
    r"|(?= (?:all |each )?(?:has|have|control|controls) ))",
    re.MULTILINE | re.IGNORECASE,
)
"""What the players of whom it was not yet told have."""
_FIGURES = {"two": 2, "three": 3, "four": 4, "five": 5}
_HELD_BY_SEVERAL = re.compile(
    r"(?:(?<=^)|(?<=[;,.]))(?P<who>[A-H](?:[,と][A-H])+)(?:は|が|に(?:は)?|の(?:場|戦場|バトルゾーン)に(?:は)?)(?:それぞれ|みんな|みな|全員|どちらも)?,?"
    r"(?P<held>[^;,.と]+?)(?:を(?:それぞれ)?(?:1体ずつ|1枚ずつ)?コントロールして(?:い)?る|が(?:1体ずつ|1枚ずつ)?(?:い|あ)る)(?:です|の)?(?=[;.]|\s*$)",
    re.MULTILINE,
)
"""One thing that each of several players has."""
_HELD_IN_LISTS = re.compile(rf"{_HELD_BY_SEVERAL.pattern.replace('[^;,.と]+?', '[^;.]+?')}", re.MULTILINE)
"""Several things that several players have: nobody says whether each has them all."""


def _of_the_others(text: str, players: Sequence[str]) -> str:
    """Return a text that names the players whom it calls the others; where it is not plain who they are, they stay unnamed.

    Of life they are those of whom none is told; else those whom the sentence did not name, where it names one.
    """

    def named(match: re.Match[str]) -> str:
        life = match["life"] or match["at"]
        rest = re.sub(r"[^;.\n?]*\?", ";", f"{match.string[: match.start()]};{match.string[match.end() :]}")
        begun = re.split(r"[;.\n]", match.string[: match.start()])[-1]
        told = [one for one in players if (_life_told(one, rest) if life else re.search(_LETTER.format(one), begun))]
        others = [one for one in players if one not in told]
        number = match["n"] or match["number"] or match["alone"]
        wanted = int(_FIGURES.get(number.casefold(), number)) if number else len(others)
        if not told or len(others) < 2 or len(others) != wanted:
            return match.group()
        if match["life"]:
            return ";".join(f"{one}: ライフ{life}" for one in others)
        if match["at"]:
            return ", ".join(f"{one} is at {life}" for one in others)
        return f"{', '.join(others[:-1])} and {others[-1]}"

    return _OTHERS.sub(named, text) if len(players) > 2 else text


_LETTER = r"(?<![A-Za-z']){}(?![A-Za-z])"
_ANY_LETTER = _LETTER.format("[A-H]")


def _life_told(player: str, text: str) -> bool:
    """Tell whether a text tells how much life a player has."""
    told = rf"{_LETTER.format(player)}(?:(?!{_ANY_LETTER})[^;.\n])*?"
    told += r"(?:ライフ(?:は|が|:)?\d|\blife(?: is| of|:)* \d|\d life\b|\b(?:at|on) \d)"
    return re.search(told, text, re.IGNORECASE) is not None


def of_each_player(text: str, players: Iterable[str]) -> str:
    """Return a text in which each player has what all are said to have.

    Args:
        text: the text, its signs in one form.
        players: the players of whom it speaks.

    Raises:
        NotationUnclear: several players are said to have several things, and not which of them who has.
    """
    listed = [*players]

    def of_others(match: re.Match[str]) -> bool:
        said = _OF_SO_MANY.search(match.group())
        return said is not None and int(said["number"] or 2) != len(listed)

    def life(match: re.Match[str]) -> str:
        if of_others(match):
            return match.group()
        begun = re.search("から|スタート|開始", match.group()) is not None
        later = [
            one
            for one in listed
            if begun and re.search(rf"{one}(?:は|の|:|が)[^;.。\n]*?ライフ(?:は|が)?\d", match.string)
        ]
        return ";".join(f"{one}: ライフ{match['life']}" for one in listed if one not in later)

    text = _LIFE_OF_ALL.sub(life, _of_the_others(text, listed))
    text = _HELD_BY_SEVERAL.sub(
        lambda match: ";".join(
            f"{one}は{match['held']}をコントロールしている" for one in re.findall("[A-H]", match["who"])
        ),
        text,
    )

    if (unclear := _HELD_IN_LISTS.search(text)) is not None:
        raise not_understood(unclear.group(), line=text.count("\n", 0, unclear.start()) + 1)

    def none(match: re.Match[str]) -> str:
        if not match["named"] and of_others(match):
            return match.group()
        of = re.findall("[A-H]", match["named"]) if match["named"] else listed
        return ";".join(f"{one}: {match['zone']}なし" for one in of)

    return _NONE_OF_ALL.sub(none, text)


_ANOTHER = re.compile(r";\s*(?=[A-H](?:に(?:は)?|の(?:場|戦場|手札|墓地|戦闘エリア|バトルゾーン|盤面)に)[^;をで]*$)")
"""Where what another player has is told behind what one has, in a sentence of its own."""


def of_another(said: str) -> list[str]:
    """Return what is told of a player apart from what is told of another one behind it."""
    match = _ANOTHER.search(said)
    return [said] if match is None else [said[: match.start()], said[match.end() :]]
