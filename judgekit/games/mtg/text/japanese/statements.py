"""Japanese card text, statements: what something has, gets, is or cannot do, and for how long (604, 611, 613).

A row of PREDICATES is read at the end of a sentence and before another predicate (受ける, 受け、 and 受けるとともに).
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.language.chart import Row

_PREDICATES: list[Row] = [
    (
        "ofmanavalue",
        "基本 の パワー と タフネス が [それぞれ] [、] <s:itsown> マナ総量 に 等しい | "
        "<s:itsown> マナ総量 に 等しい [基本 の] パワー と タフネス を 持つ",
        "",
    ),
    ("isone", "に なる | である | で も ある", ""),
    ("said", "<p:pt> の 修整 を 受ける", "get $p"),
    ("said", "<p:pt> か <q:pt> の 修整 を 受ける", "get $p or $q"),
    ("said", "<e:per> <p:pt> の 修整 を 受ける | <e:per> 、 <p:pt> の 修整 を 受ける", "get $p PER($e)"),
    ("said", "<p:pt> の 修整 も 受ける", "get $p"),
    ("said", "追加 で <p:pt> の 修整 を 受ける | さらに <p:pt> の 修整 を 受ける", "get an additional $p"),
    ("said", "<k:keywords> を~も 得る", "gain $k"),
    ("said", "<k:keywords> を~も 持つ", "have $k"),
    ("said", "すべて の <n:n> の 起動型能力 の すべて を 持つ", "have all activated abilities of all PLAIN($n)"),
    ("said", "<n:alln> の 起動型能力 の すべて を 持つ", "have all activated abilities of all PLAIN($n)"),
    ("said", "その カード {が 持つ | の} すべて の 起動型能力 を 持つ", "have all activated abilities of that card"),
    ("said", "すべて の 能力 を 失う | 能力 を すべて 失う | それ の すべて の 能力 を 失う", "lose all abilities"),
    ("said", "<k:keywords> を 失う", "lose $k"),
    (
        "said",
        "<k:keywords> を 持つ こと が できない | <k:keywords> を 持つ こと も 得る こと も できない | "
        "<k:keywords> を 得る こと も 持つ こと も できない | <k:keywords> を 持てない | "
        "<k:keywords> を 持ったり 得たり する こと は~が できない | <k:keywords> を 持ったり 得たり できない",
        "can't have $k",
    ),
    ("said", "攻撃 [に 参加] し~して も タップ しない", "have vigilance"),
    ("said", "速攻 を 持つ か の よう に 攻撃 できる", "can attack as though it had haste"),
    ("said", "ブロック されない", "can't be blocked"),
    ("said", "<a:act>", "$a"),
    ("said", "打ち消されない", "can't be countered"),
    ("said", "再生 できない | 再生 されない", "can't be regenerated"),
    ("said", "生け贄 に 捧げられない", "can't be sacrificed"),
    ("said", "フェイズ・アウト できない", "can't phase out"),
    ("said", "フェイズ・イン できない", "can't phase in"),
    ("said", "戦場 に 出られない | 戦場 に 出る こと が できない", "can't enter the battlefield"),
    (
        "said",
        "カウンター を 置かれない | カウンター を 置けない | カウンター を 置く こと が できない"
        " | カウンター を 置く こと は できない | その 上 に カウンター を 置く こと は~が できない",
        "can't have counters put on it",
    ),
    (
        "said",
        "<c:counter> を 置かれない | <c:counter> を 置けない | <c:counter> を 置く こと が~は できない | "
        "その 上 に <c:counter> を 置く こと は~が できない",
        "can't have PLAIN(‹$c›) put on it",
    ),
    (
        "said",
        "<n:n> に よって は ブロック されない | <n:n> に よって ブロック されない | "
        "<n:n> に は ブロック されない | <n:n> で は ブロック されない",
        "can't be blocked by PLAIN($n)",
    ),
    ("said", "<n:n> 1 体 に よって しか ブロック されない", "can't be blocked except by A($n)"),
    (
        "said",
        "<n:n> 以外 に よって は ブロック されない | <n:n> 以外 に は ブロック されない | "
        "<n:n> に よって しか ブロック されない | <n:n> に しか ブロック されない",
        "can't be blocked except by PLAIN($n)",
    ),
    (
        "said",
        "<n:n> <k:number> 体 以上 に よって しか ブロック されない | "
        "<k:number> 体 以上 の <n:n> に よって しか ブロック されない | "
        "<k:number> 体 以上 の <n:n> 以外 に [よって] は ブロック されない | <k:number> 体 以上 の <n:n> で しか ブロック されない",
        "can't be blocked except by NUM($k) or more PLAIN($n)",
    ),
    (
        "said",
        "2 体 以上 の クリーチャー に よって は ブロック されない | 2 体 以上 の クリーチャー に よって ブロック されない",
        "can't be blocked by more than one creature",
    ),
    (
        "said",
        "<n:n> か~や <m:n> 以外 に よって は ブロック されない",
        "can't be blocked except by PLAIN($n) and/or PLAIN($m)",
    ),
    ("said", "<n:n> のみ を ブロック できる", "can block only PLAIN($n)"),
    (
        "said",
        "各 戦闘 で 追加 で クリーチャー 1 体 を ブロック できる | 各 戦闘 で 追加 の クリーチャー 1 体 を ブロック できる | "
        "各 戦闘 で クリーチャー を 追加 で 1 体 ブロック できる | "
        "各 戦闘 で 追加 で 1 体 の クリーチャー を ブロック できる | 追加 の クリーチャー 1 体 を ブロック できる",
        "can block an additional creature each combat",
    ),
    (
        "said",
        "各 戦闘 で [、] 追加 で [、] クリーチャー <k:number> 体 を ブロック できる | "
        "各 戦闘 で [、] 追加 の クリーチャー <k:number> 体 を ブロック できる",
        "can block an additional SEVERAL($k) creatures each combat",
    ),
    (
        "said",
        "防衛 を 持たない か の よう に 攻撃 できる | それ が 防衛 を 持たない か の よう に 攻撃 できる | "
        "防衛 を 持っていない か の よう に 攻撃 できる",
        "can attack as though ⟪it⁄they⟫ didn't have defender",
    ),
    (
        "said",
        "可能 なら 毎 ターン [、] 攻撃 する | 毎 ターン 、 可能 なら 攻撃 する | 毎 ターン 可能 なら 攻撃 する | "
        "可能 なら 毎 戦闘 攻撃 する | 可能 なら 毎 戦闘 で 攻撃 する | 毎 戦闘 、 可能 なら 攻撃 する | "
        "可能 なら 各 戦闘 で 攻撃 する | 各 戦闘 で 可能 なら 攻撃 する | 毎 戦闘 可能 なら 攻撃 する | "
        "各~毎 戦闘 で 、 可能 なら 攻撃 する",
        "attack each combat if able",
    ),
    (
        "said",
        "可能 なら 毎 戦闘 ブロック する | 各 戦闘 で 可能 なら ブロック する | 可能 なら 各 戦闘 で ブロック する",
        "block each combat if able",
    ),
    ("said", "可能 なら ブロック される | 可能 なら ブロック されなければ ならない", "must be blocked if able"),
    ("said", "呪文 や 能力 の 対象 に ならない", "can't be the target of spells or ¦ abilities"),
    (
        "said",
        "対戦相手 が コントロール している 呪文 や 能力 の 対象 に ならない",
        "can't be the target of spells or ¦ abilities your opponents ¦ control",
    ),
    (
        "said",
        "呪文 の 対象 に ならない",
        "can't be the target of spells",
    ),
    (
        "said",
        "対戦相手 が コントロール している 呪文 の 対象 に ならない",
        "can't be the target of spells your opponents ¦ control",
    ),
    (
        "said",
        "<c:color> の 呪文 や [、] <d:color> の 発生源 から の 能力 の 対象 に ならない | "
        "<c:color> の 呪文 や [、] <d:color> の 発生源 の 能力 の 対象 に ならない",
        "SAME($c|$d|can't be the target of $c spells or ¦ abilities from $d sources)",
    ),
    ("said", "この 能力 を 得る", "gain this ability"),
    ("said", "装備 されない", "can't be equipped"),
    ("said", "ブロック され た 状態 に なる", "become blocked"),
    (
        "said",
        "<s:itsown> 他 の 色 や タイプ に 加えて <k:newkind> で も ある",
        "BE ⟨$k⟩ in addition to ⟪its⁄their⟫ other colors and types",
    ),
    ("said", "<r:besides> 選ばれた タイプ で も ある", "BE the chosen type in addition to ⟪its⁄their⟫ other types"),
    ("said", "望む 数 の クリーチャー を ブロック できる", "can block any number of creatures"),
    (
        "said",
        "<c:itscontroller> の <u:untapping> アンタップ しない",
        "DOESNT untap during ⟪its controller's untap step⁄their controllers' untap steps⟫",
    ),
    (
        "said",
        "<c:itscontroller> の 次 の <u:untapping> アンタップ しない",
        "DOESNT untap during ⟪its controller's next untap step⁄their controllers' next untap steps⟫",
    ),
    ("said", "あなた の <u:untapping> アンタップ しない", "DOESNT untap during your untap step"),
    ("said", "あなた の 次 の <u:untapping> アンタップ しない", "DOESNT untap during your next untap step"),
    (
        "said",
        "その プレイヤー の 次 の <u:untapping> アンタップ しない",
        "DOESNT untap during @that:player's next untap step",
    ),
    (
        "said",
        "基本 の パワー と タフネス が <p:pt> に なる | 基本 の パワー と タフネス は <p:pt> に なる | "
        "基本 の パワー と タフネス が~は <p:pt> である | 基本 の パワー / タフネス が <p:pt> に なる",
        "have base power and toughness $p",
    ),
    (
        "said",
        "基本 の パワー と タフネス が~は それぞれ [、] <s:itsown> マナ総量 に 等しい | "
        "基本 の パワー と タフネス が~は [、] <s:itsown> マナ総量 に 等しい",
        "have base power and toughness each equal to ⟪its⁄their⟫ mana value",
    ),
    ("said", "<p:pt> に なる | <p:pt> である", "have base power and toughness $p"),
    ("said", "基本 の パワー が <k:number> に なる | 基本 の パワー が <k:number> である", "have base power $k"),
    (
        "said",
        "基本 の タフネス が <k:number> に なる | 基本 の タフネス が <k:number> である",
        "have base toughness $k",
    ),
    ("said", "他 の オーラ に よって [は] エンチャント されない", "can't be enchanted by other Auras"),
    (
        "said",
        "<k:newkind> であり 、 土地 で も ある | <k:newkind> に なり 、 土地 で も ある | "
        "土地 である こと に 加えて [、] <k:newkind> {である | で も ある | に なる}",
        "BE ⟨$k⟩ ⟪that's still a land⁄that are still lands⟫",
    ),
    ("said", "<k:newkind> に なる", "become ⟨$k⟩"),
    ("said", "<k:newkind> である", "BE ⟨$k⟩"),
    ("said", "<t:type> で は ない | <t:type> で ない", "BE-NOT ⟨‹$t›⟩"),
    ("said", "<s:subtypes> で も ある", "BE ⟨‹$s›⟩ in addition to ⟪its⁄their⟫ other types"),
    (
        "said",
        "<r:besides> <k:newkind> に なる | <k:newkind> に <r:besides> なる",
        "become ⟨$k⟩ in addition to ⟪its⁄their⟫ other types",
    ),
    (
        "said",
        "<r:besides> <k:newkind> で も ある | <r:besides> <k:newkind> である",
        "BE ⟨$k⟩ in addition to ⟪its⁄their⟫ other types",
    ),
    (
        "said",
        "<r:besides> すべて の 基本 土地タイプ である | <r:besides> すべて の 基本 土地タイプ を 持つ",
        "BE every basic land type in addition to ⟪its⁄their⟫ other types",
    ),
    (
        "said",
        "<r:besides> [、] <o:ofmanavalue> <m:madeof> <e:isone>",
        "BE ⟨$m⟩ in addition to ⟪its⁄their⟫ other types"
        " & have base power and toughness each equal to ⟪its⁄their⟫ mana value",
    ),
    ("said", "<c:colors> に なる", "become $c"),
    ("said", "<c:colors> である", "BE $c"),
    ("said", "すべて の 色 である", "BE all colors"),
    (
        "said",
        "すべて の クリーチャー・タイプ を 持つ | すべて の クリーチャー・タイプ である",
        "BE every creature type",
    ),
    ("said", "すべて の クリーチャー・タイプ を 得る", "gain all creature types"),
    ("said", "すべて の クリーチャー・タイプ を 失う", "lose all creature types"),
    ("said", "選ばれた 色 である", "BE the chosen color"),
    ("said", "選ばれた タイプ に なる | その タイプ に なる", "become that type"),
    ("said", "伝説 である", "BE legendary"),
    ("said", "破壊 されない", "have indestructible"),
    (
        "said",
        "パワー が <k:number> 大きい か の よう に [、] 機体 に 搭乗 する",
        "crew Vehicles as though ⟪its⁄their⟫ power were $k greater",
    ),
    (
        "said",
        "パワー で は なく タフネス を 使って [、] 機体 に 搭乗 する | "
        "パワー の 代わり に タフネス を 使って [、] 機体 に 搭乗 する",
        "crew Vehicles using ⟪its⁄their⟫ toughness rather than ⟪its⁄their⟫ power",
    ),
    (
        "said",
        "あなた が 選んだ 色 1 色 に なる | あなた が 選んだ 1 色 の 色 に なる | "
        "あなた が 選んだ 色 に なる | 好きな 色 1 色 に なる | 好きな 色 に なる",
        "become the color of your choice",
    ),
    (
        "said",
        "あなた が 選んだ 1 つ 以上 の 色 に なる | あなた が 選んだ 1 色 以上 の 色 に なる | "
        "あなた が 選んだ 1 色 以上 に なる | 好きな 1 つ 以上 の 色 に なる",
        "become the color or colors of your choice",
    ),
    ("said", "あなた が 選んだ クリーチャー・タイプ 1 つ に なる", "become the creature type of your choice"),
    ("said", "あなた が 選んだ 基本 土地タイプ 1 つ に なる", "become the basic land type of your choice"),
    (
        "said",
        "<c:choices> の うち [、] あなた が 選んだ 1 つ を 得る | <c:choices> の うち [、] あなた が 選んだ 能力 1 つ を 得る | "
        "<c:choices> の うち [、] 好きな 1 つ を 得る | <c:choices> の うち [、] あなた が 選んだ 1 つ の 能力 を 得る",
        "gain your choice of $c",
    ),
    ("choices", "<k:keyword> か~や <l:keyword>", "$k or $l"),
    ("choices", "<k:keyword> か~や <l:keyword> か~や <m:keyword>", "$k, $l, or $m"),
    ("said", "エンチャント されない", "can't be enchanted"),
    ("said", "選ばれた タイプ である", "BE the chosen type"),
    ("said", "<o:agent> の コピー に なる", "become a copy of $o"),
    (
        "said",
        "<s:itsown> パワー [に 等しい 点数] で は なく [、] <s:itsown> タフネス に 等しい 点数 の 戦闘ダメージ を 割り振る | "
        "<s:itsown> パワー [に 等しい 点数] で は なく [、] タフネス に 等しい 点数 の 戦闘ダメージ を 割り振る",
        "assign combat damage ¦ equal to ⟪its⁄their⟫ toughness rather than ⟪its⁄their⟫ power",
    ),
]

ENDINGS = {
    "受ける": "受け",
    "得る": "得",
    "持つ": "持ち",
    "失う": "失い",
    "なる": "なり",
    "できない": "できず",
    "できる": "でき",
    "されない": "されず",
    "打ち消されない": "打ち消されず",
    "捧げられない": "捧げられず",
    "する": "し",
    "しない": "せず",
    "ならない": "ならず",
    "である": "であり",
    "ある": "あり",
}
"""Verbs of predicates with the form in which another predicate follows."""


def _in_forms(rows: list[Row]) -> Iterator[Row]:
    for category, wording, english in rows:
        said = english.replace(" ¦ ", " ")
        yield category, wording, said
        ways = [way.strip().rpartition(" ") for way in wording.split(" | ")]
        stems = [f"{rest} {ENDINGS[verb]}" for rest, _, verb in ways if verb in ENDINGS]
        if stems:
            yield f"{category}first", " | ".join(stems), said


PREDICATES: list[Row] = [
    *_in_forms(_PREDICATES),
    *_in_forms(
        [
            ("act", "ブロック できない | ブロック に 参加 できない", "can't block"),
            ("act", "<n:n> を ブロック できない", "can't block PLAIN($n)"),
            ("act", "<r:reference> を ブロック できない", "can't block $r"),
            ("act", "<n:n> しか ブロック できない", "can block only PLAIN($n)"),
            ("act", "攻撃 できない | 攻撃 に 参加 できない", "can't attack"),
            ("act", "追加 [の] ターン の 間 [に] [は] [、] 攻撃 できない", "can't attack during extra turns"),
            (
                "act",
                "攻撃 も ブロック も できない | 攻撃 したり ブロック したり できない | "
                "攻撃 で も ブロック で も できない | 攻撃 できず 、 ブロック も できない",
                "can't attack or block",
            ),
            ("act", "機体 に 搭乗 できない", "can't crew Vehicles"),
            (
                "act",
                "攻撃 したり ブロック したり 機体 に 搭乗 したり できない",
                "can't attack, block, or crew Vehicles",
            ),
            ("act", "ブロック したり 機体 に 搭乗 したり できない", "can't block or crew Vehicles"),
            ("act", "統率者 として 使用 できる", "can be your commander"),
            ("act", "単独 で [は] 攻撃 できない", "can't attack alone"),
            ("act", "単独 で しか 攻撃 できない", "can only attack alone"),
            ("act", "単独 で [は] 攻撃 したり ブロック したり できない", "can't attack or block alone"),
            ("act", "あなた を 攻撃 できない", "can't attack you"),
            (
                "act",
                "あなた や あなた が コントロール している プレインズウォーカー を 攻撃 できない | "
                "あなた や プレインズウォーカー を 攻撃 できない",
                "can't attack you or planeswalkers you control",
            ),
        ]
    ),
    ("saidfirst", "<a:actfirst>", "$a"),
    ("predicate", "<a:said>", "$a"),
    (
        "predicate",
        "<a:saidfirst> 、 <b:predicate> | <a:saidfirst> <b:predicate> | <a:said> と ともに <b:predicate>",
        "$a & $b",
    ),
    ("predicate", "<a:said> と ともに 、 <b:predicate> | <a:said> と ともに 、 それ で は <b:act>", "$a & $b"),
    (
        "untapping",
        "アンタップ・ステップ の 間 に | アンタップ・ステップ の 間 | アンタップ・ステップ に | "
        "アンタップ・ステップ の 間 、",
        "",
    ),
    (
        "itscontroller",
        "コントローラー | それ の コントローラー | その コントローラー | それら の コントローラー | "
        "自身 の コントローラー",
        "",
    ),
    ("itsown", "それ の | その | [それ] 自身 の | 自身 の 、", ""),
    (
        "besides",
        "他 の タイプ に 加えて | それ の 他 の タイプ に 加えて | その 他 の タイプ に 加えて | "
        "それら の 他 の タイプ に 加えて | それら の 持つ 他 の タイプ に 加えて | 持っている 他 の タイプ に 加えて | "
        "他 の クリーチャー・タイプ に 加えて | それ の 他 の クリーチャー・タイプ に 加えて | "
        "その 他 の クリーチャー・タイプ に 加えて | それら の 他 の クリーチャー・タイプ に 加えて | "
        "自身 の 他 の タイプ に 加えて | 自身 の 他 の クリーチャー・タイプ に 加えて | "
        "他 の 土地タイプ に 加えて | それ の 他 の 土地タイプ に 加えて | その 他 の 土地タイプ に 加えて | "
        "それら の 他 の 土地タイプ に 加えて",
        "",
    ),
    ("per", "<k:foreach> [、]", "for each $k"),
    ("body", "<e:per> <p:player> は [、] <d:deed>", "S($p|$d) $e"),
    ("body", "<e:per> <t:things> は [、] <p:said>", "S($t|$p) $e"),
    ("foreach", "<n:eachn> に つき", "INZONE(SG($n))"),
    ("relative", "<r:reference> を ブロック している", "blocking $r"),
    ("relative", "{~ | これ} が ブロック している", "it's blocking"),
    ("relative", "この ターン に ダメージ を 与え た", "that dealt damage this turn"),
    ("foreach", "<s:itsown> 色 1 色 に つき", "of its colors"),
    ("relative", "戦場 に ある | 戦場 に 出ている", "on the battlefield"),
    ("relative", "この ターン に 死亡 し た | この ターン 死亡 し た", "that died this turn"),
    ("relative", "この ターン に あなた の コントロール 下 で 死亡 し た", "that died under your control this turn"),
    (
        "relative",
        "この ターン に <r:reference> に よって ダメージ を 与えられ た | "
        "<r:reference> に よって この ターン に ダメージ を 与えられ た | "
        "この ターン 、 <r:reference> に よって ダメージ を 与えられ た | "
        "この ターン [に] [、] <r:reference> から ダメージ を 与えられ た | "
        "この ターン [に] [、] <r:reference> から ダメージ を 受け た | "
        "この ターン [に] [、] <r:reference> が ダメージ を 与え た | <r:reference> が この ターン [に] ダメージ を 与え た",
        "dealt damage by $r this turn",
    ),
    ("relative", "~ に {つけられている | ついている}", "attached to ~"),
    ("relative", "これ に {つけられている | ついている}", "attached to @this"),
    ("relative", "それ に {つけられている | ついている}", "attached to @it"),
    ("relative", "その <h:head> に {つけられている | ついている}", "attached to @that:SG($h)"),
    ("head", "発生源", "‹source›"),
    (
        "ability",
        "<w:chosenby> プロテクション | <w:chosenby> に 対する プロテクション | プロテクション 〔 <w:chosenby> 〕",
        "protection from the color of your choice",
    ),
    ("chosenby", "あなた が 選んだ 色 1 色 [の] | あなた が 選ぶ 色 1 色 [の] | 好きな 色 1 色 [の]", ""),
    (
        "said",
        "プロテクション 〔 <q:protectedfrom> 〕 か [、] <w:chosenby> {に 対する プロテクション | プロテクション} を 得る",
        "gain protection from $q or from the color of your choice",
    ),
    (
        "ability",
        "選ばれた 色 の プロテクション | 選ばれた 色 に 対する プロテクション",
        "protection from the chosen color",
    ),
]

KINDS: list[Row] = [
    ("madeof", "<s:subtypes> [・] <t:cardtypes>", "‹$s $t›"),
    ("madeof", "<t:cardtypes>", "‹$t›"),
    ("madeof", "<s:subtypes>", "‹$s›"),
    ("newkind", "<m:shaped>", "$m"),
    ("newkind", "すべて の クリーチャー・タイプ を 持つ <m:shaped>", "$m with all creature types"),
    ("newkind", "<k:keywords> を 持つ <m:shaped> | <k:keywords> を 持つ 、 <m:shaped>", "$m with $k"),
    ("newkind", "プレインズウォーカー で も ある [、] <m:shaped>", "$m that's still a planeswalker"),
    ("shaped", "<m:madeof>", "$m"),
    ("shaped", "<c:colors> の <m:madeof>", "$c $m"),
    (
        "shaped",
        "<c:color> で あり [、] <d:color> で ある <m:madeof> | <c:color> であり [、] <d:color> である <m:madeof>",
        "$c and $d $m",
    ),
    ("shaped", "<p:pt> [の] <m:madeof>", "$p $m"),
    ("shaped", "<c:colors> の <p:pt> の <m:madeof> | <p:pt> の <c:colors> の <m:madeof>", "$p $c $m"),
    ("shaped", "<c:color> であり <d:color> である <p:pt> の <m:madeof>", "$p $c and $d $m"),
    ("shaped", "無色 の <p:pt> の <m:madeof> | <p:pt> の 無色 の <m:madeof>", "$p colorless $m"),
    (
        "shaped",
        "基本 の パワー と タフネス が <p:pt> である <m:coloured> | 基本 の パワー と タフネス が <p:pt> の <m:coloured>",
        "$m with base power and toughness $p",
    ),
    (
        "shaped",
        "パワー と タフネス が それぞれ それ の マナ総量 に 等しい <m:madeof> | "
        "それ の マナ総量 に 等しい パワー と タフネス を 持つ <m:madeof>",
        "$m with power and toughness each equal to ⟪its⁄their⟫ mana value",
    ),
    ("coloured", "<m:madeof>", "$m"),
    ("coloured", "<c:colors> の <m:madeof>", "$c $m"),
]

STATEMENTS: list[Row] = [
    ("statement", "<t:things> は [、] [それぞれ] [、] <p:predicate>", "S($t|$p)"),
    (
        "statement",
        "<t:thing> の 基本 の パワー と タフネス は [、] <p:pt> {に なる | である}",
        "S($t|have base power and toughness $p)",
    ),
    (
        "statement",
        "<r:reference> の 起動型能力 は [、] 起動 できない",
        "POSS($r) activated abilities can't ¦ be activated",
    ),
    (
        "statement",
        "<r:reference> の 起動型能力 は [、] マナ能力 で ない かぎり [、] 起動 できない",
        "POSS($r) activated abilities can't ¦ be activated unless they're mana abilities",
    ),
    (
        "statement",
        "<n:n> が 戦場 に 出 た こと に よって [は] [、] <m:n> の 能力 は 誘発 しない | "
        "<n:n> が 戦場 に 出る こと に よって [は] [、] <m:n> の 能力 は 誘発 しない",
        "PL($n) entering don't cause abilities of PLAIN($m) to trigger",
    ),
    (
        "statement",
        "<n:n> が 戦場 に 出 た こと に よって [は] [、] 能力 は 誘発 しない | "
        "<n:n> が 戦場 に 出る こと に よって [は] [、] 能力 は 誘発 しない",
        "PL($n) entering don't cause abilities to trigger",
    ),
    (
        "statement",
        "<n:n> が 戦場 に 出る か 死亡 する こと に よって [は] [、] 能力 は 誘発 しない",
        "PL($n) entering or dying don't cause abilities to trigger",
    ),
    (
        "statement",
        "[あなた の] 対戦相手 が コントロール している 呪文 や 能力 は [、] "
        "あなた に パーマネント を 生け贄 に 捧げさせる こと が できない",
        "spells and abilities your opponents control can't cause you to sacrifice permanents",
    ),
    *(
        (
            "sentence",
            f"<n:n> が {how} こと {{に より | に よって | で}} [、] <m:n> の 誘発型能力 が 誘発 する なら~場合 [、] "
            "その 能力 は 追加 で [もう] 1 回 誘発 する",
            f"if A($n) {word} causes a triggered ability of A($m) to trigger, that ability triggers an additional time",
        )
        for how, word in (("戦場 に 出 た", "entering"), ("死亡 し た", "dying"))
    ),
    (
        "sentence",
        "この ターン 、 あなた が 次 に 唱える <n:n> は <k:keywords> を 得る",
        "the next PLAIN($n) you cast this turn gains $k",
    ),
    (
        "sentence",
        "この ターン 、 あなた が 次 に 唱える <n:n> は 打ち消されない",
        "the next PLAIN($n) you cast this turn can't be countered",
    ),
    ("statement", "<n:n> の 起動型能力 は [、] 起動 できない", "activated abilities of PLAIN($n) can't ¦ be activated"),
    (
        "statement",
        "<n:n> の 起動型能力 は [、] [それ~それら が] マナ能力 で ない かぎり [、] 起動 できない",
        "activated abilities of PLAIN($n) can't ¦ be activated unless they're mana abilities",
    ),
    (
        "statement",
        "<h:head> と <i:head> の 起動型能力 は [、] [それ~それら が] マナ能力 で ない かぎり [、] 起動 できない",
        "activated abilities of PLAIN($h) and PLAIN($i) can't ¦ be activated unless they're mana abilities",
    ),
    *(
        (
            "statement",
            f"<n:n> の 起動型能力 は [、] [それ~それら を] 起動 する ため の コスト が <s:symbols> {more} なる | "
            f"<n:n> の 起動型能力 を 起動 する ため の コスト は [、] [最大] <s:symbols> {more} なる",
            f"activated abilities of PLAIN($n) cost $s {english} to activate",
        )
        for more, english in (("多く", "more"), ("少なく", "less"))
    ),
    *(
        (
            "statement",
            f"{whose}起動型能力 を 起動 する ため の コスト は{unless} [、] <s:symbols> {more} なる",
            f"activated abilities {of}cost $s {english} to activate{told}",
        )
        for more, english in (("多く", "more"), ("少なく", "less"))
        for whose, of in (("", ""), ("<n:n> の ", "of PLAIN($n) "))
        for unless, told in (
            ("", ""),
            (" [、] {それ~それら が|} マナ能力 で ない かぎり", " unless they're mana abilities"),
        )
        if not (of and not told)
    ),
    *(
        (
            "statement",
            f"<r:reference> の 起動型能力 を 起動 する ため の コスト は [、] <s:symbols> {more} なる",
            f"POSS($r) activated abilities cost $s {english} to activate",
        )
        for more, english in (("多く", "more"), ("少なく", "less"))
    ),
    (
        "sentence",
        "この 効果 は [、] その コスト に 含まれる マナ を <k:number> 点 未満 に 減らす こと は できない",
        "this effect can't reduce the mana in that cost to less than NUM($k) mana",
    ),
    (
        "statement",
        "<t:things> は [、] シャドー を 持つ クリーチャー を [、] {それ | それら} が シャドー を 持たない か の よう に "
        "ブロック できる",
        "S($t|can block creatures with shadow as though they didn't have shadow)",
    ),
    (
        "statement",
        "<t:things> は [、] <k:keywords> を 持たない か の よう に ブロック されて も よい",
        "S($t|can be blocked as though ⟪it⁄they⟫ didn't have $k)",
    ),
    (
        "statement",
        "<t:things> は [、] <k:keywords> を 持つ か の よう に <n:n> を ブロック できる",
        "S($t|can block PLAIN($n) as though ⟪it⁄they⟫ had $k)",
    ),
    (
        "statement",
        "<t:things> は [、] <k:keywords> を 持つ か の よう に ブロック できる",
        "S($t|can block as though ⟪it⁄they⟫ had $k)",
    ),
    (
        "statement",
        "他 の 各 プレイヤー の アンタップ・ステップ の 間 に [、] <n:alln> を アンタップ する | "
        "他 の 各 プレイヤー の アンタップ・ステップ の 間 に [、] <n:n> を すべて アンタップ する",
        "untap all PLAIN($n) during each other player's untap step",
    ),
    (
        "statement",
        "他 の 各 プレイヤー の アンタップ・ステップ の 間 に [、] ~ を アンタップ する",
        "untap ~ during each other player's untap step",
    ),
    (
        "statement",
        "<c:itscontroller> の 次 の <u:untapping> [、] <t:things> は [、] アンタップ しない",
        "S($t|DOESNT untap during ⟪its controller's next untap step⁄their controllers' next untap steps⟫)",
    ),
    ("statement", "<t:things> で は <p:act> | <t:things> で は 、 <p:act>", "S($t|$p)"),
    ("statement", "<t:things> で は <p:actfirst> 、 <q:predicate>", "S($t|$p & $q)"),
    (
        "statement",
        "<t:things> {で は | は} [、] <p:actfirst> 、 <r:itsown> 起動型能力 は 起動 できない | "
        "<t:things> は [、] <p:saidfirst> 、 <r:itsown> 起動型能力 は 起動 できない",
        "S($t|$p), and its activated ¦ abilities can't be activated",
    ),
    (
        "statement",
        "<t:things> {で は | は} <p:actfirst> 、 <r:itsown> 起動型能力 は [それ~それら が] マナ能力 で ない かぎり [、]"
        " 起動 できない",
        "S($t|$p), and its activated ¦ abilities can't be activated unless they're mana abilities",
    ),
    (
        "statement",
        "<t:things> は <p:actfirst> 、 <r:itsown> コスト に <s:symbols> を 含む 起動型能力 は 起動 できない | "
        "<t:things> で は <p:actfirst> 、 <r:itsown> コスト に <s:symbols> を 含む 起動型能力 は 起動 できない",
        "S($t|$p), and its activated abilities with $s in their costs can't be activated",
    ),
    ("statement", "<t:things> は [、] <a:saidfirst> 、 <u:things> は [、] <p:predicate>", "S($t|$a) and S($u|$p)"),
    ("adjective", "無色 である", "colorless"),
    ("adjective", "多色 である", "multicolored"),
    ("adjective", "単色 である", "monocolored"),
    ("adjective", "装備 されている", "equipped"),
    ("adjective", "改善 され た | 改善 されている", "modified"),
    (
        "statement",
        "<t:thing> は 容疑 を かけられ た もの で は なくなる | <t:thing> の 容疑 を 晴らす",
        "$t are no longer suspected",
    ),
    ("adjective", "容疑 を かけられ た | 容疑 を かけられている", "suspected"),
    ("statement", "<t:thing> は 探検 を 行う", "S($t|explore)"),
    (
        "statement",
        "戦場 に 出ていない~ない すべて の カード と [、] [すべて の] 呪文 と [、] [すべて の] パーマネント は [、] "
        "{それ~それら の | その} 他 の 色 に 加えて [、] 選ばれた 色 {である | に なる}",
        "all cards that aren't on the battlefield, spells, and permanents are the chosen color"
        " in addition to their other colors",
    ),
    (
        "statement",
        "各 色 や~と 各 色 の 組み合わせ へ の あなた の 信心"
        " {を <k:number> 増やす | は <k:number> 増える | は <k:number> 増加 する}",
        "your devotion to each color and each "  # as the card says it
        "combination of colors is increased by NUM($k)",
    ),
    ("statement", "あなた の 手札 の 上限 は [、] <f:figure> に 等しい", "your maximum hand size is equal to $f"),
    (
        "statement",
        "あなた が コントロール している <n:n> と [、] あなた が オーナー であり [、] 戦場 に {出ていない | ない} <m:n>"
        " に ついて も 同様 である",
        "the same is true for PLAIN($n) you control and PLAIN($m) you own that aren't on the battlefield",
    ),
    ("statement", "指輪 が あなた を 誘惑 する", "the ring tempts you"),
    ("statement", "<t:thing> は 闘魂 <k:number> を 行う", "S($t|endure $k)"),
    ("statement", "<t:thing> は 謀議 を 行う", "S($t|connive)"),
    ("statement", "<t:thing> は 準備完了状態 に なる", "S($t|become prepared)"),
    ("said", "準備完了状態 で 戦場 に 出る", "enter prepared"),
    ("statement", "<t:thing> は 謀議 <k:number> を 行う", "S($t|connive $k)"),
    (
        "statement",
        "<r:reference> を ブロック できる すべて の クリーチャー は 、 <s:reference> を ブロック する | "
        "<r:reference> を ブロック できる すべて の クリーチャー は <s:reference> を ブロック する",
        "SAME($r|$s|all creatures able to block $r do so)",
    ),
    (
        "statement",
        "<r:reference> を ブロック できる すべて の <n:lurer> は [、] <s:reference> を ブロック する",
        "SAME($r|$s|all $n able to block $r do so)",
    ),
    (
        "statement",
        "~ か エンチャント されている クリーチャー を ブロック できる すべて の クリーチャー は [、] それ を ブロック する",
        "all creatures able to block ~ or enchanted creature do so",
    ),
    ("lurer", "<s:subtype>", "PLAIN(‹$s›)"),
    ("lurer", "<c:color> の クリーチャー", "$c creatures"),
    ("lurer", "<k:keyword> を 持つ クリーチャー", "creatures with $k"),
    ("lurer", "パワー が <k:number> 以上 の クリーチャー", "creatures with power $k or greater"),
    ("lurer", "パワー が <k:number> 以下 の クリーチャー", "creatures with power $k or less"),
    (
        "statement",
        "あなた は <t:thing> を コントロール している | あなた は <t:thing> を コントロール する",
        "you control $t",
    ),
    (
        "statement",
        "統治者 は <t:thing> を コントロール している | 統治者 は <t:thing> を コントロール する",
        "the monarch controls $t",
    ),
    (
        "statement",
        "~ の パワー と タフネス は それぞれ <f:figure> に 等しい | "
        "~ の パワー と タフネス は それぞれ 、 <f:figure> に 等しい | "
        "~ の パワー と タフネス は 、 それぞれ <f:figure> に 等しい | "
        "~ の パワー と タフネス は <f:figure> に 等しい",
        "~'s power and ¦ toughness are each equal to $f",
    ),
    (
        "statement",
        "それ の パワー と タフネス は それぞれ <f:figure> に 等しい",
        "its power and ¦ toughness are each equal to $f",
    ),
    (
        "statement",
        "~ の パワー は <f:figure> に 等しい | ~ の パワー は 、 <f:figure> に 等しい",
        "~'s power is equal to $f",
    ),
    (
        "statement",
        "~ の パワー は [、] <f:figure> に 等しく 、 その タフネス は <g:figure> に 等しい | "
        "~ の パワー は <f:figure> に 等しく 、 タフネス は <g:figure> に 等しい | "
        "~ の パワー は <f:figure> に 等しく 、 それ の タフネス は <g:figure> に 等しい",
        "~'s power is equal to $f and its toughness is equal to $g",
    ),
    (
        "statement",
        "~ の パワー は [、] <f:figure> に 等しく 、 [{その | ~ の}] タフネス は [、] "
        "{その 点数 | その 数 | その 値} に <k:number> を"
        " {加え た | 足した | 足し た} {点数 | 数 | 値} に 等しい",
        "~'s power is equal to $f and its toughness is equal to that number plus $k",
    ),
    (
        "sentence",
        "X は <f:figure> に 等しい | X は 、 <f:figure> に 等しい | X は <f:figure> である | X は 、 <f:figure> である",
        "where X is $f",
    ),
    (
        "sentence",
        "<s:stilled> は 土地 で も ある | <s:stilled> は まだ 土地 である | <s:stilled> は 引き続き~依然として 土地 である",
        "it's still a land",
    ),
    ("sentence", "それら は 土地 で も ある | それら は まだ 土地 である", "they're still lands"),
    (
        "sentence",
        "<s:stilled> は [、] プレインズウォーカー で も ある | <s:stilled> は [、] 依然として プレインズウォーカー である",
        "it's still a planeswalker",
    ),
    (
        "figure",
        "その 数 に <k:number> を 足した 点数 | その 数 に <k:number> を 足した 数 | その 数 に <k:number> を 足した 値",
        "that number plus $k",
    ),
    ("stilled", "それ | これ | ~", ""),
    ("measured", "<n:n> の 数 | <n:n> の 総数 | <n:n> の 枚数", "the number of COUNTED($n)"),
    ("figure", "<k:number> 引く <f:figure>", "$k minus $f"),
    ("measured", "<r:reference> の パワー", "POSS($r) power"),
    ("measured", "<r:reference> の タフネス", "POSS($r) toughness"),
    ("measured", "あなた の 手札 の カード の 枚数 | あなた の 手札 の 枚数", "the number of cards in your hand"),
    ("measured", "あなた の ライフ総量 | あなた の ライフ の 総量", "your life total"),
]

DURATIONS: list[Row] = [
    ("duration", "ターン終了時 まで | ターン 終了時 まで", "until end of turn"),
    ("duration", "あなた の 次 の ターン まで | 次 の あなた の ターン まで", "until your next turn"),
    ("duration", "あなた の 次 の ターン の 終了時 まで", "until the end of your next turn"),
    ("duration", "この ターン | この ターン の 間", "this turn"),
    ("duration", "<r:reference> が 追放 {され続けている | されている} かぎり", "for as long as S($r|remain exiled)"),
    ("duration", "戦闘終了時 まで | この 戦闘 の 終了時 まで | この 戦闘 終了時 まで", "until end of combat"),
    ("duration", "この 戦闘 の 間", "this combat"),
    ("duration", "あなた の 次 の 終了ステップ まで | あなた の 次 の 終了 ステップ まで", "until your next end step"),
    ("duration", "あなた の 次 の アップキープ まで", "until your next upkeep"),
    (
        "duration",
        "~ が 戦場 に {あり続ける | 残り続ける | 残っている | 残り続けている | あり続けている} かぎり",
        "for as long as ~ remains on the battlefield",
    ),
    ("duration", "次 の あなた の 終了ステップ まで | あなた の 次 の 終了ステップ まで", "until your next end step"),
    ("duration", "<r:reference> が 戦場 を 離れる まで", "until $r leaves the battlefield"),
    ("duration", "[いずれか の] 対戦相手 [1 人] が 統治者 に なる まで", "until an opponent becomes the monarch"),
    (
        "duration",
        "<r:reference> が タップ状態 であり続ける かぎり | <r:reference> が タップ状態 で あり続ける かぎり",
        "for as long as $r remains tapped",
    ),
    (
        "duration",
        "あなた が ~ を コントロール し続ける かぎり | あなた が ~ を コントロール している かぎり | "
        "あなた が ~ を コントロール し続けている かぎり | あなた が それ を コントロール し続ける かぎり",
        "for as long as you control ~",
    ),
    (
        "duration",
        "あなた が ~ を コントロール し続け 、 [かつ] ~ が タップ状態 で あり続ける かぎり | "
        "あなた が ~ を コントロール し続け 、 [かつ] ~ が タップ状態 であり続ける かぎり",
        "for as long as you control ~ and ~ remains tapped",
    ),
    (
        "duration",
        "~ が タップ状態 であり続ける かぎり | ~ が タップ状態 で あり続ける かぎり",
        "for as long as ~ remains tapped",
    ),
    (
        "body",
        "<u:duration> 、 <r:thing> の パワー と タフネス を 入れ替える | "
        "<u:duration> <r:thing> の パワー と タフネス を 入れ替える | "
        "<r:thing> の パワー と タフネス を <u:duration> 入れ替える",
        "switch POSS($r) power and ¦ toughness $u",
    ),
    (
        "body",
        "あなた は [、] <u:duration> [、] <r:thing> の パワー と タフネス を 入れ替えて も よい",
        "you may switch POSS($r) power and ¦ toughness $u",
    ),
    (
        "body",
        "<u:duration> 、 <r:thing> の 基本 の パワー と タフネス を [、] <q:thing> の パワー と タフネス に 変更 する",
        "change POSS($r) base power and toughness to POSS($q) power and toughness $u",
    ),
    ("body", "<t:things> は 、 <u:duration> 、 <p:predicate>", "S($t|$p) $u"),
    ("body", "<e:per> <t:things> は [、] <u:duration> [、] <p:said>", "S($t|$p) $u $e"),
    ("body", "<u:duration> [、] <e:per> <t:things> は [、] <p:said>", "S($t|$p) $u $e"),
    ("body", "<c:aslong> [、] <o:thing> の コントロール を 得る", "gain control of $o for as long as $c"),
    (
        "body",
        "<t:things> で は 、 <u:duration> 、 <p:act> | <t:things> で は <u:duration> 、 <p:act>",
        "S($t|$p) $u",
    ),
    (
        "body",
        "この ターン 、 <t:things> は 可能 なら 攻撃 する | <t:things> は この ターン 、 可能 なら 攻撃 する",
        "S($t|attack this turn if able)",
    ),
    (
        "body",
        "この ターン 、 <t:things> は 可能 なら ブロック する | <t:things> は この ターン 、 可能 なら ブロック する",
        "S($t|block this turn if able)",
    ),
]
