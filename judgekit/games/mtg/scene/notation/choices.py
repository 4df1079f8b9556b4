"""Choices of Magic as scenarios word them: read into the kernel's answers, and written back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product

from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Question
from judgekit.games.mtg.actions.arranging import ARRANGING
from judgekit.games.mtg.scene.notation.payments import read_payment, read_payments, write_payment, write_payments
from judgekit.games.mtg.scene.notation.symbols import symbols_paid_with
from judgekit.games.mtg.scene.notation.words import cost_meant, item_named, symbols_of
from judgekit.games.mtg.stack.activating import abilities_of
from judgekit.games.mtg.stack.casting.announcing import modal
from judgekit.games.mtg.stack.casting.casting_ways import FACE
from judgekit.games.mtg.stack.costs.costs import OPTIONAL, keyword_of, open_symbols
from judgekit.games.mtg.stack.costs.symbol_choices import symbol_choices
from judgekit.games.mtg.stack.priority import Choice
from judgekit.games.mtg.stack.targets.retargeting import current
from judgekit.games.mtg.stack.targets.targets import words_asked
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.mana import types_of
from judgekit.games.mtg.state.objects import Mana
from judgekit.games.mtg.terms.records import Mode, TargetWord
from judgekit.games.mtg.terms.symbols import LETTER_OF
from judgekit.language.english.verbs import third_person
from judgekit.table.adapter import Misfit, Plain
from judgekit.table.choices import (
    ChoiceWords,
    ids_of,
    read_numbers,
    read_optional,
    read_replacement,
    read_set,
    read_words,
    text_of,
    write_list,
    write_set,
    write_table,
)

# Targets.


def _targets(question: Question, plain: Plain) -> object:
    """Read targets; an object that is no legal target stands for its ability on the stack, where that is one (113.7a)."""
    choice = _targets_said(question, plain)
    if not isinstance(choice, tuple) or isinstance(question.how.judge(question, choice), Allowed):
        return choice
    position = question.position
    alone = _named_for_several(question, choice)
    if alone is not None:
        return alone
    ways = [
        tuple(tuple(sorted(ids)) for ids in way)
        for way in product(*(product(*(_meant_on_the_stack(position, id) for id in ids)) for ids in choice))
    ]
    legal = [way for way in ways if isinstance(question.how.judge(question, way), Allowed)]
    if len(legal) > 1:
        raise Misfit(
            phrase(
                "several abilities of it are on the stack: {ids}",
                ids=", ".join(sorted({one for way in legal for listed in way for one in listed})),
            )
        )
    return legal[0] if legal else choice


_MOST_WORDS = 4
"""Target words among which fewer names are dealt out."""


def _named_for_several(question: Question, choice: tuple[tuple[str, ...], ...]) -> object | None:
    """Return the only targets that are what is named, where one of these stands for several target words (115.3).

    Who names two for three words means one of them twice; of one for two it is not known whether another was forgotten.
    Where they may be dealt out in several ways none of these is meant.
    """
    words = words_asked(question)
    named = [*dict.fromkeys(id for ids in choice for id in ids)]
    if not 1 < len(words) <= _MOST_WORDS or len(named) < 2 or sum(map(len, choice)) >= len(words):
        return None
    ways = [tuple((id,) for id in way) for way in product(named, repeat=len(words)) if {*way} == {*named}]
    legal = [way for way in ways if isinstance(question.how.judge(question, way), Allowed)]
    return legal[0] if len(legal) == 1 else None


def _meant_on_the_stack(position: MtgPosition, id: str) -> list[str]:
    """Return what an id may mean: the object, and its abilities on the stack."""
    waiting = (position.objects[one] for one in position.zones.get("stack", ()))
    return [
        id,
        *(one.id for one in waiting if one.kind == "ability" and one.source is not None and one.source[0] == id),
    ]


def _targets_said(question: Question, plain: Plain) -> object:
    position = question.position
    words = words_asked(question)
    if question.kind == "new-targets" and plain in ("decline", "no", "keep", "same"):
        return current(position, position.objects[question.args[0]])
    if isinstance(plain, Mapping):
        return _targets_by_name(position, [word.name for word in words], plain)
    listed = [plain] if not isinstance(plain, list | tuple) else list(plain)
    if len(words) > 1 and len(listed) == len(words):
        return tuple(_sorted(position, entry) for entry in listed)
    flat = [one for entry in listed for one in ids_of(position, entry)]
    if len(words) == 1:
        return (_sorted(position, flat),)
    return _dealt(position, words, flat)


def _dealt(position: MtgPosition, words: Sequence[TargetWord], flat: list[str]) -> tuple[tuple[str, ...], ...]:
    """Deal ids out to target words in order, each as many as it asks for."""
    found = []
    place = 0
    for word in words:
        size = word.most if isinstance(word.most, int) else 1
        found.append(_sorted(position, flat[place : place + size]))
        place += size
    if place < len(flat):
        raise Misfit(
            phrase("{flat} targets for {words} target words", flat=len(flat), words=len(words)),
            (),
            phrase("name them: {t: id, u: id}"),
        )
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
            raise Misfit(
                phrase("there is no target {key!r}", key=key),
                (key,),
                phrase("targets: {names}", names=", ".join(names)),
            )
        known[name] = _sorted(position, value)
    return tuple(known.get(name, ()) for name in names)


def _write_targets(question: Question, choice: tuple[tuple[str, ...], ...]) -> Plain:
    words = words_asked(question)
    each = [ids[0] if len(ids) == 1 else list(ids) for ids in choice]
    if len(words) == 1:
        return each[0]
    return {word.name: value for word, value in zip(words, each, strict=True)}


# Announcements.


def _modes(question: Question, plain: Plain) -> object:
    ability = modal(question.position, question.position.objects[question.args[0]])
    assert ability is not None
    found = []
    for item in plain if isinstance(plain, list | tuple) else [plain]:
        word = text_of(item)
        if word.isdecimal():
            found.append(int(word) - 1)
            continue
        meant = modes_called(ability.modes, word.casefold()) if word else []
        if len(meant) != 1:
            raise Misfit(
                phrase("there are several modes {word!r}", word=word)
                if meant
                else phrase("there is no mode {word!r}", word=word),
                (),
                phrase("modes are named by their number from 1, or their first words"),
            )
        found.extend(meant)
    return tuple(sorted(found)) if len(set(found)) == len(found) else tuple(found)


def modes_called(modes: Sequence[Mode], word: str) -> list[int]:
    """Return the modes that a word means: the one with that name, else those that begin with it."""
    texts = [mode.text.casefold() for mode in modes]
    named = [number for number, text in enumerate(texts) if text.partition(" — ")[0] == word]
    begun = named or [number for number, text in enumerate(texts) if text.startswith(word)]
    verb, _blank, rest = word.partition(" ")  # deal 4 damage: what the spell itself does
    itself = re.compile(rf"\b{re.escape(f'{third_person(verb)} {rest}'.strip())}(?!\w)") if verb.isalpha() else None
    return begun or [number for number, text in enumerate(texts) if itself is not None and itself.search(text)]


def _number(_question: Question, plain: Plain) -> object:
    word = text_of(plain)
    return int(word) if word.lstrip("-").isdecimal() else word


def _options(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return the costs that are announced; to none and to additional ones comes that by which the card is cast already (118.9d)."""
    if plain in ([], "none", "", None):
        plain = []
    listed = [cost_meant(text_of(item)) for item in (plain if isinstance(plain, list | tuple) else [plain])]
    begun = question.args[1] if question.kind == "with" and all(keyword_of(one) in OPTIONAL for one in listed) else ()
    return tuple(sorted({*listed, *begun} if len({*listed}) == len(listed) else [*listed, *begun]))


