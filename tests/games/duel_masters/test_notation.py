"""Duel Masters at the table: costs and civilizations in words, and what is declared from the hand by its verb."""

from __future__ import annotations

import pytest

from judgekit.cli.scenarios.asking import decisive
from judgekit.core.json_values import Json
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import answered, of, result


def card(said: str) -> Json:
    """Return the definition of the only card of a position."""
    return written(f"rules dm\nA: {said}").scenario.cards[said.split()[0]]


@pytest.mark.parametrize(
    "said",
    [
        "速竜 {火 3} 3000「スピードアタッカー」",
        "速竜 火 3 3000「スピードアタッカー」",
        "速竜 火文明 コスト3 パワー3000「スピードアタッカー」",
        "速竜 赤 3 3000「スピードアタッカー」",
        "速竜 火のコスト3 3000 「スピードアタッカー」",
    ],
)
def test_a_cost_in_words_is_the_cost_in_braces(said: str) -> None:
    assert card(said) == {
        "cost": "3",
        "civilizations": ["fire"],
        "types": "Creature",
        "power": "3000",
        "text": "スピードアタッカー",
    }


def test_two_civilizations_in_words_are_both_meant() -> None:
    assert card("虹竜 光/水 4 4000") == card("虹竜 {光 水 4} 4000")


def test_a_spell_is_described_without_braces() -> None:
    assert card("悪手 闇 6 呪文「相手のクリーチャーを1体選び、破壊する。」") == {
        "cost": "6",
        "civilizations": ["darkness"],
        "types": "Spell",
        "text": "相手のクリーチャーを1体選び、破壊する。",
    }


@pytest.mark.parametrize(
    ("said", "types"),
    [
        ("大樹 自然 3 NEOクリーチャー 6000", "NEO Creature"),
        ("大樹 自然 3 NEO Creature 6000", "NEO Creature"),
        ("大樹 自然 3 6000「NEO進化：自然のクリーチャー1体の上に置いてもよい。」", "NEO Creature"),
        ("星王 光 4 スター進化クリーチャー 9000", "Star Evolution Creature"),
        ("星王 光 4 9000「スター進化：自分のクリーチャー1体の上に置く。」", "Star Evolution Creature"),
        ("種 光 2 タマシード", "Tamaseed"),
        ("道 火 2 D2フィールド", "D2 Field"),
    ],
)
def test_special_types_are_types_and_no_races(said: str, types: str) -> None:
    """204.3: NEO, スター進化 and the like are said before the type, or follow from the line by which it evolves."""
    found = card(said)
    assert isinstance(found, dict)
    assert (found["types"], found.get("races")) == (types, None)


def test_a_type_that_is_not_played_is_no_race() -> None:
    """204.3: サイキック・クリーチャー stands in no rule of this book."""
    with pytest.raises(NotationUnclear, match="サイキック・クリーチャー"):
        of("rules dm\nA: 門番 闇 5 サイキック・クリーチャー 5000\n? 門番のパワー")


def test_a_neo_creature_with_a_card_below_attacks_at_once() -> None:
    """802.3."""
    tree = "大樹 {自然 3} NEOクリーチャー 6000「NEO進化:自然のクリーチャー1体の上に置いてもよい。」"
    said = f"rules dm\nA: 芽 {{自然 1}} 1000(出たばかり); 手札: {tree}\nAは芽の上に大樹を重ねた\n? Aは大樹で攻撃できる"
    assert result(said, "ja")[0].startswith("はい")


def test_mana_of_a_civilization_stays_mana() -> None:
    """A number of cards of a civilization is no cost of a card."""
    players = written("rules dm\nA: マナ: 火3枚; 手札: 速竜 火 3 3000").scenario.given["players"]
    assert isinstance(players, dict)
    assert str(players["A"]).count("'card': '火'") == 3


