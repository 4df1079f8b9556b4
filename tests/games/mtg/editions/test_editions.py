"""Editions of Magic: what another edition changed is played or refused by its number, never played by the rules of 2021."""

import re
from pathlib import Path
from typing import Any

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.outlined import own_numbers_of
from judgekit.engine.edition import Edition
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.editions.played import EDITIONS, edition_of
from judgekit.games.mtg.rules import GAME
from judgekit.scenarios import adapter_of, check_paths
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.telling import explain

TODAY = "mtg@20260417"

HEAD = """\
scenario: 1
id: tried
title: {en: "tried under an edition"}
game: mtg
rules: RULES
cards:
  Plain Bear: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
  Old Wall: {cost: "{1}{W}", types: Creature - Wall, pt: 0/4}
  Bear Call: {cost: "{G}", types: Sorcery, text: "Create a 2/2 green Bear creature token."}
  Forest: {types: Basic Land - Forest}
given:
  players: {A: {life: 20, hand: [{id: call, card: Bear Call}]}, B: {life: 20}}
  turn: {active: A, step: precombat-main}
  battlefield:
    - {id: bear, card: Plain Bear, controller: A, continuously: true}
    - {id: wood, card: Forest, controller: A}
    - {id: wall, card: Old Wall, controller: B}
"""
CREATED = """\
script:
  - do: {cast: call, by: A, pay: [wood]}
  - do: {resolve: top}
    expect: [{event: create, count: 1, cites: [111.1]}]
"""

OLD_TYPE = (
    HEAD.replace("Creature - Wall", "Creature - Viashino Wall")
    + "script:\n  - do: {pass: all}\n    expect: [{object: wall, zone: battlefield}]\n"
)
"""A permanent of a creature type that the edition of 2026 does not have any more (205.3m of that book)."""


def verdict(folder: Path, text: str, rules: str = TODAY) -> tuple[str, str]:
    """Return verdict and message of a scenario under an edition."""
    file = folder / "tried.yaml"
    file.write_text(text.replace("RULES", rules), encoding="utf-8")
    (result,) = check_paths([str(file)]).results
    return result.verdict, result.message


def test_the_base_edition_is_the_game_itself() -> None:
    assert edition_of("mtg@20210922") is GAME
    assert EDITIONS[0] == GAME.edition


@pytest.mark.parametrize("rules", EDITIONS[1:])
def test_an_edition_has_every_table_of_its_base_but_what_it_says_otherwise(rules: str) -> None:
    edition = edition_of(rules)
    assert isinstance(edition, Edition)
    assert edition is edition_of(rules)
    for table in ("tasks", "events", "questions"):
        assert set(getattr(edition, table)) <= set(getattr(GAME, table))
    assert set(edition.policies) == set(GAME.policies)


@pytest.mark.parametrize("rules", EDITIONS[1:])
def test_every_rule_of_the_base_edition_has_a_number_or_is_gone(rules: str) -> None:
    known = read_concordance(rules)
    assert set(known.numbers) | known.gone == own_numbers_of(GAME.edition)
    assert not known.gone.intersection(known.numbers)
    assert known.unplayed <= set(known.numbers)


def test_citations_are_turned_into_the_numbers_of_the_edition() -> None:
    turned = edition_of(TODAY).numbered(["509.4", "701.17a", "608.2m", "702.19b"])
    assert turned == ("509.2", "701.21a", "608.2n", "702.19b")


def test_a_ruling_that_changed_without_code_is_refused_by_its_number(tmp_path: Path) -> None:
    assert verdict(tmp_path, OLD_TYPE, GAME.edition)[0] == "pass"
    found, message = verdict(tmp_path, OLD_TYPE)
    assert found == "unsupported"
    assert f"{TODAY}:205.3m" in message


