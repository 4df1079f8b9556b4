"""English card text, colours and mana (105, 106): chosen, most common, what is produced instead, and words replaced (612.2)."""

from __future__ import annotations

from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.values import MANA_TYPES
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.chart import Row

_MOST = {"alike": "colors", "among": "$f"}
"""How many objects have the colour that most of them have (105.2)."""


def _most_common(color: str) -> Term:
    """Return that no colour is more common than one: it is the most common, or tied for most common."""
    return {"value": {"count": {"...": "$f", "color": color}}, "is": {">=": _MOST}}


def _shares_it(one: str) -> Term:
    """Return that an object has a colour that is the most common, or tied for most common."""
    return {"or": [{"and": [{"object": one, "is": {"color": color}}, _most_common(color)]} for color in COLORS]}


COMPARED: list[Row] = [
    (
        "condition",
        "<c:color> is the most common color among <f:filters> or is tied for most common"
        " | <c:color> is the most common color among all <f:filters> or is tied for most common",
        _most_common("$c"),
    ),
    *(
        (
            "condition",
            f"{subject} share@ a color with the most common color among <f:filters> or a color tied for most common"
            f" | {subject} share@ a color with the most common color among all <f:filters> or a color tied for most common",
            _shares_it(one),
        )
        for subject, one in (("it", "@it"), ("that permanent", "@object"))
    ),
]

CHOSEN: list[Row] = [
    ("predicate", "become@ the color or colors of your choice", {"set-colors": "chosen", "choose": "colors"}),
]

PRODUCED: list[Row] = [
    (
        "would",
        "<f:afilter> is tapped for mana | <f:afilter> would be tapped for mana",
        {"event": "taps-for-mana", "object": "$f"},
    ),
    ("instead", "it produce@ <s:symbols> instead of any other type", {"produce-instead": "$s"}),
    (
        "instead",
        "it produce@ <s:symbols> instead of any other type and amount",
        {"produce-instead": "$s", "amount": "1"},
    ),
    ("instead", "it produce@ colorless mana instead of any other type", {"produce-instead": "{C}"}),
    (
        "instead",
        "it produce@ mana of a color of your choice instead of any other type",
        {"produce-instead": "any-color"},
    ),
    (
        "instead",
        "it produce@ one mana of a color of your choice instead of any other type and amount",
        {"produce-instead": "any-color", "amount": "1"},
    ),
    (
        "sentence",
        "<d:duration> , if <w:would> , <i:instead>",
        {"replaces": "$w", "instead": "$i", "lasting": "$d"},
    ),
    ("produces", "<f:filters> produce@ <s:symbols>", {"of": "$f", "mana": "$s"}),
    *(
        (
            "sentence",
            f"if tapped for mana , {' , '.join(f'<{slot}:produces>' for slot in first)} , and <z:produces>"
            " instead of any other type",
            {"produced-instead": [*(f"${slot}" for slot in first), "$z"]},
        )
        for first in ("a", "ab", "abc", "abcd")
    ),
]
"""What is produced instead of other mana when something is tapped for mana (106.12b)."""


def _replacing(choice: Term, until: Term) -> Term:
    """Return the change of a text by which one word of a kind is replaced with another one (612.2)."""
    words = {"text": {"replace": "made.replaced", "with": "made.replacing"}}
    return {
        "steps": [
            {**choice, "by": "@actor", "as": "replaced"},
            {**choice, "by": "@actor", "as": "replacing", "other-than": "replaced"},
            {"modify": "$r", "with": [words], **until},
        ]
    }


CHANGED: list[Row] = [
    (
        "clause",
        f"if you would lose unspent mana , that mana become@ {name} instead"
        f" | if unused mana would empty from your mana pool , that mana become@ {name} instead",
        {"barred": "you", "with": [{"may": ["change-lost-mana"], "mana": symbol}]},
    )
    for name, symbol in MANA_TYPES.items()
]
"""What unspent mana becomes that would be lost (106.4, 614.1a)."""


REPLACED: list[Row] = [
    *(
        (
            "deed",
            f"change@ the text of <r:single> by replacing all instances of {kinds}{ends}",
            _replacing(choice, until),
        )
        for kinds, choice in (
            ("one color word with another", {"choose": "color"}),
            ("one basic land type with another", {"choose": "basic-land-type"}),
            ("one creature type with another", {"choose": "creature-type"}),
            (
                "one color word with another or one basic land type with another",
                {"choose": "option", "among": [*COLORS, *BASIC_LAND_TYPES]},
            ),
        )
        for ends, until in (("", {}), (" <d:duration>", {"until": "$d"}))
    ),
    ("sentence", "the new creature type can't be <s:subtype>", {"new-type-not": "$s"}),
]
"""Words of a text that are replaced (612.2)."""

ROWS: list[Row] = [*COMPARED, *CHOSEN, *PRODUCED, *CHANGED, *REPLACED]
