"""Cards in Japanese sentences, each put aside behind one character, so that no particle in a name parts a sentence.

`Aの手札に火の矢 {R} インスタント「…」と巨大化がある` is read as `Aの手札に①と②がある`. A card that is described anywhere is put
aside wherever it is named; a name in Latin letters is one by its capitals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from judgekit.core.filling import forms, in_other_words

FIRST, LAST = 0xF0000, 0xFFFFD
"""Characters of private use: each stands for a card as it was written."""
CARD = f"[{chr(FIRST)}-{chr(LAST)}]"
_TEXT = "[\ue000-\uf8ff]"
"""A quoted text."""
_ZONES = (
    r"(?:場|ところ|盤面|戦場|自陣|ゾーン|エリア|手札|墓地|山札|シールド|マナ|ライブラリー|追放領域|ダスト|チャント|魔導書|魔石"
    r"|コントロール下|支配下)"
)
_LED = re.compile(
    rf"^.*(?:[A-H]|{_ZONES}|対象(?=に|と)|自分|相手|それ|統率者(?=[はが])|(?:侵略|チェンジ|ストライク|トリガー)(?=で)|(?:シールド|手札|墓地|マナ|山札|クリーチャー|ブロッカー)(?:は|が)?(?:なし|ゼロ|\d+枚)(?=で)|(?:クリーチャー|ユニット|パーマネント|ブロッカー)(?=[はが])|(?:トリガー|ストライク|ブロッカー)(?:持ち|付き|つき)|[\d一二三四五六七八九][枚体個点つ]|ライフ\d+|\d+(?=で)|[上中ち下側]|(?:ターン|ステップ|フェイズ)|{CARD}|\))"
    r"(?:(?:に|で|から)(?:は|も|、)?|は|が|を|の|と|も|へ|および|及び)"
    r"|^.*(?:出|割っ|割れ|割られ|めくれ|見え|ブレイク(?:し|され))た(?:のは|のが|ら|ところ|シールドは)"
)
"""What stands before a name: whose it is, where it lies, what was named before it."""
_STATE = r"(?:(?:状態|済み|中)(?:の|である)|(?:し|され)て(?:い)?る|した|された|になって(?:い)?る|の)"
_NOW = r"(?:すでに|既に|今|現在)?"
_ON_THE_TABLE = r"(?:(?:場|戦場|盤面|バトルゾーン|戦闘エリア|バトルエリア)に)?"
_WORD_ALONE = r"[^\s,;:(){}?=ぁ-ん\d\ue000-\uf8ff\U000f0000-\U000ffffd]+"
TOLD_BEFORE = (
    (rf"{_NOW}(?:アンタップ{_STATE}|(?:起き|立っ)て(?:い)?る)", "アンタップ"),
    (rf"{_NOW}(?:タップ{_STATE}|寝て(?:い)?る)", "タップ"),
    (rf"{_NOW}(?:レスト|休息){_STATE}", "レスト"),
    (rf"{_NOW}召喚酔い{_STATE}", "出たばかり"),
    (
        rf"(?:前の(?:自分の)?ターン(?:に|から)|(?:元|前)から){_ON_THE_TABLE}(?:出した|出た|召喚した|(?:い|居)(?:る|た)|出て(?:い)?(?:る|た))",
        "前からいる",
    ),
    (
        rf"(?:(?:この|今の)ターン(?:中)?(?:に)?|今)?{_ON_THE_TABLE}(?:出た|出した|出された|召喚した|召喚された|唱えた)(?:ばかりの)?",
        "出たばかり",
    ),
    (
        r"(?:(?:墓地|追放領域)から)?(?:(?:手札|場|戦場|盤面|バトルゾーン)(?:に|へ))?(?:戻した|戻ってきた|戻された|戻った|回収した|拾った|加えた|加わった"
        r"|釣った|釣り上げた|リアニメイトした)",
        "",
    ),
    (
        r"(?P<what>(?:[+-]\d/[+-]\d|[ァ-ヶー一-龠]{1,8}?)カウンター(?:が|を|は)?\d+[個つ])(?:が|の|を)?(?:(?:乗|載|の)っ(?:て(?:い)?る|た)|置かれ(?:て(?:い)?る|た)"
        r"|置いた|(?:つい|付い)(?:て(?:い)?る|た)|ある)(?:状態の)?",
        "@",
    ),
    (
        r"(?:[+-]\d/[+-]\d|[ァ-ヶー一-龠]{1,6})?カウンター(?:が|の|も|は)?(?:1[個つ]も|何も|まだ)?(?:[乗載の]っ|置かれ|置い|つい|付い)?て?(?:い)?(?:ない|なしの|無い)",
        "カウンターなし",
    ),
    (r"忠誠(?:度|カウンター)(?:が|は)?(?P<what>\d+)(?:個)?の(?:ある)?", "忠誠度@"),
    (r"(?:奪った|奪われた|盗んだ|借りた|パクった|もらった)", ""),
    (r"(?:裏向きの|裏向きで(?:出した|出ている|出てる|いる)|変異の)", "裏向き"),
    (r"(?:地上の|さっき(?:の)?|先ほど(?:の)?|今の|例の)", ""),
    (r"(?:[A-H]に)?(?:攻撃|アタック)(?:中の|して(?:い)?る|してきた)", "攻撃中"),
    (r"(?P<whose>[A-H])(?:が|の)(?:コントロール|支配)(?:する|して(?:い)?る|下の|中の)", ""),
    (
        rf"(?P<what>{CARD}|{_WORD_ALONE})に(?:(?:つい|付い)(?:た|て(?:い)?る)|(?:つけ|付け)(?:られ)?(?:た|て(?:い)?る)|(?:装備|エンチャント)され(?:た|て(?:い)?る))",
        "@につけた",
    ),
    (rf"(?P<what>{_WORD_ALONE})(?:を持つ|を持って(?:い)?る|を持った|持ちの)", "@"),
    (
        r"(?:(?:伝説の)?(?:進化クリーチャー|クイック・?マジック|クリーチャー|ユニット|アーティファクト|エンチャント|インスタント|ソーサリー|プレインズウォーカー|土地|呪文))(?:である|・カードの|カードの|の)",
        "",
    ),
)
"""How a card is that is named behind it, with the same as a fact in brackets."""
_SIZE = r"(?<![+\-\d/.])(?:(?:\d+|\*|X)/(?:\d+|\*|X)(?!\d)|(?<=\s)\d{3,5}(?![\d/点枚]))"
_PART = rf"(?:\{{[^{{}}]*\}}|{_SIZE}|{_TEXT})"
_WORD = (
    r"(?:[A-Z]・)?[^\s,;:(){}?=ぁ-ん\x00-\x7f\ue000-\uf8ff\U000f0000-\U000ffffd]+(?:の[^\s,;:(){}?=ぁ-ん\x00-\x7f]+)?"
)
"""A word that says what kind of card something is."""
_DESCRIBED = re.compile(
    rf"(?P<name>[^\s,;:(){{}}?=\ue000-\uf8ff]+)(?P<words>\s*(?={_PART}|\s+{_WORD}(?:\s+{_WORD})?\s*{_PART})"
    rf"(?:\s*{_PART}|\s+(?:-\s*)?{_WORD}(?=$|[\s,;(を]|{_PART}|[がとはでに]|の\d+[体匹])(?!\s*\d+(?:体|枚|個|つ)))+)"
)
"""A name and what the card is."""
_NO_NAME = re.compile(
    rf"(?:ー+|(?:では|に|を|は|が|で|と)[ぁ-ん]*|{_ZONES}|パワー|コスト|ライフ|タフネス|AP|HP|ターン|[A-H](?:は|が|の|に|も)?|\d+[枚体個点つ]?|カード|ルール|.*(?:[にをでが]|コスト))"
)
_KIND = re.compile(
    r"(?:クリーチャー|ユニット|マジック|呪文|インスタント|ソーサリー|アーティファクト|エンチャント|土地|フィールド)$"
)
_HAVING = re.compile(r"を持つ|を持って(?:い)?る|を持った|(?:を)?持ちの|(?:付き|つき)の|の")
"""What stands between a keyword and the name of what has it."""
_SHORT_KIND = 3
"""Signs before の that may belong to the name of a card with a cost."""
_OF_A_KIND = re.compile(r"(?:ブロッカー|スピードアタッカー|飛行|到達|伝説)の(?P<name>.+)")
"""A name behind what the card can do."""
_LATIN_WORD = r"[A-Z][a-z'’][A-Za-z'’/-]*"
_SMALL = r"(?:of|the|and|to|in|for|from|with|a|an|on|at|by|as|or|into)"
_LATIN = re.compile(rf"(?<![A-Za-z'])(?:{_LATIN_WORD})(?:,? (?:{_SMALL} )*(?:{_LATIN_WORD}|[A-H]\b))*(?![A-Za-z])")
_KANA = re.compile("[ぁ-ん]")
_SIZE_OF_A_KIND = re.compile(
    r"(?<![+\-\d/.A-Za-z])(?P<size>\d+/\d+)の?(?:クリーチャー|ユニット|(?P<token>トークン(?:・?クリーチャー)?))(?![ァ-ヶー一-龠「{\ue000-\uf8ff]|\s*・)"
)
"""A creature without a name: 3/3のクリーチャー."""
_BLANK = re.compile(
    rf"(?<=[ぁ-ん])[ \u3000]+(?={CARD})|(?<={CARD})[ \u3000]+(?=[ぁ-ん]|[唱撃打使出召攻殴起投放守止防](?![ァ-ヶー]))"
)
"""Blanks between a name and the Japanese words around it."""
_PLAYED_BEHIND = re.compile(r"\s*を(?:[^,;?]{0,12}?(?:に|へ|から|で),?)?(?:(?<!攻)撃|打|使|唱|プレイ|キャスト|放|投げ)")
"""What stands behind a card that is described where it is played: 終止 {B} 「…」を撃てる."""
_DONE_BEHIND = re.compile(
    r"\s*で,?(?:(?:手札|山札|ライブラリー)(?:に|へ))?(?:打ち消|除去|破壊|追放|割|奪|戻|バウンス|焼|倒|殺|タップ|どか)"
)
"""The same where it is told what is done by it: 差し戻し {1}{U} 「…」で手札に戻した."""
_LANDS = frozenset("森山島沼") | {"平地"}
"""Words that the names of spells may begin with: 森に…."""
_AIMED_KIND = re.compile(r"インスタント|ソーサリー|呪文|マジック|オーラ|装備品|エンチャント(?=\s*\()")
_AIMED_BEHIND = re.compile(
    r"\s*(?:$|[.;]|,(?=[A-H](?:は|が))|(?:を|が)?(?:(?:つけ|付け|貼っ|張っ|装備し|装備させ|エンチャントし|つい|付い|貼られ|張られ)(?:て|た|る|ら)))"
)
"""A kind of card that is aimed at something, and what stands behind it where no verb plays it: it is attached, or none is said."""
_AT = r"(?:に(?:対して|向けて|向かって)?|へ|を(?:対象|目標)に(?:して|とって|取って)?|を(?:対象|目標)と(?:して|し)),?"
"""What stands behind the thing at which a spell is aimed, before the spell."""
_NO_PART = r"(?<!対(?=象))"
"""What stands before a name of one sign that is no part of a word of the game (対象)."""
_NO_VERB = (
    r"(?=[がをにでとはへもの,;:()\s?\d]|から|だ|撃|打[っつちて]|唱え|使|投げ|起動|プレイ|捨て|引[いくけ]|追放|打ち消|破壊|割[っるり]|サク|落と|生け贄|出[しすた]|戻[しすさ]|貼|殴|攻撃|ブロック|防御|装備|奪"
    r"|(?:い[るて]|あ[るり])(?:[\s,;]|$)|$)"
)
"""What stands behind a name that may be the form of a verb too (打ち消しで, not 打ち消しました)."""


_GROUP = re.compile(r"\(\?P<[a-z]+>")
TOLD = re.compile(
    "|".join(
        (*(_GROUP.sub("(?:", said) for said, _fact in TOLD_BEFORE), r"コントロール(?:する|して(?:い)?る|下の|中の)")
    )
)
_WITH_IT = re.compile(
    r"[^\s,;:(){}]*?(?:を|が|に)(?:(?:装備|エンチャント)(?:した|して(?:い)?る|され(?:た|て(?:い)?る)|中の)|(?:つけ|付け)(?:られ)?(?:た|て(?:い)?る)|(?:つい|付い)(?:た|て(?:い)?る))"
)
"""What is attached to it or to what it is attached, before its name."""


_JOINS_A_DEED = re.compile(
    r"(?:(?:(?:それ|これ|そこ)に)?(?:対応|レスポンス)して|(?:(?:戦闘前|戦闘後|自分の)?メイン(?:・?フェイズ)?|アップキープ|エンド(?:ステップ)?|ターン(?:終了時|開始時|中)"
    r"|(?:戦闘|ブロック|攻撃|ダメージ|解決)(?:の)?(?:指定|宣言|解決)?(?:後|前|あと|まえ|時|中))(?:に|で)"
    r"|が?(?:つい|付い|装備され|エンチャントされ|貼られ)て(?:い)?る|その(?:後|あと)(?:に|で)?|(?:すぐ(?:に|さま)?|次に|続けて|さらに|そのまま|まず|先に|手札の|手札から))、?(?=[^ぁ-ん])"
)
"""What joins a deed to the one before it or tells when it is done, before the name of the card."""


def _without_what_is_told(name: str) -> str:
    """Return a name without what is told of the card before it."""
    while (
        match := TOLD.match(name) or _WITH_IT.match(name) or _JOINS_A_DEED.match(name)
    ) is not None and match.end() < len(name):
        name = name[match.end() :]
    return name


_NAMED_BEHIND = (
    r"(?P<name>[^\s,;:(){}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+?)"
    r"(?=[がをにでとはへも,;()\ue000-\uf8ff]|の|$|\s|[\d一二三四五六七八九十]+[体匹])"
)
_SIZES_BEFORE = (
    re.compile(
        rf"(?:AP|パワー|攻撃力)\s*(?P<first>\d+)[/,・と]?\s*(?:HP|タフネス|体力)\s*(?P<second>\d+)の{_NAMED_BEHIND}"
    ),
    re.compile(
        rf"(?<![\d/+-])(?P<first>\d+)/(?P<second>\d+)の(?!クリーチャー|ユニット|トークン|コピー){_NAMED_BEHIND}"
    ),
    re.compile(rf"パワー\s*(?P<first>\d{{3,5}})の{_NAMED_BEHIND}"),
)
"""A size before the name of a card: AP3/HP3の戦士, 2/2の熊, パワー3000の兵士."""


def _with_its_size(match: re.Match[str]) -> str:
    """Return a name with the size behind it that stood before it; a number of them stays apart from that."""
    size = f"{match['first']}/{match['second']}" if "second" in match.groupdict() else match["first"]
    return f"{match['name']} {size}{' ' if match.string[match.end() :][:1].isdecimal() else ''}"


_BEHIND_NAMES = forms(
    rf"""
