"""What is given for a spell, said before it or behind "by"; whether it may be cast so is worked out by hand (118.9, 601.2f)."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.core.text import is_japanese
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

DENY = (
    "Deny {3}{U}{U} instant \"You may pay 1 life and exile a blue card from your hand rather than pay ~'s mana cost.\\n"
    'Counter target spell."'
)
ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
DREAM = 'Dream {U} sorcery "Draw a card."'
HURL = 'Hurl {1}{R} instant "As an additional cost to cast this spell, sacrifice a creature.\\n~ deals 2 damage to any target."'
TOLL = 'Toll 2/1 "Noncreature spells cost {1} more to cast."'


def _table(lands: str, toll: bool = True, hand: str = DREAM) -> str:
    there = f"A: {TOLL}, 2 Mountain; hand: {ZAP}\n" if toll else f"A: Mountain; hand: {ZAP}\n"
    return f"{there}B: life 3, {lands}; hand: {DENY}, {hand}\nA casts Zap on B.\n"


ONE, TAPPED = _table("Island"), _table("Island (tapped)")

CAN = {
    "by": (f"{ONE}Can B cast Deny on Zap by exiling Dream?", "Yes"),
    "by, and life": (f"{ONE}Can B cast Deny on Zap by paying 1 life and exiling Dream?", "Yes"),
    "to cast": (f"{ONE}Can B exile Dream to cast Deny on Zap?", "Yes"),
    "two things to cast": (f"{ONE}Can B pay 1 life and exile Dream to cast Deny on Zap?", "Yes"),
    "the tax cannot be paid (118.9d)": (f"{TAPPED}Can B cast Deny on Zap by exiling Dream?", "No"),
    "the tax cannot be paid, to cast": (f"{TAPPED}Can B exile Dream to cast Deny on Zap?", "No"),
    "no tax": (f"{_table('Island (tapped)', toll=False)}Can B cast Deny on Zap by exiling Dream?", "Yes"),
    "no blue card": (
        f"{_table('Island', toll=False, hand=ZAP.replace('Zap', 'Pang'))}Can B cast Deny on Zap by exiling Pang?",
        "No",
    ),
    "an additional cost": (f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nCan A cast Hurl on B by sacrificing Ox?", "Yes"),
    "an additional cost, to cast": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nCan A sacrifice Ox to cast Hurl on B?",
        "Yes",
    ),
    "in Japanese": (f"{ONE}BはDreamを追放して、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, two things": (f"{ONE}BはDreamを追放してライフを1点支払い、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, behind the spell": (f"{ONE}BはDenyをDreamを追放してZapに唱えられる?", "Yes"),
    "in Japanese, life first": (f"{ONE}Bは1点のライフを支払ってDreamを追放し、DenyをZapに唱えられる?", "Yes"),
    "in Japanese, the tax": (f"{TAPPED}BはDreamを追放して、DenyをZapに唱えられる?", "No"),
    "in Japanese, an additional cost": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nAはOxを生け贄に捧げてHurlをBに唱えられる?",
        "Yes",
    ),
}


@each(CAN)
def test_whether_it_may_be_cast_so(case: str) -> None:
    text, expected = CAN[case]
    (said, *_more) = result(text)
    assert said.startswith(expected), said
    assert "decision" not in said


DONE = {
    "to cast": f"{ONE}B exiles Dream to cast Deny on Zap.\nWhat is B's life?",
    "by": f"{ONE}B casts Deny on Zap by exiling Dream.\nWhat is B's life?",
    "instead of mana": f"{ONE}B casts Deny on Zap, exiling Dream rather than pay its mana cost.\nWhat is B's life?",
    "instead of mana, to cast": f"{ONE}B exiles Dream instead of paying mana to cast Deny on Zap.\nWhat is B's life?",
    "in Japanese": f"{ONE}BはDreamを追放して、DenyをZapに唱える。\nBのライフは?",
    "in Japanese, with life": f"{ONE}BはDreamを追放してライフを1点支払い、DenyをZapに唱える。\nBのライフは?",
}


@each(DONE)
def test_what_is_given_is_paid(case: str) -> None:
    assert result(DONE[case])[0] == "B: life 2"


REFUSED = {
    "no cost of it": f"{_table('2 Island', hand=DREAM.replace('sorcery', 'instant'))}Can B cast Dream by exiling Deny?",
    "nothing asks for it": f"{ONE}Can B exile Dream?",
    "nothing asks for it in Japanese": f"{ONE}BはDreamを追放できる?",
    "another deed that nobody asks for": f"{ONE}B exiles Dream.\nWhat is B's life?",
    "instead of mana, and nothing is given": f"{ONE}B casts Deny on Zap instead of paying mana.\nWhat is B's life?",
    "mana instead of mana": f"{ONE}B casts Deny on Zap, paying mana rather than pay its mana cost.\nWhat is B's life?",
    "more life than the cost": f"{ONE}B pays 2 life and exiles Dream to cast Deny on Zap.\nWhat is B's life?",
}


@each(REFUSED)
def test_what_nobody_asks_for_is_no_no(case: str) -> None:
    """That nobody asks for it does not say that it is forbidden."""
    try:
        found = answered(REFUSED[case])
    except JudgekitError:
        return
    assert found.unread is not None or found.replies[0].unread is not None, found.replies[0].result


def test_of_is_strict() -> None:
    with pytest.raises(JudgekitError):
        of(f"{ONE}B exiles Dream.\nWhat is B's life?")


GATHER = 'Gather {3}{G} sorcery "Convoke\\nDraw two cards."'
SIFT = 'Sift {3}{U} sorcery "Delve\\nDraw two cards."'
ELF = "Elf 1/1 green"
HARM = 'Harm land "{T}: Add {R}.\\nWhenever ~ becomes tapped, it deals 1 damage to you."'
BURST = 'Burst {X}{R} sorcery "~ deals X damage to each player."'
_TOLL = f"A: {TOLL}, Forest, 2 Mountain; hand: {ZAP}\n"
_SPARK = (
    'A: 5 Mountain; hand: Spark {R} sorcery "Overload {2}{R}\\n~ deals 1 damage to target creature you don\'t control.", '
    'Flame {R} instant "Kicker {2}\\n~ deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead."\n'
    "B: life 9; Cub 1/1, Elk 1/1\n"
)
_GROVE = f"A: 2 Forest, Elf 1/1, Cub 2/2, Ox 4/4; hand: {GATHER}; library: 5 cards\n"
_YARD = f"A: 2 Island; hand: {SIFT}; graveyard: {ZAP}, {DREAM}; library: 5 cards\n"
_BEHIND = _table("Island", toll=False)
_CITY = f"A: life 1, {HARM}; hand: {ZAP}\nB: life 3\n"

TOLD = {
    "before it, with and": (
        f"{_BEHIND}B pays 1 life, exiles Dream and casts Deny on Zap.\nWhat is B's life?",
        "B: life 2",
    ),
    "behind it": (f"{_BEHIND}B casts Deny on Zap, exiles Dream and pays 1 life.\nWhat is B's life?", "B: life 2"),
    "in Japanese, aimed behind": (
        f"{_BEHIND}Bは対応して1点のライフを支払い、Dreamを追放して、Denyを唱える、対象はZap。\nBのライフは?",
        "Bのライフは2",
    ),
    "in Japanese, aimed in a sentence of its own": (
        f"{_BEHIND}対応してBはDreamを追放し、ライフを1点支払って、Denyを唱えた。対象はZap。\nBのライフは?",
        "Bのライフは2",
    ),
    "in Japanese, behind it": (
        f"{_BEHIND}Bは対応してZapにDenyを唱え、1点のライフを支払い、Dreamを追放する。\nBのライフは?",
        "Bのライフは2",
    ),
    "as a cost, behind": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nA casts Hurl on B and sacrifices Ox as a cost.\nDoes Ox die?",
        "Yes: Ox dies",
    ),
    "as a cost, behind, in Japanese": (
        f"A: 象 2/2、山2; hand: {HURL}\nAはHurlを唱える、対象はB。コストとして象を生け贄に捧げた。\n象は死ぬ?",
        "はい: 象は死亡する",
    ),
    "for the cost of a keyword": (f"{_SPARK}A pays the overload cost and casts Spark.\nDoes Cub die?", "Yes: Cub dies"),
    "for the cost of a keyword, in Japanese": (
        f"{_SPARK}Aは超過コストを支払ってSparkを唱えた。\nCubは死ぬ?",
        "はい: Cubは死亡する",
    ),
    "the kicker": (f"{_SPARK}A pays the kicker and casts Flame on B.\nWhat is B's life?", "B: life 5"),
    "no kicker": (f"{_SPARK}A casts Flame on B, no kicker.\nWhat is B's life?", "B: life 7"),
    "unkicked": (f"{_SPARK}A casts Flame unkicked on B.\nWhat is B's life?", "B: life 7"),
    "without kicking it": (f"{_SPARK}A casts Flame on B without kicking it.\nWhat is B's life?", "B: life 7"),
    "the kicker, in Japanese": (f"{_SPARK}Aはキッカーコストを支払ってFlameをBに唱えた。\nBのライフは?", "Bのライフは5"),
    "a land that is used": (
        f"A: 森1、山1; hand: {ZAP}\nAは山を使ってZapを唱えた。対象はB。\n森はタップしている?",
        "いいえ: 森はアンタップ状態である",
    ),
    "as an additional cost": (
        f"A: Ox 2/2, 2 Mountain; hand: {HURL}\nA casts Hurl on B, sacrificing Ox as an additional cost.\nDoes Ox die?",
        "Yes: Ox dies",
    ),
    "mana by a land in Japanese": (
        f"A: 森1、山1; hand: {ZAP}\nAは山でマナを出してZapをBに撃った。\n森はタップしている?",
        "いいえ: 森はアンタップ状態である",
    ),
    "X is equal to": (f"A: life 9; hand: {BURST}\nB: life 4\nA casts Burst with X equal to 4.\nWho wins?", "A wins"),
    "a land by its name": (
        f"{_TOLL}A casts Zap on B using both Mountains.\nIs Forest tapped?",
        "No: Forest is untapped",
    ),
    "the mana is paid, and its trigger comes first": (
        f"{_CITY}A casts Zap on B, tapping Harm for red mana as he pays for it.\nWho wins?",
        "B wins",
    ),
    "mana of it": (f"{_CITY}A casts Zap on B with red mana from Harm.\nWho wins?", "B wins"),
    "tapped before": (f"{_CITY}A taps Harm for red mana and casts Zap on B.\nWho wins?", "A wins"),
    "by a keyword": (f"{_GROVE}A casts Gather with convoke, tapping Elf and Cub.\nIs Ox tapped?", "No: Ox is untapped"),
    "by a keyword in Japanese": (
        f"{_GROVE}AはElfとCubをタップして、召集でGatherを唱えた。\nOxはタップしている?",
        "いいえ: Oxはアンタップ状態である",
    ),
    "all that can help": (
        f"A: Forest, Elf 1/1, Cub 2/2, Ox 4/4; hand: {GATHER}; library: 5 cards\nA casts Gather with convoke.\nIs Ox tapped?",
        "Yes: Ox is tapped",
    ),
    "so many in all": (
        f"A: 森1、Elf 1/1、Cub 2/2、Ox 4/4; hand: {GATHER}; library: 5 cards\n"
        "Aは土地1枚とクリーチャー3体をタップして召集でGatherを唱えた。\nOxはタップしている?",
        "はい: Oxはタップ状態である",
    ),
    "out of the graveyard": (f"{_YARD}A casts Sift with delve.\nIs Dream exiled?", "Yes: Dream is in exile"),
    "out of the graveyard in Japanese": (
        f"{_YARD}Aは探査でSiftを唱えた。\nDreamは追放される?",
        "はい: Dreamは追放領域にある",
    ),
    "X before the name of what is described": (
        "A: life 9\nB: life 4\n"
        "AはX=4でBurst {X}{R} ソーサリー「~は各プレイヤーにX点のダメージを与える。」を唱えた。\nどちらが勝つ?",
        "Aの勝ち",
    ),
}


SALVE = (
    'Salve {W} instant "Choose one —\\n• Target player gains 3 life.\\n• Prevent the next 3 damage that would be dealt to any'
    ' target this turn."'
)
_HURT = f"A: hand: {ZAP}\nB: life 9; hand: {SALVE}\nA casts Zap on B. "
_BLINK = (
    'B: life 9, Ox 4/4; hand: Angel {3}{W} creature 3/4 "When ~ enters the battlefield, you may exile target creature you control.'
    '"\n'
)
_PROGRESS = 'A: Ox 4/4 (one +1/+1 counter), Elk 2/2 (one +1/+1 counter); hand: Progress {U} instant "Proliferate."\n'
_SWERVE = (
    'A: life 3; hand: Turn {U} instant "Change the target of target spell with a single target."\n'
    f"B: life 3; hand: {ZAP}\nB's turn\n"
)
_SPLIT = 'A: hand: Fork {R} sorcery "~ deals 2 damage divided as you choose among one or two targets."\nB: Elf 1/1, Cub 1/1\n'
_DOUBLE = "A: Wurm 6/4\nB: Elf 1/1, Wall 0/8\nA attacks with Wurm. B blocks Wurm with Elf and Wall. "

CHOSEN = {
    "a mode by what it does": (
        f"{_HURT}B casts Salve on B, choosing to prevent damage.\nWhat is B's life?",
        "B: life 9",
    ),
    "the mode that does it": (f"{_HURT}B casts Salve on B in the prevent mode.\nWhat is B's life?", "B: life 9"),
    "a mode whose verb is not its first word": (
        f"{_HURT}B casts Salve on B, choosing to gain life.\nWhat is B's life?",
        "B: life 9",
    ),
    "a mode in Japanese": (
        f"{_HURT}対応してBは自分にSalveを唱え、3点軽減のモードを選んだ。\nBのライフは?",
        "Bのライフは9",
    ),
    "a mode before it in Japanese": (
        f"{_HURT}対応してBは軽減のモードでSalveを唱えた。対象はB。\nBのライフは?",
        "Bのライフは9",
    ),
    "no, in quotation marks": (
        f'{_BLINK}B casts Angel. The trigger targets Ox. B says "no".\nIs Ox exiled?',
        "No: Ox is on the battlefield",
    ),
    "no in Japanese": (
        f"{_BLINK}BはAngelを唱えた。誘発はOxを対象。Bは「いいえ」を選ぶ。\nOxは追放される?",
        "いいえ: Oxは戦場にある",
    ),
    "yes in Japanese": (
        f"{_BLINK}BはAngelを唱えた。誘発はOxを対象。Bは「はい」と答えた。\nOxは追放される?",
        "はい: Oxは追放領域にある",
    ),
    "its target told with the spell": (
        f"{_BLINK}BはAngelを唱えて、誘発でOxを対象にした。\nOxは追放される?",
        "はい: Oxは追放領域にある",
    ),
    "what is proliferated": (
        f"{_PROGRESS}A casts Progress. A proliferates Ox.\nWhat counters are on Elk?",
        "Elk: counters 1 +1/+1",
    ),
    "chosen for it": (
        f"{_PROGRESS}A casts Progress and chooses Ox for the proliferate.\nWhat counters are on Ox?",
        "Ox: counters 2 +1/+1",
    ),
    "a new target": (
        f"{_SWERVE}B casts Zap on A. A responds with Turn on Zap, changing its target to B.\nWho wins?",
        "A wins",
    ),
    "a new target in Japanese": (
        f"{_SWERVE}BはZapをAに唱え、対応してAはTurnをZapに唱えて、Zapの対象をBに変更した。\nどちらが勝つ?",
        "Aの勝ち",
    ),
    "one to each": (f"{_SPLIT}A casts Fork, 1 damage to each of Elf and Cub.\nDoes Cub die?", "Yes: Cub dies"),
    "one to each in Japanese": (
        f"{_SPLIT}AはForkを唱え、ElfとCubに1点ずつ割り振った。\nCubは死ぬ?",
        "はい: Cubは死亡する",
    ),
    "modes by their number before the verb": (
        f"{_HURT}対応してBはSalveを2つ目のモードで唱えた。対象はB。\nBのライフは?",
        "Bのライフは9",
    ),
    "all to one": (f"{_DOUBLE}A assigns all of Wurm's damage to Wall.\nDoes Elf die?", "No: Elf survives"),
    "all to one in Japanese": (
        f"{_DOUBLE}AはWurmのダメージをすべてElfに割り振った。\nElfは死ぬ?",
        "はい: Elfは死亡する",
    ),
}


@each(CHOSEN)
def test_what_is_told_to_be_chosen_is_chosen(case: str) -> None:
    text, expected = CHOSEN[case]
    assert result(text, "ja" if is_japanese(expected) else "en")[0] == expected


@each(TOLD)
def test_what_is_told_to_be_paid_is_paid(case: str) -> None:
    text, expected = TOLD[case]
    assert result(text, "ja" if is_japanese(expected) else "en")[0] == expected


NOT_PAID = {
    "another colour": f"{_TOLL}A casts Zap on B, tapping Forest for red mana.\nWhat is B's life?",
    "too little": f"{_TOLL}A casts Zap on B using one Mountain.\nWhat is B's life?",
    "no such keyword": f"{_GROVE}A casts Gather with delve.\nIs Ox tapped?",
    "in several ways": f"{_GROVE}A casts Gather with convoke.\nIs Ox tapped?",
    "too few to help": f"{_GROVE}A casts Gather with convoke, tapping Elf.\nIs Ox tapped?",
    "too few to help, in Japanese": f"{_GROVE}AはElfをタップして、召集でGatherを唱えた。\nOxはタップしている?",
    "another number in all": f"{_GROVE}Aは土地1枚とクリーチャー2体をタップして召集でGatherを唱えた。\nOxはタップしている?",
    "what no cost asks for": f"{_TOLL}AはTollを捨ててZapをBに唱えた。\nBのライフは?",
    "a card of another colour": (
        f"{_table('Island', toll=False, hand=ZAP.replace('Zap', 'Pang'))}"
        "Bは対応して1点のライフを支払い、Pangを追放して、Denyを唱えた。対象はZap。\nBのライフは?"
    ),
    "no such mode": f"{_HURT}B casts Salve on B, choosing to counter.\nWhat is B's life?",
    "no such mode in Japanese": f"{_HURT}対応してBは破壊のモードでSalveを唱えた。対象はB。\nBのライフは?",
    "nothing is proliferated": f"{_HURT}A proliferates B.\nWhat is B's life?",
    "a new target of something else": (
        f"{_SWERVE.replace('life 3', 'life 3, Ox 4/4', 1)}B casts Zap on A. A responds with Turn on Zap. "
        "A changes the target of Ox to B.\nWho wins?"
    ),
    "one for two targets": f"{_SPLIT}A casts Fork, 2 damage to each of Elf and Cub.\nDoes Cub die?",
    "all to what does not block": f"{_DOUBLE.replace(' and Wall.', '.')}A assigns all of Wurm's damage to Wall.\nDoes Elf die?",
    "no life to pay": f"{_TOLL}A casts Zap on B for 2 life.\nWhat is B's life?",
    "more than X allows": f"A: 2 Mountain; hand: {BURST}\nB: life 4\nAはX=4でBurstを唱えた。\nBのライフは?",
}


@each(NOT_PAID)
def test_what_cannot_be_paid_so_is_refused(case: str) -> None:
    try:
        found = answered(NOT_PAID[case], lang="en")
    except JudgekitError:
        return
    assert found.table.refused is not None or found.unread is not None, found.replies[0].result


_BOLT = 'B: life 9; hand: Bolt {R} instant "~ deals 3 damage to any target."\n'
_TWIST = f'A: Ox 3/3; hand: Twist {{U}} instant "Choose new targets for target spell."\n{_BOLT}'
_WARD = 'A: Ox 3/3; hand: Ward {W} instant "Target creature gains protection from the color of your choice until end of turn."\n'
_BLAZE = 'A: hand: Blaze {X}{R} sorcery "~ deals X damage to any target."\nB: life 9\n'
_EITHER = 'A: hand: Either {U} instant "Choose one —\\n• Draw a card.\\n• ~ deals 2 damage to any target."\nB: life 9\n'
_PICK = 'A: hand: Pick {U} sorcery "Choose a card name. Target player reveals their hand and discards all cards with that name."\n'
_COPY = f'A: hand: Twin {{R}} instant "Copy target instant or sorcery spell. You may choose new targets for the copy."\n{_BOLT}'
_LIFE = "What is B's life?"


@each(
    [
        (f"{_TWIST}B casts Bolt on A. A responds with Twist on Bolt. The new target is B.\n{_LIFE}", "B: life 6"),
        (
            f"{_TWIST}B casts Bolt on A. A casts Twist on Bolt in response, and its new target is B.\n{_LIFE}",
            "B: life 6",
        ),
        (f"{_TWIST}BはBoltをAに唱える。Aは対応してTwistをBoltに唱える。新しい対象はB。\n{_LIFE}", "B: life 6"),
        (
            f"{_WARD}{_BOLT}B casts Bolt on Ox. A responds with Ward on Ox. The chosen color is red.\nDoes Ox die?",
            "No: Ox survives",
        ),
        (
            f"{_WARD}{_BOLT}B casts Bolt on Ox. A responds with Ward on Ox. The color chosen is green.\nDoes Ox die?",
            "Yes: Ox dies",
        ),
        (
            f"{_WARD}{_BOLT}BはBoltをOxに唱える。Aは対応してWardをOxに唱える。選んだ色は赤。\nDoes Ox die?",
            "No: Ox survives",
        ),
        (f"{_BLAZE}A casts Blaze on B. X is 3.\n{_LIFE}", "B: life 6"),
        (f"{_BLAZE}A casts Blaze on B, and X is four.\n{_LIFE}", "B: life 5"),
        (f"{_BLAZE}AはBlazeをBに唱える。Xは3。\n{_LIFE}", "B: life 6"),
        (f"{_BLAZE}AはBlazeをBに唱えました。Xは3です。\n{_LIFE}", "B: life 6"),
        (f"{_EITHER}A casts Either on B. Mode 2.\n{_LIFE}", "B: life 7"),
        (f"{_EITHER}A casts Either. The mode is 1.\nHow many cards does A draw?", "A draws 1 card"),
        (f"{_EITHER}AはEitherをBに唱える。モードは2。\n{_LIFE}", "B: life 7"),
        (f"{_PICK}{_BOLT}A casts Pick on B. The named card is Bolt.\nHow many cards are in B's hand?", "B's hand: 0"),
        (f"{_PICK}{_BOLT}AはPickをBに唱える。指定はBolt。\nHow many cards are in B's hand?", "B's hand: 0"),
        (
            f"{_COPY}B casts Bolt on A. A responds with Twin on Bolt, with the copy aimed at B.\n{_LIFE}",
            "B: life 6",
        ),
        (f"{_COPY}BはBoltをAに唱える。Aは対応してTwinをBoltに唱える。コピーの対象はB。\n{_LIFE}", "B: life 6"),
    ]
)
def test_a_choice_told_as_a_fact_is_made_by_who_did_the_deed(text: str, said: str) -> None:
    assert result(text)[0] == said


@each(
    [
        f"{_TWIST}B casts Bolt on A. A responds with Twist on Bolt. The new target is unclear.\n{_LIFE}",
        f"{_BLAZE}A casts Blaze on B. X is large.\n{_LIFE}",
        f"{_BLAZE}A casts Blaze on B (X = 2), with the copy aimed at B.\n{_LIFE}",
        f"{_EITHER}A casts Either on B. The mode is odd.\n{_LIFE}",
        f"{_WARD}{_BOLT}B casts Bolt on Ox. The chosen path is red.\nDoes Ox die?",
        f"{_WARD}{_BOLT}BはBoltをOxに唱える。選んだ道は赤。\nDoes Ox die?",
    ]
)
def test_what_is_no_choice_is_not_taken_for_one(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)
