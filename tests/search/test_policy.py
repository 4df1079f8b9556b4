"""Questions of tournament policy are told from questions about rules, in either language."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from judgekit.core.corpus import corpus_folder
from judgekit.search.policy import DOCUMENTS, asked_for

TABLE = (corpus_folder() / "mtg" / "policy.tsv").read_text(encoding="utf-8")
ROOT = Path(__file__).resolve().parents[2]
SAY_SO_THEMSELVES = {"100.6", "104.3k", "513.2", "800.3"}
"""Rules whose questions speak of tournament rules or of a missed trigger: the rule itself points there, or denies it."""


def meant(query: str) -> tuple[str, str] | None:
    found = asked_for(query, TABLE)
    return None if found is None else (found.document, found.section)


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("missed trigger", "2.1"),
        ("My opponent forgot about his trigger, what now?", "2.1"),
        ("誘発忘れ", "2.1"),
        ("対戦相手が誘発を忘れた", "2.1"),
        ("drew an extra card", "2.3"),
        ("カードを引きすぎた", "2.3"),
        ("drew three cards for the turn by mistake", "2.3"),
        ("1枚多く引いてしまった", "2.3"),
        ("they played a second land and we noticed later", "2.5"),
        ("土地を2枚置いたのに後で気づいた 懲罰", "2.5"),
        ("slow play penalty", "3.3"),
        ("遅いプレイ", "3.3"),
        ("deck error", "3.5"),
        ("デッキ登録ミス", "3.4"),
        ("marked sleeves", "3.8"),
        ("what happens for cheating?", "4.8"),
        ("infraction", ""),
    ],
)
def test_a_question_of_policy_has_its_section_in_the_procedure_guide(query: str, section: str) -> None:
    assert meant(query) == ("ipg", section)


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("may I take notes", "2.11"),
        ("デッキチェック", "2.8"),
        ("can she read her notes between games", "2.11"),
        ("サイドボードのメモを見てもいい?", "2.11"),
        ("my opponent checked his phone", "2.12"),
        ("試合中にスマホを触った", "2.12"),
        ("appeal a ruling", "2.9"),
        ("out-of-order sequencing", "4.3"),
    ],
)
def test_how_a_tournament_is_run_stands_in_the_tournament_rules(query: str, section: str) -> None:
    assert meant(query) == ("mtr", section)


@pytest.mark.parametrize(
    "query",
    [
        "draw an extra card each turn",
        "drew two cards off one effect",
        "play two lands a turn",
        "土地を2枚置ける",
        "スマホでサイコロを振る",
        "can I miss my draw step",
        "backup and lifelink",
        "cheat a creature into play",
        "スライディング",
        "誘発型能力",
        "プレイできる枚数",
        "",
        " ",
    ],
)
def test_words_of_the_game_are_no_policy(query: str) -> None:
    assert meant(query) is None


def rules_questions() -> Iterator[tuple[str, str]]:
    for path in (ROOT / "bench" / "queries_own.jsonl", ROOT.parent / "shared" / "search" / "queries_public.jsonl"):
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        yield from (("", json.loads(line)["query"]) for line in lines)
    for file in sorted((corpus_folder() / "mtg").glob("glosses*/*.yaml")):
        entries = yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        yield from ((entry["number"], asked) for entry in entries for asked in entry.get("asked", ()))


def test_no_question_about_rules_is_taken_for_one_of_policy() -> None:
    asked = list(rules_questions())
    assert len(asked) > 700
    taken = [(number, query) for number, query in asked if meant(query) and number not in SAY_SO_THEMSELVES]
    assert taken == []


def test_every_row_names_a_document_and_both_languages_and_a_section_stands_once() -> None:
    rows = [line.split("\t") for line in TABLE.splitlines() if not line.startswith("#")]
    assert all(len(row) == 5 and row[0] in DOCUMENTS and all(row[2:]) for row in rows)
    places = [(row[0], row[1]) for row in rows]
    assert len(set(places)) == len(places)


def test_every_wording_leads_to_a_row() -> None:
    for line in TABLE.splitlines():
        if not line.startswith("#"):
            for wording in line.split("\t")[4].split(";"):
                said = " ".join(part.partition("/")[0].rstrip("*") for part in wording.replace("_", " ").split())
                assert meant(said if wording[0].isascii() else said.replace(" ", "")) is not None, wording
