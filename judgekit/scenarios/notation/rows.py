"""What every game says in table notation in the same words: things, lists, statuses, moments, priority, choices, questions."""

from __future__ import annotations

from judgekit.table.notation import Said

SHARED: tuple[Said, ...] = (
    # Things and lists: `@` marks a name that is still to be found among the objects.
    ("thing", "<n:name>", "", {"@": "$n"}),
    ("thing", "<n:id>", "", {"@": "$n"}),
    ("thing", "<p:player> 's <n:name>", "<p:player> の <n:name>", {"@": "$n", "of": "$p"}),
    ("thing", "my <n:name>", "自分 の <n:name>", {"@": "$n", "of": "@by"}),
    ("thing", "the <t:thing>", "<t:thing>", "$t"),
    ("thing", "<p:player>", "", {"@player": "$p"}),
    ("object", "<n:name>", "", {"@": "$n"}),
    ("object", "<p:player> 's <n:name>", "<p:player> の <n:name>", {"@": "$n", "of": "$p"}),
    ("object", "the <t:object>", "<t:object>", "$t"),
    ("things", "<a:thing>", "", ["$a"]),
    ("things", "<a:thing> and~, <b:things>", "<a:thing> と~、~, <b:things>", {"@and": ["$a", "$b"]}),
    ("things", "<a:thing> , and <b:things>", "", {"@and": ["$a", "$b"]}),
    # Several that are alike: some of them, or all.
    (
        "things",
        "<c:number> <n:name>",
        "<n:name> <c:number> {体|枚|個|つ} | <n:name> <c:number> {体|枚|個|つ} と も",
        {"@some": "$c", "@name": "$n"},
    ),
    (
        "things",
        "all {the|} <n:name> | both <n:name>",
        "すべて の <n:name> | 全て の <n:name>",
        {"@some": "all", "@name": "$n"},
    ),
    ("shares", "<n:number> to <t:thing>", "<t:thing> に <n:number> {点|}", {"@pairs": [["$t", "$n"]]}),
    (
        "shares",
        "<n:number> to <t:thing> and~, <r:shares>",
        "<t:thing> に <n:number> {点|} と~、~, <r:shares>",
        {"@merge": [{"@pairs": [["$t", "$n"]]}, "$r"]},
    ),
    # Objects.
    ("fact", "tapped", "タップ {状態|}", {"tapped": "true"}),
    ("fact", "untapped", "アンタップ {状態|}", {}),
    ("fact", "face down | face-down", "裏向き", {"face-down": "true"}),
    ("fact", "token | tokens", "トークン", {"token": "true"}),
    ("fact", "owner <p:player> | owned by <p:player>", "オーナー <p:player>", {"owner": "$p"}),
    ("fact", "<n:number> damage | damage <n:number>", "ダメージ <n:number> {点|}", {"marked-damage": "$n"}),
    ("fact", "just came in | came in this turn | summoning sick", "出た ばかり | 召喚 酔い", {"@new": "true"}),
    ("fact", "there before", "前 から いる", {"continuously": "true"}),
    # The turn.
    (
        "moment",
        "<p:player> 's turn | <p:player> active | <p:player> is active",
        "<p:player> の ターン",
        {"active": "$p"},
    ),
    (
        "moment",
        "<p:player> has priority | priority <p:player>",
        "<p:player> が 優先権 {を 持つ|} | 使用権 <p:player> | 優先権 <p:player>",
        {"priority": "$p"},
    ),
    (
        "moment",
        "<p:player> 's <s:step>",
        "<p:player> の <s:step>",
        {"active": "$p", "step": "$s"},
    ),
    ("moment", "turn <n:number>", "<n:number> ターン目 | 第 <n:number> ターン", {"number": "$n"}),
    ("moment", "<s:step>", "", {"step": "$s"}),
    ("moment", "before <s:step>", "<s:step> の 前", {"step": "$s", "before": "turn-based-actions"}),
    ("moment", "as written", "書いた とおり", {"@exact": "true"}),
    # What nobody in particular does.
    ("event", "all pass | everyone passes | both pass", "全員 パス | 全員 が パス {する|}", {"pass": "all"}),
    (
        "event",
        "the top resolves | resolve {the top|} | it resolves",
        "解決 {する|} | 一番上 を 解決 {する|}",
        {"resolve": "top"},
    ),
    (
        "event",
        "to <s:step> | go to <s:step> | on to <s:step>",
        "<s:step> まで | <s:step> へ {進む|}",
        {"advance": "$s"},
    ),
    ("event", "to <p:player> 's <s:step>", "<p:player> の <s:step> まで", {"advance": "$s", "active": "$p"}),
    ("event", "to before <s:step>", "<s:step> の 前 まで", {"advance": "$s", "before": "turn-based-actions"}),
    ("event", "go on", "続ける", {"continue": "true"}),
    # What a player does in every game.
    ("deed", "passes | pass", "パス {する|}", {"pass": "@by"}),
    ("deed", "concedes | concede", "投了 {する|}", {"concede": "@by"}),
    (
        "deed",
        "chooses <c:choice> | choose <c:choice>",
        "<c:choice> を 選ぶ | <c:choice> を 選択 {する|}",
        {"choose": "$c"},
    ),
    ("deed", "chooses <c:things> first | orders <c:things>", "<c:things> の 順 | <c:things> が 先", {"choose": "$c"}),
    ("deed", "says~answers yes | accepts | yes", "はい | する", {"choose": "accept"}),
    ("deed", "says~answers no | declines | no", "いいえ | しない", {"choose": "decline"}),
    ("choice", "<t:things>", "", {"@one": "$t"}),
    ("choice", "<n:number>", "", "$n"),
    ("choice", "<q:quoted>", "", "$q"),
    ("choice", "yes", "はい", "accept"),
    ("choice", "no", "いいえ", "decline"),
    ("choice", "nothing | none | no one", "なし | 何も なし", "none"),
    # Questions.
    ("asked", "legal blocks", "適正な ブロック {クリーチャー|}", {"legal": "blocks"}),
    (
        "asked",
        "legal blocks for <p:player>",
        "<p:player> の 適正な ブロック {クリーチャー|}",
        {"legal": "blocks", "by": "$p"},
    ),
    ("asked", "legal attacks | legal attackers", "適正な 攻撃 {クリーチャー|}", {"legal": "attacks"}),
    ("asked", "legal targets of~for <x:thing>", "<x:thing> の 適正な 対象", {"legal": "targets", "of": "$x"}),
    ("asked", "legal targets", "適正な 対象", {"legal": "targets"}),
    ("asked", "who wins", "勝つ のは {誰 {か|}|} | 誰 が 勝つ {か|}", {"@wins": "true"}),
    (
        "asked",
        "can <p:player> survive",
        "<p:player> は 生き残れる {か|} | <p:player> は 生き残る {か|}",
        {"@survives": "$p"},
    ),
    (
        "asked",
        "what {happens|} | result | what {is|} the result",
        "結果 {は|} | どう なる {か|} | 何 が 起こる {か|} | 何 が 起きる {か|}",
        {"@result": "true"},
    ),
    (
        "asked",
        "{does|will|can} <x:object> {die|survive|live} | what happens to <x:object> | is <x:object> {dead|destroyed}",
        "<x:object> は {{死ぬ|死亡 する|生き残る|生き残れる|破壊 される} {か|の か|}|どう なる {か|の か|}}",
        {"@fate": "$x"},
    ),
    ("asked", "life of <p:player> | <p:player> 's life", "<p:player> の ライフ", {"value": "$p.life"}),
)
