"""Choices of MAGMELL as scenarios word them, and as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgekit.engine import DECLINE as DECLINE_REPLACEMENTS
from judgekit.engine import Question
from judgekit.engine.events import applicable
from judgekit.games.magmell.battle import NONE
from judgekit.games.magmell.game import Frame, MagmellPosition
from judgekit.games.magmell.meanings import amount_of
from judgekit.games.magmell.picking import ACCEPT, DECLINE
from judgekit.games.magmell.rights import ATTACK, PASS
from judgekit.games.magmell.setup import AGAIN, KEEP
from judgekit.table.adapter import Misfit

Plain = Any


def _text(plain: Plain) -> str:
    if isinstance(plain, list) and len(plain) == 1:
        plain = plain[0]
    if not isinstance(plain, str):
        raise Misfit("one word is expected here")
    return plain


def _ids(position: MagmellPosition, plain: Plain) -> tuple[str, ...]:
    """Return the ids a text or a list names; the name of a group (`copies`) is all of it."""
    if isinstance(plain, str):
        plain = [] if plain in ("", NONE, "nothing", "empty") else [plain]
    if isinstance(plain, Mapping):
        plain = list(plain.values())
    groups = dict(position.facts.get("groups", ()))
    ids: list[str] = []
    for item in plain:
        if isinstance(item, list):
            ids.extend(_ids(position, item))
        elif not isinstance(item, str):
            raise Misfit("ids are expected here")
        else:
            ids.extend(groups.get(item, (item,)))
    return tuple(sorted(ids))


def _priority(_question: Question, plain: Plain) -> Any:
    if isinstance(plain, Mapping):
        key, value = next(iter(plain.items()))
        return ("use", _text(value)) if key == "use" else ATTACK if key == "attack" else PASS
    word = _text(plain)
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
        ids = (_ids(position, plain.get("cost", [])), _ids(position, plain.get("catalyst", [])))
    elif cost or not catalyst:
        ids = (_ids(position, plain), ())
    else:
        ids = ((), _ids(position, plain))
    if cost and catalyst and not isinstance(plain, Mapping):
        numbers = (sum(n for _, n in cost), sum(n for _, n in catalyst))
        listed = [plain] if isinstance(plain, str) else list(plain)
        if len(listed) == sum(numbers):
            ids = (_ids(position, listed[: numbers[0]]), _ids(position, listed[numbers[0] :]))
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
        name = _text(item)
        key = next(
            (key for key in left if name in (key, key.partition("/")[0], f"{key.partition('/')[0]}-ability")), None
        )
        if key is None:
            return tuple(_text(item) for item in plain)
        left.remove(key)
        order.append(key)
    return tuple(order)


def _pick(question: Question, plain: Plain) -> Any:
    return _ids(question.position, plain)


_ACCEPT_WORDS = {"accept": ACCEPT, "yes": ACCEPT, "true": ACCEPT, "decline": DECLINE, "no": DECLINE, "false": DECLINE}


def _sequence(_question: Question, plain: Plain) -> Any:
    return tuple(_text(item) for item in (plain if isinstance(plain, list) else [plain]))


def _optional(_question: Question, plain: Plain) -> Any:
    word = _text(plain)
    return _ACCEPT_WORDS.get(word, word)


def _replacement(question: Question, plain: Plain) -> Any:
    word = _text(plain)
    if word in ("decline", "none", "no"):
        return DECLINE_REPLACEMENTS
    events, place = question.args
    effects = applicable(question.position.draft(), events[place])
    for effect in effects:
        if word == effect.id:
            return effect.id
    return next((effect.id for effect in effects if effect.source == word), word)


def _mulligan(_question: Question, plain: Plain) -> Any:
    word = _text(plain)
    return {"yes": AGAIN, "mulligan": AGAIN, "redraw": AGAIN, "no": KEEP}.get(word, word)


def _word(_question: Question, plain: Plain) -> Any:
    return _text(plain)


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
    "optional": _optional,
    "order": _sequence,
    "replacement": _replacement,
    "mulligan": _mulligan,
}


def read_choice(question: Question, plain: Plain) -> Any:
    """Return the kernel's choice for what a scenario says.

    Raises:
        Misfit: it is no choice of this kind at all.
    """
    return _READERS.get(question.kind, _word)(question, plain)


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
    "assign": lambda _question, choice: dict(choice),
    "trigger-order": _write_order,
    "choose": _write_pick,
    "discard": _write_pick,
    "search": _write_pick,
    "random": _write_pick,
    "order": lambda _question, choice: list(choice),
}


def write_choice(question: Question, choice: Any) -> Plain:
    """Return a choice as a scenario words it."""
    writer = _WRITERS.get(question.kind)
    return writer(question, choice) if writer is not None else choice
