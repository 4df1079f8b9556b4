"""English card text, what pronouns mean (608.2c, 603.2, 201.4): terms of sentences turned into instructions with target words.

"It", "that creature", "that player", "the exiled card" and "that much" mean what was spoken of last that they can mean: a target
(115), something that an earlier instruction made or moved, or what took part in the event that the ability looks for.
"""

from __future__ import annotations

from typing import Any

from judgekit.games.mtg.text.english.others import apart_from, is_of, set_apart
from judgekit.games.mtg.text.english.parties import kind_of, object_of, one_for_each_opponent, player_of, with_their_own
from judgekit.games.mtg.text.english.tokens import token_data
from judgekit.language.faults import CardTextNotUnderstood

Term = Any

_MADE = {
    "exile": "exiled",
    "create": "token",
    "search": "found",
    "reveal": "revealed",
    "return": "returned",
    "put": "entered",
    "look": "looked",
    "mill": "milled",
    "choose": "picked",
}
"""Instructions whose objects later words can mean, with the name they are kept under."""

_SHOWN = "shown"
"""Name under which cards are kept that are revealed from among those looked at."""

_DISCARDED = "discarded"
"""Name under which the cards are kept that a player discards, for "that many"."""

_OWN_CHOICES = ("sacrifice", "discard")
"""Instructions whose players choose for themselves what it is done to (701.8a, 701.17a)."""

_SEVERAL = object()
"""Objects that were spoken of without a name to mean them by."""

_PLAYERS = ("you", "opponents", "players", "others", "opponent", "any-player", "defending", "active", "attached")


