"""A varied MAGMELL game for properties: many cards, and a chooser that plays at random."""

from __future__ import annotations

import random
from typing import Any

from judgekit.games.magmell.game import MagmellPosition
from judgekit.games.magmell.start import read_start

CARDS: dict[str, Any] = {
    "赤の魔石": {"types": "Stone"},
    "青の魔石": {"types": "Stone"},
    "緑の魔石": {"types": "Stone"},
    "狐": {"types": "Unit", "cost": {"red": "1"}, "ap": "2", "hp": "1"},
    "亀": {
        "types": "Unit",
        "cost": {"blue": "1"},
        "ap": "1",
        "hp": "3",
        "text": "このユニットが防御したとき、カードを1枚引く。",
    },
    "蜂": {
        "types": "Unit",
        "timing": "quick",
        "ap": "1",
        "hp": "1",
        "text": "このユニットが破壊されたとき、ユニット1体を対象とする。1点のダメージをそれに与える。",
    },
    "長老": {
        "types": "Unit",
        "cost": {"green": "1", "colorless": "1"},
        "ap": "1",
        "hp": "2",
        "text": "あなたの支配する他のユニットのAPは1増加する。",
    },
    "番犬": {"types": "Unit", "ap": "1", "hp": "2", "text": "このユニットは可能なら防御する。"},
    "鷹": {"types": "Unit", "cost": {"blue": "1"}, "ap": "2", "hp": "1", "text": "このユニットは防御されない。"},
    "夢魚": {"types": "Unit", "ap": "1", "hp": "2", "text": "このユニットがダストに置かれる場合、かわりに夢に置く。"},
    "巣": {"types": "Magic", "text": "AP1/HP1のトークンを2体召喚する。"},
    "矢": {"types": "Magic", "timing": "quick", "text": "ユニット1体を対象とする。それに2点のダメージを与える。"},
    "雷": {
        "types": "Magic",
        "timing": "quick",
        "cost": {"red": "1"},
        "text": "プレイヤー1人を対象とする。それに3点のダメージを与える。",
    },
    "風": {"types": "Magic", "timing": "quick", "text": "ユニット1体を対象とする。それを手札に戻す。"},
    "鐘": {"types": "Magic", "timing": "quick", "text": "チャントにあるカード1枚を対象とする。それを無効化する。"},
    "薬": {"types": "Magic", "timing": "quick", "text": "ユニット1体を対象とする。このターン、それのAPとHPを+2する。"},
    "呪い": {
        "types": "Magic",
        "timing": "quick",
        "catalyst": {"blue": "1"},
        "text": "ユニット1体を対象とする。それにウィークカウンターを1つ置く。",
    },
    "灰": {"types": "Magic", "timing": "quick", "text": "ユニット1体を対象とする。それに火葬カウンターを1つ置く。"},
    "本": {"types": "Magic", "text": "カードを2枚引き、手札を1枚捨てる。"},
    "雨": {"types": "Magic", "text": "各プレイヤーは手札を1枚捨てる。"},
    "火山": {"types": "Magic", "text": "ユニット2体までを対象とする。それらに合計3点のダメージを割り振って与える。"},
}
"""Invented cards with most of what the rules know."""

STONES = ("赤の魔石", "青の魔石", "緑の魔石")


def start(seed: int, shuffled: int | None = None) -> MagmellPosition:
    """Return a start position made from a seed.

    Args:
        seed: what is where.
        shuffled: seed of the order in which objects are listed, None for the plain order.
    """
    chance = random.Random(seed)
    names = [name for name in CARDS if name not in STONES]
    players: dict[str, Any] = {}
    area = []
    for player in ("A", "B"):
        deck = [{"id": f"{player}{n}", "card": chance.choice(names)} for n in range(24)]
        units = [item for item in deck if CARDS[item["card"]]["types"] == "Unit"][:3]
        rest = [item for item in deck if item not in units]
        area += [{**item, "controller": player, "rested": chance.choice(("true", "false"))} for item in units]
        stones = [{"id": f"{player}s{n}", "card": chance.choice(STONES)} for n in range(8)]
        players[player] = {
            "life": str(chance.randint(5, 20)),
            "hand": rest[:5],
            "library": rest[5:],
            "stone-deck": stones[3:],
            "stone-area": stones[:3],
        }
    if shuffled is not None:
        order = random.Random(shuffled)
        order.shuffle(area)
        for record in players.values():
            order.shuffle(record["hand"])
            order.shuffle(record["stone-area"])
    cards = dict(CARDS)
    return read_start(
        cards, {"players": players, "battle-area": area, "turn": {"active": "A", "step": "main", "priority": "A"}}
    )
