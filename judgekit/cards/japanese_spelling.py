"""Japanese card text: spellings and word orders that mean the same, brought to the one that the rows know; sentences."""

from __future__ import annotations

import re
import unicodedata

_DASHES = str.maketrans(
    {"−": "-", "－": "-", "‐": "-", "―": "-", "–": "-", ",": "、", "､": "、", "｡": "。", "代": "代"}
)
_KANJI_NUMBERS = {
    "一": "1",
    "二": "2",
    "三": "3",
    "四": "4",
    "五": "5",
    "六": "6",
    "七": "7",
    "八": "8",
    "九": "9",
    "十": "10",
}
_KANJI_COUNT = re.compile("([一二三四五六七八九十])(?=体|人|枚|つ|個|点)")
_SPELLINGS = (
    ("代わりに", "かわりに"),
    ("替わりに", "かわりに"),
    ("全て", "すべて"),
    ("対戦相手", "相手"),
    ("コントローラー", "支配者"),
    ("オーナー", "契約者"),
    ("ターン・プレーヤー", "ターン・プレイヤー"),
    ("プレーヤー", "プレイヤー"),
    ("限りは", "限り"),
    ("かぎりは", "かぎり"),
    ("カード名が", "名称が"),
    ("名前が", "名称が"),
    ("という名前の", "という名称の"),
    ("ずつ", ""),
    ("一番上から", "上から"),
    ("一番上のカード1枚", "上から1枚"),
    ("一番上のカードを", "上から1枚を"),
    ("一番上の魔石を", "上から1枚を"),
    ("の1番上", "の一番上"),
    ("の1番下", "の一番下"),
    ("お互いのプレイヤー", "各プレイヤー"),
    ("双方のプレイヤー", "各プレイヤー"),
    ("相手とあなた", "各プレイヤー"),
    ("あなたと相手", "各プレイヤー"),
    ("選んで破壊", "選び、破壊"),
    ("選んで捨てる", "捨てる"),
    ("選び、捨てる", "捨てる"),
    ("選んで、", "選び、"),
    ("を選びそれ", "を選び、それ"),
    ("別の", "他の"),
    ("もう1体の", "他の"),
    ("以下のうち", "次のうち"),
    ("自分の魔石デッキ", "魔石デッキ"),
    ("自分のダスト", "あなたのダスト"),
    ("あなたの魔導書から", "魔導書から"),
    ("あなたの魔導書の中から", "魔導書から"),
    ("魔導書の中から", "魔導書から"),
    ("手札の中から", "手札から"),
    ("を1体選び", "1体を選び"),
    ("お互いに", "互いに"),
    ("互いに戦闘ダメージ", "互いにダメージ"),
    ("点数を回復", "点数回復"),
    ("点数分回復", "点数回復"),
    ("ダメージを受けるとき", "ダメージを受ける場合"),
    ("しなくてはならない", "しなければならない"),
    ("を攻撃してもよい", "を攻撃できる"),
    ("も攻撃してもよい", "も攻撃できる"),
    ("を対象とすることはできない", "は対象にできない"),
    ("を対象にすることはできない", "は対象にできない"),
    ("することができない", "できない"),
    ("することはできない", "できない"),
    ("することができる", "できる"),
    ("することもできる", "できる"),
    ("ることはできない", "ることができない"),
    ("引くことができない", "引けない"),
    ("を指定することはできない", "を指定できない"),
    ("カウンタ-", "カウンター"),
    ("および", "と"),
    ("及び", "と"),
    ("又は", "または"),
    ("若しくは", "または"),
    ("出来ない", "できない"),
    ("ても良い", "てもよい"),
    ("無作為に選んで", "無作為に"),
    ("自分の手札", "手札"),
    ("自分の魔導書", "魔導書"),
    ("あなたの魔導書の上から", "魔導書の上から"),
    ("あなたの魔石デッキの", "魔石デッキの"),
    ("あなたの手札から", "手札から"),
    ("あなたのダストから", "ダストから"),
    ("は、", "は"),
    ("を、", "を"),
    ("両プレイヤー", "各プレイヤー"),
    ("互いのプレイヤー", "各プレイヤー"),
    ("相手プレイヤー", "相手"),
    ("相手のプレイヤー", "相手"),
    ("そのAP", "それのAP"),
    ("そのHP", "それのHP"),
    ("APが+", "AP+"),
    ("HPが+", "HP+"),
    ("APが-", "AP-"),
    ("HPが-", "HP-"),
    ("APに+", "APを+"),
    ("HPに+", "HPを+"),
    ("選んで捨てる", "捨てる"),
    ("選び、捨てる", "捨てる"),
    ("、その後、", "、"),
    ("数だけ", "数"),
    ("ユニット・トークン", "トークン"),
    ("ユニットトークン", "トークン"),
    ("ユニットのトークン", "トークン"),
    ("を探す。それを相手に見せ、手札に加える", "を探し、手札に加える"),
    ("を探す。それを公開し、手札に加える", "を探し、手札に加える"),
    ("を探す。それを手札に加える", "を探し、手札に加える"),
    ("を探し、それを手札に加える", "を探し、手札に加える"),
    ("を探し、公開し、手札に加える", "を探し、手札に加える"),
    ("を探し、公開して手札に加える", "を探し、手札に加える"),
    ("を探し、相手に見せ、手札に加える", "を探し、手札に加える"),
    ("を探し、それを公開し、手札に加える", "を探し、手札に加える"),
    ("を探し、それを", "を探し、"),
    ("を探す。それを", "を探し、"),
    ("永続的に", ""),
    ("ダメージはすべて0になる", "ダメージはなくなる"),
    ("ダメージは0になる", "ダメージはなくなる"),
    ("のカードの効果の対象", "のカードや能力の対象"),
    ("のカードまたは能力の対象", "のカードや能力の対象"),
    ("相手の効果の対象", "相手のカードや能力の対象"),
    ("を対象にできない", "は対象にできない"),
)
_NAMED = "[一-龥ぁ-んァ-ヶー・]{1,12}?"
_REORDERED = (
    (re.compile("^(.+?につき)、(.+?の(?:APとHP|AP|HP|使用コスト)は)"), r"\2\1"),
    (re.compile("^(.+?につき)(あなたは|相手は)(ライフを)"), r"\2\3\1"),
    (re.compile("^(このユニット)は([^、]+?(?:の間|間|かぎり|限り|場合|ならば|なら|中))、(AP|HP)"), r"\2、\1の\3"),
    (
        re.compile("^(この(?:ユニット|魔石|カード|マジック))は([^、]+?(?:の間|間|かぎり|限り|ならば|なら|中))、"),
        r"\2、\1は",
    ),
    (re.compile("「([^「」。]+)」という(?:名称の)?(?=ユニット|トークン|カード|マジック|魔石)"), r"《\1》という名称の"),
    (re.compile("《([^》]+)》という名称のトークン"), r"《\1》トークン"),
    (re.compile("名称が「([^「」。]+)」"), r"名称が《\1》"),
    (re.compile("名称が「?《([^》]+)》」?であるトークン"), r"《\1》トークン"),
    (re.compile("の「([^「」。]+)」(?:の)?(?=トークン)"), r"の《\1》"),
    (
        re.compile(f"((?:HP\\d+|/\\d+)(?:の)(?:[赤青緑]の)?)(?!ユニット|トークン|[赤青緑]の)({_NAMED})・?(?=トークン)"),
        r"\1《\2》",
    ),
    (re.compile("最大(\\d+(?:体|枚|つ|人|個))の(.+?)を"), r"\2を\1まで"),
    (re.compile("を最大(\\d+(?:体|枚|つ|人|個))"), r"を\1まで"),
    (re.compile("最大(\\d+(?:体|枚|つ|人|個))(?!まで)(?:まで)?"), r"\1まで"),
    (re.compile("手札(?:から|の)?カードを?(\\d+)枚(?:を)?(?:選び、|選んで)?(?=捨て|無作為)"), r"手札を\1枚"),
    (re.compile("手札(?:から)?を?(\\d+)枚(?:を)?(?:選び、|選んで)?(?=捨て|無作為)"), r"手札を\1枚"),
    (re.compile("無作為に手札を(\\d+)枚"), r"手札を無作為に\1枚"),
    (re.compile("手札を(\\d+)枚無作為に(?:選び、|選んで)?"), r"手札を無作為に\1枚"),
    (re.compile("(ユニット|魔石|マジック|カード)を(\\d+(?:体|枚|つ))選(?=び、|ぶ|んで)"), r"\1\2を選"),
    (re.compile("(\\d+)(個|つ)の((?:[^。、]{1,8})カウンター)が(?=置かれた状態)"), r"\3が\1\2"),
    (
        re.compile("(?:あなたの)?(魔導書|魔石デッキ)を探し、(.+?)を(?=手札|召喚|魔石エリア|戦闘エリア)"),
        r"\1から\2を探し、",
    ),
    (re.compile("自分のライフを"), "ライフを"),
    (re.compile("、?可能なら(?:ば)?、"), "、"),
    (re.compile("を選び(?=[^、、])"), "を選び、"),
    (re.compile("相手の手札を無作為に(\\d+)枚捨てさせる"), r"相手は手札を無作為に\1枚捨てる"),
    (re.compile("相手の手札を(\\d+)枚捨てさせる"), r"相手は手札を\1枚捨てる"),
    (re.compile("(?<=[枚体])、(?=魔導書|魔石エリア|ダスト|夢|手札)"), ""),
    (
        re.compile(
            "^(?=(?:攻撃|防御|召喚|破壊|レスト|ウェイク|攻撃対象に)(?:した|された|する|される)(?:とき|時|たび|場合|際))"
        ),
        "このユニットが",
    ),
    (re.compile("(?<!以)上のカード1枚を"), "上から1枚を"),
    (
        re.compile(
            "(あなた|相手)の(ダスト|手札|魔石エリア|魔導書|夢)に(.+?)が(\\d+)(枚|体|つ)(以上|以下)?(?:ある|いる|置かれている)"
        ),
        r"\1の\2にある\3が\4\5\6ある",
    ),
    (re.compile("(それ|このユニット|このカード)をダストから(?=手札|召喚|戦闘エリア)"), r"\1を"),
    (re.compile("^([^、。]*?(?:ユニット|魔石))はすべて、?"), r"すべての\1は"),
    (re.compile("その後(?=[^、に])"), "その後、"),
    (re.compile("(これ|この方法|この効果|この能力)に(より|よって)、?"), "これにより"),
    (re.compile("(?<=[^。、])これにより破壊された"), "破壊された"),
    (re.compile("(探.*?)[、。]?(?:その後、?)?(?:自分の)?魔導書を(?:無作為化|シャッフル)する"), r"\1"),
    (re.compile("なければ(?!ならない)"), "ないならば"),
)
"""Words that may stand at several places, brought to the one the rows know."""
_DURATION = re.compile(
    "(?<=[はをがに、])(このバトルの間|バトル終了時まで|このターンの終了時まで|ターン終了時まで|ターンの終了時まで|このターンの間|このターン中|このターン)、?"
)
_LEADS = re.compile(".*(?:とき|時|ならば|なら|場合)、")


