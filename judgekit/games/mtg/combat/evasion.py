"""509.1b, 702: evasion as data: for each keyword, which creatures may not block which, and how many must block together."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.forbidding import allowed, forbidden
from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.protecting import protected
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.filters import is_that_walk, passes
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Filter

_SHADOW = "702.28b"
"""The rule of shadow."""

Has = Callable[[str], bool]
Pair = Callable[[Characteristics, Characteristics, Has], bool]


class Evasion(NamedTuple):
    """What a keyword does to blocking.

    Attributes:
        rules: its rule, and any other that says the same.
        keeps: tells of attacker, blocker and what the blocker has for blocking that the block is not allowed.
    """

    rules: tuple[str, ...]
    keeps: Pair


EVASION: Final[dict[str, Evasion]] = {
    "flying": Evasion(("702.9b", "702.17b"), lambda _attacker, _blocker, has: not (has("flying") or has("reach"))),
    "intimidate": Evasion(
        ("702.13b",),
        lambda attacker, blocker, _has: "artifact" not in blocker.types and not attacker.colors & blocker.colors,
    ),
    "shadow": Evasion((_SHADOW,), lambda _attacker, _blocker, has: not has("shadow")),
    "horsemanship": Evasion(("702.31b",), lambda _attacker, _blocker, has: not has("horsemanship")),
    "fear": Evasion(
        ("702.36b",), lambda _attacker, blocker, _has: "artifact" not in blocker.types and "black" not in blocker.colors
    ),
    "skulk": Evasion(("702.118b",), lambda attacker, blocker, _has: (blocker.power or 0) > (attacker.power or 0)),
}
"""Keywords of the attacker, in the order of the chapter."""

BLOCKER_EVASION: Final[dict[str, Evasion]] = {
    "shadow": Evasion((_SHADOW,), lambda attacker, _blocker, _has: not attacker.has("shadow")),
    "decayed": Evasion(("702.147a",), lambda _attacker, _blocker, _has: True),
}
"""Keywords of the blocker that keep it from blocking."""


def cannot_block(position: MtgPosition, attacker: str, blocker: str) -> tuple[str, ...]:
    """Return the rules by which a creature cannot block an attacker, none where it can, all that apply (509.1b).

    CR 609.4, 702.14c, 702.14d.
    """
    view = view_of(position)
    attacking, blocking = view.of(attacker), view.of(blocker)
    if not attacking.abilities and not blocking.abilities and not in_force(position, "cant"):
        return ()
    as_though = blocks_as_though(position, blocker, attacker)

    def has(keyword: str) -> bool:
        return keyword in as_though or blocking.has(keyword)

    rules: list[str] = []
    own = {had.ability.name for had in attacking.abilities if had.ability.kind == "keyword"}
    for keyword, entry in EVASION.items() if own else ():
        if keyword in own and entry.keeps(attacking, blocking, has):
            rules.extend(entry.rules)
    for keyword, entry in BLOCKER_EVASION.items() if blocking.abilities else ():
        if blocking.has(keyword) and entry.keeps(attacking, blocking, has):
            rules.extend(entry.rules)
    rules.extend(_landwalk(position, attacking, attacker, blocking.controller))
    rules.extend(protected(position, attacker, position.objects[blocker].ref, "702.16f"))
    rules.extend(forbidden(position, "be-blocked", attacker, by=blocker))
    rules.extend(forbidden(position, "block", blocker, to=attacker))
    return ("509.1b", *dict.fromkeys(rules)) if rules else ()


def blocks_as_though(position: MtgPosition, blocker: str, attacker: str | None = None) -> frozenset[str]:
    """Return what a creature may block as though it had or were ("reach", "shadow", "untapped")."""
    found = [entry.ability.get("as") for entry in allowed(position, "block-as-though", blocker, to=attacker)]
    if None in found:
        raise Unsupported(phrase("blocking as though something else were true"), "609.4")
    return frozenset(found)


def _landwalk(position: MtgPosition, attacking: Characteristics, attacker: str, defender: str) -> tuple[str, ...]:
    """Return the rules by which landwalk keeps the player who controls such a land from blocking (702.14c)."""
    view = view_of(position)
    ignored = [entry.ability.get("as") for entry in allowed(position, "be-blocked-as-though", attacker)]
    for ability in attacking.all_of("landwalk"):
        if isinstance(ability.value, Filter) and any(is_that_walk(ability.value, walk) for walk in ignored):
            continue
        frame = Frame(attacking.controller, position.objects[attacker].ref, ability)
        if not isinstance(ability.value, Filter):
            continue
        for record in view.controlled(defender):
            if passes(view, record.ref, ability.value, frame):
                return ("702.14a", "702.14c", "702.14d")
    return ()


MENACE = "702.111b"


def fewest_blockers(position: MtgPosition, attacker: str) -> tuple[int, tuple[str, ...]]:
    """Return how many creatures at least must block an attacker together, with the rules (menace: two).

    CR 509.1b, 702.111b.
    """
    view = view_of(position)
    fewest, rules = (2, (MENACE,)) if view.of(attacker).has("menace") else (1, ())
    for entry in in_force(position, "cant"):
        least = entry.ability.get("least")
        if entry.ability.name != "be-blocked" or least is None:
            continue
        if concerns(position, entry, position.objects[attacker].ref):
            number = amount(view, least, entry.frame)
            if number > fewest:
                fewest, rules = number, ("101.2",)
    return fewest, rules
