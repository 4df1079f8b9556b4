"""608.2d, 118.3: choices among objects, players, words and numbers: one way to ask for each, complete and with reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.amounts import value_of
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.terms.faces import names_of
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.mechanics.abilities.choosing import ACCEPT, DECLINED, Ids, sets_of
from judgekit.mechanics.abilities.choosing import judge_order as in_order
from judgekit.mechanics.abilities.choosing import judge_set as among

OBJECT_CHOICES: dict[str, tuple[str, ...]] = {
    "discard": ("701.8b",),
    "sacrifice": ("701.17a",),
    "exile": ("701.11a",),
    "return": (),
    "tap": ("701.21a",),
    "untap": ("701.21b",),
    "reveal": ("701.16a",),
    "choose": (),
    "behold": (),
    "blight": (),
    "search": (),
    "put": (),
    "exert": (),
    "counters": (),
    "attach": (),
    "scry": (),
    "fateseal": (),
    "surveil": (),
    "proliferate": (),
    "random": (),
    "bottom": (),
}
"""Kinds of question whose answer is a set of ids, with the rule of what is done to them where a player may choose it anywhere.

Who asks says by which rule the choice is made; what an effect leaves open without saying more is chosen as it applies (608.2d).
"""


def asking(
    kind: str,
    by: str,
    ids: Iterable[str],
    least: int,
    most: int | None,
    then: Task,
    *rules: str,
    of: str | None = None,
) -> Ask:
    """Return the question which of some ids a player chooses.

    Args:
        kind: key of OBJECT_CHOICES.
        by: who chooses.
        ids: what may be chosen.
        least: smallest number.
        most: largest number, None for any.
        then: the task that gets the chosen ids, sorted.
        rules: rules that say so.
        of: what the choice is about.
    """
    pool = tuple(sorted(set(ids)))
    largest = len(pool) if most is None else min(most, len(pool))
    return Ask(kind, by, of=of, args=(pool, min(least, len(pool)), largest, rules), then=then)


def _sets(question: Question) -> Iterator[Ids]:
    return sets_of(*question.args[:3])


def judge_set(question: Question, choice: object) -> Allowed | Refused:
    """The answer is a set of ids among those offered, neither too few nor too many, of a total power where it needs one."""
    verdict = _judge_ids(question.args, question.kind, choice)
    if len(question.args) > 4 and isinstance(verdict, Allowed) and isinstance(choice, tuple):
        rules, needed, *measure = question.args[3:]
        what = measure[0] if measure else "power"
        if total_of(question.position, choice, what) < needed:
            return Refused(
                (*rules, "118.3"), phrase("their total {what} is less than {needed}", what=what, needed=needed)
            )
    return verdict


def total_power(position: MtgPosition, ids: Iterable[str]) -> int:
    """Return the total power of some objects."""
    return sum(view_of(position).of(id).power or 0 for id in ids)


CREWING = "power to crew"
"""What is added up of creatures that crew a Vehicle (702.122a)."""


def crewing_power(position: MtgPosition, id: str) -> int:
    """Return with how much power a creature crews, as the abilities that speak of that say (702.122a)."""
    view = view_of(position)
    by_toughness = allowed(position, "crew-with-toughness", id)
    own = (view.of(id).toughness if by_toughness else view.of(id).power) or 0
    stronger = allowed(position, "crew-stronger", id)
    return own + sum(amount(view, entry.ability.get("number"), entry.frame) for entry in stronger)


def total_of(position: MtgPosition, ids: Iterable[str], what: str) -> int:
    """Return the total power, power to crew or mana value of some objects."""
    if what == "power":
        return total_power(position, ids)
    if what == CREWING:
        return sum(crewing_power(position, id) for id in ids)
    return sum(value_of(view_of(position), position.objects[id].ref, "mana-value") for id in ids)


def _judge_ids(args: tuple[Any, ...], kind: str, choice: object) -> Allowed | Refused:
    ids, least, most, rules, *_ = args
    rule = (*rules, *OBJECT_CHOICES.get(kind, ())) or ("608.2d",)
    return among(ids, least, most, choice, tuple(dict.fromkeys(rule)))


for _kind in OBJECT_CHOICES:
    GAME.question(_kind, candidates=_sets)(judge_set)


def _searches(question: Question) -> Iterator[Ids]:
    *_, must = question.args
    return (choice for choice in sets_of(*question.args[:3]) if set(must) <= set(choice))


@GAME.question("search-all", candidates=_searches)
def judge_search(question: Question, choice: object) -> Allowed | Refused:
    """What is searched for must be found in a public zone, and need not be in a hidden one (701.19b)."""
    *_, must = question.args
    if isinstance(choice, tuple) and not set(must) <= set(choice):
        return Refused(("701.19b", "400.2"), phrase("a card in a public zone must be found"))
    verdict = _judge_ids(question.args, question.kind, choice)
    return Allowed((*verdict.rules, "400.2")) if isinstance(verdict, Allowed) else verdict


def _one_of_each(choice: Ids, kinds: tuple[Ids, Ids]) -> bool:
    """Tell whether cards are at most one of each of two kinds, where a card of both may be either."""
    first, second = kinds
    if len(choice) < 2:
        return True
    one, other = choice
    return (one in first and other in second) or (one in second and other in first)


@GAME.question(
    "search-both",
    candidates=lambda question: (one for one in _sets(question) if _one_of_each(one, question.args[-1])),
)
def judge_search_of_two(question: Question, choice: object) -> Allowed | Refused:
    """Of two kinds of card that are searched for at most one each is found (701.19a, 701.19b)."""
    verdict = _judge_ids(question.args, question.kind, choice)
    if isinstance(verdict, Allowed) and isinstance(choice, tuple) and not _one_of_each(choice, question.args[-1]):
        return Refused(("701.19a",), phrase("one card of each kind"))
    return verdict


def _go_together(question: Question, choice: Ids) -> bool:
    """Tell whether cards are all of other names, or are of no higher total mana value than is said (201.2a, 202.3)."""
    together = question.args[-1]
    if together != "names":
        return bool(total_of(question.position, choice, "mana-value") <= together)
    named = [name for id in choice for name in set(names_of(view_of(question.position).of(id).name))]
    return len(named) == len(set(named))


@GAME.question(
    "search-together",
    candidates=lambda question: (one for one in _sets(question) if _go_together(question, one)),
)
def judge_search_together(question: Question, choice: object) -> Allowed | Refused:
    """Of what the cards that are found must be together nothing is left out (701.19a)."""
    verdict = _judge_ids(question.args, question.kind, choice)
    if isinstance(verdict, Allowed) and isinstance(choice, tuple) and not _go_together(question, choice):
        if question.args[-1] == "names":
            return Refused(("701.19a", "201.2a"), phrase("two of them have the same name"))
        return Refused(
            ("701.19a", "202.3"), phrase("their total mana value is greater than {most}", most=question.args[-1])
        )
    return verdict


@GAME.question("optional", candidates=lambda question: question.args[0] or (ACCEPT, DECLINED), forced=True)
def judge_optional(question: Question, choice: object) -> Allowed | Refused:
    """A player may do something or not; what is impossible cannot be chosen (603.5, 608.2d)."""
    offered, rules = question.args[0] or (ACCEPT, DECLINED), question.args[1]
    if choice in offered:
        return Allowed(tuple(dict.fromkeys((*rules, "608.2d"))))
    if choice in (ACCEPT, DECLINED):
        return Refused(("608.2d",), phrase("impossible or illegal"))
    return Refused(("608.2d",), phrase("accept or decline"))


def asking_optional(by: str, then: Task, *rules: str, of: str | None = None, possible: bool = True) -> Ask:
    """Return the question whether a player does something that is optional."""
    return Ask("optional", by, of=of, args=((ACCEPT, DECLINED) if possible else (DECLINED,), rules), then=then)


@GAME.question("color", candidates=lambda question: question.args[0] or COLORS)
def judge_color(question: Question, choice: object) -> Allowed | Refused:
    """A colour is one of the five (105.4, 608.2d)."""
    return (
        Allowed(("105.4",))
        if choice in (question.args[0] or COLORS)
        else Refused(("105.4",), phrase("one of the colours"))
    )


def asking_one(by: str, words: tuple[str, ...], then: Task, *rules: str, of: str | None = None) -> Ask:
    """Return the question which of some words a player chooses."""
    return Ask("option", by, of=of, args=(words, rules), then=then)


@GAME.question("option", candidates=lambda question: question.args[0])
def judge_option(question: Question, choice: object) -> Allowed | Refused:
    """One of the words or numbers that are offered (700.2)."""
    offered, rules = question.args
    return Allowed((*rules, "608.2d")) if choice in offered else Refused(("608.2d", *rules), phrase("not offered"))


@GAME.question("order", candidates=lambda question: permutations(question.args[0]))
def judge_order(question: Question, choice: object) -> Allowed | Refused:
    """An order names each thing once."""
    ids, rules = question.args
    return in_order(ids, choice, rules, rules)
