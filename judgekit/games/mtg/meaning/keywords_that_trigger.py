"""702: keyword abilities that trigger outside of combat, each spelt out as the triggered ability that it means."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Filter, Formula, Pattern, TargetWord, Test
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

ITSELF = Filter((Test("among", THIS),), "object")
"""The object that the ability is on."""

_UPKEEP = (Pattern("step", (("player", YOU), ("step", ("upkeep",)))),)
_DIES = (Pattern("dies", (("object", ITSELF),)),)
_ENTERS = (Pattern("enters", (("object", ITSELF),)),)
_CREATURE = Filter((Test("type", ("creature",)),))
_ON_THE_BATTLEFIELD = ("exists", Filter((Test("among", THIS),)))
_SACRIFICE = Action("sacrifice", THIS)

Meaning = Callable[[Ability], tuple[Ability, ...]]


def _triggered(text: dict[str, object]) -> Ability:
    """Return the ability that structured terms of our own spell out."""
    return read_ability(Part({"triggered": text}))[0]


def _unless(keyword: Ability, times: Formula | None = None) -> Action:
    """Return: sacrifice this unless you pay the cost of the keyword."""
    details = {"cost": keyword.cost, "do": (_SACRIFICE,), **({} if times is None else {"times": times})}
    return Action("unless", YOU, None, tuple(sorted(details.items())))


@keyword_means("cumulative upkeep", "702.24a")
def cumulative_upkeep(keyword: Ability) -> tuple[Ability, ...]:
    """An age counter each upkeep, then the cost for each of them or the sacrifice (702.24a)."""
    age = Action("put-counters", THIS, 1, (("kind", "age"),))
    pay = _unless(keyword, ("value", THIS, "counters", "age"))
    return (Ability("triggered", when=_UPKEEP, condition=_ON_THE_BATTLEFIELD, do=(age, pay)),)


@keyword_means("echo", "702.30a")
def echo(keyword: Ability) -> tuple[Ability, ...]:
    """The echo cost or the sacrifice in the first upkeep under a player's control (702.30a)."""
    return (Ability("triggered", when=_UPKEEP, condition=("newly-controlled", THIS), do=(_unless(keyword),)),)


def _returns_with(counter: str) -> Meaning:
    """Return how undying or persist is spelt out: back with a counter, if it had none of that kind."""

    def meaning(_keyword: Ability) -> tuple[Ability, ...]:
        none = ("compare", ("value", THIS, "counters", counter), "=", 0)
        details = (("counters", ((counter, 1),)), ("to", "battlefield"), ("under", ("owner", THIS)))
        back = Action("return", THIS, None, details)
        return (Ability("triggered", when=_DIES, condition=none, do=(back,)),)

    return meaning


keyword_means("undying", "702.93a")(_returns_with("+1/+1"))
keyword_means("persist", "702.79a")(_returns_with("-1/-1"))


@keyword_means("haunt", "702.55a")
def haunt(_keyword: Ability) -> tuple[Ability, ...]:
    """Exiled haunting a target creature: a permanent as it dies, a spell as it resolves (702.55a)."""
    exile = Action("exile", THIS, None, (("haunting", ("target", "target")),))
    creature = (TargetWord("target", (_CREATURE,)),)
    roles = (("from", ("stack",)), ("object", ITSELF), ("reason", ("resolve",)), ("to", ("graveyard",)))
    resolved = (Pattern("move", roles),)
    return tuple(Ability("triggered", when=when, targets=creature, do=(exile,)) for when in (_DIES, resolved))


WARD = "ward"
"""The name of what ward triggers."""


