"""Japanese deeds as they are joined in speech, in the forms in which rows are written: what answers what, when, by what."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.core.filling import filled
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


_WRITTEN = tuple(
    (re.compile(said), plain)
    for said, plain in (
        (r"(?<![A-H]の)シールド(?=\d枚(?:を)?(?:割|ブレイク))", "シールドを"),
        # Verbs of foreign words, and what somebody sets about.
        (r"キャスト(?:する|した|します|しました)?(?=$|[,;])", "唱える"),
        (r"キャストし(?=て|,|よう)", "唱え"),
        (r"うと(?:起動|宣言)(?:する|した|しました)?(?=$|[,;])", "うとする"),
        (
            r"([A-H])の(?:対応|レスポンス|反応|応答)(?:は|も)?(?:特に)?(?:なし|無し|ない|ありません|なかった)(?=$|[,;])",
            r"\1は対応しない",
        ),
        (r"(?<=する)(?:こと|の)?(?:と|を)宣言(?:する|した|しました)?(?=$|[,;])", ""),
        (
            r"(?<=[るいうくすつむ])こと(?:に(?:する|した|しました|決め(?:る|た|ました))|を(?:選(?:ぶ|んだ|びました)|選択(?:する|した|しました)|決め(?:る|た|ました)|宣言(?:する|した|しました)))(?=$|[,;])",
            "",
        ),
        (r"([A-H][はが])(?:起動型)?能力を(?=[^,;をに]*(?:起動|使))", r"\1その能力を"),
        (r",(?=S・?トリガー(?:は|が|も)?(?:無|な))", ";"),
        (
            r"(S・?トリガー|G・?ストライク)(?:は|が|も)?(?:無かった|なかった|なし|無し|出なかった|ありません(?:でした)?)(?=$|[,;])",
            r"\1はなし",
        ),
        # Who plays, by their number.
        (
            r"(?:^|(?<=;))\s*(?:これは)?([2-6])人(?=;\s*統率者戦\s*(?:$|;))",
            lambda match: f"プレイヤー {','.join('ABCDEFGH'[: int(match[1])])}" if match[1] != "2" else "",
        ),
        (
            r"(?:^|(?<=;))\s*(?:これは)?(?:(?P<before>[A-H](?:[,と・]?[A-H])+)の)?(?:(?P<number>[2-6])人(?:プレイ|対戦)?(?:で)?(?:の|による)?)?統率者戦(?:です|だ|である|で)?"
            r"(?:[,;:]?\s*\(?(?:(?P<many>[2-6])人[,:]?)?(?:プレイヤーは)?(?P<behind>[A-H](?:[,と・]?[A-H])+)(?:の?[2-6]人)?(?:です)?\)?)?(?=\s*(?:$|;))",
            _commanders,
        ),
        (
            r"(?:^|(?<=;))\s*(?:プレイヤー|参加者)は,?(?P<who>[A-H](?:[,と・]?[A-H])+)(?:の[2-6]人)?(?:です|だ|である)?(?=\s*(?:$|;))",
            lambda match: f"プレイヤー {','.join(re.findall('[A-H]', match['who']))}",
        ),
        (
            r"(?:^|(?<=;))\s*(?:プレイヤー|参加者|卓)?(?:は|が|:)?,?([A-H](?:[,と・]?[A-H])+)の(\d)人(?:対戦|戦|プレイ)?(?:です|だ|である|で(?:の)?(?:対戦|プレイ|多人数戦|乱戦)?(?:です|だ)?(?:し)?(?:ている|てる|中)?)?(?=$|;)",
            _players,
        ),
        (
            r"(?:^|(?<=;))\s*(?:これは)?([2-6])人(?:対戦|戦|プレイ|卓|多人数戦)(?:です|だ|である|で)?(?=$|[,;])",
            lambda match: f"プレイヤー {','.join('ABCDEFGH'[: int(match[1])])}" if match[1] != "2" else "",
        ),
        # An ability as often as something is paid for it.
        (
            rf"([A-H](?:は|が))?({CARD})(?:の(?:起動型)?能力)?を(\d)回(?:起動し|使っ|使い)て?,?((?:{CARD}と?)+)を生け贄に(?:捧げ|ささげ|し)(?:た|る|て|ました)?(?=$|[,;])",
            _as_often,
        ),
        # How many lie where, and so many thrown at the same.
        (
            rf"({CARD})が(手札|墓地|シールド|ライブラリー|山札|マナゾーン)に(\d+枚)(?:ある|あります)?(?=$|[,;])",
            r"\1が\3\2にある",
        ),
        (rf"({CARD})を(\d)枚(?:とも|続けて|連続で)?,?((?:[A-H]の)?{CARD}|[A-H])に(?=撃|唱|使|投|打)", r"\1を\3に\2回"),
        # Nobody is there to block.
        (
            r"([A-H])(?:に(?:は)?|の(?:場|盤面|戦場|バトルゾーン)に(?:は)?)(クリーチャー|ユニット|ブロッカー)(?:は|が|も)?(?:い(?:ない|ません)|なし)(?=$|[,;])",
            r"\1: \2なし",
        ),
        # What is cast by who has it, and who has nothing to block with.
        (rf"({CARD})が(?:唱えられ|撃たれ|打たれ|使われ|プレイされ)(?:た|る|ました)(?=$|[,;])", r"\1を唱える"),
        (
            r"([A-H])(?:は|に(?:は)?)(ブロック|防御)(?:できる|する|可能な)(?:クリーチャー|ユニット|もの|やつ)(?:が|は|も)?(?:い|)(?:ない|ません)(?=$|[,;])",
            r"\1は\2しない",
        ),
        # Damage that a commander has dealt before (903.10a).
        (
            rf"([A-H])(?:は|が){_SO_FAR}(?:[A-H]の)?({CARD}|[^\s,;はがを]+?)(?:から|に|による){_SO_FAR}(?:の)?"
            rf"(?:統率者ダメージ(?:を|が)?{_SO_FAR}(?P<number>\d+)点?(?:の?を)?|(?P<before>\d+)点の統率者ダメージを)(?:受け|もらっ|貰っ|食らっ|くらっ|喰らっ|与えられ)(?:た|て(?:い)?(?:る|た)|ました|て(?:い)?ます)(?=$|[,;])",
            lambda match: f"{match[2]}は{match[1]}に統率者ダメージ{match['number'] or match['before']}点与えている",
        ),
        (
            rf"((?:[A-H]の)?(?:{CARD}|[^\s,;はがを]+?))(?:は|が){_SO_FAR}([A-H])(?:に|へ){_SO_FAR}"
            rf"(?:統率者ダメージ(?:を|が)?{_SO_FAR}(?P<number>\d+)点?(?:の?を)?|(?P<before>\d+)点の統率者ダメージを)与え(?:た|て(?:い)?(?:る|た)|ました|て(?:い)?ます)(?=$|[,;])",
            lambda match: f"{match[1]}は{match[2]}に統率者ダメージ{match['number'] or match['before']}点与えている",
        ),
        # How something is that is there, and whose the creatures are.
        (rf"({CARD})を忠誠度(\d+)で(?=コントロール|持って|出して)", r"\1(忠誠度\2)を"),
        (
            rf"({CARD})が(?:いる|ある)(?:が|けど|けれど),?(?:既に|すでに)?((?:アン)?タップ|レスト)(?:され|し)て(?:い)?る",
            r"\1が\2している",
        ),
        (rf"([A-H])の(?:クリーチャー|ユニット|パーマネント)は(?={CARD})", r"\1の場に"),
        # What a spell is aimed at, told behind it.
        (
            rf"({CARD})を(?:唱え|使い|使っ|撃ち|撃っ|打ち|打っ)て?,?(?:対象(?:を|は|に|として))?((?:[A-H]の)?{CARD}|[A-H])"
            r"(?:(?<!対象)(?:を対象)?[にと])(?:し|す|と|取|選|指定[しす])[^,;がをに]{0,4}(?=$|[,;])",
            r"\2を対象に\1を唱える",
        ),
        # At what an ability is aimed, told behind it.
        (
            rf"({CARD})を(?:唱え|使(?=[うっい])|[撃打](?=[つっち]))(?:(?:る|う|つ|った|た|[いち]?ました);\s*|っ?て,)対象は((?:[A-H]の)?{CARD}|[A-H])(?:です|だ)?(?=$|[,;])",
            r"\2を対象に\1を唱える",
        ),
        (
            rf"({CARD}(?:の(?:起動型)?能力)?)を起動(?:する|した|しました|して|し)?[,;]\s*(?:対象(?:は|に|を|として)?((?:[A-H]の)?{CARD}|[A-H])"
            rf"|((?:[A-H]の)?{CARD}|[A-H])を対象(?=[にと]))(?:[にと](?:する|した|しました|取る|取った|とる|とった|選んだ))?(?:です|だ)?(?=$|[,;])",
            lambda match: f"{match[2] or match[3]}を対象に{match[1]}を起動する",
        ),
        (rf"({CARD})→({CARD})の順(?:番)?(?:に|で),?(?=攻撃|殴|アタック)", r"\1と\2で"),
        (
            rf"(?:[A-H](?:は|が))?((?:[A-H]の)?{CARD})に(?:攻撃|アタック)され(?:た|る)?(?:ので|から|ため|,)?,?(?=$|[A-H](?:は|が))",
            r"\1が攻撃する;",
        ),
        # What attacked is blocked, both told at once.
        (rf"([A-H])が攻撃して(?:きた|いる|た)({CARD})を,?([A-H])(?:は|が)", r"\1は\2で攻撃する;\3は\2を"),
        (r"\((?:すべて|全て|全部|どちらも|両方)(?:とも)?(?=(?:アン)?タップ|レスト)", "("),
        (r"何もし(?:なかった|ませんでした|ません)(?=$|[,;])", "何もしない"),
        (
            rf"(対象(?:を|は|に)?(?:(?:[A-H]の)?{CARD}|[A-H]))[にと](?:した|しました|して|とった|取った)(?=$|[,;])",
            r"\1にする",
        ),
        # A particle that is left out behind a name, and that something has flash, which lets it be cast there.
        (rf"(?<={CARD})(?=(?:いる|居る|ある)(?=$|[,;]))", "が"),
        (rf"(?<={CARD}を)瞬速で(?=唱え|出[しす]|プレイ|キャスト)", ""),
        # Whose it is, in other words; what is there besides.
        (r"([A-H])のコントロール(?:下)?で(?=[^;]*(?:ある|いる|出て))", r"\1の場に"),
        (rf"(?<=[にはが])(?:ほか|他)に(?:も|は)?,?(?={CARD}|\d)", ""),
        (rf"({CARD})(?:の)?のみ(?=$|[,;をがで])", r"\1だけ"),
        (r"カウンターが(?=\d+個)", "カウンター"),
        (r"(カウンター\d+個)(?:が)?(?:乗って|載って|のって|置かれて)(?:い)?る(?=[),;]|$)", r"\1"),
        (rf"([A-H])の({CARD})\(([^()]*)\)に(?=[^;()]*(?:つい|付い|エンチャントされ|装備され))", r"\1: \2(\3);\1の\2に"),
        (
            rf"([A-H])(?:は|が)({CARD})を((?:[A-H]の)?{CARD})に(?:つけ|付け|貼っ|張っ|装備(?:し|させ)|エンチャントし)て(?:いる|いて|おり|いた|る|ある)(?=$|[,;])",
            r"\1: \2(\3につけた);",
        ),
        (
            rf"(?:[A-H]の)?({CARD})に([A-H])の({CARD})が(?:つい|付い)て(?:いる|いて|おり|る)(?=$|[,;])",
            r"\2: \3;\3は\1についている;",
        ),
        (rf"(?<={CARD}で)カウンター(?:する|した|しました)?(?=$|[,;])", "打ち消す"),
        (rf"(?<=1)枚で,?それ(?:が|は)[^,;{CARD[1:-1]}]*?({CARD})(?:だった|である|だ)?(?=$|[,;])", r"枚,うち1枚は\1"),
        # The only card of a zone is what is named behind it, not something that lies elsewhere.
        (
            rf"(シールド|手札)(は|が)?1枚(?:だけ|のみ)?で,?({CARD})(?:だけ|のみ)?(?:だ|である|です)?(?=$|[,;])",
            r"\1\g<2>1枚,うち1枚は\3",
        ),
        # Shields of which it is told in brackets what they are.
        (rf"シールド(\d)枚\((?:うち|中)?(?:の)?1枚(?:は|が)({CARD})\)", r"シールド\1枚,うち1枚は\2"),
        (rf"シールド2枚\(({CARD})(?:と|,)({CARD})\)", r"シールド: \1,\2"),
        # What came out of the shields, and who uses it.
        (
            rf"シールドから({CARD})が(?:出て|出たので|出たため|めくれて|めくれたので)(?:きて|きたので)?,?([A-H])(?:は|が)(?:それを)?(?=使|宣言|唱え|出[しす])",
            r"割ったのは\1;\2は\1を",
        ),
        (rf"(?:これ|それ|そちら|こちら)は(?={CARD}(?:が|で)(?:ブロック|防御))", ""),
        # The turn of the other player begins.
        (r"([A-H])のターンに(?:なり|なって|なったので|移り|移って),?\s*(?=[^\s,;])", r"\1のメインまで;"),
        # Nobody does anything, or one player does not.
        (
            r"(?:対応|レスポンス|反応|応答)(?:は|も)?(?:特に)?(?:なし|無し|ない|ありません|なかった|せず)(?=$|[,;])",
            "対応しない",
        ),
        (
            r"(?:お互い|両者|両プレイヤー|双方)(?:に|とも)?,?(?:もう|特に|これ以上)?(?:何も)?(?:(?:対応|行動|クイック|マジック|呪文|能力|手札)(?:は|も)?)?(?:使わない|使わず|なし|無し|ない|しない|せず)(?=$|[,;])",
            "全員パス",
        ),
        # What waits resolves.
        (r"(?<=[;])解決(?:する|した|される|された|しました|されました|して)?(?=$|[,;])", "解決"),
        (
            r"(?:両方|どちらも|2つ)(?:とも)?(?:が|を|は)?解決(?:する|した|される|された|しました|して|し)?(?:$|[,;]+)",
            "解決;解決;",
        ),
        # What is divided, among what.
        (r"(?<![^\s,;はが])(?:戦闘)?ダメージ(?:を|は|で|として),?(?=[^;]*\d点?[^;]*割り振)", ""),
        (r"(?<=\d点)(?:ずつ)?で(?=割り振)", ""),
        # One card of which it is told that no other is there.
        (rf"({CARD})の1(?:枚|体)(?:だけ|のみ)", r"\1"),
        # Whose turn it is, before what is there in it.
        (r"^\s*([A-H]のターン)(?:で|に|中に)?,?\s*(?=[A-H](?:の(?!ターン)|には|が|は))", r"\1;"),
        # Empty zones, one more card, and that creatures have blocked.
        (r"(シールド|手札|墓地|マナ|山札|ライブラリー)(?:は|が)?ゼロ(?:枚)?", r"\1 0枚"),
        (r"(?<=[に、,はが])もう(?=\d+\s*(?:枚|体)(?!の))", ""),
        (
            r"(?:^|(?<=[;,]))\s*(?:ブロック(?:・?クリーチャー)?(?:指定)?(?:の)?(?:後|あと)|ブロックされた(?:後|あと))(?:に|で)?,?(?=[A-H][がは])",
            "ブロック後;",
        ),
        (r"で(?=(?:ブロック|防御)され)", "に"),
        # What is blocked, where it comes, and what is said of a deed besides: the deed alone.
        (r"(?<!の)(?:(?:その|この|相手の)?攻撃|これ|それ)を(?=(?:ブロック|防御|防[がぎぐいご]|守[らりるっ]|止め))", ""),
        (rf"(?:だけ|のみ)を(?=(?:{CARD}(?:と{CARD})*で)?(?:ブロック|防御|守[らりるっ]|止め))", "を"),
        (r"を(?:場|盤面|バトルゾーン|戦場|戦闘エリア|バトルエリア)に(?=出|召喚|呼び出)", "を"),
        (
            r"(?<=[でがにを])(攻撃|アタック|ブロック|防御)(?:・?(?:クリーチャー|ユニット)(?:の|に)?)?(?:を|の)?(?:選択|宣言|指定)(?:を)?(?=(?:し|す(?!る(?:とき|時|際))))(?!し(?:たこと|て(?:い)?る))",
            r"\1",
        ),
        # Whose turn it is.
        (r"(?<![A-Za-z])([A-H])の番(?=$|[,;]|に|で(?!き)|です|だ)", r"\1のターン"),
        # What came out of the shields is used, by whose they were.
        (
            rf"({CARD})(?:が|は)S・?トリガー(?:で|として)(?:出た|発動(?:した|された)|使われた|唱えられた|めくれた|出てきた)(?:ので|から|ため)?(?=$|[,;])",
            r"割ったのは\1;\1をS・トリガーで使う",
        ),
        (
            rf"(?:({CARD})を)?S・?トリガー(?:で|として|の)({CARD})?(?:を)?,?(?:使用|使|唱え|宣言|発動|撃|プレイ)[^,;{CARD[1:-1]}]{{0,5}}[,;]"
            rf"対象(?:は|に|として)?((?:[A-H]の)?{CARD})(?:です|だ|を(?:選択|指定|選ぶ|選んだ))?(?=$|[,;])",
            _as_a_trigger,
        ),
        # What is done in response (117.7), as players say it.
        (
            r"(?<=[^\s,;])に(?:対する|対し)?(?:レスポンス(?:で|して)|レスで|割り込んで|チェーンして|対抗して),?\s*",
            "に対応して",
        ),
        # What is answered was said just before.
        (r"(?:それ|これ|そこ|その[^\s,;をにはがで]{1,6})(?:に|へ)(?:対応|対抗|レスポンス)して,?\s*", "対応して"),
        (r"(?:それ|これ|その[^\s,;をにはがで]{1,6})に応じて,?\s*", "対応して"),
        (r"(唱え|起動し|使用し|攻撃し)た(?:の|こと|ところ)に(?:対応して|応じて),?\s*", r"\1,対応して"),
        # A token as answers call it.
        (r"(?<![^\s,;:はがをにでと(])トークン(\d+)(?!\s*[\d体枚個つ])", r"token-\1"),
        (r"(?<=[^\s,;:はがをにでと(])トークン(\d+)(?!\s*[\d体枚個つ])", r"\1"),
        # What waits has resolved before the next is done.
        (r",\s*(?:それが|それの)?解決(?:後|した後|したあと|された後)に?,?\s*(?=\S)", ",解決,"),
        # Shields are broken.
        (r"[A-H]の(?=シールドを[^;,]*(?:ブレイク|割[らりるっ]))", ""),
        (r"(シールド[をの][^\s,;]{0,8}?)割り?(?=,)", r"\1ブレイクし"),
        (r"(シールドを[^\s,;]{0,8}?)割り(?=;|$)", r"\1ブレイクする"),
        (r"(シールドを[^\s,;]{0,8}?)割って", r"\1ブレイクして"),
        (r"(シールドを[^\s,;]{0,8}?)割った(?=$|[,;])", r"\1ブレイクする"),
        # Who attacks breaks shields by that.
        (
            rf"({CARD}で)(?:シールド|プレイヤー|相手|[A-H])?[をに]?(?:攻撃し|アタックし|殴っ|殴り)て?,?(?:シールドを)?(\d枚|全部|すべて|全て|全部とも)(?:とも)?(?:を)?(?=割|ブレイク)",
            r"\1シールドを\2",
        ),
        (
            r"((?:シールド|プレイヤー|相手|[A-H])[をに])(?:攻撃し|アタックし|殴っ|殴り)て?,?(?:シールドを?)?(?:ブレイク(?:した|する|し)?|割った|割る|割り)(?=$|[,;])",
            r"\1攻撃する",
        ),
        # When: as what was said before it is done; in a question it is a condition.
        (
            r"(?![^?]*\?\s*$)(攻撃|ブロック|防御|召喚)(?:する|した)(?:とき|時|際)(?:に(?:は)?)?,?\s*(?=[^\s,;?])(?![かはのを])",
            r"\1する,",
        ),
        # By which ability.
        (
            r"(革命チェンジ|S級侵略|侵略|ニンジャ・?ストライク|S・トリガー)(?:能力)?(?:を(?:宣言|使用|発動|使)(?:して|し|って|い)|(?:を)?宣言(?:して|し|(?=,)))"
            r",?\s*(?=[^\s,;])",
            r"\1で",
        ),
    )
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
    for said, plain in _WRITTEN:
        line = said.sub(filled(plain), line)
    return _NAMED_AND_COUNTED.sub(_named, line)
