"""Japanese card text, the words: one spelling, and tokens with what each is in English (type, colour, keyword, number …)."""

from __future__ import annotations

import re

from judgekit.games.mtg.terms.subtypes import RENAMED
from judgekit.games.mtg.terms.symbols import braced
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, LANDWALKS, SUBTYPES, TYPES
from judgekit.language.chart import Kind
from judgekit.language.japanese import spelling
from judgekit.language.japanese.tokens import NUMBER, OF_A_TABLE, Cutter

_SELF = re.compile(
    r"この(?:クリーチャー|パーマネント|呪文|カード|アーティファクト|エンチャント|土地|プレインズウォーカー|トークン|オーラ|装備品|機体|事件|英雄譚|クラス|バトル)"
)
"""Ways in which a card speaks of itself besides its name (201.4)."""

_BRACKETED = re.compile(r"(プロテクション|エンチャント|呪禁|親和|装備|覇権|連繋|献身)\(([^()]*)\)")
_VARIANT = re.compile(r"(?<=[぀-ヿ一-鿿])/[A-Za-z][A-Za-z' -]*[A-Za-z]")
_WRITTEN_OTHERWISE = (
    ("点数で見たマナ・コスト", "マナ総量"),
    ("してない", "していない"),
    ("クリーチャー・エンチャント", "エンチャント・クリーチャー"),
    ("その前者", "前者"),
    ("が無い", "がない"),
    ("手札の最大値", "手札の上限"),
    ("その後者", "後者"),
    ("あなたの対戦相手がコントロール", "対戦相手がコントロール"),
    ("ライフの総数", "ライフの総量"),
    ("総ライフ", "ライフの総量"),
    ("新たな対象", "新しい対象"),
    ("これでない", "他の"),
    ("これ以外で", "他の"),
    ("限り", "かぎり"),
    ("ならば", "なら"),
    ("この方法で", "これにより"),
    ("いずこか", "いずれか"),
    ("いずれかのプレイヤーが", "プレイヤー1人が"),
    ("の対象とな", "の対象にな"),
    ("ゲームから取り除く", "追放する"),
    ("ゲームから取り除き", "追放し"),
    ("ゲームから取り除い", "追放し"),
    ("ゲームから取り除かな", "追放しな"),
    ("ゲームから取り除か", "追放さ"),
    ("このターン終了時", "ターン終了時"),
    ("その選ばれた", "選ばれた"),
    ("はずす", "外す"),
    ("公開し続ける", "公開する"),
    ("公開し続けても", "公開しても"),
    ("まだ支払われていないマナ", "未消費のマナ"),
    ("支払われていないマナ", "未消費のマナ"),
    ("嫌疑", "容疑"),
    ("公開していく", "公開する"),
    ("キックされ", "キッカーされ"),
    ("◇", "{C}"),
    ("あなたの望むように", "望むように"),
    ("プレイヤーやプレインズウォーカーに", "プレイヤー1人かプレインズウォーカー1体に"),
    ("その選んだ", "選ばれた"),
    ("~によって追放されている", "~により追放された"),
    ("たび、および、", "たび、および"),
)
"""Older words (left) of what is written otherwise today (right)."""

