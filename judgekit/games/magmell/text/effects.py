"""Japanese card text, lasting things: changed numbers, abilities given and taken, what may not be done. Rows as in nouns."""

from __future__ import annotations

from judgekit.language.chart import Row

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
        per = f"{each} <n:number> 増加 する | {each} + <n:number> される | {each} <n:number> 増える | {each} + <n:number> する"
        counted = {"product": [{"count": "$f"}, "$n"]}
        rows.append(("change", per, {"modify": "$w", "with": [{key: counted} for key in keys]}))
        less = f"{each} <n:number> 減少 する | {each} - <n:number> される | {each} <n:number> 減る"
        fewer = {"product": [{"count": "$f"}, "-$n"]}
        rows.append(("change", less, {"modify": "$w", "with": [{key: fewer} for key in keys]}))
        heap = " | ".join(
            f"{head} は <s:single> {where} <k:kind> カウンター <one:pieces> につき <n:number> 増加 する"
            for where in ("に 置かれている", "の")
        )
        rows.append(("change", heap, {"modify": "$w", "with": [{key: {"product": ["$s.$k", "$n"]}} for key in keys]}))
    return rows


CLAUSES: list[Row] = [
    ("clause", "防御 されない", {"cant": "be-defended"}),
    (
        "clause",
        "<f:filter> に 防御 されない | <f:filter> に よって 防御 されない | <f:filter> では 防御 されない"
        " | <f:filter> には 防御 されない | <f:filter> に よっては 防御 されない",
        {"cant": {"be-defended": "$f"}},
    ),
    ("clause", "対象 に ならない | 対象 に できない | 対象 に 指定 できない", {"cant": "be-targeted"}),
    ("clause", "<f:filter> の 対象 に ならない | <f:filter> の 対象 に できない", {"cant": {"be-targeted": "$f"}}),
    ("clause", "攻撃 できない | 攻撃 ユニット に 指定 できない", {"cant": "attack"}),
    ("clause", "防御 できない | 防御 ユニット に 指定 できない | 防御 に 参加 できない", {"cant": "defend"}),
    (
        "clause",
        "相手 を 攻撃 できない | プレイヤー を 攻撃 できない | プレイヤー に 攻撃 できない"
        " | プレイヤー を 攻撃対象 に 指定 できない"
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
    ("clause", "戦闘 ダメージ を 受けない | 戦闘 ダメージ を 与えられない", {"cant": "be-combat-damaged"}),
    ("clause", "ダメージ を 与えない | ダメージ を 与える ことができない", {"cant": "deal-damage"}),
    ("clause", "戦闘 ダメージ を 与えない", {"cant": "deal-combat-damage"}),
    ("clause", "無効化 されない", {"cant": "be-nullified"}),
    ("clause", "レスト されない | レスト できない | レスト しない", {"cant": "be-rested"}),
    ("clause", "ウェイク しない | ウェイク されない | ウェイク できない", {"cant": "wake"}),
    (
        "clause",
        "スタンバイフェイズ に ウェイク しない | スタンバイフェイズ処理 で ウェイク しない"
        " | あなた の スタンバイフェイズ に ウェイク しない | スタンバイフェイズ に ウェイク されない"
        " | スタンバイフェイズ の 間 ウェイク しない",
        {"cant": "wake-in-standby"},
    ),
    ("clause", "使用 できない", {"cant": "be-used"}),
    (
        "clause",
        "可能なら 攻撃 する | 可能ならば 攻撃 する | 可能なら 攻撃 しなければならない | 可能ならば 攻撃 しなければならない"
        " | 攻撃 しなければならない | 必ず 攻撃 する | 可能な 限り 攻撃 する",
        {"must": "attack"},
    ),
    (
        "clause",
        "可能なら 防御 する | 可能ならば 防御 する | 可能なら 防御 しなければならない | 可能ならば 防御 しなければならない"
        " | 防御 しなければならない | 必ず 防御 する | 可能な 限り 防御 する",
        {"must": "defend"},
    ),
    (
        "clause",
        "攻撃 して も レスト しない | 攻撃 する 際 に レスト しない | 攻撃 する とき に レスト しない"
        " | レスト せず に 攻撃 できる | レスト しないで 攻撃 できる",
        {"may": "attack-without-resting"},
    ),
    ("clause", "レスト 状態 でも 防御 できる | レスト 状態 で も 防御 できる", {"may": "defend-rested"}),
    ("clause", "ダスト から 使用 できる | あなた の ダスト から 使用 できる", {"may": "usable-from-dust"}),
    ("clause", "クイック の タイミング で 使用 できる | クイック として 使用 できる", {"may": "use-quickly"}),
]


def _ban_rows() -> list[Row]:
    """Return the rows of what players cannot do: anybody, or a player named."""
    rows: list[Row] = []
    deeds = (
        ("ライフ を 回復 できない | ライフ を 回復 する ことができない | 回復 できない", {"heal": "true"}),
        ("カード を 引けない | カード を 引く ことができない", {"draw": "true"}),
        ("<f:filter> を 使用 できない | <f:filter> を 使用 する ことができない", {"use": "$f"}),
        ("攻撃 を 宣言 できない", {"attack": "true"}),
    )
    for wordings, deed in deeds:
        for who, player in (("プレイヤー", "any"), ("<p:player>", "$p")):
            worded = " | ".join(f"{who} は {wording.strip()}" for wording in wordings.split("|"))
            rows.append(("ban", worded, {"cant": {**deed, "player": player}}))
    return rows


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
        "<w:subject> は すべて の 能力 を 失う | <w:subject> は 能力 を すべて 失う | <w:subject> は 能力 を 失う",
        {"modify": "$w", "with": [{"lose": "all-abilities"}]},
    ),
    ("change", "<w:subject> は <q:quoted> を 失う", {"modify": "$w", "with": [{"lose": "$q"}]}),
    (
        "change",
        "<w:subject> は <c:hueword> に なる | <w:subject> の 色 は <c:hueword> に なる | <w:subject> の 色 を <c:hueword> に する"
        " | <w:subject> は <c:hueword> の 色 を 持つ | <w:subject> は <c:hueword> で ある",
        {"modify": "$w", "with": [{"color": "$c"}]},
    ),
    (
        "change",
        "<w:subject> は <c:hueword> と <d:hueword> に なる | <w:subject> の 色 は <c:hueword> と <d:hueword> に なる"
        " | <w:subject> は <c:hueword> と <d:hueword> の 色 を 持つ | <w:subject> は <c:hueword> で あり <d:hueword> でも ある",
        {"modify": "$w", "with": [{"color": ["$c", "$d"]}]},
    ),
]


