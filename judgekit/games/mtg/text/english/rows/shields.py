"""English card text, what keeps players and objects from harm (614.9, 614.10, 615, 702.11, 702.16, 702.18): rows."""

from __future__ import annotations

from judgekit.language.chart import Row

_YOUR_CHOICE = {"choose": "source", "is": "$f", "as": "source", "by": "@actor"}
"""That a source is chosen as the effect is made (609.7a)."""

_THE_CHOSEN = {"...": "$f", "among": "source"}
"""The source that was chosen, which must still be what it was chosen as (609.7b)."""

PREVENTION: list[Row] = [
    (
        "deed",
        "prevent@ all combat damage that would be ¦ dealt to and dealt by <w:single> <d:duration>"
        " | prevent@ all combat damage that would be ¦ dealt <d:duration> to and dealt by <w:single>",
        {
            "steps": [
                {"prevent": "$w", "combat": "true", "until": "$d"},
                {"prevent": "nothing", "source": {"among": "@them"}, "combat": "true", "until": "$d"},
            ]
        },
    ),
    (
        "deed",
        "prevent@ all damage that would be ¦ dealt to and dealt by <w:single> <d:duration>"
        " | prevent@ all damage that would be ¦ dealt <d:duration> to and dealt by <w:single>",
        {
            "steps": [
                {"prevent": "$w", "until": "$d"},
                {"prevent": "nothing", "source": {"among": "@them"}, "until": "$d"},
            ]
        },
    ),
    (
        "act",
        "prevent all combat damage that ¦ would be dealt to player# <d:duration>"
        " | prevent all combat damage that ¦ would be dealt <d:duration> to player#",
        {
            "effect": {
                "prevention": {
                    "if": {"event": "damage", "to": {"kind": "player"}, "combat": "true"},
                    "prevent": "all",
                }
            },
            "until": "$d",
        },
    ),
    *(
        (
            "act",
            f"prevent all {kind}damage that <f:filters> would deal to {who} <d:duration>",
            {
                "effect": {
                    "prevention": {
                        "if": {"event": "damage", "source": "$f", "to": described, **combat},
                        "prevent": "all",
                    }
                },
                "until": "$d",
            },
        )
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
        for who, described in (("player#", {"kind": "player"}),)
    ),
    (
        "deed",
        "prevent@ the next <n:number> damage that would be dealt to <w:whom> <d:duration>"
        " | prevent@ the next <n:number> damage that would be dealt <d:duration> to <w:whom>",
        {"prevent": "$w", "amount": "$n", "until": "$d"},
    ),
    (
        "deed",
        "prevent@ the next <n:number> damage that would be dealt to <a:divided> <d:duration> , divided as you choose"
        " | prevent@ the next <n:number> damage that would be dealt <d:duration> to <a:divided> , divided as you choose",
        {"prevent": {"divide": "$n", "...": "$a"}, "divided": "true", "until": "$d"},
    ),
    (
        "deed",
        "prevent@ the next <n:number> combat damage that would be dealt to <w:whom> <d:duration>"
        " | prevent@ the next <n:number> combat damage that would be dealt <d:duration> to <w:whom>",
        {"prevent": "$w", "amount": "$n", "combat": "true", "until": "$d"},
    ),
    (
        "deed",
        "prevent@ all damage that would be dealt to <w:whom> <d:duration>"
        " | prevent@ all damage that would be dealt <d:duration> to <w:whom>",
        {"prevent": "$w", "until": "$d"},
    ),
    (
        "deed",
        "prevent@ all combat damage that would be ¦ dealt to <w:whom> <d:duration>"
        " | prevent@ all combat damage that would be ¦ dealt <d:duration> to <w:whom>",
        {"prevent": "$w", "combat": "true", "until": "$d"},
    ),
    (
        "act",
        "prevent all combat damage that ¦ would be dealt to <f:filters> <d:duration>"
        " | prevent all combat damage that ¦ would be dealt <d:duration> to <f:filters>",
        {
            "effect": {"prevention": {"if": {"event": "damage", "to": "$f", "combat": "true"}, "prevent": "all"}},
            "until": "$d",
        },
    ),
    (
        "act",
        "prevent all damage that would be ¦ dealt to <f:filters> <d:duration>"
        " | prevent all damage that would be ¦ dealt <d:duration> to <f:filters>",
        {"effect": {"prevention": {"if": {"event": "damage", "to": "$f"}, "prevent": "all"}}, "until": "$d"},
    ),
    *(
        (
            "act",
            f"prevent all {kind}damage that would be ¦ dealt to you and <f:filters> <d:duration>{by}"
            f" | prevent all {kind}damage that would be ¦ dealt <d:duration> to you and <f:filters>{by}",
            {
                "effect": {
                    "prevention": {
                        "if": {"event": "damage", "to": {"any": [{"player": "you"}, "$f"]}, **combat, **source},
                        "prevent": "all",
                    }
                },
                "until": "$d",
            },
        )
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
        for by, source in (("", {}), (" by <s:filters>", {"source": "$s"}))
    ),
    (
        "deed",
        "prevent@ all combat damage that would be ¦ dealt <d:duration>",
        {"prevent": "nothing", "combat": "true", "until": "$d"},
    ),
    ("deed", "prevent@ all damage that would be dealt <d:duration>", {"prevent": "nothing", "until": "$d"}),
    (
        "deed",
        "prevent@ all combat damage that would be ¦ dealt by <w:dealer> <d:duration>"
        " | prevent@ all combat damage that would be ¦ dealt <d:duration> by <w:dealer>"
        " | prevent@ all combat damage <w:dealer> would deal <d:duration>"
        " | prevent@ all combat damage that <w:dealer> would deal <d:duration>",
        {"prevent": "nothing", "source": {"among": "$w"}, "combat": "true", "until": "$d"},
    ),
    (
        "deed",
        "prevent@ all damage that would be dealt by <w:dealer> <d:duration>"
        " | prevent@ all damage that would be ¦ dealt <d:duration> by <w:dealer>"
        " | prevent@ all damage <w:dealer> would deal <d:duration>"
        " | prevent@ all damage that <w:dealer> would deal <d:duration>",
        {"prevent": "nothing", "source": {"among": "$w"}, "until": "$d"},
    ),
    *(
        (
            "deed",
            f"prevent@ all {kind}damage <w:dealer> would deal to <v:whom> <d:duration>"
            f" | prevent@ all {kind}damage that <w:dealer> would deal to <v:whom> <d:duration>"
            f" | prevent@ all {kind}damage that would be ¦ dealt by <w:dealer> to <v:whom> <d:duration>"
            f" | prevent@ all {kind}damage that would be ¦ dealt to <v:whom> by <w:dealer> <d:duration>"
            f" | prevent@ all {kind}damage that would be ¦ dealt to <v:whom> <d:duration> by <w:dealer>"
            f" | prevent@ all {kind}damage that would be ¦ dealt <d:duration> to <v:whom> by <w:dealer>",
            {"prevent": "$v", "source": {"among": "$w"}, "until": "$d", **combat},
        )
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
    ),
    (
        "deed",
        "prevent@ all damage that <a:color> sources and <b:color> sources would deal <d:duration>",
        {"prevent": "nothing", "source": {"color": ["$a", "$b"], "kind": "source"}, "until": "$d"},
    ),
    *(
        row
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
        for row in (
            (
                "deed",
                f"prevent@ all {kind}damage <f:afilter> of your choice would deal <d:duration>"
                f" | prevent@ all {kind}damage that would be ¦ dealt <d:duration> by <f:afilter> of your choice"
                f" | prevent@ all {kind}damage that would be ¦ dealt by <f:afilter> of your choice <d:duration>",
                {
                    "steps": [
                        _YOUR_CHOICE,
                        {"prevent": "nothing", "source": _THE_CHOSEN, "until": "$d", **combat},
                    ]
                },
            ),
            (
                "deed",
                f"prevent@ all {kind}damage <f:afilter> of your choice would deal to <v:whom> <d:duration>"
                f" | prevent@ all {kind}damage that <f:afilter> of your choice would deal to <v:whom> <d:duration>"
                f" | prevent@ all {kind}damage that would be ¦ dealt to <v:whom> by <f:afilter> of your choice <d:duration>"
                f" | prevent@ all {kind}damage that would be ¦ dealt to <v:whom> <d:duration> by <f:afilter> of your choice",
                {"steps": [_YOUR_CHOICE, {"prevent": "$v", "source": _THE_CHOSEN, "until": "$d", **combat}]},
            ),
        )
    ),
    *(
        (
            "act",
            f"the next time <f:afilter> of your choice {of}would deal damage to <w:whom> this turn , prevent that damage",
            {
                "steps": [
                    {"choose": "source", "is": {"...": "$f", **chosen}, "as": "source", "by": "@actor"},
                    {
                        "effect": {
                            "prevention": {
                                "if": {"event": "damage", "source": {"...": "$f", **chosen, "among": "source"}},
                                "prevent": "all",
                            }
                        },
                        "of": "$w",
                        "until": "next-time",
                    },
                ]
            },
        )
        for of, chosen in (("", {}), ("of the chosen color ", {"chosen": "color"}))
    ),
    *(
        (
            "act",
            f"the next time <r:{who}> would deal {kind}damage this turn , prevent that damage",
            {
                "effect": {
                    "prevention": {"if": {"event": "damage", "source": {"among": "$r"}, **combat}, "prevent": "all"}
                },
                "until": "next-time",
            },
        )
        for who in ("aimed", "thatone")
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
    ),
    (
        "act",
        "the next time <f:afilter> of your choice would deal damage this turn , prevent that damage",
        {
            "steps": [
                _YOUR_CHOICE,
                {
                    "effect": {"prevention": {"if": {"event": "damage", "source": _THE_CHOSEN}, "prevent": "all"}},
                    "until": "next-time",
                },
            ]
        },
    ),
    *(
        (
            "act",
            f"the next time <f:afilter> of your choice would deal {kind}damage to you this turn ,"
            " prevent all but <n:number> of that damage",
            {
                "steps": [
                    _YOUR_CHOICE,
                    {
                        "effect": {
                            "prevention": {
                                "if": {"event": "damage", "source": _THE_CHOSEN, **combat},
                                "prevent": {"max": ["0", {"-": ["event.amount", "$n"]}]},
                            }
                        },
                        "of": "you",
                        "until": "next-time",
                    },
                ]
            },
        )
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
    ),
    (
        "sentence",
        "for each 1 damage that would be dealt to ~ , if it have@ a <k:kindword> counter on it ,"
        " remove a <k:kindword> counter from it and prevent that 1 damage",
        {
            "prevents": {"event": "damage", "to": "this"},
            "amount": {"min": ["event.amount", {"value": "counters", "kind": "$k", "of": "this"}]},
            "then": [{"deed": {"remove-counters": "this", "kind": "$k", "amount": "event.amount"}}],
        },
    ),
    *(
        (
            "act",
            f"the next time <f:afilter> of your choice would deal damage {whom}this turn , {{ {done} }}",
            {
                "steps": [
                    {"choose": "source", "is": "$f", "as": "source", "by": "@actor"},
                    {
                        "effect": {
                            "replacement": {
                                "if": [{"event": "damage", "source": {"...": "$f", "among": "source"}}],
                                "instead": instead,
                            }
                        },
                        "until": "next-time",
                        **of,
                    },
                ]
            },
        )
        for whom, of in (("to <w:whom> ", {"of": "$w"}), ("", {}))
        for done, instead in (
            (
                "that source deal@ that damage to you instead | that damage is dealt to you instead",
                [{"damage": "you", "amount": "event.amount", "source": "event.source"}],
            ),
            (
                "that damage is dealt to <s:onedealer> instead",
                [{"damage": "$s", "amount": "event.amount", "source": "event.source"}],
            ),
            (
                "that damage is dealt to <t:anytarget> instead",
                [{"damage": "$t", "amount": "event.amount", "source": "event.source"}],
            ),
            (
                "that damage is dealt to that source 's controller instead",
                [{"damage": "event.source.controller", "amount": "event.amount", "source": "event.source"}],
            ),
            (
                "instead that source deal@ that much damage to you and ~ deal@ that much damage to that source 's controller",
                [
                    {"damage": "you", "amount": "event.amount", "source": "event.source"},
                    {"damage": "event.source.controller", "amount": "event.amount", "source": "this"},
                ],
            ),
        )
    ),
    (
        "sentence",
        "if <w:would> while <i:condition> , <p:prevented> and <c:clauses>",
        {"prevents": "$w", "amount": "$p", "then": "$c", "if": "$i"},
    ),
    ("sentence", "if <w:would> while <i:condition> , <p:prevented>", {"prevents": "$w", "amount": "$p", "if": "$i"}),
    (
        "sentence",
        "if <w:would> while <i:condition> , <c:clauses> instead | if <w:would> while <i:condition> , instead <c:clauses>",
        {"replaces": "$w", "clauses": "$c", "under": "$i"},
    ),
    ("sentence", "if <w:would> while <i:condition> , <j:instead>", {"replaces": "$w", "instead": "$j", "under": "$i"}),
]

