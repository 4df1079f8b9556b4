"""118.14, 609.4b: mana that may be spent as though it were of any colour or type; the cost and the mana stay what they are."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.state.game import MtgPosition, Reasons, stated_in
from judgekit.games.mtg.state.objects import SPENT_AS, Object
from judgekit.games.mtg.terms.effects import OTHER_MANA
from judgekit.games.mtg.terms.symbols import LETTER_OF, Symbols

_ANY_COLOR, _ANY_TYPE = OTHER_MANA

_COLORS = frozenset("WUBRG")


def spent_as(position: MtgPosition, player: str, item: Object | None) -> str | None:
    """Return as what a player may spend mana on something, None as what it is.

    Args:
        position: the game.
        player: who pays.
        item: what is paid for, None for what is no spell and no ability.
    """
    found = {item.get(SPENT_AS)} if item is not None else set()
    if any(entry.ability.name == "spend-as-though" for entry in in_force(position, "may")):
        to = item.id if item is not None else None
        found |= {entry.ability.get("as") for entry in allowed(position, "spend-as-though", player, to=to)}
    return next((kind for kind in reversed(OTHER_MANA) if kind in found), None)


def as_paid(position: MtgPosition, player: str, item: Object | None, mana: Symbols) -> Symbols:
    """Return a cost as the mana that may be spent on it sees it: what any mana pays is as generic mana (609.4b)."""
    kind = spent_as(position, player, item)
    if kind is None:
        swaps = _one_color_as_another(position, player, item)
        return tuple(_with_the_other(symbol, swaps) for symbol in mana) if swaps else mana
    return tuple("1" if _paid_by_any(symbol, kind) else symbol for symbol in mana)


def _one_color_as_another(position: MtgPosition, player: str, item: Object | None) -> list[tuple[str, str]]:
    """Return the colours of mana that a player may spend as though it were of another colour, each with that one (609.4b)."""
    if not any(entry.ability.name == "spend-as-though" for entry in in_force(position, "may")):
        return []
    to = item.id if item is not None else None
    said = [str(entry.ability.get("as")) for entry in allowed(position, "spend-as-though", player, to=to)]
    pairs = (one.split(_AS) for one in said if _AS in one)
    return [(LETTER_OF[spent], LETTER_OF[meant]) for spent, meant in pairs]


_AS = " as "
"""What stands between the colour of mana and the colour as which it may be spent."""


def _with_the_other(symbol: str, swaps: list[tuple[str, str]]) -> str:
    """Return a symbol that can be paid with mana of another colour as well, as a hybrid symbol says it.

    Raises:
        Unsupported: the symbol could be paid in more than two ways.
    """
    more = [spent for spent, meant in swaps if meant in symbol.split("/") and spent not in symbol.split("/")]
    if not more:
        return symbol
    if len(more) > 1 or "/" in symbol:
        raise Unsupported(phrase("mana of one color for a symbol with several halves"), "609.4b")
    return f"{symbol}/{more[0]}"


def rules_of_other_mana(position: MtgPosition, player: str, item: Object | None, mana: Symbols) -> Reasons:
    """Return the rules by which mana pays for symbols of another colour or type, none where it may not."""
    if as_paid(position, player, item, mana) == mana:
        return ()
    by_permission = item is not None and item.get(SPENT_AS) is not None
    return ("609.4b", *(stated_in(position, "mtg@20260417:118.14") if by_permission else ()))


def _paid_by_any(symbol: str, kind: str) -> bool:
    parts = set(symbol.split("/"))
    return bool(parts) and parts <= (_COLORS | {"C"} if kind == _ANY_TYPE else _COLORS)
