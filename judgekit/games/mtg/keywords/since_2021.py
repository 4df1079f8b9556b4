"""702: keyword abilities of the book of 2026-04-17, each spelt out as the abilities that it means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from judgekit.engine import Event
from judgekit.games.mtg.keywords.in_combat import with_number
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs import ALTERNATIVE, COST_MEANT, OPTIONAL
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Cost, Modification, Pattern
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.language.parts import Part

Spelling = dict[str, object]
"""An ability in structured form; N stands for the number behind the keyword."""

_ENTERS: Spelling = {"event": "enters", "object": "this"}
_ATTACKS: Spelling = {"event": "attack", "object": "this"}
_CAST: Spelling = {"event": "cast", "object": "this"}
_COPY: Spelling = {"create": "copy", "copy-of": "this"}


def _bearing(token: Spelling) -> Spelling:
    """Return the ability of an Equipment that brings a token which it is attached to, as living weapon does (702.92a)."""
    do = [{"create": token, "amount": "1", "as": "bearer"}, {"attach": "this", "to": "bearer"}]
    return {"triggered": {"when": [_ENTERS], "do": do}}


MEANINGS: dict[str, tuple[str, tuple[Spelling, ...]]] = {
    "training": (
        "mtg@20260417:702.149a",
        (
            {
                "triggered": {
                    "when": [{**_ATTACKS, "beside": {"type": "creature", "power": "> this.power"}}],
                    "do": [{"put-counters": "this", "kind": "+1/+1", "amount": "1"}],
                }
            },
        ),
    ),
    "casualty": (
        OPTIONAL["casualty"],
        (
            {
                "triggered": {
                    "when": [_CAST],
                    "if": {"paid": "casualty"},
                    "do": [{"copy": "this", "amount": "1", "new-targets": "true"}],
                }
            },
        ),
    ),
    "ravenous": (
        "mtg@20260417:702.156a",
        (
            {
                "replacement": {
                    "if": _ENTERS,
                    "instead": [{"put-counters": "this", "kind": "+1/+1", "amount": "X"}],
                }
            },
            {"triggered": {"when": [_ENTERS], "if": "X >= 5", "do": [{"draw": "you", "amount": "1"}]}},
        ),
    ),
    "squad": (
        OPTIONAL["squad"],
        (
            {
                "triggered": {
                    "when": [_ENTERS],
                    "if": {"paid": "squad"},
                    "do": [{**_COPY, "amount": {"paid": "squad"}}],
                }
            },
        ),
    ),
    "offspring": (
        OPTIONAL["offspring"],
        (
            {
                "triggered": {
                    "when": [_ENTERS],
                    "if": {"paid": "offspring"},
                    "do": [{**_COPY, "except": [{"base-pt": "1/1"}]}],
                }
            },
        ),
    ),
    "mobilize": (
        "mtg@20260417:702.181a",
        (
            {
                "triggered": {
                    "when": [_ATTACKS],
                    "do": [
                        {
                            "create": {"types": "Creature - Warrior", "pt": "1/1", "colors": "red"},
                            "amount": "N",
                            "tapped": "true",
                            "attacking": "true",
                            "as": "warriors",
                        },
                        {"delayed": {"triggered": {"when": [{"begins": "end"}], "do": [{"sacrifice": "warriors"}]}}},
                    ],
                }
            },
        ),
    ),
    "job select": ("mtg@20260417:702.182a", (_bearing({"types": "Creature - Hero", "pt": "1/1"}),)),
}
"""What each keyword means: its rule, and the abilities."""


@cache
def _spelt(name: str) -> tuple[Ability, ...]:
    spellings = MEANINGS[name][1]
    return tuple(one for text in spellings for one in read_ability(Part(text, ("702", name), frozenset(("N",)))))


def _meaning(name: str) -> Callable[[Ability], tuple[Ability, ...]]:
    def spell_out(keyword: Ability) -> tuple[Ability, ...]:
        found: tuple[Ability, ...] = with_number(_spelt(name), keyword.value)
        return found

    return spell_out


for _name, (_rule, _) in MEANINGS.items():
    keyword_means(_name, _rule)(_meaning(_name))


# Costs that keywords mean.


def _casualty(keyword: Ability) -> Cost:
    """Return the cost of casualty N: a creature with power N or greater is sacrificed."""
    creature = {"type": "creature", "controller": "you", "power": f">= {keyword.value}"}
    return read_cost(Part([{"sacrifice": {"choose": creature}}]))


def _bargain(_keyword: Ability) -> Cost:
    """Return the cost of bargain: an artifact, an enchantment or a token is sacrificed."""
    what = [{"type": "artifact"}, {"type": "enchantment"}, {"kind": "token"}]
    return read_cost(Part([{"sacrifice": {"choose": {"any": what, "controller": "you"}}}]))


COST_MEANT["casualty"] = _casualty
COST_MEANT["bargain"] = _bargain


@keyword_means("bargain", OPTIONAL["bargain"])
def bargain(_keyword: Ability) -> tuple[Ability, ...]:
    """A cost alone: what was bargained is asked by the spell's other abilities."""
    return ()


# Blitz.

_BLITZ = ALTERNATIVE["blitz"]


@keyword_means("blitz", _BLITZ)
def blitz(_keyword: Ability) -> tuple[Ability, ...]:
    """Haste and a card as it dies, as long as its blitz cost was paid, are an effect of its own."""
    return ()


_HASTE = Modification("gain", Ability("keyword", "haste", text="haste"))
_DIES: Spelling = {"event": "dies", "object": "this"}
_DRAWS = Modification(
    "gain",
    read_ability(Part({"triggered": {"when": [_DIES], "do": [{"draw": "you", "amount": 1}]}}))[0],
)
KEYWORDS_AT_WORK["blitz"] = Ability(
    "static", "blitz", modify=(_HASTE, _DRAWS), condition=("paid", "blitz"), text="Blitz"
)

_END_STEP = (Pattern("step", (("step", ("end",)),)),)
_SACRIFICED = Ability("triggered", "blitz", when=_END_STEP, do=(Action("sacrifice", THIS),))


@listener("move")
def sacrifice_blitzed(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Sacrifice the permanent that a blitzed spell became, as the next end step begins."""
    for each in happened:
        record = draft.objects.get(each.of or "")
        if record is None or each.get("to") != "battlefield" or each.get("origin") != "stack":
            continue
        if "blitz" in record.announced.options and record.number == each.get("number") + 1:
            id = f"{record.id}-blitzed"
            frame = Frame(record.controller, record.ref, _SACRIFICED)
            draft.put_effect(id, Lasting(id, _SACRIFICED, frame, next_timestamp(draft), None, None, 1))
            draft.note("delayed", of=id, by=record.controller, rules=(_BLITZ, "603.7"))
