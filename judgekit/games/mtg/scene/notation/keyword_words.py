"""What keywords let a player do, in table notation: ways to cast, special actions, abilities that have a verb of their own."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.scene.notation.price_words import price_rows
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, BY_WAY, OPTIONAL
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.translations import KEYWORDS_JA
from judgekit.table.notation import Said

_JAPANESE = {english: japanese for japanese, english in KEYWORDS_JA.items()}
_CAST_BY = {
    "flashback": "flashes~flash back",
    "evoke": "evokes~evoke",
    "overload": "overloads~overload",
    "bestow": "bestows~bestow",
    "dash": "dashes~dash",
    "blitz": "blitzes~blitz",
    "warp": "warps~warp",
    "cleave": "cleaves~cleave",
    "escape": "escapes~escape",
    "mutate": "mutates~mutate",
}
"""Ways to cast a card whose names are verbs at the table."""
_SPECIAL = {
    "suspend": ("suspends~suspend", "待機"),
    "foretell": ("foretells~foretell", "予顕"),
    "plot": ("plots~plot", "計画"),
}
"""Special actions with a card in hand (116.2f, 116.2h, 116.2k), with their verbs."""
_ACTIVATED_BY = {
    "cycling": "cycles~cycle",
    "ninjutsu": "ninjutsus~ninjutsu",
    "transmute": "transmutes~transmute",
    "unearth": "unearths~unearth",
    "embalm": "embalms~embalm",
    "eternalize": "eternalizes~eternalize",
    "encore": "encores~encore",
    "scavenge": "scavenges~scavenge",
    "outlast": "outlasts~outlast",
    "crew": "crews~crew",
    "saddle": "saddles~saddle",
    "fortify": "fortifies~fortify",
    "reinforce": "reinforces~reinforce",
    "level up": "levels~level up",
    "reconfigure": "reconfigures~reconfigure",
}
"""Keywords that are activated abilities, with their verbs."""
ALIKE = {"cycling": ("cycling", "typecycling"), "ninjutsu": ("ninjutsu", "commander ninjutsu")}
"""Keywords that one word at the table means (702.29e, 702.49d)."""


BRINGING = {
    **{verb.split("~")[-1]: True for way, verb in _CAST_BY.items() if way not in ("flashback", "escape")},
    **{verb.split("~")[-1]: True for verb, _japanese in _SPECIAL.values()},
    **dict.fromkeys(
        (
            "cycle",
            "kick",
            "flash in",
            "transmute",
            "slam",
            "drop",
            "jam",
            "deploy",
            "run out",
            "fire off",
            "land",
            "resolve",
        ),
        True,
    ),
    **dict.fromkeys(
        ("crack", "pop", "crew", "equip", "point", "aim", "fire"), False
    ),  # Bolt comes from the hand all the same
}
"""Verbs of deeds with a card that may not have been spoken of before, and whether it comes from the hand."""


_DISCARDED: Said = (
    "asked",
    "how many cards {does|will|did|must} <p:player> {have to|} discard | "
    "{does|will|did} <p:player> discard {a card|any cards|cards|anything}",
    "<p:player> は {カード を|手札 を|手札 から|} 何 枚 {カード を|手札 を|} {捨てる|捨てた|捨て させ られる} {か|の か|}",
    {"@discards": "$p"},
)
"""How many cards a player discards (701.8a)."""
_SACRIFICED: Said = (
    "asked",
    "how many permanents {does|will|did|must} <p:player> {have to|need to|} sacrifice",
    "<p:player> は {パーマネント を|もの を|} {何 個|何個|何 枚|何 体|いくつ} {の パーマネント を|} {を|} "
    "生け贄 に {捧げる|ささげる|する|捧げた} {か|の か|}",
    {"@discards": "$p", "@verb": "sacrifice"},
)
"""How much a player sacrifices (701.17a)."""
_POISONED: Said = (
    "asked",
    "how {many poison counters|many poison|much poison} {does|will|did} <p:player> {have|get|take|end up with} {in total|} | "
    "how many poison counters are on <p:player> | {what is|} <p:player> 's poison {counters|count|total|} | "
    "{what is|} <p:player> 's number of poison counters | poison counters {on|of} <p:player>",
    "<p:player> の 毒 {カウンター|} {の 数|} は {何 個|いくつ} {になる|ある|} {か|} | <p:player> の 毒 {カウンター|} {の 数|} は | "
    "<p:player> は 毒 カウンター を {何 個|いくつ} {持つ|持っている|持って いる|得る|受ける|もらう} {か|の か|} | "
    "<p:player> に {毒 カウンター は|毒 カウンター が} {何 個|いくつ} {乗る|置かれる|ある} {か|の か|}",
    {"value": "$p.poison"},
)
"""How many poison counters a player has (122.1f)."""
_DOES_IT = (
    "{を|は|が|も|} {行う|行った|行える|行われる|する|した|できる|"
    "行います|行いました|行えます|行われます|します|しました|できます}"
)
_DONE_BY_PLAYERS = (
    (
        "scry",
        "scry",
        "scries",
        f"占術 {_DOES_IT}",
        "占術を行う",
    ),
    (
        "surveil",
        "surveil",
        "surveils",
        f"諜報 {_DOES_IT}",
        "諜報を行う",
    ),
    (
        "proliferates",
        "proliferate",
        "proliferates",
        f"増殖 {_DOES_IT}",
        "増殖を行う",
    ),
    ("shuffle", "shuffle", "shuffles", "{ライブラリー|山札} を {切り直す|切る|シャッフル する}", "切り直す"),
    ("search", "search", "searches", "{ライブラリー|山札} {を|から} {探す|サーチ する}", "探す"),
)
"""What players do by keyword actions, as records name it (701.18, 701.19, 701.20, 701.27, 701.42)."""
ACTIONS_ASKED: tuple[Said, ...] = tuple(
    (
        "asked",
        f"{{does|did|will}} <p:player> {{get to|have to|need to|}} {{{english}}} | "
        f"how {{often|many times}} {{does|did|will}} <p:player> {{{english}}}",
        f"<p:player> は {{何 回|}} {{{japanese}}} {{か|の か|}}",
        {"@acts": "$p", "@verb": verb, "@words": [told, told_ja]},
    )
    for verb, english, told, japanese, told_ja in _DONE_BY_PLAYERS
)
"""Whether, and how often, a player does such a thing."""


_TRIGGERS_TOO = frozenset(("evoke", "fading", "graft", "modular", "vanishing"))
"""Keywords that mean a static ability and one that triggers."""
_KICKED: tuple[Said, ...] = (
    (
        "tail",
        "kicked | with kicker | paying the kicker",
        "キッカー 込み | キッカー {込み|あり|コスト 込み|を 支払う|} {で|}",
        {"with": ["kicker"]},
    ),
    (
        "tail",
        "not kicked | unkicked | {no|without} {a|the|any|} kicker | without {kicking {it|}|paying {for|} {the|} kicker} "
        "| without options",
        "キッカー なし | 追加なし",
        {"with": []},
    ),
)
"""Whether the kicker of a spell is paid (702.33b)."""
_TRIGGERING_ASKED: tuple[Said, ...] = (
    (
        "asked",
        "{does|did|will} {the|} <w:triggering> {ability|trigger|} {trigger|go off|happen}",
        "<w:triggering> {の 能力|能力|の 誘発|} {は|が} {何 回|} 誘発 する {か|の か|}",
        {"@triggers": "", "@keyword": "$w"},
    ),
    (
        "asked",
        "{does|did|will} <x:object> 's <w:triggering> {ability|trigger|} {trigger|go off|happen} | "
        "how {often|many times} {does|did|will} <x:object> 's <w:triggering> {ability|} trigger",
        "<x:object> の <w:triggering> {の 能力|能力|の 誘発|} {は|が} {何 回|} 誘発 する {か|の か|}",
        {"@triggers": "$x", "@keyword": "$w"},
    ),
)
"""Whether, and how often, an ability triggers that is called by its keyword."""


def keyword_rows() -> Iterator[Said]:
    """Yield the rows; `#` marks a keyword among the abilities that an object has."""
    yield from (_DISCARDED, _SACRIFICED)
    yield _POISONED
    yield from price_rows()
    yield from ACTIONS_ASKED
    yield from _KICKED
    for name in dict.fromkeys((*ALTERNATIVE, *BY_WAY, *OPTIONAL)):
        yield from _way(name)
    yield (
        "deed",
        "turns~turn <x:thing> face up | turns~turn up <x:thing> | unmorphs~unmorph <x:thing> | flips~flip <x:thing> face up | "
        "morphs~morph <x:thing> {up|face up}",
        "<x:thing> を 表向き に {する|返す|} | <x:thing> を 表 に {する|返す}",
        {"special": "turn-face-up", "object": "$x"},
    )
    for name, (verb, japanese) in _SPECIAL.items():
        yield (
            "deed",
            f"{verb} <x:thing>",
            f"<x:thing> を {japanese} {{する|させる|}}",
            {"special": name, "object": "$x"},
        )
    for name, keyword in KEYWORDS.items():
        if keyword.kind == "activated":
            yield ("saying", name, _JAPANESE.get(name, ""), f"#{name}")
        if (keyword.kind == "triggered" or name in _TRIGGERS_TOO) and name in _JAPANESE:
            yield ("triggering", name, _JAPANESE[name], name)
    yield from _TRIGGERING_ASKED
    for name, verb in _ACTIVATED_BY.items():
        japanese = _JAPANESE.get(name, "")
        yield (
            "deed",
            f"{verb} <x:thing>",
            f"<x:thing> {{を|に|の|で}} {japanese} {{する|を {{使う|起動 する}}|}}" if japanese else "",
            {"activate": "$x", "@saying": f"#{name}"},
        )
        yield (
            "deed",
            f"{verb} <x:thing> with <t:things>",
            f"<t:things> で <x:thing> に {japanese} {{する|}}" if japanese else "",
            {"activate": "$x", "@saying": f"#{name}", "tap": {"@one": "$t"}}
            if name in ("crew", "saddle")
            else {"activate": "$x", "@saying": f"#{name}", "return": {"@one": "$t"}}
            if name == "ninjutsu"
            else {"activate": "$x", "@saying": f"#{name}", "targets": "$t"},
        )
    yield (
        "deed",
        "activates~activate~uses~use {the|} <w:saying> {ability|} {of|from|on} <x:thing>",
        "",
        {"activate": "$x", "@saying": "$w"},
    )
    # What an effect has a player choose is said by what is done with it.
    yield ("deed", "exiles~exile <t:things>", "<t:things> を 追放 する", {"choose": {"@one": "$t"}})
    yield ("tail", "returning <t:things>", "<t:things> を 戻す | <t:things> を 戻して", {"return": {"@one": "$t"}})
    yield ("tail", "exiling <t:things>", "<t:things> を 追放 {する|して|}", {"exile": {"@one": "$t"}})
    yield ("tail", "revealing <t:things>", "<t:things> を 公開 {する|して|}", {"reveal": {"@one": "$t"}})


def _way(name: str) -> Iterator[Said]:
    """Yield how a player says that a card is cast by a keyword, for its cost or with it besides."""
    japanese = _JAPANESE.get(name, "")
    words = name.replace("-", " ")
    spellings = dict.fromkeys((name, words))
    english = " | ".join(
        f"{{with|for|using|via|by|paying}} {{its|the|his|her|their|}} {one} {{cost|}}" for one in spellings
    )
    yield (
        "tail",
        english,
        f"{japanese} {{で|込み|あり|コスト {{で|を 支払う|を 支払って}}|を 支払う|を 支払って}}" if japanese else "",
        {"with": [name]},
    )
    if japanese:
        by_way = f"{japanese} {{で|コスト で|コスト を {{支払って|払って}}|を {{支払って|払って}}|込み で|つき で}}"
        cast = "{唱える|プレイ {する|}|使う|撃つ|打つ}"
        yield (
            "deed",
            f"casts~cast <x:thing> by {name}",
            f"<x:thing> を {by_way} {cast}",
            {"cast": "$x", "with": [name]},
        )
        yield (
            "deed",
            f"casts~cast <x:thing> by {name} on <t:things>",
            f"<t:things> {{に|を 対象 に}} <x:thing> を {by_way} {cast} | "
            f"<x:thing> を {by_way} <t:things> {{に|を 対象 に}} {cast}",
            {"cast": "$x", "targets": "$t", "with": [name]},
        )
    if name in _CAST_BY:
        yield ("deed", f"{_CAST_BY[name]} <x:thing>", "", {"cast": "$x", "with": [name]})
        yield (
            "deed",
            f"{_CAST_BY[name]} <x:thing> {{on|onto|to}} <t:things>",
            "",
            {"cast": "$x", "targets": "$t", "with": [name]},
        )
