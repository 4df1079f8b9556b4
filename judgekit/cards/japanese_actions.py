"""Japanese card text, the verbs: what abilities do. Rows as in nouns; the last word of a wording is a verb and inflected."""

from __future__ import annotations

from judgekit.cards.japanese_nouns import Row

TARGETS: list[Row] = [
    ("act", "<a:aim> を 対象 と する | <a:aim> を 対象 に する | <a:aim> を 対象 に 取る", {"aims": ["$a"]}),
    ("act", "<a:aim> と <b:aim> を 対象 と する", {"aims": ["$a", "$b"]}),
    ("act", "<f:filter> を <n:count> 対象 と する", {"aims": [{"is": "$f", "count": "$n"}]}),
    ("act", "<f:filter> を <n:count> まで 対象 と する", {"aims": [{"is": "$f", "up-to": "$n"}]}),
    (
        "act",
        "<f:filter> を 任意 の 数 対象 と する | <f:filter> を 好きな 数 対象 と する",
        {"aims": [{"is": "$f", "count": "any"}]},
    ),
]

DAMAGE: list[Row] = [
    (
        "act",
        "<w:whom> に <x:points> の ダメージ を 与える | <w:whom> に <x:points> ダメージ を 与える"
        " | <w:whom> は <x:points> の ダメージ を 受ける | <x:points> の ダメージ を <w:whom> に 与える",
        {"damage": "$w", "amount": "$x"},
    ),
    (
        "act",
        "<s:single> は <w:whom> に <x:points> の ダメージ を 与える"
        " | <s:single> が <w:whom> に <x:points> の ダメージ を 与える",
        {"damage": "$w", "amount": "$x", "by": "$s"},
    ),
    (
        "act",
        "<w:whom> に 合計 <x:points> の ダメージ を 割り振って 与える"
        " | <w:whom> に <x:points> の ダメージ を 割り振って 与える"
        " | <w:whom> に <x:points> の ダメージ を 割り振る"
        " | <x:points> の ダメージ を <w:whom> に 割り振って 与える"
        " | 合計 <x:points> の ダメージ を <w:whom> に 割り振って 与える"
        " | <x:points> の ダメージ を <w:whom> に 割り振る"
        " | <w:whom> に <x:points> の ダメージ を 好きな よう に 割り振って 与える"
        " | <w:whom> に 合計 <x:points> の ダメージ を 割り振る",
        {"damage": "$w", "amount": "$x", "divided": "true"},
    ),
    (
        "act",
        "<x:points> の ダメージ を 割り振って 与える | 合計 <x:points> の ダメージ を 割り振って 与える"
        " | <x:points> の ダメージ を 割り振る | <x:points> の ダメージ を 好きな よう に 割り振って 与える",
        {"damage": "targets", "amount": "$x", "divided": "true"},
    ),
    (
        "act",
        "<w:whom> に 蓄積 した ダメージ を すべて 取り除く | <w:whom> の ダメージ を すべて 取り除く",
        {"remove-damage": "$w"},
    ),
]