REDIRECTION: list[Row] = [
    *(
        row
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
        for row in (
            (
                "act",
                f"all {kind}damage that would be ¦ dealt to <w:whom> <d:duration> is dealt to <t:recipient> instead"
                f" | all {kind}damage that would be ¦ dealt <d:duration> to <w:whom> is dealt to <t:recipient> instead"
                f" | all {kind}damage that would be ¦ dealt to <w:whom> is dealt to <t:recipient> instead <d:duration>",
                {"redirect": "$w", "to": "$t", "until": "$d", **combat},
            ),
            (
                "act",
                f"all {kind}damage that would be ¦ dealt to <w:whom> <d:duration> by <s:onedealer> is dealt to <t:recipient>"
                " instead"
                f" | all {kind}damage that would be ¦ dealt to <w:whom> by <s:onedealer> <d:duration> is dealt to <t:recipient>"
                f" instead | all {kind}damage that would be ¦ dealt <d:duration> to <w:whom> by <s:onedealer> is dealt to"
                " <t:recipient> instead",
                {"redirect": "$w", "source": {"among": "$s"}, "to": "$t", "until": "$d", **combat},
            ),
            (
                "act",
                f"all {kind}damage that would be ¦ dealt to <w:whom> <d:duration> by <f:filters> is dealt to <t:recipient> instead"
                f" | all {kind}damage that would be ¦ dealt to <w:whom> by <f:filters> <d:duration> is dealt to <t:recipient>"
                f" instead | all {kind}damage that would be ¦ dealt to <w:whom> by <f:filters> is dealt to <t:recipient>"
                " instead <d:duration>",
                {"redirect": "$w", "source": "$f", "to": "$t", "until": "$d", **combat},
            ),
            (
                "act",
                f"all {kind}damage that would be ¦ dealt <d:duration> by <s:onedealer> is dealt to <t:recipient> instead"
                f" | all {kind}damage that would be ¦ dealt by <s:onedealer> <d:duration> is dealt to <t:recipient> instead",
                {"redirect": "nothing", "source": {"among": "$s"}, "to": "$t", "until": "$d", **combat},
            ),
        )
    ),
    (
        "act",
        "all damage that would be ¦ dealt to <w:whom> <d:duration> by <f:afilter> of your choice"
        " is dealt to <t:recipient> instead | all damage that would be ¦ dealt <d:duration> to <w:whom> by <f:afilter>"
        " of your choice is dealt to <t:recipient> instead",
        {"steps": [_YOUR_CHOICE, {"redirect": "$w", "source": _THE_CHOSEN, "to": "$t", "until": "$d"}]},
    ),
    (
        "act",
        "the next <n:number> damage that would be ¦ dealt to <w:whom> <d:duration> is dealt to <t:recipient> instead"
        " | the next <n:number> damage that would be ¦ dealt <d:duration> to <w:whom> is dealt to <t:recipient> instead",
        {"redirect": "$w", "amount": "$n", "to": "$t", "until": "$d"},
    ),
    (
        "act",
        "the next <n:number> damage that <f:afilter> of your choice would deal to <w:whom> <d:duration>"
        " is dealt to <t:recipient> instead",
        {
            "steps": [
                _YOUR_CHOICE,
                {"redirect": "$w", "source": _THE_CHOSEN, "amount": "$n", "to": "$t", "until": "$d"},
            ]
        },
    ),
    (
        "act",
        "the next <n:number> damage that <f:afilter> of your choice would deal to you and/or <g:filters> <d:duration>"
        " is dealt to <t:recipient> instead",
        {
            "steps": [
                _YOUR_CHOICE,
                {
                    "redirect": "nothing",
                    "dealt-to": {"any": [{"player": "you"}, "$g"]},
                    "source": _THE_CHOSEN,
                    "amount": "$n",
                    "to": "$t",
                    "until": "$d",
                },
            ]
        },
    ),
    (
        "sentence",
        "<w:flow> is dealt to <t:recipient> instead",
        {"replaces": "$w", "instead": {"damage": "$t", "amount": "event.amount", "source": "event.source"}},
    ),
    (
        "sentence",
        "as long as <i:condition> , <w:flow> is dealt to <t:recipient> instead",
        {
            "replaces": "$w",
            "instead": {"damage": "$t", "amount": "event.amount", "source": "event.source"},
            "under": "$i",
        },
    ),
    ("flow", "all damage that would be ¦ dealt to <d:damaged>", {"event": "damage", "to": "$d"}),
    (
        "flow",
        "all combat damage that would be ¦ dealt to <d:damaged>",
        {"event": "damage", "to": "$d", "combat": "true"},
    ),
    (
        "flow",
        "all noncombat damage that would be ¦ dealt to <d:damaged>",
        {"event": "damage", "to": "$d", "combat": "false"},
    ),
    (
        "flow",
        "all damage that would be ¦ dealt to <d:damaged> by <s:occurring>",
        {"event": "damage", "to": "$d", "source": "$s"},
    ),
    *(
        (
            "flow",
            f"all {kind}damage that would be ¦ dealt to <d:damaged> by <f:filters>",
            {"event": "damage", "to": "$d", "source": "$f", **combat},
        )
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
    ),
    ("recipient", "you", "you"),
    ("recipient", "<s:single>", "$s"),
    ("recipient", "<p:possessor>", "$p"),
    ("recipient", "<a:anytarget>", "$a"),
]

