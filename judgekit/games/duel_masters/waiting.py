"""What waits and in which order it is resolved (101.4, 603, 605), and what is done by itself before it (703, 604.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.duel_masters.characteristics import functioning, in_force, information, survey
from judgekit.games.duel_masters.game import DUEL, DuelDraft, DuelPosition, GameCard, attack_of, card_of, goes_on
from judgekit.games.duel_masters.meanings import MATCHES, MEANING, SPOKEN_FOR, has_time, holds, why_referred_to
from judgekit.games.duel_masters.terms import ELEMENTS, TIME, any_says
from judgekit.games.duel_masters.zones import kept_from, moving
from judgekit.mechanics.abilities.context import Frame, Waiting
from judgekit.mechanics.abilities.resolving import RESOLVING
from judgekit.mechanics.abilities.triggers import let_wait
from judgekit.mechanics.abilities.waiting import WaitingAbilities, WaitingRules
from judgekit.mechanics.actions.destroying import destroying
from judgekit.mechanics.objects import Ref, present, turn_order
from judgekit.mechanics.terms.records import Ability, Value, contains

FIRST = "first"
"""Kind of a waiting ability that is resolved before all others: S・トリガー, S・バック, G・ストライク, サバキZ (101.4, 101.4b)."""


_RULES_OF_FIRST = {
    "s-trigger": ("101.4a", "112.3a"),
    "s-back": ("101.4b", "112.3b"),
    "g-strike": ("101.4b", "509.5b"),
    "sabaki-z": ("101.4b", "112.3d"),
}
"""Rules of what is resolved before all others, by its keyword."""


@DUEL.task("settle")
def settle(draft: DuelDraft) -> Ask | None:
    """Do what the game does by itself, then resolve what waits, one after another, until nothing is left (703.3, 605.1).

    Where the other player still has to declare something (506.3d, 507.3f), only the turn player's effects are resolved
    before (506.3c, 507.3e), and S・トリガー and the like, which come first always (101.4).
    """
    if by_itself(draft, Task("settle")):
        return None
    first = WAITING.first(draft)
    declaring = _to_declare(draft, first)
    if declaring is None and not first:
        return None
    draft.do("settle")
    return declaring if declaring is not None else WAITING.resolve_next(draft)


def by_itself(draft: DuelDraft, again: Task) -> bool:
    """Do what comes before all effects and in their midst, then what is said; tell whether there was anything to do.

    That is what the game does by itself (703.1, 703.3) and what static abilities do once (604.4, 815.1a).
    """
    events = tuple(state_based(draft))
    _tell_who_stays(draft)
    draft.drop_fact("beaten")
    draft.drop_fact(SPOKEN_FOR)
    draft.drop_fact("driven-out")
    if events:
        draft.next(again)
        draft.note("state-based", rules=("703.1", "703.3"))
        draft.propose(*events)
    elif due(draft):
        draft.next(again)
        draft.do("one-shots")
    elif _several_s_max(draft) is not None:
        draft.next(Task("one-s-max"), again)
    else:
        return False
    return True


@DUEL.task("settle-amid")
def settle_amid(draft: DuelDraft, one: Ref, other: Ref) -> Ask | None:
    """Do what comes in between in the midst of an effect that made two creatures battle (101.4d to 101.4f).

    That is what the game does by itself, and what triggered as just these two began to battle; all else that waits, what
    was there before and what the battle came to, waits until the effect is over: its battle is a part of it (101.4e).
    """
    if by_itself(draft, Task("settle-amid", (one, other))):
        return None
    at_once = [waiting for waiting in draft.waiting if _fights(waiting.frame, one, other)]
    if not at_once:
        return None
    draft.do("settle-amid", one, other)
    draft.cite("101.4f")
    return WAITING.resolve_next(draft, at_once)


def _fights(frame: Frame, one: Ref, other: Ref) -> bool:
    """Tell whether an ability triggered as two creatures began to battle (101.4f, 115.2)."""
    happened = frame.event
    if happened is None or happened.kind not in ("battle", "fight"):
        return False
    return {(happened.of, happened.get("number")), (happened.by, happened.get("by_number"))} == {one, other}


ABOUT_TO_BREAK = "about-to-break"
"""Fact: creatures that are about to break shields by an effect, while what triggered before that is resolved (603.7b)."""


@DUEL.task("settle-before-break")
def settle_before_break(draft: DuelDraft, breaker: Ref, within: bool, begun: bool) -> Ask | None:
    """Resolve what triggered before an effect lets a creature break shields, then all else that waits (603.7, 603.7a).

    Args:
        draft: the position.
        breaker: the creature.
        within: the effect triggered itself before shields are broken, which are broken after these (603.7b).
        begun: something of that kind was resolved already.
    """
    mine = [waiting for waiting in draft.waiting if _before_the_break_of(waiting.frame, breaker)]
    if not (mine or begun):
        return None
    pending: tuple[Ref, ...] = draft.facts.get(ABOUT_TO_BREAK, ())
    if mine and not begun and breaker in pending:
        raise Unsupported(phrase("what comes before a break and lets the same creature break, over and over"), "603.7b")
    if by_itself(draft, Task("settle-before-break", (breaker, within, begun))):
        return None
    if mine:
        draft.set_fact(ABOUT_TO_BREAK, (*(one for one in pending if one != breaker), breaker))
        draft.do("settle-before-break", breaker, within, True)
        draft.cite("603.7", *(("603.7b",) if within else ()))
        return WAITING.resolve_next(draft, mine)
    draft.set_fact(ABOUT_TO_BREAK, tuple(one for one in pending if one != breaker))
    draft.cite("603.7a", *(("603.7b",) if within else ()))
    draft.do("settle")
    return None


def _before_the_break_of(frame: Frame, breaker: Ref) -> bool:
    """Tell whether an ability triggered before a creature breaks shields (603.7)."""
    happened = frame.event
    return happened is not None and happened.kind == "before-break" and (happened.of, happened.get("number")) == breaker


TO_DECLARE = "to-declare"
"""Fact: abilities of cards of hands whose conditions were fulfilled, which trigger once they are declared (603.2f)."""


KEYWORDS_DECLARED: dict[str, tuple[str, ...]] = {
    "ninja-strike": ("112.3c",),
    "revolution-change": (),
    "invasion": (),
    "attack-chance": ("112.3f",),
    "revolution-zero": (),
}
"""Keywords by which hidden cards are used as creatures attack or block, also cards of other zones, with their rules."""


DECLARED_ON = "declared-on"
"""Fact: the attack or block on which the other player declares once the turn player's effects are resolved (506.3d, 507.3f)."""


