"""A question between deeds is of the moment where it stands; what is told behind it changes nothing of that answer."""

from __future__ import annotations

from tests.cases import each
from tests.scenarios.notation.tables import answered, of

SAGE = 'card: Sage planeswalker (loyalty 7) "+1: Draw a card."\n'
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
LATER = "once all that is told behind it is done: "
SITUATIONS = {
    # 306.8, 120.3c: 7 less 3 by the Ox, and 3 more by the spell after combat.
    "loyalty, and a spell after combat": (
        f"A has Sage (loyalty 7). B has an Ox 3/3 and, in hand, {ZAP}. B's turn. B attacks Sage with Ox. No blocks. "
        "How many loyalty counters does Sage have? After combat B casts Zap on Sage. How many loyalty counters does Sage have now?",
        ["Sage: loyalty 4", "Sage: loyalty 1"],
    ),
    # 704.5i: what has left the battlefield has no loyalty counters any more; last there it had none (120.3c).
    "loyalty of what dies of what is done later": (
        f"A has Sage (loyalty 4). B has an Ox 3/3 and, in hand, {ZAP}. B's turn. B attacks Sage with Ox. No blocks. "
        "How many loyalty counters does Sage have? After combat B casts Zap on Sage. Does Sage die?",
        ["Sage: loyalty 1", "Yes: Sage dies"],
    ),
    "life after each of two spells": (
        f'A has {ZAP} and Tap {{R}} instant "~ deals 2 damage to any target." in hand. '
        "A casts Zap on B. What is B's life? Then A casts Tap on B. What is B's life?",
        ["B: life 17", "B: life 15"],
    ),
    "life in one turn and in the next": (
        "A has an Ox 3/3. B has an Elk 2/2. A attacks with Ox, no blocks. What's B's life? "
        "Next turn B attacks with Elk. What's B's life?",
        ["B: life 17", "B: life 17"],
    ),
    # 510.2: who blocks is told behind the question, and belongs to the same fight.
    "a question before the block of the same fight": (
        "A has an Ox 3/3. B has an Elk 4/4. A attacks with Ox. Does Ox die? B blocks Ox with Elk.",
        ["Yes: Ox dies"],
    ),
    "a question before the response to what waits": (
        f'A has an Ox 2/2 and Grow {{G}} instant "Target creature gets +3/+3 until end of turn." in hand. B has {ZAP} in hand. '
        "B casts Zap on Ox. Does Ox die? A responds with Grow on Ox.",
        ["No: Ox survives (5/5, 3 damage)"],
    ),
    # 101.2, 614.17: who cannot lose has not lost, whatever may still be done in this turn; then 704.5a.
    "whether somebody loses, before and behind what decides it": (
        f'A has 1 life and Shrine 2/2 "You can\'t lose the game." B has {ZAP} and Doom {{B}} instant "Destroy target creature." '
        "in hand. B's turn. B casts Zap on A. Does A lose? Then B casts Doom on Shrine. Does A lose?",
        ["No: A does not lose by what was done", "Yes: A loses"],
    ),
    # 613.4c: how big it is in the fight is so before the next spell is cast; whether it dies hangs on that too.
    "a size in a fight that goes on": (
        'A has an Ox 2/2 and Grow {G} instant "Target creature gets +3/+3 until end of turn." in hand. B has a Wall 0/4 and '
        'Gasp {B} instant "Target creature gets -5/-5 until end of turn." in hand. A attacks with Ox. B blocks with Wall. '
        "A casts Grow on Ox. Grow resolves. How big is Ox? B casts Gasp on Ox. Does Ox die?",
        ["Ox: pt 5/5", "Yes: Ox dies"],
    ),
    "a headline": (
        f"Does Ox die? A has an Ox 3/3. B has an Elk 2/2 and {ZAP} in hand. "
        "A attacks with Ox, B blocks with Elk. After combat B casts Zap on Ox.",
        ["Yes: Ox dies"],
    ),
}


@each(SITUATIONS)
def test_a_question_is_of_the_moment_where_it_stands(name: str) -> None:
    said, answers = SITUATIONS[name]
    found = [str(reply.result[0].en) for reply in answered(SAGE + said if "Sage" in said else said, lang="en").replies]
    assert found == answers, found


def test_what_comes_later_is_told_besides() -> None:
    said = (
        f"A has {ZAP} in hand. B has an Ox 3/3 and an Elk 4/4. B attacks with Ox, no blocks. What's A's life? "
        "After combat A casts Zap on B. What's B's life? A's life?"
    )
    first = [str(one.en) for one in answered(said, lang="en").replies[0].result]
    assert first == ["A: life 17"]
    said = said.replace("Zap on B", "Zap on A")
    first = [str(one.en) for one in answered(said, lang="en").replies[0].result]
    assert first[:2] == ["A: life 17", f"{LATER}A: life 14"]


