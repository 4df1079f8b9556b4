"""Choices of MAGMELL as scenarios word them, and as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.games.magmell.battle import NONE
from judgekit.games.magmell.game import MagmellPosition
from judgekit.games.magmell.meanings import amount_of
from judgekit.games.magmell.rights import ATTACK, PASS
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.actions.beginning import AGAIN, KEEP
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import (
    ChoiceWords,
    ids_of,
    read_labels,
    read_numbers,
    read_targets,
    read_worded,
    text_of,
    write_act,
    write_labels,
    write_set,
    write_table,
    write_targets,
)

_PICKS = ("choose", "discard", "search", "random")


def _ids(position: MagmellPosition, plain: Plain) -> tuple[str, ...]:
    """Return the ids a text, a list or the values of a table name, in the kernel's order."""
    return tuple(sorted(ids_of(position, list(plain.values()) if isinstance(plain, Mapping) else plain)))


def _priority(_question: Question, plain: Plain) -> tuple[str, ...]:
    if isinstance(plain, Mapping):
        key, value = next(iter(plain.items()))
        return ("use", text_of(value)) if key == "use" else ATTACK if key == "attack" else PASS
    word = text_of(plain)
    return {"pass": PASS, "attack": ATTACK}.get(word, ("use", word))


def targets_of(position: MagmellPosition, frame: Frame, plain: Plain) -> tuple[tuple[str, ...], ...]:
    """Return targets for each target word; a plain list is dealt out, to each word as many as it asks for at least."""
    words = frame.ability.targets
    return read_targets(
        plain,
        [word.name for word in words],
        lambda part: _ids(position, part),
        lambda number: amount_of(position, words[number].least, frame),
    )


def _targets(question: Question, plain: Plain) -> tuple[tuple[str, ...], ...]:
    return targets_of(question.position, question.position.objects[question.args[0]].frame, plain)


def _payment(question: Question, plain: Plain) -> tuple[tuple[str, ...], ...]:
    """Read stones for 使用コスト and for 触媒: by name of the part, or as one list, those of 使用コスト first."""
    position, prices = question.position, question.args
    needed = [sum(number for _, number in price) for price in prices]
    if plain == "auto":
        return next(iter(question.choices), ((), ()))
    if isinstance(plain, Mapping):
        unknown = set(plain) - {"cost", "catalyst"}
        if unknown:
            raise Misfit(phrase("`cost` and `catalyst` are expected here"), (min(unknown),))
        parts = [plain.get("cost", []), plain.get("catalyst", [])]
    else:
        listed = [plain] if isinstance(plain, str) else list(plain)
        both = all(prices) and len(listed) == sum(needed)
        first = needed[0] if both else len(listed) if prices[0] or not prices[1] else 0
        parts = [listed[:first], listed[first:]]
    return tuple(_of_group(position, _ids(position, part), number) for part, number in zip(parts, needed, strict=True))


def _of_group(position: MagmellPosition, ids: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Take as many of a whole group as are needed; single stones stay as they are named."""
    groups = [set(members) for _, members in position.facts.get("groups", ())]
    if len(ids) > number and any(set(ids) == group for group in groups):
        fresh = [id for id in ids if not position.objects[id].rested and not position.objects[id].face_down]
        return tuple((fresh if len(fresh) >= number else list(ids))[:number])
    return ids


def _write_payment(_question: Question, choice: tuple[tuple[str, ...], tuple[str, ...]]) -> Plain:
    return {part: list(ids) for part, ids in zip(("cost", "catalyst"), choice, strict=True) if ids}


CHOICES = ChoiceWords(
    readers={
        "priority": _priority,
        "targets": _targets,
        "assign": read_numbers,
        "payment": _payment,
        "trigger-order": read_labels,
        **dict.fromkeys(_PICKS, lambda question, plain: _ids(question.position, plain)),
        "mulligan": read_worded({"yes": AGAIN, "mulligan": AGAIN, "redraw": AGAIN, "no": KEEP}),
    },
    writers={
        "targets": write_targets,
        "payment": _write_payment,
        "priority": write_act,
        "assign": write_table,
        "trigger-order": write_labels,
        **dict.fromkeys(_PICKS, write_set(NONE)),
    },
)
"""How each kind of choice is read and written."""
