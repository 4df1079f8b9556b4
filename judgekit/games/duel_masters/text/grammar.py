"""Card text: the rows of Duel Masters as a grammar.

The rows are data: nouns.tsv (cards and players, whose, how many), actions.tsv (what is done, 701), events.tsv (what triggers and is
replaced, and when, 603, 609) and sentences.tsv. How a row is written: `judgekit.language.chart`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from judgekit.language.chart import Kind, Template
from judgekit.language.descriptions import description
from judgekit.language.japanese.tokens import NAME, QUOTED, Cutter
from judgekit.language.japanese.verbs import wordings_inflected
from judgekit.language.rows import Rows
from judgekit.language.tables import rows_in
from judgekit.mechanics.terms.records import Value

_NO_RACE = (
    "クリーチャー|カード|シールド|ゾーン|ブレイカー|ターン|コスト|パワー|モード|エレメント|フィールド|"
    "タマシード|タップ|シャッフル|ブロック|ブレイク|バトル|プレイヤー|ステップ|マナ|ブロッカー|"
    "アタッカー|スレイヤー|トリガー|チャージャー|ゲーム|レクスターズ・シールド|サイキック|ガチンコ|"
    "ハイパーモード|デッキ|オーラ|クロスギア|ドラグハート|ウエポン|フォートレス|キング・セル|ファイター|ストライク|ルール|マーク|カウンター|トークン|テキスト|イラスト"
)
_KANJI_RACES = "チーム[一-龥]{1,3}|革命軍|侵略者|鬼札王国|裁きの紋章|魔導具|月光王国|美孔麗王国|不死鳥|侍|忍者"
_RACE = rf"選んだ種族|{_KANJI_RACES}|(?![ァ-ヶー・]*(?:{_NO_RACE}))[ァ-ヶー]+(?:・[ァ-ヶー]+)*"

KINDS = {
    "number": Kind(r"\d+", printed=lambda term: term if isinstance(term, str) and term.isdigit() else None),
    "name": NAME,
    "quoted": QUOTED,
    "race": Kind(_RACE, printed=lambda term: term if isinstance(term, str) and not term.isascii() else None),
}
"""Kinds of word that stand in no row; a race is any word in katakana that is no word of the rules (203.2)."""


def _forms(template: Template) -> Iterator[Template]:
    """Yield a deed before another one and before もよい, what happened or has, and both without what they are said of."""
    for form in (template, *_elliptic(template)):
        if form is not template:
            yield form
        for category in ("act", "bare"):
            yield from wordings_inflected(form, (category, "clause", "banned"), {"_stem": "stem"})
            yield from wordings_inflected(form, (category, "clause"), {"_te": "te"})
        for category in ("event", "bare_event"):
            yield from wordings_inflected(form, (category,), {"_past": "past", "_te": "te"})
        yield from wordings_inflected(form, ("deed",), {"_te": "te"})


def _elliptic(template: Template) -> Iterator[Template]:
    """Yield a deed without its object, a change without its subject, an event without what it happens to."""
    category, words, term, row = template
    first = words[0]
    if category == "act" and isinstance(first, tuple) and len(words) > 1:
        key = next((key for key, value in term.items() if value == f"${first[0]}"), None)
        if first[1] == "obj" and key is not None:
            yield Template("bare", words[1:], {**term, key: "@it"}, row)
        if first[1] == "subject" and "say" in term and words[1] in ("は", "の"):
            rest = words[2:] if words[2] != "、" else words[3:]
            yield Template("bare", rest, {**term, "say": "@same"}, row)
    if category in ("event", "deed") and first == ("f", "which") and words[1] == "が":
        yield Template(f"bare_{category}", words[2:], {**term, "of": "@same"}, row)


def _described(parts: list[Value]) -> dict[str, Value] | None:
    """Join modifiers and noun; what is said twice says nothing together."""
    found: dict[str, Value] = {}
    for part in parts:
        for key, value in part.items():
            if key in found:
                return None
            found[key] = value
    return found


def _settled(term: Value) -> Value:
    """Join a sentence with what stands before it: conditions hold together, anything else is said once."""
    if not isinstance(term, dict) or "before" not in term:
        return term
    before, said = term["before"], term["says"]
    twice = before.keys() & said.keys()
    if twice - {"if"}:
        return None
    return {**before, **said, **({"if": {"both": [before["if"], said["if"]]}} if twice else {})}


_BOOKS = ("nouns", "actions", "events", "sentences")
_PARTS = {
    "owners": "[持ち主 の | 自分 の | 自身 の | 相手 の]",
    "free": "コスト を 支払わず に",
    "that": "{その クリーチャー~カード~呪文~エレメント | それ}",
    "or": "{または | か | や}",
    "less": "{を <n:number> 少なく する | は [、] <n:number> 少なく なる}",
    "more": "{を <n:number> 多く する | は [、] <n:number> 多く なる}",
    "there": "{あれば | いれば | いるなら | ある 時 | いる 時 | あり | なら}",
}
"""What stands in many rows."""

ROWS = Rows(
    [row for book in _BOOKS for row in rows_in(Path(__file__).parent / f"{book}.tsv", _PARTS)],
    KINDS,
    Cutter(KINDS).cut,
    hooks={"filter": description(_described)},
    forms=_forms,
    settled=_settled,
    name="duel-masters-card-text",
    loose=re.compile("(?<=[がをにはでとての体枚つ度回])、|(?<=から|まで|なら)、"),
)
"""Japanese card text of Duel Masters; sentences are in the spelling of `spelling.normalised`."""
