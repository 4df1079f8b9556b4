"""Cards of Japanese deeds that are told of more than by their names: that is put into the position, before the deed.

`Aは①を装備した②で攻撃` where ② is described becomes `A: ①を装備した②` and `Aは②で攻撃`. Whose a card is that a deed brings
with it follows from what is done: what attacks, blocks or is cast is of who does that, what is attacked is the other player's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_clauses import PLAYS
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED, verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, TOLD_BEFORE, NamesAside
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.states_told import facts_of

_BEGINS = r"(?:^|(?<=[\s,;:(はがをにでとのもへ]))"
_OWNER = r"(?P<owner>(?:[A-H]|自分|相手)の)?"
_BEFORE = tuple((re.compile(rf"{_BEGINS}(?:{said}){_OWNER}$"), fact) for said, fact in TOLD_BEFORE)
_WORN = re.compile(
    rf"(?P<worn>{CARD})(?:を|が|の)?(?:装備(?:した|して(?:い)?る|された|中の)|(?:つけ|付け)(?:た|て(?:い)?る|られた)|(?:つい|付い)(?:た|て(?:い)?る)"
    rf"|(?:つき|付き)の|でエンチャントされ(?:た|て(?:い)?る)){_OWNER}$"
)
"""What a card wears that is named behind it."""
_WHOSE = re.compile(
    r"(?P<who>[A-H]|自分|相手)の(?:(?:手札|場|戦場|盤面|バトルゾーン|戦闘エリア|バトルエリア)(?:の|にある|にいる))?$"
)
_ACTOR = re.compile(
    r"\??\s*(?:[^;,をA-Z\U000f0000-\U000ffffd]{2,24}(?:に|で|後|あと|とき|時),?)?(?P<who>[A-H])(?:は|が|の(?=[^;,]*で[^;,]*(?:攻撃|アタック|殴|ブロック|防御)))"
)
_PART = re.compile(
    rf"(?:(?:と|,|および)(?:[A-H]の|自分の)?{CARD}|の?\d+[体枚匹])*(?:の\d+[体枚匹])?(?:とも)?(?P<particle>の上に|[でをにがはへも])(?P<rest>[^;]*)"
)
"""The particle behind a card, or behind the list in which it stands, and what is done."""
_FIGHTS = re.compile(
    r"(?<!先制)(?<!二段)(?:攻撃|アタック|殴|なぐ|チャンプ|ブロック(?!ー)|防御|防[がぎぐいご]|守[らりるっ]|止め|受け)"
)
_EVOLVES = re.compile(r"進化|重ね|侵略|チェンジ|入れ替え")
_PLAYED = re.compile(PLAYS)
_DEED_ALONE = re.compile(
    r"(?:(?<!先制)(?<!二段)攻撃|アタック|ブロック|防御|召喚|起動|装備|進化|革命チェンジ|侵略|ブレイク|(?<=が)解決)$"
)
_LASTING = re.compile(r"(?:出し|並べ|置い|立て|持っ|構え)て(?:い)?(?:る|ます|て|おり)$")


_OF_ALL = re.compile(
    r"(?:^|[,;]\s*)(?:(?P<whose>[A-H])の(?:クリーチャー|ユニット)(?:は|が)(?=全員|すべて|全て|全部|みんな))?(?P<of>どちらも|両方(?:とも)?|いずれも|全員|みんな|すべて|全て|全部|[2-9][体枚]とも|それらは|これらは)(?:が|は|も|とも)?,?"
    r"(?P<facts>[^,;\U000f0000-\U000ffffd]+(?:,[^,;\U000f0000-\U000ffffd]+)*)$"
)
"""How all are that were named before: どちらもアンタップで前のターンからいる."""
_SAID_OF_ALL = tuple(
    (re.compile(said), fact)
    for said, fact in (
        (r"アンタップ(?:状態)?", "アンタップ"),
        (
            r"タップ(?:し|され)て(?:は)?(?:い)?(?:ない|ません)|タップ(?:状態)?(?:では|じゃ)(?:ない|ありません)",
            "アンタップ",
        ),
        (r"タップ(?:状態)?", "タップ"),
        (r"召喚酔い(?:では|は|が|し)?(?:ない|なし|いません|ていない|てない|ありません)", "前からいる"),
        (r"召喚酔い", "出たばかり"),
        (r"(?:すぐ)?(?:攻撃|アタック)(?:は|が)?(?:できる|可能|できます)", "前からいる"),
        (r"(?:前の(?:自分の)?ターン|前|元)から(?:場に)?(?:いる|いた|います|出て(?:い)?る)", "前からいる"),
    )
)
_SAID_SO = re.compile(r"(?:(?:し|され)て)?(?:い)?(?:て|で|る|ます|です|である|だ|おり|の状態)?,?")


def _of_all(said: str) -> list[str]:
    """Return the facts of which all of a saying consists; none where it says something else."""
    found: list[str] = []
    while said:
        match = next(((one, fact) for pattern, fact in _SAID_OF_ALL if (one := pattern.match(said)) is not None), None)
        if match is None:
            return []
        found.append(match[1])
        said = said[match[0].end() :]
        behind = _SAID_SO.match(said)
        said = said[behind.end() :] if behind is not None else said
    return found


class Brought(NamedTuple):
    """Statements in which deeds only name their cards.

    Attributes:
        statements: the statements.
        supposed: what has to be said aloud.
    """

    statements: list[Statement]
    supposed: list[Bilingual]


class _Told(NamedTuple):
    """A card with what is told of it before its name.

    Attributes:
        begin: where that begins.
        facts: how it is.
        worn: what it wears.
        owner: whose it is as it was written; empty where nobody says so.
    """

    begin: int
    facts: tuple[str, ...]
    worn: tuple[str, ...]
    owner: str


_AT_WHAT = re.compile(rf"{CARD}を(?:[A-H]の)?(?:{CARD}|[A-H])(?:に|へ)$")


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def is_deed(body: str) -> bool:
    """Tell whether a statement with its cards aside tells what is done, not what is there."""
    plain = re.sub(r"\s*\([^()]*\)$", "", body.rstrip(" ,;.?").removesuffix(",対応して"))
    if _LASTING.search(plain) is not None:
        return False
    if (
        re.match(r"[A-H](?:は|が)", plain) is not None
        and re.search(rf"(?:{CARD}|[A-H])(?:に|へ){CARD}$", plain) is not None
    ):
        return True  # 熊に稲妻
    if re.match(r"[A-H](?:は|が)", plain) is not None and _AT_WHAT.search(plain) is not None:
        return True  # 稲妻を熊に
    if re.search(rf"誘発は(?:全部|[2-6]つ)?[^,;]*{CARD}[^,;]*を対象$", plain) is not None:
        return True  # at what something is aimed that nobody spoke of before
    if re.search(rf"{CARD}を起動(?:\(能力\d\))?,対象(?:は|に)[^;]*$", plain) is not None:
        return True
    return verb_at_end(plain) is not None or _DEED_ALONE.search(plain) is not None


def brought_in(
    statements: Sequence[Statement], cards: NamesAside, is_card: Callable[[str], bool] = lambda _name: False
) -> Brought:
    """Return statements with what deeds tell of their cards in the position, and what is said of a card that was told of before.

    Args:
        statements: what was said, its cards aside.
        cards: the cards.
        is_card: tells whether words are the name of a card that everybody knows.
    """
    found: list[Statement] = []
    supposed: list[Bilingual] = []
    statements = [*_said_of_all(statements, cards)]
    everything = [one.body for one in statements if one.kind == "said"]
    cast: set[tuple[str, str]] = set()
    there = [
        part
        for one in statements
        if one.kind == "said" and not is_deed(one.body) and "の順" not in one.body
        for part in _by_players(one, cards)
    ]
    for one in statements:
        if one.body.isascii() or one.kind == "expected" or one.variation or "の順" in one.body:
            found.append(one)
        elif one.kind == "said" and not is_deed(one.body):
            worn, aloud = _hosts(
                one, cards, is_card, [other.body for other in statements if other is not one and other.kind == "said"]
            )
            found += worn
            supposed += aloud
            found.append(replace(one, body=_with_facts_behind(one.body, cards)))
        else:
            bare, brought, said = _with_what_is_supposed(one, cards, there, is_card, everything)
            again, aloud = _cast_again(one, cards, said, cast)
            brought, said = [*brought, *again], [*said, *aloud]
            there += [(other.who, cards.back(other.body)) for other in brought]
            how = [other for other in brought if not other.who]  # of what lies there since the begin
            first = next(
                (at for at, other in enumerate(found) if other.kind != "said" or is_deed(other.body)), len(found)
            )
            at = found[first] if first < len(found) else one
            found[first:first] = [replace(other, line=at.line, place=at.place - 1) for other in how]
            found += [*(other for other in brought if other.who), bare]
            supposed += said
    return Brought(found, supposed)


def _said_of_all(statements: Sequence[Statement], cards: NamesAside) -> Iterator[Statement]:
    """Yield statements in which what is said of all cards of a position is said of each.

    Where as many as that says are not told of before it, the saying stays, to be refused.
    """
    listed = list(statements)
    for place, one in enumerate(listed):
        match = _OF_ALL.search(one.body) if one.kind == "said" and one.body else None
        facts = _of_all(match.group("facts").strip()) if match is not None else []
        if match is None or not facts:
            continue
        before = one.body[: match.start()]
        within = _with_cards(before, cards) if before.strip() else ""
        those = {place: within} if within else _told_just_before(listed[:place], match["of"], cards)
        if match["whose"]:
            those = _creatures_of(match["whose"], those, listed, cards)
        if not _as_many(match["of"], sum(_number_in(body) for body in those.values())):
            continue
        for at, body in those.items():
            listed[at] = replace(listed[at], body=_each(body, facts, cards))
        listed[place] = listed[place] if within else replace(one, body="")
    yield from (one for at, one in enumerate(listed) if one.body or not statements[at].body)


_SIZED = re.compile(r"\d+/\d+|AP\d|パワー\d|\s\d{4,5}(?!\d)")


def _creatures_of(
    whose: str, those: Mapping[int, str], listed: Sequence[Statement], cards: NamesAside
) -> dict[int, str]:
    """Return the statements that tell what a player has, where all of it is creatures; none where some of it may be none."""
    own = {
        at: body
        for at, body in those.items()
        if listed[at].who == whose or re.match(rf"{whose}(?:は|の|が|に|:)", body) is not None
    }
    signs = [sign for body in own.values() for sign in re.findall(CARD, body)]
    return own if signs and all(_SIZED.search(cards.text(sign)) for sign in signs) else {}


def _told_just_before(before: Sequence[Statement], of: str, cards: NamesAside) -> dict[int, str]:
    """Return the statements that tell what is there, by their places: the last ones that hold as many cards as are spoken of.

    Those of which it is said that all are so are all that were told of.
    """
    found: dict[int, str] = {}
    for place in range(len(before) - 1, -1, -1):
        one = before[place]
        if one.kind != "said" or is_deed(one.body):
            break
        body = _with_cards(one.body, cards)
        if re.search(CARD, body):
            found[place] = body
            if not _OF_EVERY.match(of) and _as_many(of, sum(map(_number_in, found.values()))):
                break
    return found


_OF_EVERY = re.compile("全|みんな|すべて")
_COUNTED_BEHIND = re.compile(rf"{CARD}(?:\([^()]*\))*(?:\s*(?:[がはを])?\s*(?P<number>\d+)\s*[体枚匹])?")


def _number_in(body: str) -> int:
    """Return how many cards a statement tells of."""
    return sum(int(match["number"] or 1) for match in _COUNTED_BEHIND.finditer(body))


def _as_many(of: str, number: int) -> bool:
    """Tell whether of so many cards it may be said: two of どちらも, three of 3体とも."""
    if of[:1].isdecimal():
        return number == int(of[0])
    return number == 2 if of.startswith(("どちら", "両方")) else number > 0


def _with_cards(body: str, cards: NamesAside) -> str:
    """Return a statement with the cards aside that it describes: a line without kana has them as they were written."""
    return body if body.isascii() or re.search(CARD, body) else cards.described_in(body)


def _each(body: str, facts: Sequence[str], cards: NamesAside) -> str:
    said = "".join(f"({fact})" for fact in facts)
    return re.sub(CARD, lambda match: cards.put(cards.text(match.group()) + said), body)


def _told_before(body: str, at: int) -> _Told:
    """Return what is told before the name of a card that stands at a place."""
    facts: list[str] = []
    worn: list[str] = []
    owner = ""
    begin = at
    while True:
        before = body[:begin]
        match = next(((one, fact) for said, fact in _BEFORE if (one := said.search(before)) is not None), None)
        if match is not None:
            owner = match[0].group("owner") or owner
            facts += [match[1].replace("@", match[0].groupdict().get("what") or "")] if match[1] else []
            whose = match[0].groupdict().get("whose")
            owner = f"{whose}の" if whose else owner
            begin = match[0].start()
            continue
        wears = _WORN.search(before)
        if wears is not None:
            owner = wears.group("owner") or owner
            worn.append(wears.group("worn"))
            begin = wears.start()
            continue
        return _Told(begin, tuple(facts), tuple(worn), owner)


def _with_facts_behind(body: str, cards: NamesAside) -> str:
    """Return a line of a position with what is told before the names of cards behind them; what they wear stays."""
    place = 0
    while (match := re.compile(CARD).search(body, place)) is not None:
        told = _told_before(body, match.start())
        if told.worn or not (told.facts or (told.owner and told.begin < match.start() - len(told.owner))):
            place = match.end()
            continue
        card = cards.put(cards.text(match.group()) + "".join(f"({fact})" for fact in told.facts))
        body = f"{body[: told.begin]}{told.owner}{card}{body[match.end() :]}"
        place = told.begin + len(told.owner) + 1
    return body


_IS_ON = re.compile(rf"\((?P<whose>[A-H])の(?P<what>{CARD})に(?:つけた|ついている)\)")
"""On what of whom something is: 平和(Aの天使につけた)."""


def _hosts(
    one: Statement, cards: NamesAside, is_card: Callable[[str], bool], others: Sequence[str]
) -> tuple[list[Statement], list[Bilingual]]:
    """Return the lines of known cards on which something is told to be, of whom that is, where nobody else speaks of them."""
    found: list[Statement] = []
    aloud: list[Bilingual] = []
    for match in _IS_ON.finditer(one.body):
        name, who = cards.name(match["what"]), match["whose"]
        lies = [other for other in others if name in cards.back(other) and not is_deed(other)]
        if is_card(name) and name == cards.text(match["what"]) and not lies:
            found.append(replace(one, who=who, body=match["what"], typed=""))
            aloud.append(Bilingual(f"{who}に{name}がある", f"{who} has {name}"))
    return found, aloud


_SO_MANY = re.compile(r"の?(?P<number>[2-9]|1\d)[体枚匹](?!目|の?(?:うち|中)|ずつ)")
"""How many of a card there are of which only a deed speaks: 熊2体で攻撃."""
_NUMBERED = re.compile(rf"({CARD})(?=\d+[体枚匹])")
_BLANK_BEFORE = re.compile(rf"(?<={CARD}) +(?=\d+[体枚匹])")
_LAST_CARD = re.compile(rf".*(?P<card>{CARD})", re.DOTALL)


_PLAYER = re.compile("(?<![A-Za-z])[A-H](?![A-Za-z])")
_OTHER_PLAYER = re.compile("[,;、](?=[A-H][のはがに:])")
"""Where a sentence goes over to another player: Bは熊をコントロールしていて、Aの手札に火花がある."""


_CAST = re.compile(
    rf"(?P<what>{CARD})を(?:(?:[A-H]の)?(?:{CARD}|[A-H])(?:に|へ))?(?:(?P<often>[2-9])回)?(?:撃|打(?!ち消)|唱え|投げ|プレイ|キャスト)"
)
"""A card that is cast, perhaps several times."""
_NO_OTHER = re.compile("墓地|フラッシュバック|回顧|脱出|コピー|追放領域|もう唱え")
"""What tells that a card is cast that was cast before."""


def _cast_again(
    statement: Statement, cards: NamesAside, supposed: Sequence[Bilingual], cast: set[tuple[str, str]]
) -> tuple[list[Statement], list[Bilingual]]:
    """Return the lines of one more card of a name for each time that it is cast again, where nobody told how many there are.

    Args:
        statement: a deed, its cards aside.
        cards: the cards.
        supposed: what is said aloud of the cards that were put into the position for this deed.
        cast: by player and name, what was taken to be in a hand and cast; more is put there.
    """
    actor = _ACTOR.match(statement.body)
    who = statement.who or (actor.group("who") if actor is not None else "")
    again: list[Statement] = []
    if statement.kind != "said" or not who or _NO_OTHER.search(statement.body):
        return again, []
    for match in _CAST.finditer(statement.body):
        name, times = cards.name(match["what"]), int(match["often"] or 1)
        if (who, name) not in cast:
            if not any(one.ja == f"{who}の手札に{name}がある" for one in supposed):
                continue
            cast.add((who, name))
            times -= 1
        again += [replace(statement, who=who, body=f"手札: {cards.put(name)}", typed="")] * times
    names = dict.fromkeys(cards.back(one.body).removeprefix("手札: ") for one in again)
    aloud = [Bilingual(f"{who}の手札に{name}がもう1枚ある", f"{who} has another {name} in hand") for name in names]
    return again, aloud


def _by_players(statement: Statement, cards: NamesAside) -> Iterator[tuple[str, str]]:
    """Yield the parts of a statement and the players of whom each speaks; none where it names nobody."""
    for part in _OTHER_PLAYER.split(statement.body):
        yield "".join(_PLAYER.findall(part)) or statement.who, cards.back(part)


_CASTS_IN_A_QUESTION = re.compile(
    rf"(?P<deed>[A-H]は[^;?]*{CARD}[^;?]*(?:唱える|撃つ|(?<![A-Za-z])打つ|使う|プレイする|打ち消す|召喚(?=で)))(?P<can>(?:ことが)?できる.*)",
    re.DOTALL,
)
"""Whether somebody could cast something."""


def _with_what_is_supposed(
    statement: Statement,
    cards: NamesAside,
    there: Sequence[tuple[str, str]],
    is_card: Callable[[str], bool],
    everything: Sequence[str],
) -> tuple[Statement, list[Statement], list[Bilingual]]:
    """Return a statement in which cards are only named, also in deeds that a question supposes or asks whether they can be done."""
    deeds, sign, asked = statement.body.rpartition(SUPPOSED)
    could = _CASTS_IN_A_QUESTION.fullmatch(statement.body) if statement.kind == "asked" and not sign else None
    if could is not None:
        deeds, sign, asked = could["deed"], could["can"], ""
    if statement.kind != "asked" or not sign:
        return _only_named(statement, cards, there, is_card, everything)
    bodies: list[str] = []
    brought: list[Statement] = []
    supposed: list[Bilingual] = []
    for deed in deeds.split(";"):
        so_far = [*there, *((one.who, cards.back(one.body)) for one in brought)]
        done, more, said = _only_named(replace(statement, kind="said", body=deed), cards, so_far, is_card, everything)
        bodies.append(done.body)
        brought += more
        supposed += said
    if asked:
        so_far = [*there, *((one.who, cards.back(one.body)) for one in brought)]
        then, more, said = _only_named(replace(statement, body=asked), cards, so_far, is_card, everything)
        asked, brought, supposed = then.body, [*brought, *more], [*supposed, *said]
    return replace(statement, body=";".join(bodies) + sign + asked), brought, supposed


def _only_named(
    statement: Statement,
    cards: NamesAside,
    there: Sequence[tuple[str, str]],
    is_card: Callable[[str], bool],
    everything: Sequence[str],
) -> tuple[Statement, list[Statement], list[Bilingual]]:
    """Return a deed in which cards are only named, the lines of the position that tell of them, and what is said aloud."""
    body = _BLANK_BEFORE.sub("", statement.body)
    actor = _ACTOR.match(body)
    who = statement.who or (actor.group("who") if actor is not None else "")
    brought: list[Statement] = []
    supposed: list[Bilingual] = []
    begun = len(body)  # from the last card to the first: what a card wears is told before it
    while (match := _LAST_CARD.match(body, 0, begun)) is not None:
        begun, end = match.start("card"), match.end("card")
        told = _told_before(body, begun)
        if (held := _HELD_BEHIND.match(body, end)) is not None and (how := facts_of(held["facts"])[0]):
            told, end = told._replace(facts=(*told.facts, *how)), held.end()
        text, name = cards.text(match.group("card")), cards.name(match.group("card"))
        relative = told.begin < begun - len(told.owner) or end > match.end("card")
        bare = name == text and not relative
        if bare and not told.owner and not (statement.kind == "said" and is_card(name)):
            continue
        whose = _whose(body, told, end, who)
        # A card that another player has is not the one that somebody casts out of the hand.
        casts = whose[0] if whose is not None and whose[1] and bare else ""
        spoken_of = (*there, *((other.who, cards.back(other.body)) for other in brought))
        known = any(name in one and (not casts or not by or casts in by) for by, one in spoken_of)
        guessed = whose is None and name != text and _is_aimed_at(body, end)
        if not known and guessed:
            whose = _probably(name, who, everything, cards)
        if (not known and whose is None) or (known and end > match.end("card")):
            continue  # how something is of which was told before is no part of a deed
        if not known and whose is not None:
            line, said_aloud = _in_the_position(body, end, whose, told, cards, text, name)
            brought.insert(0, replace(statement, kind="said", who=whose[0], body=line, typed=""))
            supposed += [said_aloud] if bare or guessed else []
        elif name != text:
            if not any(text in one for _by, one in there):
                plain = cards.plain(match.group("card"))
                brought.insert(0, replace(statement, kind="said", who="カード", body=plain, typed=""))
        elif relative:
            if lies := _lies_tapped(told.facts, name, statement, everything, cards):
                brought.insert(0, replace(statement, kind="said", who="", body=lies, typed=""))
            for worn in told.worn:
                if on := _is_worn(worn, name, statement, everything, cards):
                    brought.insert(0, replace(statement, kind="said", who="", body=on, typed=""))
            said = cards.back(body[told.begin : end])
            supposed.append(Bilingual(f"「{said}」は{name}", f'"{said}" is {name}'))
        body = f"{body[: told.begin]}{told.owner}{cards.put(name)}{body[end:]}"
        begun = told.begin
    body = _NUMBERED.sub(lambda match: match[1] + (" " if cards.name(match[1]).isascii() else ""), body)
    return replace(statement, body=body), brought, supposed


_HELD_BEHIND = re.compile(r"\((?P<facts>[^()]*)\)(?=[がをでにのはへと])")
"""How a card is, in brackets behind its name in a deed: ①(忠誠度3)の+2を使う."""


def _lies_tapped(
    facts: Sequence[str], name: str, statement: Statement, everything: Sequence[str], cards: NamesAside
) -> str:
    """Return that a card is tapped which a deed calls so before its name; empty where it is not, or another deed speaks of it.

    What was done with it before may have tapped it, and then it need not have been so from the begin.
    """
    tapped = [one for one in facts if one in ("タップ", "レスト")]
    by = [one for one in everything if one != statement.body and is_deed(one) and name in cards.back(one)]
    return f"{cards.put(name)}は{tapped[0]}" if tapped and not by else ""


def _is_worn(worn: str, name: str, statement: Statement, everything: Sequence[str], cards: NamesAside) -> str:
    """Return that something is on what a deed says to wear it; empty where that is told elsewhere, or done."""
    what = cards.name(worn)
    told = [
        back
        for one in everything
        if one != statement.body and what in (back := cards.back(one)) and _PUTS_ON.search(back)
    ]
    return "" if told else f"{cards.put(what)}は{cards.put(name)}についている"


_PUTS_ON = re.compile("つけ|付け|着け|つい|付い|装備(?!品)|エンチャント(?:し|さ)|貼|張|につき|唱え")
"""What tells that something is put onto something, or is there."""
_AIMED_BEHIND = re.compile(rf"(?:に|へ)[^,;をに]*{CARD}を?[^,;]*(?:{PLAYS}|つけ|付け|貼)|を対象")


def _is_aimed_at(body: str, end: int) -> bool:
    """Tell whether something is aimed at a card, of which nobody says whose it is: 熊に火花を撃つ."""
    return _AIMED_BEHIND.match(body, end) is not None


def _probably(name: str, who: str, everything: Sequence[str], cards: NamesAside) -> tuple[str, str] | None:
    """Return whose a card probably is at which somebody aims something; None where nobody did that, or of more than two.

    Who attacks or blocks with it has it, and so does who enchants or strengthens what the other player shoots at later.
    """
    other = {"A": "B", "B": "A"}.get(who, "")
    bodies = [cards.back(one) for one in everything]
    for one in bodies:
        acts = re.match(
            rf"(?P<who>[A-H])[はが][^;]*{re.escape(name)}[^;,を]*で[^;]*(?:攻撃|アタック|殴|ブロック|防御)", one
        )
        owned = re.search(rf"(?P<who>[A-H])の{re.escape(name)}", one)
        if (said := acts or owned) is not None:
            return said["who"], ""
    if not other or any(re.search(r"(?<![A-Za-z])[C-H](?:は|が|の|:)", one) for one in bodies):
        return None
    both = any(re.match(rf"{other}[はが][^;]*{re.escape(name)}", one) for one in bodies)
    return (who if both else other), ""


def _in_the_position(
    body: str, end: int, whose: tuple[str, str], told: _Told, cards: NamesAside, text: str, name: str
) -> tuple[str, Bilingual]:
    """Return the line of the position that tells of a card of a deed, and how it is said aloud that it is there."""
    owner, zone = whose
    wears = "".join(f"{one}を装備した" for one in told.worn)
    facts = "".join(f"({fact})" for fact in told.facts)
    many = _SO_MANY.match(body, end)
    count, so_many = (f" {many['number']}体", f"{many['number']} ") if many is not None else ("", "")
    line = f"{zone}{wears}{cards.put(text + facts)}{count}"
    if zone:
        return line, Bilingual(f"{owner}の手札に{name}{count}がある", f"{owner} has {so_many}{name} in hand")
    return line, Bilingual(f"{owner}に{name}{count}がある", f"{owner} has {so_many}{name}")


def _whose(body: str, told: _Told, end: int, who: str) -> tuple[str, str] | None:
    """Return whose a card is of which something is done and the zone before it; None where that is not plain."""
    part = _PART.match(body, end)
    particle, rest = (part.group("particle"), part.group("rest")) if part is not None else ("", "")
    rest = re.split(r",(?=(?:[A-H](?:は|が)))", rest)[0]
    other = {"A": "B", "B": "A"}.get(who, "")
    way = _BY_PARTICLE.get(particle)
    owner, zone = way(_Done(body, end, particle, rest, who, other)) if way is not None else ("", "")
    owner = who if not owner and re.match(r"の[+-]\d", body[end:]) is not None else owner  # a loyalty ability (606.3)
    said = _WHOSE.search(body[: told.begin] + told.owner)
    if said is not None:
        named = said.group("who")
        owner = {"自分": who, "相手": other}.get(named, named)
        zone = "手札: " if "手札" in said.group() else zone if owner == who else ""
    return (owner, zone) if owner else None


class _Done(NamedTuple):
    """What is done with a card.

    Attributes:
        body: the whole clause.
        end: where the card ends in it.
        particle: the particle behind the card.
        rest: what stands behind the particle.
        who: who does it.
        other: the other player of two.
    """

    body: str
    end: int
    particle: str
    rest: str
    who: str
    other: str


_BY_ITS_EFFECT = re.compile("打ち消|除去|破壊|追放|ブレイク|割[るりっ]|奪|手札に戻|バウンス|焼")
"""What is done with a spell, of which that is told and not that it is cast."""


def _named_alone(done: _Done) -> tuple[str, str]:
    """熊に稲妻."""
    alone = done.body[done.end :].strip(" ,;").removesuffix("対応して") in ("", ",", "を")
    at = re.search(r"(?:に|へ)(?:[A-H]の|自分の)?$", done.body[: done.end - 1])
    return (done.who, "手札: ") if alone and at is not None else ("", "")


def _done_with(done: _Done) -> tuple[str, str]:
    """熊で攻撃, 稲妻で打ち消す."""
    fights, takes = _FIGHTS.search(done.rest), re.search("奪[っい]", done.rest)
    if takes is not None and (fights is None or takes.start() < fights.start()):
        return done.who, "手札: "  # 反逆で熊を奪って攻撃
    if fights is not None:
        return done.who, ""
    if "シールド" in done.rest:  # it attacks and breaks them
        return done.who, ""
    plays = _BY_ITS_EFFECT.search(done.rest) is not None or _PLAYED.search(done.rest) is not None
    return (done.who, "手札: ") if plays else ("", "")


def _done_to(done: _Done) -> tuple[str, str]:
    """熊を攻撃, 熊に進化, 稲妻を唱える, 剣を装備."""
    if done.particle == "を" and done.rest.startswith("対象"):  # it is what the other card is cast on
        return "", ""
    if done.particle == "を" and _AT_WHAT.fullmatch(done.body[done.end - 1 :].removesuffix(",対応して")) is not None:
        return done.who, "手札: "  # 稲妻を熊に
    fights, plays, evolves = (form.search(done.rest) for form in (_FIGHTS, _PLAYED, _EVOLVES))
    if evolves is not None and not (fights and fights.start() < evolves.start()):
        if (
            done.particle == "に"
            and re.match(rf"(?:手札(?:から|の))?{CARD}を(?:上に)?(?:重ね|乗せ|のせ|置)", done.rest) is not None
        ):
            return done.who, ""  # it is what the other card is laid on
        onto = (
            done.particle == "に"
            or re.search("上に", done.body[: done.end]) is not None
            or re.match(rf"(?:重ね|(?:[A-H]の|自分の)?{CARD}の上に)", done.rest) is not None
        )
        return done.who, "手札: " if onto or plays is not None else ""
    if done.particle == "を" and re.match("つけ|付け|貼[っりる]|張[っりる]|エンチャント", done.rest) is not None:
        return done.who, "手札: "
    if done.particle == "を" and plays is not None and not (fights and fights.start() < plays.start()):
        return done.who, "" if plays.group() == "起動" else "手札: "
    if fights is not None:
        return done.other, ""
    return (done.who, "") if "装備" in done.rest else ("", "")


_BY_PARTICLE: dict[str, Callable[[_Done], tuple[str, str]]] = {
    "": _named_alone,
    "で": _done_with,
    "の上に": lambda done: (done.who, ""),
    "を": _done_to,
    "に": _done_to,
}
"""Whose a card is and in which zone it lies, by the particle behind it."""
