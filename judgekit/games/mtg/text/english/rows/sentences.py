"""English card text, whole sentences (113.3, 603.1, 608.2c): triggers, what leads clauses in, and what is said behind them."""

from __future__ import annotations

from judgekit.games.mtg.text.english.rows.events import NO_MANA_ABILITY, SOME_OF_A_KIND
from judgekit.language.chart import Row

_TOP_CARD = {"top": "you", "amount": "1"}
"""The top card of your library."""

BODIES: list[Row] = [
    ("core", "<c:clauses>", {"clauses": "$c"}),
    ("core", "<c:clauses> if <i:condition>", {"clauses": "$c", "only-if": "$i"}),
    ("core", "<d:deed> unless <i:condition>", {"clauses": [{"deed": "$d"}], "only-if": {"not": "$i"}}),
    (
        "core",
        "sacrifice <r:self> unless you pay its mana cost",
        {"clauses": [{"deed": {"sacrifice": "$r", "by": "@actor"}}], "unless": "you", "cost": "mana-cost"},
    ),
    (
        "core",
        "<p:player> <d:deed> unless <i:condition>",
        {"clauses": [{"by": "$p", "deed": "$d"}], "only-if": {"not": "$i"}},
    ),
    ("core", "<a:act> unless <i:condition>", {"clauses": [{"act": "$a"}], "only-if": {"not": "$i"}}),
    ("core", "<c:clauses> unless <p:player> <c2:payment>", {"clauses": "$c", "unless": "$p", "cost": "$c2"}),
    ("core", "<c:clauses> unless any player <c2:payment>", {"clauses": "$c", "unless": "any-player", "cost": "$c2"}),
    (
        "core",
        "<d:deed> unless <p:player> pay@ <s:symbols> <e:each>",
        {"clauses": [{"deed": "$d"}], "unless": "$p", "cost": "$s", "times": "$e"},
    ),
    (
        "core",
        "<c:clause> , then <d:deed> unless <p:player> pay@ <s:symbols> <e:each>",
        {
            "clauses": {"first": "$c", "join": ", then", "rest": [{"deed": "$d"}]},
            "unless": "$p",
            "cost": "$s",
            "times": "$e",
        },
    ),
    ("core", "<c:clauses> at the beginning of <l:later>", {"clauses": "$c", "later": "$l"}),
    (
        "core",
        "at the beginning of <l:later> , <c:clauses> if <i:condition>"
        " | <c:clauses> at the beginning of <l:later> if <i:condition>",
        {"clauses": "$c", "later": "$l", "later-if": "$i"},
    ),
    (
        "core",
        "<c:clauses> unless <p:player> <c2:payment> , where X is <f:figure>",
        {"clauses": "$c", "unless": "$p", "cost": "$c2", "where": "$f"},
    ),
    (
        "core",
        "for each <f:filter> <w:way> , <c:clauses>",
        {"clauses": "$c", "each": {"...": "$f", "among": "$w"}},
    ),
    (
        "core",
        "the controller of each of those <t:type> <d:deed>",
        {"clauses": [{"by": {"controller": "@it"}, "deed": "$d"}], "each": {"type": "$t", "among": "@objects $t"}},
    ),
    *(
        ("core", f"for each of those {noun} , <c:clauses>", {"clauses": "$c", "each": each})
        for noun, each in (
            ("<t:type>", {"type": "$t", "among": "@objects $t"}),
            ("permanent", {"among": "@objects"}),
            ("token", {"token": "true", "among": "@tokens"}),
            ("card", {"kind": "card", "among": "@cards"}),
        )
    ),
    ("core", "for each counter removed this way , <c:clauses>", {"clauses": "$c", "so-often": "@removed"}),
    (
        "core",
        "for each <k:kindword> counter removed this way , <c:clauses>",
        {"clauses": "$c", "so-often": "@removed $k"},
    ),
    ("core", "for each 1 damage prevented this way , <c:clauses>", {"clauses": "$c", "so-often": "@prevented"}),
    (
        "core",
        "at this turn 's next end of combat , <c:clauses>",
        {"clauses": "$c", "later": {"begins": "end-of-combat"}, "in-front": "true", "of-this-turn": "true"},
    ),
    (
        "core",
        "<c:clauses> at the beginning of your next main phase this turn",
        {"clauses": "$c", "later": {"begins": "main", "player": "you"}, "of-this-turn": "true"},
    ),
    ("core", "<c:clauses> at end of combat", {"clauses": "$c", "later": {"begins": "end-of-combat"}}),
    (
        "core",
        "for each <f:filter> put into a graveyard this way , <c:clauses>",
        {"clauses": "$c", "each": {"...": "$f", "among": "@way destroy", "put-into": "graveyard"}},
    ),
    ("core", "<c:clauses> , where X is <f:figure>", {"clauses": "$c", "where": "$f"}),
    *(
        (
            "core",
            f"<a:clause> , where X is <f:figure> {join} <d:clauses>",
            {"clauses": {"first": "$a", "join": join, "rest": "$d"}, "where": "$f"},
        )
        for join in (", then", ", and", ",")
    ),
    ("core", "at the beginning of <l:later> , <c:clauses>", {"clauses": "$c", "later": "$l", "in-front": "true"}),
    ("core", "unless <p:player> <c2:payment> , <c:clauses>", {"clauses": "$c", "unless": "$p", "cost": "$c2"}),
    ("core", "<d:duration> , <c:clauses> , where X is <f:figure>", {"clauses": "$c", "until": "$d", "where": "$f"}),
    ("core", "for each <f:filter> , <c:clauses>", {"clauses": "$c", "each": "$f"}),
    *(
        (
            "core",
            f"for each <f:filter>{way} , <c:clauses> unless {who} <c2:payment>",
            {"clauses": "$c", "each": each, "unless": payer, "cost": "$c2"},
        )
        for way, each in (("", "$f"), (" <w:way>", {"...": "$f", "among": "$w"}))
        for who, payer in (("<p:player>", "$p"), ("any player", "any-player"))
    ),
    ("core", "<d:duration> , <c:clauses>", {"clauses": "$c", "until": "$d"}),
    *(
        (
            "core",
            f"<d:duration> , you may {deed} <r:thatone> , and <k:freemana>"
            f" | <d:duration> , you may {deed} <r:thatone> and <k:freemana>",
            {"clauses": [{"change": "$r", "with": [{"may": [permission], "mana": "$k"}], "until": "$d"}]},
        )
        for deed, permission in (("play", "play-from"), ("cast", "cast-from"))
    ),
    (
        "core",
        "<d:duration> , you may cast <f:afilter> from among cards exiled with ~ without paying its mana cost",
        {
            "clauses": [
                {
                    "barred": "you",
                    "with": [
                        {
                            "may": ["cast-from"],
                            "of": {"...": "$f", "kind": "card", "zone": "exile", "among": "linked.exiled"},
                            "from": ["exile"],
                            "free": "true",
                            "once": "true",
                        }
                    ],
                    "until": "$d",
                }
            ]
        },
    ),
    (
        "core",
        "<d:duration> , you may play <r:thatone>",
        {"clauses": [{"change": "$r", "with": [{"may": ["play-from"]}], "until": "$d"}]},
    ),
    *(
        (
            "core",
            f"<d:duration> , you may cast <r:thatone> by paying <s:symbols> rather than {price}",
            {"clauses": [{"change": "$r", "with": [{"may": ["cast-from"], "cost": "$s"}], "until": "$d"}]},
        )
        for price in ("its mana cost", "paying its mana cost")
    ),
    (
        "core",
        "<d:duration> , you may cast <r:thatone>",
        {"clauses": [{"change": "$r", "with": [{"may": ["cast-from"]}], "until": "$d"}]},
    ),
    (
        "core",
        "<d:duration> , you may cast <r:aimed>",
        {"clauses": [{"change": "$r", "with": [{"may": ["cast-from"]}], "until": "$d"}]},
    ),
    (
        "body",
        "when this ability resolve@ for the <n:ordinal> time this turn , <c:clauses>",
        {"lead": "resolved", "nth": "$n", "clauses": "$c"},
    ),
    ("body", "<c:core>", {"...": "$c"}),
    ("body", "then <b:body>", {"lead": "then", "...": "$b"}),
    ("body", "<l:lead> , <c:core>", {"lead": "$l", "...": "$c"}),
    (
        "body",
        "if you do , at the beginning of your first main phase , <c:clauses>",
        {
            "lead": "you-did",
            "clauses": "$c",
            "later": {"begins": "precombat-main", "player": "you", "of-game": "first"},
            "in-front": "true",
        },
    ),
    (
        "body",
        "if you search@ your library this way , shuffle@ | if you search@ your library this way , shuffle@ it"
        " | if you search@ your library this way , shuffle@ your library",
        {"if": {"value": "@searched library", "is": ">= 1"}, "clauses": [{"by": "you", "deed": {"shuffle": "you"}}]},
    ),
    (
        "body",
        "if you have fewer than <n:number> card in hand , draw cards equal to the difference",
        {
            "if": {"value": "you.hand", "is": "< $n"},
            "clauses": [{"by": "you", "deed": {"draw": "you", "amount": {"-": ["$n", "you.hand"]}}}],
        },
    ),
    (
        "body",
        "if <p:possessor> have@ more card in hand than you , draw cards equal to the difference",
        {
            "if": {"value": {"value": "hand", "of": "$p"}, "is": {">": "you.hand"}},
            "clauses": [
                {
                    "by": "you",
                    "deed": {"draw": "you", "amount": {"-": [{"value": "hand", "of": "@player"}, "you.hand"]}},
                }
            ],
        },
    ),
    ("body", "if damage is prevented this way , <c:core>", {"if-prevented": "@prevented", "...": "$c"}),
    ("body", "if <i:condition> , <c:core>", {"if": "$i", "...": "$c"}),
    (
        "body",
        "if <i:condition> , <c:clauses> instead | if <i:condition> , instead <c:clauses>",
        {"if": "$i", "clauses": "$c", "instead": "true"},
    ),
    (
        "body",
        "if <i:condition> , <c:clauses> unless <p:player> <c2:payment> instead",
        {"if": "$i", "clauses": "$c", "unless": "$p", "cost": "$c2", "instead": "true"},
    ),
    (
        "body",
        "if <i:condition> , <d:deed> if <j:condition> instead | <d:deed> if <j:condition> instead if <i:condition>",
        {"if": "$i", "clauses": [{"deed": "$d"}], "only-if": "$j", "instead": "true"},
    ),
    ("body", "<c:clauses> instead if <i:condition>", {"clauses": "$c", "instead": "true", "if": "$i"}),
    ("lead", "if you do", "you-did"),
    ("lead", "if they do | if that player do | if the player do | if the first player do", "did"),
    ("lead", "otherwise | if you don't | if they don't | if that player don't | if the player don't", "else"),
    ("lead", "if a player do | if any player do | if a opponent do | if any opponent do", "someone"),
    ("lead", "if no one do | if no player do | if no opponent do", "no-one"),
    *(
        row
        for does, each, so_many in (("do", "doers", "each-doer"), ("don't", "others", "each-other"))
        for who, of in (("player", "players"), ("opponent", "opponents"))
        for row in (
            ("lead", f"for each {who} who {does} | for each {who} who {does} so", so_many),
            (
                "body",
                f"each {who} who {does} <d:deed> | each {who} who {does} so <d:deed>",
                {"lead": each, "of": of, "clauses": [{"by": "@doers", "deed": "$d"}]},
            ),
        )
    ),
    *(
        (
            "body",
            f"each {who} who can't <d:deed>",
            {"lead": "unable", "of": described, "clauses": [{"deed": "$d"}]},
        )
        for who, described in (("player", {"kind": "player"}), ("opponent", {"player": "opponent"}))
    ),
    (
        "lead",
        "if you can't | if they can't | if that player can't | if the player can't"
        " | if you don't make a exchange | if you don't or can't make a exchange",
        "cant",
    ),
    ("lead", "if the player discard@ a card this way | if that player discard@ a card this way", "discarded"),
    (
        "lead",
        "if the player don't discard a card this way | if that player don't discard a card this way",
        "not-discarded",
    ),
    ("lead", "if you win the flip | if that player win@ the flip | if they win the flip", "win"),
    ("lead", "if it comes up heads | if the coin comes up heads", "heads"),
    ("lead", "if it comes up tails | if the coin comes up tails", "tails"),
    ("lead", "if you lose the flip | if that player lose@ the flip | if they lose the flip", "lose"),
    ("lead", "if you pay", "you-paid"),
    ("lead", "if you win", "won"),
    ("lead", "when you do", "reflexive"),
    ("later", "the next end step", {"begins": "end"}),
    ("later", "the next cleanup step", {"begins": "cleanup"}),
    ("later", "the first upkeep", {"begins": "upkeep", "of-game": "first"}),
    *(
        ("later", f"that turn 's {step}", {"begins": begins, "of-turn": "@extra-turn"})
        for step, begins in (("end step", "end"), ("upkeep", "upkeep"), ("draw step", "draw"))
    ),
    ("later", "your next end step", {"begins": "end", "player": "you"}),
    ("later", "your next main phase", {"begins": "main", "player": "you"}),
    ("later", "that player 's next upkeep", {"begins": "upkeep", "player": "@player"}),
    ("later", "your next upkeep", {"begins": "upkeep", "player": "you"}),
    ("later", "their next upkeep", {"begins": "upkeep", "player": "@their"}),
    ("later", "the next turn 's upkeep | the next upkeep", {"begins": "upkeep"}),
]