def test_a_keyword_with_a_full_stop_is_a_line_of_its_own() -> None:
    """110.2c: each ability stands on a line of its own."""
    found = card("罠 闇 6 呪文「S・トリガー。相手のクリーチャーを1体選び、破壊する。」")
    assert isinstance(found, dict)
    assert found["text"] == "S・トリガー。\n相手のクリーチャーを1体選び、破壊する。"


DRAGON = "竜 火 5 5000 ドラゴン"


@pytest.mark.parametrize(
    "line",
    [
        "革竜と革命チェンジ",
        "革竜に革命チェンジする",
        "革命チェンジで革竜を出す",
        "革竜の革命チェンジを使う",
    ],
)
def test_a_revolution_change_is_said_by_its_verb(line: str) -> None:
    """112.3: it is declared as the creature attacks, and the two change places."""
    position = f"rules dm\nA: {DRAGON}; 手札: 革竜 火 8 9000 ドラゴン「革命チェンジ：火のドラゴン」"
    said = f"{position}\nA: 竜で攻撃\nA: {line}\n? どうなる"
    assert "革竜がバトルゾーンに出る、竜は手札に加わる" in result(said, "ja")[0]


@pytest.mark.parametrize("line", ["レッドに侵略する", "侵略でレッドを重ねる", "レッドの侵略を使う"])
def test_an_invasion_is_said_by_its_verb(line: str) -> None:
    red = "レッド 火 6 12000「進化：火のコマンド。侵略：火のコマンド」"
    said = f"rules dm\nA: 兵 火 3 3000 ソニック・コマンド; 手札: {red}\nB: シールド5枚\nA: 兵で攻撃\nA: {line}\n? レッドのパワー"
    assert result(said, "ja")[0].endswith("12000")


def test_a_ninja_strike_is_said_by_its_verb() -> None:
    ninja = "忍 光 3 3000「ニンジャ・ストライク4。ブロッカー」"
    position = f"rules dm\nA: 火竜 火 3 3000\nB: 手札: {ninja}; マナ 光4枚"
    said = f"{position}\nA: 火竜で攻撃\nB: 忍をニンジャ・ストライクで出す\nB: 忍でブロック\n? どうなる"
    assert "火竜は破壊される" in result(said, "ja")[0]


def test_the_rules_of_what_a_card_says_against_the_rules_are_named_first() -> None:
    text = (
        "ルール dm\nA: 爆炎竜 {火 7} 9000\nB: 骨兵 {闇 3} 2000「ブロッカー\\nスレイヤー」\nAのターン\n"
        "Aは爆炎竜で攻撃、Bは骨兵でブロック\n爆炎竜は破壊される?"
    )
    assert [one.rpartition(":")[2] for one in decisive(of(text).replies[0], "dm")[:2]] == ["115.3d", "115.3b"]


def test_a_card_lies_below_the_one_that_it_is_said_to_lie_under() -> None:
    """801.4c: what was below stays, and does not come."""
    bolt = "雷 {火 2} 呪文「相手のクリーチャーを1体選び、破壊する。」"
    position = f"rules dm\nA: 手札: {bolt}\nB: 星王 {{光 4}} スター進化クリーチャー 9000、星子 {{光 2}} 2000(星王の下)"
    assert "星子はバトルゾーンに残る" in result(f"{position}\nAは星王に雷を唱える\n? どうなる", "ja")[0]


def test_the_next_turn_after_an_extra_one_is_the_own() -> None:
    """500.5."""
    spell = "時戻し {水 7} 呪文「このターンの後に自分のターンを追加する。」"
    said = f"rules dm\nA: 手札: {spell}\nAは時戻しを唱える\nAはターンを終えた\n? Bは何枚引く"
    assert result(said, "ja")[0] == "Bはカードを引かない"


def test_an_older_d2_field_is_put_into_the_graveyard_and_not_destroyed() -> None:
    """703.4l."""
    said = "rules dm\nA: 手札: 赤道 {火 2} D2フィールド\nB: 青道 {水 2} D2フィールド\nAは赤道を展開する\n? どうなる"
    assert "青道は墓地に置かれる" in result(said, "ja")[0]


