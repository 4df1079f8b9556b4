"""A notation answered or checked as a whole: one that takes nothing for granted is judged as the scenario that it is.

In any other, its `=` lines are its expectations; one that expects nothing proves nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.files import TooLarge, read_plain, stem_of
from judgekit.core.nodes import book_of
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase, spoken
from judgekit.engine import NotKnown, Unsupported
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.card_files import japanese_names_in, spoken_card
from judgekit.scenarios.files.card_readings import readings_by_line
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario
from judgekit.scenarios.notation.answering.answers import answered_at_a_table
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.every_way import Answered
from judgekit.scenarios.notation.answering.rewriting import Heard, Rewriting
from judgekit.scenarios.notation.answering.unread_lines import unread_lines
from judgekit.scenarios.notation.as_scenarios.scripts import asks_as_data, scenario_as_written
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import Written, grammar_of, spelt_with_capitals, written
from judgekit.scenarios.notation.reading.players_meant import with_letters
from judgekit.scenarios.notation.reading.situations import PositionUnclear
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.telling.results import happened
from judgekit.scenarios.notation.words.as_typed import as_typed
from judgekit.scenarios.notation.words.faults import NotationUnclear, all_told, told_in
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.naming import Names, Thing, singulars
from judgekit.scenarios.notation.words.splitting import LARGEST
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.telling import told
from judgekit.scenarios.verdicts import Result, Ruling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.core.files import StrPath
    from judgekit.scenarios.notation.retold.supposed import Supposed


def answered(text: str, chosen: ChosenEdition = NOT_CHOSEN, game: str = "mtg", lang: str = "en") -> Answered:
    """Answer a notation.

    Args:
        text: the notation.
        chosen: the edition that somebody chose beside what it says.
        game: the game where it names none.
        lang: "en" or "ja", for lines that may be added.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: the position cannot be, or a mechanism has no code.
    """
    return _answered_or_told(text, chosen, game, lang, again=True)


def _answered_or_told(text: str, chosen: ChosenEdition, game: str, lang: str, *, again: bool) -> Answered:
    """Answer a notation; one that is not understood is said again, where that was not done before, then told with its faults."""
    begun: Written | None = None
    as_it_came, text = text, spelt_with_capitals(text, game)
    try:
        begun = _written(text, chosen, game)
        found = _answered_whatever_is_on_top(text, begun, chosen, game, lang)
    except NotationUnclear as fault:
        position = fault.__cause__ if isinstance(fault.__cause__, PositionUnclear) else None
        known = begun.situation.names if begun is not None else position.names if position is not None else None
        if again and (other := _said_again(text, known, _told_of(fault, text), chosen, game, lang)) is not None:
            return other
        told = as_typed(fault, as_it_came)
        of = begun.situation.game if begun is not None else position.grammar.game if position is not None else ""
        unknown = _unknown_in_brackets(text, of)
        if unknown is not None:
            raise unknown from fault
        if begun is not None:
            names, grammar = begun.situation.names, grammar_of(begun.situation.game)
            told = _rewriting(text, names, grammar, chosen, game, lang).written(told)
        elif position is not None:
            told = _rewriting(text, position.names, position.grammar, chosen, game, lang).written(told)
        raise told from fault
    except CardTextNotUnderstood as fault:
        if begun is None:
            raise
        raise _with_the_others(_with_the_card(fault, begun, text), begun, text, chosen, game, lang) from fault
    heard = _told_of(found, text)
    for reply in found.replies:
        reply.unread = reply.unread and as_typed(reply.unread, as_it_came)
    if found.unread is not None:
        if again and (other := _said_again(text, begun.situation.names, heard, chosen, game, lang)) is not None:
            return other
        names, grammar = begun.situation.names, grammar_of(begun.situation.game)
        told = _rewriting(text, names, grammar, chosen, game, lang).written(found.unread)
        for reply in found.replies:
            if reply.unread is not None:
                same = (reply.unread.line, reply.unread.words, reply.unread.whole)
                own = [one for one in told_in(told) if (one.line, one.words, one.whole) == same]
                reply.unread = own[0] if own else reply.unread
    return found


def _said_again(
    text: str, known: Names | None, heard: Heard, chosen: ChosenEdition, game: str, lang: str
) -> Answered | None:
    """Answer a text of which sentences are not read, with those said again; None where none is better read so.

    How it is read stands above the answer. What became of the text as it is was heard when it was answered.

    Raises:
        NotationUnclear: other sentences of it are not read; how those were that are said again is told below them.
    """
    from judgekit.scenarios.notation.retold.cards_in_lines import with_cards_in_lines
    from judgekit.scenarios.notation.retold.english_texts import as_meant, with_names_in_full
    from judgekit.scenarios.notation.retold.names_apart import NamesApart
    from judgekit.scenarios.notation.retold.players_in_letters import players_in_letters
    from judgekit.scenarios.notation.retold.supposed import suppositions
    from judgekit.scenarios.notation.retold.trial import Retelling

    def is_name(said: str) -> bool:
        return spoken_card(said, game) is not None

    lettered, meant = with_letters(text)
    lettered, called = players_in_letters(lettered, is_name)
    lettered = as_meant(lettered)
    meant += [Bilingual(f"{letter}は{name}", f"{letter} is {name}") for letter, name in called.items()]
    lettered, described = with_cards_in_lines(lettered)
    named = known.all_words if known is not None else ()
    own = [one for one in named if not any(one.endswith(f"に{name}") for name in described)]  # このターンに小竜 {火 2}
    words = {*own, *japanese_names_in(lettered, game), *described}
    apart = NamesApart(is_name, words)
    apart.apart(lettered)
    lettered = with_names_in_full(lettered, apart.names, is_name)

    rest, supposed = suppositions(lettered)
    with suppress(NotationUnclear):
        if supposed and (whole := _with_supposed(rest, supposed, chosen, game, lang)) is not None:
            written_so = whole.table.written
            whole.table.written = replace(written_so, granted=(*meant, *written_so.granted))
            return whole

    def hears(other: str) -> Heard:
        return heard if other == text else _heard(other, chosen, game, lang)

    def types_of(name: str) -> str:
        card = spoken_card(name, game)
        return str(card.definition.get("types", "")) if card is not None else ""

    retelling = Retelling(text, lettered, apart, hears, types_of)
    told = retelling.told()
    line = " ".join(retelling.said(told or retelling.nearest))
    notes = [Bilingual(f"こう読んだ: {line}", f"read as: {line}")] if line else []
    notes += [Bilingual(f"読まなかった: 「{one}」", f"left out: {one!r}") for one in retelling.left_out]
    if told:
        begun = _written(told, chosen, game)
        begun = replace(begun, left_out=(*notes, *begun.left_out), granted=(*notes, *meant, *begun.granted))
        return _answered_whatever_is_on_top(told, begun, chosen, game, lang)
    if not notes or retelling.nearest in (text, lettered):
        return None
    try:
        found = _answered_or_told(retelling.nearest, chosen, game, lang, again=False)
    except NotationUnclear as fault:
        *before, last = told_in(fault)
        below = tuple(str(one.ja if lang == "ja" else one.en) for one in notes)
        raise all_told([*before, last.noted((*last.notes, *below))]) from fault
    written_so = found.table.written
    found.table.written = replace(
        written_so, left_out=(*notes, *written_so.left_out), granted=(*notes, *meant, *written_so.granted)
    )
    return found


def _with_supposed(
    text: str, supposed: Sequence[Supposed], chosen: ChosenEdition, game: str, lang: str
) -> Answered | None:
    """Answer a text, and of each supposition what is asked of it; None where that is not read.

    Raises:
        NotationUnclear: sentences of it are not read.
    """
    found = _answered_or_told(text, chosen, game, lang, again=True)
    for one in supposed:
        own = _answered_or_told(one.text, chosen, game, lang, again=True)
        replies = [reply for reply in own.replies if not one.varies or reply.variation]
        if own.unread is not None or not replies:
            return None
        for reply in replies:
            reply.variation = one.said
        found.replies += replies
    return found


_NAMES = re.compile(
    r"(?<![A-Za-z])(?![A-H]'s\b)[A-Z][A-Za-zÀ-ÿ0-9'-]+"
    r"(?:,? (?:(?:of|the|and|to|in|for|with) )*(?![A-H]'s\b)[A-Z][A-Za-zÀ-ÿ0-9'-]+)*"
)
"""Words that may be the name of a card of the files, in a Japanese sentence too."""


_IN_BRACKETS = re.compile("《([^《》]*)》")


def _unknown_in_brackets(text: str, game: str) -> NotationUnclear | None:
    """Return that a card in the brackets of card names is not known, where nothing describes it or has it in its name."""
    names = {*_IN_BRACKETS.findall(text)} if game == "mtg" else set()
    for name in names:
        described = re.search(rf"{re.escape(name)}》?\s*[{{「『\d白青黒赤緑無]", text)
        if spoken_card(name, game) is None and not described and not any(name in one for one in names - {name}):
            line = text.count("\n", 0, text.index(f"《{name}》")) + 1
            return NotationUnclear(phrase("no card {name!r} is known", name=name), name, line)
    return None


def _rewriting(
    text: str, names: Names, grammar: NotationGrammar, chosen: ChosenEdition, game: str, lang: str
) -> Rewriting:
    """Return what looks for lines in the place of those that are not understood."""
    names = _with_spoken_cards(text, names, grammar)

    named = {*_IN_BRACKETS.findall(text)}

    def hears(other: str, is_told: bool) -> Heard:
        if not named.issuperset(_IN_BRACKETS.findall(other)):
            return Heard((), stopped=True)  # another card in the place of the one that was named
        return _heard(other, chosen, game, lang, is_told=is_told)

    return Rewriting(text, names, grammar, hears)


def _heard(text: str, chosen: ChosenEdition, game: str, lang: str, *, is_told: bool = False) -> Heard:
    """Return what becomes of a text; with what would do in the place of its faults where these are to be told."""
    begun: Written | None = None
    try:
        begun = replace(_written(text, chosen, game), is_tried=not is_told)
        found = _answered_whatever_is_on_top(text, begun, chosen, game, lang)
    except NotationUnclear as fault:
        left_out = len(begun.left_out) if begun is not None else 0
        return _told_of(fault, text, is_told=is_told)._replace(left_out=left_out)
    except JudgekitError:
        return Heard((), stopped=True)
    return _told_of(found, text, is_told=is_told)


def _told_of(found: Answered | NotationUnclear, text: str, *, is_told: bool = False) -> Heard:
    """Return what became of a text that was answered, or why it was not; its faults as they are unless they are told.

    Those are without what would do in their places.
    """
    faulty = [found] if isinstance(found, NotationUnclear) else [one.unread for one in found.replies if one.unread]
    faults = [each for one in faulty for each in told_in(one)]
    faults = faults if is_told else [one.unhinted or one for one in faults]
    told = tuple(told_in(as_typed(all_told(faults), text))) if faults else ()
    if isinstance(found, NotationUnclear):
        return Heard(told)
    return Heard(told, next((one.question for one in found.replies if one.refused), ""), len(found.left_out))


def _with_spoken_cards(text: str, names: Names, grammar: NotationGrammar) -> Names:
    """Return the names that are known with those of the cards of the files of which a text speaks."""
    spoken = [one for one in (*japanese_names_in(text, grammar.game), *_NAMES.findall(text)) if one not in names.words]
    spoken = [one for one in spoken if re.search(rf"(?:^|[.?!。]\s*){re.escape(one)}\s*[?？]", text) is None]
    spoken = [form for one in spoken for form in (one, one.removesuffix("'s"), *sorted(singulars(one)))]
    cards = [one for one in dict.fromkeys(spoken) if spoken_card(one, grammar.game) is not None]
    return Names([*names.things, *(Thing(one, (one,), "", "") for one in cards)], names.players)


def _answered(begun: Written, chosen: ChosenEdition, lang: str) -> Answered:
    if begun.situation.exact and (begun.expected or begun.variations or any(map(asks_as_data, begun.play))):
        return as_written(begun, chosen, lang)
    return answered_at_a_table(begun, lang)


def _answered_whatever_is_on_top(text: str, begun: Written, chosen: ChosenEdition, game: str, lang: str) -> Answered:
    """Answer a notation; of a card on top of a deck that nobody knows, with one of every kind in its place.

    What comes to the same with each of them is answered, and it is said aloud that it does; of the rest, what nobody knows.

    Raises:
        NotKnown: all that is asked hangs on that card.
    """
    try:
        return _answered(begun, chosen, lang)
    except NotKnown as fault:
        cards, whose = grammar_of(begun.situation.game).words.any_cards, fault.top_of
        if not whose or not cards or begun.situation.exact:
            raise
        ways: list[Answered] = []
        for card in cards:
            with suppress(JudgekitError):
                more = f"{text}\n{whose}: library: {card}"  # of two libraries both are tried
                way = replace(_written(more, chosen, game), left_out=begun.left_out, granted=begun.granted)
                ways.append(_answered_whatever_is_on_top(more, way, chosen, game, lang))
        if len(ways) < len(cards):
            raise
        unknown, first = Bilingual(str(fault), str(fault)), ways[0]
        samples = [card.split()[0] for card in cards]
        told = [[_said_alone(one, samples) for one in way.replies] for way in ways]
        same = [all(way[place : place + 1] == [one] for way in told) for place, one in enumerate(told[0])]
        if not any(one and said is not None for one, said in zip(same, told[0], strict=True)):
            raise
        for reply, one, said in zip(first.replies, same, told[0], strict=True):
            reply.result = [*said] if one and said is not None else [unknown]
            reply.records, reply.events = (reply.records, None) if one and said is not None else ((), None)
        first.table.grant(
            Bilingual(
                f"{whose}のライブラリーの一番上は誰も知らない。答えたことは、それが土地、クリーチャー、アーティファクト、ソーサリーのどれでも同じ",
                f"nobody knows the top card of {whose}'s library: what is answered is the same with a land, a creature, an artifact"
                " and a sorcery there",
            )
        )
        return first


def _said_alone(reply: Reply, samples: Sequence[str]) -> tuple[Bilingual, ...] | None:
    """Return what answers a question, without what else happened; None where that hangs on a decision, or speaks of a sample."""
    said = (reply.alone,) if reply.alone is not None else tuple(reply.result)
    if reply.branches or reply.open or reply.unread is not None or reply.refused:
        return None
    if any(name in str(said) for name in samples):
        return None
    return said


def _written(text: str, chosen: ChosenEdition, game: str = "mtg") -> Written:
    """Read a notation; of one that is not understood every faulty line is told.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: the position cannot be.
    """
    try:
        return written(text, chosen, game)
    except PositionUnclear as fault:
        names = _with_spoken_cards(text, fault.names, fault.grammar)  # a line at fault names cards that are there
        lines = unread_lines(fault.left, fault.quotes, fault.grammar, names)
        raise as_typed(all_told([fault, *_texts_not_read(fault, text), *lines]), text) from fault
    except NotationUnclear as fault:
        raise as_typed(fault, text) from None


def _texts_not_read(fault: PositionUnclear, text: str) -> Iterator[NotationUnclear]:
    """Yield why texts of cards that a notation describes itself are not understood, each with its line; beside other faults."""
    for name, card in fault.cards.items():
        said = card.get("text") if isinstance(card, Mapping) else None
        if not isinstance(card, Mapping) or not said or str(said).partition("\n")[0] not in text:
            continue  # printed in the files of cards
        with suppress(JudgekitError):
            unread = next((one for one in readings_by_line(name, card, fault.grammar.game) if one.fault), None)
            if unread is not None:
                line = next((number for number, one in enumerate(text.split("\n"), start=1) if name in one), 0)
                message = phrase("the text of {name}: {fault}", name=name, fault=str(unread.fault))
                yield NotationUnclear(message, unread.words, line)


_TEXTS = re.compile('「(?:[^「」]|「[^「」]*」)*」|“[^”]*”|"[^"]*"')


_STRANGER = "Xyzqu"
"""A name that no card has."""


def _with_a_stranger(fault: CardTextNotUnderstood, text: str, begun: Written) -> str:
    """Return a text with another card in the place of the one of the files whose words are not understood; empty: none is named."""
    named = [name for name in begun.situation.cards if name in str(fault) and name in text]
    if len(named) != 1:
        return ""
    (name,) = named
    card = begun.situation.cards[name]
    types = card.get("types", ()) if isinstance(card, Mapping) else ()
    kind = next((one for one in ("Instant", "Sorcery") if one in str(types)), "")
    described = f'{_STRANGER} {{1}} {kind.casefold()} "Draw a card."' if kind else f"{_STRANGER} 1/1"
    return text.replace(name, described, 1).replace(name, _STRANGER)


def _with_the_others(
    fault: CardTextNotUnderstood, begun: Written, text: str, chosen: ChosenEdition, game: str, lang: str
) -> CardTextNotUnderstood:
    """Return a fault of a card's text with what else of a notation is not understood, as it is read without that text."""
    meant = [one for one in _TEXTS.findall(text) if fault.words and fault.words in one]
    without = text.replace(meant[0], "", 1) if len(meant) == 1 else _with_a_stranger(fault, text, begun)
    if not without:
        return fault
    try:
        _answered(_written(without, chosen, game), chosen, lang)
    except NotationUnclear as other:
        fault.parts = (
            fault,
            *(one for one in told_in(as_typed(other, without)) if one.unread and _STRANGER not in str(one)),
        )
    except JudgekitError:
        return fault
    return fault


