"""What every game says in table notation in the same words: things, lists, statuses, moments, priority, choices, questions."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.scenarios.notation.words.triggers_told import WHAT_RESOLVES
from judgekit.table.notation import Said
from judgekit.table.notation_rows import NOT_SO


def _of_alike(english: str, japanese: str, number: str, becomes: str, becomes_ja: str, how: str) -> Said:
    """Return the row of a question whether the same becomes of several that are called alike."""
    count: dict[str, Json] = {"@count": number} if number else {}
    return (
        "asked",
        f"{{do|will|did}} {english} {{the|his|her|their|}} <n:name> {becomes}",
        f"<n:name> は {{{japanese}}} {{{becomes_ja}}} {{か|の か|}}",
        {"@fates": {"@some": "all", **count, "@name": "$n"}, "@how": how},
    )


SHARED: tuple[Said, ...] = (
    # Things and lists: `@` marks a name that is still to be found among the objects.
    ("thing", "<n:name>", "", {"@": "$n"}),
    ("thing", "<n:id>", "", {"@": "$n"}),
    ("thing", "his~her~their~its own <n:name>", "", {"@": "$n", "of": "@own"}),
    ("thing", "<p:player> 's <n:name>", "<p:player> の <n:name>", {"@": "$n", "of": "$p"}),
    ("thing", "my <n:name>", "自分 の <n:name>", {"@": "$n", "of": "@by"}),
    ("thing", "his~her~their~its <n:name>", "", {"@": "$n", "of": "@own"}),
    ("thing", "<l:lying>", "", "$l"),
    ("object", "<l:lying>", "", "$l"),
    ("lying", "<n:name> in {the|} <z:zone>", "<z:zone> {の|に ある} <n:name>", {"@": "$n", "in": "$z"}),
    (
        "lying",
        "<n:name> in my <z:zone>",
        "自分 の <z:zone> {の|に ある} <n:name>",
        {"@": "$n", "in": "$z", "of": "@by"},
    ),
    (
        "lying",
        "<n:name> in <p:player> 's <z:zone>",
        "<p:player> の <z:zone> {の|に ある} <n:name>",
        {"@": "$n", "in": "$z", "of": "$p"},
    ),
    (
        "thing",
        "{the|his|her|their|} second~third~other <n:name> | another <n:name>",
        "{もう|別 の|ほか の|他 の} {1 枚 の|1 体 の|} <n:name> | {2|3} {枚|体} 目 の <n:name>",
        {"@": "$n"},
    ),
    ("thing", "himself~herself~themself~themselves~myself~me", "自分 {自身|}", "@by"),
    (
        "thing",
        "{the|that|his|her|its|their} {triggered|activated|} ability~trigger",
        "{その|} {誘発型|起動型} 能力 | その 能力",
        {"@ability": "top"},
    ),
    ("thing", "the <t:thing>", "", "$t"),
    ("thing", "a~an <n:name>", "", {"@one": {"@some": "1", "@name": "$n"}}),
    ("thing", "<p:player>", "", {"@player": "$p"}),
    ("object", "<n:name>", "", {"@": "$n"}),
    ("object", "<p:player> 's <n:name>", "<p:player> の <n:name>", {"@": "$n", "of": "$p"}),
    ("object", "the <t:object>", "", "$t"),
    ("things", "<a:thing>", "", ["$a"]),
    ("things", "<a:thing> and~, <b:things>", "<a:thing> と~、~, <b:things>", {"@and": ["$a", "$b"]}),
    ("things", "<a:thing> , and <b:things>", "", {"@and": ["$a", "$b"]}),
    ("things", "both <a:thing> and <b:thing>", "", {"@and": [["$a"], ["$b"]]}),
    # Several that are alike: some of them, or all.
    ("thing", "<n:name> token", "<n:name> トークン", {"@": "$n"}),
    (
        "things",
        "<c:number> <n:name> | <c:number> <n:name> tokens",
        "<n:name> <c:number> {体|枚|個|つ} | <n:name> {トークン|} <c:number> {体|枚|個|つ} {と も|}",
        {"@some": "$c", "@name": "$n"},
    ),
    (
        "things",
        "<c:number> <n:name> and <b:things>",
        "<n:name> <c:number> {体|枚|個|つ} と~、 <b:things>",
        {"@and": [{"@some": "$c", "@name": "$n"}, "$b"]},
    ),
    (
        "things",
        "one of {the|his|her|their|} <n:name>",
        "<n:name> の {うち|中} {の|} 1 {体|枚} | <n:name> の どれ か 1 {体|枚}",
        {"@some": "1", "@name": "$n"},
    ),
    (
        "things",
        "all {of|} {the|his|her|their|} <n:name>",
        "すべて の <n:name> | 全て の <n:name>",
        {"@some": "all", "@name": "$n"},
    ),
    (
        "things",
        "both {of|} {the|his|her|their|} <n:name>",
        "両方 の <n:name>",
        {"@some": "all", "@count": "2", "@name": "$n"},
    ),
    (
        "things",
        "all {of|} {the|his|her|their|} <c:number> <n:name> | {the|his|her|their} <c:number> <n:name>",
        "<n:name> <c:number> {体|枚|個|つ} {すべて|全て|全部|全員}",
        {"@some": "all", "@count": "$c", "@name": "$n"},
    ),
    ("shares", "<n:number> to <t:thing>", "<t:thing> に <n:number> {点|}", {"@pairs": [["$t", "$n"]]}),
    (
        "shares",
        "<n:number> to <t:thing> and~, <r:shares>",
        "<t:thing> に <n:number> {点|} と~、~, <r:shares>",
        {"@merge": [{"@pairs": [["$t", "$n"]]}, "$r"]},
    ),
    # The same in other words, and what is left over.
    ("shares", "<s:share>", "", "$s"),
    (
        "shares",
        "<s:share> and~, <r:shares> | <s:share> , and <r:shares>",
        "<s:share> と~、~, <r:shares>",
        {"@merge": ["$s", "$r"]},
    ),
    (
        "share",
        "{the|his|her|its|} {remaining~other~last~leftover~final|} <n:number> {damage|point~points {of damage|}|} {over|} "
        "{to|on|onto|at} <t:thing>",
        "<t:thing> に <n:number> {点|} | {残り|残り の} <n:number> 点 {を|は|} <t:thing> に | "
        "<t:thing> に {残り|残り の} <n:number> 点",
        {"@pairs": [["$t", "$n"]]},
    ),
    (
        "share",
        "{the|} rest~remainder~remaining {damage|of {it|the damage|}|} {over|} {to|on|onto|at} <t:thing> | "
        "everything else {over|} {to|on|onto|at} <t:thing>",
        "残り {全部|すべて|} {を|は|} <t:thing> に | <t:thing> に 残り {全部|すべて|}",
        {"@pairs": [["$t", "rest"]]},
    ),
    (
        "share",
        "<n:number> {damage|} each to <t:things> | <n:number> {damage|} to each of <t:things>",
        "<t:things> に {それぞれ|} <n:number> {点|} ずつ",
        {"@each": "$t", "@to": "$n"},
    ),
    ("share", "assigns~assign~puts~put~deals~deal~tramples~trample~gives~give~sends~send <s:share>", "", "$s"),
    # Objects.
    ("fact", "tapped | is tapped", "タップ {状態|済み|している|中|}", {"tapped": "true"}),
    ("fact", "untapped", "アンタップ {状態|}", {"tapped": "false"}),
    (
        "fact",
        "not tapped | is not tapped",
        f"タップ {{状態|中|}} {NOT_SO} | 寝ていない | 寝てない | 起きている | 立っている",
        {"tapped": "false"},
    ),
    (
        "fact",
        "out | in play | on {the|} table | on the field | there | face up | "
        "on {his|her|their} {side|board|field} {of the {table|board|field}|}",
        "{場|盤面} に {出ている|いる|ある} | 出ている",
        {},
    ),
    ("fact", "face down | face-down", "裏向き", {"face-down": "true"}),
    ("fact", "not face down", f"表向き | 裏向き {NOT_SO}", {}),
    (
        "fact",
        "no counters {on it|}",
        "カウンター {は|が|も|} {なし|ない|0 個} | カウンター {は|が|も|} {乗っていない|のっていない|乗ってない|のってない}",
        {},
    ),
    ("fact", "token | tokens", "トークン", {"token": "true"}),
    ("fact", "{not a|no} token", f"トークン {NOT_SO}", {}),
    ("fact", "owner <p:player> | owned by <p:player>", "オーナー <p:player>", {"owner": "$p"}),
    (
        "fact",
        "<n:number> damage | <n:number> damage {on it|marked {on it|}|} | damage <n:number> | damaged <n:number> | "
        "already dealt <n:number> damage | "
        "{already|} {taken|suffered|received|been dealt} <n:number> damage {already|this turn|earlier this turn|} | "
        "dealt <n:number> damage {already|this turn|earlier this turn|}",
        "ダメージ <n:number> {点|} | <n:number> 点 {の|} ダメージ {を 受けている|を 負っている|} | "
        "ダメージ {を|が} <n:number> 点 {受けている|負っている|乗っている|入っている|ある}",
        {"marked-damage": "$n"},
    ),
    (
        "fact",
        "no damage {on it|} | undamaged | not damaged {yet|}",
        "ダメージ {は|が|} {なし|ない} | ダメージ {を|は} {受けていない|負っていない} | 無傷",
        {"marked-damage": "0"},
    ),
    (
        "fact",
        "just came in | {just|} came in {this turn|} | summoning sick | just {cast|played|summoned|entered} | new | "
        "{with|has} summoning sickness | {was|} {cast|played|summoned|entered} {this|the same} turn",
        "出た ばかり | 召喚 {した|} ばかり | {このターン に|} 出た {ばかり|ところ|} | 召喚 酔い {している|中|} | 出した ばかり",
        {"@new": "true"},
    ),
    ("fact", "with {a|an|} <f:fact>", "", "$f"),
    (
        "fact",
        "there before | {there|in play|out} since {before|{the|} last turn|the turn before} | not new",
        f"{{前 の ターン|前}} から いる | 召喚 酔い {{状態|中|}} {NOT_SO} | 召喚 酔い {{は|}} {{なし|ない}} | 出た ばかり {NOT_SO}",
        {"continuously": "true"},
    ),
    # What has no words of its own, as a scenario file writes it.
    ("fact", "as <q:quoted>", "", {"@data": "$q"}),
    ("owned", "as <q:quoted>", "", {"@data": "$q"}),
    ("event", "do <q:quoted>", "", {"@data": "$q"}),
    ("event", "ask <q:quoted>", "", {"@ask": {"@data": "$q"}}),
    ("state", "as <q:quoted>", "", {"@data": "$q"}),
    # The turn.
    (
        "moment",
        "<p:player> 's turn | <p:player> {is|} {the|} active {player|} | {during|on|in} <p:player> 's turn | "
        "it is <p:player> 's turn",
        "<p:player> の ターン | <p:player> の ターン {中|に|} | ターン プレイヤー は~: <p:player>",
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
        "<p:player> 's <s:step> | {during|on|in|at} <p:player> 's <s:step>",
        "<p:player> の <s:step> | <p:player> の <s:step> {中|に|} | <p:player> の ターン の <s:step> {中|に|}",
        {"active": "$p", "step": "$s"},
    ),
    ("moment", "turn <n:number>", "<n:number> ターン目 | 第 <n:number> ターン", {"number": "$n"}),
    ("moment", "<s:step> | {during|in|at} {the|} <s:step>", "<s:step> | <s:step> {中|に|}", {"step": "$s"}),
    ("moment", "before <s:step>", "<s:step> の 前", {"step": "$s", "before": "turn-based-actions"}),
    ("moment", "as written", "書いた とおり", {"@exact": "true"}),
    # What nobody in particular does.
    (
        "event",
        "all pass | everyone passes | both {players|} pass {priority|} | no {more|further|other|} response~responses | "
        "nobody responds | everybody~everyone~nobody lets {it|that|everything|them} resolve | "
        "everything resolves",
        "全員 パス | 全員 が パス {する|} | 両者 パス | お互い パス | "
        "お互い~両者 {に|} {もう|} {何 も|対応|対応 も} {なし|しない}",
        {"pass": "all"},
    ),
    *WHAT_RESOLVES,
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
    (
        "deed",
        "passes | passes {priority|} | pass {priority|} | lets it resolve | has no response~responses | does nothing | "
        "does not respond | casts nothing | plays nothing | does not do anything | do nothing",
        "パス {する|} | {優先権 を|} パス {する|} | 通す | 通し | 受ける | 対応 しない | 何も しない",
        {"pass": "@by"},
    ),
    ("deed", "concedes | concede", "投了 {する|}", {"concede": "@by"}),
    (
        "deed",
        "chooses <c:choice> | choose <c:choice> | names~name~says~say <c:choice>",
        "<c:choice> を 選ぶ | <c:choice> を 選択 {する|}",
        {"choose": "$c"},
    ),
    (
        "deed",
        "chooses~choose <t:things> as {the|its|a|} target~targets {of|for} <x:thing> {'s {triggered|} {trigger|ability}|} | "
        "targets~target <t:things> with {the|} <x:thing> {'s|} {triggered|} {trigger|ability}",
        "<x:thing> {の {誘発型|} 能力|} の 対象 {に|として|は} <t:things> {を {選ぶ|選択 {する|}|取る|とる}|} | "
        "<x:thing> の {誘発|{誘発型|} 能力} {は|で|が} <t:things> を 対象 {に|と|として|} {する|選ぶ|選択 {する|}|取る|とる|} | "
        "<x:thing> の {誘発型|} {能力|効果} で <t:things> を {選ぶ|選択 {する|}}",
        {"choose": {"@one": "$t"}, "@about": "$x"},
    ),
    (
        "deed",
        "chooses~choose <t:things> as {the|its|a|} target~targets | "
        "targets~target <t:things> {with {the|its|} {trigger|triggered ability|ability}|}",
        "<t:things> を 対象 {に|と|として} {する|選ぶ|取る|とる|} | "
        "{誘発型|} 能力 の 対象 {に|として|は} <t:things> {を {選ぶ|取る|とる}|} | "
        "{誘発型|} 能力 の 対象 を <t:things> に {する|取る|とる}",
        {"choose": {"@one": "$t"}},
    ),
    (
        "deed",
        "copies~copy <t:things>",
        "<t:things> を コピー {する|} | <t:things> の コピー に {する|なる}",
        {"choose": {"@one": "$t"}},
    ),
    (
        "deed",
        "chooses <c:things> first | orders~order~puts~put <c:things> first | orders~order <c:things> {for {combat|} damage|} | "
        "{damage|} order {:|is|} <c:things> | {damage order|damage-order|{damage|} assignment order} {:|is|} <c:things> | "
        "{puts~put} <c:things> in {this|that} {damage|damage assignment|} order | deals~deal damage to <c:things> first",
        "<c:things> の {順|順番} {に|で|} {並べる|する|ダメージ|ダメージ を {与える|割り振る}|} | <c:things> が 先 | "
        "{ダメージ {割り振り|} {順|順番|順序|の 順番}|割り振り {順|順番|順序}} {:|は|を|} <c:things> {の 順|に する|} | "
        "<c:things> {に|へ} 先 に ダメージ {を {与える|割り振る}|}",
        {"choose": "$c"},
    ),
    ("deed", "discards~discard <t:things>", "<t:things> を 捨てる", {"choose": {"@one": "$t"}}),
    (
        "deed",
        "sacrifices~sacrifice <t:things>",
        "<t:things> を 生け贄 に {捧げる|ささげる|する}",
        {"choose": {"@one": "$t"}, "@itself": "@itself"},
    ),
    ("deed", "divides~divide <s:shares>", "<s:shares> {を|} {割り振る|分ける}", {"choose": "$s"}),
    ("deed", "keeps~keep <t:things>", "<t:things> を 残す", {"choose": {"@one": "$t"}}),
    (
        "deed",
        "keeps~keep <t:things> {,|} and puts~put the {other {one|}|others|rest} {in|into} {the|his|her|their} graveyard | "
        "keeps~keep <t:things> {,|} and bins~loses~sacrifices~ditches the {other {one|}|others|rest}",
        "",
        {"choose": {"@one": "$t"}},
    ),
    (
        "deed",
        "keeps~keep <t:things> {,|} and puts~put the {original|old one} {in|into} {the|his|her|their} graveyard | "
        "keeps~keep <t:things> {,|} and bins~loses~sacrifices~ditches the {original|old one}",
        "",
        {"choose": {"@one": "$t"}, "@came-later": "$t"},
    ),
    (
        "deed",
        "keeps~keep <t:things> {,|} and puts~put the {original~real~old|other} <x:thing> {in|into} {the|his|her|their} graveyard | "
        "keeps~keep <t:things> {,|} and bins~loses~sacrifices~ditches {the {original~real~old~other|}|} <x:thing>",
        "",
        {"choose": {"@one": "$t"}, "@goes": "$x"},
    ),
    (
        "deed",
        "says~answers yes | accepts | yes | pays {{the|} {cost|mana}|}",
        "はい | する | {マナ を|コスト を|} {払う|支払う}",
        {"choose": "accept"},
    ),
    (
        "deed",
        "pays~pay <n:number> {more|extra|additional|generic|mana|}",
        "<n:number> {マナ|} {を|} {払う|支払う}",
        {"choose": "accept", "@paid": "$n"},
    ),
    (
        "deed",
        "says~answers no | declines | no | does not pay {{the|} {cost|mana}|} | "
        "{declines|refuses|chooses not} to pay {{the|} {cost|mana}|}",
        "いいえ | しない | {マナ を|コスト を|} {払わない|支払わない}",
        {"choose": "decline"},
    ),
    ("choice", "<t:things>", "", {"@one": "$t"}),
    ("choice", "<o:options>", "", {"@one": "$o"}),
    ("option", "<n:number>", "", {"@option": "$n"}),
    ("option", "<m:symbols>", "", {"@text": "$m"}),
    ("option", "<q:quoted>", "", {"@option": "$q"}),
    ("options", "<o:option>", "", ["$o"]),
    ("options", "<o:option> and~, <r:options>", "<o:option> と~、~, <r:options>", {"@and": ["$o", "$r"]}),
    ("choice", "yes", "はい", "accept"),
    ("choice", "no", "いいえ", "decline"),
    ("choice", "nothing | none | no one", "なし | 何も なし", "none"),
    # Expectations, as a scenario writes them.
    (
        "state",
        "<p:player> {is|} at <n:number> {life|} | <p:player> {has|} {life <n:number>|<n:number> life} | "
        "<p:player> 's life {is|} <n:number>",
        "<p:player> の ライフ {は|が|} <n:number> {点|} | <p:player> は ライフ <n:number> {点|}",
        {"player": "$p", "life": "$n"},
    ),
    (
        "state",
        "<p:player> has <n:number> cards~card in {his|her|their|the|} <z:zone> | <p:player> has <n:number> <z:zone>",
        "<p:player> の <z:zone> {は|が|} <n:number> {枚|}",
        {"player": "$p", "@in": "$z", "@count": "$n"},
    ),
    ("state", "<p:player> wins {the game|}", "<p:player> {の 勝ち|が 勝つ|は 勝つ|の 勝利}", {"winner": "$p"}),
    (
        "state",
        "<p:player> loses {the game|}",
        "<p:player> {の 負け|が 負ける|は 負ける|は 敗北 {する|}|の 敗北}",
        {"player": "$p", "lost": "true"},
    ),
    (
        "state",
        "<x:object> survives~survive~lives~live {it|} | <x:object> {is|stays} {alive|there}",
        "<x:object> {は|が} {生き残る|生きている|残る}",
        {"object": "$x", "zone": "@home", "@stays": "true"},
    ),
    (
        "state",
        "<x:object> {does|is} not {die|destroyed}",
        "<x:object> {は|が} {死亡 しない|死なない|破壊 されない}",
        {"object": "$x", "zone": "@home", "@stays": "true"},
    ),
    (
        "state",
        "<x:object> is {{in|on} {the|his|her|their|}|now in} <z:zone>",
        "<x:object> {は|が} <z:zone> {に ある|に 置かれる|へ|に|}",
        {"object": "$x", "zone": "$z"},
    ),
    (
        "state",
        "<x:object> is {now|} {in|on} <q:player> 's <z:zone>",
        "<x:object> {は|が} <q:player> の <z:zone> {に ある|に 置かれる|へ|に|}",
        {"object": "$x", "zone": "$z", "@whose": "$q"},
    ),
    (
        "state",
        "<x:object> {'s {ability|effect}|} triggers~trigger",
        "<x:object> {の {誘発型|} 能力|} {は|が} 誘発 する",
        {"triggered": "$x"},
    ),
    (
        "state",
        "<x:object> {'s {ability|effect}|} does not trigger",
        "<x:object> {の {誘発型|} 能力|} {は|が} 誘発 しない",
        {"triggered": {"@pairs": [["$x", "0"]]}},
    ),
    ("state", "<x:object> is exiled", "<x:object> {は|が} 追放 {される|}", {"object": "$x", "zone": "exile"}),
    ("state", "<x:object> is tapped", "<x:object> {は|が} タップ {状態|している|}", {"object": "$x", "tapped": "true"}),
    (
        "state",
        "<x:object> is untapped",
        "<x:object> {は|が} アンタップ {状態|している|}",
        {"object": "$x", "tapped": "false"},
    ),
    ("states", "<a:state>", "", ["$a"]),
    ("states", "<a:state> and~, <b:states>", "<a:state> 、~, <b:states>", {"@and": ["$a", "$b"]}),
    # Questions.
    (
        "asked",
        "{legal|possible} blocks~blockers | who can block | what can block",
        "{適正な|可能な} ブロック {クリーチャー|} {は|} | ブロック できる {の は|クリーチャー は|} {何 か|どれ か|何|どれ|}",
        {"legal": "blocks"},
    ),
    (
        "asked",
        "{who|what|which creatures|which units} {can|could|may} {legally|} block <x:object>",
        "<x:object> を ブロック できる {クリーチャー|の は|クリーチャー は} {何|どれ|} {か|} | "
        "<x:object> は ブロック されうる {か|の か|}",
        {"legal": "blocks", "@attacker-alone": "$x"},
    ),
    (
        "asked",
        "{does|did|will} <x:object> {get|become|be} blocked",
        "<x:object> は ブロック {される|された|されている|されてる} {か|の か|}",
        {"legal": "blocks", "@attacker-alone": "$x", "@done": "becomes-blocked"},
    ),
    (
        "asked",
        "what can <p:player> block <x:object> with | "
        "which {of|} <p:player> 's {creatures|units} {can|could|may} {legally|} block <x:object>",
        "",
        {"legal": "blocks", "by": "$p", "@attacker-alone": "$x"},
    ),
    (
        "asked",
        "legal blocks for~of <p:player> | how may~can <p:player> block | <p:player> 's legal blocks | "
        "what can <p:player> block with",
        "<p:player> の {適正な|可能な} ブロック {クリーチャー|} {は|} | <p:player> は {どう|何 で|どれ で} ブロック できる {か|} | "
        "<p:player> {が|は} ブロック できる {の は|のは|クリーチャー は} {どれ|何|誰} {か|}",
        {"legal": "blocks", "by": "$p"},
    ),
    (
        "asked",
        "{legal|possible} attacks~attackers | who can attack | what can attack | which creatures can attack | "
        "which of {his|her|their|the} creatures can attack",
        "{適正な|可能な} 攻撃 {クリーチャー|} {は|} | 攻撃 できる {の は|クリーチャー は|} {何 か|どれ か|何|どれ|}",
        {"legal": "attacks"},
    ),
    (
        "asked",
        "{legal|possible} targets~target of~for <x:thing> | what can <x:thing> target | "
        "what are the legal targets of~for <x:thing>",
        "<x:thing> の {適正な|可能な|} 対象 {は|に できる の は|に できる もの は|} {何 か|どれ か|何|}",
        {"legal": "targets", "of": "$x"},
    ),
    ("asked", "legal targets", "適正な 対象", {"legal": "targets"}),
    (
        "asked",
        "who wins {the game|} | winner | who is the winner",
        "勝つ {のは|の は} {誰 {か|}|} | {誰} {が|の} {勝つ|勝ち} {か|の か|} | 勝者 {は|} {誰|} {か|}",
        {"@wins": "true"},
    ),
    (
        "asked",
        "{who|which player} loses {the game|}",
        "{負ける|敗北 する} {のは|の は} {誰|どちら|どっち|} {か|} | "
        "{誰|どちら|どっち} {が|の} {負ける|負け|敗北 する} {か|の か|} | 敗者 {は|} {誰|} {か|}",
        {"@wins": "true", "@who-loses": "true"},
    ),
    (
        "asked",
        "which {one|of them|creature|} wins",
        "勝つ {のは|の は} {どちら|どっち} {か|} | {どちら|どっち} {が|の} {勝つ|勝ち} {か|の か|}",
        {"@wins": "true", "@which": "true"},
    ),
    (
        "asked",
        "{does|will} <p:player> win {the game|this turn|}",
        "<p:player> は {勝つ|勝利 する} {か|の か|} | <p:player> {は|の} {勝ち|勝利} {か|}",
        {"@wins": "true", "@winner": "$p"},
    ),
    (
        "asked",
        "{does|will} <p:player> lose {the game|this turn|} | is <p:player> dead",
        "<p:player> は {負ける|敗北 する} {か|の か|} | <p:player> {は|の} {負け|敗北} {か|}",
        {"@wins": "true", "@loser": "$p"},
    ),
    (
        "asked",
        "can <p:player> {still|} win {this turn|now|the game|} | can <p:player> win {this turn|} still",
        "<p:player> は {このターン に|この ターン に|} 勝てる {か|の か|}",
        {"@can-win": "$p"},
    ),
    (
        "asked",
        "{can|does|will} <p:player> {survive|live|stay alive} {this turn|this attack|this|the turn|the attack|}",
        "<p:player> は {このターン {を|}|} {生き残れる|生き残る|耐えられる|生きている} {か|の か|}",
        {"@survives": "$p"},
    ),
    (
        "asked",
        "{can|does|will} <p:player> die {this turn|now|}",
        "<p:player> は {このターン {に|}|} 死ぬ {か|の か|}",
        {"@survives": "$p", "@dies": "true"},
    ),
    (
        "asked",
        "what {happens|would happen|} {now|next|} | {the|} result | outcome | what {is|} the {result|outcome} | "
        "does it {resolve|work|get countered} | "
        "what happens {in|during|after} {combat|the fight|the battle}",
        "結果 {は|} | {何 が|} どう なる {か|の か|} | 何 が {起こる|起きる} {か|の か|}",
        {"@result": "true"},
    ),
    ("asked", "who wins {the|} {battle|fight|combat}", "{どちら|どっち} が バトル に 勝つ {か|}", {"@result": "won"}),
    (
        "asked",
        "{which~what {creature~creatures|permanent~permanents|unit~units|}|who|which {one~ones|}|does anything} {dies|"
        "die|{is|are} {destroyed|killed}} | do~does both {of them|} die | "
        "how many {creatures|units|permanents|} die | "
        "{which~what|how many} {of the|} {attackers~attacker|blockers~blocker|{attacking|blocking} "
        "{creatures~creature|units~unit}} {dies|die|{is|are} {destroyed|killed}}",
        "{どちら|どれ|何|誰|どの クリーチャー|どの ユニット|何 が|どっち} {が|} {死ぬ|死亡 する|破壊 "
        "される|倒れる} {か|の か|} | 死ぬ {のは|の は} {どちら|どれ|何|誰|} {か|} | "
        "{両方|どちら} {とも|も|} {死ぬ|死亡 する|破壊 される} {か|の か|}",
        {"@result": "dies"},
    ),
    (
        "asked",
        "{which~what {creature~creatures|permanent~permanents|unit~units|}|who|which {one~ones|}} {lives|live|{is|are} alive}",
        "{どちら|どっち|誰} が {生き残る|残る} {か|の か|} | 生き残る {のは|の は} {どちら|どれ|何|誰|} {か|}",
        {"@left": "true"},
    ),
    (
        "asked",
        "{what|which {spell~spells|}} {is|are} countered",
        "{何|どれ|どの 呪文} が 打ち消される {か|の か|}",
        {"@result": "true"},
    ),
    (
        "asked",
        "{does|will} <x:object> {resolve|work|go through}",
        "<x:object> {は|が|} {解決 {される|する}|通る} {か|の か|}",
        {"@resolves": "$x"},
    ),
    (
        "asked",
        "{does|will} <x:object> get countered | is <x:object> countered",
        "<x:object> は 打ち消される {か|の か|}",
        {"@countered": "$x"},
    ),
    (
        "asked",
        "{does|do|did|will|can} <x:object> {die|get destroyed} {combat|the fight|the combat|this|it|} | "
        "is <x:object> {dead|destroyed} | does <x:object> still die",
        "<x:object> {は|が} {死ぬ|死亡 する|破壊 される|倒れる} {か|の か|}",
        {"@fate": "$x", "@how": "dies"},
    ),
    (
        "asked",
        "{what|who|which {card|spell|creature}} {killed|kills|destroyed|destroys} <x:object>",
        "{何|どれ|誰} {が|に} <x:object> を {殺す|倒す|破壊 する|除去 する} {か|の か|}",
        {"@fate": "$x", "@how": "killed"},
    ),
    (
        "asked",
        "{does|do|did|will|can} <x:object> {survive|live|stay alive} {combat|the fight|the combat|this|it|} | "
        "is <x:object> {still alive|alive} | does <x:object> still survive",
        "<x:object> {は|が} {生き残る|生き残れる|生きている|死なない|残る} {か|の か|}",
        {"@fate": "$x", "@how": "survives"},
    ),
    (
        "asked",
        "where is <x:object> {now|} | where does <x:object> {end up|go} | where is <x:object> {at|} {at|in} the end | "
        "where {does|will|did} <x:object> {end up|go|land|wind up} {to|now|then|}",
        "<x:object> {は|が} どこ {{に|へ} {ある|いる|行く|置かれる|戻る|}|} {か|の か|}",
        {"@fate": "$x", "@how": "where"},
    ),
    (
        "asked",
        "what happens to <p:player> | what becomes of <p:player>",
        "<p:player> {は|が} どう なる {か|の か|}",
        {"@result": "true", "@whose": "$p"},
    ),
    (
        "asked",
        "what happens to~with <x:object> | what becomes of <x:object> | "
        "{does|will} <x:object> win {{the|its|} {battle|fight}|}",
        "<x:object> {は|が} {どう なる|{バトル に|} {勝つ|勝てる}} {か|の か|}",
        {"@fate": "$x", "@how": "becomes"},
    ),
    # Where something comes to: words that say the same are said so before (`as_rows_ask`).
    (
        "asked",
        "{does|will} <x:object> go to {his|her|their|its|the|} {owner 's|} <z:zone> {instead|} | "
        "is~was <x:object> in {his|her|their|its|the|} {owner 's|} <z:zone>",
        "<x:object> は <z:zone> {に|へ} {行く|戻る|置かれる|加わる|ある|残る|落ちる|送られる|戻される|入る} {か|の か|}",
        {"@fate": "$x", "@to": "$z"},
    ),
    (
        "asked",
        "{does|will} <x:object> go to <p:player> 's <z:zone> {instead|} | is~was <x:object> in <p:player> 's <z:zone>",
        "<x:object> は <p:player> の <z:zone> {に|へ} {行く|戻る|置かれる|加わる|ある|残る} {か|の か|}",
        {"@fate": "$x", "@to": "$z", "@whose": "$p"},
    ),
    (
        "asked",
        "{does|will} <x:object> stay {in play|there|around|} | is <x:object> still {there|in play}",
        "<x:object> は {場|その まま} に {残る|いる} {か|の か|}",
        {"@fate": "$x", "@to": "@home"},
    ),
    (
        "asked",
        "{does|will} <x:object> {stay|remain} {attached to|on} <y:object> | is <x:object> still {attached to|on} <y:object>",
        "<x:object> は <y:object> に {ついた まま|ついている} {か|}",
        {"@fate": "$x", "@to": "@home", "@on": "$y"},
    ),
    (
        "asked",
        "{does|will} <p:player> keep {his|her|their|} <x:object>",
        "",
        {"@fate": "$x", "@to": "@home", "@whose": "$p"},
    ),
    (
        "asked",
        "{does|will} <x:object> {return|come back}",
        "<x:object> は {戻る|帰ってくる} {か|の か|}",
        {"@fate": "$x", "@how": "returns"},
    ),
    (
        "asked",
        "{does|will} <x:object> {leave {play|}|leave the battlefield}",
        "<x:object> は {場 を 離れる|外れる|はずれる|はがれる} {か|の か|}",
        {"@fate": "$x", "@how": "leaves"},
    ),
    (
        "asked",
        "{does|will} <p:player> get {his|her|their|} <x:object> back",
        "",
        {"@fate": "$x", "@how": "gets-back", "@whose": "$p"},
    ),
    (
        "asked",
        "who {has|gets} <x:object> {back|}",
        "<x:object> {を|は} {誰|どちら} が {持っている|持つ|得る} {か|の か|}",
        {"@fate": "$x", "@how": "who"},
    ),
    (
        "asked",
        "{does|will} <p:player> have {his|her|their|} <x:object>",
        "",
        {"@fate": "$x", "@how": "gets-back", "@whose": "$p"},
    ),
    (
        "asked",
        "{does|will} <p:player> lose {his|her|their|} <x:object>",
        "",
        {"@fate": "$x", "@how": "loses", "@whose": "$p"},
    ),
    ("asked", "{does|did|will} <x:object> fizzle", "", {"@fizzles": "$x"}),
    ("asked", "is <p:player> at <n:number> life", "", {"value": "$p.life", "@is": "$n"}),
    ("asked", "what is paid by <p:player>", "", {"@paid": "$p"}),
    ("asked", "what is paid by <p:player> for <x:thing>", "", {"@paid": "$p", "@for": "$x"}),
    *(
        _of_alike(*of, *becomes)
        for of in (("both {of|}", "両方|2 体 とも|どちら も", "2"), ("all {of|}", "全部|全員|すべて|みんな|全て", ""))
        for becomes in (("die", "死ぬ|死亡 する|破壊 される", "dies"), ("{survive|live}", "生き残る|残る", "survives"))
    ),
    (
        "asked",
        "where {do|will|did} {{all|both} {of {the|his|her|their}|the|his|her|their|}|the|his|her|their} <n:name> {end up|go} | "
        "where {are|were} {{all|both} {of {the|his|her|their}|the|his|her|their|}|the|his|her|their} <n:name> {now|}",
        "<n:name> {は|が} {全部|すべて|両方|どちら も} どこ {に|へ} {ある|いる|行く|置かれる} {か|の か|}",
        {"@fates": {"@some": "all", "@name": "$n"}, "@how": "where"},
    ),
    (
        "asked",
        "where {do|will|did} <x:object> and <y:object> {end up|go|land} | where are <x:object> and <y:object> {now|}",
        "<x:object> と~、~, <y:object> {は|が} {両方|どちら も|それぞれ|} どこ {に|へ} {ある|いる|行く|置かれる} {か|の か|}",
        {"@fates": ["$x", "$y"], "@how": "where"},
    ),
    (
        "asked",
        "{what happens to~with|what becomes of} <x:object> and <y:object>",
        "<x:object> と~、~, <y:object> {は|が} {両方|どちら も|それぞれ|} どう なる {か|の か|}",
        {"@fates": ["$x", "$y"], "@how": "becomes"},
    ),
    (
        "asked",
        "{do|will|did} <x:object> and <y:object> {both|} die",
        "<x:object> と~、~, <y:object> {は|が} {両方|どちら も|それぞれ|} {死ぬ|死亡 する|破壊 される|倒れる} {か|の か|}",
        {"@fates": ["$x", "$y"], "@how": "dies"},
    ),
    (
        "asked",
        "{do|will|did} <x:object> and <y:object> {both|} {survive|live}",
        "<x:object> と~、~, <y:object> {は|が} {両方|どちら も|それぞれ|} {生き残る|生き残れる|残る} {か|の か|}",
        {"@fates": ["$x", "$y"], "@how": "survives"},
    ),
    (
        "asked",
        "{does|did|will} <x:object> {'s {triggered|} {ability|effect}|} {trigger|go off} | "
        "{does|did|will} <x:object> 's trigger {happen|go off}",
        "<x:object> {の {誘発型|} {能力|効果}|} {は|が} 誘発 する {か|の か|}",
        {"@triggers": "$x"},
    ),
    (
        "asked",
        "life of <p:player> | {what is|} life {total|} of <p:player> | {what is|} <p:player> 's life {total|} {now|then|} | "
        "how much life does <p:player> have {left|} | what life is <p:player> {at|on} | what is <p:player> at",
        "<p:player> の {残り|} ライフ {は|} {残り|あと|} {いくつ|いくら|何点|何 点|} "
        "{残る|になる|減る|増える|変わる|どう なる|} {か|}",
        {"value": "$p.life"},
    ),
    (
        "asked",
        "how many cards {does|will|did} <p:player> draw | {does|will|did} <p:player> draw {a card|any cards|cards|anything}",
        "<p:player> は {カード を|} {何 枚|} {カード を|} {引く|引ける|引く こと が できる} {か|の か|}",
        {"@draws": "$p"},
    ),
    (
        "asked",
        "is {that|this|it|the attack|the block|the play} {a|} {legal|possible|allowed|ok} {attack|block|play|move|} | "
        "is {that|this} {attack|block|play|move} {legal|possible|allowed}",
        "{これ|それ|今 の|この 攻撃|この ブロック|この 割り振り|その 割り振り|この プレイ} は {適正|適法|可能|合法} {か|}",
        {"@legal-so-far": "true"},
    ),
    (
        "asked",
        "how {often|many times} {does|did|will} <x:object> {'s {ability|effect}|} {trigger|go off}",
        "<x:object> {の {誘発型|} {能力|効果}|} {は|が} 何 回 誘発 する {か|の か|}",
        {"@triggers": "$x"},
    ),
    (
        "asked",
        "how much life {does|will|did} <p:player> lose | {does|will|did} <p:player> lose {any|} life",
        "<p:player> は ライフ を {いくつ|何 点|何点|} 失う {か|の か|}",
        {"@loses-life": "$p"},
    ),
    (
        "asked",
        "what {is|are} {left|still there|still alive} {{on|in} the {battlefield|board|table|battle zone|battle area}|in play|} | "
        "{what|who} {survives|survive} | "
        "which {creature~creatures|permanent~permanents|unit~units|one~ones} {survives|survive|{is|are} left} | "
        "{which~what} {of the|} {attackers~attacker|blockers~blocker|{attacking|blocking} {creatures~creature|units~unit}} "
        "{survives|survive|lives|live|{is|are} {left|alive}}",
        "{{戦場|場|バトルゾーン|バトルエリア} に {は|}|} {何|どれ|どの クリーチャー|どの ユニット} が {残る|生き残る} {か|の か|}",
        {"@left": "true"},
    ),
    (
        "asked",
        "how many {creatures|units|permanents} {does|will} <p:player> {control|have} {left|} | "
        "what {does|will} <p:player> {control|have left}",
        "<p:player> の {クリーチャー|ユニット} {は|が} {何 体|いくつ} {残る|いる|残っている|} {か|}",
        {"@left": "$p"},
    ),
    (
        "asked",
        "what is left on <p:player> 's {board|side}",
        "<p:player> の {戦場|場|バトルゾーン|バトルエリア|戦闘エリア} に {は|} {何|どれ|誰|どの クリーチャー|どの ユニット} が "
        "{残る|いる} {か|}",
        {"@left": "$p"},
    ),
    (
        "asked",
        "life totals | {what are|} {the|both} life totals | {what is|} {each|every} player 's life {total|}",
        "{お互い|両者|両方|両 プレイヤー|全員} の {残り|} ライフ {は|} {いくつ|何 点|} {か|}",
        {"@lives": "true"},
    ),
    ("asked", "{what are|} {the|both|} life totals {,|of|for} <p:player> and <q:player>", "", {"@lives": ["$p", "$q"]}),
    (
        "asked",
        "how many cards {are|} {left|} in <p:player> 's <z:zone> | size of <p:player> 's <z:zone> | "
        "<p:player> 's <z:zone> {size|}",
        "<p:player> の <z:zone> {は|が|の カード は|} {残り|あと|} {何 枚|いくつ|} "
        "{ある|残る|になる|残っている|減る|増える|} {か|}",
        {"@count": "$p", "@zone": "$z"},
    ),
    (
        "asked",
        "what {is|are} {left|still|} in <p:player> 's <z:zone> {now|} | "
        "{what|which} {cards|creatures|} {is|are} {left|still|} in <p:player> 's <z:zone> {now|} | "
        "{what|which} cards {does|will} <p:player> {still|} have {left|} in {his|her|their|the|} <z:zone>",
        "<p:player> の <z:zone> {に|} {は|} {何|どの カード} {が|} {ある|残る|残っている|残り} {か|} | "
        "<p:player> の <z:zone> の 中身 は {何|} {か|}",
        {"@holds": "$p", "@zone": "$z"},
    ),
    (
        "asked",
        "{which|what|whose} {trigger|triggered ability|ability} {resolves|goes|is} first | "
        "{in {what|which} order|how} {do|will} {the|these|those|both|} {triggers|triggered abilities|abilities} {resolve|go} | "
        "what is the order of the triggers",
        "{どの|どちら の|どっち の|誰 の} {誘発|能力|誘発 能力} が {先|最初} {に|} {解決 {される|する}|} {か|} | "
        "{誘発|能力|誘発 能力} {は|の 解決 順 は|の 順番 は} {どの|どんな|どういう} {順|順番} "
        "{で|に|} {解決 {される|する}|} {か|} | {誘発|能力|誘発 能力} の {解決 順|解決 の 順番|順番} は",
        {"@order": "triggers"},
    ),
    (
        "asked",
        "what resolves first | {which|what} {spell|one} resolves first | "
        "in {what|which} order {do|does} {they|it all|everything} resolve",
        "{何|どれ|どちら|どっち} が {先|最初} に 解決 {される|する} {か|}",
        {"@order": "all"},
    ),
    (
        "asked",
        "who {decides|chooses|picks} {that|this|it|them|so|the order|the order of the triggers|the order of triggers|} | "
        "who orders {them|these|the {triggers|effects|abilities}} | who gets to {choose|decide}",
        "{それ は|これ は|順番 は|順 は|順序 は|} {誰|どちら|どっち} が {決める|選ぶ} {か|} | "
        "{決める|選ぶ} {のは|の は} {誰|どちら|どっち|} {か|}",
        {"@decides": "true"},
    ),
    (
        "asked",
        "{does|did|will|may|can} <p:player> {get to|} {decide|choose|pick} {that|this|it|them|the order}",
        "",
        {"@decides": "true", "@whether": "$p"},
    ),
    (
        "asked",
        "how many <z:zone> {does|will} <p:player> have {left|} | "
        "how many cards does <p:player> have in {his|her|their|the|} <z:zone>",
        "",
        {"@count": "$p", "@zone": "$z"},
    ),
    (
        "asked",
        "how many cards are in {each|} <z:zone>",
        "<z:zone> {は|の カード は|} {残り|あと|} {何 枚|いくつ} {ある|残る|になる|残っている|減る|増える|} {か|}",
        {"@count": "@each", "@zone": "$z"},
    ),
    (
        "asked",
        "is <x:object> {tapped|untapped}",
        "<x:object> は {タップ|アンタップ} {状態|している|されている|される|する|した|中|} {か|の か|}",
        {"value": {"@of": "$x", "@value": "tapped"}},
    ),
    (
        "asked",
        "is <x:object> {rested|resting|exhausted}",
        "<x:object> は レスト {状態|している|されている|される|する|した|中|} {か|の か|}",
        {"value": {"@of": "$x", "@value": "rested"}},
    ),
    (
        "asked",
        "who controls <x:object>",
        "<x:object> の コントローラー は {誰|} {か|}",
        {"value": {"@of": "$x", "@value": "controller"}},
    ),
    (
        "asked",
        "how much {mana|} {does|did|will|would} <x:thing> cost {him|her|them|} {to cast|now|} | "
        "what {does|did|will|would} <x:thing> cost {him|her|them|} {to cast|now|} | "
        "what {has to|must} be paid for <x:thing> | {what is|} {the|} {total|mana} cost of <x:thing> | "
        "how much {mana|} is needed for <x:thing>",
        "<x:thing> に マナ {は|が|} {いくら|いくつ|何 マナ} {かかる|必要} {か|} | "
        "<x:thing> の {マナ |} {コスト|総コスト} は {いくら|いくつ|何 マナ|} {か|} | <x:thing> は 何 マナ {か|} | "
        "<x:thing> の コスト いくら {か|}",
        {"@cost": "$x"},
    ),
    (
        "asked",
        "{what|how much} {does|must|will} <p:player> {have to|need to} pay for <x:thing> | "
        "{what|how much} must <p:player> pay for <x:thing> | how much {does|will} <p:player> pay for <x:thing> | "
        "{what|how much} {does|did|will|would} <x:thing> cost {for|} <p:player> {to cast|now|} | "
        "{what|how much} {does|did|will|would} it cost {for|} <p:player> to {cast|play} <x:thing> | "
        "how much is <x:thing> for <p:player>",
        "<p:player> は <x:thing> に {いくら|いくつ|何 マナ} {払う|支払う} {か|}",
        {"@cost": "$x", "@whose": "$p"},
    ),
    ("asked", "what is on the stack | stack", "スタック {は|に ある もの は|} {何 か|}", {"value": "stack"}),
    (
        "asked",
        "whose turn is it {now|} | whose turn | who is {the|} active player",
        "{今 は|} {誰|どちら|どっち} の ターン {か|} | アクティブ・プレイヤー は {誰|どちら} {か|}",
        {"value": "active"},
    ),
    ("asked", "who has priority", "優先権 {は|を 持つ のは|} {誰|} {か|}", {"value": "priority"}),
)
