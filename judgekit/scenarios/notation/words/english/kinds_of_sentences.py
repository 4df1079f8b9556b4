"""Kinds of English sentences: each tells what one of its kind tells and returns what is left of it, None where nothing is.

They are tried in the order in which they stand here. What is left in the end is cut into clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.filling import filled, forms, forms_beside, in_other_words
from judgekit.core.text import listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english import (
    bands_told,
    deeds_in_sentences,
    in_plainer_words,
    shields_told,
    told_of_before,
    triggers_in_sentences,
    who_plays,
)
from judgekit.scenarios.notation.words.english.clauses import clauses_of, statements_in
from judgekit.scenarios.notation.words.english.holdings import MANA_HELD, held, mana_by_kinds
from judgekit.scenarios.notation.words.english.in_short import NOTHING_TO_BLOCK
from judgekit.scenarios.notation.words.english.said_besides import were_there_before, without_what_is_said_besides
from judgekit.scenarios.notation.words.english.things_said import DAMAGE_TAKEN
from judgekit.scenarios.notation.words.english.told_so_far import (
    BASIC,
    BULLET,
    DESCRIPTION,
    IN_RESPONSE,
    NAME,
    ON_THE_STACK,
    TRIGGERS_WAIT,
    ZONE,
    Kinds,
    ToldSoFar,
    in_response_to,
    plain,
)

KINDS = Kinds()


_GAME = re.compile(
    r"\s*(?:(?:this is|it's|in|for|playing|quick)\s+)?(?:an?\s+)?(?:quick\s+)?"
    r"(?P<game>duel ?masters|dm|magmell|magic(?: the gathering)?|mtg|commander|edh)(?:\s+(?:question|game|rules|q|qn"
    r"|ruling|situation|match|here))*"
    r"(?:,?\s+(?:(?:an?|just|one|more|another|very|quick|short|small|easy|simple|silly)\s+)*(?:one|question|ruling|thing))?"
    r"\s*[:,;—-]\s+(?=\S)",
    re.IGNORECASE,
)
"""Which game is meant, before a sentence."""


@KINDS.add
def _which_game(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    game = _GAME.match(sentence)
    if game is None:
        return sentence
    told.append("commander game" if game["game"].casefold() == "edh" else game["game"])
    rest = sentence[game.end() :]
    return f"{rest[:1].upper()}{rest[1:]}"


KINDS += [*told_of_before.KINDS, *bands_told.KINDS, *shields_told.KINDS, *in_plainer_words.KINDS]


_TAG = re.compile(
    r",?\s*(?<![\w'])(?:if (?:it|that|this) (?:even |really )?matters(?: at all| here)?|if (?:that's |it's )?relevant"
    r"|in case (?:it|that) matters|for what it(?:'s| is) worth|fwiw|by the way|btw|mind you|as far as I (?:know|can tell|remember)"
    r"|(?:I|we) (?:think|guess|believe|suppose)|iirc|afaik|apparently|supposedly|as usual|as always|of course|naturally|you know"
    r"|to be (?:fair|clear|safe)|(?:just )?for (?:fun|the fun of it|some reason|whatever reason)|(?:and |but )?(?:not"
    r"|instead of|rather than) (?:at |on |into )?(?:[A-H]|(?:the|his|her) (?:player|face))"
    r"|(?:and )?(?:neither|none)(?: of (?:them|which|those))? (?:is|are|has|have) (?:an? )?blockers?"
    r")(?![\w'])(?=\s*(?:[,.;(]|$))",
    re.IGNORECASE,
)
"""What is said of a sentence and tells nothing of the game."""


_SINCE = (
    r"(?:,? (?:for (?:(?:an?|some|the last|the past) )?(?:few |couple of |number of |several |many |two |three |four |\d+ |whole )*"
    r"(?:turns?|while|time|ages|game)|since (?:(?:the|his|her|their|[A-H]'s) )?(?:(?:last|previous|earlier|first) )?"
    r"(?:turn(?: \w+)?|upkeep|before|the (?:start|beginning)(?: of the game)?)|all (?:game|along))(?: now| already)?)"
)
"""For how long something has lain there: since before the turn, as whatever nobody says else of."""
_STRAIGHT = forms_beside(
    __file__,
    {"mana_held": MANA_HELD, "since": _SINCE, "name": NAME},
    several=lambda match: "double-" if match[1] == "double" and not match["with"] else "",
    mana=lambda match: f"{match['who']} has {mana_by_kinds(match['mana'])}",
)


_WITHOUT_REMARKS = forms(
    r"""
