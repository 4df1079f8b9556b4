"""How Japanese sentences end that tell how something is: polite ends as plain ones, and whose turn it is apart."""

from __future__ import annotations

import re

from judgekit.core.filling import filled

_END = r"(?=\s*(?:[;,]|$))"
_GOES_ON = r"(?:が|けど|けれども?|し)(?=,)|[ねよ]+"
"""What joins a sentence that is whole to the next, or only ends it."""
_NAME = r"(?<=[一-龠々ァ-ヶー\d)}\ue000-\uf8ff])(?<!\d人)(?<![体枚個匹点本引置焼抜解書開突用率])"
"""Behind a name, and not behind how many there are or the sign of a verb (引いて)."""
_POLITE = tuple(
    (re.compile(said), plain)
    for said, plain in (
        # Whose turn it is: 今はBのターンです, Aの番なので.
        (
            r"(?:^|(?<=[;,]))\s*(?:今|現在)?は?,?([A-H])の(?:ターン|番)(?:中)?(?:(?:な|です|だ)(?:ので|から)|(?:です|でした|だった|だ|である)?"
            rf"(?:{_GOES_ON})?){_END},?",
            r"\1のターン;",
        ),
        (r"(?:^|(?<=[;,]))\s*(?:今|現在)は?,?(?=[A-H]のターン(?:で|に|中)[,;])", ""),
        # How things are.
        (rf"(?<=[てで])います(?:{_GOES_ON})?{_END}", "いる"),
        (rf"(?<=[てで])いません(?:{_GOES_ON})?{_END}", "いない"),
        (rf"(?<=[がはらも体])います(?:{_GOES_ON})?{_END}", "いる"),
        (rf"(?<=[がはらも枚])あります(?:{_GOES_ON})?{_END}", "ある"),
        (rf"(?<=[がはも])いません(?:{_GOES_ON})?{_END}", "いない"),
        (rf"(?<=[がはも])ありません(?:{_GOES_ON})?{_END}", "ない"),
        # A particle that is left out behind a name: ①いる, ①あり, ①持ってる.
        (rf"{_NAME}(?=(?:い[るて]|居る|ある|あって)(?:{_GOES_ON}|から|ので)?{_END})", "が"),
        (rf"{_NAME}(?:います|あります|(?P<there>あり))(?:{_GOES_ON}|から|ので)?{_END}", "がある"),
        (rf"{_NAME}を?持(?:って(?:い)?(?:る|ます|て)|ち)(?:{_GOES_ON}|から|ので)?{_END}", "を持っている"),
        (rf"(?<=\d/\d)で((?:アン)?タップ|ウェイク|レスト|休息)(?:状態|中|済み)?(?:です|だ)?{_END}", r"(\1)"),
        # What a sentence names at its end.
        (rf"(?<=[一-龠々ァ-ヶー\d)}}\ue000-\uf8ff])です(?:{_GOES_ON})?{_END}", ""),
        (rf"((?:^|(?<=[;,]))\s*(?:対象|割った(?:の|シールド))は[^;,を]+?)(?:です|でした|だった|だ){_END}", r"\1"),
    )
)


def with_plain_ends(line: str) -> str:
    """Return a line whose sentences end as rows are written.

    Args:
        line: a line without quoted texts, its Japanese signs in one form.
    """
    if line.isascii():
        return line
    for said, plain in _POLITE:
        line = said.sub(filled(plain), line)
    return line
