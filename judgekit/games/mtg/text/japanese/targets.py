"""Japanese card text, what is targeted: one, several, up to, any number, two kinds, two aims (115.1, 601.2c).

A target stands in ⟦⟧ in front of what is done; `joining` puts it where it is spoken of for the first time.
"""

from __future__ import annotations

from judgekit.language.chart import Row

_CONTROLLED = (
    ("あなた が コントロール している", "you control"),
    ("あなた が コントロール していない", "you don't control"),
    ("対戦相手 [1 人] が コントロール している", "an opponent controls"),
    ("{その プレイヤー | その 対戦相手} が コントロール している", "@that:player controls"),
    ("防御プレイヤー が コントロール している", "defending player controls"),
)
"""Who controls either of two kinds that are named behind it: 「あなたがコントロールしている土地１つかクリーチャー１体」."""

TARGETS: list[Row] = [
    ("targeted", "<a:aim> を 対象 と", "⟦$a⟧"),
    ("targeted", "<a:aim> と 、 <b:aim> を 対象 と", "⟦$a⟧⟦$b⟧"),
    ("targeted", "<a:aim> と <b:aim> を 対象 と", "⟦$a⟧⟦BESIDE($a|$b)⟧"),
    ("targeted", "<a:aim> と [、] <b:aim> と [、] <c:aim> を 対象 と", "⟦$a⟧⟦$b⟧⟦$c⟧"),
    ("targeted", "<n:n> を <k:howmany> 対象 と", "⟦T($k|$n)⟧"),
    ("targeted", "<n:n> を <k:upto> 対象 と", "⟦T(up to $k|$n)⟧"),
    ("targeted", "<n:n> を 望む 数 対象 と", "⟦T(any number|$n)⟧"),
    ("targeted", "<a:anyaim> 1 つ か 2 つ [を] 対象 と", "⟦one or two targets⟧"),
    ("targeted", "<a:anyaim> 1 つ か 2 つ か 3 つ [を] 対象 と", "⟦one, two, or three targets⟧"),
    (
        "targeted",
        "クリーチャー や プレイヤー を {望む | 好きな} 数 対象 と | {望む | 好きな} 数 の クリーチャー や プレイヤー を 対象 と",
        "⟦any number of target creatures and/or players⟧",
    ),
    *(
        (
            "aim",
            f"{count} の クリーチャー と プレイヤー の {{組み合わせ | 組合せ}} | クリーチャー や プレイヤー の 組み合わせ {count}",
            f"{english} target creatures and/or players",
        )
        for count, english in (
            ("1 つ か 2 つ", "one or two"),
            ("1 つ か 2 つ か 3 つ", "one, two, or three"),
            ("{望む | 好きな} 数", "any number of"),
        )
    ),
    (
        "anyaim",
        "クリーチャー や プレインズウォーカー や プレイヤー を | クリーチャー や プレインズウォーカー や プレイヤー の うち | "
        "クリーチャー や プレイヤー や プレインズウォーカー の うち | クリーチャー や プレイヤー の うち | "
        "クリーチャー 1 体 か プレイヤー 1 人 を [、] | クリーチャー か プレイヤー の うち",
        "",
    ),
    ("aim", "エンチャント されている <n:n> <k:howmany>", "T($k|enchanted $n)"),
    ("aim", "<n:n> <k:howmany> | <k:howmany> の <n:n>", "T($k|$n)"),
    (
        "aim",
        "<n:n> <k:upto> | 最大 <k:number> <c:classifier> まで の <n:n> | 最大 <k:number> <c:classifier> の <n:n> | "
        "<k:number> <c:classifier> まで の <n:n>",
        "T(up to $k|$n)",
    ),
    ("aim", "墓地 から <n:n> 1 <c:classifier>", "T(1|$n from a graveyard)"),
    ("aim", "墓地 から <n:n> 最大 1 <c:classifier>", "T(up to 1|$n from a graveyard)"),
    ("aim", "望む 数 の <n:n> | <n:n> 望む 数 | 好きな 数 の <n:n>", "T(any number|$n)"),
    (
        "aim",
        "対戦相手 [1 人] が 選んだ [、] {その 対戦相手 | その プレイヤー} が コントロール している <n:n> <k:howmany>",
        "T($k|$n) of an opponent's choice they control",
    ),
    ("aim", "対戦相手 [1 人] が 選んだ <n:n> <k:howmany>", "T($k|$n) of an opponent's choice"),
    ("aim", "<n:n> の うち <k:howmany>", "T($k|$n)"),
    (
        "aim",
        "<r:relative> <a:kindnoun> か~や <b:kindnoun> か~や <c:kindnoun> である 1 つ",
        "target $a, $b, or $c $r",
    ),
    ("aim", "<r:relative> <a:kindnoun> か~や <b:kindnoun> である 1 つ", "target $a or $b $r"),
    ("aim", "<n:n> の うち <k:upto>", "T(up to $k|$n)"),
    ("aim", "<n:n> である <k:howmany>", "T($k|$n)"),
    ("aim", "<n:n> の うち [、] <r:relative> 他 の <k:howmany>", "T($k|other $n $r)"),
    ("aim", "<n:n> の うち [、] <r:relative> 他 の <k:upto>", "T(up to $k|other $n $r)"),
    ("aim", "<n:n> である <k:upto>", "T(up to $k|$n)"),
    ("aim", "<n:n> の うち [、] <r:relative> <k:howmany>", "T($k|$n $r)"),
    ("aim", "<n:n> の うち [、] <r:relative> <k:upto>", "T(up to $k|$n $r)"),
    *(
        (
            "aim",
            f"<n:n> や 、 <m:n> の うち [、] <r:relative> {count}",
            f"{many}target SG($n) or SG($m) $r",
        )
        for count, many in (("1 <c:classifier>", ""), ("最大 1 <c:classifier>", "up to one "))
    ),
    ("aim", "<n:n> 1 <c:classifier> か [、] <m:n> 1 <d:classifier>", "OR($n|$m)"),
    (
        "aim",
        "<n:n> 1 <c:classifier> か <m:n> 1 <d:classifier> か <o:n> 1 <e:classifier>",
        "THREE($n|$m|$o)",
    ),
    *(
        (
            "aim",
            f"{japanese} <h:head> 1 <c:classifier> か [、] <i:head> 1 <d:classifier>",
            f"OR($h|$i) {english}",
        )
        for japanese, english in _CONTROLLED
    ),
    ("aim", "<n:n> 1 <c:classifier> か 2 <d:classifier>", "one or two target PLAIN($n)"),
    ("aim", "<n:n> 1 <c:classifier> か 2 <d:classifier> か 3 <e:classifier>", "one, two, or three target PLAIN($n)"),
    (
        "aim",
        "1 つ | クリーチャー 1 体 か プレイヤー 1 人 か プレインズウォーカー 1 体 | "
        "クリーチャー 1 体 か プレインズウォーカー 1 体 か プレイヤー 1 人 | "
        "クリーチャー や プレインズウォーカー や プレイヤー の うち 1 つ | "
        "クリーチャー か プレインズウォーカー か プレイヤー の うち 1 つ",
        "any target",
    ),
    ("aim", "プレイヤー や プレインズウォーカー の うち 1 つ", "target player or planeswalker"),
    ("aim", "他 の 1 つ", "another target"),
    ("aim", "2 つ", "two targets"),
    ("aim", "3 つ", "three targets"),
    ("aim", "1 つ か 2 つ", "one or two targets"),
    ("aim", "1 つ か 2 つ か 3 つ", "one, two, or three targets"),
    ("aim", "最大 1 つ | 最大 1 つ まで", "up to one target"),
    ("aim", "最大 2 つ | 最大 2 つ まで", "up to two targets"),
    ("aim", "最大 3 つ | 最大 3 つ まで", "up to three targets"),
    (
        "aim",
        "望む 数 | 望む 数 の 対象 | "
        "望む 数 の クリーチャー や プレインズウォーカー や プレイヤー | "
        "クリーチャー や プレインズウォーカー や プレイヤー を 望む 数",
        "any number of targets",
    ),
]