\bwith (?:everything|all (?:his|her|their) creatures|the (?:whole )?team)(?: (?:he|she) has)?: (?=an? |[A-Z]) => "with "
\b([A-H]) (?:and|&) [A-H]'s turn\b => \1's turn
\b(the|his|her|[A-H]'s) (?:original|real|actual|aforementioned|said|same|very) (?=[A-Z]) => "\1 "
 (?:in)?to (?:[A-H]'s|an|the|his|her|their) empty (?:board|battlefield|side|battle zone) =>
\b(?:attacks|swings)(?: straight)? (?:in)?to (?P<who>[A-H])'s (?:board|side|battlefield)\b => attacks \g<who>
(?<=\bhas )lethal (?:on (?:the )?board|in play|on (?:the )?(?:table|battlefield))(?:: ?|,? with ) =>
"""
)


@KINDS.add
def _straightened(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Leave out what tells nothing of the game; what is said of the sentence (if that matters) is left out aloud."""
    straight = in_other_words(sentence, _STRAIGHT)
    if "; " in straight and ";" not in sentence:  # one thing after another
        for one in straight.split("; "):
            told += so_far.told(one)
        return None
    sentence = straight
    for match in _TAG.finditer(sentence):
        said = match.group().strip(" ,")
        so_far.take(f"「{said}」は状況に含めない", f"{said!r} left aside as a remark")
    sentence = without_what_is_said_besides(in_other_words(_TAG.sub("", sentence), _WITHOUT_REMARKS))
    return None if were_there_before(so_far, sentence) else sentence


_TOOK = re.compile(rf"(?=,? (?:that|which) ){DAMAGE_TAKEN}(?=\s*(?:[,;.)]|$|and\b))")
_COUNTER_TOLD = r"(?=[^;]*\bcounters?\b)"
_HISTORY = re.compile(
    r"\s+(?:that|which)\s+(?P<told>(?:has\s+|had\s+)?(?:already\s+)?(?:persisted|undied|come back|came back|returned)"
    r"(?:\s+(?:with|from|by|through|off)\s+(?:its\s+)?(?:own\s+)?(?:persist|undying))?"
    rf"(?:\s+(?:once|before|earlier|already|this turn|last turn))*)(?=,{_COUNTER_TOLD})"
)
"""What something did before of which the counters on it are told too; what else it did may have left something of itself."""
_COUNTER_FROM = re.compile(
    r"(?P<has>\b(?:with|has|have|having|had) (?:(?!\b(?:remov|tak|mov|pa[iy]|put|spen)\w*)[^.;])*?\bcounters?)"
    r"(?P<on> on (?:it|him|her|them|each))? (?P<told>(?:left )?(?:over )?(?:from|thanks to|because of|due to)"
    r" (?!the (?:graveyard|library|hand|bank|pool)\b)(?:(?! and\b)[^,;.()?])+?)(?=\s*(?:[,;.)]|$| and\b))"
)
"""Where a counter came from, which changes nothing of it."""


@KINDS.add
def _what_was_before(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Leave out aloud what only tells how counters came to be there that are told of too."""
    sentence = so_far.of_before(_COUNTER_FROM, r"\g<has>\g<on>", so_far.of_before(_HISTORY, "", sentence))
    return _TOOK.sub(lambda match: f" ({NUMBERS.get(match['n'], match['n'])} damage)", sentence)


@KINDS.of(
    rf"(?:[Tt]he )?(?P<x>{NAME})(?:,)? (?:came|was|got|entered|went|arrived|is|hit)(?: (?:in|down|into play|there|out"
    rf"|played|cast|on the battlefield"
    r"|the battlefield|the table|the board))?,? (?P<when>first|last|second|earlier|before that|later|after that)"
)
def _came_first(so_far: ToldSoFar, came: re.Match[str]) -> Iterator[str]:
    yield from (f"entered: {one}" for one in so_far.orders(came))


_WHICH_CAME = re.compile(
    rf"(?P<x>{NAME}),? (?:which|that) (?P<came>(?:came|was|got|entered|went|arrived|hit)(?: (?:in|down|into play|there|out"
    r"|played|cast|the battlefield|the table|the board|onto the battlefield|on the battlefield))?) (?P<when>after|before) "
    rf"(?:the |[A-H]'s |his |her )?(?P<y>{NAME})(?=\s*(?:[,;.]|$|and\b))"
)
"""Behind a thing, whether it came in before another one or after it: Moon, which came in after Tomb."""


@KINDS.add
def _which_came_before_or_after(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    came = [*_WHICH_CAME.finditer(sentence)]
    if not came:
        return sentence
    told += so_far.told(_WHICH_CAME.sub(filled(r"\g<x>"), sentence))
    for one in came:
        pair = (one["x"], one["y"]) if one["when"] == "before" else (one["y"], one["x"])
        told.append(f"entered: {', '.join(pair)}")
    return None


# Whose turn it is, behind how things are.
KINDS.whole(
    r"(?s)(?P<told>.+?)(?:,|;|,? and)\s+(?:(?:it is|it's|now it is|now it's|currently|now|on)\s+)?(?P<turn>[A-H]'s turn)(?: now)?",
    ">{told}",
    "{turn}",
)

# What a player has, and what another one has, with the verb said once: A has an Ox, B an Elf.
KINDS.whole(
    r"(?s)(?P<first>(?P<who>[A-H]) (?P<verb>has|controls|had) .+?)(?:,|;|,? and|,? while) (?P<other>[A-H]) "
    r"(?P<what>(?:only |just )?(?:an?|no|one|two|three|four|five|six|seven|\d+) .+)",
    ">{first}",
    ">{other} {verb} {what}",
    where=lambda _so_far, match: match["who"] != match["other"],
)

_KEYWORD_VERBS = {"nin": "ninja-strikes with", "inv": "invades with", "rev": "revolution-changes into"}
"""What is declared with a card of the hand, as a verb."""


KINDS.reworded(
    rf"""
(?i)\b(?:ninja strikes|revolution changes)\b => @joined
\b(?:uses|activates|declares) (?:the |his |her )?(?P<key>[Nn]inja [Ss]trike|[Ii]nvasion|[Rr]evolution [Cc]hange)(?: ability)?
   (?:of|with|from|on) (?P<what>[A-Z]) => @used
(?P<broken>\bbr(?:eaks?|oke) (?:two|three|four|[2-4]) shields),? (?:and |with )?(?P<what>{NAME}) (?:is |was |being )?(?:one of
  |among) (?:them|those) => \g<broken>, one of which is \g<what>
""",
    joined=lambda match: match.group().casefold().replace(" ", "-"),
    used=lambda match: f"{_KEYWORD_VERBS[match['key'][:3].casefold()]} {match['what']}",
)


# A zone before who has something in it: in hand A has Zap.
KINDS.whole(
    r"(?s)(?:[Ii]n|[Oo]n) (?:(?:his|her|their|the) (?:own )?)?(?P<zone>hand|graveyard|yard|library|deck|exile|mana zone|mana"
    r"|command zone|board"
    r"|battlefield|play|table|battle zone),? (?P<who>[A-H]) (?:has|had|holds|held|controls|is holding) (?P<what>.+?)"
    r"(?:,? (?:and|but|while) (?P<rest>[A-H] (?:has|had|holds|controls|is) .+))?",
    "{who}: {lies}{held}",
    ">{rest}",
)


@KINDS.of(
    r"(?P<said>(?:and |with )?(?P<what>(?:(?:\d+|no|one|two|three|four|five|six|seven|eight) (?:[a-z]+ )?(?:mana|shields?"
    r"|cards? in (?:hand|mana))(?:,? and |, )?)+))"
)
def _counted_of_the_last_player(so_far: ToldSoFar, counted: re.Match[str]) -> Iterator[str]:
    """What is only counted, in a sentence without anybody: 4 fire mana."""
    for who in [line[0] for line in so_far.laid_out if re.match(r"[A-H]: ", line)][-1:]:
        so_far.take(f"「{counted['said']}」は{who}のこと", f"{counted['said']!r} is said of {who}")
        yield f"{who}: {held(counted['what'])}"


KINDS.whole(rf"(?P<what>{NAME}) is (?P<who>[A-H]'s|his|her|their) (?:commander|general)", "{what} is commander")
_COMMANDER = re.compile(rf"(?P<whose>[A-H]'s|[Hh]is|[Hh]er|[Tt]heir) (?:commander|general),? (?P<name>{NAME})")
_IS_COMMANDER = re.compile(rf"\b(?:commander|general) is (?P<name>{NAME})")


@KINDS.add
def _commanders(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Call commanders by their names alone, and tell that they are."""
    match = _COMMANDER.search(sentence)
    named = match or _IS_COMMANDER.search(sentence)
    so_far.general = named["name"] if named is not None else so_far.general
    if match is not None:
        told.append(f"{match['name']} is commander")
    return _COMMANDER.sub(filled(r"\g<whose> \g<name>"), sentence)


_TAKEN_FROM = re.compile(
    r"(?:(?P<who>[A-H]) |,? (?:and|but|who|which) |, )(?:has |had )?(?:already |so far )?(?:taken|been dealt|took|suffered)"
    r" (?P<n>\d+) (?:points? of )?(?:commander |combat )?damage from (?:(?P<whose>[A-H])'s |the |his "
    r"|her )?(?P<what>[A-Z][^.,;]*?|it)"
    r"(?: (?:already|so far|before))?(?=[.;]|,? and (?:is|has|controls)\b|$)"
)


@KINDS.add
def _damage_taken(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    taken = _TAKEN_FROM.search(sentence)
    if taken is None:
        return sentence
    before, behind = sentence[: taken.start()], sentence[taken.end() :].strip(" .;")
    who = taken["who"] or next(reversed(re.findall(r"(?<![\w'])[A-H](?![\w'])", before)), so_far.last)
    what = so_far.general if taken["what"] == "it" else taken["what"]
    name, *described = DESCRIPTION.split(what, maxsplit=1)
    if described and taken["whose"]:  # it is named and described here first
        told.append(f"{taken['whose']}: {held(what)}")
    told.append(f"{name if taken['whose'] else what} has dealt {taken['n']} damage to {who}")
    if behind.startswith(("and ", ", and ")) and not taken["who"]:
        return f"{before} {behind}"
    behind = re.sub("^,? ?and (?=[a-z]+ )", f"{who} ", behind)
    return ". ".join(one for one in (re.sub(r"(?:,? and|,|;)?\s*$", "", before), behind) if one) or None


# What who was named does: casts Zap at A, who responds with Nix.
KINDS.put(
    r"(?<=[ '])(?P<who>[A-H]),? who (?P<verb>(?!is\b|has\b|was\b|had\b|does\b|controls\b|owns\b|holds\b)[a-z]+s)\b",
    r"\g<who>; \g<who> \g<verb>",
)

KINDS += deeds_in_sentences.KINDS


KINDS.whole(
    r"(?:(?:[Tt]hen|[Aa]nd|[Ss]o|[Aa]fter that),? )?(?:[Ww]e|[Tt]hey|[Bb]oth(?: players)?|[Tt]he game|[Pp]lay)(?: then| all)? "
    r"(?:go|goes|went|moves?|moved|proceeds?|proceeded|advanced?|got|gets?) (?:on |straight |directly |over )?to "
    r"(?:the )?(?P<step>[a-z][a-z ]*)",
    "to {step}",
)


_THEN_A_TURN = re.compile(
    r"(?:[Tt]hen|[Nn]ext|[Aa]fter that|[Aa]fterwards|[Nn]ow)(?:,| it (?:is|was)| came| comes| it's)? (?P<who>[A-H])'s turn"
)
"""Whose turn comes after the one in which the deeds before were done."""


@KINDS.add
def _then_a_turn(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    turn = _THEN_A_TURN.match(sentence.strip()) if so_far.deeds else None
    rest = sentence.strip()[turn.end() :] if turn is not None else sentence
    if turn is None or (rest and not re.match(r"[ ]?[.,;:]|$", rest)):
        return sentence
    told.append(f"in the turn of {turn['who']}")
    rest = rest.strip(" .,;:")
    told += so_far.told(rest) if rest else []
    return None


_WHOSE_TURN = re.compile(
    r"(?:in the turn of (?P<x>[A-H])|(?P<y>[A-H])'s turn|(?P<z>[A-H]) (?:attacks|swings)\b.*)", re.DOTALL
)


@KINDS.of(r"(?:[Tt]hen )?(?:[Tt]he )?(?:[Nn]ext turn|[Tt]urn passes)(?: (?:comes|begins|starts))?")
def _next_turn_alone(so_far: ToldSoFar, _turn: re.Match[str]) -> Iterator[str]:
    """The next turn, told by itself, is that of the player behind whose turn it was."""
    turns = [found for found in map(_WHOSE_TURN.fullmatch, so_far.laid_out) if found is not None]
    if turns and so_far.deeds:
        before = so_far.players.index(turns[-1][turns[-1].lastgroup or "x"])
        yield f"in the turn of {so_far.players[(before + 1) % len(so_far.players)]}"


@KINDS.of(
    r"(?s)(?P<first>.+?)(?:,? and(?: then)?|,? then|,) (?P<ends>(?:passes|ends|finishes) (?:the|his|her|their) turn(?: to [A-H])?)"
)
def _and_ends_the_turn(_so_far: ToldSoFar, both: re.Match[str]) -> Iterator[str]:
    """What somebody does who then passes the turn."""
    if who := deeds_in_sentences.who_acts_last(both["first"]):
        yield f">{both['first']}"
        yield f">{who} {both['ends']}"


@KINDS.add
def _one_player_after_another(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What several players do or have, told in one sentence."""
    parts = statements_in(sentence)
    if len(parts) == 1:
        return sentence
    for one in parts:
        told += so_far.told(one)
    return None


KINDS += [*triggers_in_sentences.KINDS, *who_plays.KINDS]


KINDS.whole(
    rf"(?P<who>[A-H])'s (?:commander|general)(?: is|:)?,? (?P<what>{NAME}(?: [\d{{\ue000-\uf8ff][^;()]*?)?)"
    r",? (?:\((?:still |back )?in (?:the )?command(?: zone)?\)|(?:is |and (?:is|it's) )?(?:still |back )?in"
    r" (?:the|his|her) command zone)",
    "{who}: command zone: {what} (commander)",
)


# In which of a player's zones something lies.
KINDS.whole(
    rf"(?P<who>[A-H])'s (?P<what>{NAME}(?: [\d{{\ue000-\uf8ff][^;()]*?)?),? (?:is|are) (?:(?:still|back|now"
    rf"|already) )*in (?:the |his "
    r"|her |their )?(?P<zone>hand|graveyard|exile|command zone|library|mana zone)",
    "{who}: {zone}: {held}",
)


KINDS.whole(
    rf"(?P<who>[A-H])'s (?P<what>{NAME}(?:"
    rf" [\d{{\ue000-\uf8ff][^;]*?)?),? (?:is|are) (?:already |still )?(?:on the (?:battlefield|board|table"
    rf"|field)|in play|out|there)",
    "{who}: {held}",
)


KINDS.whole(NOTHING_TO_BLOCK, "{who} does not {verb}")
_NOTHING_MORE = re.compile(
    r"(?:before (?:the )?(?:combat )?(?:damage|blocks?|blockers?),? )?"
    r"(?:(?:nobody|no one|neither (?:player|of them)) (?:does|plays|casts|has|adds|uses|responds with)"
    r" (?:anything|any(?: other)? [a-z]+)"
    r"(?: else| more)?(?: (?:in|during) (?:the )?combat| this turn| at all)?"
    r"|no (?:more |further |other )?(?:combat )?(?:spells|tricks?|plays|effects|magic|instants|abilities|responses)"
    r"(?: (?:is|are) (?:played|cast|used|activated))?"
    r"(?: (?:by|from|on) (?:(?:either|any|both|each)(?: (?:one|side|player|of them))?s?|anyone|anybody|him|her|them|[A-H]))?)",
    re.IGNORECASE,
)
"""That nothing is done before what has been begun goes on."""
_NOBODY_BLOCKS = re.compile(
    r"(?:(?:[Nn]obody|[Nn]o one|[Nn]othing|[Nn]o creature) (?:block(?:s|ed)?|defend(?:s|ed)?)"
    r"(?: (?:it|them|him|her|anything|at all))?"
    r"|(?:[Tt]here (?:is|are|was|were) )?[Nn]o blocks?(?: (?:is|are|was|were) (?:made|declared))?)"
)
KINDS.whole(_NOBODY_BLOCKS, "no blocks")
# That nobody blocks, before what is done then: no blocks, and before damage B casts Zap.
KINDS.whole(
    rf"(?s){_NOBODY_BLOCKS.pattern}(?:,? (?:and|but)|[,;])(?: then)? (?P<rest>.+)",
    "no blocks",
    ">{rest}",
    where=lambda _so_far, match: clauses_of(match["rest"]) or _NOTHING_MORE.fullmatch(match["rest"]),
)

KINDS.whole(
    rf"(?s)(?P<first>.+?)(?:,|;|,? (?:and|but|while|with)) {_NOBODY_BLOCKS.pattern}",
    ">{first}",
    "no blocks",
    where=lambda _so_far, match: clauses_of(match["first"]),
)

# What who was named last has, behind a deed: attacks B, who has an Ox.
KINDS.whole(
    r"(?s)(?P<main>.*(?<![\w'])(?P<who>[A-H])), who (?P<rest>(?:has|is|controls|holds|owns|had|was)\b(?! (?:at|on) \d+ and).+)",
    ">{who} {rest}",
    ">{main}",
    where=lambda _so_far, match: clauses_of(match["main"]),
)

_HAVING_FIRST = re.compile(r"^(?P<who>[A-H]),? (?:with|having) (?P<what>[^,]+), (?:and )?(?:has (?=)|(?=[a-z]+s\b))")
_OF_STATUS = re.compile(
    rf"(?P<whose>[A-H]'s) (?P<how>tapped|untapped|rested|resting|awake|attacking|blocking) "
    rf"(?P<what>{NAME}(?: \{{[^{{}}]*\}})?(?: \d{{3,}}"
    rf"| \d+/\d+)?(?: [\ue000-\uf8ff])?)"
)
"""Whose a thing is and how it is, where something is done with it: blocks A's attacking Ox."""


@KINDS.add
def _how_it_is_with_whose_it_is(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    sentence = _HAVING_FIRST.sub(filled(r"\g<who> has \g<what> and "), sentence)
    for match in reversed([*_OF_STATUS.finditer(sentence)]):
        what = match["what"]
        if match["how"] not in ("attacking", "blocking"):
            told.append(f"{match['whose'][0]}: {what} ({match['how']})")
            what = DESCRIPTION.split(what, maxsplit=1)[0]
        sentence = f"{sentence[: match.start('how')]}{what}{sentence[match.end('what') :]}"
    return sentence


# What lies on somebody's side.
KINDS.whole(
    r"(?:[Tt]he )?(?P<what>(?:an? |two |three |\d )?[A-Z][^,;]*?) (?:is|are) (?:out |in play |lying )?(?:on"
    r"|under|in) (?P<who>[A-H])'s (?:side|control|board|battlefield)(?: of the table)?",
    "{who}: {held}",
)
_ON_WHOSE_SIDE = re.compile(
    r",? with (?P<what>(?:an? |two |three |\d )?[A-Z][^,;]*?) (?:in play |out )?on (?P<who>[A-H])'s (?:side"
    r"|board|battlefield)(?: of the table)?$"
)


@KINDS.add
def _on_whose_side_it_is(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    if (side := _ON_WHOSE_SIDE.search(sentence.strip(" ."))) is not None:
        told.append(f"{side['who']}: {held(side['what'])}")
        return sentence.strip(" .")[: side.start()]
    return sentence


# In whose zone something lies.
KINDS.whole(
    rf"(?:[Tt]he )?(?P<what>(?:an? |two |three |\d )?{NAME}(?: [\d{{\ue000-\uf8ff][^;()]*?)?) (?:is|are|lies?|sits?) "
    r"(?:(?:still|already|currently|now|also) )*in (?P<who>[A-H])'s (?P<zone>hand|graveyard|yard|bin|exile|library|command zone"
    r"|mana zone)",
    "{who}: {lies}{held}",
)

# What lies on somebody's side, told without a verb: two Moons on A's side, Goyf for A.
KINDS.whole(
    rf"(?:[Tt]he )?(?P<what>(?:an? |two |three |\d )?{NAME}(?: [\d{{\ue000-\uf8ff][^;]*?)?(?:(?: and|,| plus|, and) (?:an? )?{NAME}"
    rf"(?: [\d{{\ue000-\uf8ff][^;]*?)?)*)"
    r" (?:(?:is |are )?(?:out |in play |down )?for (?P<who>[A-H])"
    r"|(?:on|under) (?P<who2>[A-H])'s (?:side|control|board|battlefield))",
    "{who}{who2}: {held}",
    where=lambda _so_far, match: not clauses_of(match["what"]),
)

_LOYALTY_ALONE = re.compile(
    rf"(?P<who>[A-H])'s (?P<what>{NAME})(?:,? (?:is|sits|stands)(?: now| still| currently)?)? (?:down to|up to|on|at) (?P<n>\d+)"
    r"(?: loyalty(?: counters?)?)?"
)
"""A planeswalker's loyalty, told without a verb."""
KINDS.whole(
    _LOYALTY_ALONE,
    "{what} is at {n} loyalty",
    where=lambda so_far, match: any(
        re.match(rf"{match['who']}: .*{match['what']}(?!.*loyalty)", one) for one in so_far.positions
    ),
)
KINDS.whole(_LOYALTY_ALONE, "{who}: {what} (loyalty {n})")
_CAME = r"(?: in| down| into play| the battlefield)?"
_WAS_AT = re.compile(
    rf"(?P<before>(?P<who>[A-H]) [a-z]+ (?:up |down )?(?P<x>[A-Z][^():+-]*?)(?:'s|,? with|:) [^()]*?) \((?:he|she|it|which"
    rf"|{NAME}) (?:was|is|started|starts)"
    r" (?:at|on|with) (?P<n>\d+)(?: loyalty)?(?: before(?: that)?)?\)(?P<rest>.*)"
)
"""A planeswalker's loyalty before an ability of it, in brackets behind that."""
KINDS.whole(_WAS_AT, "{who}: {x} (loyalty {n})", ">{before}{rest}")
_DURING_AN_ATTACK = re.compile(
    r"(?P<who>[A-H]) (?P<deed>(?:uses|casts|plays|activates|responds with) .+?),? (?:during|in"
    r"|after) (?P<other>[A-H])'s attack (?P<with>with .+)",
    re.DOTALL,
)
KINDS.whole(
    _DURING_AN_ATTACK,
    ">{other} attacks {who} {with}",
    ">{who} {deed}",
    where=lambda _so_far, match: match["who"] != match["other"],
)
_TAPPED_OUT_BY_THEN = re.compile(
    r"(?:[Bb]y (?:now|then),? |[Aa]fter that,? |[Nn]ow )?(?P<who>[A-H]) (?:is|was|has) (?:now |then )?"
    r"(?:(?:all |fully |completely )?tapped out|no (?:more |other )?(?:mana|lands?) (?:left|open|up|untapped))(?: (?:now|then"
    r"|after that|by then))?"
)
KINDS.whole(
    _TAPPED_OUT_BY_THEN,
    ">",
    aloud=(
        "{who}に残るマナはない: 前に唱えたものに支払ったことは変わらない",
        "{who} is tapped out by then: what was cast before is paid for",
    ),
    where=lambda so_far, match: (
        any(re.match(rf"{match['who']} (?:casts|plays)\b", one) for one in so_far.laid_out)
        and not any(
            re.search(r"\bmana\b|\blands?\b|" + BASIC.pattern, one)
            for one in so_far.positions
            if one[0] == match["who"]
        )
    ),
)
"""Who has no mana left behind what he cast, of whom no land was told: nothing but that was there."""
# What came in this turn.
KINDS.whole(
    rf"(?P<who>[A-H])'s (?P<what>{NAME}(?: [\d{{\ue000-\uf8ff][^;]*?)?) (?:has |was )?"
    rf"(?:(?:only )?just (?:came|comes?|entered|enters|been (?:cast|summoned|played)|cast|summoned|played){_CAME}(?: this turn)?"
    rf"|(?:came|comes|entered|enters|cast|summoned|played){_CAME} this turn)",
    "{who}: {held} (just came in)",
)
# What step begins.
KINDS.whole(
    r"(?P<who>[A-H])'s (?P<step>upkeep|draw step|end step)(?: step)? (?:comes|begins|starts|arrives|came|began|started)"
    r"(?: around)?",
    "{who}'s {step}",
)
_DESCRIBED_NEXT = re.compile(r"(?:,? and |, )(?:an? )?(?=[A-Z][\w' -]*? ?[\d{\ue000-\uf8ff])")


@KINDS.of(r"(?P<who>[A-H]) (?:has )?(?:only )?just (?:summon(?:ed|s)|played|plays) (?P<what>[A-Z].+?)(?: this turn)?")
def _what_was_just_summoned(so_far: ToldSoFar, summoned: re.Match[str]) -> Iterator[str]:
    """What a player is told to have summoned before, as things that came in this turn."""
    for one in _DESCRIBED_NEXT.split(summoned["what"]) if not so_far.deeds else ():
        yield f"{summoned['who']}: {held(one)} (just came in)"


# What somebody has, told without a verb: B no shields, one blocker: Guard.
KINDS.whole(
    r"(?s)(?P<who>[A-H]) (?P<what>(?:no|an?|one|two|three|four|five|six|\d+) (?!life\b).+)",
    "{who}: {held}",
    where=lambda _so_far, match: not clauses_of(match.group()),
)

# Whose something is.
KINDS.whole(rf"(?:[Tt]he )?(?P<what>{NAME}) (?:is|are|belongs? to) (?P<who>[A-H])(?:'s)?", "{who}: {what}")


KINDS.whole(
    rf"(?:[Aa]ll|[Bb]oth|[Ee]very|[Ee]ach)(?: of)?(?: the| his| her)?(?P<of>(?: {NAME}(?:'s?)?)?) ?triggers?(?: all)?"
    rf" (?:targets?|goes? to|point at) (?P<on>.+)",
    "targets {on} with all the{of} triggers",
)
KINDS.whole(
    r"(?:[Tt]he |[Hh]is |[Hh]er |[A-H]'s )?"
    rf"(?P<of>(?!(?:The|His|Her|Its|That|This|All|Both|Each|Every)\b){NAME}(?: and {NAME})??)"
    r"(?:'s)? (?:(?:enters|etb|ETB|attack|death|damage|combat damage) )?"
    r"(?:trigger|triggered ability) (?:targets?|goes (?:to|at)|points? (?:to|at)|is aimed at) (?P<on>[^,;]+)",
    "targets {on} with the {of} trigger",
)


_COPIES = (
    r"(?:(?:[Tt]he|[Aa]ll|[Bb]oth|[Ee]ach|[Ee]very)(?: of)?(?: the| his| her)? )?(?:storm )?(?:copies|copy)"
    r"(?: of (?:it|the spell))?(?: all| both)?(?: also| still)?"
)
_COPIES_AIMED = re.compile(rf"{_COPIES} (?:targets?|go(?:es)? (?:to|at|for)|point at|hits?) (?P<on>(?!face)\S.*)")
_COPIES_KEEP = re.compile(
    rf"{_COPIES} (?:keeps? (?:(?:its|their|the)(?: same| original| old)? targets?"
    r"|going (?:face|there|for (?:the )?face))|go(?:es)? face|have the same targets?|keep hitting face)"
)
_CAST_ON = re.compile(r"[A-H] casts? (?P<what>[^;]+?) (?:on|at|targeting) (?P<on>[^;]+?)")


@KINDS.add
def _copies_aimed(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """The copies of a spell target what is named, or what that spell was cast on."""
    said = sentence.strip(" .")
    if (aimed := _COPIES_AIMED.fullmatch(said)) is not None:
        told.append(f"targets {aimed['on']} with all the triggers")
        return None
    casts = [one for one in so_far.laid_out if "in response" not in one]
    on = [one["on"] for one in map(_CAST_ON.fullmatch, casts) if one is not None]
    if not on or _COPIES_KEEP.fullmatch(said) is None or ("face" in said and on[-1] not in so_far.players):
        return sentence
    so_far.take(f"コピーの対象も{on[-1]}", f"the copies target {on[-1]}")
    told.append(f"targets {on[-1]} with all the triggers")
    return None


@KINDS.add
def _heard_only(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    return None if so_far.heard_only(plain(sentence)) else sentence


_AT_END_OF_TURN = re.compile(r"[Aa]t (?:the )?end of (?:the )?turn,? (?=[A-Z]|it\b|they\b|the\b)")
KINDS.whole(
    r"(?:[Tt]hen )?(?:[Cc]ombat )?[Dd]amage (?:(?:is|was|gets|got) dealt|happens|happened)|[Tt]hey (?:deal|dealt) damage",
    "after damage",
)
KINDS.whole(
    r"(?:[Tt]hen )?(?:[Tt]he )?[Ff]irst[ -]strike(?: combat)? damage (?:(?:is|was|gets|got) dealt|happens|happened)",
    "after first strike damage",
)


@KINDS.add
def _what_comes_at_end_of_turn(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What becomes of something at end of turn: the game goes on until then."""
    ends = _AT_END_OF_TURN.match(sentence.strip())
    if ends is None or not so_far.heard_only(plain(sentence.strip()[ends.end() :])):
        return sentence
    told.append("to end of turn")
    return None


_OF_WHOM = re.compile(r"\s*(?P<who>[A-H])(?='s\b|\s*$)")
_TURN = re.compile(r"(?:it is |it's )?[A-H]'s turn", re.IGNORECASE)
_REASON = re.compile(r"(?:(?:so|then|and|but)\s+)?(?:the )?[Ll]egend rule")
_PLAYER = re.compile(r"\s*[A-H]\s*")


@KINDS.add
def _behind_a_colon(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What stands behind a zone, a player, a turn or a thing and a colon."""
    before, colon, behind = sentence.partition(":")
    if not colon:
        return sentence
    if so_far.last and ZONE.fullmatch(before.strip().casefold()) is not None:
        told.append(
            f"{so_far.last}: {before.strip().casefold()}: {held(behind.strip())}"
        )  # Hand: Zap, behind what A has
        return None
    if (owner := _OF_WHOM.match(before)) is not None:
        so_far.last = owner["who"]
    if _TURN.fullmatch(before.strip()) and clauses_of(plain(behind)):
        told += [before.strip(), *so_far.told(behind.strip())]
        return None
    if not _REASON.fullmatch(before.strip()) and not clauses_of(plain(before)):
        told.append(f"{before}: {held(behind.strip())}" if _PLAYER.fullmatch(before) else sentence)  # A: …, Wall: …
        return None
    return sentence


@KINDS.add
def _nothing_more_is_done(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    if _NOTHING_MORE.fullmatch(plain(sentence)) is None:
        return sentence
    told.append("no more responses")
    return None


_COUNTED = re.compile(
    r"(?:(?:just|only|with|plus)\s+)?(?:one|an?|a single|two|three|\d+)\s+(?:(?:other|more|lone)\s+)?"
    r"(?:creature|blocker|permanent|unit|card)s?\s*[,:]\s*(?=[A-Z])",
    re.IGNORECASE,
)
"""How many things follow, of whom was spoken of."""


@KINDS.add
def _counted_before_it_is_named(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    said = plain(sentence)
    counted = _COUNTED.match(said)
    if counted is None or not so_far.last:
        return sentence
    told.append(f"{so_far.last}: {held(said[counted.end() :])}")  # B has no shields. Just one creature, Guard.
    return None


_OPINIONS = frozenset(listed("argue claim think believe insist wonder complain object"))
"""Verbs of what somebody only holds to be so: what stands behind them is no clause of its own."""


@KINDS.add
def _while_something_waits(_so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What is done while something waits on the stack, in response to it; what is cut into no clauses stays as it is."""
    said = plain(sentence)
    found = clauses_of(said)
    leads = not found or said[:6].casefold() == "while " or TRIGGERS_WAIT.match(said) is not None
    stacked = ON_THE_STACK.match(said) if leads else None
    deed = said[stacked.end() :].lstrip(" ,") if stacked is not None else ""
    if stacked is not None and re.match(r"[A-H] [a-z]", deed):  # the verb may be the name of a card (zaps)
        deed = re.sub("^([A-H]) (?:responds|answers|replies) with (?=[A-Z])", r"\1 casts ", IN_RESPONSE.sub("", deed))
        told.append(f"{deed} in response{in_response_to(stacked)}")
        return None
    if not found or found[0].verb.removesuffix("s") in _OPINIONS:
        told.append(BULLET.sub("", sentence, count=1))
        return None
    return said
