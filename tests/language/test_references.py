"""References, descriptions and the usual instructions of structured terms, for a game of a few words."""

from typing import NamedTuple

import pytest

from judgekit.core.parts import Part, TermMalformed
from judgekit.language.amounts import Amount, Amounts, Conditions
from judgekit.language.formulas import Formulas
from judgekit.language.references import Reference, References
from judgekit.language.schemas import Readers, flags
from judgekit.language.usual_verbs import OwnWords, UsualVerbs
from judgekit.language.verbs import Details, Verbs


class Which(NamedTuple):
    what: tuple[str, ...] | None = None
    controller: Reference | None = None
    owner: Reference | None = None
    name: tuple[str, ...] | None = None
    tapped: bool | None = None
    without: object = None
    either: object = None
    among: Reference | None = None


class Act(NamedTuple):
    verb: str
    of: tuple[object, ...] | None = None
    amount: Amount | None = None
    details: Details = ()

    def get(self, name: str) -> object:
        return dict(self.details).get(name)


def _named(_name: str, _part: Part) -> Amount | None:
    return None


AMOUNTS = Amounts(Formulas(_named))
REFERENCES: References[Which] = References(Which, {"dragon": "dragon"}, AMOUNTS, Part.text)
REFERENCES.keys.update(flags({"tapped": ("tapped", True), "awake": ("tapped", False)}))
AMOUNTS.words["count"] = lambda part: ("count", REFERENCES.description(part))
CONDITIONS = Conditions(AMOUNTS)
REFERENCES.add_conditions(CONDITIONS, lambda of, player: of if of.controller else of._replace(controller=player))
INNER = Readers(ability=lambda part: [next(iter(part.value.items()))])
VERBS: Verbs[Act] = Verbs(Act, REFERENCES.reference)
UsualVerbs(VERBS, REFERENCES, CONDITIONS.condition, INNER, OwnWords(Part.text, Part.text, str.upper, Part.texts))

DRAGONS = Which(what=("dragon",))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("this", ("this",)),
        ("dragon", ("all", DRAGONS)),
        ("smaug", ("id", "smaug")),
        ("this.owner", ("owner-of", ("this",))),
        ("event.player", ("event", "player")),
        (["you", "this"], ("both", ("you",), ("this",))),
        ({"all": {"type": "dragon", "awake": "true"}}, ("all", Which(what=("dragon",), tapped=False))),
        ({"choose": "dragon", "amount": "2"}, ("choose", DRAGONS, 2, 2, ("you",))),
        ({"choose": "dragon", "up-to": "2", "by": "opponent"}, ("choose", DRAGONS, 0, 2, ("opponent",))),
        ({"top": "3"}, ("top", "library", ("you",), 3)),
    ],
)
def test_a_reference_is_a_word_a_list_or_a_mapping(written: object, meant: Reference) -> None:
    assert REFERENCES.reference(Part(written)) == meant


def test_names_of_target_words_and_choices_come_before_words() -> None:
    part = Part("it", names=frozenset(("@1=it",)))
    assert REFERENCES.reference(part) == ("target", 1)
    assert REFERENCES.reference(Part("you", names=frozenset(("=you",)))) == ("chosen", "you")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("any", Which()),
        ("opponent", Which(what=("player",), among=("opponent",))),
        ("this", Which(among=("this",))),
        (["dragon", "any"], Which(either=(DRAGONS, Which()))),
        ({"not": "dragon", "tapped": "true"}, Which(without=DRAGONS, tapped=True)),
    ],
)
def test_a_description_is_a_kind_a_reference_a_list_or_a_mapping(written: object, meant: Which) -> None:
    assert REFERENCES.description(Part(written)) == meant


def test_an_unknown_key_of_a_description_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(TermMalformed, match="tapd"):
        REFERENCES.description(Part({"tapd": "true"}))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"turn": "you"}, ("turn", ("you",))),
        ({"did": "true"}, ("did", None)),
        ({"object": "this", "tapped": "true"}, ("is", ("this",), Which(tapped=True))),
        ({"object": "this", "is": "dragon"}, ("is", ("this",), DRAGONS)),
        ({"controls": "dragon", "is": ">= 2"}, ("compare", ("count", Which(("dragon",), ("you",))), ">=", 2)),
    ],
)
def test_conditions_speak_of_objects_and_players(written: object, meant: tuple[object, ...]) -> None:
    assert CONDITIONS.condition(Part(written)) == meant


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (
            {"choose": "dragon", "as": "worm"},
            Act("choose", ("choose", DRAGONS, 1, 1, ("you",)), None, (("as", "worm"),)),
        ),
        ({"draw": "2"}, Act("draw", ("you",), 2)),
        ({"discard": "you", "amount": "all"}, Act("discard", ("you",), None, (("all", True),))),
        ({"discard": {"all": "dragon"}}, Act("discard-card", ("all", DRAGONS))),
        ({"put-counter": "age", "on": "this"}, Act("put-counter", ("this",), 1, (("counter", "AGE"),))),
        ({"remove-counter": "all", "from": "this", "amount": "all"}, Act("remove-counter", ("this",))),
        ({"may": [{"draw": "1"}]}, Act("may", ("you",), None, (("do", (Act("draw", ("you",), 1),)),))),
    ],
)
def test_the_usual_instructions_are_read(written: object, meant: Act) -> None:
    assert VERBS.instruction(Part(written)) == meant


def test_what_waits_triggers_once_unless_it_says_otherwise() -> None:
    once = VERBS.instruction(Part({"delayed": {"when": "x"}, "until": "dusk"}))
    again = VERBS.instruction(Part({"delayed": {"when": "x", "once": "false"}}))
    assert once.get("ability") == ("triggered", {"once": "true", "when": "x"})
    assert once.get("until") == "dusk"
    assert again.get("ability") == ("triggered", {"once": "false", "when": "x"})
    assert again.get("until") == "game"


def test_a_replacement_that_prevents_is_read_as_prevention() -> None:
    assert VERBS.instruction(Part({"replace": {"if": "x", "prevent": "all"}})).get("ability") == (
        "prevention",
        {"if": "x", "prevent": "all"},
    )


@pytest.mark.parametrize(
    ("written", "least", "most"),
    [
        ({}, 1, 1),
        ({"count": "2"}, 2, 2),
        ({"up-to": "3"}, 0, 3),
        ({"count": "any"}, 0, None),
        ({"min": "1", "max": "any"}, 1, None),
    ],
)
def test_target_words_say_how_many_there_are(written: dict[str, str], least: int, most: int | None) -> None:
    def word(name: str, of: Which, fewest: Amount, largest: Amount | None) -> tuple[object, ...]:
        return name, of, fewest, largest

    words, names = REFERENCES.targets(Part([{"is": "dragon", **written}, {"id": "t", "is": "any"}]), word)
    assert words == (("t1", DRAGONS, least, most), ("t", Which(), 1, 1))
    assert names == {"@0=t1", "@1=t"}
