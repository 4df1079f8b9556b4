"""Japanese sentences cut into clauses, a clause into case phrases and the verb behind them; written again without what only joins.

A sentence stands here with its cards aside, each behind one character. What a phrase says stays: a particle may become the one that
rows have, when something is done stands in front of it, and who does it is carried on from the clause before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from judgekit.core.filling import forms_beside, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined, verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.triggers_aimed import aimed_plainly

_TEXT = "[\ue000-\uf8ff]"
_NOUN_ENDS = (
    rf"(?:{CARD}|{_TEXT}|[A-H\d枚体個点回つ匹度)\]}}一-龠々ァ-ヶー]"
    r"|それ|これ|そこ|ほう|もの|どれ|だれ|やつ|すべて|みんな|とも|だけ|のみ|切れ)"
)
_PHRASE = re.compile(
    rf"(?P<noun>[^,]*?{_NOUN_ENDS})(?P<particle>には|では|からは|へは|にも|でも|は|が|を|に|で(?!す|し(?!て)|あ[るりっ]|き)|へ|も|から)(?P<comma>,?)(?=[^,])"
)
"""A phrase with the particle that tells its part in the sentence."""
_NO_PHRASE = re.compile(
    r"(?:死|先|次|既|特|常|同時|代わり|一緒|互い|最初|最後|普通)に|(?:でき|出来|がら|もう|もと|はず|へん)"
)
_ADVERB = re.compile(
    r"(?:そのまま|さらに|続けて|続いて|次に|次いで|それから|そして|まず|最初に|最後に|今度は|すぐ(?:さま|に)?|ここで|とりあえず"
    rf"|瞬速で|今ターン(?:は|に)?|そこで|そこに(?={CARD})|普通に|また|もう|改めて|いったん|一旦|その(?:後|あと)(?:に|で)?|一気に|無事(?:に)?|きちんと|ちゃんと|結局|やはり|やっぱり|あとは"
    rf"|仕方なく|(?:戦闘)?ダメージ(?:・?ステップ)?(?:の)?(?:解決|計算|処理|が入る)?(?:の)?前に|先に(?={CARD})|順番に|(?:特に)?何も(?:せず|しないで))(?:に)?,?(?=\S)"
)
"""Words that only join a deed to what was done before it, or tell nothing of it."""
_TO = (
    rf"(?:(?:[A-H]の)?(?:{CARD}(?:と{CARD})*|(?<![A-Za-z])[A-H](?![A-Za-z])(?:の?本体)?|(?:対戦)?相手|プレイヤー|本体)"
    r"|両方|それぞれ|どちら|全員)"
)
_MUCH = (
    r"(?:致死(?:分|量|点|ダメージ(?:分)?)?|最低限|ちょうど致死|(?:残り|あと)(?:の?\d+点?)?(?:の?ダメージ)?(?:は|を)?(?:全部|全て|すべて)?"
    r"|\d+点?(?:ずつ)?(?:全部|すべて)?|全部|全て|すべて)"
)
_SHARED = (
    rf"(?:(?P<to>{_TO})(?:(?:に|へ)(?:は|も)?|も),?(?:ダメージを?)?(?P<much>{_MUCH})(?:の?ダメージ)?(?:だけ|のみ)?を?"
    rf"|(?P<of>{_TO})(?P<points>\d+点|致死(?:分|ダメージ)?)|(?P<left>{_MUCH})(?:の?ダメージ)?(?:だけ|のみ)?(?:を|は)?,?(?P<whom>{_TO})(?:に|へ)?"
    r"|(?P<through>(?:残り|あと)(?:の?\d+点)?)(?:は|を|が|も)?(?:全部|すべて)?(?:貫通|トランプル|突き抜け))"
)
_ASSIGNED = (
    r"(?:(?:トランプル|貫通|割り振|割り当て|与え|入れ|振り分け|回|通|行|する|して)"
    r"(?:した|して|し|って|り|て|る|った|た|ります|りました|ます|ました|く|す)?)?"
)
_UNNAMED = re.sub(r"\?P<[a-z]+>", "?:", _SHARED)
DIVIDED = (
    rf"(?:^|(?<=;))(?:[A-H](?:は|が),?)?(?:{CARD}(?:は|が),?)?(?:(?:戦闘)?ダメージ(?:の割り振り)?(?:は|を),?)?(?:先に|まず)?"
    rf"(?:{_UNNAMED}{_ASSIGNED}(?:(?:[,と]+|(?<=て))(?:次に)?{_UNNAMED}{_ASSIGNED})+)(?=$|;)"
)
"""How damage is divided, clause by clause; who divides it may be said before."""


def _divided(clause: str) -> str:
    """Return how damage is divided in the words of rows."""
    lead = re.match(rf"(?:[A-H](?:は|が),?)?(?:{CARD}(?:は|が),?)?", clause)
    begun = lead.end() if lead is not None else 0
    shares: list[str] = []
    for one in re.finditer(_SHARED, clause[begun:]):
        much = one["much"] or one["points"] or one["left"] or one["through"]
        to = one["to"] or one["of"] or one["whom"] or "本体"
        to = "本体" if re.fullmatch("プレイヤー|(?:対戦)?相手", to) else "両方" if to == "どちら" else to
        to = re.sub("(?<=[A-H])の?本体$", "", to)
        number = re.search(r"\d+", much)
        if number is not None:
            shares.append(f"{to}に{number[0]}点{'ずつ' if 'ずつ' in much else ''}")
        else:
            shares.append(f"{to}に致死ダメージ" if re.search("致死|最低限", much) else f"残りを{to}に")
    return f"{clause[:begun]}{','.join(shares)}割り振る"


_STEP = (
    r"(?:(?:(?:戦闘前|第[12一二])?メイン|エンド|終了)・?(?:フェイズ|ステップ)|(?:戦闘前|第[12一二])?メイン(?!・?[フス])"
    r"|アップキープ(?:・?ステップ)?|攻撃ステップ|(?:マナ)?チャージステップ|ドローステップ)"
)
_HOME = r"(?:場|戦場|盤面|バトルゾーン|戦闘エリア|バトルエリア)"
_WHEN = re.compile(
    rf"(?P<whose>[A-H]|自分)の(?P<what>ターン(?!目|プレイヤー|終|を|が|は|の|だ|です|でし|である)|{_STEP}(?!だ|です|でし|である|まで)|ターンの{_STEP}|ターン(?=の(?:戦闘|攻撃)(?:フェイズ)?中?[にで,]))(?:の(?:戦闘|攻撃)(?:フェイズ)?)?"
    rf"(?:中|間|開始時)?(?:には|では|に|で)?[,;]?(?P<step>{_STEP}(?:中)?(?:に|で)?,?)?\s*(?=[^\s,;])"
)
"""When something is done, before it or in the middle of it."""
_AFTER_COMBAT = "戦闘後メイン・フェイズ"
_MOMENTS = (
    (
        re.compile(r"ブロック(?:・?クリーチャー)?(?:指定)?(?:された)?(?:の)?(?:後|あと)(?:に|で)?,?(?=[^\s,;])"),
        "ブロック後",
    ),
    (
        re.compile(r"戦闘(?:終了)?(?:の)?(?:後|あと)(?:に|で)?(?:の?メイン(?:・?フェイズ)?)?(?:に|で)?,?(?=[^\s,;])"),
        _AFTER_COMBAT,
    ),
    (re.compile(r"ブロック(?:・?クリーチャー)?(?:指定|される)?(?:の)?前(?:に|で)?,?(?=[^\s,;])"), "攻撃指定後"),
)
"""When in a turn something is done, with the moment as it stands in a sentence of its own."""
_ACTOR = re.compile(r"(?P<who>[A-H])(?P<particle>は|が|も|って),?(?!\d)")
_NTH = r"(?:(?:[1-9]つ目|最後|残り)の)?"
_SOMEBODY = r"(?=[A-H](?:は|が)|[^;,をはが]{1,12}に対応して)"
_AN_ABILITY = rf"(?:{_NTH}誘発(?:型能力|した能力)?|起動型能力|(?:起動した)?能力|能力の起動|起動)"
_BEFORE_IT = re.compile(
    rf"(?:(?P<what>{CARD}(?:の{_AN_ABILITY})?|それ|これ|装備|呪文|(?:その|この)?{_AN_ABILITY}|効果|そ[のれ](?:呪文|効果))(?:が|の))?"
    r"解決(?:する|される|し切る)?(?:より)?前に(?:は)?,?"
    rf"|(?P<to>(?:(?:[A-H]の)?{CARD}の)?(?:その|この)?{_AN_ABILITY}|(?:[A-H]の)?{CARD}|(?:その|この)(?:呪文|効果|カード))に対応して(?:は)?,?"
    r"|(?:(?:それ|これ|そこ)に)?(?:スタックに(?:[乗の載]せて|積んで|[乗の載]った(?:ところ|時|とき|状態)[でに])|スタックで(?!き)|レスポンス(?:で|して)|レスで|割り込んで|割り込みで|チェーンして|対抗して|(?:その)?対応で(?!き)),?"
    r"|対応して,?"
    r"|(?:それ|これ|そこ)に(?:対応して|対して|対し|合わせて|応じて|反応して)(?:は)?,?"
)
"""That something is done before what waits has resolved (117.7)."""
PLAYS = r"(?:(?<!攻)撃|打(?!ち消)|使|唱|出[しすさ]|召喚|キャスト|プレイ|起動|投げ|(?<!追)放|捨て|選)"
_FIGHTS = r"(?:攻撃|アタック|殴|ブロック|防御|チャンプ)"


_CALLED = rf"(?:{CARD}|[^\s,;をにはがのへとで(){{}}?A-H]{{1,12}})"
"""A card, or what may be a short name of one."""
_NUMBERS = {sign: str(number) for number, sign in enumerate("一二三四五六七八九十", start=1)}
_COUNTED = re.compile(
    r"(?<=[^\s一-鿿;?])(?P<number>[一二三四五六七八九十])(?=(?:体|枚|点|回|度|個|つ|匹)(?!(?!全)[一-鿿]|の?[ァ-ヴ]{3}))"
)
"""A number as it is written in Japanese, behind a particle and before a counter."""


_HOW_MANY = re.compile(r"何[点枚体個回](?=\S)")


class Phrase(NamedTuple):
    """A phrase of a clause.

    Attributes:
        noun: what it names.
        particle: the particle behind it; empty where it has none.
    """

    noun: str
    particle: str


def phrases(text: str) -> tuple[list[Phrase], str]:
    """Return the case phrases with which a text begins, and what stands behind them."""
    found: list[Phrase] = []
    place = 0
    while (match := _PHRASE.match(text, place)) is not None:
        end = match
        if _NO_PHRASE.match(text, match.end("noun") - 1) or _NO_PHRASE.match(text, match.end("noun")):
            break
        found.append(Phrase(end.group("noun"), end.group("particle")))
        place = end.end()
    number = _HOW_MANY.match(text, place)
    if found and number is not None:
        found.append(Phrase(number.group(), ""))
        place = number.end()
    return found, text[place:]


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def plainly(sentence: str) -> str:
    """Return a sentence with its clauses in plain phrases, whose turn it is as a sentence before it.

    Args:
        sentence: a sentence without brackets and questions, its cards aside.
    """
    whole, actor, open_deed, answers = "", "", "", ""
    for part in _clauses(_straightened(sentence)):
        begun = _beginning(part, actor)
        begun = begun._replace(answers=begun.answers or answers)
        answers = begun.answers if not begun.rest.strip(", ") and not begun.who else ""
        if answers:
            continue
        closed = deed_joined(open_deed.rstrip(",")) if open_deed and _another_begins(begun, actor) else None
        whole += f"{closed};" if closed is not None else open_deed
        actor = begun.who or actor
        lead = _lead(begun, actor, denied=whole.endswith(_DENIED))
        if begun.then and (lead or (open_deed and actor and _acts(begun.rest))) and not begun.moments:
            lead = f"そのあと,{lead or f'{actor}は'}"
        if not begun.who and lead[:1] == begun.whose:
            actor = begun.whose or actor
        alone = _EVENT.fullmatch(begun.rest)
        said = f"{alone.group('what')};" if alone is not None else _in_plain_phrases(begun.rest)
        if _AFTER_COMBAT in begun.moments and (begun.who or actor):
            lead = f"{_AFTER_COMBAT}に{begun.who or actor}{begun.particle or 'は'}"
            begun = begun._replace(moments=tuple(one for one in begun.moments if one != _AFTER_COMBAT))
        said = "".join(f"{one};" for one in begun.moments) + lead + begun.answers + said
        said = _not_fighting(said) or said
        if said.endswith(";") and (closed := deed_joined(said.rstrip(";"))) is not None:
            said = f"{closed};"
        open_deed = said if said.rstrip(",").endswith(("て", "で")) or deed_joined(said.rstrip(",")) else ""
        whole += "" if open_deed else said
    return whole + open_deed


def _straightened(sentence: str) -> str:
    """Return a sentence with its numbers, spoken forms and commas as they are read."""
    sentence = re.sub(rf"({CARD}|[枚体)])と,", r"\1と", with_numbers(sentence))
    sentence = in_other_words(sentence, _SPOKEN)
    sentence = re.sub(",+;", ";", aimed_plainly(sentence))
    sentence = ";".join(_states_apart(one) for one in sentence.split(";"))
    sentence = re.sub(rf"({CARD}[をにへ]),(?=(?:[A-H]の)?(?:{_HOME}の)?{CARD}[にをへ])", r"\1", sentence)
    return re.sub(rf"([A-H]の){_HOME}の(?={CARD}[をにへで])", r"\1", sentence)


def _another_begins(begun: _Beginning, actor: str) -> bool:
    """Tell whether another thing is told than the deed before it, which is whole then: another player's, what comes of it."""
    return bool(
        _EVENT.fullmatch(begun.rest)
        or _OUTCOME.fullmatch(begun.rest)
        or begun.moments
        or (begun.then and actor and _acts(begun.rest))
        or (begun.who and begun.who != actor)
        or re.match(rf"[A-H](?:の{_OWN}|には)", begun.rest)
        or _ANOTHER.match(begun.rest)
    )


