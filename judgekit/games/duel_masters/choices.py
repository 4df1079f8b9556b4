"""Choices of Duel Masters as scenarios word them, and as the kernel keeps them."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import (
    ACCEPT,
    NOTHING,
    ChoiceWords,
    read_ids,
    read_optional,
    read_set,
    read_words,
    says_yes_or_no,
    text_of,
    write_act,
    write_list,
    write_set,
)
from judgekit.table.queries import NONE

_SETS = ("cells", "payment", "break", "choose", "choose-within", "discard", "search", "random", "given")


def _priority(_question: Question, plain: Plain) -> Plain:
    if isinstance(plain, Mapping):
        for key in ("charge", "play", "activate"):
            if key in plain:
                return (key, text_of(plain[key]))
        attack = plain.get("attack")
        if isinstance(attack, Mapping) and len(attack) == 1:
            attacker, target = next(iter(attack.items()))
            return ("attack", str(attacker), text_of(target))
    word = text_of(plain)
    if word in ("end", "pass"):
        return ("end",)
    raise Misfit(phrase("`charge`, `play`, `attack` or `end` is expected here"))


def _declared(_question: Question, plain: Plain) -> Plain:
    """Return what is declared: cards, S・バック with the shield that is discarded for it."""
    if plain is None or (isinstance(plain, str) and plain in NOTHING):
        return ()
    found: list[tuple[str, str]] = []
    for item in plain if isinstance(plain, list | tuple) else [plain]:
        if isinstance(item, Mapping):
            found += [(str(card), text_of(shield)) for card, shield in item.items()]
        else:
            found.append((text_of(item), ""))
    return tuple(sorted(found))


def _write_declared(_question: Question, choice: Plain) -> Plain:
    return [{card: shield} if shield else card for card, shield in choice]


def _number(_question: Question, plain: Plain) -> Plain:
    """Return a number; anything else is left as it is, and is no legal one."""
    word = text_of(plain)
    return int(word) if word.isdecimal() else word


def _says_nothing(plain: Plain) -> bool:
    return plain == [] or (isinstance(plain, str) and plain in NOTHING)


def _chosen(question: Question, plain: Plain) -> Plain:
    """Return cards; of one card that may be chosen or left also whether it is (「1枚…してもよい」)."""
    if question.args[1:3] == (0, 1) and len(question.args[0]) == 1 and says_yes_or_no(plain):
        return tuple(question.args[0]) if read_optional(question, plain) == ACCEPT else ()
    return read_set(question, plain)


def _charged(_question: Question, plain: Plain) -> Plain:
    """Return a card, or that none is charged."""
    return NONE if _says_nothing(plain) else text_of(plain)


def _attack(_question: Question, plain: Plain) -> Plain:
    """Return an attack: {attacker: what it attacks}, or both in a list; or that nothing attacks."""
    if _says_nothing(plain):
        return NONE
    if isinstance(plain, Mapping) and len(plain) == 1:
        attacker, target = next(iter(plain.items()))
        return (str(attacker), text_of(target))
    return read_words(_question, plain)


CHOICES = ChoiceWords(
    {
        **dict.fromkeys(_SETS, read_set),
        "choose": _chosen,
        "priority": _priority,
        "attacks": _attack,
        "charge": _charged,
        "redirect": read_ids,
        "declare": _declared,
        "evolution-source": read_ids,
        "number": _number,
    },
    {
        **dict.fromkeys(_SETS, write_set("none")),
        **dict.fromkeys(("cells", "payment"), write_list),
        "break": write_list,
        "priority": write_act,
        "attacks": lambda _question, choice: choice if choice == NONE else {choice[0]: choice[1]},
        "redirect": write_list,
        "declare": _write_declared,
        "evolution-source": write_set("none"),
    },
)
