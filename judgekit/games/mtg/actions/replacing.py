"""614, 615, 616: what replaces or prevents a proposed event, from every chapter that has some."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from judgekit.core.typed import Final
from judgekit.engine import Event, Replacement, detail
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.protecting import protected
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.state.asked_where_needed import AskedWhereNeeded, Where
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD

Provider = Callable[[MtgDraft, Event], Iterable[Replacement]]

PROVIDERS: Final[dict[str, AskedWhereNeeded[Provider]]] = {}
"""What may replace or prevent events, by kind of event."""

RANK_SELF, RANK_CONTROL, RANK_COPY, RANK_BACK, RANK_FIRST, RANK_OTHER = range(6)
"""The order of 616.1: self-replacement (616.1a), who controls what enters (616.1b), entering as a copy (616.1c), entering
back face up (616.1d of 2026), the rest (616.1d); before the rest whatever is asked of nobody, since it makes no difference
(the loyalty of 306.5b)."""


APPLIES_AGAIN = ("614.1", "614.1a", "614.6")
"""The rules of an effect that says "instead" and may apply to one event more than once (903.9b)."""

INSTEAD = (*APPLIES_AGAIN, "614.5")
"""The rules of every other effect that says "instead": it applies once, and what it replaces never happens."""

PREVENTS = ("615.1", "615.1a", "615.6")
"""The rules of every effect that says "prevent": the damage that it prevents never happens."""

ENTERS_WITH = ("614.1", "614.1c", "614.12")
"""The rules of every effect that says with what, as what or how else its permanent enters."""


def replaces(*kinds: str, where: Where | None = None) -> Callable[[Provider], Provider]:
    """Return a decorator by which a function is asked for replacement effects on events of some kinds.

    Args:
        kinds: the kinds of event.
        where: the games in which it can have any; None: all games.
    """

    def register(function: Provider) -> Provider:
        for kind in kinds:
            PROVIDERS.setdefault(kind, AskedWhereNeeded[Provider]()).append(function, where)
        return function

    return register


def replacements(draft: MtgDraft, proposed: Event) -> list[Replacement]:
    """Return everything that replaces or prevents an event (614.1, 615.1), with the rule of its turn.

    CR 616.1a, 616.1b, 616.1c, 616.1d, 616.2.
    """
    providers = PROVIDERS.get(proposed.kind)
    if providers is None:
        return []
    found = [effect for provider in providers.asked(draft) for effect in provider(draft, proposed)]
    if not found:
        return found
    if proposed.applied:
        found = [_applicable_still(effect, effect.id in proposed.offered) for effect in found]
    if proposed.within:
        found = [effect._replace(rules=(*effect.rules, "616.1f")) for effect in found]
    left = [effect for effect in found if effect.id not in proposed.applied]
    if len(left) < 2:
        return found
    first = min(effect.rank for effect in left)
    rule = RANK_RULES.get(first)
    if rule is None:
        return found
    return [
        effect._replace(rules=(*effect.rules, "616.1", rule, "616.1e")) if effect.rank == first else effect
        for effect in found
    ]


def _applicable_still(effect: Replacement, offered: bool) -> Replacement:
    """Return an effect that applies to what another one made of the event: the process is repeated (616.1e).

    Where it did not apply before, the other one has made it applicable (616.2).
    """
    return effect._replace(rules=(*effect.rules, "616.1e", *(() if offered else ("616.2",))))


RANK_RULES: Final = {RANK_SELF: "616.1a", RANK_CONTROL: "616.1b", RANK_COPY: "616.1c", RANK_BACK: "mtg@20260417:616.1d"}
"""The step of 616.1 in which effects of a rank are chosen before all others."""


GAME.replacements = replacements


def unpreventable(position: MtgPosition, proposed: Event) -> bool:
    """Tell whether damage can't be prevented: its effect says so, or another one does (615.12)."""
    source: Ref = proposed.get("source") or (proposed.by or "", 0)
    kind = "combat" if proposed.get("combat") else None
    everything = any(
        entry.ability.name == "be-prevented" and entry.objects is None and entry.ability.affects is None
        for entry in in_force(position, "cant")
        if entry.id in position.effects and entry.ability.get("kind") in (None, kind)
    )
    if everything:
        return True
    return bool(proposed.get("unpreventable")) or bool(
        forbidden(position, "be-prevented", source[0], to=proposed.of, kind=kind)
        if source[0] in position.objects
        else ()
    )


