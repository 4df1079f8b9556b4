"""Deeds of card text made into instructions: each word of a deed with what it adds to its line (101.3, 605.2c, 701)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import CIVILIZATIONS, Filter
from judgekit.games.duel_masters.text.filters import both_of, filter_of, keyword_name
from judgekit.games.duel_masters.text.meaning import ANYWHERE, RESULTS, SEEN, YOU, Line, instruction, numbers
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Ability, Condition, Formula, Modification, Pattern, Reference, Value

Deed = Callable[[Line, Term, Reference], None]
"""Adds what a deed says to its line, given who does it."""

_DEEDS: dict[str, Deed] = {}
"""Deeds by their word."""

LASTING = {"say", "release", "ban", "bar", "mute"}
"""Deeds that last for a time."""

LATER = {"opponent-turn", "your-turn"}
"""Times that have not begun yet: only what is forbidden then, or has to be done, is kept for them."""

_TWO = {"cannot-attack-or-block": ("cannot-attack", "cannot-block")}


def chain(term: Term) -> tuple[list[Term], bool]:
    """Return the deeds of a chain in their order, and whether all of it may be left undone."""
    acts, may = [], False
    rest: Term | None = term
    while rest is not None:
        acts.append(rest["act"])
        may = "may" in rest
        rest = rest.get("then")
    return acts, may


def deed(word: str) -> Callable[[Deed], Deed]:
    """Register what a word of a deed adds to its line."""

    def register(way: Deed) -> Deed:
        _DEEDS[word] = way
        return way

    return register


def follow(line: Line, act: Term, actor: Reference, until: str | None) -> None:
    """Add the instructions of one deed to its line.

    Args:
        line: what was said so far.
        act: the deed.
        actor: who does it.
        until: how long it lasts, None where that is not said.

    Raises:
        CardTextNotUnderstood: it does not say one thing.
    """
    if line.blind is not None:
        of, number = line.blind
        line.sure(act == {"discard": "@it"}, phrase("what is done with a card that nobody saw?"))
        line.blind = None
        line.add("discard", of, line.number(str(number), actor), by=YOU)
        return
    act = dict(act)
    if "until" in act:
        until = act.pop("until")
        line.sure(LASTING & set(act), phrase("what lasts?"))
    if "per" in act:
        line.per = act.pop("per")
    if until in LATER and not ({"clause", "ban", "gains"} & set(act) or ("say" in act and "power" in act)):
        raise line.refused(phrase("what begins only then?"))
    line.until = until
    line.needed(_DEEDS.get(next(iter(act))), phrase("a deed"), next(iter(act)))(line, act, actor)


# Deeds to objects, to players, and with a number: the word is the verb.


def _turn(word: str) -> Deed:
    """Return how cards are tapped or untapped: those of the battle zone and of mana zones can be (105.4a)."""

    def turn(line: Line, act: Term, actor: Reference) -> None:
        of = line.object(act[word], actor)
        zones = {zone for part in line.asked(of) if isinstance(part, Filter) for zone in part.zone or ()}
        line.sure(zones <= {"battle-zone", "mana-zone"}, phrase("in which zone?"), "タップ")
        line.do.append(instruction(word, of))

    return turn


_DEEDS.update({word: _turn(word) for word in ("tap", "untap")})
_DEEDS.update(
    {
        "win": lambda line, act, actor: line.add("win", line.player(act["win"], actor)),
        "lose": lambda line, act, actor: line.add("lose", line.player(act["lose"], actor)),
        "extra-turn": lambda line, act, actor: line.add("extra-turn", line.player(act["extra-turn"], actor)),
        "draw": lambda line, act, actor: line.add("draw", actor, line.number(act["draw"], actor)),
        "draw-count": lambda line, act, actor: line.add("draw", actor, line.count(act["draw-count"], actor)),
        # one by one, as long as the player goes on (114.2)
        "draw-up-to": lambda line, act, actor: line.add("draw-up-to", actor, int(act["draw-up-to"])),
        # as many as just now
        "draw-done": lambda line, act, actor: line.add("draw", actor, line.counted(act["draw-done"])),
        "draw-same": lambda line, _act, actor: line.add("draw", actor, line.as_many()),
        "skip": lambda line, act, actor: (
            line.add("skip-rest") if act["skip"] == "rest" else line.add("skip-turn", line.player(act["of"], actor))
        ),
        "stop": lambda line, _act, _actor: line.add("stop-attack"),
        "redirect": lambda line, act, actor: line.add("redirect", line.object(act["redirect"], actor)),
        "release": lambda line, act, actor: line.do.append(
            instruction("release", line.object(act["release"], actor), until=line.until)
        ),
    }
)


@deed("draw-to")
def _draw_to(line: Line, act: Term, actor: Reference) -> None:
    line.sure(line.player(act["of"], actor) == actor, phrase("who draws?"), "手札が")
    there: Formula = ("cards-in", "hand", actor)
    line.add("draw", actor, ("max", 0, ("-", int(act["draw-to"]), there)))


@deed("by")
def _by(line: Line, act: Term, actor: Reference) -> None:
    """Let somebody else do what follows in the same sentence."""
    acts, may = chain(act["chain"])
    line.sure(not may, phrase("who may do it?"))
    for one in acts:
        follow(line, one, line.player(act["by"], actor), line.until)


@deed("break")
def _break(line: Line, act: Term, actor: Reference) -> None:
    line.sure(actor == YOU, phrase("who chooses the shields?"))
    number = act["break"]
    many = line.number(number, actor) if isinstance(number, str) else line.count(number, actor)
    breaker = line.object(act["by"], actor) if "by" in act else None
    line.add("break", line.player(act["of"], actor), many, by=breaker)


@deed("pick-blind")
def _pick_blind(line: Line, act: Term, actor: Reference) -> None:
    line.sure(actor == YOU, phrase("who chooses?"))
    line.blind = (line.player(act["of"], actor), int(act["pick-blind"]))


@deed("invert")
def _invert(line: Line, act: Term, actor: Reference) -> None:
    line.inverts = "once" in act
    line.do.append(instruction("invert", line.object(act["invert"], actor)))


@deed("either")
def _either(line: Line, act: Term, actor: Reference) -> None:
    """Do one of two things, whichever is chosen (700.2, 700.2b)."""
    if any(one.verb not in ("choose", "look", "reveal") for one in line.do):
        raise line.refused(phrase("one of what, and what in any case?"), "か、")
    until = line.until
    line.one_of(act["either"], lambda line, one: follow(line, one, actor, until), actor)


@deed("dig")
def _dig(line: Line, act: Term, actor: Reference) -> None:
    """Show cards of a library one by one until one is what is looked for."""
    wanted = filter_of(act["dig"], actor, line.text, located=False)
    line.sure(wanted.controller is None and wanted.zone is None, phrase("which cards are looked at?"))
    _see(line, "library")
    line.add("dig", line.player(act["of"], actor), filter=wanted)
    line.it = ("chosen", "dug")


@deed("clash")
def _clash(line: Line, _act: Term, actor: Reference) -> None:
    """ガチンコ・ジャッジする (701.21a); what is done if it was won follows."""
    line.sure(actor == YOU, phrase("whose ガチンコ・ジャッジ?"))
    line.add("clash")
    line.clashed = True


@deed("battle")
def _battle(line: Line, act: Term, actor: Reference) -> None:
    triggered = act["battle"] == "@trigger"
    line.sure(not triggered or line.trigger, phrase("which creatures battle?"), "とバトルさせる")
    one = line.trigger if triggered else line.object(act["battle"], actor)
    line.do.append(instruction("battle", one, **{"with": line.object(act["with"], actor)}))


@deed("swap")
def _swap(line: Line, act: Term, actor: Reference) -> None:
    """Exchange all cards of two zones of a player (701.26c)."""
    one, other = act["swap"]
    line.sure(one != other and {one, other} <= {"hand", "graveyard", "mana-zone"}, phrase("which zones?"), "入れ替え")
    line.add("swap-zones", line.player(act["of"], actor), zones=(one, other))
    line.it = None


@deed("battle-both")
def _battle_both(line: Line, _act: Term, _actor: Reference) -> None:
    one, other = line.needed(line.pair, phrase("which creatures battle?"), "バトルさせる")
    line.do.append(instruction("battle", one, **{"with": other}))


@deed("destroy")
def _destroy(line: Line, act: Term, actor: Reference) -> None:
    what = line.object(act["destroy"], actor)
    line.do.append(instruction("destroy", what, alone=True if what in line.single else None))


@deed("discard")
def _discard(line: Line, act: Term, actor: Reference) -> None:
    said = act["discard"]
    if isinstance(said, dict) and "random" in said and set(said["choose"]) == {"controller", "type"}:
        whose = line.player(said["choose"]["controller"], actor)
        if said["choose"]["type"] == "hand":
            line.add("discard", whose, line.number(said["number"], actor), random=True)
            return
    if actor == YOU and isinstance(said, dict) and said.get("choose", {}).get("controller") == "opponent":
        wanted = filter_of(said["choose"], YOU, line.text)
        least, most = numbers(said)  # who discards chooses, where nobody is said to choose (701.7b)
        line.sure(wanted.zone == ("hand",) and wanted.among is None and least == most, phrase("who chooses?"), "捨て")
        _discard_some(line, ("opponent",), line.number(str(most), actor), wanted)
        return
    of = line.object(said, actor)
    last = line.do[-1] if line.do else None
    if actor != YOU and last is not None and last.verb == "choose" and of == ("chosen", last.get("as")):
        _, wanted, least, most, by = last.of or ()
        if wanted.zone == ("hand",) and least == most and wanted.owner in (actor, ("chooser",)) and by == actor:
            line.do.pop()
            _discard_some(line, actor, line.number(str(most), actor), wanted)
            return
    line.do.append(instruction("discard-card", of))


def _discard_some(line: Line, player: Reference, number: Formula | None, wanted: Filter) -> None:
    """Let a player discard so many cards of the own hand, of the player's choice."""
    only = wanted._replace(owner=None, zone=None)
    line.add("discard", player, number, filter=None if only == Filter(what=("card",)) else only)


