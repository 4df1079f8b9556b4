"""What a player suffers, told as what the other one does: 熊で殴られたので止めた, 稲妻を撃たれた, Bに池を起動された."""

from __future__ import annotations

import re

from judgekit.core.filling import expressions_beside, filled

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
_SAID = expressions_beside(__file__, {"active": "|".join(_ACTIVE)})
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

    text = _SAID.answered_with.sub(filled(r"対応して\g<to>\g<what>を唱えた"), _SAID.attacks_and.sub(attacks, text))
    text = _SAID.came.sub("", text)
    text = _SAID.was_stopped.sub(stopped, text)
    return _SAID.answered_by_whom.sub(blocked, _SAID.blocked_by_whom.sub(blocked, _SAID.suffered.sub(done, text)))
