"""English card text, terms of sentences turned into instructions with target words, what pronouns mean put in (608.2c, 115.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.actions import SEARCHED_BY
from judgekit.games.mtg.text.english.meaning.antecedents import (
    GROUP,
    IN_SIGHT,
    MADE,
    SEVERAL,
    TAKEN,
)
from judgekit.games.mtg.text.english.meaning.parties import (
    asks_for_several,
    is_card_of_no_zone,
    kind_of,
    object_of,
    of_cards,
    one_for_each_opponent,
    permanent_elsewhere,
)
from judgekit.games.mtg.text.english.meaning.pronouns import DISCARDED, PLAYERS, TOTAL, Meanings
from judgekit.games.mtg.text.english.meaning.walking import has_key, says, words_of
from judgekit.games.mtg.text.english.tokens import EXTRA_TURN, PAID_ANY, Term, token_data

_TOGETHER = ("tap", "untap", "put-counters", "damage", "sacrifice", "destroy", "phase-out", "control")
"""Instructions that act on several objects at once, which later words can mean."""

_TO_PERMANENTS = ("modify", "tap", "untap", "sacrifice", "destroy", "regenerate", "damage", "control")
"""Instructions that are done to permanents only, or to players."""

_SHOWN = "shown"
"""Name under which cards are kept that are revealed from among those looked at."""

_DRAWN = "drawn"
"""Name under which cards are kept that you drew, for "that many"."""

_SENT_BACK = "sent-back"
"""Name under which objects are kept that are returned to hands, for "returned this way"."""

_MUCH = ("damage", "lose-life", "gain-life", "pay-life", "pay-any", "prevent")
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

_TO_CARDS = ("sacrifice", "destroy")
"""Instructions after which "that card" can be what a permanent became."""

_OWN_CHOICES = ("sacrifice", "discard")
"""Instructions whose players choose for themselves what it is done to (701.8a, 701.17a)."""

_GIVEN_UP = ("sacrifice", "return", "tap")
"""Instructions of which "the sacrificed creature" can be the target that they were followed for."""

_OF_A_PLAYER = ("search", "reveal-until", "draw", "mill", "mill-until")
"""Instructions that say whose cards are meant: what they keep was never that player (608.2h)."""

_NAMES = ("as", "done", "total")
"""Details that keep something for later instructions."""

_KEPT_FOR_LATER = {"sacrifice": "sacrificed", "lose-life": "lost", "remove-counters": "removed", "reveal": _SHOWN}
"""Instructions that keep what they did only where later words mean it, with the name it is kept under."""

_REALLY_DONE = {"destroy": "destroyed", "damage": "damaged"}
"""Instructions of which only what they really did is kept, with the name it is kept under."""

_GROUPS = ("players", "opponents", "others")
"""Words for several players."""

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
        "remove-counters",
    ),
)
"""Instructions of which "this way" says what they did (608.2c)."""


class Scope(Meanings):
    """Reads the instructions of one ability, and keeps what later words of it can mean."""

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
        inner.cost = self.cost
        inner._as_many = self._as_many
        inner._owner_told = self._owner_told
        inner._defending = self._defending
        inner._ways, inner._totals = self._ways, self._totals
        inner.words_chosen, inner.choosing = self.words_chosen, self.choosing
        inner._noted, inner.told = self._noted, self.told
        inner._groups = self._groups
        inner.card_copied = self.card_copied
        inner.now_there = self.now_there
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

    def _mention_discarded(self, term: Term) -> None:
        """Name the one card that a player discards, for "that card"; of several players each discards another (608.2c)."""
        if term["amount"] == "1" and isinstance(term["discard"], str) and term["discard"] not in _GROUPS:
            self.mention(DISCARDED, DISCARDED, described={**dict(term.get("what") or {}), "kind": "card"})

    def _done(self, verb: str, term: Term) -> None:
        """Keep what an instruction does under a name, for "this way"; of two of one kind none is meant."""
        if verb in _REALLY_DONE:
            term["done"] = _REALLY_DONE[verb]
        elif verb in _KEPT_FOR_LATER and "as" not in term:
            term["as"] = _KEPT_FOR_LATER[verb]
        elif verb == "return" and term.get("to") == "hand":
            term.setdefault("as", _SENT_BACK)
        if verb == "damage":
            term["total"] = TOTAL
            self._totals += 1
        if verb == "remove-counters":
            self.told["@removed so"] = str(term.get("kind", "any"))
        name = term.get("done", term.get("as"))
        if isinstance(name, str) and verb in _THIS_WAY:
            self._ways[verb] = None if verb in self._ways else name
        if verb == "reveal-until":
            way = "exile" if "exiling" in term else "reveal"
            self._ways[way] = None if way in self._ways else str(term["cards"])
        if verb == "even-out":
            self.told["even-out"] = ""
        if verb == "extra-turn":
            # Of several extra turns none is "that turn".
            one = EXTRA_TURN not in self.told and term[verb] not in _GROUPS and not isinstance(term[verb], dict)
            self.told[EXTRA_TURN] = EXTRA_TURN if one else ""
        if verb == "pay-any":
            self._keep_what_is_paid(term)
        if verb in _MANY or verb == "put":
            self._as_many.append((self._kept_number(verb, term), self._sentence))

    def _keep_what_is_paid(self, term: Term) -> None:
        """Keep what any amount is paid of, for "that much"; of two such payments none is meant.

        Raises:
            CardTextNotUnderstood: nobody pays with such symbols while an effect is followed.
        """
        if term["kind"] not in ("{E}", "life", "mana"):
            raise self.fault(term["kind"])
        self.told[PAID_ANY] = "" if PAID_ANY in self.told else term["kind"]
        self._as_many.append((PAID_ANY if self.told[PAID_ANY] else None, self._sentence))

    def _kept_number(self, verb: str, term: Term) -> str | None:
        """Return the name under which it is kept which objects an instruction acted on, None where their number is told."""
        of = term[verb]
        if verb == "draw" and of == "you" and not str(term.get("amount", "1")).isdigit():
            # A card that came instead of a draw is not drawn (121.6c).
            return str(term.setdefault("as", _DRAWN))
        untold = isinstance(of, dict) and ("all" in of or of.get("up-to") is not None)
        if not untold and not (
            isinstance(of, str) and any(one.reference == of and one.several for one in self._objects)
        ):
            return None
        if verb in ("put", "return") and term.get("to") in ("library", "hand"):
            term.setdefault("as", MADE[verb])
        name = term.get("done", term.get("as"))
        return name if isinstance(name, str) else None

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
        if term.get("to") == "graveyard" and has_key(term.get("put"), "top"):
            # What cards said before there was a word for it (701.13a).
            term = {"mill": term["put"]["top"], "amount": term["put"]["amount"], "as": "milled"}
        for way, said in _SAID_OTHERWISE.items():
            if way in term:
                return said(self, term)
        if "amount" in term and isinstance(term.get("prevent"), list):
            return self._prevented_to_each(term)
        if permanent_elsewhere(term, "is"):
            raise self.fault("permanent")
        if says(term, "@seen"):
            term = {**term, "cast": {**term["cast"], **self._card_to_cast(term["cast"]["choose"])}}
        if "damage" in term and ("dealer" in term or str(term.get("source")).startswith("@objects")):
            term = _by_each_dealer(term)
        if term.get("choose") == "object" and term.get("as") == MADE["choose"] and not says(term, "@hand"):
            self._refuse_what_nobody_chooses(term["is"])
        if "separate" in term:
            self._ways["separate"] = str(term["as"])
        if "choose-pile" in term and self._ways.get("separate") != term["choose-pile"]:
            raise self.fault("pile")
        if term == {"reveal": "@card"}:
            self._name_drawn()
        if term.get("exchange") == "@objects":
            term = {**term, "exchange": self._both()}
        if "search" in term and isinstance(term.get("zone"), list) and "amount" in term:
            self.searched = term
        if "exile" in term and self.searched is not None and says(term["exile"], "@looked"):
            there = {"zone": self.searched["zone"], "owner": self.searched["whose"], "not-among": "@found"}
            term = {"exile": {"all": {"kind": "card", **there}}}
        if "amount" in term and "damage" in term and _controlled_by_its(term["amount"]) and not self._may_be_another():
            term = {"behind": "true", **term}
        if "behind" in term:
            order = ("source", "damage", "amount") if self._told_of_its_target(term) else ("source", "amount", "damage")
            term = {
                **{key: term[key] for key in order if key in term},
                **{key: term[key] for key in term if key not in (*order, "behind")},
            }
        if "amount" in term and says(term["amount"], "@player"):
            if has_key(term.get("damage"), "aim") or (not self._players and _is_possessor(term.get("damage"))):
                term = {**{key: value for key, value in term.items() if key != "amount"}, "amount": term["amount"]}
            if term.get("damage") in _GROUPS and "also" not in term:
                return self._of_each_its_own(term)
        return [self._finished(self._filled_in(term))]

    def _both(self) -> Json:
        """Return what "those permanents" are of which the control is exchanged: two, the one of the event besides its only target.

        Raises:
            CardTextNotUnderstood: there is only one.
        """
        found: Json = self.resolved("@objects")
        if isinstance(found, list):
            return found
        of_event = [one for pattern in self.event if (one := object_of(pattern, None)) is not None]
        names = [word["id"] for word in self.targets if not asks_for_several(word)]
        if found in names and of_event[:1] == ["event.object"]:
            return ["event.object", found]
        if found in names:
            raise self.fault("those")
        return found

    def _told_of_its_target(self, term: Term) -> bool:
        """Tell whether how much damage is dealt is asked of the target of it: "deals damage to target creature equal to …".

        Raises:
            CardTextNotUnderstood: "that creature" can be that of the event as well.
        """
        if not has_key(term["damage"], "aim"):
            return False
        said = {word.partition(" ")[0] for word in words_of(term["amount"])} & {"@object", "@spell"}
        kinds = {_kind_aimed_at(term["damage"])}
        said |= {"@object"} if _controlled_by_its(term["amount"]) else set()
        found = [word for word in said if (word == "@spell") is (kinds == {"spell"}) and not kinds & {"player", "any"}]
        if found and any(object_of(pattern, found[0][1:]) not in (None, "this") for pattern in self.event):
            raise self.fault(f"that {found[0][1:]}")
        return bool(found)

    def _filled_in(self, term: Term) -> Term:
        """Return an instruction in which every word that points back is what it means, part by part as the text says them."""
        found: Term = {}
        self.begin()
        for key, value in term.items():
            at_once = self._no_word(key, value)
            if at_once is not None:
                found[key] = at_once
                continue
            self._within = -1 if key == "until" else self._clause
            self.to_permanents = key in _TO_PERMANENTS and isinstance(value, str)
            found[key] = self._divided(value) if isinstance(value, dict) and "divide" in value else self.resolved(value)
            self._within, self.to_permanents = -1, False
            if key == "copy-of" and isinstance(value, str) and value.partition(" ")[0] in ("@it", "@object"):
                found[key] = self.before_exile(found[key])
            if self.first is None and key not in ("amount", "by", "kind"):
                self.first = found[key]
            if value == found[key] or isinstance(value, list):
                self.mention_subject(found[key], agent=key == "source")
            if key == "amount" and term.get("damage") == "@it":
                self._named_by_the_figure()
            if key == "damage":
                self._damaged = found[key] if "also" not in term else None
            if key == "source":
                self._source = found[key]
                if "dealer" not in term and self._names_several(found[key]):
                    # Of several sources each deals its own damage (120.7): the text must say "each".
                    raise self.fault("deals")
        return found

    def _may_be_another(self) -> bool:
        """Tell whether "its controller" may be that of something else than the one target of an instruction (608.2c)."""
        return any(one.kind != "source" for one in self._objects) or any(
            object_of(pattern, None) not in (None, "this") for pattern in self.event
        )

    def _named_by_the_figure(self) -> None:
        """Let "it" mean the target of which the amount speaks: "deals damage equal to target creature's power to it"."""
        names = [word["id"] for word in self.targets]
        self._objects = [
            one._replace(again=True) if one.clause == self._clause and one.reference in names else one
            for one in self._objects
        ]

    def _names_several(self, source: object) -> bool:
        """Tell whether a source of damage is several objects."""
        if isinstance(source, list):
            return True
        return any(
            one.several for one in reversed(self._objects) if one.reference == source and isinstance(source, str)
        )

    def _no_word(self, key: str, value: Json) -> Json:
        """Return a part of an instruction that names nothing which later words could mean, None where it is none."""
        if key == "create" and isinstance(value, dict):
            return self._token(value)
        if key == "create" and value == "copy":
            # What is made is no object yet: "another target" sets apart from the source, not from it.
            return value
        if key == "under" and value == {"owner": "@first"} and isinstance(self.first, dict) and "all" in self.first:
            return {"owner-of": self.first}
        return self._source if key == "source" and value == "@it" else None

    def _combination(self, term: Term) -> list[Term]:
        """Return the adding of mana in any combination of some colours (106.4)."""
        rest = {key: value for key, value in term.items() if key != "combination"}
        return self._act({**rest, "add": "".join(term["combination"]), "choice": "one", "of-each": "true"})

    def _either(self, term: Term) -> list[Term]:
        """Return what a player does in one of several ways, as that player chooses (608.2d)."""
        by = {"by": self.actor} if self.actor != "you" else {}
        counters = all("put-counters" in step for step in term["either"])
        ways = [(self._act(step), step["kind"] if counters else step.get("at")) for step in term["either"]]
        modes = [way if at is None else {"do": way, "text": at} for way, at in ways]
        return [{"choose-one": modes, **by}]

    def _one_of_two(self, term: Term) -> list[Term]:
        """Return one of two deeds that a player chooses; with a target it would be a choice on casting (601.2c)."""
        if has_key(term, "aim"):
            raise self.fault("or")
        return self._either({"either": term["one-of-two"]})

    def _for_each_opponent(self, term: Term) -> list[Term]:
        """Return a deed that has one target for each opponent (601.2c)."""
        deed, found_aims = one_for_each_opponent(term["each-opponent"])
        if not found_aims and "create" in deed and says(deed.get("attacks"), "@player"):
            inner = self.by("you")
            inner._players = []
            inner.mention_player("each")
            return [{"for-each": "opponents", "as": "each", "do": inner._act(deed)}]
        if found_aims != 1:
            raise self.fault("for each opponent")
        return self._act(deed)

    def _energy(self, term: Term) -> list[Term]:
        """Return energy symbols as the counters that a player gets (107.14)."""
        if set(term["energy"]) - set("{E}"):
            raise self.fault(term["energy"])
        amount: Json = str(term["energy"].count("E"))
        if "times" in term:
            amount = term["times"] if amount == "1" else {"*": [amount, term["times"]]}
        return self._act({"player-counters": "@actor", "kind": "energy", "amount": amount})

    def _rival(self, term: Term) -> list[Term]:
        """Declare an opponent of the player who acts as the target that this player chooses (115.1, 601.2c, 603.3d)."""
        if self.actor != "event.player" or self.targets:
            raise self.fault("choose")
        described = {"kind": "player", "among": {"opponents-of": self.actor}, "condition": self.resolved(term["rival"])}
        chosen = self.aim({"is": described, "by": self.actor})
        self.told["first-player"], self.told["second-player"] = str(self.actor), chosen
        return []

    def _same_way(self, term: Term) -> list[Term]:
        """Return what players even out in the way in which the sentence before has them do it."""
        if "even-out" not in self.told:
            raise self.fault("the same way")
        return [one for what in term["same-way"] for one in self._act({"even-out": "players", "is": what})]

    def _fight_each_other(self, term: Term) -> list[Term]:
        """Return the fight of the two that were named together (701.12a)."""
        both = self.resolved(term["fight-each-other"])
        if not isinstance(both, list) or len(both) != 2:
            raise self.fault("each other")
        return [{"fight": both[0], "with": both[1]}]

    def _supported(self, term: Term) -> list[Term]:
        """Return support; of a permanent it is said of other creatures (701.34a)."""
        other = {"other": "true"} if self.itself else {}
        return self._act({"support": {"aim": {"is": {"type": "creature", **other}, "up-to": term["supported"]}}})

    def _earthbent(self, term: Term) -> list[Term]:
        """Return earthbending, whose target is a land of yours."""
        land = {"type": "land", "controller": "you"}
        return self._act({"earthbend": {"aim": {"is": land}}, "amount": term["earthbent"]})

    def _refuse_what_nobody_chooses(self, what: Json) -> None:
        """Refuse the choice of what is no permanent and no card that all can see, and of one object by several players (608.2d)."""
        if kind_of(what) not in ("object", "card") or is_card_of_no_zone(what) or says(what, "source"):
            raise self.fault("choose")
        if self.actor in (*_GROUPS, "each") or isinstance(self.actor, dict):
            # Several players choose one each: what is done to those is said of all of them.
            raise self.fault("chooses")

    def _targets_alone(self, term: Term) -> list[Term]:
        """Declare targets that a sentence says before it says what is done to them (115.1)."""
        if self.actor != "you":
            # The controller of a spell chooses its targets; that another player does is said of no target here (601.2c).
            raise self.fault("choose")
        self.resolved(term["chosen-targets"])
        return []

    def _prevented_to_each(self, term: Term) -> list[Term]:
        """Return the prevention of so much damage to each of several, one shield each (615.7)."""
        apart = [{"all": _apart_from_it(one["all"])} if "all" in one else one for one in term["prevent"]]
        return [one for whom in apart for one in self._act({**term, "prevent": whom})]

    def _of_each_its_own(self, term: Term) -> list[Term]:
        """Return damage to several players of which each is dealt another amount: "the lands that player controls" (608.2f)."""
        inner = self.within(self.event, True)
        inner.actor = self.actor
        inner._players = []
        inner.mention_player("each")
        (act,) = self._act({**term, "amount": "0"})
        return [{**act, "amount": inner.resolved(term["amount"]), "each": "each"}]

    def _name_drawn(self) -> None:
        """Keep the one card that the instruction just before draws, where this one reveals it: "draw a card and reveal it"."""
        drawing, clause = self._drawing
        if drawing is not None and clause == self._clause:
            drawing["as"] = MADE["draw"]
            self.mention(MADE["draw"], MADE["draw"], described={"kind": "card"})

    def _created_so(self, term: Term) -> list[Term]:
        """Return the creating of other many of the tokens that the last instruction creates (608.2c)."""
        amount = str(term["created-so"])
        if self._last_created is None or amount == "1":
            raise self.fault("of those tokens")
        return [{**self._last_created, "amount": amount}]

    def _search_either(self, term: Term) -> list[Term]:
        """Return the search of one of two zones or of both, as the player chooses; keep that the first was (701.19a)."""
        zones: list[str] = term["search-either"]
        name, ways = f"searched-{zones[0]}", []
        for chosen in (zones[:1], zones[1:], zones):
            noted = [{"note": name, "amount": "1"}] if zones[0] in chosen else []
            acts = self._act({**term["of"], "zone": chosen if len(chosen) > 1 else chosen[0]})
            ways.append({"do": [*acts, *noted], "text": " and ".join(chosen)})
        self._noted.add(name)
        return [{"choose-one": ways}]

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
        verb = _verb_of(found)
        term = {verb: found[verb], **{key: value for key, value in found.items() if key != verb}}
        if term.get("by") == "you":
            del term["by"]
        if verb == "search" and term.get("whose") == term[verb]:
            del term["whose"]
        if verb == "search":
            self._noted.add(SEARCHED_BY)
        if verb == "search" and str(term.get("whose")).endswith(".owner"):
            self.mention_player(term["whose"])
        if verb in ("put", "return") and term.get("to") == "battlefield":
            self._under_whom(verb, term)
        self._count(verb, term)
        self._chosen_by_the_actor(verb, term)
        remember = _REMEMBERED.get(verb)
        if remember is not None:
            remember(self, term)
        if "cards" in term:
            self.mention(term["cards"], "revealed", described={"kind": "card"}, several=True)
        if verb in MADE and "as" in term:
            self._keep_made(verb, term)
        elif verb in _TOGETHER:
            self.keep_together(term)
        if verb in _OWN_CHOICES and "as" in term:
            self._given[verb] = term["as"]
        elif verb in _GIVEN_UP and term[verb] in [word["id"] for word in self.targets]:
            self._given[verb] = term[verb]
        if verb == "return" and term.get("to") == "hand" and self._one_permanent(term[verb]):
            self._owner_told = f"{term[verb]}.owner"
        self._refuse_what_is_no_object(verb, term)
        if verb == "attach":
            term["to"] = _other_than_its_host(term["to"], term[verb])
        elif verb == "become-copy" and not self.itself:
            term[verb] = _other_than_the_copied(term[verb], term["copy-of"])
        self._done(verb, term)
        return term

    def _refuse_what_is_no_object(self, verb: str, term: Term) -> None:
        """Refuse "it" and "that creature" that fit only what they cannot be: a player of "any target", the thing attached (608.2c).

        Raises:
            CardTextNotUnderstood: another object is meant.
        """
        if verb == "attach" and term["attach"] == term.get("to"):
            raise self.fault("it")
        if verb == "put-counters" and term[verb] in self.of_either_kind():
            raise self.fault("that creature")
        aimed = next((word["is"] for word in self.targets if verb == "cast" and word["id"] == term[verb]), None)
        if aimed is not None and not has_key(aimed, "zone"):
            # A permanent is not cast, nor is a spell: a card is, from where it is (601.2a).
            raise self.fault("cast")

    def no_value_of_players(self, acts: list[Term]) -> None:
        """Refuse a number that is asked of "any target": a player has no power and no such counters.

        Raises:
            CardTextNotUnderstood: the source is meant.
        """
        either = self.of_either_kind()
        if either and any(one in either for one in _asked_of(acts)):
            raise self.fault("it")

    def _card_to_cast(self, described: Term) -> Term:
        """Return the choice of a card that is cast as the spell that is described: on no stack there is a spell yet (601.2a).

        Raises:
            CardTextNotUnderstood: neither a spell nor a card is described.
        """
        if described.get("kind") not in ("spell", "card"):
            raise self.fault("cast")
        spell = described["kind"] == "spell" and "type" not in described and "not-type" not in described
        # No land is ever a spell (305.9).
        return {"choose": {**({"not-type": "land"} if spell else {}), **described, "kind": "card"}}

    def _one_permanent(self, of: Json) -> bool:
        """Tell whether what is returned to its owner's hand is one target, so that "that player" can mean its owner."""
        word = next((word for word in self.targets if word["id"] == of), None)
        return word is not None and kind_of(word["is"]) == "object" and not self._more_than_one({"return": of})

    def _under_whom(self, verb: str, term: Term) -> None:
        """Say under whose control a permanent enters, where that is not plain (110.2a)."""
        if "under" not in term and (self.actor != "you" or (verb == "return" and not self._your_own(term[verb]))):
            term["by"] = self.actor
        elif term.get("under") == self.actor == "you" and verb == "put" and not self._enters_anyway(term):
            del term["under"]

    def _enters_anyway(self, term: Term) -> bool:
        """Tell whether what is put onto the battlefield would enter it without that, under whoever's control (616.1b)."""
        return term["put"] == "event.object" and any(pattern.get("event") == "enters" for pattern in self.event)

    def _count(self, verb: str, term: Term) -> None:
        """Keep that an instruction did something of which a later "card", "that much" or "that many" can speak."""
        self.unnamed = self.unnamed or verb in ("draw", "discard", *_TO_CARDS)
        self._to_cards = self._to_cards or verb in _TO_CARDS
        for verbs, counted in zip((_MUCH, _MANY), self._counted, strict=True):
            if verb in verbs and not any("event.amount" in word for word in words_of(term.get("amount", "1"))):
                counted.append(verb)

    def _chosen_by_the_actor(self, verb: str, term: Term) -> None:
        """Say that whoever acts chooses, where that is another player than you (608.2d)."""
        if self.actor == "you":
            return
        for key in (verb, "to") if verb == "attach" else (verb,):
            choice = term[key]
            if isinstance(choice, dict) and "choose" in choice and verb not in _OWN_CHOICES:
                term[key] = {**choice, "by": self.actor}
        if term.get("order") == "any":
            term["by"] = self.actor

    def _remember_drawing(self, term: Term) -> None:
        """Keep the drawing of one card, which the next instruction may reveal."""
        if term.get("amount") == "1":
            self._drawing = (term, self._clause)

    def _remember_creating(self, term: Term) -> None:
        """Keep what was created, for "of those tokens"."""
        self._last_created = term

    def _remember_copying(self, term: Term) -> None:
        """Keep the card that is copied, of which the copy is cast and not put onto the stack (707.12)."""
        of = term["copy"]
        aimed = next((word["is"] for word in self.targets if word["id"] == of), None)
        card = of in ("linked.exiled", MADE["exile"]) or (isinstance(aimed, dict) and kind_of(aimed) == "card")
        self.card_copied = of if card else None

    def _remember_choosing(self, term: Term) -> None:
        """Keep which kind of word you chose, for "that color", and that a player was chosen, for "that player"."""
        if term["choose"] in ("player", "opponent") and "as" not in term:
            self.mention_player("made.player")
        of_a_list = term["choose"] == "option" and "as" in term
        if term.get("by", "you") == "you" and ("as" not in term or of_a_list):
            self.words_chosen.append(str(term["as" if of_a_list else "choose"]))

    def _remember_hand(self, term: Term) -> None:
        """Keep whose hand was seen, for "from it"."""
        whose = term.get("reveal", term.get("look"))
        if isinstance(whose, str) and "as" not in term:
            self._hand = whose

    def _remember_discarding(self, term: Term) -> None:
        """Keep how many cards a player discarded, for "that many"."""
        if term["discard"] == self.actor and term.get("all"):
            term["as"] = DISCARDED
        elif term["discard"] == self.actor and "amount" in term:
            term["as"], self._discarded = DISCARDED, True
            self._mention_discarded(term)

    def _keep_made(self, verb: str, term: Term) -> None:
        """Keep what an instruction made or moved under the name it gives, for "it" and "that card" (608.2c)."""
        of = term[verb]
        moved = isinstance(of, str) and verb not in _OF_A_PLAYER and of not in MADE.values()
        before = of if moved else None
        buried = isinstance(of, dict) and "top" in of and term.get("to") == "graveyard"
        kind = MADE["mill" if buried else verb]
        seen = any(one.reference == of and (one.card or one.kind in IN_SIGHT) for one in self._objects)
        card = verb not in ("create", "copy") and (of_cards(of) or seen) and term.get("to") != "battlefield"
        if card and verb in ("put", "return"):
            kind = TAKEN
        self.mention(term["as"], kind, before, self._description(term), self._more_than_one(term), card)
        if moved and verb in ("put", "return") and term.get("to") == "battlefield":
            self.now_there[of] = term["as"]

    def keep_together(self, term: Term) -> None:
        """Keep the objects of an instruction that has no target word for them under a name, for "those creatures" (608.2c)."""
        of = next(iter(term.values()))
        beside = isinstance(of, list) and isinstance(of[-1], dict)
        of = of[-1] if isinstance(of, list) else of
        way = next((way for way in ("all", "choose") if isinstance(of, dict) and way in of), None)
        if (
            way is None
            or not self._objects
            or self._objects[-1].reference is not SEVERAL
            or kind_of(of[way]) == "player"
        ):
            return
        self._groups += 1
        term["as"] = GROUP if self._groups == 1 else f"{GROUP}-{self._groups}"
        several = beside or way == "all" or of.get("amount", "1") != "1" or _by_several(term)
        self._objects.pop()
        self.mention(term["as"], described=of[way], several=several)

    def mention_described(self, subject: Term) -> None:
        """Keep whatever is so described as what later words mean: the set of what is told something changes (611.2c)."""
        if self._objects and self._objects[-1].reference is SEVERAL:
            self._objects.pop()
        self.mention(subject, described=subject["all"], several=True)

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
        if isinstance(of, dict) and (of.get("top") in _GROUPS or isinstance(of.get("top"), dict)):
            # One card of each of several libraries.
            return True
        if "create" in term or "search" in term or "reveal-until" in term or "mill" in term:
            return bool(term.get("amount", "1") != "1" or of in _GROUPS)
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