@deed("free")
def _play_free(line: Line, act: Term, actor: Reference) -> None:
    """Play a card without paying its cost (112.3g); what it is called says what it has to be."""
    of = line.object(act["free"], actor)
    line.sure(actor == YOU, phrase("who plays it?"))
    play = instruction("play-free", of, kind=None if act["as"] == "card" else act["as"])
    if act["as"] == "card":
        line.do.append(play)
        return
    kind = ("is", of, Filter(what=(act["as"],), zone=ANYWHERE))
    place = act.get("from")
    if place == "hand":  # its card is shown for it, and it waits then (603.2e, 603.2f)
        line.sure(not line.spell or of == ("this",), phrase("how did it come there?"), "手札")
        line.outside = place
        line.do.append(play)
        return
    if (place is not None and line.left is None) or (place == "where-it-fell" and line.left != "destroyed"):
        raise line.refused(phrase("how did it come there?"), "呪文側")
    if place is not None:  # the card that moved there as this triggered; as what it is played is said besides
        moved = ("event", "moved")
        play, kind = play._replace(of=moved), ("is", moved, Filter(zone=("graveyard",)))
    line.do.append(instruction("if", **{"if": kind, "then": (play,)}))


# Cards that are chosen, looked at and looked for.


@deed("select")
def _select(line: Line, act: Term, actor: Reference) -> None:
    chosen = act["select"]
    if line.searched is not None and isinstance(chosen, dict) and "among" in chosen.get("choose", {}):
        _seek(line, chosen, actor)
        return
    line.same = None
    line.object(chosen, actor)


