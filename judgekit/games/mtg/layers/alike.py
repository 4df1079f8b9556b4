"""613.7: where the order of timestamps decides nothing, so that two objects that are equal otherwise are alike.

Timestamps decide in which order effects of one layer apply, and a few rules look for the newest of several objects. On a board
of creatures with plain keywords and of spells that deal damage, destroy or make creatures bigger, no line of play comes to
that: what adds to power and toughness, and what gives keywords, may be applied in any order (613.4c, 613.1f). Nor does any of
these cards look at the order of a graveyard (404.3).
"""

from __future__ import annotations

from judgekit.games.mtg.layers.continuous import working_ability
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Ability, Action, Card, Modification

_KEYWORDS = frozenset(
    [
        *("deathtouch", "defender", "double strike", "fear", "first strike", "flash", "flying", "haste", "hexproof"),
        *("horsemanship", "indestructible", "intimidate", "landwalk", "lifelink", "menace", "protection", "reach"),
        *("shadow", "shroud", "skulk", "trample", "vigilance"),
    ]
)
"""Keywords that say what is so, or what cannot be done, and bring no effect of the layers with them."""

_VERBS = frozenset(("add", "counter", "damage", "destroy", "draw", "gain-life", "lose-life", "modify", "tap", "untap"))
_DETAILS = frozenset(("amount", "as", "divided", "no-regeneration", "unpreventable", "until", "with"))
_TYPES = frozenset(("creature", "land", "instant", "sorcery"))


def _plain(ability: Ability) -> bool:
    if ability.condition is not None or ability.state is not None or ability.links or ability.cda:
        return False
    if ability.kind == "keyword":
        return ability.name in _KEYWORDS
    if ability.kind == "static":
        return ability.affects is None and all(map(_adds, ability.modify))
    if ability.kind not in ("spell", "activated", "triggered") or ability.limits:
        return False
    return all(_idle(action) for mode in ability.parts for action in mode.do)


def _idle(action: Action) -> bool:
    """Tell whether an instruction makes no effect whose timestamp could matter."""
    known = action.verb in _VERBS and all(name in _DETAILS for name, _ in action.details)
    return known and all(map(_adds, action.get("with", ())))


def _adds(change: Modification) -> bool:
    """Tell whether what an effect changes adds to what is there, whatever was applied before."""
    if change.what == "gain":
        return isinstance(change.value, Ability) and change.value.kind == "keyword" and _plain(change.value)
    return change.what in ("pt", "power", "toughness")


def _plain_card(card: Card) -> bool:
    types = _TYPES.issuperset(card.line.types) and not set(card.line.supertypes) - {"basic"}
    whole = card.layout == "normal" and not card.faces and not card.details
    return types and whole and all(map(_plain, card.abilities))


def _plain_object(record: Object) -> bool:
    by_itself = record.attached is None and record.copied is None and record.ability is None
    return by_itself and not record.face_down and record.kind in ("card", "token")


def interchangeable(position: MtgPosition) -> bool:
    """Tell whether the order of timestamps decides nothing on any line of play from a position (613.7)."""
    if position.effects or position.waiting:
        return False
    return all(map(_plain_card, position.cards.values())) and all(map(_plain_object, position.objects.values()))


def timed(position: MtgPosition) -> tuple[str, ...]:
    """Return the permanents whose order of entering may decide something, none where fewer than two are there (613.7).

    What only adds to power and toughness may be applied in any order, and so may what only gives keywords where nothing
    else is changed.

    Args:
        position: the game.
    """
    ordered: set[str] = set()
    gaining: set[str] = set()
    for record in permanents(position):
        card = None if record.face_down else card_of(position, record)
        if card is None:
            continue
        if "world" in card.line.supertypes:
            ordered.add(record.id)
        for ability in card.abilities:
            working = working_ability(ability) or ability
            if working.kind != "static" or working.cda or all(map(_adds_size, working.modify)):
                continue
            (gaining if all(map(_adds, working.modify)) else ordered).add(record.id)
    found = tuple(record.id for record in permanents(position) if record.id in ordered | gaining)
    return found if ordered and len(found) > 1 else ()


def _adds_size(change: Modification) -> bool:
    return change.what != "gain" and _adds(change)


GAME.interchangeable = interchangeable
