"""The bilingual Magic rules are recognised by what they contain, whole or cut, and no other document is."""

from pathlib import Path

import pytest

from judgekit.books.magic.recognise import recognises
from judgekit.core.documents import SourceText
from tests.books.magic.miniature import TEXT, miniature


def test_the_bilingual_rules_are_recognised_by_content_and_not_by_name() -> None:
    assert recognises(miniature())
    assert recognises(SourceText("holiday.jpg", TEXT))


def test_a_cut_document_is_still_recognised() -> None:
    assert recognises(SourceText("cut", "\n".join(TEXT.split("\n")[:30])))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Magic: The Gathering Comprehensive Rules\n\n100. General\n\n100.1. Two people play.\n\n100.2. Have one table.",
        "100. 総論\n\n100. Overview\n\n101. 勝敗\n\n101. Winning\n\n102. 雨\n\n102. Rain",
        "マジック:ザ・ギャザリングの話\n\n本日は晴天なり。",
    ],
)
def test_texts_in_one_language_and_texts_of_other_games_are_not_recognised(text: str) -> None:
    assert not recognises(SourceText("mtg-rules.txt", text))


@pytest.mark.rulebooks
def test_of_the_five_documents_only_the_bilingual_rules_are_recognised(rulebooks: Path) -> None:
    found = [
        path.name
        for path in sorted(rulebooks.glob("*.txt"))
        if recognises(SourceText(path.name, path.read_text(encoding="utf-8")))
    ]
    assert found == ["mtg-cr-20210922-ja-en.txt"]
