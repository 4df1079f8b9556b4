"""Card text, the nouns: cards and players, whose, how many. How a row is written: `judgekit.language.chart`."""

from __future__ import annotations

from judgekit.language.chart import Row

_THAT = "{その クリーチャー~カード~呪文~エレメント | それ}"
_OR = "{または | か | や}"

NOUNS: list[Row] = [
    ("noun", "クリーチャー [カード]", {"type": "creature"}),
    ("noun", "エレメント", {"type": "element"}),
    ("noun", "タマシード", {"type": "tamaseed"}),
    ("noun", "フィールド", {"type": "field"}),
    ("noun", "D2フィールド", {"type": "d2-field"}),
    ("noun", "呪文 [カード]", {"type": "spell"}),
    ("noun", "カード", {"type": "card"}),
    ("noun", "シールド", {"type": "shield"}),
    ("noun", "手札", {"type": "hand"}),
    ("noun", "山札", {"type": "library"}),
    ("noun", "その 中 の カード | その 中 から", {"type": "card", "among": "@seen"}),
    ("noun", "この クリーチャー の 下 {に ある | の} カード", {"type": "card-below"}),
    (
        "noun",
        "{その | その クリーチャー の | それ の} 下 {に ある | の} カード",
        {"type": "card-below", "below": "@it"},
    ),
    ("noun", "進化 クリーチャー", {"type": "evolution-creature"}),
    ("noun", "NEO 進化 クリーチャー | NEO進化 クリーチャー", {"type": "neo-evolution-creature"}),
    ("noun", "スター進化 クリーチャー", {"type": "star-evolution-creature"}),
    ("noun", "ブロッカー", {"type": "blocker"}),
    ("noun", "NEO クリーチャー", {"type": "neo-creature"}),
    ("noun", f"クリーチャー {_OR} 呪文 | 呪文 {_OR} クリーチャー", {"type": "creature-or-spell"}),
    ("noun", f"クリーチャー {_OR} タマシード | タマシード {_OR} クリーチャー", {"type": "creature-or-tamaseed"}),
    ("noun", f"<a:race> {_OR} <b:race>", {"race": ["$a", "$b"]}),
    ("noun", "<a:race>", {"race": ["$a"]}),
    ("noun", "<n:name>", {"called": "$n"}),
]

