"""English card text, how players stand against each other: life totals and hands compared (119, 402): rows."""

from __future__ import annotations

from judgekit.language.chart import Row

ROWS: list[Row] = [
    (
        "condition",
        "a opponent have@ <n:number> or fewer card in hand",
        {"exists": {"player": "opponent", "hand": "<= $n"}},
    ),
    (
        "condition",
        "a opponent have@ <n:number> or more card in hand",
        {"exists": {"player": "opponent", "hand": ">= $n"}},
    ),
    ("condition", "a opponent have@ no card in hand", {"exists": {"player": "opponent", "hand": "= 0"}}),
    ("condition", "a opponent have@ <n:number> or less life", {"exists": {"player": "opponent", "life": "<= $n"}}),
    ("condition", "you have more life than a opponent", {"exists": {"player": "opponent", "life": {"<": "you.life"}}}),
    (
        "condition",
        "a opponent have@ more life than you",
        {"exists": {"player": "opponent", "life": {">": "you.life"}}},
    ),
    (
        "condition",
        "you have more card in hand than a opponent",
        {"exists": {"player": "opponent", "hand": {"<": "you.hand"}}},
    ),
    (
        "condition",
        "a opponent have@ more card in hand than you",
        {"exists": {"player": "opponent", "hand": {">": "you.hand"}}},
    ),
    (
        "condition",
        "you have more card in hand than each opponent",
        {"not": {"exists": {"player": "opponent", "hand": {">=": "you.hand"}}}},
    ),
    (
        "condition",
        "you have more life than each opponent",
        {"not": {"exists": {"player": "opponent", "life": {">=": "you.life"}}}},
    ),
]
