"""What a trace says in Japanese where its records have names: changes, values, zones, steps, choices, and what was done.

Loaded only where something is told in Japanese.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet

from judgekit.core.json_values import Json
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.grammar import NotationGrammar
from judgekit.scenarios.notation.printing import line_of, named_terms
from judgekit.table.adapter import GameAdapter
from judgekit.table.wording import DECISIONS

PROPERTIES = {
    "amount": "量",
    "attached": "つけ先",
    "attacking": "攻撃先",
    "battle": "バトル",
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
    "attacked": "攻撃対象",
    "attacking": "攻撃中",
    "battling": "バトル中",
    "day": "昼",
    "defending": "防御中",
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
_OF_PATHS = {
    "power": "パワー",
    "toughness": "タフネス",
    "pt": "パワーとタフネス",
    "hand": "手札",
    "library": "ライブラリー",
    "graveyard": "墓地",
    "types": "タイプ",
    "name": "名前",
    "color": "色",
    "colors": "色",
    "mana-cost": "マナ・コスト",
    "mana-value": "マナ総量",
    "shields": "シールド",
    "keywords": "キーワード能力",
    "targets": "対象",
}
"""Values that are asked for, by the names that paths give them."""
_YES_OR_NO = {"true": "はい", "yes": "はい", "false": "いいえ", "no": "いいえ"}
_KEYS = {
    "apply": "効果",
    "bands": "バンド",
    "check": "確認",
    "continue": "続き",
    "discard": "捨てる",
    "exile": "追放",
    "parse": "読み取り",
    "pay": "支払い",
    "play": "プレイ",
    "question": "選択",
    "random": "無作為",
    "redirect": "変更先",
    "resolve": "解決",
    "sacrifice": "生け贄",
    "start-game": "先攻",
    "stop-at": "止まるところ",
    "targets": "対象",
    "use": "使用",
    "with": "選択",
}
"""Keys of steps that have no words in notation."""
_OF_WORDS = frozenset(("with", "check"))
"""Those of them whose values are words of the game and no names."""
_COUNTER = " counters"
WORDED = frozenset(("battle", "day or night"))
"""Properties whose values are words and no names."""


def change(name: str, before: object, after: object, scene: GameAdapter | None) -> str:
    """Return what changed, and from what to what."""
    return f"{_property(name)} {value(before, scene, name)} → {value(after, scene, name)}"


def _property(name: str) -> str:
    if name.endswith(_COUNTER):
        kind = name.removesuffix(_COUNTER)
        return f"{COUNTERS.get(kind, kind)}カウンター"
    return PROPERTIES.get(name, name)


def word(found: object) -> str:
    """Return a value that is a word and no name in Japanese."""
    return VALUES.get(words(found), words(found))


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
    if found is None or isinstance(found, bool) or name in WORDED:
        return word(found)
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
    return answer(record.question, scene, plain) if record.question is not None else words(plain)


def answer(question: Question, scene: GameAdapter, plain: Json) -> str:
    """Return an answer to a decision, as a line of the table where notation has words for it.

    Args:
        question: the decision.
        scene: the game.
        plain: the answer as a scenario words it.
    """
    players, ids = question.position.players, question.position.objects
    steps: list[Mapping[str, Json]] = [plain] if isinstance(plain, Mapping) else []
    for step in (*steps, {question.kind: plain or "none"}):
        line = line_of(step, question.by, _grammar(scene), players, ids, "ja")
        if line is not None:
            return line.removeprefix(f"{question.by}: ")
    return VALUES.get(plain, plain) if isinstance(plain, str) else told(plain, scene)


def query(asked: Mapping[str, Json], scene: GameAdapter, position: AnyPosition) -> str:
    """Return what a scenario asks as a question of the table; "" where notation has no words for it.

    Args:
        asked: the query.
        scene: the game.
        position: where it is asked.
    """
    by = str(asked.get("by", ""))
    plain = {key: inner for key, inner in asked.items() if key != "by"}
    for term in (asked, plain):
        for way in named_terms(term, position.players, position.objects, by):
            said = _grammar(scene).worded("asked", way, "ja")
            if said is not None and "@" not in said:
                return f"? {said}" + (f" ({by})" if by and "by" not in term else "")
    path = asked.get("value")
    if isinstance(path, str) and set(asked) == {"value"}:
        return f"? {path_named(path)}"
    if "parse" in asked:
        return f"? {_named('parse', asked['parse'], scene)}"
    if isinstance(path, list) and set(asked) == {"value"}:
        return f"? {'、'.join(path_named(str(one)) for one in path)}"
    return _asked_of_decision(asked, scene)


def _asked_of_decision(asked: Mapping[str, Json], scene: GameAdapter) -> str:
    """Return a query for the legal answers of a decision, or for who makes it; "" where it is none."""
    key = next((key for key in ("legal", "decider") if isinstance(asked.get(key), str)), "")
    if not key or not set(asked) <= {key, "by", "of"}:
        return ""
    kind = str(asked[key])
    kinds = sorted(scene.answers(asked)) if key == "legal" else [kind]
    names = [said for one in kinds if not (said := decision(one, scene)).isascii()]
    said = names[0] if len(kinds) == 1 and names else "" if kind not in ("choices", "choice") else "選択"
    about = "、".join(str(asked[one]) for one in ("of", "by") if one in asked)
    return (
        f"? {said}{'の適正な答え' if key == 'legal' else 'を決めるのは'}{f' ({about})' if about else ''}"
        if said
        else ""
    )


def path_named(path: str) -> str:
    """Return the path of a value (bear.power) as what of whom it is."""
    of, dot, name = path.partition(".")
    key, _, kind = name.partition(".")
    said = (
        f"{COUNTERS.get(kind, kind)}カウンター" if key == "counters" and kind else _OF_PATHS.get(key) or _property(name)
    )
    return f"{of}の{said}" if dot else path


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
    found = next(filter(None, lines), "")
    return found or _deed_by_parts(action, somebody, scene, position)


def _deed_by_parts(action: Mapping[str, Json], somebody: str, scene: GameAdapter, position: AnyPosition) -> str:
    """Return a step of which notation says a part only: that part, and the rest by its names."""
    by = str(action.get("by", somebody))
    if set(action) <= {"choose", "by", "question", "of"} and "choose" in action:
        chosen = action["choose"]
        said = answer(position.question, scene, chosen) if position.question is not None else words(chosen)
        return f"{by}: {_YES_OR_NO.get(said, said)}"
    keys = [key for key in action if key != "by"]
    for length in range(len(keys) - 1, 0, -1):
        head: dict[str, Json] = {key: action[key] for key in ("by", *keys[:length]) if key in action}
        line = line_of(head, by, _grammar(scene), position.players, position.objects, "ja")
        if line is not None:
            rest = "、".join(_named(key, action[key], scene) for key in keys[length:])
            return f"{line[:-1]}、{rest})" if line.endswith(")") else f"{line} ({rest})"
    said = "、".join(_named(key, action[key], scene) for key in keys)
    return f"{by}: {said}" if "by" in action else said


def _named(key: str, plain: Json, scene: GameAdapter) -> str:
    kind = _KEYS.get(key) or decision(key, scene)
    return f"{kind}: {told(plain, scene, of_words=key in _OF_WORDS)}"


def told(plain: object, scene: GameAdapter, *, of_words: bool = False) -> str:
    """Return plain data in words: lists and tables without brackets.

    Args:
        plain: the data.
        scene: the game.
        of_words: its texts are words of the game, which are said in Japanese; else they may be names, which stay.
    """
    if isinstance(plain, Mapping):
        pairs = (f"{key} → {told(inner, scene, of_words=of_words)}" for key, inner in plain.items())
        return "、".join(pairs) or VALUES["none"]
    listed = sorted(plain, key=str) if isinstance(plain, AbstractSet) else plain
    if isinstance(listed, (list, tuple)):
        return "、".join(told(one, scene, of_words=of_words) for one in listed) or VALUES["none"]
    said = words(plain)
    if not of_words:
        return said if isinstance(plain, str) else VALUES.get(said, said)
    return VALUES.get(said) or scene.notation.japanese.get(said.casefold()) or zone(said, scene) or said


_GRAMMARS: dict[int, NotationGrammar] = {}


def _grammar(scene: GameAdapter) -> NotationGrammar:
    """Return the notation of a game; there is one adapter for each."""
    if id(scene.notation) not in _GRAMMARS:
        _GRAMMARS[id(scene.notation)] = NotationGrammar(scene.notation)
    return _GRAMMARS[id(scene.notation)]
