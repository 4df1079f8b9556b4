"""Card text, what triggers and what is replaced, when, and under which conditions (603, 609)."""

from __future__ import annotations

from judgekit.language.chart import Row

EVENTS: list[Row] = [
    ("event", "<f:which> が [バトルゾーン に] 出る", {"event": "enters", "of": "$f"}),
    ("event", "<f:which> を [バトルゾーン に] 出す", {"event": "enters", "of": "$f", "actor": "@same"}),
    (
        "event",
        "<f:which> が 手札 以外 [の ゾーン] から [バトルゾーン に] 出る",
        {"event": "enters", "of": "$f", "from": "not-hand"},
    ),
    ("event", "<f:which> が <z:zone> から [バトルゾーン に] 出る", {"event": "enters", "of": "$f", "from": "$z"}),
    ("event", "<f:which> が <p:player> の 墓地 に 置かれる", {"event": "to-graveyard", "of": "$f", "owner": "$p"}),
    ("event", "<p:player> の 墓地 に <f:which> が 置かれる", {"event": "to-graveyard", "of": "$f", "owner": "$p"}),
    ("event", "<f:which> が 墓地 に 置かれる", {"event": "to-graveyard", "of": "$f"}),
    (
        "event",
        "<f:which> が 召喚 以外 {の 方法 で | で | に よって} [バトルゾーン に] 出る",
        {"event": "enters", "of": "$f", "through": "not-summoned"},
    ),
    (
        "event",
        "<p:player> が <f:filter> を 召喚 以外 {の 方法 で | で | に よって} [バトルゾーン に] 出す"
        " | <p:player> が 召喚 以外 {の 方法 で | で | に よって} <f:filter> を [バトルゾーン に] 出す",
        {"event": "enters", "of": "$f", "player": "$p", "through": "not-summoned"},
    ),
    ("event", "<p:player> が <f:filter> を 召喚 する", {"event": "summon", "of": "$f", "player": "$p"}),
    ("event", "<p:player> が <f:filter> を [バトルゾーン に] 出す", {"event": "enters", "of": "$f", "player": "$p"}),
    ("event", "<f:which> を 召喚 する", {"event": "summon", "of": "$f", "actor": "@same"}),
    *(
        ("event", f"<p:player> が {words}", {"event": event, "of": "$f", "player": "$p", "paid": "nothing"})
        for word, event in (("召喚 する", "summon"), ("唱える", "cast"), ("[バトルゾーン に] 出す", "enters"))
        for words in (f"{{コスト を 支払わず に <f:filter> を | <f:filter> を コスト を 支払わず に}} {word}",)
    ),
    ("event", "<f:which> が 召喚 に よって [バトルゾーン に] 出る", {"event": "summon", "of": "$f"}),
    (
        "event",
        "<f:which> が <q:quoted> に よって [バトルゾーン に] 出る",
        {"event": "enters", "of": "$f", "through": "$q"},
    ),
    ("event", "この クリーチャー~タマシード が 進化 する", {"event": "evolve", "of": "this"}),
    ("deed", "この クリーチャー~タマシード が 進化 する", {"event": "evolve", "of": "this"}),
    ("event", "<f:which> が 破壊 される", {"event": "destroyed", "of": "$f"}),
    ("event", "<f:which> が [バトルゾーン を] 離れる", {"event": "leaves", "of": "$f"}),
    ("event", "<f:which> が バトル に 勝つ", {"event": "win-battle", "of": "$f"}),
    ("event", "<f:which> が バトル に 負ける", {"event": "lose-battle", "of": "$f"}),
    ("event", "<f:which> が 攻撃 される", {"event": "attacked", "of": "$f"}),
    ("event", "<f:which> が ブロック する", {"event": "block", "of": "$f"}),
    ("event", "<f:which> が ブロック される", {"event": "blocked", "of": "$f"}),
    (
        "event",
        "相手 の クリーチャー が この クリーチャー を ブロック する",
        {"event": "blocked", "of": "this", "by": "blocker"},
    ),
    ("event", "<f:which> が タップ する | <f:which> が タップ される", {"event": "tap", "of": "$f"}),
    ("event", "<f:which> が アンタップ する | <f:which> が アンタップ される", {"event": "untap", "of": "$f"}),
    ("event", "<f:which> が [相手 の] シールド を ブレイク する", {"event": "breaks", "of": "$f"}),
    ("event", "<p:player> の シールド が ブレイク される", {"event": "break", "owner": "$p"}),
    ("event", "<p:player> が <f:filter> を 唱える", {"event": "cast", "of": "$f", "player": "$p"}),
    ("event", "<p:player> が カード を 引く", {"event": "draw", "player": "$p"}),
    ("event", "<p:player> が その ターン <n:nth> カード を 引く", {"event": "draw", "player": "$p", "time": "$n"}),
    (
        "event",
        "<p:player> が その ターン <n:nth> <f:filter> を 唱える",
        {"event": "cast", "of": "$f", "player": "$p", "time": "$n"},
    ),
    (
        "event",
        "<p:player> が その ターン <n:nth> <f:filter> を 召喚 する",
        {"event": "summon", "of": "$f", "player": "$p", "time": "$n"},
    ),
    (
        "event",
        "<p:player> が その ターン <n:nth> <f:filter> を [バトルゾーン に] 出す",
        {"event": "enters", "of": "$f", "player": "$p", "time": "$n"},
    ),
    (
        "event",
        "<p:player> の <n:nth> <f:filter> が [バトルゾーン に] 出る",
        {"event": "enters", "of": "$f", "player": "$p", "time": "$n"},
    ),
    ("nth", "<n:number> 枚目~体目~回目~つ目 の", "= $n"),
    ("nth", "<n:number> 枚目~体目~回目~つ目 以降 の", ">= $n"),
    ("event", "<p:player> が シールド を 手札 に 加える", {"event": "shield-to-hand", "owner": "$p"}),
    ("event", "<p:player> が ゲーム に 負ける", {"event": "lose", "player": "$p"}),
    ("event", "<f:which> が マナゾーン に 置かれる", {"event": "to-mana", "of": "$f"}),
    ("event", "<f:which> が <p:player> の マナゾーン に 置かれる", {"event": "to-mana", "of": "$f", "owner": "$p"}),
    ("event", "<p:player> の マナゾーン に <f:which> が 置かれる", {"event": "to-mana", "of": "$f", "owner": "$p"}),
    ("event", "シールドゾーン に <f:which> が 置かれる", {"event": "to-shields", "of": "$f"}),
    (
        "event",
        "<p:player> の シールドゾーン に <f:which> が 置かれる",
        {"event": "to-shields", "of": "$f", "owner": "$p"},
    ),
    ("event", "<p:player> が 手札 を 捨てる", {"event": "discard", "owner": "$p"}),
    (
        "event",
        "相手 の 呪文 の 効果 または クリーチャー の 能力 に よって [、] <p:player> が 手札 を 捨てる",
        {"event": "discard", "owner": "$p", "through": "opponent"},
    ),
    ("event", "<f:which> が [自分 の] 手札 から 捨てられる", {"event": "discard", "of": "$f"}),
    ("event", "<p:player> の 手札 から <f:filter> が 捨てられる", {"event": "discard", "of": "$f", "owner": "$p"}),
    (
        "event",
        "相手 の {呪文 の 効果 または クリーチャー の 能力 | クリーチャー の 能力 または 呪文 の 効果} に よって [、]"
        " <f:which> が [自分 の] 手札 から 捨てられる",
        {"event": "discard", "of": "$f", "through": "opponent"},
    ),
    ("deed", "<f:which> が 攻撃 する", {"event": "attack", "of": "$f"}),
    (
        "deed",
        "<f:which> が {プレイヤー | 相手 プレイヤー | 相手 | 自分} を 攻撃 する",
        {"event": "attack", "of": "$f", "target": "player"},
    ),
    ("deed", "<f:which> が [相手 の] クリーチャー を 攻撃 する", {"event": "attack", "of": "$f", "target": "creature"}),
    (
        "deed",
        "相手 の クリーチャー が この クリーチャー を 攻撃 する",
        {"event": "attacked", "of": "this", "by": "attacker"},
    ),
    ("deed", "<f:which> が <g:filter> と バトル する", {"event": "battle", "of": "$f", "with": "$g"}),
    ("deed", "<f:which> が バトル する", {"event": "battle", "of": "$f"}),
    ("deed", "<f:which> が ブロック する", {"event": "block", "of": "$f"}),
]

