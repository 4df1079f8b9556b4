"""Payments that nobody says: taken so that what is said later can be paid too, and said aloud where they make a difference."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.notation.playing.choosing import only_no
from judgekit.scenarios.notation.reading.notations import Written
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

MOST_WAYS = 40
"""Ways to pay for one thing that are looked at."""
AMOUNT = "X"
"""The kind of question for the value of X."""
MOST_TRIES = 150
"""Lines that are done again, with other payments before them."""


Payments = Sequence[tuple[Question, object]]
"""Questions for a payment, each with the one that was taken."""


@dataclass(frozen=True, slots=True)
class Done:
    """A statement that was done, and the table before it.

    Attributes:
        before: the table.
        statement: what was said.
        joining: whether it declares together with the line before.
        later: it is done once what waits has resolved, where it can't be done before.
    """

    before: NotationTable
    statement: Statement
    joining: bool
    later: bool = False


def means_named(scene: GameAdapter, position: AnyPosition, plain: Json) -> tuple[str, ...]:
    """Return the cards by which a payment is made, by their names; alike ones are as good as each other."""
    if isinstance(plain, str):
        return (_named(scene, position, plain),) if plain in position.objects else ()
    parts = plain if isinstance(plain, (list, tuple)) else (*plain, *plain.values()) if isinstance(plain, dict) else ()
    return tuple(sorted(name for part in parts for name in means_named(scene, position, part)))


def _named(scene: GameAdapter, position: AnyPosition, id: str) -> str:
    try:
        return str(scene.object_value(position, id, "name").value)
    except JudgekitError:
        return id


def ways_apart(scene: GameAdapter, question: Question) -> list[object]:
    """Return payments that differ in more than which of several cards alike is used, the first legal one first."""
    found: dict[tuple[str, ...], object] = {}
    for choice in islice(question.legal(), MOST_WAYS):
        found.setdefault(means_named(scene, question.position, scene.write_choice(question, choice)), choice)
    return list(found.values())


def paid_aloud(scene: GameAdapter, question: Question, choice: object) -> Bilingual | None:
    """Return what has to be said of a payment that nobody said; None where every other is as good.

    Args:
        scene: the game.
        question: the payment.
        choice: the one that was taken.
    """
    if len(ways_apart(scene, question)) < 2:
        return None
    position = question.position
    with_what = means_named(scene, position, scene.write_choice(question, choice))
    what = scene.name_of(position, question.of) if question.of else ""
    return Bilingual(
        f"{question.by}は{what}のコストを{'、'.join(with_what)}で支払う",
        f"{question.by} pays for {what} with {', '.join(with_what)}",
    )


def kept_for_later(begun: Written) -> frozenset[str]:
    """Return what is spoken of in what is done or asked: it is tapped for no price that something else pays."""
    said = " ".join(one.body for one in (*begun.play, *begun.questions)).casefold()
    there = [thing for thing in begun.situation.names.things if not thing.plays]
    return frozenset(thing.id for thing in there if any(one.casefold() in said for one in thing.names))


def done_otherwise(past: Sequence[Done], last: Done, by: str, paid: Payments = ()) -> NotationTable | None:
    """Return the table after all that was said and a line that was refused, some of it paid for in another way.

    The latest payments are changed first: who said less before stays nearer to what was answered before.

    Args:
        past: what was done before it.
        last: what was refused.
        by: whose payments are changed.
        paid: what was paid without a word, in what was refused too, before it came to that.

    Returns:
        The table; None where no other payment helps, or none was found in so many tries.
    """
    if all(question.by != by for question, _ in paid):
        return None
    tries = iter(range(MOST_TRIES))
    for question, taken in paid[len(last.before.run.table.paid) :]:
        ways = ways_apart(last.before.run.scene, question) if question.by == by and question.of is not None else []
        for choice in (one for one in ways if one != taken):
            found = _after(last.before, last, {str(question.of): choice}, tries)
            if found is not None:
                return found
    for place in range(len(past) - 1, -1, -1):
        found = _done(past[place].before, [*past[place:], last], by, tries)
        if found is not None:
            return found
    return None


def _done(begun: NotationTable, lines: Sequence[Done], by: str, tries: Iterator[int]) -> NotationTable | None:
    """Return the table after all lines, with the first payments that allow them; None where there are none."""
    if not lines:
        return begun
    plain = _after(begun, lines[0], {}, tries)
    if plain is None:
        return None
    found = _done(plain, lines[1:], by, tries)
    if found is not None:
        return found
    for question, taken in plain.run.table.paid[len(begun.run.table.paid) :]:
        if question.by != by or question.of is None:
            continue
        for choice in ways_apart(plain.run.scene, question):
            table = _after(begun, lines[0], {question.of: choice}, tries) if choice != taken else None
            found = _done(table, lines[1:], by, tries) if table is not None else None
            if found is not None:
                return found
    return None


def _after(
    begun: NotationTable, line: Done, paying: Mapping[str, object], tries: Iterator[int]
) -> NotationTable | None:
    """Return the table after one more line, with what is laid down for its payments; None where it is refused."""
    if next(tries, None) is None:
        return None
    table = begun.copied()
    table.run.table.paying = {**begun.run.table.paying, **paying}
    with suppress(JudgekitError):
        try:
            table.do(line.statement, joining=line.joining, again=True)
        except IllegalAnswer:
            return table.once_resolved(line) if line.later else None
        return table
    return None


_SYMBOLS = "symbols"
"""The kind of decision by which is chosen with what a symbol is paid: mana or life (107.4f)."""


def paid_with_life(scene: GameAdapter, record: Record) -> Bilingual | None:
    """Return that life is paid for a symbol, where nobody said so; None where none is."""
    question, choice = record.question, record.choice
    if record.what != "decision" or question is None or question.kind != _SYMBOLS or not isinstance(choice, tuple):
        return None
    if "life" not in choice or not question.of:
        return None
    of = scene.name_of(question.position, question.of)
    return Bilingual(
        f"{of}のコストの一部は、{question.by}がマナでなくライフで支払う",
        f"{question.by} pays life instead of mana for {of}",
    )


def unpaid(scene: GameAdapter, record: Record, lent: Collection[str]) -> Bilingual | None:
    """Return what comes of it that a player to whom mana was lent has no more than that; None where nothing does.

    Nobody said what else that player could pay with: nothing that is offered for a cost can be taken, and X is 0 (107.3a).

    Args:
        scene: the game.
        record: what happened.
        lent: the players to whom mana was lent.
    """
    question = record.question
    if record.what != "decision" or question is None or question.by not in lent:
        return None
    if question.kind == AMOUNT and record.choice == 0 and question.of:
        of = scene.name_of(question.position, question.of)
        return Bilingual(
            f"{of}のXは0(言われていない。「Xを3として」のように書く)",
            f'X of {of} is 0: nobody said it; say for example "for X=3"',
        )
    if not only_no(scene, question):
        return None
    of = scene.name_of(question.position, question.of) if question.of else question.kind
    by = question.by
    return Bilingual(
        f"{by}は{of}に「はい」と言えない({by}のほかのマナは書かれていない)",
        f"{by} cannot say yes to {of}: no other mana of {by} is told of",
    )


def sources_in_hand(
    given: Mapping[str, Json], player: str, basics: Iterable[tuple[tuple[str, ...], Mapping[str, Json]]]
) -> Bilingual | None:
    """Return which cards that give mana are taken to be in the hand, where they were listed behind other cards of it.

    "hand Zap, Mountain" may be meant as a Mountain on the battlefield, of whose mana more is then taken for granted than is there.

    Args:
        given: the position as it was written.
        player: who is taken to have enough mana.
        basics: cards that everybody knows, each with its names.
    """
    players = given.get("players")
    own = players.get(player) if isinstance(players, Mapping) else None
    hand = own.get("hand") if isinstance(own, Mapping) else None
    cards = [str(one.get("card", "")) for one in (hand if isinstance(hand, list) else []) if isinstance(one, Mapping)]
    known = {name for names, _definition in basics for name in names}
    found = [one for one in dict.fromkeys(cards) if one in known]
    if not found or len(found) == len(set(cards)):
        return None
    ja, en = "と".join(found), " and ".join(found)
    return Bilingual(
        f"{ja}は{player}の手札にある(戦場のものは ; の後に書く)",
        f"{en} in {player}'s hand (what is on the battlefield is written behind a ;)",
    )