def is_declared(position: DuelPosition, source: Ref, ability: Ability) -> bool:
    """Tell whether an ability of a card has to be declared where that is now: in a hand, or by a keyword elsewhere (603.2e)."""
    place = position.objects[source[0]].place
    return place in (ability.zones or ()) and (place == "hand" or ability.name in KEYWORDS_DECLARED)


def of_the_moment(ability: Ability) -> Iterator[Value]:
    """Yield what a condition says of whose turn it is and how far it has come: at another time nothing is declared (603.2f).

    革命0トリガー is declared only without shields (506.3d).
    """
    condition = ability.condition
    parts = condition[1:] if isinstance(condition, tuple) and condition[:1] == ("and",) else (condition,)
    named = ability.name == "revolution-zero"
    yield from (one for one in parts if isinstance(one, tuple) and (named or one[0] in ("turn", "before-attacks")))


def asked_again(draft: DuelDraft, frame: Frame) -> bool:
    """Tell whether it counts only later what a player may declare on an attack or a block: it is the other player (506.3d)."""
    happened, events = frame.event, draft.facts.get(DECLARED_ON, ())
    of_it = happened is not None and any((one.kind, one.of) == (happened.kind, happened.of) for one in events)
    return of_it and frame.controller != draft.facts["active"]


def _declared_as_it_is(draft: DuelDraft, who: str) -> Iterator[Frame]:
    """Yield what a player may declare on an attack or a block by the hidden cards as they are now (506.3d, 507.3f).

    Of an attack that goes on no more nothing is declared (505.6a).
    """
    now = attack_of(draft)
    events = draft.facts.get(DECLARED_ON, ()) if now is not None and goes_on(draft, now) else ()
    for card, ability in functioning(draft, ("triggered",)) if events else ():
        if card.controller != who or ability.when is None or not is_declared(draft, card.ref, ability):
            continue
        for happened in events:
            frame = Frame(who, card.ref, ability, event=happened)
            meant = not has_time(ability.when) and MATCHES(draft, ability.when, happened, frame)
            if meant and all(MEANING.holds(draft, one, frame) for one in of_the_moment(ability)):
                yield frame


