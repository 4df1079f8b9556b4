"""English card text, copies and faces (707, 708, 710, 712): what becomes or enters as a copy, with exceptions; turning over."""

from __future__ import annotations

from judgekit.language.chart import Row

EXCEPTIONS: list[Row] = [
    ("excepted", "it's <p:pt>", {"base-pt": "$p"}),
    ("excepted", "it's <k:tokentypes> in addition to its other types", {"add-types": "$k"}),
    ("excepted", "it's a <k:tokentypes> in addition to its other types", {"add-types": "$k"}),
    ("excepted", "it's legendary | it's legendary in addition to its other types", {"add-supertypes": "legendary"}),
    ("excepted", "it's legendary and snow in ¦ addition to its other types", {"add-supertypes": ["legendary", "snow"]}),
    (
        "excepted",
        "it isn't legendary | the token isn't legendary | the copy isn't legendary",
        {"lose-supertypes": "legendary"},
    ),
    ("excepted", "it's <c:color> | the copy is <c:color> | that the copy is <c:color>", {"set-colors": ["$c"]}),
    (
        "excepted",
        "it has <a:keywords> | it gains <a:keywords> | it has <a:keywords> in addition to its other abilities"
        " | the token has <a:keywords> | the copy has <a:keywords> | has <a:keywords>",
        {"gain": "$a"},
    ),
    ("excepted", "it has this ability | it gains this ability", {"gain": "this-ability"}),
    (
        "excepted",
        "it doesn't copy that creature 's ¦ color | it don't copy that creature 's color",
        {"keeps": ["color"]},
    ),
    (
        "excepted",
        "it enters with <n:count> additional <k:kindword> counter# on it"
        " | it enters the battlefield with <n:count> additional <k:kindword> counter# on it",
        {"counters": {"kind": "$k", "amount": "$n"}},
    ),
    ("excepted", "its name is ~", {"keeps": ["name"]}),
    ("exception", "<e:excepted>", "$e"),
    ("exception", "<e:excepted> if it's a creature", {"if": {"type": "creature"}, "then": ["$e"]}),
    ("exception", "<e:excepted> if it's a planeswalker", {"if": {"type": "planeswalker"}, "then": ["$e"]}),
    ("exceptions", "<a:exception>", ["$a"]),
    *(
        ("exceptions", f"it's a <p:pt> <k:tokentypes> in addition to its other types{after}", [*changes, *more])
        for changes in ([{"base-pt": "$p"}, {"add-types": "$k"}],)
        for after, more in (("", ()), (" and <a:exception>", ("$a",)), (" and it <a:exception>", ("$a",)))
    ),
    *(
        (
            "exceptions",
            f"it's a <p:pt> <c:color> <k:tokentypes> in addition to its other colors and types{after}",
            [{"base-pt": "$p"}, {"add-colors": ["$c"]}, {"add-types": "$k"}, *more],
        )
        for after, more in (("", ()), (" and <a:exception>", ("$a",)))
    ),
    (
        "exceptions",
        "it's a <p:pt> <c:color> <k:subtype>",
        [{"base-pt": "$p"}, {"set-colors": ["$c"]}, {"set-subtypes": "$k"}],
    ),
    ("exceptions", "<a:exception> and <b:exception>", ["$a", "$b"]),
    ("exceptions", "<a:exception> , <b:exception> , and <c:exception>", ["$a", "$b", "$c"]),
    ("exceptions", "<a:exception> , <b:exception> , <c:exception> , and <d:exception>", ["$a", "$b", "$c", "$d"]),
    (
        "exceptions",
        "<a:exception> and , if it's a creature , <b:exceptions>",
        ["$a", {"if": {"type": "creature"}, "then": "$b"}],
    ),
    ("exceptions", "if it's a creature , <b:exceptions>", [{"if": {"type": "creature"}, "then": "$b"}]),
]

