"""Decks: drawing card by card, discarding by choice, searching, and an order that nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Ask, Event, Game, NotKnown, Task, event
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.choosing import CHANCE
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following
from judgekit.mechanics.abilities.resolving import RESULT
from judgekit.mechanics.abilities.words import Passing
from judgekit.mechanics.objects import turn_order
from judgekit.mechanics.terms.records import Description, Instruction, Value
from judgekit.mechanics.unknown_cards import (
    NOT_FOUND,
    PLACED,
    SHUFFLED,
    in_random_order,
    known_order,
    note_place,
    on_known_place,
)

ON_TOP = "on-top"
"""Fact: the deck and the card that chance has put on its top."""


class DeckRules(NamedTuple):
    """The rules of a game on decks and hands.

    Attributes:
        one_by_one: several cards are drawn one at a time.
        chance: the order of a deck that was shuffled is unknown.
        discards: a player discards.
        nothing: who has no card discards nothing.
        fewer: as many as there are.
        together: several players choose one after another, then discard at once.
        searches: a player searches a deck, and may find nothing.
        whole: the same for a whole deck, which is searched in secret.
        choosing: choices are made while an instruction is followed.
        set_apart: a card that was found is put on top of the deck, or below it, once the others were shuffled without it.
        unshown: what was found does not have to be shown where no words say so; of a whole deck.
        shown: what was found is shown, where words say so.
        not_found: who finds nothing in a deck does not have to show it.
        in_secret: cards of a hand are chosen without being shown.
        player_by_player: where several players draw, one draws all cards before the next; empty where they draw at the same time.
    """

    one_by_one: tuple[str, ...]
    chance: tuple[str, ...]
    discards: tuple[str, ...]
    nothing: tuple[str, ...]
    fewer: tuple[str, ...]
    together: tuple[str, ...]
    searches: tuple[str, ...]
    whole: tuple[str, ...]
    choosing: tuple[str, ...]
    set_apart: tuple[str, ...] = ()
    unshown: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    not_found: tuple[str, ...] = ()
    in_secret: tuple[str, ...] = ()
    player_by_player: tuple[str, ...] = ()


class Decks:
    """Drawing, discarding, searching and shuffling in one game.

    Args:
        game: the game; it gets the tasks "draw-one", "on-top", "shuffle", "discards" and "found", and needs the events
            "draw" and "discard".
        following: how its instructions are followed; the verbs "draw", "discard", "search", "shuffle" and
            "top-cards" register there.
        passes: how it reads its filters.
        moving: the event that a card moves to a zone, as `moving.moving`.
        rules: the rules that decide.
        there: the cards of a hand or a deck, by the key of the zone, with which something can be done now.
    """

    def __init__(
        self,
        game: Game,
        following: Following,
        passes: Passing,
        moving: Callable[..., Event],
        rules: DeckRules,
        there: Callable[[AnyDraft, str], tuple[str, ...]] = lambda draft, zone: draft.zones.get(zone, ()),
    ) -> None:
        self.following, self.passes, self.moving, self.rules, self.there = following, passes, moving, rules, there
        following.naming.update(("draw", "discard", "search"))
        following.ways.update(
            {"draw": self._draw, "discard": self._discard, "search": self._search, "shuffle": self._shuffle}
        )
        following.makes["top-cards"] = self._top_cards
        game.tasks.update(
            {
                "draw-one": self.draw_one,
                "on-top": self._put_on_top,
                "shuffle": self.shuffle,
                "discards": self._choose_discards,
                "found": self._found,
                "set-apart": self._set_apart,
            }
        )

    # Drawing.

    def _draw(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Draw cards, one at a time."""
        players = self.following.players(draft, frame, instruction)
        amount = self.following.number(draft, frame, instruction)
        if amount > 1:
            draft.note("draws", of=players[0] if players else None, rules=self.rules.one_by_one, number=amount)
        groups = [players]
        if self.rules.player_by_player and len(players) > 1:
            draft.note("each-in-turn", of=players[0], rules=self.rules.player_by_player)
            groups = [(player,) for player in turn_order(draft) if player in players]
        for group in reversed(groups):
            for _ in range(amount):
                draft.do("draw-one", group, frame.source[0], ())

    def draw_one(self, draft: AnyDraft, players: tuple[str, ...], by: str | None, rules: tuple[str, ...]) -> Ask | None:
        """Draw one card each; where the order of a deck is unknown, chance decides first which card lies on top."""
        for player in players:
            zone = f"library/{player}"
            ids = self.there(draft, zone)
            if in_random_order(draft, zone, ids) and not on_known_place(draft, zone, ids[0]):
                if draft.facts.get(ON_TOP) != (zone, ids[0]):
                    then = Task("on-top", (zone, players, by, rules))
                    return Ask(CHANCE, CHANCE, of=player, args=(ids, 1, 1, self.rules.chance), then=then)
                draft.drop_fact(ON_TOP)
        details: dict[str, Value] = {"rules": rules} if rules else {}
        draft.propose(*(event("draw", player, by=by, **details) for player in players), report=RESULT)
        return None

    def _put_on_top(
        self,
        draft: AnyDraft,
        zone: str,
        players: tuple[str, ...],
        by: str | None,
        rules: tuple[str, ...],
        choice: tuple[str, ...],
    ) -> None:
        """Put the card that chance decided on top."""
        draft.put_zone(zone, (choice[0], *(id for id in draft.zones[zone] if id != choice[0])))
        draft.set_fact(ON_TOP, (zone, choice[0]))
        draft.do("draw-one", players, by, rules)

    def shuffle(self, draft: AnyDraft, zone: str, rules: tuple[str, ...]) -> None:
        """Make the order of a deck unknown: from now on its cards are drawn in an order that chance decides."""
        ids = draft.zones.get(zone, ())
        name, _, player = zone.partition("/")
        draft.note("shuffle", of=player, rules=rules, zone=name)
        refs = {draft.objects[id].ref for id in ids}
        placed = draft.facts.get(PLACED, ())
        if refs & set(placed):
            draft.set_fact(PLACED, tuple(one for one in placed if one not in refs))
        if len(ids) > 1:
            draft.put_zone(zone, tuple(sorted(ids)))
            draft.set_fact(SHUFFLED, tuple(sorted({*draft.facts.get(SHUFFLED, ()), zone})))

    def _shuffle(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        player = self.following.player(draft, frame, instruction)
        draft.do("shuffle", f"{instruction.get('zone', 'library')}/{player}", self.rules.chance)

    def _top_cards(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        """Move cards from the top of a deck of each player named."""
        details = {name: instruction.get(name) for name in ("rested", "face_down")}
        to, cause = instruction.get("to"), instruction.get("cause", "effect")
        number = self.following.number(draft, frame, instruction)
        for player in self.following.players(draft, frame, instruction):
            for id in known_order(draft, f"{instruction.get('from')}/{player}", *self.rules.chance[:1])[:number]:
                yield self.moving(draft, id, to, cause, frame.source[0], player=player, **details)

    def _set_apart(self, draft: AnyDraft, zone: str, ids: tuple[str, ...], at: str) -> None:
        """Put what was found on top of the deck, or below it: its other cards were shuffled without it."""
        if not ids:
            return
        others = tuple(id for id in draft.zones[zone] if id not in ids)
        draft.put_zone(zone, (*ids, *others) if at == "top" else (*others, *ids))
        for id in ids:
            note_place(draft, zone, id)
            draft.note("set-apart", of=id, rules=self.rules.set_apart, zone=zone.partition("/")[0])

    # Discarding.

    def _discard(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> Ask | None:
        """Let each player named choose from the own hand, in turn order; then all discard at once."""
        players = self.following.players(draft, frame, instruction)
        in_order = tuple(sorted(players, key=turn_order(draft).index))
        return self._choose_discards(draft, frame, instruction, in_order, (), ())

    def _choose_discards(
        self,
        draft: AnyDraft,
        frame: Frame,
        instruction: Instruction,
        players: tuple[str, ...],
        before: tuple[str, ...],
        choice: tuple[str, ...],
    ) -> Ask | None:
        """Go on to the next player who discards; nobody chooses where there is no choice."""
        chosen = (*before, *choice)
        for place, player in enumerate(players):
            hand = self._fitting(draft, frame, self.there(draft, f"hand/{player}"), instruction.get("filter"))
            number = len(hand) if instruction.get("all") else self.following.number(draft, frame, instruction)
            if not hand or number <= 0:
                draft.note("no-discard", of=player, rules=self.rules.nothing)
            elif number >= len(hand):
                if number > len(hand):
                    draft.note("fewer", of=player, rules=self.rules.fewer)
                chosen = (*chosen, *hand)
            else:
                by, kind = player, "discard"
                if instruction.get("random"):
                    by, kind = CHANCE, CHANCE
                elif instruction.get("by"):
                    by = self.following.meaning.players(draft, instruction.get("by"), frame)[0]
                secret = () if by == CHANCE else self.rules.in_secret
                args = (hand, number, number, (*self.rules.discards, *self.rules.choosing, *secret))
                then = Task("discards", (frame, instruction, players[place + 1 :], chosen))
                return Ask(kind, by, of=frame.source[0], args=args, then=then)
        if len({draft.objects[id].owner for id in chosen}) > 1:
            draft.note("at-once", rules=self.rules.together)
        events = (event("discard", id, by=frame.source[0], player=draft.objects[id].owner) for id in chosen)
        draft.propose(*events, report=RESULT)
        return None

    def _fitting(
        self, draft: AnyDraft, frame: Frame, ids: tuple[str, ...], filter: Description | None
    ) -> tuple[str, ...]:
        if filter is None:
            return ids
        return tuple(id for id in ids if self._fits(draft, frame, id, filter))

    def _fits(self, draft: AnyDraft, frame: Frame, id: str, filter: Description) -> bool:
        return self.passes(draft, draft.objects[id].ref, filter, frame, anywhere=True)

    def _surely_fitting(
        self, draft: AnyDraft, frame: Frame, ids: tuple[str, ...], filter: Description | None
    ) -> tuple[str, ...]:
        """Return which cards fit for sure; the trace says where cards that nobody knows may fit too."""
        if filter is None:
            return ids
        found: list[str] = []
        owners: list[str] = []
        for id in ids:
            try:
                found += [id] if self._fits(draft, frame, id, filter) else []
            except NotKnown:
                owners.append(draft.objects[id].owner)
        for owner in dict.fromkeys(owners):
            draft.note(NOT_FOUND, of=owner)
        return tuple(found)

    # Searching.

    def _search(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> Ask | None:
        """Choose fitting cards of a deck, or find none."""
        player = self.following.player(draft, frame, instruction)
        zone, top = f"{instruction.get('from', 'library')}/{player}", instruction.get("top")
        ids = self.there(draft, zone)
        if top is not None:
            known_order(draft, zone, *self.rules.chance[:1])
            ids = ids[: self.following.meaning.amount(draft, top, frame)]
        fitting = tuple(sorted(self._surely_fitting(draft, frame, ids, instruction.get("filter"))))
        most = min(self.following.number(draft, frame, instruction), len(fitting))
        rules = (*self.rules.searches, *self.rules.choosing, *(() if fitting else self.rules.not_found))
        rules = (*rules, *(self.rules.whole if top is None else ()))
        rules = (*rules, *(() if top is not None or instruction.get("shown") else self.rules.unshown))
        then = Task("found", (frame, instruction, zone))
        return Ask("search", player, of=frame.source[0], args=(fitting, 0, most, rules), then=then)

    def _found(
        self, draft: AnyDraft, frame: Frame, instruction: Instruction, zone: str, choice: tuple[str, ...]
    ) -> None:
        """Move what was found, then shuffle the deck; what is put on top of it or below it is not among what is shuffled."""
        draft.cite(*(self.rules.shown if choice and instruction.get("shown") else ()))
        if instruction.get("to") == zone.partition("/")[0]:
            draft.do("set-apart", zone, choice, instruction.get("at"))
        draft.do("shuffle", zone, self.rules.chance)
        if instruction.get("to") == zone.partition("/")[0]:
            return
        details: dict[str, Value] = {"player": zone.partition("/")[2], "rested": instruction.get("rested")}
        to = instruction.get("to", "hand")
        events = (self.moving(draft, id, to, "effect", frame.source[0], **details) for id in choice)
        draft.propose(*events, report=RESULT)
