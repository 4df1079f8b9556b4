"""At what triggered abilities are aimed, told in Japanese: 誘発は鳥を対象, 出た時の能力で鳥を対象に取った.

Nobody is said to do that: who controls what triggered chooses, which the game knows.
"""

from __future__ import annotations

import re

from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.names_aside import CARD

_WHOSE = r"(?:[A-H]の|自分の|相手の)?"
_LIES = (
    r"(?:(?:墓地|手札|戦場|場|盤面|バトルゾーン|追放領域|山札|ライブラリー|マナ(?:ゾーン)?|ダスト)"
    r"(?:の|にある|にいる|に落ちている))?"
)
"""The zone in which a card lies, before its name: 墓地にある鳥."""
_THING = rf"{_WHOSE}{_LIES}(?:{CARD}|[^\s,;をにはがのへとで(){{}}?]+(?:の[^\s,;をにはがのへとで(){{}}?]+)?)"
_THINGS = rf"(?P<on>{_THING}(?:と{_THING})*)"
_CAME = (
    r"(?:(?:(?:戦場|場|バトルゾーン)に)?出(?:た|る)(?:とき|時|際)|登場時|死亡(?:時|した(?:とき|時))|攻撃(?:時|した(?:とき|時))"
    r"|(?:戦闘)?ダメージを与えた(?:とき|時))の"
)
_ABILITY = rf"(?:{_CAME}|その)?(?:(?:誘発型|誘発した)?(?:能力|効果)|誘発(?:型能力|能力)?|(?i:ETB|CIP)(?:能力)?)"
_TRIGGER = (
    rf"(?:(?:{_CAME}|誘発型|誘発した)(?:能力|効果|誘発(?:型能力)?)|(?:その)?誘発(?:型能力|能力)?|(?i:ETB|CIP)(?:能力)?)"
)
_OF = rf"(?:(?P<of>{_THING})の)?"
_ALL = (
    r"(?:は|が|を|で|も)?(?P<all>全部|すべて|全て|両方|どちらも|いずれも|それぞれ|(?P<n>[2-6])[つ回](?:とも)?)(?:とも)?"
)
_TAKEN = (
    r"(?:と|に|として)?(?:(?:取|と)(?:る|った|りました|ります|って|り)|(?:する|した|しました|します|して|し)|(?:選|えら)(?:ぶ|んだ|びました|びます|んで|び)"
    r"|(?:選択|指定)(?:する|した|しました|します|して|し)?|向け(?:る|た|ました|ます|て)?|なる|なった)?"
)
_DONE = (
    r"(?:(?:回収|除去|破壊|追放|バウンス|タップ|アンタップ|コピー|リアニメイト|生け贄に|選択)(?:する|した|しました|して|し)?"
    r"|(?:戻[すし]|拾[うっい]|釣[るっり]|焼[くいき]|寝か[すしせ]|奪[うっい]|吹き飛ば[すし]|殺[すし]|倒[すし]|抜[くいき]|落と[すし]|出[すし]"
    r"|加え|取[るっり]|選[ぶんび])(?:た|る|ました|て|だ|で)?)"
)
"""What an ability does to what it is aimed at."""
_ENDS = r"(?:です|だ)?(?:(?:だ)?そうです|とのこと(?:です|だ)?|らしい(?:です)?)?(?=$|[,;])"
_BEGINS = r"(?:^|(?<=[;,]))"
_LED = rf"(?:{_THING}が[^,;をに]{{0,6}}(?:に)?[^,;をに]{{1,6}}[てで],?)?"
"""What happened to that by which it triggers: 弓兵が戦場に出て."""
_FORMS = tuple(
    re.compile(_BEGINS + form + _ENDS)
    for form in (
        # The targets of an ability, its targets behind it: 弓兵の能力の対象は鳥.
        rf"(?P<who>[A-H](?:は|が))?{_LED}{_OF}{_ABILITY}(?:{_ALL})?(?:の|が誘発(?:し|して)?,?(?:その)?|を誘発させ(?:て)?,?|,)対象(?:は|に|を|として|には),?(?:全部|すべて|全て)?"
        rf"{_THINGS}(?:を|に)?{_TAKEN}",
        rf"{_LED}{_OF}{_ABILITY}が誘発(?:し(?:て|たので|た)?)?,?(?:その)?{_THINGS}(?:を|が)対象{_TAKEN}",
        # What triggered has targets: 誘発は鳥を対象に取る; 全部Bを対象.
        rf"(?P<who>[A-H](?:は|が))?{_LED}{_OF}{_TRIGGER}(?:{_ALL})?(?:は|で|が|を|も|し,?|して,?|により|によって)?,?(?P<all2>全部|すべて|全て)?{_THINGS}(?:を|が)対象{_TAKEN}",
        # Of what the ability is, which is said of it alone: 弓兵の能力は鳥を対象にする.
        rf"(?P<who>[A-H](?:は|が))?(?P<of>{_THING})の(?:能力|効果)(?:{_ALL}は?|は),?{_THINGS}(?:を|が)対象{_TAKEN}",
        # What it does to what: 誘発で鳥を回収する.
        rf"(?P<who>[A-H](?:は|が))?{_OF}(?:{_TRIGGER}|効果)(?:で|により|によって),?{_THINGS}を(?:(?:手札|墓地|戦場|場|山札|マナ(?:ゾーン)?)(?:に|から|へ))?{_DONE}",
        # By a name alone: 誘発は鳥に.
        rf"{_LED}{_OF}{_TRIGGER}(?:{_ALL})?(?:は|で|を|も),?(?P<all2>全部|すべて|全て)?(?P<on>{_WHOSE}(?:{CARD}|[A-H])(?:と(?:{CARD}|[A-H]))*)(?:に|へ)?(?:向け(?:る|た|ました)|選択|選ぶ|選んだ)?",
    )
)
_IF_ANY = (
    r"(?:もし(?:も)?,?)?(?:(?:能力|効果)が)?誘発(?:が起き)?(?:(?:する|した)(?:のであれば|とし(?:たら|て(?:も)?|た場合(?:は|には)?)|なら(?:ば)?|場合(?:は|には)?|(?:とき|時)(?:は|には))"
    r"|すれば|したら|するなら),?"
)
"""That something is said of a triggered ability only in case there is one."""
_PLAIN = rf"{_WHOSE}(?:{CARD}|[^\s,;ぁ-ん(){{}}?]+)"
_PLAIN_THINGS = rf"(?P<on>{_PLAIN}(?:と{_PLAIN})*)"
_FORMS_IF_ANY = tuple(
    re.compile(_BEGINS + _IF_ANY + form + _ENDS)
    for form in (
        rf"(?P<who>[A-H](?:は|が))?{_OF}(?:{_ABILITY}の)?対象(?:は|に|を|として|には),?{_PLAIN_THINGS}(?:を|に)?{_TAKEN}",
        rf"(?P<who>[A-H](?:は|が))?(?:{_OF}{_ABILITY}(?:は|で|が)|(?P<of_alone>{CARD})(?:は|が))?,?{_PLAIN_THINGS}(?:を|が)対象{_TAKEN}",
    )
)
_AIMED = re.compile(r"(?P<any>誘発すれば)?(?:(?P<of>[^,;はを]+?)の)?誘発は(?P<all>全部|[2-6]つ|)(?P<on>[^,;]+)を対象")
"""The one form: 弓兵の誘発は鳥を対象, 誘発は全部Bを対象."""


