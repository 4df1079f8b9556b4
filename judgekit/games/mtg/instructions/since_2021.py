"""701: keyword actions of the book of 2026-04-17: connive, discover, incubate and suspect."""

from __future__ import annotations

from functools import cache

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking, asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players, refs
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.drawing import discarding, in_random_order
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.actions.tokens import creating, definition_key
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.layers.forbidding import BECAUSE
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import mana_value_of
from judgekit.games.mtg.meaning.references import controller_of
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.stack.casting.casting_ways import free_ways, proposed
from judgekit.games.mtg.stack.costs.costs import FREE
from judgekit.games.mtg.stack.resolving.casting_during_resolution import exile_the_next, offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import DOUBLE_FACED
from judgekit.games.mtg.state.game import GAME, MtgDraft, alive, present
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.zones import EXILE, zone_key
from judgekit.games.mtg.terms.records import Ability, Action, Card, Modification
from judgekit.games.mtg.text.structured.cards import read_token
from judgekit.language.parts import Part
from judgekit.mechanics.abilities.choosing import ACCEPT

_CONNIVE = "mtg@20260417:701.50a"
_DONE = "mtg@20260417:701.50b"
_SEVERAL = "mtg@20260417:701.50d"
_AS_IT_WAS = "mtg@20260417:701.50c"
_MORE = "mtg@20260417:701.50e"
_DISCOVER = "mtg@20260417:701.57a"
_DISCOVERED = "mtg@20260417:701.57b"
_INCUBATE = "mtg@20260417:701.53a"
_INCUBATOR = "mtg@20260417:111.10i"
_ENDURE = "mtg@20260417:701.63a"
_SUSPECT = "mtg@20260417:701.60a"
_SUSPECTED = "mtg@20260417:701.60c"


# Connive.


@instruction("connive")
def connive(draft: MtgDraft, key: int, action: Action) -> None:
    """A permanent connives, one that has left the battlefield as well.

    Raises:
        Unsupported: several permanents of several players connive at once, in an order that those players choose.
    """
    found = [
        ref
        for ref in those(view_of(draft), action.of or ("this",), frame_of(draft, key))
        if ref[0] not in draft.players
    ]
    if len(found) > 1:
        raise Unsupported(phrase("several permanents that connive at once"), _SEVERAL)
    many = 1 if action.amount is None else number(draft, key, action.amount)
    for ref in found:
        draft.do("connive", key, ref, many)


@GAME.task("connive")
def connive_once(draft: MtgDraft, key: int, ref: Ref, many: int) -> None:
    """Draw cards for a permanent that connives; its controller is known from when it was last there."""
    player = controller_of(view_of(draft), ref)
    if player is None or player not in alive(draft):
        return
    gone = (_AS_IT_WAS,) if present(draft, ref) is None else ()
    draft.note("connive", of=ref[0], by=player, rules=(_CONNIVE, *gone, *((_MORE,) if many != 1 else ())))
    draft.do("has-connived", ref, (_DONE, *gone))
    draft.do("connive-discard", key, ref, player, many)
    draft.do("draw-cards", player, many, cause(frame_of(draft, key)), (), None)


@GAME.task("connive-discard")
def connive_discard(draft: MtgDraft, key: int, ref: Ref, player: str, many: int) -> Ask | None:
    """Ask which cards are discarded, as many as were drawn for it."""
    hand = draft.zones.get(zone_key("hand", player), ())
    if len(hand) <= many:
        connived(draft, key, ref, tuple(hand))
        return None
    then = Task("connived", (key, ref))
    return asking("discard", player, hand, many, many, then, _CONNIVE, of=cause(frame_of(draft, key)))


@GAME.task("connived")
def connived(draft: MtgDraft, key: int, ref: Ref, chosen: tuple[str, ...]) -> None:
    """Discard the cards; for each nonland card among them the permanent gets a +1/+1 counter."""
    view, by = view_of(draft), cause(frame_of(draft, key))
    counters = sum("land" not in view.of(id).types for id in chosen)
    draft.cite(_DONE)
    draft.do("connive-counters", key, ref, counters)
    draft.propose(*(discarding(draft, id, by) for id in chosen))


