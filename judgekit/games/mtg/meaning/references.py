"""608.2, 109.5, 115: whom or what the words of an ability mean: references resolved to objects and players."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.defenders import attacked_player, defender_against
from judgekit.games.mtg.meaning.filters import ASKING, matching, passes
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.meaning.last_known import source_record
from judgekit.games.mtg.meaning.unresolved import could_settle, unresolved
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import WHOM, amount, players_of, those
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import (
    GAME,
    MtgPosition,
    active_players,
    last_seen,
    opponents,
    present,
    stated_in,
    turn_order,
)
from judgekit.games.mtg.state.objects import PAIRED, Frame, Ref
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.terms.records import Card, Filter, Formula, Reference


def player_ref(player: str) -> Ref:
    """Return a player as a reference."""
    return (player, 0)


def _of(*players: str) -> tuple[Ref, ...]:
    return tuple((player, 0) for player in players)


def _source(_view: View, frame: Frame, *_rest: object) -> tuple[Ref, ...]:
    return (frame.source,) if frame.source is not None else ()


def _partner(view: View, frame: Frame, *_rest: object) -> tuple[Ref, ...]:
    """Return the creature that the source is paired with (702.95b)."""
    record = present(view.position, frame.source) if frame.source is not None else None
    partner: Ref | None = record.get(PAIRED) if record is not None else None
    return (partner,) if partner is not None and present(view.position, partner) is not None else ()


HOST = "host"
"""Name under which a frame keeps what its source was attached to when its instructions began to be followed (608.2h)."""


def _attached(view: View, frame: Frame, *_rest: object) -> tuple[Ref, ...]:
    """Return what the source is attached to, or was: the words go on meaning it after the same effect has moved it.

    CR 301.5, 303.4, 608.2c.
    """
    if frame.source is None:
        return ()
    record = present(view.position, frame.source)
    if record is not None and record.attached is not None:
        return _host_of(view, record.attached)
    known = last_seen(view.position, frame.source) if record is None else None
    if known is not None and known.host is not None:
        view.cite("113.7a")
        return (known.host,)
    if known is not None and known.object.attached is not None:
        return _of(known.object.attached)
    before: tuple[Ref, ...] = dict(frame.made).get(HOST) or _host_in_event(view, frame)
    if before:
        view.cite("608.2h")
    return before


def host_now(position: MtgPosition, source: Ref | None) -> tuple[Ref, ...]:
    """Return what an object is attached to at this moment, nothing where it is gone or attached to nothing."""
    record = present(position, source) if source is not None else None
    if record is None or record.attached is None:
        return ()
    host = position.objects.get(record.attached)
    return (host.ref,) if host is not None else _of(record.attached)


def _host_of(view: View, attached: str) -> tuple[Ref, ...]:
    if attached in view.position.players:
        return _of(attached)
    host = view.position.objects.get(attached)
    return (host.ref,) if host is not None and not host.phased_out else ()


def _host_in_event(view: View, frame: Frame) -> tuple[Ref, ...]:
    """Return the enchanted or equipped object whose event triggered the ability that resolves, though it has left since."""
    if frame.item is None or frame.event is None or frame.ability is None:
        # Outside of a resolution the pattern itself is still being compared: the event must not answer for it.
        return ()
    for pattern in frame.ability.when:
        for role, value in pattern.roles:
            if isinstance(value, Filter) and value.get("among") == ("attached",):
                return _event(view, frame, role)
    return ()


def _targets(_view: View, frame: Frame, name: str) -> tuple[Ref, ...]:
    return dict(frame.announced.targets).get(name, ())


def _event(view: View, frame: Frame, role: str) -> tuple[Ref, ...]:
    """Return who or what takes part in the event of the ability: `event.object`, `event.player` (603.2, 614.1)."""
    happening = frame.event
    if happening is None:
        raise unresolved("event", role, frame)
    of_all = happening.get(f"all-{role}")
    if of_all is not None:
        return tuple(of_all)
    if role == "object" and happening.kind == "add-mana" and happening.get("source") is not None:
        return (tuple(happening.get("source")),)
    if role in ("object", "of", "to", "target"):
        found = happening.of
    elif role in ("source", "by"):
        source = happening.get("source")
        if source is not None:
            return (tuple(source),)
        found = happening.get("by", happening.by)
    else:
        found = happening.get("tapper" if role == "player" and happening.kind == "tap" else role)
        if found is None and role == "player":
            found = happening.of if happening.of in view.position.players else happening.by
    if found is None:
        raise unresolved("event", role, frame)
    if isinstance(found, tuple):
        return (found,) if found and isinstance(found[0], str) else tuple(found)
    if found in view.position.players:
        return _of(found)
    record = view.position.objects.get(found)
    number = happening.get("number")
    if record is None:
        return ((found, number),) if number is not None else ()
    return ((found, number if number is not None and role in ("object", "of", "to", "target") else record.number),)


def _made(view: View, frame: Frame, name: str) -> tuple[Ref, ...]:
    """Return what earlier instructions settled under a name, or what was paid under it (608.2c, 400.7h)."""
    found = dict(frame.made).get(name)
    if found is None:
        found = dict(frame.announced.paid).get(name)
    if found is None and not settled_somewhere(view, frame, name):
        raise unresolved("made", name, frame)
    return found if isinstance(found, tuple) else ()


def settled_somewhere(view: View, frame: Frame, name: str) -> bool:
    """Tell whether what is followed could settle something under a name: the ability, or the spell with all of its abilities."""
    if frame.ability is not None:
        return could_settle(frame.ability, name)
    printed = _printed(view, frame)
    return printed is None or _says(printed, name)


def _printed(view: View, frame: Frame) -> Card | None:
    record = source_record(view, frame)
    return view.position.cards.get(record.card) if record is not None and record.card is not None else None


def _paid(view: View, frame: Frame, kind: str) -> tuple[Ref, ...]:
    """Return what was paid in some way for a spell or ability; for a copy of it, what was paid for the original (707.10)."""
    record = source_record(view, frame)
    if record is not None and record.kind == "copy":
        view.cite("707.10")
    found = dict(frame.announced.paid).get(kind)
    if found is None and not _could_be_paid(view, frame, kind):
        raise unresolved("paid", kind, frame)
    return found or ()


def _could_be_paid(view: View, frame: Frame, kind: str) -> bool:
    """Tell whether a cost of the ability or of its source speaks of paying in some way, though it was not paid so now."""
    if frame.ability is not None and could_settle(frame.ability.cost, kind):
        return True
    printed = _printed(view, frame)
    return printed is not None and _says(printed, kind)


def _says(card: Card, name: str) -> bool:
    """Tell whether an ability of a card, a keyword spelt out, settles something under a name."""
    spelt_out = (meant for ability in card.abilities for meant in stands_for(ability))
    return any(could_settle(meant._replace(links=()), name) for meant in spelt_out)


def _chosen(view: View, frame: Frame, what: str) -> tuple[Ref, ...]:
    record = source_record(view, frame)
    value = choices_of(view.position, record).get(what) if record is not None else None
    if value is None:
        return ()
    if value in view.position.players:
        return _of(value)
    chosen = view.position.objects.get(value)
    return (chosen.ref,) if chosen is not None else ()


def _delves(card: Card) -> bool:
    """Tell whether cards can be exiled to pay for a spell, so that none may have been (607.2q, 702.66a)."""
    return any(ability.kind == "keyword" and ability.name == "delve" for ability in card.abilities)


def _linked(view: View, frame: Frame, label: str) -> tuple[Ref, ...]:
    record = source_record(view, frame)
    if record is None:
        return ()
    found = dict(record.linked).get(label)
    if found is None and record.card is not None and label not in KEPT_BY_RULES:
        printed = view.position.cards.get(record.card)
        if printed is not None and not _says(printed, label) and not _delves(printed):
            raise unresolved("linked", label, frame)
    return found or ()


KEPT_BY_RULES = frozenset(("haunted",))
"""Labels under which keyword abilities keep objects, which no instruction on a card names (702.55b)."""


def controller_of(view: View, ref: Ref) -> str | None:
    """Return who controls an object, or who last did (109.4, 608.2h)."""
    record = present(view.position, ref)
    if record is not None:
        return view.of(record.id).controller
    known = last_seen(view.position, ref)
    if known is None:
        return None
    view.cite("608.2h")
    controller: str = known.values.controller
    return controller


def _controllers(view: View, frame: Frame, inner: Reference) -> tuple[Ref, ...]:
    found = (controller_of(view, ref) for ref in those(view, inner, frame))
    return tuple(dict.fromkeys((player, 0) for player in found if player is not None))


def _owners(view: View, frame: Frame, inner: Reference) -> tuple[Ref, ...]:
    found = []
    for ref in those(view, inner, frame):
        record = view.position.objects.get(ref[0])
        known = last_seen(view.position, ref) if record is None else None
        if record is not None:
            found.append((record.owner, 0))
        elif known is not None:
            view.cite("608.2h")
            found.append((known.object.owner, 0))
    return tuple(dict.fromkeys(found))


def _all(view: View, frame: Frame, filter: Filter) -> tuple[Ref, ...]:

    return tuple(matching(view, filter, frame))


ENTERING = "entering"
"""Name under which a frame of how a permanent enters keeps what must not change zones meanwhile (614.13a, 614.13b)."""

MILLED_AS_IT_ENTERS = "a card that enters from a library is among the cards on top of it"
"""Policy: what puts cards from the top of a library somewhere as a permanent enters counts the card that enters from there.

