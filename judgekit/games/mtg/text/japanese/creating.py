"""Japanese card text, tokens that are created: what they are, copies, tokens that the rules define (111, 701.6)."""

from __future__ import annotations

from judgekit.games.mtg.terms.roles import ROLES_JA
from judgekit.language.chart import Row

TOKENS: list[Row] = [
    ("deed", "<t:tokenso> 生成 する", "create $t"),
    ("deed", "<t:tokenso> 戦場 に 出す", "create $t"),
    ("tokenso", "<n:tokenkind> <k:howmany> を | <n:tokenkind> を <k:howmany>", "N($k|$n)"),
    ("tokenso", "<k:howmany> の <n:tokenkind> を", "N($k|$n)"),
    (
        "tokenso",
        "<n:tokenkind> <k:howmany> と [、] <m:tokenkind> <l:howmany> を | "
        "<n:tokenkind> を <k:howmany> と [、] <m:tokenkind> を <l:howmany>",
        "N($k|$n) and N($l|$m)",
    ),
    (
        "tokenso",
        "<n:tokenkind> を [、] <f:figure> に 等しい 数 だけ | <f:figure> に 等しい 数 の <n:tokenkind> を",
        "a number of PLAIN($n) equal to $f",
    ),
    ("tokenso", "<m:asmany> <n:tokenkind> を", "that many PLAIN($n)"),
    (
        "asmany",
        "その 点数 に 等しい 数 の | その 数 に 等しい 数 の | その 枚数 に 等しい 数 の | 同じ 数 の | それ に 等しい 数 の",
        "",
    ),
    ("tokenso", "<n:tokenkind> を [、] その 数~枚数~点数 に 等しい 数 [だけ]", "that many PLAIN($n)"),
    (
        "tokenso",
        "タップ状態 で 攻撃 している [、] <m:asmany> <n:tokenkind> を | "
        "<m:asmany> [、] タップ状態 で 攻撃 している <n:tokenkind> を | "
        "タップ状態 で 攻撃 している <n:tokenkind> を [、] その 数 に 等しい 数 [だけ]",
        "that many PLAIN($n) that are tapped and attacking",
    ),
    (
        "tokenso",
        "タップ状態 の <n:tokenkind> <k:howmany> を | タップ状態 の <n:tokenkind> を <k:howmany> | "
        "<n:tokenkind> <k:howmany> を タップ状態 で | <n:tokenkind> を タップ状態 で <k:howmany>",
        "N($k|tapped $n)",
    ),
    (
        "tokenso",
        "<n:tokenkind> を <k:howmany> [、] タップ状態 で 攻撃 している 状態 で | "
        "<n:tokenkind> を <k:howmany> [、] タップ状態 かつ 攻撃 している 状態 で | "
        "<n:tokenkind> <k:howmany> を [、] タップ状態 かつ 攻撃 している 状態 で | "
        "タップ状態 で 攻撃 している <n:tokenkind> <k:howmany> を | "
        "タップ状態 で 攻撃 している <n:tokenkind> を <k:howmany> | "
        "<n:tokenkind> <k:howmany> を タップ状態 で 攻撃 している 状態 で",
        "N($k|$n) that IS(N($k|$n)) tapped and attacking",
    ),
    (
        "tokenso",
        "<n:tokenkind> を <k:howmany> [、] 攻撃 している 状態 で | <n:tokenkind> <k:howmany> を [、] 攻撃 している 状態 で",
        "N($k|$n) that IS(N($k|$n)) attacking",
    ),
    (
        "tokenso",
        "<n:tokenkind> を <k:howmany> [、] <r:reference> を ブロック している 状態 で | "
        "<n:tokenkind> <k:howmany> を [、] <r:reference> を ブロック している 状態 で",
        "N($k|$n) that IS(N($k|$n)) blocking $r",
    ),
    (
        "tokenso",
        "<r:reference> の コピー である トークン <k:howmany> を | <r:reference> の コピー である トークン を <k:howmany> | "
        "<r:reference> の コピー ・ トークン <k:howmany> を | <r:reference> の コピー ・ トークン を <k:howmany> | "
        "<r:reference> の コピー である トークン <k:howmany> を | <r:reference> の コピー である トークン を <k:howmany>",
        "COPIES($k|$r)",
    ),
    *(
        (
            "tokenso",
            f"{copied} の コピー である トークン {one} [、] {state}",
            f"a {english} token that's a copy of $r",
        )
        for copied in ("<r:reference>", "<r:one>")
        for one in ("1 つ を", "を 1 つ")
        for state, english in (
            ("タップ状態 で 攻撃 している 状態 で", "tapped and attacking"),
            ("タップ状態 かつ 攻撃 している 状態 で", "tapped and attacking"),
            ("タップ状態 で", "tapped"),
        )
    ),
    (
        "tokenso",
        "<r:one> の コピー である トークン <k:howmany> を | <r:one> の コピー である トークン を <k:howmany>",
        "COPIES($k|$r)",
    ),
    ("tokenkind", "<k:keywords> を 持つ <t:plaintoken> | <k:keywords> を 持つ 、 <t:plaintoken>", "$t with $k"),
    ("tokenkind", "<t:plaintoken>", "$t"),
    (
        "deed",
        "<r:reference> の コピー であり [、] <k:keywords> を 持つ トークン {1 つ を | を 1 つ} 生成 する",
        "create a token that's a copy of $r, except it has $k",
    ),
    ("plaintoken", "伝説 の <t:plaintoken>", "legendary $t"),
    ("tokenkind", "<q:quoted> と いう 名前 の <t:tokenkind>", "$t named $q"),
    (
        "tokenkind",
        "<c:counters> が 置かれ た [状態 の] <t:tokenkind> | <c:counterson2> 置かれ た [状態 の] <t:tokenkind>",
        "$t with $c on it",
    ),
    (
        "plaintoken",
        "<c:colors> の <p:pt> の <s:tokentype> ・ トークン | <p:pt> の <c:colors> の <s:tokentype> ・ トークン | "
        "<p:pt> で <c:colors> の <s:tokentype> ・ トークン | <c:colors> で <p:pt> の <s:tokentype> ・ トークン",
        "$p $c $s ‹token›",
    ),
    (
        "plaintoken",
        "<c:colors> の <p:pt> の 伝説 の <s:tokentype> ・ トークン",
        "legendary $p $c $s ‹token›",
    ),
    (
        "plaintoken",
        "<c:color> であり <d:color> である <p:pt> の <s:tokentype> ・ トークン | "
        "<c:color> <d:color> の <p:pt> の <s:tokentype> ・ トークン | <p:pt> の <c:color> <d:color> の <s:tokentype> ・ トークン",
        "$p $c and $d $s ‹token›",
    ),
    (
        "tokenkind",
        "すべて の 基本 土地タイプ である [、] <q:quoted> と いう 名前 の 無色 の 土地 [・] トークン | "
        "<q:quoted> と いう 名前 の [、] すべて の 基本 土地タイプ である 無色 の 土地 [・] トークン",
        "colorless land ‹token› named $q that is every basic land type",
    ),
    ("plaintoken", "<s:subtype> [・] トークン", "$s ‹token›"),
    ("plaintoken", "<q:quoted> [・] トークン", "$q ‹token›"),
    ("plaintoken", "無色 の <s:subtypes> ・ アーティファクト ・ トークン", "colorless $s artifact ‹token›"),
    *(("plaintoken", f"{ja} ・ 役割 ・ トークン", f"{en.lower()} role ‹token›") for en, ja in ROLES_JA.items()),
    (
        "deed",
        "<o:thing> に ついた 状態 で <t:tokenso> 生成 する | <o:thing> に ついた 状態 の <t:tokenso> 生成 する | "
        "<t:tokenso> <o:thing> に ついた 状態 で 生成 する",
        "create $t attached to $o",
    ),
    ("colors", "<c:color>", "$c"),
    ("colors", "無色", "colorless"),
    (
        "colors",
        "<c:color> と <d:color> | <c:color> で <d:color> | <c:color> かつ <d:color> | "
        "<c:color> <d:color> | <c:color> であり <d:color>",
        "$c and $d",
    ),
    ("colors", "<c:color> と <d:color> と <e:color>", "$c, $d, and $e"),
    ("tokentype", "<s:subtypes> [・] <t:cardtypes>", "$s $t"),
    ("tokentype", "<t:cardtypes>", "$t"),
    ("subtypes", "<a:subtype>", "$a"),
    ("subtypes", "<a:subtype> ・ <b:subtypes>", "$a $b"),
    ("cardtypes", "<t:type>", "$t"),
    ("cardtypes", "<t:type> ・ <u:type>", "$t $u"),
]
