"""A notation read as a whole, before anything is played: its position with what was left out, its lines of play, its questions."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.json_values import Json
from judgekit.core.nodes import book_of
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.adapters import SCENES, adapter_of
from judgekit.scenarios.files.card_files import japanese_names_in, names_in_japanese, spoken_card
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario, read_scenario
from judgekit.scenarios.files.tree import Tree
from judgekit.scenarios.notation.reading.as_filed import taken_from_files
from judgekit.scenarios.notation.reading.cards_told import counters_of_their_own, print_counters
from judgekit.scenarios.notation.reading.cries import without_cries
from judgekit.scenarios.notation.reading.declared_in_order import ATTACKS, BLOCKS, attacks_first, in_turn_order
from judgekit.scenarios.notation.reading.deeds_left_short import with_deeds_whole
from judgekit.scenarios.notation.reading.described import taken_apart
from judgekit.scenarios.notation.reading.fighters_meant import fighters_called
from judgekit.scenarios.notation.reading.learning import Situation, is_bare
from judgekit.scenarios.notation.reading.mentions import named_by_kind, typed
from judgekit.scenarios.notation.reading.one_attack_at_a_time import InTurn, one_at_a_time
from judgekit.scenarios.notation.reading.players_meant import (
    by_whole_card_names,
    game_told,
    typed_in_full,
    with_letters,
)
from judgekit.scenarios.notation.reading.remarks import without_remarks, without_what_is_withdrawn
from judgekit.scenarios.notation.reading.seats import CARD as DESCRIBES
from judgekit.scenarios.notation.reading.seats import with_teams
from judgekit.scenarios.notation.reading.shields_used import with_shields_that_are_used
from judgekit.scenarios.notation.reading.short_names import by_whole_names
from judgekit.scenarios.notation.reading.situations import game_named, game_probably, situation_of
from judgekit.scenarios.notation.reading.small_letters import with_capitals
from judgekit.scenarios.notation.reading.spells_countered import abilities_countered, cast_first, cast_to_be_countered
from judgekit.scenarios.notation.reading.variations import Variation, variations_of
from judgekit.scenarios.notation.words.asked_before import filled
from judgekit.scenarios.notation.words.brought_japanese import brought_in
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.japanese.claims import without_claims
from judgekit.scenarios.notation.words.japanese.results_told import CAME_JA
from judgekit.scenarios.notation.words.japanese.turns_of_speech import WORKED_OUT
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED, verb_at_end
from judgekit.scenarios.notation.words.list_numbers import without_list_numbers
from judgekit.scenarios.notation.words.matter_of_the_game import may_matter
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.naming import Names, spoken
from judgekit.scenarios.notation.words.said_otherwise import is_verb_of, responding
from judgekit.scenarios.notation.words.splitting import (
    QUOTE,
    Quotes,
    Statement,
    as_written_down,
    with_cards_aside,
)
from judgekit.scenarios.notation.words.spoken_japanese import told_as_positions
from judgekit.scenarios.notation.words.subjects_carried import carried_on, told_to_be_there
from judgekit.scenarios.notation.words.times_said import time_said
from judgekit.scenarios.notation.words.told_in_items import InItems
from judgekit.table.wording import COUNTERS

ID = "from-the-table"
"""The id of a scenario that is made from notation."""
_DEED_ASKED = re.compile(
    r"(?i:can|could|may|(?:what (?:happens )?)?if|suppose|why not\s*:?|why can not)\s+([A-H])\s+"
    r"(?:cast|activate|play|attack|use|equip)"
    r"|(?:なぜできない\s*:?\s*)?([A-H])(?:は|:).*(?:唱え|起動|プレイ|攻撃|使え|出せ)"
    rf"|([A-H])が[^{SUPPOSED}]*(?:唱え|起動|プレイ|攻撃|召喚|出す)[^{SUPPOSED}]*{SUPPOSED}"
)
"""Questions whether a player may do something of which its player's own turn is the usual time."""
_GRAMMARS: dict[str, NotationGrammar] = {}


@dataclass(frozen=True, slots=True)
class Written:
    """A notation as it was read, before anything is played.

    Attributes:
        situation: its position.
        scenario: the same as a scenario without steps.
        questions: its `?` lines.
        expected: its `=` lines.
        play: what is done, in order.
        granted: what was taken for granted.
        quotes: its quoted texts.
        variations: other lines of play.
        unread: cards of which abilities were left out that are not understood, with the ways in which these begin and the fault.
        left_out: what is granted of remarks, which is said before the answer.
        is_tried: it stands in the place of what somebody wrote: no line is looked for that would do in the place of one of its own.
    """

    situation: Situation
    scenario: Scenario
    questions: tuple[Statement, ...]
    expected: tuple[Statement, ...]
    play: tuple[Statement, ...]
    granted: tuple[Bilingual, ...]
    quotes: Quotes
    variations: tuple[Variation, ...] = ()
    unread: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    left_out: tuple[Bilingual, ...] = ()
    is_tried: bool = False


