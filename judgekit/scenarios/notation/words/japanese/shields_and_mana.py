"""What a Japanese sentence tells of shields as they break: which card one of them is, and that it is used (Duel Masters 509.5)."""

from __future__ import annotations

import re

from judgekit.core.filling import forms, in_other_words
from judgekit.scenarios.notation.words.english.told_so_far import ONE_SHIELD
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside

_ENDS = r"(?=\s*(?:[;,?]|$))"
_LAST = r"(?:唯一|最後|残り(?:1枚)?|(?:たった|ただ)?1枚だけ)の"
_BREAKS = r"(?:割|わ(?=[っり])|ブレイク)"
_WITH_TRIGGER = r"(?:シールドから)?(?:S・?|シールド・?)?トリガー(?:で|として)"
_OF_A_KIND = r"(?P<kind>光|水|闇|火|自然)(?:文明)?"
_ONLY = r"(?:だけ|のみ|ばかり|しかない|しか)"
_MANA = forms(
    rf"""
# What lies in a mana zone, by its civilizations.
{_OF_A_KIND}の(?:カード|マナ)(?:が|は|を)?{_ONLY}?\(?(?P<n>\d枚?)\)?{_ONLY}?(?:ない|で)?(?=\s*(?:[;,]|$|と|が|あ)) => \g<kind>\g<n>
(?P<zone>マナ(?:ゾーン)?(?:は|が|に(?:は)?))(?P<n>\d枚)(?:で|あり|あって|ある)?,?(?:(?:全部|すべて|全て|みんな|どれも)(?:が|は)?)?{_OF_A_KIND}(?:の(?:カード|マナ))?{_ONLY}?(?:で|だ|です)?{_ENDS}
   => \g<zone>\g<kind>\g<n>
(?P<mana>マナ[^;]*\d枚?),?(?:で|あり)?,?\(?(?:全部|すべて|全て|いずれも|どれも)(?:が|は)?アンタップ(?:状態|している
  |です|で)?\)?{_ENDS} => \g<mana>
"""
)
_STATES = forms(
    rf"""
(?P<what>{CARD}),(?:(?:これ|それ|こちら|こいつ)(?:は|が))?(?P<how>(?:アン)?タップ)(?:状態|中|済み|(?:し
  |され)て(?:い)?る)(?:です|だ|である|で)?{_ENDS} => \g<what>(\g<how>)
(?<=シールドを)(?P<n>(?:\d枚)?(?:とも)?)ブレイク{_ENDS} => \g<n>ブレイクする
(?P<what>{CARD})(?P<is>(?:が|も)(?:いる|ある))\((?:今|さっき)?(?P<how>[^()]+)\) => \g<what>(\g<how>)\g<is>
# What an ability does that triggered as its creature attacks.
(?P<deed>攻撃|アタック)し(?:て)?,?(?=(?:その)?(?:攻撃時の|アタック・?|誘発した)?(?:能力|トリガー|効果)で
  |{CARD}を(?:その)?(?:攻撃時の|アタック・?|誘発した)?(?:能力|トリガー|効果)で) => \g<deed>する;
(?P<on>{CARD})を(?P<by>(?:その)?(?:攻撃時の|アタック・?|誘発した)?(?:能力|トリガー|効果)で)(?=破壊|除去|タップ
  |バウンス|手札に戻) => \g<by>\g<on>を
アタック・?トリガー(?=で) => 攻撃時の能力
"""
)
_ATTACKS_ALONE = re.compile(
    r"(?:^|(?<=;))\s*(?=[^\s,;はがをに]{1,12}で(?:[A-H]を|シールドを)?(?:攻撃|アタック)する;攻撃時の)"
)
_ITS_ABILITY = re.compile("(?<=;)(?=攻撃時の能力で)")
_ON_TURN = re.compile("(?P<who>[A-H])のターン")
_IN_HAND = re.compile(rf"(?:^|(?<=[;?]))\s*(?:(?P<who>[A-H])(?:は|の))?手札の(?P<what>{CARD})(?:は|を)(?=[^;?]*\?)")
"""A card that is described where it is asked whether it can be played."""
_SUMMONED = re.compile(
    rf"(?P<who>[A-H])(?:は|が)(?P<x>{CARD})(?:と|,)(?P<y>{CARD})を(?:召喚|バトルゾーンに出)(?P<on>し(?:て)?,?(?=\S)|した|する)"
)
"""Two cards that are summoned at once, one after the other."""
_SPOKEN_OF = re.compile("(?P<who>[A-H])(?:は|が|の|に|:)")
_BROKEN = (
    r"(?:(?:ブレイク|破壊)され|割られ|割れ)"  # told on, or at the end
    r"(?:(?:て|たので|たところ|たため)?,?(?=[A-H][はが]|そこで)|(?:た|る|ました)(?=\s*(?:;|$)))"
)
_ATTACKS = re.compile(rf"(?P<who>[A-H])(?:[はが:]|の{CARD}で)[^;]*(?:攻撃|アタック|殴|割|ブレイク)")


