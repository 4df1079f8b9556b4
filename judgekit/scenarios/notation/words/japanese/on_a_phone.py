"""A player as a bare letter before what is told of that player, as it is typed on a phone: A 狼3/3 B 羊1/1, A狼で殴る, Bライフ?

The letter gets the particle or the colon with which it would be written: は where a deed follows, の before what is counted in a
question, a colon before what is there. Behind a letter that has a particle, or stands within a word, nothing is changed.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.scenarios.notation.words.japanese.asked_behind_deeds import with_deeds_told

_FIGHTS = r"(?:攻撃|アタック|殴|ブロック|防御|守[らりるっ]|止め)"
_COUNTED = r"(?:(?:残り)?ライフ|手札|墓地|シールド|マナ|山札)"
_PLAYER = re.compile(
    r"(?:^\s*|(?<=[;?])\s*|→\s*|(?<=[^\s:,;?]{2})\s+(?:/\s*)?|(?<=\d)\s+(?:/\s*)?|,\s*(?=[A-H][ \u3000]))"
    r"(?P<who>[A-H])(?P<gap>[ \u3000]*)(?=[^\x00-\x7fぁ-ん\s])"
)
"""A letter with nothing behind it that says what it is there for."""
_ENDS = re.compile("[;→?]")
_DEED = re.compile(
    rf"(?:で|を|に|へ|から)[^;]*(?:{_FIGHTS}|唱え|撃[つっち]|打[つっち]|使[うっい]|起動|召喚|プレイ|出[しす]|重ね|進化|投げ|割[るっり]|撃て|使え|打て|でき|られる)"
    rf"|を[^\s;をに]+に$|^何[点枚体個]"
    rf"|^(?!(?:場|戦場|盤面|手札|墓地|シールド|マナ|ライフ|山札|バトルゾーン)に)[^\s;:,はがをにで]{{1,12}}に[^\s;:,はがをにで]{{2,12}}$"
    rf"|(?:ブロック|防御|対応)(?:は|も)?(?:しない|なし|せず)|パス$|\d{_FIGHTS}(?:する|した)?$|(?:唱え|撃|打|召喚し)(?:る|た|つ|った)$"
)
_DONE = re.compile(r"[をにで][^;をにで]*(?:[るたすつう]|ました|ます)$")
"""The end of what somebody does, behind a particle."""
_ASKS = re.compile(rf"(?P<what>{_COUNTED})(?:は)?(?P<how>(?:いくつ|何[点枚]|どう)?[^はがを]{{0,4}})")
_WINS = re.compile(r"(?:(?P<loses>負け)|勝[ちつてっ])(?:る|た|ちゃう|確定|確)?(?:の|か(?:な)?|です(?:か|かね)?)?")
"""Who wins or loses, asked in one word: A勝ち?"""
_ANOTHER_THING = re.compile(r"[ \u3000]+(?=(?:場|手札|墓地|シールド|マナ|ライフ)(?:に|\s*\d))")
"""A blank between two things that somebody has."""
_AT = re.compile(rf"(?<=で)([A-H]|[^\s;,をでに]+)(?={_FIGHTS})(?!シールド|ダイレクト)")
"""What is attacked, without a particle: 鬼で侍攻撃."""
_SIZED = re.compile(rf"(?<=\d/\d)(?={_FIGHTS})")
_STATE_BEHIND = re.compile(r"(?<=\d/\d)(アンタップ|タップ|ウェイク|レスト)(?:状態|中)?(?=$|[\s,;])")
_WORDS_BEHIND = re.compile(rf"(?<=\d/\d)(?=(?!アンタップ|タップ|ウェイク|レスト|トークン)[ァ-ヶ一-龠])(?!{_FIGHTS})")


_TYPED = forms(
    r"""
