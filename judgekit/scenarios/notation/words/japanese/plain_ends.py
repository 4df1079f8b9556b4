"""How Japanese sentences end that tell how something is: polite ends as plain ones, and whose turn it is apart."""

from __future__ import annotations

from judgekit.core.filling import forms, in_other_words

_END = r"(?=\s*(?:[;,]|$))"
_GOES_ON = r"(?:が|けど|けれども?|し)(?=,)|[ねよ]+"
"""What joins a sentence that is whole to the next, or only ends it."""
_NAME = (
    r"(?<=[一-龠々ァ-ヶー\d)}\ue000-\uf8ff])(?<!\d人)(?<![体枚個匹点本引置焼抜解書開突用率])"
    r"(?<![払失買思狙奪負食喰行追言違])(?<![^天]使)"
)
"""Behind a name, and not behind how many there are or the sign of a verb (引いて, 使います; but 天使います)."""
_POLITE = forms(
    rf"""
# Whose turn it is: 今はBのターンです, Aの番なので.
(?:^|(?<=[;,]))\s*(?:今|現在)?は?,?([A-H])の(?:ターン|番)(?:中)?(?:(?:な|です|だ)(?:ので|から)|(?:です|でした|だった|だ|である)?
  (?:{_GOES_ON})?){_END},? => \1のターン;
(?:^|(?<=[;,]))\s*(?:今|現在)は?,?(?=[A-H]のターン(?:で|に|中)[,;]) =>
# How things are.
(?<=[てで])います(?:{_GOES_ON})?{_END} => いる
(?<=[てで])いません(?:{_GOES_ON})?{_END} => いない
(?<=[がはらも体])います(?:{_GOES_ON})?{_END} => いる
(?<=[がはらも枚])あります(?:{_GOES_ON})?{_END} => ある
(?<=[がはも])いません(?:{_GOES_ON})?{_END} => いない
(?<=[がはも])ありません(?:{_GOES_ON})?{_END} => ない
# A particle that is left out behind a name: ①いる, ①あり, ①持ってる.
{_NAME}(?=(?:い[るて]|居る|ある|あって)(?:{_GOES_ON}|から|ので)?{_END}) => が
{_NAME}(?:います|あります|(?P<there>あり))(?:{_GOES_ON}|から|ので)?{_END} => がある
{_NAME}を?持(?:って(?:い)?(?:る|ます|て)|ち)(?:{_GOES_ON}|から|ので)?{_END} => を持っている
(?<=\d/\d)で((?:アン)?タップ|ウェイク|レスト|休息)(?:状態|中|済み)?(?:です|だ)?{_END} => (\1)
# What a sentence names at its end.
(?<=[一-龠々ァ-ヶー\d)}}\ue000-\uf8ff])です(?:{_GOES_ON})?{_END} =>
((?:^|(?<=[;,]))\s*(?:対象|割った(?:の|シールド))は[^;,を]+?)(?:です|でした|だった|だ){_END} => \1
"""
)


def with_plain_ends(line: str) -> str:
    """Return a line whose sentences end as rows are written.

    Args:
        line: a line without quoted texts, its Japanese signs in one form.
    """
    if line.isascii():
        return line
    return in_other_words(line, _POLITE)
