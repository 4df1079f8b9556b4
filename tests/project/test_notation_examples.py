"""Every line that the page about table notation shows between its examples is read where it may be said."""

from __future__ import annotations

import re

import pytest

from judgekit.cli import manual
from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.answering import whole_turns
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.expecting import forbidden_line, parted
from judgekit.scenarios.notation.answering.questions import asked_term
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import Words

SITUATION = {
    "en": {
        "A: ": (
            'Ox "Whenever ~ attacks, you gain 1 life." 4/4',
            "Guard 1/1 x3",
            "Cub 2/2",
            "Bears 2/2",
            'Altar {1} artifact "Sacrifice a creature: You gain 1 life."',
            'Maul {2} artifact - Equipment "Equipped creature gets +1/+1.\\nEquip {1}"',
            'Ring {1} artifact "{T}: ~ deals 1 damage to any target.\\n{T}: Tap target creature."',
            'Sage planeswalker (loyalty 4) "+1: You gain 1 life.\\n−2: Tap target creature."',
        ),
        "A: hand: ": (
            'Zap {X}{R} instant "Kicker {1}\\n~ deals 3 damage to any target."',
            'Growth {G} instant "Target creature gets +2/+5 until end of turn."',
            'Gift {B} instant "Target creature gains your choice of deathtouch or lifelink until end of turn."',
            'Charm {G} instant "Choose one or both —\\n• Tap target creature.\\n• You gain 1 life."',
            "Forest",
            'Clone {U} creature 0/0 "You may have ~ enter the battlefield as a copy of any '
            'creature on the battlefield."',
        ),
        "B: ": ("Wall 0/5", "Elf 1/1", "Bird 2/2 flying", 'Pool {1} artifact "{1}: You gain 1 life."'),
        "B: hand: ": ('Hush {U} instant "Counter target activated ability."',),
    },
    "ja": {
        "A: ": (
            "角牛「角牛が攻撃するたび、あなたは1点のライフを得る。」4/4",
            "衛兵 1/1 3体",
            "仔熊 2/2",
            "灰色熊 2/2",
            "大槌 {2} アーティファクト - Equipment「装備しているクリーチャーは+1/+1の修整を受ける。\\n装備{1}」",
            "祭壇 {1} アーティファクト「クリーチャー1体を生け贄に捧げる: あなたは1点のライフを得る。」",
            "指輪 {1} アーティファクト「{T}: クリーチャー1体を対象とし、それをタップする。\\n{T}: あなたは1点のライフを得る。」",
            "賢者 プレインズウォーカー(忠誠度4)「+1: あなたは1点のライフを得る。\\n"
            "-2: クリーチャー1体を対象とし、それをタップする。」",
        ),
        "A: 手札: ": (
            "火花 {X}{R} インスタント「キッカー{1}\\nクリーチャー1体を対象とする。火花はそれに3点のダメージを与える。」",
            "急成長 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+2/+5の修整を受ける。」",
            "恩恵 {B} インスタント「クリーチャー1体を対象とする。ターン終了時まで、"
            "それは接死か絆魂のうちあなたが選んだ1つを得る。」",
            '魔除け {G} instant "Choose one or both —\\n• Tap target creature.\\n• You gain 1 life."',
            "森",
            "クローン {U} クリーチャー 0/0",
        ),
        "B: ": ("壁 0/5", "エルフ 1/1", "鳥 2/2 飛行", "池 {1} アーティファクト「{1}: あなたは1点のライフを得る。」"),
        "B: 手札: ": ("静寂 {U} インスタント「起動型能力1つを対象とし、それを打ち消す。」",),
    },
}
"""Where everything lies that the lines name."""
BEFORE = {
    "? can B counter Zap": 'B: hand: Nope {U} instant "Counter target spell."\nA casts Zap on Ox (X = 0)\n',
    "? can Ox be blocked by Elf": "A attacks with Ox\n",
    "? can Ox be blocked": "A attacks with Ox\n",
    "? what is the attacker's life": "A attacks with Ox\n",
    "? 角牛はエルフにブロックされる": "A: 角牛で攻撃\n",
    "? 何が角牛をブロックできる": "A: 角牛で攻撃\n",
    "? 防御側のライフは": "A: 角牛で攻撃\n",
    "? 攻撃側のライフは": "A: 角牛で攻撃\n",
    "What if B doesn't block?": "A attacks with Ox\nB blocks Ox with Elf\n",
    "B casts Zap on Ox in response": "B: hand: Zap\nA casts Growth on Ox\n",
    "B: 対応して角牛に火花": "B: 手札: 火花\nA: 角牛に急成長\n",
    "B counters Growth with Hush": "A casts Growth on Ox\n",
    "B: 急成長を静寂で打ち消す": "A: 角牛に急成長\n",
    "B blocks Ox with Wall and Cub with Elf": "A attacks with Ox and Cub\n",
    "Bは壁で角牛を、エルフで仔熊をブロック": "Aは角牛と仔熊で攻撃\n",
    "A assigns 1 to Elf and 3 to Wall": "A attacks with Ox\nB blocks Ox with Elf and Wall\nA orders Elf, Wall\n",
    "Aはエルフに1点、壁に3点割り振る": "A: 角牛で攻撃\nB: 壁とエルフで角牛をブロック\nA: エルフ、壁の順\n",
    "no blocks": "A attacks with Ox\n",
    "B does not block": "A attacks with Ox\n",
    "Before blocks B casts Zap on Ox": "B: hand: Zap\nA attacks with Ox\n",
    "After blocks B casts Zap on Ox": "B: hand: Zap\nA attacks with Ox\nB blocks Ox with Elf\n",
    "Bはブロックしない": "A: 角牛で攻撃\n",
    "Bは対応して角牛に火花を唱える": "B: 手札: 火花\nA: 角牛に急成長\n",
    "ブロックの前にBは角牛に火花を唱える": "B: 手札: 火花\nA: 角牛で攻撃\n",
    "ブロックのあとBは角牛に火花を唱える": "B: 手札: 火花\nA: 角牛で攻撃\nB: エルフで角牛をブロック\n",
    "Bがブロックしなければ、どうなる?": "A: 角牛で攻撃\n",
    "B double blocks Ox with Wall and Elf": "A attacks with Ox\n",
    "A assigns lethal to Elf and the rest to Wall": "A attacks with Ox\nB blocks Ox with Elf and Wall\nA orders Elf, Wall\n",
    "ブロックなし": "A: 角牛で攻撃\n",
    "Can B block Ox with Elf alone?": "A attacks with Ox\n",
    "Bはエルフで角牛をブロックできる?": "A: 角牛で攻撃\n",
    "Why can't B block Ox with Elf?": "A attacks with Ox\n",
    "なぜエルフで角牛をブロックできない?": "A: 角牛で攻撃\n",
    "Zap resolves": "A casts Zap on Ox (X = 0)\n",
    "火花が解決": "A: 角牛に火花(X = 0)\n",
    "Does Sage's ability resolve?": "A activates Sage: -2 on Cub\n",
    "賢者の能力は解決される?": "A: 賢者の-2を仔熊に\n",
    "? does Zap resolve": "A casts Zap on Ox (X = 0)\n",
    "Why is Zap countered?": "A casts Zap on Ox (X = 0)\n",
    "なぜ火花は打ち消される?": "A: 角牛に火花(X = 0)\n",
    "? is Zap countered": "A casts Zap on Ox (X = 0)\n",
    "? 火花は解決されるか": "A: 角牛に火花(X = 0)\n",
    "? 火花は打ち消されるか": "A: 角牛に火花(X = 0)\n",
    "B does not block Ox": "A attacks with Ox\n",
    "B: 角牛をブロックしない": "A: 角牛で攻撃\n",
    "B responds with Hush on Pool": "B activates Pool\n",
    "B responds with Pool": "A casts Zap on Ox (X = 0)\n",
    "B responds: Hush": "B activates Pool\n",
    "in response B casts Hush on Pool": "B activates Pool\n",
    "Bは対応して池に静寂": "B: 池を起動\n",
    "B: 対応して静寂を唱える": "B: 池を起動\n",
    "Aは対応して角牛に急成長。": "B: 池を起動\n",
    "戦闘後、Aは森をプレイした。": "A: 手札: 森\nA: 角牛で攻撃\nB: ブロックしない\n",
    "Aは散弾を唱え、鳥に1点、熊に1点割り振った。": (
        "A: 手札: 散弾 {R} ソーサリー「クリーチャー1体か2体を対象とする。散弾はそれらに、2点のダメージを好きなように割り振って"
        "与える。」\nB: 熊 2/2\n"
    ),
    "B casts Hush on Pool": "B activates Pool\n",
    "A orders Wall, Elf": "A attacks with Ox\nB blocks Ox with Wall and Elf\n",
    "damage order: Wall, Elf": "A attacks with Ox\nB blocks Ox with Wall and Elf\n",
    "A: 壁、エルフの順": "A: 角牛で攻撃\nB: 壁とエルフで角牛をブロック\n",
    "ダメージの順番: 壁、エルフ": "A: 角牛で攻撃\nB: 壁とエルフで角牛をブロック\n",
    "B: 池に静寂": "B: 池を起動\n",
}
"""What is done before a line that only then may be said."""
KEYWORDS = re.compile(r"\*\*(?:By a keyword|キーワードで):\*\*.*?\n\n", re.DOTALL)
"""What is said by a keyword needs cards that have it: `test_keywords_said` plays it."""
ELSEWHERE = re.compile(
    r"write: …|only this of it is read: …|forms that are read|Possible there: …|:|"  # what the answer says
    r"judgekit .*|=|ask|~|A has Ox .*|B is at 5 .*|A: life 12.*|A: ライフ12.*|B: 壁 0/4.*|rules \w+|ルール \w+|"
    r"A targets B with all the triggers|誘発は(?:全部)?Bを対象|A casts Zap for X=3 at B's face|"
    r"attacks|blocks|A: 攻撃|B: ブロック|all three Guards|衛兵3体すべて"  # no lines of their own
    r"|A flashes back Zap|A: 火花をフラッシュバック|A enchants Ox with Might|A aims both triggers at B"
    r"|A regenerates Ox|A: 角牛を再生"
    r"|A casts Zap from the graveyard on B|A: 墓地から火花を唱える"
    r"|\? why not.*|\? なぜできない.*|= illegal.*|= できない.*|A puts Ox .*|A: 角牛「…たび」、.*|A divides"
    r" .*|A: エルフに2点と.*|A: 牛のコピーとして.*"
    r"|What if Elf were tapped\?|What if B also has Calm\?|If B were at 3, does B lose\?|Can Ox block B's Cub 2/2\?"  # said again
)
"""What needs cards of its own: `test_free_wording` and `test_choices_in_words` play it."""


