"""`rule`, `term`, `refs`, `export` and `books` as a judge and as a program sees them."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, running


def test_a_bare_number_is_looked_up(run: Run) -> None:
    answer = run("100.2")
    assert answer.code == 0
    assert "Have one table ready." in answer.out
    assert "机を一つ用意する" in answer.out


def test_a_language_may_be_chosen(run: Run) -> None:
    assert "机" not in run("rule", "100.2", "--lang", "en").out
    assert "table" not in run("rule", "100.2", "--lang", "ja").out


def test_the_language_of_the_environment_holds(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_LANG", "ja")
    assert "table" not in run("rule", "100.2").out


def test_a_rule_is_shown_with_its_subrules_unless_bare(run: Run) -> None:
    assert "102.1a" in run("rule", "102.1").out
    assert "102.1a" not in run("rule", "102.1", "--bare").out.replace("-> ", "")


def test_a_number_printed_with_spaces_is_one_number(run: Run) -> None:
    assert run("102.", "1b").out.startswith("102.1b")


def test_a_misprinted_number_leads_to_the_rule_that_it_stands_over_and_says_so(run: Run) -> None:
    answer = run("rule", "mtg:104.2")
    assert answer.out.startswith("103.2  [mtg@20210922]")
    assert "104.2" in answer.err
    assert "103.2" in answer.err


def test_several_numbers_are_shown_one_after_the_other(run: Run) -> None:
    shown = run("rule", "100.2", "101.1", "102.1a-c").out
    assert [number for number in ("100.2", "101.1", "102.1a", "102.1b", "102.1c") if f"{number}  [" in shown] == [
        "100.2", "101.1", "102.1a", "102.1b", "102.1c",
    ]  # fmt: skip


def test_json_is_the_node_with_its_references(run: Run) -> None:
    shape = json.loads(run("rule", "100.1", "--json").out)
    assert list(shape)[:13] == ["id", "book", "edition", "number", "printed_number", "kind", "parent", "title", "text", "examples",
                                "notes", "lines", "flags"]  # fmt: skip
    assert shape["cites"] == ["mtg:102"]
    assert {"cited_by", "subrules", "changed_in"} <= set(shape)


def test_several_numbers_in_json_are_one_object_a_line(run: Run) -> None:
    lines = run("rule", "100.1", "100.2", "--json").out.splitlines()
    assert [json.loads(line)["number"] for line in lines] == ["100.1", "100.2"]


def test_markdown_can_be_pasted_into_a_report(run: Run) -> None:
    shown = run("rule", "100.2", "--format", "md", "--lang", "en").out
    assert "**100.2**" in shown
    assert "> Have one table ready." in shown


def test_context_shows_the_neighbours(run: Run) -> None:
    assert "100.1" in run("rule", "100.2", "--context").out


def test_a_number_that_does_not_exist_gets_its_nearest_in_one_line(run: Run) -> None:
    answer = run("rule", "100.77")
    assert (answer.code, answer.out) == (1, "")
    assert "nearest: " in answer.err
    assert answer.err.strip().splitlines()[-1].startswith("judgekit: no rule 100.77")


@pytest.mark.parametrize(
    "arguments",
    [("rule",), ("rule", "100.1", "--nonsense"), ("rule", "100.1", "--lang", "fr"), ("rule", "ルール"), ("export", "everything"),
     ("refs", "100.1", "100.2"), ("rule", "100.1", "--format", "pdf")],
)  # fmt: skip
def test_wrong_usage_is_one_plain_line_and_exit_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert len(answer.err.strip().splitlines()) == 1


def test_an_edition_that_is_not_loaded_gives_exit_code_3(run: Run) -> None:
    assert run("rule", "100.1", "--edition", "mtg@19990101").code == 3


def test_a_book_without_its_document_says_how_to_add_it(run: Run) -> None:
    answer = run("rule", "dm:112.3a")
    assert answer.code == 0
    assert "judgekit books add" in answer.out


@pytest.mark.parametrize("word", ["Drawn Game", "drawn game"])
def test_a_term_is_found_by_its_head(run: Run, word: str) -> None:
    assert "glossary/Drawn Game" in run("term", word).out


def test_a_term_that_is_none_is_one_line(run: Run) -> None:
    assert run("term", "zzzzzz").code == 1


def test_a_term_that_only_another_book_has_says_so_in_the_first_line(run: Run) -> None:
    first, _, rest = run("term", "チャント").out.partition("\n")
    assert first.startswith("mtg@20210922 has no entry “チャント”: what follows is of ")
    assert "magmell@1.01" in first
    assert "チャント" in rest
    assert run("term", "チャント", "--lang", "ja").out.startswith("mtg@20210922 に「チャント」の項はない。")


def test_a_term_of_todays_book_says_nothing_of_other_books(run: Run) -> None:
    assert run("term", "Drawn Game").out.startswith("glossary/Drawn Game")


@pytest.mark.parametrize(
    "word", ["Mulligan", "Priority", "Legendary", "Dies", "Aura", "Concede", "信心", "Trample", "オーラ"]
)
@pytest.mark.rulebooks
def test_the_glossary_of_todays_book_stands_first(
    rulebooks: Path, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    shown = [line for line in running(capsys)("term", word).out.splitlines() if line.endswith("]")]
    assert shown[0].startswith("glossary/")
    editions = [line.rpartition("[")[2] for line in shown]
    assert editions == sorted(editions, key=lambda edition: edition != "mtg@20210922]")
    assert editions[0] == "mtg@20210922]"


def test_references_are_shown_both_ways(run: Run) -> None:
    assert "-> 102" in run("refs", "100.1").out
    shape = json.loads(run("refs", "102", "--json").out)
    assert set(shape) == {"id", "cites", "cited_by"}
    assert "mtg:100.1" in shape["cited_by"]


def test_references_of_a_book_without_its_document_say_how_to_add_it(run: Run) -> None:
    assert "judgekit books add" in run("refs", "dm:112.3a").out
    assert "judgekit books add" in run("refs", "--path", "dm:112.3a", "dm:101.1").err


@pytest.mark.parametrize(
    ("arguments", "takes"),
    [
        (("refs",), "one rule number"),
        (("refs", "--path", "102"), "two rule numbers"),
        (("refs", "--broken", "102"), "no number"),
    ],
)
def test_references_say_how_many_numbers_they_take(run: Run, arguments: tuple[str, ...], takes: str) -> None:
    assert f"refs takes {takes}" in run(*arguments).err


def test_a_picture_is_written(run: Run, tmp_path: Path) -> None:
    for suffix, mark in ((".svg", "<svg"), (".dot", "digraph"), (".graphml", "<graphml")):
        file = tmp_path / f"refs{suffix}"
        assert run("refs", "102", "--picture", str(file)).code == 0
        assert mark in file.read_text(encoding="utf-8")


def test_nodes_are_exported_in_document_order(run: Run) -> None:
    nodes = [json.loads(line) for line in run("export", "nodes", "--edition", "mtg@20210922").out.splitlines()]
    assert [node["id"] for node in nodes][:3] == ["mtg:introduction", "mtg:1", "mtg:100"]


def test_references_are_exported(run: Run) -> None:
    refs = [json.loads(line) for line in run("export", "refs").out.splitlines()]
    assert {"from", "edition", "lang", "raw", "line", "kind", "targets", "resolved", "note"} <= set(refs[0])


def test_the_account_of_a_document_is_given(run: Run) -> None:
    answer = run("books", "check", "--json")
    (book,) = json.loads(answer.out)["books"]
    assert (book["unassigned"], book["lines"]) == ([], book["assigned"])
    assert answer.code == 1  # the miniature is full of damage, and every damage is a problem
    assert {"code", "severity", "line", "message", "hint"} == set(book["problems"][0])


def test_a_document_is_added_and_removed(run_alone: Run, machine: Path) -> None:
    miniature = machine / "rulebooks" / "miniature.txt"
    document = machine / "mine.txt"
    document.write_text(miniature.read_text(encoding="utf-8"), encoding="utf-16")
    miniature.unlink()
    assert run_alone("books", "add", str(document)).code == 0
    assert "Have one table ready." in run_alone("100.2").out
    assert run_alone("books", "remove", "mtg@20210922").code == 0
    assert "Have one table ready." not in run_alone("100.2").out


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02", b"milk and eggs\n"])
def test_what_is_no_rulebook_is_refused_in_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    document = tmp_path / "no.txt"
    document.write_bytes(content)
    answer = run("books", "add", str(document))
    assert answer.code == 3
    assert len(answer.err.strip().splitlines()) == 1


def test_a_file_that_is_not_there_is_one_line(run: Run, tmp_path: Path) -> None:
    assert run("books", "add", str(tmp_path / "nowhere.txt")).code == 3


def test_broken_references_are_problems_found(run: Run) -> None:
    answer = run("refs", "--broken")
    assert (answer.code, "reference-" in answer.out) == (1, True)
    lines = run("refs", "--broken", "--json").out.splitlines()
    assert json.loads(lines[0])["code"].startswith("reference-")


def test_the_references_of_the_subrules_are_among_those_of_a_rule(run: Run) -> None:
    assert "-> 102" in run("refs", "102").out
    shape = json.loads(run("refs", "102", "--json").out)
    assert shape["cites"] == ["mtg:102"]
    assert shape["cited_by"] == ["mtg:100.1", "mtg:102.2"]
    assert list(shape) == ["id", "cites", "cited_by"]


def test_a_chain_may_begin_and_end_in_a_subrule(run: Run) -> None:
    shape = json.loads(run("refs", "--path", "100", "102", "--json").out)
    assert shape == {"path": ["mtg:100.1", "mtg:102"]}
    assert json.loads(run("refs", "--path", "100.1", "102", "--json").out) == {"path": ["mtg:100.1", "mtg:102"]}


@pytest.mark.parametrize("arguments", [("coverage", "--game", "mtg", "--picture"), ("refs", "102", "--picture")])
def test_a_picture_that_cannot_be_written_as_named_is_refused(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    file = tmp_path / "picture.png"
    answer = run(*arguments, str(file))
    assert (answer.code, file.exists()) == (2, False)
    assert "no picture can be written as .png" in answer.err
    assert run(*arguments, str(tmp_path / "nowhere" / "picture.svg")).code == 2


def test_a_number_that_does_not_exist_takes_nothing_from_the_others(run: Run) -> None:
    answer = run("rule", "100.2", "100.77", "nonsense", "101.1")
    assert answer.code == 1
    assert "100.2  [" in answer.out
    assert "101.1  [" in answer.out
    (line,) = answer.err.strip().splitlines()
    assert "no rule 100.77" in line
    assert "nonsense" in line
    assert run("rule", "100.2", "100.77").code == run("100.2", "100.77").code == 1
    assert "no rule 100.77" in run("rule", "100.2", "100.77", "--format", "md").err


def test_a_range_whose_end_does_not_exist_says_where_it_ends(run: Run) -> None:
    answer = run("rule", "102.1a-z")
    assert (answer.code, "102.1c  [" in answer.out) == (0, True)
    assert answer.err.strip() == "judgekit: there is no 102.1z: 102.1a-z ends with 102.1c"
    assert run("rule", "102.1a-c").err == ""


@pytest.mark.parametrize(
    ("arguments", "near"), [(("rule", "100.77"), "nearest"), (("term", "Drown Gome"), "did_you_mean")]
)
def test_what_is_not_found_has_the_shape_of_what_is(run: Run, arguments: tuple[str, ...], near: str) -> None:
    answer = run(*arguments, "--json")
    shape = json.loads(answer.out)
    assert (answer.code, shape["id"]) == (1, None)
    assert shape[near]
    assert set(json.loads(run("rule", "100.2", "--json").out)) == set(shape) - {near}


def test_several_numbers_in_json_are_followed_by_those_that_do_not_exist(run: Run) -> None:
    lines = run("rule", "100.77", "100.1", "--json").out.splitlines()
    assert [json.loads(line)["id"] for line in lines] == ["mtg:100.1", None]


def test_a_term_that_is_none_says_what_it_may_have_been(run: Run) -> None:
    assert "did you mean: 引き分け / Drawn Game" in run("term", "Drown Gaem").err


def test_related_rules_are_shown_of_the_numbers_that_exist(run: Run) -> None:
    alone, both = run("rule", "102.1", "--related"), run("rule", "102.1", "100.77", "--related")
    assert alone.code == 0
    assert (both.code, both.out) == (1, alone.out)
    assert "no rule 100.77" in both.err
