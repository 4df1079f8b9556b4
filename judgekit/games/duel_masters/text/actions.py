"""Card text, what is done: the verbs (701), in their dictionary form."""

from __future__ import annotations

from judgekit.language.chart import Row

_OWNERS = "[持ち主 の | 自分 の | 自身 の | 相手 の]"
_FREE = "コスト を 支払わず に"

_DONE = (
    ("捨てた", "discard-card"),
    ("破壊 した", "destroy"),
    ("タップ した", "tap"),
    ("[手札 に] 戻した", "to-hand"),
    ("墓地 に 置いた", "to-graveyard"),
    ("マナゾーン に 置いた", "to-mana"),
    ("[バトルゾーン に] 出した", "put"),
)
DONE = tuple(
    (f"{done} {noun}", {"done": verb, "type": kind})
    for done, verb in _DONE
    for noun, kind in (("カード", "card"), ("クリーチャー", "creature"), ("呪文", "spell"))
)
"""Cards to which something was done just before: by which verb, and of which type those are that are counted."""

MOVES: list[Row] = [
    ("act", "<o:obj> 破壊 する", {"destroy": "$o"}),
    ("act", f"<o:obj> {_OWNERS} 手札 に 戻す~加える", {"move": "$o", "to": "hand"}),
    ("act", f"<o:obj> {_OWNERS} マナゾーン に 置く~加える", {"move": "$o", "to": "mana-zone"}),
    (
        "act",
        f"<o:obj> タップ {{して | し 、 | 状態 で}} {_OWNERS} マナゾーン に 置く",
        {"move": "$o", "to": "mana-zone", "tapped": "true"},
    ),
    ("act", f"<o:obj> {_OWNERS} 墓地 に 置く", {"move": "$o", "to": "graveyard"}),
    (
        "act",
        f"<o:obj> [好きな順序 で] {_OWNERS} 山札 の 下 に [好きな順序 で] 置く~戻す",
        {"move": "$o", "to": "library", "at": "bottom"},
    ),
    (
        "act",
        f"<o:obj> シャッフル {{し 、 | して [、]}} {_OWNERS} 山札 の 下 に 置く~戻す",
        {"move": "$o", "to": "library", "at": "bottom", "random": "true"},
    ),
    (
        "act",
        f"<o:obj> [好きな順序 で] {_OWNERS} 山札 の 上 に [好きな順序 で] 置く~戻す",
        {"move": "$o", "to": "library", "at": "top"},
    ),
    (
        "act",
        f"<o:obj> {_OWNERS} 山札 の 上 から <n:number> 番目~枚目 に 置く~戻す",
        {"move": "$o", "to": "library", "at": "$n"},
    ),
    *(
        ("act", f"<o:obj> {host} の 下 に [好きな順序 で] 置く", {"lay": "$o", "below": of})
        for host, of in (
            ("この クリーチャー", "this"),
            ("{その クリーチャー | それ}", "@host"),
            ("<f:filter> 1 体", {"choose": "$f", "number": "1"}),
        )
    ),
    (
        "act",
        "<o:obj> [裏向き に して] <p:player> の シールド {1 つ |} の 上 に [裏向き に して] 置く~重ねる~加える",
        {"lay": "$o", "on": "$p"},
    ),
    (
        "act",
        f"<o:obj> [裏向き に して | 裏向き で] [新しい シールド と して] {_OWNERS} シールドゾーン に [裏向き に して]"
        f" 置く~加える | <o:obj> [新しい] シールド に 加える | <o:obj> [裏向き に して | 裏向き で] {_OWNERS} シールド に 加える"
        " | <o:obj> シールド化 する | <o:obj> [裏向き に して | 裏向き で] 新しい シールド と して 加える",
        {"move": "$o", "to": "shield-zone"},
    ),
    ("act", "<o:obj> [バトルゾーン に] 出す", {"put": "$o"}),
    ("act", "<o:obj> タップ して [バトルゾーン に] 出す", {"put": "$o", "tapped": "true"}),
    (
        "act",
        "この クリーチャー~カード~タマシード~フィールド~D2フィールド を 自分 の <z:zone> から [バトルゾーン に] 出す",
        {"put": "this-card", "from": "$z"},
    ),
    *(
        ("act", f"{{それ | その クリーチャー~カード}} を {of}<z:zone> から [バトルゾーン に] 出す", {**term, **whose})
        for term in ({"put": "@it", "from": "$z"},)
        for of, whose in (("<p:player> の ", {"whose": "$p"}), ("", {}))
    ),
    ("act", "<o:obj> タップ する", {"tap": "$o"}),
    ("act", "<o:obj> アンタップ する", {"untap": "$o"}),
    ("act", "<o:obj> タップ または アンタップ する", {"either": [{"tap": "$o"}, {"untap": "$o"}]}),
    ("bare", "タップ または アンタップ する", {"either": [{"tap": "@it"}, {"untap": "@it"}]}),
    ("act", "<o:obj> 捨てる~捨てさせる", {"discard": "$o"}),
    ("act", "[{この | その} クリーチャー は] [バトルゾーン に] とどまる", {"stay": "true"}),
    (
        "act",
        "この カード~クリーチャー を [自分 の] <z:zone> から [自分 の] 手札 に 戻す~加える",
        {"move": "this-card", "to": "hand", "from": "$z"},
    ),
    *(
        (
            kind,
            f"{obj}{_OWNERS} 山札 の 上 または 下 に 置く~戻す",
            {"either": [{"move": of, "to": "library", "at": at} for at in ("top", "bottom")]},
        )
        for kind, obj, of in (("act", "<o:obj> ", "$o"), ("bare", "", "@it"))
    ),
    ("act", "<o:obj> [持ち主 の | 自身 の | 自分 の] 山札 に 加えて シャッフル する", {"shuffle-in": "$o"}),
    *(
        (
            "act",
            f"{done} {{と 同じ 枚数~数 の カード を 引く | の 枚数~数 だけ [、] カード を 引く}}",
            {"draw-done": of},
        )
        for done, of in DONE
    ),
    ("act", "この クリーチャー と [、] <o:obj> 入れ替える", {"exchange": "$o", "for": "this"}),
    *(
        (
            "act",
            f"<f:filter> 1 体~枚 と [、] {other} を 入れ替える",
            {"exchange": {"choose": f"${card}", "number": "1"}, "for": of},
        )
        for other, card, of in (
            ("この クリーチャー", "f", "this"),
            ("<g:filter> 1 体~枚", "g", {"choose": "$f", "number": "1"}),
        )
    ),
    ("act", "<o:obj> 選ぶ", {"select": "$o"}),
    ("act", "<o:obj> [すべて の プレイヤー に | 相手 に] 見せる", {"show": "$o"}),
    ("act", "<o:obj> 表向き に する", {"show": "$o", "face-up": "true"}),
    ("act", "<o:obj> 見る", {"look": "$o"}),
    ("act", "<o:obj> 上下逆さま に する", {"invert": "$o"}),
    ("act", "<o:obj> ゲーム 中 で~に 1 度 上下逆さま に する", {"invert": "$o", "once": "true"}),
    ("act", "{この クリーチャー | これ} の ハイパーモード を 解放 する", {"release": "this"}),
    ("act", "{その | この} 攻撃 を 中止 する", {"stop": "attack"}),
    ("act", "[その] 攻撃先 を この クリーチャー に 変更 する", {"redirect": "this"}),
    ("act", "[その] 攻撃先 を <f:filter> [1 体] に 変更 する", {"redirect": {"choose": "$f", "number": "1"}}),
    ("act", "[この | その] ターン の 残り を とばす", {"skip": "rest"}),
    (
        "act",
        "次 の <p:player> の ターン を とばす | <p:player> の 次 の ターン を とばす",
        {"skip": "turn", "of": "$p"},
    ),
    (
        "act",
        "<p:player> の 山札 の 上 から [、] <f:filter> が 出る まで [、] [カード を] [すべて の プレイヤー に]"
        " {見せる | 表向き に する}",
        {"dig": "$f", "of": "$p"},
    ),
    ("act", "[相手 と] ガチンコ・ジャッジ [を] する", {"clash": "true"}),
    ("act", f"<o:obj> {_FREE} 召喚 する", {"free": "$o", "as": "creature"}),
    ("act", f"<o:obj> {_FREE} 唱える", {"free": "$o", "as": "spell"}),
    *(
        ("act", f"{words} [、] {_FREE} 唱える", {"free": "this-card", "as": "spell", "from": place})
        for words, place in (
            ("この カード の 呪文 側 を [自分 の] 墓地 から", "graveyard"),
            ("[自分 の] 墓地 から [、] この カード の 呪文 側 を", "graveyard"),
            ("この カード の 呪文 側 を", "where-it-fell"),
        )
    ),
    ("act", f"<o:obj> {_FREE} {{実行 する | 使う}}", {"free": "$o", "as": "card"}),
]

