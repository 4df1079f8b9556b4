"""What happened in a step, as expectations ask about it: events, triggers, replacements, decisions, and the rules cited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Event, Record
from judgekit.scenarios.comparing import same, words
from judgekit.scenarios.sessions import ScriptedTable
from judgekit.scenarios.stops import means_kind
from judgekit.table.adapter import GameAdapter, Misfit
from judgekit.table.what_is_meant import what_is_meant

MAKES_SEVERAL = frozenset(("create",))
"""Events of which one makes several objects: how often may mean the events or what they made."""

Rest = dict[str, Any]
"""What an expectation says that was not looked at yet."""


class Failure(NamedTuple):
    """An expectation that does not hold.

    Attributes:
        expected: what was expected.
        found: what was found.
        rules: the rules by which that is so, by the numbers of the edition played.
    """

    expected: str
    found: str
    rules: tuple[str, ...] = ()


_DETAIL_NAMES = {"from": ("origin",), "kind": ("counter",)}
"""Names of details of events in scenarios, and those that games give them."""


class Happenings:
    """The records of a step, and the expectations about them; each gets its keys without citations, and returns a failure or None.

    Attributes:
        scene: the game.
        table: the table after the step.
        records: what happened in the step.
    """

    def __init__(self, scene: GameAdapter, table: ScriptedTable, records: list[Record]) -> None:
        self.scene = scene
        self.table = table
        self.records = records

    def event(self, rest: Rest) -> Failure | None:
        """Judge that an event happened: which, how often, at once or not."""
        meant = [_meaning(name) for name in self.scene.events.get(rest["event"], (rest["event"],))]
        wanted = {key: value for key, value in rest.items() if key not in ("event", "count", "simultaneous")}
        records = [
            record
            for record in self.records
            if record.event is not None
            and any(record.what == kind and self._is(record, {**details, **wanted}) for kind, details in meant)
        ]
        name = words(rest)
        times = sum(record.times for record in records)
        several = [record for record in records if record.what in MAKES_SEVERAL]
        made = sum(record.event.amount * record.times for record in several if record.event is not None)
        if "count" in rest and not (same(rest["count"], times) or (made and same(rest["count"], made))):
            return Failure(name, phrase("{times} of them", times=times))
        if "count" not in rest and not records:
            return Failure(name, phrase("it did not happen"))
        if same(rest.get("simultaneous", "false"), True) and len({record.batch for record in records}) > 1:
            return Failure(name, phrase("at {times} different times", times=len({record.batch for record in records})))
        if (
            rest.get("simultaneous") in ("false", "no")
            and len(records) > 1
            and len({record.batch for record in records}) == 1
        ):
            return Failure(name, phrase("all of them at once"))
        return None

    def _is(self, record: Record, wanted: Mapping[str, Json]) -> bool:
        event = record.event
        assert event is not None
        if record.what == "replaced":
            return False
        there: object
        for key, value in wanted.items():
            if key in ("object", "of", "on", "target") or (key == "to" and record.what == "damage"):
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

    def counts(self, rest: dict[str, Json], what: str, name: str) -> Failure | None:
        """Judge how often something was triggered, or an effect applied."""
        value = rest[name]
        if what == "triggered" and value in ("none", "nothing"):
            found = sorted({self._named(record.of) or "" for record in self.records if record.what == what})
            return Failure(phrase("nothing triggered"), words(found)) if found else None
        wanted = value if isinstance(value, dict) else dict.fromkeys(value if isinstance(value, list) else [value])
        known = self.ids()
        for id, number in wanted.items():
            if id not in known and self.scene.game_value(self.table.position, id, None) is None:
                raise Misfit(
                    phrase("there is nothing called {name!r}", name=id), (name,), what_is_meant(id, self.table.position)
                )
            key = "by" if what == "replaced" else "of"
            meant = (one for one in self.records if one.what == what and self._named(getattr(one, key)) == id)
            there = sum(one.times for one in meant)
            if (number is None and not there) or (number is not None and not same(number, there)):
                return Failure(f"{name} {id}: {number if number is not None else 'at least once'}", str(there))
        return None

    def ids(self) -> set[str]:
        """Return every name of an object, player or effect there is or was; a designation (the monarch) is a game's value."""
        position = self.table.position
        ids = {id for record in self.table.trace.records for id in (record.of, record.by)}
        ids |= {*position.objects, *position.players, *position.effects}
        every = {*ids, *(self._named(id) for id in ids)}
        return {id for id in every if id is not None}

    def rewrite(self, rest: dict[str, Json]) -> Failure | None:
        """Judge how an event was changed by replacement effects, one after another."""
        wanted = rest["rewrite"]
        if not isinstance(wanted, dict):
            raise Misfit(phrase("`rewrite` needs event, amounts and by"), ("rewrite",))
        kinds = self.scene.events.get(wanted.get("event", ""), (wanted.get("event", ""),))
        chains = self._chains(kinds, wanted.get("player", wanted.get("object")))
        shown = [phrase("{amounts} by {by}", amounts=words(amounts), by=words(by)) for amounts, by in chains]
        for amounts, by in chains:
            if ("amounts" not in wanted or same(wanted["amounts"], amounts)) and (
                "by" not in wanted or same(wanted["by"], by)
            ):
                return None
        return Failure(
            phrase("rewrite {wanted}", wanted=words(wanted)), "; ".join(shown) or phrase("nothing was replaced")
        )

    def _chains(self, kinds: Sequence[str], of: str | None) -> list[tuple[list[int], list[str]]]:
        """Return for every event that was replaced its amounts and the effects that changed it, in order."""
        chains: list[tuple[list[int], list[str], Json]] = []
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

    def decided(self, rest: Rest) -> Failure | None:
        """Judge that a decision was made, or how many of a kind."""
        if isinstance(rest["decided"], dict):
            return self._decisions(rest["decided"])
        if isinstance(rest.get("by"), list):
            return self._deciders(rest["decided"], rest["by"], same(rest.get("in-order", "true"), True))
        asked = {key: value for key, value in rest.items() if key not in ("decided", "count")}
        made = 0
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
                made += all(same(value, there.get(key)) for key, value in asked.items())
        if "count" in rest:
            return None if same(rest["count"], made) else Failure(phrase("decided {rest}", rest=words(rest)), str(made))
        if made:
            return None
        return Failure(phrase("decided {rest}", rest=words(rest)), phrase("no such decision in this step"))

    def _deciders(self, kind: str, wanted: list[str], in_order: bool) -> Failure | None:
        """Judge who made the decisions of a kind, one after another; several in a row of one player count once."""
        made = [
            record.by or ""
            for record in self.records
            if record.what == "decision" and means_kind(self.scene, kind, record.details.get("kind", ""))
        ]
        there = [by for number, by in enumerate(made) if not number or made[number - 1] != by]
        if there == wanted or (not in_order and sorted(there) == sorted(wanted)):
            return None
        return Failure(phrase("decided {kind} by {wanted}", kind=kind, wanted=words(wanted)), words(there))

    def _decisions(self, wanted: Mapping[str, Json]) -> Failure | None:
        """Judge how many decisions of a kind were made."""
        made = [record.details.get("kind", "") for record in self.records if record.what == "decision"]
        for kind, number in wanted.items():
            if not any(means_kind(self.scene, kind, known) for known in self.scene.game.questions):
                raise Misfit(phrase("unknown kind of decision {name!r}", name=kind), ("decided", kind))
            there = sum(1 for one in made if means_kind(self.scene, kind, one))
            if not same(number, there):
                return Failure(phrase("decided {kind}: {number}", kind=kind, number=words(number)), str(there))
        return None

    def trace(self, rest: Rest) -> Failure | None:
        """Judge that rules were cited, in order where that is asked for."""
        cited = [number for record in self.records for number in record.rules]
        place = 0
        for wanted in rest["trace"] if isinstance(rest["trace"], list) else [rest["trace"]]:
            options = wanted if isinstance(wanted, list) else [wanted]
            start = place if same(rest.get("in-order", "false"), True) else 0
            found = [
                n for n in range(start, len(cited)) if any(self.table.means(option, cited[n]) for option in options)
            ]
            if not found:
                return Failure(
                    phrase("the trace cites {wanted}", wanted=words(wanted)),
                    phrase("it cites {cited}", cited=", ".join(dict.fromkeys(cited)) or phrase("nothing")),
                )
            place = found[0]
        return None


def _meaning(name: str) -> tuple[str, dict[str, str]]:
    """Return kind and details of an event name of a game ("move?to=battle-area")."""
    kind, _, details = name.partition("?")
    return kind, dict(pair.split("=", 1) for pair in details.split("&")) if details else {}
