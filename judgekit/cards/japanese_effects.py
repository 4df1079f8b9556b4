"""Japanese card text, lasting things: changed numbers, abilities given and taken, what may not be done. Rows as in nouns."""

from __future__ import annotations

from judgekit.cards.japanese_nouns import Row

STATS: list[Row] = [
    ("stats", "AP + <a:number>", [{"ap": "+$a"}]),
    ("stats", "AP - <a:number>", [{"ap": "-$a"}]),
    ("stats", "HP + <h:number>", [{"hp": "+$h"}]),
    ("stats", "HP - <h:number>", [{"hp": "-$h"}]),
    (
        "stats",
        "AP + <a:number> / HP + <h:number> | AP + <a:number> 、 HP + <h:number>"
        " | AP + <a:number> と HP + <h:number> | + <a:number> / + <h:number>",
        [{"ap": "+$a"}, {"hp": "+$h"}],
    ),
    (
        "stats",
        "AP - <a:number> / HP - <h:number> | AP - <a:number> 、 HP - <h:number>"
        " | AP - <a:number> と HP - <h:number> | - <a:number> / - <h:number>",
        [{"ap": "-$a"}, {"hp": "-$h"}],
    ),
    (
        "stats",
        "AP + <a:number> / HP - <h:number> | AP + <a:number> 、 HP - <h:number> | + <a:number> / - <h:number>",
        [{"ap": "+$a"}, {"hp": "-$h"}],
    ),
    (
        "stats",
        "AP - <a:number> / HP + <h:number> | AP - <a:number> 、 HP + <h:number> | - <a:number> / + <h:number>",
        [{"ap": "-$a"}, {"hp": "+$h"}],
    ),
    (
        "change",
        "<w:subject> は <s:stats> を 得る | <w:subject> は <s:stats> の 修正 を 得る"
        " | <w:subject> に <s:stats> の 修正 を 与える | <w:subject> を <s:stats> する"
        " | <w:subject> は <s:stats> の 修正 を 受ける | <w:subject> は <s:stats> される"
        " | <w:subject> は <s:stats> する | <w:subject> の <s:stats> する",
        {"modify": "$w", "with": "$s"},
    ),
]


def _stat_rows() -> list[Row]:
    """Return the rows of "…のAPは2増加する" and the like, for AP, HP and both, more and less, and for setting them."""
    rows: list[Row] = []
    for stat, keys in (("AP", ["ap"]), ("HP", ["hp"]), ("AP と HP", ["ap", "hp"])):
        head = f"<w:subject> の {stat}"
        for sign, verb, other, causing in (("+", "増加", "増える", "増やす"), ("-", "減少", "減る", "減らす")):
            wordings = [
                f"{head} は <n:number> {verb} する",
                f"{head} が <n:number> {verb} する",
                f"{head} を {sign} <n:number> する",
                f"{head} は {sign} <n:number> される",
                f"{head} は <n:number> {other}",
                f"{head} が <n:number> {other}",
                f"{head} を <n:number> {causing}",
                f"{head} を <n:number> {verb} させる",
                f"{head} は {sign} <n:number> する",
                f"{head} {sign} <n:number>",
                f"{head} を <n:number> 点 {causing}",
            ]
            itself = f"<w:subject> は {stat} が"
            wordings += [
                f"{itself} <n:number> {verb} する",
                f"{itself} <n:number> {other}",
                f"{itself} {sign} <n:number> される",
            ]
            if len(keys) > 1:
                wordings += [f"{head} は それぞれ <n:number> {verb} する", f"{head} を それぞれ {sign} <n:number> する"]
                wordings += [f"{head} を それぞれ <n:number> {verb} する", f"{head} が それぞれ <n:number> {verb} する"]
            rows.append(
                ("change", " | ".join(wordings), {"modify": "$w", "with": [{key: f"{sign}$n"} for key in keys]})
            )
        setting = " | ".join(
            f"{head} {way}" for way in ("は <n:number> に なる", "を <n:number> に する", "が <n:number> に なる")
        )
        rows.append(("change", setting, {"modify": "$w", "with": [{f"base-{key}": "$n"} for key in keys]}))
        each = f"{head} は <f:filter> <one:one> につき"
        equal = f"{head} は <c:counted> に 等しい | {head} は <c:counted> と 同じ 数 に なる | {head} は <c:counted> に なる"
        rows.append(("change", equal, {"modify": "$w", "with": [{f"base-{key}": "$c"} for key in keys]}))
        more = f"{head} は <c:counted> だけ 増加 する | {head} は <c:counted> 増加 する | {head} は <c:counted> 分 増加 する"
        rows.append(("change", more, {"modify": "$w", "with": [{key: "$c"} for key in keys]}))
        in_hand = f"{head} は <p:player> の 手札 <one:one> につき <n:number> 増加 する"
        product = {"product": [{"hand": "$p"}, "$n"]}
        rows.append(("change", in_hand, {"modify": "$w", "with": [{key: product} for key in keys]}))
        per = f"{each} <n:number> 増加 する | {each} + <n:number> される | {each} <n:number> 増える"
        counted = {"product": [{"count": "$f"}, "$n"]}
        rows.append(("change", per, {"modify": "$w", "with": [{key: counted} for key in keys]}))
    return rows


