"""109, 110: objects and players, and the other records that a position of Magic holds.

An id names the physical card through all zones; `number` counts which object it is now (400.7), so (id, number) is one
object. What is printed stands in `position.cards` under `Object.card`; what an object is like now is asked of
`characteristics.of`.
"""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, Final
from judgekit.games.mtg.terms.records import Ability, Duration, Filter, Pairs

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.meaning.characteristics import Characteristics

Ref = tuple[str, int]
"""One object: id and number (400.7). A player as a reference is (player id, 0)."""

LATER_X: Final = "later-x"
"""Detail of a permanent: the X of its morph cost or of its monstrosity, and the rule by which its abilities speak of it."""


class Announcement(NamedTuple):
    """What was announced while a spell or ability was put on the stack (601.2b-601.2d), and how it was paid (601.2h).

    Attributes:
        modes: numbers of the chosen modes, from 0, in printed order (700.2).
        targets: (name of the target word, what was targeted) in printed order; modes after the first prefix "2:" to
            the name.
        shares: (target id, amount) where an amount is divided (601.2d).
        x: value of X, None where there is none (107.3).
        options: names of optional and alternative costs that were chosen ("kicker", "flashback" …), sorted.
        spent: mana that was paid, symbols sorted (601.2h, 106.9).
        paid: objects paid by the kind of payment ("sacrifice", "exile", "tap", "discard" …), as they were.
        splits: choices among symbols: hybrid and Phyrexian, as announced (107.4e, 107.4f).
        each_from: (target id, its controller) where one target is chosen for each of several players (601.2c).
        snow: how much of the mana that was paid came from snow sources (107.4h).
    """

    modes: tuple[int, ...] = ()
    targets: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    shares: tuple[tuple[str, int], ...] = ()
    x: int | None = None
    options: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    paid: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    splits: tuple[str, ...] = ()
    each_from: tuple[tuple[str, str], ...] = ()
    snow: int = 0


class Frame(NamedTuple):
    """For whom and from what an ability, an effect or a filter speaks: the meaning of "you", "this", targets and X.

    Attributes:
        you: the controller (109.5).
        source: the object it comes from.
        ability: the ability.
        announced: what was announced for it on the stack.
        event: the event that triggered or is to be replaced, None otherwise.
        made: what earlier instructions found, chose or made, by name, each a tuple of references or a plain value
            (607, 608.2).
        counts: whole amounts earlier instructions settled ("for each card discarded this way").
        item: the object on the stack that is being resolved, None outside (608).
    """

    you: str
    source: Ref | None = None
    ability: Ability | None = None
    announced: Announcement = Announcement()
    event: Any = None
    made: Pairs = ()
    counts: tuple[tuple[str, int], ...] = ()
    item: str | None = None


class _Places(dict[str, str]):
    """Names of zones without the player, each worked out once: it is asked some fifty times for a decision."""

    def __missing__(self, zone: str) -> str:
        place = self[zone] = zone.partition("/")[0]
        return place


_PLACES: Final = _Places()


