"""Japanese card text, the nouns: what is meant, how many, whose, how much. How a row is written: `judgekit.language.chart`."""

from __future__ import annotations

from judgekit.language.chart import Row, rows_of
from judgekit.language.japanese.counters import OF_THINGS

_OR = "{か | または | や}"

NOUNS: list[Row] = [
    ("noun", "ユニット [[の] カード]", {"type": "unit"}),
    ("noun", "マジック [[の] カード]", {"type": "magic"}),
    ("noun", "魔石 [カード]", {"type": "stone"}),
    ("noun", "カード", {"type": "card"}),
    ("noun", "トークン", {"type": "token"}),
    ("noun", "プレイヤー", {"type": "player"}),
    ("noun", "能力", {"type": "ability"}),
    ("noun", "誘発 能力", {"type": "triggered-ability"}),
    ("noun", "インスタンス", {"type": "instance"}),
    ("noun", f"ユニット {_OR} プレイヤー", {"type": ["unit", "player"]}),
    ("noun", f"プレイヤー {_OR} ユニット", {"type": ["player", "unit"]}),
    ("noun", f"マジック {_OR} 能力", {"type": ["magic", "ability"]}),
    ("noun", f"カード {_OR} 能力", {"type": ["card", "ability"]}),
    ("noun", f"ユニット {_OR} マジック", {"type": ["unit", "magic"]}),
    ("noun", f"マジック {_OR} ユニット", {"type": ["magic", "unit"]}),
    ("noun", f"ユニット {_OR} 魔石", {"type": ["unit", "stone"]}),
    ("noun", "攻撃 [している] ユニット", {"type": "unit", "attacking": "true"}),
    ("noun", "防御 [している] ユニット", {"type": "unit", "defending": "true"}),
    ("noun", "バトル [中 の | している] ユニット", {"type": "unit", "battling": "true"}),
    ("noun", "<n:name>", {"name": "$n"}),
    ("noun", "その 中 から | その うち | それら の うち", {"type": "card", "among": "seen"}),
    ("noun", "手札", {"type": "card", "zone": "hand"}),
    ("noun", "バトル 相手 の ユニット | バトル 相手", {"type": "unit", "battling": "true", "other": "true"}),
]

_CONTROLS = "{の 支配 する | が 支配 する | の 支配下 の | の 支配下 に ある}"

WHOSE: list[Row] = [
    ("modifier", f"あなた {_CONTROLS}", {"controller": "you"}),
    ("modifier", "あなた の", {"side": "you"}),
    ("modifier", f"自分~自身 {_CONTROLS}", {"controller": "@self"}),
    ("modifier", "自分~自身 の", {"side": "@self"}),
    ("modifier", f"その プレイヤー {_CONTROLS}", {"controller": "@player"}),
    ("modifier", "その プレイヤー の", {"side": "@player"}),
    ("modifier", "それ の 支配者 の | その 支配者 の | それ の 支配者 が 支配 する", {"side": "@controller"}),
    ("modifier", f"[対戦] 相手 {_CONTROLS}", {"controller": "opponent"}),
    ("modifier", "[対戦] 相手 の", {"side": "opponent"}),
    ("modifier", "<z:zone> に ある | <z:zone> の | <z:zone> に 置かれている", {"zone": "$z"}),
    ("modifier", "<z:zone> から", {"zone": "$z", "side": "@own"}),
]

_IS = "{の | で ある}"
_HEAPED = "<k:kind> カウンター"

