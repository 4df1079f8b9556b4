"""Chapter 4, what moves cards (701.6 to 701.8, 701.15, 801.4), 位相 (105, 701.2), and the end of the game (104)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.duel_masters.characteristics import (
    CONTINUOUS,
    controller_of,
    information,
    speaks_of,
    under_static_abilities,
    why_given,
)
from judgekit.games.duel_masters.game import (
    DUEL,
    ZONES,
    DuelDraft,
    DuelPosition,
    GameCard,
    Information,
    attack_of,
    card_of,
    goes_on,
    library_of,
    shields_of,
    sides_of,
    top_of,
    turn_number,
)
from judgekit.games.duel_masters.king_cells import join, leaving_alone
from judgekit.games.duel_masters.meanings import holds
from judgekit.games.duel_masters.terms import ELEMENTS, HIDDEN, PLACEABLE, Card, any_says
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import moved, remember
from judgekit.mechanics.actions import moving as moves
from judgekit.mechanics.actions.destroying import OF_ONE_CARD, add_destroying
from judgekit.mechanics.actions.ending import EndingRules, add_endings
from judgekit.mechanics.actions.seen import add_seen
from judgekit.mechanics.actions.statuses import Turning, add_statuses
from judgekit.mechanics.objects import Ref, present, ref_of
from judgekit.mechanics.terms.records import Ability, Value, with_other
from judgekit.mechanics.unknown_cards import note_place

RULES_OF_ZONES = {
    "battle-zone": ("403.1",),
    "graveyard": ("404.1",),
    "hand": ("402.1",),
    "library": ("401.2",),
    "mana-zone": ("405.1",),
    "shield-zone": ("406.2",),
    "under": ("403.4",),
}
"""What each zone is for."""

_PUBLIC = ("battle-zone", "mana-zone", "graveyard")
"""Zones in which everybody sees the cards (400.2a)."""


def why_unseen(card: GameCard, to: str) -> tuple[str, ...]:
    """Return by which rule a card out of a hidden zone that nobody shows is not seen there, or only once it is there."""
    if card.place not in HIDDEN:
        return ()
    return ("400.2e",) if to in HIDDEN else ("400.2f",) if to in _PUBLIC else ()


REPLACING_RULES = ("609.1", "609.1a", "609.3", "101.5", "609.4", "603.2d")
"""By which rules something is replaced: once, and what was replaced did not happen."""

BECAME = "became"
"""Fact: what creatures were, and what they have become by evolving or by 再構築 (801.2, 801.4c)."""

RULES_OF_CAUSES = {
    "destroy": ("701.6b",),
    "discard": ("701.7a",),
    "break": ("701.14a",),
    "shield": ("701.14b",),
    "summon": ("301.2",),
    "cast": ("302.2", "605.2f", "409.1b"),
    "deploy": ("308.2",),
}
"""What moving is called when it is done for a reason that has a name."""


def moving(position: DuelPosition, id: str, to: str, cause: str, by: str | None = None, **details: Value) -> Event:
    """Return the event that a card moves to a zone, for the player who controls it where no other is named.

    Args:
        position: where it is now.
        id: the card.
        to: name of the zone; whose it is follows from the owner (from `player` in the battle zone).
        cause: why: those of `RULES_OF_CAUSES`, "effect" and others.
        by: what causes it.
        details: `player`, `tapped`, `at` (place in a library), `onto` (evolution sources), `side`, `alone` (only the top card),
            `host` (below which card), `cell` (only that king cell), `cells` (with which king cells it is joined).
    """
    player = details.pop("player", None) or controller_of(position, id)
    return moves.moving(position, id, to, cause, by, player=player, **details)


@DUEL.event("move")
def move(draft: DuelDraft, happening: Event) -> Consequences:
    """Move a card; it is a new object there (400.5). What lies below a creature leaves with it, unless only the top card does."""
    id = happening.of or ""
    card = draft.objects.get(id)
    if card is None or card.number != happening.get("number") or card.zone is None:
        return NOTHING_HAPPENED
    to, cause = happening.get("to"), happening.get("cause")
    if leaving_alone(draft, happening):
        return NOTHING_HAPPENED
    if to == card.place and to not in ("library", "shield-zone"):
        draft.cite("409.2a")
        return NOTHING_HAPPENED
    before = information(draft, id)
    forget_what_was_given(draft, card)
    left_battle_zone = card.place == "battle-zone"
    if left_battle_zone:
        remember(draft, card.ref, before, "none")
    onto: tuple[str, ...] = happening.get("onto", ())
    _put_there(draft, card, happening)
    onto_shield = to == "under" and draft.objects[happening.get("host")].place == "shield-zone"
    draft.cite(
        *RULES_OF_ZONES["shield-zone" if onto_shield else to],
        *RULES_OF_CAUSES.get(cause, ()),
        *happening.get("rules", ()),
        "400.5",
    )
    draft.changed("zone", card.place, to)
    if card.place in _PUBLIC and to in HIDDEN and not card.face_down:
        draft.cite("400.5a")
    if _changes_shields(card, happening):
        draft.cite("113.3")
    if to == "mana-zone" and draft.objects[id].face_down:
        draft.cite("405.4")
    elif to == "mana-zone" and len(before.civilizations) > 1:
        draft.cite("106.2b")
    if left_battle_zone and any(ability.kind == "static" and ability.affects for _, ability in before.abilities):
        draft.cite("604.2", "608.3b")  # what it did to others lasts only while it is there
    if to == "battle-zone":
        if happening.get("blocking"):
            _block_by_coming(draft, id)
        if cause == "execute":
            draft.cite(*({"312.2"} if "artifact" in before.types else {"315.2"} if "tamaseed" in before.types else ()))
        if card.place == "mana-zone":
            draft.cite("400.5b")
        _come_into_play(draft, id, happening, onto)
    _leave(draft, card, happening)
    if card.place == "library" and not draft.zones.get(card.zone, ()) and not draft.players[card.owner].lost:
        # Also where an effect is about to put cards back: for a moment there was none (104.2b).
        return [event("lose", card.owner, rules=("104.2b", "703.4b", "111.2d"))]
    return None


def forget_what_was_given(draft: DuelDraft, card: GameCard) -> None:
    """Let a card that is held no longer lose what effects gave it before it was held (409.1d)."""
    for key, effect in draft.effects.items() if card.held else ():
        if card.ref in (effect.objects or ()):
            draft.put_effect(key, effect._replace(objects=tuple(one for one in effect.objects if one != card.ref)))
            draft.cite("409.1d")


def _block_by_coming(draft: DuelDraft, id: str) -> None:
    """Let a creature come blocking: it is the blocking creature, and nothing triggers on a block (507.4)."""
    now, card = attack_of(draft), draft.objects[id]
    if now is None or card.controller == draft.facts["active"] or not goes_on(draft, now):
        return
    if now.at not in ("attack", "block"):
        raise Unsupported(phrase("a creature that comes blocking once shields are broken"), "507.4")
    draft.set(attack=now._replace(target=card.ref, blocker=card.ref, blocked=True, blocked_by_coming=True))
    draft.cite("507.4", "507.2c")


def _changes_shields(card: GameCard, happening: Event) -> bool:
    """Tell whether an effect, and no break, makes the shields of a player more or fewer (113.3)."""
    if happening.by is None or happening.get("cause") == "break" or card.host is not None:
        return False
    return (card.place == "shield-zone") != (happening.get("to") == "shield-zone" and happening.get("host") is None)


def _put_there(draft: DuelDraft, card: GameCard, happening: Event) -> None:
    to = happening.get("to")
    player = happening.get("player") if to in ZONES.shared else card.owner
    before = information(draft, card.id)
    hidden = bool(happening.get("face_down", False))  # face down it has no civilization (405.4)
    tapped = happening.get("tapped")
    if tapped is None:
        tapped = to == "mana-zone" and len(before.civilizations) > 1 and not hidden
    changed = card.anew()._replace(
        controller=player or card.owner,
        tapped=bool(tapped),
        face_down=hidden,
        host=happening.get("host"),
        arrived=turn_number(draft) if to in ("battle-zone", "under") else -1,
    )
    if to == "battle-zone":
        changed = changed._replace(came=changed.arrived, side=happening.get("side"), marks=card.marks)
    if card.host is not None and card.host in draft.objects:  # it lay below another card
        host = draft.objects[card.host]
        draft.change(host.id, under=tuple(one for one in host.under if one != card.id))
    draft.put(changed)
    moved(draft, card.ref, changed.ref)
    if changed.host is not None:  # it lies below another card now, as the lowest of all (403.4a)
        draft.change(changed.host, under=(*draft.objects[changed.host].under, card.id))
        draft.cite("113.2" if draft.objects[changed.host].place == "shield-zone" else "403.4a")
    _lie_in(draft, changed, to, happening.get("at"))


def _lie_in(draft: DuelDraft, card: GameCard, zone: str, at: int | None) -> None:
    """Put a card into a zone of its owner's: into a library on its top, or at a place, which everybody knows of its ends."""
    key = ZONES.key(zone, card.owner)
    draft.move(card.id, key, 0 if at is None and zone == "library" else at)
    if zone == "library" and (not at or at == moves.BOTTOM):
        note_place(draft, key, card.id)


