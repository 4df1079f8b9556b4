"""Events of card text made into patterns: what an ability triggers on, what it replaces, where it functions (110.4g, 603, 609)."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import TIME, Filter
from judgekit.games.duel_masters.text.filters import PLAYERS, comparison, filter_of, refused, sure
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Pattern, Value

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
    if event == "enters" and of is not None and "player" not in would:
        sure(of != _THIS, phrase("what is replaced?"), "出る", text)
        return _pattern(would, text)
    if event == "leaves" and of is not None:
        return Pattern(("move",), of=of, by=theirs, details=_MOVES["leaves"])
    if event in ("to-mana", "to-graveyard", "to-shields") and of is not None and of != _THIS:
        return _pattern(would, text)
    raise refused(phrase("what is replaced?"), str(event), text)
