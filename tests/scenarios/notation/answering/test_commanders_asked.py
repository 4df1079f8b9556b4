"""903.9a: whether a commander comes to the command zone is its owner's choice, in whatever words it is asked."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import result

EXILED = (
    'commander game\nA: Ox {3}{G} legendary creature 4/4 (commander)\nB: hand: Blade {W} instant "Exile target creature."\n'
    "B casts Blade on Ox."
)
DESTROYED = (
    "統率者戦\nA: 黄金牛 {3}{G} 伝説のクリーチャー 4/4 (統率者)\nB: 手札: 刃 {1}{B} インスタント「クリーチャー1体を対象とし、それを"
    "破壊する。」\nBは刃を黄金牛に唱えた。"
)


@pytest.mark.parametrize(
    "asked",
    [
        "Can A put Ox into the command zone?",
        "May its owner return Ox to the command zone instead?",
        "Does Ox go to the command zone?",
    ],
)
def test_it_hangs_on_its_owners_choice(asked: str) -> None:
    assert result(f"{EXILED}\n{asked}")[0] == "whether Ox comes to the command zone hangs on what is chosen"


@pytest.mark.parametrize("asked", ["Aは黄金牛を統率領域に置ける?", "黄金牛を代わりに統率領域に戻せますか?"])
def test_it_hangs_on_its_owners_choice_in_japanese(asked: str) -> None:
    assert result(f"{DESTROYED}\n{asked}", "ja")[0] == "黄金牛が統率領域に行くかどうかは選択による"


def test_where_it_stays_on_the_battlefield_it_does_not_come_there() -> None:
    text = EXILED.replace("Exile target creature", "Tap target creature")
    assert result(f"{text}\nCan A put Ox into the command zone?")[0].startswith("No")
