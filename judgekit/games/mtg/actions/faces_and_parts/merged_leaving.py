"""723.3e: effects that replace where a card would go, and a merged permanent that is a token but has cards among its parts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from judgekit.core.wording import phrase
from judgekit.engine import Event, Replacement, Unsupported
from judgekit.games.mtg.actions.replacement_abilities import of_abilities
from judgekit.games.mtg.actions.replacing import replaces
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.state.meld_leaving import ELSEWHERE
from judgekit.games.mtg.state.merged_parts import parts_of
from judgekit.games.mtg.state.zones import BATTLEFIELD

_CARDS_ONLY = "723.3e"
"""The rule of effects on cards that go to a zone, which say nothing of tokens."""


@replaces("move")
def cards_of_a_token(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Yield what applies to the cards that represent a merged permanent, but not to the token that it is (723.3e)."""
    record = draft.objects.get(proposed.of or "")
    if record is None or record.kind != "token" or proposed.get("to") == BATTLEFIELD:
        return
    cards = tuple(part.id for part in parts_of(record) if part.kind == "card")
    if not cards:
        return
    for_it = {effect.id for effect in of_abilities(draft, proposed)}
    as_card = draft.draft()
    as_card.change(record.id, kind="card")
    for effect in of_abilities(as_card, proposed):
        if effect.id not in for_it:
            yield effect._replace(apply=partial(_send_cards, effect, cards), rules=(*effect.rules, _CARDS_ONLY))


def _send_cards(
    effect: Replacement, cards: tuple[str, ...], draft: MtgDraft, proposed: Event, choice: object
) -> tuple[Event, ...]:
    """Return the move with another zone for the cards, and for them alone (723.3e).

    Raises:
        Unsupported: the effect does more than to name another zone.
    """
    instead = effect.apply(draft, proposed, choice)
    if len(instead) != 1 or instead[0].kind != "move" or effect.prepare is not None:
        raise Unsupported(
            phrase("an effect that does more than to put a part of a merged token elsewhere"), _CARDS_ONLY
        )
    elsewhere = dict(proposed.get(ELSEWHERE, ()))
    elsewhere.update({id: instead[0].get("to") for id in cards if id not in elsewhere})
    return (proposed.having(**{ELSEWHERE: tuple(sorted(elsewhere.items()))}),)