def test_what_is_only_put_into_the_graveyard_is_not_destroyed() -> None:
    """701.6a."""
    spell = "埋葬 {闇 2} 呪文「相手のクリーチャーを1体選び、墓地に置く。」"
    position = f"rules dm\nA: 手札: {spell}\nB: 羊 {{光 2}} 2000\nAは埋葬を唱える"
    assert result(f"{position}\n? 羊は破壊される", "ja")[0].startswith("いいえ")
    assert "羊は墓地に置かれる" in result(f"{position}\n? どうなる", "ja")[0]


@pytest.mark.parametrize(
    "deed", ["小竜をマナに置く", "小竜をマナゾーンに置いた", "小竜をマナチャージする", "小竜をチャージ"]
)
def test_a_card_put_into_the_mana_zone_is_charged(deed: str) -> None:
    """503.2: the second one is not."""
    position = "rules dm\nA: 手札: 小竜 {火 1} 1000、小鬼 {火 1} 1000\nAのターン、マナチャージ"
    assert result(f"{position}\nAは{deed}\n? Aは小鬼をマナに置ける", "ja")[0].startswith("いいえ")


def test_what_cannot_be_chosen_is_not_the_target_of_a_spell() -> None:
    """101.2."""
    spell = "大波 {水 2} 呪文「相手のクリーチャーを1体選び、持ち主の手札に戻す。」"
    creature = "幻影 {光 5} 5000「このクリーチャーは相手に選ばれない。」"
    assert result(f"rules dm\nA: 手札: {spell}\nB: {creature}\n? Aは幻影に大波を唱えられる", "ja")[0].startswith(
        "いいえ"
    )


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("大兵のコストは?", "大兵のコストは5"),
        ("大兵のコストはいくつ?", "大兵のコストは5"),
        ("大兵の文明は?", "大兵の文明は火、水"),
        ("大兵の種族は?", "大兵の種族はアーマード・ドラゴン"),
        ("大兵はタップされている?", "はい: 大兵はタップ状態である"),
        ("誰のターン?", "ターン・プレイヤー: A"),
    ],
)
def test_what_a_card_is_like_is_asked_in_its_own_words(question: str, answer: str) -> None:
    line = "rules dm\nA: 大兵 {火 水 5} アーマード・ドラゴン 6000\nB: 小兵 {火 1} 1000 (タップ)\n大兵で小兵を攻撃\n"
    assert result(f"{line}{question}", "ja") == [answer]


@pytest.mark.parametrize(
    "said",
    ["Bは竜をマナチャージする", "Bは竜をチャージして火鳥を召喚する", "B charges 竜", "B puts 竜 into his mana zone"],
)
def test_a_turn_in_which_a_card_is_charged_first_begins_in_that_step(said: str) -> None:
    """503.1, 504.1: mana is charged before the main step."""
    hand = "手札 竜 {火 5} 5000, 火鳥 {火 1} 1000"
    text = f"rules dm\nA: 番人 {{水 3}} 3000\nB: {hand}, マナ 火鼠 {{火 1}} 1000\nBのターン\n{said}"
    assert result(text)[0].startswith("竜 is put into the mana zone")
    assert result(text.replace("Bのターン", "Bのメインステップ"))[0].startswith("Not possible")


@pytest.mark.parametrize(("race", "doubted"), [("Flame Command", False), ("Flame Bird", True)])
def test_an_english_race_is_doubted_only_where_no_part_of_it_is_what_a_text_asks_for(race: str, doubted: bool) -> None:
    """203.1: a text that names a race means those in which its name stands."""
    held = f'A has Rider {{fire 5}} 5000 race {race}, in hand Comet {{fire 6}} 9000 "侵略－火のコマンド".'
    read = written(f"rules dm\n{held} B has 2 shields.\nHow many shields does B have?")
    assert any("does not mean it" in str(one.en) for one in read.granted) is doubted


