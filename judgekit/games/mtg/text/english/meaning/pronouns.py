"""English card text, what pronouns mean (608.2c, 603.2, 201.4): the words of a term that point back turned into references.

"It", "that creature", "that player", "the exiled card" and "that much" mean what was spoken of last that they can mean: a target
(115), something that an earlier instruction made or moved, or what took part in the event that the ability looks for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.meaning.antecedents import (
    ALL,
    HOSTS,
    MADE,
    ONE,
    SEVERAL,
    Back,
    Named,
    Spoken,
    all_of_them,
    called,
    can_mean,
    described_as,
    said_back,
    the_one,
)
from judgekit.games.mtg.text.english.meaning.others import (
    GONE,
    apart_from,
    by_subtype,
    died,
    is_of,
    of_rivals,
    opposite,
    set_apart,
)
from judgekit.games.mtg.text.english.meaning.parties import (
    apart_from_the_first,
    asks_for_several,
    asks_of_one,
    beside_it,
    controller_told,
    in_one_place,
    is_aimed_player,
    is_card_of_no_zone,
    kind_of,
    may_be_a_player,
    may_be_permanents,
    names_another_beside,
    names_one_player,
    object_of,
    of_an_opponent,
    of_cards,
    of_some_amount,
    place_of_all,
    player_of,
    what_is_nowhere,
    with_their_own,
)
from judgekit.games.mtg.text.english.meaning.walking import has_key, words_of
from judgekit.games.mtg.text.english.tokens import EXTRA_TURN, PAID_ANY, Term

_OF_ANYBODY = ("opponent", "@one-opponent", "opponents", "players", "any-player")
"""Owners who need not be the same player each time: "an opponent's graveyard"."""

DISCARDED = "discarded"
"""Name under which the cards are kept that a player discards, for "that many"."""

TOTAL = "dealt"
"""Name under which it is kept how much damage an instruction dealt, for "the damage dealt this way"."""

PLAYERS = (
    "you",
    "opponents",
    "players",
    "others",
    "opponent",
    "any-player",
    "defending",
    "active",
    "monarch",
    "attached",
)

_OF_PERMANENTS = ("@way damage", "@way destroy", "@way sacrifice", "@way tap", "@way untap")
"""What was a permanent when it was done to; of the other ways only cards are counted."""

_PAID_WITH = ("sacrifice", "exile", "discard", "tap")
"""What a cost may ask for any number of."""

_OF_EITHER = ("@way exile", "@way return")
"""What can have been a permanent or a card elsewhere."""

TYPES_CHOSEN = ("creature-type", "card-type", "land-type", "basic-land-type")
"""Kinds of type that can be chosen."""

_OF_PLAYERS = ("@player", "@actor", "@their")
"""Words for players: "permanents that player controls" is a description, "its controller" a player."""

_OBJECTS = ("this", "granter", "enchanted", "equipped", "attached")
"""Objects that need not be spoken of before: "its controller" and "enchanted creature's controller" are players, no description."""

_OF_THE_SOURCE = ("paid", "spent", "spent-colors")
"""What is known of the casting of the source by itself: "~ was kicked", "{U} was spent to cast ~"."""

_RELATIONS = ("attached-to", "blocks", "blocked-by", "same-name", "different-name", "has-blocked", "was-blocked-by")
"""Parts of a description that relate it to something named before it, in the same instruction too: "all Auras attached to it"."""


class Meanings(Spoken):
    """What the words of one ability mean, by what was spoken of before them."""

    def aim(self, aim: Term) -> str:
        """Declare a target word (115.1) and return its name."""
        if any(word.startswith("@choose ") for word in words_of(aim)):
            # What a target must be is known before anything is done (601.2c): it is no choice on resolution.
            raise self.fault("of your choice")
        # What a target is described by may be a target itself: that one is declared first, and has a name of its own.
        said = {key: self.resolved(value) for key, value in aim.items()}
        if is_card_of_no_zone(said["is"]):
            raise self.fault("card")
        if isinstance(aim["is"], dict) and aim["is"].get("owner") == "@one-opponent" and asks_for_several(said):
            # "From an opponent's graveyard" is one graveyard, "from your opponents' graveyards" any of them (115.1).
            said["one-owner"] = "true"
        name = f"target-{len(self.targets) + 1}" if self.targets else "target"
        word = {"id": name, **said}
        if word.get("other") == "@other-target":
            set_apart(word, self.targets, self._apart)
        self.targets.append(word)
        kind = kind_of(word["is"])
        if kind in ("player", "any"):
            self.mention_player(name)
        if kind != "player":
            described = word["is"] if kind != "any" else may_be_permanents(word["is"])
            self.mention(name, "object" if kind == "any" else kind, described=described, several=asks_for_several(word))
        return name

    def _apart(self, described: Term) -> Any:
        """Return the object from which "other" sets apart what is described (109.2)."""
        named = [one for one in self._objects if self._apart_of(one)]
        beside = [one.reference for one in named[self._began :] if isinstance(one.reference, str)]
        before = [one.reference for one in named[: self._began] if not of_rivals(described, one.described)]
        first = self.first if isinstance(self.first, str) and self.first not in PLAYERS[:-1] else None
        if first is not None and first.endswith(".controller"):
            first = None
        hosts = [one for one in self._objects if one.reference in HOSTS]
        found = apart_from(described, first, beside, before, self.event, self.itself, bool(hosts))
        if not isinstance(found, str):
            raise self.fault("other")
        self._used.add(found)
        return found

    def resolved(self, term: object) -> Any:
        """Return a term in which every word that points back is what it means."""
        if isinstance(term, str):
            return self._word(term)
        if isinstance(term, list):
            said = apart_from_the_first(with_their_own(self._in_one_place(term)))
            return [self.resolved(item) for item in said]
        if not isinstance(term, dict):
            return term
        if set(term) == {"while"}:
            # Each of several objects keeps an effect for as long as its own condition holds (611.2b).
            self.lasting = True
            try:
                return {"while": self.resolved(term["while"])}
            finally:
                self.lasting = False
        whole = self._whole(term)
        if whole is not None:
            return whole
        term = self._related_to_what_was_named(term)
        self._refuse_what_cannot_be(term)
        if "any" in term and has_key(term["any"], "aim"):
            term = {**term, "any": self._said_once(term["any"])}
        found = {key: self.resolved(value) for key, value in term.items() if key != "each" or "all" not in term}
        self._mention_described(term, found)
        if found.get("object") == "this" and isinstance(term.get("is"), dict) and set(term["is"]) == {"paid"}:
            # What the source was cast with is known by itself too where nothing of it is left (702.33d, 608.2h).
            return found["is"]
        return found

    def _in_one_place(self, terms: list[Json]) -> list[Json]:
        """Return cards that are joined with the place that is said of all: one graveyard, that of one player (115.1).

        Raises:
            CardTextNotUnderstood: the targets could lie in the graveyards of several players, or have to lie in the same.
        """
        place = place_of_all(terms)
        if place is None:
            return terms
        aimed = any(isinstance(term, dict) and "aim" in term for term in terms)
        if aimed and place.get("owner", "opponent") in _OF_ANYBODY:
            raise self.fault(place["zone"])
        owner = {"owner": self.resolved(place["owner"])} if "owner" in place else {}
        return in_one_place(terms, {**place, **owner})

    def _whole(self, term: Term) -> object:
        """Return what a term means that is taken as one, None where it is taken part by part."""
        if term.get("past") == "true":
            return self._past(term)
        if set(term) == {"aim"}:
            if what_is_nowhere(term["aim"]) is not None:
                raise self.fault("permanent")
            return self.aim(term["aim"])
        if set(term) == {"itself"}:
            self.zone = term["itself"]
            return "this"
        if term.get("object") == "@it" and isinstance(term.get("is"), dict) and set(term["is"]) == {"paid"}:
            if self._several_beside_the_source():
                return self.resolved(term["is"])
            self._refuse_permanents_aimed_at()
        if term.get("of") == "@it" and not term.keys().isdisjoint(_OF_THE_SOURCE):
            return self._of_the_source(term)
        if "value" in term and isinstance(term.get("of"), str):
            of = self._word(term["of"], True)
            if term["of"] == "@it":
                self._refuse_several(of)
            return {**term, "of": of}
        if len(term) == 1 and self._is_a_player(term):
            ((word, of),) = term.items()
            return self._possessor(word, of)
        return None

    def _is_a_player(self, term: Term) -> bool:
        """Tell whether "its controller" or "its owner" is a player, and no description of what that player has."""
        ((word, of),) = term.items()
        if word not in ("controller", "owner"):
            return False
        if isinstance(of, dict) and (set(of) <= {"controller", "owner"} or is_aimed_player(of)):
            # "All permanents target player controls" is what that player has.
            return False
        points_back = str(of).startswith("@") and of not in _OF_PLAYERS
        of_an_object = of in _OBJECTS and not self.of_event
        return (
            isinstance(of, dict) or points_back or of_an_object or (word == "owner" and of not in ("you", "opponent"))
        )

    def _related_to_what_was_named(self, term: Term) -> Term:
        """Return a description in which everything that relates it to something named before it is what that means."""
        if str(term.get("chosen", "")).startswith(("@that", "@choose")):
            term = {**term, "chosen": self._word_chosen(term["chosen"])}
        if term.get("chosen") == "creature-type":
            term = {**term, "chosen": self._type_chosen()}
        if term.get("other") == "true" and not self.of_event and (apart := self._apart(term)) != "this":
            term = {**{key: value for key, value in term.items() if key != "other"}, "not-among": apart}
        for relation in _RELATIONS:
            if relation in term:
                term = {**term, relation: self._related(term[relation])}
        if isinstance(term.get("shares"), dict):
            term = {**term, "shares": {**term["shares"], "with": self._related(term["shares"]["with"])}}
        return term

    def _refuse_what_cannot_be(self, term: Term) -> None:
        """Refuse a description of what is nowhere: permanents off the battlefield, spells off the stack (110.1, 112.1)."""
        if self.of_event and term.get("kind") == "spell" and term.get("zone", "stack") != "stack":
            raise self.fault("spell")
        if term.get("among") == "linked.exiled" and term.get("kind") != "card":
            raise self.fault("exiled")
        if str(term.get("among", "")).startswith("@way") and not self._counted_rightly(term):
            raise self.fault("this way")
        if (nowhere := what_is_nowhere(term)) is not None:
            raise self.fault(nowhere)

    def _refuse_several(self, meant: object) -> None:
        """Refuse "it" where several objects are meant: what is asked of each of them is asked of none alone (608.2c)."""
        if any(one.several and one.reference == meant for one in self._objects if isinstance(one.reference, str)):
            raise self.fault("it")

    def _mention_described(self, term: Term, found: Term) -> None:
        """Remember what a term speaks of, as it is said and as it was understood."""
        if term.get("object") == "@it" and not self.lasting:
            self._refuse_several(found["object"])
        self.asked_of_one = self.asked_of_one or asks_of_one(term)
        shared = found["is"].get("shares") if isinstance(found.get("is"), dict) else None
        if isinstance(shared, dict) and shared.get("with") == found.get("object"):
            # Everything shares a color with itself: another object is meant.
            raise self.fault("shares")
        if (
            self.unnamed
            and term.get("object") == "@it"
            and found["object"] == "this"
            and kind_of(found.get("is")) == "card"
        ):
            raise self.fault("it")
        about = term.get("object") if not self.of_event and "event" not in term else None
        about = "this" if about == {"itself": "exile"} else about  # "If ~ is suspended" names the card itself.
        asked = term.get("happened", term.get("this-combat"))
        if isinstance(asked, dict) and asked.get("object") in HOSTS:  # What was asked about what this is attached to.
            self.mention_subject(asked["object"])
        if isinstance(about, str) and found["object"] == about:
            self.mention_subject(about)
        if "all" in found or "choose" in found or "top" in found or "random" in found:
            described = found.get("all", found.get("choose", found.get("random")))
            self.mention(SEVERAL, several="all" in found, card=of_cards(found), described=described)

    def _said_once(self, ways: Json) -> Json:
        """Return alternatives that speak of one target word, with that word declared once: "blocking or blocked by" (115.1)."""
        if not isinstance(ways, list) or any(not isinstance(way, dict) or len(way) != 1 for way in ways):
            return ways
        meant = [next(iter(way.values())) for way in ways]
        if any(one != meant[0] for one in meant) or not isinstance(meant[0], dict):
            return ways
        found = self.resolved(meant[0])
        return [{next(iter(way)): found} for way in ways]

    def _past(self, term: Term) -> Any:
        """Return a condition on what "it" was: not the source, where the event is that something else is gone (608.2h)."""
        found = self.resolved({key: value for key, value in term.items() if key != "past"})
        gone = [one for one in self.event if one.get("event") in GONE and object_of(one, None) != "this"]
        if term["object"] == "@it" and found["object"] == "this" and gone:
            raise self.two_readings("it was", "~", f"{described_as(gone[0].get('object'))} of the event")
        return {**found, "object": self.before_exile(found["object"])}

    def _refuse_permanents_aimed_at(self) -> None:
        """Refuse "it was kicked" behind a target that is no spell: the spell itself may be meant, or the permanent (702.33d)."""
        of = self._word("@it")
        aimed = next((word["is"] for word in self.targets if word["id"] == of), None)
        if aimed is not None and not (isinstance(aimed, dict) and aimed.get("kind") == "spell"):
            raise self.fault("it")

    def _of_the_source(self, term: Term) -> Term:
        """Return what is asked of the casting of "it", which only the source itself knows.

        Raises:
            CardTextNotUnderstood: "it" is another object.
        """
        if self._word("@it") != "this":
            raise self.fault("it")
        return {key: value for key, value in term.items() if key != "of"}

    def _word_chosen(self, said: str) -> str:
        """Return what a description of the colour or type that is chosen asks for (608.2d).

        Args:
            said: "that color" and "that type" mean what an instruction before let you choose; "of your choice" chooses it.
        """
        way, _, what = said.partition(" ")
        if self.of_event:
            raise self.fault(f"of that {what}")
        if way == "@choose":
            self.choosing.append(what)
            return what
        fits = [one for one in self.words_chosen if (one == "color") is (what == "color")]
        if len(fits) != 1:
            raise self.fault(f"that {what}")
        return fits[0]

    def _type_chosen(self) -> str:
        """Return which kind of type "the chosen type" is of: what an instruction before let you choose, else a creature type.

        What was chosen as the permanent entered stands on another line of the card (607.2d): the card as a whole tells.
        """
        kinds = list(dict.fromkeys(one for one in self.words_chosen if one in TYPES_CHOSEN))
        if len(kinds) > 1:
            raise self.fault("of the chosen type")
        return kinds[0] if kinds else "creature-type"

    def _related(self, to: Json) -> object:
        """Return what a description relates something to: any one of a kind, where an article stands before it (109.3)."""
        if isinstance(to, dict) and set(to) == {"choose"}:
            if isinstance(to["choose"], dict) and "other" in to["choose"]:
                # Another than the one that is described, which no term says.
                raise self.fault("another")
            return {"all": to["choose"]}
        return self._word(to, to.partition(" ")[0] in ("@it", "@object")) if isinstance(to, str) else to

    @staticmethod
    def _counted_rightly(term: Term) -> bool:
        """Tell whether "this way" is said of permanents that were destroyed or of cards that were discarded, not the other way."""
        if "zone" in term:
            return False
        return term["among"] in _OF_EITHER or (kind_of(term) == "card") is (term["among"] not in _OF_PERMANENTS)

    def resolved_in_front(self, term: Json) -> object:
        """Return a condition that leads a sentence: what the instruction before it was about is not its subject.

        Args:
            term: the condition.
        """
        subject, self.first = self.first, None
        self._began = sum(1 for one in self._objects if self._apart_of(one))
        kept = self._objects
        if isinstance(term, dict) and term.get("object") == "@it" and kind_of(term.get("is")) == "card":
            # What is asked for its types one after another is the same card, not what came of it where it was another.
            names = [word["id"] for word in self.targets]
            self._objects = [one for one in kept if not one.branch or one.reference in names]
        asked = len(self._objects)
        try:
            return self.resolved(term)
        finally:
            self.first = subject
            if self._objects is not kept:
                self._objects = [*kept, *self._objects[asked:]]

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
        if of in HOSTS:
            self.mention_host(meant)
        if word == "controller" and meant in self.now_there:
            meant = self.now_there[meant]
            self._used.add(meant)
        found = f"{meant}.{word}"
        if word == "controller":
            self.mention_player(found)
        return found

    def _word(self, word: str, as_it_was: bool = False) -> object:
        if "@" not in word:
            if word == "defending":
                self._defending[:] = [word]
            return self.others() if word == "others" else word
        if word.endswith(("@amount", "@many")):
            return re.sub("@(amount|many)", self._amount(word.endswith("@many")), word)
        if word in _WORDS:
            return _WORDS[word](self)
        plain, _, types = word.partition(" ")
        if plain in ONE:
            back = Back(said_back(plain, types), ONE[plain], types, of=as_it_was, permanent=self.to_permanents)
            return self._object(back, as_it_was)
        if plain in ALL:
            back = Back(said_back(plain, types), ALL[plain], types, several=True, permanent=self.to_permanents)
            return self._them(back, as_it_was)
        return _WORDS_OF[plain](self, types) if plain in _WORDS_OF else word

    def before_exile(self, meant: object) -> object:
        """Return what a word means that speaks of no card but of what it was: a target that was exiled, as it last was (608.2h).

        Args:
            meant: what the word means.
        """
        permanents = [aimed["id"] for aimed in self.targets if kind_of(aimed["is"]) != "card"]
        exiled = [one.before for one in self._objects if one.kind == "exiled" and one.reference == meant]
        return exiled[-1] if exiled and exiled[-1] in permanents else meant

    def _their(self) -> object:
        """Return the player whom "their" means: who acts, where that is another than you."""
        return self.actor if self.actor != "you" else self._player()

    def _subject(self) -> object:
        """Return what the instruction is done to, of the one before where this one has said nothing yet."""
        return self.first if self.first is not None else self._before

    def _prevented(self) -> str:
        """Return how much was prevented "this way", as the replacement tells of the damage, or as it was counted (615.5)."""
        if "@prevented" not in self.told:
            raise self.fault("this way")
        return self.told["@prevented"]

    def copied(self) -> Json:
        """Return the card of which the instruction before makes a copy that may be cast (707.12)."""
        if self.card_copied is None:
            raise self.fault("the copy")
        return self.card_copied

    def one_of_two_players(self, which: str) -> str:
        """Return the player who chose an opponent as the target, or that opponent: the first and the second player (115.1)."""
        if which not in self.told:
            raise self.fault(which.replace("-", " "))
        self._used.add(self.told[which])
        return self.told[which]

    def extra_turn(self) -> str:
        """Return the one extra turn that an instruction before lets a player take, for "that turn" (500.7)."""
        if self.told.get(EXTRA_TURN) != EXTRA_TURN:
            raise self.fault("that turn")
        self._used.add(EXTRA_TURN)
        return EXTRA_TURN

    def _searched(self, zone: str) -> str:
        """Return what tells whether a zone was searched "this way" (701.19a)."""
        if f"searched-{zone}" not in self._noted:
            raise self.fault("this way")
        return f"searched-{zone}"

    def _life(self, said: str) -> str:
        """Return how much life was gained or lost in the event that the ability looks for (608.2c).

        Args:
            said: the event, and whether it is your life: "for each 1 life you gained".
        """
        verb, _, whose = said.partition(" ")
        if not self.event or any(
            pattern.get("event") != verb or (pattern.get("player") == "you") is not (whose == "you")
            for pattern in self.event
        ):
            raise self.fault("life")
        return "event.amount"

    def _that_chosen(self, said: str, meant: str) -> str:
        """Return the colour or type that the instruction before lets a player choose (608.2d)."""
        self._word_chosen(said)
        return meant

    def _of_event(self, found: str | None, words: str) -> str:
        """Return the object that only the event can give to a word."""
        if found is None:
            raise self.fault(words)
        self.mention(found)
        return found

    def _done_amount(self, verb: str) -> str:
        """Return how much damage was dealt or life was lost "this way" (608.2c)."""
        if verb != "damage":
            return self._this_way(verb or "lose-life")
        if self._totals != 1:
            raise self.fault("this way")
        self._used.add(TOTAL)
        return TOTAL

    def _permanent_or_player(self) -> object:
        """Return what "that creature or player" means: the target that may be either, else what "it" means (115.4)."""
        either = self.of_either_kind()
        one = next((one for one in reversed(self._objects) if one.reference in either), None)
        return self._meant(one, False) if one is not None else self._word("@it")

    def of_either_kind(self) -> list[str]:
        """Return the target words that may mean a player or a permanent (115.4)."""
        return [word["id"] for word in self.targets if may_be_a_player(word["is"])]

    def _blocked(self) -> str:
        """Return what "it" means of which another creature is told to block it: the source, whose attack it is (509.1c)."""
        if not self.event or any(object_of(pattern, None) != "this" for pattern in self.event):
            raise self.fault("it")
        return "this"

    def _paid_of(self, kind: str) -> str:
        """Return how much was paid "this way" of what any amount could be paid of: life, mana or energy (118.12)."""
        if self.outer is not None and PAID_ANY not in self.told:
            return self.outer.as_much_as_paid("this way", kind)
        return self.as_much_as_paid("this way", kind)

    def _removed(self, kind: str) -> str:
        """Return how many counters were removed "this way": for the cost, or by the one instruction before (602.1a, 608.2c)."""
        by_cost = self.told.get("@removed")
        if by_cost is not None and kind in ("", by_cost):
            return "X"
        if by_cost is None and kind in ("", self.told.get("@removed so")):
            return self._this_way("remove-counters")
        raise self.fault("this way")

    def _this_way(self, verb: str) -> str:
        """Return what the one instruction of a kind before did: what was destroyed "this way" (608.2c)."""
        name = self._ways.get(verb)
        of_a_spell = self.cost is None and not self.event and not self.itself  # whose costs stand on another line
        if verb in _PAID_WITH and verb not in self._ways and (of_a_spell or has_key(self.cost, verb)):
            return f"paid.{verb}"  # What was given up for the cost was so "this way" where no instruction does it (602.1a).
        if name is None:
            raise self.fault("this way")
        self._used.add(name)
        return name

    def _given_up(self, verb: str) -> str:
        """Return what was sacrificed, discarded or tapped: by an instruction before, else by the event, else for the cost."""
        kept = self._given.get(verb)
        if kept is not None:
            self._used.add(kept)
            return kept
        if any(pattern.get("event") == verb for pattern in self.event):
            return "event.object"
        if self.event or (self.cost is not None and not has_key(self.cost, verb)):
            # A triggered ability has no cost that was paid, or it is not paid so.
            raise self.fault("the sacrificed" if verb == "sacrifice" else verb)
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
            self._used.add(DISCARDED)
            return DISCARDED
        if not self.event or any(not of_some_amount(pattern, many) for pattern in self.event):
            return self._as_many_as(words)
        if self._counted[many]:
            raise self.two_readings(words, f"that of {self._counted[many][-1]}", "that of the event")
        return "event.amount"

    def _as_many_as(self, words: str) -> str:
        """Return how many objects the one instruction before acted on: "sacrifice two or more. Draw that many" (608.2c)."""
        if self.outer is not None:
            # What was paid before is known to what triggers as it is paid (603.12).
            return self.outer.as_much_as_paid(words)
        name = self._number_kept()
        if name is None:
            raise self.fault(words)
        self._used.add(name)
        return name

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
        theirs = [word["id"] for word in self.targets if of_an_opponent(word["is"])]
        if len(theirs) == 1 and len(self.targets) == 1:
            return f"{theirs[0]}.controller"
        if self._owner_told is not None:
            return self._owner_told
        if self._defending[:]:
            return "defending"
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
        if any(one.reference is SEVERAL for one in found) or (back.types and self._is_one_target(found)):
            raise self.fault(back.words)
        if back.kind == "card" and len(found) == 1:
            found = [self._all_revealed(found[0])]
        meant = [self._meant(one, as_it_was) for one in found]
        return meant[0] if len(meant) == 1 else meant

    def _is_one_target(self, found: Sequence[Named]) -> bool:
        """Tell whether what a plural would mean is a single target, so that others than it are meant (608.2c)."""
        names = [word["id"] for word in self.targets if not asks_for_several(word)]
        return len(found) == 1 and not found[0].several and found[0].reference in names

    def _all_revealed(self, found: Named) -> Named:
        """Return all cards that were revealed until one was found: "those cards" are no single card (608.2c).

        Where several were looked for, those alone can be meant as well, and the text is refused.
        """
        beside = [one for one in self._objects if one.kind == "revealed" and one.clause == found.clause]
        if found.kind != "found" or not beside:
            return found
        if found.several:
            raise self.two_readings("those cards", "those that were looked for", "all cards revealed")
        return beside[-1]

    def _made(self, names: tuple[str, ...], words: str, otherwise: tuple[str, ...] = ()) -> object:
        """Return the cards that an instruction before put aside under one of some names."""
        for those in (names, otherwise):
            for one in reversed(self._objects):
                if one.reference in those:
                    self._used.add(str(one.reference))
                    return one.reference
        raise self.fault(words)

    def _left(self) -> object:
        """Return the cards of which "the rest" is left: of cards searched for only where somebody has chosen of them."""
        chosen = any(one.reference == "picked" for one in self._objects)
        return self._made(("looked", "revealed", "milled"), "them", ("exiled", "found") if chosen else ("exiled",))

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
        if found is None and by_subtype(back.types):
            return self._of_that_subtype(back)
        if found is None and back.types and not any(is_of(one.get("object"), back.types) for one in self.event):
            found = the_one(back._replace(types=""), self._others(back), names, self._within)
        if isinstance(found, Named) and found.agent and found.clause == self._clause:
            self._only_the_source(back, names, found.reference)
        if isinstance(found, list):
            raise self.two_readings(back.words, *(self._called(one) for one in found))
        if found is not None and found.kind == "host" and self._host_of_the_event(back, found):
            return self._of_the_event(back)
        if found is not None:
            if found.reference is SEVERAL and back.kind in (None, "object", "exiled"):
                raise self.fault(back.words)
            if found.several and (back.apart or (back.kind in (None, "object", "token") and not self.lasting)):
                raise self.fault(back.words)
            return self._meant(found, as_it_was)
        if back.kind == "exiled":
            if not self.of_event:
                self.mention("linked.exiled", "exiled", described={"kind": "card"})
            return "linked.exiled"
        return self._of_the_event(back)

    def _host_of_the_event(self, back: Back, host: Named) -> bool:
        """Tell whether the event happens to what the source is attached to, of which a text names the controller since.

        What only its controller names is refused where another object was named before it: "it" can be that as well (608.2c).
        """
        before = [one for one in self._objects if can_mean(back, one) and one.reference not in HOSTS]
        if before:
            raise self.two_readings(back.words, self._called(before[-1]), f"{host.reference} permanent")
        for pattern in self.event:
            if any(one in HOSTS for key, one in pattern.items() if key != "player"):
                return True
            if object_of(pattern, back.kind) not in (None, "this", *HOSTS):
                raise self.two_readings(back.words, described_as(pattern.get("object")), f"{host.reference} permanent")
        return False

    def _of_that_subtype(self, back: Back) -> Any:
        """Return the one object of the event that is said to be of a subtype: "becomes blocked by a Wall, destroy that Wall"."""
        roles = ("object", "by", "attacker", "source", "vehicle")
        found = [f"event.{role}" for pattern in self.event for role in roles if is_of(pattern.get(role), back.types)]
        if len(found) != 1:
            raise self.fault(back.words)
        self.mention(found[0])
        return found[0]

    def _source_of_the_event(self) -> str:
        """Return what "that source" means: what deals the damage of the event; no other event has a source (109.4, 120.1)."""
        if not self.event or any(pattern.get("event") != "damage" for pattern in self.event):
            raise self.fault("that source")
        return "event.source"

    def no_other(self, back: Back) -> None:
        """Refuse a word for one of several objects where something named before it fits as well (608.2c)."""
        before = the_one(back, self._objects, (), -1)
        if isinstance(before, Named) and before.reference is not SEVERAL:
            raise self.two_readings(back.words, self._called(before), "one of those")

    def _others(self, back: Back) -> list[Named]:
        """Return what a word can mean besides what does it: a creature that fights "that creature" fights another (109.2)."""
        two = any(beside_it(pattern) not in (None, "this") for pattern in self.event)
        acting = self.first if self._within == self._clause and (two or not back.of) else None
        if not isinstance(acting, str) or back.kind != "object":
            return self._objects
        return [one for one in self._objects if one.reference != acting]

    def _only_the_source(self, back: Back, names: list[str], agent: Json) -> None:
        """Refuse "its power" of a source that deals damage, where something else named before has a power too (608.2c)."""
        before = [one for one in self._objects if not one.agent]
        other = the_one(back, before, names, self._within)
        again = isinstance(other, Named) and other.reference == agent
        if isinstance(other, Named) and other.reference is not SEVERAL and not other.several and not again:
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

    def _alive(self, back: Back) -> str | None:
        """Return what "that creature" means where the event is that one died to which another dealt damage: the other.

        What died is a card in a graveyard by then, which a text calls "that card"; only what is asked of it as it was is its own.
        """
        if back.kind != "object" or back.of or len(self.event) != 1 or self.event[0].get("event") != "dies":
            return None
        described = self.event[0].get("object")
        by = described.get("damaged-by") if isinstance(described, dict) else None
        return by if by in HOSTS else None

    def _of_the_event(self, back: Back) -> Any:
        kind = back.kind
        found = [one for pattern in self.event if (one := object_of(pattern, kind)) is not None]
        if kind == "token" and set(found) <= {"this"} and (self.of_event or (found and self.itself)):
            return "linked.put" if found else {"among": "linked.put"}
        if self.outer is not None and found:
            self._only_here(back)
        if found:
            targeted = (kind == "object" or back.permanent or back.several) and names_another_beside(self.event)
            if targeted or any(one != found[0] for one in found):
                raise self.fault(back.words)
            found[0] = self._beside_in_the_event(back, self._alive(back) or found[0])
            if found[0] == "this" and (kind in _NEVER_ITSELF or (kind == "card" and self.unnamed)):
                raise self.fault(back.words)
            if kind == "card" and self._to_cards:
                raise self.two_readings(back.words, "that of the event", "what was sacrificed or destroyed since")
            if kind is not None and found[0] != "this":
                self.mention(found[0], kind)
            return found[0]
        acting = any(one.kind == "source" and one.clause == self._within for one in self._objects)
        if kind is None and self.itself and (back.of or not acting) and not self.asked_of_one:
            return "this"
        raise self.fault(back.words)


_NEVER_ITSELF = ("object", "token")
"""Kinds of what is named by its kind behind an event, by which a card never means itself: "that creature", "the token"."""

_WORDS: dict[str, Callable[[Meanings], object]] = {
    "@actor": lambda meanings: meanings.actor,
    "@their": Meanings._their,
    "@player": Meanings._player,
    "@first": Meanings._subject,
    "@subject": Meanings._subject,
    "@same": Meanings._same,
    "@source-again": lambda meanings: meanings._source,
    "@looked": lambda meanings: meanings._made(("looked", "revealed", "milled"), "them", ("exiled",)),
    "@choosable": lambda meanings: meanings._made(("looked", "revealed", "milled"), "them", ("exiled", "found")),
    "@rest": Meanings._left,
    "@seen": lambda meanings: meanings._made(("looked", "revealed", "milled", "exiled"), "them"),
    "@found": lambda meanings: meanings._made(("found",), "one"),
    "@picked": lambda meanings: meanings._made(("picked",), "chosen", ("found",) if meanings.searched else ()),
    "@milled": lambda meanings: meanings._made(("milled",), "this way"),
    "@hand": Meanings._from_hand,
    "@prevented": Meanings._prevented,
    "@source": Meanings._source_of_the_event,
    "@one-opponent": lambda _: "opponent",
    "@copied": lambda meanings: meanings.copied(),
    "@blocked": Meanings._blocked,
    "@that-color": lambda meanings: meanings._that_chosen("@that color", "chosen-color"),
    "@that-type": lambda meanings: meanings._that_chosen("@that type", "chosen"),
    "@either": Meanings._permanent_or_player,
    "@extra-turn": lambda meanings: meanings.extra_turn(),
    "@first-player": lambda meanings: meanings.one_of_two_players("first-player"),
    "@second-player": lambda meanings: meanings.one_of_two_players("second-player"),
}
"""Words that point back and stand alone, with what they mean."""

_WORDS_OF: dict[str, Callable[[Meanings, str], object]] = {
    "@done-amount": Meanings._done_amount,
    "@way": Meanings._this_way,
    "@life": Meanings._life,
    "@paid": lambda meanings, verb: meanings._given_up(verb or "sacrifice"),
    "@removed": Meanings._removed,
    "@paid-any": Meanings._paid_of,
    "@searched": Meanings._searched,
    "@opposite": lambda meanings, types: meanings._of_event(opposite(meanings.event, types), f"other {types}"),
    "@died": lambda meanings, _: meanings._of_event(died(meanings.event), "that died"),
}
"""Words that point back to what was done, by the verb or the kind that is said behind them."""
