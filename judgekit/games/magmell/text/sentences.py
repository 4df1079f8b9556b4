"""Japanese card text: how acts, conditions and durations make sentences. Rows as in nouns.

"@actor" in a row of a chain is whoever acts; "..." takes in another term.
"""

from __future__ import annotations

from judgekit.language.chart import Row

CHAINS: list[Row] = [
    ("act", "<c:change>", "$c"),
    (
        "trigger",
        "<e:event> とき | <e:event> 時 | <e:event> たび | <e:event> たび に | <e:event> 際 | <e:event> とき に",
        "$e",
    ),
    ("trigger", "<e:moment> | <e:moment> に", "$e"),
    (
        "when",
        "<c:condition> ならば | <c:condition> なら | <c:condition> 場合 | <c:condition> かぎり | <c:condition> 限り"
        " | <c:condition> のなら | <c:condition> のならば | <c:condition> の かぎり | <c:condition> の 限り"
        " | <c:condition> の 場合",
        "$c",
    ),
    ("when", "<c:condition> とき | <c:condition> 時", "$c"),
    ("when", "<c:condition> 間 | <c:condition> の 間 | <c:condition> 中", "$c"),
    ("tail", "<c:elliptic>", {"acts": ["$c"]}),
    ("tail", "<a:elliptic_cont> 、 <b:tail>", {"first": "$a", "rest": "$b"}),
    ("tail", "<a:elliptic_cont> 、 <b:chain>", {"first": "$a", "rest": "$b"}),
    ("tail", "<c:chain>", "$c"),
    ("then", "、", "true"),
    ("then", "、 その後 | 、 さらに | 、 その後 、 | 、 さらに 、 | 、 かつ 、 | 、 かつ | 、 そして", "true"),
    ("chain", "<a:act>", {"acts": ["$a"]}),
    ("chain", "<a:act_te> もよい | <a:act> ことができる", {"acts": ["$a"], "may": "@actor"}),
    ("chain", "<a:aiming_cont> 、 <b:bare>", {"first": "$a", "rest": {"acts": ["$b"]}}),
    ("chain", "<a:aiming_cont> 、 <b:bare_cont> 、 <c:chain>", {"first": "$a", "rest": {"first": "$b", "rest": "$c"}}),
    ("chain", "<a:act_cont> <t:then> <b:tail>", {"first": "$a", "rest": "$b"}),
    ("chain", "<a:act_te> 、 <b:chain> | <a:act_te> <b:chain>", {"first": "$a", "rest": "$b"}),
    ("chain", "<p:actor> は <c:chain> | <p:actor> が <c:chain>", {"@acting": "$p", "...": "$c"}),
    (
        "lead",
        "そうした なら | そうした ならば | そうした 場合 | この 方法 で そうした なら | これ に より そうした なら",
        "did",
    ),
    (
        "lead",
        "そうでない 場合 | そうでない なら | そうでない ならば | そうしない 場合 | そうしなかった 場合 | そうしない なら"
        " | そうしない ならば | そうしなかった なら | そうしなかった ならば",
        "else",
    ),
    ("lead", "その後 | 次に | さらに | また | そして | その後に", "then"),
    (
        "lead",
        "<s:thing> が 破壊 された なら | <s:thing> が 破壊 された ならば | <s:thing> が 破壊 された 場合"
        " | これ に より <s:thing> が 破壊 された なら | これ に より <s:thing> が 破壊 された ならば"
        " | これ に より <s:thing> が 破壊 された 場合",
        "destroyed",
    ),
]

BODIES: list[Row] = [
    ("body", "<c:chain>", {"chain": "$c"}),
    ("body", "<l:lead> 、 <b:body>", {"lead": "$l", "...": "$b"}),
    ("body", "<w:when> 、 <b:body>", {"if": "$w", "...": "$b"}),
    ("body", "<d:duration> 、 <b:body> | <d:duration> <b:body>", {"until": "$d", "...": "$b"}),
    ("body", "<w:when> 、 <c:elliptic>", {"if": "$w", "chain": {"acts": ["$c"]}}),
    ("body", "<p:actor> は <w:when> 、 <c:tail>", {"if": "$w", "chain": {"@acting": "$p", "...": "$c"}}),
]

