"""722: subgames: the main game waits, its libraries are the decks of another game, and afterwards it goes on."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Outcome, Task, Unsupported, event
from judgekit.engine.snapshots import Snapshot, put_back, snapshot
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction
from judgekit.games.mtg.actions.ending_the_game import ENDS_OTHERWISE
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.multiplayer.vanguard import NORMAL_HAND
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, alive
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import LIBRARY, OUTSIDE, zone_key
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.variants.restarting import MAIN_GAMES, forget_the_game

_SUBGAME_OVER = "722.5"
"""The rule of what follows a subgame."""

_SUBGAME = "722.2"
"""The rule by which a subgame is started."""


class MainGame(NamedTuple):
    """A game that waits for a subgame.

    Attributes:
        key: number of the frame whose instructions let the players play it.
        name: under which name the effect means those who do not win.
        game: the game as it stopped.
    """

    key: int
    name: str | None
    game: Snapshot


GAME.records = (*GAME.records, MainGame)


@instruction("subgame")
def subgame(draft: MtgDraft, key: int, action: Action) -> Ask:
    """Let the players play a game with their libraries as decks; everything else is outside of it (722.2, 722.4).

    Raises:
        Unsupported: more than two players would play it.
    """
    players = alive(draft)
    if len(players) != 2:
        raise Unsupported(phrase("a subgame of more than two players"), "722.1")
    games = (*draft.facts.get(MAIN_GAMES, ()), MainGame(key, action.get("as"), snapshot(draft, MAIN_GAMES)))
    nested = ("722.6",) if len(games) > 1 else ()
    taken = tuple(_BROUGHT[kind] for kind in _kinds_taken_along(draft))
    draft.note("subgame", by=cause(frame_of(draft, key)), rules=("722.1", _SUBGAME, "722.4", "722.4b", *nested, *taken))
    draft.drop_agenda()
    forget_the_game(draft)
    draft.set_fact(MAIN_GAMES, games)
    for id in sorted(draft.objects):
        _set_aside(draft, draft.objects[id])
    return asking("random", "random", players, 1, 1, Task("subgame-begins"))


_BROUGHT = {"vanguard": "722.2b", "commander": "722.2c"}
"""The rule by which cards of the command zone are in the subgame's."""
_BROUGHT_BACK = {"vanguard": "722.5b", "commander": "722.5c"}
"""The rule by which they come back to the main game's."""


def _taken_along(draft: MtgDraft, record: Object) -> str | None:
    """Return as what a card of the command zone is in the subgame's: as a vanguard or a commander; None for any other."""
    if record.place != "command":
        return None
    if record.get("commander"):
        return "commander"
    card = draft.cards.get(record.card or "")
    return "vanguard" if card is not None and "vanguard" in card.line.types else None


def _kinds_taken_along(draft: MtgDraft) -> list[str]:
    found = (_taken_along(draft, record) for record in draft.objects.values())
    return list(dict.fromkeys(kind for kind in found if kind is not None))


def _set_aside(draft: MtgDraft, record: Object) -> None:
    """Keep a card of a library for the subgame, and everything else of the main game outside of it (722.2, 722.4)."""
    if record.place in (LIBRARY, OUTSIDE) or _taken_along(draft, record):
        return
    if record.kind != "card":
        draft.remove(record.id)
        return
    zone = zone_key(OUTSIDE, record.owner)
    draft.put(Object(record.id, record.zone, record.owner, record.owner, record.card, "card", record.number + 1))
    draft.move(record.id, zone)


@GAME.task("subgame-begins")
def subgame_begins(draft: MtgDraft, chosen: tuple[str, ...]) -> None:
    """Start the subgame with the player whom chance decided on (722.2)."""
    small = any(len(draft.zones.get(zone_key(LIBRARY, player), ())) < NORMAL_HAND for player in alive(draft))
    draft.note("subgame-begins", of=chosen[0], rules=(_SUBGAME, "722.3") if small else (_SUBGAME,))
    draft.do("start-game", chosen[0])


def over(draft: MtgDraft, outcome: Outcome) -> bool:
    """End a subgame with its result and resume the main game; return whether it was a subgame (104.1, 722.5)."""
    if not draft.facts.get(MAIN_GAMES):
        return False
    draft.drop_agenda()
    draft.do("end-subgame", tuple(sorted(outcome.winners)))
    return True


ENDS_OTHERWISE.append(over)


@GAME.task("end-subgame")
def end_subgame(draft: MtgDraft, winners: tuple[str, ...]) -> None:
    """Put every card of the subgame into the main library of its owner, and go on with the main game (722.5).

    CR 722.4a.
    """
    *games, main = draft.facts[MAIN_GAMES]
    back = [_BROUGHT_BACK[kind] for kind in _kinds_taken_along(draft)]
    there = {id: record.place for id, record in draft.objects.items() if record.kind == "card"}
    put_back(draft, main.game)
    if games:
        draft.set_fact(MAIN_GAMES, tuple(games))
    draft.note("subgame-over", of=", ".join(winners) or None, rules=(_SUBGAME_OVER, *back))
    if main.name is not None:
        settle(draft, main.key, main.name, tuple((id, 0) for id in alive(draft) if id not in winners))
    brought = [id for id, place in sorted(there.items()) if place != OUTSIDE and draft.objects[id].place != place]
    moves = [
        _home(draft, id, there[id]) for id in brought if draft.objects[id].place != LIBRARY or there[id] == "command"
    ]
    draft.next(Task("shuffle-main-libraries"))
    draft.propose(*moves)


def _home(draft: MtgDraft, id: str, place: str) -> Event:
    to = "command" if place == "command" else LIBRARY
    return moving(draft, id, to, None, rules=("722.5c",) if to == "command" else (_SUBGAME_OVER, "722.4a"))


@GAME.task("shuffle-main-libraries")
def shuffle_main_libraries(draft: MtgDraft) -> None:
    """Each player shuffles the main library (722.5)."""
    draft.propose(*(event("shuffle", player, rules=(_SUBGAME_OVER,)) for player in alive(draft)))
