"""How things are, told as a story in Japanese, in the words of facts: 小剣士は前のターンからいる, 番犬はまだ休息中.

A sentence is read so only where all that it says of a thing is a fact; whatever else stands in it stays in it, to be
read or refused.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, TOLD, NamesAside

_THERE = r"(?:(?:場|戦場|盤面|バトルゾーン|戦闘エリア)に)?"
_BEFORE = r"(?:前の(?:(?:自分|[A-H])の)?ターン|1つ前のターン|先ターン|前ターン)"
_LIES = (
    r"(?:(?:が|を)?(?:乗って|載って|のって|置かれて|置いて|ついて|付いて|あって|あり|ある|乗り|"
    r"乗った状態|のった状態)(?:(?:い)?(?:る|て|た|おり))?)?"
)
_PAIR = r"(?:[+-]\d/[+-]\d|[ァ-ヶー一-龠]{1,8}(?=カウンター))"
_FACTS = tuple(
    (re.compile(said), fact)
    for said, fact in (
        (r"(?:レスト|休息)(?:状態|中|して(?:い)?る)?(?:では?|じゃ)(?:ない|ありません)", "休息中ではない"),
        (
            r"(?<!アン)タップ(?:(?:(?:し|され)て(?:は)?(?:い)?|は(?:し|され)て(?:い)?)(?:ない|ません)|(?:状態|中)?(?:では?|じゃ)(?:ない|ありません))",
            "アンタップ",
        ),
        (r"(?:まだ|もう)?寝て(?:い)?る|(?:まだ|もう)?寝た(?:まま|状態)", "タップ"),
        (r"(?:まだ|もう)?(?:起きて|立って)(?:い)?る|(?:起きた|立った)(?:まま|状態)", "アンタップ"),
        (
            rf"(?:{_BEFORE}に(?:攻撃|ブロック|起動)(?:して(?:い(?:て|る(?:ので|から)))?|した(?:ので|から|ため)),?)?(?:まだ|すでに|既に|もう)?タップ(?:状態|中|済み|して(?:い)?る|した(?:まま|状態)|され(?:て(?:い)?る|た)|のまま)?",
            "タップ",
        ),
        (
            rf"(?:{_BEFORE}に(?:攻撃|防御|ブロック|起動)(?:して(?:い(?:て|る(?:ので|から)))?|した(?:ので|から|ため)),?)?(?:まだ|すでに|既に|もう)?(?:レスト|休息)(?:状態|中|済み|して(?:い)?る|した(?:まま|状態)|のまま)?",
            "休息中",
        ),
        (
            r"(?:まだ|すでに|既に|もう)?アンタップ(?:状態|中|済み|して(?:い)?る|され(?:て(?:い)?る|た)|のまま)?",
            "アンタップ",
        ),
        (
            rf"(?:この|今の|今)ターン(?:に|で)?{_THERE}(?:出した|出た|召喚した|召喚された|唱えた|出て(?:きた)?|召喚して)(?:ばかり|とこ(?:ろ)?|もの|やつ)?"
            rf"|{_THERE}(?:今|さっき)?(?:出した|出た|召喚した|出てきた)(?:ばかり|とこ(?:ろ)?)|召喚酔い(?:して(?:い)?る|中|の状態|状態)?(?!(?:は|も|が|で|して)(?:し|な|い))",
            "出たばかり",
        ),
        (
            rf"(?:{_BEFORE}|もっと前|前|元|最初|ずっと前)から(?:ずっと)?{_THERE}(?:いる|いた|い(?=[て,]|$)|居る|ある|出て(?:い)?(?:る|た)|並んで(?:い)?る)(?:もの|やつ|の)?"
            rf"|{_BEFORE}(?:に|で|から){_THERE}(?:出した|出て(?:い)?た|出た|召喚した|召喚された|唱えた|出して(?:い)?た|出して(?:い)?る)(?:もの|やつ)?"
            r"|召喚酔い(?:は|も|が)?(?:して(?:い)?ない|していません|なし|ない|解けて(?:い)?る|抜けて(?:い)?る|解けた|明けて(?:い)?る)",
            "前からいる",
        ),
        (rf"(?P<kind>{_PAIR})カウンター(?:が|を|は)?(?P<number>\d+)(?:個|つ)?{_LIES}", "@kindカウンター@number個"),
        (rf"(?P<number>\d+)(?:個|つ)の(?P<kind>{_PAIR})カウンター{_LIES}", "@kindカウンター@number個"),
        (
            rf"(?:{_PAIR})?カウンター(?:が|は|も|の)?(?:1[個つ]も|何も|まだ)?(?:(?:[乗載の]っ|置かれ|置い|つい|付い)て(?:は)?(?:い)?(?:ない|ません)|なし|ない|無い|ゼロ)",
            "カウンターなし",
        ),
        (r"忠誠度(?:は|が|も)?(?:残り)?(?P<number>\d+)(?:だけ)?(?:で(?=,|$)|です|だ)?", "忠誠度@number"),
        (
            r"(?:すでに|既に|もう)?(?:ダメージを)?(?P<number>\d+)点(?:の?ダメージ)?(?:を)?(?:受け|もらっ|食らっ|負っ)て(?:い)?る",
            "ダメージ@number点",
        ),
        (r"裏向き(?:で(?:出て(?:い)?る|いる)|の状態)?", "裏向き"),
        (r"(?:攻撃|アタック)(?:中|して(?:い)?る)", "攻撃中"),
    )
)
"""What may be told of a thing, with the fact of rows."""
_COME_BACK = re.compile(
    r"(?:もう)?(?:(?:すでに|既に)?,?(?P<often>[1-9])回,?)?(?:頑強|不死)で(?:[1-9]回)?(?:戻ってきて|戻って|帰ってきて|復活して)(?:い(?:て|る(?:ので|から)?))?,?"
)
"""What happened to it before, which the counters on it tell."""
_JOINED = re.compile(r"(?:で(?:す(?:が)?|ある|あり)?|だ(?:が)?|て|し|が|,|おり|い)*,?")
_SENTENCE = re.compile(
    rf"\s*(?:(?P<who>[A-H])の)?(?P<what>{CARD}(?:と{CARD})*)(?P<some>(?:の(?:うち|中)の?)?[1-9][体枚匹]?)?(?P<held>\((?P<in>[^()]*)\))?(?:は|が|も|には|の上には?)(?:どちらも|両方とも|全部)?,?(?P<facts>[^;?]+)"
)


_AMOUNT = (
    r"(?P<what>(?:残り)?ライフ|手札|シールド|墓地|マナ|山札|ライブラリー)(?:は|が)?(?:,?(?:元々|"
    r"もともと|最初(?:は)?|当時|そのとき|その時|この時|残り|まだ))*(?P<number>\d+)\s*(?P<counter>点|枚|個)?"
)
_HAD_BEFORE_ASKED = re.compile(
    rf"^(?P<lead>\s*\??\s*)(?P<who>[A-H])(?:の|は|には){_AMOUNT}(?:が)?(?:あった|だった|でした|残って(?:い)?[たる]|ある|ありました|で)(?:けど|が|ので|から)?,(?P<rest>[^,;?]*\??\s*)$"
)
_COUNTED = r"(?:(?:残り)?(?:ライフ|手札|シールド|墓地|マナ|山札|クリーチャー|ブロッカー)(?:は|が|も)?(?:\d+\s*[枚点個体]?|なし|空))"
_OF_WHAT_KIND = re.compile(
    rf"(?P<kind>(?:(?:光|水|闇|火|自然|赤|青|白|黒|緑|無色)の)?(?:クリーチャー|ユニット|エンチャント|アーティファクト|ブロッカー|呪文)),(?={CARD})"
)
"""What kind of card is named behind a comma: 火のクリーチャー、小竜."""


def facts_of(said: str) -> tuple[list[str], str]:
    """Return the facts of which all of a saying consists, and what it tells of the time before; no facts where it tells more."""
    back = _COME_BACK.match(said)
    history, rest = (back.group().rstrip(","), said[back.end() :]) if back is not None else ("", said)
    found: list[str] = []
    while rest:
        match = next(
            ((one, fact) for shape, fact in _FACTS if (one := shape.match(rest)) is not None and one.end()), None
        )
        if match is None:
            return [], ""
        named = match[0].groupdict()
        found.append(match[1].replace("@kind", named.get("kind") or "").replace("@number", named.get("number") or ""))
        rest = rest[match[0].end() :]
        joined = _JOINED.match(rest)
        rest = rest[joined.end() :] if joined is not None else rest
    return found, history


def with_states(sentence: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a sentence that tells how a thing is with what it tells as facts; any other as it is.

    Args:
        sentence: the sentence, its cards aside.
        cards: the cards.
        taken: takes what is read as told of the time before, to be said aloud.
    """
    sentence = _in_plain_amounts(sentence, cards, taken)
    tail = sentence[len(sentence.rstrip("; ")) :]
    first = _ANOTHER_ACTS.search(sentence)
    if first is not None and (state := _told(sentence[: first.start()], cards, taken)):
        return f"{state};{sentence[first.end() :]}"
    parts = [_told(part, cards, taken) for part in _NEXT.split(sentence.rstrip("; "))]
    return f"{';'.join(parts)}{tail or ';'}" if all(parts) else sentence