# A commander that is described where it is said that it is on the battlefield (903.3).
(?P<who>[A-H])の統率者(?:は|が)(?:(?:戦場|場)(?:の|にいる|に出ている)(?P<there>[^,;]+?)(?:です|である|だ)?(?=$|;)|(?P<card>[^,;]+?)(?:であり|であって|で|が
  |として)?,?(?:既に|すでに|もう)?(?:戦場|場)に(?:い|あ|出てい|出)(?:る|ます|た|ました)(?=$|;)) => @commander
# A card's text before its name: 「飛行」を持つ鷲 1/1.
(?P<text>{_TEXT})を?(?:持つ|持った|持って(?:い)?る|持ちの)、?(?P<name>[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+)
  (?=[がをにでとはへも,;:(){{}}?\s\d\ue000-\uf8ff]|の|$) => \g<name> \g<text>
# A keyword with what it is from, before a card that is described: プロテクション(赤)を持つ騎士 2/2.
(?P<what>(?:[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+と)?[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+\([^\s,;:(){{}}?=]{{1,12}}\)(?:と[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+)?)を?(?:持つ|持った|持って(?:い)?る|持ちの)、?
  (?P<card>[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+ \d+/\d+)(?=[がをにでとはへも,;:?\s]|の|$) => @qualified
# A number in Japanese signs behind a name with its size before it: 2/2の熊二体.
(?P<what>\d+/\d+の[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+?)(?P<number>[一二三四五六七八九])(?=[体匹]) => @so_many
""",
    commander=lambda match: f"{match['who']}: {(match['card'] or match['there']).strip()}(統率者)",
    qualified=lambda match: f"{match['card']} {re.sub('と(?=[^()]*(?:[(]|$))', ' ', match['what'])}",
    so_many=lambda match: match["what"] + str("一二三四五六七八九".index(match["number"]) + 1),
)


def _with_sizes_behind(line: str) -> str:
    """Return a line with the sizes and texts that stand before names behind them."""
    line = in_other_words(line, _BEHIND_NAMES)
    for said in _SIZES_BEFORE:
        line = said.sub(_with_its_size, line)
    return line


_DEFINES = re.compile(r"\s*(?:カード|card)\s*:", re.IGNORECASE)
"""A line that describes a card and lays it nowhere."""
_AN_X = re.compile(r"\d+(?:で|として)(?=.)")


class NamesAside:
    """The cards that were put aside, each behind a character of its own.

    Attributes:
        called: names of the cards that were described.
        before: names of the cards that stood in the lines before the last one.
        lines: the names of the cards in each line so far.
        bracketed: names that were written in the brackets of card names.
        is_kind: tells whether words say nothing but what kind of card something is in the game that is played (W・ブレイカー).
    """

    def __init__(self) -> None:
        self.called: set[str] = set()
        self.before: set[str] = set()
        self.fed = ("", "")  # what was sacrificed last, and for the ability of what
        self.lines: list[set[str]] = []
        self.bracketed: set[str] = set()
        self._here: set[str] = set()
        self.is_kind: Callable[[str], bool] = lambda _words: False
        self._short: dict[str, str] = {}
        self._texts: list[str] = []
        self._names: dict[str, str] = {}

    def hear(self, names: Iterable[str]) -> None:
        """Learn names of cards that everybody knows."""
        self.called.update(names)

    def with_names_whole(self, text: str) -> str:
        """Return a text in which no comma stands in a name: it is written as the name has it (、), which parts nothing."""
        for name in sorted(self.called, key=len, reverse=True):
            text = text.replace(name.replace("、", ","), name) if "、" in name else text
        return text

    def put(self, text: str) -> str:
        """Put a card as it was written aside; return the character that stands for it."""
        if text in self._texts:
            return chr(FIRST + self._texts.index(text))
        if FIRST + len(self._texts) > LAST:
            return text
        self._texts.append(text)
        return chr(FIRST + len(self._texts) - 1)

    def back(self, text: str) -> str:
        """Return words with the cards in them as they were written."""
        return re.sub(CARD, lambda match: self.back(self._texts[ord(match.group()) - FIRST]), text)

    def text(self, sign: str) -> str:
        """Return the card behind a character as it was written."""
        return self._texts[ord(sign) - FIRST]

    def name(self, sign: str) -> str:
        """Return the name of the card behind a character."""
        text = self.text(sign)
        described = next((one for one in self._names if text.startswith(one)), "")
        return self._names[described] if described else re.sub(r"\s*\([^()]*\)$", "", text)

    def plain(self, sign: str) -> str:
        """Return the card behind a character as it was described, without how it is."""
        return next((one for one in self._names if self.text(sign).startswith(one)), self.text(sign))

    def described_as(self, name: str) -> str:
        """Return how a card of a name was described; empty where no line describes it."""
        return next((said for said, called in self._names.items() if called == name), "")

    def learn(self, lines: Iterable[str]) -> None:
        """Learn the names of the cards that lines describe."""
        listed = [_with_sizes_behind(line) for line in lines]
        for line in (*listed, *listed):  # at what a spell is aimed may be described behind it
            self._described(line)

    def out_of(self, line: str) -> str:
        """Return a line with its cards put aside, where it holds a Japanese sentence."""
        self.before |= self._here
        defines = _DEFINES.match(line) is not None
        self._here = {name for name in self.called if name in line and not defines}
        self.lines.append(self._here)
        if _KANA.search(line) is None:
            return line
        line = _with_sizes_behind(line)
        line = self._described(line)
        names = sorted(self.called, key=len, reverse=True)
        if names:
            named = re.compile(
                "|".join(
                    (_NO_PART if len(one) == 1 else "") + re.escape(one) + (_NO_VERB if _KANA.match(one[-1]) else "")
                    for one in names
                )
            )
            line = named.sub(lambda match: self.put(self._short.get(match.group(), match.group())), line)
        line = _SIZE_OF_A_KIND.sub(
            lambda match: self.put(match["size"] + ("(トークン)" if match["token"] else "")), line
        )
        line = _LATIN.sub(self._latin, line)
        if defines:
            return _BLANK.sub("", line)
        self._here |= {self.name(sign) for sign in re.findall(CARD, line)}  # the same set as in the lines
        return _BLANK.sub("", line)

    def described_in(self, text: str) -> str:
        """Return a text with the cards aside that it describes."""
        return self._described(text)

    def named_in(self, text: str, names: Iterable[str]) -> str:
        """Return a text in which each of these names stands aside, the longest first, without regard to capitals."""
        heard = text.casefold()  # of a thousand names few stand here, and an expression of all takes long to make
        those = (one for one in names if (len(one) > 1 or not one.isascii()) and one.casefold() in heard)
        listed = sorted(those, key=len, reverse=True)
        if not listed:
            return text
        edges = (rf"(?<![A-Za-z]){re.escape(one)}(?![A-Za-z])" if one.isascii() else re.escape(one) for one in listed)
        return re.sub("|".join(edges), lambda match: self.put(match.group()), text, flags=re.IGNORECASE)

    def _described(self, line: str) -> str:
        """Return a line with the cards put aside that it describes; their names are learnt."""
        found, place = "", 0
        while (match := _DESCRIBED.search(line, place)) is not None:
            before = match.group("name")
            led = _LED.match(f"{found[-12:]}{before}" if not line[place : match.start()] else before)
            name = before[led.end() - (len(found[-12:]) if not line[place : match.start()] else 0) :] if led else before
            name = name if name and len(name) <= len(before) else before
            name = self._behind_what_joins(name, line[: match.start("words") - len(name)])
            cut = len(before) - len(name)
            within = next((one for one in TOLD.finditer(before) if one.start() < cut < one.end() < len(before)), None)
            name = before[within.end() :] if within is not None else name  # 前のターンから|いる赤狼
            if line[: match.start()].endswith(")") and len(before) > 1:
                name = name.lstrip("はがのをにとも") if name == before else name  # A(ライフ20)が天使 4/4
            name = self._without_what_is_aimed_at(
                _without_what_is_told(name), match.group("words"), line[match.end() :]
            )
            begun = match.start("words") - len(name)
            if not name or _NO_NAME.fullmatch(name):
                found, place = found + line[place : match.end()], match.end()
                continue
            if not name.isascii() and _KIND.search(name) is None:
                self.called.add(name.removesuffix("トークン").rstrip("・") or name)
                self.called.update(said.group("name") for said in (_OF_A_KIND.match(name),) if said is not None)
            words = match.group("words")
            kind, plain = self._kind_before(name, words)
            said = f"{plain}{words.rstrip()}{' ' if kind else ''}{kind}"
            if kind:
                self.called.add(plain)
                self._short[name] = plain
            self._names[said] = plain
            found += line[place:begun] + self.put(said) + words[len(words.rstrip()) :]
            place = match.end()
        return found + line[place:]

    def _behind_what_joins(self, name: str, before: str) -> str:
        """Return a name without what stands before it: which X is chosen (X=4で地震), or a particle before a name in brackets."""
        number = _AN_X.match(name) if before.endswith("=") else None
        name = name[number.end() :] if number is not None else name
        for one in sorted(self.bracketed, key=len, reverse=True):
            if name.endswith(one) and name[: -len(one)].endswith(
                ("を", "に", "で", "が", "は", "と", "へ", "して", "の")
            ):
                return one
        return name

    def _without_what_is_aimed_at(self, name: str, words: str, behind: str) -> str:
        """Return a name without the known cards before it at which the card is aimed: 熊に火花 {R} 「…」を撃つ is a 火花."""
        by_it = _DONE_BEHIND.match(behind) is not None
        alone = _AIMED_KIND.search(words) is not None and _AIMED_BEHIND.match(behind) is not None
        if not by_it and not alone and _PLAYED_BEHIND.match(behind) is None:
            return name
        begun = (
            re.escape(one)
            for one in sorted(self.called, key=len, reverse=True)
            if one and one in name and not (alone and one in _LANDS)
        )
        known = "|".join(begun)
        aimed = (
            re.match(
                rf"(?:(?:その|この)?(?:{known}))(?:(?:と|か|や|または|もしくは|および|及び)(?:{known}))*"
                rf"{'を' if by_it else _AT}(?=.)",
                name,
            )
            if known
            else None
        )
        if aimed is None:
            return name
        self.called.discard(name)
        return name[aimed.end() :]

    def _kind_before(self, name: str, words: str) -> tuple[str, str]:
        """Return the words at a name that say what kind of card it is, and the name: W・ブレイカーのドラゴン is a ドラゴン.

        Of a card with a cost a short word is a part of its name (白の騎士 {W}{W}).
        """
        for parting in _HAVING.finditer(name):
            kind, plain = name[: parting.start()].replace("と", "・"), name[parting.end() :]
            surely = parting.group() != "の" or len(kind) > _SHORT_KIND or "{" not in words
            if plain and surely and self.is_kind(kind):
                return kind, plain
        for place in range(1, 0 if self.is_kind(name) else len(name) - _SHORT_KIND):
            if "の" not in name[place - 1 : place + 1] and self.is_kind(name[place:]):
                return name[place:], name[:place].rstrip("・")
        return "", name

    def _latin(self, match: re.Match[str]) -> str:
        return self.put(match.group())
