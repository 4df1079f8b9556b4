"""Files of cards that users bring: read without loss or guess, found by name, used by scenarios."""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.cards import adding, store
from judgekit.cards.adding import add
from judgekit.cards.scryfall import face_definition
from judgekit.cli.app import run
from judgekit.cli.cards.finding_cards import serve_scenarios
from judgekit.core.errors import DocumentUnreadable, StoreUnreadable, UsageFault
from judgekit.core.json_values import Json
from judgekit.scenarios.checking import check_file
from judgekit.scenarios.files import card_files
from judgekit.scenarios.files.card_readings import readings_by_line

SCRYFALL = Path(__file__).resolve().parents[3] / "shared" / "cards"

OX = {
    "object": "card", "oracle_id": "o-1", "name": "Plains Ox", "lang": "en", "layout": "normal", "mana_cost": "{3}{G}",
    "type_line": "Creature — Ox", "oracle_text": "Trample", "power": "4", "toughness": "4", "keywords": ["Trample"],
    "edhrec_rank": 900,
}  # fmt: skip
OX_JA = {
    **OX,
    "lang": "ja",
    "printed_name": "平原の雄牛",
    "printed_type_line": "クリーチャー — 雄牛",
    "printed_text": "トランプル",
}
SAGE = {**OX, "oracle_id": "o-9", "name": "Old Sage", "type_line": "Creature — Human Sorcerer", "oracle_text": "",
        "power": "1", "toughness": "1", "keywords": []}  # fmt: skip
