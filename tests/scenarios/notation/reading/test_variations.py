"""Variations: other lines of play in brackets, each answered for itself, as a scenario's forks are."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.model import NOT_CHOSEN, read_scenario_text
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from judgekit.scenarios.notation.prompt import Play
from judgekit.scenarios.rulings import run_scenario
from tests.scenarios.notation.tables import answered

FIGHT = "A: Ox 4/4\nB: life 3; Elf 1/1, Wall 0/5\nA attacks with Ox\nB blocks Ox with Wall\n"
FIGHT_IN_JAPANESE = "A: 角牛 4/4\nB: ライフ3、エルフ 1/1、壁 0/5\nA: 角牛で攻撃\nB: 壁で角牛をブロック\n"

HOLDS = (
    FIGHT + "(B blocks Ox with Elf\n= Elf dies [704.5g])\n= Wall survives",
    FIGHT + "(B blocks Ox with Elf\n= Elf dies)\n(B does not block\n= A wins)\n= B at 3",
    FIGHT + "(but Wall: tapped\nB does not block\n= A wins [104.2a])\n= B at 3",
    FIGHT + "(but Wall: 4 damage\n= Wall dies [704.5g])\n= Wall survives",
    FIGHT + "(but B: life 9\nB does not block\n= B at 5)\n= B at 3",
    FIGHT + "(then all pass\n= B at 3)\n= B at 3",
    "A: Ox 4/4\nB: life 3\n(but B: life 9\nA attacks with Ox\n= B at 5)\nA attacks with Ox\n= A wins",
    FIGHT_IN_JAPANESE + "(B: エルフで角牛をブロック\n= エルフは死亡する [704.5g])\n= 壁は生き残る",
    FIGHT_IN_JAPANESE + "（ただし壁: タップ\nB: ブロックしない\n= Aの勝ち [104.2a]）\n= Bのライフは3",
    FIGHT_IN_JAPANESE + "(続けて 全員パス\n= Bのライフは3)\n= Bのライフは3",
)


@pytest.mark.parametrize("text", HOLDS)
def test_a_variation_is_judged_for_itself_and_becomes_a_fork(text: str) -> None:
    assert answered(text).holds
    scenario = read_scenario_text(draft(text, NOT_CHOSEN))
    assert len(scenario.forks) == text.replace("（", "(").count("\n(")
    result = run_scenario(scenario, adapter_of(scenario.game))
    assert (result.message, result.verdict) == ("", "pass")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (FIGHT + "(B blocks Ox with Elf\n= Elf survives)\n= B at 3", "Does not hold: Elf survives"),
        (FIGHT + "(B blocks Ox with Ox\n= B at 3)", "Not possible: B blocks Ox with Ox"),
        (FIGHT + "(but Wall: tapped\n= B at 3)", "Not possible: B blocks Ox with Wall"),
    ],
)
def test_a_variation_that_does_not_hold_says_so(text: str, said: str) -> None:
    found = answered(text)
    assert not found.kept
    assert [reply for reply in found.replies if reply.variation and str(reply.result[0].en).startswith(said)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (FIGHT + "(B blocks Ox with Elf", "line 5: a bracket is not closed"),
        (FIGHT + "()", "line 5: nothing stands in the variation"),
        (FIGHT + "(B does not block\n(B concedes))", "line 6: a variation begins inside a variation"),
        (FIGHT + "(but Wall: purple\n= B at 3)", "line 5: not understood: 'purple'"),
        (FIGHT + "(but Wall\n= B at 3)", "line 5: not understood: 'but Wall'"),
        (FIGHT + "(then but Wall: tapped\nall pass)", "what is different changes in a variation that replaces a line"),
        (FIGHT + '(as "{at: {question: block}}"\nall pass)', "'at' of a variation is read only where"),
        (FIGHT + 'ask "{value: B.life}"', "asks as a scenario file does"),
    ],
)
def test_what_is_no_variation_is_refused_by_name(text: str, said: str) -> None:
    with pytest.raises(JudgekitError) as refused:
        answered(text)
    assert said in str(refused.value)


def test_a_prompt_has_variations_as_lines_of_play_and_tells_them_again() -> None:
    text = FIGHT + "(B blocks Ox with Elf)\n(then all pass)"
    play = Play()
    play.read(text)
    assert [len(line) for line in play.lines] == [3, 3, 4]
    assert play.told() == text.split("\n")


def test_the_players_of_a_team_declare_their_attackers_together() -> None:
    teams = "two-headed giant: A and B against C and D\nA has Ox 5/5. B has Cub 2/2. D has Wall 0/6.\n"
    found = answered(f"{teams}A attacks C with Ox and B attacks C with Cub. D blocks Ox with Wall.\n? life of C")
    assert str(found.replies[0].result[0].en) == "C: life 28"
    opponents = answered(f"{teams}A attacks C with Ox and D attacks A with Wall.\n? life of C")
    assert str(opponents.replies[0].result[0].en).startswith("Not possible: D attacks A with Wall")


TOGETHER = (
    "A: Ox 4/4, Bull 3/3 deathtouch\nB: Wall 0/6, Knight 2/2 first strike\nA attacks with Ox\nA attacks with Bull\n"
)


def test_attackers_and_blockers_that_are_said_one_by_one_are_declared_together() -> None:
    text = TOGETHER + "B blocks Ox with Wall\nB blocks Bull with Knight\n"
    scenario = read_scenario_text(draft(text, NOT_CHOSEN))
    done = [dict(step.action) for step in scenario.script if step.action is not None]
    assert {"attack": {"Ox": "B", "Bull": "B"}, "by": "A"} in done
    assert {"block": {"Wall": "Ox", "Knight": "Bull"}, "by": "B"} in done
    other = text + "(B blocks Bull with Wall\n= Wall dies [702.2b]\n= Knight survives)\n= Wall survives"
    assert answered(other).holds
    assert run_scenario(read_scenario_text(draft(other, NOT_CHOSEN)), adapter_of("mtg")).verdict == "pass"
