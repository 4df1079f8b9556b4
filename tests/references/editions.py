"""Two large editions of a rulebook in words of our own, to compare with each other."""

import random

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual

WORDS = [
    "goblin",
    "imp",
    "ogre",
    "table",
    "turn",
    "may",
    "never",
    "attack",
    "two",
    "phase",
    "card",
    "under",
    "each",
    "box",
]


def moved_on(rules: int) -> tuple[list[RuleNode], list[RuleNode]]:
    """Return two editions of so many rules: each tenth rule changes a word, and a rule put in front moves all others on by one."""
    chance = random.Random(1)
    old, new = [], []
    for place in range(rules):
        group, number = 100 + place // 30, place % 30 + 1
        text = " ".join(chance.choices([*WORDS, str(place)], k=40))
        changed = text + " indeed" if chance.random() < 0.1 else text
        old.append(_rule(f"{group}.{number}", text + ".", "mtg@20010101"))
        new.append(_rule(f"{group}.{number + 1}", changed + ".", "mtg@20020101"))
    return old, new


def _rule(number: str, text: str, edition: str) -> RuleNode:
    return RuleNode(
        book="mtg",
        edition=edition,
        number=number,
        printed_number=number,
        kind="rule",
        parent=None,
        title=Bilingual(None, None),
        text=Bilingual(None, text),
    )