ACTS: list[Row] = [
    (
        "act",
        "<s:subject> gain@ all activated abilities of <r:single> <d:duration>",
        {"modify": "$s", "with": [{"gain": [{"abilities-of": "$r", "kind": "activated"}]}], "until": "$d"},
    ),
    ("act", "<s:subject> become@ a copy of <r:single>", {"become-copy": "$s", "copy-of": "$r"}),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> and gain@ this ability",
        {"become-copy": "$s", "copy-of": "$r", "except": [{"gain": "this-ability"}]},
    ),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> <d:duration>",
        {"become-copy": "$s", "copy-of": "$r", "until": "$d"},
    ),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> [,] except <e:exceptions>",
        {"become-copy": "$s", "copy-of": "$r", "except": "$e"},
    ),
    (
        "act",
        "<s:subject> become@ a copy of <r:single> <d:duration> [,] except <e:exceptions>",
        {"become-copy": "$s", "copy-of": "$r", "until": "$d", "except": "$e"},
    ),
    *(
        (
            "deed",
            f"create@ a {how} token that's~is a copy of <r:single>{but}",
            {"create": "copy", "copy-of": "$r", "by": "@actor", **state, **other, "as": "token"},
        )
        for how, state in (
            ("tapped and attacking", {"tapped": "true", "attacking": "true"}),
            ("tapped", {"tapped": "true"}),
        )
        for but, other in (("", {}), (" , except <e:exceptions>", {"except": "$e"}))
    ),
    (
        "deed",
        "create@ a token that's~is a copy of <r:single> [,] except <e:exceptions>",
        {"create": "copy", "copy-of": "$r", "by": "@actor", "except": "$e", "as": "token"},
    ),
    (
        "deed",
        "copy@ <r:single> , except <e:exceptions>",
        {"copy": "$r", "by": "@actor", "except": "$e"},
    ),
    (
        "deed",
        "create@ <n:number> tokens that's~is copies of <r:single> | create@ <n:number> tokens that is copies of <r:single>",
        {"create": "copy", "copy-of": "$r", "amount": "$n", "by": "@actor", "as": "token"},
    ),
]

