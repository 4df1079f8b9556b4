"""Combat in table notation: who attacks what, who blocks it, and how combat damage is assigned (508, 509, 510)."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.table.notation import Said

_LETHAL: tuple[tuple[str, str, list[Json]], ...] = (
    (
        "lethal {damage|} to {both|each|all} {{of|} {the|his|her|their} {blockers|creatures}|blockers~blocker|of them|} | "
        "lethal {damage|} to the blockers",
        "{両方|全部|全員|それぞれ} に 致死 {ダメージ|}",
        [["blockers", "lethal"]],
    ),
    (
        "<n:number> {damage|} to {both|each|all} "
        "{{of|} {the|his|her|their} {blockers|creatures}|blockers~blocker|creature|of them|}",
        "{両方|全部|全員|それぞれ} に <n:number> {点|} {ずつ|}",
        [["blockers", "$n"]],
    ),
)
"""Lethal damage, whatever number that is, and the same number to each blocker (510.1c)."""


COMBAT_ROWS: tuple[Said, ...] = (
    ("share", "<n:number> {damage|} to {the|} face", "本体 に <n:number> 点", {"@pairs": [["@defender", "$n"]]}),
    ("share", "the rest to {the|} face", "残り を 本体 に", {"@pairs": [["@defender", "rest"]]}),
    ("share", "lethal {damage|} to <t:things>", "<t:things> に 致死 {ダメージ|}", {"@each": "$t", "@to": "lethal"}),
    *(("share", english, japanese, {"@pairs": pairs}) for english, japanese, pairs in _LETHAL),
    (
        "deed",
        "attacks with <a:things> | attacks~attack~swings~swing {{in|} with|using} {just|only|} <a:things> {alone|}",
        "<a:things> {だけ|} で {攻撃 {する|}|アタック {する|}|殴る}",
        {"attack": {"@each": "$a", "@to": "@defender"}},
    ),
    (
        "deed",
        "attacks~attack~swings~swing {{in|} with|using} <a:things> {{in|as} {a|one|} band {together|}|banded {together|up|}}",
        "<a:things> で バンド を 組んで {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": "$a", "@to": "@defender"}, "bands": ["$a"]},
    ),
    (
        "deed",
        "attacks~attack <t:thing> with <a:things> {{in|as} {a|one|} band {together|}|banded {together|up|}}",
        "",
        {"attack": {"@each": "$a", "@to": "$t"}, "bands": ["$a"]},
    ),
    (
        "deed",
        "attacks~attack~swings~swing {in|} | attacks~attack~swings~swing {in|} for lethal",
        "攻撃 {する|} | アタック {する|}",
        {"attack": {"@each": {"@sole": "attack"}, "@to": "@defender"}},
    ),
    (
        "deed",
        "blocks~block~chumps~chump~chump-blocks~chump-block {it|the attacker|}",
        "ブロック {する|} | チャンプブロック {する|}",
        {"block": {"@each": {"@sole": "block"}, "@to": "@attacker"}},
    ),
    (
        "deed",
        "blocks~block~chumps~chump~chump-blocks~chump-block <a:thing>",
        "<a:thing> {を|の 攻撃 を} {ブロック|チャンプブロック} {する|}",
        {"block": {"@each": {"@sole": "block"}, "@to": "$a"}},
    ),
    (
        "deed",
        "attacks~attack~swings~swing with both {of them|creatures|}",
        "両方 で {攻撃 {する|}|アタック {する|}} | 2 体 とも 攻撃 {する|}",
        {"attack": {"@each": {"@able": "attack", "@count": "2"}, "@to": "@defender"}},
    ),
    (
        "deed",
        "attacks~attack~swings~swing with all <c:number> creatures",
        "<c:number> 体 {全員|すべて|全部|} で {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack", "@count": "$c"}, "@to": "@defender"}},
    ),
    (
        "deed",
        "attacks~attack <t:thing> with all <c:number> creatures",
        "<c:number> 体 {全員|すべて|全部|} で <t:thing> {を|に} {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack", "@count": "$c"}, "@to": "$t"}},
    ),
    (
        "deed",
        "attacks~attack <t:thing> with both {of them|creatures|} | swings~swing at <t:thing> with both {of them|creatures|}",
        "両方 で <t:thing> {を|に} {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack", "@count": "2"}, "@to": "$t"}},
    ),
    (
        "deed",
        "attacks~attack~swings~swing with {everything|everyone|all {creatures|}} {except|but} <t:things>",
        "<t:things> 以外 {すべて|全員|全部|の 全員|の 全部|} で {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack", "@but": "$t"}, "@to": "@defender"}},
    ),
    (
        "deed",
        "attacks~attack~swings~swing with {everything|all {creatures|his creatures|her creatures|their creatures|}|{his|her|their} "
        "whole team}",
        "{全員|全軍|すべて|全部|全 クリーチャー|すべて の クリーチャー} で {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack"}, "@to": "@defender"}},
    ),
    (
        "deed",
        "attacks~attack <t:thing> with {everything|all {creatures|his creatures|her creatures|their creatures|}|"
        "{his|her|their} whole team}",
        "{全員|全軍|すべて|全部|全 クリーチャー|すべて の クリーチャー} で <t:thing> {を|に} {攻撃 {する|}|アタック {する|}}",
        {"attack": {"@each": {"@able": "attack"}, "@to": "$t"}},
    ),
    (
        "deed",
        "attacks~attack <a:attacks> | swings~swing at <a:attacks>",
        "<a:attacks> {を|に} {攻撃 {する|}|アタック {する|}}",
        {"attack": "$a"},
    ),
    ("deed", "attacks~attack <p:player>", "", {"attack": {"@each": {"@sole": "attack"}, "@to": "$p"}}),
    (
        "attacks",
        "<t:thing> with {just|only|} <a:things> {alone|}",
        "<a:things> で <t:thing>",
        {"@each": "$a", "@to": "$t"},
    ),
    (
        "attacks",
        "{the|} player with <a:things> | {the|} opponent with <a:things>",
        "<a:things> で {プレイヤー|相手|対戦 相手|相手 プレイヤー|本体}",
        {"@each": "$a", "@to": "@defender"},
    ),
    (
        "attacks",
        "<t:thing> with <a:things> and~, <r:attacks> | <t:thing> with <a:things> , and <r:attacks>",
        "<a:things> で <t:thing> を 、 <r:attacks> | <a:things> で <t:thing> {を|に|} {攻撃 し|} 、~,~と <r:attacks>",
        {"@merge": [{"@each": "$a", "@to": "$t"}, "$r"]},
    ),
    ("attacks", "with <a:things> at <t:thing>", "", {"@each": "$a", "@to": "$t"}),
    (
        "attacks",
        "{the|} {other|opposing} team with <a:things>",
        "<a:things> で {相手|相手 の|敵|対戦 相手} {チーム|両方|2 人}",
        {"@each": "$a", "@to": "@defender"},
    ),
    (
        "attacks",
        "<p:player> and <q:player> with <a:things>",
        "<a:things> で <p:player> と <q:player>",
        {"@each": "$a", "@to": {"@either": ["$p", "$q"]}},
    ),
    (
        "deed",
        "does not attack | do not attack | attacks with nothing | no attack~attacks | attacks with no one",
        "攻撃 しない | 攻撃 なし",
        {"attack": "none"},
    ),
    (
        "deed",
        "blocks~block~double-blocks~double-block~chump-blocks~chump-block~chumps~chump <b:pairing>",
        "<b:pairing> {を|の 攻撃 を} {ブロック|ダブルブロック|チャンプブロック} {する|}",
        {"block": "$b"},
    ),
    (
        "deed",
        "blocks~block~double-blocks~double-block~chump-blocks~chump-block~chumps~chump {it|the attacker|} "
        "with {just|only|} <b:things> {alone|}",
        "<b:things> {だけ|} で {ブロック|ダブルブロック|チャンプブロック} {する|}",
        {"block": {"@each": "$b", "@to": "@attacker"}},
    ),
    (
        "deed",
        "does not block | does~can not block {anything|} | do not block | blocks nothing | no block | no blocks | "
        "declares no blockers | no blockers | takes it | does nothing | do nothing",
        "ブロック しない | ブロック {しない|なし} | ノーブロック | スルー {する|} | 通す | 通し | 受ける | 何も しない",
        {"block": "none"},
    ),
    (
        "deed",
        "blocks~block with both {of them|creatures|} | double-blocks~double-block",
        "両方 で ブロック {する|} | 2 体 {とも|で} ブロック {する|}",
        {"block": {"@each": {"@able": "block", "@count": "2"}, "@to": "@attacker"}},
    ),
    (
        "deed",
        "blocks~block <a:thing> with both {of them|creatures|} | double-blocks~double-block <a:thing>",
        "両方 で <a:thing> を ブロック {する|} | 2 体 {とも|で} <a:thing> を ブロック {する|}",
        {"block": {"@each": {"@able": "block", "@count": "2"}, "@to": "$a"}},
    ),
    (
        "deed",
        "blocks~block <a:thing> with {everything|all {creatures|his creatures|her creatures|their creatures|}}",
        "{全員|すべて|全部|すべて の クリーチャー} で <a:thing> を ブロック {する|}",
        {"block": {"@each": {"@able": "block"}, "@to": "$a"}},
    ),
    (
        "deed",
        "blocks~block with {everything|all {creatures|his creatures|her creatures|their creatures|}}",
        "{全員|すべて|全部|すべて の クリーチャー} で ブロック {する|}",
        {"block": {"@each": {"@able": "block"}, "@to": "@attacker"}},
    ),
    (
        "deed",
        "does~do not block <t:things>",
        "<t:things> を ブロック しない",
        {"block": "none", "@unblocked": "$t"},
    ),
    (
        "pairing",
        "<a:thing> with <b:things> | <a:thing> with {just|only|} <b:things> {alone|}",
        "<b:things> で <a:thing> | <b:things> だけ で <a:thing>",
        {"@each": "$b", "@to": "$a"},
    ),
    ("pairing", "both <a:things> with <b:things>", "<b:things> で 両方 {の|} <a:things>", {"@each": "$b", "@to": "$a"}),
    (
        "pairing",
        "<a:thing> with <b:things> and~, <r:pairing> | <a:thing> with <b:things> , and <r:pairing>",
        "<b:things> で <a:thing> を 、 <r:pairing> | <b:things> で <a:thing> {を|} {ブロック し|} 、~,~と <r:pairing>",
        {"@merge": [{"@each": "$b", "@to": "$a"}, "$r"]},
    ),
    (
        "pairing",
        "{one {of them|}|one {of the|} attackers~attacker|one attacking creature} with <b:things>",
        "<b:things> で {攻撃 クリーチャー|アタッカー} 1 体 | <b:things> で {1 体|片方|どちら か {1 体|}|一方}",
        {"@each": "$b", "@to": {"@an-attacker": "block"}},
    ),
    (
        "pairing",
        "one {of {the|his|her|their}|} <n:name> with <b:things> | a <n:name> with <b:things>",
        "",
        {"@each": "$b", "@to": {"@one": {"@some": "1", "@name": "$n"}}},
    ),
    ("pairing", "with <b:things> <a:thing>", "", {"@each": "$b", "@to": "$a"}),
    (
        "asked",
        "{is|was} <x:object> blocked | {has|had} <x:object> been blocked",
        "",
        {"@fate": "$x", "@done": "becomes-blocked"},
    ),
    # What creatures do: their controller does it.
    (
        "act",
        "<a:things> attacks~attack | <a:things> {is|are} attacking",
        "<a:things> {が|は} {攻撃 {する|}|アタック {する|}|攻撃 している|攻撃 中}",
        {"@actor": "$a", "attack": {"@each": "$a", "@to": "@defender"}},
    ),
    (
        "act",
        "<a:things> attacks~attack <t:thing>",
        "<a:things> {が|は} <t:thing> {を|に} {攻撃 {する|}|アタック {する|}}",
        {"@actor": "$a", "attack": {"@each": "$a", "@to": "$t"}},
    ),
    (
        "act",
        "<b:things> {chump|} blocks~block~chumps~chump~chump-blocks~double-block~double-blocks <a:things> | "
        "<a:things> is blocked by <b:things> | "
        "<a:things> gets blocked by <b:things>",
        "<b:things> {が|は} <a:things> を ブロック {する|}",
        {"@actor": "$b", "block": {"@each": "$b", "@to": {"@one": "$a"}}},
    ),
    (
        "act",
        "<b:things> {chump|} blocks~block~chumps~chump~chump-blocks~double-block~double-blocks | "
        "is~gets blocked by <b:things>",
        "<b:things> {が|は} ブロック {する|} | <b:things> に ブロック される",
        {"@actor": "$b", "block": {"@each": "$b", "@to": "@attacker"}},
    ),
    (
        "deed",
        "assigns~assign~puts~put~deals~deal {all|all of} {the|his|her|their|} <x:thing> 's {combat|} damage {to|on|onto} "
        "<t:thing> | assigns~assign all {of|} the {combat|} damage {of|from} <x:thing> {to|on|onto} <t:thing>",
        "<x:thing> の {戦闘|} ダメージ を {すべて|全て|全部} <t:thing> に {割り振る|与える} | "
        "<x:thing> の {戦闘|} ダメージ を <t:thing> に {すべて|全て|全部} {割り振る|与える}",
        {"assign-damage": {"@pairs": [["$x", {"@pairs": [["$t", "rest"]]}]]}},
    ),
    (
        "deed",
        "assigns~assign~puts~put~deals~deal {all|all of} {the|his|her|their|its} {combat|} damage {to|on|onto} <t:thing> | "
        "assigns~assign everything {to|on|onto} <t:thing>",
        "{戦闘|} ダメージ を {すべて|全て|全部} <t:thing> に {割り振る|与える} | <t:thing> に {すべて|全て|全部} 割り振る",
        {"assign-damage": {"@pairs": [["@dealing", {"@pairs": [["$t", "rest"]]}]]}},
    ),
    (
        "deed",
        "assigns~assign <s:shares> with <x:thing>",
        "<x:thing> は <s:shares> {を|} {割り振る|与える}",
        {"assign-damage": {"@pairs": [["$x", "$s"]]}},
    ),
)
