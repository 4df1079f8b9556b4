"""603 誘発型能力: what triggers on an event, and waits; 609: what replaces an event."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from functools import partial
from itertools import chain, count

from judgekit.engine import Allowed, Ask, Draft, Event, Question, Refused, Replacement, Task
from judgekit.engine.positions import AnyPosition
from judgekit.games.duel_masters.characteristics import CONTINUOUS, controller_of, functioning, survey
from judgekit.games.duel_masters.choosing import choosable, drawn
from judgekit.games.duel_masters.game import (
    DUEL,
    DuelDraft,
    DuelPosition,
    GameCard,
    Information,
    card_of,
    event_of,
    is_shield,
    mark_of,
    printed_on,
)
from judgekit.games.duel_masters.instructions import FOLLOWING
from judgekit.games.duel_masters.meanings import (
    MATCHES,
    MEANING,
    REPLACED,
    SPOKEN_FOR,
    has_time,
    is_the_time,
    looked_for,
    record,
    why_referred_to,
    without_time,
)
from judgekit.games.duel_masters.playing import banned
from judgekit.games.duel_masters.terms import any_says
from judgekit.games.duel_masters.waiting import TO_DECLARE, asked_again, due, is_declared, of_the_moment
from judgekit.games.duel_masters.zones import REPLACING_RULES, leaving_destroyed, moving
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.replacing import Replacing
from judgekit.mechanics.abilities.resolving import INSTEAD, RESOLVING
from judgekit.mechanics.abilities.triggers import TriggerRules, Triggers
from judgekit.mechanics.actions.moving import elsewhere
from judgekit.mechanics.objects import refs_of, turn_order
from judgekit.mechanics.terms.records import Ability, Value, mentions


def _leaves(happening: Event) -> bool:
    """Tell whether an event takes a card out of the battle zone: abilities see it as it was there (603.5c)."""
    return happening.kind == "move" and happening.get("from") == "battle-zone"


def _gone(position: DuelPosition, source: GameCard) -> bool:
    """Tell whether a card that was in the battle zone has left it."""
    now = position.objects.get(source.id)
    return source.zone == "battle-zone" and (now is None or now.zone != "battle-zone")


def _for_mana(position: DuelPosition, happening: Event) -> bool:
    """Tell whether a card of the mana zone was tapped or untapped: no creature, whatever is printed on it (403.1)."""
    card = position.objects.get(happening.of or "") if happening.kind in ("tap", "untap") else None
    return card is not None and card.place == "mana-zone"


class _DuelTriggers(Triggers):
    """What triggers in Duel Masters: a condition is asked when the effect is resolved, not when it triggers (603.4)."""

    def note(self, draft: DuelDraft, happened: tuple[Event, ...], before: DuelPosition) -> None:
        """Note what triggers; where several cards moved elsewhere than into the battle zone they did so at once (400.7)."""
        if sum(each.kind == "move" and each.get("to") != "battle-zone" for each in happened) > 1:
            draft.cite("400.7")
        waiting = len(draft.waiting)
        self._note(draft, tuple(each for each in happened if not _for_mana(draft, each)), before)
        self._tell_of_arrivals(draft, happened)
        amid = draft.facts.get(RESOLVING) and all(each.kind != "fight" for each in happened)
        if amid and len(draft.waiting) > waiting:  # what triggers on a battle acts at once all the same (101.4f)
            draft.cite("101.4d")
        if draft.facts.get(RESOLVING) and due(
            draft
        ):  # what a static ability does once is done in the midst of it (604.4)
            draft.do("one-shots")

    def _tell_of_arrivals(self, draft: DuelDraft, happened: tuple[Event, ...]) -> None:
        """Cite that what comes tapped did not become so, where an ability waits for that (603.2c)."""
        came = (one.of or "" for one in happened if one.kind == "move" and one.get("to") == "battle-zone")
        for card in (draft.objects[id] for id in came if draft.objects[id].tapped):
            as_tapped = event_of(draft, "tap", card.id)
            for source, ability in self._in(draft):
                frame = Frame(source.controller, source.ref, ability, event=as_tapped)
                if ability.when is not None and "tap" in ability.when.events and self._means(draft, as_tapped, frame):
                    draft.cite("603.2c")

    def _note(self, draft: DuelDraft, happened: tuple[Event, ...], before: DuelPosition) -> None:
        """Note what triggers, and what happened where a card of the game asks for it."""
        if not looked_for(draft):
            super().note(draft, happened, before)
            return
        for each in happened:  # one after the other: the first of several is the first of the turn
            super().note(draft, (each,), before)
            left = _leaves(each)
            moment = before if left else draft
            arrived = each.kind == "move" and not left
            happening = each.having(number=each.get("number", 0) + 1) if arrived else each
            record(draft, happening, CONTINUOUS.in_play_now(moment, each.of or ""))

    def _trigger(
        self,
        draft: DuelDraft,
        moment: DuelPosition,
        source: GameCard,
        ability: Ability,
        happening: Event,
        original: Event,
        seen: Information | None,
    ) -> None:
        when = ability.when
        if when is None or happening.kind not in when.events:
            return  # most abilities wait for another kind of event: nothing is made for them
        if _leaves(happening) and happening.of != source.id and _gone(draft, source):
            if MATCHES(draft, when, happening, Frame(source.controller, source.ref, ability)):
                draft.cite("603.5d")  # looking back is for the own leaving only: who left with it saw nobody else leave
            return
        if muted(draft, source, happening):
            if MATCHES(draft, when, happening, Frame(source.controller, source.ref, ability)):
                draft.cite("101.1", "101.2")  # it would trigger, and what a card says beats the rule
            return
        if not is_the_time(draft, Frame(source.controller, source.ref, ability), when):
            return
        free = ability._replace(condition=None, when=without_time(when))
        before = len(draft.waiting)
        super()._trigger(draft, moment, source, free, happening, original, seen)
        offered: tuple[Frame, ...] = draft.facts.get(TO_DECLARE, ())
        if offered and offered[-1].ability == free:  # a hidden card: whether it triggers is said by whoever holds it
            now = all(MEANING.holds(draft, one, offered[-1]) for one in of_the_moment(ability))
            frame = offered[-1]._replace(ability=ability)
            later = asked_again(draft, frame) and not has_time(when)
            draft.set_fact(TO_DECLARE, (*offered[:-1], *([frame] if now and not later else [])))
            return
        new = draft.waiting[-1].frame if len(draft.waiting) > before else None
        if new and (new.source, new.event) in [(one.frame.source, one.frame.event) for one in draft.waiting[:before]]:
            draft.cite("110.2c")  # several abilities of one card each trigger
        if len(draft.waiting) > before and "under" in (ability.zones or ()):
            printed = card_of(draft, source)
            draft.cite("818.1a" if printed is not None and ability in printed.abilities else "818.1b")
        if ability.condition is not None and len(draft.waiting) > before:
            last = draft.waiting[-1]
            kept = last._replace(frame=last.frame._replace(ability=ability))
            draft.waiting = (*draft.waiting[:-1], kept)
            draft.cite("603.4")

    def _wait(self, draft: DuelDraft, frame: Frame, rules: tuple[str, ...]) -> None:
        """Let an ability wait; one of a card of the hand only once its card has been shown (603.2e, 603.2f)."""
        if is_declared(draft, frame.source, frame.ability):
            draft.set_fact(TO_DECLARE, (*draft.facts.get(TO_DECLARE, ()), frame))
        else:
            super()._wait(draft, frame, rules)


def muted(draft: DuelDraft, source: GameCard, happening: Event) -> bool:
    """Tell whether an effect keeps a card's abilities from triggering on what comes (101.2)."""
    comes = happening.kind == "move" and happening.get("to") == "battle-zone"
    if not comes or not any_says(draft.cards, "cannot-trigger"):
        return False
    return banned(draft, source.controller, draft.objects[happening.of or ""], "cannot-trigger") is not None


