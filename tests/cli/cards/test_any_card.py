"""Whatever card text is put together of known sentences, every command answers with a verdict or a plain line, not with a fault."""

import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.cli import start
from tests.games.mtg.text.wordings import texts_of

EXAMPLES = 40
"""Cards that the suite tries; more of them are tried by hand."""

TYPES = ("Creature - Bear", "Artifact", "Enchantment", "Instant", "Sorcery", "Land", "Legendary Creature - Elf")


def _texts(*files: str) -> list[str]:
    return [text.split(" => ")[0] for file in files for text in texts_of(file)]


PERMANENTS = _texts("english_permanents.txt", "japanese_permanents.txt")
SPELLS = _texts("english_spells.txt", "japanese_spells.txt")
SENTENCES = [
    said for text in PERMANENTS + SPELLS if "\n" not in text for said in re.split(r"(?<=[.。])\s*", text) if said
]

SCENARIO = """\
scenario: 1
id: any-card
game: mtg
rules: mtg@20210922
policy: {{priority: pass, pay: auto}}
cards:
  Thing: {card}
  Bear: {{cost: "{{1}}{{G}}", types: Creature - Bear, pt: 2/2}}
  Wood: {{types: Basic Land - Forest}}
given:
  players:
    A:
      life: 20
      pool: "{{G}}{{C}}"
      hand: [{{id: it, card: Thing}}, {{id: h1, card: Bear}}]
      library: [{{id: l1, card: Wood}}, {{id: l2, card: Bear}}]
      graveyard: [{{id: g1, card: Bear}}]
    B: {{life: 20, hand: [{{id: h2, card: Bear}}], library: [{{id: m1, card: Wood}}]}}
  turn: {{active: A, step: precombat-main, priority: A}}
  battlefield:
    - {{id: bear, card: Bear, controller: A, continuously: true}}
    - {{id: other, card: Bear, controller: B, continuously: true}}
script:
  - do: {deed}
  - do: {{resolve: top}}
  - do: {{advance: end}}
"""


def card_of(chance: random.Random) -> str:
    """Return a scenario with a card whose lines and sentences are taken at random."""
    types = chance.choice(TYPES)
    whole = SPELLS if types in ("Instant", "Sorcery") else PERMANENTS
    lines = [
        chance.choice(whole)
        if chance.random() < 0.75
        else " ".join(chance.choice(SENTENCES) for _ in range(chance.randint(1, 2)))
        for _ in range(chance.randint(1, 3))
    ]
    card = {"types": types, "text": "\n".join(lines)}
    if "Creature" in types:
        card["pt"] = "2/2"
    if types != "Land":
        card["cost"] = "{1}{G}"
    deed = "{play-land: it, by: A}" if types == "Land" else "{cast: it, by: A, pay: pool}"
    return SCENARIO.format(card=json.dumps(card, ensure_ascii=False), deed=deed)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.integers(0, 1_000_000))
def test_a_card_put_together_of_known_sentences_gets_an_answer_of_every_command(
    shared_machine: object, capsys: pytest.CaptureFixture[str], tmp_path: Path, seed: int
) -> None:
    file = tmp_path / "any-card.yaml"
    file.write_text(card_of(random.Random(seed)), encoding="utf-8")
    for command, *options in (("check",), ("card",), ("explain",), ("outcomes", "--seconds", "0.2")):
        code = start.main([command, str(file), *options])
        said = capsys.readouterr()
        assert code in (0, 1, 2), (seed, command)
        assert "a fault of judgekit itself" not in said.out + said.err, (seed, command, said.out)