@pytest.mark.parametrize(
    ("held", "answer"),
    [
        ("", "Aのマナゾーン: わからない"),
        ("、マナ3枚", "Aのマナゾーン: 3枚"),
        ("、マナ: 火2枚、水2枚", "Aのマナゾーン: 4枚"),
    ],
)
def test_what_is_put_into_a_zone_so_that_it_can_be_played_is_not_counted(held: str, answer: str) -> None:
    """Mana that nobody wrote is there to be paid with; how much of it there is is made up."""
    assert result(f"rules dm\nA: 火竜 {{火 5}} 5000{held}\nAは火竜で攻撃\nAのマナは何枚?", "ja")[0].startswith(answer)


def test_how_many_fewer_there_are_is_known_of_a_deck_that_nobody_wrote() -> None:
    text = "rules dm\nA: 手札に知恵 {水 3} 呪文「カードを2枚引く。」\nAは知恵を唱えた。\nAの山札は何枚?"
    assert result(text, "ja")[0].startswith("Aの山札: わからない")
    assert result(text, "ja")[0].endswith("2枚減る")


def test_the_shields_that_nobody_wrote_are_those_of_the_beginning() -> None:
    """113.1: five."""
    assert result("rules dm\nA: 火竜 {火 5} 5000\nAは火竜で攻撃\nBのシールドは何枚?", "ja") == [
        "Bのシールドゾーン: 4枚"
    ]


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("自分のマナゾーンにあるカード1枚につき、このクリーチャーのパワーを+1000する。", "マナゾーン"),
        ("自分のマナゾーンに闇のカードが3枚以上あれば、このクリーチャーのパワーを+3000する。", "マナゾーン"),
        ("自分のマナゾーンにすべての文明があれば、このクリーチャーはブロックされない。", "マナゾーン"),
        ("ニンジャ・ストライク4", "マナゾーン"),
        ("自分のシールドが2つ以下なら、このクリーチャーは「スピードアタッカー」を得る。", "シールドゾーン"),
        ("このクリーチャーが攻撃する時、自分の手札が1枚もなければ、カードを1枚引く。", "手札"),
        ("自分の墓地にあるクリーチャー1体につき、このクリーチャーのパワーを+1000する。", "墓地"),
    ],
)
def test_a_zone_that_a_text_counts_and_nobody_wrote_is_told(text: str, zone: str) -> None:
    """What is made up is said wherever a card asks for it; what is written is not."""
    told = [str(one.ja) for one in written(f"rules dm\nA: 火竜 {{火 5}} 5000「{text}」").granted]
    assert any(one.startswith(f"AとBの{zone}は書かれていないので") for one in told)
    both = "".join(f"\n{player}: {zone}: 4枚" for player in "AB")
    told = [str(one.ja) for one in written(f"rules dm\nA: 火竜 {{火 5}} 5000「{text}」{both}").granted]
    assert not any("書かれていない" in one for one in told)


@pytest.mark.parametrize(
    "text", ["ブロッカー", "自分の山札の上から1枚をマナゾーンに置く。", "このクリーチャーは攻撃できない。"]
)
def test_a_zone_that_no_text_counts_is_not_told(text: str) -> None:
    told = written(f"rules dm\nA: 火竜 {{火 5}} 5000「{text}」").granted
    assert not any("書かれていない" in str(one.ja) for one in told)


@pytest.mark.parametrize(
    ("held", "mana", "hand"),
    [
        ("マナ5枚(火)、手札に竜 {火 5} 5000", 5, 1),
        ("手札に竜 {火 5} 5000、マナゾーン2枚(水のみ)", 2, 1),
        ("手札: 竜 {火 5} 5000、ほか3枚; マナ: 火3枚、水2枚", 5, 4),
        ("マナ4枚(自然文明)", 4, 0),
    ],
)
def test_mana_is_told_with_its_civilization_and_a_zone_with_how_many_more_there_are(
    held: str, mana: int, hand: int
) -> None:
    text = f"rules dm\nA: {held}\n"
    assert result(f"{text}Aのマナは何枚?", "ja") == [f"Aのマナゾーン: {mana}枚"]
    assert result(f"{text}Aの手札は何枚?", "ja") == [f"Aの手札: {hand}枚"]


