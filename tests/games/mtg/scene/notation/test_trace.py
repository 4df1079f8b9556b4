"""A trace of Magic is worded in both languages."""

from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.scene.notation.trace import WORDING

MOST_UNWORDED = 5
"""Kinds of event that chapters still being written may add before their words are here."""


def test_every_kind_of_event_is_worded_in_both_languages() -> None:
    assert len(set(GAME.events) - set(WORDING.words)) <= MOST_UNWORDED
    for what, (english, japanese) in WORDING.words.items():
        assert english.isascii(), what
        assert not japanese.isascii(), what
        assert (WORDING(what, "en"), WORDING(what, "ja")) == (english, japanese)


def test_what_did_not_happen_is_said_so_and_an_unknown_name_stays() -> None:
    assert WORDING("no-damage", "en") == "not damage"
    assert WORDING("no-damage", "ja") == "ダメージ：なし"
    assert WORDING("something-else", "ja") == "something-else"