By later books it is left out (614.13c).
"""
GAME.policies[MILLED_AS_IT_ENTERS] = True

_LEFT_OUT = "mtg@20260417:614.13c"


def kept_out(frame: Frame) -> tuple[str, ...]:
    """Return what must not be chosen to change zones while a permanent enters: nothing where none does (614.13)."""
    found: tuple[str, ...] = dict(frame.made).get(ENTERING, ())
    return found


def top_of_library(position: MtgPosition, frame: Frame, player: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a library as an instruction counts it from the top, and the rule by which a card that enters from it is left out."""
    library: tuple[str, ...] = position.zones.get(f"library/{player}", ())
    if position.game.policies[MILLED_AS_IT_ENTERS] or not kept_out(frame):
        return library, ()
    left = tuple(id for id in library if id not in kept_out(frame))
    return left, (_LEFT_OUT,) if len(left) < len(library) else ()


def _top(view: View, frame: Frame, whose: Reference, number: Formula) -> tuple[Ref, ...]:

    count = amount(view, number, frame)
    found: list[Ref] = []
    for player in players_of(view, whose, frame):
        ids, rules = top_of_library(view.position, frame, player)
        view.cite(*rules)
        certain(view.position, player, ids[: max(count, 0)])
        found.extend(view.position.objects[id].ref for id in ids[: max(count, 0)])
    return tuple(found)