def _come_into_play(draft: DuelDraft, id: str, happening: Event, onto: tuple[str, ...]) -> None:
    """Do what goes with a card that comes into the battle zone: its side, its cells, what it does there, what lies below it."""
    side = happening.get("side")
    if side is None:
        elements = [one for one in sides_of(draft, draft.objects[id]) if one.types & ELEMENTS]
        whole = draft.cards.get(draft.objects[id].card or "")
        if whole is not None and whole.sides and elements:
            draft.change(id, side=elements[0].name)
            draft.cite("810.3a")
    if happening.get("cells") is not None:
        join(draft, id, happening.get("cells"))
    printed = card_of(draft, draft.objects[id])
    if under_static_abilities(draft, id):
        draft.cite("608.3c", "603.5b", *_what_was_added(information(draft, id), printed))
    own = printed.abilities if printed is not None else ()
    if draft.facts.get("step") == "turn-start" and any(map(_begins_turns, own)):
        draft.cite("501.2a")  # it comes too late for this turn
    card = draft.objects[id]
    names = {
        one.name
        for one in own
        if one.kind != "rule" or holds(draft, one.condition, Frame(card.controller, card.ref, one))
    }
    if "shield-force" in names:
        draft.do("lean-on-shield", id)
    if "ex-life" in names:
        draft.do("ex-life", id)
    if "d2" in information(draft, id).special:
        others = (draft.objects[one] for one in draft.zones.get("battle-zone", ()) if one != id)
        older = tuple(one.ref for one in others if "d2" in information(draft, one.id).special)
        draft.set_fact("driven-out", (*draft.facts.get("driven-out", ()), *older))
    if onto:
        _lay_sources(draft, id, onto)