@deed("select-both")
def _select_both(line: Line, act: Term, actor: Reference) -> None:
    one, other = (line.object({"choose": of, "number": "1"}, actor) for of in both_of(*act["select-both"]))
    line.pair, line.it = (one, other), None


def _seek(line: Line, chosen: Term, actor: Reference) -> None:
    """Note which card of the library is looked for (701.10)."""
    wanted = filter_of(chosen["choose"], actor, line.text)._replace(among=None, zone=None)
    _least, most = numbers(chosen)
    if most is None or line.sought is not None:
        raise line.refused(phrase("how many cards of the library?"))
    line.sought = (wanted, most)


@deed("search")
def _search(line: Line, act: Term, actor: Reference) -> None:
    line.sure(line.searched is None and not line.seen, phrase("which cards are looked at?"))
    line.searched, line.seen = line.player(act["search"], actor), "library"
    line.sure(line.searched == actor, phrase("whose library is searched by whom?"))


@deed("shuffle")
def _shuffle(line: Line, act: Term, actor: Reference) -> None:
    player = line.player(act["shuffle"], actor)
    if line.searched is None:
        line.do.append(instruction("shuffle", player))
        return
    # The verb "search" ends with shuffling the library (701.10a).
    if line.sought is not None and player == line.searched and not line.set_apart:
        line.set_apart = True  # where the card goes stands behind (701.11b)
        return
    line.sure(line.sought is None and player == line.searched, phrase("what becomes of the cards looked at?"))
    if line.put_from_library:
        line.do.append(instruction("shuffle", player))
    line.searched, line.put_from_library = None, False