_HERS = {"owner": "you", "controller": "you"}
FACES: list[Row] = [
    (
        "body",
        "if you both own and control ~ and <f:afilter> , exile them , then meld them into <n:cardname>",
        {
            "if": {"and": [{"object": "this", "is": _HERS}, {"exists": {"...": "$f", **_HERS}}]},
            "clauses": [
                {
                    "deed": {
                        "steps": [
                            {"choose": "object", "is": {"...": "$f", **_HERS}, "by": "you", "as": "other-half"},
                            {"exile": ["this", "other-half"], "as": "gone"},
                            {"meld": "gone", "into": "$n"},
                        ]
                    }
                }
            ],
        },
    ),
    ("token", "<c:colors> <k:tokentypes> token# with <a:keywords>", {"colors": "$c", "...": "$k", "abilities": "$a"}),
    ("predicate", "is@ the chosen type", {"set-subtypes": "chosen"}),
    ("predicate", "is@ the chosen type in addition to its~their other types", {"add-subtypes": "chosen"}),
    ("after", "with morph", {"has": "morph"}),
    (
        "deed",
        "put@ <o:objects> onto the battlefield face up",
        {"put": "$o", "to": "battlefield", "as": "entered"},
    ),
    ("predicate", "can't enter the battlefield", {"cant": ["enter"]}),
    (
        "clause",
        "<f:filters> can't enter the battlefield from graveyards or libraries",
        {"change": {"all": {"...": "$f", "zone": ["graveyard", "library"]}}, "with": [{"cant": ["enter"]}]},
    ),
    ("condition", "<s:symbols> was spent to cast ~", {"spent": "$s"}),
    ("condition", "<s:symbols> was spent to cast it", {"spent": "$s", "of": "@it"}),
    ("condition", "no mana was spent to cast <s:castone>", {"value": {"value": "spent", "of": "$s"}, "is": "= 0"}),
    (
        "condition",
        "no colored mana was spent to cast <s:castone>",
        {"value": {"value": "spent-colors", "of": "$s"}, "is": "= 0"},
    ),
    (
        "condition",
        "<n:number> or more mana was spent to cast <s:castone> | at least <n:number> mana was spent to cast <s:castone>",
        {"value": {"value": "spent", "of": "$s"}, "is": ">= $n"},
    ),
    *(
        ("condition", f"at least {number} {color} mana was spent to cast {spell}", {"spent": symbol * count, **of})
        for count, number in ((2, "two"), (3, "three"), (4, "four"), (5, "five"))
        for color, symbol in (("white", "{W}"), ("blue", "{U}"), ("black", "{B}"), ("red", "{R}"), ("green", "{G}"))
        for spell, of in (("~", {}), ("it", {"of": "@it"}))
    ),
    (
        "deed",
        "return@ ~ from your graveyard to the battlefield face up or face down",
        {
            "either": [
                {"return": {"itself": "graveyard"}, "to": "battlefield"},
                {"put": "@first", "to": "battlefield", "face-down": "true"},
            ]
        },
    ),
    ("deed", "flip@ <o:objects>", {"flip": "$o"}),
    ("deed", "turn@ <o:objects> face up", {"turn-face-up": "$o"}),
    ("deed", "turn@ <o:objects> face down", {"turn-face-down": "$o"}),
    ("deed", "manifest@ the top card of your~their library", {"manifest": {"top": "@actor"}, "as": "entered"}),
    ("deed", "cloak@ the top card of your~their library", {"cloak": {"top": "@actor"}, "as": "entered"}),
    (
        "deed",
        "cloak@ the top <n:number> card of your~their library",
        {"cloak": {"top": "@actor", "amount": "$n"}, "as": "entered"},
    ),
    (
        "deed",
        "manifest@ the top <n:number> card of your~their library",
        {"manifest": {"top": "@actor", "amount": "$n"}, "as": "entered"},
    ),
    ("deed", "manifest@ dread", {"manifest-dread": "@actor", "as": "entered"}),
    (
        "deed",
        "return@ <o:objects> to the battlefield transformed~converted under your control",
        {"return": "$o", "to": "battlefield", "transformed": "true", "under": "you", "as": "returned"},
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield transformed~converted under its~their owner 's control"
        " | return@ <o:objects> to the battlefield transformed~converted under ~ 's owner 's control",
        {
            "return": "$o",
            "to": "battlefield",
            "transformed": "true",
            "under": {"owner": "@first"},
            "as": "returned",
        },
    ),
    (
        "deed",
        "return@ <o:objects> to the battlefield transformed~converted",
        {"return": "$o", "to": "battlefield", "transformed": "true", "as": "returned"},
    ),
]

ENTERING: list[Row] = [
    ("original", "any <f:filter>", "$f"),
    ("original", "<f:afilter>", "$f"),
    (
        "entryascopy",
        "as a copy of <o:original>",
        {"original": "$o"},
    ),
    (
        "entryascopy",
        "as a copy of <o:original> [,] except <e:exceptions>",
        {"original": "$o", "except": "$e"},
    ),
    (
        "sentence",
        "you may have ~ enter <e:entryascopy> | you may have ~ enter the battlefield <e:entryascopy>",
        {"enters-as": "$e"},
    ),
    (
        "sentence",
        "you may have ~ enter tapped <e:entryascopy> | you may have ~ enter the battlefield tapped <e:entryascopy>",
        {"enters-as": "$e", "tapped": "true"},
    ),
    (
        "sentence",
        "<f:filters> enter as a copy of ~ | <f:filters> enter the battlefield as a copy of ~",
        {"enter-as-this": "$f"},
    ),
]

ROWS: list[Row] = [*EXCEPTIONS, *ACTS, *FACES, *ENTERING]