BOLT = {
    "oracle_id": "o-2", "name": "Storm Bolt", "layout": "normal", "mana_cost": "{R}", "type_line": "Instant",
    "oracle_text": "Storm Bolt deals 3 damage to any target.", "keywords": [], "edhrec_rank": 5,
}  # fmt: skip
HOUND = {**BOLT, "oracle_id": "o-3", "name": "Bolt Hound", "edhrec_rank": 4000}
MOTH = {
    "oracle_id": "o-4", "name": "Young Moth // Great Moth", "layout": "transform",
    "card_faces": [
        {"name": "Young Moth", "mana_cost": "{G}", "type_line": "Creature — Insect", "power": "1", "toughness": "1"},
        {"name": "Great Moth", "mana_cost": "", "type_line": "Creature — Insect", "power": "4", "toughness": "4",
         "oracle_text": "Flying", "color_indicator": ["G"]},
    ],
}  # fmt: skip
HALVES = {
    "oracle_id": "o-5", "name": "Heat // Frost", "layout": "split",
    "card_faces": [
        {"name": "Heat", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Heat deals 1 damage to any target."},
        {"name": "Frost", "mana_cost": "{1}{U}", "type_line": "Sorcery", "oracle_text": "Draw a card."},
    ],
}  # fmt: skip
TOKEN = {**OX, "oracle_id": "o-6", "name": "Ox", "layout": "token"}
JACE = {**OX, "oracle_id": "o-7", "name": "Ariko, the Old Scholar", "edhrec_rank": 77}
RULING = {
    "object": "ruling",
    "oracle_id": "o-1",
    "published_at": "2020-01-02",
    "comment": "It may trample over nothing.",
}


@pytest.fixture(autouse=True)
def own_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def written(folder: Path, content: object, name: str = "cards.json") -> Path:
    path = folder / name
    text = json.dumps(content, ensure_ascii=False)
    path.write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    return path


def cards() -> store.CardStore:
    found = store.opened()
    assert found is not None
    return found


def names(typed: str) -> list[str]:
    return [match.card.name for match in cards().named(typed)]


def test_every_entry_of_a_file_is_a_card_a_ruling_or_left_out_with_the_reason(tmp_path: Path) -> None:
    account = add(written(tmp_path, [OX, OX_JA, BOLT, MOTH, HALVES, TOKEN, RULING, {**OX, "lang": "fr"}, 7]))
    assert (account.cards, account.faces, account.japanese, account.rulings) == (4, 6, 1, 1)
    assert account.left_out == {
        "further printings": 1,
        "tokens": 1,
        "printings in other languages": 1,
        "entries that are no cards": 1,
    }


def test_a_card_is_found_by_its_name_in_either_language_by_its_reading_shortened_in_part_and_misspelt(
    tmp_path: Path,
) -> None:
    add(written(tmp_path, [OX, OX_JA, BOLT, HOUND, JACE]))
    assert (
        names("plains ox")
        == names("平原の雄牛")
        == names("へいげんのおうし")
        == names("heigen no oushi")
        == names("Planes Ox")
        == ["Plains Ox"]
    )
    assert names("ariko") == ["Ariko, the Old Scholar"]
    assert names("bolt") == ["Storm Bolt", "Bolt Hound"]
    assert names("no such card at all") == []


def shown(capsys: pytest.CaptureFixture[str], name: str, lang: str) -> list[str]:
    """Return what is printed of a card."""
    assert run(["card", name, "--lang", lang]) == 0
    return capsys.readouterr().out.splitlines()


def test_in_japanese_a_card_is_shown_with_its_japanese_types_text_and_keywords(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add(written(tmp_path, [OX, {**BOLT, "name": "Lightning Bolt", "oracle_text": "Scry 1."}]))
    ox = shown(capsys, "Plains Ox", "ja")
    assert ox[1] == "  {3}{G}  クリーチャー ― 雄牛  4/4"
    assert "  written    Trample" in ox
    assert "  解釈       トランプル" in ox
    assert not any("{keyword" in line for line in ox)
    place = next(number for number, line in enumerate(ox) if line == "  rule       702.19  トランプル")
    assert ox[place + 1].startswith("             ja* ")
    assert "トランプル" in ox[place + 1]
    bolt = shown(capsys, "稲妻", "ja")
    assert "Lightning Bolt  (稲妻)" in bolt
    assert "  {R}  インスタント" in bolt
    assert any(line.startswith("  rule       701.18  占術") for line in bolt)
    assert "  rule       702.19  トランプル / Trample" in shown(capsys, "Plains Ox", "both")
    add(written(tmp_path, [OX_JA], "ja.json"))
    printed = shown(capsys, "平原の雄牛", "ja")
    assert printed[:3] == ["Plains Ox  (平原の雄牛)", "  {3}{G}  クリーチャー — 雄牛  4/4", "  ja         トランプル"]
    assert not any("written" in line for line in printed)


def test_of_many_scenarios_with_a_card_a_few_are_named_and_the_rest_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add(
        written(
            tmp_path, [{"oracle_id": "o-9", "name": "Forest", "layout": "normal", "type_line": "Basic Land — Forest"}]
        )
    )
    lines = [line for line in shown(capsys, "Forest", "en") if line.startswith("  scenario")]
    assert len(lines) == 7
    assert re.fullmatch(r"  scenario   and \d+ more \(--json names all\)", lines[-1])


def test_two_faced_and_split_cards_are_found_by_either_name(tmp_path: Path) -> None:
    add(written(tmp_path, [MOTH, HALVES]))
    assert names("Great Moth") == names("young moth") == names("Young Moth // Great Moth") == ["Young Moth"]
    assert names("Heat") == names("frost") == names("heat frost") == ["Heat // Frost"]
    assert cards().named("Great Moth")[0].how == "face"


def test_colours_of_what_has_no_mana_cost_are_its_indicator_in_lists_that_have_none() -> None:
    def colors(**entry: Json) -> object:
        return face_definition({"name": "Moth", "type_line": "Creature — Insect", **entry}).get("colors")

    assert colors(mana_cost="", colors=["B"]) == colors(mana_cost="", color_indicator=["B"]) == ["black"]
    assert colors(mana_cost="", colors=["B"], color_indicator=["G"]) == ["green"]
    assert colors(mana_cost="{R}", colors=["R"]) is None
    assert colors(mana_cost="", colors=[]) is None
    assert colors(mana_cost="{0}", colors=["R"]) == ["red"]
    assert colors(mana_cost="{G}", colors=["G", "R"]) == ["green", "red"]
    assert colors(mana_cost="{4}", colors=["W", "U"], oracle_text="Moth is all colors.") is None
    assert colors(mana_cost="{R}", colors=[], oracle_text="Devoid (This card has no color.)\nFlying") is None


@pytest.mark.parametrize(
    ("listed", "text", "found"), [(["U"], "Flying", []), ([], "Devoid", ["Old Ox"]), (["G"], "Flying", ["Old Ox"])]
)
def test_a_card_that_lacks_a_colour_of_its_cost_is_left_out_aloud(
    tmp_path: Path, listed: list[Json], text: str, found: list[str]
) -> None:
    odd: dict[str, object] = {
        **OX,
        "oracle_id": "o-odd",
        "name": "Old Ox",
        "mana_cost": "{1}{G}",
        "colors": listed,
        "oracle_text": text,
    }
    report = add(written(tmp_path, [BOLT, odd]))
    assert names("Old Ox") == found
    assert bool(report.left_out) is not bool(found)


def test_of_names_that_hold_a_word_the_well_known_card_comes_first_where_the_file_ranks_none(tmp_path: Path) -> None:
    unranked = [{**BOLT, "oracle_id": f"b-{name}", "name": name, "edhrec_rank": None} for name in ("Bolt", "Fire Bolt")]
    unranked += [{**BOLT, "oracle_id": "b-known", "name": "Lightning Bolt", "edhrec_rank": None}]
    add(written(tmp_path, unranked))

    assert names("fire") == ["Fire Bolt"]
    assert names("bol")[0] == "Lightning Bolt"
    assert names("htning")[0] == "Lightning Bolt"


@pytest.mark.parametrize("typed", ["稲妻", "いなずま", "イナズマ"])
def test_a_file_without_japanese_names_is_asked_in_japanese_by_the_names_that_judgekit_lists(
    typed: str, tmp_path: Path
) -> None:
    add(written(tmp_path, [{**BOLT, "oracle_id": "b-1", "name": "Lightning Bolt"}]))

    (match,) = cards().named(typed)

    assert (match.card.name, match.how, match.is_sure) == ("Lightning Bolt", "listed", False)
    assert names("稲妻のらせん") == []


@pytest.mark.parametrize(("typed", "meant"), [("Goyf", True), ("GOYF", True), ("goyfs", False), ("ゴイフ", True)])
def test_a_card_is_found_by_what_players_call_it(typed: str, *, meant: bool, tmp_path: Path) -> None:
    add(written(tmp_path, [{**OX, "oracle_id": "g-1", "name": "Tarmogoyf"}]))

    assert ([match.how for match in cards().named(typed)] == ["listed"]) is meant


def test_a_packed_file_is_read_like_the_plain_one(tmp_path: Path) -> None:
    plain = add(written(tmp_path, [OX, BOLT]))
    packed = add(written(tmp_path, [OX, BOLT], "packed.json.gz"))
    assert plain[1:] == packed[1:]


def test_a_file_of_the_same_name_replaces_the_former_one_and_is_removed_by_its_name(tmp_path: Path) -> None:
    add(written(tmp_path, [OX, BOLT]))
    assert add(written(tmp_path, [MOTH])).replaces
    assert names("Plains Ox") == []
    adding.remove("cards.json")
    assert names("Young Moth") == []
    with pytest.raises(UsageFault, match=r"no file cards\.json"):
        adding.remove("cards.json")


def test_what_was_asked_before_is_asked_again_once_a_file_was_added_or_removed(tmp_path: Path) -> None:
    add(written(tmp_path, [OX]))
    asked = cards()

    def told() -> tuple[str | None, bool | None]:
        found = asked.spoken("storm bolt", "mtg")
        return None if found is None else found.name, asked.in_japanese("mtg")

    assert told() == (None, False)
    add(written(tmp_path, [OX_JA, OX, BOLT]))
    assert told() == ("Storm Bolt", True)
    adding.remove("cards.json")
    assert told() == (None, None)


RENEWING = """
import sys
from judgekit.cards import adding, store, understanding
from pathlib import Path
cards = store.opened()
for number in range(60):
    understanding._stamp = lambda: str(number)
    for match in cards.named("Plains Ox") + cards.named("Storm Bolt"):
        understanding.kept(cards.connection, match.card, lambda: [{"line": "x" * 5000}])
    if number % 20 == 0:
        adding.add(Path(sys.argv[1]))
"""


def test_a_card_is_known_while_another_process_renews_its_reading_or_the_file_it_comes_from(tmp_path: Path) -> None:
    file = written(tmp_path, [OX, BOLT])
    add(file)
    kept_open = cards()
    with subprocess.Popen([sys.executable, "-c", RENEWING, str(file)]) as renewing:
        while renewing.poll() is None:
            for store_of_cards in (kept_open, cards()):
                found = store_of_cards.spoken("storm bolt", "mtg"), store_of_cards.exactly("Plains Ox", "mtg")
                assert all(found)
    assert renewing.returncode == 0


def test_a_store_that_several_processes_make_at_once_is_made_by_one_of_them() -> None:
    making = [sys.executable, "-c", "from judgekit.cards import store; assert store.connect(create=True) is not None"]
    processes = [subprocess.Popen(making) for _ in range(6)]
    assert [process.wait() for process in processes] == [0] * 6
    assert names("Plains Ox") == []


def test_mtgjson_gives_the_same_cards_as_scryfall(tmp_path: Path) -> None:
    atomic = {
        "meta": {"date": "2021-01-01"},
        "data": {
            "Plains Ox": [
                {
                    "name": "Plains Ox", "layout": "normal", "manaCost": "{3}{G}", "type": "Creature — Ox", "text": "Trample",
                    "power": "4", "toughness": "4", "keywords": ["Trample"], "identifiers": {"scryfallOracleId": "o-1"},
                    "foreignData": [{"language": "Japanese", "name": "平原の雄牛", "text": "トランプル"}],
                    "rulings": [{"date": "2020-01-02", "text": "It may trample over nothing."}],
                }
            ],
            "Young Moth // Great Moth": [
                {"name": "Young Moth // Great Moth", "faceName": "Young Moth", "side": "a", "layout": "transform",
                 "manaCost": "{G}", "type": "Creature — Insect", "power": "1", "toughness": "1"},
                {"name": "Young Moth // Great Moth", "faceName": "Great Moth", "side": "b", "layout": "transform",
                 "type": "Creature — Insect", "power": "4", "toughness": "4", "text": "Flying", "colorIndicator": ["G"]},
            ],
        },
    }  # fmt: skip
    account = add(written(tmp_path, atomic, "AtomicCards.json"))
    assert (account.cards, account.faces, account.japanese, account.rulings) == (2, 3, 1, 1)
    add(written(tmp_path, [OX, MOTH], "scryfall.json"))
    rows = cards().connection.execute("SELECT name, definition FROM card ORDER BY name, source").fetchall()
    assert rows[0] == rows[1]
    assert rows[2] == rows[3]
    assert names("平原の雄牛") == ["Plains Ox"]


def test_a_set_of_mtgjson_joins_the_faces_of_a_card(tmp_path: Path) -> None:
    faces = [
        {"name": "Young Moth // Great Moth", "faceName": face, "side": side, "number": "7", "layout": "transform",
         "type": "Creature — Insect", "power": "1", "toughness": "1"}
        for face, side in (("Great Moth", "b"), ("Young Moth", "a"))
    ]  # fmt: skip
    account = add(written(tmp_path, {"meta": {}, "data": {"name": "A set", "cards": faces}}))
    assert (account.cards, account.faces) == (1, 2)
    assert names("great moth") == ["Young Moth"]


def test_own_cards_of_any_game_as_json_and_as_a_table(tmp_path: Path) -> None:
    own = {
        "game": "magmell",
        "cards": [
            {"name": "炎の獣", "reading": "ほのおのけもの", "names": {"en": "Fire Beast"}, "ap": 3, "text": "速攻"}
        ],
    }
    assert add(written(tmp_path, own, "mine.json")).cards == 1
    table = tmp_path / "table.csv"
    table.write_text(
        'name,game,types,text\n"Old Oak",mtg,Creature - Treefolk,"Reach\nVigilance"\n', encoding="utf-8-sig"
    )
    assert add(table).cards == 1
    assert names("fire beast") == names("ほのおのけもの") == ["炎の獣"]
    assert cards().named("炎の獣")[0].card.definition == {"ap": 3, "text": "速攻"}
    assert cards().named("old oak")[0].card.definition == {"types": "Creature - Treefolk", "text": "Reach\nVigilance"}


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"[]", "no card in it"),
        (b'[{"name": "Ox", "type_line": "Creature"', "no complete JSON"),
        (b"\x1f\x8b\x08\x00broken", "cut off or damaged"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"cards": ' * 100_000, "nested too deeply"),
        (b"\xff\xfe[\x00]\x00", "UTF-16"),
        (b"no cards here", "no file of cards"),
        (b"{}", "no cards in it"),
    ],
)
def test_what_is_no_file_of_cards_is_refused_in_one_line_and_nothing_is_kept(
    content: bytes, said: str, tmp_path: Path
) -> None:
    add(written(tmp_path, [BOLT]))
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(DocumentUnreadable, match=said) as fault:
        add(path)
    assert "\n" not in str(fault.value)
    assert cards().connection.execute("SELECT count(*) FROM source").fetchone() == (1,)
    assert names("storm bolt") == ["Storm Bolt"]


