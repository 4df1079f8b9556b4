"""`use`: the edition one judges by, chosen once, above it the environment and the command line."""

import json
from pathlib import Path

import pytest

from judgekit.cli.rules.finding import why_elsewhere
from judgekit.search.results import SearchResult
from tests.cli.conftest import Run

OLD, NEW = "mtg@20100304", "mtg@20310506"


def text(date: str, *groups: tuple[str, str]) -> str:
    """Return an official text of some date: one group after the other, each a heading and one rule."""
    lines = ["Magic: The Gathering Comprehensive Rules", f"These rules are effective as of {date}.", "1. Ways"]
    for number, (heading, said) in enumerate(groups, start=100):
        lines += [f"{number}. {heading}", f"{number}.1. {said}"]
    entries = [f"{heading}\nSee rule {number}.1." for number, (heading, _said) in enumerate(groups, start=100)]
    return "\n\n".join([*lines, "Glossary", *entries, "Credits", "Me", ""])


LAMP = ("Lamps", "Whoever carries the lamp walks in front and warns the others of holes in the road.")
CART = ("Carts", "A cart with a broken wheel is left where it stands until somebody mends it.")
BELL = ("Bells", "The bell on the tower is rung once for every visitor that comes across the bridge.")


@pytest.fixture
def judging(run_alone: Run, machine: Path) -> Run:
    """A machine with the bilingual miniature and with official texts before and after it."""
    books = machine / "rulebooks"
    (books / "old.txt").write_text(text("March 4, 2010", CART, LAMP), encoding="utf-8")
    (books / "new.txt").write_text(text("May 6, 2031", LAMP, BELL, CART), encoding="utf-8")
    return run_alone


def edition(run: Run, *arguments: str) -> str:
    return str(json.loads(run("rule", *arguments, "--json").out.splitlines()[0])["edition"])


def test_without_a_choice_the_newest_whole_text_answers(judging: Run) -> None:
    assert edition(judging, "100.1") == NEW
    assert judging("100.1").out.splitlines()[0] == f"100.1  [{NEW}]"
    assert judging("use").out.startswith(f"{NEW}  (nothing is chosen")


def test_what_is_chosen_answers_until_it_is_forgotten(judging: Run, machine: Path) -> None:
    assert judging("use", "MTG@20100304").out.startswith(OLD)
    assert (machine / "config" / "judgekit" / "use").read_text() == f"{OLD}\n"
    assert edition(judging, "100.1") == OLD
    assert json.loads(judging("use", "--json").out)["edition"] == OLD
    assert judging("use", "mtg").out.startswith(NEW)
    assert judging("use", "dm").out.startswith("dm@2025")
    assert edition(judging, "112.3a") == "dm@2025"
    assert judging("use", "--none").out.startswith(NEW)
    assert edition(judging, "100.1") == NEW