def _to_declare(draft: DuelDraft, first: Sequence[Waiting]) -> Ask | None:
    """Ask which cards of the hand are used on what has happened (603.2e).

    The turn player is asked first, the other one after the turn player's effects (506.3b, 506.3d, 511.1b, 511.1d), neither
    before S・トリガー and the like are resolved (101.4).
    """
    pending: tuple[Frame, ...] = draft.facts.get(TO_DECLARE, ())
    active = draft.facts["active"]
    if not (pending or draft.facts.get(DECLARED_ON)) or (first and _comes_first(first[0])):
        return None
    player = first[0].frame.controller if first else None
    for who in turn_order(draft):
        if who != active and player == active:
            return None
        if who != active:
            pending = (*pending, *_declared_as_it_is(draft, who))
            draft.drop_fact(DECLARED_ON)
        mine = {frame.source[0]: frame for frame in reversed(pending) if frame.controller == who}
        there = {id: frame for id, frame in mine.items() if present(draft, frame.source) is not None}
        others = tuple(frame for frame in pending if frame.controller != who)
        if any(frame.ability.do != mine[frame.source[0]].ability.do for frame in pending if frame.controller == who):
            raise Unsupported(phrase("several abilities of one card of the hand that are declared"), "603.2f")
        draft.set_fact(TO_DECLARE, others) if others else draft.drop_fact(TO_DECLARE)
        pending = others
        if there:
            why = (rule for one in there.values() for rule in KEYWORDS_DECLARED.get(one.ability.name or "", ()))
            moment = _rules_now(_RULES_OF_DECLARING, draft, who)
            rules = tuple(dict.fromkeys(("603.2e", "603.2f", *moment, *why)))
            then = Task("declared-to-wait", (tuple(there.values()),))
            options = tuple((id, "") for id in sorted(there))
            return Ask("declare", who, of=next(iter(there)), args=(options, rules), then=then)
    return None


@DUEL.task("declared-to-wait")
def declared_to_wait(draft: DuelDraft, frames: tuple[Frame, ...], choice: tuple[tuple[str, str], ...]) -> None:
    """Let the abilities of the cards that were shown wait; whoever declares one uses it (603.2f)."""
    for frame in frames:
        if (frame.source[0], "") in choice:
            do = frame.ability.do
            used = (*do[0].get("do"), *do[1:]) if do and do[0].verb == "may" else do
            why = KEYWORDS_DECLARED.get(frame.ability.name or "", ("110.4g",))
            moment = _rules_now(_RULES_OF_DECLARING, draft, frame.controller)
            add_waiting(draft, frame.doing(used), ("603.2", *why, *moment))


