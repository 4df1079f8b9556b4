"""Cards that a scenario names without defining them: their definitions come from card files that the user added.

Scenarios read no files of cards themselves. Whoever runs them (the command line) says with `use` where a card is found by its name;
without that a card must stand under `cards:`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.scenarios.files.faults import Path
from judgekit.scenarios.files.tree import Tree


class FiledCard(NamedTuple):
    """A card of a card file.

    Attributes:
        name: its name; a scenario may have called it by its Japanese one.
        definition: the card as under `cards:`.
        file: the file it comes from.
    """

    name: str
    definition: Mapping[str, Json]
    file: str


class CardFiles(NamedTuple):
    """Where cards are found by name.

    Attributes:
        find: by name and game: the card that has exactly this name, None where no file has it.
        spoken: the same by a name as it is said at the table, without capitals and commas.
        nearest: by name and game: names of cards that may have been meant.
        in_japanese: by game: whether any card has a Japanese name; None where there are no cards of it.
        names_in: by text and game: Japanese names of cards that stand in the text, which may hold particles.
        nicknames_in: by text and game: what players call cards for short in the text, with the names that are meant.
        spelt_otherwise: by text and game: names of several words that stand in the text with other capitals, as they are printed.
    """

    find: Callable[[str, str], FiledCard | None]
    spoken: Callable[[str, str], FiledCard | None]
    nearest: Callable[[str, str], list[str]]
    in_japanese: Callable[[str], bool | None] = lambda _game: None
    names_in: Callable[[str, str], list[str]] = lambda _text, _game: []
    nicknames_in: Callable[[str, str], Mapping[str, str]] = lambda _text, _game: {}
    spelt_otherwise: Callable[[str, str], Mapping[str, str]] = lambda _text, _game: {}


_IN_USE: list[CardFiles] = []


def use(files: CardFiles | None) -> None:
    """Say where cards are found from now on; None: nowhere."""
    _IN_USE[:] = [] if files is None else [files]


def left() -> list[CardFiles]:
    """Return where cards were found until now; they are found nowhere from now on."""
    before, _IN_USE[:] = [*_IN_USE], []
    return before


def in_use() -> bool:
    """Tell whether cards of files that are open here stand in for cards that scenarios do not define."""
    return bool(_IN_USE)


def spoken_card(name: str, game: str) -> FiledCard | None:
    """Return the card of a file that is called so at the table, None where no file has one or there are no files.

    A comma may be left out of a name, but none is put in: Swamp, Rat are two cards though one is called Swamp Rat.
    """
    found = _IN_USE[0].spoken(name, game) if _IN_USE else None
    return None if found is not None and ", " in name and "," not in found.name else found


def nearest_names(name: str, game: str) -> list[str]:
    """Return names of cards that may have been meant, the nearest first; none where there are no files."""
    return _IN_USE[0].nearest(name, game) if _IN_USE else []


def names_in_japanese(game: str) -> bool | None:
    """Return whether the card files have Japanese names of a game's cards; None where they have no cards of it."""
    return _IN_USE[0].in_japanese(game) if _IN_USE else None


def japanese_names_in(text: str, game: str) -> list[str]:
    """Return the Japanese names of cards that stand in a text; none where there are no files."""
    return _IN_USE[0].names_in(text, game) if _IN_USE else []


def nicknames_in(text: str, game: str) -> Mapping[str, str]:
    """Return what players call cards for short in a text, with the names that are meant; none where there are no files."""
    return _IN_USE[0].nicknames_in(text, game) if _IN_USE else {}


def spelt_otherwise(text: str, game: str) -> Mapping[str, str]:
    """Return names of cards that stand in a text with other capitals, as they are printed; none where there are no files."""
    return _IN_USE[0].spelt_otherwise(text, game) if _IN_USE else {}


_AS_A_CARD = re.compile(r"((?:[A-Z][\w'’-]*,?(?: (?:of|the|and|to|in))* )+)tokens?\b|「([^「」]+)」・?トークン")
"""What stands before "token" in the text of a card and may be the name of a card, as which the token is created."""


def _made_by(card: Json) -> Iterator[str]:
    """Yield what may be names of cards as which a card creates tokens, the longest first."""
    text = card.get("text") if isinstance(card, Mapping) else None
    for english, japanese in _AS_A_CARD.findall(text if isinstance(text, str) else ""):
        words = english.split()
        yield from (" ".join(words[start:]) for start in range(len(words)))
        if japanese:
            yield japanese


def _with_tokens(
    found: dict[str, FiledCard], defined: Mapping[str, Json], game: str, find: Callable[[str, str], FiledCard | None]
) -> None:
    """Add the cards of files as which cards of a scenario, or those that they make in turn, create tokens."""
    waiting = [*defined.values(), *(card.definition for card in found.values())]
    while waiting:
        for name in _made_by(waiting.pop()):
            card = None if name in defined or name in found else find(name, game)
            if card is not None and card.name not in defined:
                found[name] = card
                waiting.append(card.definition)


NAMING = ("card", "copy-of")
"""Keys whose value is the name of a card."""


def found_cards(tree: Tree, top: Mapping[str, Json], defined: Mapping[str, Json], game: str) -> dict[str, FiledCard]:
    """Return the cards of files that a scenario names and does not define, by the name that it uses.

    Raises:
        ScenarioMalformed: there are card files, and none has a card that is named.
    """
    if not _IN_USE:
        return {}
    files = _IN_USE[0]
    found: dict[str, FiledCard] = {}
    for name, path, is_card in _names(top):
        if name in defined or name in found:
            continue
        card = files.find(name, game)
        if card is not None:
            found[name] = card
        elif is_card:
            raise tree.fault(
                phrase("no card {name!r} is defined, and no card file has it", name=name),
                path,
                _hint(name, defined, files.nearest(name, game)),
            )
    _with_tokens(found, defined, game, files.find)
    return found


def _hint(name: str, defined: Iterable[str], filed: Sequence[str]) -> str:
    """Return what to do about a card that nobody knows: a card of the scenario that is spelt like it comes first."""
    from difflib import get_close_matches

    if get_close_matches(name, defined):
        return nearest(name, defined)
    if filed:
        return phrase("nearest names: {nearest}", nearest=", ".join(filed))
    return phrase("define it under `cards:`, or judgekit cards add FILE")


def _names(top: Mapping[str, Json]) -> Iterator[tuple[str, Path, bool]]:
    """Yield every text that may name a card, with its place and whether it must."""
    for key in ("given", "script", "forks"):
        yield from _within(top.get(key), (key,), in_list=False, of_given=key == "given")


def _within(value: Json, path: Path, *, in_list: bool, of_given: bool) -> Iterator[tuple[str, Path, bool]]:
    if isinstance(value, str):
        if path[-1] in NAMING:
            yield value, path, True
        elif in_list and of_given:
            yield value, path, False
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _within(inner, (*path, key), in_list=False, of_given=of_given)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _within(inner, (*path, number), in_list=True, of_given=of_given)


def called(value: Json, names: Mapping[str, str]) -> Json:
    """Return a part of a scenario in which cards are called by their own names.

    Args:
        value: the part.
        names: by name in the scenario, the card's own.
    """
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {key: called(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [called(inner, names) for inner in value]
    return value
