"""English card text, what must hold (603.4, 608.2c, 611.3): rows about what happened, how many there are, and how it was cast."""

from __future__ import annotations

from judgekit.language.chart import Row
from judgekit.language.english.numbers import ORDINALS

_ELSEWHERE = ["graveyard", "exile", "library", "command"]
"""The zones other than a hand from which a card is cast (601.2a)."""

_YOURS = {"any": [{"kind": "spell"}, {"kind": "ability"}], "controller": "you"}

HISTORY: list[Row] = [
    (
        "moment",
        "enchanted player 's first <s:stepname> each turn",
        {"begins": "$s", "player": "attached", "limit": "first"},
    ),
    ("event", "<s:occurring> is championed with <t:self>", {"event": "champion", "object": "$s", "source": "$t"}),
    (
        "event",
        "a spell or ability you control counter@ <f:afilter>",
        {"event": "counter", "object": "$f", "by": _YOURS},
    ),
    ("moment", "each of your main phases", {"begins": "main", "player": "you"}),
    (
        "event",
        "a permanent is put into a opponent 's graveyard",
        {"event": "dies", "object": {"kind": "permanent", "owner": "opponent"}},
    ),
    (
        "condition",
        "~ is your ring-bearer | it's your ring-bearer",
        {"object": "this", "is": {"ring-bearer": "true", "controller": "you"}},
    ),
    *(
        (
            "condition",
            f"{words} or more of {those} are attacking <r:attacked>",
            {"count": {"type": "creature", "among": meant, "attacks": "$r"}, "is": f">= {number}"},
        )
        for words, number in (("two", 2), ("three", 3), ("four", 4))
        for those, meant in (("those creatures", "@objects creature"), ("them", "@them"))
    ),
    ("past", "<s:occurring> attacked", {"event": "attack", "object": "$s"}),
    ("past", "<s:occurring> blocked", {"event": "block", "object": "$s"}),
    (
        "condition",
        "<s:occurring> attacked or blocked this turn",
        {"or": [{"happened": {"event": "attack", "object": "$s"}}, {"happened": {"event": "block", "object": "$s"}}]},
    ),
    *(
        (
            "condition",
            f"<s:{one}> didn't attack this turn | <s:{one}> hasn't attacked this turn",
            {"not": {"happened": {"event": "attack", "object": "$s"}}},
        )
        for one in ("self", "attached", "thatone")
    ),
    (
        "condition",
        "<s:occurring> attacked or blocked this combat",
        {
            "or": [
                {"this-combat": {"event": "attack", "object": "$s"}},
                {"this-combat": {"event": "block", "object": "$s"}},
            ]
        },
    ),
    *(
        ("condition", f"<s:occurring> {verb} this combat", {"this-combat": {"event": event, "object": "$s"}})
        for verb, event in (("attacked", "attack"), ("blocked", "block"))
    ),
    (
        "condition",
        "<s:castone> came under your control this turn",
        {"object": "$s", "is": {"newly-controlled": "true", "controller": "you"}},
    ),
    (
        "condition",
        "you've controlled ~ continuously since the beginning of your most recent turn"
        " | you've controlled ~ continuously since your most recent turn began",
        {"object": "this", "is": {"controller": "you", "newly-controlled": "false"}},
    ),
    ("condition", "you've been attacked this step", {"attacked": "you"}),
    *(
        (
            "condition",
            f"~ {has}dealt <n:number> or more damage this turn",
            {"value": {"total-happened": {"event": "damage", "source": "this"}}, "is": ">= $n"},
        )
        for has in ("has ", "")
    ),
    (
        "condition",
        "~ and at least <n:number> other <f:filters> attacked this combat",
        {
            "and": [
                {"this-combat": {"event": "attack", "object": "this"}},
                {"this-combat": {"event": "attack", "object": {"...": "$f", "other": "true"}}, "is": ">= $n"},
            ]
        },
    ),
    ("condition", "<s:single> don't@ have <k:keyword>", {"not": {"object": "$s", "is": {"has": "$k"}}}),
    (
        "condition",
        "this ability have@ been activated <n:number> or more times this turn",
        {"activated": ">= $n"},
    ),
    *(
        (
            "condition",
            f"{begins} the {which} time this ability have@ resolved this turn",
            {"resolved": f"= {number}"},
        )
        for begins in ("~ is", "this is", "it is", "it's")
        for number, which in enumerate(ORDINALS, 1)
    ),
    *(("condition", f"it's the {which} time", {"resolved": f"= {number}"}) for number, which in enumerate(ORDINALS, 1)),
    (
        "condition",
        "<f:afilter> is~was <w:way> | one or more <f:filters> is~was <w:way>",
        {"count": {"...": "$f", "among": "$w"}, "is": ">= 1"},
    ),
    *(
        (
            "condition",
            f"you {verb} <f:afilter> this way | you {past} <f:afilter> this way",
            {"count": {"...": "$f", **whose, "among": f"@way {verb}"}, "is": ">= 1"},
        )
        for verb, past, whose in (
            ("sacrifice", "sacrificed", {}),
            ("discard", "discarded", {"owner": "you"}),  # each player may have discarded one (701.8a)
            ("exile", "exiled", {}),
            ("destroy", "destroyed", {}),
        )
    ),
    (
        "condition",
        "it deal@ damage to you this way | ~ deal@ damage to you this way",
        {"count": {"player": "you", "among": "@way damage"}, "is": ">= 1"},
    ),
    (
        "condition",
        "<s:single> is~was destroyed this way",
        {"object": "$s", "is": {"kind": "object", "among": "@way destroy"}},
    ),
    *(
        ("past", f"~ dealt {kind}damage to <d:damaged>", {"event": "damage", "source": "this", "to": "$d", **combat})
        for kind, combat in (("", {}), ("combat ", {"combat": "true"}))
    ),
    ("past", "you attacked with a creature", {"event": "attacks-with", "player": "you"}),
    (
        "past",
        "you cast another spell",
        {"event": "cast", "player": "you", "object": {"kind": "spell", "other": "true"}},
    ),
    (
        "past",
        "a opponent cast <f:afilter> | a opponent has cast <f:afilter>",
        {"event": "cast", "player": "opponent", "object": "$f"},
    ),
    ("condition", "no <f:filters> attacked this turn", {"not": {"happened": {"event": "attack", "object": "$f"}}}),
    ("past", "you've cast <f:afilter>", {"event": "cast", "player": "you", "object": "$f"}),
    ("past", "you've played a land | you played a land", {"event": "play-land", "player": "you"}),
    (
        "condition",
        "you didn't lose life this turn | you haven't lost life this turn",
        {"not": {"happened": {"event": "lose-life", "player": "you"}}},
    ),
    ("condition", "you didn't play a land this turn", {"not": {"happened": {"event": "play-land", "player": "you"}}}),
    (
        "condition",
        "you haven't cast a spell this turn | you didn't cast a spell this turn",
        {"not": {"happened": {"event": "cast", "player": "you"}}},
    ),
    ("condition", "~ target@ <f:afilter>", {"object": "this", "is": {"targets": "$f"}}),
    (
        "condition",
        "that player didn't cast a spell this turn | they didn't cast a spell this turn",
        {"not": {"happened": {"event": "cast", "player": "@player"}}},
    ),
    (
        "condition",
        "a nonland permanent left the battlefield this turn or a spell was warped this turn",
        {
            "or": [
                {"happened": {"event": "leaves", "object": {"not-type": "land"}}},
                {"happened": {"event": "cast", "object": {"kind": "spell", "paid": "warp"}}},
            ]
        },
    ),
    ("past", "you've drawn a card | you drew a card", {"event": "draw", "player": "you"}),
    ("past", "you've discarded a card", {"event": "discard", "player": "you"}),
    ("past", "a opponent discarded a card", {"event": "discard", "player": "opponent"}),
    ("past", "you've sacrificed <f:afilter>", {"event": "sacrifice", "player": "you", "object": "$f"}),
    ("past", "you've gained life", {"event": "gain-life", "player": "you"}),
    ("past", "you've lost life", {"event": "lose-life", "player": "you"}),
    ("past", "a player lost life", {"event": "lose-life", "player": "any-player"}),
    ("past", "a opponent gained life", {"event": "gain-life", "player": "opponent"}),
    (
        "past",
        "you were dealt damage | you've been dealt damage",
        {"event": "damage", "to": {"player": "you"}},
    ),
    (
        "past",
        "a opponent was dealt damage | a opponent has been dealt damage",
        {"event": "damage", "to": {"player": "opponent"}},
    ),
    (
        "past",
        "you had <f:afilter> enter the battlefield under your control | you had <f:afilter> enter under your control",
        {"event": "enters", "object": {"...": "$f", "controller": "you"}},
    ),
    (
        "past",
        "a opponent had <f:afilter> enter the battlefield under their control"
        " | a opponent had <f:afilter> enter under their control",
        {"event": "enters", "object": {"...": "$f", "controller": "opponent"}},
    ),
    (
        "past",
        "<f:afilter> was put into a graveyard from the battlefield",
        {"event": "dies", "object": "$f"},
    ),
    (
        "past",
        "<f:afilter> was put into your graveyard from the battlefield",
        {"event": "dies", "object": {"...": "$f", "owner": "you"}},
    ),
    (
        "past",
        "<f:particular> was put into your graveyard from anywhere | <f:particular> was put into your graveyard",
        {"event": "move", "object": {"...": "$f", "owner": "you"}, "to": "graveyard"},
    ),
    (
        "past",
        "<f:afilter> was put into your hand from the battlefield",
        {"event": "leaves", "object": {"...": "$f", "owner": "you"}, "to": "hand"},
    ),
    ("past", "<f:afilter> died under your control", {"event": "dies", "object": {"...": "$f", "controller": "you"}}),
]

