"""English card text, whole sentences (113.3, 603.1, 608.2c): clauses, what leads them in, triggers, and how they are joined."""

from __future__ import annotations

from judgekit.cards.chart import Row

CLAUSES: list[Row] = [
    ("clause", "<d:deed>", {"deed": "$d"}),
    ("clause", "<p:player> <d:deed>", {"by": "$p", "deed": "$d"}),
    ("clause", "<p:player> may <d:deed>", {"by": "$p", "may": "$d"}),
    ("clause", "<a:act>", {"act": "$a"}),
    ("clause", "you may have <a:act>", {"by": "you", "may-act": "$a"}),
    ("clause", "<s:subject> <p:predicates>", {"change": "$s", "with": "$p"}),
    ("clause", "<s:subject> <p:predicates> <d:duration>", {"change": "$s", "with": "$p", "until": "$d"}),
    ("clause", "player# <b:barred>", {"barred": "players", "with": ["$b"]}),
    ("clause", "player# <b:barred> <d:duration>", {"barred": "players", "with": ["$b"], "until": "$d"}),
    ("clause", "<p:player> <b:barred>", {"barred": "$p", "with": ["$b"]}),
    ("clause", "<p:player> <b:barred> <d:duration>", {"barred": "$p", "with": ["$b"], "until": "$d"}),
    ("clause", "you control <a:attached>", {"change": "$a", "with": [{"control": "you"}]}),
    ("clause", "they can't be regenerated", {"change": "@it", "with": [{"cant": ["be-regenerated"]}]}),
    (
        "clause",
        "you may choose new targets for the copy | you may choose new targets for the copies",
        {"of-copy": "true"},
    ),
    ("clause", "<l:lure>", {"lure": "$l"}),
    (
        "clause",
        "switch <r:single> 's power and toughness <d:duration>",
        {"change": "$r", "with": [{"switch-pt": "true"}], "until": "$d"},
    ),
    ("predicates", "<a:predicate>", ["$a"]),
    ("predicates", "<a:predicate> and <b:predicate>", ["$a", "$b"]),
    ("predicates", "<a:predicate> , <b:predicate> , and <c:predicate>", ["$a", "$b", "$c"]),
    ("predicates", "<a:predicate> , <b:predicate> , <c:predicate> , and <d:predicate>", ["$a", "$b", "$c", "$d"]),
    ("clauses", "<a:clause>", ["$a"]),
    ("clauses", "<a:clause> and <b:clauses>", {"first": "$a", "join": "and", "rest": "$b"}),
    ("clauses", "<a:clause> , and <b:clauses>", {"first": "$a", "join": ", and", "rest": "$b"}),
    (
        "clauses",
        "<a:clause> , then <b:clauses> | <a:clause> , and then <b:clauses>",
        {"first": "$a", "join": ", then", "rest": "$b"},
    ),
    ("clauses", "<a:clause> , <b:clauses>", {"first": "$a", "join": ",", "rest": "$b"}),
]

BODIES: list[Row] = [
    ("body", "<c:clauses>", {"clauses": "$c"}),
    ("body", "<d:duration> , <c:clauses>", {"clauses": "$c", "until": "$d"}),
    ("body", "then <b:body>", {"lead": "then", "...": "$b"}),
    ("body", "<l:lead> , <c:clauses>", {"lead": "$l", "clauses": "$c"}),
    ("body", "if <i:condition> , <c:clauses>", {"if": "$i", "clauses": "$c"}),
    ("body", "<c:clauses> if <i:condition>", {"clauses": "$c", "only-if": "$i"}),
    ("body", "<c:clauses> unless <p:player> <c2:payment>", {"clauses": "$c", "unless": "$p", "cost": "$c2"}),
    (
        "body",
        "if <i:condition> , <c:clauses> instead | if <i:condition> , instead <c:clauses>",
        {"if": "$i", "clauses": "$c", "instead": "true"},
    ),
    ("body", "<c:clauses> instead if <i:condition>", {"clauses": "$c", "instead": "true", "if": "$i"}),
    ("body", "<c:clauses> at the beginning of <l:later>", {"clauses": "$c", "later": "$l"}),
    ("body", "at the beginning of <l:later> , <c:clauses>", {"clauses": "$c", "later": "$l"}),
    ("body", "<c:clauses> at end of combat", {"clauses": "$c", "later": {"begins": "end-of-combat"}}),
    ("body", "<c:clauses> , where X is <f:figure>", {"clauses": "$c", "where": "$f"}),
    ("body", "for each <f:filter> , <c:clauses>", {"clauses": "$c", "each": "$f"}),
    ("lead", "if you do | if they do | if that player do", "did"),
    ("lead", "otherwise | if you don't | if they don't", "else"),
    ("lead", "when you do", "reflexive"),
    ("later", "the next end step", {"begins": "end"}),
    ("later", "your next end step", {"begins": "end", "player": "you"}),
    ("later", "your next upkeep", {"begins": "upkeep", "player": "you"}),
    ("later", "the next turn 's upkeep", {"begins": "upkeep"}),
]

