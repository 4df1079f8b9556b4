"""A question that names cards of the user's files is answered by what these cards do."""

import json
from pathlib import Path

import pytest

from judgekit.cards import in_question
from judgekit.cards.store import CardStore, connect
from tests.cli.conftest import Run, running

OURS = {"object": "card", "layout": "normal", "lang": "en"}
CARDS = [
    {
        **OURS,
        "name": "Granite Ox",
        "type_line": "Creature — Ox",
        "oracle_text": "Trample",
        "power": "3",
        "toughness": "3",
    },
    {**OURS, "name": "Quiet Moon", "type_line": "Enchantment", "oracle_text": "Nonbasic lands are Mountains."},
    {**OURS, "name": "Stop", "type_line": "Instant", "oracle_text": "Counter target spell."},
    {**OURS, "name": "Olna, Keeper of Wells", "type_line": "Creature — Elf", "oracle_text": "Deathtouch"},
    {**OURS, "name": "Quiet Moon", "type_line": "Enchantment", "lang": "ja", "printed_name": "静かな月"},
    {**OURS, "name": "Trample", "type_line": "Instant", "oracle_text": "Draw a card."},
]


@pytest.fixture
def filed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return what runs a command line on the shared machine, with our cards added."""
    return with_cards(run, tmp_path, monkeypatch)


def with_cards(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "cards.json"
    entries = [{**card, "oracle_id": str(card["name"])} for card in CARDS]
    file.write_text(json.dumps(entries, ensure_ascii=False), encoding="utf-8")
    assert run("cards", "add", str(file)).code == 0
    return run


def named(query: str) -> list[tuple[str, str]]:
    connection = connect()
    assert connection is not None
    found = in_question.named(query, CardStore(connection), lambda word: word.lower() == "trample")
    return [(one.surface, one.card.name) for one in found]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("does Quiet Moon stop it", [("Quiet Moon", "Quiet Moon")]),
        ("what about Granite Ox's power", [("Granite Ox", "Granite Ox")]),
        ("can Olna block Granite Ox?", [("Granite Ox", "Granite Ox"), ("Olna", "Olna, Keeper of Wells")]),
        ("静かな月があると土地はどうなる", [("静かな月", "Quiet Moon")]),
        ("how does granite weather", []),
        ("when do I stop", []),
        ("what does Trample do", []),
        ("", []),
    ],
    ids=[
        "by name",
        "possessive",
        "two, one shortened",
        "in Japanese",
        "no name",
        "a word in lower case",
        "a term",
        "nothing",
    ],
)
def test_a_question_names_a_card_by_capitals_or_in_japanese_and_never_by_a_term(
    filed: Run, query: str, expected: list[tuple[str, str]]
) -> None:
    assert named(query) == expected


def test_what_a_card_does_is_searched_for_and_its_name_is_shown_as_understood(filed: Run) -> None:
    answer = filed("search", "does", "Quiet", "Moon", "stop", "it", "--game", "mtg", "--lang", "ja")
    assert "カード: Quiet Moon" in answer.out.splitlines()


@pytest.mark.rulebooks
def test_the_rules_of_what_it_does_stand_first(
    rulebooks: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filed = with_cards(running(capsys), tmp_path, monkeypatch)
    hits = json.loads(filed("search", "does Quiet Moon work", "--game", "mtg@20210922", "--json").out)["hits"]
    assert "305.7" in [hit["number"] for hit in hits[:5]]
    hits = json.loads(filed("search", "does Granite Ox work", "--game", "mtg@20210922", "--json").out)["hits"]
    assert any(hit["number"].startswith("702.19") for hit in hits[:3])


def test_without_card_files_a_question_is_read_as_before(run: Run) -> None:
    assert "cards:" not in run("search", "creature", "damage").out
