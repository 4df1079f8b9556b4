"""English card text, what is paid (118, 601.2f, 602.1a): rows of costs, of additional ones, and of what costs more or less."""

from __future__ import annotations

from judgekit.language.chart import Row

COSTS: list[Row] = [
    # By so much generic mana a cost is lowered as it has (118.7a): "up to" says no more than that.
    (
        "costly",
        "<f:costing> cost@ <s:symbols> less to cast | <f:costing> cost@ up to <s:symbols> less to cast",
        {"of": "$f", "less": "$s"},
    ),
    ("costly", "<f:costing> cost@ <s:symbols> more to cast", {"of": "$f", "more": "$s"}),
    ("costly", "<f:costing> cost@ <s:symbols> less to cast <e:each>", {"of": "$f", "less-each": "$s", "times": "$e"}),
    ("costly", "<f:costing> cost@ <s:symbols> more to cast <e:each>", {"of": "$f", "more-each": "$s", "times": "$e"}),
    (
        "costly",
        "the first <f:filter> you cast each turn cost@ <s:symbols> less to cast",
        {"of": {"spells": "$f", "player": "you"}, "less": "$s", "first": "$f"},
    ),
    (
        "costly",
        "<f:plainfilter> 's loyalty ability# you control cost a ¦ additional <n:signed> to activate"
        " | loyalty ability# of <f:plainfilter> you control cost a additional <n:signed> to activate",
        {
            "of": {"abilities": {"ability-kind": "loyalty", "source": {"...": "$f", "controller": "you"}}},
            "loyalty": "$n",
        },
    ),
    (
        "costly",
        "activated abilities of <f:filters> cost <s:symbols> more to activate",
        {"of": {"abilities": {"ability-kind": "activated", "source": "$f"}}, "more": "$s"},
    ),
    *(
        (
            "costly",
            f"activated abilities {whose}cost <s:symbols> {more} to activate{unless}",
            {"of": {"abilities": {"ability-kind": "activated", **source, **besides}}, more: "$s"},
        )
        for more in ("more", "less")
        for whose, source in (("", {}), ("of <f:filters> ", {"source": "$f"}))
        for unless, besides in (
            ("", {}),
            (" unless they're mana abilities", {"not-ability-kind": "mana"}),
        )
        if not source or besides
    ),
    (
        "costly",
        "activated abilities of <f:filters> cost <s:symbols> less to activate"
        " | activated abilities of <f:filters> cost up to <s:symbols> less to activate",
        {"of": {"abilities": {"ability-kind": "activated", "source": "$f"}}, "less": "$s"},
    ),
    *(
        (
            "costly",
            f"<a:attached> 's activated abilities cost <s:symbols> {more} to activate"
            f" | activated abilities of <a:attached> cost <s:symbols> {more} to activate",
            {"of": {"abilities": {"ability-kind": "activated", "source": {"among": "$a"}}}, more: "$s"},
        )
        for more in ("less", "more")
    ),
    *(
        (
            "sentence",
            f"{{this | ~}} effect can't reduce the {{mana in that cost | amount of mana a ability cost@ to activate}}"
            f" to less than {words} mana",
            {"cheapest": number},
        )
        for words, number in (("one", "1"), ("two", "2"))
    ),
    (
        "costly",
        "~ cost@ <s:symbols> more to cast for each target beyond the first",
        {"of": "@self", "more": "$s", "beyond": "1"},
    ),
    (
        "costly",
        "<f:costing> cost@ a additional <q:quoted> to cast for each <c:color> mana symbol in their mana cost#",
        {"of": "$f", "paid": "$q", "for-symbols": "$c"},
    ),
    (
        "costly",
        "activated ability# cost a additional <q:quoted> to activate for each <c:color> mana symbol in their activation cost#",
        {"of": {"abilities": {"ability-kind": "activated"}}, "paid": "$q", "for-symbols": "$c"},
    ),
    (
        "costly",
        "<f:costing> cost@ a additional <n:number> life to cast",
        {"of": "$f", "life": "$n"},
    ),
    (
        "sentence",
        "this ability cost@ <s:symbols> less to activate <e:each>",
        {"cheaper": "$s", "times": "$e"},
    ),
    *(
        (
            "costly",
            f"{which} that would cost less than {words} mana to cast cost@ {words} mana to cast",
            {"of": {"spells": "$f"}, "least": number},
        )
        for which in ("each <f:filter>", "<f:filters>")
        for words, number in (("two", "2"), ("three", "3"), ("four", "4"), ("five", "5"))
    ),
    (
        "sentence",
        "you may <c:cost> rather than pay the mana cost for <f:filters> you cast"
        " | you may <c:cost> rather than pay the mana cost for <f:filters> that you cast",
        {"alternative": "$c", "for": "$f"},
    ),
    *(
        (
            "sentence",
            f"you may cast {which} without paying their mana costs",
            {"alternative": "free", "for": {**spells, "kind": "spell"}},
        )
        for which, spells in (
            ("spells", {}),
            ("<c:color> spells", {"color": "$c"}),
            ("<t:type> spells", {"type": "$t"}),
            ("<s:subtype> spells", {"subtype": "$s"}),
            ("<s:subtype> creature spells", {"type": "creature", "subtype": "$s"}),
            ("spells with mana value <b:bound>", {"mana-value": "$b"}),
            ("<t:type> spells with mana value <b:bound>", {"type": "$t", "mana-value": "$b"}),
        )
    ),
    ("costing", "~", "@self"),
    *(
        (
            "costing",
            f"<c:color> spell and <d:color> spell {who}",
            {"spells": {"color": ["$c", "$d"], "kind": "spell"}, **by},
        )
        for who, by in (("you cast", {"player": "you"}), ("your opponents cast", {"player": "opponents"}))
    ),
    (
        "costing",
        "<f:filters> you cast that target enchanted player",
        {"spells": {"...": "$f", "targets": {"among": "attached"}}, "player": "you"},
    ),
    ("costing", "<f:filters>", {"spells": "$f"}),
    (
        "costing",
        "<f:filters> your opponents cast that target ~",
        {"spells": {"...": "$f", "targets": {"among": "this"}}, "player": "opponents"},
    ),
    (
        "costing",
        "<f:filters> your opponents cast that target <g:plainfilter>",
        {"spells": {"...": "$f", "targets": "$g"}, "player": "opponents"},
    ),
    (
        "costing",
        "<f:filters> your opponents cast that target you or <g:afilter>",
        {"spells": {"...": "$f", "targets": {"any": [{"player": "you"}, "$g"]}}, "player": "opponents"},
    ),
    (
        "costing",
        "<f:filters> you cast that target <g:plainfilter>",
        {"spells": {"...": "$f", "targets": "$g"}, "player": "you"},
    ),
    (
        "costing",
        "<f:filters> you cast that target ~",
        {"spells": {"...": "$f", "targets": {"among": "this"}}, "player": "you"},
    ),
    ("costing", "<f:filters> that target ~", {"spells": {"...": "$f", "targets": {"among": "this"}}}),
    *(
        (
            "costing",
            f"<f:filters> you cast that share a {said} with <r:single>",
            {"spells": {"...": "$f", "shares": {"what": what, "with": "$r"}}, "player": "you"},
        )
        for said, what in (("color", "color"), ("creature type", "creature-type"), ("card type", "type"))
    ),
    ("costing", "<f:filters> you cast | each <f:filter> you cast", {"spells": "$f", "player": "you"}),
    (
        "costing",
        "<f:filters> you cast of the chosen type",
        {"spells": {"...": "$f", "chosen": "creature-type"}, "player": "you"},
    ),
    (
        "costing",
        "<f:filters> you cast from <z:yourzone>",
        {"spells": {"...": "$f", "cast-from": "$z"}, "player": "you"},
    ),
    (
        "costing",
        "<f:filters> you cast with mana value <b:bound>",
        {"spells": {"...": "$f", "mana-value": "$b"}, "player": "you"},
    ),
    (
        "costing",
        "<f:filters> your opponents cast | <f:filters> your opponent cast",
        {"spells": "$f", "player": "opponents"},
    ),
    ("costing", "<f:filters> player cast", {"spells": "$f", "player": "players"}),
    (
        "additional",
        "as a additional cost to cast ~ , <c:cost>",
        {"more": "$c"},
    ),
    (
        "additional",
        "as a additional cost to cast ~ , <c:cost> or <d:cost>",
        {"more": "$c", "or": ["$d"]},
    ),
    (
        "additional",
        "as a additional cost to cast ~ , <c:cost> , <d:cost> , or <e:cost>",
        {"more": "$c", "or": ["$d", "$e"]},
    ),
    ("cost", "<p:costpart>", ["$p"]),
    ("costpart", "blight <n:number>", {"blight": "you", "amount": "$n"}),
    ("costpart", "forage", {"forage": "you"}),
    ("costpart", "behold <f:afilter>", {"behold": {"choose": "$f"}}),
    ("costpart", "waterbend <s:symbols>", {"waterbend": "$s"}),
    ("costpart", "collect evidence <n:number>", {"collect-evidence": "you", "amount": "$n"}),
    ("cost", "<p:costpart> , <c:cost>", {"first": "$p", "rest": "$c"}),
    ("cost", "<p:costpart> and <c:costpart>", ["$p", "$c"]),
    ("cost", "pay <s:symbols> and <n:number> life", ["$s", {"pay-life": "you", "amount": "$n"}]),
    (
        "cost",
        "sacrifice <c:chosen> , <d:chosen> , and <e:chosen>",
        [{"sacrifice": "$c"}, {"sacrifice": "$d"}, {"sacrifice": "$e"}],
    ),
    ("cost", "sacrifice <r:self> and <c:chosen>", [{"sacrifice": "$r"}, {"sacrifice": "$c"}]),
    ("cost", "sacrifice <c:chosen> and <d:chosen>", [{"sacrifice": "$c"}, {"sacrifice": "$d"}]),
    ("cost", "<p:costpart> and sacrifice it", ["$p", {"sacrifice": "this"}]),
    ("costpart", "<s:symbols>", "$s"),
    ("costpart", "pay <s:symbols>", "$s"),
    ("costpart", "pay <n:number> life", {"pay-life": "you", "amount": "$n"}),
    ("costpart", "pay life equal to <f:figure>", {"pay-life": "you", "amount": "$f"}),
    ("costpart", "pay <h:half>", {"pay-life": "you", "amount": "$h"}),
    ("costpart", "draw a card", {"draw": "you", "amount": "1"}),
    ("costpart", "sacrifice <r:self>", {"sacrifice": "$r"}),
    ("costpart", "sacrifice <r:granter>", {"sacrifice": "$r"}),
    (
        "costpart",
        "sacrifice any number of <f:filters> with total power <n:number> or greater",
        {"sacrifice": {"choose": "$f", "up-to": "any"}, "total-power": "$n"},
    ),
    ("costpart", "sacrifice <c:chosen>", {"sacrifice": "$c"}),
    ("costpart", "sacrifice <a:attached>", {"sacrifice": "$a"}),
    ("costpart", "sacrifice all <f:filters>", {"sacrifice": {"all": "$f"}}),
    ("costpart", "discard <n:count> card#", {"discard": "$n"}),
    (
        "costpart",
        "discard the last card you drew this turn",
        {"discard": "you", "amount": "1", "what": {"kind": "card", "drawn-last": "true"}},
    ),
    ("costpart", "discard your hand", {"discard": "you", "amount": "you.hand"}),
    ("costpart", "discard <r:self>", {"discard": "$r"}),
    (
        "costpart",
        "discard <n:count> card# at random",
        {"discard": "you", "amount": "$n", "random": "true"},
    ),
    ("costpart", "discard <f:particular>", {"discard": "you", "amount": "1", "what": "$f"}),
    (
        "costpart",
        "discard <n:number> <f:particulars>",
        {"discard": "you", "amount": "$n", "what": "$f"},
    ),
    ("costpart", "reveal <r:self> from your hand", {"reveal": "$r"}),
    (
        "costpart",
        "remove any number of <k:kindword> counter# from <r:self>",
        {"remove-counters": "$r", "kind": "$k", "amount": "X"},
    ),
    (
        "costpart",
        "remove all <k:kindword> counters from <r:self>",
        {"remove-counters": "$r", "kind": "$k", "amount": "X", "all": "true"},
    ),
    ("costpart", "exile <r:self>", {"exile": "$r"}),
    ("costpart", "exert <r:self>", {"exert": "$r"}),
    ("costpart", "exert <c:chosen>", {"exert": "$c"}),
    ("costpart", "exile <r:self> from your graveyard", {"exile": "$r", "from": "graveyard"}),
    ("costpart", "exile <r:self> from your hand", {"exile": "$r", "from": "hand"}),
    ("costpart", "exile <c:chosen>", {"exile": "$c"}),
    ("costpart", "tap <c:chosen>", {"tap": "$c"}),
    ("costpart", "tap <a:attached>", {"tap": "$a"}),
    ("costpart", "untap <c:chosen>", {"untap": "$c"}),
    ("costpart", "exile <c:topcard>", {"exile": "$c"}),
    *(
        (
            "costpart",
            f"put {cards} a opponent own@ from exile into {whose} graveyard",
            {"put": {"choose": {"kind": "card", "owner": "opponent", "zone": "exile"}, **number}, "to": "graveyard"},
        )
        for cards, number in (("a card", {}), ("<n:number> cards", {"amount": "$n"}))
        for whose in ("that player 's", "their owner 's")
    ),
    *(
        (
            "costpart",
            f"put {cards} from your hand on {place} of your library",
            {
                "put": {"choose": {"...": "$f", "kind": "card", "owner": "you", "zone": "hand"}},
                "to": "library",
                "at": at,
            },
        )
        for cards in ("<f:afilter>",)
        for place, at in (("top", "top"), ("the bottom", "bottom"))
    ),
    ("costpart", "unattach <r:granter>", {"unattach": "$r"}),
    ("costpart", "unattach <r:self>", {"unattach": "$r"}),
    ("costpart", "return <c:chosen> to its~their owner 's hand", {"return": "$c", "to": "hand"}),
    ("cost", "sacrifice <c:chosen> and <r:self>", [{"sacrifice": "$c"}, {"sacrifice": "$r"}]),
    (
        "deedpaid",
        "exile@ all cards from your~their graveyard",
        [{"exile": {"all": {"kind": "card", "zone": "graveyard", "owner": "@actor"}}}],
    ),
    (
        "deedpaid",
        "put@ a card from your~their hand on top of your~their library",
        [{"put": {"choose": {"kind": "card", "zone": "hand", "owner": "@actor"}}, "to": "library-top"}],
    ),
    ("costpart", "return <r:self> to its owner 's hand", {"return": "$r", "to": "hand"}),
    (
        "costpart",
        "remove <n:count> <k:kindword> counter# from <r:self>",
        {"remove-counters": "$r", "kind": "$k", "amount": "$n"},
    ),
    (
        "costpart",
        "remove <n:count> <k:kindword> counter# from <c:chosen>",
        {"remove-counters": "$c", "kind": "$k", "amount": "$n"},
    ),
    (
        "costpart",
        "put <n:count> <k:kindword> counter# on <r:self>",
        {"put-counters": "$r", "kind": "$k", "amount": "$n"},
    ),
    (
        "costpart",
        "mill <n:count> card# | put the top <n:number> card of your library into your graveyard",
        {"mill": "you", "amount": "$n"},
    ),
    *(
        ("costpart", f"have {who} gain <n:number> life", {"gain-life": of, "amount": "$n"})
        for who, of in (("each other player", "others"), ("a opponent", "opponent"))
    ),
    ("costpart", "put the top card of your library into your graveyard", {"mill": "you", "amount": "1"}),
    (
        "costpart",
        "reveal <n:number> <f:filters> from your hand",
        {"reveal": {"choose": {"...": "$f", "zone": "hand", "owner": "you"}, "amount": "$n"}},
    ),
    ("costpart", "reveal <f:afilter>", {"reveal": {"choose": "$f"}}),
    (
        "costpart",
        "put <n:count> <k:kindword> counter# on <c:chosen>",
        {"put-counters": "$c", "kind": "$k", "amount": "$n"},
    ),
]

ROWS: list[Row] = [*COSTS]