def _lead(begun: _Beginning, actor: str, *, denied: bool) -> str:
    """Return who does what a clause tells, with the particle: whoever is named, whose turn it is, or who just did not block."""
    if begun.who:
        return f"{begun.who}{begun.particle}"
    if not _acts(begun.rest):
        return ""
    fought = re.search(r"(?:攻撃|アタック|殴)[^,]*,.*(?:ブロック|防御)", begun.rest)
    by_itself = _EVENT.fullmatch(begun.rest) or fought or _OF_A_THING.match(begun.rest)
    if begun.moments and begun.whose and not by_itself:
        return f"{begun.whose}は"
    attacks = _FIGHTS_ON.search(begun.rest)  # which nobody does who just did not block
    return f"{actor}は" if actor and denied and not attacks else ""  # Bはブロックせずに①を唱える


_FIGHTS_ON = re.compile(rf"^(?:[^,;]*,)?{CARD}(?:と{CARD})*で[^,;はがを]*(?:[A-H][をに])?(?:攻撃|アタック|殴)")


_OF_A_THING = re.compile(
    rf"(?:[A-H]の)?{CARD}"
    r"(?:が|[はも](?=(?:アン)?タップ|レスト|ウェイク|[^,;を]*(?:いる|ある|いない)(?:$|[,;])))"
)
"""What is told of a thing and not of whose turn it is: Bの熊はタップしている."""