@pytest.mark.parametrize(
    ("given", "script"),
    [
        (
            "continuously: true, damage-order: [wall]",
            "  - do: {pass: all}\n    expect: [{object: bear, zone: battlefield}]\n",
        ),
        ("continuously: true", "  - ask: {value: bear.damage-order}\n    expect: [{answer: []}]\n"),
        ("continuously: true", "  - do: {damage-order: {bear: [wall]}, by: A}\n    expect: [{illegal: true}]\n"),
    ],
)
def test_nobody_speaks_of_an_order_that_the_edition_does_not_have(tmp_path: Path, given: str, script: str) -> None:
    text = HEAD.replace("continuously: true", given) + "script:\n" + script
    found, message = verdict(tmp_path, text)
    assert found == "malformed"
    assert "damage" in message
    assert "order" in message


def test_numbers_in_messages_are_those_of_the_edition(tmp_path: Path) -> None:
    text = HEAD + "script:\n  - do: {cast: call, by: B}\n    expect: [{event: create}]\n"
    base, there = (verdict(tmp_path, text, rules) for rules in (GAME.edition, TODAY))
    assert base[0] == there[0] == "fail"
    assert base[1] == there[1]  # 117.1 kept its number


@pytest.mark.parametrize("rules", ["mtg@20241108", "mtg@2026"])
def test_an_edition_without_code_is_refused(tmp_path: Path, rules: str) -> None:
    found, message = verdict(tmp_path, HEAD + CREATED, rules)
    assert found == "unsupported"
    assert f"the edition {rules} is not played; played: {', '.join(EDITIONS)}" in message


def test_what_an_edition_refuses_does_not_stop_the_other_files(tmp_path: Path) -> None:
    for name, rules in (("one", TODAY), ("two", GAME.edition)):
        (tmp_path / f"{name}.yaml").write_text(OLD_TYPE.replace("RULES", rules), encoding="utf-8")
    results: list[Any] = list(check_paths([str(tmp_path)]).results)
    assert [result.verdict for result in results] == ["unsupported", "pass"]


@pytest.mark.parametrize(
    ("ability", "rule"),
    [
        ('text: "Emerge from artifact {3}{U}"', "702.119b"),
        ('text: "Partner—Survivors"', "702.124i"),
        ('text: "Whenever you activate an exhaust ability, draw a card."', "702.177"),
        ('text: "Whenever you manifest dread, draw a card."', "701.62b"),
        ('text: "Whenever this creature connives, draw a card."', "701.50b"),
    ],
)
def test_words_that_came_later_and_have_code_are_refused_by_the_base_edition_alone(
    tmp_path: Path, ability: str, rule: str
) -> None:
    text = HEAD.replace("pt: 0/4}", f"pt: 0/4, {ability}}}") + "script:\n  - do: {pass: all}\n"
    text += "    expect: [{object: wall, zone: battlefield}]\n"
    found, message = verdict(tmp_path, text, GAME.edition)
    assert (found, f"[mtg@20260417:{rule}" in message) == ("unsupported", True), message
    assert verdict(tmp_path, text, TODAY)[0] == "pass"


@pytest.mark.parametrize(
    ("ability", "rule"),
    [
        ('text: "Visit — You draw a card."', "702.159"),
        ('text: "Space sculptor"', "702.158"),
        ('text: "Whenever an opponent gains control of a permanent from you, draw a card."', "603.10d"),
        ('text: "When this spell resolves, draw a card."', "608.2p"),
        ('text: "Whenever you roll a die, you may reroll that die."', "706.2b"),
        ('text: "When this creature enters, roll two d6 and store those results on it."', "706.8a"),
        ('text: "If you would flip a coin, you win that flip."', "705.3"),
        ('text: "{T}: Reroll any number of the stored results of this creature."', "706.8b"),
        ('text: "Sticker kicker {2}"', "702.33h"),
        ('text: "When this creature enters, you may put an art sticker on it."', "123"),
        ('text: "Whenever you put stickers on this creature, draw a card."', "123"),
        ('text: "When this creature enters, you get {TK}{TK}."', "107.17"),
        ('text: "When this creature enters, roll to visit your Attractions."', "701.52"),
        ('text: "When this creature enters, chaos ensues."', "311.7"),
    ],
)
@pytest.mark.parametrize("rules", [TODAY])
def test_words_that_came_later_and_have_no_code_are_refused_by_their_rule(
    tmp_path: Path, ability: str, rule: str, rules: str
) -> None:
    text = HEAD.replace("pt: 0/4}", f"pt: 0/4, {ability}}}") + "script:\n  - do: {pass: all}\n"
    text += "    expect: [{object: wall, zone: battlefield}]\n"
    assert verdict(tmp_path, text, GAME.edition)[0] in ("not-understood", "malformed")
    found, message = verdict(tmp_path, text, rules)
    assert found == "unsupported"
    assert f"{rules}:{rule}" in message


