"""Questions that leave out what the question before them said: なぜ攻撃できない?, 攻撃したら何枚残る?, 狼は?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from judgekit.core.data_classes import replace
from judgekit.core.text import is_japanese, listed
from judgekit.scenarios.notation.words.english.asking import asked_in_full, only_player_in
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED, THE_SAME
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.splitting import Statement

_ABLE = re.compile(r"(?P<deed>.+?)(?P<able>(?:こと(?:が|は|も)?)?(?:できる|できない|可能))$")
_WHY = re.compile(r"(?:なぜ)(?:か|なのか)?,?(?P<rest>.*)$")
_BARE = re.compile(r"[^\s,;をにはがでと]{0,8}?")
"""A verb with nothing said of who does it and to what."""
_SUBJECT = re.compile(r"(?P<subject>[^,;はがをで]+?)(?:は|なら|だと|の(?:ほう|方)は|に(?:は|ついては))$")
_TOLD = re.compile(r"(?P<subject>[^,;がを]+?)(?P<rest>(?:は|が)[^はが]*)$")
_OF_PLAYERS_AND_THINGS = (
    r"ライフ|手札|墓地|シールド|マナ(?:総量|・コスト)?|山札|ライブラリー|パワー|タフネス|サイズ|(?:サブ|カード・|クリーチャー・)?タイプ"
    r"|種族|文明|色|AP|HP|忠誠度|キーワード能力"
)
_QUALITY = re.compile(
    rf"(?P<subject>.+)(?P<rest>の(?:残り)?(?:{_OF_PLAYERS_AND_THINGS}|カウンター|コスト|コントローラー|オーナー|能力)(?:の枚数)?は.*)$"
)
_QUALITY_ALONE = re.compile(rf"(?:残り)?(?:{_OF_PLAYERS_AND_THINGS})")
_IN_THAT_CASE = re.compile(
    r"(?:その(?:場合|とき|時)|そう(?:したら|すると|すれば)|(?:もし)?できる(?:場合|なら))(?:に)?(?:は)?,?"
)
_SOONER = re.compile(r"(?:もし|仮に|では|じゃあ?),?")


_ENDS_TURN = re.compile(r"ターン(?:を)?(?:終|返|渡|エンド)|エンド(?:する)?$")
_NEXT_TURN = re.compile(
    r"(?:次|その次)の(?:(?P<whose>[A-H])の)?ターン(?:中)?(?:には|では|に|で|なら|の(?!終|開))?,?(?=\S)"
)
_AT_ITS_END = re.compile(r"(?:(?<=は)|(?<=が)|^)(?:その)?ターン(?:の)?終了時(?:に|には|の)?,?(?=[^\s,])")
"""That something is asked of the end of the turn, where it was told that the turn has ended."""


_LAST_AIM = re.compile(rf"(?:[A-H][はが])?(?:[^,;]*,)?(?:(?:[A-H]の)?(?P<what>{CARD})に{CARD}を[^,;をに]+)")
"""At what the last spell was aimed."""
_FATE_ALONE = re.compile(
    r"(?:まだ|また|もう一度|ちゃんと|これで|結局)*,?(?:(?:頑強|不死|誘発|能力)で)?"
    r"(?P<fate>(?:死|生き残|残|戻|破壊され|助か|どこに|(?:戦場|場)に(?:い|残)|(?:墓地|手札|山札|マナゾーン)(?:に|へ)(?:戻|行|いく|置かれ|加わ|送られ|落ち))[^,;はがを?]{0,10})"
)
"""What is asked of what was aimed at last, without a word for it: まだ生き残る, また頑強で戻る.

