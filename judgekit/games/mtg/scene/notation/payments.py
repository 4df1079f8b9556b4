"""Payments as Magic scenarios word them (601.2g, 601.2h): mana abilities by the names of their sources, mana by symbols."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product

from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.games.mtg.scene.notation.words import symbols_of
from judgekit.games.mtg.stack.activating import abilities_of
from judgekit.games.mtg.stack.costs.helping_to_pay import GENERIC, HELPING, Helped, Helper, helpers, left_to_pay
from judgekit.games.mtg.stack.costs.mana_abilities import Source, priced_sources, usable_sources
from judgekit.games.mtg.stack.costs.other_mana import as_paid
from judgekit.games.mtg.stack.costs.paying import (
    REWIND,
    Conversion,
    Payment,
    ability_with,
    made_by,
    payments,
    planned_payment,
    spendable,
)
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.mana import Pool, order_of, types_of
from judgekit.games.mtg.state.objects import Mana
from judgekit.mechanics.unknown_cards import nobody_knows
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import ids_of, text_of

NOT_PAID = frozenset(("rewind", "decline", "refuse", "no"))
"""Words for going back instead of activating the mana abilities that a cost would take, which nobody has to (118.3c)."""


def read_payment(question: Question, plain: Plain) -> object:
    """Return the payment that a scenario words: by its sources, by mana of the pool, "auto", or that there is none (118.3c)."""
    position, (item_id, cost, actions) = question.position, question.args
    item = position.objects.get(item_id)
    player = question.by
    if isinstance(plain, str) and plain in NOT_PAID:
        return REWIND
    if isinstance(plain, str) and plain == "auto":
        return next(payments(position, player, item, cost, actions), REWIND)
    if (keyword := _helped_by(plain)) is not None:
        if isinstance(plain, Mapping) and plain.get("helped") == "all":
            keyword = (*keyword[:2], sum(one[2] == keyword[0] for one in helpers(position, player, item)))
        return _with_help(question, *keyword, _used_for_it(position, plain))
    may = spendable(position, item)
    helping = helpers(position, player, item)
    plain, named = _helpers_named(position, player, plain, helping)
    meant, pool, spent = _sources_named(position, player, plain, may)
    for helped, left in _assigned(named, helping, cost):
        found = _planned(position, player, (meant, pool, spent), as_paid(position, player, item, left), may)
        if found is not None:
            return found._replace(helped=helped)
    found = None
    if not named:
        found = _planned(position, player, (meant, pool, spent), as_paid(position, player, item, cost), may)
    if found is None:
        chosen = next(product(*meant))
        plain_ones = tuple(sorted((source.id, source.key, source.outputs[0]) for source in chosen if source.plain))
        dear = tuple(Conversion(source.id, source.key, source.outputs[0], ()) for source in chosen if not source.plain)
        unfit = tuple(sorted((id, symbol or GENERIC) for id, symbol in named))
        return Payment(plain_ones, tuple(pool), unfit, dear)
    return found


def _helped_by(plain: Plain) -> tuple[str, int | None, int | None] | None:
    """Return the keyword by which something is paid for, and where it is said how many are used: in all, and by the keyword."""
    if isinstance(plain, str):
        return (plain, None, None) if plain in HELPING else None
    if not isinstance(plain, Mapping) or "helped-by" not in plain:
        return None
    said = [text_of(plain[key]) if key in plain else "" for key in ("number", "helped")]
    in_all, helped = (int(one) if one.isdecimal() else None for one in said)
    return text_of(plain["helped-by"]), in_all, helped


def _used_for_it(position: MtgPosition, plain: Plain) -> frozenset[str]:
    """Return what is tapped or exiled for it by its keyword, where that is said; the rest is paid with mana."""
    named = plain.get("with") if isinstance(plain, Mapping) else None
    return frozenset(ids_of(position, named)) if named else frozenset()


def _with_help(
    question: Question, keyword: str, number: int | None, helped: int | None, named: frozenset[str]
) -> object:
    """Return the payment that something else than mana helps by a keyword (702.51a, 702.66a, 702.126a).

    Args:
        question: the payment.
        keyword: by which it helps.
        number: how many permanents and cards are tapped or exiled for it in all, where that is said.
        helped: how many of them by the keyword.
        named: what is tapped or exiled for it, and nothing else of that kind; empty where nobody says so.

    Raises:
        Misfit: nothing can be paid so, or in several ways that use other permanents or cards.
    """
    position, (item_id, cost, actions) = question.position, question.args
    item, player = position.objects.get(item_id), question.by
    by = {id: name for id, _symbols, name in helpers(position, player, item)}
    many = helped if helped is not None else number
    if keyword == "delve" and many is not None and not named:
        exiled = [id for id, name in by.items() if name == keyword]
        if many == len(exiled) or (many < len(exiled) and len({_alike(position, id) for id in exiled}) == 1):
            return _delved(question, exiled[:many])
    found: dict[tuple[str, ...], Payment] = {}
    ways = list(islice(payments(position, player, item, cost, actions), _MOST_WAYS))
    for one in ways:
        used = [id for id, _symbol in one.helped] + [id for id, _key, _out in one.activations]
        if helped not in (None, len(one.helped)):
            continue
        if named and (not named <= set(used) or any(id in by and id not in named for id in used)):
            continue
        # How many cards are delved is said without the lands; what is tapped is counted together.
        many = len(one.helped) if keyword == "delve" else len(used)
        if (named or any(by.get(id) == keyword for id, _symbol in one.helped)) and number in (None, many):
            found.setdefault(tuple(sorted(_alike(position, id) for id in used)), one)
    if not found and next(payments(position, player, item, cost, actions), None) is None:
        return REWIND
    if not found and helped is not None and len(ways) < _MOST_WAYS:
        return _NO_PAYMENT
    if not found:
        raise Misfit(phrase("it cannot be paid so with {keyword}", keyword=keyword))
    if len(found) > 1:
        raise Misfit(phrase("{keyword} can pay for it in several ways: say with what", keyword=keyword))
    return next(iter(found.values()))


def _delved(question: Question, exiled: Sequence[str]) -> object:
    """Return the payment for which these cards are exiled by delve, each for one generic mana, and mana pays the rest (702.66a)."""
    position, (item_id, cost, actions) = question.position, question.args
    item, helped = position.objects.get(item_id), tuple(sorted((id, GENERIC) for id in exiled))
    left = left_to_pay(cost, helped)
    if left is None:
        return _NO_PAYMENT
    # Of all ways to pay the whole cost those with so many cards may come after hundreds with fewer: only the rest is paid here.
    for one in islice(payments(position, question.by, item, left, actions), _MOST_WAYS):
        if not one.helped:
            return one._replace(helped=helped)
    return _NO_PAYMENT


_NO_PAYMENT = Payment((), (), (), ())
"""What does not pay."""


def _alike(position: MtgPosition, id: str) -> str:
    """Return as what something pays: cards of one name do so alike, and those that nobody knows."""
    if nobody_knows(position.objects[id]):
        return ""
    card = position.cards.get(position.objects[id].card or "")
    return card.name if card is not None else id


_MOST_WAYS = 400
"""Ways to pay that are looked at."""

_MOST_ABILITIES = 1024
"""Choices of one mana ability for each source that are looked at."""

Named = list[tuple[str, str | None]]
"""What a scenario names to pay by convoke and the like, each with the symbol it is to pay for, None for any."""


def _helpers_named(position: MtgPosition, player: str, plain: Plain, helping: list[Helper]) -> tuple[Plain, Named]:
    """Take out of a worded payment what pays by convoke and the like; a permanent that can add mana does that by default."""
    known = {helper[0] for helper in helping}
    if not known or (isinstance(plain, str) and plain not in known):
        return plain, []
    outputs: dict[str, list[tuple[str, ...]]] = {}
    for source in usable_sources(position, player):
        outputs.setdefault(source.id, []).extend(source.outputs)
    if isinstance(plain, Mapping):
        named: Named = []
        rest = {}
        for id, value in plain.items():
            symbols = symbols_of(value) if id in known else ()
            if id in known and symbols not in outputs.get(id, []) and len(symbols) == 1:
                named.append((id, symbols[0]))
            else:
                rest[id] = value
        return rest, named
    ids = ids_of(position, plain)
    helped = [id for id in ids if id in known and id not in outputs]
    return [id for id in ids if id not in helped], [(id, None) for id in helped]


def _assigned(named: Named, helping: list[Helper], cost: tuple[str, ...]) -> Iterator[tuple[Helped, tuple[str, ...]]]:
    """Yield the ways in which what is named pays for symbols of a cost, with what is left of it."""
    if not named:
        return
    known = {id: symbols for id, symbols, _ in helping}
    for symbols in product(*((symbol,) if symbol else sorted(known[id], reverse=True) for id, symbol in named)):
        helped = tuple(sorted((id, symbol) for (id, _), symbol in zip(named, symbols, strict=True)))
        left = left_to_pay(cost, helped)
        if left is not None:
            yield helped, left


Means = tuple[list[Sequence[Source]], Pool, Pool]
"""For each mana ability those that may be meant, mana of the pool that may be spent, and what of it is named symbol by symbol, so
that all of it is spent."""


def _sources_named(position: MtgPosition, player: str, plain: Plain, may: Callable[[Mana], bool]) -> Means:
    """Return the mana abilities and the mana of the pool that a scenario names for a payment."""
    pool = position.players[player].pool
    if isinstance(plain, str) and plain in ("pool", "{0}"):
        return [], pool, ()
    if isinstance(plain, Mapping) and set(plain) == {"mana"}:
        plain = {"pool": plain["mana"]}
    if isinstance(plain, str) and plain.startswith("{"):
        plain = {"pool": plain}
    wanted: list[tuple[str, tuple[str, ...] | None]] = []
    named: Pool = ()
    anything = False
    if isinstance(plain, Mapping):
        for id, value in plain.items():
            if id != "pool":
                wanted.extend((one, symbols_of(value)) for one in ids_of(position, id))
            elif text_of(value) in ("true", "all"):
                anything = True
            else:
                named = _from_pool(pool, text_of(value), may)
    else:
        for id in ids_of(position, plain):
            if id == "pool":
                anything = True
            elif id.startswith("{") and id not in position.objects:
                named = tuple(sorted((*named, *_from_pool(pool, id, may)), key=order_of))
            else:
                wanted.append((id, None))
    return [one for id, out in wanted for one in _meant(position, player, id, out)], pool if anything else named, named


def _from_pool(pool: Pool, text: str, may: Callable[[Mana], bool]) -> Pool:
    """Return mana of a pool by type, that which may be spent here and is free for everything first."""
    left = sorted(pool, key=lambda one: (not may(one), one.restriction is not None))
    found = []
    for symbol in symbols_of(text):
        mana = next((one for one in left if one.type == symbol), None)
        if mana is None:
            found.append(Mana(symbol))
        else:
            left.remove(mana)
            found.append(mana)
    return tuple(sorted(found, key=order_of))


def _meant(position: MtgPosition, player: str, id: str, output: tuple[str, ...] | None) -> list[Sequence[Source]]:
    """Return the mana abilities of a permanent of which one is meant; of those that add the mana asked for, each with that alone.

    Where none can be activated it is one of them as it stands. One that costs mana itself may be meant several times over
    ("{W}{U}" of an ability that adds one mana).
    """
    if id not in position.objects:
        raise Misfit(phrase("there is no object {id!r}", id=id))
    found = [
        source for source in (*usable_sources(position, player), *priced_sources(position, player)) if source.id == id
    ]
    if output is None and found:
        return [found]
    if fitting := [
        source._replace(outputs=(output,)) for source in found if output is not None and output in source.outputs
    ]:
        return [fitting]
    for source in found:
        if output and source.times != 1 and all((symbol,) in source.outputs for symbol in output):
            return [(source._replace(outputs=((symbol,),)),) for symbol in output]
    keys = [key for key, _ in abilities_of(position, id)]
    return [(Source(id, found[0].key if found else keys[0] if keys else (), (output or ("C",),)),)]


def _planned(
    position: MtgPosition, player: str, means: Means, cost: tuple[str, ...], may: Callable[[Mana], bool]
) -> Payment | None:
    """Return the payment that is meant by the abilities of what is named: the first of those that differ in nothing but the mana.

    Raises:
        Misfit: abilities that do different things could pay for it (106.6): which is meant has to be said.
    """
    meant, pool, named = means
    differing = [
        every[0].id for every in meant if len(every) > 1 and len({_besides(position, one) for one in every}) > 1
    ]
    ways = list(islice(product(*meant), _MOST_ABILITIES + 1))
    found: dict[object, Payment] = {}
    for chosen in ways[:_MOST_ABILITIES]:
        planned = _plan(position, player, (list(chosen), pool, named), cost, may)
        if planned is not None:
            found.setdefault(tuple(_besides(position, one) for one in chosen if one.id in differing), planned)
            if not differing:
                break
    if len(found) > 1 or (not found and len(ways) > _MOST_ABILITIES):
        id = differing[0] if differing else next(every[0].id for every in meant if len(every) > 1)
        raise Misfit(phrase("{id} can pay for it by abilities that differ: say which mana it adds", id=id))
    return next(iter(found.values()), None)


def _besides(position: MtgPosition, source: Source) -> tuple[object, ...]:
    """Return what a mana ability costs and does besides the type of mana that it adds, and whose it is."""
    ability = ability_with(position, source.id, source.key)
    adds = {
        one._replace(type="") for output in source.outputs for one in made_by(position, source.id, source.key, output)
    }
    actions = ability.cost.actions if ability.cost is not None else ()
    return source.id, source.cost, actions, tuple(one for one in ability.do if one.verb != "add"), frozenset(adds)


def _plan(
    position: MtgPosition,
    player: str,
    means: tuple[list[Source], Pool, Pool],
    cost: tuple[str, ...],
    may: Callable[[Mana], bool],
) -> Payment | None:
    """Return the payment with exactly these sources, choosing what they add so that the cost is paid.

    Where not all of the mana that is named is needed, the payment spends it all the same: it is judged to be too much.
    """
    chosen, pool, named = means
    known = {
        (source.id, source.key) for source in (*usable_sources(position, player), *priced_sources(position, player))
    }
    if any((source.id, source.key) not in known for source in chosen):
        return None
    found = planned_payment(position, player, chosen, pool, cost, may, named)
    if found is None and named:
        found = planned_payment(position, player, chosen, pool, cost, may)
        if found is not None:
            used = (*found.spent, *(one for conversion in found.conversions for one in conversion.spent))
            left = (Counter(named) - Counter(used)).elements()
            found = found._replace(spent=tuple(sorted((*found.spent, *left), key=order_of)))
    return found


def write_payment(_question: Question, choice: object) -> Plain:
    """Return a payment as scenarios word it: what each source adds, and the mana of the pool that is spent."""
    if not isinstance(choice, Payment):
        return "rewind"
    if not choice.activations and not choice.helped and not choice.conversions:
        return types_of(choice.spent) or "{0}"
    shown: dict[str, Plain] = {id: f"{{{symbol}}}" for id, symbol in choice.helped}
    shown |= {id: types_of(tuple(Mana(kind) for kind in out)) for id, _, out in choice.activations}
    made = [kind for _, _, out in choice.activations for kind in out]
    for conversion in choice.conversions:
        shown[conversion.id] = (
            f"{shown.get(conversion.id, '')}{types_of(tuple(Mana(kind) for kind in conversion.output))}"
        )
        made.extend(conversion.output)
    rest = []
    for mana in (*(one for conversion in choice.conversions for one in conversion.spent), *choice.spent):
        if mana.type in made:
            made.remove(mana.type)
        else:
            rest.append(mana)
    if rest:
        shown["pool"] = types_of(tuple(rest))
    return shown


def write_payments(question: Question, choice: tuple[Payment, int]) -> Plain:
    """Return a payment with the life that is paid for Phyrexian symbols."""
    payment, life = choice
    mana = write_payment(question, payment)
    if not life:
        return mana
    if isinstance(mana, Mapping):
        return {**mana, "life": life}
    return {"mana": mana, "life": life} if payment.spent else {"life": life}


def read_payments(question: Question, plain: Plain) -> object:
    """Return the payment that is worded so, symbols in any order; the words themselves where there is none."""
    wanted = _in_any_order(_with_life(plain))
    found = (choice for choice in question.choices if _in_any_order(write_payments(question, choice)) == wanted)
    return next(found, repr(plain))


def payments_in_brief(question: Question, listed: Sequence[Plain]) -> tuple[list[Plain], list[Plain]] | None:
    """Return payments listed by their mana alone ("{R}{R}{G}"), and all legal ones so; None where sources are named.

    Args:
        question: how something is paid.
        listed: the payments that a scenario lists.
    """
    if question.kind not in ("payment", "payments") or not listed or not all(_only_mana(plain) for plain in listed):
        return None
    there = [choice for choice in question.choices if choice != REWIND]
    found = dict.fromkeys(_in_brief(*(choice if question.kind == "payments" else (choice, 0))) for choice in there)
    return [_in_any_order(_with_life(plain)) for plain in listed], list(found)


def _only_mana(plain: Plain) -> bool:
    return isinstance(plain, str) and (_MANA.fullmatch(plain) is not None or _LIFE.fullmatch(plain) is not None)


def _in_brief(payment: Payment, life: int) -> object:
    mana = types_of(payment.spent)
    if not life:
        return _in_any_order(mana or "{0}")
    return _in_any_order({"mana": mana, "life": life} if mana else {"life": life})


_MANA = re.compile(r"(?:\{[^{}]*\}\s*)+")
_LIFE = re.compile(r"(?P<mana>(?:\{[^{}]*\})*)\s*(?:,|\+|and|plus|&)?\s*(?:pay\s+)?(?P<life>\d+) life")


def _with_life(plain: Plain) -> Plain:
    """Return a payment worded with life ("{W} and 2 life", "pay 4 life") as a table."""
    found = _LIFE.fullmatch(plain.strip()) if isinstance(plain, str) else None
    if found is None:
        return plain
    life = int(found["life"])
    return {"mana": found["mana"], "life": life} if found["mana"] else {"life": life}


def apart_from_life(plain: Plain) -> tuple[Plain, Mapping[str, Plain] | None]:
    """Return the mana of a payment, and apart from it what its Phyrexian symbols are paid with (107.4f), if it names life."""
    table = _with_life(plain)
    if not isinstance(table, Mapping) or "life" not in table:
        return plain, None
    rest = {key: value for key, value in table.items() if key != "life"}
    mana = rest.get("mana", rest.get("pool", ""))
    plainly: Plain = mana if set(rest) <= {"mana", "pool"} else rest
    return plainly or "{0}", {"life": table["life"], "mana": mana if isinstance(mana, str) else ""}


def _in_any_order(plain: Plain) -> object:
    if isinstance(plain, Mapping):
        return tuple(sorted((key, _in_any_order(value)) for key, value in plain.items()))
    text = text_of(plain)
    return "".join(sorted(symbols_of(text))) if text.startswith("{") else text
