"""701.4, 701.61, 701.68 of the book of 2026-04-17: behold, forage and blight, as costs and as instructions."""

from __future__ import annotations

from judgekit.engine import Ask, Task, event
from judgekit.games.mtg.abilities.choosing import asking, asking_one
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, players
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs.cost_actions import (
    BEHOLD,
    BLIGHT,
    FORAGE,
    cannot_pay,
    forage_ways,
    pay_action,
    subject,
    who_can,
)
from judgekit.games.mtg.stack.costs.costs import COST_MEANT, OPTIONAL
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Ability, Action, Cost, Filter

_BLIGHT = "mtg@20260417:701.68a"
_FORAGE = "mtg@20260417:701.61a"

FORAGED = {"exile three cards from your graveyard": 0, "sacrifice a Food": 1}
"""The ways to forage, as a choice names them."""


def _beheld(keyword: Ability) -> Cost:
    """Return the optional cost of beholding something of a quality."""
    quality = keyword.value if isinstance(keyword.value, Filter) else Filter()
    return Cost((), (Action(BEHOLD, ("choose", quality, 1, 1)),))


COST_MEANT[BEHOLD] = _beheld


@keyword_means(BEHOLD, OPTIONAL[BEHOLD])
def behold(_keyword: Ability) -> tuple[Ability, ...]:
    """A cost alone: whether something was beheld is asked by the spell's other abilities."""
    return ()


# As instructions.


@instruction(BLIGHT)
def blight(draft: MtgDraft, key: int, action: Action) -> None:
    """Players put -1/-1 counters on a creature that they control; who has none does nothing."""
    frame = frame_of(draft, key)
    for player in players(draft, key, action.of):
        own = frame._replace(you=player)
        able = not cannot_pay(draft, own, player, action)
        did(draft, key, able)
        if able:
            ids, _, _, _ = subject(draft, action, own, player)
            draft.do("ask-to-blight", key, player, action, tuple(ids))


@GAME.task("ask-to-blight")
def ask_to_blight(_draft: MtgDraft, key: int, player: str, action: Action, ids: tuple[str, ...]) -> Ask:
    """Ask which creature is blighted."""
    return asking("choose", player, ids, 1, 1, Task("blighted", (key, player, action)), _BLIGHT)


@GAME.task("blighted")
def blighted(draft: MtgDraft, key: int, player: str, action: Action, chosen: tuple[str, ...]) -> None:
    """Put the counters on the creature."""
    by = cause(frame_of(draft, key))
    settle(draft, key, "blighted", tuple(draft.objects[id].ref for id in chosen))
    many = action.amount if isinstance(action.amount, int) else 1
    draft.propose(
        *(
            event("put-counters", id, many, by, counter="-1/-1", number=draft.objects[id].number, rules=(_BLIGHT,))
            for id in chosen
        )
    )
    draft.propose(event(BLIGHT, player, by=by, player=player, rules=("mtg@20260417:701.68d",)))


@instruction(FORAGE)
def forage(draft: MtgDraft, key: int, action: Action) -> None:
    """Players exile three cards from their graveyards or sacrifice a Food; who can do neither does nothing."""
    for player in who_can(draft, key, action):
        draft.do("forage", cause(frame_of(draft, key)) or "", player)


@GAME.task("forage")
def foraging(draft: MtgDraft, id: str, player: str) -> Ask | None:
    """Ask in which way a player forages where both are possible."""
    ways = forage_ways(draft, id, player)
    names = tuple(name for name, number in FORAGED.items() if number in ways)
    if len(names) > 1:
        return asking_one(player, names, Task("foraged", (id, player)), _FORAGE, of=id)
    draft.do("foraged", id, player, names[0])
    return None


@GAME.task("foraged")
def foraged(draft: MtgDraft, id: str, player: str, choice: str) -> Ask | None:
    """Exile three cards or sacrifice a Food."""
    draft.cite(_FORAGE)
    draft.do("has-foraged", id, player)
    return pay_action(draft, id, player, forage_ways(draft, id, player)[FORAGED[choice]])


@GAME.task("has-foraged")
def has_foraged(draft: MtgDraft, id: str, player: str) -> None:
    """Say who foraged, for abilities that look for it."""
    draft.propose(event(FORAGE, player, by=id, player=player, rules=(_FORAGE,)))
