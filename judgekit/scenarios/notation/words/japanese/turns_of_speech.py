"""Turns of Japanese speech for which rows have a plainer one: two players at once, a creature as the subject, what is asked twice.

A sentence stands here with its cards aside, before its clauses are parted. Only the construction changes: each name, number and
player stays, and what has no row stays to be refused. What is left out because the game works it out is said aloud.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, forms_beside, in_other_words
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese.abilities_used import with_abilities_used
from judgekit.scenarios.notation.words.japanese.ages_told import with_ages
from judgekit.scenarios.notation.words.japanese.left_out import with_deeds_in_full
from judgekit.scenarios.notation.words.japanese.prices_told import with_prices_behind
from judgekit.scenarios.notation.words.japanese.told_beside import with_what_is_beside
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside

_BEGINS = r"(?:^|(?<=[;,?]))\s*"
_ENDS = r"(?=\s*(?:[;,?]|$))"
_CARDS = rf"{CARD}(?:と{CARD})*"
_FIGHT = r"(?:攻撃|アタック|殴|ブロック|防御|守[らりるっ]|止め|受け止め)"
_NUMBERED = r"(?:残り)?(?:ライフ|手札|シールド|墓地|マナ|山札|ライブラリー)"
_OF_TWO = (
    r"(?P<players>[A-H]も(?:[A-H]も)+|[A-H](?:[と,][A-H])+(?:(?=ともに|共に|それぞれ)|は|が|の(?=(?:残り)?(?:ライフ|手札|シールド|墓地|マナ|山札))))"
    r"(?:それぞれ|ともに|共に|お互い(?:に)?|互いに|どちらも|両方とも?|双方(?:とも)?|全員(?:が)?|みんな|各自)?(?:が)?,?"
)


def _each(match: re.Match[str]) -> str:
    """Return of each player what is told of several at once."""
    players = re.findall("[A-H]", match["players"])
    of_each = "それぞれ|ともに|共に|どちらも|全員|みんな|いずれも|ずつ"
    if "counted" not in match.groupdict():
        verb = "コントロールしている" if match["verb"] == "コントロール" else f"{match['verb']}いる"
        life = "".join(f"{one}の{match['life'].rstrip('で,')};" for one in players) if match["life"] else ""
        has = ";".join(f"{one}は{match['things']}を{match['often']}{verb}" for one in players)
        return f"{life}{has}{';' if match['goes_on'] else ''}"
    counted = re.sub(of_each, "", match["counted"])
    more = re.sub(rf"^,(?:{of_each})?,?|ずつ", "", match["more"] or "")
    return ";".join(f"{one}の{counted}" + (f";{one}は{more}" if more else "") for one in players)


_ASKED_TWICE = re.compile(
    rf"(?P<first>(?:(?P<whose>[A-H]の)|(?:[A-H]|{CARD})(?:は|が))?[^,;?]*?(?:何[枚点体個回]|いくつ|どこ|誰|だれ|どれ|どちら|どっち|何点|何)(?:残り|増え|減り|受け|引き|に(?:行き|なり)|が(?:勝ち|残り|死に))?)(?:で|て|、)?,"
    rf"(?P<second>(?:[A-H]|{CARD}|{_NUMBERED}|何)[^,;?]*?(?:何[枚点体個回]|いくつ|どこ|誰|どれ|どちら|どっち|何)[^,;?]*\??)$"
)
"""Two questions in one sentence: シールドは残り何枚で、手札は何枚増えた?"""
_STEM = {"残り": "残る", "増え": "増える", "減り": "減る", "受け": "受ける", "引き": "引く", "に行き": "に行く"} | {
    "になり": "になる",
    "が勝ち": "が勝つ",
    "が残り": "が残る",
    "が死に": "が死ぬ",
}


def _two_questions(match: re.Match[str]) -> str:
    first = match["first"]
    for stem, verb in _STEM.items():
        if first.endswith(stem):
            first = first.removesuffix(stem) + verb
            break
    second = match["second"]
    if match["whose"] and re.match(_NUMBERED, second):
        second = match["whose"] + second
    return f"{first}?{second}"


_WRITTEN = forms_beside(
    __file__,
    {
        "begins": _BEGINS,
        "of_two": _OF_TWO,
        "numbered": _NUMBERED,
        "ends": _ENDS,
        "cards": _CARDS,
        "card": CARD,
        "fight": _FIGHT,
        "card_inner": CARD[1:-1],
    },
    each=_each,
    going_on=lambda match: _going_on(match),
    after_damage=lambda match: "先制攻撃のダメージ後" if match[1] else "ダメージ後",
    each_so_many=lambda match: "と".join(f"{one} {match[2]}" for one in match[1].split("と")) + "を",
)


def _which(match: re.Match[str]) -> str:
    """Return what of all dies or is left as a question: 死ぬのどっち."""
    asked = "どちら" if match["which"] in ("どっち", "どちら") else "何"
    return f"{asked}が{'残る' if match['fate'].startswith('残') else match['fate']}"


_ASKED = forms(
    rf"""
