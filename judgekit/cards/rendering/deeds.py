"""Japanese card text, deeds: what is done to what, each verb in its dictionary form at the end (701, 106, 119-122).

Every row is read in four forms of its verb: 破壊する, 破壊し, 破壊して, 破壊しない.
"""

from __future__ import annotations

from judgekit.cards.chart import Row

DEEDS: list[Row] = [
    ("deed", "<o:thing> を 破壊 する | <o:allof> 破壊 する", "destroy $o"),
    ("deed", "<o:thing> を 追放 する | <o:allof> 追放 する", "exile $o"),
    ("deed", "<o:thing> を 打ち消す", "counter $o"),
    ("deed", "<o:thing> を タップ する", "tap $o"),
    ("deed", "<o:thing> を アンタップ する", "untap $o"),
    ("deed", "<o:thing> を 生け贄 に 捧げる", "sacrifice $o"),
    ("deed", "<o:thing> を 再生 する", "regenerate $o"),
    ("deed", "<o:thing> を 変身 させる | <o:thing> は 変身 する", "transform $o"),
    ("deed", "<o:thing> を コピー する", "copy $o"),
    (
        "deed",
        "<o:thing> を オーナー の 手札 に 戻す | "
        "<o:thing> を それ の オーナー の 手札 に 戻す | "
        "<o:thing> を その オーナー の 手札 に 戻す",
        "return $o to OWNERS($o) hand",
    ),
    ("deed", "<o:thing> を あなた の 手札 に 戻す | <o:thing> を 手札 に 戻す", "return $o to your hand"),
    ("deed", "<o:thing> を 戦場 に 戻す", "return $o to the battlefield"),
    (
        "deed",
        "<o:thing> を あなた の コントロール 下 で 戦場 に 戻す",
        "return $o to the battlefield under your control",
    ),
    (
        "deed",
        "<o:thing> を オーナー の コントロール 下 で 戦場 に 戻す | "
        "<o:thing> を その オーナー の コントロール 下 で 戦場 に 戻す | "
        "<o:thing> を それ の オーナー の コントロール 下 で 戦場 に 戻す",
        "return $o to the battlefield under OWNERS($o) control",
    ),
    ("deed", "<o:thing> を タップ状態 で 戦場 に 戻す", "return $o to the battlefield tapped"),
    (
        "deed",
        "<o:thing> を あなた の コントロール 下 で 戦場 に 出す",
        "put $o onto the battlefield under your control",
    ),
    ("deed", "<o:thing> を 戦場 に 出す", "put $o onto the battlefield"),
    ("deed", "<o:thing> を タップ状態 で 戦場 に 出す", "put $o onto the battlefield tapped"),
    (
        "deed",
        "<o:thing> を オーナー の ライブラリー の 一番上 に 置く | "
        "<o:thing> を それ の オーナー の ライブラリー の 一番上 に 置く",
        "put $o on top of OWNERS($o) library",
    ),
    (
        "deed",
        "<o:thing> を オーナー の ライブラリー の 一番下 に 置く | "
        "<o:thing> を それ の オーナー の ライブラリー の 一番下 に 置く",
        "put $o on the bottom of OWNERS($o) library",
    ),
    ("deed", "<o:thing> を あなた の ライブラリー の 一番上 に 置く", "put $o on top of your library"),
    ("deed", "<o:thing> を あなた の ライブラリー の 一番下 に 置く", "put $o on the bottom of your library"),
    (
        "deed",
        "<o:thing> を オーナー の ライブラリー に 加えて 切り直す | "
        "<o:thing> を それ の オーナー の ライブラリー に 加えて 切り直す",
        "shuffle $o into OWNERS($o) library",
    ),
    ("deed", "<o:thing> を あなた の 墓地 に 置く", "put $o into your graveyard"),
    ("deed", "<o:thing> の コントロール を 得る", "gain control of $o"),
    ("deed", "<o:thing> と <p:thing> は 格闘 を 行う | <o:thing> は <p:thing> と 格闘 を 行う", "S($o|fight $p)"),
    ("deed", "<c:cards> を 引く | <c:cardson> 引く", "draw $c"),
    ("deed", "<o:thing> を 捨てる", "discard $o"),
    ("deed", "<c:cardson> 捨てる", "discard $c"),
    ("deed", "<c:cards> を 切削 する | <c:cardson> 切削 する", "mill $c"),
    ("deed", "占術 <k:number> を 行う", "scry $k"),
    ("deed", "諜報 <k:number> を 行う", "surveil $k"),
    ("deed", "調査 を 行う", "investigate"),
    ("deed", "探検 を 行う", "explore"),
    ("deed", "増殖 を 行う", "proliferate"),
    ("deed", "動員 <k:number> を 行う", "amass $k"),
    ("deed", "順応 <k:number> を 行う", "adapt $k"),
    ("deed", "鼓舞 <k:number> を 行う", "bolster $k"),
    ("deed", "怪物化 <k:number> を 行う", "monstrosity $k"),
    ("deed", "居住 を 行う | 居住 する", "populate"),
    ("deed", "<k:number> 点 の ライフ を 得る | ライフ を <k:number> 点 得る", "gain $k life"),
    ("deed", "<k:number> 点 の ライフ を 失う | ライフ を <k:number> 点 失う", "lose $k life"),
    ("deed", "<k:number> 点 の ライフ を 支払う | ライフ を <k:number> 点 支払う", "pay $k life"),
    ("deed", "<s:symbols> を 支払う", "pay $s"),
    ("deed", "<s:symbols> を 加える | あなた の マナ・プール に <s:symbols> を 加える", "add $s"),
    ("deed", "<s:symbols> か <t:symbols> を 加える | <s:symbols> または <t:symbols> を 加える", "add $s or $t"),
    ("deed", "好きな 色 1 色 の マナ 1 点 を 加える | 好きな 色 の マナ 1 点 を 加える", "add one mana of any color"),
    ("deed", "好きな 色 1 色 の マナ <k:number> 点 を 加える", "add NUM($k) mana of any one color"),
    (
        "deed",
        "<o:thing> に <c:counters> を 置く | "
        "<o:thing> の 上 に <c:counters> を 置く | "
        "<o:thing> に <c:counterson> 置く | "
        "<o:thing> の 上 に <c:counterson> 置く",
        "put $c on $o",
    ),
    (
        "deed",
        "<o:thing> から <c:counters> を 取り除く | "
        "<o:thing> から <c:counterson> 取り除く | "
        "<o:thing> の 上 から <c:counters> を 取り除く",
        "remove $c from $o",
    ),
    ("deed", "<t:tokens> を 生成 する | <t:tokenson> 生成 する", "create $t"),
    ("deed", "あなた の ライブラリー を 切り直す | ライブラリー を 切り直す | 切り直す", "shuffle"),
    (
        "deed",
        "この ターン に 続いて 追加 の 1 ターン を 行う | この ターン に 続いて 追加 の ターン を 1 つ 行う",
        "take an extra turn after this one",
    ),
    ("deed", "<d:dealer> は <o:whom> に <k:number> 点 の ダメージ を 与える", "S($d|deal $k damage to $o)"),
    (
        "deed",
        "<o:whom> に それぞれ <k:number> 点 の ダメージ を 与える | <o:whom> に <k:number> 点 の ダメージ を 与える",
        "S(~|deal $k damage to $o)",
    ),
    (
        "deed",
        "<d:dealer> は <o:whom> に それぞれ <k:number> 点 の ダメージ を 与える | "
        "<d:dealer> は 、 <o:whom> に それぞれ <k:number> 点 の ダメージ を 与える | "
        "<d:dealer> は 、 <o:whom> に <k:number> 点 の ダメージ を 与える",
        "S($d|deal $k damage to $o)",
    ),
    ("deed", "<o:whom> に <d:dealer> は <k:number> 点 の ダメージ を 与える", "S($d|deal $k damage to $o)"),
    (
        "deed",
        "<d:dealer> は <o:whom> に その パワー に 等しい 点数 の ダメージ を 与える | "
        "<d:dealer> は <o:whom> に 自身 の パワー に 等しい 点数 の ダメージ を 与える",
        "S($d|deal damage equal to its power to $o)",
    ),
    ("deed", "<o:thing> を <p:thing> に つける", "attach $o to $p"),
]

