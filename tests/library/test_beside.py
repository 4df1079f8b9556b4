"""Whole texts of other years stand beside the core: each is written and taken out by itself, and the store does not tell how."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judgekit.core.numbers import parent_of
from judgekit.library import building, comparisons, documents, lookup, store
from judgekit.search import instant
from tests.books.magic.english_text import write_book
from tests.cases import WHOLE, examples
from tests.cli.conftest import running

pytestmark = pytest.mark.long

TABLES = (
    "edition", "node", "reference", "edge", "problem", "changed", "moved", "term", "document", "search_node", "search_shelf",
    "predecessor", "search_posting", "search_form", "search_concept", "search_stem", "search_spelling",
)  # fmt: skip


OWN = frozenset(("mtg@20030506", "mtg@20040506", "mtg@20100304", "mtg@20310506"))


def put(machine: Path, name: str, text: str) -> Path:
    path = machine / "rulebooks" / name
    path.write_text(text, encoding="utf-8")
    return path


def content(connection: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    order: Callable[[tuple[object, ...]], str] = repr
    return {table: sorted(map(tuple, connection.execute(f"SELECT * FROM {table}")), key=order) for table in TABLES}


def searched(said: Callable[[str], None] = lambda _line: None) -> sqlite3.Connection:
    return store.open_store(said, searched=True)


def built_anew(machine: Path) -> sqlite3.Connection:
    for path in (machine / "cache" / "judgekit").iterdir():
        path.unlink()
    return searched()


def test_what_is_added_and_taken_out_one_by_one_gives_the_store_that_is_built_at_once_with_few_texts_held(
    used_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store that is built at once reads its texts one after the other; the one that is continued held them all."""
    for year in (2031, 2004, 2003):
        put(used_machine, f"{year}.txt", write_book(year, date=f"May 6, {year}").text)
    alone = content(searched())
    first = put(used_machine, "first.txt", write_book(1, date="March 4, 2010").text)
    said: list[str] = []
    continued = searched(said.append)
    assert [line for line in said if line.startswith("writing")] == ["writing mtg@20100304"]
    both = content(continued)
    with monkeypatch.context() as patch:
        patch.setattr(documents, "HELD", 1)
        others = [one for one in documents.read_shelf().loaded if one.edition in OWN]
        assert len(others) == len(OWN)
        assert sum("reading" in vars(document) for document in others) == 1
        assert both == content(built_anew(used_machine))
    first.unlink()
    # Every earlier store is gone: a text is taken out of the one that was built at once, and what is left is what was continued.
    after = content(searched())
    assert after == alone
    assert {row[0] for row in both["edition"]} - {row[0] for row in after["edition"]} == {"mtg@20100304"}
    if WHOLE:
        assert after == content(built_anew(used_machine))


def test_many_editions_are_one_store_in_which_all_is_found(used_machine: Path) -> None:
    years = range(2001, 2001 + examples(20, 10))
    texts = {year: write_book(year, date=f"May 6, {year}").text for year in years}
    for year, text in texts.items():
        put(used_machine, f"{year}.txt", text.replace("Glossary\n", "Glossary\n\nZugzwang\nNo good move is left.\n", 2))
    connection = searched()
    assert len(lookup.loaded(connection, "mtg")) == len(years) + 1
    for year in (years[0], years[4], years[-1]):
        edition = f"mtg@{year}0506"
        assert lookup.find(connection, f"{edition}:100.1")[0]["edition"] == edition
        found = instant.search(connection, "zugzwang", edition=edition)
        assert [hit.edition for hit in found.entries] == [edition]
    assert instant.search(connection, "zugzwang").entries
    hits = instant.search(connection, "table ready", game="mtg").hits
    assert hits[0].edition == "mtg@20210922"


def test_a_damaged_earlier_store_is_not_continued(used_machine: Path) -> None:
    store.open_store().close()
    (path,) = (used_machine / "cache" / "judgekit").glob("store-*.sqlite")
    path.write_bytes(path.read_bytes()[:9000])
    put(used_machine, "first.txt", write_book(1, date="March 4, 2010").text)
    assert "mtg@20100304" in lookup.loaded(store.open_store())


LAMPS = (
    "Whoever carries the lamp walks in front of all others and warns them of holes in the road.",
    "A lamp that goes out on the way is lit again from the nearest other lamp, if there is one.",
)


def lamps(date: str, group: int, *words: str) -> str:
    """Return a text whose group of rules about lamps stands under a number of its own."""
    lines = ["Magic: The Gathering Comprehensive Rules", f"These rules are effective as of {date}.", "1. Ways"]
    for n in range(100, group):
        lines += [f"{n}. Part {n}", f"{n}.1. Part {n} speaks of carts and wheels and stones, {n} of them."]
    lines += [f"{group}. Lamps", f"{group}.1. Lamp"]
    lines += [f"{group}.1{letter} {text}" for letter, text in zip("abc", words or LAMPS, strict=False)]
    return "\n\n".join([*lines, "Glossary", "Lamp\nA light.", "Credits", "Me", ""])


