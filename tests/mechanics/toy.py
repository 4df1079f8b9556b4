"""A toy game on the mechanics, as small as can be: what a third game writes, and what the tests of mechanics play.

Players have a library, a hand, a field and a pit. Beasts in the field have might; whoever has to draw without a card loses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Draft, Event, Game, Position, Task, Unsupported, event
from judgekit.mechanics.abilities.choosing import add_choices
from judgekit.mechanics.abilities.context import RECORDS, Frame
from judgekit.mechanics.abilities.continuous import Continuous, ContinuousRules
from judgekit.mechanics.abilities.filters import Filters
from judgekit.mechanics.abilities.following import Following, FollowingRules
from judgekit.mechanics.abilities.lasting import end_effects
from judgekit.mechanics.abilities.replacing import Replacing
from judgekit.mechanics.abilities.resolving import moved, remember
from judgekit.mechanics.abilities.triggers import Matching, TriggerRules, Triggers
from judgekit.mechanics.abilities.waiting import WaitingAbilities, WaitingRules
from judgekit.mechanics.abilities.words import add_words
from judgekit.mechanics.actions.counters import add_counter_verbs, add_counters
from judgekit.mechanics.actions.decks import DeckRules, Decks
from judgekit.mechanics.actions.ending import EndingRules, add_endings
from judgekit.mechanics.actions.moving import moving, object_of
from judgekit.mechanics.objects import Ref, Zones, place_of
from judgekit.mechanics.terms.meaning import Meaning
from judgekit.mechanics.terms.records import Ability, Comparison, Instruction, Modification, Reference


class Filter(NamedTuple):
    what: tuple[str, ...] | None = None
    zone: tuple[str, ...] | None = None
    controller: Reference | None = None
    owner: Reference | None = None
    among: Reference | None = None
    might: Comparison | None = None
    other: bool | None = None
    without: Filter | None = None
    either: tuple[Filter, ...] | None = None


class Card(NamedTuple):
    name: str
    might: int = 0
    abilities: tuple[Ability, ...] = ()


class Seen(NamedTuple):
    controller: str
    might: int
    abilities: tuple[tuple[str, Ability], ...] = ()
    rules: tuple[str, ...] = ()


class Thing(NamedTuple):
    id: str
    card: str | None
    owner: str
    controller: str
    zone: str | None
    kind: str = "card"
    counters: tuple[tuple[str, int], ...] = ()
    number: int = 0
    frame: Frame | None = None

    @property
    def ref(self) -> Ref:
        return (self.id, self.number)

    @property
    def place(self) -> str:
        return place_of(self.zone)


class Player(NamedTuple):
    lost: bool = False
    won: bool = False


ToyPosition = Position[Thing, Player, Mapping[str, Any]]
ToyDraft = Draft[Thing, Player, Mapping[str, Any]]

TOY = Game(
    "toy",
    ordered_zones=("library",),
    replacement_choice_rules=("9",),
    records=(Thing, Player, Seen, Card, Filter, *RECORDS),
)
ZONES = Zones(shared=(), own=("library", "hand", "field", "pit"), hidden=("library", "hand"))
MEANING: Meaning[ToyPosition, Frame] = Meaning(lambda kind, word: Unsupported(f"the {kind} {word}"))


def _view(position: ToyPosition, id: str) -> Seen:
    seen: Seen = TOY.view(position, id)
    return seen


def _zones_of(filter: Filter) -> tuple[str, ...] | None:
    return filter.zone or (("field",) if filter.what == ("beast",) else None)


FILTERS = Filters(
    MEANING,
    {
        "what": lambda _position, _thing, _seen, kinds, _frame: "beast" in kinds,
        "might": lambda position, _thing, seen, value, frame: MEANING.compares(position, seen.might, value, frame),
    },
    _zones_of,
    _view,
)
add_words(MEANING, FILTERS.matching)


def _printed(position: ToyPosition, thing: Thing) -> Seen:
    card = position.cards[thing.card or ""]
    return Seen(thing.controller, card.might, tuple((thing.id, ability) for ability in card.abilities))


def _changed(position: ToyPosition, seen: Seen, change: Modification, frame: Frame, rules: tuple[str, ...]) -> Seen:
    if change.what == "gain":
        return seen._replace(abilities=(*seen.abilities, (frame.source[0], change.value)))
    return seen._replace(might=seen.might + MEANING.amount(position, change.value, frame), rules=(*seen.rules, *rules))


SIGHT = Continuous(
    TOY,
    MEANING,
    FILTERS.passes,
    ZONES,
    in_play=("field",),
    printed=_printed,
    functions=lambda ability, thing, _seen: thing.place in (ability.zones or ("field",)),
    homes=lambda _seen: (),
    changed=_changed,
    adjusted=lambda seen, _thing, _group: seen,
    groups=(("gain",), ("might",)),
    outside=(),
    rules=ContinuousRules(("1",), ("2",), ("3",), ("4",)),
)


@TOY.event("move")
def move(draft: ToyDraft, happening: Event) -> Consequences:
    thing = object_of(draft, happening)
    if thing is None:
        return NOTHING_HAPPENED
    if thing.place == "field":
        remember(draft, thing.ref, SIGHT.of(draft, thing.id), "none")
    draft.put(thing._replace(number=thing.number + 1, counters=(), controller=thing.owner))
    moved(draft, thing.ref, (thing.id, thing.number + 1))
    draft.move(thing.id, ZONES.key(happening.get("to"), thing.owner), 0)
    draft.changed("zone", thing.place, happening.get("to"))
    return None


@TOY.event("draw")
def draw(draft: ToyDraft, happening: Event) -> Consequences:
    library = draft.zones[f"library/{happening.of}"]
    return [moving(draft, library[0], "hand", "draw")] if library else [event("lose", happening.of)]


@TOY.event("discard")
def discard(draft: ToyDraft, happening: Event) -> Consequences:
    return [moving(draft, happening.of or "", "pit", "discard", happening.by)]


add_counters(TOY, ("5",))
add_endings(TOY, EndingRules(("6",), ("6",), ("6",), ("6",), ("6",), ("6",), ("6",)))

FOLLOWING = Following(
    TOY,
    MEANING,
    FILTERS.matching,
    FollowingRules(
        impossible=("7",),
        choosing=("7",),
        together=("7",),
        ordering={"library": ("7",)},
        lasting=("7",),
        waiting={"triggered": ("7",), "replacement": ("7",)},
        unknown=lambda verb: Unsupported(f"the verb {verb}"),
        several=lambda verb: Unsupported(f"{verb} by several players"),
    ),
    kept=frozenset(("gain",)),
)
add_choices(TOY, ("choose", "discard", "search", "random"), ("7",))
add_counter_verbs(FOLLOWING)
Decks(TOY, FOLLOWING, FILTERS.passes, moving, DeckRules(*[("8",)] * 9))


def _move(draft: ToyDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    to = instruction.get("to")
    return [moving(draft, id, to, "effect", frame.source[0]) for id in FOLLOWING.ids(draft, frame, instruction)]


FOLLOWING.makes["move"] = _move

MATCHES = Matching(MEANING, FILTERS.passes)
Triggers(
    TOY,
    MEANING,
    MATCHES,
    lambda position: SIGHT.functioning(position, ("triggered",)),
    lambda position, id: SIGHT.survey(position).get(id),
    lambda happening: happening.kind == "move" and happening.get("from") == "field",
    TriggerRules(("10",), ("11",), ("12",), ("13",), ("14",)),
)
WaitingAbilities(TOY, MEANING, WaitingRules(("15",), ("16",), fails=("17",)))
Replacing(
    TOY,
    FOLLOWING,
    MATCHES,
    lambda draft: SIGHT.functioning(draft, ("replacement",)),
    lambda _draft, _proposed: (),
    lambda draft, thing, _proposed: SIGHT.controller(draft, thing.id),
    ("18",),
)


@TOY.task("do")
def do(draft: ToyDraft, player: str, instructions: tuple[Instruction, ...]) -> None:
    """Follow instructions of a player; then resolve what waits, and let the player decide again."""
    frame = Frame(player, (player, 0), Ability("spell", do=instructions))
    draft.next(Task("instruct", (frame, 0)), Task("resolve-waiting"), Task("turn", (player,)))


@TOY.task("turn")
def turn(_draft: ToyDraft, player: str) -> Ask:
    return Ask("optional", player, then=Task("end-turn", (player,)))


@TOY.task("end-turn")
def end_turn(draft: ToyDraft, player: str, _choice: str) -> None:
    end_effects(draft, "turn", "19")
    draft.do("turn", player)


def table(cards: dict[str, Card], **zones: tuple[str, ...]) -> ToyPosition:
    """Return a position: `A_field=("wolf", "owl")` names the cards of a zone, whose ids are their names with their player."""
    keys = {f"{zone}/{player}": () for player in "AB" for zone in ZONES.own}
    named = {f"{name[2:]}/{name[0]}": tuple(f"{card}-{name[0]}" for card in there) for name, there in zones.items()}
    held: dict[str, tuple[str, ...]] = {**keys, **named}
    things = {id: Thing(id, id[:-2], id[-1], id[-1], key) for key, ids in held.items() for id in ids}
    players = {"A": Player(), "B": Player()}
    return Position(TOY, players, things, held, facts={"active": "A"}, cards=cards, agenda=(Task("turn", ("A",)),))


def after(position: ToyPosition, player: str, *instructions: Instruction) -> ToyPosition:
    """Return the position in which a player's instructions are followed, at the next decision."""
    return TOY.interrupt(position, Task("do", (player, instructions)))