def lines(lang: str) -> list[str]:
    """Return the lines that the beginning and sections 2 to 4 of the page show between the examples."""
    pages = [manual.page("notation", lang, full=full) for full in (False, True)]
    short, full = (re.split(r"\n## \d\.", KEYWORDS.sub("", page)) for page in pages)
    sections = [short[0], *short[2:4], full[0], *full[2:5]]
    shown = [
        one for body in sections for one in re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", body, flags=re.DOTALL))
    ]
    return [one for one in dict.fromkeys(shown) if ELSEWHERE.fullmatch(one) is None]


def facts(lang: str) -> list[str]:
    """Return the forms of the position that the page on writing a situation shows, each as a line of its own."""
    section = re.split(r"\n## \d\.", manual.page("notation", lang))[1]
    shown = [one for one in re.findall(r"`([^`\n]+)`", section) if "…" not in one and one != "~"]
    return [f"{_BEHIND_A_CARD[lang]} {one}" if one.startswith("(") else one for one in shown]


_BEHIND_A_CARD = {"en": "A: Elf 1/1", "ja": "A: エルフ 1/1"}
_OWNED = re.compile(r"(?!card:|カード:|rules|stack)[A-Z][a-z]+ |a 3/3|(?:角牛|火花)[ (]|セラ|稲妻|ジェ|3/3")
"""A card alone, which stands behind whose it is."""
_FILED = re.compile(r"Serra Angel|Lightning Bolt|Jace Beleren.*|セラの天使|稲妻|ジェイス・ベレレン.*")
"""Cards of a file of cards, which not every machine has."""


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang in ("en", "ja") for line in facts(lang)])
def test_a_form_of_the_position_is_read(lang: str, line: str) -> None:
    if _FILED.fullmatch(line):
        return
    cards = {
        "en": 'A: Ox 4/4; hand: Zap {R} instant "~ deals 3 damage to any target.", Growth {G} instant "Draw a card."\nB: Elf 1/1\n',
        "ja": "A: 角牛 4/4; 手札: 火花 {R} インスタント「カードを1枚引く。」、"
        "急成長 {G} インスタント「カードを1枚引く。」\nB: エルフ 1/1\n",
    }[lang]
    described = re.search(
        r"dm$|magmell$|\{[RG3]|^(?:Ox|角牛) 4/4|[:に] ?(?:an )?(?:Ox|角牛) 4/4|no creatures|クリーチャーなし", line
    )
    text = ("" if described else cards) + ("A: " if _OWNED.match(line) else "") + line
    assert written(text).situation is not None


