"""Japanese deeds as they are joined in speech, in the forms in which rows are written: what answers what, when, by what."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.core.filling import forms, in_other_words
from judgekit.scenarios.notation.words.names_aside import CARD

_SO_FAR = (
    r"(?:(?:既に|すでに|これまでに|今までに|ここまでで|前の(?:ターン|戦闘)(?:まで)?に|もう|合計(?:で)?|累計(?:で)?),?)*"
)


def _players(match: re.Match[str]) -> str:
    """Return who plays where as many are named as there are said to be."""
    letters = re.findall("[A-H]", match[1])
    if len(letters) != int(match[2]):
        return match.group()
    return f"プレイヤー {','.join(letters)}" if len(letters) > 2 else ""


def _commanders(match: re.Match[str]) -> str:
    """Return that a game of commanders is played, and by whom: as many as are said, or those who are named."""
    letters = re.findall("[A-H]", f"{match['before'] or ''}{match['behind'] or ''}")
    many = match["number"] or match["many"]
    listed = letters or [*"ABCDEFGH"[: int(many or 2)]]
    if not (letters or many) or (many and int(many) != len(listed)):
        return match.group()
    return "統率者戦" + (f";プレイヤー {','.join(listed)}" if len(listed) > 2 else "")


def _as_a_trigger(match: re.Match[str]) -> str:
    """Return that a card is used as a shield trigger on what is said behind it."""
    if (match[1] is None) == (match[2] is None):
        return match.group()
    return f"{match[1] or match[2]}をS・トリガーで使う,{match[3]}を対象にする"


def _as_often(match: re.Match[str]) -> str:
    """Return that one thing after another is sacrificed for an ability, where as many are named as it is activated."""
    paid = re.findall(CARD, match[4])
    if len(paid) != int(match[3]):
        return match.group()
    return ";".join(f"{match[1] or ''}{match[2]}に{one}を生け贄に捧げる" for one in paid)


_WRITTEN = forms(
    rf"""
(?<![A-H]の)シールド(?=\d枚(?:を)?(?:割|ブレイク)) => シールドを
# Verbs of foreign words, and what somebody sets about.
キャスト(?:する|した|します|しました)?(?=$|[,;]) => 唱える
キャストし(?=て|,|よう) => 唱え
うと(?:起動|宣言)(?:する|した|しました)?(?=$|[,;]) => うとする
([A-H])の(?:対応|レスポンス|反応|応答)(?:は|も)?(?:特に)?(?:なし|無し|ない|ありません|なかった)(?=$|[,;])
   => \1は対応しない
(?<=する)(?:こと|の)?(?:と|を)宣言(?:する|した|しました)?(?=$|[,;]) =>
(?<=[るいうくすつむ])こと(?:に(?:する|した|しました|決め(?:る|た|ました))|を(?:選(?:ぶ|んだ|びました)|選択(?:する|した|しました)|決め(?:る|た|ました)|宣言(?:する|した|しました)))(?=$|[,;])
   =>
([A-H][はが])(?:起動型)?能力を(?=[^,;をに]*(?:起動|使)) => \1その能力を
,(?=S・?トリガー(?:は|が|も)?(?:無|な)) => ;
(S・?トリガー|G・?ストライク)(?:は|が|も)?(?:無かった|なかった|なし|無し|出なかった|ありません(?:でした)?)(?=$|[,;])
   => \1はなし
# Who plays, by their number.
(?:^|(?<=;))\s*(?:これは)?([2-6])人(?=;\s*統率者戦\s*(?:$|;)) => @seats
(?:^|(?<=;))\s*(?:これは)?(?:(?P<before>[A-H](?:[,と・]?[A-H])+)の)?(?:(?P<number>[2-6])人(?:プレイ|対戦)?(?:で)?(?:の|による)?)?統率者戦(?:です|だ|である|で)?
  (?:[,;:]?\s*\(?(?:(?P<many>[2-6])人[,:]?)?(?:プレイヤーは)?(?P<behind>[A-H](?:[,と・]?[A-H])+)(?:の?[2-6]人)?(?:です)?\)?)?(?=\s*(?:$|;))
   => @commanders
(?:^|(?<=;))\s*(?:プレイヤー|参加者)は,?(?P<who>[A-H](?:[,と・]?[A-H])+)(?:の[2-6]人)?(?:です|だ|である)?(?=\s*(?:$|;))
   => @seats_named
(?:^|(?<=;))\s*(?:プレイヤー|参加者|卓)?(?:は|が|:)?,?([A-H](?:[,と・]?[A-H])+)の(\d)人(?:対戦|戦|プレイ)?(?:です|だ|である|で(?:の)?(?:対戦|プレイ|多人数戦|乱戦)?(?:です|だ)?(?:し)?(?:ている|てる|中)?)?(?=$|;)
   => @players