WRONG: tuple[object, ...] = (None, 5, True, "text", [], [1, "a"], {}, {"name": 7}, [[]])


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
@pytest.mark.parametrize(
    "key", ["card_faces", "layout", "power", "keywords", "all_parts", "oracle_id", "games", "lang", "color_indicator"]
)
def test_an_entry_with_something_of_a_wrong_kind_is_a_card_all_the_same_or_left_out(
    key: str, wrong: object, tmp_path: Path
) -> None:
    account = add(written(tmp_path, [BOLT, {**MOTH, key: wrong}, {**OX, "layout": "meld", key: wrong}]))
    assert account.cards + sum(account.left_out.values()) == 3


def test_a_full_disk_is_named_and_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(written(tmp_path, [OX], "first.json"))

    def full(*, create: bool) -> sqlite3.Connection | None:
        connection = store.connect(create=create)
        assert connection is not None
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        return connection

    monkeypatch.setattr(adding, "connect", full)
    with pytest.raises(StoreUnreadable, match="disk is full"):
        add(written(tmp_path, [{**BOLT, "oracle_id": f"b-{n}", "name": f"Bolt {n}"} for n in range(3000)], "more.json"))
    assert [match.card.name for match in cards().named("Plains Ox")] == ["Plains Ox"]
    assert cards().named("Bolt 7") == []