MOVES: list[Row] = [
    (
        "act",
        "<p:actor> は <f:filter> <n:count> を 破壊 する | <p:actor> は <f:filter> を <n:count> 破壊 する"
        " | <p:actor> は <f:filter> <n:count> を 選び 、 破壊 する"
        " | <p:actor> は <f:filter> <n:count> を 選び 、 それ を 破壊 する",
        {"destroy": {"choose": "$f", "amount": "$n", "by": "$p"}},
    ),
    (
        "act",
        "<p:actor> は <f:filter> <n:count> を レスト する | <p:actor> は <f:filter> <n:count> を 選び 、 レスト する",
        {"rest": {"choose": "$f", "amount": "$n", "by": "$p"}},
    ),
    (
        "act",
        "<p:actor> は <f:filter> <n:count> を 手札 に 戻す | <p:actor> は <f:filter> <n:count> を 選び 、 手札 に 戻す",
        {"return": {"choose": "$f", "amount": "$n", "by": "$p"}},
    ),
    ("act", "<w:whom> を 破壊 する | <w:whom> は 破壊 される", {"destroy": "$w"}),
    ("act", "<f:filter> を すべて 破壊 する", {"destroy": {"all": "$f"}}),
    ("act", "<f:filter> を すべて レスト する", {"rest": {"all": "$f"}}),
    ("act", "<f:filter> を すべて ウェイク する", {"wake": {"all": "$f"}}),
    ("act", "<f:filter> を すべて 手札 に 戻す", {"return": {"all": "$f"}}),
    ("act", "<w:whom> を 無効化 する", {"nullify": "$w"}),
    (
        "act",
        "<w:whom> を 手札 に 戻す | <w:whom> を 戻す | <w:whom> を 契約者 の 手札 に 戻す"
        " | <w:whom> を 持ち主 の 手札 に 戻す | <w:whom> を その 契約者 の 手札 に 戻す"
        " | <w:whom> を あなた の 手札 に 戻す",
        {"return": "$w"},
    ),
    ("act", "<w:whom> を 手札 に 加える | <w:whom> を あなた の 手札 に 加える", {"move": "$w", "to": "hand"}),
    (
        "act",
        "<w:whom> を ダスト に 置く | <w:whom> を 契約者 の ダスト に 置く | <w:whom> は ダスト に 置かれる",
        {"move": "$w", "to": "dust"},
    ),
    (
        "act",
        "<w:whom> を 夢 に 置く | <w:whom> は 夢 に 置かれる | <w:whom> を 夢 に 移動 する",
        {"move": "$w", "to": "dream"},
    ),
    (
        "act",
        "<w:whom> を 魔導書 の 一番上 に 置く | <w:whom> を 魔導書 の 上 に 置く"
        " | <w:whom> を 契約者 の 魔導書 の 一番上 に 置く",
        {"move": "$w", "to": "library", "at": "top"},
    ),
    (
        "act",
        "<w:whom> を 魔導書 の 一番下 に 置く | <w:whom> を 魔導書 の 下 に 置く"
        " | <w:whom> を 契約者 の 魔導書 の 一番下 に 置く",
        {"move": "$w", "to": "library", "at": "bottom"},
    ),
    ("act", "<w:whom> を 魔石デッキ の 一番上 に 置く", {"move": "$w", "to": "stone-deck", "at": "top"}),
    ("act", "<w:whom> を 魔石デッキ の 一番下 に 置く", {"move": "$w", "to": "stone-deck", "at": "bottom"}),
    (
        "act",
        "<w:whom> を 魔石エリア に 置く | <w:whom> を 魔石エリア に ウェイク 状態 で 置く",
        {"move": "$w", "to": "stone-area"},
    ),
    (
        "act",
        "<w:whom> を 魔石エリア に レスト 状態 で 置く | <w:whom> を レスト 状態 で 魔石エリア に 置く",
        {"move": "$w", "to": "stone-area", "rested": "true"},
    ),
    (
        "act",
        "<w:whom> を 魔石エリア に 裏向き で 置く | <w:whom> を 裏向き で 魔石エリア に 置く",
        {"move": "$w", "to": "stone-area", "face-down": "true"},
    ),
    (
        "act",
        "<w:whom> を 召喚 する | <w:whom> を 戦闘エリア に 置く | <w:whom> を ウェイク 状態 で 召喚 する",
        {"summon": "$w"},
    ),
    (
        "act",
        "<w:whom> を レスト 状態 で 召喚 する | <w:whom> を 戦闘エリア に レスト 状態 で 置く",
        {"summon": "$w", "rested": "true"},
    ),
    ("act", "<z:zone> から <w:whom> を 召喚 する", {"summon": "$w", "from": "$z"}),
    ("act", "<z:zone> から <w:whom> を レスト 状態 で 召喚 する", {"summon": "$w", "from": "$z", "rested": "true"}),
    (
        "act",
        "<z:zone> から <w:whom> を 手札 に 戻す | <z:zone> から <w:whom> を 手札 に 加える",
        {"return": "$w", "from": "$z"},
    ),
    ("act", "<w:whom> を 消滅 させる", {"vanish": "$w"}),
    (
        "act",
        "<w:whom> を 使用コスト を 支払わずに 使用 する | <w:whom> を コスト を 支払わずに 使用 する",
        {"use": "$w", "free": "true"},
    ),
]

