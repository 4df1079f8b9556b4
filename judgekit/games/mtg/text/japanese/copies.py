"""Japanese card text, what enters as a copy and what is excepted from the copying (707)."""

from __future__ import annotations

from judgekit.language.chart import Row

COPIES: list[Row] = [
    (
        "sentence",
        "あなた は [、] ~ が [、] <o:anyof> コピー として 戦場 に 出る こと を 選んで も よい | "
        "あなた は [、] ~ を <o:anyof> コピー として 戦場 に 出して も よい | "
        "あなた は [、] <o:anyof> コピー として ~ を 戦場 に 出して も よい | "
        "あなた は ~ は [、] <o:anyof> コピー として 戦場 に 出て も よい",
        "you may have ~ enter the battlefield ¦ as a copy of any $o",
    ),
    (
        "sentence",
        "あなた は [、] ~ が [、] <s:besidesthat> <o:anyof> コピー として 戦場 に 出る こと を 選んで も よい | "
        "あなた は [、] ~ を [、] <s:besidesthat> <o:anyof> コピー として 戦場 に 出して も よい | "
        "あなた は [、] <s:besidesthat> ~ を [、] <o:anyof> コピー として 戦場 に 出して も よい",
        "you may have ~ enter the battlefield ¦ as a copy of any $o, except $s",
    ),
    (
        "anyof",
        "<n:n> 1 <c:classifier> の | <n:n> の | いずれか の <n:n> の | <n:n> の うち [の] 1 <c:classifier> の",
        "SG($n)",
    ),
    ("anyof", "<r:relative> いずれか の <n:n> の", "SG($n $r)"),
    ("sentence", "ただし [、] その コピー は [、] <c:colors> である", "except the copy is $c"),
    (
        "sentence",
        "ただし [、] それ は [、] <e:exceptions> | ただし [、] これ は [、] <e:exceptions> | "
        "ただし [、] ~ は [、] <e:exceptions>",
        "except $e",
    ),
    ("exceptions", "<a:exception>", "$a"),
    (
        "deed",
        "{その コピー | それ} が 伝説 で [は] ない こと を {除き | 除いて} [、] <o:thingo> コピー する",
        "copy $o, except the copy isn't legendary",
    ),
    ("deed", "<s:besidesthat> <t:tokenso> 生成 する", "create $t, except $s"),
    ("said", "<s:besidesthat> <o:agent> の コピー に なる", "become a copy of $o, except $s"),
    (
        "besidesthat",
        "それ が [、] <e:exceptions> こと を 除き~除いて [、] | <e:exceptions> こと を 除き~除いて [、]",
        "$e",
    ),
    ("exception", "この 能力 を 持つ", "it has this ability"),
    ("exceptions", "<a:exceptionfirst> [、] <b:exception>", "$a and $b"),
    ("exception", "<r:besides> <k:newkind> {で も ある | である}", "it's A($k) in addition to its other types"),
    ("exceptionfirst", "<r:besides> <k:newkind> {で も あり | であり}", "it's A($k) in addition to its other types"),
    ("exception", "<k:keywords> を 持つ", "it has $k"),
    ("exceptionfirst", "<k:keywords> を 持ち", "it has $k"),
    ("exception", "<p:pt> である", "it's $p"),
    ("exceptionfirst", "<p:pt> であり", "it's $p"),
    ("exception", "<c:colors> である", "it's $c"),
    ("exceptionfirst", "<c:colors> であり", "it's $c"),
    *(
        (
            category,
            f"他 の <w:colorsandtypes> に 加えて <k:newkind> {ending}",
            "it's A($k) in addition to its other $w",
        )
        for category, ending in (("exception", "である"), ("exceptionfirst", "であり"))
    ),
    ("colorsandtypes", "タイプ", "types"),
    ("colorsandtypes", "色 や~と タイプ", "colors and types"),
    ("exception", "伝説 である | 伝説 で も ある", "it's legendary"),
    ("exception", "伝説 で ない | 伝説 で は ない", "it isn't legendary"),
    ("exceptionfirst", "伝説 で [は] なく", "it isn't legendary"),
]