def _look(verb: str, word: str) -> Deed:
    def look(line: Line, act: Term, actor: Reference) -> None:
        of = act[word]
        if isinstance(of, dict) and "top" in of:
            _see(line, "library")
            line.do.append(instruction(verb, line.top(of, actor), **{"as": "seen"}))
        elif line.sought is not None and of == "@it":  # what is found is shown as it moves (701.10c)
            line.shown = verb == "reveal"
        else:
            what = line.object(of, actor)
            line.face_up = what if "face-up" in act else None
            line.do.append(instruction(verb, what))

    return look


_DEEDS.update({"show": _look("reveal", "show"), "look": _look("look", "look")})


def _see(line: Line, zone: str) -> None:
    line.sure(line.seen is None, phrase("which cards are looked at?"))
    line.seen, line.it = zone, SEEN


@deed("look-hand")
def _look_hand(line: Line, act: Term, actor: Reference) -> None:
    _see(line, "hand")
    line.do.append(instruction("look", ("zone", "hand", line.player(act["look-hand"], actor)), **{"as": "seen"}))


# Cards that move.


@deed("move")
def _move(line: Line, act: Term, actor: Reference) -> None:
    of, to = act["move"], act["to"]
    tapped, hidden = True if "tapped" in act else None, True if "face-down" in act else None
    if line.searched is not None:
        line.sure(not hidden, phrase("where does a card of the library go?"))
        if isinstance(of, dict) and "among" in of.get("choose", {}):
            _seek(line, of, actor)
            of = "@it"
        if line.sought is not None and of == "@it":
            _search_out(line, act, actor, line.sought)
            return
    if isinstance(of, dict) and "top" in of:
        line.sure(to != "library", phrase("where do cards of the library go?"))
        line.add("move", line.top(of, actor), to=to, tapped=tapped, face_down=hidden)
        if of["number"] == "1" and to in ("graveyard", "mana-zone"):
            line.it = RESULTS
        return
    if "from" in act:
        line.outside = act["from"]
        if act["from"] not in ("graveyard", "mana-zone") or line.spell or actor != YOU:
            raise line.refused(phrase("how did it come there?"), act["from"])
    at = act.get("at")
    what, low = line.object(of, actor), int(at) if at and at.isdigit() else "bottom" if at == "bottom" else None
    line.sure(to != "shield-zone" or what != line.face_up, phrase("a shield that lies face up"), "表向き")
    alone = True if what in line.single else None
    random = True if "random" in act else None
    move = instruction("move", what, to=to, at=low, tapped=tapped, alone=alone, random=random, face_down=hidden)
    if "from" in act and line.left is not None:  # it may have gone elsewhere since
        move = instruction("if", **{"if": ("is", what, Filter(zone=(act["from"],))), "then": (move,)})
    line.do.append(move)


