"""What somebody cries beside a deed (Bは「まって!」と言って、…), which is left out aloud; an exclamation mark as an end.

A quoted word that may be an answer, a choice or the name of a card is none, and stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.filling import expressions_beside
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD

_TEXT = "[\ue000-\uf8ff]"
_SAID = expressions_beside(__file__, {"text": _TEXT, "card": CARD})
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
        lets = _SAID.lets.fullmatch(said) is not None and _SAID.denied.match(line, match.end()) is not None
        plain = said.rstrip("!！っッ〜～ー…")
        cries = _SAID.a_cry.search(said) is not None and _SAID.tells.search(said) is None
        if not lets and (not cries or any(one in plain for one in called)):
            return match.group()
        shown = Bilingual(f"「{said}」は状況に含めない", f'"{said}" is left out: it is only said')
        taken.extend([shown] if shown not in taken else [])
        return ""

    return _SAID.cried.sub(cried, line)


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
