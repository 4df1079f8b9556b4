"""What was done is read as what is done: every verb of every row in every tense, and a status stays what it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from judgekit.language.chart import Slot
from judgekit.language.english.verbs import participle, past, past_participle, third_person
from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.english.tenses import in_the_present
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words, joined
from judgekit.scenarios.notation.words.splitting import Quotes
from tests.cases import each

NAMES = {
    "thing": "Ox",
    "things": "Ox and Elk",
    "name": "Ox",
    "object": "Ox",
    "player": "B",
    "number": "2",
    "id": "token 1",
}
SIGNS = {"symbols": "{R}", "pair": "+1/+1", "loyalty": "+1", "shares": "1 to Ox", "share": "1 to Ox", "choice": "Ox"}
GAMES = ("mtg", "dm", "magmell")


def filled(words: tuple[str | Slot, ...], grammar: NotationGrammar, depth: int = 0) -> str | None:
    """Return a wording with something in each of its slots; None where nothing plain stands in one."""
    parts: list[str] = []
    for word in words:
        if isinstance(word, str):
            parts.append(word)
            continue
        kind = str(word[1])
        known = {**NAMES, **SIGNS}.get(kind)
        if known is None and depth < 2:
            inner = (filled(one, grammar, depth + 1) for _row, one in grammar.wordings_of(kind, "en"))
            known = next((one for one in inner if one), None)
        if known is None:
            return None
        parts.append(known)
    return joined(parts)


@cache
def deeds(game: str) -> tuple[tuple[str, str], ...]:
    """Return the verb of each row of a deed, with what stands behind it in the example of the row."""
    return tuple(_deeds(game))


def _deeds(game: str) -> Iterator[tuple[str, str]]:
    """Yield the verb of each row of a deed, with what stands behind it in the example of the row."""
    grammar = grammar_of(game)
    known = Words(("Ox", "Elk"), ("A", "B"), Quotes())
    done: set[tuple[int, str]] = set()
    for row, words in grammar.wordings_of("deed", "en"):
        first = words[0] if words and isinstance(words[0], str) else ""
        verb = verb_of(first) or (first if base_of(first) else "")
        example = filled(words, grammar) if verb and verb not in ("be", "have", "do") else None
        if example is None or (row, verb) in done:
            continue
        behind = example[len(first) :]
        if grammar.reads(f"{third_person(verb)}{behind}", "deed", known) is not None:
            done.add((row, verb))
            yield verb, behind


@pytest.mark.parametrize("game", GAMES)
def test_each_deed_of_each_game_is_read_in_every_tense(game: str) -> None:
    told = deeds(game)
    assert len(told) > 15
    faults = []
    for verb, behind in told:
        now = f"A {third_person(verb)}{behind}"
        said = [f"A {one}{behind}" for one in past(verb)]
        said += [f"A then {one}{behind}" for one in past(verb)]
        for one in said:
            read = in_the_present(one)
            if read.replace("then ", "") != now:
                faults.append((one, read))
    assert not faults


CASES = {
    "A cast Zap on Ox and B responded with Hush": "A casts Zap on Ox and B responds with Hush",
    "A had cast Zap on Ox": "A casts Zap on Ox",
    "A was attacking B with Ox": "A attacks B with Ox",
    "B is blocking Ox with Elf": "B blocks Ox with Elf",
    "A attack with Ox": "A attacks with Ox",
    "he sacced Ox and drew a card": "he sacrifices Ox and draws a card",
    "A cast Zap at B, who replied with Hush": "A casts Zap at B, who responds with Hush",
    "Zap resolved, then the trigger resolved": "Zap resolves, then the trigger resolves",
    "After it resolved B cast Zap": "After it resolves B casts Zap",
    "Ox exiled Elk": "Ox exiles Elk",
    "A's Ox 4/4 attacked B": "A's Ox 4/4 attacks B",
    "B chump blocked with Elf": "B chump blocks with Elf",
    "B double-blocked Ox with Elf and Elk": "B double-blocks Ox with Elf and Elk",
    "Elf and Elk blocked Ox": "Elf and Elk block Ox",
    "B ninja struck with Shade": "B ninja strikes with Shade",
    "A bolted Ox and zapped Elk": "A bolts Ox and zaps Elk",
    "A negated it": "A negates it",
    "A responded by casting Zap": "A responds by casting Zap",
    "B didn't block": "B didn't block",
    "B did not block Ox": "B does not block Ox",
    "Zap had resolved and Ox died": "Zap resolves and Ox dies",
    "B, at 6, double blocked with Elf and Ox": "B, at 6, double blocks with Elf and Ox",
    "B defended with Guard and then sparked Ox": "B defends with Guard and then sparks Ox",
    "A (10 life) swung with Ox": "A (10 life) swings with Ox",
    "A activated Altar and put Ox in, swung with it": "A activates Altar and puts Ox in, swings with it",
}
"""What was done, and the same as rows say it."""
STAYS = (
    "A has Ox, tapped and equipped with Maul",
    "A has an Ox 4/4, tapped, and an Elf enchanted with Might",
    "Ox attacked by Elf",
    "A casts Zap on Ox blocked by Elf",
    "A has Maul equipped to Ox and Elk tapped",
    "A has Ox and tapped Elk",
    "B has two Islands left",
    "A casts kicked Zap on Ox",
    "A is at 2 and tapped out",
    "A has a creature named Ox",
    "Can A still cast Zap",
    "B lets A draw a card",
    "B has taken 17 commander damage from Rex",
    "B says that Ox died to Zap, counted on it",
    "A block was declared",
    "A had an Ox 4/4 and was at 5",
)
"""What tells how something is, or whose verb has its base form for another reason."""


@each([*CASES.items()])
def test_what_was_done_is_told_in_the_present(said: str, now: str) -> None:
    assert in_the_present(said) == now
    assert in_the_present(now) == now


@each(STAYS)
def test_what_tells_how_something_is_stays(said: str) -> None:
    assert in_the_present(said) == said


@each(["cast", "sacrifice", "carry", "equip", "swing", "ninja-strike", "chump-block", "untap", "steal"])
def test_forms_of_verbs(verb: str) -> None:
    forms = {
        "cast": ("casts", "casting", "cast", "cast"),
        "sacrifice": ("sacrifices", "sacrificing", "sacrificed", "sacrificed"),
        "carry": ("carries", "carrying", "carried", "carried"),
        "equip": ("equips", "equipping", "equipped", "equipped"),
        "swing": ("swings", "swinging", "swung", "swung"),
        "ninja-strike": ("ninja-strikes", "ninja-striking", "ninja-struck", "ninja-struck"),
        "chump-block": ("chump-blocks", "chump-blocking", "chump-blocked", "chump-blocked"),
        "untap": ("untaps", "untapping", "untapped", "untapped"),
        "steal": ("steals", "stealing", "stole", "stolen"),
    }
    assert (third_person(verb), participle(verb), past(verb)[0], past_participle(verb)[0]) == forms[verb]
