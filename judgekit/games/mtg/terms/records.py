"""Ability terms of Magic as plain records (113, 600-616): what a card says, in the form in which the rules read it.

Everything is immutable and hashable. The closed lists of words stand beside their rules in the `terms_…` modules:
filters (`terms_filters`), references, formulas and conditions (`terms_values`), events (`terms_events`), actions,
costs and durations (`terms_actions`), what continuous effects change (`terms_effects`), keywords (`terms_keywords`).
`terms_reading` makes these records from the structured form of a scenario file, `english` from the text of a card.
"""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.engine.records import with_parts
from judgekit.games.mtg.terms.symbols import Symbols
from judgekit.games.mtg.terms.type_lines import TypeLine

Pairs = tuple[tuple[str, Any], ...]
"""Facts by name, sorted."""

Reference = tuple[Any, ...]
"""Whom or what is meant: ("this",), ("you",), ("target", "t"), ("all", Filter) … (`terms_values.REFERENCES`)."""

Formula = int | tuple[Any, ...]
"""A number, or the formula for it: ("+", a, b), ("count", Filter), ("value", Reference, "power") …
(`terms_values.FORMULAS`)."""

Comparison = tuple[str, Formula]
"""A sign and what is on its right: ("<=", 3)."""

Condition = tuple[Any, ...]
"""What must hold: ("compare", a, "<=", b), ("is", Reference, Filter) … (`terms_values.CONDITIONS`)."""

Limit = tuple[Any, ...]
"""When and how often an ability may be activated (602.5): ("once",), ("if", Condition) … (`terms_actions.LIMITS`)."""

Duration = tuple[Any, ...]
"""How long an effect lasts (611.2a): ("end-of-turn",), ("while", Condition), ("next-turn", Reference) …
(`terms_actions.DURATIONS`)."""


class Test(NamedTuple):
    """One thing that a filter asks.

    Attributes:
        what: word of `terms_filters.TESTS` ("type", "color", "controller", "not" …).
        value: what it asks for, in the form that the word demands.
    """

    what: str
    value: Any


class Filter(NamedTuple):
    """Which objects or players a description means (109.2): all its tests must hold.

    Attributes:
        tests: what it asks; nothing means any object.
        kind: "permanent" (a description that names no other kind, 109.2), "card", "spell", "ability", "player",
            "source", "token", "emblem" or "object".
        zones: zones by name ("graveyard"), None: the battlefield for a permanent, the stack for a spell, any for the
            rest.
    """

    tests: tuple[Test, ...] = ()
    kind: str = "permanent"
    zones: tuple[str, ...] | None = None

    def get(self, what: str) -> Any:
        """Return the value of the first test of that word, None where it asks nothing of the kind."""
        for test in self.tests:
            if test.what == what:
                return test.value
        return None


class TargetWord(NamedTuple):
    """One instance of the word "target" (115.1, 601.2c).

    Attributes:
        name: how actions refer to it: ("target", name).
        filters: what may be targeted: anything that passes one of them.
        least: smallest number of targets.
        most: largest number; None: any number.
        other: names of earlier target words whose targets it must not repeat ("another target").
        by: who chooses the targets where it is not the controller (601.2c).
        share: an amount is divided among the targets of this word, at least 1 each (601.2d).
        each: players; one target (or up to one, where `least` is 0) for each of them that they control (601.2c, 608.2f).
        one_owner: all targets are owned by one player: "from a single graveyard" (601.2c).
    """

    name: str
    filters: tuple[Filter, ...]
    least: Formula = 1
    most: Formula | None = 1
    other: tuple[str, ...] = ()
    by: Reference | None = None
    share: Formula | None = None
    each: Reference | None = None
    one_owner: bool = False


