"""English card text, what changes zones (400.7, 701.19): returning, putting, searching, shuffling in, skipping what comes."""

from __future__ import annotations

from judgekit.language.chart import Row

_DURING = "during that player 's next turn"
_ONTO = {"put": "$o", "to": "battlefield", "as": "entered"}
_ATTACHED = (
    ("return@ <o:objects> to the battlefield", {"return": "$o", "as": "returned"}),
    ("put@ <o:objects> onto the battlefield", {"put": "$o", "as": "entered"}),
    ("put@ <o:objects> onto the battlefield under your control", {"put": "$o", "under": "you", "as": "entered"}),
)
_HOST = {"choose": "object", "is": "$f", "by": "@actor", "as": "host"}

MOVES: list[Row] = [
    ("deed", "return@ <o:objects> to its~their owner 's hand", {"return": "$o", "to": "hand"}),
    ("deed", "return@ to {your~their | its~their owner 's} hand <o:objects>", {"return": "$o", "to": "hand"}),
    ("deed", "return@ to the battlefield <o:objects>", {"return": "$o", "to": "battlefield", "as": "returned"}),
    (
        "deed",
        "search@ your library and/or graveyard for <c:sought> | search@ your graveyard and/or library for <c:sought>",
        {
            "search-either": ["library", "graveyard"],
            "of": {"search": "@actor", "whose": "you", "...": "$c", "as": "found"},
        },
    ),
    (
        "deed",
        "search@ your graveyard and library for <c:sought>"
        " | search@ your library and graveyard for <c:sought>"
        " | search@ your graveyard and library for <c:everysought>",
        {"search": "@actor", "zone": ["graveyard", "library"], "whose": "you", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ your graveyard , hand , and library for <c:sought>",
        {"search": "@actor", "zone": ["graveyard", "hand", "library"], "whose": "you", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ <p:possessor> 's graveyard , hand , ¦ and library for <c:sought>",
        {"search": "@actor", "zone": ["graveyard", "hand", "library"], "whose": "$p", "...": "$c", "as": "found"},
    ),
    ("sought", "any number of <f:filters>", {"is": "$f", "least": "0"}),
    ("deed", "return@ <o:objects> to your~their hand", {"return": "$o", "to": "hand"}),
    ("deed", "return@ <o:objects> to the battlefield", {"return": "$o", "to": "battlefield", "as": "returned"}),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped",
        {"return": "$o", "to": "battlefield", "tapped": "true", "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield under your ¦ control",
        {"return": "$o", "to": "battlefield", "under": "you", "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped under your ¦ control",
        {"return": "$o", "to": "battlefield", "tapped": "true", "under": "you", "as": "returned"},
    ),
    (
        "deed",
        "put@ <o:objects> onto the battlefield tapped under your ¦ control"
        " | put@ <o:objects> onto the battlefield under your ¦ control tapped",
        {"put": "$o", "to": "battlefield", "tapped": "true", "under": "you", "as": "entered"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield under its~their owner 's control",
        {"return": "$o", "to": "battlefield", "under": {"owner": "@first"}, "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped under its~their owner 's control",
        {"return": "$o", "to": "battlefield", "tapped": "true", "under": {"owner": "@first"}, "as": "returned"},
    ),
    (
        "deed",
        "put@ your ¦ commander into your hand from the command zone",
        {
            "put": {"choose": {"kind": "card", "commander": "true", "owner": "you", "zone": "command"}},
            "to": "hand",
            "as": "entered",
        },
    ),
    (
        "deed",
        "put@ ~ onto the battlefield from the command zone",
        {"put": {"itself": "command"}, "to": "battlefield", "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> into your~their hand | put@ <o:objects> into its~their owner 's hand",
        {"put": "$o", "to": "hand", "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> into your~their graveyard | put@ <o:objects> into its~their owner 's graveyard"
        " | return@ <o:objects> to your~their graveyard | return@ <o:objects> to its~their owner 's graveyard"
        " | put@ <o:objects> into that player 's graveyard | put@ <o:objects> into their owners' graveyard",
        {"put": "$o", "to": "graveyard", "as": "entered"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped and attacking",
        {"return": "$o", "to": "battlefield", "tapped": "true", "attacking": "true", "as": "returned"},
    ),
    ("deed", "put@ <o:objects> onto the battlefield", _ONTO),
    (
        "deed",
        "put@ <f:afilter> onto the battlefield from your~their hand",
        {
            "put": {"choose": {"...": "$f", "kind": "card", "zone": "hand", "owner": "@actor"}},
            "to": "battlefield",
            "as": "entered",
        },
    ),
    (
        "deed",
        "put@ <o:objects> onto the battlefield tapped and attacking",
        {"put": "$o", "to": "battlefield", "tapped": "true", "attacking": "true", "as": "entered"},
    ),
    *(
        (
            "deed",
            f"put@ <{slot}> onto the battlefield tapped and attacking{whom}",
            {"put": "$o", "to": "battlefield", "tapped": "true", "attacking": "true", "as": "entered", **attacks},
        )
        for slot, whom, attacks in (
            ("o:objects", " <p:possessor>", {"attacks": "$p"}),
            ("o:fromamong", "", {}),
        )
    ),
    (
        "deed",
        "put@ <o:objects> onto the battlefield tapped",
        {"put": "$o", "to": "battlefield", "tapped": "true", "as": "entered"},
    ),
    *(
        (
            "deed",
            f"put@ <o:objects> onto the battlefield under {control}",
            {**_ONTO, "under": whose},
        )
        for control, whose in (("your ¦ control", "you"), ("its~their owner 's control", {"owner": "@first"}))
    ),
    (
        "deed",
        "put@ <o:objects> on top of its~their owner 's library | put@ <o:objects> on top of your~their library"
        " | put@ <o:objects> on the top of its~their owner 's library"
        " | put@ <o:objects> on top of that player 's library",
        {"put": "$o", "to": "library", "at": "top"},
    ),
    (
        "deed",
        "put@ <o:objects> on top of your~their library in any order"
        " | put@ <o:objects> on top of that player 's library in any order",
        {"put": "$o", "to": "library", "at": "top", "order": "any"},
    ),
    (
        "deed",
        "put@ those card on the bottom of your~their library in any order",
        {"put": "@cards", "to": "library", "at": "bottom", "order": "any"},
    ),
    (
        "deed",
        "put@ <o:objects> into its~their owner 's library second from the top",
        {"put": "$o", "to": "library", "at": "2"},
    ),
    (
        "deed",
        "put@ <o:objects> into its~their owner 's library third from the top"
        " | put@ <o:objects> into your~their library third from the top",
        {"put": "$o", "to": "library", "at": "3"},
    ),
    (
        "deed",
        "put@ <o:objects> on the bottom of its~their owner 's library"
        " | put@ <o:objects> on the bottom of your~their library"
        " | put@ <o:objects> on the bottom of that player 's library",
        {"put": "$o", "to": "library", "at": "bottom"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield with a <k:kindword> counter on it~them",
        {"return": "$o", "to": "battlefield", "counters": {"$k": "1"}, "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped with a <k:kindword> counter on it~them",
        {"return": "$o", "to": "battlefield", "tapped": "true", "counters": {"$k": "1"}, "as": "returned"},
    ),
    *(
        (
            "deed",
            f"return@ <o:objects> to the battlefield{tapped} under {whose} control"
            " with a [additional] <k:kindword> counter on it~them",
            {"return": "$o", "to": "battlefield", **state, "under": who, "counters": {"$k": "1"}, "as": "returned"},
        )
        for tapped, state in ((" tapped", {"tapped": "true"}), ("", {}))
        for whose, who in (("its~their owner 's", {"owner": "@first"}), ("your", "you"))
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield with <n:number> <k:kindword> counter# on it~them",
        {"return": "$o", "to": "battlefield", "counters": {"$k": "$n"}, "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield face down under your control",
        {"put": "$o", "to": "battlefield", "face-down": "true", "under": "you", "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> onto the battlefield under your control with a <k:kindword> counter on it~them",
        {"put": "$o", "to": "battlefield", "under": "you", "counters": {"$k": "1"}, "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> on the top or bottom of its~their owner 's library"
        " | put@ <o:objects> on the top or bottom of their library"
        " | put@ <o:objects> on your~their choice of the top or bottom of its~their owner 's library"
        " | put@ <o:objects> on their choice of the top or bottom of their library",
        {
            "either": [
                {"put": "$o", "to": "library", "at": "top"},
                {"put": "@first", "to": "library", "at": "bottom"},
            ]
        },
    ),
    *(
        ("deed", f"{moved} attached to <{slot}>", said if host == "$h" else {"steps": [_HOST, said]})
        for moved, told in _ATTACHED
        for slot, host in (
            *((f"h:{kind}", "$h") for kind in ("self", "attached", "thatone", "aimed", "possessor")),
            ("f:afilter", "host"),
        )
        for said in ({**told, "to": "battlefield", "attached": host},)
    ),
    (
        "deed",
        "put@ <o:objects> on top | put@ <o:objects> on top of it",
        {"put": "$o", "to": "library", "at": "top"},
    ),
    *(
        (
            "deed",
            f"put@ {{the cards | all the cards}} {{from | in}} your~their {zone} {place}",
            {"put": {"all": {"kind": "card", "zone": zone, "owner": "@actor"}}, "to": "library", **at},
        )
        for zone in ("hand", "graveyard")
        for place, at in (
            ("on top of your~their library in any order", {"at": "top", "order": "any"}),
            ("on the bottom of your~their library in any order", {"at": "bottom", "order": "any"}),
            ("on the bottom of your~their library in a random order", {"at": "bottom", "order": "random"}),
        )
    ),
    (
        "deed",
        "put@ <o:objects> on top of it in any order",
        {"put": "$o", "to": "library", "at": "top", "order": "any"},
    ),
    ("deed", "get@ a emblem with <q:quoted>", {"emblem": [{"text": "$q"}], "by": "@actor"}),
    (
        "deed",
        "get@ a emblem with <q:quoted> and <r:quoted>",
        {"emblem": [{"text": "$q"}, {"text": "$r"}], "by": "@actor"},
    ),
    (
        "act",
        f"you control target player {_DURING} | you control target player during their next turn"
        f" | you gain control of target player {_DURING} | you gain control of target player during their next turn",
        {"control-player": {"aim": {"is": {"kind": "player"}}}},
    ),
    (
        "act",
        f"you control target opponent {_DURING} | you control target opponent during their next turn"
        f" | you gain control of target opponent {_DURING} | you gain control of target opponent during their next turn",
        {"control-player": {"aim": {"is": {"player": "opponent"}}}},
    ),
    ("deed", "skip@ your~their next <s:skipped>", {"skip": "@actor", "step": "$s"}),
    ("deed", "skip@ your~their next <n:number> <s:skipped>", {"skip": "@actor", "step": "$s", "amount": "$n"}),
    (
        "deed",
        "return@ <f:afilter> of a opponent 's choice from your graveyard to your hand",
        {
            "steps": [
                {
                    "choose": "object",
                    "is": {"...": "$f", "zone": "graveyard", "owner": "you"},
                    "by": "opponent",
                    "as": "handed",
                },
                {"return": "handed", "to": "hand"},
            ]
        },
    ),
    (
        "deed",
        "sacrifice@ <f:afilter> of a opponent 's choice",
        {
            "steps": [
                {"choose": "object", "is": {"...": "$f", "controller": "@actor"}, "by": "opponent", "as": "given-up"},
                {"sacrifice": "given-up", "by": "@actor"},
            ]
        },
    ),
    ("deed", "tap@ <f:afilter> <e:each>", {"tap": {"choose": "$f", "amount": "$e"}}),
    ("deed", "investigate@ a additional time", {"investigate": "@actor", "amount": "1"}),
    (
        "deed",
        "discard@ <f:particular> at random",
        {"discard": "@actor", "amount": "1", "what": "$f", "random": "true"},
    ),
    ("deed", "remove@ <n:count> counter# from <o:objects>", {"remove-counters": "$o", "kind": "any", "amount": "$n"}),
    (
        "deed",
        "remove@ up to <n:number> counter# from <o:objects>",
        {"remove-counters": "$o", "kind": "any", "amount": "$n", "least": "0"},
    ),
    # For each of several objects the choice is made anew: no row says that.
    ("justone", "target <f:filter>", {"aim": {"is": "$f"}}),
    ("justone", "up to one target <f:filter>", {"aim": {"is": "$f", "up-to": "1"}}),
    ("justone", "another target <f:filter>", {"aim": {"is": "$f", "other": "@other-target"}}),
    ("justone", "it", "@it"),
    ("justone", "that <t:type>", "@object $t"),
    ("justone", "that permanent", "@object"),
    ("justone", "that token", "@token"),
    *(("justone", f"<r:{one}>", "$r") for one in ("self", "attached")),
    *(
        (
            "deed",
            f"put@ your choice of {words} on <o:justone>{also}",
            {
                "either": [
                    {"put-counters": "@first" if place else "$o", "kind": kind, "amount": "1"}
                    for place, kind in enumerate(kinds)
                ]
            },
        )
        for words, kinds, also in (
            (
                "a <k:kindword> counter or a <l:kindword> counter",
                ("$k", "$l"),
                " | put@ a <k:kindword> counter or a <l:kindword> counter on <o:justone>",
            ),
            ("a <k:kindword> or <l:kindword> counter", ("$k", "$l"), ""),
            ("a <k:kindword> counter , a <l:kindword> counter , or a <m:kindword> counter", ("$k", "$l", "$m"), ""),
            ("a <k:kindword> , <l:kindword> , or <m:kindword> counter", ("$k", "$l", "$m"), ""),
        )
    ),
    (
        "deed",
        "remove@ up to <n:number> <k:kindword> counter# from <o:objects>",
        {"remove-counters": "$o", "kind": "$k", "amount": "$n", "least": "0"},
    ),
    (
        "deed",
        "put@ up to <n:number> <k:kindword> counter# on <o:objects>",
        {"put-counters": "$o", "kind": "$k", "amount": "$n", "least": "0"},
    ),
    (
        "deed",
        "move@ all <k:kindword> counters from <o:objects> onto <t:single>",
        {"move-counters": "$o", "kind": "$k", "all": "true", "to": "$t"},
    ),
    (
        "deed",
        "exchange@ your~their graveyard and library",
        {"exchange": ["@actor"], "what": "graveyard-and-library"},
    ),
    (
        "deed",
        "put@ a number of <k:kindword> counters equal to <f:figure> on <o:objects>",
        {"put-counters": "$o", "kind": "$k", "amount": "$f"},
    ),
    ("deed", "put@ <o:objects> into exile", {"put": "$o", "to": "exile"}),
    (
        "deed",
        "exile@ <o:objects> with <n:count> <k:kindword> counter# on it~them",
        {
            "steps": [
                {"exile": "$o", "as": "exiled"},
                {"put-counters": "@exiled", "kind": "$k", "amount": "$n"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ <o:objects> into its~their owner 's library",
        {"steps": [{"put": "$o", "to": "library"}, {"shuffle": {"owner": "@first"}}]},
    ),
    (
        "deed",
        "shuffle@ <o:objects> into your~their library",
        {"steps": [{"put": "$o", "to": "library"}, {"shuffle": "@actor"}]},
    ),
    (
        "deed",
        "shuffle@ your graveyard into your library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": "graveyard", "owner": "@actor"}}, "to": "library"},
                {"shuffle": "@actor"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ their graveyard ¦ into their library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": "graveyard", "owner": "@their"}}, "to": "library"},
                {"shuffle": "@their"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ your hand into your library | shuffle@ the cards from your hand into your library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": "hand", "owner": "@actor"}}, "to": "library"},
                {"shuffle": "@actor"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ their hand into their library | shuffle@ the cards from their hand into their library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": "hand", "owner": "@their"}}, "to": "library"},
                {"shuffle": "@their"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ your~their hand , your~their graveyard , and <o:objects> into your~their library"
        " | shuffle@ your~their hand , graveyard , and <o:objects> into your~their library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": ["hand", "graveyard"], "owner": "@actor"}}, "to": "library"},
                {"put": "$o", "to": "library"},
                {"shuffle": "@actor"},
            ]
        },
    ),
    (
        "deed",
        "shuffle@ your~their hand and graveyard into your~their library"
        " | shuffle@ your~their graveyard and hand into your~their library"
        " | shuffle@ your~their hand and your~their graveyard into your~their library",
        {
            "steps": [
                {"put": {"all": {"kind": "card", "zone": ["hand", "graveyard"], "owner": "@actor"}}, "to": "library"},
                {"shuffle": "@actor"},
            ]
        },
    ),
    (
        "deed",
        "search@ <p:possessor> 's library for <c:sought>",
        {"search": "@actor", "zone": "library", "whose": "$p", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ your library for <c:sought>",
        {"search": "@actor", "zone": "library", "whose": "you", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ their library for <c:sought>",
        {"search": "@actor", "zone": "library", "whose": "@their", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ <p:possessor> 's graveyard , hand , ¦ and library for <c:everysought>",
        {"search": "@actor", "zone": ["graveyard", "hand", "library"], "whose": "$p", "...": "$c", "as": "found"},
    ),
    ("everysought", "all <f:filters>", {"is": "$f"}),
    ("everysought", "any number of <f:filters>", {"is": "$f", "least": "0"}),
    (
        "act",
        "your life total become@ equal to your ¦ starting life total | it become@ equal to your ¦ starting life total",
        {"set-life": "you", "amount": "you.starting-life"},
    ),
    ("deed", "reveal@ it | reveal@ that card | reveal@ them | reveal@ those card", {"reveal": "@card"}),
    ("deed", "reveal@ the chosen card", {"reveal": "@picked"}),
    ("sought", "<f:afilter>", {"is": "$f", "amount": "1"}),
    ("sought", "<f:afilter> or <g:afilter>", {"is": {"any": ["$f", "$g"]}, "amount": "1"}),
    (
        "sought",
        "<f:afilter> and/or <g:afilter> | <f:afilter> and <g:afilter>",
        {"is": "$f", "beside": "$g", "amount": "2"},
    ),
    ("sought", "<n:number> <f:filters>", {"is": "$f", "amount": "$n"}),
    ("sought", "up to <n:number> <f:filters>", {"is": "$f", "least": "0", "amount": "$n"}),
    *(
        ("sought", f"{many} <f:filters> with different names", {"is": "$f", **number, "different-names": "true"})
        for many, number in (
            ("<n:number>", {"amount": "$n"}),
            ("up to <n:number>", {"least": "0", "amount": "$n"}),
            ("any number of", {"least": "0"}),
        )
    ),
    (
        "sought",
        "any number of <f:filters> with total mana value <n:amount> or less"
        " | any number of <f:filters> that have total mana value <n:amount> or less",
        {"is": "$f", "least": "0", "total-mana-value": "$n"},
    ),
    ("sought", "up to <n:count> <f:filters>", {"is": "$f", "least": "0", "amount": "$n"}),
    ("sought", "that many <f:filters>", {"is": "$f", "amount": "@many"}),
]

LOOKED_AT: list[Row] = [
    *(
        (
            "deed",
            f"reveal@ cards from the top of {whose} library until {they} {reveal} <f:afilter>",
            {"reveal-until": player, "is": "$f", "as": "found", "cards": "revealed"},
        )
        for whose, they, reveal, player in (
            ("your", "you", "reveal", "@actor"),
            ("their", "they", "reveal", "@actor"),
            ("their", "that player", "reveals", "@actor"),
        )
    ),
    *(
        (
            "deed",
            f"exile@ cards from the top of {whose} library until {they} {exile} <f:afilter>",
            {"reveal-until": "@actor", "is": "$f", "as": "found", "cards": "revealed", "exiling": "true"},
        )
        for whose, they, exile in (
            ("your", "you", "exile"),
            ("their", "they", "exile"),
            ("their", "that player", "exiles"),
        )
    ),
    (
        "deed",
        "exile@ cards from the top of your~their library until <f:afilter> is exiled",
        {"reveal-until": "@actor", "is": "$f", "as": "found", "cards": "revealed", "exiling": "true"},
    ),
    (
        "deed",
        "put@ the exiled cards {that weren't | not} cast this way <r:restplace>"
        " | put@ all cards exiled this way that weren't cast <r:restplace>",
        {"put": {"all": {"kind": "card", "zone": "exile", "among": "@looked"}}, "...": "$r"},
    ),
    (
        "deed",
        "reveal@ cards from the top of your~their library until <f:afilter> is revealed",
        {"reveal-until": "@actor", "is": "$f", "as": "found", "cards": "revealed"},
    ),
    (
        "deed",
        "reveal@ cards from the top of your~their library until they~you reveal <n:number> <f:filters>"
        " | reveal@ cards from the top of your~their library until <n:number> <f:filters> is revealed",
        {"reveal-until": "@actor", "is": "$f", "amount": "$n", "as": "found", "cards": "revealed"},
    ),
    (
        "deed",
        "put@ that card into your~their hand and the {rest | other} <r:restplace>"
        " | put@ that card into your~their hand and all other cards revealed this way <r:restplace>",
        {
            "steps": [
                {"put": "@card", "to": "hand"},
                {"put": {"all": {"kind": "card", "among": "@rest"}}, "...": "$r"},
            ]
        },
    ),
    (
        "deed",
        "put@ that card onto the battlefield and the rest <r:restplace>"
        " | put@ that card onto the battlefield and all other cards revealed this way <r:restplace>",
        {
            "steps": [
                {"put": "@card", "to": "battlefield"},
                {"put": {"all": {"kind": "card", "among": "@rest"}}, "...": "$r"},
            ]
        },
    ),
    (
        "deed",
        "put@ them back in any order | put@ those card back in any order",
        {"put": {"all": {"kind": "card", "among": "@looked"}}, "to": "library", "at": "top", "order": "any"},
    ),
    (
        "deed",
        "put@ all other cards revealed this way <r:restplace>",
        {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
    ),
    (
        "deed",
        "put@ all cards revealed this way <r:restplace> | put@ the revealed card# <r:restplace>",
        {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
    ),
    (
        "deed",
        "shuffle@ the rest into your~their library | shuffle@ all other cards revealed this way into your~their library",
        {"steps": [{"put": {"all": {"kind": "card", "among": "@looked"}}, "to": "library"}, {"shuffle": "@actor"}]},
    ),
    (
        "deed",
        "exile@ all other cards revealed this way | exile@ the rest",
        {"exile": {"all": {"kind": "card", "among": "@looked"}}, "as": "exiled"},
    ),
    ("deed", "put@ <k:ofthem> into your~their hand", {"put": "$k", "to": "hand", "as": "entered"}),
    *(
        ("deed", f"put@ <k:ofthem> on {place} of your~their library", {"put": "$k", "to": "library", "at": at})
        for place, at in (("top", "top"), ("the bottom", "bottom"))
    ),
    *(
        (
            "deed",
            f"{verb}@ <k:ofthem> and put the rest <r:restplace> | {verb}@ <k:ofthem> , and put the rest <r:restplace>"
            f" | {verb}@ <k:ofthem> , then put the rest <r:restplace>",
            {"steps": [{verb: "$k"}, {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"}]},
        )
        for verb in ("manifest", "cloak")
    ),
    (
        "deed",
        "put@ <k:ofthem> into your~their hand and the rest <r:restplace>"
        " | put@ <k:ofthem> into your~their hand and the other <r:restplace>",
        {"steps": [{"put": "$k", "to": "hand"}, {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"}]},
    ),
    *(
        (
            "deed",
            f"put@ <k:ofthem> {where} and the rest <r:restplace> | put@ <k:ofthem> {where} , then put the rest <r:restplace>",
            {
                "steps": [
                    {"put": "$k", **there, "as": "entered"},
                    {"put": {"all": {"kind": "card", "among": "@looked", "not-among": "@card"}}, "...": "$r"},
                ]
            },
        )
        for where, there in (
            ("on top of your~their library", {"to": "library", "at": "top"}),
            ("on the bottom of your~their library", {"to": "library", "at": "bottom"}),
        )
    ),
    (
        "deed",
        "put@ all <f:filters> revealed this way into your~their hand and the rest <r:restplace>",
        {
            "steps": [
                {"put": {"all": {"...": "$f", "among": "@looked"}}, "to": "hand"},
                {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
            ]
        },
    ),
    *(
        (
            "deed",
            f"put@ all <f:filters> from among them {where} and the rest <r:restplace>"
            f" | put@ all <f:filters> from among them {where} , then put the rest <r:restplace>",
            {
                "steps": [
                    {"put": {"all": {"...": "$f", "among": "@looked"}}, **there},
                    {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
                ]
            },
        )
        for where, there in (
            ("into your~their hand", {"to": "hand"}),
            ("onto the battlefield", {"to": "battlefield"}),
            ("onto the battlefield tapped", {"to": "battlefield", "tapped": "true"}),
        )
    ),
    (
        "deed",
        "put@ <k:fromamong> into your~their hand and the rest <r:restplace>"
        " | put@ <k:fromamong> into your~their hand and the rest of the revealed cards <r:restplace>",
        {"steps": [{"put": "$k", "to": "hand"}, {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"}]},
    ),
    (
        "deed",
        "put@ <k:fromamong> onto the battlefield and the rest <r:restplace>",
        {
            "steps": [
                {"put": "$k", "to": "battlefield"},
                {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
            ]
        },
    ),
    (
        "deed",
        "put@ <k:ofthem> into your~their graveyard and the rest <r:restplace>",
        {
            "steps": [
                {"put": "$k", "to": "graveyard"},
                {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
            ]
        },
    ),
    ("deed", "put@ <k:ofthem> into your~their graveyard", {"put": "$k", "to": "graveyard", "as": "entered"}),
    (
        "deed",
        "look@ at target face-down creature",
        {"look": {"aim": {"is": {"type": "creature", "face-down": "true"}}}, "by": "@actor", "as": "looked"},
    ),
    ("deed", "exile@ <k:ofthem>", {"exile": "$k", "as": "exiled"}),
    (
        "deed",
        "put@ all but <n:number> of them <r:restplace>",
        {
            "steps": [
                {
                    "choose": "object",
                    "is": {"kind": "card", "among": "@looked"},
                    "amount": "$n",
                    "by": "@actor",
                    "as": "left-there",
                },
                {"put": {"all": {"kind": "card", "among": "@looked", "not-among": "left-there"}}, "...": "$r"},
            ]
        },
    ),
    *(
        (
            "deed",
            f"draw@ <n:number> card# , then {{discard | discards}} {words} of them",
            {
                "steps": [
                    {"draw": "@actor", "amount": "$n", "as": "just-drawn"},
                    {"discard": "@actor", "amount": many, "what": {"kind": "card", "among": "just-drawn"}},
                ]
            },
        )
        for words, many in (("one", "1"), ("two", "2"))
    ),
    (
        "deed",
        "put@ the rest <r:restplace> | put@ the rest of the card# <r:restplace>",
        {"put": {"all": {"kind": "card", "among": "@looked"}}, "...": "$r"},
    ),
    ("deed", "reveal@ <k:fromamong>", {"reveal": "$k", "as": "shown"}),
    ("deed", "put@ <k:fromamong> into your~their hand", {"put": "$k", "to": "hand", "as": "entered"}),
    ("deed", "put@ <k:fromamong> onto the battlefield", {"put": "$k", "to": "battlefield", "as": "entered"}),
    (
        "deed",
        "put@ <k:fromamong> onto the battlefield tapped",
        {"put": "$k", "to": "battlefield", "tapped": "true", "as": "entered"},
    ),
    (
        "deed",
        "put@ one onto the battlefield tapped and the other into your hand"
        " | put@ one of those card onto the ¦ battlefield tapped and the other into your hand",
        {
            "steps": [
                {
                    "put": {"choose": {"kind": "card", "among": "@found"}, "amount": "1"},
                    "to": "battlefield",
                    "tapped": "true",
                },
                {"put": {"all": {"kind": "card", "among": "@found"}}, "to": "hand"},
            ]
        },
    ),
    (
        "deed",
        "put@ one into your hand and the other into your graveyard",
        {
            "steps": [
                {"put": {"choose": {"kind": "card", "among": "@found"}, "amount": "1"}, "to": "hand"},
                {"put": {"all": {"kind": "card", "among": "@found"}}, "to": "graveyard"},
            ]
        },
    ),
    (
        "deed",
        "put@ one onto the battlefield and the other into your hand",
        {
            "steps": [
                {"put": {"choose": {"kind": "card", "among": "@found"}, "amount": "1"}, "to": "battlefield"},
                {"put": {"all": {"kind": "card", "among": "@found"}}, "to": "hand"},
            ]
        },
    ),
    (
        "ofthem",
        "<n:number> of them | <n:number> of those card",
        {"choose": {"kind": "card", "among": "@looked"}, "amount": "$n"},
    ),
    ("ofthem", "up to <n:number> of them", {"choose": {"kind": "card", "among": "@looked"}, "up-to": "$n"}),
    ("ofthem", "any number of them", {"choose": {"kind": "card", "among": "@looked"}, "up-to": "any"}),
    ("fromamong", "<f:afilter> from among them", {"choose": {"...": "$f", "among": "@looked"}}),
    (
        "fromamong",
        "<f:afilter> from among the milled card# | <f:afilter> from among the card# milled this way",
        {"choose": {"...": "$f", "among": "@milled"}},
    ),
    (
        "fromamong",
        "up to <n:number> <f:filters> from among the milled card#"
        " | up to <n:number> <f:filters> from among the card# milled this way",
        {"choose": {"...": "$f", "among": "@milled"}, "up-to": "$n"},
    ),
    (
        "fromamong",
        "up to <n:number> <f:filters> from among them",
        {"choose": {"...": "$f", "among": "@looked"}, "up-to": "$n"},
    ),
    (
        "fromamong",
        "any number of <f:filters> from among them",
        {"choose": {"...": "$f", "among": "@looked"}, "up-to": "any"},
    ),
    (
        "restplace",
        "on the bottom of your~their library in any order | on the bottom in any order",
        {"to": "library", "at": "bottom", "order": "any"},
    ),
    ("restplace", "on the bottom of your~their library", {"to": "library", "at": "bottom"}),
    (
        "restplace",
        "on the bottom of your~their library in a random order | on the bottom in a random order",
        {"to": "library", "at": "bottom", "order": "random"},
    ),
    (
        "restplace",
        "back on top of your~their library in any order | on top of your~their library in any order",
        {"to": "library", "at": "top", "order": "any"},
    ),
    ("restplace", "into your~their graveyard", {"to": "graveyard"}),
    ("restplace", "into exile with a <k:kindword> counter on it~them", {"to": "exile", "counters": {"$k": "1"}}),
    ("restplace", "into your~their hand", {"to": "hand"}),
    (
        "deed",
        "choose@ <n:number> of them | choose@ <n:number> of those card",
        {
            "choose": "object",
            "is": {"kind": "card", "among": "@choosable"},
            "amount": "$n",
            "by": "@actor",
            "as": "picked",
        },
    ),
    (
        "deed",
        "choose@ <n:number> <f:filters> from it",
        {
            "choose": "object",
            "is": {"...": "$f", "zone": "hand", "owner": "@hand"},
            "amount": "$n",
            "by": "@actor",
            "as": "picked",
        },
    ),
    (
        "deed",
        "choose@ <f:afilter> from it with mana value <b:bound>",
        {
            "choose": "object",
            "is": {"...": "$f", "mana-value": "$b", "zone": "hand", "owner": "@hand"},
            "by": "@actor",
            "as": "picked",
        },
    ),
    (
        "deed",
        "choose@ <f:afilter> from it",
        {"choose": "object", "is": {"...": "$f", "zone": "hand", "owner": "@hand"}, "by": "@actor", "as": "picked"},
    ),
    (
        "deed",
        "choose@ any number of <f:filters>",
        {"choose": "object", "is": "$f", "by": "@actor", "least": "0", "as": "picked"},
    ),
    (
        "deed",
        "choose@ <n:number> <f:filters>",
        {"choose": "object", "is": "$f", "amount": "$n", "by": "@actor", "as": "picked"},
    ),
    ("sentence", "the amount you pay can't be more than <f:figure>", {"at-most": "$f", "paid": "true"}),
    (
        "magnitude",
        "the total number of <f:filters> your opponents control plus the total number of <g:filters> in their graveyard#",
        {
            "+": [
                {"count": {"...": "$f", "controller": "opponent"}},
                {"count": {"...": "$g", "zone": "graveyard", "owner": "opponent"}},
            ]
        },
    ),
    ("deed", "pay@ <s:symbols> <e:each>", {"pay": "$s", "by": "@actor", "times": "$e"}),
    ("deed", "choose@ <f:afilter>", {"choose": "object", "is": "$f", "by": "@actor", "as": "picked"}),
]

ROWS: list[Row] = [*MOVES, *LOOKED_AT]
