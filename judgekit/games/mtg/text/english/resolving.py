"""English card text, what pronouns mean (608.2c, 603.2, 201.4): terms of sentences turned into instructions with target words.

"It", "that creature", "that player", "the exiled card" and "that much" mean what was spoken of last that they can mean: a target
(115), something that an earlier instruction made or moved, or what took part in the event that the ability looks for.
"""

from __future__ import annotations

import re
from typing import Any

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.games.mtg.text.english.antecedents import (
    ALL,
    MADE,
    ONE,
    SEVERAL,
    Back,
    Named,
    all_of_them,
    called,
    described_as,
    said_back,
    the_one,
)
from judgekit.games.mtg.text.english.durations import duration_in_words
from judgekit.games.mtg.text.english.others import apart_from, is_of, set_apart
from judgekit.games.mtg.text.english.parties import (
    beside_it,
    controller_told,
    kind_of,
    names_one_player,
    object_of,
    of_some_amount,
    one_for_each_opponent,
    permanent_elsewhere,
    player_of,
    with_their_own,
)
from judgekit.games.mtg.text.english.tokens import Term, token_data
from judgekit.language.faults import CardTextNotUnderstood

_GROUP = "those"
"""Name under which the objects of an instruction are kept that no target word names; the second is "those-2"."""

_TOGETHER = ("tap", "untap", "put-counters", "damage", "sacrifice", "destroy")
"""Instructions that act on several objects at once, which later words can mean."""

_SHOWN = "shown"
"""Name under which cards are kept that are revealed from among those looked at."""

_MUCH = ("damage", "lose-life", "gain-life", "pay-life", "prevent")
"""Instructions after which "that much" can be what they did."""

_MANY = (
    "draw",
    "discard",
    "mill",
    "create",
    "put-counters",
    "remove-counters",
    "sacrifice",
    "exile",
    "destroy",
    "return",
)
"""Instructions after which "that many" can be what they did."""

_DISCARDED = "discarded"
"""Name under which the cards are kept that a player discards, for "that many"."""

_TO_CARDS = ("sacrifice", "destroy")
"""Instructions after which "that card" can be what a permanent became."""

_OWN_CHOICES = ("sacrifice", "discard")
"""Instructions whose players choose for themselves what it is done to (701.8a, 701.17a)."""

_PLAYERS = ("you", "opponents", "players", "others", "opponent", "any-player", "defending", "active", "attached")


_NAMES = ("as", "done")
"""Details that keep something for later instructions."""

_KEPT_FOR_LATER = {"sacrifice": "sacrificed", "lose-life": "lost"}
"""Instructions that keep what they did only where later words mean it, with the name it is kept under."""

_REALLY_DONE = {"destroy": "destroyed", "damage": "damaged"}
"""Instructions of which only what they really did is kept, with the name it is kept under."""

_THIS_WAY = (
    *(
        "damage",
        "destroy",
        "exile",
        "sacrifice",
        "discard",
        "mill",
        "return",
        "put",
        "reveal",
        "lose-life",
        "tap",
        "untap",
    ),
)
"""Instructions of which "this way" says what they did (608.2c)."""

_OF_PERMANENTS = ("@way damage", "@way destroy", "@way sacrifice", "@way tap", "@way untap")
"""What was a permanent when it was done to; of the other ways only cards are counted."""

_OF_EITHER = ("@way exile", "@way return")
"""What can have been a permanent or a card elsewhere."""

_OF_PLAYERS = ("@player", "@actor", "@their")
"""Words for players: "permanents that player controls" is a description, "its controller" a player."""

_OBJECTS = ("this", "granter", "enchanted", "equipped", "attached")
"""Objects that need not be spoken of before: "its controller" and "enchanted creature's controller" are players, no description."""


_RELATIONS = ("attached-to", "same-name", "different-name")
"""Parts of a description that relate it to something named before it, in the same instruction too: "all Auras attached to it"."""


