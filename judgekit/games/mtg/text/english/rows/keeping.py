"""English card text, what players choose to keep, and what becomes of the rest (101.4, 608.2d, 608.2e): rows."""

from __future__ import annotations

from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.chart import Row

_OF_EACH: Term = {"...": "$f", "controller": "each"}


_KEEPERS: tuple[tuple[str, str | Term], ...] = (
    ("each player", "players"),
    ("each opponent", "opponents"),
    ("each player who <w:who>", {"all": {"kind": "player", "condition": "$w"}}),
)
"""The players of whom each chooses what to keep."""


def _keeping(number: int, filter: Term, amount: str = "1") -> Term:
    """Return the choice of something that one of several players keeps."""
    return {"choose": "object", "is": filter, "amount": amount, "by": "each", "as": f"kept-{number}"}


def _each_keeps() -> list[Row]:
    """Return the rows by which each player chooses what to keep, and what becomes of the rest (101.4, 608.2e)."""
    ways = [("choose@ <n:number> <f:filters> they control@", [_keeping(1, _OF_EACH, "$n")])]
    ways.append(("choose@ a <f:filter> they control@", [_keeping(1, _OF_EACH)]))
    for slots in ("abc", "abcd"):
        *first, last = (f"<{slot}:afilter>" for slot in slots)
        listed = f"{' , '.join(first)} , and {last}"
        each = [_keeping(number, {"...": f"${slot}", "controller": "each"}) for number, slot in enumerate(slots, 1)]
        ways.append((f"choose@ {listed} from among the <f:filters> they control@", each))
        ways.append((f"choose@ from among the <f:filters> they control@ {listed}", each))
    rows: list[Row] = []
    for said, each in ways:
        kept = [one["as"] for one in each]
        rest = {"all": {"...": "$f", "controller": "each", "not-among": kept if len(kept) > 1 else kept[0]}}
        for then, done in ((_SACRIFICED, {"sacrifice": rest, "by": "each"}), (_DESTROYED, {"destroy": rest})):
            rows.extend(
                ("act", f"{who} {said} {end}", {"for-each": whom, "as": "each", "do": [*each, done]})
                for who, whom in _KEEPERS
                for end in then
            )
    up_to = {**_keeping(1, _OF_EACH, "$n"), "least": "0"}
    unkept = {"all": {"...": "$f", "controller": "each", "not-among": "kept-1"}}
    rows.extend(
        (
            "act",
            f"{who} choose@ up to <n:number> <f:filters> they control@ {end}",
            {"for-each": whom, "as": "each", "do": [up_to, {"destroy": unkept}]},
        )
        for who, whom in _KEEPERS
        for end in _DESTROYED
    )
    return rows


_SACRIFICED = (", then sacrifice@ the rest", "and sacrifice@ the rest")
_DESTROYED = (", then destroy@ the rest", "and destroy@ the rest")
"""What becomes of the rest; "destroy the rest" is a sentence of its own on cards, which is read as going on with the choice."""

_KEPT = {"choose": "object", "by": "@actor", "as": "kept-1"}
"""The choice of what the one player keeps who acts."""

_WHO_SACRIFICES: tuple[tuple[str, str | Term], ...] = (
    ("each player", "players"),
    ("each opponent", "opponents"),
    ("each other player", "others"),
    ("<p:possessor>", "$p"),
)


def _one_of_each_kind() -> list[Row]:
    """Return the rows by which players sacrifice something of each of several kinds: chosen first, then all at once (608.2e)."""
    rows: list[Row] = []
    for listed, slots in (
        ("<a:afilter> and <b:afilter>", "ab"),
        ("<a:afilter> , <b:afilter> , and <c:afilter>", "abc"),
    ):
        steps: list[Term] = []
        kept: list[str] = []
        for number, slot in enumerate(slots, 1):
            apart = {"not-among": kept[0] if len(kept) == 1 else list(kept)} if kept else {}
            steps.append(_keeping(number, {"...": f"${slot}", "controller": "each", **apart}))
            kept.append(f"kept-{number}")
        steps.append({"sacrifice": kept, "by": "each"})
        rows.extend(
            ("act", f"{who} sacrifice@ {listed}", {"for-each": whom, "as": "each", "do": steps})
            for who, whom in _WHO_SACRIFICES
        )
    return rows


ROWS: list[Row] = [
    *(
        ("predicate", f"have@ the {words} of <r:{kind}>", {"like": "$r", "in": ways})
        for words, ways in (
            ("power and toughness", ["size"]),
            ("creature types", ["types"]),
            ("power , toughness , and creature types", ["types", "size"]),
        )
        for kind in ("attached", "thatone", "aimed")
    ),
    (
        "thatone",
        "the last <f:filter> exiled with ~",
        {"last": "linked.exiled", "is": {"...": "$f", "kind": "card", "zone": "exile"}},
    ),
    *(
        row
        for kind in ("attached", "thatone", "aimed")
        for whose in (f"<r:{kind}> 's power and toughness", f"the power and toughness of <r:{kind}>")
        for change in ({"change": "$s", "with": [{"like": "$r", "in": ["size"]}], "until": "$d"},)
        for row in (
            ("clause", f"change <s:owned> 's base power and toughness to {whose} <d:duration>", change),
            (
                "clause",
                f"you may change <s:owned> 's base power and toughness to {whose} <d:duration>",
                {"by": "you", "may-change": change},
            ),
        )
    ),
    *(
        (
            "deed",
            f"change@ <s:owned> 's base {what} to <f:figure>{ends}",
            {"modify": "$s", "with": [{f"base-{what}": "$f"}], **until},
        )
        for what in ("power", "toughness")
        for ends, until in (("", {}), (" <d:duration>", {"until": "$d"}))
    ),
    ("act", "it's still a <t:subtype>", {"still": "$t"}),
    *_each_keeps(),
    (
        "deed",
        "simultaneously untap@ all <f:filters> and tap@ all <g:filters>",
        {
            "steps": [
                {"tap": {"all": "$g"}},
                {"untap": {"all": {"...": "$f", "not-among": "@way tap"}}},
            ]
        },
    ),
    *_one_of_each_kind(),
    (
        "deed",
        "choose@ up to <n:number> <f:filters> they control@ , then sacrifice@ the rest"
        " | choose@ up to <n:number> <f:filters> they control@ and sacrifice@ the rest",
        {
            "steps": [
                {**_KEPT, "is": {"...": "$f", "controller": "@actor"}, "amount": "$n", "least": "0"},
                {"sacrifice": {"all": {"...": "$f", "controller": "@actor", "not-among": "kept-1"}}, "by": "@actor"},
            ]
        },
    ),
    *(
        (
            "act",
            f"choose {some} , then destroy the rest | choose {some} and destroy the rest",
            {
                "steps": [
                    {**_KEPT, "by": "you", "is": "$f", "amount": amount, **least},
                    {"destroy": {"all": {"...": "$f", "not-among": "kept-1"}}},
                ]
            },
        )
        for some, amount, least in (
            ("a <f:filter>", "1", {}),
            ("up to one <f:filter>", "1", {"least": "0"}),
            ("<n:number> <f:filters>", "$n", {}),
            ("up to <n:number> <f:filters>", "$n", {"least": "0"}),
        )
    ),
]
