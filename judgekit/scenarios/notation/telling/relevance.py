"""How much each rule of a trace has to do with what a question asks about: rules of what happened to it before those of all else.

The factors are what our scenarios say: how much oftener a rule is expected of an object where it was cited of that object, of what
it did, or of what did something to it, than where it was cited of something else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Record
from judgekit.table.adapter import GameAdapter

_ITS_OWN, _BY_IT, _OF_ITS_CAUSE, _ELSEWHERE = 1.6, 0.8, 0.8, 0.3
"""Factors of a rule that is cited of what is asked about, of what that did, of what did something to it, of something else."""
_PROPERTY = 2.5
"""Factor besides, where the property that is asked for changed then."""
_LATE = 0.5
"""How much more the last thing that happened to it says than the first."""


class Asked(NamedTuple):
    """What a question asks about.

    Attributes:
        of: objects and players; empty: the whole of what happened.
        keys: the properties that are asked for, as traces call them.
        zones: of moves only those from or to one of these; empty: all of them.
    """

    of: frozenset[str] = frozenset()
    keys: frozenset[str] = frozenset()
    zones: frozenset[str] = frozenset()

    def changed(self, change: tuple[str, object, object]) -> bool:
        """Tell whether a change is one of a property that is asked for."""
        what, old, new = change
        if what == "zone" and self.zones and self.zones.isdisjoint((str(old), str(new))):
            return False
        kind = what.removesuffix(" counters")
        return what in self.keys or (kind != what and not self.keys.isdisjoint((kind, "counters")))


_CAME_SO = frozenset(("tapped", "rested", "face-down"))
"""Properties that something has from when it came, where nothing changed them since."""
WHOLE = Asked()
"""All of what happened."""


def relevance(
    records: Iterable[Record],
    asked: Asked,
    own: Iterable[str] = (),
    passing: Collection[str] = (),
    players: Collection[str] = (),
) -> Mapping[str, float]:
    """Return by how much each rule that records cite counts more or less in an answer; nothing where all of it is asked for.

    Args:
        records: what happened.
        asked: what is asked about.
        own: rules that answer the question by themselves.
        passing: the names of what happens as steps and turns begin and end.
        players: the players, who decide much that is not asked about.
    """
    if not asked.of:
        return {}
    listed = [record for record in records if record.rules]
    happened = [record for record in listed if _is_of(record, asked.of) and record.what not in passing]
    if "zone" in asked.keys:
        happened = _since_it_came(happened)
    if asked.keys and (asked.zones or asked.of <= {*players}):
        # Much happens to a player that a question for the life or for cards drawn does not mean.
        decided = [record for record in happened if _is_about(record, asked)]
        happened = decided or happened
    causes = {record.by for record in happened if record.by} - asked.of
    late = {id(record): (place + 1) / len(happened) for place, record in enumerate(happened)}
    found: dict[str, float] = dict.fromkeys(own, _ITS_OWN * _PROPERTY)
    for record in listed:
        factor = _ELSEWHERE
        if id(record) in late:
            factor = _ITS_OWN * (_PROPERTY if _is_about(record, asked) else 1) * (1 + _LATE * late[id(record)])
        elif record.by in asked.of and record.by not in players and not asked.zones:
            factor = _BY_IT
        elif record.of in causes:
            factor = _OF_ITS_CAUSE
        for rule in record.rules:
            found[rule] = max(found.get(rule, 0.0), factor)
    return found


def by_which_it_came(records: Iterable[Record], asked: Asked) -> list[Record]:
    """Return what happened to something by which a property of it is as it is: what changed it, and what was replaced."""
    own = [one for one in records if one.rules and _is_of(one, asked.of)]
    found = [one for one in own if _is_about(one, asked)]
    came = [one for one in own if any(what == "zone" for what, _old, _new in one.changes)]
    return found or (came[-1:] if asked.keys & _CAME_SO else [])


def stayed_by(scene: GameAdapter, records: Iterable[Record], of: str, key: str) -> tuple[str, ...]:
    """Return the rules by which something kept a property, went away with it, or was the target in place of another."""
    noted, went = scene.notation.stayed.get(key, ""), key in scene.notation.measured  # at loyalty 0 it is put away
    found: list[str] = []
    for one in records:
        own = one.of == of and (
            (noted and one.what == noted) or (went and any(what == "zone" for what, *_ in one.changes))
        )
        turned = one.what in scene.notation.overruling and "targets" in one.details  # it was done to another thing
        found += one.rules if own or turned else ()
    return tuple(found)


def but_for_payments(records: Iterable[Record], player: str) -> list[Record]:
    """Return what happened but for how spells and abilities were paid for, which changes no life but where life is paid or lost.

    It begins as a total cost is determined, and ends as what it is paid for is cast or activated.
    """
    found, paying = list[Record](), ""
    for record in records:
        if record.what == "total-cost":
            paying = record.of or ""
        elif record.of == paying and record.event is not None:
            paying = ""
        if not paying or any(what == "life" and record.of == player for what, _old, _new in record.changes):
            found.append(record)
    return found


def _since_it_came(happened: list[Record]) -> list[Record]:
    """Return what happened to something since it came to where it last went away from: how it came there is no part of its end."""
    moves = [
        place for place, record in enumerate(happened) if any(what == "zone" for what, _old, _new in record.changes)
    ]
    return happened[moves[-2] + 1 :] if len(moves) > 1 else happened


def _is_of(record: Record, asked: Collection[str]) -> bool:
    """Tell whether something happened to what is asked about, or would have."""
    return record.of in asked or (record.event is not None and record.event.of in asked)


def _is_about(record: Record, asked: Asked) -> bool:
    """Tell whether a property that is asked for changed, or would have but for what replaced it."""
    return record.what == "replaced" or any(asked.changed(one) for one in record.changes)