_PILES = ("pile-1", "pile-2")


def called_so(word: str, question: Question) -> bool:
    """Tell whether a word means this question alone of its kind: one of two piles is chosen, or something is done or not.

    Args:
        word: what a scenario calls the question.
        question: which is asked.
    """
    if question.kind != "option":
        return False
    if question.args[0] == _PILES:
        return word in ("pile", "piles")
    return word in ("optional", "may") and _is_one_or_none(question.args[0])


def _is_one_or_none(offered: Sequence[object]) -> bool:
    """Tell whether the options are to do something or not ("tribute", "no tribute")."""
    return len(offered) == 2 and offered[1] == f"no {offered[0]}"


def _pile_that_holds(question: Question, plain: Plain) -> object:
    """Return the pile in which lies what a list names (700.3)."""
    assert question.ask.then is not None
    key, name, *_ = question.ask.then.args
    position: MtgPosition = question.position
    made, listed = dict(frame_of(position, key).made), set(ids_of(position, plain))
    return next(
        (pile for pile in _PILES if {ref[0] for ref in made.get(pile.replace("pile", name), ())} == listed), plain
    )


def _option(question: Question, plain: Plain) -> object:
    """Return the option that is meant: by its words, by some of them that no other has, or by its number (700.2)."""
    offered = question.args[0]
    if offered == _PILES and isinstance(plain, list):
        return _pile_that_holds(question, plain)
    said = text_of(plain)
    if _is_one_or_none(offered) and said in ("accept", "decline"):
        return offered[said == "decline"]
    if said in offered or not all(isinstance(one, str) for one in offered):
        return said
    if said.isdecimal() and 1 <= int(said) <= len(offered):
        return offered[int(said) - 1]
    meant = [one for one in offered if said.casefold() in one.casefold()]
    return meant[0] if len(meant) == 1 else said


