"""Ability terms of MAGMELL as plain records (chapter 3): what a card says, in the form in which the rules read it.

Small closed lists, each with its rule: kinds of ability (301.9, 306.1.2), verbs of instructions (chapter 2), filters, selectors,
amounts and conditions. `term_reading` makes them from the terms a scenario file or a card text spells out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Pairs = tuple[tuple[str, Any], ...]
Amount = int | tuple[Any, ...]
"""A number, or a formula: ("+", a, b), ("count", Filter), ("value", Selector, "ap"), ("event", "amount") …"""

Selector = tuple[Any, ...]
"""Whom or what is meant: ("this",), ("you",), ("target", 0), ("all", Filter), ("choose", Filter, 1, 1, ("you",)) …"""

Condition = tuple[Any, ...]
"""What must hold: ("compare", a, "<=", b), ("is", Selector, Filter), ("did", None), ("turn", Selector), ("not", c) …"""


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
    ap: tuple[str, Amount] | None = None
    hp: tuple[str, Amount] | None = None
    cost: tuple[str, Amount] | None = None
    catalyst: tuple[str, Amount] | None = None
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


class TargetWord(NamedTuple):
    """One occurrence of the word 対象 (702.3.2).

    Attributes:
        name: how instructions refer to it.
        filter: what may be designated.
        least: smallest number.
        most: largest number; None: any number.
    """

    name: str
    filter: Filter
    least: Amount = 1
    most: Amount | None = 1


class Pattern(NamedTuple):
    """A 誘発条件 or 置換事象: which events are meant.

    Attributes:
        events: event kinds; any of them.
        of: filter for what it happens to, None for anything.
        by: filter for what causes it.
        details: what details of the event must be, by name, each a tuple of allowed values.
        amount: comparison of the event's amount.
    """

    events: tuple[str, ...]
    of: Filter | None = None
    by: Filter | None = None
    details: Pairs = ()
    amount: tuple[str, Amount] | None = None


class Instruction(NamedTuple):
    """One instruction of an ability.

    Attributes:
        verb: what is done ("damage", "destroy", "draw", …).
        of: to whom or what.
        amount: how much.
        details: the rest, by name.
    """

    verb: str
    of: Selector | None = None
    amount: Amount | None = None
    details: Pairs = ()

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail."""
        for key, value in self.details:
            if key == name:
                return value
        return default


class Modification(NamedTuple):
    """What a continuous effect changes (306).

    Attributes:
        what: "ap", "hp", "set-ap", "set-hp", "gain", "lose", "color", "cost", "catalyst", "control".
        value: by how much, to what, or the ability.
    """

    what: str
    value: Any


class Ability(NamedTuple):
    """An ability of an instance (301).

    Attributes:
        kind: "triggered" (302), "static" (303), "magic" (303.2), "replacement" (306.1.2) or "rule" (what it may not or must do).
        name: for "rule": what it says ("cannot-be-defended" …).
        when: 誘発条件 or 置換事象.
        condition: 条件節 (302.1.4), or the condition under which a static ability acts.
        targets: its target words.
        shares: it divides a number among its targets (702.3.3): the number, else None.
        do: its instructions; for a replacement what happens instead.
        optional: "してもよい" for the whole.
        affects: for a static ability: what it acts on; None: its own instance.
        modify: for a static ability: what it changes.
        zones: where it functions, None for the usual zone of its type (303.1.1).
        once: a 遅延誘発能力 that goes after its first trigger (302.1.3.1).
        text: as written.
    """

    kind: str
    name: str | None = None
    when: Pattern | None = None
    condition: Condition | None = None
    targets: tuple[TargetWord, ...] = ()
    shares: Amount | None = None
    do: tuple[Instruction, ...] = ()
    optional: bool = False
    affects: Filter | None = None
    modify: tuple[Modification, ...] = ()
    zones: tuple[str, ...] | None = None
    once: bool = False
    text: str = ""


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

EMPTY_FILTER = Filter()