PLAYERS: list[Row] = [
    ("act", "カード を <n:number> 枚 引く", {"draw": "$n"}),
    ("act", "[それ と] 同じ 枚数 の カード を 引く | [それ と] 同じ 枚数 [、] カード を 引く", {"draw-same": "true"}),
    ("act", "カード を <n:number> 枚 まで 引く", {"draw-up-to": "$n"}),
    (
        "act",
        "<p:player> の 手札 が <n:number> 枚 に なる {まで | ように} [、] カード を 引く",
        {"draw-to": "$n", "of": "$p"},
    ),
    ("act", "<f:filter> {の 数~枚数 だけ [、] カード を 引く | と 同じ 枚数 の カード を 引く}", {"draw-count": "$f"}),
    ("act", "<f:filter> と <g:filter> を 1 体 ずつ 選ぶ", {"select-both": ["$f", "$g"]}),
    ("act", "<f:filter> を 1 体 と <g:filter> を 1 体 選ぶ", {"select-both": ["$f", "$g"]}),
    ("act", "{その 2 体 を | それら を |} バトル させる", {"battle-both": "true"}),
    ("act", "<p:player> の 手札 を 見ないで <n:number> 枚 選ぶ", {"pick-blind": "$n", "of": "$p"}),
    ("act", "<p:player> の 山札 を シャッフル する", {"shuffle": "$p"}),
    ("act", "山札 を シャッフル する", {"shuffle": "@self"}),
    ("act", "<p:player> の 山札 を 見る", {"search": "$p"}),
    ("act", "<p:player> の シールド を <n:number> つ~枚 [選び 、] ブレイク する", {"break": "$n", "of": "$p"}),
    ("act", "シールド を <n:number> つ~枚 ブレイク する", {"break": "$n", "of": "opponent"}),
    (
        "act",
        "<s:subject> は [、] <p:player> の シールド を <n:number> つ~枚 [選び 、] ブレイク する",
        {"break": "$n", "of": "$p", "by": "$s"},
    ),
    ("act", "<f:filter> の 数~枚数 だけ [、] <p:player> の シールド を ブレイク する", {"break": "$f", "of": "$p"}),
    (
        "act",
        "この ターン の 後 に [、] {自分 の ターン を もう 1 回 行う | 自分 の ターン を 追加 する}",
        {"extra-turn": "@self"},
    ),
    ("act", "追加 の [1] ターン を 得る~行う", {"extra-turn": "@self"}),
    ("act", "<p:player> の 手札 を 見る", {"look-hand": "$p"}),
    ("act", "<p:player> は [、] <f:filter> を 唱えられない", {"ban": "cannot-cast", "who": "$p", "what": "$f"}),
    ("act", "<p:player> は [、] <f:filter> を 召喚 できない", {"ban": "cannot-summon", "who": "$p", "what": "$f"}),
    (
        "act",
        "<p:player> は [、] <f:filter> を [バトルゾーン に] 出せない",
        {"ban": "cannot-put", "who": "$p", "what": "$f"},
    ),
    *(
        ("act", f"<p:player> は [、] {when}{words}", {"ban": ban, "who": "$p", "what": "$f", **more})
        for ban, wordings in (
            ("cannot-cast", (("唱えられない", "回~枚"),)),
            ("cannot-summon", (("召喚 できない", "体~回"),)),
            ("cannot-put", (("[バトルゾーン に] 出せない", "体~枚"),)),
        )
        for word, counter in wordings
        for when, of in (
            ("各 ターン [に] [、] ", {"each": "turn"}),
            ("自身 の ターン 中 [に] [、] ", {"each": "own-turn"}),
        )
        for words, more in (
            (f"<f:filter> を <n:number> {counter} しか {word}", {**of, "most": "$n"}),
            (f"<f:filter> を <n:number> {counter} 以上 {word}", {**of, "from": "$n"}),
        )
    ),
    ("act", "<p:player> は [、] [自身 の] クリーチャー で 攻撃 できない", {"bar": "$p"}),
    ("act", "<p:player> は [、] <q:quoted> を 使えない", {"ban": "cannot-declare", "who": "$p", "what": "$q"}),
    ("act", "数字 を 1 つ 選ぶ", {"number": "chosen"}),
    ("act", "<p:player> は [その] ゲーム に 勝つ", {"win": "$p"}),
    ("act", "<p:player> は [その] ゲーム に 負ける", {"lose": "$p"}),
    ("act", "<a:subject> と <b:obj> バトル させる", {"battle": "$a", "with": "$b"}),
    ("act", "<b:obj> この クリーチャー と バトル させる", {"battle": "this", "with": "$b"}),
    ("act", "<b:obj> {その クリーチャー | それ} と バトル させる", {"battle": "@trigger", "with": "$b"}),
    *(
        (
            "act",
            f"<f:filter> が {{出た 時 に | 出る こと に よって}} {word} する <p:player> の [クリーチャー の] 能力 は {word} しない",
            {"mute": "$f", "whose": "$p"},
        )
        for word in ("トリガー", "誘発", "発動")
    ),
    (
        "act",
        "<f:filter> 1 体 と [、] <g:filter> 1 体 を バトル させる",
        {"battle": {"choose": "$f", "number": "1"}, "with": {"choose": "$g", "number": "1"}},
    ),
]