def test_a_pipe_and_a_folder_are_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path):
        with pytest.raises(DocumentUnreadable):
            add(path)


def test_names_of_any_kind_are_looked_up_without_a_fault(tmp_path: Path) -> None:
    add(written(tmp_path, [OX, OX_JA, BOLT]))
    chance = random.Random(5)
    letters = "abz 0'\"%_*?()[]{}\\;-—、。平原おウ\u0000\ud800"
    for _ in range(300):
        cards().named("".join(chance.choices(letters, k=chance.randrange(1, 12))).encode("utf-8", "replace").decode())


@pytest.mark.parametrize("name", ["x" * 60_000, "%" * 60_000, "Ox " * 20_000])
def test_no_card_has_a_name_longer_than_any_page(name: str, tmp_path: Path) -> None:
    add(written(tmp_path, [OX]))
    connection = store.connect()
    assert connection is not None
    assert store.CardStore(connection).named(name) == []
    assert store.CardStore(connection).exactly(name, "mtg") is None


@pytest.fixture
def served(tmp_path: Path) -> Iterator[None]:
    """Scenarios find the cards of the store."""
    add(written(tmp_path, [OX, OX_JA, BOLT, MOTH, SAGE]))
    serve_scenarios()
    yield
    card_files.use(None)


SCENARIO = """scenario: 1
id: cards-by-name
title: {en: Cards by name, ja: 名前だけのカード}
game: mtg
rules: mtg@20210922
given:
  players: {A: {hand: [{id: bolt, card: Storm Bolt}], pool: "{R}"}, B: {}}
  battlefield: [{id: ox, card: CARD, controller: B}, {id: moth, card: Young Moth, controller: B}]
script:
  - do: {cast: bolt, by: A, targets: [moth], pay: pool}
  - do: {resolve: top}
    expect: [{object: moth, zone: graveyard}, {object: ox, name: Plains Ox, pt: 4/4, has: [trample]}]
"""