@keyword_means(WARD, "702.21a")
def ward(keyword: Ability) -> tuple[Ability, ...]:
    """What an opponent aims at it is countered unless that player pays (702.21a)."""
    theirs = Filter((Test("controller", ("opponent",)),), "object")
    when = (Pattern("becomes-target", (("by", theirs), ("object", ITSELF))),)
    counter = Action("counter", ("event", "by"))
    details = (("cost", keyword.cost), ("do", (counter,)))
    do = (Action("unless", ("controller", ("event", "by")), None, details),)
    return (Ability("triggered", WARD, when=when, do=do),)


@keyword_means("prowess", "702.108a")
def prowess(_keyword: Ability) -> tuple[Ability, ...]:
    """+1/+1 for each noncreature spell its controller casts (702.108a)."""
    spell = {"kind": "spell", "not": {"type": "creature"}}
    when = {"event": "cast", "player": "you", "object": spell}
    return (_triggered({"when": when, "do": {"modify": "this", "with": [{"pt": "+1/+1"}], "until": "end-of-turn"}}),)


@keyword_means("evolve", "702.100a")
def evolve(_keyword: Ability) -> tuple[Ability, ...]:
    """A counter when a creature enters under the same control that is greater in power or toughness (702.100a)."""
    greater = {"or": ["event.object.power > this.power", "event.object.toughness > this.toughness"]}
    when = {"event": "enters", "object": {"type": "creature", "controller": "you"}}
    return (_triggered({"when": when, "if": greater, "do": {"grow": "this", "word": "evolves"}}),)


@keyword_means("exploit", "702.110a")
def exploit(_keyword: Ability) -> tuple[Ability, ...]:
    """A creature may be sacrificed as it enters (702.110a)."""
    sacrifice = {"sacrifice": {"choose": {"type": "creature", "controller": "you"}}}
    return (_triggered({"when": {"event": "enters", "object": "this"}, "optional": "true", "do": [sacrifice]}),)


@keyword_means("soulshift", "702.46a")
def soulshift(keyword: Ability) -> tuple[Ability, ...]:
    """A Spirit card of small mana value may come back to the hand when it dies (702.46a)."""
    tests = (Test("subtype", ("Spirit",)), Test("owner", YOU), Test("mana-value", ("<=", keyword.value)))
    back = Action("return", ("target", "target"), None, (("to", "hand"),))
    word = TargetWord("target", (Filter(tests, "card", ("graveyard",)),))
    return (Ability("triggered", when=_DIES, targets=(word,), do=(back,), optional=True),)


@keyword_means("fabricate", "702.123a")
def fabricate(keyword: Ability) -> tuple[Ability, ...]:
    """Counters on it, or Servo tokens, as it enters (702.123a)."""
    number = keyword.value
    servo = {"name": "Servo", "types": "Artifact Creature - Servo", "pt": "1/1", "colors": "colorless"}
    counters = {"put-counters": "this", "kind": "+1/+1", "amount": number}
    do = {"may": "you", "do": [counters], "else": [{"create": servo, "amount": number}]}
    return (_triggered({"when": {"event": "enters", "object": "this"}, "do": [do]}),)


@keyword_means("living weapon", "702.92a")
def living_weapon(_keyword: Ability) -> tuple[Ability, ...]:
    """A Germ token that it is attached to, as it enters (702.92a)."""
    germ = {"types": "Creature - Phyrexian Germ", "pt": "0/0", "colors": "black"}
    do = [{"create": germ, "as": "germ"}, {"attach": "this", "to": "germ"}]
    return (_triggered({"when": {"event": "enters", "object": "this"}, "do": do}),)


@keyword_means("extort", "702.101a")
def extort(_keyword: Ability) -> tuple[Ability, ...]:
    """For a white or black mana each opponent loses 1 life, and its controller gains as much (702.101a)."""
    lost = {"lose-life": "opponents", "amount": "1", "as": "lost"}
    do = [{"pay": "{W/B}", "by": "you"}]
    then = [lost, {"gain-life": "you", "amount": "lost"}]
    return (_triggered({"when": {"event": "cast", "player": "you"}, "do": [{"may": "you", "do": do, "then": then}]}),)