# What only leads to a question, and when it is asked: the end is always asked of.
{_BEGINS}(?:あと(?:は)?|ついでに|それと|あとそれと),?(?=(?:[A-H]|{CARD}|何|どちら|どっち|誰)(?:の|は|が)) =>
(?<=[はが])(?:最後(?:に)?|最終的に|結局(?:は)?|あとで|後で|その後),?(?=(?:どこ|戦場|場|手札|墓地|戻)) =>
(?<=は)(?:戦場|場|バトルゾーン)に(?:戻って(?:くる|きます|来る|来ます)|戻ります)(?=[^\s,;]{{0,2}}[?\s]*$) => 戦場に戻る
# Whether what a spell asks for can be paid, so that the own one comes through.
(?<=[A-H]は)((?:\d+|(?:{{[^{{}}]+}})+)(?:点|マナ)?(?:を)?|マナを)?\s*(?:支)?払って,?(?:(?:それ|これ|{CARD})を)?(?:通せ(?:る|ます)|通すことができ(?:る|ます)|打ち消されずに済(?:む|みます)|守れ(?:る|ます))(?=(?:の|ん)?(?:です)?か?[?\s]*$)
   => @can_pay
# How the game itself ends.
{_BEGINS}(?:この)?(?:ゲーム|試合|対戦|勝負)(?:の(?:勝敗|結果|決着))?は(?:どうな(?:る|ります|った|りました))(?:の)?(?:です)?か?(?=[?\s]*$)
   => 誰が勝つ
# What is left, named before what asks for it.
{_BEGINS}(?:戦闘後(?:に)?|最後に|最終的に)?,?(?:戦場|場|盤面|バトルゾーン|戦闘エリア)に(?:残る|残って(?:い)?る|残った|いる)(?:の|もの|クリーチャー|ユニット|カード)(?:は|って)?(?:誰の)?(?:どれ|何|どのクリーチャー|どいつ)(?:とどれ)?(?:です|だ)?か?(?=[?\s]*$)
   => 何が残る
{_BEGINS}(?:戦闘後(?:に)?|最後に|最終的に)?,?(?P<fate>死ぬ|破壊される|残る|残って(?:い)?る|生き残る)(?:の|クリーチャー|ユニット)(?:は|って)?(?:誰の)?(?P<which>どれ|何|どのクリーチャー|どいつ|どっち|どちら)(?:です|だ)?か?(?=[?\s]*$)
   => @which
((?:[A-H]|{CARD})の{_NUMBERED})(?=(?:何[点枚]|いくつ)[^,;?]*\s*\?) => \1は
どこ(?:に|へ)?(?:いく|いきます|いった|いきました)(?=(?:の|ん)?(?:です)?か?[?\s]*$) => どこに行く
(?<=[A-H]は)((?:この|今の)ターン(?:に)?)?([A-H])を(?:倒せ|殺せ)(?=る|ます) => \1\2に勝て
# Of several at once.
{_BEGINS}({CARD}|[^\s,;?はがをにでもの]{{1,8}})も({CARD}|[^\s,;?はがをにでもの]{{1,8}})も(?:両方|どちらも|一緒に|同時に)?(?=(?:死|破壊され|生き残|残|どうな|墓地|追放))
   => \1と\2は
{_BEGINS}(?:互いに|お互い(?:に|とも)?|相互に|双方(?:とも)?|両者(?:とも)?)(?:は|が)?(?=死|破壊され|倒れ) => どちらも
(?<=は)やられ(?:る|ます|た|ました)(?=(?:の)?(?:です)?か?[?\s]*$) => 死ぬ
(?<=に)何(?=残[るっり]) => 何が
(?<=[一-龠々ァ-ヶー{CARD[1:-1]}])(忠誠度|パワー|タフネス)(?:は)?(?=(?:いくつ|何点?|どう)[^,;?]{{0,3}}[?\s]*$)
   => の\1は
