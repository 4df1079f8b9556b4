"""607.2d: what was chosen for a permanent before the scenario begins: a colour, a type, a name, a player, a number."""

from __future__ import annotations

from collections.abc import Collection

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.games.mtg.instructions.choices import WORD_KINDS
from judgekit.games.mtg.state.mentioned import names
from judgekit.games.mtg.terms.japanese_names import in_english
from judgekit.games.mtg.terms.records import Card, Pairs
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.language.parts import Part

_OTHERS = ("color", "name", "player", "opponent", "protector", "number")


def read_chosen(part: Part, players: Collection[str], card: Card | None) -> Pairs:
    """Read choices by what was chosen; a card may also call what is chosen for it by a word of its own.

    Args:
        part: the choices.
        players: who plays.
        card: the card for which it was chosen.

    Returns:
        Pairs of what and the choice, sorted.
    """
    found = []
    for key in part.key_names():
        if key not in WORD_KINDS and key not in _OTHERS and not names(card, (key,)):
            raise Part(None, (*part.path, key)).fault(
                phrase("nothing is chosen as {key!r}", key=key), nearest(key, (*WORD_KINDS, *_OTHERS))
            )
        # A card may be named like a keyword or a type: its name stays as it is.
        value = part[key].text() if key == "name" else in_english(part[key].text())
        offered = COLORS if key == "color" else players if key in ("player", "opponent", "protector") else ()
        if key in WORD_KINDS:
            offered = WORD_KINDS[key][1]
            value = next((word for word in offered if word.casefold() == value.casefold()), value)
        if offered and value not in offered:
            raise part[key].fault(phrase("{value!r} is no {key}", value=value, key=key))
        found.append(("player" if key == "opponent" else key, value))
    return tuple(sorted(found))
