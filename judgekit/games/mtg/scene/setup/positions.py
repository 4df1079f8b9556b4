"""Start positions of scenarios: players, zones, turn and options read from plain data (format: section 4, `given`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Position, Task, Unsupported
from judgekit.games.mtg.actions.bestowing import bestowing
from judgekit.games.mtg.combat.damage_assignment import ORDERED
from judgekit.games.mtg.editions.new_words import (
    WITH_CODE,
    as_worded,
    known_to,
    not_of_the_edition,
    tokens_by_name,
    without_code,
)
from judgekit.games.mtg.editions.played import cards_of, edition_of
from judgekit.games.mtg.instructions.since_2021 import SUSPECTED, SUSPICION
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.outside_the_game import BROUGHT_IN
from judgekit.games.mtg.scene.setup.before_the_game import BEFORE_THE_GAME, MULLIGANS, before_the_game
from judgekit.games.mtg.scene.setup.commanders import name_commanders
from judgekit.games.mtg.scene.setup.effects import read_effects
from judgekit.games.mtg.scene.setup.objects import Start, check_objects, copy_prepare_spells, read_objects
from judgekit.games.mtg.scene.setup.options import effects_of_options, in_teams, read_options, seating, with_vanguards
from judgekit.games.mtg.scene.setup.words import STEP_WORDS, given_player, given_turn
from judgekit.games.mtg.stack.casting.casting_ways import BESTOW
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.mana import pooled
from judgekit.games.mtg.state.objects import Frame, Lasting, Mana, Object, Player
from judgekit.games.mtg.state.zones import OUTSIDE, OWN_ZONES, SHARED_ZONES
from judgekit.games.mtg.terms.events import MAIN_PHASES, STEPS
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.terms.symbols import SymbolsMalformed, read_symbols
from judgekit.games.mtg.text.structured.filters import read_filter
from judgekit.games.mtg.turn.day_and_night import CAST_BEFORE, DAY, DAYTIME, NEITHER, NIGHT, opened
from judgekit.games.mtg.turn.turn import opening
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part, TermMalformed
from judgekit.table.adapter import IllegalState, Misfit

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.scene.setup.given_facts import GivenFacts

GIVEN_KEYS = (
    "players",
    "turn",
    "battlefield",
    "stack",
    "exile",
    "command",
    "effects",
    "options",
    "impossible",
    "note",
    "day-night",
)
PLAYER_KEYS = (
    "life",
    "pool",
    "hand",
    "library",
    "graveyard",
    "exile",
    "command",
    "battlefield",
    "outside",
    "sideboard",
    "counters",
    "lands-played",
    "hand-size",
    "controlled-by",
    "team",
    "lost",
    "starting-life",
    "monarch",
    "initiative",
    "blessed",
    "completed-dungeons",
    "speed",
    "commander-damage",
    "note",
)
_TURN_KEYS = (
    "active",
    "step",
    "phase",
    "priority",
    "before",
    "number",
    "note",
    "day-night",
    "spells-last-turn",
)
UNKNOWN = "unknown"


def setup(cards: Mapping[str, Json], given: Mapping[str, Json], rules: str) -> MtgPosition:
    """Return the start position of a scenario.

    Args:
        cards: card definitions as plain data.
        given: the start as plain data.
        rules: the edition, as mtg@20210922.

    Raises:
        Misfit: something cannot be read; its path starts with "cards" or "given".
        IllegalState: the position cannot be.
        Unsupported: the edition is not played, or does something here that has no code.
        CardTextNotUnderstood: words of a card text are not understood.
    """
    try:
        position = _setup(cards, given, rules)
    except CardTextNotUnderstood as fault:
        raise without_code(rules, fault.text) or without_code(rules, fault.words) or fault from fault
    except TermMalformed as fault:
        new = without_code(rules, _ability_at(cards, fault.path)) or without_code(rules, str(fault))
        raise new or Misfit(str(fault), fault.path, fault.hint) from fault
    position.game.check_start(position)
    return position


def _ability_at(cards: Mapping[str, Json], path: Sequence[str | int]) -> str:
    """Return the keyword that stands where a card cannot be read; empty where it is something else."""
    place: Json = {"cards": cards}
    for key in path:
        if isinstance(place, Mapping) and isinstance(place.get("keyword"), str):
            break
        if isinstance(place, Mapping) and key in place:
            place = place[str(key)]
        elif isinstance(place, list) and isinstance(key, int) and key < len(place):
            place = place[key]
        else:
            return ""
    keyword = place.get("keyword") if isinstance(place, Mapping) else place
    return keyword if isinstance(keyword, str) else ""


def _setup(cards: Mapping[str, Json], given: Mapping[str, Json], rules: str) -> MtgPosition:
    game = edition_of(rules)
    part = Part(dict(given), ("given",))
    part.only(GIVEN_KEYS)
    definitions = _definitions(cards, rules)
    strict = not part.allows("impossible")
    start = Start(definitions, seating(part, _seats(part)), strict)
    facts = _turn(part, start)
    facts.update(read_options(part, start.players))
    start.turn = facts["turn"]
    start.turn_begins = facts["step"] == "untap" and "turn" in part and "before" in part["turn"]
    players = _players(part, start, facts, sideboards=bool(game.policies[BROUGHT_IN]))
    in_teams(players, facts, part)
    for zone in ("battlefield", "stack", "exile", "command"):
        if zone in part:
            read_objects(part[zone], zone, None, start)
    name_commanders(start.objects, definitions, facts)
    with_vanguards(players, start.objects, definitions, facts, part)
    if not game.policies[ORDERED]:
        _refuse_damage_orders(start, rules, part)
    _refuse_what_came_later(start, rules)
    copy_prepare_spells(start)
    check_objects(start, facts)
    facts.pop("acting-given", None)
    facts.update(_combatants(start))
    start.stamp_counters()
    effects = read_effects(part["effects"], start) if "effects" in part else {}
    effects = {**effects_of_options(start.players, facts), **_suspicions(start), **_bestowals(start), **effects}
    facts["clock"] = start.clock
    if start.groups:
        facts["groups"] = tuple(sorted(start.groups.items()))
    ordered = {key for key in start.zones if key.partition("/")[0] in game.ordered_zones}
    zones = {key: tuple(ids) if key in ordered else tuple(sorted(ids)) for key, ids in start.zones.items()}
    agenda = _agenda(part, start, facts)
    facts.update(_day_or_night(part))
    position: MtgPosition = Position(
        game, players, start.objects, zones, effects, facts, agenda=agenda, cards=_as_before(definitions, _TABLES)
    )
    position = _under_their_owners_before(position)
    since_then = opened(position) if start.strict else None
    return position if since_then is None else _with(position, facts={**facts, DAYTIME: since_then})


def _suspicions(start: Start) -> dict[str, Lasting]:
    """Return the effects on each suspected permanent, from when it came (701.60c of the book of 2026-04-17)."""
    found = {}
    for record in start.objects.values():
        for number, ability in enumerate(SUSPICION if record.get(SUSPECTED) else ()):
            id = f"{SUSPECTED}-{record.id}-{number}"
            frame = Frame(record.controller, None, ability)
            found[id] = Lasting(id, ability, frame, record.timestamp, (record.ref,))
    return found


def _bestowals(start: Start) -> dict[str, Lasting]:
    """Return the effects that make Auras of permanents that are given as attached, and of spells cast so (702.103b)."""
    found = {}
    for record in start.objects.values():
        card = start.cards.get(record.card or "") if record.copied is None else None
        so = record.attached is not None or (record.zone == "stack" and BESTOW in record.announced.options)
        if so and card is not None and any(ability.name == BESTOW for ability in card.abilities):
            effect = bestowing(record, record.timestamp)
            found[effect.id] = effect
    return found


def _refuse_what_came_later(start: Start, rules: str) -> None:
    """Refuse designations of which the edition knows nothing.

    Raises:
        Unsupported: an object is given one.
    """
    for id, record in start.objects.items():
        for key, value in record.details:
            if value is not False and not known_to(rules, key):
                raise Unsupported(
                    phrase("{id} is {what}, of which {rules} knows nothing,", id=id, what=key, rules=rules),
                    WITH_CODE[key],
                )


_Latest = list[dict[str, Card]]

_TABLES: _Latest = []
"""The cards of the start that was set up last: forks begin with the same, and what is found out about them is kept by identity."""

_CHECKED: dict[str, _Latest] = {}
"""By edition, the cards that were found to be of it last."""


def _as_before(definitions: dict[str, Card], latest: _Latest) -> dict[str, Card]:
    """Return the latest cards where these are the very same, else these, which are the latest from now on."""
    for before in latest:
        if len(before) == len(definitions) and all(
            name == other and card is same
            for (name, card), (other, same) in zip(definitions.items(), before.items(), strict=True)
        ):
            return before
    latest[:] = [definitions]
    return definitions


def _definitions(cards: Mapping[str, Json], rules: str) -> dict[str, Card]:
    """Read the cards of a scenario; one that the edition has no rules for is refused."""
    definitions = {
        name: as_worded(rules, card) for name, card in cards_of(rules, Part(dict(cards), ("cards",))).items()
    }
    latest = _CHECKED.setdefault(rules, [])
    checked = dict(definitions)  # objects that define themselves are added to those of the start
    if _as_before(checked, latest) is checked:
        latest.clear()
        _check(definitions, rules)
        latest.append(checked)
    return definitions


def _check(definitions: Mapping[str, Card], rules: str) -> None:
    """Refuse cards that an edition has no rules for, and what they name and nobody defines."""
    for card in definitions.values():
        fault = not_of_the_edition(rules, card)
        if fault is not None:
            raise fault
    _check_faces(definitions)
    for name, card in definitions.items():
        missing = next((token for token in tokens_by_name(card) if token not in definitions), None)
        if missing is not None:
            raise Misfit(
                phrase(
                    "{name} creates a token as the card {token}, and nothing says what that is",
                    name=name,
                    token=missing,
                ),
                ("cards", name),
                phrase("define {token} under `cards:`, or judgekit cards add FILE", token=missing),
            )


def _refuse_damage_orders(start: Start, rules: str, part: Part) -> None:
    """Refuse what says in which order combat damage is assigned, in an edition without such an order."""
    given_order = next((id for id, record in start.objects.items() if record.damage_order), None)
    if given_order is not None:
        raise Misfit(
            phrase(
                "{rules} has no damage assignment order, and {given_order} is given one",
                rules=rules,
                given_order=given_order,
            ),
            part.path,
        )


def _agenda(part: Part, start: Start, facts: GivenFacts) -> tuple[Task, ...]:
    """Return what is to be done first: the game begins, or its step goes on."""
    given_priority = facts.pop("priority-given")
    if facts["step"] == BEFORE_THE_GAME:
        return before_the_game(part, start.objects, start.players, facts)
    before = "turn" in part and "before" in part["turn"]
    if given_priority is None and not before and _is_declared(facts["step"], start):
        given_priority = facts["active"]
    return opening(facts["step"], given_priority, before)


def _is_declared(step: str, start: Start) -> bool:
    """Tell whether the position says itself what a declaration of its step would ask: who attacks, or who blocks."""
    if step == "declare-attackers":
        return any(record.attacking is not None for record in start.objects.values())
    return step == "declare-blockers" and any(record.blocking for record in start.objects.values())


def _with(
    position: MtgPosition, *, objects: Mapping[str, Object] | None = None, facts: GivenFacts | None = None
) -> MtgPosition:
    """Return a start position with other objects or facts."""
    return Position(
        position.game,
        position.players,
        position.objects if objects is None else objects,
        position.zones,
        position.effects,
        position.facts if facts is None else facts,
        agenda=position.agenda,
        cards=position.cards,
    )


def _under_their_owners_before(position: MtgPosition) -> MtgPosition:
    """Return a position in which what is controlled by an effect alone is its owner's again when that ends."""
    lent = _by_effect_alone(position)
    if not lent:
        return position
    objects = position.objects
    owned = {id: objects[id]._replace(controller=objects[id].owner) for id in lent}
    return _with(position, objects={**objects, **owned})