@pytest.mark.parametrize("held", ["手札3枚(火)", "マナ5枚(強い)", "竜 {火 5} 5000、ほか3枚"])
def test_what_so_many_cards_are_is_said_of_mana_only(held: str) -> None:
    with pytest.raises(NotationUnclear):
        written(f"rules dm\nA: {held}")


@pytest.mark.parametrize(
    "said", ["Bは番兵で攻撃先を変えた", "Bは攻撃先を番兵に変えました", "Bは番兵で攻撃先を変更した"]
)
def test_the_target_of_an_attack_is_changed_in_each_verb(said: str) -> None:
    """507.2b."""
    held = "A: 火竜 {火 5} 5000\nB: 番兵 {水 2} 2000「ガードマン」、子 {水 1} 1000(タップ)"
    assert result(f"rules dm\n{held}\nAは火竜で子を攻撃\n{said}", "ja") == ["番兵は破壊される。"]


def test_two_that_fall_together_are_asked_about_at_once() -> None:
    """115.3b."""
    held = "A: 火竜 {火 5} 5000\nB: 岩竜 {火 5} 5000(タップ)"
    told = result(f"rules dm\n{held}\nAは火竜で岩竜を攻撃\n火竜と岩竜は相打ちになる?", "ja")
    assert told[:2] == ["はい: 火竜は破壊される", "はい: 岩竜は破壊される"]


HORSE = (
    "rules dm\nA: 荒馬 火 3 3000+「パワーアタッカー+2000」\n"  # with the sign that the card prints behind its power
    "B: 岩男 自然 4 {power}(タップしている); シールド5枚\nAは荒馬で岩男を攻撃した"
)


@pytest.mark.parametrize(
    ("power", "question", "answer"),
    [
        (4000, "どっちが勝つ", "バトルに勝つのは荒馬"),
        (6000, "勝つのはどちらか", "バトルに勝つのは岩男"),
        (5000, "どちらが勝つ", "勝つクリーチャーのあるバトルはない"),
        (5000, "誰が勝つ", "このターンには誰も勝たない"),
        (4000, "which one wins", "バトルに勝つのは荒馬"),
        (4000, "Aは勝つ", "いいえ: Aはこのターンには勝たない"),
    ],
)
def test_which_of_two_wins_is_asked_of_their_battle(power: int, question: str, answer: str) -> None:
    """115.3b; the game is asked about where players are."""
    assert result(f"{HORSE.format(power=power)}\n? {question}", "ja")[0] == answer


TRAP = (
    "rules dm\nA: 火竜 火 5 5000、子竜 火 2 2000\n"
    "B: シールド: 罠 闇 6 呪文「S・トリガー。相手のクリーチャーを1体選び、破壊する。」"
)
GENERAL = (
    "rules dm\nA: 将軍 火 5 6000「このクリーチャーが攻撃する時、相手のパワー3000以下のクリーチャーを1体破壊する。」\n"
    "B: 門番 光 3 3000「ブロッカー」、石像 光 5 7000「ブロッカー」; シールド5枚"
)
LAST = "rules dm\nA: 火竜 火 5 5000、子竜 火 2 2000\nB: シールド1枚"


