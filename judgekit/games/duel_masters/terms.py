"""What cards of Duel Masters say, as plain records (chapters 2, 3 and 6): filters and cards of the book's own, abilities shared.

Kinds of ability (110.3): "spell" (呪文能力), "triggered" (誘発型能力), "static" (常在型能力), "replacement" (609), and "rule" for
what a keyword or a sentence says about its own card by name ("blocker", "cannot-attack" …); a number stands in `modify`.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine.remembering import once_for_both
from judgekit.mechanics.terms.records import Ability, Comparison, Reference, contains

INFINITE = 10**9
"""∞ (108.1c)."""


TIME = "time"
"""Detail of a pattern: which time of the turn it has to be, as a comparison (「はじめて」, 「2枚目の」)."""

ANY_NUMBER = 0
"""Of how many cards a creature evolves with 無限進化: one or more."""


NOT_YET = "not-yet"
"""Kind of an ability that waits for the end of a turn and not for that of the present one: the next turn makes it a trigger."""

ONE_OF_EACH = -1
"""Of what a creature evolves that asks for one card of each of several kinds: those of its filter, one by one."""


class Filter(NamedTuple):
    """Which cards or players are meant; a field left at None asks nothing.

    Attributes:
        what: kinds: "creature", "spell", "field", "artifact", "land", "tamaseed", "element", "card", "player", "evolution" …
        zone: zones; None means the battle zone where the kind is one of it (403.1).
        controller: reference to the player who controls it.
        owner: reference to the player whose card it is.
        civilizations: at least one of these civilizations; "colorless" for none (106.2c).
        multicolor: whether it has several civilizations (106.2b), or exactly one (106.2a).
        power: comparison ("<=", Formula).
        cost: comparison.
        races: at least one of these words stands in its races (203.2).
        tapped: whether it is tapped.
        arrived: whether it came into the battle zone this turn.
        name: words one of which stands in its name (202.3).
        called: its name, one of these (202.3a).
        inverted: whether it is upside down (105.5).
        other: not the source of the ability itself.
        attacking: whether it is the attacking creature.
        blocking: whether it is the blocking creature.
        held: whether it is held; of a shield that it is about to come into the hand (113.6a).
        outside: a zone in which it is not, also where no zone is asked for.
        has: name of a keyword it has.
        not_has: name of a keyword it has not.
        among: reference: only those.
        without: filter: not those.
        either: filters: those that pass one of them.
    """

    what: tuple[str, ...] | None = None
    zone: tuple[str, ...] | None = None
    controller: Reference | None = None
    owner: Reference | None = None
    civilizations: tuple[str, ...] | None = None
    multicolor: bool | None = None
    power: Comparison | None = None
    cost: Comparison | None = None
    races: tuple[str, ...] | None = None
    tapped: bool | None = None
    arrived: bool | None = None
    name: tuple[str, ...] | None = None
    called: tuple[str, ...] | None = None
    inverted: bool | None = None
    other: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    held: bool | None = None
    outside: str | None = None
    has: str | None = None
    not_has: str | None = None
    among: Reference | None = None
    without: Filter | None = None
    either: tuple[Filter, ...] | None = None


class Card(NamedTuple):
    """What is printed on a card or on one of its sides (chapter 2).

    Attributes:
        name: its name.
        types: card types.
        special: special types (204.3): "evolution", "neo", "g-neo", "star-evolution", "s-max-evolution", "d2", "dream" …
        cost: its cost, None where it has none.
        civilizations: its civilizations.
        races: its races.
        power: its power.
        mana: the number on its mana symbol (207.1).
        abilities: its abilities.
        sides: names of the sides of a card with two (810).
        evolves: what it evolves from (801.1), None where it evolves from nothing.
        sources: how many of those; `ANY_NUMBER` for one or more, `ONE_OF_EACH` for one of each of its kinds.
        hyper_power: its power in ハイパーモード (816).
        cells: names of the king cells of which it is joined (814).
        text: its text.
    """

    name: str
    types: frozenset[str] = frozenset(("creature",))
    special: frozenset[str] = frozenset()
    cost: int | None = None
    civilizations: frozenset[str] = frozenset()
    races: tuple[str, ...] = ()
    power: int | None = None
    mana: int = 1
    abilities: tuple[Ability, ...] = ()
    sides: tuple[str, ...] = ()
    evolves: Filter | None = None
    sources: int = 1
    hyper_power: int | None = None
    text: str = ""
    cells: tuple[str, ...] = ()

    @property
    def lone_cell(self) -> bool:
        """Tell whether it is a king cell, which by itself is a card and no creature (814.1)."""
        return "king-cell" in self.special and not self.cells


@once_for_both
def any_says(cards: Mapping[str, Card], word: str) -> bool:
    """Tell whether an ability of a card of a game says something, or gives it: most games need not look any further."""
    return any(contains(card.abilities, word) for card in cards.values())


CIVILIZATIONS = ("light", "water", "darkness", "fire", "nature")
"""光 水 闇 火 自然 (106.1)."""

ELEMENTS = frozenset(("creature", "field", "artifact", "tamaseed"))
"""What can be in the battle zone face up (316.1)."""

HIDDEN = ("library", "hand", "shield-zone")
"""Zones in which not everybody sees the cards (400.2b)."""

PLACEABLE = ELEMENTS | {"land", "spell"}
"""What an effect can put into the battle zone; a land does not stay there, nor does a spell (313.3, 302.3)."""
