"""Instructions of MAGMELL read from plain terms: moving cards, making tokens, searching decks, turning stones over, counters."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.magmell.effect_reading import Tokens, details_of
from judgekit.games.magmell.term_words import amount, filter_of, named_target, selector
from judgekit.games.magmell.terms import Amount, Filter, Instruction, Selector
from judgekit.games.magmell.vocabulary import counter_named, zone_named
from judgekit.language.parts import Part

Reader = Callable[[str, Part, Tokens], Instruction]


def amount_in(part: Part, default: Amount | None = None) -> Amount | None:
    """Return how much an instruction says."""
    number = part.get("amount", "count", "number")
    return default if number is None else amount(number)


def name_in(part: Part) -> str | None:
    """Return the name that later instructions use for what this one was done to."""
    name = part.get("as")
    return name.text() if name is not None else None


def whom_in(part: Part, key: str) -> Selector:
    """Return to whom or what an instruction is done."""
    value = part[key]
    if value.is_text and value.text() == "true":
        other = part.get("to", "on", "object", "target")
        return selector(other) if other is not None else ("this",)
    return selector(value)


def read_discard(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{discard: opponent, amount: 1}`, `{discard: 2}`, `amount: all`, `random: true`; `{discard: t}` for a card."""
    part.only((key, "amount", "count", "player", "random", "is", "by", "all", "as", "filter"))
    value = part[key]
    number = part.get("amount", "count")
    everything = (number is not None and number.is_text and number.text() == "all") or "all" in part
    player = part.get("player")
    if value.is_mapping and {"choose", "all"} & set(value.key_names()):
        return Instruction("discard-card", selector(value), details=details_of(**{"as": name_in(part)}))
    if value.is_text and named_target(value.text(), value) is not None and player is None and number is None:
        found = named_target(value.text(), value)
        return Instruction("discard-card", found)
    if value.is_text and (value.text().isdigit() or value.text() in ("true", "all")):
        who = selector(player) if player is not None else ("you",)
        everything = everything or value.text() == "all"
        much: Amount | None = int(value.text()) if value.text().isdigit() else 1
        if value.text() == "true":
            much = amount_in(part, 1)
    else:
        who = selector(value)
        much = 1 if everything else amount_in(part, 1)
    wanted, by = part.get("is", "filter"), part.get("by")
    return Instruction(
        "discard",
        who,
        None if everything else much,
        details_of(
            all=True if everything else None,
            random=True if part.is_set("random") else None,
            filter=filter_of(wanted) if wanted is not None else None,
            by=selector(by) if by is not None else None,
            **{"as": name_in(part)},
        ),
    )