CLAUSES: list[Row] = [
    ("clause", "防御 されない", {"cant": "be-defended"}),
    (
        "clause",
        "<f:filter> に 防御 されない | <f:filter> に よって 防御 されない | <f:filter> では 防御 されない",
        {"cant": {"be-defended": "$f"}},
    ),
    ("clause", "対象 に ならない | 対象 に できない | 対象 に 指定 できない", {"cant": "be-targeted"}),
    ("clause", "<f:filter> の 対象 に ならない", {"cant": {"be-targeted": "$f"}}),
    ("clause", "攻撃 できない", {"cant": "attack"}),
    ("clause", "防御 できない", {"cant": "defend"}),
    (
        "clause",
        "プレイヤー を 攻撃 できない | プレイヤー に 攻撃 できない | プレイヤー を 攻撃対象 に 指定 できない"
        " | プレイヤー を 攻撃対象 に できない",
        {"cant": "attack-players"},
    ),
    (
        "clause",
        "ユニット を 攻撃 できない | ユニット を 攻撃対象 に 指定 できない | ユニット を 攻撃対象 に できない",
        {"cant": "attack-units"},
    ),
    ("clause", "攻撃対象 に ならない | 攻撃対象 に 指定 されない | 攻撃 されない", {"cant": "be-attacked"}),
    (
        "clause",
        "ウェイク 状態 の ユニット を 攻撃 できる | ウェイク 状態 の ユニット を 攻撃対象 に 指定 できる"
        " | ウェイク 状態 の ユニット も 攻撃対象 に 指定 できる"
        " | ウェイク 状態 の ユニット を 攻撃対象 に できる",
        {"may": "attack-awake"},
    ),
    ("clause", "破壊 されない", {"cant": "be-destroyed"}),
    ("clause", "ダメージ を 受けない | ダメージ を 与えられない", {"cant": "be-damaged"}),
    ("clause", "ダメージ を 与えない", {"cant": "deal-damage"}),
    ("clause", "無効化 されない", {"cant": "be-nullified"}),
    ("clause", "レスト されない | レスト できない | レスト しない", {"cant": "be-rested"}),
    ("clause", "ウェイク しない | ウェイク されない | ウェイク できない", {"cant": "wake"}),
    ("clause", "使用 できない", {"cant": "be-used"}),
    ("clause", "可能なら 攻撃 する | 可能ならば 攻撃 する | 可能なら 攻撃 しなければならない", {"must": "attack"}),
    ("clause", "可能なら 防御 する | 可能ならば 防御 する | 可能なら 防御 しなければならない", {"must": "defend"}),
    ("clause", "攻撃 して も レスト しない", {"may": "attack-without-resting"}),
    ("clause", "レスト 状態 でも 防御 できる", {"may": "defend-rested"}),
]

BANS: list[Row] = [
    ("ban", "プレイヤー は ライフ を 回復 できない", {"cant": {"heal": "true", "player": "any"}}),
    ("ban", "<p:player> は ライフ を 回復 できない", {"cant": {"heal": "true", "player": "$p"}}),
    (
        "ban",
        "プレイヤー は カード を 引けない | プレイヤー は カード を 引く ことができない",
        {"cant": {"draw": "true", "player": "any"}},
    ),
    (
        "ban",
        "<p:player> は カード を 引けない | <p:player> は カード を 引く ことができない",
        {"cant": {"draw": "true", "player": "$p"}},
    ),
    ("ban", "プレイヤー は <f:filter> を 使用 できない", {"cant": {"use": "$f", "player": "any"}}),
    ("ban", "<p:player> は <f:filter> を 使用 できない", {"cant": {"use": "$f", "player": "$p"}}),
]