SENTENCES: list[Row] = [
    ("sentence", "<b:body>", {"body": "$b"}),
    ("sentence", "<b:bare>", {"body": {"chain": {"acts": ["$b"]}}}),
    ("sentence", "<t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b"}),
    ("sentence", "<d:duration> 、 <t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b", "delayed": "$d"}),
    ("sentence", "次 の <t:trigger> 、 <b:body>", {"trigger": "$t", "body": "$b", "delayed": "game"}),
    (
        "sentence",
        "この ターン の 終了 時 、 <b:body> | この ターン の 終了 時 に 、 <b:body> | この ターン の 終了 時 に <b:body>",
        {"trigger": {"phase": "turn-end"}, "body": "$b", "delayed": "end-of-turn"},
    ),
    (
        "sentence",
        "<t:trigger> 、 この ターン の 終了 時 、 <b:body> | <t:trigger> 、 この ターン の 終了 時 に 、 <b:body>"
        " | <t:trigger> 、 この ターン の 終了 時 に <b:body>",
        {"trigger": "$t", "later": {"phase": "turn-end"}, "body": "$b"},
    ),
    (
        "sentence",
        "<t:trigger> 、 次 の <u:trigger> 、 <b:body>",
        {"trigger": "$t", "later": "$u", "body": "$b"},
    ),
    (
        "sentence",
        "<e:event> 場合 、 かわりに <i:instead> | <e:event> 場合 、 かわりに 、 <i:instead>",
        {"replacement": {"if": "$e", "instead": "$i"}},
    ),
    (
        "sentence",
        "<e:event> 場合 、 かわりに <b:body> | <e:event> 場合 、 かわりに 、 <b:body>",
        {"replaced": "$e", "body": "$b"},
    ),
    (
        "sentence",
        "<d:duration> 、 <e:event> 場合 、 かわりに <i:instead>",
        {"replacement": {"if": "$e", "instead": "$i"}, "delayed": "$d"},
    ),
    (
        "sentence",
        "<d:duration> 、 <e:event> 場合 、 かわりに <b:body>",
        {"replaced": "$e", "body": "$b", "delayed": "$d"},
    ),
    (
        "sentence",
        "次に <e:event> 場合 、 かわりに <i:instead>",
        {"replacement": {"if": "$e", "instead": "$i", "once": "true"}, "delayed": "game"},
    ),
    (
        "sentence",
        "次に <e:event> 場合 、 かわりに <b:body>",
        {"replaced": "$e", "body": "$b", "delayed": "game", "once": "true"},
    ),
    (
        "sentence",
        "<d:duration> 、 次に <e:event> 場合 、 かわりに <i:instead>",
        {"replacement": {"if": "$e", "instead": "$i", "once": "true"}, "delayed": "$d"},
    ),
    (
        "sentence",
        "<d:duration> 、 次に <e:event> 場合 、 かわりに <b:body>",
        {"replaced": "$e", "body": "$b", "delayed": "$d", "once": "true"},
    ),
    ("sentence", "<e:entry>", {"ability": "$e"}),
    ("sentence", "<e:ban>", {"ability": "$e"}),
    ("sentence", "<d:duration> 、 <e:ban>", {"ability": "$e", "delayed": "$d"}),
    ("sentence", "<t:trigger> 、 <d:duration> 、 <e:ban>", {"trigger": "$t", "ability": "$e", "delayed": "$d"}),
    ("sentence", "<e:lessening>", {"ability": "$e"}),
    ("sentence", "<d:duration> 、 <e:lessening>", {"ability": "$e", "delayed": "$d"}),
    (
        "sentence",
        "<t:trigger> 、 <d:duration> 、 <e:lessening>",
        {"trigger": "$t", "ability": "$e", "delayed": "$d"},
    ),
    ("sentence", "<e:pricing>", {"ability": "$e"}),
    ("sentence", "<d:duration> 、 <e:pricing>", {"ability": "$e", "delayed": "$d"}),
    (
        "sentence",
        "<w:when> 、 <e:lessening> | <w:when> 、 <e:pricing> | <w:when> 、 <e:ban>",
        {"ability": "$e", "if": "$w"},
    ),
    ("sentence", "<c:clause>", {"ability": "$c"}),
    (
        "sentence",
        "この カード は <c:condition> に のみ 使用 できる | この カード は <c:condition> 場合 のみ 使用 できる"
        " | この カード は <c:condition> 場合 に のみ 使用 できる | この カード は <c:condition> の 場合 のみ 使用 できる"
        " | この カード は <c:condition> の 間 のみ 使用 できる | この カード は <c:condition> の 間 に のみ 使用 できる"
        " | この カード は <c:condition> 中 に のみ 使用 できる | この カード は <c:condition> の 場合 に のみ 使用 できる",
        {"ability": {"cant": {"be-used": "true", "if": {"not": "$c"}}}},
    ),
    (
        "sentence",
        "<n:number> は <c:counted> に 等しい | <n:number> は <c:counted> で ある | <n:number> は <c:counted> と する"
        " | <n:number> は <c:counted> と 同じ で ある"
        " | <n:number> は <c:counted> と 同じ 数 で ある | <n:number> は <c:counted> と 等しい",
        {"number": "$n", "counted": "$c"},
    ),
]

ROWS: list[Row] = [*CHAINS, *BODIES, *SENTENCES]