class Action(NamedTuple):
    """One instruction: of a resolving spell or ability (608.2c), of a cost (118) or of a replacement (614).

    Attributes:
        verb: word of `terms_actions.VERBS` ("destroy", "damage", "draw", …).
        of: whom or what it is done to, or who does it (the verb says which). Some verbs have something else in its place: a word
            (`word`), an ability, modes. So nothing may rely on its being a reference before the verb is known.
        amount: how much.
        details: the rest, by name, as the verb says.
    """

    verb: str
    of: Reference | Any | None = None
    amount: Formula | None = None
    details: Pairs = ()

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail."""
        for key, value in self.details:
            if key == name:
                return value
        return default

    def word(self) -> str | None:
        """Return the word that stands where others refer to something (`choose: color`), None where it refers to something."""
        return self.of if isinstance(self.of, str) else None


class Cost(NamedTuple):
    """What is paid (118.1).

    Attributes:
        mana: symbols of its mana part.
        actions: the rest in printed order; {T} is Action("tap", ("this",)) with the detail symbol (107.5).
        loyalty: change of loyalty counters of a loyalty ability (606.4): an integer, or ("-", ("x",)); None for none.
        alternatives: other costs, any one of which may be paid instead ("{W} or {U}").
        mana_formula: how much generic mana, where a formula says so ("{X}, where X is your life total"); in `details`
            terms of 107.3k.
    """

    mana: Symbols = ()
    actions: tuple[Action, ...] = ()
    loyalty: Formula | None = None
    alternatives: tuple[Cost, ...] = ()
    mana_formula: Formula | None = None


class Pattern(NamedTuple):
    """Which events are meant: of a trigger (603.2), a replacement (614.1), or of the past ("if a creature died this turn").

    Attributes:
        event: word of `terms_events.EVENTS` ("enters", "dies", "casts", "gain-life", "upkeep" …).
        roles: who or what takes part, by the role names of the event, each a Filter (a player filter for players) or
            plain data.
        limit: "first" / "second" … of each turn, or None.
        batch: one trigger for any number of such events at once ("one or more", 603.2c).
    """

    event: str
    roles: Pairs = ()
    limit: str | None = None
    batch: bool = False

    def get(self, name: str, default: Any = None) -> Any:
        """Return a role."""
        for key, value in self.roles:
            if key == name:
                return value
        return default


class Modification(NamedTuple):
    """One thing that a continuous effect changes (611, 613).

    Attributes:
        what: word of `terms_effects.MODIFICATIONS` ("pt", "base-pt", "gain", "set-types" …), which knows its layer.
        value: to what or by how much.
    """

    what: str
    value: Any = None


class Mode(NamedTuple):
    """One mode of a modal spell or ability (700.2), or the whole of one that is not modal.

    Attributes:
        targets: its target words, in printed order.
        do: its instructions, in printed order.
        text: as written.
        cost: what is paid additionally for choosing it; None where nothing is.
        pawprints: how many pawprint symbols stand before it (700.2i of the book of 2026-04-17).
    """

    targets: tuple[TargetWord, ...] = ()
    do: tuple[Action, ...] = ()
    text: str = ""
    cost: Cost | None = None
    pawprints: int = 0


class Ability(NamedTuple):
    """An ability of an object (113).

    Attributes:
        kind: "keyword" (702), "spell", "activated", "triggered", "static" (113.3), or one of the kinds of static
            ability with a name of
            their own: "replacement" (614), "prevention" (615), "more-triggers", "cant", "must", "may" (101.2, 508.1d, 609.4b),
                "cost-change" (601.2f).
        name: keyword: its name (702); cant, must, may: the deed (`terms_effects.DEEDS`); otherwise an ability word or
            None (207.2c).
        value: the parameter of a keyword: number, cost, filter, name, … (`terms_keywords`).
        affects: static kinds: what it acts on; None means the object itself (604.1).
        modify: static: what it changes; cost-change: by how much.
        cda: it defines a characteristic (604.3).
        when: triggered: trigger events, any of them (603.2); replacement and prevention: the event it looks for
            (614.1).
        state: triggered: the state that triggers it (603.8).
        condition: intervening "if" (603.4), "as long as" of a static ability (611.3), "if" of a replacement.
        cost: activated: its activation cost (602.1a); keyword: its cost.
        targets: target words, where it is not modal.
        do: instructions, where it is not modal.
        modes: the modes of a modal ability (700.2).
        choose: least and most number of modes.
        optional: "you may" for the whole of its instructions, decided on resolution (603.5).
        limits: activated: when and by whom it may be activated (602.5): words of `terms_actions.LIMITS`.
        instead: replacement: what happens instead; None for a skip (614.10) or where the event is only changed.
        prevent: prevention: how much, or "all" (615.1); None otherwise.
        details: what the kind needs besides, by name (cant: "by", "at", …).
        zones: zones in which it functions, None for the usual one (113.6).
        links: labels; abilities of an object with a label in common are linked (607).
        text: as written or printed.
    """

    kind: str
    name: str | None = None
    value: Any = None
    affects: Reference | None = None
    modify: tuple[Modification, ...] = ()
    cda: bool = False
    when: tuple[Pattern, ...] = ()
    state: Condition | None = None
    condition: Condition | None = None
    cost: Cost | None = None
    targets: tuple[TargetWord, ...] = ()
    do: tuple[Action, ...] = ()
    modes: tuple[Mode, ...] = ()
    choose: tuple[Formula, Formula] = (1, 1)
    optional: bool = False
    limits: tuple[Limit, ...] = ()
    instead: tuple[Action, ...] | None = None
    prevent: Formula | str | None = None
    details: Pairs = ()
    zones: tuple[str, ...] | None = None
    links: tuple[str, ...] = ()
    text: str = ""

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail."""
        for key, value in self.details:
            if key == name:
                return value
        return default

    @property
    def parts(self) -> tuple[Mode, ...]:
        """Return its modes, or the whole as one mode."""
        return self.modes or (Mode(self.targets, self.do, self.text),)


