"""Hybrid and Phyrexian symbols as Magic scenarios word them (107.4e, 107.4f, 601.2b): by what is paid with."""

from __future__ import annotations

from judgekit.engine import Ask, Question, Refused
from judgekit.games.mtg.scene.notation.payments import read_payment
from judgekit.games.mtg.stack.costs.costs import open_symbols, total_cost
from judgekit.games.mtg.stack.costs.paying import Payment
from judgekit.games.mtg.stack.costs.symbol_choices import symbol_choices
from judgekit.table.adapter import Plain


def symbols_paid_with(question: Question, plain: Plain) -> object:
    """Return how the symbols of a cost are announced if it is paid as a step says.

    Args:
        question: how the symbols are announced.
        plain: the payment as the scenario words it.

    Returns:
        The announcement for which most of the mana is spent; the first legal one where it pays none, since nothing would; None
        where several are alike in that, which the scenario has to tell apart.
    """
    position, id = question.position, question.args[0]
    symbols = open_symbols(position, position.objects[id])
    legal = [choice for choice in symbol_choices(symbols) if not isinstance(question.judge(choice), Refused)]
    spent = {choice: number for choice in legal if (number := _spent(question, choice, plain)) is not None}
    if not spent:
        return legal[0] if legal else None
    best = [choice for choice, number in spent.items() if number == max(spent.values())]
    return best[0] if len(best) == 1 else None


def _spent(question: Question, choice: tuple[str, ...], plain: Plain) -> int | None:
    """Return how much mana a payment spends on the cost with its symbols announced so, None where it does not pay it."""
    draft = question.position.draft()
    id: str = question.args[0]
    item = draft.change(id, announced=draft.objects[id].announced._replace(splits=choice))
    cost = total_cost(draft, item).cost
    paying = Question(draft.seal(), Ask("payment", question.by, of=id, args=(id, cost.mana, cost.actions)))
    payment = read_payment(paying, plain)
    if isinstance(paying.judge(payment), Refused):
        return None
    return len(payment.spent) if isinstance(payment, Payment) else 0
