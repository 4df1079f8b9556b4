"""What is told to have come of deeds, in Japanese: 狼は死んで戻ってきた, 火花が解決された, Bは3点のダメージを受けた."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judgekit.scenarios.notation.words.english.results_told import OF_PLAYERS_ALONE, Came, came_by
from judgekit.scenarios.notation.words.names_aside import CARD

CAME_JA = "起きたこと,"
"""Before what is told to have come of deeds, as a table is told it."""
_PAST = r"(?:する|した|しました|して|し|される|された|されました|されて|され)"
_ZONES = {
    "墓地": "graveyard",
    "ダスト": "dust",
    "追放領域": "exile",
    "手札": "hand",
    "ライブラリー": "library",
    "山札": "library",
}
_KINDS = {
    "to": rf"(?:[A-H]の|持ち主の|オーナーの)?(?P<zone>{'|'.join(_ZONES)})(?:に|へ)(?:置か(?:れる|れた|れました|れて|れ)"
    r"|落ち(?:る|た|ました|て)?"
    r"|行(?:く|った|きました|って|き)|送ら(?:れる|れた|れました|れて|れ)|戻(?:る|った|りました|って|り|される|された|されて|され))",
    "exiled": rf"追放{_PAST}",
    "size": r"(?P<size>\d+/\d+)に(?:な(?:る|った|りました|って|り)|(?:育|膨れ上が)(?:つ|る|った|って))",
    "draws": r"(?:カード(?:を)?)?(?P<n6>\d+)枚(?:の?カード)?(?:を)?(?:引(?:く|いた|きました|いて|き)"
    r"|ドロー(?:する|した|しました|して|し)?)",
    "leaves": rf"(?:(?:バトルに|戦闘で)?負けて,?)?(?:死亡|破壊){_PAST}|死(?:ぬ|んだ|にました|んで|に)"
    r"|(?:倒れ|落ち)(?:る|た|ました|て)?"
    r"|生け贄に(?:捧げられ|され)(?:る|た|ました|て)?|やられ(?:る|た|ました|て)?",
    "stays": r"(?:生き残|残)(?:る|った|りました|って|り)|(?:無事に?)?(?:生存|耐え)(?:する|した|しました|して|る|た|て)?",
    "returns": r"(?:(?:頑強|不死)で,?)?(?:(?P<counter>[+-]1/[+-]1)カウンター(?:を|が)?(?:1個)?(?:を)?"
    r"(?:置い|[乗の載]せ|[乗の載]っ|付い|つい)て)?(?:(?:戦場|場|盤面|バトルゾーン)(?:に|へ))?"
    r"(?:(?:戻|帰)(?:って(?:くる|きた|きました|きて|き)|った|りました|って|り)"
    r"|復活(?:する|した|しました|して|し))",
    "comes": r"(?:無事(?:に)?)?(?:戦場|場|盤面|バトルゾーン)に(?:出(?:る|た|ました|て|てきた)?|着地した)",
    "countered": r"打ち消さ(?:れる|れた|れました|れて|れ)|打ち消(?:した|して|し)",
    "fizzles": r"(?:立ち消え|対象不適正)(?:る|た|に(?:なる|なった|なって))?|解決されな(?:い|かった|くて)",
    "resolves": rf"(?:無事(?:に)?)?解決{_PAST}|通(?:る|った|りました|って|り)",
    "triggers": rf"誘発(?:{_PAST})?",
    "damage": r"(?:(?P<by>[^,;はがをにで]+?)から)?(?P<n>\d+)点(?:の(?:戦闘)?)?(?:ダメージ)?(?:を)?"
    r"(?:受け|食ら|くら|喰ら)(?:る|た|い|う|った|いました|ました|って|て)?",
    "deals": r"(?P<to>[^,;はがをにで]+?)に(?P<n2>\d+)点(?:の(?:戦闘)?)?(?:ダメージ)?(?:を)?"
    r"(?:与え|入れ|飛ばし)(?:る|た|ました|て)?",
    "gains": r"(?P<n3>\d+)点(?:の)?(?:ライフ)?(?:を)?(?:得(?:る|た|ました|て)?|(?:回復|ゲイン)(?:する|した|しました|して|し)?)",
    "tokens": r"(?:[^,;はがをにで\s]*?の)?(?:[^,;はがをにで\s]*?トークン)(?:を|が)?(?:(?P<n8>\d+)体(?:を|が)?)?(?:(?:戦場"
    r"|場)に)?(?:出[すし]|生成(?:する|した|しました|して|し)?|得)(?:る|た|て|ました)?",
    "loses": r"(?P<n4>\d+)点(?:の)?(?:ライフ)?(?:を)?失(?:う|った|いました|って|い)",
    "life": r"ライフ(?:は|が)?(?P<n5>\d+)(?:点)?に(?:な(?:る|った|りました|って|り)|(?:減|落ち|増え)(?:る|った|た|って|て|り)?)",
}
_UNCOUNTED = {
    "gains": re.compile(r"ライフ(?:を)?(?:得(?:る|た|ました|て)?|(?:回復|ゲイン)(?:する|した|しました|して|し)?)"),
    "draws": re.compile(r"(?:カード(?:を)?)?(?:引(?:く|いた|きました|いて|き)|ドロー(?:する|した|しました|して|し)?)"),
}
"""What comes of an ability without how much: 誘発でライフを得る."""
_SHAPES = {kind: re.compile(shape) for kind, shape in _KINDS.items()}
_SUBJECT = re.compile(
    r"(?:その(?:後|あと)|そして|すると|結果(?:として)?|これで|(?:それが)?解決(?:して|し))?,?(?:(?P<x>[^,;はがをにで]+?)(?:の(?P<part>能力|誘発(?:型能力)?|頑強|不死|ライフ))?(?:は|が))?"
    r"(?P<cause>(?:(?P<of>[^,;はがをにで]+?)の)?(?:誘発(?:型能力|した能力)?|能力|効果)(?:で|により|によって),?)?(?P<did>[^;]+)"
)
_PRONOUN = re.compile("それ|これ|そいつ|呪文|その(?:呪文|クリーチャー)|どちらも|両方|全部")
_JOINED = re.compile(r"(?<=[てで])から,?|(?<=[てで]),?(?=[^,])|(?<=[しきりいちに]),|,")


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def japanese_results_told(sentence: str) -> Sequence[Came]:
    """Return what a sentence tells to have come of deeds, one thing after another; nothing where it tells anything else."""
    said = sentence.strip(" .!。")
    found: list[Came] = []
    subject = ""
    place = 0
    while place < len(said):
        ends = [match.end() for match in _JOINED.finditer(said, place + 1) if match.end() > place]
        for end in (len(said), *reversed(ends)):
            came = _one(said[place:end].rstrip(","), subject)
            if came is not None:
                found.append(came)
                subject, place = came.what or subject, end
                break
        else:
            return ()
    return tuple(found)


def _one(said: str, subject: str) -> Came | None:
    match = _SUBJECT.fullmatch(said)
    if match is None:
        return None
    what = match["x"] or subject
    did = f"ライフ{match['did']}" if match["part"] == "ライフ" else match["did"]
    what = "" if _PRONOUN.fullmatch(what) else what
    to_nobody = () if what else OF_PLAYERS_ALONE if match["cause"] else ("tokens",)
    came = came_by(_SHAPES, did, what, to_nobody, match["of"] or "")
    if came is None:
        return _of_an_ability(match, what)
    return came._replace(zone=_ZONES.get(came.zone, came.zone))


def _of_an_ability(match: re.Match[str], what: str) -> Came | None:
    """Return what is told without a number to have come of an ability to a player; None where no ability is told of."""
    if not match["cause"] or (what and re.fullmatch("[A-H]", what) is None):
        return None
    return next(
        (Came(kind, what, match["of"] or "") for kind, shape in _UNCOUNTED.items() if shape.fullmatch(match["did"])),
        None,
    )


_DEED = re.compile(r"[A-H](?:は|が|も)")
_BY_AN_ABILITY = re.compile(rf"(?:{CARD}の)?(?:誘発(?:型能力)?|能力|効果)で")
"""By what something came of a deed, told of who did it."""


_ONCE_THERE = re.compile(
    rf"\s*(?P<what>{CARD}|[^\s,;はがのをにへで{{}}?]{{1,12}})(?:が|は|の)(?:(?:戦場|場|バトルゾーン)(?:に|へ))?"
    r"(?:(?:出た|着地した|登場した|着地|登場)(?:後|あと|のち)(?:に|で)?|出てから),?(?=[A-H](?:は|が))"
)
"""After something has come, before a deed: 写し身が出たあと,Bは."""

_ONCE_SO = re.compile(
    r"\s*(?P<told>[^;?をA-H]*?[ただ])(?:(?:後|あと|のち|ところ)(?:に|で|へ)?|ので|から),?(?=\S)|\s*(?P<te>[^;?を]*?[てで])から,?(?=\S)"
)
"""After something has come of what was done, before a deed: 頑強で戻ってきたあと,Aは."""


def _is_return(said: str) -> bool:
    """Tell whether words say of something that it came back, and nothing else."""
    return {one.kind for one in japanese_results_told(said)} == {"returns"}


def results_apart(line: str) -> Sequence[str]:
    """Return a line in parts, of which those that tell only what came of deeds to players, or behind a deed, begin with CAME_JA.

    Args:
        line: a line without quoted texts, its cards aside.
    """
    if line[:1] in ("?", "="):
        return [line]
    found = [""]
    for sentence in re.split("(?<=;)", line):
        come = _ONCE_THERE.match(sentence)
        then = _ONCE_SO.match(sentence) if come is None else None
        if come is not None:
            found += [f"{CAME_JA}{come['what']}は戦場に出た", ""]
            sentence = sentence[come.end() :]
        elif then is not None and _is_return(then["told"] or then["te"]):
            found += [f"{CAME_JA}{then['told'] or then['te']}", ""]
            sentence = sentence[then.end() :]
        deed, came = _result_behind(sentence)
        if came is None:
            found[-1] += sentence
            continue
        found[-1] += f"{deed};" if deed else ""
        found += [f"{CAME_JA}{came}", ""]
    return [one for one in found if one.strip(" ;")]


def _result_behind(sentence: str) -> tuple[str, str | None]:
    """Return the deed that a sentence tells first, and what it tells to have come of it; None where it tells no such thing."""
    plain = sentence.strip(" ;.!")
    whole = japanese_results_told(plain) if not plain.endswith("?") else ()
    if whole and all(re.fullmatch("[A-H]", one.what) or one.kind in OF_PLAYERS_ALONE for one in whole):
        return "", plain
    for comma in re.finditer(",", plain):
        head, tail = plain[: comma.start()], plain[comma.end() :]
        acts = _DEED.match(head.strip())
        tail = f"{acts.group()}{tail.strip()}" if acts is not None and _BY_AN_ABILITY.match(tail.strip()) else tail
        told = japanese_results_told(tail) if re.search("[はが]|トークン", tail) else ()
        if told and _DEED.match(head.strip()) and not japanese_results_told(head):
            return head, tail
    return sentence, None
