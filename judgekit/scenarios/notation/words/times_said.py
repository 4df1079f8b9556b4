"""When in the turn a deed is done, said with it or by itself: "after combat A casts Study", "A casts Study in the end step"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.splitting import Quotes, Statement

_WHOSE = r"(?:the\s+|his\s+|her\s+|their\s+|this\s+turn's\s+)?"
_BEFORE = re.compile(
    rf"(?i:(?:in|at|during|on)\s+{_WHOSE})?(?P<step>(?i:[a-z][a-z -]*[a-z](?: [12])?)|[^\x00-\x7f]+?)(?:に|で)?,?\s+"
    r"(?P<deed>[A-H]\b.+)"
)
_BEFORE_JAPANESE = re.compile(r"(?P<step>[^\x00-\x7f,]+?)(?:に|で)?,?(?P<deed>[A-H](?:は|が).+)")
_BEHIND = re.compile(rf"(?P<deed>.+?),?\s+(?:in|at|during|on)\s+{_WHOSE}(?P<step>[a-z][a-z ]*[a-z](?: [12])?)")


def time_said(statement: Statement, grammar: NotationGrammar, quotes: Quotes) -> tuple[str, Statement]:
    """Return in which step a deed is done, or at which moment of a fight, and the deed without these words.

    Where nothing is said of that the step is empty; the deed is where a moment stands alone.
    """
    words = Words((), (), quotes)
    if (moment := moment_in_a_fight(statement.body)) is not None:
        return _or_step(moment, grammar, words), replace(statement, body="")
    for pattern in (_BEFORE, _BEFORE_JAPANESE, _BEHIND, _BEHIND_MOMENT):
        found = pattern.fullmatch(statement.body)
        if found is None or (pattern not in (_BEHIND, _BEHIND_MOMENT) and statement.who):
            continue
        said, deed = found["step"].strip(), replace(statement, body=found["deed"].strip())
        if _IN_COMBAT.search(statement.body[: found.start("deed")] or statement.body[found.end("deed") :]):
            return "@in-combat", deed
        step = grammar.reads(said, "step", words)
        if step:
            return str(step), deed
        if (moment := moment_in_a_fight(said)) is not None:
            return _or_step(moment, grammar, words), deed
    return "", statement


def _or_step(moment: str, grammar: NotationGrammar, words: Words) -> str:
    """Return a moment, or the step behind a fight where the turn of the game has one (after combat)."""
    step = grammar.reads("after combat", "step", words) if moment == "@fought" else None
    return str(step) if step else moment


_IN_COMBAT = re.compile(
    r"^[\s,]*(?:(?:during|in) (?:the |this )?(?:combat|fight|battle)|mid[- ]combat)[\s,]*$", re.IGNORECASE
)
_BEHIND_MOMENT = re.compile(
    r"(?P<deed>.+?),?\s+(?P<step>(?:before|after|once|when|during|between|as soon as)\s+[a-z][a-z -]*[a-z])"
)
_IN_A_TURN = re.compile(
    r"(?i:in the) (?P<next>next )?(?P<step>[a-z][a-z -]*?) of (?P<who>[A-H])(?:, (?P<deed>[A-H]\b.+))?"
)
_IN_A_TURN_BEHIND = re.compile(r"(?P<deed>.+?) in the (?P<next>next )?(?P<step>[a-z][a-z -]*?) of (?P<who>[A-H])")


class InATurn(NamedTuple):
    """A time in the turn of somebody.

    Attributes:
        who: whose turn it is.
        step: the step; empty where only the turn is said.
        following: in the next turn of that player.
    """

    who: str
    step: str
    following: bool


def turn_said(statement: Statement, grammar: NotationGrammar, quotes: Quotes) -> tuple[InATurn | None, Statement]:
    """Return in whose turn a deed is done, which is told of once other deeds were told, and the deed without these words."""
    found = _IN_A_TURN.fullmatch(statement.body) or _IN_A_TURN_BEHIND.fullmatch(statement.body)
    if found is None:
        return None, statement
    step = "" if found["step"] == "turn" else grammar.reads(found["step"], "step", Words((), (), quotes))
    if step is None:
        return None, statement
    when = InATurn(found["who"], str(step), bool(found["next"]))
    return when, replace(statement, body=(found["deed"] or "").strip(" ,"))


def last_told(lines: Sequence[str], most: int) -> Sequence[str]:
    """Return the last lines, at most so many, in which something is named that a pronoun may mean: not what says only when."""
    return [one for one in lines if one not in _NAMES_NOTHING and moment_in_a_fight(one) is None][-most:]


_NAMES_NOTHING = frozenset(("no blocks", "no more responses"))
_DEALT = r"(?: (?:is|was|has been|have been|are|were|gets?) (?:dealt|declared|done))?"
_AFTER = "(?:after|once|when|as soon as|following)"
_MOMENTS = {
    "@before-combat": r"before (?:the )?(?:combat|attack(?:s|ing)?)(?: phase| begins| starts)?|戦闘(?:の)?前|攻撃(?:の)?前",
    "@before-blocks": rf"before (?:the |any |an? |his |her )?(?:block(?:s|ers?|ing)?|defenders?){_DEALT}",
    "@before-damage": rf"before (?:the |any )?(?:combat )?damage{_DEALT}",
    "@in-combat": r"(?:during|in) (?:the |this )?(?:combat|fight|battle)|mid[- ]combat",
    "@attack-over": rf"{_AFTER} (?:the|that|this|his|her) (?:first )?attack|(?:攻撃|アタック)の?(?:後|あと)[にで]?",
    "@attacked": rf"{_AFTER} (?:the )?(?:attack(?:s|ers)?|declaration of attackers){_DEALT}|攻撃(?:クリーチャー)?指定後",
    "@blocked": rf"{_AFTER} (?:the )?(?:blocks?|blockers?|defen[cs]e|defenders?){_DEALT}"
    r"|ブロック(?:・?クリーチャー)?(?:指定)?の?(?:後|あと)に?",
    "@first-damage": rf"(?:{_AFTER}|between) (?:the )?first[ -]strike(?:rs)?(?: combat)?(?: damage(?: step)?)?"
    rf"(?: and (?:the )?(?:regular|normal|second)(?: (?:combat )?damage(?: step)?)?)?{_DEALT}"
    r"|先制攻撃(?:の)?(?:戦闘)?ダメージの?(?:後|あと)[にで]?",
    "@fought": rf"{_AFTER} (?:the |that |this |their )?(?:(?:first )?(?:battle|fight)|combat|(?:the )?attack is over)"
    r"(?: is over| ends| has ended| is done)?|(?:バトル|戦闘)の?(?:後|あと)に?",
    "@damaged": rf"{_AFTER} (?:the )?(?:(?:all|regular|normal) )?(?:combat )?damage{_DEALT}|(?:戦闘)?ダメージの?(?:後|あと)[にで]?",
}
"""Moments of a fight for which the turn has no step of its own."""
_ANY_MOMENT = re.compile("|".join(f"(?:{shape})" for shape in _MOMENTS.values()), re.IGNORECASE)


def moment_in_a_fight(said: str) -> str | None:
    """Return which moment of a fight words name (after first strike damage); None where they name none."""
    said = said.strip()
    if _ANY_MOMENT.fullmatch(said) is None:
        return None
    return next(key for key, shape in _MOMENTS.items() if re.fullmatch(shape, said, re.IGNORECASE))


_STEP_COMES = re.compile(
    "(?:[A-H]の(?:ターンの)?[^の、,。]*(?:ステップ|フェイズ|アップキープ|ターン終了時?)(?:中?に)?"
    "|[^の、,。]*(?:ステップ|フェイズ|アップキープ|ターン終了時?)中?に)"
)
TURN_ENDS = re.compile(r"ターン(?:を)?(?:終了|終える|エンド)(?:する)?")


def tells_that_time_goes_on(said: str) -> bool:
    """Tell whether words say that the turn ends or at which moment of a fight it is, which behind a deed is told of the play."""
    return any(one.fullmatch(said) for one in (TURN_ENDS, _STEP_COMES)) or moment_in_a_fight(said) is not None
