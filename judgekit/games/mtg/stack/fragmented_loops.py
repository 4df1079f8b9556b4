"""725.3: fragmented loops: players undo what the others do; the active player has to choose differently in the end.

What is watched are abilities that cost nothing, within one step: only they can come back to the same state of the game.
"""

from __future__ import annotations

from collections import Counter

from judgekit.core.typed import Final
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
    draft.set_fact(CHOICES, (*before, (*now, state_of(draft), player, choice)))


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
    now = (*_moment(position), state_of(position), player, choice)
    if now not in entries:
        return False
    involved = {entry[3] for entry in entries[entries.index(now) :]}
    order = turn_order(position)
    return len(involved) > 1 and player == min(involved, key=order.index)


class State:
    """Everything that matters of a state of the game; two are equal where everything is alike, however they came about.

    It is hashed once: positions in which it stands are hashed often.
    """

    __slots__ = ("_hash", "_of_it")

    def __init__(self, *of_it: object) -> None:
        self._of_it = of_it
        self._hash = hash(of_it)

    def __eq__(self, other: object) -> bool:
        """Tell whether everything is alike."""
        return isinstance(other, State) and self._hash == other._hash and self._of_it == other._of_it

    def __hash__(self) -> int:
        """Return the hash of all that it consists of."""
        return self._hash

    def __reduce__(self) -> tuple[type[State], tuple[object, ...]]:
        """Send it to another process, where hashes are others."""
        return State, self._of_it


def state_of(position: MtgPosition, but: frozenset[str] = frozenset()) -> State:
    """Return the state that the game is in now, without its history.

    Args:
        position: the game.
        but: ids of objects that are not looked at.
    """
    view = view_of(position)
    objects = tuple(likeness(position.objects[id], view.of(id)) for id in sorted(position.objects) if id not in but)
    players = tuple(
        (one.id, one.life, one.counters, one.pool, one.lands_played, one.lost) for one in position.players.values()
    )
    lasting = Counter(
        (one.ability, one.objects, one.duration, one.uses)
        for one in position.effects.values()
        if isinstance(one, Lasting) and not (one.ability.kind == "static" and (one.duration or ("",))[0] in PASSING)
    )
    order = (
        position.zones.get("stack", ()),
        *(ids for zone, ids in sorted(position.zones.items()) if "library" in zone),
    )
    facts = (position.facts.get("priority"), position.facts.get("active"))
    return State(objects, players, frozenset(lasting.items()), order, facts)


@once_for_each
def _in_any_order(abilities: tuple[Had, ...]) -> State:
    """Return something that is equal for the same abilities, whatever their order."""
    return State(frozenset(Counter(had.ability for had in abilities).items()))


@once_for_both
def likeness(record: Object, values: Characteristics) -> tuple[object, ...]:
    """Return what an object is like now, without any history of it; most stay the same from one choice to the next."""
    sets = (values.types, values.supertypes, values.subtypes, values.colors)
    status = (record.tapped, record.flipped, record.face_down, record.phased_out, record.transformed, record.face)
    combat = (record.attacking, record.blocking, record.blocked, record.damage_order)
    other = (record.counters, record.marked_damage, record.deathtouched, record.attached, record.chosen, record.linked)
    return (
        record.id,
        *(record.number, record.zone, record.kind),
        *(values.name, values.controller, values.power, values.toughness),
        *(frozenset(one) for one in sets),
        *(_in_any_order(values.abilities), status, combat, other),
    )
