"""`check`, `explain`, `step` and `coverage` on a scenario of our own."""

import io
import json
from pathlib import Path

import pytest

import judgekit
from judgekit.cli.scenarios import asking
from judgekit.cli.scenarios.coverage import FOLLOWED, Chapter, games, lacking, own_scenarios, within
from judgekit.cli.scenarios.stepping import Stepper
from judgekit.cli.screen import signs
from judgekit.scenarios.files.model import NOT_CHOSEN
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from judgekit.scenarios.stepping import Walk
from tests.cli.conftest import Run
from tests.cli.screen.test_signs import on_a_terminal

BATTLE = """scenario: 1
id: small-battle
game: magmell
rules: magmell@1.01
cards:
  槍兵: {cost: {red: 1}, types: Unit, timing: normal, ap: 3, hp: 2}
  盾兵: {cost: {blue: 1}, types: Unit, timing: normal, ap: 1, hp: 5}
given:
  players: {A: {life: 10}, B: {life: 10}}
  turn: {active: A, step: main, priority: A}
  battle-area:
    - {id: spear, card: 槍兵, controller: A}
    - {id: shield, card: 盾兵, controller: B}
script:
  - do: {attack: spear, by: A}
  - do: {pass: all}
  - do: {attack-target: B, by: A}
    expect: [{object: spear, rested: true, cites: [701.3.1.2]}]
  - do: {pass: all}
  - do: {defend: shield, by: B}
  - do: {pass: all}
    expect: [{player: B, life: LIFE}]
forks:
  - id: no-defence
    at: {do: {defend: shield}}
    replace: {defend: none, by: B}
    then: [{do: {pass: all}, expect: [{player: B, life: 7, cites: [701.5.1.1]}]}]
"""


@pytest.fixture
def battle(tmp_path: Path) -> Path:
    file = tmp_path / "battle.yaml"
    file.write_text(BATTLE.replace("LIFE", "10"), encoding="utf-8")
    return file


def test_a_scenario_that_holds_passes_with_its_forks(run: Run, battle: Path) -> None:
    answer = run("check", str(battle))
    assert answer.code == 0
    assert answer.out.splitlines()[0] == f"pass  {battle} (1 forks)"


def test_a_wrong_expectation_shows_what_was_expected_and_found_and_the_trace_between(run: Run, battle: Path) -> None:
    battle.write_text(BATTLE.replace("LIFE", "4"), encoding="utf-8")
    answer = run("check", str(battle))
    assert answer.code == 1
    assert f"fail  {battle}:" in answer.out
    assert "expected: " in answer.out
    assert "found: " in answer.out
    assert "701.5.1.2" in answer.out


def test_the_report_for_programs_keeps_its_shape(run: Run, battle: Path) -> None:
    shape = json.loads(run("check", str(battle), "--json").out)
    assert set(shape) == {"results", "summary"}
    assert set(shape["results"][0]) == {"file", "id", "verdict", "message", "at", "forks", "cited"}
    assert shape["summary"]["pass"] == 1
    assert "magmell:701.3.1.2" in shape["results"][0]["cited"]


