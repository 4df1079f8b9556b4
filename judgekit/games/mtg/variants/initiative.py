"""726 of the book of 2026-04-17: the initiative: taking it, and the three abilities without a source that come with it."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.meaning import last_known
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players, alive, turn_order
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.triggers.triggers import wait

INITIATIVE: Final = "initiative"
"""Fact: the id of the player who has the initiative; and the name of what its abilities come from, which is nothing (726.2)."""

UNDERCITY: Final = "Undercity"
"""The quality of the dungeon into which the initiative leads: its dungeon type (205.3p)."""

_HAVING = "mtg@20260417:726.1"
_INHERENT = "mtg@20260417:726.2"
_ONE_PLAYER = "mtg@20260417:726.3"
_LEAVING = "mtg@20260417:726.4"
_AGAIN = "mtg@20260417:726.5"

STANDS_FOR_RULES[INITIATIVE] = _INHERENT

VENTURES = Ability(
    "triggered",
    INITIATIVE,
    do=(Action("venture", ("you",), details=(("into", UNDERCITY),)),),
    text="whoever has the initiative ventures into Undercity",
)


@instruction("take-initiative")
def take_initiative(draft: MtgDraft, key: int, action: Action) -> None:
    """A player takes the initiative (726.1)."""
    by = cause(frame_of(draft, key))
    draft.propose(*(event(INITIATIVE, player, by=by) for player in players(draft, key, action.of)[:1]))


@GAME.event(INITIATIVE)
def takes(draft: MtgDraft, happening: Event) -> Consequences:
    """Give a player the initiative, which is an event also where that player has it already (726.3, 726.5)."""
    player = happening.of or ""
    before = draft.facts.get(INITIATIVE)
    if draft.players[player].lost:
        return None
    draft.set(initiative=player)
    passed = (_AGAIN,) if before == player else (_ONE_PLAYER,) if before is not None else ()
    draft.cite(_HAVING, *passed, *happening.get("rules", ()))
    draft.changed(INITIATIVE, before, player)
    return None


@listener("step", "damage", INITIATIVE, "lose-game", fact=INITIATIVE)
def note_initiative(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Let the abilities of the initiative trigger, and hand it on where its holder leaves the game (726.2, 726.4)."""
    for each in happened:
        if each.kind == INITIATIVE and draft.facts.get(INITIATIVE) == each.of:
            wait(draft, Frame(each.of or "", event=each), VENTURES, INITIATIVE, ("603.2", _INHERENT))
    holder = before.facts.get(INITIATIVE)
    if holder is None:
        return
    for each in happened:
        if each.kind == "step" and each.get("step") == "upkeep" and holder in active_players(draft):
            wait(draft, Frame(holder), VENTURES, INITIATIVE, ("603.2", "603.2b", _INHERENT))
        elif each.kind == "lose-game" and each.of == holder:
            _left(draft)
    _taken(draft, happened, before, holder)


def _taken(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition, holder: str) -> None:
    """Let the ability trigger once for each player whose creatures dealt combat damage to the holder (603.2c, 726.2)."""
    found: dict[str, Event] = {}
    for each in happened:
        if each.kind == "damage" and each.get("combat") and each.of == holder:
            known = last_known.recall(before, each.get("source"))
            if known is not None and "creature" in known.values.types:
                found.setdefault(known.values.controller, each)
    for player, each in found.items():
        ability = Ability(
            "triggered",
            INITIATIVE,
            do=(Action("take-initiative", ("ref", (player, 0))),),
            text="whoever controls those creatures takes the initiative",
        )
        wait(draft, Frame(holder, event=each), ability, INITIATIVE, ("603.2", "603.2c", _INHERENT))


def _left(draft: MtgDraft) -> None:
    """The active player takes the initiative, or the next in turn order where that one leaves too (726.4)."""
    order = [player for player in turn_order(draft) if player in alive(draft)]
    draft.drop_fact(INITIATIVE)
    if order:
        draft.propose(event(INITIATIVE, order[0], rules=(_LEAVING,)))
