"""Which cards can be cast, and in which ways, is found in one manner wherever it is asked."""

from __future__ import annotations

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.engine import Unsupported
from judgekit.engine.playing import play
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.casting.casting_ways import ways_to_cast
from judgekit.games.mtg.stack.priority import DEEDS
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.scenarios import adapter_of, read_scenario_file, read_scenario_text, scenario_files
from judgekit.scenarios.rulings import run_scenario
from tests.games.mtg.positions import Dice, decks, position


def listed_as_found(reached: MtgPosition) -> bool:
    for player in reached.players:
        ways = [(id, way.name) for id in sorted(reached.objects) for way in ways_to_cast(reached, player, id)]
        listed = [("cast", id, name) if name else ("cast", id) for id, name in ways]
        if list(DEEDS["cast"].candidates(reached, player)) != listed:
            return False
    return True


@pytest.mark.parametrize("seed", [31, 32])
def test_what_a_player_could_cast_is_every_object_with_a_way_to_cast_it(seed: int) -> None:
    assert all(map(listed_as_found, list(play(position(decks(seed)), Dice(seed), 80))[::4]))


def test_on_the_boards_of_the_corpus_too_what_a_player_could_cast_is_every_object_with_a_way() -> None:
    looked_at = 0
    for path, _shown in list(scenario_files([str(corpus_folder() / "mtg")]))[::10]:
        scenario = read_scenario_file(path)
        try:
            start = adapter_of("mtg").setup(scenario.cards, scenario.given, scenario.rules)
        except Unsupported:
            continue
        assert listed_as_found(start), path
        looked_at += 1
    assert looked_at


def test_the_adventure_of_a_land_is_among_what_can_be_cast() -> None:
    (path,) = (path for path, _shown in scenario_files([str(corpus_folder() / "mtg")]) if path.stem == "adventure-land")
    scenario = read_scenario_file(path)
    assert listed_as_found(adapter_of("mtg").setup(scenario.cards, scenario.given, scenario.rules))


def test_ways_found_while_the_layers_are_under_way_are_not_kept() -> None:
    reached = position(decks(31))
    view = view_of(reached)
    finished, view.fill = view.fill, None
    hand = [(player, id) for player in reached.players for id in reached.zones[f"hand/{player}"]]
    before = set(reached.memo)
    for player, id in hand:
        ways_to_cast(reached, player, id)
    assert not [key for key in set(reached.memo) - before if isinstance(key, tuple) and key[0] == "ways-to-cast"]
    view.fill = finished
    assert any(ways_to_cast(reached, player, id) for player, id in hand)


FORETOLD = """\
scenario: 1
id: another-side-of-a-foretold-card
game: mtg
rules: RULES
cards:
  Long Wait: {cost: "{3}{U}", types: Sorcery, text: "Draw a card.\\nForetell {U}", layout: modal, faces: [Long Wait, Far Fire]}
  Far Fire: {cost: "{5}{R}", types: Sorcery, text: You gain 5 life.}
given:
  players: {A: {pool: "{U}", library: {unknown: 3}}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  exile: [{id: wait, card: Long Wait, owner: A, foretold: true, face-down: true}]
script:
  - do: {cast: wait, SIDE by: A, pay: pool}
"""


@pytest.mark.parametrize("rules", ["mtg@20210922", "mtg@20260417"])
def test_another_side_of_a_foretold_card_is_never_called_illegal(rules: str) -> None:
    text = FORETOLD.replace("RULES", rules)
    plain = run_scenario(read_scenario_text(text.replace("SIDE", "")), adapter_of("mtg"))
    assert plain.verdict == "pass", plain.message
    other = run_scenario(read_scenario_text(text.replace("SIDE", "face: Far Fire,")), adapter_of("mtg"))
    assert other.verdict == "unsupported"
    assert "foretold" in other.message
