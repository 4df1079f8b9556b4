"""What must be true of every game of Duel Masters, whatever is played."""

from judgekit.engine.positions import AnyPosition
from judgekit.games.duel_masters import DUEL
from judgekit.games.duel_masters.game import DuelPosition
from tests.games.duel_masters.table import start
from tests.games.properties import GameProperties


class TestDuelMasters(GameProperties):
    game = DUEL
    name = "dm"
    package = "judgekit.games.duel_masters"
    resting = (("end",), ())

    def start(self, seed: int, shuffled: int | None = None) -> DuelPosition:
        return start(seed, shuffled)

    def check(self, position: AnyPosition) -> None:
        for id, card in position.objects.items():
            assert not card.tapped or card.place in ("battle-zone", "mana-zone"), "105.4a"
            assert not card.under or card.zone == "battle-zone"
            assert (card.host is not None) == (card.zone == "under")
            for below in card.under:
                assert position.objects[below].host == id
        assert sum(record.lost for record in position.players.values()) <= 1
