"""Japanese card text to ability terms: what MAGMELL needs. One line is one ability; its sentences are read one by one and joined.

The terms are those that a scenario file may spell out (`abilities:`), so a text and its terms mean the same by construction.
"""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.magmell.text.grammar import ROWS
from judgekit.games.magmell.text.joining import (
    DECKS,
    acts_of_chain,
    brings_up,
    for_event,
    lasting,
    of_player,
    renamed,
    while_holds,
    with_numbers,
    zone_of_trigger,
)
from judgekit.games.magmell.text.spelling import duration_first, normalised
from judgekit.games.magmell.text.statements import SAID_OF
from judgekit.language.faults import CardTextNotUnderstood, in_written_words, read_in_japanese_only
from judgekit.language.japanese.spelling import sentences, split_modes
from judgekit.language.plain_data import Term, pronouns_replaced
from judgekit.mechanics.terms.records import Value

_PLAYERS = ("you", "opponent", "each-player", "active", "event.player")


class _Line:
    """Joins the sentences of one line to abilities.

    Attributes:
        targets: target words declared so far.
        do: instructions so far.
        trigger: 誘発条件 of the line, or None.
        condition: 条件節 of the line, or None.
        abilities: abilities that are whole sentences.
        referent: name of what was chosen or looked at last, or None.
        numbers: what X is.
        acted: an instruction was read.
        maker: instruction that brought up what a later pronoun may mean, or None.
        until: how long something lasts that a later sentence says, or None.
        player: the opponent where the opponent acted, or None.
    """

    def __init__(self) -> None:
        self.targets: list[Term] = []
        self.do: list[Term] = []
        self.trigger: Term | None = None
        self.condition: Term | None = None
        self.abilities: list[Term] = []
        self.referent: str | None = None
        self.numbers: Term = {}
        self.acted = False
        self.maker: Term | None = None
        self.until: str | None = None
        self.player: str | None = None

    def add(self, sentence: Term, text: str) -> None:
        """Take in one sentence."""
        if "number" in sentence:
            self._let(sentence, text)
        elif "ability" in sentence:
            self._ability(sentence)
        elif "replacement" in sentence:
            self._replacement(sentence, text)
        elif "replaced" in sentence:
            event = self._resolved(sentence["replaced"])
            self.acted = True
            inner = self._acts(sentence["body"], quiet=True)
            replacement: Term = {"if": event, "instead": for_event(inner, event)}
            if "once" in sentence:
                replacement["once"] = "true"
            self._replace(replacement, sentence)
        elif "trigger" in sentence:
            self._trigger(sentence)
        else:
            self._body(sentence["body"], text)

    def _ability(self, sentence: Term) -> None:
        ability = dict(sentence["ability"])
        if "trigger" in sentence:
            self.trigger = self._resolved(sentence["trigger"])
        if "delayed" in sentence:
            (kind, inner), *_ = ability.items()
            verb = kind if kind in ("cant", "cost-change") else "replace"
            self.do.append({verb: self._resolved(inner), "until": sentence["delayed"]})
            return
        self.abilities.append(while_holds(self._resolved(ability), self._condition(sentence)))

    def _condition(self, told: Term) -> Term | None:
        return self._resolved(told["if"]) if "if" in told else None

    def _replacement(self, sentence: Term, text: str) -> None:
        """Read what happens instead; another number, or nothing, is said of what would happen."""
        replacement = self._resolved(sentence["replacement"])
        instead = replacement["instead"]
        said = instead.pop("said-of", None)
        if said not in (None, *SAID_OF.get(replacement["if"].get("event"), ())):
            raise CardTextNotUnderstood(
                phrase("not understood: what does happen instead in {text!r}?", text=text), text
            )
        if "elsewhere" in instead:
            replacement["instead"] = [{"move": "event.object", "to": instead["elsewhere"]}]
        elif "nothing" in instead:
            replacement["instead"] = "nothing"
        elif "do" in instead:
            replacement["instead"] = instead["do"]
        self._replace(replacement, sentence)

    def _replace(self, replacement: Term, sentence: Term) -> None:
        if "delayed" in sentence:
            self.do.append({"replace": replacement, "until": sentence["delayed"]})
        else:
            self.abilities.append({"replacement": replacement})

    def _let(self, sentence: Term, text: str) -> None:
        """Keep what X is."""
        if sentence["number"] != "X":
            raise CardTextNotUnderstood(phrase("not understood: {text!r}", text=text), text)
        self.numbers["X"] = self._resolved(sentence["counted"])

    def _trigger(self, sentence: Term) -> None:
        if self.trigger is None and not self.do and not self.targets and "delayed" not in sentence:
            self.trigger = self._resolved(sentence["trigger"])
            body = dict(sentence["body"])
            if "later" in sentence:
                waits = {"when": self._resolved(sentence["later"]), "do": self._acts(body, quiet=True)}
                self.do.append({"delayed": waits})
                return
            if "if" in body and "lead" not in body:
                self.condition = self._condition({"if": body.pop("if")})
            self._body(body, "")
            return
        inner = self._waiting(self._acts(sentence["body"], quiet=True), sentence)
        delayed: Term = {"delayed": {"when": self._resolved(sentence["trigger"]), "do": inner}}
        until = sentence.get("delayed", "game")
        if until != "game":
            delayed["until"] = until
        self.do.append(delayed)

    def _body(self, body: Term, text: str) -> None:
        if self.trigger is None and not self.do and not self.targets and self._static(body):
            return
        previous = self.do[-1] if self.do else None
        acts = self._acts(body)
        self.maker = next((act for act in reversed(acts) if brings_up(act)), self.maker)
        lead = body.get("lead")
        if lead == "destroyed" and previous is not None and "damage" in previous:
            raise CardTextNotUnderstood(phrase("not understood: destroyed by damage in {text!r}", text=text), text)
        if lead == "else":
            last = next((act for act in reversed(self.do) if "if" in act or "may" in act), None)
            if last is None:
                raise CardTextNotUnderstood(phrase("not understood: otherwise than what? in {text!r}", text=text), text)
            last["else"] = acts
            return
        self.do.extend(acts)

    def _static(self, body: Term) -> bool:
        """Read a sentence that says what is so all the time; tell whether it is one."""
        acts, may = acts_of_chain(body)
        if "until" in body or "lead" in body or may is not None:
            return False
        if not acts or not all("modify" in act and self._stands(act["modify"]) for act in acts):
            return False
        for act in map(self._resolved, acts):
            whom, changes, condition = act["modify"], act["with"], self._condition(body)
            if self._is_player(whom):
                ability = {"prevention" if kind == "replace" else kind: of for kind, of in of_player(act, whom).items()}
            elif whom == "this" and len(changes) == 1 and set(changes[0]) <= {"cant", "must", "may"}:
                ability = dict(changes[0])
            else:
                ability = {"static": {"affects": whom if whom == "this" else whom["all"], "modify": changes}}
                if condition is not None and set(condition) == {"object", "zone"} and condition["object"] == "this":
                    ability["static"]["zone"], condition = condition["zone"], None
            self.abilities.append(while_holds(ability, condition))
        return True

    def _acts(self, body: Term, quiet: bool = False) -> list[Term]:
        """Return the instructions of a body with what their pronouns mean; declare its targets."""
        chain, may = acts_of_chain(body)
        acts: list[Term] = []
        until, self.until = body.get("until", self.until), None
        lasts = until is None
        for act in chain:
            if "aims" in act:
                self.maker = None
                for aim in act["aims"]:
                    self._aim(aim)
                continue
            resolved = self._resolved(act)
            self.acted = True
            if until is not None:
                resolved = lasting(resolved, until)
                lasts = lasts or "until" in resolved
            if "modify" in resolved and self._is_player(resolved["modify"]):
                resolved = of_player(resolved, resolved["modify"])
            acts.extend(self._spread(resolved))
            self.player = "opponent" if "opponent" in resolved.values() else self.player
            if "as" in act:
                self.referent = act["as"]
            elif not quiet and any(isinstance(value, dict) and "choose" in value for value in act.values()):
                self.referent = "that"
        if until is not None and acts and not lasts:
            raise _lasts_nothing(until)
        self.until = None if lasts else until
        if may is not None:
            player = self._resolved(may)
            acts = [{"may": acts}] if player == "you" else [{"may": acts, "by": player}]
        lead = body.get("lead")
        if lead in ("did", "destroyed"):
            acts = [{"if": {"did": "true" if lead == "did" else "destroy"}, "then": acts}]
        condition = self._condition(body)
        return acts if condition is None else [{"if": condition, "then": acts}]

    def mode(self, modes: list[str], text: str) -> Term:
        """Return the choice of one of several lists of instructions.

        Raises:
            CardTextNotUnderstood: one of them has targets of its own, or is no instruction.
        """
        found = []
        for mode in modes:
            inner = _Line()
            inner.trigger, inner.targets = self.trigger, list(self.targets)
            for sentence in sentences(mode):
                inner.add(ROWS.only(duration_first(sentence)), sentence)
            if inner.targets != self.targets or inner.abilities or not inner.do:
                raise CardTextNotUnderstood(
                    phrase("not understood as one of several: {mode!r} in {text!r}", mode=mode, text=text), mode, text
                )
            found.append(inner.do)
        return {"mode": found}

    def _is_player(self, whom: Value) -> bool:
        """Tell whether a subject is a player."""
        if whom in _PLAYERS:
            return True
        return any(target["id"] == whom and target["is"].get("type") == "player" for target in self.targets)

    def _stands(self, whom: Value) -> bool:
        """Tell whether a subject means something by itself, not by a pronoun or a target."""
        return whom == "this" or whom in _PLAYERS[:3] or (isinstance(whom, dict) and set(whom) == {"all"})

    def _spread(self, act: Term) -> list[Term]:
        """Return an instruction about several kinds of counter as one for each; 無効化 of what targets is of the ability."""
        if act.get("nullify") == "event.object" and (self.trigger or {}).get("event") == "target":
            return [{**act, "nullify": "event.source"}]
        kinds = act.get("put-counter")
        if not isinstance(kinds, dict):
            return [act]
        return [{**act, "put-counter": kind, "amount": number} for kind, number in kinds.items()]

    def _aim(self, aim: Term) -> str:
        name = f"t{len(self.targets) + 1}"
        self.targets.append({"id": name, **aim})
        return name

    def _resolved(self, term: Value) -> Value:
        """Return a term in which every pronoun is replaced by what it means here."""
        if isinstance(term, dict):
            if set(term) == {"aim"}:
                return self._aim(term["aim"])
            if set(term) == {"all"} and isinstance(term["all"], dict) and "among" in term["all"]:
                term = {"all": {**term["all"], "zone": "any"}}
            found = {key: value if key == "text" else self._resolved(value) for key, value in term.items()}
            if "choose" in found and isinstance(found["choose"], dict) and found["choose"].get("zone") in DECKS:
                raise CardTextNotUnderstood(phrase("not understood: a card of a deck is searched for"), "")
            if "choose" in found and "as" not in found and found.get("by") == "you":
                del found["by"]
            return found
        if isinstance(term, list):
            return [self._resolved(item) for item in term]
        if term == "@rest":
            return {"all": {"among": "seen", "zone": "any"}}
        return pronouns_replaced(term, self._meant)

    def _meant(self, word: str) -> str:
        if word in ("actor", "self"):
            return "you"
        if word.isdigit():
            return self._numbered(int(word))
        if word == "aimed":
            if not self.targets or self.acted:
                raise CardTextNotUnderstood(phrase("not understood: done to what?"), "それ")
            word = "them"
        if word == "them" and len(self.targets) > 1 and self.referent is None:
            return "targets"
        if word == "player":
            player = self._last("player") or self.player
            if player is None and self.trigger is not None:
                return "event.player"
            if player is None:
                raise CardTextNotUnderstood(phrase("not understood: which player?"), "そのプレイヤー")
            return player
        if word in ("controller", "owner"):
            return f"{self._meant('it')}.{word}"
        if word in ("it", "them", "unit", "card") and self.maker is not None and "create" in self.maker:
            return self._made(self.maker)
        if self.referent == "chosen" and word in ("it", "them", "unit", "stone", "card"):
            return "chosen"
        found = self._last(word if word in ("unit", "stone") else None)
        if found is not None:
            return found
        if self.referent is not None:
            return self.referent
        if self.trigger is not None:
            return self._of_trigger(self.trigger)
        if not self.acted:
            raise CardTextNotUnderstood(phrase("not understood: a pronoun that means nothing"), "それ")
        return "that"

    def _numbered(self, number: int) -> str:
        """Return a target word by its number: 前者 is the first."""
        if number > len(self.targets):
            raise CardTextNotUnderstood(
                phrase("not understood: which target is number {number}?", number=number), "対象"
            )
        return str(self.targets[number - 1]["id"])

    @staticmethod
    def _made(act: Term) -> str:
        """Return the name of what an instruction brought up, and let the instruction give that name."""
        return str(act.setdefault("as", "made"))

    def _waiting(self, inner: list[Term], text: Term) -> list[Term]:
        """Return instructions that wait, in which a pronoun means what was brought up before, by its name."""
        if renamed(inner, "") == inner:
            return inner
        if self.maker is None:
            raise CardTextNotUnderstood(phrase("not understood: a pronoun in what waits"), "それ", str(text))
        return [renamed(act, self._made(self.maker)) for act in inner]

    @staticmethod
    def _of_trigger(trigger: Term) -> str:
        """Return what a pronoun means in a triggered ability: what the event happened to, or the unit that damaged a player."""
        to = trigger.get("object")
        to_player = to in _PLAYERS or (isinstance(to, dict) and to.get("type") == "player")
        return "event.source" if to_player and trigger.get("source", "this") != "this" else "event.object"

    def _last(self, kind: str | None) -> str | None:
        """Return the last target word that can mean this kind."""
        for target in reversed(self.targets):
            wanted = target.get("is", {}).get("type", "")
            if kind is None or kind in ([wanted] if isinstance(wanted, str) else wanted):
                return str(target["id"])
        return str(self.targets[-1]["id"]) if self.targets and kind not in ("player",) else None

    def finished(self) -> list[Term]:
        """Return the abilities of the line."""
        if self.until is not None:
            raise _lasts_nothing(self.until)
        if not self.do and not self.targets:
            return self.abilities
        inner: Term = {}
        if self.trigger is not None:
            inner["when"] = self.trigger
            if self.condition is not None:
                inner["if"] = self.condition
        if self.targets:
            inner["targets"] = self.targets
        inner["do"] = self.do
        if self.trigger is not None and (zone := zone_of_trigger(self.trigger)) is not None:
            inner["zone"] = zone
        whole = [*self.abilities, {"triggered" if self.trigger is not None else "spell": inner}]
        return [with_numbers(ability, self.numbers) for ability in whole]


def _lasts_nothing(until: str) -> CardTextNotUnderstood:
    return CardTextNotUnderstood(phrase("not understood: what lasts until {until}?", until=until), until)


_STANDING_IN = "カードを1枚引く。"
"""Stands for what is chosen from a list, so that the words before it are a sentence."""


def read_line(text: str) -> list[Term]:
    """Return the ability terms of one line of card text.

    Args:
        text: one ability as printed, with or without its mark.

    Raises:
        CardTextNotUnderstood: some words are not understood.
    """
    read_in_japanese_only(text)
    line = _Line()
    whole, modes = split_modes(normalised(text))
    for sentence in sentences(whole + _STANDING_IN if modes else whole):
        try:
            term = ROWS.only(duration_first(sentence))
        except CardTextNotUnderstood as fault:
            raise in_written_words(fault, text) from fault
        line.add(term, sentence)
    if modes:
        line.do[-1:] = [line.mode(modes, text)]
    found = line.finished()
    if not found:
        raise CardTextNotUnderstood(phrase("not understood: {text!r} says nothing", text=text), text)
    return found
