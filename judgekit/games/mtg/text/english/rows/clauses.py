"""English card text, the clauses of a sentence (608.2c): who does or may do what, what is so, and how clauses are joined."""

from __future__ import annotations

from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.chart import Row

_LANDS_FROM_THE_TOP: Term = {
    "may": ["play-from"],
    "of": {"type": "land", "kind": "card", "owner": "you"},
    "from": ["library-top"],
}
"""The permission to play lands from the top of the own library (305.1)."""


def _from_the_top(spells: Term) -> Term:
    """Return the permission to cast spells from the top of the own library (601.3)."""
    return {"may": ["cast-from"], "of": {**spells, "owner": "you"}, "from": ["library-top"]}


ROWS: list[Row] = [
    *(
        (
            "clause",
            f"each {one} 's life total become@ <{slot}>",
            {"by": players, "deed": {"set-life": "@actor", "amount": amount}},
        )
        for one, players in (("player", "players"), ("opponent", "opponents"))
        for slot, amount in (("f:figure", "$f"), ("n:number", "$n"))
    ),
    ("clause", "<d:deed>", {"deed": "$d"}),
    ("clause", "<p:player> <d:deed>", {"by": "$p", "deed": "$d"}),
    ("clause", "you and <p:player> each <d:deed>", {"with-you": "$p", "deed": "$d"}),
    ("clause", "<p:player> may <d:deed> or <e:deed>", {"by": "$p", "may": {"one-of-two": ["$d", "$e"]}}),
    ("clause", "<d:deed> or <e:deed>", {"deed": {"one-of-two": ["$d", "$e"]}}),
    ("clause", "<p:player> may <d:deed>", {"by": "$p", "may": "$d"}),
    ("clause", "any player may <d:deed>", {"by": "players", "may": "$d"}),
    (
        "clause",
        "starting with you , each player may <d:deed> | each player starting with you may <d:deed>",
        {"by": "players", "may": "$d", "starting": "you"},
    ),
    ("clause", "any opponent may <d:deed>", {"by": "opponents", "may": "$d"}),
    ("clause", "<a:act>", {"act": "$a"}),
    (
        "clause",
        "<p:player> face@ a villainous choice — <a:clauses> , or <b:clauses>",
        {"by": "$p", "villainous": ["$a", "$b"]},
    ),
    ("clause", "face@ a villainous choice — <a:clauses> , or <b:clauses>", {"villainous": ["$a", "$b"]}),
    ("clause", "you may have <a:act>", {"by": "you", "may-act": "$a"}),
    (
        "clause",
        "you may have <s:subject> <p:predicates> <d:duration>",
        {"by": "you", "may-change": {"change": "$s", "with": "$p", "until": "$d"}},
    ),
    ("clause", "you may have <p:player> <d:deed>", {"by": "you", "may-of": "$p", "deed-of": "$d"}),
    ("clause", "have <p:player> <d:deed>", {"by": "$p", "deed": "$d", "told": "true"}),
    ("clause", "<s:subject> <p:predicates>", {"change": "$s", "with": "$p"}),
    ("clause", "<s:subject> <p:predicates> <d:duration>", {"change": "$s", "with": "$p", "until": "$d"}),
    ("clause", "player# <b:barred>", {"barred": "players", "with": ["$b"]}),
    (
        "clause",
        "your devotion to each color and ¦ each combination of color is ¦ increased by <n:number>",
        {"barred": "you", "with": [{"static": {"devotion": "$n"}}]},
    ),
    *(
        (
            "clause",
            f"{whose} maximum hand size is {way} <n:number>",
            {"barred": who, "with": [{"static": {key: f"{sign}$n"}}]},
        )
        for whose, who in (("your", "you"), ("each opponent 's", "opponents"), ("each player 's", "players"))
        for way, key, sign in (
            ("increased by", "add-hand-size", ""),
            ("reduced by", "add-hand-size", "-"),
        )
    ),
    *(
        (
            "clause",
            f"{whose} maximum hand size is {size}",
            {"barred": who, "with": [{"static": {"hand-size": "$n"}}]},
        )
        for whose, who in (("your", "you"), ("each opponent 's", "opponents"), ("each player 's", "players"))
        for size in ("<n:number>", "equal to <n:figure>")
    ),
    (
        "clause",
        "while voting , <p:player> get@ a additional vote",
        {"barred": "$p", "with": [{"may": ["vote-again"], "number": "1"}]},
    ),
    ("clause", "player# <b:barred> <d:duration>", {"barred": "players", "with": ["$b"], "until": "$d"}),
    (
        "clause",
        "you can't be attacked except by <f:filters>",
        {
            "change": {"all": {"type": "creature", "not": "$f"}},
            "with": [{"cant": ["attack"], "at": {"player": "you"}}],
        },
    ),
    (
        "clause",
        "<p:manyplayers> can't attack with creature#",
        {"change": {"all": {"type": "creature", "controller": "$p"}}, "with": [{"cant": ["attack"]}]},
    ),
    (
        "clause",
        "any player may cast <f:filters> as though they had flash",
        {"barred": "players", "with": [{"may": ["cast-as-instant"], "of": "$f"}]},
    ),
    ("clause", "<p:player> <b:barred>", {"barred": "$p", "with": ["$b"]}),
    ("clause", "<p:player> <b:barred> <d:duration>", {"barred": "$p", "with": ["$b"], "until": "$d"}),
    ("clause", "<p:player> <b:barred> for the rest of the game", {"barred": "$p", "with": ["$b"], "until": "always"}),
    ("clause", "you control <a:attached>", {"change": "$a", "with": [{"control": "you"}]}),
    ("clause", "the monarch control@ <a:attached>", {"change": "$a", "with": [{"control": "monarch"}]}),
    (
        "clause",
        "you may choose new targets for the ¦ copy | you may choose new targets for the ¦ copies"
        " | you may choose new targets for that copy | may choose new targets for that copy"
        " | may choose a new target for that copy | may choose a new target for the copy"
        " | each of those player may choose new targets for their copy",
        {"of-copy": "true"},
    ),
    (
        "clause",
        "counters can't be put on <f:filters>",
        {"change": {"all": "$f"}, "with": [{"cant": ["get-counters"]}]},
    ),
    (
        "clause",
        "the named card can't be cast | the card with the chosen name can't be cast",
        {"change": {"all": {"kind": "spell", "chosen": "name"}}, "with": [{"cant": ["be-cast"]}]},
    ),
    (
        "clause",
        "activated abilities of <f:filters> can't be activated",
        {"change": {"all": "$f"}, "with": [{"cant": ["activate"]}]},
    ),
    (
        "clause",
        "activated abilities of <f:filters> can't be activated unless they're mana abilities",
        {"change": {"all": "$f"}, "with": [{"cant": ["activate-nonmana"]}]},
    ),
    (
        "clause",
        "<a:attached> 's activated abilities can't be ¦ activated unless they're mana abilities",
        {"change": "$a", "with": [{"cant": ["activate-nonmana"]}]},
    ),
    *(
        (
            "clause",
            f"you may activate loyalty abilities of {whose} on any player 's turn any time you could cast a instant",
            {"barred": "you", "with": [{"may": ["activate-as-instant"], "of": of}]},
        )
        for whose, of in (("~", {"among": "this"}), ("<f:filters>", "$f"))
    ),
    (
        "clause",
        "you may cast ~ from your graveyard",
        {"change": "this", "with": [{"may": ["cast-from"], "from": ["graveyard"]}]},
    ),
    *(
        (
            "clause",
            f"you may cast ~ from your graveyard using its {keyword} ability",
            {"change": "this", "with": [{"may": ["cast-from"], "from": ["graveyard"], "as": keyword}]},
        )
        for keyword in ("blitz", "dash", "evoke", "impending", "warp")
    ),
    (
        "clause",
        "you may cast ~ as though it had flash",
        {"change": "this", "with": [{"may": ["cast-as-instant"]}]},
    ),
    (
        "clause",
        "you may cast ~ from your graveyard by paying <s:symbols> rather than paying its mana cost",
        {"change": "this", "with": [{"may": ["cast-from"], "from": ["graveyard"], "cost": "$s"}]},
    ),
    (
        "clause",
        "you may cast ~ as though it had flash if you pay <s:symbols> more to cast it",
        {"change": "this", "with": [{"may": ["cast-as-instant"], "cost": "$s"}]},
    ),
    ("clause", "you may cast ~ from exile", {"change": "this", "with": [{"may": ["cast-from"], "from": ["exile"]}]}),
    (
        "clause",
        "<a:attached> 's activated abilities can't be ¦ activated",
        {"change": "$a", "with": [{"cant": ["activate"]}]},
    ),
    (
        "clause",
        "the damage can't be prevented | that damage can't be prevented | ~ damage can't be prevented",
        {"unpreventable": "true"},
    ),
    (
        "clause",
        "<f:filters> destroyed this way can't be regenerated | a <f:filter> destroyed this way can't be regenerated",
        {"unregenerated": "$f"},
    ),
    (
        "clause",
        "remove ~ from your deck ¦ before playing if ¦ you're not playing ¦ for ante",
        {"change": "this", "with": [{"cant": ["be-in-deck"]}]},
    ),
    (
        "clause",
        "a deck can have any number of cards named <n:cardname>",
        {"change": "this", "with": [{"may": ["be-many-in-deck"], "of": {"name": "$n"}}]},
    ),
    ("clause", "~ can be your commander", {"change": "this", "with": [{"may": ["be-commander"]}]}),
    ("clause", "you may exert ~ as it attacks", {"change": "this", "with": [{"may": ["exert"]}]}),
    (
        "clause",
        "you may discard ~ any time you could cast an instant | you may discard ~ any time you could cast a instant",
        {"change": "this", "with": [{"may": ["discard-any-time"]}]},
    ),
    (
        "clause",
        "if ~ is in your opening hand , you may begin ¦ the game with it on the ¦ battlefield",
        {"change": "this", "with": [{"may": ["begin-game-with"]}]},
    ),
    (
        "clause",
        "if ~ is in your opening hand and you're not playing first , you may begin ¦ the game with ~ on the ¦ battlefield"
        " with a <k:kindword> counter on it"
        " | if ~ is in your opening hand and you're not playing first , you may begin ¦ the game with it on the ¦ battlefield"
        " with a <k:kindword> counter on it",
        {
            "change": "this",
            "with": [{"may": ["begin-game-with"], "counters": {"$k": "1"}, "if": {"not": "your-turn"}}],
        },
    ),
    (
        "clause",
        "you may reveal ~ from your opening hand",
        {"change": "this", "with": [{"may": ["reveal-opening-hand"]}]},
    ),
    (
        "clause",
        "you may choose not to untap ~ during your untap step",
        {"change": "this", "with": [{"may": ["choose-no-untap"]}]},
    ),
    ("clause", "~ effect don't remove ~ | this effect don't remove ~", {"keeps": "granter"}),
    ("clause", "~ effect don't remove auras | this effect don't remove auras", {"keeps": "auras"}),
    (
        "clause",
        "~ effect don't remove auras and equipment you control that are already attached to it"
        " | this effect don't remove auras and equipment you control that are already attached to it",
        {"keeps": "attached-before"},
    ),
    (
        "clause",
        "if that spell is countered ¦ this way , put it on top of its owner 's library ¦ instead of into that player 's graveyard"
        " | if that spell is countered ¦ this way , put that card on top of its owner 's library"
        " ¦ instead of into that player 's graveyard",
        {"countered-to": "library-top"},
    ),
    (
        "clause",
        "if that spell is countered ¦ this way , put it on the bottom of its owner 's library"
        " ¦ instead of into that player 's graveyard"
        " | if that spell is countered ¦ this way , put that card on the bottom of its owner 's library"
        " ¦ instead of into that player 's graveyard",
        {"countered-to": "library-bottom"},
    ),
    (
        "clause",
        "if that spell is countered ¦ this way , put it into its owner 's hand ¦ instead of into that player 's graveyard"
        " | if that spell is countered ¦ this way , put that card into its owner 's hand"
        " ¦ instead of into that player 's graveyard",
        {"countered-to": "hand"},
    ),
    (
        "clause",
        "if that spell is countered ¦ this way , exile it instead of putting it into its owner 's graveyard",
        {"countered-to": "exile"},
    ),
    (
        "clause",
        "you may pay <s:symbols> to end ~ effect | you may pay <s:symbols> to end this effect",
        {"ended-for": "$s"},
    ),
    ("clause", "damage can't be prevented", {"barred": "damage", "with": [{"cant": ["be-prevented"]}]}),
    (
        "clause",
        "damage can't be prevented <d:duration>",
        {"barred": "damage", "with": [{"cant": ["be-prevented"]}], "until": "$d"},
    ),
    *(
        (
            "clause",
            f"{damage} that would be dealt by <s:subject> can't be prevented{until}",
            {"change": "$s", "with": [{"cant": ["be-prevented"], **kind}], **lasts},
        )
        for damage, kind in (("damage", {}), ("combat damage", {"kind": "combat"}))
        for until, lasts in (("", {}), (" <d:duration>", {"until": "$d"}))
    ),
    (
        "clause",
        "all damage is dealt as though its source had <k:keyword>",
        {"barred": "damage", "with": [{"may": ["deal-as-though"], "as": "$k"}]},
    ),
    (
        "clause",
        "all damage is dealt to <d:damaged> as though its source had <k:keyword>",
        {"barred": "damage", "with": [{"may": ["deal-as-though"], "at": "$d", "as": "$k"}]},
    ),
    (
        "clause",
        "no more than <n:number> creatures can attack each combat | no more than <n:number> creatures can attack each turn",
        {"change": {"all": {"type": "creature"}}, "with": [{"cant": ["attack"], "number": "$n"}]},
    ),
    (
        "clause",
        "no more than <n:number> creatures can block each combat",
        {"change": {"all": {"type": "creature"}}, "with": [{"cant": ["block"], "number": "$n"}]},
    ),
    (
        "clause",
        "no more than <n:number> creatures can attack you each combat",
        {
            "change": {"all": {"type": "creature"}},
            "with": [{"cant": ["attack"], "number": "$n", "at": {"player": "you"}}],
        },
    ),
    *(
        (
            "clause",
            f"{who} can't untap more than <n:number> <f:filters> during {whose} untap step#",
            {"change": {"all": {"...": "$f", **whom}}, "with": [{"cant": ["untap"], "number": "$n"}]},
        )
        for who, whose, whom in (
            ("player#", "their", {}),
            ("you", "your", {"controller": "you"}),
            ("your opponents", "their", {"controller": "opponent"}),
        )
    ),
    (
        "clause",
        "your opponents can't block with <f:filters>",
        {"change": {"all": {"...": "$f", "controller": "opponent"}}, "with": [{"cant": ["block"]}]},
    ),
    (
        "clause",
        "you may have ~ assign its combat damage as though it weren't blocked",
        {"change": "this", "with": [{"may": ["assign-as-unblocked"]}]},
    ),
    (
        "clause",
        "you may play <r:thatone> <d:duration>",
        {"change": "$r", "with": [{"may": ["play-from"]}], "until": "$d"},
    ),
    (
        "clause",
        "you may look at <r:thatone> <d:duration>",
        {"change": "$r", "with": [{"may": ["look-at"]}], "until": "$d"},
    ),
    (
        "clause",
        "you may look at and play <r:thatone> <d:duration>",
        {"change": "$r", "with": [{"may": ["look-at"]}, {"may": ["play-from"]}], "until": "$d"},
    ),
    (
        "clause",
        "you may cast <r:thatone> <d:duration>",
        {"change": "$r", "with": [{"may": ["cast-from"]}], "until": "$d"},
    ),
    (
        "clause",
        "you may cast <r:aimed> <d:duration>",
        {"change": "$r", "with": [{"may": ["cast-from"]}], "until": "$d"},
    ),
    *(
        (
            "clause",
            f"you may {deed} <r:thatone> without paying {{its mana cost | their mana costs}} <d:duration>"
            f" | you may {deed} <r:thatone> <d:duration> without paying {{its mana cost | their mana costs}}",
            {"change": "$r", "with": [{"may": [permission], "free": "true"}], "until": "$d"},
        )
        for deed, permission in (("cast", "cast-from"), ("play", "play-from"))
    ),
    *(
        (
            "clause",
            f"<p:possessor> may {deed} <r:thatone> <d:duration>",
            {
                "barred": "$p",
                "with": [
                    {"may": [permission], "of": {"kind": "card", "zone": "exile", "among": "$r"}, "from": ["exile"]}
                ],
                "until": "$d",
            },
        )
        for deed, permission in (("cast", "cast-from"), ("play", "play-from"))
    ),
    (
        "clause",
        "you may have <s:subject> <b:brief>",
        {"by": "you", "may-change": {"change": "$s", "with": ["$b"]}},
    ),
    *(
        (
            "clause",
            f"you may cast <r:thatone> <d:duration> by paying <s:symbols> rather than {price}"
            f" | you may cast <r:thatone> by paying <s:symbols> rather than {price} <d:duration>",
            {"change": "$r", "with": [{"may": ["cast-from"], "cost": "$s"}], "until": "$d"},
        )
        for price in ("its mana cost", "paying its mana cost")
    ),
    (
        "clause",
        "until end of turn , you may cast <r:thatone> without ¦ paying its mana cost",
        {"change": "$r", "with": [{"may": ["cast-from"], "free": "true"}], "until": "end-of-turn"},
    ),
    (
        "clause",
        "until end of turn , you may play <r:thatone> without ¦ paying its mana cost"
        " | you may play <r:thatone> until end of turn without ¦ paying its mana cost"
        " | you may play <r:thatone> without paying its mana cost ¦ until end of turn",
        {"change": "$r", "with": [{"may": ["play-from"], "free": "true"}], "until": "end-of-turn"},
    ),
    (
        "clause",
        "you may play land# and cast spell# from the top of your library | you may play the top card of your library",
        {"barred": "you", "with": [_LANDS_FROM_THE_TOP, _from_the_top({"kind": "spell"})]},
    ),
    (
        "clause",
        "you may play land# and cast <f:spells> from the top of your library",
        {"barred": "you", "with": [_LANDS_FROM_THE_TOP, _from_the_top({"...": "$f"})]},
    ),
    ("spells", "<f:particulars>", "$f"),
    ("spells", "<f:particulars> and <g:particulars>", {"any": ["$f", "$g"]}),
    (
        "clause",
        "you may play the top card of your library if it's a land card",
        {
            "barred": "you",
            "with": [
                {"may": ["play-from"], "of": {"type": "land", "kind": "card", "owner": "you"}, "from": ["library-top"]}
            ],
        },
    ),
    (
        "clause",
        "you may cast the top card of your library if it's <f:afilter>",
        {
            "barred": "you",
            "with": [
                {"may": ["cast-from"], "of": {"...": "$f", "kind": "spell", "owner": "you"}, "from": ["library-top"]}
            ],
        },
    ),
    ("clause", "<k:freemana>", {"spent-as": "$k"}),
    *(
        (
            "freemana",
            f"mana of any <k:manakind> can be spent to cast {what}"
            f" | you may spend mana as though it were mana of any <k:manakind> to cast {what}",
            "$k",
        )
        for what in (
            *(
                "it",
                "that spell",
                "them",
                "those spells",
                "spells this way",
                "a spell this way",
                "a spell cast this way",
            ),
        )
    ),
    *(
        (
            "clause",
            f"{begins} , you may {deed} <f:afilter> from {where}{how}{older}",
            {
                "barred": "you",
                "with": [
                    {
                        "may": [permission],
                        "of": {"...": "$f", "owner": "you", **kind},
                        "from": [zone],
                        "once": "true",
                        **free,
                        **when,
                    }
                ],
            },
        )
        for begins, when in (
            ("once during each of your turns", {"if": "your-turn"}),
            ("once each turn", {}),
        )
        for deed, permission, kind in (("cast", "cast-from", {}), ("play", "play-from", {"kind": "card"}))
        for where, zone in (
            ("your graveyard", "graveyard"),
            ("your hand", "hand"),
            ("the top of your library", "library-top"),
        )
        for how, free in (("", {}), (" without paying its mana cost", {"free": "true"}))
        # Of old "during each of your turns" meant once in each, of one card, as it reads today.
        for older in (
            f" | during each of your turns , you may {deed} one <f:filter> from {where}{how}"
            f" | during each of your turns , you may {deed} <f:afilter> from {where}{how}"
            if when
            else "",
        )
        if deed == "cast" or not free
    ),
    (
        "clause",
        "you may look at <f:filters> | you may look at <f:filters> any time",
        {"barred": "you", "with": [{"may": ["look-at"], "of": "$f"}]},
    ),
    (
        "clause",
        "you may look at the top card of your library any time",
        {"barred": "you", "with": [{"may": ["look-at"], "from": ["library-top"]}]},
    ),
    (
        "clause",
        "play with the top card ¦ of your library revealed",
        {"barred": "players", "with": [{"may": ["look-at"], "from": ["library-top"]}]},
    ),
    (
        "clause",
        "if a effect cause@ you to discard a card , discard it , but you may put it on top of your library"
        " instead of into your graveyard",
        {"barred": "you", "with": [{"may": ["discard-to-top"]}]},
    ),
    (
        "clause",
        "the first time you flip one or more coins each turn , those coins come up heads and you win those flips",
        {"barred": "you", "with": [{"may": ["win-flips"], "once": "true"}]},
    ),
    (
        "clause",
        "your opponents play with their hands revealed",
        {"barred": "players", "with": [{"may": ["look-at"], "of": {"owner": "opponent"}, "from": ["hand"]}]},
    ),
    (
        "clause",
        "play with your hand revealed",
        {"barred": "players", "with": [{"may": ["look-at"], "of": {"owner": "you"}, "from": ["hand"]}]},
    ),
    (
        "clause",
        "player# play with their hands revealed",
        {"barred": "players", "with": [{"may": ["look-at"], "from": ["hand"]}]},
    ),
    *(
        (
            "clause",
            f"<f:filters> you cast{how} have@ {what} | each <f:filter> you cast{how} have@ {what}",
            {"change": {"all": {"...": "$f", "controller": "you", **of}}, "with": [{"gain": gained}]},
        )
        for how, of in (("", {}), (" with mana value <b:bound>", {"mana-value": "$b"}))
        for what, gained in (("<k:keywords>", "$k"), ("<w:costword>", [{"keyword": "$w", "cost": "@own"}]))
    ),
    *(
        (
            "clause",
            f"the {which} <f:filter> you cast each turn have@ <k:keywords>",
            {
                "change": {"all": {"...": "$f", "cast-by": "you", "cast-number": f"= {number}"}},
                "with": [{"gain": "$k"}],
            },
        )
        for which, number in (("first", "1"), ("second", "2"), ("third", "3"))
    ),
    (
        "clause",
        "untap all <f:filters> during each other player 's untap step",
        {"change": {"all": "$f"}, "with": [{"must": ["untap-with-others"]}]},
    ),
    (
        "clause",
        "untap ~ during each other player 's untap step",
        {"change": "this", "with": [{"must": ["untap-with-others"]}]},
    ),
    (
        "clause",
        "<p:player> may choose any number of <f:filters> and pay <s:symbols> for each <t:type> chosen this way",
        {
            "act": {
                "steps": [
                    {"choose": "object", "is": {"...": "$f", "type": "$t"}, "by": "$p", "least": "0", "as": "picked"},
                    {"pay": "$s", "by": "$p", "times": {"count": {"among": "picked"}}},
                ]
            }
        },
    ),
    ("clause", "<l:lure>", {"lure": "$l"}),
    (
        "clause",
        "player# play with the top card of their libraries revealed",
        {"barred": "players", "with": [{"may": ["look-at"], "of": {"kind": "card"}, "from": ["library-top"]}]},
    ),
    (
        "clause",
        "any player may <c:cost> for that player to ignore ~ effect until end of turn"
        " | any player may <c:cost> for that player to ignore this effect until end of turn",
        {"ignorable": "$c"},
    ),
    (
        "clause",
        "<f:filters> entering don't cause abilities to trigger"
        " | <f:filters> entering the battlefield don't cause abilities to trigger",
        {"change": {"all": {"kind": "object"}}, "with": [{"cant": ["trigger"], "by": "$f"}]},
    ),
    (
        "clause",
        "<f:filters> entering or dying don't cause abilities to trigger"
        " | <f:filters> entering the battlefield or dying don't cause abilities to trigger",
        {
            "change": {"all": {"kind": "object"}},
            "with": [{"cant": ["trigger"], "by": "$f", "kind": "enters-or-dies"}],
        },
    ),
    (
        "clause",
        "<f:filters> entering don't cause abilities of <g:filters> to trigger"
        " | <f:filters> entering the battlefield don't cause abilities of <g:filters> to trigger",
        {"change": {"all": "$g"}, "with": [{"cant": ["trigger"], "by": "$f"}]},
    ),
    (
        "clause",
        "spells and abilities your opponents control can't cause you to sacrifice permanents",
        {
            "change": {"all": {"controller": "you"}},
            "with": [
                {
                    "cant": ["be-sacrificed"],
                    "by": {"any": [{"kind": "spell"}, {"kind": "ability"}], "controller": "opponent"},
                }
            ],
        },
    ),
    (
        "clause",
        "<t:type> with power less than ~ 's power can't block it",
        {
            "change": "this",
            "with": [
                {"cant": ["be-blocked"], "by": {"type": "$t", "power": {"<": {"value": "power", "of": "this"}}}},
            ],
        },
    ),
    (
        "clause",
        "<t:type> with power greater than ~ 's power can't block it",
        {
            "change": "this",
            "with": [
                {"cant": ["be-blocked"], "by": {"type": "$t", "power": {">": {"value": "power", "of": "this"}}}},
            ],
        },
    ),
    ("clause", "the legend rule doesn't apply to <s:subject>", {"change": "$s", "with": [{"cant": ["legend-rule"]}]}),
    (
        "clause",
        "the legend rule doesn't apply",
        {"change": {"all": {"supertype": "legendary"}}, "with": [{"cant": ["legend-rule"]}]},
    ),
    (
        "clause",
        "its activated abilities can't be ¦ activated <d:duration>",
        {"change": "@it", "with": [{"cant": ["activate"]}], "until": "$d"},
    ),
    *(
        row
        for whose, whom in (("its", "@it"), ("<r:single> 's", "$r"), ("each <f:filter> 's", {"all": "$f"}))
        for switch in ({"change": whom, "with": [{"switch-pt": "true"}], "until": "$d"},)
        for row in (
            ("clause", f"switch {whose} power and toughness <d:duration>", switch),
            ("clause", f"you may switch {whose} power and toughness <d:duration>", {"by": "you", "may-change": switch}),
        )
    ),
    ("predicates", "<a:predicate>", ["$a"]),
    ("predicates", "<a:predicate> and <b:predicate>", ["$a", "$b"]),
    (
        "predicates",
        "<a:predicate> until end of turn and <b:brief>",
        [{"...": "$a", "until": "end-of-turn"}, "$b"],
    ),
    (
        "predicates",
        "<a:predicate> until end of turn and <b:predicate> until end of turn",
        [{"...": "$a", "until": "end-of-turn"}, {"...": "$b", "until": "end-of-turn"}],
    ),
    (
        "predicates",
        "<a:predicate> until end of turn and <b:predicate> this turn",
        [{"...": "$a", "until": "end-of-turn"}, {"...": "$b", "until": "this-turn"}],
    ),
    (
        "predicates",
        "<a:predicate> and <b:predicate> until end of turn and <c:predicate> this turn",
        [
            {"...": "$a", "until": "end-of-turn"},
            {"...": "$b", "until": "end-of-turn"},
            {"...": "$c", "until": "this-turn"},
        ],
    ),
    (
        "predicates",
        "get@ <c:change> , and its~their activated abilities can't be activated"
        " | get@ <c:change> and its~their activated abilities can't be activated",
        [{"pt": "$c"}, {"cant": ["activate"]}],
    ),
    ("predicates", "<a:predicate> , <b:predicate> , and <c:predicate>", ["$a", "$b", "$c"]),
    ("predicates", "<a:predicate> , <b:predicate> , <c:predicate> , and <d:predicate>", ["$a", "$b", "$c", "$d"]),
    ("clauses", "<a:clause>", ["$a"]),
    ("clauses", "<a:clause> and <b:clauses>", {"first": "$a", "join": "and", "rest": "$b"}),
    ("clauses", "<a:clause> , and <b:clauses>", {"first": "$a", "join": ", and", "rest": "$b"}),
    (
        "clauses",
        "<a:clause> , and if it would die this turn , exile it instead",
        {
            "first": "$a",
            "join": ", and",
            "rest": [
                {
                    "act": {
                        "effect": {"replacement": {"if": [{"event": "dies"}], "instead": [{"exile": "event.object"}]}},
                        "of": "@it",
                        "until": "this-turn",
                    }
                }
            ],
        },
    ),
    *(
        (
            "clauses",
            f"<s:{who}> <p:predicates> <d:duration> and deal@ <n:points> damage to <w:whom>",
            {
                "first": {"change": "$s", "with": "$p", "until": "$d"},
                "join": "and",
                "rest": [{"act": {"source": "$s", "amount": "$n", "damage": "$w"}}],
            },
        )
        for who in ("self", "attached", "thatone")
    ),
    (
        "clauses",
        "<s:self> <p:predicates> <d:duration> and don't@ untap during your next untap step",
        {
            "first": {"change": "$s", "with": "$p", "until": "$d"},
            "join": "and",
            "rest": [{"change": "$s", "with": [{"cant": ["untap"], "until": {"next-untap": "you"}}]}],
        },
    ),
    (
        "clauses",
        "<s:self> deal@ <n:points> damage to <w:whom> and don't@ untap during your next untap step",
        {
            "first": {"act": {"source": "$s", "amount": "$n", "damage": "$w"}},
            "join": "and",
            "rest": [{"change": "$s", "with": [{"cant": ["untap"], "until": {"next-untap": "you"}}]}],
        },
    ),
    (
        "clauses",
        "<a:clause> , then <b:clauses> | <a:clause> , and then <b:clauses>",
        {"first": "$a", "join": ", then", "rest": "$b"},
    ),
    ("clauses", "<a:clause> , <b:clauses>", {"first": "$a", "join": ",", "rest": "$b"}),
]