TRIGGERS: list[Row] = [
    ("trigger", "whenever <e:events> | when <e:events>", {"when": "$e"}),
    ("trigger", "at the beginning of <m:moment>", {"when": ["$m"]}),
    ("trigger", "at end of combat", {"when": [{"begins": "end-of-combat"}]}),
    ("trigger", "when <c:condition>", {"state": "$c"}),
    ("events", "<e:event>", ["$e"]),
    ("events", "<e:event> or <f:event>", ["$e", "$f"]),
    ("events", "<e:event> or when~whenever <f:event>", ["$e", "$f"]),
    (
        "events",
        "<s:occurring> <v:happening> or <w:happening>",
        [{"...": "$v", "object": "$s"}, {"...": "$w", "object": "$s"}],
    ),
    ("happening", "enter@ | enter@ the battlefield", {"event": "enters"}),
    ("happening", "die@", {"event": "dies"}),
    ("happening", "attack@", {"event": "attack"}),
    ("happening", "block@", {"event": "block"}),
    ("happening", "become@ blocked", {"event": "becomes-blocked"}),
    ("happening", "leave@ the battlefield", {"event": "leaves"}),
]

LIMITS: list[Row] = [
    ("sentence", "activate only <l:limit> | activate this ability only <l:limit>", {"limit": "$l"}),
    ("sentence", "activate only <l:limit> and only <m:limit>", {"limit": "$l", "limit2": "$m"}),
    ("sentence", "any player may activate this ability", {"limit": "anyone"}),
    ("limit", "as a sorcery | any time you could cast a sorcery", "sorcery"),
    ("limit", "as a instant | any time you could cast a instant", "instant"),
    ("limit", "once each turn", "once-each-turn"),
    ("limit", "once", "once"),
    ("limit", "during your turn", "your-turn"),
    ("limit", "if <c:condition>", {"if": "$c"}),
]

SENTENCES: list[Row] = [
    ("sentence", "<b:body>", {"body": "$b"}),
    ("sentence", "<t:trigger> , <b:body>", {"trigger": "$t", "body": "$b"}),
    (
        "sentence",
        "until end of turn , <t:trigger> , <b:body>",
        {"trigger": "$t", "body": "$b", "lasting": "end-of-turn"},
    ),
    ("sentence", "<t:trigger> this turn , <b:body>", {"trigger": "$t", "body": "$b", "lasting": "end-of-turn"}),
    ("sentence", "<c:costly>", {"costly": "$c"}),
    ("sentence", "<c:costly> if <i:condition>", {"costly": "$c", "if": "$i"}),
    ("sentence", "<a:additional>", {"additional": "$a"}),
    ("sentence", "if <w:would> , <i:instead>", {"replaces": "$w", "instead": "$i"}),
    ("sentence", "if <w:would> this turn , <i:instead>", {"replaces": "$w", "instead": "$i", "lasting": "this-turn"}),
    (
        "sentence",
        "if <w:would> , <c:clauses> instead | if <w:would> , instead <c:clauses>",
        {"replaces": "$w", "clauses": "$c"},
    ),
    ("sentence", "if <w:would> , <p:prevented>", {"prevents": "$w", "amount": "$p"}),
    (
        "sentence",
        "prevent all damage that would be dealt to <d:damaged>",
        {"prevents": {"event": "damage", "to": "$d"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all combat damage that would be dealt to <d:damaged>",
        {"prevents": {"event": "damage", "to": "$d", "combat": "true"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all combat damage that would be dealt by <s:occurring>",
        {"prevents": {"event": "damage", "source": "$s", "combat": "true"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all damage that would be dealt by <s:occurring>",
        {"prevents": {"event": "damage", "source": "$s"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all damage that would be dealt to <d:damaged> by <s:occurring>",
        {"prevents": {"event": "damage", "to": "$d", "source": "$s"}, "amount": "all"},
    ),
    ("sentence", "<e:entry>", {"entry": "$e"}),
    ("sentence", "as long as <c:condition> , <b:clauses>", {"while": "$c", "clauses": "$b"}),
    ("sentence", "<b:clauses> as long as <c:condition>", {"clauses": "$b", "while": "$c"}),
    ("sentence", "<b:clauses> during your turn", {"clauses": "$b", "while": "your-turn"}),
    (
        "sentence",
        "the next time <w:would> this turn , <c:clauses> instead",
        {"replaces": "$w", "clauses": "$c", "lasting": "next-time"},
    ),
    (
        "sentence",
        "if <w:would> this turn , <c:clauses> instead",
        {"replaces": "$w", "clauses": "$c", "lasting": "this-turn"},
    ),
    ("sentence", "~ 's power and toughness is each equal to <f:figure>", {"defines": {"pt": "$f"}}),
    ("sentence", "~ 's power is equal to <f:figure>", {"defines": {"power": "$f"}}),
    ("sentence", "~ 's toughness is equal to <f:figure>", {"defines": {"toughness": "$f"}}),
    (
        "sentence",
        "~ 's power is equal to <f:figure> and its toughness is equal to <g:figure>",
        {"defines": {"power": "$f", "toughness": "$g"}},
    ),
    (
        "sentence",
        "you may <c:cost> rather than pay ~ 's mana cost",
        {"alternative": "$c"},
    ),
    (
        "sentence",
        "if <i:condition> , you may cast ~ without paying its mana cost",
        {"alternative": "free", "if": "$i"},
    ),
    ("sentence", "choose <n:modecount>", {"choose": "$n"}),
    ("sentence", "<t:trigger> , choose <n:modecount>", {"trigger": "$t", "choose": "$n"}),
    ("modecount", "one —", "1"),
    ("modecount", "two —", "2"),
    ("modecount", "three —", "3"),
    ("modecount", "one or both —", "one-or-both"),
    ("modecount", "one or more —", "one-or-more"),
    ("modecount", "any number —", "any"),
    ("modecount", "up to one —", "<= 1"),
    ("modecount", "up to two —", "<= 2"),
]

ROWS: list[Row] = [*CLAUSES, *BODIES, *TRIGGERS, *LIMITS, *SENTENCES]
