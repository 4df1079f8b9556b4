"""Instructions printed in English: the clauses that may say each, joined to sentences; targets are named in full once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.printing import agreeing_text
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.printing.english_predicates import deed_clauses, predicates
from judgekit.games.mtg.text.printing.english_rows import Speech, is_possessor
from judgekit.games.mtg.text.printing.english_shapes import figures, shapes, with_x

Said = tuple[str, frozenset[str]]
"""A text, and the names of the targets spoken of by then."""
Told = tuple[int, list[str], frozenset[str]]
"""How many instructions some sentences tell, the sentences, and the targets spoken of by then."""
Sentences = tuple[list[str], frozenset[str]]
"""Some sentences, and the targets spoken of by then."""

MOST = 24
"""The most texts that are looked at for some instructions in one sentence."""

_CHOSEN_AT_ONCE: dict[Json, list[tuple[Json, Json]]] = {
    "color": [
        ({"set-colors": "chosen"}, {"set-colors": "chosen", "choose": "color"}),
        (
            {"gain": {"keyword": "protection", "from": "chosen-color"}},
            {"gain": [{"keyword": "protection", "from": "@chosen-color"}], "gains": "true"},
        ),
    ],
    "colors": [({"set-colors": "chosen"}, {"set-colors": "chosen", "choose": "colors"})],
    "creature-type": [({"set-subtypes": "chosen"}, {"set-subtypes": "chosen", "choose": "creature-type"})],
    "basic-land-type": [({"set-subtypes": "chosen"}, {"set-subtypes": "chosen", "choose": "basic-land-type"})],
}
"""By what is chosen as something is changed: the change, and the words for both of a row ("becomes the color of your choice")."""

_EXILED_INSTEAD: Term = {"replacement": {"if": [{"event": "dies"}], "instead": [{"exile": "event.object"}]}}
"""What makes an object be exiled instead of dying (614.1a)."""

_YOUR_ZONES = ("your hand", "your graveyard", "your library", "your next")
"""Zones and turns as a row prints them first, which can be those of whoever acts."""

_SAID_WITH_YOU = ("gain@ ", "lose@ ", "win@ ", "get@ ", "become@ ")
"""How deeds begin in which "you" is said of the controller too: "you gain 2 life", but "draw a card"."""

Way = Callable[["Telling", Term, frozenset[str]], Iterator[Sentences]]
"""Yields the sentences that may tell an instruction."""

_SENTENCES: dict[str, Way] = {}


def sentences_by(ways: Mapping[str, Way]) -> None:
    """Register how instructions with sentences of their own are told, by a key of theirs; the first key that is there counts."""
    _SENTENCES.update(ways)


_SO_OFTEN = {"done-by-someone": "for each player who does", "done-by-others-not": "for each player who doesn't"}
"""How it is said that something is done as often as players did what each of them may do, or didn't, by the name of the count."""


def _without_notes(act: Term, name: str) -> Term:
    """Return an offer to each player without what counts how many took it."""
    found: Term = {}
    for key, value in act.items():
        if not isinstance(value, list):
            found[key] = value
            continue
        kept = [_without_notes(one, name) if isinstance(one, dict) else one for one in value if not _notes(one, name)]
        if kept or key != "else":
            found[key] = kept
    return found


def _notes(act: Json, name: str) -> bool:
    return isinstance(act, dict) and act.get("note") == name


def _one_by_each(act: Term, name: str) -> Term | None:
    """Return what is done for one of those who are counted; None where it is done in no number of theirs."""
    amount, once = act.get("amount"), act.get("do")
    if act.get("repeat") == name and isinstance(once, list) and len(once) == 1 and isinstance(once[0], dict):
        return once[0]
    if amount == name:
        return {**act, "amount": "1"}
    parts = amount.get("*") if isinstance(amount, dict) and len(amount) == 1 else None
    return {**act, "amount": parts[0]} if isinstance(parts, list) and parts[1:] == [name] else None


