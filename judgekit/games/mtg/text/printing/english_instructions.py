"""Instructions printed in English: the clauses and sentences that may say each; a target is named in full at its first mention."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.printing import agreeing_text
from judgekit.games.mtg.text.english.tokens import PREDEFINED, Term
from judgekit.games.mtg.text.printing.english_rows import THIS_WAY, Speech, is_possessor

Said = tuple[str, frozenset[str]]
"""A text, and the names of the targets spoken of by then."""
Told = tuple[int, list[str], frozenset[str]]
"""How many instructions some sentences tell, the sentences, and the targets spoken of by then."""

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
    "creature-type": [({"set-subtypes": "chosen"}, {"set-subtypes": "chosen", "choose": "creature-type"})],
    "basic-land-type": [({"set-subtypes": "chosen"}, {"set-subtypes": "chosen", "choose": "basic-land-type"})],
}
"""By what is chosen as something is changed: the change, and the words for both of a row ("becomes the color of your choice")."""


_EXILED_INSTEAD: Term = {"replacement": {"if": [{"event": "dies"}], "instead": [{"exile": "event.object"}]}}
"""What makes an object be exiled instead of dying (614.1a)."""


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

    # Target words.

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

    # Clauses.

    def clauses(self, act: Term, mentioned: frozenset[str]) -> list[Said]:
        """Return the clauses that may say one instruction."""
        found = list(self._clauses(act, mentioned))
        if not found:
            found = list(self.with_figure(act, mentioned))
        return list(dict.fromkeys(found))[:MOST]

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
        for player in self.speech.texts("player", who):
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
        for figure in _figures(act):
            if figure == act:
                continue
            for clause, middle in islice(self._clauses(_with_x(act, figure), mentioned), 4):
                said, after = self.introduced(figure, middle)
                for text in self.speech.texts("figure", said)[:3]:
                    yield f"{clause} , where X is {text}", after

    # Changes.

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
            yield from self.speech.texts("clause", {**said, **until})
            if until:
                last = {**said.get("with", [{}])[-1], **until}
                yield from self.speech.texts("clause", {**said, "with": [last]})
                if "lure" in said:
                    yield from self.speech.texts("clause", {"lure": {**said["lure"], **until}})

    # Several instructions.

    def joined(self, acts: list[Term], mentioned: frozenset[str]) -> list[Said]:
        """Return the texts that may tell some instructions in one sentence."""
        if not acts:
            return []
        found: list[Said] = []
        for number in (3, 2):
            if len(acts) >= number:
                found.extend(self._chained(self._steps(acts[:number], mentioned), acts[number:]))
        found.extend(self._chained(self.clauses(acts[0], mentioned), acts[1:]))
        return found[:MOST]

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
            found.extend(self._done(actor, who, self.speech.by(actor).texts("deed", whole), after))
            if actor == "you":
                found.extend((text, after) for text in self.speech.texts("act", whole))
        return list(dict.fromkeys(found))

    # Sentences.

    def told(self, acts: list[Any], mentioned: frozenset[str]) -> Iterator[Told]:
        """Yield the sentences that may tell the first of some instructions, or several at once."""
        for number in (3, 2):
            if len(acts) >= number:
                for text, after in self._steps(acts[:number], mentioned):
                    yield number, [text], after
        act = acts[0]
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

    def _with_the_next(
        self, act: Term, following: Term, mentioned: frozenset[str]
    ) -> Iterator[tuple[list[str], frozenset[str]]]:
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

    def _may(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        who = act["may"]
        for text, after in self._allowed(who, act["do"], mentioned):
            yield from self._followed([text], after, act)

    def _allowed(self, who: Json, do: list[Term], mentioned: frozenset[str]) -> Iterator[Said]:
        by = Telling(self.speech.by(who), self.from_zone, who)
        said, known = by.introduced(who, mentioned)
        subjects = self.speech.texts("player", said)
        for text, after in by.joined(do, known):
            for subject in subjects:
                yield f"{subject} may {text}", after
        if who == "you":
            for text, after in self.joined(do, mentioned):
                yield f"you may have {text}", after

    def _followed(
        self, sentences: list[str], mentioned: frozenset[str], act: Term
    ) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield sentences with what follows if it was done, and if it was not (118.12)."""
        leads = [("then", "if you do"), ("else", "if you don't")]
        if act.get("may", "you") != "you":
            leads = [("then", "if they do"), ("else", "if they don't")]
        ways: list[tuple[list[str], frozenset[str]]] = [(sentences, mentioned)]
        for key, lead in leads:
            if key in act:
                ways = [(more, after) for one in ways for more, after in self._led(lead, act[key], *one)]
        yield from ways

    def _led(
        self, lead: str, acts: list[Any], sentences: list[str], mentioned: frozenset[str]
    ) -> Iterator[tuple[list[str], frozenset[str]]]:
        if len(acts) == 1 and "reflexive" in acts[0]:
            for more, after in self._reflexive(acts[0], mentioned):
                yield [*sentences, *more], after
            return
        for text, after in self.joined(acts, mentioned):
            yield [*sentences, f"{lead} , {text}"], after
        if len(acts) == 1 and next(iter(acts[0])) in _SENTENCES:
            for _, (first, *more), after in islice(self.told(acts, mentioned), MOST):
                yield [*sentences, f"{lead} , {first}", *more], after
        if len(acts) > 1 and lead != "otherwise":
            for text, after in islice(self.clauses(acts[0], mentioned), 3):
                yield from self._led(lead, acts[1:], [*sentences, f"{lead} , {text}"], after)

    def _reflexive(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield what is done when something was done, with targets of its own (603.12)."""
        inner = act["reflexive"]["triggered"]
        speech = self.speech
        targets = {word["id"]: word for word in inner.get("targets", [])}
        own = Telling(Speech("you", targets, inner.get("when", []), speech.host, speech.quote))
        for text, _ in own.joined(inner["do"], frozenset()):
            yield [f"when you do , {text}"], mentioned

    def _if(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        if act["if"] == {"value": "searched-library", "is": ">= 1"} and act["then"] == [{"shuffle": "you"}]:
            yield ["if you search your library this way , shuffle"], mentioned
            return
        said, known = self.introduced(act["if"], mentioned)
        conditions = self.speech.texts("condition", said)
        if "else" in act and len(act["else"]) == 1:
            for _, sentences, middle in islice(self.told(act["else"], mentioned), 3):
                told, _ = self.introduced(act["if"], middle)
                for condition in self.speech.texts("condition", told)[:3]:
                    for text, after in islice(self.joined(act["then"], middle), 6):
                        yield [*sentences, f"if {condition} , {text} instead"], after
        then = act["then"]
        if len(then) == 1 and set(then[0]) == {"may", "do", "else"} and then[0]["else"] == act.get("else"):
            for text, middle in self._allowed(then[0]["may"], then[0]["do"], mentioned):
                told, after = self.introduced(act["if"], middle)
                for condition in self.speech.texts("condition", told)[:3]:
                    yield from self._led("otherwise", act["else"], [f"{text} if {condition}"], after)
        allowed = len(then) == 1 and set(then[0]) == {"may", "do"}
        for condition in conditions:
            said_then = self._allowed(then[0]["may"], then[0]["do"], known) if allowed else self.joined(then, known)
            for text, after in said_then:
                sentences = [f"if {condition} , {text}"]
                if "else" in act:
                    yield from self._led("otherwise", act["else"], sentences, after)
                else:
                    yield sentences, after
        if "else" not in act and len(then) == 1 and "delayed" in then[0]:
            for condition in conditions:
                for (text, *more), after in self._delayed(then[0], known):
                    yield [f"if {condition} , {text}", *more], after
        if "else" not in act:
            for text, middle in self.joined(act["then"], mentioned):
                told, after = self.introduced(act["if"], middle)
                for condition in self.speech.texts("condition", told)[:3]:
                    yield [f"{text} if {condition}"], after
                if isinstance(told, dict) and set(told) == {"not"}:
                    for condition in self.speech.texts("condition", told["not"])[:3]:
                        yield [f"{text} unless {condition}"], after

    def _if_done(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        if "else" in act:
            yield from self._led("if you can't", act["else"], [], mentioned)
            return
        yield from self._led("if you do", act["if-done"], [], mentioned)
        yield from self._led("if they do", act["if-done"], [], mentioned)

    def _unless(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        for text, middle in self.joined(act["do"], mentioned):
            payer, after = self.introduced(act["unless"], middle)
            cost = act["cost"]
            parts = cost if isinstance(cost, list) else [cost]
            by = self.speech.by(payer)
            for player in self.speech.texts("player", payer):
                for paid in [*by.texts("payment", cost), *by.texts("payment", parts)]:
                    yield [f"{text} unless {player} {agreeing_text(paid, player)}"], after
                for figure in _figures(cost):
                    for paid in by.texts("payment", _with_x(cost, figure)):
                        for x in by.texts("figure", figure)[:3]:
                            yield [f"{text} unless {player} {agreeing_text(paid, player)} , where X is {x}"], after

    def _repeat(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        figure = act["repeat"]
        if not (isinstance(figure, dict) and "count" in figure):
            return
        for described in self.speech.texts("filter", figure["count"]):
            for text, after in self.joined(act["do"], mentioned):
                yield [f"for each {described} , {text}"], after

    def _delayed(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield what happens later (603.7)."""
        inner = act["delayed"]["triggered"]
        when = inner["when"]
        speech = self.speech
        own = Telling(Speech("you", speech.targets, [*when, *speech.events], speech.host, speech.quote), self.from_zone)
        if "until" not in act and len(when) == 1 and "begins" in when[0]:
            only: Term = inner["do"][0] if len(inner["do"]) == 1 and set(inner["do"][0]) == {"if", "then"} else {}
            for later in [*speech.texts("later", when[0])]:
                for text, after in own.joined(inner["do"], mentioned):
                    yield [f"{text} at the beginning of {later}"], after
                for text, after in own.joined(only["then"], mentioned) if only else ():
                    for condition in own.speech.texts("condition", own.introduced(only["if"], after)[0])[:3]:
                        yield [f"at the beginning of {later} , {text} if {condition}"], after
            if when[0] == {"begins": "end-of-combat"}:
                for text, after in own.joined(inner["do"], mentioned):
                    yield [f"{text} at end of combat"], after
        event, known = self.introduced(when, mentioned)
        lasting, lead = "", ""
        if act.get("until") in ("end-of-turn", "this-turn"):
            lasting = " this turn"
        elif "until" in act:
            lead = next((f"{one} , " for one in speech.texts("duration", act["until"])), "")
        conditions = [""]
        if "if" in inner:
            conditions = [f"if {one} , " for one in own.speech.texts("condition", inner["if"])]
        for trigger in speech.texts("trigger", {"when": _one_or_more(event)}):
            for condition in conditions:
                for text, after in own.joined(inner["do"], known):
                    yield [f"{lead}{trigger}{lasting} , {condition}{text}"], after

    def _for_each(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield what each of several players does (101.4)."""
        do = act["do"]
        if isinstance(act["for-each"], dict):
            yield from self._for_each_of_them(act, mentioned)
            return
        allowed = len(do) == 1 and do[0].get("may") == "each"
        unless = do[0] if len(do) == 1 and "unless" in do[0] else None
        inner = do[0]["do"] if allowed or unless is not None else do
        by = Telling(self.speech.by("each"), self.from_zone, "each")
        subjects = self.speech.texts("player", act["for-each"])
        for text, after in by.joined(inner, mentioned):
            for subject in subjects:
                told = f"{subject} {'may ' if allowed else ''}{text if allowed else agreeing_text(text, subject)}"
                if unless is None:
                    yield from self._followed([told], after, do[0]) if allowed else [([told], after)]
                    continue
                for paid in by.speech.texts("payment", unless["cost"]):
                    yield [f"{told} unless that player {agreeing_text(paid, 'that player')}"], after

    def _for_each_of_them(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield what is done once for each of several objects that were destroyed or exiled "this way" (608.2f)."""
        described = act["for-each"].get("all", {})
        rest = {key: value for key, value in described.items() if key != "among"}
        ways = [
            text
            for word in THIS_WAY
            if self.speech.points(word, described.get("among"))
            for text in self.speech.texts("way", word)
        ]
        for filter in self.speech.texts("filter", rest)[:3]:
            for way in ways[:2]:
                for text, after in self.joined(act["do"], mentioned):
                    yield [f"for each {filter} {way} , {text}"], after

    def _coin(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        plain = {key: value for key, value in act.items() if key not in ("win", "lose")}
        for text, known in self.clauses(plain, mentioned):
            ways: list[tuple[list[str], frozenset[str]]] = [([text], known)]
            for key in ("win", "lose"):
                if key in act:
                    lead = f"if you {key} the flip"
                    ways = [(more, after) for one in ways for more, after in self._led(lead, act[key], *one)]
            yield from ways

    def _clash(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield a clash, and what is done if it is won and if not (701.23d)."""
        plain = {key: value for key, value in act.items() if key not in ("win", "lose")}
        for text, known in self.clauses(plain, mentioned):
            ways: list[tuple[list[str], frozenset[str]]] = [([text], known)]
            for key, lead in (("win", "if you win"), ("lose", "otherwise")):
                if key in act:
                    ways = [(more, after) for one in ways for more, after in self._led(lead, act[key], *one)]
            yield from ways

    def _support(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield "support 2", which names its targets itself (701.35a)."""
        word = self.speech.targets.get(act["support"])
        if word is not None and act["support"] not in mentioned and "up-to" in word:
            yield [f"support {word['up-to']}"], mentioned | {act["support"]}

    def _earthbend(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield "earthbend 2", which names its target itself."""
        if act["earthbend"] in self.speech.targets and act["earthbend"] not in mentioned:
            yield [f"earthbend {act['amount']}"], mentioned | {act["earthbend"]}

    def _choice(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield "gains your choice of …" (608.2d)."""
        acts = [mode["do"][0] for mode in act["choose-one"] if len(mode["do"]) == 1 and "modify" in mode["do"][0]]
        if len(acts) != len(act["choose-one"]) or any(
            len(one["with"]) != 1 or "gain" not in one["with"][0] for one in acts
        ):
            return
        choice = [one["with"][0]["gain"] for one in acts]
        said, after = self.introduced(acts[0], mentioned)
        until = {"until": said["until"]} if "until" in said else {}
        for text in self.speech.texts("clause", {"change": said["modify"], "with": [{"choice": choice}], **until}):
            yield [text], after

    def _mana(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield the adding of mana that may be spent on some things only (106.6)."""
        if "for" not in act or act["add"] == "could-produce":
            return
        plain = {key: value for key, value in act.items() if key != "for"}
        for text, after in self.clauses(plain, mentioned):
            for spent in self.speech.texts("sentence", {"spending": act["for"]}):
                yield [text, spent], after

    def _extended(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield an instruction of which a sentence of its own says more."""
        for key, more in _FURTHER.items():
            if key not in act or next(iter(act)) == key or (key == "to" and "counter" not in act):
                continue
            plain = {name: value for name, value in act.items() if name != key}
            if key == "unpreventable" and "also" in act:
                plain["also"] = [{n: v for n, v in one.items() if n != key} for one in act["also"]]
            for _, sentences, after in islice(self.told([plain], mentioned), MOST):
                for one in more:
                    yield [*sentences, one], after
            return
        if "put-counters" not in act and "destroy" not in act:
            for text, after in self.clauses(act, mentioned):
                yield [text], after
            return
        for text, after in self.clauses(act, mentioned):
            yield [text], after

    def _replaced(self, act: Term, mentioned: frozenset[str]) -> Iterator[tuple[list[str], frozenset[str]]]:
        """Yield a replacement or prevention effect that lasts a while (614.1, 611.2a)."""
        ((kind, value),) = act["effect"].items()
        if kind in ("replacement", "prevention"):
            if "of" in act:
                event = {**value["if"][0], "object": act["of"]}
                value = {**value, "if": [event]}
            for text, after in replacement_texts(self, {kind: value}, act.get("until"), mentioned):
                yield [text], after
        for text, after in self.clauses(act, mentioned):
            yield [text], after


_FURTHER = {
    "no-regeneration": ("it can't be regenerated", "they can't be regenerated"),
    "unpreventable": ("the damage can't be prevented",),
    "to": ("if that spell is countered this way , exile it instead of putting it into its owner 's graveyard",),
    "new-targets": ("you may choose new targets for the copy",),
}
"""Details of instructions that a sentence of its own says."""

_SENTENCES: Term = {
    "may": Telling._may,
    "if": Telling._if,
    "if-done": Telling._if_done,
    "unless": Telling._unless,
    "repeat": Telling._repeat,
    "delayed": Telling._delayed,
    "reflexive": Telling._reflexive,
    "for-each": Telling._for_each,
    "coin": Telling._coin,
    "clash": Telling._clash,
    "support": Telling._support,
    "earthbend": Telling._earthbend,
    "choose-one": Telling._choice,
    "add": Telling._mana,
    "effect": Telling._replaced,
    "no-regeneration": Telling._extended,
    "unpreventable": Telling._extended,
    "new-targets": Telling._extended,
    "counter": Telling._extended,
}
"""Instructions that are told by sentences, by a key of theirs."""


_SAID_WITH_YOU = ("gain@ ", "lose@ ", "win@ ", "get@ ", "become@ ")
"""How deeds begin in which "you" is said of the controller too: "you gain 2 life", but "draw a card"."""


def replacement_texts(telling: Telling, ability: Term, until: object, mentioned: frozenset[str]) -> Iterator[Said]:
    """Yield the sentences that may say a replacement or prevention effect (614.1a, 615.1a).

    Args:
        telling: what can be said there.
        ability: the effect as plain data.
        until: how long it lasts, None for a static ability.
        mentioned: targets spoken of before.
    """
    if len(ability) != 1:
        return  # where it works from is said beside it, for which there are no words here
    ((kind, value),) = ability.items()
    speech = telling.speech
    patterns = value.get("if", [])
    if len(patterns) != 1:
        return
    event, known = telling.introduced(patterns[0], mentioned)
    inner = Telling(Speech("you", speech.targets, [event], speech.host, speech.quote))
    lasting = "" if until is None else " this turn"
    condition = value.get("condition")
    under = [""] if condition is None else [f" while {one}" for one in inner.speech.texts("condition", condition)]
    heads = [
        f"{'the next time' if until == 'next-time' else 'if'} {would}{lasting}{extra}"
        for shape in _one_or_more([event])
        for would in speech.texts("would", shape)
        for extra in under
    ]
    if kind == "prevention":
        yield from _prevented(inner, event, value, heads, known)
        return
    acts = value["instead"]
    acts = [{"nothing": "true"}] if acts == "nothing" else acts
    if value.get("optional") == "true":
        acts = [{"may": "you", "do": acts}]
    told: list[Said] = []
    if len(acts) == 1:
        told.extend((text, known) for text in inner.speech.texts("instead", acts[0]))
        told.extend(
            (f"{sentences[0]} instead", after) for _, sentences, after in inner.told(acts, known) if len(sentences) == 1
        )
    else:
        told.extend((text, known) for text in inner.speech.texts("instead", {"steps": acts}))
        told.extend((f"{text} instead", after) for text, after in inner.joined(acts, known))
    for head in heads:
        for text, after in told:
            yield f"{head} , {text}", after
    flows = speech.texts("flow", event)
    for flow in flows:
        if len(acts) == 1 and "damage" in acts[0]:
            for whom in inner.speech.texts("recipient", acts[0]["damage"]):
                yield f"{flow} is dealt to {whom} instead", known
    if acts == [{"nothing": "true"}]:
        whole = {"replaces": event, "instead": {"nothing": "true"}}
        for text in speech.texts("sentence", whole):
            yield text, known
    if len(acts) == 1 and until is None:
        more = {"under": condition} if condition is not None else {}
        for text in speech.texts("sentence", {"replaces": event, "instead": acts[0], **more}):
            yield text, known


def _prevented(inner: Telling, event: Term, value: Term, heads: list[str], known: frozenset[str]) -> Iterator[Said]:
    amounts = inner.speech.texts("prevented", value["prevent"])
    then = value.get("then", [])
    if not then:
        for text in inner.speech.texts("sentence", {"prevents": event, "amount": value["prevent"]}):
            yield text, known
    for head in heads:
        for amount in amounts:
            if not then:
                yield f"{head} , {amount}", known
            for text, after in inner.joined(then, known):
                yield f"{head} , {amount} and {text}", after
    if then:
        for first in inner.speech.texts("sentence", {"prevents": event, "amount": value["prevent"]}):
            for text, after in inner.joined(then, known):
                yield f"{first}. {text}", after


# Predicates.


def predicates(changes: list[Term], lasts: bool) -> Iterator[list[Any]]:
    """Yield the rows of predicates that may say some changes.

    Args:
        changes: modifications as plain data.
        lasts: they are gained for a while, not had all the time.
    """
    if not changes:
        yield []
        return
    for number, items in _first_predicates(changes, lasts):
        for item in items:
            for rest in islice(predicates(changes[number:], lasts), 3):
                yield [item, *rest]


def _first_predicates(changes: list[Term], lasts: bool) -> Iterator[tuple[int, list[Any]]]:
    first = changes[0]
    ((key, value),) = first.items()
    if key in ("gain", "lose", "cant-have") and not (key == "lose" and value == "all-abilities"):
        number = _run(changes, (key,))
        listed = [change[key] for change in changes[:number]]
        gains = {"gains": "true"} if key == "gain" and lasts else {}
        yield number, [{key: listed, **gains}]
        return
    if key == "lose":
        if len(changes) > 1 and _run(changes[1:], _BECOMING):
            for number, items in _becomings(changes[1:]):
                yield number + 1, [{"becomes": one["becomes"], "lose": value, "others": "true"} for one in items]
        yield 1, [first]
        return
    if key == "pt" and isinstance(value, dict):
        yield 1, [*_times(value), first]
        return
    if key in _BECOMING:
        yield 1, [first]
        yield from _becomings(changes)
        return
    yield 1, [first]


_BECOMING = (
    *("set-types", "add-types", "set-subtypes", "add-subtypes", "add-supertypes", "set-colors", "add-colors"),
    "base-pt",
)
"""Changes that "becomes a …" makes (205.1)."""


def _run(changes: Sequence[Term], keys: tuple[str, ...]) -> int:
    return next((place for place, change in enumerate(changes) if next(iter(change)) not in keys), len(changes))


def _times(value: Term) -> Iterator[object]:
    """Yield a change said so many times: "+1/+1 for each …"."""
    parts: list[int] = []
    figure: Json = None
    for name in ("power", "toughness"):
        part = value[name]
        number = 1
        if part == "0":
            parts.append(0)
            continue
        if isinstance(part, dict) and "*" in part and str(part["*"][0]).lstrip("-").isdecimal():
            number, part = int(part["*"][0]), part["*"][1]
        if figure is not None and part != figure:
            return
        figure = part
        parts.append(number)
    if figure is not None:
        signs = ["-" if one < 0 or (one == 0 and min(parts) < 0) else "+" for one in parts]
        change = "/".join(f"{sign}{abs(one)}" for sign, one in zip(signs, parts, strict=True))
        yield {"pt-each": change, "times": figure}


def _becomings(changes: Sequence[Term]) -> Iterator[tuple[int, list[Any]]]:
    for number in range(_run(changes, _BECOMING), 0, -1):
        yield from _becoming(changes, number)


def _becoming(changes: Sequence[Term], number: int) -> Iterator[tuple[int, list[Json]]]:
    table: Term = {}
    for change in changes[:number]:
        table |= change
    if len(table) != number or not any(key.endswith("types") for key in table):
        return
    words: list[str] = []
    words += str(table.get("add-supertypes", "")).split()
    for key in ("set-subtypes", "add-subtypes"):
        value = table.get(key, [])
        words += value if isinstance(value, list) else [value]
    for key in ("set-types", "add-types"):
        words += str(table.get(key, "")).split()
    becomes: Term = {"types": " ".join(words)}
    colors = table.get("set-colors", table.get("add-colors"))
    if colors is not None:
        becomes["colors"] = [] if colors == "colorless" else colors if isinstance(colors, list) else [colors]
    pt = table.get("base-pt")
    if isinstance(pt, str):
        becomes["pt"] = pt
    gained = _run(changes[number:], ("gain",))
    forms = [
        {},
        {"added": "true"},
        {"added": "true", "colors-added": "true"},
        *({"still": one} for one in ("land", "artifact")),
    ]
    if isinstance(pt, dict):
        if pt.get("power") == pt.get("toughness"):
            yield number, [{"becomes": becomes, "each-equal": pt["power"], **form} for form in forms[:1]]
        return
    if gained:
        gains = [change["gain"] for change in changes[number : number + gained]]
        yield number + gained, [{"becomes": {**becomes, "with": gains}, **form} for form in forms]
    yield number, [{"becomes": becomes, **form} for form in forms]


def deed_clauses(kind: str, value: Any, of: Json = None) -> Iterator[Term]:
    """Yield the terms of clauses that may say what something can't, must or may do.

    Args:
        kind: cant, must or may.
        value: the deed with its details.
        of: what it is about, where that is not said in the deed.
    """
    value = {"deed": value} if isinstance(value, str) else value
    rest = {key: one for key, one in value.items() if key not in ("deed", "affects", "if", "player")}
    affects = value.get("affects", value.get("player"))
    item = {kind: [value["deed"]], **rest}
    if value["deed"] == "be-prevented" and affects == {"kind": "source"}:
        yield {"barred": "damage", "with": [item]}
        return
    subject = of if of is not None else "this" if affects is None else affects
    described = isinstance(affects, dict) and not is_possessor(affects) and "aim" not in affects
    if described and of is None:
        subject = {"all": affects}
    if value["deed"] == "be-blocked-by-all":
        yield {"lure": {kind: [value["deed"]], "subject": subject}}
        return
    if described or of is not None or affects in (None, "attached", "this"):
        yield {"change": subject, "with": [item]}
    yield {"barred": subject, "with": [item]}


# Shapes.


def shapes(act: Term, from_zone: str) -> list[Any]:
    """Return the terms of rows that an instruction may be said by."""
    found = dict(act)
    if "search" in found and "whose" not in found:
        found["whose"] = found["search"]
    choosing = None
    for key, value in act.items():
        if isinstance(value, dict) and "choose" in value and "by" in value:
            found[key] = {name: one for name, one in value.items() if name != "by"}
            choosing = value["by"]
    if isinstance(found.get("create"), dict):
        found["create"] = _token(found["create"])
    if found.get("choice") == "one" and isinstance(found.get("add"), str):
        symbols = [f"{{{one}}}" for one in found["add"].strip("{}").split("}{")]
        found["add"] = {"combination" if found.pop("of-each", None) else "one-of": symbols}
    if isinstance(found.get("add"), list):
        found |= {"add": {"one-of": found["add"]}, "choice": "one"}
    shapes = [found] if choosing is None else [{**found, "by": choosing}, found]
    if from_zone:
        shapes.insert(0, {key: {"itself": from_zone} if value == "this" else value for key, value in found.items()})
    if "damage" in found and isinstance(found.get("damage"), dict) and "aim" in found["damage"]:
        aim = found["damage"]["aim"]
        if "divide" in aim:
            shapes.insert(0, {**found, "damage": _divided(aim)})
    if (
        "put-counters" in found
        and isinstance(found["put-counters"], dict)
        and "divide" in found["put-counters"].get("aim", {})
    ):
        shapes.insert(0, {**found, "put-counters": _divided(found["put-counters"]["aim"])})
    return shapes


def _divided(aim: Term) -> Json:
    rest = {key: value for key, value in aim.items() if key != "divide"}
    if rest.get("max") == aim["divide"]:
        rest["max"] = "any"
    return {"divide": aim["divide"], "aim": rest}


def _token(token: Term) -> Json:
    """Return what defines a token in the words of its description: "Elf Warrior creature"."""
    line, _, subtypes = token["types"].partition(" - ")
    if subtypes in PREDEFINED and PREDEFINED[subtypes]["types"] == token["types"] and "pt" not in token:
        return {"types": subtypes, "predefined": "true"}
    words = line.split()
    supertypes = [word.casefold() for word in words if word in ("Legendary", "Basic", "Snow", "World")]
    types = [word.casefold() for word in words if word.casefold() not in supertypes]
    rest = {key: value for key, value in token.items() if key != "types"}
    colors = {"colors": token.get("colors", [])} if "pt" in token or "colors" in token else {}
    return {**rest, **colors, "types": " ".join([*supertypes, *subtypes.split(), *types])}


def _one_or_more(patterns: Sequence[Term]) -> list[Any]:
    """Return event patterns in which any number at once is said by "one or more" (603.2c)."""
    found = []
    for pattern in patterns:
        if pattern.get("batch") == "true":
            rest = {key: value for key, value in pattern.items() if key != "batch"}
            role = next((key for key, value in rest.items() if isinstance(value, dict)), None)
            if role is not None and pattern.get("from") != "graveyard":
                pattern = {**rest, role: {"one-or-more": rest[role]}}
        found.append(pattern)
    return found


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


_RECKONED = frozenset(
    ("value", "count", "+", "-", "*", "half-up", "half-down", "greatest", "total", "distinct", "devotion")
)


def _figures(term: Json) -> Iterator[Json]:
    """Yield the numbers of a term that are formulas."""
    if isinstance(term, dict):
        if _RECKONED & set(term) and term.get("-", [""])[0] != "0":
            yield term
        for value in term.values():
            yield from _figures(value)
    elif isinstance(term, list):
        for value in term:
            yield from _figures(value)


def _with_x(term: Json, figure: Json, made: bool = False) -> Any:
    """Return a term with X for a figure; the power of a token that is made is no change of power."""
    if term == figure:
        return "X"
    if isinstance(term, dict):
        found = {key: _with_x(value, figure, made or key == "create") for key, value in term.items()}
        if set(found) == {"power", "toughness"}:
            halves = [_half(found[name]) for name in ("power", "toughness")]
            if all(halves):
                return "/".join(map(str, halves)).replace("+", "" if made else "+")
        return found
    if isinstance(term, list):
        listed = [_with_x(item, figure, made) for item in term]
        return "{X}" if listed == [{"mana": "X"}] else listed
    return term


def _half(part: Json) -> str | None:
    if part == "X":
        return "+X"
    if part == {"-": ["0", "X"]}:
        return "-X"
    return f"+{part}" if isinstance(part, str) and part.isdecimal() else None