@pytest.mark.parametrize(
    ("position", "line", "part"),
    [
        (TRAP, "Aは火竜で攻撃。罠がトリガーした。Bは子竜を破壊。どうなる?", "子竜は破壊される"),
        (TRAP, "Aは火竜で攻撃。Bが罠をトリガーして子竜を破壊した。どうなる?", "子竜は破壊される"),
        (TRAP, "Aは火竜で攻撃。罠を踏んだ。Bは火竜を選ぶ。どうなる?", "火竜は破壊される"),
        (
            GENERAL,
            "Aは将軍で攻撃、能力で門番を破壊。Bは石像でブロック。どうなる?",
            "将軍は破壊される、門番は破壊される",
        ),
        (LAST, "Aは火竜で最後のシールドをブレイクして、子竜でとどめ。どうなる?", "Aの勝ち"),
    ],
)
def test_deeds_as_players_say_them(position: str, line: str, part: str) -> None:
    """A card that triggers is used by whoever has it; what an effect destroys was chosen."""
    assert part in "".join(result(f"{position}\n{line}", "ja"))


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (TRAP, "Aは火竜で攻撃。子竜がトリガーした。どうなる?"),
        (GENERAL, "Aは将軍で攻撃、石像を破壊。どうなる?"),
        (LAST.replace("1枚", "3枚"), "Aは火竜で最後のシールドをブレイク。どうなる?"),
    ],
)
def test_what_cannot_have_happened_is_not_done(position: str, line: str) -> None:
    try:
        reply = of(f"{position}\n{line}").replies[0]
    except NotationUnclear:
        return
    ends = [str(branch) for branch in reply.branches] or [str(reply.result)]
    assert all("できない" in end for end in ends)


BLOCKERS = "番兵 {水 2} 2000「ブロッカー」、子 {水 1} 1000"


def test_the_only_one_that_can_block_does() -> None:
    """507.1a; of two that can it has to be said which, and a ガードマン does not block (507.2b)."""
    attacked = f"rules dm\nA: 火竜 {{火 5}} 5000\nB: {BLOCKERS}\nAは火竜でBを攻撃\nBはブロックした"
    assert result(attacked, "ja") == ["番兵は破壊される。"]
    assert "攻撃先を変えられるのは番兵だけ" in [one.ja for one in answered(attacked).granted]
    guard = (
        attacked.replace("ブロッカー", "ガードマン")
        .replace("火竜でBを", "火竜で石を")
        .replace("子 ", "石 {水 1} 1000(タップ)、子 ")
    )
    assert "攻撃先を変えられるのは番兵だけ" in [one.ja for one in answered(guard).granted]
    with pytest.raises(NotationUnclear):
        answered(attacked.replace("子 {水 1} 1000", "子 {水 1} 1000「ブロッカー」"))


@pytest.mark.parametrize(
    "said",
    ["Bは穴を小竜に使う", "B uses 穴 on 小竜.", "S・トリガーの穴を小竜に使う", "Bは穴をS・トリガーで小竜に使う"],
)
def test_a_card_that_is_used_out_of_a_shield_was_broken(said: str) -> None:
    """112.3a, 509.3."""
    hole = "穴 {闇 6} 呪文「S・トリガー。相手のクリーチャーを1体選び、破壊する。」"
    held = "A: 小竜 {火 5} 5000「W・ブレイカー」、竜 {火 3} 2000"
    text = f"rules dm\n{held}\nB: シールド: {hole}、石 {{水 1}} 1000、岩 {{水 1}} 1000"
    found = answered(f"{text}\nAは小竜でBを攻撃\n{said}")
    told = "\n".join(str(line) for reply in found.replies for line in reply.result)
    assert "できない" not in told
    assert any("後で言われたことに合わない選択は除く" in str(one.ja) for one in found.granted)


def said(text: str, lang: str) -> list[str]:
    """Return what each question of a situation is answered with first; none was refused."""
    found = answered(text, lang=lang).replies
    assert all(one.unread is None and not one.refused for one in found)
    return [str(one.result[0].ja if lang == "ja" else one.result[0].en) for one in found]


QUARRY = 'rules dm\nA: Marl {fire 6} 6000 "W・ブレイカー"\nB: 3 shields\n'
STEED = "火馬 {火 3} 3000 コマンド"
LEAPER = (
    "火鳥 {火 6} 進化クリーチャー 9000「進化：自分の火のクリーチャー1体の上に置く。\n侵略-火のコマンド\nW・ブレイカー」"
)