_SAID_OTHERWISE: dict[str, Callable[[Scope, Term], list[Term]]] = {
    "one-of": lambda _, term: [_one_of([step["add"] for step in term["one-of"]])],
    "combination": Scope._combination,
    "one-of-two": Scope._one_of_two,
    "either": Scope._either,
    "created-so": Scope._created_so,
    "each-opponent": Scope._for_each_opponent,
    "search-either": Scope._search_either,
    "steps": lambda scope, term: [one for step in term["steps"] for one in scope._act(step)],
    "energy": Scope._energy,
    "same-way": Scope._same_way,
    "rival": Scope._rival,
    "fight-each-other": Scope._fight_each_other,
    "supported": Scope._supported,
    "earthbent": Scope._earthbent,
    "chosen-targets": Scope._targets_alone,
    "nothing": lambda *_: [],
}
"""Deeds that are no instruction as they are said, by the part that tells them, with the instructions that they are."""

_REMEMBERED: dict[str, Callable[[Scope, Term], None]] = {
    "copy": Scope._remember_copying,
    "draw": Scope._remember_drawing,
    "create": Scope._remember_creating,
    "choose": Scope._remember_choosing,
    "reveal": Scope._remember_hand,
    "look": Scope._remember_hand,
    "discard": Scope._remember_discarding,
}
"""Verbs of which later words can mean more than what they are done to, with what is kept."""


