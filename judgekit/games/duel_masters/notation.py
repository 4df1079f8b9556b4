"""Duel Masters in table notation: its zones, what is said of cards and players, what players do, and cards by their words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.tables import fields_in
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.games.duel_masters.characteristics import stages
from judgekit.games.duel_masters.known_words import SAID_TYPES, with_races_in_japanese
from judgekit.games.duel_masters.shields import UNKNOWN_SHIELD
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.evolution import evolution_of
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS, IN_ENGLISH, PLAIN
from judgekit.games.duel_masters.text.reading import lines_of, read_text, terms_of
from judgekit.mechanics.terms.records import Ability, each_part
from judgekit.table.notation import (
    OF_UNKNOWN_CARDS,
    CardWords,
    NotationWords,
    Said,
    Saying,
    described,
    reasons_beside,
    words_of_types,
)
from judgekit.table.notation_rows import (
    ATTACKS_SAID,
    aimed_row,
    attack_rows,
    block_rows,
    dies_row,
    measure_row,
    next_row,
    play_rows,
    turn_row,
    waiting_for,
)

_HERE = Path(__file__).parent
_FROM_SHIELDS = "{S・トリガー|Sトリガー|トリガー|G・ストライク|Gストライク}"
"""What is used of a shield that comes into the hand (113.6)."""
_TOLD = fields_in(_HERE / "notation.tsv", {"from-shields": _FROM_SHIELDS})
_OF_ZONES = [*fields_in(_HERE / "zone_words.tsv")]
_ROWS: tuple[Said, ...] = (
    *play_rows(
        "plays~play~summons~summon~casts~cast",
        "出す",
        "出す|唱える|召喚 {する|}|展開 {する|}|実行 {する|}|プレイ {する|}|使う|撃つ|打つ",
        "play",
    ),
    *next_row(),
    (
        *turn_row("main")[:3],
        {"@steps": [{"advance": "next-turn"}, {"advance": "main"}]},
    ),  # whose turn it is follows (500.5)
    aimed_row(
        "plays~play~casts~cast",
        "唱える|撃つ|打つ|使う",
        {"@steps": [{"play": "$x"}, {"choose": {"@one": "$t"}}]},
    ),
    *attack_rows(
        lambda what: {"attack": {"@pairs": [["$a", what]]}},
        "player|opponent|shields~shield",
        "プレイヤー|シールド|相手|相手 プレイヤー|対戦 相手",
        "shields",
        "{プレイヤー|シールド}",
        also="<a:thing> で シールド を ブレイク {する|}",
        also_english="<a:thing> breaks~break {the|a|one|his|her|their} shield~shields",
        direct={"@directly": "shield-zone"},
    ),
    *block_rows(
        "blocks~block",
        "ブロック",
        "redirect",
        "things",
        none="does~do~can not block | declares~declare no blocker~blockers~block | blocks nothing | no block | no blocks",
        none_japanese="ブロック しない | ブロック なし | 通す | スルー {する|} | 受ける",
    ),
    dies_row("destroyed|dead", "墓地", "graveyard"),
    measure_row("power", "パワー", "power"),
    measure_row("cost", "コスト", "cost", "{いくつ|}"),
    measure_row("{civilization|civilizations}", "文明", "civilizations"),
    measure_row("{race|races}", "種族", "races"),
    *((category, english, japanese, json.loads(means)) for category, english, japanese, means in _TOLD),
)
_KEYWORD_NAMES = tuple(dict.fromkeys((*IN_ENGLISH.values(), *PLAIN)))
_EVOLVES = re.compile(r"^[■ ]*(?P<kind>G-NEO|NEO|スター|S-MAX|)進化\s*[:：－―—–-]", re.MULTILINE)
_EVOLVING = {"": "Evolution", "スター": "Star Evolution", "S-MAX": "S-MAX Evolution", "NEO": "NEO", "G-NEO": "G-NEO"}
"""The text by which a creature evolves, and the special type of those that have it (801.1, 802.1, 813.1)."""
_POWER_ATTACKER = re.compile(r"(?:power attacker|パワーアタッカー)\s*\+?\s*(\d+)", re.IGNORECASE)
_COLORS = dict(zip("白青黒赤緑", CIVILIZATION_WORDS.values(), strict=True))
"""Civilizations by their colours, as players call them."""
_CIVILIZATIONS = {
    **CIVILIZATION_WORDS,
    **_COLORS,
    **{name: name for name in CIVILIZATION_WORDS.values()},
    "dark": "darkness",
}


def _named_civilization() -> str:
    """Return how a civilization is written, the longest word first."""
    return "|".join(sorted(_CIVILIZATIONS, key=len, reverse=True))


_CIVILIZATION = rf"(?:{_named_civilization()})"
_COST_IN_WORDS = re.compile(
    rf"(?<=[\s\u3000])(?P<named>{_CIVILIZATION}(?:(?:\s*[/・と]\s*|\s+and\s+){_CIVILIZATION})*)(?:文明)?の?"
    r"(?:[\s\u3000]*(?:コスト|cost)?[\s\u3000]*(?P<number>\d{1,2})(?=[\s\u3000]|$|[\ue000-\uf8ff])"
    r"|(?=[\s\u3000]*(?:パワー|power)?[\s\u3000]*(?:\d{3,}|進化|呪文|クリーチャー|フィールド|creature|spell|evolution|[\ue000-\uf8ff])))"
)
_COST_ALONE = re.compile(
    r"(?<=[\s\u3000])(?:コスト|cost)[\s\u3000]*(?P<number>\d{1,2})(?=[\s\u3000]|$|[\ue000-\uf8ff])"
)
_POWER_SIGN = re.compile(r"(?<=\d{3})[+＋－-](?=[\s\u3000\ue000-\uf8ff]|$)")
"""The sign that a card prints behind a power which its own text changes (6000+): the text says how."""
_POWER_NAMED = re.compile(r"(?<=[\s\u3000])(?:パワー|power)[\s\u3000]*(?=\d{3,})")


def _braced(clause: str) -> str:
    """Return a clause in which a cost and civilizations that players say as words stand in braces (火 3 is {火 3})."""
    clause = _POWER_SIGN.sub("", clause)
    if "{" in clause:
        return clause
    clause = _COST_IN_WORDS.sub(lambda said: f"{{{said['named']} {said['number'] or ''}}}", clause, count=1)
    alone = _COST_ALONE.search(clause)
    if alone is not None and "}" in clause:
        clause = f"{clause[: alone.start()]}{clause[alone.end() :]}".replace(" }", f" {alone['number']}}}", 1)
    elif alone is not None:
        clause = f"{clause[: alone.start()]}{{{alone['number']}}}{clause[alone.end() :]}"
    return _POWER_NAMED.sub("", clause)


def _define(words: CardWords) -> Mapping[str, Json] | str:
    """Return the definition of a card by its words (201.1): cost and civilizations in braces, the power, races and types."""
    words = words.speaking_of_itself("このクリーチャー" if words.numbers else "")
    price = _price_of(words)
    if isinstance(price, str):
        return price
    rest, keywords = _keywords_in(words.rest)
    named = _types_and_races(rest, words.name)
    if isinstance(named, str):
        return named
    types, races = named
    line = _EVOLVES.search(words.text) if words.text else None
    if line is not None and not any("Evolution" in one or "NEO" in one for one in types):
        types.insert(0, _EVOLVING[line["kind"]])
    if words.numbers and not any("Creature" in one for one in types):
        types.append("Creature")
    if not types:
        return phrase("what type of card is {name}? say its power, or spell (呪文), behind its cost", name=words.name)
    found: dict[str, Json] = {**price, "types": " ".join(types)}
    if races:
        found["races"] = races
    if words.numbers:
        found["power"] = words.numbers
    if keywords or words.text:
        spell = "Spell" in types
        found["text"] = "\n".join((*keywords, *([_on_lines(_in_japanese(words.text), spell)] if words.text else [])))
    return found


def _price_of(words: CardWords) -> dict[str, Json] | str:
    """Return the cost and the civilizations of a card by what stands in its braces; a text says what is wrong with it."""
    inside = re.sub(r"[{}]", " ", words.cost)
    numbers, named = (re.findall(r"\d+", inside), re.findall(_named_civilization(), inside.casefold()))
    unread = re.sub(rf"\d+|{_named_civilization()}|[\s/,、・と]|\band\b|文明|コスト", "", inside.casefold())
    if unread:
        return phrase("not understood: {word!r} of {name}", word=unread, name=words.name)
    if len(numbers) > 1 or len(named) != len({*named}):
        return phrase(
            "the cost of {name} is one number, with its civilizations: {example}", name=words.name, example="{fire 3}"
        )
    found: dict[str, Json] = {"cost": numbers[0]} if numbers else {}
    if named:
        found["civilizations"] = [*dict.fromkeys(_CIVILIZATIONS[one] for one in named)]
    return found


@cache
def _keywords_said() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return the names of keywords, the longest first, with the expression by which each is found."""
    names = sorted((*IN_ENGLISH, *_KEYWORD_NAMES), key=len, reverse=True)
    shapes = [re.escape(name) if is_japanese(name) else rf"(?<!\w){name.replace(' ', '[ -]')}(?!\w)" for name in names]
    return tuple([(name, re.compile(said, re.IGNORECASE)) for name, said in zip(names, shapes, strict=True)])


