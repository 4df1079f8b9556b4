"""What a Japanese sentence tells beside its deed or leaves to its neighbour: relative clauses, one verb for two, without an object.

A sentence stands here with its cards aside. A relative clause of a card that is described there tells a deed of its own; what
counters without an object counters what was cast; two zones of which one verb tells have it each.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.scenarios.notation.words.japanese.shields_and_mana import with_shields
from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside
from judgekit.scenarios.notation.words.states_told import facts_of

_ENDS = r"(?=\s*(?:[;,?]|$))"
_CARDS = rf"{CARD}(?:(?:と|,){CARD})*"
_ZONE = r"(?:手札|墓地|場|戦場|バトルゾーン|マナゾーン|追放領域|盤面)"
_ANSWER = re.compile(
    r"[「『\"“](?P<said>はい|いいえ)[」』\"”](?=を|と|で|に|$|[。、,;])"
    r"|(?P<verb>\b(?:says?|said|chooses?|chose|answers?|answered) )[\"“](?P<en>yes|no)[.!]?[\"”]",
    re.IGNORECASE,
)
"""What somebody answers, in quotation marks."""
_ANSWERS = re.compile(
    r"(?P<said>はい|いいえ)と(?:答え|言|返事し|宣言し|返[しす])(?:る|た|う|った|いました|います|ました|ます)?(?=$|[。、,;\n])"
)


def with_answers_bare(text: str) -> str:
    """Return a text in which yes and no, as somebody says them, stand without quotation marks: they are no card text.

    Args:
        text: the whole of what was written.
    """
    text = _ANSWER.sub(lambda match: match["said"] or f"{match['verb']}{match['en']}", text)
    return _ANSWERS.sub(filled(r"\g<said>を選ぶ"), text)


_COMES_AT = re.compile(
    rf"(?P<who>[A-H])(?P<does>[はが][^;?]*?)攻撃して(?:きた|きている|いる)(?P<whose>[A-H])の(?P<what>{CARD})(?=[にを])"
)
"""What attacks, told as what it is at which something is aimed: 攻撃してきたAの虎 4/3に使った."""
_LIES_THERE = re.compile(
    rf"(?P<whose>[A-H])の(?:場|戦場|盤面|バトルゾーン|戦闘エリア)に(?P<since>(?:前の(?:自分の)?ターン|前)から)?(?:いる|ある|出ている)(?P<what>{CARD})(?=[をにで])"
)
"""Where something is of which a deed is told, before its name: Aの場に前のターンからいる小竜を."""
_FOUGHT = re.compile("(?P<who>[A-H])[はが](?=[^;]*(?:攻撃|アタック|殴))")


def _in_return(match: re.Match[str]) -> str:
    """Return that the turn of a player begins, where the other one attacked before it."""
    fought = _FOUGHT.findall(match.string[: match.start()])
    return match.group() if fought[-1:] == [match["who"]] else f"{match['who']}のメインまで;{match['who']}"


def _flashed_back(match: re.Match[str]) -> str:
    """Return who casts what gives flashback, at what its trigger is aimed, and the card that is cast then."""
    lies = re.findall(rf"([A-H])の墓地[^;]*{match['what']}", match.string[: match.start()])
    who = match["who"] or (lies[0] if len({*lies}) == 1 else "")
    at = f"{match['at'] or match['at2']}に" if match["at"] or match["at2"] else ""
    if not who or (match["at"] and match["at2"]):
        return match.group()
    return (
        f"{who}は{match['by']}を唱える;誘発は{match['what']}を対象;{who}は{at}{match['what']}をフラッシュバックで唱える"
    )


def _put_on_and_attacks(match: re.Match[str]) -> str:
    """Return that something is put on a creature and that this attacks, by whom that is or whose the creature is."""
    verb = {"装備し": "装備する", "貼っ": "貼る", "張っ": "張る"}.get(match[6], f"{match[6]}る")
    return f"{match[1]}{match[2].replace('の', 'は')}{match[3]}{match[4]}に{match[5]}を{verb};{match[1]}は{match[4]}で{match[7]}"


def _some_are(match: re.Match[str]) -> str:
    """Return how many there are, and how some of them are as a fact."""
    facts, _history = facts_of(match[5])
    if len(facts) != 1:
        return match.group()
    return f"{match[1] + ': ' + match[2] if match[1] else ''}が{match[3]},うち{match[4]}は{facts[0]}"


_WRITTEN = forms(
    rf"""
