"""120: damage: dealt (120.4b), processed into its results (120.3, 120.4c), never destroying by itself (120.5)."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, detail, event, event_with
from judgekit.games.mtg.actions.damage.preventing import note_unprevented
from judgekit.games.mtg.layers.forbidding import ever_allowed
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning import last_known
from judgekit.games.mtg.meaning.characteristics import Characteristics, keyword_among
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import Known, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Filter


def damaging(
    position: MtgPosition, to: str, amount: int, source: Ref, combat: bool = False, *rules: str, **details: object
) -> Event:
    """Return the event that a source deals damage to an object or player (120.1)."""
    number = position.objects[to].number if to in position.objects else 0
    said = {"combat": combat, "number": number, "rules": rules, "source": source, **details}
    return event_with("damage", to, amount, source[0], said)


LAST_KNOWN: Final = {"deathtouch": "702.2e", "lifelink": "702.15c", "wither": "702.80b", "infect": "702.90d"}
"""The rules by which it counts what a source that is gone was last known to have (608.2h)."""


@GAME.event("damage")
def deal_damage(draft: MtgDraft, happening: Event) -> Consequences:
    """Deal damage and process it into its results; 0 damage is not dealt at all (120.8)."""
    of, amount = happening.of or "", happening.amount
    if amount <= 0:
        draft.cite("120.8", *(("107.1b",) if amount < 0 else ()))
        return NOTHING_HAPPENED
    source: Ref = detail(happening, "source")
    known = last_known.recall(draft, source)
    rules: tuple[str, ...] = ("120.2a",) if detail(happening, "combat") else ("120.2b",)
    if present(draft, source) is None:
        rules += ("113.7a", "608.2h", *(rule for keyword, rule in LAST_KNOWN.items() if _has(known, keyword)))
    if of in draft.players:
        if draft.players[of].lost:
            return NOTHING_HAPPENED
        draft.cite("120.1", *rules, *detail(happening, "rules", ()), "120.4b", "120.4c")
        note_unprevented(draft, happening)
        taken = _taken_to_have(draft, happening, "infect")
        return [*_to_player(of, happening, known, taken), *_lifelink(happening, known)]
    record = draft.objects.get(of)
    if (
        record is None
        or record.zone != BATTLEFIELD
        or record.number != detail(happening, "number")
        or record.phased_out
    ):
        return NOTHING_HAPPENED
    types = view_of(draft).of(of).types
    if not {"creature", "planeswalker", "battle"}.intersection(types):
        draft.cite("120.1a")
        return NOTHING_HAPPENED
    draft.cite("120.1", *rules, *detail(happening, "rules", ()), "120.4b", "120.4c")
    note_unprevented(draft, happening)
    results = []
    if "planeswalker" in types:
        results.append(
            event(
                "remove-counters",
                of,
                amount,
                source[0],
                counter="loyalty",
                number=record.number,
                rules=("120.3c", "306.8", "120.4d"),
            )
        )
    if "battle" in types:
        rules = ("mtg@20260417:120.3h", "mtg@20260417:310.6", "120.4d")
        lost = event("remove-counters", of, amount, source[0], counter="defense", number=record.number, rules=rules)
        results.append(lost)
    if "creature" in types:
        if _has(known, "deathtouch"):
            draft.change(of, deathtouched=True)
        as_though = ever_allowed(draft, "deal-as-though")
        taken_so = tuple([word for word, _ in _SMALLER if _taken_to_have(draft, happening, word)]) if as_though else ()
        results.append(_to_creature(record, happening, known, taken_so))
    return [*results, *_lifelink(happening, known)]


def _has(known: Known | None, keyword: str) -> bool:
    return known is not None and keyword_among(known.values.abilities, keyword)


_SMALLER = (("wither", "702.80a"), ("infect", "702.90c"))
"""Keywords of sources whose damage to creatures is -1/-1 counters, with their rules (120.3d)."""


def _taken_to_have(draft: MtgDraft, happening: Event, keyword: str) -> bool:
    """Tell whether damage is dealt as though its source had a keyword, whatever that source is and wherever it is now (609.4)."""
    if not ever_allowed(draft, "deal-as-though"):
        return False
    view, ref = view_of(draft), (happening.of or "", detail(happening, "number") or 0)
    for entry in in_force(draft, "may"):
        if entry.ability.name != "deal-as-though" or entry.ability.get("as") != keyword:
            continue
        at: Filter | None = entry.ability.get("at")
        if at is None or passes(view, ref, at, entry.frame):
            draft.cite("609.4")
            return True
    return False


def _controller(known: Known | None, happening: Event) -> str:
    controller: str = known.values.controller if known is not None else detail(happening, "player", "")
    return controller


def _to_player(player: str, happening: Event, known: Known | None, taken: bool) -> list[Event]:
    """Damage makes a player lose life, or gives poison counters where the source has infect (120.3a, 120.3b)."""
    if taken or _has(known, "infect"):
        return [
            *_toxic(player, happening, known),
            event(
                "put-counters",
                player,
                happening.amount,
                happening.by,
                counter="poison",
                by_rule=True,
                rules=("120.3b", "702.90b", "120.4d"),
            ),
        ]
    return [
        event("lose-life", player, happening.amount, happening.by, damage=True, rules=("120.3a", "119.2", "120.4d")),
        *_toxic(player, happening, known),
    ]


def _toxic(player: str, happening: Event, known: Known | None) -> list[Event]:
    """Combat damage of a creature with toxic gives a player as many poison counters as all its toxic abilities say together."""
    total = sum(one.value for one in known.values.all_of("toxic")) if known is not None else 0
    if not total or not detail(happening, "combat") or known is None or "creature" not in known.values.types:
        return []
    rules = ("mtg@20260417:702.164c", "mtg@20260417:120.3g", "120.4d")
    return [event("put-counters", player, total, happening.by, counter="poison", by_rule=True, rules=rules)]


def _to_creature(record: Object, happening: Event, known: Known | None, taken: tuple[str, ...]) -> Event:
    """Damage is marked on a creature, or is -1/-1 counters where the source has wither or infect (120.3d, 120.3e)."""
    deadly = _has(known, "deathtouch")
    for keyword, rule in _SMALLER:
        if keyword in taken or _has(known, keyword):
            return event(
                "put-counters",
                record.id,
                happening.amount,
                happening.by,
                counter="-1/-1",
                number=record.number,
                deathtouch=deadly,
                by_rule=True,
                rules=("120.3d", rule, "120.4d"),
            )
    return event(
        "mark-damage",
        record.id,
        happening.amount,
        happening.by,
        number=record.number,
        deathtouch=deadly,
        rules=("120.3e", "120.4d", *(("702.2b",) if deadly else ())),
    )


def _lifelink(happening: Event, known: Known | None) -> list[Event]:
    """A source with lifelink gains its controller that much life, once however often it has lifelink (120.3f, 702.15f).

    CR 702.15b.
    """
    if known is None or not _has(known, "lifelink"):
        return []
    often = len(known.values.all_of("lifelink")) > 1
    rules = ("120.3f", "702.15b", *(("702.15f",) if often else ()), "120.4d")
    gained = event("gain-life", _controller(known, happening), happening.amount, happening.by, rules=rules)
    return [gained.having(**{BY_LIFELINK: True})]


def results_as_one(following: list[Event]) -> list[Event]:
    """Return what damage brings about: life that one source makes a player gain is one event (119.9, 119.10).

    So are all counters of a kind that go from one permanent: the last of them is removed once, whoever dealt the damage.

    CR 120.3f.
    """
    met: dict[tuple[str, str | None, str | None], int] = {}
    found: list[Event] = []
    for each in following:
        by_lifelink = bool(detail(each, BY_LIFELINK))
        if not by_lifelink and each.kind != "remove-counters":
            found.append(each)
            continue
        place = met.setdefault((each.kind, each.of, each.by if by_lifelink else each.get("counter")), len(found))
        if place == len(found):
            found.append(each)
        else:
            found[place] = found[place]._replace(amount=found[place].amount + each.amount)
    return found


GAME.joined = results_as_one

BY_LIFELINK: Final = "lifelink"
"""Detail of an event of gaining life: damage from a source with lifelink brings it about (702.15b)."""


@GAME.event("mark-damage")
def mark_damage(draft: MtgDraft, happening: Event) -> Consequences:
    """Mark damage on a creature, where it stays until the cleanup step (120.3e, 120.6, 702.2b)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != detail(happening, "number") or record.zone != BATTLEFIELD:
        return NOTHING_HAPPENED
    marked = record.marked_damage + happening.amount
    draft.change(
        record.id, marked_damage=marked, deathtouched=record.deathtouched or bool(detail(happening, "deathtouch"))
    )
    draft.cite(*detail(happening, "rules", ()))
    draft.changed("marked damage", record.marked_damage, marked)
    return None


@GAME.event("remove-damage")
def remove_damage(draft: MtgDraft, happening: Event) -> Consequences:
    """Remove all damage marked on a permanent (120.6, 514.2, 701.15a)."""
    record = draft.objects.get(happening.of or "")
    if record is None or not (record.marked_damage or record.deathtouched):
        return NOTHING_HAPPENED
    draft.change(record.id, marked_damage=0, deathtouched=False)
    draft.cite(*detail(happening, "rules", ("120.6",)))
    draft.changed("marked damage", record.marked_damage, 0)
    return None


def lethal(values: Characteristics, record: Object, source_deadly: bool) -> int:
    """Return how much damage more is lethal for a creature (120.6, 702.2c): 1 from a source with deathtouch."""
    left = max(0, (values.toughness or 0) - record.marked_damage)
    return min(left, 1) if source_deadly else left