_DuelTriggers(
    DUEL,
    MEANING,
    MATCHES,
    partial(functioning, kinds=("triggered",)),
    CONTINUOUS.in_play_now,
    _leaves,
    TriggerRules(
        triggers=("110.3b", "603.2", "603.2b", "111.2a"),
        condition=("603.4",),
        looks_back=("603.5c", "603.5d", "110.5a"),
        delayed=("603.6", "603.6a"),
        once=("603.2b",),
    ),
    lambda ability: (
        *(("603.5", "603.5a") if ability.when is not None and "move" in ability.when.events else ()),
        *(("603.2c",) if ability.when is not None and {"tap", "untap"} & set(ability.when.events) else ()),
        *(("110.4g",) if ability.zones is not None and "battle-zone" not in ability.zones else ()),
        *why_referred_to(ability.when),
    ),
)


def _states(draft: DuelDraft, coming: Event) -> Iterator[Frame]:
    """Yield what says how a card comes into a zone: the card itself, others in the battle zone, effects (110.4f)."""
    card = draft.objects[coming.of or ""]
    own = ((card, ability) for ability in printed_on(draft, card) if card.place != "battle-zone")
    there = draft.derive("entering", lambda: list(functioning(draft, ("entering",))))
    for source, ability in (*own, *there):
        if ability.kind == "entering":
            yield Frame(_controller(draft, source, coming), source.ref, ability, event=coming)
    for effect in draft.effects.values():
        if effect.ability is not None and effect.ability.kind == "entering":
            yield effect.frame._replace(ability=effect.ability, event=coming)