FOR_EACH: list[Row] = [
    ("act", "for each opponent , <c:deed>", {"each-opponent": "$c"}),
]

DOUBLED: list[Row] = [
    *(
        (
            "sentence",
            f"if <s:occurring> would deal damage to {whom} , it deal@ double that damage to {again} instead",
            {
                "replaces": {"event": "damage", "source": "$s", "to": to},
                "instead": {"damage": "event.to", "amount": "2 * event.amount", "source": "event.source"},
            },
        )
        for whom, again, to in (
            ("you", "you", {"player": "you"}),
            ("~", "~", "this"),
            ("a opponent", "that player", {"player": "opponent"}),
        )
    ),
]

SKIPPING: list[Row] = [
    (
        "sentence",
        "skip your <s:skipped> | you skip your <s:skipped>",
        {"replaces": {"begins": "$s", "player": "you"}, "instead": {"nothing": "true"}},
    ),
    (
        "sentence",
        "player# skip@ their <s:skipped> | each player skip@ their <s:skipped>",
        {"replaces": {"begins": "$s", "player": "any-player"}, "instead": {"nothing": "true"}},
    ),
    (
        "sentence",
        "your opponents skip their <s:skipped> | each opponent skip@ their <s:skipped>",
        {"replaces": {"begins": "$s", "player": "opponent"}, "instead": {"nothing": "true"}},
    ),
    *(
        (
            "sentence",
            f"if {who} would begin a extra turn , {skips} skip@ that turn instead",
            {"replaces": {"begins": "extra-turn", "player": player}, "instead": {"nothing": "true"}},
        )
        for who, skips, player in (
            ("a opponent", "that player", "opponent"),
            ("a player", "that player", "any-player"),
            ("you", "you", "you"),
        )
    ),
    ("deed", "skip@ the <s:skipped> of that turn", {"skip": "@actor", "step": "$s", "of-turn": "@extra-turn"}),
    ("skipped", "draw step", "draw"),
    ("skipped", "turn", "turn"),
    ("skipped", "untap step", "untap"),
    ("skipped", "upkeep step | upkeep", "upkeep"),
    ("skipped", "end step", "end"),
    ("skipped", "combat phase", "combat"),
]