@pytest.mark.parametrize(
    ("ability", "rule"),
    [
        ('text: "Plot {1}{R}"', "702.170"),
        ('text: "計画{1}{R}"', "702.170"),
        ('abilities: [{keyword: plot, cost: "{1}"}]', "702.170"),
        ('text: "Saddle 2"', "702.171"),
        ('text: "Whenever you commit a crime, draw a card."', "700.13"),
        ('text: "Outlaws you control get +1/+0."', "700.12"),
        ('text: "At the beginning of your end step, if you descended this turn, draw a card."', "700.11"),
    ],
)
def test_words_that_came_later_are_played_from_then_on_and_refused_before(
    tmp_path: Path, ability: str, rule: str
) -> None:
    text = HEAD.replace("pt: 0/4}", f"pt: 0/4, {ability}}}") + "script:\n  - do: {pass: all}\n"
    text += "    expect: [{object: wall, zone: battlefield}]\n"
    assert [verdict(tmp_path, text, rules)[0] for rules in ("mtg@otj", TODAY)] == ["pass", "pass"]
    found, message = verdict(tmp_path, text, GAME.edition)
    assert found == "unsupported"
    assert f"{TODAY}:{rule}" in message


@pytest.mark.parametrize(
    "ability",
    [
        'text: "Toxic 1"',
        'text: "This creature enters with a stun counter on it."',
        'text: "Disguise {3}"',
        'text: "Reconfigure {2}"',
        'text: "Whenever this creature attacks, cloak the top card of your library."',
        'text: "Whenever this creature attacks, manifest dread."',
        'text: "Gift a card"',
        'text: "Prototype {1}{R} — 1/3"',
        'text: "{1}, Collect evidence 4: Draw a card."',
        'text: "Whenever this creature attacks, you get two rad counters."',
    ],
)
def test_what_came_after_an_edition_between_is_refused_by_it(tmp_path: Path, ability: str) -> None:
    text = HEAD.replace("pt: 0/4}", f"pt: 0/4, {ability}}}") + "script:\n  - do: {pass: all}\n"
    text += "    expect: [{object: wall, zone: battlefield}]\n"
    assert verdict(tmp_path, text)[0] == "pass"
    assert [verdict(tmp_path, text, rules)[0] for rules in ("mtg@otj", GAME.edition)] == ["unsupported"] * 2


def test_scenarios_by_the_notes_cite_numbers_of_the_notes_or_of_rules_that_they_leave_where_they_were() -> None:
    known = {*own_numbers_of("mtg@otj"), *read_concordance("mtg@otj").numbers.values()}
    cited = {
        number.strip()
        for path in (corpus_folder() / "mtg" / "scenarios").rglob("*.yaml")
        if "\nrules: mtg@otj\n" in (text := path.read_text(encoding="utf-8"))
        for listed in re.findall(r"cites: \[([^]]*)\]", text)
        for number in listed.split(",")
    }
    assert cited
    assert cited <= known


@pytest.mark.parametrize("ability", ['text: "Zorble the fnord."', "abilities: [{keyword: nonsense}]"])
@pytest.mark.parametrize("rules", ["mtg@otj", TODAY])
def test_words_of_no_edition_stay_what_they_are(tmp_path: Path, ability: str, rules: str) -> None:
    text = HEAD.replace("pt: 0/4}", f"pt: 0/4, {ability}}}") + "script:\n  - do: {pass: all}\n"
    text += "    expect: [{object: wall, zone: battlefield}]\n"
    assert verdict(tmp_path, text, rules)[0] == verdict(tmp_path, text, GAME.edition)[0] != "unsupported"


