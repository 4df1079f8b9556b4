"""English card text: every sentence has one reading, everything understood can be printed again, the rest is named."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english import reading
from judgekit.games.mtg.text.english.abilities.lines import keywords_of
from judgekit.games.mtg.text.english.costs import split_cost
from judgekit.games.mtg.text.english.grammar import grammar, readings
from judgekit.games.mtg.text.english.printing import print_line, print_term, printed
from judgekit.games.mtg.text.english.words import CLASS_LEVEL, sentences, spelt, without_label
from judgekit.language.faults import CardTextNotUnderstood
from tests.cases import each
from tests.games.mtg.text.wordings import texts_of

PERMANENTS = texts_of("english_permanents.txt")
SPELLS = texts_of("english_spells.txt")
ALL = [*((text, False) for text in PERMANENTS), *((text, True) for text in SPELLS)]


def data(text: str, spell: bool = False) -> list[Any]:
    """Return the structured terms of a text."""
    line = TypeLine((), ("instant",) if spell else ("creature",))
    return [term for one in reading.read_lines(text, "", line) for term in one.terms]


def read(text: str, types: tuple[str, ...] = ("creature",), name: str = "") -> tuple[Ability, ...]:
    """Return the abilities of a text."""
    return reading.read_card_text(text, name, TypeLine((), types))


def said(text: str) -> list[str]:
    """Return the sentences of a text that the rows read."""
    found: list[str] = []
    for line in spelt(text).split("\n"):
        line = without_label(line.removeprefix("• ").removeprefix("Boast — "))
        if keywords_of(line) is None and not CLASS_LEVEL.fullmatch(line):
            found.extend(sentences(split_cost(line)[1]))
    return found


def test_the_corpus_of_wordings_is_large() -> None:
    assert len(ALL) > 400


@each(ALL)
def test_a_wording_is_understood_and_makes_abilities(text: str, spell: bool) -> None:
    assert read(text, ("instant",) if spell else ("creature",))


@each(ALL)
def test_what_is_understood_can_be_printed_and_means_the_same_again(text: str, spell: bool) -> None:
    again = print_line(spelt(text))
    before, after = data(text, spell), data(again, spell)
    assert _without_texts(before) == _without_texts(after), again


def _without_texts(term: Any) -> Any:
    if isinstance(term, dict):
        return {key: _without_texts(value) for key, value in term.items() if key != "text" or "do" not in term}
    return [_without_texts(item) for item in term] if isinstance(term, list) else term


def test_no_sentence_has_two_readings() -> None:
    found = {sentence: readings(sentence) for text, _ in ALL for sentence in said(text)}
    assert {sentence: terms for sentence, terms in found.items() if len(terms) != 1} == {}


def test_every_row_of_a_sentence_that_prints_has_one_reading() -> None:
    """Each deed, act, predicate, event and condition of the rows is printed with plain words in its slots and read again."""
    found = {}
    for template in grammar().templates:
        frame = _FRAMES.get(template.category)
        if frame is None:
            continue
        words = [word if isinstance(word, str) else _FILL.get(word[1]) for word in template.words]
        if None in words:
            continue
        sentence = " ".join(frame.replace("<>", " ".join(map(str, words))).replace("@", "").replace("#", "").split())
        found[sentence.replace(" 's", "'s").replace(" ,", ",")] = template
    assert len(found) > 300
    faults = {}
    for sentence in found:
        try:
            terms = readings(sentence)
        except CardTextNotUnderstood as fault:
            faults[sentence] = str(fault)
            continue
        if len(terms) != 1:
            faults[sentence] = str(terms)
    assert faults == {}


_BEFORE_ABILITIES = ("activated", "text")
"""What stands behind keywords that are written before an ability of its own (boast, forecast, companion)."""

_FRAMES = {
    "deed": "you <>",
    "act": "<>",
    "predicate": "target creature <>",
    "barred": "you <>",
    "event": "whenever <> , you gain 1 life",
    "moment": "at the beginning of <> , you gain 1 life",
    "condition": "if <> , you gain 1 life",
    "would": "if <> , you gain 1 life instead",
    "entry": "<>",
    "costly": "<>",
}
_FILL = {
    "number": "2",
    "count": "two",
    "points": "2",
    "symbols": "{2}",
    "tapsymbol": "{T}",
    "change": "+1/+1",
    "pt": "2/2",
    "color": "red",
    "type": "creature",
    "subtype": "Goblin",
    "supertype": "snow",
    "kindword": "charge",
    "keyword": "flying",
    "keywords": "flying",
    "filter": "creature",
    "filters": "creatures",
    "afilter": "a creature",
    "particular": "a creature card",
    "particulars": "creature spells",
    "single": "target artifact",
    "self": "~",
    "objects": "target artifact",
    "aimed": "target artifact",
    "whom": "target player",
    "player": "each opponent",
    "possessor": "target player",
    "who": "you",
    "occurring": "a creature",
    "damaged": "a creature",
    "cast": "a creature spell",
    "entering": "~",
    "chosen": "a creature",
    "sacrificed": "a creature",
    "topcard": "the top card of your library",
    "sought": "a creature card",
    "token": "1/1 red Goblin creature token",
    "becoming": "a 2/2 red Goblin creature",
    "figure": "the number of creatures you control",
    "each": "for each artifact you control",
    "duration": "until end of turn",
    "condition": "you control a creature",
    "bound": "2 or less",
    "quality": "red",
    "stepname": "upkeep",
    "costing": "creature spells",
    "divided": "one or two target creatures",
    "past": "you gained life",
    "subject": "creatures you control",
    "deed": "choose a color",
    "happening": "enters",
    "producers": "a land you control",
    "colors": "red",
    "tokentypes": "Goblin creature",
    "name": "Ember",
}


@pytest.mark.parametrize("word", sorted(word for word in KEYWORDS if KEYWORDS[word].takes not in _BEFORE_ABILITIES))
def test_every_keyword_ability_of_702_is_read(word: str) -> None:
    takes = KEYWORDS[word].takes
    behind = {
        "": "",
        "quality?": "",
        "number?": "",
        "cost": " {2}",
        "cost?": " {2}",
        "costs": " {2}",
        "number": " 2",
        "number-cost": " 2—{1}{U}",
        "quality": " from red",
        "for": " for artifacts",
    }
    special = {
        "enchant": "enchant creature you control",
        "landwalk": "swampwalk",
        "typecycling": "swampcycling {2}",
        "bands with other": "bands with other legendary creatures",
        "craft": "craft with artifact {2}",
        "splice": "splice onto Arcane {2}",
        "offering": "Goblin offering",
        "champion": "champion a Goblin",
        "partner with": "partner with Ember Cat",
        "partner as": "partner—Survivors",
        "gift": "gift a card",
        "behold": "as an additional cost to cast this spell, you may behold a Dragon.",
        "prototype": "prototype {1}{R} — 2/3",
    }
    text = special.get(word) or f"{word}{behind[takes]}"
    (ability,) = read(text[0].upper() + text[1:])
    assert (ability.kind, ability.name) == ("keyword", word)


def test_one_line_holds_several_keywords() -> None:
    assert [ability.name for ability in read("Flying, first strike; vigilance")] == [
        "flying",
        "first strike",
        "vigilance",
    ]


def test_reminder_text_and_typographic_signs_do_not_matter() -> None:
    assert read("Flying (It can’t be blocked.)")[0].name == "flying"
    assert data("−2: Draw a card.")[0]["activated"]["cost"] == [{"loyalty": "-2"}]


@pytest.mark.parametrize(
    "wording",
    ["Ember Cat deals 1 damage to you.", "This creature deals 1 damage to you.", "This deals 1 damage to you."],
)
def test_a_card_speaks_of_itself_by_name_or_as_this(wording: str) -> None:
    (ability,) = read(f"{{T}}: {wording}", name="Ember Cat, Old Friend".partition(",")[0])
    assert ability.do[0].get("source") == ("this",)


def test_older_and_newer_words_mean_the_same() -> None:
    assert data("When ~ enters the battlefield, scry 2.") == data("When ~ enters, scry 2.")
    assert data("Creatures with converted mana cost 2 or less have haste.") == data(
        "Creatures with mana value 2 or less have haste."
    )
    assert data("Return target creature to owner's hand.", True) == data(
        "Return target creature to its owner's hand.", True
    )
    assert data("Return all creatures to owners' hands.", True) == data(
        "Return all creatures to their owners' hands.", True
    )


def test_it_means_the_last_target() -> None:
    (term,) = data("Tap target creature. It gains flying until end of turn.", True)
    assert [next(iter(act.values())) for act in term["spell"]["do"]] == ["target", "target"]


def test_it_means_what_the_ability_triggered_on() -> None:
    (term,) = data("Whenever a creature attacks, it gets +1/+0 until end of turn.")
    assert term["triggered"]["do"][0]["modify"] == "event.object"


def test_the_card_itself_is_meant_where_the_trigger_is_on_it() -> None:
    (term,) = data("When this creature dies, it deals 1 damage to each opponent.")
    assert term["triggered"]["do"][0]["source"] == "this"


def test_that_player_is_the_one_dealt_damage() -> None:
    (term,) = data("Whenever ~ deals combat damage to a player, they discard a card.")
    assert term["triggered"]["do"] == [{"discard": "event.to", "amount": "1"}]


def test_that_creature_is_the_one_blocked() -> None:
    (term,) = data("Whenever this creature blocks a creature, destroy that creature.")
    assert term["triggered"]["do"] == [{"destroy": "event.attacker"}]


def test_a_card_that_was_exiled_is_found_where_it_went_but_was_controlled_before() -> None:
    (term,) = data("Exile target creature. Its controller loses 1 life. Return it to the battlefield.", True)
    assert term["spell"]["do"] == [
        {"exile": "target", "as": "exiled"},
        {"lose-life": "target.controller", "amount": "1"},
        {"return": "exiled", "to": "battlefield", "by": "you"},
    ]


def test_their_is_said_of_each_player_alone() -> None:
    (term,) = data("Each player loses 1 life for each creature they control.", True)
    assert term["spell"]["do"][0]["for-each"] == "players"


def test_lines_of_a_spell_are_one_ability() -> None:
    terms = data("Tap target creature.\nDraw a card.", True)
    assert [list(term["spell"]) for term in terms] == [["targets", "do"]]


def test_a_may_for_the_whole_of_a_trigger_is_decided_on_resolution() -> None:
    (ability,) = read("When this creature dies, you may draw a card.")
    assert ability.optional


def test_modes_stand_behind_bullets() -> None:
    (ability,) = read("Choose one —\n• You gain 2 life.\n• Draw a card.", ("sorcery",))
    assert len(ability.modes) == 2
    assert ability.choose == (1, 1)


@pytest.mark.parametrize(
    ("name", "text", "means"),
    [
        ("Coward", "Coward can't block.", "~ can't block."),
        ("Wall", "Sacrifice Wall: Draw a card.", "Sacrifice ~: Draw a card."),
        ("Elf", "Whenever Elf attacks, draw a card.", "Whenever ~ attacks, draw a card."),
        ("Elf", "Sacrifice an Elf: Draw a card.", "Sacrifice an Elf: Draw a card."),
        ("Elf", "Other Elf creatures you control get +1/+1.", "Other Elf creatures you control get +1/+1."),
        ("Swamp", "Enchanted land is a Swamp.", "Enchanted land is a Swamp."),
        ("Kicker", "Kicker {2}", "Kicker {2}"),
        ("Kicker", "When Kicker enters, draw a card.", "When ~ enters, draw a card."),
        ("Protection", "Protection from red", "Protection from red"),
        ("Haste", "Haste, flying", "Haste, flying"),
        ("Flash", "Flash", "Flash"),
        ("Morph", "Morph can't be blocked.", "~ can't be blocked."),
        (
            "Landfall",
            "Landfall — Whenever a land enters, draw a card.",
            "Landfall — Whenever a land enters, draw a card.",
        ),
    ],
)
def test_a_card_named_like_a_subtype_or_a_keyword_speaks_of_itself_where_a_name_stands(
    name: str, text: str, means: str
) -> None:
    assert spelt(text, name) == means


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Praise target creature.", "Praise"),
        ("Destroy target creature quickly.", "quickly"),
        ("Whenever this creature sneezes, draw a card.", "sneezes"),
        ("Target creature gets +1/+1 until the cows come home.", "cows"),
        ("{T}: Add {%}.", "{%}"),
        ("Choose one —", "choose"),
        ("Sacrifice a creature. Then do that again.", "do that again"),
        ("Draw a card. The same is true for flying and haste.", "flying and haste"),
        ("Return target creature card from a graveyard to the battlefield face up or face down.", "face up"),
        ("Creatures you control gain flying and lose flying until end of turn. The same is true for ice.", "ice"),
        ("You get an emblem with \"Creatures you control have 'flying'.\"", "flying"),
        ("Target creature loses all other card types and abilities until end of turn.", "types"),
    ],
)
def test_words_that_are_not_understood_are_named(text: str, words: str) -> None:
    with pytest.raises(CardTextNotUnderstood) as fault:
        read(text, ("sorcery",))
    assert words in str(fault.value)


@pytest.mark.parametrize(
    "text",
    [
        "When ~ enters, discard a card. If it's a land card, draw a card.",
        "When ~ enters, draw a card, then you gain 1 life and reveal it.",
        "When ~ enters, draw two cards and reveal it.",
        "When ~ enters, put a card from your hand on top of your library. If it's a land card, you gain 1 life.",
        "When ~ enters, each opponent may draw a card. If they do, you gain 2 life.",
        "{1}, Discard a card: If it was a land card, draw a card.",
        "When ~ enters, you may draw a card from it.",
        "When ~ enters, choose a creature card from it.",
        "When ~ enters, put one of them into your hand.",
        "{T}: Add {B}. Spend this mana only to cast spells with flashback from a graveyard.",
        "When ~ leaves the battlefield, exile the token.",
        "{T}: You gain 1 life for each creature tapped this way.",
        "{T}, Discard a card: Destroy all creatures. You gain 1 life for each creature sacrificed this way.",
        "When ~ enters, draw a card for each creature sacrificed this way.",
        "Whenever a creature enters, ~ deals damage to target creature equal to that creature's power.",
        "Whenever a creature enters, ~ deals damage to target creature equal to the number of lands its controller controls.",
        "Whenever a permanent enters, other creatures you control get +1/+0 until end of turn.",
        "Destroy target X/X creature.",
        "Each red creature gets +1/+1 as long as it's white.",
        "Each creature you control gets +1/+1 until end of turn as long as it's tapped.",
        "{T}: You gain 1 life. Spend only black mana on X.",
    ],
)
def test_a_word_that_could_only_mean_the_wrong_thing_is_not_understood(text: str) -> None:
    """What was drawn, discarded, put away or not yet looked at is not the source, whatever "it" is elsewhere."""
    with pytest.raises(CardTextNotUnderstood):
        read(text)


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("Whenever ~ deals combat damage to a player, exile the top card of their library.", "event.to"),
        ("Whenever an opponent draws a card, exile the top card of their library.", "event.player"),
        ("{T}: Target player exiles the top three cards of their library.", "target"),
        ("{T}: Exile the top card of your library.", "you"),
    ],
)
def test_their_library_is_that_of_the_player_spoken_of(text: str, whose: str) -> None:
    assert f"'top': '{whose}'" in str(data(text))


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Target opponent returns a creature they control to its owner's hand.", "target"),
        ("Each opponent exiles a card from their hand.", "each"),
    ],
)
def test_who_is_told_to_do_something_chooses_what_it_is_done_to(text: str, who: str) -> None:
    """Who follows an instruction makes its choices (608.2d)."""
    assert f"'by': '{who}'" in str(data(text, True))


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature.",
        "You gain 3 life.",
        "If a creature dealt damage by ~ would die this turn, exile it instead.",
    ],
)
def test_an_instruction_on_a_permanent_needs_a_cost_or_a_trigger(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Creatures can't block this turn. Sacrifice them.",
        "Draw that many cards.",
        "That player discards a card.",
        "Destroy that creature.",
        "Otherwise, draw a card.",
        "~ deals 2 damage to each player. ~ deals 1 damage to you. You gain life equal to the damage dealt this way.",
        "You gain 1 life for each counter removed this way.",
        "You gain 1 life for each permanent of that color.",
        "Return up to two target creature cards of the creature type of your choice from your graveyard to your hand.",
        "Create five of those tokens.",
        "When ~ enters, you may reveal X black cards from your hand. If you do, you gain X life.",
        "Whenever ~ attacks, you may tap X untapped Myr you control. If you do, ~ gets +X/+0 until end of turn.",
        "Destroy target creature. Artifacts destroyed this way can't be regenerated.",
        "You gain life equal to the damage prevented this way.",
        "Draw a card. You gain life equal to the revealed card's mana value.",
        "Return the chosen card to its owner's hand.",
        "Search your library for five cards and exile the rest. You lose half your life, rounded up.",
        "Target opponent chooses one. Draw a card.",
        "Search your library for three cards. Put the chosen cards into your hand and the rest into your graveyard.",
        "Search your library for a card and reveal it. Put that card into your hand and the rest into your graveyard.",
        "When one or more creature cards are milled this way, draw a card.",
        "Draw a card, then discard a card. If ~ was kicked, instead draw two cards.",
        "Draw X cards, where X is the number of cards in your hand, then discard X cards.",
        "Draw X cards, where X is the number of cards in your hand, and you lose X life.",
        "Destroy target creature if it's red instead if you control a Swamp.",
        "~ deals 4 damage to target creature. If you control a Dragon, it deals 4 damage to you and 2 to that creature instead.",
        "Spells you cast cost {1} less to cast.",
        "Whenever a creature dies, draw a card.",
        "Whenever a creature dies, ~ deals 2 damage to you.",
        "At the beginning of your upkeep, draw a card.",
        "If a creature would die, exile it instead.",
    ],
)
def test_words_that_point_at_nothing_certain_are_not_guessed(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read(text, ("sorcery",))


numbers = st.integers(min_value=0, max_value=15).map(str)
colors = st.sampled_from(["white", "blue", "black", "red", "green"])
kinds = st.sampled_from(["creature", "artifact", "enchantment", "land", "planeswalker"])


@st.composite
def descriptions(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a description of permanents."""
    term: dict[str, Any] = {}
    if draw(st.booleans()):
        term["type"] = draw(kinds)
    if draw(st.booleans()):
        term["color"] = draw(colors)
    if draw(st.booleans()):
        term["not-type"] = draw(kinds)
    if draw(st.booleans()):
        term["tapped"] = "true"
    if draw(st.booleans()):
        term["subtype"] = draw(st.sampled_from(["Goblin", "Elf", "Wolf", "Aura", "Island"]))
    if draw(st.booleans()):
        term["controller"] = draw(st.sampled_from(["you", "opponent"]))
    if draw(st.booleans()):
        term["power"] = f"<= {draw(numbers)}"
    if draw(st.booleans()):
        term["has"] = draw(st.sampled_from(["flying", "first strike", "deathtouch"]))
    return term


