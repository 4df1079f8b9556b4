"""English card text, lines to abilities (113.3): what kind of ability a line is, its cost, its modes."""

from __future__ import annotations

import re

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.gifts import GIFTS
from judgekit.games.mtg.terms.keywords import LIMITING
from judgekit.games.mtg.terms.values import MAX_SPEED
from judgekit.games.mtg.text.english.abilities.changes import keywords
from judgekit.games.mtg.text.english.abilities.clauses import (
    ALWAYS,
    acts_of,
    beyond_regeneration,
    flat,
    spent_as,
)
from judgekit.games.mtg.text.english.abilities.if_you_do import (
    after,
    depending_on_nothing,
    if_discarded,
    if_each_did,
    if_skipped,
    if_someone_did,
    instead,
    when_done_this_way,
    when_resolved,
)
from judgekit.games.mtg.text.english.abilities.instructions import CHOSEN, Instructions, with_copies_cast
from judgekit.games.mtg.text.english.abilities.keyword_lines import keyword_alone
from judgekit.games.mtg.text.english.abilities.permissions import EXILES_THAT_SPELL, permission
from judgekit.games.mtg.text.english.abilities.results import striation
from judgekit.games.mtg.text.english.abilities.statics import (
    SENTENCES,
    at_most_paid,
    lasting,
    otherwise,
    pattern_of,
    replacement_of,
    standing,
    where_it_functions,
)
from judgekit.games.mtg.text.english.costs import cost_data, cost_with_x, generic, read_cost, split_cost, without_place
from judgekit.games.mtg.text.english.grammar import read_next, readings
from judgekit.games.mtg.text.english.meaning.antecedents import SEVERAL
from judgekit.games.mtg.text.english.meaning.figures import replaced_in, speaks_of_x, stays, with_x, words_in
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import has_key, says, words_of
from judgekit.games.mtg.text.english.tokens import OWN_COST, PREVENTED, Term
from judgekit.games.mtg.text.english.words import CHAPTERS, sentences, without_label
from judgekit.language.english.numbers import NUMBERS
from judgekit.language.faults import CardTextNotUnderstood


def keywords_of(text: str) -> list[Term] | None:
    """Return the keyword abilities of a line, None where it is no line of keywords (702.1)."""
    try:
        found = readings(text.rstrip(".").replace(";", ","), "keywordline")[0]
    except CardTextNotUnderstood:
        return None
    return [term if isinstance(term, dict) else {"keyword": term} for term in keywords(found)]


_ABOUT = ("modify", "put-counters", "untap", "tap", "of")
"""Where an instruction names the object that it is about."""


def _twins(sentence: str) -> list[Term]:
    """Return two readings for "blocks or becomes blocked by a creature": "that creature" is another one in each (509.3)."""
    found = readings(sentence)
    reading = found[0]
    events = reading.get("trigger", {}).get("when", []) if isinstance(reading.get("trigger"), dict) else []
    if not (isinstance(events, dict) and "meets" in events and "body" in reading):
        read_next(sentence, found)
        return []
    met, subject = events["meets"], events["object"]
    patterns = (
        {"event": "block", "object": subject, "attacker": met},
        {"event": "becomes-blocked", "object": subject, "by": met},
    )
    return [{**reading, "trigger": {"when": [pattern]}} for pattern in patterns]


def _chooses_x(term: object) -> bool:
    """Tell whether so many objects are chosen as an X says that nothing announces: of a triggered ability it would be 0 (107.3)."""
    if isinstance(term, list):
        return any(_chooses_x(part) for part in term)
    if not isinstance(term, dict):
        return False
    return ("choose" in term and term.get("amount") == "X") or any(_chooses_x(part) for part in term.values())


def _about_itself(body: Term) -> bool:
    """Tell whether a sentence on an instant or sorcery speaks of the card or of casting it; else it is an instruction (113.3a)."""
    return all(clause.get("change") == "this" for clause in flat(body["clauses"]))


def _of_the_spell(body: Term) -> bool:
    """Tell whether a sentence among instructions is true of the spell itself while it is on the stack (113.6)."""
    return body.get("clauses") == [{"change": "this", "with": [{"cant": ["be-countered"]}]}]


def _exerts(abilities: list[Term]) -> bool:
    """Tell whether the last ability lets a creature be exerted as it attacks (701.39d)."""
    return bool(abilities) and abilities[-1].get("may", {}).get("deed") == "exert"


def _of_the_opening_hand(abilities: list[Term]) -> bool:
    """Tell whether the last ability lets its owner do something with the card before the game begins (103.5)."""
    deed = abilities[-1].get("may", {}) if abilities else {}
    return (
        isinstance(deed, dict) and deed.get("deed") in ("begin-game-with", "reveal-opening-hand") and "then" not in deed
    )


def _may_be_skipped(abilities: list[Term]) -> bool:
    """Tell whether the last ability lets a player skip something, instead of which nothing happens yet (614.10)."""
    last = abilities[-1].get("replacement", {}) if abilities else {}
    return bool(last.get("optional") == "true" and last["instead"] in ("nothing", [{"nothing": "true"}]))