(?<=[らばと])([A-H])(?=勝[ちつてっ]|負け) => \1は
{_BEGINS}(?:(?:これ|それ)(?:で|って|は)?,?)?([A-H])(?:の|が|は)?(?:(?P<loses>負け)|勝[ちつっ])(?:る|た|です|だ)?(?:か|よね|だよね)?(?=[?\s]*$)
   => @wins
残り(何枚)(?:です|だ)?か?(?=[?\s]*$) => \1残る
({CARD})の忠誠(?:度)?カウンター(?:の数)?(?:は|が)(?=(?:何個|いくつ)) => \1の忠誠度は
(?<=忠誠度は)(?:何個|いくつ)(?:ある|あります|残る|乗って(?:い)?る|になる|になります)?(?:です)?か?(?=[?\s]*$) =>
(?<=忠誠度)は(?:いくつ|何点|どれだけ)(?:残(?:る|り|って)|にな(?:る|り))[^,;?]{{0,5}}(?=[?\s]*$) => は
# How many counters of a kind something gets.
({CARD})(?:の上)?に(?:は)?([^\s,;?はがをに]{{1,8}})?カウンター(?:は|が)?(何個|いくつ)(?:乗|載|の[らりるっ]|置かれ|たま|溜ま|ある|つ[かきく])[^,;?]{{0,6}}(?=[?\s]*$)
   => \1の\2カウンターは\3
({CARD})の((?:[+-]\d+/[+-]\d+))カウンターは(?:何個|いくつ)(?=[?\s]*$) => \1のカウンターは
""",
    can_pay=lambda match: f"{(match[1] or 'マナ').removesuffix('を')}を払える",
    which=_which,
    wins=lambda match: f"{match[1]}は{'負ける' if match['loses'] else '勝つ'}",
)
_CAME_OF_IT = re.compile(
    r"(?<=[撃打使唱])(?P<verb>って|え(?:て)?|い),?(?P<what>(?:それで)?(?:全部|全員|みんな|両方(?:とも)?|どちらも|すべて|2体とも|3体とも)(?:が)?(?:死ん|死亡し|破壊され|倒れ|墓地に(?:行っ|落ち))(?:だ|た|ました))(?=\s*(?:[;,]|$))"
)
"""What came of a deed, told with it."""
_ENDS_OF = {"撃": "つ", "打": "つ", "使": "う", "唱": "える"}
_ENOUGH_MANA = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?P<what>マナ(?:は|も)(?:十分(?:に)?|普通に|たくさん)?(?:足りて(?:い)?(?:る|ます)|足りる|足ります|ある|あります|十分(?:です|だ|ある)?)){_ENDS}"
)
"""That there is mana enough, which is what is taken where neither lands nor mana are written."""
_FROM_BEFORE = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?P<what>(?:[A-H]の)?(?:クリーチャー|ユニット)は(?:どちらも|全員|全部|みんな|すべて|[2-9]体とも|両方(?:とも)?|いずれも)?,?(?:前の(?:自分の)?ターンから|ずっと|最初から)(?:いる|いた|います|出ている|出ています)){_ENDS}"
)
"""That somebody's creatures were there before, which is what is taken of all of which nothing else is said."""


