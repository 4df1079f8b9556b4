"""Keywords of Duel Masters that say of what they speak: 侵略:火のコマンド, 革命チェンジ, シンパシー, クルー・ブレイカー, 超魂X."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import Ability, Condition, Filter, Instruction, Modification, Pattern
from judgekit.games.duel_masters.text.building import noting_use, permission
from judgekit.games.duel_masters.text.filters import filter_of, refused
from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.games.duel_masters.text.meaning import Line
from judgekit.language.japanese.spelling import straightened
from judgekit.language.japanese.verbs import inflected
from judgekit.mechanics.terms.records import mentions

_HEAD = re.compile(r"(?P<name>[^:「」-]+?)[:-](?P<of>.+)")
_FLOOR = re.compile(r"コストは(?P<least>\d+)より少なく")

_FROM = re.compile("自分の([^、。]*)(?:にある|の)このクリーチャーを(?:その上に|重ね)")
_ZONES = {"手札": "hand", "墓地": "graveyard", "マナゾーン": "mana-zone"}
"""From where reminder text lets a card be used."""

_WHILE: dict[str, Condition] = {
    "MM": ("compare", ("cards-in", "mana-zone", ("you",)), ">=", 7),
    "WS": ("compare", ("count", Filter(what=("creature",), has="wave-striker", other=True)), ">=", 2),
}
"""What stands before abilities that a card has while something holds: MM能力 of メタモーフ, WS能力 of ウェーブストライカー."""

_BEHIND = {"S": "super", "SF": "shield-force"}
"""What stands before abilities that function only at times: S能力 of スーパー・S・トリガー, SF能力 of シールド・フォース."""


def named(
    line: str, written: str, read: Callable[[str, bool], tuple[Ability, ...]], spell: bool = False
) -> tuple[Ability, ...] | None:
    """Return the abilities of a keyword that says of what it speaks; None where a line is none.

    Args:
        line: spelt as `spelling` spells it, without its full stop.
        written: as printed; reminder text in it may say a number.
        read: reads a line: what stands behind 超魂X is one.
        spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: its words are not understood.
    """
    match = _HEAD.fullmatch(line)
    name, of = (match["name"], match["of"]) if match is not None else (line, "")
    if name in ("革命チェンジ", "侵略") and of:
        rule = "revolution-change" if name == "革命チェンジ" else "invasion"
        return (Ability("rule", name=rule, affects=_meant(of, line), zones=("hand",), text=line),)
    if re.fullmatch(r"S級侵略\[.+\]", name) and (zones := _FROM.search(straightened(written))):
        places = tuple(zone for word, zone in _ZONES.items() if word in zones[1])
        return (Ability("rule", name="invasion", affects=_meant(of, line), zones=places, text=line),)
    if name == "アタック・チャンス" and of:
        return (Ability("rule", name="attack-chance", affects=_meant(of, line), zones=("hand",), text=line),)
    if name == "G・ゼロ" and of:
        return (Ability("rule", name="g-zero", condition=permission(Line(line, True, read), ROWS.only(of)), text=line),)
    if line == "スーパー・S・トリガー":
        return tuple(Ability("rule", name=one, text=line) for one in ("s-trigger", "super-s-trigger"))
    if name in _BEHIND and of:
        return (_marked(_BEHIND[name], read(of, spell), line),)
    if name in _WHILE and of:
        gains = tuple(Modification("gain", one) for one in read(of, spell))
        return (Ability("static", condition=_WHILE[name], modify=gains, text=line),)
    if name == "SV" and of:
        own, others = read(of, spell), Filter(what=("creature",), controller=("you",), has="survivor", other=True)
        shared = tuple(Modification("gain", one) for one in own)
        return (*own, Ability("static", affects=others, modify=shared, text=line))
    if name == "TR" and of:
        gains = tuple(Modification("gain", one) for one in read(of, spell))
        when = Pattern(("breaks",), of=Filter(what=("creature",), controller=("you",), other=True))
        do = Instruction("modify", ("this",), details=(("until", "turn"), ("with", gains)))
        return (Ability("triggered", when=when, do=(do,), text=line),)
    if name == "ハイパー化" and "攻撃する時" in written and (cost := inflected(of)) is not None:
        release = "次の自分のターンのはじめまで、このクリーチャーのハイパーモードを解放する"
        return read(f"このクリーチャーが攻撃する時、{cost.te}もよい。そうしたら、{release}。", False)
    if name == "SS" and of:
        return tuple(Ability("silent", do=ability.do, text=line) for ability in read(of, True))
    if name == "セイバー" and of:
        return read(f"自分の{of}が破壊される時、かわりに、このクリーチャーを破壊してもよい。", False)
    if name == "シールド・セイバー":
        return read("自分のシールドがブレイクされる時、かわりに、このクリーチャーを破壊してもよい。", False)
    if jokers := re.fullmatch("Jチェンジ[:-]?([0-9]+)", line):
        other = f"自分のマナゾーンにあるコスト{jokers[1]}以下のジョーカーズ・クリーチャー"
        return read(f"このクリーチャーが攻撃する時、このクリーチャーと{other}を1体入れ替えてもよい。", False)
    if name == "ファイナル革命" and of:
        return tuple(_once_a_turn(one, name) for one in read(of, False))
    if name == "S・バック" and of:
        meant = filter_of(ROWS.only(of, "filter"), ("you",), line, located=False)
        return (Ability("rule", name="s-back", affects=meant, zones=("hand",), text=line),)
    if name == "シンパシー" and of:
        count = ("*", ("count", _meant(of, line)._replace(controller=("you",))), -1)
        floor = _FLOOR.search(straightened(written))
        least = int(floor["least"]) if floor is not None else 1
        return (Ability("static", modify=(Modification("play-cost", count), Modification("least", least)), text=line),)
    if line == "ジャストダイバー":
        return (_just_diver(line),)
    if name == "超魂X" and of:
        return tuple(
            ability._replace(zones=("battle-zone", "under")) for ability in read(re.sub("^「(.*)」$", r"\1", of), False)
        )
    if name == "クルー・ブレイカー" and of:
        more = ("count", _meant(of, line)._replace(controller=("you",), other=True))
        return (Ability("rule", name="breaks-more", modify=(Modification("number", more),), text=line),)
    return None


def _marked(mark: str, abilities: tuple[Ability, ...], line: str) -> Ability:
    """Return abilities that function where their card has a mark; a shield is chosen only once the card has come."""
    come = [one.when for one in abilities if one.kind == "triggered" and one.when is not None]
    if mark == "shield-force" and any(("to", ("battle-zone",)) in when.details for when in come):
        raise refused(phrase("does it trigger as the creature itself comes?"), line, line)
    return Ability("marked", name=mark, modify=tuple(Modification("gain", one) for one in abilities), text=line)


def _once_a_turn(ability: Ability, name: str) -> Ability:
    """Return an ability that uses up its keyword for its player this turn."""
    if ability.condition is None or not mentions(ability.condition, "unused-keyword"):
        raise refused(phrase("how often is it used?"), name, ability.text)
    return ability._replace(do=noting_use(ability.do, Instruction("used", details=(("keyword", name),))))


def _just_diver(line: str) -> Ability:
    """Return ジャストダイバー, as its reminder text says: until the own next turn begins it is neither chosen nor attacked."""
    rules = ("cannot-be-chosen", "cannot-be-attacked")
    modify = tuple(Modification("gain", Ability("rule", name=name)) for name in rules)
    when = Pattern(("move",), of=Filter(among=("this",)), details=(("to", ("battle-zone",)),))
    do = (Instruction("modify", ("this",), details=(("until", "your-turn-start"), ("with", modify))),)
    return Ability("triggered", when=when, do=do, text=line)


def _meant(words: str, line: str) -> Filter:
    """Return what a keyword speaks of: creatures."""
    found = filter_of(ROWS.only(words.strip("() "), "filter"), ("you",), line)
    if found.what != ("creature",) or found.zone is not None:
        raise refused(phrase("what does the keyword speak of?"), words, line)
    return found
