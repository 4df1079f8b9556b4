"""Japanese card text, the nouns: what is meant, how many, whose, how much. Rows of (category, wordings, term).

A wording is a row of words separated by spaces; `<f:filter>` is a slot for something of a category, `|` separates wordings
that mean the same, the first of which is printed. A term is plain data of a scenario file with the slots as `$f`.
"""

from __future__ import annotations

from typing import Any

Row = tuple[str, str, Any]

COUNTERS = "体 | 人 | 枚 | つ | 個"
"""Words for counting units, players, cards, anything, counters."""

NOUNS: list[Row] = [
    ("noun", "ユニット | ユニット カード | ユニット の カード", {"type": "unit"}),
    ("noun", "マジック | マジック カード | マジック の カード", {"type": "magic"}),
    ("noun", "魔石 | 魔石 カード", {"type": "stone"}),
    ("noun", "カード", {"type": "card"}),
    ("noun", "トークン", {"type": "token"}),
    ("noun", "プレイヤー", {"type": "player"}),
    ("noun", "能力", {"type": "ability"}),
    ("noun", "誘発 能力", {"type": "triggered-ability"}),
    ("noun", "インスタンス", {"type": "instance"}),
    (
        "noun",
        "ユニット か プレイヤー | ユニット または プレイヤー | ユニット や プレイヤー",
        {"type": ["unit", "player"]},
    ),
    ("noun", "プレイヤー か ユニット | プレイヤー または ユニット", {"type": ["player", "unit"]}),
    ("noun", "マジック か 能力 | マジック や 能力 | マジック または 能力", {"type": ["magic", "ability"]}),
    ("noun", "カード か 能力 | カード または 能力 | カード や 能力", {"type": ["card", "ability"]}),
    ("noun", "ユニット か マジック | ユニット または マジック", {"type": ["unit", "magic"]}),
    ("noun", "マジック か ユニット | マジック または ユニット", {"type": ["magic", "unit"]}),
    ("noun", "ユニット か 魔石 | ユニット または 魔石", {"type": ["unit", "stone"]}),
    ("noun", "攻撃 ユニット | 攻撃 している ユニット", {"type": "unit", "attacking": "true"}),
    ("noun", "防御 ユニット | 防御 している ユニット", {"type": "unit", "defending": "true"}),
    (
        "noun",
        "バトル ユニット | バトル 中 の ユニット | バトル している ユニット",
        {"type": "unit", "battling": "true"},
    ),
    ("noun", "<n:name>", {"name": "$n"}),
    ("noun", "その 中 から | その うち | それら の うち", {"type": "card", "among": "seen"}),
    ("noun", "手札", {"type": "card", "zone": "hand"}),
    ("noun", "バトル 相手 の ユニット | バトル 相手", {"type": "unit", "battling": "true", "other": "true"}),
]

