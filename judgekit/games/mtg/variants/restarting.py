"""721: restarting the game: it ends without a result, and its cards are the decks of a new one."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Task, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause, instruction, refs
from judgekit.games.mtg.meaning.range_of_influence import LIMITS, RANGES, limited
from judgekit.games.mtg.multiplayer.attack_seats import ATTACKS_ONLY
from judgekit.games.mtg.multiplayer.deploying import DEPLOYING
from judgekit.games.mtg.multiplayer.emperor import EMPERORS
from judgekit.games.mtg.multiplayer.grand_melee import MARKERS
from judgekit.games.mtg.multiplayer.who_left import LEFT
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.meld_leaving import cards_of
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import OUTSIDE, zone_key
from judgekit.games.mtg.terms.records import Action

MAIN_GAMES: Final = "main-games"
"""Fact: the games that wait while a subgame is played, the latest last."""

KEPT_FACTS = frozenset(
    (
        *("options", "clock", "groups", "shared_life", "shared_turns", "turn", "active", "step"),
        *(LEFT, LIMITS, RANGES, ATTACKS_ONLY, EMPERORS, MARKERS, MAIN_GAMES),
    )
)
"""Facts about how the players play, whatever game it is; all others are about one game."""


@instruction("restart-game")
def restart_game(draft: MtgDraft, key: int, action: Action) -> None:
    """End the game, and start a new one with all its cards; what the effect says further follows before its first turn.

    CR 721.4.
    """
    frame = frame_of(draft, key)
    exempt = frozenset(ref[0] for ref in refs(draft, key, action.get("leaving")))
    draft.note("restart", by=cause(frame), rules=("721.1", "721.1a", "721.2", "721.3", *_special_cases(draft, exempt)))
    further = tuple(
        task for task in reversed(draft.agenda) if task.name in ("follow", "close-frame") and task.args[0] == key
    )
    forget_the_game(draft, key)
    for id in sorted(draft.objects):
        if id not in exempt:
            into_the_deck(draft, draft.objects[id])
    draft.next(Task("start-game", (frame.you, (Task("restarted"), *further))))


def _special_cases(draft: MtgDraft, exempt: frozenset[str]) -> tuple[str, ...]:
    """Return the rules of cards that stay where they are, of a subgame that is restarted, and of a limited range of influence.

    CR 721.5, 721.5a, 721.6, 721.7, 801.17.
    """
    rules: list[str] = ["721.5"] if exempt else []
    if any(draft.objects[id].get("commander") for id in exempt):
        rules.append("721.5a")
    if MAIN_GAMES in draft.facts:
        rules.append("721.6")
    if limited(draft):
        rules += ["721.7", "801.17"]
    return tuple(rules)


@GAME.task("restarted")
def restarted(draft: MtgDraft) -> None:
    """Finish the effect that restarted the game, just before the first untap step (721.4)."""
    draft.note("restarted", rules=("721.4",))


def forget_the_game(draft: MtgDraft, key: int | None = None) -> None:
    """Forget everything about a game except its cards: effects, counters of players, what waits, what happened.

    Args:
        draft: the game.
        key: number of the frame whose instructions go on, None for none.
    """
    for fact in [fact for fact in draft.facts if fact not in KEPT_FACTS and fact != "frames"]:
        draft.drop_fact(fact)
    if "frames" in draft.facts:
        draft.set(frames=tuple(pair for pair in draft.facts["frames"] if pair[0] == key))
    for id in list(draft.effects):
        if id != DEPLOYING:
            draft.drop_effect(id)
    draft.waiting = ()
    for id in list(draft.players):
        draft.change_player(id, counters=(), pool=(), lands_played=0, draw_failed=False)


def into_the_deck(draft: MtgDraft, record: Object) -> None:
    """Put a card that is involved in the game into its owner's library; what is no card is gone with the game (721.2).

    CR 111.7, 400.11, 903.6.
    """
    if record.place == OUTSIDE:
        return
    if record.kind != "card":
        draft.remove(record.id)
        return
    if cards_of(record):
        raise Unsupported(phrase("a melded or merged permanent in a game that ends"), "721.2")
    commander = bool(record.get("commander"))
    if record.place == "command" and not commander:
        return
    zone = "command" if commander else zone_key("library", record.owner)
    details: dict[str, object] = {"commander": True} if commander else {}
    new = Object(
        record.id, record.zone, record.owner, record.owner, record.card, "card", record.number + 1, record.timestamp
    )
    draft.put(new._replace(details=tuple(details.items())))
    draft.move(record.id, zone)
