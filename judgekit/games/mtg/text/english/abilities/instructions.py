"""English card text, instructions in order (608.2c): what a sentence sets up, and what it adds to the instruction before it."""

from __future__ import annotations

import re

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.abilities.clauses import acts_of, not_to_be_prevented, spent_as
from judgekit.games.mtg.text.english.abilities.statics import pattern_of
from judgekit.games.mtg.text.english.meaning.figures import rounded, words_in
from judgekit.games.mtg.text.english.meaning.others import types_said
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import has_key
from judgekit.games.mtg.text.english.tokens import Term

_IS = re.compile(r"(each of (those|them)|that|those|it|they)\b[\w' -]*?('s| is| are|'re) ", re.I)
"""A sentence that says what something is, not what it becomes or gains."""

_HAS = re.compile(r"(it|they|(that|the|those) tokens?) (has|have) ", re.I)
"""A sentence that says what something has from the start, not what it gains."""

CHOSEN = ("sacrifice", "return", "exile", "tap", "untap")
"""Instructions of which a player chooses one object, and can't follow them without one."""

_AGAIN = re.compile(r"whenever |at the beginning of (your|each|every) (?!next )", re.I)
"""How a sentence looks for an event again and again: an instruction sets up such a trigger for a stated while only (603.7b)."""


