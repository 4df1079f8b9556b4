"""Japanese card text, the verbs: what abilities do. The last word of a wording is a verb and inflected.

"@actor" in a term is whoever the sentence says acts, 「あなた」 where it says nobody.
"""

from __future__ import annotations

from judgekit.language.chart import Row, rows_of

_PICKED = "{選び 、 | 選んで}"

OBJECTS: list[Row] = rows_of(
    "object",
    ("<w:whom> を", "$w"),
    ("<s:thing> を すべて", "$s"),
    ("<f:filter> を すべて", {"all": "$f"}),
    (
        f"<f:filter> を <m:many> | <f:filter> {{<m:many> を | を <m:many>}} {_PICKED}",
        {"choose": "$f", "...": "$m"},
    ),
)

TARGETS: list[Row] = rows_of(
    "act",
    ("<a:aim> を 対象 {と する | に する | に 取る}", {"aims": ["$a"]}),
    ("<a:aim> を 対象 に~として 選ぶ", {"aims": ["$a"]}),
    ("<a:aim> と <b:aim> を 対象 と する", {"aims": ["$a", "$b"]}),
    ("<f:filter> を <n:count> 対象 と する", {"aims": [{"is": "$f", "count": "$n"}]}),
    ("<f:filter> を <n:count> 以上 対象 と する", {"aims": [{"is": "$f", "min": "$n", "max": "any"}]}),
    ("<f:filter> を [合計] <n:count> まで 対象 と する", {"aims": [{"is": "$f", "up-to": "$n"}]}),
    ("<f:filter> を {任意 の | 好きな} 数 対象 と する", {"aims": [{"is": "$f", "count": "any"}]}),
)

_FROM_TOP = "上 から {<n:number> 枚 を | カード を <n:number> 枚}"

CHOICES: list[Row] = rows_of(
    "act",
    ("<f:filter> {<n:count> を | を <n:count>} 選ぶ", {"choose": "$f", "amount": "$n", "as": "chosen", "by": "@actor"}),
    (
        "<f:filter> {を <n:count> まで | <n:count> まで を} 選ぶ",
        {"choose": "$f", "up-to": "$n", "as": "chosen", "by": "@actor"},
    ),
    *(
        (f"{whose} {way}", {verb: found, "as": "seen"})
        for verb, done in (("look", "見る"), ("reveal", "公開 する"))
        for whose, owner in (("<z:zone>", "@actor"), ("<p:player> の <z:zone>", "$p"))
        for way, found in (
            (f"を {done}", {"all": {"zone": "$z", "owner": owner}}),
            (f"の {_FROM_TOP} {done}", {"top": "$n", "zone": "$z", "owner": owner}),
        )
    ),
    ("<o:object> 公開 する", {"reveal": "$o", "as": "seen"}),
)

BARE: list[Row] = [
    ("bare", "<x:points> {の |} ダメージ を 与える", {"damage": "@aimed", "amount": "$x"}),
]

_OWN_AP = "自身 の AP に 等しい {点数 の |} ダメージ を"
_SHARED = "[好きな よう に] 割り振って 与える"
_FIGHT = "互いに {自身 の |} AP に 等しい [点数 の] ダメージ を 与え合う"

DAMAGE: list[Row] = rows_of(
    "act",
    (
        "<w:whom> に <x:points> {の |} ダメージ を 与える | <w:whom> は <x:points> {の |} ダメージ を 受ける"
        " | <x:points> の ダメージ を <w:whom> に 与える | <x:points> 、 <w:whom> に ダメージ を 与える"
        " | <w:whom> に <x:points> の ダメージ が 与えられる",
        {"damage": "$w", "amount": "$x"},
    ),
    ("<s:thing> は~が <w:whom> に <x:points> の ダメージ を 与える", {"damage": "$w", "amount": "$x", "by": "$s"}),
    (
        f"<s:thing> は {{<w:whom> に {_OWN_AP} | {_OWN_AP} <w:whom> に}} 与える",
        {"damage": "$w", "amount": "$s.ap", "by": "$s"},
    ),
    (
        f"それら は 互いに 自身 の AP に 等しい 点数 の ダメージ を 与え合う~与える | それら は {_FIGHT}"
        " | それら は それぞれ 自身 の AP に 等しい 点数 の ダメージ を 互いに 与える",
        {"fight": "@1", "with": "@2"},
    ),
    (
        f"[合計] <x:points> の ダメージ を {{{_SHARED} | 割り振る}}",
        {"damage": "targets", "amount": "$x", "divided": "true"},
    ),
    (
        f"<w:whom> に {{合計 |}} <x:points> の ダメージ を {{{_SHARED} | 割り振る}}"
        f" | [合計] <x:points> の ダメージ を <w:whom> に {{{_SHARED} | 割り振る}}",
        {"damage": "$w", "amount": "$x", "divided": "true"},
    ),
    (
        "<w:whom> {に 蓄積 した | に 蓄積 している | の} ダメージ を すべて 取り除く"
        " | <w:whom> から ダメージ を すべて 取り除く",
        {"remove-damage": "$w"},
    ),
    (f"<a:thing> と <b:thing> は {_FIGHT}", {"fight": "$a", "with": "$b"}),
)

