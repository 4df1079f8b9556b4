"""Japanese card text: events that trigger or are replaced, and moments.

Events end with a verb in its dictionary form, which 「～場合、かわりに」 wants, and are read in its past form too, which
「～とき」 wants.
"""

from __future__ import annotations

from judgekit.language.chart import Row, rows_of

_IS_AIMED_AT = "対象 {に なる | に 指定 される | と なる}"
_HEAPED = "<k:kind> カウンター"

EVENTS: list[Row] = [
    *rows_of(
        "event",
        (
            "<f:who> が {召喚 される | 戦闘エリア に {置かれる | 出る}} | <f:who> を 召喚 する",
            {"event": "summon", "object": "$f"},
        ),
        ("<p:eventer> が <f:filter> [<one:one>] を 召喚 する", {"event": "summon", "object": "$f", "player": "$p"}),
        ("バトル が 終了 する", {"phase": "battle-end"}),
        ("ターン が {開始 する | 始まる}", {"phase": "turn-start"}),
        ("ターン が {終了 する | 終わる}", {"phase": "turn-end"}),
        ("<f:who> が 破壊 される", {"event": "destroy", "object": "$f"}),
        ("<f:who> が ダスト に 置かれる", {"event": "move", "object": "$f", "to": "dust"}),
        ("<f:who> が <z:zone> から <t:zone> に 置かれる", {"event": "move", "object": "$f", "from": "$z", "to": "$t"}),
        ("<f:who> が 戦闘エリア を 離れる", {"event": "leave", "object": "$f"}),
        (
            "<f:who> が [戦闘エリア から] 手札 に {戻される | 戻る} | <f:who> が 契約者 の 手札 に 戻される",
            {"event": "return", "object": "$f"},
        ),
        ("<f:who> が 夢 に 置かれる", {"event": "move", "object": "$f", "to": "dream"}),
        ("<f:who> が 魔石エリア に 置かれる", {"event": "move", "object": "$f", "to": "stone-area"}),
        ("<f:who> が 攻撃 する", {"event": "attack", "object": "$f"}),
        ("<p:eventer> が 攻撃 {する | を 宣言 する}", {"event": "attack", "player": "$p"}),
        ("<f:who> が <g:anyone> を~に 攻撃 する", {"event": "attacked", "object": "$g", "source": "$f"}),
        ("<f:who> が 防御 する", {"event": "defend", "object": "$f"}),
        ("<f:who> が 防御 される", {"event": "defend", "source": "$f"}),
        ("<f:anyone> が {攻撃 される | 攻撃対象 に {なる | 指定 される}}", {"event": "attacked", "object": "$f"}),
        (
            "<f:anyone> が <d:hurt> を {受ける | 与えられる} | <f:anyone> に <d:hurt> が 与えられる",
            {"event": "$d", "object": "$f"},
        ),
        (
            "<f:anyone> {が <n:number> 点 以上 の ダメージ を 受ける | に <n:number> 点 以上 の ダメージ が 与えられる}",
            {"event": "damage", "object": "$f", "amount": ">= $n"},
        ),
        ("<f:anyone> が <d:hurt> を 与える", {"event": "$d", "source": "$f"}),
        ("<f:anyone> が <g:anyone> に <d:hurt> を 与える", {"event": "$d", "source": "$f", "object": "$g"}),
        ("<f:who> が レスト {する | される | 状態 に なる}", {"event": "rest", "object": "$f"}),
        ("<f:who> が ウェイク {する | される | 状態 に なる}", {"event": "wake", "object": "$f"}),
        (
            "<f:who> に <h:heap> が 置かれる | <h:heap> が <f:who> に 置かれる",
            {"event": "put-counter", "object": "$f", "...": "$h"},
        ),
        (
            f"<f:who> から {_HEAPED} が 取り除かれる | {_HEAPED} が <f:who> から 取り除かれる",
            {"event": "remove-counter", "object": "$f", "counter": "$k"},
        ),
        ("<p:eventer> が <f:filter> [<one:one>] を 使用 する", {"event": "use", "player": "$p", "object": "$f"}),
        ("<f:who> が 使用 される", {"event": "use", "object": "$f"}),
        ("<p:eventer> が カード を [1 枚] 引く", {"event": "draw", "player": "$p"}),
        (
            "<p:eventer> が カード~手札 を [1 枚] 捨てる | <p:eventer> が 手札 から カード を 捨てる",
            {"event": "discard", "player": "$p"},
        ),
        ("<f:who> が [手札 から] 捨てられる", {"event": "discard", "object": "$f"}),
        (
            "<p:eventer> が ライフ を {回復 する | 得る} | <p:eventer> {の ライフ |} が 回復 する",
            {"event": "heal", "player": "$p"},
        ),
        ("<p:eventer> が ライフ を 失う", {"event": "lose-life", "player": "$p"}),
        ("<p:eventer> が ゲーム に 敗北 する", {"event": "lose", "player": "$p"}),
        ("<f:who> が 無効化 される", {"event": "nullify", "object": "$f"}),
        ("<f:who> が 消滅 する", {"event": "vanish", "object": "$f"}),
        ("<f:who> の {支配者 が 変わる | 支配権 が 移る}", {"event": "control", "object": "$f"}),
        (f"<f:anyone> が {_IS_AIMED_AT}", {"event": "target", "object": "$f"}),
        (f"<f:anyone> が <g:filter> の {_IS_AIMED_AT}", {"event": "target", "object": "$f", "source": "$g"}),
        ("<f:who> が 裏向き に {なる | される}", {"event": "flip", "object": "$f", "face-down": "true"}),
        ("<f:who> が 表向き に {なる | される}", {"event": "flip", "object": "$f", "face-down": "false"}),
        (
            "<f:who> が <p:player> の 魔石エリア に 置かれる",
            {"event": "move", "object": "$f", "to": "stone-area", "player": "$p"},
        ),
    ),
    ("heap", _HEAPED, {"counter": "$k"}),
    ("heap", "カウンター", {}),
    ("hurt", "ダメージ", "damage"),
    ("hurt", "戦闘 ダメージ", "combat-damage"),
    ("eventer", "<p:player>", "$p"),
    ("eventer", "[いずれか の] プレイヤー | プレイヤー 1 人", "any-player"),
    ("who", "<s:thing>", "$s"),
    ("who", "<f:filter> [<one:one>]", "$f"),
    ("anyone", "<w:who>", "$w"),
    ("anyone", "<p:player>", "$p"),
]