def grammar_of(game: str) -> NotationGrammar:
    """Return the notation of a game."""
    if game not in _GRAMMARS:
        _GRAMMARS[game] = NotationGrammar(adapter_of(game).notation, game)
    return _GRAMMARS[game]


def _kinds(game: str) -> frozenset[str]:
    """Return the words for kinds of cards of a game; none for a game that is not known, which is refused later."""
    return grammar_of(game).words.kinds if game in SCENES else frozenset()


def spelt_with_capitals(text: str, game: str) -> str:
    """Return a text with the capitals of names and sentences that were not typed; one of a game that is not known as it is."""
    game = game_probably(text, game)
    return with_capitals(text, grammar_of(game)) if game in SCENES else text


def _card_of(name: str, game: str) -> str:
    """Return the card of a file that is called so; empty where none is."""
    card = spoken_card(name, game)
    return card.name if card is not None else ""


def _is_creature(name: str, game: str) -> bool:
    """Tell whether words are the name of a creature card that everybody knows."""
    card = spoken_card(name, game)
    return card is not None and "Creature" in str(card.definition.get("types", ""))


def _with_whose_it_is(
    statements: Sequence[Statement], quotes: Quotes, game: str
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements with who has what lies there and who does what is done, and what is said aloud of that."""
    told, there = told_to_be_there(statements, quotes.cards, lambda name: _is_creature(name, game))
    told, carried = carried_on(told, quotes.cards)
    return told, [*there, *carried]


def _may_say(text: str, game: str) -> Callable[[str, str], bool]:
    """Return what tells whether words may say something of the game of a text, beside another text."""

    def may_say(said: str, others: str) -> bool:
        named = game_probably(text, game)
        return may_matter(said, grammar_of(named if named in SCENES else game), others.split("\n"))

    return may_say


def _names_heard(text: str, game: str) -> list[str]:
    """Return the Japanese names of cards that stand in a text; what is also a verb of play (選択) is none where it is one."""

    def is_played(name: str) -> bool:
        verb = verb_at_end(f"を{name}する")
        return verb is None or re.search(f"(?<!を){name}|{name}(?=[をがはに])", text) is not None

    return [name for name in japanese_names_in(text, game) if is_played(name)]


def _without_asides(text: str, game: str) -> tuple[str, list[Bilingual], list[str]]:
    """Return a text with its players as letters, how these are meant, and what was left out of it."""
    spelt = spelt_with_capitals(without_list_numbers(typed_in_full(text)), game)
    lettered, withdrawn = without_what_is_withdrawn(spelt)
    lettered, cried = without_cries(lettered, _may_say(lettered, game), lambda name: _card_of(name, game))
    withdrawn += cried
    lettered, meant = with_letters(lettered)
    lettered, claimed = without_claims(lettered)
    return lettered, meant, withdrawn + claimed


def _with_kinds(quotes: Quotes, game: str, heard: Collection[str]) -> None:
    """Let quoted texts and cards know which words say of what kind a card is, in the game that is probably played."""
    quotes.cards.is_kind = lambda said: typed(said, _kinds(game))
    if game in SCENES:
        cost = grammar_of(game).words.cost_in_braces
        quotes.in_items = InItems(quotes.cards.is_kind, cost, quotes.text, quotes.taken, lambda: heard)


def written(text: str, chosen: ChosenEdition = NOT_CHOSEN, game: str = "mtg") -> Written:
    """Read a notation.

    Args:
        text: the notation.
        chosen: the edition that somebody chose beside what it says.
        game: the game where it names none.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: the position cannot be.
    """
    quotes = Quotes()
    lettered, meant, withdrawn = _without_asides(text, game)
    lettered, teams = with_teams(lettered)
    lettered, nicknamed = by_whole_card_names(lettered, game)
    meant += [*teams, *nicknamed]
    heard = _names_heard(lettered, game)
    quotes.cards.hear(heard)
    _with_kinds(quotes, game_probably(lettered, game), heard)
    everything = filled(with_cards_aside(lettered, quotes))
    named = game_named([one for one in everything if not one.variation])
    told, by_what = game_told(text) if not named and game == "mtg" else ("", None)
    meant += [by_what] if by_what is not None else []
    game = book_of(named) if named else told or game
    if game not in SCENES:
        raise NotationUnclear(phrase("there is no game {name!r}", name=named), named, 0, tuple(SCENES))
    words = grammar_of(game).words
    everything, left_out, heard_only = without_remarks(
        everything, grammar_of(game), quotes, text, withdrawn, known_cards(game)
    )
    everything, carried = _with_whose_it_is(everything, quotes, game)
    everything, countered = _with_deeds_whole(everything, quotes, game)
    alone, everything, spells = _described_alone(everything, quotes)
    is_known, from_hand = _known(spells, game)
    everything, brought = brought_in(everything, quotes.cards, is_known)
    brought[:0] = countered
    brought += _in_words_of_the_game(quotes, words.elsewhere)
    everything, fighting = fighters_called(everything)
    brought += fighting

    def is_told_of(sign: str, by: Statement) -> bool:
        before = (quotes.cards.back(one.body) for one in everything if one.kind == "said" and one.place < by.place)
        return any(quotes.cards.name(sign) in body for body in before)

    everything = as_written_down(told_as_positions(everything, words.zones, words.home, is_told_of), quotes)
    everything, supposed = taken_apart(
        names_unquoted(everything, quotes, game),
        is_known,
        lambda verb: grammar_of(game).begins(verb, "deed"),
        words.bringing,
        from_hand,
        quotes.cards.is_kind,
        lambda name: (card := spoken_card(name, game)) is not None and words.harms(card.definition),
    )
    everything = [*as_written_down(alone, quotes), *everything]
    supposed = [*quotes.taken, *brought, *supposed]
    statements = [one for one in everything if not one.variation]
    situation = situation_of(statements, quotes, grammar_of(game), game, named if "@" in named else "")
    play = tuple(one for one in situation.left if one.kind == "said")
    asked = tuple(one for one in statements if one.kind == "asked")
    if not situation.exact:
        called = by_whole_names((*play, *asked), situation.names, grammar_of(game))
        supposed = [*carried, *supposed, *situation.granted]
        play, asked = called.statements[: len(play)], called.statements[len(play) :]
        play = with_shields_that_are_used(play, situation.names, words.places.get(words.broken, ()), supposed)
        play, supposed = (
            in_turn_order(
                attacks_first(play, situation, grammar_of(game)),
                situation,
                lambda one: _acting(one, situation.names),
            ),
            [*supposed, *called.granted],
        )
    _is_told_of_a_trigger_alone(play, quotes, situation)
    in_turn = _in_turn(play, situation) if not any(one.variation for one in everything) else None
    play = tuple(in_turn.play) if in_turn is not None else play
    granted = [] if situation.exact else _completed(situation, (*play, *_deeds_asked(asked)), asked)
    granted += _called_in_japanese(heard, situation)
    granted += _without_text(situation)
    granted += [] if situation.exact else taken_from_files(situation.cards, situation.game)
    granted += [] if situation.exact else _typed_by_names(situation, [one.body for one in asked])
    scenario, printed, unread = _scenario_of(situation, game, chosen)
    granted += printed
    granted += in_turn.granted if in_turn is not None else []
    expected = tuple(one for one in statements if one.kind == "expected")
    doubtful = grammar_of(game).words.doubtful(situation.cards)
    variations = variations_of(everything, play)
    return Written(
        situation,
        scenario,
        asked,
        expected,
        play,
        (*left_out, *heard_only, *meant, *supposed, *granted, *doubtful),
        quotes,
        variations,
        unread,
        left_out,
    )


def _scenario_of(
    situation: Situation, game: str, chosen: ChosenEdition
) -> tuple[Scenario, list[Bilingual], dict[str, Mapping[str, str]]]:
    """Return the scenario of a situation, what was granted of its cards as they are printed, and what of them is not read."""
    top: dict[str, Json] = {"scenario": "1", "id": ID, "game": game, "cards": situation.cards, "given": situation.given}
    if situation.rules:
        top["rules"] = situation.rules
    if not situation.exact:
        top["policy"] = {"pay": "auto"}
    top |= situation.top
    scenario = read_scenario(Tree("", top, {}), "", chosen)
    if situation.exact:
        return scenario, [], {}
    described = dict(situation.cards)
    printed, unread = _as_printed(situation, scenario.rules)
    if printed or situation.cards != described:
        scenario = read_scenario(Tree("", {**top, "cards": situation.cards}, {}), "", chosen)
    return scenario, printed, unread


def _in_words_of_the_game(quotes: Quotes, elsewhere: Mapping[str, str]) -> list[Bilingual]:
    """Let texts of cards say what a game calls otherwise than others do; return what has to be said aloud of that."""
    said: list[Bilingual] = []
    for foreign, own in elsewhere.items():
        if any(foreign in text for text in quotes.texts):
            quotes.texts[:] = [text.replace(foreign, own) for text in quotes.texts]
            said.append(Bilingual(f"カードの「{foreign}」は「{own}」と読む", f"{foreign} on a card is read as {own}"))
    return said


def _called_in_japanese(heard: Iterable[str], situation: Situation) -> list[Bilingual]:
    """Return which card is meant by a Japanese name that its file does not have."""
    filed = [(name, spoken_card(name, situation.game)) for name in heard]
    meant = [(name, card.name) for name, card in filed if card is not None and card.name in situation.cards]
    english = [(name, other) for name, other in meant if other != name and not names_in_japanese(situation.game)]
    return [Bilingual(f"{name}は{other}", f"{name} is {other}") for name, other in english]


_OF_PRINT = re.compile(r".*[ぁ-ん].*|[^\x00-\x7f]{4,}")
"""A Japanese name that may be one of a printed card: a word of few signs (熊, 小竜) calls a creature for short."""


def _without_text(situation: Situation) -> list[Bilingual]:
    """Return which creatures are taken to have no text since only their sizes were written, where files may have such a card.

    Card files without Japanese names may have the card by its English name only, and it may do more there.
    """
    kinds = [said for name in situation.cards if (said := named_by_kind(name)) is not None]
    bare = [
        name
        for name, card in situation.cards.items()
        if isinstance(card, Mapping) and is_bare(card) and _OF_PRINT.fullmatch(name) is not None
    ]
    if not bare or names_in_japanese(situation.game) is not False:  # all names are looked through for it
        return kinds
    return kinds + [
        Bilingual(
            f"{name}は文章のないクリーチャーとする(カードとして知られていない)",
            f"{name} is taken as a creature without text (no card of that name is known)",
        )
        for name in bare
        if spoken_card(name, situation.game) is None
    ]


def _in_turn(play: Sequence[Statement], situation: Situation) -> InTurn | None:
    """Return what is done with one attack after another, in a game in which one creature attacks at a time; else None."""
    words, names = grammar_of(situation.game).words, situation.names
    if "attack" in words.together or situation.exact:
        return None

    def is_creature(card: Json) -> bool:
        return isinstance(card, Mapping) and words.unnamed[0] in str(card.get("types", "")).split()

    def called(name: str, player: str) -> str:
        try:
            return names.found(name, of=player, zones=(words.home, "hand"))
        except NotationUnclear:
            return ""

    def able(player: str) -> list[str]:
        listed = situation.given.get(words.home)
        there = [one for one in listed if isinstance(one, Mapping)] if isinstance(listed, list) else []
        return [
            str(one["id"])
            for one in there
            if one.get("controller") == player
            and one.get("tapped", one.get("rested")) != "true"
            and one["id"] not in situation.new
            and is_creature(situation.cards.get(str(one.get("card"))))
        ]

    def alike(name: str, number: int, player: str) -> list[str]:
        try:
            return names.several(name, number, zones=(words.home,), by=player)
        except NotationUnclear:
            return []

    return one_at_a_time(play, names.players, called, able, alike)


def _typed_by_names(situation: Situation, asked: Sequence[str]) -> list[Bilingual]:
    """Give described cards the type that their names are, where something looks at it; return what has to be said aloud."""
    typed_by = grammar_of(situation.game).words.typed_by_its_name
    said: list[Bilingual] = []
    cards = {name: card for name, card in situation.cards.items() if isinstance(card, Mapping)}
    for name, card in cards.items():
        if spoken_card(name, situation.game) is not None:
            continue
        others = [str(other.get("text", "")) for called, other in cards.items() if called != name]
        found = typed_by(
            name, card, [*others, str(card.get("text", "")), *(one for one in asked if _ASKS_TYPES.search(one))]
        )
        if found is not None:
            situation.cards[name] = dict(found[0])
            said.append(
                Bilingual(
                    f"{name}のタイプは{found[1]}とする", f"{name} is taken to be a creature of the type {found[1]}"
                )
            )
    return said


_ASKS_TYPES = re.compile(r"\btypes?\b|\bis .+ an? [A-Z]|\bhow many [A-Z]|タイプ", re.IGNORECASE)
"""Questions of the types of things."""


def _as_printed(situation: Situation, edition: str) -> tuple[list[Bilingual], dict[str, Mapping[str, str]]]:
    """Give permanents the counters that their cards print, and leave out of cards what an edition cannot play.

    Returns:
        What has to be said aloud, and the abilities that were left out of each card.

    Raises:
        NotationUnclear: nobody says how many counters a permanent has that enters with some.
    """
    words = grammar_of(situation.game).words
    said: list[Bilingual] = []
    unread: dict[str, Mapping[str, str]] = {}
    for name, card in tuple(situation.cards.items()):
        filed = spoken_card(name, situation.game)
        if not isinstance(card, Mapping):
            continue
        can = words.playable(name, card, edition)
        described = filed is None or filed.definition != card
        if described and (can.stops or can.card.get("types") != card.get("types")):
            continue  # the fault of the text itself names the words
        situation.cards[name] = dict(can.card)
        said += can.said
        if can.unread:
            unread[name] = can.unread
    print_counters(situation.given, situation.cards, words)
    said += counters_of_their_own(situation.given, situation.cards, words)
    home = situation.given.get(words.home)
    for one in home if isinstance(home, list) else ():
        card = situation.cards.get(str(one["card"])) if isinstance(one, dict) else None
        if not isinstance(one, dict) or not isinstance(card, Mapping) or "face-down" in one:
            continue
        counters = one.get("counters")
        there = dict(counters) if isinstance(counters, Mapping) else {}
        for_x = words.counters_for_x(str(one["card"]), card) if "X" in one else None
        if "X" in one and for_x is None:
            raise NotationUnclear(
                phrase("{name} has no X once it is there", name=str(one["id"])),
                str(one["id"]),
                hint=phrase("say what came of it: counters, or what was chosen as it entered"),
            )
        told = one.pop("X", None)
        if for_x is not None and for_x not in there:
            # What entered keeps nothing of its X but these (107.3m).
            there[for_x] = str(told)
            one["counters"] = there
            said.append(
                Bilingual(
                    f"{one['id']}の{COUNTERS.get(for_x, for_x)}カウンターはXと同じ{there[for_x]}個",
                    f"{one['id']} has {there[for_x]} {for_x} counters, as many as X was",
                )
            )
        for kind, number in words.counters_printed(card).items():
            if kind in there or kind in one:
                continue
            if number is None:
                raise NotationUnclear(
                    phrase("how many {kind} counters has {name}?", kind=kind, name=str(one["id"])),
                    str(one["id"]),
                    hint=phrase("say it in brackets: {example}", example=f"({kind} 4)"),
                )
            there[kind] = number
            one["counters"] = there
            said.append(
                Bilingual(
                    f"{one['id']}の{COUNTERS.get(kind, kind)}カウンターは書かれた数の{number}個",
                    f"{one['id']} has {number} {kind} counters, as printed",
                )
            )
    return said, unread


_NOT_CHOSEN = r"(?<!naming )(?<!copying )(?<!chooses )(?<!names )"
_NOT_CHOSEN_JA = r"(?!\s*を\s*(?:指定|指名|選|宣言))"


def names_unquoted(statements: Iterable[Statement], quotes: Quotes, game: str) -> list[Statement]:
    """Return statements in which the name of a card with a comma in it stands without the quotation marks around it.

    What is named or chosen in quotation marks stays in them, and so does what no card is called: it is the text of a card.

    Args:
        statements: what was said.
        quotes: its quoted texts.
        game: the game whose cards are meant.
    """
    is_card = known_cards(game)

    def plain(match: re.Match[str]) -> str:
        text = quotes.text(match.group()).strip()
        return text if ", " in text and is_card(text) else match.group()

    return [replace(one, body=re.sub(f"{_NOT_CHOSEN}{QUOTE}{_NOT_CHOSEN_JA}", plain, one.body)) for one in statements]


def known_cards(game: str) -> Callable[[str], bool]:
    """Return what tells whether words are the name of a card that everybody knows: of a card file, or a basic land."""
    basic = {name.casefold() for names, _definition in grammar_of(game).words.basics for name in names}

    def known(name: str) -> bool:
        return name.casefold() in basic or spoken_card(name, game) is not None

    return lambda name: known(name) or (name.endswith("s") and " " in name and known(name[:-1]))  # with Runeclaw Bears


def _known(spells: Mapping[str, bool], game: str) -> tuple[Callable[[str], bool], Callable[[str], bool]]:
    """Return what tells whether a card is known, of a file or a line of its own, and whether who acts with it has it in hand."""
    filed, words = known_cards(game), grammar_of(game).words

    def from_hand(name: str) -> bool:
        card = spoken_card(name, game)
        return spells[name] if name in spells else card is not None and words.from_hand(card.definition)

    return (lambda name: name in spells or filed(name)), from_hand


def _is_told_of_a_trigger_alone(play: Sequence[Statement], quotes: Quotes, situation: Situation) -> None:
    """Refuse a trigger that is told while neither a deed nor a step is by which anything could have triggered.

    Raises:
        NotationUnclear: there is one.
    """
    came = [one for one in play if one.body.startswith(CAME_JA) and "誘発" in one.body]
    told = [str(one.ja) for one in quotes.taken if str(one.ja).endswith(WORKED_OUT)]
    said = told[0].partition("」")[0][1:] if told else quotes.back(came[0].body.removeprefix(CAME_JA)) if came else ""
    turn = situation.given.get("turn")
    in_a_step = isinstance(turn, Mapping) and "step" in turn
    if said and len(came) == len(play) and not in_a_step and not situation.given.get("stack"):
        line = next((one.line for one in came), 0)
        raise NotationUnclear(phrase("nothing is told by which it triggers: {said}", said=said), said, line)


_DESCRIBED_ALONE = re.compile(
    rf"(?P<sign>{CARD})|(?P<name>[^{{}}():;\d{QUOTE[1:-1]}]+?)(?=\s*(?:[{{:(\d{QUOTE[1:-1]}]|$))"
)


_AS_WRITTEN = re.compile("as written|書いたとおり", re.IGNORECASE)
"""That nothing is taken for granted, as a row of the grammar says too, which is asked only once all is read."""


def _described_alone(
    statements: Sequence[Statement], quotes: Quotes
) -> tuple[list[Statement], list[Statement], dict[str, bool]]:
    """Return the lines that describe cards and lay them nowhere, the others, and of each of these cards whether it is a spell."""
    if any(_AS_WRITTEN.fullmatch(one.body.strip()) for one in statements):
        return [], [*statements], {}  # all that there is lies where it is written
    alone = [one for one in statements if one.who.casefold() in DESCRIBES and not one.variation]
    spells: dict[str, bool] = {}
    for one in alone:
        named = _DESCRIBED_ALONE.match(one.body)
        if named is not None:
            name = quotes.cards.name(named["sign"]) if named["sign"] else named["name"].strip()
            spells[name] = _CALLED_A_SPELL.search(quotes.cards.back(one.body)) is not None
    return alone, [one for one in statements if one not in alone], spells


_CALLED_A_SPELL = re.compile(
    r"インスタント|ソーサリー|マジック|(?<![^\s}])呪文|\b(?:instant|sorcery|spell|magic)\b", re.IGNORECASE
)


def _is_spell(game: str) -> Callable[[str, str], bool | None]:
    """Return what tells of a name, and how its card is described, whether that is no permanent card; None where nobody knows."""

    def told(name: str, described: str) -> bool | None:
        if described != name:
            return _CALLED_A_SPELL.search(described) is not None
        card = spoken_card(name, game)
        return None if card is None else grammar_of(game).words.spell(card.definition)

    return told


def _with_deeds_whole(
    statements: Sequence[Statement], quotes: Quotes, game: str
) -> tuple[list[Statement], list[Bilingual]]:
    """Return statements with what their Japanese deeds left out and the spells that are countered, and what is said aloud."""
    harms = grammar_of(game).words.harms

    def does_harm(name: str) -> bool:
        card = spoken_card(name, game)
        return card is not None and harms(card.definition)

    def text_of(name: str) -> str:
        card = spoken_card(name, game)
        described = quotes.back(quotes.cards.described_as(name))
        return described or (str(card.definition.get("text", "")) if card is not None else "")

    whole, left_out = with_deeds_whole(statements, quotes.cards, _is_spell(game), _aims_at_spells(game), does_harm)
    found, countered = cast_to_be_countered(whole, quotes.cards, _is_spell(game))
    found, cast = cast_first(found, _is_spell(game), _aims_at_spells(game))
    found, aimed = abilities_countered(found, quotes.cards, text_of)
    return found, [*left_out, *countered, *cast, *aimed]


def _aims_at_spells(game: str) -> Callable[[str, str], bool]:
    """Return what tells of a name, and how its card is described, whether that is a spell aimed at a spell and nothing else."""

    def told(name: str, described: str) -> bool:
        card = spoken_card(name, game) if described == name else None
        text = described if described != name else str(card.definition.get("text", "")) if card is not None else ""
        return grammar_of(game).words.aims_at_spells(text)

    return told


def written_as(scenario: Scenario) -> Written:
    """Return the position of a scenario as if it had been read from notation; its objects are called by their ids."""
    players = scenario.given.get("players")
    names = Names((), tuple(players) if isinstance(players, Mapping) else ())
    situation = Situation(scenario.game, scenario.rules, dict(scenario.cards), dict(scenario.given), names, exact=True)
    return Written(situation, scenario, (), (), (), (), Quotes())


def _completed(situation: Situation, play: tuple[Statement, ...], asked: Sequence[Statement]) -> list[Bilingual]:
    """Fill in what the notation leaves out; return what has to be said aloud."""
    words = grammar_of(situation.game).words
    granted: list[Bilingual] = []
    given = situation.given
    players = given["players"]
    assert isinstance(players, dict)
    home = given.get(words.home)
    for one in home if isinstance(home, list) else ():
        if isinstance(one, dict) and one["id"] not in situation.new:
            for key, value in words.ready.items():
                one.setdefault(key, value)
    for player, own in players.items():
        for key, value in words.unplayed.items():
            if key not in own:
                own[key] = _lent(value, player, situation)
                situation.unsaid = situation.unsaid | {(player, key)}
            elif key == words.means and (number := _unknown(own[key])) and words.any_means is not None:
                own[key] = _lent([{"card": words.any_means[0], "copies": number}], player, situation)
                granted.append(Bilingual(*(told.format(player) for told in words.any_means_told)))
    granted += _taken_to_lie_there(situation)
    granted += _blocked(home if isinstance(home, list) else [], words.approach)
    there = given.get("turn")
    turn: dict[str, Json] = dict(there) if isinstance(there, Mapping) else {}
    if "active" not in turn:
        turn["active"] = _whose_turn(situation, play, asked)
        granted.append(Bilingual(f"{turn['active']}のターン", f"it is {turn['active']}'s turn"))
    if "step" not in turn:
        turn["step"] = words.moments(given)
        for step, expression in words.begins.items() if play else ():
            if re.search(expression, play[0].body, re.IGNORECASE):
                turn["step"] = step
        turn["step"] = _step_said_first(situation, play) or turn["step"]
    elif "priority" not in turn and "before" not in turn and words.ahead(given, turn):
        turn["before"] = "turn-based-actions"
        granted.append(
            Bilingual(
                "そのステップのターン起因処理はまだ行われていない", "what the step does by itself is still to come"
            )
        )
    if "priority" not in turn and "before" not in turn and words.pending(given, turn):
        turn["priority"] = turn["active"]
    given["turn"] = turn
    return granted


def _step_said_first(situation: Situation, play: Sequence[Statement]) -> str:
    """Return the step in which the first deed is said to be done, where that comes before the one that is taken else."""
    step, _deed = time_said(play[0], grammar_of(situation.game), Quotes()) if play else ("", None)
    steps = adapter_of(situation.game).steps
    usual = grammar_of(situation.game).words.moments(situation.given)
    return step if step in steps and usual in steps and steps.index(step) < steps.index(usual) else ""


def _blocked(home: list[Json], approach: Mapping[str, Json]) -> list[Bilingual]:
    """Let what is blocked attack who controls the blocker, where nobody said what it attacks; return what is said of it."""
    objects = {str(one["id"]): one for one in home if isinstance(one, dict)}
    said: list[Bilingual] = []
    for one in objects.values() if "block" in approach else ():
        blocked = one.get("blocking")
        for id in blocked if isinstance(blocked, list) else [blocked]:
            attacker = objects.get(str(id))
            if (
                attacker is not None
                and "attacking" not in attacker
                and attacker.get("controller") != one.get("controller")
            ):
                attacker["attacking"] = one.get("controller")
                said.append(
                    Bilingual(f"{id}は{one.get('controller')}を攻撃している", f"{id} attacks {one.get('controller')}")
                )
    return said


def _taken_to_lie_there(situation: Situation) -> list[Bilingual]:
    """Return what is taken for granted of zones of which nothing was said, where the text of a card asks what lies there."""
    words = grammar_of(situation.game).words
    players = situation.given["players"]
    assert isinstance(players, Mapping)
    found: list[Bilingual] = []
    for zone in sorted(words.asked_about(situation.cards) - words.shared):
        whose = [one for one in players if (one, zone) in situation.unsaid or zone not in _owned(players[one])]
        if not whose:
            continue
        english, japanese = (one.split("|")[0].strip() for one in words.zones[zone])
        how = _said_to_be(words.unplayed.get(zone))
        found.append(
            Bilingual(
                f"{'と'.join(whose)}の{japanese}は書かれていないので、{how.ja}とする(書けば、そのとおりにする)",
                f"nothing is written of the {english} of {' and '.join(whose)}: taken to hold {how.en} (what you write holds)",
            )
        )
    return found


def _owned(own: Json) -> Mapping[str, Json]:
    return own if isinstance(own, Mapping) else {}


def _said_to_be(filled: Json) -> Bilingual:
    """Return what is put into a zone of which nothing is said, in words."""
    if isinstance(filled, list):
        cards = [one for one in filled if isinstance(one, Mapping)]
        japanese = "、".join(f"{one['card']}{one.get('copies', 1)}枚" for one in cards)
        return Bilingual(japanese, ", ".join(f"{one.get('copies', 1)} {one['card']}" for one in cards))
    if isinstance(filled, Mapping):
        return Bilingual(f"わからないカード{filled['unknown']}枚", f"{filled['unknown']} cards that nobody knows")
    return Bilingual("何もないもの", "nothing")


def _unknown(value: Json) -> str:
    """Return how many cards nobody knows a zone holds where it holds nothing else; empty where it does."""
    return str(value["unknown"]) if isinstance(value, Mapping) and set(value) == {"unknown"} else ""


def _lent(value: Json, player: str, situation: Situation) -> Json:
    """Return what a player has of whom nothing is said; cards that everybody knows get names of their own."""
    if not isinstance(value, list):
        return value
    words = grammar_of(situation.game).words
    definitions = {names[0]: definition for names, definition in words.basics}
    definitions |= dict([words.any_means]) if words.any_means is not None else {}
    lent: list[Json] = []
    for entry in value:
        if isinstance(entry, Mapping):
            card = str(entry["card"])
            situation.cards.setdefault(card, definitions[card])
            lent.append({"id": f"{player}-{card}", **entry})
    situation.lent = situation.lent | {player}
    return lent


def _deeds_asked(asked: Iterable[Statement]) -> Iterator[Statement]:
    """Yield what questions ask whether somebody can do it (? can B cast Zap), as lines of play."""
    for statement in asked:
        match = _DEED_ASKED.match(statement.body)
        if match is not None:
            yield replace(statement, who=next(one for one in match.groups() if one))


def _whose_turn(situation: Situation, play: tuple[Statement, ...], asked: Sequence[Statement]) -> str:
    """Return who has attackers, else who acts first, else of whose creature an attack or a block is asked, else the first."""
    words = grammar_of(situation.game).words
    home = situation.given.get(words.home)
    for one in home if isinstance(home, list) else ():
        if isinstance(one, dict) and "attacking" in one:
            return str(one.get("controller"))
    players = situation.names.players
    for statement in play:
        acting = _acting(statement, situation.names)
        if not acting:
            continue
        others = [other for other in players if other != acting]
        blocks, attacks = BLOCKS.search(statement.body), ATTACKS.search(statement.body)
        answers = (blocks and not (attacks and attacks.start() < blocks.start())) or responding(statement.body)[1]
        return others[0] if len(others) == 1 and answers else _who_attacks_then(situation, play) or acting
    meant = ((_whose_is_blocked(one, situation.names) or _whose_attacks(one, situation.names)) for one in asked)
    return next(filter(None, meant), situation.names.players[0])


_BLOCKED = re.compile(r"\bblocked\b|ブロックされ|防御され")
_BLOCKED_WITH = re.compile(r"\b(?:with|using)\b.*", re.DOTALL)
_WHO_MAY_BLOCK = re.compile(
    r"(?:can|could|may) (?P<who>[A-H]) (?:[a-z]+ )?(?:block|defend)\b"
    r"|(?P<ja>[A-H])(?:は|が)[^,;]*(?:ブロック|防御)[^,;]*(?:でき|可能)",
    re.IGNORECASE,
)


def _whose_is_blocked(asked: Statement, names: Names) -> str:
    """Return whose creature would be blocked by what a question asks (can Ox block Bird, BirdをOxでブロックできる)."""
    plain = _BLOCKED_WITH.sub("", asked.body.casefold())
    block, passive = BLOCKS.search(plain) or _BLOCKED.search(plain), _BLOCKED.search(plain)
    if block is None or ATTACKS.search(plain) is not None:
        return ""
    japanese, players = not block.group().isascii(), set[str]()
    for thing in names.things:
        for word in spoken(thing.names[-1]):
            begin, end = plain.find(word), plain.find(word) + len(word)
            before, particle = begin < block.start(), plain[end : end + 1]
            blocked = (
                particle in (("は", "が") if passive else ("を",)) if japanese else before == (passive is not None)
            )
            if begin >= 0 and thing.player and blocked:
                players.add(thing.player)
    blocker = _WHO_MAY_BLOCK.match(asked.body)
    if not players and blocker is not None:  # what it blocks has no name: can A block it
        players = {one for one in names.players if one != (blocker["who"] or blocker["ja"])}
    return players.pop() if len(players) == 1 else ""


_MAY_ATTACK = re.compile(
    r"(?:can|could|may) .*\battack|.*(?:攻撃|アタック)[^,]*でき|(?:why|なぜ).*(?:attack|攻撃)", re.IGNORECASE
)


def _whose_attacks(asked: Statement, names: Names) -> str:
    """Return whose creature it is of which a question asks whether it may attack."""
    return _acting(replace(asked, who=""), names) if _MAY_ATTACK.match(asked.body) is not None else ""


_TURN = re.compile(r"\bturn\b|ターン")
_USED_AT_ANY_TIME = re.compile(r"^(?:[A-H] )?(?:activates?|cracks?|cycles?)\b(?!.*(?<!\w)[+−-]\d)|起動")
"""An ability that is activated, no loyalty ability (602.1, 606.3)."""
_AT_ANY_TIME = re.compile(r"\binstant\b|\bflash\b", re.IGNORECASE)


def _who_attacks_then(situation: Situation, play: Sequence[Statement]) -> str:
    """Return who attacks behind deeds that anybody may do in that turn (instants, 117.1a); empty where that is not so."""
    for statement in play:
        if _TURN.search(statement.body):
            return ""
        acting = _acting(statement, situation.names)
        if ATTACKS.search(statement.body) is not None:
            return acting
        if _USED_AT_ANY_TIME.search(statement.body) is not None:
            continue
        held = [one for one in situation.names.things if one.player == acting and one.zone == "hand"]
        said = statement.body.split()
        cast = [one for one in held if one.names[-1] in statement.body or any(is_verb_of(w, one.names) for w in said)]
        if not cast or not all(_AT_ANY_TIME.search(str(situation.cards.get(one.names[-1]))) for one in cast):
            return ""
    return ""


def _acting(statement: Statement, names: Names) -> str:
    """Return who does what a line says: the player that it names, else whose the object is that it names first (Oxで攻撃)."""
    for player in names.players:
        if statement.who == player or statement.body.startswith(
            (f"{player} ", f"{player}が", f"{player}は", f"{player}'s ", f"{player}の")
        ):
            return player
    plain = statement.body.casefold()
    named = [
        (plain.find(word), -len(word), thing.player)
        for thing in names.things
        for word in spoken(thing.names[-1])
        if word in plain and thing.player
    ]
    first = min(named, default=None)
    if first is None or ATTACKS.search(statement.body) is None:
        return ""
    return first[2] if len({player for *place, player in named if (*place,) == first[:2]}) == 1 else ""