CHANGES: list[Row] = [
    (
        "act",
        "<s:subject> の パワー を <p:points> する | <s:subject> は パワー を <p:points> する"
        " | <s:subject> の パワー は~が <p:points> される",
        {"say": "$s", "power": "$p"},
    ),
    ("act", "<s:subject> {は | に} [、] <q:quoted> を 得る~持つ~与える", {"say": "$s", "gains": ["$q"]}),
    (
        "act",
        "<s:subject> {は | に} [、] <q:quoted> と <r:quoted> を 得る~持つ~与える",
        {"say": "$s", "gains": ["$q", "$r"]},
    ),
    ("act", "<s:subject> は [、] <c:clause>", {"say": "$s", "clause": "$c"}),
    (
        "act",
        "<s:subject> は [、] [すべて の] 能力 を [すべて] 失う"
        " | <s:subject> の [すべて の] 能力 {は | を} [すべて] 無視 {される | する}",
        {"say": "$s", "loses": "all"},
    ),
    ("act", "<s:subject> は [、] <q:quoted> を 失う", {"say": "$s", "loses": "$q"}),
    ("act", "<s:subject> の パワー {は | を} <n:number> に なる~する", {"say": "$s", "power-is": "$n"}),
    ("act", "<s:subject> の パワー {は | を} {2 倍 に} なる~する", {"say": "$s", "power-times": "2"}),
    ("points", "<p:plus>", "$p"),
]

