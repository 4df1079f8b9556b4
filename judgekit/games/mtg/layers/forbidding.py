"""101.2, 614.17, 609.4: what abilities forbid and allow; "can't" beats "can"."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import event
from judgekit.games.mtg.layers.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.effects import DEEDS
from judgekit.games.mtg.terms.records import Ability

BECAUSE = "because"
"""Detail of a prohibition that a rule states itself: the number of that rule."""

IGNORED_FOR: Final = "ignored-for"
"""Detail of a prohibition: what any player may pay to ignore it until end of turn (116.2d)."""


def _ref(position: MtgPosition, id: str) -> Ref:
    record = position.objects.get(id)
    return record.ref if record is not None else (id, 0)


def stated(ability: Ability) -> tuple[str, ...]:
    """Return the rule that states a prohibition itself, as that of detaining; none where a card does."""
    because = ability.get(BECAUSE)
    return () if because is None else (because,)


def forbidden(
    position: MtgPosition, deed: str, of: str, by: str | None = None, to: str | None = None, kind: str | None = None
) -> tuple[str, ...]:
    """Return the rules by which something can't be done, none where nothing forbids it (101.2).

    Args:
        position: the game.
        deed: word of `terms_effects.DEEDS`.
        of: who or what does it, or what it is done to, as the deed says.
        by: the object by which it would be done.
        to: the object to which it would be done (the spell that is cast).
        kind: of what kind it would be, as the kind of counters.
    """
    for entry in in_force(position, "cant"):
        conditional = any(entry.ability.get(name) is not None for name in ("number", "least", "cost"))
        conditional = conditional or entry.ability.get("kind") not in (None, kind)
        if entry.ability.name == deed and not conditional and means(position, entry, of, by, to):
            return ("101.2", DEEDS[deed], "614.17", *stated(entry.ability))
    return ()


def forbidding(position: MtgPosition, deed: str, of: str, by: str | None = None, to: str | None = None) -> str:
    """Return the object of which an effect is that forbids something (101.2); empty where none does."""
    return next(
        (
            entry.frame.source[0]
            for entry in in_force(position, "cant")
            if entry.ability.name == deed and entry.frame.source is not None and means(position, entry, of, by, to)
        ),
        "",
    )


def allowed(position: MtgPosition, deed: str, of: str, by: str | None = None, to: str | None = None) -> list[InForce]:
    """Return the abilities that allow something which the rules would not (609.4)."""
    return [
        entry
        for entry in in_force(position, "may")
        if entry.ability.name == deed and means(position, entry, of, by, to)
    ]


def ever_allowed(position: MtgPosition, deed: str) -> bool:
    """Tell whether some ability in force allows something of a kind at all: a quick look before asking about each object."""
    there = in_force(position, "may")
    return bool(there) and any(entry.ability.name == deed for entry in there)


def means(position: MtgPosition, entry: InForce, of: str, by: str | None = None, to: str | None = None) -> bool:
    """Tell whether an ability speaks of this deed.

    Args:
        position: the game.
        entry: the ability in force.
        of: who or what does it, or what it is done to.
        by: the object by which it would be done.
        to: the object or player to which it would be done.
    """
    if not concerns(position, entry, _ref(position, of)) or _ignored(position, entry, of):
        return False
    view = view_of(position)
    for name, other in (("by", by), ("of", to), ("at", to), ("with", by)):
        filter = entry.ability.get(name)
        if filter is not None and (other is None or not passes(view, _ref(position, other), filter, entry.frame)):
            return False
    unless = entry.ability.get("unless")
    if unless is not None and holds(view, unless, _of_this_attack(entry, of, to)):
        return False
    zones = entry.ability.get("from")
    return zones is None or (to in position.objects and position.objects[to or ""].place in zones)


def _ignored(position: MtgPosition, entry: InForce, of: str) -> bool:
    """Tell whether who does something has paid to ignore an effect in this turn (116.2d)."""
    ignoring = position.facts.get("ignoring")
    if ignoring is None or entry.ability.get(IGNORED_FOR) is None:
        return False
    player = of if of in position.players else view_of(position).of(of).controller
    return (entry.frame.source, player, position.facts.get("turn", 1)) in ignoring


def _of_this_attack(entry: InForce, attacker: str, at: str | None) -> Frame:
    """Return for whom a condition speaks; of an attack that would be declared "defending player" is who it would be (508.5).

    CR 508.5a.
    """
    if at is None or entry.ability.name != "attack":
        return entry.frame
    return entry.frame._replace(event=event("attack", attacker, defender=at))
