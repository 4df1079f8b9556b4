"""Every rule that has code is shown by a scenario, or `unshown.tsv` of its book says why none can show it."""

import pytest

from judgekit.cli.scenarios.coverage import own_scenarios, reasons_unshown
from judgekit.cli.scenarios.without_code import FOLLOWS, OPEN, VARIANT, kinds, sorted_rules
from judgekit.core.nodes import BASE_EDITIONS
from judgekit.core.numbers import sort_key
from judgekit.library.outline import read_outline
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.covering import rules_exercised, rules_with_code
from tests.playing import all_played


def shown_rules(game: str) -> set[str]:
    """Return the numbers of a game's rules that its scenarios show."""
    results = [one.result for one in all_played([file for file, _name in scenario_files(own_scenarios(game))])]
    return {rule.partition(":")[2] for rule in rules_exercised(one for one in results if one.book == game)}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["mtg", "magmell"])
def test_a_rule_with_code_is_shown_or_has_a_reason_and_never_both(game: str) -> None:
    shown = shown_rules(game)
    rules = {node.number for node in read_outline(BASE_EDITIONS[game]) if node.kind not in ("section", "group")}
    unshown = {number for number in rules_with_code(game) if number in rules and number not in shown}
    reasons = set(reasons_unshown(game))
    assert sorted(unshown - reasons, key=sort_key) == []
    assert sorted(reasons - unshown, key=sort_key) == []


@pytest.mark.slow
def test_every_rule_of_duel_masters_is_shown_or_has_a_reason() -> None:
    shown = shown_rules("dm")
    nodes = read_outline(BASE_EDITIONS["dm"])
    rules = {node.number for node in nodes if node.number is not None and node.kind not in ("section", "group")}
    assert sorted(rules - shown - set(reasons_unshown("dm")), key=sort_key) == []


@pytest.mark.parametrize("game", ["dm", "magmell", "mtg"])
def test_reasons_are_sorted_and_say_something(game: str) -> None:
    reasons = reasons_unshown(game)
    assert list(reasons) == sorted(reasons, key=sort_key)
    assert all(len(reason) > 20 for reason in reasons.values())


@pytest.mark.slow
def test_every_rule_of_magic_without_code_is_sorted_and_what_decides_it_has_code() -> None:
    coded = rules_with_code("mtg")
    rules = [node.number for node in read_outline(BASE_EDITIONS["mtg"]) if node.kind not in ("section", "group")]
    found = sorted_rules("mtg")
    assert list(found) == [number for number in rules if number is not None and number not in coded]
    assert {why.kind for why in found.values()} <= set(kinds())
    for number, why in found.items():
        assert bool(why.reason) == (why.kind in (FOLLOWS, OPEN, VARIANT)), number
        if why.kind == FOLLOWS:
            assert all(rule in coded for rule in why.reason.split()), number