@GAME.task("connive-counters")
def connive_counters(draft: MtgDraft, key: int, ref: Ref, counters: int) -> None:
    """Put the counters on the permanent where it still is one."""
    by = cause(frame_of(draft, key))
    if counters and present(draft, ref) is not None:
        draft.propose(event("put-counters", ref[0], counters, by, counter="+1/+1", number=ref[1], rules=(_CONNIVE,)))


# Discover.


@instruction("discover")
def discover(draft: MtgDraft, key: int, action: Action) -> None:
    """Begin to exile cards from the top of a library."""
    for player in players(draft, key, action.of):
        after_all_of_it(draft, "discovers", player, cause(frame_of(draft, key)), _DISCOVERED)
        draft.do("discover-on", player, cause(frame_of(draft, key)), number(draft, key, action.amount), ())


@GAME.task("discover-on")
def discover_on(draft: MtgDraft, player: str, by: str | None, most: int, exiled: tuple[Ref, ...]) -> None:
    """Exile the next card of the library, or end where there is none."""
    over = Task("discover-over", (player, by, exiled, None))
    exile_the_next(
        draft, player, by, _DISCOVER, over, lambda top: Task("discover-look", (player, by, most, (*exiled, top)))
    )


@GAME.task("discover-look")
def discover_look(draft: MtgDraft, player: str, by: str | None, most: int, exiled: tuple[Ref, ...]) -> Ask | None:
    """Offer to cast the card exiled last if it is a nonland card of small enough mana value, otherwise go on."""
    id, count = exiled[-1]
    record = draft.objects.get(id)
    fits = record is not None and record.number == count and record.place == EXILE
    if not fits or "land" in view_of(draft).of(id).types or _mana_value(draft, id) > most:
        draft.do("discover-on", player, by, most, exiled)
        return None
    assert record is not None
    over = Task("discover-over", (player, by, exiled, exiled[-1]))
    if all(_mana_value(proposed(draft, player, id, way), id) > most for way in free_ways(draft, record)):
        draft.next(over)
        return None
    return offering(
        draft, player, record, FREE, over, _DISCOVER, "118.9", fits=lambda seen: _mana_value(seen, id) <= most
    )


def _mana_value(draft: MtgDraft, id: str) -> int:
    return mana_value_of(draft.objects[id], view_of(draft).of(id))


@GAME.task("discover-over")
def discover_over(draft: MtgDraft, player: str, by: str | None, exiled: tuple[Ref, ...], last: Ref | None) -> None:
    """A card that was not cast goes to the hand, the others to the bottom of the library in a random order."""
    there = [ref for ref in exiled if present(draft, ref) is not None and draft.objects[ref[0]].place == EXILE]
    left = sorted(ref[0] for ref in there if ref != last)
    in_random_order(draft, player, tuple(left))
    kept = [moving(draft, last[0], "hand", by, rules=(_DISCOVER,))] if last is not None and last in there else []
    draft.propose(*kept, *(moving(draft, id, "library", by, at="bottom", rules=(_DISCOVER,)) for id in left))


# Incubate.


@cache
def _incubator() -> tuple[Card, Card]:
    """Return the faces of an Incubator token."""
    front = {
        "name": "Incubator Token",
        "types": "Artifact - Incubator",
        "abilities": [{"activated": {"cost": "{2}", "do": [{"transform": "this"}]}}],
    }
    back = {"name": "Phyrexian Token", "types": "Artifact Creature - Phyrexian", "pt": "0/0"}
    return read_token(Part(front)), read_token(Part(back))


@instruction("incubate")
def incubate(draft: MtgDraft, key: int, action: Action) -> None:
    """Players create Incubator tokens with +1/+1 counters."""
    front, back = _incubator()
    turned = front._replace(layout="transforming", faces=(definition_key(draft, back),))
    many = number(draft, key, action.amount)
    draft.cite(_INCUBATE, "mtg@20260417:701.53b", _INCUBATOR)
    by = cause(frame_of(draft, key))
    counters = (("+1/+1", many),) if many > 0 else ()
    details = {DOUBLE_FACED: True, "counters": counters}
    who = players(draft, key, action.of)
    for player in who:
        after_all_of_it(draft, "incubates", player, by, _INCUBATE)
    draft.propose(*(creating(player, turned, 1, by, **details) for player in who))


