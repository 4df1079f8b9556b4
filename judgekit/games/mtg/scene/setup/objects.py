"""Start positions of scenarios: objects in their zones, and what no position can be like."""

from __future__ import annotations

from itertools import count

from judgekit.core.data_classes import dataclass, field
from judgekit.core.parts import nearest
from judgekit.core.wording import noted, phrase
from judgekit.games.mtg.actions.faces_and_parts.melding import combined
from judgekit.games.mtg.keywords.thunder_junction import SADDLED
from judgekit.games.mtg.meaning.characteristics import DISGUISE
from judgekit.games.mtg.meaning.defenders import PROTECTOR, SIEGE
from judgekit.games.mtg.scene.setup.choices import read_chosen
from judgekit.games.mtg.scene.setup.words import given_object
from judgekit.games.mtg.stack.casting.casting_ways import PLOTTED, WARPED
from judgekit.games.mtg.state.faces import UNLOCKED
from judgekit.games.mtg.state.objects import FORETOLD, PREPARED, Announcement, Object, Ref
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.events import COMBAT_STEPS
from judgekit.games.mtg.terms.faces import PREPARE, is_room
from judgekit.games.mtg.terms.linking import chosen_on_entering
from judgekit.games.mtg.terms.records import Card, Pairs
from judgekit.games.mtg.text.structured.cards import read_card
from judgekit.language.parts import Part
from judgekit.table.adapter import IllegalState
from judgekit.table.setup import ONE_OF, given_player

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.scene.setup.given_facts import GivenFacts

STATUSES = (
    "commander", "companion", "monstrous", "solved", "harnessed", "manifested", "cloaked", "renowned", "suspected",
)  # fmt: skip
"""What an object simply is or is not, as a start position says it."""

MARKED_THIS_TURN = (SADDLED,)
"""Designations that end with the turn."""

MARKED_AS_EXILED = {FORETOLD: "702.143a", PLOTTED: "mtg@20260417:702.170d", WARPED: "mtg@20260417:702.185b"}
"""What a card in exile can be, as it became that in an earlier turn, with the rule of each."""

_INLINE_KEYS = ("types", "pt", "cost", "colors", "text", "abilities", "loyalty", "defense")
OBJECT_KEYS = (
    "id",
    "card",
    "controller",
    "owner",
    "tapped",
    "face-down",
    "flipped",
    "transformed",
    "phased-out",
    "counters",
    "marked-damage",
    "damage",
    "deathtouched",
    "attached",
    "attacking",
    "blocking",
    "blocked",
    "damage-order",
    "band",
    "continuously",
    "summoning-sick",
    "chosen",
    "protector",
    "unlocked",
    "room",
    "copies",
    ONE_OF,
    "token",
    "melded",
    "face",
    "targets",
    "X",
    "x",
    "with",
    "modes",
    "copy-of",
    "emblem",
    *STATUSES,
    *MARKED_THIS_TURN,
    *MARKED_AS_EXILED,
    PREPARED,
    "timestamp",
    "note",
    "name",
    *_INLINE_KEYS,
)


@dataclass(slots=True)
class Start:
    """A start position while it is read.

    Attributes:
        cards: card definitions by name; objects that define themselves add theirs.
        players: ids in seating order.
        strict: refuse what cannot be.
        objects: objects by id.
        zones: ids by zone key.
        groups: ids of the copies that one entry stands for.
        places: where each object stands in the file.
        clock: last timestamp given out (613.7): the order of listing.
        turn: number of the turn.
        turn_begins: nothing has happened in it yet: its untap step is about to begin.
    """

    cards: dict[str, Card]
    players: tuple[str, ...]
    strict: bool = True
    objects: dict[str, Object] = field(default_factory=dict)
    zones: dict[str, list[str]] = field(default_factory=dict)
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    places: dict[str, Part] = field(default_factory=dict)
    clock: int = 0
    turn: int = 1
    turn_begins: bool = False
    unknown: int = 0

    def tick(self) -> int:
        """Give out the next timestamp."""
        self.clock += 1
        return self.clock

    def refuse(self, message: str, part: Part, *rules: str) -> None:
        """Refuse a position that cannot be, unless the scenario allows impossible ones."""
        if self.strict:
            raise IllegalState(message, rules, part.path)

    def add(self, record: Object, key: str, part: Part) -> None:
        """Add an object to a zone."""
        if record.id in self.objects or record.id in self.players or record.id in self.groups:
            raise part.fault(phrase("the id {id!r} is used twice", id=record.id))
        self.objects[record.id] = record
        self.places[record.id] = part
        self.zones.setdefault(key, []).append(record.id)

    def stamp_counters(self) -> None:
        """Give counters their timestamps: they came after the objects of the list (613.7c)."""
        self.clock = max((self.clock, *(record.timestamp for record in self.objects.values())))
        for id, record in self.objects.items():
            if record.counters:
                stamps = tuple((kind, self.tick()) for kind, _ in record.counters)
                details = {**dict(record.details), "counter-stamps": stamps}
                self.objects[id] = record._replace(details=tuple(sorted(details.items())))

    def ref(self, part: Part) -> Ref:
        """Return the object or player that an id names."""
        name = part.text()
        if name in self.players:
            return (name, 0)
        if name not in self.objects:
            raise part.fault(phrase("there is no object or player {name!r}", name=name))
        return self.objects[name].ref

    def player(self, part: Part) -> str:
        """Return the player that an id names."""
        return given_player(part, self.players)


