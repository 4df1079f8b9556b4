"""English card text, how players stand against each other: life totals and hands compared (119, 402): rows."""

from __future__ import annotations

from judgekit.core.typed import Any
from judgekit.language.chart import Row

_OF_ACTOR = {what: {"value": what, "of": "@actor"} for what in ("hand", "life")}
"""What the player has who acts."""

_MOST_LIFE = {"=": {"greatest": "life", "among": {"kind": "player"}}}
"""The life total of whoever has the most life."""

_MINE = {"count": {"...": "$f", "controller": "you"}}
"""How many of something the player controls who is asked for."""

_YOURS = {"count": {"...": "$f", "controller": "asking"}}
"""How many of it you control, who ask."""

_OF_ONE: list[tuple[str, Any]] = [
    ("control@ exactly <n:number> <f:filters>", {**_MINE, "is": "= $n"}),
    ("control@ fewer than <n:number> <f:filters>", {**_MINE, "is": "< $n"}),
    *(
        (f"control@ at least <n:number> {more} <f:filters> than you{do}", {"value": _MINE, "is": compared})
        for more, compared in (
            ("more", {">=": {"+": [_YOURS, "$n"]}}),
            ("fewer", {"<=": {"-": [_YOURS, "$n"]}}),
        )
        for do in ("", " do")
    ),
    (
        "was dealt <n:number> or more damage this turn",
        {"value": {"amount-happened": {"event": "damage", "to": {"player": "you"}}}, "is": ">= $n"},
    ),
    (
        "cast <n:number> or more <f:filters> this turn | have@ cast <n:number> or more <f:filters> this turn",
        {"happened": {"event": "cast", "player": "you", "object": "$f"}, "is": ">= $n"},
    ),
    *(
        (
            f"{verb} <n:number> or more card this turn | have@ {done} <n:number> or more card this turn",
            {"happened": {"event": event, "player": "you"}, "is": ">= $n"},
        )
        for verb, done, event in (("drew", "drawn", "draw"), ("discarded", "discarded", "discard"))
    ),
    (
        "didn't cast a spell this turn | hasn't cast a spell this turn",
        {"not": {"happened": {"event": "cast", "player": "you"}}},
    ),
]
"""What is so of a player by that player's own count: what several of them did or have together is not meant."""