def _keywords_in(rest: str) -> tuple[str, list[str]]:
    """Return the words of a card without the keywords among them, and these as card text."""
    keywords: list[str] = []
    for name, said in _keywords_said():
        if said.search(rest) is not None:
            keywords.append(IN_ENGLISH.get(name, name))
            rest = said.sub(" ", rest)
    attacker = _POWER_ATTACKER.search(rest)
    if attacker is not None:
        keywords.append(f"パワーアタッカー+{attacker.group(1)}")
        rest = rest[: attacker.start()] + rest[attacker.end() :]
    return rest, keywords


def _types_and_races(rest: str, card: str) -> tuple[list[str], list[str]] | str:
    """Return the types and the races that words of a card name; a text says which word is neither."""
    types: list[str] = []
    races: list[str] = []
    rest = re.sub(r"種族\s*[:は]?\s*(?=\S)", "", rest)  # 種族: ドラゴン names the race ドラゴン
    rest = with_races_in_japanese(re.sub(r"(?<=[a-z]) *[/,] *(?=[A-Z])", " ", rest))
    for word in re.sub(r"[,、]|(?<!\w)(?:with|and|[-—–―]+)(?!\w)", " ", rest).split():
        known = SAID_TYPES.get(word) or SAID_TYPES.get(word.casefold())
        if known is None and re.fullmatch(
            r"[a-z][a-z'-]*|.*[\d+].*|.+(?:クリーチャー|フィールド|呪文)|[ぁ-ん]{2,}", word
        ):
            return phrase("not understood: {word!r} of {name}; a race begins with a capital", word=word, name=card)
        (types if known else races).append(known or word)
    return types, races