def _in_plain_amounts(sentence: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a sentence with how much somebody had, how many are how, and of what kind they are, as rows have it."""

    def taken_before(match: re.Match[str]) -> str:
        name = match["what"]
        if re.search("ソーサリー|インスタント|呪文|マジック", cards.described_as(cards.name(match["by"]))):
            return match.group()
        new = cards.text(name) != cards.name(name) or cards.name(name) not in cards.before
        host = f"{match['whose']}: {name};" if new and match["whose"] else ""
        rest = f";{match['who']}は" if match.string[match.end() :].strip("; ") else ""
        return f"{host}{match['who']}: {match['by']}({cards.name(name)}につけた){rest}"

    def owned(match: re.Match[str]) -> str:
        who = match["who"] or match["then"]
        if not who or (match["who"] and match["then"]):
            return match.group()
        return f"{who}は{cards.put(cards.text(match['what']) + '(オーナー ' + match['owner'] + ')')}を"

    def worn(match: re.Match[str]) -> str:
        host = match["what"]
        new = cards.text(host) != cards.name(host) or cards.name(host) not in cards.before
        there = f"{match['who']}: {host};" if new else ""
        if match["since"]:
            told = Bilingual(
                f"「{match['since']}」はこれまでの経緯と読む", f"{match['since']!r} is taken as told of the time before"
            )
            taken.extend([told] if told not in taken else [])
        return f"{there}{match['whose'] or match['who']}: {match['by']}({cards.name(host)}につけた)"

    def of_a_kind(match: re.Match[str]) -> str:
        name = cards.name(sentence[match.end()])
        said = Bilingual(f"「{match['kind']}」は{name}", f'"{match["kind"]}" is {name}')
        taken.extend([said] if said not in taken else [])
        return ""

    known = _HOW_THE_KNOWN_IS.match(sentence)
    if known is not None and cards.text(known["what"]) == cards.name(known["what"]) in cards.before:
        sentence = f"{known['who']}の{sentence[known.start('what') :]}"
    deed = verb_at_end(sentence.rstrip(" ;."))
    if deed is None or deed[1].lasting:
        sentence = _AND_THERE.sub(filled(r"\g<counted>,"), sentence)
    own = _OF_ITS_KIND.match(sentence)
    if own is not None and all(cards.text(one) != cards.name(one) for one in re.findall(CARD, own["things"])):
        rest = f"{own['who']}は{sentence[own.end() :]}" if sentence[own.end() :].strip("; ") else ""
        sentence = f"{own['who']}: {', '.join(_LISTED.findall(own['things']))};{rest}"
    sentence = _OWNED_BY.sub(owned, in_other_words(sentence, _WHOSE_IT_IS))
    sentence = _TAKEN_BEFORE.sub(taken_before, _WAS_TAKEN.sub(taken_before, sentence))
    sentence = _WEARS.sub(worn, sentence)
    return _OF_WHAT_KIND.sub(of_a_kind, in_other_words(sentence, _SO_MUCH))


_HOW_THE_KNOWN_IS = re.compile(
    rf"(?P<who>[A-H])(?:は|には?),?(?:[A-H]の)?(?P<what>{CARD})(?:が|は)(?=(?:アン)?タップ|レスト|ウェイク|寝)(?![^;]*[,を])"
)
"""How one thing of a player is: Bは熊がタップしている; what lies there already is laid out only once."""


def _with(facts: str, fact: str) -> str:
    return facts if fact in facts.split(",") else f"{fact},{facts}"


def without_enough(line: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a line without that a library holds enough, which is what is taken where nothing is said of it."""
    for match in _ENOUGH.finditer(line):
        shown = cards.back(match.group().strip(", "))
        said = Bilingual(f"「{shown}」: 山札は足りるだけある", f"{shown!r}: the library is large enough")
        taken += [said] if said not in taken else []
    return _ENOUGH.sub("", line)


def amounts_apart(question: str) -> str:
    """Return a question with how much somebody had in a sentence before it: 手札は元々2枚だった、何枚になる?"""
    match = _HAD_BEFORE_ASKED.match(question)
    if match is None:
        return question
    what, counter = match["what"].removeprefix("残り"), match["counter"] or ""
    about = "" if re.match(r"[A-H](?:の|は)|.*(?:は|が)", match["rest"]) else f"{match['who']}の{what}は"
    return f"{match['who']}の{what}は{match['number']}{counter};?{about}{match['rest']}"


_ANOTHER_ACTS = re.compile(
    r"(?:,|(?<=て)|(?<=で)),?(?=[A-H](?:は|が)[^;]*(?:唱え|撃|打|攻撃|殴|起動|出し|召喚|ブロック|使))"
)
"""Where a deed begins behind how a thing is: 猿にはカウンターが3個のってて、Aが…."""
_LISTED = re.compile(rf"{CARD}(?:\([^()]*\))?")
_OF_ITS_KIND = re.compile(
    rf"(?P<who>[A-H])の(?:場の)?(?:ブロッカー|クリーチャー|ユニット)は(?P<things>{_LISTED.pattern}(?:[と,]{_LISTED.pattern})*)(?:だけ|のみ)?(?:で(?!き),?|だ|です|である|(?=;|$))"
)
"""What somebody's blocker or creature is: Bのブロッカーは石壁 {光 3} 8000で、…."""
_HAS_TAKEN = (
    r"(?:コントロール(?:権)?を)?(?:奪って|コントロールして|支配して|取って"
    r"|得て|パクって)(?:いて|い(?=,)|おり|いるので|いる|います|る(?=$|;))"
)
_TAKEN_BEFORE = re.compile(
    rf"(?P<who>[A-H])(?:は|が)(?P<since>{_BEFORE}に|既に|すでに|前に|もう)?,?(?P<by>{CARD})(?:で|を(?:つけ|付け|貼っ|張っ|唱え|エンチャントし)て),?"
    rf"(?:(?P<whose>[A-H])の)?(?P<what>{CARD})(?:を|の(?=コントロール)){_HAS_TAKEN},?"
)
"""What was stolen before by what is attached to it."""
_WAS_TAKEN = re.compile(
    rf"(?:(?P<whose>[A-H])の)?(?P<what>{CARD})(?:は|が),?(?:{_BEFORE}に|既に|すでに|前に|今(?:は)?)?,?(?P<who>[A-H])の(?P<by>{CARD})(?:で|によって|に)"
    r"(?:コントロール(?:権)?を)?(?:奪われて|取られて|支配されて|コントロールされて)(?:いて|おり|いるので|いる|います|る(?=$|;)),?"
)
"""The same, told of what was stolen."""
_OWNED_BY = re.compile(
    rf"(?:(?P<who>[A-H])(?:は|が),?)?(?P<owner>[A-H])(?:が|の)オーナー(?:の|である)(?P<what>{CARD})を(?:(?P<then>[A-H])(?:は|が))?(?=(?:コントロール|支配)して)"
)
"""What somebody controls that another player owns."""
_WEARS = re.compile(
    rf"(?P<who>[A-H])の(?P<what>{CARD})(?:に|には),?(?:(?P<whose>[A-H])の)?(?P<by>{CARD})が(?:つい|付い|貼られ|張られ|装備され|エンチャントされ)て(?:い)?(?:る|て|ます)"
    r"(?P<since>\((?:[1-9]|前の|数|何)?ターン(?:ぐらい|くらい)?(?:前)?から\))?(?=$|[;,])"
)
"""What is attached to something: Aの熊 2/2には翼 {U} オーラ「…」がついてる."""
_WHOSE_IT_IS = forms(
    rf"""
# Whose card something is on which something is: Bがオーナーの熊には、….
(?P<owner>[A-H])(?:が|の)オーナー(?:の|である|で)(?P<what>{CARD})(?=に(?:は)?,?(?:[A-H]の)?{CARD}が) => \g<owner>の\g<what>
# What is attached, and that its player controls what it is attached to.
(?P<who>[A-H])の(?P<by>{CARD})が(?P<on>(?:つい|付い)て)(?:い)?て,?(?:今(?:は)?|現在(?:は)?)?,?(?P=who)(?:は|が)(?:それを)?(?:コントロール|支配)して
  (?:い)?(?:る|ます)(?=$|[;,]) => \g<who>の\g<by>が\g<on>いる
"""
)

_SO_MUCH = forms(
    rf"""
# What somebody has, before what that does: Bは水壁がいて水壁でブロックした.
(?P<who>[A-H])(?:は|が|には)(?P<there>(?:{_COUNTED}(?:で)?,)*{_LISTED.pattern}(?:[と,]{_LISTED.pattern})*)がい(?:て|る(?:ので|から)),?(?=
  (?:[A-H]の)?{CARD}(?:と{CARD})*で[^;]*(?:攻撃|アタック|殴|ブロック|防御|止め)) => \g<who>は\g<there>がいる;\g<who>は
# How much somebody has, before the name: シールド4枚のBを殴った.
^(?P<lead>[^;]*?)(?P<what>シールド|ライフ|手札)(?:が)?(?P<number>\d+[枚点]?)の(?P<who>[A-H])(?=[をにへはが])
   => \g<who>: \g<what>\g<number>;\g<lead>\g<who>
# How much somebody had, told as a story: ライフ30あった.
{_AMOUNT}(?:が)?(?:あった|だった|でした|残って(?:い)?た|残って(?:い)?る|残っていました|ありました|あります|ある)(?=$|[,;.]|ので|から|けど|が)
   => \g<what>\g<number>\g<counter>
(?P<who>[A-H])の統率者(?:は|が)(?P<what>{CARD})\((?P<facts>[^()]*)\)(?:です|だ|である)?(?=$|;) => @commander
(?P<what>{CARD})(?:が|は|を)?(?P<number>\d+[体枚匹])\((?P<facts>[^()]*)\) => \g<what>(\g<facts>) \g<number>
""",
    commander=lambda match: f"{match['who']}: {match['what']}({_with(match['facts'], '統率者')})",
)

_ENOUGH = re.compile(
    r",?\s*(?:ライブラリー|山札)(?:は|も)(?:普通に|十分に?|たくさん|いっぱい|たっぷり|両者とも)?(?:ある|あります|残っている|足りる|足りている|十分)(?=$|[,;])"
)
"""That a library holds enough."""
_AND_THERE = re.compile(
    rf"(?<=[A-H][はがに,])(?P<counted>(?:{_COUNTED},)*{_COUNTED})で,?(?=(?:(?:{TOLD.pattern}),?)*{CARD})"
)
"""How much somebody has, before what is there: シールドなしで光鳥がいる."""
_NEXT = re.compile(
    rf",(?=[A-H](?:は|が|には|のライフ)(?!.*(?:攻撃|ブロック|唱え|撃)))|,(?=(?:[A-H]の)?{CARD}(?:と{CARD})*(?:は|が|も|には))"
)


_ITEM = rf"(?:(?:{TOLD.pattern}),?)*{CARD}(?:\([^()]*\))?\s*(?:\d+[体枚匹])?"
_LIFE_OF = re.compile(
    r"(?P<who>[A-H])(?:の|は)(?:残り)?ライフ(?:は|が)?(?:残り|あと)?(?P<life>\d+)点?(?:です|だ|である|で|しかなくて)?"
)
_LAY = re.compile(
    rf"(?P<what>{CARD})(?:は|が)(?:もともと|元々|最初から|前から)?(?P<who>[A-H])の(?P<zone>手札|墓地|追放領域|マナゾーン|シールド)に(?:あった|ある|いた|いる|落ちて(?:い)?[るた]|あります|ありました)"
)
"""Where a card lay, told behind the deed: 轟速王はAの手札にあった."""
_THINGS_ALONE = re.compile(
    rf"(?P<who>[A-H])(?:は|が|には|に|の場(?:に|は|には)),?(?P<counted>(?:{_COUNTED}(?:で|と)?,?)*)(?P<things>{_ITEM}(?:[と,]{_ITEM})*)(?:だけ|のみ)?(?:です|だ|である)?"
)
"""What somebody has, told without a verb: Bはシールドなしで光鳥が1体."""


def _things_alone(sentence: str, cards: NamesAside) -> str:
    """Return what somebody has as a line of the position, where every thing is described; empty for any other sentence."""
    match = _THINGS_ALONE.fullmatch(sentence)
    signs = re.findall(CARD, match["things"]) if match is not None else []
    if match is None or (len(signs) < 2 and any(cards.text(one) == cards.name(one) for one in signs)):
        return ""
    counted = re.findall(_COUNTED, match["counted"])
    things = re.sub(rf"({CARD}(?:\([^()]*\))?\s*(?:\d+[体枚匹])?)と", r"\1, ", match["things"])
    return f"{match['who']}: {', '.join([*counted, things])}"


def _told(sentence: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    if (life := _LIFE_OF.fullmatch(sentence)) is not None:
        return f"{life['who']}: ライフ{life['life']}"
    if (lay := _LAY.fullmatch(sentence)) is not None:
        return f"{lay['who']}: {lay['zone']}: {lay['what']}"
    if alone := _things_alone(sentence, cards):
        return alone
    match = _SENTENCE.fullmatch(sentence)
    facts, history = facts_of(match["facts"]) if match is not None else ([], "")
    if match is None or not facts:
        return ""
    if history:
        shown = cards.back(f"{match['what']}は{history}")
        said = Bilingual(f"「{shown}」はこれまでの経緯と読む", f"{shown!r} is taken as told of the time before")
        taken += [said] if said not in taken else []
    signs = re.findall(CARD, match["what"])
    new = any(cards.text(one) != cards.name(one) or cards.name(one) not in cards.before for one in signs)
    if match["some"] and len(signs) > 1:
        return ""
    if match["who"] and (new or match["held"]) and not match["some"]:
        said_of = (match["held"] or "") + "".join(f"({one})" for one in facts)
        return f"{match['who']}: {', '.join(one + said_of for one in signs)}"
    whose = f"{match['who']}の" if match["who"] else ""
    return ";".join(f"{whose}{sign}{match['some'] or ''}は{fact}" for sign in signs for fact in facts)
