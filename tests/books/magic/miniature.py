"""A miniature bilingual rulebook in our own words, in the format of the real one, with every kind of damage that one has.

Each damage stands in one place and is named in a comment beside it in `DAMAGE`.
"""

from judgekit.core.documents import SourceText

DAMAGE = {
    "100.2": "the number is glued to the text",
    "101.1": "the Japanese half is lost",
    "101.2": "its English half stands behind the Japanese half of 101.3; two Japanese examples of three are lost",
    "101.3": "its number lacks the dot; its English half is lost",
    "101.4": "its Japanese half is lost, its Japanese example stands behind 101.3",
    "102": "the Japanese heading is lost in the contents list and in the text, but quoted",
    "102.1b": "printed as 102.1a a second time; its English half is a copy of 102.1a",
    "102.1c": "the English half stands first, with a dot too many",
    "103.2": "printed as 104.2, while group 104 comes later",
    "200.1a": "a stray Japanese paragraph stands between its halves",
    "200.1b": "a second paragraph in both languages",
    "201.1": "a heading that is a rule",
}

TEXT = """ミニ・カードゲーム総合ルール(マジック:ザ・ギャザリングの書式の見本)

 この見本はわれわれが書いたものです。


0. はじめに

1. 遊び方の基本

1. Basics of Play

100. 総論

100. Overview

101. 勝敗

101. Winning and Losing


102. Rainy Day Option

103. 札の数

103. Card Counts

104. 机

104. Tables

2. 札の各部

2. Parts of Cards

200. 表面

200. Faces

201. 枠

201. Frames

10. 用語集

ミニ・カードゲーム 総合ルール

0. はじめに

 これは試験のための小さな規則集であり、本物の文章は一つも含まない。数字の付け方だけが本物に倣っている。

 質問は開発者にどうぞ。

This is a small rulebook for tests; it holds no sentence of the real one. Only the way of numbering is alike.

Questions go to the developers.

1. 遊び方の基本

1. Basics of Play

100. 総論

100. Overview

100.1. 二人で遊ぶ。(訳注:三人でもよい(ただし狭い)。)詳しくは rule 102〔「雨の日選択ルール〕を見よ。

100.1. Two people play. See rule 102, "Rainy Day Option."

100.2.机を一つ用意する。

100.2. Have one table ready.

101. 勝敗

101. Winning and Losing


101.1. Whoever has 3 stars wins.

101.2. 星の数が同じなら引き分けとする。

例:甲と乙が{Z}を4枚ずつ持っている。引き分けである。

101.3 引き分けなら机を拭く。

101.2. If the stars are equal, the game is a draw.
Example: Each player has no card at all. Nobody wins.
Example: Alice and Bob have four cards with {Z} each. It is a draw.
Example: Alice has 7 stars and Bob has 7 stars, so neither wins.

例:丙が9個の星を取った。

101.4. Stars over 8 are put back.
Example: Carol took 9 stars.


102. Rainy Day Option

102.1. 雨の日は屋内で遊ぶ。

102.1. On rainy days, play indoors.

102.1a 窓は閉めておく。

102.1a The windows stay closed while it rains.

102.1a 傘は外に置く。

102.1a The windows stay closed while it rains.

102.1c. Shoes are left at the door.

102.1c 靴は戸口で脱ぐ。

102.2. 晴れたら外に出る。rule 102〔「雨の日選択ルール〕の例外である。

102.2. When the sun is out, go outside.

103. 札の数

103. Card Counts

103.1. 札は５２枚である。

103.1. There are 52 cards.

104.2. 余った札は箱に戻す。

104.2. Spare cards go back into the box.

104. 机

104. Tables

104.1. 机は四角い。

104.1. A table has four corners.

2. 札の各部

2. Parts of Cards

200. 表面

200. Faces

200.1. 表面には絵がある。

200.1. A face has a picture.

200.1a 絵は好きに描いてよい。

この段落はどの規則のものでもない。

200.1a Draw the picture as you like.

200.1b 絵は四色までとする。

 古い札の中には五色のものもある。

200.1b A picture has up to four colours.
Some old cards have five of them.

201. 枠

201. Frames

201.1. 枠の色/Frame Colour

201.1. Frame Colour

201.1a 枠は何色でもよい。

201.1a A frame may be of any colour.

201.2. 枠は必ず描く。

201.2. Always draw the frame.



 星の数を競うこと。rule 101勝敗〕参照。

To compete for stars. See rule 101, "Winning and Losing."

引き分け(ひきわけ)/Drawn Game

 勝者のいない終わり方。rule 101.2 参照。

An ending without a winner. See rule 101.2.

余り札(あまりふだ)/Spare Card

 箱に戻す札。rule 103.2 参照。

A card that goes back into the box. See rule 103.2.

星の数(ほしのかず)/Star Count

 持っている星の合計。rule 101.1 参照。

How many stars a player has. See rule 101.1.

オリジナル・ゲームデザイン: われわれ
"""


def miniature() -> SourceText:
    """The miniature rulebook as a document."""
    return SourceText("miniature.txt", TEXT)
