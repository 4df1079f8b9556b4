"""English card text, what players and objects do (701, 119-122): rows of instructions.

`deed` is what a player does, said without the player ("draw two cards"); `@actor` stands for that player. `act` is an
instruction with its own subject ("this creature deals 2 damage to any target").
"""

from __future__ import annotations

from judgekit.games.mtg.text.english.tokens import EXTRA_TURN, PAID_ANY
from judgekit.language.chart import Row

DICE = (
    *(("d4", "4"), ("d6", "6"), ("d8", "8"), ("d10", "10"), ("d12", "12"), ("d20", "20")),
    *(("four-sided die", "4"), ("six-sided die", "6"), ("eight-sided die", "8"), ("ten-sided die", "10")),
    *(("twelve-sided die", "12"), ("twenty-sided die", "20")),
)
"""What is rolled, with the number of its sides (706.1a)."""


_IGNORED = (("lower", "lowest"), ("lowest", "lowest"), ("higher", "highest"), ("highest", "highest"))
"""Which of several rolls is ignored, as cards say it (706.5)."""


def _dice(die: str) -> str:
    """Return the plural of a die: d20 stays as it is."""
    return die.replace("die", "dice")


CARDS_IN_HAND = {"kind": "card", "zone": "hand"}
"""The cards in the hands of players."""

_CHOSEN_PILE = {"choose-pile": "pile", "by": "@actor", "chosen": "chosen-pile", "other": "other-pile"}
"""The choice of one of two piles, with the names of both (700.3)."""