@pytest.mark.parametrize(
    "told",
    [
        "A attacks B with Marl. No triggers.",
        "A attacks B with Marl, nothing in the shields.",
        "A breaks two shields with Marl, no trigger.",
    ],
)
def test_that_no_shield_is_a_trigger_declares_nothing(told: str) -> None:
    """509.2b, 509.5a: and why two shields are broken is told."""
    assert said(f"{QUARRY}{told} How many shields does B have?", "en") == ["B's shields: 1"]
    assert answered(f"{QUARRY}{told} How many shields does B have?").replies[0].first == ("509.2b",)


@pytest.mark.parametrize(
    "how", ["攻撃する時、火鳥に侵略した。S・トリガーはない。", "攻撃するとき、火鳥を侵略で出した。トリガーはなかった。"]
)
def test_what_was_done_as_it_attacked_is_no_supposition(how: str) -> None:
    """801.2a, 506.3b: the attack goes on with what was put on it."""
    text = f"ルール dm\nA: {STEED}、手札に{LEAPER}\nB: シールド5枚\nAは火馬でBを{how}Bのシールドは何枚残りますか?"
    assert said(text, "ja") == ["Bのシールドゾーン: 3枚"]


@pytest.mark.parametrize(
    "mana",
    [
        "A: 5 mana (fire)",
        "A has 5 mana, all of them fire",
        "A's mana zone has three fire cards and two water cards, all untapped",
    ],
)
@pytest.mark.parametrize(("cost", "can"), [("fire 3", "Yes"), ("light 3", "No")])
def test_mana_is_told_by_its_civilizations(mana: str, cost: str, can: str) -> None:
    """112.2a."""
    assert said(f"rules dm\n{mana}. A holds Tarn {{{cost}}} 1000. Can he summon it?", "en")[0].startswith(can)


@pytest.mark.parametrize(
    "mana", ["マナゾーンは水のカード3枚のみ、全部アンタップ", "マナは3枚で全部水", "マナは水のカードしかない(3枚)"]
)
def test_mana_is_told_by_its_civilizations_in_japanese(mana: str) -> None:
    """112.2a."""
    text = f"ルール dm\nAの{mana}。手札に石竜 {{火 3}} 3000。Aは石竜を召喚できる?"
    assert said(text, "ja")[0].startswith("いいえ")


@pytest.mark.parametrize(
    ("how", "can"),
    [
        (", untapped, which isn't a blocker", "No"),
        (", not a blocker, tapped", "Yes"),
        (" that has been in play for ages", "No"),
        (" which is tapped", "Yes"),
    ],
)
def test_how_a_creature_is_stands_behind_its_description(how: str, can: str) -> None:
    """505.2."""
    text = f"rules dm\nA has Marl {{fire 4}} 4000. B has Slate {{light 3}} 3000{how}, and 4 shields. Can Marl attack Slate?"
    assert said(text, "en")[0].startswith(can)


TRAP = "落穴 {闇 6} 呪文「S・トリガー\n相手のクリーチャーを1体破壊する。」"


@pytest.mark.parametrize(
    "told",
    [
        f"AはBを石竜で攻撃、割ったシールドは{TRAP}で、Bは落穴をS・トリガーで唱えて石竜を選んだ。",
        f"Aは石竜でBを攻撃。割れたシールドは{TRAP}。Bはトリガーで石竜を破壊。",
        f"Aは石竜でBを攻撃。Bは{TRAP}をS・トリガーで唱え、石竜を選んだ。",
    ],
)
def test_what_breaks_is_one_of_the_shields(told: str) -> None:
    """509.5a, 112.3a: of two shields one is left."""
    text = f"ルール dm\nA: 石竜 {{自然 5}} 5000\nB: シールド2枚\n{told}石竜は破壊される? Bのシールドは何枚?"
    assert said(text, "ja") == ["はい: 石竜は破壊される", "Bのシールドゾーン: 1枚"]


