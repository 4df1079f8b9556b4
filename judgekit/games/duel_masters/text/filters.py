"""Descriptions of card text made into filters (200, 316, 403.1), and events into patterns (110.4g, 603, 609)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import TIME, Filter
from judgekit.games.duel_masters.text.keywords import keyword
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Comparison, Formula, Pattern, Reference, Value

_KINDS: dict[str, tuple[str, ...]] = {
    **{kind: (kind,) for kind in ("creature", "element", "tamaseed", "field", "spell", "card")},
    **dict.fromkeys(("card-below", "shield", "hand"), ("card",)),
    **{f"{kind}-creature": (kind,) for kind in ("evolution", "neo", "neo-evolution", "star-evolution")},
    "d2-field": ("d2",),
    "blocker": ("creature",),
    "creature-or-spell": ("creature", "spell"),
    "creature-or-tamaseed": ("creature", "tamaseed"),
}
_ZONE_OF_KIND = {"hand": "hand", "shield": "shield-zone", "library": "library"}
_OWN = ("hand", "graveyard", "mana-zone", "shield-zone", "library")
_NOWHERE = frozenset(("card", "spell", "creature-or-spell"))
"""Kinds that are in no certain zone unless the text says which."""

EXTREMES = frozenset(("lowest-power", "highest-power", "lowest-cost", "highest-cost"))
"""Words for the most and the least of what is meant."""

NUMBER = "選んだ数字"
"""The number that is chosen as the effect is resolved (108.1a), where a description compares with it."""

SAID_WORDS = {"race": "選んだ種族", "name": "選んだ名前", "civilization": "選んだ文明", "number": NUMBER}
"""What stands in the terms for the race, the name, the civilization or the number that is said as the effect is resolved."""

IT = "@it"
"""What a description compares with where it says 「そのクリーチャーより」: its line knows what that means."""

PLAYERS: dict[str, Reference] = {"you": ("you",), "opponent": ("opponent",), "each-player": ("each-player",)}


def refused(why: str, words: str, text: str) -> CardTextNotUnderstood:
    """Return the fault of a line whose words are known and that cannot be said to mean one thing."""
    return CardTextNotUnderstood(
        phrase("not understood: {why}: {words!r} in {text!r}", why=why, words=words, text=text), words, text, why=why
    )


def sure(holds: object, why: str, words: str, text: str) -> None:
    """Go on only where something holds.

    Raises:
        CardTextNotUnderstood: it does not hold; the fault says why, with the words at fault.
    """
    if not holds:
        raise refused(why, words, text)


def player_of(word: str, actor: Reference) -> Reference:
    """Return the player a word means; 自身 is whoever acts, 「そのプレイヤー」 whose the card is that the pronoun means."""
    return {**PLAYERS, "@self": actor, "@that": ("owner-of", (IT,))}[word]


def both_of(one: Term, other: Term) -> tuple[Term, Term]:
    """Return two descriptions that are said together: whose, and in which zone, is said of both where the second says neither.

    「相手の光のクリーチャーと闇のクリーチャー」 are both the opponent's; 「…と他のクリーチャー」 says whose it may be by itself.
    """
    if {"controller", "other", "among", "zone"} & set(other):
        shared = {"controller"} if "zone" in other and "controller" not in other else set()
    else:
        shared = {"controller", "zone"}
    return one, {**{key: value for key, value in one.items() if key in shared}, **other}


def filter_of(term: Term, actor: Reference, text: str, located: bool = True) -> Filter:
    """Return the filter of a description.

    Args:
        term: the description.
        actor: who acts in its sentence.
        text: the line.
        located: whether cards are looked for where they are: then it must be said, or follow, in which zone.

    Raises:
        CardTextNotUnderstood: it is not said where, or whose it is, or one thing is said of it twice.
    """
    if "or" in term:
        return Filter(either=tuple(filter_of(one, actor, text, located) for one in both_of(*term["or"])))
    kind = term.get("type", "creature" if "race" in term else "card")
    if kind == "library":  # it is counted, and nothing is chosen out of it unseen
        raise refused(phrase("what is done with cards of the library?"), "山札", text)
    if "host" in term:
        return _below_others(term, actor, text)
    zone = term.get("zone", _ZONE_OF_KIND.get(kind))
    zones = tuple(zone) if isinstance(zone, list) else (zone,)
    sure(len(zones) < 2 or set(zones) <= set(_OWN), phrase("in which zone?"), "、".join(map(str, zones)), text)
    if "called" in term and "type" not in term and zones == (None,) and located:
        kind = "element"  # by its name alone it is meant where it plays a part (403.1)
    sure("coming" not in term or zones == ("shield-zone",), phrase("in which zone?"), "手札に加える", text)
    sure(term.get("not", {}).get("type") != kind, phrase("other than what it is?"), kind, text)
    any_card = kind == "creature" and "type" not in term and (zones[0] in _OWN or "among" in term)
    fields: Term = {"what": ("card",) if any_card else _KINDS[kind]}
    if kind == "blocker":
        fields["has"] = "blocker"
    fields.update(_place(term, kind, zones, located, actor, text))
    placed = _PLACING | {"below"} if kind == "card-below" else _PLACING
    for key, value in term.items():
        if key in placed or key in EXTREMES:
            continue
        said = _field(key, value, text, actor)
        if not fields.keys() & said.keys():
            fields.update(said)
        elif "either" in fields:
            raise refused(phrase("too much is said of it"), key, text)
        else:  # two costs, two races, two abilities: both have to fit
            fields["either"] = (Filter(**said),)
    return _with_extreme(fields, [key for key in term if key in EXTREMES], located, text)


def _below_others(term: Term, actor: Reference, text: str) -> Filter:
    """Return the filter of cards that lie below what a description means: 「自分のクリーチャーの下にあるカード」 (200.3a)."""
    said = {key: value for key, value in term.items() if key not in ("type", "host")}
    sure(not said.keys() & {*term["host"], "among", "zone"}, phrase("below what?"), "下", text)
    host = filter_of({**said, **term["host"]}, actor, text)
    sure(host.zone is None, phrase("in which zone?"), "下", text)
    return Filter(what=("card",), among=("below", ("all", host)), zone=("under",))


_PLACING = frozenset(("type", "among", "zone", "controller"))
"""What a description says of kind and place."""


def _place(
    term: Term, kind: str, zones: tuple[str | None, ...], located: bool, actor: Reference, text: str
) -> dict[str, Value]:
    """Return where the cards are that a description means, and whose they are."""
    fields: dict[str, Value] = {}
    whose, zone = term.get("controller"), zones[0]
    if kind == "card-below":
        fields, zone = {"among": ("below", (IT,) if term.get("below") else ("this",)), "zone": ("under",)}, None
    elif "among" in term:
        fields, zone = {"among": ("chosen", "seen"), "zone": ("library",)}, None
    elif zone is not None:
        fields["zone"] = zones
        if zone in _OWN and whose is None:
            sure(zone == "hand", phrase("whose is it?"), zone, text)
            whose = "@self"
    elif located and kind in _NOWHERE:
        raise refused(phrase("in which zone?"), kind, text)
    if whose is not None:
        fields["owner" if zone in _OWN else "controller"] = player_of(whose, actor)
    return fields


def _with_extreme(fields: Term, extremes: list[str], located: bool, text: str) -> Filter:
    """Return a filter of which, where that is said, only those with the most or the least of something are meant."""
    found = Filter(**fields)
    for key in extremes:
        which, _, what = key.partition("-")
        sure(len(extremes) <= 1 and located and what not in fields, phrase("the most of what?"), "最も", text)
        most: Term = {what: ("=", (which, what, found))}
        found = found._replace(**most)
    return found


def number_of(term: Term, actor: Reference, text: str) -> Formula:
    """Return how many a description means; cards of a zone are counted as the zone counts them (113.2, 409.1c)."""
    if "civilizations" in term:
        return ("civilizations-in", "mana-zone", player_of(term["civilizations"], actor))
    if set(term) == {"controller", "type"} and term["type"] in _ZONE_OF_KIND:
        return ("cards-in", _ZONE_OF_KIND[term["type"]], player_of(term["controller"], actor))
    return ("count", filter_of(term, actor, text))


_YES_OR_NO = frozenset(("tapped", "other", "multicolor", "arrived", "attacking"))

_SAID: dict[str, Callable[[Value, str], Term]] = {
    "race": lambda value, _text: {"races": tuple(value)},
    "race-of": lambda value, _text: {"races": (value,)},
    "civilization": lambda value, _text: {"civilizations": tuple(value)},
    "name-part": lambda value, _text: {"name": (value,)},
    "called": lambda value, _text: {"called": (value,)},
    "has": lambda value, text: {"has": keyword_name(value["text"], text)},
    "has-not": lambda value, text: {"not_has": keyword_name(value["text"], text)},
    "power": lambda value, _text: {"power": comparison(value)},
    "cost": lambda value, _text: {"cost": comparison(value)},
    "unchosen": lambda _value, _text: {"without": Filter(among=(IT,))},
    "coming": lambda value, _text: {"held": value == "true"},
}
"""What each word of a description says of a filter."""


def _field(key: str, value: Value, text: str, actor: Reference) -> Term:
    if key in ("cost-upto", "cost-over"):
        return {"cost": ("<=" if key == "cost-upto" else ">", number_of(value, actor, text))}
    if key == "not":
        inner: Term = {}
        for name, one in value.items():
            inner.update({"what": _KINDS[one]} if name == "type" else _field(name, one, text, actor))
        return {"without": Filter(**inner)}
    if key in _YES_OR_NO:
        return {key: value == "true"}
    sure(key in _SAID, phrase("a description"), key, text)
    return _SAID[key](value, text)


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


_THIS = Filter(among=("this",))

_MOVES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "enters": (("to", ("battle-zone",)),),
    "destroyed": (("cause", ("destroy",)), ("from", ("battle-zone",))),
    "leaves": (("from", ("battle-zone",)),),
    "to-mana": (("to", ("mana-zone",)),),
    "to-graveyard": (("to", ("graveyard",)),),
    "to-shields": (("to", ("shield-zone",)),),
    "shield-to-hand": (("from", ("shield-zone",)), ("to", ("hand",))),
}
"""Events that are moves, with what tells them from others; a change of what lies on top is none."""


_WAYS = {"革命チェンジ": "revolution-change", "侵略": "evolve"}
"""Keywords through which a creature comes, by what moves it."""


_NOT_SUMMONED = ("effect", "evolve", "exchange", "revolution-change")
"""What moves a creature that comes and is not summoned."""

_NOT_HAND = ("graveyard", "mana-zone", "shield-zone", "library")


def _causes(through: Value) -> tuple[str, ...]:
    """Return what moves a creature that comes in a certain way; none where the words say none."""
    if through == "not-summoned":
        return _NOT_SUMMONED
    way = _WAYS.get(through.get("text"))
    return () if way is None else (way,)


def _which(of: Value, text: str) -> Filter:
    return _THIS if of in ("this", "this-card") else filter_of(of, ("you",), text, located=False)


def _player(word: str | None) -> Filter | None:
    return None if word in (None, "each-player") else Filter(what=("player",), among=PLAYERS[word])


def pattern_of(when: Term, text: str) -> Pattern:
    """Return the pattern of a 誘発条件, which time of the turn it has to be included.

    Raises:
        CardTextNotUnderstood: it is not said of what, or twice of whom.
    """
    if "time" not in when:
        return _pattern(when, text)
    found = _pattern({key: value for key, value in when.items() if key != "time"}, text)
    return found._replace(details=(*found.details, (TIME, comparison(when["time"]))))


def _pattern(when: Term, text: str) -> Pattern:
    """Return the pattern of a 誘発条件 at any time of the turn.

    Raises:
        CardTextNotUnderstood: it is not said of what, or twice of whom.
    """
    if "moment" in when:
        return Pattern(("begin",), of=_player(when.get("whose")), details=(("at", (when["moment"],)),))
    event = when["event"]
    if event in ("draw", "win-clash", "use-trigger", "use-strike"):
        return Pattern((event,), of=_player(when["player"]))
    sure(event != "lose", phrase("what triggers once the game is over?"), "負け", text)
    if "owner" in when and event not in _MOVES:
        return _of_an_owner(when, text)
    if event == "battle":  # a battle is one event, in which each of two creatures fights
        against = filter_of(when["with"], ("you",), text) if "with" in when else None
        return Pattern(("fight",), of=_which(when["of"], text), by=against)
    of = _of_whom(when, text)
    if event == "discard" and of == _THIS and "through" not in when:
        return Pattern(("move",), of=of, details=(("cause", ("discard",)), ("to", ("graveyard",))))
    if "through" in when and (event != "enters" or not _causes(when["through"])):
        raise refused(phrase("through what?"), str(when["through"]), text)
    if event in _MOVES:
        as_cards = of.what == ("card",) and event in ("to-graveyard", "to-mana", "to-shields") and "from" not in when
        events = ("move", "carried") if as_cards else ("move",)
        way = _way(when, of)
        leaves = event == "leaves" and any(key == "from" for key, _zones in way)  # another zone than the battle zone
        return Pattern(events, of=of._replace(zone=None), details=(*(() if leaves else _MOVES[event]), *way))
    if of.zone not in (None, ("battle-zone",)):
        raise refused(phrase("in which zone?"), str(of.zone[0]), text)
    if "chooser" in when:
        chooser = filter_of(when["chooser"], ("you",), text, located=False)
        return Pattern((event,), of=of, by=chooser._replace(zone=None, controller=("opponent",)))
    if "target" in when:
        return Pattern((event,), of=of, details=(("whom", (when["target"],)),))
    return Pattern((event,), of=of, details=(("free", (True,)),) if "paid" in when else ())


def _of_an_owner(when: Term, text: str) -> Pattern:
    """Return the pattern of what happens to cards of a player, by an effect of the opponent's where that is said."""
    whose = None if when["owner"] == "each-player" else PLAYERS[when["owner"]]
    cards = filter_of(when["of"], ("you",), text, located=False) if "of" in when else Filter()
    by = Filter(controller=("opponent",)) if "through" in when else None
    return Pattern((when["event"],), of=cards._replace(owner=whose), by=by)