def _search_out(line: Line, act: Term, actor: Reference, sought: tuple[Filter, int]) -> None:
    """Say where the card goes that is looked for; onto the library or below it once the others were shuffled (701.11b)."""
    to, at = act["to"], act.get("at")
    if "tapped" in act or to not in (("library",) if line.set_apart else ("hand", "mana-zone", "graveyard")):
        raise line.refused(phrase("where does a card of the library go?"))
    wanted, number = sought
    if line.set_apart:
        line.sure(at in ("top", "bottom") and number == 1, phrase("where does a card of the library go?"), "山札")
        line.searched, line.set_apart = None, False
    line.add("search", actor, number, to=to, filter=wanted, at=at, shown=True if line.shown else None)
    line.sought, line.shown = None, False


@deed("lay")
def _lay(line: Line, act: Term, actor: Reference) -> None:
    """Put cards below a creature, at the bottom of what it is made of (403.4a), or onto a shield, one with it then (113.2)."""
    if "on" in act:
        _lay_on_shield(line, act["lay"], act["on"], actor)
        return
    below, before = act["below"], line.it
    if isinstance(act["lay"], dict) and act["lay"].get("top") and act["lay"]["number"] == "1" and below == "this":
        line.add("move", line.top(act["lay"], actor), to="under", host=("this",))
        return
    what = line.object(act["lay"], actor)
    zones = next((part.zone for part in line.asked(what) if isinstance(part, Filter)), None)
    if zones is None or "battle-zone" in zones:
        raise line.refused(phrase("from which zone does it go below a creature?"), "下に置く")
    host = line.host(what, before) if below == "@host" else line.object(below, actor)
    line.do.append(instruction("move", what, to="under", at="bottom", host=host))


def _lay_on_shield(line: Line, laid: Term, whose: str, actor: Reference) -> None:
    shield = line.object({"choose": {"controller": whose, "type": "shield"}, "number": "1"}, actor)
    on_top = isinstance(laid, dict) and "top" in laid
    what = line.top(laid, actor) if on_top else line.object(laid, actor)
    ordered = True if on_top else None  # they stay as they lay
    line.add("move", what, to="under", at="bottom", host=shield, ordered=ordered)


@deed("shuffle-in")
def _shuffle_in(line: Line, act: Term, actor: Reference) -> None:
    """Put cards into their library, neither on its top nor below it, and shuffle it (401.7, 701.11a)."""
    of = line.object(act["shuffle-in"], actor)
    parts = (*of, *(line.do[-1].of or () if line.do else ()))
    wanted = next((part for part in parts if isinstance(part, Filter)), None)
    whose = (wanted.owner or wanted.controller) if wanted is not None and of[0] in ("all", "chosen") else None
    if whose == ("chooser",):
        whose = actor
    line.sure(whose is not None and line.searched is None, phrase("whose library is shuffled?"), "シャッフル")
    line.add("move", of, to="library", at="bottom", ordered=True)
    for player in (YOU, ("opponent",)) if whose == ("each-player",) else (whose,):
        line.add("shuffle", player)


@deed("put")
def _put(line: Line, act: Term, actor: Reference) -> None:
    if "from" in act:
        of = line.object(act["put"], actor)
        itself = of == ("this",)
        open_there = act["from"] in ("graveyard", "mana-zone")
        hidden = act["from"] == "hand" and itself  # it is declared, and waits then (603.2e)
        came_so = (open_there or hidden) and not (line.spell and itself) and actor == YOU
        line.sure(came_so, phrase("how did it come there?"), act["from"])
        there = Filter(zone=(act["from"],), owner=line.player(act["whose"], actor) if "whose" in act else None)
        put = instruction("move", of, to="battle-zone")
        line.do.append(instruction("if", **{"if": ("is", of, there), "then": (put,)}))
        line.outside = act["from"] if itself else line.outside
        return
    whose = None if actor == YOU else actor
    tapped, blocking = (True if word in act else None for word in ("tapped", "blocking"))
    of = _found(line, act["put"], actor) if line.searched is not None else _put_there(line, act["put"], actor)
    line.do.append(instruction("move", of, to="battle-zone", player=whose, tapped=tapped, blocking=blocking))