def _with_the_card(fault: CardTextNotUnderstood, begun: Written, text: str) -> CardTextNotUnderstood:
    """Return a fault of a card's text with the card, and the first line that speaks of it, where one card alone has such words."""
    texts = {
        name: str(card.get("text", "")) for name, card in begun.situation.cards.items() if isinstance(card, Mapping)
    }
    found = next(
        ([name for name, one in texts.items() if words in one] for words in (fault.text, fault.words) if words), []
    ) or [name for name, one in texts.items() if fault.words and fault.words in one]
    foreign = grammar_of(begun.situation.game).words.elsewhere
    said = next((word for word in foreign if word in fault.text or word in fault.words), "")
    if len(found) != 1 or found[0] in str(fault):
        return fault
    line = next((number for number, one in enumerate(text.split("\n"), start=1) if found[0] in one), 0)
    message = (
        phrase("line {line}: the text of {name}: {fault}", line=line, name=found[0], fault=str(fault))
        if line
        else phrase("the text of {name}: {fault}", name=found[0], fault=str(fault))
    )
    told_with = CardTextNotUnderstood(message, fault.words, fault.text, fault.path)
    if said:
        told_with.hint = phrase("cards of this game say {own}, not {other}", own=foreign[said], other=said)
    elif (
        filed := spoken_card(found[0], begun.situation.game)
    ) is not None and filed.definition != begun.situation.cards[found[0]]:
        told_with.hint = phrase(
            "the card file has this card: write its name alone, without a text: {name}", name=found[0]
        )
    return told_with


