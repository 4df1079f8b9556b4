"""With what something is paid for, in table notation: what is tapped or exiled for mana, by which keyword, with which mana.

Besides, which of several effects a player has applied first (616.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.stack.costs.helping_to_pay import HELPING
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA
from judgekit.table.notation import Said

_FOR_IT = (
    "{for it|for mana|for that|to pay|to pay for it|to pay for that|for the mana|as he pays {for it|}|"
    "as she pays {for it|}|as they pay {for it|}|while paying {for it|}|to cast it|}"
)
_JAPANESE = {english: japanese for japanese, english in KEYWORDS_JA.items()}


def price_rows() -> Iterator[Said]:
    """Yield the rows."""
    yield ("tail", f"tapping <t:things> {_FOR_IT}", "<t:things> を タップ {する|して|}", {"tap": "$t"})
    yield (
        "tail",
        f"{{using|with {{the|}} mana {{from|of|off}}|off|paying for it with}} <t:things> {_FOR_IT}",
        "<t:things> {の|から 出した|から の} マナ で {支払う|}",
        {"pay": "$t"},
    )
    for japanese, color in COLORS.items():
        yield (
            "tail",
            f"tapping <t:thing> for {{a|}} {color} {{mana|}} {_FOR_IT} | "
            f"{{with|using|paying}} {{a|the|}} {color} mana {{from|of|off}} <t:thing> {_FOR_IT}",
            f"<t:thing> {{の|から 出した|から の}} {japanese} {{の|}} マナ で {{支払う|}}",
            {"pay": {"@pairs": [["$t", f"{{{_SYMBOLS[color]}}}"]]}},
        )
    for keyword in HELPING:
        japanese = _JAPANESE.get(keyword, "")
        yield (
            "tail",
            f"{{with|using|via|by}} {keyword}",
            f"{japanese} {{で|を 使って|を 使う|}}" if japanese else "",
            {"pay": keyword},
        )
        yield (
            "tail",
            f"{{with|using|via|by}} {keyword} {{,|}} tapping <n:number>",
            f"{japanese} で <n:number> {{枚|体|つ|個|}} を タップ {{する|}}" if japanese else "",
            {"pay": {"helped-by": keyword, "number": "$n"}},
        )
    yield (
        "deed",
        "applies~apply~uses~use <c:choice> first | {has|lets} <c:choice> apply first",
        "<c:choice> を 先 に 適用 {する|} | 先 に <c:choice> を 適用 {する|} | "
        "<c:choice> を 先 に {選ぶ|使う} | <c:choice> から {先 に|} 適用 {する|}",
        {"choose": "$c"},
    )


_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