_DENIED = ("ブロックしない;", "防御しない;")

_SPOKEN = forms_beside(
    __file__,
    {
        "card": CARD,
        "divided": DIVIDED,
        "step": _STEP,
        "plays": PLAYS,
        "nth": _NTH,
        "somebody": _SOMEBODY,
        "called": _CALLED,
    },
    answers=lambda match: f"対応して,{match[1] or 'それ'}に{match[2]}を唱える",
    divided=lambda match: _divided(match[0]),
    of_each=lambda match: ";".join(f"{one}は{match[2]}" for one in re.findall("[A-H]", match[1])),
    has_none=lambda match: f"{match[1] or match[2]}なし",
    in_shares=lambda match: f"{match.group(1)}唱える(割り振り {match.group(2).rstrip(',と').replace(',', 'と')})",
    comes=lambda match: "る;" + (match[1] if match[1][0] in "戦場バ" else "解決"),
    broken=lambda match: f";割ったのは{match[1]}" + (f"とシールド{int(match[2]) - 1}枚" if match[2] != "1" else ""),
)
"""Words of speech, with those that rows and verbs have."""
_OWN = rf"(?:{_HOME}|手札|シールド|墓地|マナ(?:ゾーン)?|山札|ライブラリー|シールドゾーン)"
_COUNTED_STATE = (
    r"(?:残り)?(?:ライフ|手札|シールド|墓地|マナ|山札|クリーチャー)(?:は|が|も)?(?:残り|あと|もう)?(?:\d++\s*[枚点個]?|なし|空|ゼロ)"
    r"(?:で(?!き)|なので|だが|だけで|があり|あり|の状態で|の状態から)?,?+"
)
_IS_THERE = (
    r"[^;]*?(?:い|おり|あっ?|コントロールしてい|コントロールしており|(?:持っ|出し|並べ|立て|立たせ|構え|張っ|貼っ|置い)て(?:い|おり))"
    r"(?:て|り|(?<=おり)|るので|ますが|ます|るが|る状態で),?+"
)
_STATE_FIRST = re.compile(
    rf"^(?P<head>[A-H](?:は|が|には|の(?={_OWN})))(?P<state>(?:{_COUNTED_STATE})+|{_IS_THERE})(?P<deed>(?![A-H](?:は|が|の)|どちらも|両方|いずれも|全員|[2-9]体とも)\S.*)$"
)
"""How things are, told in one sentence with what the same player does: Aはライフ10で①で攻撃した."""


