"""Editions: a game derived from another one does otherwise what it says, and everything else as its base does."""

from typing import Any

import pytest

from judgekit.engine import Allowed, Game, Position, QuestionKind, Task, Trace, Unsupported
from judgekit.engine.edition import Concordance, Edition, EditionMalformed
from judgekit.engine.game import FIELDS
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.engine.writing import read_position, write_position


def _base() -> Game:
    game = Game("toy", edition="toy@1", policies={"orders": True})

    @game.task("draw")
    def draw(draft: AnyDraft) -> None:
        draft.set(drawn=2 if draft.game.policies["orders"] else 1)

    @game.task("burn")
    def burn(draft: AnyDraft) -> None:
        draft.set(burnt=True)

    game.questions["order"] = QuestionKind("order", lambda _question: (), lambda _question, _choice: Allowed())
    return game


def _position(game: Game) -> AnyPosition:
    return Position(game, {}, {}, {}, agenda=(Task("burn"), Task("draw")))


def test_an_edition_without_differences_plays_as_its_base_does() -> None:
    base = _base()
    same = Edition("toy@2", base)
    assert same.tasks == base.tasks
    assert same.events == base.events
    assert same.questions == base.questions
    assert same.advance(_position(same)).facts == base.advance(_position(base)).facts


def test_an_edition_begins_with_all_that_a_game_holds() -> None:
    assert sorted(vars(_base())) == sorted(FIELDS)


def test_the_position_decides_by_which_rules_it_is_played() -> None:
    base = _base()
    other = Edition("toy@2", base, replaces={("tasks", "burn"): lambda _draft: None}, policies={"orders": False})
    reached = base.advance(_position(base))
    assert reached.facts == {"drawn": 2, "burnt": True}
    there = _position(other).game.advance(_position(other))
    assert there.facts == {"drawn": 1}
    assert there.game is other


def test_what_an_edition_drops_is_gone_there_and_stays_in_its_base() -> None:
    base = _base()
    other = Edition("toy@2", base, drops=[("questions", "order")])
    assert "order" not in other.questions
    assert "order" in base.questions


@pytest.mark.parametrize(
    "wrong",
    [
        {"drops": [("questions", "nothing")]},
        {"drops": [("numbers", "order")]},
        {"replaces": {("tasks", "nothing"): print}},
        {"hooks": {"nothing": print}},
        {"policies": {"nothing": True}},
    ],
)
def test_an_edition_never_speaks_of_what_its_base_does_not_have(wrong: dict[str, Any]) -> None:
    with pytest.raises(EditionMalformed):
        Edition("toy@2", _base(), **wrong)


def test_numbers_are_turned_and_what_cannot_be_turned_says_of_which_edition_it_is() -> None:
    known = Concordance({"1.1": "2.4", "1.3": "1.3", "1.4": "2.9"}, frozenset(["1.2"]), frozenset(["1.4"]))
    other = Edition("toy@2", _base(), concordance=known)
    assert other.numbered(["1.1", "1.3", "1.1"]) == ("2.4", "1.3")
    assert other.numbered(["7.7"]) == ("toy@1:7.7",)
    assert other.numbered(["toy@1:7.7"]) == ("toy@1:7.7",)
    with pytest.raises(Unsupported, match=r"toy@1:1\.2"):
        other.numbered(["1.2"])
    with pytest.raises(Unsupported, match=r"2\.9"):
        other.numbered(["1.1", "1.4"])
    assert _base().numbered(["1.1"]) == ("1.1",)


@pytest.mark.parametrize("trace", [None, Trace()])
def test_an_edition_never_goes_on_by_a_rule_that_changed_without_code(trace: Trace | None) -> None:
    base = _base()

    @base.task("cited")
    def cited(draft: AnyDraft) -> None:
        draft.note("cited", rules=("1.4",))

    other = Edition("toy@2", base, concordance=Concordance({"1.4": "2.9"}, unplayed=frozenset(["1.4"])))
    with pytest.raises(Unsupported, match=r"2\.9"):
        other.advance(Position(other, {}, {}, {}, agenda=(Task("cited"),)), trace)
    assert base.advance(Position(base, {}, {}, {}, agenda=(Task("cited"),)), trace).agenda == ()


def test_a_written_position_is_read_back_by_its_own_edition_only() -> None:
    base = _base()
    other = Edition("toy@2", base)
    written = write_position(_position(other))
    assert read_position(other, written) == _position(other)
    with pytest.raises(ValueError, match="toy@1"):
        read_position(base, written)
