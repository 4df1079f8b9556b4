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
    ("deed", "mill@ <n:count> card#", {"mill": "@actor", "amount": "$n"}),
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
    ("deed", "become@ the monarch", {"monarch": "@actor"}),
    ("act", "it become@ day", {"day-night": "day"}),
    ("act", "it become@ night", {"day-night": "night"}),
    ("deed", "win@ the game", {"win-game": "@actor"}),
    ("deed", "lose@ the game", {"lose-game": "@actor"}),
    ("deed", "take@ an~a extra turn after this one", {"extra-turn": "@actor"}),
    ("deed", "shuffle@ | shuffle@ their~your library", {"shuffle": "@actor"}),
    ("deed", "reveal@ their~your hand", {"reveal": "@actor"}),
    ("deed", "reveal@ <c:topcard>", {"reveal": "$c", "as": "revealed"}),
    ("deed", "look@ at <c:topcard>", {"look": "$c", "by": "@actor"}),
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
    ("payment", "discard@ a card", [{"discard": "@actor", "amount": "1"}]),
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
    ("deed", "end@ the turn", {"end-turn": "@none"}),
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

TOKENS: list[Row] = [
    ("deed", "create@ <n:count> <t:token>", {"create": "$t", "amount": "$n", "by": "@actor", "as": "token"}),
    (
        "deed",
        "create@ <n:count> tapped <t:token>",
        {"create": "$t", "amount": "$n", "by": "@actor", "tapped": "true", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> that's~is tapped and attacking"
        " | create@ <n:count> <t:token> that is tapped and attacking",
        {"create": "$t", "amount": "$n", "by": "@actor", "tapped": "true", "attacking": "true", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> that's~is blocking <r:single> | create@ <n:count> <t:token> blocking <r:single>",
        {"create": "$t", "amount": "$n", "by": "@actor", "blocking": "$r", "as": "token"},
    ),
    ("deed", "create@ <n:count> <t:token> <e:each>", {"create": "$t", "amount": "$e", "by": "@actor", "as": "token"}),
    (
        "deed",
        "create@ a number of <t:token> equal to <f:figure>",
        {"create": "$t", "amount": "$f", "by": "@actor", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> with <m:count> <k:kindword> counter# on it~them",
        {"create": "$t", "amount": "$n", "by": "@actor", "counters": {"$k": "$m"}, "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> with a <k:kindword> counter on it~them <e:each>",
        {"create": "$t", "amount": "$n", "by": "@actor", "counters": {"$k": "$e"}, "as": "token"},
    ),
    (
        "deed",
        "create@ a token that's~is a copy of <r:single>",
        {"create": "copy", "copy-of": "$r", "by": "@actor", "as": "token"},
    ),
    ("token", "<p:pt> <c:colors> <k:tokentypes> token#", {"pt": "$p", "colors": "$c", "...": "$k"}),
    (
        "token",
        "<p:pt> <c:colors> <k:tokentypes> token# with <a:keywords>",
        {"pt": "$p", "colors": "$c", "...": "$k", "abilities": "$a"},
    ),
    (
        "token",
        "<p:pt> <c:colors> <k:tokentypes> token# named <n:name>",
        {"name": "$n", "pt": "$p", "colors": "$c", "...": "$k"},
    ),
    ("token", "<k:tokentypes> token#", {"...": "$k", "predefined": "true"}),
    ("token", "<k:tokentypes> token# with <a:keywords>", {"...": "$k", "abilities": "$a"}),
    (
        "token",
        "colorless <k:tokentypes> token# named <n:name> with <a:keywords>",
        {"name": "$n", "...": "$k", "abilities": "$a"},
    ),
    ("colors", "<c:color>", ["$c"]),
    ("colors", "colorless", []),
    ("colors", "<c:color> and <d:color>", ["$c", "$d"]),
    ("colors", "<c:color> , <d:color> , and <e:color>", ["$c", "$d", "$e"]),
]

MANA: list[Row] = [
    ("deed", "add@ <s:symbols>", {"add": "$s", "by": "@actor"}),
    ("deed", "add@ a amount of <s:symbols> equal to <f:figure>", {"add": "$s", "amount": "$f", "by": "@actor"}),
    ("deed", "add@ <s:symbols> <e:each>", {"add": "$s", "amount": "$e", "by": "@actor"}),
    ("deed", "add@ one mana of any color", {"add": "any-color", "by": "@actor"}),
    (
        "deed",
        "add@ <n:number> mana of any one color",
        {"add": "any-color", "amount": "$n", "by": "@actor"},
    ),
    (
        "deed",
        "add@ <n:number> mana in any combination of colors",
        {"add": "any-color", "amount": "$n", "of-each": "true", "by": "@actor"},
    ),
    ("deed", "add@ one mana of the chosen color", {"add": "chosen-color", "by": "@actor"}),
    ("deed", "add@ <a:symbols> or <b:symbols>", {"one-of": [{"add": "$a"}, {"add": "$b"}]}),
    (
        "deed",
        "add@ <a:symbols> , <b:symbols> , or <c:symbols>",
        {"one-of": [{"add": "$a"}, {"add": "$b"}, {"add": "$c"}]},
    ),
    (
        "deed",
        "add@ a additional <s:symbols>",
        {"add": "$s", "by": "@actor"},
    ),
    ("deed", "add@ one mana of any type that land ¦ produced", {"add": "produced-type", "by": "@actor"}),
    ("deed", "add@ one mana of any color that <f:producers> could produce", {"add": "could-produce", "for": "$f"}),
    ("producers", "<f:afilter>", "$f"),
    (
        "sentence",
        "spend this mana only to cast <f:filters> or activate ability# of <g:filters>",
        {"spending": {"any": ["$f", {"kind": "ability", "source": "$g"}]}},
    ),
    (
        "sentence",
        "spend this mana only to cast <f:filters> | spend this mana only to cast <f:afilter>",
        {"spending": "$f"},
    ),
    ("sentence", "spend this mana only to activate <f:filters>", {"spending": "$f"}),
]

ROWS: list[Row] = [*DEEDS, *COUNTERS, *MOVES, *DAMAGE, *TOKENS, *MANA]
