"""103: starting the game: shuffled decks, opening hands, mulligans, and whose first turn it is."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.multiplayer.team_seats import MIDDLE_SEATS
from judgekit.games.mtg.multiplayer.vanguard import hand_to_start_with, has_vanguard
from judgekit.games.mtg.state.context import open_frame
from judgekit.games.mtg.state.extra_turns import OF_EXTRA_TURNS
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_turns
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Ability

_LIBRARIES = "103.2"
"""The rule by which the decks become libraries."""

_OPENING_HAND = "103.4"
"""The rule of opening hands and mulligans."""

Players = tuple[str, ...]

TAKEN: Final = "mulligans"
"""Fact: how many mulligans each player has taken so far, by player."""

NO_DRAW: Final = "skips-first-draw"
"""Fact: the player who skips the draw step of the first turn (103.7a, 103.7b)."""

MULLIGAN, KEEP = "mulligan", "keep"

OF_ONE_GAME = (
    "history",
    "last_turns",
    "turn_before",
    "turn_began",
    "extra_turns",
    *OF_EXTRA_TURNS,
    "extra_steps",
    "activated",
    "spells_cast",
    "waiting",
)
"""Facts that say what happened in a game, and mean nothing in another one."""


def seated_from(position: MtgPosition, first: str) -> Players:
    """Return the players of the game in turn order, beginning with one (103.1); with shared turns team by team (805.3a)."""
    seats = tuple(position.players)
    place = seats.index(first)
    order = [player for player in (*seats[place:], *seats[:place]) if not position.players[player].lost]
    if position.facts.get("shared_turns"):
        teams = list(dict.fromkeys(position.players[player].team for player in order))
        order.sort(key=lambda player: teams.index(position.players[player].team))
    return tuple(order)


@GAME.task("start-game")
def start_game(draft: MtgDraft, first: str, before: tuple[Task, ...] = ()) -> None:
    """Start a game: libraries are shuffled, life totals set, hands drawn, mulligans taken; then the first turn begins.

    CR 103.4a, 103.7, 103.7a, 103.7b, 103.7c, 902.5.

    Args:
        draft: the game: each player's deck is the library.
        first: the starting player, or one of the team that starts where teams share their turns.
        before: what is still to be done just before the first turn (721.4).
    """
    if any(record.get("companion") for record in draft.objects.values()):
        raise Unsupported(phrase("the condition that a companion sets for the starting deck"), "702.139a")
    _without_ante(draft)
    first = sharing_turns(draft, first)[0]
    draft.drop_agenda()
    for fact in (*OF_ONE_GAME, TAKEN):
        draft.drop_fact(fact)
    order = seated_from(draft, first)
    alone = len(order) == 2 or bool(draft.facts.get("shared_life"))
    draft.set(**{"turn": 0, "active": first, "step": "", "passed": 0, "priority": None})
    draft.set_fact(NO_DRAW, first if alone else None)
    seated = ("808.4",) if first in draft.facts.get(MIDDLE_SEATS, ()) else ()
    draft.note("start-game", of=first, rules=("103.1", *seated, _LIBRARIES, "401.1", "103.3", _OPENING_HAND))
    for player in order:
        draft.change_player(player, life=draft.players[player].starting_life, pool=())
    draws = [Task("draw-cards", (player, *_hand(draft, player), None)) for player in order]
    opening = Task("opening-hands", (order, ()))
    draft.next(*draws, Task("declare-mulligans", (order, (), ())), opening, *before, Task("begin-turn", (first,)))
    draft.propose(*(event("shuffle", player, rules=(_LIBRARIES,)) for player in order))


def _without_ante(draft: MtgDraft) -> None:
    """Refuse decks with cards that are played for ante only: no game here is (407.3)."""
    for player in draft.players:
        for id in draft.zones.get(zone_key("library", player), ()):
            if any(had.ability.name == "be-in-deck" for had in view_of(draft).of(id).abilities):
                raise Unsupported(phrase("a card in a deck that is played for ante only: {id}", id=id), "407.3")


def _hand(draft: MtgDraft, player: str) -> tuple[int, None, tuple[str, ...]]:
    """Return how many cards a player draws for an opening hand, caused by nothing, and the rules of that number."""
    rules = (_OPENING_HAND, "103.4a", "902.5") if has_vanguard(draft, player) else (_OPENING_HAND,)
    return hand_to_start_with(draft, player), None, rules


def put_below(position: MtgPosition, player: str) -> int:
    """Return how many cards of a new hand go to the bottom: one for each mulligan, in a multiplayer game the first for free.

    CR 103.4, 103.4c, 902.5a.
    """
    taken: int = dict(position.facts.get(TAKEN, ())).get(player, 0)
    return max(0, taken - 1) if len(position.players) > 2 else taken


def may_mulligan(position: MtgPosition, player: str) -> bool:
    """Tell whether a player may take one more mulligan: not once the opening hand would be no cards (103.4)."""
    return put_below(position, player) < hand_to_start_with(position, player)


@GAME.task("declare-mulligans")
def declare_mulligans(draft: MtgDraft, order: Players, kept: Players, taking: Players) -> Ask | None:
    """Ask each player in turn order, then let all who take a mulligan do so at the same time; repeat (103.4).

    With shared turns the starting team declares first, and who goes on is not bound by what a teammate kept (103.4d, 805.3a).
    """
    for player in order:
        if player not in kept and player not in taking and may_mulligan(draft, player):
            draft.cite(*_declared_by_teams(draft, player, kept))
            return Ask("mulligan", player, then=Task("mulligan-declared", (order, kept, taking, player)))
    if taking:
        left = tuple(player for player in order if player not in taking)
        draft.next(Task("take-mulligans", (taking,)), Task("declare-mulligans", (order, left, ())))
    return None


def _declared_by_teams(position: MtgPosition, player: str, kept: Players) -> tuple[str, ...]:
    """Return the rules by which teams declare, where they share turns and a teammate has decided to keep (103.4d, 805.3a)."""
    mates = (mate for mate in sharing_turns(position, player) if mate != player)
    return ("103.4d", "805.3a") if any(mate in kept for mate in mates) else ()


@GAME.question("mulligan", candidates=lambda _question: (KEEP, MULLIGAN))
def judge_mulligan(_question: Question, choice: object) -> Allowed | Refused:
    """A player keeps the hand or takes a mulligan (103.4)."""
    return (
        Allowed((_OPENING_HAND,))
        if choice in (KEEP, MULLIGAN)
        else Refused((_OPENING_HAND,), phrase("keep or mulligan"))
    )


@GAME.task("mulligan-declared")
def mulligan_declared(
    draft: MtgDraft, order: Players, kept: Players, taking: Players, player: str, choice: str
) -> None:
    """Note what a player declared; who keeps takes no further mulligans (103.4)."""
    if choice == KEEP:
        draft.do("declare-mulligans", order, (*kept, player), taking)
    else:
        draft.do("declare-mulligans", order, kept, (*taking, player))


@GAME.task("take-mulligans")
def take_mulligans(draft: MtgDraft, taking: Players) -> None:
    """Hands are shuffled back, as many cards drawn again, and one for each mulligan put on the bottom (103.4)."""
    before = dict(draft.facts.get(TAKEN, ()))
    draft.set_fact(TAKEN, tuple(sorted({**before, **{one: before.get(one, 0) + 1 for one in taking}}.items())))
    for player in taking:
        vanguard = ("902.5a",) if has_vanguard(draft, player) else ()
        free = ("103.4c",) if len(draft.players) > 2 else ()
        draft.note("mulligan", of=player, rules=(_OPENING_HAND, *vanguard, *free))
    hands = [moving(draft, id, "library", None) for one in taking for id in draft.zones.get(zone_key("hand", one), ())]
    draws = [Task("draw-cards", (player, *_hand(draft, player), None)) for player in taking]
    draft.next(Task("shuffle-hands", (taking,)), *draws, *(Task("ask-for-the-bottom", (player,)) for player in taking))
    draft.propose(*hands)


@GAME.task("shuffle-hands")
def shuffle_hands(draft: MtgDraft, taking: Players) -> None:
    """Shuffle the libraries into which hands were put."""
    draft.propose(*(event("shuffle", player, rules=(_OPENING_HAND,)) for player in taking))


@GAME.task("ask-for-the-bottom")
def ask_for_the_bottom(draft: MtgDraft, player: str) -> Ask | None:
    """Ask which cards of the new hand go to the bottom of the library, where they are not all alike."""
    number = put_below(draft, player)
    hand = draft.zones.get(zone_key("hand", player), ())
    if number == 0:
        return None
    if len({draft.objects[id].card for id in hand}) < 2:
        draft.do("put-on-the-bottom", hand[:number])
        return None
    return asking("bottom", player, hand, number, number, Task("order-of-the-bottom", (player,)), _OPENING_HAND)


@GAME.task("order-of-the-bottom")
def order_of_the_bottom(draft: MtgDraft, player: str, chosen: tuple[str, ...]) -> Ask | None:
    """Ask in which order cards go to the bottom of a library, the last one lowest, if anybody knows the cards."""
    if len({draft.objects[id].card for id in chosen}) < 2:
        draft.do("put-on-the-bottom", chosen)
        return None
    return Ask("order", player, args=(chosen, (_OPENING_HAND,)), then=Task("put-on-the-bottom"))


@GAME.task("put-on-the-bottom")
def put_on_the_bottom(draft: MtgDraft, chosen: tuple[str, ...]) -> None:
    """Put cards of the hand on the bottom of the library in an order."""
    draft.propose(*(moving(draft, id, "library", None, at="bottom", rules=(_OPENING_HAND,)) for id in chosen))


NO_MORE: Final = "no more"
"""The answer of a player who takes no further action with cards of the opening hand."""


@GAME.task("opening-hands")
def opening_hands(draft: MtgDraft, order: Players, done: tuple[str, ...]) -> Ask | None:
    """Let the starting player act with cards of the opening hand, in any order, then each other player in turn order.

    CR 103.5, 103.5c.
    """
    for place, player in enumerate(order):
        hand = draft.zones.get(zone_key("hand", player), ())
        able = tuple(id for id in hand if id not in done and _may_begin_with(draft, id))
        if able:
            then = Task("opening-hand-used", (order[place:], done))
            teams = ("103.5c", "805.3b") if len(sharing_turns(draft, player)) > 1 else ()
            return Ask("option", player, args=((*able, NO_MORE), ("103.5", *teams)), then=then)
    return None


_BEFORE_THE_GAME = ("begin-game-with", "reveal-opening-hand")
"""What a card may let its owner do with it before the game: begin with it on the battlefield (103.5a), reveal it (103.5b)."""


def _may_begin_with(position: MtgPosition, id: str) -> Ability | None:
    """Return the ability by which a card lets its owner do something with it before the game, None where it does not now."""
    view = view_of(position)
    for had in view.of(id).abilities:
        condition = had.ability.condition
        if had.ability.name in _BEFORE_THE_GAME and (
            condition is None or holds(view, condition, _beginning(position, id, had.ability))
        ):
            return had.ability
    return None


def _beginning(position: MtgPosition, id: str, ability: Ability) -> Frame:
    """Return for whom a card of an opening hand speaks."""
    record = position.objects[id]
    return Frame(record.owner, record.ref, ability)


@GAME.task("opening-hand-used")
def opening_hand_used(draft: MtgDraft, order: Players, done: tuple[str, ...], choice: str) -> None:
    """Put the card onto the battlefield, or go on with the next player (103.5a)."""
    if choice == NO_MORE:
        draft.do("opening-hands", order[1:], done)
        return
    ability = _may_begin_with(draft, choice)
    assert ability is not None
    draft.do("opening-hands", order, (*done, choice))
    then = ability.get("then")
    if then is not None:
        draft.do("after-opening-hand", choice, ability)
    if ability.name == "begin-game-with":
        counters = ability.get("counters")
        draft.propose(moving(draft, choice, "battlefield", None, under=order[0], counters=counters, rules=("103.5a",)))
    else:
        draft.propose(event("reveal", choice, player=order[0], rules=("103.5b",)))


@GAME.task("after-opening-hand")
def after_opening_hand(draft: MtgDraft, id: str, ability: Ability) -> None:
    """Follow what is done if a card of an opening hand was used so (103.5a, 103.5b)."""
    key = open_frame(draft, _beginning(draft, id, ability))
    draft.next(Task("follow", (key, ability.get("then"), 0)), Task("close-frame", (key,)))


def skips_first_draw(draft: MtgDraft) -> bool:
    """Tell whether the draw step of the first turn is skipped: in a game of two players or teams, in no other (103.7)."""
    if draft.facts.get("turn") == 1 and NO_DRAW in draft.facts and draft.facts[NO_DRAW] is None:
        draft.cite("103.7c")
    if draft.facts.get("turn") != 1 or draft.facts.get(NO_DRAW) != draft.facts.get("active"):
        return False
    rule = "103.7b" if draft.facts.get("shared_life") else "103.7a"
    draft.note("skipped", of=draft.facts["active"], rules=(rule,), step="draw")
    return True
