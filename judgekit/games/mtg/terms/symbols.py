"""107.3-107.6: the symbols of costs and text, read from `{2}{W/U}{T}` and counted.

A symbol is kept as the text between its braces in canonical form: "2", "W", "C", "S", "X", "W/U", "2/B", "C/W",
"W/P", "G/W/P", "T", "Q", "E".
"""

from __future__ import annotations

import re
import unicodedata

from judgekit.core.errors import JudgekitError
from judgekit.core.wording import phrase

Symbols = tuple[str, ...]
"""Symbols in the order in which they are printed."""

COLORS = ("white", "blue", "black", "red", "green")
"""The five colours in the order of 105.1."""

LETTERS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""The colour each primary symbol stands for (107.4a)."""

LETTER_OF = {color: letter for letter, color in LETTERS.items()}

_VARIABLES = frozenset("XYZ")
NOT_OF_MANA = frozenset(("T", "Q", "E", "CHAOS", "TK"))
"""Symbols that are no mana symbols (107.5, 107.6, 107.12, 107.14): none of them stands in a mana cost."""
_OTHER = frozenset(("C", "S")) | NOT_OF_MANA
_SYMBOL = re.compile(r"\{([^{}]*)\}")
_HYBRID = re.compile(r"(?:[WUBRG]/[WUBRG](?:/P)?|[2C]/[WUBRG]|[WUBRG]/P)")


_PRINTED = {
    "白": "W",
    "青": "U",
    "黒": "B",
    "赤": "R",
    "緑": "G",
    "Φ": "P",
    "氷雪": "S",
    "◇": "C",
    "無色": "C",
    "タップ": "T",
}
"""What stands in brackets on Japanese cards for a part of a symbol."""
_BRACKETED = re.compile(r"[(（]([^()（）{}]{1,5})[)）]|\{([^{} -~]{1,5})\}")
_NAMED_COLOR = re.compile(r"(?:プロテクション|呪禁)$")
"""Keywords behind which a colour in brackets is a quality, no symbol (702.11d, 702.16a)."""


def braced(text: str) -> str:
    """Return text in which symbols in brackets, as Japanese cards print them ((Ｔ), (緑), (２), (緑/Φ)), stand in braces.

    What stands in brackets and is no symbol is left as it is: reminder text, qualities of protection.
    """

    def symbol(match: re.Match[str]) -> str:
        inner = unicodedata.normalize("NFKC", match.group(1) or match.group(2))
        parts = [_PRINTED.get(part, part).upper() for part in inner.split("/")]
        found = "/".join(parts)
        quality = _NAMED_COLOR.search(text[: match.start()]) or text[match.end() :].startswith("からの呪禁")
        return f"{{{found}}}" if is_symbol(found) and not (quality and inner in _PRINTED) else match.group()

    return _BRACKETED.sub(symbol, text)


class SymbolsMalformed(JudgekitError):
    """A text that is no row of symbols."""

    exit_code = 2


def is_symbol(symbol: str) -> bool:
    """Tell whether the text between braces is a symbol of 107.4-107.6."""
    return symbol.isdecimal() or symbol in _VARIABLES or symbol in _OTHER or symbol in LETTERS or _is_hybrid(symbol)


def _is_hybrid(symbol: str) -> bool:
    return _HYBRID.fullmatch(symbol) is not None


def read_symbols(text: str) -> Symbols:
    """Read a row of symbols.

    Args:
        text: `{2}{W}{W/P}`, or as Japanese cards print it, `(２)(白)`; white space is ignored, the empty text is no symbol
            at all.

    Returns:
        The symbols in printed order.

    Raises:
        SymbolsMalformed: something that is no symbol.
    """
    packed = braced("".join(text.split()))
    found = tuple(symbol.upper() for symbol in _SYMBOL.findall(packed))
    rest = _SYMBOL.sub("", packed)
    if rest:
        raise SymbolsMalformed(
            phrase("not a row of symbols: {text!r}", text=text), phrase("symbols stand in braces: {2}{W}")
        )
    for symbol in found:
        if not is_symbol(symbol):
            raise SymbolsMalformed(phrase("no such symbol: {{{symbol}}}", symbol=symbol), "see 107.4")
    return found


def write_symbols(symbols: Symbols) -> str:
    """Write symbols as they are printed."""
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def colors_of_symbol(symbol: str) -> frozenset[str]:
    """Return the colours of one mana symbol (107.4a, 107.4e, 107.4f); a generic or colourless one has none."""
    return frozenset(LETTERS[part] for part in symbol.split("/") if part in LETTERS)


def colors_of(symbols: Symbols) -> frozenset[str]:
    """Return the colours of all mana symbols together (202.2, 202.2c)."""
    return frozenset().union(*(colors_of_symbol(symbol) for symbol in symbols))


def value_of_symbol(symbol: str, x: int = 0) -> int:
    """Return what one symbol adds to the mana value (202.3, 202.3e-g): a number itself, X its value, hybrid its largest part."""
    if symbol.isdecimal():
        return int(symbol)
    if symbol in _VARIABLES:
        return x
    if symbol in ("T", "Q", "E"):
        return 0
    return max(int(part) if part.isdecimal() else 1 for part in symbol.split("/"))


def mana_value(symbols: Symbols, x: int = 0) -> int:
    """Return the total amount of mana in a cost, whatever its colour (202.3).

    Args:
        symbols: the mana cost.
        x: the value of X, which is 0 except on the stack (202.3e).
    """
    return sum(value_of_symbol(symbol, x) for symbol in symbols)
