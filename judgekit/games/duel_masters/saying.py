"""What players say in an effect: a number (108.1a), a civilization (106.3), a race (203.4), a name (202.2)."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Question, Refused
from judgekit.games.duel_masters.game import DUEL, DuelDraft, DuelPosition
from judgekit.games.duel_masters.instructions import FOLLOWING
from judgekit.games.duel_masters.known_words import RACES_IN_ENGLISH
from judgekit.games.duel_masters.terms import CIVILIZATIONS
from judgekit.games.duel_masters.text.reading import SAID_WORDS
from judgekit.mechanics.abilities.choosing import judge_word
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.terms.records import Instruction, Value, with_other


@DUEL.question("civilization", candidates=lambda _question: CIVILIZATIONS)
def judge_civilization(_question: Question, choice: Value) -> Allowed | Refused:
    """One of the five civilizations; colorless is none (106.3)."""
    return judge_word(CIVILIZATIONS, choice, ("106.3",))


def _races(position: DuelPosition) -> list[str]:
    return sorted({race for card in position.cards.values() for race in card.races})


_KNOWN_RACES = {
    one for one in RACES_IN_ENGLISH.values() if not any(one in other for other in {*RACES_IN_ENGLISH.values()} - {one})
}
"""Races that no card of the game needs to have; what is a part of several of them is none by itself."""


@DUEL.question("race", candidates=lambda question: _races(question.position))
def judge_race(question: Question, choice: Value) -> Allowed | Refused:
    """A whole race that there is, no part of one (203.4)."""
    if choice in _races(question.position) or choice in _KNOWN_RACES:
        return Allowed(("203.4",))
    return Refused(("203.4",), phrase("no race of a card here"))


def _names(position: DuelPosition) -> list[str]:
    """Return the names of the cards of a game; a card with two sides has the name of both (810.4)."""
    halves = {side for card in position.cards.values() for side in card.sides}
    return sorted(set(position.cards) - halves)


@DUEL.question("name", candidates=lambda question: _names(question.position))
def judge_name(question: Question, choice: Value) -> Allowed | Refused:
    """The whole name of a card that there is (202.2, 202.3a)."""
    if choice in _names(question.position):
        return Allowed(("202.2", "202.3a"))
    return Refused(("202.2",), phrase("no name of a card here"))


@DUEL.task("said-word")
def said_word(draft: DuelDraft, _frame: Frame, instruction: Instruction, choice: Value) -> None:
    """Do what is done with the race, the name, the civilization or the number that was said."""
    (done,) = instruction.get("modes")
    word = SAID_WORDS[instruction.get("word")]
    FOLLOWING.follow(draft, with_other(done, (word,) if isinstance(choice, int) else word, choice))


def _numbers(question: Question) -> range:
    """Return the numbers that make a difference: the costs of the cards of the game, and one that none has."""
    return range(2 + max((card.cost or 0 for card in question.position.cards.values()), default=0))


@DUEL.question("number", candidates=_numbers)
def judge_number(_question: Question, choice: Value) -> Allowed | Refused:
    """A whole number that is not negative (108.1, 108.1a)."""
    refused = Refused(("108.1", "108.1a"), phrase("a number that is not negative"))
    return Allowed(refused.rules) if isinstance(choice, int) and choice >= 0 else refused
