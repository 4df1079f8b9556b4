"""What was made of our code by an earlier process is the same when it is taken over; what is damaged is made anew."""

from collections.abc import Iterator

import pytest

from judgekit.core import keeping
from judgekit.language.chart import Chart, Fork, Grammar, Template, Token, wordings
from judgekit.language.rows import Rows

ROWS = (
    ("sentence", "<who> {sees|meets} <whom:who> [again]", {"see": "$whom", "by": "$who"}),
    ("who", "the crow", "crow"),
    ("who", "the~a fox", ("fox", 1, None, True)),
)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(found.get, found.__setitem__)])
    return found


def templates() -> Iterator[Template]:
    for number, (category, text, term) in enumerate(ROWS):
        for words in wordings(text):
            yield Template(category, words, term, number)


def never() -> Iterator[Template]:
    raise AssertionError("made a second time")


def everything(grammar: Grammar) -> tuple[object, ...]:
    tokens = [Token(word, place, {}, word) for place, word in enumerate(["a", "fox", "meets", "the", "crow", "again"])]
    read = Chart(grammar, tokens).whole("sentence")
    keys = ("fox", "<number>", "a", "crow", "never")
    forks = [grammar._wordings_from(of, keys[at:]) for of in ("sentence", "who", "nobody") for at in range(len(keys))]
    return grammar.templates, grammar.vocabulary, grammar._begins, list(map(walked, forks)), read


def walked(fork: Fork | None) -> list[object]:
    """Return every way behind a fork, by the places of the wordings, and in which order the slots are tried."""
    found: list[tuple[object, ...]] = []
    order: list[object] = []

    def walk(fork: Fork, path: tuple[str, ...]) -> None:
        found.extend((number, path, names, template) for number, names, template in fork.ends or fork.opened())
        order.append((path, sorted(fork.words), list(fork.slots)))
        for way, after in sorted(fork.words.items()):
            walk(after, (*path, way))
        for way, after in fork.slots.items():
            walk(after, (*path, "<", way))

    if fork is not None:
        walk(fork, ())
    return [*(end[1:] for end in sorted(found, key=lambda end: str(end[0]).zfill(20))), *order]


def test_a_grammar_that_was_kept_is_the_one_that_was_made(kept: dict[str, bytes]) -> None:
    made = Grammar.kept("rows", templates, frozenset(), {}, str.casefold)
    taken = Grammar.kept("rows", never, frozenset(), {}, str.casefold)
    assert everything(taken) == everything(made)
    assert everything(made)[-1] == [{"see": "crow", "by": ("fox", 1, None, True)}]


def test_rows_with_a_name_are_searched_as_an_earlier_process_made_them(kept: dict[str, bytes]) -> None:
    def cut(sentence: str, _vocabulary: frozenset[str]) -> list[Token]:
        return [Token(word, place, {}, word) for place, word in enumerate(sentence.split())]

    def seen(term: object) -> object:
        return {**term, "seen": True} if isinstance(term, dict) else term

    def read(name: str) -> list[object]:
        return Rows(ROWS, {}, cut, settled=seen, name=name).readings("a fox meets the crow again")

    plain = read("")
    assert plain == [{"see": "crow", "by": ("fox", 1, None, True), "seen": True}]
    assert kept == {}
    assert read("named") == plain
    assert [*kept] == ["named"]
    assert read("named") == plain


def test_what_is_damaged_is_made_anew(kept: dict[str, bytes]) -> None:
    made = Grammar.kept("rows", templates, frozenset(), {}, str.casefold)
    for damaged in (b"", b"\0\0", kept["rows"][:-1], kept["rows"].replace(b"crow", b"cows")):
        kept["rows"] = damaged
        assert everything(Grammar.kept("rows", templates, frozenset(), {}, str.casefold)) == everything(made)


def test_what_is_no_plain_data_is_not_kept(kept: dict[str, bytes]) -> None:
    keeping.keep("a function", templates)
    assert kept == {}


def test_what_rests_on_rooms_of_our_code_stands_while_these_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of such a room that changes, comes or goes lets it fall; one of another room does not."""
    by_all: dict[str, bytes] = {}
    by_data: dict[str, bytes] = {}
    states = {"__init__.py": "1", "core/text.py": "1", "games/mtg/turn/turn.py": "1", "scenarios/running.py": "1"}
    states |= {"scenarios/notation/words/rows.py": "1", "games/magmell/turn.py": "1"}
    now = dict(states)
    monkeypatch.setattr(keeping, "KEEPERS", [(by_all.get, by_all.__setitem__), (by_data.get, by_data.__setitem__)])
    monkeypatch.setattr(keeping, "STATES", [lambda: now])
    keeping.keep_by_rooms("verdicts", ("core", "games.mtg", "scenarios"), {"one": 1}, 2)
    assert (list(by_all), list(by_data)) == ([], ["verdicts"])
    stands = {
        "scenarios/notation/words/rows.py": ("2", True),
        "scenarios/notation/new.py": ("1", True),
        "games/magmell/turn.py": ("2", True),
        "games/mtg/turn/turn.py": ("2", False),
        "games/mtg/layers/new.py": ("1", False),
        "games/mtg/turn/turn.so": ("1", False),
        "core/text.py": ("2", False),
        "scenarios/running.py": ("2", False),
        "__init__.py": ("2", False),
    }
    for path, (state, holds) in stands.items():
        now.clear()
        now.update({**states, path: state})
        assert keeping.kept_by_rooms("verdicts", lambda *all: all) == (({"one": 1}, 2) if holds else None), path
    now.clear()
    now.update({path: state for path, state in states.items() if path != "core/text.py"})
    assert keeping.kept_by_rooms("verdicts", lambda *all: all) is None
    now.clear()  # nothing is known of our code: all of it decides, as for everything else
    keeping.keep_by_rooms("others", (), 3)
    assert list(by_all) == ["others"]
    assert keeping.kept_by_rooms("others", int) == 3
