"""119, 121, 701: instructions that concern players: drawing, discarding, life, winning, searching, shuffling, looking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.engine import Ask, Event, Task, event
from judgekit.engine.events import reported
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import (
    apnap_rules,
    cause,
    did,
    instruction,
    keep,
    leave_out,
    number,
    players,
    refs,
    the_player,
)
from judgekit.games.mtg.actions.drawing import discarding, milling
from judgekit.games.mtg.instructions.choosing_x import asks_for_x
from judgekit.games.mtg.instructions.exiled_face_down import keep_lookers
from judgekit.games.mtg.instructions.skipping import one_of_each_team
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes, perhaps, surely
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import APPLIED_BEFORE, INTO_LIBRARY, frame_of, settle, settled
from judgekit.games.mtg.state.extra_turns import create_extra_turn
from judgekit.games.mtg.state.game import GAME, MtgDraft, present, sharing_turns
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.actions import SEARCHED_BY
from judgekit.games.mtg.terms.records import Action, Filter
from judgekit.mechanics.unknown_cards import NOT_FOUND


@instruction("draw")
def draw(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players draw, each all of their cards before the next one in turn order (121.1, 121.2, 121.2c)."""
    who = players(draft, key, action.of)
    if any(len(sharing_turns(draft, player)) > 1 for player in who[1:]):
        draft.cite("805.6a")
    if action.get("least") is not None:
        return _ask_how_many_to_draw(draft, key, action, who, ())
    _draw_each(draft, key, action, dict.fromkeys(who, number(draft, key, action.amount)))
    return None


def _ask_how_many_to_draw(
    draft: MtgDraft, key: int, action: Action, who: Sequence[str], chosen: tuple[int, ...]
) -> Ask | None:
    """Ask each player in turn how many cards they draw, from the least number to the most, before any is drawn (107.1c, 608.2e)."""
    if len(chosen) == len(who):
        _draw_each(draft, key, action, dict(zip(who, chosen, strict=True)))
        return None
    most = number(draft, key, action.amount)
    low = min(number(draft, key, action.get("least")), most)
    then = Task("so-many-drawn", (key, action, tuple(who), chosen))
    return Ask("number", who[len(chosen)], of=cause(frame_of(draft, key)), args=(low, most), then=then)


@GAME.task("so-many-drawn")
def so_many_drawn(
    draft: MtgDraft, key: int, action: Action, who: tuple[str, ...], chosen: tuple[int, ...], many: int
) -> Ask | None:
    """Keep how many cards a player draws and go on with the next one (608.2d)."""
    return _ask_how_many_to_draw(draft, key, action, who, (*chosen, many))


def _draw_each(draft: MtgDraft, key: int, action: Action, counts: Mapping[str, int]) -> None:
    """Let players draw so many cards each (121.2); what replaced another draw does not replace these (614.5)."""
    by, name = cause(frame_of(draft, key)), action.get("as")
    earlier = settled(draft, key, APPLIED_BEFORE) or ()
    if name is None:
        draft.next(*(Task("draw-cards", (player, count, by, (), None, *earlier)) for player, count in counts.items()))
        return
    report = f"drawn.{key}"
    for player, count in counts.items():
        held = draft.zones.get(zone_key("hand", player), ())
        draft.next(
            Task("draw-cards", (player, count, by, (), report, *earlier)),
            Task("keep-drawn", (key, name, player, held, report)),
        )


@GAME.task("keep-drawn")
def keep_drawn(draft: MtgDraft, key: int, name: str, player: str, held: tuple[str, ...], report: str) -> None:
    """Keep which cards were drawn: none of those that came instead of a draw that was replaced (121.6c, 614.11b)."""
    drawn = [one.of or "" for one in reported(draft, report) if one.kind == "move" and one.get("reason") == "draw"]
    hand = draft.zones.get(zone_key("hand", player), ())
    settle(draft, key, name, tuple(draft.objects[id].ref for id in hand if id in drawn))
    if any(id not in held and id not in drawn for id in hand):
        draft.cite("121.6c", "614.11b")