def normalised(text: str) -> str:
    """Return card text in one spelling: NFKC, without spaces, marks and notes in brackets (214.2)."""
    text = unicodedata.normalize("NFKC", re.sub("[①②③④⑤]", "・", text)).translate(_DASHES)
    text = re.sub(r"\([^()]*\)", "", text)
    text = re.sub(r"\s+", "", text).lstrip("■")
    text = _KANJI_COUNT.sub(lambda match: _KANJI_NUMBERS[match.group(1)], text)
    for spelling, usual in _SPELLINGS:
        text = text.replace(spelling, usual)
    for pattern, order in _REORDERED:
        text = pattern.sub(order, text)
    return text


def sentences(text: str) -> list[str]:
    """Return the sentences of a line; a full stop inside of quotation marks ends nothing."""
    found, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += (character == "「") - (character == "」")
        if character == "。" and not depth:
            found.append(text[start:place])
            start = place + 1
    found.append(text[start:])
    return [sentence for sentence in found if sentence]


_MODES = re.compile(
    "(?:次|以下)(?:の中|のうち)?(?:の|から)?(?:いずれか)?1つを(?:選ぶ|選択する|選んで実行する|選び、?実行する|選び、?それを実行する|行う|実行する)(?:。|:)"
)
_MARKS = re.compile("[・●○◆*]|(?:^|(?<=。))[1-4][.:)]")


def split_modes(text: str) -> tuple[str, list[str]]:
    """Return a line without the list of things one of which is chosen, and that list.

    What stands for the choice is a sentence that any list can take the place of.
    """
    match = _MODES.search(text)
    if match is None:
        return text, []
    rest = text[match.end() :]
    quoted = re.findall("「((?:[^「」]|「[^「」]*」)+)」", rest)
    modes = quoted if quoted and rest.startswith("「") else [part for part in _MARKS.split(rest) if part]
    return f"{text[: match.start()]}カードを1枚引く。", modes


def duration_first(sentence: str) -> str:
    """Move a duration that stands inside a sentence to its beginning, behind the clause that begins it."""
    outside = re.sub("「[^」]*」", lambda match: "「" * len(match.group()), sentence)
    match = _DURATION.search(outside)
    if match is None or sentence.startswith(match.group(1)):
        return sentence
    if sentence[match.start() - 1] == "、" and _LEADS.fullmatch(sentence[: match.start()]):
        return sentence
    rest = sentence[: match.start()].removesuffix("、") + sentence[match.end() :]
    lead = _LEADS.match(sentence[: match.start()])
    cut = lead.end() if lead is not None else 0
    return f"{rest[:cut]}{match.group(1)}、{rest[cut:]}"