ABILITIES: list[Row] = [
    ("change", "<w:subject> は <c:clause>", {"modify": "$w", "with": ["$c"]}),
    (
        "change",
        "<w:subject> は 攻撃 も 防御 も できない",
        {"modify": "$w", "with": [{"cant": "attack"}, {"cant": "defend"}]},
    ),
    (
        "change",
        "<w:subject> は <q:quoted> を 得る | <w:subject> は <q:quoted> 能力 を 得る"
        " | <w:subject> は <q:quoted> を 持つ | <w:subject> に <q:quoted> を 与える"
        " | <w:subject> は <q:quoted> 能力 を 持つ | <w:subject> に <q:quoted> 能力 を 与える",
        {"modify": "$w", "with": [{"gain": "$q"}]},
    ),
    (
        "change",
        "<w:subject> は すべて の 能力 を 失う | <w:subject> は 能力 を すべて 失う",
        {"modify": "$w", "with": [{"lose": "all-abilities"}]},
    ),
    ("change", "<w:subject> は <q:quoted> を 失う", {"modify": "$w", "with": [{"lose": "$q"}]}),
    (
        "change",
        "<w:subject> は 赤 に なる | <w:subject> の 色 は 赤 に なる",
        {"modify": "$w", "with": [{"color": "red"}]},
    ),
    (
        "change",
        "<w:subject> は 青 に なる | <w:subject> の 色 は 青 に なる",
        {"modify": "$w", "with": [{"color": "blue"}]},
    ),
    (
        "change",
        "<w:subject> は 緑 に なる | <w:subject> の 色 は 緑 に なる",
        {"modify": "$w", "with": [{"color": "green"}]},
    ),
    (
        "pricing",
        "この カード の 使用コスト は <n:number> 少なくなる | この カード の 使用コスト は <n:number> 減少 する"
        " | この ユニット の 使用コスト は <n:number> 少なくなる | この カード の 使用コスト は <n:number> 減る",
        {"cost-change": {"affects": "this", "amount": "-$n"}},
    ),
    (
        "pricing",
        "この カード の 使用コスト は <n:number> 多くなる | この カード の 使用コスト は <n:number> 増加 する"
        " | この カード の 使用コスト は <n:number> 増える",
        {"cost-change": {"affects": "this", "amount": "$n"}},
    ),
    (
        "pricing",
        "<p:player> が 使用 する <f:filter> の 使用コスト は <n:number> 少なくなる"
        " | <p:player> の 使用 する <f:filter> の 使用コスト は <n:number> 少なくなる"
        " | <p:player> が 使用 する <f:filter> の 使用コスト は <n:number> 減少 する",
        {"cost-change": {"affects": "$f", "amount": "-$n", "player": "$p"}},
    ),
    (
        "pricing",
        "<p:player> が 使用 する <f:filter> の 使用コスト は <n:number> 多くなる"
        " | <p:player> の 使用 する <f:filter> の 使用コスト は <n:number> 多くなる"
        " | <p:player> が 使用 する <f:filter> の 使用コスト は <n:number> 増加 する",
        {"cost-change": {"affects": "$f", "amount": "$n", "player": "$p"}},
    ),
    (
        "pricing",
        "<f:filter> の 使用コスト は <n:number> 少なくなる",
        {"cost-change": {"affects": "$f", "amount": "-$n"}},
    ),
    (
        "pricing",
        "<f:filter> の 使用コスト は <n:number> 多くなる",
        {"cost-change": {"affects": "$f", "amount": "$n"}},
    ),
]

DURATIONS: list[Row] = [
    (
        "duration",
        "この ターン | この ターン の 間 | この ターン 中 | ターン 終了 時 まで | この ターン の 終了 時 まで"
        " | ターン の 終了 時 まで",
        "end-of-turn",
    ),
    ("duration", "この バトル の 間 | バトル 終了 時 まで | この バトル 中 | この バトル", "end-of-battle"),
]

ROWS: list[Row] = [
    *STATS,
    *_stat_rows(),
    *CLAUSES,
    *BANS,
    *ABILITIES,
    *DURATIONS,
]
