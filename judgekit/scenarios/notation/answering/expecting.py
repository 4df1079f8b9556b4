"""An `=` line of table notation judged: what it says must hold on every line of play, and its citations must have been cited."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.expectations.expectations import Judging
from judgekit.scenarios.expectations.happenings import Failure
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.questions import speaker
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.replies import MOST_LINES, Reply
from judgekit.scenarios.notation.telling.results import moves
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.splitting import Quotes, Statement
from judgekit.table.adapter import GameAdapter

_CITED = re.compile(r"\[([^\[\]]*)\]\s*$")
_ILLEGAL = re.compile(
    r"(?:illegal|not possible|cannot be done|できない|不適正|違反)\s*:?\s+(.+)$|(?:できない|不適正|違反)\s*:\s*(.+)$",
    re.I,
)


def judged(asking: Asking, statement: Statement, *, now: bool) -> Reply:
    """Return whether what a line expects holds; the table stays as it is.

    Args:
        asking: answers at the table.
        statement: the line.
        now: judge the position as it is, since more is done after it; else what comes of what was begun.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
    """
    table = asking.table
    text = table.written.quotes.back(statement.body)
    body, cites = parted(statement.body)
    here, done = table.run.table.snapshot(), len(table.steps)
    try:
        forbidden = forbidden_line(body)
        if forbidden is not None:
            return _illegal(asking, text, forbidden, cites, statement.line)
        failures = list(islice(_failures(asking, expectations(asking, body, cites), now=now), 1))
        records = asking.records()
        rules = tuple(dict.fromkeys(rule for record in records for rule in record.rules))
        if failures:
            said = Bilingual(f"成り立たない: {text}", f"Does not hold: {text}")
            return Reply(text, [said, failures[0]], rules, records, holds=False)
        return Reply(text, [Bilingual(f"成り立つ: {text}", f"Holds: {text}")], rules, records, holds=True)
    except NotationUnclear as fault:
        raise fault.at(statement.line) from fault
    finally:
        table.run.table.restore(here)
        del table.steps[done:]


def parted(body: str) -> tuple[str, list[Json]]:
    """Return what is expected, and the rules that must be cited ([704.5g, 702.2b])."""
    match = _CITED.search(body)
    if match is None:
        return body, []
    return body[: match.start()].strip(), [one for one in re.split(r"[\s,]+", match.group(1)) if one]


def forbidden_line(body: str) -> str | None:
    """Return the line that is expected to be illegal, None where something else is expected."""
    illegal = _ILLEGAL.fullmatch(body)
    return next(one for one in illegal.groups() if one) if illegal is not None else None


def expectations(asking: Asking, body: str, cites: Sequence[Json]) -> list[dict[str, Json]]:
    """Return what a line expects as expectations of a scenario.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
    """
    table = asking.table
    return expected_by(body, cites, table.grammar, table.resolving(), table.written.quotes)


def expected_by(
    body: str, cites: Sequence[Json], grammar: NotationGrammar, resolving: Resolving, quotes: Quotes
) -> list[dict[str, Json]]:
    """Return what the words of a line expect as expectations of a scenario; the names are found as told.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
    """
    words = Words(resolving.names.all_words, resolving.names.players, quotes)
    found = resolving.term(grammar.only(body, "states", words))
    listed = found if isinstance(found, list) else [found]
    plain = [dict(one) for one in listed if isinstance(one, Mapping)]
    for one in plain:
        if "@in" in one:
            one[str(one.pop("@in"))] = one.pop("@count")
        if "@whose" in one:  # in a zone that players share who controls it decides whose it is, else its owner
            one["controller" if one["zone"] in grammar.words.shared else "owner"] = one.pop("@whose")
    if cites:
        plain[-1]["cites"] = [*cites]
    return plain


def _failures(asking: Asking, expected: Sequence[Mapping[str, Json]], *, now: bool) -> Iterator[Bilingual]:
    """Yield why what is expected does not hold, for each line of play on which it does not."""
    since = asking.table.records_begun
    if now or asking.table.open is not None:
        yield from _of_here(asking, expected, since, "")
        return
    for number, leaf in enumerate(asking.ends(), start=1):
        if number > MOST_LINES:
            yield Bilingual("進め方が多すぎて決まらない", "not settled: there are too many lines of play")
            return
        said = "; ".join(asking.as_line(question, choice) for question, choice in leaf.line)
        if leaf.question is not None:
            yield Bilingual(
                f"決まらない選択が残る: {leaf.question.by}", f"not settled: {leaf.question.by} has to decide"
            )
        yield from _of_here(asking, expected, since, said)


def _of_here(asking: Asking, expected: Sequence[Mapping[str, Json]], since: int, line: str) -> Iterator[Bilingual]:
    judging = Judging(asking.scene, asking.table.run.table, since)
    ways = (f"({line} のとき)", f" (where {line})") if line else ("", "")
    for one in expected:
        found = _otherwise(asking, one) or judging.judge({k: v for k, v in one.items() if not k.startswith("@")})
        if isinstance(found, Failure):
            japanese, there = _in_japanese(asking.scene, one, found)
            yield Bilingual(
                f"期待: {japanese}、実際: {there}{ways[0]}",
                f"expected: {found.expected}; found: {found.found}{ways[1]}",
            )
        elif found is not None:
            yield Bilingual(f"{found.ja}{ways[0]}", f"{found.en}{ways[1]}")


def _in_japanese(scene: GameAdapter, expected: Mapping[str, Json], failure: Failure) -> tuple[str, str]:
    """Return what was expected and what was found in Japanese, where one property of something was expected."""
    of = str(expected.get("object", expected.get("player", "")))
    keys = [key for key in expected if key not in ("object", "player", "cites") and not key.startswith("@")]
    if not of or len(keys) != 1:
        return failure.expected, failure.found
    wanted, found = (
        told_in_words.word(said == "true", "ja")
        if said in ("true", "false")
        else told_in_words.value(said, scene, keys[0], "ja")
        for said in (expected[keys[0]], failure.found)
    )
    return told_in_words.path_named(f"{of}.{keys[0]}", "ja") + f"は{wanted}", found


def _otherwise(asking: Asking, expected: Mapping[str, Json]) -> Bilingual | None:
    """Return why what no scenario says does not hold: that something left a zone, or that something happened to it."""
    of = str(expected.get("object"))
    there = expected.get("@from")
    if there is not None and asking.zone(asking.table.start, of) not in (there, "none"):
        return Bilingual(f"{of}ははじめから{there}になかった", f"{of} was not there at the beginning ({there})")
    if "@stays" in expected and of in moves(asking.records()):
        return Bilingual(f"{of}は戻ってきた別のオブジェクト", f"{of} left and came back, as another object")
    told = expected.get("@told")
    if told is None:
        return None
    position = asking.table.run.table.position
    happened = any(
        one.what == told
        and one.of
        and asking.scene.name_of(position, one.of) == of
        and ("@by-rules" not in expected or (one.event is not None and not one.event.by))
        for one in asking.records()
    )
    return None if happened else Bilingual(f"{of}にそれは起きなかった", f"that did not happen to {of}")


def _illegal(asking: Asking, text: str, line: str, cites: Sequence[Json], number: int) -> Reply:
    """Return whether a line is refused, and for the rules that are named."""
    try:
        asking.table.do(Statement("said", *speaker(line), number), joining=False)
    except IllegalAnswer as refused:
        rules = asking.table.run.table.numbered(refused.rules)
        missing = [str(one) for one in cites if one not in rules]
        if not missing:
            return Reply(text, [Bilingual(f"成り立つ: {text}", f"Holds: {text}")], rules, holds=True)
        why = Bilingual(f"挙げられなかったルール: {'、'.join(missing)}", f"not cited: {', '.join(missing)}")
    except JudgekitError as fault:
        rules, why = (), Bilingual(str(fault), str(fault))
    else:
        rules, why = (), Bilingual("それはできる", "it can be done")
    return Reply(text, [Bilingual(f"成り立たない: {text}", f"Does not hold: {text}"), why], rules, holds=False)