(?:^|(?<=;))\s*(?:これは)?([2-6])人(?:対戦|戦|プレイ|卓|多人数戦)(?:です|だ|である|で)?(?=$|[,;]) => @seats
# An ability as often as something is paid for it.
([A-H](?:は|が))?({CARD})(?:の(?:起動型)?能力)?を(\d)回(?:起動し|使っ|使い)て?,?((?:{CARD}と?)+)を生け贄に(?:捧げ|ささげ|し)(?:た|る|て|ました)?(?=$|[,;])
   => @as_often
# How many lie where, and so many thrown at the same.
({CARD})が(手札|墓地|シールド|ライブラリー|山札|マナゾーン)に(\d+枚)(?:ある|あります)?(?=$|[,;]) => \1が\3\2にある
({CARD})を(\d)枚(?:とも|続けて|連続で)?,?((?:[A-H]の)?{CARD}|[A-H])に(?=撃|唱|使|投|打) => \1を\3に\2回
# Nobody is there to block.
([A-H])(?:に(?:は)?|の(?:場|盤面|戦場|バトルゾーン)に(?:は)?)(クリーチャー|ユニット|ブロッカー)(?:は|が|も)?(?:い(?:ない|ません)|なし)(?=$|[,;])
   => \1: \2なし
# What is cast by who has it, and who has nothing to block with.
({CARD})が(?:唱えられ|撃たれ|打たれ|使われ|プレイされ)(?:た|る|ました)(?=$|[,;]) => \1を唱える
([A-H])(?:は|に(?:は)?)(ブロック|防御)(?:できる|する|可能な)(?:クリーチャー|ユニット|もの|やつ)(?:が|は|も)?(?:い|)(?:ない|ません)(?=$|[,;])
   => \1は\2しない
# Damage that a commander has dealt before (903.10a).
([A-H])(?:は|が){_SO_FAR}(?:[A-H]の)?({CARD}|[^\s,;はがを]+?)(?:から|に|による){_SO_FAR}(?:の)?
  (?:統率者ダメージ(?:を|が)?{_SO_FAR}(?P<number>\d+)点?(?:の?を)?|(?P<before>\d+)点の統率者ダメージを)(?:受け|もらっ|貰っ|食らっ|くらっ|喰らっ|与えられ)(?:た|て(?:い)?(?:る|た)|ました|て(?:い)?ます)(?=$|[,;])
   => @was_dealt
((?:[A-H]の)?(?:{CARD}|[^\s,;はがを]+?))(?:は|が){_SO_FAR}([A-H])(?:に|へ){_SO_FAR}
  (?:統率者ダメージ(?:を|が)?{_SO_FAR}(?P<number>\d+)点?(?:の?を)?|(?P<before>\d+)点の統率者ダメージを)与え(?:た|て(?:い)?(?:る|た)|ました|て(?:い)?ます)(?=$|[,;])
   => @has_dealt
# How something is that is there, and whose the creatures are.
({CARD})を忠誠度(\d+)で(?=コントロール|持って|出して) => \1(忠誠度\2)を
({CARD})が(?:いる|ある)(?:が|けど|けれど),?(?:既に|すでに)?((?:アン)?タップ|レスト)(?:され|し)て(?:い)?る
   => \1が\2している
([A-H])の(?:クリーチャー|ユニット|パーマネント)は(?={CARD}) => \1の場に
# What a spell is aimed at, told behind it.
({CARD})を(?:唱え|使い|使っ|撃ち|撃っ|打ち|打っ)て?,?(?:対象(?:を|は|に|として))?((?:[A-H]の)?{CARD}|[A-H])
  (?:(?<!対象)(?:を対象)?[にと])(?:し|す|と|取|選|指定[しす])[^,;がをに]{{0,4}}(?=$|[,;]) => \2を対象に\1を唱える
# At what an ability is aimed, told behind it.
({CARD})を(?:唱え|使(?=[うっい])|[撃打](?=[つっち]))(?:(?:る|う|つ|った|た|[いち]?ました);\s*|っ?て,)対象は((?:[A-H]の)?{CARD}|[A-H])(?:です|だ)?(?=$|[,;])
   => \2を対象に\1を唱える
({CARD}(?:の(?:起動型)?能力)?)を起動(?:する|した|しました|して|し)?[,;]\s*(?:対象(?:は|に|を|として)?((?:[A-H]の)?{CARD}|[A-H])
  |((?:[A-H]の)?{CARD}|[A-H])を対象(?=[にと]))(?:[にと](?:する|した|しました|取る|取った|とる|とった|選んだ))?(?:です|だ)?(?=$|[,;])
   => @used_on