MODIFIERS: list[Row] = [
    (
        "modifier",
        "あなた の 支配 する | あなた が 支配 する | あなた の 支配下 の | あなた の 支配下 に ある",
        {"controller": "you"},
    ),
    ("modifier", "あなた の", {"side": "you"}),
    (
        "modifier",
        "自分 の 支配 する | 自分 が 支配 する | 自身 の 支配 する | 自身 が 支配 する | 自分 の 支配下 の | 自身 の 支配下 の"
        " | 自身 の 支配下 に ある | 自分 の 支配下 に ある",
        {"controller": "@self"},
    ),
    ("modifier", "自分 の | 自身 の", {"side": "@self"}),
    (
        "modifier",
        "その プレイヤー の 支配 する | その プレイヤー が 支配 する | その プレイヤー の 支配下 の",
        {"controller": "@player"},
    ),
    ("modifier", "その プレイヤー の", {"side": "@player"}),
    (
        "modifier",
        "それ の 支配者 の | その 支配者 の | それ の 支配者 が 支配 する",
        {"side": "@controller"},
    ),
    (
        "modifier",
        "相手 の 支配 する | 相手 が 支配 する | 相手 の 支配下 の | 対戦 相手 の 支配 する | 対戦 相手 が 支配 する",
        {"controller": "opponent"},
    ),
    ("modifier", "相手 の | 対戦 相手 の", {"side": "opponent"}),
    ("modifier", "他 の | ほか の | この ユニット 以外 の | これ 以外 の | このユニット以外の", {"other": "true"}),
    ("modifier", "レスト 状態 の | レスト 状態 で ある | レスト している | レスト した", {"rested": "true"}),
    ("modifier", "ウェイク 状態 の | ウェイク 状態 で ある | ウェイク している", {"awake": "true"}),
    ("modifier", "表向き の", {"face-up": "true"}),
    ("modifier", "裏向き の", {"face-down": "true"}),
    ("modifier", "色 が 赤 で ある | 色 が 赤 の", {"color": "red"}),
    ("modifier", "色 が 青 で ある | 色 が 青 の", {"color": "blue"}),
    ("modifier", "色 が 緑 で ある | 色 が 緑 の", {"color": "green"}),
    ("modifier", "コスト が <c:bound> の | コスト <c:bound> の | コスト が <c:bound> で ある", {"cost": "$c"}),
    ("modifier", "赤 の | 赤い | 赤色 の", {"color": "red"}),
    ("modifier", "青 の | 青い | 青色 の", {"color": "blue"}),
    ("modifier", "緑 の | 緑色 の", {"color": "green"}),
    ("modifier", "無色 の", {"color": "colorless"}),
    ("modifier", "AP が <c:bound> の | AP <c:bound> の | AP が <c:bound> で ある", {"ap": "$c"}),
    ("modifier", "HP が <c:bound> の | HP <c:bound> の | HP が <c:bound> で ある", {"hp": "$c"}),
    (
        "modifier",
        "使用コスト が <c:bound> の | 使用コスト <c:bound> の | 使用コスト が <c:bound> で ある"
        " | 使用コスト の 合計 が <c:bound> の",
        {"cost": "$c"},
    ),
    ("modifier", "触媒 が <c:bound> の | 触媒 が <c:bound> で ある", {"catalyst": "$c"}),
    ("modifier", "触媒 を 持つ | 触媒 の ある", {"catalyst": ">= 1"}),
    ("modifier", "攻撃 している | 攻撃 中 の", {"attacking": "true"}),
    ("modifier", "防御 している | 防御 中 の", {"defending": "true"}),
    (
        "modifier",
        "ダメージ を 受けている | ダメージ を 受けた | ダメージ が 蓄積 している | ダメージ が 蓄積 した | ダメージ を 負っている",
        {"damaged": "true"},
    ),
    ("modifier", "クイック の | タイミング が クイック の | タイミング が クイック で ある", {"timing": "quick"}),
    ("modifier", "ノーマル の | タイミング が ノーマル の | タイミング が ノーマル で ある", {"timing": "normal"}),
    ("modifier", "名称 が <n:name> の | 名称 が <n:name> で ある | <n:name> という 名称 の", {"name": "$n"}),
    ("modifier", "種別 が ユニット で ある", {"type": "unit"}),
    ("modifier", "種別 が マジック で ある", {"type": "magic"}),
    ("modifier", "種別 が 魔石 で ある", {"type": "stone"}),
    ("modifier", "<z:zone> に ある | <z:zone> の | <z:zone> に 置かれている", {"zone": "$z"}),
    ("modifier", "<z:zone> から", {"zone": "$z", "side": "@own"}),
    (
        "modifier",
        "その 中 から | その 中 の | それら の 中 から | その うち の | その うち から",
        {"among": "seen"},
    ),
    ("modifier", "すべて の | 各 | それぞれ の | 全 の", {"quantity": "all"}),
    ("modifier", "<c:hueword> で ない | <c:hueword> 以外 の", {"not": {"color": "$c"}}),
    ("modifier", "ユニット で ない | ユニット 以外 の", {"not": {"type": "unit"}}),
    ("modifier", "マジック で ない | マジック 以外 の", {"not": {"type": "magic"}}),
    ("modifier", "<n:name> で ない | <n:name> 以外 の | 名称 が <n:name> で ない", {"not": {"name": "$n"}}),
    ("modifier", "攻撃 していない", {"attacking": "false"}),
    ("modifier", "防御 していない", {"defending": "false"}),
    ("modifier", "バトル していない | バトル ユニット で ない | バトル ユニット で ない", {"battling": "false"}),
    ("modifier", "ダメージ を 受けていない | ダメージ が 蓄積 していない", {"damaged": "false"}),
    ("modifier", "バトル 中 の | バトル している", {"battling": "true"}),
    (
        "modifier",
        "<k:kind> カウンター が 置かれている | <k:kind> カウンター が 置かれた | <k:kind> カウンター を 持つ"
        " | <k:kind> カウンター が 1 個 以上 置かれている | <k:kind> カウンター が 1 つ 以上 置かれている"
        " | <k:kind> カウンター の 置かれている | <k:kind> カウンター の 置かれた",
        {"counters": {"$k": "1"}},
    ),
    (
        "modifier",
        "<k:kind> カウンター が <n:number> 個 以上 置かれている"
        " | <k:kind> カウンター が <n:number> つ 以上 置かれている",
        {"counters": {"$k": "$n"}},
    ),
    ("modifier", "トークン で ある", {"token": "true"}),
    ("modifier", "トークン で ない | トークン 以外 の", {"token": "false"}),
    ("modifier", "<q:quoted> を 持つ | <q:quoted> 能力 を 持つ", {"has": "$q"}),
]