MODIFIERS: list[Row] = [
    ("modifier", "自分 の [、]", {"controller": "you"}),
    ("modifier", "相手 の [、]", {"controller": "opponent"}),
    ("modifier", "自身 の [、]", {"controller": "@self"}),
    ("modifier", "その プレイヤー の [、]", {"controller": "@that"}),
    ("modifier", "他 の [、] | この クリーチャー 以外 の", {"other": "true"}),
    ("modifier", "パワー [が] <b:bound> の [、]", {"power": "$b"}),
    *(
        ("modifier", f"この クリーチャー~呪文 より [も] {word} の~が {size} [、]", {key: f"{sign} this.{key}"})
        for word, key in (("パワー", "power"), ("コスト", "cost"))
        for size, sign in (("小さい", "<"), ("大きい", ">"))
    ),
    *(
        ("modifier", f"この クリーチャー より {size} {word} を 持つ [、]", {key: f"{sign} this.{key}"})
        for word, key in (("パワー", "power"), ("コスト", "cost"))
        for size, sign in (("小さい", "<"), ("大きい", ">"))
    ),
    ("modifier", "コスト [が] <b:bound> の [、]", {"cost": "$b"}),
    ("modifier", "この ターン に [バトルゾーン に] 出た [、]", {"arrived": "true"}),
    *(
        ("modifier", wording, {key: f"{sign} it.{key}"})
        for word, key in (("パワー", "power"), ("コスト", "cost"))
        for wording, sign in (
            (f"{_THAT} より [も] {word} の~が 小さい [、]", "<"),
            (f"{_THAT} より [も] {word} の~が 大きい [、]", ">"),
            (
                f"{word} が {_THAT} の {word} 以下 の [、] | {_THAT} の {word} 以下 の [{word} を 持つ | {word} の] [、]",
                "<=",
            ),
            (f"{_THAT} と {word} が 同じ [、] | {_THAT} と 同じ {word} {{の | を 持つ}} [、]", "="),
        )
    ),
    ("modifier", f"{_THAT} より [も] コスト が <n:number> 大きい [、]", {"cost": "= it.cost+$n"}),
    ("modifier", "その 数字 と 同じ コスト {を 持つ | の} [、]", {"cost": "= number.chosen"}),
    ("modifier", "<c:civs> の [、]", {"civilization": "$c"}),
    ("modifier", "<a:race> の [、]", {"race": ["$a"]}),
    ("modifier", f"<a:race> {_OR} <b:race> の [、]", {"race": ["$a", "$b"]}),
    ("modifier", "種族 に <r:race> を 持つ | <r:race> を 持つ", {"race-of": "$r"}),
    ("modifier", "<r:race> {でない | 以外 の}", {"not": {"race": ["$r"]}}),
    ("modifier", "<c:civs> {でない | 以外 の}", {"not": {"civilization": "$c"}}),
    ("modifier", "選ばなかった", {"unchosen": "true"}),
    ("modifier", "進化 [クリーチャー] {でない | 以外 の}", {"not": {"type": "evolution-creature"}}),
    *(
        ("modifier", f"{word} {{でない | 以外 の}}", {"not": {"type": kind}})
        for word, kind in (
            ("呪文", "spell"),
            ("クリーチャー", "creature"),
            ("タマシード", "tamaseed"),
            ("フィールド", "field"),
        )
    ),
    ("modifier", "多色 {でない | 以外 の}", {"not": {"multicolor": "true"}}),
    *(
        ("modifier", f"最も {word} の~が {size} [、] | {word} の~が 最も {size} [、]", {f"{which}-{key}": "true"})
        for word, key in (("パワー", "power"), ("コスト", "cost"))
        for size, which in (("小さい", "lowest"), ("大きい", "highest"))
    ),
    ("modifier", "手札 に 加える", {"coming": "true"}),
    ("modifier", "攻撃 {している | 中 の}", {"attacking": "true"}),
    ("modifier", "攻撃 {していない | 中 でない}", {"attacking": "false"}),
    ("modifier", "多色 [の]", {"multicolor": "true"}),
    ("modifier", "単色 [の]", {"multicolor": "false"}),
    ("modifier", "タップ している", {"tapped": "true"}),
    ("modifier", "アンタップ {している | 状態 の} | タップ {していない | されていない}", {"tapped": "false"}),
    ("modifier", "<q:quoted> を 持つ", {"has": "$q"}),
    ("modifier", "<q:quoted> を {持たない | 持っていない}", {"has-not": "$q"}),
    ("modifier", "名前 に <n:name> と ある | カード名 に <n:name> と ある", {"name-part": "$n"}),
    ("modifier", "<z:zone> {に ある | から [、] | に いる | の}", {"zone": "$z"}),
    ("modifier", "<z:zone> {または | か | と | や} <y:zone> {に ある | から [、] | の}", {"zone": ["$z", "$y"]}),
    ("modifier", "コスト が <f:filter> の 枚数~数 以下 の [、]", {"cost-upto": "$f"}),
    ("modifier", "コスト が <f:filter> の 枚数~数 より 大きい [、]", {"cost-over": "$f"}),
    ("modifier", "その 中 から [、] | その 中 の", {"among": "@seen"}),
]

WORDS: list[Row] = [
    *(
        ("civ", word, civilization)
        for word, civilization in (
            *(("光", "light"), ("水", "water"), ("闇", "darkness"), ("火", "fire"), ("自然", "nature")),
            ("無色", "colorless"),
        )
    ),
    ("civs", "<a:civ>", ["$a"]),
    ("civs", f"<a:civ> {_OR} <b:civ>", ["$a", "$b"]),
    ("civs", f"<a:civ> 、 <b:civ> [、] {_OR} <c:civ>", ["$a", "$b", "$c"]),
    ("zone", "手札", "hand"),
    ("zone", "墓地", "graveyard"),
    ("zone", "マナゾーン", "mana-zone"),
    ("zone", "シールドゾーン", "shield-zone"),
    ("zone", "バトルゾーン", "battle-zone"),
]

NUMBERS: list[Row] = [
    ("count", "<n:number> 体~枚~つ", "$n"),
    ("bound", "<n:number> 以下", "<= $n"),
    ("bound", "<n:number> 以上", ">= $n"),
    ("bound", "<n:number> より 大きい | <n:number> を 超える", "> $n"),
    ("bound", "<n:number> 未満 | <n:number> より 小さい", "< $n"),
    ("bound", "<n:number>", "= $n"),
    ("bound", "この クリーチャー の パワー 以下", "<= this.power"),
    ("plus", "+ <n:number>", "+$n"),
    ("plus", "- <n:number>", "-$n"),
]

PLAYERS: list[Row] = [
    ("player", "自分", "you"),
    ("player", "自身", "@self"),
    ("player", "その プレイヤー | [その クリーチャー~カード~呪文~エレメント の | それ の | その] 持ち主", "@that"),
    ("player", "相手 [プレイヤー]", "opponent"),
    ("player", "各 プレイヤー | すべて の プレイヤー | 誰か | いずれか の プレイヤー", "each-player"),
]

