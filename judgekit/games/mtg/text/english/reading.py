"""English card text to ability terms: the entry points.

A text is brought to one spelling, cut into lines (one ability each), each line into sentences; the rows of `grammar` read
them, `meaning` says what pronouns mean, `abilities` joins them to the plain data of structured `abilities:`,
which the same readers make into terms. So a text and its structured form mean the same by construction.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from judgekit.core.filling import filled
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.cleaving import with_bracketed
from judgekit.games.mtg.terms.japanese_names import in_english as english_word
from judgekit.games.mtg.terms.keywords import KEYWORDS, LIMITING
from judgekit.games.mtg.terms.records import Ability, Card, Condition, Cost, Filter, Pattern, Reference
from judgekit.games.mtg.terms.type_lines import PERMANENT_TYPES, TypeLine
from judgekit.games.mtg.text.english.abilities.anchors import (
    ANCHORED,
    CHOICE,
    anchor_words,
    anchored_terms,
    choice_in_english,
)
from judgekit.games.mtg.text.english.abilities.lines import Line, keywords_of
from judgekit.games.mtg.text.english.abilities.off_the_battlefield import heard_of_again
from judgekit.games.mtg.text.english.abilities.results import striation
from judgekit.games.mtg.text.english.abilities.rooms import rooms_of
from judgekit.games.mtg.text.english.costs import cost_data, split_cost
from judgekit.games.mtg.text.english.grammar import readings
from judgekit.games.mtg.text.english.meaning.chosen_types import types_as_chosen
from judgekit.games.mtg.text.english.meaning.hosts import hosts_meant, refuse_without_host
from judgekit.games.mtg.text.english.meaning.others import apart_from_the_host
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import has_key, words_of
from judgekit.games.mtg.text.english.tokens import Term, token_data
from judgekit.games.mtg.text.english.words import CLASS_LEVEL, LEVEL_SYMBOL, PT_BOX, short_name, spelt, station_symbol
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.games.mtg.text.structured.cards import read_token
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.games.mtg.text.structured.effects import read_keyword
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.inner import CARD_TEXT, reads_phrase
from judgekit.games.mtg.text.structured.values import read_condition, read_pattern
from judgekit.language.faults import CardTextNotUnderstood, naming_its_place
from judgekit.language.parts import Part, TermMalformed

__all__ = [
    "CardTextNotUnderstood",
    "ability_data",
    "in_english",
    "lines_of_card",
    "read_card_text",
    "read_lines",
    "read_text",
]


class LineRead(NamedTuple):
    """One line of a rules text, read.

    Attributes:
        written: as it stands on the card.
        terms: its abilities as structured terms.
        abilities: what is played.
    """

    written: str
    terms: tuple[Term, ...]
    abilities: tuple[Ability, ...]


@lru_cache(maxsize=4096)
def _lines_of(
    text: str, name: str, spell: bool, dungeon: bool = False, short: str = "", attached: bool = False
) -> tuple[LineRead, ...]:
    found: list[LineRead] = []
    rooms = rooms_of(text, lambda effect: ability_data(effect, name, True)) if dungeon else None
    for written, terms in rooms or ability_data(text, name, spell, short):
        if attached:
            terms = [apart_from_the_host(one) for one in terms]
        try:
            read = read_abilities(Part(terms))
        except TermMalformed as fault:
            raise CardTextNotUnderstood(
                phrase("not understood: {fault} in {written!r}", fault=fault, written=written), written, written
            ) from fault
        found.append(LineRead(written, tuple(terms), tuple(read)))
    return tuple(found)


_ATTACHED = frozenset(("Aura", "Equipment", "Fortification"))
"""Subtypes of what is attached to something, and no creature itself: "other creatures" are others than that one."""


def read_lines(text: str, name: str, line: TypeLine, path: tuple[str | int, ...] = ()) -> tuple[LineRead, ...]:
    """Read the rules text of a card, line by line.

    Args:
        text: as printed.
        name: name of the card, which its text calls itself.
        line: its type line; what stands on an instant or sorcery is done when it resolves (113.3a).
        path: where in the data the text stands.

    Raises:
        CardTextNotUnderstood: words are not understood; they are named.
    """
    try:
        spell = bool({"instant", "sorcery"} & set(line.types))
        attached = "creature" not in line.types and bool(_ATTACHED & set(line.subtypes))
        return _lines_of(text, name, spell, "dungeon" in line.types, short_name(name, line), attached)
    except CardTextNotUnderstood as fault:
        raise CardTextNotUnderstood(str(fault), fault.words, fault.text, path) from fault


def read_card_text(text: str, name: str, line: TypeLine, path: tuple[str | int, ...] = ()) -> tuple[Ability, ...]:
    """Read the rules text of a card as the abilities that are played; arguments and errors as of `read_lines`."""
    return _played(read_lines(text, name, line, path))


def lines_of_card(text: str, name: str, line: TypeLine, path: tuple[str | int, ...] = ()) -> tuple[LineRead, ...]:
    """Read the rules text of a card and refuse what only another kind of card says; arguments and errors as of `read_lines`."""
    lines = read_lines(text, name, line, path)
    if not _ATTACHED & set(line.subtypes) and not PERMANENT_TYPES.isdisjoint(line.types):
        refuse_without_host(((one.written, one.terms) for one in lines), path)
    return lines


def read_text_of_card(text: str, name: str, line: TypeLine, path: tuple[str | int, ...] = ()) -> tuple[Ability, ...]:
    """Read what `lines_of_card` returns as the abilities that are played."""
    return _played(lines_of_card(text, name, line, path))


def _played(lines: Iterable[LineRead]) -> tuple[Ability, ...]:
    """Return the abilities of lines, each with the words it stands in."""
    return tuple(
        ability if ability.text else ability._replace(text=line.written) for line in lines for ability in line.abilities
    )


@reads_phrase("abilities")
def read_text(text: str) -> tuple[Ability, ...]:
    """Read rules text that stands in quotation marks or in a structured term."""
    return _played(_lines_of(text.strip(), "", False))


def ability_data(text: str, name: str = "", spell: bool = False, short: str = "") -> list[tuple[str, list[Term]]]:
    """Return every ability of a rules text, as written and as structured terms.

    Args:
        text: one ability per line; lines with a bullet are modes of the line before them.
        name: name of the card.
        spell: it stands on an instant or sorcery.
        short: the shortened name of a legendary card, "" where it has none.

    Raises:
        CardTextNotUnderstood: words are not understood.
    """
    found: list[tuple[str, list[Term]]] = []
    whole: Line | None = None
    written: list[str] = []
    for as_written, line, modes in _lines(with_bracketed(text), name, short):
        level = CLASS_LEVEL.fullmatch(line)
        if level is not None:
            found.append((as_written, [{"class-level": level.group(2), "cost": level.group(1), "abilities": []}]))
            continue
        leveled = LEVEL_SYMBOL.fullmatch(line)
        if leveled is not None:
            most = {"to": leveled[2]} if leveled[2] is not None else {}
            found.append((as_written, [{"level-symbol": leveled[1], **most, "abilities": []}]))
            continue
        station = station_symbol(line)
        if station is not None:
            number, rest = station
            found.append(("" if rest else as_written, [{"station-symbol": number, "abilities": []}]))
            if not rest:
                continue
            line = rest
        words = anchor_words(line, modes)
        if words:
            behind = (ability_data(ANCHORED.sub(filled(r"\2"), mode), name) for mode in modes)
            found.append(
                (as_written, [anchored_terms(words, [[term for _, one in each for term in one] for each in behind])])
            )
            continue
        symbol = found[-1][1][0] if found and not _WITH_PT_BOX.isdisjoint(found[-1][1][0]) else None
        if symbol is not None and PT_BOX.fullmatch(line):
            symbol["pt"] = line
            found[-1] = (f"{found[-1][0]}\n{as_written}", found[-1][1])
            continue
        either = _EITHER_COST.fullmatch(line)
        if either is not None and not modes:
            ways = (ability_data(f"{cost}: {either[3]}", name) for cost in either.groups()[:2])
            found.append((as_written, [term for way in ways for _, one in way for term in one]))
            continue
        one = Line(spell) if whole is None or _of_its_own(line) else whole
        try:
            one.read(line, modes)
        except CardTextNotUnderstood as fault:
            raise naming_its_place(fault, as_written) from fault
        if spell and one.kind == "spell" and one.says:
            whole = one
            written.append(as_written)
            continue
        terms = one.finished()
        if not terms:
            raise CardTextNotUnderstood(phrase("not understood: {line!r} says nothing", line=line), line, line)
        if spell:
            terms = heard_of_again(terms, as_written)
        if found and not {"class-level", *_WITH_PT_BOX}.isdisjoint(found[-1][1][0]):
            before, levels = found.pop()
            levels[0]["abilities"].extend(terms)
            found.append((f"{before}\n{as_written}".strip(), levels))
            continue
        found.append((as_written, terms))
    if whole is not None:
        found.append(("\n".join(written), whole.finished()))
        _refuse_what_nobody_gives_up(*found[-1], [terms for _, terms in found[:-1]])
    _refuse_what_nothing_put_there(text, [terms for _, terms in found], whole is not None)
    return types_as_chosen([(said, [hosts_meant(term) for term in terms]) for said, terms in found])


def _refuse_what_nobody_gives_up(written: str, spell: list[Term], others: list[list[Term]]) -> None:
    """Refuse "the sacrificed creature" on a spell with no cost for which anything is sacrificed (601.2h, 608.2h).

    Raises:
        CardTextNotUnderstood: nothing of the card says that it is.
    """
    for word in words_of(spell):
        verb = word.split(".")[1] if word.startswith("paid.") else ""
        if verb and not has_key(others, verb) and not (has_key(others, "keyword") and verb == "sacrifice"):
            raise CardTextNotUnderstood(
                phrase("not understood: what {words!r} means in {text!r}", words=verb, text=written), verb, written
            )


def _refuse_what_nothing_put_there(text: str, abilities: list[list[Term]], spell: bool) -> None:
    """Refuse "tokens created with ~" where no ability of the card creates or puts anything there (607.2c).

    What an Aura may enchant is read by itself where an effect lets it gain that; the effect says what is put there.

    Raises:
        CardTextNotUnderstood: there is no such ability, or it is a spell, whose own tokens "those tokens" are.
    """
    besides = [[one for one in line if one.get("keyword") != "enchant"] for line in abilities]
    said = any(word == "linked.put" for word in words_of(besides))
    if said and (spell or not any(has_key(abilities, verb) for verb in ("create", "put", "return"))):
        words = "created with"
        raise CardTextNotUnderstood(
            phrase("not understood: what {words!r} means in {text!r}", words=words, text=text), words, text
        )


_WITH_PT_BOX = frozenset(("level-symbol", "station-symbol"))
"""Abilities with a power and toughness box of their own on a line below (711.2)."""

_OWN_TRIGGER = re.compile(
    r"when(ever)? (you (cycle|cast|discard) (~|this (card|spell))|(~|this (card|spell)) |the creature (it|~) haunts"
    r"|a spell or ability [\w ]+ causes you to discard (~|this (card|spell)))"
    r"|(at the beginning of (your|each)|whenever) (?![^,]*this turn).*\breturn (~|this card) from your graveyard ",
    re.I,
)
"""A paragraph of an instant or sorcery that is a triggered ability of the card, no instruction of the spell (113.3c, 115.1a)."""


def _of_its_own(line: str) -> bool:
    """Tell whether a paragraph of a spell is an ability of the card, no instruction: a trigger, or with a cost (113.3b, 113.3c)."""
    label = next((f"{word} — " for word in LIMITING if line.startswith(f"{word} — ")), "")
    return _OWN_TRIGGER.match(line) is not None or split_cost(line.removeprefix(label))[0] is not None


def _typed(written: str) -> str:
    """Return a line with the signs that a keyboard lacks: a bullet for a hyphen in front, long dashes for others."""
    line = re.sub(r"^\s*[-*–] +", "• ", written)
    keyword, hyphen, cost = line.partition("-")
    if (
        hyphen
        and cost[:1].isupper()
        and keyword.casefold() in KEYWORDS
        and KEYWORDS[keyword.casefold()].takes == "cost"
    ):
        line = f"{keyword}—{cost}"
    line = re.sub(r"(?<=\S)\s+(?:-|–|--)(?=\s|$)", " —", line)
    return re.sub(r"^(choose (?:one|two|three|one or both|one or more|any number)):\s*$", r"\1 —", line, flags=re.I)


def in_english(written: str, name: str = "") -> str:
    """Return card text as it stands, each Japanese line of it in English.

    Args:
        written: one line or several.
        name: name of the card.

    Raises:
        CardTextNotUnderstood: words of a Japanese line are not understood.
    """
    return "\n".join([_line_in_english(line, name) for line in written.split("\n")])


def _line_in_english(line: str, name: str) -> str:
    if not is_japanese(line.replace(name, "~") if name else line):
        return line
    station = station_symbol(line)
    if station is not None:
        return f"{int(station[0])}+ | {_line_in_english(station[1], name)}"
    companion = _COMPANION_JA.fullmatch(line)
    if companion is not None:
        return f"Companion — {companion[1]}"
    from judgekit.games.mtg.text.japanese.joining import rendered

    try:
        return rendered(_twice().sub(_once, line), name)
    except CardTextNotUnderstood as fault:
        anchors = choice_in_english(line)
        if anchors is not None:
            return anchors
        raise naming_its_place(fault, line) from fault


_COMPANION_JA = re.compile(r"相棒\s*[―—–ー-]+\s*(.+)")
"""A companion with its condition on the starting deck, which is kept as it stands (702.139a)."""


@cache
def _twice() -> re.Pattern[str]:
    """Return how a word is written with its Japanese name behind it."""
    return re.compile(r"([A-Za-z][A-Za-z' -]*?) ?/ ?([぀-ヿ一-鿿]+)")


def _once(both: re.Match[str]) -> str:
    """Return the Japanese name alone, where it is the name of that word."""
    return both[2] if english_word(both[2]) == both[1].casefold() else both[0]


_MODE_WITH_COST = re.compile(r"\s*[+＋]\s*((?:\{[^{}]+\})+)\s*[—―–ー-]+\s*(.+)")
"""A mode that has an additional cost: a plus sign, the cost and a dash stand before it."""


_EITHER_COST = re.compile(r"((?:\{[^{}]+\}|, )*\{T\}) or ((?:\{[^{}]+\}|, )*\{T\}): ((?!.*\bonce\b).+)")
"""One of two costs before an ability: as two that can be activated, where nothing counts how often it was (602.1a)."""

_PAWPRINTED = re.compile(r"\bworth of modes\b", re.I)
"""What the line says above modes with pawprint symbols."""

_TIER = re.compile(r"\s*[•・]\s*([^—―–{}「」。]+?)\s*[—―–ー-]+\s*((?:\{[^{}]+\})+)\s*[—―–ー-]+\s*(.+)")
"""A mode of a tiered spell: its name and its additional cost stand before it (702.183a of the book of 2026-04-17)."""

_PAWPRINTS = re.compile(r"\s*((?:\{P\})+)\s*[—―–ー-]+\s*(.+)")
"""A mode with its pawprint symbols before it (700.2i of the book of 2026-04-17)."""


def _told_apart(lines: list[str]) -> list[tuple[str, str]]:
    """Return each line as written, and with what it targets where a line before it names that (「後者」)."""
    if not any("後者" in line for line in lines):
        return [(line, line) for line in lines]
    from judgekit.games.mtg.text.japanese.lines import told_apart

    return list(zip(lines, told_apart(lines), strict=True))


_ROLLING = re.compile(r"\broll(s|ed)?\b", re.I)
"""What a line says to which a table of results belongs; other lines that begin with a number are station symbols."""


def _lines(text: str, name: str = "", short: str = "") -> list[tuple[str, str, list[str]]]:
    """Return the lines of a text as written and in one spelling, each with the modes that follow it."""
    found: list[tuple[str, str, list[str]]] = []
    for written, told in _told_apart(text.splitlines()):
        outcome = striation(written) if found and _ROLLING.search(found[-1][1]) else None
        if outcome is not None:
            before, line, known = found.pop()
            row = outcome._replace(said=spelt(in_english(outcome.said, name), name, short))
            found.append((f"{before}\n{written.strip()}", line, [*known, str(row)]))
            continue
        anchored = ANCHORED.fullmatch(written.strip()) if found and CHOICE.fullmatch(found[-1][1]) else None
        if anchored is not None:
            before, line, known = found.pop()
            said = spelt(in_english(anchored[2], name), name, short)
            found.append((f"{before}\n{written.strip()}", line, [*known, f"{anchored[1]} — {said}"]))
            continue
        paid = _MODE_WITH_COST.match(written)
        if paid is None and found and _PAWPRINTED.search(found[-1][1]):
            paid = _PAWPRINTS.match(written)
        tier = _TIER.match(written) if found and found[-1][1].casefold() == "tiered" else None
        if tier is not None:
            named = "" if is_japanese(tier[1]) else f"{tier[1]} — "
            plain = f"• {named}{tier[2]} — {in_english(tier[3], name)}"
        else:
            plain = f"• {paid[1]} — {in_english(paid[2], name)}" if paid is not None else in_english(told, name)
        first, *modes = [part.strip() for part in re.split("[•●]", spelt(_typed(plain), name, short))]
        if modes and not (found or first):
            raise CardTextNotUnderstood(
                phrase("not understood: a mode without a choice: {written!r}", written=written), written, written
            )
        if first:
            found.append((written.strip(), first, []))
        elif modes:
            before, line, known = found.pop()
            found.append((f"{before}\n{written.strip()}", line, known))
        if modes:
            found[-1][2].extend(mode for mode in modes if mode)
    return found


def _phrase(text: str, category: str) -> Any | None:
    """Return what a phrase of a structured term means as plain data, None where it is none of that category."""
    try:
        term = readings(spelt(text).strip().rstrip("."), category)[0]
        return cost_data(term) if category == "cost" else Scope(text=text).resolved(term)
    except CardTextNotUnderstood:
        return None


@reads_phrase("filter")
def reads_as_filter(text: str) -> Filter | None:
    """Return the filter that a noun phrase means, None where it is none."""
    found = _phrase(text, "plainfilter")
    return read_filter(Part(found)) if isinstance(found, dict) else None


@reads_phrase("reference")
def reads_as_reference(text: str) -> Reference | None:
    """Return what a noun phrase means, None where it is none."""
    found = _phrase(text, "whom")
    return read_reference(Part(found)) if found is not None and found != text else None


@reads_phrase("condition")
def reads_as_condition(text: str) -> Condition | None:
    """Return the condition that a clause means, None where it is none."""
    found = _phrase(text, "condition")
    return read_condition(Part(found)) if found is not None and found != text else None


@reads_phrase("pattern")
def reads_as_pattern(text: str) -> Pattern | None:
    """Return the event that a clause means, None where it is none."""
    if " " not in text:
        return None
    found = _phrase(text, "event")
    return read_pattern(Part(found)) if isinstance(found, dict) else None


@reads_phrase("cost")
def reads_as_cost(text: str) -> Cost | None:
    """Return the cost that a text means, None where it is none."""
    found = _phrase(text, "cost")
    return read_cost(Part(found)) if found is not None and found != text else None


@reads_phrase("keyword")
def reads_as_keyword(text: str) -> Ability | None:
    """Return the keyword ability with its value that a text means, None where it is none."""
    terms = keywords_of(spelt(text))
    if terms is None or len(terms) != 1 or set(terms[0]) == {"keyword"}:
        return None
    return read_keyword(Part(terms[0]))._replace(text=text)


@reads_phrase("token")
def reads_as_token(text: str) -> Card | None:
    """Return the token that a phrase such as "1/1 green Saproling creature" means, None where it is none."""
    words = text if text.split()[-1:] in (["token"], ["tokens"]) else f"{text} token"
    found = _phrase(words, "token")
    data = token_data(found) if isinstance(found, dict) else None
    return read_token(Part(data)) if data is not None else None


CARD_TEXT.append(read_text_of_card)