def _states_apart(sentence: str) -> str:
    """Return a sentence with how things are in a sentence of its own before what its player does."""
    match = _STATE_FIRST.match(sentence)
    found = verb_at_end(match.group("deed").rstrip(" ,;.")) if match is not None else None
    if match is None or not _acts(match.group("deed")) or (found is not None and found[1].lasting):
        return sentence
    state = re.sub(r"(?:で|なので|だが|だけで|の状態で|の状態から)?,?$", "", match.group("state"))
    return f"{match.group('head')}{state};{match.group('head')[0]}は{match.group('deed')}"


_OUTCOME = re.compile(
    rf"{CARD}(?:は|が)(?:破壊され|死亡し|死んだ|倒れ|墓地に(?:置かれ|落ち|行っ)|追放され)(?:た|ました|てしまった)?[,;]*"
)
"""What came of a deed, told behind it."""
_EVENT = re.compile(
    r"(?P<what>(?:どちらも|両方|全部|すべて)?(?:とも)?(?:が|を|は)?解決)(?:する|した|される|された|しました|されました|して)?[,;]*"
)
"""What is done by nobody in particular, behind a deed."""


class _Beginning(NamedTuple):
    """How a clause begins.

    Attributes:
        moments: when it is, each as a sentence.
        whose: whose turn that is.
        who: who does something; empty where nobody is named.
        particle: the particle behind who does it.
        answers: that it answers something, as rows have it.
        rest: the rest of the clause.
        then: it is told to be done behind what was done before it.
    """

    moments: tuple[str, ...] = ()
    whose: str = ""
    who: str = ""
    particle: str = ""
    answers: str = ""
    rest: str = ""
    then: bool = False


