"""English card text, what a player chooses by an instruction: a colour, a type, a name, a player (105.4, 205.3e, 201.3, 608.2d)."""

from __future__ import annotations

from judgekit.language.chart import Row


def _listed(words: list[str]) -> str:
    """Return words of which one is chosen: "artifact, creature, or land"."""
    *first, last = words
    return f"{' , '.join(first)} , or {last}" if len(first) > 1 else f"{first[0]} or {last}"


_BOTTOM = {"to": "library", "at": "bottom"}

ROWS: list[Row] = [
    ("deed", "choose@ a color", {"choose": "color", "by": "@actor"}),
    ("deed", "choose@ a color and a opponent", {"steps": [{"choose": "color"}, {"choose": "opponent"}]}),
    ("deed", "choose@ a basic land type", {"choose": "basic-land-type", "by": "@actor"}),
    ("deed", "choose@ a creature type", {"choose": "creature-type", "by": "@actor"}),
    ("deed", "choose@ a card type", {"choose": "card-type", "by": "@actor"}),
    ("deed", "choose@ a land type", {"choose": "land-type", "by": "@actor"}),
    *(
        (
            "deed",
            f"choose@ {listed}",
            {"choose": "option", "among": [f"${one}" for one in slots], "by": "@actor", "as": kind},
        )
        for slot, kind in (("type", "card-type"), ("subtype", "land-type"))
        for slots in ("ab", "abc", "abcde")
        for listed in (_listed([f"<{one}:{slot}>" for one in slots]),)
    ),
    (
        "deed",
        "choose@ a creature type other than <s:subtype>",
        {"choose": "creature-type", "other-than": "$s", "by": "@actor"},
    ),
    ("deed", "choose@ a card name | name@ a card", {"choose": "name", "by": "@actor"}),
    ("deed", "choose@ <f:particular> name", {"choose": "name", "is": "$f", "by": "@actor"}),
    (
        "deed",
        "choose@ a card name other than <f:particular> name",
        {"choose": "name", "is": {"kind": "card", "not": "$f"}, "by": "@actor"},
    ),
    (
        "deed",
        "choose@ one",
        {
            "choose": "object",
            "is": {"kind": "card", "among": "@choosable"},
            "amount": "1",
            "by": "@actor",
            "as": "picked",
        },
    ),
    (
        "deed",
        "put@ the chosen cards <t:restplace> and the rest <r:restplace>",
        {
            "steps": [
                {"put": "@picked", "...": "$t"},
                {"put": {"all": {"kind": "card", "among": "@rest"}}, "...": "$r"},
            ]
        },
    ),
    ("deed", "choose@ <v:aimed> and <w:aimed>", {"chosen-targets": ["$v", "$w"]}),
    ("deed", "choose@ target opponent", {"chosen-targets": {"aim": {"is": {"player": "opponent"}}}}),
    ("deed", "choose@ target player", {"chosen-targets": {"aim": {"is": {"kind": "player"}}}}),
    (
        "act",
        "its controller choose@ target <f:filter> another player control@ that share@ a card type with it",
        {
            "chosen-targets": {
                "aim": {
                    "is": {
                        "...": "$f",
                        "not": {"controller": {"controller": "@it"}},
                        "shares": {"what": "type", "with": "@it"},
                    },
                    "by": {"controller": "@it"},
                }
            }
        },
    ),
    (
        "deed",
        "choose@ target <f:filter> a player control@ and target <g:filter> in that player 's graveyard",
        {
            "chosen-targets": [
                {"aim": {"is": "$f"}},
                {"aim": {"is": {"...": "$g", "zone": "graveyard", "owner": {"controller": "@it"}}}},
            ]
        },
    ),
    *(
        ("deed", f"put@ <a:everything> on the bottom of {whose} in {a} order", {"put": "$a", **_BOTTOM, "order": order})
        for whose in ("your~their library", "its~their owner 's library", "their owners' libraries")
        for a, order in (("any", "any"), ("a random", "random"))
    ),
    (
        "deed",
        "shuffle@ ~ and your graveyard into its~their owner 's library",
        {
            "steps": [
                {"put": ["this", {"all": {"kind": "card", "zone": "graveyard", "owner": "@actor"}}], "to": "library"},
                {"shuffle": [{"owner": "this"}, "@actor"]},
            ]
        },
    ),
    ("deed", "choose@ a player", {"choose": "player", "by": "@actor"}),
    ("deed", "choose@ a opponent", {"choose": "opponent", "by": "@actor"}),
]