@pytest.mark.parametrize(
    "shield",
    [
        "B has one shield left: {}",
        "B is down to one shield, which is {}",
        "B has a single shield, {}, and nothing else",
    ],
)
def test_what_the_only_shield_is(shield: str) -> None:
    """509.5a, 112.3a."""
    trap = 'Pitfall {darkness 6} spell "S・トリガー\n相手のクリーチャーを1体破壊する。"'
    text = f"rules dm\nA has Marl {{fire 4}} 4000. {shield.format(trap)}. Marl breaks it, B destroys Marl with it. Does Marl die?"
    assert said(text, "en") == ["Yes: Marl is destroyed"]


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        ("Can Marl attack B this turn, or does it have to wait?", ["Yes: Marl can attack B"]),
        ("Can Marl attack and win the game?", ["A wins"]),
        ("Can A still attack B with Marl and win?", ["Yes: A wins"]),
        ("Does B have any shields left afterwards?", ["B's shields: 0"]),
    ],
)
def test_questions_with_a_second_half(asked: str, answers: list[str]) -> None:
    """509.1, 104.2a."""
    assert said(f"rules dm\nA has Marl {{fire 4}} 4000. B has no shields. {asked}", "en") == answers


@pytest.mark.parametrize(
    "asked", ["墓地に置かれる? それとも手札に戻る?", "墓地に行く、それとも手札に戻る?", "墓地と手札のどちらに行く?"]
)
def test_one_of_two_places_is_asked(asked: str) -> None:
    """609.1a."""
    stays = "骨竜 {闇 6} 6000「このクリーチャーが破壊される時、墓地に置くかわりに自分の手札に戻す。」"
    text = f"ルール dm\nB: {stays}(タップ)\nA: 鉄竜 {{火 7}} 7000\nAは鉄竜で骨竜を攻撃した。骨竜は{asked}"
    assert said(text, "ja")[-1].removeprefix("はい: ") == "骨竜はBの手札にある"


def test_two_cards_that_are_described_as_they_are_summoned() -> None:
    """301.5: the one without スピードアタッカー does not attack."""
    both = "疾風 {火 4} 4000「スピードアタッカー」と子鹿 {自然 2} 2000"
    text = f"ルール dm\nBのシールドは1枚、クリーチャーはいない。\nAは{both}を召喚し、疾風で最後のシールドを割った。"
    assert said(f"{text}Aはこのターン、子鹿でダイレクトアタックできる?", "ja")[0].startswith("いいえ")


def test_the_name_of_a_card_of_another_game_is_none_here() -> None:
    """Of two words that a card of Magic is called by the second may be a verb here."""
    text = "rules dm\nA has Alpha Beast {nature 5} 6000. B has no shields. Can Alpha Beast attack this turn?"
    assert said(text, "en") == ["Yes: Alpha Beast can attack"]


def test_why_a_creature_may_attack_is_not_what_it_would_break() -> None:
    """801.3: an evolution creature attacks at once, also where there are shields."""
    top = 'Sabre {fire 3} evolution creature 6000 "進化：自分の火のクリーチャー1体の上に置く。"'
    held = f"B has one shield. A's hand: Kid {{fire 2}} creature 1000 and {top}."
    text = f"rules dm\n{held} A summons Kid, then evolves Kid into Sabre."
    found = answered(f"{text} Can Sabre attack this turn?").replies[0]
    assert str(found.result[0].en).startswith("Yes")
    assert "801.3" in found.rules
    assert "509.2a" not in found.rules


def test_that_nobody_blocks_may_be_supposed_though_the_battle_is_over() -> None:
    told = answered(
        'rules dm\nA: Rex {fire 5} 5000 "W・ブレイカー". B: Worm {darkness 2} 1000 "ブロッカー".\n'
        "A attacks B with Rex. B blocks with Worm. How many shields does B have? How many shields does B have if B does not block?"
    )
    assert [str(one.result[0].en) for one in told.replies] == ["B's shields: 5", "B's shields: 3"]
