"""Breaking shields and what is declared then (113, 509.5, 701.14): S・トリガー, S・バック, G・ストライク, ninjas (506.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, event
from judgekit.games.duel_masters.characteristics import functioning, information
from judgekit.games.duel_masters.game import (
    DUEL,
    DuelDraft,
    DuelPosition,
    attack_of,
    event_of,
    in_battle_zone,
    printed_on,
)
from judgekit.games.duel_masters.meanings import holds, surely
from judgekit.games.duel_masters.playing import banned
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.waiting import FIRST, add_waiting
from judgekit.games.duel_masters.zones import moving
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.objects import Ref, standing
from judgekit.mechanics.terms.records import Ability, Instruction, Modification, Value

Declared = tuple[tuple[str, str], ...]
"""What is declared: cards, each with the shield that is discarded for it ("" for none)."""

STRIKE = Ability(
    FIRST,
    name="g-strike",
    do=(
        Instruction("use-strike", ("you",)),
        Instruction(
            "modify",
            ("choose", Filter(what=("creature",), controller=("opponent",)), 1, 1, ("you",)),
            details=(("until", "turn"), ("with", (Modification("gain", Ability("rule", name="cannot-attack")),))),
        ),
    ),
    text="G・ストライク",
)
"""G・ストライク, as its reminder text says: an opponent's creature is chosen, which cannot attack this turn."""


UNKNOWN_SHIELD = "unknown-shield"
"""Note that shields of a player were broken of which nobody knows what they are: nothing was declared of them."""

_WHY_DECLARED = (("s-trigger", ("509.5a", "112.3a")), ("g-strike", ("509.5b",)), ("s-back", ("509.5c", "112.3b")))
"""By which rules each keyword is declared as shields come into the hand."""


@DUEL.task("break-shields")
def break_shields(
    draft: DuelDraft, by: str, player: str, refs: tuple[Ref, ...], cause: str, breaker: Ref | None = None
) -> Ask | None:
    """Break shields at the same time: they are held while their player declares (113.6, 113.6a, 509.5).

    Args:
        draft: the position.
        by: what breaks them.
        player: whose shields they are.
        refs: the shields.
        cause: "break", or "shield" where they only come into the hand (701.14b).
        breaker: the attacking creature, which breaks them also when it has left the battle zone (509.4c).
    """
    ids = tuple(id for id in standing(draft, refs) if draft.objects[id].place == "shield-zone")
    if not ids:
        return None
    waited_for = (event for one in _saving(draft) if one.when is not None for event in one.when.events)
    if cause == "break" and "shield-breaks" in waited_for:
        draft.do("held-shields", by, player, refs, cause, breaker)
        draft.propose(*(event_of(draft, "shield-breaks", id, by, player=player) for id in ids))
        return None
    return hold_shields(draft, by, player, ids, cause, breaker)


def _saving(draft: DuelDraft) -> Iterator[Ability]:
    """Yield what may replace something now: abilities that function, and effects that last."""
    yield from (ability for _, ability in functioning(draft, ("replacement",)))
    lasting = (effect.ability for effect in draft.effects.values() if effect.ability is not None)
    yield from (ability for ability in lasting if ability.kind == "replacement")


@DUEL.event("shield-breaks")
def shield_breaks(draft: DuelDraft, happening: Event) -> None:
    """Let a shield wait that nothing saves from being broken (113.6a)."""
    draft.cite("113.6a")
    draft.change(happening.of or "", held=True)


@DUEL.task("held-shields")
def held_shields(
    draft: DuelDraft, by: str, player: str, refs: tuple[Ref, ...], cause: str, breaker: Ref | None
) -> Ask | None:
    """Go on with the shields that were not saved."""
    ids = tuple(id for id, _ in refs if id in draft.objects and draft.objects[id].held)
    return hold_shields(draft, by, player, ids, cause, breaker) if ids else None


