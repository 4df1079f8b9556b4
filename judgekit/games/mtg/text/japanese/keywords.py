"""Japanese card text, lines of keyword abilities with their costs, numbers and qualities; costs in general (702, 118)."""

from __future__ import annotations

from judgekit.language.chart import Row

KEYWORD_LISTS: list[Row] = [
    ("ability", "<k:keyword>", "$k"),
    ("ability", "<k:landwalk>", "$k"),
    ("ability", "選ばれた タイプ の 土地渡り | 選ばれた タイプ の 土地 渡り", "landwalk of the chosen type"),
    ("ability", "選ばれた タイプ の 氷雪 土地渡り", "snow landwalk of the chosen type"),
    ("ability", "<s:supertypeword> <k:landwalk>", "$s $k"),
    ("ability", "<s:supertypeword> 土地渡り | <s:supertypeword> 土地 渡り", "$s landwalk"),
    ("ability", "<t:type> [・] 土地渡り | <t:type> [・] 土地 渡り", "$t landwalk"),
    ("supertypeword", "伝説 の", "legendary"),
    ("supertypeword", "基本 で ない", "nonbasic"),
    ("supertypeword", "冠雪 | 氷雪", "snow"),
    ("ability", "プロテクション 〔 <q:protectedfrom> 〕", "protection from $q"),
    ("ability", "呪禁 〔 <q:protectedfrom> 〕 | 〔 <q:protectedfrom> 〕 から の 呪禁", "hexproof from $q"),
    ("protectedfrom", "<c:color>", "$c"),
    ("protectedfrom", "<c:color> と <d:color>", "$c and from $d"),
    ("protectedfrom", "<c:color> 、 <d:color>", "$c and from $d"),
    ("protectedfrom", "<t:type>", "PLAIN(‹$t›)"),
    ("protectedfrom", "<t:subtype>", "PLAIN(‹$t›)"),
    ("protectedfrom", "すべて", "everything"),
    ("protectedfrom", "すべて の 色", "all colors"),
    ("protectedfrom", "各 対戦相手", "each of your opponents"),
    ("protectedfrom", "1 色 以上 の 色 を 持つ 呪文 | 有色 の 呪文", "colored spells"),
    ("protectedfrom", "多色", "multicolored"),
    ("protectedfrom", "単色", "monocolored"),
    ("protectedfrom", "選ばれた 色 | その 選ばれた 色", "the chosen color"),
    ("protectedfrom", "その プレイヤー | その 対戦相手", "@that:player"),
    ("protectedfrom", "選ばれた プレイヤー | その 選ばれた プレイヤー", "the chosen player"),
    ("ability", "<t:type> から の 現出 <c:symbols>", "emerge from $t $c"),
    ("ability", "<k:keyword> <s:symbols>", "$k $s"),
    ("ability", "<k:keyword> <s:symbols> {か | または} <t:symbols>", "$k $s or $t"),
    ("ability", "<k:keyword> <n:number>", "$k $n"),
    (
        "ability",
        "キッカー <s:symbols> および/または <t:symbols> | キッカー <s:symbols> と <t:symbols> | キッカー <s:symbols> / <t:symbols>",
        "kicker $s and/or $t",
    ),
    ("ability", "カード の 贈呈 | カード 1 枚 の 贈呈", "gift a card"),
    ("ability", "食物 の 贈呈", "gift a food"),
    ("ability", "宝物 の 贈呈", "gift a treasure"),
    ("ability", "タップ状態 の 魚 の 贈呈", "gift a tapped fish"),
    ("ability", "タコ の 贈呈", "gift an octopus"),
    ("ability", "追加 ターン の 贈呈 | 追加 の ターン の 贈呈", "gift an extra turn"),
    ("keywordline", "ミラディン の ため に !", "for mirrodin!"),
    ("materials", "<h:head>", "$h"),
    ("materials", "<a:adjective> <m:materials>", "$a $m"),
    ("ability", "親和 〔 <n:n> 〕", "affinity for PLAIN($n)"),
    ("ability", "覇権 〔 <n:n> 〕", "champion A($n)"),
    (
        "ability",
        "<n:materials> で 作製 <c:symbols>",
        "craft with SG($n) $c",
    ),
    (
        "ability",
        "<n:materials> <k:number> つ で 作製 <c:symbols> | <n:materials> <k:number> 体 で 作製 <c:symbols>",
        "craft with $k PLAIN($n) $c",
    ),
    (
        "ability",
        "<n:materials> <k:number> つ 以上 で 作製 <c:symbols> | <n:materials> <k:number> 体 以上 で 作製 <c:symbols>",
        "craft with $k or more PLAIN($n) $c",
    ),
    ("ability", "<n:materials> の 貪食 <k:number>", "devour SG($n) $k"),
    ("ability", "連繋 〔 <s:subtype> 〕 <c:symbols>", "splice onto $s $c"),
    ("ability", "他 の <n:n> と の バンド", "bands with other PLAIN($n)"),
    ("ability", "<s:subtype> の 献身", "$s offering"),
    ("ability", "献身 〔 <s:subtype> 〕", "$s offering"),
    ("ability", "装備 〔 <n:n> 〕 <c:symbols>", "equip SG($n) $c"),
    ("ability", "<k:kindnoun> に 装備 <c:symbols>", "equip $k $c"),
    ("ability", "<s:supertypeword> <k:kindnoun> に 装備 <c:symbols>", "equip $s $k $c"),
    (
        "ability",
        "<s:subtype> サイクリング <c:symbols> | <s:subtype> ・ サイクリング <c:symbols>",
        "JOIN($s|cycling) $c",
    ),
    ("ability", "基本 土地 サイクリング <c:symbols> | 基本土地サイクリング <c:symbols>", "basic landcycling $c"),
    ("ability", "土地 サイクリング <c:symbols>", "landcycling $c"),
    ("ability", "エンチャント 〔 <t:kinds> 〕", "enchant $t"),
    ("ability", "エンチャント 〔 <n:n> 〕", "enchant SG($n)"),
    ("keywords", "<a:ability>", "$a"),
    ("keywords", "<a:ability> と <b:ability> | <a:ability> 、 <b:ability>", "$a and $b"),
    (
        "keywords",
        "<a:ability> 、 <b:ability> 、 <c:ability> | "
        "<a:ability> と <b:ability> と <c:ability> | "
        "<a:ability> 、 <b:ability> と <c:ability>",
        "$a, $b, and $c",
    ),
    *(
        (
            "keywords",
            " | ".join(
                (
                    " 、 ".join(f"<{slot}:ability>" for slot in slots),
                    " と ".join(f"<{slot}:ability>" for slot in slots),
                    " 、 ".join(f"<{slot}:ability>" for slot in slots[:-1]) + f" と <{slots[-1]}:ability>",
                )
            ),
            ", ".join(f"${slot}" for slot in slots[:-1]) + f", and ${slots[-1]}",
        )
        for slots in ("abcd", "abcde", "abcdef", "abcdefg", "abcdefgh")
    ),
    ("keywords", "<q:quoted>", "$q"),
    ("keywords", "<q:quoted> と <r:quoted>", "$q and $r"),
    ("keywords", "<a:ability> と <q:quoted> | <a:ability> 、 <q:quoted>", "$a and $q"),
    (
        "keywords",
        "<a:ability> と <b:ability> と <q:quoted> | <a:ability> 、 <b:ability> 、 <q:quoted>",
        "$a, $b, and $q",
    ),
]

LINES: list[Row] = [
    ("keywordline", "<a:ability>", "$a"),
    ("keywordline", "<a:ability> 、 <b:keywordline> | <a:ability> , <b:keywordline>", "$a, $b"),
    ("keywordline", "<a:ability> と <b:ability>", "$a, $b"),
    ("keywordline", "<k:keyword> - <c:costs>", "$k—$c"),
    ("keywordline", "<k:keyword> <n:number> - <c:costs>", "$k $n—$c"),
    ("costs", "<c:cost>", "CAP($c)"),
    ("costs", "<c:cost> , <d:costs> | <c:cost> 、 <d:costs>", "CAP($c), $d"),
    ("cost", "<s:symbols>", "$s"),
    ("cost", "<d:deed>", "$d"),
    ("cost", "水の技 <s:symbols>", "waterbend $s"),
    ("cost", "<n:n> を 生け贄 に 捧げる", "sacrifice A($n)"),
    ("cost", "<d:deed> と ともに [、] <e:deed>", "$d and $e"),
]
