"""Magic in table notation: its zones, what is said of objects and players, what players do, and cards by their words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.terms.translations import SUBTYPES
from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, read_type_line, subtype_named
from judgekit.table.notation import CardWords, NotationWords, Said, described

_BASIC_LANDS = (
    ("Plains", "平地"),
    ("Island", "島"),
    ("Swamp", "沼"),
    ("Mountain", "山"),
    ("Forest", "森"),
)
_STEPS = (
    ("upkeep {step|} | upkeep", "アップキープ {・ ステップ|}", "upkeep"),
    ("draw step", "ドロー {・ ステップ|}", "draw"),
    (
        "main phase | main | first main phase | precombat main {phase|}",
        "メイン {・ フェイズ|} | {第一|戦闘前} メイン {・ フェイズ|}",
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
    ("second main phase | postcombat main {phase|}", "{第二|戦闘後} メイン {・ フェイズ|}", "postcombat-main"),
    ("end step | end of turn | end of the turn", "終了 ステップ | ターン 終了 {時|}", "end"),
    ("cleanup {step|}", "クリンナップ {・ ステップ|}", "cleanup"),
    ("untap step", "アンタップ {・ ステップ|}", "untap"),
)
_ROWS: tuple[Said, ...] = (
    *(("step", english, japanese, step) for english, japanese, step in _STEPS),
    # Objects.
    ("fact", "attacking", "攻撃 {中|している|}", {"attacking": "@defender"}),
    ("fact", "attacking <t:thing>", "<t:thing> を 攻撃 {中|している|}", {"attacking": "$t"}),
    ("fact", "blocking <t:things>", "<t:things> を ブロック {中|している|}", {"blocking": {"@one": "$t"}}),
    (
        "fact",
        "<n:number> <k:pair> counter~counters",
        "<k:pair> カウンター <n:number> {個|}",
        {"counters": {"$k": "$n"}},
    ),
    ("fact", "<k:pair> counter", "<k:pair> カウンター", {"counters": {"$k": "1"}}),
    (
        "fact",
        "<n:number> <k:counted> counter~counters",
        "<k:counted> カウンター <n:number> {個|}",
        {"counters": {"$k": "$n"}},
    ),
    ("fact", "loyalty <n:number>", "忠誠度 <n:number>", {"counters": {"loyalty": "$n"}}),
    (
        "fact",
        "attached to <t:thing> | on <t:thing> | enchanting <t:thing> | equipping <t:thing>",
        "<t:thing> に {つけた|付いている|ついている}",
        {"attached": "$t"},
    ),
    ("fact", "transformed", "変身 {した|}", {"transformed": "true"}),
    ("fact", "flipped", "反転", {"flipped": "true"}),
    ("fact", "phased out", "フェイズ アウト", {"phased-out": "true"}),
    ("fact", "damaged by deathtouch", "接死 の ダメージ", {"deathtouched": "true"}),
    ("fact", "commander", "統率者", {"commander": "true"}),
    ("fact", "on <t:things> | targeting <t:things>", "<t:things> が 対象 | 対象 <t:things>", {"targets": "$t"}),
    ("fact", "X = <n:number>", "", {"X": "$n"}),
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
    ("owned", "life <n:number> | <n:number> life", "ライフ <n:number> {点|} | <n:number> ライフ", {"life": "$n"}),
    (
        "owned",
        "mana <m:symbols> | pool <m:symbols> | mana pool <m:symbols>",
        "マナ <m:symbols> | マナ・プール <m:symbols>",
        {"pool": "$m"},
    ),
    (
        "owned",
        "poison <n:number> | <n:number> poison {counters|}",
        "毒 {カウンター|} <n:number> {個|}",
        {"counters": {"poison": "$n"}},
    ),
    ("owned", "energy <n:number> | <n:number> energy", "エネルギー <n:number>", {"counters": {"energy": "$n"}}),
    ("owned", "monarch", "統治者", {"monarch": "true"}),
    ("owned", "played a land", "土地 を プレイ した", {"lands-played": "1"}),
    # What players do.
    ("deed", "casts <x:thing> | cast <x:thing>", "<x:thing> を 唱える | <x:thing>", {"cast": "$x"}),
    (
        "deed",
        "casts~cast <x:thing> {on|targeting|at} <t:things>",
        "<t:things> に {、|,|} <x:thing> {を 唱える|} | <t:things> を 対象 に <x:thing> {を 唱える|}",
        {"cast": "$x", "targets": "$t"},
    ),
    ("deed", "activates~activate <x:thing>", "<x:thing> を 起動 {する|}", {"activate": "$x"}),
    (
        "deed",
        "activates~activate <x:thing> {on|targeting} <t:things>",
        "<t:things> に <x:thing> を 起動 {する|}",
        {"activate": "$x", "targets": "$t"},
    ),
    (
        "deed",
        "attaches~equips~attach~equip <x:thing> to <t:things>",
        "<t:things> に <x:thing> を 装備 {する|}",
        {"activate": "$x", "targets": "$t"},
    ),
    ("deed", "plays <x:thing> | play <x:thing>", "<x:thing> を プレイ {する|}", {"play-land": "$x"}),
    (
        "deed",
        "attacks~attack with <a:things>",
        "<a:things> で 攻撃 {する|}",
        {"attack": {"@each": "$a", "@to": "@defender"}},
    ),
    ("deed", "attacks~attack <a:attacks>", "<a:attacks> を 攻撃 {する|}", {"attack": "$a"}),
    ("attacks", "<t:thing> with <a:things>", "<a:things> で <t:thing>", {"@each": "$a", "@to": "$t"}),
    (
        "attacks",
        "<t:thing> with <a:things> and~, <r:attacks>",
        "<a:things> で <t:thing> {を|} 、~, <r:attacks>",
        {"@merge": [{"@each": "$a", "@to": "$t"}, "$r"]},
    ),
    ("deed", "does not attack | do not attack | attacks with nothing | no attack", "攻撃 しない", {"attack": "none"}),
    ("deed", "blocks~block <b:pairing>", "<b:pairing> を ブロック {する|}", {"block": "$b"}),
    (
        "deed",
        "blocks~block with <b:things>",
        "<b:things> で ブロック {する|}",
        {"block": {"@each": "$b", "@to": "@attacker"}},
    ),
    (
        "deed",
        "does not block | do not block | blocks nothing | no block | no blocks",
        "ブロック しない",
        {"block": "none"},
    ),
    ("pairing", "<a:thing> with <b:things>", "<b:things> で <a:thing>", {"@each": "$b", "@to": "$a"}),
    ("pairing", "both <a:things> with <b:things>", "<b:things> で 両方 {の|} <a:things>", {"@each": "$b", "@to": "$a"}),
    (
        "pairing",
        "<a:thing> with <b:things> and~, <r:pairing>",
        "<b:things> で <a:thing> {を|} 、~, <r:pairing>",
        {"@merge": [{"@each": "$b", "@to": "$a"}, "$r"]},
    ),
    (
        "deed",
        "assigns~assign <s:shares> with <x:thing>",
        "<x:thing> は <s:shares> {を|} {割り振る|与える}",
        {"assign-damage": {"@pairs": [["$x", "$s"]]}},
    ),
    # How.
    ("tail", "on <t:things>", "対象 <t:things>", {"targets": "$t"}),
    ("tail", "paying pool | paying from the pool", "プール から 支払う | プール で 支払う", {"pay": "pool"}),
    ("tail", "paying <m:symbols>", "<m:symbols> を 支払う | <m:symbols> で 支払う", {"pay": "$m"}),
    ("tail", "paying with <t:things>", "<t:things> で 支払う", {"pay": "$t"}),
    ("tail", "paying nothing", "支払い なし", {"pay": []}),
    ("tail", "X = <n:number>", "X = <n:number> | X は <n:number>", {"X": "$n"}),
    ("tail", "kicked", "キッカー {込み|あり|}", {"with": ["kicker"]}),
    ("tail", "not kicked | without options", "キッカー なし | 追加なし", {"with": []}),
    ("tail", "mode <n:number>", "モード <n:number>", {"mode": "$n"}),
    ("tail", "ability <n:number>", "能力 <n:number> | <n:number> 番目 の 能力", {"ability": "$n"}),
    ("tail", "ability <q:quoted>", "能力 <q:quoted>", {"ability": "$q"}),
    ("tail", "face down", "裏向き で", {"face-down": "true"}),
    ("tail", "face <q:quoted>", "面 <q:quoted>", {"face": "$q"}),
    ("tail", "sacrificing <t:things>", "<t:things> を 生け贄 {に|}", {"sacrifice": {"@one": "$t"}}),
    ("tail", "discarding <t:things>", "<t:things> を 捨てる | <t:things> を 捨てて", {"discard": {"@one": "$t"}}),
    ("tail", "dividing <s:shares>", "割り振り <s:shares>", {"division": "$s"}),
    ("tail", "choosing <c:quoted>", "<c:quoted> を 選ぶ", {"choose": "$c"}),
    # Questions.
    ("asked", "damage | combat damage", "ダメージ | 戦闘 ダメージ", {"@after": "end-of-combat"}),
    (
        "asked",
        "power of <x:thing> | <x:thing> 's power | what is {the|} power of <x:thing>",
        "<x:thing> の パワー {は|}",
        {"value": {"@of": "$x", "@value": "power"}},
    ),
    ("asked", "toughness of <x:thing>", "<x:thing> の タフネス {は|}", {"value": {"@of": "$x", "@value": "toughness"}}),
    (
        "asked",
        "{size|p/t|power and toughness} of <x:thing>",
        "<x:thing> の {サイズ|パワー と タフネス} {は|}",
        {"value": {"@of": "$x", "@value": "pt"}},
    ),
    ("asked", "abilities of <x:thing>", "<x:thing> の 能力 {は|}", {"value": {"@of": "$x", "@value": "abilities"}}),
    ("asked", "legal damage assignments | how can damage be assigned", "適正な 割り振り", {"legal": "assign-damage"}),
)

_TYPE_WORDS = {
    "instant": "Instant",
    "sorcery": "Sorcery",
    "creature": "Creature",
    "artifact": "Artifact",
    "enchantment": "Enchantment",
    "planeswalker": "Planeswalker",
    "land": "Land",
    "legendary": "Legendary",
    "snow": "Snow",
    "basic": "Basic",
    "tribal": "Tribal",
    "battle": "Battle",
    "kindred": "Kindred",
    "インスタント": "Instant",
    "ソーサリー": "Sorcery",
    "クリーチャー": "Creature",
    "アーティファクト": "Artifact",
    "エンチャント": "Enchantment",
    "プレインズウォーカー": "Planeswalker",
    "土地": "Land",
    "伝説の": "Legendary",
}


def _define(words: CardWords) -> Mapping[str, Json] | str:
    """Return the definition of a card by its words (200.1); what has power and toughness is a creature."""
    types: list[str] = []
    subtypes: list[str] = []
    front, _dash, back = words.rest.partition(" - ")
    for word in front.replace("・", " ").replace("—", " ").replace("伝説の", "伝説の ").split():
        known = _TYPE_WORDS.get(word) or _TYPE_WORDS.get(word.casefold())
        (types if known else subtypes).append(known or SUBTYPES.get(word, word))
    if words.numbers and "Creature" not in types and not words.numbers.startswith(("+", "-")):
        types.append("Creature")
    if not types:
        types += _implied(subtypes)
    if not types:
        return f"what type of card is {words.name}? say instant, sorcery, creature, artifact, enchantment … behind its cost"
    line = " ".join(types)
    behind = " ".join((*(word[:1].upper() + word[1:] for word in subtypes), *back.split()))
    line = f"{line} - {behind}" if behind else line
    try:
        read_type_line(line)
    except TypeLineMalformed as fault:
        return f"{words.name}: {fault}"
    found: dict[str, Json] = {}
    if words.cost:
        found["cost"] = words.cost
    found["types"] = line
    if words.numbers:
        found["pt"] = words.numbers
    if words.text:
        found["text"] = words.text
    return found


def _implied(subtypes: list[str]) -> list[str]:
    """Return the card type to which subtypes are correlated, where it is one only: an Aura is an enchantment (205.3h)."""
    named = [canonical for word in subtypes if (canonical := subtype_named(word)) is not None]
    found = {name for canonical in named for name in CORRELATED[canonical] if name not in ("tribal", "kindred")}
    return [found.pop().capitalize()] if len(named) == len(subtypes) and len(found) == 1 else []


def _describe(name: str, card: Mapping[str, Json]) -> str | None:
    """Return a card in words that read back as it is; None where it says more than cost, types, power, toughness and text."""
    text, cost, types, size = (str(card.get(key, "")) for key in ("text", "cost", "types", "pt"))
    return described(CardWords(name, text or None, cost, size, types), card, _define)


def _moment(given: Mapping[str, Json]) -> str:
    """Return the step that declared attackers and blockers imply (508, 509); a main phase where there are none (505)."""
    objects = given.get("battlefield")
    listed = [one for one in objects if isinstance(one, Mapping)] if isinstance(objects, list) else []
    if any("blocking" in one for one in listed):
        return "declare-blockers"
    return "declare-attackers" if any("attacking" in one for one in listed) else "precombat-main"


def _pending(given: Mapping[str, Json], turn: Mapping[str, Json]) -> bool:
    """Tell whether attackers or blockers are declared already in the step of their declaration: players get priority (508.2)."""
    objects = given.get("battlefield")
    listed = [one for one in objects if isinstance(one, Mapping)] if isinstance(objects, list) else []
    if turn.get("step") == "declare-attackers":
        return any("attacking" in one for one in listed)
    return turn.get("step") == "declare-blockers" and any("blocking" in one for one in listed)


_RICH = "{W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{B}{B}{B}{B}{B}{R}{R}{R}{R}{R}{G}{G}{G}{G}{G}"


def _supply(
    given: Mapping[str, Json], cards: Mapping[str, Json], action: Mapping[str, Json], generous: bool
) -> Mapping[str, Json] | None:
    """Return the step that adds the mana that a spell or ability costs (106.4), where its player was given no land and no mana."""
    what, by = action.get("cast", action.get("activate")), action.get("by")
    players = given.get("players")
    own = players.get(str(by)) if isinstance(players, Mapping) else None
    if what is None or "pay" in action or not isinstance(own, Mapping) or "pool" in own:
        return None
    everything = [*_objects(given, "battlefield"), *_objects(own, "hand"), *_objects(own, "graveyard")]
    definitions = {str(one.get("id")): cards.get(str(one.get("card"))) for one in everything}
    for one in _objects(given, "battlefield"):
        card = cards.get(str(one.get("card")))
        if one.get("controller") == by and isinstance(card, Mapping) and "Land" in str(card.get("types")):
            return None
    card = definitions.get(str(what))
    if generous:
        return {"apply": [{"add": _RICH}], "by": by}
    cost = str(card.get("cost", "")) if isinstance(card, Mapping) and "cast" in action else ""
    mana = _mana_for(cost, str(action.get("X", "0")))
    return {"apply": [{"add": mana}], "by": by} if mana else {}


def _objects(of: Mapping[str, Json], zone: str) -> list[Mapping[str, Json]]:
    listed = of.get(zone)
    return [one for one in listed if isinstance(one, Mapping)] if isinstance(listed, list) else []


def _mana_for(cost: str, x: str) -> str:
    """Return mana that pays a cost: colourless for generic, the first way of a hybrid symbol (107.4)."""
    mana = ""
    for symbol in re.findall(r"\{([^{}]+)\}", cost):
        first = symbol.split("/")[0]
        if first.isdecimal():
            mana += "{C}" * int(first) if first == symbol else f"{{{symbol.split('/')[1]}}}"
        elif first in ("X", "Y", "Z"):
            mana += "{C}" * int(x)
        else:
            mana += f"{{{first}}}"
    return mana


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
        "play-land": ("hand", "graveyard", "exile"),
        "activate": ("battlefield",),
        "attack": ("battlefield",),
        "attack-to": ("battlefield",),
        "block": ("battlefield",),
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
    own=frozenset(("cast", "play-land", "activate", "attack", "block", "sacrifice", "discard", "pay")),
    basics=tuple(((english, japanese), {"types": f"Basic Land - {english}"}) for english, japanese in _BASIC_LANDS),
    define=_define,
    describe=_describe,
    unplayed={"library": {"unknown": "40"}},
    ready={"continuously": "true"},
    moments=_moment,
    pending=_pending,
    approach={"attack": {"advance": "declare-attackers"}, "block": {"advance": "declare-blockers"}},
    supply=_supply,
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
    },
    measures={"pt": ("is", "は")},
    tells={"counter": ("is countered", "は打ち消される"), "illegal-targets": ("does not resolve", "は解決されない")},
    attacking="attacking",
    kinds=frozenset(word.casefold() for word in _TYPE_WORDS),
    fights=dict.fromkeys(("declare-attackers", "declare-blockers", "combat-damage"), "end-of-combat"),
)