KIND_OF_TRIGGER = re.compile(
    r"ストーム|続唱|果敢|プロウェス|不死|頑強|高名|探査|コピー|接合|移植|憑依|挑発|教導|濫用|賛助|強請|賛美|進化|製造|加虐|結魂|覇権|波及"
    r"|復活|護法|火葬(?:カウンター)?|英雄的|星座|強襲|上陸|(?i:ETB|CIP)|登場(?:時)?|死亡(?:時|した(?:とき|時))?|攻撃(?:時|した(?:とき|時))?|(?:戦場|場)に出た(?:とき|時)"
)
"""By what an ability has triggered, said in the place of what it is an ability of, as English says storm trigger."""


class Aimed(NamedTuple):
    """At what triggered abilities are aimed.

    Attributes:
        of: what they are abilities of; empty where nobody says so.
        on: what is chosen for each.
        number: how many of them; 0: all that there are.
        if_any: that is only said in case there is one.
    """

    of: str
    on: str
    number: int
    if_any: bool = False


def aimed_at(sentence: str) -> Aimed | None:
    """Return at what triggered abilities are aimed by a sentence in the form in which that is written; None for any other."""
    match = _AIMED.fullmatch(sentence)
    if match is None:
        return None
    count = match["all"]
    number = int(count[0]) if count[:1].isdecimal() else 0 if count or match["any"] else 1
    return Aimed(match["of"] or "", match["on"], number, bool(match["any"]))


def aimed_plainly(sentence: str) -> str:
    """Return a sentence in which it stands in one form at what triggered abilities are aimed, behind a semicolon.

    Args:
        sentence: a sentence with its cards aside.
    """
    if "対象" not in sentence and "誘発" not in sentence and not re.search("ETB|CIP", sentence, re.IGNORECASE):
        return sentence
    for form in _FORMS_IF_ANY:
        sentence = form.sub(lambda match: _plain(match, "誘発すれば"), sentence)
    for form in _FORMS:
        sentence = form.sub(_plain, sentence)
    return sentence


def _plain(match: re.Match[str], led: str = "") -> str:
    said = match.groupdict(default="")
    every = said.get("all", "") or said.get("all2", "")
    count = f"{said['n']}つ" if said.get("n") else "全部" if every else ""
    source = said["of"] or said.get("of_alone", "")
    of = f"{source}の" if source and source not in ("それ", "これ") else ""
    by = f"{said['who'][0]}は" if said.get("who") else ""
    plain = f"{by}{led}{of}誘発は{count}{said['on']}を対象"
    begins = match.string[: match.start()][-1:] in ("", ";")
    return plain if plain == match.group() and begins else f";{plain}"