# How many there are of what is listed, that somebody has no mana, and what something has on it.
((?:{CARD}(?:と|,))+{CARD})の(\d)枚(?:だけ|のみ)?(?=\s*(?:[;,)]|$|です|がある|を持|で(?!き))) => @so_many_listed
(?<=[,;はがに])\s*((?:[A-H](?:の|は))?)土地(?:は|が|を)?(?:すべて|全て|全部|みんな)(?:は|が|を)?タップ(?:状態|済み)?(?:し|され)?(?:て(?:い)?(?:る|て|おり|ます))?(?:で(?:す)?|だ)?{_ENDS}
   => \1マナなし
([A-H])の土地(?:は|が)(?:すべて|全て|全部|みんな)(?:は|が)?タップ(?:状態|済み)?(?:し|され)?(?:て(?:い)?(?:る|て|おり|ます))?(?:で(?:す)?|だ)?{_ENDS}
   => \1はマナなし
({CARD})(?:が(?:い|あっ)て)?,\s*((?:[^\s,;()カを]{{1,8}}カウンター(?:が|を)?\d+[個つ](?:と|,)?)+)(?:が|も)?(?:[乗載の]っ|置かれ|つい|付い)て(?:い)?(?:る|て|おり|ます){_ENDS}
   => @with_counters
(?:(?:(?:表向き|ウェイク(?:状態)?|アンタップ(?:状態)?)(?:で|・|かつ|の|,)?)+)(?=(?:[赤青緑無]色?の)?魔石)(?![^;?]*\?) =>
(?<=\d枚),(?:いずれも|すべて|どちらも)?(?:(?:表向き|ウェイク(?:状態)?)(?:で|・|かつ|の)?)+(?:です|である|で)?(?=ある|{_ENDS[3:-1]})
   =>
(?<=[しっいてえせ][ただ])(?:ところ|とこ)(?:です|だ|である)?(?=\s*(?:;|$)) =>
([A-H]の{_ZONE}(?:は|に(?:は)?)[^;?]*?\d[枚体匹])で,(?=[A-H](?:は|が)) => \1;
# What is cast again out of the graveyard.
([A-H])(は|が)([^;?]*?)({CARD})を唱え(?:て|た(?:後|あと)(?:に)?)?,?(?:(?:(?:それが|その)?解決(?:(?:した|して)?(?:後|あと)|して|し)(?:に|で)?|次に|続けて|さらに|そのあと(?:に)?),?)*(?:墓地(?:から|の))?(?:それを)?(?:墓地から)?(?:フラッシュバック(?:する|した|しました|(?:コスト)?で(?:も)?唱え(?:る|た|直した))|(?<=墓地から)(?:もう一度)?唱え(?:る|た)){_ENDS}
   => \1\2\3\4を唱える;解決;\1は\4をフラッシュバックする
墓地(?:から|の)({CARD})を(?:墓地から)?(?=フラッシュバック) => \1を
(?<=[A-H][はが])(?:自分の(?:ターンの)?)?(?:第[12])?メイン(?:・?フェイズ)?(?:で|に|中に),?(?={CARD}[をで]) =>
(?:[A-H]の)?(?:{CARD}の)?トリガー(?=(?:は|が)[^;]*対象) => 誘発
([A-H][はが])((?:攻撃|防御|ブロック)・?ステップ)(?:で|に),?(?={CARD}を) => \2に\1
({CARD})で((?:[A-H]の)?{CARD})を(?:(?:オーナー|持ち主)の手札に)?(?=戻[すし]) => \1で\2を手札に
# What is put on something was there before.
([A-H])(?:は|が)({CARD})(?:の上)?に([^\s,;?をにがは]{{1,8}}カウンター)を(\d+)[個つ](?:乗せ|載せ|のせ|置い)て(?:い)?(?:る|ます|おり|て)(?=\s*(?:[;,]|$))
   => \1: \2(\3\4個)
# So many of something, before what else a player has.
^(\s*[A-H]\s*:[^;?]*?\d[枚体匹])で,(?=(?:{_ZONE}|ライフ|シールド)(?:に|は|が|:|\d)) => \1,
# How some of several are, told behind how many there are.
(?:([A-H])(?:は|には?|の{_ZONE}に)({CARD})(?:を|が|は)|(?<={CARD})(?:が|は)?\s*)(\d[体枚匹])(?:を|が)?(?:(?:コントロールし|出し|持っ|並べ|い|あ)[てるっ][^;,をがは]{{0,3}})?[;,]\s*(?:その|この)?(?:うち|中)の?(\d[体枚匹])(?:は|が)([^;,?]+)
   => @some_are
