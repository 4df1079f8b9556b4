"""Japanese card text: how acts, conditions and durations make sentences.

"@actor" in a row of a chain is whoever acts; "..." takes in another term.
"""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.language.chart import Row, rows_of

_IF = "なら~ならば"

CHAINS: list[Row] = [
    ("act", "<c:change>", "$c"),
    ("trigger", "<e:event> {とき [に] | 時 | たび [に] | 際}", "$e"),
    ("trigger", "<e:moment> [に]", "$e"),
    ("when", "<c:condition> {ならば | なら | [の] 場合 | [の] かぎり~限り | のなら | のならば}", "$c"),
    ("when", "<c:condition> とき~時", "$c"),
    ("when", "<c:condition> {[の] 間 | 中}", "$c"),
    ("tail", "<c:elliptic>", {"acts": ["$c"]}),
    ("tail", "<a:elliptic_cont> 、 <b:tail>", {"first": "$a", "rest": "$b"}),
    ("tail", "<c:chain>", "$c"),
    ("then", "、 [その後 [、] | さらに [、] | かつ [、] | そして]", "true"),
    ("chain", "<a:act>", {"acts": ["$a"]}),
    ("chain", "<a:act_te> もよい | <a:act> ことができる", {"acts": ["$a"], "may": "@actor"}),
    ("chain", "<a:aiming_cont> 、 <b:bare>", {"first": "$a", "rest": {"acts": ["$b"]}}),
    ("chain", "<a:aiming_cont> 、 <b:bare_cont> 、 <c:chain>", {"first": "$a", "rest": {"first": "$b", "rest": "$c"}}),
    ("chain", "<a:act_cont> <t:then> <b:tail>", {"first": "$a", "rest": "$b"}),
    ("chain", "<a:act_te> [、] <b:chain>", {"first": "$a", "rest": "$b"}),
    ("chain", "<p:actor> は~が <c:chain>", {"@acting": "$p", "...": "$c"}),
    ("lead", f"そうした {{{_IF} | 場合}} | {{この 方法 で | これ に より}} そうした なら", "did"),
    ("lead", f"そうでない~そうしない {{場合 | {_IF}}} | そうしなかった {{場合 | {_IF}}}", "else"),
    ("lead", "その後 | 次に | さらに | また | そして | その後に", "then"),
    ("lead", f"[これ に より] <s:thing> が 破壊 された {{{_IF} | 場合}}", "destroyed"),
]

BODIES: list[Row] = [
    ("body", "<c:chain>", {"chain": "$c"}),
    ("body", "<l:lead> 、 <b:body>", {"lead": "$l", "...": "$b"}),
    ("body", "<w:when> 、 <b:body>", {"if": "$w", "...": "$b"}),
    ("body", "<d:duration> [、] <b:body>", {"until": "$d", "...": "$b"}),
    ("body", "<w:when> 、 <c:elliptic>", {"if": "$w", "chain": {"acts": ["$c"]}}),
    ("body", "<p:actor> は <w:when> 、 <c:tail>", {"if": "$w", "chain": {"@acting": "$p", "...": "$c"}}),
]

_AT_TURNS_END = "この ターン の 終了 時 {、 | に [、]}"


def _replacements() -> Iterable[Row]:
    """Yield the rows of 「～場合、かわりに」: all the time, for a while, once."""
    once = {"once": "true"}
    for lead, delayed, times in (
        ("", {}, {}),
        ("<d:duration> 、", {"delayed": "$d"}, {}),
        ("次に", {"delayed": "game"}, once),
        ("<d:duration> 、 次に", {"delayed": "$d"}, once),
    ):
        would = f"{lead} <e:event> 場合 、 かわりに [、]"
        yield ("sentence", f"{would} <i:instead>", {"replacement": {"if": "$e", "instead": "$i", **times}, **delayed})
        yield ("sentence", f"{would} <b:body>", {"replaced": "$e", "body": "$b", **delayed, **times})


SENTENCES: list[Row] = [
    ("said", "<e:ban> | <e:lessening> | <e:pricing>", "$e"),
    *rows_of(
        "sentence",
        ("<b:body>", {"body": "$b"}),
        ("<b:bare>", {"body": {"chain": {"acts": ["$b"]}}}),
        ("<t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b"}),
        ("<d:duration> 、 <t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b", "delayed": "$d"}),
        ("次 の <t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b", "delayed": "game"}),
        (f"{_AT_TURNS_END} <b:body>", {"trigger": {"phase": "turn-end"}, "body": "$b", "delayed": "end-of-turn"}),
        (
            f"<t:trigger> 、 {_AT_TURNS_END} <b:body>",
            {"trigger": "$t", "later": {"phase": "turn-end"}, "body": "$b"},
        ),
        ("<t:trigger> 、 次 の <u:trigger> 、 <b:body>", {"trigger": "$t", "later": "$u", "body": "$b"}),
        ("<e:entry> | <e:clause> | <e:said>", {"ability": "$e"}),
        ("<d:duration> 、 <e:said>", {"ability": "$e", "delayed": "$d"}),
        ("<w:when> 、 <e:said>", {"ability": "$e", "if": "$w"}),
        ("<t:trigger> 、 <d:duration> 、 <e:said>", {"trigger": "$t", "ability": "$e", "delayed": "$d"}),
        (
            "この カード は <c:condition> {に | [の] 場合 [に] | の 間 [に] | 中 に} のみ 使用 できる",
            {"ability": {"cant": {"be-used": "true", "if": {"not": "$c"}}}},
        ),
        (
            "<n:number> は <c:counted> {に 等しい | で ある | と する | と 同じ [数] で ある | と 等しい}",
            {"number": "$n", "counted": "$c"},
        ),
    ),
    *_replacements(),
]

ROWS: list[Row] = [*CHAINS, *BODIES, *SENTENCES]
