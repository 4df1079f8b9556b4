"""Japanese card text: events that trigger or are replaced, and moments. Rows as in nouns.

Events end with a verb in its dictionary form, which 「～場合、かわりに」 wants, and are read in its past form too, which
「～とき」 wants.
"""

from __future__ import annotations

from judgekit.games.magmell.text.nouns import Row

EVENTS: list[Row] = [
    (
        "event",
        "<f:who> が 召喚 される | <f:who> が 戦闘エリア に 置かれる | <f:who> を 召喚 する | <f:who> が 戦闘エリア に 出る",
        {"event": "summon", "object": "$f"},
    ),
    (
        "event",
        "<p:eventer> が <f:filter> を 召喚 する | <p:eventer> が <f:filter> <one:one> を 召喚 する",
        {"event": "summon", "object": "$f", "player": "$p"},
    ),
    ("event", "バトル が 終了 する", {"phase": "battle-end"}),
    ("event", "ターン が 開始 する | ターン が 始まる", {"phase": "turn-start"}),
    ("event", "ターン が 終了 する | ターン が 終わる", {"phase": "turn-end"}),
    ("event", "<f:who> が 破壊 される", {"event": "destroy", "object": "$f"}),
    ("event", "<f:who> が ダスト に 置かれる", {"event": "move", "object": "$f", "to": "dust"}),
    (
        "event",
        "<f:who> が 戦闘エリア から ダスト に 置かれる",
        {"event": "move", "object": "$f", "from": "battle-area", "to": "dust"},
    ),
    (
        "event",
        "<f:who> が <z:zone> から <t:zone> に 置かれる",
        {"event": "move", "object": "$f", "from": "$z", "to": "$t"},
    ),
    ("event", "<f:who> が 戦闘エリア を 離れる", {"event": "leave", "object": "$f"}),
    (
        "event",
        "<f:who> が 手札 に 戻される | <f:who> が 手札 に 戻る | <f:who> が 契約者 の 手札 に 戻される"
        " | <f:who> が 戦闘エリア から 手札 に 戻される | <f:who> が 戦闘エリア から 手札 に 戻る",
        {"event": "return", "object": "$f"},
    ),
    ("event", "<f:who> が 夢 に 置かれる", {"event": "move", "object": "$f", "to": "dream"}),
    ("event", "<f:who> が 魔石エリア に 置かれる", {"event": "move", "object": "$f", "to": "stone-area"}),
    ("event", "<f:who> が 攻撃 する", {"event": "attack", "object": "$f"}),
    ("event", "<p:eventer> が 攻撃 する | <p:eventer> が 攻撃 を 宣言 する", {"event": "attack", "player": "$p"}),
    (
        "event",
        "<f:who> が <g:anyone> を 攻撃 する | <f:who> が <g:anyone> に 攻撃 する",
        {"event": "attacked", "object": "$g", "source": "$f"},
    ),
    ("event", "<f:who> が 防御 する", {"event": "defend", "object": "$f"}),
    ("event", "<f:who> が 防御 される", {"event": "defend", "source": "$f"}),
    (
        "event",
        "<f:anyone> が 攻撃 される | <f:anyone> が 攻撃対象 に なる | <f:anyone> が 攻撃対象 に 指定 される",
        {"event": "attacked", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が ダメージ を 受ける | <f:anyone> が ダメージ を 与えられる | <f:anyone> に ダメージ が 与えられる",
        {"event": "damage", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が <n:number> 点 以上 の ダメージ を 受ける | <f:anyone> に <n:number> 点 以上 の ダメージ が 与えられる",
        {"event": "damage", "object": "$f", "amount": ">= $n"},
    ),
    ("event", "<f:anyone> が ダメージ を 与える", {"event": "damage", "source": "$f"}),
    (
        "event",
        "<f:anyone> が <g:anyone> に ダメージ を 与える",
        {"event": "damage", "source": "$f", "object": "$g"},
    ),
    ("event", "<f:anyone> が 戦闘 ダメージ を 与える", {"event": "combat-damage", "source": "$f"}),
    (
        "event",
        "<f:anyone> が <g:anyone> に 戦闘 ダメージ を 与える",
        {"event": "combat-damage", "source": "$f", "object": "$g"},
    ),
    (
        "event",
        "<f:anyone> が 戦闘 ダメージ を 受ける | <f:anyone> に 戦闘 ダメージ が 与えられる",
        {"event": "combat-damage", "object": "$f"},
    ),
    (
        "event",
        "<f:who> が レスト する | <f:who> が レスト される | <f:who> が レスト 状態 に なる",
        {"event": "rest", "object": "$f"},
    ),
    (
        "event",
        "<f:who> が ウェイク する | <f:who> が ウェイク される | <f:who> が ウェイク 状態 に なる",
        {"event": "wake", "object": "$f"},
    ),
    (
        "event",
        "<f:who> に <k:kind> カウンター が 置かれる | <k:kind> カウンター が <f:who> に 置かれる",
        {"event": "put-counter", "object": "$f", "counter": "$k"},
    ),
    (
        "event",
        "<f:who> に カウンター が 置かれる | カウンター が <f:who> に 置かれる",
        {"event": "put-counter", "object": "$f"},
    ),
    (
        "event",
        "<f:who> から <k:kind> カウンター が 取り除かれる | <k:kind> カウンター が <f:who> から 取り除かれる",
        {"event": "remove-counter", "object": "$f", "counter": "$k"},
    ),
    (
        "event",
        "<p:eventer> が <f:filter> を 使用 する | <p:eventer> が <f:filter> <one:one> を 使用 する",
        {"event": "use", "player": "$p", "object": "$f"},
    ),
    ("event", "<f:who> が 使用 される", {"event": "use", "object": "$f"}),
    (
        "event",
        "<p:eventer> が カード を 引く | <p:eventer> が カード を 1 枚 引く",
        {"event": "draw", "player": "$p"},
    ),
    (
        "event",
        "<p:eventer> が カード を 捨てる | <p:eventer> が 手札 を 捨てる | <p:eventer> が 手札 から カード を 捨てる"
        " | <p:eventer> が カード を 1 枚 捨てる | <p:eventer> が 手札 を 1 枚 捨てる",
        {"event": "discard", "player": "$p"},
    ),
    ("event", "<f:who> が 捨てられる | <f:who> が 手札 から 捨てられる", {"event": "discard", "object": "$f"}),
    (
        "event",
        "<p:eventer> が ライフ を 回復 する | <p:eventer> の ライフ が 回復 する | <p:eventer> が 回復 する"
        " | <p:eventer> が ライフ を 得る",
        {"event": "heal", "player": "$p"},
    ),
    ("event", "<p:eventer> が ライフ を 失う", {"event": "lose-life", "player": "$p"}),
    ("event", "<p:eventer> が ゲーム に 敗北 する", {"event": "lose", "player": "$p"}),
    ("event", "<f:who> が 無効化 される", {"event": "nullify", "object": "$f"}),
    ("event", "<f:who> が 消滅 する", {"event": "vanish", "object": "$f"}),
    ("event", "<f:who> の 支配者 が 変わる | <f:who> の 支配権 が 移る", {"event": "control", "object": "$f"}),
    (
        "event",
        "<f:anyone> が 対象 に なる | <f:anyone> が 対象 に 指定 される | <f:anyone> が 対象 と なる",
        {"event": "target", "object": "$f"},
    ),
    (
        "event",
        "<f:anyone> が <g:filter> の 対象 に なる | <f:anyone> が <g:filter> の 対象 に 指定 される "
        " | <f:anyone> が <g:filter> の 対象 と なる",
        {"event": "target", "object": "$f", "source": "$g"},
    ),
    (
        "event",
        "<f:who> が 裏向き に なる | <f:who> が 裏向き に される",
        {"event": "flip", "object": "$f", "face-down": "true"},
    ),
    (
        "event",
        "<f:who> が 表向き に なる | <f:who> が 表向き に される",
        {"event": "flip", "object": "$f", "face-down": "false"},
    ),
    (
        "event",
        "<f:who> が <p:player> の 魔石エリア に 置かれる",
        {"event": "move", "object": "$f", "to": "stone-area", "player": "$p"},
    ),
    ("eventer", "<p:player>", "$p"),
    ("eventer", "プレイヤー | いずれか の プレイヤー | プレイヤー 1 人", "any-player"),
    ("who", "<s:thing>", "$s"),
    ("who", "<f:filter> | <f:filter> <one:one>", "$f"),
    ("anyone", "<w:who>", "$w"),
    ("anyone", "<p:player>", "$p"),
]


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
