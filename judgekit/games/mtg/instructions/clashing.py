"""701.23: clashing: top cards of libraries are compared, and the greatest mana value wins."""

from __future__ import annotations

from judgekit.engine import Ask, Consequences, Event, Task, event
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, players, the_player
from judgekit.games.mtg.abilities.who_chooses import choosable
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.amounts import value_of
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, opponents, turn_order
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import LIBRARY, zone_key
from judgekit.games.mtg.terms.records import Action
from judgekit.mechanics.abilities.choosing import ACCEPT

_CLASH = "701.23a"
"""The rule of what a clashing player does."""

_TOGETHER = "701.23c"
"""The rule of clashing at the same time."""

Ways = tuple[tuple[Action, ...], tuple[Action, ...]]
"""What is done if the player wins the clash, and what if not."""

Shown = tuple[tuple[str, str], ...]
"""Who revealed which card."""


@instruction("clash")
def clash(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Clash with an opponent, whom the player chooses where there are several (701.23b)."""
    you = the_player(draft, key, action.of)
    against = action.get("with")
    foes = players(draft, key, against) if against is not None else opponents(draft, you)
    ways = (action.get("win") or (), action.get("lose") or ())
    near = tuple(ref[0] for ref in choosable(draft, you, [(player, 0) for player in foes]))
    if not near:
        did(draft, key, False)
        draft.note("nothing-to-choose", of=you, rules=("701.23b", "609.3"))
        return None
    if len(near) == 1:
        draft.do("clash-with", key, ways, you, near[0])
        return None
    return Ask("player", you, of=cause(frame_of(draft, key)), args=(near,), then=Task("clash-with", (key, ways, you)))


@GAME.task("clash-with")
def clash_with(draft: MtgDraft, key: int, ways: Ways, you: str, foe: str) -> None:
    """Both players reveal the top cards of their libraries at the same time (701.23a, 701.23b, 701.23c)."""
    draft.note("clash", of=you, by=cause(frame_of(draft, key)), rules=("701.23b", _TOGETHER), against=foe)
    order = [player for player in turn_order(draft) if player in (you, foe)]
    shown: list[tuple[str, str]] = []
    for player in order:
        top = draft.zones.get(zone_key(LIBRARY, player), ())[:1]
        certain(draft, player, top)
        shown.extend((player, id) for id in top)
    values = tuple((player, value_of(view_of(draft), draft.objects[id].ref, "mana-value")) for player, id in shown)
    draft.do("clashed", key, ways, you, foe, values)
    draft.do("clash-places", key, tuple(shown), ())
    by = cause(frame_of(draft, key))
    draft.propose(*(event("reveal", id, by=by, player=player, rules=(_CLASH,)) for player, id in shown))


@GAME.task("clash-places")
def clash_places(draft: MtgDraft, key: int, left: Shown, below: tuple[str, ...]) -> Ask | None:
    """In APNAP order each of them decides whether the card goes to the bottom; then the cards move at once (101.4, 701.23c)."""
    if left:
        then = Task("clash-placed", (key, left, below))
        return asking_optional(left[0][0], then, _CLASH, _TOGETHER, of=left[0][1])
    by = cause(frame_of(draft, key))
    draft.propose(*(moving(draft, id, LIBRARY, by, at="bottom", rules=(_TOGETHER,)) for id in below))
    return None


@GAME.task("clash-placed")
def clash_placed(draft: MtgDraft, key: int, left: Shown, below: tuple[str, ...], choice: str) -> None:
    """Keep where a card goes."""
    draft.do("clash-places", key, left[1:], (*below, left[0][1]) if choice == ACCEPT else below)


@GAME.task("clashed")
def clashed(draft: MtgDraft, key: int, ways: Ways, you: str, foe: str, values: tuple[tuple[str, int], ...]) -> None:
    """A player wins who revealed a card with a greater mana value than all others (701.23d); then what depends on that follows."""
    found = dict(values)
    greatest = max(found.values(), default=-1)
    best = [player for player, value in found.items() if value == greatest]
    winner = best[0] if len(best) == 1 else None
    did(draft, key, winner == you)
    draft.note("clash-won" if winner is not None else "clash-tied", of=winner, rules=("701.23d",))
    by = cause(frame_of(draft, key))
    follow_next(draft, key, ways[winner != you])
    draft.propose(*(event("clash", player, 0, by, won=player == winner, rules=(_CLASH,)) for player in (you, foe)))


@GAME.event("clash")
def has_clashed(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a player has clashed; nothing more comes of it by itself (701.23a)."""
    draft.cite(*happening.get("rules", ()))
    return None