COUNTED: list[Row] = [
    (
        "condition",
        "you control at least <n:number> <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": ">= $n"},
    ),
    (
        "condition",
        "you control <n:number> or more <f:filters> with the same name as one another",
        {"value": {"alike": "names", "among": {"...": "$f", "controller": "you"}}, "is": ">= $n"},
    ),
    ("condition", "there is at least <n:number> <f:filters>", {"count": "$f", "is": ">= $n"}),
    (
        "condition",
        "<s:single> entered this turn | <s:single> entered the battlefield this turn",
        {"object": "$s", "is": {"entered-this-turn": "true"}},
    ),
    (
        "condition",
        "it was the first land you played this turn",
        {"happened": {"event": "play-land", "player": "you"}, "is": "= 1"},
    ),
    (
        "condition",
        "it wasn't the first land you played this turn",
        {"happened": {"event": "play-land", "player": "you"}, "is": "> 1"},
    ),
    (
        "condition",
        "<p:possessor> control@ fewer than <n:number> <f:filters>",
        {"count": {"...": "$f", "controller": "$p"}, "is": "< $n"},
    ),
    (
        "condition",
        "<p:possessor> control@ <n:number> or fewer <f:filters>",
        {"count": {"...": "$f", "controller": "$p"}, "is": "<= $n"},
    ),
    (
        "condition",
        "<p:possessor> control@ exactly <n:number> <f:filters>",
        {"count": {"...": "$f", "controller": "$p"}, "is": "= $n"},
    ),
    (
        "condition",
        "each opponent have@ <n:number> or less life | your opponents have <n:number> or less life",
        {"not": {"exists": {"player": "opponent", "life": "> $n"}}},
    ),
    (
        "condition",
        "a opponent have@ poison counter | a opponent is poisoned",
        {"exists": {"player": "opponent", "counters": {"poison": ">= 1"}}},
    ),
    (
        "condition",
        "a opponent have@ <n:number> or more poison counter",
        {"exists": {"player": "opponent", "counters": {"poison": ">= $n"}}},
    ),
    *(
        ("condition", f"{who} is poisoned", {"value": {"value": "counters", "kind": "poison", "of": of}, "is": ">= 1"})
        for who, of in (("defending player", "defending"), ("<p:possessor>", "$p"))
    ),
    ("condition", "it's a opponent 's turn", {"turn": "opponent"}),
    (
        "condition",
        "a opponent have@ <n:number> or more card in their graveyard | a opponent have@ <n:number> or more card in graveyard",
        {"exists": {"player": "opponent", "condition": {"value": "you.graveyard", "is": ">= $n"}}},
    ),
    (
        "condition",
        "your devotion to <c:color> and <d:color> is less than <n:number>",
        {"value": {"devotion": ["$c", "$d"]}, "is": "< $n"},
    ),
    (
        "condition",
        "a player cast <n:number> or more spells last turn",
        {"cast-last-turn": ">= $n"},
    ),
    (
        "condition",
        "it devoured <f:afilter> | ~ devoured <f:afilter>",
        {"value": {"count": {"...": "$f", "among": "linked.devoured"}}, "is": ">= 1"},
    ),
    ("condition", "no spells were cast last turn", {"cast-last-turn": "= 0"}),
    (
        "condition",
        "there are <n:number> or more <k:kindword> counters on <s:single>"
        " | <n:number> or more <k:kindword> counters are on <s:single>",
        {"object": "$s", "is": {"counters": {"$k": ">= $n"}}},
    ),
    (
        "condition",
        "there is no <k:kindword> counters on <s:single>",
        {"object": "$s", "is": {"counters": {"$k": "= 0"}}},
    ),
    (
        "condition",
        "there is a <k:kindword> counter on <s:single>",
        {"object": "$s", "is": {"counters": {"$k": ">= 1"}}},
    ),
    ("condition", "~ is in the command zone", {"object": "this", "is": {"kind": "card", "zone": "command"}}),
    (
        "condition",
        "~ is in the command zone or on the battlefield | ~ is on the battlefield or in the command zone",
        {"object": "this", "is": {"kind": "object", "zone": ["battlefield", "command"]}},
    ),
    (
        "condition",
        "~ is in your graveyard",
        {"object": "this", "is": {"kind": "card", "zone": "graveyard", "owner": "you"}},
    ),
    (
        "condition",
        "<f:particular> and <g:particular> is in your graveyard",
        {
            "and": [
                {"exists": {"...": "$f", "zone": "graveyard", "owner": "you"}},
                {"exists": {"...": "$g", "zone": "graveyard", "owner": "you"}},
            ]
        },
    ),
    *(
        (
            "condition",
            f"~ is in your graveyard with <n:number> or more <f:filters> {above}",
            {
                "and": [
                    {"object": "this", "is": {"kind": "card", "zone": "graveyard", "owner": "you"}},
                    {
                        "count": {"...": "$f", "kind": "card", "zone": "graveyard", "above": "this"},
                        "is": ">= $n",
                    },
                ]
            },
        )
        for above in ("above it", "above ~")
    ),
    (
        "condition",
        "~ is in your graveyard and <c:condition>",
        {"and": [{"object": "this", "is": {"kind": "card", "zone": "graveyard", "owner": "you"}}, "$c"]},
    ),
    (
        "condition",
        "<r:thatone> have@ the chosen name | <r:thatone> is the named card",
        {"object": "$r", "is": {"kind": "card", "chosen": "name"}},
    ),
    ("condition", "it's the named card", {"object": "@it", "is": {"kind": "card", "chosen": "name"}}),
    ("condition", "~ is on the battlefield", {"object": "this", "is": {"zone": "battlefield"}}),
    ("condition", "it's on the battlefield", {"object": "@it", "is": {"zone": "battlefield"}}),
    ("condition", "no <f:filters> are on the battlefield", {"not": {"exists": {"...": "$f", "zone": "battlefield"}}}),
    ("condition", "<f:afilter> is on the battlefield", {"exists": {"...": "$f", "zone": "battlefield"}}),
    (
        "condition",
        "<f:particular> is in your graveyard",
        {"exists": {"...": "$f", "zone": "graveyard", "owner": "you"}},
    ),
    (
        "condition",
        "<n:number> or more <f:filters> is on the battlefield",
        {"count": {"...": "$f", "zone": "battlefield"}, "is": ">= $n"},
    ),
    (
        "condition",
        "you control exactly <n:number> <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": "= $n"},
    ),
    (
        "condition",
        "you control fewer than <n:number> <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": "< $n"},
    ),
    ("condition", "there is <n:number> or fewer <f:filters>", {"count": "$f", "is": "<= $n"}),
    (
        "condition",
        "<s:single> have@ <n:number> or fewer <k:kindword> counter on it"
        " | <s:single> have@ <n:number> or fewer <k:kindword> counter on ~",
        {"object": "$s", "is": {"counters": {"$k": "<= $n"}}},
    ),
    ("condition", "there is fewer than <n:number> <f:filters>", {"count": "$f", "is": "< $n"}),
    ("condition", "there is exactly <n:number> <f:filters>", {"count": "$f", "is": "= $n"}),
    (
        "condition",
        "there is exactly <n:number> <k:kindword> counter# on <s:single>",
        {"object": "$s", "is": {"counters": {"$k": "= $n"}}},
    ),
    (
        "condition",
        "you control <f:afilter> or there is <g:afilter>",
        {"or": [{"exists": {"...": "$f", "controller": "you"}}, {"exists": "$g"}]},
    ),
    (
        "condition",
        "you control <f:afilter> or <g:afilter>",
        {"exists": {"any": ["$f", "$g"], "controller": "you"}},
    ),
    (
        "condition",
        "you control <f:afilter> and <g:afilter>",
        {"and": [{"exists": {"...": "$f", "controller": "you"}}, {"exists": {"...": "$g", "controller": "you"}}]},
    ),
    (
        "condition",
        "a opponent control@ <f:afilter> and you control <g:afilter>",
        {"and": [{"exists": {"...": "$f", "controller": "opponent"}}, {"exists": {"...": "$g", "controller": "you"}}]},
    ),
    (
        "condition",
        "<p:possessor> control@ <n:number> or more <f:filters>",
        {"count": {"...": "$f", "controller": "$p"}, "is": ">= $n"},
    ),
    (
        "condition",
        "your opponents control <n:number> or more <f:filters>",
        {"count": {"...": "$f", "controller": "opponent"}, "is": ">= $n"},
    ),
    (
        "condition",
        "you have <n:number> or more opponents",
        {"count": {"player": "opponent"}, "is": ">= $n"},
    ),
    (
        "condition",
        "your opponents control no <f:filters> | no opponent control@ <f:afilter> | no opponents control <f:afilter>",
        {"not": {"exists": {"...": "$f", "controller": "opponent"}}},
    ),
    (
        "condition",
        "you had no card in hand at the beginning of this turn",
        {"value": {"as-turn-began": "you.hand"}, "is": "= 0"},
    ),
    ("condition", "you have exactly <n:number> card in hand", {"value": "you.hand", "is": "= $n"}),
    (
        "condition",
        "<n:number> or more card is in your graveyard",
        {"count": {"kind": "card", "zone": "graveyard", "owner": "you"}, "is": ">= $n"},
    ),
    (
        "condition",
        "you have <n:number> or more card in your graveyard",
        {"count": {"kind": "card", "zone": "graveyard", "owner": "you"}, "is": ">= $n"},
    ),
    ("condition", "X is <b:bound>", {"value": "X", "is": "$b"}),
    ("condition", "you have a card in hand", {"value": "you.hand", "is": ">= 1"}),
    (
        "condition",
        "~ is suspended",
        {
            "object": {"itself": "exile"},
            "is": {"kind": "card", "zone": "exile", "has": "suspend", "counters": {"time": ">= 1"}},
        },
    ),
    (
        "condition",
        "there are <n:number> or more <f:filters> total in all graveyards"
        " | there are <n:number> or more <f:filters> in all graveyards total",
        {"count": {"...": "$f", "kind": "card", "zone": "graveyard"}, "is": ">= $n"},
    ),
    ("condition", "each player have@ <n:number> or less life", {"not": {"exists": {"kind": "player", "life": "> $n"}}}),
    *(
        (
            "condition",
            f"{who} {article} <t:type> with the greatest <v:measure>{tied}",
            {"exists": {"type": "$t", "controller": whose, "$v": {"=": {"greatest": "$v", "among": {"type": "$t"}}}}},
        )
        for who, whose in (("you control", "you"), ("a opponent control@", "opponent"))
        for article in ("the", "a")
        for tied in ("", " or tied for the greatest <v:measure>")
        if tied or article == "a"
    ),
    ("quality", "nonbasic", {"not-supertype": "basic"}),
]