({CARD})の(?:うち|中)の?(?=\d[体枚匹](?:は|が)(?!{CARD})) => \1
# What a player has, before what else: on a phone all in one breath.
(?:^|(?<=;))\s*([A-H])(?:は|に(?:は)?|の(?:場|戦場)(?:は|に(?:は)?)?)((?:(?:{CARD}|土地|平地|[山島沼森])\s*(?:\d[枚体])?と?)+)で,?(手札|墓地)(?:に|は|が)?(?={_CARDS}(?:だけ|のみ|[1１]枚)*(?:(?:が|を)?(?:ある|持っている|握っている))?{_ENDS})
   => @lists
(?<=に)(?:は)?カード(?:が|は)?(?=\d+枚) =>
({CARD}) ?(飛行|先制攻撃|二段攻撃|トランプル|接死
  |絆魂|速攻|警戒|到達|破壊不能|ブロッカー)(?:持ち|つき|付き)?(?=[がはをとに]) => \1(\2)
(?<=[るで\d体枚])\((?:どちらも|どっちも|両方(?:とも)?|[2-9]体とも|全部|全員)([^()]+)\)(?={_ENDS}|;) => ;どちらも\1
(?<![A-Za-z])([A-H])(?:は|の)?(?:残り)?ライフ(\d+)点?で,?(?=[A-H]の) => \1: ライフ\2;
(?<=\d)点?,(?=[A-H]の{CARD}(?:に|を){CARD}を?(?:撃|打(?!ち消)|使|唱)) => ;
(?<=[^\s,;:]),([A-H])(?=(?:残り)?(?:ライフ|シールド|手札|墓地)(?:は)?(?:\d|なし)) => ;\1の
(?:(?<=^)|(?<=;))\s*((?:[A-H][はが])?)([^;]*?シールド)(?:を)?((?:\d枚)?)(?:割って|割り|ブレイクして|ブレイクし),?(?:S・?)?トリガー(?:は|が|も)?(?:なし|無し|なく(?:て)?),?(?={CARD}(?:と{CARD})*で)
   => \1\2を\3割った;トリガーはなし;\1
(?<=で)ダイレクト{_ENDS} => ダイレクトアタックする
(?<=[いお]て)(?=(?:残り)?(?:ライフ|手札|シールド|墓地)(?:は|が|に|も|\d|なし)|[A-H](?:は|が)) => ,
(?<=が)([いあ])[っ]?て,?(?=[A-H]の(?:[^\s,;はがをに]{{1,4}}の)?{CARD}(?:と{CARD})*で(?:殴|攻撃|アタック|ブロック|防御))
   => \1る;
([A-H])(?:は|の)?(手札|シールド|墓地)(?:が|は|も)?(?:1枚も)?(?:なく(?:て)?|ない(?:ので|から|けど)),?(?=(ライフ|手札|シールド|墓地|マナ)?)
   => @has_none
(?:ライブラリー|山札|デッキ)(?:の(?:一番上|トップ)|トップ)(?:のカード)?(?:は|が)(?=\S) => "ライブラリー: "
# Who fights is whose creature does: BのエルフをAの小鬼で殴った; what was stopped attacked.
(?:(?<=^)|(?<=;))\s*([A-H]|(?:[A-H]の)?(?:[^\s,;をにがは]{{1,6}}る)?{CARD}(?:\([^()]*\))?)[をに],?([A-H])の({CARD}(?:と{CARD})*)で(?=殴|攻撃|アタック|ブロック|防御)
   => \2は\3で\1を
([A-H])の({CARD})(?:に|で),?([A-H])の({CARD})(?:が|は)(?:(?:受け)?止められ|ブロックされ|防御され)(?:た|ました){_ENDS}
   => \3は\4で攻撃する;\1は\2で\4をブロックする
