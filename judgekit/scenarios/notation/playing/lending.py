"""What a deed costs where nobody said with what it is paid: its player gets it first, and that is said aloud."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Question, Record
from judgekit.scenarios.notation.playing.paying import AMOUNT, sources_in_hand
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import Unscripted
from judgekit.table.choices import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


_MAY_COST = frozenset(("attack", "block"))
"""Declarations, which cost something only where an effect asks for it."""


def enough_mana(player: str) -> Bilingual:
    """Return that a player is taken to have what is paid."""
    return Bilingual(f"{player}は支払える", f"{player} has enough mana")


class PriceTold(NotationUnclear):
    """Another amount of mana is said to be paid than something costs: it is not done otherwise then."""


_SYMBOLS = re.compile(r"\{[^{}]+\}")
_DETERMINED, _PAID = "total-cost", "pay-mana"
"""What is noted as a cost is determined (601.2f), and as mana is paid for it."""


def supplied(table: NotationTable, action: Mapping[str, Json], following: Mapping[str, Json] | None) -> None:
    """Do an action; who was given no means to pay for it gets them first.

    How much mana is said to be paid is what it costs, or it is not done so (601.2h).

    Raises:
        PriceTold: another amount is said to be paid.
    """
    told = _amount_told(action.get("pay"))
    before, done = table.run.table.snapshot(), len(table.steps)
    since = len(table.run.table.trace.records)
    try:
        _supplied(table, action, following)
    except JudgekitError:
        if told is None or table.written.situation.exact:
            raise
    else:
        if told is not None and isinstance(action.get("pay"), Mapping):
            _compare(table.run.table.records(since), told, helped=True)
        return  # mana of the pool, by its symbols
    table.back_to(before, done)
    plain = {key: value for key, value in action.items() if key != "pay"}
    try:
        _at_that_price(table, plain, following, told)
    except (PriceTold, Unscripted) as fault:
        table.back_to(before, done)
        fitting = _numbers_for(table, plain, told) if "cast" in plain and AMOUNT not in plain else []
        if not fitting and isinstance(fault, Unscripted) and fault.question.kind == AMOUNT:
            raise PriceTold(phrase("no X makes it cost {told} mana that can be paid", told=_value(told)), "") from fault
        if len(fitting) > 1:
            said = phrase(
                "with X = {values} it costs {told} mana: say which", values=", ".join(fitting), told=_value(told)
            )
            raise PriceTold(said, "") from fault
        if not fitting:
            raise
        number = fitting[0]
        _at_that_price(table, {**plain, AMOUNT: number}, following, told)


def _at_that_price(
    table: NotationTable, action: Mapping[str, Json], following: Mapping[str, Json] | None, told: str
) -> None:
    since = len(table.run.table.trace.records)
    try:
        _supplied(table, action, following)
    except Unscripted as fault:
        if fault.question.kind != AMOUNT:
            _compare_with_each(table, told, since, fault.question)
        raise
    records, question = table.run.table.records(since), table.run.table.position.question
    if question is not None and question.kind == AMOUNT:
        raise Unscripted(question)
    if question is not None and all(one.what != _DETERMINED for one in records):
        _compare_with_each(table, told, since, question)
    else:
        _compare(records, told)


def _numbers_for(table: NotationTable, action: Mapping[str, Json], told: str) -> list[str]:
    """Return the values of X with which a spell costs the mana that is told (107.3a)."""
    found: list[str] = []
    before, done, granted = table.run.table.snapshot(), len(table.steps), list(table.granted)
    for number in map(str, range(_value(told) + 1)):
        try:
            _at_that_price(table, {**action, AMOUNT: number}, None, told)
        except Unscripted:
            found.append(number)  # what is chosen besides is told behind it
        except JudgekitError:
            pass
        else:
            found.append(number)
        table.back_to(before, done)
        table.granted = list(granted)
        table.lent = [one for one in table.lent if one[0] < before.records]
    return found


def _amount_told(paid: Json) -> str | None:
    """Return how much mana is said to be paid, in symbols; None where it is said with what."""
    if isinstance(paid, Mapping) and isinstance(paid.get("mana"), (str, int)):
        return f"{{{paid['mana']}}}"
    return paid if isinstance(paid, str) and paid and not _SYMBOLS.sub("", paid) else None


_WAYS_TRIED = 24
"""Targets with which it is looked what something costs, where none is chosen yet."""


def _compare_with_each(table: NotationTable, told: str, since: int, question: Question) -> None:
    """Refuse to pay another amount of mana than what something costs with whatever is chosen before it is paid.

    Raises:
        PriceTold: it costs more, or less, whichever target is chosen.
    """
    here, refused = table.run.table.snapshot(), list[PriceTold]()
    table.run.table.break_off()
    begun = table.run.table.snapshot()
    for choice in islice(question.legal(), _WAYS_TRIED):
        table.run.table.restore(begun)
        with suppress(JudgekitError):
            table.run.table.go_on()
            table.run.table.answer(choice)
            table.run.table.settle()
        try:
            _compare(table.run.table.records(since), told)
        except PriceTold as fault:
            refused.append(fault)
        else:
            refused.clear()
            break
    table.run.table.restore(here)
    if refused:
        raise refused[0]


def _compare(records: Sequence[Record], told: str, *, helped: bool = False) -> None:
    """Refuse to pay another amount of mana than what something costs.

    Args:
        records: what was done.
        told: the amount, in symbols.
        helped: something else than mana is said to pay for a part of it (702.66a).

    Raises:
        PriceTold: it costs more, or less.
    """
    first = next((one for one in records if one.what == _DETERMINED), None)
    if first is None:
        return
    paid = [str(one.details.get("mana", "")) for one in records if one.what == _PAID]
    costs = [*paid[-1:], *([str(first.details["mana"])] if first.details.get("mana") else [])] or ["{0}"]
    if _value(told) not in map(_value, costs):  # of a cost that delve helps to pay, the mana that is left
        raise PriceTold(_another(costs[0 if helped else -1], told), "")


def _another(costs: str, told: str) -> str:
    """Return that something costs another amount of mana than is told."""
    return phrase("that costs {costs} mana, not {told}", costs=_value(costs), told=_value(told))


def _value(symbols: str) -> int:
    """Return how much mana symbols are (202.3)."""
    found = [one[1:-1] for one in _SYMBOLS.findall(symbols)]
    return sum(int(one) if one.isdecimal() else 1 for one in found)


def _supplied(table: NotationTable, action: Mapping[str, Json], following: Mapping[str, Json] | None) -> None:
    situation = table.written.situation
    means = _means(table, action, generous=False)
    before, done = table.run.table.snapshot(), len(table.steps)
    if means is None:
        try:
            table.perform(action, following)
        except (IllegalAnswer, Unscripted):
            if not action.keys() & _MAY_COST or not _declared_for_mana(table, action, before, done):
                raise
        if str(action.get("by")) in situation.lent and action.keys() & table.grammar.words.costing:
            _say(table, action)
        return
    try:
        _pay(table, means, action)
    except (IllegalAnswer, Unscripted):
        generous = _means(table, action, generous=True)
        table.back_to(before, done)
        table.lent = [one for one in table.lent if one[0] < before.records]
        if generous is None:
            raise
        _pay(table, generous, action)


def _declared_for_mana(table: NotationTable, action: Mapping[str, Json], before: Snapshot, done: int) -> bool:
    """Do a declaration that costs something, where its player was given no means to pay for it; return whether it can be done."""
    means = _means(table, action, generous=True)
    if not means:
        return False
    refused, did = table.run.table.snapshot(), len(table.steps)
    table.back_to(before, done)
    try:
        _pay(table, means, action)
    except (IllegalAnswer, Unscripted):
        table.back_to(refused, did)
        table.lent = [one for one in table.lent if one[0] < before.records]
        return False
    return True


def lend(table: NotationTable, action: Mapping[str, Json]) -> None:
    """Lend a player what an action may cost, where nothing was given to pay with."""
    means = _means(table, action, generous=True)
    if means:
        table.perform(means)
        _say(table, action)


def able_to_say_yes(table: NotationTable, action: Mapping[str, Json], choose: Callable[[], bool]) -> bool:
    """Make a choice and return what that returns; who says yes to what costs something gets it first, given no means to pay.

    Raises:
        IllegalAnswer: it cannot be made with that either.
    """
    before, done, granted, lent = table.run.table.snapshot(), len(table.steps), list(table.granted), list(table.lent)
    try:
        return choose()
    except IllegalAnswer:
        if action.get("choose") != ACCEPT or not (means := _means(table, action, generous=True)):
            raise
        refused = table.granted
        table.back_to(before, done)
        table.granted = list(granted)
        since = len(table.run.table.trace.records)
        table.perform(means)
        table.lent = [*lent, (since, len(table.run.table.trace.records))]
        try:
            made = choose()
        except JudgekitError:
            table.granted, table.lent = refused, lent
            raise
        _say(table, action)
        return made


def _means(table: NotationTable, action: Mapping[str, Json], *, generous: bool) -> Mapping[str, Json] | None:
    """Return what gives a player the means to pay for an action; None where the situation says what there is."""
    situation = table.written.situation
    if situation.exact:
        return None
    return table.grammar.words.supply(situation.given, situation.cards, action, generous=generous)


def _pay(table: NotationTable, means: Mapping[str, Json], action: Mapping[str, Json]) -> None:
    if means:
        since = len(table.run.table.trace.records)
        table.perform(means)
        table.lent.append((since, len(table.run.table.trace.records)))
    table.perform(action)
    if means:
        _say(table, action)


def _say(table: NotationTable, action: Mapping[str, Json]) -> None:
    table.grant(enough_mana(by := str(action.get("by"))))
    if (said := sources_in_hand(table.written.situation.given, by, table.grammar.words.basics)) is not None:
        table.grant(said)


def refuse_unless_spent(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Refuse to pay with the mana that was made before where there is none, or where it may not be spent so (106.6).

    Raises:
        NotationUnclear: that is so.
    """
    if step.pop("@floating", None) is None:
        return
    before, other = _floating(table, step), table.copied()
    with suppress(JudgekitError):
        other.step(step)
    lent = any("apply" in one for one in other.steps[len(table.steps) :])
    if not before or (before == _floating(other, step) and not lent and other.open is None and other.refused is None):
        raise NotationUnclear(phrase("no mana that was made before is spent on that"), statement.body, statement.line)


def refuse_another_price(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Refuse to pay another amount of mana than what resolves asks for.

    Raises:
        NotationUnclear: it asks for more, or for less.
    """
    told = step.pop("@paid", None)
    if told is None:
        return
    other, since = table.copied(), len(table.run.table.trace.records)
    with suppress(JudgekitError):
        other.step(dict(step))
    costs = next((str(one.details.get("mana")) for one in other.run.table.records(since) if one.what == _PAID), None)
    if costs is not None and _value(costs) != int(str(told)):
        raise NotationUnclear(_another(costs, f"{{{told}}}"), statement.body, statement.line)


def _floating(table: NotationTable, step: Mapping[str, Json]) -> object:
    """Return the mana that who does a step has left."""
    with suppress(JudgekitError):
        return table.run.scene.player_value(table.run.table.position, str(step.get("by")), "pool").value
    return None