def as_they_come(draft: DuelDraft, events: tuple[Event, ...], _report: str | None) -> tuple[Event, ...]:
    """Let cards come into a zone as 状態定義効果 say: all of them apply, and none of them replaces anything (110.4f)."""
    found = []
    for one in events:
        for frame in _states(draft, one) if one.kind == "move" and one.of in draft.objects else ():
            when, condition = frame.ability.when, frame.ability.condition
            if when is not None and MATCHES(draft, when, one, frame) and MEANING.holds(draft, condition, frame):
                draft.note("comes-so", of=one.of, by=frame.source[0], rules=("110.4f", "101.1"))
                one = one.having(**dict(frame.ability.do[0].details))
        found.append(one)
    return tuple(found)


DUEL.settle = as_they_come


def _controller(_draft: DuelDraft, card: GameCard, proposed: Event) -> str:
    return str(proposed.get("player") or card.controller) if card.id == proposed.of else card.controller


def _of_itself(ability: Ability) -> bool:
    """Tell whether what happens instead happens to the card of the ability."""
    return any(instruction.of == ("this",) for instruction in ability.do)


class _DuelReplacing(Replacing):
    """What replaces events in Duel Masters: what it does to chosen cards is chosen as it is applied (609.9a)."""

    def asks(self, frame: Frame) -> Callable[[DuelDraft, Event], Ask] | None:
        """Return the choice of the cards; those chosen for another event are none of them (609.9b)."""
        first = frame.ability.do[0] if frame.ability.do else None
        if first is None or first.verb != "choose" or first.of is None:
            return None
        _, wanted, least, most, _ = first.of

        def ask(draft: DuelDraft, _proposed: Event) -> Ask:
            ids = drawn(draft, frame.controller, tuple(id for id, _ in choosable(draft, wanted, frame)), most)
            number = len(ids) if most is None else min(most, len(ids))
            return Ask("choose", frame.controller, of=frame.source[0], args=(ids, least, number, ("609.9a", "609.9b")))

        return ask

    def _add(
        self, draft: DuelDraft, found: dict[str, Replacement], proposed: Event, frame: Frame, lasting: str | None = None
    ) -> None:
        """Add an effect, unless it would do something to its card that was done already for another event (609.9b).

        One of 「各ターン、はじめて」 replaces the event only where none like it came before, replaced or not.
        """
        if _of_itself(frame.ability) and frame.source in draft.facts.get(SPOKEN_FOR, ()):
            return
        before, ability = len(found), frame.ability
        timed = ability.when is not None and proposed.kind in ability.when.events and has_time(ability.when)
        if timed and ability.when is not None:
            if not is_the_time(draft, frame, ability.when, would=True):
                return
            ability = ability._replace(when=without_time(ability.when))
            frame = frame._replace(ability=ability)
        super()._add(draft, found, proposed, frame, lasting)
        if timed and len(found) > before and not ability.optional:
            id, effect = found.popitem()
            found[id] = effect._replace(prepare=partial(_one_of_several, id))
        hangs_on_doing = any(mentions(ability.condition, word) for word in ("enough", "there"))
        when = ability.when if len(found) == before and hangs_on_doing else None
        if when is not None and self.matches(draft, when, proposed, frame):
            draft.cite("609.4")  # what would be done instead cannot be done

    def _instead(
        self, frame: Frame, lasting: str | None, draft: DuelDraft, proposed: Event, choice: Value
    ) -> Sequence[Event]:
        if self.asks(frame) is not None:
            first, *rest = frame.ability.do
            refs = refs_of(draft, choice)
            draft.set_fact(SPOKEN_FOR, (*draft.facts.get(SPOKEN_FOR, ()), *refs))
            frame = frame.doing(tuple(rest)).remembering(first.get("as"), refs)
        elif _of_itself(frame.ability):
            draft.set_fact(SPOKEN_FOR, (*draft.facts.get(SPOKEN_FOR, ()), frame.source))
        return super()._instead(frame, lasting, draft, proposed, choice)