([A-H])の({CARD})で(?=(?:シールド(?:を)?)?(?:\d枚|全部|すべて)?(?:とも)?(?:を)?(?:割|ブレイク)) => \1は\2で
(?<={CARD}で)(?=(?:\d枚|全部|すべて|全て)(?:とも)?(?:を)?(?:割|ブレイク)) => シールドを
([A-H])の(手札|墓地)(?={CARD}(?:{_ENDS}|と)) => \1の\2に
(?<=[しっり]て)([A-H])(?=(?:ノー)?(?:ブロック|ガード|スルー|素通し)) => ;\1は
([A-H])(?=(?:エンド時?|ターン終了時|アップキープ)に) => \1の
(?:^|(?<=[;,]))\s*返しの([A-H])(?:の)?ターン(?:に|で|は)?,?(?!\1) => 返しのターン\1は
# What a loyalty ability makes the other player do.
(?:(?<=^)|(?<=;))\s*(?:[A-H][はが])?((?:{CARD}|[一-龠々ァ-ヶー・]+)(?:の)?[+-]\d)(?:の?能力)?で,?([AB])(?=(?:は|が)[^;,]*(?:生け贄|サク|捨て))
   => @makes_another
([A-H])の(アップキープ|終了ステップ)(?:に|で),?(?={CARD}の誘発) => \1の\2;
# One verb for what two players do: Aは稲妻、Bは森を捨てた.
([A-H])は([^\s,;はがをにで]+),(?=[A-H]は[^\s,;はがをにで]+を((?:捨て|生け贄に捧げ|選(?=び|ん|ぶ)|追放し)(?:た|る|ました|んだ|ぶ|びました)){_ENDS})
   => \1は\2を\3;
# What waited has resolved and is there.
(?:^|(?<=[;,]))\s*(?:その)?解決(?:した)?(?:後|あと|して),?({CARD})が(?:(?:戦場|場)に)?(?:出(?:る|た|ました)|着地(?:する|した)){_ENDS}
   => \1が解決
# Where something lies, told behind its name.
(?:^|(?<=[;,]))\s*((?:[^\s,;?を]{{1,8}}カウンター(?:が|を)?\d+[個つ][^,;?をにはがの]{{2,6}}|(?:アン)?タップ(?:状態の|した|している))?{_CARDS})(?:は|が)([A-H])の({_ZONE})に(?P<verb>(?:い|あ)(?:る|ます|った|た|って|て|り(?:ます)?)|おり|(?:置かれ|出|落ち)て(?:い)?(?:る|て|ます|た))(?=\s*(?:[;,]|$))
   => @lies
# What else is told of a player behind how much that player has, and whose turn it is behind who plays.
([A-H])(?:は|が|の)((?:残り)?(?:ライフ|手札|シールド|墓地)(?:は|が)?\d+[点枚]?)(?:で|であり|,),?(?={CARD}から(?:の)?統率者ダメージ)
   => \1は\2;\1は
(?<=\d人)(?:対戦|戦)?で,?(?:いま|今|現在)?(?:は)?(?=[A-H]のターン) => ;
# How things are is told of now: the word says nothing more. What is done now may be said of the moment.
(?:^|(?<=[;,]))\s*(?:いま|今|現在)(?:は|,)?(?=[A-H]のターン) =>
(?:^|(?<=[;,])|(?<=[A-H][はがに]))\s*(?:いま|今|現在)(?!(?:は|では|,)?(?:[のも日回度]|[A-H]が[^;]*コントロール))(?:は|では|,)?(?=[^;]*?(?:ライフ|[A-H]の(?:手札|墓地|シールド)
  (?:は|が)?|(?:乗|載|置かれ)って(?:い)?[るて]|置かれて(?:い)?[るて]|コントロールして(?:い)?[るて]|[がに](?:い|あ)る)[^;を]{{0,12}}(?:$|[;,]))
   =>
# What is there while something is done, by whose it is where nobody is said to do it.
(?:^|(?<=;))\s*([A-H])(?:の(?:場|戦場|バトルゾーン)に|の|に)({_CARDS})(?:が|の)(?:(?:場|戦場|バトルゾーン)に)?(?:いる|ある|出ている)(?:状態|状況|とき|時|場面|盤面)(?:で|に),?(?=(?:([A-H])[はが])?)
   => @is_there
# That this is what was done, and that it was done as something came.
(?<=[ただ])(?:という|といった)(?:場面|状況|盤面|シーン|ケース|流れ|局面)(?:です|だ|である|でした|になりました)?{_ENDS}
   =>
(?:^|(?<=[;,]))そこ(?:へ|に),?(?=[A-H](?:は|が)) =>
# At what a trigger is aimed, without a particle.
(誘発は(?:全部|すべて)?(?:(?:[A-H]の)?(?:墓地|手札|追放領域)の)?(?:[A-H]の)?(?:{CARD}|[A-H]))対象(?:です|だ|で|に(?:した|する|しました))?{_ENDS}
   => \1を対象
