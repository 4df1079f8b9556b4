"""702: keyword abilities of the book of 2026-04-17, each spelt out as the abilities that it means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from judgekit.engine import event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, objects
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.making import lasting_changes
from judgekit.games.mtg.keywords.at_the_end_step import at_the_end_step
from judgekit.games.mtg.keywords.in_combat import with_number
from judgekit.games.mtg.layers.continuous import KEYWORDS_AT_WORK
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.casting.casting_ways import WARPED
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, COST_MEANT, OFFERED_IF, OPTIONAL
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import CAST_FROM, Object
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import (
    THIS,
    Ability,
    Action,
    Cost,
    Filter,
    Modification,
    Pattern,
    TargetWord,
    Test,
)
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.language.parts import Part

Spelling = dict[str, object]
"""An ability in structured form; N stands for the number behind the keyword."""

_ENTERS: Spelling = {"event": "enters", "object": "this"}
_ATTACKS: Spelling = {"event": "attack", "object": "this"}
_SPENT: Spelling = {"value": "spent", "of": "event.object"}
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
                    "do": [{"grow": "this", "word": "trains"}],
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
    "firebending": (
        "mtg@20260417:702.189a",
        (
            {
                "triggered": {
                    "when": [_ATTACKS],
                    "do": [{"add": "{R}", "amount": "N", "until": "end-of-combat"}, {"firebend": "you"}],
                }
            },
        ),
    ),
    "increment": (
        "mtg@20260417:702.191a",
        (
            {
                "triggered": {
                    "when": [{"event": "cast", "player": "you", "object": {"kind": "spell"}}],
                    "if": {
                        "and": [
                            {"object": "this", "is": {"type": "creature"}},
                            {"or": [{"value": _SPENT, "is": f"> this.{size}"} for size in ("power", "toughness")]},
                        ]
                    },
                    "do": [{"put-counters": "this", "kind": "+1/+1", "amount": "1"}],
                }
            },
        ),
    ),
    "for mirrodin!": (
        "mtg@20260417:702.163a",
        (_bearing({"types": "Creature - Rebel", "pt": "2/2", "colors": "red"}),),
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
        return with_number(_spelt(name), keyword.value)

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
    read_ability(Part({"triggered": {"when": [_DIES], "do": [{"draw": "you", "amount": 1}]}}))[0]._replace(
        name="blitz"
    ),
)
KEYWORDS_AT_WORK["blitz"] = Ability(
    "static", "blitz", modify=(_HASTE, _DRAWS), condition=("paid", "blitz"), text="Blitz"
)

at_the_end_step("blitz", "blitzed", Action("sacrifice", THIS), _BLITZ)


# Impending.

_IMPENDING = ALTERNATIVE["impending"]
_STILL_TO_COME: Spelling = {"and": [{"paid": "impending"}, {"object": "this", "is": {"counters": {"time": ">= 1"}}}]}


@keyword_means("impending", _IMPENDING)
def impending(keyword: Ability) -> tuple[Ability, ...]:
    """Time counters as it enters for its impending cost, one of which goes in each of its controller's end steps."""
    put = {"put-counters": "this", "kind": "time", "amount": str(keyword.value)}
    less = {"remove-counters": "this", "kind": "time", "amount": "1"}
    entering = {"replacement": {"if": _ENTERS, "instead": [put], "condition": {"paid": "impending"}}}
    ticking = {"triggered": {"when": [{"begins": "end", "player": "you"}], "if": _STILL_TO_COME, "do": [less]}}
    return (*read_ability(Part(entering)), *read_ability(Part(ticking)))


KEYWORDS_AT_WORK["impending"] = read_ability(
    Part({"static": {"affects": "this", "modify": [{"lose-types": "creature"}], "if": _STILL_TO_COME}})
)[0]._replace(name="impending", text="Impending")


@keyword_means("living metal", "mtg@20260417:702.161a")
def living_metal(_keyword: Ability) -> tuple[Ability, ...]:
    """An artifact creature in its controller's turns by an effect of its own."""
    return ()


KEYWORDS_AT_WORK["living metal"] = read_ability(
    Part(
        {
            "static": {
                "affects": "this",
                "modify": [{"become": "artifact creature", "in-addition": "true"}],
                "if": "your-turn",
            }
        }
    )
)[0]._replace(name="living metal", text="Living metal")


# Warp.

_WARP = ALTERNATIVE["warp"]


@keyword_means("warp", _WARP)
def warp(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides its cost: that the permanent is exiled in the end step is an effect of its own."""
    return ()


def _is_in_hand(_position: MtgPosition, item: Object) -> bool:
    """Tell whether a card is cast from the hand: from exile, where it waits once it was warped, it costs its mana cost."""
    return (item.get(CAST_FROM) if item.zone == STACK else item.place) == "hand"


OFFERED_IF["warp"] = _is_in_hand

at_the_end_step("warp", "warped", Action("warp-away", THIS), _WARP)


@instruction("warp-away")
def warp_away(draft: MtgDraft, key: int, action: Action) -> None:
    """Exile what was warped; its owner may cast the card from there in later turns."""
    by, marks = cause(frame_of(draft, key)), ((WARPED, draft.facts.get("turn", 1)),)
    there = [id for id in objects(draft, key, action.of) if draft.objects[id].place == "battlefield"]
    draft.propose(*(moving(draft, id, "exile", by, marks=marks, rules=(_WARP,)) for id in there))


# Backup.

_CREATURE = Filter((Test("type", ("creature",)),))
_BACKUP = "mtg@20260417:702.165a"


@keyword_means("backup", _BACKUP)
def backup(keyword: Ability) -> tuple[Ability, ...]:
    """Counters on a target creature as it enters; another one gets the abilities printed below as well."""
    itself = Filter((Test("among", THIS),), "object")
    word = TargetWord("target", (_CREATURE,))
    do = (Action("backup", ("target", "target"), keyword.value),)
    return (Ability("triggered", when=(Pattern("enters", (("object", itself),)),), targets=(word,), do=do),)


@instruction("backup")
def back_up(draft: MtgDraft, key: int, action: Action) -> None:
    """Put the counters on a creature; another than the source gains what is printed below backup, until the turn ends."""
    frame = frame_of(draft, key)
    source = draft.objects.get(frame.source[0]) if frame.source is not None else None
    for id in objects(draft, key, action.of):
        record = draft.objects[id]
        draft.cite(_BACKUP)
        draft.propose(
            event(
                "put-counters",
                id,
                number(draft, key, action.amount),
                cause(frame),
                counter="+1/+1",
                number=record.number,
            )
        )
        below = _below(draft, source) if source is not None and record.ref != frame.source else ()
        if below:
            changes = tuple(Modification("gain", one) for one in below)
            lasting_changes(draft, key, changes, (record.ref,), ("end-of-turn",))


def _below(draft: MtgDraft, source: Object) -> tuple[Ability, ...]:
    """Return the abilities that a card prints below its backup, other backup abilities left out."""
    card = card_of(draft, source)
    printed = card.abilities if card is not None else ()
    place = next((number for number, one in enumerate(printed) if one.name == "backup"), len(printed))
    return tuple(one for one in printed[place + 1 :] if one.name != "backup")
