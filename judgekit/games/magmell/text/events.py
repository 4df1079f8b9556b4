"""Japanese card text: events that trigger or are replaced, and moments. Rows as in nouns, events in the past tense."""

from __future__ import annotations

from judgekit.games.magmell.text.nouns import Row

EVENTS: list[Row] = [
    (
        "event",
        "<f:who> が 召喚 された | <f:who> が 戦闘エリア に 置かれた | <f:who> を 召喚 した | <f:who> が 戦闘エリア に 出た",
        {"event": "summon", "object": "$f"},
    ),
    (
        "event",
        "<p:eventer> が <f:filter> を 召喚 した | <p:eventer> が <f:filter> <one:one> を 召喚 した",
        {"event": "summon", "object": "$f", "player": "$p"},
    ),
    ("event", "バトル が 終了 した", {"phase": "battle-end"}),
    ("event", "ターン が 開始 した | ターン が 始まった", {"phase": "turn-start"}),
    ("event", "ターン が 終了 する | ターン が 終わる", {"phase": "turn-end"}),
    ("event", "<f:who> が 破壊 された", {"event": "destroy", "object": "$f"}),
    ("event", "<f:who> が ダスト に 置かれた", {"event": "move", "object": "$f", "to": "dust"}),
    (
        "event",
        "<f:who> が 戦闘エリア から ダスト に 置かれた",
        {"event": "move", "object": "$f", "from": "battle-area", "to": "dust"},
    ),
    (
        "event",
        "<f:who> が <z:zone> から <t:zone> に 置かれた",
        {"event": "move", "object": "$f", "from": "$z", "to": "$t"},
    ),
    ("event", "<f:who> が 戦闘エリア を 離れた", {"event": "leave", "object": "$f"}),
    (
        "event",
        "<f:who> が 手札 に 戻された | <f:who> が 手札 に 戻った | <f:who> が 契約者 の 手札 に 戻された"
        " | <f:who> が 戦闘エリア から 手札 に 戻された | <f:who> が 戦闘エリア から 手札 に 戻った",
        {"event": "return", "object": "$f"},
    ),
    ("event", "<f:who> が 夢 に 置かれた", {"event": "move", "object": "$f", "to": "dream"}),
    ("event", "<f:who> が 魔石エリア に 置かれた", {"event": "move", "object": "$f", "to": "stone-area"}),
    ("event", "<f:who> が 攻撃 した", {"event": "attack", "object": "$f"}),
    ("event", "<p:eventer> が 攻撃 した | <p:eventer> が 攻撃 を 宣言 した", {"event": "attack", "player": "$p"}),
    (
        "event",
        "<f:who> が <g:anyone> を 攻撃 した | <f:who> が <g:anyone> に 攻撃 した",
        {"event": "attacked", "object": "$g", "source": "$f"},
    ),
    ("event", "<f:who> が 防御 した", {"event": "defend", "object": "$f"}),
    ("event", "<f:who> が 防御 された", {"event": "defend", "source": "$f"}),
    (
        "event",
        "<f:anyone> が 攻撃 された | <f:anyone> が 攻撃対象 に なった | <f:anyone> が 攻撃対象 に 指定 された",
        {"event": "attacked", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が ダメージ を 受けた | <f:anyone> が ダメージ を 与えられた | <f:anyone> に ダメージ が 与えられた",
        {"event": "damage", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が <n:number> 点 以上 の ダメージ を 受けた | <f:anyone> に <n:number> 点 以上 の ダメージ が 与えられた",
        {"event": "damage", "object": "$f", "amount": ">= $n"},
    ),
    ("event", "<f:anyone> が ダメージ を 与えた", {"event": "damage", "source": "$f"}),
    (
        "event",
        "<f:anyone> が <g:anyone> に ダメージ を 与えた",
        {"event": "damage", "source": "$f", "object": "$g"},
    ),
    ("event", "<f:anyone> が 戦闘 ダメージ を 与えた", {"event": "combat-damage", "source": "$f"}),
    (
        "event",
        "<f:anyone> が <g:anyone> に 戦闘 ダメージ を 与えた",
        {"event": "combat-damage", "source": "$f", "object": "$g"},
    ),
    (
        "event",
        "<f:anyone> が 戦闘 ダメージ を 受けた | <f:anyone> に 戦闘 ダメージ が 与えられた",
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
        "<f:who> に <k:kind> カウンター が 置かれた | <k:kind> カウンター が <f:who> に 置かれた",
        {"event": "put-counter", "object": "$f", "counter": "$k"},
    ),
    (
        "event",
        "<f:who> に カウンター が 置かれた | カウンター が <f:who> に 置かれた",
        {"event": "put-counter", "object": "$f"},
    ),
    (
        "event",
        "<f:who> から <k:kind> カウンター が 取り除かれた | <k:kind> カウンター が <f:who> から 取り除かれた",
        {"event": "remove-counter", "object": "$f", "counter": "$k"},
    ),
    (
        "event",
        "<p:eventer> が <f:filter> を 使用 した | <p:eventer> が <f:filter> <one:one> を 使用 した",
        {"event": "use", "player": "$p", "object": "$f"},
    ),
    ("event", "<f:who> が 使用 された", {"event": "use", "object": "$f"}),
    (
        "event",
        "<p:eventer> が カード を 引いた | <p:eventer> が カード を 1 枚 引いた",
        {"event": "draw", "player": "$p"},
    ),
    (
        "event",
        "<p:eventer> が カード を 捨てた | <p:eventer> が 手札 を 捨てた | <p:eventer> が 手札 から カード を 捨てた"
        " | <p:eventer> が カード を 1 枚 捨てた | <p:eventer> が 手札 を 1 枚 捨てた",
        {"event": "discard", "player": "$p"},
    ),
    ("event", "<f:who> が 捨てられた | <f:who> が 手札 から 捨てられた", {"event": "discard", "object": "$f"}),
    (
        "event",
        "<p:eventer> が ライフ を 回復 した | <p:eventer> の ライフ が 回復 した | <p:eventer> が 回復 した"
        " | <p:eventer> が ライフ を 得た",
        {"event": "heal", "player": "$p"},
    ),
    ("event", "<p:eventer> が ライフ を 失った", {"event": "lose-life", "player": "$p"}),
    ("event", "<p:eventer> が ゲーム に 敗北 した", {"event": "lose", "player": "$p"}),
    ("event", "<f:who> が 無効化 された", {"event": "nullify", "object": "$f"}),
    ("event", "<f:who> が 消滅 した", {"event": "vanish", "object": "$f"}),
    ("event", "<f:who> の 支配者 が 変わった | <f:who> の 支配権 が 移った", {"event": "control", "object": "$f"}),
    (
        "event",
        "<f:anyone> が 対象 に なった | <f:anyone> が 対象 に 指定 された | <f:anyone> が 対象 と なった",
        {"event": "target", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が <g:filter> の 対象 に なった | <f:anyone> が <g:filter> の 対象 に 指定 された "
        " | <f:anyone> が <g:filter> の 対象 と なった",
        {"event": "target", "object": "$f", "source": "$g"},
    ),
    (
        "event",
        "<f:who> が 裏向き に なった | <f:who> が 裏向き に された",
        {"event": "flip", "object": "$f", "face-down": "true"},
    ),
    (
        "event",
        "<f:who> が 表向き に なった | <f:who> が 表向き に された",
        {"event": "flip", "object": "$f", "face-down": "false"},
    ),
    (
        "event",
        "<f:who> が <p:player> の 魔石エリア に 置かれた",
        {"event": "move", "object": "$f", "to": "stone-area", "player": "$p"},
    ),
    ("eventer", "<p:player>", "$p"),
    ("eventer", "プレイヤー | いずれか の プレイヤー | プレイヤー 1 人", "any-player"),
    ("who", "<s:thing>", "$s"),
    ("who", "<f:filter> | <f:filter> <one:one>", "$f"),
    ("anyone", "<w:who>", "$w"),
    ("anyone", "<p:player>", "$p"),
]

PRESENT = {
    "された": "される",
    "した": "する",
    "置かれた": "置かれる",
    "受けた": "受ける",
    "与えた": "与える",
    "与えられた": "与えられる",
    "引いた": "引く",
    "捨てた": "捨てる",
    "捨てられた": "捨てられる",
    "離れた": "離れる",
    "なった": "なる",
    "戻った": "戻る",
    "戻された": "戻される",
    "得た": "得る",
    "失った": "失う",
    "出た": "出る",
    "変わった": "変わる",
    "移った": "移る",
    "取り除かれた": "取り除かれる",
}
"""The present of the past tense in which events are worded: 「～たとき」 and 「～るたび」 mean the same."""


def _moments() -> list[Row]:
    """Return the rows of the moments at which abilities trigger: of any turn, or of a player's."""
    rows: list[Row] = []
    for phase, words, marks in (
        ("turn-start", "ターン", ("開始 時", "の 開始 時", "の 始め", "の はじめ", "の 最初")),
        ("turn-end", "ターン", ("の 終了 時", "終了 時", "の 終わり")),
        ("turn-start", "スタンバイフェイズ", ("の 開始 時", "開始 時")),
        ("draw-phase", "ドローフェイズ", ("の 開始 時", "開始 時")),
        ("stone-phase", "魔石フェイズ", ("の 開始 時", "開始 時")),
        ("main-phase", "メインフェイズ", ("の 開始 時", "開始 時")),
        ("turn-end", "エンドフェイズ", ("の 開始 時", "開始 時")),
        ("damage-step", "ダメージステップ", ("の 開始 時", "開始 時")),
        ("battle-end", "バトル", ("終了 時", "の 終了 時")),
    ):
        any_turn = [f"{words} {mark}" for mark in marks] + [f"各 {words} {mark}" for mark in marks]
        rows.append(("moment", " | ".join(any_turn), {"phase": phase}))
        if phase not in ("damage-step", "battle-end"):
            own = [f"<p:player> の {words} {mark}" for mark in marks]
            own += [f"<p:player> の 各 {words} {mark}" for mark in marks]
            rows.append(("moment", " | ".join(own), {"phase": phase, "player": "$p"}))
    return rows


ROWS: list[Row] = [*EVENTS, *_moments()]
