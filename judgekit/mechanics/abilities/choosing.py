"""Choices among objects, orders and words: every legal answer listed, and why another one is illegal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import combinations, permutations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Game, Question, Refused
from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.terms.records import Value

Ids = tuple[str, ...]
Judge = Callable[[Question, Value], Allowed | Refused]

CHANCE = "random"
"""Who decides, and the kind of question, where nobody does: of some cards one, or their order."""

ACCEPT, DECLINED = "accept", "decline"
"""The two answers to "you may"."""


def sets_of(ids: Iterable[str], least: int, most: int) -> Iterator[Ids]:
    """Yield every set of at least `least` and at most `most` of some ids, each sorted."""
    pool = sorted(ids)
    for size in range(least, most + 1):
        yield from combinations(pool, size)


def judge_set(ids: Collection[str], least: int, most: int, choice: Value, rules: tuple[str, ...]) -> Allowed | Refused:
    """Allow ids among those offered, each once, neither too few nor too many, in sorted order."""
    if not isinstance(choice, tuple) or any(id not in ids for id in choice):
        return Refused(rules, phrase("not among what can be chosen"))
    if len(set(choice)) != len(choice) or not least <= len(choice) <= most:
        if least == most:
            return Refused(rules, phrase("exactly {number} have to be chosen", number=least))
        return Refused(rules, phrase("from {least} to {most} have to be chosen", least=least, most=most))
    return Allowed(rules) if list(choice) == sorted(choice) else Refused(rules, phrase("in sorted order"))


def judge_order(
    ids: Iterable[str], choice: Value, allowed: tuple[str, ...], refused: tuple[str, ...]
) -> Allowed | Refused:
    """Allow every order of all of some ids."""
    if isinstance(choice, tuple) and sorted(choice, key=str) == sorted(ids):
        return Allowed(allowed)
    return Refused(refused, phrase("each of them once"))


def judge_word(offered: Collection[str], choice: Value, rules: tuple[str, ...]) -> Allowed | Refused:
    """Allow one of some words."""
    return (
        Allowed(rules) if choice in offered else Refused(rules, phrase("one of {offered}", offered=", ".join(offered)))
    )


def of_the_player(judge: Callable[[AnyPosition, str, Value], Allowed | Refused]) -> Judge:
    """Return the judge of a question from that of what a player may choose in a position."""
    return lambda question, choice: judge(question.position, question.by, choice)


def add_choices(
    game: Game,
    sets: Iterable[str],
    rules: tuple[str, ...],
    modes: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
) -> None:
    """Give a game the questions that instructions ask: sets of ids, "order", "optional" and "mode".

    Args:
        game: the game.
        sets: kinds of question whose answer is a set of ids; their `args` are (ids, least, most, rules).
        rules: rules by which choices are made while instructions are followed.
        modes: those by which one of several things is chosen, where there are others; a question may bring its own.
        others: those by which somebody else than who controls the source chooses it.
    """

    def sets_offered(question: Question) -> Iterator[Ids]:
        ids, least, most, _ = question.args
        return sets_of(ids, least, most)

    def judge_offered(question: Question, choice: Value) -> Allowed | Refused:
        ids, least, most, why = question.args
        return judge_set(ids, least, most, choice, why)

    for kind in sets:
        game.question(kind, candidates=sets_offered)(judge_offered)

    @game.question("order", candidates=lambda question: permutations(question.args[0]))
    def _order(question: Question, choice: Value) -> Allowed | Refused:
        ids, why = question.args
        return judge_order(ids, choice, why, why)

    @game.question("optional", candidates=lambda _question: (ACCEPT, DECLINED))
    def _optional(_question: Question, choice: Value) -> Allowed | Refused:
        return judge_word((ACCEPT, DECLINED), choice, rules)

    @game.question("mode", candidates=lambda question: question.args[0])
    def _mode(question: Question, choice: Value) -> Allowed | Refused:
        offered, *why = question.args
        source = question.position.objects.get(question.of or "")
        theirs = others if source is not None and source.controller != question.by else ()
        return judge_word(offered, choice, (*(why[0] if why else modes or rules), *theirs))