@settings(max_examples=60, deadline=None)
@given(descriptions())
def test_a_description_is_printed_and_read_again(term: dict[str, Any]) -> None:
    text = print_term(term, "filters")
    assert readings(spelt(text), "filter") == [term]


@settings(max_examples=60, deadline=None)
@given(descriptions(), numbers, st.sampled_from(["until end of turn", "this turn"]))
def test_an_instruction_is_printed_and_read_again(term: dict[str, Any], number: str, until: str) -> None:
    noun = printed("filter", term)
    text = f"~ deals {number} damage to target {noun}. It gets +{number}/-{number} {until}."
    first = data(text, True)
    assert data(print_line(spelt(text)), True) == first


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(sorted(grammar().vocabulary)), max_size=12).map(" ".join))
def test_any_row_of_known_words_is_read_or_refused(text: str) -> None:
    found: tuple[Ability, ...] = ()
    refused = ""
    try:
        found = read(text, ("sorcery",))
    except CardTextNotUnderstood as fault:
        refused = fault.words
    assert not text or bool(found) != bool(refused)


def test_the_name_of_the_card_inside_a_quotation_is_the_one_that_grants_the_ability() -> None:
    (term,) = reading.ability_data('Equipped creature has "{1}, Sacrifice Iron Blade: Draw a card."', "Iron Blade")[0][
        1
    ]
    inner = reading.ability_data(term["static"]["modify"][0]["gain"][0]["text"])[0][1][0]
    assert inner["activated"]["cost"] == ["{1}", {"sacrifice": "granter"}]


