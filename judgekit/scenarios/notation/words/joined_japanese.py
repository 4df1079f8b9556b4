"""Japanese deeds as they are joined in speech, in the forms in which rows are written: what answers what, when, by what."""

from __future__ import annotations

import re

_WRITTEN = tuple(
    (re.compile(said), plain)
    for said, plain in (
        # Whose turn it is, before what is there in it.
        (r"^\s*([A-H]のターン)(?:で|に|中に)?,?\s*(?=[A-H](?:の(?!ターン)|には|が|は))", r"\1;"),
        # Empty zones, one more card, and that creatures have blocked.
        (r"(シールド|手札|墓地|マナ|山札|ライブラリー)(?:は|が)?ゼロ(?:枚)?", r"\1 0枚"),
        (r"(?<=[に、,はが])もう(?=\d+\s*(?:枚|体))", ""),
        (
            r"(?:^|(?<=[;,]))\s*(?:ブロック(?:・?クリーチャー)?(?:指定)?(?:の)?(?:後|あと)|ブロックされた(?:後|あと))(?:に|で)?,?(?=[A-H][がは])",
            "ブロック後;",
        ),
        (r"で(?=(?:ブロック|防御)され)", "に"),
        # What is blocked, where it comes, and what is said of a deed besides: the deed alone.
        (r"(?<!の)(?:その|この|相手の)?攻撃を(?=(?:ブロック|防御|防[がぎぐいご]|守[らりるっ]|止め))", ""),
        (r"(?:だけ|のみ)を(?=(?:ブロック|防御|守[らりるっ]|止め))", "を"),
        (r"を(?:場|盤面|バトルゾーン|戦場|戦闘エリア|バトルエリア)に(?=出|召喚|呼び出)", "を"),
        (r"(?<=で)(ブロック|防御)を(?:選択|宣言|指定)(?=[しす])", r"\1"),
        # What is done in response (117.7), as players say it.
        (
            r"(?<![^\s,;はがに])(?:スタックに(?:乗せて|のせて|積んで|載せて)|レスポンス(?:で|して)|レスで|割り込んで|割り込みで|チェーンして|対抗して"
            r"|それに対して|これに対して|(?:その)?対応で(?!き)),?\s*",
            "対応して",
        ),
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
        (r"(シールド[をの][^\s,;]{0,8}?)割り?(?=,)", r"\1ブレイクし"),
        (r"(シールドを[^\s,;]{0,8}?)割って", r"\1ブレイクして"),
        (r"(シールドを[^\s,;]{0,8}?)割った(?=$|[,;])", r"\1ブレイクする"),
        # Who attacks breaks shields by that.
        (
            r"((?:シールド|プレイヤー|相手|[A-H])[をに])攻撃して,?(?:シールドを?)?(?:ブレイク(?:した|する|し)?|割った|割る|割り)(?=$|[,;])",
            r"\1攻撃する",
        ),
        # When: as what was said before it is done; in a question it is a condition.
        (
            r"(?![^?]*\?\s*$)(攻撃|ブロック|防御|召喚)(?:する|した)(?:とき|時|際)(?:に(?:は)?)?,?\s*(?=[^\s,;?])(?![かはのを])",
            r"\1する,",
        ),
        # By which ability.
        (
            r"(革命チェンジ|S級侵略|侵略|ニンジャ・?ストライク|S・トリガー)(?:能力)?を(?:宣言して|宣言し|使用して|使用し|使って|使い|発動して|発動し),?\s*(?=[^\s,;])",
            r"\1で",
        ),
    )
)


_NAMED_AND_COUNTED = re.compile(
    r"(?P<names>[^\s,;はがを]+?(?:と[^\s,;はがをと]+?)+)(?:の|,)?\s*(?P<count>[2-9])\s*(?:体|匹)(?:とも)?(?=で[^,;]*(?:攻撃|アタック|殴|ブロック))"
)
"""Several that are named and counted: 狼と熊の2体で攻撃."""


def _named(match: re.Match[str]) -> str:
    """Return the names alone where there are as many as was said."""
    names = match.group("names")
    return names if names.count("と") + 1 == int(match.group("count")) else match.group()


_NUMBERS = {sign: str(number) for number, sign in enumerate("一二三四五六七八九十", start=1)}
_COUNTED = re.compile(
    r"(?<=[^\s一-鿿;?])(?P<number>[一二三四五六七八九十])(?=(?:体|枚|点|回|度|個|つ|匹)(?!(?!全)[一-鿿]|の?[ァ-ヴ]{3}))"
)
"""A number as it is written in Japanese, behind a particle and before a counter."""


def joined_as_written(line: str) -> str:
    """Return a line whose Japanese deeds are joined as rows are written.

    Args:
        line: a line without quoted texts.
    """
    if line.isascii():
        return line
    line = _COUNTED.sub(lambda match: _NUMBERS[match.group("number")], line)
    for said, plain in _WRITTEN:
        line = said.sub(plain, line)
    return _NAMED_AND_COUNTED.sub(_named, line)
