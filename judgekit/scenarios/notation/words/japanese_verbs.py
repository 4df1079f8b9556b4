"""Japanese verbs as people say them, in the form in which rows are written.

Every verb of play is listed once, in its dictionary form; its other forms follow from it: what was done (撃った), politely
(撃ちました), at length (撃っている), what is not done (撃たない), what can be done (撃てる), what is done to something
(撃たれる), and what joins a deed to the next one (撃って, 撃ち). Only a verb at the end of a clause is changed: names of
cards stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from judgekit.core import keeping
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.japanese.verbs import Forms, inflected

_DOING = (
    *listed("変更 攻撃 アタック ブロック 防御 起動 召喚 装備 ブレイク 宣言 選択 指定 パス 再生 使用"),
    *listed("プレイ 進化 コピー チャージ タップ 破壊 スルー 侵略 チェンジ 発動 追放 バウンス 除去"),
    *listed(
        "カウンター フラッシュバック サイクリング 待機 投了 解決 キャスト エンチャント 生け贄に 対象に "
        "表向きに 裏向きに"
    ),
    *("ストライク", "登場", "チャンプ", "終了", "エンド", "対応"),
)
"""Nouns that する makes verbs of play."""
_HAPPENING = ("死亡", "誘発", "勝利", "敗北", "回復", "解決", "破壊", "追放", "消滅", "変身", "ドロー", "ブレイク")
"""The same of what happens by itself, of which questions ask."""
DEEDS: Mapping[str, str] = {
    **{
        one: one
        for one in (
            *listed("撃つ 打つ 唱える 使う 出す 重ねる 置く 埋める 捨てる 選ぶ 捧げる 割り振る 与える"),
            *listed("打ち消す 通す 戻す 引く 取る つける 付ける 着ける 入れ替える 受ける 残す 載せる 払う"),
            *("抜く", "落とす"),
            *("釣る", "支払う", "立てる", "並べる", "終える", "終わる", "返す", "渡す"),
        )
    },
    **dict.fromkeys(
        listed("投げる 投げつける 打ち込む 撃ち込む 叩き込む ぶち込む 放つ ぶつける ぶっぱなす 当てる 飛ばす"),
        "撃つ",
    ),
    **dict.fromkeys(("乗せる", "のせる"), "重ねる"),
    **dict.fromkeys(("入れ換える", "入れかえる"), "入れ替える"),
    **dict.fromkeys(("殴る", "殴りかかる", "殴り込む", "殴り倒す", "タップキルする", "なぐる"), "攻撃する"),
    **dict.fromkeys(("守る", "防ぐ", "止める", "受け止める", "阻む"), "ブロックする"),
    **dict.fromkeys(("探す", "見つける", "持ってくる", "サーチする"), "選ぶ"),
    **dict.fromkeys(
        ("焼く", "殺す", "倒す", "どかす", "退かす", "処理する", "吹き飛ばす", "潰す", "消す", "壊す", "片付ける"),
        "除去する",
    ),
    **dict.fromkeys(("奪う", "盗む", "パクる", "奪い取る"), "奪う"),
    **dict.fromkeys(("寝かせる", "寝かす"), "タップする"),
    **dict.fromkeys(("割る", "刻む"), "ブレイクする"),
    "変える": "変更する",
    "釣り上げる": "釣る",
    "ささげる": "捧げる",
}
"""Verbs of play, with the one by which rows call the same."""
_FATES = (
    *listed("死ぬ 残る 生き残る 生きる 勝つ 負ける なる 起こる 起きる 出る 行く いく 戻る 帰る 落ちる"),
    *listed("受ける 食らう くらう 喰らう 減る 増える 得る 失う 行う 倒れる 割れる 入る 飛ぶ 耐える 乗る"),
    *("いる", "ある", "持つ"),
)
"""Verbs of which questions ask: what becomes of something."""
_ABLE_FATES = frozenset(("勝つ", "生き残る", "耐える"))
"""Such verbs of which rows ask whether it can be."""
_LIVES = {"生きる": "生きている", "帰る": "戻る"}
"""Such verbs that rows have at length or in another word."""
_BECOMES = re.compile(rf"(?:{'|'.join((*_FATES, '[さかたまばらわが]れる', '(?:誘発|解決|死亡|敗北|勝利)する'))})$")
"""What becomes of something, at the end of a question."""
_HELD = frozenset(listed("置く 出す つける 付ける 立てる 並べる 残す する 重ねる 載せる 置かれる 出される される"))
"""Verbs that at length tell how something is (出している): no deed is begun by that."""
_LONGEST = 14
"""Characters of the longest form."""
_FIRST, _LAST = "、", "鿿"
"""Between these stand all characters with which a form ends; signs that stand for quoted texts do not."""
_KANJI = re.compile(r"[一-鿿々]")
_COUNTERS = "枚体点回個度発"
"""Behind a number of something a verb begins (何枚引く)."""


class Form(NamedTuple):
    """What a form of a verb says.

    Attributes:
        plain: the verb, as rows have it.
        can: it says what can be done.
        negative: it says that it is not so.
        joins: another deed follows it.
        lasting: it says that something goes on.
        past: it says that it was so.
    """

    plain: str
    can: bool = False
    negative: bool = False
    joins: bool = False
    lasting: bool = False
    past: bool = False


Said = tuple[str, bool, bool, bool, bool, bool]
"""A form as plain data, as it is kept."""


_WILL = str.maketrans("えけげせてねべめれ", "おこごそとのぼもろ")
"""The last kana of what can be done before る, with that of what somebody wants to do before う (撃てる, 撃とう)."""


def _volitional(verb: Forms) -> str:
    """Return how it is said that somebody wants to do something (撃とう)."""
    if verb.plain.endswith("する") or verb.potential.endswith("られる"):
        return f"{verb.stem}よう"
    return f"{verb.potential[:-2]}{verb.potential[-2].translate(_WILL)}う"


def _said(verb: Forms, form: Form) -> Iterator[tuple[str, Form]]:
    """Yield every form in which a verb may stand at the end of a clause."""
    no = verb.negative.removesuffix("ない")
    yield verb.plain, form
    yield verb.past, form._replace(past=True)
    yield f"{verb.stem}ます", form
    yield f"{verb.stem}ました", form._replace(past=True)
    for end in ("いる", "いた", "る", "た", "います", "いました", "いるところ", "いって"):
        yield verb.te + end, form._replace(lasting=True)
    for end in listed(
        "しまう しまった しまいました きた くる きました きます みる みた いく いった おく おいた もらう もらった"
    ):
        yield verb.te + end, form
    yield f"{verb.te}て", form._replace(joins=True, lasting=True)
    yield f"{verb.te}きて", form._replace(joins=True)
    short = verb.te[:-1] + ("ちゃ" if verb.te[-1] == "て" else "じゃ")
    for end in ("う", "った", "います", "いました"):
        yield short + end, form
    for end in ("たい", "たいです", "たいと思う", "たいと思います", "たがっている"):
        yield verb.stem + end, form
    will = _volitional(verb)
    for end in ("する", "した", "している", "していた", "してる", "してた", "してきた", "しました", "しています"):
        yield f"{will}と{end}", form
    yield f"{will}として", form._replace(joins=True)
    for end in ("ない", "なかった"):
        yield no + end, form._replace(negative=True, past=end != "ない")
    for end in ("ません", "ませんでした"):
        yield verb.stem + end, form._replace(negative=True, past=end != "ません")
    without = f"{no[:-1]}せ" if verb.plain.endswith("する") else no
    for end in ("ず", "ずに"):
        yield without + end, form._replace(negative=True, joins=True)
    for end in ("こない", "こなかった", "きません", "きませんでした"):
        yield verb.te + end, form._replace(negative=True, past=end.endswith(("かった", "でした")))
    for end in ("ないで", "なくて", "ないまま"):
        yield no + end, form._replace(negative=True, joins=True)
    for end in ("", "から", "、"):
        yield verb.te + end, form._replace(joins=True)
    yield verb.stem, form._replace(joins=True)


def _potentials(verb: Forms) -> tuple[str, ...]:
    """Return how it is said that something can be done; of verbs of one step the short form too (唱えれる)."""
    if verb.potential.endswith("られる"):
        return verb.potential, f"{verb.potential.removesuffix('られる')}れる"
    return (verb.potential,)


class _Endings(dict[str, Mapping[str, Said]]):
    """What forms say, by their last two characters: of thirteen thousand a sentence needs those that end as it does.

    Args:
        packed: the forms that end alike, packed.
    """

    def __init__(self, packed: Mapping[str, keeping.Packed]) -> None:
        super().__init__()
        self._packed = packed

    def __missing__(self, ending: str) -> Mapping[str, Said]:
        packed = self._packed.get(ending)
        found: Mapping[str, Said] = keeping.unpacked(packed, dict) if packed is not None else {}
        self[ending] = found
        return found


@lru_cache(maxsize=2)
def _forms(fates: bool) -> _Endings:
    """Return what each form says, as an earlier process of the same code found it; `fates`: of verbs of questions too."""
    name = "verbs-of-questions" if fates else "verbs-of-deeds"
    before = keeping.kept(name, _Endings)
    if before is not None:
        return before
    known: dict[Form, Said] = {}  # most forms say what another one says
    found: dict[str, dict[str, Said]] = {}
    for surface, form in _every_form(fates).items():
        plain, can, negative, joins, lasting, past = form
        alike = found.setdefault(surface[-2:], {})
        alike[surface] = known.setdefault(form, (plain, can, negative, joins, lasting, past))
    packed = {ending: keeping.packed(alike) for ending, alike in found.items()}
    keeping.keep(name, packed)
    return _Endings(packed)


def _every_form(fates: bool) -> dict[str, Form]:
    """Return what each form says, worked out."""
    found: dict[str, Form] = {}

    def add(verb: Forms | None, form: Form) -> None:
        for surface, said in _said(verb, form) if verb is not None else ():
            found.setdefault(surface, said)

    for lemma, plain in {
        **({one: _LIVES.get(one, one) for one in _FATES} if fates else {}),
        **DEEDS,
        "する": "する",
    }.items():
        verb, row = inflected(lemma), inflected(plain)
        assert verb is not None
        assert row is not None
        add(verb, Form(plain))
        for potential in _potentials(verb):
            add(inflected(potential), Form(plain, can=True))
        add(inflected("出来る") if lemma == "する" else None, Form(plain, can=True))
        add(inflected(verb.passive), Form(row.passive))
        add(inflected(verb.causative), Form(row.causative))
    return found


def verb_at_end(text: str, fates: bool = False) -> tuple[str, Form] | None:
    """Return what stands before the verb at the end of a text, and what the verb says; None where no verb of play ends it."""
    if not _FIRST <= text[-1:] <= _LAST:
        return None  # no Japanese word ends it: the forms need not be known
    forms = _forms(fates)
    alike = forms[text[-2:]]
    for length in range(min(_LONGEST, len(text)), 0, -1):
        said = alike.get(text[-length:]) if length > 1 else forms[text[-1:]].get(text[-1:])
        if said is None:
            continue
        form = Form(*said)
        before = text[:-length]
        if form.plain.startswith(("する", "され", "させ")):
            if not before.endswith((*_DOING, *(_HAPPENING if fates else ()), "を")):
                continue
            noun = before.removesuffix("を")
            if before.endswith("を") and not noun.endswith(_DOING):
                continue
            return noun, form
        if _KANJI.match(text[-length]) and _KANJI.search(before[-1:]) and before[-1] not in _COUNTERS:
            continue  # the end of a longer word
        if (
            form.plain == "ある"
            and text[-length] == "な"
            and "ぁ" <= before[-1:] <= "ん"
            and before[-1] not in "がはもに"
        ):
            continue  # the end of another verb that is denied
        if form.plain == "ブロックする" and before and before[-1] not in "でがはを、, にも":
            continue
        return before, form
    return None


_ASKING = re.compile(
    r"(?:(?:の|ん)?(?:です|でしょう|だろう|だ)?(?:っけ)?(?:か(?:な|ね|い|しら)?|よ?ね|の|ん)?|(?:です|でしょう|だろう)か?)$"
)
"""What makes a sentence a question."""
_MAY = re.compile(r"(?P<te>.*[てで])も?(?:いい|よい|良い|大丈夫|構わない|かまわない|OK)$")
_ABLE = re.compile(
    r"(?P<verb>.*(?:る|う|く|ぐ|す|つ|ぬ|ぶ|む))(?:こと|の)(?:が|は|も)?(?:可能|(?P<can>(?:でき|出来)\S*))$"
)
_IN_FRONT = re.compile(
    r"^\s*(?:(?:このターン(?:中)?|今|この状況|この場面|この場合)(?:に|で|では|は)?[,、]\s*|(?:この状況|この場面|この場合)(?:で|では|は)?(?=[A-H][はがの])"
    r"|(?:その後|そのあと|この後|このあと|続いて|続けて|次に|さらに)(?:に)?[,、]?(?=[A-H][はがの])"
    r"|(?:では|じゃあ|結局|ちなみに|それで|で)[,、]\s*)(?=\S)"
)
"""What stands in front of a question and only says that it is asked here."""
_CHANGED = re.compile(r"(?<=[枚点体つ])に(?:増え|減り?)(?:る|ます|た|ました)")
"""A number asked of as what it comes to."""
_HOW_MANY = re.compile(r"(?:何|なん)[枚点体回個]|いくつ")
_UNABLE = (
    r"(?:(?:できない|^[^\s,;?はがをにで]{1,3}[せえけてねべめれげ]ない|だめ|ダメ|無理|不可能)"
    r"(?:な)?(?:の)?(?:なら(?:ば)?|は|場合(?:は)?),?)?"
)
_WHY = re.compile(
    rf"(?:{_UNABLE}(?:なんで|何故|どうして|なぜ)|^(?:{_UNABLE}(?:その)?|できない)(?:理由|根拠)は)(?:なら|か)?(?:に|は)?,?\s*"
)
_THEREFORE = re.compile(r"(?:ので|んで|から|けれども|けれど|けど|ところ|が|し|ところで)$")
"""What joins a clause to what follows from it, behind a finite verb."""
_CONDITION = re.compile(
    r"(?P<mark>ら(?:ば)?|(?:の)?なら(?:ば)?|と(?!き|も)|(?:の)?場合(?:に)?(?:は)?|とき(?:に)?(?:は)?|(?<=[たる])時(?:に)?(?:は)?|ば)"
    r",?\s*(?=[^\s,;?])"
)
"""What makes a deed the condition of a question behind it."""
_EVEN_IF = re.compile(r"(?<=[てで])も,?\s*(?=[^\s,;?])(?!い|よ|良|大丈夫|構|か|OK|同じ|[^?]*[てで]も)")
"""The same where it makes no difference: ブロックしても牛は死ぬ?"""
_CONDITION_ALONE = re.compile(
    r"(?P<mark>ら|と|(?:の)?なら(?:ば)?|(?:の)?場合(?:に)?(?:は)?|ば)(?:どう(?:なる|です)?か?)?(?=[?;.\s]*$)"
)
"""A condition behind which nothing is asked."""
SUPPOSED, THE_SAME = "\u2063", "\u2064"
"""Signs: around the deeds on which a question depends, and in the place of what the question before it asked."""
_BA = {
    "えば": "う",
    "けば": "く",
    "げば": "ぐ",
    "せば": "す",
    "てば": "つ",
    "ねば": "ぬ",
    "べば": "ぶ",
    "めば": "む",
    "れば": "る",
}
"""The form of a condition by its end, with that of a statement."""


def as_rows_say(line: str) -> str:
    """Return a line with its Japanese verbs in the forms in which rows are written.

    Args:
        line: a line without quoted texts.
    """
    if line.isascii():
        return line
    line = _IN_FRONT.sub("", line) if line.rstrip(" ;.").endswith("?") else line
    asked = line.rstrip(" ;.").endswith("?") or line.lstrip()[:1] == "?"
    line = (
        _conditions_apart(line)
        if asked
        else "".join(
            _one_after_another(one, _THEN if _OVER.search(one) else _AFTER) for one in re.split("(?<=;)", line)
        )
    )
    parts = re.split(r"([,;?()])", line)
    last = max((place for place in range(0, len(parts), 2) if parts[place].strip()), default=0)
    depth = 0
    for place in range(0, len(parts), 2):
        before = parts[place - 1] if place else ""
        depth += (before == "(") - (before == ")")
        if depth > 0 and parts[0].strip():
            continue  # in brackets stands how something is
        sign = parts[place + 1] if place + 1 < len(parts) else ""
        question = asked and (sign == "?" or place == last)
        expected = line.lstrip()[:1] == "="
        parts[place] = _as_question(parts[place]) if question else _clause(parts[place], sign, fates=expected)
    return "".join(parts)


def _clause(text: str, sign: str, *, fates: bool = False) -> str:
    """Return a clause of a deed with the verb at its end as rows have it."""
    plain = text.rstrip()
    if not plain or plain.isascii():
        return text
    if sign == ",":
        without = _THEREFORE.sub("", plain)
        found = verb_at_end(without, fates) if without != plain else None
        if found is not None and not found[1].joins:
            plain = without
    found = verb_at_end(plain, fates)
    if found is None:
        return text
    before, form = found
    if form.joins and not form.negative:
        return text
    if form.lasting and (form.plain in _HELD and not _by_something(before)):
        return text
    if form.can and form.negative and form.plain in ("払う", "支払う"):
        return before + _not(form.plain)  # who cannot pay does not
    if form.can:
        return f"{before}しない" if form.negative and before.endswith(("ブロック", "防御", "対応")) else text
    if form.negative:
        return before + _not(form.plain)
    return before + form.plain


def _by_something(before: str) -> bool:
    """Tell whether something is done with what is named (熊で攻撃している), not only told of it (熊が攻撃している)."""
    return re.search(r"で(?:[^でがは,;]*[をに])?[^をにがは,;]*$", before) is not None


def _not(plain: str) -> str:
    forms = inflected(plain)
    return forms.negative if forms is not None else plain


def _as_question(text: str) -> str:
    """Return a question with the verb at its end as rows have it; what can be done is said with できる."""
    plain = text.rstrip()
    lead = "?" if plain.lstrip()[:1] == "?" else ""
    plain = plain.lstrip(" ?") if lead else plain
    if not plain or plain.isascii():
        return text
    plain = _CHANGED.sub("になる", _IN_FRONT.sub("", plain))
    why = _WHY.search(plain)
    if why is not None and not why.group().isspace() and "なぜできない" not in plain:
        plain = f"なぜ{plain[: why.start()].lstrip()}{plain[why.end() :]}"
    bare = _without_asking(plain)
    if (can := _asked_whether_it_can(bare)) is not None:
        return f"{lead}{can}"
    found = verb_at_end(bare, fates=True)
    if found is None:
        return f"{lead}{bare}" if lead or why is not None or bare != plain else text
    before, form = found
    could = form.can and form.past and (form.negative or not form.joins)
    if could and why is None and not _HOW_MANY.search(before):
        return text  # what could have been done instead is not what can be done now
    return f"{lead}{_in_plain_form(bare, before, form, why is not None)}"


def _asked_whether_it_can(bare: str) -> str | None:
    """Return a question whether something may or can be done, in other words than the potential of its verb; None: no such."""
    may = _MAY.fullmatch(bare)
    if may is not None and (found := verb_at_end(may.group("te"), fates=False)) is not None and found[1].joins:
        return _able(found[0], found[1].plain, negative=False)
    able = _ABLE.fullmatch(bare)
    if able is not None and (found := verb_at_end(able.group("verb"), fates=False)) is not None:
        negative = "な" in (able.group("can") or "") or "ません" in (able.group("can") or "")
        return _able(found[0], found[1].plain, negative=negative)
    return None


def _in_plain_form(bare: str, before: str, form: Form, why: bool) -> str:
    """Return a question with the verb at its end in the plain form, or with できる where it asks what can be done."""
    if form.joins and not form.negative:
        return bare
    if form.can and form.plain in _FATES and form.plain not in DEEDS.values():
        verb = inflected(form.plain) if form.plain in _ABLE_FATES else None
        return f"{before}{verb.potential if verb is not None else form.plain}"
    if form.can and not _HOW_MANY.search(before):
        return _able(before, form.plain, negative=form.negative)
    if form.lasting and (before[-1:] == "が" or form.plain == "する") and not _by_something(before):
        return bare
    if form.negative and why and _BECOMES.search(f"{before}{form.plain}") is not None:
        return f"{before}{form.plain}"  # why it is not so: whether it is, with what decides it
    if form.negative and (why or form.plain in DEEDS.values() or form.plain == "する"):
        return f"{before}{_not(form.plain)}"
    return f"{before}{form.plain}"


def _without_asking(plain: str) -> str:
    """Return a question without the words that make it one: the most of them behind which a verb ends the sentence."""
    for length in range(0, 8):
        rest, end = (plain[: len(plain) - length], plain[len(plain) - length :]) if length else (plain, "")
        if _ASKING.fullmatch(end) and verb_at_end(rest, fates=True) is not None:
            return rest
    for length in range(7, 0, -1):
        end = plain[len(plain) - length :]
        if re.fullmatch(r"(?:です|でしょう|だろう|の)(?:か|かね|かな)?", end):
            return plain[: len(plain) - length]
    return plain


_THIS_TURN = re.compile(r"(?:この|今の)ターン(?:中)?(?:に)?(?:は|も|すぐ)?,?|(?:今|すぐ)(?:に|は)?(?=[^\s,])")
"""That something is asked of now, which every question is."""


def _able(before: str, plain: str, *, negative: bool) -> str:
    before = _THIS_TURN.sub("", before)
    before = re.sub(
        r"(?<=で)(?P<what>[^,;はがをにで]+)は(?=(?:攻撃|ブロック|防御)?$)", r"\g<what>を", before
    )  # 熊でBは攻撃できる
    able = "できない" if negative else "できる"
    return f"{before}{plain.removesuffix('する')}{able}" if plain.endswith("する") else f"{before}{plain}ことが{able}"


def _conditions_apart(line: str) -> str:
    """Return a question with the deeds on which it depends in front of it: 攻撃したら何枚残る? is 攻撃する; 何枚残る?

    Before these deeds and behind them stands a sign, so that they are done for that question alone where another one supposes
    something else.
    """
    behind_mark = line.strip().removeprefix("?").strip(" ?")
    if (
        line.lstrip().startswith("?")
        and "?" not in behind_mark
        and SUPPOSED in (apart := _condition_apart(f"{behind_mark}?"))
    ):
        return apart
    told = [
        one if one.rstrip().endswith("?") or _OVER.search(one) is None else _one_after_another(one, _THEN)
        for one in re.split(r"(?<=[;?])", line)
    ]  # what was done upon what was done is no condition of a question behind it
    return "".join(_condition_apart(sentence) for sentence in re.split(r"(?<=\?)", "".join(told)))


def _condition_apart(line: str) -> str:
    """Return a sentence with the deeds on which it depends in front of it; one that asks nothing behind them asks the same."""
    place = supposed = begun = 0
    asks = line.rstrip(" ;.").endswith("?") and line.lstrip()[:1] != "?"
    alone = _CONDITION_ALONE.search(line) if asks else None
    if alone is not None and _deed_supposed(line[: alone.start()], alone["mark"]):
        line = f"{line[: alone.start()]}{alone['mark']},{THE_SAME}?"
    while (match := _CONDITION.search(line, place) or (_EVEN_IF.search(line, place) if asks else None)) is not None:
        deed = _deed_supposed(line[: match.start()], match.groupdict().get("mark") or "")
        if not deed:
            place = match.end()
            continue
        # Behind the last condition stands the question; behind another one more is done.
        done = f"{deed}{',' if ';' in line[match.end() :].rstrip('; ') else ';'}"
        begun = begun if supposed else line.rfind(";", 0, match.start()) + 1  # what is told before is no part of it
        line, place = done + line[match.end() :], len(done)
        supposed = place
    if not asks or not supposed:
        return line
    return f"{line[:begun]}{SUPPOSED};{line[begun:supposed]}{SUPPOSED};{line[supposed:]}"


def _deed_supposed(before: str, mark: str) -> str:
    """Return the deed that stands before what makes it a condition, as it would be done; empty where no such deed stands there.

    Args:
        before: what stands before it.
        mark: what makes it a condition; empty where its verb only joins it (ブロックしても).
    """
    found = verb_at_end(before, fates=False)
    if mark == "ば":
        end = f"{before[-1:]}ば"
        said = f"{before[:-3]}ない" if before.endswith("なけれ") else before[:-1] + _BA.get(end, "")
        found = verb_at_end(said, fates=False) if end in _BA else None
    if found is None or found[1].can or found[1].joins != (not mark):
        return ""
    if mark.startswith("ら") and not found[1].past:
        return ""
    head, form = found
    return f"{head}{_not(form.plain) if form.negative else form.plain}"


_AFTER = re.compile(r"(?P<mark>(?<=[ただ])(?:後|あと)(?:に|で)?),?\s*(?=[^\s,;はの])")
"""That one thing is done after another: 攻撃した後、火花を撃つ."""
_OVER = re.compile(r"[ただ][;\s]*$")
_THEN = re.compile(rf"{_AFTER.pattern.replace('(?P<mark>', '(?P<mark>ら|と(?=,)|(?:時|とき|際)(?:に)?(?=,)|', 1)}")
"""What joins what was done to what was done upon it: 攻撃したらブロックされた, 攻撃する時、侵略した."""


def _one_after_another(line: str, joins: re.Pattern[str]) -> str:
    """Return what was told with the deeds in it joined by commas: 熊で攻撃したら壁でブロックされた.

    Args:
        line: the line.
        joins: what joins them; where nothing of it was done yet, no conditions.
    """
    place = 0
    while (match := joins.search(line, place)) is not None:
        place = match.end()
        found = verb_at_end(line[: match.start()], fates=False)
        mark = match["mark"]
        fits = mark[0] in "時際" or mark[:2] == "とき" or (found is not None and (mark[0] != "と") == found[1].past)
        if found is None or found[1].joins or found[1].can or not fits:
            continue
        head, form = found
        done = f"{head}{_not(form.plain) if form.negative else form.plain},"
        line, place = done + line[match.end() :], len(done)
    return line


def deed_joined(part: str) -> str | None:
    """Return a deed whose verb would go on, with the verb in the form in which a deed ends; None where it does not go on."""
    found = verb_at_end(part.rstrip(), fates=False)
    if found is None or not found[1].joins or found[0].endswith("対応"):
        return None
    before, form = found
    return before + (_not(form.plain) if form.negative else form.plain)
