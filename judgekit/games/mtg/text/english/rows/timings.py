"""English card text, when something may be done (500.1, 506.6, 602.5b): rows of turns, steps, points of combat; durations."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.language.chart import Row

_ENCHANTED = {"kind": "player", "among": "attached"}
"""The player to whom an Aura is attached (303.4k)."""

TIMINGS: list[Row] = [
    ("timing", "<w:whoseturn>", "$w"),
    ("timing", "combat", {"step": "combat"}),
    ("timing", "combat on <w:whoseturn>", {"and": ["$w", {"step": "combat"}]}),
    ("timing", "the <s:span> | any <s:span>", {"step": "$s"}),
    ("timing", "your <s:span>", {"and": ["your-turn", {"step": "$s"}]}),
    ("timing", "a opponent 's <s:span>", {"and": [{"turn": "opponent"}, {"step": "$s"}]}),
    (
        "timing",
        "<w:whoseturn> , before <p:point> | <w:whoseturn> before <p:point>",
        {"and": ["$w", {"before": "$p"}]},
    ),
    (
        "timing",
        "combat before blockers are declared | combat , before blockers are declared",
        {"step": ["beginning-of-combat", "declare-attackers"]},
    ),
    ("timing", "combat after blockers are declared", {"after": "declare-blockers"}),
    ("timing", "the <s:span> on <w:whoseturn>", {"and": ["$w", {"step": "$s"}]}),
    ("whoseturn", "your turn", "your-turn"),
    ("whoseturn", "a opponent 's turn", {"turn": "opponent"}),
    ("whoseturn", "enchanted player 's turn", {"turn": "attached"}),
    ("point", "combat", "beginning-of-combat"),
    ("point", "attackers are declared", "declare-attackers"),
    ("point", "blockers are declared", "declare-blockers"),
    ("point", "the combat damage step", "combat-damage"),
    ("point", "the end of combat step", "end-of-combat"),
    ("span", "upkeep | upkeep step", "upkeep"),
    ("span", "draw step", "draw"),
    ("span", "end step", "end"),
    ("span", "untap step", "untap"),
    ("span", "main phase", "main"),
    ("span", "precombat main phase", "precombat-main"),
    ("span", "postcombat main phase", "postcombat-main"),
    ("span", "beginning of combat step", "beginning-of-combat"),
    ("span", "declare attackers step", "declare-attackers"),
    ("span", "declare blockers step", "declare-blockers"),
    ("span", "combat damage step", "combat-damage"),
    ("span", "end of combat step", "end-of-combat"),
    ("whenlimit", "during <t:timing>", "$t"),
    ("whenlimit", "before <p:point>", {"before": "$p"}),
    ("whenlimit", "if <c:condition>", "$c"),
    ("theirtime", "their turn", "your-turn"),
    ("theirtime", "their <s:span>", {"and": ["your-turn", {"step": "$s"}]}),
]

LIMITS: list[Row] = [
    (
        "sentence",
        "activate only <l:limit> | activate this ability only <l:limit>",
        {"limit": "$l"},
    ),
    (
        "sentence",
        "activate only <l:limit> and only <m:limit> | activate this ability only <l:limit> [,] and only <m:limit>",
        {"limit": "$l", "limit2": "$m"},
    ),
    (
        "sentence",
        "activate only <l:limit> , only <m:limit> , and only <n:limit>"
        " | activate this ability only <l:limit> , only <m:limit> , and only <n:limit>",
        {"limit": "$l", "limit2": "$m", "limit3": "$n"},
    ),
    (
        "sentence",
        "activate no more than twice each turn | activate this ability no more than twice each turn",
        {"limit": {"times-each-turn": "2"}},
    ),
    (
        "sentence",
        "activate no more than <n:number> times each turn"
        " | activate this ability no more than <n:number> times ¦ each turn",
        {"limit": {"times-each-turn": "$n"}},
    ),
    ("sentence", "any player may activate this ability", {"limit": "anyone"}),
    ("sentence", "X can't be 0", {"limit": "x-not-zero"}),
    ("sentence", "X is <f:figure>", {"X": "$f"}),
    *(
        (category, f"spend only {color} mana on X", term)
        for color in ("white", "blue", "black", "red", "green")
        for category, term in (
            ("sentence", {"limit": f"x-only-{color}"}),
            ("spentonx", {"of": "@self", "on-x": color}),
        )
    ),
    (
        "sentence",
        "any player may activate this ability but only during <t:theirtime>",
        {"limit": "anyone", "limit2": {"if": "$t"}},
    ),
    (
        "sentence",
        "any player may activate this ability but only during <t:timing>",
        {"limit": "anyone", "limit2": {"if": "$t"}},
    ),
    (
        "sentence",
        "any player may activate this ability but only if <c:condition>",
        {"limit": "anyone", "limit2": {"if": "$c"}},
    ),
    (
        "sentence",
        "any player may activate this ability but only as a sorcery"
        " | any player may activate this ability but only any ¦ time they could cast a sorcery",
        {"limit": "anyone", "limit2": "sorcery"},
    ),
    ("sentence", "only <p:onlywho> may activate this ability", {"limit": {"only": "$p"}}),
    ("onlywho", "your opponents | any opponent", "opponents"),
    ("onlywho", "~ 's owner", {"owner": "this"}),
    ("onlywho", "<a:attached> 's controller", {"controller": "$a"}),
    (
        "sentence",
        "this ability can't cause the total number of <k:kindword> counters on ~ to be greater than <n:number>",
        {"at-most": "$n", "kind": "$k"},
    ),
    (
        "sentence",
        "prevent X of that damage , where X is <f:figure>",
        {"prevented-of-it": "$f"},
    ),
    (
        "sentence",
        "if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost"
        " | if you cast a spell this way , pay life equal to its mana value rather than paying its mana cost",
        {"price-of-way": [{"pay-life": "you", "amount": {"value": "mana-value", "of": "this"}}]},
    ),
    *(
        (
            "sentence",
            f"if a spell cast this way would be put into {where} graveyard , exile it instead",
            {"exiled-after": whose},
        )
        for where, whose in (("your", "yours"), ("a", "any"), ("its owner 's", "any"))
    ),
    *(
        (
            "sentence",
            f"if that spell would be put into {where} graveyard [from] [anywhere] [this] [turn] , exile it instead"
            f" | if that card would be put into {where} graveyard [from] [anywhere] this turn , exile it instead",
            {"exiled-after": whose},
        )
        for where, whose in (("your", "yours"), ("its owner 's", "any"))
    ),
    ("sentence", "if you do , <e:entry>", {"entry-so": "$e"}),
    ("sentence", "this ability trigger@ only once each turn", {"triggers-only": "once-each-turn"}),
    ("sentence", "this ability trigger@ only twice each turn", {"triggers-only": "twice-each-turn"}),
    ("sentence", "this ability trigger@ only once", {"triggers-only": "once"}),
    (
        "sentence",
        "this ability still resolves if its target become@ illegal"
        " | this ability can't be countered except by spells and abilities",
        {"triggers-only": "resolves-anyway"},
    ),
    ("sentence", "do ~ only once each turn | do this only once each turn", {"triggers-only": "does-once-each-turn"}),
    ("limit", "as a sorcery | any time you could cast a sorcery", "sorcery"),
    ("limit", "as a instant | any time you could cast a instant", "instant"),
    ("limit", "once each turn", "once-each-turn"),
    ("limit", "once", "once"),
    ("limit", "<w:whenlimit>", {"if": "$w"}),
    (
        "sentence",
        "if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it become@"
        " sacrifice@ it at the beginning of the next cleanup step",
        {"begun-early": "true"},
    ),
    ("sentence", "cast ~ only <w:whenlimit>", {"cast-only": "$w"}),
    ("sentence", "cast ~ only <w:whenlimit> and only <v:whenlimit>", {"cast-only": {"and": ["$w", "$v"]}}),
]

_WHOSE: tuple[tuple[str, dict[str, Json]], ...] = (
    ("each opponent | your opponents", {"player": "opponent"}),
    ("each player | player#", {"kind": "player"}),
    ("you", {"player": "you"}),
)
"""Players of whom it is said when they can cast spells."""

CASTING_TIMES: list[Row] = [
    ("castingtime", "any time they~you could cast a sorcery", "sorcery-time"),
    ("castingtime", "during their~your turn | during their~your own turn", "your-turn"),
    *(
        (
            "clause",
            " | ".join(f"{name} can cast spell# only <t:castingtime>" for name in words.split(" | ")),
            {"barred": {"all": {**whom, "condition": {"not": "$t"}}}, "with": [{"cant": ["cast"]}]},
        )
        for words, whom in _WHOSE
    ),
    (
        "barred",
        "can't cast spell# from anywhere other than their~your hand",
        {"cant": ["cast"], "from": ["outside-hand"]},
    ),
    (
        "barred",
        "can't cast <f:particulars> from anywhere other than their~your hand",
        {"cant": ["cast"], "of": "$f", "from": ["outside-hand"]},
    ),
    *(
        (
            "clause",
            f"<p:player> can't cast spell# or activate {words}",
            {"barred": "$p", "with": [{"cant": ["cast"]}, item]},
        )
        for words, item in (
            ("ability#", {"cant": ["activate"]}),
            ("ability# of <f:filters>", {"cant": ["activate"], "of": "$f"}),
            ("ability# that aren't mana ability#", {"cant": ["activate-nonmana"]}),
        )
    ),
    *(
        ("event", f"{words} enchanted {{player | opponent}}", {"event": event, **who, "defender": _ENCHANTED})
        for words, event, who in (
            ("<s:occurring> attack@", "attack", {"object": "$s"}),
            ("<p:who> attack@", "attacks-with", {"player": "$p"}),
        )
    ),
    (
        "event",
        "<p:who> attack@ enchanted player with one or more creatures",
        {"event": "attacks-with", "player": "$p", "defender": _ENCHANTED},
    ),
    (
        "event",
        "enchanted {player | opponent} is attacked",
        {"event": "attacks-with", "player": "any-player", "defender": _ENCHANTED},
    ),
    ("clause", "enchanted player <b:barred>", {"barred": "attached", "with": ["$b"]}),
    ("clause", "<p:manyplayers> <b:barred>", {"barred": "$p", "with": ["$b"]}),
    ("barred", "can't cast additional <f:particulars>", {"cant": ["cast"], "of": "$f"}),
    ("who", "have@ cast <f:afilter> this turn", {"happened": {"event": "cast", "player": "you", "object": "$f"}}),
]

_AT_IT: Json = {"must": ["attack-each-combat"], "at": {"among": "this"}}

ROWS: list[Row] = [
    (
        "core",
        "during <p:possessor> 's next turn , creatures that player control@ attack ~ if able",
        {
            "clauses": [
                {
                    "change": {"all": {"type": "creature", "controller": "$p"}},
                    "with": [_AT_IT],
                    "until": {"during-next-turn": "@player"},
                }
            ]
        },
    ),
    (
        "core",
        "<s:aimed> attack@ ~ during its controller 's next turn if able",
        {"clauses": [{"change": "$s", "with": [_AT_IT], "until": {"during-next-turn": {"controller": "@it"}}}]},
    ),
    *TIMINGS,
    *LIMITS,
    *CASTING_TIMES,
]