MOMENTS: list[Row] = [
    ("waiting", "この ターン の 終わり に", {"during": "turn", "at": {"moment": "turn-end"}}),
    ("waiting", "次 の <m:moment>", {"during": "game", "at": "$m"}),
    (
        "waiting",
        "[その] 攻撃 の 後 [に] | [その] 攻撃 の 終わり に",
        {"during": "attack", "at": {"event": "attack-end"}},
    ),
    ("waiting", "バトル の 後", {"during": "attack", "at": {"event": "battle-over"}}),
    ("moment", "<p:player> の ターン の はじめ に", {"moment": "turn-start", "whose": "$p"}),
    ("moment", "<p:player> の ターン の 終わり に", {"moment": "turn-end", "whose": "$p"}),
    ("moment", "各 ターン の はじめ に", {"moment": "turn-start"}),
    ("moment", "各 ターン の 終わり に", {"moment": "turn-end"}),
]

TRIGGERS: list[Row] = [
    ("happening", "<e:event_past> 時 [に]", "$e"),
    ("happening", "<d:deed> 時 [に]", "$d"),
    ("happening", "<e:event> たび [に]", "$e"),
    ("happening", "<f:which> が [攻撃 {して | し 、}] ブロック されなかった 時", {"event": "unblocked", "of": "$f"}),
    (
        "happening",
        "<f:which> が {相手 プレイヤー | プレイヤー | 相手} を 攻撃 し 、 ブロック されなかった 時",
        {"event": "unblocked", "of": "$f", "target": "player"},
    ),
    (
        "happening",
        "<f:which> が シールド を ブレイク する {前 に | 時 、 {ブレイク の | その | [その シールド を] ブレイク する} 前 に}",
        {"event": "before-break", "of": "$f"},
    ),
    ("happening", "<f:which> の 攻撃 の 終わり に", {"event": "attack-end", "of": "$f"}),
    ("happening", "各 ターン 、 はじめて <e:event_past> 時", {"time": "= 1", "...": "$e"}),
    ("happening", "各 ターン 、 はじめて <d:deed> 時", {"time": "= 1", "...": "$d"}),
    ("later", "<h:happening>", "$h"),
    ("later", "<e:bare_event_past> 時 [に]", "$e"),
    ("later", "<d:bare_deed> 時 [に]", "$d"),
    ("trigger", "<h:happening>", "$h"),
    ("trigger", "<m:moment>", "$m"),
    ("trigger", "<a:happening> [、] {または | か} [、] <b:later>", {"either": ["$a", "$b"]}),
    ("trigger", "<a:happening> [、] {または | か} [、] <m:moment>", {"either": ["$a", "$m"]}),
]

