"""Variations of table notation: other lines of play, in brackets behind the line that they replace, as chess notes them.

A variation takes the place of the line of play above its brackets; after the brackets the game goes on from that line. One that
begins with `then` goes on behind the line above, and one above every line of play begins with the position. Where it says
nothing that is done, the line goes on as it did, with what is different.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from judgekit.core.data_classes import dataclass
from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names, Resolving, data_of
from judgekit.scenarios.notation.words.splitting import QUOTE, Quotes, Statement, clauses

_BUT = re.compile(r"(?:but|ただし)(?![a-z])\s*[,:]?\s*(?P<rest>.+)$", re.IGNORECASE | re.DOTALL)
_OF = re.compile(r"(?P<of>.+?)\s*(?::|\s(?:is|has)\s|(?<=[^\x00-\x7f])は|(?<=[A-H])は)\s*(?P<facts>.+)$", re.DOTALL)
_AS_DATA = re.compile(rf"as\s+(?P<data>{QUOTE})")
NAMED = "variation"
"""How a variation is called that has no id, before its number."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A variation as it was written.

    Attributes:
        number: its number in the notation, from 1.
        place: number of the line of play before which it leaves the main line, from 0.
        further: it goes on behind the line above instead of taking its place.
        from_start: it stands above every line of play.
        lines: its statements in order, but for those that say what is different.
        differing: the statements that say what is different.
    """

    number: int
    place: int
    further: bool
    from_start: bool
    lines: tuple[Statement, ...]
    differing: tuple[Statement, ...]

    @property
    def play(self) -> tuple[Statement, ...]:
        """What is done in it."""
        return tuple(one for one in self.lines if one.kind == "said")

    @property
    def line(self) -> int:
        """The number of its first line, from 1."""
        return (*self.differing, *self.lines)[0].line

    def head(self, quotes: Quotes) -> str:
        """Return what it does first, or else what is different in it, in the words in which it was written."""
        return quotes.back(_whole((*self.play, *self.differing, *self.lines)[0]))


def variations_of(statements: Iterable[Statement], play: Iterable[Statement]) -> tuple[Variation, ...]:
    """Return the variations of a notation.

    Args:
        statements: all its statements.
        play: the lines of play of the main line.
    """
    said = list(play)
    lines = sorted(one.line for one in said)
    grouped: dict[int, list[Statement]] = {}
    for one in statements:
        if one.variation:
            grouped.setdefault(one.variation, []).append(one)
    found = []
    for number, own in grouped.items():
        above = sum(1 for line in lines if line <= own[0].line)
        further = own[0].further
        first = next((place for place, one in enumerate(said) if above and one.line == lines[above - 1]), 0)
        differing = tuple(one for one in own if one.kind == "said" and _is_different(one))
        rest = tuple(one for one in own if one not in differing)
        found.append(Variation(number, above if further else first, further, not above, rest, differing))
    return tuple(found)


def _whole(statement: Statement) -> str:
    return f"{statement.who}: {statement.body}" if statement.who else statement.body


def _is_different(statement: Statement) -> bool:
    whole = _whole(statement)
    return _BUT.match(whole) is not None or _AS_DATA.fullmatch(whole) is not None


def differences(variation: Variation, names: Names, quotes: Quotes, grammar: NotationGrammar) -> dict[str, Json]:
    """Return what is different in a variation, by the keys of a fork: `change`, and whatever is written as data.

    Raises:
        NotationUnclear: words are not understood, or what they say cannot change there.
    """
    found: dict[str, Json] = {}
    change: dict[str, Json] = {}
    for statement in variation.differing:
        whole = _whole(statement)
        data = _AS_DATA.fullmatch(whole)
        try:
            if data is not None:
                found |= data_of(quotes.text(data.group("data")))
                continue
            change |= _changed(whole, names, quotes, grammar)
        except NotationUnclear as fault:
            raise fault.at(statement.line) from fault
    if change:
        there = found.get("change")
        found["change"] = {**(there if isinstance(there, Mapping) else {}), **change}
    if variation.further and "change" in found:
        raise NotationUnclear(
            phrase("what is different changes in a variation that replaces a line, not in one that goes on behind it"),
            "then",
            variation.line,
        )
    return found


def _changed(whole: str, names: Names, quotes: Quotes, grammar: NotationGrammar) -> dict[str, Json]:
    """Return facts that a line says are different, by the dotted paths of a fork's `change`."""
    said = _BUT.match(whole)
    parts = _OF.match(said.group("rest")) if said is not None else None
    if parts is None:
        raise NotationUnclear(
            phrase("not understood: {name!r}", name=quotes.back(whole)[:60]),
            whole,
            hint=phrase("say what is different, as `but Ox: tapped` or `but B: life 3`"),
        )
    words = Words(names.all_words, names.players, quotes)
    player = parts.group("of") if parts.group("of") in names.players else ""
    of = player or names.found(parts.group("of"))
    found: dict[str, Json] = {}
    for clause in clauses(parts.group("facts"), ",;"):
        term = Resolving(names, "").term(grammar.only(clause, "owned" if player else "fact", words))
        if not isinstance(term, Mapping) or any(key.startswith("@") for key in term):
            raise NotationUnclear(
                phrase("{name!r} cannot change in the middle of a game", name=quotes.back(clause)), clause
            )
        for key, value in term.items():
            if isinstance(value, Mapping):
                found.update({f"{of}.{key}.{kind}": number for kind, number in value.items()})
            else:
                found[f"{of}.{key}"] = value
    return found


def refuse_data(found: Mapping[str, Json], line: int) -> None:
    """Refuse what only a notation `as written` may say of a variation: a decision at which it leaves, steps as data.

    Raises:
        NotationUnclear: it says so.
    """
    others = [key for key in found if key not in ("id", "change", "answers")]
    if others:
        raise NotationUnclear(
            phrase("{name!r} of a variation is read only where the notation says `as written`", name=others[0]),
            others[0],
            line,
        )
