"""English card text, what players and objects do (701, 119-122): rows of instructions.

`deed` is what a player does, said without the player ("draw two cards"); `@actor` stands for that player. `act` is an
instruction with its own subject ("this creature deals 2 damage to any target").
"""

from __future__ import annotations

from judgekit.cards.chart import Row

DEEDS: list[Row] = [
    ("deed", "draw@ <n:count> card#", {"draw": "@actor", "amount": "$n"}),
    ("deed", "draw@ a card <e:each>", {"draw": "@actor", "amount": "$e"}),
    ("deed", "draw@ card# equal to <f:figure>", {"draw": "@actor", "amount": "$f"}),
    ("deed", "draw@ a additional card", {"draw": "@actor", "amount": "1"}),
    ("deed", "draw@ <n:count> additional card#", {"draw": "@actor", "amount": "$n"}),
    ("deed", "discard@ <n:count> card#", {"discard": "@actor", "amount": "$n"}),
    ("deed", "discard@ <n:count> card# at random", {"discard": "@actor", "amount": "$n", "random": "true"}),
    ("deed", "discard@ <f:particular>", {"discard": "@actor", "amount": "1", "what": "$f"}),
    (
        "deed",
        "discard@ their hand | discard@ your hand | discard@ all the cards in their hand",
        {"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}},
    ),
    ("deed", "discard@ <r:self>", {"discard": "$r"}),
    ("deed", "discard@ that card | discard@ those card", {"discard": "@card"}),
    ("deed", "mill@ <n:count> card#", {"mill": "@actor", "amount": "$n", "as": "milled"}),
    ("deed", "mill@ card# equal to <f:figure>", {"mill": "@actor", "amount": "$f", "as": "milled"}),
    ("deed", "gain@ <n:points> life", {"gain-life": "@actor", "amount": "$n"}),
    ("deed", "gain@ life equal to <f:figure>", {"gain-life": "@actor", "amount": "$f"}),
    ("deed", "gain@ that much life", {"gain-life": "@actor", "amount": "@amount"}),
    ("deed", "gain@ <n:points> life <e:each>", {"gain-life": "@actor", "amount": {"*": ["$n", "$e"]}}),
    ("deed", "lose@ <n:points> life", {"lose-life": "@actor", "amount": "$n"}),
    ("deed", "lose@ that much life", {"lose-life": "@actor", "amount": "@amount"}),
    ("deed", "lose@ life equal to <f:figure>", {"lose-life": "@actor", "amount": "$f"}),
    ("deed", "lose@ <f:figure>", {"lose-life": "@actor", "amount": "$f"}),
    ("deed", "lose@ <n:points> life <e:each>", {"lose-life": "@actor", "amount": {"*": ["$n", "$e"]}}),
    ("deed", "pay@ <n:points> life", {"pay-life": "@actor", "amount": "$n"}),
    ("deed", "pay@ <h:half>", {"pay-life": "@actor", "amount": "$h"}),
    ("deed", "pay@ <s:symbols>", {"pay": "$s", "by": "@actor"}),
    ("deed", "scry@ <n:number>", {"scry": "@actor", "amount": "$n"}),
    ("deed", "surveil@ <n:number>", {"surveil": "@actor", "amount": "$n"}),
    ("deed", "proliferate@", {"proliferate": "@actor"}),
    ("deed", "investigate@", {"investigate": "@actor", "amount": "1"}),
    ("deed", "investigate@ twice", {"investigate": "@actor", "amount": "2"}),
    ("deed", "investigate@ <n:number> times", {"investigate": "@actor", "amount": "$n"}),
    ("deed", "proliferate@ twice", {"steps": [{"proliferate": "@actor"}, {"proliferate": "@actor"}]}),
    ("deed", "bolster@ <n:number>", {"bolster": "@actor", "amount": "$n"}),
    ("deed", "fateseal@ <n:number>", {"fateseal": "@actor", "amount": "$n"}),
    ("deed", "adapt@ <n:number>", {"adapt": "this", "amount": "$n"}),
    ("deed", "populate@", {"populate": "@actor"}),
    ("deed", "monstrosity <n:number>", {"monstrosity": "this", "amount": "$n"}),
    ("deed", "amass@ <n:number>", {"amass": "@actor", "amount": "$n"}),
    ("deed", "become@ the monarch", {"monarch": "@actor"}),
    ("act", "it become@ day", {"day-night": "day"}),
    ("act", "it become@ night", {"day-night": "night"}),
    ("deed", "win@ the game", {"win-game": "@actor"}),
    ("deed", "lose@ the game", {"lose-game": "@actor"}),
    ("deed", "take@ an~a extra turn after this one", {"extra-turn": "@actor"}),
    ("deed", "shuffle@ | shuffle@ their~your library", {"shuffle": "@actor"}),
    ("deed", "reveal@ their~your hand", {"reveal": "@actor"}),
    ("deed", "reveal@ <c:topcard>", {"reveal": "$c", "as": "revealed"}),
    ("deed", "look@ at <c:topcard>", {"look": "$c", "by": "@actor", "as": "looked"}),
    ("deed", "look@ at <p:possessor> 's hand", {"look": "$p", "by": "@actor"}),
    ("deed", "get@ <n:count> <k:kindword> counter#", {"player-counters": "@actor", "kind": "$k", "amount": "$n"}),
    ("deed", "sacrifice@ <r:sacrificed>", {"sacrifice": "$r", "by": "@actor"}),
    ("sacrificed", "<c:chosen>", "$c"),
    ("sacrificed", "<r:self>", "$r"),
    ("sacrificed", "<r:attached>", "$r"),
    ("sacrificed", "<r:granter>", "$r"),
    ("sacrificed", "<r:thatone>", "$r"),
    ("sacrificed", "all <f:filters>", {"all": "$f"}),
    ("deed", "destroy@ <o:objects>", {"destroy": "$o"}),
    ("deed", "exile@ <o:objects>", {"exile": "$o", "as": "exiled"}),
    (
        "deed",
        "exile@ <o:objects> until ~ leaves the battlefield",
        {"exile": "$o", "until": {"leaves": "this"}, "as": "exiled"},
    ),
    (
        "deed",
        "exile@ all graveyards | exile@ all card from all graveyards",
        {"exile": {"all": {"kind": "card", "zone": "graveyard"}}, "as": "exiled"},
    ),
    ("deed", "exile@ <o:objects> face down", {"exile": "$o", "face-down": "true", "as": "exiled"}),
    (
        "deed",
        "exile@ all cards from <p:possessor> 's graveyard | exile@ <p:possessor> 's graveyard",
        {"exile": {"all": {"kind": "card", "zone": "graveyard", "owner": "$p"}}, "as": "exiled"},
    ),
    ("deed", "tap@ <o:objects>", {"tap": "$o"}),
    ("deed", "untap@ <o:objects>", {"untap": "$o"}),
    ("deed", "tap@ or untap@ <o:objects>", {"either": [{"tap": "$o"}, {"untap": "@first"}]}),
    ("deed", "counter@ <o:objects>", {"counter": "$o"}),
    ("payment", "pay@ <s:symbols>", "$s"),
    ("payment", "pay@ <n:number> life", [{"pay-life": "@actor", "amount": "$n"}]),
    ("payment", "sacrifice@ <f:afilter>", [{"sacrifice": {"choose": "$f"}, "by": "@actor"}]),
    ("payment", "pay@ <h:half>", [{"pay-life": "@actor", "amount": "$h"}]),
    ("payment", "discard@ <n:count> card#", [{"discard": "@actor", "amount": "$n"}]),
    ("payment", "discard@ <f:particular>", [{"discard": "@actor", "amount": "1", "what": "$f"}]),
    ("payment", "sacrifice@ <n:number> <f:filters>", [{"sacrifice": {"choose": "$f", "amount": "$n"}, "by": "@actor"}]),
    ("deed", "regenerate@ <o:objects>", {"regenerate": "$o"}),
    ("deed", "transform@ <o:objects>", {"transform": "$o"}),
    ("deed", "gain@ control of <o:objects>", {"control": "$o", "by": "@actor"}),
    ("deed", "gain@ control of <o:objects> <d:duration>", {"control": "$o", "by": "@actor", "until": "$d"}),
    ("deed", "attach@ <r:single> to <h:single>", {"attach": "$r", "to": "$h"}),
    ("deed", "goad@ <o:objects>", {"goad": "$o"}),
    ("deed", "detain@ <o:objects>", {"detain": "$o"}),
    ("deed", "remove@ <o:objects> from combat", {"remove-from-combat": "$o"}),
    (
        "deed",
        "choose@ new targets for <r:single>",
        {"new-targets": "$r", "by": "@actor"},
    ),
    ("deed", "change@ a target of <r:single>", {"new-targets": "$r", "by": "@actor", "one": "true"}),
    ("deed", "change@ the target of <r:single> to <t:self>", {"new-targets": "$r", "by": "@actor", "to": "$t"}),
    (
        "deed",
        "change@ the target of <r:single> | change@ the targets of <r:single>",
        {"new-targets": "$r", "by": "@actor", "all": "true"},
    ),
    ("deed", "copy@ <r:single>", {"copy": "$r", "by": "@actor"}),
    ("deed", "choose@ a color", {"choose": "color", "by": "@actor"}),
    ("deed", "choose@ a creature type", {"choose": "creature-type", "by": "@actor"}),
    ("deed", "choose@ a card name | name@ a card", {"choose": "card-name", "by": "@actor"}),
    ("deed", "choose@ a <f:filter> card name", {"choose": "name", "is": "$f", "by": "@actor"}),
    ("deed", "choose@ a player", {"choose": "player", "by": "@actor"}),
    ("deed", "choose@ a opponent", {"choose": "opponent", "by": "@actor"}),
    ("deed", "note@ <w:aimed> | choose@ <w:aimed>", {"chosen-targets": "$w"}),
    ("deed", "exchange@ control of <o:objects>", {"exchange": "$o", "what": "control"}),
    ("deed", "cast@ <r:thatone> without paying its mana cost", {"cast": "$r", "free": "true", "by": "@actor"}),
    ("deed", "cast@ <r:aimed> without paying its mana cost", {"cast": "$r", "free": "true", "by": "@actor"}),
    (
        "deed",
        "cast@ <f:afilter> from your hand without paying its mana cost",
        {
            "cast": {"choose": {"...": "$f", "kind": "card", "zone": "hand", "owner": "you"}},
            "free": "true",
            "by": "@actor",
        },
    ),
    ("deed", "end@ the turn", {"end-turn": "@none"}),
    (
        "act",
        "double <r:single> 's power <d:duration> | <d:duration> , double <r:single> 's power",
        {"double-pt": "$r", "what": "power", "until": "$d"},
    ),
    ("act", "double <r:single> 's toughness <d:duration>", {"double-pt": "$r", "what": "toughness", "until": "$d"}),
    (
        "act",
        "double <r:single> 's power and toughness <d:duration>",
        {"double-pt": "$r", "what": "both", "until": "$d"},
    ),
]

COUNTERS: list[Row] = [
    (
        "deed",
        "put@ <n:count> <k:kindword> counter# on <o:objects> | put@ <n:count> <k:kindword> counter# on each of <o:aimed>",
        {"put-counters": "$o", "kind": "$k", "amount": "$n"},
    ),
    (
        "deed",
        "put@ a <k:kindword> counter on <o:objects> <e:each>",
        {"put-counters": "$o", "kind": "$k", "amount": "$e"},
    ),
    (
        "deed",
        "put@ <n:number> <k:kindword> counter# on <o:objects> <e:each>",
        {"put-counters": "$o", "kind": "$k", "amount": {"*": ["$n", "$e"]}},
    ),
    (
        "deed",
        "put@ a number of <k:kindword> counter on <o:objects> equal to <f:figure>"
        " | put@ <k:kindword> counter on <o:objects> equal to <f:figure>",
        {"put-counters": "$o", "kind": "$k", "amount": "$f"},
    ),
    (
        "deed",
        "remove@ <n:count> <k:kindword> counter# from <o:objects>",
        {"remove-counters": "$o", "kind": "$k", "amount": "$n"},
    ),
    (
        "deed",
        "move@ <n:count> <k:kindword> counter# from <o:single> onto <t:single>",
        {"move-counters": "$o", "kind": "$k", "amount": "$n", "to": "$t"},
    ),
    ("deed", "remove@ all counter from <o:objects>", {"remove-counters": "$o", "kind": "any", "all": "true"}),
    (
        "deed",
        "remove@ all <k:kindword> counter from <o:objects>",
        {"remove-counters": "$o", "kind": "$k", "all": "true"},
    ),
    ("deed", "double@ the number of <k:kindword> counter on <o:objects>", {"double-counters": "$o", "kind": "$k"}),
    (
        "deed",
        "distribute@ <n:number> <k:kindword> counter# among <a:divided>",
        {"put-counters": {"divide": "$n", "...": "$a"}, "kind": "$k", "divided": "true"},
    ),
]

DAMAGE: list[Row] = [
    ("act", "<s:single> deal@ <n:points> damage to <w:whom>", {"source": "$s", "amount": "$n", "damage": "$w"}),
    (
        "act",
        "<s:single> deal@ damage equal to <f:figure> to <w:whom> | <s:single> deal@ damage to <w:whom> equal to <f:figure>",
        {"source": "$s", "amount": "$f", "damage": "$w"},
    ),
    ("act", "<s:single> deal@ <n:points> damage", {"source": "$s", "amount": "$n", "damage": "@same"}),
    ("act", "<s:single> deal@ that much damage to <w:whom>", {"source": "$s", "amount": "@amount", "damage": "$w"}),
    (
        "act",
        "<s:single> deal@ <n:number> damage to <w:whom> <e:each>",
        {"source": "$s", "amount": {"*": ["$n", "$e"]}, "damage": "$w"},
    ),
    (
        "act",
        "<s:single> deal@ <n:number> damage to <w:whom> and <m:number> damage to <v:whom>",
        {
            "steps": [
                {"source": "$s", "amount": "$n", "damage": "$w"},
                {"source": "@source-again", "amount": "$m", "damage": "$v"},
            ]
        },
    ),
    (
        "act",
        "<s:single> deal@ <n:number> damage divided as you choose among <a:divided>",
        {"source": "$s", "damage": {"divide": "$n", "...": "$a"}, "divided": "true"},
    ),
    (
        "divided",
        "any number of targets | any number of target",
        {"aim": {"is": "any-target", "min": "1", "max": "any"}},
    ),
    ("divided", "any number of target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "any"}}),
    ("divided", "one or two targets | one or two target", {"aim": {"is": "any-target", "min": "1", "max": "2"}}),
    (
        "divided",
        "one , two , or three targets | one , two , or three target",
        {"aim": {"is": "any-target", "min": "1", "max": "3"}},
    ),
    ("divided", "one or two target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "2"}}),
    ("divided", "one , two , or three target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "3"}}),
    ("act", "<s:single> fight@ <o:single>", {"fight": "$s", "with": "$o"}),
    ("act", "<s:aimed> and <o:aimed> fight each other", {"fight": "$s", "with": "$o"}),
    (
        "act",
        "after this main phase , there is an additional combat phase followed by an additional main phase"
        " | after this phase , there is an additional combat phase followed by an additional main phase",
        {"extra-step": "combat-and-main"},
    ),
    (
        "act",
        "after this phase , there is an additional combat phase | there is an additional combat phase after this phase"
        " | after this main phase , there is an additional combat phase"
        " | after this combat phase , there is an additional combat phase",
        {"extra-step": "combat"},
    ),
    (
        "act",
        "after this phase , there is an additional main phase | there is an additional main phase after this phase",
        {"extra-step": "main"},
    ),
    ("act", "the game is a draw", {"draw-game": "true"}),
    ("act", "<s:single> phase@ out", {"phase-out": "$s"}),
    ("act", "<s:single> explore@", {"explore": "$s"}),
    (
        "act",
        "<p:possessor> 's life total become@ <n:number>",
        {"set-life": "$p", "amount": "$n"},
    ),
    ("act", "double@ <p:possessor> 's life total", {"double-life": "$p"}),
    ("act", "double@ your life total", {"double-life": "you"}),
    ("act", "your life total become@ <n:number>", {"set-life": "you", "amount": "$n"}),
    ("act", "it's still a <t:type> | they're still <t:type>", {"still": "$t"}),
]

ROWS: list[Row] = [*DEEDS, *COUNTERS, *DAMAGE]