OfMoments = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""Rules of a part of an attack or of a step, for the turn player and for the other one."""

_RULES_OF_DECLARING: OfMoments = {
    "attack": (("506.3b",), ("506.3d",)),
    "block": (("507.3d",), ("507.3f",)),
    "turn-end": (("511.1b",), ("511.1d",)),
}
"""By which rules a player declares."""


def _rules_now(rules: OfMoments, position: DuelPosition, player: str) -> tuple[str, ...]:
    """Return the rules that say something of just this moment for a player (506.3c, 511.1c …)."""
    now = attack_of(position)
    mine, other = rules.get(now.at if now is not None else str(position.facts.get("step", "")), ((), ()))
    return mine if player == position.facts.get("active") else other


SPARED = "spared"
"""Fact: creatures whose power is 0 or less and that stay all the same, as it was told already."""


def _tell_who_stays(draft: DuelDraft) -> None:
    """Note of creatures that lost a battle, or have no power any more, that they stay, once each (101.2, 700.3)."""
    known = draft.facts.get(SPARED, ())
    spared = tuple(draft.objects[id].ref for id in _without_power(draft) if _stays(draft, id))
    beaten = (ref for ref in draft.facts.get("beaten", ()) if present(draft, ref) is not None and _stays(draft, ref[0]))
    for id, _ in (*beaten, *(ref for ref in spared if ref not in known)):
        draft.note("cannot", of=id, rules=("101.2", "700.3"), event="destroy")
    if spared != known:
        draft.set_fact(SPARED, spared)


def _comes_first(waiting: Waiting) -> bool:
    """Tell whether an effect that waits is resolved before all others (101.4)."""
    return waiting.frame.ability.kind == FIRST


_RULES_OF_RESOLVING: OfMoments = {
    "attack": (("506.3c",), ("506.3e",)),
    "block": (("507.3e",), ("507.3g",)),
    "break": (("509.4", "509.4a", "603.7a"), ("509.4", "509.4b", "603.7a")),
    "end": (("510.1",), ("510.1",)),
    "turn-start": (("501.2",), ("501.2",)),
    "turn-end": (("511.1c",), ("511.1e",)),
}
"""By which rules the effects of a player are resolved."""


class _Waiting(WaitingAbilities):
    """What waits in Duel Masters: S・トリガー and the like come first, then the turn player's before the other's (101.4, 603.3)."""

    def among(self, position: DuelPosition) -> Sequence[Waiting]:
        """Return what is resolved before all else where there is any, else whatever waits (605.1)."""
        return [one for one in position.waiting if _comes_first(one)] or position.waiting

    def judge(self, question: Question, choice: Value) -> Allowed | Refused:
        """A player resolves the own waiting effects in any order, the turn player first (101.4, 101.4a, 605.1)."""
        waiting = next((one for one in question.position.waiting if one.key == choice), None)
        if waiting is not None and choice in question.args[0]:
            declared = ("509.5e",) if _comes_first(waiting) else ()
            moment = _rules_now(_RULES_OF_RESOLVING, question.position, question.by)
            return Allowed(("101.4", "101.4a", "605.1", *declared, *moment))
        why = ("101.4", "101.4a", "603.3", "605.1") if waiting is not None else ("605.1",)
        return Refused(why, phrase("one of those that are next"))

    def begins(self, draft: DuelDraft, waiting: Waiting) -> None:
        """Note that an effect is resolved, and by which rules just now."""
        frame = waiting.frame
        moment = _rules_now(_RULES_OF_RESOLVING, draft, frame.controller)
        rules: tuple[str, ...] = ("101.4", "101.4a", "605.1", *moment)
        others_wait = any(one.frame.controller != frame.controller for one in draft.waiting)
        if frame.controller == draft.facts["active"] and others_wait:
            rules = (*rules, "101.4c", "111.1")
            draft.note("turn-player-first", of=frame.source[0], by=frame.controller, rules=("101.4a",))
        if _comes_first(waiting):
            rules = ("101.4", "509.5e", "605.1", *_RULES_OF_FIRST.get(frame.ability.name or "", ()))
        gone = ("110.5a",) if present(draft, frame.source) is None else ()
        asked = why_referred_to(frame.ability.condition)
        draft.note("resolve", of=frame.source[0], by=frame.controller, rules=(*rules, "603.3", *gone, *asked))
        draft.set_fact("resolved", (*draft.facts.get("resolved", ()), frame.source[0]))


WAITING = _Waiting(DUEL, MEANING, WaitingRules(order=(), resolves=(), asked=("603.4", "605.2a"), over=("605.2f",)))
"""How what waits is resolved: whether its condition holds is asked then, not before (603.4, 605.2a)."""


@DUEL.task("evolved")
def evolved(draft: DuelDraft, id: str, powers: tuple[Ability, ...]) -> None:
    """Let the abilities wait that creatures had for evolving (603.2): they are one creature with what they became (801.2)."""
    card = draft.objects[id]
    if card.place == "battle-zone":
        for ability in powers:
            add_waiting(draft, Frame(card.controller, card.ref, ability), ("110.3b", "603.2"))


def add_waiting(draft: DuelDraft, frame: Frame, rules: tuple[str, ...]) -> None:
    """Let an effect wait that was declared, not triggered by an event."""
    let_wait(draft, frame)
    amid = ("101.4d",) if draft.facts.get(RESOLVING) else ()  # nothing comes in between what is being resolved
    draft.note("waits", of=frame.source[0], by=frame.controller, rules=(*rules, *amid))


# What the game does by itself.


def _several_s_max(position: DuelPosition) -> tuple[str, tuple[str, ...]] | None:
    """Return a player with several S-MAX evolution creatures in the battle zone, and these (815.1a)."""
    infos = survey(position)
    for player in turn_order(position):
        there = (id for id in position.zones.get("battle-zone", ()) if infos[id].controller == player)
        ids = tuple(id for id in there if "s-max-evolution" in infos[id].special)
        if len(ids) > 1:
            return player, ids
    return None


@DUEL.task("one-s-max")
def one_s_max(draft: DuelDraft) -> Ask | None:
    """Let a player with several S-MAX evolution creatures say which of them stays (815.1a)."""
    several = _several_s_max(draft)
    if several is None:
        return None
    owner, ids = several
    return Ask("choose", owner, args=(ids, 1, 1, ("815.1a",)), then=Task("keep-s-max", (ids,)))


@DUEL.task("keep-s-max")
def keep_s_max(draft: DuelDraft, ids: tuple[str, ...], choice: tuple[str, ...]) -> None:
    """Keep one S-MAX evolution creature and return the others to the hand (815.1a)."""
    draft.note("one-s-max")
    draft.propose(*(moving(draft, id, "hand", "effect") for id in ids if id not in choice))


def state_based(position: DuelPosition) -> Iterator[Event]:
    """Yield the events of every 状況起因処理 whose condition holds now (703.4).

    A player whose library has no card loses, at once (104.2b, 703.4b). A D2 field goes to the graveyard once another one comes
    into the battle zone after it (703.4l).
    """
    for player in sorted(position.players):
        if not position.zones.get(f"library/{player}", ()) and not position.players[player].lost:
            yield event("lose", player, rules=("104.2b", "703.4b"))
    yield from _powerless(position)
    for card in _still_there(position, "beaten"):
        if not _stays(position, card.id):
            yield destroying(position, card.id, card.controller, None, ("703.4d", "115.3b", "701.13b"))
    yield from _improper(position)
    for card in _still_there(position, "driven-out"):
        yield moving(position, card.id, "graveyard", "rule", None, rules=("703.4l",))


def _powerless(position: DuelPosition) -> Iterator[Event]:
    """A creature whose power is 0 or less is destroyed (703.4c), unless it cannot be (700.3)."""
    infos = survey(position)
    for id in _without_power(position):
        if not _stays(position, id):
            if any(_keeps_for_ever(ability) for ability in in_force(position)):
                over_and_over = phrase("a creature without power that is destroyed and stays, over and over")
                raise Unsupported(over_and_over, "703.3")
            why = ("703.1b", *infos[id].rules) if infos[id].rules else ()
            yield destroying(position, id, position.objects[id].controller, None, ("703.4c", *why))


def _keeps_for_ever(ability: Ability) -> bool:
    """Tell whether an ability lets something stay instead of leaving, as often as that would happen."""
    return ability.kind == "replacement" and not (ability.do or ability.optional or contains(ability.when, TIME))


def _without_power(position: DuelPosition) -> list[str]:
    infos = survey(position)
    there = ((id, infos[id]) for id in position.zones.get("battle-zone", ()))
    return [id for id, info in there if "creature" in info.types and info.power is not None and info.power <= 0]


def _stays(position: DuelPosition, id: str) -> bool:
    return kept_from(position, id, "cannot-be-destroyed") or kept_from(position, id, "cannot-leave")


def _still_there(position: DuelPosition, fact: str) -> Iterator[GameCard]:
    """Yield the cards of the battle zone of which a fact speaks."""
    cards = (present(position, ref) for ref in position.facts.get(fact, ()))
    yield from (card for card in cards if card is not None and card.place == "battle-zone")


def _improper(position: DuelPosition) -> Iterator[Event]:
    """What is in the battle zone and cannot be there goes to the graveyard (703.4i, 313.3)."""
    for id in position.zones.get("battle-zone", ()):
        card = position.objects[id]
        info = information(position, id)
        if not card.face_down and card_of(position, card) is not None and not info.types & ELEMENTS:
            land = ("313.3",) if "land" in info.types else ("302.3",) if "spell" in info.types else ()
            yield moving(position, id, "graveyard", "rule", None, rules=("703.4i", "400.3", *land))


KIND = "one-shot"
"""Kind of a static ability that does something once its condition holds."""

_DONE = "one-shots"
"""Fact: whose effects were applied since nothing was due the last time."""

_UNDER_WAY = "one-shot-under-way"
"""Fact: one of them is being applied; whether more is due is asked once that is over."""

_MOST = 20
"""How often in a row one of them is applied again before that is called endless (604.4)."""

_STAYS = {"destroy": ("cannot-be-destroyed", "cannot-leave"), "move": ("cannot-leave",)}
"""What keeps the card itself where it is, by what would be done to it."""


def due(position: DuelPosition) -> list[Frame]:
    """Return the effects of one player that are to be applied now, the turn player's first (604.4b)."""
    found = _all_due(position)
    for player in turn_order(position):
        if own := [one for one in found if one.controller == player]:
            return own
    return []