def in_plain_turns(line: str, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a line whose sentences are turned as rows have them.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
        taken: takes what is left out, to be said aloud.
    """
    line = with_abilities_used(with_what_is_beside(with_ages(with_prices_behind(line), cards), cards), cards, taken)
    line = with_deeds_in_full(line, taken)
    line = _FACT_BEHIND.sub(filled(r"\g<fact>;\g<asked>"), line)
    line = re.sub(r"[^;?]+(?=;|$)", lambda match: _as_a_question(match.group()), line)
    line = in_other_words(line, _WRITTEN)
    line = _PUT_ON.sub(lambda match: _put_on(match, cards), line)
    for shape, japanese, english in _SAID_ALOUD:
        line = _without(line, shape, Bilingual(japanese, english), cards, taken)
    line = _CAME_OF_IT.sub(lambda match: _worked_out(match, taken), line)
    if "?" not in line:
        return line
    parts = re.split(r"(?<=[;?])", line)
    return "".join(_asked(one) if one.rstrip().endswith("?") else one for one in parts)


_PUT_ON = re.compile(
    rf"(?P<what>{CARD})を(?:唱え|出し|設置し|プレイし)て,?(?:それを)?(?P<on>(?:[A-H]の)?{CARD})に(?:すぐ(?:に)?)?(?:つけ|付け|着け|装備し|貼っ|張っ)(?=て|た|る)"
    rf"|(?P<host>(?:[A-H]の)?{CARD})に(?P<worn>{CARD})を?(?:貼っ?|張っ?|つけ|付け|着け|エンチャントし)(?=[てたる](?!い[るたて]))"
)
"""Something that is cast and put on a creature: an Aura is cast on it, with Equipment it is equipped (303.4, 702.6)."""


def _going_on(match: re.Match[str]) -> str:
    found = verb_at_end(match["done"])
    return f"{match['done']}," if found is not None and found[1].joins else match.group()


def _put_on(match: re.Match[str], cards: NamesAside) -> str:
    name = cards.name(match["what"] or match["worn"])
    described = cards.described_as(name)
    if re.search("オーラ|Aura", described):
        return f"{match['on']}に{match['what']}を唱え" if match["what"] else f"{match['host']}に{match['worn']}を唱え"
    if match["what"] and re.search("装備品|Equipment", described):
        return f"{match['what']}を唱えて,{cards.put(name)}を{match['on']}に装備し"
    return match.group()


_ENDS_ASKING = re.compile(
    r"(?P<asked>.*(?:ます|ました|ません|です|でした|でしょう|[るたうくすつぬぶむい]|ん|の|何[点枚体個回人]?|どれ|誰|いくつ|いくら|どこ|どちら|どっち|可能|有効|適正|死亡|破壊|[^ぁ-ん\s]))か(?:どうか)?(?:な|ね)?\s*$"
    r"|.*(?:は|が)(?:どうな(?:る|ります|った|りました)|(?:何[点枚体個回]|いくつ)(?:です|だ|になる|になります|残る|残ります|受ける|受けます|引く|引きます)?|どこ(?:に(?:行く|行きます|ある|あります|置かれる))?)\s*$"
    r"|.*(?:何|誰|どちら|どっち|どれ)が(?:勝つ|勝ちます|死ぬ|死にます|残る|残ります|破壊される|破壊されます)\s*$"
)
"""How a question ends that is written with a full stop."""
_ASKED_BY = re.compile(
    rf"(?<=[るたすんいうくぐつぬむぶ何点枚体個れこちら])か,(?=(?:[A-H]|{CARD}|何|誰|どちら|どっち|[^\s,;?はがをにで]{{1,10}})(?:は|が|の))"
)
"""What joins two questions: 熊は死ぬか、狼は生き残るか."""


def _as_a_question(sentence: str) -> str:
    """Return a sentence that asks with the sign of a question, where it ends with a full stop."""
    if _ENDS_ASKING.fullmatch(sentence) is None or re.match(r"\s*(?:[=#?]|[^\s:]{1,12}:)", sentence):
        return sentence
    return _ASKED_BY.sub("か?", sentence) + "?"


_FACT_BEHIND = re.compile(
    r"(?P<asked>[^;?]+\?(?:[^;?]+\?)*)\s*\(?(?P<fact>(?:S・?トリガー|トリガー|ブロック|防御|対応|レスポンス)(?:は|も|が)?(?:なし|無し|しない|ない|なかった|ありません(?:でした)?))\)?[;\s]*$"
)
"""What nobody did, told behind the questions."""


_NOBODY_ACTS = re.compile(
    r"(?:^|(?<=[;,?]))\s*(?P<what>(?:もし,?)?(?:(?:[A-H]|誰|お互い|両者|双方|どちら)(?:が|は|も|に)?,?|このまま,?|そのまま,?|これ以上,?|(?:他|ほか)に(?:は)?,?|特に,?)*"
    r"何もし(?:なければ|ないと|ないなら(?:ば)?|ない(?:場合|とき|時)(?:に)?(?:は)?|なかったら|なかった場合(?:は)?)),?(?=[^;?]+\?)"
)
"""That nobody does anything else, which is what a question is asked of."""
_TRIGGERED = re.compile(
    rf"(?:^|(?<=[;,]))\s*(?P<what>(?:そこで|ここで|これで|それで|すると|,)*(?:(?:[A-H]の)?{CARD}の)?(?:[^\s,;?はをにで]{{1,10}}?(?:が|も))?(?:また|同時に|それぞれ)?誘発(?:する|した|しました|します|して)?)"
    r"(?=\s*(?:[;,]|$))(?<!の誘発)"
)
"""That something triggered, which the game works out."""
_UNUSED = re.compile(
    r"(?<=持っている)(?P<what>(?:けど|けれど|が|のに),?(?:[^\s,;]{0,6}(?:使(?:わない|わなかった|いません|わず)|唱えない|唱えなかった|撃たない|撃たなかった|関係(?:は)?ない|温存(?:する|した)?)(?:です|まま)?))(?=\s*(?:;|$))"
)
"""That something is not used, behind where it lies."""
_THERE_ALREADY = re.compile(
    r"(?:(?<=攻撃する;)|(?<=攻撃した;)|(?<=殴った;))\s*(?P<what>(?:(?:いま|今)(?:は)?)?(?:まだ)?攻撃(?:指定|クリーチャー指定)?・?ステップ(?:中|の途中)?(?:です|だ|である|で)?),?(?=[^\s,;])"
)
"""In which step an attack was declared, told behind it."""
WORKED_OUT = "聞くだけにし、何が誘発するかは改めて求める"
_SAID_ALOUD = (
    (_THERE_ALREADY, "攻撃したので、そのステップにいる", "that is where an attack was declared"),
    (_UNUSED, "書いたほかには誰も何もしないものとする", "nobody is taken to do more than is written"),
    (
        _TRIGGERED,
        WORKED_OUT,
        "only heard: what triggers is worked out anew",
    ),
    (
        _NOBODY_ACTS,
        "書いたほかには誰も何もしないものとする",
        "nobody is taken to do more than is written",
    ),
    (
        _ENOUGH_MANA,
        "土地もマナも書かなければ足りる",
        "there is mana enough where neither lands nor mana are written",
    ),
    (
        _FROM_BEFORE,
        "(出たばかり)と書かなければ前のターンからいる",
        "whatever is not written to have just come was there before",
    ),
)


def _without(line: str, shape: re.Pattern[str], why: Bilingual, cards: NamesAside, taken: list[Bilingual]) -> str:
    """Return a line without what it says of what is taken anyway, which is said aloud."""
    for match in shape.finditer(line):
        shown = cards.back(match["what"])
        said = Bilingual(f"「{shown}」: {why.ja}", f"{shown!r}: {why.en}")
        taken += [said] if said not in taken else []
    return re.sub("で?,+(?=;|$)", "", shape.sub("", line)) if shape.search(line) is not None else line


def _worked_out(match: re.Match[str], taken: list[Bilingual]) -> str:
    verb = match.string[match.start() - 1]
    said = Bilingual(f"「{match['what']}」は改めて求める", f"{match['what']!r} is worked out anew")
    taken += [said] if said not in taken else []
    return _ENDS_OF[verb]


def _asked(question: str) -> str:
    question = _ASKED_TWICE.sub(_two_questions, question)
    parts = re.split(r"(?<=\?)", question)
    for place, part in enumerate(parts):
        part = in_other_words(part, _ASKED)
        parts[place] = part
    return "".join(parts)
