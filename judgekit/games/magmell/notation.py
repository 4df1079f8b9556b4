"""MAGMELL in table notation: its zones, what is said of cards and players, what players do, and cards by their words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.table.notation import CardWords, NotationWords, Said, Saying, described, reasons_beside, words_of_types
from judgekit.table.notation_rows import (
    ATTACKS_SAID,
    NOT_SO,
    aimed_row,
    attack_rows,
    block_rows,
    coloured_cost,
    damage_rows,
    dies_row,
    life_row,
    measure_row,
    order_rows,
    play_rows,
    size_rows,
    turn_row,
    waiting_for,
)

_STEPS = (
    ("standby phase | standby", "スタンバイ {フェイズ|}", "standby"),
    ("draw phase", "ドロー {フェイズ|}", "draw"),
    ("stone phase", "魔石 フェイズ", "stone"),
    ("main phase | main", "メイン {フェイズ|}", "main"),
    ("end phase | end of turn", "エンド {フェイズ|} | ターン 終了 {時|}", "end"),
    ("attack declaration {step|}", "攻撃 宣言 {ステップ|}", "attack-declaration"),
    ("attack step", "攻撃 ステップ", "attack"),
    ("{defense|defence} step", "防御 ステップ", "defense"),
    ("damage step", "ダメージ ステップ", "damage"),
    ("end of battle", "バトル 終了 {ステップ|}", "battle-end"),
)
_COUNTERS = {"power": "パワー", "weak": "ウィーク", "cremation": "火葬"}
_DONE_BY_MAGIC = (
    Saying(r"(?P<x>[^,を]+?)で(?P<on>[^,で]+?)を(?:破壊|除去|レスト)(?:する)?", "{x}を{on}に使う", casts=True),
    Saying(r"(?P<on>[^,で]+?)を(?P<x>[^,を]+?)で(?:破壊|除去|レスト)(?:する)?", "{x}を{on}に使う", casts=True),
)
"""What is done to something by a card: 業火で狼を焼く."""
_ROWS: tuple[Said, ...] = (
    *(("step", english, japanese, step) for english, japanese, step in _STEPS),
    ("fact", "{rested|resting|exhausted}", "{レスト|休息} {状態|済み|中|している|}", {"rested": "true"}),
    (
        "fact",
        "{awake|active|not {rested|resting|exhausted}}",
        f"{{ウェイク|アクティブ}} {{状態|中|している|}} | レスト {{状態|中|}} {NOT_SO} | 休息 {{状態|中|}} {NOT_SO}",
        {"rested": "false"},
    ),
    *(("fact", f"{{a|}} {kind} counter {{on it|}}", "", {"counters": {kind: "1"}}) for kind in _COUNTERS),
    *(
        (
            "fact",
            f"<n:number> {kind} counters~counter",
            f"{ja}カウンター <n:number> {{個|}}",
            {"counters": {kind: "$n"}},
        )
        for kind, ja in _COUNTERS.items()
    ),
    # Players, and what they do.
    life_row(),
    turn_row("main"),
    *play_rows(
        "uses~use~casts~cast~plays~play~summons~summon",
        "使用 する",
        "使用 {する|}|使う|唱える|撃つ|打つ|召喚 {する|}|出す|プレイ {する|}",
        "use",
    ),
    *order_rows("on chant", "チャント"),
    aimed_row("uses~use~casts~cast~plays~play", "使用 {する|}|使う|唱える|撃つ|打つ", {"use": "$x", "targets": "$t"}),
    ("deed", "declares~declare an attack", "攻撃 を 宣言 {する|}", {"choose": "attack"}),
    ("deed", "declares~declare an attack with <a:thing>", "<a:thing> の 攻撃 を 宣言 {する|}", {"attack": "$a"}),
    *attack_rows(
        lambda what: {"@steps": [{"attack": "$a"}, {"pass": "all"}, {"attack-target": what}]},
        "player|opponent",
        "プレイヤー|相手|相手 プレイヤー",
        "player",
        "プレイヤー",
    ),
    ("deed", "makes <t:thing> the attack target", "<t:thing> を 攻撃対象 に {する|指定 する}", {"attack-target": "$t"}),
    ("deed", "attack target <t:thing>", "攻撃対象 <t:thing>", {"attack-target": "$t"}),
    *block_rows(
        "defends~defend~blocks~block",
        "防御|ブロック|防ぐ",
        "defend",
        none="does~do~can not defend~block | {declares|} no defense~def~defenses~defender~defenders~block~blocks~blockers|takes it",
        none_japanese="{防御|ブロック} {しない|なし} | 通す | スルー {する|} | 受ける",
    ),
    ("tail", "on <t:things>", "対象 <t:things>", {"targets": "$t"}),
    ("tail", "paying with <t:things>", "<t:things> で 支払う", {"pay": {"cost": "$t"}}),
    ("tail", "mode <n:number>", "モード <n:number>", {"mode": "$n"}),
    # Expectations and questions.
    dies_row("destroyed|dead|put into {the|} dust", "ダスト", "dust"),
    *damage_rows("battle-end", "battle", "バトル"),
    measure_row("{AP|power}", "{AP|パワー}", "ap"),
    measure_row("HP", "HP", "hp"),
    *size_rows("size|AP and HP|power and toughness", "サイズ|大きさ|AP と HP"),
    ("asked", "legal defenders", "防御 できる ユニット", {"legal": "defend"}),
)
_COLORS = {"赤": "red", "青": "blue", "緑": "green", "無": "colorless"}
_COLORS |= {name: name for name in _COLORS.values()}
_COLOR_OF = re.compile(r"(?<=[赤青緑色])の(?=[ユマク])")  # what joins a colour to the kind of a card: 赤のユニット
_SYMBOL = re.compile(r"([^\W\d]+)\s*:?\s*(\d+)?|(\d+)")
_TIMINGS = {"クイック": "quick", "ノーマル": "normal", "quick": "quick", "normal": "normal"}
_TYPES = {"ユニット": "Unit", "マジック": "Magic", "unit": "Unit", "magic": "Magic", "魔石": "Stone", "stone": "Stone"}
_CALLED = {"types": _TYPES, "timing": _TIMINGS, "color": _COLORS | {f"{one}色": _COLORS[one] for one in _COLORS}}
"""What the words of a card name, behind its cost."""


def _define(words: CardWords) -> Mapping[str, Json] | str:
    """Return the definition of a card by its words (201): its cost in braces, AP and HP, its type and timing."""
    costs: dict[str, dict[str, Json]] = {}
    for key, symbols in (("cost", words.cost), *words.further):
        found_cost = _cost_of(symbols, words.name)
        if isinstance(found_cost, str):
            return found_cost
        costs[key] = found_cost
    called = _called(words)
    if isinstance(called, str):
        return called
    types, timing, color = (called.get(key, "") for key in _CALLED)
    if words.numbers:
        ap, _stroke, hp = words.numbers.partition("/")
        found: dict[str, Json] = {"types": types or "Unit", "ap": ap, "hp": hp or "1"}
    elif timing or types:
        found = {"types": types or "Magic"}
    else:
        return phrase(
            "what type of card is {name}? say its AP/HP, or quick magic (クイック マジック), behind its cost",
            name=words.name,
        )
    found |= {key: one for key, one in costs.items() if one}
    if color and not costs.get("cost", {}).keys() - {"colorless"}:
        found["color"] = color
    elif color and color not in costs["cost"]:
        return phrase("{name} is said to be {color}, which its cost is not", name=words.name, color=color)
    if timing or found["types"] == "Magic":
        found["timing"] = timing or "normal"
    if words.text:
        found["text"] = words.speaking_of_itself("このユニット" if words.numbers else "").text
    return found


def _called(words: CardWords) -> dict[str, str] | str:
    """Return the type, the timing and the color that words of a card name; a text says which word is none of these."""
    found: dict[str, str] = {}
    for word in re.sub(r"[・,、]|(?<!\w)(?:card|の)(?!\w)", " ", _COLOR_OF.sub(" ", words.rest)).split():
        meant = {key: one for key, table in _CALLED.items() if (one := table.get(word) or table.get(word.casefold()))}
        if not meant and word.casefold() in ("catalyst", "触媒"):
            example = "catalyst {red}{red} / 触媒{赤}{赤}"
            return phrase("{name}: say its catalyst in braces: {example}", name=words.name, example=example)
        if not meant or any(found.get(key, one) != one for key, one in meant.items()):
            return phrase("not understood: {word!r} of {name}", word=word, name=words.name)
        found |= meant
    return found


def _cost_of(symbols: str, name: str) -> dict[str, Json] | str:
    """Return how many stones of which colour symbols in braces ask for ({red}{red}, {red 2}{1}), or what is wrong with them."""
    found: dict[str, int] = {}
    for inside in re.findall(r"\{([^{}]*)\}", symbols):
        left = inside.strip()
        while left:
            match = _SYMBOL.match(left)
            if match is None or (match.group(3) and match.group() != inside.strip()):
                return phrase(
                    "not understood: {word!r} of {name}; write it as {example}",
                    word=f"{{{inside}}}",
                    name=name,
                    example="{red 2}{1}",
                )
            color, number, alone = match.groups()
            colors = [color] if color and color.casefold() in _COLORS else [*(color or "")]
            if any(one.casefold() not in _COLORS for one in colors):
                return phrase("{name}: {color} is no colour (red, green, blue, colorless)", name=name, color=color)
            for one in [_COLORS[one.casefold()] for one in colors] or ["colorless"]:
                found[one] = found.get(one, 0) + 1
                last = one
            found[last] += int(number or alone or 1) - 1
            left = left[match.end() :].lstrip(" 、,/・")
    return {color: str(number) for color, number in found.items() if number}


def _describe(name: str, card: Mapping[str, Json]) -> str | None:
    """Return a card in words that read back as it is; None where it says more than these."""
    signs = {color: sign for sign, color in reversed(_COLORS.items())}
    cost, catalyst = (
        "".join(f"{{{signs.get(color, color)}{number}}}" for color, number in costs.items())
        if isinstance(costs := card.get(key), Mapping)
        else ""
        for key in ("cost", "catalyst")
    )
    further = (("catalyst", catalyst),) if catalyst else ()
    size = f"{card['ap']}/{card['hp']}" if "ap" in card and "hp" in card else ""
    rest = " ".join(str(card[key]) for key in ("timing", "types") if key in card)
    text = str(card["text"]) if card.get("text") else None
    return described(CardWords(name, text, cost, size, rest, further), card, _define)


_STONES = tuple(
    ((f"{sign}の魔石", sign, f"{name} stone", name), {"types": "Stone"})
    for sign, name in (("赤", "red"), ("青", "blue"), ("緑", "green"))
)

WORDS = NotationWords(
    sample="火竜 {赤}{1} 3/2",
    rows=_ROWS,
    sayings=(*ATTACKS_SAID, *_DONE_BY_MAGIC),
    zones={
        "battle-area": ("battle area", "バトルエリア | 戦闘エリア"),
        "chant": ("chant", "チャント"),
        "hand": ("hand", "手札"),
        "library": ("grimoire | library", "魔導書"),
        "stone-deck": ("stone deck", "魔石デッキ"),
        "stone-area": ("stones | stone area | mana", "魔石エリア | 魔石"),
        "dust": ("dust", "ダスト"),
    },
    shared=frozenset(("battle-area", "chant")),
    home="battle-area",
    checked={"check": "rule-processing"},
    waiting=waiting_for("trigger-order"),
    undeclared=frozenset(("defend",)),
    unasked={"defend": ("701.4.1",)},
    spell=lambda card: "Magic" in words_of_types(card),
    led={"damage": ("attack-target", "defender"), "lose-game": ("damage",)},
    lethal=("705.4.3",),
    because=reasons_beside(__file__),
    unmet=frozenset(("battle-broken",)),
    acting=frozenset(("triggered", "put-trigger", "resolve")),
    held=frozenset(("defender", "damage")),
    beside={"attack-target": ("701.3.1", "701.3.1.1", "701.3.1.2"), "destroy": ("213.3", "213.3.1")},
    turning=frozenset(("turn", "phase", "phase-over", "battle-over", "end-check", "end-of-turn")),
    countered="nullify",
    tells={"nullify": ("is nullified", "は無効になる")},
    changes={"controller": (("is now controlled by {}", "のコントローラーは{}になる"), ("", ""))},
    cost_in_braces=coloured_cost({one: one for one in ("赤", "青", "緑")}),
    idle=("continuously",),  # no unit waits a turn before it attacks
    statuses={"rested": (("becomes rested", "はレスト状態になる"), ("becomes awake", "はアウェイク状態になる"))},
    measured=frozenset(("power", "weak")),
    places={
        "use": ("hand",),
        **dict.fromkeys(("attack", "attack-target", "defend", "@of"), ("battle-area",)),
        "targets": ("battle-area", "chant"),
        "pay": ("stone-area",),
    },
    own=frozenset(("use", "attack", "defend", "pay", "cost")),
    basics=_STONES,
    define=_define,
    describe=_describe,
    unplayed={"library": {"unknown": "30"}, "stone-area": [{"card": one[0], "copies": "5"} for one, _stone in _STONES]},
    approach={"defend": {"pass": "all"}},
    zone_words={
        ("battle-area", "dust"): ("is put into the dust", "はダストに置かれる"),  # what is destroyed goes there
        ("chant", "dust"): ("", ""),
        ("", "battle-area"): ("is summoned", "が召喚される"),
        ("", "hand"): ("is put into the hand", "は手札に加わる"),
        ("", "dust"): ("is put into the dust", "はダストに置かれる"),
        ("", "dream"): ("is put into the dream", "はドリームに置かれる"),
        ("", "none"): ("vanishes", "は消滅する"),
    },
    measures={"pt": ("is", "は")},
    fighting=lambda position: position.facts.get("step") == "damage",
    fights=dict.fromkeys(("attack-declaration", "attack", "defense", "damage"), "battle-end"),
    again={"attack": {"advance": "main"}},
    decisive=frozenset(("attack", "attack-target", "defend")),
    unnamed=("Unit", "ユニット"),
    elsewhere={
        "クリーチャー": "ユニット",
        "墓地": "ダスト",
        "山札": "魔導書",
        "ライブラリー": "魔導書",
        "バトルゾーン": "戦闘エリア",
    },
    kinds=frozenset(word.casefold() for word in (*_TYPES, *_TIMINGS, *_COLORS, "赤色", "青色", "緑色")),
    passing=("the right of use", "使用権"),
    further_costs={"catalyst": ("catalyst", "触媒")},
    means="stone-area",
    any_means=("魔石", {"types": "Stone", "color": ["red", "blue", "green"]}),
    any_means_told=("{}の魔石は足りる色", "{}'s stones have the colors needed"),
)
