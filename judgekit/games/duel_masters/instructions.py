"""The verbs of instructions, followed in the order written, as far as possible (101.3, 605.2c, 606.2, chapter 701)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.duel_masters.attack import has_summoning_sickness, more_broken
from judgekit.games.duel_masters.characteristics import FIXED, controller_of, has_rule, information, power_of, speaks_of
from judgekit.games.duel_masters.choosing import choosable, drawn, note_chosen, why_in_play, why_just_these
from judgekit.games.duel_masters.costs import PAYS
from judgekit.games.duel_masters.game import (
    DUEL,
    SET_ASIDE,
    DuelDraft,
    DuelPosition,
    GameCard,
    attack_of,
    card_of,
    event_of,
    in_battle_zone,
    shields_of,
    sides_of,
    top_of,
    turn_number,
)
from judgekit.games.duel_masters.king_cells import whole_of
from judgekit.games.duel_masters.meanings import MEANING, USED, USED_UP, passes, used_by, why_referred_to
from judgekit.games.duel_masters.playing import (
    CHOSEN,
    banned,
    come,
    needs_source,
    order_that_nobody_notices,
    playing_of,
    set_aside,
    source_sets,
)
from judgekit.games.duel_masters.terms import NOT_YET, PLACEABLE, Card, Filter
from judgekit.games.duel_masters.text.filters import SAID_WORDS
from judgekit.games.duel_masters.waiting import by_itself
from judgekit.games.duel_masters.zones import as_become, impossible, kept_from, moving, why_unseen
from judgekit.mechanics.abilities.choosing import ACCEPT, DECLINED, add_choices, judge_set, judge_word, sets_of
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import THIS, Doing, Following, FollowingRules
from judgekit.mechanics.abilities.lasting import begin
from judgekit.mechanics.abilities.resolving import INSTEAD, RESOLVING, RESULT
from judgekit.mechanics.actions.decks import DeckRules, Decks
from judgekit.mechanics.actions.destroying import destroying
from judgekit.mechanics.actions.moving import BOTTOM
from judgekit.mechanics.objects import Ref, other_player, refs_of, standing, turn_order
from judgekit.mechanics.terms.records import Ability, Instruction, Modification, Pattern, Reference, Value, with_other
from judgekit.mechanics.unknown_cards import not_known

_IMPOSSIBLE = ("101.3", "606.2")
_CHOOSING = ("605.2b", "601.1h")


class _Following(Following):
    """How instructions are followed: some are cited for what they hang on, some are left out where nothing can be done."""

    def refs(
        self, draft: DuelPosition, frame: Frame, instruction: Instruction, default: Reference = THIS
    ) -> tuple[Ref, ...]:
        """Return to what an instruction is done: a creature that has evolved since is the same one still (801.2)."""
        return as_become(draft, super().refs(draft, frame, instruction, default))

    def instruct(self, draft: DuelDraft, frame: Frame, place: int) -> Ask | None:
        """Follow one instruction; of 「そうしたら」 it counts that something was tried, not what came of it (101.3a).

        What the game does by itself is done before the next instruction, not only after the last one (703.1, 703.3); where an
        effect replaces something, only once that has been done.
        """
        replaces = frame.ability.kind == "replacement" or draft.facts.get(INSTEAD)
        follows = draft.facts.get(RESOLVING) and not replaces and place < len(frame.ability.do)
        if follows and by_itself(draft, Task("instruct", (frame, place))):
            return None
        here = frame.ability.do[place : place + 1]
        if draft.facts.get(SET_ASIDE) and any(one.verb in ("search", "shuffle") for one in here):
            raise Unsupported(phrase("a library that is searched or shuffled while cards of it are looked at"), "605.4")
        ask = super().instruct(draft, frame, place)
        if here:
            draft.cite(*(("605.2c",) if place else ()), *_why_so(here[0]))
        return ask

    def chosen(self, draft: DuelDraft, player: str, frame: Frame, place: int, ids: tuple[str, ...]) -> None:
        """Let abilities see what is chosen by another player's spell or ability."""
        if not frame.ability.do[place].get("random"):
            note_chosen(draft, player, frame.source, ids)

    def _ask_choice(self, draft: DuelDraft, frame: Frame, *asked: Value, **more: Value) -> Ask | None:
        """Ask what is chosen; some creatures have to be where they can be (101.2)."""
        ask = super()._ask_choice(draft, frame, *asked, **more)
        ids, fewest, largest, why = ask.args if ask is not None else ((), 0, 0, ())
        if ask is None or ask.kind != "choose" or fewest == len(ids):
            return ask
        found = drawn(draft, ask.by, ids, largest)
        return ask if found == ids else ask._replace(args=(found, fewest, largest, (*why, "101.2")))

    def _may(self, draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask | None:
        """Ask whether something is done, unless nothing of it can be: no card can be played, a condition fails (101.3)."""
        first, *_rest = do = instruction.get("do")
        turned = first.verb == "invert" and not _possible(draft, frame, first)
        if not turned and any(_possible(draft, frame, one) for one in do):
            return super()._may(draft, frame, instruction)
        why = ("105.5", "308.3", "701.28a") if turned else ()  # upside down is no state to be turned upside down from
        draft.note("impossible", of=frame.source[0], rules=(*_IMPOSSIBLE, *why), verb="may")
        self.follow(draft, instruction.get("else", ()))
        return None

    def _if(self, draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
        """Follow one of two lists; 「…なら、かわりに…」 replaces what the effect itself would do (609.7)."""
        if instruction.get("instead") and self.meaning.holds(draft, instruction.get("if"), frame):
            draft.note("instead", of=frame.source[0], by=frame.source[0], rules=("609.1a", "609.7"))
        super()._if(draft, frame, instruction)

    def _mode(self, draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask:
        """Choose one of several things as the ability is resolved (700.2a)."""
        if (word := instruction.get("word")) is not None:
            player = self.player(draft, frame, instruction)
            return Ask(word, player, of=frame.source[0], then=Task("said-word", (frame, instruction)))
        draft.cite("700.2", "700.2a", *(() if instruction.of == ("you",) else ("700.2b",)))
        return super()._mode(draft, frame, instruction)


def _why_so(instruction: Instruction) -> Iterator[str]:
    """Yield the rules of an instruction that hangs on what was tried, on how much there is now, or that takes a whole zone."""
    if instruction.get("tried"):
        yield "101.3a"
    of_library = instruction.of is not None and instruction.of[0] == "top"
    how_many = instruction.of[3] if instruction.of is not None and of_library else instruction.amount
    if isinstance(how_many, tuple) or instruction.verb == "if":
        yield "605.2d"
    if instruction.of is not None and _is_whole_zone(instruction.of):
        yield "400.6"
    if instruction.of is not None and instruction.of[0] == "all":
        yield "605.2b"  # 「すべて」 is no choice
        yield from why_in_play(instruction.of[1])
    yield from why_referred_to(instruction.of, instruction.amount, instruction.get("if"))


def _is_whole_zone(of: Reference) -> bool:
    """Tell whether a reference means every card of a zone other than the battle zone, whatever it is (400.6)."""
    if of[0] != "all" or of[1].zone in (None, ("battle-zone",)):
        return bool(of[0] == "zone")
    meant: Filter = of[1]
    return meant == Filter(what=("card",), zone=meant.zone, controller=meant.controller, owner=meant.owner)


def _possible(draft: DuelDraft, frame: Frame, instruction: Instruction) -> bool:
    if instruction.verb == "if" and instruction.get("else") is None:
        then = instruction.get("then")
        return MEANING.holds(draft, instruction.get("if"), frame) and any(_possible(draft, frame, one) for one in then)
    if instruction.verb == "invert":
        turning = [draft.objects[id] for id in FOLLOWING.ids(draft, frame, instruction)]
        return any("wd" in information(draft, one.id).special or not one.inverted for one in turning)
    if instruction.verb != "play-free":
        return True
    cards = (draft.objects[id] for id in FOLLOWING.ids(draft, frame, instruction))
    ways = ((card, side) for card in cards for side in sides_of(draft, card))
    kind = instruction.get("kind")
    fitting = (one for one in ways if kind is None or kind in one[1].types)
    return any(banned(draft, frame.controller, card, playing_of(side)) is None for card, side in fitting)


def _why_shown(position: DuelPosition, id: str) -> tuple[str, ...]:
    """Return the rules by which a card is shown: it stays where it is, and on a library it is face down afterwards (401.5)."""
    return ("701.9a", "701.9b", *(("401.5",) if position.objects[id].place == "library" else ()))


FOLLOWING = _Following(
    DUEL,
    MEANING,
    choosable,
    FollowingRules(
        impossible=_IMPOSSIBLE,
        choosing=_CHOOSING,
        together=("111.1",),
        ordering={"library": ("401.4",), "under": ("403.4", "403.4a")},
        lasting=("608.1", "608.2", "608.2a"),
        waiting={
            "triggered": ("603.6", "603.6a", "607.2"),
            NOT_YET: ("603.6", "603.6a", "607.2"),
            "replacement": ("609.1", "609.2"),
            "rule": ("608.1",),
            "entering": ("608.1", "110.4f"),
        },
        unknown=lambda verb: Unsupported(phrase("instruction {verb}", verb=verb), "701.1"),
        several=lambda verb: Unsupported(phrase("{verb} by several players", verb=verb), "700.2b"),
        nothing=_CHOOSING[:1],
        meant=why_just_these,
        fewer=_IMPOSSIBLE,
        shown=_why_shown,
    ),
    kept=frozenset(("gain", "lose", "civilization", "race")),
)
"""How the instructions of Duel Masters are followed (605.2)."""


add_choices(DUEL, ("choose", "discard", "search", "random"), _CHOOSING, modes=("700.2", "700.2a"), others=("700.2b",))
DUEL.questions["order"] = DUEL.questions["order"]._replace(immaterial=order_that_nobody_notices)


def _there(draft: DuelDraft, zone: str) -> tuple[str, ...]:
    """Return the cards of a zone as effects see them: one that is being played is none of them (409.1c)."""
    ids = draft.zones.get(zone, ())
    there = tuple(id for id in ids if not draft.objects[id].held)
    draft.cite(*(("409.1c",) if len(there) < len(ids) else ()))
    return there


Decks(
    DUEL,
    FOLLOWING,
    passes,
    moving,
    DeckRules(
        one_by_one=("114.2",),
        player_by_player=("114.2a", "111.1"),
        chance=("701.11a",),
        discards=("701.7a", "701.7b"),
        nothing=_IMPOSSIBLE,
        fewer=_IMPOSSIBLE,
        together=("111.1",),
        searches=("701.10a", "701.10b"),
        whole=("401.2a",),
        unshown=("701.10c",),
        not_found=("400.2d",),
        shown=("701.9a",),
        in_secret=("400.2c",),
        choosing=_CHOOSING,
        set_apart=("701.11b",),
    ),
    _there,
)

Events = Iterator[Event]


def _move(draft: DuelDraft, frame: Frame, instruction: Instruction) -> list[Event] | None:
    """Move cards to a zone; several that come into the battle zone are held first and come one by one (409.1f)."""
    events = list(_moves(draft, frame, instruction))
    if instruction.get("to") == "battle-zone" and len(events) == 1:
        set_aside(draft, frame, (events[0].of or "",))
    if instruction.get("to") == "hand" and _take_shields(draft, frame, instruction) and not events:
        return None
    if instruction.get("to") != "battle-zone" or (len(events) < 2 and all(one.get("onto") != CHOSEN for one in events)):
        return events
    come(draft, frame, tuple(events))
    return None


def _moves(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Events:
    """Yield the moves of cards: to the hand, into the mana zone, onto the library, as shields, into the battle zone."""
    to, whose = instruction.get("to"), instruction.get("player")
    players = MEANING.players(draft, whose, frame) if whose else ()
    for id in FOLLOWING.ids(draft, frame, instruction):
        card = draft.objects[id]
        if card.zone is None or (card.held and card.ref != frame.source):  # a spell may move itself
            continue
        at = _place(draft, card, to, instruction.get("at"))
        details: dict[str, Value] = {name: instruction.get(name) for name in ("tapped", "face_down", "blocking")}
        details["at"] = at
        shown = any(one.verb in _SHOWING for one in frame.ability.do)
        as_it_lies = to == "library" and instruction.get("ordered") is True
        draft.cite(*(() if shown else why_unseen(card, to)), *(("401.7",) if as_it_lies else ()))
        if to == "under":
            host = standing(draft, MEANING.those(draft, instruction.get("host"), frame))
            if not host or draft.objects[host[0]].place not in ("battle-zone", "shield-zone"):
                continue  # there is no creature any more below which it could lie, and no shield
            details["host"] = host[0]
        whole = whole_of(draft, card) if instruction.get("alone") else None
        if whole is not None:
            cause = instruction.get("cause", "effect")
            draft.cite("109.2a")
            yield moving(draft, whole.id, to, cause, frame.source[0], alone=True, cell=id, **details)
            continue
        if instruction.get("alone") and (card.under or card.place == "under"):
            details["alone"] = True
            draft.cite("109.2a")
        if to == "hand" and card.place == "library":
            draft.cite("114.3")
        if to == "battle-zone":
            details["player"] = players[0] if players else frame.controller
            if not any(side.types & PLACEABLE for side in sides_of(draft, card)):
                draft.note("cannot", of=id, rules=("400.3", "814.1"), event="move")
                continue
            if sum("wd" in side.special for side in sides_of(draft, card)) > 1:
                choice = phrase("a choice of the side as which a WD field is put into the battle zone")
                raise Unsupported(choice, "819.1a")
            if any(needs_source(side) for side in sides_of(draft, card)):
                sets = [one for side in sides_of(draft, card) for one in source_sets(draft, details["player"], side)]
                if not sets:
                    draft.note("cannot", of=id, rules=("801.1a",), event="move")
                    continue
                details["onto"] = sets[0] if len(sets) == 1 else CHOSEN
        if to == "hand" and card.place == "shield-zone":
            continue  # these are put into the hand as shields, with what is declared (113.6)
        yield moving(draft, id, to, instruction.get("cause", "effect"), frame.source[0], **details)


_SHOWING = ("reveal", "dig", "clash")
"""Verbs that show cards: what moves then is not hidden (400.2e, 400.2f)."""


def _take_shields(draft: DuelDraft, frame: Frame, instruction: Instruction) -> bool:
    """Put shields into the hand, which lets their player declare as a break does (113.6, 701.14b); tell whether there are any."""
    meant = (draft.objects[id] for id in FOLLOWING.ids(draft, frame, instruction))
    shields = [card for card in meant if card.place == "shield-zone"]
    cause = "silent" if instruction.get("silent") else "shield"
    for player in dict.fromkeys(card.owner for card in shields):
        refs = tuple(card.ref for card in shields if card.owner == player)
        draft.do("break-shields", frame.source[0], player, refs, cause)
    return bool(shields)


def _place(draft: DuelDraft, card: GameCard, to: str, at: int | str | None) -> int | None:
    """Return the place in a library, counted from 0; where it has too few cards for the place that is said, the last (401.6)."""
    if to != "library" or not isinstance(at, int):
        return (BOTTOM if at == "bottom" else 0) if to == "library" else None
    there = len(draft.zones.get(f"library/{card.owner}", ())) - (card.place == "library")
    draft.cite(*(("401.6",) if there < at else ()))
    return min(at - 1, there)


def _destroys(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Events:
    """Yield what destroys objects; a card meant by itself, which is a part of something, goes alone (109.2a, 701.6a)."""
    alone, by = bool(instruction.get("alone")), frame.source[0]
    for id in FOLLOWING.ids(draft, frame, instruction):
        card = draft.objects[id]
        whole = whole_of(draft, card) if alone else None
        if alone and (whole is not None or card.under or card.place == "under"):
            draft.cite("109.2a")
        if whole is not None:
            yield destroying(draft, whole.id, whole.controller, by).having(alone=True, cell=id)
        elif card.place == "battle-zone":
            found = destroying(draft, id, controller_of(draft, id), by)
            yield found.having(alone=True) if alone and card.under else found
        elif alone and card.place == "under":
            yield moving(draft, id, "graveyard", "destroy", by, alone=True)


def _swap_zones(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Events:
    """まるごと入れ替える: the cards of two zones change places at once, also where one of them has none (701.26c)."""
    one, other = instruction.get("zones")
    draft.cite("701.26c", "400.6")
    for player in FOLLOWING.players(draft, frame, instruction):
        for here, there in ((one, other), (other, one)):
            for id in draft.zones.get(f"{here}/{player}", ()):
                if not draft.objects[id].held:
                    yield moving(draft, id, there, "effect", frame.source[0])


def _invert(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Events:
    """上下逆さまにする (701.28a); a WD field is its other side then (819.1b), any other one is not turned again (105.6)."""
    for id in FOLLOWING.ids(draft, frame, instruction):
        kind = "other-side" if "wd" in information(draft, id).special else "invert"
        yield event_of(draft, kind, id, frame.source[0])


FOLLOWING.makes.update(
    {
        "destroy": _destroys,
        "move": _move,
        "swap-zones": _swap_zones,
        "tap": FOLLOWING.each("tap", controller_of),
        "untap": FOLLOWING.each("untap", controller_of),
        "invert": _invert,
        "discard-card": FOLLOWING.each("discard", controller_of),
        "win": FOLLOWING.each_player("win"),
        "use-strike": FOLLOWING.each_player("use-strike"),
        "lose": FOLLOWING.each_player("lose", rules=("104.2c",)),
    }
)


def _break(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """Break shields by an effect: a creature breaks as many as are said, its controller chooses which (701.14a, 701.14c)."""
    player = other_player(draft, frame.controller)
    if instruction.of is not None:
        players = [ref[0] for ref in MEANING.those(draft, instruction.of, frame) if ref[0] in draft.players]
        player = players[0] if players else player
    shields = shields_of(draft, player)
    by, told = frame.source[0], instruction.get("by") is not None
    breaking = standing(draft, MEANING.those(draft, instruction.get("by"), frame) if told else (frame.source,))
    said = FOLLOWING.number(draft, frame, instruction)
    if not min(said, len(shields)) or (told and not breaking):
        draft.note("impossible", of=by, rules=_IMPOSSIBLE, verb="break")
        return None
    by = breaking[0] if breaking else by
    more = more_broken(draft, by) if breaking else 0
    draft.cite(*(("701.14d",) if more else ()))
    number = min(said + more, len(shields))
    breaker = draft.objects[by].ref if told else None
    within = frame.event is not None and frame.event.kind == "before-break"
    then = Task("effect-breaks", (by, player, breaker, within))
    return Ask("break", frame.controller, of=by, args=(shields, (number,)), then=then)


@DUEL.task("effect-breaks")
def effect_breaks(
    draft: DuelDraft, by: str, player: str, breaker: Ref | None, within: bool, choice: tuple[str, ...]
) -> None:
    """Break the shields chosen, at the same time (701.14c); what triggers before a creature breaks them comes first (603.7)."""
    draft.do("break-shields", by, player, tuple(draft.objects[id].ref for id in choice), "break")
    draft.note("effect-breaks", of=player, by=by, rules=("701.14a", "701.14c"))
    creature = in_battle_zone(draft, breaker) if breaker is not None else None
    if creature is not None:
        draft.do("settle-before-break", creature.ref, within, False)
        before = event_of(draft, "before-break", by, by, by_number=creature.number, shields=len(choice))
        draft.propose(before._replace(amount=len(choice)))


def _battle(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Let two creatures battle (115.1a, 101.4e)."""
    one = FOLLOWING.ids(draft, frame, instruction)
    other = standing(draft, MEANING.those(draft, instruction.get("with"), frame))
    for here in one:
        for there in other:
            draft.note("battle-by-effect", of=here, by=frame.source[0], rules=("115.1a", "101.4e", "101.4f"))
            draft.do("battle", draft.objects[here].ref, draft.objects[there].ref)
            return


def _extra_turn(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Take another turn after this one (500.5)."""
    for player in FOLLOWING.players(draft, frame, instruction):
        draft.set(extra_turns=(*draft.facts.get("extra_turns", ()), player))
        draft.note("extra-turn-gained", of=player, by=frame.source[0], rules=("500.5",))


def _play_free(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """Play a card without paying its cost (112.3, 112.3g); what it is decides what happens: summoned, cast, put into play.

    Several are all held before the first of them is played; whoever plays them says in which order that is (409.1e).
    """
    ids = tuple(FOLLOWING.ids(draft, frame, instruction))
    set_aside(draft, frame, ids)
    if len(ids) > 1:
        draft.cite("409.1e")
        for id in ids:
            draft.change(id, held=True)
    then = Task("play-in-order", (frame, instruction))
    if len({draft.objects[id].card for id in ids}) > 1:
        return Ask("order", frame.controller, of=frame.source[0], args=(tuple(sorted(ids)), ("409.1e",)), then=then)
    play_in_order(draft, frame, instruction, ids)
    return None


@DUEL.task("play-in-order")
def play_in_order(draft: DuelDraft, frame: Frame, instruction: Instruction, ids: tuple[str, ...]) -> None:
    """Play cards one after the other (409.1e)."""
    for id in reversed(ids):
        card = draft.objects[id]
        kind = instruction.get("kind")  # summoned or cast it is as the side that is a creature or a spell (810.3a)
        sides = [one for one in sides_of(draft, card) if one.cost is not None and (kind is None or kind in one.types)]
        if kind and not sides:
            draft.change(id, held=False)
            draft.note("impossible", of=id, rules=_IMPOSSIBLE, verb="play-free")
            continue
        if instruction.get("goes") is not None:
            draft.change(id, marks=(("goes", instruction.get("goes")),))
        wanted = instruction.get("name")
        # The side that has the keyword; where an effect gave it to the card, either side.
        having = [side for side in sides if wanted in [ability.name for ability in side.abilities]]
        names = [side.name for side in having or sides]
        if (having or kind) and len(sides_of(draft, card)) > 1:
            draft.cite("810.3a")
        marks = _marks_of(draft, frame.controller, card, having) if wanted == "s-trigger" else ()
        if marks:
            draft.change(id, marks=marks)
            draft.note("super", of=id, by=frame.controller, rules=("110.1",))
        names = [name for name in names if name in draft.cards] or [card.card or ""]
        if wanted == "s-trigger":
            draft.do("pipe", (event("use-trigger", frame.controller, by=id),), 0, None)
        if len(names) > 1:
            args, then = (tuple(names), ("810.3", "112.3")), Task("play-side", (frame.controller, id, True))
            draft.do("ask", Ask("side", frame.controller, of=id, args=args, then=then))
        else:
            draft.do("play-side", frame.controller, id, True, names[0])


def _marks_of(draft: DuelDraft, player: str, card: GameCard, sides: list[Card]) -> tuple[str, ...]:
    """Return which abilities a card gets as it is used by its trigger: S能力 and P能力, each under its condition."""
    return tuple(
        (ability.name or "").removesuffix("-s-trigger")
        for side in sides
        for ability in side.abilities
        if ability.name in ("super-s-trigger", "plus-s-trigger")
        and MEANING.holds(draft, ability.condition, Frame(player, card.ref, ability))
    )


def _play_for(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Play a card for the mana that an ability of it names in place of its cost (601.1b)."""
    for id in FOLLOWING.ids(draft, frame, instruction):
        sides = sides_of(draft, draft.objects[id])
        side = next((one for one in sides if frame.ability in one.abilities), sides[0])
        draft.change(id, marks=((PAYS, instruction.get("offer")),))
        draft.do("play-side", frame.controller, id, False, side.name)


@DUEL.task("said-word")
def said_word(draft: DuelDraft, _frame: Frame, instruction: Instruction, choice: Value) -> None:
    """Do what is done with the race, the name, the civilization or the number that was said."""
    (done,) = instruction.get("modes")
    word = SAID_WORDS[instruction.get("word")]
    FOLLOWING.follow(draft, with_other(done, (word,) if isinstance(choice, int) else word, choice))


def _draw_up_to(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """カードを2枚まで引く: drawn one by one, as long as the player goes on, or who draws says how many at once (114.2)."""
    player, left = FOLLOWING.player(draft, frame, instruction), FOLLOWING.number(draft, frame, instruction)
    if left < 1:
        return None
    then = Task("drawn-up-to", (frame, instruction, left))
    return Ask("optional", player, of=frame.source[0], args=(left,), then=then)


@DUEL.task("drawn-up-to")
def drawn_up_to(draft: DuelDraft, frame: Frame, instruction: Instruction, left: int, choice: str) -> None:
    """Draw one card and ask about the next, or as many as were said."""
    number = {ACCEPT: 1, DECLINED: 0}.get(choice) if choice in (ACCEPT, DECLINED) else int(choice)
    again = choice == ACCEPT and left > 1
    draw = Instruction("draw", instruction.of, number)
    draft.do("instruct", frame.doing((draw, *((instruction._replace(amount=left - 1),) if again else ()))), 0)


@DUEL.question("optional", candidates=lambda _question: (ACCEPT, DECLINED))
def judge_optional(question: Question, choice: Value) -> Allowed | Refused:
    """Whether something is done; of so many cards that may be drawn also how many (114.2)."""
    most: int = question.args[0] if question.args else 0
    if str(choice).isdecimal() and int(choice) <= most:
        return Allowed((*_CHOOSING, "114.2"))
    return judge_word((ACCEPT, DECLINED), choice, _CHOOSING)


_TURN_END = Pattern(("begin",), of=Filter(what=("player",)), details=(("at", ("turn-end",)),))


def _ninja(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """ニンジャ・ストライク: summon it without its cost (112.3c); at the end of the turn it goes below the library.

    Whether there are enough cards in the mana zone is asked now, not as it was declared (112.3c, 603.4).
    """
    needed = FOLLOWING.number(draft, frame, instruction)
    if len(draft.zones.get(f"mana-zone/{frame.controller}", ())) < needed:
        draft.note("condition-fails", of=frame.source[0], rules=("112.3c", "603.4", "605.2a"))
        return
    for id in FOLLOWING.ids(draft, frame, instruction):
        draft.do("ninja-leaves", frame, id)
        draft.do("play-side", frame.controller, id, True, draft.objects[id].card)
        draft.note("ninja", of=id, by=frame.controller, rules=("112.3c",))


@DUEL.task("ninja-leaves")
def ninja_leaves(draft: DuelDraft, frame: Frame, id: str) -> None:
    """Let the ninja wait for the end of the turn, as its text says (603.6)."""
    card = draft.objects[id]
    if card.place == "battle-zone":
        below = Instruction("ninja-below", details=(("id", id), ("number", card.number)))
        ability = Ability("triggered", when=_TURN_END, do=(below,), once=True)
        begin(draft, frame, "turn", refs=(card.ref,), ability=ability)


def _ninja_below(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Put a ninja below its library, if it is still the creature that was summoned (400.5, 400.8)."""
    id = instruction.get("id")
    card = draft.objects[id]
    if card.place != "battle-zone" or card.number != instruction.get("number"):
        draft.note("impossible", of=id, rules=("400.5", "400.8"), verb="move")
        return
    draft.propose(moving(draft, id, "library", "effect", frame.source[0], at=BOTTOM))


_UNTIL: dict[str | None, tuple[tuple[str, ...], str]] = {
    "opponent-turn": (("opponent",), "turn-end"),
    "your-turn": (("you",), "turn-end"),
    "your-turn-start": (("you",), "turn-start"),
    "opponent-turn-start": (("opponent",), "turn-start"),
    "opponent-untaps": (("opponent",), "untapped"),
    "your-turn-end": (("you",), "turn-end"),
    "opponent-turn-end": (("opponent",), "turn-end"),
}
"""Durations until a turn of a certain player: whose, and its beginning or its end."""


def _only_in_turn(instruction: Instruction, player: str, now: int) -> Instruction:
    """Return an instruction whose abilities say what they say only in the turns of a player after the one that goes on."""

    def then(ability: Ability) -> Ability:
        whose = ("and", ("turn", ("id", player)), ("after-turn", now))
        return ability._replace(condition=whose if ability.condition is None else ("and", whose, ability.condition))

    if instruction.get("ability") is not None:
        return instruction.having(ability=then(instruction.get("ability")))
    changes = instruction.get("with", ())
    return instruction.having(**{"with": tuple(one._replace(value=then(one.value)) for one in changes)})


def _timed(way: Doing) -> Doing:
    """Return what a verb does where it lasts until the turn of a certain player begins (608.2a)."""

    def timed(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask | None:
        whose, at = _UNTIL.get(instruction.get("until"), (None, ""))
        if whose is not None:
            player = MEANING.players(draft, whose, frame)[0]
            # 「次の」 turn is not the one that is going on.
            later = "/next" if at == "turn-end" and player == draft.facts["active"] else ""
            only = instruction.get("until") in ("opponent-turn", "your-turn")
            instruction = instruction.having(until=f"{at}/{player}{later}")
            instruction = _only_in_turn(instruction, player, turn_number(draft)) if only else instruction
        worked_out = any(not isinstance(one.value, int | Ability) for one in instruction.get("with", ()))
        ask = way(draft, frame.remembering(FIXED, ()) if worked_out else frame, instruction)
        there_now = instruction.of is not None and instruction.of[0] == "all"
        draft.cite(*(("605.2d", "608.2b") if worked_out else ()), *(("110.2e",) if there_now else ()))
        return ask

    return timed


def _release(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """ハイパーモードを解放する: its abilities are had besides and its power counts, for a time (816.2a, 816.2b)."""
    for id in FOLLOWING.ids(draft, frame, instruction):
        card = draft.objects[id]
        printed = card_of(draft, card)
        hyper = [one for one in printed.abilities if one.name == "hyper-mode"] if printed is not None else []
        if not hyper or printed is None or has_rule(draft, id, "hyper"):
            draft.note("impossible", of=id, rules=("816.2c",) if hyper else _IMPOSSIBLE, verb="release")
            continue
        changes = [*hyper[0].modify, Modification("gain", Ability("rule", name="hyper"))]
        if printed.hyper_power is not None:
            changes.append(Modification("power-is", printed.hyper_power))
        begin(draft, frame, instruction.get("until", "game"), refs=(card.ref,), modify=tuple(changes))
        draft.note("release", of=id, by=frame.source[0], rules=("816.1", "816.2", "816.2a", "816.2b", "608.2a"))


def _used(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Note that an ability was used that is used once each turn, or once in the game."""
    fact = USED_UP if instruction.get("until") == "game" else USED
    keyword = instruction.get("keyword")
    what = used_by(frame) if keyword is None else (frame.controller, keyword)
    draft.set_fact(fact, (*draft.facts.get(fact, ()), what))


def _for_each(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Choose so many times, the same thing several times too, and do to each what is said (601.1h)."""
    first, *rest = instruction.get("do")
    name = first.get("as")
    names = [f"{name}.{time}" for time in range(FOLLOWING.number(draft, frame, instruction))]
    chosen = [first.having(**{"as": one}) for one in names]
    then = [with_other(each, ("chosen", name), ("chosen", one)) for one in names for each in rest]
    FOLLOWING.follow(draft, (*chosen, *then))


WON = "clash-won"
"""Name of what is chosen where a ガチンコ・ジャッジ was won."""


def _clash(draft: DuelDraft, _frame: Frame, _instruction: Instruction) -> None:
    """ガチンコ・ジャッジ: each player shows the top card and puts it below the library; an equal cost wins (701.21a, 701.21b)."""
    draft.do("clash", *draft.take().args, ())


@DUEL.task("clash")
def clash(draft: DuelDraft, frame: Frame, place: int, shown: tuple[tuple[str, int], ...]) -> Ask | None:
    """Show the cards one after another; of two costs whoever shows it says which is looked at (201.2c, 701.21c)."""
    tops = {player: top_of(draft, player, 1) for player in turn_order(draft)}
    for player in [player for player in tops if tops[player] and player not in dict(shown)]:
        (id,) = tops[player]
        costs = sorted({side.cost or 0 for side in sides_of(draft, draft.objects[id])})
        if not costs:
            raise not_known(draft, draft.objects[id])
        draft.note("reveal", of=id, by=player, rules=("701.21a", *_why_shown(draft, id)))
        if len(costs) > 1:
            then = Task("cost-shown", (frame, place, shown, player))
            why = ("201.2c", "701.21c")
            return Ask("mode", player, of=id, args=(tuple(map(str, costs)), why), then=then)
        shown = (*shown, (player, costs[0]))
    mine = dict(shown).get(frame.controller, -1)
    won = mine >= 0 and all(mine >= cost for _player, cost in shown)
    draft.note("clash", of=frame.controller, by=frame.source[0], rules=("701.21b",), won=won)
    draft.do("instruct", frame.remembering(WON, ((frame.controller, 0),) if won else ()), place)
    if won:
        draft.do("pipe", (event("win-clash", frame.controller, by=frame.source[0]),), 0, None)
    below = [(id, player) for player, ids in tops.items() for id in ids]
    draft.propose(
        *(moving(draft, id, "library", "effect", frame.source[0], player=player, at=BOTTOM) for id, player in below)
    )
    return None


@DUEL.task("cost-shown")
def cost_shown(
    draft: DuelDraft, frame: Frame, place: int, shown: tuple[tuple[str, int], ...], player: str, choice: str
) -> None:
    """Go on with the cost that was chosen of two."""
    draft.do("clash", frame, place, (*shown, (player, int(choice))))
    draft.cite("201.2c", "701.21c")


def _dig(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """Show cards from the top of a library until one is what is looked for: "dug"; all that are shown are "seen" (701.9a)."""
    shown: list[Ref] = []
    found: tuple[Ref, ...] = ()
    for player in FOLLOWING.players(draft, frame, instruction):
        for id in top_of(draft, player):
            shown.append(draft.objects[id].ref)
            draft.note("reveal", of=id, by=frame.source[0], rules=_why_shown(draft, id))
            if passes(draft, shown[-1], instruction.get("filter"), frame, None, anywhere=True):
                found = (shown[-1],)
                break
    FOLLOWING.remember(draft, seen=tuple(shown), dug=found)


def _choose_within(draft: DuelDraft, frame: Frame, instruction: Instruction) -> Ask:
    """Choose as many as have no more than a number together (605.2b)."""
    kept, place = draft.take().args
    ids = drawn(
        draft, frame.controller, tuple(id for id, _ in choosable(draft, instruction.get("filter"), frame)), None
    )
    args = (ids, instruction.amount, instruction.get("limit"))
    then = Task("chosen-within", (kept, place, instruction.get("as")))
    return Ask("choose-within", frame.controller, of=frame.source[0], args=args, then=then)


def _within(question: Question) -> Iterator[tuple[str, ...]]:
    ids, most, _limit = question.args
    sets = sets_of(ids, 0, len(ids) if most is None else min(most, len(ids)))
    return (one for one in sets if isinstance(judge_within(question, one), Allowed))


@DUEL.question("choose-within", candidates=_within)
def judge_within(question: Question, choice: Value) -> Allowed | Refused:
    """Some of what can be chosen, whose costs or powers come to no more than is said (605.2b); of two costs the lower (201.2b)."""
    ids, most, (_, what, _, limit) = question.args
    judged = judge_set(ids, 0, len(ids) if most is None else most, choice, _CHOOSING)
    if isinstance(judged, Refused):
        return judged
    position = question.position
    total = 0
    for id in choice:
        costs = [side.cost or 0 for side in sides_of(position, position.objects[id])]
        total += min(costs, default=0) if what == "cost" else power_of(information(position, id))
    return judged if total <= limit else Refused(_CHOOSING, phrase("together no more than {limit}", limit=limit))


@DUEL.task("chosen-within")
def chosen_within(draft: DuelDraft, frame: Frame, place: int, name: str, choice: tuple[str, ...]) -> None:
    """Go on with what was chosen."""
    draft.do("instruct", frame.remembering(name, refs_of(draft, choice)), place)
    note_chosen(draft, frame.controller, frame.source, choice)


def _redirect(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """攻撃先を変更する: the attack goes on against that creature, which does not block (507.2b)."""
    now, ids = attack_of(draft), FOLLOWING.ids(draft, frame, instruction)
    if now is None or not ids or draft.objects[ids[0]].place != "battle-zone":
        draft.note("impossible", of=frame.source[0], rules=_IMPOSSIBLE, verb="redirect")
        return
    if speaks_of(draft, now.attacker[0], "not-redirected", frame.source, anywhere=True):
        draft.note("cannot", of=now.attacker[0], by=frame.source[0], rules=("101.2",), event="redirect")
        return
    draft.set(attack=now._replace(target=draft.objects[ids[0]].ref, blocker=None))
    draft.note("redirect", of=ids[0], by=frame.source[0], rules=("101.1", "507.2b"))


def _stop_attack(draft: DuelDraft, frame: Frame, _instruction: Instruction) -> None:
    """その攻撃を中止する: the attack goes on to its end at once (101.1, 505.6)."""
    now = attack_of(draft)
    if now is not None:
        draft.set(attack=now._replace(stopped=True))
        draft.note("attack-stopped", of=now.attacker[0], by=frame.source[0], rules=("101.1", "505.6"))


def _exchange(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """入れ替える: a creature for a card of another zone (701.26a); by 革命チェンジ the attacking one, whose place it takes."""
    creatures, cause = FOLLOWING.refs(draft, frame, instruction), instruction.get("cause", "exchange")
    for other, _ in MEANING.those(draft, instruction.get("with"), frame):
        exchange(draft, creatures[0] if creatures else None, other, instruction.get("zone"), cause)


def exchange(draft: DuelDraft, creature: Ref | None, id: str, zone: str, cause: str) -> None:
    """Exchange a creature for a card of a zone; where one of them cannot move neither does (701.26a, 701.26b)."""
    there = in_battle_zone(draft, creature)
    if there is None or draft.objects[id].place != zone or kept_from(draft, there.id, "cannot-leave", id):
        draft.note("no-exchange", of=id, rules=("701.26b",))
        return
    leaving, coming = moving(draft, there.id, zone, cause, id), moving(draft, id, "battle-zone", cause, id)
    if not _both_move(draft, leaving, coming):
        draft.note("no-exchange", of=id, rules=("701.26b",))
        return
    sick = has_summoning_sickness(draft, there.id)[0]
    draft.do("exchanged", there.ref, id, there.tapped, there.arrived if sick else -1)
    draft.note("exchange", of=there.id, by=id, rules=("701.26a",))
    draft.propose(leaving, coming, report=RESULT)


def _both_move(draft: DuelDraft, leaving: Event, coming: Event) -> bool:
    """Tell whether both cards of an exchange move as they should: what replaces one of the moves keeps both (701.26b).

    A star evolution creature is exchanged all the same: its top card goes where it should (813.1).
    """
    sides = sides_of(draft, draft.objects[coming.of or ""])
    if sides and all(needs_source(side) for side in sides):
        draft.cite("801.1a")
        return False
    if impossible(draft, coming):
        return False
    effects = [*DUEL.replacements(draft, leaving), *DUEL.replacements(draft, coming)]
    effects = [one for one in effects if not one.id.endswith(".star")]
    if effects and all(one.optional for one in effects):
        raise Unsupported(phrase("an exchange of which one move may be replaced or not"), "701.26b")
    draft.cite(*(rule for one in effects for rule in one.rules))
    return not effects


@DUEL.task("exchanged")
def exchanged(draft: DuelDraft, before: Ref, id: str, tapped: bool, arrived: int) -> None:
    """Let the card that was exchanged stand, go on with an attack, and be sick or not, as the other one did (701.26a)."""
    card = draft.objects[id]
    if card.place != "battle-zone" or in_battle_zone(draft, before) is not None:
        return
    now = attack_of(draft)
    draft.change(id, tapped=tapped, arrived=arrived)
    if now is not None and now.attacker == before:
        draft.set(attack=now._replace(attacker=draft.objects[id].ref))


def _invade(draft: DuelDraft, frame: Frame, instruction: Instruction) -> None:
    """侵略: put this card from the hand onto the attacking creature, which evolves (801.2a)."""
    now = attack_of(draft)
    for id in FOLLOWING.ids(draft, frame, instruction):
        attacker = in_battle_zone(draft, now.attacker) if now is not None else None
        if attacker is None or draft.objects[id].place not in (frame.ability.zones or ()):
            draft.note("no-invasion", of=id, rules=("801.1a",))
            continue
        coming = moving(draft, id, "battle-zone", "evolve", id, player=frame.controller, onto=(attacker.id,))
        sides = [side for side in sides_of(draft, draft.objects[id]) if side.evolves is not None and side.sources != 1]
        if not sides:
            draft.propose(coming, report=RESULT)
        elif not any(attacker.id in one for one in source_sets(draft, frame.controller, sides[0])):
            draft.note("no-invasion", of=id, rules=("801.1a",))
        else:
            args, then = (frame.controller, sides[0].name, False, attacker.id), Task("put-onto", (coming,))
            draft.do("ask", Ask("evolution-source", frame.controller, of=id, args=args, then=then))


FOLLOWING.ways.update(
    {
        "stop-attack": _stop_attack,
        "release": _release,
        "clash": _clash,
        "break": _break,
        "battle": _battle,
        "extra-turn": _extra_turn,
        "play-free": _play_free,
        "draw-up-to": _draw_up_to,
        "play-for": _play_for,
        "ninja": _ninja,
        "ninja-below": _ninja_below,
        "dig": _dig,
        "choose-within": _choose_within,
        "redirect": _redirect,
        "for-each": _for_each,
        "exchange": _exchange,
        "invade": _invade,
        "used": _used,
    }
)
FOLLOWING.ways.update({verb: _timed(FOLLOWING.ways[verb]) for verb in ("modify", "modify-all", "delayed", "release")})
