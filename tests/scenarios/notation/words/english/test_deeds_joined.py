"""Several deeds in one sentence are read as each of them by itself, of one player or of two; nothing of them is dropped."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from judgekit.language.english.verbs import past, third_person
from judgekit.scenarios.notation.words.english.deeds import deeds_of
from judgekit.scenarios.notation.words.english.retelling import Telling
from judgekit.scenarios.notation.words.english.told_so_far import AFTER_ALL
from judgekit.scenarios.notation.words.splitting import Quotes, statements_of
from tests.cases import WHOLE, each, examples
from tests.scenarios.notation.words.english.test_tenses import GAMES, deeds

JOINTS = (", ", " and ", ", then ", ", and then ", ", while ", "; ", ", but ", ", and ")
NAMES = frozenset(("ox", "elk", "token 1", "b"))


def cores(text: str) -> list[tuple[str, tuple[str, ...]]]:
    found = deeds_of(text, lambda said: said.casefold() in NAMES, lambda _word: False)
    return [(one.core, one.how) for one in found]


def told(text: str) -> Sequence[str]:
    return [one.strip() for one in Telling(lambda said: said, ("A", "B")).told(text)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("joint", [", ", " and ", ", then ", " and then ", ", and "])
def test_deeds_of_one_player_are_taken_apart(game: str, joint: str) -> None:
    chance = random.Random(joint)
    there = [f"{third_person(verb)}{behind}" for verb, behind in deeds(game)]
    for first in there:
        for second in chance.sample(there, examples(6, 2)):
            assert cores(f"{first}{joint}{second}") == [*cores(first), *cores(second)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("joint", JOINTS)
def test_deeds_of_two_players_are_taken_apart(game: str, joint: str) -> None:
    chance = random.Random(joint)
    there = deeds(game)
    # Of every verb something is joined, and by every joint verbs of all kinds.
    for verb, behind in there if WHOLE else there[JOINTS.index(joint) :: len(JOINTS)]:
        other, more = chance.choice(there)
        now = [f"A {third_person(verb)}{behind}", f"B {third_person(other)}{more}"]
        then = [f"A {past(verb)[0]}{behind}", f"B {past(other)[0]}{more}"]
        wanted = [*told(now[0]), *told(now[1])]
        assert [one.removeprefix(AFTER_ALL) for one in told(joint.join(now))] == wanted
        assert [one.removeprefix(AFTER_ALL) for one in told(joint.join(then))] == wanted


def test_damage_that_two_players_assign_is_of_each_of_them() -> None:
    assert told("A assigns 1 to Ox, B assigns 2 to Elk") == ["A assigns 1 to Ox", "B assigns 2 to Elk"]


@each(
    [
        (
            "A cast Zap on Ox. Then B cast Hush on Zap",
            ["A casts Zap on Ox", "after all that waits, B casts Hush on Zap"],
        ),
        ("A swung at B with Ox, no blocks", ["A attacks B with Ox", "no blocks"]),
        ("A swung with Ox, B had nothing to block with", ["A attacks with Ox", "B does not block"]),
        ("A swung with Ox, before blocks B bolted it", ["A attacks with Ox", "before blocks, B bolts it"]),
        (
            "B cast Zap, and with the trigger on the stack he cast Hush",
            ["B casts Zap", "B casts Hush in response to the trigger"],
        ),
        (
            "B cast Ring, and with its trigger targeting Ox on the stack A cast Zap on Ring",
            ["B casts Ring", "targets Ox with the trigger", "A casts Zap on Ring in response to the trigger"],
        ),
        ("A cast Zap at B, who responded with Hush", ["A casts Zap at B", "B responds with Hush"]),
        ("A cast Zap and B responded with Hush on it", ["A casts Zap", "B responds with Hush on it"]),
        (
            "A cast Zap on Ox. B responded by casting Hush on Zap",
            ["A casts Zap on Ox", "B casts Hush on Zap in response"],
        ),
        ("A cast Zap. Then B's turn, B swung with Ox", ["A casts Zap", "in the turn of B", "B attacks with Ox"]),
        ("A cast Zap. A passed the turn. B swung with Ox", ["A casts Zap", "in the turn of B", "B attacks with Ox"]),
        ("A cast Zap and passed the turn. On B's upkeep A bolted Ox", ["A casts Zap", "A bolts Ox in the upkeep of B"]),
        (
            "A cast Zap. On his next upkeep it went off and hit B",
            ["A casts Zap", "On his next upkeep it went off and hits B"],
        ),
        ("B had 4 shields and did nothing", ["4 shields", "B does nothing"]),
        ("B cast Zap, A Mana Leaked it and B couldn't pay", ["B casts Zap", "A Mana Leaks it", "B does not pay"]),
        ("A swung with Ox. Then damage was dealt", ["A attacks with Ox", "after damage"]),
        ("A swung with Ox and it connected", ["A attacks with Ox", "before that it connects"]),
        (
            "A cast Zap on Ox. It died and came back with a counter",
            ["A casts Zap on Ox", "before that It dies and came back with a counter"],
        ),
        (
            "A cast Zap. At end of turn Ox was sacrificed",
            ["A casts Zap", "to end of turn", "before that Ox was sacrificed"],
        ),
        ("A cast Zap, 1 to Elf and 2 to Ox", ["A casts Zap (dividing 1 to Elf and 2 to Ox)"]),
        ("A was at 3 and B was at 5, then B swung at him with Ox", ["life 3", "life 5", "B attacks A with Ox"]),
        ("A tapped Ox, on Ox and Elk, B cast Zap", ["A taps Ox, on Ox and Elk", "B casts Zap"]),
    ]
)
def test_a_sentence_tells_one_thing_after_another(sentence: str, wanted: list[str]) -> None:
    assert [one.body for one in statements_of(sentence, Quotes())] == wanted
