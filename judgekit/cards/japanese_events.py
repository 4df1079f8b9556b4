"""Japanese card text: conditions, events that trigger or are replaced, and whole statements. Rows as in nouns."""

from __future__ import annotations

from judgekit.cards.japanese_nouns import Row

CONDITIONS: list[Row] = [
    (
        "condition",
        "<p:player> の ライフ が <b:bound> | <p:player> の ライフ が <b:bound> で ある",
        {"life": "$p", "is": "$b"},
    ),
    (
        "condition",
        "<p:player> の ライフ が <n:number> 点 以下 | <p:player> の ライフ が <n:number> 点 以下 で ある",
        {"life": "$p", "is": "$n or less"},
    ),
    (
        "condition",
        "<p:player> の ライフ が <n:number> 点 以上 | <p:player> の ライフ が <n:number> 点 以上 で ある",
        {"life": "$p", "is": "$n or more"},
    ),
    (
        "condition",
        "<p:player> の 手札 が <n:number> 枚 以下 | <p:player> の 手札 が <n:number> 枚 以下 で ある",
        {"hand": "$p", "is": "$n or less"},
    ),
    (
        "condition",
        "<p:player> の 手札 が <n:number> 枚 以上 | <p:player> の 手札 が <n:number> 枚 以上 で ある",
        {"hand": "$p", "is": "$n or more"},
    ),
    ("condition", "<p:player> の 手札 が ない", {"hand": "$p", "is": "= 0"}),
    (
        "condition",
        "<p:player> が <f:filter> を <n:count> 以上 支配 している"
        " | <p:player> が <f:filter> を <n:count> 以上 支配 する",
        {"controls": "$f", "player": "$p", "is": "$n or more"},
    ),
    (
        "condition",
        "<p:player> が <f:filter> を 支配 している",
        {"controls": "$f", "player": "$p", "is": "1 or more"},
    ),
    ("condition", "<p:player> が <f:filter> を 支配 していない", {"controls": "$f", "player": "$p", "is": "= 0"}),
    (
        "condition",
        "<f:filter> が <n:count> 以上 ある | <f:filter> が <n:count> 以上 いる | <f:filter> が <n:count> 以上 で ある",
        {"count": "$f", "is": "$n or more"},
    ),
    ("condition", "<f:filter> が <n:count> 以下 で ある", {"count": "$f", "is": "$n or less"}),
    (
        "condition",
        "<s:single> が レスト 状態 | <s:single> が レスト 状態 で ある | <s:single> が レスト している",
        {"object": "$s", "rested": "true"},
    ),
    (
        "condition",
        "<s:single> が ウェイク 状態 | <s:single> が ウェイク 状態 で ある",
        {"object": "$s", "awake": "true"},
    ),
    ("condition", "<s:single> が <f:filter> | <s:single> が <f:filter> で ある", {"object": "$s", "is": "$f"}),
    (
        "condition",
        "<s:single> の AP が <b:bound> | <s:single> の AP が <b:bound> で ある",
        {"object": "$s", "is": {"ap": "$b"}},
    ),
    (
        "condition",
        "<s:single> の HP が <b:bound> | <s:single> の HP が <b:bound> で ある",
        {"object": "$s", "is": {"hp": "$b"}},
    ),
    ("condition", "<s:single> が 戦闘エリア に ある", {"object": "$s", "zone": "battle-area"}),
    ("condition", "あなた の ターン | あなた の ターン で ある", {"turn": "you"}),
    ("condition", "相手 の ターン | 相手 の ターン で ある", {"turn": "opponent"}),
    (
        "condition",
        "<p:player> の 手札 が <n:number> 枚 | <p:player> の 手札 が <n:number> 枚 で ある",
        {"hand": "$p", "is": "= $n"},
    ),
    (
        "condition",
        "<s:single> が 攻撃 している | <s:single> が 攻撃 中 で ある",
        {"object": "$s", "attacking": "true"},
    ),
    (
        "condition",
        "<s:single> が 防御 している | <s:single> が 防御 中 で ある",
        {"object": "$s", "defending": "true"},
    ),
    ("condition", "<s:single> に <k:kind> カウンター が 置かれている", {"object": "$s", "counters": {"$k": "1"}}),
    ("condition", "攻撃 している", {"object": "this", "attacking": "true"}),
    ("condition", "防御 している", {"object": "this", "defending": "true"}),
    ("condition", "バトル 状態 | バトル 状態 で ある", {"battle": "true"}),
]

