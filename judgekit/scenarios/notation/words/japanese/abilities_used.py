"""How an ability is used, in the turns of Japanese speech: what is paid for it, at what it is aimed, which one of several it is.

A sentence stands here with its cards aside. Rows say first whose ability it is and then what is paid; speech has any order, and
tells what is paid as a deed of its own. A sentence in which something else is told stays as it is.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside

_NAME = rf"(?:{CARD}|(?!コスト|対象|それ|これ|能力|手札|場)[^\sA-H;,をにはがのへとでも(){{}}?{CARD[1:-1]}]{{1,12}})"
_OWNED = rf"(?:(?:[A-H]|自分)の)?{_NAME}"
_TARGET = rf"(?:(?:[A-H]の)?{CARD}|[A-H])"
_LEAD = rf"(?P<lead>(?:[^を?{CARD[1:-1]}]*[はが,])?\s*)"
_USE = r"(?:起動|使用|使)(?:する|した|しました|します|して|し|う|った|いました|います|って|い)?"
_ABLE = r"(?P<able>(?:(?:起動|使用)でき|使え)(?:る|ます)(?:の)?(?:です)?か?)"
_TO = r"(?:に|へ|を対象(?:に(?:して|し|取って|取り|とって)?|として)),?"
_PAID = re.compile(
    rf"(?:(?:起動)?コスト(?:として|に|で|は),?)?(?P<paid>{_OWNED}(?:と{_OWNED})*)(?:[1-9][体つ個])?を(?:(?:起動)?コスト(?:として|に|で),?)?"
    r"(?:生け贄に(?:捧げ(?:て|た|る|ました)?|ささげ(?:て|た|る|ました)?|し(?:て|た|ました)?|する)?|コスト(?:にして|に|として)),?"
)
"""What is sacrificed for an ability, told as a deed of its own."""
_USED = re.compile(
    rf"{_LEAD}(?:(?P<first>{_TARGET}){_TO})?(?P<source>{_OWNED})(?:の(?:起動型)?能力)?を,?(?:(?P<at>{_TARGET}){_TO})?(?:{_ABLE}|{_USE},?)"
    rf"(?:対象(?:は|に|として)?(?P<behind>{_TARGET})|(?P<last>{_TARGET})を対象(?:に(?:する|した|取る|取った|とる|とった)?)?)?\s*"
)
"""An ability that is used, without what is paid for it."""
_SHOT = re.compile(
    rf"{_LEAD}(?P<source>{_OWNED})の(?:起動型)?能力で,?(?P<at>{_TARGET})(?:に\d+点(?:の)?(?:ダメージ)?を?(?:飛ばす|飛ばした|与える|与えた|撃つ|撃った)"
    r"|を対象に(?:する|した|取る|取った|とった))\s*"
)
"""The same, told by what it does to what it is aimed at."""


def _paid_for(sentence: str) -> str:
    """Return that something is sacrificed to what has the ability for which it is sacrificed (602.2b).

    What is sacrificed for its own ability stays as it was told, and so does a sentence in which more is told.
    """
    paid = _PAID.search(sentence)
    rest = sentence[: paid.start()] + sentence[paid.end() :] if paid is not None else ""
    shot = _SHOT.fullmatch(rest)
    if paid is not None and shot is not None and paid["paid"] != shot["source"]:
        return f"{shot['lead']}{shot['source']}に{paid['paid']}を生け贄に捧げて{shot['at']}を対象にする"
    used = _USED.fullmatch(rest)
    if paid is None or used is None or paid["paid"] == used["source"]:
        return sentence
    at = [one for one in (used["first"], used["at"], used["behind"], used["last"]) if one]
    if not at:
        able = "ことができる" if used["able"] else ""
        return f"{used['lead']}{used['source']}の能力で{paid['paid']}を生け贄に捧げる{able}"
    able = "できる" if used["able"] else "する"
    said = f"{used['lead']}{used['source']}に{paid['paid']}を生け贄に捧げて{at[0]}を対象に{able}"
    return said if len(at) == 1 else sentence


_BACK = rf"(?P<back>(?:(?:[A-H]|自分)の)?{CARD})を(?:(?:オーナーの)?手札に)?戻"
_WHAT = rf"(?P<what>{CARD})"
_FROM_HAND = r"(?:(?:[A-H]の|自分の)?手札(?:から|の))?"
_BY_NINJUTSU = tuple(
    re.compile(rf"{_LEAD}{said}\s*")
    for said in (
        rf"{_WHAT}の忍術(?:能力)?(?:を(?:{_USE})?|で),?{_BACK}(?:す|した|しました|し|る)?",
        rf"{_BACK}(?:して|し),?{_WHAT}の忍術(?:能力)?を{_USE}",
        rf"(?:忍術で|忍術を{_USE},?){_BACK}(?:して|し),?{_FROM_HAND}{_WHAT}を(?:(?:戦場|場)に)?出(?:す|した|しました)",
        rf"{_BACK}(?:して|し),?忍術で{_FROM_HAND}{_WHAT}を(?:(?:戦場|場)に)?出(?:す|した|しました)",
        rf"(?P<back>(?:[A-H]の)?{CARD})(?:と|を){_WHAT}(?:を|に|と)忍術で入れ替え(?:る|た|ました)",
    )
)
"""An attacker that goes back and what comes out of the hand for it (702.49a)."""
_COPIED = re.compile(
    rf"{_WHAT}を(?:唱え|出し|プレイし|召喚し)て?,?(?P<of>(?:(?:[A-H]|自分)の)?{CARD})"
    r"(?:のコピーとして,?(?:(?:戦場|場)に)?(?:出す|出した(?:い(?:です)?)?|出しました|出る|出た|出ました|登場|登場させる|登場させた)"
    r"|のコピーに(?:する|した(?:い(?:です)?)?|しました|なる|なった))(?=\s*(?:[;,?]|$))"
)
"""Something that enters as a copy of what is named behind it (707.5)."""
_COPYING = re.compile(
    rf"{_WHAT}を(?P<of>(?:(?:[A-H]|自分)の)?{CARD})のコピーとして,?(?:(?:戦場|場)に)?"
    r"(?:(?:唱え|出|プレイ|召喚|登場)[^,;?をに]{0,6}?)(?:,(?:(?:戦場|場)に)?(?:出(?:た|ました|る)|登場した))?(?=\s*(?:[;,?]|$))"
)
"""The same, told as one deed: ①を②のコピーとして出した."""
_ENTERS_AS = re.compile(
    rf"(?:^|(?<=[;]))\s*{_WHAT}(?:は|が)(?P<of>(?:[A-H]の)?{CARD})(?:のコピーとして(?:(?:戦場|場)に)?(?:出る|出た|出ます|出ました)|のコピーに(?:する|した|なる|なった))(?=\s*(?:[;,]|$))"
)
_WHICH = re.compile(
    rf"(?P<what>{CARD})の(?P<number>[1-9一二三四])(?:つ|番)目の(?P<cost>[+-]\d+の?)?(?P<kind>起動型)?能力を,?(?:(?P<at>{_TARGET}){_TO})?(?P<use>(?:起動|使用|使)[^,;?]*)"
)
"""Which of the abilities of a card is used."""
_FIGURES = {"一": "1", "二": "2", "三": "3", "四": "4"}
_SO_OFTEN = r"(?:もう(?:一|1)(?:度|回)|再度|再び|また|さらに|続けて|同じ(?:ように|く))"
_FED = rf"(?:(?P<source>{_OWNED})(?:に|の能力で)(?P<what>{_NAME})を|(?P<what2>{_NAME})を(?P<source2>{_OWNED})に)"
_FED += r"生け贄に(?:捧げ|ささげ|し)"


def _last_fed(line: str) -> tuple[str, str]:
    """Return what was sacrificed last in a line, and for the ability of what; two empty words where nothing was."""
    fed = list(re.finditer(_FED, line))[-1:]
    return (fed[0]["what"] or fed[0]["what2"], fed[0]["source"] or fed[0]["source2"]) if fed else ("", "")


def _fed_again(match: re.Match[str], cards: NamesAside) -> str:
    """Return that a card is sacrificed once more for what it was sacrificed for before."""
    before = match.string[: match.start()]
    fed, source = _last_fed(before) if re.search(_FED, before) else cards.fed
    what = match["what"] or fed
    if not source or what != fed:
        return match.group()
    who = match["who"] or next(iter(re.findall("[A-H](?:は|が)", before)[-1:]), "")
    begins = "る;" if match["begins"][:1] in ("て", ",") else match["begins"]
    return f"{begins}{who}{source}に{what}を生け贄に捧げ{match['end'] or 'る'}"


_IN_WORDS = forms(
    rf"""