def read_objects(part: Part, zone: str, player: str | None, start: Start) -> None:
    """Read the objects of a zone in their order, the top of a library first.

    Args:
        part: the list; a number or `unknown: n` stands for cards that nobody knows.
        zone: name of the zone.
        player: whose zone it is, or None.
        start: receives them.
    """
    if part.is_mapping and set(part.key_names()) <= {"unknown"}:
        _unknown(part["unknown"], zone, player, start)
        return
    if part.is_text and part.text().isdecimal():
        _unknown(part, zone, player, start)
        return
    if part.is_text and not part.text():
        return
    for item in part.items():
        if item.is_mapping and set(item.key_names()) <= {"unknown"}:
            _unknown(item["unknown"], zone, player, start)
        else:
            _read_entry(item, zone, player, start)


def _unknown(part: Part, zone: str, player: str | None, start: Start) -> None:
    owner = player or start.players[0]
    for _ in range(part.count()):
        start.unknown += 1
        record = Object(f"unknown-{start.unknown}", zone_key(zone, owner), owner, owner, timestamp=start.tick())
        start.add(record, zone_key(zone, owner), part)


def _read_entry(item: Part, zone: str, player: str | None, start: Start) -> None:
    if item.is_text:
        item = Part({"card": item.value}, item.path)
    item = given_object(item)
    item.only(OBJECT_KEYS)
    copies = item["copies"].count() if "copies" in item else 1
    name = item["id"].text() if "id" in item else _free_id(item, start)
    if ONE_OF in item:
        alike = item[ONE_OF].text()
        start.groups[alike] = (*start.groups.get(alike, ()), name)
    if copies == 1 and "copies" not in item:
        _read_object(name, item, zone, player, start)
        return
    ids = tuple(f"{name}-{number + 1}" for number in range(copies))
    for id in ids:
        _read_object(id, item, zone, player, start)
    start.groups[name] = ids


def _free_id(item: Part, start: Start) -> str:
    stem = item["card"].text() if "card" in item else "object"
    if stem not in start.objects:
        return stem
    return next(f"{stem}-{number}" for number in range(2, 10_000) if f"{stem}-{number}" not in start.objects)


def _card_key(id: str, item: Part, start: Start) -> str | None:
    if "card" in item:
        name = item["card"].text()
        if name not in start.cards:
            raise item["card"].fault(
                phrase("no card {name!r} is defined", name=name),
                nearest(name, start.cards),
            )
        return name
    inline = {key: item[key].value for key in _INLINE_KEYS if key in item}
    if not inline and "melded" in item:
        into = combined(start.cards, (_known_card(one["card"], start) for one in item["melded"].items()))
        if into is None:
            raise item["melded"].fault(phrase("these cards are no meld pair"), "701.37b")
        return into
    if not inline and "copy-of" in item and item.is_set("token"):
        return _known_card(item["copy-of"], start)
    if not inline:
        raise item.fault(phrase("`card` is missing"))
    own = item["name"].text() if "name" in item else id
    for card in read_card(own, Part(inline, item.path)):
        start.cards[card.name] = card
    return own


_SIDES = {"transforming": "transformed", "flip": "flipped", "modal": "face", "split": "face"}
"""How a permanent or spell shows another face than the first one, by layout."""


def _by_its_front(start: Start, key: str | None, zone: str) -> tuple[str | None, str]:
    """Return the card that an object is, which may be named by another face, and how it shows that face (712.4, 710.2)."""
    for front, card in start.cards.items():
        if key in card.faces and key != front and card.layout in _SIDES:
            return front, _SIDES[card.layout] if zone in ("battlefield", "stack") else ""
    return key, ""