ZONES: list[Row] = [
    ("hueword", "赤", "red"),
    ("hueword", "青", "blue"),
    ("hueword", "緑", "green"),
    ("hueword", "無色", "colorless"),
    ("zone", "手札", "hand"),
    ("zone", "ダスト", "dust"),
    ("zone", "戦闘エリア", "battle-area"),
    ("zone", "魔石エリア", "stone-area"),
    ("zone", "チャント", "chant"),
    ("zone", "夢", "dream"),
    ("zone", "魔導書", "library"),
    ("zone", "魔石デッキ", "stone-deck"),
]

KINDS: list[Row] = [
    ("kind", "パワー", "power"),
    ("kind", "ウィーク", "weak"),
    ("kind", "火葬", "cremation"),
    ("kind", "<w:kindword>", "$w"),
]

PLAYERS: list[Row] = [
    ("player", "あなた", "you"),
    ("player", "相手 | 対戦 相手", "opponent"),
    (
        "player",
        "各 プレイヤー | すべて の プレイヤー | お互い | 両方 の プレイヤー | それぞれ の プレイヤー | 全 プレイヤー",
        "each-player",
    ),
    ("player", "ターン・プレイヤー | ターンプレイヤー | その ターン の プレイヤー", "active"),
    ("player", "この ユニット の 支配者 | この カード の 支配者", "controller"),
    ("player", "その プレイヤー", "@player"),
    ("player", "その 支配者 | それ の 支配者 | その ユニット の 支配者 | その カード の 支配者", "@controller"),
    ("player", "その 契約者 | それ の 契約者 | その ユニット の 契約者 | その カード の 契約者", "@owner"),
]

ACTORS: list[Row] = [
    ("actor", "<p:player>", "$p"),
    ("actor", "それ | それら | それぞれ", "@player"),
]

NUMBERS: list[Row] = [
    ("bound", "<n:number> 以下", "<= $n"),
    ("bound", "<n:number> 以上", ">= $n"),
    ("bound", "<n:number> 未満", "< $n"),
    ("bound", "<n:number>", "$n"),
    ("points", "<n:number> 点 | <n:number>", "$n"),
    (
        "points",
        "<c:counted> に 等しい 点数 | <c:counted> に 等しい | <c:counted> と 同じ 点数 | <c:counted> に 等しい 数"
        " | <c:counted> と 同じ 数 | <c:counted> 分",
        "$c",
    ),
    ("counted", "<f:filter> の 数 | <f:filter> の 枚数 | <f:filter> の 体数 | <f:filter> の 合計 数", {"count": "$f"}),
    (
        "counted",
        "<w:single> に 置かれている <k:kind> カウンター の 数 | <w:single> の <k:kind> カウンター の 数"
        " | <w:single> に 置かれた <k:kind> カウンター の 数",
        "$w.$k",
    ),
    ("counted", "<p:player> の ライフ | <p:player> の ライフ の 値", {"life": "$p"}),
    ("counted", "<w:single> の AP | <w:single> の AP の 値", "$w.ap"),
    ("counted", "<w:single> の HP | <w:single> の HP の 値", "$w.hp"),
    ("counted", "<w:single> の 使用コスト | <w:single> の コスト", "$w.cost"),
    (
        "points",
        "<w:single> に 置かれている <k:kind> カウンター <one:pieces> につき <n:number> 点"
        " | <w:single> の <k:kind> カウンター <one:pieces> につき <n:number> 点",
        {"product": ["$w.$k", "$n"]},
    ),
    ("counted", "<p:player> の ダスト の 枚数", {"dust": "$p"}),
    ("counted", "攻撃 ユニット の AP", "attacker.ap"),
    ("points", "<f:filter> <one:one> につき <n:number> 点", {"product": [{"count": "$f"}, "$n"]}),
    (
        "points",
        "与えた ダメージ に 等しい 点数 | その 点数 に 等しい 点数 | その ダメージ に 等しい 点数 | その ダメージ と 同じ 点数"
        " | それ と 同じ 点数"
        " | その 点数 | その 点数 分 | 同じ 点数 | その 点数 に 等しい 数 | それ に 等しい 点数"
        " | 受けた ダメージ に 等しい 点数",
        "event.amount",
    ),
    ("one", "<n:count>", "$n"),
]