AMOUNTS: list[Row] = [
    ("cards", "カード <k:howmany>", "N($k|‹card›)"),
    ("cardson", "カード を <k:howmany>", "N($k|‹card›)"),
    ("counters", "<c:counter> <k:number> 個", "N($k|‹$c›)"),
    ("counterson2", "<c:counter> が <k:number> 個", "N($k|‹$c›)"),
    ("counterson", "<c:counter> を <k:number> 個", "N($k|‹$c›)"),
    ("tokens", "<n:tokenkind> <k:number> <c:classifier>", "N($k|$n)"),
    ("tokenson", "<n:tokenkind> を <k:number> <c:classifier>", "N($k|$n)"),
    ("tokens", "タップ状態 の <n:tokenkind> <k:number> <c:classifier>", "N($k|tapped $n)"),
    (
        "tokenkind",
        "<k:keywords> を 持つ <t:plaintoken> | <k:keywords> を 持つ 、 <t:plaintoken>",
        "$t with $k",
    ),
    ("tokenkind", "<t:plaintoken>", "$t"),
    ("plaintoken", "<c:colors> の <p:pt> の <s:tokentype> ・ トークン", "$p $c $s ‹token›"),
    ("plaintoken", "<p:pt> の <c:colors> の <s:tokentype> ・ トークン", "$p $c $s ‹token›"),
    ("plaintoken", "無色 の <p:pt> の <s:tokentype> ・ トークン", "$p colorless $s ‹token›"),
    ("plaintoken", "<s:subtype> ・ トークン", "$s ‹token›"),
    ("colors", "<c:color>", "$c"),
    ("colors", "<c:color> と <d:color> | <c:color> で <d:color>", "$c and $d"),
    ("tokentype", "<s:subtypes> ・ <t:cardtypes>", "$s $t"),
    ("subtypes", "<a:subtype>", "$a"),
    ("subtypes", "<a:subtype> ・ <b:subtype>", "$a $b"),
    ("cardtypes", "<t:type>", "$t"),
    ("cardtypes", "<t:type> ・ <u:type>", "$t $u"),
    ("dealer", "<r:reference>", "$r"),
    ("dealer", "<o:one>", "$o"),
    ("whom", "<o:thing>", "$o"),
    ("whom", "<p:player>", "$p"),
    ("whom", "<p:player> と <o:thing>", "$p and $o"),
    ("whom", "<o:thing> と <p:player>", "$o and $p"),
    ("whom", "<o:thing> と <p:thing>", "$o and $p"),
]