def _by_effect_alone(position: MtgPosition) -> list[str]:
    """Return the permanents that players control who do not own them only because an effect in force says so (613.1b).

    They have been under their owner's control before, so it is the owner's again when that effect ends.
    """
    others = {
        id: one for id, one in position.objects.items() if one.place == "battlefield" and one.owner != one.controller
    }
    if not others:
        return []
    owned = {id: one._replace(controller=one.owner) for id, one in others.items()}
    without = _with(position, objects={**position.objects, **owned})
    view = view_of(without)
    return [id for id, one in others.items() if view.of(id).controller == one.controller]


def _day_or_night(part: Part) -> GivenFacts:
    """Read whether it is day or night (724.1), and how many spells were cast in the turn before by whose turn it was."""
    turn = part.get("turn") or Part({})
    facts: GivenFacts = {}
    for where in (part, turn):
        if "day-night" in where:
            word = where["day-night"].text()
            if word not in (DAY, NIGHT, NEITHER):
                raise where["day-night"].fault(phrase("not day, night or neither: {word!r}", word=word), "724.1")
            facts |= {DAYTIME: word} if word != NEITHER else {}
    if "spells-last-turn" in turn:
        facts[CAST_BEFORE] = (("", turn["spells-last-turn"].integer()),)
    return facts