_ON_TOP = "の 一番上~上 に 置く~戻す"
_BELOW = "の 一番下~下 に 置く~戻す"

MOVES: list[Row] = rows_of(
    "act",
    ("<o:object> 破壊 する", {"destroy": "$o"}),
    ("<w:whom> は 破壊 される", {"destroy": "$w"}),
    ("<o:object> 無効化 する", {"nullify": "$o"}),
    (
        "<o:object> [契約者 の | 持ち主 の | その 契約者 の | あなた の | それぞれ の 契約者 の] 手札 に 戻す | <o:object> 戻す",
        {"return": "$o"},
    ),
    ("<o:object> [あなた の] 手札 に 加える", {"move": "$o", "to": "hand"}),
    ("<o:object> [契約者 の] ダスト に 置く", {"move": "$o", "to": "dust"}),
    ("<w:whom> は ダスト に 置かれる", {"move": "$w", "to": "dust"}),
    (
        "その 中 から~の <f:filter> {<n:count> を | を <n:count>} 選び 、 捨てさせる"
        " | その 中 から <f:filter> <n:count> を 捨てさせる",
        {"discard": {"choose": {"among": "seen", "...": "$f"}, "amount": "$n"}},
    ),
    ("<s:thing> を 捨てさせる~捨てる", {"discard": "$s"}),
    ("<o:object> 夢 に {置く | 移動 する | 移す}", {"move": "$o", "to": "dream"}),
    ("<w:whom> は 夢 に 置かれる", {"move": "$w", "to": "dream"}),
    (f"<o:object> [契約者 の] 魔導書 {_ON_TOP}", {"move": "$o", "to": "library", "at": "top"}),
    (f"<o:object> [契約者 の] 魔導書 {_BELOW}", {"move": "$o", "to": "library", "at": "bottom"}),
    (f"<o:object> [契約者 の] 魔石デッキ {_ON_TOP}", {"move": "$o", "to": "stone-deck", "at": "top"}),
    (f"<o:object> [契約者 の] 魔石デッキ {_BELOW}", {"move": "$o", "to": "stone-deck", "at": "bottom"}),
    (
        "<o:object> 魔石エリア に [ウェイク 状態 で | 表向き で] 置く | <o:object> あなた の 魔石エリア に 置く",
        {"move": "$o", "to": "stone-area"},
    ),
    (
        "<o:object> {[あなた の] 魔石エリア に <m:manner> | <m:manner> [あなた の] 魔石エリア に} 置く",
        {"move": "$o", "to": "stone-area", "...": "$m"},
    ),
    (
        "<o:object> [ウェイク 状態 で | 戦闘エリア に] 召喚 する | <o:object> あなた の 支配下 で {召喚 する | 戦闘エリア に 置く}"
        " | <o:object> 戦闘エリア に {あなた の 支配下 で 置く | 置く | 戻す | 出す}",
        {"summon": "$o"},
    ),
    (
        "<o:object> [戦闘エリア に] レスト 状態 で 召喚 する | <o:object> レスト 状態 で 戦闘エリア に 置く"
        " | <o:object> 戦闘エリア に レスト 状態 で 置く",
        {"summon": "$o", "rested": "true"},
    ),
    ("<o:object> 消滅 させる", {"vanish": "$o"}),
    ("<o:object> 使用コスト~コスト を 支払わずに 使用 する", {"use": "$o", "free": "true"}),
    ("<o:object> 使用 する", {"use": "$o"}),
)

_TO_STONES = "魔石デッキ の 上 から <n:number> 枚 を"
_FOUND = "{<n:count> を | を <n:count>} 探し 、"