def _broken(match: re.Match[str]) -> str:
    """Return that shields are broken as what the attack does; of those of who attacks it is left as it stands, to be refused."""
    attacks = [one["who"] for one in _ATTACKS.finditer(match.string[: match.start()])]
    if match["whose"] and attacks and attacks[-1] == match["whose"]:
        return match.group()
    return f"{'最後の' if match['last'] else ''}シールドを{match['n'] or match['n2'] or ''}割った;"


_PLAINER = forms(
    rf"""
# Which card the only shield of somebody is, and that it is broken.
([A-H])の{_LAST}シールド(?:は|が)({CARD})(?:だっ(?:た|て)|でした|だ|です|である|で)?{_ENDS} => "\1: シールド: \2"
(?<={CARD}で)(?:[A-H]の)?(?:{_LAST}シールド|それ|これ|そのシールド|最後の1枚)を(?={_BREAKS}) => 最後のシールドを
(?:(?P<whose>[A-H])の)?(?:シールド(?:は|が)(?:一度に|まとめて)?(?P<n>\d枚(?:とも)?|すべて|全て|全部)|(?P<n2>\d枚|すべて|全て|全部)のシールド(?:は|が)
  |(?P<last>{_LAST})シールド(?:は|が))(?:{_BROKEN}) => @broken
(?<=シールドを)((?:\d枚)?(?:とも)?)(?:割っ(?:て|たら|たところ)|割り|割ると|ブレイクし(?:て|たら|たところ)?
  |ブレイクすると),?(?=[A-H][はが]|{CARD}が) => "\1割った;"
""",
    broken=_broken,
)
_REVEALED = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?:(?:その|この)?(?:(?:割っ|割れ|割られ|めくれ|見え|出|ブレイク(?:し|され)?)た|そこで)?(?:S・?|シールド・?)?(?:トリガー|シールド|カード|の)(?:の(?:中身|1枚))?"
    rf"(?:は|が),?|それが(?:S・?|シールド・?)?トリガーの|そのうちの?1[枚つ](?:は|が),?)(?P<what>{CARD})(?:(?:だっ|でし)た(?:ので|から|ため|が|けど)?|である|です|だ|で(?:あり)?(?=,))?,?(?=\s*(?:;|$|[A-H][はが]))"
)
"""What was broken is a card: 割ったシールドは門番で."""
_BROKEN_BY = re.compile(
    rf"(?P<a>(?:^|(?<=;))\s*[A-H][はが]{CARD}で)(?:割った|ブレイクした)シールドは(?P<what>{CARD})(?:だった|でした|だ|です)?{_ENDS}"
)
_USED = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?:(?P<who>[A-H])(?:は|が|のシールドから|のシールドの)|シールドから)?(?P<what>{CARD})"
    rf"(?:(?P<used>を{_WITH_TRIGGER}[^;,?]*)|が(?:(?:S・?|シールド・?)?トリガー(?:した|で出た|発動した?)?|(?:シールドから)?(?:出た|出てきた|めくれた)){_ENDS})"
)
"""A card that nobody spoke of before is used out of a shield."""
_BY_TRIGGER = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?P<who>[A-H])[はが](?:その)?{_WITH_TRIGGER},?(?P<on>{CARD})を(?:破壊|除去|タップ|バウンス|手札に戻)[^;,?]*"
)
"""What is done with the trigger of the shield that broke."""


