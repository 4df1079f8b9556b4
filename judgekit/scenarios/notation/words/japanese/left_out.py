"""What Japanese speech leaves out of a deed, put in where only one thing can stand there, and deeds in few words as rows have them.

`Aが①唱えた` is ①を; in `Bが対応して②に①` a spell that is described is cast; `①を出してすぐ②を重ねて` puts ② onto ①. A thing that
is described within a deed, with how it is in brackets, lies there so before it. What leaves two things open stays as it was.

A sentence stands here with its cards aside: `Aの攻撃,①と②` is `Aは①と②で攻撃`, `①がBの②にブロックされた` is `Bは②で①をブロック`,
and `①を対象にAが②` is `Aは①に②`. What says more than that stays as it stands, to be read or refused.
"""

from __future__ import annotations

import re

from judgekit.core.filling import forms, forms_beside, in_other_words
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined, verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.states_told import facts_of

_FIGHTS = r"(?:攻撃|アタック|殴|なぐ|ブロック|防御|止め|守|受け|突っ込)"
_SPELL = re.compile(r"(?:^|[\s・])(?:インスタント|ソーサリー|呪文|マジック|クイック)(?=$|[\s・\ue000-\uf8ff(])")
_SAYS = re.compile(
    r"(?P<deed>.+?)と(?:言(?:った|いました|って(?:い)?る|う)|宣言(?:した|する|しました)|決め(?:た|ました|る))(?=$|;)"
)
"""What somebody says or decides to do, behind the deed."""
_PLAYED = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が)(?P<from>手札から)?(?P<things>{CARD}(?:と{CARD})+)を(?P<verb>(?:召喚|唱え|出[しす]|プレイ|使[いうっ])[^,;をに]{{0,8}})"
)
"""Several cards that one verb plays, each of them."""
_AIMED = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が),?(?P<answers>(?:(?:それ|これ)に)?対応して,?)?(?P<what>{CARD})を(?P<to>(?:[A-H]の)?{CARD}|[A-H])(?:に|へ)"
)
"""A card, and at what, without the verb."""
_VERBLESS = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が),?(?P<answers>(?:(?:それ|これ)に)?対応して,?)?"
    rf"(?:(?P<to>(?:[A-H]の)?{CARD}|[A-H])(?:に|へ|に向けて|に対して))?(?P<what>{CARD})"
)
"""Somebody, perhaps at what, and a card: no verb."""
_IN_A_STEP = re.compile(
    r"(?P<who>[A-H])(?P<particle>は|が)(?:自分の)?(?P<step>(?:戦闘前)?メイン(?:・?フェイズ)?|アップキープ)(?:中)?(?:に|で),?(?=[^\s,;])"
)
"""A step behind who does something in it."""
_ANOTHER = re.compile(r",(?=[A-H](?:は|が))")
_WITH_FACTS = re.compile(rf"(?:(?P<whose>[A-H])の)?(?P<what>{CARD})\((?P<facts>[^()]*)\)(?=[をにでがは])")
_SHIELDS_LEFT = re.compile(r"(?P<whose>[A-H])のシールド\((?:残り|あと)?(?P<number>\d+)枚\)(?P<particle>[をにへ])")
"""How many shields somebody has, told where they are attacked."""
_WORN = re.compile(
    rf"(?:(?P<owner>[A-H])の)?(?P<by>{CARD})が(?:つい|付い|装備され|エンチャントされ|貼られ)て(?:い)?る(?:(?P<whose>[A-H])の)?(?P<host>{CARD})(?=[がをにでは])"
)
"""A thing that is described, with what is attached to it before it."""
_ACTS = re.compile(
    rf"(?P<who>[A-H])(?:は|が|の(?={CARD}(?:\([^()]*\))?[でが]))(?=[^;]*(?:{_FIGHTS}|撃|打|唱え|使|起動))"
)
_BOTH = re.compile(
    rf"(?P<things>{CARD}(?:と{CARD})+)(?:(?:の|,)?(?P<before>両方(?:とも)?|どちらも|(?P<many>[2-9])(?:体|匹)(?:とも)?|全部|全員))?"
    rf"で,?(?P<behind>両方(?:とも)?|どちらも|(?P<often>[2-9])(?:体|匹)(?:とも)?|全部)?(?=[^,;]*{_FIGHTS})"
)
"""Several that fight, with that it is both of them, or how many."""
_PLAIN = forms_beside(__file__, {"card": CARD, "fights": _FIGHTS})


