"""608.2h, 603.4, 609.8: what happened earlier this turn, kept where a card of the game asks for it."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported, event
from judgekit.engine.records import with_parts
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.meaning.event_support import check_pattern
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.meaning.matching import AS_IT_WAS, KINDS, SOURCE_AS_IT_WAS, Moment, matches
from judgekit.games.mtg.meaning.trigger_zones import looks_back
from judgekit.games.mtg.meaning.views import view_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.meld_leaving import arrivals
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import Ability, Card, Pattern, Test

FORGOTTEN = frozenset(("step", "tap", "untap", "add-mana", "mark-damage", "cease", "look"))
"""Events that nothing looks back at over a turn."""


BOAST = ("boast",)
"""The limit of an ability that asks whether its creature attacked this turn (702.142a)."""


OVER_A_TURN = frozenset(("happened", "amount-happened", "total-happened", "this-combat"))
"""Amounts and conditions that look back over the turn, or a part of it."""

_OF_THE_TURN = {
    "damaged-by": "damage",
    "dealt-damage": "damage",
    "dealt-damage-to": "damage",
    "attacked": "attack",
    "activated-this-turn": "activate",
    "cast-number": "cast",
    "entered-this-turn": "enters",
    "put-there": "move",
    "drawn-this-turn": "move",
    "has-blocked": "block",
    "was-blocked-by": "becomes-blocked",
    "drawn-last": "move",
}
"""Tests of a description that ask for what happened this turn, with the events that they look for."""


_LIMITED_EACH_TURN = {"draw-more": "draw"}
"""Prohibitions that ask how often a player has done something this turn, with the event that they count (121.2b)."""


_DEMANDED = frozenset(("attack-each-combat", "block-each-combat"))


def demands_once_this_turn(effect: Lasting) -> bool:
    """Tell whether an effect asks that a creature attacks or blocks "this turn" if able, not in each combat of it (508.1d)."""
    return effect.duration == ("this-turn",) and effect.ability.name in _DEMANDED


def _words(term: object) -> frozenset[str]:
    """Return the words of the events that a term asks for over a turn."""
    if not isinstance(term, tuple):
        return frozenset()
    own = frozenset((term.event,)) if isinstance(term, Pattern) and term.limit is not None else frozenset()
    if isinstance(term, Test) and term.what in _OF_THE_TURN:
        own = frozenset((_OF_THE_TURN[term.what],))
    if isinstance(term, Ability) and term.name in _LIMITED_EACH_TURN:
        own = frozenset((_LIMITED_EACH_TURN[term.name],))
    if len(term) > 1 and term[0] in OVER_A_TURN and isinstance(term[1], Pattern):
        own = frozenset((term[1].event,))
    return own.union(*(_words(part) for part in term))


def _asks(term: object) -> bool:
    """Tell whether a term speaks of what happened earlier this turn."""
    if not isinstance(term, tuple):
        return False
    if term == BOAST or (isinstance(term, Pattern) and term.limit is not None):
        return True
    if isinstance(term, Test) and term.what in _OF_THE_TURN:
        return True
    if isinstance(term, Ability) and term.name in _LIMITED_EACH_TURN:
        return True
    return (len(term) > 1 and term[0] in OVER_A_TURN and isinstance(term[1], Pattern)) or any(
        _asks(part) for part in term
    )


def keep_beginning(draft: MtgDraft) -> None:
    """Keep the game as it is as a turn begins, where a card asks for what was so then."""
    draft.drop_fact("turn_began")
    if _any_asks_for_beginning(draft.cards):
        draft.set(turn_began=draft.seal())


@once_for_each
def _any_asks_for_beginning(cards: Mapping[str, Card]) -> bool:
    """Tell whether any card of a table asks for what was so as the turn began."""
    return any(_for_beginning(ability) for card in cards.values() for ability in card.abilities)


def _for_beginning(term: object) -> bool:
    """Tell whether a term asks for what was so as the turn began."""
    return isinstance(term, tuple) and (term[:1] == ("as-turn-began",) or any(map(_for_beginning, term)))


def looked_for(position: MtgPosition) -> bool:
    """Tell whether any card of the game asks what happened earlier this turn."""
    return _any_asks(position.cards) or (
        bool(position.effects) and any(_effect_asks(effect) for effect in position.effects.values())
    )


@once_for_each
def _effect_asks(effect: object) -> bool:
    """Tell whether an effect in force asks what happened earlier this turn."""
    return _asks(effect) or (isinstance(effect, Lasting) and demands_once_this_turn(effect))


@once_for_each
def _any_asks(cards: Mapping[str, Card]) -> bool:
    """Tell whether any card of a table asks what happened earlier this turn."""
    return any(
        _asks(tuple(one for ability in card.abilities for one in stands_for(ability))) for card in cards.values()
    )


def counters_entering(happening: Event) -> tuple[Event, ...]:
    """Return as events of their own that counters were put on a permanent as it entered (122.6, 122.6a)."""
    if happening.kind != "move" or happening.get("to") != "battlefield":
        return ()
    number = happening.get("number", 0) + 1
    who = happening.get("under")
    return tuple(
        event(
            "put-counters", happening.of, amount, happening.by, counter=kind, number=number, player=who, entering=True
        )
        for kind, amount in happening.get("counters", ())
        if amount > 0
    )


def _kinds_asked(position: MtgPosition) -> frozenset[str]:
    """Return the kinds of the events that a card of the game, or an effect in force, asks for over a turn."""
    words = _words_asked(position.cards)
    for effect in position.effects.values():
        words |= _words_of_effect(effect)
    return frozenset(kind for word in words for kind in KINDS.get(word, (word,)))


@once_for_each
def _words_of_effect(effect: object) -> frozenset[str]:
    """Return the words of the events that an effect in force asks for over a turn."""
    return _words(effect)


@once_for_each
def _words_asked(cards: Mapping[str, Card]) -> frozenset[str]:
    """Return the words of the events that a card of a table asks for over a turn."""
    terms = (one for card in cards.values() for ability in card.abilities for one in stands_for(ability))
    return frozenset(word for term in terms for word in _words(term))


def subject_of(pattern: Pattern, happening: Event) -> object:
    """Return whose times a pattern counts ("a creature attacks for the first time each turn": each creature's own).

    What changes zones is another object every time (400.7), so such changes are counted together, as batches are.
    """
    if pattern.batch or pattern.limit is None or "move" in KINDS.get(pattern.event, (pattern.event,)):
        return None
    if pattern.get("player") is not None:
        return happening.get("player") or happening.of if pattern.get("player") != ("you",) else None
    if pattern.get("source") is not None:
        return happening.get("source")
    return (happening.of, happening.get("number", 0)) if pattern.get("object") or pattern.get("to") else None


def _may_be_looked_for(position: MtgPosition) -> bool:
    """Tell whether something may ask what happened earlier this turn, whichever effects are in force."""
    return bool(position.effects) or _any_asks(position.cards)


@listener(where=_may_be_looked_for)
def record(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Keep events of this turn where something asks for them."""
    if looked_for(draft):
        forgotten = FORGOTTEN - _kinds_asked(draft)
        happened = (*happened, *(one for each in happened for one in counters_entering(each)))
        kept = tuple(_as_it_was(draft, each) for each in happened if each.kind not in forgotten)
        if kept:
            draft.set(history=(*draft.facts.get("history", ()), *kept))


def _as_it_was(draft: MtgDraft, happening: Event) -> Event:
    """Return an event with what its permanents were like and whose as it happened: that may change in the turn (609.8)."""
    source = happening.get("source")
    dealt = draft.objects.get(source[0]) if source is not None else None
    if dealt is not None and dealt.place == "battlefield" and dealt.number == source[1]:
        happening = happening.having(**{SOURCE_AS_IT_WAS: view_of(draft).of(dealt.id)})
    record = draft.objects.get(happening.of or "")
    if record is None or record.place != "battlefield":
        return happening
    moved = happening.kind == "move"
    if moved and (happening.get("to") != "battlefield" or record.number != happening.get("number", 0) + 1):
        return happening
    return happening.having(**{AS_IT_WAS: view_of(draft).of(record.id)})


def times_happened(
    position: MtgPosition, pattern: Pattern, frame: Frame, like: Event | None = None, since: int = 0
) -> int:
    """Return how often an event has happened this turn (609.8: whatever has become of its objects).

    CR 603.4, 608.2h.

    Args:
        position: the game.
        pattern: the event.
        frame: for whom it speaks.
        like: count only what happened to, or was done by, the same as this event.
        since: how much of what happened this turn is passed over.
    """
    check_pattern(pattern)
    counting = pattern._replace(limit="first") if like is not None else None
    subject = subject_of(counting, like) if counting is not None and like is not None else None
    pattern = with_parts(pattern, (_as_of(position, part, frame) for part in pattern))
    moment = Moment(position, position)
    return sum(
        1
        for each in position.facts.get("history", ())[since:]
        for one in ((each,) if looks_back(pattern, each) else arrivals(position, each))
        if (counting is None or subject_of(counting, one) == subject) and matches(moment, pattern, one, frame)
    )


def how_many_attacked(position: MtgPosition, pattern: Pattern, frame: Frame) -> int:
    """Return how many creatures have attacked this turn: one that attacked in two combats is one (508.1k).

    Args:
        position: the game.
        pattern: their attack.
        frame: for whom it speaks.
    """
    check_pattern(pattern)
    pattern = with_parts(pattern, (_as_of(position, part, frame) for part in pattern))
    moment = Moment(position, position)
    attacks = (one for one in position.facts.get("history", ()) if matches(moment, pattern, one, frame))
    return len({(one.of, one.get("number", 0)) for one in attacks})


def amount_happened(position: MtgPosition, pattern: Pattern, frame: Frame, *, together: bool = False) -> int:
    """Return how much an event has come to this turn for one player or object, the one for whom it is the most.

    CR 608.2h, 609.8.

    Args:
        position: the game.
        pattern: the event.
        frame: whose words ask.
        together: for all of them together.
    """
    check_pattern(pattern)
    pattern = with_parts(pattern, (_as_of(position, part, frame) for part in pattern))
    moment = Moment(position, position)
    found: dict[str, int] = {}
    for each in position.facts.get("history", ()):
        if matches(moment, pattern, each, frame):
            found[each.of or ""] = found.get(each.of or "", 0) + each.amount
    return sum(found.values()) if together else max(found.values(), default=0)


def _as_of(position: MtgPosition, term: object, frame: Frame) -> object:
    """Return a pattern in which who took part in the event that asks is settled: "another spell" than the one just cast."""
    if isinstance(term, Test) and term.what == "among" and term.value[0] == "event" and frame.event is not None:
        found = those(view_of(position), term.value, frame)
        return term._replace(value=("union", tuple(("ref", ref) for ref in found)))
    if not isinstance(term, tuple):
        return term
    return with_parts(term, (_as_of(position, part, frame) for part in term))


TIMES = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
"""Words for how often something has happened in the turn."""


def wanted_time(pattern: Pattern) -> int:
    """Return which time of the turn a pattern asks for ("the second time each turn").

    Raises:
        Unsupported: a word that is not among `TIMES`.
    """
    found = TIMES.get(str(pattern.limit))
    if found is None:
        raise Unsupported(phrase("the {limit} time of a turn", limit=pattern.limit), "603.2")
    return found


def is_the_time(position: MtgPosition, pattern: Pattern, frame: Frame) -> bool:
    """Tell whether an event that would happen now is the time of the turn that a pattern asks for."""
    if pattern.limit is None:
        return True
    return times_happened(position, pattern._replace(limit=None), frame) + 1 == wanted_time(pattern)
