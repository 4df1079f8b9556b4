"""What no row reads is said again in plain sentences that hold every word of it, and how it was read stands above the answer."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from judgekit.scenarios import notation_answers
from judgekit.scenarios.notation.answering.every_way import Answered
from judgekit.scenarios.notation.answering.rewriting import Heard
from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.forms import put, said_plainly
from judgekit.scenarios.notation.words.faults import NotationUnclear, told_in
from tests.cases import each
from tests.scenarios.notation.tables import answered, of

BOARD = (
    'A has an Elk 3/3, an Owl 1/1 "Flying", and Spurt {G} instant "Target creature gets +2/+2 until end of turn." and'
    ' Surge {G} instant "Target creature gets +4/+4 until end of turn." in hand. B is at 9 with a Wall 0/4, a Dog 2/2,'
    ' and Jolt {R} instant "~ deals 3 damage to any target." in hand. '
)


def told(text: str) -> list[str]:
    """Return the first sentence of every answer, which says how a text was read first."""
    found = answered(text)
    assert found.unread is None
    return [*(str(one.en) for one in found.left_out), *(str(reply.result[0].en) for reply in found.replies)]


@each(
    [
        (
            "A attacks with Elk and Owl. B blocks Elk with Wall and doesn't block Owl. What life total is B on?",
            "B: life 8",
        ),
        (
            "A attacks with Elk and Owl. B blocks Elk with Wall and the Owl with nothing. What does B's life total become?",
            "B: life 8",
        ),
        (
            "A attacks with Elk. B doesn't block. A casts Spurt and Surge on it. How much life does B have left?",
            "B: life 0",
        ),
        (
            "A attacks with Elk. B blocks with Dog. Before damage B throws Jolt at A's face. How much life does A have left?",
            "A: life 17",
        ),
        (
            "A attacks with Elk. B blocks with Dog and responds by jolting the Elk. Does the Elk make it?",
            "No: Elk dies",
        ),
    ]
)
def test_what_is_told_in_one_sentence_is_parted_or_said_in_a_plain_one(told_so: str, answer: str) -> None:
    assert told(BOARD + told_so)[-1] == answer


@each(
    [
        (
            "A attacks with Elk. B blocks with Dog. Does the Elk survive? Does the Dog?",
            ["Yes: Elk survives (3/3, 2 damage)", "No: Dog dies"],
        ),
        ("A attacks with Owl, not with Elk. B doesn't block. What life total does B end up at?", ["B: life 8"]),
        (
            "A attacks with Elk. B blocks with Dog. What are the power and toughness of Elk and Dog?",
            ["Elk: pt 3/3", "Dog: pt 2/2"],
        ),
    ]
)
def test_a_question_is_read_by_what_it_asks_of_whom(told_so: str, answers: list[str]) -> None:
    found = [one for one in told(BOARD + told_so) if not one.startswith("read as")]
    assert [one.partition(" (now")[0] for one in found[-len(answers) :]] == answers


def test_how_it_was_read_stands_above_the_answer() -> None:
    first = told(BOARD + "A attacks with Elk. B blocks with Dog. What are the power and toughness of Elk and Dog?")[0]
    assert first == "read as: How big is Elk? How big is Dog?"


def test_that_nothing_more_is_there_is_left_out_aloud() -> None:
    found = told(BOARD + "A attacks with Elk. B blocks with Dog. No shenanigans on either side. Does the Dog die?")
    assert found[0] == "left out: 'No shenanigans on either side'"
    assert found[-1] == "Yes: Dog dies"


@each(
    [
        (
            "Active player has an Elk 3/3 and attacks. Nonactive player is at 5 and has no creatures."
            " What life total is the nonactive player on?",
            "B: life 2",
        ),
        (
            "Anna has an Elk 3/3. Bert is at 5. Anna attacks with Elk. Bert doesn't block. What life total is Bert on?",
            "A: life 2",
        ),
    ]
)
def test_players_have_letters_whatever_they_are_called(text: str, answer: str) -> None:
    assert told(text)[-1] == answer


@each(
    [
        "A attacks with Elk. B blocks with Dog and frobs the Wall. Does the Dog die?",
        "A attacks with Elk. Does the Dog make it through the night?",
        "A uses Dog on Elk. Does Elk die?",
        "Can B jolt A? Where does the Owl rank in that case?",
        "A reveals Spurt. What's A's life?",
    ]
)
def test_what_says_more_than_is_known_stays_refused(told_so: str) -> None:
    try:
        unread = answered(BOARD + told_so).unread
    except NotationUnclear as fault:
        unread = fault
    assert unread is not None


def test_a_question_that_is_not_read_does_not_take_with_it_what_is_said_again() -> None:
    found = answered(
        BOARD
        + "A attacks with Elk and Owl. B blocks Elk with Wall and doesn't block Owl. B's life? Which frob happens?"
    )
    assert [str(reply.result[0].en) for reply in found.replies if reply.unread is None] == ["B: life 8"]
    assert str(found.left_out[0].en) == "read as: B blocks Elk with Wall."


def test_of_what_is_not_read_only_what_cannot_be_said_again_is_told() -> None:
    text = (
        BOARD
        + "A attacks with Elk and Owl. B blocks Elk with Wall and doesn't block Owl. Then the frob happens to Elk. B's life?"
    )
    with pytest.raises(NotationUnclear) as refused:
        answered(text)
    assert [one.words.split()[0] for one in told_in(refused.value)] == ["frob"]
    assert refused.value.notes[-1] == "read as: B blocks Elk with Wall."


@each(
    [
        (
            "Table thirty-one, Sunday side event. A was at 3 and controlled an Elk 3/3. B controlled a Dog 2/2."
            " It was his turn, and he attacked with Dog. A didn't block. What life total was A on?",
            "A: life 1",
        ),
        (
            "Hi, table nine here. A has an Elk 3/3. There is a Dog 2/2 on B's side. A attacked with Elk and B blocked with Dog."
            " B argues that the Dog survives. Was the Dog destroyed in the end?",
            "Yes: Dog dies",
        ),
    ]
)
def test_what_is_told_afterwards_and_who_calls_from_where(text: str, answer: str) -> None:
    assert told(text)[-1] == answer


def test_it_is_what_lies_there_not_the_spell_told_before_it() -> None:
    found = answered(f"{BOARD}A attacks with Owl. B doesn't block. A casts Spurt and Surge on it. How big is Owl?")
    assert [str(one.result[0].en) for one in found.replies] == ["Owl: pt 7/7"]


@each(
    [
        # Relative clauses, moments within a sentence, kinds in the place of names.
        (
            "A attacks with Elk. B blocks with Dog, and after blocks A casts Spurt on Elk. Does the Elk survive?",
            "Yes: Elk survives (5/5, 2 damage)",
        ),
        ("A declares Elk and Owl as attackers. B doesn't block. What's B's life?", "B: life 5"),
        ("A attacks with two creatures, Elk and Owl. B doesn't block. What's B's life?", "B: life 5"),
        (
            "A attacks with Elk. B blocks with Dog. B throws Jolt at Elk in response. What is destroyed?",
            "Elk dies",
        ),
        # Somebody corrects himself.
        ("A attacks with Owl... sorry, A attacks with Elk. B doesn't block. What's B's life?", "B: life 6"),
        ("A attacks with Owl. Wait, no, with Elk. B doesn't block. What's B's life?", "B: life 6"),
        # What is wanted, and whether it can be.
        ("B wants to cast Jolt on Elk. Can he?", "Yes: B can cast Jolt on Elk"),
    ]
)
def test_what_is_told_by_the_way_in_a_deed_is_told_before_it(told_so: str, answer: str) -> None:
    assert told(BOARD + told_so)[-1].startswith(answer)


def test_who_else_acts_in_a_sentence_does_what_is_done_in_it() -> None:
    with pytest.raises(NotationUnclear):
        told(BOARD + "It's B's turn and he casts Surge on Dog. How big is Dog?")


ANTHEM = 'enchantment "Creatures you control get +1/+1."'


@each(
    [
        (
            f"A attacks with Elk. B blocks with Wall. Does Wall survive? What if A also has Hymn {{2}}{{W}} {ANTHEM}?",
            [("", "Yes: Wall survives"), (f"if A also has Hymn {{2}}{{W}} {ANTHEM}", "No: Wall dies")],
        ),
        (
            "Can A attack with Elk? If Elk were tapped, could A attack with Elk?",
            [("", "Yes: A can attack"), ("If Elk were tapped", "No: A can't attack")],
        ),
        (
            "A attacks with Elk. B doesn't block. What's B's life? What if B were at 8?",
            [("", "B: life 6"), ("if B were at 8", "B: life 5")],
        ),
    ]
)
def test_how_something_is_only_supposed_is_so_in_no_other_question(
    told_so: str, answers: list[tuple[str, str]]
) -> None:
    found = answered(BOARD + told_so)
    assert found.unread is None
    assert [one.variation for one in found.replies] == [variation for variation, _said in answers]
    assert all(str(one.result[0].en).startswith(said) for one, (_one, said) in zip(found.replies, answers, strict=True))


def test_what_only_one_of_several_questions_supposes_is_not_put_into_the_position() -> None:
    found = answered(BOARD + "Can Dog block Elk? If B had three frobs, does Dog survive?")
    assert [one.unread is None for one in found.replies] == [True, False]


CHOICE = 'instant "Choose two — • Counter target spell. • Draw a card. • ~ deals 2 damage to any target."'


def test_a_creature_that_a_question_names_first_is_put_there_aloud() -> None:
    found = told("A has an Elk 3/3 and an Owl 1/1. B has a Dog 2/2. Can Elk block B's Boar 2/2?")
    assert found == ["read as: B has Boar 2/2. Can Elk block Boar?", "Yes: Elk can block Boar"]


@each(
    [
        (
            "A has two 3/3s and a 1/1. B is at 9. A attacks with the 3/3s. B doesn't block. What's B's life?",
            "B: life 3",
        ),
        (
            "A has three 3/3s and a 1/1. B is at 10. A swings with his 3/3s. B doesn't block. What's B's life?",
            "B: life 1",
        ),
        (
            f'B has Sift {{U}} sorcery "Draw two cards." in hand. A has Decree {{U}} {CHOICE} in hand. B casts Sift.'
            " A casts Decree choosing to counter Sift and draw a card. How many cards did A draw?",
            "A draws 1 card",
        ),
    ]
)
def test_several_without_a_name_and_modes_by_what_they_do(text: str, answer: str) -> None:
    assert told(text)[-1].startswith(answer)


@each(
    [
        ("Rules question, from table six.", "Elk dies"),
        ("One, from pod four.", "Elk dies"),
        ("My friend says it survives.", "Elk dies"),
        ("I'm convinced that the Dog wins.", "Elk dies"),
    ]
)
def test_who_asks_and_what_somebody_claims_is_left_out_aloud(aside: str, answer: str) -> None:
    found = told(f"{BOARD}So A attacks with Elk. B blocks with Wall. B casts Jolt on Elk. {aside} What dies?")
    assert any(one.startswith("left out") for one in found)
    assert found[-1] == answer


def test_what_else_a_creature_may_attack_is_asked_of_each() -> None:
    text = "rules dm\nA: Swift {fire 2} 2500. B: Kin {light 5} 2500 (tapped), Lok {light 3} 3000. A's turn."
    found = told(f"{text} Which creatures can Swift attack?")
    assert found[0] == "read as: Can Swift attack Kin? Can Swift attack Lok?"
    assert [one[:3] for one in found[1:]] == ["Yes", "No:"]


def test_that_something_is_forbidden_is_the_answer_to_whether_it_is_legal() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    found = told(
        f'Player B has a Veil enchantment "You have hexproof." A has a {zap} in hand. A casts Zap pointing at B. Is that legal?'
    )
    assert found[-1].startswith("Not possible: A casts Zap at B")


def test_the_new_one_of_two_that_are_legendary_is_kept() -> None:
    queens = "A: Queen {2}{B} legendary creature 2/2; hand: Queen, Swamp\n"
    assert told(f"{queens}A casts the second Queen and keeps the new one. What dies?")[-1] == "Queen 1 dies"


def test_what_each_graveyard_has_lies_in_both() -> None:
    text = "Each graveyard has a creature and a land. How many cards are in A's graveyard? How many cards are in B's graveyard?"
    assert told(text)[-2:] == ["A's graveyard: 2", "B's graveyard: 2"]


def test_an_ability_by_its_loyalty_alone_is_one_of_the_only_planeswalker() -> None:
    jay = 'A: Jay planeswalker (loyalty 1) "+1: Each player discards a card."; hand: Swamp, Forest\n'
    assert told(f"{jay}A uses the +1 and discards the Swamp. Where is Swamp?")[-1] == "Swamp is in A's graveyard"


@each(
    [
        ("The beginning of A's upkeep.", "Yes: A loses"),
        ("It is the very start of A's upkeep", "Yes: A loses"),
        ("At the beginning of A's upkeep, B casts Jolt on Elk.", "Yes: A loses"),
        ("At the beginning of B's upkeep.", "No: A does not lose by what was done"),
        ("At the beginning of A's end step.", "No: A does not lose by what was done"),
    ]
)
def test_a_step_is_named_by_its_beginning(told_so: str, answer: str) -> None:
    board = (
        'A: life 1, Elk 3/3, Debt enchantment "At the beginning of your upkeep, you lose 1 life."\n'
        'B: hand: Jolt {R} instant "~ deals 3 damage to any target."\n'
    )
    assert told(f"{board}{told_so}\n? does A lose")[-1] == answer


@each(
    [
        "A: Ox 4/4; B: Elf 1/1\nA attacks with Ox. B blorps the Elf gladly.\nDoes Elf die?",
        "A: Ox 4/4; B: Elf 1/1\nA attacks with Ox. B blocks with Elf.\nDoes Elf die? Does Ox frobnicate Elf twice?",
        "A: Ox 4/4; B: Elf 1/1\nA attakcs with Ox. B blocks with Elf.\nWhat happens?",
        "Aの雄牛 4/4がBを攻撃した。Bはエルフ 1/1をぐにゃりと曲げた。どうなる?",
    ]
)
def test_what_became_of_a_text_when_it_was_answered_is_not_found_out_again(text: str) -> None:
    heard: list[str] = []
    handed: list[tuple[Heard, Heard]] = []
    hear, say_again = notation_answers._heard, notation_answers._said_again

    def hearing(other: str, *about: Any, **more: Any) -> Heard:
        heard.append(other)
        return hear(other, *about, **more)

    def saying(text: str, known: Any, known_of_it: Heard, *about: Any) -> Answered | None:
        handed.append((known_of_it, hear(text, *about)))
        heard.clear()
        found = say_again(text, known, known_of_it, *about)
        assert text not in heard
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notation_answers, "_heard", hearing)
        patch.setattr(notation_answers, "_said_again", saying)
        with suppress(NotationUnclear):
            notation_answers.answered(text)
    ((first, again),) = handed
    assert first._replace(faults=()) == again._replace(faults=())
    assert [vars(one) for one in first.faults] == [vars(one) for one in again.faults]


WRAITH = 'A: Wraith 2/2 "Hexproof". B: Edict {1}{B} sorcery "Target player sacrifices a creature." in hand. B\'s turn. '
WRAITH += "B casts Edict on A. "
IDLE = "A: Elk 2/2 lifelink. B: Dog 3/3. A attacks with Elk. B does not block. "
RAT = 'A: Ox 4/4. B: Rat 1/1 "Deathtouch". A attacks with Ox. B blocks with Rat. '


@each(
    [
        (
            f"{WRAITH}Does hexproof save Wraith?",
            ["Yes: Wraith has hexproof", "Wraith dies, because Edict has Wraith sacrificed"],
        ),
        (
            f"{WRAITH}Does Wraith die? Why doesn't hexproof save it?",
            [
                "Yes: Wraith dies",
                "Wraith dies, because Edict has Wraith sacrificed; "
                "hexproof keeps it only from being the target of what opponents control",
            ],
        ),
        (f"{WRAITH}Does Wraith die even though it has hexproof?", ["Yes: Wraith has hexproof", "Yes: Wraith dies"]),
        (f"{WRAITH}Why doesn't Wraith survive?", ["Wraith dies, because Edict has Wraith sacrificed"]),
        (f"{RAT}Does Ox die to the deathtouch?", ["Yes: Ox dies", "Ox dies (dealt 1 by Rat)"]),
        (f"{RAT}Does Ox die even though Rat only has 1 power?", ["Rat: power 1", "Yes: Ox dies"]),
        (
            f"{RAT}Does Rat kill Ox, or does first strike save it?",
            [
                "Yes: Ox dies",
                "Ox dies (dealt 1 by Rat)",
                "No: Ox does not have first strike",
                "Ox dies, because Rat deals 1 damage to Ox; that damage was dealt by a source with deathtouch",
            ],
        ),
        # nothing and nobody saves what nothing threatens
        (f"{IDLE}Does lifelink save Elk?", ["Yes: Elk has lifelink", "Elk survives; why, nothing that happened tells"]),
        (f"{IDLE}Does Dog save Elk?", ["Elk survives; why, nothing that happened tells"]),
        (f"{IDLE}Does either survive?", ["Left: Elk (A), Dog (B)"]),
        (f"{RAT}Which one survives, Ox or Rat?", ["No: Ox dies", "No: Rat dies"]),
        (
            'A: Ox 4/4. B: Wrath {W} sorcery "Destroy all creatures." in hand. B\'s turn. B casts Wrath.'
            " Which of A's creatures is still there afterwards? Does Ox persist?",
            ["Left: nothing", "No: Ox does not have persist", "No: Ox is in A's graveyard"],
        ),
    ]
)
def test_what_saves_and_what_kills_is_asked_each_for_itself(text: str, answers: list[str]) -> None:
    assert told(text)[-len(answers) :] == answers


@each(
    [
        "A: Elk 2/2. B: Dog 3/3. A attacks with Elk into B's army of Dog. Does Elk die?",
        "A: Elk 2/2. B: Dog 3/3. Can A attack with Elk the same turn it was cast?",
    ]
)
def test_nothing_is_there_twice_and_no_time_is_left_out(text: str) -> None:
    with pytest.raises(NotationUnclear):
        of(text)


@each(
    [
        f"{RAT}Does the frob save Ox?",
        f"{RAT}Does Ox die to the frob?",
        f"{WRAITH}Does frobbing save it?",
    ]
)
def test_what_saves_is_a_word_that_is_known(text: str) -> None:
    assert answered(text).unread is not None


def test_counters_on_what_is_sacrificed_and_what_lies_there_are_told_beside_the_deed() -> None:
    seer = 'A has a Seer 1/1 "Sacrifice a creature: You gain 1 life.". '
    seer += "A sacrifices an Ogre 1/1 with two +1/+1 counters on it to Seer."
    assert told(f"{seer} How big was Ogre?")[-1] == "Ogre: pt 3/3"
    swing = "A attacks with Elk 3/3 into B's board of Wall 0/4 and Dog 2/2. B blocks with Dog. Who's left standing after combat?"
    assert told(swing)[-1].startswith("Left: Elk (A), Wall (B)")


def test_each_player_aims_all_his_triggers_at_the_other() -> None:
    bard = 'Bard 0/1 "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."'
    text = (
        f"It's B's turn. A is at 1 with a {bard}. B is at 1 with a Bard of his own, and Wrath {{W}} sorcery"
        ' "Destroy all creatures." in hand. B casts Wrath. Each player aims all of his triggers at the other player. Who wins?'
    )
    assert told(text)[-1] == "A wins"


def test_what_an_attacker_wears_is_told_beside_the_attack() -> None:
    ox, maul, spoken = "\uf100", "\uf101", Spoken("A", "")
    said = f"A attacks with {ox}, which is equipped with {maul}"
    plain, found = next(said_plainly(said, "english", asked=False))
    assert put(plain, found, spoken, lambda _sign: False) == f"A has {ox} (wearing {maul}). A attacks with {ox}"
    assert not put(plain, found, spoken._replace(named=frozenset(ox)), lambda _sign: False)  # it is there already


def test_he_is_who_was_to_do_what_cannot_be_done() -> None:
    text = (
        f"{BOARD}B has one Island (tapped). A casts Spurt on Elk. B wants to cast Jolt on Owl."
        " Can he do that with no untapped lands? What is his life?"
    )
    found = answered(text).replies
    assert [str(one.result[0].en) for one in found][1:] == [
        "No: that cannot be done, as told above",
        "That is not done; as things stand before it: B: life 9",
    ]


@each(
    [
        ("Does the Owl die to Jolt?", "Yes: Owl dies"),
        ("Would Owl survive Jolt?", "No: Owl dies"),
        ("Is Jolt able to kill the Owl?", "Yes: Owl dies"),
        ("Does Jolt kill Elk?", "Yes: Elk dies"),
        ("B casts Jolt on Elk. A casts Spurt on Elk. Does Elk die to Jolt?", "No: Elk survives (5/5, 3 damage)"),
    ]
)
def test_what_a_spell_that_is_held_would_do_is_asked_as_if_it_were_cast(asked: str, answer: str) -> None:
    assert told(BOARD + asked)[-1] == answer


def test_a_spell_that_nobody_has_is_not_said_to_do_nothing() -> None:
    with suppress(NotationUnclear):
        assert answered("A has an Elk 3/3. Does Lightning Bolt kill the Elk?").unread is not None


def test_a_step_is_named_where_a_line_begins_with_it() -> None:
    saga = 'A has a Fane "At the beginning of your upkeep, you gain 1 life." enchantment and is at 9.\n'
    assert told(saga + "Beginning of A's upkeep.\nWhat life total is A on?")[-1] == "A: life 10"
    assert told(saga + "A untaps and goes to his upkeep. What life total is A on?")[-1] == "A: life 10"


@each(
    [
        ("Jolt is cast on Owl. Does the Owl die?", "Yes: Owl dies"),
        ("Spurt gets cast on Elk. How big does Elk become?", "Elk: pt 5/5"),
    ]
)
def test_who_casts_what_is_cast_is_who_holds_it(told_so: str, answer: str) -> None:
    assert told(BOARD + told_so)[-1] == answer


@each(["A targets B with Ghoul", "A aims Ghoul at B", "A chooses B as target of Ghoul's trigger"])
def test_a_trigger_is_aimed_in_the_words_of_the_table(told_so: str) -> None:
    ghoul = 'A has a Ghoul 2/2 "Whenever a creature dies, target player loses 1 life." and an Elk 3/3. B is at 9. B has Jolt'
    ghoul += ' {R} instant "~ deals 3 damage to any target." in hand. B casts Jolt on Elk. '
    assert told(f"{ghoul}{told_so}. What life total is B on?")[-1] == "B: life 8"