def test_loyalty_of_what_has_died_is_not_what_is_printed() -> None:
    said = f"{SAGE}A has Sage (loyalty 2). B has {ZAP} in hand. B casts Zap on Sage. How many loyalty counters does Sage have?"
    found = [str(one.en) for one in answered(said, lang="en").replies[0].result]
    assert found[0] == "Sage: loyalty 0"
    # 306.5a: 7 is what the card prints, wherever it lies; of counters, of which was asked, a card elsewhere has none (122.2).
    assert not [one for one in found if "7" in one]
    assert found[-1] == "as last seen: then it is put into the graveyard"


BEFORE, NOW = "so it was before that was done", "before that was done: Yes: "
PINGER = 'Pinger {2} artifact "{T}: ~ deals 1 damage to any target."'


@each(
    {
        "a spell that was cast": (
            f"A has 2 Mountains. A: hand: {ZAP}\nA casts Zap on B. Can A cast Zap?",
            "Yes",
            BEFORE,
        ),
        "who pays for it": (f"A has 2 Mountains. A: hand: {ZAP}\nA casts Zap on B. Can A pay for Zap?", "Yes", BEFORE),
        # 602.5b, 118.3: it lies where it lay, so that it may be meant once more: how it is now comes first.
        "an ability": (f"A has {PINGER}. A activates Pinger on B. Can A activate Pinger?", "No", NOW),
        "cast once more": (f"A has 2 Mountains. A: hand: {ZAP}\nA casts Zap on B. Can A cast Zap again?", "No", ""),
        "still": (f"A has 2 Mountains. A: hand: {ZAP}\nA casts Zap on B. Can A still cast Zap?", "No", ""),
        "another player": (f"A has 2 Mountains. A: hand: {ZAP}\nA casts Zap on B. Can B cast Zap?", "No", ""),
        "where it could not be done": (
            f'B has Ward enchantment "You have hexproof." A: hand: {ZAP}\nA casts Zap on B\'s Elf 1/1. Can A target B with it?',
            "No: A can't target B with Zap: B is no legal target",
            BEFORE,
        ),
        "at what it was aimed": (f"A: hand: {ZAP}\nA casts Zap on B's Elf 1/1. Can A target B with it?", "Yes", BEFORE),
        "in Japanese": (f"A: 手札に{ZAP}\nAはZapを唱える。AはそれでBを対象にできる?", "Yes", BEFORE),
        "never done": (f"A has 2 Mountains. A: graveyard: {ZAP}\nA's turn. Can A cast Zap?", "No", ""),
    }.values()
)
def test_whether_what_was_done_can_be_done_is_told_of_that_deed(text: str, answer: str, besides: str) -> None:
    found = [str(one.en) for one in answered(text, lang="en").replies[0].result]
    assert found[0].startswith(answer), found
    assert any(one.startswith(besides) for one in found[1:]) if besides else len(found) == 1, found


def test_each_life_total_is_asked_where_the_table_stands_and_hangs_on_the_same_choice() -> None:
    """601.2c: A may aim the ability at A too, so that both totals have two values, not the second player's one of a line played."""
    text = (
        'A: life 10, Artist 1/1 "Whenever ~ dies, target player loses 1 life and you gain 1 life."; B: life 4\n'
        'B casts Wrath {W} sorcery "Destroy all creatures." What are the life totals?'
    )
    (reply,) = answered(text, lang="en").replies
    assert [str(one.en) for one in reply.result if "now" not in str(one.en)] == ["A: life 10 or 11", "B: life 4 or 3"]
    assert [line for line, _end, _ways in reply.branches] == ["A chooses A", "A chooses B"]


EATER = (
    'A: hand Dart {R} instant "~ deals 3 damage to any target."\n'
    'B: Eater 1/1 "Sacrifice a creature: Put a +1/+1 counter on ~.\\nWhen ~ dies, you may put a +1/+1 counter on target '
    "creature.\", Imp 1/1, Doll 0/2\nA's turn. A casts Dart on Eater.\n"
)


@each(
    [
        ("Can B sacrifice Imp to Eater in response?", "The trigger targets Doll.\nWhat is Doll's power?"),
        ("Bは対応してImpをEaterに生け贄に捧げられる?", "誘発はDollを対象。\n? Dollのパワー"),
    ]
)
def test_what_can_be_done_is_asked_where_it_stands_though_what_comes_of_it_is_told_behind(can: str, then: str) -> None:
    """117.1b: Dart waits there; once it has resolved, Eater is gone and triggers, and who told the target wants it."""
    may, power = of(f"{EATER}{can}\n{then}").replies
    assert str(may.result[0].en).startswith(("Yes", "Possible"))
    assert str(power.result[0].en) == "Doll: power 1"