def test_a_history_follows_the_rule_and_not_its_number(
    used_machine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run_alone = running(capsys)
    (used_machine / "rulebooks" / "miniature.txt").unlink()
    put(used_machine, "a.txt", lamps("March 4, 2011", 102))
    put(used_machine, "b.txt", lamps("March 4, 2012", 104))
    put(
        used_machine,
        "c.txt",
        lamps("March 4, 2013", 105, "The road is long.", LAMPS[0].replace("holes", "pits"), LAMPS[1]),
    )
    for asked in ("mtg@20110304:102.1a", "mtg@20120304:104.1a", "mtg@20130304:105.1b"):
        steps = json.loads(run_alone("history", asked, "--json").out)["steps"]
        moves = [[(change["kind"], change["old"], change["new"]) for change in step["changes"]] for step in steps]
        assert moves == [
            [("renumbered", "mtg@20110304:102.1a", "mtg@20120304:104.1a")],
            [("changed", "mtg@20120304:104.1a", "mtg@20130304:105.1b")],
        ]
    assert "not there in these editions" in run_alone("history", "mtg@20130304:105.1a").out

    def never(*_: object) -> None:
        raise AssertionError("a comparison is made once and kept")

    monkeypatch.setattr(comparisons, "comparison", never)
    assert "102.1a -> 104.1a" in run_alone("history", "mtg@20110304:102.1a").out
    for path in (used_machine / "cache" / "judgekit").glob("compared-*"):
        path.write_text("[[", encoding="utf-8")
    monkeypatch.undo()


def test_a_history_of_a_rule_that_stayed_compares_nothing_and_says_what_a_comparison_says(
    used_machine: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only rules that stand under one number and heading in both editions are passed over, whatever else was done to them."""
    (used_machine / "rulebooks" / "miniature.txt").unlink()
    first = lamps("March 4, 2011", 105)
    put(used_machine, "a.txt", first)
    put(
        used_machine,
        "b.txt",
        lamps("March 4, 2012", 105, *LAMPS, "A lamp may be lent.").replace("102. Part 102", "102. Wheels"),
    )
    put(
        used_machine,
        "c.txt",
        lamps("March 4, 2013", 107, *reversed(LAMPS)).replace("103 speaks of carts", "103 tells of carts"),
    )
    put(used_machine, "d.txt", first.replace("2011", "2014").replace("103. Part 103", "103. Part 104", 1))
    connection = store.open_store()
    pairs = comparisons.chain(connection, "mtg")
    numbers = {number for (number,) in connection.execute("SELECT number FROM node WHERE number IS NOT NULL")}
    passed_over = set()
    for pair in pairs:
        found = comparisons.compare(connection, *pair)
        for number in sorted(numbers):
            changed = [trace for trace in found.traces if {number} & {*_above(trace.number), *_above(trace.old_number)}]
            assert not (found.stayed([number]) and changed), (pair, number)
            passed_over |= {(pair[1], number)} if found.stayed([number]) else set()
    assert {("mtg@20120304", "101.1"), ("mtg@20120304", "105.1a"), ("mtg@20130304", "104")} <= passed_over
    for path in (used_machine / "cache" / "judgekit").glob("compared-*"):
        path.unlink()

    def never(*_: object) -> None:
        raise AssertionError("the rule stayed as it was in both editions")

    monkeypatch.setattr(comparisons, "comparison", never)
    assert running(capsys)("history", "mtg@20110304:101.1").out.count("101.1  unchanged") == len(pairs)


def test_of_many_comparisons_it_is_told_that_they_are_made(
    used_machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_alone = running(capsys)
    (used_machine / "rulebooks" / "miniature.txt").unlink()
    for year in range(5):
        put(
            used_machine, f"{year}.txt", lamps(f"March 4, 201{year}", 102, f"Lamp {year} is carried by {year + 2} men.")
        )
    store.open_store().close()
    first, again = (run_alone("history", "mtg@20100304:102.1a") for _ in range(2))
    assert (first.err, again.err) == ("judgekit: comparing up to 4 pairs of editions, once for all …\n", "")
    assert first.out == again.out


def _above(number: str | None) -> Iterator[str]:
    while number is not None:
        yield number
        number = parent_of(number)


def test_a_build_that_is_stopped_leaves_the_last_good_store(
    used_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.open_store().close()
    put(used_machine, "first.txt", write_book(1, date="March 4, 2010").text)

    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(building, "term_rows", stopped)
        with pytest.raises(KeyboardInterrupt):
            store.open_store()
    assert list((used_machine / "cache" / "judgekit").glob("building-*")) == []
    assert "mtg@20100304" in lookup.loaded(store.open_store())