def _check_faces(definitions: Mapping[str, Card]) -> None:
    """Refuse cards whose faces, or what they meld with and into, are no cards of the scenario (712, 713)."""
    for name, card in definitions.items():
        meld = card.get("meld", ())
        if not isinstance(meld, tuple) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in meld):
            raise Misfit(
                phrase("`meld` of {name} says with what and into what", name=name),
                ("cards", name),
                phrase("meld: {with: …, into: …}"),
            )
        for face in (*card.faces, *(other for _, other in meld)):
            if face not in definitions:
                raise Misfit(
                    phrase("the face {face!r} of {name} is no card of this scenario", face=face, name=name),
                    ("cards", name),
                )


def _combatants(start: Start) -> GivenFacts:
    """Return who controls what attacks, blocks or is attacked, so that a change of control is seen (506.4)."""
    attacked = {record.attacking for record in start.objects.values()}
    found = [
        (record.ref, record.controller)
        for id, record in start.objects.items()
        if record.attacking is not None or record.blocking or id in attacked
    ]
    return {"combatants": tuple(sorted(found))} if found else {}


def _seats(part: Part) -> tuple[str, ...]:
    names = part["players"].key_names() if "players" in part else ("A", "B")
    if len(names) < 2:
        raise part["players"].fault(phrase("a game has at least two players"), "100.1")
    return names