CASTING: list[Row] = [
    ("castone", "~", "this"),
    ("castone", "it", "@it"),
    ("castone", "that spell", "@spell"),
    ("castzone", "a graveyard", "graveyard"),
    ("castzone", "exile", "exile"),
    ("castzone", "a library", "library"),
    ("castzone", "anywhere other than a hand", _ELSEWHERE),
    ("yourzone", "your hand", "hand"),
    ("yourzone", "your graveyard", "graveyard"),
    ("yourzone", "your library", "library"),
    ("yourzone", "anywhere other than your hand", _ELSEWHERE),
    ("yourzone", "<z:castzone>", "$z"),
    ("theirzone", "their hand", "hand"),
    ("theirzone", "their graveyard", "graveyard"),
    ("theirzone", "their library", "library"),
    ("theirzone", "anywhere other than their hand", _ELSEWHERE),
    ("theirzone", "<z:castzone>", "$z"),
    (
        "condition",
        "you cast it from <z:yourzone>",
        {"object": "@it", "is": {"cast-from": "$z", "cast-by": "you"}},
    ),
    ("condition", "<s:castone> was cast from <z:castzone>", {"object": "$s", "is": {"cast-from": "$z"}}),
    (
        "condition",
        "<s:castone> was cast from <z:yourzone>",
        {"object": "$s", "is": {"cast-from": "$z"}},
    ),
    (
        "condition",
        "you didn't cast it from <z:yourzone>",
        {"not": {"object": "@it", "is": {"kind": "object", "cast-from": "$z", "cast-by": "you"}}},
    ),
    ("condition", "you cast it", {"object": "@it", "is": {"cast-by": "you"}}),
    (
        "condition",
        "you cast <s:castone> during your main phase",
        {"object": "$s", "is": {"cast-by": "you", "in-main-phase": "true"}},
    ),
    (
        "condition",
        "<s:castone> entered from your graveyard or you cast it from your graveyard",
        {
            "or": [
                {"object": "$s", "is": {"came-from": "graveyard", "owner": "you"}},
                {"object": "$s", "is": {"cast-from": "graveyard", "cast-by": "you", "owner": "you"}},
            ]
        },
    ),
    ("condition", "<s:castone> was foretold", {"object": "$s", "is": {"foretold": "true"}}),
    ("condition", "<s:castone> escaped", {"object": "$s", "is": {"paid": "escape"}}),
    ("condition", "<s:castone> was cast", {"object": "$s", "is": {"cast-by": "any-player"}}),
    (
        "condition",
        "<s:castone> wasn't cast",
        {"not": {"object": "$s", "is": {"kind": "object", "cast-by": "any-player"}}},
    ),
    (
        "event",
        "a <k:kindword> counter is removed from ~ while it's exiled",
        {"event": "remove-counters", "kind": "$k", "object": {"itself": "exile"}, "each": "true"},
    ),
    (
        "event",
        "the last <k:kindword> counter is removed from ~ while it's exiled",
        {"event": "remove-counters", "kind": "$k", "object": {"itself": "exile"}, "last": "true"},
    ),
    (
        "event",
        "you cast <s:cast> from <z:yourzone>",
        {"event": "cast", "player": "you", "object": "$s", "from": "$z"},
    ),
    (
        "event",
        "a player cast@ <s:cast> from <z:theirzone>",
        {"event": "cast", "player": "any-player", "object": "$s", "from": "$z"},
    ),
    (
        "event",
        "a opponent cast@ <s:cast> from <z:theirzone>",
        {"event": "cast", "player": "opponent", "object": "$s", "from": "$z"},
    ),
    *(
        (
            "event",
            f"{who} {whose} {which} <f:filter> each turn",
            {"event": "cast", "player": player, "object": "$f", "limit": which},
        )
        for who, whose, player in (
            ("you cast", "your", "you"),
            ("a player cast@", "their", "any-player"),
            ("a opponent cast@", "their", "opponent"),
        )
        for which in ("first", "second", "third")
    ),
    (
        "event",
        "you cycle or discard another card",
        {"event": "discard", "player": "you", "object": {"kind": "card", "other": "true"}},
    ),
    (
        "event",
        "a spell or ability a opponent control@ cause@ you to discard <s:self>",
        {"event": "discard", "player": "you", "object": "$s", "by": "opponent"},
    ),
    (
        "event",
        "a spell or ability a opponent control@ cause@ you to discard a card",
        {"event": "discard", "player": "you", "by": "opponent"},
    ),
    (
        "event",
        "you become the target of <f:afilter>",
        {"event": "becomes-target", "object": {"player": "you"}, "by": "$f"},
    ),
]