def hold_shields(
    draft: DuelDraft, by: str, player: str, ids: tuple[str, ...], cause: str, breaker: Ref | None
) -> Ask | None:
    """Let shields wait, and ask what is declared of those that come into the hand (113.6, 113.6a)."""
    ids = _apart(draft, ids)
    always = [
        id for id in ids if all(one.condition is None for one in printed_on(draft, draft.objects[id], "s-trigger"))
    ]
    given = tuple(id for id in always if "s-trigger" in _keywords(draft, id))
    for id in ids:
        draft.change(id, held=True)
    why = "509.5" if cause == "break" else "701.14b"
    draft.note("broken", of=player, by=by, rules=("113.5", "113.6", "113.6a", why))
    if breaker is not None and in_battle_zone(draft, breaker) is None:
        draft.cite("509.4c")
    if any(draft.objects[id].card is None for id in ids):
        draft.note(UNKNOWN_SHIELD, of=player)
    there = ids if cause != "break" else tuple(id for id in ids if _comes(draft, id, by))
    with_trigger = tuple(id for id in there if id in given or "s-trigger" in _keywords(draft, id))
    draft.set_fact(TRIGGERS, with_trigger)
    lent = [id for id in with_trigger if not printed_on(draft, draft.objects[id], "s-trigger")]
    why_lent = tuple(sorted({"113.6b" if id in given else "113.6c" for id in lent}))
    draft.cite(*why_lent)
    options = declarable(draft, player, there, with_trigger)
    if cause == "silent":
        options = tuple(one for one in options if one[1] or one[0] not in with_trigger)
    if not options:
        draft.do("declared-shields", by, player, ids, cause, ())
        return None
    then = Task("declared-shields", (by, player, ids, cause))
    rules = ("113.6", *(("701.14b",) if cause != "break" else ()), *why_lent, *_why_declared(draft, options))
    return Ask("declare", player, of=by, args=(options, rules), then=then)


def _why_declared(position: DuelPosition, options: Sequence[tuple[str, str]]) -> Sequence[str]:
    """Return the rules of what may be declared of shields that come into the hand: S-triggers, S-backs and their like."""
    names = {one.name for id, _ in options for one in printed_on(position, position.objects[id])}
    return [rule for name, why in _WHY_DECLARED if name in names for rule in why] or ("509.5a",)


WITH_A_SHIELD = "with-a-shield"
"""Fact: the cards that come into the hand now with the shield whose part they are, besides the first card of it (113.2)."""