def _instead_of_entering(ability: Term) -> bool:
    """Tell whether an ability says what happens instead of a permanent's entering (614.1a)."""
    return _event_of(ability) == "enters" and isinstance(ability["replacement"]["instead"], list)


def _event_of(ability: Term) -> Json:
    event = ability.get("replacement", {}).get("if")
    return event.get("event") if isinstance(event, dict) else None


def _goes_somewhere(instead: list[Term]) -> bool:
    """Tell whether instructions say where that goes which does not enter, whatever players do."""
    last = instead[-1]
    if "may" in last or "if-done" in last:
        ways = (last.get("then" if "may" in last else "if-done", []), last.get("else", []))
        return all(way and _goes_somewhere(way) for way in ways)
    return any({"put", "exile", "return", "shuffle", "become-copy"} & set(act) for act in instead)


class Line(Instructions):
    """Joins the sentences of one line to abilities.

    Attributes:
        spell: it stands on an instant or sorcery, or is a mode.
        kind: what the sentences with instructions make: "spell", "activated", "triggered", "" nothing yet.
        head: what the ability has besides its instructions.
        abilities: abilities that are whole sentences.
    """

    def __init__(self, spell: bool) -> None:
        super().__init__()
        self.spell = spell
        self.kind = "spell" if spell else ""
        self.head: Term = {}
        self.scope.itself = not spell
        self.abilities: list[Term] = []
        self._allowed_if = False
        self._not_entering: Term | None = None

    def read(self, text: str, modes: list[str]) -> None:
        """Take in one line.

        Args:
            text: the line.
            modes: lines with a bullet that follow it.
        """
        self.set_up = False
        chapters = CHAPTERS.match(text)
        if chapters is not None:
            self.kind = "triggered"
            self.head = {"chapter": chapters.group(1).split(", ")}
            text = text[chapters.end() :]
        companion = _COMPANION.fullmatch(text)
        if companion is not None:
            self.abilities.append({"keyword": "companion", "text": companion[1]})
            return
        if self._designated(text, modes):
            return
        limit = next((word for label, word in LIMITING.items() if text.startswith(f"{label} — ")), None)
        text = without_label(text.partition(" — ")[2] if limit is not None else text)
        if (alone := keyword_alone(text)) is not None:
            self.abilities.append(alone)
            return
        keywords = keywords_of(text)
        if keywords is not None:
            self._keywords(keywords, modes)
            return
        cost, text = split_cost(text)
        if cost is not None:
            self.kind = "activated"
            self._cost(read_cost(cost))
        if limit is not None:
            if cost is None:
                raise CardTextNotUnderstood(
                    phrase("not understood: a cost is missing in {text!r}", text=text), text, text
                )
            self.head["limits"] = [limit]
        choice = _CHOICE.fullmatch(text) if modes else None
        if choice is not None:
            self._choice(choice, modes)
            return
        repeated = _REPEATED.fullmatch(text) if modes else None
        if repeated is not None:
            self.scope.begin_sentence(repeated.group(1))
            self._modal(readings(f"{repeated.group(1)} —")[0], modes)
            self.head["choose"] = {"of": self.head["choose"], "repeated": "true"}
            return
        worth = _WORTH.fullmatch(text) if modes else None
        if worth is not None:
            self._modal({"choose": f"<= {NUMBERS.get(worth.group(1).lower(), worth.group(1))}"}, modes)
            again = {"repeated": "true"} if worth.group(2) else {}
            self.head["choose"] = {"of": self.head["choose"], "pawprints": "true", **again}
            return
        said = sentences(text)
        if said and (twins := _twins(said[0])):
            for twin in twins:
                self._whole_trigger(twin, said)
            return
        self._sentences(said, modes)

    def _keywords(self, keywords: list[Term], modes: list[str]) -> None:
        """Take in keywords: those that let one choose have their choices on the lines that follow."""
        self.abilities.extend(keywords)
        if self.spell and keywords[0].get("keyword") == "gift":
            # On an instant or sorcery a gift is given before anything else that the spell does.
            self.kind = "spell"
            self.do.append({"if": {"paid": "gift"}, "then": [{"gift": GIFTS[keywords[0]["text"]]}]})
        priced = all(_additional(mode)[0] for mode in modes)
        if keywords == [{"keyword": "spree"}] and modes and priced:
            self._modal(readings("choose one or more —")[0], modes)
        elif keywords == [{"keyword": "tiered"}] and modes and priced:
            self._modal(readings("choose one —")[0], modes)
        elif modes:
            raise _without_a_choice(modes)

    def _sentences(self, said: list[str], modes: list[str]) -> None:
        """Take in the sentences of a line in order, and what is chosen or rolled for below it."""
        for number, sentence in enumerate(said):
            self.scope.begin_sentence(sentence)
            before = self.scope.mentioned
            done = len(self.do)
            reading = readings(sentence)[0]
            if "choose" in reading:
                self._modal(reading, modes)
                modes = []
            else:
                self._sentence(reading, sentence, number)
            self.known = before
            self.began = min(done, max(len(self.do) - 1, 0))
        if modes and self.do and "roll" in self.do[-1]:
            modes = self._results(modes)
        if modes:
            raise _without_a_choice(modes)

    def _designated(self, text: str, modes: list[str]) -> bool:
        """Take a line that a permanent or player of some designation makes count: what is to be solved, or what is had then."""
        label, _, rest = text.partition(" — ")
        if label.casefold() == "to solve":
            solved = self.scope.resolved(readings(rest[:1].lower() + rest[1:].rstrip("."), "condition")[0])
            waiting = {"object": "this", "is": {"solved": "false"}}
            self.kind, self.head = "triggered", {"when": [_END_STEP], "if": {"and": [solved, waiting]}}
            self.do = [{"solve": "this"}]
            return True
        if label.casefold() not in _WHILE:
            return False
        inner = Line(False)
        inner.read(rest, modes)
        zones = {"zones": inner.scope.zone} if inner.scope.zone is not None else {}
        gained = {"affects": "this", "modify": [{"gain": inner.finished()}], "if": _WHILE[label.casefold()]}
        self.abilities.append({"static": gained, **zones})
        return True

    def _whole_trigger(self, reading: Term, said: list[str]) -> None:
        """Take in a line whose first sentence is read already, as an ability of its own."""
        line = Line(self.spell)
        line.scope.begin_sentence(said[0])
        line._triggered(reading, 0)
        for number, sentence in enumerate(said[1:], 1):
            line.scope.begin_sentence(sentence)
            line._sentence(readings(sentence)[0], sentence, number)
        self.abilities.extend(line.finished())

    def _cost(self, cost: Json) -> None:
        parts = cost if isinstance(cost, list) else []
        self.scope.cost = parts
        self.head["cost"] = [without_place(part) for part in parts] if parts else cost
        for part in parts:
            self._paid(part)
            if isinstance(part, dict) and "remove-counters" in part and part.get("amount") == "X":
                self.scope.told["@removed"] = part["kind"]
        self.scope.unnamed = has_key(parts, "choose") or any("discard" in part for part in parts)
        if {"discard": "this"} in parts or {"reveal": "this"} in parts:
            self.scope.zone = "hand"
        for part in parts:
            if isinstance(part, dict) and "from" in part:
                self.scope.zone = part["from"]

    def _paid(self, part: Json) -> None:
        """Name what a cost names: a creature that is sacrificed for it is what "its power" means (608.2h)."""
        for verb in CHOSEN:
            chosen = part.get(verb) if isinstance(part, dict) else None
            if isinstance(chosen, dict) and "choose" in chosen:
                one = "amount" not in chosen and "up-to" not in chosen
                kind = "exiled" if verb == "exile" else "object"
                self.scope.mention(f"paid.{verb}" if one else SEVERAL, kind, described=chosen["choose"])

    def _choice(self, said: re.Match[str], modes: list[str]) -> None:
        """Take in a choice of modes, of which there are more under a condition: "choose one. If …, choose both instead"."""
        head, condition, may, count = said.groups()
        self.scope.begin_sentence(head)
        reading = readings(f"{head} —")[0]
        self._modal(reading, modes)
        more = {"both": "2", "any number": "any"}.get(count) or NUMBERS[count]
        if more != "any" and len(modes) < int(more):
            raise self.scope.fault(count)
        if may and more != "any":
            if len(modes) != int(more):
                raise self.scope.fault(count)
            more = f">= {reading['choose']}"
        asked = readings(_AS_CAST.sub("", condition), "condition")[0]
        self.head["choose"] = {"of": reading["choose"], "if": self.scope.resolved(asked), "instead": more}

    def _modal(self, reading: Term, modes: list[str]) -> None:
        if "trigger" in reading:
            self._trigger(reading["trigger"])
        if not modes:
            raise self.scope.fault("choose")
        self.kind = self.kind or "spell"
        found = []
        for printed in modes:
            inner = Line(True)
            pawprints, printed = _with_pawprints(printed)
            cost, mode = _additional(printed)
            inner.scope.event = self.scope.event
            inner.read(mode, [])
            if inner.abilities or not (inner.do or inner.scope.targets):
                raise CardTextNotUnderstood(phrase("not understood as a mode: {mode!r}", mode=mode), mode, mode)
            priced = {"cost": cost} if cost else {}
            found.append({**inner.body(), "text": mode, **priced, **({"pawprints": pawprints} if pawprints else {})})
        self.head |= {"choose": reading["choose"], "modes": found}

    def _results(self, rows: list[str]) -> list[str]:
        """Take in a results table: each row says what is done if the result is in its range (706.3a); return what is no row."""
        rolled, left = self.do, []
        for row in rows:
            found = striation(row)
            if found is None:
                left.append(row)
                continue
            self.do = []
            for number, sentence in enumerate(sentences(found.said)):
                self.scope.begin_sentence(sentence)
                self._sentence(readings(sentence)[0], sentence, number + 1)
            rolled.append({"if": found.condition, "then": self.do})
        self.do = rolled
        return left

    # Sentences.

    def _sentence(self, reading: Term, text: str, number: int) -> None:
        for key, way in SENTENCES.items():
            if key in reading:
                self.abilities.extend(way(self.scope, reading))
                return
        if self._of_a_permission(reading):
            return
        if "limit" in reading or "X" in reading:
            self._limit(reading)
        elif "triggers-only" in reading:
            if self.kind != "triggered" or not self.do:
                raise self.scope.fault("this ability")
            self.head["limits"] = [reading["triggers-only"]]
        elif "cheaper" in reading:
            self._cheaper(reading)
        elif "alike" in reading:
            self._of_others_too(reading["alike"])
        elif "cheapest" in reading:
            self._cheapest(reading["cheapest"])
        elif "prevented-of-it" in reading:
            self._prevented_of_it(reading["prevented-of-it"])
        elif "at-most" in reading:
            self._at_most(reading)
        elif "tied" in reading:
            self.tied(reading["tied"])
        elif "own-cost" in reading:
            self._own_cost(reading["own-cost"], reading.get("plus"))
        elif "aimed-apart" in reading:
            if not self.do or "could-target" not in self.do[-1]:
                raise self.scope.fault("each copy")
        elif "rounds" in reading:
            self.rounds(reading["rounds"])
        elif "new-type-not" in reading:
            self.new_type_not(reading["new-type-not"])
        elif "declined" in reading:
            otherwise(self.scope, self.abilities, reading["declined"])
        elif "spending" in reading:
            self.spending(reading)
        elif "replaces" in reading:
            self._replaces(reading)
        elif "trigger" in reading:
            self._triggered(reading, number)
        else:
            self._instructions(reading["body"], text)

    def _limit(self, reading: Term) -> None:
        if self.kind in ("", "spell") and not self.do and str(reading.get("limit")).startswith("x-only-"):
            self.abilities.append({"cost-change": {"on-x": reading["limit"].removeprefix("x-only-")}})
            return
        if self.kind != "activated":
            raise self.scope.fault("activate")
        if "X" in reading:
            self.head["cost"] = cost_with_x(self.head["cost"], self.scope.resolved(reading["X"]), self.scope)
            return
        limits = [self.scope.resolved(reading[key]) for key in ("limit", "limit2", "limit3") if key in reading]
        of_x = any(isinstance(limit, str) and limit.startswith("x-") for limit in limits)
        if of_x and ("X" not in str(self.head["cost"]) or any("add" in act for act in self.do)):
            raise self.scope.fault("X")
        self.head["limits"] = [*self.head.get("limits", []), *limits]
        places = (where_it_functions(limit["if"]) for limit in limits if isinstance(limit, dict) and "if" in limit)
        self.scope.zone = next((zone for zone in places if zone is not None), self.scope.zone)

    def _cheaper(self, reading: Term) -> None:
        """Take how much less an ability says that it costs to activate as part of it (601.2f, 602.2b)."""
        if self.kind != "activated" or "less" in self.head:
            raise self.scope.fault("this ability")
        number = generic(reading["cheaper"], self.scope)
        figure = self.scope.resolved(reading["times"])
        self.head["less"] = figure if number == 1 else {"*": [str(number), figure]}

    def _of_others_too(self, others: list[Json]) -> None:
        """Take what "the same is true for" as affected by the static ability before it as well (611.3a)."""
        static = self.abilities[-1].get("static", {}) if self.abilities else {}
        if not isinstance(static.get("affects"), dict) or "if" in static:
            raise self.scope.fault("the same")
        static["affects"] = {"any": [*(self.scope.resolved(one) for one in reversed(others)), static["affects"]]}

    def _cheapest(self, least: str) -> None:
        """Take how much mana must be left of a cost as part of the effect before it that reduces it (601.2f)."""
        change = self.abilities[-1].get("cost-change", {}) if self.abilities else {}
        if "abilities" not in change or "less" not in change:
            raise self.scope.fault("this effect")
        change["minimum"] = least

    def _prevented_of_it(self, figure: Json) -> None:
        """Take how much is prevented of the damage that the instruction before deals as a shield in front of it (615.7)."""
        last = self.do[-1] if self.do else {}
        if "damage" not in last or "also" in last or not isinstance(last["damage"], str):
            raise self.scope.fault("that damage")
        event = {"event": "damage", "source": last.get("source", "this")}
        shield = {"prevention": {"if": event, "prevent": self.scope.resolved(figure)}}
        self.do.insert(-1, {"effect": shield, "of": last["damage"], "until": "next-time"})

    def _of_a_permission(self, reading: Term) -> bool:
        """Take what a sentence says of a spell cast by the permission before it; False where it says something else."""
        ways = (
            ("entry-so", self._entering_when_cast_so),
            ("exiled-after", self._exiled_after),
            ("price-of-way", self._priced),
        )
        for key, way in ways:
            if key in reading:
                way(reading[key])
                return True
        return False

    def _exiled_after(self, whose: str) -> None:
        """Take that a spell cast by the permission before it is exiled instead of being put into a graveyard (614.1a)."""
        last = permission(self.do, self.abilities, bool(self.kind))
        if last is None or "exiled-after" in last:
            raise self.scope.fault("this way")
        last["exiled-after"] = whose

    def _priced(self, cost: Json) -> None:
        """Take what is paid for a spell that is cast by the permission before it instead of its mana cost (118.9)."""
        last = self.abilities[-1].get("may", {}) if self.abilities and not self.kind else {}
        if last.get("deed") != "cast-from" or "cost" in last:
            raise self.scope.fault("this way")
        last["cost"] = cost

    def _entering_when_cast_so(self, entry: Term) -> None:
        """Take how a permanent enters that was cast by the permission before it, for the cost that it names (614.1c, 118.9)."""
        last = self.abilities[-1].get("may", {}) if self.abilities and not self.kind else {}
        if last.get("deed") != "cast-from" or "cost" not in last:
            raise self.scope.fault("if you do")
        self.abilities.extend(SENTENCES["entry"](self.scope, {"entry": entry, "if": {"paid": "priced"}}))

    def _at_most(self, reading: Term) -> None:
        """Take how many counters there may be in all as part of the putting before it: so many are put on and no more."""
        if "paid" in reading:
            at_most_paid(self.scope, self.abilities, reading["at-most"])
            return
        last = self.do[-1] if self.do else {}
        if last.get("put-counters") != "this" or last["kind"] != reading["kind"]:
            raise self.scope.fault("this ability")
        there = {"value": "counters", "kind": reading["kind"], "of": "this"}
        last["amount"] = {"min": [last["amount"], {"max": ["0", {"-": [reading["at-most"], there]}]}]}

    def _own_cost(self, word: str, plus: Json = None) -> None:
        """Take the mana cost of what gains a keyword as the cost of that keyword, which the sentence before left open (702.1b).

        Args:
            word: the keyword.
            plus: what is paid besides, None for nothing.
        """
        open_cost = {"keyword": word, "cost": OWN_COST}
        told = self.do[-1:] if self.do else self.abilities[-1:]
        more = cost_data(plus) if plus is not None else []
        besides = more if isinstance(more, list) else [more]
        cost: Json = ["mana-cost", *besides] if besides else "mana-cost"
        if not replaced_in(told, open_cost, {"keyword": word, "cost": cost}):
            raise self.scope.fault(f"the {word} cost")

    def _replaces(self, reading: Term) -> None:
        if reading == EXILES_THAT_SPELL and permission(self.do, self.abilities, bool(self.kind)) is not None:
            self._exiled_after("any")
            return
        replacement = replacement_of(self.scope, reading)
        own = self.kind in (None, "", "spell") and _says_where_its_card_goes(replacement)
        own = own or (not self.kind and reading.get("lasting") == ALWAYS)
        if ("lasting" in reading and not own) or (self.do and not own) or self.kind in ("activated", "triggered"):
            if not self.kind:
                raise self._of_a_spell(self.scope.text)
            self.do.append(lasting(replacement, reading.get("lasting", "end-of-turn")))
        else:
            self.abilities.append({"replacement": replacement})
            if _instead_of_entering(self.abilities[-1]):
                self._not_entering = self.abilities[-1]["replacement"]

    def _trigger(self, trigger: Term) -> None:
        self.kind = "triggered"
        if "state" in trigger:
            self.head = {"state": self.scope.resolved(trigger["state"])}
            return
        if isinstance(trigger["when"], dict):
            raise self.scope.fault("blocks or becomes blocked by")
        self.head = {"when": [pattern_of(self.scope, pattern) for pattern in trigger["when"]]}
        self.scope.event = tuple(self.head["when"])
        if self.scope.targets:
            raise self.scope.fault("target")

    def _triggered(self, reading: Term, number: int) -> None:
        body = dict(reading["body"])
        state = reading["trigger"].get("state")
        if state is not None and any(word.startswith("@way ") or word == "@milled" for word in words_of(state)):
            when_done_this_way(self, {"if": state, **body})
            return
        depending_on_nothing(self.scope, body)
        if "lasting" in reading or self.do or self.kind == "activated" or (self.spell and number):
            self.delayed(reading, body)
            return
        self._trigger(reading["trigger"])
        if "if" in body and "instead" not in body and "lead" not in body:
            self.head["if"] = self.scope.resolved(body.pop("if"))
            self.scope.zone = where_it_functions(self.head["if"]) or self.scope.zone
        self.do.extend(acts_of(self.scope, body))

    @staticmethod
    def _of_a_spell(text: str) -> CardTextNotUnderstood:
        """Return the fault that a line of a permanent says what only a spell or an ability can do as it resolves."""
        message = f"not understood: an instruction without a cost or a trigger on a permanent: {text!r}"
        return CardTextNotUnderstood(message, text, text)

    def _instructions(self, body: Term, text: str) -> None:
        if (not self.do or _of_the_spell(body)) and self.kind in ("", "spell"):
            static = standing(self.scope, body) if self.kind != "spell" or _about_itself(body) else None
            if static is not None:
                self.abilities.extend(static)
                return
        if self._still(body) or self._kept(body) or self._ignorable(body) or self._spent_as_stated(body):
            return
        if self._for_what_was_prevented(body):
            return
        if not self.kind:
            self._behind_a_static_ability(body, text)
            return
        self._as_it_resolves(body, text)

    def _behind_a_static_ability(self, body: Term, text: str) -> None:
        """Take what a permanent says behind a static ability of it as part of that, where it depends on what was done (614.12)."""
        lead = body.get("lead")
        if lead in ("you-did", "else") and self._not_entering is not None:
            self._entering_if_done(body)
        elif lead == "else" and self.abilities:
            self._otherwise(body)
        elif lead == "reflexive" and _exerts(self.abilities):
            self._exerted(body)
        elif lead == "you-did" and _of_the_opening_hand(self.abilities):
            self._done_before_the_game(body)
        elif lead == "you-did" and _may_be_skipped(self.abilities):
            if_skipped(self.scope, self.abilities, body)
        elif lead in ("discarded", "not-discarded"):
            if_discarded(self.scope, self.abilities, lead, body)
        else:
            raise self._of_a_spell(text)

    def _as_it_resolves(self, body: Term, text: str) -> None:
        """Take what is done as a spell or ability resolves, which may hang on what was done before it (608.2c)."""
        lead = body.get("lead")
        depends, self.if_done = self.if_done, None
        allowed_if, self._allowed_if = self._allowed_if, "only-if" in body
        if lead in ("someone", "no-one", "each-doer", "each-other"):
            if_someone_did(self, lead, body)
        elif lead in ("doers", "others", "unable"):
            if_each_did(self, lead, body)
        elif lead in (
            "did",
            "you-did",
            "you-paid",
            "else",
            "reflexive",
            "cant",
            "win",
            "lose",
            "won",
            "heads",
            "tails",
        ):
            condition = depends[-1] if lead == "else" and depends and text[:9].casefold() == "otherwise" else {}
            within = condition if "if" in condition and "else" not in condition else None
            after(self, lead, body, allowed_if, within)
            if within is not None:
                self.if_done = depends
        elif lead == "resolved":
            when_resolved(self, body)
        elif "instead" in body:
            instead(self, body)
        elif not self.adds(body):
            chosen, named = len(self.scope.targets), self.scope.mentioned
            acts = acts_of(self.scope, body)
            later = self.done_later(acts)
            do = self.do if later is None else later
            if depends is not None and self.goes_on_with(depends, acts, named):
                do = self.if_done = depends
            do.extend(acts)
            if self.set_up and later is None and len(self.scope.targets) == chosen:
                # A sentence in the same paragraph behind a delayed trigger can be part of it (603.7).
                raise self.scope.two_readings(text, "done now", "done by the delayed trigger")
            self.what_it_is(text, do)

    def _for_what_was_prevented(self, body: Term) -> bool:
        """Take what is done for damage that was prevented as part of the shield or the prevention ability (615.5)."""
        shield: Term | None = None
        last = self.do[-1] if self.do else {}
        told = says(body, "@prevented")
        if told:
            shield = last.get("effect", {}).get("prevention")
        if shield is None and told and "prevent" in last:
            shield = last
        if shield is None and not self.kind and self.abilities:
            shield = self.abilities[-1].get("prevention")
        if shield is None:
            return False
        if "later" in body:
            if shield is not last or shield.get("then"):
                raise self.scope.fault("this way")
            shield["as"] = PREVENTED
            self.scope.told = {"@prevented": PREVENTED}
            self.do.extend(acts_of(self.scope, body))
            return True
        event = shield.get("if", {"event": "damage"})
        inner = self.scope.within((event[0] if isinstance(event, list) else event,), shield is last)
        inner.told = {"@prevented": "event.amount"}
        acts = acts_of(inner, {key: value for key, value in body.items() if key != "if-prevented"})
        shield["then"] = [*shield.get("then", []), *(acts if self.kind else inner.without_unused(acts))]
        return True

    def _still(self, body: Term) -> bool:
        """Take "it's still a land" as part of what it became (205.1b)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "still" in clauses[0].get("act", {})):
            return False
        changes = [change for act in self._on_the_same() for change in act.get("with", ())]
        if not self.do and self.abilities and "static" in self.abilities[-1]:
            changes = self.abilities[-1]["static"]["modify"]
        for change in changes:
            if "become" in change:
                change["still"] = clauses[0]["act"]["still"]
                return True
            if "creature-types-of" in change:
                changes.append({"add-subtypes": clauses[0]["act"]["still"]})
                return True
        raise self.scope.fault("still")

    def _on_the_same(self) -> list[Term]:
        """Return the last instructions that are all about one object, the last of them first."""
        about = [next((act[key] for key in _ABOUT if key in act), None) for act in self.do]
        last = [number for number, one in enumerate(about) if one is None or one != about[-1]]
        return self.do[: last[-1] if last else None : -1]

    def _kept(self, body: Term) -> bool:
        """Take "this effect doesn't remove this Aura" as part of the protection that it gives (702.16n, 702.16p)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "keeps" in clauses[0]):
            return False
        changes = self.abilities[-1]["static"]["modify"] if self.abilities and "static" in self.abilities[-1] else []
        given = [
            ability
            for change in changes
            for ability in change.get("gain", [])
            if isinstance(ability, dict) and ability.get("keyword") == "protection"
        ]
        if not given:
            raise self.scope.fault("this effect")
        for ability in given:
            ability["keeps"] = clauses[0]["keeps"]
        return True

    def _ignorable(self, body: Term) -> bool:
        """Take what any player may pay to ignore an effect until end of turn as part of the prohibition before it (116.2d)."""
        clauses = body.get("clauses")
        if not (isinstance(clauses, list) and "ignorable" in clauses[0]):
            return False
        before = self.abilities[-1].get("cant") if self.abilities else None
        if not isinstance(before, dict) or len(self.abilities) != 1 or set(body) != {"clauses"}:
            raise self.scope.fault("this effect")
        before["ignored-for"] = cost_data(clauses[0]["ignorable"])
        return True

    def _spent_as_stated(self, body: Term) -> bool:
        """Take as what mana may be spent on what is cast as part of the permission that is always there (118.14)."""
        clauses = body.get("clauses")
        if self.kind or not (isinstance(clauses, list) and "spent-as" in clauses[0] and set(body) == {"clauses"}):
            return False
        spent_as(self.scope, clauses[0]["spent-as"], self.abilities[-1] if self.abilities else {})
        return True

    def _otherwise(self, body: Term) -> None:
        """Take "otherwise" behind what is so as long as something holds as what is so while it does not (611.3, 604.1)."""
        kind, before = next(iter(self.abilities[-1].items()))
        condition = before.get("if")
        clauses = list(flat(body["clauses"]))
        about = before.get("affects", "this")
        pointed = all(clause.get("change") == "@it" for clause in clauses)
        found = standing(self.scope, {"clauses": [{**one, "change": about} for one in clauses]}) if pointed else None
        single = isinstance(about, str) and kind in ("static", "cant", "must", "may")
        if found is None or condition is None or not single or set(body) != {"lead", "clauses"}:
            raise self.scope.fault("otherwise")
        for ability in found:
            ((word, value),) = ability.items()
            self.abilities.append({word: {**value, "if": {"not": condition}}})

    def _done_before_the_game(self, body: Term) -> None:
        """Take "if you do" behind what is done with a card of the opening hand as part of that (103.5)."""
        inner = Scope((), self.scope.text)
        rest = {key: value for key, value in body.items() if key != "lead"}
        later = rest.get("later")
        if isinstance(later, dict) and "of-game" in later:
            # Before the game the first upkeep is the next one.
            rest["later"] = {key: value for key, value in later.items() if key != "of-game"}
        acts = acts_of(inner, rest)
        if inner.targets:
            raise self.scope.fault("target")
        self.abilities[-1]["may"]["then"] = inner.without_unused(acts)

    def _entering_if_done(self, body: Term) -> None:
        """Take where a permanent goes that would enter, by whether something was done instead, as part of that (614.1a, 118.12)."""
        replacement = self._not_entering
        assert replacement is not None
        inner = self.scope.within((replacement["if"],))
        acts = inner.without_unused(acts_of(inner, {key: value for key, value in body.items() if key != "lead"}))
        branch = {"you-did": "then", "else": "else"}[body["lead"]]
        instead: list[Term] = replacement["instead"]
        if replacement.pop("optional", None) is not None:
            instead[:] = [{"may": "you", "do": [*instead]}]
        elif branch == "then" and "if-done" not in instead[-1]:
            instead.append({"if-done": acts})
            return
        if branch in instead[-1] or inner.targets:
            raise self.scope.fault("if you do" if branch == "then" else "if you don't")
        instead[-1][branch] = acts

    def _exerted(self, body: Term) -> None:
        """Take "when you do" behind the permission to exert as the triggered ability linked to it (607.2h, 701.39d)."""
        line = Line(False)
        pattern: Term = {"event": "exert", "player": "you", "object": "this"}
        line.kind = "triggered"
        line.head = {"when": [pattern]}
        line.scope.event = (pattern,)
        line.do.extend(acts_of(line.scope, {key: value for key, value in body.items() if key != "lead"}))
        self.abilities.extend(line.finished())

    # The whole.

    def body(self) -> Term:
        """Return its target words and instructions; "you may" for all of them is said of the ability (603.5)."""
        self.leave_reflexive()
        found: Term = {"targets": self.scope.targets} if self.scope.targets else {}
        do = beyond_regeneration(self.scope, with_copies_cast(self.scope, self.do))
        self.scope.no_value_of_players(do)
        if self.kind == "triggered" and len(do) == 1 and set(do[0]) == {"may", "do"} and do[0]["may"] == "you":
            found["optional"] = "true"
            do = do[0]["do"]
        found["do"] = self._with_what_x_is(self.scope.without_unused(do))
        if (self.scope.figured and speaks_of_x(found)) or (self.kind == "triggered" and _chooses_x(found)):
            raise self.scope.fault("X")
        return found

    def _with_what_x_is(self, do: list[Term]) -> list[Term]:
        """Return instructions in which X is what an earlier sentence says, where that is the same until the last use (107.3i)."""
        figure = self.scope.figure
        uses = [number for number, act in enumerate(do) if speaks_of_x(act)]
        if not uses or figure is None or isinstance(figure, CardTextNotUnderstood):
            return do
        before = do[: uses[-1]]
        if any("modify" in act or "effect" in act for act in before) or not stays(figure, before):
            return do
        found: list[Term] = with_x(do, figure)
        return found

    @property
    def says(self) -> bool:
        """Tell whether it has instructions."""
        return bool(self.do or self.scope.targets or "modes" in self.head)

    def finished(self) -> list[Term]:
        """Return the abilities of the line."""
        if OWN_COST in words_in([self.do, self.abilities]):
            raise self.scope.fault("cost")
        if self._not_entering is not None and not _goes_somewhere(self._not_entering["instead"]):
            raise self.scope.fault("instead")
        if not self.says:
            return self.abilities
        inner = {**self.head, **({} if "modes" in self.head and not self.do else self.body())}
        ability: Term = inner if "chapter" in inner else {self.kind: inner}
        moved_out = self.scope.zone is not None and self.kind in ("activated", "triggered")
        if moved_out and not all(_puts_it_there(pattern) for pattern in inner.get("when", ({},))):
            ability["zones"] = self.scope.zone
        return [*self.abilities, ability]


