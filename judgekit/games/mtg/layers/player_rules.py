"""613.10, 613.11, 402.2: effects of static abilities on players and rules that are applied after all layers: maximum hand size."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import functions_in
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import amount, holds, players_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import YOU, Modification

_WORDS = frozenset(("hand-size", "add-hand-size", "no-hand-size"))


def _changes(view: View, player: str) -> Iterator[tuple[tuple[int, int], Modification, Frame]]:
    """Yield the changes to a player's rules with their timestamps (613.7)."""
    position = view.position
    for record in view.permanents():
        values = view.of(record.id)
        for number, had in enumerate(values.abilities):
            ability = had.ability
            if not any(change.what in _WORDS for change in ability.modify):
                continue
            frame = Frame(values.controller, record.ref, ability)
            if not functions_in(ability, record.place, values.types) or not holds(view, ability.condition, frame):
                continue
            if player in players_of(view, ability.affects or YOU, frame):
                yield from (((max(record.timestamp, had.timestamp), number), one, frame) for one in ability.modify)
    for lasting in position.effects.values():
        if isinstance(lasting, Lasting) and any(change.what in _WORDS for change in lasting.ability.modify):
            affected = [ref[0] for ref in lasting.objects] if lasting.objects is not None else None
            if affected is None:
                affected = list(players_of(view, lasting.ability.affects or YOU, lasting.frame))
            if player in affected:
                yield from (((lasting.timestamp, 0), change, lasting.frame) for change in lasting.ability.modify)


def hand_size_effects(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the rule by which effects of the rules' own kind changed a player's maximum hand size (613.11)."""
    return ("613.11",) if any(True for _ in _changes(view_of(position), player)) else ()


def hand_size_of(position: MtgPosition, player: str) -> int | None:
    """Return a player's maximum hand size, None for none.

    CR 402.2, 613.11.

    Args:
        position: where.
        player: the player's id.
    """
    view = view_of(position)
    size = position.players[player].hand_size
    for _, change, frame in sorted(_changes(view, player), key=lambda entry: entry[0]):
        if change.what == "no-hand-size":
            size = None
        elif change.what == "hand-size":
            size = amount(view, change.value, frame)
        elif change.what == "add-hand-size" and size is not None:
            size = max(0, size + amount(view, change.value, frame))
    return size