誘発(?:の)?対象(?=(?:[A-H]の)?(?:{CARD}|[A-H])(?:です|だ)?{_ENDS}) => 誘発の対象は
誘発(?:型能力|した能力)?の対象は(?:すべて|全て|全部|どれも|両方(?:とも)?)((?:[A-H]の)?(?:{CARD}|[A-H]))(?:です|だ|に(?:する|した|しました))?{_ENDS}
   => 誘発は全部\1を対象
# With which X, and at what, told before the spell.
(X ?= ?\d+)の(?={CARD}を) => \1で
({CARD})\((X ?= ?\d+)\)(?=を(?:[^,;?をが]{{0,14}}に)?(?:唱え|撃|打(?!ち消)|使|プレイ|キャスト)) => \2で\1
対象を((?:[A-H]の)?(?:{CARD}|[A-H]))に(?:して|し),?((?:X ?= ?\d+で)?)({CARD})を(?=唱え|撃|打(?!ち消)|使) => \2\3を\1に
# What is cast counters what is named behind it.
({CARD})を(?:唱え|撃っ|撃ち|使っ|使い)て?,?({CARD})を打ち消(?:す|した|しました){_ENDS} => \2を\1で打ち消す
# What is cast steals what is named behind it.
({CARD})を(?:唱え|撃っ|撃ち|使っ|使い)て?,?((?:[A-H]の)?{CARD})を(?=奪[いうっ]|盗[みむん]|パク[りるっ]) => \1で\2を
# A spell that changes what another one is aimed at.
([A-H])([はが])((?:対応して,?)?)(?:({CARD})を((?:[A-H]の)?{CARD})に(?:唱え|撃っ|使っ|打っ)て,?(?:(?:その|それの|(?:[A-H]の)?{CARD}の)(?:新しい)?)?|({CARD})で((?:[A-H]の)?{CARD})の)
  対象を,?((?:[A-H]の)?{CARD}|[A-H])に(?:変更|変え|替え|移|曲げ|ずら|そら|逸ら)[^,;?をがに]{{0,6}}{_ENDS} => @aimed_anew
([A-H])([はが][^;,?]*?{CARD}に{CARD}を唱え(?:る|た|て)|[はが][^;,?]*?{CARD}を{CARD}に唱え(?:る|た|て))[;,]+(?:その)?新しい対象(?:は|に|として)((?:[A-H]の)?{CARD}|[A-H])(?:です|だ|を選(?:ぶ|んだ|びました|択(?:した)?))?{_ENDS}
   => \1\2;\1は\3を選ぶ
# Put on something, which attacks with it then.
([A-H])([はが]|の(?={CARD}に))((?:対応して,?)?)({CARD})に({CARD})を?(つけ|付け|着け|装備し|貼っ|張っ)て,?(?:そのまま|すぐ(?:に)?)?((?:(?:[A-H]|シールド|プレイヤー)[をに])?(?:攻撃|アタック|殴))
   => @put_on_and_attacks
# What waits resolves before the next deed.
(?:^|(?<=[;,]))(?:その|この)?(?:起動型)?能力(?:が|の)(?:無事(?:に)?)?解決(?:した|され(?:た)?)?(?:の)?(?:後|あと)(?:に|で)?,?(?=[A-H](?:は|が))
   => 解決;
# What evolves and attacks, and that no shield has a trigger, told of whose shields they are.
(?<=に進化させ),(?=(?:そのまま|すぐに)?(?:(?:[A-H]|シールド|プレイヤー)[をに])?(?:攻撃|アタック|殴)) => て,
(?:^|(?<=[;,]))\s*[A-H](?:は|に(?:は)?|の)(?=(?:S・?)?トリガー(?:は|が|も)?(?:なし|無し|な(?:い|かった)|ありません|出(?:ない|なかった)))
   =>
# That all creatures of somebody are tapped, with what is told besides.
(?<![A-H]の)(?<=,)(クリーチャー|ユニット)(は|が)(?=(?:全員|すべて|全て|全部|みんな)(?:アン)?タップ) => &\1\2
([A-H])((?:は|が|の)[^;?&]*?),& => \1\2;\1の
([A-H]の(?:クリーチャー|ユニット)(?:は|が)(?:全員|すべて|全て|全部|みんな)(?:アン)?タップ)(?:し|され)て(?:い)?(?:て|るので|るから|る(?:状態|とき)(?:で|に)),?(?=\S)
   => \1している;
