"""How a trace is worded for people, in English and Japanese: what happened, by the name of its record."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.tables import fields_in
from judgekit.core.typed import TYPE_CHECKING
from judgekit.core.wording import spoken

if TYPE_CHECKING:
    from pathlib import Path

Words = tuple[str, str]
"""English and Japanese."""


def words_in(path: Path) -> dict[str, Words]:
    """Return how records are worded, by their names, as a table says it: name, English, Japanese."""
    return {name: (english, japanese) for name, english, japanese in fields_in(path)}


SHARED: Mapping[str, Words] = {
    "set-apart": ("kept out of the shuffle", "切り直した山とは別に置く"),
    "unknown-left-out": ("cards that nobody knows are not chosen", "わからないカードは選ばれない"),
    "unknown-not-found": ("cards that nobody knows are not found", "わからないカードは見つからない"),
    "at-once": ("all at once", "同時に処理"),
    "begin": ("begins", "開始"),
    "cannot": ("cannot happen", "できない"),
    "check-over": ("check ends", "ルール処理チェック終了"),
    "concede": ("concedes", "投了"),
    "condition-fails": ("condition does not hold", "条件節を満たさない"),
    "create": ("token", "トークン"),
    "damage": ("damage", "ダメージ"),
    "decision": ("decides", "選択"),
    "destroy": ("destroyed", "破壊"),
    "discard": ("discarded", "捨てる"),
    "draw": ("draws", "カードを引く"),
    "draws": ("draws one by one", "1枚ずつ引く"),
    "effect": ("effect begins", "継続効果の発生"),
    "effect-ended": ("effect ends", "継続効果の終了"),
    "each-in-turn": ("one player after the other", "プレイヤーごとに順に"),
    "end-of-game": ("game ends", "ゲーム終了"),
    "enter": ("enters", "領域に置かれる"),
    "fewer": ("as many as there are", "可能な限り"),
    "first-player": ("first player", "先攻プレイヤー"),
    "follow": ("instructions followed", "指示に従う"),
    "illegal-target": ("illegal target", "不適正な対象"),
    "impossible": ("cannot be done", "実行不可能"),
    "lose": ("loses the game", "敗北"),
    "lose-life": ("loses life", "ライフを失う"),
    "move": ("moves", "領域の移動"),
    "no-discard": ("has nothing to discard", "捨てる手札がない"),
    "no-draw": ("has no card to draw", "引くカードがない"),
    "not-triggered": ("does not trigger", "誘発しない"),
    "pay": ("pays", "コストの支払い"),
    "put-counter": ("counters put", "カウンターを置く"),
    "put-order": ("order of triggered abilities", "誘発能力を置く順番"),
    "put-over": ("all abilities put", "誘発能力を置き終える"),
    "remove-counter": ("counters removed", "カウンターを取り除く"),
    "replaced": ("replaced", "置換"),
    "resolve": ("resolves", "解決"),
    "resolved": ("resolved", "解決の終わり"),
    "reveal": ("revealed", "公開"),
    "rewound": ("undone", "巻き戻し"),
    "rule-processing": ("rule processing", "ルール処理"),
    "setup": ("setting up", "ゲーム開始処理"),
    "shares": ("shares", "割り振り"),
    "shuffle": ("random order", "無作為化"),
    "step": ("step", "ステップ"),
    "summon": ("summoned", "召喚"),
    "target": ("becomes a target", "対象になった"),
    "targets": ("targets", "対象の指定"),
    "targets-checked": ("targets checked", "対象の確認"),
    "triggered": ("triggers", "誘発"),
    "turn": ("turn", "ターン"),
    "waiting-abilities": ("waiting abilities", "待機している誘発能力"),
    "win": ("wins the game", "勝利"),
}
"""Records that the kernel and mechanics write, and names of events that games have in common."""


DECISIONS: Mapping[str, str] = {
    "X": "Xの値",
    "assign": "割り振り",
    "assign-damage-of": "ダメージの割り振り",
    "attack-now": "攻撃するか",
    "attacks": "攻撃",
    "bands": "バンド",
    "basic-land-type": "基本土地タイプ",
    "behold": "ビホールドするもの",
    "bottom": "一番下に置くカード",
    "card-type": "カード・タイプ",
    "charge": "マナのチャージ",
    "civilization": "文明",
    "choose": "選択",
    "choose-within": "選択",
    "color": "色",
    "counters": "カウンターの種類",
    "creature-type": "クリーチャー・タイプ",
    "deck": "山札",
    "attack": "攻撃",
    "attackers": "攻撃クリーチャー",
    "block": "ブロック",
    "declare": "宣言",
    "defend": "防御",
    "door": "扉",
    "each": "それぞれの選択",
    "evolution-source": "進化元",
    "cells": "キング・セル",
    "exile": "追放するカード",
    "land-type": "土地タイプ",
    "legend-rule": "レジェンド・ルール",
    "mana": "マナ",
    "mode": "モード",
    "mulligan": "マリガン",
    "name": "カード名",
    "new-targets": "新しい対象",
    "number": "数",
    "option": "選択肢",
    "optional": "行うかどうか",
    "order": "順番",
    "payment": "コストの支払い",
    "payments": "コストの支払い",
    "pile": "束",
    "player": "プレイヤー",
    "plays": "カードの使用",
    "priority": "優先権",
    "proceed": "続行",
    "proliferate": "増殖",
    "protector": "守護者",
    "put": "置くカード",
    "race": "種族",
    "random": "無作為",
    "replacement": "置換効果",
    "return": "戻すカード",
    "search": "探すカード",
    "search-all": "探すカード",
    "search-both": "探すカード",
    "search-together": "探すカード",
    "shield": "軽減するダメージ",
    "side": "面",
    "trigger-order": "誘発した能力の順番",
    "vote": "投票",
    "zone": "領域",
}
"""Kinds of decision in Japanese, where no record has the same name; English says the kind itself."""


def decided(kind: str) -> str:
    """Return a kind of decision in the language of the interface; in English, and where it has no word, the kind itself."""
    return DECISIONS.get(kind, kind) if spoken() == "ja" else kind


class Wording:
    """How one game words the records of a trace.

    Args:
        words: words of its own, or other ones than `SHARED`.
    """

    def __init__(self, words: Mapping[str, Words]) -> None:
        self.words = {**SHARED, **words}

    def __call__(self, what: str, lang: str) -> str:
        """Return how a record is worded in "en" or "ja": "no-…" is that something did not happen, another name not listed stays."""
        place = 1 if lang == "ja" else 0
        if what in self.words:
            return self.words[what][place]
        happening = what.removeprefix("no-")
        if lang == "ja" and what in DECISIONS:
            return DECISIONS[what]
        if happening != what and happening in self.words:
            word = self.words[happening][place]
            return f"{word}：なし" if lang == "ja" else f"not {word}"
        return what


COUNTERS = {
    "+1/+1": "+1/+1",
    "-1/-1": "-1/-1",
    "age": "経年",
    "charge": "蓄積",
    "defense": "守備",
    "energy": "エネルギー",
    "experience": "経験",
    "fade": "消散",
    "finality": "終止",
    "ice": "氷",
    "level": "レベル",
    "lore": "伝承",
    "loyalty": "忠誠",
    "oil": "油",
    "poison": "毒",
    "power": "パワー",
    "rad": "放射線",
    "shield": "盾",
    "slime": "スライム",
    "stun": "麻痺",
    "time": "時間",
    "verse": "詩句",
    "weak": "ウィーク",
}
"""Kinds of counter; one that a card alone has keeps its name."""
