"""Japanese card text: conditions and whole statements. Rows as in nouns."""

from __future__ import annotations

from judgekit.language.chart import Row

CONDITIONS: list[Row] = [
    (
        "condition",
        "<p:player> の ライフ が <b:bound> | <p:player> の ライフ が <b:bound> で ある",
        {"life": "$p", "is": "$b"},
    ),
    (
        "condition",
        "<p:player> の ライフ が <n:number> 点 以下 | <p:player> の ライフ が <n:number> 点 以下 で ある",
        {"life": "$p", "is": "<= $n"},
    ),
    (
        "condition",
        "<p:player> の ライフ が <n:number> 点 以上 | <p:player> の ライフ が <n:number> 点 以上 で ある",
        {"life": "$p", "is": ">= $n"},
    ),
    (
        "condition",
        "<p:player> の ライフ が <q:player> の ライフ より 少ない | <p:player> の ライフ が <q:player> より 少ない",
        {"compare": [{"life": "$p"}, "<", {"life": "$q"}]},
    ),
    (
        "condition",
        "<p:player> の ライフ が <q:player> の ライフ より 多い | <p:player> の ライフ が <q:player> より 多い",
        {"compare": [{"life": "$p"}, ">", {"life": "$q"}]},
    ),
    (
        "condition",
        "<p:player> の ライフ が <q:player> の ライフ 以下 | <p:player> の ライフ が <q:player> の ライフ 以下 で ある",
        {"compare": [{"life": "$p"}, "<=", {"life": "$q"}]},
    ),
    (
        "condition",
        "<p:player> の ライフ が <q:player> の ライフ 以上 | <p:player> の ライフ が <q:player> の ライフ 以上 で ある",
        {"compare": [{"life": "$p"}, ">=", {"life": "$q"}]},
    ),
    (
        "condition",
        "<f:filter> の 数 が <g:filter> の 数 より 多い | <f:filter> の 枚数 が <g:filter> の 枚数 より 多い"
        " | <f:filter> が <g:filter> より 多い",
        {"compare": [{"count": "$f"}, ">", {"count": "$g"}]},
    ),
    (
        "condition",
        "<f:filter> の 数 が <g:filter> の 数 より 少ない | <f:filter> の 枚数 が <g:filter> の 枚数 より 少ない"
        " | <f:filter> が <g:filter> より 少ない",
        {"compare": [{"count": "$f"}, "<", {"count": "$g"}]},
    ),
    (
        "condition",
        "<p:player> が <f:filter> を <n:count> 以上 支配 している | <p:player> が <f:filter> を <n:count> 以上 支配 する",
        {"controls": "$f", "player": "$p", "is": ">= $n"},
    ),
    (
        "condition",
        "<p:player> が <f:filter> を 支配 している | <p:player> が <f:filter> を 支配 する",
        {"controls": "$f", "player": "$p", "is": ">= 1"},
    ),
    (
        "condition",
        "<p:player> が <f:filter> を 支配 していない | <p:player> が <f:filter> を 1 体 も 支配 していない",
        {"controls": "$f", "player": "$p", "is": "= 0"},
    ),
    (
        "condition",
        "<f:filter> が <n:count> 以上 ある | <f:filter> が <n:count> 以上 いる | <f:filter> が <n:count> 以上 で ある"
        " | <f:filter> が <n:count> 以上 | <f:filter> の 枚数 が <n:count> 以上 | <f:filter> の 数 が <n:count> 以上"
        " | <f:filter> が <n:count> 以上 存在 する | <f:filter> が <n:count> 以上 置かれている",
        {"count": "$f", "is": ">= $n"},
    ),
    (
        "condition",
        "<f:filter> が <n:count> 以下 | <f:filter> が <n:count> 以下 で ある | <f:filter> の 枚数 が <n:count> 以下"
        " | <f:filter> の 数 が <n:count> 以下",
        {"count": "$f", "is": "<= $n"},
    ),
    (
        "condition",
        "<f:filter> が <n:count> | <f:filter> が <n:count> で ある | <f:filter> が ちょうど <n:count> で ある",
        {"count": "$f", "is": "= $n"},
    ),
    (
        "condition",
        "<f:filter> が ない | <f:filter> が いない | <f:filter> が 存在 しない | <f:filter> が 1 枚 も ない"
        " | <f:filter> が 1 体 も いない | <p:player> に <f:filter> が ない",
        {"count": "$f", "is": "= 0"},
    ),
    (
        "condition",
        "<f:filter> が ある | <f:filter> が いる | <f:filter> が 存在 する",
        {"count": "$f", "is": ">= 1"},
    ),
    (
        "condition",
        "<s:thing> が レスト 状態 | <s:thing> が レスト 状態 で ある | <s:thing> が レスト している",
        {"object": "$s", "rested": "true"},
    ),
    (
        "condition",
        "<s:thing> が ウェイク 状態 | <s:thing> が ウェイク 状態 で ある | <s:thing> が ウェイク している",
        {"object": "$s", "awake": "true"},
    ),
    ("condition", "レスト 状態 | レスト 状態 で ある | レスト している", {"object": "this", "rested": "true"}),
    ("condition", "ウェイク 状態 | ウェイク 状態 で ある", {"object": "this", "awake": "true"}),
    ("condition", "<s:thing> が 表向き | <s:thing> が 表向き で ある", {"object": "$s", "face-up": "true"}),
    ("condition", "<s:thing> が 裏向き | <s:thing> が 裏向き で ある", {"object": "$s", "face-down": "true"}),
    ("condition", "<s:thing> が <f:filter> | <s:thing> が <f:filter> で ある", {"object": "$s", "is": "$f"}),
    (
        "condition",
        "<s:thing> が <f:filter> で ない",
        {"not": {"object": "$s", "is": "$f"}},
    ),
    (
        "condition",
        "<s:thing> の 色 が <c:hueword> | <s:thing> が <c:hueword> で ある",
        {"object": "$s", "is": {"color": "$c"}},
    ),
    (
        "condition",
        "<s:thing> の AP が <b:bound> | <s:thing> の AP が <b:bound> で ある",
        {"object": "$s", "is": {"ap": "$b"}},
    ),
    (
        "condition",
        "<s:thing> の HP が <b:bound> | <s:thing> の HP が <b:bound> で ある",
        {"object": "$s", "is": {"hp": "$b"}},
    ),
    (
        "condition",
        "<s:thing> の 使用コスト が <b:bound> | <s:thing> の 使用コスト が <b:bound> で ある | <s:thing> の コスト が <b:bound>",
        {"object": "$s", "is": {"cost": "$b"}},
    ),
    (
        "condition",
        "<s:thing> が 戦闘エリア に ある | <s:thing> が 戦闘エリア に いる",
        {"object": "$s", "zone": "battle-area"},
    ),
    ("condition", "<s:thing> が ダスト に ある", {"object": "$s", "zone": "dust"}),
    ("condition", "あなた の ターン | あなた の ターン で ある", {"turn": "you"}),
    ("condition", "相手 の ターン | 相手 の ターン で ある", {"turn": "opponent"}),
    (
        "condition",
        "<s:thing> が 攻撃 している | <s:thing> が 攻撃 中 で ある | <s:thing> が 攻撃 中",
        {"object": "$s", "attacking": "true"},
    ),
    (
        "condition",
        "<s:thing> が 防御 している | <s:thing> が 防御 中 で ある | <s:thing> が 防御 中",
        {"object": "$s", "defending": "true"},
    ),
    (
        "condition",
        "<s:thing> に <k:kind> カウンター が 置かれている",
        {"object": "$s", "counters": {"$k": "1"}},
    ),
    (
        "condition",
        "<s:thing> に <k:kind> カウンター が <n:pieces> 以上 置かれている",
        {"object": "$s", "counters": {"$k": "$n"}},
    ),
    (
        "condition",
        "<s:thing> に <k:kind> カウンター が 置かれていない",
        {"not": {"object": "$s", "counters": {"$k": "1"}}},
    ),
    ("condition", "<k:kind> カウンター が 置かれている", {"object": "this", "counters": {"$k": "1"}}),
    ("condition", "<k:kind> カウンター が <n:pieces> 以上 置かれている", {"object": "this", "counters": {"$k": "$n"}}),
    ("condition", "攻撃 している", {"object": "this", "attacking": "true"}),
    ("condition", "防御 している", {"object": "this", "defending": "true"}),
    ("condition", "バトル 状態 | バトル 状態 で ある | バトル", {"battle": "true"}),
    ("condition", "バトル 状態 で ない", {"battle": "false"}),
]

