"""The choice of a decision as a line that may be added."""

from __future__ import annotations

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
