"""What a trace says in words where its records and a file have names: changes, values, zones, steps, choices, what was done.

Every function takes the language, "en" or "ja". In English a name is its own word, without its hyphens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from judgekit.core.json_values import Json
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.telling.printing import line_of, named_terms
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.table.adapter import GameAdapter
from judgekit.table.wording import COUNTERS, DECISIONS

_COMMA = {"en": ", ", "ja": "、"}

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
    "outside": "ゲームの外部",
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
    "classify": "分類",
    "commander": "統率者",
    "deck": "デッキ",
    "visible-to": "見えるか",
    "legal": "適正な答え",
    "ability": "能力",
    "object": "対象のもの",
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
_NO_NAMES = frozenset(("true", "false", "none"))
"""Words of scenarios that are nobody's name."""
_OF_WORDS = frozenset(("with", "check", "special"))
"""Those of them whose values are words of the game and no names."""
_COUNTER = " counters"
_ENGLISH = {
    "true": "yes",
    "false": "no",
    "accept": "yes",
    "decline": "no",
    "state-based-actions": "state-based actions",
}
"""Words of scenarios that are no words of English."""
_HYPHENED = re.compile(r"[a-z]+(?:-[a-z]+)+")
"""A word of scenarios with its hyphens, and no name such as ox-1."""
WORDED = frozenset(("battle", "day or night"))
"""Properties whose values are words and no names."""


def change(name: str, before: object, after: object, scene: GameAdapter | None, lang: str) -> str:
    """Return what changed, and from what to what."""
    return f"{property_named(name, lang)} {value(before, scene, name, lang)} → {value(after, scene, name, lang)}"


def property_named(name: str, lang: str) -> str:
    """Return a property by the name that traces give it."""
    if lang == "en":
        return name.replace("-", " ") if _COUNTER not in name else name
    if name.endswith(_COUNTER):
        kind = name.removesuffix(_COUNTER)
        return f"{COUNTERS.get(kind, kind)}カウンター"
    return PROPERTIES.get(name, name)


def word(found: object, lang: str) -> str:
    """Return a value that is a word and no name."""
    said = words(found)
    if lang == "ja":
        return VALUES.get(said, said)
    return _ENGLISH.get(said) or (said.replace("-", " ") if _HYPHENED.fullmatch(said) else said)


def value(found: object, scene: GameAdapter | None, name: str, lang: str) -> str:
    """Return a value of a property; names of objects and cards stay, whatever word they are.

    Args:
        found: the value.
        scene: the game, for its zones.
        name: the property.
        lang: "en" or "ja".
    """
    if isinstance(found, tuple | list | frozenset | set):
        return _COMMA[lang].join(value(one, scene, name, lang) for one in found) or word(None, lang)
    said = words(found) if isinstance(found, str | int | Mapping | Iterable) or found is None else str(found)
    if name == "zone":
        return zone(said, scene, lang) or word(said or None, lang)
    if found is None or isinstance(found, bool) or name in WORDED:
        return word(found, lang)
    return said or word(None, lang)


_BEHIND = re.compile(
    r"(?:from )?(?P<rest>[a-z]+(?: [a-z]+)?|\d+|(?:\{[^{}]*\})+)|from (?P<several>[a-z]+(?: and (?:from )?[a-z]+)+)"
)
"""What stands behind a keyword: protection from red, ward {2}, bushido 1."""


def in_japanese(said: str, japanese: Mapping[str, str], subtypes: Mapping[str, str]) -> str:
    """Return a word of a game in Japanese: a keyword with what stands behind it, a type, a colour; any other as it is.

    Args:
        said: the word as positions have it.
        japanese: words of the game in Japanese, by the English.
        subtypes: subtypes in Japanese, by their English in small letters.
    """
    plain = said.casefold()
    whole = japanese.get(said) or japanese.get(plain) or subtypes.get(plain)
    if whole:
        return whole
    parts = plain.split(" ")
    for number in range(len(parts) - 1, 0, -1):
        head, behind = " ".join(parts[:number]), _BEHIND.fullmatch(" ".join(parts[number:]))
        if head in japanese and behind is not None:
            rest = behind["rest"] or re.sub(" and (?:from )?", "、", behind["several"])
            told = "、".join(japanese.get(one) or subtypes.get(one) or one for one in rest.split("、"))
            return f"{japanese[head]}({told})"
    return said


def joined(said: Iterable[str], lang: str) -> str:
    """Return words in a row, or that there are none.

    Args:
        said: the words.
        lang: "en" or "ja".
    """
    return _COMMA[lang].join(said) or word(None, lang)


