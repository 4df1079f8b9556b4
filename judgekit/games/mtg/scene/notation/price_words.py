"""With what something is paid for, in table notation: what is tapped or exiled for mana, by which keyword, with which mana.

Besides, which of several effects a player has applied first (616.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.json_values import Json
from judgekit.games.mtg.stack.costs.helping_to_pay import HELPING
from judgekit.games.mtg.terms.translations import COLORS, KEYWORDS_JA
from judgekit.language.english.verbs import third_person
from judgekit.table.notation import Said

_FOR_IT = (
    "{for it|for mana|for that|to pay|to pay for it|to pay for that|for the mana|as he pays {for it|}|"
    "as she pays {for it|}|as they pay {for it|}|while paying {for it|}|to cast it|}"
)
_AS_A_COST = "{as {a|an|the|its} {additional|extra|} cost|to pay for it|for it|for its cost}"
_HAND = "{to|back to|from} {his|her|their|the|its owner's} hand"
_JAPANESE = {english: japanese for japanese, english in KEYWORDS_JA.items()}


def price_rows() -> Iterator[Said]:
    """Yield the rows."""
    for verb, key in (
        ("sacrificing", "sacrifice"),
        ("discarding", "discard"),
        ("exiling", "exile"),
        ("returning", "return"),
    ):
        yield ("tail", f"{{by|}} {verb} <t:things> {_AS_A_COST}", "", {key: {"@one": "$t"}})
        if key != "sacrifice":
            yield ("tail", f"by {verb} <t:things> | {{by|}} {verb} <t:things> {_HAND}", "", {key: {"@one": "$t"}})
    yield ("tail", f"{{by|}} pitching <t:things> {{{_HAND}|}}", "", {"exile": {"@one": "$t"}})
    yield ("tail", "for <n:number> life", "", {"symbols": {"life": "$n"}})
    yield ("tail", "{with|for} X equal to <n:number> | where X {is|equals} <n:number>", "", {"X": "$n"})
    yield ("tail", f"tapping <t:things> {_FOR_IT}", "<t:things> を タップ {する|して|}", {"tap": "$t"})
    yield (
        "tail",
        f"{{using|with {{the|}} mana {{from|of|off}}|off|paying for it with}} <t:things> {_FOR_IT}",
        "<t:things> {の|から 出した|から の} マナ で {支払う|}",
        {"pay": "$t"},
    )
    yield (
        "tail",
        "{paying|spending} <n:number> {mana|} {for it|} | for <n:number> mana",
        "<n:number> マナ {を|で} {支払う|払う} | <n:number> マナ {支払う|払う} | <n:number> マナ で",
        {"pay": {"mana": "$n"}},
    )
    for japanese, color in COLORS.items():
        yield (
            "tail",
            f"tapping <t:thing> for {{a|}} {color} {{mana|}} {_FOR_IT} | "
            f"{{with|using|paying}} {{a|the|}} {color} mana {{from|of|off}} <t:thing> {_FOR_IT}",
            f"<t:thing> {{の|から 出した|から の}} {japanese} {{の|}} マナ で {{支払う|}}",
            {"pay": {"@pairs": [["$t", f"{{{_SYMBOLS[color]}}}"]]}},
        )
    yield from _helping_rows()
    yield from _mana_rows()
    for verb, japanese in _MODES.items():
        yield (
            "tail",
            " | ".join(
                (
                    *(
                        f"{{in|with|using|choosing}} {{the|its|a}} mode {{that|which}} {third_person(verb)}{to} | "
                        f"choosing to {verb}{to}"
                        for to in _DONE_TO
                    ),
                    f"{{in|with|using|choosing}} {{the|its}} {verb} mode",
                )
            ),
            f"{japanese} {{の|する}} モード {{で|を 選ぶ|を 選択 する}}",
            {"mode": verb},
        )
    yield (
        "deed",
        "applies~apply~uses~use <c:choice> first | {has|lets} <c:choice> apply first",
        "<c:choice> を 先 に 適用 {する|} | 先 に <c:choice> を 適用 {する|} | "
        "<c:choice> を 先 に {選ぶ|使う} | <c:choice> から {先 に|} 適用 {する|}",
        {"choose": "$c", "@decision": "replacement"},
    )
    yield (
        "deed",
        "changes~change {the|its} target {to|into} <t:thing> | redirects~redirect it to <t:thing> | "
        "{makes~make|has} it target <t:thing> {instead|}",
        "{その|} 対象 を <t:thing> に {変更 {する|}|変える} | {新しい|新たな} 対象 {に|は|を} <t:thing> {を|に|} {選ぶ|する|}",
        {"choose": {"@one": "$t"}, "@decision": "new-targets"},
    )
    yield (
        "deed",
        "changes~change the target of <x:thing> {to|into} <t:thing> | redirects~redirect <x:thing> to <t:thing>",
        "<x:thing> の 対象 を <t:thing> に {変更 {する|}|変える} | <x:thing> の {新しい|新たな} 対象 {に|は|を} <t:thing> {を|に|} "
        "{選ぶ|する|}",
        {"choose": {"@one": "$t"}, "@decision": "new-targets", "@decision-of": "$x"},
    )
    yield (
        "deed",
        "proliferates~proliferate <t:things> | chooses~choose <t:things> {for|to} {the|} {proliferate|proliferation}",
        "<t:things> を 増殖 {する|させる} | 増殖 {で|に} <t:things> を {選ぶ|選択 する}",
        {"choose": {"@one": "$t"}, "@decision": "proliferate"},
    )
    yield (
        "tail",
        "{split|divided} {evenly|} {between|among} <t:things>",
        "<t:things> に {均等 に|} {分ける|分けて}",
        {"targets": "$t"},
    )
    yield (
        "tail",
        "<n:number> {damage|} {on|to} each {of|} <t:things> | "
        "{dividing|dealing} <n:number> {damage|} {on|to} each {of|} <t:things>",
        "<t:things> に <n:number> 点 ずつ",
        {"division": {"@each": "$t", "@to": "$n"}},
    )


def _mana_rows() -> Iterator[Said]:
    """Yield how mana is said to be made before it is spent, of which colour, and that it is (106.4, 605.1a)."""
    yield (
        "deed",
        "taps~tap {one|} <x:thing> for {a|} mana",
        "<x:thing> {を|から} {タップ {して|し}|} {、|,|} マナ を {出す|生み出す|引き出す}",
        {"activate": "$x", "@saying": "@mana-"},
    )
    for sign, color in (COLORS | {"無色": "colorless"}).items():
        yield (
            "deed",
            f"taps~tap {{one|}} <x:thing> for {{a|}} {color} {{mana|}}",
            f"<x:thing> {{を|から|で}} {{タップ {{して|し}}|}} {{、|,|}} {sign} {{の|}} {{マナ|}} を {{出す|生み出す|引き出す}} | "
            f"<x:thing> を {sign} {{の|}} マナ {{の ため に|で|に}} タップ {{する|}}",
            {"activate": "$x", "@saying": f"@mana-{color}"},
        )
    yield (
        "tail",
        "{with|using|from|off|spending|paying with} {it|that|that mana|this mana|the mana|{the|} floating mana}",
        "{その|この|出た|出した|浮いた|浮いている} マナ {で|から|を 使って}",
        {"@floating": "true"},
    )


def _helping_rows() -> Iterator[Said]:
    """Yield how something is said to be paid for by a keyword: with convoke, with delve tapping three."""
    yield (
        "tail",
        "{delving|exiling} all <n:number> {cards|} {{in|from} {the|his|her|their} graveyard|} {{with|using|via|by|for} delve|} ",
        "",
        {"pay": {"helped-by": "delve", "helped": "$n"}},
    )
    yield (
        "tail",
        "delving {away|} {all {cards|of it|of them|}|everything|{his|her|their|the} {whole|entire|} graveyard}",
        "",
        {"pay": {"helped-by": "delve", "helped": "all"}},
    )
    for keyword in HELPING:
        japanese = _JAPANESE.get(keyword, "")
        yield (
            "tail",
            f"{{with|using|via|by}} {keyword}",
            f"{japanese} {{で|を 使って|を 使う|}}" if japanese else "",
            {"pay": keyword},
        )
        done = _HELPING_DEEDS.get(keyword, f"{keyword}ing")
        cards, away = (
            "{card|cards|of them|creature|creatures|artifact|artifacts|token|tokens|}",
            "{{in|from} {the|his|her|their|} graveyard|away|}",
        )
        by = f"{{with|using|via|by|for}} {keyword}"
        number: dict[str, Json] = {"pay": {"helped-by": keyword, "helped": "$n"}}
        yield (
            "tail",
            f"{{with|using|via|by}} {keyword} {{,|}} tapping <n:number>",
            f"{japanese} で <n:number> {{枚|体|つ|個|}} を タップ {{する}}" if japanese else "",
            {"pay": {"helped-by": keyword, "number": "$n"}},
        )
        exiles = keyword == "delve"
        yield (
            "tail",
            f"{by} {{,|}} exiling <n:number> {cards} {away} | {by} {{with|of|for}} <n:number> {cards} | "
            f"{done} {{away|}} {{with|}} <n:number> {cards} {away} | "
            + (f"exiling <n:number> cards {away} {{{by}|}}" if exiles else f"tapping <n:number> {cards} {by}"),
            f"{japanese} で {{墓地 {{の|から}}|}} {{カード|}} <n:number> {{枚|体|つ|個|}} {{を|}} 追放 {{する|して|}} | "
            f"{{墓地 {{の|から}}|}} {{カード|}} {{を|}} <n:number> {{枚|体|つ|個|}} {{を|}} {japanese} "
            "{する|して|で 追放 {する|して}|} | "
            f"<n:number> {{枚|体|つ}} {japanese}"
            if japanese
            else "",
            number,
        )
        if not exiles:
            yield (
                "tail",
                f"{by} {{,|}} {{with|tapping}} <t:things> | {done} {{with|}} <t:things> | tapping <t:things> {by}",
                f"{japanese} で <t:things> を タップ {{する|して|}} | <t:things> を {japanese} で タップ {{する|して|}} | "
                f"<t:things> で {japanese} {{する|して|}}"
                if japanese
                else "",
                {"tap": "$t"},
            )


_HELPING_DEEDS = {"delve": "delving", "convoke": "convoking", "improvise": "improvising"}
"""What who pays is doing, by the keyword."""
_DONE_TO = ("", " damage", " the damage", " life", " cards", " a card", " a creature")
"""What a mode does something to, as it is called."""
_MODES = {
    "prevent": "軽減",
    "destroy": "破壊",
    "counter": "打ち消し",
    "gain": "{回復|ライフ 回復|ライフ 獲得}",
    "draw": "{ドロー|カード を 引く}",
    "exile": "追放",
    "return": "バウンス",
    "deal": "ダメージ",
    "fight": "格闘",
    "sacrifice": "生け贄",
    "untap": "アンタップ",
}
"""Verbs by which a mode is called (700.2a), with what it is called in Japanese."""
_SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
