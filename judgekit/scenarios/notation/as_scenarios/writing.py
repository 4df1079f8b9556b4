"""A scenario printed as table notation: its cards, its position and what is done, so that reading it gives the same again.

What has no words of its own stands as a scenario file writes it, in quotation marks; what cannot stand there is named and left
out. A line is only printed in words that read back as what it says.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.files.changing import at_the_point, change_by_ids
from judgekit.scenarios.files.model import Fork, Scenario, Step
from judgekit.scenarios.forking import at_question, step_at
from judgekit.scenarios.notation.answering.expecting import expected_by, parted
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.reading.mentions import mention_of
from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.reading.variations import differences, variations_of
from judgekit.scenarios.notation.telling.printing import line_of, named_terms
from judgekit.scenarios.notation.words.grammar import NotationGrammar, quoted
from judgekit.scenarios.notation.words.naming import Names, Resolving, Thing
from judgekit.scenarios.notation.words.splitting import Quotes, statements_of

_PLAIN_NAME = re.compile(r"[^\d\s\W](?:[^;:(){}\[\]\"#?=*/「」『』“”\n]|//(?=\w))*")
_SAID_ELSEWHERE = frozenset(("id", "card", "controller", "note"))


class Printed(NamedTuple):
    """A scenario as notation.

    Attributes:
        text: the notation.
        left_out: what it cannot say, in few words each.
        ids: what each object is called in it, by its id.
    """

    text: str
    left_out: tuple[str, ...]
    ids: Mapping[str, str]


class _Lying(NamedTuple):
    """An object of the start position: whose line it stands in, its zone, its entry; an entry without a card is a number."""

    player: str
    zone: str
    entry: Mapping[str, Json]


def printed(scenario: Scenario, lang: str = "en") -> Printed:
    """Return a scenario as notation.

    Args:
        scenario: the scenario.
        lang: "en" or "ja".
    """
    return _Printing(scenario, lang).all()


def expanded(entry: Mapping[str, Json]) -> list[dict[str, Json]]:
    """Return the entries that one with `copies` stands for."""
    number = entry.get("copies")
    rest = {key: value for key, value in entry.items() if key not in ("copies", "note")}
    if number is None:
        return [rest]
    name = str(entry.get("id", entry.get("card", "")))
    return [{**rest, "id": f"{name}-{place}"} for place in range(1, int(str(number)) + 1)]


class _Printing:
    def __init__(self, scenario: Scenario, lang: str) -> None:
        self.scenario = scenario
        self.lang = lang
        self.grammar: NotationGrammar = grammar_of(scenario.game)
        self.words = self.grammar.words
        self.left_out: list[str] = []
        players = scenario.given.get("players")
        self.players = list(players) if isinstance(players, Mapping) and players else ["A", "B"]
        self.given: dict[str, Json] = {}
        self.data: list[str] = []
        self.kept: frozenset[str] = frozenset()
        self.lying = self._lying()
        self.names = self._names()

    def all(self) -> Printed:
        head = [f"{'ルール' if self.lang == 'ja' else 'rules'} {self.scenario.rules}"]
        head.append("書いたとおり" if self.lang == "ja" else "as written")
        top = self.scenario.tree.value
        rest = {key: top[key] for key in ("policy", "answers") if isinstance(top, dict) and top.get(key)}
        if rest:
            head.append(f"scenario as {self._data(rest)}")
        if self.scenario.given.get("turn") and not self._moment():
            self.given["turn"] = self.scenario.given["turn"]
        head += self._variants()
        if self.given:
            head.append(f"given as {self._data(self.given)}")
        if self.players != sorted(self.players):
            head.append(f"{'席順' if self.lang == 'ja' else 'seats'} {', '.join(self.players)}")
        play = self._play()
        self._position()
        whole = "\n".join(self.data)
        self.kept |= {id for id, name in self.names.items() if id != name and id in whole}
        lines = [*head, *self._cards(), *self._position(), *play]
        ids = {id: id if id in self.kept else name for id, name in self.names.items()}
        return Printed("\n".join(lines) + "\n", tuple(dict.fromkeys(self.left_out)), ids)

    def _variants(self) -> list[str]:
        """Return the variants that are played, in words; what has no words is left to the data."""
        options = self.given.get("options")
        found: list[str] = []
        left: dict[str, Json] = {}
        for key, value in options.items() if isinstance(options, Mapping) else ():
            text = self.grammar.worded("variant", {"options": {key: value}}, self.lang)
            if text is None:
                left[key] = value
            else:
                found.append(text)
        if found:
            self.given = {**{key: value for key, value in self.given.items() if key != "options"}}
            if left:
                self.given["options"] = left
        return found

    def _data(self, value: Json) -> str:
        """Return a part of the scenario as its file writes it; the ids in it stay, so the objects that it names keep theirs."""
        text = as_data(value)
        self.data.append(text)
        return text

    def _lying(self) -> list[_Lying]:
        given = self.scenario.given
        found: list[_Lying] = []
        for key in given:
            if key not in ("players", "turn", "note", *self.words.shared):
                self.given[key] = given[key]
        for zone in sorted(self.words.shared, key=lambda one: one == self.words.home):
            listed = given.get(zone)
            for entry in listed if isinstance(listed, list) else ():
                if isinstance(entry, Mapping):
                    owner = str(entry.get("controller", "")) if zone == self.words.home else ""
                    found += [_Lying(owner, zone, one) for one in self._apart(entry)]
        of_players = given.get("players")
        for player, own in of_players.items() if isinstance(of_players, Mapping) else ():
            for zone in self.words.zones:
                if isinstance(own, Mapping) and zone in own and zone not in self.words.shared:
                    found += [_Lying(player, zone, one) for entry in _listed(own[zone]) for one in self._apart(entry)]
        places = {player: number for number, player in enumerate(("", *self.players))}
        order = [self.words.home, *self.words.zones]
        return sorted(found, key=lambda one: (places.get(one.player, 0), order.index(one.zone)))

    def _apart(self, entry: Mapping[str, Json]) -> list[Mapping[str, Json]]:
        """Return the entries that one with `copies` stands for; where the scenario speaks of them as one, they stay together."""
        top = self.scenario.tree.value
        if "copies" in entry and _mentions([top.get(key) for key in ("script", "forks", "answers")], entry.get("id")):
            self.kept |= {str(entry["id"])}
            return [entry]
        return [*expanded(entry)]

    def _names(self) -> dict[str, str]:
        counts: dict[str, int] = {}
        for one in self.lying:
            card = str(one.entry.get("card", ""))
            counts[card] = counts.get(card, 0) + 1
        numbers: dict[str, int] = {}
        found: dict[str, str] = {}
        for one in self.lying:
            card = str(one.entry.get("card", ""))
            if not card:
                continue
            numbers[card] = numbers.get(card, 0) + 1
            name = card.replace(".", "")
            found[str(one.entry.get("id", card))] = f"{name} {numbers[card]}" if counts[card] > 1 else name
        return found

    def _cards(self) -> list[str]:
        lines = []
        basic = {names[0]: definition for names, definition in self.words.basics}
        lying = {str(one.entry.get("card")) for one in self.lying}
        for name, definition in self.scenario.cards.items():
            if name in lying and basic.get(name) == definition:
                continue
            text = self.words.describe(name, definition) if isinstance(definition, Mapping) else None
            if not _is_plain(name) or not isinstance(definition, Mapping):
                self.left_out.append(f"card {name}")
                continue
            if text is None or not self._describes(text, name, definition):
                text = f"{name} as {as_data(dict(definition))}"
            lines.append(f"{'カード' if self.lang == 'ja' else 'card'}: {text}")
        return lines

    def _describes(self, text: str, name: str, definition: Mapping[str, Json]) -> bool:
        """Tell whether the words of a card read back as its definition."""
        quotes = Quotes()
        try:
            (statement,) = statements_of(f"card: {text}", quotes)
            read = mention_of(statement.body, self.grammar, quotes, one=True)
        except (JudgekitError, ValueError):
            return False
        if read is None or read.words is None or read.name != name or read.facts:
            return False
        return self.words.define(read.words) == definition

    def _position(self) -> list[str]:
        lines = []
        for zone in sorted(self.words.shared - {self.words.home}):
            there = [one for one in self.lying if one.zone == zone]
            if there:
                lines.append(f"{self._zone(zone)}: {', '.join(self._object(one) for one in there)}")
        of_players = self.scenario.given.get("players")
        for player in self.players:
            own = of_players.get(player) if isinstance(of_players, Mapping) else None
            lines.append(f"{player}: {self._player(player, own if isinstance(own, Mapping) else {})}".rstrip())
        lines.append(self._moment())
        return [line for line in lines if line]

    def _zone(self, zone: str) -> str:
        return self.words.zones[zone][1 if self.lang == "ja" else 0].split("|")[0].strip()

    def _player(self, player: str, own: Mapping[str, Json]) -> str:
        groups: list[str] = []
        first: list[str] = []
        for key, value in own.items():
            if key in self.words.zones or key == "note":
                continue
            for term in _one_by_one(key, value):
                text = self.grammar.worded("owned", term, self.lang)
                if text is None:
                    first.append(f"as {self._data(term)}")
                else:
                    first.append(text)
        first += [self._object(one) for one in self.lying if one.player == player and one.zone == self.words.home]
        if first:
            groups.append(", ".join(first))
        for zone in self.words.zones:
            if zone in own and zone not in self.words.shared:
                there = [self._object(one) for one in self.lying if one.player == player and one.zone == zone]
                empty = "なし" if self.lang == "ja" else "empty"
                groups.append(f"{self._zone(zone)}: {', '.join(there) or empty}")
        return "; ".join(groups)

    def _object(self, one: _Lying) -> str:
        entry = one.entry
        if "unknown" in entry:
            return f"{entry['unknown']}枚" if self.lang == "ja" else f"{entry['unknown']} cards"
        name = str(entry.get("card", ""))
        if not name or not _is_plain(name):
            self.left_out.append("an object without a card" if not name else f"the name {name}")
        facts = [str(entry["controller"])] if one.player == "" and "controller" in entry else []
        id = str(entry.get("id", name))
        if id in self.kept:
            facts.append(f"id {quoted(id)}")
        for key, value in entry.items():
            if key in _SAID_ELSEWHERE:
                continue
            for term in _one_by_one(key, value):
                text = self._fact(term, str(entry.get("controller", one.player)))
                if text is None:
                    facts.append(f"as {self._data(term)}")
                else:
                    facts.append(text)
        return f"{name} ({', '.join(facts)})" if facts else name

    def _fact(self, term: Mapping[str, Json], by: str) -> str | None:
        from_ids = renamed(term, self.names)
        assert isinstance(from_ids, Mapping)
        plain = self.grammar.worded("fact", from_ids, self.lang)
        if plain is not None:
            return plain
        for way in named_terms(from_ids, self.players, frozenset(self.names.values()), by):
            text = self.grammar.worded("fact", way, self.lang)
            if text is not None:
                return text
        return None

    def _moment(self) -> str:
        """Return where the game is, in words; empty where nothing is said of it or words do not say all of it."""
        turn = self.scenario.given.get("turn")
        rest = {key: value for key, value in turn.items() if key != "note"} if isinstance(turn, Mapping) else {}
        if "before" in rest and "step" in rest:
            joined = {"step": rest.pop("step"), "before": rest.pop("before")}
            rest = {**rest, "@joined": joined}
        found = []
        for key, value in rest.items():
            text = self.grammar.worded("moment", value if key == "@joined" else {key: value}, self.lang)
            if text is None:
                return ""
            found.append(text)
        return ", ".join(found)

    def _play(self) -> list[str]:
        """Return the lines of play, each with what it expects and the variations that leave the game there."""
        variations: dict[int, list[str]] = {}
        for fork in self.scenario.forks:
            place = len(self.scenario.script)
            if fork.at is None:
                place = 0
            elif not at_question(fork):
                place = step_at(self.scenario, fork) + 1
            variations.setdefault(place, []).extend(self._variation(fork))
        lines = variations.get(0, [])
        for number, step in enumerate(self.scenario.script, start=1):
            lines += [*self._step(step), *variations.get(number, [])]
        return lines

    def _step(self, step: Step) -> list[str]:
        """Return the line of a step, and those of what it expects."""
        return [self._line(step), *(self._expected(one) for one in step.expect)]

    def _line(self, step: Step) -> str:
        if step.action is None:
            return f"ask {self._data(dict(step.query or {}))}"
        action = renamed(step.action, self.names)
        assert isinstance(action, Mapping)
        text = line_of(action, "", self.grammar, self.players, frozenset(self.names.values()), self.lang)
        return text if text is not None and self._says(text, step.action) else f"do {self._data(dict(step.action))}"

    def _says(self, text: str, action: Mapping[str, Json]) -> bool:
        """Tell whether a line of play reads back as one step."""
        quotes = Quotes()
        try:
            found = [
                step
                for statement in statements_of(text, quotes)
                for step in steps_of(statement, quotes, self.grammar, self._resolving)
            ]
        except JudgekitError:
            return False
        return len(found) == 1 and _with_lists(found[0]) == _with_lists(action)

    @cached_property
    def _resolving(self) -> Resolving:
        things = [
            Thing(
                id,
                (self.names[id], str(one.entry["card"])),
                one.player or str(one.entry.get("controller", "")),
                one.zone,
            )
            for one in self.lying
            if (id := str(one.entry.get("id", one.entry.get("card", "")))) in self.names
        ]
        return Resolving(Names(things, self.players), "", self.words.places, self.words.own)

    def _expected(self, expected: Mapping[str, Json]) -> str:
        """Return the line of an expectation: in words, its citations in brackets behind them, where they say all of it."""
        term = {key: value for key, value in expected.items() if key not in ("note", "comment")}
        cites = term.get("cites")
        plain = {key: value for key, value in term.items() if key != "cites"}
        listed = [cites] if isinstance(cites, str) else list(cites) if isinstance(cites, list) else []
        behind = f" [{', '.join(map(str, listed))}]" if listed else ""
        wanted: dict[str, Json] = {**plain, **({"cites": listed} if listed else {})}
        named = renamed(plain, self.names)
        assert isinstance(named, Mapping)
        for way in named_terms(named, self.players, frozenset(self.names.values()), ""):
            text = self.grammar.worded("state", way, self.lang)
            if text is not None and self._means(f"{text}{behind}", wanted):
                return f"= {text}{behind}"
        return f"= as {self._data(term)}"

    def _means(self, text: str, term: Mapping[str, Json]) -> bool:
        """Tell whether an expectation in words reads back as one of a scenario."""
        quotes = Quotes()
        try:
            (statement,) = statements_of(f"= {text}", quotes)
            body, cites = parted(statement.body)
            return expected_by(body, cites, self.grammar, self._resolving, quotes) == [term]
        except (JudgekitError, ValueError):
            return False

    def _variation(self, fork: Fork) -> list[str]:
        """Return a fork as a variation in brackets."""
        data: dict[str, Json] = {"id": fork.id}
        written = self.scenario.tree.value["forks"][fork.path[1]]
        if fork.answers:
            data["answers"] = written["answers"]
        if at_question(fork):
            data["at"] = fork.at
        changes, change = self._changes(fork)
        if change:
            data["change"] = change
        own = [*((fork.replace,) if fork.replace is not None else ()), *(fork.then or ())]
        further = fork.replace is None and fork.query is None and bool(own) and self._at_query(fork)
        as_it_is = (further and bool(fork.change)) or (
            fork.replace is None and bool(own) and own[0].query is not None and not further
        )
        if as_it_is:
            own, further = [], False
        if fork.then is not None and not own:
            data["then"] = written["then"]
        whole = as_it_is or fork.query is not None or (bool(own) and bool(own[-1].expect))
        if fork.query is not None:
            data["ask"] = dict(fork.query)
        if whole:
            data["expect"] = [dict(one) for one in fork.expect]
        lines = [f"as {self._data(data)}", *changes]
        for step in own:
            lines += self._step(step)
        if not whole:
            lines += [self._expected(one) for one in fork.expect]
        head = ("続けて " if self.lang == "ja" else "then ") if further else ""
        lines[0] = f"({head}{lines[0]}"
        lines[-1] += ")"
        return lines

    def _at_query(self, fork: Fork) -> bool:
        """Tell whether a fork leaves the script at a query."""
        if fork.at is None or at_question(fork):
            return False
        return self.scenario.script[step_at(self.scenario, fork)].query is not None

    def _changes(self, fork: Fork) -> tuple[list[str], dict[str, Json]]:
        """Return what a fork changes: what has words as lines, the rest as data."""
        lines: list[str] = []
        rest: dict[str, Json] = {}
        there = at_the_point(self.scenario, fork.change)
        for dotted, new in fork.change.items():
            text = self._changed(dotted, new) if dotted in there and fork.at is not None else None
            if text is not None:
                lines.append(text)
                continue
            found = change_by_ids(self.scenario, dotted, new, (*fork.path, "change"))
            if found is None:
                self.left_out.append(f"the change of {dotted}")
            else:
                rest[found[0]] = found[1]
        return lines, rest

    def _changed(self, dotted: str, new: Json) -> str | None:
        """Return a fact that is different, in words; None where it has none."""
        id, _, key = dotted.partition(".")
        of = self.names.get(id, id if id in self.players else "")
        fact, _, kind = key.partition(".")
        term: dict[str, Json] = {fact: {kind: new} if kind else new}
        if not of or not fact:
            return None
        text = self.grammar.worded("owned", term, self.lang) if of in self.players else self._fact(term, "")
        if text is None:
            return None
        line = f"{'ただし' if self.lang == 'ja' else 'but'} {of}: {text}"
        quotes = Quotes()
        try:
            (read,) = variations_of(statements_of(f"({line})", quotes), ())
            found = differences(read, self._resolving.names, quotes, self.grammar)
        except (JudgekitError, ValueError):
            return None
        return line if found == {"change": {dotted: new}} else None


def _with_lists(step: Mapping[str, Json]) -> dict[str, Json]:
    """Return a step in which one target is a list of one."""
    return {
        key: value if isinstance(value, (list, dict)) or key not in ("targets", "redirect", "break") else [value]
        for key, value in step.items()
        if key != "note"
    }


def _is_plain(name: str) -> bool:
    """Tell whether a name can stand in a notation without losing a sign."""
    return _PLAIN_NAME.fullmatch(name) is not None and [
        one.body for one in statements_of(f"card: {name}", Quotes())
    ] == [name]


def _one_by_one(key: str, value: Json) -> list[dict[str, Json]]:
    """Return a field as the terms that the grammar prints: of a table (counters, commander damage) one for each entry."""
    if isinstance(value, Mapping):
        return [{key: {kind: number}} for kind, number in value.items()]
    return [{key: value}]


def entries_of(lying: Json) -> list[Mapping[str, Json]]:
    """Return the entries of a zone of a player, each card with its id."""
    return [one for entry in _listed(lying) for one in expanded(entry)]


def _listed(lying: Json) -> list[Mapping[str, Json]]:
    if isinstance(lying, Mapping):
        return [lying]
    listed = lying if isinstance(lying, (list, tuple)) else ()
    return [one if isinstance(one, Mapping) else {"id": str(one), "card": str(one)} for one in listed]


def _mentions(value: Json, id: Json) -> bool:
    """Tell whether a part of a scenario speaks of something by its id."""
    if isinstance(value, Mapping):
        return id in value or any(_mentions(one, id) for one in value.values())
    if isinstance(value, (list, tuple)):
        return any(_mentions(one, id) for one in value)
    return isinstance(value, str) and value.partition(".")[0] == id


def as_data(value: Json) -> str:
    """Return a table as a scenario file writes it, in quotation marks; ends of lines are written by their number."""
    text = pasteable(value).replace("\\n", "\\x0a")
    return quoted(text)


def renamed(value: Json, ids: Mapping[str, str]) -> Json:
    """Return a part of a scenario with other ids, also where they are keys or stand before a dot (ox.power)."""
    if isinstance(value, str):
        of, dot, rest = value.partition(".")
        return ids.get(value, f"{ids[of]}.{rest}" if dot and of in ids else value)
    if isinstance(value, Mapping):
        return {ids.get(key, key): renamed(inner, ids) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [renamed(inner, ids) for inner in value]
    return value