def _what_was_added(info: Information, printed: Card | None) -> Iterator[str]:
    """Yield the rules by which a card has more civilizations and races as it comes than are printed on it (106.4, 203.3)."""
    if printed is not None and info.civilizations - printed.civilizations:
        yield "106.4"
    if printed is not None and set(info.races) - set(printed.races):
        yield "203.3"


def _lay_sources(draft: DuelDraft, id: str, onto: tuple[str, ...]) -> None:
    """Put the evolution sources below a card, which goes on as the same creature (801.2), tapped if one of them was."""
    below: list[str] = []
    tapped, powers = False, list[Ability]()
    for source in onto:
        host = draft.objects[source]
        if host.place == "battle-zone":
            tapped = tapped or host.tapped
            found = (one for _, one in information(draft, source).abilities if one.kind == "triggered")
            powers += [one for one in found if one.when is not None and "evolve" in one.when.events]
        else:
            draft.change(source, arrived=turn_number(draft))
            draft.cite(
                *(("400.5b",) if host.tapped else ())
            )  # tapped in the mana zone it lets the creature come untapped
        below += [source, *host.under]
        _follow_evolution(draft, host.ref, draft.objects[id].ref)
    for one in below:
        lying = draft.objects[one]
        draft.put(lying._replace(under=(), host=id, tapped=False, side=None, number=lying.number + 1))
        draft.move(one, "under")
    draft.change(id, under=tuple(below), tapped=tapped)
    if powers:
        draft.do("evolved", id, tuple(powers))
    awake = "802.3" if "neo" in information(draft, id).special else "801.3"  # it is not summoning sick
    draft.cite("701.15a", "801.2", awake, *(("801.2b",) if tapped and len(onto) > 1 else ()))


def _begins_turns(ability: Ability) -> bool:
    """Tell whether an ability triggers as a turn begins."""
    return ability.kind == "triggered" and ability.when is not None and ("at", ("turn-start",)) in ability.when.details