class Instructions:
    """The instructions of one line so far, to which each sentence adds.

    Attributes:
        do: the instructions.
        scope: what its words can mean.
        known: how many objects were spoken of before the last sentence.
        began: how many instructions stand before those of the last sentence.
        inside: what words mean in the delayed trigger that a sentence set up, if one did.
        set_up: whether a sentence set up a delayed trigger.
        if_done: what is done only if the instruction before was, where the last sentence was that.
        around: while the sentences are those of a reflexive ability, what stood before it: words, instructions, the ability.
    """

    def __init__(self) -> None:
        self.do: list[Term] = []
        self.scope = Scope()
        self.known: int = 0
        self.began: int = 0
        self.inside: Scope | None = None
        self.set_up = False
        self.if_done: list[Term] | None = None
        self.around: tuple[Scope, list[Term], Term] | None = None

    def delayed(self, reading: Term, body: Term) -> None:
        """Take a trigger that an instruction sets up (603.7)."""
        events = reading["trigger"].get("when", [])
        if not events or isinstance(events, dict):
            raise self.scope.fault("when")
        patterns = [pattern_of(self.scope, pattern) for pattern in events]
        inner = self.scope.within(tuple(patterns), events_first=True)
        triggered: Term = {"when": patterns}
        if "if" in body:
            triggered["if"] = inner.resolved(body.pop("if"))
        if "lasting" not in reading and _AGAIN.match(self.scope.text):
            raise self.scope.fault("whenever")
        act: Term = {"delayed": {"triggered": {**triggered, "do": acts_of(inner, body)}}}
        if "lasting" in reading:
            act |= {"until": reading["lasting"], "once": "true" if "next" in reading else "false"}
        self.do.append(act)
        self.inside, self.set_up = inner, True

    def spending(self, reading: Term) -> None:
        """Take what the mana just added may be spent on (106.6)."""
        last = self.do[-1] if self.do else {}
        if "add" not in last or "for" in last:
            raise self.scope.fault("this mana")
        if "until" in reading:
            last["until"] = reading["until"]
            return
        if isinstance(reading["spending"], dict) and "zone" in reading["spending"]:
            raise self.scope.fault("spend")
        last["for"] = self.scope.resolved(reading["spending"])
        if "uncounterable" in reading:
            last["uncounterable"] = "true"

    def rounds(self, way: str) -> None:
        """Take how the halves of the sentences before are rounded (107.1a)."""
        if not has_key(self.do, "half"):
            raise self.scope.fault("round")
        self.do = rounded(self.do, way)

    def new_type_not(self, word: str) -> None:
        """Take which word cannot be the new one as part of the choice of the one that replaces another (612.2)."""
        choices = [act for act in self.do if act.get("choose") == "creature-type" and "other-than" in act]
        if len(choices) != 1:
            raise self.scope.fault("new creature type")
        choices[0]["other-than"] = [choices[0]["other-than"], word]

    def tied(self, figure: Term) -> None:
        """Take who chooses among objects that are tied as what is so anyway where you choose one by that figure (608.2d)."""
        if not any("choose" in (chosen := next(iter(act.values()))) and _asks_for(chosen, figure) for act in self.do):
            raise self.scope.fault("tied")

    def goes_on_with(self, done: list[Term], acts: list[Term], named: int) -> bool:
        """Tell whether a sentence goes on with what is done only if something else was done (118.12).

        It acts on what only that sentence names, or shuffles the library that was searched.
        """
        if acts and all("shuffle" in act for act in acts):
            return any("search" in act for act in done)
        return bool(self.scope.named_between(self.known, named) & words_in(acts))

    def done_later(self, acts: list[Term]) -> list[Term] | None:
        """Return what the delayed trigger just set up does, if a sentence acts on what only that names (603.7)."""
        delayed = self.do[-1].get("delayed", {}).get("triggered", {}) if self.do else {}
        do: list[Term] | None = delayed.get("do")
        return do if do and {one["as"] for one in do if "as" in one} & words_in(acts) else None

    def adds(self, body: Term) -> bool:
        """Take a sentence that only says more of the instruction before it as part of that; False where it is none."""
        ways = (
            self._no_regeneration,
            self._of_copy,
            self._unpreventable,
            self._countered,
            self._spent_as,
            self._ended_for,
        )
        return any(way(body) for way in ways)

    def what_it_is(self, text: str, do: list[Term]) -> None:
        """Take what a sentence says that something "is" or "has" as part of the instruction that just brought it about."""
        if _IS.match(text):
            _as_it_enters(do)
        if _HAS.match(text):
            _as_it_is_made(do)

    def _no_regeneration(self, body: Term) -> bool:
        """Take "it can't be regenerated" as part of the destruction before it (701.15c)."""
        clauses = body.get("clauses")
        if not isinstance(clauses, list):
            return False
        last = self.do[-1] if self.do else {}
        if "unregenerated" in clauses[0]:
            destroying = last["then"][-1] if "if" in last and "else" not in last else last
            if set(body) != {"clauses"} or not self._all_destroyed(destroying, clauses[0]["unregenerated"]):
                raise self.scope.fault("this way")
            destroying["no-regeneration"] = "true"
            return True
        if clauses[0].get("with") != [{"cant": ["be-regenerated"]}]:
            return False
        change = clauses[0]["change"]
        pointed = isinstance(change, str) and change.partition(" ")[0] in ("@it", "@them", "@object", "@objects")
        if "if" in last and "else" not in last and len(last["then"]) == 1:
            last = last["then"][0]
        if not pointed or "destroy" not in last:
            return False
        last["no-regeneration"] = "true"
        return True

    def _all_destroyed(self, destroying: Term, described: Json) -> bool:
        """Tell whether "creatures destroyed this way" are all that an instruction destroys: it can be of no other type."""
        if "destroy" not in destroying or not isinstance(described, dict) or set(described) != {"type"}:
            return False
        aimed = {word["id"]: word["is"] for word in self.scope.targets}
        destroyed = destroying["destroy"]
        of = aimed.get(destroyed) if isinstance(destroyed, str) else destroyed.get("all")
        return types_said(of) == {described["type"]}

    def _of_copy(self, body: Term) -> bool:
        """Take the choice of new targets for a copy as part of the copying (707.10c)."""
        if body.get("clauses") != [{"of-copy": "true"}]:
            return False
        copying = _copying(self.do[-1]) if self.do else []
        if not copying:
            raise self.scope.fault("the copy")
        for act in copying:
            act["new-targets"] = "true"
        return True

    def _unpreventable(self, body: Term) -> bool:
        """Take "the damage can't be prevented" as part of the damage before it (615.12)."""
        if body.get("clauses") != [{"unpreventable": "true"}]:
            return False
        not_to_be_prevented(self.scope, self.do)
        return True

    def _spent_as(self, body: Term) -> bool:
        """Take as what mana may be spent on what is cast as part of the permission before it (118.14)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "spent-as" in clauses[0] and set(body) == {"clauses"}):
            return False
        last = self.do[-1] if self.do else {}
        spent_as(self.scope, clauses[0]["spent-as"], last.get("effect", last))
        return True

    def _ended_for(self, body: Term) -> bool:
        """Take what may be paid to end an effect as part of the effect before it, which lasts on its own (116.2c)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "ended-for" in clauses[0] and set(body) == {"clauses"}):
            return False
        lasting = [act for act in self.do if "modify" in act and "until" not in act]
        if len(lasting) != 1 or any({"effect", "control", "delayed"} & set(act) for act in self.do):
            raise self.scope.fault("this effect")
        lasting[0]["ended-for"] = clauses[0]["ended-for"]
        return True

    def _countered(self, body: Term) -> bool:
        """Take where a spell goes that is countered as part of the countering before it (701.5a)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "countered-to" in clauses[0]):
            return False
        last = self.do[-1] if self.do else {}
        countering = last["do"][-1] if "unless" in last else last
        if "counter" not in countering:
            raise self.scope.fault("countered this way")
        described = next((word["is"] for word in self.scope.targets if word["id"] == countering["counter"]), None)
        if isinstance(described, dict) and described.get("kind") == "ability":
            # An ability goes nowhere (701.5a).
            raise self.scope.fault("that spell")
        countering["to"] = clauses[0]["countered-to"]
        return True

    def leave_reflexive(self) -> None:
        """Go back to the instructions in which a reflexive ability stands, if the last sentences were such a one's."""
        if self.around is None:
            return
        inner, acts = self.scope, self.do
        self.scope, self.do, triggered = self.around
        self.around = None
        if inner.targets:
            triggered["targets"] = inner.targets
        triggered["do"] = inner.without_unused(acts)