def _splits(question: Question, plain: Plain) -> object:
    if isinstance(plain, Mapping) and "life" in plain:
        return _splits_for(question, plain)
    if isinstance(plain, Mapping) and "payment" in plain:
        return symbols_paid_with(question, plain["payment"])
    listed = list(plain) if isinstance(plain, list | tuple) else [plain]
    wanted = sorted("life" if text_of(item) == "life" else "".join(symbols_of(item)) for item in listed)
    symbols = open_symbols(question.position, question.position.objects[question.args[0]])
    return next((choice for choice in symbol_choices(symbols) if sorted(choice) == wanted), tuple(wanted))


def _splits_for(question: Question, paid: Mapping[str, Plain]) -> object:
    """Return how the symbols are announced if so much life is paid, 2 for a symbol, and the mana that is named (107.4f)."""
    wanted, named = text_of(paid["life"]), text_of(paid.get("mana", ""))
    mana = list(symbols_of(named)) if named.startswith("{") else []
    symbols = open_symbols(question.position, question.position.objects[question.args[0]])
    fitting = [choice for choice in symbol_choices(symbols) if wanted == f"{2 * choice.count('life')}"]
    best = max(fitting, key=lambda choice: sum(one in mana for one in choice), default=None)
    return best if best is not None else (f"{wanted} life",)


def _write_splits(_question: Question, choice: tuple[str, ...]) -> Plain:
    return [one if one == "life" else f"{{{one}}}" for one in choice]


# The rest.


def _legend(question: Question, plain: Plain) -> object:
    return item_named(question.position, text_of(plain))


def _mana(question: Question, plain: Plain) -> object:
    """Read a way to add mana, its symbols in any order (106.4); a colour is the one way in which all of it has that colour."""
    if isinstance(plain, str) and plain.casefold() in LETTER_OF:
        letter = LETTER_OF[plain.casefold()]
        wholly = [way for way in question.args[0] if set(way) == {letter}]
        return wholly[0] if len(wholly) == 1 else (letter,)
    named = symbols_of(plain)
    return next((way for way in question.args[0] if sorted(way) == sorted(named)), named)


_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6}
_CHAPTER = re.compile(r"(?:(?P<of>.+)[-. ])?(?P<number>[IViv]+|\d+)")


def _trigger_order(question: Question, plain: Plain) -> object:
    """Read an order of waiting abilities; chapters of one Saga may be told apart by their numbers: saga-2, "III" (715.2a)."""
    named = read_words(question, plain)
    labels: tuple[str, ...] = question.args[0]
    if sorted(named) == sorted(labels):
        return named
    own = [one for one in question.position.waiting if one.controller == question.by]
    chapters = {(one.source[0], one.ability.value): label for one, label in zip(own, labels, strict=True)}
    found = [_chapter(chapters, word) or word for word in named]
    return tuple(found) if len(set(found)) == len(found) else named


def _chapter(chapters: dict[tuple[str, object], str], word: str) -> str | None:
    """Return the label of the only waiting chapter that a word means: its number, maybe behind the id of its Saga."""
    spelt = _CHAPTER.fullmatch(word)
    if spelt is None:
        return None
    number = spelt["number"].casefold()
    figure = int(number) if number.isdecimal() else _ROMAN.get(number)
    of = (spelt["of"] or "chapter").casefold()
    meant = [label for (id, value), label in chapters.items() if value == figure and of in ("chapter", id.casefold())]
    return meant[0] if len(meant) == 1 else None


def _pile(question: Question, plain: Plain) -> object:
    if isinstance(plain, list | tuple) and plain and isinstance(plain[0], list | tuple):
        return _sorted(question.position, list(plain[0]))
    return _sorted(question.position, plain)


def _priority(question: Question, plain: Plain) -> Choice:
    if not isinstance(plain, Mapping):
        return (text_of(plain),)
    if "special" in plain:
        return ("special", text_of(plain["special"]), plain.get("object"))
    if "activate" in plain:
        return _activation(question, f"{text_of(plain['activate'])}.{text_of(plain.get('ability', '1'))}")
    for key in ("cast", "play-land"):
        if key in plain:
            ways = [f"{FACE}{text_of(plain['face'])}"] if "face" in plain else _options(question, plain.get("with", []))
            return (key, text_of(plain[key]), *ways)
    raise Misfit(
        phrase("an action is expected here"), (), "pass, {cast: id}, {activate: id}, {play-land: id}, {special: …}"
    )


