"""725.3: fragmented loops: players undo what the others do; the active player has to choose differently in the end.

What is watched are abilities that cost nothing, within one step: only they can come back to the same state of the game.
"""

from __future__ import annotations

from typing import Final

from judgekit.core.digests import blake2b
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.engine.remembering import once_for_both, once_for_each
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics, Had
from judgekit.games.mtg.meaning.kinds_of_ability import is_targeted
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.state.objects import Lasting, Object
from judgekit.games.mtg.terms.records import Ability

CHOICES: Final = "free-choices"
"""Fact: the free abilities activated in this step: turn, step, the state of the game before, who activated which."""

PASSING = ("end-of-turn", "this-turn")
"""Durations that end together, so that of effects with them only what they do now matters."""


def is_free(ability: Ability) -> bool:
    """Tell whether activating an ability costs nothing."""
    cost = ability.cost
    return (
        cost is not None
        and not cost.actions
        and not cost.alternatives
        and cost.loyalty is None
        and cost.mana_formula is None
        and set(cost.mana) <= {"0"}
    )


@GAME.task("note-free-choice")
def note_free_choice(draft: MtgDraft, player: str, choice: tuple[object, ...]) -> None:
    """Remember that a player activates a free ability in this state of the game.

    Raises:
        Unsupported: the player did so before and must not, unless other targets or modes are chosen for it now.
    """
    if _comes_round(draft, player, choice):
        raise Unsupported(phrase("other targets or modes for an ability that leads back to the same state"), "725.3")
    now = _moment(draft)
    before = tuple(entry for entry in draft.facts.get(CHOICES, ()) if entry[:2] == now)
    draft.set_fact(CHOICES, (*before, (*now, fingerprint(draft), player, choice)))


def _moment(position: MtgPosition) -> tuple[int, str]:
    return position.facts.get("turn", 1), position.facts.get("step", "")


def must_choose_otherwise(position: MtgPosition, player: str, choice: tuple[object, ...], ability: Ability) -> bool:
    """Tell whether a player may not do again what led back to this very state, others having acted in between (725.3).

    Args:
        position: the game.
        player: who would activate an ability.
        choice: which one.
        ability: the ability.
    """
    if is_targeted(ability) or ability.modes or not is_free(ability):
        return False
    return _comes_round(position, player, choice)


def _comes_round(position: MtgPosition, player: str, choice: tuple[object, ...]) -> bool:
    """Tell whether a player chose this in an equal state before, others acted since, and it is this player who has to yield."""
    entries = position.facts.get(CHOICES, ())
    if not any(entry[3:] == (player, choice) for entry in entries):
        return False
    now = (*_moment(position), fingerprint(position), player, choice)
    if now not in entries:
        return False
    involved = {entry[3] for entry in entries[entries.index(now) :]}
    order = turn_order(position)
    return len(involved) > 1 and player == min(involved, key=order.index)


def fingerprint(position: MtgPosition, but: frozenset[str] = frozenset()) -> str:
    """Return a short text that is equal for states of the game in which everything is alike, however they came about.

    Args:
        position: the game.
        but: ids of objects that are not looked at.
    """
    view = view_of(position)
    objects = [_likeness_told(position.objects[id], view.of(id)) for id in sorted(position.objects) if id not in but]
    players = [
        (one.id, one.life, one.counters, one.pool, one.lands_played, one.lost) for one in position.players.values()
    ]
    lasting = sorted(
        repr((one.ability, one.objects, one.duration, one.uses))
        for one in position.effects.values()
        if isinstance(one, Lasting) and not (one.ability.kind == "static" and (one.duration or ("",))[0] in PASSING)
    )
    order = [
        position.zones.get("stack", ()),
        *(ids for zone, ids in sorted(position.zones.items()) if "library" in zone),
    ]
    whole = (objects, players, lasting, order, position.facts.get("priority"), position.facts.get("active"))
    return blake2b(repr(whole).encode(), digest_size=12).hexdigest()


@once_for_each
def _abilities_told(abilities: tuple[Had, ...]) -> str:
    """Return a short text that is equal for the same abilities, whatever their order."""
    return blake2b(repr(sorted(repr(had.ability) for had in abilities)).encode(), digest_size=12).hexdigest()


@once_for_both
def _likeness_told(record: Object, values: Characteristics) -> str:
    """Return what an object is like as a text; most objects stay the same from one choice to the next."""
    return repr(likeness(record, values))


def likeness(record: Object, values: Characteristics) -> tuple[object, ...]:
    """Return what an object is like now, without any history of it."""
    sets = (values.types, values.supertypes, values.subtypes, values.colors)
    abilities = _abilities_told(values.abilities)
    status = (record.tapped, record.flipped, record.face_down, record.phased_out, record.transformed, record.face)
    combat = (record.attacking, record.blocking, record.blocked, record.damage_order)
    other = (record.counters, record.marked_damage, record.deathtouched, record.attached, record.chosen, record.linked)
    return (
        *(
            record.id,
            record.number,
            record.zone,
            record.kind,
            values.name,
            values.controller,
            values.power,
            values.toughness,
        ),
        *(tuple(sorted(one)) for one in sets),
        *(abilities, status, combat, other),
    )
