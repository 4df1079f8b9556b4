"""How something is of which was told before, in a sentence of its own: Ox has two counters on it, 象はタップしていない."""

from __future__ import annotations

import re

from judgekit.scenarios.notation.reading.learning import Reading
from judgekit.scenarios.notation.words.naming import is_called
from judgekit.scenarios.notation.words.phrasing import is_so
from judgekit.scenarios.notation.words.splitting import Statement

ALWAYS_SO = re.compile("commander|統率者|dealt .* damage to")
"""What is said of a card is so whatever is done before it is said."""
_IN_ENGLISH = re.compile(r"(?:[Tt]he )?(?P<what>[A-Z][^,;:()]*?) (?:is|are|has|have|had|was) (?P<fact>[^;:]+)")
_COMMANDER_IN_ENGLISH = re.compile(r"(?P<what>[A-Z][^;:()]*?) (?:is|has) (?P<fact>commander|dealt [^;:]+)")
_IN_JAPANESE = re.compile(
    r"(?:[A-H]の)?(?P<what>[^(),;{}\ue000-\uf8ff]+?)(?:は|も|には|に|が)(?:すでに|既に|まだ|もう|今|現在)?,?(?P<fact>[^;{}\ue000-\uf8ff]+)"
)
_ENDS = re.compile(r"(?:の)?(?:状態)?(?:です|である|だ|だった|でした)?$")


def told_how_it_is(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    """Return what a sentence tells of and how it is; None where it tells something else.

    Args:
        statement: the sentence, of nobody in particular.
        reading: what is known so far.
    """
    return is_so(statement.body) or _in_english(statement, reading) or _in_japanese(statement, reading)


def _in_english(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    match = _IN_ENGLISH.fullmatch(statement.body) or _COMMANDER_IN_ENGLISH.fullmatch(statement.body)
    if match is None or match["what"] in reading.players:
        return None
    for fact in (match["fact"], f"with {match['fact']}"):
        if reading.grammar.reads(fact, "fact", reading.words(reading.heard)) is not None:
            return match["what"].strip(), fact
    return None


def _in_japanese(statement: Statement, reading: Reading) -> tuple[str, str] | None:
    match = None if statement.body.isascii() else _IN_JAPANESE.fullmatch(statement.body)
    if match is None or match["what"] in reading.players:
        return None
    what = match["what"].strip()
    if what.casefold() not in reading.heard and not any(is_called(what, name) for name, _ in reading.known.values()):
        return None
    for fact in dict.fromkeys((match["fact"], _ENDS.sub("", match["fact"]))):
        if fact and reading.grammar.reads(fact, "fact", reading.words(reading.heard)) is not None:
            return what, fact
    return None
