"""What is told is words in either language and no data; in Japanese there is no English in it; names of a file stay."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from judgekit.core.wording import speak
from judgekit.scenarios.adapters import SCENES, adapter_of
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.files.model import read_scenario_file
from judgekit.scenarios.notation.playing.boards import board
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import written_as
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.running import Run
from judgekit.scenarios.telling import explain

ROOT = Path(__file__).resolve().parents[4]
LATIN = re.compile(r"[A-Za-z][A-Za-z]+")
CITED = re.compile(r" \[[^\[\]]*\]$")
PACKAGES = {"mtg": "mtg", "mtg6": "mtg", "dm": "duel_masters", "magmell": "magmell"}
SAMPLE = (
    "mtg/scenarios/keywords/trample/double-strike-trample-deathtouch.yaml",
    "mtg/scenarios/keywords/shields/protected-fighter.yaml",
    "mtg/scenarios/faces-and-sagas/saga.yaml",
    "mtg/scenarios/counters/counters-for-others-but-not-itself.yaml",
    "mtg/scenarios/replacement/shields-in-any-order.yaml",
    "mtg/scenarios/costs/paid-automatically-from-many-sources.yaml",
    "mtg6/scenarios/turn/the-draw-step.yaml",
    "dm/scenarios/battle/slayer-destroys-the-winner.yaml",
    "dm/scenarios/revolution-and-invasion/invasion.yaml",
    "magmell/scenarios/battle/defended.yaml",
    "magmell/scenarios/checks/counters-annihilate.yaml",
)
OF_MADE_OBJECTS = {"ability", "token", "copy", "unknown", "effect", "glossary"}
"""Parts of the names that judgekit gives to objects that no file names, and of the ids of glossary entries."""
REFUSING = {"Refused": 1, "Unsupported": 0, "Misfit": 0, "refuse": 0}
"""What says no, and the place of its reason among the arguments."""


@pytest.fixture(autouse=True)
def japanese() -> object:
    speak("ja")
    yield
    speak("en")


def there(file: str) -> Path:
    path = ROOT / "corpus" / file
    return path if path.is_file() else next(iter(sorted(path.parent.glob("*.yaml"))))


def english_in(lines: list[str], source: str) -> list[str]:
    """Return the words of lines that are neither Japanese nor a word of the file."""
    known = {word.casefold() for word in LATIN.findall(source)} | OF_MADE_OBJECTS
    told = [word for line in lines for word in LATIN.findall(CITED.sub("", line))]
    return [word for word in told if word.casefold() not in known]


@cache
def noted_by(package: str) -> set[str]:
    """Return the names of records that the code of a game writes."""
    found: set[str] = set()
    for file in (ROOT / "judgekit" / "games" / package).rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if "note" in code else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                found |= {str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant)}
    return found


@pytest.mark.parametrize("game", SCENES)
def test_every_kind_of_decision_has_its_japanese(game: str) -> None:
    scene = adapter_of(game)
    assert [kind for kind in scene.game.questions if told_in_words.decision(kind, scene, "ja") == kind] == []


@pytest.mark.parametrize("game", SCENES)
def test_every_record_that_a_game_writes_has_its_japanese(game: str) -> None:
    scene = adapter_of(game)
    assert sorted(what for what in noted_by(PACKAGES[game]) if scene.wording(what, "ja") == what) == []


@pytest.mark.parametrize("file", SAMPLE)
def test_a_trace_has_no_english_word_that_the_file_does_not_have(file: str) -> None:
    path = there(file)
    scenario = read_scenario_file(path)
    scene = adapter_of(scenario.game)
    run = Run(scenario, scene)
    run.play(scenario.script, judged=False)
    lines = trace_lines(run.table.trace.records, scene, "ja")
    assert lines
    assert english_in(lines, path.read_text(encoding="utf-8")) == []
    shown = [line for line in lines if " zone " in line or "true" in line or "priority" in line]
    assert shown == []


@pytest.mark.parametrize("file", SAMPLE)
def test_what_is_done_is_a_line_of_the_table_where_there_are_words(file: str) -> None:
    telling = explain(str(there(file)))
    done = [step.said for step in telling.steps if step.title.startswith("do ")]
    assert any(not line.startswith("do ") for line in done) or not done


def test_a_zone_is_named_and_an_object_that_is_called_like_one_keeps_its_name() -> None:
    scene = adapter_of("mtg")
    assert told_in_words.change("zone", "hand", "graveyard", scene, "ja") == "領域 手札 → 墓地"
    assert told_in_words.change("zone", "", "battlefield", scene, "ja") == "領域 なし → 戦場"
    assert told_in_words.change("attached", None, "hand", scene, "ja") == "つけ先 なし → hand"
    assert told_in_words.change("tapped", False, True, scene, "ja") == "タップ状態 いいえ → はい"
    assert told_in_words.change("loyalty counters", 3, 4, scene, "ja") == "忠誠カウンター 3 → 4"
    assert told_in_words.change("blocking", (), ("bear", "ox"), scene, "ja") == "ブロック先 なし → bear、ox"


def test_keywords_on_a_board_are_japanese() -> None:
    path = there("mtg/scenarios/keywords/shields/protected-fighter.yaml")
    table = NotationTable(written_as(read_scenario_file(path)), settled=False)
    told = "\n".join(board(table, "ja"))
    assert "先制攻撃" in told
    assert "プロテクション(黒)" in told
    assert "first strike" not in told


def test_every_reason_of_a_refusal_is_a_message() -> None:
    """A sentence that stands there by itself would be English in a Japanese answer."""
    bare = []
    for file in (ROOT / "judgekit" / "games").rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if any(name in code for name in REFUSING) else ():
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = REFUSING.get(name)
            if place is None or len(node.args) <= place:
                continue
            reason = node.args[place]
            said = isinstance(reason, ast.JoinedStr) or (
                isinstance(reason, ast.Constant) and isinstance(reason.value, str)
            )
            if said and re.search(r"[a-z]{2,} [a-z]{2,}", ast.unparse(reason)):
                bare.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert bare == []


DATA = re.compile(r"[{}]|(?<! )\[|\b(?:True|False|None|true|false|frozenset)\b|'[\w-]+',|\bdo |\bask ")
"""What only programs write; symbols of mana and rules are taken out before."""
SYMBOLS = re.compile(r"\{[^{}:, ]{1,5}\}")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("file", SAMPLE)
def test_a_trace_told_has_no_data_in_it(file: str, lang: str) -> None:
    speak(lang)
    path = there(file)
    scene = adapter_of(read_scenario_file(path).game)
    telling = explain(str(path))
    told = [line for step in telling.steps for line in (step.said, step.found)]
    told += [line for step in telling.steps for line in trace_lines(step.records, scene, lang)]
    assert [line for line in told if DATA.search(SYMBOLS.sub("", CITED.sub("", line)))] == []


def test_steps_are_told_in_english_words_whatever_they_hold() -> None:
    speak("en")
    scene = adapter_of("mtg")
    position = Run(read_scenario_file(there(SAMPLE[0])), scene).table.position

    def told(**action: object) -> str:
        return told_in_words.deed(action, scene, position, "en")  # type: ignore[arg-type]

    assert told(check="state-based-actions") == "check: state-based actions"
    assert told(special="turn-face-up", object="ox", by="A") == "A turns ox face up"
    assert told(**{"stop-at": {"question": "vote", "by": "A"}}) == "stop at: question → vote, by → A"
    assert told_in_words.query({"value": "ox.counters.+1/+1"}, scene, position, "en") == "? +1/+1 counters of ox"
    assert told_in_words.query({"legal": "assign-damage", "by": "A", "of": "ox"}, scene, position, "en") == (
        "? legal answers: assign damage (ox, A)"
    )
    assert told_in_words.told([["a", "b"], {"x": True}, ""], scene, "en") == "(a, b), x → yes, none"
