"""What a player says, thinks, asks or cries (Bは「3点だから壁は生き残る」と言っている), left out aloud: it makes nothing so.

It is looked for in the text as it was typed, its players as letters. What may be a deed, an answer or a choice of whoever says it
(「ブロックしない」と言った, 「はい」と言った, 「火花」と言った) is none, and stays to be read or refused.

A quoted word that somebody cries and that may be an answer, a choice or the name of a card stays, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD

_ASIDE = re.compile(
    r"「[^「」]*(?:「[^「」]*」[^「」]*)*」|『[^『』]*』|“[^“”\n]*”|\"[^\"\n]*\"|(?P<bracket>[((][^()()\n]*[))])"
)
_FIRST_QUOTED, _FIRST_BRACKET, _MOST = 0xE000, 0xE800, 0x800
_QUOTED, _BRACKET = "[\ue000-\ue7ff]", "[\ue800-\uefff]"
_GONE = "\ufdd0"
"""Where something was left out."""
_WHO = (
    r"(?:(?:プレイヤー)?[A-H]|(?:対戦)?相手|自分|こちら|向こう|友[人達]|ジャッジ|周り|みんな|彼女?|本人|片方)"
    r"(?:さん|くん|君|の方|側)?"
)
_HOW = (
    rf"(?:[、,]|さっきから|何度も|ずっと|まだ|しつこく|強く|だけ|大声で|小声で|そう|こう|(?:{_WHO}|審判)に(?:対して)?)*"
)
_SAYS = (
    r"(?:言[いうっわ]|いって|主張|思[いうっ]|考え|信じ|聞[いき]|訊[いき]|尋ね|たずね|確認|質問|反論|抗議|指摘|説明|勘違い|述べ|話[しす]|疑[いうっ]"
    r"|つぶや|叫[びんぶ]|ぼや|粘[っりる]|期待|心配|怒[っりる]|笑[いうっ]|譲ら|食い下が|断言|力説|悩[んみむ]|迷[いうっ])"
)
_TO = rf"(?:と(?:は|も|か)?|って|なんて|か(?:どうか)?(?:を|と|って)?|のかと?){_HOW}{_SAYS}"
_TAIL = rf"(?:[ぁ-ん]|続け|様子|感じ|張|込|中){{0,12}}?(?:{_BRACKET})?"
_ENDS = (
    r"(?P<end>[。.!！]+|(?:の|ん)?(?:です|だ)?(?:が|けど|けれど|けれども)[、,](?=[^。\n]*[??か]|[^。\n]+[。\n])"
    r"|(?:ので|から|ところ(?:で|に)?|とき(?:に)?|時(?:に)?|(?:の)?(?:後|あと)(?:に|で)?)[、,](?=[^。\n]+[。\n])|(?=\n|$))"
)
_BEGINS = (
    r"(?:^|(?<=[。、,.!?！？\n\ufdd0]))[ \t\u3000]*"
    r"(?:(?:しかし|でも|だが|ただし?|けれども?|一方|一方で|ところが|そこで|すると|このとき|ここで)[、,]?)?"
)
_PLAIN = rf"(?P<said>(?:(?![、,]{_WHO}[はがも])[^。\n??\ue000-\uefff\ufdd0])+?)"
_SAID = f"(?:(?P<said>{_QUOTED})|{_PLAIN.replace('said', 'plain')})"
_CLAIMS = tuple(
    re.compile(_BEGINS + shape + _ENDS)
    for shape in (
        rf"{_WHO}[はがも][、,]?(?P<first>{_QUOTED})(?:と言い|と主張し|と(?:言って|主張して)(?:い(?:て|る(?:が|けど|し)))?)?[、,]{_WHO}[はがも]{_HOW}(?P<said>{_QUOTED}){_TO}{_TAIL}",
        rf"{_WHO}[はがも]{_HOW}(?P<said>{_QUOTED})(?:など|とか)?{_TO}{_TAIL}",
        rf"(?P<said>{_QUOTED}){_HOW}(?:と|って){_HOW}{_WHO}[はがも]{_HOW}{_SAYS}{_TAIL}",
        rf"{_WHO}[はがも][、,]?{_PLAIN}{_TO}{_TAIL}",
        rf"{_PLAIN}[、,]?(?:と|って(?=[、,]?{_WHO}[はがも]{_HOW}[言主]))[、,]?{_WHO}[はがも]{_HOW}{_SAYS}{_TAIL}",
        rf"{_WHO}の(?:主張|言い分|意見|考え|見解|理屈|反論|説明|質問)(?:で)?は[、,]?{_SAID}"
        r"(?:(?:と|って)いう(?:もの|こと))?(?:だ|です|である|とのこと(?:です|だ)?)?",
        rf"{_WHO}(?:は?[、,]?(?:曰く|いわく)|に(?:よると|よれば|言わせると|言わせれば))[、,]?{_SAID}"
        r"(?:らしい(?:です)?|そう(?:だ|です)|とのこと(?:です|だ)?|だ|です)?",
        rf"{_WHO}[:：]?[ \u3000]?(?P<said>{_QUOTED})",
    )
)
"""Sentences in which somebody says, thinks or asks something; what is told behind が or けど goes on."""
_SAID_FIRST = re.compile(
    rf"(?P<who>{_WHO}[はがも])(?P<gone>{_HOW}(?:(?P<said>{_QUOTED})(?:と|って){_HOW}(?:言って|いって|言い(?:ながら|つつ)?|思って|叫んで|叫び(?:ながら)?|笑って|主張して|つぶやいて)"
    rf"|{_PLAIN.replace('said', 'plain')}と(?:思って|考えて|勘違いして|信じて|思い込んで))[、,]?)"
    r"(?=[^。\n]*[^。\n\s])"
)
"""What somebody says before a deed: Cが「手伝うよ」と言って熊に巨大化を唱えた."""
_DEED = re.compile(
    r"(?:攻撃|アタック|ブロック|防御|起動|召喚|装備|プレイ|キャスト|宣言|選択|指定|対応|パス|スルー|レス(?:ポンス)?|投了|進化|侵略|破壊|追放|打ち消|回復|ドロー|サイクリング"
    r"|ターンエンド|エンド|終了|ストップ|キッカー)(?:を?(?:し(?:ます|ない|ません|ました|た|たい|よう)|する|宣言(?:する|します|した)?)|し|す|した|なし|無し|あり|(?:は|も)?(?:ありません|ない)|だ|です|で)?"
    r"|(?:唱え|撃|打|使|払|捨て|引|選|受け|置|見せ|捧げ|殴|守|止め|切|割|付け|つけ|終え|終わ|投げ|奪|取|探|重ね|渡)"
    r"(?:る|う|つ|す|く|ぶ|[いしちきびりみ]?ま(?:す|せん|した)|[わさたかばら]?ない|った|した|いた|んだ|えた|た|[いしちきびりめけせえ]?よう|おう|[いしちきりび]?たい)"
    r"|(?:出|通|戻|返|残)(?:す|し(?:ます|ません|た|たい)?|さない|そう)"
    r"|はい|いいえ|イエス|ノー|OK|オーケー|なし|あり|する|しない|します|しません|待って?|まって|どうぞ|いい"
    r"|\d+[点枚体個]?|X ?= ?\d+|[白青黒赤緑光水闇火]"
    r"|(?:.*[はがをにの])?対象(?!に?(?:なら|取れ|とれ|でき|不)).*",
    re.IGNORECASE,
)
"""What whoever says it may do so, as the end of what is said."""
_HOLDS = re.compile(
    r"死[ぬなんに]|生き残|残[るらりっ]|破壊さ|追放さ|勝[たてちつっ]|負け|でき|られ|れ[るなたま]|[えけせてねべめげ]ない|効[かくき]|有効|無効|間に合|なる|ならな|なっ|済[むま]|誘発"
    r"|起[こき]|解決|戻って|足り|届[かく]|違[いう]|間違|正し|大丈夫|はず|だ(?:と|$|から|ろう|よ)|です|でしょ|から|ので|おかし|ずる|ルール|ない$|いる$|ある$"
)
"""What may be held to be so."""
_DECLARED = re.compile(
    rf"(?P<who>{_WHO}[はが])[、,]?(?P<said>{_QUOTED})と(?:言(?:った|いました|っている|います|う)|宣言(?:した|しました|する|します)?)(?=[。\n]|$)"
)
"""What somebody declares to do: Bは「ブロックしない」と言った."""
_HAS_DONE = re.compile("[てで][、,]")
"""What may tell a deed before what is said, where no quotation marks part the two."""
_STANDS_SO = re.compile(
    r"(?:ライフ|手札|墓地|シールド|山札|ライブラリー|マナ|カウンター)(?:の?枚数|の?数)?(?:は|が|も)?\d+[点枚個]?(?:だ|です|ある|あります|残っている)?$"
)
"""How much somebody has, which may be told so."""
_ASSURED = re.compile("(?<![か\ue000-\ue7ff])と確認")
"""That something was looked up, and is so."""
_MARKS = "!！?？。、,. \t\u3000よねぞぜわなさ~〜～ー…っッ"


def without_claims(text: str) -> tuple[str, list[str]]:
    """Return a text without what players say, think or ask in it, and what was left out.

    Args:
        text: the notation, its players as letters.
    """
    if re.search(_SAYS + '|[「『"“]|曰く|いわく|言い分|理屈|見解|によると', text) is None or re.search(
        "[\ue000-\uefff]", text
    ):
        return text, []
    aside: list[str] = []

    def put(match: re.Match[str]) -> str:
        aside.append(match.group())
        return chr((_FIRST_BRACKET if match["bracket"] else _FIRST_QUOTED) + (len(aside) - 1) % _MOST)

    def back(said: str) -> str:
        return re.sub("[\ue000-\uefff]", lambda match: aside[ord(match.group()) % _MOST], said)

    masked = _ASIDE.sub(put, text)
    taken: list[str] = []

    def left(match: re.Match[str]) -> str:
        parts = match.groupdict()
        said = back(parts["said"] or parts.get("plain") or "")
        if _ASSURED.search(match.group()) is not None:
            return match.group()
        elsewhere = masked.replace(match.group(), "")
        if not all(_makes_nothing_so(one, elsewhere) for one in (said, back(parts.get("first") or said))):
            return match.group()
        taken.append(back(parts.get("gone") or match.group().removesuffix(parts["end"] or "")).strip(" \u3000、,"))
        return parts["who"] if parts.get("gone") else _GONE

    def declared(match: re.Match[str]) -> str:
        said = back(match["said"]).strip('「」『』"“”').rstrip(_MARKS)
        said = _NO_ANSWER.sub("対応しない", said)
        does = re.search("[A-H]|[、,。]", said) is None and _DEED.fullmatch(_end_of(said)) is not None
        return f"{match['who']}{said}" if does and len(said) > _SHORTEST else match.group()

    masked = _DECLARED.sub(declared, masked)
    for shape in _CLAIMS:
        masked = shape.sub(left, masked)
    masked = re.sub(
        f"(?:(?<=[るう])と|(?<=た)(?:ら|ところ|が|けど|ので))?[、,]{_GONE}", "。", _SAID_FIRST.sub(left, masked)
    ).replace(_GONE, "")
    return back(masked), taken


_NO_ANSWER = re.compile("(?:対応|レスポンス)(?:は|も|が)?(?:特に)?(?:ない|なし|無し|ありません)(?:です)?")
_SHORTEST = 3
"""Signs of an answer that is told otherwise (はい, 3点)."""


def _end_of(said: str) -> str:
    """Return what stands behind the last particle."""
    return re.sub("^.*?[はがをにでも](?=[^はがをにでも]+$)", "", said)


def _makes_nothing_so(said: str, elsewhere: str) -> bool:
    """Tell whether what somebody says is no deed, answer or choice of theirs."""
    quoted = said[:1] in '「『"“'
    plain = said.strip('「」『』"“”').rstrip(_MARKS)
    last = re.split("[、,。]|から|ので|けど", plain)[-1].strip()
    bare = re.sub("(?:だ|です)$", "", _end_of(last))
    if not quoted and _HAS_DONE.search(plain) is not None:
        return False
    if not plain or _STANDS_SO.search(plain) is not None or _DEED.fullmatch(bare) is not None:
        return False
    if _DEED.fullmatch(_end_of(last)) is not None or _DEED.fullmatch(last) is not None:
        return False
    if not quoted and re.search("[はがも]", plain) is None and re.search("でき(?:ない|ません)$", plain) is not None:
        return False  # that one cannot may say that one does not
    if _HOLDS.search(plain) is not None:
        return True
    talks = re.search(r"[はがをにで][^、。]|\d|[A-H]", plain) is None
    return quoted and talks and plain not in elsewhere and re.search(_DEED.pattern.split("|はい")[0], plain) is None


_TEXT = "[\ue000-\uf8ff]"
_CRIED = re.compile(
    rf"(?:^|(?<=[;,はが]))(?P<sign>{_TEXT})"
    r"(?:と(?:だけ|大声で|小声で|いきなり)?(?:言|いっ|いい|叫|宣言|声をか|声を出|声を上げ|つぶや|気合)[^,;をに]{0,8}?(?:ながら|つつ|[てで]),?"
    rf"|(?:と|って),?(?=対応して|(?:[A-H]の)?{CARD}[をにで]|[A-H]に))"
)
"""A quoted word that somebody says, before what is done."""
_A_CRY = re.compile(
    r"[!！っッ〜～ー…]+$|^(?:待|まっ|まて|ちょっと|よし|よーし|くら|喰ら|食ら|え[いー]|うわ|うお|おりゃ|とりゃ|行[くけっ]|いく|いけ|やっ|させ|甘い|だめ|ダメ|ストップ|そうは|残念|どう)"
)
_TELLS = re.compile(
    r"対象|対応|レス|選|使|撃|打|唱|ブロック|防御|攻撃|アタック|パス|スルー|通[しす]|はい|いいえ|イエス|ノー|払|起動|追放|捨|引[いく]|戻|\d"
)
"""What may be a deed or an answer."""
_LETS = re.compile(
    r"(?:通[しす]|スルー|パス|どうぞ|受け(?:る|ます)|ノー(?:ブロック|ガード)|ブロック(?:なし|しない))[!。でします]*"
)
_DENIED = re.compile(r"(?:ブロック|防御|対応)(?:は|も)?(?:し(?:な|ません)|せず|なし)|何もし(?:な|ません)|何もせず")
"""That somebody lets something through, and the deed that says the same."""
_EXCLAIMED = re.compile(r"(?P<done>[^;!?\n]*)!+[ \u3000]*(?=(?P<behind>\S?))")


def without_cries(line: str, text: Callable[[str], str], called: Collection[str], taken: list[Bilingual]) -> str:
    """Return a line without what somebody cries in it, its exclamations as sentences of their own.

    Args:
        line: a line, its cards and quoted texts aside.
        text: returns the text behind a character.
        called: names of cards, which are no cries.
        taken: takes what is left out, to be said aloud.
    """

    def cried(match: re.Match[str]) -> str:
        said = text(match["sign"])
        lets = _LETS.fullmatch(said) is not None and _DENIED.match(line, match.end()) is not None
        plain = said.rstrip("!！っッ〜～ー…")
        cries = _A_CRY.search(said) is not None and _TELLS.search(said) is None
        if not lets and (not cries or any(one in plain for one in called)):
            return match.group()
        shown = Bilingual(f"「{said}」は状況に含めない", f'"{said}" is left out: it is only said')
        taken.extend([shown] if shown not in taken else [])
        return ""

    return _CRIED.sub(cried, line)


def with_exclamations_apart(text: str) -> str:
    """Return a text in which deeds that are exclaimed end their sentences."""
    if "!" not in text or text.isascii():
        return text
    return _EXCLAIMED.sub(_ended, re.sub(r"!+\?+!*|\?+!+", "?", text))


_DEED_AT_ITS_END = re.compile(r"(?:攻撃|アタック|ブロック|防御|装備|召喚|起動|進化|侵略|ブレイク)$")


def _ended(match: re.Match[str]) -> str:
    """Return a deed that is exclaimed as a sentence; any other exclamation as it is."""
    done = match["done"].rstrip()
    if done.isascii() or (_DEED_AT_ITS_END.search(done) is None and verb_at_end(done) is None):
        return match.group()
    return f"{done};" if match["behind"] not in ("", "\n", ";", ",") else done