def read_move(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{move: t, to: dust}`, `{return: t}` (to the hand), with `at`, `rested`, `face-down`, `counters`, `under`."""
    part.only(
        (key, "to", "at", "rested", "awake", "face-down", "face-up", "counters", "under", "controller", "as", "from")
    )
    to = part.get("to")
    zone = zone_named(to) if to is not None else ("battle-area" if key in ("summon", "revive") else "hand")
    under = part.get("under", "controller")
    rested = None
    if "rested" in part:
        rested = part["rested"].flag()
    face_down = part["face-down"].flag() if "face-down" in part else None
    counters = part.get("counters")
    at = part.get("at")
    return Instruction(
        "move",
        selector(part[key]),
        details=details_of(
            to=zone,
            cause={"return": "return", "summon": "summon"}.get(key, "effect"),
            at=at.text() if at is not None else None,
            rested=rested,
            face_down=face_down,
            player=selector(under) if under is not None else None,
            counters=_counters(counters) if counters is not None else None,
            **{"as": name_in(part)},
        ),
    )


def _counters(part: Part) -> tuple[tuple[str, Amount], ...]:
    return tuple(sorted((counter_named(kind), amount(part[kind])) for kind in part.key_names()))


def reader_of_top_cards(zone: str, to: str) -> Reader:
    """`{mill: you, amount: 2}`: cards from the top of a deck."""

    def read(key: str, part: Part, _tokens: Tokens) -> Instruction:
        part.only((key, "amount", "player", "rested", "face-down", "to", "from", "as"))
        value, player = part[key], part.get("player")
        if value.is_text and (value.text().isdigit() or value.text() == "true"):
            who = selector(player) if player is not None else ("you",)
            number = int(value.text()) if value.text().isdigit() else amount_in(part, 1)
        else:
            who, number = selector(value), amount_in(part, 1)
        goes, comes = part.get("to"), part.get("from")
        details = details_of(
            **{"from": zone_named(comes) if comes is not None else zone, "as": name_in(part)},
            to=zone_named(goes) if goes is not None else to,
            rested=part["rested"].flag() if "rested" in part else None,
            face_down=part["face-down"].flag() if "face-down" in part else None,
        )
        return Instruction("top-cards", who, number, details)

    return read


def read_counters(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{put-counter: power, on: t, amount: 1}`, `{put-counters: t, kind: power}`; `divided: true`."""
    verb = "remove-counter" if key.startswith("remove") else "put-counter"
    part.only((key, "on", "from", "to", "amount", "kind", "counter", "divided", "type", "of"))
    on, kind = part.get("on", "from", "to", "of"), part.get("kind", "counter", "type")
    value = part[key]
    if value.is_mapping and on is not None:
        if len(value.key_names()) > 1:
            raise value.fault("one kind of counter for each instruction")
        name = value.key_names()[0]
        return Instruction(verb, selector(on), amount(value[name]), details_of(counter=counter_named(name)))
    if on is not None:
        name, of = value.text(), selector(on)
    elif kind is not None:
        name, of = kind.text(), selector(value)
    else:
        name, of = value.text(), ("this",)
    shared = True if "divided" in part and part["divided"].text() not in ("false", "no") else None
    everything = "amount" in part and part["amount"].is_text and part["amount"].text() == "all"
    number = None if everything else amount_in(part, 1)
    return Instruction(
        verb, of, number, details_of(counter=None if name == "all" else counter_named(name), shared=shared)
    )


def read_counter(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{counter: t}` of something on チャント is 無効化; with a kind or a place it is putting counters."""
    value = part[key]
    alone = set(part.key_names()) <= {key, "as"}
    if alone and value.is_text and named_target(value.text(), value) is not None:
        return Instruction("nullify", selector(value))
    return read_counters(key, part, tokens)


def read_flip(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{flip: t, face: down}`, `{face-down: t}`, `{face-up: t}`."""
    face = part.get("face", "to")
    down = key in ("face-down", "turn-face-down") or (face is not None and face.text() in ("down", "face-down"))
    return Instruction("flip-down" if down else "flip-up", selector(part[key]))


def read_create(key: str, part: Part, tokens: Tokens) -> Instruction:
    """`{create: {name, ap, hp, color, abilities}, amount: 2, rested: true, for: you}`."""
    from judgekit.games.magmell.card_reading import token_of

    part.only((key, "amount", "count", "player", "for", "under", "rested", "counters", "to", "controller", "as"))
    card = token_of(part[key], tokens)
    player = part.get("player", "for", "under", "controller")
    counters = part.get("counters")
    numbers = _counters(counters) if counters is not None else None
    return Instruction(
        "create",
        selector(player) if player is not None else ("you",),
        amount_in(part, 1),
        details_of(
            card=card.name,
            rested=part["rested"].flag() if "rested" in part else None,
            counters=numbers,
            to=zone_named(part["to"]) if "to" in part else None,
            **{"as": name_in(part)},
        ),
    )


def read_search(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{search: library, for: filter, amount: 1, to: hand, top: 5, player: you}`."""
    part.only((key, "for", "is", "amount", "up-to", "to", "top", "player", "rested", "filter", "as"))
    zone, player, top = part[key], part.get("player"), part.get("top")
    wanted, to = part.get("for", "is", "filter"), part.get("to")
    number = part.get("amount", "up-to")
    return Instruction(
        "search",
        selector(player) if player is not None else ("you",),
        amount(number) if number is not None else 1,
        details_of(
            **{"from": zone_named(zone) if zone.text() != "true" else "library", "as": name_in(part)},
            to=zone_named(to) if to is not None else "hand",
            filter=(filter_of(wanted) if wanted is not None else Filter())._replace(zone=None),
            top=amount(top) if top is not None else None,
            rested=part["rested"].flag() if "rested" in part else None,
        ),
    )


def read_shuffle(key: str, part: Part, _tokens: Tokens) -> Instruction:
    """`{shuffle: library, player: you}`."""
    player = part.get("player", "of")
    zone = part[key]
    named = zone_named(zone) if zone.text() != "true" else "library"
    return Instruction("shuffle", selector(player) if player is not None else ("you",), details=details_of(zone=named))