MODIFIERS: list[Row] = rows_of(
    "modifier",
    ("{他 | ほか | この ユニット 以外 | これ 以外} の | このユニット以外の", {"other": "true"}),
    (f"レスト {{状態 {_IS} | している | した}}", {"rested": "true"}),
    (f"ウェイク {{状態 {_IS} | している}}", {"awake": "true"}),
    ("表向き の", {"face-up": "true"}),
    ("裏向き の", {"face-down": "true"}),
    ("色 が 赤 {で ある | の} | 赤 の | 赤い | 赤色 の", {"color": "red"}),
    ("色 が 青 {で ある | の} | 青 の | 青い | 青色 の", {"color": "blue"}),
    ("色 が 緑 {で ある | の} | 緑 の | 緑色 の", {"color": "green"}),
    (f"コスト が <c:bound> {_IS} | コスト <c:bound> の", {"cost": "$c"}),
    ("無色 の", {"color": "colorless"}),
    (f"AP が <c:bound> {_IS} | AP <c:bound> の", {"ap": "$c"}),
    (f"HP が <c:bound> {_IS} | HP <c:bound> の", {"hp": "$c"}),
    (f"使用コスト が <c:bound> {_IS} | 使用コスト <c:bound> の | 使用コスト の 合計 が <c:bound> の", {"cost": "$c"}),
    (f"触媒 が <c:bound> {_IS}", {"catalyst": "$c"}),
    ("触媒 を 持つ | 触媒 の ある", {"catalyst": ">= 1"}),
    ("攻撃 {している | 中 の}", {"attacking": "true"}),
    ("防御 {している | 中 の}", {"defending": "true"}),
    ("バトル {中 の | している}", {"battling": "true"}),
    ("ダメージ {を {受けている | 受けた | 負っている} | が {蓄積 している | 蓄積 した}}", {"damaged": "true"}),
    (f"クイック の | タイミング が クイック {_IS}", {"timing": "quick"}),
    (f"ノーマル の | タイミング が ノーマル {_IS}", {"timing": "normal"}),
    (f"名称 が <n:name> {_IS} | <n:name> という 名称 の", {"name": "$n"}),
    ("種別 が ユニット で ある", {"type": "unit"}),
    ("種別 が マジック で ある", {"type": "magic"}),
    ("種別 が 魔石 で ある", {"type": "stone"}),
    ("{その 中 | それら の 中 | その うち} から | その 中~うち の", {"among": "seen"}),
    ("すべて の | 各 | それぞれ の | 全 の", {"quantity": "all"}),
    ("<c:hueword> {で ない | 以外 の}", {"not": {"color": "$c"}}),
    ("ユニット {で ない | 以外 の}", {"not": {"type": "unit"}}),
    ("マジック {で ない | 以外 の}", {"not": {"type": "magic"}}),
    ("<n:name> {で ない | 以外 の} | 名称 が <n:name> で ない", {"not": {"name": "$n"}}),
    ("攻撃 していない", {"attacking": "false"}),
    ("防御 していない", {"defending": "false"}),
    ("バトル していない | バトル ユニット で ない", {"battling": "false"}),
    ("ダメージ を 受けていない | ダメージ が 蓄積 していない", {"damaged": "false"}),
    (
        f"{_HEAPED} {{が | の}} 置かれている~置かれた | {_HEAPED} を 持つ | {_HEAPED} が 1 個~つ 以上 置かれている",
        {"counters": {"$k": "1"}},
    ),
    (f"{_HEAPED} が <n:number> 個~つ 以上 置かれている", {"counters": {"$k": "$n"}}),
    ("トークン で ある", {"token": "true"}),
    ("トークン {で ない | 以外 の}", {"token": "false"}),
    ("<q:quoted> [能力] を 持つ", {"has": "$q"}),
)

WORDS: list[Row] = [
    ("hueword", "赤", "red"),
    ("hueword", "青", "blue"),
    ("hueword", "緑", "green"),
    ("hueword", "無色", "colorless"),
    ("manner", "レスト 状態 で", {"rested": "true"}),
    ("manner", "裏向き で", {"face-down": "true"}),
    ("zone", "手札", "hand"),
    ("zone", "ダスト", "dust"),
    ("zone", "戦闘エリア", "battle-area"),
    ("zone", "魔石エリア", "stone-area"),
    ("zone", "チャント", "chant"),
    ("zone", "夢", "dream"),
    ("zone", "魔導書", "library"),
    ("zone", "魔石デッキ", "stone-deck"),
    ("kind", "パワー", "power"),
    ("kind", "ウィーク", "weak"),
    ("kind", "火葬", "cremation"),
    ("kind", "<w:kindword>", "$w"),
]

_ITS = "{その | それ の | その ユニット の | その カード の}"

PLAYERS: list[Row] = [
    ("player", "あなた", "you"),
    ("player", "[対戦] 相手", "opponent"),
    ("player", "{各 | すべて の | 両方 の | それぞれ の | 全} プレイヤー | お互い", "each-player"),
    ("player", "ターン・プレイヤー | ターンプレイヤー | その ターン の プレイヤー", "active"),
    ("player", "この ユニット~カード の 支配者", "controller"),
    ("player", "その プレイヤー", "@player"),
    ("player", f"{_ITS} 支配者", "@controller"),
    ("player", f"{_ITS} 契約者", "@owner"),
    ("actor", "<p:player>", "$p"),
    ("actor", "それ | それら | それぞれ", "@player"),
]

_AS_MUCH = "{に 等しい [点数 | 数] | と 同じ {点数 | 数}}"

