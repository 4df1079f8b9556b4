"""614.9: effects that redirect damage: the same damage dealt to somebody else, all of it or the next N points."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.actions.damage.damage import damaging
from judgekit.games.mtg.actions.damage.preventing import shield_left, use
from judgekit.games.mtg.layers.in_force import InForce
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.records import Ability, Reference


def redirects_to(ability: Ability, proposed: Event) -> Reference | None:
    """Return the reference to whom or what an effect redirects damage, None where it does not (614.9)."""
    actions = ability.instead or ()
    if proposed.kind != "damage" or len(actions) != 1 or actions[0].verb != "damage":
        return None
    to = actions[0].of
    return None if to in (None, ("event", "to"), ("event", "object"), ("event", "player"), ("event", "of")) else to


def can_redirect(draft: MtgDraft, ability: Ability, frame: Frame) -> bool:
    """Tell whether damage can go where an effect redirects it; if not, the effect does nothing (614.9)."""
    to = redirects_to(ability, frame.event)
    if to is None:
        return True
    if any(_takes_damage(draft, ref) for ref in those(view_of(draft), to, frame)):
        return True
    draft.cite("614.9")
    return False


def _takes_damage(position: MtgPosition, ref: Ref) -> bool:
    if ref[0] in position.players:
        return not position.players[ref[0]].lost
    record = position.objects.get(ref[0])
    if record is None or record.number != ref[1] or record.place != "battlefield" or record.phased_out:
        return False
    return bool({"creature", "planeswalker", "battle"} & view_of(position).of(record.id).types)


REDIRECT = "redirect"
"""Name of the ability of an effect that redirects the next so much damage."""


def redirected(draft: MtgDraft, entry: InForce, proposed: Event) -> tuple[Event, ...]:
    """Return damage of which the next so much is dealt to somebody else, as the same damage from the same source (614.9).

    CR 614.3.
    """
    shield = shield_left(draft, entry.id)
    number = proposed.amount if shield is None else min(proposed.amount, shield)
    use(draft, entry.id, number)
    draft.cite("614.9")
    meant = redirects_to(entry.ability, proposed)
    assert meant is not None
    (to, _) = those(view_of(draft), meant, entry.frame)[0]
    source: Ref = proposed.get("source")
    other = damaging(draft, to, number, source, bool(proposed.get("combat")))
    left = proposed._replace(amount=proposed.amount - number)
    return (left, like(proposed, other)) if left.amount else (like(proposed, other),)


def like(proposed: Event, became: Event) -> Event:
    """Return an event of the same kind with what the replaced one had besides: its cause, whether it is combat damage."""
    if became.kind != proposed.kind:
        return became
    details = {**dict(proposed.details), **dict(became.details)}
    kept = {name: value for name, value in proposed.details if name in ("combat", "rules", "source", "damage", "paid")}
    details.update(
        {name: value for name, value in kept.items() if name != "source" or "source" not in dict(became.details)}
    )
    return became._replace(by=became.by or proposed.by, details=tuple(sorted(details.items())))
