"""Why something is so is said in the sentence that says that it is; nothing is a reason that did not happen."""

import pytest

from judgekit.cli.scenarios.asking import decisive
from tests.scenarios.notation.tables import of, result

BOLT = 'Dell Zap {R} instant "~ deals 3 damage to any target."'
VOID = 'Dell Void enchantment "If a card would be put into a graveyard from anywhere, exile it instead."'
STONES = (
    "rules magmell\nA: life 20, Lion 4/3\nB: life 3, 3 red stones\n"
    'B\'s hand: Flare {red}{1} quick magic "ユニット1体を対象とする。それに3点のダメージを与える。"\n'
    "A's turn. A attacks B with Lion. In response to the attack B uses Flare on Lion.\n"
)
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
        (  # magmell 701.4.4
            "rules magmell\nA: Wolf 4/3\nB: Golem 1/2; hand: Gust {red 1} quick magic "
            "「ユニット1体を対象とする。それを手札に戻す。」\n"
            "A attacks B with Wolf. B defends with Golem. B uses Gust on Wolf.\nWhy does Golem survive?",
            "Golem survives, because what attacks, or the unit it attacks, is no longer in the battle area",
        ),
        (f"{STONES}Why does B take no damage?", "is no longer in the battle area as the step ends"),  # magmell 701.3.4
        (f"{STONES}Why is B's life 3?", "is no longer in the battle area as the step ends"),
        (  # dm 106.2b, 405.1
            "rules dm\nA: hand: Iris {fire light 2} 2000\nA charges Iris.\nWhy is Iris tapped?",
            "Iris is tapped, because Iris has several civilizations and is put into the mana zone tapped",
        ),
        ("rules dm\nA: hand: Ape {fire 2} 2000\nA charges Ape.\nWhy is Ape tapped?", "nothing that happened tells"),
        (  # magmell 705.4.1
            "rules magmell\nA: Wolf 4/3\nB: life 4\nA attacks B with Wolf. B does not defend.\nWhy does A win?",
            "the life of B is 0 or less",
        ),
        (  # 101.2, 104.3: the effect that keeps somebody from losing is named
            f"A: life 1, Seraph 4/4 \"You can't lose the game and your opponents can't win the game.\"\nB's hand: {BOLT}\n"
            "B's turn. B casts Dell Zap on A.\nWhy doesn't A lose?",
            "by the effect of Seraph, A does not lose for that",
        ),
        (  # 702.12b: what the ability keeps from it, and what happened instead
            'A: Elk 2/2 "Indestructible"\nB\'s hand: Edict {B} sorcery "Target player sacrifices a creature."\n'
            "B's turn. B casts Edict on A.\nWhy doesn't indestructible save Elk?",
            "because Edict has Elk sacrificed; indestructible keeps it only from being destroyed",
        ),
        (
            "A: Elk 2/2\nB: Cub 1/1\nIt's A's turn.\nWhy can't B attack?",
            "only the player whose turn it is attacks",
        ),  # 508.1
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
        (  # 702.11b
            "A: 鹿 2/2「呪禁」\nB: 手札に布告 {B} ソーサリー"
            "「プレイヤー1人を対象とする。そのプレイヤーはクリーチャー1体を生け贄に捧げる。」\n"
            "Bのターン。Bは布告をAに唱える。\nなぜ呪禁は鹿を守らない?",
            "呪禁で防がれるのは対戦相手のものの対象になることだけである",
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


SIGNAL = (
    "ルール dm\nA: 赤竜 {火 5} 6000、小竜 {火 3} 3000\n"
    "B: シールド1枚(閃光 {光 3} 呪文「S・トリガー\n相手のクリーチャーをすべてタップする。」)\n"
)


def test_by_what_an_attacker_was_tapped_is_told_with_how_that_came_to_be_used() -> None:
    reply = of(f"{SIGNAL}Aのターン。Aは赤竜でBを攻撃。Bは閃光をS・トリガーで使う。\nAは小竜で攻撃できる?").replies[-1]
    assert any("閃光により、小竜はタップされる" in str(one.ja) for one in reply.result)
    assert "112.3a" in {one.rpartition(":")[2] for one in decisive(reply, "dm")}


def test_what_pays_for_nothing_since_it_came_tapped_is_told() -> None:
    reply = of(
        "ルール dm\nA: マナゾーンに水のカードが4枚(アンタップ)、手札に双魚 {水/闇 5} 4000、"
        "腕 {闇 4} 呪文「カードを1枚引く。」\nB: 衛兵 {光 2} 3000\n"
        "Aのターン。Aは双魚をマナゾーンにチャージした。\nAは腕を唱えられる?"
    ).replies[-1]
    assert any("双魚はタップ状態で置かれた" in str(one.ja) for one in reply.result)
    assert "405.1" in {one.rpartition(":")[2] for one in decisive(reply, "dm")}


@pytest.mark.parametrize(
    ("book", "said", "rules"),
    [
        (  # the block turned the attack away from the player, who has all shields
            "dm",
            DUEL + 'B: 3 shields, Guard {light 2} 3000 "ブロッカー"\nA attacks B with Rex. B blocks with Guard.\n'
            "How many shields does B have?",
            {"508.1", "509.1"},
        ),
        (  # what it fought was dead before it could deal damage
            "mtg",
            "A: Elk 3/3 first strike\nB: Ogre 5/3\nA attacks with Elk. B blocks with Ogre.\nDoes Elk die?",
            {"510.4", "702.7b", "704.5g"},
        ),
        (  # what changed the cost that cannot be paid
            "mtg",
            'A: Forest, Ward 1/1 "Spells cost {1} more to cast."\nA\'s hand: Sprout {G} sorcery "Draw a card."\nA\'s turn.\n'
            "Can A cast Sprout?",
            {"118.3", "601.2f"},
        ),
    ],
)
def test_what_decides_it_is_among_the_rules_shown(book: str, said: str, rules: set[str]) -> None:
    assert rules <= {one.rpartition(":")[2] for one in decisive(of(said).replies[-1], book)}


HIDE = "B's hand: Dell Hide {U} instant \"Return target creature to its owner's hand.\"\n"


@pytest.mark.parametrize(
    "said",
    [
        f"A: Elk 2/2\n{HIDE}A attacks with Elk. B casts Dell Hide on Elk.\nWhy does B take no damage?",
        f"A: Elk 2/2 attacking\n{HIDE}B casts Dell Hide on Elk.\nWhy is B's life 20?",
    ],
)
def test_that_nothing_happened_to_somebody_is_no_reason_where_what_attacked_was_lost(said: str) -> None:
    assert [one for one in result(said) if "why, nothing that happened tells" in one]


def test_that_nothing_happened_is_a_reason_where_nothing_was_begun() -> None:
    assert result("A: Elk 2/2\nB: Wolf 3/3\nWhy is A's life 20?") == [
        "A: life 20, because nothing that happened changes that"
    ]


def test_that_no_effect_makes_it_so_is_not_told_of_what_happened() -> None:
    """An effect that depends on another one comes to nothing by no event (613.8)."""
    text = (
        'A: Moon enchantment "Nonbasic lands are Mountains."\n'
        'B: Marsh land "Each land is a Swamp in addition to its other land types.", Island\n'
        "? Is Island a Swamp\n? Why\n"
    )
    said = str(of(text).replies[-1].result[0].en)
    assert said.endswith("; why, nothing that happened tells")
