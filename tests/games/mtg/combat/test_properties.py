"""Legal attacks, blocks and damage assignments of small random boards equal the rules read plainly and tried one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine import Ask, Question
from judgekit.games.mtg.combat.damage_assignment import all_assigners
from judgekit.games.mtg.state.game import MtgPosition
from tests.games.mtg.positions import position

EXAMPLES = settings(max_examples=150, deadline=None)

Traits = frozenset[str]


def traits(*names: str, most: int = 3) -> st.SearchStrategy[Traits]:
    return st.frozensets(st.sampled_from(names), max_size=most)


def choices(reached: MtgPosition, kind: str, by: str) -> set[Any]:
    return set(Question(reached, Ask(kind, by)).choices)


# Attacks (508.1a-508.1d).

ATTACK_ABILITIES: dict[str, Any] = {
    "haste": "haste",
    "defender": "defender",
    "not alone": {"cant": {"deed": "attack-alone"}},
    "must attack": {"must": {"deed": "attack-each-combat"}},
}
ATTACKER = traits("haste", "defender", "not alone", "must attack", "tapped", "sick")


def attack_board(creatures: list[Traits], players: int, walker: bool, limit: int | None) -> MtgPosition:
    names = ["A", "B", "C"][: players + 1]
    cards: dict[str, Any] = {
        "Walker": {"types": "Planeswalker - Gideon", "loyalty": "3"},
        "Gate": {
            "types": "Artifact",
            "abilities": [{"cant": {"deed": "attack", "affects": {"type": "creature"}, "number": str(limit or 0)}}],
        },
    }
    field: list[dict[str, Any]] = []
    for number, traits_of in enumerate(creatures):
        abilities = [ATTACK_ABILITIES[name] for name in sorted(traits_of) if name in ATTACK_ABILITIES]
        cards[f"Card {number}"] = {"cost": "{1}", "types": "Creature - Bear", "pt": "2/2", "abilities": abilities}
        field.append(
            {
                "id": f"c{number}",
                "card": f"Card {number}",
                "controller": "A",
                "tapped": str("tapped" in traits_of).lower(),
                "continuously": str("sick" not in traits_of).lower(),
            }
        )
    if walker:
        field.append({"id": "walker", "card": "Walker", "controller": "B", "counters": {"loyalty": "3"}})
    if limit is not None:
        field.append({"id": "gate", "card": "Gate", "controller": "B"})
    turn = {"active": "A", "step": "declare-attackers", "before": "turn-based-actions"}
    return position({"players": {name: {} for name in names}, "turn": turn, "battlefield": field}, cards)


@EXAMPLES
@given(st.lists(ATTACKER, min_size=1, max_size=4), st.integers(1, 2), st.booleans(), st.none() | st.integers(0, 2))
def test_legal_attacks_are_those_that_obey_every_restriction_and_most_requirements(
    creatures: list[Traits], players: int, walker: bool, limit: int | None
) -> None:
    places = ["B", "C"][:players] + ["walker"] * walker

    def restrictions_obeyed(attack: dict[int, str]) -> bool:
        for number in attack:
            has = creatures[number]
            if "tapped" in has or "defender" in has or ("sick" in has and "haste" not in has):
                return False
            if "not alone" in has and len(attack) == 1:
                return False
        return limit is None or len(attack) <= limit

    tried = []
    for where in product([None, *places], repeat=len(creatures)):
        attack = {number: at for number, at in enumerate(where) if at is not None}
        if restrictions_obeyed(attack):
            tried.append((sum("must attack" in creatures[number] for number in attack), attack))
    most = max(number for number, _ in tried)
    expected = {
        tuple(sorted((f"c{number}", at) for number, at in attack.items())) for obeyed, attack in tried if obeyed == most
    }
    assert choices(attack_board(creatures, players, walker, limit), "attack", "A") == expected


# Blocks (509.1a-509.1c).

BLOCK_ABILITIES: dict[str, Any] = {
    **{name: name for name in ("flying", "menace", "shadow", "fear", "skulk", "horsemanship", "reach")},
    "one only": {"cant": {"deed": "be-blocked", "number": "1"}},
    "to be blocked": {"must": {"deed": "be-blocked"}},
    "lure": {"must": {"deed": "be-blocked-by-all"}},
    "not alone": {"cant": {"deed": "block-alone"}},
    "must block": {"must": {"deed": "block-each-combat"}},
    "two": {"may": {"deed": "block-more", "number": "1"}},
}
BLOCKED = traits("flying", "menace", "shadow", "fear", "skulk", "one only", "to be blocked", "lure", "strong", most=2)
BLOCKER = traits("flying", "reach", "shadow", "black", "strong", "tapped", "not alone", "must block", "two", most=3)


def creature(has: Traits) -> dict[str, Any]:
    return {
        "cost": "{B}" if "black" in has else "{G}",
        "types": "Creature - Bear",
        "pt": "3/3" if "strong" in has else "2/2",
        "abilities": [BLOCK_ABILITIES[name] for name in sorted(has) if name in BLOCK_ABILITIES],
    }


def block_board(attackers: list[Traits], blockers: list[Traits]) -> MtgPosition:
    cards = {f"Attacker {n}": creature(has) for n, has in enumerate(attackers)}
    cards.update({f"Blocker {n}": creature(has) for n, has in enumerate(blockers)})
    field: list[dict[str, Any]] = [
        {"id": f"a{n}", "card": f"Attacker {n}", "controller": "A", "attacking": "B"} for n in range(len(attackers))
    ]
    field += [
        {"id": f"b{n}", "card": f"Blocker {n}", "controller": "B", "tapped": str("tapped" in has).lower()}
        for n, has in enumerate(blockers)
    ]
    turn = {"active": "A", "step": "declare-blockers", "before": "turn-based-actions"}
    return position({"players": {"A": {}, "B": {}}, "turn": turn, "battlefield": field}, cards)


def evades(attacker: Traits, blocker: Traits) -> bool:
    return (
        ("flying" in attacker and not blocker & {"flying", "reach"})
        or (("shadow" in attacker) != ("shadow" in blocker))
        or ("fear" in attacker and "black" not in blocker)
        or ("skulk" in attacker and "strong" in blocker and "strong" not in attacker)
    )


@EXAMPLES
@given(st.lists(BLOCKED, min_size=1, max_size=2), st.lists(BLOCKER, min_size=1, max_size=3))
def test_legal_blocks_are_those_that_obey_every_restriction_and_most_requirements(
    attackers: list[Traits], blockers: list[Traits]
) -> None:
    def ways(has: Traits) -> list[tuple[int, ...]]:
        each: list[tuple[int, ...]] = [(), *((number,) for number in range(len(attackers)))]
        return [*each, (0, 1)] if "two" in has and len(attackers) == 2 else each

    def restrictions_obeyed(block: tuple[tuple[int, ...], ...]) -> bool:
        numbers = [sum(number in way for way in block) for number in range(len(attackers))]
        blocking = sum(1 for way in block if way)
        for has, way in zip(blockers, block, strict=True):
            if way and ("tapped" in has or ("not alone" in has and blocking == 1)):
                return False
            if any(evades(attackers[number], has) for number in way):
                return False
        return not any(
            ("menace" in has and number == 1) or ("one only" in has and number > 1)
            for has, number in zip(attackers, numbers, strict=True)
        )

    def requirements_obeyed(block: tuple[tuple[int, ...], ...]) -> int:
        count = sum(1 for has, way in zip(blockers, block, strict=True) if "must block" in has and way)
        for number, has in enumerate(attackers):
            count += "to be blocked" in has and any(number in way for way in block)
            count += sum(number in way for way in block) if "lure" in has else 0
        return count

    tried = [
        (requirements_obeyed(block), block)
        for block in product(*(ways(has) for has in blockers))
        if restrictions_obeyed(block)
    ]
    most = max(number for number, _ in tried)
    expected = {
        tuple((f"b{n}", tuple(f"a{number}" for number in way)) for n, way in enumerate(block) if way)
        for number, block in tried
        if number == most
    }
    assert choices(block_board(attackers, blockers), "block", "B") == expected


# Damage (510.1, 702.2c, 702.19b).

Fighter = tuple[int, Traits]
"""Power of an attacker, and what it has."""


def splits(total: int, parts: int) -> list[tuple[int, ...]]:
    return [way for way in product(range(total + 1), repeat=parts) if sum(way) == total]


@EXAMPLES
@given(
    st.lists(st.tuples(st.integers(1, 4), traits("trample", "deathtouch", most=2)), min_size=1, max_size=2),
    st.lists(st.tuples(st.integers(1, 3), st.integers(0, 2), st.sampled_from(["first", "last", "both"])), max_size=3),
    st.booleans(),
)
def test_legal_assignments_give_lethal_damage_to_each_before_the_next_and_to_all_before_the_player(
    attackers: list[Fighter], blockers: list[tuple[int, int, str]], backwards: bool
) -> None:
    def blocked_by(attacker: int) -> list[int]:
        found = [
            number
            for number, (_, _, which) in enumerate(blockers)
            if which == "both" or len(attackers) == 1 or (which == "first") == (attacker == 0)
        ]
        return found[::-1] if backwards else found

    def lethal(number: int, shares: list[dict[Any, int]]) -> bool:
        toughness, marked, _ = blockers[number]
        given_to = sum(share.get(number, 0) for share in shares)
        deadly = any(
            share.get(number, 0) and "deathtouch" in has for share, (_, has) in zip(shares, attackers, strict=True)
        )
        return deadly or given_to >= max(0, toughness - marked)

    def legal(shares: list[dict[Any, int]]) -> bool:
        for attacker, share in enumerate(shares):
            order = blocked_by(attacker)
            for place, number in enumerate(order):
                if any(share.get(later, 0) for later in order[place + 1 :]) and not lethal(number, shares):
                    return False
            if order and share.get("B", 0) and not all(lethal(number, shares) for number in order):
                return False
        return True

    options: list[list[dict[Any, int]]] = []
    for attacker, (power, has) in enumerate(attackers):
        places: list[Any] = list(blocked_by(attacker))
        if "trample" in has or not places:
            places.append("B")
        options.append([dict(zip(places, way, strict=True)) for way in splits(power, len(places))])
    expected = set()
    for chosen in product(*options):
        if legal(list(chosen)):
            expected.add(
                tuple(
                    (
                        f"a{n}",
                        tuple(sorted((to if to == "B" else f"b{to}", many) for to, many in share.items() if many)),
                    )
                    for n, share in enumerate(chosen)
                )
            )
    reached = damage_board(attackers, blockers, blocked_by)
    assert [one.id for one in all_assigners(reached) if one.by == "A"] == [f"a{n}" for n in range(len(attackers))]
    assert choices(reached, "assign-damage", "A") == expected


def damage_board(attackers: list[Fighter], blockers: list[tuple[int, int, str]], blocked_by: Any) -> MtgPosition:
    cards: dict[str, Any] = {}
    field: list[dict[str, Any]] = []
    for n, (power, has) in enumerate(attackers):
        cards[f"Attacker {n}"] = {
            "cost": "{G}",
            "types": "Creature - Bear",
            "pt": f"{power}/9",
            "abilities": sorted(has),
        }
        order = [f"b{number}" for number in blocked_by(n)]
        field.append(
            {"id": f"a{n}", "card": f"Attacker {n}", "controller": "A", "attacking": "B", "damage-order": order}
        )
    for n, (toughness, marked, _) in enumerate(blockers):
        there = [f"a{attacker}" for attacker in range(len(attackers)) if n in blocked_by(attacker)]
        cards[f"Blocker {n}"] = {"cost": "{G}", "types": "Creature - Bear", "pt": f"0/{toughness}"}
        field.append(
            {
                "id": f"b{n}",
                "card": f"Blocker {n}",
                "controller": "B",
                "blocking": there,
                "damage-order": there,
                "marked-damage": str(marked),
            }
        )
    turn = {"active": "A", "step": "combat-damage", "before": "turn-based-actions"}
    given_board = {"players": {"A": {}, "B": {}}, "turn": turn, "battlefield": field}
    return position(given_board, cards)
