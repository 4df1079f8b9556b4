"""702: keyword abilities that trigger in combat, each spelt out as the triggered ability that it means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from judgekit.engine import Consequences, Event, event
from judgekit.engine.records import with_parts
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, objects
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

_RENOWN = "702.112a"
"""The rule of renown."""

_RENOWNED = "702.112b"
"""The rule of being renowned."""

Spelling = dict[str, object]
"""A triggered ability in structured form; N stands for the number behind the keyword."""


def _until_end_of_turn(of: object, change: object) -> list[Spelling]:
    return [{"modify": of, "with": [{"pt": change}], "until": "end-of-turn"}]


_ATTACKS = [{"event": "attack", "object": "this"}]
_BECOMES_BLOCKED = [{"event": "becomes-blocked", "object": "this"}]
_DAMAGES_A_PLAYER = [{"event": "damage", "source": "this", "combat": "true", "to": {"kind": "player"}}]
_BEYOND_THE_FIRST = {
    "*": ["N", {"max": [0, {"-": [{"count": {"type": "creature", "blocks": "this"}}, 1]}]}],
}
_OF_DEFENDING_PLAYER = {"type": "creature", "controller": "defending"}
_OTHER_ATTACKERS = {"all": {"type": "creature", "attacking": "true", "other": "true"}}
_MOST_LIFE = {"kind": "player", "life": {">=": {"greatest": "life", "among": {"kind": "player"}}}}

MEANINGS: dict[str, tuple[str, Spelling]] = {
    "rampage": (
        "702.23a",
        {
            "when": _BECOMES_BLOCKED,
            "do": _until_end_of_turn("this", {"power": _BEYOND_THE_FIRST, "toughness": _BEYOND_THE_FIRST}),
        },
    ),
    "flanking": (
        "702.25a",
        {
            "when": [{**_BECOMES_BLOCKED[0], "by": {"type": "creature", "lacks": "flanking"}}],
            "do": _until_end_of_turn("event.by", "-1/-1"),
        },
    ),
    "provoke": (
        "702.39a",
        {
            "when": _ATTACKS,
            "targets": [{"id": "t", "is": _OF_DEFENDING_PLAYER}],
            "optional": "true",
            "do": [
                {
                    "effect": {"must": {"deed": "block", "affects": "t", "of": {"among": "this"}}},
                    "until": "this-combat",
                },
                {"untap": "t"},
            ],
        },
    ),
    "bushido": (
        "702.45a",
        {"when": [{"event": "block", "object": "this"}, *_BECOMES_BLOCKED], "do": _until_end_of_turn("this", "+N/+N")},
    ),
    "frenzy": (
        "702.68a",
        {"when": [{"event": "unblocked", "object": "this"}], "do": _until_end_of_turn("this", "+N/+0")},
    ),
    "poisonous": (
        "702.70a",
        {"when": _DAMAGES_A_PLAYER, "do": [{"player-counters": "event.to", "kind": "poison", "amount": "N"}]},
    ),
    "exalted": (
        "702.83a",
        {
            "when": [{"event": "attack", "alone": "true", "object": {"type": "creature", "controller": "you"}}],
            "do": _until_end_of_turn("event.object", "+1/+1"),
        },
    ),
    "annihilator": (
        "702.86a",
        {"when": _ATTACKS, "do": [{"sacrifice": {"choose": {"kind": "permanent"}, "amount": "N"}, "by": "defending"}]},
    ),
    "battle cry": ("702.91a", {"when": _ATTACKS, "do": _until_end_of_turn(_OTHER_ATTACKERS, "+1/+0")}),
    "dethrone": (
        "702.105a",
        {
            "when": [{**_ATTACKS[0], "defender": _MOST_LIFE}],
            "do": [{"put-counters": "this", "kind": "+1/+1", "amount": "1"}],
        },
    ),
    "renown": (
        _RENOWN,
        {
            "when": _DAMAGES_A_PLAYER,
            "if": {"object": "this", "is": {"renowned": "false"}},
            "do": [{"renown": "this", "amount": "N"}],
        },
    ),
    "melee": (
        "702.121a",
        {
            "when": _ATTACKS,
            "do": _until_end_of_turn(
                "this", {"power": {"attacked-opponents": "true"}, "toughness": {"attacked-opponents": "true"}}
            ),
        },
    ),
    "afflict": ("702.130a", {"when": _BECOMES_BLOCKED, "do": [{"lose-life": "defending", "amount": "N"}]}),
    "mentor": (
        "702.134a",
        {
            "when": _ATTACKS,
            "targets": [{"id": "t", "is": {"type": "creature", "attacking": "true", "power": "< this.power"}}],
            "do": [{"grow": "t", "word": "mentors"}],
        },
    ),
    "decayed": (
        "702.147a",
        {
            "when": _ATTACKS,
            "do": [{"delayed": {"triggered": {"when": [{"begins": "end-of-combat"}], "do": [{"sacrifice": "this"}]}}}],
        },
    ),
}
"""What each keyword means: its rule, and the ability."""

_NUMBER = ("made", "N")


@cache
def _spelt(name: str) -> tuple[Ability, ...]:
    return read_ability(Part({"triggered": MEANINGS[name][1]}, ("702", name), frozenset(("N",))))


def with_number(abilities: tuple[Ability, ...], value: object) -> tuple[Ability, ...]:
    """Return abilities in which N is the number that stands behind a keyword."""
    return with_parts(abilities, (_with_number(ability, value) for ability in abilities))


def _with_number(term: object, value: object) -> object:
    if term == _NUMBER:
        return value
    if isinstance(term, tuple):
        return with_parts(term, (_with_number(part, value) for part in term))
    return term


def _meaning(name: str) -> Callable[[Ability], tuple[Ability, ...]]:
    def spell_out(keyword: Ability) -> tuple[Ability, ...]:
        triggered = with_number(_spelt(name), keyword.value)
        return (*triggered, keyword) if name == "decayed" else triggered

    return spell_out


for _name, (_rule, _) in MEANINGS.items():
    keyword_means(_name, _rule)(_meaning(_name))


@instruction("renown")
def renown(draft: MtgDraft, key: int, action: Action) -> None:
    """Put the counters on a creature, and it becomes renowned (702.112a)."""
    frame = frame_of(draft, key)
    many = number(draft, key, action.amount)
    for id in objects(draft, key, action.of):
        record = draft.objects[id]
        draft.change(id, details=tuple(sorted({**dict(record.details), "renowned": True}.items())))
        draft.note("renowned", of=id, rules=(_RENOWN, _RENOWNED))
        draft.propose(event("becomes-renowned", id, many, cause(frame), number=record.number))
        draft.propose(event("put-counters", id, many, cause(frame), counter="+1/+1", number=record.number))


@GAME.event("becomes-renowned")
def has_become_renowned(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature has become renowned (702.112b)."""
    draft.cite(_RENOWNED)
    return None
