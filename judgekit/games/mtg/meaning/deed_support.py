"""101.2, 609.4: which "can't", "must" and "may" abilities have code; one without makes the game unsupported."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.terms.effects import DEEDS
from judgekit.games.mtg.terms.records import Ability

ENFORCED: dict[str, frozenset[str]] = {
    "cant": frozenset(
        (
            *("attack", "attack-alone", "attack-with-others", "be-attacked", "block", "block-alone", "be-blocked"),
            *("untap", "be-targeted", "be-enchanted", "be-equipped", "be-countered", "be-regenerated", "be-sacrificed"),
            *("be-destroyed", "transform", "cast", "cast-more", "be-cast", "play-lands", "activate", "activate-tap"),
            *(
                "activate-nonmana",
                "gain-life",
                "lose-life",
                "pay-life",
                "draw",
                "draw-more",
                "search",
                "enter",
                "trigger",
                "get-counters",
                "have-more-counters",
            ),
            *(
                "lose-game",
                "become-monarch",
                "lose-by-life",
                "lose-by-drawing",
                "lose-by-poison",
                "win-game",
                "be-prevented",
                "deal-damage",
                "assign-damage",
                "legend-rule",
                "be-in-deck",
                "crew",
                "phase-in",
                "phase-out",
            ),
        )
    ),
    "must": frozenset(
        (
            *("attack", "attack-each-combat", "be-attacked"),
            *("block", "block-each-combat", "be-blocked", "be-blocked-by-all", "untap-with-others"),
        )
    ),
    "may": frozenset(
        (
            *(
                "be-many-in-deck",
                "be-commander",
                "attack-as-though",
                "block-as-though",
                "be-blocked-as-though",
                "block-more",
                "assign-as-unblocked",
                "assign-with-toughness",
                "deal-as-though",
                "crew-stronger",
                "crew-with-toughness",
            ),
            *(
                "cast-as-instant",
                "cast-from",
                "cast-as-though-own",
                "cast-without-paying",
                "activate-as-instant",
                "play-from",
                "spend-as-though",
                "plot-from",
            ),
            *(
                "begin-game-with",
                "reveal-opening-hand",
                "discard-to-top",
                "discard-any-time",
                "play-additional-land",
                "play-any-lands",
                "vote-again",
                "not-lose-mana",
                "change-lost-mana",
                "look-at",
                "choose-no-untap",
                "exert",
                "win-flips",
            ),
        )
    ),
}
"""Deeds by the kind of ability that speaks of them. Looking at cards changes nothing that is decided (401.5)."""

ATTACKS_AND_BLOCKS = frozenset(("attack", "be-attacked", "block", "be-blocked"))

WITH_DETAILS: dict[str, frozenset[str]] = {
    "number": ATTACKS_AND_BLOCKS
    | {
        "crew-stronger",
        "cast-more",
        "draw-more",
        "block-more",
        "play-additional-land",
        "untap",
        "have-more-counters",
        "vote-again",
    },
    "cost": ATTACKS_AND_BLOCKS | {"cast-without-paying", "cast-as-instant", "cast-from"},
    "least": frozenset(("be-blocked", "attack-alone", "block-alone")),
    "as": frozenset(
        (
            *("attack-as-though", "block-as-though", "be-blocked-as-though", "have-more-counters"),
            *("cast-from", "spend-as-though", "deal-as-though"),
        )
    ),
    "kind": frozenset(("get-counters", "trigger", "be-prevented")),
    "mana": frozenset(("cast-from", "play-from", "not-lose-mana", "change-lost-mana")),
    "every": frozenset(("block",)),
    "once": frozenset(("cast-from", "play-from", "win-flips")),
}
"""Details that only some deeds can have."""


def check_deed(ability: Ability) -> None:
    """Refuse to go on with a prohibition, demand or permission that no code looks at.

    Raises:
        Unsupported: the deed and the rule that it concerns.
    """
    enforced = ENFORCED.get(ability.kind)
    if enforced is None:
        return
    name = ability.name or ""
    if name not in enforced:
        raise Unsupported(f"{ability.kind} {name}", DEEDS.get(name, "101.2"))
    for detail, deeds in WITH_DETAILS.items():
        if ability.get(detail) is not None and name not in deeds:
            raise Unsupported(
                phrase("{kind} {name} with {detail}", kind=ability.kind, name=name, detail=detail),
                DEEDS.get(name, "101.2"),
            )
