"""Remarks in a situation, left aside aloud: lines that tell nothing of the game, and what somebody claims about it.

A line is a remark only where none of its words belongs to the notation or to anything that is named elsewhere: a line that may say
something of the game and is not understood stays a fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.filling import expressions_beside
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual, is_japanese
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.reading.mentions import typed
from judgekit.scenarios.notation.reading.situations import game_named
from judgekit.scenarios.notation.words.as_typed import in_common, sentence_typed
from judgekit.scenarios.notation.words.brought_japanese import is_deed
from judgekit.scenarios.notation.words.english.lexicon import PRONOUNS, base_of, verb_of, verb_of_participle
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.japanese.results_told import CAME_JA, japanese_results_told
from judgekit.scenarios.notation.words.matter_of_the_game import may_matter, tells_of_play
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.splitting import Quotes, Statement, typed_lines

_SAID = expressions_beside(__file__, {"card": CARD})


class WithoutRemarks(NamedTuple):
    """What was said without its remarks.

    Attributes:
        statements: what may say something of the game.
        left_out: what was left out, to be said aloud before the answer.
        heard: what comes of a deed and was only heard, to be said aloud.
    """

    statements: list[Statement]
    left_out: tuple[Bilingual, ...]
    heard: tuple[Bilingual, ...]


def without_remarks(
    statements: Sequence[Statement],
    grammar: NotationGrammar,
    quotes: Quotes,
    text: str = "",
    withdrawn: Sequence[str] = (),
    is_card: Callable[[str], bool] = lambda _name: False,
) -> WithoutRemarks:
    """Return statements without those that tell nothing of the game, and what has to be said aloud of these.

    Args:
        statements: everything that was said.
        grammar: the game's notation.
        quotes: the quoted texts.
        text: the notation as it was typed, of which what is left out is quoted.
        withdrawn: what was left out before.
        is_card: tells whether words are the name of a card that everybody knows.
    """
    kept: list[Statement] = []
    aside = [*withdrawn]
    outcomes: list[str] = []
    alone: list[str] = []
    statements = [part for one in statements for part in _results_apart(one, quotes)]
    bodies = [quotes.cards.back(one.body) for one in statements]
    remarks = [_tells_nothing(place, statements, bodies, grammar, quotes) for place in range(len(statements))]
    telling = {one.variation for one, nothing in zip(statements, remarks, strict=True) if not nothing}
    done = False
    for place, one in enumerate(statements):
        done = done or (one.kind == "said" and is_deed(one.body))
        if done and one.body.startswith(CAME_JA):
            kept.append(one)
            continue
        one = replace(one, body=one.body.removeprefix(CAME_JA))
        plain = one.kind == "said" and not one.who and not one.variation
        if done and plain and (japanese_results_told(one.body) or japanese_results_told(bodies[place])):
            kept.append(replace(one, body=f"{CAME_JA}{one.body}"))
            continue
        came = _SAID.tokens_came.fullmatch(one.body) if re.search(CARD, one.body) is None else None
        if (
            one.kind == "said"
            and not one.who
            and not one.variation
            and (came or _SAID.outcome.fullmatch(bodies[place]))
        ):
            outcomes.append(quotes.back(bodies[place]))
        elif (
            (comes := _SAID.comes_of_it_behind.search(one.body)) is not None
            and one.kind == "said"
            and is_deed(one.body)
        ):
            kept.append(replace(one, body=one.body[: comes.start()].rstrip(" ,.")))
            outcomes.append(comes["said"])
        elif (aside_of := _bracket_behind(place, statements, bodies, grammar)) is not None:
            kept.append(replace(one, body=one.body[: aside_of.start()].rstrip(" ,.")))
            aside.append(quotes.back(aside_of["said"]))
        elif one.kind == "said" and not one.who and _SAID.nothing_else.fullmatch(bodies[place]) is not None:
            alone.append(bodies[place])
        elif one.kind == "said" and not one.who and _is_heading(one.body, quotes, is_card):
            aside.append(bodies[place])
        elif not remarks[place] or (one.variation and one.variation in telling):  # a bracket is a remark as a whole
            kept.append(one)
        else:
            aside.append(_as_it_was_typed(quotes.back(bodies[place]), one.line, text))
    if not kept:
        return WithoutRemarks(list(statements), (), ())
    told = "is taken as told of what comes of it, which is worked out anew"
    return WithoutRemarks(
        kept,
        _told(aside, "は状況に含めない", f"left out: {_listed(aside)}"),
        (
            *_told(outcomes, "は結果として読み、何が起こるかは改めて求める", f"{_listed(outcomes)} {told}"),
            *_told(
                alone,
                "は書いたものだけがあることと読む",
                f"{_listed(alone)} is taken to say that only what is written is there",
            ),
        ),
    )


def _results_apart(statement: Statement, quotes: Quotes) -> Sequence[Statement]:
    """Return a statement that tells deeds and what came of them as several, and so one behind which somebody says something."""
    parts = re.split("; *|(?<=ダメージ後), *", statement.body)
    claimed = _SAID.claim.fullmatch(quotes.cards.back(parts[-1]).strip()) is not None and is_japanese(parts[-1])
    if len(parts) == 1 or not (claimed or any(japanese_results_told(quotes.cards.back(one)) for one in parts)):
        return (statement,)
    return [replace(statement, body=one) for one in parts if one]


def _as_it_was_typed(said: str, line: int, text: str) -> str:
    """Return the sentence that was left out as it was typed; where its line says more than that, the words that were left out."""
    lines = typed_lines(text) if text else []
    typed = sentence_typed(said, lines[line - 1]).strip("() ") if 0 < line <= len(lines) else said
    return said if in_common(said, typed) * 2 < in_common(typed, typed) else typed


def _told(said: Sequence[str], japanese: str, english: str) -> tuple[Bilingual, ...]:
    quoted = "".join(f"「{one.replace(';', '。')}」" for one in said)
    return (Bilingual(f"{quoted}{japanese}", english),) if said else ()


def _listed(said: Sequence[str]) -> str:
    return ", ".join(map(repr, said))


def without_what_is_withdrawn(text: str) -> tuple[str, list[str]]:
    """Return a notation without what is taken back in the same sentence, and what that is.

    What is said behind it must be no deed and no state, since who takes something back may say how it is instead.
    """
    taken: list[str] = []

    def left(match: re.Match[str]) -> str:
        words = re.findall(r"[a-z']+", match["why"].casefold())
        if any(map(tells_of_play, words)):
            return match.group()
        taken.append(match.group())
        return ""

    def open_still(match: re.Match[str]) -> str:
        taken.append(match.group())
        return ""

    text = _SAID.corrected.sub(open_still, _SAID.withdrawn.sub(left, text))
    return _SAID.order_unknown.sub(open_still, text), taken


def _bracket_behind(
    place: int, statements: Sequence[Statement], bodies: Sequence[str], grammar: NotationGrammar
) -> re.Match[str] | None:
    """Return a bracket at the end of an English sentence that says nothing of the game; None where none does."""
    match = _SAID.bracket_behind.search(statements[place].body) if not is_japanese(bodies[place]) else None
    others = [*bodies[:place], *bodies[place + 1 :]]
    if match is None:
        return None
    of_people = any(one.search(match["said"]) for one in (_SAID.claim, _SAID.people, _SAID.beside_the_game))
    heard = of_people and _is_remark(match["said"], others, grammar, True)
    return match if heard or _heard_in_brackets(match["said"], others, grammar) else None


def _only_sighed(said: str, others: Sequence[str]) -> bool:
    """Tell whether a bracket only sighs about a word of the game (morphs again, sigh): it tells of nobody, nothing and no deed."""
    if any(name in other for name in re.findall(r"\b[A-Z][a-z]+", said) for other in others):
        return False
    rest = [one.casefold() for one in re.findall(r"[A-Za-z'-]+", _SAID.sighs.sub(" ", said))]
    tells = any(
        verb_of(one)
        or base_of(one)
        or verb_of_participle(one)
        or one in PRONOUNS
        or one in _WHOSE_WORDS | NUMBERS.keys()
        for one in rest
    )
    return (
        _SAID.sighs.search(said) is not None
        and not tells
        and re.search(r"\d|\b[A-H]\b|(?<!^)\b[A-Z][a-z]", said) is None
    )


_WHOSE_WORDS = frozenset(("no", "not", "none", "nothing", "his", "her", "their", "him", "them", "its", "i", "we"))
_FEWEST = 3
"""Words of a bracket that is a sentence: of fewer one may be what is said of a thing."""


def _heard_in_brackets(said: str, others: Sequence[str], grammar: NotationGrammar) -> bool:
    """Tell whether an English bracket only says what somebody thinks, or nothing of the game."""
    if is_japanese(said):
        return False
    if _SAID.hedged.fullmatch(said.strip(" .!?")) is not None or _only_sighed(said, others):
        return True
    disputed = _SAID.topic_disputed.fullmatch(said.strip(" .!"))
    if disputed is not None and typed(disputed["topic"].replace(" with ", " and "), frozenset(grammar.words.japanese)):
        return True
    if (holds := _SAID.holds_it_so.fullmatch(said.strip(" .!"))) is not None:
        named = re.findall("[A-Z][a-z]+", said.strip()[1:])
        spoken_of = any(name in other for name in named for other in others)
        return not spoken_of and _SAID.does_nothing_said.search(holds["said"]) is None and len(said.split()) > _FEWEST
    enough = len(said.split()) >= _FEWEST or _SAID.trails_off.search(said) is not None
    return enough and not may_matter(said, grammar, others)


def _is_heading(body: str, quotes: Quotes, is_card: Callable[[str], bool]) -> bool:
    """Tell whether a line only says which cards the question is about: known ones, or several."""
    plain = re.sub(r"(?:について|に関して)(?:の(?:質問|確認|相談|話))?(?:です|だ)?[!.]*$", "", body)
    parts = re.split(r"と|,|、|・|&|vs\.?", plain) if plain != body else []
    named = [one for one in parts if re.fullmatch(CARD, one) or any(one in name for name in quotes.cards.called)]
    if len(parts) > 1 and len(named) == len(parts) and all(parts):
        return True
    match = _SAID.heading.fullmatch(body)
    signs = re.findall(CARD, match["names"]) if match is not None else []
    if match is None or not (match["about"] or match["often"]):
        return False
    return len(signs) > 1 or all(is_card(quotes.cards.name(sign)) for sign in signs)


_JOINT = r"と|,|、|・|&|\+|vs\.?|対"


def _is_subject(body: str, bodies: Sequence[str], quotes: Quotes) -> bool:
    """Tell whether a first line only names what the question is about: keywords, or cards of which the other lines tell."""
    if _SAID.mirror.fullmatch(body) is not None:
        return True
    parts = [one for one in re.split(rf"(?:{_JOINT})(?!$)", body.rstrip(".!")) if one]
    said = [quotes.cards.text(one) if re.fullmatch(CARD, one) is not None else one for one in parts]
    called = quotes.cards.called
    return bool(said) and all(
        any(one in other for other in bodies[1:]) if one in called else is_japanese(one) and quotes.cards.is_kind(one)
        for one in said
    )


def _tells_nothing(
    place: int, statements: Sequence[Statement], bodies: Sequence[str], grammar: NotationGrammar, quotes: Quotes
) -> bool:
    """Tell whether a statement is a remark, beside all the others."""
    one = statements[place]
    exclaims = one.kind == "asked" and _SAID.exclaims.match(one.body) is not None
    return (
        (one.kind == "said" or exclaims)
        and not one.who
        and not game_named([one])
        and not (
            _SAID.when.fullmatch(one.body) is not None and any(_tells_a_deed(before) for before in statements[:place])
        )
        and (
            (bool(one.variation) and _SAID.disputed.fullmatch(bodies[place]) is not None)
            or _SAID.topic.fullmatch(bodies[place]) is not None
            or _SAID.round.fullmatch(bodies[place]) is not None
            or _SAID.as_it_begins.fullmatch(bodies[place]) is not None
            or (is_japanese(bodies[place]) and _SAID.claim.fullmatch(bodies[place]) is not None)
            or (place == 0 and _is_subject(one.body, bodies, quotes))
            or (_SAID.about.fullmatch(bodies[place]) is not None and re.search(CARD, one.body) is None)
            or (
                not any(quotes.cards.name(sign) in quotes.cards.called for sign in re.findall(CARD, one.body))
                and _remark_among(bodies[place], [*bodies[:place], *bodies[place + 1 :]], grammar, bool(one.variation))
            )
        )
    )


_SUBJECT_AND_VERB = re.compile(r"(?:(?:[A-H]'s|the|his|her) )?(?:[A-H]|\S+) (?P<verb>[a-z]+)\b", re.IGNORECASE)


def _tells_a_deed(statement: Statement) -> bool:
    """Tell whether a statement tells what is done, in either language."""
    match = _SUBJECT_AND_VERB.match(statement.body) if statement.kind == "said" else None
    return is_deed(statement.body) or (
        match is not None and match["verb"] not in _IS_OR_HAS and tells_of_play(match["verb"].casefold())
    )


_IS_OR_HAS = frozenset(("is", "are", "was", "were", "has", "have", "had", "controls", "owns", "holds"))


def _remark_among(body: str, others: Sequence[str], grammar: NotationGrammar, bracketed: bool) -> bool:
    """Tell whether words tell nothing of the game, beside all the others."""
    return _is_remark(body, others, grammar, bracketed) or (bracketed and _heard_in_brackets(body, others, grammar))


def _is_remark(body: str, others: Sequence[str], grammar: NotationGrammar, bracketed: bool = False) -> bool:
    if _SAID.claim.fullmatch(body) is not None and not _SAID.says_what_is_chosen.match(body):
        return True
    plain = body if is_japanese(body) else _SAID.people.sub(_SOMEHOW, _SAID.event.sub(_SOMEHOW, body))
    if bracketed and not is_japanese(plain):
        plain = _SAID.beside_the_game.sub(_SOMEHOW, plain)
    return not may_matter(plain, grammar, others)


_SOMEHOW = " somehow "
"""What tells nothing, where people and events are spoken of."""
