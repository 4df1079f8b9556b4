"""English card text, what an instruction tells a player to cast or play (608.2g, 601.2, 305.2), and that you play a land."""

from __future__ import annotations

from judgekit.language.chart import Row

ROWS: list[Row] = [
    (
        "deed",
        "cast@ the copy without paying its mana cost | cast@ that copy without paying its mana cost",
        {"cast-copy": "@copied"},
    ),
    ("deed", "cast@ the copy | cast@ that copy", {"cast-copy": "@copied", "paid": "true"}),
    ("deed", "cast@ <r:thatone> without paying its mana cost", {"cast": "$r", "free": "true", "by": "@actor"}),
    (
        "deed",
        "cast@ <r:thatone> transformed without paying its mana cost",
        {"cast": "$r", "free": "true", "transformed": "true", "by": "@actor"},
    ),
    ("deed", "play@ <r:thatone> without paying its mana cost", {"play": "$r", "free": "true", "by": "@actor"}),
    ("deed", "cast@ <r:aimed>", {"cast": "$r", "by": "@actor"}),
    ("deed", "cast@ <r:aimed> without paying its mana cost", {"cast": "$r", "free": "true", "by": "@actor"}),
    # Only a card that lies in a graveyard is put from there: one that was exiled instead stays where it is.
    (
        "deed",
        "put@ <r:thatone> from a graveyard onto the battlefield under your control",
        {"put": "$r", "from": "graveyard", "to": "battlefield", "under": "you", "as": "entered"},
    ),
    (
        "deed",
        "shuffle@ your library , then exile@ the top card",
        {"steps": [{"shuffle": "@actor"}, {"exile": {"top": "@actor", "amount": "1"}, "as": "exiled"}]},
    ),
    (
        "deed",
        "exile@ a card from your~their hand or a permanent they control | exile@ a card from your hand or a permanent you control",
        {
            "exile": {
                "choose": {
                    "any": [
                        {"kind": "card", "zone": "hand", "owner": "@actor"},
                        {"kind": "permanent", "controller": "@actor"},
                    ]
                }
            },
            "as": "exiled",
        },
    ),
    (
        "deed",
        "look@ at the exiled cards and put@ them on top of your library in any order",
        {
            "steps": [
                {"look": "@exiled", "by": "@actor"},
                {"put": "@exiled", "to": "library", "at": "top", "order": "any"},
            ]
        },
    ),
    (
        "deed",
        "reveal@ cards from the top of your library until you reveal the named card"
        " | reveal@ cards from the top of your library until you reveal a card with that name",
        {"reveal-until": "@actor", "is": {"kind": "card", "chosen": "name"}, "as": "found", "cards": "revealed"},
    ),
    (
        "deed",
        "exile@ <r:thatone> instead of putting it into your graveyard as it resolves"
        " | exile@ <r:thatone> instead of putting it into its owner 's graveyard as it resolves",
        {
            "effect": {
                "replacement": {
                    "if": {"event": "move", "from": "stack", "to": "graveyard", "reason": "resolve"},
                    "instead": [{"exile": "event.object", "as": "exiled"}],
                }
            },
            "of": "$r",
        },
    ),
    (
        "deed",
        "put@ cards from the top of their library into their graveyard until <f:afilter> or <n:number> cards are put into"
        " that graveyard this way , whichever comes first"
        " | mill@ a card , then repeat@ ~ process until <f:afilter> or <n:number> cards have been put into"
        " their graveyard this way , whichever comes first",
        {"mill-until": "@actor", "is": "$f", "amount": "$n", "as": "found"},
    ),
    (
        "condition",
        "<f:afilter> is put into that graveyard this way",
        {"value": {"count": {"...": "$f", "among": "@found"}}, "is": ">= 1"},
    ),
    ("core", "you may cast <r:thatone>", {"clauses": [{"by": "you", "may": {"cast": "$r", "by": "@actor"}}]}),
    (
        "deed",
        "cast@ <f:afilter> from your hand without paying its mana cost",
        {
            "cast": {"choose": {"...": "$f", "kind": "card", "zone": "hand", "owner": "you"}},
            "free": "true",
            "by": "@actor",
        },
    ),
    (
        "deed",
        "cast@ <f:afilter> from among them without paying its mana cost"
        " | cast@ <f:afilter> from among {those | the exiled} cards without paying its mana cost",
        {"cast": {"choose": {"...": "$f", "among": "@seen"}}, "free": "true", "by": "@actor"},
    ),
    (
        "clause",
        "you may cast any number of <f:filters> from among them without paying their mana costs"
        " | you may cast any number of <f:filters> from among {those | the exiled} cards without paying their mana costs"
        " | you may cast any number of <f:filters> from among cards exiled this way without paying their mana costs",
        {
            "by": "you",
            "deed": {
                "cast": {"choose": {"...": "$f", "among": "@seen"}, "up-to": "any"},
                "free": "true",
                "by": "@actor",
            },
        },
    ),
    (
        "event",
        "<p:who> cast@ <s:cast> while <c:condition>",
        {"event": "cast", "player": "$p", "object": "$s", "while": "$c"},
    ),
    (
        "deed",
        "cast@ <f:afilter> exiled with {~ | it} without paying its mana cost",
        {
            "cast": {"choose": {"...": "$f", "kind": "card", "zone": "exile", "among": "linked.exiled"}},
            "free": "true",
            "by": "@actor",
        },
    ),
    (
        "event",
        "you play another land",
        {"event": "play-land", "player": "you", "object": {"type": "land", "other": "true"}},
    ),
]
"""Deeds that are castings of spells and playings of cards."""