def _beginning(text: str, actor: str) -> _Beginning:
    """Return how a clause begins: with what joins it, when it is, who does it, that it answers something, in any order."""
    found = _Beginning(rest=text)
    while True:
        rest = found.rest
        by = found.who or actor
        adverb, when, answer = _ADVERB.match(rest), _WHEN.match(rest), _BEFORE_IT.match(rest)
        said = _ACTOR.match(rest) if not found.who else None
        moment = next(((one, name) for shape, name in _MOMENTS if (one := shape.match(rest)) is not None), None)
        if when is not None and (whose := by if when.group("whose") == "自分" else when.group("whose")):
            moments = [*found.moments, f"{whose}の{when.group('what')}"]
            if when.group("step"):
                moments.append(re.sub(r"(?:中)?(?:に|で)?,?$", "", f"{whose}の{when.group('step')}"))
            found = found._replace(moments=tuple(moments), whose=whose, rest=rest[when.end() :])
        elif moment is not None:
            found = found._replace(moments=(*found.moments, moment[1]), rest=rest[moment[0].end() :])
        elif said is not None:
            particle = said.group("particle") if said.group("particle") in "はが" else "は"
            found = found._replace(who=said.group("who"), particle=particle, rest=rest[said.end() :])
        elif answer is not None:
            what = re.sub(r"^(?:その|この)", "", answer.group("what") or answer.group("to") or "")
            named = re.fullmatch(rf"(?:[A-H]の)?{CARD}|(?:(?:[A-H]の)?{CARD}の)?{_AN_ABILITY}", what)
            answers = f"{what}に対応して," if named else found.answers or "対応して,"
            found = found._replace(answers=answers, rest=rest[answer.end() :])
        elif adverb is not None:
            then = found.then or re.match("その(?:後|あと)|それから|続[けい]て", adverb.group()) is not None
            found = found._replace(rest=rest[adverb.end() :], then=then)
        else:
            return found


