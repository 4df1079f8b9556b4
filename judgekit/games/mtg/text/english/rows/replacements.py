"""English card text, what replaces events and how permanents enter (614, 615): rows."""

from __future__ import annotations

from judgekit.language.chart import Row

REPLACEMENTS: list[Row] = [
    (
        "would",
        "<s:occurring> would die | <s:occurring> would be put into a graveyard from the battlefield",
        {"event": "dies", "object": "$s"},
    ),
    (
        "would",
        "<s:occurring> would be put into a graveyard from ¦ anywhere",
        {"event": "move", "object": "$s", "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into a graveyard | <s:occurring> would be put into its owner 's graveyard from anywhere",
        {"event": "move", "object": "$s", "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into that player ¦ 's graveyard ¦ from anywhere",
        {"event": "move", "object": {"all": "$s", "owner": "@player"}, "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into target opponent ¦ 's graveyard ¦ from anywhere",
        {"event": "move", "object": {"all": "$s", "owner": {"aim": {"is": {"player": "opponent"}}}}, "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into target player ¦ 's graveyard ¦ from anywhere",
        {"event": "move", "object": {"all": "$s", "owner": {"aim": {"is": {"kind": "player"}}}}, "to": "graveyard"},
    ),
    (
        "would",
        "a card would be put into a opponent 's graveyard from ¦ anywhere",
        {"event": "move", "object": {"kind": "card", "owner": "opponent"}, "to": "graveyard"},
    ),
    (
        "would",
        "<s:occurring> would be put into your graveyard from anywhere",
        {"event": "move", "object": {"all": "$s", "owner": "you"}, "to": "graveyard"},
    ),
    (
        "would",
        "<f:afilter> would die or <g:afilter> not on the battlefield would be put into a opponent 's graveyard",
        {
            "event": "move",
            "object": {
                "any": [
                    {"...": "$f", "zone": "battlefield"},
                    {"...": "$g", "not": {"zone": "battlefield"}, "owner": "opponent"},
                ]
            },
            "to": "graveyard",
        },
    ),
    ("would", "<s:occurring> would leave the battlefield", {"event": "leaves", "object": "$s"}),
    (
        "would",
        "<s:occurring> would enter | <s:occurring> would enter the battlefield",
        {"event": "enters", "object": "$s"},
    ),
    *(
        (
            "would",
            f"<s:occurring> would enter under {whose} control | <s:occurring> would enter the battlefield ¦ under {whose} control",
            {"event": "enters", "object": {"all": "$s", "controller": who}},
        )
        for whose, who in (("your", "you"), ("a opponent 's", "opponent"))
    ),
    ("instead", "regenerate it", {"regenerate": "@it"}),
    (
        "instead",
        "it enters under your control instead | it enters the battlefield under your control instead",
        {"put": "event.object", "to": "battlefield", "under": "you"},
    ),
    ("would", "<s:occurring> would be destroyed", {"event": "destroy", "object": "$s"}),
    ("would", "<p:who> would draw a card", {"event": "draw", "player": "$p"}),
    (
        "would",
        "<p:who> would draw a card during <t:timing>",
        {"event": "draw", "player": "$p", "while": "$t"},
    ),
    ("would", "<p:who> would begin their~your turn", {"begins": "turn", "player": "$p"}),
    (
        "would",
        "<p:who> would draw a card except the first one they~you draw in each of their~your draw steps"
        " | <p:who> would draw a card except the first card they~you draw in each of their~your draw steps"
        " | <p:who> would draw a card except the first one they~you draw in their~your draw step each turn",
        {"event": "draw", "player": "$p", "except-first": "true"},
    ),
    (
        "would",
        "<p:who> would draw one or more card#",
        {"event": "draw", "player": "$p", "amount": ">= 1"},
    ),
    (
        "instead",
        "you draw that many card# plus <n:number> instead",
        {"draw": "event.player", "amount": "event.amount + $n"},
    ),
    ("instead", "you draw twice that many card# instead", {"draw": "event.player", "amount": "2 * event.amount"}),
    (
        "would",
        "<p:who> would search@ a library | <p:who> would search@ their library",
        {"event": "search", "player": "$p", "zone": "library"},
    ),
    (
        "would",
        "<p:who> tap@ <f:afilter> for mana | <p:who> would tap <f:afilter> for mana",
        {"event": "taps-for-mana", "player": "$p", "object": "$f"},
    ),
    ("would", "<p:who> would gain life", {"event": "gain-life", "player": "$p"}),
    ("would", "<p:who> would lose life", {"event": "lose-life", "player": "$p"}),
    *(
        (
            "would",
            f"<p:who> would {verb} life during <t:timing>",
            {"event": f"{verb}-life", "player": "$p", "while": "$t"},
        )
        for verb in ("gain", "lose")
    ),
    (
        "would",
        "a spell or ability a opponent control@ cause@ you to discard <s:self>",
        {"event": "discard", "player": "you", "object": "$s", "by": "opponent"},
    ),
    (
        "sentence",
        "if <w:would> , <c:clauses> instead of putting it into your graveyard",
        {"replaces": "$w", "clauses": "$c"},
    ),
    ("would", "<p:who> would discard a card", {"event": "discard", "player": "$p"}),
    ("would", "<p:who> would lose the game", {"event": "lose-game", "player": "$p"}),
    ("would", "<s:occurring> would deal damage", {"event": "damage", "source": "$s"}),
    ("would", "<s:occurring> would deal damage to <d:damaged>", {"event": "damage", "source": "$s", "to": "$d"}),
    (
        "would",
        "<s:occurring> would deal combat damage to <d:damaged>",
        {"event": "damage", "source": "$s", "to": "$d", "combat": "true"},
    ),
    (
        "would",
        "<s:occurring> would deal noncombat damage to <d:damaged>",
        {"event": "damage", "source": "$s", "to": "$d", "combat": "false"},
    ),
    ("would", "noncombat damage would be dealt to <d:damaged>", {"event": "damage", "to": "$d", "combat": "false"}),
    ("would", "combat damage would be dealt to <d:damaged>", {"event": "damage", "to": "$d", "combat": "true"}),
    ("would", "damage would be dealt to <d:damaged>", {"event": "damage", "to": "$d"}),
    ("would", "<d:damaged> would be dealt damage", {"event": "damage", "to": "$d"}),
    (
        "would",
        "one or more <k:kindword> counter would be put on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s"},
    ),
    (
        "would",
        "<p:who> would put one or more <k:kindword> counter on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s", "player": "$p"},
    ),
    (
        "would",
        "one or more tokens would be created under your control"
        " | a effect would ¦ create one or more tokens ¦ under your control",
        {"event": "create", "player": "you"},
    ),
    ("would", "one or more tokens would be created", {"event": "create"}),
    ("would", "<p:who> would create one or more tokens", {"event": "create", "player": "$p"}),
    ("would", "one or more counter would be put on <s:occurring>", {"event": "put-counters", "object": "$s"}),
    (
        "would",
        "a effect would ¦ put one or more counter on <s:occurring>",
        {"event": "put-counters", "object": "$s", "by-effect": "true"},
    ),
    (
        "would",
        "a effect would ¦ put one or more <k:kindword> counter on <s:occurring>",
        {"event": "put-counters", "kind": "$k", "object": "$s", "by-effect": "true"},
    ),
    (
        "would",
        "<p:who> would put one or more counter on <s:occurring>",
        {"event": "put-counters", "object": "$s", "player": "$p"},
    ),
    (
        "instead",
        "<n:multiplied> of those tokens is created instead | it create@ <n:multiplied> of those tokens instead"
        " | you~they create@ <n:multiplied> of those tokens instead | create <n:multiplied> of those tokens instead"
        " | that player create@ <n:multiplied> of those tokens instead | instead create <n:multiplied> of those tokens",
        {"create": "event", "amount": "$n"},
    ),
    (
        "instead",
        "<n:multiplied> of those counter is put on <o:upon> instead | put <n:multiplied> of those counter on <o:upon> instead"
        " | you put <n:multiplied> of those counter on <o:upon> instead"
        " | it put@ <n:multiplied> of those counter on <o:upon> instead",
        {"put-counters": "$o", "amount": "$n"},
    ),
    ("multiplied", "twice that many", "2 * event.amount"),
    ("multiplied", "three times that many", "3 * event.amount"),
    ("multiplied", "that many plus <n:number>", "event.amount + $n"),
    ("multiplied", "that many minus <n:number>", "event.amount - $n"),
    ("upon", "it~them | that <t:type> | that permanent | that player", "event.object"),
    (
        "instead",
        "its owner shuffle@ it into their library instead",
        {"steps": [{"put": "event.object", "to": "library"}, {"shuffle": {"owner": "event.object"}}]},
    ),
    (
        "instead",
        "reveal ~ and shuffle it into ¦ its owner 's library instead"
        " | reveal it and shuffle it into ¦ its owner 's library instead",
        {
            "steps": [
                {"reveal": "event.object"},
                {"put": "event.object", "to": "library"},
                {"shuffle": {"owner": "event.object"}},
            ]
        },
    ),
    (
        "instead",
        "that player search@ the top <n:number> card of that ¦ library instead",
        {"search": "event.player", "zone": "library", "top": "$n"},
    ),
    (
        "instead",
        "you~they gain@ that much life plus <n:number> instead"
        " | that player gain@ that much life plus <n:number> instead",
        {"gain-life": "event.player", "amount": "event.amount + $n"},
    ),
    (
        "instead",
        "you~they gain@ that much life minus <n:number> instead"
        " | that player gain@ that much life minus <n:number> instead",
        {"gain-life": "event.player", "amount": "event.amount - $n"},
    ),
    (
        "instead",
        "that player gain@ no life instead"
        " | you gain@ no life instead"
        " | they gain@ no life instead"
        " | that player gain@ no life"
        " | you gain@ no life"
        " | they gain@ no life",
        {"nothing": "true"},
    ),
    (
        "instead",
        "that player skip@ that draw instead | skip that draw instead"
        " | you skip@ that draw instead"
        " | they skip@ that draw instead"
        " | instead that player skip@ that draw"
        " | instead you skip@ that draw"
        " | instead they skip@ that draw",
        {"nothing": "true"},
    ),
    (
        "instead",
        "you may skip that draw instead | instead you may skip that draw",
        {"may": "you", "do": [{"nothing": "true"}]},
    ),
    ("instead", "you may skip that turn instead", {"may": "you", "do": [{"nothing": "true"}]}),
    (
        "instead",
        "it deal@ double that damage instead"
        " | it deal@ twice that much damage instead"
        " | it deal@ double that damage to that ¦ permanent or player instead"
        " | it deal@ twice that much damage to that permanent or player ¦ instead"
        " | it deal@ double that damage to that creature instead"
        " | it deal@ double that damage to that player instead",
        {"damage": "event.to", "amount": "2 * event.amount", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ triple that damage instead"
        " | it deal@ triple that damage to that permanent or player instead"
        " | it deal@ triple that damage to that creature or player instead",
        {"damage": "event.to", "amount": "3 * event.amount", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ double that damage to that creature or player instead"
        " | it deal@ double that damage to that player or permanent instead"
        " | that source deal@ double that damage to that player or permanent ¦ instead"
        " | that source deal@ double that damage to that permanent or player ¦ instead"
        " | that source deal@ double that damage to that creature or player ¦ instead"
        " | that source deal@ double that damage instead",
        {"damage": "event.to", "amount": "2 * event.amount", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ double that damage to <a:attached> instead",
        {"damage": "$a", "amount": "2 * event.amount", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ that much damage plus <n:number> instead"
        " | it deal@ that much damage plus <n:number> to it instead"
        " | it deal@ that much damage plus <n:number> to that {permanent or player | player | creature | opponent} instead"
        " | it deal@ that much damage plus <n:number> to you instead",
        {"damage": "event.to", "amount": "event.amount + $n", "source": "event.source"},
    ),
    (
        "instead",
        "it deal@ that much damage minus <n:number> instead"
        " | it deal@ that much damage minus <n:number> to that {permanent or player | player | creature | opponent} instead"
        " | it deal@ that much damage minus <n:number> to {you | it} instead",
        {"damage": "event.to", "amount": "event.amount - $n", "source": "event.source"},
    ),
    (
        "instead",
        "<n:multiplied> <k:kindword> counter is put on <o:upon> instead"
        " | put <n:multiplied> <k:kindword> counter on <o:upon> instead",
        {"put-counters": "$o", "kind": "$k", "amount": "$n"},
    ),
    (
        "instead",
        "that many <k:kindword> counter plus <n:number> is put on <o:upon> instead"
        " | put that many <k:kindword> counter plus <n:number> on <o:upon> instead",
        {"put-counters": "$o", "kind": "$k", "amount": "event.amount + $n"},
    ),
    (
        "instead",
        "that many <k:kindword> counter minus <n:number> is put on <o:upon> instead"
        " | put that many <k:kindword> counter minus <n:number> on <o:upon> instead",
        {"put-counters": "$o", "kind": "$k", "amount": "event.amount - $n"},
    ),
    (
        "would",
        "damage would reduce your ¦ life total to ¦ less than <n:number>",
        {"event": "life-falls", "player": "you", "below": "$n"},
    ),
    (
        "instead",
        "it reduces it to <n:number> instead | it reduces your life total to <n:number> instead"
        " | that damage reduces your life total to <n:number> instead | reduces it to <n:number> instead",
        {"set-life": "you", "amount": "$n"},
    ),
    (
        "sentence",
        "if <i:condition> , damage that would reduce your ¦ life total to ¦ less than <n:number> reduces it to <m:number> instead",
        {
            "replaces": {"event": "life-falls", "player": "you", "below": "$n"},
            "instead": {"set-life": "you", "amount": "$m"},
            "under": "$i",
        },
    ),
    (
        "sentence",
        "damage that would reduce your ¦ life total to ¦ less than <n:number> reduces it to <m:number> instead",
        {
            "replaces": {"event": "life-falls", "player": "you", "below": "$n"},
            "instead": {"set-life": "you", "amount": "$m"},
        },
    ),
    (
        "sentence",
        "<d:duration> , damage that would reduce your ¦ life total to ¦ less than <n:number> reduces it to <m:number> instead",
        {
            "replaces": {"event": "life-falls", "player": "you", "below": "$n"},
            "instead": {"set-life": "you", "amount": "$m"},
            "lasting": "$d",
        },
    ),
    ("prevented", "prevent that damage", "all"),
    ("prevented", "prevent <n:number> of that damage", "$n"),
    ("prevented", "prevent half that damage , rounded up", {"half-up": "event.amount"}),
    ("prevented", "prevent half that damage , rounded down", {"half-down": "event.amount"}),
    (
        "entry",
        "<s:entering> enter@ tapped | <s:entering> enter@ the battlefield tapped",
        {"object": "$s", "tapped": "true"},
    ),
    ("entry", "<s:entering> enter@ prepared", {"object": "$s", "prepared": "true"}),
    (
        "entry",
        "<s:entering> enter@ tapped unless <c:condition>"
        " | <s:entering> enter@ the battlefield tapped unless <c:condition>",
        {"object": "$s", "tapped": "true", "unless": "$c"},
    ),
    (
        "entry",
        "<s:entering> enter@ tapped with <n:count> <k:kindword> counter# on it"
        " | <s:entering> enter@ the battlefield tapped with <n:count> <k:kindword> counter# on it",
        {"object": "$s", "tapped": "true", "kind": "$k", "amount": "$n"},
    ),
    (
        "entry",
        "<s:entering> enter@ with <n:count> <k:kindword> counter# on it~them"
        " | <s:entering> enter@ the battlefield with <n:count> <k:kindword> counter# on it~them"
        " | <s:entering> enter@ with <n:count> additional <k:kindword> counter# on it~them"
        " | <s:entering> enter@ the battlefield with <n:count> additional <k:kindword> counter# on it~them",
        {"object": "$s", "kind": "$k", "amount": "$n"},
    ),
    *(
        ("entry", f"<s:self> {enter} with your choice of {words} on it", {"object": "$s", "kinds": kinds})
        for enter in ("enter@", "enter@ the battlefield")
        for words, kinds in (
            ("a <k:kindword> counter or a <l:kindword> counter", ["$k", "$l"]),
            ("a <k:kindword> counter , a <l:kindword> counter , or a <m:kindword> counter", ["$k", "$l", "$m"]),
        )
    ),
    (  # 702.138c
        "entry",
        "<s:self> escape@ with <n:count> <k:kindword> counter# on it",
        {"object": "$s", "kind": "$k", "amount": "$n", "provided": {"paid": "escape"}},
    ),
    *(
        row
        for enter in ("enter@", "enter@ the battlefield")
        for row in (
            (
                "entry",
                f"<s:entering> {enter} with <n:count> <k:kindword> counter# on it~them if <c:condition>",
                {"object": "$s", "kind": "$k", "amount": "$n", "provided": "$c"},
            ),
            (
                "entry",
                f"<s:entering> {enter} with <n:count> <k:kindword> counter# on it~them unless <c:condition>",
                {"object": "$s", "kind": "$k", "amount": "$n", "unless": "$c"},
            ),
            (
                "entry",
                f"<s:entering> {enter} with <n:count> <k:kindword> counter# on it~them and with <a:keywords>",
                {"object": "$s", "kind": "$k", "amount": "$n", "with": "$a"},
            ),
        )
    ),
    (
        "entry",
        "<s:entering> enter@ with a <k:kindword> counter on it <e:each>"
        " | <s:entering> enter@ the battlefield with a <k:kindword> counter on it <e:each>",
        {"object": "$s", "kind": "$k", "amount": "$e"},
    ),
    (
        "entry",
        "<s:entering> enter@ with <n:number> <k:kindword> counter# on it <e:each>"
        " | <s:entering> enter@ the battlefield with <n:number> <k:kindword> counter# on it <e:each>",
        {"object": "$s", "kind": "$k", "amount": {"*": ["$n", "$e"]}},
    ),
    (
        "entry",
        "<s:entering> enter@ with a +1/+1 counter on it <e:each> and a +1/+1 counter on it <f:each>"
        " | <s:entering> enter@ the battlefield with a +1/+1 counter on it <e:each> and a +1/+1 counter on it <f:each>",
        {"object": "$s", "kind": "+1/+1", "amount": {"+": ["$e", "$f"]}},
    ),
    (
        "entry",
        "<s:entering> enter@ with X <k:kindword> counters on it , where X is <f:figure>"
        " | <s:entering> enter@ the battlefield with X <k:kindword> counters on it , where X is <f:figure>",
        {"object": "$s", "kind": "$k", "amount": "$f"},
    ),
    (
        "entry",
        "<s:entering> enter@ [the battlefield] with a number of [additional] <k:kindword> counter on it equal to <f:figure>",
        {"object": "$s", "kind": "$k", "amount": "$f"},
    ),
    (
        "entry",
        "<s:entering> enter@ [the battlefield] with a number of [additional] <k:kindword> counter on it equal to <f:figure>"
        " and as a <t:subtype> in addition to its other types",
        {"object": "$s", "kind": "$k", "amount": "$f", "subtype": "$t"},
    ),
    (
        "entry",
        "<s:entering> enter@ [the battlefield] with <n:count> [additional] <k:kindword> counter# on it"
        " and as a <t:subtype> in addition to its other types",
        {"object": "$s", "kind": "$k", "amount": "$n", "subtype": "$t"},
    ),
    (
        "entry",
        "<s:entering> enter@ [the battlefield] as a <t:subtype> in addition to its other types",
        {"object": "$s", "subtype": "$t"},
    ),
    (
        "entry",
        "if <s:occurring> would enter , it enters tapped instead"
        " | if <s:occurring> would enter the battlefield , it enters tapped instead"
        " | if <s:occurring> would enter the battlefield , it enters the battlefield tapped instead",
        {"object": "$s", "tapped": "true"},
    ),
    (
        "entry",
        "if <f:afilter> would enter under your control , it enters with <n:count> additional <k:kindword> counter# on it"
        " | if <f:afilter> would enter the battlefield under your ¦ control ,"
        " it enters the battlefield with <n:count> additional <k:kindword> counter# on it",
        {"object": {"...": "$f", "controller": "you"}, "kind": "$k", "amount": "$n"},
    ),
    (
        "entry",
        "as ~ is turned face up , <c:deed>",
        {"object": "this", "does": "$c", "as": "turn-face-up"},
    ),
    (
        "entry",
        "as ~ is turned face up , you may <c:deed>",
        {"object": "this", "may": "$c", "as": "turn-face-up"},
    ),
    (
        "entry",
        "as ~ transforms , <c:deed> | as ~ transforms into ~ , <c:deed>",
        {"object": "this", "does": "$c", "as": "transform"},
    ),
    (
        "entry",
        "as ~ transforms , you may <c:deed> | as ~ transforms into ~ , you may <c:deed>",
        {"object": "this", "may": "$c", "as": "transform"},
    ),
    ("entry", "as ~ enter@ , <c:deed> | as ~ enter@ the battlefield , <c:deed>", {"object": "this", "does": "$c"}),
    (
        "entry",
        "as ~ enter@ , you may <c:deed> | as ~ enter@ the battlefield , you may <c:deed>",
        {"object": "this", "may": "$c"},
    ),
    (
        "entry",
        "it become@ day as ~ enter@ | it become@ day as ~ enter@ the battlefield",
        {"object": "this", "does": {"day-night": "day"}},
    ),
    (
        "entry",
        "as ~ enter@ , you <c:deed> | as ~ enter@ the battlefield , you <c:deed>",
        {"object": "this", "does": "$c"},
    ),
    (
        "sentence",
        "if <w:would> , exile it instead of putting it anywhere else",
        {"replaces": "$w", "clauses": [{"deed": {"exile": "@it"}}], "lasting": "always"},
    ),
    (
        "sentence",
        "if <w:would> and <i:condition> , <c:clauses> instead",
        {"replaces": "$w", "clauses": "$c", "under": "$i"},
    ),
    (
        "sentence",
        "<d:duration> , if <w:would> and <i:condition> , <c:clauses> instead",
        {"replaces": "$w", "clauses": "$c", "under": "$i", "lasting": "$d"},
    ),
    (
        "sentence",
        "<d:duration> , if <w:would> , <c:clauses> instead",
        {"replaces": "$w", "clauses": "$c", "lasting": "$d"},
    ),
    (
        "sentence",
        "the next time <w:would> this turn , instead <c:clauses>",
        {"replaces": "$w", "clauses": "$c", "lasting": "next-time"},
    ),
    (
        "sentence",
        "if <w:would> , instead that player skip@ that draw and you draw <n:count> card#"
        " | if <w:would> , that player skip@ that draw and you draw <n:count> card# instead",
        {"replaces": "$w", "instead": {"draw": "you", "amount": "$n"}},
    ),
    ("sentence", "if you don't , <e:entry>", {"declined": "$e"}),
    ("entering", "it", "@it"),
    ("entering", "<s:self>", "$s"),
    ("entering", "<f:filters>", "$f"),
    (
        "entering",
        "<f:filters> and <g:filters> your opponents control",
        {"any": ["$f", "$g"], "controller": "opponent"},
    ),
    ("entering", "each <f:filter>", "$f"),
]

ROWS: list[Row] = [*REPLACEMENTS]
