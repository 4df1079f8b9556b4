"""A question is answered with what was asked first: yes or no, a number, where something is; all that happened is told once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from judgekit.cli.scenarios.asking import Glosses, ask, decisive
from judgekit.engine import Question
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.playing.going_on import Going
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
MURDER = 'Murder {1}{B}{B} instant "Destroy target creature."'
FINKS = f"A: Finks 3/2 persist\nB: hand: {MURDER}\nB casts Murder on Finks\n"
EXILED = f"""A: Rest enchantment "If a card would be put into a graveyard from anywhere, exile it instead."
B: Traveler 1/1 "When ~ dies, create a 1/1 white Spirit creature token with flying."
A: hand: {MURDER}
A casts Murder on Traveler
"""
BLINK = """A: Ox 4/4; hand: Blink {W} instant
"Exile target creature. At the beginning of the next end step, return it to the battlefield under its owner's control."
A casts Blink on Ox
""".replace('instant\n"', 'instant "')
BAND = 'A: hand: Band {W} sorcery "Create two 1/1 white Soldier creature tokens."\nA casts Band\n'
ANSWERS = {
    "who loses, of three players": (
        'A: life 20; hand: Drain {B} instant "Target opponent loses 4 life."\nB: life 4\nC: life 9\nA casts Drain on B\n'
        "Who loses the game?",
        "B loses",
    ),
    "how many die, whichever is chosen": (
        'A: hand: Edict {B} instant "Target opponent sacrifices a creature."\nB: Elk 3/3, Cub 2/2\nA casts Edict on B\n'
        "How many creatures die?",
        "1",
    ),
    "it dies": (f"A: Bear 2/2\nB: hand: {ZAP}\nB's turn\nB casts Zap on Bear\nDoes Bear die?", "Yes: Bear dies"),
    "it has damage on it": (
        f"A: Ox 4/4\nB: hand: {ZAP}\nB's turn\nB casts Zap on Ox\nDoes Ox die?",
        "No: Ox survives (4/4, 3 damage)",
    ),
    "it survives": (
        f"A: Ox 4/4\nB: hand: {ZAP}\nB's turn\nB casts Zap on Ox\nDoes Ox survive?",
        "Yes: Ox survives (4/4, 3 damage)",
    ),
    "it dies and comes back (702.79a)": (f"{FINKS}Does Finks die?", "Yes: Finks dies, and comes back"),
    "it comes back": (f"{FINKS}Does Finks come back?", "Yes: Finks comes back"),
    "it does not survive though it is there": (
        f"{FINKS}Does Finks survive?",
        "No: Finks dies, and comes back",
    ),
    "it is exiled instead (614.6)": (f"{EXILED}Does Traveler die?", "No: Traveler is exiled"),
    "where it is": (f"{EXILED}Where is Traveler?", "Traveler is in exile"),
    "in whose graveyard it is": (f"{FINKS}Where is Murder?", "Murder is in B's graveyard"),
    "no token comes": (f"{EXILED}Does B get a Spirit?", "No: B gets no Spirit"),
    "no token comes, in Japanese": (f"{EXILED}スピリット・トークンは出る?", "いいえ: スピリット・トークンは出ない"),
    "what brings it back waits (603.7)": (
        f"{BLINK}Where is Ox?",
        "Ox is in exile; a delayed triggered ability of Blink",
    ),
    "tokens by their number": (f"{BAND}How many Soldiers does A get?", "A's Soldiers: 2"),
    "tokens by their name": (f"{BAND}? what is left", "Left: Soldier token 1 (A), Soldier token 2 (A)"),
    "nothing dies": ("A: Ox 4/4\nB: Wall 0/5\nA attacks with Ox\nB blocks with Wall\nWhat dies?", "nothing dies"),
    "no life is lost": (
        "A: Ox 4/4\nB: Wall 0/5\nA attacks with Ox\nB blocks with Wall\nDoes B lose life?",
        "No: B's life stays at 20",
    ),
    "how much life is lost": ("A: Ox 4/4\nA attacks with Ox\nHow much life does B lose?", "B loses 4 life (20 → 16)"),
    "damage, yes or no": ("A: Ox 4/4\nA attacks with Ox\nDoes B take damage?", "Yes: B is dealt 4 damage"),
    "no life is gained": ("A: Ox 4/4\nA attacks with Ox\nDoes A gain life?", "No: A gains no life"),
    "no life is gained, in Japanese": ("A: 牛 4/4\n牛で攻撃\nAはライフを回復しますか?", "いいえ: Aはライフを得ない"),
    "it can": (f"A: Bear 2/2\nB: hand: {ZAP}\nCan B cast Zap on Bear?", "Yes: B can cast Zap on Bear"),
    "it cannot": (
        "A: Bird 2/2 flying\nB: Ox 4/4\nA attacks with Bird\nCan B block Bird with Ox?",
        "No: B can't block Bird with Ox: ",
    ),
    "tapped": ("A: Ox 4/4 (tapped)\nIs Ox untapped?", "No: Ox is tapped"),
    "its colour (105.2)": ("A: 熊 {G} クリーチャー 2/2\n熊は緑?", "はい: 熊は緑である"),
    "not its colour": ("A: 熊 {G} クリーチャー 2/2\n熊は無色?", "いいえ: 熊は無色ではない"),
    "it has no colour (105.2c)": ("A: 像 {2} アーティファクト・クリーチャー 2/2\n像は無色?", "はい: 像は無色である"),
    "its keyword": ("A: 鷲 {G} クリーチャー 2/2「飛行」\n鷲は飛行?", "はい: 鷲は飛行である"),
    "which is put into the dust": (
        "ルール magmell\nA: 剣士 3/3\nB: 槍兵 2/3\nAは剣士で攻撃。Bは槍兵で防御した。\nどちらがダストに置かれる?",
        "槍兵はダストに置かれる",
    ),
    "tapped, in Japanese": ("ルール dm\nA: 竜 5000(タップ)\n竜はタップ状態?", "はい: 竜はタップ状態である"),
    "what it would cost, and what changed that (601.2f)": (
        "A: 6 Mountain; hand: Mortars {1}{R} sorcery \"~ deals 4 damage to target creature you don't control.\nOverload "
        '{3}{R}{R}{R}"\nB: Warden 2/1 "Noncreature spells cost {1} more to cast."\nCan A overload Mortars?',
        "No: A can't overload Mortars: there is not enough mana for {4}{R}{R}{R}, its cost as changed by Warden: ",
    ),
    "who controls it": ("A: Ox 4/4\nWho controls Ox?", "A controls Ox"),
    "destroyed, of Duel Masters": (
        "ルール dm\nA: 竜 5000\nB: 衛兵 {光 2} 3000 ブロッカー\nAは竜でBを攻撃。Bは衛兵でブロック。\n衛兵は破壊されますか?",
        "はい: 衛兵は破壊される",
    ),
    "where it goes, of MAGMELL": (
        "rules magmell\nA: Snake 3/2\nB: Guard 1/3\nA attacks with Snake\nB defends with Guard\nWhere does Guard go?",
        "Guard is in B's dust",
    ),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_what_is_asked_is_answered_first(case: str) -> None:
    text, said = ANSWERS[case]
    lang = "en" if text.splitlines()[-1].isascii() else "ja"
    assert result(text, lang)[0].startswith(said)


def test_what_happened_is_told_once_above_the_questions() -> None:
    text = (
        f"A: Bear 2/2\nB: hand: {ZAP}\nB's turn\nB casts Zap on Bear\nDoes Bear die?\nWhere is Bear?\nDoes B lose life?"
    )
    shown, _status = ask(None, text, edition=None, lang="both")
    assert shown.count("deals 3 to Bear") == 1
    lines = shown.splitlines()
    assert lines[0] == "Zap deals 3 to Bear; Bear dies."
    assert lines[1:3] == ["? Does Bear die", "Yes: Bear dies"]
    assert "Bear is in A's graveyard" in lines


def test_it_is_played_on_once_for_all_questions_of_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = f"A: Bear 2/2, Ox 4/4\nB: hand: {ZAP}\nB's turn\nB casts Zap on Bear\n"
    questions = ["Does Bear die?", "Does Ox die?", "Where is Bear?", "What happens?"]
    alone = [result(begun + one) for one in questions]
    played, lines = list[Going](), Asking.lines

    def noted(asking: Asking, going: Going, line: tuple[tuple[Question, object], ...]) -> Iterator[Leaf]:
        played.append(going)
        return lines(asking, going, line)

    monkeypatch.setattr(Asking, "lines", noted)
    together = of(begun + "\n".join(questions)).replies
    assert [[str(said.en) for said in one.result] for one in together] == alone
    assert len(played) == 1


@pytest.mark.parametrize(
    ("text", "headings"),
    [
        (
            f"{FINKS}Does Finks come back, and with a counter?\nDoes B lose life?",
            ["? Does Finks come back, and with a counter"],
        ),
        (
            f"A: Bear 2/2\nB: hand: {ZAP}\nB's turn\nDoes Bear die?\nB casts Zap on Bear\nDoes Bear die?",
            ["? Does Bear die"] * 2,
        ),
    ],
)
def test_two_things_asked_in_one_sentence_have_one_heading(text: str, headings: list[str]) -> None:
    shown, _status = ask(None, text, edition=None, lang="both")
    assert [line for line in shown.splitlines() if line.startswith(headings[0])] == headings


def test_a_question_is_shown_as_it_was_typed() -> None:
    text = "A: 牛 4/4\nAのターン、牛で攻撃。\nBは何点のダメージを受けますか？ Bのライフはいくつになりますか？"
    assert [one.question for one in of(text).replies] == [
        "Bは何点のダメージを受けますか",
        "Bのライフはいくつになりますか",
    ]
    assert [one.question for one in of("A: Ox 4/4\nA attacks with Ox\nWhat's B's life?").replies] == ["What's B's life"]


def test_no_answer_calls_a_token_by_its_id() -> None:
    for asked in ("", "What is left?", "? what happens", "? can A win"):
        told = result(f"{BAND}{asked}")
        assert not [one for one in told if re.search(r"token-\d", one)]


COUNTING = "power is equal to the number of cards in all graveyards and its toughness is equal to that number plus 1."
GOYF = f"""A: hand: {ZAP}
B: Goyf {{1}}{{G}} creature "~'s {COUNTING}"
B's graveyard: 2 cards
A casts Zap on Goyf
Does Goyf die?"""


def test_the_rules_named_are_those_of_what_is_asked_about() -> None:
    """608.2m, 704.3: the spell lies in the graveyard before it is checked what dies; 702.15b decides one life, 704.5g who dies."""
    assert result(GOYF)[0].startswith("No: Goyf survives")
    assert decisive(of(GOYF).replies[0], "mtg")[:2] == ["608.2m", "704.3"]
    fight = "A: life 10; Owl 3/3 lifelink\nB: Bear 2/2\nA attacks with Owl\nB blocks with Bear\n"
    life, dies = of(f"{fight}What's A's life?\nDoes Bear die?").replies
    assert decisive(life, "mtg")[0] in ("702.15b", "120.3f")
    assert decisive(dies, "mtg")[0] == "704.5g"
    assert "704.5g" not in decisive(life, "mtg")
    assert not {"702.15b", "120.3f"} & {*decisive(dies, "mtg")[:2]}


def test_a_rule_told_above_is_named_by_its_number_where_it_decides_most() -> None:
    told: set[str] = set()
    glosses = Glosses(None, "mtg@20210922", "en", told)
    assert glosses.lines(["704.5g", "120.3e"]) == ["  [704.5g]", "  [120.3e]"]
    assert glosses.lines(["704.5g", "702.15b"]) == ["  [704.5g]", "  [702.15b]"]
    assert glosses.lines(["704.5g"]) == ["  [704.5g]"]
    assert glosses.lines(["510.2", "120.3e", "704.5g", "119.3"]) == ["  [510.2]", "  [120.3e] [704.5g]", "  [119.3]"]
    # Where one told before comes first, what only happened besides is not told in its place.
    assert glosses.lines(["704.5g", "702.15b", "510.2", "702.108a"]) == ["  [704.5g] [702.15b] [510.2]"]


def test_how_a_size_comes_about_is_told() -> None:
    song = 'Song {W} enchantment "Creatures you control get +1/+1."'
    assert result(f"A: {song}, Ox 2/2 (two +1/+1 counters)\n? power of Ox") == [
        "Ox: power 5",
        "2 (printed) → 3 (Song) → 5 (counters)",
    ]
    assert result("A: Ox 2/2\n? power of Ox") == ["Ox: power 2"]


def test_an_effect_that_forbids_is_named_by_its_source() -> None:
    text = f"A: Priest 2/1 \"Your opponents can't cast spells.\"\nB: hand: {ZAP}\nA's turn\nCan B cast Zap on A?"
    assert result(text) == ["No: B can't cast Zap on A: an effect of Priest forbids it"]


GREW = """A: Ox 4/4; hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."
A casts Growth on Ox
"""


def test_what_is_asked_behind_the_end_of_a_turn_is_asked_of_the_turn_being_over() -> None:
    """514.2: damage and what lasts until end of turn end in the cleanup step."""
    assert result(f"{GREW}to end of turn\n? power of Ox")[0] == "Ox: power 4"
    assert result(f"{GREW}ターン終了まで\n? Oxのパワー", "ja")[0] == "Oxのパワーは4"
    assert result(f"{GREW}to end step\n? power of Ox")[0] == "Ox: power 7"
    assert "the turn is over" in " ".join(str(one.en) for one in of(f"{GREW}to end of turn\n? power of Ox").granted)


@pytest.mark.parametrize(
    ("of_b", "asked", "why"),
    [
        ("life 5", "Can B block with Ox?", "A controls it"),
        ("life 5, Grove land", "Can B block with Grove?", "it is no creature"),
        ("life 5, Elk 3/3 (tapped)", "Can B block with Elk?", "it is tapped"),
    ],
)
def test_why_a_permanent_can_not_block_is_said_whose_it_is_what_it_is_or_that_it_is_tapped(
    of_b: str, asked: str, why: str
) -> None:
    (told,) = result(f"A: Ox 4/4 attacking\nB: {of_b}\n{asked}")
    assert told.startswith("No: ")
    assert told.endswith(why)


ARTISTS = """
A: 2 Artist 0/1 "Whenever a creature dies, target player loses 1 life."; hand: Wrath {2}{W}{W} sorcery "Destroy all creatures."
A casts Wrath
"""


def test_what_hangs_on_more_choices_than_are_tried_is_not_answered_as_it_is_before_them() -> None:
    """Four triggers wait, in an order and with targets that A has not said: that nothing is lost yet is no answer."""
    life, lost = result(f"{ARTISTS}What's B's life?"), result(f"{ARTISTS}Does B lose life?")
    assert life[0].startswith("A decides: targets")
    assert life[1] == "before that, B: life 20"
    assert lost[0].startswith("whether B loses life hangs on what is chosen")