OBJECTS: list[Row] = [
    ("obj", "<f:filter> を <n:count> [、] | <f:filter> <n:count> を [、]", {"choose": "$f", "number": "$n"}),
    ("obj", "<f:filter> を <n:count> 無作為 に [、]", {"choose": "$f", "number": "$n", "random": "true"}),
    ("obj", "<f:filter> を <n:count> まで [、] | <f:filter> <n:count> まで を [、]", {"choose": "$f", "up-to": "$n"}),
    (
        "obj",
        "<f:filter> を <n:count> または <m:count> [、] | <f:filter> <n:count> または <m:count> を [、]",
        {"choose": "$f", "least": "$n", "most": "$m"},
    ),
    (
        "obj",
        "<f:filter> を 1 体~枚~つ 、 または <g:filter> を 1 体~枚~つ [、]",
        {"choose": {"or": ["$f", "$g"]}, "number": "1"},
    ),
    ("obj", "<f:filter> を <n:count> 以上 [、]", {"choose": "$f", "least": "$n", "most": "any"}),
    ("obj", "<f:filter> を 好きな数 [、] | 好きな数 の <f:filter> を [、]", {"choose": "$f", "up-to": "any"}),
    *(
        ("obj", f"{word} の 合計 が <n:number> 以下 に なる ように <f:filter> を {many} [、]", {**of, "most": most})
        for word, key in (("コスト", "cost"), ("パワー", "power"))
        for of in ({"within": "$f", "total": key, "limit": "$n"},)
        for many, most in (("好きな数", "any"), ("<m:count> まで", "$m"))
    ),
    (
        "obj",
        "<f:filter> と <g:filter> を それぞれ 1 体~枚~つ [ずつ] [、]"
        " | <f:filter> 1 体~枚~つ と [、] <g:filter> 1 体~枚~つ を [、]",
        {"one-each": ["$f", "$g"]},
    ),
    ("obj", "<f:filter> と <g:filter> を すべて [、]", {"all": {"or": ["$f", "$g"]}}),
    ("obj", "<f:filter> を すべて [、] | すべて の <f:filter> を [、]", {"all": "$f"}),
    ("obj", "<p:player> の 山札 の 上 から <n:number> 枚 を [すべて] [、]", {"top": "$p", "number": "$n"}),
    ("obj", "山札 の 上 から <n:number> 枚 を [すべて] [、]", {"top": "@self", "number": "$n"}),
    ("obj", "この クリーチャー を [、] | これ を [、]", "this"),
    ("obj", "この カード~呪文~フィールド~タマシード~エレメント~D2フィールド を [、]", "this-card"),
    (
        "obj",
        "{この クリーチャー と バトル した | この クリーチャー を ブロック した | この クリーチャー が ブロック した}"
        " [相手 の] クリーチャー を [、]",
        "@foe",
    ),
    ("obj", "<n:number> 枚~体 を [、]", {"one-more": "$n"}),
    ("obj", "それら を すべて [、]", "@them"),
    ("obj", "それ を [、] | その クリーチャー~カード~呪文~エレメント を [、]", "@it"),
    ("obj", "それら を [、] | それら の クリーチャー~カード を [、]", "@them"),
    ("obj", "その 上 から 1 枚 を [、] | それ の 上 から 1 枚 を [、]", {"top-of": "@it"}),
    ("obj", "それら の 上 から 1 枚 を [、]", {"top-of": "@them"}),
    ("obj", "この クリーチャー の 上 から 1 枚 を [、]", {"top-of": "this"}),
    ("obj", "上 から 1 枚 を [、]", {"top-of": "@it"}),
    ("obj", "残り [の カード] を [すべて] [、]", "@rest"),
    ("subject", "この クリーチャー", "this"),
    ("subject", "それ | その クリーチャー~カード", "@it"),
    ("subject", "それら [の クリーチャー~カード]", "@them"),
    ("subject", "<f:filter>", {"all": "$f"}),
    ("subject", "すべて の <f:filter> | <f:filter> すべて", {"all": "$f"}),
    ("subject", "<f:filter> <n:count>", {"choose": "$f", "number": "$n"}),
    ("which", "この クリーチャー", "this"),
    ("which", "この カード~呪文~フィールド~タマシード~エレメント~D2フィールド", "this-card"),
    ("which", "<f:filter>", "$f"),
]

ROWS: list[Row] = [*NOUNS, *MODIFIERS, *WORDS, *NUMBERS, *PLAYERS, *OBJECTS]