TRIGGERS: list[Row] = [
    ("trigger", "whenever <e:events> | when <e:events>", {"when": "$e"}),
    (
        "trigger",
        "whenever~when <e:event> for the first time {each | in a} turn",
        {"when": [{"...": "$e", "limit": "first"}]},
    ),
    ("trigger", "at the beginning of <m:moment>", {"when": ["$m"]}),
    (
        "trigger",
        "at the beginning of <m:moment> or when~whenever <e:event>"
        " | at the beginning of <m:moment> and when~whenever <e:event>",
        {"when": ["$m", "$e"]},
    ),
    (
        "trigger",
        "when~whenever <e:event> {or | and} at the beginning of <m:moment>",
        {"when": ["$e", "$m"]},
    ),
    ("trigger", "at end of combat", {"when": [{"begins": "end-of-combat"}]}),
    ("trigger", "when <c:condition> | whenever <c:condition>", {"state": "$c"}),
    ("events", "<e:event>", ["$e"]),
    ("events", "<e:event> during <t:timing>", [{"...": "$e", "during": "$t"}]),
    ("events", "<s:occurring> block@ or become@ blocked by <f:afilter>", {"meets": "$f", "object": "$s"}),
    *(
        (
            "events",
            f"{who} block@ or become@ blocked by one or more {some}",
            [
                {"event": "block", "object": "$s", "while": {"exists": {**described, "blocked-by": "$s"}}},
                {"event": "becomes-blocked", "object": "$s", "while": {"exists": {**described, "blocks": "$s"}}},
            ],
        )
        for who, some, described in SOME_OF_A_KIND
    ),
    ("events", "<e:event> or <f:event>", ["$e", "$f"]),
    (
        "events",
        "<p:who> sacrifice@ <s:cast> or discard@ <f:particular>",
        [{"event": "sacrifice", "player": "$p", "object": "$s"}, {"event": "discard", "player": "$p", "object": "$f"}],
    ),
    ("events", "<e:event> during <t:timing> or when~whenever <f:event>", [{"...": "$e", "during": "$t"}, "$f"]),
    ("events", "<e:event> or when~whenever <f:event> | <e:event> and when~whenever <f:event>", ["$e", "$f"]),
    (
        "events",
        "<s:occurring> <v:happening> or <w:happening>",
        [{"...": "$v", "object": "$s"}, {"...": "$w", "object": "$s"}],
    ),
    (
        "events",
        "<s:occurring> <v:happening> or <w:happening> during <t:timing>",
        [{"...": "$v", "object": "$s", "while": "$t"}, {"...": "$w", "object": "$s", "while": "$t"}],
    ),
    ("happening", "enter@ | enter@ the battlefield", {"event": "enters"}),
    ("happening", "die@", {"event": "dies"}),
    ("happening", "is put into a graveyard from the ¦ battlefield", {"event": "dies"}),
    ("happening", "transform@ into ~", {"event": "transform"}),
    ("happening", "is turned face up", {"event": "turn-face-up"}),
    ("happening", "become@ the target of <f:afilter>", {"event": "becomes-target", "by": "$f"}),
    ("happening", "become@ tapped", {"event": "tap"}),
    ("happening", "become@ untapped", {"event": "untap"}),
    ("happening", "phase@ out", {"event": "phase-out"}),
    ("happening", "attack@", {"event": "attack"}),
    ("happening", "block@", {"event": "block"}),
    ("happening", "become@ blocked", {"event": "becomes-blocked"}),
    ("happening", "is put into exile from the battlefield", {"event": "leaves", "to": "exile"}),
    ("happening", "leave@ the battlefield", {"event": "leaves"}),
]