def _one_of(ways: list[str]) -> Term:
    """Return the adding of one of several amounts of mana: of one symbol, or of one list of symbols (106.4)."""
    if all(len(way.split("}{")) == 1 and not way.strip("{}").isdecimal() for way in ways):
        return {"add": "".join(ways), "choice": "one"}
    return {"add": ways}


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
        figured: the text says what X is, for all of the ability (107.3).
        outer: what words mean in the instruction to which a reflexive ability belongs, None elsewhere.
        unnamed: a card was drawn, discarded or given up for the cost that no word can mean yet, but a "card" would be.
    """

    def __init__(self, event: tuple[Term, ...] = (), text: str = "") -> None:
        self.targets: list[Term] = []
        self.event = event
        self.text = text
        self.actor: Json = "you"
        self.zone: str | None = None
        self.itself = True
        self._objects: list[Named] = []
        self._clause = 0
        self._sentence = 0
        self._within = -1
        self._groups = 0
        self._players: list[Json] = []
        self._named_in: list[tuple[Json, int]] = []
        self.first: object = None
        self._before: object = None
        self._began = 0
        self.of_event = False
        self._source: Json = None
        self._damaged: Json = None
        self._used: set[str] = set()
        self._counted: tuple[list[str], list[str]] = ([], [])
        self._given: dict[str, str] = {}
        self._discarded = False
        self._hand: Json = None
        self._to_cards = False
        self.unnamed = False
        self.figured = False
        self.outer: Scope | None = None
        self._ways: dict[str, str | None] = {}
        self._noted: set[str] = set()
        self.told: dict[str, str] = {}

    def fault(self, words: str) -> CardTextNotUnderstood:
        """Return the fault that nothing can be meant by some words."""
        return CardTextNotUnderstood(
            phrase("not understood: what {words!r} means in {text!r}", words=words, text=self.text), words, self.text
        )

    def two_readings(self, words: str, one: str, other: str) -> CardTextNotUnderstood:
        """Return the fault that some words can mean either of two things (608.2c)."""
        message = f"not understood: {words!r} can mean {one!r} or {other!r} in {self.text!r}"
        return CardTextNotUnderstood(message, words, self.text)

    def no_duration(self, until: Json, verb: str) -> CardTextNotUnderstood:
        """Return the fault that what is done in a moment is said to last for a while (611.2a)."""
        words = duration_in_words(until)
        message = f"not understood: {words!r} in {self.text!r}: {verb} is done in a moment and lasts for no while"
        return CardTextNotUnderstood(message, words, self.text)

    def begin_sentence(self, text: str) -> None:
        """Begin a sentence: a plural means what was named together in one."""
        self.text = text
        self._sentence += 1

    def within(self, event: tuple[Term, ...], events_first: bool = False) -> Scope:
        """Return what words can mean in a part of the ability that looks for an event of its own.

        Args:
            event: the patterns.
            events_first: what was spoken of before can be meant as well.
        """
        inner = Scope(event, self.text)
        inner.targets = self.targets
        inner._used = self._used
        inner._counted = self._counted if event == self.event else ([], [])
        inner._given = self._given
        inner._ways = self._ways
        inner._noted, inner.told = self._noted, self.told
        inner._groups = self._groups
        inner.itself = self.itself
        if events_first:
            inner._objects, inner._players = list(self._objects), list(self._players)
            inner._named_in = list(self._named_in)
            inner.unnamed, inner._to_cards = self.unnamed, self._to_cards
            inner._began = self._began
            inner._clause, inner._sentence = self._clause, self._sentence
            inner._name_event()
        return inner

    def _name_event(self) -> None:
        """Name what the event of a part of the ability happens to, after what was named before that part."""
        for pattern in self.event:
            found = object_of(pattern, None)
            if isinstance(pattern.get("object"), dict) and found is not None:
                self.mention(found, kind_of(pattern["object"]), described=pattern["object"])

    def by(self, actor: Json) -> Scope:
        """Return what words can mean where a player is spoken of who does something."""
        inner = self.within(self.event, True)
        inner.actor = actor
        return inner

    # What was spoken of.

    def mention(
        self,
        reference: object,
        kind: str = "object",
        before: object = None,
        described: object = None,
        several: bool = False,
    ) -> None:
        """Remember an object that later words can mean.

        Args:
            reference: the object.
            kind: "object", "card" or "spell", or the name it is kept under.
            before: what it was before it moved, whose characteristics and controller are meant (608.2h).
            described: the description by which it is named.
            several: it is more than one.
        """
        before = reference if before is None else before
        self._objects.append(Named(reference, kind, before, described, several, self._clause, self._sentence))

    def _mention_again(self, one: Named) -> None:
        """Remember that a word that points back names an object once more: it is the one named last now."""
        self._objects.append(one._replace(clause=self._clause, sentence=self._sentence, again=True, agent=False))

    def mention_subject(self, reference: Json, agent: bool = False) -> None:
        """Remember the source, or what it is attached to, where an instruction names it (201.4, 303.4).

        Args:
            reference: what the instruction is about.
            agent: it is what deals damage.
        """
        for one in reference if isinstance(reference, list) else [reference]:
            if one == "this" and (self.itself or not agent):
                self._objects.append(Named(one, "source", one, None, False, self._clause, self._sentence, agent=agent))
            elif one in _HOSTS:
                self._objects.append(Named(one, "object", one, None, False, self._clause, self._sentence, agent=agent))

    @property
    def mentioned(self) -> int:
        """How many objects were spoken of so far."""
        return len(self._objects)

    def named_between(self, first: int, last: int) -> frozenset[str]:
        """Return by which names objects were spoken of for the first time between two moments.

        Args:
            first: how many objects were spoken of before.
            last: how many were spoken of then.
        """
        before = {str(one.reference) for one in self._objects[:first]}
        since = {one.reference for one in self._objects[first:last] if isinstance(one.reference, str)}
        return frozenset(since - before - {"this", *_HOSTS})

    def forget(self, mentioned: int) -> None:
        """Forget the objects spoken of since: they are not there where it is otherwise, but for targets, which were chosen."""
        targets = [word["id"] for word in self.targets]
        self._objects[mentioned:] = [one for one in self._objects[mentioned:] if one.reference in targets]

    def mention_player(self, reference: Json) -> None:
        """Remember a player that later words can mean."""
        if reference not in self._players[-1:]:
            self._players.append(reference)
            self._named_in.append((reference, self._sentence))

    def aim(self, aim: Term) -> str:
        """Declare a target word (115.1) and return its name."""
        name = f"target-{len(self.targets) + 1}" if self.targets else "target"
        word = {"id": name, **{key: self.resolved(value) for key, value in aim.items()}}
        if word.get("other") == "@other-target":
            set_apart(word, self.targets, self._apart)
        self.targets.append(word)
        kind = kind_of(word["is"])
        if kind in ("player", "any"):
            self.mention_player(name)
        if kind != "player":
            described = word["is"] if kind != "any" else None
            self.mention(name, "object" if kind == "any" else kind, described=described, several=_several(word))
        return name

    def _apart(self, described: Term) -> Any:
        """Return the object from which "other" sets apart what is described (109.2)."""
        spoken = [one.reference for one in self._objects if self._apart_of(one)]
        beside = [one for one in spoken[self._began :] if isinstance(one, str)]
        first = self.first if isinstance(self.first, str) and self.first not in _PLAYERS[:-1] else None
        if first is not None and first.endswith(".controller"):
            first = None
        found = apart_from(described, first, beside, spoken[: self._began], self.event, self.itself)
        if not isinstance(found, str):
            raise self.fault("other")
        self._used.add(found)
        return found

    @staticmethod
    def _apart_of(one: Named) -> bool:
        """Tell whether an object was named in its own right, so that "other" can set apart from it."""
        return one.kind not in ("spell", "card", "source") and not one.again and one.reference not in _HOSTS

    def begin(self) -> None:
        """Begin an instruction: nothing is its subject yet, and what was spoken of was so before it."""
        self._before, self.first = self.first, None
        self._clause += 1
        self._began = sum(1 for one in self._objects if self._apart_of(one))

    # What words mean.

    def resolved(self, term: object) -> Any:
        """Return a term in which every word that points back is what it means."""
        if isinstance(term, str):
            return self._word(term)
        if isinstance(term, list):
            return [self.resolved(item) for item in with_their_own(term)]
        if not isinstance(term, dict):
            return term
        if set(term) == {"aim"}:
            if permanent_elsewhere(term["aim"], "is"):
                raise self.fault("permanent")
            return self.aim(term["aim"])
        if set(term) == {"itself"}:
            self.zone = term["itself"]
            return "this"
        if term.get("other") == "true" and not self.of_event and (apart := self._apart(term)) != "this":
            term = {**{key: value for key, value in term.items() if key != "other"}, "not-among": apart}
        if "value" in term and isinstance(term.get("of"), str):
            return {**term, "of": self._word(term["of"], True)}
        for relation in _RELATIONS:
            if relation in term:
                term = {**term, relation: self._related(term[relation])}
        if isinstance(term.get("shares"), dict):
            term = {**term, "shares": {**term["shares"], "with": self._related(term["shares"]["with"])}}
        for word in ("controller", "owner"):
            if set(term) == {word} and (
                isinstance(term[word], dict)
                or (str(term[word]).startswith("@") and term[word] not in _OF_PLAYERS)
                or (term[word] in _OBJECTS and not self.of_event)
                or (word == "owner" and term[word] not in ("you", "opponent"))
            ):
                return self._possessor(word, term[word])
        if term.get("among") == "linked.exiled" and term.get("kind") != "card":
            raise self.fault("exiled")
        if str(term.get("among", "")).startswith("@way") and not self._counted_rightly(term):
            raise self.fault("this way")
        if any(permanent_elsewhere(term, key) for key in ("choose", "all", "count", "is")):
            raise self.fault("permanent")
        found = {key: self.resolved(value) for key, value in term.items() if key != "each" or "all" not in term}
        if (
            self.unnamed
            and term.get("object") == "@it"
            and found["object"] == "this"
            and kind_of(found.get("is")) == "card"
        ):
            raise self.fault("it")
        about = term.get("object") if not self.of_event and "event" not in term else None
        if isinstance(about, str) and found["object"] == about:
            self.mention_subject(about)
        if "all" in found or "choose" in found or "top" in found or "random" in found:
            self.mention(SEVERAL, several="all" in found)
        return found

    def _related(self, to: Json) -> object:
        """Return what a description relates something to: any one of a kind, where an article stands before it (109.3)."""
        if isinstance(to, dict) and set(to) == {"choose"}:
            return {"all": to["choose"]}
        return self._word(to, to.partition(" ")[0] in ("@it", "@object")) if isinstance(to, str) else to

    @staticmethod
    def _counted_rightly(term: Term) -> bool:
        """Tell whether "this way" is said of permanents that were destroyed or of cards that were discarded, not the other way."""
        if "zone" in term:
            return False
        return term["among"] in _OF_EITHER or (kind_of(term) == "card") is (term["among"] not in _OF_PERMANENTS)

    def resolved_before(self, term: Json, mentioned: int) -> object:
        """Return a condition that stands behind instructions: what it speaks of is meant as it was before they are followed.

        Args:
            term: the condition.
            mentioned: how many objects were spoken of before the instructions.
        """
        kept = self._objects
        since = [one for one in kept[mentioned:] if one.reference != one.before or one.reference not in MADE.values()]
        self._objects = [*kept[:mentioned], *(one._replace(reference=one.before) for one in since)]
        try:
            return self.resolved(term)
        finally:
            self._objects = kept

    def _possessor(self, word: str, of: Json) -> object:
        if of == "@it":
            meant = self._object(Back(f"its {word}", of=True, apart=word == "controller"), word == "controller")
        else:
            meant = self._word(of, word == "controller") if isinstance(of, str) else self.resolved(of)
        if not isinstance(meant, str):
            if isinstance(meant, dict) and ("choose" in meant or "all" in meant):
                raise self.fault(f"its {word}")
            return {f"{word}-of": meant}
        found = f"{meant}.{word}"
        if word == "controller":
            self.mention_player(found)
        return found

    def _word(self, word: str, as_it_was: bool = False) -> object:
        if "@" not in word:
            return word
        if word == "@actor":
            return self.actor
        if word == "@their":
            return self.actor if self.actor != "you" else self._player()
        if word.endswith(("@amount", "@many")):
            return re.sub("@(amount|many)", self._amount(word.endswith("@many")), word)
        if word == "@player":
            return self._player()
        if word in ("@first", "@subject"):
            return self.first if self.first is not None else self._before
        if word == "@same":
            return self._same()
        if word == "@source-again":
            return self._source
        plain, _, types = word.partition(" ")
        if plain == "@done-amount":
            return self._this_way(types or "lose-life")
        if plain in ONE:
            return self._object(Back(said_back(plain, types), ONE[plain], types, of=as_it_was), as_it_was)
        if plain in ALL:
            return self._them(Back(said_back(plain, types), ALL[plain], types, several=True), as_it_was)
        if word == "@looked":
            return self._made(("looked", "revealed"), "them")
        if word == "@found":
            return self._made(("found",), "one")
        if word == "@milled":
            return self._made(("milled",), "this way")
        if plain == "@way":
            return self._this_way(types)
        if word == "@hand" and self._hand is None:
            raise self.fault("from it")
        if word == "@hand":
            return self._hand
        if plain == "@paid":
            return self._given_up(types or "sacrifice")
        if plain in ("@removed", "@prevented"):
            if self.told.get(plain) != types:
                raise self.fault("this way")
            return "X" if plain == "@removed" else "event.amount"
        if plain == "@searched":
            if f"searched-{types}" not in self._noted:
                raise self.fault("this way")
            return f"searched-{types}"
        if word == "@source":
            return "event.source"
        if word == "@blocked":
            return self._blocked()
        return word

    def _blocked(self) -> str:
        """Return what "it" means of which another creature is told to block it: the source, whose attack it is (509.1c)."""
        if not self.event or any(object_of(pattern, None) != "this" for pattern in self.event):
            raise self.fault("it")
        return "this"

    def _this_way(self, verb: str) -> str:
        """Return what the one instruction of a kind before did: what was destroyed "this way" (608.2c)."""
        name = self._ways.get(verb)
        if name is None:
            raise self.fault("this way")
        self._used.add(name)
        return name

    def _done(self, verb: str, term: Term) -> None:
        """Keep what an instruction does under a name, for "this way"; of two of one kind none is meant."""
        if verb in _REALLY_DONE:
            term["done"] = _REALLY_DONE[verb]
        elif verb in _KEPT_FOR_LATER and "as" not in term:
            term["as"] = _KEPT_FOR_LATER[verb]
        name = term.get("done", term.get("as"))
        if isinstance(name, str) and verb in _THIS_WAY:
            self._ways[verb] = None if verb in self._ways else name

    def _given_up(self, verb: str) -> str:
        """Return what was sacrificed, discarded or tapped: by an instruction before, else by the event, else for the cost."""
        kept = self._given.get(verb)
        if kept is not None:
            self._used.add(kept)
            return kept
        if any(pattern.get("event") == verb for pattern in self.event):
            return "event.object"
        return f"paid.{verb}"

    def _same(self) -> object:
        if self._damaged is None:
            raise self.fault("damage")
        return self._damaged

    def _amount(self, many: bool) -> str:
        """Return the number that "that much" or "that many" means: of cards discarded before, else of the event.

        Args:
            many: it is a number of objects, not of life or damage.
        """
        words = "that many" if many else "that much"
        if self._discarded and many:
            self._used.add(_DISCARDED)
            return _DISCARDED
        if not self.event or any(not of_some_amount(pattern) for pattern in self.event):
            raise self.fault(words)
        if self._counted[many]:
            raise self.two_readings(words, f"that of {self._counted[many][-1]}", "that of the event")
        return "event.amount"

    def _player(self) -> object:
        if self._players:
            self._one_player()
            return self._players[-1]
        for pattern in self.event:
            found = player_of(pattern)
            if found is not None and found != "you":
                return found
        told = controller_told(self.event)
        if told is not None:
            return told
        if self.actor != "you":
            return self.actor
        theirs = [word["id"] for word in self.targets if _of_an_opponent(word["is"])]
        if len(theirs) == 1 and len(self.targets) == 1:
            return f"{theirs[0]}.controller"
        raise self.fault("that player")

    def _one_player(self) -> None:
        """Refuse "that player" where the last sentence that names players names two of them as targets (608.2c)."""
        last, sentence = self._named_in[-1]
        names = [word["id"] for word in self.targets]
        beside = [one for one, number in self._named_in if number == sentence and one != last and one in names]
        if last in names and beside and sentence != self._sentence:
            words = {word["id"]: called(word) for word in self.targets}
            raise self.two_readings("that player", words[beside[-1]], words[last])

    def _them(self, back: Back, as_it_was: bool) -> object:
        """Return what a plural means: players where only they were spoken of, never the source alone (608.2c)."""
        found = all_of_them(back, self._objects)
        if not found:
            of_event = [one for pattern in self.event if (one := object_of(pattern, back.kind)) is not None]
            if back.kind is None and (not of_event or names_one_player(self.event)):
                return self._player()
            return self._object(back, as_it_was)
        if any(one.reference is SEVERAL for one in found):
            raise self.fault(back.words)
        meant = [self._meant(one, as_it_was) for one in found]
        return meant[0] if len(meant) == 1 else meant

    def _made(self, names: tuple[str, ...], words: str) -> object:
        """Return the cards that an instruction before put aside under one of some names."""
        for one in reversed(self._objects):
            if one.reference in names:
                self._used.add(str(one.reference))
                return one.reference
        raise self.fault(words)

    def _meant(self, one: Named, as_it_was: bool) -> object:
        """Return the reference to an object that a word means, which names it again."""
        self._mention_again(one)
        if as_it_was:
            if one.kind == "entered" or one.before == one.reference:
                self._used.add(str(one.before))
            return one.before
        self._used.add(str(one.reference))
        return one.reference

    def _object(self, back: Back, as_it_was: bool = False) -> object:
        """Return the object that a word means: the one named last that it fits, what the event names, or the source."""
        names = [word["id"] for word in self.targets]
        found = the_one(back, self._others(back), names, self._within)
        if found is None and back.types and not any(is_of(one.get("object"), back.types) for one in self.event):
            found = the_one(back._replace(types=""), self._others(back), names, self._within)
        if isinstance(found, Named) and found.agent and found.clause == self._clause:
            self._only_the_source(back, names)
        if isinstance(found, list):
            raise self.two_readings(back.words, *(self._called(one) for one in found))
        if found is not None:
            if found.reference is SEVERAL and back.kind in (None, "object"):
                raise self.fault(back.words)
            if found.several and back.apart:
                raise self.fault(back.words)
            return self._meant(found, as_it_was)
        if back.kind == "exiled":
            return "linked.exiled"
        return self._of_the_event(back)

    def _others(self, back: Back) -> list[Named]:
        """Return what a word can mean besides what does it: a creature that fights "that creature" fights another (109.2)."""
        acting = self.first if self._within == self._clause and not back.of else None
        if not isinstance(acting, str) or back.kind != "object":
            return self._objects
        return [one for one in self._objects if one.reference != acting]

    def _only_the_source(self, back: Back, names: list[str]) -> None:
        """Refuse "its power" of a source that deals damage, where something else named before has a power too (608.2c)."""
        before = [one for one in self._objects if not one.agent]
        other = the_one(back, before, names, self._within)
        if isinstance(other, Named) and other.reference is not SEVERAL and not other.several:
            raise self.two_readings("its", "~", self._called(other))
        for pattern in self.event:
            if object_of(pattern, None) not in (None, "this"):
                named = described_as(pattern.get("object", pattern.get("source")))
                raise self.two_readings("its", "~", f"{named} of the event")

    def _only_here(self, back: Back) -> None:
        """Refuse a word of a reflexive ability that can mean something named before it as well (603.12)."""
        assert self.outer is not None
        before = the_one(back, self.outer._objects, (), -1)
        if isinstance(before, Named) and before.reference is not SEVERAL:
            raise self.two_readings(back.words, self.outer._called(before), "what was just given up")
        for pattern in self.outer.event:
            if object_of(pattern, back.kind) not in (None, "this"):
                raise self.two_readings(back.words, described_as(pattern.get("object")), "what was just given up")

    def _beside_in_the_event(self, back: Back, found: Json) -> Any:
        """Return what "it" means where the trigger event names two objects: whom damage is dealt was named last (608.2c).

        Of what blocks and what is blocked either can be meant, and the text is refused; the source has no controller but you.
        """
        for pattern in self.event:
            other = beside_it(pattern) if back.kind is None else None
            if other is None or other == "this":
                if other == "this" and not back.apart:
                    raise self.two_readings(back.words, "~", described_as(pattern["source"]))
                continue
            if "to" in pattern:
                return "event.to"
            if back.apart and pattern["object"] == "this":
                return object_of(pattern, "object")
            raise self.two_readings(back.words, described_as(pattern["object"]), described_as(other))
        return found

    def _of_the_event(self, back: Back) -> Any:
        kind = back.kind
        found = [one for pattern in self.event if (one := object_of(pattern, kind)) is not None]
        if self.outer is not None and found:
            self._only_here(back)
        if found:
            if any(one != found[0] for one in found):
                raise self.fault(back.words)
            found[0] = self._beside_in_the_event(back, found[0])
            if found[0] == "this" and (kind == "object" or (kind == "card" and self.unnamed)):
                raise self.fault(back.words)
            if kind == "card" and self._to_cards:
                raise self.two_readings(back.words, "that of the event", "what was sacrificed or destroyed since")
            if kind is not None and found[0] != "this":
                self.mention(found[0], kind)
            return found[0]
        acting = any(one.kind == "source" and one.clause == self._within for one in self._objects)
        if kind is None and self.itself and (back.of or not acting):
            return "this"
        raise self.fault(back.words)

    def _called(self, one: Named) -> str:
        """Return how the text named an object, for faults."""
        word = next((word for word in self.targets if word["id"] == one.reference), None)
        return called(word) if word is not None else str(one.reference)

    # Instructions.

    def deals_from(self, source: str) -> None:
        """Let "it deals" mean the subject of the condition before it: "if this spell was kicked, it deals …"."""
        if self._source is None:
            self._source = source

    def act(self, term: Term, actor: Json) -> list[Term]:
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

    def _act(self, term: Term) -> list[Term]:
        if "one-of" in term:
            return [_one_of([step["add"] for step in term["one-of"]])]
        if "combination" in term:
            rest = {key: value for key, value in term.items() if key != "combination"}
            return self._act({**rest, "add": "".join(term["combination"]), "choice": "one", "of-each": "true"})
        if "one-of-two" in term:
            if "'aim'" in str(term):
                raise self.fault("or")
            term = {"either": term["one-of-two"]}
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
        if "search-either" in term:
            return [self._search_either(term["search-either"], term["of"])]
        if "prevent" in term and "amount" in term and isinstance(term["prevent"], list):
            apart = [{"all": _apart_from_it(one["all"])} if "all" in one else one for one in term["prevent"]]
            return [one for whom in apart for one in self._act({**term, "prevent": whom})]
        if "steps" in term:
            return [one for step in term["steps"] for one in self._act(step)]
        if "energy" in term:
            if set(term["energy"]) - set("{E}"):
                raise self.fault(term["energy"])
            amount: Json = str(term["energy"].count("E"))
            amount = {"*": [amount, term["times"]]} if "times" in term else amount
            return self._act({"player-counters": "@actor", "kind": "energy", "amount": amount})
        if "supported" in term:
            other = {"other": "true"} if self.itself else {}
            return self._act({"support": {"aim": {"is": {"type": "creature", **other}, "up-to": term["supported"]}}})
        if "earthbent" in term:
            land = {"type": "land", "controller": "you"}
            return self._act({"earthbend": {"aim": {"is": land}}, "amount": term["earthbent"]})
        if "chosen-targets" in term:
            self.resolved(term["chosen-targets"])
            return []
        if term == {"nothing": "true"}:
            return []
        if permanent_elsewhere(term, "is"):
            raise self.fault("permanent")
        if "'@player'" in str(term.get("amount")) and "'aim'" in str(term.get("damage")):
            term = {**{key: value for key, value in term.items() if key != "amount"}, "amount": term["amount"]}
        found: Term = {}
        self.begin()
        for key, value in term.items():
            if key == "create" and isinstance(value, dict):
                found[key] = self._token(value)
                continue
            if key == "under" and value == {"owner": "@first"} and isinstance(self.first, dict) and "all" in self.first:
                found[key] = {"owner-of": self.first}
                continue
            if key == "source" and value == "@it" and self._source is not None:
                found[key] = self._source
                continue
            self._within = -1 if key == "until" else self._clause
            found[key] = self._divided(value) if isinstance(value, dict) and "divide" in value else self.resolved(value)
            self._within = -1
            if self.first is None and key not in ("amount", "by", "kind"):
                self.first = found[key]
            if value == found[key] or isinstance(value, list):
                self.mention_subject(found[key], agent=key == "source")
            if key == "damage":
                self._damaged = found[key] if "also" not in term else None
            if key == "source":
                self._source = found[key]
        return [self._finished(found)]

    def _search_either(self, zones: list[str], search: Term) -> Term:
        """Return the search of one of two zones or of both, as the player chooses; keep that the first was (701.19a)."""
        name, ways = f"searched-{zones[0]}", []
        for chosen in (zones[:1], zones[1:], zones):
            noted = [{"note": name, "amount": "1"}] if zones[0] in chosen else []
            acts = self._act({**search, "zone": chosen if len(chosen) > 1 else chosen[0]})
            ways.append({"do": [*acts, *noted], "text": " and ".join(chosen)})
        self._noted.add(name)
        return {"choose-one": ways}

    def _token(self, term: Term) -> Term:
        data = token_data(term)
        if data is None:
            raise self.fault(f"{term['types']} token")
        return data

    def _divided(self, value: Term) -> Any:
        aim = dict(value["aim"])
        if aim.get("max") == "any":
            aim["max"] = value["divide"]
        return self.aim({**aim, "divide": value["divide"]})

    def _finished(self, found: Term) -> Term:
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
        self.unnamed = self.unnamed or verb in ("draw", "discard", *_TO_CARDS)
        self._to_cards = self._to_cards or verb in _TO_CARDS
        for verbs, counted in zip((_MUCH, _MANY), self._counted, strict=True):
            if verb in verbs and "event.amount" not in str(term.get("amount", "1")):
                counted.append(verb)
        if isinstance(chosen, dict) and "choose" in chosen and self.actor != "you" and verb not in _OWN_CHOICES:
            term[verb] = {**chosen, "by": self.actor}
        if verb in ("reveal", "look") and isinstance(chosen, str) and "as" not in term:
            self._hand = chosen
        if verb == "discard" and term[verb] == self.actor and "amount" in term:
            term["as"], self._discarded = _DISCARDED, True
        if "cards" in term:
            self.mention(term["cards"], "revealed", described={"kind": "card"}, several=True)
        if verb in MADE and "as" in term:
            of = term[verb]
            before = of if isinstance(of, str) and of not in MADE.values() else None
            self.mention(term["as"], MADE[verb], before, self._description(term), self._more_than_one(term))
        elif verb in _TOGETHER:
            self.keep_together(term)
        if verb in _OWN_CHOICES and "as" in term:
            self._given[verb] = term["as"]
        self._done(verb, term)
        return term

    def keep_together(self, term: Term) -> None:
        """Keep the objects of an instruction that has no target word for them under a name, for "those creatures" (608.2c)."""
        of = next(iter(term.values()))
        way = next((way for way in ("all", "choose") if isinstance(of, dict) and way in of), None)
        if (
            way is None
            or not self._objects
            or self._objects[-1].reference is not SEVERAL
            or kind_of(of[way]) == "player"
        ):
            return
        self._groups += 1
        term["as"] = _GROUP if self._groups == 1 else f"{_GROUP}-{self._groups}"
        several = way == "all" or of.get("amount", "1") != "1" or term.get("by") in _PLAYERS[1:4]
        self._objects.pop()
        self.mention(term["as"], described=of[way], several=several)

    def _your_own(self, what: Json) -> bool:
        """Tell whether what is returned is said to be cards that you own, which you control anyway."""
        if isinstance(what, str):
            what = next((word["is"] for word in self.targets if word["id"] == what), what)
        if isinstance(what, dict):
            what = next((what[way] for way in ("choose", "all") if way in what), what)
        return isinstance(what, dict) and what.get("owner") == "you"

    def _description(self, term: Term) -> Json:
        """Return the description of what an instruction made or moved, None where it leaves the types open."""
        of = next(iter(term.values()))
        if isinstance(of, dict):
            made = {"type": of["types"].partition(" - ")[0].casefold()} if "types" in of else None
            return made or of.get("choose", of.get("all"))
        return next((one.described for one in reversed(self._objects) if one.reference == of), None)

    def _more_than_one(self, term: Term) -> bool:
        of = next(iter(term.values()))
        if isinstance(of, list) or (isinstance(of, dict) and ("all" in of or of.get("amount", "1") != "1")):
            return True
        if "create" in term or "search" in term:
            return bool(term.get("amount", "1") != "1")
        return any(one.reference == of and one.several for one in self._objects)

    def without_unused(self, acts: list[Term]) -> list[Term]:
        """Return instructions in which only what later words mean is kept under a name."""
        return [self._trimmed(act) for act in acts]

    def _trimmed(self, act: Json) -> Any:
        if isinstance(act, list):
            return [self._trimmed(one) for one in act]
        if not isinstance(act, dict):
            return act
        return {
            key: value if key in (*_NAMES, "abilities") else self._trimmed(value)
            for key, value in act.items()
            if key not in _NAMES or value in self._used or not _can_be_unnamed(value)
        }


_HOSTS = ("attached", "enchanted", "equipped")
"""References to what the source is attached to."""


def _several(word: Term) -> bool:
    """Tell whether a target word asks for more than one target (115.1)."""
    most = word.get("count", word.get("up-to", word.get("max", "1")))
    return most != "1" or "for-each" in word


def _apart_from_it(described: Term) -> Term:
    """Return a description that is set apart from what was named just before it: "and each other creature"."""
    rest = {key: value for key, value in described.items() if key != "other"}
    return {**rest, "not-among": "@it"} if "other" in described else rest


def _can_be_unnamed(name: Json) -> bool:
    """Tell whether a name is one that is left out where no later word means what it names."""
    return name in (*MADE.values(), _SHOWN, _DISCARDED, *_REALLY_DONE.values(), *_KEPT_FOR_LATER.values()) or str(
        name
    ).startswith(_GROUP)


def _of_an_opponent(filter: Json) -> bool:
    """Tell whether a target word names the opponent whom "that player" can mean as its controller (109.4)."""
    return isinstance(filter, dict) and filter.get("controller") == "opponent"