def test_chapters_of_a_saga_and_levels_of_a_class_are_read() -> None:
    (both,) = data("I, II — You gain 2 life.")
    assert both == {"chapter": ["I", "II"], "do": [{"gain-life": "you", "amount": "2"}]}
    first, level = data("Creatures you control get +1/+1.\n{1}{W}: Level 2\nCreatures you control have vigilance.")
    assert set(first) == {"static"}
    assert (level["class-level"], level["cost"], len(level["abilities"])) == ("2", "{1}{W}", 1)


def test_that_creature_is_another_one_where_it_blocks_and_where_it_is_blocked() -> None:
    blocked, blocking = data("Whenever ~ blocks or becomes blocked by a creature, destroy that creature.")
    assert blocked["triggered"]["do"] == [{"destroy": "event.attacker"}]
    assert blocking["triggered"]["do"] == [{"destroy": "event.by"}]


def test_when_you_do_is_a_trigger_with_targets_of_its_own() -> None:
    (term,) = data("You may sacrifice a creature. When you do, destroy target artifact.", True)
    (may,) = term["spell"]["do"]
    assert "targets" not in term["spell"]
    assert may["then"][0]["reflexive"]["triggered"]["targets"] == [{"id": "target", "is": {"type": "artifact"}}]


def test_otherwise_forgets_what_would_have_been_done() -> None:
    (term,) = data(
        "Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your hand.",
        True,
    )
    assert term["spell"]["do"][1]["else"] == [{"put": "revealed", "to": "hand"}]