def with_numbers(text: str) -> str:
    """Return a text with the Japanese numbers of things in figures (二枚)."""
    return _COUNTED.sub(lambda match: _NUMBERS[match.group("number")], text)


def _clauses(sentence: str) -> Iterator[str]:
    """Yield the clauses of a sentence, each with what joins it to the next."""
    begun, depth, place = 0, 0, 0
    while place < len(sentence):
        sign = sentence[place]
        depth += (sign in "({[") - (sign in ")}]")
        place += 1
        if depth:
            continue
        lone = sign == "," and (_EVENT.fullmatch(sentence, place) is not None or _of_another(sentence, begun, place))
        bare = sign in _STEMS and _ANOTHER.match(sentence, place) and _ends_open(sentence[begun:place])
        if sign == ";" or lone or bare or (sign in "てでにず" and _goes_on(sentence, begun, place)):
            while place < len(sentence) and sentence[place] == ",":
                place += 1
            yield sentence[begun:place]
            begun = place
    yield sentence[begun:]


_STEMS = "しちいびみりきぎえけせてれ"
"""With these ends a verb that goes on without て."""
_ANOTHER = re.compile(
    rf"(?:それに|(?:[A-H]の)?{CARD}(?:の{_AN_ABILITY})?に(?=対応して))?(?:対応して,?)?(?:[A-H](?:は|が|の{_OWN}|には)|(?:[A-H]の)?{CARD}が(?=[^,;]*(?:攻撃|アタック|ブロック|防御)))"
)
"""What begins what another player does or has, or another creature does."""


def _of_another(sentence: str, begun: int, end: int) -> bool:
    """Tell whether a deed ends before a comma behind which a player does something or has something (攻撃し,Bは)."""
    return _ANOTHER.match(sentence, end) is not None and _ends_open(sentence[begun : end - 1])


def _ends_open(part: str) -> bool:
    """Tell whether a part of a sentence ends with a verb that goes on."""
    found = verb_at_end(part)
    return found is not None and found[1].joins


def _not_fighting(part: str) -> str:
    """Return that somebody does not fight as a sentence, where more is told behind it (ブロックせずに); empty for anything else."""
    found = verb_at_end(part.rstrip(","))
    denied = found is not None and found[1].negative and found[1].joins and found[0].endswith(("ブロック", "防御"))
    return f"{deed_joined(part.rstrip(','))};" if denied else ""


def _goes_on(sentence: str, begun: int, end: int) -> bool:
    """Tell whether a verb ends at a place behind which another deed stands (て, not ている)."""
    found = verb_at_end(sentence[begun:end])
    if found is None or not found[1].joins or end >= len(sentence) or sentence[end] == ";":
        return False
    longest = (verb_at_end(sentence[begun:further]) for further in range(end + 1, min(end + 9, len(sentence)) + 1))
    return not any(one is not None and one[0] == found[0] for one in longest) and sentence[end] not in "も"


def _acts(text: str) -> bool:
    """Tell whether a text tells of a deed, and not only of what is there."""
    found = verb_at_end(text.rstrip(" ,;."))
    named = re.search(rf"{CARD}|を", text) is not None
    return found is not None or (named and re.search(rf"{_FIGHTS}|{PLAYS}|装備|宣言", text) is not None)


def _without_adverbs(text: str) -> str:
    while (match := _ADVERB.match(text)) is not None:
        text = text[match.end() :]
    return text


_HELD = re.compile(
    r"(?:ライフ|シールド|手札|墓地|マナ|山札|ライブラリー|魔導書|ダスト|魔石)(?:は|が|の)?(?:残り)?\d+[枚点個]?$"
)
"""How much somebody has, of which more is told behind it (ライフ15で, not 2体で)."""
_FROM_ZONE = re.compile(rf"(?:自分の)?(?P<zone>手札|墓地|シールド|マナゾーン|追放領域)の(?P<what>{CARD})")
_FROM = {"へ": "に", "には": "に", "からは": "から", "では": "で"}


def _in_plain_phrases(text: str) -> str:
    """Return the phrases of a clause with the particles that rows have, and its verb as it stands."""
    if "(" in text:
        return text
    return re.sub(r"[^,;]+", lambda match: _without_comma(match.group()), text)


