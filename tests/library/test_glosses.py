"""Glosses of a later edition lie in a folder of their own, and win over what the base edition lends."""

from pathlib import Path

import pytest

from judgekit.core.nodes import Headword, Kind, RuleNode
from judgekit.core.text import Bilingual, Gloss
from judgekit.library import glosses, lookup, store
from tests.cli.rules.test_lent_japanese import TEXT, TODAY

OLD = """\
- number: "102.1"
  ja: "雨なら屋内でする。"
  en: "Rain moves the game indoors."
  asked: ["雨天はどこで?", "where to play when it pours"]
- number: "100.1"
  ja: "二人でする。"
  en: "It takes two."
"""
NEW = """\
- number: "103.1"
  ja: "雨の日の新しい要約。"
  en: "Our new words about rain."
"""


@pytest.fixture
def corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A corpus whose only files are glosses of the miniature and of its later text."""
    folder = tmp_path / "corpus"
    for name, text in (("glosses/1xx.yaml", OLD), (f"glosses-{TODAY.partition('@')[2]}/1xx.yaml", NEW)):
        path = folder / "mtg" / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(glosses, "corpus_folder", lambda: folder)
    return folder


def test_every_file_of_a_folder_is_read_and_phrases_are_items(corpus: Path) -> None:
    (corpus / "mtg" / "glosses" / "2xx.yaml").write_text('- {number: "200.1", ja: "値。", en: "A value."}\n')
    read = glosses.all_glosses()
    assert set(read) == {"mtg:102.1", "mtg:100.1", "mtg:200.1", f"{TODAY}:103.1"}
    assert read["mtg:102.1"].asked == ("雨天はどこで?", "where to play when it pours")
    assert read["mtg:200.1"] == Gloss("値。", "A value.")
    assert glosses.glossed_editions() == ["mtg@20210922", TODAY]


def test_a_gloss_of_a_later_edition_wins_over_the_one_that_its_predecessor_lends(
    new_machine: Path, corpus: Path
) -> None:
    (new_machine / "rulebooks" / "today.txt").write_text(TEXT, encoding="utf-8")
    connection = store.open_store()
    said = {id: lookup.find(connection, id)[0]["gloss_en"] for id in (f"{TODAY}:100.1", f"{TODAY}:103.1", "mtg:102.1")}
    assert said == {
        f"{TODAY}:100.1": "It takes two.",
        f"{TODAY}:103.1": "Our new words about rain.",
        "mtg:102.1": "Rain moves the game indoors.",
    }


def test_without_the_text_of_the_base_edition_an_unchanged_rule_is_lent_its_gloss_under_its_new_number() -> None:
    every = glosses.all_glosses()
    lent = glosses.lent_without_text("mtg@20260417", every)
    assert lent["mtg@20260417:701.21a"] == every["mtg:701.17a"]
    assert not lent.keys() & every.keys()
    assert glosses.lent_without_text("mtg@20210922", every) == {}


def test_without_the_old_text_the_concordance_says_which_rule_it_is_now() -> None:
    now = glosses.now_without_text("mtg@20260417")
    assert now["mtg:701.17a"] == "mtg@20260417:701.21a"
    assert now["mtg:500.1"] == "mtg@20260417:500.1"
    assert "mtg:509.2" not in now
    assert glosses.now_without_text("mtg@20210922") == glosses.now_without_text("mtg@20241108") == {}


def test_a_heading_without_a_gloss_of_its_own_has_that_of_the_glossary_entry_of_its_name() -> None:
    def node(number: str | None, kind: Kind, name: str) -> RuleNode:
        head = Headword(en=name) if kind == "entry" else None
        title = Bilingual() if kind == "entry" else Bilingual(en=name)
        told = None if number is not None else f"glossary/{name}"
        return RuleNode("mtg", "mtg@20320506", number, kind, name=told, title=title, headword=head)

    saddle, board = node("702.1", "rule", "Saddle"), node("702.2", "rule", "Board")
    entry = node(None, "entry", "Saddle, Mounting")
    own = {entry.id: Gloss("騎乗とは。", "To saddle.", ("who saddles",)), board.id: Gloss("板。", "A board.")}
    assert glosses.of_the_glossary([saddle, board, entry], own) == {saddle.id: Gloss("騎乗とは。", "To saddle.")}
