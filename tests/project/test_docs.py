"""The manual of the scenario format: every example runs and passes, and every key, step, query and verdict is named in it."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.games.duel_masters.adapter import ADAPTER as DUEL_MASTERS
from judgekit.games.magmell.adapter import ADAPTER as MAGMELL
from judgekit.games.magmell.text.structured.instructions import VERBS
from judgekit.games.magmell.text.structured.values import FILTER_KEYS
from judgekit.games.mtg.scene.queries.queries import PROPERTIES
from judgekit.games.mtg.scene.setup.objects import OBJECT_KEYS
from judgekit.games.mtg.scene.setup.options import SUPPORTED
from judgekit.games.mtg.scene.setup.positions import GIVEN_KEYS, PLAYER_KEYS
from judgekit.games.mtg.scene.steps.steps import ACTIONS, INLINE
from judgekit.scenarios import check_file
from judgekit.scenarios.expectations.shapes import FAMILIES
from judgekit.scenarios.files.model import ANSWER_KEYS, FORK_KEYS, STEP_KEYS, TOP_KEYS
from judgekit.scenarios.verdicts import VERDICTS

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = ("scenarios.md", "scenarios.ja.md")
BESIDE = re.compile(r"# (\S+\.yaml)\n")
"""The first line of a block that is no scenario but a file which one uses."""


@cache
def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def blocks(name: str = LANGUAGES[0]) -> list[str]:
    return BLOCK.findall(page(name))


def named(block: str) -> str:
    found = re.search(r"^id: (\S+)$", block, re.MULTILINE)
    return found[1] if found else block.partition("\n")[0]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every example as a file; what others use lies beside them."""
    place = tmp_path_factory.mktemp("manual")
    for block in blocks():
        beside = BESIDE.match(block)
        (place / (beside[1] if beside else f"{named(block)}.yaml")).write_text(block, encoding="utf-8")
    return place


@pytest.mark.parametrize("example", [named(block) for block in blocks() if not BESIDE.match(block)])
def test_an_example_passes(example: str, folder: Path) -> None:
    result = check_file(folder / f"{example}.yaml")
    assert result.verdict == "pass", result.message


def test_no_two_examples_have_one_id() -> None:
    ids = [named(block) for block in blocks()]
    assert len(ids) == len(set(ids)) > 30


def test_both_languages_show_the_same_examples() -> None:
    assert blocks(LANGUAGES[0]) == blocks(LANGUAGES[1])


def test_the_manual_has_the_same_sections_in_both_languages() -> None:
    heads = [re.findall(r"^(#+ (?:\d+\.)?)", BLOCK.sub("", page(name)), re.MULTILINE) for name in LANGUAGES]
    assert heads[0] == heads[1]


ASIDE = {"note", "notes", "comment", "title", "name"}
SYNONYMS = {"card-types", "divide", "kind", "limited-range-of-influence", "outside", "target", "untapped"}
"""Other words for what the manual names by one word."""


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("keys at the top", TOP_KEYS),
        ("keys of a step", STEP_KEYS - {"do", "ask", "expect"}),
        ("keys of a fork", FORK_KEYS),
        ("keys of an answer", ANSWER_KEYS),
        ("families of expectations", FAMILIES),
        ("verdicts", VERDICTS),
        ("keys of `given`", GIVEN_KEYS),
        ("keys of a player", PLAYER_KEYS),
        ("keys of an object", OBJECT_KEYS),
        ("options", SUPPORTED),
        ("steps", ACTIONS),
        ("choices of a step", INLINE),
        ("properties of an object", PROPERTIES),
        ("steps of MAGMELL", MAGMELL.steps),
        ("steps of Duel Masters", DUEL_MASTERS.steps),
        ("instructions of MAGMELL", VERBS),
        ("tests of filters of MAGMELL", FILTER_KEYS),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_word_of_the_format_is_named(name: str, what: str, words: Iterable[str]) -> None:
    told = {
        word for code in re.findall(r"`([^`\n]+)`", BLOCK.sub("", page(name))) for word in re.findall(r"[\w-]+", code)
    }
    missing = sorted(set(words) - told - ASIDE - SYNONYMS)
    assert not missing, f"{what}: {missing}"


@pytest.mark.parametrize("game", ["mtg", "mtg6", "magmell", "dm"])
def test_every_game_has_an_example(game: str) -> None:
    assert [block for block in blocks() if f"\ngame: {game}\n" in block]


def test_a_broken_example_would_be_noticed(folder: Path) -> None:
    """The same example with another number expected fails, so that passing says something."""
    block = next(block for block in blocks() if "player: B, life: 17" in block)
    broken = folder / "broken.yaml"
    broken.write_text(block.replace("player: B, life: 17", "player: B, life: 16"), encoding="utf-8")
    try:
        assert check_file(broken).verdict == "fail"
    except JudgekitError as fault:  # pragma: no cover - a refusal would be no proof
        pytest.fail(str(fault))