class Telling:
    """Tells the instructions of one ability.

    Attributes:
        speech: what can be said there.
        from_zone: the zone from which the ability speaks of its own source, "" where it says none (113.6).
        named: the player who is named before the instructions and does them, None where each names its own.
    """

    def __init__(self, speech: Speech, from_zone: str = "", named: Json = None) -> None:
        self.speech = speech
        self.from_zone = from_zone
        self.named = named

    def introduced(self, term: Json, mentioned: frozenset[str]) -> tuple[Any, frozenset[str]]:
        """Return a term in which a target that was not spoken of before stands with its description."""
        if isinstance(term, str):
            word = self.speech.targets.get(term)
            if word is None or term in mentioned:
                return term, mentioned
            return {"aim": {key: value for key, value in word.items() if key != "id"}}, mentioned | {term}
        if isinstance(term, list):
            listed = []
            for one in term:
                said, mentioned = self.introduced(one, mentioned)
                listed.append(said)
            return listed, mentioned
        if isinstance(term, dict):
            found: dict[str, Json] = {}
            for key, value in sorted(term.items(), key=lambda item: item[0] not in ("source", "effect")):
                if key in ("as", "text", "name", "kind", "id", "quoted"):
                    found[key] = value
                else:
                    found[key], mentioned = self.introduced(value, mentioned)
            return {key: found[key] for key in term}, mentioned
        return term, mentioned

    def clauses(self, act: Term, mentioned: frozenset[str]) -> list[Said]:
        """Return the clauses that may say one instruction."""
        found = [one for said in self._clauses(act, mentioned) for one in self._of_their_own(act, said)]
        if not found:
            found = [one for said in self.with_figure(act, mentioned) for one in self._of_their_own(act, said)]
        return list(dict.fromkeys(found))[:MOST]

    def _of_their_own(self, act: Term, said: Said) -> Iterator[Said]:
        """Yield a clause in which another player than you speaks of their own zones, then as it stands."""
        text, after = said
        if any(act.get("put") == name for name in self.speech.theirs):
            yield text.replace("into your hand", "into its owner 's hand"), after
        if any(zone in text for zone in _YOUR_ZONES) and any(actor != "you" for actor in self._actors(act)):
            theirs = re.sub(r"\byour (?=hand|graveyard|library|next)", "their ", text)
            yield re.sub(r"until you (?=reveal |exile )", "until they ", theirs), after
        yield said

    def _clauses(self, act: Term, mentioned: frozenset[str]) -> Iterator[Said]:
        said, after = self.introduced(act, mentioned)
        if "modify" in act:
            yield from ((text, after) for text in (*self._changes(said), *self.speech.texts("act", said)))
        elif "effect" in act:
            yield from ((text, after) for text in (*self.speech.texts("act", said), *self._effects(said)))
        else:
            for shape in shapes(said, self.from_zone):
                yield from ((text, after) for text in self.speech.texts("act", shape))
            yield from self._deeds(act, mentioned)
            yield from self._for_each_opponent(act, mentioned)
            yield from self._of_either_zone(act, mentioned)

    def _deeds(self, act: Term, mentioned: frozenset[str]) -> Iterator[Said]:
        """Yield what a player does, with the player before it where that is not "you"."""
        for actor in self._actors(act):
            who, known = self.introduced(actor, mentioned)
            said, after = self.introduced(act, known)
            by = self.speech.by(actor)
            for shape in shapes(said, self.from_zone):
                alone = {key: value for key, value in shape.items() if not (key == "by" and value == actor)}
                texts = by.texts("deed", shape) if actor != "you" else []
                yield from self._done(actor, who, [*texts, *by.texts("deed", alone)], after)

    def _done(self, actor: Json, who: Term, deeds: list[str], after: frozenset[str]) -> Iterator[Said]:
        """Yield deeds with the player who does them before them, where that is not "you"."""
        if actor in ("you", self.named):
            for deed in deeds:
                if self.named is None and deed.startswith(_SAID_WITH_YOU) and "control of" not in deed:
                    yield f"you {deed}", after
                yield deed, after
            return
        so_described = [agreeing_text(one, "each player") for one in self.speech.texts("manyplayers", who)]
        for player in (*self.speech.texts("player", who), *so_described):
            yield from ((f"{player} {agreeing_text(deed, player)}", after) for deed in deeds)

    def _for_each_opponent(self, act: Term, mentioned: frozenset[str]) -> Iterator[Said]:
        """Yield a deed with one target for each opponent (601.2c)."""
        for key, value in act.items():
            word = self.speech.targets.get(value) if isinstance(value, str) else None
            if word is None or word.get("for-each") != "opponents" or not isinstance(word["is"], dict):
                continue
            aim = {name: one for name, one in word.items() if name not in ("id", "for-each")}
            aim["is"] = {**aim["is"], "controller": "@player"}
            for deed, after in self._deeds({**act, key: {"aim": aim}}, mentioned | {value}):
                yield f"for each opponent , {deed}", after

    def _of_either_zone(self, act: Term, mentioned: frozenset[str]) -> Iterator[Said]:
        """Yield the search of one of two zones or of both, as the player chooses (701.19a)."""
        ways = act.get("choose-one", [])
        if len(ways) != 3 or any("search" not in way["do"][0] for way in ways):
            return
        search = {"whose": "you", **{key: value for key, value in ways[0]["do"][0].items() if key != "zone"}}
        for text in self.speech.texts(
            "deed", {"search-either": [way["do"][0]["zone"] for way in ways[:2]], "of": search}
        ):
            yield text, mentioned

    def _actors(self, act: Term) -> list[Any]:
        found: list[Any] = [act["by"]] if "by" in act else []
        first = next(iter(act.values()))
        if _is_reference(first) and not isinstance(first, list) and self.speech.is_player(first):
            found.append(first)
        found.append("you")
        found.extend(one for one in _players_in(act) if self.speech.is_player(one))
        kept: list[Term] = []
        for one in found:
            if one not in kept:
                kept.append(one)
        return kept

    def with_figure(self, act: Json, mentioned: frozenset[str]) -> Iterator[Said]:
        """Yield clauses that say X and behind them what X is (107.3f)."""
        for figure in figures(act):
            if figure == act:
                continue
            for clause, middle in islice(self._clauses(with_x(act, figure), mentioned), 4):
                said, after = self.introduced(figure, middle)
                for text in self.speech.texts("figure", said)[:3]:
                    yield f"{clause} , where X is {text}", after

    def _changes(self, act: Term) -> Iterator[str]:
        subject = act["modify"]
        until = {"until": act["until"]} if "until" in act else {}
        if isinstance(subject, str) and subject in ("you", "players", "opponents", "others"):
            for change in act["with"]:
                item = {"gain": [change["gain"]]} if "gain" in change else change
                yield from self.speech.texts("clause", {"barred": subject, "with": [{"static": item}], **until})
            return
        for items in predicates(act["with"], "until" in act):
            whole = {"change": subject, "with": items, **until}
            yield from self.speech.texts("clause", whole)
            if until:
                last = {**items[-1], **until}
                yield from self.speech.texts("clause", {"change": subject, "with": [*items[:-1], last]})

    def _effects(self, act: Term) -> Iterator[str]:
        """Yield clauses that forbid, demand or allow something for a while (611.2c)."""
        ((kind, value),) = act["effect"].items()
        if kind not in ("cant", "must", "may"):
            return
        until = {"until": act["until"]} if "until" in act else {}
        for said in deed_clauses(kind, value, act.get("of")):
            if until:
                last = {**said.get("with", [{}])[-1], **until}
                yield from self.speech.texts("clause", {**said, "with": [last]})
            yield from self.speech.texts("clause", {**said, **until})
            if until and "lure" in said:
                yield from self.speech.texts("clause", {"lure": {**said["lure"], **until}})

    def joined(self, acts: list[Term], mentioned: frozenset[str]) -> list[Said]:
        """Return the texts that may tell some instructions in one sentence."""
        # Taken one by one: to put all chains of six instructions together first took minutes.
        return list(islice(self._in_one(acts, mentioned), MOST)) if acts else []

    def _in_one(self, acts: list[Term], mentioned: frozenset[str]) -> Iterator[Said]:
        for number in (3, 2):
            if len(acts) >= number:
                yield from self._chained(self._steps(acts[:number], mentioned), acts[number:])
        yield from self._chained(self.clauses(acts[0], mentioned), acts[1:])

    def _chained(self, firsts: list[Said], rest: list[Term]) -> Iterator[Said]:
        for text, mentioned in firsts:
            if not rest:
                yield text, mentioned
                continue
            if len(rest) == 1 and rest[0].get("effect") == _EXILED_INSTEAD and rest[0].get("until") == "this-turn":
                yield f"{text} , and if it would die this turn , exile it instead", mentioned
            for more, after in islice(self.joined(rest, mentioned), 6):
                yield f"{text} , then {more}", after
                yield f"{text} and {more}", after
                yield f"{text} , {more}" if " and " in more else f"{text} , and {more}", after

    def _steps(self, acts: Sequence[Term], mentioned: frozenset[str]) -> list[Said]:
        """Return the texts that say several instructions in one."""
        found: list[Said] = []
        actors: list[Json] = ["you"]
        for act in acts:
            actors.extend(actor for actor in self._actors(act) if actor not in actors)
        for actor in actors:
            who, known = self.introduced(actor, mentioned)
            said, after = self.introduced(acts, known)
            whole = {"steps": [shapes(one, self.from_zone)[0] for one in said]}
            told = self._done(actor, who, self.speech.by(actor).texts("deed", whole), after)
            found.extend(one for text in told for one in self._of_their_own({"by": actor}, text))
            if actor == "you":
                found.extend((text, after) for text in self.speech.texts("act", whole))
        return list(dict.fromkeys(found))

    def told(self, acts: list[Any], mentioned: frozenset[str]) -> Iterator[Told]:
        """Yield the sentences that may tell the first of some instructions, or several at once."""
        if len(acts) > 1 and "if-done" in acts[1] and not _by_you(acts[0]):
            yield from self._done_by_them(acts, mentioned)
        if len(acts) > 2 and acts[0].get("note") in _SO_OFTEN:
            yield from self._done_by_each(acts, mentioned)
        for number in (3, 2):
            if len(acts) >= number:
                for text, after in self._steps(acts[:number], mentioned):
                    yield number, [text], after
        act = _one_by_one(acts[0])
        plain, whose = _exiled_after(act)
        if whose:
            for _, sentences, after in self.told([plain], mentioned):
                yield 1, [*sentences, _EXILED_AFTER[whose]], after
            return
        way = next((way for key, way in _SENTENCES.items() if key in act), None)
        if way is not None:
            for sentences, after in way(self, act, mentioned):
                yield 1, sentences, after
        if len(acts) > 1:
            for sentences, after in self._with_the_next(act, acts[1], mentioned):
                yield 2, sentences, after
        if way is None or "choose-one" in act or "add" in act:
            for text, after in self.clauses(act, mentioned):
                yield 1, [text], after
        for number in (2, 3):
            if len(acts) >= number and way is None:
                for text, after in self.joined(acts[:number], mentioned):
                    yield number, [text], after

    def _done_by_them(self, acts: list[Term], mentioned: frozenset[str]) -> Iterator[Told]:
        """Yield what another player does with what comes of it: "if they do", where "if you do" would be somebody else."""
        for _, sentences, middle in islice(self.told(acts[:1], mentioned), 3):
            for _, more, after in self.told(acts[1:2], middle):
                if more[0].startswith("if they do"):
                    yield 2, [*sentences, *more], after

    def _done_by_each(self, acts: list[Term], mentioned: frozenset[str]) -> Iterator[Told]:
        """Yield what each of several players may do with what comes of it as often: for each player who does, or who doesn't."""
        name, (_, offer, act) = str(acts[0]["note"]), acts[:3]
        lead, offered, once = _SO_OFTEN[name], _without_notes(offer, name), _one_by_each(act, name)
        if "for-each" not in offer or once is None:
            return
        for _, sentences, middle in islice(self.told([offered], mentioned), 3):
            for number, more, after in islice(self.told([once], middle), 3):
                if number == 1 and len(more) == 1:
                    yield 3, [*sentences, f"{lead} , {more[0]}"], after

    def _with_the_next(self, act: Term, following: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
        """Yield a sentence for the choice of a colour or a type and what is done with it (608.2d)."""
        kind = act.get("choose")
        if kind not in _CHOSEN_AT_ONCE or "modify" not in following:
            return
        for changed, item in _CHOSEN_AT_ONCE[kind]:
            if changed not in following["with"]:
                continue
            said, after = self.introduced(following, mentioned)
            until = {"until": said["until"]} if "until" in said else {}
            items = [item if one == changed else one for one in said["with"]]
            for text in self.speech.texts("clause", {"change": said["modify"], "with": items, **until}):
                yield [text], after


_EXILED_AFTER = {
    "yours": "if that spell would be put into your graveyard , exile it instead",
    "any": "if that spell would be put into a graveyard , exile it instead",
}
"""What is said of a spell that an effect lets be cast (614.1a)."""


def _by_you(act: Term) -> bool:
    """Tell whether you are who follows an instruction, as far as it says whom."""
    return act.get("by", act.get("discard", "you")) == "you"


def _exiled_after(act: Term) -> tuple[Term, str]:
    """Return what lets a spell be cast without what becomes of it, and whose graveyard that speaks of; "" where none does."""
    if "exiled-after" in act:
        return {key: value for key, value in act.items() if key != "exiled-after"}, act["exiled-after"]
    effect, inner = act.get("effect"), act.get("do")
    if isinstance(effect, dict) and isinstance(effect.get("may"), dict):
        plain, whose = _exiled_after(effect["may"])
        return {**act, "effect": {**effect, "may": plain}}, whose
    if "may" in act and isinstance(inner, list) and inner and isinstance(inner[-1], dict):
        plain, whose = _exiled_after(inner[-1])
        return {**act, "do": [*inner[:-1], plain]}, whose
    return act, ""


def _one_by_one(act: Term) -> Term:
    """Return the creation of copies of several objects as it is told: of each of them (707.2)."""
    copied = act.get("copy-of") if act.get("create") == "copy" else None
    if not isinstance(copied, dict) or set(copied) != {"all"}:
        return act
    return {"for-each": copied, "as": "one-of-them", "do": [{**act, "copy-of": "one-of-them"}]}


def _is_reference(value: Json) -> bool:
    return isinstance(value, str | list | dict)


def _players_in(term: Json) -> Iterator[Json]:
    if isinstance(term, dict):
        if is_possessor(term):
            yield term
        for value in term.values():
            yield from _players_in(value)
    elif isinstance(term, list):
        for value in term:
            yield from _players_in(value)
    elif isinstance(term, str):
        yield term