def test_it_in_a_condition_behind_the_instruction_is_its_target() -> None:
    (term,) = data("Destroy target creature if it's red.", True)
    assert term["spell"]["do"][0]["if"] == {"object": "target", "is": {"color": "red"}}


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your library, then put it onto the battlefield if it's a creature card.",
        "Put a creature card from your hand onto the battlefield if it's red.",
        "Destroy target creature. Its controller may draw a card. If you do, lose 2 life.",
    ],
)
def test_a_condition_that_may_be_of_one_deed_or_of_two_and_a_deed_of_nobody_are_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        data(text, True)


def test_a_condition_behind_a_deed_is_of_the_card_as_it_was_before() -> None:
    (term,) = data("Reveal the top card of your library. Put it onto the battlefield if it's a creature card.", True)
    assert term["spell"]["do"][1]["if"]["object"] == "revealed"


def test_what_another_player_puts_or_returns_is_put_by_that_player() -> None:
    (term,) = data("Target opponent puts a creature card from their hand onto the battlefield.", True)
    assert term["spell"]["do"][0]["by"] == "target"
    (term,) = data("Each player returns all creature cards from their graveyard to the battlefield.", True)
    assert term["spell"]["do"][0]["do"][0]["by"] == "each"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "Target player puts the top five cards of his or her library into his or her graveyard.",
            "Target player puts the top five cards of their library into their graveyard.",
        ),
        ("Each opponent loses 1 life unless he or she pays {2}.", "Each opponent loses 1 life unless they pay {2}."),
        ("Each player sacrifices a creature he or she controls.", "Each player sacrifices a creature they control."),
        ("Place two +1/+1 counters on target creature.", "Put two +1/+1 counters on target creature."),
    ],
)
def test_older_cards_say_the_same_in_other_words(old: str, new: str) -> None:
    assert _without_texts(data(old, True)) == _without_texts(data(new, True))


