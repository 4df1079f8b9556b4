"""What a Japanese sentence tells beside its deed or leaves to its neighbour: relative clauses, one verb for two, without an object.

A sentence stands here with its cards aside. A relative clause of a card that is described there tells a deed of its own; what
counters without an object counters what was cast; two zones of which one verb tells have it each.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.filling import filled, forms_beside, in_other_words
from judgekit.scenarios.notation.words.japanese.shields_and_mana import with_shields
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.states_told import facts_of

_ENDS = r"(?=\s*(?:[;,?]|$))"
_CARDS = rf"{CARD}(?:(?:と|,){CARD})*"
_ZONE = r"(?:手札|墓地|場|戦場|バトルゾーン|マナゾーン|追放領域|盤面)"
_ANSWER = re.compile(
    r"[「『\"“](?P<said>はい|いいえ)[」』\"”](?=を|と|で|に|$|[。、,;])"
    r"|(?P<verb>\b(?:says?|said|chooses?|chose|answers?|answered) )[\"“](?P<en>yes|no)[.!]?[\"”]",
    re.IGNORECASE,
)
"""What somebody answers, in quotation marks."""
_ANSWERS = re.compile(
    r"(?P<said>はい|いいえ)と(?:答え|言|返事し|宣言し|返[しす])(?:る|た|う|った|いました|います|ました|ます)?(?=$|[。、,;\n])"
)


def with_answers_bare(text: str) -> str:
    """Return a text in which yes and no, as somebody says them, stand without quotation marks: they are no card text.

    Args:
        text: the whole of what was written.
    """
    text = _ANSWER.sub(lambda match: match["said"] or f"{match['verb']}{match['en']}", text)
    return _ANSWERS.sub(filled(r"\g<said>を選ぶ"), text)


_COMES_AT = re.compile(
    rf"(?P<who>[A-H])(?P<does>[はが][^;?]*?)攻撃して(?:きた|きている|いる)(?P<whose>[A-H])の(?P<what>{CARD})(?=[にを])"
)
"""What attacks, told as what it is at which something is aimed: 攻撃してきたAの虎 4/3に使った."""
_LIES_THERE = re.compile(
    rf"(?P<whose>[A-H])の(?:場|戦場|盤面|バトルゾーン|戦闘エリア)に(?P<since>(?:前の(?:自分の)?ターン|前)から)?(?:いる|ある|出ている)(?P<what>{CARD})(?=[をにで])"
)
"""Where something is of which a deed is told, before its name: Aの場に前のターンからいる小竜を."""
_FOUGHT = re.compile("(?P<who>[A-H])[はが](?=[^;]*(?:攻撃|アタック|殴))")


def _in_return(match: re.Match[str]) -> str:
    """Return that the turn of a player begins, where the other one attacked before it."""
    fought = _FOUGHT.findall(match.string[: match.start()])
    return match.group() if fought[-1:] == [match["who"]] else f"{match['who']}のメインまで;{match['who']}"


def _flashed_back(match: re.Match[str]) -> str:
    """Return who casts what gives flashback, at what its trigger is aimed, and the card that is cast then."""
    lies = re.findall(rf"([A-H])の墓地[^;]*{match['what']}", match.string[: match.start()])
    who = match["who"] or (lies[0] if len({*lies}) == 1 else "")
    at = f"{match['at'] or match['at2']}に" if match["at"] or match["at2"] else ""
    if not who or (match["at"] and match["at2"]):
        return match.group()
    return (
        f"{who}は{match['by']}を唱える;誘発は{match['what']}を対象;{who}は{at}{match['what']}をフラッシュバックで唱える"
    )


def _put_on_and_attacks(match: re.Match[str]) -> str:
    """Return that something is put on a creature and that this attacks, by whom that is or whose the creature is."""
    verb = {"装備し": "装備する", "貼っ": "貼る", "張っ": "張る"}.get(match[6], f"{match[6]}る")
    return f"{match[1]}{match[2].replace('の', 'は')}{match[3]}{match[4]}に{match[5]}を{verb};{match[1]}は{match[4]}で{match[7]}"


def _some_are(match: re.Match[str]) -> str:
    """Return how many there are, and how some of them are as a fact."""
    facts, _history = facts_of(match[5])
    if len(facts) != 1:
        return match.group()
    return f"{match[1] + ': ' + match[2] if match[1] else ''}が{match[3]},うち{match[4]}は{facts[0]}"


_WRITTEN = forms_beside(
    __file__,
    {"card": CARD, "ends": _ENDS, "ends_inner": _ENDS[3:-1], "zone": _ZONE, "cards": _CARDS},
    so_many_listed=lambda match: match[1] if len(re.findall(CARD, match[1])) == int(match[2]) else match.group(),
    with_counters=lambda match: (
        match[1]
        + "".join(
            f"({one})"
            for one in re.findall(
                r"[^\s,;()がをと]+カウンター\d+[個つ]", re.sub("カウンター[がを]", "カウンター", match[2])
            )
        )
    ),
    some_are=_some_are,
    lists=lambda match: f"{match[1]}: {re.sub('と(?!$)', ',', match[2])};{match[1]}の{match[3]}に",
    has_none=lambda match: f"{match[1]}の{match[2]}なし;{match[1]}{'の' if match[3] else 'は'}",
    makes_another=lambda match: f"{'BA'['AB'.index(match[2])]}は{match[1]}を{match[2]}に使う;{match[2]}",
    lies=lambda match: (
        f"{match[2]}の{match[3]}に{match[1]}があ{'り' if match['verb'].endswith(('て', 'り')) else 'る'}"
    ),
    is_there=lambda match: f"{match[1]}の場に{match[2]}がある;" + ("" if match[3] else f"{match[1]}は"),
    aimed_anew=lambda match: (
        f"{match[1]}{match[2]}{match[3]}{match[4] or match[6]}を{match[5] or match[7]}に唱える;{match[1]}は{match[8]}を選ぶ"
    ),
    put_on_and_attacks=_put_on_and_attacks,
    animated=lambda match: (
        f"{match[1]}を起動する;{match[1]}で" if match["then"] is not None else f"{match[1]}を起動する"
    ),
    flashed_back=_flashed_back,
    in_return=_in_return,
)


_EACH_OF_TWO = re.compile(
    rf"(?:^|(?<=;))\s*(?P<things>[A-H]の{CARD}(?:(?:と|,)[A-H]の{CARD})+)(?:だけ|のみ)?(?:です|だ|である)?(?=;|$)"
)
"""What several players have, told without a verb: Aの狼 3/2とBの犬 2/3."""


def _each_has(match: re.Match[str], cards: NamesAside) -> str:
    """Return what each has as lines of the position, where each thing is described there."""
    things = re.findall(rf"([A-H])の({CARD})", match["things"])
    if any(cards.text(sign) == cards.name(sign) for _who, sign in things):
        return match.group()
    return ";".join(f"{who}: {sign}" for who, sign in things)


_ITEM = rf"{CARD}(?:\([^()]*\))*(?:\s*\d+[体枚匹])?"
_LISTED = re.compile(
    rf"^(?P<who>\s*[A-H]\s*:\s*(?:[^;?をでがに]*?[,:]\s*)?)(?P<things>{_ITEM}(?:(?:と|,\s*){_ITEM})+)(?=\s*(?:[;,.]|$))"
)
"""Things of a player behind a colon, some of them joined by と."""


def _as_a_list(match: re.Match[str], cards: NamesAside) -> str:
    """Return things behind a colon as a list, where one of them is described: no と stands in a description."""
    signs = re.findall(CARD, match["things"])
    if all(cards.text(sign) == cards.name(sign) for sign in signs):
        return match.group()
    return match["who"] + ",".join(re.findall(_ITEM, match["things"]))


_AIMED_AT_A_GRAVE = re.compile(
    rf"(?P<who>[A-H])(?P<does>(?:は|が)[^;?]*?{CARD}を(?:唱え|出し|プレイし|召喚し)(?:て)?,?)(?:(?:その)?(?:誘発(?:型能力)?|能力|効果|cip)(?:は|で))?"
    rf"(?:自分の|(?P=who)の)?墓地の(?P<what>{CARD})を(?:対象(?:に(?:した|する|しました|取った)|として)|選(?:んだ|ぶ|びました|択した)|指定した){_ENDS}"
)
"""What somebody casts, and at what card of the own graveyard its trigger is aimed."""


def _aimed_at_a_grave(match: re.Match[str], cards: NamesAside) -> str:
    """Return what is cast and at what its trigger is aimed, which lies there where nobody spoke of it before."""
    told = cards.name(match["what"]) in cards.before or match["what"] in match.string[: match.start("what")]
    lies = "" if told else f"{match['who']}の墓地に{match['what']}がある;"
    return f"{lies}{match['who']}{match['does']}誘発は{'墓地の' if told else ''}{match['what']}を対象にした"


def with_what_is_beside(line: str, cards: NamesAside) -> str:
    """Return a line with what its sentences tell beside a deed as sentences of their own, and with what a neighbour has for both.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
    """
    line = with_shields(line, cards)
    line = _COMES_AT.sub(lambda match: _comes_first(match, cards), line)
    line = _AIMED_AT_A_GRAVE.sub(lambda match: _aimed_at_a_grave(match, cards), line)
    line = _LIES_THERE.sub(lambda match: _lies_there(match, cards), line)
    line = _LISTED.sub(lambda match: _as_a_list(match, cards), line)
    line = _EACH_OF_TWO.sub(lambda match: _each_has(match, cards), line)
    return in_other_words(line, _WRITTEN)


def _comes_first(match: re.Match[str], cards: NamesAside) -> str:
    """Return that something attacks before what is aimed at it, where it is described there: nobody told of it before."""
    name = cards.name(match["what"])
    if cards.text(match["what"]) == name or match["who"] == match["whose"]:
        return match.group()
    return (
        f"{match['whose']}は{match['what']}で攻撃する;{match['who']}{match['does']}{match['whose']}の{cards.put(name)}"
    )


def _lies_there(match: re.Match[str], cards: NamesAside) -> str:
    """Return a card with whose it is; since when it is there is a fact of one that is described there."""
    sign = match["what"]
    described = cards.text(sign) != cards.name(sign)
    if match["since"] and not described:
        return match.group()
    return f"{match['whose']}の{cards.put(cards.text(sign) + '(前からいる)') if match['since'] else sign}"


_TURN_OF = re.compile(
    "(?P<who>[A-H])のターン(?:の(?:メイン(?:・?フェイズ)?|戦闘))?"
    "|(?:(?i:now|then|next),? )?(?:(?:[Ii]t|[Nn]ow)(?:'s| is) )?(?:now )?"
    "(?P<whose>[A-H])'s (?:own |next )?turn(?: (?:now|comes|starts|begins))?|in the turn of (?P<in>[A-H])"
)
"""Whose turn it is, told by itself."""
_IN_A_TURN = re.compile(
    "(?P<who>[A-H])(?:[はが][^;]*(?:で[^;]*(?:攻撃|アタック|殴)|の[+−-][0-9]+(?:の?能力)?を)"
    "| (?:attacks|swings|equips|plays)\\b| (?:activates|uses) [^;]*?[ (][+−-][0-9])"
)
"""What is done only in the own turn: to attack, to equip, to use a loyalty ability, to play a land (508.1, 606.3, 305.1)."""
_TURN_OVER = re.compile("(?P<who>[A-H])のターン(?:が|は|の)?(?:終了|終わり|エンド)(?:する|した|です|しました)?")
"""That a turn is over: behind a deed of it its player ends it."""
_DONE = re.compile(
    "(?P<who>[A-H])[はが][^;]*(?:攻撃|アタック|殴|唱え|撃|打|使|召喚|起動|プレイ|出[しす])"
    r"|(?<![\w'])(?:(?P<en>[A-H]) (?:attacks|swings|casts|plays|activates|equips|summons)|[A-H] blocks)\b"
)


def with_next_turns(bodies: list[str], players: Sequence[str]) -> list[str]:
    """Return what was told with a turn that is told behind deeds in the turn of another player as one that comes then.

    What is told is told in the order of time: where no turn is told before the deeds, it is that of who acts first.
    A turn that has come and is told again is empty there.

    Args:
        bodies: what was told, question by question and deed by deed.
        players: of whom each was told, where his letter and a colon stood before it; else empty.
    """
    turn, done, found = "", False, list[str]()
    for body, player in zip(bodies, players, strict=True):
        over = _TURN_OVER.fullmatch(body.strip())
        if over is not None and done and turn in ("", over["who"]):
            body = f"{over['who']}はターンを終える"
        named = _TURN_OF.fullmatch(body.strip())
        whose = (named["who"] or named["whose"] or named["in"]) if named is not None else ""
        if named is not None and not named["in"]:
            comes = done and turn and whose != turn
            if named["whose"]:
                again = any(one.startswith("in the turn of ") for one in found) and whose == turn
                body = f"in the turn of {whose}" if comes else "" if again else f"{whose}'s turn"
            elif comes:
                body = f"{whose}のメインまで"
        fights = _IN_A_TURN.match(f"{player}は{body}" if player else body)
        acts = _DONE.search(body)
        first = (acts["who"] or acts["en"] or "") if acts is not None and not done else ""
        turn = whose or turn or (fights["who"] if fights is not None else first)
        done = done or fights is not None or acts is not None
        found.append(body)
    return found
