"""Japanese card text, cards that are searched for, looked at, revealed, milled, drawn, discarded (701.13, 701.16, 121)."""

from __future__ import annotations

from judgekit.language.chart import Row

LIBRARIES: list[Row] = [
    ("found", "<n:n> <k:howmany> を | <n:n> を <k:howmany>", "N($k|$n)"),
    (
        "found",
        "<n:n> を <k:upto> | <n:n> <k:upto> を | 最大 <k:number> 枚 の <n:n> を | <k:number> 枚 まで の <n:n> を",
        "UPTO($k|$n)",
    ),
    (
        "found",
        "<n:n> 1 <c:classifier> と [、] <m:n> 1 <d:classifier> を"
        " | <n:n> 1 <c:classifier> と [、] <m:n> 1 <d:classifier> の [うち] {片方 または 両方 | 一方 または 両方} を",
        "A($n) and/or A($m)",
    ),
    (
        "found",
        "<a:kindnoun> <x:cardword> 1 枚 か~や <b:kindnoun> <y:cardword> 1 枚 を",
        "A($a or $b ‹card›)",
    ),
    ("found", "名前 の~が 異なる <n:n> {<k:howmany> を|を <k:howmany>}", "N($k|$n) with different names"),
    ("found", "名前 の~が 異なる <n:n> {<k:upto> を|を <k:upto>}", "UPTO($k|$n) with different names"),
    (
        "found",
        "名前 の~が 異なる <n:n> を 望む 枚数~数 | 名前 の~が 異なる <n:n> 望む 枚数~数 を",
        "any number of PLAIN($n) with different names",
    ),
    (
        "found",
        "マナ総量 の 合計 が <k:number> 以下 に なる よう に [、] 望む 枚数~数 の <n:n> を | "
        "マナ総量 の 合計 が <k:number> 以下 である 望む 枚数~数 の <n:n> を",
        "any number of PLAIN($n) with total mana value $k or less",
    ),
    (
        "found",
        "その {枚数 | 数} {に 等しい 枚数 | } まで の <n:n> を | 最大 で その {枚数 | 数} に 等しい 枚数 の <n:n> を",
        "up to that many PLAIN($n)",
    ),
    ("found", "<n:n> の うち 1 枚 を", "A($n)"),
    ("found", "望む 数 の <n:n> を | <n:n> を 望む 枚数~数 | 望む 枚数 の <n:n> を", "any number of PLAIN($n)"),
    ("deed", "<l:library> から <f:found> 探し 、 <h:hand> に 加える", "search $l for $f, put IT($f) into $h"),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 それ~それら を <h:hand> に 加える",
        "search $l for $f, put IT($f) into $h",
    ),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [それ~それら を] 公開 し~して [、] <h:hand> に 加える | "
        "<l:library> から <f:found> 探し 、 [それ~それら を] 公開 し [、] それ~それら を <h:hand> に 加える | "
        "<l:library> から <f:found> 探して 公開 し [、] <h:hand> に 加える",
        "search $l for $f, reveal IT($f), put IT($f) into $h",
    ),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [それ~それら を] <b:battlefield> 出す",
        "search $l for $f, put IT($f) onto $b",
    ),
    ("deed", "<l:library> から <f:found> 探し 、 [それ~それら を] 追放 する", "search $l for $f, exile IT($f)"),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [それ~それら を] <g:graveyard> に 置く",
        "search $l for $f, put IT($f) into $g",
    ),
    ("deed", "<l:library> を 切り直す", "SHUF($l)"),
    ("deed", "切り直す", "shuffle"),
    (
        "body",
        "これ に より [あなた が] ライブラリー を 探した なら 、 [ライブラリー を] 切り直す",
        "if you search your library this way, shuffle",
    ),
    ("body", "[あなた は] <l:library> から <f:found> 探す", "search $l for $f"),
    (
        "body",
        "[あなた は] <l:library> から <f:found> 探し 、 [{それ | それら | それら の カード} を] 公開 する",
        "search $l for $f, reveal IT($f)",
    ),
    (
        "body",
        "[あなた~自分 の] ライブラリー を 切り直し 、 [その後] [、] その カード を [その] 一番上 に 置く",
        "then shuffle and put that card on top",
    ),
    (
        "body",
        "[あなた~自分 の] ライブラリー を 切り直し 、 [その後] [、] それら [の カード] を [その] 一番上 に <o:order> 置く",
        "shuffle your library, then put them on top of your library $o",
    ),
    ("deed", "<r:reference> を <o:order> 戻す", "put $r back $o"),
    (
        "leave",
        "<t:topo> {見て | 見 、} [その後] [、] それら [の カード] を <o:order> 戻して",
        "look at $t THEN put them back $o",
    ),
    (
        "deed",
        "<t:topo> {見て | 見 、} その後 [、] それら [の カード] を <o:order> 戻す",
        "look at $t THEN put them back $o",
    ),
    ("thing", "その 中 から <n:alln> | これ に より 公開 され た <n:alln>", "ALL($n) revealed this way§"),
    ("thingo", "これ に より 公開 され た <n:n> を すべて", "ALL($n) revealed this way§"),
    (
        "deed",
        "<n:n> {1 枚 が | が 1 枚 | が} 公開 される まで [、] <l:library> の 一番上 から カード を 公開 する | "
        "<n:n> を 公開 する まで [、] <l:library> の 一番上 から カード を 公開 する | "
        "<l:library> の 一番上 から [、] <n:n> {1 枚 が | が 1 枚 | が} 公開 される まで [、] カード を 公開 する | "
        "<n:n> を 公開 する まで [、] <l:library> の カード を 上 から 1 枚 ずつ 公開 する | "
        "<n:n> {1 枚 が | が 1 枚 | が} 公開 される まで [、] <l:library> の {一番上 | 上} から [カード を] 1 枚 ずつ 公開 する",
        "reveal cards from the top of $l until A($n) is revealed",
    ),
    (
        "body",
        "<n:n> {1 枚 が | が 1 枚 | が} 公開 される まで [、] <p:player> は [、] <l:library> の {一番上 から カード を |"
        " 上 から [カード を] 1 枚 ずつ} 公開 する",
        "S($p|reveal cards from the top of $l until A($n) is revealed)",
    ),
    (
        "deed",
        "<n:n> {<k:number> 枚 が | が <k:number> 枚} 公開 される まで [、] <l:library> の 一番上 から カード を 公開 する",
        "reveal cards from the top of $l until SEVERAL($k) PLAIN($n) are revealed",
    ),
    (
        "deed",
        "<n:n> {1 枚 が | が 1 枚 | が} 追放 される まで [、] <l:library> の 一番上 から カード を 追放 する | "
        "<n:n> [1 枚] を 追放 する まで [、] <l:library> の 一番上 から カード を 追放 する",
        "exile cards from the top of $l until A($n) is exiled",
    ),
    (
        "deed",
        "これ に より {唱えられなかった 追放 され た | 追放 され 唱えられなかった} カード を <p:place> 置く",
        "put the exiled cards not cast this way $p",
    ),
    (
        "deed",
        "{その うち | それら の うち} <k:number> 枚 以外 [の カード] を <p:place> 置く",
        "put all but NUM($k) of them $p",
    ),
    ("deed", "<t:topo> 公開 する", "reveal $t"),
    ("deed", "<t:topo> 見る", "look at $t"),
    ("deed", "<t:topo> 追放 する", "exile $t"),
    (
        "deed",
        "<l:library> の 一番上 から その 点数~枚数~数 に 等しい 枚数 の カード を 追放 する",
        "exile that many cards from the top of $l",
    ),
    ("deed", "<t:topo> 裏向き で 追放 する | <t:topo> 裏向き に 追放 する", "exile $t face down"),
    ("deed", "<t:topo> <b:battlefield> 出す", "put $t onto $b"),
    ("deed", "<t:topo> <h:hand> に 加える", "put $t into $h"),
    (
        "deed",
        "<l:library> の 一番上 から カード を <k:number> 枚 [、] <g:graveyard> に 置く | "
        "<l:library> の 一番上 から カード <k:number> 枚 を <g:graveyard> に 置く | "
        "<l:library> の 一番上 から <k:number> 枚 の カード を <g:graveyard> に 置く | "
        "<l:library> の カード を 上 から <k:number> 枚 [、] <g:graveyard> に 置く",
        "MILL($k|$l|$g)",
    ),
    ("deed", "<l:library> の 一番上 の カード を <g:graveyard> に 置く", "put TOP(1|$l) into $g"),
    ("deed", "<l:library> の 一番下 の カード を <g:graveyard> に 置く", "put the bottom card of $l into $g"),
    ("deed", "<h:hand> を 公開 する", "reveal $h"),
    ("deed", "<h:hand> を 見る", "look at $h"),
    ("body", "<h:hand> を 見て 、 その 中 から <o:one> を 選ぶ", "look at $h and choose $o from it"),
    ("deed", "<h:hand> を [すべて] 捨てる", "discard $h"),
    (
        "deed",
        "<w:ofwhom> 墓地 を [すべて] 追放 する",
        "exile $w graveyard",
    ),
    ("deed", "すべて の 墓地 を 追放 する", "exile all graveyards"),
    (
        "deed",
        "<g:graveyard> を <l:library> に 加えて 切り直す",
        "shuffle $g into $l",
    ),
    (
        "deed",
        "<h:hand> を <l:library> に 加えて 切り直す",
        "shuffle $h into $l",
    ),
    (
        "deed",
        "その 中 から <o:one> を 選ぶ | その 手札 から <o:one> を 選ぶ | そこ から <o:one> を 選ぶ",
        "choose $o from it",
    ),
    (
        "deed",
        "その 中 から <n:n> を <k:howmany> 選ぶ | その 手札 から <n:n> を <k:howmany> 選ぶ | そこ から <n:n> を <k:howmany> 選ぶ",
        "choose N($k|$n) from it",
    ),
    ("deed", "<o:thingo> 2 つ の 束 に 分ける", "separate $o into two piles"),
    (
        "deed",
        "一方 の 束 を <h:hand> に [加え] 、 もう 一方 [の 束] を <g:graveyard> に 置く",
        "put one pile into $h and the other into $g",
    ),
    (
        "thingo",
        "自分 が 選んだ [一方 の] 束 の <n:n> を すべて",
        "ALL($n) in the pile of their choice§",
    ),
    (
        "thing",
        "自分 が 選んだ 束 [に ある] の <n:alln> | 自分 が 選んだ 束 に ある <n:alln> | 自分 が 選んだ 一方 の 束 の <n:alln>",
        "ALL($n) in the pile of their choice§",
    ),
    (
        "body",
        "<p:player> は [、] {束 1 つ | 一方 の 束 | 束 の 一方} を 選び 、 その 束 に ある <n:alln> を 生け贄 に 捧げる",
        "S($p|sacrifice ALL($n) in the pile of OWN choice)",
    ),
    ("deed", "<o:thing> を <h:hand> に 、 残り を <g:graveyard> に 置く", "put $o into $h and the rest into $g"),
    ("deed", "<o:thing> を <h:hand> に 、 残り を <p:place> 置く", "put $o into $h and the rest $p"),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [それ~それら を] 公開 し 、 "
        "[あなた の] ライブラリー を 切り直し 、 [その後] [、] その カード を [その] 一番上 に 置く",
        "search $l for $f, reveal IT($f), then shuffle and put that card on top",
    ),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [あなた の] ライブラリー を 切り直し 、 "
        "[その後] [、] その カード を [その] 一番上 に 置く",
        "search $l for $f, then shuffle and put that card on top",
    ),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 [それら [の カード] を] 公開 し 、 "
        "[その うち] {一方 を | 1 枚 を} <b:battlefield> [出し] 、 "
        "{もう 一方 を | もう 1 枚 を | 他 の 1 枚 を} <h:hand> に 加える",
        "search $l for $f, reveal those cards, put one onto $b and the other into $h",
    ),
    (
        "deed",
        "<l:library> から <f:found> 探し 、 その うち {一方 を | 1 枚 を} <b:battlefield> 出し 、 "
        "{もう 一方 を | 他 の 1 枚 を} <h:hand> に 加える",
        "search $l for $f, put one onto $b and the other into $h",
    ),
    (
        "deed",
        "<o:among> を 公開 し~して [、] [それ を] <h:hand> に 加える | "
        "<o:amongon> 公開 し~して [、] [それ を] <h:hand> に 加える",
        "reveal $o & put IT($o) into $h",
    ),
    (
        "leave",
        "<r:reference> を 公開 し~して [、] <h:hand> に 加えて",
        "reveal $r and put it into $h",
    ),
    (
        "leave",
        "<n:n> を 1 枚 [選び] [、] 公開 し~して [、] [それ を] <h:hand> に 加えて",
        "reveal A($n) & put it into $h",
    ),
    ("found", "<n:n> を すべて", "ALL($n)"),
    (
        "among",
        "その 中 から [、] <o:one> | その うち [、] <o:one> | それら の 中 から [、] <o:one> | "
        "それら の カード の 中 から [、] <o:one>",
        "$o from among them",
    ),
    (
        "among",
        "その 中 から [、] <a:kindnoun> <x:cardword> 1 枚 か [、] <b:kindnoun> <y:cardword> 1 枚",
        "A($a or $b ‹card›) from among them",
    ),
    (
        "among",
        "その 中 から [、] <a:kindnoun> <x:spellword> 1 つ か [、] <b:kindnoun> <y:spellword> 1 つ",
        "A($a or $b ‹spell›) from among them",
    ),
    ("amongon", "その 中 から <n:n> を <k:howmany>", "N($k|$n) from among them"),
    ("thing", "<o:among>", "$o"),
    (
        "thing",
        "その うち の <k:number> <c:classifier> | その うち <k:number> <c:classifier> | "
        "それら の うち [の] <k:number> <c:classifier> | その 中 から <k:number> <c:classifier>",
        "NUM($k) of them",
    ),
    (
        "thing",
        "{その うち の | その うち | それら の うち [の] | その 中 から} {望む | 好きな} {枚数 | 数} [の カード]",
        "any number of them§",
    ),
    (
        "thing",
        "{その うち | それら の うち} [の] 最大 <k:number> <c:classifier> [まで]",
        "up to NUM($k) of them",
    ),
    ("deed", "<o:thing> を <p:place> [置き] [、] 残り を <q:place> 置く", "put $o $p and the rest $q"),
    ("thing", "残り | 残り の カード", "the rest"),
    ("deed", "<c:cardso> 引く", "draw $c"),
    (
        "deed",
        "カード を [最大] <k:number> 枚 まで 引く | カード を 最大 <k:number> 枚 引く | 最大 <k:number> 枚 の カード を 引く | "
        "カード 最大 <k:number> 枚 を 引く",
        "draw up to NUM($k) cards",
    ),
    ("deed", "追加 の <c:cardso> 引く | 追加 で <c:cardso> 引く | さらに <c:cardso> 引く", "draw MORE($c)"),
    ("deed", "カード を 追加 で <k:howmany> 引く", "draw MORE(N($k|‹card›))"),
    ("deed", "<c:cardso> 切削 する | [自分 の] ライブラリー の 一番上 から <c:cardso> 切削 する", "mill $c"),
    ("deed", "あなた の ライブラリー の 一番上 から <c:cardso> 切削 する", "mill $c"),
    ("deed", "<o:thingo> 捨てる", "discard DISCARDED($o)"),
    ("deed", "<c:cardso> 無作為 に 選んで 捨てる | 無作為 に 選んだ <c:cardso> 捨てる", "discard $c at random"),
    (
        "deed",
        "カード を 無作為 に 選んで <k:howmany> 捨てる | カード を <k:howmany> [、] 無作為 に 選んで 捨てる",
        "discard N($k|‹card›) at random",
    ),
    (
        "deed",
        "<n:n> <k:howmany> を 無作為 に [選んで] 捨てる | <n:n> を <k:howmany> 無作為 に [選んで] 捨てる",
        "discard N($k|$n) at random",
    ),
    ("deed", "その 枚数 から <k:number> を 引いた 枚数 の カード を 引く", "draw that many cards minus NUM($k)"),
    ("deed", "その 枚数 に <k:number> を {加え | 足し} た 枚数 の カード を 引く", "draw that many cards plus NUM($k)"),
    ("deed", "カード を 無作為 に <k:howmany> 捨てる", "discard N($k|‹card›) at random"),
    (
        "deed",
        "<n:n> {<k:howmany> を | を <k:howmany>} 無作為 に [選んで] 追放 する | <n:n> を 無作為 に [選んで] <k:howmany> 追放 する",
        "exile N($k|$n) at random",
    ),
    (
        "deed",
        "[自分 の] ライブラリー の 半分 の 枚数 の カード を 切削 する | [自分 の] ライブラリー の カード を 半分 切削 する",
        "mill half OWN library",
    ),
    ("cardso", "カード <k:howmany> を | カード を <k:howmany> | <k:howmany> の カード を", "N($k|‹card›)"),
    ("cardso", "<f:figure> に 等しい 枚数 の カード を", "cards equal to $f"),
    (
        "cardso",
        "その 点数 に 等しい 枚数 の カード を | その 枚数 に 等しい 枚数 の カード を | 同じ 枚数 の カード を | "
        "その 枚数 の カード を",
        "that many cards",
    ),
    ("deed", "<o:thing> を 無作為 に 選んで 捨てる", "discard $o at random"),
    ("deed", "<o:thing> を 無作為 に 選んで [、] 公開 する", "reveal $o at random"),
    ("deed", "<h:hand> の カード を 無作為 に 1 枚 公開 する", "reveal a card at random from $h"),
    ("deed", "望む 枚数 の <n:n> を 捨てる", "discard any number of PLAIN($n)"),
    ("cards", "カード <k:howmany>", "N($k|‹card›)"),
    ("cardson", "カード を <k:howmany>", "N($k|‹card›)"),
]