def zone(name: str, scene: GameAdapter | None, lang: str) -> str:
    """Return the name of a zone; "" where the game has none of this name."""
    said = scene.notation.zones.get(name) if scene is not None else None
    return said[lang == "ja"].partition("|")[0].strip() if said is not None else ""


def step_named(name: str, scene: GameAdapter, lang: str) -> str:
    """Return a step or phase of the turn by its name; the name where notation has no words for it."""
    found = _grammar(scene).worded("moment", {"step": name}, lang)
    return found if found is not None else name


def decision(kind: str, scene: GameAdapter, lang: str) -> str:
    """Return what is decided, by the kind of decision."""
    if lang == "en":
        return kind.replace("-", " ")
    return DECISIONS.get(kind) or scene.wording(kind, "ja")


def choice(record: Record, scene: GameAdapter, plain: Json, lang: str) -> str:
    """Return what was chosen in a decision, as a line of the table where notation has words for it.

    Args:
        record: the decision.
        scene: the game.
        plain: the choice as a scenario words it.
        lang: "en" or "ja".
    """
    return answer(record.question, scene, plain, lang) if record.question is not None else told(plain, scene, lang)


def answer(question: Question, scene: GameAdapter, plain: Json, lang: str) -> str:
    """Return an answer to a decision, as a line of the table where notation has words for it.

    Args:
        question: the decision.
        scene: the game.
        plain: the answer as a scenario words it.
        lang: "en" or "ja".
    """
    players, ids = question.position.players, question.position.objects
    # The keys of a step are words; those of a table are objects or players, and a table is no step.
    is_step = isinstance(plain, Mapping) and not any(key in ids or key in players for key in plain)
    for step in ([plain] if isinstance(plain, Mapping) and is_step else []) + [{question.kind: plain or "none"}]:
        line = line_of(step, question.by, _grammar(scene), players, ids, lang)
        if line is not None:
            return line.removeprefix(f"{question.by}: ").removeprefix(f"{question.by} ")
    return word(plain, lang) if isinstance(plain, str) else told(plain, scene, lang)


def query(asked: Mapping[str, Json], scene: GameAdapter, position: AnyPosition, lang: str) -> str:
    """Return what a scenario asks as a question of the table; "" where there are no words for it.

    Args:
        asked: the query.
        scene: the game.
        position: where it is asked.
        lang: "en" or "ja".
    """
    by = str(asked.get("by", ""))
    plain = {key: inner for key, inner in asked.items() if key != "by"}
    for term in (asked, plain):
        for way in named_terms(term, position.players, position.objects, by):
            said = _grammar(scene).worded("asked", way, lang)
            if said is not None and "@" not in said:
                return f"? {said}" + (f" ({by})" if by and "by" not in term else "")
    path = asked.get("value")
    if isinstance(path, str) and set(asked) == {"value"}:
        return f"? {path_named(path, lang)}"
    if "parse" in asked:
        return f"? {_named('parse', asked['parse'], scene, lang)}"
    if isinstance(path, list) and set(asked) == {"value"}:
        return f"? {_COMMA[lang].join(path_named(str(one), lang) for one in path)}"
    return _asked_of_decision(asked, scene, lang) or _asked_by_name(asked, scene, lang)


def _asked_of_decision(asked: Mapping[str, Json], scene: GameAdapter, lang: str) -> str:
    """Return a query for the legal answers of a decision, or for who makes it; "" where it is none."""
    key = next((key for key in ("legal", "decider") if isinstance(asked.get(key), str)), "")
    if not key or not set(asked) <= {key, "by", "of"}:
        return ""
    kind = str(asked[key])
    about = _COMMA[lang].join(str(asked[one]) for one in ("of", "by") if one in asked)
    behind = f" ({about})" if about else ""
    if lang == "en":
        return f"? {'legal answers' if key == 'legal' else 'who decides'}: {decision(kind, scene, lang)}{behind}"
    kinds = sorted(scene.answers(asked)) if key == "legal" else [kind]
    names = [said for one in kinds if not (said := decision(one, scene, lang)).isascii()]
    said = names[0] if len(kinds) == 1 and names else "" if kind not in ("choices", "choice") else "選択"
    return f"? {said}{'の適正な答え' if key == 'legal' else 'を決めるのは'}{behind}" if said else ""


def _asked_by_name(asked: Mapping[str, Json], scene: GameAdapter, lang: str) -> str:
    """Return a query for which there are no words by the names of its parts."""
    return "? " + ("; " if lang == "en" else "、").join(_named(key, inner, scene, lang) for key, inner in asked.items())


