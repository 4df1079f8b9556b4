"""Japanese card text, the verbs of states, counters, control and tokens. Rows as in actions."""

from __future__ import annotations

from judgekit.language.chart import Row, rows_of

STATES: list[Row] = rows_of(
    "act",
    ("<o:object> レスト {する | 状態 に する | させる}", {"rest": "$o"}),
    ("<o:object> ウェイク {する | 状態 に する | させる}", {"wake": "$o"}),
    ("<o:object> 裏向き に する", {"face-down": "$o"}),
    ("<o:object> 表向き に する", {"face-up": "$o"}),
    ("バトル を 終了 する~させる", {"end-battle": "true"}),
    ("攻撃対象 を <w:whom> に {変更 |} する", {"change-attack-target": "$w"}),
    ("<w:whom> は 攻撃対象 に なる", {"change-attack-target": "$w"}),
)

_PILE = "<k:kind> カウンター"
_SO_MANY = f"{_PILE} {{を <n:pieces> | <n:pieces> を}}"
_OFF = "{から | の | に 置かれている}"
_ALL_OF = "{%s を すべて | すべて の %s を}"

COUNTERS: list[Row] = rows_of(
    "act",
    (
        f"<w:whom> に {_SO_MANY} 置く | <w:whom> は {_PILE} を <n:pieces> 得る | <w:whom> に <n:pieces> の {_PILE} を 置く"
        f" | {_SO_MANY} [、] <w:whom> に 置く | <w:whom> の 上 に {_PILE} を <n:pieces> 置く"
        f" | {_PILE} を <w:whom> に <n:pieces> 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n"},
    ),
    (
        f"<w:whom> に <c:counted> {{に 等しい | と 同じ}} 数 の {_PILE} を 置く"
        f" | <c:counted> に 等しい 数 の {_PILE} を <w:whom> に 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$c"},
    ),
    (
        f"それ と 同じ 数 の {_PILE} を <w:whom> に 置く"
        f" | <w:whom> に {{それ と 同じ | その 点数 に 等しい}} 数 の {_PILE} を 置く",
        {"put-counter": "$k", "on": "$w", "amount": "event.amount"},
    ),
    (
        "<w:whom> に <k:kind> カウンター <n:pieces> と <l:kind> カウンター <m:pieces> を 置く"
        " | <w:whom> に <k:kind> カウンター を <n:pieces> と <l:kind> カウンター を <m:pieces> 置く",
        {"put-counter": {"$k": "$n", "$l": "$m"}, "on": "$w"},
    ),
    (
        f"{{{_PILE} <n:pieces> を | {_PILE} を [合計] <n:pieces> | 合計 <n:pieces> の {_PILE} を}} 割り振って 置く",
        {"put-counter": "$k", "on": "targets", "amount": "$n", "divided": "true"},
    ),
    (
        f"<w:whom> に {_PILE} を {{合計 |}} <n:pieces> 割り振って 置く | {_PILE} <n:pieces> を <w:whom> に 割り振って 置く"
        f" | {_PILE} を [合計] <n:pieces> <w:whom> に 割り振って 置く | {_PILE} 合計 <n:pieces> を <w:whom> に 割り振って 置く"
        f" | <w:whom> に {{{_PILE} <n:pieces> | 合計 <n:pieces> の {_PILE}}} を 割り振って 置く",
        {"put-counter": "$k", "on": "$w", "amount": "$n", "divided": "true"},
    ),
    (
        f"<w:whom> {_OFF} {_SO_MANY} 取り除く | {_SO_MANY} <w:whom> から 取り除く",
        {"remove-counter": "$k", "from": "$w", "amount": "$n"},
    ),
    (f"<w:whom> {_OFF} {_ALL_OF % (_PILE, _PILE)} 取り除く", {"remove-counter": "$k", "from": "$w", "amount": "all"}),
    (
        f"<w:whom> {_OFF} {_ALL_OF % ('カウンター', 'カウンター')} 取り除く",
        {"remove-counter": "all", "from": "$w", "amount": "all"},
    ),
)

CONTROL: list[Row] = rows_of(
    "act",
    ("<w:whom> {の 支配権~支配~コントロール を 得る | を 支配 する}", {"control": "$w", "by": "@actor"}),
    ("<w:whom> の 支配者 は <p:player> に なる", {"control": "$w", "by": "$p"}),
)

_FIGURES = "AP <a:number> {/ | 、} HP <h:number>"

TOKENS: list[Row] = [
    (
        "figure",
        f"{_FIGURES} の | AP が <a:number> {{で | 、}} HP が <h:number> の | AP が <a:number> 、 HP が <h:number> で ある"
        " | AP <a:number> {で | ・ |} HP <h:number> の | <a:number> / <h:number> の",
        {"ap": "$a", "hp": "$h"},
    ),
    ("figure", "AP と HP が [それぞれ] <a:number> の", {"ap": "$a", "hp": "$a"}),
    *rows_of(
        "token",
        ("<b:figure> トークン", "$b"),
        ("<b:figure> <n:name> [の] トークン", {"name": "$n", "...": "$b"}),
        ("{<c:hue> <b:figure> | <b:figure> <c:hue>} トークン", {"color": "$c", "...": "$b"}),
        ("{<f:figure> <c:hue> | <c:hue> <f:figure>} <n:name> トークン", {"name": "$n", "color": "$c", "...": "$f"}),
        (
            "名称 が <n:name> {で | 、} AP が <a:number> 、 HP が <h:number> の トークン"
            " | 名称 が <n:name> で ある AP <a:number> / HP <h:number> の トークン",
            {"name": "$n", "ap": "$a", "hp": "$h"},
        ),
        ("<q:quoted> を 持つ <t:token>", {"abilities": ["$q"], "...": "$t"}),
        (f"{_FIGURES} で <q:quoted> を 持つ トークン", {"abilities": ["$q"], "ap": "$a", "hp": "$h"}),
        (
            f"{_FIGURES} で <q:quoted> を 持つ <n:name> トークン",
            {"name": "$n", "abilities": ["$q"], "ap": "$a", "hp": "$h"},
        ),
    ),
    ("hue", "<c:hueword> の", "$c"),
    (
        "act",
        "<t:token> を <n:count> {召喚 する | 戦闘エリア に 置く | 生成 する | 出す}"
        " | <t:token> <n:count> を {召喚 する | 戦闘エリア に 置く | 生成 する} | <n:count> の <t:token> を 召喚 する"
        " | <t:token> を 戦闘エリア に <n:count> {置く | 召喚 する}",
        {"create": "$t", "amount": "$n", "for": "@actor"},
    ),
    (
        "act",
        "<t:token> {を <n:count> [、] レスト 状態 で | <n:count> を レスト 状態 で | を レスト 状態 で <n:count>} 召喚 する",
        {"create": "$t", "amount": "$n", "rested": "true", "for": "@actor"},
    ),
]

ROWS: list[Row] = [*STATES, *COUNTERS, *CONTROL, *TOKENS]