WHAT_IT_WAS: list[Row] = [
    ("condition", "<s:single> was <a:quality>", {"object": "$s", "is": "$a", "past": "true"}),
    *(
        ("condition", f"<s:single> had {so_many} on it", {"object": "$s", "is": {"counters": counted}, "past": "true"})
        for so_many, counted in (
            ("no <k:kindword> counters", {"$k": "= 0"}),
            ("a <k:kindword> counter", {"$k": ">= 1"}),
            ("<n:number> or more <k:kindword> counters", {"$k": ">= $n"}),
            ("counter#", "any"),
            ("a counter", "any"),
            ("one or more counters", "any"),
        )
    ),
    *(
        (
            "condition",
            f"<s:single> 's {measure} was <b:bound>",
            {"object": "$s", "is": {measure.replace(" ", "-"): "$b"}, "past": "true"},
        )
        for measure in ("power", "toughness", "mana value")
    ),
    *(
        (
            "condition",
            f"its {measure} was <b:bound>",
            {"object": "@it", "is": {measure.replace(" ", "-"): "$b"}, "past": "true"},
        )
        for measure in ("power", "toughness", "mana value")
    ),
]
"""What is asked of an object as it last was, where it has been moved since (608.2h)."""

ROWS: list[Row] = [*HISTORY, *COUNTED, *CASTING, *WHAT_IT_WAS]