def _on_lines(text: str, spell: bool) -> str:
    """Return a text with each keyword that a full stop ends on a line of its own, as cards print it (110.2c).

    At the table nobody writes ■; a keyword in front of a sentence would be no line that the card could have.
    """
    return "\n".join(part for line in text.split("\n") for part in _apart(line, spell))


def _apart(line: str, spell: bool) -> list[str]:
    head, mark, rest = line.partition("。")
    if not rest.strip() or _reads(line, spell) or not _reads(head, spell, alone=True):
        return [line]
    return [f"{head}{mark}", *_apart(rest, spell)]


def _reads(line: str, spell: bool, *, alone: bool = False) -> bool:
    """Tell whether a line is read; `alone`: as a keyword, or as what a creature evolves from."""
    try:
        if evolution_of(line, frozenset())[0] is not None:
            return True
        terms = terms_of(line, spell)
    except JudgekitError:
        return False
    return not alone or {*terms[0]} <= {"keyword", "named"}


def _in_japanese(text: str) -> str:
    """Return a text whose keywords are in English with their Japanese names; other sentences stay as they are."""
    if is_japanese(text):
        return text
    lines: list[str] = []
    for part in re.split(r"\n|,\s*", text):
        plain = re.sub(r"[\s-]+", " ", part.strip().rstrip(".").casefold())
        number = re.fullmatch(r"power attacker \+? ?(\d+)", plain)
        lines.append(f"パワーアタッカー+{number.group(1)}" if number is not None else IN_ENGLISH.get(plain, part))
    return "\n".join(lines) if all(is_japanese(line) for line in lines) else text


def _describe(name: str, card: Mapping[str, Json]) -> str | None:
    """Return a card in words that read back as it is; None where it says more than these."""
    signs = {civilization: sign for sign, civilization in CIVILIZATION_WORDS.items()}
    listed = card.get("civilizations")
    civilizations = " ".join(signs.get(str(one), str(one)) for one in (listed if isinstance(listed, list) else ()))
    inside = " ".join(one for one in (civilizations, str(card.get("cost", ""))) if one)
    races = card.get("races")
    rest = " ".join((str(card.get("types", "")), *map(str, races if isinstance(races, list) else ())))
    text = str(card["text"]) if card.get("text") else None
    return described(CardWords(name, text, f"{{{inside}}}", str(card.get("power", "")), rest), card, _define)