_OLDER = (
    (r"(?:(?<![一-鿿])|(?<=[体枚個人]))場(?=に(?:出|戻|あ|置|残)|を離れ|から)", "戦場"),
    (r"(?<=[、。])(その)?取り除かれた(?=(?:その)?カード)", r"\1追放された"),
    (r"((?:(?:その)?(?:あなた|対戦相手|プレイヤー)(?:1人)?の|いずれかの)?墓地にある)、?対象の", r"対象の\1"),
    (r"((?:(?:その)?(?:あなた|対戦相手|プレイヤー)(?:1人)?の|いずれかの)?墓地にある、[^、。対]*)対象の", r"対象の\1"),
    (r"((?:その)?(?:あなた|対戦相手|プレイヤー)(?:1人)?がコントロールする)、?対象の", r"対象の\1"),
    (r"(すべての[^、。]*を)埋葬する", r"\1破壊する。それらは再生できない"),
    (r"(?<=を)埋葬する", "破壊する。それは再生できない"),
    (r"((?:ソーサリー|インスタント)を)プレイできる(?=とき)", r"\1唱えられる"),
    (r"(対戦相手|プレイヤー)が1人(?=[^、]*?[をがで])", r"\g<1>1人が"),
    (r"戦闘開始時に", "戦闘の開始時に"),
    (r"(土地(?:1つ)?)をタップしてマナを引き出す", "マナを引き出す目的で土地1つをタップする"),
    (r"起動型能力を起動できない", "起動型能力は起動できない"),
    (r"(?:あなた|自分)のマナ・プールに、?(?=[^。]*加え)", ""),
    (r"(呪文(?:1つを|を1つ|を))プレイする", r"\1唱える"),
    (r"(呪文(?:1つを|を1つ|を))プレイし(?=[たて])", r"\1唱え"),
    (r"(?<=呪文を)プレイ(?:でき(?=な)|することはでき(?=な))", "唱えられ"),
    (r"(この能力は[^。「」]*)プレイ(?=[すしでさ])", r"\1起動"),
    (r"(あなた|自分|対戦相手|プレイヤー)のコントロールする", r"\1がコントロールする"),
    (r"ライフを得て、?(?=カード|あなた|その)", "ライフを得、"),
    (r"(?<=[をつ色人])指定する", "選ぶ"),
    (r"(?<!が)指定された", "選ばれた"),
    (r"(対象の[^、。]*?1[つ体枚人]か)対象の", r"\1"),
    (r"(?:(?<=[。:])|(?<=場合、|なら、|たび、|とき、))ターン終了時に、?", "次の終了ステップの開始時に、"),
    (r"(?:^|(?<=の)|(?<=各))ターン終了時に、?", "終了ステップの開始時に、"),
    (r"(?:^|(?<=[,、]))タップ(?=:)|^タップ(?=[,、][^。]*:)", "{T}"),
)
"""Words of older printings, from the time before battlefield, exile and casting had their names, as they are written today."""