WHO: list[Row] = [
    *(("who", words, term) for words, term in _OF_ONE),
    *(("ofone", words, term) for words, term in _OF_ONE),
    *(
        (
            "who",
            f"{verb} <n:number> or more life this turn",
            {"value": {"amount-happened": {"event": event, "player": "you"}}, "is": ">= $n"},
        )
        for verb, event in (("gained", "gain-life"), ("lost", "lose-life"))
    ),
    ("ofone", "control@ no <f:filters>", {"not": {"exists": {"...": "$f", "controller": "you"}}}),
    ("ofone", "control@ <n:number> or fewer <f:filters>", {**_MINE, "is": "<= $n"}),
    ("ofaplayer", "<w:ofone>", "$w"),
    ("ofaplayer", "control@ <n:number> or more <f:filters>", {**_MINE, "is": ">= $n"}),
    ("ofaplayer", "have@ no card in hand", {"value": "you.hand", "is": "= 0"}),
    ("ofaplayer", "have@ <n:number> or more card in hand", {"value": "you.hand", "is": ">= $n"}),
    ("ofaplayer", "have@ <n:number> or fewer card in hand", {"value": "you.hand", "is": "<= $n"}),
    ("ofaplayer", "have@ <n:number> or less life", {"value": "you.life", "is": "<= $n"}),
    ("ofaplayer", "have@ <n:number> or more life", {"value": "you.life", "is": ">= $n"}),
    ("condition", "a opponent <w:ofone>", {"exists": {"player": "opponent", "condition": "$w"}}),
    (
        "condition",
        "a player other than you <w:who>",
        {"exists": {"kind": "player", "not-among": "you", "condition": "$w"}},
    ),
    (
        "condition",
        "<n:number> or more <f:filters> are attacking",
        {"count": {"...": "$f", "attacking": "true"}, "is": ">= $n"},
    ),
    (
        "condition",
        "exactly <n:number> <f:filter> is attacking | exactly <n:number> <f:filters> are attacking",
        {"count": {"...": "$f", "attacking": "true"}, "is": "= $n"},
    ),
    (
        "condition",
        "a opponent had <n:number> or more <f:filters> enter the battlefield under their control this turn",
        {
            "exists": {
                "player": "opponent",
                "condition": {
                    "happened": {"event": "enters", "object": {"...": "$f", "controller": "you"}},
                    "is": ">= $n",
                },
            }
        },
    ),
    *(
        (
            "magnitude",
            f"the number of {who} that were~was dealt {kind}damage this turn",
            {"count": {**who_is, "condition": {"happened": {"event": "damage", "to": {"player": "you"}, **combat}}}},
        )
        for who, who_is in (("opponents", {"player": "opponent"}), ("players", {"kind": "player"}))
        for kind, combat in (("combat ", {"combat": "true"}), ("", {}))
    ),
    ("condition", "your life total is less than <n:number>", {"value": "you.life", "is": "< $n"}),
    (
        "condition",
        "all <f:filters> you control are <q:quality>",
        {"not": {"exists": {"...": "$f", "controller": "you", "not": "$q"}}},
    ),
    (
        "condition",
        "you have <n:number> or more <f:particulars> in your graveyard",
        {"count": {"...": "$f", "zone": "graveyard", "owner": "you"}, "is": ">= $n"},
    ),
    ("condition", "no opponent <w:ofone>", {"not": {"exists": {"player": "opponent", "condition": "$w"}}}),
    ("condition", "a player <w:ofaplayer>", {"exists": {"kind": "player", "condition": "$w"}}),
    ("oftheone", "<w:ofaplayer>", "$w"),
    ("oftheone", "control@ <f:afilter>", {"exists": {"...": "$f", "controller": "you"}}),
    *(("condition", f"you <a:oftheone> {join} <b:oftheone>", {join: ["$a", "$b"]}) for join in ("and", "or")),
    *(
        (
            "condition",
            f"a {who} <a:oftheone> and <b:oftheone>",
            {"exists": {**described, "condition": {"and": ["$a", "$b"]}}},
        )
        for who, described in (("player", {"kind": "player"}), ("opponent", {"player": "opponent"}))
    ),
    (
        "condition",
        "a library have@ <n:number> or fewer card in it",
        {"exists": {"kind": "player", "condition": {"value": "you.library", "is": "<= $n"}}},
    ),
    ("condition", "your library have@ <n:number> or fewer card in it", {"value": "you.library", "is": "<= $n"}),
    ("condition", "your library have@ <n:number> or more card in it", {"value": "you.library", "is": ">= $n"}),
    ("condition", "no player <w:ofaplayer>", {"not": {"exists": {"kind": "player", "condition": "$w"}}}),
    ("manyplayers", "each opponent who <w:who>", {"all": {"player": "opponent", "condition": "$w"}}),
    ("manyplayers", "each player who <w:who>", {"all": {"kind": "player", "condition": "$w"}}),
    ("manyplayers", "each player with exactly <n:number> life", {"all": {"kind": "player", "life": "= $n"}}),
    ("manyplayers", "each player with <n:number> or less life", {"all": {"kind": "player", "life": "<= $n"}}),
    ("manyplayers", "each player with <n:number> or more life", {"all": {"kind": "player", "life": ">= $n"}}),
    (
        "act",
        "players play a magic subgame , using their libraries as their decks",
        {"subgame": "true", "as": "beaten"},
    ),
    ("manyplayers", "each player who doesn't win the subgame", {"all": {"kind": "player", "among": "beaten"}}),
    (
        "manyplayers",
        "each player who searched their library this way",
        {"all": {"kind": "player", "among": "@searched by"}},
    ),
    (
        "clause",
        "each player who searched their library this way shuffle@ it",
        {"by": {"all": {"kind": "player", "among": "@searched by"}}, "deed": {"shuffle": "@actor"}},
    ),
    *(
        (category, f"{begins} {group} who <w:who>", {"count": {**whom, "condition": "$w"}})
        for category, begins, players in (
            ("each", "for each", ("player", "opponent")),
            ("magnitude", "the number of", ("player#", "opponent#")),
        )
        for group, whom in zip(players, ({"kind": "player"}, {"player": "opponent"}), strict=True)
    ),
    ("clause", "<p:manyplayers> <d:deed>", {"by": "$p", "deed": "$d"}),
    ("whom", "<p:manyplayers>", "$p"),
    ("who", "control@ <f:afilter>", {"exists": {"...": "$f", "controller": "you"}}),
    (
        "who",
        "don't~doesn't control <f:afilter> | control@ no <f:filters>",
        {"not": {"exists": {"...": "$f", "controller": "you"}}},
    ),
    (
        "who",
        "control@ <n:number> or more <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": ">= $n"},
    ),
    (
        "who",
        "control@ <n:number> or fewer <f:filters>",
        {"count": {"...": "$f", "controller": "you"}, "is": "<= $n"},
    ),
    *(
        (
            "who",
            f"control@ {more} <f:filters> than you | control@ {more} <f:filters> than you do",
            {
                "value": {"count": {"...": "$f", "controller": "you"}},
                "is": {sign: {"count": {"...": "$f", "controller": "asking"}}},
            },
        )
        for more, sign in (("more", ">"), ("fewer", "<"))
    ),
    ("who", "cast <f:afilter> this turn", {"happened": {"event": "cast", "player": "you", "object": "$f"}}),
    (
        "who",
        "attacked with a creature this turn | attacked this turn",
        {"happened": {"event": "attacks-with", "player": "you"}},
    ),
    (
        "who",
        "didn't discard <f:particular> this way",
        {"not": {"exists": {"...": "$f", "owner": "you", "among": "@way discard"}}},
    ),
    ("who", "lost life this turn", {"happened": {"event": "lose-life", "player": "you"}}),
    ("who", "have@ no card in hand", {"value": "you.hand", "is": "= 0"}),
    ("who", "have@ <n:number> or more card in hand", {"value": "you.hand", "is": ">= $n"}),
    ("who", "have@ <n:number> or fewer card in hand", {"value": "you.hand", "is": "<= $n"}),
    ("who", "have@ <n:number> or less life", {"value": "you.life", "is": "<= $n"}),
]
"""What is said of a player behind "who": a condition in which that player is "you", and you are who asks."""

