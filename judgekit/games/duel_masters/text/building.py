"""Sentences of card text made into abilities: what pronouns mean, what belongs together, what is refused (110, 603, 609)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import (
    CIVILIZATIONS,
    Ability,
    Condition,
    Filter,
    Formula,
    Instruction,
    Modification,
    Reference,
)
from judgekit.games.duel_masters.text.filters import (
    EXTREMES,
    PLAYERS,
    comparison,
    filter_of,
    number_of,
    player_of,
    refused,
)
from judgekit.games.duel_masters.text.patterns import pattern_of, replaced_by, zones_of_trigger
from judgekit.language.faults import CardTextNotUnderstood

Term = dict[str, Any]
Reader = Callable[[str, bool], tuple[Ability, ...]]
"""Reads a line of text: abilities in quotation marks are lines of their own."""

_YOU: Reference = ("you",)
_MOVED: Reference = ("event", "moved")
_SEEN: Reference = ("chosen", "seen")
_ANYWHERE = ("battle-zone", "hand", "library", "mana-zone", "shield-zone", "graveyard")
_BY_PLAYERS = ("win", "lose", "extra-turn")
_DEEDS = ("tap", "untap", *_BY_PLAYERS)
"""Deeds that are one instruction each, to players or to objects."""

_LASTING = {"say", "release", "ban", "bar"}
"""Deeds that last for a time."""

_TWO = {"cannot-attack-or-block": ("cannot-attack", "cannot-block")}


def _instruction(
    verb: str, of: Reference | None = None, amount: Formula | None = None, /, **details: Any
) -> Instruction:
    given = {name: value for name, value in details.items() if value is not None}
    return Instruction(verb, of, amount, tuple(sorted(given.items())))


def _chain(term: Term) -> tuple[list[Term], bool]:
    """Return the deeds of a chain in their order, and whether all of it may be left undone."""
    acts, may = [], False
    rest: Term | None = term
    while rest is not None:
        acts.append(rest["act"])
        may = "may" in rest
        rest = rest.get("then")
    return acts, may


def _noting_use(do: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """Return what an ability does that is used once each turn: what is left undone does not use it."""
    first, *rest = do
    if first.verb == "may":
        return (first.having(do=(Instruction("used"), *first.get("do"))), *rest)
    if first.verb == "choose" and rest and rest[0].verb == "if" and first.of is not None and first.of[2] == 0:
        return (first, rest[0].having(then=(Instruction("used"), *rest[0].get("then"))), *rest[1:])
    return (Instruction("used"), first, *rest)


class Builder:
    """Puts the sentences of one line together.

    Args:
        text: the line.
        spell: whether it is the text of a spell.
        read: reads abilities in quotation marks.
    """

    def __init__(self, text: str, spell: bool, read: Reader) -> None:
        self.text, self.spell, self.read = text, spell, read
        self.do: list[Instruction] = []
        self.it: Reference | None = None
        self.same: Any = None
        self.names = 0
        self.searched: Reference | None = None
        self.sought: tuple[Filter, int] | None = None
        self.blind: tuple[Reference, int] | None = None
        self.did: Condition | None = None
        self.seen: str | None = None
        self.per: Term | None = None
        self.clashed = False
        self.pair: tuple[Reference, Reference] | None = None
        self.single: list[Reference] = []
        self.inverts = self.left = False

    def abilities(self, sentences: Sequence[Term]) -> tuple[Ability, ...]:
        """Return the abilities that sentences say together.

        Raises:
            CardTextNotUnderstood: they do not say one thing.
        """
        first, *others = sentences
        if "rule" in first:
            if others:
                raise self._refused(phrase("more than what becomes of the spell"))
            return (Ability("rule", name=first["rule"], text=self.text),)
        if "permits" in first:
            if others:
                raise self._refused(phrase("more than from where it is summoned"))
            return (self._permission_from(first),)
        if "price" in first or (others and "floor" in others[-1]):
            return (self._price(first, others),)
        if ("would" in first and "during" not in first) or "enters" in first:
            if others:
                raise self._refused(phrase("more than what happens instead"))
            return (self._replacement(first) if "would" in first else self._tapped(first["of"]),)
        if "when" in first and "during" not in first:
            return self._triggered(first, others)
        if not self.spell:
            return tuple(ability for one in sentences for ability in self._static(one))
        self._sentences(sentences)
        return (Ability("spell", do=self._done(), text=self.text),)

    def permission(self, term: Term) -> Condition:
        """Return when a card may be played without its cost: 「…なら、この呪文をコストを支払わずに唱えてもよい」 (112.3e)."""
        acts, may = _chain(term["do"]) if set(term) == {"if", "do"} else ([], False)
        if not may or [act.get("free") for act in acts] not in (["this"], ["this-card"]):
            raise self._refused(phrase("when is it played without its cost?"))
        return self._condition(term["if"])

    def _refused(self, why: str, words: str | None = None) -> CardTextNotUnderstood:
        return refused(why, words or self.text, self.text)

    def _done(self) -> tuple[Instruction, ...]:
        if self.searched is not None or self.blind is not None:
            raise self._refused(phrase("what becomes of the cards looked at, and is the library shuffled?"))
        return tuple(self.do)

    # Whole lines.

    def _price(self, first: Term, others: Sequence[Term]) -> Ability:
        """Read 「…を召喚するコストを1少なくする。ただし、コストは0以下にはならない」 (112.2b, 601.1e)."""
        if "price" not in first or len(others) > 1 or (others and set(others[0]) != {"floor"}):
            raise self._refused(phrase("what costs less?"))
        of = first["price"]
        number: Formula = -int(first["less"]) if "less" in first else int(first["more"])
        condition = self._condition(first["if"]) if "if" in first else None
        if "per" in first:
            number = ("*", self._each(first["per"], _YOU), number)
        changes = [Modification("play-cost", number)]
        if others:
            changes.append(Modification("least", int(others[0]["floor"])))
        affects = None if of in ("this", "this-card") else filter_of(of, _YOU, self.text, located=False)
        kind = {"summon": "creature", "cast": "spell"}.get(first["how"])
        if affects is not None and kind is None and "type" not in of and "race" in of:
            affects = affects._replace(what=("card",))  # spells have races too (203.1)
        if affects is not None and "type" not in of and "called" in of:
            kind = None  # a name says enough
        if affects is not None and kind is not None and affects.what not in ((kind,), ("evolution",)):
            raise self._refused(phrase("what is summoned or cast?"))
        return Ability("static", condition=condition, affects=affects, modify=tuple(changes), text=self.text)

    def _permission_from(self, first: Term) -> Ability:
        """Read 「自分の墓地からクリーチャーを召喚してもよい」: for its cost, as out of the hand (601.1, 110.4b)."""
        if first["permits"] == "this":
            zone, condition = first["zone"], self._condition(first["if"]) if "if" in first else None
            return Ability("rule", name=f"playable-from-{zone}", condition=condition, zones=(zone,), text=self.text)
        affects = filter_of(first["permits"], _YOU, self.text)
        if affects.what != ("creature",) or affects.owner != _YOU or affects.zone == ("hand",):
            raise self._refused(phrase("which creatures are summoned, and from where?"))
        return Ability("rule", name="summons-from", affects=affects, text=self.text)

    def _tapped(self, of: Any) -> Ability:
        """Read 「このクリーチャーはタップして出る」 (110.4f), also of others than the card itself."""
        when = pattern_of({"event": "enters", "of": of}, self.text)
        do = (Instruction("having", details=(("tapped", True),)),)
        return Ability("replacement", name="entering" if of == "this" else None, when=when, do=do, text=self.text)

    def _replacement(self, sentence: Term) -> Ability:
        """Read 「…時、かわりに…」 (609.1a): another zone, or something else that can be done (609.4)."""
        when = replaced_by(sentence["would"], self.text, sentence.get("not"))
        acts, may = _chain(sentence["instead"])
        self.it = ("event", "object") if {"of", "by"} & set(sentence["would"]) else None
        if [set(act) for act in acts] == [{"put"}] and sentence["would"].get("event") == "discard":
            acts = [{"move": acts[0]["put"], "to": "battle-zone"}]
        if len(acts) == 1 and self.it is not None and acts[0].get("move") in ("@it", sentence["would"].get("of")):
            act = acts[0]
            if set(act) - {"tapped"} != {"move", "to"}:
                raise self._refused(phrase("where does it go instead?"))
            tapped = True if "tapped" in act else None
            happened = {"destroyed": "destroy", "discard": "discard"}
            cause = happened[sentence["would"]["event"]] if "not" in sentence else None
            do: tuple[Instruction, ...] = (_instruction("elsewhere", to=act["to"], tapped=tapped, cause=cause),)
            zones = ("hand",) if sentence["would"].get("event") == "discard" else None
            return Ability("replacement", when=when, do=do, optional=may, zones=zones, text=self.text)
        if sentence["would"].get("event") == "discard":
            raise self._refused(phrase("where does it go instead?"))
        for act in acts:
            self._act(act, _YOU, None)
        condition: Condition | None = None
        if self.do and self.do[0].verb == "choose" and self.do[0].of is not None:
            _, wanted, least, _most, _by = self.do[0].of
            condition = ("enough", wanted, least)
            if any(one.verb == "choose" for one in self.do[1:]):
                raise self._refused(phrase("several choices in what happens instead"))
        return Ability("replacement", when=when, condition=condition, do=self._done(), optional=may, text=self.text)

    def _triggered(self, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
        """Read a 誘発型能力; on two kinds of event it is one ability each (603.2)."""
        when = first["when"]
        both = when.get("either", [when])
        if len(both) > 1 and both[1].get("of") == "@same":
            both = [both[0], {**both[1], "of": both[0].get("of")}]
        body = {key: value for key, value in first.items() if key not in ("when", "limit")}
        if "waits" in body and "if" in body:
            raise self._refused(phrase("when is it asked?"))
        if all("moment" not in one and "player" not in one for one in both):
            of = both[0].get("of")
            self.it = ("this",) if of in ("this", "this-card") else ("event", "object") if "of" in both[0] else None
            self.same = "this" if of in ("this", "this-card") else None
        condition = self._condition(body.pop("if")) if "if" in body and "lead" not in body else None
        self.left = both[0].get("event") in ("destroyed", "leaves")
        self._sentences((body, *others))
        do = self._done()
        if self.inverts:  # 「ゲーム中で1度」: what is upside down already is not turned again (105.5)
            upright: Condition = ("is", ("this",), Filter(inverted=False))
            condition = upright if condition is None else ("and", upright, condition)
        if "limit" in first:
            if condition is not None and len(do) != 1:
                raise self._refused(phrase("when is it used?"), "各ターン")
            do, unused = _noting_use(do), ("unused",)
            condition = unused if condition is None else ("and", unused, condition)
        return tuple(
            Ability(
                "triggered",
                when=pattern_of(one, self.text),
                condition=condition,
                do=do,
                zones=zones_of_trigger(one),
                text=self.text,
            )
            for one in both
        )

    def _static(self, sentence: Term) -> list[Ability]:
        """Read what is so all the time (110.3d): powers, abilities given, what may not be done."""
        if {"lead", "until", "actor", "when"} & set(sentence) or "do" not in sentence:
            raise self._refused(phrase("when is this done?"))
        if isinstance(sentence.get("if"), dict) and "this-in" in sentence["if"]:  # it functions there (110.4b)
            zones = (sentence["if"]["this-in"],)
            there = self._static({key: value for key, value in sentence.items() if key != "if"})
            if zones == ("battle-zone",) or any(one.kind != "static" or one.affects is None for one in there):
                raise self._refused(phrase("of which is this said?"))
            return [one._replace(zones=zones) for one in there]
        acts, may = _chain(sentence["do"])
        condition = self._condition(sentence["if"]) if "if" in sentence else None
        if isinstance(sentence.get("if"), dict) and {"this", "this-is"} & set(sentence["if"]):
            self.same = "this"  # 「このクリーチャーが…なら、「…」を得る」
        found: list[Ability] = []
        for act in acts:
            if "ban" in act and not may and "per" not in sentence:
                found.append(self._ban(act, condition))
                continue
            if may or "say" not in act or "until" in act:
                raise self._refused(phrase("when is this done?"))
            subject = self.same if act["say"] == "@same" else act["say"]
            if subject is None or subject == "@it" or (isinstance(subject, dict) and "all" not in subject):
                raise self._refused(phrase("of which is this said?"))
            self.same = subject
            changes = self._changes(act, sentence.get("per"), _YOU)
            affects = None if subject == "this" else filter_of(subject["all"], _YOU, self.text)
            given = [change.value for change in changes if change.what == "gain"]
            if affects is None and len(given) == len(changes):
                found += [self._on(ability, condition) for ability in given]
            else:
                found.append(Ability("static", condition=condition, affects=affects, modify=changes, text=self.text))
        return found

    def _ban(self, act: Term, condition: Condition | None) -> Ability:
        """Read 「相手は呪文を唱えられない」 (101.2)."""
        what = filter_of(act["what"], _YOU, self.text, located=False)
        kind = {"cannot-cast": ("spell",), "cannot-summon": ("creature",)}[act["ban"]]
        if what.what != kind or what.zone is not None or what.controller is not None:
            raise self._refused(phrase("what is forbidden?"))
        who = (Modification("player", PLAYERS[act["who"]]),)
        return Ability("rule", name=act["ban"], condition=condition, affects=what, modify=who, text=self.text)

    def _on(self, ability: Ability, condition: Condition | None) -> Ability:
        """Return an ability that a card has itself, while a condition holds."""
        if condition is None:
            return ability._replace(text=self.text)
        if ability.kind == "rule":
            return ability._replace(condition=condition, text=self.text)
        return Ability("static", condition=condition, modify=(Modification("gain", ability),), text=self.text)

    # Sentences that are followed.

    def _sentences(self, terms: Sequence[Term]) -> None:
        """Follow sentences; one of several things is chosen as the ability is resolved (700.2a)."""
        for place, sentence in enumerate(terms):
            if "modes" in sentence:
                if not place or "mode" not in terms[place - 1] or len(sentence["modes"]) < 2:
                    raise self._refused(phrase("what is chosen among?"))
                continue
            if "mode" in sentence:
                if (
                    set(sentence) - {"lead"} != {"mode"}
                    or sentence.get("lead", "then") != "then"
                    or place + 2 != len(terms)
                ):
                    raise self._refused(phrase("what is chosen among?"))
                for _ in range(int(sentence["mode"])):
                    self._mode(terms[place + 1]["modes"])
                continue
            if "unused" in sentence:
                self._unused(sentence["unused"])
                continue
            self._sentence(sentence)

    def _unused(self, quoted: Term) -> None:
        """Read 「その「S・トリガー」を使うことはできない」: what is put into the hand is not declared for it (112.3a)."""
        last = self.do[-1] if self.do else None
        if quoted != {"text": "S・トリガー"} or last is None or last.verb != "move" or last.get("to") != "hand":
            raise self._refused(phrase("what is not used?"), quoted["text"])
        self.do[-1] = last.having(silent=True)

    def _mode(self, modes: Sequence[Sequence[Term]]) -> None:
        before, it, same, found = self.do, self.it, self.same, []
        for mode in modes:
            self.do, self.it, self.same, self.did = [], it, same, None
            self._sentences(mode)
            found.append(self._done())
        self.do, self.it, self.did = before, None, None
        self.do.append(_instruction("mode", _YOU, modes=tuple(found)))

    def _sentence(self, sentence: Term) -> None:
        if "waits" in sentence:
            waits = sentence["waits"]
            rest = {key: value for key, value in sentence.items() if key != "waits"}
            sentence = {**rest, "during": waits["during"], "once": "true", "when": waits["at"]}
        if "during" in sentence and "would" in sentence:
            instead = {key: sentence[key] for key in ("would", "instead")}
            replaces = Builder(self.text, False, self.read)._replacement(instead)
            self.do.append(_instruction("delayed", ability=replaces._replace(text=""), until=sentence["during"]))
            self.did = None
            return
        if "during" in sentence:
            self._later(sentence)
            return
        if "do" not in sentence or "when" in sentence:
            raise self._refused(phrase("something that is so all the time in what is done"))
        actor = PLAYERS[sentence["actor"]] if "actor" in sentence else _YOU
        before, self.do = self.do, []
        lead = sentence.get("lead")
        condition = self._condition(sentence["if"]) if "if" in sentence else None
        acts, may = _chain(sentence["do"])
        did, self.did = self.did, None
        self.per = sentence.get("per")
        for act in acts:
            self._act(act, actor, sentence.get("until"))
        if "until" in sentence and not any(_LASTING & set(act) for act in acts):
            raise self._refused(phrase("what lasts?"))
        if self.per is not None:
            raise self._refused(phrase("what is counted?"), "につき")
        new = self._may(actor) if may else self.do
        self.do = before
        if condition is not None:
            new = [_instruction("if", **{"if": condition, "then": tuple(new)})]
            self.did = None
        if lead == "otherwise":
            last = self.do[-1] if self.do else None
            if last is None or last.verb != "if" or last.get("else") is not None:
                raise self._refused(phrase("otherwise than what?"), "それ以外なら")
            self.do[-1] = last.having(**{"else": tuple(new)})
            self.did = None
        elif lead in ("did", "else"):
            self._led(lead, new, did)
        else:
            self.do.extend(new)

    def _later(self, sentence: Term) -> None:
        """Read what triggers for a time, or once at the end of the turn (603.6)."""
        body = {key: value for key, value in sentence.items() if key not in ("during", "once", "when")}
        before, it, same = self.do, self.it, self.same
        self.do = []
        when = sentence["when"]
        if "lead" in body:
            raise self._refused(phrase("when?"))
        if "either" in when:
            raise self._refused(phrase("when?"))
        if "of" in when:
            self.it = None if when["of"] in ("this", "this-card") else ("event", "object")
        condition = self._condition(body.pop("if")) if "if" in body else None
        self._sentence(body)
        ability = Ability(
            "triggered",
            when=pattern_of(when, self.text),
            condition=condition,
            do=tuple(self.do),
            once="once" in sentence,
        )
        self.do, self.it, self.same = before, it, same
        self.do.append(_instruction("delayed", ability=ability, until=sentence["during"]))
        self.did = None

    def _may(self, actor: Reference) -> list[Instruction]:
        """Return what may be left undone; choosing one thing is left undone by choosing none."""
        first, *rest = self.do
        if first.verb == "choose" and actor == _YOU and first.of is not None and first.of[2:4] in ((1, 1), (0, None)):
            word, wanted, _least, most, by = first.of
            chosen = ("compare", ("number-of", ("chosen", first.get("as"))), ">=", 1)
            self.did = chosen
            choice = first._replace(of=(word, wanted, 0, most, by))
            return [choice, _instruction("if", **{"if": chosen, "then": tuple(rest)})] if rest else [choice]
        if not rest and first.verb == "search":
            return [first]  # nothing has to be found (701.10b)
        return [_instruction("may", actor, do=tuple(self.do))]

    def _led(self, lead: str, new: list[Instruction], did: Condition | None) -> None:
        """Join what is done because something before was done, or was not: trying is enough (101.3a)."""
        key = "then" if lead == "did" else "else"
        if not self.do:
            raise self._refused(phrase("because of what?"))
        last = self.do[-1]
        if last.verb == "may":
            name = "do" if lead == "did" else "else"
            self.do[-1] = last.having(**{name: (*last.get(name, ()), *new)})
            self.did = None
        elif last.verb == "if" and did is not None and last.get("if") == did:
            self.do[-1] = last.having(**{key: (*last.get(key, ()), *new)})
            self.did = did
        elif last.verb == "if":
            raise self._refused(phrase("because of what?"))
        elif did is not None:
            self.do.append(_instruction("if", **{"if": did, key: tuple(new)}))
        elif lead == "did":
            self.do.extend(new)
        else:
            raise self._refused(phrase("otherwise than what?"))

    # What things mean.

    def _choose(self, wanted: Filter, least: Formula, most: Formula | None, by: Reference) -> Reference:
        self.names += 1
        name = f"c{self.names}"
        self.do.append(_instruction("choose", ("choose", wanted, least, most, by), **{"as": name}))
        self.it = ("chosen", name)
        self.did = ("compare", ("number-of", self.it), ">=", 1)
        return self.it

    def _object(self, term: Any, actor: Reference) -> Reference:
        """Return what something is done to; a choice is made first."""
        if term in ("this", "this-card"):
            if self.spell and term == "this":
                raise self._refused(phrase("which creature?"), "このクリーチャー")
            return ("this",)
        if term == "@it":
            if self.it is None:
                raise self._refused(phrase("a pronoun that means nothing"), "それ")
            return self.it
        if "one-more" in term:
            if self.seen is None or self.searched is not None:
                raise self._refused(phrase("one of which cards?"), term["one-more"])
            term = {"choose": {"type": "card", "among": "@seen"}, "number": term["one-more"]}
        if term == "@rest":
            if self.seen is None:
                raise self._refused(phrase("the rest of what?"), "残り")
            return ("all", Filter(what=("card",), zone=(self.seen,), among=_SEEN))
        if "top" in term:
            raise self._refused(phrase("what is done with cards of the library?"))
        if "all" in term:
            wanted = filter_of(term["all"], actor, self.text)
            if "among" in term["all"]:
                if self.seen is None or self.searched is not None:
                    raise self._refused(phrase("among what?"), "その中から")
                wanted = wanted._replace(zone=(self.seen,))
            self.it = None  # 「それ」 would not be what it was before
            return ("all", wanted)
        wanted = filter_of(term["choose"], actor, self.text)
        if actor != _YOU:
            whose: dict[str, Any] = {
                field: ("chooser",) for field in ("owner", "controller") if getattr(wanted, field) == actor
            }
            if actor == ("each-player",) and EXTREMES & set(term["choose"]):
                raise self._refused(phrase("the most of whose?"), "最も")
            wanted = wanted._replace(**whose)
        if "among" in term["choose"]:
            if self.seen is None:
                raise self._refused(phrase("among what?"), "その中から")
            wanted = wanted._replace(zone=(self.seen,))
        least, most = self._numbers(term)
        chosen = self._choose(wanted, least, most, actor)
        if (wanted.what, wanted.zone) == (("card",), ("battle-zone",)):
            self.single.append(chosen)  # the card by itself, not the creature that it is part of (109.2a)
        return chosen

    @staticmethod
    def _numbers(term: Term) -> tuple[int, int | None]:
        if "number" in term:
            return int(term["number"]), int(term["number"])
        return 0, None if term["up-to"] == "any" else int(term["up-to"])

    def _condition(self, term: Any) -> Condition:
        """Return a condition; it is asked when the effect is resolved (603.4)."""
        if term == "attacking":
            return ("attacking",)
        if term == "battling":
            return ("battling",)
        if term == "won":
            if not self.clashed:
                raise self._refused(phrase("what is won?"), "勝ったら")
            return ("compare", ("number-of", ("chosen", "clash-won")), ">=", 1)
        if "there" in term:
            sign, number = comparison(term["number"])
            return ("compare", self._number_of(term["there"], _YOU, self.text), sign, number)
        if "turn" in term:
            return ("turn", PLAYERS[term["turn"]])
        if "than" in term:
            of, than = term.get("fewer", term.get("more")), term["than"]
            if of.get("controller") not in ({"you", "opponent"} - {than}):
                raise self._refused(phrase("compared with whose?"), "より")
            others = self._number_of({**of, "controller": than}, _YOU, self.text)
            return ("compare", self._number_of(of, _YOU, self.text), "<" if "fewer" in term else ">", others)
        if term == {"this": "there"}:
            return ("is", ("this",), Filter(zone=("battle-zone",)))
        if "all-civilizations" in term:
            return ("compare", ("civilizations-in", "mana-zone", PLAYERS[term["all-civilizations"]]), ">=", 5)
        if "both" in term:
            return ("and", *(self._condition(one) for one in term["both"]))
        if "this-is" in term:
            return ("is", ("this",), filter_of(term["this-is"], _YOU, self.text, located=False)._replace(zone=None))
        if "this-in" in term:
            return ("is", ("this",), Filter(zone=(term["this-in"],)))
        if "this" in term:
            return ("is", ("this",), Filter(tapped=term["this"] == "tapped"))
        if self.it is None:
            raise self._refused(phrase("a pronoun that means nothing"), "それ")
        return ("is", self.it, filter_of(term["it"], _YOU, self.text, located=False)._replace(zone=_ANYWHERE))

    def _number_of(self, term: Term, actor: Reference, text: str) -> Formula:
        """Return how many a description means; 「その中の」 are cards that are looked at."""
        if "among" not in term:
            return number_of(term, actor, text)
        if self.seen is None:
            raise self._refused(phrase("among what?"), "その中")
        return ("count", filter_of(term, actor, text)._replace(zone=(self.seen,)))

    def _each(self, per: Term, actor: Reference) -> Formula:
        if per["number"] != "1":
            raise self._refused(phrase("how often, by several at a time?"), "につき")
        return self._number_of(per["each"], actor, self.text)

    def _changes(self, act: Term, per: Term | None, actor: Reference) -> tuple[Modification, ...]:
        """Return what is said of something: its power, its abilities, what it may not do."""
        if "power" in act:
            number: Formula = int(act["power"])
            if per is not None:
                number = ("*", self._each(per, actor), number)
            return (Modification("power", number),)
        if per is not None:
            number = self._each(per, actor)
            if act.get("clause") == {"breaks-more": "1"}:
                return (
                    Modification("gain", Ability("rule", name="breaks-more", modify=(Modification("number", number),))),
                )
            raise self._refused(phrase("what is counted?"), "につき")
        if "power-is" in act:
            return (Modification("power-is", int(act["power-is"])),)
        if "power-times" in act:
            return (Modification("power-times", int(act["power-times"])),)
        if "gains" in act:
            return tuple(Modification("gain", one) for quoted in act["gains"] for one in self._quoted(quoted["text"]))
        if act["clause"] == "all-civilizations":
            return tuple(Modification("civilization", one) for one in CIVILIZATIONS)
        return tuple(Modification("gain", one) for one in self._clause(act["clause"]))

    def _quoted(self, text: str) -> tuple[Ability, ...]:
        """Return the abilities in quotation marks; 「ブロックされない」 leaves out of which creature it is said."""
        try:
            return self.read(text, False)
        except CardTextNotUnderstood as fault:
            try:
                return self.read(f"このクリーチャーは{text}", False)
            except CardTextNotUnderstood:
                raise fault from None

    def _clause(self, clause: Any) -> list[Ability]:
        if isinstance(clause, dict):
            ((word, value),) = clause.items()
            if word == "unblockable-by-either":
                return [one for of in value for one in self._clause({"unblockable-by": of})]
            if word == "breaks-more":
                return [Ability("rule", name=word, modify=(Modification("number", int(value)),))]
            if word == "attacks-untapped" and value.get("tapped") != "false":
                raise self._refused(phrase("which creatures can be attacked?"), "攻撃できる")
            name = "unblockable" if word == "unblockable-by" else word
            return [Ability("rule", name=name, affects=filter_of(value, _YOU, self.text))]
        return [Ability("rule", name=name) for name in _TWO.get(clause, (clause,))]

    # Deeds.

    def _act(self, act: Term, actor: Reference, until: str | None) -> None:
        """Add the instructions of one deed."""
        if self.blind is not None:
            of, number = self.blind
            if act != {"discard": "@it"}:
                raise self._refused(phrase("what is done with a card that nobody saw?"))
            self.blind = None
            self.do.append(_instruction("discard", of, number, by=_YOU))
            self.did = None
            return
        if "until" in act:
            act = dict(act)
            until = act.pop("until")
            if not _LASTING & set(act):
                raise self._refused(phrase("what lasts?"))
        if "say" in act:
            self._say(act, actor, until)
            return
        if "ban" in act or "bar" in act:
            self._forbid(act, until)
            return
        if "release" in act:
            self.do.append(_instruction("release", self._object(act["release"], actor), until=until))
            return
        verb = next(iter(act))
        if verb in _DEEDS:
            of = player_of(act[verb], actor) if verb in _BY_PLAYERS else self._object(act[verb], actor)
            self.do.append(_instruction(verb, of))
            return
        way = getattr(self, f"_do_{verb.replace('-', '_')}", None)
        if way is None:
            raise self._refused(phrase("a deed"), verb)
        way(act, actor)

    def _say(self, act: Term, actor: Reference, until: str | None) -> None:
        subject = act["say"]
        if subject == "@same":
            subject = self.same if self.same is not None else "@it"
        of: Reference = subject if isinstance(subject, tuple) else self._object(subject, actor)
        self.same = of
        if act.get("clause") == "frozen":  # until the cards of that turn have untapped
            act, until = {**act, "clause": "does-not-untap"}, "opponent-untaps"
        per, self.per = self.per, None
        self.do.append(_instruction("modify", of, until=until, **{"with": self._changes(act, per, actor)}))

    def _forbid(self, act: Term, until: str | None) -> None:
        """Read 「次の…まで、相手は…を召喚できない」: forbidden for a time (101.2, 608.2a)."""
        if until is None:
            raise self._refused(phrase("how long is it forbidden?"))
        if "bar" in act:
            theirs = Filter(what=("creature",), controller=PLAYERS[act["bar"]])
            self.do.append(_instruction("rule-all", name="cannot-attack", filter=theirs, until=until))
            return
        self.do.append(_instruction("delayed", ability=self._ban(act, None), until=until))

    def _do_select(self, act: Term, actor: Reference) -> None:
        chosen = act["select"]
        if self.searched is not None and isinstance(chosen, dict) and "among" in chosen.get("choose", {}):
            self._seek(chosen, actor)
            return
        self.same = None
        self._object(chosen, actor)

    def _seek(self, chosen: Term, actor: Reference) -> None:
        """Note which card of the library is looked for (701.10)."""
        wanted = filter_of(chosen["choose"], actor, self.text)._replace(among=None, zone=None)
        _least, most = self._numbers(chosen)
        if most is None or self.sought is not None:
            raise self._refused(phrase("how many cards of the library?"))
        self.sought = (wanted, most)

    def _do_search(self, act: Term, actor: Reference) -> None:
        if self.searched is not None or self.seen:
            raise self._refused(phrase("which cards are looked at?"))
        self.searched = player_of(act["search"], actor)
        if self.searched != actor:
            raise self._refused(phrase("whose library is searched by whom?"))
        self.seen = "library"

    def _do_shuffle(self, act: Term, actor: Reference) -> None:
        player = player_of(act["shuffle"], actor)
        if self.searched is not None:
            # The verb "search" ends with shuffling the library (701.10a).
            if self.sought is not None or player != self.searched:
                raise self._refused(phrase("what becomes of the cards looked at?"))
            self.searched = None
            return
        self.do.append(_instruction("shuffle", player))

    def _do_show(self, act: Term, actor: Reference) -> None:
        self._look(act["show"], actor, "reveal")

    def _do_look(self, act: Term, actor: Reference) -> None:
        self._look(act["look"], actor, "look")

    def _look(self, of: Any, actor: Reference, verb: str) -> None:
        if isinstance(of, dict) and "top" in of:
            if self.seen is not None:
                raise self._refused(phrase("which cards are looked at?"))
            self.seen = "library"
            player = player_of(of["top"], actor)
            number = int(of["number"])
            self.do.append(_instruction(verb, ("top", "library", player, number), **{"as": "seen"}))
            self.it = _SEEN
            return
        if self.sought is not None and of == "@it":
            return  # what is found is shown as it moves (701.10c)
        self.do.append(_instruction(verb, self._object(of, actor)))

    def _do_look_hand(self, act: Term, actor: Reference) -> None:
        if self.seen is not None:
            raise self._refused(phrase("which cards are looked at?"))
        self.seen, self.it = "hand", _SEEN
        self.do.append(_instruction("look", ("zone", "hand", player_of(act["look-hand"], actor)), **{"as": "seen"}))

    def _do_move(self, act: Term, actor: Reference) -> None:
        of, to, at = act["move"], act["to"], act.get("at")
        tapped = True if "tapped" in act else None
        if self.searched is not None:
            if isinstance(of, dict) and "among" in of.get("choose", {}):
                self._seek(of, actor)
                of = "@it"
            if self.sought is not None and of == "@it":
                wanted, number = self.sought
                if to not in ("hand", "mana-zone", "graveyard") or tapped:
                    raise self._refused(phrase("where does a card of the library go?"))
                self.do.append(_instruction("search", actor, number, to=to, filter=wanted))
                self.sought, self.did = None, None
                return
        if isinstance(of, dict) and "top" in of:
            if to == "library":
                raise self._refused(phrase("where do cards of the library go?"))
            player = player_of(of["top"], actor)
            self.do.append(_instruction("top-cards", player, int(of["number"]), to=to, tapped=tapped))
            self.did = None
            return
        what, low = self._object(of, actor), "bottom" if at == "bottom" else None
        alone = True if what in self.single else None
        self.do.append(_instruction("move", what, to=to, at=low, tapped=tapped, alone=alone))

    def _do_put(self, act: Term, actor: Reference) -> None:
        if self.searched is not None:
            raise self._refused(phrase("a card that comes from the library into the battle zone"))
        whose = None if actor == _YOU else actor
        self.do.append(_instruction("move", self._object(act["put"], actor), to="battle-zone", player=whose))

    def _do_discard(self, act: Term, actor: Reference) -> None:
        of = self._object(act["discard"], actor)
        last = self.do[-1] if self.do else None
        if actor != _YOU and last is not None and last.verb == "choose" and of == ("chosen", last.get("as")):
            _, wanted, least, most, by = last.of or ()
            if wanted.zone == ("hand",) and least == most and wanted.owner in (actor, ("chooser",)) and by == actor:
                only = wanted._replace(owner=None, zone=None)
                plain = only == Filter(what=("card",))
                self.do[-1] = _instruction("discard", actor, most, filter=None if plain else only)
                self.did = None
                return
        self.do.append(_instruction("discard-card", of))

    def _do_discard_random(self, act: Term, actor: Reference) -> None:
        of = player_of(act["of"], actor)
        self.do.append(_instruction("discard", of, int(act["discard-random"]), random=True))
        self.did = None

    def _do_pick_blind(self, act: Term, actor: Reference) -> None:
        if actor != _YOU:
            raise self._refused(phrase("who chooses?"))
        self.blind = (player_of(act["of"], actor), int(act["pick-blind"]))

    def _do_destroy(self, act: Term, actor: Reference) -> None:
        what = self._object(act["destroy"], actor)
        if what in self.single:
            raise self._refused(phrase("is the card destroyed, or the creature that it is part of?"), "カード")
        self.do.append(_instruction("destroy", what))

    def _do_free(self, act: Term, actor: Reference) -> None:
        """Play a card without paying its cost (112.3g); what it is called says what it has to be."""
        of = self._object(act["free"], actor)
        if actor != _YOU:
            raise self._refused(phrase("who plays it?"))
        play = _instruction("play-free", of, kind=None if act["as"] == "card" else act["as"])
        if act["as"] == "card":
            self.do.append(play)
            return
        kind = ("is", of, Filter(what=(act["as"],), zone=_ANYWHERE))
        if "from" in act and not self.left:
            raise self._refused(phrase("how did it come there?"), act["from"])
        if "from" in act:  # the card that moved there as this triggered; as what it is played is said besides
            play, kind = play._replace(of=_MOVED), ("is", _MOVED, Filter(zone=(act["from"],)))
        self.do.append(_instruction("if", **{"if": kind, "then": (play,)}))

    def _do_draw(self, act: Term, actor: Reference) -> None:
        number: Formula = int(act["draw"])
        if self.per is not None:
            number, self.per = ("*", self._each(self.per, actor), number), None
        self.do.append(_instruction("draw", actor, number))
        self.did = None

    def _do_draw_up_to(self, act: Term, actor: Reference) -> None:
        """Draw one by one, as long as the player goes on (114.2)."""
        inner: tuple[Instruction, ...] = ()
        for _ in range(int(act["draw-up-to"])):
            inner = (_instruction("may", actor, do=(_instruction("draw", actor, 1), *inner)),)
        self.do.extend(inner)
        self.did = None

    def _do_draw_count(self, act: Term, actor: Reference) -> None:
        self.do.append(_instruction("draw", actor, self._number_of(act["draw-count"], actor, self.text)))
        self.did = None

    def _do_select_both(self, act: Term, actor: Reference) -> None:
        one, other = (self._object({"choose": of, "number": "1"}, actor) for of in act["select-both"])
        self.pair, self.it = (one, other), None

    def _do_battle_both(self, act: Term, actor: Reference) -> None:
        del act, actor
        if self.pair is None:
            raise self._refused(phrase("which creatures battle?"), "バトルさせる")
        self.do.append(_instruction("battle", self.pair[0], **{"with": self.pair[1]}))

    def _do_break(self, act: Term, actor: Reference) -> None:
        if actor != _YOU:
            raise self._refused(phrase("who chooses the shields?"))
        self.do.append(_instruction("break", player_of(act["of"], actor), int(act["break"])))
        self.did = None

    def _do_invert(self, act: Term, actor: Reference) -> None:
        self.inverts = "once" in act
        self.do.append(_instruction("invert", self._object(act["invert"], actor)))

    def _do_clash(self, act: Term, actor: Reference) -> None:
        """ガチンコ・ジャッジする (701.21a); what is done if it was won follows."""
        del act
        if actor != _YOU:
            raise self._refused(phrase("whose ガチンコ・ジャッジ?"))
        self.do.append(_instruction("clash"))
        self.clashed = True
        self.did = None

    def _do_battle(self, act: Term, actor: Reference) -> None:
        one = self._object(act["battle"], actor)
        other = self._object(act["with"], actor)
        self.do.append(_instruction("battle", one, **{"with": other}))