def _puts_it_there(pattern: Term) -> bool:
    """Tell whether an event puts the object itself into the graveyard that it is then moved out of (113.6m).

    What an Aura enchants leaves the battlefield, and the Aura follows it.
    """
    gone = pattern.get("event") in ("dies", "leaves", "discard") or (
        pattern.get("event") == "move" and (pattern.get("from") == "battlefield" or pattern.get("to") == "graveyard")
    )
    return gone and pattern.get("object") in ("this", "attached", "enchanted")


_END_STEP: Term = {"begins": "end", "player": "you"}

_WHILE: dict[str, Term] = {
    "max speed": {"value": {"value": "speed", "of": "you"}, "is": f"= {MAX_SPEED}"},
    "solved": {"object": "this", "is": {"solved": "true"}},
    "∞": {"object": "this", "is": {"harnessed": "true"}},
}
"""Words before a dash for which what stands behind is had, each with the condition of that (702.169, 702.178, 702.186)."""

_COMPANION = re.compile(r"Companion — (.+)", re.I)
"""A companion with its condition: what it asks of the starting deck is kept as it stands (702.139a)."""

_CHOICE = re.compile(
    r"((?:.+, )?choose (?:one|two|three)) ?—?\. if (.+), (you may )?choose (both|two|three|any number) instead\.?", re.I
)
"""A choice of modes with another number of them under a condition."""

