"""What must be true of every MAGMELL game, whatever is played."""

from judgekit.engine.positions import AnyPosition
from judgekit.games.magmell import MAGMELL
from judgekit.games.magmell.game import MagmellPosition
from tests.games.magmell.table import start
from tests.games.properties import GameProperties


class TestMagmell(GameProperties):
    game = MAGMELL
    name = "magmell"
    package = "judgekit.games.magmell"
    resting = (("pass",), "none")

    def start(self, seed: int, shuffled: int | None = None) -> MagmellPosition:
        return start(seed, shuffled)

    def check(self, position: AnyPosition) -> None:
        for instance in position.objects.values():
            assert all(number > 0 for _, number in instance.counters)
            assert instance.damage >= 0
        assert all(record.life <= 20 for record in position.players.values())