EVENTS: list[Row] = [
    (
        "event",
        "<f:who> が 召喚 された | <f:who> が 召喚 される | <f:who> が 戦闘エリア に 置かれた | <f:who> を 召喚 した",
        {"event": "summon", "object": "$f"},
    ),
    ("event", "<p:player> が <f:filter> を 召喚 した", {"event": "summon", "object": "$f", "player": "$p"}),
    ("event", "バトル が 終了 した", {"phase": "battle-end"}),
    ("event", "ターン が 開始 した | ターン が 始まった", {"phase": "turn-start"}),
    ("event", "ターン が 終了 する | ターン が 終わる", {"phase": "turn-end"}),
    ("event", "<f:who> が 破壊 された | <f:who> が 破壊 される", {"event": "destroy", "object": "$f"}),
    (
        "event",
        "<f:who> が ダスト に 置かれた | <f:who> が ダスト に 置かれる",
        {"event": "move", "object": "$f", "to": "dust"},
    ),
    (
        "event",
        "<f:who> が 戦闘エリア から ダスト に 置かれた | <f:who> が 戦闘エリア から ダスト に 置かれる",
        {"event": "move", "object": "$f", "from": "battle-area", "to": "dust"},
    ),
    (
        "event",
        "<f:who> が 戦闘エリア を 離れた | <f:who> が 戦闘エリア を 離れる",
        {"event": "leave", "object": "$f"},
    ),
    ("event", "<f:who> が 手札 に 戻された | <f:who> が 手札 に 戻った", {"event": "return", "object": "$f"}),
    (
        "event",
        "<f:who> が 夢 に 置かれた | <f:who> が 夢 に 置かれる",
        {"event": "move", "object": "$f", "to": "dream"},
    ),
    ("event", "<f:who> が 攻撃 した", {"event": "attack", "object": "$f"}),
    ("event", "<f:who> が <g:who> を 攻撃 した", {"event": "attacked", "object": "$g", "source": "$f"}),
    ("event", "<f:who> が 防御 した", {"event": "defend", "object": "$f"}),
    (
        "event",
        "<f:who> が 攻撃 された | <f:who> が 攻撃対象 に なった | <f:who> が 攻撃対象 に 指定 された",
        {"event": "attacked", "object": "$f"},
    ),
    (
        "event",
        "<f:who> が ダメージ を 受けた | <f:who> が ダメージ を 与えられた | <f:who> に ダメージ が 与えられた"
        " | <f:who> が ダメージ を 受ける | <f:who> に ダメージ が 与えられる",
        {"event": "damage", "object": "$f"},
    ),
    ("event", "<f:who> が ダメージ を 与えた | <f:who> が ダメージ を 与える", {"event": "damage", "source": "$f"}),
    (
        "event",
        "<f:who> が <g:who> に ダメージ を 与えた | <f:who> が <g:who> に ダメージ を 与える",
        {"event": "damage", "source": "$f", "object": "$g"},
    ),
    ("event", "<f:who> が 戦闘 ダメージ を 与えた", {"event": "combat-damage", "source": "$f"}),
    (
        "event",
        "<f:who> が <g:who> に 戦闘 ダメージ を 与えた",
        {"event": "combat-damage", "source": "$f", "object": "$g"},
    ),
    (
        "event",
        "<f:who> が 戦闘 ダメージ を 受けた | <f:who> が 戦闘 ダメージ を 受ける",
        {"event": "combat-damage", "object": "$f"},
    ),
    (
        "event",
        "<f:who> が レスト した | <f:who> が レスト された | <f:who> が レスト 状態 に なった",
        {"event": "rest", "object": "$f"},
    ),
    (
        "event",
        "<f:who> が ウェイク した | <f:who> が ウェイク された | <f:who> が ウェイク 状態 に なった",
        {"event": "wake", "object": "$f"},
    ),
    (
        "event",
        "<f:who> に <k:kind> カウンター が 置かれた | <f:who> に <k:kind> カウンター が 置かれる",
        {"event": "put-counter", "object": "$f", "counter": "$k"},
    ),
    ("event", "<f:who> に カウンター が 置かれた", {"event": "put-counter", "object": "$f"}),
    (
        "event",
        "<p:player> が <f:filter> を 使用 した | <p:player> が <f:filter> を 使用 する",
        {"event": "use", "player": "$p", "object": "$f"},
    ),
    ("event", "<p:player> が カード を 引いた | <p:player> が カード を 引く", {"event": "draw", "player": "$p"}),
    (
        "event",
        "<p:player> が カード を 捨てた | <p:player> が カード を 捨てる | <p:player> が 手札 を 捨てた",
        {"event": "discard", "player": "$p"},
    ),
    (
        "event",
        "<p:player> が ライフ を 回復 した | <p:player> が ライフ を 回復 する | <p:player> の ライフ が 回復 した",
        {"event": "heal", "player": "$p"},
    ),
    ("event", "<f:who> が 無効化 された | <f:who> が 無効化 される", {"event": "nullify", "object": "$f"}),
    (
        "event",
        "<f:who> が 裏向き に なった | <f:who> が 裏向き に された",
        {"event": "flip", "object": "$f", "face-down": "true"},
    ),
    ("who", "<s:single>", "$s"),
    ("who", "<f:filter> | <f:filter> <one:one>", "$f"),
    ("moment", "ターン 開始 時 | ターン の 開始 時", {"phase": "turn-start"}),
    (
        "moment",
        "<p:player> の ターン 開始 時 | <p:player> の ターン の 開始 時",
        {"phase": "turn-start", "player": "$p"},
    ),
    ("moment", "ターン の 終了 時 | ターン 終了 時", {"phase": "turn-end"}),
    (
        "moment",
        "<p:player> の ターン の 終了 時 | <p:player> の ターン 終了 時",
        {"phase": "turn-end", "player": "$p"},
    ),
    ("moment", "ドローフェイズ の 開始 時", {"phase": "draw-phase"}),
    ("moment", "<p:player> の ドローフェイズ の 開始 時", {"phase": "draw-phase", "player": "$p"}),
    ("moment", "魔石フェイズ の 開始 時", {"phase": "stone-phase"}),
    ("moment", "<p:player> の 魔石フェイズ の 開始 時", {"phase": "stone-phase", "player": "$p"}),
    ("moment", "メインフェイズ の 開始 時", {"phase": "main-phase"}),
    ("moment", "<p:player> の メインフェイズ の 開始 時", {"phase": "main-phase", "player": "$p"}),
    ("moment", "ダメージステップ の 開始 時", {"phase": "damage-step"}),
    ("moment", "バトル 終了 時 | バトル の 終了 時", {"phase": "battle-end"}),
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
        "この ユニット は 、 レスト 状態 で 召喚 される | この ユニット は レスト 状態 で 召喚 される",
        {"replacement": {"if": {"event": "summon", "object": "this"}, "with": {"rested": "true"}}},
    ),
    (
        "entry",
        "この 魔石 は 、 レスト 状態 で 置かれる | この 魔石 は レスト 状態 で 置かれる"
        " | この 魔石 は レスト 状態 で 魔石エリア に 置かれる",
        {"replacement": {"if": {"event": "move", "object": "this", "to": "stone-area"}, "with": {"rested": "true"}}},
    ),
    (
        "lessening",
        "<f:who> が 次に 受ける ダメージ を <n:number> 点 軽減 する"
        " | <f:who> が 次に 受ける ダメージ を <n:number> 点 減らす"
        " | <f:who> が 次に 受ける ダメージ は <n:number> 点 減少 する",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "$n", "once": "true"}},
    ),
    (
        "lessening",
        "<f:who> が 受ける ダメージ は <n:number> 点 減少 する"
        " | <f:who> が 受ける ダメージ は <n:number> 減少 する"
        " | <f:who> が 受ける ダメージ は <n:number> 点 少なくなる"
        " | <f:who> が 受ける ダメージ を <n:number> 点 減らす"
        " | <f:who> が 受ける ダメージ を <n:number> 点 軽減 する"
        " | <f:who> に 与えられる ダメージ は <n:number> 点 減少 する"
        " | <f:who> に 与えられる ダメージ を <n:number> 点 軽減 する",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "$n"}},
    ),
    (
        "lessening",
        "<f:who> が 受ける 戦闘 ダメージ は <n:number> 点 減少 する"
        " | <f:who> が 受ける 戦闘 ダメージ を <n:number> 点 軽減 する",
        {"prevention": {"if": {"event": "combat-damage", "object": "$f"}, "prevent": "$n"}},
    ),
    (
        "lessening",
        "<f:who> が 受ける ダメージ は なくなる | <f:who> が 受ける ダメージ を すべて 軽減 する",
        {"prevention": {"if": {"event": "damage", "object": "$f"}, "prevent": "all"}},
    ),
    (
        "lessening",
        "<f:who> が 与える ダメージ は <n:number> 点 増加 する | <f:who> が 与える ダメージ は <n:number> 増加 する",
        {"replacement": {"if": {"event": "damage", "source": "$f"}, "instead": {"amount": "event.amount + $n"}}},
    ),
    (
        "lessening",
        "<f:who> が 受ける ダメージ は <n:number> 点 増加 する | <f:who> が 受ける ダメージ は <n:number> 増加 する",
        {"replacement": {"if": {"event": "damage", "object": "$f"}, "instead": {"amount": "event.amount + $n"}}},
    ),
    (
        "instead",
        "その <n:number> 倍 の ダメージ を 与える | その <n:number> 倍 の ダメージ を 受ける",
        {"amount": "$n * event.amount"},
    ),
    (
        "instead",
        "その <n:number> 倍 の ライフ を 回復 する | その <n:number> 倍 回復 する",
        {"amount": "$n * event.amount"},
    ),
    ("instead", "その 点数 に <n:number> を 加えた 点数 の ダメージ を 与える", {"amount": "event.amount + $n"}),
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
        "その <n:number> 倍 の 点数 回復 する | その <n:number> 倍 の 点数 の ライフ を 回復 する",
        {"amount": "$n * event.amount"},
    ),
    ("instead", "<n:number> 点 の ダメージ を 与える | <n:number> 点 の ダメージ を 受ける", {"amount": "$n"}),
    (
        "instead",
        "回復 しない | ダメージ を 受けない | ダメージ を 与えない | カード を 引かない",
        {"nothing": "true"},
    ),
    ("instead", "夢 に 置く | 夢 に 置かれる", {"elsewhere": "dream"}),
    ("instead", "手札 に 戻す | 契約者 の 手札 に 戻す | 手札 に 戻る", {"elsewhere": "hand"}),
    ("instead", "魔導書 の 一番上 に 置く", {"elsewhere": "library"}),
    ("instead", "ダスト に 置く", {"elsewhere": "dust"}),
    ("instead", "何 も しない | 何 も 起こらない", {"nothing": "true"}),
]

ROWS: list[Row] = [*CONDITIONS, *EVENTS, *STATEMENTS]
