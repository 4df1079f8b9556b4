"""`judgekit card`: what was written, what was understood, the terms; words that were not understood with their place."""

import json
from pathlib import Path

import pytest

from judgekit.cli.app import run
from judgekit.core.errors import JudgekitError

CARDS = """\
scenario: 1
id: two-cards
game: mtg
rules: mtg@20210922
cards:
  Song Totem:
    cost: "{2}"
    types: Artifact
    text: Whenever you cast a creature spell, you gain 1 life.
    abilities: [{keyword: hexproof}]
  Odd Fog:
    types: Instant
    text: |-
      Draw a card.
      Praise target creature.
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.yaml"
    path.write_text(CARDS, encoding="utf-8")
    return path


def test_what_was_understood_and_the_words_that_were_not_are_printed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["card", str(file)]) == 1
    shown = capsys.readouterr().out
    assert "written    Whenever you cast a creature spell, you gain 1 life." in shown
    assert "{gain-life: you, amount: 1}" in shown
    assert "understood Hexproof" in shown
    assert "line 15: not understood: 'Praise" in shown


def test_json_gives_terms_and_faults_card_by_card(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["card", str(file), "--json"]) == 1
    totem, fog = json.loads(capsys.readouterr().out)["cards"]
    assert totem["card"] == "Song Totem"
    assert totem["abilities"][0]["terms"] == [
        {
            "triggered": {
                "when": [{"event": "cast", "player": "you", "object": {"type": "creature", "kind": "spell"}}],
                "do": [{"gain-life": "you", "amount": "1"}],
            }
        }
    ]
    assert totem["fault"] is None
    assert fog["fault"]["words"].startswith("Praise")
    assert fog["fault"]["line"] == 15


def test_a_file_wholly_understood_gives_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(CARDS.partition("  Odd Fog")[0], encoding="utf-8")
    assert run(["card", str(path)]) == 0
    assert "Song Totem" in capsys.readouterr().out


def test_cards_of_magmell_are_printed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(
        "scenario: 1\nid: one\ngame: magmell\nrules: magmell@1.01\ncards:\n  霧の狐:\n    types: Unit\n    ap: 1\n    hp: 1\n"
        "    text: このユニットが召喚されたとき、カードを1枚引く。\n",
        encoding="utf-8",
    )
    assert run(["card", str(path)]) == 0
    assert "カードを1枚引く" in capsys.readouterr().out


def test_no_such_file_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(JudgekitError) as fault:
        run(["card", str(tmp_path / "none.yaml")])
    assert fault.value.exit_code == 2


def test_japanese_text_of_magic_is_shown_as_the_english_it_was_understood_as(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.yaml"
    head = "scenario: 1\nid: one-card\ngame: mtg\nrules: mtg@20210922\ncards:\n"
    card = "  灰の司祭: {types: Creature, pt: 1/2, text: 灰の司祭が死亡したとき、カード１枚を引く。}\n"
    path.write_text(head + card, encoding="utf-8")
    assert run(["card", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "灰の司祭が死亡したとき、カード１枚を引く。" in shown
    assert "When ~ dies, draw a card." in shown


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("mtg", "Draw a card."),
        ("mtg", "Whenever ~ attacks, draw a card."),
        ("dm", "S・トリガー\nカードを1枚引く。"),
        ("dm", "W・ブレイカー\nこのクリーチャーが攻撃する時、カードを1枚引く。"),
    ],
)
def test_a_text_by_itself_is_read_as_that_of_a_creature_or_of_a_spell(game: str, text: str) -> None:
    assert run(["card", "--game", game, "--text", text]) == 0
    assert run(["card", "--game", game, "--text", f"{text}\n唄をうたう。"]) == 1