_REARRANGED = (
    (r"(?<=が)コントロールする(?!こと|なら(?!ず)|場合|とき|たび|かぎり)", "コントロールしている"),
    (r"(?<=が)コントロールしない", "コントロールしていない"),
    (r"(あなたがコントロールしている[^、。]*?の総?数)以下の(パワー|タフネス)を持つ(対象の)?", r"\3\2が\1以下の"),
    (r"(単一の対象を(?:取る|持つ)|対象が1つである)対象の", r"対象の\1"),
    (r"^(?:~|この[^、。は]{2,8})は、?破壊されない(?=。?$)", "破壊不能"),
    (r"墓地にあるカードをすべて(?=[^、。]*ライブラリーに加え)", "墓地を"),
    (r"手札にある(?:すべての)?カードを(?:すべて)?(?=[^、。]*ライブラリーに加え)", "手札を"),
    (r"最大([0-9]+)([枚体つ人個])(?:まで)?の([^、。をがはに「」]+)(?=を)", r"\3最大\1\2"),
    (r"(?<=[、。])([^、。]*に等しい)マナ総量を持つ", r"マナ総量が\1"),
    (r"耐久(?=[0-9X])", "忍耐"),
    (r"(?<![0-9])それは代わりに2倍のマナ", "代わりにそれはその2倍のマナ"),
    (
        r"起動型能力は、?起動するためのコストが((?:\{[^{}]+\})+)(少な|多)くなる",
        r"起動型能力を起動するためのコストは\1\2くなる",
    ),
    (r"起動するためのコストのマナの点数を(?=1点未満)", "そのコストに含まれるマナを"),
    (r"他の([ァ-ヶー]+)や他の([ァ-ヶー]+)のうち([0-9])[つ体]", r"他の\1か\2\3体"),
    (r"(選ばれた色|[白青黒赤緑])からの呪禁", r"呪禁〔\1〕"),
    (r"((?:(?:あなた|対戦相手)の)?墓地にある)望む(?:枚)?数の([^、。を]+)(?=を対象)", r"望む数の\1\2"),
    (
        r"~によって(?:このターンに)?ダメージを受けた([^、。が]+)がこのターンに死亡する",
        r"このターンに~によってこのターンにダメージを与えられた\1が死亡する",
    ),
    (r"すべての([^、。はのを]*)のすべての起動型能力を持つ", r"すべての\1の起動型能力のすべてを持つ"),
    (r"(あなたがコントロールして)いて、?(他の)?([0-9][体つ枚])以上の([^、。がを]+)が", r"\1いる\3以上の\2\4が"),
    (r"各ターン[でに、]*([^、。]*の対象)に初めてなる", r"各ターンに初めて\1になる"),
    (r"(飛行|到達|威迫|警戒|速攻|接死|絆魂|トランプル|果敢)を持ち、?(「[^「」]*」を持つ)", r"\1と\2"),
    (r"(支払うのではなく、[^。「」]*?)(捧げ|捨て)てもよい", r"\1\2ることを選んでもよい"),
    (r"([白青黒赤緑])であり、(?=[^、。]*(?:クリーチャー|パーマネント|カード))", r"\1の"),
    (r"(?<=[0-9][体枚つ人])対象[ 　]*(?=この|それ|~)", "を対象とする。"),
    (r"(?:^|(?<=。))これの(?=(?:パワー|タフネス)[はと])", "~の"),
    (
        r"((?:あなた|自分)の)?ライブラリーにあ[りる](?=[^。、]*を(?:最大)?(?:[0-9]枚(?:まで)?)?探)",
        r"\1ライブラリーから",
    ),
    (r"([ァ-ヶー]+)・?呪文でない呪文", r"\1でない呪文"),
    (r"を追放し、その後、?(?=(?:オーナー|あなた)のコントロール下で戦場に戻)", "を追放し、その後それを"),
    (
        r"(?:あなたの(?=対戦))?(対戦相手|あなた)が(?!唱え|コントロール|[^、。はが]*唱える(?!ための))((?:[^、。がはの]|の(?!コスト))*?呪文)を唱えるためのコスト",
        r"\1が唱える\2を唱えるためのコスト",
    ),
    (
        r"(?<=探し、)(それを公開し、)?そのカードを"
        r"(?=公開|タップ状態|戦場|(?:(?:あなた|自分)の)?(?:手札|墓地|コントロール))",
        r"\1それを",
    ),
    (r"(?<=探し、)それらのカードを(?=タップ状態|戦場|(?:(?:あなた|自分)の)?(?:手札|墓地|コントロール))", "それらを"),
    (r"(探し、それを公開し、|その中から[^。、]*公開し、)それを(?=(?:(?:あなた|自分)の)?手札に加え)", r"\1"),
    (
        r"あなたは、?「(?:~|≈)は、?([^「」]*(?:「[^「」]*」[^「」]*)?コピーとして戦場に出る)。?」を選んでもよい",
        r"あなたは~が\1ことを選んでもよい",
    ),
    (
        r"~が戦場に出るに際し、あなたは([^。]*?)を?1体を?選んでもよい。そうした(?:なら|場合)、~はその[^。]*?のコピーとして戦場に出る",
        r"あなたは~が\g<1>1体のコピーとして戦場に出ることを選んでもよい",
    ),
    (r"墓地やライブラリーにある(?=[^。]*呪文を唱え)", "墓地やライブラリーから"),
    (
        r"公開してもよい。そうした(?:なら|場合)、それをあなたの手札に加え、残りを",
        "公開してあなたの手札に加えてもよい。残りを",
    ),
    (r"([^、。:「」]+を(?:最大)?(?:[0-9]枚(?:まで)?)?)((?:あなた|自分)のライブラリー)から探", r"\2から\1探"),
    (r"(?<=[0-9][体つ枚人個])、(?=(?:生け贄に捧げ|捨て|破壊|追放|タップ|アンタップ|オーナーの|自分の))", ""),
)
"""Clauses and signs as the rows want them, each with how it is written otherwise."""


_GENERIC_ADDED = re.compile(r"\{(\d)\}(?=を加え)")
"""Colourless mana as cards added it before it had its symbol (107.4c)."""

SPACE_IN_NAME = "␣"
"""What stands for a space in the English name of a card: spaces between Japanese words mean nothing."""

_CARD_NAME = re.compile(r"「[ -~]+」(?=という名前|との共闘|・?トークン)")


