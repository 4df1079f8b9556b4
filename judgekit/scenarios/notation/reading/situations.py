"""A position read from table notation: players, cards in their zones, the moment; in any order, each line one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.json_values import Json
from judgekit.core.nodes import book_of
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.notation.reading.as_filed import line_to_write, with_what_is_printed
from judgekit.scenarios.notation.reading.assembling import assembled
from judgekit.scenarios.notation.reading.cards_told import keys_of, with_what_it_says
from judgekit.scenarios.notation.reading.deeds import said_anywhere
from judgekit.scenarios.notation.reading.how_things_are import (
    ALWAYS_SO,
    taken_to_be_in_play,
    told_how_it_is,
    was_so_before,
    without_those_told_before,
)
from judgekit.scenarios.notation.reading.learning import (
    ATTACHED,
    Reading,
    Situation,
    card_named,
    counters_of_another,
    is_card,
)
from judgekit.scenarios.notation.reading.mentions import (
    Mention,
    further_costs,
    mention_of,
    told_again,
    typed,
)
from judgekit.scenarios.notation.reading.named_together import (
    JOINED,
    bracket_of_the_last,
    is_known_alone,
    lie_behind,
    say_where_it_is_put,
    several,
)
from judgekit.scenarios.notation.reading.numbered import with_its_number, without_number
from judgekit.scenarios.notation.reading.players_meant import game_told
from judgekit.scenarios.notation.reading.seats import CARD, ENTERED, SEATS, names_variant, players_of
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told, not_understood, told_in
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import Names, Thing, data_of, is_called, spoken
from judgekit.scenarios.notation.words.phrasing import (
    Placed,
    is_on,
    is_so,
    none_of_a_kind,
    nothing_there,
    placed,
    with_commas,
    without_type,
    worn,
    zone_named,
)
from judgekit.scenarios.notation.words.said_otherwise import is_verb_of, responding
from judgekit.scenarios.notation.words.said_twice import taken_in
from judgekit.scenarios.notation.words.splitting import QUOTE, Quotes, Statement, clauses
from judgekit.scenarios.notation.words.times_said import tells_that_time_goes_on
from judgekit.table.notation import CardWords

_RULES = re.compile(r"(?:rules|game|ルール|ゲーム)\s+([\w@.-]+)$", re.IGNORECASE)
_GAMES = {
    "dm": r"duel ?masters|dm|デュエマ|デュエル・?マスターズ",
    "magmell": r"magmell|マグメル",
    "mtg": r"magic(?:,? the gathering)?|mtg|マジック(?:・?ザ・?ギャザリング)?|ギャザ",
}
"""What players call the games."""
_MATTER = (
    r"(?:支払[いう]?|払い方|コスト|マナ|攻撃|ブロック|防御|進化|侵略|召喚|誘発|処理|順番|解決|置換効果|戦闘|バトル|ダメージ|シールド|対象|タイミング"
    r"|S・?トリガー|ブロッカー|革命チェンジ|ニンジャ・?ストライク)"
)
"""What a question may be about, which says nothing of how things are."""
_GAME_SAID = {
    game: re.compile(
        rf"(?:(?:this is|it is|it's|we are playing|we're playing|playing|in)\s+)?(?:an?\s+|quick\s+)*(?:{names})"
        rf"(?:\s+(?:question|situation|ruling|game|match|here|this time))*"
        rf"(?:\s+(?:at|in|over)\s+(?:the|my|our|a)(?:\s+[a-z'’-]+){{1,3}})?"
        rf"|(?:これは|今回は)?(?:{names})(?:で?の{_MATTER}(?:[とや]{_MATTER})*)?(?:(?:で?の|で)?(?:質問|話|状況|裁定|相談|場面|試合|ルール))?(?:です|だ|で|します|なんですが|ですが|について)?",
        re.IGNORECASE,
    )
    for game, names in _GAMES.items()
}
_SOONER = (
    r"(?:\s+(?:an?|one|two|three|\d+|a\s+couple\s+of|a\s+few|some|several)\s+turns?|\s+(?:long|right|just|shortly))?"
)
"""How much sooner or later, which decides nothing."""
_CAME = rf"(?:entered|came(?:\s+down|\s+in)?|landed|was\s+(?:cast|played))(?:\s+the\s+battlefield)?{_SOONER}"
_BEFORE = re.compile(
    rf"(.+?)\s+(?:(?:is|was|are|were)\s+)?(?:older\s+than|there\s+before|{_CAME}\s+before)\s+(.+)"
    r"|(.+?)(?:は|が|のほうが)(.+?)より(?:も)?(?:先に|前に)(?:戦場に)?(?:出た|出ている|出ていた)",
    re.IGNORECASE,
)
_AFTER = re.compile(
    rf"(.+?)\s+(?:(?:is|was|are|were)\s+)?(?:newer\s+than|younger\s+than|{_CAME}\s+after)\s+(.+)"
    r"|(.+?)(?:は|が|のほうが)(.+?)より(?:も)?(?:後に|あとに)(?:戦場に)?(?:出た|出ている|出ていた)",
    re.IGNORECASE,
)
_STATUS = re.compile(
    r"(?:an?\s+|the\s+)?(?P<count>(?:\d+|one|two|three|four|five|six)\s+)?(?P<status>[a-z]+(?:[- ][a-z]+)?)\s+(?=[A-Z\d])"
    r"|(?P<status_ja>[^\s\d(),「」A-Za-z]{1,8}?(?:中|状態|済み))の(?=.)"
    r"|(?P<status_ja2>(?:アン)?タップ|レスト|ウェイク|召喚酔い|出たばかり)(?:の|し(?:て(?:い)?る|た)|され(?:て(?:い)?る|た))(?=.)"
)
"""What is said of a card before its name: tapped Ox 4/4."""
_STATUS_AND_KIND = re.compile(
    r"(?:an?\s+|the\s+)?(?P<count>(?:\d+|one|two|three|four|five|six)\s+)?(?P<status>[a-z]+)\s+(?=[a-z]+\s)(?P<status_ja>(?!))?"
)
"""The same before the kind of a card: tapped red Goblin 2/2."""


_CARD_AND_HOST = re.compile(
    r"(?P<what>[A-Z].*?) (?:on|onto|under|from|by|to|at|with|against|attached|equipped|enchanting|equipping|blocking|attacking"
    r"|wearing) "
    r"(?:(?:to|an?|the|his|her) )*[A-Z].*"
)
"""What is no name of one card where it begins with that of a known one: Maul attached to Ox."""


def _game_in(body: str) -> str:
    """Return the game or edition that a statement names and nothing else (rules dm; this is Duel Masters); empty for none."""
    match = _RULES.fullmatch(body)
    if match is not None:
        named = match.group(1)
        return next((game for game, names in _GAMES.items() if re.fullmatch(names, named, re.IGNORECASE)), named)
    plain = body.strip(" .,!;")
    return next((game for game, said in _GAME_SAID.items() if said.fullmatch(plain)), "")


def game_named(statements: Iterable[Statement]) -> str:
    """Return the game or edition that a notation names, empty where it names none.

    Raises:
        NotationUnclear: it names two.
    """
    found = ""
    for statement in statements:
        named = _game_in(statement.body) if statement.kind == "said" and not statement.who else ""
        if not named:
            continue
        if named == book_of(found):
            continue
        if found and found not in (named, book_of(named)):
            raise NotationUnclear(
                phrase("{turn} and {value} cannot both be", turn=found, value=named), named, statement.line
            )
        found = named
    return found


def game_probably(text: str, game: str) -> str:
    """Return the game that a text names in a sentence of its own, or tells by its words; the given one where it does neither.

    Before the text is cut into statements, which takes the words of a game to do; `game_named` is what counts.
    """
    said = (_game_in(one.strip()) for one in re.split(r"[\n。;]|\.\s", text))
    named = next((one for one in said if one), "")
    return book_of(named) or game_told(text)[0] or game


_AS_DATA = re.compile(rf"(.+?)\s+as\s+({QUOTE})")
"""A card as a scenario file writes it."""
_OF_THEM = re.compile(
    r"(?:of (?:which|them|those),?\s+)?(?P<count>\d+|one|two|three|four|five)\s+(?:of (?:which|them|those)\s+)?"
    r"(?:is|are|being)\s+(?:an?\s+)?(?P<what>\S.*)|(?:one|(?P<first>\d+)) of (?:which|them|those),?\s+(?P<what2>\S.*)"
    r"|(?:その)?(?:うち|中)の?\s*(?P<count_ja>\d+)\s*(?:枚|体|つ|個)(?:は|が|に)\s*,?(?P<what_ja>\S.*)",
    re.IGNORECASE,
)
"""What some of the cards are that were only counted before: 3 shields, one of them Trap."""
_OF_ALL = re.compile(
    r"(?:(?P<both>both)|all(?:\s+(?P<count>\d+|two|three|four|five|six))?)(?:\s+of\s+(?:them|which))?(?:\s+(?:are|is|being))?\s+"
    r"(?P<what>[a-z].*)",
    re.IGNORECASE,
)
"""What is said of several cards at once: Ox and Elk, both untapped."""
_IN_ORDER = re.compile(
    r"^(?:damage(?:[- ]assignment)?[- ]order|orders?\s)|^(?:ダメージ|割り振り)[^,]{0,6}順"
    r"|の順(?:番)?(?:に|で|にダメージ.*|[にで]スタックに\s*(?:置|積|の|乗|載).*)?$",
    re.IGNORECASE,
)
"""A line in which things are put in an order names cards and is no position."""
_DONE = re.compile(
    r"攻撃(?!力)|ブロック(?!ー)|防御|唱え|(?<!攻)撃|召喚(?!酔い)|使(?!い[魔手]|い\s*[\d{(]|い$)|出す|重ね|(?<!\w)進化(?!クリーチャー)|進化(?=さ|し|す|$|[,;])|起動|\b(?:attack|block|cast|activat|swing)"
)
"""A line in which something is done: what is told behind it is no part of the position."""
_FIGHTS = re.compile(r"\b(?:attacks?|swings?|blocks?|defends?|chumps?)\b|攻撃|ブロック|防御")


@dataclass(slots=True)
class _Held:
    """What a line says that somebody has: facts, cards, zones that are empty, and what was not understood."""

    facts: dict[str, Json]
    mentions: list[Mention]
    emptied: list[tuple[str, str]]
    faults: list[NotationUnclear] = field(default_factory=list)
    attached: list[tuple[str, str]] = field(default_factory=list)
    zone_behind: list[list[Mention]] = field(default_factory=list)


def situation_of(
    statements: Iterable[Statement], quotes: Quotes, grammar: NotationGrammar, game: str, rules: str
) -> Situation:
    """Return the position that statements describe; what describes none is left.

    Raises:
        NotationUnclear: words are not understood, a card is not known, a name may be two objects.
    """
    listed = list(statements)
    reading = Reading(grammar, quotes, game, players_of(listed, grammar))
    for names, definition in grammar.words.basics:
        for name in names:
            reading.known[name.casefold()] = (names[0], definition)
    deeds = [one.place for one in listed if one.kind == "said" and _DONE.search(one.body) is not None]
    reading.fights = " ".join(one.body for one in listed if one.kind == "said" and _FIGHTS.search(one.body) is not None)
    reading.speech = [(one.body, "" if one.kind == "asked" or _DONE.search(one.body) else one.who) for one in listed]
    reading.begun = min(deeds, default=len(listed) + 1)
    faults = [*_define(listed, reading)]
    left: list[Statement] = []
    for statement in listed:
        try:
            if not _read(statement, reading):
                left.append(statement)
        except NotationUnclear as fault:
            faults.append(fault.at(statement.line))
    try:
        situation = assembled(reading, rules, left)
    except NotationUnclear as fault:
        # Beside other faults a name may only be missing because its line is not understood.
        faults += [one for one in told_in(fault) if not faults or one.unread]
    if faults:
        things = [Thing(name, (name,), "", "") for name, _definition in reading.known.values()]
        things += [Thing(one.name, (one.name,), one.player, one.zone) for one in reading.mentions if one.name]
        raise PositionUnclear(
            faults, left, Names(things, reading.players), quotes, grammar, dict(reading.known.values())
        )
    return situation


class PositionUnclear(NotationUnclear):
    """Lines of a position that are not understood, with what could be read besides.

    Attributes:
        left: the statements that are no part of the position.
        names: the names that could be read.
        quotes: the quoted texts.
        grammar: the game's notation.
        cards: the definitions of the cards that could be read, by their names.
    """

    def __init__(
        self,
        faults: Sequence[NotationUnclear],
        left: Sequence[Statement],
        names: Names,
        quotes: Quotes,
        grammar: NotationGrammar,
        cards: Mapping[str, Json],
    ) -> None:
        first = all_told(faults)
        super().__init__(first.message, first.words, first.line, first.candidates, first.hint)
        self.parts, self.left, self.names = first.parts or (first,), tuple(left), names
        self.quotes, self.grammar, self.cards = quotes, grammar, cards


def _define(statements: Iterable[Statement], reading: Reading) -> Iterator[NotationUnclear]:
    """Learn the cards that are described anywhere, so that they may be named before; yield what is not understood."""
    costless: set[str] = set()
    for statement in statements:
        try:
            yield from _define_of(statement, reading, costless)
        except NotationUnclear as fault:
            yield fault.at(statement.line)


def _define_of(statement: Statement, reading: Reading, costless: set[str]) -> Iterator[NotationUnclear]:
    """Learn the cards that a statement describes; yield which of them are described in part only.

    Args:
        statement: the statement.
        reading: what is known so far.
        costless: cards that were described without a cost.

    Raises:
        NotationUnclear: words are not understood, or a card is described twice.
    """
    if statement.kind != "said":
        return
    if statement.who.casefold() in CARD and (whole := _AS_DATA.fullmatch(statement.body)) is not None:
        name = whole.group(1).strip()
        reading.known[name.casefold()] = (name, data_of(reading.quotes.text(whole.group(2))))
        reading.told.add(name)
        reading.heard |= spoken(name)
        return
    for mention in _described(statement, reading):
        reading.heard |= spoken(mention.name) if mention.name else set()
        if mention.words is None:
            continue
        definition = reading.grammar.words.define(mention.words)
        printed = (
            with_what_is_printed(mention.words, reading.grammar, reading.game) if isinstance(definition, str) else None
        )
        if printed is not None:
            definition = printed[0]
            reading.supposed += [printed[1]] if printed[1] not in reading.supposed else []
        if isinstance(definition, str):
            if statement.who and not _may_be_a_deed(statement, reading):
                reading.known.setdefault(mention.name.casefold(), (mention.name, {}))
                hint = line_to_write(mention.words, reading.grammar)
                yield NotationUnclear(definition, mention.name, statement.line, hint=hint)
            elif statement.who:
                reading.acts.add((statement.line, statement.body))
            continue
        known = reading.known.get(mention.name.casefold())
        if known is None and (beside := _CARD_AND_HOST.fullmatch(mention.name)) and is_card(beside["what"], reading):
            raise not_understood(mention.name[len(beside["what"]) + 1 :]).at(statement.line)
        own = statement.who.casefold() in CARD and mention.name not in reading.told  # a Forest of another kind
        definition = with_what_it_says(definition, mention, statement.line, reading) if own else definition
        if known is not None and not own and _without_the_cost(known[1], definition, mention):
            continue  # a card that was described with its cost is described again without it
        if known is not None and known[1] != definition and known[0] == mention.name and not own:
            if mention.name in costless and {**keys_of(known[1]), "cost": ""} == {**keys_of(definition), "cost": ""}:
                costless.discard(mention.name)
                reading.known[mention.name.casefold()] = (mention.name, definition)
                continue
            raise NotationUnclear(
                phrase("{name} is described twice, and not alike", name=mention.name),
                mention.name,
                statement.line,
            )
        reading.known[mention.name.casefold()] = (mention.name, definition)
        if not mention.words.cost:
            costless.add(mention.name)
        if statement.who.casefold() in CARD:
            reading.told.add(mention.name)


def _without_the_cost(known: Json, definition: Json, mention: Mention) -> bool:
    """Tell whether a card is described as it is known, only that its cost is not said again."""
    said = mention.words is not None and mention.words.cost
    return not said and known != definition and {**keys_of(known), "cost": ""} == {**keys_of(definition), "cost": ""}


def _described(statement: Statement, reading: Reading) -> list[Mention]:
    """Return the cards that a statement may describe: a line for one card alone has no zones, counts or commas."""
    if statement.who.casefold() in ENTERED or _order_said(statement):
        return []
    if statement.who.casefold() not in CARD:
        return _held(statement.body, reading, statement.who).mentions
    alone = mention_of(statement.body, reading.grammar, reading.quotes, one=True)
    return [_by_type(alone, reading)] if alone is not None else []


def _is_fact(clause: str, held: _Held, reading: Reading, who: str) -> bool:
    """Take in what a clause says of a player: life, counters; return whether it says such a thing."""
    own = reading.grammar.reads(clause, "owned", reading.words())
    if not isinstance(own, Mapping):
        return False
    try:
        taken_in(held.facts, data_of(str(own["@data"])) if "@data" in own else own, who)
    except NotationUnclear as fault:
        held.faults.append(fault)
    return True


def _tells_of_things(clause: str, held: _Held, reading: Reading) -> bool:
    """Take in what a clause says of things that were named before: on what one is, how one is; return whether it does."""
    on = is_on(clause)
    if on is not None and all(_heard(one, held, reading) for one in on):
        held.attached.append((on[0], f"{ATTACHED} {on[1]}"))
        return True
    if on is not None and _SIZED_OR_TEXT.search(on[0]):
        clause = f"{on[0]}({on[1]}につけた)"
    how = is_so(clause)
    if how is None or not _heard(how[0], held, reading):
        return False
    held.attached.append(how)
    return True


def _held(body: str, reading: Reading, who: str) -> _Held:
    """Return what the clauses of a line say that somebody has."""
    grammar, held = reading.grammar, _Held({}, [], [])
    for group in clauses(body, ";"):
        zone = grammar.words.home
        paying = False
        begun = len(held.mentions)
        for said in with_commas(clauses(group), lambda name: is_card(without_number(name), reading)):
            clause = without_type(said)
            held.emptied += [(zone, kind)] if zone == grammar.words.home and (kind := none_of_a_kind(clause)) else []
            if _is_fact(clause, held, reading, who) or _tells_of_things(clause, held, reading):
                continue
            if (told := is_on(clause)) is not None and _SIZED_OR_TEXT.search(told[0]):
                clause = f"{told[0]}({told[1]}につけた)"
            if paying and _ALL_UNTAPPED.fullmatch(clause):
                continue  # as they are where nothing else is said
            there = placed(clause, grammar.words.zones)
            if re.sub(r"\s*\([^()]*\)$", "", clause).casefold() in reading.known:
                there = Placed(None, clause, stays=False)  # the name of a card may have that of a zone in it (青の魔石)
            lies = there.zone or zone
            if grammar.words.means and (there.zone == grammar.words.means or (paying and there.zone is None)):
                sources = _sources(clause, there.rest, grammar)
                held.mentions += sources
                if paying := bool(sources):
                    continue
            paying = False
            zone = lies if there.stays else zone
            counted = next(
                (at for at in range(len(held.mentions) - 1, begun - 1, -1) if not held.mentions[at].name),
                len(held.mentions) - 1,
            )
            if counted >= begun and (parted := _one_of_them(clause, held.mentions[counted], reading)):
                if not held.mentions[counted].name:
                    reading.within.add((who, held.mentions[counted].zone))
                held.mentions[counted : counted + 1] = parted
                continue
            if not there.rest or nothing_there(there.rest):
                held.emptied += [(lies, "")] if there.rest and there.zone is not None else []
                continue
            already = len(held.mentions)
            parts = _card_and_another(there.rest, reading)
            for part in parts:
                try:
                    _hold(held, begun, part if parts[1:] else clause, there._replace(rest=part), lies, reading, who)
                except NotationUnclear as fault:
                    held.faults.append(fault)
            if there.zone is not None and not there.stays:
                behind = held.mentions[already:]
                held.zone_behind += [behind] if parts[1:] else [[one] for one in behind]
            say_where_it_is_put(held.mentions[begun:], already - begun, there.zone, who, reading)
    return held


_SIZED_OR_TEXT = re.compile(rf"[{{}}]|{QUOTE}")
"""What describes a card where it is said to what it is attached: 鎖 {U} オーラ「…」が熊についている."""


def _heard(said: str, held: _Held, reading: Reading) -> bool:
    """Tell whether a card that was spoken of so far may be called so."""
    names = [one.name for one in held.mentions if one.name]
    return said.casefold() in reading.heard.union(reading.known) or any(is_called(said, name) for name in names)


def _hold(held: _Held, begun: int, clause: str, there: Placed, lies: str, reading: Reading, who: str) -> None:
    """Take in the cards that a clause names, or what it says further of one that was named.

    Args:
        held: what the line said so far.
        begun: how many mentions stand before those of the same group of clauses.
        clause: the clause.
        there: the clause without its zone.
        lies: the zone in which its cards lie.
        reading: what is known while it is read.
        who: the player.

    Raises:
        NotationUnclear: there is no name in it, or it names no cards.
    """
    home = reading.grammar.words.home
    if _said_of_all(there.rest, held, begun, reading):
        return
    at = _spoken_of(there.rest, held.mentions, reading)
    if len(held.mentions) > begun and (more := _said_further(there.rest, held.mentions[at], reading)):
        held.mentions[at : at + 1] = more
        return
    mentions = _mentioned(there.rest, reading)
    held.emptied += [] if mentions else [(lies, "")]
    for mention in mentions:
        if not mention.name and there.zone is None and lies == home:
            raise NotationUnclear(phrase("which cards are meant by {name!r}?", name=clause), clause)
        worn = any(fact.startswith(ATTACHED) for fact in mention.facts)
        zones = reading.grammar.words.zones
        said = {one: zone for one in mention.facts if (zone := zone_named(_LIES_THERE.sub("", one), zones)) is not None}
        if len(said) == 1 and there.zone is None:  # 双つ身(手札)
            ((fact, zone),) = said.items()
            mention = replace(mention, facts=tuple(one for one in mention.facts if one != fact))
            held.mentions.append(mention.of("", zone, 0))
            continue
        in_play = worn or (there.zone is None and taken_to_be_in_play(mention, lies, who, reading))
        held.mentions.append(mention.of("", home if in_play else lies, 0))


_LIES_THERE = re.compile(r"(?:に(?:ある|いる|あった|持っている)|の中)$")


def _said_of_all(clause: str, held: _Held, begun: int, reading: Reading) -> bool:
    """Take in what a clause says of every card before it (Ox and Elk, both tapped); return whether it says such.

    Raises:
        NotationUnclear: there are more or fewer than it says.
    """
    match = _OF_ALL.fullmatch(clause)
    home = reading.grammar.words.home
    spoken = [place for place in range(begun, len(held.mentions)) if held.mentions[place].zone == home] if match else []
    if (
        match is None
        or not spoken
        or reading.grammar.reads(match.group("what"), "fact", reading.words(reading.heard)) is None
    ):
        return False
    number = "2" if match.group("both") else match.group("count") or ""
    there = 0
    for place in spoken:
        one = held.mentions[place]
        parts = [] if is_card(one.name, reading) else several(one, reading)
        there += sum(part.count for part in parts) if parts else one.count
    if number and int(NUMBERS.get(number.casefold(), number)) != there:
        raise NotationUnclear(phrase("there are {found} cards, not {count}", found=there, count=number), clause)
    for place in spoken:
        held.mentions[place] = replace(held.mentions[place], facts=(*held.mentions[place].facts, match.group("what")))
    return True


def _one_of_them(clause: str, last: Mention, reading: Reading) -> list[Mention]:
    """Return cards that were only counted, with what some of them are said to be, or of one name, with how some are; else none.

    Raises:
        NotationUnclear: there are fewer than are told of.
    """
    match = _OF_THEM.fullmatch(clause)
    if match is None:
        return []
    number = match.group("count") or match.group("first") or match.group("count_ja") or "1"
    what = match.group("what") or match.group("what2") or match.group("what_ja")
    count = int(NUMBERS.get(number.casefold(), number))
    if last.name and reading.grammar.reads(what, "fact", reading.words(reading.heard)) is not None:
        told: Mention | None = replace(last, facts=(*last.facts, what))
    else:
        told = mention_of(what, reading.grammar, reading.quotes) if not last.name else None
    if told is None or not told.name:
        return []
    if count > last.count:
        raise NotationUnclear(phrase("there are {found} cards, not {count}", found=last.count, count=count), clause)
    left = [replace(last, count=last.count - count)] if last.count > count else []
    return [*left, replace(told, count=count if last.name else max(count, told.count)).of("", last.zone, 0)]


_ALL_UNTAPPED = re.compile(
    r"(?:all|both)(?: of (?:them|which))?(?: are)? untapped|(?:すべて|全部)?アンタップ(?:状態|している)?"
)


def _sources(clause: str, said: str, grammar: NotationGrammar) -> list[Mention]:
    """Return cards to pay with that are said by their kinds (マナ 火3 水1, 2 fire mana); none where something else is said."""
    rest, _bracket, facts = map(str.strip, said.rstrip(")").partition("("))
    how = tuple(filter(None, re.split(r"\s*[,、]\s*", facts)))
    names = {name.casefold(): name for listed, _definition in grammar.words.basics for name in listed}
    found = list[Mention]()
    joined = (r"(?<=\d)\s+(?=[^\W\d])", rest) if rest[:1].isdecimal() else (r"(?<=[^\W\d])\s+(?=\d)", rest)
    plain = re.sub(r"\b(\d+ [a-z]+) (?:cards?|mana|stones?)\b,?(?: and)?", r"\1", joined[1])
    for part in re.sub(joined[0], "", plain).split():
        match = re.fullmatch(r"(\d+)?([^\d\s]+?)[:×x]?(\d+)?(?:枚|つ|個)?", part)
        if match is None or match.group(2).casefold() not in names or not (match.group(1) or match.group(3)):
            return []
        count = int(match.group(1) or match.group(3))
        found.append(Mention(names[match.group(2).casefold()], count, how, None, "", grammar.words.means))
    return found if clause else []


def _mentioned(clause: str, reading: Reading) -> list[Mention]:
    """Return the cards that a clause mentions: a permanent, and what is attached to it; its status may stand before it."""
    for pattern in (_STATUS, _STATUS_AND_KIND):
        before = pattern.match(clause)
        if before is None or is_card(clause, reading):
            continue
        status = next(one for key, one in before.groupdict().items() if key.startswith("status") and one)
        rest = f"{before.group('count') or ''}{clause[before.end() :]}"
        if reading.grammar.reads(status, "fact", reading.words()) is not None and (found := _mentioned(rest, reading)):
            return [replace(found[0], facts=(*found[0].facts, status)), *found[1:]]
    named = re.fullmatch(r"(?:(?:an?|the) (?=[A-Z]))?([^()]+?)\s*(?:\(([^()]*)\))?", clause)
    if named is not None and is_card(named.group(1), reading):
        plain = Mention(named[1], 1, told_again(named[1], named[2] or "", reading.grammar, reading.quotes))
        if not any(_wears(fact, reading) for fact in plain.facts):
            return [plain]
    begun = _known_begun(clause, reading)
    if begun is not None:
        return [begun]
    both = worn(clause)
    bearing = re.fullmatch(r"(.+?)\s+with\s+(?:an?\s+|the\s+)?([A-Z][^()]*?)", clause) if both is None else None
    if bearing is not None and is_card(bearing.group(2), reading) and not is_card(clause, reading):
        host = _mentioned(bearing.group(1), reading)
        return _with_attached(host, bearing.group(2), reading)
    if both is not None and both[0] and reading.grammar.reads(both[1], "fact", reading.words(reading.heard)) is None:
        host = _mentioned(both[0], reading)
        return _with_attached(host, both[1], reading)
    mention = mention_of(clause, reading.grammar, reading.quotes)
    if mention is None:
        return []
    if mention.name:
        mention = _by_type(mention, reading)
    found = [replace(mention, facts=tuple(one for one in mention.facts if not _wears(one, reading)))]
    for fact in mention.facts:
        if _wears(fact, reading):
            beside, what = worn(fact) or ("", "")
            found = _with_attached(
                [replace(found[0], facts=(*found[0].facts, *_said_before(beside))), *found[1:]], what, reading
            )
    for fact in found[0].facts if len(found) > 1 else ():
        if counters_of_another(fact, found[0].name, found[-1].name, reading):
            own = tuple(one for one in found[0].facts if one != fact)
            found = [replace(found[0], facts=own), *found[1:-1], replace(found[-1], facts=(*found[-1].facts, fact))]
    return found


def _said_before(said: str) -> tuple[str, ...]:
    """Return what is said of a permanent before what it wears, in the same breath (tapped and wearing Maul), each by itself."""
    plain = re.sub(r"(?:,|\s)+(?:and|but)?$|^(?:is|has)(?:\s+|$)", "", said.strip())
    return tuple(one for one in re.split(r"\s*,?\s+(?:and|but)\s+(?:(?:is|has|with)\s+)?|\s*,\s*", plain) if one)


def _known_begun(clause: str, reading: Reading) -> Mention | None:
    """Return a known card with which a clause begins, with what is said of it behind its whole name; None where none is.

    A word of a name may be one with which something is said of a card (Chalice of the Void).
    """
    ends = [gap.start() for gap in re.finditer(r"\s", clause)]
    for end in reversed(ends):
        name, said = clause[:end].rstrip(","), clause[end:].strip()
        if is_card(name, reading):
            known = reading.grammar.begins(said, "fact") and (said[:1].islower() or is_japanese(said))
            if worn(clause) is not None or re.search(rf"[\d{{}}{QUOTE[1:-1]}](?!\s*[a-z+-])", said):
                return None
            return Mention(name, 1, (said,)) if known and not _wears(said, reading) else None
    return None


def _wears(fact: str, reading: Reading) -> bool:
    """Tell whether what is said of a permanent is what is attached to it."""
    if worn(fact) is None:
        return False
    return reading.grammar.reads(fact, "fact", reading.words(reading.heard)) is None


def _with_attached(host: list[Mention], clause: str, reading: Reading) -> list[Mention]:
    """Return a permanent and what is attached to it, with a card that a clause attaches to it besides.

    What is said behind that card (Ox wearing Maul attacking, tapped, two counters) is said of the permanent: of an Aura or
    Equipment nobody says that. Only what was chosen for it is its own.
    """
    mention = mention_of(clause, reading.grammar, reading.quotes) if host else None
    if mention is None:
        return host
    mention = _by_type(mention, reading) if mention.name else mention
    own = tuple(fact for fact in mention.facts if not _of_the_host(fact, reading))
    more = tuple(fact for fact in mention.facts if fact not in own)
    first = replace(host[0], facts=(*host[0].facts, *more))
    return [first, *host[1:], replace(mention, facts=(*own, f"{ATTACHED} {first.name}"))]


def _of_the_host(fact: str, reading: Reading) -> bool:
    """Tell whether what is said of a card that is attached to a permanent is said of the permanent."""
    term = reading.grammar.reads(fact, "fact", reading.words(reading.heard))
    return isinstance(term, Mapping) and not term.keys() & {"chosen", "@chosen", "@data", "id", "face-down"}


def _spoken_of(clause: str, mentions: Sequence[Mention], reading: Reading) -> int:
    """Return the place of the card of which a clause speaks further: the last one, or what that one is attached to."""
    last = len(mentions) - 1
    hosts = (
        [fact.removeprefix(ATTACHED).strip() for fact in mentions[-1].facts if fact.startswith(ATTACHED)]
        if mentions
        else []
    )
    if not hosts or (not _of_the_host(clause, reading) and not _wears(clause, reading)):
        return last
    return next((place for place in range(last - 1, -1, -1) if mentions[place].name == hosts[0]), last)


def _said_further(clause: str, last: Mention, reading: Reading) -> list[Mention]:
    """Return the last card with what a clause says of it further (…, tapped · …, white); none where it says something else."""
    if last.words is not None and (more := _cost_said_further(clause, last, reading)) is not None:
        return [more]
    if last.words is not None and not last.of_a_kind and typed(clause, reading.grammar.words.kinds):
        return [replace(last, words=replace(last.words, rest=f"{last.words.rest} {clause}".strip()))]
    if not last.name:
        return []
    alone = worn(clause)
    if alone is not None and not alone[0] and _wears(clause, reading):
        return [one.of("", reading.grammar.words.home, 0) for one in _with_attached([last], alone[1], reading)]
    if reading.grammar.reads(clause, "fact", reading.words(reading.heard)) is not None:
        return [replace(last, facts=(*last.facts, clause))]
    return []


def _cost_said_further(clause: str, last: Mention, reading: Reading) -> Mention | None:
    """Return the last card with a cost that has a name of its own and what is said behind it (…, catalyst {red} "text")."""
    plain, costs = further_costs(clause, reading.grammar.words.further_costs)
    words = last.words
    if words is None or not costs or re.match(rf"{QUOTE}|\(|$|[a-z]|[^\x00-\x7f]", plain) is None:
        return None
    more = mention_of(f"{last.name} {clause}", reading.grammar, reading.quotes, one=True)
    if more is None or more.words is None or more.name != last.name:
        return None
    said = more.words
    text = "\n".join(one for one in (words.text, said.text) if one) or None
    joined = replace(
        words,
        text=text,
        rest=f"{words.rest} {said.rest}".strip(),
        further=(*words.further, *said.further),
    )
    return replace(last, words=joined, facts=(*last.facts, *more.facts))


def _by_type(mention: Mention, reading: Reading) -> Mention:
    """Return a mention that says what type of card its name is (Jay legendary planeswalker); a name that is known stays."""
    kinds = reading.grammar.words.kinds
    head, dash, subtypes = mention.name.partition(" - ")
    said = head.split(" ")
    behind = next((place for place in range(1, len(said)) if typed(" ".join(said[place:]), kinds)), 0)
    words = mention.words
    if words is not None and behind and not isinstance(reading.grammar.words.define(words), str):
        alone = CardWords("", rest=" ".join(said[behind:]) + dash + subtypes)
        behind = 0 if isinstance(reading.grammar.words.define(alone), str) else behind
    if not behind or reading.known.get(mention.name.casefold()) or spoken_card(mention.name, reading.game) is not None:
        return mention
    name = " ".join(said[:behind])
    words = mention.words or CardWords(name)
    rest = " ".join((" ".join(said[behind:]) + dash + subtypes, words.rest)).strip()
    text = words.text.replace(mention.name, name) if words.text else None
    return replace(mention, name=name, words=replace(words, name=name, rest=rest, text=text))


def _read(statement: Statement, reading: Reading) -> bool:
    """Take in a statement of the position; return whether it was one."""
    if statement.kind != "said" or (statement.line, statement.body) in reading.acts:
        return False
    if _is_variant(statement, reading):
        return True
    if order := _order_said(statement):
        reading.entered.append((statement.line, order))
        return True
    if not statement.who and (told := is_on(statement.body)) is not None:
        reading.attached.append((statement.line, told[0], f"{ATTACHED} {told[1]}"))
        return True
    before = statement.place < reading.begun
    if (
        not statement.who
        and (how := told_how_it_is(statement, reading)) is not None
        and (before or ALWAYS_SO.search(how[1]) is not None or was_so_before(statement, how, reading))
    ):
        reading.attached.append((statement.line, *how))
        return True
    if (
        not statement.who
    ):  # behind a deed it is told that the turn or a fight goes on, before all of them when they are done
        return (before or not tells_that_time_goes_on(statement.body)) and _is_moment(statement, reading)
    if statement.who.casefold() in CARD:
        return True
    zone = zone_named(statement.who, reading.grammar.words.zones)
    if zone is not None:
        for clause in clauses(statement.body, ",;"):
            found = mention_of(clause, reading.grammar, reading.quotes)
            if found is not None:
                reading.mentions.append(found.of("", zone, statement.line))
        return True
    return _of_a_player(statement, reading)


def _order_said(statement: Statement) -> tuple[str, ...]:
    """Return the permanents of which a statement says in which order they entered; none where it says something else."""
    if statement.who.casefold() in ENTERED:
        return tuple(clauses(statement.body))
    before, after = _BEFORE.fullmatch(statement.body), _AFTER.fullmatch(statement.body)
    match = before or after
    if match is None or statement.who or statement.kind != "said":
        return ()
    first, second = (re.sub("^(?:the|his|her|their) ", "", one.strip(), flags=re.I) for one in match.groups() if one)
    return (first, second) if before is not None else (second, first)


def _is_variant(statement: Statement, reading: Reading) -> bool:
    """Take in which variant is played; a colon may stand behind its name."""
    said = f"{statement.who} {statement.body}" if statement.who else statement.body.replace(":", " ", 1)
    variant = reading.grammar.reads(said, "variant", reading.words()) if names_variant(said, reading.grammar) else None
    if not isinstance(variant, Mapping):
        return False
    _merge(reading.given, variant)
    return True


def _merge(given: dict[str, Json], more: Mapping[str, Json]) -> None:
    """Take in data beside what is there: tables are joined, so that no option is lost to another line."""
    for key, value in more.items():
        there = given.get(key)
        given[key] = {**there, **value} if isinstance(there, Mapping) and isinstance(value, Mapping) else value


_PLAYERS_COUNTED = re.compile(r"(?P<number>[2-8])人(?:対戦|戦|プレイ|ゲーム)?(?:です|で)?")
"""How many play: as many as are named."""


def _is_moment(statement: Statement, reading: Reading) -> bool:
    if _game_in(statement.body):
        return True
    if SEATS.fullmatch(statement.body):
        return True
    many = _PLAYERS_COUNTED.fullmatch(statement.body)
    if many is not None and int(many["number"]) == len(reading.players):
        return True
    whole = _AS_DATA.fullmatch(statement.body)
    if whole is not None and whole.group(1) in ("given", "scenario"):
        _merge(
            reading.given if whole.group(1) == "given" else reading.top, data_of(reading.quotes.text(whole.group(2)))
        )
        return True
    found: list[Json] = []
    for clause in clauses(statement.body, ",;"):
        term = reading.grammar.reads(clause, "moment", reading.words())
        if term is None:
            return False
        found.append(term)
    reading.moments += [(statement.line, term) for term in found]
    return bool(found)


def _of_a_player(statement: Statement, reading: Reading) -> bool:
    """Take in what a player has; a line that says what the player does is none of these."""
    if _IN_ORDER.search(statement.body) is not None:
        return False
    held = _held(statement.body, reading, statement.who)
    unknown = [*held.faults]
    mentions: list[Mention] = []
    for written in held.mentions:
        mention = with_its_number(written, reading)
        try:
            if mention.name:
                card_named(mention.name, reading)
        except NotationUnclear as fault:
            parts = several(mention, reading)
            if not parts:
                unknown.append(fault)
                continue
            mentions += bracket_of_the_last(parts, mention, statement.body, reading)
            if any(written is one for them in held.zone_behind for one in them):
                lie_behind(mentions, len(parts), statement.who, statement.body, reading)
            continue
        mentions.append(mention)
        them = next((them for them in held.zone_behind if written is them[-1]), None)
        if them is not None and not unknown:
            lie_behind(mentions, len(them), statement.who, statement.body, reading)
    if unknown:
        if mentions or held.facts or not _may_be_a_deed(statement, reading):
            raise all_told(fault.at(statement.line) for fault in unknown)
        return False
    who = statement.who
    mentions = without_those_told_before(mentions, statement, reading)
    reading.attached += [(statement.line, *told) for told in held.attached]
    reading.mentions += [mention.of(who, mention.zone, statement.line) for mention in mentions]
    reading.emptied += [(who, *told) for told in held.emptied if not told[1] or statement.place < reading.begun]
    try:
        taken_in(reading.of_players.setdefault(who, {}), held.facts, who)
    except NotationUnclear as fault:
        raise fault.at(statement.line) from fault
    return True


_ITS_SIZE = re.compile(rf"(?<![+\d])\d+/\d+|\{{|{QUOTE}")


def _card_and_another(clause: str, reading: Reading) -> tuple[str, ...]:
    """Return a known card and one behind it that is described, which are two (a Serra Angel and Wolf 1/1); else the clause."""
    for joint in JOINED.finditer(clause):
        first, rest = clause[: joint.start()], clause[joint.end() :]
        if _ITS_SIZE.search(rest) and is_known_alone(first, reading):
            return (first, *_card_and_another(rest, reading))
    return (clause,)


def _may_be_a_deed(statement: Statement, reading: Reading) -> bool:
    """Tell whether a line may say what its player does: the words of some deed stand in it."""
    names = {mention.name for mention in reading.mentions} | {*reading.known}
    spoken_words = Names([Thing(name, (name,), "", "") for name in names if name], ()).words
    plain, _to, responds = responding(statement.body)
    plain, _said = said_anywhere(plain)
    verb = plain.partition(" ")[0]
    if responds or (verb.islower() and verb.isalpha() and is_verb_of(verb, {*reading.known, *reading.heard})):
        return True
    body = re.sub(r"\([^()]*\)\s*$", "", plain)
    for said in (body, re.sub(r"(?<=\S) \d+(?!\d)", "", body)):  # of two alike the numbers are given later
        with suppress(NotationUnclear):
            return bool(reading.grammar.readings(said, "deed", reading.words(spoken_words)))
    return bool(
        re.search(
            r"攻撃|ブロック|ブレイク|唱え|フラッシュバック|打ち消|再生|重ねる|使って|撃って|の上に|に装備(?:する)?$|起動|パス|使用|使う|出す|チャージ|順に|割り振り順|順番|の順$|先に解決|選ぶ|生け贄に捧げ|防御|召喚|"
            r"\b(?:attack|block|cast|activat|pass|us|play|break|choos|sacrific|defend|summon|respond|order)",
            body,
        )
    )