def with_copies_cast(scope: Scope, do: list[Term]) -> list[Term]:
    """Return instructions in which what a player may do with a copy of a card just made is part of the copying (707.12).

    Raises:
        CardTextNotUnderstood: a card is copied, and nothing lets the copy be cast.
    """
    found: list[Term] = []
    for act in do:
        last = found[-1] if found else {}
        casting = act["do"][0] if act.get("may") == "you" and len(act["do"]) == 1 else {}
        if "cast-copy" in casting and set(last) - {"by"} == {"copy"} and casting["cast-copy"] == last["copy"]:
            found[-1] = {**casting, "made": "true"}
        else:
            found.append(act)
    if any("copy" in act and act["copy"] == scope.card_copied for act in found):
        raise scope.fault("copy")
    return found


def _copying(act: Term) -> list[Term]:
    """Return the copying that an instruction ends with, on each way that it can take on which something is copied.

    A way without a copy has none for which new targets could be chosen (707.10c), so it does not matter which way is taken.
    """
    if "copy" in act:
        return [act]
    later = act["delayed"]["triggered"]["do"] if "delayed" in act else []
    if len(later) == 1:
        return [one for one in later if "copy" in one]
    offered = "do" if "may" in act and "then" not in act else "then"
    ends = [act[way][-1] for way in (offered, "if-done", "else") if isinstance(act.get(way), list) and act[way]]
    return [end for end in ends if "copy" in end] if {"may", "if", "if-done", "pay"} & set(act) else []


def _asks_for(term: object, figure: Term) -> bool:
    """Tell whether a term looks for a least or greatest figure among such objects, or among some of them said more closely."""
    if isinstance(term, list):
        return any(_asks_for(part, figure) for part in term)
    if not isinstance(term, dict):
        return False
    way = next(iter(figure))
    if term.get(way) == figure[way] and isinstance(among := term.get("among"), dict):
        return all(among.get(key) == value for key, value in figure["among"].items())
    return any(_asks_for(part, figure) for part in term.values())


def _as_it_enters(do: list[Term]) -> None:
    """Take what a permanent "is" that was just put onto the battlefield as part of how it enters (611.2e)."""
    if len(do) < 2 or set(do[-1]) != {"modify", "with"}:
        return
    put = _just_done(do[-2])
    entering = put.get("to") == "battlefield" and ("put" in put or "return" in put)
    if entering and put.get("as") == do[-1]["modify"]:
        put["with"] = [*put.get("with", []), *do.pop()["with"]]


def _just_done(before: Term) -> Term:
    """Return an instruction, or the last one that somebody may follow."""
    return before["do"][-1] if isinstance(before.get("do"), list) and "may" in before else before


def _as_it_is_made(do: list[Term]) -> None:
    """Take what a token "has" that was just created as part of the token (111.3), of a copy as an exception (707.9)."""
    if len(do) < 2 or set(do[-1]) != {"modify", "with"}:
        return
    made, has = _just_done(do[-2]), do[-1]["with"]
    if "create" not in made or made.get("as") != do[-1]["modify"] or any(set(one) != {"gain"} for one in has):
        return
    gained = [ability for one in has for ability in one["gain"]]
    if isinstance(made["create"], dict):
        made["create"]["abilities"] = [*made["create"].get("abilities", []), *gained]
    elif "copy-of" in made:
        made["except"] = [*made.get("except", []), {"gain": gained}]
    else:
        return
    do.pop()
