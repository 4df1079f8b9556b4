"""Expectations: what must be true after a step, what its trace must and must not cite, why an answer must be illegal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from judgekit.engine import Event, IllegalAnswer, Question, Record, Refused
from judgekit.engine.scenes import Misfit, Scene
from judgekit.scenarios.comparing import included, rule_matches, same, words
from judgekit.scenarios.shapes import CITATIONS, REMARKS, family_of
from judgekit.scenarios.tables import ScriptedTable, means_kind


class Failure(NamedTuple):
    """An expectation that does not hold.

    Attributes:
        expected: what was expected.
        found: what was found.
    """

    expected: str
    found: str


class Asked(NamedTuple):
    """What a query found.

    Attributes:
        value: the value, or None where it is a set of legal answers.
        question: the question whose answers were asked for, or None.
        rules: the rules that decided.
        distribution: how many lines give each value, or None.
    """

    value: Any = None
    question: Question | None = None
    rules: tuple[str, ...] = ()
    distribution: Mapping[str, int] | None = None


class Judging:
    """Judges the expectations of one step.

    Attributes:
        scene: the game.
        table: the table after the step.
        since: number of the first record of the step.
        asked: what the step asked, or None.
        refused: the refusal, where the step was illegal.
    """

    def __init__(
        self,
        scene: Scene,
        table: ScriptedTable,
        since: int,
        asked: Asked | None = None,
        refused: IllegalAnswer | None = None,
    ) -> None:
        self.scene = scene
        self.table = table
        self.records: list[Record] = table.records(since)
        self.asked = asked
        self.refused = refused

    def judge(self, expectation: Mapping[str, Any]) -> Failure | None:
        """Judge one expectation.

        Returns:
            None where it holds.

        Raises:
            Misfit: it cannot be read; its path starts inside the expectation.
        """
        rest = {key: value for key, value in expectation.items() if key not in REMARKS and key not in CITATIONS}
        found: list[str] = []
        family = family_of(rest)
        failure = self._game(rest, found) if family is None else _JUDGES[family](self, rest, found)
        return failure or self._citations(expectation, found)

    # Families of expectations; each gets all keys but the citations, and adds the rules of what it looked up to found.

    def _illegal(self, rest: dict[str, Any], found: list[str]) -> Failure | None:
        choice = rest["illegal"]
        if self.asked is not None and self.asked.question is not None and choice not in ("true", "yes"):
            question = self.asked.question
            verdict = question.judge(self._choice(question, choice))
            if not isinstance(verdict, Refused):
                return Failure(f"{words(choice)} is illegal", "it is legal")
            self.refused = IllegalAnswer(question, choice, verdict)
            found.extend(verdict.rules)
            return None
        if self.refused is None:
            return None if choice in ("false", "no") else Failure("the step is illegal", "it is legal")
        if choice in ("false", "no"):
            return Failure("the step is legal", str(self.refused))
        found.extend(self.refused.rules)
        return None

    def _choice(self, question: Question, plain: Any) -> Any:
        """Return the kernel's choice; of what is no choice of this kind at all something that no question offers."""
        try:
            choice = self.scene.read_choice(question, plain)
            hash(choice)
        except (Misfit, TypeError):
            return ("no such choice", words(plain))
        return choice

    def _object(self, rest: dict[str, Any], found: list[str]) -> Failure | None:
        for id in rest["object"] if isinstance(rest["object"], list) else [rest["object"]]:
            for key, value in rest.items():
                if key != "object":
                    finding = self.scene.object_value(self.table.position, id, _positive(key))
                    found.extend(finding.rules)
                    failure = _compare(f"{id} {key}", key, value, finding.value)
                    if failure is not None:
                        return failure
        return None

    def _player(self, rest: dict[str, Any], found: list[str]) -> Failure | None:
        id = rest["player"]
        for key, value in rest.items():
            if key != "player":
                finding = self.scene.player_value(self.table.position, id, _positive(key))
                found.extend(finding.rules)
                failure = _compare(f"{id} {key}", key, value, finding.value)
                if failure is not None:
                    return failure
        return None

    def _game(self, rest: dict[str, Any], found: list[str]) -> Failure | None:
        for key, value in rest.items():
            finding = self.scene.game_value(self.table.position, key, value)
            if finding is None:
                raise Misfit(f"unknown expectation {key!r}", (key,))
            found.extend(finding.rules)
            failure = _compare(key, key, value, finding.value)
            if failure is not None:
                return failure
        return None

    def _event(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        meant = [_meaning(name) for name in self.scene.events.get(rest["event"], (rest["event"],))]
        wanted = {key: value for key, value in rest.items() if key not in ("event", "count", "simultaneous")}
        records = [
            record
            for record in self.records
            if record.event is not None
            and any(record.what == kind and self._is(record, {**details, **wanted}) for kind, details in meant)
        ]
        name = words(rest)
        if "count" in rest and not same(rest["count"], len(records)):
            return Failure(name, f"{len(records)} of them")
        if "count" not in rest and not records:
            return Failure(name, "it did not happen")
        if same(rest.get("simultaneous", "false"), True) and len({record.batch for record in records}) > 1:
            return Failure(name, f"at {len({record.batch for record in records})} different times")
        if (
            rest.get("simultaneous") in ("false", "no")
            and len(records) > 1
            and len({record.batch for record in records}) == 1
        ):
            return Failure(name, "all of them at once")
        return None

    def _is(self, record: Record, wanted: Mapping[str, Any]) -> bool:
        event = record.event
        assert event is not None
        if record.what == "replaced":
            return False
        there: Any
        for key, value in wanted.items():
            if key in ("object", "of", "on", "target"):
                there = self._named(event.of)
            elif key == "player":
                there = event.of if event.of in self.table.position.players else self._player_of(event)
            elif key in ("source", "by"):
                there = self._named(event.by)
            elif key == "amount":
                there = event.amount
            else:
                names = (key.replace("-", "_"), key, *_DETAIL_NAMES.get(key, ()))
                there = next((event.get(name) for name in names if event.get(name) is not None), False)
            meant = value if isinstance(value, list) and isinstance(there, str) else [value]
            if not any(same(one, there) for one in meant):
                return False
        return True

    def _player_of(self, event: Event) -> str | None:
        """Return the player an event on an object concerns: the one it names, else the object's controller."""
        named: str | None = event.get("player")
        record = self.table.position.objects.get(event.of or "")
        return named if named is not None else getattr(record, "controller", None)

    def _named(self, id: str | None) -> str | None:
        return None if id is None else self.scene.name_of(self.table.position, id)

    def _counts(self, rest: dict[str, Any], what: str, name: str) -> Failure | None:
        value = rest[name]
        wanted = value if isinstance(value, dict) else dict.fromkeys(value if isinstance(value, list) else [value])
        known = self._ids()
        for id, number in wanted.items():
            if id not in known and self.scene.game_value(self.table.position, id, None) is None:
                raise Misfit(f"there is nothing called {id!r}", (name,))
            key = "by" if what == "replaced" else "of"
            there = sum(1 for record in self.records if record.what == what and self._named(getattr(record, key)) == id)
            if (number is None and not there) or (number is not None and not same(number, there)):
                return Failure(f"{name} {id}: {number if number is not None else 'at least once'}", str(there))
        return None

    def _ids(self) -> set[str | None]:
        """Return every name of an object, player or effect there is or was; a designation (the monarch) is a game's value."""
        position = self.table.position
        ids = {id for record in self.table.trace.records for id in (record.of, record.by)}
        ids |= {*position.objects, *position.players, *position.effects}
        return {*ids, *(self._named(id) for id in ids)}

    def _triggered(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        return self._counts(rest, "triggered", "triggered") or self._rest(rest, "triggered", _found)

    def _applied(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        return self._counts(rest, "replaced", "applied") or self._rest(rest, "applied", _found)

    def _rest(self, rest: dict[str, Any], done: str, found: list[str]) -> Failure | None:
        left = {key: value for key, value in rest.items() if key != done}
        return self._game(left, found) if left else None

    def _rewrite(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        wanted = rest["rewrite"]
        if not isinstance(wanted, dict):
            raise Misfit("`rewrite` needs event, amounts and by", ("rewrite",))
        kinds = self.scene.events.get(wanted.get("event", ""), (wanted.get("event", ""),))
        chains = self._chains(kinds, wanted.get("player", wanted.get("object")))
        shown = [f"{words(amounts)} by {words(by)}" for amounts, by in chains]
        for amounts, by in chains:
            if ("amounts" not in wanted or same(wanted["amounts"], amounts)) and (
                "by" not in wanted or same(wanted["by"], by)
            ):
                return None
        return Failure(f"rewrite {words(wanted)}", "; ".join(shown) or "nothing was replaced")

    def _chains(self, kinds: Sequence[str], of: str | None) -> list[tuple[list[int], list[str]]]:
        """Return for every event that was replaced its amounts and the effects that changed it, in order."""
        chains: list[tuple[list[int], list[str], Any]] = []
        for record in self.records:
            event = record.event
            if record.what != "replaced" or event is None or event.kind not in kinds:
                continue
            if of is not None and self._named(event.of) != of:
                continue
            became = record.details.get("became", ())
            after = became[0] if became else None
            for number, (amounts, by, last) in enumerate(chains):
                if last == event:
                    chains[number] = (
                        [*amounts, after.amount if after else 0],
                        [*by, self._named(record.by) or ""],
                        after,
                    )
                    break
            else:
                chains.append(([event.amount, after.amount if after else 0], [self._named(record.by) or ""], after))
        return [(amounts, by) for amounts, by, _ in chains]

    def _decided(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        if isinstance(rest["decided"], dict):
            return self._decisions(rest["decided"])
        for record in self.records:
            if record.what == "decision" and means_kind(self.scene, rest["decided"], record.details.get("kind", "")):
                question = record.question
                choice = self.scene.write_choice(question, record.choice) if question is not None else record.choice
                there = {
                    "by": record.by,
                    "of": self._named(record.of),
                    "choice": choice,
                    "chosen": choice,
                    "choose": choice,
                }
                if all(key == "decided" or same(value, there.get(key)) for key, value in rest.items()):
                    return None
        return Failure(f"decided {words(rest)}", "no such decision in this step")

    def _decisions(self, wanted: Mapping[str, Any]) -> Failure | None:
        """Judge how many decisions of a kind were made."""
        made = [record.details.get("kind", "") for record in self.records if record.what == "decision"]
        for kind, number in wanted.items():
            if not any(means_kind(self.scene, kind, known) for known in self.scene.game.questions):
                raise Misfit(f"unknown kind of decision {kind!r}", ("decided", kind))
            there = sum(1 for one in made if means_kind(self.scene, kind, one))
            if not same(number, there):
                return Failure(f"decided {kind}: {words(number)}", str(there))
        return None

    def _trace(self, rest: dict[str, Any], _found: list[str]) -> Failure | None:
        cited = [number for record in self.records for number in record.rules]
        place = 0
        for wanted in rest["trace"] if isinstance(rest["trace"], list) else [rest["trace"]]:
            options = wanted if isinstance(wanted, list) else [wanted]
            start = place if same(rest.get("in-order", "false"), True) else 0
            found = [n for n in range(start, len(cited)) if any(rule_matches(option, cited[n]) for option in options)]
            if not found:
                return Failure(
                    f"the trace cites {words(wanted)}", f"it cites {', '.join(dict.fromkeys(cited)) or 'nothing'}"
                )
            place = found[0]
        return None

    def _answers(self, rest: dict[str, Any], found: list[str]) -> Failure | None:
        asked = self.asked
        if asked is None:
            raise Misfit("`exactly`, `includes`, `excludes`, `answer` and `distribution` belong to an `ask`")
        found.extend(asked.rules)
        for key, value in rest.items():
            if key == "distribution":
                failure = _compare("distribution", key, value, asked.distribution)
            elif key not in ("exactly", "includes", "excludes", "answer"):
                failure = self._game({key: value}, found)
            elif asked.question is not None and asked.value is None:
                failure = self._set(key, value, asked.question)
            else:
                there = asked.value if asked.distribution is None else asked.distribution
                failure = _compare("answer", _AS_VALUE[key], value, there)
            if failure is not None:
                return failure
        return None

    def _set(self, key: str, value: Any, question: Question) -> Failure | None:
        options = set(question.choices)
        unsaid = self.scene.unsaid.get(question.kind)
        shown = words([self.scene.write_choice(question, choice) for choice in question.choices])
        if key == "answer":
            key = "exactly"
        listed = value if isinstance(value, list) else [value]
        if isinstance(value, str) and value in ("none", "empty") and not options:
            listed = []
        wanted = {self._choice(question, plain): plain for plain in listed}
        if key == "exactly":
            if unsaid not in wanted:
                options.discard(unsaid)
            missing = [plain for choice, plain in wanted.items() if choice not in options]
            if missing or set(wanted) != options:
                return Failure(f"exactly {words(listed)}", shown)
        elif key == "includes":
            missing = [plain for choice, plain in wanted.items() if choice not in options]
            if missing:
                return Failure(f"includes {words(missing)}", shown)
        else:
            there = [plain for choice, plain in wanted.items() if choice in options]
            if there:
                return Failure(f"excludes {words(there)}", shown)
        return None

    def _citations(self, expectation: Mapping[str, Any], found: Sequence[str]) -> Failure | None:
        cited = list(dict.fromkeys([*(number for record in self.records for number in record.rules), *found]))
        if self.asked is not None:
            cited = list(dict.fromkeys([*cited, *self.asked.rules]))
        self.table.reasons.extend(dict.fromkeys([*found, *(self.asked.rules if self.asked is not None else ())]))
        for wanted in _rules(expectation, "cites"):
            options = wanted if isinstance(wanted, list) else [wanted]
            if not any(rule_matches(option, number) for option in options for number in cited):
                return Failure(f"cites {words(wanted)}", f"cited: {', '.join(cited) or 'nothing'}")
        for wanted in _rules(expectation, "never"):
            options = wanted if isinstance(wanted, list) else [wanted]
            hit = [number for number in cited if any(rule_matches(option, number) for option in options)]
            if hit:
                return Failure(f"never cites {words(wanted)}", f"cited: {', '.join(hit)}")
        reasons = _rules(expectation, "because")
        if reasons:
            flat = [option for wanted in reasons for option in (wanted if isinstance(wanted, list) else [wanted])]
            given = self.refused.rules if self.refused is not None else ()
            if not any(rule_matches(option, number) for option in flat for number in given):
                return Failure(f"because {words(reasons)}", f"because {', '.join(given) or 'nothing'}")
        return None


def _meaning(name: str) -> tuple[str, dict[str, str]]:
    """Return kind and details of an event name of a game ("move?to=battle-area")."""
    kind, _, details = name.partition("?")
    return kind, dict(pair.split("=", 1) for pair in details.split("&")) if details else {}


def _rules(expectation: Mapping[str, Any], key: str) -> list[Any]:
    value = expectation.get(key, [])
    return [value] if isinstance(value, str) else list(value)


_DETAIL_NAMES = {"from": ("origin",), "kind": ("counter",)}
"""Names of details of events in scenarios, and those that games give them."""
_AS_VALUE = {"exactly": "exactly", "answer": "exactly", "includes": "has", "excludes": "lacks"}
_INCLUDING = frozenset(["is", "has"])
_EXCLUDING = frozenset(["lacks", "is-not", "not"])

_JUDGES = {
    "illegal": Judging._illegal,
    "event": Judging._event,
    "rewrite": Judging._rewrite,
    "triggered": Judging._triggered,
    "applied": Judging._applied,
    "decided": Judging._decided,
    "trace": Judging._trace,
    "exactly": Judging._answers,
    "includes": Judging._answers,
    "excludes": Judging._answers,
    "answer": Judging._answers,
    "distribution": Judging._answers,
    "object": Judging._object,
    "player": Judging._player,
}
"""How each family of expectations is judged."""


def _positive(key: str) -> str:
    """Return the property that a negative expectation is about."""
    return {"lacks": "has", "is-not": "is", "not": "is"}.get(key, key)


def _compare(name: str, key: str, expected: Any, found: Any) -> Failure | None:
    if key in _INCLUDING:
        holds = included(expected, found)
    elif key in _EXCLUDING:
        listed = expected if isinstance(expected, list) else [expected]
        holds = not any(included(item, found) for item in listed)
    else:
        holds = same(expected, found)
    return None if holds else Failure(f"{name}: {words(expected)}", words(found))