SENTENCES: list[Row] = [
    ("nextcast", "<f:filter>", "$f"),
    ("sentence", "<b:body>", {"body": "$b"}),
    ("sentence", "<t:trigger> , <b:body>", {"trigger": "$t", "body": "$b"}),
    (
        "sentence",
        "<d:duration> , <t:trigger> , <b:body>",
        {"trigger": "$t", "body": "$b", "lasting": "$d"},
    ),
    (
        "sentence",
        "when you next cast <s:cast> this turn , <b:body> | when you cast your next <s:nextcast> this turn , <b:body>",
        {
            "trigger": {"when": [{"event": "cast", "player": "you", "object": "$s"}]},
            "body": "$b",
            "lasting": "end-of-turn",
            "next": "true",
        },
    ),
    (
        "sentence",
        "whenever <p:who> activate@ a ability , if it isn't a mana ability , <b:body>",
        {"trigger": {"when": [{"event": "activate", "player": "$p", "object": NO_MANA_ABILITY}]}, "body": "$b"},
    ),
    *(
        (
            "sentence",
            f"whenever a ability of <{slot}> is activated , if it isn't a mana ability , <b:body>",
            {
                "trigger": {"when": [{"event": "activate", "object": NO_MANA_ABILITY, "source": of}]},
                "body": "$b",
            },
        )
        for slot, of in (("a:attached", {"among": "$a"}), ("f:afilter", "$f"), ("s:self", {"among": "$s"}))
    ),
    ("sentence", "<t:trigger> this turn , <b:body>", {"trigger": "$t", "body": "$b", "lasting": "end-of-turn"}),
    (
        "sentence",
        "the <w:costword> cost is equal to its mana cost"
        " | the <w:costword> cost is equal to {that | the} card 's mana cost"
        " | its~their <w:costword> cost is equal to its~their mana cost",
        {"own-cost": "$w"},
    ),
    (
        "sentence",
        "the <w:costword> cost is equal to its mana cost plus <c:cost>"
        " | the <w:costword> cost is equal to {that | the} card 's mana cost plus <c:cost>"
        " | its~their <w:costword> cost is equal to its~their mana cost plus <c:cost>",
        {"own-cost": "$w", "plus": "$c"},
    ),
    (
        "sentence",
        "if <w:causing> cause@ a triggered ability of <g:afilter> ¦ to trigger , that ability trigger@ a additional time",
        {"more-triggers": "$w", "of": "$g"},
    ),
    (
        "sentence",
        "if a triggered ability of <g:afilter> trigger@ , that ability trigger@ a additional time"
        " | if a triggered ability of <g:afilter> trigger@ , it trigger@ a additional time",
        {"more-triggers": "any", "of": "$g"},
    ),
    (
        "sentence",
        "if a triggered ability of <g:afilter> trigger@ while <c:condition> , that ability trigger@ a additional time",
        {"more-triggers": "any", "of": "$g", "if": "$c"},
    ),
    ("causing", "<f:afilter> entering | <f:afilter> entering the battlefield", {"event": "enters", "object": "$f"}),
    (
        "causing",
        "<f:afilter> entering under your control | <f:afilter> entering the battlefield ¦ under your control",
        {"event": "enters", "object": {"...": "$f", "controller": "you"}},
    ),
    (
        "causing",
        "you casting or copying <f:afilter>",
        [{"event": "cast", "player": "you", "object": "$f"}, {"event": "copied", "player": "you", "object": "$f"}],
    ),
    ("causing", "you casting <f:afilter>", {"event": "cast", "player": "you", "object": "$f"}),
    ("causing", "<f:afilter> dying", {"event": "dies", "object": "$f"}),
    ("causing", "<f:afilter> attacking", {"event": "attack", "object": "$f"}),
    ("sentence", "<c:costly>", {"costly": "$c"}),
    (
        "sentence",
        "<c:costly> if <i:condition> | if <i:condition> , <c:costly>",
        {"costly": "$c", "if": "$i"},
    ),
    (
        "sentence",
        "~ cost@ <s:symbols> less to cast if it target@ <f:afilter>",
        {"costly": {"of": "@self", "less": "$s"}, "if": {"object": "this", "is": {"targets": "$f"}}},
    ),
    ("sentence", "as long as <i:condition> , <c:costly>", {"costly": "$c", "if": "$i"}),
    ("sentence", "during <t:timing> , <c:costly>", {"costly": "$c", "if": "$t"}),
    ("sentence", "<c:costly> , where X is <f:figure>", {"costly": "$c", "where": "$f"}),
    ("sentence", "<a:additional>", {"additional": "$a"}),
    ("sentence", "if <w:would> , <i:instead>", {"replaces": "$w", "instead": "$i"}),
    ("sentence", "if <w:would> this turn , <i:instead>", {"replaces": "$w", "instead": "$i", "lasting": "this-turn"}),
    (
        "sentence",
        "if a <f:filter> dealt damage by ~ would die this turn , <c:clauses> instead",
        {
            "replaces": {"event": "dies", "object": {"all": {"...": "$f", "damaged-by": "this"}}},
            "clauses": "$c",
            "lasting": "this-turn",
        },
    ),
    (
        "sentence",
        "if <w:would> , <c:clauses> instead | if <w:would> , instead <c:clauses>",
        {"replaces": "$w", "clauses": "$c"},
    ),
    ("sentence", "if <w:would> , <p:prevented> and <c:clauses>", {"prevents": "$w", "amount": "$p", "then": "$c"}),
    ("sentence", "if <w:would> , <p:prevented>", {"prevents": "$w", "amount": "$p"}),
    (
        "sentence",
        "prevent all damage that would be ¦ dealt to <d:damaged>",
        {"prevents": {"event": "damage", "to": "$d"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all combat damage that ¦ would be dealt to <d:damaged>",
        {"prevents": {"event": "damage", "to": "$d", "combat": "true"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all combat damage that ¦ would be dealt to <d:damaged> by <s:occurring>",
        {"prevents": {"event": "damage", "source": "$s", "to": "$d", "combat": "true"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all combat damage that ¦ would be dealt by <s:occurring>",
        {"prevents": {"event": "damage", "source": "$s", "combat": "true"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all noncombat damage that ¦ would be dealt to <d:damaged>",
        {"prevents": {"event": "damage", "to": "$d", "combat": "false"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all damage that would be ¦ dealt by <s:occurring>",
        {"prevents": {"event": "damage", "source": "$s"}, "amount": "all"},
    ),
    (
        "sentence",
        "prevent all damage that would be ¦ dealt to <d:damaged> by <s:occurring>",
        {"prevents": {"event": "damage", "to": "$d", "source": "$s"}, "amount": "all"},
    ),
    ("sentence", "<e:entry>", {"entry": "$e"}),
    ("sentence", "if <i:condition> , <e:entry>", {"entry": "$e", "if": "$i"}),
    (
        "sentence",
        "prevent all combat damage that ¦ would be dealt to and dealt by <s:occurring>",
        {
            "prevents": {"event": "damage", "to": "$s", "combat": "true"},
            "also": {"event": "damage", "source": "$s", "combat": "true"},
            "amount": "all",
        },
    ),
    (
        "sentence",
        "as long as ~ is paired with another creature , both creatures <p:predicates>",
        {
            "while": {"object": "this", "is": {"paired": "true"}},
            "clauses": [{"change": {"all": {"among": ["this", "paired"]}}, "with": "$p"}],
        },
    ),
    ("sentence", "as long as <c:condition> , <b:clauses>", {"while": "$c", "clauses": "$b"}),
    (
        "sentence",
        "as long as <c:condition> , its power and toughness is each equal to <f:figure>",
        {
            "while": "$c",
            "clauses": [{"change": "@it", "with": [{"base-pt": {"power": "$f", "toughness": "$f"}}]}],
        },
    ),
    ("sentence", "<b:clauses> as long as <c:condition>", {"clauses": "$b", "while": "$c"}),
    ("sentence", "during <t:timing> , <b:clauses>", {"clauses": "$b", "while": "$t"}),
    ("sentence", "<b:clauses> during <t:timing>", {"clauses": "$b", "while": "$t"}),
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
        "~ 's power is equal to <f:figure> and its toughness is equal to that number plus <n:number>",
        {"defines": {"power": "$f", "toughness": {"+": ["$f", "$n"]}}},
    ),
    (
        "sentence",
        "~ 's power is equal to <f:figure> and its toughness is equal to <g:figure>",
        {"defines": {"power": "$f", "toughness": "$g"}},
    ),
    (
        "sentence",
        "you may <c:cost> rather than pay ~ 's mana cost | rather than pay ~ 's mana cost , you may <c:cost>",
        {"alternative": "$c"},
    ),
    (
        "sentence",
        "if <i:condition> , you may <c:cost> rather than pay ~ 's mana cost"
        " | if <i:condition> , rather than pay ~ 's mana cost , you may <c:cost>",
        {"alternative": "$c", "if": "$i"},
    ),
    (
        "sentence",
        "if <i:condition> , you may cast ~ without paying its mana cost",
        {"alternative": "free", "if": "$i"},
    ),
    (
        "sentence",
        "if two or more <f:filters> is tied for least <v:measure> , you choose one of them",
        {"tied": {"least": "$v", "among": "$f"}},
    ),
    (
        "sentence",
        "if two or more <f:filters> is tied for greatest <v:measure> , you choose one of them",
        {"tied": {"greatest": "$v", "among": "$f"}},
    ),
    *(
        (
            "sentence",
            f"when~whenever you cast a spell , if it's the {which} <f:filter> you cast this turn , <b:body>",
            {
                "trigger": {"when": [{"event": "cast", "player": "you", "object": "$f", "limit": which}]},
                "body": "$b",
            },
        )
        for which in ("first", "second", "third")
    ),
    (
        "sentence",
        "as long as the top card of your library is <f:afilter> , ~ have@ all activated abilities of that card",
        {
            "while": {"object": _TOP_CARD, "is": "$f"},
            "clauses": [{"change": "this", "with": [{"gain": [{"abilities-of": _TOP_CARD, "kind": "activated"}]}]}],
        },
    ),
    (
        "sentence",
        "the same is true for <f:filters> and <g:filters> that aren't on the battlefield",
        {"alike": ["$f", {"...": "$g", "not": {"zone": "battlefield"}}]},
    ),
    ("sentence", "round up each time", {"rounds": "half-up"}),
    ("sentence", "round down each time", {"rounds": "half-down"}),
    (
        "sentence",
        "each copy target@ a different one of those creature",
        {"aimed-apart": "true"},
    ),
    ("sentence", "choose <n:modecount>", {"choose": "$n"}),
    ("sentence", "<t:trigger> , choose <n:modecount>", {"trigger": "$t", "choose": "$n"}),
    ("modecount", "one —", "1"),
    ("modecount", "two —", "2"),
    ("modecount", "three —", "3"),
    ("modecount", "one or both —", ">= 1"),
    ("modecount", "one or more —", ">= 1"),
    ("modecount", "any number —", "any"),
    ("modecount", "up to one —", "<= 1"),
    ("modecount", "up to two —", "<= 2"),
]

ROWS: list[Row] = [*BODIES, *TRIGGERS, *SENTENCES]
