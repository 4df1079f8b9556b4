"""What the end of a Japanese name says that something is, by which players call it for short."""

from __future__ import annotations

import re

WHAT_IT_IS = re.compile(
    r"(?<=の)[一-鿿]$|(?<=[一-鿿々ァ-ヶー])(?:天使|悪魔|戦士|騎士|兵士|戦車|巨人|魔道士|魔女|海賊|盗賊|怪物|人形|精霊|吸血鬼|司祭|僧侶|射手|狩人"
    r"|[熊狼竜龍鬼獣兵鳥蛇象虎牛馬犬猫鷲魚虫蛙霊亀猿羊鹿蜂剣槍斧弓盾鎧壁像船])$"
)
"""What a Japanese name ends with where no other script parts it: 銀の剣 is a 剣, 灰色熊 a 熊; 呪文 is no short 対抗呪文."""