def _without_comma(text: str) -> str:
    said, rest = phrases(text)
    if not said and re.match(rf"{CARD}{PLAYS}", text) is None:
        return text
    verb = _without_adverbs(rest)
    found = ""
    for place, (noun, particle) in enumerate(said):
        noun = _without_adverbs(noun)
        if f"{noun}{particle}" in ("順番に", "順に") and re.match(_FIGHTS, verb):
            continue
        held = _FROM_ZONE.fullmatch(noun) if particle == "を" and re.match(rf"(?!選){PLAYS}", verb) else None
        noun = f"{held.group('zone')}から{held.group('what')}" if held is not None else noun
        if particle == "も" and place == len(said) - 1:
            particle = "を" if re.match(PLAYS, verb) else "で" if re.match(_FIGHTS, verb) else particle
        if particle == "で" and _HELD.search(found + noun):
            found += f"{noun},"
            continue
        if particle == "でも" and re.match(_FIGHTS, verb):
            particle = "で"
        if particle == "は" and place == len(said) - 1 and re.match("通[しすさ]", verb):
            particle = "を"
        if particle == "へ" and not re.search(rf"(?:{CARD}|[A-H])$", noun):
            found += noun + particle
            continue
        found += noun + _FROM.get(particle, particle)
    bare = re.match(
        rf"(?:[A-H]の)?(?:[^,;をにでがは]{{1,8}}?)?{CARD}(?=(?:{PLAYS}|{_FIGHTS}|{_DOES})(?![^,;]*れ(?:[たてる]|ました)))",
        verb,
    )
    if bare is not None:
        with_it = any(particle == "で" for _noun, particle in said) or not re.match(_FIGHTS, verb[bare.end() :])
        verb = f"{bare.group()}{'を' if with_it else 'で'}{verb[bare.end() :]}"
    return found + verb


_DOES = r"(?:追放|生け贄|サク[りるっ]|打ち消|破壊|割[るりっ]|ブレイク|戻[しすさ]|貼|張|つけ|付け|装備|奪|除去|倒[しす]|進化)"
"""What is done with a thing that stands before it without a particle."""


_MOST_PHRASES = 4
_CAUSE = re.compile(
    r"(?:(?:山札|ライブラリー|デッキ)(?:切れ|アウト)|(?:この)?(?:ダメージ|攻撃)"
    r"|(?!.*(?:何|誰|タップ|自分|相手|全|両方))[^\x00-\x7fぁ-ん\ue000-\uf8ff]{2,8})"
)
"""By what something is asked to happen."""


def orders(clause: str) -> Iterator[str]:
    """Yield a clause with its case phrases in every other order, the verb behind them."""
    said, verb = phrases(clause)
    if not 1 < len(said) <= _MOST_PHRASES or not verb:
        return
    for listed in permutations(said):
        other = "".join(noun + particle for noun, particle in listed) + verb
        if other != clause:
            yield other


_HOW_IT_IS = re.compile(r"(?:(?:アン)?タップ|レスト|攻撃|ブロック|召喚酔い)(?:中|状態|済み)?の")
"""How a card is of which something is done, before its name."""


def without_relatives(clause: str) -> Iterator[tuple[str, str]]:
    """Yield a clause without what a verb before a card tells of that card (戻ってきた①), and that with the card."""
    said, _rest = phrases(clause)
    begins, place = [0], 0
    for noun, particle in said:
        place += len(noun) + len(particle)
        begins.append(place)
    for card in re.finditer(CARD, clause):
        for begin in reversed([one for one in begins if one < card.start()]):
            told = clause[begin : card.start()]
            found = verb_at_end(told, fates=True)
            verb = found is not None and not found[1].joins and "," not in told
            if verb or _HOW_IT_IS.fullmatch(told):
                yield clause[:begin] + clause[card.start() :], told + card.group()
                break


def without_causes(clause: str) -> Iterator[tuple[str, str]]:
    """Yield a question without the phrase by what something happens (絆魂で), and that phrase."""
    said, verb = phrases(clause)
    for place, (noun, particle) in enumerate(said):
        rest = [*said[:place], *said[place + 1 :]]
        if rest and particle == "で" and _CAUSE.fullmatch(noun):
            yield "".join(one + behind for one, behind in rest) + verb, f"{noun}で"
