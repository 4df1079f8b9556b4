"""702: keyword abilities that stand for other abilities, spelt out as what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.terms.records import (
    THIS,
    YOU,
    Ability,
    Action,
    Cost,
    Filter,
    Modification,
    TargetWord,
    Test,
)
from judgekit.games.mtg.terms.values import MAX_SPEED

_CREATURE_YOU_CONTROL = Filter((Test("type", ("creature",)), Test("controller", YOU)))
_LAND_YOU_CONTROL = Filter((Test("type", ("land",)), Test("controller", YOU)))
_DISCARD_THIS = Action("discard", THIS)
_EXILE_FROM_GRAVEYARD = Action("exile", THIS, None, (("from", "graveyard"),))


def _with(cost: Cost | None, *actions: Action) -> Cost:
    cost = cost or Cost()
    return cost._replace(actions=(*cost.actions, *actions))


AS_A_CREATURE = "as-a-creature"
"""Detail of attaching: what it is attached to counts as a creature for that (702.6e of the book of 2026-04-17)."""


def of_planeswalkers(quality: Filter) -> bool:
    """Tell whether an equip ability looks for planeswalkers: "Equip planeswalker" (702.6e of the book of 2026-04-17)."""
    return any(test.what == "type" and "planeswalker" in test.value for test in quality.tests)


def _own(quality: Filter, usual: tuple[Test, ...]) -> Filter:
    """Return what may be equipped where a quality is asked for: of what may be anyway, and of that player (702.6c)."""
    said = {test.what for test in quality.tests}
    more = (*usual, Test("controller", YOU))
    return quality._replace(
        tests=(*quality.tests, *(dict.fromkeys(test for test in more if test.what not in said))),
    )


def _attach(filter: Filter) -> Callable[[Ability], Ability]:
    def spell_out(keyword: Ability) -> Ability:
        quality = keyword.value if isinstance(keyword.value, Filter) else None
        walker = quality is not None and of_planeswalkers(quality)
        wanted = filter if quality is None else _own(quality, () if walker else filter.tests)
        as_creature = ((AS_A_CREATURE, True),) if walker else ()
        return Ability(
            "activated",
            keyword.name,
            cost=keyword.cost,
            targets=(TargetWord("target", (wanted,)),),
            do=(Action("attach", THIS, None, (*as_creature, ("to", ("target", "target")))),),
            limits=(("sorcery",),),
            text=keyword.text,
        )

    return spell_out


def _cycling(keyword: Ability) -> Ability:
    return Ability(
        "activated",
        "cycling",
        cost=_with(keyword.cost, _DISCARD_THIS),
        do=(Action("draw", YOU, 1),),
        zones=("hand",),
        text=keyword.text,
    )


def _typecycling(keyword: Ability) -> Ability:
    wanted = keyword.value._replace(kind="card") if isinstance(keyword.value, Filter) else Filter((), "card")
    found = ("made", "found")
    search = Action("search", YOU, 1, (("as", "found"), ("is", wanted), ("zone", ("library",))))
    return Ability(
        "activated",
        "typecycling",
        cost=_with(keyword.cost, _DISCARD_THIS),
        do=(search, Action("reveal", found), Action("put", found, None, (("to", "hand"),)), Action("shuffle", YOU)),
        zones=("hand",),
        text=keyword.text,
    )


def _scavenge(keyword: Ability) -> Ability:
    return Ability(
        "activated",
        "scavenge",
        cost=_with(keyword.cost, _EXILE_FROM_GRAVEYARD),
        targets=(TargetWord("target", (Filter((Test("type", ("creature",)),)),)),),
        do=(Action("put-counters", ("target", "target"), ("value", THIS, "power"), (("kind", "+1/+1"),)),),
        limits=(("sorcery",),),
        zones=("graveyard",),
        text=keyword.text,
    )


def _aura_swap(keyword: Ability) -> Ability:
    tests = (Test("type", ("enchantment",)), Test("subtype", ("Aura",)), Test("owner", YOU))
    choice = Action("choose", None, 1, (("as", "card"), ("is", Filter(tests, "card", ("hand",)))))
    exchange = Action("exchange", ("union", (THIS, ("made", "card"))), None, (("what", "cards"),))
    return Ability(
        "activated",
        "aura swap",
        cost=keyword.cost,
        do=(Action("may", YOU, None, (("do", (choice, exchange)),)),),
        text=keyword.text,
    )


def _level_up(keyword: Ability) -> Ability:
    return Ability(
        "activated",
        "level up",
        cost=keyword.cost,
        do=(Action("put-counters", THIS, 1, (("kind", "level"),)),),
        limits=(("sorcery",),),
        text=keyword.text,
    )


_UNBLOCKED = Filter((Test("type", ("creature",)), Test("controller", YOU), Test("status", "unblocked")))


def _ninjutsu(*zones: str) -> Callable[[Ability], Ability]:
    def spell_out(keyword: Ability) -> Ability:
        back = Action("return", ("choose", _UNBLOCKED, 1, 1), None, (("to", "hand"),))
        return Ability(
            "activated",
            keyword.name,
            cost=_with(keyword.cost, Action("reveal", THIS), back),
            do=(Action("ninjutsu", THIS),),
            zones=zones,
            text=keyword.text,
        )

    return spell_out


SPELT_OUT: dict[str, Callable[[Ability], Ability]] = {
    "equip": _attach(_CREATURE_YOU_CONTROL),
    "fortify": _attach(_LAND_YOU_CONTROL),
    "cycling": _cycling,
    "typecycling": _typecycling,
    "scavenge": _scavenge,
    "aura swap": _aura_swap,
    "level up": _level_up,
    "ninjutsu": _ninjutsu("hand"),
    "commander ninjutsu": _ninjutsu("hand", "command"),
}
"""What keywords mean as activated abilities (702.6a, 702.67a, 702.29a, 702.29e, 702.97a, 702.65a, 702.87a, 702.49a)."""


KEYWORD_RULES = {
    "equip": "702.6a",
    "fortify": "702.67a",
    "cycling": "702.29a",
    "typecycling": "702.29e",
    "scavenge": "702.97a",
    "aura swap": "702.65a",
    "level up": "702.87a",
    "ninjutsu": "702.49a",
    "commander ninjutsu": "702.49d",
}
"""The rule that says what each of these keywords means."""


MORE_ACTIVATED: dict[str, Callable[[Ability], Ability]] = {}
"""Keywords that mean a second activated ability, with how that is spelt out; chapters add theirs."""


@once_for_each
@lru_cache(maxsize=2048)
def spelt_out(ability: Ability) -> Ability:
    """Return the activated ability that a keyword stands for; any other ability as it is."""
    if ability.kind != "keyword":
        return ability
    way = SPELT_OUT.get(ability.name or "")
    return way(ability) if way is not None else ability


STANDS_FOR: dict[str, Callable[[Ability], tuple[Ability, ...]]] = {}
"""Keywords that stand for replacement, prevention or triggered abilities, with how each is spelt out; chapters add theirs."""

SUNBURST = "sunburst"
"""Value of a keyword whose number is the number of colours of mana spent (702.44c)."""

STANDS_FOR_RULES: dict[str, str] = {}
"""The rule that says what each of these keywords means."""


def keyword_means(name: str, rule: str) -> Callable[[Callable[[Ability], tuple[Ability, ...]]], object]:
    """Return a decorator that makes a function the way a keyword is spelt out; what it returns gets the keyword's name."""

    def register(spell_out: Callable[[Ability], tuple[Ability, ...]]) -> Callable[[Ability], tuple[Ability, ...]]:
        STANDS_FOR[name] = spell_out
        STANDS_FOR_RULES[name] = rule
        return spell_out

    return register