def as_written(begun: Written, chosen: ChosenEdition, lang: str) -> Answered:
    """Answer a notation that takes nothing for granted: what it expects is judged step by step, as a scenario file's is.

    Args:
        begun: the notation.
        chosen: the edition that somebody chose beside what it says.
        lang: "en" or "ja", for lines that may be added.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: a mechanism has no code.
    """
    scenario = scenario_as_written(begun, chosen)
    telling = told(scenario)
    table = NotationTable(begun, settled=False)
    records = [record for step in telling.steps for record in step.records]
    came = happened(table.run.scene, telling.before, telling.after, records).sentence()
    cited = (rule for one in (*(one.rules for one in records), *(one.rules for one in telling.steps)) for rule in one)
    found = [f"{one.title}: {one.found}" for one in telling.steps if one.found]
    main = Reply("", [came, *(Bilingual(one, one) for one in found)], tuple(dict.fromkeys(cited)), records)
    _hold(main, telling.result.base, expected=any(step.expect for step in scenario.script))
    replies = [main]
    for variation, (fork, (_id, ruling)) in zip(
        begun.variations, zip(scenario.forks, telling.result.forks, strict=True), strict=True
    ):
        reply = Reply("", [], variation=variation.head(begun.quotes))
        steps = (*((fork.replace,) if fork.replace else ()), *(fork.then or ()))
        _hold(reply, ruling, expected=bool(fork.expect) or any(step.expect for step in steps))
        replies.append(reply)
    table.steps = [dict(step.action) for step in scenario.script if step.action is not None]
    table.run.table.position = telling.after
    asking = Asking(table, lang)
    return Answered(table, [*replies, *(asking.reply(one) for one in begun.questions)])


