"""mtg6@1999: Magic by the rulebook of Classic Sixth Edition, derived from the base edition."""

from __future__ import annotations

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.core.nodes import node_id
from judgekit.core.outlined import own_numbers_of
from judgekit.engine.edition import Concordance, Edition
from judgekit.games.mtg.actions.attaching import PROTECTED
from judgekit.games.mtg.combat.attack_limits import WALLS_STAY
from judgekit.games.mtg.combat.damage_assignment import ORDERED
from judgekit.games.mtg.editions.concordance import GONE
from judgekit.games.mtg.editions.sixth import combat, opening_hands, playing, turn
from judgekit.games.mtg.editions.sixth.legends import BY_AGE
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.turn.state_based_actions import AURAS_DESTROYED, PAIRS

ID = "mtg6@1999"
TAKEN_FOR_GRANTED = "-"
"""In the concordance: the book says nothing about it, and it is no more than bookkeeping."""

OWN = "mtg6:"
"""What stands before a node of the book where code cites one that the base edition has nothing like."""


class ConcordanceMalformed(JudgekitError):
    """A line of the concordance that says nothing."""


class SixthEdition(Edition):
    """An edition of another book: one rule of the base edition may stand in several places of it, or in none.

    Attributes:
        places: where the book says what a rule of the base edition says; no place where it takes that for granted.
    """

    def __init__(self, places: dict[str, tuple[str, ...]]) -> None:
        """Derive the edition; a rule of the base edition that `places` does not list has no counterpart in the book."""
        gone = frozenset(own_numbers_of(GAME.edition)) - places.keys()
        super().__init__(
            ID,
            GAME,
            drops=(("questions", "damage-order"), ("questions", "legend-rule"), ("tasks", "placed-in-order")),
            replaces={
                ("tasks", "announce-orders"): lambda _draft: None,
                ("tasks", "deal-combat-damage"): combat.put_on_stack,
                ("tasks", "all-passed"): combat.all_passed,
                ("tasks", "skip-combat"): combat.no_attackers,
                ("questions", "priority"): playing.PRIORITY,
                ("questions", "block"): combat.BLOCK,
                ("tasks", "finish-resolving"): playing.finish_resolving,
                ("tasks", "step-priority"): playing.step_priority,
                ("tasks", "empty-pools"): turn.empty_pools,
                ("tasks", "cleanup-check"): turn.cleanup_check,
                ("tasks", "declare-mulligans"): opening_hands.declare_mulligans,
            },
            policies={
                ORDERED: False,
                WALLS_STAY: True,
                BY_AGE: True,
                AURAS_DESTROYED: True,
                PAIRS: False,
                PROTECTED: False,
            },
            concordance=Concordance({}, gone),
        )
        self.places = places

    def numbers_of(self, rule: str) -> tuple[str, ...]:
        """Return every node of the book that says what a rule says; the rule under its own id where the book has no such rule."""
        if rule.startswith(OWN):
            return (rule.removeprefix(OWN),)
        there = self.places.get(rule)
        return there if there is not None else (node_id(GAME.edition, rule),)

    def number_of(self, rule: str) -> str:
        """Return the first node that says what a rule says, for a message."""
        return next(iter(self.numbers_of(rule)), node_id(GAME.edition, rule))


def read_places() -> dict[str, tuple[str, ...]]:
    """Return where the book says what each rule of the base edition says: the concordance of the corpus, made by hand.

    Rules that are gone are left out.

    Raises:
        ConcordanceMalformed: a line names no rule of the base edition, or a rule twice.
    """
    known = own_numbers_of(GAME.edition)
    found: dict[str, tuple[str, ...] | None] = {}
    families: list[tuple[str, tuple[str, ...] | None]] = []
    path = corpus_folder() / "mtg6" / "concordance.tsv"
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line[:1].isdigit():
            continue
        number, nodes = line.split("\t")
        places = None if nodes == GONE else () if nodes == TAKEN_FOR_GRANTED else tuple(nodes.split(" "))
        if number.endswith("*"):
            families.append((number[:-1], places))
        elif number in known and number not in found:
            found[number] = places
        else:
            raise ConcordanceMalformed(f"{path.name}: {line}")
    for stem, places in sorted(families, key=lambda family: len(family[0]), reverse=True):
        members = [number for number in known if number.startswith(stem)]
        members = [number for number in members if stem.endswith(".") or not number[len(stem) :][:1].isdigit()]
        if not members:
            raise ConcordanceMalformed(f"{path.name}: no rule begins with {stem}")
        found.update((number, places) for number in members if number not in found)
    return {number: places for number, places in found.items() if places is not None}


def derived() -> SixthEdition:
    """Return the edition."""
    return SixthEdition(read_places())