INTERCHANGEABLE = "interchangeable names"
"""Detail of a card: the card of whose name its own is another (201.3 of the book of 2026-04-17)."""

ALTERNATE_IN_TEXT = "alternate name in rules text"
"""Detail of a card whose text calls it by an alternate name (201.6 of the book of 2026-04-17)."""

AS_A_CARD = "token by the name of a card"
"""Detail of what defines a token: it is what the card of its name is (111.11 of the book of 2026-04-17)."""


class Card(NamedTuple):
    """What is printed on a card, or what defines a token or an effect without a card (109.3, 111.3, 200.1).

    Attributes:
        name: its name (201), "" for none.
        cost: mana cost (202); None for none, which is not the same as {0} (202.1b).
        line: type line (205).
        colors: colour indicator (204) or the colours an effect gave a token; None: the colours of the mana cost
            (202.2).
        power: printed power (208): a number, a formula ("*"), or None.
        toughness: printed toughness.
        loyalty: printed loyalty (209): a number, ("x",), or None.
        abilities: its abilities in printed order (113).
        layout: "normal", "transforming", "modal", "split", "flip", "adventure", "meld" (709-715, 712).
        faces: names of the cards that stand for its faces or halves, the front or left one first.
        details: meld partner, hand modifier … by name.
        text: rules text as given, for colour identity (903.4) and show.
        defense: printed defense of a battle (310.4 of the book of 2026-04-17), None for what is none.
    """

    name: str
    cost: Symbols | None = None
    line: TypeLine = TypeLine()
    colors: frozenset[str] | None = None
    power: Formula | None = None
    toughness: Formula | None = None
    loyalty: Formula | None = None
    abilities: tuple[Ability, ...] = ()
    layout: str = "normal"
    faces: tuple[str, ...] = ()
    details: Pairs = ()
    text: str = ""
    defense: int | None = None

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail."""
        for key, value in self.details:
            if key == name:
                return value
        return default


THIS: Reference = ("this",)
YOU: Reference = ("you",)
X: Formula = ("x",)


def plain_of(term: object) -> object:
    """Return a term without the words it was written in: what two texts that mean the same have in common.

    Args:
        term: an ability, several, or a part of one.
    """
    if isinstance(term, Ability | Mode):
        term = term._replace(text="")
    if isinstance(term, tuple):
        return with_parts(term, map(plain_of, term))
    return term
