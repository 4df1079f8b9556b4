"""Permanents of which nobody said which was there first: an answer that hangs on it is given for each order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import Written
from judgekit.scenarios.notation.telling.replies import Reply

Order = tuple[str, ...]
"""Ids of permanents in the order in which they entered."""

MOST_PERMUTED = 3
"""Permanents of which every order is tried; of more, the reverse order and those in which two have changed places."""
MOST_ORDERS = 12
"""Orders tried for one situation."""


def by_order(
    begun: Written, table: NotationTable, replies: Sequence[Reply], again: Callable[[Written], list[Reply]], lang: str
) -> None:
    """Say of each answer whether it hangs on which permanent was there first, and answer it for each order then.

    Args:
        begun: the notation.
        table: a table at which it was played.
        replies: the answers, with the permanents in the order of the lines.
        again: answers it again with another position; must give as many answers.
        lang: "en" or "ja", for the lines that say an order.
    """
    timed = () if begun.situation.exact else table.grammar.words.timed(table.start)
    ids = [id for id in _listed(begun, table) if id in timed]
    if len(ids) < 2:
        return
    just_came = [(id, new) for new in begun.situation.new for id in ids if id not in begun.situation.new]
    first, *others = list(islice(_orders(ids, (*begun.situation.older, *just_came)), MOST_ORDERS)) or [tuple(ids)]
    found: list[tuple[Order, list[Reply] | JudgekitError]] = [(first, list(replies))]
    for order in others:
        try:
            found.append((order, again(_entered_so(begun, table, order))))
        except JudgekitError as fault:
            found.append((order, fault))
    for place, reply in enumerate(replies):
        _tell(reply, [(order, one[place] if isinstance(one, list) else one) for order, one in found], lang)


def _orders(ids: Sequence[str], older: Sequence[tuple[str, str]]) -> Iterator[Order]:
    """Yield the orders in which permanents may have entered, that of the lines first."""
    first = tuple(ids)
    if len(ids) <= MOST_PERMUTED:
        tried: list[Order] = list(permutations(ids))
    else:
        tried = [first, first[::-1]]
        for a, b in combinations(range(len(ids)), 2):
            changed = list(ids)
            changed[a], changed[b] = changed[b], changed[a]
            tried.append(tuple(changed))
    for order in tried:
        if all(order.index(a) < order.index(b) for a, b in older if a in order and b in order):
            yield order


def _listed(begun: Written, table: NotationTable) -> dict[str, Mapping[str, Json]]:
    """Return the permanents that are given by their ids, in the order in which they are listed."""
    listed = begun.scenario.given.get(table.grammar.words.home)
    there = [one for one in (listed if isinstance(listed, list) else []) if isinstance(one, Mapping) and "id" in one]
    return {str(one["id"]): one for one in there}


def _entered_so(begun: Written, table: NotationTable, order: Order) -> Written:
    """Return a notation in which permanents entered in an order, at the times at which some of them did."""
    given = dict(begun.scenario.given)
    stamps = {id: record.timestamp for id, record in table.start.objects.items()}
    stamps |= dict(zip(order, sorted(stamps[id] for id in order), strict=True))
    for zone, listed in given.items():
        if isinstance(listed, list):
            given[zone] = [
                {**one, "timestamp": str(stamps[str(one["id"])])}
                if isinstance(one, Mapping) and one.get("id") in stamps
                else one
                for one in listed
            ]
    return replace(begun, scenario=replace(begun.scenario, given=given))


def _tell(reply: Reply, found: Sequence[tuple[Order, Reply | JudgekitError]], lang: str) -> None:
    """Put into an answer what it is in each order, where that is not always the same."""
    ends: dict[str, tuple[Bilingual, list[Order]]] = {}
    for order, one in found:
        end = _end(one)
        ends.setdefault(str(end.en), (end, []))[1].append(order)
    if len(ends) == 1:
        return
    reply.result = [
        Bilingual("どれが先に戦場に出たかによる", "it depends on which of them entered the battlefield first")
    ]
    reply.open, reply.more = [], (0, 0)
    head, comma = ("出た順: ", "、") if lang == "ja" else ("entered: ", ", ")
    reply.branches = [(f"{head}{comma.join(orders[0])}", end, 1) for end, orders in ends.values()]
    rules = [rule for _order, one in found if isinstance(one, Reply) for rule in one.rules]
    reply.rules = tuple(dict.fromkeys((*reply.rules, *rules)))
    if reply.holds is not None:
        reply.holds = all(isinstance(one, Reply) and one.holds for _order, one in found)


def _end(one: Reply | JudgekitError) -> Bilingual:
    """Return what an answer says in one line: what was asked, where that can be told alone."""
    if isinstance(one, JudgekitError):
        return Bilingual(str(one), str(one))
    branches = [Bilingual(f"{line} → {end.ja}", f"{line} → {end.en}") for line, end, _ways in one.branches]
    said = [*([one.alone] if one.alone is not None else one.result), *branches]
    return Bilingual("。".join(str(part.ja).rstrip("。") for part in said), "; ".join(str(part.en) for part in said))
