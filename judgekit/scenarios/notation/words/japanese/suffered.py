"""What a player suffers, told as what the other one does: 熊で殴られたので止めた, 稲妻を撃たれた, Bに池を起動された."""

from __future__ import annotations

import re

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
    r"(?P<victim>[A-H][はがも]、?)?(?P<by>[A-H](?:に|から)、?)?(?P<what>[^。、\n?？はが]*?)"
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
        return f"{match['before']}{match['when']}{by}は{what}{_ACTIVE[match['verb']]}{'。' if ends else ''}{next_one}"

    def blocked(match: re.Match[str]) -> str:
        by = "" if more else {"A": "B", "B": "A"}.get(match["who"], "")
        attack = re.sub("(?:ので|んで|から|けど|けれど|が|(?<=[ただ])ら|ところ(?:に|へ)?)、?$", "", match["attack"])
        return f"{attack}。{by}は{match['block']}" if by else match.group()

    return _ANSWERED_BY_WHOM.sub(blocked, _BLOCKED_BY_WHOM.sub(blocked, _SUFFERED.sub(done, text)))
