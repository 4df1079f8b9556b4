"""Races of Duel Masters by their English names (203.1), as players write them where the text of a card names them in Japanese."""

from __future__ import annotations

import re

_RACES = """
Angel Command Dragon = エンジェル・コマンド・ドラゴン; Demon Command Dragon = デーモン・コマンド・ドラゴン
Gaial Command Dragon = ガイアール・コマンド・ドラゴン; Mega Command Dragon = メガ・コマンド・ドラゴン
Jurassic Command Dragon = ジュラシック・コマンド・ドラゴン; Crystal Command Dragon = クリスタル・コマンド・ドラゴン
Command Dragon = コマンド・ドラゴン; Armored Dragon = アーマード・ドラゴン; Volcano Dragon = ボルケーノ・ドラゴン
Zombie Dragon = ドラゴン・ゾンビ; Dragon Zombie = ドラゴン・ゾンビ; Earth Dragon = アース・ドラゴン
Apollonia Dragon = アポロニア・ドラゴン; Poseidia Dragon = ポセイディア・ドラゴン; Dragon = ドラゴン
Angel Command = エンジェル・コマンド; Demon Command = デーモン・コマンド; Sonic Command = ソニック・コマンド; Command = コマンド
Armored Wyvern = アーマード・ワイバーン; Dragonoid = ドラゴノイド; Human = ヒューマノイド; Humanoid = ヒューマノイド
Fire Bird = ファイアー・バード; Rock Beast = ロック・ビースト; Armorloid = アーマロイド; Machine Eater = マシン・イーター
Beast Folk = ビーストフォーク; Giant Insect = ジャイアント・インセクト; Giant = ジャイアント; Horned Beast = ホーン・ビースト
Colony Beetle = コロニー・ビートル; Tree Folk = ツリーフォーク; Dream Mate = ドリームメイト; Snow Faerie = スノーフェアリー
Cyber Lord = サイバーロード; Cyber Virus = サイバー・ウイルス; Liquid People = リキッド・ピープル; Merfolk = マーフォーク
Leviathan = リヴァイアサン; Gel Fish = ゲル・フィッシュ; Ghost = ゴースト; Living Dead = リビング・デッド; Dark Lord = ダークロード
Brain Jacker = ブレインジャッカー; Parasite Worm = パラサイトワーム; Hedrian = ヘドリアン; Chimera = キマイラ
Light Bringer = ライトブリンガー; Initiate = イニシエート; Guardian = ガーディアン; Berserker = バーサーカー
Gladiator = グラディエーター; Shinobi = シノビ; Ninja = シノビ; Samurai = サムライ; Knight = ナイト; Phoenix = フェニックス
Hunter = ハンター; Alien = エイリアン; God = ゴッド; Hero = ヒーロー; Invader = 侵略者; Revolutionary = 革命軍
"""
RACES_IN_ENGLISH = dict(one.strip().split(" = ") for one in re.split(r"[;\n]", _RACES.strip()))
_NAMED = re.compile(
    rf"(?<![\w-])(?:{'|'.join(sorted(map(re.escape, RACES_IN_ENGLISH), key=len, reverse=True))})(?![\w-])"
)


def with_races_in_japanese(said: str) -> str:
    """Return what is said of a card with its races as the text of cards names them."""
    return _NAMED.sub(lambda match: RACES_IN_ENGLISH[match.group()], said)