def _turn(part: Part, start: Start) -> GivenFacts:
    """Read whose turn it is, the step, and who has priority; by default the active player in a main phase."""
    turn = part.get("turn") or Part({}, (*part.path, "turn"))
    turn = given_turn(turn)
    turn.only(_TURN_KEYS)
    active = turn["active"].text() if "active" in turn else start.players[0]
    if active not in start.players:
        raise turn["active"].fault(
            phrase("there is no player {active!r}", active=active),
            nearest(active, start.players),
        )
    named = turn.get("step", "phase")
    step = named.text() if named is not None else "precombat-main"
    step = BEFORE_THE_GAME if step in MULLIGANS else STEP_WORDS.get(step, step)
    if step not in (*STEPS, BEFORE_THE_GAME):
        raise (named or turn).fault(phrase("unknown step {step!r}", step=step), nearest(step, STEPS))
    priority = turn["priority"].text() if "priority" in turn else None
    if priority is not None and priority not in start.players:
        raise turn["priority"].fault(
            phrase("there is no player {priority!r}", priority=priority),
            nearest(priority, start.players),
        )
    if priority is not None and step == "untap" and start.strict:
        raise IllegalState(phrase("no player has priority during the untap step"), ("502.4",), turn.path)
    if priority is None and step in MAIN_PHASES and "before" not in turn:
        priority = active
    number = turn["number"].integer() if "number" in turn else 1
    return {"active": active, "step": step, "turn": number, "passed": 0, "priority": None, "priority-given": priority}


