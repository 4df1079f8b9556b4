"""`card`: what card text was understood as, and the words that were not: of a card by name, of a text, or of a scenario file."""

from __future__ import annotations

import os.path
import sys
from collections.abc import Mapping

from judgekit.cli import answering
from judgekit.cli.screen import signs
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.core.wording import noted, phrase

TYPE_CHECKING = False  # typing costs more to import than a card takes
if TYPE_CHECKING:
    from judgekit.cards.store import CardStore, Match, StoredCard
    from judgekit.scenarios.files.card_readings import CardReading

NAMES_SHOWN = 8
SCENARIOS_SHOWN = 6
LONGEST_TEXT = 100_000
"""Characters of a text on standard input that are read; no card has a hundredth of it."""


def _as_json(data: Mapping[str, Json]) -> str:
    """Return data for programs; few ask for it, so json is loaded where somebody does."""
    import json

    return json.dumps(data, ensure_ascii=False)


class CardNotFound(JudgekitError):
    """A name that is no card of the files that were added, and no file."""


def asked(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit card` without the typer application, which costs more than the card."""
    lang = answering.language(options)
    name = words[0] if words else None
    return card(name, options.get("text"), options.get("types"), options.get("game"), lang, as_json="json" in options)


def card(name: str | None, text: str | None, types: str | None, game: str | None, lang: str, *, as_json: bool) -> int:
    """Answer `judgekit card`: a text, a scenario file, or a card by its name.

    Args:
        name: a name, the path of a file, or "-"; None where a text is given.
        text: card text.
        types: the type line that a text stands below.
        game: the game that is meant.
        lang: language of what is printed.
        as_json: JSON for programs.

    Raises:
        UsageFault: neither or both are given.
    """
    if (name is None) == (text is None):
        raise UsageFault(phrase("card takes a name, a scenario file, - or --text TEXT"), 'judgekit card "Serra Angel"')
    if name == "-":
        text = sys.stdin.read(LONGEST_TEXT) if sys.stdin is not None else ""
    if text is not None:
        return of_text(text, types, game or "mtg", lang, as_json=as_json)
    assert name is not None
    if name.endswith((".yaml", ".yml")) or os.path.lexists(name):
        return of_file(name, lang, as_json=as_json)
    return of_name(name, game, lang, as_json=as_json)


def of_file(path: str, lang: str, *, as_json: bool) -> int:
    """Print what the cards of a scenario file were understood as; return 0 only when all of them were.

    Args:
        path: a scenario file, or a file of cards that scenarios use.
        lang: language in which what was understood is printed: en, ja or both.
        as_json: JSON for programs.

    Raises:
        ScenarioMalformed: the file cannot be read.
        UsageFault: there is no such file.
    """
    from judgekit.scenarios.files.card_readings import readings_of

    readings = [_data(reading) for reading in readings_of(path)]
    if as_json:
        print(_as_json({"file": path, "cards": readings}))
    else:
        lines = [line for reading in readings for line in (str(reading["card"]), *_lines(reading, lang))]
        print("\n".join(lines) or phrase("{path}: no card", path=path))
    return _code(readings)


def of_text(text: str, types: str | None, game: str, lang: str, *, as_json: bool) -> int:
    """Print what a card text was understood as; return 0 only when all of it was.

    Args:
        text: the text, one ability a line; "~" stands for the card.
        types: its type line; None: what the text can stand on.
        game: the game it is a text of.
        lang: language in which what was understood is printed.
        as_json: JSON for programs.
    """
    from judgekit.scenarios.files.card_readings import text_types

    readings: list[dict[str, Json]] = []
    for one in (types,) if types is not None else text_types(game):
        definition = {"text": text, **({"types": one} if one else {})}
        found = read_lines("~", definition, game)
        if not readings or _code(found) == 0:
            readings = found
        if _code(found) == 0:
            break
    terms = _rules(readings, game)
    if as_json:
        print(_as_json({"text": text, "cards": readings, "terms": terms}))
    else:
        lines = [line for reading in readings for line in _lines(reading, lang)]
        lines += [line for term in terms for line in _rule(term, lang)]
        print("\n".join(lines) or phrase("no text"))
    return _code(readings)


def of_name(name: str, game: str | None, lang: str, *, as_json: bool) -> int:
    """Print a card of the card files: its printed data, what its text was understood as, its rules, rulings and scenarios.

    Args:
        name: of the card or of a face, in either language; a part of it, its reading, or a misspelling.
        game: the only game wanted.
        lang: language of what is printed.
        as_json: JSON for programs.

    Raises:
        CardNotFound: no card is called so.
    """
    from judgekit.cards.store import opened

    store = opened()
    if store is None:
        raise CardNotFound(
            phrase("no card {name!r}: no card files were added", name=name[:60]),
            "judgekit cards add FILE; or judgekit card --text TEXT",
        )
    matches = store.named(name, game, NAMES_SHOWN)
    if not matches:
        raise CardNotFound(
            phrase("no card {name!r} in the card files", name=name[:60]),
            phrase("judgekit cards list shows what was added"),
        )
    shown = _Shown(store, matches[0])
    print(_as_json(shown.data(matches[1:])) if as_json else "\n".join(shown.lines(matches[1:], lang)))
    return _code(shown.readings)


def _code(readings: list[dict[str, Json]]) -> int:
    return 1 if any(reading["fault"] is not None for reading in readings) else 0


class _Shown:
    """A card as it is shown."""

    def __init__(self, store: CardStore, match: Match) -> None:
        from judgekit.cards import understanding

        self.store = store
        self.match = match
        self.card = card = match.card
        self.readings: list[dict[str, Json]] = understanding.kept(
            store.connection, card, lambda: read_lines(card.name, card.definition, card.game)
        )
        self.rulings = store.rulings(card)
        self.scenarios = _scenarios_with(store, card)
        self.terms = _rules(self.readings, card.game, card.keywords)

    def data(self, others: list[Match]) -> dict[str, Json]:
        card = self.card
        return {
            "card": card.name,
            "game": card.game,
            "file": card.file,
            "matched": {"name": self.match.called, "how": self.match.how},
            "definition": card.definition,
            "japanese": card.japanese,
            "cards": self.readings,
            "terms": self.terms,
            "rulings": [{"date": date, "text": text} for date, text in self.rulings],
            "scenarios": self.scenarios,
            "also": [match.card.name for match in others],
        }

    def lines(self, others: list[Match], lang: str) -> list[str]:
        card = self.card
        lines = []
        if not self.match.is_sure:
            lines.append(f"{phrase(_HOW[self.match.how])}: {self.match.called}")
        lines += _printed(card, lang)
        lines += _row(phrase("from"), card.file)
        if card.errata:
            lines += _row(
                phrase("errata"), phrase("legendary by rule {rules}; the file is older", rules=", ".join(card.errata))
            )
        as_printed = lang == "ja" and bool(card.japanese) and all(face.get("text") for face in card.japanese)
        for reading in self.readings:
            if len(self.readings) > 1 and reading["card"] != card.name:
                lines.append(f"  {reading['card']}")
            lines += _lines(reading, lang, written=not as_printed)
        for term in self.terms:
            lines += _rule(term, lang)
        for date, text in self.rulings:
            lines += _row(phrase("ruling"), f"{date}  {text}")
        for path in self.scenarios[:SCENARIOS_SHOWN]:
            lines += _row(phrase("scenario"), path)
        if len(self.scenarios) > SCENARIOS_SHOWN:
            more = phrase("and {count} more (--json names all)", count=len(self.scenarios) - SCENARIOS_SHOWN)
            lines += _row(phrase("scenario"), more)
        if others and not self.match.is_sure:
            lines += _row(phrase("also"), ", ".join(match.card.name for match in others))
        return lines


_HOW = {
    "short": noted("short for"),
    "listed": noted("by judgekit's own list of names"),
    "part": noted("part of"),
    "misspelt": noted("nearest name"),
}


def _label(word: str) -> str:
    """Return the heading of a row, as wide as all of them."""
    return word + " " * max(LABEL - len(word) - sum(ord(sign) > 0x2E7F for sign in word), 1)


def _row(label: str, text: str) -> list[str]:
    """Return a row: its heading and what stands behind it, on a terminal broken below itself."""
    head, width = f"  {_label(label)}", signs.terminal_width()
    first, *rest = text.splitlines() or [""]
    lines = signs.hanging(head, first, width)
    for line in rest:
        lines += signs.hanging(_below(width), line, width)
    return lines


def _below(width: int | None) -> str:
    """Return the blanks before what stands below the first line of a row; in a narrow terminal few, so that text is left room."""
    return " " * (LABEL + 2 if width is None or width >= ROOMY else 4)


def _wanted(key: str, lang: str) -> bool:
    return lang in ("both", key)


def _printed(card: StoredCard, lang: str) -> list[str]:
    """Return the printed data of a card: name, cost, type line, power and toughness, face by face, and its Japanese."""
    faces = card.definition.get("faces")
    lines = [_named(card.name, card.japanese_name, card.game, lang)]
    for number, face in enumerate(faces if isinstance(faces, list) else [card.definition]):
        printed = card.japanese[number] if number < len(card.japanese) else {}
        own = str(face.get("name", "")) if isinstance(faces, list) else ""
        own = _named(own, printed.get("name", ""), card.game, lang) if own else ""
        figures = str(face.get("pt") or face.get("loyalty") or face.get("defense") or face.get("power") or "")
        types = _types(str(face.get("types", "")), printed.get("types", ""), card.game, lang)
        shown = "  ".join(part for part in (own, str(face.get("cost", "")), types, figures) if part)
        lines += signs.hanging("  ", shown, signs.terminal_width())
    for face in card.japanese if lang != "en" else ():
        text = str(face.get("text", ""))
        if text:
            lines += _row("ja", text)
    return lines


def _named(name: str, japanese: str, game: str, lang: str) -> str:
    """Return a name with the Japanese one, which the file or judgekit's own list gives."""
    if lang == "en":
        return name
    if not japanese:
        from judgekit.cards.name_lists import in_japanese

        japanese = in_japanese(name, game)
    return f"{name}  ({japanese})" if japanese else name


def _types(types: str, printed: str, game: str, lang: str) -> str:
    """Return a type line in the language asked for: as the file prints it, else in the words of the rulebook."""
    if lang != "ja" or game != "mtg" or not types:
        return types
    if printed:
        return printed
    from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, in_japanese, read_type_line

    try:
        return in_japanese(read_type_line(types))
    except TypeLineMalformed:
        return types


def _rule(term: dict[str, str], lang: str) -> list[str]:
    """Return the rule of a keyword: its number and heading, and what we say of it."""
    titles = [term[f"title_{key}"] for key in ("ja", "en") if _wanted(key, lang)]
    heading = " / ".join(title for title in titles if title) or term["heading"]
    lines = _row(phrase("rule"), f"{term['number']}  {heading}")
    for key in ("ja", "en"):
        if _wanted(key, lang) and term[key]:
            width = signs.terminal_width()
            lines += signs.hanging(f"{_below(width)}{key}* ", term[key], width)
    return lines


def _scenarios_with(store: CardStore, card: StoredCard) -> list[str]:
    """Return judgekit's own scenarios that define a card of this name."""
    from judgekit.cli.cards.finding_cards import scenarios_with

    return scenarios_with(store.connection, card.name, card.game)


def _rules(readings: list[dict[str, Json]], game: str, keywords: list[str] | None = None) -> list[dict[str, str]]:
    """Return the rules of the keywords and keyword actions of a card, with our gloss."""
    from judgekit.cli.cards.finding_cards import rules_of_keywords

    return rules_of_keywords(keywords or [], game, readings)


def read_lines(name: str, definition: Mapping[str, Json], game: str) -> list[dict[str, Json]]:
    """Return what a card was understood as, ability by ability."""
    from judgekit.scenarios.files.card_readings import readings_by_line

    return [_data(reading) for reading in readings_by_line(name, definition, game)]


def _data(reading: CardReading) -> dict[str, Json]:
    from judgekit.language.understanding import spelt_out

    return {
        "card": reading.card,
        "line": reading.line,
        "abilities": [
            {
                "written": one.written,
                "understood": one.printed,
                "understood_in": dict(one.languages),
                "terms": list(one.terms) if one.terms else None,
                "spelt": [spelt_out(term) for term in one.terms or ()],
            }
            for one in reading.abilities
        ],
        "fault": None
        if reading.fault is None
        else {"message": reading.fault, "words": reading.words, "line": reading.line},
    }


def _lines(reading: dict[str, Any], lang: str, *, written: bool = True) -> list[str]:
    """Return what was understood, ability by ability, with what was not.

    Args:
        reading: of a card or a face.
        lang: language in which it is told; in Japanese terms stand only where there are no words for them.
        written: whether what was written is shown beside it.
    """
    lines: list[str] = []
    for one in reading["abilities"]:
        kinds = tuple([f"{{{next(iter(term))}:" for term in one["terms"] or () if isinstance(term, dict)])
        said = [(label, words) for label, words in _understood(one, lang) if not words.startswith(kinds)]
        if written or not said:
            lines += _row(phrase("written"), one["written"])
        for label, words in said:
            lines += _row(label, words)
        if lang != "ja" or not said:
            for term in one["spelt"]:
                lines += _row(phrase("terms"), term) if term != one["written"] else []
    fault = reading["fault"]
    if fault is not None:
        place = phrase("line {fault}: ", fault=fault["line"]) if fault["line"] else ""
        lines.append(f"  {place}{fault['message']}")
    return lines


LABEL = 11
"""Columns of the heading of a row."""
ROOMY = 110
"""Columns of a terminal in which everything may stand behind that heading."""


def _understood(one: dict[str, Any], lang: str) -> list[tuple[str, str]]:
    """Return what was understood in the languages asked for, each with its label; what is the same in both stands once."""
    asked = [(name, words) for name, words in one["understood_in"].items() if lang in ("both", name)]
    if not asked:
        return [(phrase("understood"), one["understood"])]
    first, *rest = asked
    return [
        (phrase("understood") if name == "en" else "解釈", words)
        for name, words in (first, *(one for one in rest if one[1] != first[1]))
    ]