NUMBERS: list[Row] = [
    ("count", f"<n:number> {OF_THINGS}", "$n"),
    ("many", "<n:count>", {"amount": "$n"}),
    ("many", "<n:count> まで", {"up-to": "$n"}),
    ("one", "<n:count>", "$n"),
    ("pieces", "<n:number> 個~つ", "$n"),
    ("bound", "<n:number> 以下", "<= $n"),
    ("bound", "<n:number> 以上", ">= $n"),
    ("bound", "<n:number> 未満", "< $n"),
    ("bound", "<n:number>", "$n"),
    ("than", "より 多い", ">"),
    ("than", "より 少ない", "<"),
    ("points", "<n:number> 点 | <n:number>", "$n"),
    ("points", f"<c:counted> に 等しい 点数 | <c:counted> {_AS_MUCH} | <c:counted> 分", "$c"),
    ("counted", "<f:filter> の {数 | 枚数 | 体数 | 合計 数}", {"count": "$f"}),
    ("counted", f"<w:single> {{に 置かれている | の | に 置かれた}} {_HEAPED} の 数", "$w.$k"),
    ("counted", "<p:player> の ライフ [の 値]", {"life": "$p"}),
    ("counted", "<w:single> の AP [の 値]", "$w.ap"),
    ("counted", "<w:single> の HP [の 値]", "$w.hp"),
    ("counted", "<w:single> の 使用コスト~コスト", "$w.cost"),
    ("counted", "<p:player> の ダスト の 枚数", {"dust": "$p"}),
    ("counted", "攻撃 ユニット の AP", "attacker.ap"),
    (
        "points",
        f"<w:single> {{に 置かれている | の}} {_HEAPED} <one:pieces> につき <n:number> 点",
        {"product": ["$w.$k", "$n"]},
    ),
    ("points", "<f:filter> <one:one> につき <n:number> 点", {"product": [{"count": "$f"}, "$n"]}),
    (
        "points",
        "{与えた | 受けた | その} ダメージ に 等しい 点数 | その ダメージ と 同じ 点数 | それ {に 等しい | と 同じ} 点数"
        " | その 点数 [分 | に 等しい {点数 | 数}] | 同じ 点数",
        "event.amount",
    ),
]

WHOM: list[Row] = [
    ("thing", "この ユニット~カード~マジック~魔石~トークン | これ", "this"),
    ("thing", "それ | [その] 対象", "@it"),
    ("thing", "それら | それぞれ | それら の 対象", "@them"),
    ("thing", "{その | それら の} ユニット~トークン", "@unit"),
    ("thing", "{その | それら の} 魔石", "@stone"),
    ("thing", "その カード~マジック | それら の カード", "@card"),
    ("thing", "その 能力", "@ability"),
    ("thing", "前者", "@1"),
    ("thing", "後者", "@2"),
    ("thing", "<n:number> つ目 の 対象 | <n:number> 体目 の ユニット", "@$n"),
    ("thing", "攻撃対象", "attack-target"),
    ("thing", "残り [の カード]", "@rest"),
    ("single", "<t:thing>", "$t"),
    ("single", "<p:player>", "$p"),
    ("whom", "<s:single>", "$s"),
    ("whom", "[その] 攻撃 ユニット | [この ユニット を | それ を] 攻撃 している ユニット", "attacker"),
    ("whom", "防御 ユニット | [この ユニット を] 防御 している ユニット", "defender"),
    ("whom", "<a:single> と <b:single>", ["$a", "$b"]),
    ("whom", "<f:every> | <f:filter> すべて", {"all": "$f"}),
    ("whom", "<f:filter> <m:many>", {"choose": "$f", "...": "$m"}),
    ("whom", "対象 の <a:aim> | 対象 と なる <a:aim> | <a:aim> の 対象", {"aim": "$a"}),
    ("whom", "対象 の <a:aim> と [対象 の] <b:aim>", [{"aim": "$a"}, {"aim": "$b"}]),
    ("whom", "対象 の <f:filter>", {"aim": {"is": "$f", "count": "1"}}),
    ("whom", "対象 1 体", {"aim": {"is": {"type": "unit"}, "count": "1"}}),
    ("aim", "相手 1 人", {"is": {"type": "player", "among": "opponent"}, "count": "1"}),
    ("aim", "<f:filter> <n:count>", {"is": "$f", "count": "$n"}),
    ("aim", "<f:filter> <n:count> まで", {"is": "$f", "up-to": "$n"}),
    ("aim", "<f:filter> <n:count> 以上", {"is": "$f", "min": "$n", "max": "any"}),
    ("aim", "<f:filter> <n:count> か~または <m:count>", {"is": "$f", "min": "$n", "max": "$m"}),
    ("aim", "<f:filter> <n:count> または~か <g:filter> <m:count>", {"is": {"any": ["$f", "$g"]}, "count": "$n"}),
    ("aim", "{任意 の | 好きな} 数 の <f:filter>", {"is": "$f", "count": "any"}),
    ("subject", "<s:single>", "$s"),
    ("subject", "対象 の <a:aim>", {"aim": "$a"}),
    ("subject", "対象 の <f:filter>", {"aim": {"is": "$f", "count": "1"}}),
    ("subject", "<f:filter> | <f:every> | <f:filter> すべて", {"all": "$f"}),
]

ROWS: list[Row] = [*NOUNS, *WHOSE, *MODIFIERS, *WORDS, *PLAYERS, *NUMBERS, *WHOM]
