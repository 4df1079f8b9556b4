"""Ability terms of MAGMELL as plain records (chapter 3): what a card says, in the form in which the rules read it.

Abilities (301.9, 306.1.2: the kinds "triggered", "static", "magic", "replacement" and "rule"), target words, patterns, instructions
and modifications are those of `judgekit.mechanics.terms`; filters and cards are the book's own.
"""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.mechanics.terms.records import Ability, Comparison, Formula, Reference

Amount = Formula
Selector = Reference


class Filter(NamedTuple):
    """Which instances or players are meant; a field left at None asks nothing.

    Attributes:
        what: kinds: "unit", "magic", "stone", "card", "ability", "player", "token".
        zone: zones; None means the zone the kind stands in where none is named (405.4, 406.3).
        controller: selector of the player who controls it.
        owner: selector of its owner (契約者, 222.1).
        colors: at least one of these colours; "colorless" for none (212).
        ap: comparison ("<=", Amount).
        hp: comparison.
        cost: comparison of the sum of its 使用コスト (210.2).
        catalyst: comparison of the number of symbols of its 触媒 (211.3).
        rested: whether it is rested (219.4).
        face_down: whether it is face down (219.6).
        token: whether it is a token (206).
        name: its name (207).
        timing: "quick" or "normal" (209).
        other: not the source of the ability itself.
        attacking: whether it is the 攻撃ユニット (701.2.1.1).
        defending: whether it is the 防御ユニット (701.4.1).
        battling: whether it is a バトルユニット (701.3.1.2).
        attacked: whether it is the present 攻撃対象.
        damaged: whether damage has accumulated on it (221.4).
        has: name of a keyword it has.
        counters: kind and least number of counters.
        among: selector: only those.
        without: filter: not those.
        either: filters: those that pass one of them.
    """

    what: tuple[str, ...] | None = None
    zone: tuple[str, ...] | None = None
    controller: Selector | None = None
    owner: Selector | None = None
    colors: tuple[str, ...] | None = None
    ap: Comparison | None = None
    hp: Comparison | None = None
    cost: Comparison | None = None
    catalyst: Comparison | None = None
    rested: bool | None = None
    face_down: bool | None = None
    token: bool | None = None
    name: tuple[str, ...] | None = None
    timing: str | None = None
    other: bool | None = None
    attacking: bool | None = None
    defending: bool | None = None
    battling: bool | None = None
    attacked: bool | None = None
    damaged: bool | None = None
    has: str | None = None
    counters: tuple[str, int] | None = None
    among: Selector | None = None
    without: Filter | None = None
    either: tuple[Filter, ...] | None = None


class Card(NamedTuple):
    """What is printed on a card, or what defines a token (204.2).

    Attributes:
        name: its name.
        type: "unit", "magic" or "stone" (208).
        timing: "quick" or "normal" (209), None for a stone.
        cost: 使用コスト: number by colour, "colorless" included, in a fixed order (210).
        catalyst: 触媒, the same way (211).
        ap: AP, None where it has none (213).
        hp: HP.
        abilities: its abilities.
        colors: its colours (212).
    """

    name: str
    type: str
    timing: str | None = None
    cost: tuple[tuple[str, int], ...] = ()
    catalyst: tuple[tuple[str, int], ...] = ()
    ap: int | None = None
    hp: int | None = None
    abilities: tuple[Ability, ...] = ()
    colors: frozenset[str] = frozenset()


COLORS = ("blue", "green", "red")
"""The three colours (212.1)."""