FOLLOWED_LAST = frozenset(("awaken", "cipher", "epic", "paradigm"))
"""Keywords of spells that are instructions printed below all others."""

NAMED_BY_DEEDS = frozenset(("cant", "must", "may"))
"""Kinds of ability whose name is the deed that they speak of, also where a keyword stands for them."""


def _name(meant: Ability, keyword: Ability) -> str | None:
    return meant.name if meant.kind in NAMED_BY_DEEDS else keyword.name


@once_for_each
@lru_cache(maxsize=4096)
def stands_for(ability: Ability) -> tuple[Ability, ...]:
    """Return the abilities that an ability stands for: itself, or what a keyword means (702)."""
    if ability.kind != "keyword":
        return (ability,)
    way = STANDS_FOR.get(ability.name or "")
    if way is None:
        return (ability,)
    return tuple(
        one._replace(name=_name(one, ability), value=ability.value, text=one.text or ability.text)
        for one in way(ability)
    )


_WHILE: dict[object, Mapping[str, str]] = {
    ("compare", ("value", YOU, "speed"), "=", MAX_SPEED): {"static": "mtg@20260417:702.178a"},
    ("is", THIS, Filter((Test("status", "solved"),), "permanent")): {
        **{"static": "mtg@20260417:702.169b", "triggered": "mtg@20260417:702.169c"},
        "activated": "mtg@20260417:702.169d",
    },
    ("is", THIS, Filter((Test("status", "harnessed"),), "permanent")): {"static": "mtg@20260417:702.186b"},
}
"""Conditions under which a permanent has what stands behind a word with a dash: the rule of that word, for a static ability and
for another kind that has a rule of its own."""

