"""121, 701.8, 701.13: drawing one card at a time, discarding and milling."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.in_force import concerns, in_force, possible
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.conditions import times_happened
from judgekit.games.mtg.meaning.keyword_support import refuse_moment
from judgekit.games.mtg.meaning.references import top_of_library
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.state.unknown_cards import RANDOM, certain, unknown_cards
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import YOU, Pattern

_DRAWS = Pattern("draw", (("player", YOU),))


def cannot_draw(position: MtgPosition, player: str, number: int = 1) -> Reasons:
    """Return the rules by which a player can't draw so many cards now: none at all, or no more this turn (121.2b).

    An effect that limits the draws of a turn applies to each card, so only a choice and a cost ask for several at once.
    """
    reasons = forbidden(position, "draw", player)
    if reasons or number <= 0:
        return reasons
    view = view_of(position)
    for entry in in_force(position, "cant"):
        if entry.ability.name == "draw-more" and concerns(position, entry, (player, 0)):
            drawn = times_happened(view, _DRAWS, Frame(player, None))
            if drawn + number > amount(view, entry.ability.get("number", 1), entry.frame):
                return ("101.2", "121.2b")
    return ()


@GAME.task("draw-cards")
def draw_cards(
    draft: MtgDraft,
    player: str,
    number: int,
    by: str | None,
    rules: tuple[str, ...],
    report: str | None,
    applied: tuple[str, ...] = (),
    offered: tuple[str, ...] = (),
    paid: bool = False,
) -> None:
    """Let a player draw cards one after another (121.2).

    Args:
        draft: the game.
        player: who draws.
        number: how many cards.
        by: what causes it.
        rules: rules that say so.
        report: fact that receives the draws that happened.
        applied: replacement effects that do not apply again (614.5).
        offered: replacement effects that could have been applied to what is replaced by these draws (616.2).
        paid: it is a cost that is paid (118.11).
    """
    if number <= 0:
        return
    details = {"paid": True} if paid else {}
    if _about_numbers(draft):
        several = event("draw-cards", player, number, by, rules=rules, report=report, **details)
        draft.propose(several._replace(applied=applied, offered=offered))
        return
    draw_each(draft, player, number, by, rules, report, applied, offered, paid)


def _about_numbers(position: MtgPosition) -> frozenset[str]:
    """Return the ids of effects that replace drawing a number of cards; they apply before those on single draws (121.2a).

    CR 616.1f.
    """
    if not possible(position, "replacement"):
        return frozenset()
    return frozenset(
        entry.id
        for entry in in_force(position, "replacement")
        if any(pattern.event == "draw" and pattern.get("amount") is not None for pattern in entry.ability.when)
    )


@GAME.event("draw-cards")
def draw_several(draft: MtgDraft, happening: Event) -> None:
    """Draw as many cards as it is in the end, one after another; each draw is a part of this event (616.1f).

    CR 121.2.
    """
    rules, report = happening.get("rules", ()), happening.get("report")
    draft.cite("121.2a")
    numbers = _about_numbers(draft)
    within = tuple(id for id in happening.applied if id.partition(".")[0] in numbers)
    effects = (happening.applied, happening.offered, bool(happening.get("paid")), within)
    draft.do("draw-each", happening.of, happening.amount, happening.by, rules, report, *effects)


@GAME.task("draw-each")
def draw_each(
    draft: MtgDraft,
    player: str,
    number: int,
    by: str | None,
    rules: tuple[str, ...],
    report: str | None,
    applied: tuple[str, ...] = (),
    offered: tuple[str, ...] = (),
    paid: bool = False,
    within: tuple[str, ...] = (),
) -> None:
    """Draw the next card, and let the others follow (121.2).

    Args:
        draft: the game.
        player: who draws.
        number: how many cards are still to be drawn.
        by: what causes it.
        rules: rules that say so.
        report: fact that receives the draws that happened.
        applied: replacement effects that do not apply again (614.5).
        offered: replacement effects that could have been applied to what is replaced by these draws (616.2).
        paid: it is a cost that is paid (118.11).
        within: replacement effects that changed how many cards are drawn (121.2a).
    """
    if number <= 0:
        return
    details = {"paid": True} if paid else {}
    if number >= len(draft.zones.get(zone_key("library", player), ())) and unknown_cards(draft, player):
        draft.next(Task("whole-library-drawn", (player,)))
        details["whole"] = True
    if number > 1:
        draft.next(Task("draw-each", (player, number - 1, by, rules, report, applied, offered, paid, within)))
        rules = (*rules, "121.2")
        details["several"] = True
    drawing = event("draw", player, by=by, rules=rules, **details)
    draft.propose(drawing._replace(applied=applied, offered=offered, within=within), report=report)


def in_random_order(draft: MtgDraft, player: str, ids: tuple[str, ...]) -> None:
    """Note that cards about to go to one place of a library do so in a random order: nobody knows which is where.

    Raises:
        Unsupported: the order of other cards of that library is unknown as well.
    """
    if len({draft.objects[id].card for id in ids}) < 2:
        return
    shuffled = dict(draft.facts.get("shuffled", ()))
    if unknown_cards(draft, player):
        raise Unsupported(phrase("a library of which two parts are in random order"), "701.20a")
    draft.set(shuffled=tuple(sorted({**shuffled, player: ids}.items())))


@GAME.task("whole-library-drawn")
def whole_library_drawn(draft: MtgDraft, player: str) -> None:
    """Refuse to go on where not the whole of a shuffled library was drawn after all, so that its order matters (701.20a).

    Raises:
        Unsupported: some of it is left.
    """
    if draft.zones.get(zone_key("library", player), ()):
        raise Unsupported(RANDOM, "701.20a")


def chance(draft: MtgDraft, drawing: Event, report: str | None) -> Ask | None:
    """Let chance decide which card of a shuffled library is drawn, where not all of them are or will be (701.20a)."""
    player = drawing.of or ""
    library = draft.zones.get(zone_key("library", player), ())
    unknown = unknown_cards(draft, player)
    if drawing.get("whole") or not unknown.intersection(library[:1]):
        return None
    return asking("random", "random", unknown, 1, 1, Task("drawn-by-chance", (drawing, report)), of=player)


@GAME.task("drawn-by-chance")
def drawn_by_chance(draft: MtgDraft, drawing: Event, report: str | None, chosen: tuple[str, ...]) -> None:
    """Put on top the card that chance decided on, then draw it (701.20a)."""
    player, zone = drawing.of or "", zone_key("library", drawing.of or "")
    draft.put_zone(zone, (chosen[0], *(id for id in draft.zones[zone] if id != chosen[0])))
    shuffled = dict(draft.facts.get("shuffled", ()))
    shuffled[player] = tuple(id for id in shuffled[player] if id != chosen[0])
    draft.set(shuffled=tuple(sorted(shuffled.items())))
    draft.do("pipe", (drawing,), 1, report)


@GAME.event("draw")
def draw(draft: MtgDraft, happening: Event) -> Consequences:
    """Put the top card of the library into the hand; from an empty library nothing is drawn, and 704.5b will see it.

    While a spell is being cast, or an ability activated, the card is kept face down until that is done (121.8).
    """
    player = happening.of or ""
    library = draft.zones.get(zone_key("library", player), ())
    draft.cite("121.1", *happening.get("rules", ()))
    if not library:
        draft.change_player(player, draw_failed=True)
        draft.cite("121.4", "104.3c")
        return NOTHING_HAPPENED
    if not happening.get("whole"):
        certain(draft, player, library[:1])
    refuse_moment(view_of(draft).of(library[0]), "miracle")
    draft.changed("card", None, library[0])
    if draft.facts.get("step") == "draw" and draft.facts.get("active") == player:
        draft.set(drawn_in_step=(player,))
    aside = True if draft.facts.get("proposal") else None
    draft.cite(*(("121.8",) if aside else ()))
    return [moving(draft, library[0], "hand", happening.by, reason="draw", aside=aside)]


@GAME.event("discard")
def discard(draft: MtgDraft, happening: Event) -> Consequences:
    """Put a card of a hand into the graveyard of its owner (701.8a)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.place != "hand":
        return NOTHING_HAPPENED
    refuse_moment(view_of(draft).of(record.id), "madness")
    draft.cite("701.8a", *happening.get("rules", ()))
    paid = {"paid": True} if happening.get("paid") else {}
    return [moving(draft, record.id, "graveyard", happening.by, reason="discard", rules=("404.1",), **paid)]


def discarding(position: MtgPosition, id: str, by: str | None, *rules: str) -> Event:
    """Return the event that a card in a hand is discarded."""
    record = position.objects[id]
    return event("discard", id, by=by, number=record.number, player=record.owner, rules=rules)


def milling(position: MtgPosition, player: str, number: int, by: str | None, frame: Frame | None = None) -> list[Event]:
    """Return the events of milling: that many cards from the top, or as many as there are, all at once (701.13).

    Args:
        position: the game.
        player: who mills.
        number: how many cards.
        by: what says so.
        frame: for whom an instruction speaks: what enters from the library as it is followed may be left out.
    """
    asking = frame if frame is not None else Frame(player, None)
    library, left_out = top_of_library(position, asking, player)
    certain(position, player, library[:number])
    rules = ("701.13a",) if len(library) >= number else ("701.13a", "701.13b", "609.3", "101.3")
    rules = (*rules, *left_out)
    return [moving(position, id, "graveyard", by, reason="mill", rules=rules) for id in library[:number]]
