"""`make new-keyword` lays down a keyword that is read at once and refused in play until its meaning is written."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_keyword import NewKeyword, main, write

ROOT = Path(__file__).resolve().parents[2]
READ = (
    "import sys; from judgekit.language.parts import Part; import judgekit.games.mtg.rules;"
    "from judgekit.games.mtg.text.structured.cards import read_card;"
    "print(*(read_card('Glow', Part({'types': 'Creature', 'text': text}))[0].abilities[0][:4] for text in sys.argv[1:]))"
)

CHECKED = (
    "import sys; from pathlib import Path; from judgekit.scenarios import check_file;"
    "print(check_file(Path(sys.argv[1])).base)"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a keyword touches, and of the package around it."""
    shutil.copytree(ROOT / "judgekit", tmp_path / "judgekit")
    for name in ("english_permanents.txt", "japanese_permanents.txt"):
        file = Path("tests/games/mtg/text") / name
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, tmp_path / file)
    (tmp_path / "corpus" / "mtg").mkdir(parents=True)
    for data in (*ROOT.glob("corpus/mtg/*.t*"), ROOT / "corpus" / "terms.toml"):
        shutil.copy2(data, tmp_path / data.relative_to(ROOT))
    return tmp_path


def in_checkout(checkout: Path, *arguments: str) -> str:
    """Return what python says there."""
    told = subprocess.run((sys.executable, *arguments), cwd=checkout, capture_output=True, text=True, check=False)
    return told.stdout + told.stderr


def test_a_new_keyword_is_read_in_both_languages_and_refused_in_play_by_its_rule(checkout: Path) -> None:
    new = NewKeyword("gleam step", "702.50", "輝き歩き", "number", "triggered")
    files = write(new, checkout)
    assert [file for file in files if not file.is_file()] == []
    read = in_checkout(checkout, "-c", READ, "Gleam step 3", "輝き歩き３")
    assert read.count("('keyword', 'gleam step', 3, None)") == 2, read
    scenario = files[0]
    scenario.write_text(scenario.read_text(encoding="utf-8").replace("    # ", "    "), encoding="utf-8")
    checked = in_checkout(checkout, "-c", CHECKED, str(scenario))
    assert "unsupported" in checked, checked
    assert "702.50a" in checked


def test_its_row_stands_in_the_order_of_the_rules(checkout: Path) -> None:
    write(NewKeyword("gleam", "702.50", "輝き", "cost"), checkout)
    rows = (checkout / "judgekit/games/mtg/terms/keywords.py").read_text(encoding="utf-8").splitlines()
    at = rows.index('    "gleam": Keyword("702.50", "cost"),')
    assert ('"702.50"' in rows[at - 1], '"702.51"' in rows[at + 1]) == (True, True)
    assert (
        (checkout / "tests/games/mtg/text/japanese_permanents.txt")
        .read_text(encoding="utf-8")
        .endswith("輝き{2} => Gleam {2}\n")
    )
    with pytest.raises(FileExistsError):
        write(NewKeyword("gleam", "702.50", "輝き"), checkout)


def test_a_keyword_that_is_there_is_not_laid_down_again() -> None:
    assert main(["flying", "702.9", "飛行"]) == 1


@pytest.mark.parametrize("arguments", [["gleam", "701.9", "輝き"], ["Glänzen", "702.9", "輝き"]])
def test_what_is_no_keyword_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
