"""Japanese names of cards that are often spoken of."""

from __future__ import annotations

import pytest

from judgekit.cards.known_names import english_name, names_in


def test_a_name_is_found_with_its_comma_in_either_width() -> None:
    assert (
        english_name("精神を刻む者、ジェイス", "mtg")
        == english_name("精神を刻む者, ジェイス", "mtg")
        == "Jace, the Mind Sculptor"
    )
    assert english_name("灰色の熊", "mtg") == english_name("灰色熊", "dm") == ""


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Bが剣を鍬にを灰色熊に唱えた", ["剣を鍬に", "灰色熊"]),
        ("稲妻のらせんを撃つ", ["稲妻のらせん"]),
        ("Aは稲妻を撃つ", ["稲妻"]),
        ("Bは対応して稲妻をAに撃った", ["稲妻"]),
        ("AはBを攻撃して稲妻を撃つ", ["稲妻"]),
        ("赤い稲妻獣で攻撃", []),
        ("Aはもみ消した", []),
    ],
)
def test_names_stand_in_a_text_as_words(text: str, names: list[str]) -> None:
    assert sorted(names_in(text, "mtg")) == sorted(names)
