"""702.75, 702.104, 702.124: hideaway, tribute and partner with, spelt out as what they do as their permanent enters."""

from __future__ import annotations

from functools import cache

from judgekit.games.mtg.keywords.in_combat import with_number
from judgekit.games.mtg.meaning.keyword_meanings import BEFORE_NUMBERS, keyword_means
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

_ENTERS = {"event": "enters", "object": "this"}


@cache
def _meant(*terms: str) -> tuple[Ability, ...]:
    return tuple(one for term in terms for one in read_ability(Part(_TERMS[term], ("702", term), frozenset(("N",)))))


def _hiding(amount: str, order: dict[str, str]) -> dict[str, object]:
    """Return the ability that exiles one of the top cards face down and puts the rest on the bottom."""
    rest = {"put": {"all": {"kind": "card", "among": "looked"}}, "to": "library", "at": "bottom", **order}
    hidden = {"exile": {"choose": {"kind": "card", "among": "looked"}}, "face-down": "true", "link": "exiled"}
    shown = {"let-look": "hidden", "through": "this"}
    return {
        "triggered": {
            "when": [_ENTERS],
            "do": [{"look": {"top": "you", "amount": amount}, "as": "looked"}, {**hidden, "as": "hidden"}, rest, shown],
        }
    }


_TERMS = {
    "enters tapped": {"replacement": {"if": _ENTERS, "instead": [{"tap": "this"}]}},
    "hides": _hiding("4", {}),
    "hides one of N": _hiding("N", {"order": "random"}),
    "tribute": {
        "replacement": {
            "if": _ENTERS,
            "instead": [
                {"choose": "opponent", "as": "payer"},
                {"choose": "tribute", "by": "payer", "among": ["tribute", "no tribute"], "as": "tribute"},
                {
                    "if": {"chosen": "tribute"},
                    "then": [{"put-counters": "this", "kind": "+1/+1", "amount": "N"}],
                },
            ],
        }
    },
}


@keyword_means("hideaway", "702.75a")
def hideaway(keyword: Ability) -> tuple[Ability, ...]:
    """Enters tapped, and one of the top four cards of the library is exiled face down (702.75a).

    With a number it looks at that many, puts the rest on the bottom at random and does not tap (702.75a of 2026-04-17), but on
    cards that were printed without one (702.75b).
    """
    tapped, numbered = _meant("enters tapped"), _meant("hides one of N")
    if keyword.value is None:
        meant = (*tapped, *_meant("hides"))
    else:
        meant = (*(tapped if keyword.get(BEFORE_NUMBERS) else ()), *with_number(numbered, keyword.value))
    before = ((BEFORE_NUMBERS, True),) if keyword.get(BEFORE_NUMBERS) else ()
    meant = tuple(one._replace(details=(*one.details, *before)) for one in meant)
    return tuple(one._replace(links=("exiled",)) if one.kind == "triggered" else one for one in meant)


@keyword_means("tribute", "702.104a")
def tribute(keyword: Ability) -> tuple[Ability, ...]:
    """An opponent whom its controller chooses may let it enter with counters (702.104a)."""
    return with_number(_meant("tribute"), keyword.value)


@keyword_means("partner with", "702.124f")
def partner_with(keyword: Ability) -> tuple[Ability, ...]:
    """A target player may search for the card that is named (702.124f)."""
    found = {
        "search": "t",
        "zone": "library",
        "is": {"kind": "card", "name": keyword.value},
        "amount": "1",
        "as": "found",
    }
    do = [found, {"reveal": "found"}, {"put": "found", "to": "hand"}, {"shuffle": "t"}]
    targets = [{"id": "t", "is": {"kind": "player"}}]
    return read_ability(Part({"triggered": {"when": [_ENTERS], "targets": targets, "do": [{"may": "t", "do": do}]}}))
