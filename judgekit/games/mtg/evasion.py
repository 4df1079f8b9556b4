"""509.1b, 702: evasion as data: for each keyword, which creatures may not block which."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from judgekit.cards.terms import Filter
from judgekit.games.mtg.characteristics import Characteristics
from judgekit.games.mtg.filters import passes
from judgekit.games.mtg.forbidding import forbidden
from judgekit.games.mtg.game import GAME, MtgPosition
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.objects import Frame
from judgekit.games.mtg.protecting import protected

Pair = Callable[[Characteristics, Characteristics], bool]


class Evasion(NamedTuple):
    """What a keyword does to blocking.

    Attributes:
        rule: its rule.
        keeps: tells of attacker and blocker that the block is not allowed.
        of: "attacker" or "blocker": whose keyword it is.
    """

    rule: str
    keeps: Pair
    of: str = "attacker"


EVASION: dict[str, Evasion] = {
    "flying": Evasion("702.9b", lambda _attacker, blocker: not (blocker.has("flying") or blocker.has("reach"))),
    "horsemanship": Evasion("702.31b", lambda _attacker, blocker: not blocker.has("horsemanship")),
    "shadow": Evasion("702.28b", lambda _attacker, blocker: not blocker.has("shadow")),
    "fear": Evasion(
        "702.36b", lambda _attacker, blocker: "artifact" not in blocker.types and "black" not in blocker.colors
    ),
    "intimidate": Evasion(
        "702.13b", lambda attacker, blocker: "artifact" not in blocker.types and not attacker.colors & blocker.colors
    ),
    "skulk": Evasion("702.118b", lambda attacker, blocker: (blocker.power or 0) > (attacker.power or 0)),
}
"""Keywords of the attacker."""

BLOCKER_EVASION: dict[str, Evasion] = {
    "shadow": Evasion("702.28b", lambda attacker, _blocker: not attacker.has("shadow"), "blocker"),
    "decayed": Evasion("702.147a", lambda _attacker, _blocker: True, "blocker"),
}
"""Keywords of the blocker that keep it from blocking."""


@GAME.rule(
    "509.1b", "702.14c", "702.14d", "702.16f", *(entry.rule for entry in (*EVASION.values(), *BLOCKER_EVASION.values()))
)
def cannot_block(position: MtgPosition, attacker: str, blocker: str) -> tuple[str, ...]:
    """Return the rules by which a creature cannot block an attacker, none where it can, all that apply (509.1b)."""
    view = view_of(position)
    attacking, blocking = view.of(attacker), view.of(blocker)
    rules: list[str] = []
    for keyword, entry in EVASION.items():
        if attacking.has(keyword) and entry.keeps(attacking, blocking):
            rules.append(entry.rule)
    for keyword, entry in BLOCKER_EVASION.items():
        if blocking.has(keyword) and entry.keeps(attacking, blocking):
            rules.append(entry.rule)
    rules.extend(_landwalk(position, attacking, attacker, blocking.controller))
    rules.extend(protected(position, attacker, position.objects[blocker].ref, "702.16f"))
    for reasons in (
        forbidden(position, "be-blocked", attacker, by=blocker),
        forbidden(position, "block", blocker, to=attacker),
    ):
        rules.extend(reasons)
    return ("509.1b", *dict.fromkeys(rules)) if rules else ()


def _landwalk(position: MtgPosition, attacking: Characteristics, attacker: str, defender: str) -> tuple[str, ...]:
    """Return the rules by which landwalk keeps the player who controls such a land from blocking (702.14c)."""
    view = view_of(position)
    for ability in attacking.all_of("landwalk"):
        frame = Frame(attacking.controller, position.objects[attacker].ref, ability)
        if not isinstance(ability.value, Filter):
            continue
        for record in view.controlled(defender):
            if passes(view, record.ref, ability.value, frame):
                return ("702.14c", "702.14d")
    return ()


MENACE = "702.111b"


def fewest_blockers(position: MtgPosition, attacker: str) -> tuple[int, tuple[str, ...]]:
    """Return how many creatures at least must block an attacker together, with the rule (menace: two)."""
    return (2, (MENACE,)) if view_of(position).of(attacker).has("menace") else (1, ())