CARDS: list[Row] = [
    *rows_of(
        "act",
        (
            "カード を <n:number> 枚 引く | <n:number> 枚 [の カード を] 引く | カード <n:number> 枚 を 引く",
            {"draw": "@actor", "amount": "$n"},
        ),
        ("<c:counted> に 等しい 枚数 の カード を 引く", {"draw": "@actor", "amount": "$c"}),
        ("手札 を すべて 捨てる | すべて の 手札 を 捨てる", {"discard": "@actor", "amount": "all"}),
        ("{手札 を | カード を |} <n:number> 枚 捨てる", {"discard": "@actor", "amount": "$n"}),
        (
            "手札 から~の <f:filter> {を <n:number> 枚 | <n:number> 枚 を} 捨てる",
            {"discard": "@actor", "amount": "$n", "is": "$f"},
        ),
        ("手札~カード を 無作為 に <n:number> 枚 捨てる", {"discard": "@actor", "amount": "$n", "random": "true"}),
        (
            "魔導書 の 上 から {<n:number> 枚 を | カード を <n:number> 枚} <z:zone> に 置く"
            " | 魔導書 の 一番上 から <n:number> 枚 を <z:zone> に 置く",
            {"mill": "@actor", "amount": "$n", "to": "$z"},
        ),
        (
            "<p:actor> の 魔導書 の 上 から {<n:number> 枚 を | カード を <n:number> 枚} <z:zone> に 置く",
            {"mill": "$p", "amount": "$n", "to": "$z"},
        ),
        ("魔導書 の 上 から <n:number> 枚 を 手札 に 加える", {"mill": "@actor", "amount": "$n", "to": "hand"}),
        (
            f"{_TO_STONES} {{魔石エリア に [ウェイク 状態 で] | ウェイク 状態 で 魔石エリア に}} 置く",
            {"add-stone": "@actor", "amount": "$n"},
        ),
        (
            f"{_TO_STONES} {{<m:manner> 魔石エリア に | 魔石エリア に <m:manner>}} 置く",
            {"add-stone": "@actor", "amount": "$n", "...": "$m"},
        ),
    ),
    (
        "search",
        f"<z:zone> から <f:filter> {_FOUND} | <z:zone> から <f:filter> {{<n:count> を | を <n:count>}} 探して"
        " | <z:zone> から <f:filter> {を <n:count> まで | <n:count> まで を} 探し 、"
        " | <f:filter> <n:count> を <z:zone> から 探し 、",
        {"search": "$z", "for": "$f", "amount": "$n", "player": "@actor"},
    ),
    (
        "search",
        f"<p:player> の <z:zone> から <f:filter> {_FOUND}",
        {"search": "$z", "for": "$f", "amount": "$n", "player": "$p"},
    ),
    (
        "search",
        "<z:zone> の 上 から <t:number> 枚 の 中 から <f:filter> <n:count> を 探し 、",
        {"search": "$z", "for": "$f", "amount": "$n", "top": "$t", "player": "@actor"},
    ),
    *rows_of(
        "act",
        ("<s:search> 手札 に 加える", {"...": "$s", "to": "hand"}),
        ("<s:search> <t:zone> に 置く", {"...": "$s", "to": "$t"}),
        ("<s:search> 召喚 する", {"...": "$s", "to": "battle-area"}),
        ("魔導書 を 無作為化~シャッフル する", {"shuffle": "library", "player": "@actor"}),
        ("<p:player> の 魔導書 を 無作為化 する", {"shuffle": "library", "player": "$p"}),
    ),
]

LIFE: list[Row] = rows_of(
    "act",
    (
        "ライフ を <x:points> {回復 する | 得る} | <x:points> 、 [あなた は] ライフ を 回復 する"
        " | <x:points> {の |} ライフ を 回復 する | <x:points> 回復 する | <x:points> の ライフ を 得る"
        " | ライフ <x:points> を {回復 する | 得る}",
        {"heal": "@actor", "amount": "$x"},
    ),
    ("<c:counted> ライフ を 回復 する", {"heal": "@actor", "amount": "$c"}),
    ("<p:actor> の ライフ を~は <x:points> 回復 する", {"heal": "$p", "amount": "$x"}),
    ("ライフ を <x:points> 失う | <x:points> {の |} ライフ を 失う", {"lose-life": "@actor", "amount": "$x"}),
    (
        "<p:actor> の ライフ {は <n:number> [点] に なる | を <n:number> [点] に する | が <n:number> [点] に なる}",
        {"set-life": "$p", "to": "$n"},
    ),
    (
        "<p:actor> の ライフ {は <q:player> の ライフ と 同じ に なる | を <q:player> の ライフ と 同じ に する}",
        {"set-life": "$p", "to": {"life": "$q"}},
    ),
    ("<p:player> の 勝利 と なる", {"win": "$p"}),
    ("ゲーム に 勝利 する", {"win": "@actor"}),
    ("ゲーム に 敗北 する", {"lose": "@actor"}),
)

ROWS: list[Row] = [*OBJECTS, *TARGETS, *CHOICES, *BARE, *DAMAGE, *MOVES, *CARDS, *LIFE]
