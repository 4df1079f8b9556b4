"""A varied game of Duel Masters for properties: many cards, and a chooser that plays at random."""

from __future__ import annotations

import random
from typing import Any

from judgekit.games.duel_masters.game import DuelPosition
from judgekit.games.duel_masters.start import read_start


def _creature(cost: int, civilizations: str, power: int, text: str = "", types: str = "Creature") -> dict[str, Any]:
    plain = {"cost": str(cost), "civilizations": civilizations.split(), "types": types, "power": str(power)}
    return {**plain, **({"text": text} if text else {})}


CARDS: dict[str, Any] = {
    "火花": _creature(1, "fire", 1000),
    "突撃兵": _creature(2, "fire", 2000, "■スピードアタッカー\n■パワーアタッカー+1000"),
    "猪": _creature(2, "nature", 3000, "■このクリーチャーは可能なら毎ターン攻撃する。"),
    "壁": _creature(2, "light", 3000, "■ブロッカー\n■このクリーチャーは攻撃できない。"),
    "番人": _creature(2, "light", 2000, "■ガードマン"),
    "毒虫": _creature(2, "darkness", 1000, "■スレイヤー"),
    "竜": _creature(4, "fire nature", 6000, "■W・ブレイカー"),
    "大竜": _creature(6, "fire", 9000, "■W・ブレイカー\n■T・ブレイカー"),
    "罠師": _creature(3, "light water", 2000, "■S・トリガー\n■ブロッカー"),
    "縛り": _creature(3, "water", 2000, "■G・ストライク"),
    "逆襲者": _creature(3, "fire", 3000, "■S・バック:火"),
    "忍者": _creature(3, "water", 2000, "■ニンジャ・ストライク3\n■ブロッカー"),
    "炎王": _creature(2, "fire", 5000, "進化:火のクリーチャー1体の上に置く。", "Evolution Creature"),
    "新星": _creature(2, "fire", 4000, "NEO進化:火のクリーチャー1体の上に置いてもよい。", "NEO Creature"),
    "星": _creature(2, "fire", 4000, "スター進化:火のクリーチャー", "Star Evolution Creature"),
    "客": _creature(2, "water", 1000, "■このクリーチャーが出た時、カードを1枚引く。"),
    "刺客": _creature(3, "darkness", 2000, "■このクリーチャーが破壊された時、相手のクリーチャーを1体選び、破壊する。"),
    "不死鳥": _creature(3, "fire", 2000, "■このクリーチャーが破壊される時、かわりに手札に戻す。"),
    "場": {"cost": "2", "civilizations": ["water"], "types": "D2 Field"},
    "魂削り": {
        "cost": "3",
        "civilizations": ["darkness"],
        "types": "Spell",
        "text": "■S・トリガー\n■相手のクリーチャーを1体選び、破壊する。",
    },
    "風": {
        "cost": "2",
        "civilizations": ["water"],
        "types": "Spell",
        "text": "■クリーチャーを1体選び、持ち主の手札に戻す。",
    },
    "獣／術": {
        "faces": [
            {"name": "双の獣", **_creature(3, "nature", 4000)},
            {"name": "双の術", "cost": "2", "civilizations": ["water"], "types": "Spell", "text": "■カードを2枚引く。"},
        ]
    },
}
"""Invented cards with most of what the rules know."""

STANDING = tuple(name for name, card in CARDS.items() if card.get("types") in ("Creature", "NEO Creature"))


def start(seed: int, shuffled: int | None = None) -> DuelPosition:
    """Return a start position made from a seed.

    Args:
        seed: what is where.
        shuffled: seed of the order in which cards are listed, None for the plain order.
    """
    chance = random.Random(seed)
    names = list(CARDS)
    players: dict[str, Any] = {}
    zone = []
    for player in ("A", "B"):
        deck = [{"id": f"{player}{n}", "card": chance.choice(names)} for n in range(30)]
        creatures = [item for item in deck if item["card"] in STANDING][:3]
        rest = [item for item in deck if item not in creatures]
        flags = ("true", "false")
        zone += [
            {**one, "controller": player, "tapped": chance.choice(flags), "continuously": "true"} for one in creatures
        ]
        players[player] = {
            "hand": rest[:5],
            "shield-zone": rest[5:9],
            "mana-zone": [{**item, "tapped": chance.choice(flags)} for item in rest[9:15]],
            "library": rest[15:],
        }
    if shuffled is not None:
        order = random.Random(shuffled)
        order.shuffle(zone)
        for record in players.values():
            order.shuffle(record["hand"])
            order.shuffle(record["mana-zone"])
    return read_start(dict(CARDS), {"players": players, "battle-zone": zone, "turn": {"active": "A", "step": "main"}})
