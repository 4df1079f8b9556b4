"""English card text, what changes zones (400.7, 701.19): returning, putting, searching, shuffling in, skipping what comes."""

from __future__ import annotations

from judgekit.cards.chart import Row

MOVES: list[Row] = [
    ("deed", "return@ <o:objects> to its~their owner 's hand", {"return": "$o", "to": "hand"}),
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
        "return@ <o:objects> to the battlefield under its~their owner 's control",
        {"return": "$o", "to": "battlefield", "under": {"owner": "@first"}, "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield tapped under its~their owner 's control",
        {"return": "$o", "to": "battlefield", "tapped": "true", "under": {"owner": "@first"}, "as": "returned"},
    ),
    ("deed", "put@ <o:objects> into your~their hand", {"put": "$o", "to": "hand"}),
    (
        "deed",
        "put@ <o:objects> into your~their graveyard | put@ <o:objects> into its~their owner 's graveyard",
        {"put": "$o", "to": "graveyard"},
    ),
    ("deed", "put@ <o:objects> onto the battlefield", {"put": "$o", "to": "battlefield", "as": "entered"}),
    (
        "deed",
        "put@ <o:objects> onto the battlefield tapped",
        {"put": "$o", "to": "battlefield", "tapped": "true", "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> onto the battlefield under your ¦ control",
        {"put": "$o", "to": "battlefield", "under": "you", "as": "entered"},
    ),
    (
        "deed",
        "put@ <o:objects> on top of its~their owner 's library | put@ <o:objects> on top of your~their library"
        " | put@ <o:objects> on the top of its~their owner 's library",
        {"put": "$o", "to": "library", "at": "top"},
    ),
    (
        "deed",
        "put@ <o:objects> on the bottom of its~their owner 's library"
        " | put@ <o:objects> on the bottom of your~their library",
        {"put": "$o", "to": "library", "at": "bottom"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield under its~their owner 's control with a <k:kindword> counter on it~them",
        {"return": "$o", "to": "battlefield", "under": {"owner": "@first"}, "counters": {"$k": "1"}, "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield with a <k:kindword> counter on it~them",
        {"return": "$o", "to": "battlefield", "counters": {"$k": "1"}, "as": "returned"},
    ),
    ("deed", "put@ <o:objects> on top", {"put": "$o", "to": "library", "at": "top"}),
    ("deed", "get@ a emblem with <q:quoted>", {"emblem": [{"text": "$q"}]}),
    ("deed", "skip@ their~your next <s:skipped>", {"skip": "@actor", "step": "$s"}),
    ("deed", "skip@ their~your next <n:number> <s:skipped>", {"skip": "@actor", "step": "$s", "amount": "$n"}),
    ("deed", "put@ <o:objects> into exile", {"put": "$o", "to": "exile"}),
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
        "search@ your~their library for <c:sought>",
        {"search": "@actor", "zone": "library", "...": "$c", "as": "found"},
    ),
    (
        "deed",
        "search@ <p:possessor> 's graveyard , hand , ¦ and library for <c:everysought>",
        {"search": "@actor", "zone": ["graveyard", "hand", "library"], "whose": "$p", "...": "$c", "as": "found"},
    ),
    ("everysought", "all <f:filters>", {"is": "$f"}),
    ("everysought", "any number of <f:filters>", {"is": "$f", "least": "0"}),
    ("deed", "double@ the amount of each type of ¦ unspent mana you have", {"double-mana": "@actor"}),
    (
        "act",
        "your life total become@ equal to your ¦ starting life total",
        {"set-life": "you", "amount": "you.starting-life"},
    ),
    ("deed", "reveal@ it | reveal@ that card | reveal@ them | reveal@ those card", {"reveal": "@card"}),
    ("sought", "<f:afilter>", {"is": "$f", "amount": "1"}),
    ("sought", "<n:number> <f:filters>", {"is": "$f", "amount": "$n"}),
    ("sought", "up to <n:number> <f:filters>", {"is": "$f", "least": "0", "amount": "$n"}),
]

ROWS: list[Row] = [*MOVES]
