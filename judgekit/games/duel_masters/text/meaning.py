"""What the words of a line mean by what it said before: pronouns, choices, cards looked at, counts and conditions (605.2d)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.typed import TypeVar
from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.filters import (
    EXTREMES,
    IT,
    both_of,
    comparison,
    filter_of,
    number_of,
    pattern_of,
    player_of,
    refused,
)
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import (
    Ability,
    Condition,
    Formula,
    Instruction,
    Reference,
    TermT,
    Value,
    mentions,
    with_other,
)

NeededT = TypeVar("NeededT")

Reader = Callable[[str, bool], tuple[Ability, ...]]
"""Reads a line of text: abilities in quotation marks are lines of their own."""

YOU: Reference = ("you",)
SEEN: Reference = ("chosen", "seen")
RESULTS: Reference = ("results",)
ANYWHERE = ("battle-zone", "hand", "library", "mana-zone", "shield-zone", "graveyard")
"""Zones in which a card is looked at wherever it is by now."""


def instruction(
    verb: str, of: Reference | None = None, amount: Formula | None = None, /, **details: Value
) -> Instruction:
    """Return an instruction; details that are None are left out."""
    given = {name: value for name, value in details.items() if value is not None}
    return Instruction(verb, of, amount, tuple(sorted(given.items())))


class Line:
    """What a line has said so far, and what its next words mean by it.

    Attributes:
        text: the line.
        spell: whether it is the text of a spell.
        read: reads abilities in quotation marks.
        do: the instructions so far.
        it: what a pronoun means.
        same: of what something was said last.
        did: whether what was said last was done.
        seen: the zone of the cards that are looked at.
        searched: whose library is searched; `sought` for which card and how many; `put_from_library` whether into the battle zone.
        shown: whether that card is shown.
        set_apart: whether the library was shuffled without the card that is looked for, before it is said where that goes.
        offered: whether looking at that library may be left undone, and all that follows with it.
        blind: whose hand is chosen from unseen, and how many cards.
        per: how often the deed that follows is done.
        until: how long the deed that follows lasts.
        pair: two creatures that were chosen.
        single: cards chosen by themselves, without what they are part of (109.2a).
        clashed: whether there was a ガチンコ・ジャッジ.
        gives: whether it is said what is given for a card besides mana.
        inverts: whether it is done once in the game.
        keeps: by what name what was done last has to be known later.
        fought: whether it triggers on what another creature does with this one.
        several: whether a later sentence says 「それら」.
        trigger: what happened to what it triggered on.
        before: the last instruction of the sentence before.
        there: what a condition has counted.
        outside: the zone out of which the card itself comes.
        left: how what it is said of has left the battle zone: "destroyed" or "leaves".
        chosen: among what each choice was made, by its name.
        face_up: what was turned face up last.
    """

    def __init__(self, text: str, spell: bool, read: Reader) -> None:
        self.text, self.spell, self.read = text, spell, read
        self.do: list[Instruction] = []
        self.it: Reference | None = None
        self.same: Value = None
        self.did: Condition | None = None
        self.seen: str | None = None
        self.searched: Reference | None = None
        self.put_from_library = False
        self.sought: tuple[Filter, int] | None = None
        self.set_apart = False
        self.blind: tuple[Reference, int] | None = None
        self.per: Term | None = None
        self.trigger: Reference | None = None
        self.before: Instruction | None = None
        self.there: Filter | None = None
        self.outside: str | None = None
        self.until: str | None = None
        self.pair: tuple[Reference, Reference] | None = None
        self.single: list[Reference] = []
        self.gives = self.offered = self.clashed = self.inverts = self.several = self.fought = self.shown = False
        self.left: str | None = None
        self.keeps: Term = {}
        self.chosen: dict[str, Filter] = {}
        self.face_up: Reference | None = None
        self._names = 0

    def refused(self, why: str, words: str | None = None) -> CardTextNotUnderstood:
        """Return the fault of the line, with the words at fault."""
        return refused(why, words or self.text, self.text)

    def sure(self, holds: object, why: str, words: str | None = None) -> None:
        """Go on only where something holds.

        Raises:
            CardTextNotUnderstood: it does not hold; the fault says why, with the words at fault.
        """
        if not holds:
            raise self.refused(why, words)

    def needed(self, value: NeededT | None, why: str, words: str | None = None) -> NeededT:
        """Return something that was said.

        Raises:
            CardTextNotUnderstood: it was not said; the fault says why, with the words at fault.
        """
        if value is None:
            raise self.refused(why, words)
        return value

    def add(self, verb: str, of: Reference | None = None, amount: Formula | None = None, /, **details: Value) -> None:
        """Add an instruction after which nothing asks whether it was done."""
        self.do.append(instruction(verb, of, amount, **details))
        self.did = None

    def one_of(
        self, ways: Sequence[Term], follow: Callable[[Line, Value], None], chooser: Reference, word: str | None = None
    ) -> None:
        """Add the choice of one of several things, each of which goes on from what was said before (700.2)."""
        before, it, same, found = self.do, self.it, self.same, []
        for way in ways:
            self.do, self.it, self.same = [], it, same
            follow(self, way)
            found.append(tuple(self.do))
        self.do, self.it, self.did = before, None, None
        self.do.append(instruction("mode", chooser, modes=tuple(found), word=word))

    # What something is done to.

    def _named(self) -> str:
        """Return a name that nothing has yet."""
        self._names += 1
        return f"c{self._names}"

    def choose(
        self, wanted: Filter, least: Formula, most: Formula | None, by: Reference, random: bool = False
    ) -> Reference:
        """Add a choice; what is chosen is what the next pronoun means."""
        name = self._named()
        self.chosen[name] = wanted
        chance = True if random else None
        self.do.append(instruction("choose", ("choose", wanted, least, most, by), random=chance, **{"as": name}))
        self.it = ("chosen", name)
        self.did = ("compare", ("number-of", self.it), ">=", 1)
        return self.it

    def object(self, term: Value, actor: Reference) -> Reference:
        """Return what something is done to; a choice is made first."""
        if isinstance(term, str):
            return self._by_word(term)
        for key, way in _DESCRIBED.items():
            if key in term:
                return way(self, term, actor)
        return self._chosen(term, actor)

    def _by_word(self, word: str) -> Reference:
        """Return what a word means without describing it: このクリーチャー, それ, それら, 残り, the one it fought with."""
        if word in ("this", "this-card"):
            self.sure(not self.spell or word != "this", phrase("which creature?"), "このクリーチャー")
            return ("this",)
        if word == "@foe":
            self.sure(self.fought, phrase("which creature?"), "バトルした")
            return ("event", "source")
        if word == "@shield":
            meant = self.chosen.get(self.it[1]) if self.it is not None and self.it[0] == "chosen" else None
            self.sure(meant is not None and meant.zone == ("shield-zone",), phrase("which shield?"))
        if word == "@rest":
            seen = self.needed(self.seen, phrase("the rest of what?"), "残り")
            return ("all", Filter(what=("card",), zone=(seen,), among=SEEN))
        if word == "@them" and self.it is None and self.there is not None:
            return ("all", self.there)
        if self.it == RESULTS:
            return self.results()
        one_of_two = self.it == ("this",) and self.fought  # その one, or the other one of the fight?
        self.sure(not one_of_two, phrase("which of the two creatures?"), "その")
        return self.that()

    def that(self, word: str = "それ") -> Reference:
        """Return what a pronoun means."""
        return self.needed(self.it, phrase("a pronoun that means nothing"), word)

    def _top_of(self, term: Term, actor: Reference) -> Reference:
        """Return the card on top of others by itself, not the creature that it is part of (109.2a)."""
        found = self.object(term["top-of"], actor)
        self.sure(found != SEEN, phrase("which cards are looked at?"), "上から1枚")
        self.single.append(found)
        return found

    def _one_more(self, term: Term, actor: Reference) -> Reference:
        """Choose some of the cards that are looked at."""
        self.sure(self.seen is not None and self.searched is None, phrase("one of which cards?"), term["one-more"])
        return self._chosen({"choose": {"type": "card", "among": "@seen"}, "number": term["one-more"]}, actor)

    def _one_each(self, term: Term, actor: Reference) -> Reference:
        """Choose one card of each of two descriptions."""
        each = both_of(*term["one-each"])
        first, second = (self.object({"choose": one, "number": "1"}, actor) for one in each)
        word, wanted, *rest = self.do[-1].of or ()
        self.sure(wanted.without is None, phrase("which one of each?"))
        self.do[-1] = self.do[-1]._replace(of=(word, wanted._replace(without=Filter(among=first)), *rest))
        self.it, self.did = ("both", first, second), None
        return self.it

    def top(self, term: Term, actor: Reference) -> Reference:
        """Return cards on top of a library, which deeds mean that say so; any other one is refused."""
        return ("top", "library", self.player(term["top"], actor), self.number(term["number"], actor))

    def _top(self, _term: Term, _actor: Reference) -> Reference:
        raise self.refused(phrase("what is done with cards of the library?"))

    def _all(self, term: Term, actor: Reference) -> Reference:
        """Return everything that a description means."""
        if term["all"].get("unchosen") == "true" and "controller" not in term["all"]:
            self._sure_whose_others()
        wanted = self._among(term["all"], actor, one_by_one=False)
        self.it = None  # 「それ」 would not be what it was before
        if not self.several:
            return ("all", wanted)
        self.it = self.kept(("all", wanted))
        return self.it

    def _sure_whose_others(self) -> None:
        """Refuse what was not chosen where one player's cards were chosen from: are the other player's meant, too?"""
        chosen = self.do[-1] if self.do else self.before
        if chosen is not None and chosen.of is not None and chosen.of[0] == "choose":
            _, wanted, _least, _most, by = chosen.of
            every = by == ("each-player",) or (wanted.controller, wanted.owner) == (None, None)
            self.sure(every, phrase("whose are those that were not chosen?"))

    def _chosen(self, term: Term, actor: Reference) -> Reference:
        """Choose as many as are said of what a description means."""
        wanted = self._among(term["choose"], actor, one_by_one=True)
        if actor != YOU:
            whose: Term = {field: ("chooser",) for field in ("owner", "controller") if getattr(wanted, field) == actor}
            if actor == ("each-player",) and EXTREMES & set(term["choose"]):
                raise self.refused(phrase("the most of whose?"), "最も")
            wanted = wanted._replace(**whose)
        self.sure("differ" not in term or self.gives, phrase("a description"), "異なる")
        chosen = self.choose(wanted, *numbers(term), actor, "random" in term)
        if "differ" in term:  # of what is given for a card no two may be alike
            self.do[-1] = self.do[-1].having(differ=term["differ"])
        if (wanted.what, wanted.zone) == (("card",), ("battle-zone",)):
            self.single.append(chosen)  # the card by itself, not the creature that it is part of (109.2a)
        return chosen

    def within(self, term: Term, actor: Reference) -> Reference:
        """Add a choice of as many as have no more than a number together: 「コストの合計が6以下になるように」."""
        self.sure(actor == YOU, phrase("who chooses?"))
        most, name = None if term["most"] == "any" else int(term["most"]), self._named()
        wanted = self._among(term["within"], actor, one_by_one=True)
        of = ("total", term["total"], "<=", int(term["limit"]))
        self.do.append(instruction("choose-within", None, most, filter=wanted, limit=of, **{"as": name}))
        self.it, self.did = ("chosen", name), None
        return self.it

    def player(self, word: str, actor: Reference) -> Reference:
        """Return the player a word means."""
        return self.meant(player_of(word, actor))

    def _among(self, term: Term, actor: Reference, one_by_one: bool) -> Filter:
        """Return the filter of a description; 「その中から」 is among the cards looked at."""
        wanted = self.meant(filter_of(term, actor, self.text))
        if "among" not in term:
            return wanted
        last = self.do[-1] if self.do else self.before
        if self.seen is None and last is not None and _came_from_top(last):
            self.it = self._kept({"as": "put"})  # 「その中から」 of the cards that were just put somewhere
            return wanted._replace(zone=(last.get("to"),), among=self.it)
        if self.seen is None and one_by_one and self.it is not None and self.it[0] == "chosen":
            return wanted._replace(zone=None, among=self.it)  # 「そのうちの1体」 of those that were chosen
        if self.seen is None or self.searched is not None:
            raise self.refused(phrase("among what?"), "その中から")
        return wanted._replace(zone=(self.seen,))

    def meant(self, term: TermT) -> TermT:
        """Return a description in which 「そのクリーチャーより」 is said of what the pronoun means."""
        if not mentions(term, IT):
            return term
        return with_other(term, (IT,), self.that("その"))

    def kept(self, of: Reference) -> Reference:
        """Give a name to what is meant now, for what is done only later."""
        name = self._named()
        self.do.append(instruction("mean", of, **{"as": name}))
        return ("chosen", name)

    def results(self) -> Reference:
        """Return the card that has just moved from the top of a library; after anything else it is not known any more."""
        last = self.last_deed()
        if last is None or not _came_from_top(last):
            raise self.refused(phrase("a pronoun that means nothing"), "それ")
        self.it = self._kept({"as": "put"})
        return self.it

    def last_deed(self) -> Instruction | None:
        """Return what was done last, also where it was done only if something held, or may have been left undone."""
        last = self.do[-1] if self.do else self.before
        while last is not None and last.verb in ("if", "may"):
            last = (last.get("then" if last.verb == "if" else "do") or (None,))[-1]
        return last

    def _kept(self, name: Term) -> Reference:
        """Keep what the last instruction was done to, by a name."""
        if self.do:
            self.do[-1] = named_last(self.do[-1], name)
        else:
            self.keeps = name
        return ("chosen", name["as"])

    def counted(self, term: Term) -> Formula:
        """Return to how many something was really done just before: what was replaced was not done (609.4)."""
        verbs, to = _BY_WORD.get(term["done"], ((term["done"],), (None,)))
        last, done = self._number_done(verbs, to, "こうして")
        kind, of = term["type"], last.of or ("",)
        described = of[1] if of[0] == "all" else self.chosen.get(of[1]) if of[0] == "chosen" else None
        every = kind == "card" or (described is not None and described.what == (kind,))
        return ("number-of", done) if every else ("count", Filter(what=(kind,), zone=ANYWHERE, among=done))

    def as_many(self) -> Formula:
        """Return to how many the last deed was really done: 「同じ枚数」 (609.4)."""
        return ("number-of", self._number_done(("move", "discard-card"), None, "同じ枚数")[1])

    def _number_done(
        self, verbs: tuple[str, ...], to: tuple[str | None, ...] | None, words: str
    ) -> tuple[Instruction, Reference]:
        """Return the last deed, one of some verbs, and the name of what it was really done to."""
        last, why = self.last_deed(), phrase("to how many was it done?")
        fits = last is not None and last.verb in verbs and (to is None or last.get("to") in to)
        last = self.needed(last if fits and last is not None and last.get("as") is None else None, why, words)
        return last, self._kept({"as": "done", "counting": _HAPPENS.get(last.verb, last.verb)})

    def cast_goes(self, where: Value) -> None:
        """Say of a spell that was just cast by an effect where it is put in place of the graveyard."""
        last = self.last_deed()
        if last is None or (last.verb, last.get("kind")) != ("play-free", "spell"):
            raise self.refused(phrase("which spell was cast?"), "唱えた後")
        self.do[-1] = named_last(self.do[-1], {"goes": where})

    def asked(self, of: Reference) -> tuple[Value, ...]:
        """Return the parts of a reference, and among what it was chosen where it was."""
        return (*of, self.chosen.get(of[1])) if of[0] == "chosen" else of

    def host(self, laid: Reference, before: Reference | None) -> Reference:
        """Return which creature 「そのクリーチャーの下」 means: not the card that is put there, but one meant before."""
        earlier = [("chosen", name) for name, wanted in self.chosen.items() if _in_play(wanted)]
        met = [one for one in (before, self.trigger) if one is not None and one[0] in ("event", "this", "attacked")]
        found = dict.fromkeys(one for one in (*earlier, *met) if one != laid)
        self.sure(len(found) == 1, phrase("below which creature?"), "下に置く")
        return next(iter(found))

    # How many, and whether.

    def number(self, written: str, actor: Reference) -> Formula:
        """Return a number of the deed at hand, as often as it is done."""
        per, self.per = self.per, None
        return int(written) if per is None else ("*", self.each(per, actor), int(written))

    def count(self, term: Term, actor: Reference) -> Formula:
        """Return how many a description means; 「その中の」 are cards that are looked at."""
        if "among" in term:
            return ("count", self._among(term, actor, one_by_one=False))
        return self.meant(number_of(term, actor, self.text))

    def each(self, per: Term, actor: Reference) -> Formula:
        """Return how often 「…1体につき」 is."""
        if "civilizations" in per["each"]:
            found: Formula = ("civilizations-in", "mana-zone", self.player(per["each"]["civilizations"], actor))
        elif "done" in per["each"]:
            found = self.counted(per["each"])
        elif "power-of" in per["each"]:
            found = ("value", ("this",), "power")
        else:
            found = self.count(per["each"], actor)
        return found if per["number"] == "1" else ("//", found, int(per["number"]))

    def where(self, sentence: Term) -> Condition | None:
        """Return the condition of a sentence, None where it has none."""
        return self.condition(sentence["if"]) if "if" in sentence else None

    def condition(self, term: Value) -> Condition:
        """Return a condition; it is asked when the effect is resolved (603.4)."""
        if term in ("attacking", "attacked", "battling", "blocking"):
            return (term,)
        if term == "hyper":
            return ("is", ("this",), Filter(has="hyper"))
        if term == "won":
            self.sure(self.clashed, phrase("what is won?"), "勝ったら")
            return ("compare", ("number-of", ("chosen", "clash-won")), ">=", 1)
        if "there" in term:
            found = self.count(term["there"], YOU)
            if isinstance(found, tuple) and found[0] == "count":
                self.there = found[1]
            return ("compare", found, *comparison(term["number"]))
        if "turn" in term:
            return ("turn", self.player(term["turn"], YOU))
        if "than" in term:
            (word, of), than = next(one for one in term.items() if one[0] in _SIGNS), term["than"]
            self.sure(of.get("controller") in {"you", "opponent"} - {than}, phrase("compared with whose?"), "より")
            others = self.count({**of, "controller": than}, YOU)
            return ("compare", self.count(of, YOU), _SIGNS[word], others)
        if "happened" in term:
            return ("compare", ("happened", pattern_of(term["happened"], self.text)), *comparison(term["times"]))
        if "unused-of" in term:
            return ("unused-keyword", term["unused-of"]["text"])
        if "nobody" in term:  # of one of the players there is none
            whose = ({**term["nobody"], "controller": player} for player in ("you", "opponent"))
            return ("or", *(("compare", self.count(one, YOU), "=", 0) for one in whose))
        if "all-of" in term:
            mana = Filter(what=("card",), zone=("mana-zone",), owner=self.player(term["whose"], YOU))
            return ("all-of", mana, Filter(civilizations=tuple(term["all-of"])))
        if "all-civilizations" in term:
            return ("compare", ("civilizations-in", "mana-zone", self.player(term["all-civilizations"], YOU)), ">=", 5)
        if "both-there" in term:
            term = {"both": [{"there": one, "number": ">= 1"} for one in both_of(*term["both-there"])]}
        if "both" in term:
            return ("and", *map(self.condition, term["both"]))
        if "this-is" in term:
            this = filter_of(term["this-is"], YOU, self.text, located=False)
            return ("is", ("this",), self.meant(this)._replace(zone=None))
        if "this-in" in term:
            return ("is", ("this",), Filter(zone=(term["this-in"],)))
        if "this" in term:
            self.it = self.it or ("this",)  # 「このクリーチャーがタップしていれば、アンタップする」
            return ("is", ("this",), Filter(tapped=term["this"] == "tapped"))
        if "it-not" in term:
            it_is = self.condition({"it": term["it-not"]})
            return ("and", ("compare", ("number-of", it_is[1]), ">=", 1), ("not", it_is))
        if self.that() == RESULTS:
            self.results()
        wanted = self.meant(filter_of(term["it"], YOU, self.text, located=False))
        return ("is", self.that(), wanted._replace(zone=ANYWHERE))


def _came_from_top(last: Instruction) -> bool:
    """Tell whether a deed has put cards from the top of a library into another zone than the battle zone."""
    return last.verb == "move" and (last.of or ("",))[0] == "top" and last.get("to") != "battle-zone"


def _in_play(wanted: Filter) -> bool:
    """Tell whether a description is of creatures of the battle zone."""
    return wanted.zone in (None, ("battle-zone",)) and "creature" in (wanted.what or ()) and wanted.among is None


_DESCRIBED: dict[str, Callable[[Line, Term, Reference], Reference]] = {
    "top-of": Line._top_of,
    "one-more": Line._one_more,
    "one-each": Line._one_each,
    "within": Line.within,
    "top": Line._top,
    "all": Line._all,
}
"""How what something is done to is described, by the key that tells; any other description is of what is chosen."""


_BY_WORD: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "to-hand": (("move",), ("hand",)),
    "to-graveyard": (("move",), ("graveyard",)),
    "to-mana": (("move",), ("mana-zone",)),
    "put": (("move",), ("battle-zone",)),
}
"""How what was done to cards is called, by the verbs that did it and the zone where they went."""

_SIGNS = {"fewer": "<", "more": ">", "no-fewer": ">="}
"""How many of one player's there are beside the other one's."""

_HAPPENS = {"discard-card": "discard"}
"""Events of deeds that are called otherwise."""


def named_last(last: Instruction, name: Term) -> Instruction:
    """Return an instruction of which what its last deed is done to has a name, or which says something else besides."""
    part = {"if": "then", "may": "do"}.get(last.verb)
    if part is None:
        return last.having(**name)
    *first, inner = last.get(part)
    return last.having(**{part: (*first, named_last(inner, name))})


def numbers(term: Term) -> tuple[int, int | None]:
    """Return how many are chosen: at least, at most."""
    if "number" in term:
        return int(term["number"]), int(term["number"])
    if "least" in term:
        return int(term["least"]), None if term["most"] == "any" else int(term["most"])
    return 0, None if term["up-to"] == "any" else int(term["up-to"])
