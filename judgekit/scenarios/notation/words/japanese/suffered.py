"""What a player suffers, told as what the other one does: 熊で殴られたので止めた, 稲妻を撃たれた, Bに池を起動された."""

from __future__ import annotations

import re

from judgekit.core.filling import filled

_ACTIVE = {
    "撃た": "撃った",
    "打た": "打った",
    "唱えら": "唱えた",
    "使わ": "使った",
    "投げら": "投げた",
    "起動さ": "起動した",
    "召喚さ": "召喚した",
    "プレイさ": "プレイした",
    "出さ": "出した",
    "殴ら": "攻撃した",
    "攻撃さ": "攻撃した",
    "アタックさ": "攻撃した",
}
_SUFFERED = re.compile(
    r"(?P<before>^|[。、\n])(?P<when>(?:(?:[A-H]の)?(?:次の)?(?:ターン|アップキープ|エンド|メイン)(?:中|終了時|開始時|ステップ)?(?:に|で|、)|それに|そこで|その後、?|次に、?)*)"
    r"(?P<victim>[A-H](?:[はがも]|(?P<life>(?:は|の)?(?:残り)?ライフ\d+点?(?:で|のとき|の時)))、?)?(?P<by>[A-H](?:に|から)、?)?(?P<what>[^。、\n?？はが]*?)"
    rf"(?P<verb>{'|'.join(_ACTIVE)})れ(?:た|て(?:きた|しまった|しまい)?|ました|ちゃった|まして)?"
    r"(?P<joins>(?:ので|んで|から|けど|けれど|ため|のに対し(?:て)?|が(?=、)|ところ|ところで)?(?=[。、\n]|$)、?|(?:ので|んで|から|けど|けれど|ため|ところ(?:に)?))"
    r"(?P<next>(?:対応して、?)?[A-H][はがも])?(?=(?P<more>[^。\n]?))"
)
"""What is done to somebody, perhaps by whom, and what follows from it."""
_BLOCKED_BY_WHOM = re.compile(
    r"(?P<attack>(?P<who>[A-H])[はが](?:(?![A-H][はが])[^。\n?？])*?(?:(?:殴|なぐ)った|(?:攻撃|アタック)した|(?:殴って|攻撃して|アタックして)きた)"
    r"(?:ので|んで|から|けど|けれど|が|ら|ところ)、?(?![A-H][はが]))"
    r"(?P<block>(?:対応して、?)?[^。、\n?？はがを]+?で(?:[^。、\n?？はがで]+を)?(?:チャンプ)?(?:ブロック(?!され)|止め(?!られ)|受け止め(?!られ)|防御(?!され)|守[っりる]))"
)
"""A block behind an attack, of which nobody is said to block: who attacks does not."""
_CAME = re.compile(
    r"(?:(?<=[殴撃打使]って)|(?<=攻撃して)|(?<=唱えて)|(?<=出して)|(?<=起動して))きて(?=[^いもは。、\n])"
)
"""What only says that it is done towards who tells, before another deed: 殴ってきて火花を撃った."""
_ANSWERED_WITH = re.compile(
    r"(?:^|(?<=[。、\nはが])|(?<=から)|(?<=ので)|(?<=けど)|(?<=たら)|(?<=て、))(?:(?:それに|これに)?対応して、?)?(?P<to>(?:(?!から|ので|けど|たら)[^。、\n?？はがをにで])+に|)"
    r"(?P<what>(?:(?!から|ので|けど|たら)[^。、\n?？はがをにで\s])+)で"
    r"(?:返(?:す|した|しました)|(?:対応|対抗|応戦|レスポンス)(?:する|した|しました)|応じ(?:る|た|ました)|合わせ(?:る|た|ました))(?=[。、\n]|$)"
)
"""A response by what it is done with: Bは巨大化で返した."""
_ATTACKS_AND = re.compile(
    r"(?P<subject>(?P<who>[A-H])[はが][^。、\n?？]*?で|(?:^|(?<=[。\n]))(?:[A-H]の)?[^。、\n?？はがを]+が)(?P<verb>(?:殴|なぐ)っ|(?:攻撃|アタック)し)て(?:きて)?、?(?!き[たてま]|い[たてるま]|しま|み[たてるま]|も|は)"
    r"(?=[^。、\n?？はがをA-H]+で(?:[^。、\n?？はがで]+を)?(?:ブロック(?!され)|(?:受け)?止め(?!られ)|受け(?!られ)|防御(?!され)|守[っりる]))"
)
"""An attack and a block of which nobody is said to make it: who attacks does not (象で殴ってきて番人で受けた)."""
_WAS_STOPPED = re.compile(
    r"(?P<before>^|[。\n;])(?P<who>[A-H][はが]、?)?(?P<what>[^。、\n?？はがをに]+?)で(?P<verb>(?:殴|なぐ)った|(?:攻撃|アタック)した)(?:ら|けど|けれど|が|のに|ところ)、?"
    r"(?P<whose>[A-H]の)?(?P<by>[^。、\n?？はがをに]+?)(?:で|に)(?:ブロックされ|(?:受け)?止められ|防御され)(?:た|てしまった|ちゃった|ました)(?=[。\n]|$)"
)
"""An attack that was stopped, of which nobody is said to do so: 狼で殴ったら壁で止められた."""
_ANSWERED_BY_WHOM = re.compile(
    r"(?P<attack>(?P<who>[A-H])[はが](?:(?![A-H][はが])[^。\n?？])*?(?:[たるい](?:ので|んで|から|けど|けれど|が|ところ(?:に|へ)?)|[ただ]ら)、?)(?P<block>(?:それに)?対応して、?(?![A-H][はが])(?=[^。\n?？]+(?:。|\n|$)))"
)
"""The same of what is done in response to what somebody did."""
_WITH = re.compile(r"(?P<with>.+?)(?:で|に)$")
_WHOSE = re.compile("^[A-H]の")