def _kind_aimed_at(whom: Json) -> str:
    """Return what kind of target damage is dealt to, or to whose controller."""
    if isinstance(whom, dict):
        return kind_of(whom["aim"]["is"]) if "aim" in whom else next(map(_kind_aimed_at, whom.values()), "any")
    return "any"


def _controlled_by_its(amount: Json) -> bool:
    """Tell whether a number counts what "its controller" controls, who is another than the source's (109.5)."""
    if isinstance(amount, dict):
        return amount.get("controller") in ({"controller": "@it"}, {"controller": "@object"}) or any(
            _controlled_by_its(part) for part in amount.values()
        )
    return isinstance(amount, list) and any(map(_controlled_by_its, amount))


def _is_possessor(whom: Json) -> bool:
    return isinstance(whom, dict) and set(whom) in ({"controller"}, {"owner"})


def _by_each_dealer(term: Term) -> Term:
    """Return damage that each of several sources deals: its own figure, and "itself" is what deals it (120.7)."""
    amount = term.get("amount")
    dealt: Term = {"dealer": "dealer"}
    whom = term["damage"]
    if isinstance(amount, dict) and set(amount) == {"value", "of"} and amount["of"] == "@it":
        whom = "dealer" if whom in ("@subject", "@first") else whom
        dealt = {"amount": {"value": amount["value"], "of": "dealer"}, **dealt}
    elif "dealer" in term:
        dealt = {"amount": amount, **dealt}
    else:
        return term
    source = term["source"]
    if isinstance(source, dict) and "other" not in source.get("all", ()):
        return {"damage": whom, "source": source, **dealt}  # who deals it is not "that creature"
    return {
        "source": source,
        "damage": whom,
        **dealt,
    }  # "other" than what was named before, not than whom it is dealt to