@keyword_means("ingest", "702.115a")
def ingest(_keyword: Ability) -> tuple[Ability, ...]:
    """The player it deals combat damage to exiles the top card of the library (702.115a)."""
    when = {"event": "damage", "source": "this", "combat": "true", "to": {"kind": "player"}}
    return (_triggered({"when": when, "do": [{"exile": {"top": "event.to"}}]}),)


@keyword_means("afterlife", "702.135a")
def afterlife(keyword: Ability) -> tuple[Ability, ...]:
    """Flying Spirit tokens when it dies (702.135a)."""
    spirit = {"types": "Creature - Spirit", "pt": "1/1", "colors": "white black", "abilities": ["flying"]}
    create = {"create": spirit, "amount": keyword.value}
    return (_triggered({"when": {"event": "dies", "object": "this"}, "do": [create]}),)


@keyword_means("recover", "702.59a")
def recover(keyword: Ability) -> tuple[Ability, ...]:
    """Back from the graveyard for its cost when a creature of its owner dies, else exiled (702.59a)."""
    own = Filter((Test("type", ("creature",)), Test("owner", YOU)))
    back, gone = Action("return", THIS, None, (("to", "hand"),)), Action("exile", THIS)
    pay = Action("pay", keyword.cost, None, (("by", YOU),))
    may = Action("may", YOU, None, (("do", (pay,)), ("else", (gone,)), ("then", (back,))))
    return (Ability("triggered", when=(Pattern("dies", (("object", own),)),), do=(may,), zones=("graveyard",)),)


@keyword_means("champion", "702.72a")
def champion(keyword: Ability) -> tuple[Ability, ...]:
    """Sacrificed as it enters unless another permanent of a kind is exiled, which comes back when it leaves (702.72a)."""
    kind: Filter = keyword.value
    other = kind._replace(tests=(*kind.tests, Test("other", True), Test("controller", YOU)), kind="permanent")
    exile = Action("exile", ("choose", other, 1, 1), None, (("link", "championed"),))
    championed = ("linked", "championed")
    back = Action("return", championed, None, (("to", "battlefield"), ("under", ("owner", championed))))
    leaves = (Pattern("leaves", (("object", ITSELF),)),)
    may = Action("may", YOU, None, (("do", (exile,)), ("else", (_SACRIFICE,))))
    linked = ("championed",)
    return (
        Ability("triggered", when=_ENTERS, do=(may,), links=linked),
        Ability("triggered", when=leaves, do=(back,), links=linked),
    )


SEPARATE: dict[str, str] = {
    "cumulative upkeep": "702.24b",
    "rampage": "702.23c",
    "flanking": "702.25b",
    "provoke": "702.39b",
    "storm": "702.40b",
    "gravestorm": "702.69b",
    "cascade": "702.85c",
    "bushido": "702.45b",
    "soulshift": "702.46b",
    "frenzy": "702.68b",
    "poisonous": "702.70b",
    "annihilator": "702.86b",
    "battle cry": "702.91b",
    "evolve": "702.100d",
    "extort": "702.101b",
    "dethrone": "702.105b",
    "prowess": "702.108b",
    "renown": "702.112c",
    "ingest": "702.115b",
    "myriad": "702.116b",
    "melee": "702.121b",
    "fabricate": "702.123b",
    "afflict": "702.130b",
    "mentor": "702.134b",
    "afterlife": "702.135b",
}
"""Keywords of which several instances trigger separately, with the rule that says so."""


def separate_rules(values: Characteristics, ability: Ability) -> tuple[str, ...]:
    """Return the rule by which one of several instances of a keyword triggers on its own.

    Args:
        values: what its object is like.
        ability: the ability that triggers.
    """
    rule = SEPARATE.get(ability.name or "")
    return (rule,) if rule is not None and len(values.all_of(ability.name or "")) > 1 else ()
