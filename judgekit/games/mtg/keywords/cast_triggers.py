"""702: keyword abilities that trigger as their spell is cast: storm, gravestorm, replicate and cascade."""

from __future__ import annotations

from judgekit.engine import Ask, Task, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, perform
from judgekit.games.mtg.actions.drawing import in_random_order
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import mana_value_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.stack.casting.casting_ways import free_ways, proposed
from judgekit.games.mtg.stack.costs.costs import COST_MEANT, FREE, OPTIONAL
from judgekit.games.mtg.stack.resolving.casting_during_resolution import exile_the_next, offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, present
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Formula, Pattern, Test
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.language.parts import Part

_CASCADE = "702.85a"
"""The rule of cascade."""

_CAST = (Pattern("cast", (("object", Filter((Test("among", THIS),), "object")),)),)
_PERMANENT_DIED = Pattern("move", (("from", ("battlefield",)), ("to", ("graveyard",))))


_CHOOSE_A_FOE = read_actions(Part([{"choose": "opponent", "as": "foe"}]))[0]


def _copied(times: Formula) -> Ability:
    """Return: when its spell is cast, copy it so often, with new targets if its controller wants (707.10c)."""
    return Ability("triggered", when=_CAST, do=(Action("copy", THIS, times, (("new-targets", True),)),))


@keyword_means("storm", "702.40a")
def storm(_keyword: Ability) -> tuple[Ability, ...]:
    """As many copies as spells were cast earlier in the turn (702.40a)."""
    return (_copied(("event", "earlier")),)


@keyword_means("gravestorm", "702.69a")
def gravestorm(_keyword: Ability) -> tuple[Ability, ...]:
    """As many copies as permanents went from the battlefield to graveyards in the turn (702.69a)."""
    return (_copied(("happened", _PERMANENT_DIED)),)


@keyword_means("replicate", OPTIONAL["replicate"])
def replicate(_keyword: Ability) -> tuple[Ability, ...]:
    """As many copies as payments of its replicate cost, if there were any (702.56a)."""
    return (_copied(("paid", "replicate"))._replace(condition=("paid", "replicate")),)


def _conspirators(_keyword: Ability) -> Cost:
    """Return the cost of conspire: two untapped creatures that each share a color with the spell are tapped."""
    kin = {"type": "creature", "controller": "you", "untapped": "true", "shares": {"what": "color", "with": "this"}}
    return read_cost(Part([{"tap": {"choose": kin, "amount": "2"}}]))


COST_MEANT["conspire"] = _conspirators


@keyword_means("conspire", OPTIONAL["conspire"])
def conspire(_keyword: Ability) -> tuple[Ability, ...]:
    """One copy if its conspire cost was paid (702.78a)."""
    return (_copied(1)._replace(condition=("paid", "conspire")),)


@keyword_means("demonstrate", "702.144a")
def demonstrate(_keyword: Ability) -> tuple[Ability, ...]:
    """Its controller may copy it, and if so a chosen opponent copies it as well (702.144a)."""
    copy = Action("copy", THIS, 1, (("new-targets", True),))
    theirs = Action("copy", THIS, 1, (("by", ("made", "foe")), ("new-targets", True)))
    may = Action("may", YOU, None, (("do", (copy,)), ("then", (_CHOOSE_A_FOE, theirs))))
    return (Ability("triggered", when=_CAST, do=(may,)),)


@keyword_means("cascade", _CASCADE)
def cascade(_keyword: Ability) -> tuple[Ability, ...]:
    """Cards are exiled from the top until a nonland card of lesser mana value, which may be cast for nothing (702.85a)."""
    return (Ability("triggered", when=_CAST, do=(Action("cascade", THIS),)),)


_RIPPLE = "702.60a"
"""The rule of ripple."""

_NAMESAKE = Filter((Test("same-name", THIS),), "object")


@keyword_means("ripple", _RIPPLE)
def ripple(keyword: Ability) -> tuple[Ability, ...]:
    """The top cards may be revealed, and those with its name cast for nothing (702.60a)."""
    return (Ability("triggered", when=_CAST, do=(Action("ripple", THIS, keyword.value),), optional=True),)