def _apart(draft: DuelDraft, ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return shields with the further cards of those that are of several: all of its cards come into the hand (113.2)."""
    found: list[str] = []
    for card in (draft.objects[id] for id in ids):
        found += [card.id, *card.under]
        for one in card.under:
            draft.change(one, host=None)
            draft.move(one, f"shield-zone/{card.owner}")
        if card.under:
            draft.change(card.id, under=())
            draft.cite("113.2")
    draft.set_fact(WITH_A_SHIELD, tuple(id for id in found if id not in ids))
    return tuple(found)


def _comes(draft: DuelDraft, id: str, by: str) -> bool:
    """Tell whether a broken shield comes into the hand: one that is put elsewhere in any case is not declared (113.6)."""
    return all(one.optional for one in DUEL.replacements(draft, moving(draft, id, "hand", "break", by)))


TRIGGERS = "shields-with-a-trigger"
"""Fact: the shields that come into the hand now and have S・トリガー, also where it was given to them (113.6b, 113.6c)."""


def declarable(
    position: DuelPosition, player: str, ids: tuple[str, ...], with_trigger: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """Return what can be declared as shields come into the hand: cards, each with the shield discarded for it (113.6)."""
    found = [(id, "") for id in ids if id in with_trigger or "g-strike" in _keywords(position, id)]
    for id in position.zones.get(f"hand/{player}", ()):
        for ability in printed_on(position, position.objects[id], "s-back"):
            frame = Frame(player, position.objects[id].ref, ability)
            for shield in ids if holds(position, ability.condition, frame) else ():
                ref = position.objects[shield].ref
                if ability.affects is None or surely(position, ref, ability.affects, frame, None, anywhere=True):
                    found.append((id, shield))
    return tuple(found)


def _keywords(position: DuelPosition, id: str) -> set[str | None]:
    """Return the names of the abilities of a card on all its sides, without S・トリガー where that cannot be used (101.2)."""
    card = position.objects[id]
    there = {*(ability for _, ability in information(position, id).abilities), *printed_on(position, card)}
    names = {
        one.name
        for one in there
        if one.kind != "rule" or holds(position, one.condition, Frame(card.owner, card.ref, one))
    }
    if "s-trigger" in names and banned(position, card.owner, card, "cannot-declare") is not None:
        names.discard("s-trigger")
    return names


def _declarations(question: Question) -> Iterator[Declared]:
    """Yield every set of declarations: each card once, each shield discarded once, and not declared itself then."""
    options = question.args[0]
    cards = list(dict.fromkeys(id for id, _shield in options))
    ways = [[None, *(one for one in options if one[0] == id)] for id in cards]
    for picked in product(*ways):
        chosen = tuple(sorted(one for one in picked if one is not None))
        if _consistent(chosen):
            yield chosen


def _consistent(chosen: Declared) -> bool:
    discarded = [shield for _id, shield in chosen if shield]
    return len(set(discarded)) == len(discarded) and not set(discarded) & {id for id, _shield in chosen}


@DUEL.question("declare", candidates=_declarations)
def judge_declare(question: Question, choice: Value) -> Allowed | Refused:
    """What a player declares (113.6, 506.3b, 509.5a to 509.5c, 603.2f); nothing is legal too."""
    options, rules = question.args
    if not isinstance(choice, tuple) or any(one not in options for one in choice):
        return Refused(rules, phrase("nothing that can be declared now"))
    if list(choice) != sorted(set(choice)) or not _consistent(choice):
        return Refused((*rules, "112.3b"), phrase("each card once"))
    return Allowed(rules)


@DUEL.task("declared-shields")
def declared_shields(
    draft: DuelDraft, by: str, player: str, ids: tuple[str, ...], cause: str, choice: Declared
) -> None:
    """Put the shields into the hand, those discarded for S・バック into the graveyard (509.5c, 509.5d); what was declared waits."""
    discarded = {shield for _id, shield in choice if shield}
    draft.do("await-declared", player, choice)
    draft.do("judgements", by, player, tuple(id for id in ids if id not in discarded))
    events: list[Event] = []
    for id in ids:
        if id in discarded:
            draft.note("s-back", of=id, by=player, rules=("112.3b", "509.5c"))
            events.append(event("discard", id, by=player, player=player))
        else:
            events.append(moving(draft, id, "hand", "break" if cause == "break" else "shield", by))
    if cause == "break":
        draft.cite("509.5", "509.5d", "113.6a")
        # Whoever waits for a broken shield sees it as a shield: it is broken as it moves (701.14a).
        shields = [id for id in ids if id not in draft.facts.get(WITH_A_SHIELD, ())]
        now = attack_of(draft)
        if now is not None and now.attacker == draft.objects[by].ref:
            draft.set(attack=now._replace(broke=True))
        one = event_of(draft, "breaks", by)._replace(amount=len(shields))
        each = [event("break", id, by=by, number=draft.objects[id].number + 1, player=player) for id in shields]
        draft.do("pipe", (one, *each), 0, None)
    draft.propose(*events)


def _used_first(keyword: str, text: str) -> Ability:
    """Return the effect by which a card is played for nothing, as its side that has the keyword (810.3a), before all others."""
    free = Instruction("play-free", ("this",), details=(("name", keyword),))
    return Ability(FIRST, name=keyword, do=(free,), text=text)


@DUEL.task("await-declared")
def await_declared(draft: DuelDraft, player: str, choice: Declared) -> None:
    """Let what was declared wait, to be resolved before anything else in any order (509.5e, 101.4)."""
    for id, shield in choice:
        card = draft.objects[id]
        if card.place != "hand":
            continue  # it was discarded for サバキZ meanwhile
        triggers = not shield and id in draft.facts.get(TRIGGERS, ())
        ability = (
            _used_first("s-back", "S・バック")
            if shield
            else _used_first("s-trigger", "S・トリガー")
            if triggers
            else STRIKE
        )
        add_waiting(draft, Frame(player, card.ref, ability), ("101.4",) if triggers else ("101.4b",))


JUDGEMENT = "裁きの紋章"
"""What a shield has to have for サバキZ (112.3d): a race."""


@DUEL.task("judgements")
def judgements(draft: DuelDraft, by: str, player: str, ids: tuple[str, ...]) -> Ask | None:
    """サバキZ: a shield with 裁きの紋章 may be discarded for it, also for a card that came with it (509.5d, 112.3d)."""
    there = [id for id in ids if draft.objects[id].place == "hand"]
    marked = [id for id in there if any(JUDGEMENT in race for race in information(draft, id).races)]
    options = tuple(
        (id, shield)
        for id in (draft.zones.get(f"hand/{player}", ()) if marked else ())
        if printed_on(draft, draft.objects[id], "sabaki-z")
        for shield in marked
        if shield != id
    )
    if not options:
        return None
    return Ask("declare", player, of=by, args=(options, ("509.5d", "112.3d")), then=Task("judged", (player,)))


@DUEL.task("judged")
def judged(draft: DuelDraft, player: str, choice: Declared) -> None:
    """Discard what サバキZ was declared with; the cards declared wait, to be played before anything else (101.4b, 509.5e)."""
    for id, _ in choice:
        ability = _used_first("sabaki-z", "サバキZ")
        add_waiting(draft, Frame(player, draft.objects[id].ref, ability), ("101.4b",))
    draft.propose(*(event("discard", shield, by=player, player=player) for _, shield in choice))