def _of_whom(when: Term, text: str) -> Filter:
    """Return to what it happens, whose that is and who does it."""
    of = _which(when["of"], text) if "of" in when else Filter()
    if "owner" in when and when["owner"] != "each-player":
        of = of._replace(owner=PLAYERS[when["owner"]])
    if "player" in when:
        sure(of.controller is None, phrase("whose is it?"), "が", text)
        of = of._replace(controller=None if when["player"] == "each-player" else PLAYERS[when["player"]])
    return of


def _way(when: Term, of: Filter) -> tuple[tuple[str, tuple[Value, ...]], ...]:
    """Return from where a card moves, what moves it and whether for nothing, as far as that is said."""
    came = of.zone if of.zone not in (None, ("battle-zone",)) else None
    if "from" in when:
        came = _NOT_HAND if when["from"] == "not-hand" else (when["from"],)
    way: tuple[tuple[str, tuple[Value, ...]], ...] = (("from", came),) if came is not None else ()
    way = (*way, ("paid", (None,))) if "paid" in when else way
    return (*way, ("cause", _causes(when["through"]))) if "through" in when else way


def zones_of_trigger(when: Term) -> tuple[str, ...] | None:
    """Return where an ability functions that can trigger only somewhere else than in the battle zone (110.4g)."""
    if when.get("of") not in ("this", "this-card"):
        return None
    return {"to-mana": ("mana-zone",), "discard": ("graveyard",), "to-graveyard": ("graveyard",)}.get(when["event"])


