"""When in the turn a deed is done, said with it or by itself: "after combat A casts Study", "A casts Study in the end step"."""

from __future__ import annotations

import re

from judgekit.core.data_classes import replace
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.splitting import Quotes, Statement

_WHOSE = r"(?:the\s+|his\s+|her\s+|their\s+|this\s+turn's\s+)?"
_BEFORE = re.compile(
    rf"(?i:(?:in|at|during|on)\s+{_WHOSE})?(?P<step>(?i:[a-z][a-z -]*[a-z])|[^\x00-\x7f]+?)(?:に|で)?,?\s+(?P<deed>[A-H]\b.+)"
)
_BEFORE_JAPANESE = re.compile(r"(?P<step>[^\x00-\x7f,]+?)(?:に|で)?,?(?P<deed>[A-H](?:は|が).+)")
_BEHIND = re.compile(rf"(?P<deed>.+?),?\s+(?:in|at|during|on)\s+{_WHOSE}(?P<step>[a-z][a-z ]*[a-z])")


def time_said(statement: Statement, grammar: NotationGrammar, quotes: Quotes) -> tuple[str, Statement]:
    """Return in which step a deed is done, or at which moment of a fight, and the deed without these words.

    Where nothing is said of that the step is empty; the deed is where a moment stands alone.
    """
    words = Words((), (), quotes)
    if (moment := moment_in_a_fight(statement.body)) is not None:
        return moment, replace(statement, body="")
    for pattern in (_BEFORE, _BEFORE_JAPANESE, _BEHIND):
        found = pattern.fullmatch(statement.body)
        if found is None or (pattern is not _BEHIND and statement.who):
            continue
        said, deed = found["step"].strip(), replace(statement, body=found["deed"].strip())
        step = grammar.reads(said, "step", words)
        if step:
            return str(step), deed
        if (moment := moment_in_a_fight(said)) is not None:
            return moment, deed
    return "", statement


_DEALT = r"(?: (?:is|was|has been|are|were) (?:dealt|declared))?"
_MOMENTS = {
    "@before-combat": r"before (?:the )?(?:combat|attack(?:s|ing)?)(?: phase| begins| starts)?|戦闘(?:の)?前|攻撃(?:の)?前",
    "@attacked": rf"after (?:the )?(?:attack(?:s|ers)?|declaration of attackers){_DEALT}|攻撃(?:クリーチャー)?指定後",
    "@blocked": rf"after (?:the )?(?:blocks?|blockers?){_DEALT}|ブロック(?:・?クリーチャー)?(?:指定)?の?(?:後|あと)に?",
    "@first-damage": r"(?:after|between) (?:the )?first[ -]strike(?:rs)?(?: combat)?(?: damage(?: step)?)?"
    rf"(?: and (?:the )?(?:regular|normal|second)(?: (?:combat )?damage(?: step)?)?)?{_DEALT}"
    r"|先制攻撃(?:の)?ダメージの?(?:後|あと)に?",
    "@damaged": rf"after (?:the )?(?:(?:all|regular|normal) )?(?:combat )?damage{_DEALT}|(?:戦闘)?ダメージの?(?:後|あと)に?",
}
"""Moments of a fight for which the turn has no step of its own."""


def moment_in_a_fight(said: str) -> str | None:
    """Return which moment of a fight words name (after first strike damage); None where they name none."""
    return next((key for key, shape in _MOMENTS.items() if re.fullmatch(shape, said.strip(), re.IGNORECASE)), None)
