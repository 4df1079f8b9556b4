"""What values of objects and players are called in an answer, and what they are in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.amounts_told import yes_or_no
from judgekit.scenarios.notation.answering.ends import MOST_RESULTS, Decisive, Leaf
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.last_seen import before_it_left
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.results import played_on_from
from judgekit.scenarios.notation.words.phrasing import zone_called
from judgekit.table.adapter import GameAdapter
from judgekit.table.wording import COUNTERS

KEYS = told_in_words.PROPERTIES | {
    "ap": "AP",
    "hp": "HP",
    "power": "パワー",
    "cost": "コスト",
    "civilizations": "文明",
    "races": "種族",
    "toughness": "タフネス",
    "pt": "サイズ",
    "life": "ライフ",
    "abilities": "能力",
    "types": "タイプ",
    "subtypes": "サブタイプ",
    "colors": "色",
    "loyalty": "忠誠度",
    "mana-value": "マナ総量",
    "keywords": "キーワード能力",
    "counters": "カウンター",
    "poison": "毒カウンター",
    "stack": "スタック",
    "priority": "優先権を持つプレイヤー",
    "active": "ターン・プレイヤー",
}


IN_ENGLISH = {"ap": "AP", "hp": "HP", "poison": "poison counters"}
"""Properties whose names are no words of English."""

IF_NOTHING_MORE = Bilingual("誰もほかに何もしなければ。", "if nobody does anything more; ")
"""What is said with a value that is told of the end, before the one that it has now."""
OF_THE_GAME = frozenset(("types", "subtypes", "colors", "civilizations", "keywords", "abilities"))
"""Properties whose values are words of the game."""

_STATUSES = {
    "tapped": (("タップ状態", "アンタップ状態"), ("tapped", "untapped")),
    "rested": (("レスト状態", "アクティブ状態"), ("rested", "active")),
}
"""Properties that an object has or has not: what it is then, in Japanese and in English."""


def valued(scene: GameAdapter, name: str, key: str, *found: object) -> Bilingual:
    """Return a value in words, or several that may be.

    Args:
        scene: the game.
        name: the object or player; empty for a value of the game.
        key: the property.
        found: the values.
    """
    if key in _STATUSES and name:
        japanese_words, english_words = _STATUSES[key]
        en, ja = (
            joint.join(there if one is True else not_there for one in found)
            for joint, (there, not_there) in ((" or ", english_words), ("か", japanese_words))
        )
        return Bilingual(f"{name}は{ja}である", f"{name} is {en}")
    if name and key in SIZES and {words(one) for one in found} == {"none"}:
        of = "power and toughness" if key == "pt" else IN_ENGLISH.get(key, key)
        return Bilingual(f"{name}には{KEYS.get(key, key)}がない", f"{name} has no {of}")
    english, japanese = ([value_in_words(scene, key, one, lang) for one in found] for lang in ("en", "ja"))
    en, ja = " or ".join(english), "か".join(japanese)
    if not name:
        return Bilingual(f"{KEYS.get(key, key)}: {ja}", f"{key}: {en}")
    if key == "controller":
        return Bilingual(f"{name}のコントローラーは{ja}", f"{en} controls {name}")
    return Bilingual(
        f"{name}の{KEYS.get(key, key)}は{ja}", f"{name}: {IN_ENGLISH.get(key, key.replace('-', ' '))} {en}"
    )


def held_in(scene: GameAdapter, position: AnyPosition, player: str, zone: str) -> str:
    """Return how many a player has in a zone of a position."""
    value = scene.player_value(position, player, zone).value
    return str(len(value)) if isinstance(value, (frozenset, set, list, tuple)) else words(value)


def comes_about(scene: GameAdapter, position: AnyPosition, name: str, key: str) -> Bilingual | None:
    """Return how a value comes about: what is printed, then what each effect makes of it; None where nothing changes it."""
    stages = scene.notation.stages(position, name, key)
    if len(stages) <= 1:
        return None
    english, japanese = [], []
    for value, source in stages:
        of = scene.name_of(position, source) if source in position.objects else source
        by = "counters" if source == "counter" else of
        by_ja = "カウンター" if source == "counter" else of
        english.append(f"{value} ({by})" if source else f"{value} (printed)")
        japanese.append(f"{value}({by_ja})" if source else f"{value}(印刷値)")
    return Bilingual(" → ".join(japanese), " → ".join(english))


def status_answer(body: str, said: Bilingual) -> Bilingual | None:
    """Return whether something has the status that a question asks for; None where it asks something else."""
    asked = re.search(r"\b(untapped|tapped|rested|active)\b|(アンタップ|タップ|レスト|アクティブ)", body, re.IGNORECASE)
    pairs = [*zip(*_STATUSES["tapped"], strict=True), *zip(*_STATUSES["rested"], strict=True)]
    has = next((pair for pair in pairs if str(said.en).endswith(f" is {pair[1]}")), None)
    if asked is None or has is None:
        return None
    yes = (asked.group(1) or "").casefold() == has[1] or f"{asked.group(2)}状態" == has[0]
    return yes_or_no(said, yes=yes)


def value_in_words(scene: GameAdapter, key: str, found: object, lang: str) -> str:
    """Return a value of a property in words: counters with their numbers, the stack with what is on top."""
    if isinstance(found, Mapping):
        counters = (
            f"{number} {kind}" if lang == "en" else f"{COUNTERS.get(str(kind), str(kind))}カウンター{number}個"
            for kind, number in found.items()
        )
        return told_in_words.joined(counters, lang)
    if isinstance(found, (frozenset, set)):
        found = sorted(found, key=str)
    if lang == "ja" and key in OF_THE_GAME and isinstance(found, (list, tuple)):
        words_of = (scene.notation.japanese, scene.notation.subtypes)
        found = [told_in_words.in_japanese(str(one), *words_of) for one in found]
    if key == "stack" and isinstance(found, (list, tuple)) and len(found) > 1:
        top = "{}(一番上)" if lang == "ja" else "{} (on top)"
        found = [*found[:-1], top.format(found[-1])]
    return told_in_words.value(found, scene, key, lang)


SIZES = frozenset(("power", "toughness", "pt", "ap", "hp", "loyalty"))
"""Properties that are asked of what was on the table, where a card lies elsewhere by now."""


def behind(scene: GameAdapter, key: str) -> frozenset[str]:
    """Return a property with the kinds of counters that make it what it is: those by which things grow and shrink."""
    return frozenset((key, *(scene.notation.measured if key in SIZES else ())))


def value_at(scene: GameAdapter, leaf: Leaf, name: str, key: str, start: AnyPosition | None = None) -> object:
    """Return a value of a player or an object at the end of a line of play; None where there is none.

    The size of what has left the table is the one that it had when it was last there.
    """
    seen = before_it_left(scene, leaf.position, leaf.records, name, start) if key in SIZES else None
    return _found(scene, seen or leaf.position, name, key)


def _found(scene: GameAdapter, position: AnyPosition, name: str, key: str) -> object:
    look = scene.player_value if name in position.players else scene.object_value
    try:
        return look(position, name, key).value
    except JudgekitError:
        return None


def as_card(
    scene: GameAdapter, leaves: Sequence[Leaf], name: str, key: str, start: AnyPosition | None = None
) -> list[Bilingual]:
    """Return what a property is of the card of something that has left the table, where that was another one when it was there.

    Nothing is told of it where it leaves only on some lines of play.
    """
    found: dict[Bilingual, None] = {}
    for leaf in leaves if key in SIZES else ():
        if before_it_left(scene, leaf.position, leaf.records, name, start) is None:
            return []
        own, zone = _found(scene, leaf.position, name, key), _found(scene, leaf.position, name, "zone")
        if own in (None, "none") or own == value_at(scene, leaf, name, key, start) or zone not in scene.notation.zones:
            continue
        english, japanese = (value_in_words(scene, key, own, lang) for lang in ("en", "ja"))
        of, at = (zone_called(str(zone), scene.notation.zones, lang) for lang in ("en", "ja"))
        if key in scene.notation.measured:  # counted in counters, of which a card elsewhere has none
            gone = Bilingual(
                f"最後に見えたときの値で、そのあと{at}に置かれる", f"as last seen: then it is put into the {of}"
            )
            found[gone] = None
            continue
        found[
            Bilingual(
                f"最後に見えたときの値。{at}にあるカードでは{japanese}",
                f"as last seen; the card in the {of}: {english}",
            )
        ] = None
    return [*found]


def on_the_way(
    scene: GameAdapter, leaves: Sequence[Leaf], name: str, key: str, start: AnyPosition | None = None
) -> list[Bilingual]:
    """Return another size that something had for a while in what was told last, and has no more: it attacked, or fought."""
    if (
        key not in SIZES
        or len(leaves) != 1
        or before_it_left(scene, leaves[0].position, leaves[0].records, name, start)
    ):
        return []
    seen, before = _found(scene, leaves[0].position, name, key), list[object]()
    found: object = None
    decided = [one.question.position for one in leaves[0].records if one.question is not None]
    last = [*played_on_from(leaves[0].records)]
    for place, there in enumerate([*([start] if start is not None else []), *decided, *last]):
        value = _found(scene, there, name, key)
        if place >= len(decided) and value not in (seen, None, "none") and seen in before:
            found = value
        before.append(value)
    if found is None:
        return []
    english, japanese = (value_in_words(scene, key, found, lang) for lang in ("en", "ja"))
    return [Bilingual(f"それが終わったあとの値。その間は{japanese}", f"once that is over; while it lasted {english}")]


def values_by_way(
    scene: GameAdapter, leaves: Sequence[Leaf], name: str, key: str, as_line: Callable[[Question, object], str]
) -> list[tuple[str, Bilingual, int]]:
    """Return a value at the ends of lines of play, each with the decisions that lead there as lines, and how many ways do."""
    sentences = {leaf: valued(scene, name, key, value_at(scene, leaf, name, key)) for leaf in leaves}
    decisive = Decisive(sentences)
    first = {sentence: leaf for leaf, sentence in reversed(sentences.items())}
    ways = [*sentences.values()]
    return [
        ("; ".join(as_line(*decision) for decision in decisive.line(first[said])), said, ways.count(said))
        for said in dict.fromkeys(ways)
    ][:MOST_RESULTS]


def rules_of_value(scene: GameAdapter, leaf: Leaf, name: str, key: str) -> tuple[str, ...]:
    """Return the rules by which a value at the end of a line of play is so, as the game calls them."""
    look = scene.player_value if name in leaf.position.players else scene.object_value
    try:
        return tuple(look(leaf.position, name, key).rules)
    except JudgekitError:
        return ()


def last_counted(scene: GameAdapter, records: Iterable[Record], asked: Asked) -> tuple[str, ...]:
    """Return the rules that whoever began it named for what last changed a number that is counted in counters alone."""
    measured = [f"{one} counters" for one in asked.keys & scene.notation.measured & {*scene.notation.measures}]
    own = [one for one in records if one.of in asked.of and any(what in measured for what, _old, _new in one.changes)]
    event = own[-1].event if own else None
    return tuple(event.get("rules", ())) if event is not None else ()


def before_it_is_decided(
    said: list[Bilingual], leaves: Sequence[Leaf], opened: Callable[[Question], tuple[Bilingual, list[str]]]
) -> tuple[list[Bilingual], list[tuple[Bilingual, list[str]]]]:
    """Return what is told of a value, as what it is before what nobody said is decided, and that decision with its lines.

    Where lines of play have to stop at a decision, as at the targets of a third trigger, the value there is not that of their end.

    Args:
        said: what is told of the value.
        leaves: the ends of the lines of play.
        opened: tells who decides what, with the lines that do.
    """
    question = next((leaf.question for leaf in leaves if leaf.question is not None), None)
    if question is None:
        return said, []
    decision = opened(question)
    before = Bilingual(f"それが決まる前は、{said[0].ja}", f"before that, {said[0].en}")
    return [decision[0], before, *said[1:]], [decision]