_THERE = "{あれば | いれば | いるなら | ある 時 | いる 時 | あり | なら}"

_DRAWN = {"happened": {"event": "draw", "player": "$p"}}

CONDITIONS: list[Row] = [
    (
        "condition",
        "[バトルゾーン に] <f:filter> が [1 つ~枚~体 も] なければ~いなければ",
        {"there": "$f", "number": "= 0"},
    ),
    (
        "condition",
        "[バトルゾーン に] <f:filter> が <n:number> 体~枚~つ 以上 {なければ | いなければ}",
        {"there": "$f", "number": "< $n"},
    ),
    ("condition", "<f:filter> が タップ {していれば | している {間 | なら}}", {"tapped-there": "$f"}),
    ("condition", f"[バトルゾーン に] <f:filter> が {_THERE}", {"there": "$f", "number": ">= 1"}),
    ("condition", f"[バトルゾーン に] <f:filter> が <b:counted> {_THERE}", {"there": "$f", "number": "$b"}),
    (
        "condition",
        "自分 と 相手 の シールド の 合計 が <b:counted> なら",
        {"there": {"controller": "each-player", "type": "shield"}, "number": "$b"},
    ),
    ("condition", "<p:player> の ターン {中 [なら] | なら | の 間 | 中 に}", {"turn": "$p"}),
    *(
        ("condition", f"<f:filter> [の 数~枚数] が {word} より {size}", {key: "$f", "than": than})
        for word, than in (("相手", "opponent"), ("自分", "you"))
        for size, key in (("少なければ", "fewer"), ("多ければ", "more"))
    ),
    ("condition", "[バトルゾーン に] <f:filter> と <g:filter> が {あれば | いれば}", {"both-there": ["$f", "$g"]}),
    ("condition", "この クリーチャー の 下 に カード が あれば", {"there": {"type": "card-below"}, "number": ">= 1"}),
    (
        "condition",
        "この クリーチャー の 下 に カード が <b:counted> あれば",
        {"there": {"type": "card-below"}, "number": "$b"},
    ),
    ("condition", "この クリーチャー が <f:filter> なら", {"this-is": "$f"}),
    (
        "condition",
        "この クリーチャー が ハイパーモード {である 間 | なら | の 間}"
        " | この クリーチャー の ハイパーモード が 解放 されて {いる 間 | いれば | いるなら}",
        "hyper",
    ),
    *(
        (
            "condition",
            f"{whose} の パワー が <n:number> より {word}",
            {key: {"type": "creature", "power": f"{sign} $n"}},
        )
        for whose, key in (("この クリーチャー", "this-is"), ("{その クリーチャー | それ}", "it"))
        for word, sign in (("大きければ", ">"), ("小さければ", "<"))
    ),
    ("condition", "この クリーチャー の パワー が <b:bound> なら", {"this-is": {"type": "creature", "power": "$b"}}),
    (
        "condition",
        "{その クリーチャー | それ} の パワー が <b:bound> なら",
        {"it": {"type": "creature", "power": "$b"}},
    ),
    *(
        (
            "condition",
            f"{{その クリーチャー | それ}} の パワー が この クリーチャー [の パワー] より {word}",
            {"it": {"type": "creature", "power": f"{sign} this.power"}},
        )
        for word, sign in (("小さければ", "<"), ("大きければ", ">"))
    ),
    (
        "condition",
        "{その クリーチャー~カード の | それ の | その} コスト が [、] <f:filter> の 枚数~数 より {大きければ | 多ければ}",
        {"it": {"type": "card", "cost-over": "$f"}},
    ),
    (
        "condition",
        "{その クリーチャー~カード | それ} の コスト が <b:bound> なら",
        {"it": {"type": "card", "cost": "$b"}},
    ),
    (
        "condition",
        "この クリーチャー が [自分 の] バトルゾーン に {あれば | いれば | ある 間}"
        " | バトルゾーン に この クリーチャー が {あれば | いれば | ある 間}",
        {"this-in": "battle-zone"},
    ),
    ("condition", "この カード~クリーチャー が 自分 の <z:zone> に {ある 間 | あれば}", {"this-in": "$z"}),
    ("condition", "この カード~クリーチャー が <z:zone> に {ある 間 | あれば}", {"this-in": "$z"}),
    (
        "condition",
        "<p:player> の マナゾーン に [ある] すべて の 文明 が {あれば | 揃っていれば}",
        {"all-civilizations": "$p"},
    ),
    (
        "condition",
        "{だれか | 誰か | 自分 または 相手} の シールド が [1 つ も] なければ",
        {"nobody": {"type": "shield"}},
    ),
    ("condition", "この ターン {に | 、 |} 他 の <q:quoted> を まだ 使っていなければ", {"unused-of": "$q"}),
    ("condition", "攻撃 中 | この クリーチャー が 攻撃 中 | この クリーチャー の 攻撃 中 [は]", "attacking"),
    ("condition", "<f:filter> {の 攻撃 中 [は] | が 攻撃 している 間}", {"attacks": "$f"}),
    ("condition", "バトル 中 [は]", "battling"),
    ("condition", "[自分 が] 勝ったら | [自分 が] 勝てば | [自分 が] 勝った なら", "won"),
    ("condition", "この クリーチャー が タップ {していれば | している {間 | なら | 時}}", {"this": "tapped"}),
    ("condition", "この クリーチャー が アンタップ {していれば | している {間 | なら}}", {"this": "untapped"}),
    (
        "condition",
        "{それ | その カード~クリーチャー~呪文} が <c:civs> なら",
        {"it": {"type": "card", "civilization": "$c"}},
    ),
    ("condition", "それ が <f:filter> なら | その カード~クリーチャー~呪文 が <f:filter> なら", {"it": "$f"}),
    (
        "condition",
        "それ が <f:filter> {でなければ | でない なら} | その カード~クリーチャー~呪文 が <f:filter> {でなければ | でない なら}",
        {"it-not": "$f"},
    ),
    ("condition", "この ターン に <p:player> が 引いた カード が <b:counted> なら", {**_DRAWN, "times": "$b"}),
    (
        "condition",
        "この ターン [に] [、] <f:filter> が <b:counted> 破壊 されて {いれば | いたら | いるなら}",
        {"happened": {"event": "destroyed", "of": "$f"}, "times": "$b"},
    ),
    ("condition", "この ターン [に] [、] <e:done>", {"happened": "$e", "times": ">= 1"}),
    ("condition", "この ターン [に] [、] <e:undone>", {"happened": "$e", "times": "= 0"}),
    *(
        (kind, f"<e:{event}_te> {ending}", "$e")
        for event in ("event", "deed")
        for kind, ending in (("done", "{いれば | いたら | いるなら}"), ("undone", "{いなければ | いないなら}"))
    ),
    *(
        ("condition", f"この ターン [に] [、] <p:player> が {words}", {"happened": term, "times": "$b"})
        for words, term in (
            ("カード を <b:counted> 引いて~引いた {いれば | いたら | なら}", {"event": "draw", "player": "$p"}),
            (
                "<f:filter> を <b:counted> 唱えて~唱えた {いれば | いたら | なら}",
                {"event": "cast", "of": "$f", "player": "$p"},
            ),
            (
                "<f:filter> を <b:counted> 召喚 して~した {いれば | いたら | なら}",
                {"event": "summon", "of": "$f", "player": "$p"},
            ),
            (
                "<f:filter> を <b:counted> 出して~出した {いれば | いたら | なら}",
                {"event": "enters", "of": "$f", "player": "$p"},
            ),
        )
    ),
    ("counted", "[合計] <n:number> 体~枚~つ~回 以上", ">= $n"),
    ("counted", "<n:number> 体~枚~つ~回 以下", "<= $n"),
    ("counted", "<n:number> 体~枚~つ~回", "= $n"),
]

DURATIONS: list[Row] = [
    ("duration", "この ターン | {この | その |} ターン の 終わり まで", "turn"),
    ("duration", "次 の 相手 の ターン の 終わり まで", "opponent-turn-end"),
    ("duration", "次 の 自分 の ターン の 終わり まで", "your-turn-end"),
    ("duration", "次 の 相手 の ターン {中 |}", "opponent-turn"),
    ("duration", "次 の 自分 の ターン {中 |}", "your-turn"),
    ("duration", "次 の 自分 の ターン の はじめ まで", "your-turn-start"),
    ("duration", "次 の 相手 の ターン の はじめ まで", "opponent-turn-start"),
    ("duration", "[その~この] バトル の 終わり まで | [その~この] バトル の 間", "battle"),
    ("duration", "[その~この] 攻撃 の 終わり まで | この~その 攻撃 中", "attack"),
]

ROWS: list[Row] = [*EVENTS, *MOMENTS, *TRIGGERS, *CONDITIONS, *DURATIONS]
