"""Names in table notation: which object a name means, by the words of its card, its number, its player and where it lies."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain

from judgekit.core.accents import without_accents
from judgekit.core.ends_of_names import WHAT_IT_IS
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.tree import read_tree
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.said_twice import taken_in
from judgekit.table.notation import WaitingAbility

STACKS = ("stack", "chant")
"""Zones in which it is decisive which of two that are alike is meant: what waits to resolve."""
UNKNOWN = re.compile(r"unknown-\d+")
"""The id of a card that nobody knows."""
_MOST_TOLD = 12
"""Objects that are told where a name means none of them."""
_LEFT_OUT = frozenset(("the", "of", "and", "a", "an", "to", "in", "with", "from", "for", "on", "at"))
_SEVERAL = re.compile(r"(?<=[a-rt-z])(?<![iu])s$")
"""The ending of an English name that stands for several: one of the Bears is a Bear."""
_PARTS = re.compile(r"[・＝=、,\s/]+")
_SCRIPTS = re.compile(r"[ァ-ヴー]+|[一-鿿々]+|[ぁ-ん]+|[A-Za-z0-9'’-]+")


class Thing(NamedTuple):
    """An object that a name may mean.

    Attributes:
        id: what it is called in the scenario, which is how it is printed.
        names: names of its card.
        player: who controls it.
        zone: where it lies.
        like: what was said of it; two with the same name are alike where that is the same.
        plays: the step by which it is played.
    """

    id: str
    names: tuple[str, ...]
    player: str
    zone: str
    like: str = ""
    plays: str = ""


@lru_cache(maxsize=1024)  # a table asks for the same cards again and again
def spoken(name: str) -> frozenset[str]:
    """Return the words by which a card may be called: its name, words of it in a row, Japanese parts and ends of it."""
    found = {name.casefold(), *re.findall(r"\d+/\d+", name)}
    if is_japanese(name):
        parts = [part for part in _PARTS.split(name) if part]
        found |= {part.casefold() for part in parts if len(part) > 1}
        found |= {part for part in (name.rpartition("の")[2],) if len(part) > 1 and part != name}
        found |= {
            part.casefold() for part in _SCRIPTS.findall(name) if len(part) > 1 and not re.fullmatch("[ぁ-ん]+", part)
        }
        tails = (name[run.start() :] for run in _SCRIPTS.finditer(name) if not re.fullmatch("[ぁ-ん]+", run.group()))
        found |= {tail.casefold() for tail in tails if len(tail) > 1}  # 聖トラフトの霊 is トラフトの霊
        what = WHAT_IT_IS.search(name)
        return frozenset(found | ({what.group()} if what is not None else set()))
    if not name.isascii() and (plain := without_accents(name)) != name:
        found |= spoken(plain)
    words = [word.strip(",'’") for word in name.split()]
    for begin in range(len(words)):
        for end in range(begin + 1, len(words) + 1):
            if not {words[begin].casefold(), words[end - 1].casefold()} & _LEFT_OUT:
                found.add(" ".join(words[begin:end]).casefold())
    return frozenset(found | {one for several in found for one in singulars(several)})


def is_called(said: str, name: str) -> bool:
    """Tell whether a card may be called so by its name; what a Japanese name ends with says what it is (銀の剣 is a 剣)."""
    return said.casefold() in spoken(name) or (is_japanese(said) and name.endswith(f"の{said}"))


def singulars(word: str) -> set[str]:
    """Return what one of several is called that an English name stands for; none where it stands for one."""
    for several, one in (("ves", "f"), ("ies", "y"), ("men", "man"), ("mice", "mouse")):
        if word.endswith(several) and len(word) > len(several):
            return {word.removesuffix(several) + one, word.removesuffix("s")}
    return {_SEVERAL.sub("", word)} if _SEVERAL.search(word) else set()


@lru_cache(maxsize=1024)  # a table is asked again after every step what its objects are called
def _ways_to_call(id: str, names: tuple[str, ...], tapped: bool) -> tuple[frozenset[str], frozenset[str]]:
    """Return the whole names of an object, and all that may be said for it: parts of them, with its number, in the plural."""
    number = re.search(r"[ ]?(\d+)$", id)
    whole = frozenset((id.casefold(), *(name.casefold() for name in names)))
    said = whole.union(*map(spoken, names))
    if number is not None and id not in names:
        said |= {f"{one}{space}{number.group(1)}" for one in said for space in ("", " ", " #")}
    said |= {plural_of(one) for one in said if one[-1:].isalpha() and one.isascii()}
    how = ("tapped", "rested", "resting") if tapped else ("untapped", "awake")  # the tapped Bear
    return whole, said | {f"{status} {one}" for status in how for one in said if one.isascii()}


def spoken_plural(names: Iterable[str]) -> set[str]:
    """Return what may be said for cards of these names, in the plural too, as which a name is a verb (Doom Blades)."""
    said = {one for name in names for one in spoken(name)}
    return said | {plural_of(one) for one in said if one[-1:].isalpha() and one.isascii()}


_TURNED = frozenset(("tapped", "rested"))
"""What is said of a permanent that lies across (110.5)."""


@lru_cache(maxsize=256)  # the same things lie there in most positions of a table
def _all_said(ways: tuple[frozenset[str], ...]) -> tuple[Collection[str], frozenset[str]]:
    """Return everything that may be said for one of several things, and the same as a set."""
    words = dict.fromkeys(chain.from_iterable(ways)).keys()
    return words, frozenset(words)


class Names:
    """The names of one situation.

    Attributes:
        things: its objects.
        players: its players.
    """

    def __init__(self, things: Iterable[Thing], players: Iterable[str]) -> None:
        self.things = tuple(things)
        self.players = tuple(players)
        # Few of the hundred ways to call each of them are asked for: no list is made of what each way means.
        self._ways = [
            (
                thing,
                _ways_to_call(
                    thing.id, thing.names, bool(thing.like) and not _TURNED.isdisjoint(thing.like.split(", "))
                ),
            )
            for thing in self.things
        ]

    def is_whole(self, word: str) -> bool:
        """Tell whether a word is the whole name of an object; a single sign that is a part of one stands in other words too."""
        plain = word.casefold()
        return any(plain in whole for _thing, (whole, _said) in self._ways)

    def called(self, name: str) -> list[Thing]:
        """Return the objects for which a name may be said."""
        plain = name.casefold()
        return [thing for thing, (_whole, said) in self._ways if plain in said]

    @cached_property
    def words(self) -> Collection[str]:
        """Everything that may be said for an object."""
        return _all_said(tuple([said for _thing, (_whole, said) in self._ways]))[0]

    @cached_property
    def all_words(self) -> frozenset[str]:
        """The same as a set: it is made once, and known for the same again by itself."""
        return _all_said(tuple([said for _thing, (_whole, said) in self._ways]))[1]

    def found(
        self,
        name: str,
        *,
        of: str = "",
        zones: Collection[str] = (),
        by: str = "",
        where: Callable[[Thing], tuple[str, str]] | None = None,
        within: str = "",
    ) -> str:
        """Return the id of the one object that a name means.

        Args:
            name: as written.
            of: whose it is, where that is said.
            zones: where it is looked for first.
            by: whose object is meant where several players have one; empty where that says nothing.
            where: returns controller and zone of an object now; None: as the position was written.
            within: the zone in which it lies, where that is said.

        Raises:
            NotationUnclear: there is none, or more than one; they are named.
        """
        plain = name.casefold()
        there = [thing for thing in self.things if thing.id.casefold() == plain]
        if not there:
            there = [thing for thing, (whole, _said) in self._ways if plain in whole]
        if not there:
            there = self.called(plain)
        now: Mapping[str, tuple[str, str]] = {
            thing.id: where(thing) if where is not None else (thing.player, thing.zone) for thing in there
        }
        if of:
            there = [thing for thing in there if now[thing.id][0] == of]
        if within:
            there = [thing for thing in there if now[thing.id][1] == within]
        for fitting in (
            [thing for thing in there if now[thing.id][1] in zones],
            [
                thing
                for thing in there
                if {one[1] for one in now.values()} > {"hand"} == {*zones} & {"hand"} and now[thing.id][1] == "hand"
            ],
            [thing for thing in there if now[thing.id][0] == by],
        ):
            if len(there) > 1 and fitting:
                there = [thing for thing in there if thing in fitting]
        if len(there) == 1:
            return there[0].id
        if there:
            candidates = tuple(f"{thing.id} ({now[thing.id][0]}, {now[thing.id][1]})" for thing in there)
            message = phrase("{name!r} may be {candidates}", name=name, candidates=phrase(" or ").join(candidates))
            raise NotationUnclear(message, name, 0, tuple(thing.id for thing in there))
        raise NotationUnclear(
            phrase("there is no {name!r} here", name=name),
            name,
            0,
            hint=phrase("here: {things}", things=", ".join(self._nearest(name))),
        )

    def _nearest(self, name: str) -> list[str]:
        """Return the ids of known objects, at most as many as one can look through: those spoken like a name first."""
        said = set(re.findall(r"\w+", name.casefold()))
        known = [one for one in self.things if UNKNOWN.fullmatch(one.id) is None]
        known.sort(key=lambda one: not said & set(re.findall(r"\w+", one.id.casefold())))
        return [one.id for one in known[:_MOST_TOLD]]

    def has(self, name: str, player: str, where: Callable[[Thing], tuple[str, str]] | None = None) -> bool:
        """Tell whether a player has an object that is called so.

        Args:
            name: as written.
            player: the player.
            where: returns controller and zone of an object now; None: as the position was written.
        """
        called = self.called(name)
        return any((where(one)[0] if where is not None else one.player) == player for one in called)

    def zones(self, name: str, where: Callable[[Thing], tuple[str, str]] | None = None) -> set[str]:
        """Return the zones in which objects lie that are called so.

        Args:
            name: as written.
            where: returns controller and zone of an object now; None: as the position was written.
        """
        return {where(one)[1] if where is not None else one.zone for one in self.called(name)}

    def several(
        self,
        name: str,
        count: int | None,
        *,
        zones: Collection[str] = (),
        by: str = "",
        where: Callable[[Thing], tuple[str, str]] | None = None,
        fits: Callable[[Sequence[str]], bool] | None = None,
        rather: str = "",
    ) -> list[str]:
        """Return the ids of several objects that are called alike.

        Args:
            name: as written.
            count: how many, None for all.
            zones: where they lie, where that says something.
            by: whose they are, where that says something.
            where: returns controller and zone of an object now; None: as the position was written.
            fits: tells whether some of them answer what is asked now: they lie where these may be chosen.
            rather: whose they are where they could be anybody's.

        Raises:
            NotationUnclear: there are fewer, or more that are not alike.
        """
        there = self.called(name)
        for place, fitting in ((1, zones), (0, (by,) if by else ())):
            if fitting:
                now = {one.id: where(one) if where is not None else (one.player, one.zone) for one in there}
                there = [one for one in there if now[one.id][place] in fitting]
        if count is not None and count < len(there) and fits is not None and where is not None:
            there = _lying_together(there, count, where, fits) or there
        own = [one for one in there if rather and rather == (where(one)[0] if where is not None else one.player)]
        there = own if count is not None and count <= len(own) else there
        if not there or (count is not None and count > len(there)):
            here = ", ".join(one.id for one in there) or "none"
            raise NotationUnclear(
                phrase("there are not {count} {name!r} here", count=count or "any", name=name),
                name,
                0,
                hint=phrase("here: {here}", here=here),
            )
        if count is not None and count < len(there) and len({(one.names[-1:], one.like) for one in there}) > 1:
            candidates = tuple(one.id for one in there)
            raise NotationUnclear(
                phrase("which {count} of {candidates}?", count=count, candidates=", ".join(candidates)),
                name,
                0,
                candidates,
            )
        return [one.id for one in there[:count]]


def _lying_together(
    there: Iterable[Thing], count: int, where: Callable[[Thing], tuple[str, str]], fits: Callable[[Sequence[str]], bool]
) -> list[Thing]:
    """Return those that lie in the one zone from which as many answer what is asked now; none where there is no such zone."""
    lying: dict[tuple[str, str], list[Thing]] = {}
    for one in there:
        lying.setdefault(where(one), []).append(one)
    found = [listed for listed in lying.values() if len(listed) >= count and fits([one.id for one in listed[:count]])]
    return found[0] if len(lying) > 1 and len(found) == 1 else []


def plural_of(word: str) -> str:
    """Return the plural of an English name."""
    for end, plural in (("man", "men"), ("wolf", "wolves"), ("elf", "elves"), ("mouse", "mice")):
        if word.casefold().endswith(end):
            return word[: -len(end)] + plural
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


class Resolving(NamedTuple):
    """What finding the names of a term needs.

    Attributes:
        names: the names.
        by: who acts, may be empty.
        places: by key of a step, where a name is looked for first.
        own: keys under which the objects of who acts are meant.
        where: controller and zone of an object now, None: as written.
        attackers: returns what attacks now, each with whom or what it attacks.
        able: returns what a player may attack with.
        home: the zone in which permanents lie.
        stack: returns what waits to resolve, the oldest first.
        attacked: returns the objects that are attacked now.
        waiting: returns the triggered abilities that are being put in an order.
        others: keys under which the objects of the other player are meant.
        decider: returns who has to decide something now; empty where nobody has.
        blocks: returns what blocks now, each with what it blocks.
        fits: tells whether some objects answer what is asked now.
        teams: the players of each team that share their turns; none where nobody does.
    """

    names: Names
    by: str = ""
    places: Mapping[str, tuple[str, ...]] = {}
    own: frozenset[str] = frozenset()
    where: Callable[[Thing], tuple[str, str]] | None = None
    attackers: Callable[[], Mapping[str, str]] = dict
    able: Callable[[str], Collection[str]] = lambda _player: ()
    home: str = ""
    stack: Callable[[], Sequence[str]] = tuple
    attacked: Callable[[], Collection[str]] = tuple
    waiting: Callable[[], Sequence[WaitingAbility]] = tuple
    others: frozenset[str] = frozenset()
    decider: Callable[[], str] = str
    blocks: Callable[[], Mapping[str, Sequence[str]]] = dict
    fits: Callable[[Sequence[str]], bool] = lambda _ids: False
    teams: Sequence[Sequence[str]] = ()

    def term(self, term: Json, key: str = "") -> Json:
        """Return a term with ids for names; what marks a list, a pair or a default is worked out.

        Raises:
            NotationUnclear: a name means nothing here, or several things.
        """
        if isinstance(term, str):
            if "@defender" in term:
                return self.opponent()
            if term == "@attacker":
                return self.attacker()
            if term == "@dealing":
                return self.dealing()
            if term == "@home":
                return self.home
            return self.by if term == "@by" else _plain_data(term, key)
        if isinstance(term, Mapping):
            return self._mapping(term, key)
        if isinstance(term, (list, tuple)):
            return [self.term(item, key) for item in term]
        return term

    def controller(self, id: str) -> str:
        """Return who controls an object now."""
        thing = next((one for one in self.names.things if one.id == id), None)
        if thing is None:  # a player: nobody controls one
            return ""
        return (self.where(thing) if self.where is not None else (thing.player, thing.zone))[0]

    def opponent(self) -> str:
        """Return the only other player.

        Raises:
            NotationUnclear: there are several.
        """
        others = [player for player in self.names.players if player != self.by]
        other_team = [team for team in self.teams if self.by not in team]
        if self.by and len(other_team) == 1 and len(self.teams) > 1:
            return other_team[0][0]  # whom of the team is said aloud where it is done
        if len(others) != 1 or not self.by:
            raise NotationUnclear(phrase("which player is meant?"), "", 0, tuple(others))
        return others[0]

    def _of_a_team(self, players: Json) -> str:
        """Return the first of some players who share their turns, where both are said to be attacked.

        Raises:
            NotationUnclear: they are no team.
        """
        named = [str(one) for one in _list(players)]
        if not any({*named} <= {*team} for team in self.teams):
            raise NotationUnclear(phrase("which player is meant?"), "", 0, tuple(named))
        return named[0]

    def attacker(self) -> str:
        """Return the only creature that attacks, or of several the only one that attacks who acts or what is theirs (509.1a).

        Raises:
            NotationUnclear: there are several, or none.
        """
        attacks = self.attackers()
        there = tuple(attacks)
        if len(there) > 1 and self.by:
            there = tuple(one for one, at in attacks.items() if self.by in (at, self.controller(at))) or there
        if len(there) != 1:
            raise NotationUnclear(
                phrase("which attacker is blocked?") if there else phrase("nothing attacks"),
                "",
                0,
                there,
                "" if there else phrase("say the attack before"),
            )
        return there[0]

    def dealing(self) -> str:
        """Return what is meant by the creature whose damage is assigned.

        That is the only attacker, or of several the only one that is blocked; for who has no attacker, the own blocker.
        """
        blocks, place = self.blocks(), self.where
        own = [one for one in blocks if place is not None and place(Thing(one, (), "", ""))[0] == self.by]
        if len(own) == 1:
            return own[0]
        blocked = {one for those in blocks.values() for one in those}
        there = [one for one in self.attackers() if one in blocked]
        return there[0] if len(there) == 1 else self.attacker()

    def _an_attacker(self) -> Json:
        """Return one of the creatures that attack, which have to be alike."""
        there = tuple(self.attackers())
        alike = {(one.names[-1:], one.like) for one in self.names.things if one.id in there}
        return there[0] if len(alike) == 1 else self.attacker()

    def _mapping(self, term: Mapping[str, Json], key: str) -> Json:
        for mark, way in _MARKS.items():
            if mark in term:
                return way(self, term, key)
        # An ability that is no keyword's is one of what lies on the table, where another of its name is in hand.
        used = "@used" in self.places and not str(term.get("@saying", "")).startswith("#")
        return {
            name: self.term(value, "@used" if used and name == "activate" else name) for name, value in term.items()
        }

    def _found(self, term: Mapping[str, Json], key: str) -> Json:
        of, name = str(term.get("of", "")), str(term["@"])
        if of == "@own":  # his Bear: of who acts, where there is one; else of somebody who was spoken of
            own = self.names.has(name, self.by, self.where)
            of = self.by if own else ""
        try:
            return self.names.found(
                name,
                of=self.by if of == "@by" else of,
                zones=self.places.get(key, ()),
                by=self._whose(key),
                where=self.where,
                within=str(term.get("in", "")),
            )
        except NotationUnclear as fault:
            if not self._alike_out_of_play(fault.candidates):
                raise
            return fault.candidates[0]

    def _alike_out_of_play(self, ids: Collection[str]) -> bool:
        """Tell whether objects are alike and lie in one hand, library or graveyard: which of them is meant makes no difference."""
        there = [one for one in self.names.things if one.id in ids]
        now = {self.where(one) if self.where is not None else (one.player, one.zone) for one in there}
        alike = len({(one.names[-1:], one.like) for one in there}) == 1
        return alike and len(now) == 1 and not {zone for _player, zone in now} & {self.home, *STACKS}

    def _all_able(self, term: Mapping[str, Json]) -> Json:
        there = [*self.able(self.by)]
        if "@but" in term:
            left = _listed(self.term(term["@but"], "attack"))
            there = [one for one in there if one not in left]
        if "@count" in term and there and len(there) != int(str(term["@count"])):
            raise NotationUnclear(
                phrase("there are {found}: {things}", found=len(there), things=", ".join(there)),
                self.by,
                0,
                tuple(there),
            )
        if not there:
            raise NotationUnclear(phrase("{by} has nothing to attack with", by=self.by), "", 0)
        return [*there]

    def _sole_able(self) -> Json:
        """Return the only object of who acts that may attack or block; of several it has to be said which is meant."""
        there = [*self.able(self.by)]
        if len(there) != 1:
            raise NotationUnclear(
                phrase("which creature is meant?") if there else phrase("{by} has nothing that could", by=self.by),
                self.by,
                0,
                tuple(there),
            )
        return [*there]

    def _whose(self, key: str) -> str:
        """Return whose objects are meant under a key of a step; empty where that says nothing."""
        others = [player for player in self.names.players if player != self.by]
        if key in self.others:
            return others[0] if len(others) == 1 else ""
        return self.by if key in self.own else ""

    def _top_ability(self) -> Json:
        """Return the source of the ability that resolves next, by which such an ability is named.

        Raises:
            NotationUnclear: a spell resolves next, or nothing does.
        """
        top = (*self.stack(),)[-1:]
        thing = next((one for one in self.names.things if one.id in top), None)
        zone = "" if thing is None else self.where(thing)[1] if self.where is not None else thing.zone
        if not top or zone in STACKS:
            raise NotationUnclear(phrase("no ability waits to resolve next"), "", 0, top)
        return top[0]

    def _joined(self, parts: Json, key: str) -> Json:
        return [item for part in _list(parts) for item in _listed(self.term(part, key))]

    def _one_or_all(self, one: Json, key: str) -> Json:
        found = _listed(self.term(one, key))
        return found[0] if len(found) == 1 else found

    def _pairs(self, pairs: Json, key: str) -> Json:
        paired: dict[str, Json] = {}
        for a, b in map(_list, _list(pairs)):
            name = str(self.term(a, key))
            taken_in(paired, {name: self.term(b, key)}, self.by)
        return paired

    def _each(self, term: Mapping[str, Json], key: str) -> Json:
        to = self.term(term["@to"], f"{key}-to")
        return dict.fromkeys(self._each_by_itself([str(one) for one in _listed(self.term(term["@each"], key))]), to)

    def _each_by_itself(self, ids: Sequence[str]) -> Sequence[str]:
        """Return objects of which each acts once: one that is named twice stands for two that are alike.

        Raises:
            NotationUnclear: there are not as many.
        """
        found = [*dict.fromkeys(ids)]
        for id in [one for one in found if ids.count(one) > 1]:
            named = next((one for one in self.names.things if one.id == id), None)
            now = self.where or (lambda one: (one.player, one.zone))
            others = [
                one.id
                for one in self.names.things
                if named is not None
                and one.id not in found
                and (one.names[-1:], one.like) == (named.names[-1:], named.like)
                and now(one) == now(named)
            ]
            more = ids.count(id) - 1
            if len(others) < more:
                name = named.names[-1] if named is not None and named.names else id
                raise NotationUnclear(
                    phrase("there are not {count} {name!r} here", count=ids.count(id), name=name),
                    name,
                    hint=phrase("here: {here}", here=", ".join((id, *others))),
                )
            found += others[:more]
        return found

    def _merged(self, parts: Json, key: str) -> Json:
        merged: dict[str, Json] = {}
        for part in _list(parts):
            share = self.term(part, key)
            twice = next((one for one in (share if isinstance(share, Mapping) else ()) if one in merged), None)
            if twice is not None:
                raise NotationUnclear(phrase("{name} is named twice", name=twice), str(twice))
            merged.update(share if isinstance(share, Mapping) else {})
        return merged

    def _played(self, term: Mapping[str, Json]) -> Json:
        played = self.term(term["@play"], "@play")
        kind = next((thing.plays for thing in self.names.things if thing.id == played), "")
        return {kind or "cast": played, **{k: self.term(v, k) for k, v in term.items() if k != "@play"}}

    def _attached(self, term: Mapping[str, Json]) -> Json:
        """Return the step that attaches something: an Aura in hand is cast (303.4), what lies there is activated (702.6a)."""
        rest = {key: self.term(value, key) for key, value in term.items() if key != "@attach"}
        found = str(
            self._replace(places={**self.places, "@attach": (self.home, "hand")}, own=self.own | {"@attach"}).term(
                term["@attach"], "@attach"
            )
        )
        thing = next((one for one in self.names.things if one.id == found), None)
        place = "" if thing is None else (self.where(thing) if self.where else (thing.player, thing.zone))[1]
        return {"activate" if place == self.home else "cast": found, **rest}

    def _ordered(self, listed: list[Json]) -> list[str]:
        """Return how the waiting abilities that are named are called, each by its source and its first words."""
        left, found = list(self.waiting()), []
        for one in listed:
            if not isinstance(one, Mapping):  # what is named is no waiting ability: trigger resolves first
                raise not_understood(str(one))
            source, said = str(self.term(one["@waiting"])), str(one.get("@words", ""))
            begins = said.rstrip("… ").casefold()
            meant = [ability for ability in left if ability.source == source and begins in ability.text.casefold()]
            meant = [ability for ability in meant if ability.text.casefold().startswith(begins)] or meant
            if not meant:
                here = ", ".join(dict.fromkeys(f"{ability.source} {ability.text!r}" for ability in left))
                raise NotationUnclear(
                    phrase("no such ability of {name} waits", name=source),
                    said or source,
                    hint=phrase("waiting: {here}", here=here) if here else "",
                )
            if len({ability.label for ability in meant}) > 1:
                raise NotationUnclear(
                    phrase("{name} has several abilities that wait", name=source),
                    source,
                    hint=phrase("say it with its first words: {example}", example=f'{source} "{meant[0].text[:20]}"'),
                )
            left.remove(meant[0])
            found.append(meant[0].label)
        return found

    def _lying(self, term: Mapping[str, Json], key: str) -> Json:
        """Return what is named together with the zone in which it lies; it has to lie there."""
        zone = str(term["@zone"])
        found = str(self._replace(places={**self.places, key: (zone,)}).term(term["@at"], key))
        thing = next((one for one in self.names.things if one.id == found), None)
        player, place = ("", "") if thing is None else self.where(thing) if self.where else (thing.player, thing.zone)
        if place != zone:
            raise NotationUnclear(
                phrase(
                    "{name} is in {player}'s {place}, not in {zone}", name=found, player=player, place=place, zone=zone
                ),
                found,
            )
        return found

    def _several(self, term: Mapping[str, Json], key: str) -> Json:
        some = str(term["@some"])
        found = self.names.several(
            str(term["@name"]),
            int(some) if some.isdecimal() else None,
            zones=self.places.get(key, ()),
            by=self._whose(key),
            where=self.where,
            fits=self.fits if key == "choose" else None,
            rather=self.by if key in _PAID_WITH and _BASIC.fullmatch(str(term["@name"])) else "",
        )
        if "@count" in term and len(found) != int(str(term["@count"])):
            raise NotationUnclear(
                phrase("there are {found}: {things}", found=len(found), things=", ".join(found)), str(term["@name"])
            )
        return [*found]


_PAID_WITH = frozenset(("return", "tap"))
"""Under what something stands that is given for a spell, or to which it is done: a basic land is rather one's own."""
_BASIC = re.compile("(?:plains|islands?|swamps?|mountains?|forests?)|平地|島|沼|山|森", re.IGNORECASE)
_MARKS: Mapping[str, Callable[[Resolving, Mapping[str, Json], str], Json]] = {
    "@": Resolving._found,
    "@at": Resolving._lying,
    "@ability": lambda here, _term, _key: here._top_ability(),
    "@order": lambda here, term, _key: [*here._ordered(_flat(term["@order"]))],
    "@next": lambda here, term, _key: here._ordered([term["@next"]])[0],
    "@text": lambda _here, term, _key: term["@text"],
    "@option": lambda _here, term, key: _plain_data(str(term["@option"]), key),
    "@data": lambda _here, term, _key: data_of(str(term["@data"])),
    "@some": lambda here, term, key: here._several(term, key),
    "@an-attacker": lambda here, _term, _key: here._an_attacker(),
    "@either": lambda here, term, _key: here._of_a_team(term["@either"]),
    "@sole": lambda here, _term, _key: here._sole_able(),
    "@able": lambda here, term, _key: here._all_able(term),
    "@player": lambda _here, term, _key: term["@player"],
    "@and": lambda here, term, key: here._joined(term["@and"], key),
    "@one": lambda here, term, key: here._one_or_all(term["@one"], key),
    "@pairs": lambda here, term, key: here._pairs(term["@pairs"], key),
    "@each": Resolving._each,
    "@merge": lambda here, term, key: here._merged(term["@merge"], key),
    "@play": lambda here, term, _key: here._played(term),
    "@attach": lambda here, term, _key: here._attached(term),
}
"""What each mark of a term stands for, by the first mark that a term has."""


def data_of(text: str) -> dict[str, Json]:
    """Return what stands in quotation marks as a scenario file writes it: a table.

    Raises:
        NotationUnclear: it is none.
    """
    try:
        found = read_tree(text).value
    except ScenarioMalformed:
        found = None
    if not isinstance(found, dict) or any(str(key).startswith("@") for key in found):
        raise not_understood(text)
    return found


def _plain_data(term: str, key: str) -> Json:
    """Return what a quoted choice says: tables and lists are written as in a scenario file."""
    if key != "choose" or term[:1] not in ("{", "["):
        return term
    try:
        found: Json = read_tree(term).value
    except ScenarioMalformed:
        raise NotationUnclear(phrase("cannot read the choice {name!r}", name=term[:40]), term) from None
    return found


def _flat(value: Json) -> list[Json]:
    """Return what is joined by "@and", in order."""
    if isinstance(value, Mapping) and "@and" in value:
        return [one for part in _list(value["@and"]) for one in _flat(part)]
    return [one for part in value for one in _flat(part)] if isinstance(value, list) else [value]


def _list(value: Json) -> list[Json]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _listed(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list) else [value]