# Who fights, behind with what it does and what that wears.
(?:^|(?<=;))\s*({CARD}(?:を|が)?(?:つけた|付けた|装備した|装備している|つけている)(?:[A-H]の)?{CARD}で),?([A-H])([はが]),?(?=[^;,]*(?:攻撃|アタック|殴|ブロック))
   => \2\3\1
# What is made a creature, and attacks.
(?<={CARD})の(?:起動型)?能力(?=を起動(?:して|し),?(?:\d+/\d+の?)?クリーチャー) =>
(?<=を)(?:起動(?:して|し)|起こして),?(?:(?:\d+/\d+の?)?(?=クリーチャー(?:化|に(?:し|する|変え)))|\d+/\d+に(?=(?:し|する|変え)))
   =>
({CARD})を(?:(?:能力で)?クリーチャー化(?:する|した|しました|して|し)?|クリーチャーに(?:する|した|しました|して|し))(?P<then>て?,?(?:そのまま|すぐ(?:に)?)?,?(?=(?:(?:[A-H]|シールド|プレイヤー)[をに])?(?:攻撃|アタック|殴)))?
   => @animated
# What gives a card flashback, and that card: the trigger is aimed at it, and it is cast (702.34a).
(?:(?P<who>[A-H])(?:は|が))?(?P<by>{CARD})(?:を(?:唱え|出し|プレイし)て?,?(?:(?:その)?(?:誘発(?:型能力)?|能力|効果)(?:で|により),?)?|で,?)
  (?:墓地(?:の|から))?(?P<what>{CARD})を(?:墓地から)?フラッシュバック(?:(?:して|し),?(?P<at>(?:[A-H]の)?{CARD}|[A-H])(?:に|へ)(?:[撃打](?:つ|った|ちました)|唱え(?:る|た|ました)|使(?:う|った|いました))|する|した|しました)?(?:[;,]\s*対象は(?P<at2>(?:[A-H]の)?{CARD}|[A-H])(?:です|だ)?)?{_ENDS}
   => @flashed_back
# By flashback, said as the deed before it.
({CARD})をフラッシュバック(?:して|し),?((?:[A-H]の)?{CARD}|[A-H])(?:に|へ)(?:[撃打](?:つ|った|ちました)|唱え(?:る|た|ました)|使(?:う|った|いました)){_ENDS}
   => \2に\1をフラッシュバックで唱える
# Whose something is, told as a clause before it.
([A-H])(?:が|の)(?:コントロール|支配)して(?:い)?(?:る|た)(?={CARD}(?:[をにでがはと])) => \1の
# A spell that counters what was just cast.
(?<=[A-H][はが])((?:対応して,?)?)({CARD})で(?=打ち消[しす]|カウンターし) => \1それを\2で
# How much the other player has too.
(?<=[A-H]の)((?:残り)?(?:ライフ|手札|シールド|墓地|マナ))も(?=\d) => \1は
# One verb for what lies in two zones.
((?:{_ZONE})に(?:は)?{_CARDS}(?:\d[枚体])?)が,(?=(?:[A-H]の)?{_ZONE}に(?:は)?{_CARDS}[^;]*(?:ある|あり|あって|いる|いて|います|おり))
   => \1があり,
# What comes back by a spell is at what that is aimed.
({CARD})を(?:唱え|撃っ|撃ち|使っ|使い)て?,?((?:(?:[A-H]の)?墓地(?:の|から))?(?:[A-H]の)?{CARD})を(?:(?:戦場|場)に(?:戻|出)(?:す|した|しました)|釣(?:る|った|りました)|リアニメイト(?:する|した|しました)){_ENDS}
   => \2に\1を唱える
# The turn of the other player comes.
(?:^|(?<=;))\s*返しのターン(?:に|で|は)?,?(?P<who>[A-H])(?=は|が) => @in_return
(?:^|(?<=;))\s*次の([A-H])のターン(?:に(?:なり|なって)?|で|は)?,?(?=[A-H](?:は|が)[^;?]*(?:;|$)) => \1のメインまで;
# Nobody defended.
(?<=ライフは)(\d+点?)で,?(ブロック|防御)(?:は|も)?(?:して(?:い)?(?:ない|ません|ませんでした)|しなかった|しない){_ENDS}
   => \1;\2しない