def _follow_evolution(draft: DuelDraft, old: Ref, new: Ref) -> None:
    """Let effects, what waits and the attack mean what a creature has become by evolving, or by 再構築 (801.2, 801.4c)."""
    draft.set_fact(BECAME, (*draft.facts.get(BECAME, ()), (old, new)))
    for key, effect in list(draft.effects.items()):
        objects, chosen = with_other((effect.objects, effect.frame.chosen), old, new)
        if (objects, chosen) != (effect.objects, effect.frame.chosen):
            draft.put_effect(key, effect._replace(objects=objects, frame=effect.frame._replace(chosen=chosen)))
    attack = attack_of(draft)
    if attack is not None:
        changed = with_other(attack, old, new)
        if changed != attack:
            draft.set(attack=changed)
            draft.cite("801.2a")


@DUEL.task("ex-life")
def ex_life(draft: DuelDraft, id: str) -> None:
    """EXライフ: make the top card of the library a shield as the creature comes (110.4f); it leaves in its place later."""
    card = draft.objects[id]
    for shield in top_of(draft, card.controller, 1):
        there = (shield, draft.objects[shield].number + 1)
        draft.change(id, marks=(*card.marks, ("ex-life", there)))
        draft.propose(moving(draft, shield, "shield-zone", "effect", id, rules=("110.4f",)))


@DUEL.task("lean-on-shield")
def lean_on_shield(draft: DuelDraft, id: str) -> Ask | None:
    """シールド・フォース: choose an own shield as the creature comes; while it is there the SF abilities function (110.4f)."""
    shields = shields_of(draft, draft.objects[id].controller)
    if not shields:
        draft.note("impossible", of=id, rules=("101.3", "605.2b"), verb="choose")
        return None
    args = (shields, 1, 1, ("110.4f", "605.2b"))
    return Ask("choose", draft.objects[id].controller, of=id, args=args, then=Task("leans-on", (id,)))


@DUEL.task("leans-on")
def leans_on(draft: DuelDraft, id: str, choice: tuple[str, ...]) -> None:
    """Note on which shield a creature leans."""
    card = draft.objects[id]
    draft.change(id, marks=(*card.marks, *(("shield-force", draft.objects[one].ref) for one in choice)))


def _leave(draft: DuelDraft, card: GameCard, happening: Event) -> None:
    """Take what lay below a card along (109.2b), or let it stay and be reconstructed (801.4) where only the top card left."""
    if not card.under:
        return
    draft.cite("113.2" if card.place == "shield-zone" else "109.2b")
    if happening.get("alone"):
        _reconstruct(draft, card)
        rules = ("703.4h", "801.4", "801.4a", *(("801.4b",) if len(card.under) > 1 else ()))
        draft.do("pipe", (event("reconstruct", card.id, rules=rules),), 0, None)
        return
    draft.cite(*(() if card.place == "shield-zone" else ("316.3",)))
    to = happening.get("to")
    for id in card.under:
        below = draft.objects[id]
        draft.put(below._replace(host=None, controller=below.owner, number=below.number + 1))
        _lie_in(draft, below, to if to != "battle-zone" else "graveyard", happening.get("at"))
    if any_says(draft.cards, "carried"):  # each card that lay below another one is put there, too (109.2b)
        lain = (draft.objects[id] for id in card.under)
        carried = (event("carried", one.id, by=happening.by, number=one.number, to=one.place) for one in lain)
        draft.do("pipe", tuple(carried), 0, None)


def _reconstruct(draft: DuelDraft, card: GameCard) -> None:
    """再構築: the topmost card below that can be in the battle zone by itself stays (801.4a, 801.4b), an evolution creature too."""
    rest = list(card.under)
    while rest:
        top = rest.pop(0)
        lying = draft.objects[top]
        printed = [one for one in sides_of(draft, lying) if one.types & ELEMENTS]
        if not printed:
            draft.put(lying._replace(host=None, number=lying.number + 1))
            draft.move(top, f"graveyard/{lying.owner}")
            continue
        stands = printed[0]
        upright = not stands.types & {"creature", "tamaseed"}
        whole = draft.cards.get(lying.card or "")
        side = stands.name if whole is not None and whole.sides else None
        standing = lying._replace(host=None, under=tuple(rest), controller=card.controller, number=lying.number + 1)
        draft.put(standing._replace(side=side, tapped=card.tapped and not upright))
        draft.move(top, "battle-zone")
        for below in rest:
            draft.change(below, host=top)
        draft.cite("801.4c", "801.4d")
        _follow_evolution(draft, card.ref, draft.objects[top].ref)
        ways = tuple(one.name for one in printed if "wd" in one.special)
        if len(ways) > 1:
            then = Task("stands-as", (top,))
            draft.do("ask", Ask("side", lying.owner, of=top, args=(ways, ("819.1c",)), then=then))
        return