def _without_cost(cards: Mapping[str, Json]) -> list[Bilingual]:
    """Return what has to be said aloud of cards with civilizations and no number: they have no cost (814.1)."""
    return [
        Bilingual(
            f"{name}にはコストの数字がないので、手札から使えない({{火 3}}のように書く)",
            f"no number is said of the cost of {name}, so it cannot be played; write it as {{fire 3}}",
        )
        for name, card in cards.items()
        if isinstance(card, Mapping) and card.get("civilizations") and "cost" not in card
    ]


def _races_in_english(cards: Mapping[str, Json]) -> list[Bilingual]:
    """Return of which cards a race is said in English, where the text of a card asks for races: it never means these (203.1).

    A race of which a part was put in Japanese (Flame Command) is one of those that name that part.
    """
    named = [(str(name), [str(race) for race in _races(card)]) for name, card in cards.items()]
    said = [(name, race, " ".join(races)) for name, races in named for race in races if not is_japanese(race)]
    terms = (one for card in cards.values() for term in _said_by(card) for one in each_part(term)) if said else ()
    asked = {race for one in terms if isinstance(one, Filter) for race in one.races or ()}
    return [
        Bilingual(
            f"{name}の種族は英語の「{race}」なので、「{'」「'.join(others)}」と書かれたテキストには当てはまらない",
            f"the race of {name} is {race!r} in English: text that says {', '.join(others)} does not mean it",
        )
        for name, race, all_of_it in said
        if (others := sorted(one for one in asked if one not in all_of_it))
    ]


def _races(card: Json) -> Sequence[Json]:
    races = card.get("races") if isinstance(card, Mapping) else None
    return races if isinstance(races, (list, tuple)) else ()


def _asked_about(cards: Mapping[str, Json]) -> frozenset[str]:
    """Return the zones of which the text of cards asks what or how much lies there."""
    return frozenset(zone for card in cards.values() for _source, said in _said_by(card) for zone in _zones_in(said))


def _said_by(card: Json) -> Iterator[tuple[object, object]]:
    """Yield what the lines of a definition say, as far as they are read: what it evolves from, and abilities."""
    if not isinstance(card, Mapping):
        return
    for line in lines_of(str(card.get("text", ""))):
        try:
            source, _number, rest = evolution_of(line, frozenset())
            yield source, read_text(rest, "Spell" in words_of_types(card))
        except JudgekitError:
            continue  # playing it says what is not understood


def _zones_in(term: object) -> Iterator[str]:
    """Yield the zones that a term counts something in, and the mana zone where it means cards of it."""
    if isinstance(term, Ability) and term.name == "ninja-strike":
        yield "mana-zone"
    if isinstance(term, Ability) and term.name == "revolution-zero":
        return  # who declares it has no shields: none need to be told
    if isinstance(term, Filter):
        yield from {"mana-zone"} & {*(term.zone or ())}
    if not isinstance(term, tuple):
        return
    if term[:1] in (("cards-in",), ("civilizations-in",)):
        yield str(term[1])
    elif term[:1] == ("count",) and isinstance(term[1], Filter):
        yield from term[1].zone or ()
    for part in term:
        yield from _zones_in(part)


_MANA = tuple(
    (
        (japanese, f"{japanese}のカード", english),
        {"cost": "1", "civilizations": [english], "types": "Creature", "power": "1000"},
    )
    for japanese, english in CIVILIZATION_WORDS.items()
)