def _hold(reply: Reply, ruling: Ruling, *, expected: bool) -> None:
    """Say in a reply whether what was expected of a line of play holds."""
    if ruling.verdict != "pass":
        reply.holds = False
        reply.result.append(Bilingual(f"成り立たない: {ruling.message}", f"Does not hold: {ruling.message}"))
    elif expected:
        reply.holds = True
        reply.result.append(Bilingual("期待はすべて成り立つ。", "All that is expected holds."))
    else:
        reply.result.append(Bilingual("最後まで進む。", "It can be played to its end."))


def checked(path: StrPath, name: str, chosen: ChosenEdition) -> Result:
    """Return what became of a notation file.

    Args:
        path: the file.
        name: how to name it.
        chosen: the edition that somebody chose beside what it says.
    """
    stem = stem_of(path)
    try:
        text = read_plain(path, LARGEST * 4).decode("utf-8-sig")
        begun = _written(text, chosen)
        if begun.situation.exact:
            return _as_scenario(scenario_as_written(begun, chosen, name), stem)
        found = answered_at_a_table(begun)
        if found.unread is not None:
            raise found.unread
    except (NotationUnclear, ScenarioMalformed) as fault:
        hint = f" ({fault.hint})" if fault.hint else ""
        message = fault.message if isinstance(fault, NotationUnclear) else str(fault)
        return Result(name, stem, Ruling("malformed", f"{message}{hint}", 0, fault.line))
    except (TooLarge, OSError, UnicodeDecodeError):
        told = phrase("{source} cannot be read as text in UTF-8", source=name)
        return Result(name, stem, Ruling("malformed", told))
    except CardTextNotUnderstood as fault:
        return Result(name, stem, Ruling("not-understood", str(fault)))
    except Unsupported as fault:
        return Result(name, stem, Ruling("unsupported", str(fault)))
    except JudgekitError as fault:
        return Result(name, stem, Ruling("unscripted", str(fault)))
    edition = found.table.written.scenario.rules
    rules = dict.fromkeys(rule for reply in found.replies for rule in reply.rules)
    cited = tuple(rule if ":" in rule else f"{book_of(edition)}:{rule}" for rule in rules)
    return Result(name, stem, _ruling(found), cited=cited, book=book_of(edition))


def _as_scenario(scenario: Scenario, stem: str) -> Result:
    """Return what became of a notation that takes nothing for granted: of the scenario that it is."""
    result = replace(run_scenario(scenario, adapter_of(scenario.game)), id=stem)
    return result if scenario.expects or result.verdict != "pass" else replace(result, base=_unproved())


def _unproved() -> Ruling:
    return Ruling("malformed", phrase("nothing is expected anywhere: write a line such as `= A at 20 [119.3]`"), 0, 1)


def _ruling(found: Answered) -> Ruling:
    lines = {one.line: reply for one, reply in found.judged}
    for line, reply in lines.items():
        if not reply.holds:
            told = [str(one.ja if spoken() == "ja" else one.en) for one in reply.result]
            return Ruling("fail", "; ".join(told), 0, line)
    if not found.holds:
        stopped = next((reply for reply in found.replies if reply.holds is False), None)
        if stopped is not None:
            return Ruling("fail", str(stopped.result[0].ja if spoken() == "ja" else stopped.result[0].en))
        return _unproved()
    return Ruling("pass")