def _put_there(line: Line, of: Term, actor: Reference) -> Reference:
    """Return what is put into the battle zone: also the card on top of a library, whatever it is."""
    if not isinstance(of, dict) or "top" not in of:
        return line.object(of, actor)
    player = line.player(of["top"], actor)
    line.sure(player == actor and actor in (YOU, ("opponent",)), phrase("whose library is it put from?"), "山札")
    line.it = None
    return line.top(of, actor)


def _found(line: Line, of: Term, actor: Reference) -> Reference:
    """Choose cards of a library that come into the battle zone: not all that fit have to be found (701.10b)."""
    if isinstance(of, dict) and "among" in of.get("choose", {}):
        _seek(line, of, actor)
    wanted, number = line.needed(line.sought, phrase("which cards of the library?"))
    line.sought, line.put_from_library = None, True
    return line.choose(wanted._replace(zone=("library",), owner=line.searched), 0, number, actor)


@deed("exchange")
def _exchange(line: Line, act: Term, actor: Reference) -> None:
    """Exchange the creature for a card of another zone (701.26a)."""
    wanted = act["exchange"].get("choose", {}) if isinstance(act["exchange"], dict) else {}
    if wanted.get("zone") not in ("hand", "mana-zone", "graveyard") or actor != YOU:
        raise line.refused(phrase("exchanged for a card of which zone?"), "入れ替える")
    creature, other = line.object(act["for"], actor), line.object(act["exchange"], actor)
    line.add("exchange", creature, zone=wanted["zone"], **{"with": other})


# What is said of something for a time.


@deed("say")
def _say(line: Line, act: Term, actor: Reference) -> None:
    subject, until = act["say"], line.until
    if subject == "@same":
        subject = line.same if line.same is not None else "@it"
    of: Reference = subject if isinstance(subject, tuple) else line.object(subject, actor)
    line.same = of
    clause, timed = act.get("clause"), until is not None
    line.sure(clause != "does-not-untap" or timed, phrase("how long is it forbidden?"), "アンタップしない")
    line.sure(clause != "attacks-again" or until == "turn", phrase("when is this done?"), "もう1回攻撃")
    breaks = isinstance(clause, dict) and "breaker" in clause
    line.sure(not breaks or timed, phrase("is this done now, or so for a time?"), "ブレイク")
    if clause == "frozen":  # until the cards of that turn have untapped
        act, until = {**act, "clause": "does-not-untap"}, "opponent-untaps"
    per, line.per = line.per, None
    changed = changes(line, act, per, actor)
    if until in LATER:
        changed = tuple(_only_then(line, one) for one in changed)
    line.do.append(instruction("modify", of, until=until, **{"with": changed}))


def _only_then(line: Line, change: Modification) -> Modification:
    """Return a change of power as an ability, which says what it says in a later turn only, as it is resolved (608.2a)."""
    if change.what == "gain" and isinstance(change.value, Ability) and change.value.kind in ("rule", "static"):
        return change
    line.sure(change.what == "power" and isinstance(change.value, int), phrase("what begins only then?"))
    return Modification("gain", Ability("static", modify=(change,)))


@deed("bar")
def _bar(line: Line, act: Term, _actor: Reference) -> None:
    theirs = Filter(what=("creature",), controller=line.player(act["bar"], YOU))
    cannot = (Modification("gain", Ability("rule", name="cannot-attack")),)
    line.do.append(instruction("modify-all", filter=theirs, until=_how_long(line), **{"with": cannot}))


@deed("ban")
def _forbid(line: Line, act: Term, _actor: Reference) -> None:
    """Read 「次の…まで、相手は…を召喚できない」: forbidden for a time (101.2, 608.2a)."""
    for one in bans(line, act, None):
        line.do.append(instruction("delayed", ability=one._replace(text=""), until=_how_long(line)))


@deed("mute")
def _mute(line: Line, act: Term, _actor: Reference) -> None:
    line.do.append(instruction("delayed", ability=mute(line, act, None)._replace(text=""), until=_how_long(line)))


def mute(line: Line, act: Term, condition: Condition | None) -> Ability:
    """Return the ability of 「…が出た時に誘発する相手の能力は誘発しない」 (101.2)."""
    what = filter_of(act["mute"], YOU, line.text, located=False)
    whose = done_by(line.player(act["whose"], YOU))
    return Ability("rule", name="cannot-trigger", when=whose, condition=condition, affects=what, text=line.text)