def _read_object(id: str, item: Part, zone: str, player: str | None, start: Start) -> None:
    owner = start.player(item["owner"]) if "owner" in item else None
    controller = start.player(item["controller"]) if "controller" in item else None
    owner = owner or (player if player is not None else controller) or start.players[0]
    controller = controller or player or owner
    attacking = item.get("attacking")
    _refuse_announced(item, zone)
    key = _card_key(id, item, start)
    card, side = _by_its_front(start, key, zone)
    record = Object(
        id,
        zone_key(zone, owner),
        owner,
        controller if zone in ("battlefield", "stack", "command") else owner,
        card,
        "token" if item.is_set("token") else "emblem" if item.is_set("emblem") else "card",
        timestamp=item["timestamp"].integer() if "timestamp" in item else start.tick(),
        tapped=item.is_set("tapped"),
        flipped=item.is_set("flipped") or side == "flipped",
        face_down=item.is_set("face-down") or item.is_set(FORETOLD),
        phased_out=item.is_set("phased-out"),
        transformed=item.is_set("transformed") or side == "transformed",
        face=_known_card(item["face"], start) if "face" in item else key if side == "face" else None,
        counters=_counters(item),
        marked_damage=_damage(item),
        deathtouched=item.is_set("deathtouched"),
        attached=item["attached"].text() if "attached" in item else None,
        since=0 if _continuously(item, start) else start.turn,
        attacking=attacking.text() if attacking is not None and attacking.text() not in ("false", "no") else None,
        blocking=item["blocking"].texts() if "blocking" in item else (),
        blocked=item["blocked"].flag() if "blocked" in item else None,
        damage_order=item["damage-order"].texts() if "damage-order" in item else (),
        band=item["band"].text() if "band" in item else None,
        chosen=_chosen(item, start, key, zone),
        announced=_announced(item, start) if zone == "stack" else _disguised(item, start.cards.get(card or "")),
        copied=_known_card(item["copy-of"], start) if "copy-of" in item else None,
        details=_details(item, start, card, zone),
    )
    start.add(_with_door(record, start), zone_key(zone, owner), item)


_ANNOUNCED = ("targets", "X", "x", "with", "modes")
"""What is announced for a spell or ability as it is put on the stack (601.2b, 601.2c)."""


def _refuse_announced(item: Part, zone: str) -> None:
    """Refuse what is announced for a spell where there is none: nothing would look at it."""
    told = next((key for key in _ANNOUNCED if key in item), None)
    if told is not None and zone != "stack":
        raise item[told].fault(
            phrase("{key} is said of a spell or ability on the stack, not of what is in another zone", key=told),
            phrase("say what came of it: counters, or what was chosen as it entered"),
        )


def copy_prepare_spells(start: Start) -> None:
    """Give each prepared permanent the copy of its prepare spell in exile (722.3c of the book of 2026-04-17)."""
    for record in [one for one in start.objects.values() if one.get(PREPARED) == ""]:
        card = start.cards.get(record.card or "")
        if card is None or card.layout != PREPARE or record.zone != "battlefield":
            raise start.places[record.id].fault(phrase("only a permanent with a prepare spell is prepared"))
        id = next(f"copy-{number}" for number in count(1) if f"copy-{number}" not in start.objects)
        copied = Object(
            id, "exile", record.controller, record.controller, card.faces[-1], "copy", timestamp=start.tick()
        )
        start.add(copied, "exile", start.places[record.id])
        details = {**dict(record.details), PREPARED: id}
        start.objects[record.id] = record._replace(details=tuple(sorted(details.items())))


def _with_door(record: Object, start: Start) -> Object:
    """Return a Room on the battlefield that is named by one of its halves as the Room with that half unlocked."""
    room = start.cards.get(record.card or "")
    if room is None or not is_room(room) or record.zone != "battlefield" or record.face not in room.faces:
        return record
    return record._replace(face=None, details=tuple(sorted({**dict(record.details), UNLOCKED: (record.face,)}.items())))


def _chosen(item: Part, start: Start, key: str | None, zone: str | None) -> Pairs:
    """Return what was chosen for an object before, the protector of a battle among it."""
    card = start.cards.get(key or "")
    found = read_chosen(item["chosen"], start.players, card) if "chosen" in item else ()
    if "chosen" not in item and "copy-of" not in item and zone == "battlefield":
        _ask_for_choice(item, card)
    if PROTECTOR not in item:
        return found
    return tuple(sorted({**dict(found), PROTECTOR: start.player(item[PROTECTOR])}.items()))