SHIELDED_PLAYERS: list[Row] = [
    ("clause", "<p:shielded> have@ <k:shield>", {"barred": "$p", "with": [{"static": {"gain": ["$k"]}}]}),
    (
        "clause",
        "<p:shielded> gain@ <k:shield> <d:duration>",
        {"barred": "$p", "with": [{"static": {"gain": ["$k"]}}], "until": "$d"},
    ),
    (
        "clause",
        "<p:shielded> gain@ <k:shield>",
        {"barred": "$p", "with": [{"static": {"gain": ["$k"], "gains": "true"}}]},
    ),
    (
        "clauses",
        "you and <f:filters> have@ <k:shield>",
        {
            "first": {"barred": "you", "with": [{"static": {"gain": ["$k"]}}]},
            "join": "and",
            "rest": [{"change": {"all": "$f"}, "with": [{"gain": ["$k"]}]}],
        },
    ),
    (
        "clauses",
        "you and <f:filters> gain@ <k:shield> <d:duration>",
        {
            "first": {"barred": "you", "with": [{"static": {"gain": ["$k"]}}], "until": "$d"},
            "join": "and",
            "rest": [{"change": {"all": "$f"}, "with": [{"gain": ["$k"], "gains": "true"}], "until": "$d"}],
        },
    ),
    (
        "clauses",
        "you and <f:filters> gain@ <k:shield>",
        {
            "first": {"barred": "you", "with": [{"static": {"gain": ["$k"], "gains": "true"}}]},
            "join": "and",
            "rest": [{"change": {"all": "$f"}, "with": [{"gain": ["$k"], "gains": "true"}]}],
        },
    ),
    ("shielded", "you", "you"),
    ("shielded", "player# | each player", "players"),
    ("shielded", "your opponents | each opponent", "opponents"),
    ("shield", "hexproof", "hexproof"),
    ("shield", "shroud", "shroud"),
    ("shield", "protection from <q:protection>", {"keyword": "protection", "from": "$q"}),
    ("shield", "hexproof from <q:protection>", {"keyword": "hexproof", "from": "$q"}),
    *(
        (
            "shield",
            f"{word} from <q:protection> and from <r:protection>",
            {"both": [{"keyword": word, "from": "$q"}, {"keyword": word, "from": "$r"}]},
        )
        for word in ("hexproof", "protection")
    ),
]

ROWS: list[Row] = [*PREVENTION, *REDIRECTION, *FOR_EACH, *DOUBLED, *SKIPPING, *SHIELDED_PLAYERS]
