"""What is read is what is played: a text without one of its words is refused or means something else; none is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.english.words import spelt
from judgekit.games.mtg.text.printing.equal_terms import alike
from judgekit.language.faults import CardTextNotUnderstood
from tests.games.mtg.text.wordings import Wording, card_texts, wordings

WORD = re.compile(r"[A-Za-z][A-Za-z'/-]*|[+-]?\d+/[+-]?\d+|\d+|\{[^}]*\}")

GRAMMAR: dict[str, str] = {
    r"\b(a|an|the)\b": "articles",
    r"\b(you) (?!control|own|cast|attack|don't|draw a card,)": "who follows an instruction is its controller (608.2c)",
    r"\b(you) draw": "who follows an instruction is its controller (608.2c)",
    r"\b(it|they) (?:creates?|puts?|deals?)\b": "who does what is done instead is who would have done it (614.1)",
    r"\b(each|all)\b": "a plural, or a group of players, is all of them",
    r"\b(then)\b": "instructions are followed in the order written (608.2c)",
    r", (and)\b": "a comma joins two statements as well",
    r"\b(your) opponents?\b": "opponents are those of the controller (102.2)",
    r"\byour hand, (your) graveyard\b": "said of the hand before it",
    r"\b(player's) (?:\w+ )?(?:upkeep|step)": "each step of a kind is that of each player",
    r"\b(cards?)\b(?=.*\b(?:graveyards?|hands?|librar\w+|exile|mill)\b)": "what is there is a card (109.2a)",
    r"\b(spells?)\b(?=.*\b(?:casts?|costs?)\b)|\bcasts? [^.]*?\b(spells?)\b": "what is cast is a spell (112.1)",
    r"\b(additional) (?:card|\+1/\+1|-1/-1|\w+ counters?)\b": "what is drawn or put is so besides what is otherwise",
    r"\bany number of (additional) lands\b": "any number is so besides the one of each turn (305.2)",
    r"\b(pay) \{": "symbols as a cost are paid (118.1)",
    r"\brather than (paying) ": "a cost is paid (118.1)",
    r"base power and (base)\b": "base is said of both",
    r"\btheir (owners'|owner's) hands?\b": "a card goes to its owner's hand only (400.3)",
    r"\b(its|their) owner(?:'s|s') ": "cards printed up to the sixth edition do not say whose the owner is (108.3)",
    r"\bthis (main) phase\b": "the phase that it is",
    r"\bother (creature|land) types\b": "what is added is of that kind",
    r"\bexcept (that|for) ": "a conjunction",
    r"\bthe next (turn's) upkeep": "the upkeep that comes next is that of the next turn (503.1)",
    r"\bthe (sacrificed|exiled) \w+'s\b": "the only one spoken of is the one that was given up",
    r"\btokens (that) are\b": "a relative pronoun",
    r"\bthe (next) end step\b": "an instruction that waits for a step means the next one (603.7b)",
    r"\brest (back) on top\b": "what was looked at goes where it was",
    r"\bthe (revealed) card's\b": "the only card spoken of is the one that was revealed",
    r"\bname as the (chosen) card\b": "the only card spoken of is the one that was chosen",
    r"\bonly a (single)\b": "what is targeted alone is one already (115.9c)",
    r"\b(\w+) counters? removed this way\b": "the counters that were removed are of the kind that was said",
    r"\bexcept [^.]*?, (it) has\b|\bexcept [^.]*?, and (it) has\b": "a list may name the copy each time (707.9a)",
    r"\b(once) during each of your turns, you may (?:play|cast) an?\b": "in each of the turns it is one that may be played",
    r"\btheir (own) turns\b": "a turn is somebody's own",
    r"\bwho (has) cast\b": "what was done this turn is done",
    r"\bwho has cast .*?can't cast (additional)\b": "what is cast after something is cast besides it",
    r"\bno life (instead)\b": "no event is what happens instead (614.6)",
}
"""Words whose meaning stands elsewhere in the same text, or which mean nothing by themselves, each with the reason."""


def grammar_words(text: str) -> set[int]:
    """Return the places of the words that only the grammar needs."""
    return {
        match.start(number)
        for pattern in GRAMMAR
        for match in re.finditer(pattern, text, re.I | re.M)
        for number in range(1, len(match.groups()) + 1)
        if match.group(number) is not None
    }


def read(text: str, spell: bool) -> tuple[Ability, ...] | None:
    """Return the abilities of a text, None where it is refused."""
    try:
        return read_card_text(text, "", TypeLine((), ("instant" if spell else "creature",)))
    except CardTextNotUnderstood:
        return None


def dropped(wording: Wording) -> Iterator[str]:
    """Yield the words of a text without which it means the same, with what stands around them."""
    text = spelt(wording.text, wording.name)
    whole = read(text, wording.spell)
    if whole is None:
        return
    needed_by_grammar = grammar_words(text)
    for match in WORD.finditer(text):
        if match.start() in needed_by_grammar:
            continue
        shorter = " ".join(part.strip() for part in (text[: match.start()], text[match.end() :]))
        rest = read(re.sub(r" (?=[.,:])", "", shorter), wording.spell)
        if rest is not None and alike(rest, whole):
            yield f"{match.group()}: {text}"


@pytest.mark.parametrize("number", range(4))
def test_no_word_of_a_text_is_without_effect(number: int) -> None:
    assert [word for wording in wordings()[number::32] for word in dropped(wording)] == []


def test_no_word_of_a_real_card_is_without_effect() -> None:
    assert [word for wording in card_texts()[::24] for word in dropped(wording)] == []