_AT_THE_TABLE = {
    "color": noted("`(color: red)`"),
    "creature-type": noted("`(creature type: Elf)`"),
    "player": noted("`(player: B)`"),
    "name": noted("`(naming …)`"),
}
"""How table notation says what is chosen as a permanent enters."""


def _ask_for_choice(item: Part, card: Card | None) -> None:
    """Refuse a permanent of whose entering a choice is left out that its other abilities speak of (607.2d).

    Taken as a choice that nobody made, those abilities would do nothing and nobody would hear of it.
    """
    if card is None or item.is_set("face-down"):
        return
    for what in chosen_on_entering(card.abilities):
        raise item.fault(
            phrase(
                "what was chosen as {card} entered is not given: write `chosen: {{{what}: …}}`, at the table {said}; "
                "or `chosen: {{}}` if nothing was",
                card=card.name,
                what=what,
                said=phrase(_AT_THE_TABLE[what]),
            )
        )


def _disguised(item: Part, card: Card | None) -> Announcement:
    """Return what was announced for a card that is face down, not manifested or cloaked, and could be cast so by disguise."""
    names = {ability.name for ability in card.abilities} if card is not None and item.is_set("face-down") else set()
    put = any(item.is_set(key) for key in ("manifested", "cloaked"))
    return Announcement(options=(DISGUISE,)) if DISGUISE in names and not put else Announcement()


def _continuously(item: Part, start: Start) -> bool:
    """Tell whether a permanent did not come under anyone else's hand this turn: as the turn begins, none has (302.6)."""
    if "summoning-sick" in item:
        return not item["summoning-sick"].flag()
    return item.is_set("continuously") or (start.turn_begins and "continuously" not in item)


def _known_card(part: Part, start: Start) -> str:
    name = part.text()
    if name not in start.cards:
        raise part.fault(
            phrase("no card {name!r} is defined", name=name),
            nearest(name, start.cards),
        )
    return name


def _details(item: Part, start: Start, card: str | None, zone: str) -> Pairs:
    found: dict[str, bool | int | str | tuple[str, ...] | tuple[tuple[str, str], ...]] = {}
    for key in STATUSES:
        if item.is_set(key):
            found[key] = True
    if item.is_set(PREPARED):
        found[PREPARED] = ""
    for key in (key for key in MARKED_THIS_TURN if item.is_set(key)):
        found[key] = start.turn
    for key in (key for key in MARKED_AS_EXILED if item.is_set(key)):
        if zone != "exile":
            raise item[key].fault(phrase("only a card in exile is {what}", what=key), MARKED_AS_EXILED[key])
        found[key] = start.turn - 1
    if "commander" in item and not item["commander"].flag():
        found["commander"] = False
    if UNLOCKED in item:
        found[UNLOCKED] = _unlocked(item, card, start)
    if "room" in item:
        found["room"] = item["room"].text()
    if "melded" in item:
        found["melded"] = tuple((one["id"].text(), _known_card(one["card"], start)) for one in item["melded"].items())
    return tuple(sorted(found.items()))


def _unlocked(item: Part, key: str | None, start: Start) -> tuple[str, ...]:
    """Return the unlocked doors of a Room, by the names of its halves, `left`, `right`, or `none`."""
    room = start.cards.get(key or "")
    faces = room.faces if room is not None else ()
    sides = dict(zip(("left", "right"), faces, strict=False))
    said = [sides.get(word, word) for word in item[UNLOCKED].texts() if word != "none"]
    for name in said:
        if name not in faces:
            raise item[UNLOCKED].fault(phrase("no door is called {name!r}", name=name), ", ".join(faces))
    return tuple(said)


def _damage(item: Part) -> int:
    part = item.get("marked-damage", "damage")
    number = part.integer() if part is not None else 0
    if part is not None and number < 0:
        raise part.fault(phrase("marked damage is never negative"), "120.6")
    return number


def _counters(item: Part) -> tuple[tuple[str, int], ...]:
    """Return the counters on an object; its `loyalty` or `defense` is the number of such counters on it (306.5c)."""
    given = item["counters"] if "counters" in item else Part({}, item.path)
    numbers = {kind: given[kind] for kind in given.key_names()}
    for kind in ("loyalty", "defense"):
        if kind in item:
            numbers.setdefault(kind, item[kind])
    found = {}
    for kind, number in numbers.items():
        if number.integer() < 0:
            raise number.fault(phrase("a number of counters is never negative"), "107.1b")
        if number.integer():
            found[kind] = number.integer()
    return tuple(sorted(found.items()))