@pytest.mark.parametrize("rules", ["mtg@20210922", "mtg@otj"])
def test_hideaway_with_a_number_is_refused_where_it_has_none(tmp_path: Path, rules: str) -> None:
    found, message = verdict(
        tmp_path, HEAD.replace("Bear, pt: 2/2}", "Bear, pt: 2/2, text: Hideaway 5}", 1) + CREATED, rules
    )
    assert found == "unsupported"
    assert f"{TODAY}:702.75a" in message


@pytest.mark.parametrize(
    ("aside", "there"),
    [("{id: far, card: Forest}", "illegal-state"), ("{id: far, card: Plain Bear, companion: true}", "pass")],
)
def test_a_commander_game_has_no_sideboard_by_the_later_book(tmp_path: Path, aside: str, there: str) -> None:
    text = HEAD.replace("given:\n", "given:\n  options: {commander: true}\n").replace(
        "B: {life: 20}", f"B: {{life: 20, sideboard: [{aside}]}}"
    )
    text = text.replace("pt: 2/2}", 'pt: 2/2, text: "Companion - Each card is old."}', 1)
    assert verdict(tmp_path, text + CREATED, GAME.edition)[0] == "pass"
    found, message = verdict(tmp_path, text + CREATED)
    assert found == there
    assert found == "pass" or f"{TODAY}:903.5e" in message


def test_a_battle_is_refused_by_the_rules_that_know_none(tmp_path: Path) -> None:
    text = HEAD.replace("card: Old Wall,", "card: Keep, counters: {defense: 3},")
    text = text.replace("cards:\n", "cards:\n  Keep: {types: Battle - Siege, defense: 3}\n")
    text += "script:\n  - do: {pass: all}\n    expect: [{object: wall, zone: battlefield}]\n"
    assert verdict(tmp_path, text)[0] == "pass"
    assert verdict(tmp_path, text, GAME.edition)[0] == "unsupported"


def test_a_citation_of_a_rule_that_the_later_book_divided_means_each_part() -> None:
    later = edition_of(TODAY)
    assert isinstance(later, Edition)
    assert later.places_of("712.7") == ("712.11b", "712.11a")
    assert later.places_of("702.19b") == ("702.19b",)


SHIELDED = (
    HEAD.replace("card: Old Wall,", "card: Old Wall, counters: {shield: 1},")
    + "script:\n  - do: {apply: [{destroy: wall}], by: A}\n"
    + "    expect: [{object: wall, zone: battlefield, cites: [122.1c, 614.1a, 614.6]}]\n"
)


def test_what_is_replaced_and_by_what_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tried.yaml"
    file.write_text(SHIELDED.replace("RULES", TODAY), encoding="utf-8")
    telling = explain(str(file))
    assert telling.result.verdict == "pass", telling.result.message
    (line,) = (told for told in trace_lines(telling.steps[0].records, adapter_of("mtg")) if "replaced" in told)
    assert line.startswith("replaced wall: destroyed → counters removed 1 [")


BY_NAME = HEAD.replace("Create a 2/2 green Bear creature token.", "Create a Plain Bear token.") + CREATED


def test_a_token_by_the_name_of_a_card_is_refused_by_the_rules_that_know_none(tmp_path: Path) -> None:
    assert verdict(tmp_path, BY_NAME)[0] == "pass"
    for rules in (GAME.edition, "mtg@otj"):
        found, message = verdict(tmp_path, BY_NAME, rules)
        assert found == "unsupported"
        assert f"{TODAY}:111.11" in message


