"""Magic as scenarios see it: the start position, steps, choices, queries and what may be expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.engine import Question, Refused
from judgekit.games.mtg.editions.played import EDITIONS
from judgekit.games.mtg.meaning import known_words
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.scene.notation.choices import CHOICES, called_so
from judgekit.games.mtg.scene.notation.payments import payments_in_brief
from judgekit.games.mtg.scene.notation.trace import WORDING
from judgekit.games.mtg.scene.queries import decks, parsing, players, queries, visibility
from judgekit.games.mtg.scene.setup import positions
from judgekit.games.mtg.scene.steps import (
    advancing,  # noqa: F401 (adds the step that goes on to a step of the turn)
    legal_answers,
)
from judgekit.games.mtg.scene.steps import combat as doing_combat
from judgekit.games.mtg.scene.steps import start as doing_start  # noqa: F401 (adds the step that starts a game)
from judgekit.games.mtg.scene.steps import steps as doing
from judgekit.games.mtg.scene.steps.casting import refused_costs
from judgekit.games.mtg.scene.steps.kept_for_later import kept_for_later
from judgekit.games.mtg.scene.steps.words import OBJECT_PROPERTIES, PLAYER_PROPERTIES
from judgekit.games.mtg.stack.long_loops import refuse_further
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.terms.events import STEPS
from judgekit.games.mtg.terms.japanese_names import in_english
from judgekit.games.mtg.terms.type_lines import KINDRED, TRIBAL
from judgekit.games.mtg.triggers import why_not_triggered as untriggered
from judgekit.games.mtg.turn import player_control
from judgekit.language.understanding import Understood
from judgekit.table.adapter import Finding, Session
from judgekit.table.standard import StandardAdapter

Action = Mapping[str, Json]

_QUERIES: Mapping[str, Callable[[Session, Action], Finding | None]] = {
    "parse": lambda _table, query: parsing.parse(query),
    "deck": decks.deck,
    "classify": lambda table, query: parsing.classify(table.position, query),
    "decider": lambda table, query: player_control.decider_outside(table.position, query),
    "visible-to": lambda table, query: visibility.visible(table.position, query),
}


def _refuse_to_count(position: MtgPosition, key: str) -> None:
    """Refuse to list or count permanents if most tokens of a loop were only counted and never made."""
    if key.startswith(("battlefield", "devotion")):
        refuse_further(position)


class MtgAdapter(StandardAdapter):
    """Magic as scenarios see it.

    How hybrid symbols are announced follows from what a step pays with; headings are numbers that are only the name of a keyword
    action, a keyword ability, a part of the type line or a variant.
    """

    game = GAME
    editions = EDITIONS
    resting = frozenset(doing.RESTING_KINDS)
    nowhere = frozenset(("none", "outside-the-game"))
    events: Mapping[str, tuple[str, ...]] = {
        "dies": ("move?origin=battlefield&to=graveyard",),
        "enters": ("move?to=battlefield",),
        "enters-the-battlefield": ("move?to=battlefield",),
        "leaves": ("move?origin=battlefield",),
        "leaves-the-battlefield": ("move?origin=battlefield",),
        "exile": ("move?to=exile",),
        "mill": ("move?origin=library&to=graveyard",),
        "zone-change": ("move",),
        "token": ("create",),
        "create-token": ("create",),
        "combat-damage": ("damage?combat=true",),
        "put-counter": ("put-counters",),
        "remove-counter": ("remove-counters",),
        "counter-spell": ("counter",),
        "lose": ("lose-game",),
        "win": ("win-game",),
        "die": ("move?origin=battlefield&to=graveyard",),
        "creature-dies": ("move?origin=battlefield&to=graveyard",),
        "enter": ("move?to=battlefield", "create"),
        "etb": ("move?to=battlefield", "create"),
        "destroyed": ("destroy",),
        "sacrificed": ("sacrifice",),
        "discarded": ("discard",),
        "exiled": ("move?to=exile",),
        "tapped": ("tap",),
        "untapped": ("untap",),
        "countered": ("counter",),
        "deal-damage": ("damage",),
        "life-gain": ("gain-life",),
        "life-loss": ("lose-life",),
    }
    details = frozenset(
        (
            *("to", "from", "origin", "combat", "counter", "kind", "at", "under", "step", "zone", "face", "face-down"),
            *("tapped", "attached", "defender", "attackers", "blockers", "mana", "cause", "reason", "card", "until"),
            *("vehicle", "transformed", "paid"),
        )
    )
    called: Mapping[str, tuple[str, ...]] = doing.CALLED
    follows_from: Mapping[str, str] = {"symbols": "payment"}
    steps = tuple(STEPS)
    text_types = ("Creature", "Instant", "Enchantment")
    headings = frozenset(
        (
            *(f"701.{number}" for number in range(2, 100)),
            *(f"702.{number}" for number in range(2, 200)),
            *("205.2", "205.3", "205.4", "901.15", "903.12", "903.13", "904.12"),
        )
    )

    facts: Mapping[str, tuple[str, str]] = {
        "tapped": ("tapped", "flag"),
        "marked-damage": ("marked_damage", "number"),
        "counters": ("counters", "counters"),
    }
    player_facts: Mapping[str, tuple[str, str]] = {"life": ("life", "number"), "counters": ("counters", "counters")}

    choices, words, asked = CHOICES, WORDING, _QUERIES
    notated_in = "judgekit.games.mtg.scene.notation.table_words"

    def setup(self, cards: Mapping[str, Json], start: Mapping[str, Json], rules: str) -> MtgPosition:
        """Return the start position."""
        return positions.setup(cards, start, rules)

    def perform(self, table: Session, action: Action) -> None:
        """Do one step; what is chosen for something optional lets that be done first (608.2d)."""
        if not self.done_before(table, action):
            doing.perform(table, action)

    def answers(self, action: Action) -> frozenset[str]:
        """Return the kinds of question that a step or a query is about."""
        return doing.answers(action)

    def never_asked(self, kind: str, plain: Json) -> Refused | None:
        """Return why costs that a spell does not offer cannot be announced for it (601.2b, 118.8)."""
        return refused_costs(plain) if kind == "with" else None

    def kept_for_later(self, question: Question, to_come: Sequence[Action]) -> frozenset[str]:
        """Return what is not tapped for a cost that something else pays, since what is done later needs it (601.2g)."""
        return kept_for_later(question, to_come)

    def called_so(self, word: str, question: Question) -> bool:
        """Tell whether a word means a choice of one of two piles, or whether something is done or not (700.3, 702.104a)."""
        return called_so(word, question)

    def in_brief(self, question: Question, listed: Sequence[object]) -> tuple[list[object], list[object]] | None:
        """Return payments that are listed by their mana alone and those there are, both so (601.2h); or creatures alone."""
        return payments_in_brief(question, listed) or doing_combat.creatures_in_brief(question, listed)

    def legal(self, table: Session, query: Action) -> tuple[Question, Callable[[object], Json]] | None:
        """Return the question whose legal answers a query asks for, where it is not the open one."""
        refuse_further(table.position)
        return legal_answers.legal(table, query)

    def value(self, position: MtgPosition, path: str) -> Finding:
        """Return the value of a path like "frog.pt"."""
        _refuse_to_count(position, path.partition(".")[2])
        return queries.value(position, path)

    def object_value(self, position: MtgPosition, id: str, key: str) -> Finding:
        """Return a property of an object."""
        return queries.object_value(position, id, OBJECT_PROPERTIES.get(key, key))

    def place_of(self, position: MtgPosition, id: str) -> tuple[str, str] | None:
        """Return the controller and the zone of an object."""
        return queries.place_of(position, id)

    def player_value(self, position: MtgPosition, id: str, key: str) -> Finding:
        """Return a property of a player."""
        _refuse_to_count(position, key)
        return players.player_value(position, id, PLAYER_PROPERTIES.get(key, key))

    def game_value(self, position: MtgPosition, key: str, expected: Json) -> Finding | None:
        """Return a property of the game, None where there is no such key."""
        return queries.game_value(position, key, expected)

    def knows(self, position: MtgPosition, word: str) -> bool:
        """Tell whether a word is one that some object can be or have."""
        return known_words.knows(position, word)

    def own_word(self, word: str) -> str:
        """Return the word of the terms for a keyword ability, a type, a colour or a status; "kindred" is called tribal there."""
        return TRIBAL if word.casefold() == KINDRED else in_english(word)

    def why_not_triggered(self, position: MtgPosition, id: str) -> tuple[str, ...]:
        """Return the rules by which the abilities of an object have not triggered."""
        return untriggered.why_not_triggered(position, id)

    def name_of(self, position: MtgPosition, id: str) -> str:
        """Return how a scenario names an object of a trace."""
        return queries.name_of(position, id)

    def understood(self, cards: Mapping[str, Json]) -> list[Understood]:
        """Return every ability of every card as written and as it was understood."""
        from judgekit.games.mtg.scene.notation.understanding import understood

        return understood(cards)

    def describe(self, position: MtgPosition) -> object:
        """Return the whole position as plain data for showing it."""
        return queries.describe_position(position)


ADAPTER = MtgAdapter()