ALSO_SAID: Mapping[str, tuple[str, ...]] = {
    "read ahead": ("mtg@20260417:714.3b",),
    "gift": ("mtg@20260417:702.174b",),
    "backup": ("mtg@20260417:702.165d",),
}
"""Rules elsewhere in the book that say the same of a keyword ability."""


def rules_of_having(abilities: Iterable[Ability], had: Ability) -> tuple[str, ...]:
    """Return the rules of the word with a dash behind which an ability of the same object stands; none where there is none.

    CR 702.169c, 702.169d, 702.178a and 702.186b of the book of 2026-04-17.
    """
    for ability in abilities:
        rules = _WHILE.get(ability.condition) if ability.kind == "static" else None
        if rules is not None and any(change.what == "gain" and change.value == had for change in ability.modify):
            return (rules.get(had.kind, rules["static"]),)
    return ()


BEFORE_NUMBERS = "before-numbers"
"""Detail of hideaway on a card that names no number, by rules of which hideaway has one (702.75b of the book of 2026-04-17)."""


def keyword_rules(ability: Ability) -> tuple[str, ...]:
    """Return the rules that say what a keyword ability means, sunburst as its number among them (702.44c); none for another.

    "To solve" before a condition is one such (719.3a of the book of 2026-04-17).
    """
    if ability.name == "station-symbol":
        boxed = any(change.what == "base-pt" for change in ability.modify)
        return ("mtg@20260417:721.2b",) if boxed else ("mtg@20260417:721.2a",)
    if ability.kind == "triggered" and any(action.verb == "solve" for action in ability.do):
        return ("mtg@20260417:719.3a",)
    if ability.kind == "static" and ability.name is None and (word := _WHILE.get(ability.condition)) is not None:
        return (word["static"],)
    rule = STANDS_FOR_RULES.get(ability.name or "") or KEYWORD_RULES.get(ability.name or "")
    if rule is None:
        return ()
    if ability.get("several"):
        return (rule, "715.2c")
    if ability.get(BEFORE_NUMBERS):
        return (rule, "mtg@20260417:702.75b")
    if ability.name is not None and ability.name in ALSO_SAID:
        return (rule, *ALSO_SAID[ability.name])
    if ability.name == "devour" and isinstance(ability.value, tuple) and isinstance(ability.value[0], Filter):
        return (rule, "702.82c")
    return (rule, "702.44c", "702.44a") if ability.value == SUNBURST else (rule,)


BESTOWED = (
    Modification("set-types", ("enchantment",)),
    Modification("set-subtypes", ("Aura",)),
    Modification(
        "gain", Ability("keyword", "enchant", Filter((Test("type", ("creature",)),)), text="enchant creature")
    ),
)
"""What a spell cast bestowed, and the permanent it becomes, is: an Aura enchantment with enchant creature (702.103b)."""