DEED_OF_NOBODY = re.compile(
    rf"\s*(?:(?:(?:(?:[A-H]の)?{CARD}|[A-H])(?:に|へ))?{CARD}を(?:(?:(?:[A-H]の)?{CARD}|[A-H])(?:に|へ))?(?:X ?= ?\d+で)?"
    rf"(?:唱える|撃つ|打つ|使う|起動する|プレイする|召喚する|出す)|{CARD}(?:と{CARD})*(?:だけ|のみ)?で[^;,はがを]*(?:攻撃|アタック|殴|ブロック|防御)[^;,]*|(?:[A-H]の)?{CARD}に(?:\d+点|致死)[^;はが]*割り振[るっ]た?)\s*(?:$|;)"
)
"""A deed behind a semicolon of which nobody is said to do it."""


def with_what_is_left_out(sentence: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a sentence that tells deeds with what speech leaves out of them.

    Args:
        sentence: a sentence that asks nothing, its cards aside.
        cards: the cards.
        taken: takes what was taken for granted, to be said aloud.
    """
    tail = sentence[len(sentence.rstrip("; ")) :]
    body = sentence[: len(sentence) - len(tail)]
    body = _without_what_it_costs(_said_aloud(body), taken)
    step = _IN_A_STEP.match(body)
    lead = f"{step['who']}の{step['step']}に" if step is not None else ""
    body = f"{step['who']}{step['particle']}{body[step.end() :]}" if step is not None else body
    spoken = _cast(body, cards, taken) or _with_facts_apart(_then(_both(body), cards, taken), cards)
    spoken = in_other_words(spoken, _PLAIN)
    spoken = _NAMED_AGAIN.sub(lambda match: cards.put(cards.name(match["what"])), _each_played(spoken))
    return lead + spoken + tail


_NAMED_AGAIN = re.compile(rf"&(?P<what>{CARD})")
"""A card that is named a second time: what describes it stands where it was named first."""


def _cast(body: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return deeds without a verb of which each is a spell that is cast; empty where one of them may be something else.

    What somebody holds is told with a zone or behind a colon: a spell alone behind a player is what that player does.
    """
    found: list[str] = []
    for part in _ANOTHER.split(body):
        match = _VERBLESS.fullmatch(part.strip()) or _AIMED.fullmatch(part.strip())
        if match is None or not _is_spell(match["what"], cards):
            return ""
        to = f"{match['to']}に" if match["to"] else ""
        answers = "対応して," if match["answers"] else ""
        verb = "使う" if re.search("クイック|マジック", cards.text(match["what"])) else "唱える"
        found.append(f"{match['who']}{match['particle']}{answers}{to}{match['what']}を{verb}")
        shown = cards.name(match["what"])
        said = Bilingual(f"{match['who']}は{shown}を唱える", f"{match['who']} casts {shown}")
        taken += [said] if said not in taken else []
    return ";".join(found)


def _said_aloud(body: str) -> str:
    """Return a deed without that somebody says or decides it: that is how it is done."""
    match = _SAYS.fullmatch(body)
    deed = verb_at_end(match["deed"]) if match is not None else None
    if match is None or deed is None or deed[1].can or deed[1].joins or deed[1].past or deed[1].lasting:
        return body
    return match["deed"]


_COSTS = re.compile(
    rf"(?P<what>(?:\d+マナ|(?:\{{[^{{}}]*\}})+)(?:を)?(?:支払|払)(?:って|い),?)(?=(?:[A-H]の)?{CARD}を表(?:向き)?に)"
    r"|(?<=[はが,])(?P<lands>(?:平地|島|沼|山|森)(?:\d枚)?の[白青黒赤緑]?マナで,?)(?=[^;]*(?:唱え|撃|起動|使))"
)
"""How much is paid, for turning something face up (702.37e) or as an effect asks, and of which basic lands: that is worked out."""


def _without_what_it_costs(body: str, taken: list[Bilingual]) -> str:
    for match in _COSTS.finditer(body):
        what = match.group()
        said = Bilingual(f"「{what}」の額は計算する", f'how much is paid is worked out, not taken from "{what}"')
        taken += [said] if said not in taken else []
    return _COSTS.sub("", body)


_ITS_ATTACK = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が)(?P<deed>[^;]*?(?P<what>{CARD})を(?:召喚し|出し|唱え)て),?(?:そのまま|すぐ(?:に)?|さらに)?,?"
    r"(?P<to>(?:[A-H]|シールド|相手|プレイヤー)[にをへ])?(?:ダイレクトアタック|攻撃|アタック|殴)(?:し|る|っ)?(?:た|する|ました)?"
)
"""Something comes, and attacks at once: that does."""
_THEN = re.compile(
    rf"(?P<who>[A-H])(?P<particle>は|が)(?P<deed>[^;]+?),(?P<when>(?:戦闘後|その後|そのあと|さらに|続けて|次に)(?:に|で)?,?)?"
    rf"(?P<aimed>{CARD}を(?:{CARD}|[A-H])(?:に|へ)|(?:{CARD}|[A-H])(?:に|へ){CARD})"
)
"""A deed, and a spell without a verb behind it."""


