"""Instructions of structured terms: verbs, the keys they share, and what goes without saying."""

from typing import NamedTuple

import pytest

from judgekit.core.parts import Part, TermMalformed
from judgekit.language.amounts import Amount
from judgekit.language.verbs import Details, Verbs


class Act(NamedTuple):
    verb: str
    of: tuple[object, ...] | None = None
    amount: Amount | None = None
    details: Details = ()

    def get(self, name: str) -> object:
        return dict(self.details).get(name)


def whom(part: Part) -> tuple[str, ...]:
    return ("chosen", part.text()) if f"={part.text()}" in part.names else (part.text(),)


READING: Verbs[Act] = Verbs(Act, whom)
READING.keys.update({"amount": ("amount", Part.integer), "as": ("as", Part.text), "to": ("to", Part.text)})
READING.verbs = {
    "praise": READING.done_to("praise"),
    "pay": READING.so_much("pay"),
    "send": READING.done_to("send", "to", to="home"),
    "name": READING.verb("name", "word", Part.text, "as", who="for"),
    "weigh": READING.verb("weigh", "of", whom, "to", needed=("to",)),
}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"praise": "you"}, Act("praise", ("you",))),
        ({"praise": "true"}, Act("praise", ("this",))),
        ({"pay": "you", "amount": "3"}, Act("pay", ("you",), 3)),
        ({"pay": "you"}, Act("pay", ("you",), 1)),
        ({"pay": "4"}, Act("pay", ("you",), 4)),
        ({"send": "x"}, Act("send", ("x",), details=(("to", "home"),))),
        ({"send": "x", "to": "sea"}, Act("send", ("x",), details=(("to", "sea"),))),
        ({"name": "A"}, Act("name", ("you",), details=(("word", "A"),))),
        ({"name": "A", "for": "x"}, Act("name", ("x",), details=(("word", "A"),))),
    ],
)
def test_a_verb_fills_the_fields_of_its_instruction(written: object, meant: Act) -> None:
    assert READING.instruction(Part(written)) == meant


def test_a_name_that_an_instruction_gives_is_known_to_the_later_ones() -> None:
    written = [{"praise": "it"}, {"name": "A", "as": "it"}, {"praise": "it"}]
    assert [act.of for act in READING.instructions(Part(written))] == [("it",), ("you",), ("chosen", "it")]


@pytest.mark.parametrize("written", [{"prais": "you"}, {"praise": "you", "amount": "2"}, {"weigh": "x"}])
def test_unknown_verbs_and_keys_and_missing_ones_are_refused(written: object) -> None:
    with pytest.raises(TermMalformed):
        READING.instruction(Part(written))
