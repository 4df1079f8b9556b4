"""What each clause of an English sentence tells: how things are, in the words of positions; what is done, with who does it said.

What only joins a sentence to the one before is left out, since the order says it; what nobody could read is left where it
stands, so that it is refused. Expected outcomes are worked out and not taken, which is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.english.clauses import Clause, clauses_of
from judgekit.scenarios.notation.words.english.deeds import plainly
from judgekit.scenarios.notation.words.english.holdings import held, rest_of
from judgekit.scenarios.notation.words.english.lexicon import (
    FILLERS,
    PRONOUNS,
    listed,
)
from judgekit.scenarios.notation.words.english.paraphrases import paraphrased, without_gestures

_BULLET = re.compile(r"\s*(?:[-*•·>]+|\(?\d{1,2}[.)])\s+")
_FILLER = re.compile(rf"(?:{'|'.join(sorted(FILLERS))}|after that|my)\b(?!\s+on\b),?\s+(?=\S)", re.IGNORECASE)
_AT_ONCE = re.compile(
    r"(?:right|straight) away|at once|immediately"
    r"|later(?: on)?(?: (?:in|during) (?:the|that|this|his|her) (?:same )?turn| that turn)?"
    r"|(?:in |during )?(?:that|this|the) (?:same )?turn|before (?:the )?(?:combat )?(?:damage|block(?:s|ers|ing)?)"
    r"(?: (?:is|are) (?:dealt|declared))?|at instant speed|during combat|meanwhile|from there|so|while|then|next|first|but|and"
    r"|(?:the )?legend rule|anyway|sure enough|right now|at (?:this|that|the) (?:point|moment)|currently|to (?:begin|start) with"
    r"|(?:in|at|during|for) (?:this|that|my|our|the|a) (?:situation|case|game|match|table|round|pod|draft|event|question|example)",
    re.IGNORECASE,
)
"""What stands before a deed and says no more than the order in which it is told."""
_MEANT = re.compile(r"(?:my )?player(?: (?=[A-H]$)|$)", re.IGNORECASE)
_THERE_IS = re.compile(
    r"there(?:'s| is| are)\s+(?P<what>.+?)\s+(?:in|on)\s+(?P<who>[A-H])'s\s+(?P<zone>[a-z]+(?: [a-z]+)?)", re.IGNORECASE
)
_GAME = re.compile(
    r"\s*(?:(?:this is|it's|in|for|playing|quick)\s+)?(?:an?\s+)?(?:quick\s+)?"
    r"(?P<game>duel ?masters|dm|magmell|magic(?: the gathering)?|mtg|commander|edh)(?:\s+(?:question|game"
    r"|ruling|situation|match|here))*"
    r"\s*[:,;—-]\s+(?=\S)",
    re.IGNORECASE,
)
"""Which game is meant, before a sentence."""
_ON_THE_STACK = re.compile(
    r"(?:with|while|holding priority,? with)\s+(?P<what>[^,]+?)(?:\s+(?:is|are))?(?:\s+still)?\s+(?:waiting\s+)?on (?:the )?stack",
    re.IGNORECASE,
)
"""What somebody does while something waits to resolve is a response to it."""
_IN_RESPONSE = re.compile(r",? in response$")
_IT_ALL = frozenset((None, "it", "that", "this", "both", "everything", "all of that", "both spells"))
_PLAYER = re.compile(r"\s*[A-H]\s*")
_EVERYBODY = re.compile(
    r"(?:both|all|each|every|the)(?: of the)?(?: other)? players?|everyone|everybody|both", re.IGNORECASE
)
_SEVERAL_PLAYERS = re.compile(r"(?:both )?[A-H](?:(?: ,|,)? (?:and )?[A-H])+", re.IGNORECASE)
_EACH = re.compile(r"(?<=\s)(?:each|both)\s|\s+(?:each|apiece)$")
"""That something is said of each of several players."""
_REASON = re.compile(r"(?:(?:so|then|and|but)\s+)?(?:the )?[Ll]egend rule")
_ITS_SHORT = re.compile(r"\b([Ii]t|[Tt]hat|[Hh]e|[Ss]he|who)'s\b(?= (?!been\b|[A-Z][\w-]))")
_AS = re.compile(r"(?<![\w'])([A-H])'s (?=(?:at|on|down to) \d)")
_EMPTY_BOARD = re.compile(r" (?:in)?to (?:[A-H]'s|an|the|his|her|their) empty (?:board|battlefield|side|battle zone)")
_LETHAL_THERE = re.compile(
    r"(?<=\bhas )lethal (?:on (?:the )?board|in play|on (?:the )?(?:table|battlefield))(?:: ?|,? with )"
)
_REAL = re.compile(r"\b(the|his|her|[A-H]'s) (?:original|real|actual|aforementioned|said|same|very) (?=[A-Z])")
_TAG = re.compile(
    r",?\s*(?<![\w'])(?:if (?:it|that|this) (?:even |really )?matters(?: at all| here)?|if (?:that's |it's )?relevant"
    r"|in case (?:it|that) matters|for what it(?:'s| is) worth|fwiw|by the way|btw|mind you|as far as I (?:know|can tell|remember)"
    r"|(?:I|we) (?:think|guess|believe|suppose)|iirc|afaik|apparently|supposedly|as usual|as always|of course|naturally|you know"
    r"|to be (?:fair|clear|safe))(?![\w'])(?=\s*(?:[,.;(]|$))",
    re.IGNORECASE,
)
"""What is said of a sentence and tells nothing of the game."""
_AND_A_TURN = re.compile(
    r"(?P<told>.+?)(?:,|;|,? and)\s+(?:(?:it is|it's|now it is|now it's|currently|now|on)\s+)?(?P<turn>[A-H]'s turn)(?: now)?",
    re.DOTALL,
)
"""Whose turn it is, behind how things are."""
_EVERYTHING = re.compile(
    r"\bwith (?:everything|all (?:his|her|their) creatures|the (?:whole )?team)(?: (?:he|she) has)?: (?=an? |[A-Z])"
)
_AFTER_BLOCKS = re.compile(r",? after (?:the )?block(?:s|ers|ing)?(?: (?:are|is|were) declared)?$")
_ABILITIES = re.compile(
    r"has (?P<what>(?!an?\b|no\b|the\b|\d)[a-z]+(?: (?:strike|from [a-z]+))?(?:,? and [a-z]+(?: (?:strike|from [a-z]+))?)*)"
)
_TEAM_TURN = re.compile(r"\b([A-H]) (?:and|&) [A-H]'s turn\b")
_SHIELD = re.compile(
    r"(?:(?:the|that|this|his|her|their|one|top|first|last|only|next|broken|remaining|single|a|[A-H]'s) )*shield",
    re.IGNORECASE,
)
"""A shield that is told of by itself: the only shield is Trap."""
_ALL_AT = re.compile(
    r"(?:[Bb]oth|[Aa]ll|[Ee]ach|[Ee]very)(?: of)?(?: the)? ?(?:teams?|players?|sides?)?(?: is| are)?(?: still| currently| now)?"
    r" (?:at|on) (?P<life>\d+)(?: life| each)*"
)
_SEVERAL_BLOCK = re.compile(r"\b(double|triple|gang|multi|chump)[- ](?=blocks?\b(?P<with>[^.;]*? with\b)?)")
"""How many block one: where it is said with what, that says it."""
_OPINIONS = frozenset(listed("argue claim think believe insist wonder complain object"))
"""Verbs of what somebody only holds to be so: what stands behind them is no clause of its own."""
_CHOOSES = frozenset(("say", "name", "choose", "copy"))
_COMES_IN = re.compile(
    r"(?:has |have )?(?:come|enter|resolve)(?:s|d)?(?: in| into play| the battlefield| onto the battlefield)?"
)
_TELLS_WHAT_COMES = frozenset(("so",))
_WITH_LIFE = re.compile(r"(?P<who>[A-H]) \((?:(?:who )?(?:is )?(?:at|on) )?(?:life:? )?(?P<life>\d+)(?: life)?\)")
_PLAYER_WITH = re.compile(r"(?P<who>[A-H]) \((?P<what>(?:no|\d+|one|two|three|four|five) [^()]+)\)")
_HISTORY = re.compile(
    r"\s+(?:that|which)\s+(?P<told>(?:has\s+)?already\s+[^,]+|[^,]+?\s+(?:once|before|earlier|last turn)(?=,|$))"
)
_BECAUSE = re.compile(r",?\s+(?P<why>because\s+[^,]+)$")
"""Why something is as it is, which the position says itself."""
_NOTHING_MORE = re.compile(
    r"(?:nobody|no one|neither (?:player|of them)) (?:does|plays|casts|has|adds|uses|responds with)"
    r" (?:anything|any(?: other)? [a-z]+)"
    r"(?: else| more)?(?: (?:in|during) (?:the )?combat| this turn| at all)?"
    r"|no (?:more |further |other )?(?:spells|tricks|plays|effects|magic|instants|abilities|responses)"
    r"(?: (?:is|are) (?:played|cast|used|activated))?(?: by (?:either|any) player| by anyone| from (?:either side|anyone))?",
    re.IGNORECASE,
)
"""That nothing is done before what has been begun goes on."""
_TURN = re.compile(r"(?:it is |it's )?[A-H]'s turn", re.IGNORECASE)
_MOMENT = re.compile(r"(?:is|'s) (?P<when>[A-H]'s .+)")
_AT_HIS_STEP = re.compile(
    r",?\s+(?P<at>at|in|during|on) (?P<who>[A-H])'s (?P<step>upkeep(?: step)?|draw step|(?:beginning of )?combat|end step|"
    r"(?:first |second )?main phase|declare (?:attackers|blockers)(?: step)?)(?=\s*$)"
)
"""When in whose turn something is done: casts Zap at A's end step."""
_NAME = r"[A-Z][\w'-]+(?:(?:,? (?:the|of|of the|in|to|for) |, | | of [A-Z][\w'-]+ and )[A-Z][\w'-]+)*"
_CAME_FIRST = re.compile(
    rf"(?:[Tt]he )?(?P<x>{_NAME})(?:,)? (?:came|was|got|entered|went|arrived|is|hit)(?: (?:in|down|into play|there|out"
    rf"|played|cast|on the battlefield"
    r"|the battlefield|the table|the board))?,? (?P<when>first|last|second|earlier|before that|later|after that)"
)
_LIES_IN = re.compile(
    rf"(?P<who>[A-H])'s (?P<what>{_NAME}(?: [\d{{\ue000-\uf8ff][^;()]*?)?),? (?:is|are) (?:(?:still|back|now"
    rf"|already) )*in (?:the |his "
    r"|her |their )?(?P<zone>hand|graveyard|exile|command zone|library|mana zone)"
)
"""In which of a player's zones something lies."""
_KEYWORD_VERB = re.compile(r"\b(?:ninja strikes|revolution changes)\b", re.IGNORECASE)
_USES_KEYWORD = re.compile(
    r"\b(?:uses|activates|declares) (?:the |his |her )?(?P<key>[Nn]inja [Ss]trike|[Ii]nvasion|[Rr]evolution"
    r" [Cc]hange)(?: ability)? "
    r"(?:of|with|from|on) (?P<what>[A-Z])"
)
_KEYWORD_VERBS = {"nin": "ninja-strikes with", "inv": "invades with", "rev": "revolution-changes into"}
"""What is declared with a card of the hand, as a verb."""
_GAME_OF = re.compile(
    r"(?:[Aa]n? )?(?:\w+ players in an? )?(?P<game>[Cc]ommander|EDH|[Ff]ree-for-all|[Mm]ultiplayer)?(?: game| pod| match)?[,:]? ?"
    r"(?:(?:with|between|of) )?(?:(?:the |\w+ )?players:? )?(?P<seats>[A-H](?:,? (?:and )?[A-H]){2,})"
    r"(?: \(in (?:this|that|turn) order\)| play| (?:are|is) (?:playing|at the table|in the game|in an? [a-z -]+))?"
)
_COMMANDER_AT = re.compile(
    rf"(?P<who>[A-H])'s (?:commander|general)(?: is|:)?,? (?P<what>{_NAME}(?: [\d{{\ue000-\uf8ff][^;()]*?)?)"
    r",? (?:\((?:still |back )?in (?:the )?command(?: zone)?\)|(?:is |and (?:is|it's) )?(?:still |back )?in"
    r" (?:the|his|her) command zone)"
)
_MANY_PLAYERS = re.compile(r"(?:[Tt]his is |[Ii]t's |[Ii]t is )?(?:an? )?(?:\w+)[- ]player(?: \w+)? (?:game|match|pod)")
_IS_THERE = re.compile(
    rf"(?P<who>[A-H])'s (?P<what>{_NAME}(?:"
    rf" [\d{{\ue000-\uf8ff][^;]*?)?),? (?:is|are) (?:already |still )?(?:on the (?:battlefield|board|table"
    rf"|field)|in play|out|there)"
)
_NOBODY_BLOCKS = re.compile(
    r"(?:[Nn]obody|[Nn]o one|[Nn]othing|[Nn]o creature) blocks?(?: (?:it|them|him|her|anything|at all))?"
)
_WHO_HAS = re.compile(
    r"(?P<main>.*(?<![\w'])(?P<who>[A-H])), who (?P<rest>(?:has|is|controls|holds|owns|had|was)\b(?! (?:at|on) \d+ and).+)",
    re.DOTALL,
)
"""What who was named last has, behind a deed: attacks B, who has an Ox."""
_HAVING_FIRST = re.compile(r"^(?P<who>[A-H]),? (?:with|having) (?P<what>[^,]+), (?:and )?(?:has (?=)|(?=[a-z]+s\b))")
_OF_STATUS = re.compile(
    rf"(?P<whose>[A-H]'s) (?P<how>tapped|untapped|attacking|blocking) (?P<what>{_NAME}(?: \{{[^{{}}]*\}})?(?: \d{{3,}}"
    rf"| \d+/\d+)?(?: [\ue000-\uf8ff])?)"
)
"""Whose a thing is and how it is, where something is done with it: blocks A's attacking Ox."""
_WEARS = re.compile(
    r"(?:wears?|wore|carries|carry|wields?|(?:is|are|was) (?:wearing|carrying|wielding|equipped with|enchanted"
    r" with|enchanted by))\s+"
    r"(?:an? |the |his |her )?(?P<what>[A-Z][^,;]*)"
)
_DIES_TO = re.compile(
    r"(?:dies|died|is killed|was killed|gets killed|goes down) (?:to|by) (?:an? |the )?(?:(?P<who>[A-H])'s"
    r" )?(?P<what>[A-Z][^,;]*?)(?: (?:from|by) (?P<from>[A-H]))?"
)
"""What somebody's spell does to something."""
_SIDE = r"(?:on|under) (?P<who>[A-H])'s (?:side|control|board|battlefield)(?: of the table)?"
_WITH_IN_PLAY = re.compile(
    r"[Ww]ith (?:(?P<who2>[A-H])'s )?(?P<what>(?:an? |the |two |three |\d )?[A-Z][^,]*?) "
    rf"(?:(?:is |are )?(?:in play|out|on the (?:battlefield|board|table))(?: {_SIDE})?|{_SIDE.replace('<who>', '<who3>')})"
)
_IS_OUT = re.compile(
    r"(?:[Tt]he )?(?P<what>(?:an? |two |three |\d )?[A-Z][^,;]*?) (?:is|are) (?:out |in play |lying )?(?:on"
    r"|under|in) (?P<who>[A-H])'s (?:side|control|board|battlefield)(?: of the table)?"
)
"""What lies on somebody's side."""
_ON_WHOSE_SIDE = re.compile(
    r",? with (?P<what>(?:an? |two |three |\d )?[A-Z][^,;]*?) (?:in play |out )?on (?P<who>[A-H])'s (?:side"
    r"|board|battlefield)(?: of the table)?$"
)
_WHO_THEN = re.compile(
    r"(?<=[ '])(?P<who>[A-H]),? who (?P<verb>(?!is\b|has\b|was\b|had\b|does\b|controls\b|owns\b|holds\b)[a-z]+s)\b"
)
"""What who was named does: casts Zap at A, who responds with Nix."""
_IS_BLOCKED = re.compile(
    r"(?P<deed>(?:attacks?|swings?)\b[^,]*?),? (?:and|but) (?:is|are|gets?|was|were) (?:double[- ])?blocked by (?P<by>.+)"
)
_CASTS = re.compile(rf"\b(?:casts?|plays?|summons?) (?:an? |the |his |her |their )?(?P<what>{_NAME})")
_COMES_AS = re.compile(
    r"(?:comes|came|enters?|entered|resolves|resolved)(?: in| down| into play| the battlefield| onto the battlefield| play)?"
    r"(?:,? (?:as a copy of|copying) (?P<of>.+))?"
)
"""How a card of somebody comes in that was not spoken of as being there."""
_COMMANDER = re.compile(rf"(?P<whose>[A-H]'s|[Hh]is|[Hh]er|[Tt]heir) (?:commander|general),? (?P<name>{_NAME})")
_IS_COMMANDER = re.compile(rf"\b(?:commander|general) is (?P<name>{_NAME})")
_TAKEN_FROM = re.compile(
    r"(?:(?P<who>[A-H]) |,? (?:and|but|who|which) |, )(?:has |had )?(?:already |so far )?(?:taken|been dealt|took|suffered)"
    r" (?P<n>\d+) (?:points? of )?(?:commander |combat )?damage from (?:[A-H]'s |the |his |her )?(?P<what>[A-Z][^.,;]*?|it)"
    r"(?: (?:already|so far|before))?(?=[.;]|,? and (?:is|has|controls)\b|$)"
)
_BELONGS = re.compile(rf"(?:[Tt]he )?(?P<what>{_NAME}) (?:is|are|belongs? to) (?P<who>[A-H])(?:'s)?")
"""Whose something is."""
_ALL_AIMED = re.compile(
    rf"(?:[Aa]ll|[Bb]oth|[Ee]very|[Ee]ach)(?: of)?(?: the| his| her)?(?P<of>(?: {_NAME}(?:'s?)?)?) ?triggers?(?: all)?"
    rf" (?:targets?|goes? to|point at) (?P<on>.+)"
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
_THE_TRIGGER = re.compile(
    r"(?:the|his|her|its|that|this) (?:enters |etb |attack |death )?(?:trigger|triggered ability)", re.IGNORECASE
)
_AIMS = re.compile(
    r"(?:targets?|targeted|goes (?:to|at)|points? (?:to|at)|is aimed at|hits|kills|destroys|exiles|bounces|taps"
    r"|deals (?:its )?(?:\d+|the)(?: damage)? to) (?P<on>.+)"
)
"""At what the trigger that was spoken of is aimed."""
_ONE_IS = re.compile(
    rf"(?P<broken>\bbr(?:eaks?|oke) (?:two|three|four|[2-4]) shields),? (?:and |with )?(?P<what>{_NAME}) (?:is "
    rf"|was |being )?(?:one of|among) (?:them|those)"
)
_SAID_ONLY = re.compile(
    r"(?:[A-H]|[Hh]e|[Ss]he|[Tt]he(?:ir| other)? (?:player|opponent)|[Tt]hey) (?:now |then |also )?(?:says?"
    r"|said|tells? (?:me|us)|told (?:me|us)) "
    r"(?:that\b|no [A-Z][\w' -]*,|nothing\b.* |(?:it|he|she|they|this|there|(?:the|his|her|my|your) [\w' -]+?|[A-Z][\w' -]+?) "
    r"(?:is|are|was|has|have|does|do|did|should|would|will|can|could|must|shouldn't|can't|won't|doesn't|isn't|dies|survives|stays)\b).*"
)
"""What somebody only says to be so."""
_AMONG_BROKEN = re.compile(
    rf"(?:[Tt]he )?(?P<what>{_NAME}) (?:is|was) (?:one of|among) the (?:(?:two|three) )?(?:broken )?shields(?:"
    rf" broken)?(?:,? and (?=[A-H] ))?"
)
_ONLY_ONE = re.compile(
    rf"(?:[Ii]t|[Tt]hat|[Tt]his|{_NAME})(?: is|'s) (?:the|his|her|[A-H]'s) only (?:other )?(?:creature|permanent"
    rf"|blocker|unit|card)\b[^,;]*"
    r"|[Bb]oth (?:have|are|of them (?:have|are)) (?:the same|equal|of equal) [a-z]+"
    r"|(?:[Tt]here (?:is|are|'s) )?[Nn]o(?:thing)? (?:else|(?:other|more|further) (?:relevant )?(?:cards?"
    r"|creatures?|permanents?|effects?))"
    r"(?: (?:is |are |that )?(?:matters?|relevant|in play|around|out|anywhere|(?:in|on) (?:any|either|the|both"
    r"|his|her|their|[A-H]'s) [a-z]+))*"
)
_OUTCOME = re.compile(
    rf"(?:[Ii]t|[Tt]hey|[Tt]hat|(?:[Tt]he )?{_NAME}) (?:then |now |still |just )?"
    r"(?:dies?|died|survives?|survived|fizzles?|fizzled|persists?(?: back)?|(?:comes?|came) (?:right )?back[^,;]*|undies|undied"
    r"|(?:is|are|was|were|gets?|got) (?:destroyed|killed|exiled|countered|put into the graveyard)"
    r"|(?:goes|go|went) to (?:the |his |her |[A-H]'s )?(?:graveyard|exile|hand))(?: instead| as well| too)?"
)
"""What comes of a deed."""
_OF_WHOM = re.compile(r"\s*(?P<who>[A-H])(?='s\b|\s*$)")
_HIS_ABILITY = re.compile(
    r"\b(?P<verb>activates?|uses?)\s+(?:his|her|its|their)\s+(?:(?:first|next)\s+)?(?P<said>[+-](?:\d+|X)|0)(?![\d/])"
    r"(?:\s+(?:loyalty\s+)?ability)?"
)
"""A loyalty ability of what was spoken of: A uses his -1."""
_TO_MAKE = re.compile(
    r"\b(?P<head>(?:activates?|uses?)\s+[^,.;?]*?)(?P<said>[+-](?:\d+|X)|\b0)\s+to\s+(?:make|create|produce|get)\s+(?:an?\s+)?"
    r"(?P<what>[A-Z][\w'-]*)(?:\s+token)?(?=\s*(?:[,.;]|$|and\b))"
)
"""What a loyalty ability makes, by which it is told from others: uses his -1 to make a Beast."""
_OF = "'s"
_MANA_AND_LIFE = re.compile(
    r"\bpaying (?P<mana>(?:\{[^{}]*\})+|(?:\d|one|two|three|four) mana)(?P<and>,? and )(?=(?:\d+|two|four|six) life\b)"
)
"""Mana that is paid besides life."""
_UNBLOCKED = re.compile(r",? (?:and (?:is|are|goes|gets) )?unblocked$")
_NO_RESPONSE = re.compile(
    r",?\s+(?:with\s+|and\s+)?(?:no|without) (?:any )?(?:further |other )?(?:responses?|reaction|answer)"
    r"(?: (?:from|by) (?:[A-H]|(?:his|the) opponent|anyone))?$"
)
_HIS_TURN = re.compile(r"(?:[Oo]n|[Ii]n|[Dd]uring) (?:his|her|their) (?:own )?(?:next )?turn")
_AFTER_COMBAT = re.compile("after combat", re.IGNORECASE)
_TIME = re.compile(r"(?:in|at|during|on)\b", re.IGNORECASE)
_NO_COUNTERS = re.compile(r"has no (?:\S+ )?counters?(?: on it)?")
_RELATIVE = re.compile(
    r",?\s+(?:which|that|who)\s+(?P<said>(?:is|are|has|have|had|was|carries|wears|wields)\s+[^,]+)(?=,|$)"
)
_COUNTED = re.compile(
    r"(?:(?:just|only|with|plus)\s+)?(?:one|an?|a single|two|three|\d+)\s+(?:(?:other|more|lone)\s+)?"
    r"(?:creature|blocker|permanent|unit|card)s?\s*[,:]\s*(?=[A-Z])",
    re.IGNORECASE,
)
"""How many things follow, of whom was spoken of."""
_HAS_ONE = re.compile(
    r"[A-H]: (?:an? )?(?:(?:tapped|untapped|face-down|attacking) )?(?P<name>[A-Z][\w'-]*(?:,? (?:of|the|of the"
    r"|to) [A-Z][\w'-]*| [A-Z][\w'-]*)*)"
    r"(?: (?:on the (?:battlefield|board|table)|in play|out|in (?:his |her |the )?hand)|,? wearing [^,;]+)?"
    r"(?:\s+[\d{\ue000-\uf8ff][^,;]*)?(?: \(commander\))?"
)
"""That somebody has one thing."""
_LIES = re.compile(
    r"(?:is|are|was) (?:(?:already|still|currently|now|just) )*(?:(?P<home>out|there|in play|on (?:the |his "
    r"|her )?(?:battlefield|board"
    r"|table|field)|in (?:the |his |her )?battle zone)|(?:in|at) (?:the |his |her |their )?(?P<zone>hand|graveyard|exile"
    r"|command zone"
    r"|library|deck|mana zone))"
)
"""Where a thing is that was just spoken of."""
_IS_ATTACKING = re.compile(r",? and (?:is|are) (?:now )?(?:attacking|swinging)(?P<whom> [A-H])?(?: with (?:it|them))?$")
_IT_ALONE = re.compile(r"(?<=\b(?:on|at) )it\b|(?<=\btargeting )it\b|(?<=\bwith )it\b")
"""A pronoun for what was spoken of before: casts Zap on it."""
_OWN_CARD = re.compile(r"(?P<who>[A-H])'s (?P<card>[A-Z].*)", re.DOTALL)
_DESCRIPTION = re.compile(r"\s(?=\(|[\d*X]+/[\d*X]+|\{|[\ue000-\uf8ff]|\d{3,})")
"""What stands before the description of a card behind its name."""
_WITH = re.compile(r"(?:.*\b(?:with|on|at|targeting)|^[a-z]+)\s+(?:the |an? |his |her |their )?(?P<name>[A-Z][^,]*)$")


ONE_SHIELD = "one of the shields is "
"""What one of the shields is that were counted before."""


class Telling:
    """Retells the sentences of one text, one after another.

    Attributes:
        put: keeps a quoted text and returns the character that stands for it.
        players: the players of whom the text speaks.
        last: the player who was spoken of last, whom a pronoun means.
        deeds: how many deeds were told so far.
        only: the only thing that was spoken of since the last deed.
        cast: the card that was cast last.
        general: the commander that was spoken of last.
        laid_out: what was told of whom so far.
        taken: what was taken for granted by it, to be said aloud.
    """

    def __init__(self, put: Callable[[str], str], players: Sequence[str] = ()) -> None:
        self.put = put
        self.players = players or ("A", "B")
        self.last = ""
        self.deeds = 0
        self.only = ""
        self.cast = ""
        self.general = ""
        self.laid_out: list[str] = []
        self.taken: list[Bilingual] = []

    def told(self, sentence: str) -> Iterator[str]:
        """Yield what a sentence tells, one thing after another; a sentence that is cut into no clauses as it is."""
        game = _GAME.match(sentence)
        if game is not None:
            yield game["game"].upper() if game["game"].casefold() == "edh" else game["game"]
            sentence = sentence[game.end() :]
            sentence = f"{sentence[:1].upper()}{sentence[1:]}"
        sentence = self._without_tags(_ITS_SHORT.sub(r"\1 is", _AS.sub(r"\1 is ", sentence)))
        sentence = _EVERYTHING.sub("with ", sentence)
        sentence = _TEAM_TURN.sub(r"\1's turn", sentence)
        sentence = _LETHAL_THERE.sub("", _EMPTY_BOARD.sub("", _REAL.sub(r"\1 ", sentence)))
        if (came := _CAME_FIRST.fullmatch(sentence.strip(" ."))) is not None and (order := self._order(came)):
            yield f"entered: {order}"
            return
        if (turn := _AND_A_TURN.fullmatch(sentence.strip(" ."))) is not None:
            yield from self.told(turn["told"])
            yield turn["turn"]
            return
        if (alike := _ALL_AT.fullmatch(sentence.strip(" ."))) is not None:
            yield from (f"{one}: life {alike['life']}" for one in self.players)
            return
        sentence = _KEYWORD_VERB.sub(lambda match: match.group().casefold().replace(" ", "-"), sentence)
        sentence = _USES_KEYWORD.sub(
            lambda match: f"{_KEYWORD_VERBS[match['key'][:3].casefold()]} {match['what']}", sentence
        )
        sentence = _ONE_IS.sub(r"\g<broken>, one of which is \g<what>", sentence)
        sentence, commanders = self._with_commanders(sentence)
        yield from (f"{name} is commander" for name in commanders)
        if (taken := _TAKEN_FROM.search(sentence)) is not None:
            before, behind = sentence[: taken.start()], sentence[taken.end() :].strip(" .;")
            who = taken["who"] or next(reversed(re.findall(r"(?<![\w'])[A-H](?![\w'])", before)), self.last)
            yield f"{self.general if taken['what'] == 'it' else taken['what']} has dealt {taken['n']} damage to {who}"
            if behind.startswith(("and ", ", and ")) and not taken["who"]:
                sentence = f"{before} {behind}"
            else:
                behind = re.sub("^,? ?and (?=[a-z]+ )", f"{who} ", behind)
                sentence = ". ".join(one for one in (re.sub(r"(?:,? and|,|;)?\s*$", "", before), behind) if one)
            if not sentence:
                return
        sentence = _WHO_THEN.sub(r"\g<who>; \g<who> \g<verb>", sentence)
        if (game := _GAME_OF.fullmatch(sentence.strip())) is not None:
            if game["game"] and game["game"].casefold() not in ("free-for-all", "multiplayer"):
                yield game["game"]
            yield f"seats {game['seats']}"
            return
        if _MANY_PLAYERS.fullmatch(sentence.strip()) is not None:
            return
        if (general := _COMMANDER_AT.fullmatch(sentence.strip())) is not None:
            yield f"{general['who']}: command zone: {general['what']} (commander)"
            return
        if (lies := _LIES_IN.fullmatch(sentence.strip(" ."))) is not None:
            yield f"{lies['who']}: {lies['zone']}: {held(lies['what'])}"
            return
        if (there := _IS_THERE.fullmatch(sentence.strip())) is not None:
            yield f"{there['who']}: {held(there['what'])}"
            return
        if _NOBODY_BLOCKS.fullmatch(sentence.strip()) is not None:
            yield "no blocks"
            return
        if (has := _WHO_HAS.fullmatch(sentence.strip(" ."))) is not None and len(clauses_of(has["main"])) > 0:
            yield from self.told(f"{has['who']} {has['rest']}")
            yield from self.told(has["main"])
            return
        sentence = _HAVING_FIRST.sub(r"\g<who> has \g<what> and ", sentence)
        for match in reversed([*_OF_STATUS.finditer(sentence)]):
            what = match["what"]
            if match["how"] in ("tapped", "untapped"):
                yield f"{match['whose'][0]}: {what} ({match['how']})"
                what = _DESCRIPTION.split(what, maxsplit=1)[0]
            sentence = f"{sentence[: match.start('how')]}{what}{sentence[match.end('what') :]}"
        if (out := _IS_OUT.fullmatch(sentence.strip())) is not None:
            yield f"{out['who']}: {held(out['what'])}"
            return
        if (side := _ON_WHOSE_SIDE.search(sentence.strip(" ."))) is not None:
            yield f"{side['who']}: {held(side['what'])}"
            sentence = sentence.strip(" .")[: side.start()]
        if (whose := _BELONGS.fullmatch(sentence.strip())) is not None:
            yield f"{whose['who']}: {whose['what']}"
            return
        if (aimed := _ALL_AIMED.fullmatch(sentence.strip())) is not None:
            yield f"targets {aimed['on']} with all the{aimed['of']} triggers"
            return
        if (copied := self._copies_aimed(sentence.strip(" ."))) is not None:
            yield copied
            return
        if (broken := _AMONG_BROKEN.match(sentence.strip())) is not None:
            yield f"breaks {broken['what']} and another shield"
            sentence = sentence.strip()[broken.end() :].strip(" ,")
            if not sentence:
                return
        if self._heard_only(_plain(sentence)):
            return
        before, colon, behind = sentence.partition(":")
        if colon and self.last and _ZONE.fullmatch(before.strip().casefold()) is not None:
            yield f"{self.last}: {before.strip().casefold()}: {held(behind.strip())}"  # Hand: Zap, behind what A has
            return
        if colon and (owner := _OF_WHOM.match(before)) is not None:
            self.last = owner.group("who")
        if colon and _TURN.fullmatch(before.strip()) and clauses_of(_plain(behind)):
            yield before.strip()
            yield from self.told(behind.strip())
            return
        if colon and not _REASON.fullmatch(before.strip()) and not clauses_of(_plain(before)):
            yield f"{before}: {held(behind.strip())}" if _PLAYER.fullmatch(before) else sentence  # A: …, Wall: …
            return
        plain = _SEVERAL_BLOCK.sub(
            lambda match: "double-" if match[1] == "double" and not match["with"] else "",
            _plain(sentence),
        )
        there = _THERE_IS.match(plain)
        if there is not None:
            yield f"{there['who']}: {there['zone']}: {held(there['what'])}"
            plain = plain[there.end() :].strip(" ,")
            if plain:
                yield from self.told(plain)
            return
        if _NOTHING_MORE.fullmatch(plain):
            yield "no more responses"
            return
        counted = _COUNTED.match(plain)
        if counted is not None and self.last:  # B has no shields. Just one creature, Guard.
            yield f"{self.last}: {held(plain[counted.end() :])}"
            return
        found = clauses_of(plain)
        stacked = _ON_THE_STACK.match(plain) if not found or plain[:6].casefold() == "while " else None
        deed = plain[stacked.end() :].lstrip(" ,") if stacked is not None else ""
        if stacked is not None and re.match(r"[A-H] [a-z]", deed):  # the verb may be the name of a card (zaps)
            of = f" to {stacked['what']}" if stacked["what"] not in _IT_ALL else ""
            yield f"{_IN_RESPONSE.sub('', deed)} in response{of}"
            return
        if not found or found[0].verb.removesuffix("s") in _OPINIONS:
            yield _BULLET.sub("", sentence, count=1)
            return
        told: list[str] = []
        comes = False
        casting = _CASTS.search(plain)
        self.cast = casting["what"] if casting is not None else self.cast
        for clause, following in zip(found, (*found[1:], None), strict=True):
            if found[0] is not clause and comes and clause.verb == "say":
                clause = clause._replace(verb="name", said=re.sub("^(?:says?|said)", "names", clause.said))
            comes = following is not None and _comes_in(clause)
            if following is not None and comes:
                if following.verb not in _CHOOSES:  # what is chosen as it comes in is chosen before it has resolved
                    what = "It" if clause.subject.casefold() in PRONOUNS else clause.subject
                    told.append(f"{what[:1].upper()}{what[1:]} resolves")
                continue
            self._clause(clause, told)
        self.laid_out += told
        yield from told

    def _copies_aimed(self, sentence: str) -> str | None:
        """Return at what the copies of a spell are aimed: what is named, or what that spell was cast on; None: no such sentence."""
        if (aimed := _COPIES_AIMED.fullmatch(sentence)) is not None:
            return f"targets {aimed['on']} with all the triggers"
        casts = [one for one in self.laid_out if "in response" not in one]
        on = [one["on"] for one in map(_CAST_ON.fullmatch, casts) if one is not None]
        if not on or _COPIES_KEEP.fullmatch(sentence) is None or ("face" in sentence and on[-1] not in self.players):
            return None
        self.taken.append(Bilingual(f"コピーの対象も{on[-1]}", f"the copies target {on[-1]}"))
        return f"targets {on[-1]} with all the triggers"

    def _with_commanders(self, sentence: str) -> tuple[str, list[str]]:
        """Return a sentence in which commanders are called by their names alone, and these."""
        match = _COMMANDER.search(sentence)
        named = match or _IS_COMMANDER.search(sentence)
        self.general = named["name"] if named is not None else self.general
        return _COMMANDER.sub(r"\g<whose> \g<name>", sentence), [match["name"]] if match is not None else []

    def _without_tags(self, sentence: str) -> str:
        """Return a sentence without what is said of it (if that matters); that is said aloud."""
        for match in _TAG.finditer(sentence):
            said = match.group().strip(" ,")
            self.taken.append(Bilingual(f"「{said}」は状況に含めない", f"{said!r} left aside as a remark"))
        return _TAG.sub("", sentence)

    def _heard_only(self, sentence: str) -> bool:
        """Tell whether a sentence only tells what comes of deeds, or that nothing else is there; that is said aloud."""
        plain = sentence.strip(" .")
        comes = self.deeds and _OUTCOME.fullmatch(plain) is not None
        if not comes and all(one.fullmatch(plain) is None for one in (_ONLY_ONE, _SAID_ONLY)):
            return False
        said = (
            f"「{plain}」は聞くだけにし、何が起こるかは改めて求める",
            f'"{plain}" is heard only: what comes of it is worked out',
        )
        self.taken.append(Bilingual(*said))
        return True

    def _clause(self, clause: Clause, told: list[str]) -> None:
        if several := self._of_several(clause):
            for one in several:
                self._clause(clause._replace(subject=one, said=_EACH.sub("", clause.said)), told)
            return
        opening = _MEANT.sub("", clause.opening)
        subject = clause.subject
        life = _WITH_LIFE.fullmatch(subject)
        if life is not None:
            subject = life["who"]
            told.append(f"{subject}: life {life['life']}")
        if opening in _TELLS_WHAT_COMES and subject.casefold() in PRONOUNS:
            self._what_comes(clause, told)
            return
        if subject.casefold() in ("he", "she", "they") and self.last:
            self.taken.append(Bilingual(f"「{subject}」は{self.last}", f'"{subject}" is {self.last}'))
            subject = self.last
        if life is None and (bracket := _PLAYER_WITH.fullmatch(subject)) is not None:
            subject = bracket["who"]
            told.append(f"{subject}: {held(bracket['what'])}")
        if len(subject) == 1:
            self.last = subject
        if (laid := self._laid(opening.rstrip(" ,"), subject)) is not None:
            told.append(laid)
            opening = ""
        before = self._opened(opening, told)
        described: list[str] = []
        if (own := _OWN_CARD.fullmatch(subject)) is not None:
            name, *described = _DESCRIPTION.split(own["card"], maxsplit=1)
            if described:  # A's Ox 4/4 attacks
                told.append(f"{own['who']}: {held(own['card'])}")
                subject = name.strip()
        if len(subject) == 1 and (state := rest_of(clause.verb, self._without_history(clause.said))) is not None:
            _keep(before, told)
            attacks = _IS_ATTACKING.search(state)
            told.append(f"{subject}: {state[: attacks.start()] if attacks is not None else state}")
            only = _HAS_ONE.fullmatch(told[-1])
            self.only = only["name"] if only is not None else ""
            if attacks is not None:
                told.append(f"{subject} attacks{attacks['whom'] or ''} with {self.only or 'it'}")
            return
        only = _HAS_ONE.fullmatch(told[-1]) if told and clause.carried else None
        if only is not None:  # has a Page 2/3 and defends with it
            clause = clause._replace(said=re.sub(r"\bit\b", only["name"], clause.said))
        if own is not None and described and (gifted := _ABILITIES.fullmatch(clause.said)) is not None:
            told[-1] = f"{told[-1]} {gifted['what']}"
            return
        if _SHIELD.fullmatch(subject) and clause.verb == "be" and (of := self._whose_shield(subject)):
            told.append(f"{of}: {ONE_SHIELD}{held(' '.join(clause.said.split()[1:]))}")
            return
        if subject[1:2] == "'" and (state := _of_what_is_his(subject, clause)) is not None:
            _keep(before, told)
            told.append(state)
            return
        only = _HAS_ONE.fullmatch(told[-1]) if told and subject.casefold() in ("it", "this", "that") else None
        if only is not None and (lies := _LIES.fullmatch(clause.said)) is not None:
            if lies["zone"]:
                told[-1] = f"{told[-1][0]}: {lies['zone']}: {told[-1][3:]}"
            return
        if only is not None and clause.verb == "be":  # has Angel, and it is enchanted with Might
            subject = only["name"]
        if subject == "It" and self.cast and _COMES_AS.fullmatch(clause.said) is not None:
            _keep(before, told)
            told.append(f"{self.cast} enters")
            return
        if len(subject) > 1 and (blocked := _IS_BLOCKED.fullmatch(clause.said)) is not None:
            told += [f"{before}{subject} {blocked['deed']}", f"{subject} is blocked by {blocked['by']}"]
            return
        if own is not None and not described and (came := _COMES_AS.fullmatch(clause.said)) is not None:
            _keep(before, told)
            told += [
                f"{own['who']} casts {own['card']}" + (f", copying {came['of']}" if came["of"] else ""),
                f"{own['card']} resolves",
            ]
            return
        if _THE_TRIGGER.fullmatch(subject) and (aimed := _AIMS.fullmatch(clause.said)) is not None:
            _keep(before, told)
            told.append(f"targets {aimed['on']} with the trigger")
            return
        if clause.verb == "be" and clause.subject.casefold() == "it" and (moment := _MOMENT.fullmatch(clause.said)):
            _keep(before, told)
            told.append(moment["when"])
            return
        if (worn := _WEARS.fullmatch(clause.said)) is not None and len(subject) > 1:
            _keep(before, told)
            what, whose = worn["what"], _OWN_CARD.fullmatch(worn["what"])
            bare = re.sub("^(?:[Tt]he|[Hh]is|[Hh]er) ", "", own["card"] if own is not None else subject)
            if whose is not None or own is None or described:
                told += [f"{own['who']}: {own['card']}"] if own is not None and not described else []
                told += [f"{whose['who']}: {whose['card']}"] if whose is not None and not self._has(whose) else []
                told.append(f"{whose['card'] if whose is not None else what} is on {subject if described else bare}")
            else:
                told.append(f"{own['who']}: {bare} wearing {what}")
            return
        if (died := _DIES_TO.fullmatch(clause.said)) is not None and (by := died["who"] or died["from"]):
            told.append(f"{by} casts {died['what']} on {subject}")
            return
        if not clause.opening and self._heard_only(f"{subject} {clause.said}"):
            return
        self.deeds += 1
        if self.only and not clause.carried and (said := _IT_ALONE.sub(self.only, clause.said)) != clause.said:
            self.taken.append(Bilingual(f"「it」は{self.only}", f'"it" is {self.only}'))
            clause = clause._replace(said=said)
        self.only = ""
        said, gesture = without_gestures(self._without_reason(clause.said))
        if gesture:
            self.taken.append(
                Bilingual(
                    f"「{gesture}」はゲームの行動として扱わない",
                    f'"{gesture}" is no deed of the game and is left aside',
                )
            )
            if not said:
                return
        for match in reversed([*_RELATIVE.finditer(said)]):
            named = _WITH.match(said[: match.start()])
            if named is not None:
                bare = _DESCRIPTION.split(named["name"], maxsplit=1)[0]
                if (worn := _WEARS.fullmatch(match["said"])) is not None:
                    told.append(f"{worn['what']} is on {bare.strip()}")
                elif _NO_COUNTERS.fullmatch(match["said"]) is None:  # nothing has counters of which nobody speaks
                    told.append(f"{bare.strip()} {match['said']}")
                said = f"{said[: match.start()]}{said[match.end() :]}"
        said = _without_adverbs(said)
        said = plainly(self._named(paraphrased(said, of_a_player=len(subject) == 1)))
        unanswered = _NO_RESPONSE.search(said) if clause.verb not in ("have", "do") else None
        if unanswered is not None:
            said = said[: unanswered.start()]
        if (mana := _MANA_AND_LIFE.search(said)) is not None:
            self.taken.append(
                Bilingual(
                    f"「{mana['mana']}」は計算する", f'what it costs is worked out, not taken from "{mana["mana"]}"'
                )
            )
            said = f"{said[: mana.start('mana')]}{said[mana.end('and') :]}"
        said, unblocked = _UNBLOCKED.subn("", said)
        if (after := _AFTER_BLOCKS.search(said)) is not None:
            told.append("after blocks")
            said = said[: after.start()]
        at = _AT_HIS_STEP.search(said)
        if at is not None:
            told.append(f"{at['who']}'s turn")
            said = f"{said[: at.start()]} {at['at']} {at['step']}"
        if (held_back := _ON_THE_STACK.fullmatch(before.rstrip(", "))) is not None:
            said = _IN_RESPONSE.sub("", said)
            of = f" to {held_back['what']}" if held_back["what"] not in _IT_ALL else ""
            told.append(f"{subject} {said} in response{of}")
            return
        time = before.rstrip(", ")
        if _TIME.match(time):
            told.append(f"{subject} {said} {time[:1].casefold()}{time[1:]}")
        else:
            told.append(f"{before}{subject} {said}".strip())
        if unanswered is not None:
            told.append("no more responses")
        if unblocked:
            told.append("no blocks")

    def _whose_shield(self, subject: str) -> str:
        """Return whose shield is told of: who is named with it, else who was last said to have shields."""
        if (named := re.search("([A-H])'s", subject)) is not None:
            return named[1]
        return next((one[0] for one in reversed(self.laid_out) if re.match("[A-H]: .*shield", one)), "")

    def _order(self, came: re.Match[str]) -> str:
        """Return in which order a thing and what was told of with it came in, where it is one of two; empty where it is not."""
        there = [re.sub("^[A-H]: ", "", one) for one in self.laid_out if re.match("[A-H]: ", one)]
        others = [
            name for one in there for name in re.findall(_NAME, one) if name not in came["x"] and came["x"] not in name
        ]
        with_it = [one for one in there if came["x"] in one]
        if len(others) != 1 or not with_it:
            return ""
        first = came["when"] in ("first", "earlier", "before that")
        return ", ".join((came["x"], others[0]) if first else (others[0], came["x"]))

    def _has(self, whose: re.Match[str]) -> bool:
        """Tell whether a player was said to have a card before."""
        return any(one.startswith(f"{whose['who']}: ") and whose["card"] in one for one in self.laid_out)

    def _laid(self, opening: str, subject: str) -> str | None:
        """Return what an opening says lies on the table before a deed (with two Moons in play under A's control); None: no such."""
        match = _WITH_IN_PLAY.fullmatch(opening)
        who = (match["who"] or match["who3"] or match["who2"] or subject) if match is not None else ""
        return f"{who}: {held(match['what'])}" if match is not None and len(who) == 1 else None

    def _of_several(self, clause: Clause) -> Sequence[str]:
        """Return the players of whom a clause tells the same: A and B each, both players, everybody; none where it tells of one."""
        if _EVERYBODY.fullmatch(clause.subject) and rest_of(clause.verb, clause.said) is not None:
            return self.players
        return re.findall(r"[A-H]\b", clause.subject) if _SEVERAL_PLAYERS.fullmatch(clause.subject) else []

    def _opened(self, opening: str, told: list[str]) -> str:
        """Return what stands before a clause, where that says something; what resolves before is told of by itself."""
        plain = opening
        while (shorter := _FILLER.sub("", plain, count=1) if _FILLER.match(plain) else plain) != plain:
            plain = shorter
        if not plain or _AT_ONCE.fullmatch(plain.strip(" ,:")):
            return ""
        if _HIS_TURN.fullmatch(plain.strip(" ,:")) and self.last:
            told.append(f"{self.last}'s turn")
            return ""
        if plain.casefold().startswith("after ") and not _AFTER_COMBAT.fullmatch(plain.rstrip(" ,")):
            told.append(plain.rstrip(" ,"))
            return ""
        ends = plain.rstrip(" ,").endswith((" and", " but", " so", " then"))
        if ends or (plain.endswith(",") and clauses_of(plain)):
            told.append(_without_adverbs(re.sub(r",?\s+(?:and|but|so|then)$", "", plain.rstrip(" ,"))))
            return ""
        return f"{plain.rstrip(',')}, " if not plain.endswith(":") else f"{plain} "

    def _named(self, said: str) -> str:
        """Return a deed in which a loyalty ability of what was spoken of, or one told by what it makes, is named (606.3)."""
        said = _HIS_ABILITY.sub(r"\g<verb> it: \g<said>", said)

        def made(match: re.Match[str]) -> str:
            of = match["head"].rstrip(" :").removesuffix(_OF)
            return f"{of}: {self.put(match['said'] + ' … ' + match['what'])}"

        return _TO_MAKE.sub(made, said)

    def _without_reason(self, said: str) -> str:
        """Return what is said without why that is so; the reason is left aside aloud."""
        match = _BECAUSE.search(said)
        if match is None:
            return said
        self.taken.append(
            Bilingual(f"「{match['why']}」は理由として聞くだけにする", f'"{match["why"]}" is heard as a reason only')
        )
        return said[: match.start()]

    def _without_history(self, said: str) -> str:
        """Return what is said without what a thing did before, from which nothing follows here; that is said aloud."""
        for match in _HISTORY.finditer(said):
            told = match["told"]
            self.taken.append(
                Bilingual(
                    f"「{told}」は前のこととして聞き、何も変えない",
                    f'"{told}" tells of before and changes nothing here',
                )
            )
        return _HISTORY.sub("", said)

    def _what_comes(self, clause: Clause, told: list[str]) -> None:
        """Take in a clause that tells what comes of the one before: how a thing is, or what is expected, which is worked out."""
        if clause.verb == "have" and told and ": " in told[-1]:
            told[-1] = f"{told[-1]}, with {held(' '.join(clause.said.split()[1:]))}"
            return
        said = f"so {clause.subject} {clause.said}"
        self.taken.append(
            Bilingual(
                f"「{said}」は見込みとして聞き、結果は計算する",
                f'what comes of it is worked out, not taken from "{said}"',
            )
        )


def _plain(sentence: str) -> str:
    """Return a sentence without the mark of a list and the words that join it to the one before."""
    plain = _BULLET.sub("", sentence.strip(), count=1) if _BULLET.match(sentence.strip()) else sentence.strip()
    while (match := _FILLER.match(plain)) is not None:
        plain = plain[match.end() :]
    return plain


def _comes_in(clause: Clause) -> bool:
    """Tell whether a clause tells what comes in or resolves before what the one behind it tells (after it resolves, …)."""
    return clause.opening.casefold() in ("as", "when", "once", "after") and _COMES_IN.fullmatch(clause.said) is not None


def _of_what_is_his(subject: str, clause: Clause) -> str | None:
    """Return what lies in a player's zone, or what the only creature of a player is; None where something else is told."""
    who, zone = subject[0], subject[3:].strip()
    what = " ".join(clause.said.split()[1:])
    if zone in ("life", "life total") and clause.verb == "be" and what.split()[-1:] and what.split()[-1].isdecimal():
        return f"{who}: life {what.split()[-1]}"
    if (
        clause.verb not in ("be", "hold", "have", "contain")
        or re.match(r"[A-Z]|an? |(?:\d+|one|two|three|four|five|six) [A-Z]|nothing", what) is None
    ):
        return None
    only = None if _ZONE.fullmatch(zone) else zone
    if only is not None and re.search(r"\bcounters?\b", what):
        return f"{who}: {only} ({what})"
    if zone in ("commander", "general"):
        return f"{who}: {held(what)} (commander)"
    return f"{who}: {held(what)}" if only is not None else f"{who}: {zone}: {held(what)}"


_ZONE = re.compile(
    r"(?:hand|graveyard|library|deck|exile|mana(?: zone)?|shields?(?: zone)?|dust|stones?|life|poison|command zone|sideboard|energy"
    r"|top card)s?"
)
"""Zones and what is counted of a player; anything else that is A's is a card of A's (A's big guy is Ox)."""
_BEHIND = re.compile(
    r",?\s+(?:this turn|any ?more|with (?:no|nothing)(?: (?:other|else))?(?: (?:creatures?|permanents?|blockers?))?"
    r"(?: (?:in play|out|around|on (?:the |his |her )?(?:board|table|battlefield|side)))|before (?:the"
    r" )?(?:combat )?(?:damage|block(?:s|ers|ing)?)(?: (?:is|are) (?:dealt|declared))?"
    r"|instead|right away|straight away|immediately|at once|obviously|of course|as well|too)$"
)


def _keep(before: str, told: list[str]) -> None:
    """Keep what stands before a clause that tells how things are, so that it is read or refused."""
    plain = re.sub(r"\s+(?:with|and|but|while|so)$", "", before.strip(" ,:"))
    if plain:
        told.append(plain)


def _without_adverbs(said: str) -> str:
    return _BEHIND.sub("", said)
