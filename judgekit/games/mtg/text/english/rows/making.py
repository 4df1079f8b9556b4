"""English card text, what is made: tokens (111, 701.6) and mana (106), with what the mana may be spent on."""

from __future__ import annotations

from judgekit.games.mtg.terms.roles import ROLES
from judgekit.language.chart import Row

_ATTACKING = {"create": "$t", "amount": "$n", "by": "@actor", "tapped": "true", "attacking": "true", "as": "token"}
TOKENS: list[Row] = [
    ("deed", "create@ <n:count> <t:token>", {"create": "$t", "amount": "$n", "by": "@actor", "as": "token"}),
    (
        "deed",
        "create@ <n:count> <t:token> and <m:count> <u:token>",
        {
            "steps": [
                {"create": "$t", "amount": "$n", "by": "@actor"},
                {"create": "$u", "amount": "$m", "by": "@actor"},
            ]
        },
    ),
    (
        "deed",
        "create@ <n:count> <t:token> , <m:count> <u:token> , and <o:count> <v:token>",
        {
            "steps": [
                {"create": "$t", "amount": "$n", "by": "@actor"},
                {"create": "$u", "amount": "$m", "by": "@actor"},
                {"create": "$v", "amount": "$o", "by": "@actor"},
            ]
        },
    ),
    ("deed", "create@ <n:count> of those token#", {"created-so": "$n"}),
    (
        "deed",
        "create@ <n:count> tapped <t:token>",
        {"create": "$t", "amount": "$n", "by": "@actor", "tapped": "true", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> that's~is tapped and attacking"
        " | create@ <n:count> <t:token> that is tapped and attacking",
        _ATTACKING,
    ),
    (
        "deed",
        "create@ <n:count> <t:token> that's~is attacking | create@ <n:count> <t:token> that is attacking",
        {"create": "$t", "amount": "$n", "by": "@actor", "attacking": "true", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:count> <t:token> that's~is blocking <r:single> | create@ <n:count> <t:token> blocking <r:single>"
        " | create@ <n:count> <t:token> that is blocking <r:single>",
        {"create": "$t", "amount": "$n", "by": "@actor", "blocking": "$r", "as": "token"},
    ),
    *(
        ("deed", f"create@ <n:count> <t:token> that's~is tapped and attacking {whom}", {**_ATTACKING, "attacks": at})
        for whom, at in (
            ("<p:possessor>", "$p"),
            (
                "<p:possessor> or a planeswalker they control",
                ["$p", {"all": {"type": "planeswalker", "controller": "$p"}}],
            ),
        )
    ),
    ("deed", "create@ a <t:token> <e:each>", {"create": "$t", "amount": "$e", "by": "@actor", "as": "token"}),
    (
        "deed",
        "create@ <n:number> <t:token> <e:each>",
        {"create": "$t", "amount": {"*": ["$n", "$e"]}, "by": "@actor", "as": "token"},
    ),
    *(
        (
            "deed",
            f"create@ {many}",
            {"create": "$t", "amount": amount, "by": "@actor", "tapped": "true", "as": "token"},
        )
        for many, amount in (
            ("a number of tapped <t:token> equal to <f:figure>", "$f"),
            ("a tapped <t:token> <e:each>", "$e"),
        )
    ),
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
    ("token", "<p:pt> <k:tokentypes> token# that's~is <c:colors>", {"pt": "$p", "colors": "$c", "...": "$k"}),
    (
        "token",
        "<p:pt> <k:tokentypes> token# with <a:keywords> that's~is <c:colors>",
        {"pt": "$p", "colors": "$c", "...": "$k", "abilities": "$a"},
    ),
    (
        "token",
        "<p:pt> <c:colors> <k:tokentypes> token# with <a:keywords>",
        {"pt": "$p", "colors": "$c", "...": "$k", "abilities": "$a"},
    ),
    (
        "token",
        "<p:pt> <c:colors> <k:tokentypes> token# named <n:cardname>",
        {"name": "$n", "pt": "$p", "colors": "$c", "...": "$k"},
    ),
    (
        "token",
        "<p:pt> <c:colors> <k:tokentypes> token# named <n:cardname> with <a:keywords>"
        " | <p:pt> <c:colors> <k:tokentypes> token# with <a:keywords> named <n:cardname>",
        {"name": "$n", "pt": "$p", "colors": "$c", "...": "$k", "abilities": "$a"},
    ),
    ("token", "<k:tokentypes> token#", {"...": "$k", "predefined": "true"}),
    ("token", "<n:tokencard> token#", {"card": "$n"}),
    *(("token", f"{name.lower()} role token#", dict(term)) for name, term in ROLES.items()),
    (
        "deed",
        "create@ a <t:token> attached to <o:single>",
        {"create": "$t", "amount": "1", "by": "@actor", "attached": "$o", "as": "token"},
    ),
    (
        "deed",
        "create@ <n:name> , a legendary <p:pt> <c:colors> <k:tokentypes> token#",
        {
            "create": {"name": "$n", "pt": "$p", "colors": "$c", "legendary": "true", "...": "$k"},
            "amount": "1",
            "by": "@actor",
            "as": "token",
        },
    ),
    (
        "deed",
        "create@ <n:name> , a legendary <p:pt> <c:colors> <k:tokentypes> token# with <a:keywords>",
        {
            "create": {"name": "$n", "pt": "$p", "colors": "$c", "legendary": "true", "...": "$k", "abilities": "$a"},
            "amount": "1",
            "by": "@actor",
            "as": "token",
        },
    ),
    ("token", "<c:colors> <k:tokentypes> token# with <a:keywords>", {"colors": "$c", "...": "$k", "abilities": "$a"}),
    (
        "token",
        "legendary <p:pt> <c:colors> <k:tokentypes> token# named <n:cardname>",
        {"name": "$n", "pt": "$p", "colors": "$c", "legendary": "true", "...": "$k"},
    ),
    (
        "token",
        "legendary <p:pt> <c:colors> <k:tokentypes> token# with <a:keywords> named <n:cardname>"
        " | legendary <p:pt> <c:colors> <k:tokentypes> token# named <n:cardname> with <a:keywords>",
        {"name": "$n", "pt": "$p", "colors": "$c", "legendary": "true", "...": "$k", "abilities": "$a"},
    ),
    ("token", "<k:tokentypes> token# with <a:keywords>", {"...": "$k", "abilities": "$a"}),
    (
        "token",
        "colorless land token# named <n:name> that is every basic land type"
        " | colorless land token# named <n:name> that's~are every basic land type",
        {"name": "$n", "types": "Plains Island Swamp Mountain Forest land"},
    ),
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
    ("deed", "add@ <n:number> <s:symbols>", {"add": "$s", "amount": "$n", "by": "@actor"}),
    ("deed", "add@ a amount of <s:symbols> equal to <f:figure>", {"add": "$s", "amount": "$f", "by": "@actor"}),
    ("deed", "add@ <s:symbols> <e:each>", {"add": "$s", "amount": "$e", "by": "@actor"}),
    ("deed", "add@ that much <s:symbols>", {"add": "$s", "amount": "@amount", "by": "@actor"}),
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
    (
        "deed",
        "add@ one mana of any color in your commander 's color identity",
        {"add": "identity", "by": "@actor"},
    ),
    ("deed", "add@ one mana of the chosen color", {"add": "chosen-color", "by": "@actor"}),
    (
        "deed",
        "add@ one mana of any of the exiled card 's colors | add@ one mana of any of ¦ the exiled card 's ¦ colors",
        {"add": "colors-of", "for": {"kind": "card", "among": "@exiled"}, "by": "@actor"},
    ),
    ("deed", "add@ one mana of that color", {"add": "@that-color", "by": "@actor"}),
    (
        "deed",
        "add@ a amount of mana of that color equal to <f:figure>",
        {"add": "@that-color", "amount": "$f", "by": "@actor"},
    ),
    (
        "deed",
        "add@ a amount of mana of the chosen color equal to <f:figure>",
        {"add": "chosen-color", "amount": "$f", "by": "@actor"},
    ),
    ("deed", "add@ <a:symbols> or <b:symbols>", {"one-of": [{"add": "$a"}, {"add": "$b"}]}),
    (
        "deed",
        "add@ <a:symbols> , <b:symbols> , or <c:symbols>",
        {"one-of": [{"add": "$a"}, {"add": "$b"}, {"add": "$c"}]},
    ),
    (
        "deed",
        "add@ <n:number> mana in any combination of <a:symbols> and/or <b:symbols>",
        {"combination": ["$a", "$b"], "amount": "$n", "by": "@actor"},
    ),
    (
        "deed",
        "add@ <n:number> mana in any combination of <a:symbols> , <b:symbols> , and/or <c:symbols>",
        {"combination": ["$a", "$b", "$c"], "amount": "$n", "by": "@actor"},
    ),
    (
        "deed",
        "add@ a additional <s:symbols>",
        {"add": "$s", "by": "@actor"},
    ),
    ("deed", "add@ a additional <s:symbols> <e:each>", {"add": "$s", "amount": "$e", "by": "@actor"}),
    (
        "deed",
        "add@ one mana of any color <e:each>",
        {"add": "any-color", "amount": "$e", "of-each": "true", "by": "@actor"},
    ),
    (
        "deed",
        "add@ one mana of any type that land ¦ produced | add@ one mana of any type that permanent ¦ produced"
        " | add@ one mana of any type that creature ¦ produced | add@ one mana of any type that artifact ¦ produced",
        {"add": "produced-type", "by": "@actor"},
    ),
    *(
        (
            "instead",
            f"it produce@ {words} times as much of that mana instead",
            {"multiply-mana": "true", "amount": number},
        )
        for words, number in (("three", "3"), ("four", "4"))
    ),
    ("instead", "it produce@ twice as much of that mana instead", {"multiply-mana": "true", "amount": "2"}),
    ("deed", "add@ one mana of any color that <f:producers> could produce", {"add": "could-produce", "for": "$f"}),
    (
        "deed",
        "add@ one mana of any type that <f:producers> could produce",
        {"add": "could-produce", "for": "$f", "choice": "type"},
    ),
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
    (
        "sentence",
        "spend this mana only to cast <f:filters> , and that spell can't be countered"
        " | spend this mana only to cast <f:afilter> , and that spell can't be countered",
        {"spending": "$f", "uncounterable": "true"},
    ),
    (
        "sentence",
        "until <d:manaday> , you don't lose ~ mana as steps and phases end"
        " | until <d:manaday> , you don't lose this mana as steps and phases end",
        {"spending": "kept", "until": "$d"},
    ),
    (
        "deed",
        "double@ the amount of each type of ¦ {unspent mana you have | mana in your mana pool}",
        {"double-mana": "@actor"},
    ),
    ("manaday", "end of turn", "end-of-turn"),
    ("manaday", "end of combat", "end-of-combat"),
    ("sentence", "spend this mana only to cast your commander", {"spending": {"commander": "true", "owner": "you"}}),
    ("sentence", "spend this mana only to activate <f:filters>", {"spending": "$f"}),
    (
        "sentence",
        "~ mana can't be spent to cast <f:afilter> | this mana can't be spent to cast <f:afilter>"
        " | this mana can't be spent to cast <f:filters>",
        {"spending": {"kind": "object", "not": "$f"}},
    ),
]

ROWS: list[Row] = [*TOKENS, *MANA]
