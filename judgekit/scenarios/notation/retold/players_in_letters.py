"""Players who are called by their part in the turn or by their names, in letters."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.text import listed

_ACTIVE = re.compile(r"\b(?:[Tt]he )?(?:[Aa]ctive [Pp]layer|(?<!'s )(?<!hat )AP(?! ?[:=]? ?\d))\b")
_NONACTIVE = re.compile(r"\b(?:[Tt]he )?(?:[Nn]on-?[Aa]ctive [Pp]layer|NAP)\b")
_ACTS = (
    r"(?: (?:has|have|had|controls|casts?|attacks?|blocks?|swings|is at|is on|activates|plays|responds|taps|sacrifices|draws"
    r"|untaps|passes|cracks|equips|wants|tries|reveals)\b|'s (?:turn|upkeep|life|hand|graveyard|library|deck|board))"
)
_NAMED = re.compile(rf"(?:(?<=^)|(?<=[.?!;,] )|(?<=\n)|(?<= and )|(?<=[a-z] ))(?P<name>[A-Z][a-z]{{2,11}})(?={_ACTS})")
_BESIDE = re.compile(r"(?:対戦相手|相手|こちら|自分|私|俺|僕)[((]([A-H])[))]")
_LETTER = re.compile(r"(?<![\w'/{+-])[A-H](?![\w/}+-])")


def players_in_letters(text: str, is_name: Callable[[str], bool]) -> tuple[str, dict[str, str]]:
    """Return a text in which players have letters, and who is called how.

    Args:
        text: the text.
        is_name: tells whether words are the name of a card.
    """
    called: dict[str, str] = {}
    text = _BESIDE.sub(r"\1", text)
    lettered = {*_LETTER.findall(text)}
    free = [one for one in "ABCD" if one not in lettered]
    if lettered <= {"A", "B"} and (_ACTIVE.search(text) is not None or _NONACTIVE.search(text) is not None):
        text = _ACTIVE.sub("A", _NONACTIVE.sub("B", text))
        return text if "A's turn" in text else f"It's A's turn. {text}", {"A": "active player", "B": "nonactive player"}
    for match in [*_NAMED.finditer(text)]:
        name = match["name"]
        if name in called.values() or is_name(name) or name in _NO_PLAYERS or not free:
            continue
        if re.search(
            rf"\b{name} [A-Z]|[A-Za-z]+ {name}\b(?<!and {name})(?<!then {name})(?<!does {name})",
            text.replace(". ", ".  "),
        ):
            continue
        called[free.pop(0)] = name
    for letter, name in called.items():
        text = re.sub(rf"\b{name}\b", letter, text)
    return text, called


_NO_PLAYERS = frozenset(
    listed(
        "He She They It This That Who What Which Player Opponent Nobody Everybody Everyone Each One The Both Neither"
    )
)