_REPEATED = re.compile(
    r"((?:.+, )?choose (?:two|three|four|five)) ?—?\. you may choose the same mode more than once\.?", re.I
)
"""A choice of modes of which one may be chosen more than once (700.2d)."""

_WORTH = re.compile(
    r"choose up to (\w+) \{P\} worth of modes\.?( you may choose the same mode more than once\.?)?", re.I
)
"""A choice of modes by the pawprint symbols before them (700.2i of the book of 2026-04-17)."""

_AS_CAST = re.compile(r" as you cast (~|this spell)", re.I)
"""When the condition of a number of modes is asked anyway (601.2b)."""


def _without_a_choice(modes: list[str]) -> CardTextNotUnderstood:
    """Return the fault of modes that no sentence lets anybody choose among."""
    words = modes[0]
    return CardTextNotUnderstood(phrase("not understood: modes without a choice: {modes!r}", modes=words), words, words)


def _additional(mode: str) -> tuple[str, str]:
    """Return what is paid additionally for choosing a mode, nothing for most, and its instructions."""
    found = re.match(r"([^—{}]+ — )?((?:\{[^{}]+\})+) — (.+)", mode, re.DOTALL)
    return (found.group(2), (found.group(1) or "") + found.group(3)) if found is not None else ("", mode)


def _with_pawprints(mode: str) -> tuple[str, str]:
    """Return how many pawprint symbols stand before a mode, nothing where none do, and the rest of it."""
    found = re.match(r"((?:\{P\})+) — (.+)", mode, re.DOTALL)
    return (str(found.group(1).count("{P}")), found.group(2)) if found is not None else ("", mode)


def _says_where_its_card_goes(replacement: Term) -> bool:
    """Tell whether a replacement is about the card itself going anywhere: it functions in every zone, resolved or not (113.6b)."""
    event = replacement.get("if")
    return isinstance(event, dict) and event.get("event") == "move" and event.get("object") == "this" and "to" in event