@instruction("ripple")
def begin_ripple(draft: MtgDraft, key: int, action: Action) -> None:
    """Reveal the top cards of the library, all where there are fewer (702.60a)."""
    frame = frame_of(draft, key)
    shown = draft.zones.get(zone_key("library", frame.you), ())[: number(draft, key, action.amount)]
    certain(draft, frame.you, shown)
    view = view_of(draft)
    found = tuple(draft.objects[id].ref for id in shown)
    same = tuple(ref for ref in found if passes(view, ref, _NAMESAKE, frame))
    draft.do("ripple-on", key, frame.you, same, found)
    draft.propose(*(event("reveal", id, by=cause(frame), player=frame.you, rules=(_RIPPLE,)) for id in shown))


@GAME.task("ripple-on")
def ripple_on(draft: MtgDraft, key: int, player: str, same: tuple[Ref, ...], shown: tuple[Ref, ...]) -> Ask | None:
    """Offer the cards of that name one after the other; the rest goes to the bottom in any order (702.60a)."""
    left = tuple(ref for ref in same if present(draft, ref) is not None)
    if left:
        record = draft.objects[left[0][0]]
        return offering(
            draft, player, record, FREE, Task("ripple-on", (key, player, left[1:], shown)), _RIPPLE, "118.9"
        )
    rest = tuple(("ref", ref) for ref in shown if present(draft, ref) is not None)
    if not rest:
        return None
    return perform(draft, key, Action("put", ("union", rest), None, (("at", "bottom"), ("to", "library"))))


MANA_VALUE = ("value", THIS, "mana-value")


@instruction("cascade")
def begin_cascade(draft: MtgDraft, key: int, _action: Action) -> None:
    """Begin to exile cards from the top of the library; the spell's mana value is as it is, or was last (702.85a)."""
    frame = frame_of(draft, key)
    if frame.source is not None and present(draft, frame.source) is None:
        draft.cite("608.2h")
    draft.do("cascade-on", frame.you, cause(frame), amount(view_of(draft), MANA_VALUE, frame), ())


@GAME.task("cascade-on")
def cascade_on(draft: MtgDraft, player: str, by: str | None, below: int, exiled: tuple[Ref, ...]) -> None:
    """Exile the next card of the library, or end where there is none."""
    over = Task("cascade-over", (player, by, exiled))
    exile_the_next(
        draft, player, by, _CASCADE, over, lambda top: Task("cascade-look", (player, by, below, (*exiled, top)))
    )


@GAME.task("cascade-look")
def cascade_look(draft: MtgDraft, player: str, by: str | None, below: int, exiled: tuple[Ref, ...]) -> Ask | None:
    """Offer to cast the card exiled last if it is a nonland card of lesser mana value, otherwise go on (702.85a)."""
    id, number = exiled[-1]
    record = draft.objects.get(id)
    if record is None or record.number != number or record.place != "exile" or not _lesser(draft, id, below):
        draft.do("cascade-on", player, by, below, exiled)
        return None
    over = Task("cascade-over", (player, by, exiled))
    ways = free_ways(draft, record)
    if all(_mana_value(proposed(draft, player, id, way), id) >= below for way in ways):
        draft.next(over)
        return None
    return offering(
        draft, player, record, FREE, over, _CASCADE, "118.9", fits=lambda seen: _mana_value(seen, id) < below
    )


def _mana_value(draft: MtgDraft, id: str) -> int:
    return mana_value_of(draft.objects[id], view_of(draft).of(id))


def _lesser(draft: MtgDraft, id: str, below: int) -> bool:
    return "land" not in view_of(draft).of(id).types and _mana_value(draft, id) < below


@GAME.task("cascade-over")
def cascade_over(draft: MtgDraft, player: str, by: str | None, exiled: tuple[Ref, ...]) -> None:
    """Put the cards that were not cast on the bottom of the library in a random order (702.85a)."""
    left = [id for id, number in exiled if id in draft.objects and draft.objects[id].ref == (id, number)]
    left = sorted(id for id in left if draft.objects[id].place == "exile")
    in_random_order(draft, player, tuple(left))
    draft.propose(*(moving(draft, id, "library", by, at="bottom", rules=(_CASCADE,)) for id in left))
