"""Magic in table notation: its zones, what is said of objects and players, and what players do."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.modules import import_module
from judgekit.core.wording import noted
from judgekit.engine import Question
from judgekit.games.mtg.layers.alike import timed
from judgekit.games.mtg.scene.notation import abilities_by_effect, card_words, printed_cards
from judgekit.games.mtg.scene.notation.abilities_said import ability_said, has_lost
from judgekit.games.mtg.scene.notation.combat_words import COMBAT_ROWS
from judgekit.games.mtg.scene.notation.freed import freed
from judgekit.games.mtg.scene.notation.keyword_words import BRINGING, keyword_rows
from judgekit.games.mtg.scene.notation.leading import ACTING, BESIDE, DECLARING, LED, OVERARCHING, OWN_RULES
from judgekit.games.mtg.scene.notation.mana_lent import mana_for, paid_otherwise
from judgekit.games.mtg.scene.notation.sayings import SAYINGS, TOOLS
from judgekit.games.mtg.scene.notation.sizes import shaped, stages
from judgekit.games.mtg.state.game import MtgPosition, sharing_turns
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA, LANDWALKS, SUBTYPES, TYPES
from judgekit.games.mtg.triggers.declared_before import triggered_before
from judgekit.table.notation import NotationWords, Said, WaitingAbility, reasons_beside
from judgekit.table.notation_rows import (
    ITS_OWN,
    LIES_ON_IT,
    NOT_SO,
    card_rows,
    coloured_cost,
    damage_rows,
    life_row,
    order_rows,
    turn_row,
)

_BASIC_LANDS = (("Plains", "平地"), ("Island", "島"), ("Swamp", "沼"), ("Mountain", "山"), ("Forest", "森"))
_STEPS = (
    ("upkeep {step|} | upkeep", "アップキープ {・ ステップ|}", "upkeep"),
    ("draw step | draw", "ドロー {・ ステップ|}", "draw"),
    (
        "main phase | main | first main {phase|} | {precombat|pre-combat} {main {phase|}|} | main {phase|} 1~one",
        "メイン {・ フェイズ|フェイズ|} | {第一|戦闘前} メイン {・ フェイズ|フェイズ|}",
        "precombat-main",
    ),
    (
        "beginning of combat | combat {phase|}",
        "戦闘開始 {・|} {ステップ|} | 戦闘 {・|} {フェイズ|}",
        "beginning-of-combat",
    ),
    ("declare attackers {step|}", "攻撃 クリーチャー 指定 {・ ステップ|}", "declare-attackers"),
    ("declare blockers {step|}", "ブロック {・|} クリーチャー 指定 {・ ステップ|}", "declare-blockers"),
    ("combat damage {step|} | damage step", "戦闘 ダメージ {・ ステップ|}", "combat-damage"),
    ("end of combat {step|}", "戦闘終了 {・ ステップ|}", "end-of-combat"),
    (
        "second main phase | {postcombat|post-combat|post combat} {main {phase|}|} | second main | main {phase|} 2~two | "
        "after {the|} combat",
        "{第二|戦闘後} メイン {・ フェイズ|フェイズ|}",
        "postcombat-main",
    ),
    ("end step | end of turn | end of the turn | {the|} end", "終了 ステップ | ターン 終了 {時|}", "end"),
    ("cleanup {step|}", "クリンナップ {・ ステップ|}", "cleanup"),
    ("untap step", "アンタップ {・ ステップ|}", "untap"),
)
_ASKED = (
    ("type|types|card type|card types", "{カード・|} タイプ", "types"),
    (
        "subtype|subtypes|creature type|creature types|land type|land types",
        "{サブタイプ|クリーチャー・タイプ}",
        "subtypes",
    ),
    ("color|colors", "色", "colors"),
    ("loyalty", "忠誠度", "loyalty"),
    ("mana value|converted mana cost", "{マナ総量|点数 で 見た マナ・コスト}", "mana-value"),
    ("keywords|keyword abilities", "キーワード {能力|}", "keywords"),
)


def _asked_of(english: str, japanese: str, key: str) -> Said:
    """Return how players ask for a property of an object; of its types they ask for the subtypes too."""
    value: dict[str, Json] = {"value": {"@of": "$x", "@value": key}}
    return (
        "asked",
        f"{{what|which}} {{{english}}} {{is|are|does|do}} <x:thing> {{have|}} | {{what is|what are|}} {{the|}} {{{english}}} "
        f"of <x:thing> | {{what is|what are|}} <x:thing> 's {{{english}}}",
        f"<x:thing> の {japanese} {{は|}} {{何|いくつ|}} {{になる|}} {{か|}} | <x:thing> は 何 の {japanese} {{か|}}",
        {**value, "@also": "subtypes"} if key == "types" else value,
    )


_ROWS: tuple[Said, ...] = (
    *(("step", english, japanese, step) for english, japanese, step in _STEPS),
    # Objects.
    ("fact", "not attacking | not blocking", f"攻撃 {{中|}} {NOT_SO} | ブロック {{中|}} {NOT_SO}", {}),
    ("fact", "attacking", "攻撃 {中|している|}", {"attacking": "@defender"}),
    ("fact", "attacking <t:thing>", "<t:thing> を 攻撃 {中|している|}", {"attacking": "$t"}),
    ("fact", "blocking <t:things>", "<t:things> を ブロック {中|している|}", {"blocking": {"@one": "$t"}}),
    (
        "fact",
        "<n:number> <k:pair> counter | <n:number> <k:pair> counter~counters {on it|}",
        "<k:pair> カウンター <n:number> 個 | <k:pair> カウンター {が|} <n:number> {個|} | <k:pair> カウンター <n:number> つ | "
        f"<n:number> 個 の <k:pair> カウンター | <k:pair> カウンター {{が|}} <n:number> {{個|つ}} {LIES_ON_IT}",
        {"counters": {"$k": "$n"}},
    ),
    ("fact", "<k:pair> counter | {a|one|} <k:pair> counter {on it|}", "<k:pair> カウンター", {"counters": {"$k": "1"}}),
    ("fact", "<n:number> counter~counters {on it|}", "", {"counters": {ITS_OWN: "$n"}}),
    ("fact", "{a|one} counter {on it|}", "", {"counters": {ITS_OWN: "1"}}),
    (
        "fact",
        "<n:number> <k:counted> counter~counters",
        f"<k:counted> カウンター <n:number> {{個|}} | <k:counted> カウンター {{が|}} <n:number> 個 {LIES_ON_IT}",
        {"counters": {"$k": "$n"}},
    ),
    (
        "fact",
        "<n:number> <q:quoted> counter~counters",
        "<q:quoted> カウンター <n:number> {個|}",
        {"counters": {"$q": "$n"}},
    ),
    (
        "fact",
        "loyalty <n:number> | {at|on|} loyalty <n:number> | {at|on|with|} <n:number> loyalty {counters|} | {at|on} <n:number>",
        "忠誠度 <n:number> | 忠誠度 {は|} <n:number> | 忠誠 <n:number> | 忠誠 カウンター <n:number> {個|}",
        {"counters": {"loyalty": "$n"}},
    ),
    (
        "fact",
        "attached to <t:thing> | on <t:thing> | enchanting <t:thing> | equipping <t:thing> | equipped to <t:thing>",
        "<t:thing> に {つけた|付けた|付いている|ついている|ついた|付いた|つけて ある|装備 {し て いる|中|している|}}",
        {"attached": "$t"},
    ),
    (
        "fact",
        "older than <t:thing> | {there|entered} before <t:thing>",
        "<t:thing> より {古い|先 に 出た|前 に 出た}",
        {"@before": "$t"},
    ),
    (
        "fact",
        "newer than <t:thing> | {younger|later} than <t:thing> | entered after <t:thing>",
        "<t:thing> より {新しい|後 に 出た|あと に 出た}",
        {"@after": "$t"},
    ),
    (
        "fact",
        "blocked by <t:things>",
        "<t:things> に ブロック され た | <t:things> に {ブロック され {た|ている}}",
        {"@blockers": "$t"},
    ),
    ("fact", "unattached | not attached {to anything|}", "何 に も つい て いない", {}),
    ("fact", "transformed", "変身 {した|}", {"transformed": "true"}),
    ("fact", "currently <k:pair> | {is|already} <k:pair>", "今 <k:pair>", {"@size": "$k"}),
    ("fact", "flipped", "反転", {"flipped": "true"}),
    ("fact", "phased out", "フェイズ アウト", {"phased-out": "true"}),
    ("fact", "damaged by deathtouch", "接死 の ダメージ", {"deathtouched": "true"}),
    ("fact", "{the|his|her|their|} commander", "統率者", {"commander": "true"}),
    (
        "fact",
        "{has|} {already|} dealt <n:number> {combat|commander|} damage to <p:player> {so far|already|}",
        "<p:player> に 統率者 ダメージ {を|} <n:number> {点|} 与えている",
        {"commander": "true", "@of-player": {"$p": {"commander-damage": "$n"}}},
    ),
    ("fact", "on <t:things> | targeting <t:things>", "<t:things> が 対象 | 対象 <t:things>", {"targets": "$t"}),
    ("fact", "X = <n:number>", "", {"X": "$n"}),
    # Of what it is a copy (707.2).
    ("fact", "copying <q:quoted>", "<q:quoted> の コピー", {"copy-of": "$q"}),
    # What was chosen as it entered (607.2d).
    ("fact", "naming <q:quoted>", "<q:quoted> を 指定 | <q:quoted> を 指定 した", {"chosen": {"name": "$q"}}),
    (
        "fact",
        "color : <c:color> | {chosen|choosing|chose|color|naming|set to} <c:color> | <c:color> {is|was|} chosen | "
        "chosen color {:|is|} <c:color>",
        "<c:color> を 選択 | <c:color> を 選択 した | <c:color> を 選んだ | 色 {:|は} <c:color> | 選んだ 色 {:|は} <c:color>",
        {"chosen": {"color": "$c"}},
    ),
    (
        "fact",
        "creature type : <q:quoted> | {chosen|} creature type {:|is} <q:quoted>",
        "クリーチャー・タイプ : <q:quoted> | クリーチャー・タイプ {は|が|} <q:quoted>",
        {"chosen": {"creature-type": "$q"}},
    ),
    (
        "fact",
        "player : <p:player> | {chosen|choosing|chose|naming|named|set to} <p:player> | <p:player> {is|was|} chosen | "
        "{chosen|} opponent {:|is|} <p:player>",
        "<p:player> を 選択 | <p:player> を 選択 した | <p:player> を 選んだ | {対戦 相手|プレイヤー} {:|は} <p:player>",
        {"chosen": {"player": "$p"}},
    ),
    ("fact", "number : <n:number>", "数 {:|は} <n:number>", {"chosen": {"number": "$n"}}),
    *(("color", name, f"{sign} | {sign} 色", name) for sign, name in COLORS.items()),
    ("counted", "loyalty", "忠誠", "loyalty"),
    ("counted", "charge", "蓄積", "charge"),
    ("counted", "lore", "伝承", "lore"),
    ("counted", "time", "時間", "time"),
    ("counted", "age", "経年", "age"),
    ("counted", "shield", "盾", "shield"),
    ("counted", "stun", "麻痺", "stun"),
    ("counted", "flying", "飛行", "flying"),
    ("counted", "trample", "トランプル", "trample"),
    ("counted", "first strike", "先制攻撃", "first strike"),
    ("counted", "deathtouch", "接死", "deathtouch"),
    ("counted", "lifelink", "絆魂", "lifelink"),
    # Players.
    life_row(),
    (
        "owned",
        "mana <m:symbols> | mana {:|} <m:symbols> | pool {:|} <m:symbols> | mana pool {:|} <m:symbols> | "
        "<m:symbols> {floating|in {the|} {mana|} pool}",
        "マナ <m:symbols> | マナ {:|は|に|} <m:symbols> | マナ・プール {:|は|に|} <m:symbols> | <m:symbols> が 浮いている",
        {"pool": "$m"},
    ),
    (
        "owned",
        "poison <n:number> | <n:number> poison {counters|}",
        "毒 {カウンター|} <n:number> {個|}",
        {"counters": {"poison": "$n"}},
    ),
    (
        "owned",
        "energy <n:number> | <n:number> energy {counters|}",
        "エネルギー {カウンター|} <n:number> {個|}",
        {"counters": {"energy": "$n"}},
    ),
    (
        "owned",
        "<n:number> experience {counters|}",
        "経験 {カウンター|} <n:number> {個|}",
        {"counters": {"experience": "$n"}},
    ),
    (
        "owned",
        "no {untapped|open|available|} lands~land | no {open|available|} mana",
        "土地 {は|が|} {なし|ない} | マナ {は|が|} {なし|ない}",
        {"pool": ""},
    ),
    ("owned", "<n:number> rad {counters|}", "放射線 {カウンター|} <n:number> {個|}", {"counters": {"rad": "$n"}}),
    ("owned", "monarch", "統治者", {"monarch": "true"}),
    ("owned", "the initiative", "イニシアチブ", {"initiative": "true"}),
    ("owned", "played a land", "土地 を プレイ した", {"lands-played": "1"}),
    # What players do.
    *card_rows(),
    *order_rows("on the stack", "スタック"),
    turn_row("precombat-main"),
    # What becomes of a commander that died is its owner's to choose (903.9a).
    (
        "deed",
        "puts~put~returns~return~moves~move <x:thing> {back|} {in|into|to} {the|his|her|their|its|} command zone",
        "<x:thing> を 統率領域 {に|へ} {戻す|置く|移す|送る}",
        {"choose": "accept", "@about": "$x"},
    ),
    (
        "deed",
        "does not put~return~move <x:thing> {back|} {in|into|to} {the|his|her|their|its|} command zone",
        "<x:thing> を 統率領域 {に|へ} {戻さない|置かない|移さない|送らない}",
        {"choose": "decline", "@about": "$x"},
    ),
    (
        "deed",
        "casts <x:thing> | casts~cast <x:thing>",
        "<x:thing> を 唱える | <x:thing> を {唱える|撃つ|打つ|使う|使用 {する|}|召喚 {する|}} | <x:thing>",
        {"cast": "$x"},
    ),
    (
        "deed",
        "rolls~roll {the|a} planar die | planeswalks~planeswalk",
        "{次元ダイス|プレイナー・ダイス} を 振る | {次元へ|次元を渡って|} プレインズウォークする",
        {"@refused": noted("planes are not played (901)")},
    ),
    (
        "deed",
        "sets~set {a|the|their|his|her} {top|} scheme in motion | abandons~abandon {a|the|that} {ongoing|} scheme",
        "計略 を 実行中にする | {持続|} 計略 を 放棄する",
        {"@refused": noted("schemes are not played (904)")},
    ),
    ("deed", "casts~cast <x:cards>", "<x:cards> {唱える|撃つ|打つ|使う|使用 {する|}|召喚 {する|}}", {"cast": "$x"}),
    (
        "deed",
        "casts~cast <x:cards> {on|targeting|at|choosing} <t:things>",
        "<t:things> {に|へ|を 対象 に} <x:cards> {唱える|撃つ|打つ|使う|使用 {する|}}",
        {"cast": "$x", "targets": "$t"},
    ),
    (
        "deed",
        "casts <x:thing> on <t:things> | "
        "casts~cast <x:thing> {,|} {on|targeting|at|to|onto|choosing|against|{with|} {the|} target~targets} <t:things>",
        "<t:things> {に|へ} {、|,|} <x:thing> {を {唱える|プレイ {する|}|撃つ|打つ|使う|使用 {する|}}|} | "
        "<t:things> を 対象 {に|として~、~,|と し て|として} {,|} <x:thing> {を {唱える|プレイ {する|}|撃つ|打つ|使う}|} | "
        "<x:thing> を <t:things> {に|へ} {対し て|向け て|} {唱える|プレイ {する|}|撃つ|打つ|使う|使用 {する|}|} | "
        "<t:things> 対象 {に|で} <x:thing> {を {唱える|プレイ {する|}|撃つ|打つ|使う}|} | "
        "<x:thing> {を 唱える|を プレイ {する|}|} {,|} 対象 {は|に|を} <t:things> {に|} | "
        "<x:thing> で <t:things> を 対象 {に {取る|とる|する|}|}",
        {"cast": "$x", "targets": "$t"},
    ),
    (
        "deed",
        "activates <x:thing> | activates~activate~uses~use {the ability~abilities of|} <x:thing> {'s {ability|}|}",
        "<x:thing> を 起動 する | <x:thing> {の {起動型|} 能力|} を {起動 {する|}|使う|使用 {する|}}",
        {"activate": "$x"},
    ),
    (
        "deed",
        "activates <x:thing> on <t:things> | activates~activate~uses~use {the ability of|} <x:thing> {'s {ability|}|} {,|} "
        "{on|targeting|at|against|to "
        "target} <t:things>",
        "<t:things> に <x:thing> を 起動 する | <t:things> {に|へ|を 対象 に} <x:thing> {の {起動型|} 能力|} を {起動 "
        "{する|}|使う|使用 {する|}} | "
        "<x:thing> {の {起動型|} 能力|} を {<t:things> {に|へ|を 対象 に|対象 に|対象 で}} {起動 {する|}|使う|使用 {する|}|} | "
        "<x:thing> {の {起動型|} 能力|} を {起動 {する|して|し|}|使う} {,|} 対象 {は|に|を} <t:things> | "
        "<x:thing> {の {起動型|} 能力|} で <t:things> を 対象 {に {取る|とる|する|起動 {する|}|}|} | "
        "<x:thing> {の 能力|} を <t:things> {に|へ} {使う|使用 {する|}|起動 {する|}}",
        {"activate": "$x", "targets": "$t"},
    ),
    (
        "deed",
        "activates <x:thing> : <w:saying> | "
        "activates~activate~uses~use <x:thing> {'s|:|} {ability|} <w:saying> {ability|}",
        "<x:thing> の <w:saying> を 起動 する | <x:thing> の {能力|} <w:saying> {能力|} {を {起動 {する|}|使う|使用 {する|}}|}",
        {"activate": "$x", "@saying": "$w"},
    ),
    (
        "deed",
        "activates <x:thing> : <w:saying> on <t:things> | "
        "activates~activate~uses~use <x:thing> {'s|:|} {ability|} <w:saying> {ability|} {,|} {on|targeting|at} <t:things>",
        "<t:things> に <x:thing> の <w:saying> を 起動 する | <t:things> {に|を 対象 に} <x:thing> の {能力|} <w:saying> "
        "{能力|} {を {起動 {する|}|使う}|} | "
        "<x:thing> の {能力|} <w:saying> {能力|} {を|で} <t:things> {に|を 対象 {に|}} {使う|起動 {する|}|}",
        {"activate": "$x", "@saying": "$w", "targets": "$t"},
    ),
    (
        "deed",
        "ticks~tick~plusses~minuses <x:thing> {up|down} {,|:|} {for|with|using|} {the|} <w:saying>",
        "",
        {"activate": "$x", "@saying": "$w"},
    ),
    (
        "deed",
        "ticks~tick up <x:thing> | ticks~tick <x:thing> up | plusses~pluses~upticks <x:thing>",
        "",
        {"activate": "$x", "@saying": "@plus"},
    ),
    (
        "deed",
        "ticks~tick down <x:thing> | ticks~tick <x:thing> down | minuses~downticks <x:thing>",
        "",
        {"activate": "$x", "@saying": "@minus"},
    ),
    (
        "deed",
        "casts~cast <x:thing> {,|} {and|} {copying|as a copy of|to copy|"
        "{has~have~makes~lets~having~making} it {copy|{become|enter as|come in as|be} a copy of}} <t:things>",
        "<t:things> の コピー として <x:thing> を {唱える|出す}",
        {"@steps": [{"cast": "$x"}, {"choose": {"@one": "$t"}}]},
    ),
    ("thing", "{the|his|her|their|} opponent | {the|} face", "{対戦 相手|相手|相手 プレイヤー|本体}", "@defender"),
    (
        "deed",
        "taps~tap <x:thing> | taps~tap <x:thing> {for~to {its|the} ability|}",
        "<x:thing> を タップ {する|して 能力 を {使う|起動 {する|}}}",
        {"activate": "$x"},
    ),
    ("deed", "taps~tap <x:thing> {,|} {on|targeting|to target} <t:things>", "", {"activate": "$x", "targets": "$t"}),
    (
        "deed",
        "uses~use <x:thing> 's <w:saying> to {destroy|kill} <t:things>",
        "<x:thing> の {能力|} <w:saying> で <t:things> を {破壊 {する|}|対象 に {する|取る|とる}|追放 {する|}|タップ {する|}}",
        {"activate": "$x", "@saying": "$w", "targets": "$t"},
    ),
    (
        "deed",
        "pings~ping~shoots~shoot~damages~damage <t:things> with <x:thing>",
        "",
        {"@attach": "$x", "targets": "$t", "@saying": "@damage"},
    ),
    (
        "deed",
        "destroys~destroy~kills~kill <t:things> with <x:thing>",
        "<t:things> を <x:thing> で 破壊 {する|} | <x:thing> で <t:things> を 破壊 {する|}",
        {"@attach": "$x", "targets": "$t", "@saying": "@destroy"},
    ),
    (
        "deed",
        "taps~tap <t:things> with <x:thing>",
        "<t:things> を <x:thing> で タップ {する|} | <x:thing> で <t:things> を タップ {する|}",
        {"@attach": "$x", "targets": "$t", "@saying": "@tap"},
    ),
    (
        "event",
        "<x:thing> enters~enter {the battlefield|play|} | <x:thing> {comes~come|came} {in|down|into play}",
        "<x:thing> が {戦場 に|} 出る",
        {"resolve": "top", "@in": "$x"},
    ),
    ("option", "<c:color>", "", {"@option": "$c"}),
    ("saying", "<q:quoted>", "", "$q"),
    ("saying", "<l:loyalty>", "", "$l"),
    ("saying", "<n:number>", "", "$n"),
    ("saying", "<k:pair>", "", "$k"),
    ("deed", "cracks~crack~pops~pop <x:thing>", "", {"activate": "$x", "@saying": "@itself"}),
    *(
        (
            "deed",
            f"removes~remove {{a|an|one}} {counter} from <x:thing>{behind}",
            "",
            {"activate": "$x", **said, **kind},
        )
        for counter, kind in (("counter", {}), ("<k:pair> counter", {"@kind": "$k"}))
        for behind, said in (
            ("", {"@saying": "@counter"}),
            (" {to|,|} {target|targeting|put it on} <t:things>", {"@saying": "@counter-on", "targets": "$t"}),
        )
    ),
    (
        "deed",
        "sacrifices~sacrifice <s:things> to <x:thing>",
        "<x:thing> に <s:things> を 生け贄 に {捧げる|ささげる|する} | "
        "<s:things> を <x:thing> {の 能力|} {で|に} 生け贄 に {捧げる|ささげる|する} | "
        "<x:thing> {の 能力|} で <s:things> を 生け贄 に {捧げる|ささげる|する} | "
        "<s:things> を 生け贄 に {捧げて|して} {,|} <x:thing> {の {起動型|} 能力|} を {起動 {する|}|使う}",
        {"activate": "$x", "sacrifice": {"@one": "$s"}},
    ),
    (
        "deed",
        "sacrifices~sacrifice <s:things> to <x:thing> {,|} {on|targeting|at|to target} <t:things>",
        "<x:thing> に <s:things> を 生け贄 に 捧げて <t:things> を 対象 に {する|取る}",
        {"activate": "$x", "sacrifice": {"@one": "$s"}, "targets": "$t"},
    ),
    (
        "deed",
        "attaches~equips~attach~equip~moves~move <x:thing> {to|onto} <t:things>",
        "<t:things> に <x:thing> を {装備 {する|させる|}|つける|付ける|エンチャント {する|}} | <x:thing> を <t:things> に "
        "{装備 {する|させる|}|つける|付ける|エンチャント {する|}}",
        {"@attach": "$x", "targets": "$t", "@saying": "@attach"},
    ),
    (
        "deed",
        "equips~equip <t:things> with <x:thing>",
        "",
        {"activate": "$x", "targets": "$t", "@saying": "@attach"},
    ),
    (
        "deed",
        "regenerates~regenerate <x:thing>",
        "<x:thing> を 再生 {する|させる|}",
        {"activate": "$x", "@saying": "@regenerate"},
    ),
    (
        "deed",
        "enchants~enchant <t:things> with <x:thing> | puts~put <x:thing> {on|onto} <t:things>",
        "",
        {"@attach": "$x", "targets": "$t"},
    ),
    (
        "deed",
        "plays <x:thing> | plays~play {{a|the|} land|} <x:thing>",
        "<x:thing> を プレイ する | {土地 {の|}|} <x:thing> を {出す|プレイ {する|}|置く|セット {する|}}",
        {"@play": "$x"},
    ),
    ("deed", "plays~play <x:thing> {on|targeting|at} <t:things>", "", {"@play": "$x", "targets": "$t"}),
    *COMBAT_ROWS,
    # Variants of the game (chapters 8 and 9).
    (
        "variant",
        "two-headed giant <a:player> and~, <b:player> against~vs~v~versus <c:player> and~, <d:player>",
        "双頭巨人戦 <a:player> と~、~, <b:player> 対 <c:player> と~、~, <d:player>",
        {"options": {"two-headed-giant": [["$a", "$b"], ["$c", "$d"]]}},
    ),
    ("variant", "commander game | commander | EDH {game|}", "統率者戦", {"options": {"commander": "true"}}),
    ("variant", "range of influence <n:number>", "影響 範囲 <n:number>", {"options": {"range-of-influence": "$n"}}),
    (
        "deed",
        "assigns~assign <s:shares> | {deals~deal~puts~put} <s:shares>",
        "<s:shares> {を|} {割り振る|与える}",
        {"assign-damage": {"@pairs": [["@dealing", "$s"]]}},
    ),
    (
        "deed",
        "assigns~assign <r:assignments>",
        "<r:assignments> を 割り振る",
        {"assign-damage": "$r"},
    ),
    (
        "assignments",
        "<s:shares> with <x:thing> and~, <r:assignments>",
        "<x:thing> は <s:shares> と~、~, <r:assignments>",
        {"@merge": [{"@pairs": [["$x", "$s"]]}, "$r"]},
    ),
    (
        "assignments",
        "<s:shares> with <x:thing> and~, <t:shares> with <y:thing>",
        "<x:thing> は <s:shares> と~、~, <y:thing> は <t:shares>",
        {"@merge": [{"@pairs": [["$x", "$s"]]}, {"@pairs": [["$y", "$t"]]}]},
    ),
    # How.
    (
        "tail",
        "{on|at|targeting|{with|} target~targets} <t:things>",
        "対象 <t:things> | 対象 {は|に|:|} <t:things> | <t:things> {が|を|} 対象",
        {"targets": "$t"},
    ),
    ("tail", "paying pool | paying from the pool", "プール から 支払う | プール で 支払う", {"pay": "pool"}),
    ("tail", "{paying|spending} <m:symbols> {for it|}", "<m:symbols> {を|で} {支払う|払う}", {"pay": "$m"}),
    (
        "tail",
        "paying <n:number> life {for {the|its|} Phyrexian mana|instead of mana|rather than mana|for it|}",
        "<n:number> 点 の ライフ を {支払う|支払って|払う|払って}",
        {"symbols": {"life": "$n"}},
    ),
    (
        "tail",
        "paying <n:number> life {for {the|its|} Phyrexian mana|} and~, "
        "{one|two|three|the rest} {mana|} from~with <t:things> {for the tax|}",
        "",
        {"symbols": {"life": "$n"}, "pay": "$t"},
    ),
    ("tail", "paying with <t:things>", "<t:things> で 支払う", {"pay": "$t"}),
    ("tail", "paying nothing", "支払い なし", {"pay": []}),
    (
        "tail",
        "X = <n:number> | {with|for|} X {=|is} <n:number>",
        "X = <n:number> | X = <n:number> {で|} | X {は|が} <n:number> {で|}",
        {"X": "$n"},
    ),
    (
        "deed",
        "chooses~choose {the|} {mode|option} <n:number>",
        "モード <n:number> を {選ぶ|選択 {する|}}",
        {"choose": "$n"},
    ),
    *keyword_rows(),
    *abilities_by_effect.rows(),
    (
        "tail",
        "{in|with|choosing|} mode <n:number> | choosing {option|} <n:number>",
        "モード <n:number> {で|} | モード <n:number> を {選ぶ|選んで|選び}",
        {"mode": "$n"},
    ),
    (
        "tail",
        "{in|with|choosing|} modes <n:number> and <m:number>",
        "モード <n:number> と <m:number> {で|} | モード <n:number> と <m:number> を {選ぶ|選んで|選び}",
        {"mode": ["$n", "$m"]},
    ),
    (
        "deed",
        "chooses~choose {the|} modes <n:number> and <m:number>",
        "モード <n:number> と <m:number> を {選ぶ|選択 {する|}}",
        {"choose": ["$n", "$m"]},
    ),
    (
        "deed",
        "chooses~choose {the|} modes <n:number> , <m:number> {,|} and <o:number> | "
        "chooses~choose {the|} modes <n:number> and <m:number> and <o:number>",
        "モード <n:number> と~、~, <m:number> と~、~, <o:number> を {選ぶ|選択 {する|}}",
        {"choose": ["$n", "$m", "$o"]},
    ),
    ("tail", "ability <n:number>", "能力 <n:number> | <n:number> 番目 の 能力", {"ability": "$n"}),
    ("tail", "ability <q:quoted>", "能力 <q:quoted>", {"ability": "$q"}),
    ("tail", "face down", "裏向き で", {"face-down": "true"}),
    ("tail", "face <q:quoted>", "面 <q:quoted>", {"face": "$q"}),
    ("tail", "{by|} sacrificing <t:things>", "<t:things> を 生け贄 {に|}", {"sacrifice": {"@one": "$t"}}),
    ("tail", "discarding <t:things>", "<t:things> を 捨てる | <t:things> を 捨てて", {"discard": {"@one": "$t"}}),
    ("tail", "dividing <s:shares> | dealing <s:shares>", "割り振り <s:shares>", {"division": "$s"}),
    ("tail", "choosing <c:quoted>", "<c:quoted> を 選ぶ", {"choose": "$c"}),
    ("tail", "doing <q:quoted>", "", {"@modes": [["$q", ""]]}),
    ("tail", "doing <q:quoted> to <t:thing>", "", {"@modes": [["$q", "$t"]]}),
    # Expectations.
    (
        "state",
        "<x:object> dies~die | <x:object> is {dead|put into {the|} graveyard}",
        "<x:object> {は|が} {死亡 {する|}|死ぬ|墓地|墓地 に 置かれる}",
        {"object": "$x", "zone": "graveyard", "@from": "@home"},
    ),
    (
        "state",
        "<x:object> {dies~die|is destroyed} {to|by|from} {combat|lethal|} damage",
        "<x:object> {は|が} {戦闘|致死|} ダメージ {で|により} {死亡 {する|}|死ぬ|破壊 される}",
        {"object": "$x", "zone": "graveyard", "@from": "@home", "@told": "destroy", "@by-rules": "true"},
    ),
    ("state", "<x:object> is destroyed", "<x:object> {は|が} 破壊 される", {"object": "$x", "@told": "destroy"}),
    (
        "state",
        "<x:object> is countered",
        "<x:object> {は|が} 打ち消される",
        {"object": "$x", "@told": "counter"},
    ),
    ("state", "<x:object> {is|has size} <k:pair>", "<x:object> {は|が} <k:pair>", {"object": "$x", "pt": "$k"}),
    (
        "state",
        "<x:object> has power <n:number> | <x:object> 's power is <n:number> | power of <x:object> is <n:number>",
        "<x:object> の パワー {は|が|} <n:number>",
        {"object": "$x", "power": "$n"},
    ),
    (
        "state",
        "<x:object> has toughness <n:number> | <x:object> 's toughness is <n:number>",
        "<x:object> の タフネス {は|が|} <n:number>",
        {"object": "$x", "toughness": "$n"},
    ),
    (
        "state",
        "<x:object> has loyalty <n:number>",
        "<x:object> の 忠誠度 {は|が|} <n:number>",
        {"object": "$x", "loyalty": "$n"},
    ),
    # Questions.
    (
        "asked",
        "{does|did|will} <p:player> gain {any|} life | how much life {does|did|will} <p:player> gain",
        "<p:player> は {何 点|何点|} {の|} ライフ を {何 点|何点|} {得る|回復 する} {か|の か|} | "
        "<p:player> は {何 点|何点} 回復 する {か|の か|} | <p:player> の ライフ {は|が} {何 点|何点} 回復 する {か|の か|}",
        {"@gains": "$p"},
    ),
    *damage_rows("end-of-combat", "combat", "戦闘"),
    (
        "asked",
        "{what is|} {the|} power of <x:thing> | {what is|} <x:thing> 's power | how much power does <x:thing> have",
        "<x:thing> の パワー {は|} {いくつ|いくら|} {になる|} {か|}",
        {"value": {"@of": "$x", "@value": "power"}},
    ),
    (
        "asked",
        "{what is|} {the|} toughness of <x:thing> | {what is|} <x:thing> 's toughness",
        "<x:thing> の タフネス {は|} {いくつ|いくら|} {か|}",
        {"value": {"@of": "$x", "@value": "toughness"}},
    ),
    (
        "asked",
        "{what is|} {the|} {size|p/t|power and toughness} of <x:thing> | "
        "{what is|} <x:thing> 's {size|p/t|power and toughness} | how {big|large} is <x:thing> {now|} | "
        "what size is <x:thing> {now|}",
        "<x:thing> の {サイズ|大きさ|パワー と タフネス|P/T} {は|} {いくつ|いくら|} {か|} | <x:thing> は 何 / 何 {か|}",
        {"value": {"@of": "$x", "@value": "pt"}},
    ),
    (
        "asked",
        "{what are|what|} {the|} abilities {of|does} <x:thing> {have|} | <x:thing> 's abilities",
        "<x:thing> {の|が 持つ} 能力 {は|} {何|} {か|}",
        {"value": {"@of": "$x", "@value": "abilities"}},
    ),
    *(_asked_of(*row) for row in _ASKED),
    (
        "asked",
        "how many <k:pair> counters {are|does} {on|} <x:thing> {have|} | "
        "how many <k:pair> counters does <x:thing> {get|end up with}",
        "<x:thing> の <k:pair> カウンター は {何個|いくつ} {か|}",
        {"value": {"@of": "$x", "@value": "counters"}, "@kind": "$k"},
    ),
    (
        "asked",
        "how {many loyalty counters|much loyalty} {does|will} <x:thing> {have|enter with|come in with|end up with|} {left|} | "
        "{what|which} loyalty {is|does} <x:thing> {at|on|have|end up at|end up with} | what is <x:thing> 's loyalty | "
        "how many loyalty counters are {left|} on <x:thing>",
        "",
        {"value": {"@of": "$x", "@value": "loyalty"}},
    ),
    (
        "asked",
        "{is|was} <x:object> sacrificed | does <x:object> {get|have to be|need to be} sacrificed",
        "<x:object> は 生け贄 に {捧げられる|される} {か|の か|}",
        {"@fate": "$x", "@done": "sacrifice"},
    ),
    (
        "asked",
        "{does|did|will|must|should} <p:player> {have to|need to|get to|} sacrifice <x:object>",
        "<p:player> は <x:object> を 生け贄 に {捧げる|捧げなければ ならない|する} {か|の か|}",
        {"@fate": "$x", "@done": "sacrifice", "@whose": "$p"},
    ),
    (
        "asked",
        "{is|was} <x:object> exiled | does <x:object> get exiled | {does|will} <x:object> {go|end up} in exile",
        "<x:object> は 追放 {される|} {か|の か|}",
        {"@fate": "$x", "@to": "exile"},
    ),
    ("asked", "does the legend rule apply", "レジェンド・ルール は 適用 される {か|の か|}", {"@open": "legend-rule"}),
    ("asked", "legal damage assignments | how can damage be assigned", "適正な 割り振り", {"legal": "assign-damage"}),
)


def _moment(given: Mapping[str, Json]) -> str:
    """Return the step that declared attackers and blockers imply (508, 509); a main phase where there are none (505)."""
    objects = given.get("battlefield")
    listed = [one for one in objects if isinstance(one, Mapping)] if isinstance(objects, list) else []
    if any("blocking" in one for one in listed):
        return "declare-blockers"
    return "declare-attackers" if any("attacking" in one for one in listed) else "precombat-main"


_DOES_SOMETHING = ("untap", "draw", "cleanup")
"""Steps that begin with a turn-based action whatever is on the table (502.3, 504.1, 514.1)."""


def _ahead(given: Mapping[str, Json], turn: Mapping[str, Json]) -> bool:
    """Tell whether a step is said in which something is done that has not been said: a draw, the damage of attackers (510.2).

    Who says "combat damage" asks what it does; that it has been dealt shows in life and damage that nobody could know.
    """
    if given.get("stack"):
        return False
    listed = given.get("battlefield")
    attack = isinstance(listed, list) and any(isinstance(one, Mapping) and "attacking" in one for one in listed)
    return turn.get("step") in _DOES_SOMETHING or (turn.get("step") == "combat-damage" and attack)


def _pending(given: Mapping[str, Json], turn: Mapping[str, Json]) -> bool:
    """Tell whether attackers or blockers are declared already in the step of their declaration: players get priority (508.2)."""
    objects = given.get("battlefield")
    listed = [one for one in objects if isinstance(one, Mapping)] if isinstance(objects, list) else []
    if turn.get("step") == "declare-attackers":
        return any("attacking" in one for one in listed)
    return turn.get("step") == "declare-blockers" and any("blocking" in one for one in listed)


def _waiting(question: Question) -> list[WaitingAbility]:
    """Return the triggered abilities that a player puts on the stack in an order (603.3b)."""
    if question.kind != "trigger-order":
        return []
    position: MtgPosition = question.position
    team = sharing_turns(position, question.by)
    own = [one for one in position.waiting if one.controller in team]
    return [
        WaitingAbility(label, one.source[0], one.ability.text) for label, one in zip(question.args[0], own, strict=True)
    ]


_JAPANESE = (KEYWORDS_JA, LANDWALKS, COLORS, TYPES, {"プレイヤー": "player", "族霊鎧": "umbra armor"})
"""Words that positions name in English."""

WORDS = NotationWords(
    rows=_ROWS,
    zones={
        "battlefield": ("battlefield | board", "戦場"),
        "hand": ("hand", "手札"),
        "library": ("library | deck", "ライブラリー | 山札"),
        "graveyard": ("graveyard", "墓地"),
        "exile": ("exile", "追放 | 追放領域"),
        "command": ("command zone | command", "統率領域"),
        "sideboard": ("sideboard", "サイドボード"),
        "stack": ("stack", "スタック"),
    },
    shared=frozenset(("battlefield", "stack")),
    home="battlefield",
    places={
        "cast": ("hand", "command", "graveyard", "exile"),
        "@play": ("hand", "command", "graveyard", "exile"),
        "@actor": ("battlefield",),
        "play-land": ("hand", "graveyard", "exile"),
        "activate": ("battlefield", "hand", "graveyard"),
        "@used": ("battlefield",),
        "object": ("battlefield", "hand"),
        "attack": ("battlefield",),
        "attack-to": ("battlefield",),
        "block": ("battlefield",),
        **dict.fromkeys(("block-to", "attack-to"), ("battlefield",)),
        "block-to": ("battlefield",),
        "targets": ("battlefield", "stack"),
        "attacking": ("battlefield",),
        "blocking": ("battlefield",),
        "attached": ("battlefield",),
        "sacrifice": ("battlefield",),
        "discard": ("hand",),
        "pay": ("battlefield",),
        "@of": ("battlefield", "stack"),
    },
    own=frozenset(
        ("cast", "@play", "play-land", "activate", "@used", "object", "attack", "block", "sacrifice", "discard", "pay")
    ),
    others=frozenset(("block-to", "attack-to")),
    any_cards=card_words.ANY_CARDS,
    basics=tuple(((english, japanese), {"types": f"Basic Land - {english}"}) for english, japanese in _BASIC_LANDS),
    define=card_words.define,
    describe=card_words.describe,
    plain_answers={"with": []},
    plays=lambda card: "play-land" if card_words.is_of_type(card, "land") else "cast",
    saying=ability_said,
    price_or_target=("exile", "sacrifice", "tap", "discard", "return", "division"),
    sole=True,
    unplayed={"library": {"unknown": "40"}},
    ready={"continuously": "true"},
    moments=_moment,
    ahead=_ahead,
    checked={"check": "before-priority"},
    checks=("704.3",),
    lethal=("704.5g",),
    dying=("700.4",),
    spared=frozenset(("impossible", "indestructible", "regenerate", "does-not-lose")),
    unmet=frozenset(("did-not-trigger",)),
    lost=has_lost,
    freed=freed,
    held=frozenset(("becomes-blocked", "assigns-none")),
    turn_over={"end": {"advance": "cleanup"}},
    pending=_pending,
    declared=triggered_before,
    waiting=_waiting,
    approach={"attack": {"advance": "declare-attackers"}, "block": {"advance": "declare-blockers"}},
    approach_in_fights={"assign-damage": {"advance": "combat-damage"}},
    together=frozenset(("attack", "block")),
    ordered=frozenset(("damage-order",)),
    playable=printed_cards.playable,
    of_edition=printed_cards.of_edition,
    counters_printed=printed_cards.counters_printed,
    counters_for_x=printed_cards.counters_for_x,
    counters_named=printed_cards.counters_named,
    sample="火竜 {3}{R} クリーチャー 4/3「飛行」",
    supply=mana_for,
    zone_words={
        ("battlefield", "graveyard"): ("dies", "は死亡する"),
        ("stack", "graveyard"): ("", ""),
        ("hand", "stack"): ("", ""),
        ("stack", "battlefield"): ("enters the battlefield", "が戦場に出る"),
        ("hand", "battlefield"): ("enters the battlefield", "が戦場に出る"),
        ("", "hand"): ("is put into its owner's hand", "はオーナーの手札に加わる"),
        ("", "exile"): ("is exiled", "は追放される"),
        ("", "graveyard"): ("is put into the graveyard", "は墓地に置かれる"),
        ("", "library"): ("is put into its owner's library", "はオーナーのライブラリーに置かれる"),
        ("", "stack"): ("goes on the stack", "がスタックに置かれる"),
        ("", "battlefield"): ("comes onto the battlefield", "が戦場に出る"),
        ("", "none"): ("ceases to exist", "は消滅する"),
        ("", "outside-the-game"): ("leaves the game", "はゲームを離れる"),
    },
    worded_for={("battlefield", "graveyard"): frozenset(("creature", "planeswalker"))},
    measures={"pt": ("is", "は"), "loyalty": ("has loyalty", "の忠誠度は")},
    changes={
        "name": (("is now {}", "は「{}」になる"), ("has no name", "は名前を持たない")),
        "controller": (("is now controlled by {}", "のコントローラーは{}になる"), ("", "")),
        "attached": (("is attached to {}", "は{}につく"), ("is no longer attached", "は外れる")),
        "phased-out": (("phases out", "はフェイズ・アウトする"), ("phases in", "はフェイズ・インする")),
        "transformed": (("transforms", "は変身する"), ("transforms back", "は変身して元の面になる")),
        "flipped": (("flips", "は反転する"), ("", "")),
        "face-down": (("is turned face down", "は裏向きになる"), ("is turned face up", "は表向きになる")),
    },
    statuses={"tapped": (("becomes tapped", "はタップ状態になる"), ("becomes untapped", "はアンタップ状態になる"))},
    measured=frozenset(("loyalty", "+1/+1", "-1/-1", "+1/+0", "+0/+1", "-1/-0", "-0/-1", "+2/+2", "-2/-2", "+0/+2")),
    totals={"poison": ("poison", "毒カウンター"), "energy": ("energy", "エネルギー")},
    natures={
        "colors": (("is now {}", "は{}になる"), ("is no longer {}", "は{}でなくなる")),
        "types": (("has the type {} now", "は{}になる"), ("no longer has the type {}", "は{}でなくなる")),
        "subtypes": (("has the type {} now", "は{}になる"), ("no longer has the type {}", "は{}でなくなる")),
        "abilities": (("gains {}", "は{}を得る"), ("loses {}", "は{}を失う")),
    },
    stages=stages,
    shaped=shaped,
    because=reasons_beside(__file__),
    cost_in_braces=coloured_cost({"白": "W", "青": "U", "黒": "B", "赤": "R", "緑": "G"}),
    countered="counter",
    done={
        "sacrifice": ("sacrificed", "生け贄に捧げられる"),
        "destroy": ("destroyed", "破壊される"),
        "becomes-blocked": ("blocked", "ブロックされる"),
    },
    gains="gain-life",
    overruling=frozenset(("no-legal-targets", "illegal-targets", "new-targets")),
    acting=ACTING,
    outlives={"resolve": ("113.7a",)},
    repriced={"total-cost": "changed"},
    led=LED,
    declaring=DECLARING,
    beside=BESIDE,
    own_rules=OWN_RULES,
    overarching=OVERARCHING,
    stayed={"tapped": "stays-untapped"},
    unpayable=("118.3", "601.2f"),
    tells={
        "counter": ("is countered", "は打ち消される"),
        "no-legal-targets": ("does not resolve", "は解決されない"),
        "new-targets": ("has another target now", "の対象が変わる"),
        "extra-turn-created": ("takes an extra turn", "は追加のターンを得る"),
        "extra-phases": ("more phases are added to this turn", "このターンにフェイズが追加される"),
    },
    timed=timed,
    kinds=card_words.KINDS,
    decisive=frozenset(("damage-order", "assign-damage")),
    doubtful=card_words.doubtful,
    asked_about=card_words.asked_about,
    typed_by_its_name=card_words.typed_by_its_name,
    sayings=SAYINGS,
    spell=card_words.is_spell_alone,
    from_hand=card_words.is_played_from_hand,
    harms=card_words.harms,
    aims_at_spells=card_words.aims_at_spells,
    paid_otherwise=paid_otherwise,
    bringing=BRINGING,
    printed_words=lambda: import_module("judgekit.games.mtg.text.english.grammar").grammar().vocabulary,
    tools=TOOLS,
    japanese={english: japanese for words in _JAPANESE for japanese, english in words.items()},
    subtypes={english.casefold(): japanese for japanese, english in SUBTYPES.items()},
    fighting=lambda position: position.facts.get("step") == "combat-damage",
    fights=dict.fromkeys(("declare-attackers", "declare-blockers", "combat-damage"), "end-of-combat"),
)
