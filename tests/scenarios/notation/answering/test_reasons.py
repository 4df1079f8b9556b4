"""Why something is so is said in the sentence that says that it is; nothing is a reason that did not happen."""

import pytest

from tests.scenarios.notation.tables import of, result

BOLT = 'Dell Zap {R} instant "~ deals 3 damage to any target."'
VOID = 'Dell Void enchantment "If a card would be put into a graveyard from anywhere, exile it instead."'
DUEL = "rules dm\nA: Rex {fire 4} 4000\n"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (  # 614.6: what took the place of the graveyard
            f"A: Elk 2/2\nB: {VOID}\nB's hand: {BOLT}\nB's turn. B casts Dell Zap on Elk.\nWhy is Elk not in the graveyard?",
            "by the effect of Dell Void it goes to exile instead of the graveyard",
        ),
        (  # 702.12b
            f"A: Elk 2/2 \"Indestructible\"\nB's hand: {BOLT}\nB's turn. B casts Dell Zap on Elk.\nWhy does Elk survive?",
            "Elk is indestructible",
        ),
        (  # 613.4c: of what a size is made
            'A: Elk 2/2, Dell Hymn enchantment "Creatures you control get +1/+1."\nWhy is Elk 3/3?',
            "Elk: pt 3/3, because 2/2 (printed) → 3/3 (Dell Hymn)",
        ),
        (  # 120.3f
            "A: Bat 2/2 lifelink\nB: life 20\nA attacks with Bat. B does not block.\nWhy is A's life 22?",
            "Bat has lifelink: A gains 2 life (20 → 22)",
        ),
        (  # 608.2b: what became of the target
            f"A: Elk 2/2\nA's hand: Dell Hide {{U}} instant \"Return target creature to its owner's hand.\"\nB's hand: {BOLT}\n"
            "B's turn. B casts Dell Zap on Elk. A responds with Dell Hide on Elk.\nWhy doesn't Dell Zap resolve?",
            "by Dell Hide Elk is put into its owner's hand; all targets of Dell Zap are illegal",
        ),
        (
            "A: Elk 2/4\nB: Cub 1/1\nA attacks with Elk. B blocks with Cub.\nWhy does Elk survive?",
            "1 damage is not enough",
        ),
        ("A: Elk 2/4\nB: Cub 1/1\nHow come Elk is 2/4?", "that is printed on it, and nothing changes it"),
        (
            "A: Elk 2/2\nB: Bird 1/1 flying\nB attacks with Bird, B's turn.\nHow come A can't block Bird with Elk?",
            "flying",
        ),
        (  # dm 507.2a
            DUEL
            + 'B: no shields, Guard {light 2} 3000 "ブロッカー"\nA attacks B with Rex. B blocks with Guard.\nWhy does B not lose?',
            "B does not lose this turn, because Guard",
        ),
        (  # dm 115.3b
            DUEL + "B: 2 shields, Ape {dark 3} 5000 (tapped)\nA attacks Ape with Rex.\nWhy is Rex destroyed?",
            "in the battle of Rex and Ape the powers are 4000, 5000",
        ),
        ("rules magmell\nA: Wolf 4/3 (one weak counter)\nWhy is Wolf's AP 3?", "these counters: 1 weak"),
        (  # magmell 705.4.1
            "rules magmell\nA: Wolf 4/3\nB: life 4\nA attacks B with Wolf. B does not defend.\nWhy does A win?",
            "the life of B is 0 or less",
        ),
    ],
)
def test_why_is_answered_with_what_made_it_so(said: str, reason: str) -> None:
    assert reason in result(said)[0]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (
            "ルール dm\nA: 先鋒 {火 2} 2000「自分の他のクリーチャーのパワーを+1000する。」、小竜 {火 2} 2000\nAのターン。\n"
            "なぜ小竜のパワーは3000なのですか?",
            "2000(印刷値) → 3000(先鋒)",
        ),
        (
            "ルール magmell\nA: 狼 4/3\nB: ライフ20、亀 2/4\nAのターン。Aは狼でBを攻撃。Bは亀で防御。\n"
            "なぜBのライフは20のままなのか?",
            "亀が防御し、攻撃対象になる",
        ),
        (
            "ルール dm\nA: 赤竜 {火 5} 6000\nB: シールドなし\nAのターン。Aは赤竜でBを攻撃。\nなぜBは勝たない?",
            "ダイレクトアタック",
        ),
    ],
)
def test_the_same_in_japanese(said: str, reason: str) -> None:
    assert reason in str(of(said).replies[-1].result[0].ja)


def test_what_made_the_mana_of_lands_what_it_is_is_told_where_a_cost_cannot_be_paid() -> None:
    moon = 'Dell Moon enchantment "Nonbasic lands are Mountains."'
    told = result(f'A: Dell Mire land "{{T}}: Add {{B}}."\nB: {moon}\nA\'s hand: Doom {{B}} instant "You gain 1 life."\n'
                  "A's turn. Why can't A cast Doom?")  # fmt: skip
    assert "by the effect of Dell Moon" in " ".join(told)


def test_where_nothing_that_happened_is_a_reason_that_is_said() -> None:
    told = result("A: life 20, Elk 2/2\nB: Cub 1/1\nA attacks with Elk. B does not block.\nWhy is A's life 20?")[0]
    assert told == "A: life 20, because nothing that happened changes that"