({CARD})→({CARD})の順(?:番)?(?:に|で),?(?=攻撃|殴|アタック) => \1と\2で
(?:[A-H](?:は|が))?((?:[A-H]の)?{CARD})に(?:攻撃|アタック)され(?:た|る)?(?:ので|から|ため|,)?,?(?=$|[A-H](?:は|が))
   => \1が攻撃する;
# What attacked is blocked, both told at once.
([A-H])が攻撃して(?:きた|いる|た)({CARD})を,?([A-H])(?:は|が) => \1は\2で攻撃する;\3は\2を
\((?:すべて|全て|全部|どちらも|両方)(?:とも)?(?=(?:アン)?タップ|レスト) => (
何もし(?:なかった|ませんでした|ません)(?=$|[,;]) => 何もしない
(対象(?:を|は|に)?(?:(?:[A-H]の)?{CARD}|[A-H]))[にと](?:した|しました|して|とった|取った)(?=$|[,;]) => \1にする
# A particle that is left out behind a name, and that something has flash, which lets it be cast there.
(?<={CARD})(?=(?:いる|居る|ある)(?=$|[,;])) => が
(?<={CARD}を)瞬速で(?=唱え|出[しす]|プレイ|キャスト) =>
# Whose it is, in other words; what is there besides.
([A-H])のコントロール(?:下)?で(?=[^;]*(?:ある|いる|出て)) => \1の場に
(?<=[にはが])(?:ほか|他)に(?:も|は)?,?(?={CARD}|\d) =>
({CARD})(?:の)?のみ(?=$|[,;をがで]) => \1だけ
カウンターが(?=\d+個) => カウンター
(?<=[(,])[^\s,;()カ]{{1,8}}(カウンター)(?:は|が|も)?(?:なし|ない|ゼロ)(?=[),]) => \1なし
(カウンター\d+個)(?:が)?(?:乗って|載って|のって|置かれて)(?:い)?る(?=[),;]|$) => \1
([A-H])の({CARD})\(([^()]*)\)に(?=[^;()]*(?:つい|付い|エンチャントされ|装備され)) => \1: \2(\3);\1の\2に
([A-H])(?:は|が)({CARD})を((?:[A-H]の)?{CARD})に(?:つけ|付け|貼っ|張っ|装備(?:し|させ)|エンチャントし)て(?:いる|いて|おり|いた|る|ある)(?=$|[,;])
   => \1: \2(\3につけた);
(?:[A-H]の)?({CARD})に([A-H])の({CARD})が(?:つい|付い)て(?:いる|いて|おり|る)(?=$|[,;]) => \2: \3;\3は\1についている;
(?<={CARD}で)カウンター(?:する|した|しました)?(?=$|[,;]) => 打ち消す
(?<=1)枚で,?それ(?:が|は)[^,;{CARD[1:-1]}]*?({CARD})(?:だった|である|だ)?(?=$|[,;]) => 枚,うち1枚は\1
# The only card of a zone is what is named behind it, not something that lies elsewhere.
(シールド|手札)(は|が)?1枚(?:だけ|のみ)?で,?({CARD})(?:だけ|のみ)?(?:だ|である|です)?(?=$|[,;])
   => \1\g<2>1枚,うち1枚は\3
# Shields of which it is told in brackets what they are.
シールド(\d)枚\((?:うち|中)?(?:の)?1枚(?:は|が)({CARD})\) => シールド\1枚,うち1枚は\2
シールド2枚\(({CARD})(?:と|,)({CARD})\) => シールド: \1,\2
# What came out of the shields, and who uses it.
シールドから({CARD})が(?:出て|出たので|出たため|めくれて|めくれたので)(?:きて|きたので)?,?([A-H])(?:は|が)(?:それを)?(?=使|宣言|唱え|出[しす])
   => 割ったのは\1;\2は\1を
(?:これ|それ|そちら|こちら)は(?={CARD}(?:が|で)(?:ブロック|防御)) =>
# The turn of the other player begins.
([A-H])のターンに(?:なり|なって|なったので|移り|移って),?\s*(?=[^\s,;]) => \1のメインまで;
# Nobody does anything, or one player does not.
(?:対応|レスポンス|反応|応答)(?:は|も)?(?:特に)?(?:なし|無し|ない|ありません|なかった|せず)(?=$|[,;]) => 対応しない
(?:(?:以降|以後|それ以降|(?:この|その)(?:後|あと))(?:は|も)?,?)?(?:お互い|両者|両プレイヤー|双方)(?:に|とも)?(?:は|も)?,?(?:もう|特に|これ以上|(?:ほか|他)に(?:は)?)*(?:何も)?(?:(?:対応|行動|クイック|マジック|呪文|能力|手札)(?:は|も)?)?(?:使わない|使わず|なし|無し|ない|しない|せず)(?=$|[,;])
   => 全員パス
# What waits resolves.
(?<=[;])解決(?:する|した|される|された|しました|されました|して)?(?=$|[,;]) => 解決
(?:両方|どちらも|2つ)(?:とも)?(?:が|を|は)?解決(?:する|した|される|された|しました|して|し)?(?:$|[,;]+) => 解決;解決;
# What is divided, among what.
(?<![^\s,;はが])(?:戦闘)?ダメージ(?:を|は|で|として),?(?=[^;]*\d点?[^;]*割り振) =>
(?<=\d点)(?:ずつ)?で(?=割り振) =>
# One card of which it is told that no other is there.
({CARD})の1(?:枚|体)(?:だけ|のみ) => \1
# Whose turn it is, before what is there in it.
^\s*([A-H]のターン)(?:で|に|中に)?,?\s*(?=[A-H](?:の(?!ターン)|には|が|は)) => \1;
# Empty zones, one more card, and that creatures have blocked.
(シールド|手札|墓地|マナ|山札|ライブラリー)(?:は|が)?ゼロ(?:枚)? => \1 0枚
(?<=[に、,はが])もう(?=\d+\s*(?:枚|体)(?!の)) =>
(?:^|(?<=[;,]))\s*(?:ブロック(?:・?クリーチャー)?(?:指定)?(?:の)?(?:後|あと)|ブロックされた(?:後|あと))(?:に|で)?,?(?=[A-H][がは])
   => ブロック後;
で(?=(?:ブロック|防御)され) => に
# What is blocked, where it comes, and what is said of a deed besides: the deed alone.
(?<!の)(?:(?:その|この|相手の)?攻撃|これ|それ)を(?=(?:ブロック|防御|防[がぎぐいご]|守[らりるっ]|止め)) =>
(?:だけ|のみ)を(?=(?:{CARD}(?:と{CARD})*で)?(?:ブロック|防御|守[らりるっ]|止め)) => を
を(?:場|盤面|バトルゾーン|戦場|戦闘エリア|バトルエリア)に(?=出|召喚|呼び出) => を
(?<=[でがにを])(攻撃|アタック|ブロック|防御)(?:・?(?:クリーチャー|ユニット)(?:の|に)?)?(?:を|の)?(?:選択|宣言|指定)(?:を)?(?=(?:し|す(?!る(?:とき|時|際))))(?!し(?:たこと|て(?:い)?る))
   => \1
# Whose turn it is.
(?<![A-Za-z])([A-H])の番(?=$|[,;]|に|で(?!き)|です|だ) => \1のターン
# What came out of the shields is used, by whose they were.
({CARD})(?:が|は)S・?トリガー(?:で|として)(?:出た|発動(?:した|された)|使われた|唱えられた|めくれた|出てきた)(?:ので|から|ため)?(?=$|[,;])
   => 割ったのは\1;\1をS・トリガーで使う
(?:({CARD})を)?S・?トリガー(?:で|として|の)({CARD})?(?:を)?,?(?:使用|使|唱え|宣言|発動|撃|プレイ)[^,;{CARD[1:-1]}]{{0,5}}[,;]
  対象(?:は|に|として)?((?:[A-H]の)?{CARD})(?:です|だ|を(?:選択|指定|選ぶ|選んだ))?(?=$|[,;]) => @as_a_trigger
# What is done in response (117.7), as players say it.
(?<=[^\s,;])に(?:対する|対し)?(?:レスポンス(?:で|して)|レスで|割り込んで|チェーンして|対抗して),?\s* => に対応して
# What is answered was said just before.
(?:それ|これ|そこ|その[^\s,;をにはがで]{{1,6}})(?:に|へ)(?:対応|対抗|レスポンス)して,?\s* => 対応して
(?:それ|これ|その[^\s,;をにはがで]{{1,6}})に応じて,?\s* => 対応して
(唱え|起動し|使用し|攻撃し)た(?:の|こと|ところ)に(?:対応して|応じて),?\s* => \1,対応して
# A token as answers call it.
(?<![^\s,;:はがをにでと(])トークン(\d+)(?!\s*[\d体枚個つ]) => token-\1
(?<=[^\s,;:はがをにでと(])トークン(\d+)(?!\s*[\d体枚個つ]) => \1
# What waits has resolved before the next is done.
,\s*(?:それが|それの)?解決(?:後|した後|したあと|された後)に?,?\s*(?=\S) => ,解決,
# Shields are broken.
[A-H]の(?=シールドを[^;,]*(?:ブレイク|割[らりるっ])) =>
(シールド[をの][^\s,;]{{0,8}}?)割り?(?=,) => \1ブレイクし
(シールドを[^\s,;]{{0,8}}?)割り(?=;|$) => \1ブレイクする
(シールドを[^\s,;]{{0,8}}?)割って => \1ブレイクして
(シールドを[^\s,;]{{0,8}}?)割った(?=$|[,;]) => \1ブレイクする
# Who attacks breaks shields by that.
({CARD}で)(?:シールド|プレイヤー|相手|[A-H])?[をに]?(?:攻撃し|アタックし|殴っ|殴り)て?,?(?:シールドを)?(\d枚|全部|すべて|全て|全部とも)(?:とも)?(?:を)?(?=割|ブレイク)
   => \1シールドを\2
((?:シールド|プレイヤー|相手|[A-H])[をに])(?:攻撃し|アタックし|殴っ|殴り)て?,?(?:シールドを?)?(?:ブレイク(?:した|する|し)?|割った|割る|割り)(?=$|[,;])
   => \1攻撃する
# When: as what was said before it is done; in a question it is a condition.
(?![^?]*\?\s*$)(攻撃|ブロック|防御|召喚)(?:する|した)(?:とき|時|際)(?:に(?:は)?)?,?\s*(?=[^\s,;?])(?![かはのを])
   => \1する,
# By which ability.
(革命チェンジ|S級侵略|侵略|ニンジャ・?ストライク|S・トリガー)(?:能力)?(?:を(?:宣言|使用|発動|使)(?:して|し|って|い)|(?:を)?宣言(?:して|し|(?=,)))
  ,?\s*(?=[^\s,;]) => \1で
""",
    seats=lambda match: f"プレイヤー {','.join('ABCDEFGH'[: int(match[1])])}" if match[1] != "2" else "",
    commanders=_commanders,
    seats_named=lambda match: f"プレイヤー {','.join(re.findall('[A-H]', match['who']))}",
    players=_players,
    as_often=_as_often,
    was_dealt=lambda match: f"{match[2]}は{match[1]}に統率者ダメージ{match['number'] or match['before']}点与えている",
    has_dealt=lambda match: f"{match[1]}は{match[2]}に統率者ダメージ{match['number'] or match['before']}点与えている",
    used_on=lambda match: f"{match[2] or match[3]}を対象に{match[1]}を起動する",
    as_a_trigger=_as_a_trigger,
)


_BROKEN = re.compile(
    rf"(?:ブレイクした|ブレイクされた|割った|割られた|割れた)(?:シールド)?(?:の)?(?P<number>\d)?枚?(?:の)?(?:うち|中)(?:の)?\s*1枚(?:が|は)(?P<what>{CARD})"
    r"(?:だった|である|だ|で)?(?:ので|から|ため)?,?(?P<who>[A-H](?:は|が))?(?P<uses>(?=[^;を]*(?:使|唱え|出し|宣言)))?"
)
"""What one of the shields was that were broken, and that it is used."""


def _broken(match: re.Match[str]) -> str:
    what, more = match.group("what"), int(match.group("number") or 1) - 1
    said = f"割ったのは{what}" + (f"とシールド{more}枚" if more else "") + ";"
    return said + (match.group("who") or "") + (f"{what}を" if match.group("uses") is not None else "")


_NAMED_AND_COUNTED = re.compile(
    r"(?P<names>[^\s,;はがを]+?(?:と[^\s,;はがをと]+?)+)(?:の|,)?\s*(?P<count>[2-9])\s*(?:体|匹)(?:とも)?(?=で[^,;]*(?:攻撃|アタック|殴|ブロック))"
)
"""Several that are named and counted: 狼と熊の2体で攻撃."""


def _named(match: re.Match[str]) -> str:
    """Return the names alone where there are as many as was said."""
    names = match.group("names")
    return names if names.count("と") + 1 == int(match.group("count")) else match.group()


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def joined_as_written(line: str) -> str:
    """Return a line whose Japanese deeds are joined as rows are written.

    Args:
        line: a line without quoted texts.
    """
    if line.isascii():
        return line
    line = _BROKEN.sub(_broken, line)
    line = in_other_words(line, _WRITTEN)
    return _NAMED_AND_COUNTED.sub(_named, line)