def test_the_environment_stands_above_the_choice_and_the_command_line_above_both(
    judging: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging("use", OLD)
    monkeypatch.setenv("JUDGEKIT_GAME", "mtg")
    assert edition(judging, "100.1") == OLD
    monkeypatch.setenv("JUDGEKIT_EDITION", NEW)
    assert edition(judging, "100.1") == NEW
    assert judging("use").out.startswith(f"{NEW}  (JUDGEKIT_EDITION, above judgekit use {OLD})")
    assert edition(judging, "100.1", "--edition", OLD) == OLD
    assert edition(judging, "200", "--game", "dm") == "dm@2025"
    monkeypatch.setenv("JUDGEKIT_GAME", "dm")
    assert judging("rule", "100.1").code == 2
    monkeypatch.delenv("JUDGEKIT_EDITION")
    assert edition(judging, "112.3a") == "dm@2025"


def test_another_book_answers_only_what_this_one_has_not_and_says_so_first(judging: Run) -> None:
    assert judging("112.3a").out.splitlines()[0] == f"{NEW} has no 112.3a: what follows is of dm@2025"
    assert judging("112.3a", "--lang", "ja").out.splitlines()[0] == f"{NEW} に 112.3a はない。以下は dm@2025 のもの"
    assert "what follows" not in judging("dm:112.3a").out
    judging("use", OLD)
    assert judging("102.1").out.splitlines()[0] == f"{OLD} has no 102.1: what follows is of {NEW}"


def test_an_outline_and_an_older_edition_say_so_first(judging: Run) -> None:
    assert judging("dm:112.3a").out.splitlines()[0].startswith("the text of dm@2025 is not on this machine")
    assert judging("100.1", "--edition", OLD).out.splitlines()[0] == f"{OLD} is an older edition: {NEW} is loaded"
    assert judging("100.1", "--edition", OLD, "--format", "md").out.startswith(f"({OLD} is an older edition")
    assert judging("100.1", "--edition", OLD, "--lang", "ja").out.startswith(f"{OLD} は旧版")


def test_terms_references_and_histories_are_of_the_edition_in_use(judging: Run) -> None:
    for chosen, number in ((NEW, "102.1"), (OLD, "100.1")):
        judging("use", chosen)
        assert f"[{chosen}]" in judging("term", "carts").out
        assert f"[{chosen}]" in judging("refs", "100.1").out
        assert f"{number}" in judging("history", number).out
    judging("use", OLD)
    assert judging("term", "bells").out.splitlines()[0] == f"{OLD} has no entry “bells”: what follows is of {NEW}"


def test_a_choice_that_is_gone_is_told_and_the_newest_answers(judging: Run, machine: Path) -> None:
    judging("use", OLD)
    (machine / "rulebooks" / "old.txt").unlink()
    answer = judging("100.1")
    assert answer.out.splitlines()[0] == f"100.1  [{NEW}]"
    assert f"{OLD}, which is in use, is not on this machine" in answer.err
    (machine / "config" / "judgekit" / "use").write_bytes(b"\xff\xfe\0")
    assert judging("100.1").out.splitlines()[0] == f"100.1  [{NEW}]"


def test_what_is_no_edition_is_not_chosen(judging: Run) -> None:
    for arguments in (("use", "chess"), ("use", "mtg", "--none"), ("use", "")):
        assert judging(*arguments).code == 2
    assert judging("use").out.startswith(NEW)


def test_an_edition_that_is_not_loaded_is_told_with_what_is_and_how_to_add_it(judging: Run) -> None:
    told = judging("use", "mtg@20991231").err
    assert "no edition mtg@20991231 is loaded" in told
    assert "judgekit books add FILE" in told
    assert "there is no game" in judging("use", "bridge").err


def test_notes_on_a_change_are_never_the_newest_by_themselves(run: Run) -> None:
    assert run("use").out.startswith("mtg@20210922")
    assert edition(run, "100.1") == "mtg@20210922"


def found(run: Run, *arguments: str) -> list[str]:
    shape = json.loads(run("search", *arguments, "--json").out)
    return [f"{hit['edition']}:{hit['number']}" for hit in shape["hits"]]


def test_the_edition_in_use_is_searched_and_no_superseded_rule_stands_before_its_own(judging: Run) -> None:
    assert found(judging, "cart wheel")[0] == f"{NEW}:102.1"
    assert {hit.partition(":")[0] for hit in found(judging, "cart wheel")} == {NEW}
    judging("use", OLD)
    assert found(judging, "cart wheel")[0] == f"{OLD}:100.1"
    assert judging("search", "cart wheel").out.splitlines()[0] == f"{OLD} is an older edition: {NEW} is loaded"
    assert found(judging, "cart wheel", "--edition", NEW)[0] == f"{NEW}:102.1"
    of_book = found(judging, "cart wheel", "--game", "mtg")
    assert of_book[0] == f"{OLD}:100.1"


def test_what_only_another_edition_has_is_found_there_and_said_first(judging: Run) -> None:
    judging("use", OLD)
    assert found(judging, "bells")[0] == f"{NEW}:101.1"
    assert judging("search", "bells").out.splitlines()[0] == f"{OLD} has nothing on this: what follows is of {NEW}"


def test_of_a_word_that_the_edition_in_use_has_too_it_is_not_said_to_have_nothing() -> None:
    result = SearchResult("barricade")
    assert why_elsewhere(result, NEW, "en") == f"{NEW} has nothing on this"
    result.seldom = ["barricade", "moat"]
    assert why_elsewhere(result, NEW, "both") == f"{NEW} hardly speaks of barricade, moat"
    assert why_elsewhere(result, NEW, "ja") == f"{NEW} に「barricade, moat」はほとんど出てこない"
    result.seldom, result.nearer = [], True
    assert why_elsewhere(result, NEW, "en") == f"{NEW} has nothing so near to this"
    assert why_elsewhere(result, NEW, "ja") == f"{NEW} にはこれほど近いものがない"


def test_who_chose_a_game_hears_others_only_for_what_it_has_not(judging: Run, run: Run) -> None:
    free = run("search", "召喚酔い").out
    assert free.splitlines()[-1].startswith("  Duel Masters: ")
    assert free.splitlines()[-1].endswith(" · judgekit … --game dm")
    assert "[dm@2025]" not in free
    japanese = run("search", "召喚酔い", "--lang", "ja").out.splitlines()[-1]
    assert japanese.startswith("  デュエル・マスターズ: ")
    assert "--game dm" in run("search", "召喚酔い", "--full").out.splitlines()[-1]
    assert "--game dm" not in run("search", "召喚酔い", "--game", "mtg").out
    judging("use", "mtg@20210922")
    chosen = judging("search", "召喚酔い").out
    assert "--game dm" not in chosen
    assert "[dm@2025]" not in chosen
    assert "what follows is of dm@2025" in judging("search", "シールドゾーン").out.splitlines()[0]


def test_another_game_answers_its_own_words_and_where_it_is_named(judging: Run) -> None:
    first = judging("search", "シールドゾーン").out.splitlines()[0]
    assert first == f"{NEW} has nothing on this: what follows is of dm@2025"
    for words in ("デュエマ 墓地", "dm 墓地", "ＤＭ 墓地", "デュエマの墓地"):
        first = judging("search", *words.split()).out.splitlines()[0]
        assert first == "the question names its book: what follows is of dm@2025", words
    assert not {hit for hit in found(judging, "cart graveyard") if hit.startswith("dm")}