# Suspect.

SUSPECTED = "suspected"
"""Detail of a suspected permanent."""

_MENACE = Modification("gain", Ability("keyword", "menace", text="menace"))
_BY_SUSPECTING = ((BECAUSE, _SUSPECTED),)
SUSPICION = (
    Ability("static", modify=(_MENACE,), details=_BY_SUSPECTING),
    Ability("cant", "block", details=_BY_SUSPECTING),
)
"""What is true of a permanent for as long as it is suspected."""


@instruction("suspect")
def suspect(draft: MtgDraft, key: int, action: Action) -> None:
    """Creatures become suspected: they have menace and can't block for as long as they are."""
    found = tuple(ref for ref in refs(draft, key, action.of) if (one := present(draft, ref)) and not one.get(SUSPECTED))
    if not found:
        return
    for ability in SUSPICION:
        begin_effect(draft, key, ability, found, None)
    for id, _ in found:
        draft.change(id, details=tuple(sorted({**dict(draft.objects[id].details), SUSPECTED: True}.items())))
        draft.note("suspected", of=id, rules=(_SUSPECT, _SUSPECTED))
    draft.propose(*(event("becomes-suspected", id, number=number, rules=(_SUSPECT,)) for id, number in found))


@instruction("unsuspect")
def unsuspect(draft: MtgDraft, key: int, action: Action) -> None:
    """Creatures are no longer suspected: what came with that ends (701.60a, 701.60c)."""
    found = {ref for ref in refs(draft, key, action.of) if (one := present(draft, ref)) and one.get(SUSPECTED)}
    for id, effect in list(draft.effects.items()):
        if effect.ability.details != _BY_SUSPECTING or effect.objects is None or found.isdisjoint(effect.objects):
            continue
        left = tuple(ref for ref in effect.objects if ref not in found)
        if left:
            draft.put_effect(id, effect._replace(objects=left))
        else:
            draft.drop_effect(id)
    for id, _ in sorted(found):
        details = tuple(pair for pair in draft.objects[id].details if pair[0] != SUSPECTED)
        draft.change(id, details=details)
        draft.note("no-longer-suspected", of=id, rules=(_SUSPECT,))


# Endure.


@instruction("endure")
def endure(draft: MtgDraft, key: int, action: Action) -> None:
    """The controller of a permanent puts counters on it, or creates a Spirit token of that size; nothing for 0.

    A permanent that has left the battlefield gets no counters.
    """
    many = number(draft, key, action.amount)
    if many <= 0:
        draft.cite("mtg@20260417:701.63b")
        return
    spirit = read_token(Part({"types": "Creature - Spirit", "pt": f"{many}/{many}", "colors": "white"}))
    for ref in those(view_of(draft), action.of or ("this",), frame_of(draft, key)):
        player = controller_of(view_of(draft), ref)
        if player is None or player not in alive(draft):
            continue
        draft.note("endures", of=ref[0], by=player, rules=(_ENDURE,))
        draft.do("has-endured", ref)
        created = creating(player, spirit, 1, cause(frame_of(draft, key)))
        if present(draft, ref) is None:
            draft.propose(created)
            continue
        draft.do("ask-to-endure", player, cause(frame_of(draft, key)), ref, many, created)


@GAME.task("has-endured")
def has_endured(draft: MtgDraft, ref: Ref) -> None:
    """Say what has endured, though it may have left the battlefield."""
    draft.propose(event("endures", ref[0], number=ref[1], rules=(_ENDURE,)))


@GAME.task("ask-to-endure")
def ask_to_endure(_draft: MtgDraft, player: str, by: str | None, ref: Ref, many: int, created: Event) -> Ask:
    """Ask whether the counters are put on the permanent; otherwise the token is created."""
    return asking_optional(player, Task("endured", (by, ref, many, created)), of=by)


@GAME.task("endured")
def endured(draft: MtgDraft, by: str | None, ref: Ref, many: int, created: Event, choice: str) -> None:
    """Put the counters on, or create the token."""
    counters = event("put-counters", ref[0], many, by, counter="+1/+1", number=ref[1], rules=(_ENDURE,))
    draft.propose(counters if choice == ACCEPT else created)