(ブロック|防御)(?:は|も)して(?:い)?(?:ない|ません)(?:でした)?{_ENDS} => \1しない
""",
    so_many_listed=lambda match: match[1] if len(re.findall(CARD, match[1])) == int(match[2]) else match.group(),
    with_counters=lambda match: (
        match[1]
        + "".join(
            f"({one})"
            for one in re.findall(
                r"[^\s,;()がをと]+カウンター\d+[個つ]", re.sub("カウンター[がを]", "カウンター", match[2])
            )
        )
    ),
    some_are=_some_are,
    lists=lambda match: f"{match[1]}: {re.sub('と(?!$)', ',', match[2])};{match[1]}の{match[3]}に",
    has_none=lambda match: f"{match[1]}の{match[2]}なし;{match[1]}{'の' if match[3] else 'は'}",
    makes_another=lambda match: f"{'BA'['AB'.index(match[2])]}は{match[1]}を{match[2]}に使う;{match[2]}",
    lies=lambda match: (
        f"{match[2]}の{match[3]}に{match[1]}があ{'り' if match['verb'].endswith(('て', 'り')) else 'る'}"
    ),
    is_there=lambda match: f"{match[1]}の場に{match[2]}がある;" + ("" if match[3] else f"{match[1]}は"),
    aimed_anew=lambda match: (
        f"{match[1]}{match[2]}{match[3]}{match[4] or match[6]}を{match[5] or match[7]}に唱える;{match[1]}は{match[8]}を選ぶ"
    ),
    put_on_and_attacks=_put_on_and_attacks,
    animated=lambda match: (
        f"{match[1]}を起動する;{match[1]}で" if match["then"] is not None else f"{match[1]}を起動する"
    ),
    flashed_back=_flashed_back,
    in_return=_in_return,
)


_EACH_OF_TWO = re.compile(
    rf"(?:^|(?<=;))\s*(?P<things>[A-H]の{CARD}(?:(?:と|,)[A-H]の{CARD})+)(?:だけ|のみ)?(?:です|だ|である)?(?=;|$)"
)
"""What several players have, told without a verb: Aの狼 3/2とBの犬 2/3."""


def _each_has(match: re.Match[str], cards: NamesAside) -> str:
    """Return what each has as lines of the position, where each thing is described there."""
    things = re.findall(rf"([A-H])の({CARD})", match["things"])
    if any(cards.text(sign) == cards.name(sign) for _who, sign in things):
        return match.group()
    return ";".join(f"{who}: {sign}" for who, sign in things)


_ITEM = rf"{CARD}(?:\([^()]*\))*(?:\s*\d+[体枚匹])?"
_LISTED = re.compile(
    rf"^(?P<who>\s*[A-H]\s*:\s*(?:[^;?をでがに]*?[,:]\s*)?)(?P<things>{_ITEM}(?:(?:と|,\s*){_ITEM})+)(?=\s*(?:[;,.]|$))"
)
"""Things of a player behind a colon, some of them joined by と."""


def _as_a_list(match: re.Match[str], cards: NamesAside) -> str:
    """Return things behind a colon as a list, where one of them is described: no と stands in a description."""
    signs = re.findall(CARD, match["things"])
    if all(cards.text(sign) == cards.name(sign) for sign in signs):
        return match.group()
    return match["who"] + ",".join(re.findall(_ITEM, match["things"]))


_AIMED_AT_A_GRAVE = re.compile(
    rf"(?P<who>[A-H])(?P<does>(?:は|が)[^;?]*?{CARD}を(?:唱え|出し|プレイし|召喚し)(?:て)?,?)(?:(?:その)?(?:誘発(?:型能力)?|能力|効果|cip)(?:は|で))?"
    rf"(?:自分の|(?P=who)の)?墓地の(?P<what>{CARD})を(?:対象(?:に(?:した|する|しました|取った)|として)|選(?:んだ|ぶ|びました|択した)|指定した){_ENDS}"
)
"""What somebody casts, and at what card of the own graveyard its trigger is aimed."""


def _aimed_at_a_grave(match: re.Match[str], cards: NamesAside) -> str:
    """Return what is cast and at what its trigger is aimed, which lies there where nobody spoke of it before."""
    told = cards.name(match["what"]) in cards.before or match["what"] in match.string[: match.start("what")]
    lies = "" if told else f"{match['who']}の墓地に{match['what']}がある;"
    return f"{lies}{match['who']}{match['does']}誘発は{'墓地の' if told else ''}{match['what']}を対象にした"


def with_what_is_beside(line: str, cards: NamesAside) -> str:
    """Return a line with what its sentences tell beside a deed as sentences of their own, and with what a neighbour has for both.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
    """
    line = with_shields(line, cards)
    line = _COMES_AT.sub(lambda match: _comes_first(match, cards), line)
    line = _AIMED_AT_A_GRAVE.sub(lambda match: _aimed_at_a_grave(match, cards), line)
    line = _LIES_THERE.sub(lambda match: _lies_there(match, cards), line)
    line = _LISTED.sub(lambda match: _as_a_list(match, cards), line)
    line = _EACH_OF_TWO.sub(lambda match: _each_has(match, cards), line)
    return in_other_words(line, _WRITTEN)


def _comes_first(match: re.Match[str], cards: NamesAside) -> str:
    """Return that something attacks before what is aimed at it, where it is described there: nobody told of it before."""
    name = cards.name(match["what"])
    if cards.text(match["what"]) == name or match["who"] == match["whose"]:
        return match.group()
    return (
        f"{match['whose']}は{match['what']}で攻撃する;{match['who']}{match['does']}{match['whose']}の{cards.put(name)}"
    )


def _lies_there(match: re.Match[str], cards: NamesAside) -> str:
    """Return a card with whose it is; since when it is there is a fact of one that is described there."""
    sign = match["what"]
    described = cards.text(sign) != cards.name(sign)
    if match["since"] and not described:
        return match.group()
    return f"{match['whose']}の{cards.put(cards.text(sign) + '(前からいる)') if match['since'] else sign}"


_TURN_OF = re.compile(
    "(?P<who>[A-H])のターン(?:の(?:メイン(?:・?フェイズ)?|戦闘))?"
    "|(?:(?i:now|then|next),? )?(?:(?:[Ii]t|[Nn]ow)(?:'s| is) )?(?:now )?"
    "(?P<whose>[A-H])'s (?:own |next )?turn(?: (?:now|comes|starts|begins))?|in the turn of (?P<in>[A-H])"
)
"""Whose turn it is, told by itself."""
_IN_A_TURN = re.compile(
    "(?P<who>[A-H])(?:[はが][^;]*(?:で[^;]*(?:攻撃|アタック|殴)|の[+−-][0-9]+(?:の?能力)?を)"
    "| (?:attacks|swings|equips|plays)\\b| (?:activates|uses) [^;]*?[ (][+−-][0-9])"
)
"""What is done only in the own turn: to attack, to equip, to use a loyalty ability, to play a land (508.1, 606.3, 305.1)."""
_TURN_OVER = re.compile("(?P<who>[A-H])のターン(?:が|は|の)?(?:終了|終わり|エンド)(?:する|した|です|しました)?")
"""That a turn is over: behind a deed of it its player ends it."""
_DONE = re.compile(
    "[A-H][はが][^;]*(?:攻撃|アタック|殴|唱え|撃|打|使|召喚|起動|プレイ|出[しす])"
    r"|(?<![\w'])[A-H] (?:attacks|swings|blocks|casts|plays|activates|equips|summons)\b"
)


def with_next_turns(bodies: list[str], players: Sequence[str]) -> list[str]:
    """Return what was told with a turn that is told behind deeds in the turn of another player as one that comes then.

    A turn that has come and is told again is empty there.

    Args:
        bodies: what was told, question by question and deed by deed.
        players: of whom each was told, where his letter and a colon stood before it; else empty.
    """
    turn, done, found = "", False, list[str]()
    for body, player in zip(bodies, players, strict=True):
        over = _TURN_OVER.fullmatch(body.strip())
        if over is not None and done and turn in ("", over["who"]):
            body = f"{over['who']}はターンを終える"
        named = _TURN_OF.fullmatch(body.strip())
        whose = (named["who"] or named["whose"] or named["in"]) if named is not None else ""
        if named is not None and not named["in"]:
            comes = done and turn and whose != turn
            if named["whose"]:
                again = any(one.startswith("in the turn of ") for one in found) and whose == turn
                body = f"in the turn of {whose}" if comes else "" if again else f"{whose}'s turn"
            elif comes:
                body = f"{whose}のメインまで"
        fights = _IN_A_TURN.match(f"{player}は{body}" if player else body)
        turn = whose or turn or (fights["who"] if fights is not None else "")
        done = done or fights is not None or _DONE.search(body) is not None
        found.append(body)
    return found