def spelt(text: str) -> str:
    """Return a line of Japanese card text in one spelling: half-width signs, ~ for the card, no reminder text (207.2a)."""
    text = _CARD_NAME.sub(lambda name: name.group().replace(" ", SPACE_IN_NAME), text)
    text = spelling.straightened(braced(spelling.narrow(text)))
    text = re.sub(r"\(([^()]+)\)からの呪禁", r"呪禁〔\1〕", text)
    text = _BRACKETED.sub(r"\1〔\2〕", text)
    text = _VARIANT.sub("", spelling.without_notes(text, besides="端数"))
    text = spelling.rearranged(spelling.respelt(text, spelling.COMMON, _WRITTEN_OTHERWISE), _OLDER, _REARRANGED)
    text = _GENERIC_ADDED.sub(lambda amount: "{C}" * int(amount.group(1)), text)
    return _SELF.sub("~", text).strip()


KINDS_OF_COUNTER = {
    "忠誠": "loyalty",
    "守備": "defense",
    "毒": "poison",
    "蓄積": "charge",
    "麻痺": "stun",
    "終尾": "finality",
    "時間": "time",
    "経験": "experience",
    "エネルギー": "energy",
    "魂": "soul",
    "伝承": "lore",
    "破滅": "doom",
    "死体": "corpse",
    "ページ": "page",
    "苔": "moss",
    "活力": "vitality",
    "胞子": "spore",
    "探索": "quest",
    "石化": "petrification",
    "盾": "shield",
    "氷": "ice",
    "研究": "study",
    "知識": "knowledge",
    "予兆": "omen",
    "鉱石": "ore",
    "経年": "age",
    "消散": "fade",
    "羽根": "feather",
    "獲物": "prey",
    "疫病": "plague",
    "矢": "arrow",
    "煤": "soot",
    "採掘": "mining",
    "貯蔵": "storage",
    "潮": "tide",
    "財宝": "treasure",
    "塔": "tower",
    "罠": "trap",
    "睡眠": "sleep",
    "名声": "fame",
    "運命": "fate",
    "金": "gold",
    "導火線": "fuse",
    "錆": "rust",
    "血": "blood",
    "卵": "egg",
    "気": "ki",
    "枯渇": "depletion",
    "油": "oil",
    "幸運": "luck",
    "化身": "incarnation",
    "投げ槍": "javelin",
    "網": "net",
    "詩句": "verse",
    "神性": "divinity",
    "圧力": "pressure",
    "悲鳴": "scream",
    "治癒": "healing",
    "ポリープ": "polyp",
    "経箱": "phylactery",
    "苦痛": "pain",
    "幼体": "hatchling",
    "粘体": "slime",
    "願い": "wish",
    "蹄": "hoofprint",
    "砂時計": "hourglass",
    "眼球": "eyeball",
    "水晶": "crystal",
    "屍肉": "carrion",
    "檻": "cage",
    "賄賂": "bribery",
    "賞金": "bounty",
    "煉瓦": "brick",
    "成長": "growth",
    "巻物": "scroll",
    "風": "wind",
}

_TABLES: dict[str, dict[str, str]] = {}
for _kind, _table in (
    ("type", TYPES),
    ("subtype", SUBTYPES | RENAMED),
    ("color", COLORS),
    ("keyword", KEYWORDS_JA),
    ("landwalk", LANDWALKS),
):
    for _ja, _en in _table.items():
        _TABLES.setdefault(spelling.narrow(_ja), {})[_kind] = _en


KINDS: dict[str, Kind] = {
    "symbols": Kind(r"(?:\{[^{}]*\})+"),
    "pt": Kind(r"[+-]?(?:\d+|X|\*)/[+-]?(?:\d+|X|\*)"),
    "number": NUMBER,
    "ballot": Kind("「[a-z]+」", lambda word: word.strip("「」")),
    "quoted": Kind("「[^「」]+」"),
    "kindword": Kind(rf"(?:{'|'.join(KINDS_OF_COUNTER)})(?=カウンター)", KINDS_OF_COUNTER.__getitem__),
    **dict.fromkeys(("type", "subtype", "color", "keyword", "landwalk"), OF_A_TABLE),
}
"""Kinds of word that stand in no row: those that are found by how they are written, and those of tables."""

CUTTER = Cutter(KINDS, _TABLES)
