"""Japanese card text, the verbs of states, counters, control and tokens. Rows as in actions."""

from __future__ import annotations

from judgekit.games.magmell.text.nouns import Row

STATES: list[Row] = [
    (
        "act",
        "<o:object> レスト する | <o:object> レスト 状態 に する | <o:object> レスト させる",
        {"rest": "$o"},
    ),
    (
        "act",
        "<o:object> ウェイク する | <o:object> ウェイク 状態 に する | <o:object> ウェイク させる",
        {"wake": "$o"},
    ),
    ("act", "<o:object> 裏向き に する", {"face-down": "$o"}),
    ("act", "<o:object> 表向き に する", {"face-up": "$o"}),
    ("act", "バトル を 終了 する | バトル を 終了 させる", {"end-battle": "true"}),
    ("act", "攻撃対象 を <w:whom> に 変更 する | 攻撃対象 を <w:whom> に する", {"change-attack-target": "$w"}),
    ("act", "<w:whom> は 攻撃対象 に なる", {"change-attack-target": "$w"}),
]

COUNTERS: list[Row] = [
    ("pieces", "<n:number> 個 | <n:number> つ", "$n"),
    (
        "act",
        "<w:whom> に <k:kind> カウンター を <n:pieces> 置く | <w:whom> は <k:kind> カウンター を <n:pieces> 得る"
        " | <w:whom> に <k:kind> カウンター <n:pieces> を 置く | <w:whom> に <n:pieces> の <k:kind> カウンター を 置く"
        " | <k:kind> カウンター を <w:whom> に <n:pieces> 置く | <k:kind> カウンター <n:pieces> を <w:whom> に 置く"
        " | <k:kind> カウンター を <n:pieces> 、 <w:whom> に 置く | <k:kind> カウンター を <n:pieces> <w:whom> に 置く"
        " | <w:whom> の 上 に <k:kind> カウンター を <n:pieces> 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n"},
    ),
    (
        "act",
        "<w:whom> に <c:counted> に 等しい 数 の <k:kind> カウンター を 置く"
        " | <w:whom> に <c:counted> と 同じ 数 の <k:kind> カウンター を 置く"
        " | <c:counted> に 等しい 数 の <k:kind> カウンター を <w:whom> に 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$c"},
    ),
    (
        "act",
        "それ と 同じ 数 の <k:kind> カウンター を <w:whom> に 置く | <w:whom> に それ と 同じ 数 の <k:kind> カウンター を 置く"
        " | <w:whom> に その 点数 に 等しい 数 の <k:kind> カウンター を 置く",
        {"put-counter": "$k", "on": "$w", "amount": "event.amount"},
    ),
    (
        "act",
        "<w:whom> に <k:kind> カウンター <n:pieces> と <l:kind> カウンター <m:pieces> を 置く"
        " | <w:whom> に <k:kind> カウンター を <n:pieces> と <l:kind> カウンター を <m:pieces> 置く",
        {"put-counter": {"$k": "$n", "$l": "$m"}, "on": "$w"},
    ),
    (
        "act",
        "<w:whom> に <k:kind> カウンター を 合計 <n:pieces> 割り振って 置く"
        " | <w:whom> に <k:kind> カウンター を <n:pieces> 割り振って 置く"
        " | <k:kind> カウンター <n:pieces> を <w:whom> に 割り振って 置く"
        " | <k:kind> カウンター を <n:pieces> <w:whom> に 割り振って 置く"
        " | <k:kind> カウンター を 合計 <n:pieces> <w:whom> に 割り振って 置く"
        " | <k:kind> カウンター 合計 <n:pieces> を <w:whom> に 割り振って 置く"
        " | <w:whom> に <k:kind> カウンター <n:pieces> を 割り振って 置く"
        " | <w:whom> に 合計 <n:pieces> の <k:kind> カウンター を 割り振って 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n", "divided": "true"},
    ),
    (
        "act",
        "<k:kind> カウンター <n:pieces> を 割り振って 置く | <k:kind> カウンター を <n:pieces> 割り振って 置く"
        " | <k:kind> カウンター を 合計 <n:pieces> 割り振って 置く | 合計 <n:pieces> の <k:kind> カウンター を 割り振って 置く",
        {"put-counter": "$k", "on": "targets", "amount": "$n", "divided": "true"},
    ),
    (
        "act",
        "<w:whom> から <k:kind> カウンター を <n:pieces> 取り除く | <w:whom> の <k:kind> カウンター を <n:pieces> 取り除く"
        " | <w:whom> から <k:kind> カウンター <n:pieces> を 取り除く"
        " | <w:whom> に 置かれている <k:kind> カウンター を <n:pieces> 取り除く"
        " | <w:whom> に 置かれている <k:kind> カウンター <n:pieces> を 取り除く"
        " | <w:whom> の <k:kind> カウンター <n:pieces> を 取り除く"
        " | <k:kind> カウンター を <n:pieces> <w:whom> から 取り除く"
        " | <k:kind> カウンター <n:pieces> を <w:whom> から 取り除く",
        {"remove-counter": "$k", "from": "$w", "amount": "$n"},
    ),
    (
        "act",
        "<w:whom> から <k:kind> カウンター を すべて 取り除く | <w:whom> から すべて の <k:kind> カウンター を 取り除く"
        " | <w:whom> に 置かれている <k:kind> カウンター を すべて 取り除く"
        " | <w:whom> に 置かれている すべて の <k:kind> カウンター を 取り除く"
        " | <w:whom> の <k:kind> カウンター を すべて 取り除く",
        {"remove-counter": "$k", "from": "$w", "amount": "all"},
    ),
    (
        "act",
        "<w:whom> から カウンター を すべて 取り除く | <w:whom> から すべて の カウンター を 取り除く"
        " | <w:whom> に 置かれている カウンター を すべて 取り除く"
        " | <w:whom> に 置かれている すべて の カウンター を 取り除く | <w:whom> の カウンター を すべて 取り除く",
        {"remove-counter": "all", "from": "$w", "amount": "all"},
    ),
]

