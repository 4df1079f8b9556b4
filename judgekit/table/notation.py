"""What a game says in table notation: its zones, facts, moments and deeds in English and Japanese, and cards by their words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.tables import fields_in
from judgekit.core.text import Bilingual
from judgekit.core.typed import Protocol
from judgekit.engine import Question
from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.unknown_cards import LEFT_OUT, NOT_FOUND

Said = tuple[str, str, str, Json]
"""A row: category, English wordings, Japanese wordings (empty: as in English), what they mean.

Wordings are written as `judgekit.language.chart` describes; the first of each language is the one that is printed. Categories are
`fact` (of an object, in brackets), `owned` (of a player), `moment` (of the turn), `deed` (what a player does), `event` (what
nobody does: all pass), `tail` (how a deed is done, in brackets), `asked` (after `?`), `state` (after `=`).
"""


@dataclass(frozen=True, slots=True)
class CardWords:
    """The words with which a notation describes a card that no file has.

    Attributes:
        name: its name.
        text: its text, None where none is quoted.
        cost: its cost in braces; empty where none was said, "{}" where it has none.
        numbers: two numbers with a stroke ("4/4"), may be empty.
        rest: the words left, such as its types.
        further: costs with a name of their own (a catalyst), each with its symbols in braces.
    """

    name: str
    text: str | None = None
    cost: str = ""
    numbers: str = ""
    rest: str = ""
    further: tuple[tuple[str, str], ...] = ()

    def speaking_of_itself(self, itself: str) -> CardWords:
        """Return the words with what the text of such a card calls it in the place of `~`; its name, where that is empty."""
        return replace(self, text=self.text.replace("~", itself or self.name)) if self.text else self


class LastingEffect(NamedTuple):
    """An effect that lasts, as the table speaks of it.

    Attributes:
        id: the effect.
        source: of what it is.
        objects: what it is on; empty where it is on none in particular.
    """

    id: str
    source: str
    objects: tuple[str, ...]


class WaitingAbility(NamedTuple):
    """A triggered ability among several that its controller puts in an order.

    Attributes:
        label: how an answer calls it.
        source: the object it comes from.
        text: its text, or what it is called; may be empty.
    """

    label: str
    source: str
    text: str


class Playable(NamedTuple):
    """A card of a card file as an edition can play it.

    Attributes:
        card: its definition.
        said: what was left out of it, to be said aloud.
        unread: the abilities that were left out, each with what is not understood of it.
        stops: whether words that are not understood stop a game as soon as the card is there.
    """

    card: Mapping[str, Json]
    said: tuple[Bilingual, ...] = ()
    unread: Mapping[str, str] = {}
    stops: bool = False


class Saying(NamedTuple):
    """A deed in words of no row, with the same in words that rows have.

    Attributes:
        said: an expression for the whole deed; its groups are called `x` (the card), `on` (what it is done to), `n` (a number).
        plain: the deed in words of rows, with these groups in braces and `{behind}` for the words that say what it is done to;
            several deeds are parted by a semicolon.
        casts: a card in a hand is cast; what lies on the table does it by an ability, which has to be said.
        owner: whoever has the card `x` does it, whoever was spoken of last.
    """

    said: str
    plain: str
    casts: bool = False
    owner: bool = False


class SoleTool(NamedTuple):
    """A deed with something of which nobody says which it is, because its player controls one only.

    Attributes:
        said: an expression for the whole deed, with a group `whom` or `whom_ja`.
        plain: the deed in words of rows, with `{whom}` and `{tool}`.
        is_one: tells of a card's definition whether it may be meant.
    """

    said: str
    plain: str
    is_one: Callable[[Mapping[str, Json]], bool]


class Supply(Protocol):
    """Returns the step that gives a player what an action costs."""

    def __call__(
        self, given: Mapping[str, Json], cards: Mapping[str, Json], action: Mapping[str, Json], generous: bool
    ) -> Mapping[str, Json] | None:
        """Return the step, an empty one where nothing is needed, None where means were given."""


def _means_given(
    given: Mapping[str, Json], cards: Mapping[str, Json], action: Mapping[str, Json], generous: bool
) -> Mapping[str, Json] | None:
    """Return None: players have what they were given."""
    del given, cards, action, generous
    return None


class TellsAbility(Protocol):
    """Tells which ability of an object a step means."""

    def __call__(self, position: AnyPosition, id: str, words: str, at: Sequence[str] = ()) -> Mapping[str, Json]:
        """Return the part of the step that says so."""


def _in_words(position: AnyPosition, id: str, words: str, at: Sequence[str] = ()) -> Mapping[str, Json]:
    """Return the ability as it is told."""
    del position, id, at
    return {"ability": words}


OF_UNKNOWN_CARDS: Mapping[str, tuple[str, str]] = {
    LEFT_OUT: (
        "nothing is chosen among the cards of {} that nobody knows",
        "{}のわからないカードは選ばれない",
    ),
    NOT_FOUND: (
        "nothing is found among the cards of {} that nobody knows, though what is looked for may be there;"
        " name it to have it found",
        "{}のわからないカードからは何も見つからない(あるかもしれない。見つけるならカード名を書く)",
    ),
}
"""What is taken for granted of cards that nobody knows, in every game."""


def delayed_triggers(position: AnyPosition) -> list[str]:
    """Return the sources of the delayed triggered abilities that wait for their event."""
    effects = position.effects.values()
    return sorted(one.frame.source[0] for one in effects if one.ability is not None and one.ability.kind == "triggered")


def lasting_effects(position: AnyPosition) -> list[LastingEffect]:
    """Return the effects that last and change no property of an object: prohibitions, requirements, shields, replacements."""
    return [
        LastingEffect(id, one.frame.source[0], tuple(ref[0] for ref in one.objects or ()))
        for id, one in position.effects.items()
        if one.ability is not None and one.ability.kind not in ("triggered", "static") and one.frame.source is not None
    ]


def reasons_beside(module: str) -> Callable[[], Mapping[str, tuple[str, str]]]:
    """Return what reads how things that happen are told as reasons: a table beside a module, read where somebody asks why."""
    table = f"{module.rpartition('/')[0]}/reasons.tsv"
    return lambda: {name: (english, japanese) for name, english, japanese in fields_in(table)}


@dataclass(frozen=True, slots=True)
class NotationWords:
    """The vocabulary of one game.

    Attributes:
        rows: its rows.
        zones: for each zone its English and its Japanese words, parted by `|`.
        shared: zones that are listed for both players together, each object with its controller.
        home: the zone in which cards lie that are named without one.
        places: by the key of a step, the zones in which a name is looked for first.
        own: keys of steps under which a player's own objects are meant.
        together: keys of steps by which several are declared at once, though they are said one by one.
        others: keys of steps under which the objects of the other player are meant.
        basics: cards that everybody knows: names of each, the first is its own, with its definition.
        define: returns the definition of a card by its words; a text says what is missing.
        describe: returns a card in words that `define` reads as the same definition; None where it has no words for it.
        unplayed: what a player has of whom nothing is said, by key ("library").
        asked_about: the zones of which the text of cards asks what or how much lies there: what nobody wrote of them is told.
        dealt: those of the zones in it that hold as many cards as they do where a game begins; of the others a number is made up.
        idle: facts that are told of objects and decide nothing in this game.
        ready: facts of every object that lies at home, unless the notation says it came just now.
        moments: from a position as read to the step that it implies where none is said.
        begins: by the name of a step, an expression that the first deed of a turn fits where nobody said which step it is.
        ahead: tells for a start position and the step that is said of it that what the step does by itself is still to come.
        checked: the step that does what the rules do by themselves before anybody may act; empty where none does.
        checks: the rules by which it is only checked once something has resolved what dies.
        lethal: the rules by which damage as high as the toughness destroys, and less of it does not.
        dying: the rules by which only what comes to the zone of the dead dies.
        spared: the names of what is noted of something that would have been destroyed and is not.
        unmet: the names of what is noted where something does not come about: a trigger without its condition, say.
        lost: from a position and an object, whether it has lost an ability that its card prints.
        freed: from a position as it was before, one as it is now, what attacks or blocks and what it blocks (empty where it
            attacks): the rules of what kept it from that before, and of why it does so no longer.
        turn_over: by the last step in which players act, the step that ends the turn behind it.
        pending: tells for a start position and its turn that who has priority must be given (attackers are declared already).
        instead: by the key of a step that plays a card, the kind of decision that declares it, where that is open.
        ordered: kinds of decision that put things in an order: who names all but one of them names the last one too.
        playable: from the name of a card of a card file, its definition and the edition: how it can be played.
        of_edition: the same, without what the edition has not alone; what is not understood stays.
        counters_printed: from a card the counters with which a permanent of it enters; None where its card does not say how many.
        counters_named: from a card the kinds of counters that it names itself.
        counters_for_x: from a card and its name the kind of counters of which it enters with as many as X; None where it does not.
        passing: what players pass who do nothing, in English and Japanese.
        plays: the step by which a card is played, by its definition.
        sole: `saying` knows which of several abilities is meant where nobody says it: `@sole`, `@aimed`.
        saying: the part of a step that says which ability of an object is meant, by words of it or by its verb (`@attach`); behind
            the words stands what it is aimed at.
        price_or_target: keys of steps for what is given up as a price, where the same words may tell at what something is aimed.
        approach: for keys of steps that make a decision of their own, the step that leads up to it.
        approach_in_fights: the same for decisions that there are only where something attacks.
        supply: returns the step that gives a player what an action costs, an empty one where nothing is needed, None where the
            player was given means; generously, where the plain cost was not enough.
        plain_answers: by kind of decision, the answer where nothing was said: a spell is cast without further costs.
        means: what a player has to pay with, by its key, where it is lent to whom nothing was given; may be empty.
        any_means: a card that pays for anything, where only the number of cards to pay with was said.
        any_cards: cards of every kind, as lines of a position describe them: what comes to the same with each of them on top
            of a deck does not hang on the card that nobody knows there.
        any_means_told: what is said aloud of it, in Japanese and English, with a place for the player.
        costing: keys of steps that have to be paid for.
        zone_words: words for moves from zone to zone in English and Japanese, by (from, to); "" stands for any.
        worded_for: moves whose words are only those of objects of some types (700.4: only creatures and planeswalkers die).
        worded_by: moves whose words are only those of some causes, the detail `cause` of the event (703.4l: not all is destroyed).
        size: the property that only creatures have: a power, or power and toughness.
        measures: properties of objects that are told when they change, with their English and Japanese words.
        changes: properties of objects of which it is told to what they change, with `{}` for it, and how it is told that they
            change to nothing; each in English and Japanese.
        statuses: such properties that are told where nothing else is: a creature is tapped.
        measured: kinds of counters that a measure tells already.
        totals: numbers of a player that are told when they change, with their English and Japanese words.
        natures: properties of objects that hold several values, of which it is told which ones come and go; each in English and
            Japanese with `{}` for the values, first how they come, then how they go.
        lasting: from a position the effects that last and change no property of an object.
        stages: from a position, an object and a property, the values that effects make of it in turn, each with its source.
        shaped: from a position, an object and a property, the sources of the effects by which it is as it is.
        because: returns how things that happen are told as reasons, by the rule that decided it or the name of what happened.
        delayed: from a position the sources of the delayed triggered abilities that wait for their event.
        tallies: sets of a player of which it is told how many they are, when that changes, with their English and Japanese words.
        tells: by the name of what happened to an object, how it is told.
        fails: those of them by which what was begun comes to nothing.
        timed: from a position, the objects of which it may decide something which was there first.
        unknown: by the name of what happened to a player, what was taken for granted of cards that nobody knows, with `{}` for
            the player.
        undeclared: keys of steps by which nothing is declared: who had nothing to declare was not asked.
        stayed: by the name of a property what is noted where something keeps it that would have changed it.
        overarching: rules that only say that a card's text goes before the rules: told where too few others are.
        own_rules: how the rules of single abilities begin, and those of how all abilities work: beside one of the first, cited of
            the same thing, none of the second decides.
        unpayable: the rules by which nobody may begin to pay what cannot be paid in full.
        unasked: by such a key the rules by which only who has something to declare is asked.
        overruling: the names of what happened because a card says so where the rules say otherwise, or by which nothing came of
            what was begun: their rules are named first.
        turning: the names of what happens as steps and turns begin and end: rules that it alone cites decide where nothing
            else does.
        acting: the names of what is noted of something that acts and by which what comes of that is so: it resolves.
        outlives: by the name of what an ability does whose source may be gone by then, the rules by which it does so all the same.
        repriced: by the name of what is noted of what something costs, the detail that names what changed that.
        led: by the name of what happens, the names of what came before it and says how: the last of each leads to it; behind a
            colon stands the kind of decision, `&` behind what is noted of one of two and led to what happened to both, and `!`
            behind what decides it, though it is cited for much else.
        held: the names of what is noted of something that attacks and is kept from what it attacks.
        declaring: the names of what is only announced, declared or paid: rules that it alone cites fill no list.
        beside: by the name of what happens, the rules cited of it that say only what else it is or comes of it: whoever asks
            what became of something is not told them.
        countered: the name of what happened to something that was countered; empty where nothing can be.
        done: what may be asked whether it is done with an object, by the name of what happens, in English and Japanese.
        gains: the kind of event by which a player gains life; empty where nobody does.
        fights: by the step in which a fight goes on, the step until which it does.
        again: by key of a step that begins a fight, the step that ends the one before it.
        broken: the name of what happens to each shield that an attack breaks; empty where there are none.
        used_broken: the name of what is noted where such a shield is used at once as it comes to the hand.
        won: the name of what happens to what wins a battle; empty where there is no such thing.
        fighting: tells of a position whether those that fight deal damage, or are compared, in it.
        blocking: keys of steps that declare blockers.
        attacking: property of objects that tells what they attack; empty where none does.
        declared: from a position, the objects with abilities that look for the attacks and blocks declared before it.
        kinds: words that say what type of card something is, without capitals.
        braced: from a clause that names a card, the same with its cost in braces where players say it without.
        cost_in_braces: from colours and a number that players say of a card, its cost in braces, and whether it may be another one;
            empty where colours alone are said that are no cost.
        further_costs: names of costs that a card has besides the one in braces, with their words in both languages.
        elsewhere: words that cards of other games print, with what cards of this game print for them.
        printed: what stands on a card behind its name, in Japanese, as a description has it.
        sample: a card described so, as it may be typed; empty where none is shown.
        unnamed: what a card is called of which only its size is said, in English and Japanese.
        doubtful: from the cards of a situation what has to be said aloud of them: words that no card text means.
        typed_by_its_name: from the name of a described card, its definition and what else is said: the same card of the type that
            its name is, with that type, where something looks at it; None else.
        japanese: words of the game (keywords, colours, types) in Japanese, by the English by which positions name them.
        subtypes: subtypes in Japanese, by their English in small letters.
        sayings: deeds in words of no row, with the same in words of rows.
        spell: tells of a card's definition whether it never lies where permanents do: who has it has it in hand.
        from_hand: tells of a card's definition whether who acts with it has it in hand: a spell that is no permanent, an Aura.
        harms: tells of a card's definition whether nobody casts it on what that player has, where nothing else is told.
        aims_at_spells: tells of a card's text whether what has it is aimed at one spell, and at nothing else.
        paid_otherwise: from a card's definition and a step that casts it, the same with the cost that its text offers instead of
            its mana cost, where what is said to be given for it is that cost.
        bringing: verbs of deeds with a card that may not have been spoken of before, and whether it comes from the hand.
        printed_words: returns the words of card text, each in its plain form.
        tools: deeds with something that is not named, because its player controls one of its kind only.
        waiting: from an open question the triggered abilities that it puts in an order; none where it asks something else.
        decisive: kinds of question at which a scenario may rest, but which have to be answered before there is a result.
    """

    rows: tuple[Said, ...]
    zones: Mapping[str, tuple[str, str]]
    shared: frozenset[str]
    home: str
    places: Mapping[str, tuple[str, ...]]
    own: frozenset[str]
    basics: tuple[tuple[tuple[str, ...], Mapping[str, Json]], ...]
    define: Callable[[CardWords], Mapping[str, Json] | str]
    describe: Callable[[str, Mapping[str, Json]], str | None] = lambda _name, _card: None
    unplayed: Mapping[str, Json] = field(default_factory=dict)
    dealt: frozenset[str] = frozenset()
    asked_about: Callable[[Mapping[str, Json]], frozenset[str]] = lambda _cards: frozenset()
    idle: tuple[str, ...] = ()
    ready: Mapping[str, Json] = field(default_factory=dict)
    moments: Callable[[Mapping[str, Json]], str] = lambda _given: "main"
    begins: Mapping[str, str] = field(default_factory=dict)
    ahead: Callable[[Mapping[str, Json], Mapping[str, Json]], bool] = lambda _given, _turn: False
    checked: Mapping[str, Json] = field(default_factory=dict)
    checks: tuple[str, ...] = ()
    lethal: tuple[str, ...] = ()
    dying: tuple[str, ...] = ()
    spared: frozenset[str] = frozenset()
    unmet: frozenset[str] = frozenset()
    lost: Callable[[AnyPosition, str], bool] = lambda _position, _id: False
    freed: Callable[[AnyPosition, AnyPosition, str, str], tuple[str, ...]] = lambda _before, _now, _id, _of: ()
    turn_over: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    pending: Callable[[Mapping[str, Json], Mapping[str, Json]], bool] = lambda _given, _turn: False
    plays: Callable[[Mapping[str, Json]], str] = lambda _card: "play"
    sole: bool = False
    saying: TellsAbility = _in_words
    price_or_target: tuple[str, ...] = ()
    approach: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    approach_in_fights: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    supply: Supply = _means_given
    plain_answers: Mapping[str, Json] = field(default_factory=dict)
    means: str = ""
    any_means: tuple[str, Mapping[str, Json]] | None = None
    any_means_told: tuple[str, str] = ("", "")
    any_cards: tuple[str, ...] = ()
    costing: frozenset[str] = frozenset(("cast", "activate", "play", "use", "special"))
    zone_words: Mapping[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    worded_for: Mapping[tuple[str, str], frozenset[str]] = field(default_factory=dict)
    worded_by: Mapping[tuple[str, str], frozenset[str]] = field(default_factory=dict)
    size: str = "pt"
    measures: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    changes: Mapping[str, tuple[tuple[str, str], tuple[str, str]]] = field(default_factory=dict)
    statuses: Mapping[str, tuple[tuple[str, str], tuple[str, str]]] = field(default_factory=dict)
    measured: frozenset[str] = frozenset()
    totals: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    natures: Mapping[str, tuple[tuple[str, str], tuple[str, str]]] = field(default_factory=dict)
    lasting: Callable[[AnyPosition], Sequence[LastingEffect]] = lasting_effects
    shaped: Callable[[AnyPosition, str, str], Sequence[str]] = lambda _position, _id, _key: ()
    because: Callable[[], Mapping[str, tuple[str, str]]] = dict
    delayed: Callable[[AnyPosition], Sequence[str]] = delayed_triggers
    stages: Callable[[AnyPosition, str, str], Sequence[tuple[str, str]]] = lambda _position, _id, _key: ()
    tallies: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    tells: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    fails: frozenset[str] = frozenset()
    timed: Callable[[AnyPosition], Sequence[str]] = lambda _position: ()
    unknown: Mapping[str, tuple[str, str]] = field(default_factory=lambda: OF_UNKNOWN_CARDS)
    undeclared: frozenset[str] = frozenset()
    stayed: Mapping[str, str] = field(default_factory=dict)
    overarching: frozenset[str] = frozenset()
    own_rules: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    unpayable: tuple[str, ...] = ()
    unasked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    overruling: frozenset[str] = frozenset()
    turning: frozenset[str] = frozenset(
        ("step", "begin", "step-over", "turn-over", "turn", "priority", "all-passed", "no-direct-attack")
    )
    acting: frozenset[str] = frozenset(("resolve",))
    outlives: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    repriced: Mapping[str, str] = field(default_factory=dict)
    led: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    held: frozenset[str] = frozenset()
    declaring: frozenset[str] = frozenset(("decision", "attack", "block", "tap", "rest", "targets", "target", "pay"))
    beside: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    countered: str = ""
    done: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    gains: str = ""
    fights: Mapping[str, str] = field(default_factory=dict)
    again: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)
    broken: str = ""
    used_broken: str = ""
    won: str = ""
    fighting: Callable[[AnyPosition], bool] = lambda _position: False
    blocking: frozenset[str] = frozenset(("block", "redirect", "defend"))
    attacking: str = "attacking"
    declared: Callable[[AnyPosition], Sequence[str]] = lambda _position: ()
    waiting: Callable[[Question], Sequence[WaitingAbility]] = lambda _question: ()
    together: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    instead: Mapping[str, str] = field(default_factory=dict)
    ordered: frozenset[str] = frozenset()
    playable: Callable[[str, Mapping[str, Json], str], Playable] = lambda _name, card, _edition: Playable(card)
    of_edition: Callable[[str, Mapping[str, Json], str], Playable] = lambda _name, card, _edition: Playable(card)
    counters_printed: Callable[[Mapping[str, Json]], Mapping[str, str | None]] = lambda _card: {}
    counters_for_x: Callable[[str, Mapping[str, Json]], str | None] = lambda _name, _card: None
    counters_named: Callable[[Mapping[str, Json]], Sequence[str]] = lambda _card: ()
    passing: tuple[str, str] = ("priority", "優先権")
    kinds: frozenset[str] = frozenset()
    braced: Callable[[str], str] = lambda clause: clause
    cost_in_braces: Callable[[Sequence[str], str], tuple[str, bool]] = lambda _colours, number: (
        f"{{{number}}}" if number else "",
        False,
    )
    further_costs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    unnamed: tuple[str, str] = ("Creature", "クリーチャー")
    printed: str = "{コスト} タイプ「文章」"
    sample: str = ""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    doubtful: Callable[[Mapping[str, Json]], Sequence[Bilingual]] = lambda _cards: ()
    typed_by_its_name: Callable[[str, Mapping[str, Json], Sequence[str]], tuple[Mapping[str, Json], str] | None] = (
        lambda _name, _card, _said: None
    )
    decisive: frozenset[str] = frozenset()
    sayings: Sequence[Saying] = ()
    spell: Callable[[Mapping[str, Json]], bool] = lambda _card: False
    from_hand: Callable[[Mapping[str, Json]], bool] = lambda _card: False
    harms: Callable[[Mapping[str, Json]], bool] = lambda _card: False
    aims_at_spells: Callable[[str], bool] = lambda _text: False
    paid_otherwise: Callable[[Mapping[str, Json], Mapping[str, Json]], Json] = lambda _card, step: dict(step)
    bringing: Mapping[str, bool] = field(default_factory=dict)
    printed_words: Callable[[], Collection[str]] = frozenset
    tools: Sequence[SoleTool] = ()
    japanese: Mapping[str, str] = field(default_factory=dict)
    subtypes: Mapping[str, str] = field(default_factory=dict)


def words_of_types(card: Mapping[str, Json]) -> list[str]:
    """Return the words of the type line that a card's definition gives."""
    return str(card.get("types", "")).split()


def described(
    words: CardWords, card: Mapping[str, Json], define: Callable[[CardWords], Mapping[str, Json] | str]
) -> str | None:
    """Return a card in words, where they read back as the same definition.

    Args:
        words: its words.
        card: its definition.
        define: reads the words.

    Returns:
        Name, what is said, and the text in quotation marks; None where something has no words.
    """
    text = words.text
    if set(text or "") & set('"“”「」~') or define(replace(words, cost=words.cost or "{}")) != dict(card):
        return None
    quoted = '"' + text.replace("\n", "\\n") + '"' if text else ""
    further = " ".join(f"{name} {symbols}" for name, symbols in words.further)
    return " ".join(one for one in (words.name, words.cost or "{}", further, words.numbers, words.rest, quoted) if one)
