"""A scenario printed as table notation: its cards, its position and what is done, so that reading it gives the same again.

What notation has no words for is named and left out: expectations, queries, answers in advance, forks, cards with several faces.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from judgekit.core.json_values import Json
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.comparing import words as plain_words
from judgekit.scenarios.model import Scenario
from judgekit.scenarios.notation.grammar import NotationGrammar, quoted
from judgekit.scenarios.notation.printing import line_of, named_terms
from judgekit.scenarios.notation.tables import grammar_of

_PLAIN_NAME = re.compile(r"[^\d\s\W][^;:(){}\[\]\"#?=*/「」『』“”\n]*")
_SAID_ELSEWHERE = frozenset(("id", "card", "controller", "copies", "note"))


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
        self.lying = self._lying()
        self.ids = self._ids()

    def all(self) -> Printed:
        lines = [f"{'ルール' if self.lang == 'ja' else 'rules'} {self.scenario.rules}"]
        lines.append("書いたとおり" if self.lang == "ja" else "as written")
        top = self.scenario.tree.value
        rest = {
            key: renamed(top[key], self.ids) for key in ("policy", "answers") if isinstance(top, dict) and top.get(key)
        }
        if rest:
            lines.append(f"scenario as {as_data(rest)}")
        if self.given:
            lines.append(f"given as {as_data(renamed(self.given, self.ids))}")
        if self.players != sorted(self.players):
            lines.append(f"{'席順' if self.lang == 'ja' else 'seats'} {', '.join(self.players)}")
        lines += self._cards()
        lines += self._position()
        lines += self._play()
        if self.scenario.forks:
            self.left_out.append("forks")
        return Printed("\n".join(lines) + "\n", tuple(dict.fromkeys(self.left_out)), self.ids)

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
                    found += [_Lying(owner, zone, one) for one in expanded(entry)]
        of_players = given.get("players")
        for player, own in of_players.items() if isinstance(of_players, Mapping) else ():
            for zone in self.words.zones:
                if isinstance(own, Mapping) and zone in own and zone not in self.words.shared:
                    found += [_Lying(player, zone, one) for one in entries_of(own[zone])]
        places = {player: number for number, player in enumerate(("", *sorted(self.players)))}
        order = [self.words.home, *self.words.zones]
        return sorted(found, key=lambda one: (places.get(one.player, 0), order.index(one.zone)))

    def _ids(self) -> dict[str, str]:
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
        basic = {names[0] for names, _definition in self.words.basics}
        for name, definition in self.scenario.cards.items():
            if name in basic:
                continue
            text = self.words.describe(name, definition) if isinstance(definition, Mapping) else None
            if not _PLAIN_NAME.fullmatch(name) or not isinstance(definition, Mapping):
                self.left_out.append(f"card {name}")
                continue
            text = text if text is not None else f"{name} as {as_data(definition)}"
            lines.append(f"{'カード' if self.lang == 'ja' else 'card'}: {text}")
        return lines

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
        turn = self.scenario.given.get("turn")
        if isinstance(turn, Mapping) and turn:
            lines.append(self._moment(turn))
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
                    first.append(f"as {as_data(renamed(term, self.ids))}")
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
        if not name or not _PLAIN_NAME.fullmatch(name):
            self.left_out.append("an object without a card" if not name else f"the name {name}")
        facts = [str(entry["controller"])] if one.player == "" and "controller" in entry else []
        for key, value in entry.items():
            if key in _SAID_ELSEWHERE:
                continue
            for term in _one_by_one(key, value):
                text = self._fact(term, str(entry.get("controller", one.player)))
                if text is None:
                    facts.append(f"as {as_data(renamed(term, self.ids))}")
                else:
                    facts.append(text)
        return f"{name} ({', '.join(facts)})" if facts else name

    def _fact(self, term: Mapping[str, Json], by: str) -> str | None:
        from_ids = renamed(term, self.ids)
        assert isinstance(from_ids, Mapping)
        plain = self.grammar.worded("fact", from_ids, self.lang)
        if plain is not None:
            return plain
        for way in named_terms(from_ids, self.players, frozenset(self.ids.values()), by):
            text = self.grammar.worded("fact", way, self.lang)
            if text is not None:
                return text
        return None

    def _moment(self, turn: Mapping[str, Json]) -> str:
        found = []
        rest = {key: value for key, value in turn.items() if key != "note"}
        if "before" in rest and "step" in rest:
            joined = {"step": rest.pop("step"), "before": rest.pop("before")}
            rest = {**rest, "@joined": joined}
        for key, value in rest.items():
            term = value if key == "@joined" else {key: value}
            text = self.grammar.worded("moment", term, self.lang)
            if text is None:
                self.left_out.append(f"{plain_words(term)} of the turn")
            else:
                found.append(text)
        return ", ".join(found)

    def _play(self) -> list[str]:
        lines = []
        for step in self.scenario.script:
            if step.expect:
                self.left_out.append("expectations")
            if step.action is None:
                self.left_out.append("queries")
                continue
            action = renamed(step.action, self.ids)
            assert isinstance(action, Mapping)
            text = line_of(action, "", self.grammar, self.players, frozenset(self.ids.values()), self.lang)
            if text is None:
                text = f"do {as_data(action)}"
            lines.append(text)
        return lines


def _one_by_one(key: str, value: Json) -> list[dict[str, Json]]:
    """Return a field as the terms that the grammar prints: of a table (counters, commander damage) one for each entry."""
    if isinstance(value, Mapping):
        return [{key: {kind: number}} for kind, number in value.items()]
    return [{key: value}]


def entries_of(lying: Json) -> list[Mapping[str, Json]]:
    """Return the entries of a zone of a player, each card with its id."""
    if isinstance(lying, Mapping):
        return [lying]
    found: list[Mapping[str, Json]] = []
    for one in lying if isinstance(lying, (list, tuple)) else ():
        found += expanded(one) if isinstance(one, Mapping) else [{"id": str(one), "card": str(one)}]
    return found


def as_data(value: Json) -> str:
    """Return a table as a scenario file writes it, in quotation marks; ends of lines are written by their number."""
    text = pasteable(value).replace("\\n", "\\x0a")
    return quoted(text)


def renamed(value: Json, ids: Mapping[str, str]) -> Json:
    """Return a part of a scenario with other ids, also where they are keys."""
    if isinstance(value, str):
        return ids.get(value, value)
    if isinstance(value, Mapping):
        return {ids.get(key, key): renamed(inner, ids) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [renamed(inner, ids) for inner in value]
    return value
