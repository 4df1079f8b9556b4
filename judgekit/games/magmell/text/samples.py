"""One sentence for every wording of the rows of Japanese card text: what a test of ambiguity reads."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.magmell.text.grammar import templates


def samples() -> Iterator[str]:
    """Yield one sentence for every wording of an action, a change, an event or a statement, for tests of ambiguity."""
    fill = {
        "number": "2",
        "name": "《霧の鹿》",
        "quoted": "「防御されない」",
        "filter": "ユニット",
        "every": "すべてのユニット",
        "object": "それを",
        "thing": "このユニット",
        "pieces": "2個",
        "hueword": "赤",
        "search": "魔導書からユニット1枚を探し、",
        "anyone": "このユニット",
        "eventer": "相手",
        "count": "2体",
        "points": "3点",
        "single": "このユニット",
        "whom": "それ",
        "subject": "それ",
        "aim": "ユニット1体",
        "player": "相手",
        "actor": "相手",
        "zone": "ダスト",
        "kind": "パワー",
        "bound": "3以下",
        "stats": "AP+1",
        "clause": "防御されない",
        "token": "AP1/HP1のトークン",
        "figure": "AP1/HP1の",
        "hue": "赤の",
        "who": "このユニット",
        "one": "1体",
        "change": "それのAPは2増加する",
        "condition": "あなたのターン",
        "counted": "魔石の数",
        "kindword": "苔",
    }
    for template in templates():
        text = "".join(word if isinstance(word, str) else fill.get(word[1], "") for word in template.words)
        if template.category in ("act", "change", "entry", "lessening", "pricing", "clause", "ban"):
            yield text
        elif template.category == "event":
            yield f"{text}とき、カードを1枚引く"
        elif template.category == "moment":
            yield f"{text}、カードを1枚引く"
        elif template.category == "condition":
            yield f"{text}ならば、カードを1枚引く"
        elif template.category == "instead":
            yield f"このユニットが破壊される場合、かわりに{text}"