WORDS = NotationWords(
    rows=_ROWS,
    sayings=(
        *ATTACKS_SAID,
        *(Saying(said, plain, how == "casts", how == "owner") for said, plain, how in fields_in(_HERE / "sayings.tsv")),
    ),
    spell=lambda card: "Spell" in words_of_types(card),
    zones={zone: (english, japanese) for kind, zone, _, english, japanese in _OF_ZONES if kind == "zone"},
    shared=frozenset(("battle-zone",)),
    home="battle-zone",
    checked={"check": "state-based-actions"},
    waiting=waiting_for("resolve"),
    undeclared=frozenset(("redirect", "declare")),
    overarching=frozenset(("101.1",)),
    unasked={"redirect": ("507.1a",), "declare": ("113.6",)},
    broken="break",
    used_broken="use-trigger",
    unpayable=("112.2a",),
    won="win-battle",
    fighting=lambda position: bool(position.facts.get("battling")),
    overruling=frozenset(("slayer",)),
    stages=stages,
    because=reasons_beside(__file__),
    led={
        "destroy": ("slayer", "compare&", "battle-step"),
        "resolve": ("turn-player-first!",),
        "lose": ("direct-attack!", "turn-player-first&!"),
    },
    held=frozenset(("redirect", "break", "no-direct-attack")),
    beside={
        "resolve": ("101.4", "101.4a"),
        "waits": ("101.4",),
        "move": ("409.1b", "605.2f", "701.6b"),
        "play": ("112.3g",),
        "compare": ("608.1", "608.3b"),
    },
    tells={"condition-fails": ("does not fulfil its condition", "は条件を満たさない")},
    fails=frozenset(("condition-fails",)),
    unknown={
        **OF_UNKNOWN_CARDS,
        UNKNOWN_SHIELD: (
            "nothing is declared of the shields of {} that nobody knows, though one may have S・トリガー; name it to have it used",
            "{}のわからないシールドからは何も宣言されない(S・トリガーなどがあるかもしれない。あるならカード名を書く)",
        ),
    },
    statuses={"tapped": (("becomes tapped", "はタップされる"), ("becomes untapped", "はアンタップされる"))},
    places={
        "play": ("hand",),
        "charge": ("hand",),
        "attack": ("battle-zone",),
        "redirect": ("battle-zone",),
        "break": ("shield-zone",),
        "declare": ("hand", "shield-zone"),
        "under": ("battle-zone",),
        "onto": ("battle-zone",),
        "pay": ("mana-zone",),
        "@of": ("battle-zone",),
    },
    own=frozenset(("play", "charge", "redirect", "declare", "pay", "onto")),
    others=frozenset(("break",)),
    together=frozenset(("declare",)),
    instead={"play": "declare"},
    basics=_MANA,
    define=_define,
    printed="{文明 コスト} 種族 パワー「文章」",
    sample="火竜 {火 5} 5000「W・ブレイカー」",
    braced=_braced,
    cost_in_braces=lambda named, number: (f"{{{'/'.join(named)} {number}}}" if named or number else "", False),
    describe=_describe,
    unplayed={
        "library": {"unknown": "30"},
        "shield-zone": {"unknown": "5"},
        "mana-zone": [{"card": names[0], "copies": "3"} for names, _definition in _MANA],
    },
    dealt=frozenset(("shield-zone",)),
    asked_about=_asked_about,
    ready={"continuously": "true"},
    begins={
        "mana-charge": r"を(?:マナ・?)?チャージ(?!ャー)|をマナ(?:ゾーン)?に(?:置|埋|チャージ)"
        r"|\bcharges? \S|\bputs? .+ into (?:(?:his|her|their|the) )?mana\b"
    },
    approach={"attack": {"advance": "attack"}, "play": {"advance": "main"}},
    zone_words={
        (before, after): (english, japanese) for kind, before, after, english, japanese in _OF_ZONES if kind == "moved"
    },
    worded_by={("battle-zone", "graveyard"): frozenset(("destroy",))},
    size="power",
    measures={"power": ("has power", "のパワーは")},
    tallies={"shields": ("shields", "シールド")},
    kinds=frozenset(word.casefold() for word in (*SAID_TYPES, *IN_ENGLISH, *_KEYWORD_NAMES)),
    decisive=frozenset(("redirect", "declare", "resolve", "break")),
    doubtful=lambda cards: [*_races_in_english(cards), *_without_cost(cards)],
    means="mana-zone",
    japanese={
        **{english: japanese for japanese, english in CIVILIZATION_WORDS.items()},
        **{
            "creature": "クリーチャー",
            "spell": "呪文",
            "field": "フィールド",
            "tamaseed": "タマシード",
            "colorless": "無色",
        },
    },
    any_means=(
        "マナ",
        {"cost": "1", "civilizations": [*CIVILIZATION_WORDS.values()], "types": "Creature", "power": "1000"},
    ),
    any_means_told=("{}のマナは足りる色", "{}'s mana has the civilizations needed"),
)