def _asked_of(term: Json) -> Iterator[str]:
    """Yield of what a number asks a value: power, counters."""
    if isinstance(term, list):
        for part in term:
            yield from _asked_of(part)
    if isinstance(term, dict):
        if "value" in term and isinstance(term.get("of"), str):
            yield term["of"]
        for part in term.values():
            yield from _asked_of(part)


def _verb_of(found: Term) -> str:
    """Return the part of an instruction that is its verb: a card is returned or put from the zone that it names."""
    for verb in ("return", "put"):
        if verb in found:
            return verb
    return next((key for key in found if key not in ("source", "amount", "by", "to", "zone")), next(iter(found)))


def _by_several(term: Term) -> bool:
    """Tell whether several players follow an instruction, each for themselves."""
    by = term.get("by")
    return by in PLAYERS[1:4] or (isinstance(by, dict) and "all" in by)


def _one_of(ways: list[str]) -> Term:
    """Return the adding of one of several amounts of mana: of one symbol, or of one list of symbols (106.4)."""
    if all(len(way.split("}{")) == 1 and not way.strip("{}").isdecimal() for way in ways):
        return {"add": "".join(ways), "choice": "one"}
    return {"add": ways}


def _other_than_its_host(to: Json, attached: Json) -> Json:
    """Return what something is attached to, where "another" sets that apart from what it is attached to (701.3a)."""
    described = to.get("choose") if isinstance(to, dict) else None
    if not isinstance(described, dict):
        return to
    apart = "this" if described.get("other") == "true" else described.get("not-among")
    if apart is None or apart != attached:
        return to
    rest = {key: value for key, value in described.items() if key not in ("other", "not-among")}
    if rest.get("controller") == "@of-its-host":
        rest["controller"] = {"controller-of": {"all": {"attachment": {"among": attached}}}}
    assert isinstance(to, dict)
    return {**to, "choose": {**rest, "not": {"attachment": {"among": attached}}}}


def _other_than_the_copied(become: Json, copied: Json) -> Json:
    """Return what becomes a copy, where "other" is said before what it sets apart from: the one that is copied (109.2, 707.2)."""
    described = become.get("all") if isinstance(become, dict) else None
    if not isinstance(described, dict) or described.get("other") != "true" or not isinstance(copied, str):
        return become
    return {"all": {**{key: value for key, value in described.items() if key != "other"}, "not-among": copied}}


def _apart_from_it(described: Term) -> Term:
    """Return a description that is set apart from what was named just before it: "and each other creature"."""
    rest = {key: value for key, value in described.items() if key != "other"}
    return {**rest, "not-among": "@it"} if "other" in described else rest


def _can_be_unnamed(name: Json) -> bool:
    """Tell whether a name is one that is left out where no later word means what it names."""
    return name in (
        *MADE.values(),
        _SHOWN,
        DISCARDED,
        _DRAWN,
        _SENT_BACK,
        EXTRA_TURN,
        PAID_ANY,
        TOTAL,
        *_REALLY_DONE.values(),
        *_KEPT_FOR_LATER.values(),
    ) or str(name).startswith(GROUP)