CARDS: list[Row] = [
    (
        "act",
        "<p:actor> は カード を <n:number> 枚 引く | <p:actor> は <n:number> 枚 引く"
        " | <p:actor> は <n:number> 枚 の カード を 引く",
        {"draw": "$p", "amount": "$n"},
    ),
    ("act", "カード を <n:number> 枚 引く | <n:number> 枚 引く", {"draw": "you", "amount": "$n"}),
    (
        "act",
        "<p:actor> は 手札 を <n:number> 枚 捨てる | <p:actor> は カード を <n:number> 枚 捨てる"
        " | <p:actor> は <n:number> 枚 捨てる | <p:actor> は 手札 から <n:number> 枚 捨てる",
        {"discard": "$p", "amount": "$n"},
    ),
    (
        "act",
        "手札 を <n:number> 枚 捨てる | カード を <n:number> 枚 捨てる | 手札 から カード を <n:number> 枚 捨てる"
        " | あなた の 手札 を <n:number> 枚 捨てる | 手札 の カード を <n:number> 枚 捨てる",
        {"discard": "you", "amount": "$n"},
    ),
    (
        "act",
        "<p:actor> は 手札 から <f:filter> を <n:number> 枚 捨てる"
        " | <p:actor> は 手札 の <f:filter> を <n:number> 枚 捨てる",
        {"discard": "$p", "amount": "$n", "is": "$f"},
    ),
    (
        "act",
        "<p:actor> は 手札 を すべて 捨てる | <p:actor> は すべて の 手札 を 捨てる",
        {"discard": "$p", "amount": "all"},
    ),
    ("act", "手札 を すべて 捨てる | あなた の 手札 を すべて 捨てる", {"discard": "you", "amount": "all"}),
    (
        "act",
        "<p:actor> は 手札 を 無作為 に <n:number> 枚 捨てる | <p:actor> は カード を 無作為 に <n:number> 枚 捨てる",
        {"discard": "$p", "amount": "$n", "random": "true"},
    ),
    (
        "act",
        "<p:actor> は 魔導書 の 上 から <n:number> 枚 を <z:zone> に 置く"
        " | <p:actor> の 魔導書 の 上 から <n:number> 枚 を <z:zone> に 置く"
        " | <p:actor> は 魔導書 の 上 から カード を <n:number> 枚 <z:zone> に 置く"
        " | <p:actor> の 魔導書 の 上 から カード を <n:number> 枚 <z:zone> に 置く"
        " | <p:actor> は 自分 の 魔導書 の 上 から <n:number> 枚 を <z:zone> に 置く",
        {"mill": "$p", "amount": "$n", "to": "$z"},
    ),
    (
        "act",
        "魔導書 の 上 から <n:number> 枚 を <z:zone> に 置く"
        " | 魔導書 の 上 から カード を <n:number> 枚 <z:zone> に 置く",
        {"mill": "you", "amount": "$n", "to": "$z"},
    ),
    (
        "act",
        "魔石デッキ の 一番上 の カード を 魔石エリア に 置く"
        " | あなた は 魔石デッキ の 一番上 の カード を 魔石エリア に 置く"
        " | 魔石デッキ の 一番上 の カード を 魔石エリア に ウェイク 状態 で 置く"
        " | 魔石デッキ の 一番上 の 魔石 を 魔石エリア に 置く",
        {"add-stone": "you", "amount": "1"},
    ),
    (
        "act",
        "魔石デッキ の 一番上 の カード を 魔石エリア に レスト 状態 で 置く"
        " | 魔石デッキ の 一番上 の カード を レスト 状態 で 魔石エリア に 置く",
        {"add-stone": "you", "amount": "1", "rested": "true"},
    ),
    (
        "act",
        "<z:zone> から <f:filter> <n:count> を 探し 、 手札 に 加える"
        " | <z:zone> から <f:filter> を <n:count> 探し 、 手札 に 加える"
        " | <z:zone> から <f:filter> <n:count> を 探し 、 公開 し 、 手札 に 加える"
        " | あなた の <z:zone> から <f:filter> <n:count> を 探し 、 手札 に 加える"
        " | <z:zone> から <f:filter> <n:count> を 探して 手札 に 加える"
        " | <z:zone> から <f:filter> を <n:count> 探して 手札 に 加える",
        {"search": "$z", "for": "$f", "amount": "$n", "to": "hand"},
    ),
    (
        "act",
        "<z:zone> から <f:filter> <n:count> を 探し 、 <t:zone> に 置く"
        " | <z:zone> から <f:filter> を <n:count> 探し 、 <t:zone> に 置く",
        {"search": "$z", "for": "$f", "amount": "$n", "to": "$t"},
    ),
    (
        "act",
        "<z:zone> から <f:filter> <n:count> を 探し 、 召喚 する"
        " | <z:zone> から <f:filter> を <n:count> 探し 、 召喚 する",
        {"search": "$z", "for": "$f", "amount": "$n", "to": "battle-area"},
    ),
    ("act", "魔導書 を 無作為化 する | あなた の 魔導書 を 無作為化 する", {"shuffle": "library"}),
]