CONTROL: list[Row] = [
    (
        "act",
        "<w:whom> の 支配権 を 得る | <w:whom> の 支配 を 得る | <w:whom> を 支配 する | <w:whom> の コントロール を 得る",
        {"control": "$w", "by": "@actor"},
    ),
    ("act", "<w:whom> の 支配者 は <p:player> に なる", {"control": "$w", "by": "$p"}),
]

TOKENS: list[Row] = [
    (
        "figure",
        "AP <a:number> / HP <h:number> の | AP <a:number> 、 HP <h:number> の"
        " | AP が <a:number> で HP が <h:number> の | AP <a:number> で HP <h:number> の",
        {"ap": "$a", "hp": "$h"},
    ),
    (
        "figure",
        "AP <a:number> HP <h:number> の | AP が <a:number> 、 HP が <h:number> の | <a:number> / <h:number> の"
        " | AP <a:number> ・ HP <h:number> の | AP が <a:number> 、 HP が <h:number> で ある",
        {"ap": "$a", "hp": "$h"},
    ),
    ("figure", "AP と HP が <a:number> の | AP と HP が それぞれ <a:number> の", {"ap": "$a", "hp": "$a"}),
    ("token", "<b:figure> トークン", "$b"),
    ("token", "<b:figure> <n:name> トークン | <b:figure> <n:name> の トークン", {"name": "$n", "...": "$b"}),
    ("token", "<c:hue> <b:figure> トークン | <b:figure> <c:hue> トークン", {"color": "$c", "...": "$b"}),
    (
        "token",
        "<f:figure> <c:hue> <n:name> トークン | <c:hue> <f:figure> <n:name> トークン",
        {"name": "$n", "color": "$c", "...": "$f"},
    ),
    (
        "token",
        "名称 が <n:name> で AP が <a:number> 、 HP が <h:number> の トークン"
        " | 名称 が <n:name> 、 AP が <a:number> 、 HP が <h:number> の トークン"
        " | 名称 が <n:name> で ある AP <a:number> / HP <h:number> の トークン",
        {"name": "$n", "ap": "$a", "hp": "$h"},
    ),
    ("token", "<q:quoted> を 持つ <t:token>", {"abilities": ["$q"], "...": "$t"}),
    (
        "token",
        "AP <a:number> / HP <h:number> で <q:quoted> を 持つ トークン"
        " | AP <a:number> 、 HP <h:number> で <q:quoted> を 持つ トークン",
        {"abilities": ["$q"], "ap": "$a", "hp": "$h"},
    ),
    (
        "token",
        "AP <a:number> / HP <h:number> で <q:quoted> を 持つ <n:name> トークン"
        " | AP <a:number> 、 HP <h:number> で <q:quoted> を 持つ <n:name> トークン",
        {"name": "$n", "abilities": ["$q"], "ap": "$a", "hp": "$h"},
    ),
    ("hue", "赤 の", "red"),
    ("hue", "青 の", "blue"),
    ("hue", "緑 の", "green"),
    ("hue", "無色 の", "colorless"),
    (
        "act",
        "<t:token> を <n:count> 召喚 する | <t:token> <n:count> を 召喚 する | <n:count> の <t:token> を 召喚 する"
        " | <t:token> を <n:count> 戦闘エリア に 置く | <t:token> を <n:count> 生成 する | <t:token> を <n:count> 出す"
        " | <t:token> <n:count> を 戦闘エリア に 置く | <t:token> を 戦闘エリア に <n:count> 置く"
        " | <t:token> を 戦闘エリア に <n:count> 召喚 する | <t:token> <n:count> を 生成 する",
        {"create": "$t", "amount": "$n", "for": "@actor"},
    ),
    (
        "act",
        "<t:token> を <n:count> レスト 状態 で 召喚 する | <t:token> <n:count> を レスト 状態 で 召喚 する"
        " | <t:token> を レスト 状態 で <n:count> 召喚 する | <t:token> を <n:count> 、 レスト 状態 で 召喚 する",
        {"create": "$t", "amount": "$n", "rested": "true", "for": "@actor"},
    ),
]

ROWS: list[Row] = [*STATES, *COUNTERS, *CONTROL, *TOKENS]
