"""Choices of Magic as scenarios word them: read into the kernel's answers, and written back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

from judgekit.cards.symbols import SymbolsMalformed, read_symbols
from judgekit.engine import DECLINE as DECLINE_REPLACEMENTS
from judgekit.engine import Question
from judgekit.engine.events import applicable
from judgekit.engine.scenes import Misfit
from judgekit.games.mtg.activating import abilities_of
from judgekit.games.mtg.announcing import modal, symbol_choices
from judgekit.games.mtg.choosing import ACCEPT, DECLINED
from judgekit.games.mtg.costs import open_symbols
from judgekit.games.mtg.game import MtgPosition
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.mana import Pool, order_of, types_of, ways_to_spend
from judgekit.games.mtg.mana_abilities import Source, sources
from judgekit.games.mtg.objects import Mana
from judgekit.games.mtg.paying import Payment, made_by, payments, spendable
from judgekit.games.mtg.targets import words_of

Plain = Any

NOTHING = ("none", "nothing", "")


def text_of(plain: Plain) -> str:
    """Return a word."""
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if not isinstance(plain, str | int):
        raise Misfit(f"a word is expected here, not {plain!r}")
    return str(plain)


def ids_of(position: MtgPosition, plain: Plain) -> tuple[str, ...]:
    """Return ids, a name of several copies opened, in the order written."""
    if plain is None or (isinstance(plain, str) and plain in NOTHING):
        return ()
    listed = plain if isinstance(plain, list | tuple) else [plain]
    groups = dict(position.facts.get("groups", ()))
    found: list[str] = []
    for item in listed:
        name = text_of(item)
        found.extend(groups.get(name, (name,)))
    return tuple(found)


def item_named(position: MtgPosition, name: str) -> str:
    """Return the id of an object or player that a scenario names; a source may stand for its ability on the stack."""
    if name in position.objects or name in position.players:
        return name
    for id in reversed(position.zones.get("stack", ())):
        record = position.objects[id]
        if (
            record.kind == "ability"
            and record.source is not None
            and name in (record.source[0], f"{record.source[0]}-ability")
        ):
            return id
    return name


# Targets.


def _targets(question: Question, plain: Plain) -> Any:
    position = question.position
    item = position.objects[question.args[0]]
    words = words_of(position, item)
    if isinstance(plain, Mapping):
        return _targets_by_name(position, [word.name for word in words], plain)
    listed = [plain] if not isinstance(plain, list | tuple) else list(plain)
    if len(words) > 1 and len(listed) == len(words):
        return tuple(_sorted(position, entry) for entry in listed)
    flat = [one for entry in listed for one in ids_of(position, entry)]
    if len(words) == 1:
        return (_sorted(position, flat),)
    return _dealt(position, words, flat)


def _dealt(position: MtgPosition, words: Sequence[Any], flat: list[str]) -> tuple[tuple[str, ...], ...]:
    """Deal ids out to target words in order, each as many as it asks for."""
    found = []
    place = 0
    for word in words:
        size = word.most if isinstance(word.most, int) else 1
        found.append(_sorted(position, flat[place : place + size]))
        place += size
    if place < len(flat):
        raise Misfit(f"{len(flat)} targets for {len(words)} target words", (), "name them: {t: id, u: id}")
    return tuple(found)


def _sorted(position: MtgPosition, plain: Plain) -> tuple[str, ...]:
    return tuple(sorted(item_named(position, id) for id in ids_of(position, plain)))


def _targets_by_name(
    position: MtgPosition, names: list[str], plain: Mapping[str, Plain]
) -> tuple[tuple[str, ...], ...]:
    known: dict[str, tuple[str, ...]] = {}
    for key, value in plain.items():
        name = key if key in names else next((name for name in names if name.partition(":")[2] == key), None)
        if name is None and len(names) == 1 and names[0] in ("enchant", "target"):
            name = names[0]
        if name is None:
            raise Misfit(f"there is no target {key!r}", (key,), f"targets: {', '.join(names)}")
        known[name] = _sorted(position, value)
    return tuple(known.get(name, ()) for name in names)


def _write_targets(question: Question, choice: Any) -> Plain:
    item = question.position.objects[question.args[0]]
    words = words_of(question.position, item)
    each = [ids[0] if len(ids) == 1 else list(ids) for ids in choice]
    if len(words) == 1:
        return each[0]
    return {word.name: value for word, value in zip(words, each, strict=True)}


# Payments.


def _payment(question: Question, plain: Plain) -> Any:
    position, (item_id, cost) = question.position, question.args
    item = position.objects.get(item_id)
    player = question.by
    if isinstance(plain, str) and plain == "rewind":
        return ("rewind",)
    if isinstance(plain, str) and plain == "auto":
        return next(payments(position, player, item, cost), ("rewind",))
    may = spendable(position, item)
    chosen, pool = _sources_named(position, player, plain, may)
    found = _plan(position, chosen, pool, cost, may)
    if found is None:
        fewest = tuple((source.id, source.key, out) for source, out in zip(chosen, _first(chosen), strict=True))
        return Payment(tuple(sorted(fewest)), tuple(pool))
    return found


def _first(chosen: list[Source]) -> list[tuple[str, ...]]:
    return [source.outputs[0] for source in chosen]


def _sources_named(
    position: MtgPosition, player: str, plain: Plain, may: Callable[[Mana], bool]
) -> tuple[list[Source], Pool]:
    """Return the mana abilities and the mana of the pool that a scenario names for a payment."""
    pool = position.players[player].pool
    if isinstance(plain, str) and plain in ("pool", "{0}"):
        return [], pool
    if isinstance(plain, str) and plain.startswith("{"):
        return [], _from_pool(pool, plain, may)
    wanted: list[tuple[str, tuple[str, ...] | None]] = []
    spent: Pool = ()
    if isinstance(plain, Mapping):
        for id, value in plain.items():
            if id == "pool":
                spent = pool if text_of(value) in ("true", "all") else _from_pool(pool, text_of(value), may)
            else:
                wanted.extend((one, _symbols(value)) for one in ids_of(position, id))
    else:
        for id in ids_of(position, plain):
            if id == "pool":
                spent = pool
            else:
                wanted.append((id, None))
    return [_source(position, player, id, out) for id, out in wanted], spent


def _symbols(value: Plain) -> tuple[str, ...]:
    try:
        return tuple(read_symbols(text_of(value)))
    except SymbolsMalformed as fault:
        raise Misfit(str(fault), (), fault.hint) from fault


def _from_pool(pool: Pool, text: str, may: Callable[[Mana], bool]) -> Pool:
    """Return mana of a pool by type, that which may be spent here and is free for everything first."""
    left = sorted(pool, key=lambda one: (not may(one), one.restriction is not None))
    found = []
    for symbol in _symbols(text):
        mana = next((one for one in left if one.type == symbol), None)
        if mana is None:
            found.append(Mana(symbol))
        else:
            left.remove(mana)
            found.append(mana)
    return tuple(sorted(found, key=order_of))


def _source(position: MtgPosition, player: str, id: str, output: tuple[str, ...] | None) -> Source:
    """Return a mana ability of a permanent, only with the mana asked for; one that cannot be activated as it stands."""
    if id not in position.objects:
        raise Misfit(f"there is no object {id!r}")
    found = [source for source in sources(position, player) if source.id == id]
    if output is None and found:
        return found[0]
    for source in found:
        if output is not None and output in source.outputs:
            return source._replace(outputs=(output,))
    keys = [key for key, _ in abilities_of(position, id)]
    return Source(id, found[0].key if found else keys[0] if keys else (), (output or ("C",),))


def _plan(
    position: MtgPosition, chosen: list[Source], pool: Pool, cost: tuple[str, ...], may: Callable[[Mana], bool]
) -> Payment | None:
    """Return the payment with exactly these sources, choosing what they add so that the cost is paid."""
    known = {(source.id, source.key) for source in _usable(position, chosen)}
    if any((source.id, source.key) not in known for source in chosen):
        return None
    for outs in product(*(source.outputs for source in chosen)):
        mana = list(pool)
        for source, out in zip(chosen, outs, strict=True):
            mana.extend(made_by(position, source.id, source.key, out))
        everything = tuple(sorted(mana, key=order_of))
        spent = next(ways_to_spend(everything, cost, may), None)
        if spent is not None:
            activations = tuple(sorted((source.id, source.key, out) for source, out in zip(chosen, outs, strict=True)))
            return Payment(activations, spent)
    return None


def _usable(position: MtgPosition, chosen: list[Source]) -> list[Source]:
    found: list[Source] = []
    for player in {view_of(position).of(source.id).controller for source in chosen}:
        found.extend(sources(position, player))
    return found


def _write_payment(_question: Question, choice: Any) -> Plain:
    if not isinstance(choice, Payment):
        return "rewind"
    if not choice.activations:
        return types_of(choice.spent) or "{0}"
    shown: dict[str, Plain] = {id: types_of(tuple(Mana(kind) for kind in out)) for id, _, out in choice.activations}
    made = [kind for _, _, out in choice.activations for kind in out]
    rest = []
    for mana in choice.spent:
        if mana.type in made:
            made.remove(mana.type)
        else:
            rest.append(mana)
    if rest:
        shown["pool"] = types_of(tuple(rest))
    return shown


def _write_payments(question: Question, choice: Any) -> Plain:
    payment, life = choice
    mana = _write_payment(question, payment)
    if not life:
        return mana
    if isinstance(mana, Mapping):
        return {**mana, "life": life}
    return {"mana": mana, "life": life} if payment.spent else {"life": life}


def _payments(question: Question, plain: Plain) -> Any:
    """Return the payment that is worded so, symbols in any order; the words themselves where there is none."""
    wanted = _in_any_order(plain)
    found = (choice for choice in question.choices if _in_any_order(_write_payments(question, choice)) == wanted)
    return next(found, repr(plain))


def _in_any_order(plain: Plain) -> Any:
    if isinstance(plain, Mapping):
        return tuple(sorted((key, _in_any_order(value)) for key, value in plain.items()))
    text = text_of(plain)
    return "".join(sorted(_symbols(text))) if text.startswith("{") else text


# Announcements.


def _modes(question: Question, plain: Plain) -> Any:
    ability = modal(question.position, question.position.objects[question.args[0]])
    assert ability is not None
    found = []
    for item in plain if isinstance(plain, list | tuple) else [plain]:
        word = text_of(item)
        if word.isdecimal():
            found.append(int(word) - 1)
            continue
        number = next(
            (number for number, mode in enumerate(ability.modes) if mode.text.casefold().startswith(word.casefold())),
            None,
        )
        if number is None or not word:
            raise Misfit(
                f"there is no mode {word!r}", (), "modes are named by their number from 1, or their first words"
            )
        found.append(number)
    return tuple(sorted(found)) if len(set(found)) == len(found) else tuple(found)


def _number(_question: Question, plain: Plain) -> Any:
    word = text_of(plain)
    return int(word) if word.lstrip("-").isdecimal() else word


def _options(_question: Question, plain: Plain) -> Any:
    if plain in ([], "none", "", None):
        return ()
    listed = plain if isinstance(plain, list | tuple) else [plain]
    return tuple(sorted(text_of(item) for item in listed))


def _splits(question: Question, plain: Plain) -> Any:
    listed = list(plain) if isinstance(plain, list | tuple) else [plain]
    wanted = sorted("life" if text_of(item) == "life" else "".join(_symbols(item)) for item in listed)
    symbols = open_symbols(question.position, question.position.objects[question.args[0]])
    return next((choice for choice in symbol_choices(symbols) if sorted(choice) == wanted), tuple(wanted))


def _write_splits(_question: Question, choice: Any) -> Plain:
    return [one if one == "life" else f"{{{one}}}" for one in choice]


def _division(_question: Question, plain: Plain) -> Any:
    if not isinstance(plain, Mapping):
        raise Misfit("numbers by target are expected here")
    return tuple(sorted((id, int(number)) for id, number in plain.items() if int(number)))


# The rest.

_ACCEPT_WORDS = {
    "accept": ACCEPT,
    "yes": ACCEPT,
    "true": ACCEPT,
    "decline": DECLINED,
    "no": DECLINED,
    "false": DECLINED,
}


def _optional(_question: Question, plain: Plain) -> Any:
    word = text_of(plain)
    return _ACCEPT_WORDS.get(word, word)


def _set(question: Question, plain: Plain) -> Any:
    return _sorted(question.position, plain)


def _legend(question: Question, plain: Plain) -> Any:
    return item_named(question.position, text_of(plain))


def _mana(_question: Question, plain: Plain) -> Any:
    return _symbols(plain)


def _order(_question: Question, plain: Plain) -> Any:
    return tuple(text_of(item) for item in (plain if isinstance(plain, list | tuple) else [plain]))


def _replacement(question: Question, plain: Plain) -> Any:
    word = text_of(plain)
    if word in ("decline", "none", "no"):
        return DECLINE_REPLACEMENTS
    events, place = question.args
    effects = applicable(question.position.draft(), events[place])
    if any(word == effect.id for effect in effects):
        return word
    return next((effect.id for effect in effects if effect.source == word), word)


def _pile(question: Question, plain: Plain) -> Any:
    if isinstance(plain, list | tuple) and plain and isinstance(plain[0], list | tuple):
        return _sorted(question.position, list(plain[0]))
    return _sorted(question.position, plain)


def _priority(_question: Question, plain: Plain) -> Any:
    if isinstance(plain, Mapping):
        for key in ("cast", "play-land"):
            if key in plain:
                return (key, text_of(plain[key]))
    return (text_of(plain),)


def _deed(word: str) -> Callable[[Question, Plain], Any]:
    def read(question: Question, plain: Plain) -> Any:
        id = text_of(plain)
        return next((choice for choice in question.how.candidates(question) if choice[1] == id), (word, id))

    return read


def _activation(question: Question, plain: Plain) -> Any:
    id, dot, number = text_of(plain).partition(".")
    keys = [key for key, _ in abilities_of(question.position, id)] if id in question.position.objects else []
    place = int(number) - 1 if dot and number.isdecimal() else 0
    return ("activate", id, keys[place] if place < len(keys) else ())


def _plain(_question: Question, plain: Plain) -> Any:
    return plain if isinstance(plain, str) else text_of(plain) if isinstance(plain, int) else plain


def _write_set(_question: Question, choice: Any) -> Plain:
    if not choice:
        return []
    return choice[0] if len(choice) == 1 else list(choice)


def _write_priority(question: Question, choice: Any) -> Plain:
    if choice == ("pass",):
        return "pass"
    word, id, *rest = choice
    if word == "activate":
        keys = [key for key, _ in abilities_of(question.position, id)]
        return {word: id} if len(keys) == 1 else {word: id, "ability": str(keys.index(rest[0]) + 1)}
    return {word: id, "with": [rest[0]]} if rest else {word: id}


_SETS = (
    "discard",
    "sacrifice",
    "exile",
    "return",
    "tap",
    "untap",
    "reveal",
    "choose",
    "search",
    "search-all",
    "put",
    "counters",
)

READERS: dict[str, Callable[[Question, Plain], Any]] = {
    "targets": _targets,
    "new-targets": _targets,
    "cast": _deed("cast"),
    "play-land": _deed("play-land"),
    "activate": _activation,
    "payment": _payment,
    "payments": _payments,
    "mode": _modes,
    "X": _number,
    "number": _number,
    "with": _options,
    "symbols": _splits,
    "division": _division,
    "optional": _optional,
    "legend-rule": _legend,
    "mana": _mana,
    "order": _order,
    "trigger-order": _order,
    "replacement": _replacement,
    "pile": _pile,
    "priority": _priority,
    **dict.fromkeys(_SETS, _set),
}
"""How each kind of choice is read; other chapters add theirs."""

WRITERS: dict[str, Callable[[Question, Any], Plain]] = {
    "targets": _write_targets,
    "new-targets": _write_targets,
    **dict.fromkeys(("cast", "play-land", "activate"), lambda _question, choice: choice[1]),
    "payment": _write_payment,
    "payments": _write_payments,
    "mode": lambda _question, choice: [number + 1 for number in choice] if len(choice) != 1 else choice[0] + 1,
    "with": lambda _question, choice: list(choice),
    "symbols": _write_splits,
    "division": lambda _question, choice: dict(choice),
    "mana": lambda _question, choice: types_of(tuple(Mana(kind) for kind in choice)),
    "order": lambda _question, choice: list(choice),
    "trigger-order": lambda _question, choice: list(choice),
    "pile": lambda question, choice: [list(choice), [id for id in question.args[0] if id not in choice]],
    "priority": _write_priority,
    **dict.fromkeys(_SETS, _write_set),
}
"""How each kind of choice is written."""


def read_choice(question: Question, plain: Plain) -> Any:
    """Return the kernel's choice for what a scenario says.

    Raises:
        Misfit: it is no choice of this kind at all.
    """
    return READERS.get(question.kind, _plain)(question, plain)


def write_choice(question: Question, choice: Any) -> Plain:
    """Return a choice as a scenario words it."""
    writer = WRITERS.get(question.kind)
    return writer(question, choice) if writer is not None else choice