@pytest.mark.parametrize("called", ["Plains Ox", "平原の雄牛"])
@pytest.mark.usefixtures("served")
def test_a_scenario_names_cards_only_and_the_report_says_where_they_come_from(called: str, tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO.replace("CARD", called), encoding="utf-8")
    result = check_file(path)
    assert (result.verdict, result.message) == ("pass", "")
    assert dict(result.filed) == dict.fromkeys(("Storm Bolt", "Plains Ox", "Young Moth"), "cards.json")


@pytest.mark.usefixtures("served")
def test_a_type_of_later_books_on_a_card_of_a_file_is_left_out_aloud_and_stays_refused_on_one_written_here(
    tmp_path: Path,
) -> None:
    path = tmp_path / "scenario.yaml"
    filed = SCENARIO.replace("CARD", "Old Sage").replace("ox, name: Plains Ox, pt: 4/4, has: [trample]", "ox, pt: 1/1")
    assert filed != SCENARIO.replace("CARD", "Old Sage")
    change = 'forks:\n  - {id: other, change: {"cards.Old Sage.types": Creature - Sorcerer}, expect: [{object: ox, pt: 1/1}]}\n'
    results = []
    for text in (filed, filed.replace("mtg@20210922", "mtg@20260417"), filed + change):
        path.write_text(text, encoding="utf-8")
        results.append(check_file(path))
    before, today, forked = results
    assert (before.verdict, today.verdict, forked.verdict) == ("pass", "pass", "unsupported")
    assert before.ignored == (
        "Old Sage: Old Sage is played without the type Sorcerer, of which mtg@20210922 knows nothing",
    )
    assert today.ignored == ()
    path.write_text(
        filed.replace("given:", "cards: {Old Sage: {types: Creature - Sorcerer, pt: 1/1}}\ngiven:", 1), encoding="utf-8"
    )
    assert check_file(path).verdict == "unsupported"