LIFE: list[Row] = [
    (
        "act",
        "<p:actor> は ライフ を <x:points> 回復 する | <p:actor> は ライフ を <x:points> 得る"
        " | <p:actor> は <x:points> の ライフ を 回復 する | <p:actor> は <x:points> 回復 する"
        " | <p:actor> の ライフ を <x:points> 回復 する | <p:actor> は <x:points> ライフ を 回復 する",
        {"heal": "$p", "amount": "$x"},
    ),
    (
        "act",
        "ライフ を <x:points> 回復 する | ライフ を <x:points> 得る | <x:points> 、 あなた は ライフ を 回復 する"
        " | <x:points> の ライフ を 回復 する | <x:points> 回復 する",
        {"heal": "you", "amount": "$x"},
    ),
    (
        "act",
        "<p:actor> は ライフ を <x:points> 失う | <p:actor> は <x:points> の ライフ を 失う",
        {"lose-life": "$p", "amount": "$x"},
    ),
    ("act", "ライフ を <x:points> 失う", {"lose-life": "you", "amount": "$x"}),
    (
        "act",
        "<p:actor> の ライフ は <n:number> に なる | <p:actor> の ライフ を <n:number> に する",
        {"set-life": "$p", "to": "$n"},
    ),
    ("act", "<p:actor> は ゲーム に 勝利 する", {"win": "$p"}),
    ("act", "<p:actor> は ゲーム に 敗北 する", {"lose": "$p"}),
]

STATES: list[Row] = [
    (
        "act",
        "<w:whom> を レスト する | <w:whom> を レスト 状態 に する | <w:whom> を レスト させる",
        {"rest": "$w"},
    ),
    (
        "act",
        "<w:whom> を ウェイク する | <w:whom> を ウェイク 状態 に する | <w:whom> を ウェイク させる",
        {"wake": "$w"},
    ),
    ("act", "<w:whom> を 裏向き に する", {"face-down": "$w"}),
    ("act", "<w:whom> を 表向き に する", {"face-up": "$w"}),
    (
        "act",
        "<w:whom> に <k:kind> カウンター を <n:number> 個 置く"
        " | <w:whom> は <k:kind> カウンター を <n:number> 個 得る"
        " | <w:whom> に <k:kind> カウンター を <n:number> つ 置く"
        " | <w:whom> に <k:kind> カウンター <n:number> 個 を 置く"
        " | <w:whom> に <n:number> 個 の <k:kind> カウンター を 置く"
        " | <k:kind> カウンター を <w:whom> に <n:number> 個 置く"
        " | <k:kind> カウンター <n:number> 個 を <w:whom> に 置く"
        " | <w:whom> に <k:kind> カウンター <n:number> つ を 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n"},
    ),
    (
        "act",
        "<w:whom> に <k:kind> カウンター を 合計 <n:number> 個 割り振って 置く"
        " | <w:whom> に <k:kind> カウンター を <n:number> 個 割り振って 置く"
        " | <k:kind> カウンター <n:number> 個 を <w:whom> に 割り振って 置く"
        " | <w:whom> に <k:kind> カウンター <n:number> 個 を 割り振って 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n", "divided": "true"},
    ),
    (
        "act",
        "<k:kind> カウンター <n:number> 個 を 割り振って 置く"
        " | <k:kind> カウンター を <n:number> 個 割り振って 置く"
        " | <k:kind> カウンター を 合計 <n:number> 個 割り振って 置く"
        " | <k:kind> カウンター を <n:number> つ 割り振って 置く",
        {"put-counter": "$k", "on": "targets", "amount": "$n", "divided": "true"},
    ),
    (
        "act",
        "<w:whom> から <k:kind> カウンター を <n:number> 個 取り除く"
        " | <w:whom> の <k:kind> カウンター を <n:number> 個 取り除く"
        " | <w:whom> から <k:kind> カウンター を <n:number> つ 取り除く"
        " | <w:whom> から <k:kind> カウンター <n:number> 個 を 取り除く",
        {"remove-counter": "$k", "from": "$w", "amount": "$n"},
    ),
    (
        "act",
        "<w:whom> から <k:kind> カウンター を すべて 取り除く"
        " | <w:whom> から すべて の <k:kind> カウンター を 取り除く",
        {"remove-counter": "$k", "from": "$w", "amount": "all"},
    ),
    (
        "act",
        "<w:whom> から カウンター を すべて 取り除く | <w:whom> から すべて の カウンター を 取り除く",
        {"remove-counter": "all", "from": "$w", "amount": "all"},
    ),
    (
        "act",
        "<p:actor> は <w:whom> の 支配権 を 得る | <w:whom> の 支配者 は <p:actor> に なる"
        " | <p:actor> は <w:whom> を 支配 する",
        {"control": "$w", "by": "$p"},
    ),
    ("act", "<w:whom> の 支配権 を 得る", {"control": "$w", "by": "you"}),
    ("act", "バトル を 終了 する", {"end-battle": "true"}),
    ("act", "攻撃対象 を <w:whom> に 変更 する", {"change-attack-target": "$w"}),
]