def position(lang: str, named: str | None = None) -> str:
    """Return the position, or only what a text names of it and the first thing of each player."""
    rows = []
    for at, (head, things) in enumerate(SITUATION[lang].items()):
        kept = [
            thing
            for number, thing in enumerate(things)
            if named is None or (at % 2 == number == 0) or re.split(r"[ 「]", thing)[0] in named
        ]
        rows += [head + ("、" if lang == "ja" else ", ").join(kept)] * bool(kept)
    return "\n".join([*rows, ""])


@pytest.mark.parametrize(("lang", "line"), [(lang, line) for lang in ("en", "ja") for line in lines(lang)])
def test_a_line_of_the_page_is_read(lang: str, line: str) -> None:
    said = f"{BEFORE.get(line, '')}{line}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_turns, "PATIENCE", 0.5)  # the line is read; what comes of it is asked elsewhere
        try:
            assert understood(position(lang, said) + said)
        except (NotationUnclear, AssertionError):
            # Some lines speak of more than they name.
            assert understood(position(lang) + said)


def understood(text: str) -> bool:
    """Tell whether a situation says something, and all of it is read.

    Raises:
        NotationUnclear: a deed or expectation is not.
    """
    begun = written(text)
    table = NotationTable(begun)
    names = Words(table.resolving().names.words, begun.situation.names.players, begun.quotes)
    try:
        for statement in begun.play:
            table.do(statement)
    except JudgekitError as fault:
        if isinstance(fault, NotationUnclear):
            raise
        return True  # it is read, and refused by the rules or by a decision that is open
    asked = (
        asked_term(one.body, table.grammar, names) is not None or bool(Asking(table).reply(one).result)
        for one in begun.questions
    )
    bodies = [parted(one.body)[0] for one in begun.expected]
    expected = (forbidden_line(body) or table.grammar.reads(body, "states", names) is not None for body in bodies)
    return bool(begun.play or begun.questions or begun.expected) and all(asked) and all(expected)
