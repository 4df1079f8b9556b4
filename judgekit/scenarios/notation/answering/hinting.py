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
from judgekit.scenarios.notation.answering.left_unsaid import keeps, loses_its_verb
from judgekit.scenarios.notation.answering.plain_deeds import keeps_roles
from judgekit.scenarios.notation.answering.questions import asked_term
from judgekit.scenarios.notation.answering.words_at_fault import may_be_names, told_exactly
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.deeds import actor_of, fault_of_words
from judgekit.scenarios.notation.reading.learning import how_to_describe
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.nearest_forms import first_that_does, nearest_forms, says_all
from judgekit.scenarios.notation.words.said_otherwise import spoken_of
from judgekit.scenarios.notation.words.splitting import Quotes, Statement

_LIKE = 0.66
"""How like a word that is not understood the one must be that is put in its place, from 0 to 1."""
_SLIP = 0.75
"""The same of a word in a line that is not played: part of a position."""
_FITS = 2
"""How well a line does that can be played, not only read."""
_FEW = 3
"""Words of a line of which one is a slip: of longer ones more is not understood than that word."""


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
    words = Words(names.all_words, names.players, quotes)

    def reads(line: Statement) -> int:
        if line.kind == "asked":
            return 2 if asked_term(line.body, grammar, words) is not None else 0
        return 2 if fault_of_words(line, grammar, words) is None else 0

    return _with_hint(fault, statement, grammar, names, quotes, reads)


def with_hints_at(fault: NotationUnclear, statement: Statement, table: NotationTable) -> NotationUnclear:
    """Return why a line is not understood at a table, with a line in its place that can be played there.

    Of a text that is only tried nobody is told why: a line is looked for where that text is offered after all.
    """
    if table.written.is_tried:
        return fault
    resolving = table.resolving()
    words = Words(resolving.names.all_words, resolving.names.players, table.written.quotes)

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

    told = _with_hint(fault, statement, table.grammar, resolving.names, table.written.quotes, does)
    told.unhinted = fault if told is not fault else None
    return told


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
    category = "asked" if asked else "deed" if who else "act"

    typed = statement.typed or body
    may_be = Words({*names.words, *may_be_names(body, names.words)}, names.players, quotes)

    def reads(rest: str) -> bool:
        if asked:
            return asked_term(rest, grammar, may_be) is not None
        return fault_of_words(replace(statement, who=who, body=rest), grammar, may_be) is None

    may_be_strange = (one for one in may_be_names(body, names.words) if len(one) > 1 and not one.isascii())
    known = {*names.words, *grammar.grammar.vocabulary}
    strangers = [one for one in may_be_strange if one.casefold() not in known]
    if lang == "ja" and len(strangers) == 1 and reads(body):  # all but the name of a card is understood
        (name,) = strangers
        hint = how_to_describe(name, grammar)
        return NotationUnclear(phrase("no card {name!r} is known", name=name), name, fault.line, (), hint)

    def forms() -> Iterator[str]:
        yield from _misspelt(body, fault.words, grammar, names)
        for line in nearest_forms(body, category, grammar, names):
            if says_all(typed, line, names, grammar.grammar.vocabulary) and (
                keeps(typed, line, names, (), asked=True)
                if asked
                else keeps_roles(typed, line, spoken_of(typed, names), japanese=lang == "ja")
                and (_POINTS.search(typed) is None or _POINTS.search(line) is not None)
            ):
                yield line

    found = first_that_does(forms(), lambda line: does(replace(statement, who=who, body=line)))
    if not found:
        strange = [one for one in re.findall(r"[A-Za-z]{3,}", body) if not grammar.knows(one, may_be)]
        short = len(body.split()) <= _FEW
        if short and strange == [fault.words.split(" ")[0]] and strange[0].islower():
            fault = fault.hinted(grammar.meant(fault.words, may_be, _SLIP))
        told, rest = told_exactly(fault, body, quotes.back, reads)
        left_out = told.words if rest else ""
        if (
            not left_out
            or told.hint
            or loses_its_verb(f"{who} {body}" if lang == "en" else body, (left_out,))
            or not re.search(r"[a-zぁ-ん]{2}", rest)
            or _NEVER_LEFT_OUT.search(left_out)
            or len(left_out) * 2 > len(body)
            or does(replace(statement, who=who, body=rest)) < _FITS
        ):
            return told
        # A judge is shown what would be read and decides whether that still says what was meant.
        return told.hinted(
            phrase("without what is not understood: {line}", line=quotes.back(_as_line(rest, who, lang, asked=asked)))
        )
    line = quotes.back(_as_line(found, who, lang, asked=asked))
    told = fault.hinted(phrase("for example: {line}", line=line))
    told.nearest = line
    return told


_POINTS = re.compile(r"\b(?:it|them)\b(?!'s)")
"""What stands for a thing that was spoken of: a line without it does that to nothing."""


def _as_line(words: str, who: str, lang: str, *, asked: bool) -> str:
    """Return a line as it is written, with who acts."""
    if asked:
        return _as_question(words)
    return f"{who}は{words}" if who and lang == "ja" else f"{who} {words}".strip()


_NEVER_LEFT_OUT = re.compile(
    r"\b(?:no|not|n't|can't|only|except|but|unless|without|if|instead|never|neither|nor|or|both|all|each|every|\d+"
    r"|turns?|next|until|before|after|later|end|steps?|phases?|first|last)\b"
    r"|(?<![A-Za-z])[A-H](?![A-Za-z])|それ|その|自分|相手|対象|対応"
    r"|ない|なし|だけ|以外|か|もし|\d|ターン|まで|ステップ|フェイズ|前|後|時|次|最初|最後"
)
"""Words without which a line would mean something else: what is denied, how many, when."""


def _as_question(words: str) -> str:
    """Return a question as it is written: with its mark behind it where it is a sentence."""
    if re.match(r"(?:does|is|was|what|where|how|who|can|will|which)\b", words, re.IGNORECASE):
        return f"{words[:1].upper()}{words[1:]}?"
    return f"? {words}"


def _misspelt(body: str, at_fault: str, grammar: NotationGrammar, names: Names) -> Iterator[str]:
    """Yield a line with the words of rows and the names that are nearest to the word that is not understood."""
    word = re.match(r"[\w'-]+", at_fault)
    if word is None or not word.group().isascii():
        return  # of a Japanese sentence it is no word alone
    is_verb = bool(verb_of(word.group().casefold()) or base_of(word.group().casefold()))
    near = near_words(word.group().casefold(), {*grammar.grammar.vocabulary, *names.words}, 8, _LIKE)
    for one in near:
        if one in ("says", "say") or (one != "casts" and (is_verb or one[:1] != word.group()[:1].casefold())):
            # With saying nothing is done; a verb that is known is no slip, and a slip is seldom in the first letter. Whatever
            # is said to be done with a spell casts it.
            continue
        written = one[:1].upper() + one[1:] if word.group()[:1].isupper() else one
        yield re.sub(rf"(?<!\w){re.escape(word.group())}(?!\w)", written, body, count=1)
