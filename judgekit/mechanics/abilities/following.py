"""Instructions followed in the order written, as far as possible, each by its verb.

An instruction is done in up to three steps: choices that its words ask for, then its events through the pipe, then the next
instruction. What is left to do is a task with its frame, so nothing waits for a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Ask, Event, Game, Task, Unsupported, event
from judgekit.engine.positions import ASKING, AnyDraft, AnyPosition
from judgekit.mechanics.abilities.choosing import ACCEPT, CHANCE
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.lasting import begin
from judgekit.mechanics.abilities.resolving import RESULT, followed
from judgekit.mechanics.abilities.words import GameMeaning
from judgekit.mechanics.objects import Ref, present, refs_of, standing, turn_order
from judgekit.mechanics.terms.records import Description, Instruction, Reference, Value

Making = Callable[[AnyDraft, Frame, Instruction], Iterable[Event] | None]
"""The simultaneous events of an instruction; None where it is done by tasks instead."""

Doing = Callable[[AnyDraft, Frame, Instruction], Ask | None]
"""What an instruction does that is more than one set of events."""

YOU: Reference = ("you",)
THIS: Reference = ("this",)

CHOICE_FIELDS = ("of", "with", "player")
"""Where an instruction may say that something is chosen: ("choose", filter, least, most, who)."""


class FollowingRules(NamedTuple):
    """The rules of a game by which instructions are followed.

    Attributes:
        impossible: what cannot be done is left out.
        choosing: choices are made while an instruction is followed.
        together: several players choose one after another, then all of it happens at once.
        ordering: by name of a deck: who puts several cards there at once decides their order.
        lasting: a continuous effect begins.
        waiting: by kind of ability: an ability that waits begins to.
        unknown: makes the fault of a verb that nobody follows.
        several: makes the fault of a verb that several players would do one by one.
        nothing: there is nothing that could be chosen; empty where no rule says what follows.
        meant: by which further rules just this of what a filter means can be chosen.
        fewer: there is less to be chosen than has to be.
        shown: by which rules a card is revealed, by its id.
    """

    impossible: tuple[str, ...]
    choosing: tuple[str, ...]
    together: tuple[str, ...]
    ordering: Mapping[str, tuple[str, ...]]
    lasting: tuple[str, ...]
    waiting: Mapping[str, tuple[str, ...]]
    unknown: Callable[[str], Unsupported]
    several: Callable[[str], Unsupported]
    nothing: tuple[str, ...] = ()
    meant: Callable[[AnyPosition, Description, Frame, tuple[str, ...]], tuple[str, ...]] = lambda *_asked: ()
    fewer: tuple[str, ...] = ()
    shown: Callable[[AnyPosition, str], tuple[str, ...]] = lambda *_asked: ()


class Following:
    """How the instructions of one game are followed; verbs register in it.

    Args:
        game: the game; it gets the tasks "instruct", "named", "chosen", "ordered", "may" and "mode".
        meaning: its words.
        matching: everything that a filter means.
        rules: the rules that decide.
        kept: kinds of modification whose value is no number; every other value is worked out when an effect begins.

    Attributes:
        makes: the events of each verb that is one set of simultaneous events.
        ways: what each other verb does; "if", "may", "mode", "choose", "reveal", "look", "mean", "modify", "modify-all" and
            "delayed" are there.
        naming: verbs of which a later instruction may mean what they were done to, by a name (`as`).
    """

    def __init__(
        self,
        game: Game,
        meaning: GameMeaning,
        matching: Callable[[AnyPosition, Description, Frame], list[Ref]],
        rules: FollowingRules,
        kept: frozenset[str],
    ) -> None:
        self.meaning, self.matching, self.rules, self.kept = meaning, matching, rules, kept
        self.makes: dict[str, Making] = {}
        self.naming: set[str] = set()
        self.ways: dict[str, Doing] = {
            "modify": self._modify,
            "modify-all": self._modify_all,
            "delayed": self._delayed,
            "if": self._if,
            "may": self._may,
            "mode": self._mode,
            "choose": lambda _draft, _frame, _instruction: None,  # the choice was made before
            **dict.fromkeys(("reveal", "look", "mean"), self._get_to_know),
        }
        game.tasks.update(
            {
                "instruct": self.instruct,
                "named": self._named,
                "chosen": self._go_on_choosing,
                "ordered": self._ordered,
                "may": self._decided,
                "mode": self._mode_chosen,
            }
        )

    # What instructions mean.

    def refs(
        self, draft: AnyPosition, frame: Frame, instruction: Instruction, default: Reference = THIS
    ) -> tuple[Ref, ...]:
        """Return to whom or what an instruction is done: what the ability triggered on is where that event took it."""
        found = self.meaning.those(draft, instruction.of or default, frame)
        moved = frame.moved
        if moved is not None:
            before = (moved.of, moved.get("number"))
            found = tuple((ref[0], ref[1] + 1) if ref == before else ref for ref in found)
        return followed(draft, found)

    def ids(self, draft: AnyPosition, frame: Frame, instruction: Instruction) -> list[str]:
        """Return the ids of the objects an instruction is done to, those that are still what was meant."""
        return standing(draft, self.refs(draft, frame, instruction))

    def players(self, draft: AnyPosition, frame: Frame, instruction: Instruction) -> tuple[str, ...]:
        """Return the players an instruction is done to, its controller where it says nothing."""
        return tuple(ref[0] for ref in self.refs(draft, frame, instruction, YOU))

    def player(self, draft: AnyPosition, frame: Frame, instruction: Instruction) -> str:
        """Return the one player who decides.

        Raises:
            Unsupported: several players would decide one by one.
        """
        found = self.meaning.players(draft, instruction.of or YOU, frame)
        if len(found) != 1:
            raise self.rules.several(instruction.verb)
        return found[0]

    def number(self, draft: AnyPosition, frame: Frame, instruction: Instruction, default: int = 1) -> int:
        """Return how much an instruction says."""
        return default if instruction.amount is None else self.meaning.amount(draft, instruction.amount, frame)

    def share(self, draft: AnyPosition, frame: Frame, instruction: Instruction, id: str) -> int:
        """Return how much an instruction says for one of those it is done to, who may have a share of it."""
        return dict(frame.shares).get(id, 0) if instruction.get("shared") else self.number(draft, frame, instruction)

    def is_direct(self, instruction: Instruction) -> bool:
        """Tell whether an instruction is nothing but one set of events, without a choice."""
        return instruction.verb in self.makes and not _choices_in(instruction)

    # Following.

    def instruct(self, draft: AnyDraft, frame: Frame, place: int) -> Ask | None:
        """Follow one instruction, after the choices it needs; then the next one."""
        if place >= len(frame.ability.do):
            return None
        instruction = frame.ability.do[place]
        for field, reference in _choices_in(instruction):
            ask = self._ask_choice(draft, frame, place, field, reference)
            if ask is None and self.rules.nothing:
                draft.note("impossible", of=frame.source[0], rules=self.rules.nothing, verb="choose")
            nothing = self._settled(frame, place, field, f"#{len(frame.chosen)}", ())
            return ask or self.instruct(draft, nothing, place)
        order = self._ask_order(draft, frame, place)
        if order is not None:
            return order
        name, verb = instruction.get("as"), instruction.verb
        if name is not None and (verb in self.makes or verb in self.naming):
            draft.do("named", frame, place + 1, name, instruction.get("counting"))
        else:
            draft.do("instruct", frame, place + 1)
        if verb not in ("if", "mode"):
            draft.set_fact(RESULT, ())
        if verb in self.makes:
            made = self.makes[verb](draft, frame, instruction)
            events = tuple(made or ())
            draft.propose(*events, report=RESULT)
            if made is not None and not events:
                draft.note("impossible", of=frame.source[0], rules=self.rules.impossible, verb=verb)
            return None
        if verb not in self.ways:
            raise self.rules.unknown(verb)
        return self.ways[verb](draft, frame, instruction)

    def _named(self, draft: AnyDraft, frame: Frame, place: int, name: str, kind: str | None = None) -> None:
        """Remember what the instruction before was done to, where that took it, and follow the next one.

        With a kind of event only that to which such an event happened, which was not replaced.
        """
        happened = (one.of for one in draft.facts.get(RESULT, ()) if kind in (None, one.kind) and one.of is not None)
        refs = tuple(ref for ref in refs_of(draft, dict.fromkeys(happened)) if ref[0] not in draft.players)
        draft.do("instruct", frame.remembering(name, refs), place)

    def follow(self, draft: AnyDraft, instructions: tuple[Instruction, ...]) -> None:
        """Put further instructions before those that are left; their task is the next one."""
        frame, place = draft.take().args
        draft.do("instruct", frame.doing((*instructions, *frame.ability.do[place:])), 0)

    # Choices.

    def _ask_choice(
        self,
        draft: AnyDraft,
        frame: Frame,
        place: int,
        field: str,
        reference: Reference,
        players: tuple[str, ...] | None = None,
        before: tuple[Ref, ...] = (),
    ) -> Ask | None:
        """Return the question of a ("choose", filter, least, most, by), None where nothing can be chosen.

        Several players choose one after another, in turn order.
        """
        _, wanted, least, most, by = reference
        if players is None:
            choosing = self.meaning.players(draft, by, frame)
            players = tuple(player for player in turn_order(draft) if player in choosing)
        for number, player in enumerate(players):
            described = _of_chooser(wanted, player)
            ids = tuple(ref[0] for ref in self.matching(draft, described, frame))
            wanted_least = self.meaning.amount(draft, least, frame)
            fewest = min(wanted_least, len(ids))
            largest = len(ids) if most is None else min(self.meaning.amount(draft, most, frame), len(ids))
            if ids and largest > 0:
                then = Task("chosen", (frame, place, field, reference, players[number + 1 :], before))
                why = (*self.rules.choosing, *self.rules.meant(draft, described, frame, ids))
                why = (*why, *self.rules.fewer) if fewest < wanted_least else why
                args = (ids, fewest, largest, why)
                if frame.ability.do[place].get("random"):
                    return Ask(CHANCE, CHANCE, of=frame.source[0], args=args, then=then)
                return Ask("choose", player, of=frame.source[0], args=args, then=then)
        return None

    def _go_on_choosing(
        self,
        draft: AnyDraft,
        frame: Frame,
        place: int,
        field: str,
        reference: Reference,
        players: tuple[str, ...],
        before: tuple[Ref, ...],
        choice: tuple[str, ...],
    ) -> Ask | None:
        """Keep a choice; let the next player choose, or go on with the instruction."""
        refs = (*before, *refs_of(draft, choice))
        every = self.meaning.players(draft, reference[4], frame)
        chooser = [player for player in turn_order(draft) if player in every][-len(players) - 1]
        ask = self._ask_choice(draft, frame, place, field, reference, players, refs) if players else None
        if ask is not None:
            draft.do(ASKING, ask)
            self.chosen(draft, chooser, frame, place, choice)
            return None
        if before and len({draft.objects[id].controller for id, _ in refs if id in draft.objects}) > 1:
            draft.note("at-once", rules=self.rules.together)
        name = frame.ability.do[place].get("as") or f"#{len(frame.chosen)}"
        draft.do("instruct", self._settled(frame, place, field, name, refs), place)
        self.chosen(draft, chooser, frame, place, choice)
        return None

    def chosen(self, draft: AnyDraft, player: str, frame: Frame, place: int, ids: tuple[str, ...]) -> None:
        """Do what a choice of a player for an instruction brings about by itself; a game says where it does."""

    def _settled(self, frame: Frame, place: int, field: str, name: str, refs: tuple[Ref, ...]) -> Frame:
        """Return a frame in which an instruction means what was chosen for it."""
        instruction, chosen = frame.ability.do[place], ("chosen", name)
        changed = instruction._replace(of=chosen) if field == "of" else instruction.having(**{field: chosen})
        return frame._replace(ability=frame.ability.with_instruction(place, changed)).remembering(name, refs)

    def _ask_order(self, draft: AnyDraft, frame: Frame, place: int) -> Ask | None:
        """Return the question in which order the cards of one owner are put into a deck at once: the owner decides, or chance."""
        instruction = frame.ability.do[place]
        deck = instruction.get("to")
        done = instruction.get("ordered", ())
        if instruction.verb != "move" or deck not in self.rules.ordering or done is True:
            return None
        ids = self.ids(draft, frame, instruction)
        for owner in turn_order(draft):
            own = tuple(sorted(id for id in ids if draft.objects[id].owner == owner))
            if len(own) > 1 and owner not in done:
                who = CHANCE if instruction.get("random") else owner
                then = Task("ordered", (frame, place, owner))
                return Ask("order", who, of=frame.source[0], args=(own, self.rules.ordering[deck]), then=then)
        return None

    def _ordered(self, draft: AnyDraft, frame: Frame, place: int, owner: str, choice: tuple[str, ...]) -> None:
        """Put the cards of an owner into a deck in the order chosen, the first named uppermost."""
        instruction = frame.ability.do[place]
        sequence = choice if instruction.get("at") == "bottom" else choice[::-1]
        others = tuple(id for id in self.ids(draft, frame, instruction) if id not in choice)
        frame = self._settled(frame, place, "of", f"#{len(frame.chosen)}", refs_of(draft, (*others, *sequence)))
        done = frame.ability.do[place].having(ordered=(*instruction.get("ordered", ()), owner))
        draft.do("instruct", frame._replace(ability=frame.ability.with_instruction(place, done)), place)

    # The verbs that every game has.

    def _if(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Follow one of two lists of instructions."""
        holds = self.meaning.holds(draft, instruction.get("if"), frame)
        self.follow(draft, instruction.get("then" if holds else "else", ()))

    def _may(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> Ask | None:
        """Ask whether a player does something; it is decided now."""
        player = self.player(draft, frame, instruction)
        return Ask("optional", player, of=frame.source[0], then=Task("may", (frame, instruction)))

    def _decided(self, draft: AnyDraft, _frame: Frame, instruction: Instruction, choice: str) -> None:
        """Follow what the player decided to do, or the instructions for declining."""
        self.follow(draft, instruction.get("do" if choice == ACCEPT else "else", ()))

    def _mode(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> Ask:
        """Ask for one of several lists of instructions, by its number from 1."""
        player = self.player(draft, frame, instruction)
        names = tuple(str(number + 1) for number in range(len(instruction.get("modes", ()))))
        return Ask("mode", player, of=frame.source[0], args=(names,), then=Task("mode", (frame, instruction)))

    def _mode_chosen(self, draft: AnyDraft, _frame: Frame, instruction: Instruction, choice: str) -> None:
        """Follow the mode chosen."""
        self.follow(draft, instruction.get("modes")[int(choice) - 1])

    def _get_to_know(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Let all players or one get to know cards; later instructions may mean them by a name, "mean" gives only that."""
        refs = self.refs(draft, frame, instruction, YOU) if instruction.of else ()
        for id, _ in refs if instruction.verb != "mean" else ():
            rules = self.rules.shown(draft, id) if instruction.verb == "reveal" else ()
            draft.note(instruction.verb, of=id, by=frame.source[0], rules=rules)
        name = instruction.get("as")
        if name is not None:
            self.remember(draft, **{name: refs})

    def remember(self, draft: AnyDraft, **named: tuple[Ref, ...]) -> None:
        """Let the instructions that are left mean something by a name."""
        frame, place = draft.take().args
        for name, refs in named.items():
            frame = frame.remembering(name, refs)
        draft.do("instruct", frame, place)

    def _modify(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Start a continuous effect on what is meant now; its numbers are those of now."""
        refs = tuple(ref for ref in self.refs(draft, frame, instruction) if present(draft, ref) is not None)
        changes = tuple(
            change
            if change.what in self.kept
            else change._replace(value=self.meaning.amount(draft, change.value, frame))
            for change in instruction.get("with", ())
        )
        until = instruction.get("until", "game")
        if refs:
            begin(draft, frame, until, refs=refs, affects=_of_all(instruction.of), modify=changes)
        for id, _ in refs:
            draft.note("effect", of=id, by=frame.source[0], rules=self.rules.lasting, until=until)

    def _modify_all(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Start a continuous effect on whatever passes a filter while it lasts."""
        until = instruction.get("until", "game")
        begin(draft, frame, until, affects=instruction.get("filter"), modify=instruction.get("with", ()))
        draft.note("effect", by=frame.source[0], rules=self.rules.lasting, until=until)

    def _delayed(self, draft: AnyDraft, frame: Frame, instruction: Instruction) -> None:
        """Make an ability that waits for its event: a delayed trigger, or a replacement."""
        ability, until = instruction.get("ability"), instruction.get("until", "game")
        refs = self.refs(draft, frame, instruction) if instruction.of is not None else None
        begin(draft, _as_moved(draft, frame), until, refs=refs, ability=ability)
        rules = self.rules.waiting[ability.kind]
        draft.note("effect", of=frame.source[0], by=frame.controller, rules=rules, until=until)

    # How simple verbs make their events.

    def each(self, kind: str, controller: Callable[[AnyPosition, str], str], **details: Value) -> Making:
        """Return how a verb makes one event of a kind for each object it is done to."""

        def making(draft: AnyDraft, frame: Frame, instruction: Instruction) -> list[Event]:
            return [
                event(
                    kind,
                    id,
                    by=frame.source[0],
                    number=draft.objects[id].number,
                    player=controller(draft, id),
                    **details,
                )
                for id in self.ids(draft, frame, instruction)
            ]

        return making

    def each_player(self, kind: str, amount: int | None = 0, **details: Value) -> Making:
        """Return how a verb makes one event of a kind for each player it is done to; with `amount` None as much as it says."""

        def making(draft: AnyDraft, frame: Frame, instruction: Instruction) -> list[Event]:
            number = self.number(draft, frame, instruction) if amount is None else amount
            players = self.players(draft, frame, instruction)
            return [event(kind, player, number, by=frame.source[0], **details) for player in players]

        return making


def _of_all(reference: Reference | None) -> Description | None:
    """Return the filter of what is done to all that it means; None for what is meant in another way."""
    return reference[1] if reference is not None and reference[0] == "all" else None


def _choices_in(instruction: Instruction) -> list[tuple[str, Reference]]:
    """Return the references of an instruction that need a choice, with their field."""
    values = ((field, instruction.of if field == "of" else instruction.get(field)) for field in CHOICE_FIELDS)
    return [(field, value) for field, value in values if isinstance(value, tuple) and value and value[0] == "choose"]


def _as_moved(draft: AnyDraft, frame: Frame) -> Frame:
    """Return a frame that means objects as what the resolution has made of them, for what is done only after it."""
    chosen = tuple((name, followed(draft, refs) if isinstance(refs, tuple) else refs) for name, refs in frame.chosen)
    return frame._replace(chosen=chosen, source=followed(draft, (frame.source,))[0])


def _of_chooser(wanted: Description, player: str) -> Description:
    """Return a filter in which whoever chooses is a certain player."""
    whose = [field for field, value in zip(wanted._fields, wanted, strict=True) if value == ("chooser",)]
    return wanted._replace(**dict.fromkeys(whose, ("id", player))) if whose else wanted