def path_named(path: str, lang: str) -> str:
    """Return the path of a value (bear.power) as what of whom it is."""
    of, dot, name = path.partition(".")
    key, _, kind = name.partition(".")
    if not dot:
        return word(path, lang) if lang == "en" else path
    if key == "counters" and kind:
        said = f"{COUNTERS.get(kind, kind)}カウンター" if lang == "ja" else f"{kind} counters"
    else:
        said = _OF_PATHS.get(key) or property_named(name, lang) if lang == "ja" else property_named(name, lang)
    return f"{of}の{said}" if lang == "ja" else f"{said} of {of}"


def deed(action: Mapping[str, Json], scene: GameAdapter, position: AnyPosition, lang: str) -> str:
    """Return what a step of a scenario does as a line of the table.

    Args:
        action: the step.
        scene: the game.
        position: where it is done; who has to decide there, or whose turn it is, does what it gives to nobody.
        lang: "en" or "ja".
    """
    active = scene.game_value(position, "active", None)
    somebody = (
        position.question.by if position.question is not None else str(active.value) if active is not None else ""
    )
    lines = (line_of(action, by, _grammar(scene), position.players, position.objects, lang) for by in ("", somebody))
    found = next(filter(None, lines), "")
    return found or _deed_by_parts(action, somebody, scene, position, lang)


def _deed_by_parts(
    action: Mapping[str, Json], somebody: str, scene: GameAdapter, position: AnyPosition, lang: str
) -> str:
    """Return a step of which notation says a part only: that part, and the rest by its names."""
    by = str(action.get("by", somebody))
    if set(action) <= {"choose", "by", "question", "of"} and "choose" in action:
        chosen, open_here = action["choose"], position.question
        said = answer(open_here, scene, chosen, lang) if open_here is not None else told(chosen, scene, lang)
        return f"{by}: {_YES_OR_NO.get(said, said)}" if lang == "ja" else f"{by}: {said}"
    keys = [key for key in action if key != "by"]
    for length in range(len(keys) - 1, 0, -1):
        head: dict[str, Json] = {key: action[key] for key in ("by", *keys[:length]) if key in action}
        line = line_of(head, by, _grammar(scene), position.players, position.objects, lang)
        if line is not None:
            rest = _COMMA[lang].join(_named(key, action[key], scene, lang) for key in keys[length:])
            return f"{line[:-1]}{_COMMA[lang]}{rest})" if line.endswith(")") else f"{line} ({rest})"
    said = _COMMA[lang].join(_named(key, action[key], scene, lang) for key in keys)
    return f"{by}: {said}" if "by" in action else said


def _named(key: str, plain: Json, scene: GameAdapter, lang: str) -> str:
    """Return a key of a step with what stands behind it; one that only says yes is said by its name alone."""
    kind = (_KEYS.get(key) if lang == "ja" else None) or decision(key, scene, lang)
    if lang == "en" and words(plain) == "true":
        return kind
    return f"{kind}: {told(plain, scene, lang, of_words=key in _OF_WORDS)}"


def told(plain: object, scene: GameAdapter, lang: str, *, of_words: bool = False) -> str:
    """Return plain data in words: lists and tables without brackets.

    Args:
        plain: the data.
        scene: the game.
        lang: "en" or "ja".
        of_words: its texts are words of the game, which are said in the language; else they may be names, which stay.
    """
    if isinstance(plain, Mapping):
        pairs = (f"{key} → {_inner(inner, scene, lang, of_words=of_words)}" for key, inner in plain.items())
        return _COMMA[lang].join(pairs) or word(None, lang)
    listed = sorted(plain, key=str) if isinstance(plain, AbstractSet) else plain
    if isinstance(listed, (list, tuple)):
        return _COMMA[lang].join(_inner(one, scene, lang, of_words=of_words) for one in listed) or word(None, lang)
    said = words(plain) or words(None)
    if lang == "en":
        return word(plain, lang) if of_words or not isinstance(plain, str) else _ENGLISH.get(said, said)
    if not of_words:
        return said if isinstance(plain, str) and said not in _NO_NAMES else VALUES.get(said, said)
    return VALUES.get(said) or scene.notation.japanese.get(said.casefold()) or zone(said, scene, lang) or said


def _inner(plain: object, scene: GameAdapter, lang: str, *, of_words: bool) -> str:
    """Return a member of a list or a table; one that is itself several stands in brackets, so that it stays one."""
    said = told(plain, scene, lang, of_words=of_words)
    several = isinstance(plain, (Mapping, list, tuple, AbstractSet)) and len(plain) > 1
    return f"({said})" if several else said


_GRAMMARS: dict[int, NotationGrammar] = {}


def _grammar(scene: GameAdapter) -> NotationGrammar:
    """Return the notation of a game; there is one adapter for each."""
    if id(scene.notation) not in _GRAMMARS:
        _GRAMMARS[id(scene.notation)] = NotationGrammar(scene.notation)
    return _GRAMMARS[id(scene.notation)]