FORMS = {
    "する": ("し", "して", "しない"),
    "させる": ("させ", "させて", "させない"),
    "打ち消す": ("打ち消し", "打ち消して", "打ち消さない"),
    "捧げる": ("捧げ", "捧げて", "捧げない"),
    "戻す": ("戻し", "戻して", "戻さない"),
    "出す": ("出し", "出して", "出さない"),
    "置く": ("置き", "置いて", "置かない"),
    "切り直す": ("切り直し", "切り直して", "切り直さない"),
    "得る": ("得", "得て", "得ない"),
    "行う": ("行い", "行って", "行わない"),
    "引く": ("引き", "引いて", "引かない"),
    "捨てる": ("捨て", "捨てて", "捨てない"),
    "失う": ("失い", "失って", "失わない"),
    "支払う": ("支払い", "支払って", "支払わない"),
    "加える": ("加え", "加えて", "加えない"),
    "取り除く": ("取り除き", "取り除いて", "取り除かない"),
    "与える": ("与え", "与えて", "与えない"),
    "つける": ("つけ", "つけて", "つけない"),
    "受ける": ("受け", "受けて", "受けない"),
    "なる": ("なり", "なって", "ならない"),
    "持つ": ("持ち", "持って", "持たない"),
    "選ぶ": ("選び", "選んで", "選ばない"),
    "唱える": ("唱え", "唱えて", "唱えない"),
    "公開する": ("公開し", "公開して", "公開しない"),
    "探す": ("探し", "探して", "探さない"),
    "見る": ("見", "見て", "見ない"),
}
"""Verbs with the forms in which another deed follows (連用形), in which leave is given (て形) and in which they are denied."""