RIVALS: list[Row] = [
    ("deed", "choose@ target player <r:rival> and is@ their opponent", {"rival": "$r"}),
    (
        "rival",
        "who control@ more <f:filters> than they do@",
        {
            "value": {"count": {"...": "$f", "controller": "you"}},
            "is": {">": {"count": {"...": "$f", "controller": "@actor"}}},
        },
    ),
    ("rival", "who have@ more card in hand than they do@", {"value": "you.hand", "is": {">": _OF_ACTOR["hand"]}}),
    ("rival", "who have@ more life than they do@", {"value": "you.life", "is": {">": _OF_ACTOR["life"]}}),
    (
        "rival",
        "whose graveyard have@ fewer <f:filters> in it than their graveyard do@",
        {
            "value": {"count": {"...": "$f", "kind": "card", "zone": "graveyard", "owner": "you"}},
            "is": {"<": {"count": {"...": "$f", "kind": "card", "zone": "graveyard", "owner": "@actor"}}},
        },
    ),
    ("possessor", "the first player", "@first-player"),
    ("possessor", "the second player", "@second-player"),
    (
        "deed",
        "have@ ~ deal <n:points> damage to the second player",
        {"damage": "@second-player", "amount": "$n", "source": "this"},
    ),
]
"""An opponent of the player who chooses, by what that one has more of; the two are called the first and the second player."""

_OPPONENT = {"player": "opponent"}