def _announced(item: Part, start: Start) -> Announcement:
    """Read what was announced for a spell on the stack: `targets` by the names of its target words, `X`, `with`, `modes`."""
    targets: list[tuple[str, tuple[Ref, ...]]] = []
    if "targets" in item:
        part = item["targets"]
        if part.is_mapping:
            for key in part.key_names():
                targets.append((key, tuple(start.ref(one) for one in part[key].items())))
        else:
            words = _target_words(item, start)
            for number, one in enumerate(part.items()):
                name = words[number] if number < len(words) else words[-1] if words else "target"
                targets.append((name, (start.ref(one),)))
    x = item.get("X", "x")
    return Announcement(
        tuple(int(mode) - 1 for mode in item["modes"].texts()) if "modes" in item else (),
        tuple(targets),
        (),
        x.integer() if x is not None else None,
        tuple(sorted(item["with"].texts())) if "with" in item else (),
    )


def _target_words(item: Part, start: Start) -> list[str]:
    card = start.cards.get(item["card"].text()) if "card" in item else None
    if card is None:
        return []
    words = [word.name for ability in card.abilities for word in ability.targets if ability.kind == "spell"]
    if not words and any(ability.name in ("enchant", "bestow") for ability in card.abilities):
        words = ["enchant"]
    return words


def check_objects(start: Start, facts: GivenFacts) -> None:
    """Refuse objects that cannot be as they are given.

    Raises:
        IllegalState: the rule that they break is named.
    """
    for id, record in start.objects.items():
        part = start.places[id]
        if record.card is None:
            continue
        card = start.cards[record.card]
        types = frozenset(card.line.types)
        if record.zone == "battlefield":
            if types and types <= {"instant", "sorcery"} and not record.face_down:
                start.refuse(
                    phrase("{id} is no permanent card", id=id),
                    part,
                    "400.4a",
                    "304.4" if "instant" in types else "307.4",
                )
            _check_status(record, card, start, part)
            _check_attachment(record, card, start, part)
            _check_combat(record, start, facts, part)
        else:
            _check_elsewhere(record, start, part)


def _check_status(record: Object, card: Card, start: Start, part: Part) -> None:
    if record.flipped and card.layout != "flip":
        start.refuse(phrase("{id} is no flip card", id=record.id), part, "710.1")
    if record.transformed and card.layout not in ("transforming", "modal"):
        start.refuse(phrase("{id} has no back face", id=record.id), part, "701.28c", "712.1")
    said = "loyalty" in part or "loyalty" in (part.get("counters") or ())
    if card.loyalty is not None and not record.face_down and not said:
        start.refuse(
            phrase("{id} has no loyalty counters: say how many under `counters`", id=record.id),
            part,
            "306.5b",
            "306.5c",
        )
    _check_battle(record, card, start, part)
    if is_room(card) and record.get(UNLOCKED) is None and not record.face_down and record.copied is None:
        rules = ("mtg@20260417:709.5c", "mtg@20260417:709.5d")
        closed = phrase("{id} is a Room: say which doors are unlocked under `unlocked`, or `none`", id=record.id)
        start.refuse(closed, part, *rules)


def _check_battle(record: Object, card: Card, start: Start, part: Part) -> None:
    """A battle is given with its defense counters; its protector is the only opponent where there is no choice."""
    shown = start.cards[card.faces[-1]] if record.transformed and card.faces else card
    if "battle" not in shown.line.types or record.face_down or record.copied is not None:
        return
    if "defense" not in part and "defense" not in (part.get("counters") or ()):
        rules = ("mtg@20260417:310.4b", "mtg@20260417:310.4c")
        start.refuse(phrase("{id} has no defense counters: say how many under `counters`", id=record.id), part, *rules)
    if SIEGE not in shown.line.subtypes or PROTECTOR in dict(record.chosen):
        return
    others = [player for player in start.players if player != record.controller]
    if len(others) != 1:
        start.refuse(
            phrase("{id} has no protector: say who under `protector`", id=record.id), part, "mtg@20260417:310.11a"
        )
        return
    chosen = tuple(sorted({**dict(record.chosen), PROTECTOR: others[0]}.items()))
    start.objects[record.id] = record._replace(chosen=chosen)


