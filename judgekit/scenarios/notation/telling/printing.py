"""Steps and choices printed as lines of table notation, which read back as what they say."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product

from judgekit.core.json_values import Json
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.notation.words.grammar import NotationGrammar, quoted
from judgekit.table.notation import WaitingAbility

_SYMBOLS = re.compile(r"(?:\{[^{}]*\})+")


def line_of(
    step: Mapping[str, Json],
    by: str,
    grammar: NotationGrammar,
    players: Collection[str],
    ids: Collection[str],
    lang: str = "en",
) -> str | None:
    """Return a step as a line; None where notation cannot say it.

    Args:
        step: the step, as in a scenario.
        by: who does it; may be empty.
        grammar: the game's notation.
        players: the players.
        ids: the objects.
        lang: "en" or "ja".
    """
    who = next((step[key] for key in ("by", "pass", "concede", "leave") if step.get(key) in players), by)
    by = str(who)
    rest = {"@play" if key == "play-land" else key: value for key, value in step.items() if key != "by"}
    event = next(
        (text for term in named_terms(rest, players, ids, by) if (text := grammar.worded("event", term, lang))), None
    )
    if event is not None:
        return event
    for length in range(len(rest) if by else 0, 0, -1):
        keys = list(rest)[:length]
        head = {key: rest[key] for key in keys}
        tails = _tails({key: rest[key] for key in rest if key not in keys}, grammar, players, ids, by, lang)
        if tails is None:
            continue
        for term in named_terms(head, players, ids, by):
            text = grammar.worded("deed", term, lang)
            if text is not None:
                behind = f" ({', '.join(tails)})" if tails else ""
                return f"{by}: {text}{behind}" if lang == "ja" else f"{by} {text}{behind}"
    return None


def choice_in_words(
    kind: str,
    plain: Json,
    by: str,
    grammar: NotationGrammar,
    players: Collection[str],
    ids: Collection[str],
    lang: str = "en",
) -> str | None:
    """Return the line that makes a choice in an open decision; None where the notation has no words for it.

    Args:
        kind: the kind of decision.
        plain: the choice as a scenario words it.
        by: who decides.
        grammar: the game's notation.
        players: the players.
        ids: the objects.
        lang: "en" or "ja".
    """
    steps = ({kind: plain or "none"}, {"choose": plain})
    found = (line_of(step, by, grammar, players, ids, lang) for step in steps)
    return next(filter(None, found), None)


def choice_as_data(plain: Json, by: str, lang: str = "en") -> str:
    """Return the line that makes a choice as a scenario file writes it.

    Args:
        plain: the choice as a scenario words it.
        by: who decides.
        lang: "en" or "ja".
    """
    text = quoted(pasteable(plain))
    return f"{by}: {text}を選ぶ" if lang == "ja" else f"{by} chooses {text}"


def order_line(
    waiting: Sequence[WaitingAbility], plain: Json, by: str, grammar: NotationGrammar, lang: str = "en"
) -> str | None:
    """Return the line by which a player puts waiting abilities in an order, or says which is next; None where it is none.

    Args:
        waiting: the abilities.
        plain: the choice as a scenario words it: how they are called, in order, or how one of them is.
        by: who decides.
        grammar: the game's notation.
        lang: "en" or "ja".
    """
    called = {one.label: one for one in waiting}
    labels = list(plain) if isinstance(plain, list) else [plain]
    if not called or not labels or any(label not in called for label in labels):
        return None
    several = {one.source for one in called.values() for other in called.values() if one.source == other.source != ""
               and one.label != other.label}  # fmt: skip
    terms: list[Json] = []
    for label in labels:
        one = called[str(label)]
        words: dict[str, Json] = {"@words": _beginning(one.text)} if one.source in several else {}
        terms.append({"@waiting": {"@": one.source}, **words})
    terms_said: Json = (
        {"choose": {"@order": _all(terms)}} if isinstance(plain, list) else {"resolve": {"@next": terms[0]}}
    )
    text = grammar.worded("deed", terms_said, lang)
    if text is None:
        return None
    return f"{by}: {text}" if lang == "ja" else f"{by} {text}"


_LONG = 40
"""Characters of an ability by which it is called."""


def _beginning(text: str) -> str:
    """Return the first words of an ability."""
    line = text.split("\n", 1)[0]
    if len(line) <= _LONG:
        return line
    cut = line[:_LONG]
    return (cut.rsplit(" ", 1)[0] if " " in cut else cut) + "…"


_NUMBERED = re.compile(r"(?P<of>.*\D)\.\d+|(?P<from>.*\S)-effect(?:-\d+)?")
"""An ability of something, by its number there, or what the effect comes from that something has left."""


def simpler(plain: Json) -> Iterator[Json]:
    """Yield a choice as a scenario words it in shorter words, which have to be read to see whether they say the same."""
    if isinstance(plain, str) and (several := _NUMBERED.fullmatch(plain)) is not None:
        yield several["of"] or several["from"]  # one of several abilities, where no other one can be meant
    yield plain
    if plain in ([], {}, ()):
        yield "none"
    elif isinstance(plain, list) and len(plain) == 1:
        yield from simpler(plain[0])
    elif isinstance(plain, Mapping) and all(isinstance(one, (str, list)) for one in plain.values()):
        yield [one for value in plain.values() for one in (value if isinstance(value, list) else [value])]
    elif isinstance(plain, list) and plain and isinstance(plain[0], list):
        yield from simpler(plain[0])


def _tails(
    rest: Mapping[str, Json],
    grammar: NotationGrammar,
    players: Collection[str],
    ids: Collection[str],
    by: str,
    lang: str,
) -> list[str] | None:
    found: list[str] = []
    for key, value in rest.items():
        texts = (grammar.worded("tail", term, lang) for term in named_terms({key: value}, players, ids, by))
        text = next((one for one in texts if one is not None), None)
        if text is None:
            return None
        found.append(text)
    return found


def named_terms(step: Mapping[str, Json], players: Collection[str], ids: Collection[str], by: str) -> Iterator[Json]:
    """Yield the terms of the grammar that a step may be: ids as names, tables as pairs, who acts left to the line."""
    # One after another, since most steps are what the first says, and a table of many sources has millions of ways.
    for values in product(*(_values(value, players, ids, by) for value in step.values())):
        yield dict(zip(step, values, strict=True))


def _values(value: Json, players: Collection[str], ids: Collection[str], by: str) -> list[Json]:
    if isinstance(value, Mapping):
        return _tables(value, players, ids, by)
    if isinstance(value, (list, tuple)):
        things = [_thing(one, players, ids) for one in value]
        if value and all(isinstance(one, Mapping) for one in things):
            return [_all(things), {"@one": _all(things)}]
        options = [_option(one) for one in things if isinstance(one, str)]
        return [list(value), *([{"@one": _all(options)}] if options and len(options) == len(things) else [])]
    thing = _thing(value, players, ids)
    if isinstance(thing, Mapping):
        return [thing, {"@one": [thing]}, [thing], *(["@by"] if value == by else []), value]
    return [value, *([{"@one": [_option(value)]}] if isinstance(value, str) else [])]


def _option(value: str) -> Json:
    """Return an option that a player names: symbols, or words."""
    return {"@text": value} if _SYMBOLS.fullmatch(value) else {"@option": value}


def _thing(value: Json, players: Collection[str], ids: Collection[str]) -> Json:
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, str) and value in ids:
        return {"@": value}
    if isinstance(value, str) and value in players:
        return {"@player": value}
    return value


def _all(things: list[Json]) -> Json:
    """Return a list of things as the rows say it: the first, and the rest."""
    return [things[0]] if len(things) == 1 else {"@and": [things[0], _all(things[1:])]}


def _tables(value: Mapping[str, Json], players: Collection[str], ids: Collection[str], by: str) -> list[Json]:
    """Return what a table may be in the grammar: who each attacks or blocks, or shares."""
    groups: dict[str, list[str]] = {}
    kept: dict[str, Json] = {}
    for key, to in value.items():
        groups.setdefault(repr(to), []).append(key)
        kept[repr(to)] = to
    each: list[Json] = []
    for shown, keys in groups.items():
        to = kept[shown]
        if not isinstance(to, Mapping):
            target = _thing(to, players, ids)
            several = _all([_thing(one, players, ids) for one in to]) if isinstance(to, list) and to else target
            each.append({"@each": _all([_thing(key, players, ids) for key in keys]), "@to": several})
    found: list[Json] = []
    if each and len(each) == len(groups):
        found.append(_merged(each))
        others = [player for player in players if player != by]
        if len(each) == 1 and len(others) == 1 and kept[next(iter(groups))] == others[0]:
            one = each[0]
            assert isinstance(one, Mapping)
            found.insert(0, {"@each": one["@each"], "@to": "@defender"})
    pairs: list[Json] = []
    for key, to in value.items():
        inner = _tables(to, players, ids, by)[-1] if isinstance(to, Mapping) and to else _thing(to, players, ids)
        pairs.append({"@pairs": [[_thing(key, players, ids), inner]]})
    if pairs:
        found.append(_merged(pairs))
    return found or [dict(value)]


def _merged(parts: list[Json]) -> Json:
    return parts[0] if len(parts) == 1 else {"@merge": [parts[0], _merged(parts[1:])]}