STATEMENTS: list[Row] = [
    (
        "entry",
        "この ユニット は 、 <k:kind> カウンター が <n:number> つ 置かれた 状態 で 召喚 される"
        " | この ユニット は <k:kind> カウンター が <n:number> つ 置かれた 状態 で 召喚 される"
        " | この ユニット は 、 <k:kind> カウンター が <n:number> 個 置かれた 状態 で 召喚 される"
        " | この ユニット は <k:kind> カウンター が <n:number> 個 置かれた 状態 で 召喚 される",
        {"replacement": {"if": {"event": "summon", "object": "this"}, "with": {"counters": {"$k": "$n"}}}},
    ),
    (
        "entry",
        "この ユニット は 、 レスト 状態 で 召喚 される | この ユニット は レスト 状態 で 召喚 される"
        " | この ユニット は レスト 状態 で 戦闘エリア に 置かれる",
        {"replacement": {"if": {"event": "summon", "object": "this"}, "with": {"rested": "true"}}},
    ),
    (
        "entry",
        "<f:filter> は レスト 状態 で 召喚 される | <f:every> は レスト 状態 で 召喚 される",
        {"replacement": {"if": {"event": "summon", "object": "$f"}, "with": {"rested": "true"}}},
    ),
    (
        "entry",
        "<f:filter> は <k:kind> カウンター が <n:pieces> 置かれた 状態 で 召喚 される"
        " | <f:every> は <k:kind> カウンター が <n:pieces> 置かれた 状態 で 召喚 される",
        {"replacement": {"if": {"event": "summon", "object": "$f"}, "with": {"counters": {"$k": "$n"}}}},
    ),
    (
        "entry",
        "この 魔石 は 、 レスト 状態 で 置かれる | この 魔石 は レスト 状態 で 置かれる"
        " | この 魔石 は レスト 状態 で 魔石エリア に 置かれる",
        {"replacement": {"if": {"event": "move", "object": "this", "to": "stone-area"}, "with": {"rested": "true"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 次に 受ける ダメージ を <n:number> 点 軽減 する"
        " | 次に <f:anyone> が 受ける ダメージ を <n:number> 点 軽減 する"
        " | 次に <f:anyone> が 受ける ダメージ を <n:number> 点 減らす"
        " | 次に <f:anyone> が 受ける ダメージ は <n:number> 点 減少 する"
        " | <f:anyone> が 次に 受ける ダメージ を <n:number> 点 減らす"
        " | <f:anyone> が 次に 受ける ダメージ は <n:number> 点 減少 する",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "$n", "once": "true"}},
    ),
    (
        "lessening",
        "<f:anyone> が 受ける ダメージ は <n:number> 点 減少 する | <f:anyone> が 受ける ダメージ は <n:number> 点 軽減 される"
        " | <f:anyone> が 受ける ダメージ は <n:number> 点 減る | <f:anyone> が 受ける ダメージ は - <n:number> される"
        " | <f:anyone> が 受ける ダメージ は <n:number> 減少 する"
        " | <f:anyone> が 受ける ダメージ は <n:number> 点 少なくなる"
        " | <f:anyone> が 受ける ダメージ を <n:number> 点 減らす"
        " | <f:anyone> が 受ける ダメージ を <n:number> 点 軽減 する"
        " | <f:anyone> に 与えられる ダメージ は <n:number> 点 減少 する"
        " | <f:anyone> に 与えられる ダメージ を <n:number> 点 軽減 する",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "$n"}},
    ),
    (
        "lessening",
        "<f:anyone> が 受ける 戦闘 ダメージ は <n:number> 点 減少 する"
        " | <f:anyone> が 受ける 戦闘 ダメージ を <n:number> 点 軽減 する",
        {"prevention": {"if": {"event": "combat-damage", "object": "$f"}, "prevent": "$n"}},
    ),
    (
        "lessening",
        "<f:anyone> が 受ける ダメージ は なくなる | <f:anyone> が 受ける ダメージ を すべて 軽減 する"
        " | <f:anyone> が 受ける すべて の ダメージ を 軽減 する | <f:anyone> に 与えられる ダメージ は なくなる",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "all"}},
    ),
    (
        "lessening",
        "<f:anyone> が 与える ダメージ は <n:number> 点 増加 する | <f:anyone> が 与える ダメージ は <n:number> 増加 する",
        {"replacement": {"if": {"event": "damage", "source": "$f"}, "instead": {"amount": "event.amount + $n"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 受ける ダメージ は <n:number> 点 増加 する | <f:anyone> が 受ける ダメージ は <n:number> 増加 する",
        {"replacement": {"if": {"event": "damage", "object": "$f"}, "instead": {"amount": "event.amount + $n"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 与える ダメージ は <n:number> 倍 に なる | <f:anyone> が 与える ダメージ を <n:number> 倍 に する",
        {"replacement": {"if": {"event": "damage", "source": "$f"}, "instead": {"amount": "$n * event.amount"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 与える 戦闘 ダメージ は <n:number> 倍 に なる",
        {"replacement": {"if": {"event": "combat-damage", "source": "$f"}, "instead": {"amount": "$n * event.amount"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 受ける ダメージ は <n:number> 倍 に なる",
        {"replacement": {"if": {"event": "damage", "object": "$f"}, "instead": {"amount": "$n * event.amount"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 与える 戦闘 ダメージ は <n:number> 点 増加 する"
        " | <f:anyone> が 与える 戦闘 ダメージ は <n:number> 増加 する",
        {"replacement": {"if": {"event": "combat-damage", "source": "$f"}, "instead": {"amount": "event.amount + $n"}}},
    ),
    (
        "lessening",
        "<f:anyone> が 与える ダメージ は <n:number> 点 減少 する | <f:anyone> が 与える ダメージ は <n:number> 減少 する",
        {"replacement": {"if": {"event": "damage", "source": "$f"}, "instead": {"amount": "event.amount - $n"}}},
    ),
    (
        "instead",
        "その <n:number> 倍 の ダメージ を 与える | その <n:number> 倍 の ダメージ を 受ける"
        " | <n:number> 倍 の 点数 の ダメージ を 受ける | <n:number> 倍 の 点数 の ダメージ を 与える"
        " | <n:number> 倍 の ダメージ を 受ける | <n:number> 倍 の ダメージ を 与える"
        " | その <n:number> 倍 の 点数 の ダメージ を 受ける | その <n:number> 倍 の 点数 の ダメージ を 与える",
        {"amount": "$n * event.amount"},
    ),
    (
        "instead",
        "その <n:number> 倍 の ライフ を 回復 する | その <n:number> 倍 回復 する | <n:number> 倍 の ライフ を 回復 する"
        " | <n:number> 倍 の 点数 回復 する | <n:number> 倍 の 点数 の ライフ を 回復 する"
        " | ライフ を その <n:number> 倍 回復 する",
        {"amount": "$n * event.amount"},
    ),
    (
        "instead",
        "その 点数 に <n:number> を 加えた 点数 の ダメージ を 与える"
        " | その 点数 に <n:number> を 加えた 点数 の ダメージ を 受ける"
        " | その 点数 + <n:number> 点 の ダメージ を 与える | その 点数 + <n:number> 点 の ダメージ を 受ける"
        " | <n:number> 点 多い ダメージ を 受ける | <n:number> 点 多い ダメージ を 与える"
        " | <n:number> 点 多く ダメージ を 受ける | <n:number> 点 多く ダメージ を 与える",
        {"amount": "event.amount + $n"},
    ),
    (
        "instead",
        "<n:number> 点 多く 回復 する | その 点数 + <n:number> 点 回復 する | <n:number> 点 多く ライフ を 回復 する",
        {"amount": "event.amount + $n"},
    ),
    (
        "instead",
        "その 点数 から <n:number> を 引いた 点数 の ダメージ を 受ける | <n:number> 点 少ない ダメージ を 受ける"
        " | <n:number> 点 少ない ダメージ を 与える | その 点数 - <n:number> 点 の ダメージ を 受ける"
        " | その 点数 から <n:number> を 引いた 点数 の ダメージ を 与える | <n:number> 点 少なく ダメージ を 受ける",
        {"amount": "event.amount - $n"},
    ),
    (
        "instead",
        "それ に <n:number> を 加えた 点数 回復 する | その 点数 に <n:number> を 加えた 点数 回復 する",
        {"amount": "event.amount + $n"},
    ),
    (
        "instead",
        "その ダメージ は <n:number> 点 減少 する | その ダメージ を <n:number> 点 減らす",
        {"amount": "event.amount - $n"},
    ),
    (
        "instead",
        "その <n:number> 倍 の 点数 回復 する | その <n:number> 倍 の 点数 の ライフ を 回復 する"
        " | その <n:number> 倍 の 点数 ライフ を 回復 する",
        {"amount": "$n * event.amount"},
    ),
    ("instead", "<n:number> 点 の ダメージ を 与える | <n:number> 点 の ダメージ を 受ける", {"amount": "$n"}),
    (
        "instead",
        "回復 しない | ダメージ を 受けない | ダメージ を 与えない | カード を 引かない",
        {"nothing": "true"},
    ),
    ("instead", "夢 に 置く | 夢 に 置かれる", {"elsewhere": "dream"}),
    ("instead", "手札 に 戻す | 契約者 の 手札 に 戻す | 手札 に 戻る | 手札 に 加える", {"elsewhere": "hand"}),
    (
        "instead",
        "魔導書 の 一番上 に 置く | 契約者 の 魔導書 の 一番上 に 置く | 魔導書 の 上 に 置く",
        {"elsewhere": "library"},
    ),
    ("instead", "レスト する", {"do": [{"rest": "event.object"}]}),
    (
        "instead",
        "ライフ を 失う",
        {"do": [{"lose-life": "event.player", "amount": "event.amount"}]},
    ),
    ("instead", "ダスト に 置く", {"elsewhere": "dust"}),
    (
        "instead",
        "その <n:number> 倍 の 数 の <k:kind> カウンター を 置く | <n:number> 倍 の 数 の <k:kind> カウンター を 置く"
        " | その <n:number> 倍 の 数 を 置く | その <n:number> 倍 の 数 置く"
        " | <k:kind> カウンター を その <n:number> 倍 の 数 置く",
        {"amount": "$n * event.amount"},
    ),
    (
        "instead",
        "<n:number> 個 多く 置く | <n:number> つ 多く 置く | その 数 に <n:number> を 加えた 数 の <k:kind> カウンター を 置く"
        " | <k:kind> カウンター を <n:number> 個 多く 置く",
        {"amount": "event.amount + $n"},
    ),
    ("instead", "それ を 0 に する | その ダメージ を 0 に する", {"nothing": "true"}),
    ("instead", "何 も しない | 何 も 起こらない", {"nothing": "true"}),
]

ROWS: list[Row] = [*CONDITIONS, *STATEMENTS]
