"""Japanese card text, lasting things: changed numbers, abilities given and taken, what may not be done."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.language.chart import Row, rows_of

FIGURES: list[Row] = [
    ("sign", "+", "+"),
    ("sign", "-", "-"),
    ("stats", "AP <s:sign> <a:number>", [{"ap": "$s$a"}]),
    ("stats", "HP <s:sign> <a:number>", [{"hp": "$s$a"}]),
    (
        "stats",
        "AP <s:sign> <a:number> {/ | 、 | と} HP <t:sign> <h:number> | <s:sign> <a:number> / <t:sign> <h:number>",
        [{"ap": "$s$a"}, {"hp": "$t$h"}],
    ),
    (
        "change",
        "<w:subject> は <s:stats> {を 得る | の 修正 を {得る | 受ける} | する | される}"
        " | <w:subject> に <s:stats> の 修正 を 与える | <w:subject> {を | の} <s:stats> する",
        {"modify": "$w", "with": "$s"},
    ),
]


def _stats() -> Iterable[Row]:
    """Yield the rows of 「…のAPは2増加する」 and the like: AP, HP and both, more and less, or so much."""
    for stat, keys in (("AP", ["ap"]), ("HP", ["hp"]), ("AP と HP", ["ap", "hp"])):
        head = f"<w:subject> の {stat}"

        def row(wording: str, value: object, base: str = "", keys: list[str] = keys) -> Row:
            return ("change", wording, {"modify": "$w", "with": [{f"{base}{key}": value} for key in keys]})

        for sign, verb, other, causing in (("+", "増加", "増える", "増やす"), ("-", "減少", "減る", "減らす")):
            each = "[それぞれ] " if len(keys) > 1 else ""
            less = "" if sign == "+" else "-"
            yield row(
                f"{head} は~が {each}<n:number> {{{verb} する | {other}}} | {head} を {each}{sign} <n:number> する"
                f" | {head} を {{<n:number> [点] {causing} | {each}<n:number> {verb} する~させる}}"
                f" | {head} は {sign} <n:number> {{される | する}} | {head} {sign} <n:number>"
                f" | <w:subject> は {stat} が {{<n:number> {verb} する | <n:number> {other} | {sign} <n:number> される}}",
                f"{sign}$n",
            )
            yield row(
                f"{head} は <f:filter> <one:one> につき {{<n:number> {{{verb} する | {other}}} | {sign} <n:number> される~する}}",
                {"product": [{"count": "$f"}, f"{less}$n"]},
            )
        yield row(f"{head} {{は <n:number> に なる | を <n:number> に する | が <n:number> に なる}}", "$n", "base-")
        yield row(f"{head} は <c:counted> {{に 等しい | と 同じ 数 に なる | に なる}}", "$c", "base-")
        yield row(f"{head} は <c:counted> {{だけ | 分 |}} 増加 する", "$c")
        yield row(
            f"{head} は <s:single> {{に 置かれている | の}} <k:kind> カウンター <one:pieces> につき <n:number> 増加 する",
            {"product": ["$s.$k", "$n"]},
        )


_OUGHT = "{可能なら~可能ならば %s する~しなければならない | %s しなければならない | 必ず %s する | 可能な 限り %s する}"

CLAUSES: list[Row] = rows_of(
    "clause",
    ("防御 されない", {"cant": "be-defended"}),
    ("<f:filter> {に | に よって | では | には | に よっては} 防御 されない", {"cant": {"be-defended": "$f"}}),
    ("対象 に {ならない | できない | 指定 できない}", {"cant": "be-targeted"}),
    ("<f:filter> の 対象 に {ならない | できない}", {"cant": {"be-targeted": "$f"}}),
    ("攻撃 [ユニット に 指定] できない", {"cant": "attack"}),
    ("防御 [ユニット に 指定 | に 参加] できない", {"cant": "defend"}),
    ("相手 を 攻撃 できない | プレイヤー {を~に 攻撃 | を 攻撃対象 に [指定]} できない", {"cant": "attack-players"}),
    ("ユニット を {攻撃 | 攻撃対象 に [指定]} できない", {"cant": "attack-units"}),
    ("攻撃対象 に {ならない | 指定 されない} | 攻撃 されない", {"cant": "be-attacked"}),
    (
        "ウェイク 状態 の ユニット {を 攻撃 | を 攻撃対象 に [指定] | も 攻撃対象 に 指定} できる",
        {"may": "attack-awake"},
    ),
    ("破壊 されない", {"cant": "be-destroyed"}),
    ("ダメージ を {受けない | 与えられない}", {"cant": "be-damaged"}),
    ("戦闘 ダメージ を {受けない | 与えられない}", {"cant": "be-combat-damaged"}),
    ("ダメージ を {与えない | 与える ことができない}", {"cant": "deal-damage"}),
    ("戦闘 ダメージ を 与えない", {"cant": "deal-combat-damage"}),
    ("無効化 されない", {"cant": "be-nullified"}),
    ("レスト されない~できない~しない", {"cant": "be-rested"}),
    ("ウェイク しない~されない~できない", {"cant": "wake"}),
    (
        "[あなた の] スタンバイフェイズ に ウェイク しない | スタンバイフェイズ処理 で ウェイク しない"
        " | スタンバイフェイズ {に ウェイク されない | の 間 ウェイク しない}",
        {"cant": "wake-in-standby"},
    ),
    ("使用 できない", {"cant": "be-used"}),
    (_OUGHT.replace("%s", "攻撃"), {"must": "attack"}),
    (_OUGHT.replace("%s", "防御"), {"must": "defend"}),
    (
        "攻撃 {して も | する 際 に | する とき に} レスト しない | レスト {せず に | しないで} 攻撃 できる",
        {"may": "attack-without-resting"},
    ),
    ("レスト 状態 {でも | で も} 防御 できる", {"may": "defend-rested"}),
    ("[あなた の] ダスト から 使用 できる", {"may": "usable-from-dust"}),
    ("クイック {の タイミング で | として} 使用 できる", {"may": "use-quickly"}),
)

BANS: list[Row] = [
    ("ban", f"{who} は {wording}", {"cant": {**deed, "player": player}})
    for wording, deed in (
        ("{ライフ を 回復 できない | ライフ を 回復 する ことができない | 回復 できない}", {"heal": "true"}),
        ("カード を {引けない | 引く ことができない}", {"draw": "true"}),
        ("<f:filter> を 使用 {できない | する ことができない}", {"use": "$f"}),
        ("攻撃 を 宣言 できない", {"attack": "true"}),
    )
    for who, player in (("プレイヤー", "any"), ("<p:player>", "$p"))
]

ABILITIES: list[Row] = rows_of(
    "change",
    ("<w:subject> は <c:clause>", {"modify": "$w", "with": ["$c"]}),
    ("<w:subject> は 攻撃 も 防御 も できない", {"modify": "$w", "with": [{"cant": "attack"}, {"cant": "defend"}]}),
    (
        "<w:subject> は <q:quoted> [能力] を {得る | 持つ} | <w:subject> に <q:quoted> [能力] を 与える",
        {"modify": "$w", "with": [{"gain": "$q"}]},
    ),
    (
        "<w:subject> は {すべて の 能力 を | 能力 を すべて | 能力 を} 失う",
        {"modify": "$w", "with": [{"lose": "all-abilities"}]},
    ),
    ("<w:subject> は <q:quoted> を 失う", {"modify": "$w", "with": [{"lose": "$q"}]}),
    (
        "<w:subject> {は | の 色 は} <c:hueword> に なる | <w:subject> の 色 を <c:hueword> に する"
        " | <w:subject> は <c:hueword> {の 色 を 持つ | で ある}",
        {"modify": "$w", "with": [{"color": "$c"}]},
    ),
    (
        "<w:subject> {は | の 色 は} <c:hueword> と <d:hueword> に なる"
        " | <w:subject> は <c:hueword> {と <d:hueword> の 色 を 持つ | で あり <d:hueword> でも ある}",
        {"modify": "$w", "with": [{"color": ["$c", "$d"]}]},
    ),
)

_USING = "{の | を 使用 する ため の | を 使用 する} 使用コスト は"
_MUCH = "{<n:number> | 無色 <n:number> | <n:number> 点}"

PRICES: list[Row] = [
    ("priced", f"{_MUCH} {{少なくなる | 減少 する~される | 減る | 下がる}}", "-$n"),
    ("priced", f"{_MUCH} {{多くなる | 増加 する~される | 増える | 上がる}}", "$n"),
    *rows_of(
        "pricing",
        (f"この カード~ユニット~マジック {_USING} <a:priced>", {"cost-change": {"affects": "this", "amount": "$a"}}),
        (
            f"この カード~ユニット~マジック {_USING} <g:filter> <one:one> につき <a:priced>",
            {"cost-change": {"affects": "this", "amount": {"product": [{"count": "$g"}, "$a"]}}},
        ),
        (
            "<p:player> {が~の 使用 する <f:filter> の | が <f:filter> を 使用 する ため の} 使用コスト は <a:priced>",
            {"cost-change": {"affects": "$f", "amount": "$a", "player": "$p"}},
        ),
        (
            "<f:filter> {の | を 使用 する ため の} 使用コスト は <a:priced>",
            {"cost-change": {"affects": "$f", "amount": "$a"}},
        ),
    ),
]

DURATIONS: list[Row] = rows_of(
    "duration",
    ("この ターン [の 間 | 中 | [の] 終了 時 まで | の 終わり まで] | ターン [の] 終了 時 まで", "end-of-turn"),
    ("この バトル {の 間 | 中 |} | [この] バトル {[の] 終了 時 | が 終了 する} まで", "end-of-battle"),
)

ROWS: list[Row] = [*FIGURES, *_stats(), *CLAUSES, *BANS, *ABILITIES, *PRICES, *DURATIONS]