@instruction("discard")
def discard(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players choose cards of their hands in APNAP order, or chance does, then all are discarded at once (101.4, 701.8b).

    CR 101.4b, 608.2e, 609.3, 701.8a.
    """
    frame = frame_of(draft, key)
    cards = [ref[0] for ref in refs(draft, key, action.of) if ref[0] in draft.objects]
    if cards:
        draft.propose(*(discarding(draft, id, cause(frame)) for id in cards))
        return None
    return _discard_next(draft, key, action, players(draft, key, action.of), ())


def _discard_next(
    draft: MtgDraft, key: int, action: Action, left: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    frame = frame_of(draft, key)
    while left:
        player, left = left[0], left[1:]
        hand = draft.zones.get(zone_key("hand", player), ())
        ids = _to_discard(draft, action, hand, frame)
        count = len(ids) if action.amount is None and action.get("all") else number(draft, key, action.amount)
        count = min(count, len(ids)) if action.get("least") is not None else count
        fewest = count if action.get("least") is None else number(draft, key, action.get("least"))
        if len(ids) <= count and fewest >= count:
            if len(ids) < count:
                draft.note("as-much-as-possible", of=player, rules=("609.3", "101.3"))
            chosen = (*chosen, *ids)
            continue
        then = Task("discard-chosen", (key, action, left, chosen))
        if action.get("random"):
            return asking("random", "random", ids, count, count, then, "701.8b", of=cause(frame))
        who = action.get("by")
        by = the_player(draft, key, who) if who is not None else player
        return asking("discard", by, ids, fewest, count, then, *apnap_rules(draft, left, chosen), of=cause(frame))
    draft.propose(*(discarding(draft, id, cause(frame)) for id in chosen))
    did(draft, key, bool(chosen))
    keep(draft, key, action, tuple((id, draft.objects[id].number + 1) for id in chosen))
    return None


def _to_discard(draft: MtgDraft, action: Action, hand: Sequence[str], frame: Frame) -> list[str]:
    """Return which cards of a hand are described; unknown ones are passed over where a known one can be chosen.

    Raises:
        NotKnown: which cards are discarded hangs on what an unknown one is.
    """
    filter, view = action.get("what"), view_of(draft)
    if filter is None:
        return list(hand)
    records = [draft.objects[id] for id in hand]
    sure = [record.id for record in records if surely(view, record.ref, filter, frame)]
    if action.get("random") or (action.amount is None and action.get("all")) or not sure:
        return [record.id for record in records if passes(view, record.ref, filter, frame)]
    leave_out(draft, [one for one in records if one.id not in sure and perhaps(view, one.ref, filter, frame)])
    return sure


@GAME.task("discard-chosen")
def discard_chosen(
    draft: MtgDraft, key: int, action: Action, left: tuple[str, ...], before: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    """Keep what a player chose to discard and ask the next one (101.4, 101.4b, 608.2e, 701.8b)."""
    return _discard_next(draft, key, action, left, (*before, *chosen))


@instruction("mill")
def mill(draft: MtgDraft, key: int, action: Action) -> None:
    """Players put cards from the top of their libraries into their graveyards (609.3, 701.13a)."""
    frame = frame_of(draft, key)
    count = number(draft, key, action.amount)
    who = players(draft, key, action.of)
    events = [one for player in who for one in milling(draft, player, count, cause(frame), frame)]
    keep(draft, key, action, tuple((one.of or "", one.get("number") + 1) for one in events))
    draft.propose(*events)


@instruction("mill-until")
def mill_until(draft: MtgDraft, key: int, action: Action) -> None:
    """A player mills one card after the other until one of a kind or so many were put into the graveyard, or none is left."""
    for player in players(draft, key, action.of):
        draft.do("mill-next", key, action, player, number(draft, key, action.amount), None)


@GAME.task("mill-next")
def mill_next(draft: MtgDraft, key: int, action: Action, player: str, left: int, last: Ref | None) -> None:
    """Look where the last card has gone, which counts only if that is the graveyard, and mill the next one (614.6, 701.13a)."""
    record = present(draft, last) if last is not None else None
    if record is not None and record.place == "graveyard":
        left -= 1
        if passes(
            view_of(draft), record.ref, action.get("is")._replace(kind="object", zones=None), frame_of(draft, key)
        ):
            keep(draft, key, action, (record.ref,))
            return
    frame = frame_of(draft, key)
    events = milling(draft, player, 1, cause(frame), frame) if left > 0 else []
    if not events:
        keep(draft, key, action, ())
        return
    (one,) = events
    draft.do("mill-next", key, action, player, left, (one.of or "", one.get("number") + 1))
    draft.propose(one)


@instruction("gain-life")
def gain_life(draft: MtgDraft, key: int, action: Action) -> None:
    """Players gain life (119.3)."""
    _life(draft, key, action, "gain-life")


@instruction("lose-life")
def lose_life(draft: MtgDraft, key: int, action: Action) -> None:
    """Players lose life (119.3)."""
    _life(draft, key, action, "lose-life")


def _life(draft: MtgDraft, key: int, action: Action, kind: str) -> None:
    by = cause(frame_of(draft, key))
    count = number(draft, key, action.amount)
    name = action.get("as")
    report = f"life.{key}" if name is not None else None
    if name is not None:
        draft.do("count-life", key, name, kind, report)
    draft.propose(*(event(kind, player, count, by) for player in players(draft, key, action.of)), report=report)


@GAME.task("count-life")
def count_life(draft: MtgDraft, key: int, name: str, kind: str, report: str) -> None:
    """Keep how much life was lost or gained in all ("the life lost this way") (608.2c)."""
    happened = reported(draft, report)
    settle(draft, key, name, sum(one.amount for one in happened if one.kind == kind))


@instruction("pay-life")
def pay_life(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players pay life while an effect is followed (118.3b)."""
    chosen = asks_for_x(draft, key, action, action.amount)
    if chosen is not None:
        return chosen
    by = cause(frame_of(draft, key))
    count = number(draft, key, action.amount)
    who = [player for player in players(draft, key, action.of) if draft.players[player].life >= count]
    did(draft, key, bool(who))
    draft.propose(*(event("lose-life", player, count, by, paid=True, rules=("119.4",)) for player in who))
    return None


@instruction("lose-game")
def lose_game(draft: MtgDraft, key: int, action: Action) -> None:
    """Players lose the game (104.3e)."""
    draft.propose(*(event("lose-game", player, rules=("104.3e",)) for player in players(draft, key, action.of)))


@instruction("win-game")
def win_game(draft: MtgDraft, key: int, action: Action) -> None:
    """Players win the game (104.2b)."""
    draft.propose(*(event("win-game", player) for player in players(draft, key, action.of)))


@instruction("draw-game")
def draw_game(draft: MtgDraft, key: int, _action: Action) -> None:
    """The game is a draw (104.4c)."""
    draft.propose(event("draw-game", frame_of(draft, key).you))


@instruction("extra-turn")
def extra_turn(draft: MtgDraft, key: int, action: Action) -> None:
    """Players take extra turns; the most recently created one comes first (500.7)."""
    name = action.get("as")
    for player in one_of_each_team(draft, players(draft, key, action.of)):
        mark = create_extra_turn(draft, player, marked=name is not None)
        if name is not None:
            settle(draft, key, name, mark)
        draft.note("extra-turn-created", of=player, rules=("500.7",))


@instruction("player-counters")
def player_counters(draft: MtgDraft, key: int, action: Action) -> None:
    """Players get counters (122.1)."""
    by = cause(frame_of(draft, key))
    count = number(draft, key, action.amount)
    kind = action.get("kind")
    if kind == "energy":
        draft.cite("107.14")
    draft.propose(*(event("put-counters", who, count, by, counter=kind) for who in players(draft, key, action.of)))


@GAME.event("shuffle")
def shuffle_library(draft: MtgDraft, happening: Event) -> None:
    """Nobody knows the order of a shuffled library any more (701.20a)."""
    player = happening.of or ""
    zone = zone_key("library", player)
    cards = tuple(sorted(draft.zones.get(zone, ())))
    draft.put_zone(zone, cards)
    draft.set(shuffled=tuple(sorted({**dict(draft.facts.get("shuffled", ())), player: cards}.items())))
    elsewhere = any(id in draft.objects and draft.objects[id].place != "library" for id in happening.get("into", ()))
    few = ("701.20e",) if len(cards) < 2 else ()
    draft.cite("701.20a", *happening.get("rules", ()), *(("701.20c",) if elsewhere else ()), *few)


@instruction("shuffle")
def shuffle(draft: MtgDraft, key: int, action: Action) -> None:
    """Players shuffle their libraries, also where nothing could be put into them before (701.20c, 701.20d).

    CR 701.20a.
    """
    by = cause(frame_of(draft, key))
    rules, into = settled(draft, key, INTO_LIBRARY) or ((), ())
    found = players(draft, key, action.of)
    draft.propose(*(event("shuffle", player, by=by, rules=rules, into=into) for player in found))


@GAME.event("reveal")
def revealed(draft: MtgDraft, happening: Event) -> None:
    """A card is shown to all players and stays where it is (701.16b)."""
    draft.cite("701.16a", "701.16b", *happening.get("rules", ()))


@GAME.event("look")
def looked_at(draft: MtgDraft, happening: Event) -> None:
    """A card is shown to one player (701.16d)."""
    draft.cite("701.16d", *happening.get("rules", ()))


@instruction("reveal")
def reveal(draft: MtgDraft, key: int, action: Action) -> None:
    """Reveal cards; a player whose hand it is reveals all of it (701.16a, 701.16b)."""
    found = _cards(draft, key, action)
    keep(draft, key, action, found)
    frame = frame_of(draft, key)
    draft.propose(*(event("reveal", ref[0], by=cause(frame), player=frame.you) for ref in found))


@instruction("look")
def look(draft: MtgDraft, key: int, action: Action) -> None:
    """A player looks at cards (701.16d)."""
    found = _cards(draft, key, action)
    keep(draft, key, action, found)
    keep_lookers(draft, key, found, action)
    draft.propose(*(event("look", ref[0], by=cause(frame_of(draft, key))) for ref in found))


def _cards(draft: MtgDraft, key: int, action: Action) -> tuple[Ref, ...]:
    found: list[Ref] = []
    for ref in refs(draft, key, action.of):
        if ref[0] in draft.players:
            found.extend(draft.objects[id].ref for id in draft.zones.get(zone_key("hand", ref[0]), ()))
        else:
            found.append(ref)
    return tuple(found)


@instruction("search")
def search(draft: MtgDraft, key: int, action: Action) -> None:
    """A player searches zones: in a hidden zone cards of a stated quality need not be found (701.19b).

    CR 701.19c, 701.19d, 701.19e.
    """
    player = the_player(draft, key, action.of)
    whose = players(draft, key, action.get("whose") or action.of)
    zones = action.get("zone") or ("library",)
    top = action.get("top")
    limit = {"top": max(0, number(draft, key, top))} if top is not None else {}
    by = cause(frame_of(draft, key))
    report = f"searched.{key}"
    draft.drop_fact(report)
    draft.do("ask-search", key, action, player, report)
    draft.propose(
        *(event("search", owner, by=by, player=player, zone=zones, rules=("701.19a",), **limit) for owner in whose),
        report=report,
    )


def _undefined(draft: MtgDraft, key: int, filter: Filter) -> bool:
    """Tell whether a quality that is searched for is not defined: the object it is compared with does not exist (701.19c)."""
    for test in filter.tests:
        if test.what in ("same-name", "shares"):
            reference = test.value if test.what == "same-name" else test.value[1]
            if not those(view_of(draft), reference, frame_of(draft, key)):
                return True
        if test.what == "chosen" and test.value not in dict(frame_of(draft, key).made):
            return True
    return False


@GAME.event("search")
def searches(draft: MtgDraft, happening: Event) -> None:
    """Let abilities see that a player's zones are searched (701.19a)."""
    draft.cite(*happening.get("rules", ()))


@GAME.task("ask-search")
def ask_search(draft: MtgDraft, key: int, action: Action, player: str, report: str) -> Ask | None:
    """Ask which cards are found in what was searched: the zones, or only the part of them that a replacement left (701.19f).

    CR 701.19d.
    """
    done = reported(draft, report)
    frame = frame_of(draft, key)
    filter: Filter | None = action.get("is")
    if done:
        settle(draft, key, SEARCHED_BY, tuple(dict.fromkeys((*(settled(draft, key, SEARCHED_BY) or ()), (player, 0)))))
    zones = tuple(dict.fromkeys(zone for one in done for zone in one.get("zone")))
    wanted = filter._replace(kind="object", zones=zones) if filter is not None else None
    if not done or (wanted is not None and _undefined(draft, key, wanted)):
        searched(draft, key, action, ())
        rules = ("701.19c" if done else "101.3", "609.3")
        draft.note("search", of=player, rules=rules)
        return None
    view = view_of(draft)
    there = [(zone, id) for one in done for zone, id in _looked_through(draft, one)]
    other: Filter | None = action.get("beside")
    beside = other._replace(kind="object", zones=zones) if other is not None else None
    kinds = [
        tuple(sorted(id for _, id in there if one is None or surely(view, draft.objects[id].ref, one, frame)))
        for one in (wanted, *((beside,) if beside is not None else ()))
    ]
    ids = [(zone, id) for zone, id in there if any(id in fit for fit in kinds)]
    if wanted is not None:
        open = [draft.objects[id] for zone, id in there if (zone, id) not in ids]
        sought = [wanted, *([beside] if beside is not None else [])]
        unknown = [one for one in open if any(perhaps(view, one.ref, kind, frame) for kind in sought)]
        leave_out(draft, unknown, NOT_FOUND)
    public = tuple(sorted(id for zone, id in ids if zone.partition("/")[0] == "graveyard"))
    every = action.amount is None and action.get("least") is None
    most = len(ids) if action.amount is None else min(len(ids), number(draft, key, action.amount))
    together = _together(draft, key, action)
    stated = (filter is not None and bool(filter.tests)) or together is not None
    must = public if every else ()
    # "Up to three cards" states no quality, and a number that need not be reached (701.19d).
    least = max(0 if stated or action.get("least") is not None else most, len(must))
    then = Task("searched", (key, action))
    part = ("701.19f",) if any(one.get("top") is not None for one in done) else ()
    found = tuple(sorted(id for _, id in ids))
    ask = asking("search", player, found, least, most, then, "701.19a", "701.19b", *part, of=cause(frame))
    if beside is not None:
        return ask._replace(kind="search-both", args=(*ask.args, tuple(kinds)))
    if together is not None:
        return ask._replace(kind="search-together", args=(*ask.args, together))
    return ask._replace(kind="search-all", args=(*ask.args, must)) if must else ask


def _together(draft: MtgDraft, key: int, action: Action) -> int | str | None:
    """Return what the cards that are found must be together: at most of a total mana value, or all of other names (701.19a)."""
    if (bound := action.get("total-mana-value")) is not None:
        return number(draft, key, bound)
    return "names" if action.get("different-names") else None


def _looked_through(draft: MtgDraft, one: Event) -> list[tuple[str, str]]:
    """Return what a player looks through who searches: the cards of the zones, or the top ones of a library (701.19f)."""
    top = one.get("top")
    found: list[tuple[str, str]] = []
    for zone in one.get("zone"):
        key = zone_key(zone, one.of or "")
        ids = draft.zones.get(key, ())
        found.extend((key, id) for id in (ids[:top] if top is not None and zone == "library" else ids))
    return found


@GAME.task("searched")
def searched(draft: MtgDraft, key: int, action: Action, chosen: tuple[str, ...]) -> None:
    """Keep which cards were found (701.19a)."""
    settle(draft, key, action.get("as") or "found", tuple(draft.objects[id].ref for id in chosen))
    did(draft, key, bool(chosen))