# A blank in the place of the comma behind a verb that goes on: 猪で殴って 相手は壁でブロック.
(?:(?<=[っいしけえせれめねべげきじびりみち]て)(?<!すべて)|(?<=んで))[ \u3000]+(?=[^\s,;?\d{(:「\[\ue000-\uf8ff]) => ,
# What joins how many things somebody has to the life: 熊1体でライフ4.
(?<=\d[体枚])で(?=(?:残り)?(?:ライフ|シールド|手札|墓地)\d) => ,
# A comma behind words with which a question is begun.
(?<=質問です),(?=\s*\S) => ;
# Where something attached stands right before the verb that says so, in front of the name of what wears it: 首輪つけた猪.
(?<=[ァ-ヶー一-龠A-Za-z'》\ue000-\uf8ff])(?<![見傷近気片名裏色置植受個枚])(?<!カウンター)の?(?=(?:(?P<lies>つい|付い)|つけ|付け|着け|装備し|貼っ|張っ)(?:た|て(?:い)?る)
  (?:[A-H]の)?[ァ-ヶ一-龠A-Z\ue000-\uf8ff]) => @worn
""",
    worn=lambda match: "が" if match["lies"] else "を",
)

_PLACED = forms(
    rf"""
# A player with a comma for the particle: A,狼に火花撃った.
(?P<begins>^\s*|(?<=[;?])\s*)(?P<who>[A-H]),[ \u3000]*(?=(?P<said>[^;?,]*))(?![A-H](?![A-Za-z])) => @called
# Behind a thing that is described, before what another player has: 亀 1/6でBライフ9.
(?<=[\ue000-\uf8ff])(?=[A-H]の(?:場|戦場|盤面|バトルゾーン|手札|墓地))|(?<=[\d)\ue000-\uf8ff])で,?(?=[A-H](?:の)?{_COUNTED}
  (?:は|が)?\s*\d) => ;
# Where a size stands right behind a name.
(?<=[ァ-ヶー一-龠])(?<!サイズ)(?=\d{{1,2}}/\d{{1,2}}(?![\d/])) => " "
# A blank before a thing with its size, behind another thing.
(?<=[\d)])[ \u3000]+(?=(?![^\s]*(?:クリーチャー|ユニット|トークン|サイズ)) *[ァ-ヶー一-龠]+ ?\d{{1,2}}/\d) => ,
""",
    called=lambda match: _with_its_particle(match),
)


def in_full(line: str) -> str:
    """Return a line as it would be written, that was typed on a phone.

    Args:
        line: a line in half-width signs.
    """
    if line.isascii() or line.lstrip()[:1] in ("#", "=", "(", "?"):
        return line
    return with_deeds_told(with_letters_placed(in_other_words(line, _TYPED)))


def with_letters_placed(line: str) -> str:
    """Return a line in which each bare letter of a player has the particle or the colon that it stands for.

    Args:
        line: a line in half-width signs.
    """
    if line.isascii() or line.lstrip()[:1] in ("#", "=", "(", "?"):
        return line
    line = in_other_words(line, _PLACED)
    letters = list(_PLAYER.finditer(line))
    written, place = "", 0
    for number, one in enumerate(letters):
        end = letters[number + 1].start() if number + 1 < len(letters) else len(line)
        sign = _ENDS.search(line, one.end(), end)
        end = sign.start() if sign is not None else end
        asked = sign is not None and sign.group() == "?"
        placed = _placed(one["who"], line[one.end() : end], gap=bool(one["gap"]), asked=asked)
        if not placed:
            continue
        before = written + line[place : one.start()]
        written = f"{before}{';' if before.strip() and before.rstrip()[-1:] not in ';?' else ''}{placed}"
        place = end
    return written + line[place:]


def _with_its_particle(match: re.Match[str]) -> str:
    """Return the letter of who does something with its particle; what is listed behind a comma is not done."""
    does = _DEED.search(match["said"].strip()) is not None or _DONE.search(match["said"].strip()) is not None
    return f"{match['begins']}{match['who']}は" if does else match.group()


def _placed(who: str, said: str, *, gap: bool, asked: bool) -> str:
    """Return what is told of a player with what stands behind the letter; empty where that may be something else."""
    asks = _ASKS.fullmatch(said.strip()) if asked else None
    if asks is not None:
        return f"{who}の{asks['what']}は{asks['how']}"
    if asked and (wins := _WINS.fullmatch(said.strip())) is not None:
        return f"{who}は{'負ける' if wins['loses'] else '勝つ'}"
    deed, _blank, question = said.strip().rpartition(" ") if asked else (said.strip(), "", "")
    if asked and deed and _DEED.search(deed) is not None and _DEED.search(question) is None:
        return f"{who}は{_in_full(deed)};{question}"
    if _DEED.search(said.strip()) is not None:
        return f"{who}は{_in_full(said)}"
    if not gap and re.search("[がはをで]", said):
        return ""
    if asked or not (gap or re.match(rf"{_COUNTED}\s*\d|(?:手札|墓地|場|シールド)(?:に|:)", said)):
        return ""
    return f"{who}: {_WORDS_BEHIND.sub(' ', _STATE_BEHIND.sub(_IN_BRACKETS, _ANOTHER_THING.sub(',', said)))}"


def _in_full(deed: str) -> str:
    """Return a deed with the particles that its size and what is attacked are without."""
    return _WORDS_BEHIND.sub(" ", _AT.sub(filled(r"\1を"), _SIZED.sub("で", deed)))


_IN_BRACKETS = r"(\1)"