_PHASE_BEGINS = "{の |} 開始 時"

MOMENTS = {
    "turn-start": ("ターン {開始 時 | の {開始 時 | 始め | はじめ | 最初}}", f"スタンバイフェイズ {_PHASE_BEGINS}"),
    "draw-phase": (f"ドローフェイズ {_PHASE_BEGINS}",),
    "stone-phase": (f"魔石フェイズ {_PHASE_BEGINS}",),
    "main-phase": (f"メインフェイズ {_PHASE_BEGINS}",),
    "turn-end": ("ターン {の 終了 時 | 終了 時 | の 終わり}", f"エンドフェイズ {_PHASE_BEGINS}"),
    "damage-step": (f"ダメージステップ {_PHASE_BEGINS}",),
    "battle-end": ("バトル [の] 終了 時",),
}
"""How the moments are called at which abilities trigger."""

_OF_A_PLAYER = ("turn-start", "draw-phase", "stone-phase", "main-phase", "turn-end")


def _moments() -> list[Row]:
    """Return the rows of moments: of any turn, or of a player's."""
    found: list[Row] = []
    for phase, names in MOMENTS.items():
        for name in names:
            found.append(("moment", f"[各] {name}", {"phase": phase}))
            if phase in _OF_A_PLAYER:
                found.append(("moment", f"<p:player> の [各] {name}", {"phase": phase, "player": "$p"}))
    return found


ROWS: list[Row] = [*EVENTS, *_moments()]