def _defending(view: View, frame: Frame) -> tuple[Ref, ...]:
    """Return the defending player: that of the attacker named by the ability, or the only one there is (506.2, 508.5, 802.2a)."""
    happening = frame.event
    record = source_record(view, frame)
    if happening is not None and happening.kind in ("attack", "becomes-blocked", "unblocked"):
        record = view.position.objects.get(happening.of) or record
        at = happening.get("defender")
        would = attacked_player(view.position, at) if at is not None else None
        if would is not None:
            return _of(would)
    player = defender_against(view.position, record) if record is not None else None
    return _of(player) if player is not None else _only_defender(view)


def _only_defender(view: View) -> tuple[Ref, ...]:
    """Return the defending player of a game of two (506.2)."""
    active = view.position.facts.get("active")
    found = opponents(view.position, active) if active is not None else ()
    return _of(*found) if len(found) == 1 else ()


def _union(view: View, frame: Frame, inner: tuple[Reference, ...]) -> tuple[Ref, ...]:
    return tuple(dict.fromkeys(ref for each in inner for ref in those(view, each, frame)))


def _next_player(view: View, frame: Frame, inner: Reference) -> tuple[Ref, ...]:
    order = turn_order(view.position)
    found = []
    for player in players_of(view, inner, frame):
        if player in order:
            found.append((order[(order.index(player) + 1) % len(order)], 0))
    return tuple(found)


def _source_of(view: View, frame: Frame, inner: Reference) -> tuple[Ref, ...]:
    found = []
    for ref in those(view, inner, frame):
        record = present(view.position, ref)
        if record is not None and record.source is not None:
            found.append(record.source)
    return tuple(found)