STONES: list[Row] = [
    (
        "act",
        "魔石デッキ の 一番上 の カード を 魔石エリア に 裏向き で 置く"
        " | 魔石デッキ の 一番上 の カード を 裏向き で 魔石エリア に 置く",
        {"add-stone": "you", "amount": "1", "face-down": "true"},
    ),
]

TOKENS: list[Row] = [
    (
        "figure",
        "AP <a:number> / HP <h:number> の | AP <a:number> 、 HP <h:number> の"
        " | AP が <a:number> で HP が <h:number> の",
        {"ap": "$a", "hp": "$h"},
    ),
    (
        "figure",
        "AP <a:number> HP <h:number> の | AP が <a:number> 、 HP が <h:number> の | <a:number> / <h:number> の",
        {"ap": "$a", "hp": "$h"},
    ),
    (
        "token",
        "<b:figure> トークン | <b:figure> ユニット の トークン | <b:figure> ユニット トークン"
        " | <b:figure> ユニット・トークン",
        "$b",
    ),
    ("token", "<b:figure> <n:name> トークン | <b:figure> <n:name> の トークン", {"name": "$n", "...": "$b"}),
    (
        "token",
        "<c:hue> <b:figure> トークン | <b:figure> <c:hue> トークン | <b:figure> <c:hue> ユニット トークン",
        {"color": "$c", "...": "$b"},
    ),
    (
        "token",
        "<f:figure> <c:hue> <n:name> トークン | <c:hue> <f:figure> <n:name> トークン",
        {"name": "$n", "color": "$c", "...": "$f"},
    ),
    (
        "token",
        "名称 が <n:name> で AP が <a:number> 、 HP が <h:number> の トークン",
        {"name": "$n", "ap": "$a", "hp": "$h"},
    ),
    ("hue", "赤 の", "red"),
    ("hue", "青 の", "blue"),
    ("hue", "緑 の", "green"),
    ("hue", "無色 の", "colorless"),
    (
        "act",
        "<t:token> を <n:count> 召喚 する | <t:token> <n:count> を 召喚 する"
        " | <t:token> を <n:count> 戦闘エリア に 置く | <t:token> を <n:count> 生成 する"
        " | <t:token> <n:count> を 戦闘エリア に 置く",
        {"create": "$t", "amount": "$n"},
    ),
    (
        "act",
        "<t:token> を <n:count> レスト 状態 で 召喚 する | <t:token> <n:count> を レスト 状態 で 召喚 する",
        {"create": "$t", "amount": "$n", "rested": "true"},
    ),
    (
        "act",
        "<p:actor> は <t:token> を <n:count> 召喚 する | <p:actor> は <t:token> <n:count> を 召喚 する",
        {"create": "$t", "amount": "$n", "for": "$p"},
    ),
]

ROWS: list[Row] = [*TARGETS, *DAMAGE, *MOVES, *CARDS, *LIFE, *STATES, *STONES, *TOKENS]