class Scope:
    """What the words of one ability can mean so far.

    Attributes:
        targets: target words declared, in printed order.
        event: the event patterns of the trigger or replacement, () where there is none.
        text: the sentence, for faults.
        actor: who does what is being read.
        zone: zone in which the ability says that its source is.
        itself: "it" means the source where nothing else was spoken of.
        of_event: what is read is what the ability looks for, where "other" means other than the source.
        unnamed: a card was drawn, discarded or given up for the cost that no word can mean yet, but a "card" would be.
    """

    def __init__(self, event: tuple[Term, ...] = (), text: str = "") -> None:
        self.targets: list[dict[str, Any]] = []
        self.event = event
        self.text = text
        self.actor: Any = "you"
        self.zone: str | None = None
        self.itself = True
        self._objects: list[tuple[Any, str, Any]] = []
        self._players: list[Any] = []
        self.first: Any = None
        self._before: Any = None
        self._began = 0
        self.of_event = False
        self._source: Any = None
        self._damaged: Any = None
        self._used: set[str] = set()
        self._discarded = False
        self._hand: Any = None
        self.unnamed = False

    def fault(self, words: str) -> CardTextNotUnderstood:
        """Return the fault that nothing can be meant by some words."""
        return CardTextNotUnderstood(f"not understood: what {words!r} means in {self.text!r}", words, self.text)

    def within(self, event: tuple[Term, ...], events_first: bool = False) -> Scope:
        """Return what words can mean in a part of the ability that looks for an event of its own.

        Args:
            event: the patterns.
            events_first: what was spoken of before can be meant as well.
        """
        inner = Scope(event, self.text)
        inner.targets = self.targets
        inner._used = self._used
        inner.itself = self.itself
        if events_first:
            inner._objects, inner._players = list(self._objects), list(self._players)
            inner._began = self._began
        return inner

    def by(self, actor: Any) -> Scope:
        """Return what words can mean where a player is spoken of who does something."""
        inner = self.within(self.event, True)
        inner.actor = actor
        return inner

    # What was spoken of.

    def mention(self, reference: Any, kind: str = "object", before: Any = None) -> None:
        """Remember an object that later words can mean.

        Args:
            reference: the object.
            kind: "object", "card" or "spell", or the name it is kept under.
            before: what it was before it moved, whose characteristics and controller are meant (608.2h).
        """
        self._objects.append((reference, kind, reference if before is None else before))

    @property
    def mentioned(self) -> int:
        """How many objects were spoken of so far."""
        return len(self._objects)

    def forget(self, mentioned: int) -> None:
        """Forget the objects spoken of since: they are not there where it is otherwise."""
        del self._objects[mentioned:]

    def mention_player(self, reference: Any) -> None:
        """Remember a player that later words can mean."""
        if reference not in self._players[-1:]:
            self._players.append(reference)

    def aim(self, aim: dict[str, Any]) -> str:
        """Declare a target word (115.1) and return its name."""
        name = f"target-{len(self.targets) + 1}" if self.targets else "target"
        word = {"id": name, **{key: self.resolved(value) for key, value in aim.items()}}
        if word.get("other") == "@other-target":
            set_apart(word, self.targets, self._apart)
        self.targets.append(word)
        kind = kind_of(word["is"])
        if kind == "player":
            self.mention_player(name)
        elif kind != "any":
            self.mention(name, kind)
        else:
            self.mention(name)
            self.mention_player(name)
        return name

    def _apart(self, described: dict[str, Any]) -> Any:
        """Return the object from which "other" sets apart what is described (109.2)."""
        spoken = [(one, kind) for one, kind, _ in self._objects if kind not in ("spell", "card")]
        beside = [one for one, _ in spoken[self._began :] if isinstance(one, str)]
        first = self.first if isinstance(self.first, str) and self.first not in _PLAYERS[:-1] else None
        if first is not None and first.endswith(".controller"):
            first = None
        found = apart_from(described, first, beside, [one for one, _ in spoken[: self._began]], self.event, self.itself)
        if not isinstance(found, str):
            raise self.fault("other")
        self._used.add(found)
        return found

    def begin(self) -> None:
        """Begin an instruction: nothing is its subject yet, and what was spoken of was so before it."""
        self._before, self.first = self.first, None
        self._began = sum(1 for _, kind, _ in self._objects if kind not in ("spell", "card"))

    # What words mean.

    def resolved(self, term: Term) -> Any:
        """Return a term in which every word that points back is what it means."""
        if isinstance(term, str):
            return self._word(term)
        if isinstance(term, list):
            return [self.resolved(item) for item in with_their_own(term)]
        if not isinstance(term, dict):
            return term
        if set(term) == {"aim"}:
            return self.aim(term["aim"])
        if set(term) == {"itself"}:
            self.zone = term["itself"]
            return "this"
        if term.get("other") == "true" and not self.of_event and (apart := self._apart(term)) != "this":
            term = {**{key: value for key, value in term.items() if key != "other"}, "not-among": apart}
        if "value" in term and isinstance(term.get("of"), str):
            return {**term, "of": self._word(term["of"], True)}
        for word in ("controller", "owner"):
            if set(term) == {word} and (
                isinstance(term[word], dict)
                or str(term[word]).startswith("@")
                or (word == "owner" and term[word] not in ("you", "opponent"))
            ):
                return self._possessor(word, term[word])
        found = {key: self.resolved(value) for key, value in term.items() if key != "each" or "all" not in term}
        if (
            self.unnamed
            and term.get("object") == "@it"
            and found["object"] == "this"
            and kind_of(found["is"]) == "card"
        ):
            raise self.fault("it")
        if "all" in found or "choose" in found or "top" in found:
            self.mention(_SEVERAL)
        return found

    def resolved_before(self, term: Term, mentioned: int) -> Any:
        """Return a condition that stands behind instructions: what it speaks of is meant as it was before they are followed.

        Args:
            term: the condition.
            mentioned: how many objects were spoken of before the instructions.
        """
        kept = self._objects
        since = [(was, kind, was) for one, kind, was in kept[mentioned:] if one != was or one not in _MADE.values()]
        self._objects = [*kept[:mentioned], *since]
        try:
            return self.resolved(term)
        finally:
            self._objects = kept

    def _possessor(self, word: str, of: Term) -> Any:
        meant = self._word(of, word == "controller") if isinstance(of, str) else self.resolved(of)
        if not isinstance(meant, str):
            if isinstance(meant, dict) and ("choose" in meant or "all" in meant):
                raise self.fault(f"its {word}")
            return {f"{word}-of": meant}
        found = f"{meant}.{word}"
        if word == "controller":
            self.mention_player(found)
        return found

    def _word(self, word: str, as_it_was: bool = False) -> Any:
        if "@" not in word:
            return word
        if word == "@actor":
            return self.actor
        if word == "@their":
            return self.actor if self.actor != "you" else self._player()
        if word == "@amount" or word.endswith("@amount"):
            return word.replace("@amount", self._amount())
        if word == "@player":
            return self._player()
        if word in ("@first", "@subject"):
            return self.first if self.first is not None else self._before
        if word == "@same":
            return self._same()
        if word == "@source-again":
            return self._source
        way = {"@it": None, "@object": "object", "@card": "card", "@spell": "spell", "@exiled": "exiled"}
        plain, _, wanted = word.partition(" ")
        if plain in way:
            return self._object(way[plain], plain, as_it_was, wanted)
        if word == "@them":
            return self._them(as_it_was)
        if word == "@looked":
            return self._made(("looked", "revealed"), "them")
        if word == "@found":
            return self._made(("found",), "one")
        if word == "@milled":
            return self._made(("milled",), "this way")
        if word == "@hand":
            if self._hand is None:
                raise self.fault("from it")
            return self._hand
        if word == "@paid":
            return "paid.sacrifice"
        if word == "@source":
            return "event.source"
        return word

    def _same(self) -> Any:
        if self._damaged is None:
            raise self.fault("damage")
        return self._damaged

    def _amount(self) -> str:
        if self._discarded:
            self._used.add(_DISCARDED)
            return _DISCARDED
        if not self.event:
            raise self.fault("that much")
        return "event.amount"

    def _player(self) -> Any:
        if self._players:
            return self._players[-1]
        for pattern in self.event:
            found = player_of(pattern)
            if found is not None:
                return found
        if self.actor != "you":
            return self.actor
        theirs = [word["id"] for word in self.targets if _of_an_opponent(word["is"])]
        if len(theirs) == 1 and len(self.targets) == 1:
            return f"{theirs[0]}.controller"
        raise self.fault("that player")

    def _them(self, as_it_was: bool) -> Any:
        """Return what "them" means: a player where only players were spoken of, never the source (608.2c)."""
        objects = self._objects or any(object_of(pattern, None) is not None for pattern in self.event)
        return self._object(None, "@them", as_it_was) if objects else self._player()

    def _made(self, names: tuple[str, ...], words: str) -> Any:
        """Return the cards that an instruction before put aside under one of some names."""
        for reference, _, _ in reversed(self._objects):
            if reference in names:
                self._used.add(str(reference))
                return reference
        raise self.fault(words)

    def _called(self, reference: Any, wanted: str) -> bool:
        """Tell whether a target can be what a back reference calls it: "that land" is no target creature."""
        return not wanted or all(is_of(word["is"], wanted) for word in self.targets if word["id"] == reference)

    def _object(self, kind: str | None, word: str, as_it_was: bool = False, wanted: str = "") -> Any:
        spoken = [one for one in self._objects if self._called(one[0], wanted)]
        if not spoken and not any(is_of(pattern.get("object"), wanted) for pattern in self.event if wanted):
            spoken = self._objects
        for reference, known, before in reversed(spoken):
            if reference is _SEVERAL and kind in (None, "object"):
                raise self.fault("it")
            if (
                kind in (None, known)
                or (kind == "object" and known != "spell")
                or (kind == "card" and known in ("found", "exiled", "revealed", "looked", "picked"))
            ):
                if as_it_was:
                    if known == "entered":
                        self._used.add(str(before))
                    return before
                self._used.add(str(reference))
                return reference
        if kind == "exiled":
            return "linked.exiled"
        found = [one for pattern in self.event if (one := object_of(pattern, kind)) is not None]
        if found:
            if any(one != found[0] for one in found):
                raise self.fault("it")
            if kind == "card" and found[0] == "this" and self.unnamed:
                raise self.fault("that card")
            if kind is not None and found[0] != "this":
                self.mention(found[0], kind)
            return found[0]
        if kind is None and self.itself:
            return "this"
        raise self.fault({"@object": "that object", "@card": "that card", "@spell": "that spell"}.get(word, word))

    # Instructions.

    def deals_from(self, source: str) -> None:
        """Let "it deals" mean the subject of the condition before it: "if this spell was kicked, it deals …"."""
        if self._source is None:
            self._source = source

    def act(self, term: dict[str, Any], actor: Any) -> list[dict[str, Any]]:
        """Return the instructions that one deed or act is.

        Args:
            term: as the rows give it.
            actor: who does it.
        """
        before, self.actor = self.actor, actor
        try:
            return self._act(term)
        finally:
            self.actor = before

    def _act(self, term: dict[str, Any]) -> list[dict[str, Any]]:
        if "one-of" in term:
            return [{"add": "".join(step["add"] for step in term["one-of"]), "choice": "one"}]
        if "either" in term:
            by = {"by": self.actor} if self.actor != "you" else {}
            ways = [(self._act(step), step.get("at")) for step in term["either"]]
            modes = [way if at is None else {"do": way, "text": at} for way, at in ways]
            return [{"choose-one": modes, **by}]
        if "each-opponent" in term:
            deed, found_aims = one_for_each_opponent(term["each-opponent"])
            if found_aims != 1:
                raise self.fault("for each opponent")
            return self._act(deed)
        if "steps" in term:
            return [one for step in term["steps"] for one in self._act(step)]
        if "energy" in term:
            if set(term["energy"]) - set("{E}"):
                raise self.fault(term["energy"])
            amount = str(term["energy"].count("E"))
            return self._act({"player-counters": "@actor", "kind": "energy", "amount": amount})
        if "chosen-targets" in term:
            self.resolved(term["chosen-targets"])
            return []
        if term == {"nothing": "true"}:
            return []
        found: dict[str, Any] = {}
        self.begin()
        for key, value in term.items():
            if key == "create" and isinstance(value, dict):
                found[key] = self._token(value)
                continue
            if key == "source" and value == "@it" and self._source is not None:
                found[key] = self._source
                continue
            found[key] = self._divided(value) if isinstance(value, dict) and "divide" in value else self.resolved(value)
            if self.first is None and key not in ("amount", "by", "kind"):
                self.first = found[key]
            if key == "damage":
                self._damaged = found[key] if "also" not in term else None
            if key == "source":
                self._source = found[key]
        return [self._finished(found)]

    def _token(self, term: dict[str, Any]) -> dict[str, Any]:
        data = token_data(term)
        if data is None:
            raise self.fault(f"{term['types']} token")
        return data

    def _divided(self, value: dict[str, Any]) -> Any:
        aim = dict(value["aim"])
        if aim.get("max") == "any":
            aim["max"] = value["divide"]
        return self.aim({**aim, "divide": value["divide"]})

    def _finished(self, found: dict[str, Any]) -> dict[str, Any]:
        """Put the verb first, leave out what goes without saying, and remember what was made."""
        verb = next((key for key in found if key not in ("source", "amount", "by", "to", "zone")), next(iter(found)))
        if "return" in found or "put" in found:
            verb = "return" if "return" in found else "put"
        term = {verb: found[verb], **{key: value for key, value in found.items() if key != verb}}
        if term.get("by") == "you":
            del term["by"]
        if verb == "search" and term.get("whose") == term[verb]:
            del term["whose"]
        chosen = term[verb]
        if verb in ("put", "return") and term.get("to") == "battlefield":
            if "under" not in term and (self.actor != "you" or (verb == "return" and not self._your_own(chosen))):
                term["by"] = self.actor
            elif term.get("under") == self.actor == "you" and verb == "put":
                del term["under"]
        self.unnamed = self.unnamed or verb in ("draw", "discard")
        if isinstance(chosen, dict) and "choose" in chosen and self.actor != "you" and verb not in _OWN_CHOICES:
            term[verb] = {**chosen, "by": self.actor}
        if verb in ("reveal", "look") and isinstance(chosen, str) and "as" not in term:
            self._hand = chosen
        if verb == "discard" and term[verb] == self.actor and "amount" in term:
            term["as"], self._discarded = _DISCARDED, True
        if verb in _MADE and "as" in term:
            before = term[verb] if isinstance(term[verb], str) and term[verb] not in _MADE.values() else None
            self.mention(term["as"], _MADE[verb], before)
        return term

    def _your_own(self, what: Any) -> bool:
        """Tell whether what is returned is said to be cards that you own, which you control anyway."""
        if isinstance(what, str):
            what = next((word["is"] for word in self.targets if word["id"] == what), what)
        if isinstance(what, dict):
            what = next((what[way] for way in ("choose", "all") if way in what), what)
        return isinstance(what, dict) and what.get("owner") == "you"

    def without_unused(self, acts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return instructions in which only what later words mean is kept under a name."""
        return [self._trimmed(act) for act in acts]

    def _trimmed(self, act: Any) -> Any:
        if isinstance(act, list):
            return [self._trimmed(one) for one in act]
        if not isinstance(act, dict):
            return act
        return {
            key: value if key == "as" else self._trimmed(value)
            for key, value in act.items()
            if key != "as" or value in self._used or value not in (*_MADE.values(), _SHOWN, _DISCARDED)
        }


def _of_an_opponent(filter: Any) -> bool:
    """Tell whether a target word names the opponent whom "that player" can mean as its controller (109.4)."""
    return isinstance(filter, dict) and filter.get("controller") == "opponent"
