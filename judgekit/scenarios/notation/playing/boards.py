"""A position as lines that are read at a glance on a narrow terminal: the turn, each player with what lies where, what waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import UNKNOWN
from judgekit.table.wording import COUNTERS

_NAMES = frozenset(("id", "card", "name", "controller", "owner", "types", "kind", "of"))
"""Facts of an object that its line says otherwise, or not at all."""
_SIZES = ("pt", "power", "ap", "hp")
"""Facts that stand behind the name; several of them with strokes between."""
_WORDS = {
    "turn": Bilingual("ターン", "turn"),
    "priority": Bilingual("優先権", "priority"),
    "unknown": Bilingual("枚", "unknown"),
    "pool": Bilingual("マナ・プール", "pool"),
    "life": Bilingual("ライフ", "life"),
    "poison": Bilingual("毒カウンター", "poison"),
    "waiting": Bilingual("待機", "waiting"),
    "stack": Bilingual("スタック", "stack"),
    "blocking": Bilingual("ブロック先", "blocking"),
    "attacking": Bilingual("攻撃先", "attacking"),
    "attached-to": Bilingual("つけ先", "attached to"),
    "keywords": Bilingual("", ""),
    "counters": Bilingual("", ""),
}


def board(table: NotationTable, lang: str) -> list[str]:
    """Return the position of a table as lines; what a zone holds is indented below its player.

    Args:
        table: the table.
        lang: "en" or "ja".
    """
    shown = table.run.scene.describe(table.run.table.position)
    return _Board(table, shown, lang).lines() if isinstance(shown, Mapping) else [words(shown)]


def moment(table: NotationTable, lang: str) -> str:
    """Return where the game is, in a few words: the turn, the step, who is active, who has priority."""
    shown = table.run.scene.describe(table.run.table.position)
    return _Board(table, shown, lang).moment() if isinstance(shown, Mapping) else ""


class _Board:
    def __init__(self, table: NotationTable, shown: Mapping[str, Json], lang: str) -> None:
        self.table = table
        self.grammar: NotationGrammar = table.grammar
        self.lang = lang
        turn = shown.get("turn")
        self.turn: Mapping[str, Json] = turn if isinstance(turn, Mapping) else {"number": turn, **shown}
        self.shown = shown
        players = shown.get("players")
        self.players: Mapping[str, Json] = players if isinstance(players, Mapping) else {}

    def lines(self) -> list[str]:
        found = [self.moment()]
        shared = [(zone, self.shown[zone]) for zone in self.shown if zone not in ("turn", "players", *self.turn)]
        home = self.grammar.words.home
        for player, own in self.players.items():
            facts = own if isinstance(own, Mapping) else {}
            found += self._player(player, facts)
            for entry in self._alike(_of(player, self.shown.get(home))):
                found.append(f"  {entry}")
            for zone, lying in facts.items():
                there = self._zone(zone, lying, player)
                if there:
                    found.append(f"  {self._zone_name(zone)}: {there}")
        for zone, lying in shared:
            if zone != home:
                there = ", ".join(self._alike(list(_entries(lying))))
                if there:
                    found.append(f"{self._zone_name(zone)}: {there}")
        return found

    def moment(self) -> str:
        parts = []
        number, step = self.turn.get("number"), self.turn.get("step")
        active, priority = self.turn.get("active"), self.turn.get("priority")
        if number is not None:
            parts.append(self._row("moment", {"number": str(number)}) or f"{self._word('turn')} {number}")
        if step is not None:
            parts.append(self._row("moment", {"step": str(step)}) or str(step))
        if active is not None:
            parts.append(self._row("moment", {"active": str(active)}) or str(active))
        if priority in self.players:
            parts.append(f"{self._word('priority')} {priority}")
        return " · ".join(parts)

    def _player(self, player: str, facts: Mapping[str, Json]) -> list[str]:
        parts = []
        for key, value in facts.items():
            empty = isinstance(value, (list, tuple)) or value in ("", 0, None, False) or value == {}
            if empty and key != "life":
                continue
            if isinstance(value, Mapping):
                parts += [f"{self._counter(name)} {number}" for name, number in value.items()]
            elif key in self.grammar.words.zones:
                parts.append(f"{self._zone_name(key)} {value}")
            else:
                parts.append(f"{self._word(key)} {words(value)}")
        return [f"{player}: {', '.join(parts)}" if parts else f"{player}:"]

    def _counter(self, name: str) -> str:
        kind = COUNTERS.get(name, name)
        return f"{kind}カウンター" if self.lang == "ja" else name

    def _zone(self, zone: str, lying: Json, player: str) -> str:
        """Return what lies in a zone of a player: names, and how many cards nobody knows."""
        if isinstance(lying, bool) or zone not in self.grammar.words.zones:
            return ""
        if isinstance(lying, int):
            resolving = self.table.resolving()
            if resolving.where is None:
                return ""
            there = (t.id for t in resolving.names.things if resolving.where(t) == (player, zone))
            return ", ".join(one for one in there if not UNKNOWN.fullmatch(one))
        return ", ".join(self._alike(list(_entries(lying))))

    def _alike(self, entries: Sequence[Mapping[str, Json]]) -> list[str]:
        """Return a text for each object; what is alike in everything but its number is counted."""
        counts: dict[str, int] = {}
        names: dict[str, str] = {}
        unknown = 0
        for entry in entries:
            name = words(entry.get("id", entry.get("name", "")))
            if UNKNOWN.fullmatch(name):
                unknown += 1
                continue
            card, facts = words(entry.get("card", entry.get("name", name))), self._facts(entry)
            alike = f"{card}{facts}"
            counts[alike] = counts.get(alike, 0) + 1
            names.setdefault(alike, f"{name}{facts}")
        found = [names[one] if count == 1 else f"{one} ×{count}" for one, count in counts.items()]
        if unknown:
            found.append(f"{unknown}{self._word('unknown')}" if self.lang == "ja" else f"{unknown} unknown")
        return found

    def _facts(self, entry: Mapping[str, Json]) -> str:
        sizes = "/".join(words(entry[key]) for key in _SIZES if key in entry)
        sizes = f" {sizes}" if sizes else ""
        said = [text for key, value in entry.items() if key not in _NAMES and key not in _SIZES
                for text in self._fact(key, value) if text]  # fmt: skip
        return f"{sizes} ({', '.join(said)})" if said else sizes

    def _fact(self, key: str, value: Json) -> Iterator[str]:
        if value in (None, False, "", 0) or value in ([], {}):
            return
        if isinstance(value, Mapping):
            for name, inner in value.items():
                kind = COUNTERS.get(str(name), str(name)) if self.lang == "ja" else str(name)
                yield self._row("fact", {key: {str(name): words(inner)}}) or f"{kind} ×{words(inner)}"
            return
        row = self._row("fact", {key: "true" if value is True else words(value)})
        if row is not None or value is True:
            yield row or key
            return
        listed = value if isinstance(value, (list, tuple)) else [value]
        in_words = self.lang == "ja" and key in told_in_words.WORDED
        said = map(
            self._keyword if key == "keywords" else partial(told_in_words.word, lang=self.lang) if in_words else words,
            listed,
        )
        yield f"{self._word(key)} {', '.join(said)}".strip()

    def _keyword(self, value: Json) -> str:
        """Return a keyword in the language of the board, with what stands behind it."""
        said, words_of = words(value), self.grammar.words
        return told_in_words.in_japanese(said, words_of.japanese, words_of.subtypes) if self.lang == "ja" else said

    def _row(self, category: str, term: Json) -> str | None:
        return self.grammar.worded(category, term, self.lang)

    def _word(self, key: str) -> str:
        found = _WORDS.get(key)
        if found is None:
            return told_in_words.PROPERTIES.get(key, key) if self.lang == "ja" else key
        return str(found.ja if self.lang == "ja" else found.en)

    def _zone_name(self, zone: str) -> str:
        said = self.grammar.words.zones.get(zone)
        if said is None:
            return self._word(zone)
        return said[1 if self.lang == "ja" else 0].partition("|")[0].strip()


def _of(player: str, lying: Json) -> list[Mapping[str, Json]]:
    return [entry for entry in _entries(lying) if entry.get("controller", player) == player]


def _entries(lying: Json) -> Iterator[Mapping[str, Json]]:
    """Yield the objects of a zone, each with its facts and its id, in whichever form the game shows them."""
    if isinstance(lying, Mapping):
        for name, facts in lying.items():
            yield {"id": name, **(facts if isinstance(facts, Mapping) else {})}
    elif isinstance(lying, (list, tuple)):
        for one in lying:
            yield one if isinstance(one, Mapping) else {"id": words(one)}
