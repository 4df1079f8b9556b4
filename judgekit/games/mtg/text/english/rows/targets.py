"""English card text, what is targeted or chosen: one, several, up to, any number; each; all; a host (115.1, 601.2c, 608.2d)."""

from __future__ import annotations

from judgekit.language.chart import Row

ROWS: list[Row] = [
    ("aimed", "target <f:filter>", {"aim": {"is": "$f"}}),
    ("aimed", "target <f:filter> of a opponent 's choice", {"aim": {"is": "$f", "by": "opponent"}}),
    (
        "aimed",
        "target <f:filter> that player controls of their choice",
        {"aim": {"is": {"...": "$f", "controller": "@player"}, "by": "@player"}},
    ),
    (
        "aimed",
        "target <f:filter> of a opponent 's choice they control",
        {"aim": {"is": {"...": "$f", "controller": "opponent"}, "by": "opponent"}},
    ),
    (
        "aimed",
        "target 1/1 creature",
        {"aim": {"is": {"type": "creature", "power": "= 1", "toughness": "= 1"}}},
    ),
    (
        "aimed",
        "target <f:filter> or suspended card you own",
        {
            "aim": {
                "is": [
                    "$f",
                    {"kind": "card", "zone": "exile", "owner": "you", "has": "suspend", "counters": {"time": ">= 1"}},
                ]
            }
        },
    ),
    (
        "aimed",
        "target <f:filter> or suspended card",
        {"aim": {"is": ["$f", {"kind": "card", "zone": "exile", "has": "suspend", "counters": {"time": ">= 1"}}]}},
    ),
    ("aimed", "target exiled <f:filter>", {"aim": {"is": {"...": "$f", "zone": "exile"}}}),
    *(
        (
            "aimed",
            f"target <f:filter> with the {words} <v:measure>",
            {"aim": {"is": {"...": "$f", "$v": {"=": {way: "$v", "among": "$f"}}}}},
        )
        for words, way in (("greatest~highest", "greatest"), ("least~lowest", "least"))
    ),
    ("aimed", "up to one target <f:filter>", {"aim": {"is": "$f", "up-to": "1"}}),
    ("aimed", "up to one other target <f:filter>", {"aim": {"is": "$f", "up-to": "1", "other": "@other-target"}}),
    ("aimed", "another target <f:filter> | a third target <f:filter>", {"aim": {"is": "$f", "other": "@other-target"}}),
    (
        "aimed",
        "another target <f:filter> with the same controller",
        {"aim": {"is": {"...": "$f", "controller": {"controller": "@it"}}, "other": "@other-target"}},
    ),
    (
        "aimed",
        "<n:number> target <f:filters> | each of <n:number> target <f:filters>",
        {"aim": {"is": "$f", "count": "$n"}},
    ),
    (
        "aimed",
        "<n:number> other target <f:filters> | each of <n:number> other target <f:filters>",
        {"aim": {"is": "$f", "count": "$n", "other": "@other-target"}},
    ),
    (
        "aimed",
        "up to <n:number> other target <f:filters> | each of up to <n:number> other target <f:filters>",
        {"aim": {"is": "$f", "up-to": "$n", "other": "@other-target"}},
    ),
    (
        "aimed",
        "up to <n:number> target <f:filters> | each of up to <n:number> target <f:filters>",
        {"aim": {"is": "$f", "up-to": "$n"}},
    ),
    ("aimed", "one or two target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "2"}}),
    ("aimed", "one , two , or three target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "3"}}),
    *(
        (
            "aimed",
            f"{many} target <f:filters> {{from | in}} a single graveyard",
            {"aim": {"is": {"...": "$f", "zone": "graveyard"}, **number, "one-owner": "true"}},
        )
        for many, number in (
            ("<n:number>", {"count": "$n"}),
            ("up to <n:number>", {"up-to": "$n"}),
            ("any number of", {"count": "any"}),
        )
    ),
    ("aimed", "any number of target <f:filters>", {"aim": {"is": "$f", "count": "any"}}),
    (
        "aimed",
        "any number of other target <f:filters>",
        {"aim": {"is": "$f", "count": "any", "other": "@other-target"}},
    ),
    ("anytarget", "any target", {"aim": {"is": "any-target"}}),
    ("anytarget", "any target of a opponent 's choice", {"aim": {"is": "any-target", "by": "opponent"}}),
    (
        "anytarget",
        "target creature or player of a opponent 's choice",
        {"aim": {"is": [{"type": "creature"}, {"kind": "player"}], "by": "opponent"}},
    ),
    (
        "anytarget",
        "another target | another target creature or player",
        {"aim": {"is": "any-target", "other": "@other-target"}},
    ),
    ("anytarget", "any other target", {"aim": {"is": "any-target", "other": "@other-target"}}),
    ("anytarget", "up to one other target", {"aim": {"is": "any-target", "up-to": "1", "other": "@other-target"}}),
    ("anytarget", "target player or planeswalker", {"aim": {"is": [{"kind": "player"}, {"type": "planeswalker"}]}}),
    (
        "anytarget",
        "target opponent or planeswalker",
        {"aim": {"is": [{"player": "opponent"}, {"type": "planeswalker"}]}},
    ),
    # What was printed before planeswalkers were dealt damage directly is "any target" today: every such card was reworded.
    ("anytarget", "target creature or player", {"aim": {"is": "any-target"}}),
    (
        "anytarget",
        "up to <n:number> targets | up to <n:number> target | each of up to <n:number> target",
        {"aim": {"is": "any-target", "up-to": "$n"}},
    ),
    (
        "anytarget",
        "each of up to <n:number> target creature and/or player",
        {"aim": {"is": "any-target", "up-to": "$n"}},
    ),
    (
        "anytarget",
        "each of <n:number> target creature and/or player",
        {"aim": {"is": "any-target", "count": "$n"}},
    ),
    (
        "anytarget",
        "each of any number of target creature and/or player | any number of target creature and/or player",
        {"aim": {"is": "any-target", "count": "any"}},
    ),
    ("anytarget", "each of <n:number> target", {"aim": {"is": "any-target", "count": "$n"}}),
    ("chosen", "<f:afilter> | <f:afilter> of your~their~its choice", {"choose": "$f"}),
    *(
        (
            "chosen",
            f"the <f:filter> with the {way} <v:measure>",
            {"choose": {"...": "$f", "$v": {"=": {way: "$v", "among": "$f"}}}},
        )
        for way in ("least", "greatest")
    ),
    (
        "chosen",
        "<f:particular> or <g:particular> from your graveyard",
        {"choose": {"any": ["$f", "$g"], "kind": "card", "zone": "graveyard", "owner": "you"}},
    ),
    ("chosen", "<a:atrandom>", "$a"),
    *(
        (
            "atrandom",
            f"<f:afilter> at random {place} | <f:afilter> {place} at random",
            {"random": {"...": "$f", "zone": zone, "owner": owner}},
        )
        for place, zone, owner in (
            ("from your hand", "hand", "you"),
            ("in your hand", "hand", "you"),
            ("from your graveyard", "graveyard", "you"),
            ("in your graveyard", "graveyard", "you"),
            ("from their hand", "hand", "@their"),
            ("from their graveyard", "graveyard", "@their"),
            ("from <p:possessor> 's hand", "hand", "$p"),
            ("in <p:possessor> 's hand", "hand", "$p"),
            ("from <p:possessor> 's graveyard", "graveyard", "$p"),
            ("in <p:possessor> 's graveyard", "graveyard", "$p"),
        )
    ),
    *(
        (
            "objects",
            f"<n:number> <f:filters> at random from {whose} {zone}",
            {"random": {"...": "$f", "zone": zone, "owner": owner}, "amount": "$n"},
        )
        for zone in ("graveyard", "hand")
        for whose, owner in (("your", "you"), ("their", "@their"), ("<p:possessor> 's", "$p"))
    ),
    ("objects", "<n:number> <f:filters> at random", {"random": "$f", "amount": "$n"}),
    ("atrandom", "<f:afilter> at random", {"random": "$f"}),
    ("chosen", "<f:afilter> of your~their~its choice with <k:keyword>", {"choose": {"...": "$f", "has": "$k"}}),
    *(
        (
            "chosen",
            f"<f:afilter> of your~their~its choice with the {words} <v:measure> among <g:filters>",
            {"choose": {"...": "$f", "$v": {"=": {way: "$v", "among": "$g"}}}},
        )
        for words, way in (("greatest~highest", "greatest"), ("least~lowest", "least"))
    ),
    (
        "chosen",
        "the top <f:filter> of your graveyard",
        {"choose": {"...": "$f", "zone": "graveyard", "owner": "you", "topmost": "$f"}},
    ),
    ("chosen", "your commander", {"choose": {"commander": "true", "owner": "you"}}),
    (
        "chosen",
        "<n:number> <f:filters> | <n:number> <f:filters> of your~their~its choice",
        {"choose": "$f", "amount": "$n"},
    ),
    ("chosen", "that many <f:filters>", {"choose": "$f", "amount": "@many"}),
    ("chosen", "any number of <f:filters>", {"choose": "$f", "up-to": "any"}),
    ("chosen", "up to <n:number> <f:filters>", {"choose": "$f", "up-to": "$n"}),
    ("topcard", "the top card of your library", {"top": "you", "amount": "1"}),
    *(
        ("topcard", f"the top {card} of each {who} 's library", {"top": whose, "amount": amount})
        for who, whose in (("player", "players"), ("opponent", "opponents"))
        for card, amount in (("card", "1"), ("<n:number> cards", "$n"))
    ),
    ("topcard", "that many cards from the top of your library", {"top": "you", "amount": "@many"}),
    ("topcard", "that many cards from the top of their library", {"top": "@their", "amount": "@many"}),
    ("topcard", "the top <n:number> cards of your library", {"top": "you", "amount": "$n"}),
    ("topcard", "the top card of their library", {"top": "@their", "amount": "1"}),
    ("topcard", "the top <n:number> cards of their library", {"top": "@their", "amount": "$n"}),
    ("topcard", "the top card of <p:possessor> 's library", {"top": "$p", "amount": "1"}),
    ("topcard", "the top <n:number> cards of <p:possessor> 's library", {"top": "$p", "amount": "$n"}),
    (
        "everything",
        "each of those <t:type> that didn't attack this turn",
        {"all": {"type": "$t", "among": "@objects $t", "not": {"attacked": "true"}}},
    ),
    *(
        ("clause", f"{many} target {who}# each <d:deed>", {"by": {"aim": {"is": what, **number}}, "deed": "$d"})
        for many, number in (
            ("any number of", {"count": "any"}),
            ("<n:number>", {"count": "$n"}),
            ("up to <n:number>", {"up-to": "$n"}),
        )
        for who, what in (("player", {"kind": "player"}), ("opponent", {"player": "opponent"}))
    ),
    (
        "everything",
        "each of those <t:type> with <k:keyword>",
        {"all": {"type": "$t", "among": "@objects $t", "has": "$k"}},
    ),
    ("everything", "each <f:filter> | all <f:filters>", {"all": "$f"}),
    (
        "deed",
        "attach@ <r:single> to another <f:filter> with the same controller",
        {"attach": "$r", "to": {"choose": {"...": "$f", "other": "true", "controller": "@of-its-host"}}},
    ),
    (
        "deed",
        "attach@ <r:single> to another <f:filter> it can enchant",
        {"attach": "$r", "to": {"choose": {"...": "$f", "other": "true"}}},
    ),
]
