"""An attack of several creatures in a game in which one attacks at a time, in the order in which they are named.

Who defends against one of them is said behind: that stands behind its attack, and against the others nothing defends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement

_ATTACK = re.compile(
    r"(?:(?P<who>[A-H])(?:は|が|\s+))?(?:"
    r"(?P<all>全員|全部|すべて|全軍|(?P<count>[2-9])体(?:とも|全員|すべて|全部)?|両方)(?:で|(?<=とも))(?P<to_all>[^,;で]+?[をに])?(?:攻撃|アタック)(?:する)?"
    r"|(?P<some>[^,;はがをでと]+?)\s*(?P<number>[2-9])体(?:とも|すべて|全部)?で(?P<to_some>[^,;で]+?[をに])?(?:攻撃|アタック)(?:する)?"
    r"|(?P<names>[^,;はがをで]+(?:(?:と|,)[^,;はがをで]+)+)で(?P<to>[^,;で]+?[をに])?(?:攻撃|アタック)(?:する)?"
    r"|(?:attacks?|swings?) (?:(?P<to_en>[^,;]+?) )?with (?P<names_en>[^,;]+?(?:(?:,| and) [^,;]+?)+)"
    r"|(?:attacks?|swings?) (?:(?P<to_all_en>[^,;]+?) )?with (?P<all_en>everything|everyone|all (?:creatures|units)"
    r"|both(?: of them)?))",
    re.DOTALL,
)
_AT_THE_END = re.compile(
    r"(?:(?P<who>[A-H])(?:は|が))?(?P<before>[^()]+?[てでしりきいびみえけせれ]),\s*"
    r"(?P<attack>[^,;()と]+と[^,;()]+)"
)
"""An attack of several behind another deed of the same player."""
_BLOCK = re.compile(r"ブロック|防御|\bblocks?\b|\bdefends?\b|\bdefense\b")
_NO_BLOCK = re.compile(
    r"(?:ブロック|防御)(?:は)?(?:しない|なし)|スルー|通す|受ける|(?:does|do) not (?:block|defend)|no (?:block|defen[sc]e)s?"
)


class InTurn(NamedTuple):
    """Lines of play in which each attack has its own.

    Attributes:
        play: the lines.
        granted: what was taken for granted, to be said aloud.
    """

    play: list[Statement]
    granted: list[Bilingual]


def one_at_a_time(
    play: Sequence[Statement],
    players: Sequence[str],
    called: Callable[[str, str], str],
    all_of: Callable[[str], Sequence[str]],
    some_of: Callable[[str, int, str], Sequence[str]],
) -> InTurn:
    """Return lines of play in which one creature attacks at a time.

    Args:
        play: what is done, in order.
        players: the players.
        called: returns the object of a player that is called so; empty where none is, or several are.
        all_of: returns what a player may attack with.
        some_of: returns so many objects of a player that are called alike; none where there are fewer, or which is not said.

    Raises:
        NotationUnclear: it is not said which of the attackers is blocked.
    """
    found: list[Statement] = []
    granted: list[Bilingual] = []
    play = [part for one in play for part in _attack_apart(one, players)]
    place = 0
    while place < len(play):
        one = play[place]
        place += 1
        attack = _attackers(one, players, called, all_of, some_of)
        if attack is None:
            found.append(one)
            continue
        who, names, line = attack
        blocks: list[Statement] = []
        while (
            place < len(play)
            and _BLOCK.search(play[place].body) is not None
            and not _ATTACK.fullmatch(play[place].body)
        ):
            blocks.append(play[place])
            place += 1
        others = [player for player in players if player != who]
        of = {name: [block for block in blocks if _against(block, name)] for name in names}
        general = [block for block in blocks if not any(block in listed for listed in of.values())]
        if any(_NO_BLOCK.search(block.body) is None for block in general):
            raise NotationUnclear(phrase("which attacker is blocked?"), general[0].body, general[0].line, tuple(names))
        now = one
        for name in names:
            found.append(replace(now, who=who, body=line.format(name)))
            if of[name] or general:
                now = max((now, *(of[name] or general)), key=lambda said: (said.line, said.place))
                found += [replace(block, line=now.line, place=now.place) for block in of[name] or general]
            elif blocks and len(others) == 1:
                found.append(replace(now, who=others[0], body="does not block"))
                granted.append(Bilingual(f"{name}の攻撃は何にも止められない", f"nothing stops {name}"))
        order = "、".join(names)
        granted.append(Bilingual(f"攻撃の順は{order}", f"they attack in this order: {', '.join(names)}"))
    return InTurn(found, granted)


def _attack_apart(one: Statement, players: Sequence[str]) -> list[Statement]:
    """Return a statement in two where its last deed is an attack of several: 重ねて, 炎竜王と火竜で攻撃."""
    match = _AT_THE_END.fullmatch(one.body)
    who = one.who or (match.group("who") if match is not None else "") or ""
    if match is None or who not in players or _ATTACK.fullmatch(match.group("attack")) is None:
        return [one]
    return [replace(one, who=who, body=match.group("before")), replace(one, who=who, body=match.group("attack"))]


def _attackers(
    one: Statement,
    players: Sequence[str],
    called: Callable[[str, str], str],
    all_of: Callable[[str], Sequence[str]],
    some_of: Callable[[str, int, str], Sequence[str]],
) -> tuple[str, list[str], str] | None:
    """Return who attacks, with what, and the line of one attack; None where it is not said that several attack."""
    match = _ATTACK.fullmatch(one.body)
    who = one.who or (match.group("who") if match is not None else "") or ""
    if match is None or who not in players:
        return None
    said = match.groupdict(default="")
    to, to_en = said["to"] or said["to_all"] or said["to_some"], said["to_en"] or said["to_all_en"]
    if said["some"]:
        names = list(some_of(said["some"].strip(), int(said["number"]), who))
        if not names:
            return None
    elif said["all"] or said["all_en"]:
        names = list(all_of(who))
        both = said["all"] == "両方" or said["all_en"].startswith("both")
        number = int(said["count"]) if said["count"] else 2 if both else 0
        if (number and number != len(names)) or len(names) < 2:
            return None
    else:
        names = [called(part.strip(), who) for part in _parts(said["names"], said["names_en"])]
        if not all(names) or len({*names}) != len(names):
            return None
    line = f"attacks {to_en} with {{}}" if said["all_en"] or said["names_en"] else f"{{}}で{to}攻撃"
    return who, names, line.replace("attacks  ", "attacks ")


def _parts(japanese: str, english: str) -> Iterator[str]:
    yield from re.split(r"と|,", japanese) if japanese else re.split(r",?\s+and\s+|,\s*", english)


def _against(block: Statement, name: str) -> bool:
    """Tell whether a block names what it blocks."""
    said = re.escape(name)
    japanese = rf"{said}(?:だけ|のみ)?(?:の攻撃)?(?:だけ|のみ)?を"
    english = rf"\b(?:(?:blocks?|defends?)(?: against)?|(?:blocks?|defends?) with [^,;]+? against) (?:the )?{said}\b"
    return re.search(f"{japanese}|{english}", block.body) is not None