どうなる alone asks for all that happens.
"""


_FATE_ASKED = re.compile(
    rf"(?:[^,;?は]{{1,12}},)?(?P<what>(?:[A-H]の)?(?:{CARD}|[^\s,;?はがをにでものぁ-ん]{{2,12}})|(?P<several>[^?]*{CARD}[^?]*))(?:は|が|の(?:コントローラー|オーナー)は)[^,;?]+"
)
"""A question about one thing, or about several."""
_OF_IT = re.compile(r"(?P<rest>カウンターは|サイズは)|何/何|[^\s,;はがをに]{2,8}を(?:持つ|失う)")
"""What is asked of a thing without a word for it: カウンターは, 飛行を持つ."""
_NOTHING_MORE = re.compile(
    rf"(?:(?:{CARD}を|(?:特に)?何も)?(?:せ|使わ|唱え|[撃打]た)(?:ずに|ないで)|そのまま|このまま)?,?(?:そのまま|このまま)?,?(?:戦闘)?ダメージ(?:・?ステップ)?(?:まで|に)"
    r"(?:進(?:んだら|めば|むと)|入(?:ったら|れば|ると)|行(?:ったら|けば|くと)|い(?:ったら|けば)|なったら),?(?=[^,?])"
)
"""That the fight goes on and nothing is cast, which every answer takes for granted where nobody cast anything."""
_COPIES = re.compile(rf"(?P<who>[A-H])(?:は|が)(?P<of>(?:[A-H]の)?{CARD})のコピーとして{CARD}を")
_MAY_COPY = re.compile(r"コピー(?:が|は|を|すること(?:が|は))?(?:でき(?:る|ます)|可能)")
_WHO_CONTROLS = re.compile(
    r"(?:今|最後(?:に)?|最終的に|結局)?(?:は|、|,)?(?:誰|だれ|どっち|どちら)(?:が(?:コントロール|支配)(?:して(?:い)?る|する|します|しています)?|のもの|のコントロール(?:下)?)(?:です)?か?"
)
_IS_COUNTERED = re.compile(
    rf"(?:(?:[A-H]の)?(?:{CARD}|[^\s,;?はがをにでものぁ-ん]{{1,12}})(?:で|に)|これで)?(?:ちゃんと)?(?P<fate>打ち消され(?:る|ます|た|ない)|(?:無事(?:に)?)?解決(?:される|する|できる))(?:の)?(?:です)?か?"
)
"""What is asked of the last spell, with what counters it or without: 杯で打ち消される."""
_COUNTERS_IT = re.compile(
    rf"(?P<who>[A-H](?:は|が))(?:対応して,?)?(?P<price>{CARD}を(?:追放し|公開し)て?,?)(?P<by>{CARD})で打ち消すことができる"
)
"""Whether the last spell can be countered for what is given instead of mana."""
_LAST_CAST = re.compile(rf"(?P<what>{CARD})を[^,;をが]*(?:唱え|撃|打|使|プレイ|キャスト)[^,;をが]*$")


def _of_what_was_spoken(one: Statement, before_it: str, aim: str, spell: str) -> tuple[Statement, str]:
    """Return a question with what it is asked of, and what that is; the question is asked of what the one before it was about.

    Args:
        one: the question.
        before_it: of what the question before it was asked; 'several' where it was of more.
        aim: at what something was aimed last, which it is asked of where it is the first question.
        spell: what was cast last.
    """
    paid = _COUNTERS_IT.fullmatch(one.body)
    if paid is not None and spell:
        price = paid["price"].rstrip("て,").removesuffix("し") + "する"
        return replace(one, body=f"{paid['who']}{spell}に{paid['by']}を唱える({price})ことができる"), before_it
    asked = _FATE_ASKED.fullmatch(one.body)
    if asked is not None and not (spell and _IS_COUNTERED.fullmatch(one.body)):
        return one, "several" if asked["several"] else asked["what"]
    fate, controls, countered = (form.fullmatch(one.body) for form in (_FATE_ALONE, _WHO_CONTROLS, _IS_COUNTERED))
    if spell and countered is not None:
        return replace(one, body=f"{spell}は{countered['fate']}"), spell
    about = before_it or aim
    if not about or about == "several":
        return one, before_it
    if fate is not None:
        return replace(one, body=f"{about}は{fate['fate']}"), about
    if controls is not None:
        return replace(one, body=f"{about}のコントローラーは誰"), about
    return one, before_it


def filled(statements: Iterable[Statement]) -> list[Statement]:
    """Return statements in which each question says itself what the one before it said, and what it supposes.

    Args:
        statements: what was said, in order.
    """
    return _each_supposing(_with_what_is_left_out(statements))


_LAST_VERB = re.compile(r"[^,;をにはがでへ]+$")
"""The verb of a deed, with what is part of it."""


def _each_supposing(statements: Sequence[Statement]) -> list[Statement]:
    """Return statements in which each of the last questions supposes its own deeds: what is supposed is not done.

    A deed that the same player would do in the place of one that was supposed before (he blocks with the Ox, he does not block)
    takes that one's place; another one is supposed besides. Where more is done behind them, what is supposed is done as it is
    said, unless that is done behind them in its place.
    """
    found, row = list[Statement](), list[Statement]()
    for one in statements:
        if one.kind == "said" and not one.supposed:
            found += [*(_each_its_own(row, found) if any(_instead(said, one) for said in _deeds(row)) else row), one]
            row = []
        else:
            row.append(one)
    told = any(one.who or _BY_SOMEBODY.match(one.body) for one in _deeds(row))  # who does the rest is found as of deeds
    told = told or (bool(_deeds(row)) and any(map(_supposes_nothing, row)))
    return [*found, *(_each_its_own(row, found) if told else row)]


_NOTHING_DONE = re.compile(r"何も(?:対応)?(?:し|せ)(?:な|ず)")


def _supposes_nothing(one: Statement) -> bool:
    """Tell whether a question supposes that nobody does anything: what another one supposes is not done for it."""
    return one.kind == "asked" and _NOTHING_DONE.search(one.typed) is not None


_BY_SOMEBODY = re.compile("(?:[^;,をA-Z]{2,24},?)?[A-H](?![A-Za-z])")


def _deeds(row: Iterable[Statement]) -> list[Statement]:
    return [one for one in row if one.kind == "said"]


_IS_DONE = re.compile(r"[A-H][はが][^;]*(?:唱え|撃|打|使|攻撃|殴|起動|召喚|出[しす]|プレイ)")
_IN_ITS_PLACE = re.compile(r"(?:(?<=[はが])|^)(?:(?:その|それの)?(?:代わり|かわり)に),?")
"""That something is supposed in the place of what was supposed before."""


def _each_its_own(row: list[Statement], done_before: Iterable[Statement]) -> list[Statement]:
    """Return questions that each supposes the deeds before it, and of those before the others what they do not replace."""
    heads = [place for place, one in enumerate(row) if one.supposed and not (place and row[place - 1].supposed)]
    found, chain = [*row[: heads[0]]], list[Statement]()
    for begin, end in pairwise((*heads, len(row))):
        deeds = _deeds(row[begin:end])
        if _IN_ITS_PLACE.search(deeds[0].body) and not any(map(_IS_DONE.search, (one.body for one in done_before))):
            chain = []
            row[begin] = deeds[0] = replace(deeds[0], body=_IN_ITS_PLACE.sub("", deeds[0].body, count=1))
        kept = next((place for place, one in enumerate(chain) if _instead(one, deeds[0])), len(chain))
        chain = [*chain[:kept], *deeds]
        done = ";".join(f"{one.who}: {one.body}" if one.who else one.body for one in chain)
        for one in row[begin:end]:
            if _supposes_nothing(one):
                chain, done = [], ""  # nor for what is asked behind it
            if one.kind != "said":
                found.append(replace(one, body=f"{done}{SUPPOSED}{one.body}") if one.kind == "asked" and done else one)
    return found


def _instead(before: Statement, then: Statement) -> bool:
    """Tell whether a deed stands in the place of another one: the same player does the same, or does not, with something else."""
    whole = [f"{one.who}{one.body}" for one in (before, then)]
    verbs = [_LAST_VERB.search(one) for one in whole]
    plain = {one.group().removesuffix("しない").removesuffix("する") for one in verbs if one is not None}
    return len(plain) == 1 and len({one[:1] for one in whole if one[:1].isascii()}) == 1


def _with_what_is_left_out(statements: Iterable[Statement]) -> list[Statement]:
    """Return statements in which each question says itself what the one before it said."""
    found: list[Statement] = []
    before, able, ended, english, aim = "", "", "", "", ""
    before_it, spell, copies, who = "", "", "", ""
    for one in statements:
        if not is_japanese(one.body) and THE_SAME not in one.body:
            asked = asked_in_full(one.body, english) if one.kind == "asked" else [one.body]
            found += [replace(one, body=body, of=who if one.kind == "asked" else "") for body in asked]
            english = asked[-1] if one.kind == "asked" else english
            who = only_player_in(english, who) if one.kind == "asked" or one.supposed else ""
            continue
        if one.kind == "said" and (told := _LAST_AIM.fullmatch(one.body)) is not None:
            aim = told["what"]
        if one.kind == "said":
            before_it = ""
            if (cast := _LAST_CAST.search(one.body)) is not None:
                spell = cast["what"]
        if one.kind == "asked" and one.body == THE_SAME:
            one = replace(one, body=before or "どうなる")
        if one.kind == "said" and (copied := _COPIES.match(one.body)) is not None:
            copies = f"{copied['who']}は{copied['of']}を"
        if one.kind == "asked" and not spell and (more := _NOTHING_MORE.match(one.body)) is not None:
            one = replace(one, body=one.body[more.end() :])
        if one.kind == "asked" and copies and _MAY_COPY.fullmatch(one.body):
            one = replace(one, body=f"{copies}コピーできる")
        if one.kind == "asked":
            one, before_it = _of_what_was_spoken(one, before_it, aim, spell)
        if one.kind == "asked":
            plain = _SOONER.sub("", one.body, count=1) if _SOONER.match(one.body) else one.body
            case = _IN_THAT_CASE.match(plain)
            if case is not None:
                plain = plain[case.end() :]
                if able:  # what could be done is done, and then it is asked
                    found.append(replace(one, kind="said", body=able))
            body = _with_what_was_asked(plain, before or f"{spell or aim}は" * (plain == "カウンターは"), able)
            one = replace(one, body=body)
            before = body
            can = _ABLE.fullmatch(_WHY.sub(r"\g<rest>", body))
            able = can.group("deed") if can is not None and not _BARE.fullmatch(can.group("deed")) else able
            one = replace(one, body=_in_that_turn(one.body, ended))
        elif one.kind == "said":
            end = _ENDS_TURN.search(one.body)
            ended = (one.who or one.body[:1]) if end is not None else ended
            deed = _SOONER.sub("", one.body, count=1) if _SOONER.match(one.body) else one.body
            deed = deed[2:] if able[:1].isupper() and deed[:1] == able[:1] and deed[1:2] in ("は", "が") else deed
            if able and not one.who and _BARE.fullmatch(deed) and _same_verb(able, deed):
                one = replace(one, body=able)
        found.append(one)
    return found


def _in_that_turn(body: str, ended: str) -> str:
    """Return a question without the turn in which it is asked, where the turn before it was told to end.

    Args:
        body: the question.
        ended: who ended a turn last; empty where nobody did.
    """
    body = _AT_ITS_END.sub("", body) if ended else body
    turn = _NEXT_TURN.match(body)
    return body[turn.end() :] if turn is not None and ended and turn.group("whose") != ended else body


def _why_not(body: str, able: str) -> str | None:
    """Return a question why something cannot be done with the deed that it leaves out; None where it asks something else."""
    why = _WHY.fullmatch(body)
    if why is not None:
        asked = _ABLE.fullmatch(why.group("rest"))
        verb = asked.group("deed") if asked is not None else why.group("rest")
        if verb in _UNABLE or (_BARE.fullmatch(verb) and (asked is not None and _same_verb(able, verb))):
            return f"なぜ{able}{'ことが' if not able.endswith(_NOUNS) else ''}できない"
        return body
    return f"なぜ{able}できない" if re.fullmatch("(?:それは)?(?:なぜ)?(?:こと)?できない", body) else None


_NOT_SO = r"ない(?:の)?(?:なら(?:ば)?|場合(?:は)?|とき(?:は)?)"
_IF_NOT = re.compile(
    rf"(?P<verb>[^,;はがを]{{1,12}}?){_NOT_SO},?(?:それは)?なぜ(?:です)?か?|なぜ(?P<last>[^,;はがを]{{1,12}}?){_NOT_SO}"
)
"""That what was asked before is not so, before it is asked why: 出ないならなぜ."""


def _with_what_was_asked(body: str, before: str, able: str) -> str:
    """Return a question with what it leaves out.

    Args:
        body: the question.
        before: the question before it.
        able: the deed of which was asked last whether it can be done.
    """
    unless = _IF_NOT.fullmatch(body)
    if unless is not None and (unless["verb"] or unless["last"])[:1] in before:
        body = "なぜ"
    if (
        before
        and not _ABLE.fullmatch(before)
        and re.fullmatch("(?:それは)?なぜ(?:か|なのか|そうなる(?:の)?(?:か)?)?", body)
    ):
        return before if before.startswith("なぜ") else f"なぜ{before}"
    if able and (why := _why_not(body, able)) is not None:
        return why
    by = _BY_ANOTHER.fullmatch(body)
    if by is not None and _ABLE.fullmatch(before) and len(_BY.findall(before)) == 1:
        return _BY.sub(by.group("what") + ("だけ" if by.group("alone") else ""), before)
    bare = _BARE_NUMBER.match(body)
    told = _QUALITY.fullmatch(before) or _TOLD.fullmatch(before)
    of_it = _OF_IT.fullmatch(body)
    if of_it is not None and told is not None and not re.fullmatch("[A-H]", told["subject"]):
        return f"{told['subject']}{'の' if of_it['rest'] else 'は'}{body}"
    if _OF_A_PLAYER.fullmatch(body):  # of the player who was just asked about, else of everybody
        who = told.group("subject") if told is not None else ""
        return (
            f"{who}は{body}" if re.fullmatch("[A-H]", who) else "全員のライフは" if "ライフ" in body else "どちらが勝つ"
        )
    if bare is not None and told is not None:
        return f"{told.group('subject')}は{body}"
    body = _IF_SO.sub("", body)
    subject = _SUBJECT.fullmatch(body)
    if subject is None or _QUALITY.fullmatch(body) is not None or not before:
        return body
    colour = _COLOUR.fullmatch(subject["subject"])
    if colour is not None and len(_COLOUR.findall(before)) == 1:
        return _COLOUR.sub(colour["colour"] + "マナ", before)
    if _FIGHT_ASKED.search(before) and _ABLE.fullmatch(before) and len(_BY.findall(before)) == 1:
        return _BY.sub(subject["subject"], before)  # 鳥で攻撃できる, 熊は
    quality = _QUALITY.fullmatch(before)
    rest = _LEFT.fullmatch(body)
    if quality is not None and rest is not None:
        return quality.group("subject") + _LEFT_OF.sub(r"\1何枚残る", quality.group("rest"))
    if quality is None and told is not None and _QUALITY_ALONE.fullmatch(subject.group("subject")):
        return f"{told.group('subject')}の{body}"
    if quality is not None and _QUALITY_ALONE.fullmatch(subject.group("subject")):
        return f"{quality.group('subject')}の{subject.group('subject')}は"  # the same player's, of another zone
    if told is None or told.group("subject") == subject.group("subject") or before.startswith("なぜ"):
        return body
    return f"{subject.group('subject')}{told.group('rest')}"


_COLOUR = re.compile("(?P<colour>赤|青|緑|黒|白|無色)(?:の)?(?:マナ)?")
"""Of which colour mana is: in a question of which one colour is asked, another one stands for that."""
_FIGHT_ASKED = re.compile(r"で[^で]*(?:攻撃|アタック|ブロック|防御)(?:することが|が)?(?:でき|可能)")
"""A question whether something can attack or block."""
_BARE_NUMBER = re.compile(r"何[回枚点体個](?=[^\s?])(?!.*(?:は|が))")
"""A number asked of what the question before was about: 何回誘発する."""
_OF_A_PLAYER = re.compile(r"(?:ライフを得|勝て|勝つ|勝ち|勝利|負け)[^,;?はがを]{0,4}")
"""What is asked of a player without saying of whom: ライフを得る, 勝てる."""
_IF_SO = re.compile(
    r"(?:(?:もし)?(?:死な|負け|破壊され)ない|生き残る|生きている|死ぬ|負ける)(?:場合|とき|なら(?:ば)?)(?:に)?(?:は)?,?"
)
"""A condition that only takes up what was asked before."""
_LEFT = re.compile(r"残り(?:は|の枚数は)")
_LEFT_OF = re.compile(r"(の(?:シールド|手札|山札|ライブラリー|墓地|マナ)は).*")
_BY_ANOTHER = re.compile(r"(?P<what>[^,;はがをにで]+?)(?P<alone>だけ)?(?:では|で(?=なら)?(?:なら)?(?:は)?|なら(?:ば)?)")
_BY = re.compile(r"(?:(?<=[はがを])|^)[^,;はがをに]+?(?:だけ)?(?=で[^きは])")
"""What a deed is done with."""
_UNABLE = frozenset(("", "の", "ですか", "できない", "だめ", "ダメ", "無理", "不可能"))
_NOUNS = listed("攻撃 ブロック 防御 アタック 起動 召喚 装備 ブレイク 宣言 プレイ 進化 使用 チャージ")


def _same_verb(deed: str, verb: str) -> bool:
    """Tell whether a deed ends with a verb."""
    plain = verb.removesuffix("する")
    return bool(plain) and re.sub(r"\([^()]*\)$", "", deed).removesuffix("する").endswith(plain)


def asked_of_itself(statement: Statement) -> Statement | None:
    """Return a question that left out what is asked of something (灰色熊は?) as what becomes of that; None for any other."""
    subject = re.fullmatch("(?P<subject>[^;?]+?)は", statement.typed.strip())  # names may have commas in them
    body = f"{subject['subject']}はどうなる" if subject is not None else ""
    return replace(statement, body=body) if body and body != statement.body else None
