"""What may be written in the place of a line that no row reads: the nearest line that would do, with the names of that line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.parts import near_words
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.notation.answering.questions import asked_term
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.deeds import actor_of, fault_of_words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.nearest_forms import first_that_does, nearest_forms
from judgekit.scenarios.notation.words.splitting import Quotes, Statement

_DEEDS = {
    "en": (
        *("casts {0} on {1}", "casts {0}", "attacks with {0}", "blocks {0} with {1}", "attacks {0} with {1}"),
        *("activates {0} on {1}", "activates {0}", "summons {0}", "uses {0}"),
    ),
    "ja": ("{1}に{0}を唱える", "{0}を唱える", "{0}で攻撃", "{1}で{0}をブロック", "{0}を召喚する", "{0}を使う"),
}
_ASKED = {
    "en": ("does {0} die", "where is {0}", "what happens"),
    "ja": ("{0}は死ぬ", "{0}はどうなる", "結果"),
}
"""Forms that would do for most lines, with names for numbers; what cannot be done is not offered."""
_LIKE = 0.75
"""How like a word that is not understood the one must be that is put in its place, from 0 to 1."""


def with_hints(
    fault: NotationUnclear, statement: Statement, grammar: NotationGrammar, names: Names, quotes: Quotes
) -> NotationUnclear:
    """Return why a line is not understood, with a line in its place that would be read.

    Args:
        fault: why it is not.
        statement: the line.
        grammar: the game's notation.
        names: the names that are there.
        quotes: the quoted texts.
    """
    words = Words(names.words, names.players, quotes)

    def reads(line: Statement) -> int:
        if line.kind == "asked":
            return 2 if asked_term(line.body, grammar, words) is not None else 0
        return 2 if fault_of_words(line, grammar, words) is None else 0

    return _with_hint(fault, statement, grammar, names, quotes, reads)


def with_hints_at(fault: NotationUnclear, statement: Statement, table: NotationTable) -> NotationUnclear:
    """Return why a line is not understood at a table, with a line in its place that can be played there."""
    resolving = table.resolving()
    words = Words(resolving.names.words, resolving.names.players, table.written.quotes)

    def does(line: Statement) -> int:
        try:
            if line.kind == "asked":
                term = asked_term(line.body, table.grammar, words)
                return 0 if term is None or resolving.term(term) is None else 2
            table.copied().do(line, joining=False)
        except IllegalAnswer:
            return 1
        except JudgekitError:
            return 0
        return 2

    return _with_hint(fault, statement, table.grammar, resolving.names, table.written.quotes, does)


def _with_hint(
    fault: NotationUnclear,
    statement: Statement,
    grammar: NotationGrammar,
    names: Names,
    quotes: Quotes,
    does: Callable[[Statement], int],
) -> NotationUnclear:
    if not fault.unread or fault.candidates or statement.kind == "expected":
        return fault
    asked = statement.kind == "asked"
    lang = "ja" if is_japanese(quotes.back(statement.body)) else "en"
    who, body = (statement.who, statement.body) if statement.who or asked else actor_of(statement.body, names.players)
    basic = (_ASKED if asked else _DEEDS)[lang]
    category = "asked" if asked else "deed" if who else "act"

    shorter = first_that_does(_left_out(body, fault.words), lambda line: does(replace(statement, who=who, body=line)))
    if shorter:
        hint = phrase(
            "without what is not understood: {line}", line=quotes.back(_as_line(shorter, who, lang, asked=asked))
        )
        return NotationUnclear(fault.message, fault.words, fault.line, hint=hint).as_unread()

    def forms() -> Iterator[str]:
        yield from _misspelt(body, fault.words, grammar, names)
        yield from nearest_forms(body, category, grammar, names, basic if who or asked else ())

    found = first_that_does(forms(), lambda line: does(replace(statement, who=who, body=line)))
    if not found:
        return fault
    line = quotes.back(_as_line(found, who, lang, asked=asked))
    hint = phrase("for example: {line}", line=line)
    return NotationUnclear(fault.message, fault.words, fault.line, hint=hint).as_unread()


def _as_line(words: str, who: str, lang: str, *, asked: bool) -> str:
    """Return a line as it is written, with who acts."""
    if asked:
        return _as_question(words)
    return f"{who}は{words}" if who and lang == "ja" else f"{who} {words}".strip()


_NEVER_LEFT_OUT = re.compile(
    r"\b(?:no|not|n't|only|except|but|unless|without|if|instead|never|neither|nor|or|both|all|each|every|\d+)\b|ない|なし|だけ|以外|か|もし|\d"
)
"""Words without which a line would mean something else."""


def _left_out(body: str, at_fault: str) -> Iterator[str]:
    """Yield a line without the words at its beginning or end, or the one word, that are not understood.

    A judge is shown what would be read and decides whether that still says what was meant.
    """
    word = re.match(r"[A-Za-z'-]+|[^\s,、をにがはでのと]+", at_fault)
    if word is None:
        return
    for found in re.finditer(
        rf"(?<!\w){re.escape(word.group())}(?!\w)" if word.group().isascii() else re.escape(word.group()), body
    ):
        before, behind = body[: found.start()].rstrip(" ,、"), body[found.end() :].lstrip(" ,、")
        for left, out in (
            (f"{before} {behind}", found.group()),
            (before, body[found.start() :]),
            (behind, body[: found.end()]),
        ):
            if left.strip() and _NEVER_LEFT_OUT.search(out) is None and len(out) * 2 <= len(body):
                yield left.strip()


def _as_question(words: str) -> str:
    """Return a question as it is written: with its mark behind it where it is a sentence."""
    if re.match(r"(?:does|is|was|what|where|how|who|can|will|which)\b", words, re.IGNORECASE):
        return f"{words[:1].upper()}{words[1:]}?"
    return f"? {words}"


def _misspelt(body: str, at_fault: str, grammar: NotationGrammar, names: Names) -> Iterator[str]:
    """Yield a line with the words of rows and the names that are nearest to the word that is not understood."""
    word = re.match(r"[\w'-]+", at_fault)
    if word is None:
        return
    near = near_words(word.group().casefold(), {*grammar.grammar.vocabulary, *names.words}, 2, _LIKE)
    for one in near:
        written = one[:1].upper() + one[1:] if word.group()[:1].isupper() else one
        yield re.sub(rf"(?<!\w){re.escape(word.group())}(?!\w)", written, body, count=1)