def test_it_behind_a_target_that_is_no_spell_is_not_said_to_have_been_kicked() -> None:
    """It may be the spell that says so, or the permanent that it aims at (702.33d): that is not guessed."""
    with pytest.raises(CardTextNotUnderstood, match="it"):
        data("Destroy target creature. If it was kicked, draw a card.", True)
    assert data("Counter target spell. If it was kicked, draw a card.", True)


def test_hounds_of_older_cards_are_dogs() -> None:
    assert data("Hounds you control get +1/+1.", False) == data("Dogs you control get +1/+1.", False)
    assert data("Create two 1/1 green Hound creature tokens.", True) == data(
        "Create two 1/1 green Dog creature tokens.", True
    )


@pytest.mark.parametrize("name", ["Exile", "Destroy", "Tap"])
def test_a_name_that_is_a_verb_is_a_verb_where_an_object_stands_behind_it(name: str) -> None:
    (_, terms), *_rest = reading.ability_data(f"{name} target creature.", name, True)
    assert terms[0]["spell"]["do"] == [{name.lower(): "target"}]


@pytest.mark.parametrize("verb", ["Regenerate", "Destroy", "Sacrifice"])
def test_a_name_that_is_a_creature_type_is_the_card_behind_a_verb(verb: str) -> None:
    (_, terms), *_rest = reading.ability_data(f"{{B}}: {verb} Troll.", "Troll")
    assert terms[0]["activated"]["do"] == [{verb.lower(): "this"}]