# Which ability it is, by what it does to what.
({CARD})の([1-9一二三四])(つ|番)目の((?:起動型)?能力)で,?(?:その|例の)?((?:(?:[A-H]|自分|相手)の墓地の)?{_TARGET})を(?:追放|破壊|対象に|タップ|除去)(?:する|した|しました)(?=\s*(?:[;,?]|$))
   => \1の\2\3目の\4を\5に起動する
({_NAME})を生け贄に(?:捧げる|する)ため(?:に)?,?({_OWNED})(?:の(?:起動型)?能力)?を(?:起動(?:する|した|しました)|使(?:う|った|いました))(?=\s*(?:[;,?]|$))
   => \2に\1を生け贄に捧げる
# How many are sacrificed, told behind their name.
({CARD})を(\d[体枚つ個]),?(?=(?:{_OWNED}(?:の能力)?[にで])?(?:生け贄に|サク[るりっ])) => \1\2を
# For what ability something is sacrificed, and that it is sacrificed once more for that.
({CARD})を({_OWNED})(?:の(?:起動型)?能力(?:の)?)?(?:の?(?:起動)?コスト(?:として|に|で)|で|により),?(?=生け贄に) => \2に\1を
({_OWNED})(?:の(?:起動型)?能力(?:の)?)?(?:の?(?:起動)?コスト(?:として|に|で)),?({CARD})を(?=生け贄に) => \1に\2を
({_OWNED})の(?:起動型)?能力を(?:起動し|使用し|使っ)て,?({CARD})を(?=生け贄に) => \1に\2を
({_NAME})を({_OWNED})に[食喰]わせ(?=る|た|て|ます|ました) => \2の能力で\1を生け贄に捧げ
(?<=を)サク(?:っ(?=て|た)|り(?=ま|,|$)|(?=る)) => 生け贄に捧げ
(?<=を)サクリファイス(?=[しす]) => 生け贄に
(?<=を)生け贄(?=\s*(?:[;?]|$)) => 生け贄に捧げる
"""
)
"""A sacrifice in words of speech."""
_ONCE_MORE = re.compile(
    rf"(?P<begins>(?<=生け贄に捧げ)(?:て)?,|(?:^|(?<=[;,]))\s*)(?P<who>[A-H](?:は|が))?(?:(?:それが)?(?:(?:不死|頑強)で,?)?戻ってき(?:たら|て),?)?"
    rf"(?:{_SO_OFTEN},?)?(?:(?:戻ってきた|その)?(?:(?P<what>{_NAME})|それ)[をは],?)?(?:{_SO_OFTEN},?)?生け贄に(?:(?:捧げ|ささげ)(?P<end>る(?!と)|ました|た(?:ら|とき|場合)?|れば|ると)|する|した)(?=\s*(?:[;,?]|$)|(?<=[らばと]))"
)


def with_abilities_used(line: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a line in which abilities are used in the order and with the words that rows have.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
        taken: takes which ability was meant, to be said aloud.
    """
    if not any(one in line for one in ("生け贄", "サク", "忍術", "コピー", "目の", "コスト", "食わせ", "喰わせ")):
        return line
    line = in_other_words(line, _IN_WORDS)
    line = _ONCE_MORE.sub(lambda match: _fed_again(match, cards), line)
    cards.fed = _last_fed(line) if re.search(_FED, line) else cards.fed
    for copied in (_COPIED, _COPYING):
        line = copied.sub(filled(r"\g<of>のコピーとして\g<what>を唱える"), line)
    line = _ENTERS_AS.sub(filled(r"\g<of>のコピーにする"), line)
    line = _WHICH.sub(lambda match: _which(match, cards, taken), line)
    return "".join(
        _paid_for(_by_ninjutsu(one)) if re.search("生け贄|コスト|忍術", one) else one
        for one in re.split(r"((?<=[;?])|(?=[;?]))", line)
    )


def _by_ninjutsu(sentence: str) -> str:
    for form in _BY_NINJUTSU:
        match = form.fullmatch(sentence)
        if match is not None:
            return f"{match['lead']}{match['back']}で{match['what']}に忍術する"
    return sentence


def _which(match: re.Match[str], cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return that an ability is used, called by its number among the activated ones."""
    number = _FIGURES.get(match["number"], match["number"])
    name = cards.name(match["what"])
    if not match["kind"]:
        said = Bilingual(
            f"「{number}つ目の能力」は{name}の起動型能力の{number}つ目",
            f"ability {number} is number {number} of the activated abilities of {name}",
        )
        taken += [said] if said not in taken else []
    if "でき" in match["use"] or "起動させ" in match["use"]:
        return match.group()
    cost = f"の{match['cost'].rstrip('の')}" if match["cost"] else ""
    return f"{match['what']}{cost}を起動(能力{number})" + (f",対象は{match['at']}" if match["at"] else "")
