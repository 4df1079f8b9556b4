"""Today's official text beside the bilingual one of 2021: a judge's first minute, and what became of rules that moved."""

import json
from pathlib import Path

import pytest

from judgekit.library import choice, store
from tests.cli.conftest import Run, running
from tests.library.conftest import seed

pytestmark = pytest.mark.rulebooks

TODAY = "mtg@20260417"
EDITIONS = Path(__file__).resolve().parents[4] / "shared" / "editions"


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory, real_stores: Path) -> Path:
    """The folders of a user who has added today's text, with a store that goes on from the one without it."""
    text = EDITIONS / "mtg-cr-20260417-en.txt"
    if not text.is_file():
        pytest.skip("the publisher's later texts are not beside this checkout")
    folder = tmp_path_factory.mktemp("added")
    seed(folder, real_stores)
    books = folder / "data" / "judgekit" / "rulebooks"
    books.mkdir(parents=True)
    (books / text.name).write_bytes(text.read_bytes())
    return folder


@pytest.fixture
def today(rulebooks: Path, added: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for variable, name in (("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_CACHE_HOME", "cache")):
        monkeypatch.setenv(variable, str(added / name))
    for variable in (choice.GAME, choice.EDITION):
        monkeypatch.delenv(variable, raising=False)
    store.open_store().close()
    return running(capsys)


def test_a_number_is_looked_up_in_todays_text_with_the_japanese_of_2021(today: Run) -> None:
    lines = today("701.21a").out.splitlines()
    assert lines[0] == f"701.21a  [{TODAY}]"
    assert any(line.startswith("  ja  (2021) ") and "生け贄" in line for line in lines)
    assert any(line.startswith("  en* Sacrificing") for line in lines)
    old = today("mtg@20210922:701.21a").out.splitlines()[0]
    assert old == f"renumbered in {TODAY}: now {TODAY}:701.26a, {TODAY}:701.21a is the old 701.17a"


@pytest.mark.parametrize("query", ["sacrifice a permanent", "生け贄に捧げる パーマネント"])
def test_a_search_gives_todays_rules_only(today: Run, query: str) -> None:
    hits = json.loads(today("search", query, "--json").out)["hits"]
    assert hits[0]["id"] == f"{TODAY}:701.21a"
    assert {hit["edition"] for hit in hits} == {TODAY}
    assert hits[0]["base"] == "mtg:701.17a"


def test_a_hit_of_the_base_edition_is_its_own_base_and_a_new_rule_has_none(today: Run) -> None:
    hits = json.loads(today("search", "sacrifice", "--edition", "mtg@20210922", "--json").out)["hits"]
    assert all(hit["base"] == hit["id"] for hit in hits)
    new = json.loads(today("search", "what does behold mean", "--json").out)["hits"][0]
    assert (new["number"], new["base"]) == ("701.4a", None)


@pytest.mark.parametrize(
    ("word", "chapter"),
    [
        ("stack", "405"),
        ("trigger", "603"),
        ("墓地", "404"),
        ("land", "305"),
        ("priority", "117"),
        ("legend", "704"),
        ("レイヤー", "613"),
        ("phase", "500"),
        ("ステップ", "500"),
        ("attack", "508"),
        ("攻撃", "508"),
        ("power", "208"),
        ("解決", "608"),
        ("破壊", "701"),
    ],
)
def test_an_everyday_word_leads_to_its_chapter_in_this_game(today: Run, word: str, chapter: str) -> None:
    first = json.loads(today("search", word, "--json").out)["hits"][0]
    assert (first["edition"], first["number"][:3]) == (TODAY, chapter)


def test_rules_are_followed_by_what_they_say(today: Run) -> None:
    compared = json.loads(today("diff", "mtg@20210922", TODAY, "--json").out)["changes"]
    became = {one["old"]: (one["kind"], one["new"]) for one in compared if one["old"]}
    assert became["mtg:505.5"] == ("changed", f"{TODAY}:505.6")
    assert became["mtg:509.4"] == ("changed", f"{TODAY}:509.2")
    assert became["mtg:713.11"] == ("removed", None)
    assert became["mtg:118.3c"] == ("changed", f"{TODAY}:118.3c")
    lost = [
        number for number in ("310.7", "601.5", "702.61b", "704.6") if became[f"mtg:{number}"][0] != "not comparable"
    ]
    assert lost == []
    assert {one["new"]: one["kind"] for one in compared if not one["old"]}[f"{TODAY}:601.6"] == "not comparable"


def test_of_another_game_its_newest_whole_text_answers(today: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(choice.GAME, "dm")
    found = json.loads(today("search", "トランプル", "--json").out)["hits"]
    assert {hit["edition"] for hit in found} - {"mtg6@1999"} == {TODAY}


def test_a_word_that_todays_rules_have_given_up_is_answered_by_the_book_that_has_it(today: Run) -> None:
    first = today("search", "マナ・バーン").out.splitlines()[0]
    assert first == f"{TODAY} hardly speaks of マナ・バーン: what follows is of mtg6@1999"


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("does it see itself and the others die together", "603.10a"),
        ("once each turn ability, new controller", "602.5b"),
        ("etb if it entered as something else", "603.6a"),
    ],
)
def test_a_rule_that_changed_is_found_as_players_asked_for_it_before(query: str, number: str, today: Run) -> None:
    hits = json.loads(today("search", query, "--json").out)["hits"]
    assert hits[0]["id"] == f"{TODAY}:{number}"


def test_a_word_of_another_game_is_not_asked_of_an_older_edition_for_a_word_beside_it(today: Run) -> None:
    hits = json.loads(today("search", "使用権を放棄", "--json").out)["hits"]
    assert hits[0]["edition"] == "magmell@1.01"