def _check_elsewhere(record: Object, start: Start, part: Part) -> None:
    """Only permanents have status, attachments and marked damage, and only they fight; a token is one (110.5d, 506.4, 111.7)."""
    if record.kind == "token":
        start.refuse(
            phrase("{id} is a token and exists on the battlefield alone", id=record.id), part, "111.7", "704.5d"
        )
    if record.tapped or record.flipped or record.phased_out:
        start.refuse(phrase("{id} is no permanent and has no status", id=record.id), part, "110.5")
    if record.attached or record.attacking or record.blocking:
        start.refuse(phrase("{id} is not on the battlefield", id=record.id), part, "110.1")
    if record.marked_damage:
        start.refuse(phrase("{id} is no permanent: no damage is marked on it", id=record.id), part, "120.1")


_ATTACHING = frozenset(("Aura", "Equipment", "Fortification"))


def _check_attachment(record: Object, card: Card, start: Start, part: Part) -> None:
    host = record.attached
    if host is None:
        return
    if host not in start.objects and host not in start.players:
        raise part["attached"].fault(phrase("there is no object or player {host!r}", host=host))
    if host == record.id:
        start.refuse(phrase("{host} is attached to itself", host=host), part, "301.5c", "303.4d")
    bestowed = any(ability.name in ("bestow", "reconfigure") for ability in card.abilities)
    if not _ATTACHING.intersection(card.line.subtypes) and not bestowed:
        start.refuse(phrase("{id} is nothing that can be attached", id=record.id), part, "701.3a")
    if host in start.players and "Aura" not in card.line.subtypes:
        start.refuse(phrase("only Auras are attached to players: {id}", id=record.id), part, "301.5", "303.4")
    if host in start.objects and start.objects[host].zone != "battlefield" and "Aura" not in card.line.subtypes:
        start.refuse(phrase("{host} is not on the battlefield", host=host), part, "301.5")


def _check_combat(record: Object, start: Start, facts: GivenFacts, part: Part) -> None:
    fights = record.attacking is not None or bool(record.blocking)
    if fights and facts["step"] not in COMBAT_STEPS:
        start.refuse(phrase("nothing attacks or blocks outside of combat: {id}", id=record.id), part, "506.1", "511.3")
    if record.attacking is not None:
        if record.attacking not in start.objects and record.attacking not in start.players:
            raise part["attacking"].fault(
                phrase("there is no object or player {attacking!r}", attacking=record.attacking)
            )
        if record.controller not in facts.get("acting-given", (facts["active"],)) and _plain_control(start):
            start.refuse(
                phrase("{id} attacks, but its controller is not the active player", id=record.id),
                part,
                "506.2",
                "508.1a",
            )
        attacked = start.objects.get(record.attacking)
        defender = attacked.controller if attacked is not None else record.attacking
        if attacked is not None:
            defender = dict(attacked.chosen).get(PROTECTOR, defender)
        if defender == record.controller and _plain_control(start):
            start.refuse(phrase("{id} attacks its own controller", id=record.id), part, "508.1b")
        known = start.objects[record.id]
        details = {**dict(known.details), "defending": defender}
        start.objects[record.id] = known._replace(details=tuple(sorted(details.items())))
    for attacker in record.blocking:
        other = start.objects.get(attacker)
        if other is None:
            raise part["blocking"].fault(phrase("there is no object {attacker!r}", attacker=attacker))
        if other.attacking is None:
            start.refuse(
                phrase("{id} blocks {attacker}, which does not attack", id=record.id, attacker=attacker), part, "509.1a"
            )
        if other.controller == record.controller and _plain_control(start):
            start.refuse(phrase("{id} blocks a creature of its own controller", id=record.id), part, "509.1a")
        if other.attacking is not None and other.blocked is None:
            start.objects[attacker] = other._replace(blocked=True)
    declared = facts["step"] in COMBAT_STEPS[3:] or (
        facts["step"] == "declare-blockers" and facts.get("priority-given") is not None
    )
    if record.attacking is not None and start.objects[record.id].blocked is None and declared:
        blockers = [id for id, other in start.objects.items() if record.id in other.blocking]
        start.objects[record.id] = start.objects[record.id]._replace(blocked=bool(blockers))


def _plain_control(start: Start) -> bool:
    """Tell whether nothing in the file changes control, so that the controllers given are the ones that count."""
    return not any(
        change.what == "control"
        for card in start.cards.values()
        for ability in card.abilities
        for change in ability.modify
    )