def test_a_planeswalker_of_an_older_file_is_legendary_and_one_of_ones_own_as_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """306.4: the file was written before that rule."""
    walker = {
        **OX,
        "oracle_text": "+1: Draw a card.",
        "oracle_id": "o-11",
        "name": "Old Walker",
        "type_line": "Planeswalker — Jace",
        "loyalty": "3",
    }
    turned = [{"name": name, "type_line": types} for name, types in (("Cub", "Creature — Ox"), ("Ox", "Planeswalker"))]
    flipped = {"oracle_id": "o-12", "name": "Cub // Ox", "layout": "transform", "card_faces": turned}
    today = {**walker, "oracle_id": "o-13", "name": "New Walker", "type_line": "Legendary Planeswalker — Jace"}
    add(written(tmp_path, [walker, flipped, today]))
    old = {"name": "Older Walker", "type": "Planeswalker — Jace", "text": "+1: Draw a card.", "layout": "normal"}
    add(written(tmp_path, {"meta": {}, "data": {"name": "A set", "cards": [old]}}, "old.json"))
    add(written(tmp_path, [{"game": "mtg", "name": "My Walker", "types": "Planeswalker - Jace"}], "mine.json"))
    named = {
        name: cards().named(name)[0].card for name in ("Old Walker", "Older Walker", "Cub", "New Walker", "My Walker")
    }
    assert {name: (card.definition.get("types"), card.errata) for name, card in named.items()} == {
        "Old Walker": ("Legendary Planeswalker — Jace", ("306.4",)),
        "Older Walker": ("Legendary Planeswalker — Jace", ("306.4",)),
        "Cub": (None, ("306.4",)),
        "New Walker": ("Legendary Planeswalker — Jace", ()),
        "My Walker": ("Planeswalker - Jace", ()),
    }
    assert "306.4" in "".join(shown(capsys, "Old Walker", "en"))
    assert "306.4" not in "".join(shown(capsys, "New Walker", "en"))


@pytest.mark.usefixtures("served")
def test_a_card_that_nothing_defines_is_named_with_the_nearest_names(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(SCENARIO.replace("CARD", "Plain Ox"), encoding="utf-8")
    result = check_file(path)
    assert result.verdict == "malformed"
    assert "no card 'Plain Ox'" in result.message
    assert "nearest names: Plains Ox" in result.message


def test_a_card_is_read_line_by_line_where_not_all_of_it_is_understood() -> None:
    readings = readings_by_line("Ox", {"types": "Creature", "text": "Trample\nGlorble the zorf.\nFlying"}, "mtg")
    assert [reading.fault is None for reading in readings] == [True, False, True]
    assert "Glorble" in readings[1].words


@pytest.mark.parametrize("heading", ["LEVEL 2-3\n2/4", "{1}{G}: Level 2"])
def test_what_stands_below_a_level_is_never_read_as_of_every_level(heading: str) -> None:
    text = f"Glorble the zorf.\n{heading}\n{{T}}: Draw a card.\n{{1}}{{G}}: Level 3\nFlying"
    readings = readings_by_line("Ox", {"types": "Creature", "text": text}, "mtg")
    assert [reading.fault is None for reading in readings] == [False, True, True]
    assert heading in readings[1].abilities[0].written


@pytest.mark.skipif(not SCRYFALL.is_dir(), reason="the publisher's card data is not beside this checkout")
def test_every_entry_of_the_real_files_is_kept_or_counted() -> None:
    for path in sorted(SCRYFALL.glob("*.json")):
        account = add(path)
        entries = json.loads(path.read_text(encoding="utf-8"))
        assert account.cards + sum(account.left_out.values()) == len(entries)
        assert account.cards == len({entry["oracle_id"] for entry in entries})