def _all_due(position: DuelPosition) -> list[Frame]:
    if not any_says(position.cards, KIND) or position.facts.get(_UNDER_WAY):
        return []
    frames = [Frame(card.controller, card.ref, ability) for card, ability in functioning(position, (KIND,))]
    return [one for one in frames if holds(position, one.ability.condition, one) and _changes_something(position, one)]


def _changes_something(position: DuelPosition, frame: Frame) -> bool:
    """Tell whether the effect could be applied: what cannot leave stays, over and over (700.3)."""
    return not any(kept_from(position, frame.source[0], rule) for rule in _STAYS.get(frame.ability.do[0].verb, ()))


@DUEL.task("one-shots")
def one_shots(draft: DuelDraft) -> Ask | None:
    """Apply what is due; one player applies several in any order, one after another (604.4, 604.4b)."""
    draft.drop_fact(_UNDER_WAY)
    frames = due(draft)
    sources = tuple(dict.fromkeys(frame.source[0] for frame in frames))
    if not frames:
        draft.drop_fact(_DONE)
        return None
    if len(sources) > 1:
        return Ask("choose", frames[0].controller, args=(sources, 1, 1, ("604.4b",)), then=Task("one-shot"))
    one_shot(draft, sources)
    return None


@DUEL.task("one-shot")
def one_shot(draft: DuelDraft, choice: tuple[str, ...]) -> None:
    """Apply one of those that are due, then look again (604.4)."""
    frame = next(one for one in due(draft) if one.source[0] in choice)
    applied, all_due = (*draft.facts.get(_DONE, ()), frame.source), _all_due(draft)
    if applied.count(frame.source) > _MOST:
        raise Unsupported(phrase("an effect that is applied again and again"), "604.4")
    draft.set_fact(_DONE, applied)
    draft.set_fact(_UNDER_WAY, True)
    several = ("604.4b",) if len(all_due) > 1 else ()
    draft.note("one-shot", of=frame.source[0], by=frame.controller, rules=("604.4", "604.4a", *several))
    draft.do("one-shots")
    draft.do("instruct", frame, 0)
