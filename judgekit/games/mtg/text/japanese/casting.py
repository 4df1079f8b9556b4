"""Japanese card text, what a spell costs: more, less, additional and alternative costs (118, 601.2f)."""

from __future__ import annotations

from judgekit.language.chart import Row

COSTS: list[Row] = [
    ("spells", "~", "~"),
    ("spells", "これ", "~"),
    ("spells", "<n:n>", "PL($n)"),
    ("spells", "あなた が 唱える [、] <n:n>", "PLAIN($n) you cast§"),
    *(
        (
            "spells",
            f"<r:reference> と 共通 の {ja} を 持つ [、] あなた が 唱える [、] <n:n> | "
            f"あなた が 唱える [、] <r:reference> と 共通 の {ja} を 持つ [、] <n:n>",
            f"PLAIN($n) you cast that share a {english} with $r§",
        )
        for ja, english in (("色", "color"), ("クリーチャー・タイプ", "creature type"), ("カード・タイプ", "card type"))
    ),
    ("spells", "あなた が 唱える [、] <n:n> と <m:n>", "PLAIN($n) and PLAIN($m) you cast§"),
    ("spells", "対戦相手 が 唱える [、] <n:n>", "CASTBY(your opponents|$n)§"),
    ("spells", "あなた が あなた~自分 の 墓地 から 唱える [、] <n:n>", "PLAIN($n) you cast from your graveyard§"),
    (
        "spells",
        "あなた が 各~毎 ターン [に] 唱える 最初 の <n:n> | あなた が 各~毎 ターン に 最初 に 唱える <n:n>",
        "the first SG($n) you cast each turn",
    ),
    (
        "statement",
        "あなた が 各~毎 ターン [に] 唱える 最初 の <n:n> は [、] <p:predicate>",
        "S(the first SG($n) you cast each turn|$p)",
    ),
    ("spells", "各~毎 ターン に [、] あなた が 唱える 最初 の <n:n>", "the first SG($n) you cast each turn"),
    (
        "body",
        "この ターン [に] [、] あなた が 次 に 唱える <n:n> を 唱える ため の コスト は [、] <c:costchange>",
        "S(the next SG($n) you cast this turn|$c)",
    ),
    (
        "body",
        "この ターン [に] [、] あなた が 次 に <n:n> [1 つ] を 唱え た とき [、] <b:body>",
        "when you next cast A($n) this turn, $b",
    ),
    (
        "spells",
        "対戦相手 が 唱え <r:reference> を 対象 と する <n:n> | <r:reference> を 対象 と し 対戦相手 が 唱える <n:n> | "
        "<r:reference> を 対象 と する 、 対戦相手 が 唱える <n:n>",
        "PLAIN($n) your opponents cast that target $r§",
    ),
    (
        "spells",
        "<m:n> を 対象 と する [、] [あなた の] 対戦相手 が 唱える [、] <n:n>",
        "PLAIN($n) your opponents cast that target A($m)§",
    ),
    (
        "costof",
        "<s:spells> を 唱える ため の コスト は | <s:spells> を 唱える ため の コスト は 、 | "
        "<s:spells> は [、] それ~それら を 唱える ため の コスト が | "
        "<s:spells> は 唱える ため の コスト が | <s:spells> は 、 唱える ため の コスト が | <s:spells> の コスト は",
        "$s",
    ),
    ("costchange", "<s:symbols> 少なく なる | 最大 <s:symbols> 少なく なる", "cost $s less to cast"),
    ("costchange", "<s:symbols> 多く なる", "cost $s more to cast"),
    (
        "costchange",
        "2 つ目 以降 の 対象 1 つ に つき <s:symbols> 多く なる | 1 つ を 超える 対象 1 つ に つき <s:symbols> 多く なる",
        "cost $s more to cast for each target beyond the first",
    ),
    ("costchange", "<e:per> <s:symbols> 少なく なる", "cost $s less to cast $e"),
    ("costchange", "<e:per> <s:symbols> 多く なる", "cost $s more to cast $e"),
    ("costrule", "<t:costof> <c:costchange>", "S($t|$c)"),
    (
        "sentence",
        "この 能力 を 起動 する ため の コスト は [、] <c:costchange>",
        "ACTIVATED(this ability|$c)",
    ),
    ("sentence", "<c:costrule>", "$c"),
    ("sentence", "<s:spells> は [、] <i:if> [それ を] 唱える ため の コスト が <c:costchange>", "S($s|$c) if $i"),
    ("sentence", "<i:if> <c:costrule> | <i:aslong> 、 <c:costrule>", "$c if $i"),
    ("sentence", "<t:costof> <i:if> <c:costchange>", "S($t|$c) if $i"),
    (
        "sentence",
        "<t:costof> <i:condition> なら <c:costchange> | <t:costof> <i:condition> 場合 <c:costchange>",
        "S($t|$c) if $i",
    ),
    ("thing", "<n:n> 1 <c:classifier> か <m:n> 1 <d:classifier>", "EITHER($n|$m)"),
    (
        "thing",
        "<n:n> 1 <c:classifier> か <m:n> 1 <d:classifier> か <o:n> 1 <e:classifier>",
        "A($n), SG($m), or SG($o)",
    ),
    (
        "sentence",
        "~ を 唱える ため の 追加コスト として 、 <d:deeds> | ~ を 唱える ため の 追加コスト として <d:deeds> | "
        "~ を 唱える 追加コスト として 、 <d:deeds>",
        "as an additional ¦ cost to cast this ¦ spell, $d",
    ),
    (
        "sentence",
        "~ を 唱える ため の 追加コスト として 、 あなた は [、] <n:n> の 後見 を 受けて も よい",
        "as an additional ¦ cost to cast this ¦ spell, you may behold A($n)",
    ),
    (
        "sentence",
        "~ を 唱える ため の 追加コスト として 、 あなた は 証拠収集 <k:number> を 行って も よい",
        "as an additional ¦ cost to cast this ¦ spell, you may collect evidence $k",
    ),
    (
        "sentence",
        "~ を 唱える ため の 追加コスト として 、 <d:deed> か [、] <e:deed>",
        "as an additional ¦ cost to cast this ¦ spell, $d or $e",
    ),
    (
        "sentence",
        "~ を 唱える ため の 追加コスト として 、 <d:deed> か <e:deed> か <f:deed>",
        "as an additional ¦ cost to cast this ¦ spell, $d, $e, or $f",
    ),
    (
        "alternative",
        "あなた は <f:notmana> <d:leave> も よい | あなた は 、 <f:notmana> <d:leave> も よい | "
        "あなた は <f:notmana> <d:deeds> こと を 選んで も よい | あなた は 、 <f:notmana> <d:deeds> こと を 選んで も よい",
        "MAY(you|$d) rather than pay this spell's mana ¦ cost",
    ),
    (
        "alternative",
        "あなた は [、] あなた が 唱える <n:n> の マナ・コスト を 支払う の で は なく [、] <d:deeds> こと を 選んで も よい | "
        "あなた は [、] あなた が 唱える <n:n> の マナ・コスト を 支払う の で は なく [、] <d:leave> も よい",
        "MAY(you|$d) rather than pay the mana cost for PLAIN($n) you cast",
    ),
    (
        "costrule",
        "唱える ため の コスト が <k:number> マナ 未満 である 各 <n:n> は [、] "
        "{唱える ため に <m:number> マナ かかる | 唱える ため の コスト が <m:number> マナ に なる}",
        "each SG($n) that would cost less than NUM($k) mana to cast costs NUM($m) mana to cast",
    ),
    (
        "notmana",
        "~ の マナ・コスト を 支払う の で は なく 、 | ~ の マナ・コスト を 支払う の で は なく | "
        "~ の マナ・コスト を 支払う 代わり に | ~ の マナ・コスト を 支払う 代わり に 、 | "
        "~ の マナ・コスト で は なく | ~ の マナ・コスト で は なく 、",
        "",
    ),
    (
        "alternative",
        "あなた は ~ を <f:free> 唱えて も よい | あなた は 、 ~ を <f:free> 唱えて も よい | ~ を <f:free> 唱えて も よい",
        "you may cast ~ without paying its mana cost",
    ),
    (
        "free",
        "その マナ・コスト を 支払う こと なく | それ の マナ・コスト を 支払う こと なく | マナ・コスト を 支払う こと なく | "
        "その マナ・コスト を 支払わず に | マナ・コスト を 支払わず に",
        "",
    ),
    ("sentence", "<a:alternative>", "$a"),
    ("sentence", "<c:if> <a:alternative>", "if $c, $a"),
]
