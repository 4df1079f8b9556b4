"""English card text, what was named so far (608.2c): the objects that "it", "that creature" or "they" can mean, in order of naming.

A word that points back means what was named last that it fits: the source where the text names it, a target, what an
instruction made or moved. What the trigger event names was named first of all. A plural means everything that was named
together. Where one instruction names two targets and a singular fits both, two readings remain, and the text is refused.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.games.mtg.text.english.meaning.others import by_subtype, is_of, types_said
from judgekit.games.mtg.text.english.meaning.parties import player_of
from judgekit.games.mtg.text.english.tokens import PAID_ANY, Term
from judgekit.language.faults import CardTextNotUnderstood

HOSTS = ("attached", "enchanted", "equipped")
"""References to what the source is attached to."""

SEVERAL = object()
"""Reference to objects that were spoken of without a name to mean them by."""

MADE = {
    "exile": "exiled",
    "create": "token",
    "search": "found",
    "reveal": "revealed",
    "return": "returned",
    "put": "entered",
    "manifest-dread": "entered",
    "manifest": "entered",
    "cloak": "entered",
    "look": "looked",
    "mill": "milled",
    "choose": "picked",
    "reveal-until": "found",
    "mill-until": "found",
    "draw": "drawn",
}
"""Instructions whose objects later words can mean, with the name they are kept under."""

GROUP = "those"
"""Name under which the objects of an instruction are kept that no target word names; the second is "those-2"."""

TAKEN = "taken"
"""Kind of a card that was put elsewhere than onto the battlefield."""

_CARDS = ("card", "found", "exiled", "revealed", "looked", "picked", TAKEN, "drawn", "milled", "discarded")
"""Kinds of what "that card" can mean."""

IN_SIGHT = ("milled", "looked", "revealed", "found", TAKEN, "drawn")
"""Kinds of cards that are no permanents."""

_NO_PERMANENTS = ("spell", *IN_SIGHT)
"""Kinds of what "that creature" cannot mean: a card that is milled or found is not the creature that was chosen before."""


_TOGETHERIN_SIGHT = ("milled", "revealed", "looked")
"""Kinds of what is seen together, of which "that card" means none."""


class Named(NamedTuple):
    """One object, or several, as the text names them.

    Attributes:
        reference: how a term refers to it.
        kind: "object", "card", "spell", "source", or the name under which an instruction keeps what it acted on; "host" of what
            the source is attached to where only its controller or owner was spoken of.
        before: what it was before it moved, whose characteristics and controller are meant (608.2h).
        described: the description by which it was named, None where it leaves the card types open.
        several: it is more than one.
        clause: number of the instruction that names it.
        sentence: number of the sentence.
        again: a word that points back names it.
        agent: it is named as what deals damage.
        branch: an instruction names it that is followed only if something holds.
        card: it was a card in another zone before it moved, and never a permanent.
    """

    reference: Any
    kind: str
    before: object
    described: Any = None
    several: bool = False
    clause: int = 0
    sentence: int = 0
    again: bool = False
    agent: bool = False
    branch: bool = False
    card: bool = False


class Back(NamedTuple):
    """A word that points back.

    Attributes:
        words: as the text has it, for faults.
        kind: None for "it", "object" for "that creature", "card", "spell", "token", "exiled".
        types: card types that it says, with spaces between.
        several: it is a plural.
        of: it stands for something of the object: its power, its controller.
        apart: it is no word for the source: the controller of that is "you".
        permanent: what is done to it is done to permanents only: it is tapped, destroyed, gets +1/+1.
    """

    words: str
    kind: str | None = None
    types: str = ""
    several: bool = False
    of: bool = False
    apart: bool = False
    permanent: bool = False


def can_mean(back: Back, one: Named) -> bool:
    """Tell whether a word that points back fits what was named: "that land" is no target creature, "that spell" no card."""
    kind = back.kind
    if one.kind == "discarded" and kind != "card":
        return False
    if one.card and kind == "object":
        return False
    if back.permanent and (one.card or one.kind in IN_SIGHT):
        return False
    if one.kind == "source":
        return kind is None and not back.apart
    fits = (
        kind in (None, one.kind)
        or (kind == "object" and one.kind not in _NO_PERMANENTS)
        or (kind == "card" and one.kind in _CARDS and not _of_many(back, one))
    )
    open_to_any = one.described is None and not by_subtype(back.types)
    return fits and (not back.types or open_to_any or is_of(one.described, back.types))


def _of_many(back: Back, one: Named) -> bool:
    """Tell whether several cards were seen or moved together: "that card" is none of them.

    No plural means several discarded cards yet.
    """
    return one.several and (one.kind == "discarded" or (one.kind in _TOGETHERIN_SIGHT and not back.several))


def _beside(one: Named) -> bool:
    """Tell whether "it" in the same instruction is another: ~ fights it, and itself would be said so."""
    return one.kind == "source" or not one.again


def preferred(back: Back, named: Sequence[Named]) -> list[Named]:
    """Return what a word can mean; what was called by the very noun stands before what could be one of that type.

    "That creature" is the target creature, not the token that is a copy of it.
    """
    found = [one for one in named if can_mean(back, one)]
    if not back.types or not found:
        return found
    last = found[-1]
    if last.described is None and last.kind == "token":
        return [one for one in found if one.described is not None] or found
    by_noun = [one for one in found if types_said(one.described) & set(back.types.split())]
    beside = [one for one in by_noun if one.clause == last.clause]
    return [one for one in found if one.clause != last.clause or one in beside] if beside else found


def the_one(back: Back, named: Sequence[Named], targets: Sequence[str], within: int = -1) -> Named | list[Named] | None:
    """Return what a singular means: the last that it fits.

    Args:
        back: the word.
        named: what was named so far.
        targets: names of the target words.
        within: number of the instruction where the word is what the instruction acts on, -1 where it stands in a condition of it.

    Returns:
        What is meant, a list of two where both can be, None where there is none.
    """
    found = preferred(back, named)
    if not found:
        return None
    if back.kind is None and not back.of:
        found = [one for one in found if one.clause != within or not _beside(one)]
        if not found:
            return None
    last = found[-1]
    if back.kind in (None, "object") and last.several and last.reference is not SEVERAL:
        # "It" and "that creature" are one object: not the several that were named since.
        last = next((one for one in reversed(found) if not one.several and one.reference is not SEVERAL), last)
    if last.clause != within and last.reference in targets:
        beside = [
            one
            for one in found
            if one.clause == last.clause and one.reference in targets and one.reference != last.reference
        ]
        if beside:
            return [beside[-1], last]
    return last


def all_of_them(back: Back, named: Sequence[Named]) -> list[Named]:
    """Return what a plural means: all that the last instruction names that it fits, else all of that sentence, else all."""
    found = [one for one in preferred(back, named) if not one.agent and one.kind != "host"]
    if not found:
        return []
    last = found[-1]
    if last.kind in MADE.values() or (last.several and (last.again or str(last.reference).startswith(GROUP))):
        return [last]
    in_clause = [one for one in found if one.clause == last.clause]
    in_sentence = [one for one in found if one.sentence == last.sentence]
    for group in (in_clause, in_sentence, found):
        different = {str(one.reference): one for one in group}
        if len(different) > 1 or last.several:
            return list(different.values())
    return [last]


def called(word: Term) -> str:
    """Return what a target word asks for in short, for faults: "target creature you control"."""
    return f"{'another ' if 'other' in word else ''}target {described_as(word['is'])}"


def described_as(what: Json) -> str:
    """Return what a description means in short, for faults: "creature you control", "~" for the source."""
    if what == "this":
        return "~"
    described = what if isinstance(what, dict) else {}
    if described.get("player") == "opponent":
        return "opponent"
    noun = described.get("subtype") or " or ".join(sorted(types_said(what))) or described.get("kind", "permanent")
    whose = {"you": " you control", "opponent": " an opponent controls"}.get(str(described.get("controller")), "")
    if described.get("not-controller") == "you":
        whose = " you don't control"
    return f"{noun}{whose}"


ONE = {
    **{"@it": None, "@object": "object", "@token": "token", "@card": "card", "@spell": "spell", "@exiled": "exiled"},
    "@revealed": "revealed",
}
"""Singular words that point back, with the kind of thing that they can mean."""

ALL = {"@them": None, "@objects": "object", "@tokens": "token", "@cards": "card"}
"""Plural words that point back."""

_NOUNS = {"object": "permanent", "token": "token", "card": "card", "spell": "spell"}


def said_back(word: str, types: str) -> str:
    """Return a word that points back as a text has it, for faults."""
    if word in ("@it", "@them"):
        return word[1:]
    if word == "@exiled":
        return "the exiled card"
    if word == "@revealed":
        return "the revealed card"
    if word in ALL:
        return f"those {' or '.join(f'{one}s' for one in types.split()) or _NOUNS[ALL[word] or 'object'] + 's'}"
    return f"that {' or '.join(types.split()) or _NOUNS[ONE[word] or 'object']}"


class Spoken:
    """What an ability has spoken of so far, and who does it.

    Attributes:
        targets: target words declared, in printed order.
        event: the event patterns of the trigger or replacement, () where there is none.
        text: the sentence, for faults.
        actor: who does what is being read.
        zone: zone in which the ability says that its source is.
        itself: "it" means the source where nothing else was spoken of.
        of_event: what is read is what the ability looks for, where "other" means other than the source.
        figured: the text says what X is, for all of the ability (107.3).
        figure: what it is; a fault where it says so more than once.
        outer: what words mean in the instruction to which a reflexive ability belongs, None elsewhere.
        words_chosen: kinds of word that the ability's player chose so far by an instruction: a colour, a creature type.
        choosing: kinds of word that are chosen as the instruction is followed that is being read.
        lasting: what is being read is for how long an effect lasts, which is asked of each object it is on.
        to_permanents: what is being read is what an instruction is done to that is done to permanents only.
        now_there: what was put onto the battlefield, by what it was before, which nobody controlled (109.4).
        asked_of_one: a condition spoke of one object, which "it" would mean: "as long as you control exactly one creature".
        searched: the last search of a number of cards in several zones, of which there can be a rest.
        cost: what is paid for an activated ability; None: not known here, as of a spell.
        unnamed: a card was drawn, discarded or given up for the cost that no word can mean yet, but a "card" would be.
    """

    def __init__(self, event: tuple[Term, ...] = (), text: str = "") -> None:
        self.targets: list[Term] = []
        self.event = event
        self.text = text
        self.actor: Json = "you"
        self.zone: Json = None
        self.itself = True
        self.asked_of_one = False
        self._objects: list[Named] = []
        self._clause = 0
        self._sentence = 0
        self._within = -1
        self._groups = 0
        self._players: list[Json] = []
        self._defending: list[str] = []
        self._named_in: list[tuple[Json, int]] = []
        self.first: object = None
        self._before: object = None
        self._began = 0
        self.of_event = False
        self._source: Json = None
        self._damaged: Json = None
        self._used: set[str] = set()
        self._counted: tuple[list[str], list[str]] = ([], [])
        self._given: dict[str, str] = {}
        self.cost: Json = None
        self._as_many: list[tuple[str | None, int]] = []
        self._owner_told: str | None = None
        self._discarded = False
        self._hand: Json = None
        self._to_cards = False
        self.unnamed = False
        self.searched: Term | None = None
        self.figured = False
        self.figure: Json | CardTextNotUnderstood = None
        self.outer: Spoken | None = None
        self._ways: dict[str, str | None] = {}
        self._totals = 0
        self.words_chosen: list[str] = []
        self.choosing: list[str] = []
        self._last_created: Term | None = None
        self._drawing: tuple[Term | None, int] = (None, 0)
        self._noted: set[str] = set()
        self.card_copied: Json = None
        self.told: dict[str, str] = {}
        self.to_permanents = False
        self.lasting = False
        self.now_there: dict[str, str] = {}

    def as_much_as_paid(self, words: str, kind: str = "") -> str:
        """Return how much was paid of the one thing of which any amount could be paid so far (118.12).

        Args:
            words: what speaks of it, for a fault.
            kind: what was paid, "" where the words leave it open.

        Raises:
            CardTextNotUnderstood: nothing was paid so, or something else.
        """
        paid = self.told.get(PAID_ANY)
        if not paid or kind not in ("", paid):
            raise self.fault(words)
        self._used.add(PAID_ANY)
        return PAID_ANY

    def fault(self, words: str) -> CardTextNotUnderstood:
        """Return the fault that nothing can be meant by some words."""
        return CardTextNotUnderstood(
            phrase("not understood: what {words!r} means in {text!r}", words=words, text=self.text), words, self.text
        )

    def _from_hand(self) -> Json:
        """Return the player whose hand was seen, for "from it"."""
        if self._hand is None:
            raise self.fault("from it")
        return self._hand

    def two_readings(self, words: str, one: str, other: str) -> CardTextNotUnderstood:
        """Return the fault that some words can mean either of two things (608.2c)."""
        message = f"not understood: {words!r} can mean {one!r} or {other!r} in {self.text!r}"
        return CardTextNotUnderstood(message, words, self.text)

    def no_duration(self, until: Json, verb: str) -> CardTextNotUnderstood:
        """Return the fault that what is done in a moment is said to last for a while (611.2a)."""
        words = _duration_in_words(until)
        message = f"not understood: {words!r} in {self.text!r}: {verb} is done in a moment and lasts for no while"
        return CardTextNotUnderstood(message, words, self.text)

    def _number_kept(self) -> str | None:
        """Return the name of what the one instruction before acted on that can be so many: of this sentence, else of all."""
        here = [name for name, sentence in self._as_many if sentence == self._sentence]
        names = here or [name for name, _ in self._as_many]
        return names[0] if len(names) == 1 else None

    def begin_sentence(self, text: str) -> None:
        """Begin a sentence: a plural means what was named together in one."""
        self.text = text
        self._sentence += 1

    def mention(
        self,
        reference: object,
        kind: str = "object",
        before: object = None,
        described: object = None,
        several: bool = False,
        card: bool = False,
    ) -> None:
        """Remember an object that later words can mean.

        Args:
            reference: the object.
            kind: "object", "card" or "spell", or the name it is kept under.
            before: what it was before it moved, whose characteristics and controller are meant (608.2h).
            described: the description by which it is named.
            several: it is more than one.
            card: it was a card in another zone before it moved.
        """
        before = reference if before is None else before
        self._objects.append(
            Named(reference, kind, before, described, several, self._clause, self._sentence, card=card)
        )

    def _mention_again(self, one: Named) -> None:
        """Remember that a word that points back names an object once more: it is the one named last now."""
        self._objects.append(one._replace(clause=self._clause, sentence=self._sentence, again=True, agent=False))

    def mention_subject(self, reference: Json, agent: bool = False) -> None:
        """Remember the source, or what it is attached to, where an instruction names it (201.4, 303.4).

        Args:
            reference: what the instruction is about.
            agent: it is what deals damage.
        """
        for one in reference if isinstance(reference, list) else [reference]:
            if one == "this" and (self.itself or not agent):
                self._objects.append(Named(one, "source", one, None, False, self._clause, self._sentence, agent=agent))
            elif one in HOSTS:
                self._objects.append(Named(one, "object", one, None, False, self._clause, self._sentence, agent=agent))

    def mention_host(self, reference: str) -> None:
        """Remember what the source is attached to, where a text speaks of its controller or owner: "it" is named by that.

        Args:
            reference: what the source is attached to.
        """
        described = None if reference == "attached" else {"type": "creature"}
        self._objects.append(Named(reference, "host", reference, described, False, self._clause, self._sentence))

    @property
    def mentioned(self) -> int:
        """How many objects were spoken of so far."""
        return len(self._objects)

    def named_between(self, first: int, last: int) -> frozenset[str]:
        """Return by which names objects were spoken of for the first time between two moments.

        Args:
            first: how many objects were spoken of before.
            last: how many were spoken of then.
        """
        before = {str(one.reference) for one in self._objects[:first]}
        since = {one.reference for one in self._objects[first:last] if isinstance(one.reference, str)}
        return frozenset(since - before - {"this", *HOSTS})

    def named_in_a_branch(self, mentioned: int) -> None:
        """Remember that the objects spoken of since are named by what is done only if something holds.

        Args:
            mentioned: how many objects were spoken of before.
        """
        self._objects[mentioned:] = [one._replace(branch=True) for one in self._objects[mentioned:]]

    def forget(self, mentioned: int) -> None:
        """Forget the objects spoken of since: they are not there where it is otherwise.

        Targets were chosen, and what the source is attached to is there for its controller to choose about it.
        """
        targets = [word["id"] for word in self.targets]
        self._objects[mentioned:] = [
            one for one in self._objects[mentioned:] if one.reference in targets or one.kind == "host"
        ]

    def not_yet_moved(self, mentioned: int, names: Collection[Json]) -> None:
        """Forget what objects become that are moved at another time: until then words mean them as they are (603.7).

        Args:
            mentioned: how many objects were spoken of before.
            names: by which names what is moved then was kept.
        """
        self._objects[mentioned:] = [one for one in self._objects[mentioned:] if one.reference not in names]

    def others(self) -> Json:
        """Return whom "each other player" means: others than the player who was named, than you where nobody was (109.5).

        Raises:
            CardTextNotUnderstood: it could be others than each of several.
        """
        named = [one for one in self._players if one not in ("you", "players", "opponents", "others")]
        if not self._players:
            named = [one for one in map(player_of, self.event) if one not in (None, "you")]
        apart = list(dict.fromkeys(str(one) for one in named))
        if len(apart) > 1:
            raise self.fault("each other player")
        return {"all": {"kind": "player", "not-among": named[0]}} if named else "others"

    def mention_player(self, reference: Json) -> None:
        """Remember a player that later words can mean."""
        if reference not in self._players[-1:]:
            self._players.append(reference)
            self._named_in.append((reference, self._sentence))

    @staticmethod
    def _apart_of(one: Named) -> bool:
        """Tell whether an object was named in its own right, so that "other" can set apart from it."""
        return one.kind not in ("spell", "card", "source") and not one.again and one.reference not in HOSTS

    def _several_beside_the_source(self) -> bool:
        """Tell whether a singular can only mean the source, whose own event it is: nothing else but several was named (608.2c)."""
        own = bool(self.event) and all(one.get("object") == "this" for one in self.event)
        return own and bool(self._objects) and all(one.several or one.kind == "source" for one in self._objects)

    def begin(self) -> None:
        """Begin an instruction: nothing is its subject yet, and what was spoken of was so before it."""
        self._before, self.first = self.first, None
        self._clause += 1
        self._began = sum(1 for one in self._objects if self._apart_of(one))

    def _called(self, one: Named) -> str:
        """Return how the text named an object, for faults."""
        word = next((word for word in self.targets if word["id"] == one.reference), None)
        return (
            called(word) if word is not None else described_as("this") if one.kind == "source" else str(one.reference)
        )


def _duration_in_words(until: Json) -> str:
    """Return how long an effect is said to last, for faults."""
    word = str(next(iter(until)) if isinstance(until, dict) else until)
    return _LASTING.get(word, word.replace("-", " "))


_LASTING = {
    "end-of-turn": "until end of turn",
    "end-of-combat": "until end of combat",
    "next-turn": "until your next turn",
    "end-of-next-turn": "until the end of your next turn",
    "during-next-turn": "during that player's next turn",
    "next-end-step": "until your next end step",
    "next-upkeep": "until your next upkeep",
    "leaves": "until ~ leaves the battlefield",
    "monarch": "until an opponent becomes the monarch",
    "while": "for as long as",
}