def _deed(word: str) -> Callable[[Question, Plain], object]:
    def read(question: Question, plain: Plain) -> object:
        id = text_of(plain)
        return next((choice for choice in question.how.candidates(question) if choice[1] == id), (word, id))

    return read


def _activation(question: Question, plain: Plain) -> Choice:
    id, dot, number = text_of(plain).partition(".")
    keys = [key for key, _ in abilities_of(question.position, id)] if id in question.position.objects else []
    place = int(number) - 1 if dot and number.isdecimal() else 0
    return ("activate", id, keys[place] if place < len(keys) else ())


def _write_priority(question: Question, choice: Choice) -> Plain:
    if choice == ("pass",):
        return "pass"
    word, id, *rest = choice
    if word == "special":
        return {word: id, "object": rest[0]}
    if word == "cast" and rest and rest[0].startswith(FACE):
        return {word: id, "face": rest[0].removeprefix(FACE)}
    if word == "activate":
        keys = [key for key, _ in abilities_of(question.position, id)]
        return {word: id} if len(keys) == 1 else {word: id, "ability": str(keys.index(rest[0]) + 1)}
    return {word: id, "with": [rest[0]]} if rest else {word: id}


def _arranged(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return the cards that do not stay on top: in a list, under the name of where they go, or as all but those named `top`."""
    away = ARRANGING[question.kind].away
    if plain in ("top", away):
        return () if plain == "top" else tuple(sorted(question.args[0]))
    if not isinstance(plain, Mapping):
        return read_set(question, plain)
    if not plain or not plain.keys() <= {"top", away}:
        raise Misfit(
            phrase("unknown key {name!r}", name=next(iter(plain.keys() - {"top", away}), "")), (), f"top, {away}"
        )
    stay, gone = (read_set(question, plain[key]) if key in plain else None for key in ("top", away))
    if stay is None or gone is None:
        return gone if gone is not None else tuple(sorted(id for id in question.args[0] if id not in (stay or ())))
    if {*stay, *gone} != {*question.args[0]} or {*stay} & {*gone}:
        raise Misfit(phrase("each of the cards is named once: {cards}", cards=", ".join(question.args[0])))
    return gone


_SETS = (
    "discard",
    "sacrifice",
    "exile",
    "return",
    "tap",
    "untap",
    "reveal",
    "choose",
    "behold",
    "blight",
    "search",
    "search-all",
    "search-both",
    "search-together",
    "put",
    "counters",
    "attach",
    "exert",
    "proliferate",
    "random",
    "bottom",
)

_READERS: dict[str, Callable[[Question, Plain], object]] = {
    "targets": _targets,
    "new-targets": _targets,
    "cast": _deed("cast"),
    "play-land": _deed("play-land"),
    "activate": _activation,
    "payment": read_payment,
    "payments": read_payments,
    "mode": _modes,
    "X": _number,
    "number": _number,
    "roll": _number,
    "with": _options,
    "option": _option,
    "symbols": _splits,
    "division": read_numbers,
    "shield": read_numbers,
    "optional": read_optional,
    "legend-rule": _legend,
    "mana": _mana,
    "order": read_words,
    "trigger-order": _trigger_order,
    "replacement": read_replacement,
    "pile": _pile,
    "priority": _priority,
    **dict.fromkeys(_SETS, read_set),
    **dict.fromkeys(ARRANGING, _arranged),
}
_WRITERS: dict[str, Callable[[Question, Any], Plain]] = {
    "targets": _write_targets,
    "new-targets": _write_targets,
    **dict.fromkeys(("cast", "play-land", "activate"), lambda _question, choice: choice[1]),
    "payment": write_payment,
    "payments": write_payments,
    "mode": lambda _question, choice: [number + 1 for number in choice] if len(choice) != 1 else choice[0] + 1,
    "with": write_list,
    "symbols": _write_splits,
    "division": write_table,
    "shield": write_table,
    "mana": lambda _question, choice: types_of(tuple(Mana(kind) for kind in choice)),
    "order": write_list,
    "trigger-order": write_list,
    "pile": lambda question, choice: [list(choice), [id for id in question.args[0] if id not in choice]],
    "priority": _write_priority,
    **dict.fromkeys((*_SETS, *ARRANGING), write_set([])),
}

CHOICES = ChoiceWords(_READERS, _WRITERS)
"""How each kind of choice is read and written; other chapters add theirs."""

READERS, WRITERS = CHOICES.readers, CHOICES.writers
read_choice, write_choice = CHOICES.read, CHOICES.write