def done_by(player: Reference) -> Pattern:
    """Return the pattern of whatever a player does."""
    return Pattern((), by=Filter(what=("player",), among=player))


def _how_long(line: Line) -> str:
    return line.needed(line.until, phrase("how long is it forbidden?"))


def bans(line: Line, act: Term, condition: Condition | None) -> list[Ability]:
    """Return the abilities of 「相手は呪文を唱えられない」 (101.2): so many times in a turn, each player by oneself."""
    each = "each" in act and line.player(act["who"], YOU) == ("each-player",)
    return [_ban(line, {**act, "who": who}, condition) for who in (("you", "opponent") if each else (act["who"],))]


_DONE_BEFORE: dict[str, tuple[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "cannot-cast": ("cast", ()),
    "cannot-summon": ("summon", ()),
    "cannot-put": ("move", (("to", ("battle-zone",)),)),
}
"""What a player has done already where it can be done only so many times in a turn."""


_BANNED = {
    "cannot-cast": "spell",
    **dict.fromkeys(("cannot-summon", "cannot-put", "cannot-put-unsummoned"), "creature"),
}
"""What is not cast, summoned or put into the battle zone."""


def _ban(line: Line, act: Term, condition: Condition | None) -> Ability:
    if "text" in act["what"]:  # 「S・トリガー」 is declared of cards as they come into the hand (113.6)
        line.sure(act["what"]["text"] == "S・トリガー", phrase("what is not used?"), act["what"]["text"])
        what = Filter(what=("card",))
    else:
        what = line.meant(filter_of(act["what"], YOU, line.text, located=False))
    kind = (_BANNED.get(act["ban"], "card"),)
    line.sure(what.what == kind and what.zone is None and what.controller is None, phrase("what is forbidden?"))
    who = line.player(act["who"], YOU)
    if "but" in act:  # only from there
        what = what._replace(outside=act["but"])
    if "each" in act:  # only so many times in a turn
        event, details = _DONE_BEFORE[act["ban"]]
        most = int(act["most"]) if "most" in act else int(act["from"]) - 1
        done = ("happened", Pattern((event,), of=what._replace(controller=who), details=details))
        so_often = ("compare", done, ">=", most)
        whenever = so_often if act["each"] == "turn" else ("and", ("turn", who), so_often)
        condition = whenever if condition is None else ("and", condition, whenever)
    return Ability("rule", name=act["ban"], when=done_by(who), condition=condition, affects=what, text=line.text)


def changes(line: Line, act: Term, per: Term | None, actor: Reference) -> tuple[Modification, ...]:
    """Return what is said of something: its power, its abilities, what it may not do."""
    if "power" in act:
        number = int(act["power"])
        return (Modification("power", number if per is None else ("*", line.each(per, actor), number)),)
    if per is not None:
        clause = act.get("clause")
        line.sure(clause in ({"breaks-more": "1"}, {"breaker": "1"}), phrase("what is counted?"), "につき")
        each = (Modification("number", line.each(per, actor)),)
        return tuple(Modification("gain", one._replace(modify=each)) for one in _clause(line, clause))
    for word in ("power-fixed", "power-times"):
        if word in act:
            return (Modification(word, int(act[word])),)
    if "gains" in act:
        gained = [one for quoted in act["gains"] for one in _quoted(line, quoted["text"])]
        here = act.get("say") != "this" or all("battle-zone" in (one.zones or ("battle-zone",)) for one in gained)
        line.sure(here, phrase("in which zone?"), "を得る")
        return tuple(Modification("gain", one) for one in gained)
    if "loses" in act:
        lost = act["loses"]
        return (Modification("lose", lost if lost == "all" else keyword_name(lost["text"], line.text)),)
    if isinstance(act["clause"], dict) and "also" in act["clause"]:  # besides those it has (106.4, 203.3)
        return tuple(Modification(what, one) for what, one in act["clause"]["also"].items())
    if act["clause"] == "all-civilizations":
        return tuple(Modification("civilization", one) for one in CIVILIZATIONS)
    if act["clause"] == "own-turn":  # what the opponent controls does not untap then anyhow (702.3a)
        of: Term = act["say"] if isinstance(act["say"], dict) else {}
        wanted: Term = of.get("all") or of.get("choose") or {}
        line.sure(wanted.get("controller") != "opponent", phrase("in whose turn?"), "アンタップしない")
        act = {**act, "clause": "does-not-untap"}
    return tuple(Modification("gain", one) for one in _clause(line, act["clause"]))


def _quoted(line: Line, text: str) -> tuple[Ability, ...]:
    """Return the abilities in quotation marks; 「ブロックされない」 leaves out of which creature it is said."""
    try:
        return line.read(text, False)
    except CardTextNotUnderstood as fault:
        try:
            return line.read(f"このクリーチャーは{text}", False)
        except CardTextNotUnderstood:
            raise fault from None


_ANY_CREATURE: tuple[Term, ...] = ({"type": "creature"}, {"type": "creature", "controller": "opponent"})
"""What is said where no creature can be attacked: it makes no difference whose they are (505.2)."""


def _clause(line: Line, clause: Value) -> list[Ability]:
    if not isinstance(clause, dict):
        return [Ability("rule", name=name) for name in _TWO.get(clause, (clause,))]
    ((word, value),) = clause.items()
    if word in ("unblockable-by", "cannot-block-by"):
        return [one for of in both_of(*value) for one in _clause(line, {word.removesuffix("-by"): of})]
    if word in ("breaks-more", "breaker"):
        return [Ability("rule", name=word, modify=(Modification("number", int(value)),))]
    if word == "cannot-attack-creatures" and value in _ANY_CREATURE:
        return [Ability("rule", name=word)]
    if word == "attacks-untapped" and value.get("tapped") != "false":
        raise line.refused(phrase("which creatures can be attacked?"), "攻撃できる")
    if word == "opponent":  # only where an effect of the opponent's card would do it
        return [Ability("rule", name=value, affects=Filter(controller=("opponent",), zone=ANYWHERE))]
    if word == "kept":  # only where a spell, or a creature, of the opponent's would do it
        kept, doer = value
        theirs = filter_of(doer, YOU, line.text, located=False)
        return [Ability("rule", name=kept, affects=theirs._replace(controller=("opponent",), zone=ANYWHERE))]
    if word == "chosen-by":
        theirs = filter_of(value, YOU, line.text, located=False)._replace(zone=None, controller=("opponent",))
        return [Ability("rule", name="cannot-be-chosen", affects=theirs)]
    return [Ability("rule", name=word, affects=line.meant(filter_of(value, YOU, line.text)))]


def price(line: Line, first: Term, others: Sequence[Term]) -> Ability:
    """Read 「…を召喚するコストを1少なくする。ただし、コストは0以下にはならない」 (112.2b, 601.1e)."""
    line.sure("price" in first and [set(one) for one in others] in ([], [{"floor"}]), phrase("what costs less?"))
    of = first["price"]
    number: Formula = -int(first["less"]) if "less" in first else int(first["more"])
    condition = line.where(first)
    if "per" in first:
        number = ("*", line.each(first["per"], YOU), number)
    changed = [Modification("play-cost", number)]
    if others:
        changed.append(Modification("least", sum(map(int, others[0]["floor"].split("+")))))
    if "may" in first:
        changed.append(Modification("optional", "each" if first["may"] == "up-to" else True))
    if "next" in first:
        changed.append(Modification("next", True))
    affects = None if of in ("this", "this-card") else filter_of(of, YOU, line.text, located=False)
    kind = {"summon": "creature", "cast": "spell"}.get(first["how"])
    if affects is not None and kind is None and "type" not in of and "race" in of:
        affects = affects._replace(what=("card",))  # spells have races too (203.1)
    if affects is not None and "type" not in of and "called" in of:
        kind = None  # a name says enough
    if affects is not None and kind is not None and affects.what not in ((kind,), ("evolution",)):
        raise line.refused(phrase("what is summoned or cast?"))
    return Ability("static", condition=condition, affects=affects, modify=tuple(changed), text=line.text)