DEEDS: list[Row] = [
    ("deed", "draw@ <n:count> card#", {"draw": "@actor", "amount": "$n"}),
    ("deed", "draw@ up to <n:count> card#", {"draw": "@actor", "amount": "$n", "least": "0"}),
    ("deed", "draw@ a card <e:each>", {"draw": "@actor", "amount": "$e"}),
    ("deed", "draw@ <n:morecards>", {"draw": "@actor", "amount": "$n"}),
    ("deed", "draw@ <n:number> card# <e:each>", {"draw": "@actor", "amount": {"*": ["$n", "$e"]}}),
    ("deed", "discard@ a card <e:each>", {"discard": "@actor", "amount": "$e"}),
    ("deed", "discard@ <n:number> card# <e:each>", {"discard": "@actor", "amount": {"*": ["$n", "$e"]}}),
    ("deed", "discard@ cards equal to <f:figure>", {"discard": "@actor", "amount": "$f"}),
    (
        "deed",
        "discard@ any number of card#",
        {"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}, "least": "0"},
    ),
    ("deed", "discard@ up to <n:number> card#", {"discard": "@actor", "amount": "$n", "least": "0"}),
    (
        "deed",
        "discard@ any number of <f:particulars>",
        {"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}, "least": "0", "what": "$f"},
    ),
    ("deed", "discard@ <f:particular>", {"discard": "@actor", "amount": "1", "what": "$f"}),
    ("deed", "discard@ <n:number> <f:particulars>", {"discard": "@actor", "amount": "$n", "what": "$f"}),
    ("deed", "sacrifice@ <f:afilter> <e:each>", {"sacrifice": {"choose": "$f", "amount": "$e"}, "by": "@actor"}),
    (
        "deed",
        "sacrifice@ <n:number> <f:filters> <e:each>",
        {"sacrifice": {"choose": "$f", "amount": {"*": ["$n", "$e"]}}, "by": "@actor"},
    ),
    ("deed", "sacrifice@ <r:self> and <s:thatone>", {"sacrifice": ["$r", "$s"], "by": "@actor"}),
    ("deed", "mill@ a card <e:each>", {"mill": "@actor", "amount": "$e", "as": "milled"}),
    ("deed", "mill@ <n:number> card# <e:each>", {"mill": "@actor", "amount": {"*": ["$n", "$e"]}, "as": "milled"}),
    (
        "deed",
        "mill@ half their~your library , rounded down"
        " | put@ the top half of their~your library , rounded down , into their~your graveyard",
        {"mill": "@actor", "amount": {"half-down": {"value": "library", "of": "@actor"}}, "as": "milled"},
    ),
    (
        "deed",
        "mill@ half their~your library , rounded up"
        " | put@ the top half of their~your library , rounded up , into their~your graveyard",
        {"mill": "@actor", "amount": {"half-up": {"value": "library", "of": "@actor"}}, "as": "milled"},
    ),
    (
        "deed",
        "exile@ the top card of your library face down",
        {"exile": {"top": "you", "amount": "1"}, "face-down": "true", "as": "exiled"},
    ),
    ("deed", "reveal@ <c:atrandom>", {"reveal": "$c", "as": "revealed"}),
    ("deed", "exile@ <c:atrandom>", {"exile": "$c", "as": "exiled"}),
    ("deed", "name@ <f:particular>", {"choose": "name", "is": "$f", "by": "@actor"}),
    ("deed", "draw@ cards equal to <f:figure>", {"draw": "@actor", "amount": "$f"}),
    ("deed", "draw@ a additional card", {"draw": "@actor", "amount": "1"}),
    ("deed", "draw@ <n:count> additional card#", {"draw": "@actor", "amount": "$n"}),
    ("deed", "draw@ as many card# as they discarded this way", {"draw": "@actor", "amount": "@many"}),
    ("deed", "discard@ <n:count> card#", {"discard": "@actor", "amount": "$n"}),
    ("deed", "discard@ <n:count> card# at random", {"discard": "@actor", "amount": "$n", "random": "true"}),
    ("deed", "discard@ all <f:particulars>", {"discard": {"all": {"...": "$f", "zone": "hand", "owner": "@actor"}}}),
    (
        "deed",
        "discard@ your~their hand | discard@ all the cards in your~their hand",
        {"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}},
    ),
    ("deed", "discard@ <r:self>", {"discard": "$r"}),
    ("deed", "discard@ that card | discard@ those card", {"discard": "@card"}),
    ("deed", "discard@ it", {"discard": "@it"}),
    ("deed", "mill@ <n:count> card#", {"mill": "@actor", "amount": "$n", "as": "milled"}),
    ("deed", "mill@ cards equal to <f:figure>", {"mill": "@actor", "amount": "$f", "as": "milled"}),
    ("deed", "gain@ that much life", {"gain-life": "@actor", "amount": "@amount"}),
    ("deed", "gain@ <n:points> life", {"gain-life": "@actor", "amount": "$n"}),
    ("deed", "gain@ life equal to <f:figure>", {"gain-life": "@actor", "amount": "$f"}),
    ("deed", "gain@ <n:points> life <e:each>", {"gain-life": "@actor", "amount": {"*": ["$n", "$e"]}}),
    ("deed", "lose@ <n:points> life", {"lose-life": "@actor", "amount": "$n"}),
    ("deed", "lose@ all unspent mana", {"lose-mana": "@actor"}),
    ("deed", "empty@ their mana pool | empties their mana pool", {"lose-mana": "@their"}),
    ("deed", "lose@ that much life", {"lose-life": "@actor", "amount": "@amount"}),
    ("deed", "lose@ life equal to <f:figure>", {"lose-life": "@actor", "amount": "$f"}),
    ("deed", "lose@ <f:figure>", {"lose-life": "@actor", "amount": "$f"}),
    ("deed", "lose@ <n:points> life <e:each>", {"lose-life": "@actor", "amount": {"*": ["$n", "$e"]}}),
    (
        "deed",
        "have@ ~ deal <n:points> damage to them | have@ it deal <n:points> damage to them",
        {"damage": "@actor", "amount": "$n", "source": "this"},
    ),
    ("deed", "pay@ <n:points> life", {"pay-life": "@actor", "amount": "$n"}),
    ("deed", "pay@ <h:half>", {"pay-life": "@actor", "amount": "$h"}),
    ("deed", "pay@ <s:symbols>", {"pay": "$s", "by": "@actor"}),
    ("deed", "pay@ any amount of <s:symbols>", {"pay-any": "@actor", "kind": "$s", "as": PAID_ANY}),
    *(
        ("deed", f"pay@ any amount of {what}", {"pay-any": "@actor", "kind": what, "as": PAID_ANY})
        for what in ("life", "mana")
    ),
    ("deed", "scry@ <n:number>", {"scry": "@actor", "amount": "$n"}),
    ("deed", "surveil@ <n:number>", {"surveil": "@actor", "amount": "$n"}),
    ("deed", "proliferate@", {"proliferate": "@actor"}),
    ("deed", "investigate@", {"investigate": "@actor", "amount": "1"}),
    ("deed", "investigate@ twice", {"investigate": "@actor", "amount": "2"}),
    ("deed", "investigate@ <n:number> times", {"investigate": "@actor", "amount": "$n"}),
    (
        "deed",
        "proliferate@ twice | proliferate@ , then proliferate@ again",
        {"steps": [{"proliferate": "@actor"}, {"proliferate": "@actor"}]},
    ),
    ("deed", "bolster@ <n:number>", {"bolster": "@actor", "amount": "$n"}),
    ("deed", "fateseal@ <n:number>", {"fateseal": "@actor", "amount": "$n"}),
    ("deed", "adapt@ <n:number>", {"adapt": "this", "amount": "$n"}),
    ("deed", "populate@", {"populate": "@actor"}),
    ("deed", "learn@", {"learn": "@actor"}),
    ("deed", "venture@ into the dungeon", {"venture": "@actor"}),
    ("deed", "clash@ with a opponent", {"clash": "@actor"}),
    ("deed", "clash@ with defending player", {"clash": "@actor", "with": "defending"}),
    ("deed", "exert@ <o:objects>", {"exert": "$o"}),
    ("deed", "support@ <n:number>", {"supported": "$n"}),
    *(("deed", f"roll@ a {die}", {"roll": "@actor", "sides": sides, "as": "rolled"}) for die, sides in DICE),
    *(
        ("deed", f"roll@ a {die} and add <f:figure>", {"roll": "@actor", "sides": sides, "as": "rolled", "plus": "$f"})
        for die, sides in DICE
    ),
    *(
        (
            "deed",
            f"roll@ <n:number> {_dice(die)} and ignore the {lower} roll",
            {"roll": "@actor", "sides": sides, "dice": "$n", "ignore": ignored, "as": "rolled"},
        )
        for die, sides in DICE
        for lower, ignored in _IGNORED
    ),
    *(
        ("deed", f"roll@ <n:number> {_dice(die)}", {"roll": "@actor", "sides": sides, "dice": "$n", "as": "rolled"})
        for die, sides in DICE
    ),
    ("deed", "roll@ again", {"roll-again": "@actor"}),
    (
        "deed",
        "repeat@ ~ process | repeat@ ~ process any number of times | repeat@ ~ process as many times as you~they choose@",
        {"process-again": "@actor"},
    ),
    (
        "act",
        "repeat ~ process until no one puts a card onto the battlefield",
        {"process-again": "you", "while": "enters"},
    ),
    (
        "act",
        "repeat ~ process until no one pay@ life | repeat this process until no one pay@ life",
        {"process-again": "you", "while": "life-paid"},
    ),
    ("figure", "the total of those results | the total of the results | the sum of those results", "rolled"),
    ("figure", "the result", "rolled"),
    ("condition", "the result is <n:number> or greater", {"value": "rolled", "is": ">= $n"}),
    ("condition", "the result is <n:number> or less", {"value": "rolled", "is": "<= $n"}),
    ("condition", "the result is exactly <n:number>", {"value": "rolled", "is": "= $n"}),
    (
        "condition",
        "the result is <n:number> or greater and <m:number> or less",
        {"and": [{"value": "rolled", "is": ">= $n"}, {"value": "rolled", "is": "<= $m"}]},
    ),
    (
        "act",
        "starting with you , each player vote@ for <a:kindword> or <b:kindword>",
        {"vote": ["$a", "$b"]},
    ),
    (
        "act",
        "starting with you , each player vote@ for <a:kindword> , <b:kindword> , or <c:kindword>",
        {"vote": ["$a", "$b", "$c"]},
    ),
    (
        "act",
        "starting with you , each player vote@ for <f:afilter>",
        {"vote": ["objects"], "is": "$f", "as": "voted"},
    ),
    ("condition", "<w:kindword> get@ more votes", {"value": "$w-votes", "is": "> $w-rival-votes"}),
    (
        "condition",
        "<w:kindword> get@ more votes or the vote is tied",
        {"value": "$w-votes", "is": ">= $w-rival-votes"},
    ),
    ("each", "for each <w:kindword> vote", "$w-votes"),
    (
        "objects",
        "each <f:filter> with the most votes or tied for most votes",
        {"all": {"...": "$f", "among": "voted"}},
    ),
    ("deed", "monstrosity <n:number>", {"monstrosity": "this", "amount": "$n"}),
    ("deed", "amass@ <n:number>", {"amass": "@actor", "amount": "$n"}),
    ("deed", "amass@ <s:subtype> <n:number>", {"amass": "@actor", "amount": "$n", "subtype": "$s"}),
    ("deed", "become@ the monarch", {"monarch": "@actor"}),
    (
        "act",
        "the next <f:filter> you cast this turn cost@ <s:symbols> less to cast",
        {
            "effect": {"cost-change": {"spells": "$f", "player": "you", "less": "$s"}},
            "next": "$f",
            "until": "end-of-turn",
        },
    ),
    (
        "act",
        "the next <f:filter> you cast this turn can't be countered"
        " | the next <f:filter> you cast this turn can't be countered by spells or abilities",
        {"effect": {"cant": {"deed": "be-countered"}}, "next": "$f", "until": "end-of-turn"},
    ),
    (
        "act",
        "the next <f:filter> you cast this turn have@~gain@ <k:keywords>",
        {"effect": {"static": {"modify": [{"gain": "$k"}]}}, "next": "$f", "until": "end-of-turn"},
    ),
    ("act", "<r:thatone> become@ plotted", {"become-plotted": "$r"}),
    ("act", "<o:objects> become@ prepared", {"prepare": "$o"}),
    ("act", "<o:objects> become@ unprepared", {"unprepare": "$o"}),
    ("deed", "take@ the initiative", {"take-initiative": "@actor"}),
    ("deed", "venture@ into undercity", {"venture": "@actor", "into": "Undercity"}),
    ("act", "it become@ day", {"day-night": "day"}),
    ("act", "it become@ night", {"day-night": "night"}),
    ("deed", "win@ the game", {"win-game": "@actor"}),
    ("deed", "lose@ the game", {"lose-game": "@actor"}),
    ("deed", "take@ an~a extra turn after this one", {"extra-turn": "@actor", "as": EXTRA_TURN}),
    (
        "deed",
        "take@ two extra turn after this one",
        {"steps": [{"extra-turn": "@actor"}, {"extra-turn": "@actor"}]},
    ),
    ("deed", "shuffle@ | shuffle@ your library", {"shuffle": "@actor"}),
    ("deed", "shuffle@ their library", {"shuffle": "@their"}),
    ("deed", "reveal@ their~your hand", {"reveal": "@actor"}),
    ("deed", "reveal@ <c:topcard>", {"reveal": "$c", "as": "revealed"}),
    *(
        (
            "deed",
            f"reveal@ {chosen} {place} {whose} hand",
            {"reveal": {"choose": {"...": "$f", "zone": "hand", "owner": owner}, **number}, "as": "revealed"},
        )
        for chosen, number in (
            ("<f:afilter>", {}),
            ("any number of <f:filters>", {"up-to": "any"}),
            ("<n:number> <f:filters>", {"amount": "$n"}),
        )
        for place in ("from", "in")
        for whose, owner in (("your", "you"), ("their", "@actor"))
    ),
    (
        "deed",
        "reveal@ <f:afilter> you own from outside the game | choose@ <f:afilter> you own from outside the game , reveal that card",
        {"reveal": {"choose": {"...": "$f", "zone": "outside", "owner": "you"}}, "as": "revealed"},
    ),
    (
        "deed",
        "put@ <f:afilter> you own from outside the game into your hand"
        " | choose@ <f:afilter> you own from outside the game and put it into your hand",
        {"put": {"choose": {"...": "$f", "zone": "outside", "owner": "you"}}, "to": "hand"},
    ),
    ("deed", "look@ at <c:topcard>", {"look": "$c", "by": "@actor", "as": "looked"}),
    ("deed", "look@ at <p:possessor> 's hand", {"look": "$p", "by": "@actor"}),
    ("deed", "get@ <n:count> <k:kindword> counter#", {"player-counters": "@actor", "kind": "$k", "amount": "$n"}),
    ("deed", "flip@ a coin", {"coin": "@actor"}),
    ("deed", "get@ <s:symbols>", {"energy": "$s"}),
    ("deed", "get@ <s:symbols> <e:each>", {"energy": "$s", "times": "$e"}),
    ("deed", "get@ a amount of <s:symbols> equal to <f:figure>", {"energy": "$s", "times": "$f"}),
    ("deed", "get@ that many <s:symbols>", {"energy": "$s", "times": "@many"}),
    ("deed", "sacrifice@ <r:sacrificed>", {"sacrifice": "$r", "by": "@actor"}),
    ("deed", "separate@ <o:objects> into two piles", {"separate": "$o", "by": "@actor", "as": "pile"}),
    (
        "deed",
        "sacrifice@ all <f:filters> in the pile of their~your choice",
        {"steps": [_CHOSEN_PILE, {"sacrifice": {"all": {"...": "$f", "among": "chosen-pile"}}, "by": "@actor"}]},
    ),
    (
        "deed",
        "put@ one pile into your~their hand and the other <r:restplace>",
        {"steps": [_CHOSEN_PILE, {"put": "chosen-pile", "to": "hand"}, {"put": "other-pile", "...": "$r"}]},
    ),
    (
        "act",
        "each player choose@ a number of <f:filters> they control@ equal to the number of <f:filters>"
        " controlled by the player who control@ the fewest , then sacrifice@ the rest",
        {"even-out": "players", "is": "$f"},
    ),
    *(
        ("act", f"{who} {said} the same way", {"same-way": ways})
        for who in ("each player", "players")
        for said, ways in (
            ("discard@ cards and sacrifice@ <f:filters>", [CARDS_IN_HAND, "$f"]),
            ("sacrifice@ <f:filters> and discard@ cards", ["$f", CARDS_IN_HAND]),
            ("discard@ cards", [CARDS_IN_HAND]),
            ("sacrifice@ <f:filters>", ["$f"]),
        )
    ),
    ("sacrificed", "<c:chosen>", "$c"),
    ("sacrificed", "<r:self>", "$r"),
    ("sacrificed", "<r:attached>", "$r"),
    ("sacrificed", "<r:granter>", "$r"),
    ("sacrificed", "<r:thatone>", "$r"),
    ("sacrificed", "all <f:filters>", {"all": "$f"}),
    ("deed", "destroy@ <o:objects>", {"destroy": "$o"}),
    ("deed", "destroy@ <o:everything> or <p:everything>", {"either": [{"destroy": "$o"}, {"destroy": "$p"}]}),
    ("deed", "exile@ <o:objects>", {"exile": "$o", "as": "exiled"}),
    (
        "deed",
        "exile@ <o:objects> until ~ leaves the battlefield",
        {"exile": "$o", "until": {"leaves": "this"}, "as": "exiled"},
    ),
    (
        "deed",
        "exile@ <o:objects> until <p:who> becomes the monarch",
        {"exile": "$o", "until": {"monarch": "$p"}, "as": "exiled"},
    ),
    (
        "deed",
        "exile@ <f:afilter> from it",
        {"exile": {"choose": {"...": "$f", "zone": "hand", "owner": "@hand"}}, "as": "exiled"},
    ),
    (
        "deed",
        "exile@ <f:afilter> from it until ~ leaves the battlefield",
        {
            "exile": {"choose": {"...": "$f", "zone": "hand", "owner": "@hand"}},
            "until": {"leaves": "this"},
            "as": "exiled",
        },
    ),
    (
        "deed",
        "exile@ that card from your graveyard",
        {
            "if": {"object": "@card", "is": {"kind": "card", "zone": "graveyard", "owner": "you"}},
            "then": [{"exile": "@card"}],
        },
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
    *(
        (
            "deed",
            f"exile@ all cards from <p:possessor> 's {places}",
            {"exile": {"all": {"kind": "card", "zone": zones, "owner": "$p"}}, "as": "exiled"},
        )
        for places, zones in (
            ("library", "library"),
            ("hand", "hand"),
            ("hand and graveyard", ["hand", "graveyard"]),
            ("library and graveyard", ["library", "graveyard"]),
        )
    ),
    (
        "deed",
        "exile@ all cards from all opponent 's hand and graveyard",
        {"exile": {"all": {"kind": "card", "zone": ["hand", "graveyard"], "owner": "opponent"}}, "as": "exiled"},
    ),
    (
        "act",
        "put@ all cards they exiled this way onto the battlefield",
        {"return": "@cards", "to": "battlefield", "under": {"owner": "@cards"}},
    ),
    ("deed", "tap@ <o:objects>", {"tap": "$o"}),
    ("deed", "untap@ <o:objects>", {"untap": "$o"}),
    ("deed", "tap@ or untap@ <o:objects>", {"either": [{"tap": "$o"}, {"untap": "@first"}]}),
    ("deed", "counter@ <o:objects>", {"counter": "$o"}),
    ("payment", "pay@ <s:symbols>", "$s"),
    ("payment", "pay@ ~ 's mana cost", "mana-cost"),
    ("payment", "pay@ <s:symbols> or <t:symbols>", {"or": ["$s", "$t"]}),
    ("payment", "pay@ <s:symbols> or <n:number> life", {"or": ["$s", [{"pay-life": "@actor", "amount": "$n"}]]}),
    ("payment", "<a:deedpaid>", "$a"),
    ("payment", "<a:deedpaid> or <b:deedpaid>", {"or": ["$a", "$b"]}),
    ("payment", "<a:deedpaid> or pay@ <s:symbols>", {"or": ["$a", "$s"]}),
    ("payment", "pay@ <s:symbols> or <a:deedpaid>", {"or": ["$s", "$a"]}),
    ("deedpaid", "pay@ <n:number> life", [{"pay-life": "@actor", "amount": "$n"}]),
    (
        "deedpaid",
        "have@ ~ deal <n:number> damage to them",
        [{"damage": "@actor", "amount": "$n", "source": "this"}],
    ),
    (
        "deedpaid",
        "return@ <f:afilter> to your hand | return@ <f:afilter> to their hand",
        [{"return": {"choose": "$f"}, "to": "hand", "by": "@actor"}],
    ),
    (
        "deedpaid",
        "remove@ <n:count> <k:kindword> counter# from <c:chosen>",
        [{"remove-counters": "$c", "kind": "$k", "amount": "$n", "by": "@actor"}],
    ),
    ("deedpaid", "sacrifice@ <f:afilter>", [{"sacrifice": {"choose": "$f"}, "by": "@actor"}]),
    ("deedpaid", "pay@ <h:half>", [{"pay-life": "@actor", "amount": "$h"}]),
    ("deedpaid", "discard@ <n:count> card#", [{"discard": "@actor", "amount": "$n"}]),
    ("deedpaid", "discard@ a card at random", [{"discard": "@actor", "amount": "1", "random": "true"}]),
    (
        "deedpaid",
        "discard@ your hand | discard@ their hand",
        [{"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}}],
    ),
    (
        "deedpaid",
        "return@ <f:afilter> to its owner 's hand",
        [{"return": {"choose": "$f"}, "to": "hand", "by": "@actor"}],
    ),
    (
        "deedpaid",
        "return@ <n:number> <f:filters> to their owner 's hand",
        [{"return": {"choose": "$f", "amount": "$n"}, "to": "hand", "by": "@actor"}],
    ),
    ("deedpaid", "tap@ <f:afilter>", [{"tap": {"choose": "$f"}}]),
    ("deedpaid", "tap@ <n:number> <f:filters>", [{"tap": {"choose": "$f", "amount": "$n"}}]),
    ("deedpaid", "mill@ <n:count> card#", [{"mill": "@actor", "amount": "$n"}]),
    (
        "deedpaid",
        "put@ the top <n:number> cards of your~their library into your~their graveyard",
        [{"mill": "@actor", "amount": "$n"}],
    ),
    (
        "deedpaid",
        "put@ the top card of your~their library into your~their graveyard",
        [{"mill": "@actor", "amount": "1"}],
    ),
    (
        "deedpaid",
        "sacrifice@ any number of <f:filters> with total power <n:number> or greater",
        [{"sacrifice": {"choose": "$f", "up-to": "any"}, "by": "@actor", "total-power": "$n"}],
    ),
    ("deedpaid", "exile@ <f:afilter>", [{"exile": {"choose": "$f"}}]),
    ("deedpaid", "exile@ <n:number> <f:filters>", [{"exile": {"choose": "$f", "amount": "$n"}}]),
    (
        "deedpaid",
        "remove@ a <k:kindword> counter from ~",
        [{"remove-counters": "this", "kind": "$k", "amount": "1"}],
    ),
    ("deedpaid", "remove@ a <k:kindword> counter from it", [{"remove-counters": "@it", "kind": "$k", "amount": "1"}]),
    ("deedpaid", "discard@ <f:particular>", [{"discard": "@actor", "amount": "1", "what": "$f"}]),
    (
        "deedpaid",
        "sacrifice@ <n:number> <f:filters>",
        [{"sacrifice": {"choose": "$f", "amount": "$n"}, "by": "@actor"}],
    ),
    ("deed", "remove@ all damage marked on~from <o:objects>", {"remove-damage": "$o"}),
    ("deed", "regenerate@ <o:objects>", {"regenerate": "$o"}),
    ("deed", "transform@ <o:objects>", {"transform": "$o"}),
    ("deed", "convert@ <o:objects>", {"convert": "$o"}),
    ("deed", "time travel", {"time-travel": "@actor", "amount": "1"}),
    ("deed", "time travel twice", {"time-travel": "@actor", "amount": "2"}),
    ("deed", "time travel <n:number> times", {"time-travel": "@actor", "amount": "$n"}),
    ("deed", "gain@ control of <o:objects>", {"control": "$o", "by": "@actor"}),
    ("deed", "gain@ control of <o:objects> <d:duration>", {"control": "$o", "by": "@actor", "until": "$d"}),
    ("deed", "attach@ <r:single> to <h:single>", {"attach": "$r", "to": "$h"}),
    ("deed", "unattach@ <o:objects>", {"unattach": "$o"}),
    ("deed", "unattach@ all <f:filters> from <r:single>", {"unattach": {"all": {"...": "$f", "attached-to": "$r"}}}),
    ("deed", "goad@ <o:objects>", {"goad": "$o"}),
    (
        "deed",
        "reselect@ which player or planeswalker <o:single> is attacking",
        {"reselect": "$o", "by": "@actor"},
    ),
    ("deed", "detain@ <o:objects>", {"detain": "$o"}),
    ("act", "<s:single> become@ blocked", {"become-blocked": "$s"}),
    ("act", "<f:filters> become@ blocked | all <f:filters> become@ blocked", {"become-blocked": {"all": "$f"}}),
    ("deed", "remove@ <o:objects> from combat", {"remove-from-combat": "$o"}),
    (
        "deed",
        "choose@ new targets for <r:single>",
        {"new-targets": "$r", "by": "@actor"},
    ),
    ("deed", "change@ a target of <r:single>", {"new-targets": "$r", "by": "@actor", "one": "true"}),
    (
        "deed",
        "change@ a target of <r:single> to <t:self>",
        {"new-targets": "$r", "by": "@actor", "one": "true", "to": "$t"},
    ),
    ("deed", "change@ the target of <r:single> to <t:self>", {"new-targets": "$r", "by": "@actor", "to": "$t"}),
    (
        "deed",
        "change@ the target of <r:single> | change@ the targets of <r:single>",
        {"new-targets": "$r", "by": "@actor", "all": "true"},
    ),
    ("deed", "copy@ <r:single>", {"copy": "$r", "by": "@actor"}),
    (
        "deed",
        "copy@ <r:single> for each other <f:filter> that the spell could target"
        " | copy@ <r:single> for each other <f:filter> that spell could target",
        {"copy": "$r", "could-target": {"...": "$f", "not-among": "this"}, "by": "@actor"},
    ),
    ("deed", "copy@ <r:single> twice", {"copy": "$r", "amount": "2", "by": "@actor"}),
    ("deed", "copy@ <r:single> <n:number> times", {"copy": "$r", "amount": "$n", "by": "@actor"}),
    ("deed", "note@ <w:aimed> | choose@ <w:aimed>", {"chosen-targets": "$w"}),
    ("deed", "choose@ <w:anytarget>", {"chosen-targets": "$w"}),
    ("deed", "choose@ target player", {"chosen-targets": {"aim": {"is": {"kind": "player"}}}}),
    ("deed", "choose@ target opponent", {"chosen-targets": {"aim": {"is": {"player": "opponent"}}}}),
    ("deed", "exchange@ control of <o:objects>", {"exchange": "$o", "what": "control"}),
    ("deed", "exchange@ life totals with <p:possessor>", {"exchange": ["you", "$p"], "what": "life"}),
    (
        "act",
        "two target players exchange life totals",
        {"exchange": {"aim": {"is": {"kind": "player"}, "count": "2"}}, "what": "life"},
    ),
    ("deed", "create@ a copy of <r:single>", {"copy": "$r", "by": "@actor"}),
    *(
        (
            "deed",
            f"exchange@ your life total with <r:single> 's {what}",
            {"exchange": ["you", "$r"], "what": f"life-and-{what}"},
        )
        for what in ("power", "toughness")
    ),
    ("deed", "end@ the turn", {"end-turn": "@none"}),
    ("deed", "end@ the combat phase", {"end-combat": "@none"}),
    *(
        (
            "act",
            f"{verb} its {of} <d:duration> | <d:duration> , {verb} its {of}",
            {f"{verb}-pt": "@it", "what": what, "until": "$d"},
        )
        for verb in ("double", "triple")
        for what, of in (("power", "power"), ("toughness", "toughness"), ("both", "power and toughness"))
    ),
    *(
        ("act", wording.format(verb), {f"{verb}-pt": "$r", "what": what, "until": "$d"})
        for verb in ("double", "triple")
        for what, wording in (
            ("power", "{0} <r:single> 's power <d:duration> | <d:duration> , {0} <r:single> 's power"),
            ("power", "{0} the power of <r:single> <d:duration>"),
            ("power", "{0} the power of <r:everything> <d:duration>"),
            ("toughness", "{0} <r:single> 's toughness <d:duration>"),
            ("both", "{0} <r:single> 's power and toughness <d:duration>"),
            ("both", "<d:duration> , {0} <r:single> 's power and toughness"),
        )
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
        "put@ <n:count> <k:kindword> counter# on <a:single> and <m:count> <l:kindword> counter# on <b:single>",
        {
            "steps": [
                {"put-counters": "$a", "kind": "$k", "amount": "$n"},
                {"put-counters": "$b", "kind": "$l", "amount": "$m"},
            ]
        },
    ),
    (
        "deed",
        "put@ <n:count> <k:kindword> counter# on <a:aimed> , <m:count> <l:kindword> counter# on <b:aimed> ,"
        " and <o:count> <j:kindword> counter# on <c:aimed>",
        {
            "steps": [
                {"put-counters": "$a", "kind": "$k", "amount": "$n"},
                {"put-counters": "$b", "kind": "$l", "amount": "$m"},
                {"put-counters": "$c", "kind": "$j", "amount": "$o"},
            ]
        },
    ),
    (
        "deed",
        "put@ <n:count> <k:kindword> counter# and <m:count> <l:kindword> counter# on <o:objects>",
        {
            "steps": [
                {"put-counters": "$o", "kind": "$k", "amount": "$n"},
                {"put-counters": "@first", "kind": "$l", "amount": "$m"},
            ]
        },
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
        "put@ a number of <k:kindword> counters on <o:objects> equal to <f:figure>"
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
    ("deed", "put@ another <k:kindword> counter on <o:objects>", {"put-counters": "$o", "kind": "$k", "amount": "1"}),
    ("deed", "remove@ all counters from <o:objects>", {"remove-counters": "$o", "kind": "any", "all": "true"}),
    (
        "deed",
        "remove@ all <k:kindword> counters from <o:objects>",
        {"remove-counters": "$o", "kind": "$k", "all": "true"},
    ),
    ("deed", "double@ the number of <k:kindword> counters on <o:objects>", {"double-counters": "$o", "kind": "$k"}),
    ("deed", "double@ the number of each kind of counter on <o:objects>", {"double-counters": "$o", "kind": "any"}),
    (
        "deed",
        "distribute@ <n:number> <k:kindword> counter# among <a:divided>",
        {"put-counters": {"divide": "$n", "...": "$a"}, "kind": "$k", "divided": "true"},
    ),
]

_EACH_DEALS = {"source": {"all": "$f"}, "dealer": "dealer"}
DAMAGE: list[Row] = [
    ("act", "<s:single> deal@ <n:points> damage to <w:whom>", {"source": "$s", "amount": "$n", "damage": "$w"}),
    (
        "act",
        "<s:single> deal@ damage equal to <f:figure> to <w:whom>",
        {"source": "$s", "amount": "$f", "damage": "$w"},
    ),
    ("act", "each <f:filter> deal@ <n:points> damage to <w:whom>", {"damage": "$w", "amount": "$n", **_EACH_DEALS}),
    *(
        (
            "act",
            f"each <f:filter> deal@ damage equal to its {figure} to <w:whom>"
            f" | each <f:filter> deal@ damage to <w:whom> equal to its {figure}",
            {"damage": "$w", "amount": {"value": figure, "of": "@it"}, **_EACH_DEALS},
        )
        for figure in ("power", "toughness")
    ),
    (
        "act",
        "<s:single> deal@ <n:points> damage divided evenly , rounded down , among <w:whom>",
        {"source": "$s", "amount": "$n", "evenly": "true", "damage": "$w"},
    ),
    (
        "act",
        "<s:single> deal@ <n:points> damage divided evenly , rounded down , among any number of targets",
        {"source": "$s", "amount": "$n", "evenly": "true", "damage": {"aim": {"is": "any-target", "count": "any"}}},
    ),
    *(
        (
            "act",
            f"<s:single> deal@ half X damage , rounded {way} , to <w:whom>",
            {"source": "$s", "amount": {f"half-{way}": "X"}, "damage": "$w"},
        )
        for way in ("up", "down")
    ),
    *(
        (
            "act",
            f"<s:single> deal@ half X damage , rounded {way} , to <w:whom> , and half X damage , rounded {other} , to you",
            {
                "source": "$s",
                "amount": {f"half-{way}": "X"},
                "damage": "$w",
                "also": [{"source": "@source-again", "amount": {f"half-{other}": "X"}, "damage": "you"}],
            },
        )
        for way, other in (("up", "down"), ("down", "up"))
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
        "<s:single> deal@ <n:points> damage to <w:whom> <f:further>",
        {"source": "$s", "amount": "$n", "damage": "$w", "also": "$f"},
    ),
    (
        "act",
        "<s:single> deal@ damage equal to <n:figure> to <w:whom> <f:further>",
        {"source": "$s", "amount": "$n", "damage": "$w", "also": "$f"},
    ),
    ("further", "and <o:share>", ["$o"]),
    ("further", ", <o:share> , and <p:share>", ["$o", "$p"]),
    ("share", "<n:points> damage to <w:whom>", {"source": "@source-again", "amount": "$n", "damage": "$w"}),
    ("share", "that much damage to <w:whom>", {"source": "@source-again", "amount": "@amount", "damage": "$w"}),
    (
        "share",
        "damage equal to <f:figure> to <w:whom>",
        {"source": "@source-again", "amount": "$f", "damage": "$w"},
    ),
    (
        "act",
        "<s:single> deal@ <n:number> damage divided as you choose among <a:divided>",
        {"source": "$s", "damage": {"divide": "$n", "...": "$a"}, "divided": "true"},
    ),
    ("divided", "one or two targets | one or two target", {"aim": {"is": "any-target", "min": "1", "max": "2"}}),
    (
        "divided",
        "one , two , or three targets | one , two , or three target",
        {"aim": {"is": "any-target", "min": "1", "max": "3"}},
    ),
    (
        "divided",
        "one or two target creatures and/or players",
        {"aim": {"is": "any-target", "min": "1", "max": "2"}},
    ),
    (
        "divided",
        "one , two , or three target creatures and/or players",
        {"aim": {"is": "any-target", "min": "1", "max": "3"}},
    ),
    ("divided", "one or two target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "2"}}),
    ("divided", "one , two , or three target <f:filters>", {"aim": {"is": "$f", "min": "1", "max": "3"}}),
    (
        "divided",
        "any number of targets | any number of target",
        {"aim": {"is": "any-target", "count": "any"}},
    ),
    (
        "divided",
        "any number of target creatures and/or players | any number of target creature and/or player",
        {"aim": {"is": "any-target", "count": "any"}},
    ),
    ("divided", "any number of target <f:filters>", {"aim": {"is": "$f", "count": "any"}}),
    ("act", "<s:single> fight@ <o:single>", {"fight": "$s", "with": "$o"}),
    ("act", "<r:thatone> fight each other", {"fight-each-other": "$r"}),
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
    *(
        row
        for step in ("upkeep", "draw")
        for row in (
            (
                "act",
                f"you get <n:count> additional {step} step# after this phase",
                {"extra-step": step, "yours": "true", "amount": "$n"},
            ),
            (
                "act",
                f"there is an additional {step} step after this phase"
                f" | after this phase , there is an additional {step} step",
                {"extra-step": step},
            ),
            (
                "act",
                f"there is an additional {step} step after this step"
                f" | after this step , there is an additional {step} step",
                {"extra-step": step, "after": "this-step"},
            ),
            (
                "act",
                f"you get <n:count> additional {step} step# after this step",
                {"extra-step": step, "yours": "true", "after": "this-step", "amount": "$n"},
            ),
            (
                "act",
                f"that player get@ a additional {step} step after this step",
                {"extra-step": step, "after": "this-step"},
            ),
        )
    ),
    ("act", "the game is a draw", {"draw-game": "true"}),
    ("act", "<s:subject> phase@ out", {"phase-out": "$s"}),
    ("act", "<s:subject> phase@ out until ~ leaves the battlefield", {"phase-out": "$s", "until": {"leaves": "this"}}),
    ("act", "<s:subject> explore@ | <s:subject> explore@ again", {"explore": "$s"}),
    ("act", "the ring tempt@ you", {"ring-tempts": "you"}),
    ("act", "<s:single> endure@ <n:number>", {"endure": "$s", "amount": "$n"}),
    ("act", "<s:subject> connive@", {"connive": "$s", "amount": "1"}),
    ("act", "<s:subject> connive@ <n:number>", {"connive": "$s", "amount": "$n"}),
    ("deed", "earthbend@ <n:number>", {"earthbent": "$n"}),
    ("deed", "airbend@ <o:objects>", {"airbend": "$o"}),
    ("deed", "blight@ <n:number>", {"blight": "@actor", "amount": "$n"}),
    ("deed", "forage@", {"forage": "@actor"}),
    ("deedpaid", "blight@ <n:number>", [{"blight": "@actor", "amount": "$n"}]),
    (
        "deed",
        "put@ its counter# on <o:objects> | put@ those counter# on <o:objects>",
        {"put-same-counters": "@it", "to": "$o"},
    ),
    (
        "deed",
        "put@ its <k:kindword> counter# on <o:objects>",
        {"put-same-counters": "@it", "to": "$o", "kind": "$k"},
    ),
    ("deed", "harness@ <o:objects>", {"harness": "$o"}),
    ("act", "<s:single> become@ solved", {"solve": "$s"}),
    ("act", "your speed increase@ by <n:number>", {"increase-speed": "you", "amount": "$n"}),
    ("figure", "your speed", {"value": "speed", "of": "you"}),
    ("deed", "discover@ <n:number>", {"discover": "@actor", "amount": "$n"}),
    ("deed", "incubate@ <n:number>", {"incubate": "@actor", "amount": "$n"}),
    ("deed", "suspect@ <o:objects>", {"suspect": "$o"}),
    (
        "act",
        "<o:objects> is no longer suspected | <o:objects> are no longer suspected",
        {"unsuspect": "$o"},
    ),
    *(
        (
            "deed",
            f"sacrifice@ half the <f:filters> they~you control {choice}, rounded {way}",
            {
                "sacrifice": {
                    "choose": "$f",
                    "amount": {f"half-{way}": {"count": {"...": "$f", "controller": "@actor"}}},
                },
                "by": "@actor",
            },
        )
        for way in ("up", "down")
        for choice in ("", "of their~your choice ")
    ),
    *(
        (
            "deed",
            f"discard@ half the card# in their~your hand , rounded {way}",
            {"discard": "@actor", "amount": {f"half-{way}": {"value": "hand", "of": "@actor"}}},
        )
        for way in ("up", "down")
    ),
    ("deed", "unlock@ a door of <o:objects> | unlock@ a locked door of <o:objects>", {"unlock": "$o"}),
    ("deed", "lock@ a door of <o:objects> | lock@ a unlocked door of <o:objects>", {"lock": "$o"}),
    ("deed", "lock or unlock a door of <o:objects>", {"lock-or-unlock": "$o"}),
    ("deed", "collect@ evidence <n:number>", {"collect-evidence": "@actor", "amount": "$n"}),
    (
        "act",
        "<p:possessor> 's life total become@ <n:number>",
        {"set-life": "$p", "amount": "$n"},
    ),
    ("act", "<p:possessor> 's life total become@ <f:figure>", {"set-life": "$p", "amount": "$f"}),
    ("act", "your life total become@ <f:figure>", {"set-life": "you", "amount": "$f"}),
    ("act", "double@ <p:possessor> 's life total", {"double-life": "$p"}),
    ("act", "double@ your life total", {"double-life": "you"}),
    ("act", "your life total become@ <n:number>", {"set-life": "you", "amount": "$n"}),
    ("act", "it's still a <t:type> | they're still <t:type>", {"still": "$t"}),
]

ROWS: list[Row] = [*DEEDS, *COUNTERS, *DAMAGE]