def test_an_empty_folder_is_wrong_usage(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    answer = run("check", str(tmp_path / "nothing"))
    assert (answer.code, len(answer.err.strip().splitlines())) == (2, 1)


@pytest.mark.parametrize(
    "content",
    ["", "[1, 2", "scenario: 1\nid: [", "!!python/object:os.system x", "a: &a [*a, *a]\nb: *a", "scenario: 1\nscenario: 1", "\x00",
     "scenario: 2\nid: x", "- " * 300, "{" * 300],
)  # fmt: skip
def test_a_hostile_file_is_malformed_with_a_place_said_once(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "hostile.yaml"
    file.write_text(content, encoding="utf-8")
    answer = run("check", str(file))
    assert answer.code == 1
    assert answer.out.startswith(f"malformed  {file}:")
    assert answer.out.count(str(file)) == 1


def test_explaining_tells_every_citation_with_its_gloss(run: Run, battle: Path) -> None:
    answer = run("explain", str(battle), "--lang", "en", "--full")
    assert answer.code == 0
    assert "701.3.1.2" in answer.out
    assert "en* " in answer.out
    assert "en* " not in run("explain", str(battle), "--no-gloss", "--full").out


def test_explaining_says_the_result_first_then_the_rules_that_decide_it_and_folds_the_bookkeeping(
    run: Run, battle: Path
) -> None:
    whole = run("explain", str(battle), "--lang", "en", "--full").out
    _name, result, *rest = run("explain", str(battle), "--lang", "en").out.splitlines()
    assert "deals" in result
    assert all(line.startswith("  [") for line in rest[:3])
    assert "232.2" in whole  # the right to act, which every step of every game turns on
    assert "232.2" not in "\n".join(rest)
    assert rest[-2].endswith("more lines: --full")
    assert rest[-1] == "pass"
    assert len(rest) * 2 < len(whole.splitlines())


def test_explaining_names_first_the_rules_by_which_the_scenario_says_it_is_decided(run: Run, tmp_path: Path) -> None:
    """Layers are cited by the value that is asked for, not by what happens on the way."""
    file = tmp_path / "layers.yaml"
    given = "given: {battlefield: [{id: ox, card: Ox, controller: A}, {id: hush, card: Hush, controller: B}]}"
    cards = 'cards: {Ox: {types: Creature, pt: 4/4}, Hush: {types: Enchantment, text: "Creatures have base power 1."}}'
    script = "script: [{ask: {value: ox.power}, expect: [{answer: 1, cites: [613.4b]}]}]"
    file.write_text(
        f"scenario: 1\nid: l\ngame: mtg\nrules: mtg@20210922\n{cards}\n{given}\n{script}\n", encoding="utf-8"
    )
    lines = run("explain", str(file), "--lang", "en").out.splitlines()
    assert next(line for line in lines if line.startswith("  [")).startswith("  [613.4b]")


def test_what_opens_an_explanation_is_about_its_result_not_about_an_attempt_afterwards(run: Run) -> None:
    """The attack deals its damage (701.5.1.1); a second one, which is illegal (701.2.1.2), comes after it."""
    path = Path("corpus/magmell/scenarios/battle/attack-a-player.yaml")
    lines = run("explain", str(path), "--lang", "en").out.splitlines()
    assert next(line for line in lines if line.startswith("  [")).startswith("  [701.5.1.1]")


def test_explaining_what_is_only_asked_opens_with_what_was_found(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "only-asked.yaml"
    given = "given: {battlefield: [{id: ox, card: Ox, controller: A}]}"
    script = "script: [{ask: {value: ox.power}, expect: [{answer: 4}]}]"
    head = "scenario: 1\nid: o\ngame: mtg\nrules: mtg@20210922\ncards: {Ox: {types: Creature, pt: 4/4}}"
    file.write_text(f"{head}\n{given}\n{script}\n", encoding="utf-8")
    result = run("explain", str(file), "--lang", "en").out.splitlines()[1]
    assert result.endswith("= 4")


BLOCK_OF_DUEL_MASTERS = """rules dm
A: Drake {fire 5} 5000
B: Guard {light 2} 3000 "ブロッカー"
A attacks B with Drake
B blocks with Guard
"""
BLOCK_OF_MAGMELL = "rules magmell\nA: Snake 3/2\nB: Guard 1/5\nA attacks with Snake\nB defends with Guard"


@pytest.mark.parametrize(("game", "lang"), [("mtg", "en"), ("mtg", "ja"), ("dm", "ja"), ("magmell", "en")])
def test_an_attack_and_a_block_are_explained_on_one_screen_of_a_phone(tmp_path: Path, game: str, lang: str) -> None:
    file = tmp_path / "block.yaml"
    told = {"dm": BLOCK_OF_DUEL_MASTERS, "magmell": BLOCK_OF_MAGMELL}.get(game)
    file.write_text(BLOCK if told is None else draft(told, NOT_CHOSEN, comments=False), encoding="utf-8")
    shown = on_a_terminal(["explain", str(file), "--lang", lang], 45, fresh=game == "magmell")
    assert len([line for line in shown if line.strip()]) <= 30
    assert all(signs.cells(line) <= 45 for line in shown)
    assert {"en": "pass", "ja": "合格"}[lang] in shown


BLOCK = """
scenario: 1
id: block
game: mtg
rules: mtg@20210922
cards: {Bear: {types: Creature, pt: 2/2}, Ox: {types: Creature, pt: 3/3}}
given:
  players: {A: {life: 20}, B: {life: 20}}
  turn: {active: A, step: beginning-of-combat, priority: A}
  battlefield: [{id: ox, card: Ox, controller: A, continuously: true}, {id: bear, card: Bear, controller: B}]
script:
  - do: {advance: declare-attackers, before: turn-based-actions}
  - do: {attack: {ox: B}, by: A}
  - do: {pass: all}
  - do: {block: {bear: ox}, by: B}
  - do: {pass: all}
    expect: [{object: bear, zone: graveyard}]
"""


def test_explaining_speaks_either_language(run: Run, battle: Path) -> None:
    japanese, english, both = (
        run("explain", str(battle), "--full", "--lang", lang).out for lang in ("ja", "en", "both")
    )
    assert "攻撃を宣言" in japanese
    assert "do {" not in japanese
    assert "ja* " in japanese
    assert "en* " not in japanese
    assert "declares an attack" in english
    assert "ja* " not in english
    assert "ja* " in both
    assert "en* " in both
    assert "all pass" in english.splitlines()
    assert japanese.splitlines().count("全員パス") == english.splitlines().count("all pass")


def walked(battle: Path, *commands: str) -> str:
    said: list[str] = []
    Stepper(Walk.through(str(battle)), said.append).run(commands)
    return "\n".join(said)


def test_a_walk_goes_forward_and_back(battle: Path) -> None:
    assert "[2] all pass" in walked(battle, "n", "", "b", "n")


def test_a_walk_shows_the_legal_answers_and_takes_one(battle: Path) -> None:
    shown = walked(battle, "n", "n", "l", "c B")
    assert "B the attack target  [701.3.1.1]" in shown
    assert "[3] A makes B the attack target" in shown.splitlines()
    assert walked(battle, "n", "n", "1").endswith(shown.partition("[3] ")[2])


def test_a_walk_and_play_have_one_history(battle: Path) -> None:
    shown = walked(battle, "n", "n", "1", "fork", "undo", "why", "A passes", "b", "f 1", "n").splitlines()
    assert [line for line in shown if line.startswith("[3] ")] == [
        "[3] A makes B the attack target",
        "[3] A passes",
        "[3] A makes B the attack target",
    ]
    assert " line of play 1: A declares an attack with spear / all pass / A makes B the attack target" in shown
    assert "  [701.3.1]" in shown
    assert shown[-1].startswith("! the script is over")


def test_what_was_walked_to_can_be_saved_and_passes(run: Run, battle: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.yaml"
    battle.write_text(battle.read_text("utf-8").partition("forks:")[0], encoding="utf-8")
    assert f"saved: {saved}" in walked(battle, "n", "n", "c B", "all pass", f"save {saved}")
    assert run("check", str(saved)).code == 0


def test_a_walk_that_went_back_goes_forward_along_the_script_again(battle: Path) -> None:
    once, again = (
        walked(battle, *commands).splitlines()[-1] for commands in (("n", "n", "n"), ("n", "n", "1", "b", "n"))
    )
    assert once == again


def test_under_japanese_a_walk_shows_no_data_and_no_english_titles(
    run: Run, battle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("n\nn\nl\n1\nc bear\nundo\np\nf\nwhy\n"))
    told = run("step", str(battle), "--lang", "ja").out
    assert "[3] A: Bを攻撃対象にする" in told.splitlines()
    assert "{" not in told
    assert "choose" not in told


def test_a_walk_jumps_to_a_fork(battle: Path) -> None:
    assert "no-defence" in walked(battle, "f")
    assert "B does not defend" in walked(battle, "f no-defence", "n")


@pytest.mark.parametrize(
    "command",
    ["x", "c {", "c [[a]]", "c {a: {b: c}}", "c &a b", "c nonsense", "f nowhere", "b 99", "l", "p", "n n n", "c", "w"],
)
def test_a_walk_answers_any_command(battle: Path, command: str) -> None:
    assert walked(battle, command)


def test_a_walk_takes_its_commands_from_a_pipe(run: Run, battle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "n\n\nl\nc spear\nc B\np\nb 2\nn\nf\nf no-defence\nn\nzz\nq\nn\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    answer = run("step", str(battle), "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    assert "declares an attack" in answer.out
    assert "B the attack target  [701.3.1.1]" in answer.out
    assert "illegal answer" in answer.out
    assert "[3] A makes B the attack target" in answer.out
    assert "A: life 10" in answer.out
    assert "forks of the scenario: no-defence" in answer.out
    assert "B does not defend" in answer.out
    assert answer.out.splitlines()[-1].startswith("! not understood: 'zz'")
    monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
    assert run("step", str(battle)).code == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("n\nzz\n"))
    japanese = run("step", str(battle), "--lang", "ja").out
    assert "攻撃を宣言" in japanese
    assert "解釈できない:「zz」" in japanese


def test_coverage_of_one_game_runs_its_own_scenarios_and_coverage_of_all_runs_each_once() -> None:
    assert [Path(folder).name for folder in own_scenarios("magmell")] == ["magmell"]
    assert own_scenarios(None) == [folder for game in games() for folder in own_scenarios(game)]


def test_coverage_counts_rules_with_code_and_rules_shown(run: Run, battle: Path, tmp_path: Path) -> None:
    shape = json.loads(run("coverage", str(battle), "--game", "magmell", "--json").out)
    chapter = next(chapter for chapter in shape["chapters"] if chapter["number"] == "701")
    assert 0 < chapter["exercised"] <= chapter["coded"] <= chapter["rules"]
    assert not {entry.split()[0] for entry in chapter["uncoded"]} & set(chapter["unshown"])
    assert (
        chapter["coded"] == chapter["exercised"] + len(chapter["unshown"]) == chapter["rules"] - len(chapter["uncoded"])
    )
    picture = tmp_path / "coverage.svg"
    assert run("coverage", str(battle), "--game", "magmell", "--picture", str(picture)).code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_coverage_shows_where_a_rule_is_cited_in_code_and_by_which_scenarios(run: Run, battle: Path) -> None:
    shape = json.loads(run("coverage", str(battle), "--where", "magmell:701.3.2", "--json").out)
    (rule,) = shape["rules"]
    assert rule["id"] == "magmell:701.3.2"
    assert [shown["id"] for shown in rule["scenarios"]] == ["small-battle"]
    place = rule["places"][0]
    source = (Path(judgekit.__file__).parents[1] / place["file"]).read_text(encoding="utf-8").splitlines()
    assert '"701.3.2"' in source[place["line"] - 1]
    assert place["function"].startswith(place["file"].removesuffix(".py").replace("/", "."))
    told = run("coverage", str(battle), "--where", "magmell:701.3.2").out
    assert f"    {place['file']}:{place['line']}  {place['function']}" in told.splitlines()
    assert "    shown by 1:" in told


def test_coverage_of_a_rule_without_code_says_so(run: Run, battle: Path) -> None:
    for number in ("magmell:201.1", "dm:102.1"):
        answer = run("coverage", str(battle), "--where", number)
        assert (answer.code, answer.out.strip().endswith(": no code cites it")) == (1, True)
    assert run("coverage", "--where", "magmell:999.9").code == 1
    assert run("coverage", "--where", "no number").code == 2


def test_outcomes_tell_who_survives_and_a_line_to_each_result(run: Run, battle: Path) -> None:
    answer = run("outcomes", str(battle), "--from", "5")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0] == "small-battle: 2 lines of play to the end of the turn, 3 positions, 2 results"
    assert "B: survives on every line (2 lines of 2)" in lines
    assert "    B: does not defend" in lines
    assert "  [0] B defend (B)" in lines
    assert "who decides what:" not in run("outcomes", str(battle), "--from", "5", "--tree", "0").out


def test_outcomes_of_a_player_who_can_be_saved_show_the_answers_that_do_it(run: Run, battle: Path) -> None:
    weak = BATTLE.replace("B: {life: 10}", "B: {life: 3}").replace("LIFE", "3")
    battle.write_text(weak, encoding="utf-8")
    forced = run("outcomes", str(battle), "--from", "5").out
    assert "B: can survive whatever the others do (1 line of 2)\n    B: defends with shield" in forced
    battle.write_text(weak.replace("id: shield", "id: shield, rested: true"), encoding="utf-8")
    assert "B: cannot survive: there is no such line" in run("outcomes", str(battle), "--from", "5").out
    possible = run("outcomes", str(battle), "--from", "3", "--pass").out
    assert "B: survives only where the others let it happen" in possible
    assert "but the others can prevent it:" in possible


def test_outcomes_that_were_cut_say_so_and_are_no_complete_answer(run: Run, battle: Path) -> None:
    answer = run("outcomes", str(battle), "--from", "1", "--positions", "3")
    assert answer.code == 1
    assert "cut at 3 positions" in answer.out
    shape = json.loads(run("outcomes", str(battle), "--from", "1", "--positions", "3", "--json").out)
    assert (shape["cut"], shape["complete"], shape["positions"]) == ("3 positions", False, len(shape["tree"]))


def test_outcomes_of_what_there_is_not_are_wrong_usage(run: Run, battle: Path) -> None:
    for option, value in (("--from", "99"), ("--until", "never"), ("--over", "jump"), ("--of", "nobody.life")):
        answer = run("outcomes", str(battle), option, value)
        assert (answer.code, len(answer.err.strip().splitlines())) == (2, 1)


def test_coverage_names_what_has_no_code_by_number_under_its_heading(run: Run, battle: Path) -> None:
    found = [
        Chapter("506", "Combat Phase", 3, 2, 1, ("506.1",), ("506.2",)),
        Chapter("601", "Casting Spells", 1, 1, 1, ()),
        Chapter("702", "Keyword Abilities", 2, 1, 1, ("702.3 Defender",)),
        Chapter("704", "State-Based Actions", 2, 1, 1, ("704.2",)),
    ]
    assert lacking(within(found, FOLLOWED["mtg"])).splitlines() == [
        "506 Combat Phase",
        "    no code: 506.1",
        "    code, but no scenario: 506.2",
        "704 State-Based Actions",
        "    no code: 704.2",
    ]
    assert lacking(within(found, ["702"])).splitlines() == ["702 Keyword Abilities", "    no code: 702.3 Defender"]
    everything = run("coverage", str(battle), "--missing", "--game", "magmell").out
    assert "    code, but no scenario: " in everything
    assert "    no code: " in run("coverage", str(battle), "--game", "magmell", "--chapter", "7").out
    assert "    no code: " not in run("coverage", str(battle), "--game", "magmell").out
    assert run("coverage", str(battle), "--game", "mtg", "--chapter", "99").code == 2


def test_what_a_card_leaves_out_on_purpose_stands_in_the_report(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "left-out.yaml"
    spear = "types: Unit, timing: normal, ap: 3, hp: 2"
    path.write_text(BATTLE.replace("LIFE", "10").replace(spear, f"{spear}, ignored: [its song]"), encoding="utf-8")
    assert "left out on purpose: 槍兵: its song" in run("check", str(path))[1]
    assert "left out on purpose: 槍兵: its song" in run("explain", str(path))[1]


def test_an_answer_to_a_situation_is_laid_out_for_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signs, "terminal_width", lambda *_stream: 40)
    text = "A: 角牛「トランプル」4/4\nB: エルフ 1/1、壁 0/5\nA: 角牛で攻撃\nB: エルフで角牛をブロック\n? ダメージ"
    shown, _status = asking.ask(None, text, edition=None, lang="ja")
    assert all(signs.cells(line) <= 40 for line in shown.splitlines())
    assert not [line for line in shown.splitlines() if line.lstrip()[:1] in ("。", "、")]
