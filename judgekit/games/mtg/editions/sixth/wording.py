"""Cards as the sixth edition printed them: type lines and rules text, put into the words that card text has today.

Only words are exchanged: what a card says is read by the grammar of the base edition. Rows of the two tables are tried in order.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.games.mtg.terms.translations import SUBTYPES
from judgekit.games.mtg.terms.type_lines import subtype_named

AURA = "Enchantment - Aura"

_HOSTS_JA = {
    "クリーチャー": "creature",
    "土地": "land",
    "アーティファクト": "artifact",
    "エンチャント": "enchantment",
    "パーマネント": "permanent",
    "プレイヤー": "player",
    "壁": "Wall",
}
"""What an enchantment can be put on, as Japanese type lines name it."""

BASIC_LANDS = {"平地": "Plains", "島": "Island", "沼": "Swamp", "山": "Mountain", "森": "Forest"}
"""The basic lands: the land type of each is its name."""


RETIRED = {
    **{word: word for word in ("Legend", "Lord", "Townsfolk")},
    "レジェンド": "Legend",
    "ロード": "Lord",
    "町民": "Townsfolk",
}
"""Creature types that cards had then and have no more."""


class PrintedLine(NamedTuple):
    """A type line of the sixth edition.

    Attributes:
        line: the type line as it would be printed today.
        enchants: the line of rules text that says what the card can be put on; empty where it cannot be.
        further: creature types that no list has today, as Legend.
    """

    line: str
    enchants: str = ""
    further: tuple[str, ...] = ()


def read_printed_line(text: str, name: str) -> PrintedLine:
    """Read a type line: "Enchant Creature", "エンチャント(土地)", "Summon Goblin", "壁の召喚", "Creature - Legend", "Land".

    Args:
        text: the line.
        name: the card, whose land type is its name where it is a basic land.
    """
    plain = re.sub(r"\s+", " ", text.replace("（", "(").replace("）", ")")).strip()
    if match := re.fullmatch(r"Enchant (\w+)|Enchant(?:ment)? ?\((\w+)\)", plain, re.IGNORECASE):
        host = (match.group(1) or match.group(2)).lower()
        return PrintedLine(AURA, f"Enchant {host if host in _HOSTS_JA.values() else host.capitalize()}")
    if match := re.fullmatch(r"エンチャント ?\((.+)\)", plain):
        host = _HOSTS_JA.get(match.group(1), match.group(1))
        return PrintedLine("Enchantment") if host == "場" else PrintedLine(AURA, f"Enchant {host}")
    if match := re.fullmatch(r"Summon (.+)|(.+)の召喚", plain, re.IGNORECASE):
        plain = f"Creature - {match.group(1)}" if match.group(1) else f"クリーチャー - {match.group(2)}"
    parts = re.match(r"(.*?)(\s+[-―—–]+\s+|$)(.*)", plain)
    assert parts is not None  # everything may be empty in it
    head, dash, subtypes = parts.groups()
    words = [word for word in re.split(r"[\s・]+", subtypes) if word]
    creature = re.search(r"\bcreature\b|クリーチャー", head, re.IGNORECASE) is not None
    others = [word for word in words if not (word in RETIRED or (creature and _unlisted(word)))]
    if len(others) < len(words):
        further = tuple(RETIRED.get(word, word) for word in words if word not in others)
        return PrintedLine(f"{head}{dash}{' '.join(others)}" if others else head, further=further)
    named = BASIC_LANDS.get(name, name)
    if not dash and named in BASIC_LANDS.values() and re.search(r"\bland$|土地$|基本地形$", head, re.IGNORECASE):
        return PrintedLine(f"Basic Land - {named}")
    return PrintedLine(plain)


def _unlisted(word: str) -> bool:
    """Tell whether a creature type stands in no list of today: the book lists none, what a card prints is its type (I.4.3)."""
    return not word[:1].islower() and word not in SUBTYPES and subtype_named(word) is None


Row = tuple[str, str | Callable[[re.Match[str]], str]]

_COLOURS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
_COLOURS_JA = {"白": "W", "青": "U", "黒": "B", "赤": "R", "緑": "G", "無色": "C"}
_CHOSEN = "of your choice"

_NAMES = {"白": "white", "青": "blue", "黒": "black", "赤": "red", "緑": "green"}
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def _mana(match: re.Match[str]) -> str:
    """Return mana as symbols: "Add one green mana", "緑マナ1点"."""
    number, colour = match.group("number"), match.group("colour")
    symbol = _COLOURS.get(colour.lower()) or _COLOURS_JA[colour]
    return f"{{{symbol}}}" * (_NUMBERS.get(number.lower()) or int(number))


def _modes(match: re.Match[str]) -> str:
    """Return a choice of modes with a line for each."""
    modes = [mode.strip(" .") for mode in re.split(r"; (?:or )?", match.group("modes"))]
    return "\n• ".join(["Choose one —", *(f"{mode[:1].upper()}{mode[1:]}." for mode in modes)])


def _modes_ja(match: re.Match[str]) -> str:
    """Return a choice of modes with a line for each."""
    modes = re.findall(r"「(.+?)」", match.group("modes")) or re.split(r"[；;]", match.group("modes"))
    return "\n・".join(["以下から１つを選ぶ。", *(f"{mode.strip(' 。')}。" for mode in modes if mode.strip(" 。"))])


ENGLISH: tuple[Row, ...] = (
    (r"^Choose one\s*[-—–:]+\s*(?P<modes>.+;.+)$", _modes),
    (
        r"\b(P|p)ut ((?:an?|\w+) [^.]*?\btokens?\b[^.]*?) into play\b",
        lambda m: f"{'C' if m[1] == 'P' else 'c'}reate {m[2]}",
    ),
    (r"\bcomes into play\b", "enters the battlefield"),
    (r"\bcome into play\b", "enter the battlefield"),
    (r"\bcame into play\b", "entered the battlefield"),
    (r"\b(leaves?) play\b", r"\1 the battlefield"),
    (r"\bwould be put into (?:a|its owner's|your) graveyard from play\b", "would die"),
    (r"\bis put into (?:a|its owner's|your) graveyard from play\b", "dies"),
    (r"\bfrom play\b", "from the battlefield"),
    (r"\binto play\b", "onto the battlefield"),
    (r"\bto play\b(?=[.,]| under)", "to the battlefield"),
    (r"\bin play\b", "on the battlefield"),
    (r"\b(R|r)emove ([^.]+?) from the game\b", lambda m: f"{'E' if m[1] == 'R' else 'e'}xile {m[2]}"),
    (r"\bremoved from the game\b", "exiled"),
    (r"\bBury (all|each) ([^.]+)\.?", r"Destroy \1 \2. They can't be regenerated."),
    (r"\bBury ([^.]+)\.?", r"Destroy \1. It can't be regenerated."),
    (r" to your mana pool\b", ""),
    (rf"\b(?P<number>{'|'.join(_NUMBERS)}) (?P<colour>{'|'.join(_COLOURS)}) mana\b", _mana),
    (r"(?<=Add )(?:\{\d\})+", lambda m: "{C}" * sum(map(int, re.findall(r"\d", m[0])))),
    (r"\b(next (?:\w+|\{X\}) damage) to (target [^.]+?) this turn\b", r"\1 that would be dealt to \2 this turn"),
    (r"\bany number of target creatures and(?:/or)? players\b", "any number of targets"),
    (r"^At end of turn,", "At the beginning of each end step,"),
    (r"^At the end of your turn,", "At the beginning of your end step,"),
    (r"(?<=\w) at end of turn\b", " at the beginning of the next end step"),
    (r"^.{1,60}? (?:may|can) block as though it had flying\.?$", "Reach"),
    (r"^Attacking doesn't cause .{1,60}? to tap\.?$", "Vigilance"),
    (r"\bis unblockable\b", "can't be blocked"),
    (r"\bplays (an?|another) ((?:[\w-]+ )*spell)\b", r"casts \1 \2"),
    (r"\bplay (an?|another|target)? ?((?:[\w-]+ )*spells?)\b", lambda m: f"cast {m[1] + ' ' if m[1] else ''}{m[2]}"),
    (r"\bPlay this ability only\b", "Activate only"),
    (r"(?<=: )(?=[+-]\d+/[+-]\d+ until end of turn)", "~ gets "),
)
"""English words of card text then, with the words for it today."""

_EXTRA = r"この(?:メイン・)?フェイズの(?:後|あと)に、?追加の戦闘フェイズ(?:[1１]つ)?"
"""How a combat phase beyond the one of the turn is announced."""

_COMBAT = "After this phase, there is an additional combat phase"

JAPANESE: tuple[Row, ...] = (
    (r"^(?:次|以下)の\s*[2-9２-９]つから[1１]つを選ぶ[。:：―—-]*\s*(?P<modes>.+)$", _modes_ja),
    (r"^(?P<modes>(?:「.+?」[、か]*)+)から[1１]つを選ぶ。?$", _modes_ja),
    (r"(?<=[るた])時に?、|(?<=[るた]とき)に、", lambda m: "とき、" if m[0][0] == "時" else "、"),
    (r"たびに、", "たび、"),
    (r"修正を受け", "修整を受け"),
    (r"か対象のプレイヤー([1１])人", r"かプレイヤー\1人"),
    (r"((?:[^。、「」]+?でも){2,}ない|[^。、「」]+?でない)対象の", r"対象の\1"),
    (r"対象の、(?=[^。]*?でも?ない)", "対象の"),
    (r"ゲームから取り除く", "追放する"),
    (
        r"(?<!戦)場から(?:オーナーの|そのオーナーの|あなたの)?墓地に置かれる(?:とき|場合)、?代わりに、?",
        "死亡する場合、代わりに",
    ),
    (r"(?<!戦)場から(?:オーナーの|そのオーナーの|あなたの)?墓地に置かれた", "死亡した"),
    (r"(?<!戦)場から(?:オーナーの|そのオーナーの|あなたの)?墓地に置かれる", "死亡する"),
    (r"(クリーチャー・トークン|トークン)を?(\w+[体つ個])?を?場に出す", lambda m: f"{m[1]}を{m[2] or ''}生成する"),
    (r"(?<=[^・])(クリーチャー・トークン)", r"・\1"),
    (r"(?<!戦)場(?=に出|を離れ|にある|にいる|に戻)", "戦場"),
    (r"戦場に出(?:され)?ている", "戦場にある"),
    (r"そのオーナーの", "オーナーの"),
    (
        r"このターン、(?:あなたが選んだ)?(?P<colour>白|青|黒|赤|緑)の発生源(?:[1１]つ)?があなたに(?:次に与える|与える次の)ダメージを、?軽減する。?",
        lambda m: (
            f"The next time a {_NAMES[m['colour']]} source {_CHOSEN} would deal damage to you this turn, "
            "prevent that damage."
        ),
    ),
    (r"あなたの(?=(?:攻撃|ブロック・)?クリーチャー(?:は|[1１2２3３]体))", "あなたがコントロールする"),
    (r"^あなたは、(?=エンチャントされている)", "あなたは"),
    (_EXTRA + r"を(?:[1１]つ)?(?:加える|行う|得る)。?", f"\\n{_COMBAT}.\\n"),
    (
        _EXTRA + r"と(?:追加の)?メイン・フェイズ(?:[1１]つ)?を(?:加える|行う|得る)。?",
        f"\\n{_COMBAT} followed by an additional main phase.\\n",
    ),
    (
        r"あなたの墓地(?:にある|の)対象の([^。]+?カード)[1１]枚を、?([^。]+)",
        r"あなたの墓地にある\1１枚を対象とする。それを\2",
    ),
    (
        r"対象の([^。]+?カード)[1１]枚を、?あなたの墓地から(?:あなたの)?手札に(?:戻す|加える)",
        r"あなたの墓地にある\1１枚を対象とする。それをあなたの手札に戻す",
    ),
    (r"対象の([^。、]+?)のコントロールを、?ターン終了時まで得る", r"ターン終了時まで、対象の\1のコントロールを得る"),
    (r"自分の(クリーチャー|土地|アーティファクト)を([1１])", r"\1を\2"),
    (r"自分のライブラリーのカードを上から([0-9]+)枚、?墓地に置く", r"カードを\1枚切削する"),
    (r"好きな色のマナ[1１]点", "好きな色１色のマナ１点"),
    (r"(?P<colour>白|青|黒|赤|緑|無色)(?:の)?マナ(?P<number>[1-9])点", _mana),
    (r"(対象の[^。、]+?)への次のダメージを、?([0-9XＸ０-９]+)点軽減する", r"次に\1に与えられるダメージを\2点軽減する"),
    (r"このターン、すべての戦闘ダメージを軽減する", "このターン、与えられる戦闘ダメージをすべて軽減する"),
    (r"無作為にカードを([0-9X]+枚)捨てる", r"カードを無作為に\1捨てる"),
    (r"^(?:.{1,30}は、?)?(?:自分自身に)?飛行(?:がある|を持つ)かのようにブロックに参加できる。?$", "到達"),
    (r"^(.{1,30}は、?)?攻撃(?:に参加)?してもタップしない。?$", "警戒"),
    (r"(開始|戦闘終了)時、", r"\1時に、"),
    (r"^ターン終了時に?、", "各終了ステップの開始時に、"),
    (r"^あなたのターン終了時に?、", "あなたの終了ステップの開始時に、"),
    (r"呪文([^。]{0,6}?)をプレイ(する|した)", lambda m: f"呪文{m[1]}を唱え{'る' if m[2] == 'する' else 'た'}"),
    (r"(?<=[るくすうつぐぶむぬいた])$", "。"),
)
"""Japanese words of card text then, with the words for it today."""


def in_words_of_today(text: str) -> str:
    """Return rules text as it would be printed today, line by line."""
    lines = "\n".join(_exchanged(line.strip()) for line in text.splitlines()).splitlines()
    return "\n".join(line for line in lines if line)


def _exchanged(line: str) -> str:
    for pattern, words in JAPANESE if is_japanese(line) else ENGLISH:
        line = re.sub(pattern, words, line)
    return line
