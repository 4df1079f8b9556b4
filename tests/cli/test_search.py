"""`search` as a judge and as a program sees it: what is shown of a hit."""

import json

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("words", [("召喚酔い", "--game", "dm"), ("召喚酔い", "--game", "dm", "--lang", "en")])
def test_a_hit_whose_text_is_not_loaded_shows_our_gloss(run: Run, words: tuple[str, ...]) -> None:
    shown = run("search", *words).out
    assert "  en* " in shown
    assert ("  ja* " in shown) == ("--lang" not in words)


def test_a_hit_with_its_text_shows_that(run: Run) -> None:
    shown = run("search", "table", "--game", "mtg", "--limit", "1").out
    assert "  en  " in shown
    assert "  en* " not in shown


def test_glosses_are_left_out_where_nobody_wants_them(run: Run) -> None:
    assert "* " not in run("search", "召喚酔い", "--game", "dm", "--no-gloss").out


def test_the_snippets_of_a_program_are_of_the_text_alone(run: Run) -> None:
    hits = json.loads(run("search", "召喚酔い", "--game", "dm", "--json").out)["hits"]
    assert hits
    assert [hit["snippet"] for hit in hits] == [{"ja": None, "en": None}] * len(hits)
