"""Descriptions of card text made into filters: whose cards, in which zone, of which kind (200, 316, 403.1)."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import Comparison, Filter, Formula, Reference
from judgekit.games.duel_masters.text.keywords import keyword
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Value

_KINDS: dict[str, tuple[str, ...]] = {
    "creature": ("creature",),
    "element": ("element",),
    "tamaseed": ("tamaseed",),
    "field": ("field",),
    "d2-field": ("d2",),
    "spell": ("spell",),
    "card": ("card",),
    "card-below": ("card",),
    "shield": ("card",),
    "hand": ("card",),
    "evolution-creature": ("evolution",),
    "neo-creature": ("neo",),
    "blocker": ("creature",),
    "creature-or-spell": ("creature", "spell"),
    "creature-or-tamaseed": ("creature", "tamaseed"),
}
_ZONE_OF_KIND = {"hand": "hand", "shield": "shield-zone"}
_OWN = ("hand", "graveyard", "mana-zone", "shield-zone", "library")
_NOWHERE = frozenset(("card", "spell", "creature-or-spell"))
"""Kinds that are in no certain zone unless the text says which."""

EXTREMES = frozenset(("lowest-power", "highest-power", "lowest-cost", "highest-cost"))
"""Words for the most and the least of what is meant."""

NUMBER = "@number"
"""The number that was chosen (108.1a), where a description compares with it."""

IT = "@it"
"""What a description compares with where it says 「そのクリーチャーより」: its line knows what that means."""

PLAYERS: dict[str, Reference] = {"you": ("you",), "opponent": ("opponent",), "each-player": ("each-player",)}


def refused(why: str, words: str, text: str) -> CardTextNotUnderstood:
    """Return the fault of a line whose words are known and that cannot be said to mean one thing."""
    return CardTextNotUnderstood(
        phrase("not understood: {why}: {words!r} in {text!r}", why=why, words=words, text=text), words, text
    )


def player_of(word: str, actor: Reference) -> Reference:
    """Return the player a word means; 自身 is whoever acts, 「そのプレイヤー」 whose the card is that the pronoun means."""
    return {**PLAYERS, "@self": actor, "@that": ("owner-of", (IT,))}[word]


def filter_of(term: Term, actor: Reference, text: str, located: bool = True) -> Filter:
    """Return the filter of a description.

    Args:
        term: the description.
        actor: who acts in its sentence.
        text: the line.
        located: whether cards are looked for where they are: then it must be said, or follow, in which zone.

    Raises:
        CardTextNotUnderstood: it is not said where, or whose it is.
    """
    if "or" in term:
        return Filter(either=tuple(filter_of(one, actor, text, located) for one in term["or"]))
    rest = dict(term)
    kind = rest.pop("type", "creature" if "race" in rest else "card")
    among = rest.pop("among", None)
    zone = rest.pop("zone", _ZONE_OF_KIND.get(kind))
    if "called" in rest and zone is None and located:
        kind = "element"  # by its name alone it is meant where it plays a part (403.1)
    zones = tuple(zone) if isinstance(zone, list) else (zone,)
    zone = zones[0]
    if len(zones) > 1 and not set(zones) <= set(_OWN):
        raise refused(phrase("in which zone?"), "、".join(zones), text)
    whose = rest.pop("controller", None)
    fields: Term = {"what": _KINDS[kind]}
    if kind == "blocker":
        fields["has"] = "blocker"
    if "race" in rest and kind == "creature" and "type" not in term and zone in _OWN:
        fields["what"] = ("card",)
    if kind == "card-below":
        fields["among"], fields["zone"] = ("below", (IT,) if rest.pop("below", None) else ("this",)), ("under",)
        zone = None
    elif among is not None:
        fields["among"], fields["zone"] = ("chosen", "seen"), ("library",)
        zone = None
    elif zone is not None:
        fields["zone"] = zones
        if zone in _OWN and whose is None:
            if zone != "hand":
                raise refused(phrase("whose is it?"), zone, text)
            whose = "@self"
    elif located and kind in _NOWHERE:
        raise refused(phrase("in which zone?"), kind, text)
    if whose is not None:
        player = player_of(whose, actor)
        fields["owner" if zone in _OWN else "controller"] = player
    extremes = [key for key in rest if key in EXTREMES]
    for key, value in rest.items():
        if key not in EXTREMES:
            fields.update(_field(key, value, text, actor))
    found = Filter(**fields)
    for key in extremes:
        which, _, what = key.partition("-")
        if len(extremes) > 1 or not located or what in fields:
            raise refused(phrase("the most of what?"), "最も", text)
        most: Term = {what: ("=", (which, what, found))}
        found = found._replace(**most)
    return found


def number_of(term: Term, actor: Reference, text: str) -> Formula:
    """Return how many a description means; cards of a zone are counted as the zone counts them (113.2, 409.1c)."""
    if set(term) == {"controller", "type"} and term["type"] in _ZONE_OF_KIND:
        return ("cards-in", _ZONE_OF_KIND[term["type"]], player_of(term["controller"], actor))
    return ("count", filter_of(term, actor, text))


def _field(key: str, value: Value, text: str, actor: Reference) -> Term:
    if key in ("cost-upto", "cost-over"):
        return {"cost": ("<=" if key == "cost-upto" else ">", number_of(value, actor, text))}
    if key == "race":
        return {"races": tuple(value)}
    if key == "race-of":
        return {"races": (value,)}
    if key == "civilization":
        return {"civilizations": tuple(value)}
    if key in ("power", "cost"):
        return {key: comparison(value)}
    if key in ("tapped", "other", "multicolor", "arrived"):
        return {key: value == "true"}
    if key in ("name-part", "called"):
        return {"name" if key == "name-part" else key: (value,)}
    if key in ("has", "has-not"):
        return {"has" if key == "has" else "not_has": keyword_name(value["text"], text)}
    if key == "not":
        inner: Term = {}
        for name, one in value.items():
            inner.update({"what": _KINDS[one]} if name == "type" else _field(name, one, text, actor))
        return {"without": Filter(**inner)}
    raise refused(phrase("a description"), key, text)


def keyword_name(written: str, text: str) -> str:
    """Return the name of the ability that a keyword gives.

    Raises:
        CardTextNotUnderstood: it is no keyword, or one of several that have one name (breakers).
    """
    found = keyword(written)
    if found is None or found.name is None or found.modify:
        raise refused(phrase("no keyword that a card has by name"), written, text)
    return found.name


def comparison(written: str) -> Comparison:
    """Return a comparison: "<= 3000", "< this.power", "<= it.cost"."""
    sign, value = written.split(" ")
    whose, _, what = value.partition(".")
    if not what:
        return (sign, int(value))
    what, _, more = what.partition("+")
    if more:
        return (sign, ("+", ("value", (IT,), what), int(more)))
    if whose == "number":
        return (sign, (NUMBER,))
    return (sign, ("value", ("this",) if whose == "this" else (IT,), what))