@DUEL.task("stands-as")
def stands_as(draft: DuelDraft, id: str, name: str) -> None:
    """Put a WD field upright as the side that its owner wants (819.1c)."""
    draft.change(id, side=name)
    draft.note("stands-as", of=id, rules=("819.1c",), side=name)


@DUEL.event("other-side")
def to_other_side(draft: DuelDraft, happening: Event) -> Consequences:
    """Turn a WD field upside down: its other side stands upright then and is all that counts (819.1b, 701.28a)."""
    card = draft.objects[happening.of or ""]
    if card.place != "battle-zone" or card.number != happening.get("number"):
        return NOTHING_HAPPENED
    other = next(side.name for side in sides_of(draft, card) if side.name != card.side)
    draft.change(card.id, side=other)
    draft.cite("819.1b", "701.28a")
    draft.changed("side", card.side, other)
    return None


def as_become(position: DuelPosition, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return creatures as what they have become since, by evolving or by 再構築: they are the same ones (801.2, 801.4c)."""
    became = dict(position.facts.get(BECAME, ()))
    for _ in became:
        refs = tuple(became.get(ref, ref) for ref in refs)
    return refs


def stands_on_another(special: frozenset[str]) -> bool:
    """Tell whether a card cannot be in the battle zone without a card below it (801.1a); 禁断スター進化 can (813.1b)."""
    return bool(special & {"evolution", "star-evolution"}) and "forbidden" not in special


add_destroying(DUEL, ("battle-zone",), "graveyard", ("701.6a",), moving)


def leaving_destroyed(position: DuelPosition, destruction: Event) -> Event:
    """Return the move by which what is destroyed leaves, the creature or one card of it (701.6a, 109.2a)."""
    kept = {name: destruction.get(name) for name in OF_ONE_CARD if destruction.get(name)}
    return moving(position, destruction.of or "", "graveyard", "destroy", destruction.by, **kept)


@DUEL.event("discard")
def discard(draft: DuelDraft, happening: Event) -> Consequences:
    """捨てる: put a card from the hand into the graveyard (701.7a)."""
    id = happening.of or ""
    card = draft.objects.get(id)
    if card is None or card.place not in ("hand", "shield-zone"):
        return NOTHING_HAPPENED
    who = ("701.7b",) if happening.by is not None and card.place == "hand" else ()
    draft.cite("701.7a", *who, *happening.get("rules", ()))
    return [moving(draft, id, "graveyard", "discard", happening.by)]


@DUEL.event("draw")
def draw(draft: DuelDraft, happening: Event) -> Consequences:
    """引く: put the top card of the library into the hand; with none there nothing happens (114.6, 114.6a)."""
    player = happening.of or ""
    ids = library_of(draft, player)
    draft.cite(*happening.get("rules", ()))
    if not ids:
        draft.cite("114.6", "114.6a")
        return NOTHING_HAPPENED
    draft.cite("114.1")
    return [moving(draft, ids[0], "hand", "draw", happening.by)]


def impossible(draft: DuelDraft, proposed: Event) -> bool:
    """Drop an event that a card or the book says cannot happen: "cannot" beats "can" (101.2, 700.3)."""
    found = _why_not(draft, proposed) if proposed.of in draft.objects else None
    if found is not None:
        idle = ("609.5",) if DUEL.replacements(draft, proposed) else ()  # what does not happen is not replaced
        draft.note("cannot", of=proposed.of, rules=(*found[1], *idle), event=found[0])
    return found is not None


def _why_not(draft: DuelDraft, proposed: Event) -> tuple[str, tuple[str, ...]] | None:
    """Return what cannot happen to a card, and by which rules; None where it can."""
    id, moves = proposed.of or "", proposed.kind == "move"
    leaves = moves and proposed.get("from") == "battle-zone"
    if leaves and kept_from(draft, id, "cannot-leave", proposed.by):
        return "move", ("101.2", "700.3", *why_given(draft, id, "cannot-leave"))
    destroyed = proposed.kind == "destroy" or (leaves and proposed.get("cause") == "destroy")
    if destroyed and kept_from(draft, id, "cannot-be-destroyed", proposed.by):
        return "destroy", ("101.2", "700.3", *why_given(draft, id, "cannot-be-destroyed"))
    if moves and proposed.get("to") == "battle-zone":
        card, player = draft.objects[id], proposed.get("player")
        kinds = ("cannot-put", *(("cannot-put-unsummoned",) if proposed.get("cause") != "summon" else ()))
        comes = card.place != "battle-zone" and player is not None
        if comes and any(CONTINUOUS.banned(draft, kind, player, id) is not None for kind in kinds):
            return "move", ("101.2",)
        placeable = any(side.types & PLACEABLE for side in sides_of(draft, card))
        if card_of(draft, card) is not None and not placeable and proposed.get("cells") is None:
            return "move", ("400.3", "814.1")
        if same_dream(draft, id):
            return "move", ("817.2",)
    return None


def kept_from(position: DuelPosition, id: str, name: str, by: str | None = None) -> bool:
    """Tell whether a card says that something does not happen to it: at all, or where a certain card would do it (101.2)."""
    return speaks_of(position, id, name, ref_of(position, by) if by is not None else ("", 0), anywhere=True)


def same_dream(draft: DuelPosition, id: str) -> bool:
    """Tell whether a player has a ドリーム element in the battle zone of the name that would come there (817.2)."""
    card = draft.objects.get(id)
    if card is None or card.place == "battle-zone":
        return False
    coming = [side.name for side in sides_of(draft, card)]
    there = (draft.objects[one] for one in draft.zones.get("battle-zone", ()))
    infos = [information(draft, one.id) for one in there if one.owner == card.owner]
    return any("dream" in info.special and info.name in coming for info in infos)


DUEL.impossible = impossible


TAPPED_IN = ("battle-zone", "mana-zone")
"""Where cards can be tapped (105.4a)."""


def _standing(draft: DuelDraft, happening: Event) -> GameCard | None:
    """Return the card that an event means, where its 位相 can change."""
    id = happening.of or ""
    card: GameCard | None = present(draft, (id, happening.get("number", ref_of(draft, id)[1])))
    now = attack_of(draft)
    fights_on = card is not None and now is not None and card.ref in (now.attacker, now.blocker) and now.at != "end"
    if fights_on and not happening.get("rules"):  # by an effect
        draft.cite("505.6b")
    return card if card is not None and card.place in TAPPED_IN else None


add_statuses(
    DUEL,
    {
        "tap": lambda _happening: Turning("tapped", True, ("105.1", "701.2a"), already=("105.6",)),
        "untap": lambda _happening: Turning("tapped", False, ("105.1", "701.2b"), already=("105.6",)),
        "invert": lambda _happening: Turning("inverted", True, ("105.5", "701.28a")),
    },
    _standing,
)

add_seen(
    DUEL,
    {
        "begin": (),  # a moment has come
        "cast": (),
        "summon": ("301.2",),
        "attack": ("506.3", "506.3a"),
        "attacked": ("506.3a",),
        "becomes-chosen": ("605.2b",),
        "block": ("507.3", "507.3a"),
        "blocked": ("507.2c", "507.3b"),
        "unblocked": ("507.3c",),
        "battle": ("115.1", "701.13a"),
        "fight": ("115.2",),  # each of the two
        **dict.fromkeys(("win-battle", "lose-battle"), ("115.3d",)),
        "battle-over": ("115.3d",),
        "before-break": ("603.7",),
        "break": ("701.14a",),
        "breaks": ("603.2b", "700.1"),  # for who breaks them all the shields are one event (509.5)
        "win-clash": ("701.21b",),
        "use-trigger": ("112.3a",),
        "use-strike": ("509.5b",),
        "attack-end": ("510.1",),
        "reconstruct": (),
        "carried": ("603.2b",),  # what lay below leaves as a card
    },
)

add_endings(
    DUEL,
    EndingRules(
        over=("104.1",),
        wins=("104.2c",),
        both=("104.2c",),
        draw=("104.1",),
        left=("104.1",),
        loses=("104.2c",),
        concedes=("104.1",),
    ),
)

_DECIDE = DUEL.tasks["outcome"]


@DUEL.task("outcome")
def outcome(draft: DuelDraft) -> None:
    """End the game; who wins and loses at once wins (104.2c)."""
    for player, record in draft.players.items():
        if record.won and record.lost:
            draft.change_player(player, lost=False)
            draft.note("wins-all-the-same", of=player, rules=("104.2c",))
    _DECIDE(draft)