def test_the_card_as_which_a_token_is_created_is_named_where_nothing_says_what_it_is(tmp_path: Path) -> None:
    found, message = verdict(tmp_path, BY_NAME.replace("a Plain Bear token", "a Far Grove Elves token"))
    assert found == "malformed"
    assert "Far Grove Elves" in message


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Roll the planar die.", {GAME.edition: "mtg:901.9", "mtg@otj": "mtg:901.9", TODAY: f"{TODAY}:901.9"}),
        ("次元ダイスを振る。", {GAME.edition: "mtg:901.9", TODAY: f"{TODAY}:901.9"}),
        ("Planeswalk.", {GAME.edition: "mtg:701.24", TODAY: f"{TODAY}:701.31"}),
        ("Whenever chaos ensues, draw a card.", {TODAY: f"{TODAY}:311.7"}),
    ],
)
def test_what_planes_do_is_refused_by_its_number(tmp_path: Path, text: str, numbers: dict[str, str]) -> None:
    for rules, number in numbers.items():
        card = HEAD.replace("pt: 0/4}", f'pt: 0/4, text: "{{0}}: {text}"}}') + CREATED
        assert verdict(tmp_path, card, rules)[0] == "unsupported"
        assert number in verdict(tmp_path, card, rules)[1]


@pytest.mark.parametrize("rules", [GAME.edition, TODAY])
@pytest.mark.parametrize(
    ("was", "instead", "rule"),
    [
        ("given:\n", "given:\n  options: {planechase: true}\n", "901"),
        ("given:\n", "given:\n  options: {archenemy: true}\n", "904"),
        ("{pass: all}", "{special: roll the planar die, by: A}", "116.2i"),
        ("{pass: all}", "{apply: [{planeswalk: A}], by: A}", "701."),
        ("{pass: all}", "{apply: [{roll-planar-die: A}], by: A}", "901.9"),
    ],
)
def test_what_planes_and_schemes_do_is_refused_wherever_it_is_said(
    tmp_path: Path, was: str, instead: str, rule: str, rules: str
) -> None:
    text = HEAD + "script:\n  - do: {pass: all}\n    expect: [{object: wall, zone: battlefield}]\n"
    assert was in text
    found, message = verdict(tmp_path, text.replace(was, instead), rules)
    assert (found, rule in message) == ("unsupported", True), message


def test_a_plane_that_lies_there_may_be_of_any_plane(tmp_path: Path) -> None:
    text = HEAD.replace("cards:\n", "cards:\n  Far World: {types: Plane - New Phyrexia}\n")
    text = text.replace("given:\n", "given:\n  command: [{id: far, card: Far World, owner: A}]\n")
    text += "script:\n  - do: {pass: all}\n    expect: [{object: wall, zone: battlefield}]\n"
    assert verdict(tmp_path, text)[0] == "pass"


@pytest.mark.parametrize("cost", ["{C/G}", "{1}{G/W/P}"])
def test_symbols_that_came_later_are_refused_by_the_rules_that_know_none(tmp_path: Path, cost: str) -> None:
    text = HEAD.replace('cost: "{1}{G}"', f'cost: "{cost}"', 1)
    text += "script:\n  - do: {pass: all}\n    expect: [{object: wall, zone: battlefield}]\n"
    found, message = verdict(tmp_path, text, GAME.edition)
    assert (found, f"{TODAY}:107.4" in message) == ("unsupported", True), message


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ("interchangeable: Old Wall", "201.3"),
        ('text: "Equip planeswalker {2}"', "702.6e"),
        ('alternate-name: "Cave Bear", text: "Sacrifice Cave Bear: You gain 1 life."', "201.6"),
    ],
)
def test_names_of_the_later_book_are_refused_by_the_rules_that_know_none(tmp_path: Path, more: str, rule: str) -> None:
    text = (
        HEAD.replace("Creature - Bear, pt: 2/2}", f"Artifact Creature - Equipment Bear, pt: 2/2, {more}}}", 1) + CREATED
    )
    assert verdict(tmp_path, text)[0] == "pass"
    found, message = verdict(tmp_path, text, GAME.edition)
    assert found == "unsupported"
    assert f"{TODAY}:{rule}" in message
