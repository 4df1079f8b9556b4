"""A deed in words of no row, said in words that the rows have: a card's name as a verb, a response, two deeds in one line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judgekit.core.data_classes import replace
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.splitting import Statement

RESPONSE = re.compile(
    r",?\s*\b(?:in|as an?) response(?: to (?P<to>[^,()]+?))?(?=\s*(?:,|$|\())|(?P<zu>[^\s,]+?)に対応して,?\s*|対応して,?\s*"
    r"|(?<![\w'])responds?(?: to (?P<to2>[^:,]+?))?\s*(?P<how>:|,|\bby\b|\bwith\b)\s*(?=\S)",
    re.IGNORECASE,
)
"""The words that something is done in response (117.7)."""
_WHO = re.compile(r"(?P<who>[A-H])(?:\s+|(?P<ja>[がは:])\s*)(?P<rest>\S.*)", re.DOTALL)
_DEED = re.compile(r"(?:[a-z]+ly )?[a-z]+(?:s|ing|e|h|k|t|y)?\b", re.IGNORECASE)
_GERUNDS = {
    "casting": "casts",
    "activating": "activates",
    "playing": "plays",
    "using": "uses",
    "sacrificing": "sacrifices",
    "flashing": "casts",
}
_AND = re.compile(r"\s*(?:,\s*(?:and\s+)?then|,\s*and|,|\band then|\bthen|\band)\s+(?=[a-z]+\b)")
_PLAIN_VERBS = {
    "唱えて": "唱える",
    "出して": "出す",
    "使って": "使う",
    "撃って": "撃つ",
    "打って": "打つ",
    "置いて": "置く",
    "捨てて": "捨てる",
    "選んで": "選ぶ",
    "通して": "通す",
    "埋めて": "埋める",
    "装備して": "装備",
}
"""Japanese verbs that join a deed to the next one, in the form in which a deed ends."""
_OPEN_VERBS = {
    "唱え": "唱える",
    "攻撃し": "攻撃",
    "ブロックし": "ブロック",
    "使い": "使う",
    "撃ち": "撃つ",
    "出し": "出す",
    "起動し": "起動",
}
"""The same before a comma."""
_CHOOSING = re.compile(
    r"(?P<deed>[^()]+?)(?:,\s*|\s+|\s*\(\s*)(?:and\s+)?"
    r"(?:choosing|chooses|choose|naming|names|devouring|imprinting|exploiting|pairing (?:it )?with)\s+"
    r"(?P<choice>[^(),]+?)\s*\)?"
    r"|(?P<deed_ja>[^()]+?)\s*\(\s*(?P<choice_ja>[^(),]+?)を(?:選ぶ|選択|選択する|選んで|選んだ|指定|指定する|宣言)\s*\)",
    re.IGNORECASE,
)
"""A choice that is said with the deed, though it is made as that resolves."""
_ON = r"(?:\s+(?:on|at|targeting)\s+(?P<on>.+))?"
_SAYINGS = (
    (re.compile(rf"flash(?:es)? back (?P<x>.+?){_ON}", re.IGNORECASE), "casts {x} from the graveyard{behind}"),
    (
        re.compile(rf"casts? (?P<x>.+?) (?:with|using|via|for its) flashback{_ON}", re.IGNORECASE),
        "casts {x} from the graveyard{behind}",
    ),
    (re.compile(rf"kicks (?P<x>.+?){_ON}", re.IGNORECASE), "casts {x}{behind} (kicked)"),
    (re.compile(rf"casts? (?:a )?kicked (?P<x>.+?){_ON}", re.IGNORECASE), "casts {x}{behind} (kicked)"),
    (
        re.compile(r"casts? (?P<x>.+?) for (?:X\s*=\s*)?(?P<n>\d+) (?:at|on|targeting) (?P<on>.+)", re.IGNORECASE),
        "casts {x}{behind} (X = {n})",
    ),
    (re.compile(r"counters? (?P<on>.+?) with (?:an?\s+|the\s+)?(?P<x>.+)", re.IGNORECASE), "casts {x}{behind}"),
    (
        re.compile(
            r"(?:enchants?|kills?|destroys?|burns?|bounces?|targets?) (?P<on>.+?) with (?:the )?(?P<x>.+)",
            re.IGNORECASE,
        ),
        "casts {x}{behind}",
    ),
    (re.compile(r"(?P<x>.+?)を(?:墓地から)?フラッシュバック(?:する|で唱える)?"), "墓地から{x}を唱える"),
    (
        re.compile(r"(?P<on>.+?)に(?P<x>.+?)を(?:墓地から)?フラッシュバック(?:する)?"),
        "casts {x} from the graveyard on {on}",
    ),
    (re.compile(r"(?P<x>.+?)をキッカーして(?P<on>.+?)に(?:唱える|使う|撃つ|打つ)"), "{on}に{x}を唱える(キッカー込み)"),
    (re.compile(r"(?P<on>.+?)に(?P<x>.+?)をキッカーして(?:唱える|使う|撃つ|打つ)"), "{on}に{x}を唱える(キッカー込み)"),
    (re.compile(r"(?P<x>.+?)をキッカーして唱える"), "{x}を唱える(キッカー込み)"),
    (
        re.compile(
            r"(?P<on>.+?)を(?P<x>.+?)で(?:打ち消す|打ち消し|カウンター(?:する)?|カウンター|破壊(?:する)?|除去(?:する)?)"
        ),
        "{on}に{x}を唱える",
    ),
    (
        re.compile(r"(?P<x>[^,]+?)を生け贄に(?:捧げて|して),?\s*(?P<on>.+(?:唱える|使う|撃つ|打つ))"),
        "{on}({x}を生け贄に)",
    ),
)
"""Deeds whose verb says how a card is cast or what it does, with the same in words of rows."""
_CAST_WITH = ("casts {x}{behind}", "{on}に{x}を唱える")
"""Those that say what is done to something with a card: cast where the card is in a hand, but done by an ability on the table."""
_AIMED = re.compile(
    r"(?:(?P<deed>[^()]+?)(?:,\s*|\s+and\s+|,\s*and\s+))?(?:aim|target|point)(?:s|ing)?\s+(?:all\s+)?(?P<n>both|two|three|[23])\s+"
    r"(?:of\s+)?(?:the\s+|his\s+|her\s+|their\s+)?(?:trigger|triggered abilitie|abilitie)s?\s+(?:at|on|to)\s+(?P<on>.+)",
    re.IGNORECASE,
)
"""The targets of several triggered abilities, said at once."""
_CAST_FIRST = re.compile(r"(?:casts?|plays?|summons?) (?P<x>[^,]+)|(?P<x_ja>[^,に]+)を(?:唱える|出す|召喚(?:する)?)")
_EFFECT_ON = re.compile(r"(.+?)を(?:破壊|タップ|選択|手札に戻す|バウンス|対象にする|対象に取る)(?:する)?")
_IT = re.compile(r"it|that(?: spell)?|this|the spell|それ|その呪文", re.IGNORECASE)
_JAPANESE_ACT = re.compile(r"^([^をがは]+)で(?=(?:[^で]*を)?(?:攻撃|ブロック|防御))")
_JOINING = re.compile(r"(?:してから|して|し)$")
_NO_BLOCK = re.compile(r"no (?:blocks?|blockers?)|(?:ブロック|防御)(?:なし|しない)|ノーブロック|スルー", re.IGNORECASE)
_MOST = 3
"""Deeds in one line."""


def responding(body: str) -> tuple[str, str, bool]:
    """Return a deed without the words that it is a response, what it answers where that is said, and whether it is one."""
    found = RESPONSE.search(body)
    if found is None:
        return body, "", False
    to = next((found.group(name) for name in ("to", "zu", "to2") if found.group(name)), "").strip()
    before, behind = body[: found.start()], body[found.end() :]
    if found.group("how"):
        first = behind.split()[0].casefold()
        verb = _GERUNDS.get(first)
        behind = f"{verb}{behind[len(first) :]}" if verb is not None else behind
        if verb is None and not (behind[:1].islower() and _DEED.match(behind)):
            behind = f"casts {behind}"
    return " ".join(f"{before} {behind}".split()).strip(" ,"), to, True


def _plainer(rest: str, top: str, names: Names, cards: Iterable[Thing]) -> Iterator[str]:
    """Yield a deed in the words of rows, where its verb says how a card is cast or what it does (kicks Burst).

    Args:
        rest: the deed.
        top: what waits on top; empty where nothing does.
        names: the names that are there.
        cards: the cards that are not on the table.

    Raises:
        NotationUnclear: what it is done with lies on the table: it is not cast, and which ability is meant is not guessed.
    """
    known, elsewhere = {word.casefold() for word in names.words}, Names(cards, ()).words
    for pattern, plain in _SAYINGS:
        match = pattern.fullmatch(rest)
        if match is None:
            continue
        named = {key: value.strip() for key, value in match.groupdict(default="").items()}
        if _IT.fullmatch(named.get("on", "")):
            named["on"] = top
        behind = f" on {named['on']}" if named.get("on") else ""
        what = re.sub("^(?:the|an?) ", "", named.get("x", "").casefold())
        if plain in _CAST_WITH and what in known and what not in elsewhere:
            said = phrase("not understood: {name!r}", name=rest[:60])
            raise NotationUnclear(said, rest, 0, (f"activates {named['x']}{behind}",))
        yield plain.format(**{"x": "", "n": "", **named}, behind=behind)


def ways(
    statement: Statement, names: Names, where: Iterable[Thing], active: str = "", top: str = ""
) -> Iterator[list[Statement]]:
    """Yield the statements that one may stand for which no row reads, the likeliest first.

    Args:
        statement: what was said.
        names: the names that are there.
        where: the cards that are not on the table, each with its player: a hand.
        active: whose turn it is.
        top: what waits on top; empty where nothing does.
    """
    who, rest = statement.who, statement.body
    match = _WHO.fullmatch(rest) if not who else None
    if match is not None and match.group("who") in names.players:
        who, rest = match.group("who"), match.group("rest")
    if not who and _NO_BLOCK.fullmatch(rest):
        yield from ([replace(statement, who=one)] for one in names.players if one != active)
    if who not in names.players:
        parts = (
            [_JAPANESE_ACT.sub(r"\1が", part.strip()) for part in rest.split(",") if part.strip()] if not who else []
        )
        if len(parts) == 1 and parts[0] != rest:  # 角牛で攻撃, of nobody
            yield [replace(statement, body=parts[0])]
        if 1 < len(parts) <= _MOST:  # Ox attacks, Wall blocks
            yield [replace(statement, body=part) for part in parts]
        return
    for plain in _plainer(rest, top, names, where):
        yield [replace(statement, who=who, body=plain)]
    aimed = _AIMED.fullmatch(rest)
    if aimed is not None:  # casts Wrath, aiming both triggers at B
        number = {"both": 2, "two": 2, "three": 3}.get(aimed.group("n").casefold(), 0) or int(aimed.group("n"))
        first = [replace(statement, who=who, body=aimed.group("deed").strip(" ,"))] if aimed.group("deed") else []
        yield [*first, *(replace(statement, who=who, body=f"chooses {aimed.group('on')}") for _ in range(number))]
    chosen = _CHOOSING.fullmatch(rest)
    if chosen is not None:  # casts Gift on Ox, choosing flying
        deed, choice = (next(one for one in chosen.group(name, f"{name}_ja") if one) for name in ("deed", "choice"))
        yield [
            replace(statement, who=who, body=deed.strip(" ,")),
            replace(statement, who=who, body=f"chooses {choice.strip()}"),
        ]
    for body in _named_verbs(rest, who, where):
        yield [replace(statement, who=who, body=body)]
    for joining, plain in _OPEN_VERBS.items():
        if rest.endswith(joining):
            yield [replace(statement, who=who, body=rest.removesuffix(joining) + plain)]
    others = [one for one in names.players if one != who]
    for parts in (_attacking_with(_parts(rest)), _attacking_with(_parts_japanese(rest))):
        if 1 < len(parts) <= _MOST:
            # Who attacks does not block: that is said of the other player.
            by = [
                others[0] if len(others) == 1 and place and _NO_BLOCK.fullmatch(part) else who
                for place, part in enumerate(parts)
            ]
            yield [replace(statement, who=one, body=part) for one, part in zip(by, parts, strict=True)]
    yield [replace(statement, who="", body=rest)]  # A: Ox attacks


def _named_verbs(rest: str, who: str, cards: Iterable[Thing]) -> Iterator[str]:
    """Yield how a card is cast of which a verb is the name, or a word of it (A bolts the Bear)."""
    verb, _blank, behind = rest.partition(" ")
    if not verb.isascii() or not verb.isalpha():
        return
    found = [card for card in cards if card.player == who and is_verb_of(verb, card.names)]
    if len({card.names for card in found}) != 1:
        return
    target = re.sub(r"^(?:at|on|to|targeting)\s+", "", behind.strip())
    yield f"casts {found[0].id} on {target}" if target else f"casts {found[0].id}"


def is_verb_of(verb: str, names: Iterable[str]) -> bool:
    """Tell whether a verb is one of the words of a card's names (bolts, zapped)."""
    plain = verb.casefold()
    stems = {plain, *(plain.removesuffix(end) for end in ("s", "es", "ed", "d"))}
    stems |= {one[:-1] for one in stems if plain.endswith("ed") and one[-2:-1] == one[-1:]}
    return bool(stems & {word.casefold().strip("',") for name in names for word in re.split(r"[\s-]+", name)})


