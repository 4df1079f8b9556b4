"""A Japanese sentence of several verbs, verb by verb: 熊で殴ったら壁に止められた is 熊で攻撃する; 壁がブロックする.

However verbs are joined (て, たら, と, ので, けど, が, し, 後で, or the stem), each tells a deed of its own, done by who did the
one before unless the clause names another. What is done to somebody is told as what does it. Deeds that only て joins are left as
they are: the rows that take two of them as one (what is sacrificed for what) read them first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.japanese.verbs import inflected
from judgekit.scenarios.notation.words.japanese_verbs import Form, verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD

_BEHIND_PAST = (
    r"(?:ら|(?:(?:の|ん)(?:です|だ)?)?(?:けれども|けれど|けど|が)|(?:(?:の|ん)(?:です|だ)?)?が|ので|んで|から|ため(?:に)?|し"
    r"|(?:ところ|とこ)(?:に|へ|で|を|が)?|(?:後|あと)(?:に|で)?)"
)
_BEHIND_PLAIN = r"(?:と(?!言|い[うっわ]|思|主張|して|する|き|も|宣言)|の?(?:けれども|けれど|けど|が)|ので|から|し)"
_HARD = (re.compile(rf"{_BEHIND_PLAIN},?(?=\S)"), re.compile(rf"{_BEHIND_PAST},?(?=\S)"))
"""What joins a deed to the next one behind a finite verb, by whether the verb tells what was done."""
_ACTOR = re.compile(r"(?P<who>[A-H])(?P<particle>は|が),?")
_NAMED_WITHIN = re.compile(r"(?<![A-Za-z])(?P<who>[A-H])(?:は|が)")
_ITS_CREATURE = re.compile(
    rf"(?P<who>[A-H])の(?:場の)?(?={CARD}(?:(?:と|,){CARD})*(?:で|に)[^;は]*(?:攻撃|アタック|殴|ブロック|防御|重ね|進化))"
)
"""Whose creature does something, which is what its controller does: Aの大熊でBを殴った."""
_OF_ITS_OWN = re.compile(
    rf"(?:(?:[A-H]の)?{CARD}(?:の[^,をにで]{{1,8}})?(?:は|が)|(?:その|この)?誘発(?:型能力)?(?:は|で|が)|(?:ブロック|防御|対応)(?:は)?(?:なし|しな|され)"
    r"|対象は|(?:割|ブレイク)[^,を]{0,6}(?:のは|シールド)|(?:S・?)?トリガーは|(?:全部|どちらも|両方|それ(?:が|は))?解決)"
)
"""What begins a clause that tells of a thing or of what comes by itself, not of who did the deed before."""
_PREPARING = re.compile(
    r"(?:捧げる|払う|選ぶ|選択する|指定する|対象にする|対象に取る|宣言する|タップする|使う|持つ|取る|指名する|対応する)$"
)
"""Deeds that belong to the one behind them, as what is paid or chosen for it."""
_BY_WHAT = re.compile(
    rf"(?:(?P<who>[A-H])(?:は|が|の|に|によって))?,?(?:(?P<by>[A-H])(?:に|の),?)?"
    rf"(?P<what>(?:[A-H]の)?{CARD}(?:と(?:[A-H]の)?{CARD})*(?:\d+体)?(?:だけ)?)(?:に|で|によって)(?:よって)?"
)
_STRIKES_ALONE = re.compile(
    r"(?P<before>(?:そのまま|すぐ(?:に)?|さらに|続けて)?,?)(?P<to>(?:[A-H]|シールド|相手|プレイヤー)[をに])?"
    r"(?P<verb>(?:攻撃|アタック|殴|なぐ|ダイレクトアタック).*)"
)
_COMES = re.compile(
    rf"(?:の上に(?P<onto>{CARD})を(?:重ね|乗せ|のせ|出|置|召喚)|(?P<over>{CARD})を(?:[A-H]の)?{CARD}の上に(?:重ね|乗せ|のせ|出|置|召喚)|を(?P<into>{CARD})に進化|(?P<what>{CARD})を"
    r"(?:(?:バトルゾーン|戦場|場|手札|墓地)(?:に|から))?(?:唱え|出|召喚|奪|もらい|釣|借り|リアニ|盗|パク))"
)
"""What comes into play or under control by a deed, which is what attacks where nothing else is named behind it."""


class _Clause(NamedTuple):
    """A clause of a sentence.

    Attributes:
        text: what stands before its verb.
        form: its verb; None where no verb of play ends it.
        whole: the clause as it stands.
        hard: it is joined to the next one otherwise than by て.
    """

    text: str
    form: Form | None
    whole: str
    hard: bool


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def verb_by_verb(sentence: str) -> str:
    """Return what was told with each deed in a sentence of its own, where verbs are joined otherwise than by て alone.

    Args:
        sentence: a sentence that asks nothing, its cards aside.
    """
    begun = re.match(r"\s*", sentence)
    lead = begun.group() if begun is not None else ""
    body = re.sub(rf"^{_ITS_CREATURE.pattern}", r"\g<who>は", sentence[len(lead) :].rstrip())
    tail = body[len(body.rstrip(";")) :]
    listed = [*_clauses(body.rstrip(";"))]
    passive = any(_is_suffered(one) for one in listed)
    if not listed or (not passive and not any(one.hard for one in listed)):
        return f"{lead}{body}"
    if any(_is_suffered(one) and not _fought(one, "") for one in listed):
        return sentence
    return f"{lead}{';'.join(_told(listed))}{tail or ';'}"


_PASSIVE = {"ブロックされる": "ブロックする", "防御される": "防御する"}


def _is_suffered(clause: _Clause) -> bool:
    """Tell whether a clause says that somebody was blocked; 止められた tells of that too, where something did it."""
    form = clause.form
    if form is None:
        return False
    could = form.plain in _PASSIVE.values() and form.can and (form.past or form.joins) and not form.negative
    return form.plain in _PASSIVE or (could and _BY_WHAT.fullmatch(clause.text.rstrip(",")) is not None)


def _clauses(sentence: str) -> Iterator[_Clause]:
    """Yield the clauses of a sentence; deeds that prepare the one behind them stay with it."""
    begun = place = depth = 0
    while place < len(sentence):
        sign = sentence[place]
        depth += (sign in "({[") - (sign in ")}]")
        place += 1
        if sign == "," and not depth and _AIMED.fullmatch(sentence, begun, place - 1) is not None:
            yield _Clause(sentence[begun : place - 1], None, sentence[begun : place - 1], hard=True)
            begun = place
        if depth or not "ぁ" <= sign <= "ん":
            continue
        found = _verb_of(sentence[begun:place])
        if found is None:
            continue
        before, form = found
        end, hard = _joint(sentence, begun, place, form)
        if before.rstrip("が,").endswith("解決") or form.plain.startswith("解決"):
            continue  # that something resolves before the next is done is told with that
        if end and _PREPARING.search(form.plain) is None and (hard or "対応" not in before):
            yield _Clause(before, form, sentence[begun:place], hard)
            begun = place = end
    rest = sentence[begun:]
    if rest.strip():
        last = _verb_of(rest.rstrip())
        yield _Clause(last[0] if last else rest, last[1] if last else None, rest, hard=False)


_AIMED = re.compile(rf"(?:(?:その|{CARD}の|出た時の)?(?:誘発(?:型能力)?|効果)|対象)は.+")
"""At what something is aimed, told without a verb between two deeds."""


_OF_NOBODY = re.compile(r"(?:シールドから|割れた中に)?(?:S・?)?トリガーは(?:な|出)|割(?:れ|っ)たのは")
"""What came of a deed and was done by nobody."""


def _verb_of(text: str) -> tuple[str, Form] | None:
    """Return what stands before the verb at the end of a text, and what the verb says; ブロックされる is one verb."""
    found = verb_at_end(text)
    noun = next((one for one in ("ブロック", "防御") if found is not None and found[0].endswith(one)), "")
    if found is not None and noun and found[1].plain in ("する", "される"):
        before, form = found
        return before.removesuffix(noun), form._replace(plain=noun + form.plain)
    return found


def _joint(sentence: str, begun: int, end: int, form: Form) -> tuple[int, bool]:
    """Return where the next clause begins behind a verb, and whether it is joined otherwise than by て; 0: none begins."""
    if end >= len(sentence):
        return 0, False
    if form.joins:
        if sentence[end - 1] in "てで" or form.negative:
            longer = (verb_at_end(sentence[begun:more]) for more in range(end + 1, min(end + 9, len(sentence)) + 1))
            plain = verb_at_end(sentence[begun:end])
            if plain is None or any(one is not None and one[0] == plain[0] for one in longer) or sentence[end] == "も":
                return 0, False
            if sentence.startswith("から", end):
                end += 2
        elif sentence[end] != ",":
            return 0, False
        while end < len(sentence) and sentence[end] == ",":
            end += 1
        return end, _AIMED.match(sentence, end) is not None or _OF_NOBODY.match(sentence, end) is not None
    if form.lasting or form.can:
        return 0, False
    mark = _HARD[form.past].match(sentence, end)
    return (mark.end(), True) if mark is not None else (0, False)


def _told(listed: list[_Clause]) -> Iterator[str]:
    """Yield each clause as a sentence with who does it."""
    actor = came = ""
    for clause in listed:
        said = _ACTOR.match(clause.whole)
        if _is_suffered(clause):
            yield _fought(clause, actor)
            actor = said["who"] if said is not None and not actor else actor
            continue
        actor = said["who"] if said is not None else actor
        body = clause.whole
        if clause.form is not None and clause is not listed[-1]:
            forms = inflected(clause.form.plain) if clause.form.negative else None
            body = clause.text + (forms.negative if forms is not None else clause.form.plain)
        bare = body[said.end() :] if said is not None else body
        strikes = _STRIKES_ALONE.fullmatch(bare) if came else None
        if strikes is not None:
            bare = f"{came}で{strikes['to'] or ''}{strikes['verb']}"
        comes = list(_COMES.finditer(body))
        came = next((one for one in comes[-1].groups() if one), "") if comes else came if strikes else ""
        inner = _NAMED_WITHIN.search(bare) if said is None else None
        if inner is not None:  # when it is stands before who does it: ダメージのあとAが稲妻を撃つ
            actor = inner["who"]
        owned = said is not None or (actor and inner is None and _OF_ITS_OWN.match(bare) is None)
        yield f"{actor}{said['particle'] if said is not None else 'は'}{bare}" if owned else bare


def _fought(clause: _Clause, actor: str) -> str:
    """Return what blocked something, of which it is told that it was blocked; empty where by what is not said.

    That something was not blocked says that nobody blocks.
    """
    assert clause.form is not None
    verb = _PASSIVE.get(clause.form.plain, clause.form.plain)
    if clause.form.negative:
        return f"{verb.removesuffix('する')}しない"
    match = _BY_WHAT.fullmatch(clause.text.rstrip(","))
    if match is None:
        return ""
    by = match["by"] or (match["who"] if match["who"] and match["who"] != actor and actor else "")
    what = match["what"]
    if by:
        return f"{by}は{what}で{verb}"
    return f"{what}が{verb}"
