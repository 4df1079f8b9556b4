"""What a trace says in Japanese where its records have names: changes, values, zones, steps, choices, and what was done.

Loaded only where something is told in Japanese.
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.grammar import NotationGrammar
from judgekit.scenarios.notation.printing import line_of
from judgekit.table.adapter import GameAdapter
from judgekit.table.wording import DECISIONS

PROPERTIES = {
    "amount": "量",
    "attached": "つけ先",
    "attacking": "攻撃先",
    "blocking": "ブロック先",
    "card": "カード",
    "controller": "コントローラー",
    "copy": "コピー",
    "damage": "ダメージ",
    "day or night": "昼夜",
    "face": "面",
    "face-down": "裏向き",
    "flipped": "反転",
    "initiative": "イニシアチブ",
    "life": "ライフ",
    "lost": "敗北",
    "marked damage": "負っているダメージ",
    "monarch": "統治者",
    "owner": "オーナー",
    "phased-out": "フェイズ・アウト",
    "pool": "マナ・プール",
    "prepared": "準備",
    "protector": "守護者",
    "rested": "レスト状態",
    "side": "面",
    "solved": "解明",
    "tapped": "タップ状態",
    "transformed": "変身",
    "under": "下",
    "won": "勝利",
    "zone": "領域",
}
"""Properties of objects and players by the names that traces give them."""
COUNTERS = {
    "+1/+1": "+1/+1",
    "-1/-1": "-1/-1",
    "age": "経年",
    "charge": "蓄積",
    "defense": "守備",
    "energy": "エネルギー",
    "experience": "経験",
    "fade": "消散",
    "finality": "終止",
    "ice": "氷",
    "level": "レベル",
    "lore": "伝承",
    "loyalty": "忠誠",
    "oil": "油",
    "poison": "毒",
    "power": "パワー",
    "rad": "放射線",
    "shield": "盾",
    "slime": "スライム",
    "stun": "麻痺",
    "time": "時間",
    "verse": "詩句",
    "weak": "弱体",
}
"""Kinds of counter; one that a card alone has keeps its name."""
VALUES = {
    "accept": "受け入れる",
    "ante": "アンティ領域",
    "day": "昼",
    "decline": "断る",
    "false": "いいえ",
    "night": "夜",
    "none": "なし",
    "outside-the-game": "ゲームの外部",
    "pass": "パス",
    "pool": "マナ・プール",
    "true": "はい",
    "under": "カードの下",
}
"""Values that are words of scenarios."""
_COUNTER = " counters"
_WORDED = frozenset(("day or night",))
"""Properties whose values are words and no names."""


def change(name: str, before: object, after: object, scene: GameAdapter | None) -> str:
    """Return what changed, and from what to what."""
    return f"{_property(name)} {value(before, scene, name)} → {value(after, scene, name)}"


def _property(name: str) -> str:
    if name.endswith(_COUNTER):
        kind = name.removesuffix(_COUNTER)
        return f"{COUNTERS.get(kind, kind)}カウンター"
    return PROPERTIES.get(name, name)


def value(found: object, scene: GameAdapter | None, name: str) -> str:
    """Return a value of a property in Japanese; names of objects and cards stay, whatever word they are.

    Args:
        found: the value.
        scene: the game, for its zones.
        name: the property.
    """
    if isinstance(found, tuple | list | frozenset | set):
        return "、".join(value(one, scene, name) for one in found) or VALUES["none"]
    said = words(found)
    if name == "zone":
        return zone(said, scene) or VALUES.get(said, said) or VALUES["none"]
    if found is None or isinstance(found, bool) or name in _WORDED:
        return VALUES.get(said, said)
    return said or VALUES["none"]


def zone(name: str, scene: GameAdapter | None) -> str:
    """Return the name of a zone; "" where the game has none of this name."""
    said = scene.notation.zones.get(name) if scene is not None else None
    return said[1].partition("|")[0].strip() if said is not None else ""


def step_named(name: str, scene: GameAdapter) -> str:
    """Return a step or phase of the turn by its name; the name where notation has no words for it."""
    found = _grammar(scene).worded("moment", {"step": name}, "ja")
    return found if found is not None else name


def decision(kind: str, scene: GameAdapter) -> str:
    """Return what is decided, by the kind of decision."""
    return DECISIONS.get(kind) or scene.wording(kind, "ja")


def choice(record: Record, scene: GameAdapter, plain: Json) -> str:
    """Return what was chosen in a decision, as a line of the table where notation has words for it.

    Args:
        record: the decision.
        scene: the game.
        plain: the choice as a scenario words it.
    """
    question = record.question
    if question is not None:
        players, ids = question.position.players, question.position.objects
        steps: list[Mapping[str, Json]] = [plain] if isinstance(plain, Mapping) else []
        for step in (*steps, {question.kind: plain}):
            line = line_of(step, question.by, _grammar(scene), players, ids, "ja")
            if line is not None:
                return line.removeprefix(f"{question.by}: ")
    return VALUES.get(plain, plain) if isinstance(plain, str) and question is not None else words(plain)


def deed(action: Mapping[str, Json], scene: GameAdapter, position: AnyPosition) -> str:
    """Return what a step of a scenario does as a line of the table; "" where notation has no words for it.

    Args:
        action: the step.
        scene: the game.
        position: where it is done; who has to decide there, or whose turn it is, does what it gives to nobody.
    """
    active = scene.game_value(position, "active", None)
    somebody = (
        position.question.by if position.question is not None else str(active.value) if active is not None else ""
    )
    lines = (line_of(action, by, _grammar(scene), position.players, position.objects, "ja") for by in ("", somebody))
    return next(filter(None, lines), "")


_GRAMMARS: dict[int, NotationGrammar] = {}


def _grammar(scene: GameAdapter) -> NotationGrammar:
    """Return the notation of a game; there is one adapter for each."""
    if id(scene.notation) not in _GRAMMARS:
        _GRAMMARS[id(scene.notation)] = NotationGrammar(scene.notation)
    return _GRAMMARS[id(scene.notation)]
