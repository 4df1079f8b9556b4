"""Japanese card text, how much and how many: figures, points of damage and life, counters, for each (107, 120, 122)."""

from __future__ import annotations

from judgekit.games.mtg.terms.translations import KINDS_OF_MANA
from judgekit.language.chart import Row

AMOUNTS: list[Row] = [
    ("measured", "<n:n> の 数 | <n:n> の 総数 | <n:n> の 枚数", "the number of INZONE(PLAIN($n))"),
    ("measured", "この ターン に あなた に 与えられ た ダメージ の 点数", "the damage dealt to you this turn"),
    (
        "measured",
        "この ターン に <n:n> が あなた に 与え た ダメージ の 点数",
        "the damage dealt to you this turn by PLAIN($n)",
    ),
    (
        "measured",
        "<n:n> <c:cardtypesof>",
        "the number of card types among INZONE(PLAIN($n))",
    ),
    (
        "cardtypesof",
        "の カード・タイプ の 数 | の カード・タイプ の 種類数 | の 中 の カード・タイプ の 数 | "
        "の 中 の カード・タイプ の 種類数 | に 含まれる カード・タイプ の 種類数 | に 含まれる カード・タイプ の 数",
        "",
    ),
    (
        "measured",
        "その プレイヤー が この ターン の 開始時 に コントロール していた <n:n> の {総数 | 数}",
        "the number of PLAIN($n) they controlled at the beginning of this turn",
    ),
    (
        "measured",
        "[あなた の] 対戦相手 が コントロール している [、] <n:n> の {総数 | 数} と [、]"
        " {その | あなた の} 対戦相手 の 墓地 に ある <m:n> の {総数 | 数 | 枚数} の 合計",
        "the total number of PLAIN($n) your opponents control plus the total number of PLAIN($m) in their graveyards",
    ),
    (
        "figure",
        "<m:measured> と [、] <n:measured> の 合計",
        "$m plus $n",
    ),
    (
        "foreach",
        "{それ | ~} を ブロック している クリーチャー の うち 2 体目 以降 の 1 体 に つき",
        "creature blocking it beyond the first",
    ),
    (
        "foreach",
        "<n:n> {の 中 の | に 含まれる | の} カード・タイプ 1 {種類 | つ} に つき",
        "card type among INZONE(PLAIN($n))",
    ),
    (
        "foreach",
        "あなた の パーティー {を 構成 する | の 中 の | に いる} クリーチャー 1 体 に つき",
        "creature in your party",
    ),
    (
        "measured",
        "あなた の パーティー {を 構成 する | の 中 の | に いる} クリーチャー の {数 | 総数}",
        "the number of creatures in your party",
    ),
    ("foreach", "これ に より 自分 が 支払った ライフ 1 点 に つき", "1 life they paid this way"),
    *(
        (
            "foreach",
            f"あなた の マナ・プール に ある {ja} マナ 1 点 に つき | あなた が 持っている 未消費 の {ja} マナ 1 点 に つき",
            f"unspent {english}mana you have",
        )
        for ja, english in KINDS_OF_MANA.items()
    ),
    ("measured", "<w:ofwhom> <c:color> へ の 信心", "$w devotion to $c"),
    ("measured", "<w:ofwhom> <c:color> と <d:color> へ の 信心", "$w devotion to $c and $d"),
    ("measured", "<r:reference> の パワー", "POSS($r) power"),
    ("measured", "<r:reference> の タフネス", "POSS($r) toughness"),
    ("measured", "<r:reference> の マナ総量", "POSS($r) mana value"),
    ("measured", "{自身 の | それぞれ の} パワー", "OWN power"),
    ("measured", "{自身 の | それぞれ の} タフネス", "OWN toughness"),
    ("measured", "その 出目 | 出目", "the result"),
    ("measured", "その パワー", "its power"),
    ("measured", "その タフネス", "its toughness"),
    ("measured", "その マナ総量", "its mana value"),
    ("measured", "<w:ofwhom> ライフ の 総量 | <w:ofwhom> ライフ 総量", "$w life total"),
    (
        "measured",
        "<w:ofwhom> 手札 に ある カード の 枚数 | <w:ofwhom> 手札 の カード の 枚数 | <w:ofwhom> 手札 の 枚数",
        "the number of cards in $w hand",
    ),
    *(
        (
            "measured",
            f"<n:n> {{の | の 中 の}} {what} の {{中 の 最大値 | うち [、] 最大 の {{値 | もの}} | 最大 値 | 最大値}} | "
            f"<n:n> の 中 で~の 最大 の {what}",
            f"the greatest {measure} among PLAIN($n)",
        )
        for what, measure in (("パワー", "power"), ("タフネス", "toughness"), ("マナ総量", "mana value"))
    ),
    ("measured", "これ に より 軽減 され た ダメージ の 点数", "the damage prevented this way"),
    (
        "measured",
        "{この ターン [に] [、] {自分 | その プレイヤー} が | {自分 | その プレイヤー} が この ターン に} 失った ライフ の 点数",
        "the life they lost this turn",
    ),
    ("measured", "あなた の 速度", "your speed"),
    *(
        ("measured", f"{paid} た <t:type> の {ja}", f"the {word} $t's {english}")
        for paid, word in (("戻され", "returned"), ("タップ され", "tapped"), ("追放 され", "exiled"))
        for ja, english in (("パワー", "power"), ("タフネス", "toughness"), ("マナ総量", "mana value"))
    ),
    (
        "measured",
        "[その] 生け贄 に 捧げられ た <t:type> の パワー | [その] 生け贄 に 捧げ た <t:type> の パワー",
        "the sacrificed $t's power",
    ),
    (
        "measured",
        "[その] 生け贄 に 捧げられ た <t:type> の タフネス | [その] 生け贄 に 捧げ た <t:type> の タフネス",
        "the sacrificed $t's toughness",
    ),
    (
        "measured",
        "[その] 生け贄 に 捧げられ た <t:type> の マナ総量 | [その] 生け贄 に 捧げ た <t:type> の マナ総量",
        "the sacrificed $t's mana value",
    ),
    (
        "measured",
        "<o:thing> の 上 に 置かれている <c:counter> の 数 | <o:thing> の 上 に 置かれていた <c:counter> の 数~個数~総数 | "
        "<o:thing> の 上 に 置かれている <c:counter> の 個数 | <o:thing> の 上 に 置かれている <c:counter> の 総数 | "
        "<o:thing> の 上 に ある <c:counter> の 数 | <o:thing> の 上 に ある <c:counter> の 総数",
        "the number of PLAIN(‹$c›) on $o",
    ),
    (
        "measured",
        "その 上 に 置かれている <c:counter> の 数 | その 上 に 置かれていた <c:counter> の 数",
        "the number of PLAIN(‹$c›) on @it",
    ),
    ("figure", "<f:measured>", "$f"),
    ("figure", "<f:measured> の 2 倍", "twice $f"),
    ("figure", "<f:measured> の 3 倍", "three times $f"),
    ("lifepoints", "X +<k:number> 点 の ライフ を", "X plus $k life"),
    ("lifepoints", "X に <k:number> を {足した | 加え た} 点数 の ライフ を", "X plus $k life"),
    ("lifepoints", "X の 3 倍 に 等しい 点数 の ライフ を", "three times X life"),
    ("figure", "<f:measured> の 半分 ( 端数 切り上げ )", "half $f, rounded up"),
    ("figure", "<f:measured> の 半分 ( 端数 切り捨て )", "half $f, rounded down"),
    (
        "measured",
        "これ に より 失われた ライフ の 点数 | これ に より 失われた ライフ の 総量",
        "the life lost this way",
    ),
    (
        "measured",
        "これ に より 支払われ た <s:symbols> の 点数 | これ に より 支払っ た <s:symbols> の 点数",
        "the amount of $s paid this way",
    ),
    (
        "measured",
        "~ が 戦場 に 出る に 際し 支払われ た ライフ の 点数 | ~ が 戦場 に 出 た 際 に 支払われ た ライフ の 点数",
        "the life paid as ~ entered",
    ),
    ("measured", "これ に より 支払われ た ライフ の 点数", "the amount of life paid this way"),
    (
        "measured",
        "これ に より 支払われ た マナ の 点数 | これ に より 支払われ た マナ の 総量",
        "the amount of mana paid this way",
    ),
    (
        "foreach",
        "これ に より 支払われ た <s:symbols> 1 点 に つき | これ に より 支払っ た <s:symbols> 1 点 に つき",
        "$s paid this way",
    ),
    ("foreach", "これ に より 支払われ た ライフ 1 点 に つき", "1 life paid this way"),
    ("foreach", "これ に より 取り除かれ た <c:counter> 1 個 に つき", "$c removed this way"),
    (
        "foreach",
        "{自身 の | それ の} マナ・コスト に 含まれる <c:color> の マナ・シンボル 1 つ に つき",
        "$c mana symbol in its mana cost",
    ),
    (
        "foreach",
        "{~ | それ | これ} を 唱える ため に {支払われ た | 支払った} マナ の 色 1 色 に つき",
        "color of mana spent to cast it",
    ),
    ("foreach", "これ に より 軽減 され た ダメージ 1 点 に つき", "1 damage prevented this way"),
    ("foreach", "これ に より 失われた ライフ 1 点 に つき", "1 life lost this way"),
    (
        "measured",
        "[プレイヤー 1 人 が] これ に より [プレイヤー が] 捨て~捨てられ た カード の 枚数 の "
        "{中 で 最も 大きい 数 | うち 最大 の 値 | 最大値 | うち 最も 大きい 数 | うち 最も 多い 枚数}",
        "the greatest number of cards a player discarded this way",
    ),
    (
        "measured",
        "これ に より 与えられ た ダメージ の 点数 | これ に より 与え た ダメージ の 点数",
        "the damage dealt this way",
    ),
    (
        "measured",
        "これ に より 取り除かれ た カウンター の 個数 | これ に より 取り除い た カウンター の 個数",
        "the number of counters removed this way",
    ),
    (
        "foreach",
        "これ に より 取り除かれ た カウンター 1 個 に つき | これ に より 取り除い た カウンター 1 個 に つき",
        "counter removed this way",
    ),
    (
        "measured",
        "~ を 唱える ため に {支払われ た | 支払った} マナ の 総量~点数",
        "the amount of mana spent to cast ~",
    ),
    (
        "measured",
        "~ を 唱える ため に 支払われ た マナ の 色 の 種類数",
        "the number of colors of mana spent to cast ~",
    ),
    (
        "measured",
        "<n:n> の マナ・コスト に 含まれる <c:color> の マナ・シンボル の 総数",
        "the number of $c mana symbols in the mana costs of PLAIN($n)",
    ),
    ("measured", "<n:n> の パワー の 合計", "the total power of PLAIN($n)"),
    ("measured", "<n:n> の タフネス の 合計", "the total toughness of PLAIN($n)"),
    ("measured", "<n:alln> の マナ総量 の 合計 | <n:n> の マナ総量 の 合計", "the total mana value of PLAIN($n)"),
    ("measured", "これ に より <v:past> <n:n> の パワー の 合計", "the total power of PLAIN($n) $v this way"),
    (
        "measured",
        "これ に より <v:past> <n:n> の 総数 | これ に より <v:past> <n:n> の 枚数",
        "the number of PLAIN($n) $v this way",
    ),
    ("difference", "を 引いた 数 | を 引いた 値 | を 引いた 点数", ""),
    (
        "figure",
        "<f:measured> に <k:number> を 加え た {値 | 数 | 点数} | <f:measured> に <k:number> を 足した {値 | 数 | 点数}",
        "$k plus $f",
    ),
    (
        "figure",
        "<k:number> に [、] <f:measured> を 加え た {値 | 数 | 点数} | <k:number> に [、] <f:measured> を 足した {値 | 数 | 点数}",
        "$k plus $f",
    ),
    (
        "measured",
        "[その] 捨て た カード の マナ総量 | [その] 捨てられ た カード の マナ総量",
        "the discarded card's mana value",
    ),
    (
        "measured",
        "この ターン に あなた が 引いた カード の 枚数 | あなた が この ターン に 引いた カード の 枚数",
        "the number of cards you've drawn this turn",
    ),
    ("figure", "<f:measured> から <k:number> <d:difference>", "$f minus $k"),
    ("figure", "<k:number> から <f:measured> <d:difference>", "$k minus $f"),
    ("measured", "<n:n> の パワー の うち 最小 の 値", "the lowest power among PLAIN($n)"),
    ("figure", "<f:measured> から <g:measured> <d:difference>", "$f minus $g"),
    ("foreach", "<n:n> の 中 の 基本 土地タイプ 1 種類 に つき", "basic land type among PLAIN($n)"),
    ("foreach", "<r:reference> が キッカー され た 回数 1 回 に つき [、]", "time $r was kicked"),
    ("foreach", "<n:n> の [中 の] 色 1 色 に つき", "color among PLAIN($n)"),
    ("foreach", "<w:ballot> 1 票 に つき", "$w vote"),
    (
        "foreach",
        "この ターン [に] [、] あなた が 唱え た <n:n> 1 つ に つき | あなた が この ターン [に] [、] 唱え た <n:n> 1 つ に つき",
        "SG($n) you've cast this turn",
    ),
    (
        "measured",
        "この ターン [に] [、] あなた が 唱え た <n:n> の 総数~数 | あなた が この ターン [に] [、] 唱え た <n:n> の 総数~数",
        "the number of PLAIN($n) you've cast this turn",
    ),
    ("foreach", "<n:n> 1 <c:classifier> に つき", "INZONE(SG($n))"),
    ("foreach", "あなた の 対戦相手 1 人 に つき", "opponent you have"),
    ("measured", "あなた の 対戦相手 の {数 | 人数}", "the number of opponents you have"),
    (
        "foreach",
        "<o:thing> の 上 に 置かれている <c:counter> 1 個 に つき | "
        "<o:thing> の 上 に 置かれていた <c:counter> 1 個 に つき | "
        "<o:thing> に 置かれている <c:counter> 1 個 に つき",
        "$c on $o",
    ),
    ("foreach", "これ に より <v:past> <n:n> 1 <c:classifier> に つき", "SG($n) $v this way"),
    ("past", "破壊 され た", "destroyed"),
    ("past", "墓地 に 置か れ た | 墓地 に 置かれ た", "put into a graveyard"),
    ("past", "ダメージ を 与えられ た", "dealt damage"),
    ("past", "公開 され た | 公開 し た", "revealed"),
    ("past", "追放 され た | 追放 し た", "exiled"),
    ("past", "生け贄 に 捧げられ た | 生け贄 に 捧げ た", "sacrificed"),
    ("past", "捨てられ た | 捨て た", "discarded"),
    ("past", "戻され た | 戻し た", "returned"),
    ("past", "あなた の 手札 に {戻され た | 戻し た}", "returned to your hand"),
    ("past", "タップ され た | タップ し た", "tapped"),
    ("lifepoints", "<k:number> 点 の ライフ を | ライフ を <k:number> 点 | ライフ <k:number> 点 を", "$k life"),
    ("lifepoints", "これ に より 失われた ライフ に 等しい 点数 の ライフ を", "life equal to the life lost this way"),
    ("lifepoints", "<f:figure> に 等しい 点数 の ライフ を | <f:figure> に 等しい 値 の ライフ を", "life equal to $f"),
    (
        "lifepoints",
        "その 点数 に 等しい 点数 の ライフ を | 同じ 点数 の ライフ を | その 点数 の ライフ を | "
        "それ に 等しい 点数 の ライフ を | その ダメージ に 等しい 点数 の ライフ を",
        "that much life",
    ),
    (
        "lifepoints",
        "[自分 の] ライフ の 半分 ( 端数 切り上げ ) を | 端数 を 切り上げ た [自分 の] ライフ の 半分 を",
        "half OWN life, rounded up",
    ),
    (
        "lifepoints",
        "[自分 の] ライフ の 半分 ( 端数 切り捨て ) を | 端数 を 切り捨て た [自分 の] ライフ の 半分 を",
        "half OWN life, rounded down",
    ),
    ("lifepoints", "[自分 の] ライフ の 半分 を", "half OWN life"),
    ("sentence", "端数 は 切り上げる | 端数 を 切り上げる", "rounded up"),
    ("sentence", "端数 は 切り捨てる | 端数 を 切り捨てる", "rounded down"),
    ("damage", "<k:number> 点 の ダメージ を | ダメージ を <k:number> 点 | ダメージ <k:number> 点 を", "$k damage"),
    ("equaldamage", "<f:figure> に 等しい 点数 の ダメージ を", "damage equal to $f"),
    (
        "damage",
        "その 点数 に 等しい 点数 の ダメージ を | 同じ 点数 の ダメージ を | その 点数 の ダメージ を",
        "that much damage",
    ),
    ("counters", "<c:counter> <k:number> 個", "N($k|‹$c›)"),
    ("counterso", "<k:number> 個 の <c:counter> を", "N($k|‹$c›)"),
    ("counterson2", "<c:counter> が <k:number> 個", "N($k|‹$c›)"),
    ("counterson", "<c:counter> を <k:number> 個", "N($k|‹$c›)"),
    ("counterso", "<c:counters> を | <c:counters> を それぞれ | それぞれ <c:counters> を", "$c"),
    ("counterso", "<c:counterson>", "$c"),
    ("counterso", "<c:counter> を それぞれ <k:number> 個", "N($k|‹$c›)"),
    (
        "counterso",
        "同じ 数 の <c:counter> を | それ と 同じ 数 の <c:counter> を | その 値 に 等しい 数 の <c:counter> を | "
        "その 点数 に 等しい 数 の <c:counter> を | その 点数 に 等しい 個数 の <c:counter> を | "
        "その 数~枚数 に 等しい 数 の <c:counter> を | 同じ 個数 の <c:counter> を",
        "that many PLAIN(‹$c›)",
    ),
    (
        "counterso",
        "<f:figure> に 等しい 数 の <c:counter> を | <f:figure> に 等しい 個数 の <c:counter> を",
        "a number of PLAIN(‹$c›) equal to $f",
    ),
    ("whom", "<o:thing>", "$o"),
    ("whom", "<p:player>", "$p"),
    ("whom", "<p:player> と <o:thing>", "$p and $o"),
    ("whom", "<o:thing> と <p:player>", "$o and $p"),
    (
        "whom",
        "各 対戦相手 と [、] {対戦相手 | その プレイヤー} が コントロール している 各 <h:head> と 各 <i:head>",
        "each opponent and each SG($h) and SG($i) your opponents control",
    ),
    ("whom", "<o:thing> と <p:thing>", "$o and $p"),
    ("doer", "<o:thing>", "$o"),
    ("doer", "<p:player>", "$p"),
]
