"""Choices of MAGMELL as scenarios word them, and as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgekit.engine import Question
from judgekit.games.magmell.battle import NONE
from judgekit.games.magmell.game import MagmellPosition
from judgekit.games.magmell.meanings import amount_of
from judgekit.games.magmell.rights import ATTACK, PASS
from judgekit.games.magmell.setup import AGAIN, KEEP
from judgekit.mechanics.abilities.context import Frame
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import (
    ChoiceWords,
    ids_of,
    read_optional,
    read_replacement,
    read_words,
    text_of,
    write_list,
    write_table,
)


def _ids(position: MagmellPosition, plain: Plain) -> tuple[str, ...]:
    """Return the ids a text, a list or the values of a table name, in the kernel's order."""
    return tuple(sorted(ids_of(position, list(plain.values()) if isinstance(plain, Mapping) else plain)))


def _pick(question: Question, plain: Plain) -> tuple[str, ...]:
    return _ids(question.position, plain)


def _priority(_question: Question, plain: Plain) -> Any:
    if isinstance(plain, Mapping):
        key, value = next(iter(plain.items()))
        return ("use", text_of(value)) if key == "use" else ATTACK if key == "attack" else PASS
    word = text_of(plain)
    return {"pass": PASS, "attack": ATTACK}.get(word, ("use", word))


def read_targets(position: MagmellPosition, frame: Frame, plain: Plain) -> tuple[tuple[str, ...], ...]:
    """Return targets for each target word: of a mapping by the words' names, of a list in the words' order."""
    words = frame.ability.targets
    if isinstance(plain, Mapping):
        known = {word.name: number for number, word in enumerate(words)}
        found: list[tuple[str, ...]] = [()] * len(words)
        if len(words) == 1 and not set(plain) & set(known):
            return (tuple(sorted(plain)),)
        for name, value in plain.items():
            if name not in known:
                raise Misfit(f"there is no target word {name!r}", (name,), f"known: {', '.join(known)}")
            found[known[name]] = _ids(position, value)
        return tuple(found)
    listed = [plain] if isinstance(plain, str) else list(plain)
    if isinstance(plain, str) and plain in ("", NONE):
        listed = []
    if len(words) <= 1:
        return (_ids(position, listed),) if words else (() if not listed else (_ids(position, listed),))
    if len(listed) == len(words):
        return tuple(_ids(position, item) for item in listed)
    return _divided(position, frame, listed)


def _divided(position: MagmellPosition, frame: Frame, listed: list[Plain]) -> tuple[tuple[str, ...], ...]:
    """Give a plain list of targets to the words in order, each as many as it asks for at least."""
    found = []
    place = 0
    words = frame.ability.targets
    for number, word in enumerate(words):
        last = number + 1 == len(words)
        size = len(listed) - place if last else amount_of(position, word.least, frame)
        found.append(_ids(position, listed[place : place + size]))
        place += size
    return tuple(found)


def _targets(question: Question, plain: Plain) -> Any:
    frame: Frame = question.position.objects[question.args[0]].frame
    return read_targets(question.position, frame, plain)


def _assign(_question: Question, plain: Plain) -> Any:
    if not isinstance(plain, Mapping):
        raise Misfit("numbers by target are expected here")
    try:
        return tuple(sorted((id, int(number)) for id, number in plain.items() if int(number)))
    except (TypeError, ValueError):
        raise Misfit("numbers by target are expected here") from None


def _payment(question: Question, plain: Plain) -> Any:
    cost, catalyst = question.args
    position = question.position
    if isinstance(plain, str) and plain == "auto":
        return next(iter(question.choices), ((), ()))
    if isinstance(plain, Mapping):
        unknown = set(plain) - {"cost", "catalyst"}
        if unknown:
            raise Misfit("`cost` and `catalyst` are expected here", (min(unknown),))
        ids = (
            _ids(position, plain.get("cost", [])),
            _ids(position, plain.get("catalyst", [])),
        )
    elif cost or not catalyst:
        ids = (_ids(position, plain), ())
    else:
        ids = ((), _ids(position, plain))
    if cost and catalyst and not isinstance(plain, Mapping):
        numbers = (sum(n for _, n in cost), sum(n for _, n in catalyst))
        listed = [plain] if isinstance(plain, str) else list(plain)
        if len(listed) == sum(numbers):
            ids = (
                _ids(position, listed[: numbers[0]]),
                _ids(position, listed[numbers[0] :]),
            )
    return tuple(
        _of_group(position, part, sum(n for _, n in price)) for part, price in zip(ids, (cost, catalyst), strict=True)
    )


def _of_group(position: MagmellPosition, ids: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Take as many of a whole group as are needed; single stones stay as they are named."""
    groups = [set(members) for _, members in position.facts.get("groups", ())]
    if len(ids) > number and any(set(ids) == group for group in groups):
        fresh = [id for id in ids if not position.objects[id].rested and not position.objects[id].face_down]
        return tuple((fresh if len(fresh) >= number else list(ids))[:number])
    return ids


def _order(question: Question, plain: Plain) -> Any:
    if not isinstance(plain, list):
        plain = [plain]
    left = list(question.args[0])
    order = []
    for item in plain:
        name = text_of(item)
        key = next(
            (key for key in left if name in (key, key.partition("/")[0], f"{key.partition('/')[0]}-ability")), None
        )
        if key is None:
            return tuple(text_of(item) for item in plain)
        left.remove(key)
        order.append(key)
    return tuple(order)


def _mulligan(_question: Question, plain: Plain) -> Any:
    word = text_of(plain)
    return {"yes": AGAIN, "mulligan": AGAIN, "redraw": AGAIN, "no": KEEP}.get(word, word)


_READERS: dict[str, Callable[[Question, Plain], Any]] = {
    "priority": _priority,
    "targets": _targets,
    "assign": _assign,
    "payment": _payment,
    "trigger-order": _order,
    "choose": _pick,
    "discard": _pick,
    "search": _pick,
    "random": _pick,
    "optional": read_optional,
    "order": read_words,
    "replacement": read_replacement,
    "mulligan": _mulligan,
}


def _write_targets(_question: Question, choice: Any) -> Plain:
    words = [ids[0] if len(ids) == 1 else list(ids) for ids in choice]
    return words[0] if len(words) == 1 else words


def _write_payment(_question: Question, choice: Any) -> Plain:
    cost, catalyst = choice
    shown = {}
    if cost:
        shown["cost"] = list(cost)
    if catalyst:
        shown["catalyst"] = list(catalyst)
    return shown


def _write_priority(_question: Question, choice: Any) -> Plain:
    return {"use": choice[1]} if choice[0] == "use" else choice[0]


def _write_pick(_question: Question, choice: Any) -> Plain:
    if not choice:
        return NONE
    return choice[0] if len(choice) == 1 else list(choice)


def _write_order(_question: Question, choice: Any) -> Plain:
    return [key.partition("/")[0] for key in choice]


_WRITERS: dict[str, Callable[[Question, Any], Plain]] = {
    "targets": _write_targets,
    "payment": _write_payment,
    "priority": _write_priority,
    "assign": write_table,
    "trigger-order": _write_order,
    "choose": _write_pick,
    "discard": _write_pick,
    "search": _write_pick,
    "random": _write_pick,
    "order": write_list,
}

CHOICES = ChoiceWords(_READERS, _WRITERS)
read_choice, write_choice = CHOICES.read, CHOICES.write