COMPARED: list[Row] = [
    (
        "condition",
        "a player have@ more life than each other player",
        {"count": {"kind": "player", "life": _MOST_LIFE}, "is": "= 1"},
    ),
    ("possessor", "the player with the most life", {"all": {"kind": "player", "life": _MOST_LIFE}}),
    (
        "condition",
        "a opponent have@ <n:number> or fewer card in hand",
        {"exists": {"player": "opponent", "hand": "<= $n"}},
    ),
    (
        "condition",
        "a opponent have@ <n:number> or more card in hand",
        {"exists": {"player": "opponent", "hand": ">= $n"}},
    ),
    ("condition", "a opponent have@ no card in hand", {"exists": {"player": "opponent", "hand": "= 0"}}),
    ("condition", "a opponent have@ <n:number> or less life", {"exists": {"player": "opponent", "life": "<= $n"}}),
    (
        "condition",
        "you have <n:number> or more life and a opponent have@ <m:number> or less life",
        {"and": [{"value": "you.life", "is": ">= $n"}, {"exists": {"player": "opponent", "life": "<= $m"}}]},
    ),
    ("condition", "you have less life than a opponent", {"exists": {"player": "opponent", "life": {">": "you.life"}}}),
    (
        "condition",
        "a opponent control@ <n:number> or more <f:filters>",
        {
            "exists": {
                "player": "opponent",
                "condition": {"count": {"...": "$f", "controller": "you"}, "is": ">= $n"},
            }
        },
    ),
    ("condition", "you have more life than a opponent", {"exists": {"player": "opponent", "life": {"<": "you.life"}}}),
    (
        "condition",
        "a opponent have@ more life than you",
        {"exists": {"player": "opponent", "life": {">": "you.life"}}},
    ),
    (
        "condition",
        "you have more card in hand than a opponent",
        {"exists": {"player": "opponent", "hand": {"<": "you.hand"}}},
    ),
    (
        "condition",
        "a opponent have@ more card in hand than you",
        {"exists": {"player": "opponent", "hand": {">": "you.hand"}}},
    ),
    (
        "condition",
        "you have more card in hand than each opponent",
        {"not": {"exists": {"player": "opponent", "hand": {">=": "you.hand"}}}},
    ),
    (
        "condition",
        "you have more life than each opponent",
        {"not": {"exists": {"player": "opponent", "life": {">=": "you.life"}}}},
    ),
    (
        "condition",
        "a opponent control@ more <f:filters> than you | a opponent control@ more <f:filters> than you do",
        {
            "exists": {
                "player": "opponent",
                "condition": {
                    "value": {"count": {"...": "$f", "controller": "you"}},
                    "is": {">": {"count": {"...": "$f", "controller": "asking"}}},
                },
            }
        },
    ),
    (
        "condition",
        "<p:possessor> control@ more <f:filters> than you | <p:possessor> control@ more <f:filters> than you do",
        {
            "value": {"count": {"...": "$f", "controller": "$p"}},
            "is": {">": {"count": {"...": "$f", "controller": "you"}}},
        },
    ),
    (
        "condition",
        "you control more <f:filters> than <p:possessor> | you control more <f:filters> than <p:possessor> do@",
        {
            "value": {"count": {"...": "$f", "controller": "you"}},
            "is": {">": {"count": {"...": "$f", "controller": "$p"}}},
        },
    ),
    (
        "condition",
        "<p:possessor> have@ more life than you | <p:possessor> have@ more life than you do",
        {"value": {"value": "life", "of": "$p"}, "is": {">": "you.life"}},
    ),
    (
        "condition",
        "you have more life than <p:possessor>",
        {"value": "you.life", "is": {">": {"value": "life", "of": "$p"}}},
    ),
    (
        "condition",
        "<p:possessor> have@ more card in hand than you | <p:possessor> have@ more card in hand than you do",
        {"value": {"value": "hand", "of": "$p"}, "is": {">": "you.hand"}},
    ),
    (
        "condition",
        "<p:possessor> have@ fewer card in hand than you",
        {"value": {"value": "hand", "of": "$p"}, "is": {"<": "you.hand"}},
    ),
    (
        "condition",
        "you have at least <n:number> life more than your starting life total"
        " | you have at least <n:number> more life than your starting life total",
        {"value": "you.life", "is": {">=": {"+": ["you.starting-life", "$n"]}}},
    ),
    *(
        (
            "condition",
            f"your life total is {words} your starting life total",
            {"value": "you.life", "is": {sign: "you.starting-life"}},
        )
        for words, sign in (
            ("greater than", ">"),
            ("greater than or equal to", ">="),
            ("less than", "<"),
            ("less than or equal to", "<="),
            ("equal to", "="),
        )
    ),
    (
        "condition",
        "your life total is less than or equal to half your starting life total",
        {"value": {"*": ["2", "you.life"]}, "is": {"<=": "you.starting-life"}},
    ),
    ("condition", "<s:single> have@ power <b:bound>", {"object": "$s", "is": {"power": "$b"}}),
    ("condition", "<s:single> have@ mana value <b:bound>", {"object": "$s", "is": {"mana-value": "$b"}}),
    *(
        (
            "condition",
            f"you control {more} <f:filters> than {whom}",
            {
                way: {
                    "exists": {
                        **who,
                        "condition": {
                            "value": {"count": {"...": "$f", "controller": "you"}},
                            "is": {sign: {"count": {"...": "$f", "controller": "asking"}}},
                        },
                    }
                }
            }
            if way == "not"
            else {
                "exists": {
                    **who,
                    "condition": {
                        "value": {"count": {"...": "$f", "controller": "you"}},
                        "is": {sign: {"count": {"...": "$f", "controller": "asking"}}},
                    },
                }
            },
        )
        for more, whom, way, sign, who in (
            ("fewer", "a opponent", "", ">", _OPPONENT),
            ("fewer", "each opponent", "not", "<=", _OPPONENT),
            ("more", "each opponent", "not", ">=", _OPPONENT),
            ("more", "each other player", "not", ">=", {"kind": "player", "not": {"player": "you"}}),
        )
    ),
    ("condition", "<s:single> have@ toughness <b:bound>", {"object": "$s", "is": {"toughness": "$b"}}),
    (
        "condition",
        "<s:single> share@ a creature type with <r:single>",
        {"object": "$s", "is": {"shares": {"what": "creature-type", "with": "$r"}}},
    ),
    (
        "condition",
        "<s:single> share@ a color with <r:single>",
        {"object": "$s", "is": {"shares": {"what": "color", "with": "$r"}}},
    ),
    (
        "condition",
        "both card share@ a color | two card that share@ a color were milled this way",
        {"value": {"alike": "colors", "among": {"kind": "card", "among": "@milled"}}, "is": ">= 2"},
    ),
    ("condition", "<s:single> have@ the same name as <r:single>", {"object": "$s", "is": {"same-name": "$r"}}),
    (
        "condition",
        "<s:single> have@ the same mana value as <r:single>",
        {"object": "$s", "is": {"shares": {"what": "mana-value", "with": "$r"}}},
    ),
]

ROWS: list[Row] = [*WHO, *RIVALS, *COMPARED]