WHOM: list[Row] = [
    (
        "thing",
        "この ユニット | この カード | この マジック | この 魔石 | これ | この トークン",
        "this",
    ),
    ("thing", "それ | その 対象 | 対象", "@it"),
    ("thing", "それら | それぞれ | それら の 対象", "@them"),
    ("thing", "その ユニット | それら の ユニット | その トークン | それら の トークン", "@unit"),
    ("thing", "その 魔石 | それら の 魔石", "@stone"),
    ("thing", "その カード | その マジック | それら の カード", "@card"),
    ("thing", "その 能力", "@ability"),
    ("thing", "前者", "@1"),
    ("thing", "後者", "@2"),
    ("thing", "<n:number> つ目 の 対象 | <n:number> 体目 の ユニット", "@$n"),
    ("thing", "攻撃対象", "attack-target"),
    ("thing", "残り | 残り の カード", "@rest"),
    ("single", "<t:thing>", "$t"),
    ("single", "<p:player>", "$p"),
    ("whom", "<s:single>", "$s"),
    (
        "whom",
        "攻撃 ユニット | 攻撃 している ユニット | この ユニット を 攻撃 している ユニット | それ を 攻撃 している ユニット"
        " | その 攻撃 ユニット",
        "attacker",
    ),
    ("whom", "防御 ユニット | 防御 している ユニット | この ユニット を 防御 している ユニット", "defender"),
    ("whom", "<a:single> と <b:single>", ["$a", "$b"]),
    ("whom", "<f:every> | <f:filter> すべて", {"all": "$f"}),
    ("whom", "<f:filter> <n:count>", {"choose": "$f", "amount": "$n"}),
    ("whom", "<f:filter> <n:count> まで", {"choose": "$f", "up-to": "$n"}),
    ("whom", "対象 の <a:aim> | 対象 と なる <a:aim> | <a:aim> の 対象", {"aim": "$a"}),
    ("whom", "対象 の <a:aim> と <b:aim> | 対象 の <a:aim> と 対象 の <b:aim>", [{"aim": "$a"}, {"aim": "$b"}]),
    ("aim", "相手 1 人", {"is": {"type": "player", "among": "opponent"}, "count": "1"}),
    ("whom", "対象 の <f:filter>", {"aim": {"is": "$f", "count": "1"}}),
    ("aim", "<f:filter> <n:count>", {"is": "$f", "count": "$n"}),
    ("aim", "<f:filter> <n:count> まで", {"is": "$f", "up-to": "$n"}),
    ("aim", "<f:filter> <n:count> 以上", {"is": "$f", "min": "$n", "max": "any"}),
    (
        "aim",
        "<f:filter> <n:count> か <m:count> | <f:filter> <n:count> または <m:count>",
        {"is": "$f", "min": "$n", "max": "$m"},
    ),
    (
        "aim",
        "<f:filter> <n:count> または <g:filter> <m:count> | <f:filter> <n:count> か <g:filter> <m:count>",
        {"is": {"any": ["$f", "$g"]}, "count": "$n"},
    ),
    ("aim", "任意 の 数 の <f:filter> | 好きな 数 の <f:filter>", {"is": "$f", "count": "any"}),
    ("subject", "<s:single>", "$s"),
    ("subject", "対象 の <a:aim>", {"aim": "$a"}),
    ("subject", "対象 の <f:filter>", {"aim": {"is": "$f", "count": "1"}}),
    ("subject", "<f:filter> | <f:every> | <f:filter> すべて", {"all": "$f"}),
]

ROWS: list[Row] = [*NOUNS, *MODIFIERS, *ZONES, *KINDS, *PLAYERS, *ACTORS, *NUMBERS, *WHOM]
