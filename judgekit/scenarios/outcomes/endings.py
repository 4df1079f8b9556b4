"""How lines of play end: what is measured, the results and how many lines have each, who can force them, who survives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from judgekit.core.data_classes import dataclass, replace
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.wording import phrase
from judgekit.engine.exploring import Exploration
from judgekit.engine.forcing import Force, Forcing
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.lines import Standing
from judgekit.table.adapter import GameAdapter, Misfit

Found = Exploration[Standing]

MOST_FORCED = 24
"""Results for which it is worked out who can force them; the most frequent come first."""
NOWHERE = "none"


def _plainly(path: str, value: str) -> str:
    return path if value == "true" else f"{path} {value}"


@dataclass(frozen=True, slots=True)
class Ending:
    """One result, and the lines that end with it.

    Attributes:
        values: what was measured; only what is not the same on every line.
        lines: how many lines end so.
        ends: the nodes at which they end.
        stuck: why these lines could not be played to their end, empty where they were.
        forced_by: the players who can force it whatever the others do; None where that was not worked out.
    """

    values: Mapping[str, str]
    lines: int
    ends: tuple[int, ...]
    stuck: str = ""
    forced_by: tuple[str, ...] | None = None

    def text(self, worded: Callable[[str, str], str] = _plainly) -> str:
        """Return the result in one line.

        Args:
            worded: returns a value in words, by its path.
        """
        if self.stuck:
            return phrase("not played to the end: {stuck}", stuck=self.stuck)
        told = [
            worded(path, value)
            for path, value in self.values.items()
            if (path.rpartition(".")[2], value) != ("lost", "false")
        ]
        return ", ".join(told) or phrase("the only result")


@dataclass(frozen=True, slots=True)
class Survival:
    """Whether a player can survive.

    Attributes:
        player: the player.
        lines: how many lines end without the player having lost.
        verdict: "always" (on every line), "forced" (whatever the others do), "possible" (if the others let it happen),
            "never", or "unknown" (what was not explored decides).
        end: the end of a shortest line on which the player survives, None where there is none.
        force: for "forced" the answers by which the player survives; for "possible" those of the others against it.
        lost: the end of a shortest line on which the player has lost, None where there is none.
    """

    player: str
    lines: int
    verdict: str
    end: int | None
    force: Force
    lost: int | None = None


def measured(scene: GameAdapter, found: Found, values: tuple[str, ...]) -> dict[int, dict[str, str]]:
    """Return what is measured at the beginning (node 0) and at every end that was played to, by path."""
    ends = [number for number in found.ends() if not found.nodes[number].state.stuck]
    if values:
        return {number: _read(scene, found, number, values, ends) for number in {0, *ends}}
    begin = found.nodes[0].position
    zones: dict[tuple[str, str | None], str] = {}
    measured: dict[int, dict[str, str]] = {}
    for number in {0, *ends}:
        position = found.nodes[number].position
        entry: dict[str, str] = {}
        for player in position.players:
            entry.update(_standing(scene, position, player))
        for id, record in position.objects.items():
            if id in begin.objects or getattr(record, "kind", "") != "ability":
                place = id, record.zone
                if place not in zones:
                    zones[place] = words(scene.object_value(position, id, "zone").value)
                entry[f"{id}.zone"] = zones[place]
        for ids in found.alike:
            entry[f"{'/'.join(ids)}.zone"] = _shared_out([entry.pop(f"{id}.zone", NOWHERE) for id in ids])
        measured[number] = entry
    return measured


def _shared_out(values: Sequence[str]) -> str:
    """Return how many of alike objects have each value: which of them has which is all the same."""
    return " + ".join(f"{number} {value}" for value, number in sorted(Counter(values).items()))


def _standing(scene: GameAdapter, position: AnyPosition, player: str) -> dict[str, str]:
    """Return how a player stands: whether the player has lost, and the life in games that have it (not in Duel Masters)."""
    entry = {}
    for key in ("life", "lost"):
        try:
            entry[f"{player}.{key}"] = words(scene.player_value(position, player, key).value)
        except Misfit:
            continue
    return entry


def _read(scene: GameAdapter, found: Found, number: int, values: Sequence[str], ends: Sequence[int]) -> dict[str, str]:
    position = found.nodes[number].position
    entry = {}
    for path in values:
        try:
            entry[path] = words(scene.value(position, path).value)
        except Misfit as fault:
            if not any(_readable(scene, found.nodes[end].position, path) for end in ends[:1000]):
                raise UsageFault(str(fault), fault.hint) from None
            entry[path] = NOWHERE
    return entry


def _readable(scene: GameAdapter, position: AnyPosition, path: str) -> bool:
    try:
        scene.value(position, path)
    except JudgekitError:
        return False
    return True


def endings_of(
    found: Found, counts: Sequence[int], measured: dict[int, dict[str, str]]
) -> tuple[list[Ending], dict[str, str]]:
    """Return the results by what differs between lines, and what is the same on all of them but was not at the beginning."""
    begin = measured[0]
    ends = found.ends()
    played = [number for number in ends if not found.nodes[number].state.stuck]
    paths = sorted({path for number in played for path in measured[number]}, key=_rank)
    differing, same = [], {}
    for path in paths:
        there = {measured[number].get(path, NOWHERE) for number in played}
        if len(there) > 1:
            differing.append(path)
        elif begin.get(path) not in there:
            same[path] = there.pop()
    groups: dict[tuple[str, tuple[tuple[str, str], ...]], list[int]] = {}
    for number in ends:
        stuck = found.nodes[number].state.stuck
        values = () if stuck else tuple((path, measured[number].get(path, NOWHERE)) for path in differing)
        groups.setdefault((stuck, values), []).append(number)
    endings = [
        Ending(dict(values), sum(counts[number] for number in group), tuple(group), stuck)
        for (stuck, values), group in groups.items()
    ]
    return sorted(endings, key=lambda ending: -ending.lines), same


def _rank(path: str) -> tuple[int, str]:
    """Return the place of a value: lives first, then who lost, then the rest."""
    return (0 if path.endswith(".life") else 1 if path.endswith(".lost") else 2), path


# Who can force what.


def with_forces(found: Found, forcing: Forcing, endings: Sequence[Ending]) -> tuple[Ending, ...]:
    """Return the results, the most frequent ones with the players who can force them."""
    worked_out = []
    for place, ending in enumerate(endings):
        if place < MOST_FORCED and not ending.stuck:
            ends = frozenset(ending.ends)
            players = found.nodes[0].position.players
            by = tuple(player for player in players if forcing.can_force(player, ends.__contains__).can)
            ending = replace(ending, forced_by=by)
        worked_out.append(ending)
    return tuple(worked_out)


def survival_of(found: Found, forcing: Forcing, counts: Sequence[int], player: str) -> Survival:
    """Return whether a player can survive, with a line or with the answers that prove it."""

    def lost(number: int) -> bool:
        position = found.nodes[number].position
        outcome = position.outcome
        return bool(getattr(position.players[player], "lost", False)) or (
            outcome is not None and player in outcome.losers
        )

    known = [number for number in found.ends() if not found.nodes[number].state.stuck]
    surviving = [number for number in known if not lost(number)]
    whole = found.cut is None and len(known) == len(found.ends())
    lines = sum(counts[number] for number in surviving)
    end = surviving[0] if surviving else None
    losing = next((number for number in known if number not in surviving), None)
    if whole and len(surviving) == len(known):
        return Survival(player, lines, "always", end, Force(True, {}))
    avoiding = forcing.can_avoid(player, lost)
    if avoiding.can:
        return Survival(player, lines, "forced", end, avoiding)
    if avoiding.can is None:
        return Survival(player, lines, "unknown", end, Force(None, {}))
    if surviving:
        return Survival(player, lines, "possible", end, forcing.can_be_forced(player, lost), losing)
    return Survival(player, lines, "never" if whole else "unknown", end, Force(False, {}), losing)