@replaces("damage")
def protection(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Protection prevents damage from what it names (702.16e)."""
    of = proposed.of or ""
    if proposed.amount <= 0:
        return
    source: Ref = detail(proposed, "source")
    rules = protected(draft, of, source, "702.16e")
    if rules:
        yield prevention(f"protection:{of}", of, rules, draft, proposed)


def _nothing(draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    note_untriggered(draft, proposed)
    return ()


def _as_it_is(_draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed,)


def in_place_of(
    id: str,
    source: str,
    rules: tuple[str, ...],
    became: Callable[[MtgDraft, Event], tuple[Event, ...]],
    optional: bool = False,
    general: tuple[str, ...] = INSTEAD,
) -> Replacement:
    """Return a replacement effect that a rule makes, with all that is cited of one that is printed (614.6).

    Args:
        id: identity of the effect.
        source: the object it comes from.
        rules: what the rules say of it beside that it replaces.
        became: what happens instead.
        optional: the affected player may decline.
        general: the rules of all effects of its kind.
    """
    return Replacement(id, source, partial(_happens_instead, became), (*rules, *general), RANK_OTHER, optional)


def _happens_instead(
    became: Callable[[MtgDraft, Event], tuple[Event, ...]], draft: MtgDraft, proposed: Event, _choice: object
) -> tuple[Event, ...]:
    note_reasons(draft, proposed)
    events = became(draft, proposed)
    note_gone(draft, proposed, events)
    return events


def note_reasons(draft: MtgDraft, proposed: Event) -> None:
    """Tell by which rules an event would have happened that is replaced (704.7, 118.11)."""
    draft.cite(*proposed.get("rules", ()), *one_for_all(proposed), *(("118.11",) if proposed.get("paid") else ()))


def note_gone(draft: MtgDraft, proposed: Event, became: Iterable[Event]) -> None:
    """Tell that nothing triggers on an event where something else happens instead of it (603.2h)."""
    if all((one.kind, one.of, one.get("to")) != (proposed.kind, proposed.of, proposed.get("to")) for one in became):
        note_untriggered(draft, proposed)


def prevention(id: str, source: str, rules: tuple[str, ...], draft: MtgDraft, proposed: Event) -> Replacement:
    """Return an effect of a rule that prevents all of some damage, or does nothing to what can't be prevented (615.6, 615.12)."""
    if unpreventable(draft, proposed):
        return Replacement(id, source, _as_it_is, (*rules, "615.12", "615.12a"), RANK_OTHER)
    return Replacement(id, source, _nothing, (*rules, *PREVENTS), RANK_OTHER)


def one_for_all(proposed: Event) -> tuple[str, ...]:
    """Return the rule by which one effect replaces what several state-based actions would bring about alike (704.7)."""
    return ("704.7",) if proposed.get(SEVERAL_REASONS) else ()


SEVERAL_REASONS = "several-reasons"
"""Detail of the event of a state-based action: one check brings it about for more than one reason (704.7)."""


def note_untriggered(draft: MtgDraft, proposed: Event) -> None:
    """Tell that abilities which look for an event do not trigger, since it is prevented or replaced (603.2h).

    What would have died did not die (700.4).
    """
    if draft.trace is None:
        return
    moment = Moment(draft, draft, False)
    would = [proposed]
    if proposed.kind in _INTO_THE_GRAVEYARD:
        would.append(proposed._replace(kind="move").having(origin=BATTLEFIELD, to="graveyard"))
    for entry in in_force(draft, "triggered"):
        looked = [one for one in entry.ability.when if any(matches(moment, one, way, entry.frame) for way in would)]
        if looked:
            died = any(pattern.event == "dies" for pattern in looked)
            draft.cite("603.2h", *(("700.4",) if died else ()), *keyword_rules(entry.ability))


_INTO_THE_GRAVEYARD = ("destroy", "sacrifice")
"""Events of permanents that move to a graveyard by them, unless something else happens instead."""