def _one_of_several(id: str, draft: DuelDraft, events: tuple[Event, ...], place: int) -> Sequence[Task]:
    """Let it be said to which of several events an effect is applied that replaces only one of them (609.9a)."""
    left = [number for number in range(place, len(events)) if id not in events[number].applied]
    meant = [one for one in left if any(effect.id == id for effect in DUEL.replacements(draft, events[one]))]
    return (Task("one-of-several", (tuple(meant),)),) if len(meant) > 1 else ()


@DUEL.task("one-of-several")
def one_of_several(
    draft: DuelDraft,
    meant: tuple[int, ...],
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    source: str,
    _rules: tuple[str, ...],
) -> Ask:
    """Ask which of several cards an effect speaks of (609.9a)."""
    ids = tuple(sorted(events[number].of or "" for number in meant))
    then = Task("falls-on-one", (meant, events, place, report, id))
    return Ask("choose", controller_of(draft, source), of=source, args=(ids, 1, 1, ("609.9a",)), then=then)


@DUEL.task("falls-on-one")
def falls_on_one(
    draft: DuelDraft,
    meant: tuple[int, ...],
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    id: str,
    choice: tuple[str, ...],
) -> None:
    """Go on with the events; to the others of them the effect is not applied (609.9a)."""
    left = list(events)
    for number in meant:
        if events[number].of not in choice:
            left[number] = events[number]._replace(applied=(*events[number].applied, id))
    draft.do("pipe", tuple(left), place, report)


def _counted(
    apply: Callable[..., Sequence[Event]], draft: DuelDraft, proposed: Event, choice: object
) -> Sequence[Event]:
    """Apply an effect to an event, and keep that it would have happened: the next one is not the first of the turn."""
    would = [proposed]
    if proposed.kind == "destroy":
        would.append(leaving_destroyed(draft, proposed))
    for one in would:
        record(draft, one, CONTINUOUS.in_play_now(draft, one.of or ""), REPLACED)
    return apply(draft, proposed, choice)


REPLACING = _DuelReplacing(
    DUEL,
    FOLLOWING,
    MATCHES,
    partial(functioning, kinds=("replacement",)),
    lambda _draft, _proposed: (),
    _controller,
    REPLACING_RULES,
    lambda ability: (
        *(("110.4b",) if ability.zones is not None else ()),
        *(("114.4", "114.4a", "609.6", "609.6a") if ability.when is not None and "draw" in ability.when.events else ()),
        *why_referred_to(ability.when, ability.condition),
    ),
)
"""The 置換効果 of Duel Masters (609)."""

_APPLYING = DUEL.replacements


def once_only(draft: DuelDraft, proposed: Event) -> list[Replacement]:
    """An event that was replaced is not replaced again (101.5, 609.3); the turn player's effects come first (609.8).

    Where the turn player declines, the other player's are left; what is the event of a replacement was offered before.
    """
    amid = proposed.within and proposed.get("cause") == "destroy"
    if proposed.offered or amid or draft.facts.get(INSTEAD):
        return []
    found = _APPLYING(draft, proposed)
    if proposed.kind == "destroy" and found:
        found += _replacing_its_leaving(draft, proposed, found)
    found += _of_special_types(draft, proposed)
    found = [one for one in found if one.id not in proposed.applied]
    if found and looked_for(draft):
        found = [one._replace(apply=partial(_counted, one.apply)) for one in found]
    if proposed.get("cell") is not None:  # a king cell leaves, which is replaced as if the creature did
        found = [one._replace(rules=(*one.rules, "814.1e")) for one in found]
    active = draft.facts.get("active")
    mine = [one for one in found if draft.objects[one.source].controller == active] if len(found) > 1 else []
    leaving = leaving_destroyed(draft, proposed) if proposed.kind == "destroy" else proposed
    by_type = {one.id for one in _of_special_types(draft, leaving)} if len(found) > 1 else ()
    if not mine:
        return [one if one.id in by_type else _before(found, by_type, one) for one in found]
    # The rules are cited where the turn player's came before another one: what a creature does as it leaves is not done then.
    left_out = [one for one in found if one not in mine]
    return [_before(left_out, by_type, one._replace(rules=(*one.rules, "609.8"))) for one in mine]