def _then(body: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return two deeds of which the second leaves out what does it or its verb."""
    match = _ITS_ATTACK.fullmatch(body)
    if match is not None and (first := deed_joined(match["deed"])) is not None:
        name = cards.put(cards.name(match["what"]))
        return f"{match['who']}{match['particle']}{first};{match['who']}は{name}で{match['to'] or ''}攻撃する"
    match = _THEN.fullmatch(body)
    first = deed_joined(match["deed"]) if match is not None else None
    if match is not None and first is not None:
        cast = _cast(f"{match['who']}は{match['aimed']}", cards, taken)
        if cast:
            when = "戦闘後に" if (match["when"] or "").startswith("戦闘後") else ""
            return f"{match['who']}{match['particle']}{first};{when}{cast}"
    return body


def _each_played(body: str) -> str:
    """Return that one card after another is played where one verb plays several."""
    match = _PLAYED.fullmatch(body)
    if match is None:
        return body
    lead = f"{match['who']}{match['particle']}{match['from'] or ''}"
    return ";".join(f"{lead}{one}を{match['verb']}" for one in match["things"].split("と"))


def _is_spell(sign: str, cards: NamesAside) -> bool:
    """Tell whether a card is described here as one that is never on the table."""
    text = cards.text(sign)
    return text != cards.name(sign) and _SPELL.search(text) is not None


def _both(body: str) -> str:
    """Return a sentence without that both of several fight, where as many are named as that says."""

    def alone(match: re.Match[str]) -> str:
        named = match["things"].count("と") + 1
        for said, number in ((match["before"], match["many"]), (match["behind"], match["often"])):
            told = int(number) if number else 2 if said and said[0] in "両ど" else named
            if told != named:
                return match.group()
        return f"{match['things']}で"

    return _BOTH.sub(alone, body)


def _with_facts_apart(body: str, cards: NamesAside) -> str:
    """Return a deed with the things that are described in it, with how they are in brackets, as lines of the position before it."""
    acts = _ACTS.match(body)
    if acts is None:
        return body
    there: list[str] = []

    def shields(match: re.Match[str]) -> str:
        there.append(f"{match['whose']}: シールド{match['number']}枚")
        return f"{match['whose']}のシールド{match['particle']}"

    def worn(match: re.Match[str]) -> str:
        by, host = match["by"], match["host"]
        name = cards.name(host)
        if cards.text(by) == cards.name(by) or cards.text(host) == name:
            return match.group()
        whose = match["whose"] or acts["who"]
        there.extend((f"{whose}: {host}", f"{match['owner'] or whose}: {by}({name}につけた)"))
        return f"{match['whose']}の{cards.put(name)}" if match["whose"] else cards.put(name)

    def apart(match: re.Match[str]) -> str:
        sign = match["what"]
        name = cards.name(sign)
        described = cards.text(sign) != name or name.isascii()
        facts, before = facts_of(match["facts"])
        if not described or name in cards.before or not facts or before:
            return match.group()
        there.append(f"{match['whose'] or acts['who']}: {sign}({match['facts']})")
        return f"{match['whose']}の{cards.put(name)}" if match["whose"] else cards.put(name)

    plain = _WITH_FACTS.sub(apart, _WORN.sub(worn, _SHIELDS_LEFT.sub(shields, body)))
    return ";".join([*there, plain])


_BEGINS = r"(?:^|(?<=[;,?]))\s*"
_ENDS = r"(?=\s*(?:[;,]|$))"
_ONE = rf"(?:[A-H]の)?{CARD}"
_PAST = r"(?:た|ました|て)(?:の(?:だ|です)?(?:が|けど)?|ので|から|ため|けど)?"
_WHAT_IT_DOES = re.compile(
    rf"(?<=[はがを,に])(?P<what>(?:パワー|タフネス|サイズ|パワーとタフネス|ライフ|ダメージ|カード|呪文)を(?:上げ|下げ|増や|減ら|与え|打ち消|得|強化す|引)[るすく])(?={CARD}を(?:唱え|撃|打|使))"
)
"""What a spell does, told before its name: タフネスを上げる巨大化を使った."""


def _was_blocked(match: re.Match[str]) -> str:
    if match["whose"]:
        return f"{match['whose'][0]}は{match['by']}で{match['what']}を{match['verb']}する"
    return f"{match['by']}が{match['what']}を{match['verb']}する"


def _target_first(match: re.Match[str]) -> str:
    if match["verb"] is not None and "対象" not in match["at"] and "目標" not in match["at"]:
        return match.group()
    return f"{match['who']}{match['particle']}{match['when'] or ''}{match['to']}に{match['what']}{match['verb'] or ''}"


def _holds(match: re.Match[str]) -> str:
    more = re.sub(r"(?:と|,)(手札|墓地|マナ|シールド|ライフ)(?:が|は)?", r",\1", match["more"])
    return f"{match['who']}: {match['things'].replace('と', ',')}{more}"


_IN_FULL = forms(
    rf"""
# What somebody has, with how many cards somewhere: Bの渋面の溶岩使いと墓地2枚.
{_BEGINS}(?P<who>[A-H])の(?P<things>{CARD}(?:[と,]{CARD})*)(?P<more>(?:(?:と|,)(?:手札|墓地|マナ|シールド|ライフ)(?:が|は)?\d+[枚点]?)+)
  (?:がある)?(?=\s*(?:;|$)) => @holds
# In response, by its noun: 対応でBが起動.
(?:^|(?<=[;,]))\s*(?:その|それへの|それに)?(?:対応|レスポンス)(?:で|に),?(?=[A-H](?:は|が)|{CARD}) => 対応して,
# An attack or a block, and with what: Aの攻撃,灰色熊とセラの天使.
{_BEGINS}(?P<who>[A-H])の(?P<what>攻撃|アタック|ブロック|防御)(?:クリーチャー|ユニット)?(?:は|が|,|:)\s*(?P<things>{CARD}(?:と{CARD})*)(?:だけ|のみ)?(?:です
  |だ)?{_ENDS} => \g<who>は\g<things>で\g<what>する
# What was blocked by what: Aの灰色熊がBのセラの天使にブロックされた.
{_BEGINS}(?P<what>{_ONE})(?:は|が),?(?P<whose>[A-H]の)?(?P<by>{CARD}(?:の?\d[体匹])?(?:と{CARD}(?:の?\d[体匹])?)*)(?:に|で|によって)
  (?P<verb>ブロック|防御)され{_PAST}{_ENDS} => @was_blocked
(?:もう|他に|ほかに)[1一](?:体|枚)(?:の|,)?(?={CARD}(?:が|で)[^;]*(?:攻撃|アタック|殴)) =>
# At what a spell is aimed, before who casts it: Bの灰色熊を対象にAが破滅の刃.
{_BEGINS}(?P<to>{_ONE}|[A-H])(?P<at>を(?:対象|目標)(?:に(?:して|し|取って|とって)?|として)|に(?:対して|向けて)?|へ),?(?P<who>[A-H])(?P<particle>は|が)
  (?P<when>対応して,?)?(?P<what>{CARD})(?P<verb>を[^;,?をに]*)?{_ENDS} => @target_first
# The same without a verb, behind who does it: Aが灰色熊を対象に破滅の刃.
{_BEGINS}(?P<who>[A-H])(?P<particle>は|が)(?P<when>対応して,?)?(?P<to>{_ONE}|[A-H])を(?:対象|目標)(?:に(?:して|し|取って
  |とって)?|として),?(?P<what>{CARD}){_ENDS} => \g<who>\g<particle>\g<when>\g<to>に\g<what>
""",
    holds=_holds,
    was_blocked=_was_blocked,
    target_first=_target_first,
)


def with_deeds_in_full(line: str, taken: list[Bilingual]) -> str:
    """Return a line, its cards aside, whose deeds stand in the words of rows.

    Args:
        line: a line without quoted texts.
        taken: takes what is left out, to be said aloud.
    """
    for match in _WHAT_IT_DOES.finditer(line):
        said = f"「{match['what']}」は聞くだけにし、何をするかはカードによる"
        one = Bilingual(said, f"{match['what']!r} is only heard: what it does stands on the card")
        taken += [one] if one not in taken else []
    return in_other_words(_WHAT_IT_DOES.sub("", line), _IN_FULL)