def replaced_by(would: Term, text: str, to: str | None = None) -> Pattern:
    """Return the pattern of an event that is replaced (609.1).

    Args:
        would: the event.
        text: the line.
        to: a zone: then not the event is replaced but that the card is put there, and it happened all the same.

    Raises:
        CardTextNotUnderstood: such an event is not replaced yet.
    """
    if "time" in would:  # it is counted how often it would happen (609.4)
        found = replaced_by({key: value for key, value in would.items() if key != "time"}, text, to)
        return found._replace(details=(*found.details, (TIME, comparison(would["time"]))))
    of, event = _which(would["of"], text) if "of" in would else None, would.get("event")
    if event == "break" and would["owner"] == "you":
        return Pattern(("shield-breaks",), of=Filter(owner=("you",)))
    if event == "shield-broken":
        return Pattern(("move",), by=_which(would["by"], text), details=(("cause", ("break",)), ("to", ("hand",))))
    if event == "discard" and of == _THIS:
        details = (("cause", ("discard",)), ("to", (to,))) if to is not None else ()
        by = Filter(controller=("opponent",)) if "through" in would else None
        return Pattern(("move",) if to is not None else ("discard",), of=of, by=by, details=details)
    if to is not None:
        if event != "destroyed" or of is None:
            raise refused(phrase("what is replaced?"), str(event), text)
        return Pattern(("move",), of=of, details=(*_MOVES["destroyed"], ("to", (to,))))
    if event in ("draw", "lose") and would["player"] == "you":  # of another player: who acts instead?
        return Pattern((would["event"],), of=_player(would["player"]))
    theirs = Filter(controller=("opponent",)) if "through" in would else None
    if event == "destroyed" and of is not None:
        return Pattern(("destroy",), of=of, by=theirs)
    if event == "enters" and of is not None:
        sure(of != _THIS, phrase("what is replaced?"), "出る", text)
        return _pattern(would, text)
    if event == "leaves" and of is not None:
        return Pattern(("move",), of=of, by=theirs, details=_MOVES["leaves"])
    if event in ("to-mana", "to-graveyard", "to-shields") and of is not None and of != _THIS:
        return _pattern(would, text)
    raise refused(phrase("what is replaced?"), str(event), text)
