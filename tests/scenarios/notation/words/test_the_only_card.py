"""What is named behind the only card of a zone is that card, and lies nowhere else."""

from __future__ import annotations

from json import dumps

import pytest

from judgekit.scenarios.notation.reading.notations import written
from tests.scenarios.notation.tables import result

GUARD = "光番 {光 4} 4000「S・トリガー\\nブロッカー」"


@pytest.mark.parametrize("said", ["シールドは1枚で、", "シールドが1枚で、", "シールド1枚だけで、"])
def test_the_only_shield_is_the_card_behind_it(said: str) -> None:
    given = written(
        f"ルール dm\nA: 竜 {{火 5}} 5000\nB{'の' if said[4:5] in 'はが' else ': '}{said}{GUARD}。"
    ).scenario.given
    assert '"shield-zone": [{"id": "光番", "card": "光番"}]' in dumps(given, ensure_ascii=False)
    assert "光番" not in dumps(given["battle-zone"], ensure_ascii=False)


def test_it_comes_out_as_it_is_broken() -> None:
    told = result(
        f"ルール dm\nA: 竜 {{火 5}} 5000\nBのシールドは1枚で、{GUARD}。\nAのターン。Aは竜でシールドを殴る。Bは光番をS・トリガーで"
        "使う。\n"
        "光番はどこにある?",
        "ja",
    )
    assert "バトルゾーン" in told[0]
