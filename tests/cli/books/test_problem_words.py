"""Problems of documents are told in the language of the interface, whatever the readers and the cross-checks say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.cli.books import problem_words
from judgekit.core import wording
from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.tree import read_tree
from judgekit.table.wording import decided

PACKAGE = Path(problem_words.__file__).resolve().parents[2]
SAYS = ("Problem", "report", "_report", "_finding")
NAMES = ("message", "hint")
UNTOLD = (
    "Japanese Japanese",
    "mtg:1 (ja) quotes “Japanese” for Japanese, which Japanese",
    "Japanese: Japanese",
    "number Japanese: Japanese",
    "Japanese not printed",
)
"""Sentences of which all is filled in: their parts are tried in their own right."""


@pytest.fixture(autouse=True)
def japanese() -> Iterator[None]:
    """Speak Japanese, and English again behind it."""
    wording.speak("ja")
    yield
    wording.speak("en")


def sentences() -> Iterator[str]:
    """Yield what readers and cross-checks say, every place filled with the word Japanese."""
    for folder in ("books", "references"):
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                prefix = "mtg:1 (ja) " if file.name == "checking.py" else ""
                for text in said(node):
                    yield f"{prefix}{text}" if text.startswith(("cites", "quotes", "names")) else text


def said(node: ast.AST) -> Iterator[str]:
    """Yield the sentences that a statement or call gives to a problem."""
    given: list[ast.expr] = []
    if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id in NAMES for to in node.targets):
        given = [node.value]
    elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in SAYS:
        given = node.args
    for one in given:
        for value in (one.body, one.orelse) if isinstance(one, ast.IfExp) else (one,):
            if isinstance(value, ast.JoinedStr):
                yield "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "Japanese" for part in value.values
                )
            elif isinstance(value, ast.Constant) and isinstance(value.value, str) and " " in value.value:
                yield value.value


def test_every_sentence_about_a_document_has_japanese() -> None:
    found = {one for one in sentences() if one not in UNTOLD and " " in one}
    assert len(found) > 80
    assert [one for one in sorted(found) if problem_words.retold(one) == one] == []


def test_what_is_filled_in_stands_in_the_japanese() -> None:
    assert problem_words.retold("the Japanese half of 103.4 is lost") == "103.4 の日本語の文が失われている"
    assert problem_words.retold("mtg:104.4h (ja) cites 807.5 where the English half cites 809.5") == (
        "mtg:104.4h(ja)は、英語の文が 809.5 を参照するところで 807.5 を参照している"
    )


def test_a_title_that_is_quoted_wrongly_is_told_with_both_titles() -> None:
    told = problem_words.retold("mtg:1.1 (en) quotes “A B” for 609.7, which has no title")
    assert told == "mtg:1.1(en)は 609.7 を「A B」として引用しているが、609.7 に題名はない"


def test_several_faults_of_one_number_are_told_one_by_one() -> None:
    told = problem_words.retold("number 302.1: it is printed 302. 1; stray bold marks stand beside it")
    assert told == "番号 302.1: 302. 1 と印刷されている。余分な太字の印がそばにある"


def test_a_sentence_that_is_not_known_stays_as_it_is() -> None:
    assert problem_words.retold("something nobody says") == "something nobody says"


def test_english_stays_as_the_store_has_it() -> None:
    wording.speak("en")
    assert problem_words.told("error", "ja-missing", "x", "y") == "error ja-missing: x (y)"


def test_every_reason_of_a_list_of_rules_has_japanese() -> None:
    for file in sorted(corpus_folder().glob("*/unshown.tsv")):
        for line in file.read_text(encoding="utf-8").splitlines()[1:]:
            reason = line.split("\t")[1]
            assert re.search("[ぁ-んァ-ヶ一-龠]", wording.phrase(reason)), reason


def test_what_the_parser_of_yaml_finds_has_japanese() -> None:
    with pytest.raises(ScenarioMalformed, match="があるはずのところにない"):
        read_tree("a: [1\nb: {")


def test_a_decision_is_named_in_the_language_of_the_interface() -> None:
    assert decided("priority") == "優先権"
    wording.speak("en")
    assert decided("priority") == "priority"
