"""The choice of a decision as a line that may be added; what is chosen again and again is said once.

Every way to answer seven triggers of one card, of each "you may", is 2 to the 7th; that the same is said each time is what players
mean, and is played to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.engine import Question
from judgekit.scenarios.notation.telling.printing import choice_as_data, choice_in_words, line_of, order_line, simpler
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.table.adapter import GameAdapter


def choice_said(question: Question, plain: Json, grammar: NotationGrammar, scene: GameAdapter, lang: str) -> str:
    """Return the line of a choice: of a step by itself where it is one, as a pass or a spell.

    Args:
        question: the decision.
        plain: the choice as a scenario words it.
        grammar: the game's notation.
        scene: the game.
        lang: "en" or "ja".
    """
    by, position = question.by, question.position
    ordered = order_line(grammar.words.waiting(question), plain, by, grammar, lang)
    if ordered is not None:
        return ordered
    if question.kind in grammar.words.ordered and isinstance(plain, list):
        listed = [str(one) for one in plain]
        return f"{by}: {'、'.join(listed)}の順" if lang == "ja" else f"{by} orders {', '.join(listed)}"
    if lang == "ja" and isinstance(plain, str) and plain in grammar.words.japanese:
        return f"{by}: {grammar.words.japanese[plain]}を選ぶ"
    step = {"pass": by} if plain == "pass" else plain if isinstance(plain, dict) else None
    if step and question.kind in scene.resting:
        found = line_of(step, by, grammar, position.players, position.objects, lang)
        if found is not None:
            return found
    ways = [one for one in simpler(plain) if one == plain or _reads_alike(scene, question, one, plain)]
    said = (choice_in_words(question.kind, one, by, grammar, position.players, position.objects, lang) for one in ways)
    return next(filter(None, said), None) or choice_as_data(plain, by, lang)


def _reads_alike(scene: GameAdapter, question: Question, plain: Json, other: Json) -> bool:
    """Tell whether two wordings are read as one choice."""
    try:
        return bool(scene.read_choice(question, plain) == scene.read_choice(question, other))
    except (JudgekitError, TypeError, ValueError, KeyError, AttributeError, IndexError):
        return False


_FOLDED = 3
"""As many like lines are still told one by one."""


def said_each_time(line: Sequence[tuple[Question, object]], question: Question, scene: GameAdapter) -> list[object]:
    """Return what was chosen each time so far, where this is the same decision once more; nothing where it is not.

    Args:
        line: the decisions so far with their choices.
        question: what is asked now.
        scene: the game.
    """
    asked = {
        (one.kind, one.by, one.args, scene.name_of(one.position, one.of) if one.of else "") for one, _choice in line
    }
    now = (
        question.kind,
        question.by,
        question.args,
        scene.name_of(question.position, question.of) if question.of else "",
    )
    chosen = line[0][1]
    alike = asked == {now} and all(choice == chosen for _question, choice in line)
    return [one for one in question.legal() if one == chosen] if alike else []


def in_one_line(said: Iterable[str], lang: str) -> str:
    """Return lines as one, in which what is said many times stands once with its number."""
    times = "{line}({number}回)" if lang == "ja" else "{line} ({number} times)"
    found: list[str] = []
    for line, group in groupby(said):
        number = len([*group])
        found += [times.format(line=line, number=number)] if number > _FOLDED else [line] * number
    return "; ".join(found)
