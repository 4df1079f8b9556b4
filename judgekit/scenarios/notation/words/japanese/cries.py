"""What somebody cries beside a deed (Bは「まって!」と言って、…), which is left out aloud; an exclamation mark as an end.

A quoted word that may be an answer, a choice or the name of a card is none, and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD

_TEXT = "[\ue000-\uf8ff]"
_CRIED = re.compile(
    rf"(?:^|(?<=[;,はが]))(?P<sign>{_TEXT})"
    r"(?:と(?:だけ|大声で|小声で|いきなり)?(?:言|いっ|いい|叫|宣言|声をか|声を出|声を上げ|つぶや|気合)[^,;をに]{0,8}?(?:ながら|つつ|[てで]),?"
    rf"|(?:と|って),?(?=対応して|(?:[A-H]の)?{CARD}[をにで]|[A-H]に))"
)
"""A quoted word that somebody says, before what is done."""
_A_CRY = re.compile(
    r"[!！っッ〜～ー…]+$|^(?:待|まっ|まて|ちょっと|よし|よーし|くら|喰ら|食ら|え[いー]|うわ|うお|おりゃ|とりゃ|行[くけっ]|いく|いけ|やっ|させ|甘い|だめ|ダメ|ストップ|そうは|残念|どう)"
)
_TELLS = re.compile(
    r"対象|対応|レス|選|使|撃|打|唱|ブロック|防御|攻撃|アタック|パス|スルー|通[しす]|はい|いいえ|イエス|ノー|払|起動|追放|捨|引[いく]|戻|\d"
)
"""What may be a deed or an answer."""
_LETS = re.compile(
    r"(?:通[しす]|スルー|パス|どうぞ|受け(?:る|ます)|ノー(?:ブロック|ガード)|ブロック(?:なし|しない))[!。でします]*"
)
_DENIED = re.compile(r"(?:ブロック|防御|対応)(?:は|も)?(?:し(?:な|ません)|せず|なし)|何もし(?:な|ません)|何もせず")
"""That somebody lets something through, and the deed that says the same."""
_EXCLAIMED = re.compile(r"(?P<done>[^;!?\n]*)!+[ \u3000]*(?=(?P<behind>\S?))")


def without_cries(line: str, text: Callable[[str], str], called: Collection[str], taken: list[Bilingual]) -> str:
    """Return a line without what somebody cries in it, its exclamations as sentences of their own.

    Args:
        line: a line, its cards and quoted texts aside.
        text: returns the text behind a character.
        called: names of cards, which are no cries.
        taken: takes what is left out, to be said aloud.
    """

    def cried(match: re.Match[str]) -> str:
        said = text(match["sign"])
        lets = _LETS.fullmatch(said) is not None and _DENIED.match(line, match.end()) is not None
        plain = said.rstrip("!！っッ〜～ー…")
        cries = _A_CRY.search(said) is not None and _TELLS.search(said) is None
        if not lets and (not cries or any(one in plain for one in called)):
            return match.group()
        shown = Bilingual(f"「{said}」は状況に含めない", f'"{said}" is left out: it is only said')
        taken.extend([shown] if shown not in taken else [])
        return ""

    return _CRIED.sub(cried, line)


def with_exclamations_apart(text: str) -> str:
    """Return a text in which deeds that are exclaimed end their sentences."""
    if "!" not in text or text.isascii():
        return text
    return _EXCLAIMED.sub(_ended, re.sub(r"!+\?+!*|\?+!+", "?", text))


_DEED = re.compile(r"(?:攻撃|アタック|ブロック|防御|装備|召喚|起動|進化|侵略|ブレイク)$")


def _ended(match: re.Match[str]) -> str:
    """Return a deed that is exclaimed as a sentence; any other exclamation as it is."""
    done = match["done"].rstrip()
    if done.isascii() or (_DEED.search(done) is None and verb_at_end(done) is None):
        return match.group()
    return f"{done};" if match["behind"] not in ("", "\n", ";", ",") else done
