"""122.4, 704.5r: permanents that can't have more than so many counters of a kind: the rest is removed as a state-based action."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Event, event
from judgekit.games.mtg.layers.in_force import conceivable, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS


def too_many(position: MtgPosition) -> Iterator[Event]:
    """Remove all but so many counters of a kind from a permanent that can't have more of them (122.4, 704.5r)."""
    for entry in in_force(position, "cant"):
        if entry.ability.name != "have-more-counters":
            continue
        kind = str(entry.ability.get("as"))
        most = amount(view_of(position), entry.ability.get("number"), entry.frame)
        for record in permanents(position):
            more = record.count(kind) - most
            if more > 0 and concerns(position, entry, record.ref):
                rules = ("704.5r", "122.4")
                yield event("remove-counters", record.id, more, counter=kind, number=record.number, rules=rules)


CONDITIONS.append(too_many, conceivable("cant"))