def told_as_done(text: str, told_by: str) -> str:
    """Return a text in which what a player suffers is what another one does.

    Args:
        text: the text, its players as letters.
        told_by: who tells of themselves, who suffers what nobody else is said to; empty where nobody does.
    """
    more = re.search("(?<![A-Za-z])[C-H](?![A-Za-z])", text) is not None

    def done(match: re.Match[str]) -> str:
        fights = _ACTIVE[match["verb"]] == "攻撃した"
        whose = _WHOSE.match(match["what"]) if fights else None
        victim = (match["victim"] or (match["next"] or "")[-2:] or told_by)[:1]
        by = (match["by"] or (whose.group() if whose is not None else ""))[:1]
        by = by or ("" if more else {"A": "B", "B": "A"}.get(victim, ""))
        used = _WITH.match(match["what"]) if fights else None
        if not by or by == victim or (match["what"] and fights and used is None):
            return match.group()
        what = f"{used['with']}で" if used is not None else match["what"]
        ends = match["more"] and match["joins"]
        next_one = match["next"] or (f"{victim}は" if victim and ends and match["more"] not in "。\n" else "")
        life = f"{victim}: {match['life'].strip('はので')}。" if match["life"] else ""
        return f"{match['before']}{life}{match['when']}{by}は{what}{_ACTIVE[match['verb']]}{'。' if ends else ''}{next_one}"

    def blocked(match: re.Match[str]) -> str:
        by = "" if more else {"A": "B", "B": "A"}.get(match["who"], "")
        attack = re.sub("(?:ので|んで|から|けど|けれど|が|(?<=[ただ])ら|ところ(?:に|へ)?)、?$", "", match["attack"])
        return f"{attack}。{by}は{match['block']}" if by else match.group()

    def stopped(match: re.Match[str]) -> str:
        who = (match["who"] or told_by)[:1]
        by = (match["whose"] or "")[:1] or ("" if more else {"A": "B", "B": "A"}.get(who, ""))
        if not who or not by or who == by:
            return match.group()
        return f"{match['before']}{who}は{match['what']}で{match['verb']}。{by}は{match['by']}でブロックした"

    def attacks(match: re.Match[str]) -> str:
        by = "" if more else {"A": "B", "B": "A"}.get(match["who"] or "", "")
        if match["who"] and not by:
            return match.group()
        return f"{match['subject']}{match['verb']}た。{f'{by}は' if by else ''}"

    text = _ANSWERED_WITH.sub(filled(r"対応して\g<to>\g<what>を唱えた"), _ATTACKS_AND.sub(attacks, text))
    text = _CAME.sub("", text)
    text = _WAS_STOPPED.sub(stopped, text)
    return _ANSWERED_BY_WHOM.sub(blocked, _BLOCKED_BY_WHOM.sub(blocked, _SUFFERED.sub(done, text)))
