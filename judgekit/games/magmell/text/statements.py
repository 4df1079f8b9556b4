"""Japanese card text: conditions, and statements about summoning, damage and what happens instead."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.language.chart import Row, rows_of

_LIFE = "<p:player> の ライフ が"
_COUNTERS = "<k:kind> カウンター が"

_COMPARISONS: list[Row] = rows_of(
    "condition",
    (f"{_LIFE} <b:bound> [で ある]", {"life": "$p", "is": "$b"}),
    (f"{_LIFE} <n:number> 点 以下 [で ある]", {"life": "$p", "is": "<= $n"}),
    (f"{_LIFE} <n:number> 点 以上 [で ある]", {"life": "$p", "is": ">= $n"}),
    (f"{_LIFE} <q:player> {{の ライフ |}} <t:than>", {"compare": [{"life": "$p"}, "$t", {"life": "$q"}]}),
    (f"{_LIFE} <q:player> の ライフ 以下 [で ある]", {"compare": [{"life": "$p"}, "<=", {"life": "$q"}]}),
    (f"{_LIFE} <q:player> の ライフ 以上 [で ある]", {"compare": [{"life": "$p"}, ">=", {"life": "$q"}]}),
    (
        "<f:filter> の 数 が <g:filter> の 数 <t:than> | <f:filter> の 枚数 が <g:filter> の 枚数 <t:than>"
        " | <f:filter> が <g:filter> <t:than>",
        {"compare": [{"count": "$f"}, "$t", {"count": "$g"}]},
    ),
    (
        "<p:player> が <f:filter> を <n:count> 以上 支配 している~する",
        {"controls": "$f", "player": "$p", "is": ">= $n"},
    ),
    ("<p:player> が <f:filter> を 支配 している~する", {"controls": "$f", "player": "$p", "is": ">= 1"}),
    ("<p:player> が <f:filter> を [1 体 も] 支配 していない", {"controls": "$f", "player": "$p", "is": "= 0"}),
    (
        "<f:filter> が <n:count> 以上 {ある | いる | で ある | 存在 する | 置かれている |}"
        " | <f:filter> の 枚数~数 が <n:count> 以上",
        {"count": "$f", "is": ">= $n"},
    ),
    (
        "<f:filter> が <n:count> 以下 [で ある] | <f:filter> の 枚数~数 が <n:count> 以下",
        {"count": "$f", "is": "<= $n"},
    ),
    ("<f:filter> が <n:count> [で ある] | <f:filter> が ちょうど <n:count> で ある", {"count": "$f", "is": "= $n"}),
    (
        "<f:filter> が {ない | いない | 存在 しない | 1 枚 も ない | 1 体 も いない} | <p:player> に <f:filter> が ない",
        {"count": "$f", "is": "= 0"},
    ),
    ("<f:filter> が {ある | いる | 存在 する}", {"count": "$f", "is": ">= 1"}),
)

_STATES: list[Row] = rows_of(
    "condition",
    *(
        (f"{subject}{wording}", {"object": of, **state})
        for subject, of in (("<s:thing> が ", "$s"), ("", "this"))
        for wording, state in (
            ("レスト {状態 [で ある] | している}", {"rested": "true"}),
            ("ウェイク {状態 [で ある] | している}", {"awake": "true"}),
            ("攻撃 {している | 中 [で ある]}", {"attacking": "true"}),
            ("防御 {している | 中 [で ある]}", {"defending": "true"}),
        )
    ),
    ("<s:thing> が 表向き [で ある]", {"object": "$s", "face-up": "true"}),
    ("<s:thing> が 裏向き [で ある]", {"object": "$s", "face-down": "true"}),
    ("<s:thing> が <f:filter> [で ある]", {"object": "$s", "is": "$f"}),
    ("<s:thing> が <f:filter> で ない", {"not": {"object": "$s", "is": "$f"}}),
    ("<s:thing> {の 色 が <c:hueword> | が <c:hueword> で ある}", {"object": "$s", "is": {"color": "$c"}}),
    ("<s:thing> の AP が <b:bound> [で ある]", {"object": "$s", "is": {"ap": "$b"}}),
    ("<s:thing> の HP が <b:bound> [で ある]", {"object": "$s", "is": {"hp": "$b"}}),
    ("<s:thing> の 使用コスト~コスト が <b:bound> [で ある]", {"object": "$s", "is": {"cost": "$b"}}),
    ("<s:thing> が 戦闘エリア に ある~いる", {"object": "$s", "zone": "battle-area"}),
    ("<s:thing> が ダスト に ある", {"object": "$s", "zone": "dust"}),
    (f"<s:thing> に {_COUNTERS} 置かれている", {"object": "$s", "counters": {"$k": "1"}}),
    (f"<s:thing> に {_COUNTERS} <n:pieces> 以上 置かれている", {"object": "$s", "counters": {"$k": "$n"}}),
    (f"<s:thing> に {_COUNTERS} 置かれていない", {"not": {"object": "$s", "counters": {"$k": "1"}}}),
    (f"{_COUNTERS} 置かれている", {"object": "this", "counters": {"$k": "1"}}),
    (f"{_COUNTERS} <n:pieces> 以上 置かれている", {"object": "this", "counters": {"$k": "$n"}}),
    ("あなた の ターン [で ある]", {"turn": "you"}),
    ("相手 の ターン [で ある]", {"turn": "opponent"}),
    ("バトル 状態 [で ある] | バトル", {"battle": "true"}),
    ("バトル 状態 で ない", {"battle": "false"}),
)

_SUMMONED = "置かれた 状態 で 召喚 される"

ENTRIES: list[Row] = rows_of(
    "entry",
    (
        f"この ユニット は {{、 |}} {_COUNTERS} <n:number> つ~個 {_SUMMONED}",
        {"replacement": {"if": {"event": "summon", "object": "this"}, "with": {"counters": {"$k": "$n"}}}},
    ),
    (
        "この ユニット は {、 |} レスト 状態 で 召喚 される | この ユニット は レスト 状態 で 戦闘エリア に 置かれる",
        {"replacement": {"if": {"event": "summon", "object": "this"}, "with": {"rested": "true"}}},
    ),
    (
        "{<f:filter> | <f:every>} は レスト 状態 で 召喚 される",
        {"replacement": {"if": {"event": "summon", "object": "$f"}, "with": {"rested": "true"}}},
    ),
    (
        f"{{<f:filter> | <f:every>}} は {_COUNTERS} <n:pieces> {_SUMMONED}",
        {"replacement": {"if": {"event": "summon", "object": "$f"}, "with": {"counters": {"$k": "$n"}}}},
    ),
    (
        "この 魔石 は {、 |} レスト 状態 で 置かれる | この 魔石 は レスト 状態 で 魔石エリア に 置かれる",
        {"replacement": {"if": {"event": "move", "object": "this", "to": "stone-area"}, "with": {"rested": "true"}}},
    ),
)


def _prevented(wording: str, number: str, event: str = "damage", **once: str) -> Row:
    """Return the row of damage to something that becomes less."""
    return ("lessening", wording, {"prevention": {"if": {"event": event, "object": "$f"}, "prevent": number, **once}})


def _changed(wording: str, event: str, role: str, amount: str) -> Row:
    """Return the row of damage that becomes another number."""
    return ("lessening", wording, {"replacement": {"if": {"event": event, role: "$f"}, "instead": {"amount": amount}}})


LESSENING: list[Row] = [
    _prevented(
        "{<f:anyone> が 次に | 次に <f:anyone> が} 受ける ダメージ"
        " {を <n:number> 点 {軽減 する | 減らす} | は <n:number> 点 減少 する}",
        "$n",
        once="true",
    ),
    _prevented(
        "<f:anyone> が 受ける ダメージ は {<n:number> 点 {減少 する | 軽減 される | 減る | 少なくなる} | - <n:number> される"
        " | <n:number> 減少 する} | <f:anyone> が 受ける ダメージ を <n:number> 点 {減らす | 軽減 する}"
        " | <f:anyone> に 与えられる ダメージ {は <n:number> 点 減少 する | を <n:number> 点 軽減 する}",
        "$n",
    ),
    _prevented(
        "<f:anyone> が 受ける 戦闘 ダメージ {は <n:number> 点 減少 する | を <n:number> 点 軽減 する}",
        *("$n", "combat-damage"),
    ),
    _prevented(
        "<f:anyone> が 受ける ダメージ は なくなる | <f:anyone> が 受ける {ダメージ を すべて | すべて の ダメージ を} 軽減 する"
        " | <f:anyone> に 与えられる ダメージ は なくなる",
        "all",
    ),
    _changed("<f:anyone> が 与える <d:hurt> は <n:number> {点 |} 増加 する", "$d", "source", "event.amount + $n"),
    _changed("<f:anyone> が 受ける ダメージ は <n:number> {点 |} 増加 する", "damage", "object", "event.amount + $n"),
    _changed(
        "<f:anyone> が 与える <d:hurt> {は <n:number> 倍 に なる | を <n:number> 倍 に する}",
        *("$d", "source", "$n * event.amount"),
    ),
    _changed("<f:anyone> が 受ける ダメージ は <n:number> 倍 に なる", "damage", "object", "$n * event.amount"),
    _changed("<f:anyone> が 与える ダメージ は <n:number> {点 |} 減少 する", "damage", "source", "event.amount - $n"),
]


def _amounts() -> Iterable[tuple[str, str, str]]:
    """Yield how another number of the same is said, with the number, and of what: damage dealt or taken, life, counters."""
    twice, more, less = "$n * event.amount", "event.amount + $n", "event.amount - $n"
    for done, of in (("与える", "dealt"), ("受ける", "taken")):
        damage = f"ダメージ を {done}"
        yield (f"{{その |}} <n:number> 倍 の [点数 の] {damage}", twice, of)
        yield (
            f"その 点数 に <n:number> を 加えた 点数 の {damage} | その 点数 + <n:number> 点 の {damage}"
            f" | <n:number> 点 多い~多く {damage}",
            *(more, of),
        )
        yield (
            f"その 点数 から <n:number> を 引いた 点数 の {damage} | <n:number> 点 少ない~少なく {damage}"
            f" | その 点数 - <n:number> 点 の {damage}",
            *(less, of),
        )
        yield (f"<n:number> 点 の {damage}", "$n", of)
    yield ("その ダメージ {は <n:number> 点 減少 する | を <n:number> 点 減らす}", less, "taken")
    yield (
        "その <n:number> 倍 {の ライフ を |} 回復 する | <n:number> 倍 の ライフ を 回復 する"
        " | [その] <n:number> 倍 の 点数 [[の] ライフ を] 回復 する | ライフ を その <n:number> 倍 回復 する",
        *(twice, "healed"),
    )
    yield (
        "<n:number> 点 多く [ライフ を] 回復 する | その 点数 + <n:number> 点 回復 する"
        " | {それ | その 点数} に <n:number> を 加えた 点数 回復 する",
        *(more, "healed"),
    )
    yield (
        "その <n:number> 倍 の 数 {を |} 置く | [その] <n:number> 倍 の 数 の <k:kind> カウンター を 置く"
        " | <k:kind> カウンター を その <n:number> 倍 の 数 置く",
        *(twice, "placed"),
    )
    yield (
        "<n:number> 個~つ 多く 置く | その 数 に <n:number> を 加えた 数 の <k:kind> カウンター を 置く"
        " | <k:kind> カウンター を <n:number> 個 多く 置く",
        *(more, "placed"),
    )


SAID_OF = {
    "damage": ("taken", "dealt"),
    "combat-damage": ("taken", "dealt"),
    "heal": ("healed",),
    "put-counter": ("placed",),
    "draw": ("drawn",),
}
"""Of what another number, or none, can be said instead of an event."""

INSTEAD: list[Row] = rows_of(
    "instead",
    *((wording, {"amount": amount, "said-of": of}) for wording, amount, of in _amounts()),
    ("ダメージ を 与えない", {"nothing": "true", "said-of": "dealt"}),
    ("ダメージ を 受けない | {それ | その ダメージ} を 0 に する", {"nothing": "true", "said-of": "taken"}),
    ("回復 しない", {"nothing": "true", "said-of": "healed"}),
    ("カード を 引かない", {"nothing": "true", "said-of": "drawn"}),
    ("何 も しない~起こらない", {"nothing": "true"}),
    ("夢 に 置く~置かれる", {"elsewhere": "dream"}),
    ("[契約者 の] 手札 に 戻す | 手札 に 戻る~加える", {"elsewhere": "hand"}),
    ("[契約者 の] 魔導書 の 一番上 に 置く | 魔導書 の 上 に 置く", {"elsewhere": "library"}),
    ("ダスト に 置く", {"elsewhere": "dust"}),
    ("レスト する", {"do": [{"rest": "event.object"}]}),
    ("ライフ を 失う", {"do": [{"lose-life": "event.player", "amount": "event.amount"}]}),
)

ROWS: list[Row] = [*_COMPARISONS, *_STATES, *ENTRIES, *LESSENING, *INSTEAD]
