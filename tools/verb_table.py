"""The table of the verbs of instructions in the pages of scenarios, from what is registered: `python -m tools.verb_table`."""

from __future__ import annotations

import sys
from pathlib import Path

from judgekit.games.mtg.terms.actions import VERBS

PAGES = {"en": "docs/scenarios.md", "ja": "docs/scenarios.ja.md"}

BEGIN, END = "<!-- verbs: python -m tools.verb_table -->", "<!-- end of verbs -->"

HEADS = {
    "en": ("verb", "what stands behind it", "keys it may have besides", "rule"),
    "ja": ("動詞", "後に書くもの", "添えられるキー", "ルール"),
}

BEHIND = {
    "object": ("objects", "オブジェクト"),
    "player": ("players", "プレイヤー"),
    "none": ("`true`", "`true`"),
    "reference": ("a reference", "参照"),
    "references": ("references", "参照のリスト"),
    "text": ("a name", "名"),
    "any": ("objects or players", "オブジェクトかプレイヤー"),
    "ability": ("an ability", "能力"),
    "abilities": ("abilities", "能力のリスト"),
    "actions": ("instructions", "指示のリスト"),
    "modes": ("a list of `do`", "`do` のリスト"),
    "discard": ("players", "プレイヤー"),
    "token": ("a token", "トークン"),
    "mana": ("mana", "マナ"),
    "words": ("words", "語"),
    "cost": ("a cost", "コスト"),
    "condition": ("a condition", "条件"),
    "formula": ("an amount", "量"),
}
"""What the first key of an instruction takes, in both languages."""


def table(lang: str) -> str:
    """Return the table of all verbs in one language."""
    place = 0 if lang == "en" else 1
    rows = [
        (
            f"`{word}`",
            BEHIND[verb.of][place],
            " ".join(f"`{key}`" for key in verb.details),
            verb.rule,
        )
        for word, verb in sorted(VERBS.items())
    ]
    lines = [HEADS[lang], ("---",) * len(HEADS[lang]), *rows]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines)


def with_table(page: str, lang: str) -> str:
    """Return a page with the table as it is to stand there."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table(lang)}\n\n{END}{after}"


def main() -> int:
    """Write the table into both pages."""
    for lang, name in PAGES.items():
        path = Path(name)
        path.write_text(with_table(path.read_text(encoding="utf-8"), lang), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