CLAUSES: list[Row] = [
    ("clause", word, name)
    for word, name in (
        ("攻撃 できない", "cannot-attack"),
        ("ブロック できない", "cannot-block"),
        ("プレイヤー を 攻撃 できない | 相手 プレイヤー を 攻撃 できない", "cannot-attack-players"),
        ("クリーチャー を 攻撃 できない | 相手 の クリーチャー を 攻撃 できない", "cannot-attack-creatures"),
        (
            "召喚 酔い しない | [バトルゾーン に] 出た ターン でも 攻撃 できる | 召喚 酔い していても 攻撃 できる",
            "speed-attacker",
        ),
        (
            "[バトルゾーン に] 出た ターン の 間 [、] タップ {または | か} アンタップ している 相手 の クリーチャー を 攻撃 できる",
            "mach-fighter",
        ),
        ("ブロック されない", "unblockable"),
        ("破壊 されない", "cannot-be-destroyed"),
        ("バトルゾーン を 離れない | 離れない", "cannot-leave"),
        ("攻撃 されない", "cannot-be-attacked"),
        ("[すべて の] バトル に 勝つ", "wins-battles"),
        ("自分 の ターン の はじめ に アンタップ しない | アンタップ しない", "does-not-untap"),
        ("次 の 相手 の ターン の はじめ に アンタップ しない", "frozen"),
        ("[可能 なら] [毎 ターン] 可能 なら [毎 ターン] 攻撃 する", "must-attack"),
        ("可能 なら [毎 ターン] ブロック する", "must-block"),
        ("攻撃 も ブロック も できない | 攻撃 または ブロック できない", "cannot-attack-or-block"),
        ("相手 に [よって] 選ばれない", "cannot-be-chosen"),
    )
]
CLAUSES += [
    ("clause", f"相手 の [カード の] 効果 で~に [よって] [、] {words}", {"opponent": name})
    for words, name in (
        ("離れない", "cannot-leave"),
        ("破壊 されない", "cannot-be-destroyed"),
        ("選ばれない", "cannot-be-chosen"),
    )
]
CLAUSES += [
    ("clause", f"相手 の {words} に よって 選ばれない", {"chosen-by": term})
    for words, term in (
        ("クリーチャー [の 能力]", {"type": "creature"}),
        ("呪文 [の 効果]", {"type": "spell"}),
        (
            "{クリーチャー {または | や} 呪文 | 呪文 {または | や} クリーチャー"
            " | 呪文 の 効果 または クリーチャー の 能力 | クリーチャー の 能力 または 呪文 の 効果}",
            {"type": "creature-or-spell"},
        ),
    )
]
CLAUSES += [
    ("clause", "<f:filter> に [は | よって] ブロック されない", {"unblockable-by": "$f"}),
    (
        "clause",
        "<f:filter> {または | や | か} <g:filter> に [は | よって] ブロック されない",
        {"unblockable-by-either": ["$f", "$g"]},
    ),
    ("clause", "全文明 を 持つ~得る", "all-civilizations"),
    ("clause", "[元 の 種族 に 加えて 、] <r:race> に も なる", {"also": {"race": "$r"}}),
    ("clause", "[元 の 文明 に 加えて 、] <c:civ> の 文明 {を も | も} 持つ", {"also": {"civilization": "$c"}}),
    ("clause", "<f:filter> を 攻撃 できる", {"attacks-untapped": "$f"}),
    ("clause", "<f:filter> に [よって] 攻撃 されない", {"attacked-by": "$f"}),
    (
        "act",
        "<f:filter> が 攻撃 する {場合 | 時} [、] 可能 なら [、] この クリーチャー を 攻撃 する",
        {"say": "this", "clause": {"draws-attacks": "$f"}},
    ),
    ("clause", "シールド を さらに <n:number> つ ブレイク する", {"breaks-more": "$n"}),
]

ROWS: list[Row] = [*MOVES, *PLAYERS, *CHANGES, *CLAUSES]