def _chosen_on_resolution(_view: View, _frame: Frame, *_rest: object) -> tuple[Ref, ...]:
    raise Unsupported(phrase("an object that is chosen only while an instruction is followed"), "608.2d")


ACTIVE_MEANT: Final = "active-player"
"""Name under which a frame keeps the active player who is meant, where a team shares its turn (805.9)."""


def _active(view: View, frame: Frame) -> tuple[Ref, ...]:
    """Return the active player; where a team shares its turn the one that the controller of the ability has chosen.

    Raises:
        Unsupported: nothing is followed by which that player could choose.
    """
    meant: tuple[Ref, ...] = dict(frame.made).get(ACTIVE_MEANT, ())
    if meant:
        return meant
    if len(active_players(view.position) if "active" in view.position.facts else ()) > 1:
        raise Unsupported(phrase("the active player, where a team shares its turn and nobody has chosen one"), "805.9")
    return _attacking(view, frame)


def _attacking(view: View, _frame: Frame) -> tuple[Ref, ...]:
    active = view.position.facts.get("active")
    return _of(active) if active is not None else ()


def _last(view: View, frame: Frame, inner: Reference, filter: Filter | None = None) -> tuple[Ref, ...]:
    """Return the one with the latest timestamp of what is meant and still there ("the last creature card exiled with this").

    CR 607.2a, 613.7, 713.4b.
    """
    there = [ref for ref in those(view, inner, frame) if present(view.position, ref) is not None]
    found = [ref for ref in there if filter is None or passes(view, ref, filter, frame)]
    return (max(found, key=lambda ref: view.position.objects[ref[0]].timestamp),) if found else ()


def _granter(view: View, _frame: Frame, source: Ref | None = None) -> tuple[Ref, ...]:
    """Return the object whose ability granted this one, as long as it is that object: no other of its name (201.4a)."""
    if source is None:
        raise Unsupported(phrase("the source of a static ability, named in an ability that it grants"), "201.4a")
    view.cite("201.4a")
    return (source,) if present(view.position, source) is not None else ()


def _the_monarch(view: View, *_rest: object) -> tuple[Ref, ...]:
    """Return the monarch; as long as there is none, an effect that asks for it does nothing (725.5 of the book of 2026)."""
    player = view.position.facts.get("monarch")
    if player is None:
        view.cite(*stated_in(view.position, "mtg@20260417:725.5"))
        return ()
    return _of(player)


WHOM.update(
    {
        "this": _source,
        "you": lambda _view, frame: _of(frame.you),
        "opponent": lambda view, frame: _of(*opponents(view.position, frame.you)),
        "opponents": lambda view, frame: _of(*opponents(view.position, frame.you)),
        "players": lambda view, _frame: _of(*turn_order(view.position)),
        "any-player": lambda view, _frame: _of(*turn_order(view.position)),
        "others": lambda view, frame: _of(*(player for player in turn_order(view.position) if player != frame.you)),
        "active": _active,
        "monarch": _the_monarch,
        "attacking": _attacking,
        "defending": _defending,
        "attached": _attached,
        "paired": _partner,
        "affected": lambda view, frame: _made(view, frame, "affected"),
        "nothing": lambda _view, _frame: (),
        "target": _targets,
        "event": _event,
        "made": _made,
        "paid": _paid,
        "chosen": _chosen,
        "linked": _linked,
        "controller": _controllers,
        "owner": _owners,
        "source-of": _source_of,
        "all": _all,
        "top": _top,
        "union": _union,
        "next-player": _next_player,
        "opponents-of": lambda view, frame, inner: _of(
            *dict.fromkeys(
                other for player in players_of(view, inner, frame) for other in opponents(view.position, player)
            )
        ),
        "choose": _chosen_on_resolution,
        "random": _chosen_on_resolution,
        "decider": lambda _view, _frame, player, _rules: _of(player),
        "ref": lambda _view, _frame, ref: (ref,),
        "granter": _granter,
        "asking": lambda _view, frame: dict(frame.made).get(ASKING) or _of(frame.you),
        "last": _last,
    }
)