def _players(part: Part, start: Start, facts: GivenFacts, *, sideboards: bool) -> dict[str, Player]:
    """Read the players; `sideboards` tells whether there are any in Commander games."""
    commander = any(key == "commander" for key, _ in facts.get("options", ()))
    usual = 40 if commander else 20
    found = {}
    for name in start.players:
        for zone in (*OWN_ZONES, OUTSIDE):
            start.zones.setdefault(f"{zone}/{name}", [])
    for zone in SHARED_ZONES:
        start.zones.setdefault(zone, [])
    for name in start.players:
        own = part["players"][name] if "players" in part else Part({})
        if own.is_text and own.text() in ("", "null"):
            own = Part({}, own.path)
        own = given_player(own)
        own.only(PLAYER_KEYS)
        found[name] = _player(name, own, usual, facts)
        for zone in (*OWN_ZONES, "exile", "command", "battlefield"):
            if zone in own:
                read_objects(own[zone], zone, name, start)
        for word in ("outside", "sideboard"):
            if word in own:
                read_objects(own[word], OUTSIDE, name, start)
        if commander and not sideboards and "sideboard" in own:
            _only_companions(own["sideboard"], start)
    return found


def _only_companions(part: Part, start: Start) -> None:
    """Refuse a sideboard in a Commander game, in which a companion alone is set aside (903.5e of the book of 2026-04-17)."""
    if not all(not item.is_text and item.allows("companion") for item in part.items()):
        start.refuse(
            phrase("Commander games do not use sideboards"), part, "mtg@20260417:903.5e", "mtg@20260417:903.11"
        )


def _player(name: str, part: Part, usual: int, facts: GivenFacts) -> Player:
    counters = part.get("counters")
    kinds = {kind: counters[kind].integer() for kind in counters.key_names()} if counters is not None else {}
    if counters is not None and any(number < 0 for number in kinds.values()):
        raise counters.fault(phrase("a number of counters is never negative"), "107.1b")
    starting = part["starting-life"].integer() if "starting-life" in part else usual
    hand_size: int | None = 7
    if "hand-size" in part:
        hand_size = None if part["hand-size"].text() in ("none", "unlimited") else part["hand-size"].integer()
    if "commander-damage" in part:
        dealt = part["commander-damage"]
        before = dict(facts.get("commander_damage", ()))
        before.update({(name, id): dealt[id].integer() for id in dealt.key_names()})
        facts["commander_damage"] = tuple(sorted(before.items()))
    if "controlled-by" in part:
        facts["player_control"] = tuple(
            sorted((*facts.get("player_control", ()), (name, part["controlled-by"].text())))
        )
    if part.is_set("monarch"):
        facts["monarch"] = name
    if part.is_set("initiative"):
        facts["initiative"] = name
    if "speed" in part:
        facts["speeds"] = tuple(sorted({**dict(facts.get("speeds", ())), name: part["speed"].count()}.items()))
    if part.is_set("blessed"):
        facts["blessed"] = (*facts.get("blessed", ()), name)
    if "completed-dungeons" in part:
        done = tuple((name, dungeon) for dungeon in part["completed-dungeons"].texts())
        facts["completed_dungeons"] = (*facts.get("completed_dungeons", ()), *done)
    return Player(
        name,
        part["life"].integer() if "life" in part else starting,
        tuple(sorted((kind, number) for kind, number in kinds.items() if number)),
        _pool(part["pool"]) if "pool" in part else (),
        hand_size,
        part["lands-played"].integer() if "lands-played" in part else 0,
        part["team"].text() if "team" in part else None,
        part.is_set("lost"),
        False,
        starting,
    )


def _pool(part: Part) -> tuple[Mana, ...]:
    """Read unspent mana: `{G}{C}`, or a list of `{mana: "{R}", only: filter}` where its use is restricted (106.6)."""
    found: list[Mana] = []
    for item in part.items():
        text = item["mana"].text() if item.is_mapping else item.text()
        only = read_filter(item["only"])._replace(kind="spell") if item.is_mapping and "only" in item else None
        snow = item.is_set("snow")
        try:
            symbols = read_symbols(text)
        except SymbolsMalformed as fault:
            raise item.fault(str(fault), fault.hint) from fault
        for symbol in symbols:
            if symbol not in ("W", "U", "B", "R", "G", "C"):
                raise item.fault(phrase("{{{symbol}}} is no mana", symbol=symbol), "106.1b: {W} {U} {B} {R} {G} {C}")
            found.append(Mana(symbol, only, None, snow))
    return pooled(*found)