_LESS = ("少なくなる", "減少 する", "減る", "下がる", "減少 される")
_MORE = ("多くなる", "増加 する", "増える", "上がる", "増加 される")
_OWN = (
    "この カード の 使用コスト は",
    "この ユニット の 使用コスト は",
    "この マジック の 使用コスト は",
    "この カード を 使用 する ため の 使用コスト は",
    "この ユニット を 使用 する ため の 使用コスト は",
    "この マジック を 使用 する ため の 使用コスト は",
    "この カード を 使用 する 使用コスト は",
)
_OTHERS = (
    "<p:player> が 使用 する <f:filter> の 使用コスト は",
    "<p:player> の 使用 する <f:filter> の 使用コスト は",
    "<p:player> が <f:filter> を 使用 する ため の 使用コスト は",
)


def _pricing_rows() -> list[Row]:
    """Return the rows of what 使用コスト becomes less or more."""
    rows: list[Row] = []
    for sign, verbs in (("-", _LESS), ("", _MORE)):

        def worded(heads: tuple[str, ...], between: tuple[str, ...], verbs: tuple[str, ...] = verbs) -> str:
            return " | ".join(f"{head} {middle} {verb}" for head in heads for middle in between for verb in verbs)

        number = ("<n:number>", "無色 <n:number>", "<n:number> 点")
        per = ("<g:filter> <one:one> につき <n:number>", "<g:filter> <one:one> につき 無色 <n:number>")
        product = {"product": [{"count": "$g"}, f"{sign}$n"]}
        everybody = ("<f:filter> の 使用コスト は", "<f:filter> を 使用 する ため の 使用コスト は")
        rows += [
            ("pricing", worded(_OWN, number), {"cost-change": {"affects": "this", "amount": f"{sign}$n"}}),
            ("pricing", worded(_OWN, per), {"cost-change": {"affects": "this", "amount": product}}),
            (
                "pricing",
                worded(_OTHERS, number),
                {"cost-change": {"affects": "$f", "amount": f"{sign}$n", "player": "$p"}},
            ),
            ("pricing", worded(everybody, number), {"cost-change": {"affects": "$f", "amount": f"{sign}$n"}}),
        ]
    return rows


DURATIONS: list[Row] = [
    (
        "duration",
        "この ターン | この ターン の 間 | この ターン 中 | ターン 終了 時 まで | この ターン の 終了 時 まで"
        " | ターン の 終了 時 まで | この ターン の 終わり まで | この ターン 終了 時 まで",
        "end-of-turn",
    ),
    (
        "duration",
        "この バトル の 間 | バトル 終了 時 まで | この バトル 中 | この バトル | バトル の 終了 時 まで"
        " | この バトル の 終了 時 まで | この バトル が 終了 する まで | バトル が 終了 する まで",
        "end-of-battle",
    ),
]

ROWS: list[Row] = [
    *STATS,
    *_stat_rows(),
    *CLAUSES,
    *_ban_rows(),
    *ABILITIES,
    *_pricing_rows(),
    *DURATIONS,
]
