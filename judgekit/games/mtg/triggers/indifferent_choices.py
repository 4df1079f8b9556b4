"""616.1, 603.3b, 701.18a, 702.22: choices whose answers all have the same result, so that no scenario has to script them."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Event, Question, Replacement
from judgekit.engine.events import applicable
from judgekit.games.mtg.actions.regenerating import regenerates
from judgekit.games.mtg.combat.blocking import left_open
from judgekit.games.mtg.meaning.kinds_of_ability import instructions
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.mentioned import names
from judgekit.games.mtg.state.objects import Lasting
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.triggers.putting_triggers import at_most_one_stays

_PARTS = ("effects", "facts", "agenda", "objects", "players", "zones", "waiting")
"""What of the game an effect that only changes an event leaves as it is."""

CHOOSING = ("choose", "choose-one", "choose-pile")
"""Words by which instructions ask a player to choose."""

MOST_EFFECTS = 4
"""Effects whose every order is tried."""


def chosen_anyway(question: Question) -> str | None:
    """Return an effect to apply where the order of those that apply makes no difference, None where it may.

    Either the effects are shields that are alike, so that any of them is used up; or they do nothing but change how the
    event happens, and every order of them changes it to the same.

    CR 616.1, 616.1e.
    """
    events, place = question.args
    position: MtgPosition = question.position
    effects = applicable(position.draft(), events[place])
    if not 1 < len(effects) <= MOST_EFFECTS or any(effect.optional for effect in effects):
        return None
    if _alike(position, effects):
        return effects[0].id
    outcomes = set(_outcomes(position, events[place]))
    return effects[0].id if len(outcomes) == 1 and None not in outcomes else None


def _alike(position: MtgPosition, effects: list[Replacement]) -> bool:
    """Tell whether all effects are shields of regeneration that protect the same permanents for as long (701.15a)."""
    shields = [position.effects.get(effect.id) for effect in effects]
    if not all(isinstance(one, Lasting) and regenerates(one.ability) for one in shields):
        return False
    return len({(one.ability, one.objects, one.duration) for one in shields if one is not None}) == 1


def _outcomes(position: MtgPosition, proposed: Event) -> Iterator[Event | None]:
    """Yield what an event becomes in every order of the effects; None where one of them does more than change it."""
    effects = applicable(position.draft(), proposed)
    if not effects:
        yield proposed._replace(applied=(), offered=())
    for effect in effects:
        became = None if effect.optional or effect.ask is not None else _changed(position, proposed, effect)
        if became is None:
            yield None
            return
        yield from _outcomes(position, became._replace(applied=(*proposed.applied, effect.id)))


def _changed(position: MtgPosition, proposed: Event, effect: Replacement) -> Event | None:
    """Return the event as one effect changes it, None where that needs or does anything else."""
    if effect.prepare is not None:
        return None
    draft = position.draft()
    found = effect.apply(draft, proposed, None)
    same = all(getattr(draft, part) == getattr(position, part) for part in _PARTS)
    return found[0] if same and len(found) == 1 and found[0].kind == proposed.kind else None


GAME.questions["replacement"] = GAME.questions["replacement"]._replace(immaterial=chosen_anyway)


def any_order(question: Question) -> tuple[str, ...] | None:
    """Return an order for waiting abilities that say the same and have no targets, or of which one at most is put on the stack.

    None where the order may matter.

    CR 603.3b, 603.3d.
    """
    position: MtgPosition = question.position
    waiting = [one for one in position.waiting if one.controller == question.by]
    own = [one.ability for one in waiting]
    if len(waiting) == len(question.args[0]) and at_most_one_stays(position, waiting):
        in_any: tuple[str, ...] = question.args[0]
        return in_any
    if len(set(own)) != 1 or any(part.targets for part in own[0].parts) or _speaks_of_itself(own[0]):
        return None
    order: tuple[str, ...] = question.args[0]
    return order


def _speaks_of_itself(ability: Ability) -> bool:
    """Tell whether an ability does something with the object it is on, or asks a player to choose."""
    return any(
        names((action.of, action.details), ("this",)) or names(action, CHOOSING) for action in instructions(ability)
    )


def order_of_unknown_cards(question: Question) -> tuple[str, ...] | None:
    """Return an order for cards of which none can be told from another; None for any others.

    They are cards that the scenario leaves unknown, or cards of one name.

    CR 701.18a, 701.22a.
    """
    ids: tuple[str, ...] = question.args[0]
    position: MtgPosition = question.position
    cards = [position.objects.get(id) for id in ids]
    all_cards = all(one is not None and one.kind == "card" for one in cards)
    return ids if all_cards and len({one.card for one in cards if one is not None}) == 1 else None


GAME.questions["order"] = GAME.questions["order"]._replace(immaterial=order_of_unknown_cards)
GAME.questions["trigger-order"] = GAME.questions["trigger-order"]._replace(immaterial=any_order)
GAME.questions["damage-order"] = GAME.questions["damage-order"]._replace(immaterial=left_open)