def test_cards_of_an_opponents_graveyard_lie_in_one_graveyard() -> None:
    (_, terms), *_rest = reading.ability_data("Exile two target cards from an opponent's graveyard.", "", True)
    assert terms[0]["spell"]["targets"][0]["one-owner"] == "true"
    (_, terms), *_rest = reading.ability_data("Exile target card from an opponent's graveyard.", "", True)
    assert "one-owner" not in terms[0]["spell"]["targets"][0]


@pytest.mark.parametrize(
    "text",
    [
        "If a spell cast this way would be put into your graveyard, exile it instead.",
        "You may cast spells as though they had flash. If a spell cast this way would be put into a graveyard, exile it instead.",
        "You may cast spells from your graveyard. If a spell cast this way would be put into your hand, exile it instead.",
        "The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.",
        "If an opponent would begin an extra turn, you skip that turn instead.",
        "If you would draw a card, skip that turn instead.",
        "Green mana doesn't empty from your mana pool as phases end.",
        "{T}, Remove any number of charge counters from ~: Draw a card for each fuse counter removed this way.",
    ],
)
def test_what_is_said_of_a_permission_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read(text)


def test_they_each_is_said_of_the_same_things_as_they() -> None:
    each_of_them = "Untap up to two target creatures. They each get +2/+2 and gain reach until end of turn."
    assert data(each_of_them, True) == data(each_of_them.replace("They each", "They"), True)


def test_where_each_has_a_figure_of_its_own_it_is_refused() -> None:
    with pytest.raises(CardTextNotUnderstood, match="deal"):
        read("Untap two target creatures. They each deal damage equal to their power to any target.", ("instant",))