class Object(NamedTuple):
    """An object (109.1): a card or copy wherever it is, a token, an emblem, or an ability that is on the stack.

    Attributes:
        id: its id.
        zone: key of its zone ("hand/A", "battlefield"); None outside of every zone.
        owner: who owns it (108.3, 111.2).
        controller: who controls it before effects of layer 2 apply (108.4, 110.2, 112.2, 113.8).
        card: key of what is printed on it in `position.cards`; None for an ability.
        kind: "card", "token" (111), "copy" (of a spell, 707.10), "ability" (on the stack, 113.7), "emblem" (114).
        number: which object this id is now (400.7).
        timestamp: when it entered its zone (613.7d), became attached (613.7e) … ; on the stack unused.
        tapped, flipped, face_down, phased_out: status (110.5).
        transformed: its back face is up (701.28).
        face: name of the face or half it is now, where the layout alone does not tell (709.3, 712.8, 715.3).
        counters: (kind, number) of the counters on it, sorted (122).
        marked_damage: damage marked on it (120.6).
        deathtouched: deathtouch has damaged it since the last check (704.5h).
        attached: id of the object or player it is attached to (301.5, 303.4).
        since: number of the turn in which its controller began to control it; 0 long ago (302.6).
        attacking: id of the player or planeswalker it attacks (506.3, 508).
        blocking: ids of the attackers it blocks (509.1g).
        blocked: an attacking creature that has been blocked (509.1h); None while blocks are not declared.
        damage_order: damage assignment order (509.2, 509.3): ids.
        band: label of the band it attacks in (702.22).
        chosen: choices made for it ("color", "name", "creature-type", "player" …) (607.2d).
        linked: objects exiled or otherwise set aside by its linked abilities, by label (607).
        announced: what was announced for it while it was put on the stack; a permanent keeps what its spell had
            (400.7d).
        ability: for an ability on the stack: the ability.
        source: for an ability on the stack: the object it comes from (113.7).
        frame: for an ability on the stack: for whom it speaks and what its trigger saw (603).
        copied: key in `position.cards` of the copiable values it took on by a copy effect with no end (707.2), None
            otherwise.
        details: what single mechanisms keep with it, by name, sorted.
    """

    id: str
    zone: str | None
    owner: str
    controller: str
    card: str | None = None
    kind: str = "card"
    number: int = 1
    timestamp: int = 0
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    phased_out: bool = False
    transformed: bool = False
    face: str | None = None
    counters: tuple[tuple[str, int], ...] = ()
    marked_damage: int = 0
    deathtouched: bool = False
    attached: str | None = None
    since: int = 0
    attacking: str | None = None
    blocking: tuple[str, ...] = ()
    blocked: bool | None = None
    damage_order: tuple[str, ...] = ()
    band: str | None = None
    chosen: Pairs = ()
    linked: tuple[tuple[str, tuple[Ref, ...]], ...] = ()
    announced: Announcement = Announcement()
    ability: Ability | None = None
    source: Ref | None = None
    frame: Frame | None = None
    copied: str | None = None
    details: Pairs = ()

    @property
    def ref(self) -> Ref:
        """Return which object this is now."""
        return (self.id, self.number)

    @property
    def place(self) -> str:
        """Return the name of its zone without the player ("hand"), "" for none."""
        return _PLACES[self.zone] if self.zone is not None else ""

    def count(self, kind: str) -> int:
        """Return how many counters of a kind are on it (122.1)."""
        for name, number in self.counters:
            if name == kind:
                return number
        return 0

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail that a single mechanism keeps."""
        for key, value in self.details:
            if key == name:
                return value
        return default


class Mana(NamedTuple):
    """One mana in a pool (106.4).

    Attributes:
        type: "W", "U", "B", "R", "G" or "C" (106.1b).
        restriction: what it may be spent on, None for anything (106.6): a Filter of the spells or abilities.
        source: the object that made it, None where it was given.
        snow: it came from a snow source (107.4h).
        until: for how long its player does not lose it as steps and phases end, None for no such while (106.4).
        uncounterable: the spell that it is spent on can't be countered (106.6).
    """

    type: str
    restriction: Filter | None = None
    source: Ref | None = None
    snow: bool = False
    until: str | None = None
    uncounterable: bool = False


class Player(NamedTuple):
    """A player (102).

    Attributes:
        id: the player's id.
        life: life total (119).
        counters: (kind, number), sorted: poison, energy, experience … (122.1).
        pool: unspent mana, sorted (106.4).
        hand_size: maximum hand size, None for none (402.2).
        lands_played: lands played this turn (305.2).
        team: label of the team (808-811), None outside of team games.
        lost: has lost the game and left it (104.3, 800.4).
        draw_failed: tried to draw from an empty library since the last check (704.5b).
        starting_life: starting life total (103.3).
        details: what single mechanisms keep with the player (monarch, commander damage …), sorted.
    """

    id: str
    life: int = 20
    counters: tuple[tuple[str, int], ...] = ()
    pool: tuple[Mana, ...] = ()
    hand_size: int | None = 7
    lands_played: int = 0
    team: str | None = None
    lost: bool = False
    draw_failed: bool = False
    starting_life: int = 20
    details: Pairs = ()

    def count(self, kind: str) -> int:
        """Return how many counters of a kind the player has."""
        for name, number in self.counters:
            if name == kind:
                return number
        return 0

    def get(self, name: str, default: Any = None) -> Any:
        """Return a detail that a single mechanism keeps."""
        for key, value in self.details:
            if key == name:
                return value
        return default


class Lasting(NamedTuple):
    """An effect in force that no static ability of an object makes: from a resolved spell or ability (611.2), or given.

    Also a delayed triggered ability (603.7): then `ability.kind` is "triggered".

    Attributes:
        id: its id in `position.effects`.
        ability: what it does, as the ability that would do the same ("static" with `modify`, "replacement",
            "prevention", "cant" …).
        frame: for whom it speaks and what was announced; X and targets are settled here (611.2d).
        timestamp: when it was created (613.7b).
        objects: the objects it acts on, settled when it began (611.2c); None: whatever its ability says, at each
            moment.
        duration: how long it lasts, None: until the end of the game (611.2a).
        uses: how often or how much is left (615.7, 614.8); None without limit.
        made: turn number and step in which it began.
    """

    id: str
    ability: Ability
    frame: Frame
    timestamp: int = 0
    objects: tuple[Ref, ...] | None = None
    duration: Duration | None = None
    uses: int | None = None
    made: tuple[int, str] = (0, "")


class Waiting(NamedTuple):
    """A trigger whose ability is not yet on the stack (603.2, 603.3).

    Attributes:
        source: the object it comes from.
        ability: the ability.
        controller: who controls it (603.3a).
        frame: what the trigger saw.
        order: number in order of triggering.
        delayed: it is a delayed triggered ability (603.7).
    """

    source: Ref
    ability: Ability
    controller: str
    frame: Frame
    order: int = 0
    delayed: bool = False


class Known(NamedTuple):
    """What an object was like when it last existed in the zone it was expected in (608.2h, 113.7a): last known information.

    Attributes:
        object: its record then.
        values: its characteristics then (`characteristics.Characteristics`).
        host: the object it was attached to then (301.5, 303.4), None for none or a player.
        blockers: the creatures that blocked it then (509.1g).
        attachments: what was attached to it then (301.5, 303.4).
    """

    object: Object
    values: Characteristics
    host: Ref | None = None
    blockers: tuple[Ref, ...] = ()
    attachments: tuple[Ref, ...] = ()


DRAWN_ASIDE = "drawn-aside"
"""Detail of a card that was drawn while a spell was being cast, until that is done (121.8)."""

MANIFESTED = "manifested"
"""Detail of a permanent that was manifested, as long as it is face down (701.34a)."""

PAIRED = "paired"
"""Detail of a creature that soulbond has paired: the other one of the pair (702.95b)."""

RING_BEARER = "ring-bearer"
"""Detail of a Ring-bearer: the player whose Ring-bearer it is as long as that player controls it."""

PREPARED = "prepared"
"""Detail of a prepared permanent: the copy of its prepare spell in exile, "" before there is one (722.3c of 2026-04-17)."""

CAST_BY = "cast-by"
"""Detail of a spell that was cast, and of the permanent it becomes: the player who cast it (400.7d)."""

ACTIVATED_AS = "activated-as"
"""Detail of an activated ability on the stack that asks how often it was activated: which ability of its source it is."""

SPENT_AS = "spent-as"
"""Detail of a spell: as what mana may be spent on it, by the permission by which it was cast (118.14)."""

PRICE = "price"
"""Detail of a spell: the cost that the permission to cast it names instead of its mana cost (118.9)."""

EARLY = "early"
"""Detail of a spell, and of the permanent that it becomes: it was begun when no sorcery could be cast (307.5)."""

IN_MAIN_PHASE = "in-main-phase"
"""Detail of a spell, and of the permanent that it becomes: it was cast in a main phase of its caster (601.2a)."""

FORETOLD = "foretold"
"""Detail of a foretold card in exile, of the spell that it is cast as and the permanent that this becomes (702.143c).

It is the number of the turn in which the card became that (702.143a).
"""

CAST_FROM = "cast-from"
"""Detail of a spell that was cast, and of the permanent it becomes: the zone from which it was (400.7d)."""