def _parts(rest: str) -> list[str]:
    return [part.strip() for part in _AND.split(rest) if part.strip()] if rest[:1].islower() else []


def _attacking_with(parts: list[str]) -> list[str]:
    """Return deeds in which who is cast and attacks at once is named where it attacks (casts Raider and attacks)."""
    found = list(parts)
    for place, part in enumerate(parts[1:], start=1):
        cast = _CAST_FIRST.fullmatch(parts[place - 1])
        if cast is not None and part in ("attacks", "attack", "攻撃", "攻撃する"):
            found[place] = f"attacks with {cast.group('x')}" if cast.group("x") else f"{cast.group('x_ja')}で攻撃"
    return found


def _parts_japanese(rest: str) -> list[str]:
    """Return the deeds that a Japanese line joins, each with its verb in the form in which a deed ends."""
    if rest.isascii():
        return []
    parts = [
        part.strip() for part in re.split(r",\s*|(?<=て)(?!い|お)\s*(?:から)?|(?<=んで)", rest) if part and part.strip()
    ]
    plain = [_plain(part) if place < len(parts) - 1 else part for place, part in enumerate(parts)]
    effect = (
        _EFFECT_ON.fullmatch(plain[-1])
        if len(plain) > 1 and re.search("唱える$|使う$|撃つ$|打つ$", plain[-2])
        else None
    )
    return [*plain[:-1], f"{effect.group(1)}を選ぶ"] if effect is not None else plain  # 炎を唱えて壁を破壊


def _plain(part: str) -> str:
    for joining, plain in (*_PLAIN_VERBS.items(), *_OPEN_VERBS.items()):
        if part.endswith(joining):
            return part.removesuffix(joining) + plain
    return _JOINING.sub("", part)