def with_shields(line: str, cards: NamesAside) -> str:
    """Return a line in which a shield that is told of as it breaks is one of the shields, and is broken and used.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
    """
    line = in_other_words(in_other_words(line, _MANA) if "マナ" in line else line, _STATES)
    if (turn := _ON_TURN.search(line)) is not None and _ATTACKS_ALONE.search(line):
        line = _ITS_ABILITY.sub(f"{turn['who']}は", _ATTACKS_ALONE.sub(f"{turn['who']}は", line))
    line = _IN_HAND.sub(lambda match: _held(match, cards), line)
    line = _SUMMONED.sub(lambda match: _each_summoned(match, cards), line)
    if not any(one in line for one in ("シールド", "トリガー", "割")):
        return line
    there: list[str] = []
    line = _BROKEN_BY.sub(r"\g<a>攻撃する;割ったのは\g<what>", in_other_words(line, _PLAINER))

    def of(match: re.Match[str]) -> str:
        attacks = [one["who"] for one in _ATTACKS.finditer(match.string[: match.start()])]
        others = [one for one in "AB" if attacks and one != attacks[-1]]
        return others[0] if len(others) == 1 else ""

    def breaks(match: re.Match[str], then: str = "") -> str:
        sign, whom = match["what"], of(match)
        name, described = cards.name(sign), cards.text(sign) != cards.name(sign)
        if not whom or (then and (not described or match["who"] not in (None, whom))):
            return match.group()
        if described:
            there.append(f"{whom}: {ONE_SHIELD}{sign};")
            sign = cards.put(name)
        return f";割ったのは{sign};{whom}は{sign}{then}" if then else f";割ったのは{sign};"

    line = _REVEALED.sub(breaks, line)
    line = _USED.sub(lambda match: breaks(match, match["used"] or "を使う"), line)
    line = re.sub(r"(?<=攻撃)し(?:て|たところ|たら)?,;", "する;", line)
    attack = _ATTACKS.search(line)
    if there and attack is not None:  # what lies there is told before what is done
        line = f"{line[: attack.start()]}{''.join(there)}{line[attack.start() :]}"
    return _BY_TRIGGER.sub(
        lambda match: (
            f"{match['who']}はS・トリガーを使う;{match['who']}は{match['on']}を選ぶ"
            if match["who"] == of(match)
            else match.group()
        ),
        line,
    )


def _held(match: re.Match[str], cards: NamesAside) -> str:
    """Return a question whether a card can be played with that it is held, where it is described there."""
    before = _SPOKEN_OF.findall(match.string[: match.start()])
    who, sign = match["who"] or (before[-1] if before else ""), match["what"]
    if not who or cards.text(sign) == cards.name(sign):
        return match.group()
    return f"{who}: 手札: {sign};{who}は{cards.put(cards.name(sign))}を"


def _each_summoned(match: re.Match[str], cards: NamesAside) -> str:
    """Return that each of two cards is summoned, and held before where it is described there."""
    who, found = match["who"], [cards.name(match[key]) for key in ("x", "y")]
    held = [match[key] for key, name in zip(("x", "y"), found, strict=True) if cards.text(match[key]) != name]
    there = "".join(f"{who}: 手札: {sign};" for sign in held)
    deeds = ";".join(f"{who}は{cards.put(name)}を召喚する" for name in found)
    return f"{there}{deeds}" + (f";{who}は" if match["on"][0:1] == "し" and match["on"] != "した" else "")