def _before(others: Sequence[Replacement], by_type: Container[str], one: Replacement) -> Replacement:
    """Return an effect that cites, where it is applied, why a creature does not do then what it does as it leaves (803.2a)."""
    rules = (rule for other in others if other.id in by_type for rule in other.rules)
    return one._replace(rules=(*one.rules, *dict.fromkeys(rules)))


def _decides(position: AnyPosition, proposed: Event) -> str:
    """Return who says which effect is applied, or whether: whose effects they are (609.8)."""
    effects = DUEL.replacements(position, proposed) if isinstance(position, Draft) else ()
    return controller_of(position, effects[0].source) if effects else _AFFECTED(position, proposed)


def _replacing_its_leaving(draft: DuelDraft, proposed: Event, found: Sequence[Replacement]) -> list[Replacement]:
    """Return what else replaces a destruction: what is destroyed leaves, and one of all these effects is applied (701.6a)."""
    leaving = leaving_destroyed(draft, proposed)
    effects: list[Replacement] = []
    for one in (*_APPLYING(draft, leaving), *_of_special_types(draft, leaving)):
        taken = {other.id for other in (*found, *effects)}
        names = chain((one.id,), (f"{one.source}.{number}" for number in count(2)))
        id = next(name for name in names if name not in taken)
        effects.append(one._replace(id=id, apply=partial(_instead_of_leaving, leaving, one.apply)))
    return effects


def _instead_of_leaving(
    leaving: Event, apply: Callable[..., Sequence[Event]], draft: DuelDraft, _proposed: Event, choice: object
) -> Sequence[Event]:
    """Let what replaces leaving replace a destruction (701.6a)."""
    return apply(draft, leaving, choice)


def _of_special_types(draft: DuelDraft, proposed: Event) -> list[Replacement]:
    """Return what a star evolution, a G-NEO evolution or a creature with EXライフ does as it leaves (813.1, 803.2)."""
    card = draft.objects.get(proposed.of or "")
    leaves = proposed.kind == "move" and proposed.get("from") == "battle-zone" and proposed.get("to") != "battle-zone"
    if card is None or not leaves or not (card.under or card.marks):
        return []
    special = survey(draft)[card.id].special if card.under else frozenset[str]()
    found, life = [], mark_of(card, "ex-life")
    if is_shield(draft, life):  # the shield goes in place of the creature
        dies = [moving(draft, life[0], "graveyard", "effect", None)]
        found.append(Replacement(f"{card.id}.ex-life", card.id, lambda *_asked: dies, REPLACING_RULES))
    if "star-evolution" in special and not proposed.get("alone"):  # what lay below is reconstructed (801.4)
        top_only, rules = [proposed.having(alone=True)], (*REPLACING_RULES, "813.1", "813.1a")
        found.append(Replacement(f"{card.id}.star", card.id, lambda *_asked: top_only, rules))
    if "g-neo-evolution" in special:
        found.append(Replacement(f"{card.id}.g-neo", card.id, _cards_below, (*REPLACING_RULES, "803.2", "803.2a")))
    return found


def _cards_below(draft: DuelDraft, proposed: Event, _choice: object) -> list[Event]:
    """Let all cards below a G-NEO creature leave in its place (803.2)."""
    card = draft.objects[proposed.of or ""]
    to = proposed.get("to")
    return [moving(draft, id, to, "effect", proposed.by, player=draft.objects[id].owner) for id in card.under]


DUEL.replacements = once_only
_AFFECTED, DUEL.affected = DUEL.affected, _decides
DUEL.choice_order = lambda draft, player: turn_order(draft).index(player)
_JUDGE = DUEL.questions["replacement"].judge


def judge_replacement(question: Question, choice: object) -> Allowed | Refused:
    """Which effect is applied (609.8); to which of several events, before any of them happens (609.9, 609.9a)."""
    judged = _JUDGE(question, choice)
    return judged._replace(rules=(*judged.rules, "609.9", "609.9a")) if len(question.args[0]) > 1 else judged


DUEL.questions["replacement"] = DUEL.questions["replacement"]._replace(judge=judge_replacement)

REPLACING.changes["elsewhere"] = elsewhere
