"""Deeds that people tell in more words than rows have: what is meant to be done, declarations, what is put in front of what.

Only the shape of a sentence is looked at, so that no name has to be known: what stands between the verb and a preposition is
whoever or whatever is spoken of.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words, shapes_of
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of

_N = r"(?:(?:the|his|her|their|its|an?|that|this|both|all|[A-H]'s) )*(?:of (?:his|her|their|the) )?[A-Z\d\ue000-\uf8ff][^,;:]*?"
_T = rf"(?:[A-H](?![\w'])|it|them|him|her|(?:the|this|that|an?|one|his|her|their) [a-z]+|{_N})"
_END = r"(?=$|[,;]|\s+and\s+(?:then\s+)?[a-z]+s\b|\s+(?:before|after|in response|at the|at [A-H]|at end|during|while|then)\b)"
_BEGIN = r"(?:^|(?<=\band )|(?<=, )|(?<=\bthen ))"
_ROLE = r"(?:(?:an?|the|his|her|their|its) )?(?:sole |only |lone )?"
_SOME = "|".join(("two", "three", "four", "2", "3", "4"))
_SPELL = (
    r"(?:(?:the|an?|his|her) )?[A-Z][\w' -]*? ?(?:\{[^{}]*\} ?)+(?:catalyst \{[^{}]*\} )?"
    r"(?:instant|sorcery|spell|(?:quick )?magic) [\ue000-\uf8ff]"
)
"""A spell that is described where somebody does something with it."""
_SHARE = r"(?:\d+|one|two|three|four|five)(?: damage)? (?:to|on|at|onto) (?:[A-H](?![\w'])|[^,;\d]+?)"
_SHARES = rf"{_SHARE}(?:(?:,| and|, and) {_SHARE})+"
"""What is dealt is divided among several (1 to Elf and 2 to B)."""
_SHAPES = tuple(
    (re.compile(f"{_BEGIN}(?:{shape}){_END}"), plain)
    for shape, plain in shapes_of(
        r"""
declares @n (?:as )?(?:@roleattackers?|attacking) => attacks with {n}
declares an attack (?:on|against|at|into) @t with @n => attacks {t} with {n}
(?:declares|makes|launches|goes for|goes in for) (?:an?|the|his|her) (?:direct )?attack with @n => attacks with {n}
(?:makes|goes for|goes in for) (?:an?|the|his|her) (?:direct )?attack => attacks
(?:attacks|swings) for (?:lethal|the win|the kill|game) with @n => attacks with {n}
attacks (?:both|all)(?: (?:of his|his|her|the))? (?:opponents|players)(?::|,) @t with @n => attacks {t} with {n}
(?:swings|sends|attacks|points)(?: in)?(?: with)? @n (?:at|into|towards?) @t,? and (?:with )?(?P<k>@bare)
   (?:at|into|towards?) (?P<m>@whom) => attacks {t} with {n} and {m} with {k}
(?:attacks|swings)(?: in)? with @n (?:straight |directly )?(?:at|into|against) @t => attacks {t} with {n}
attacks @t directly with @n => attacks {t} with {n}
(?P<n>casts|plays|(?:responds|answers) with) (?:an? |the |his |her )?kicked (?P<k>@bare)(?P<t>(?: (?:on|at|targeting) [^,;]+?)?)
   => {n} {k}{t} (kicked)
(?:swings|attacks|goes)(?: in)? (?:at|into|for) @t with @n,? and (?:at|into|for) (?P<m>@whom) with (?P<k>@bare)
   => attacks {t} with {n} and {m} with {k}
(?:attacks|swings)(?: in)? with (?:both|(?P<a>@bare) and (?P<b>@bare))(?::|,)?
   (?P<n>(?(a)(?:(?P=a)|(?P=b))|@bare)) (?:(?:going )?(?:at|for|to|into)|attacking) @t
  (?:,| and|, and) (?P<k>(?(a)(?:(?P=a)|(?P=b))|@bare)) (?:(?:going )?(?:at|for|to|into)|attacking) (?P<m>@whom)
   => attacks {t} with {n} and {m} with {k}
casts @n,? (?:on |at |targeting )?(?P<t>@whom) and (?P<m>@whom) for (?P<k>\d+|one|two) each => casts {n}, {k} to {t} and {k} to {m}
casts @n,? (?:splitting|dividing) (?:it|the damage) (?:evenly )?(?:between|among) @t => casts {n} on {t}
declares @n (?:as )?@roleblockers? (?:for|on|of|against) @t => blocks {t} with {n}
declares @n (?:as )?(?:@roleblockers?|blocking) => blocks with {n}
declares @n blocking @t => blocks {t} with {n}
(?:declares|makes) (?:an?|the) block (?:on|of|against) @t with @n => blocks {t} with {n}
(?:declares|makes) (?:an?|the) block with @n => blocks with {n}
(?:attacks|swings)(?: [A-H])? for (?:@some|one|both|all|\d) (?:of (?:his|her|the) )?shields? with @n => attacks with {n}
blocks (?:neither|none)(?: of (?:them|the(?: two)? (?:attackers
  |creatures)))?|blocks neither (?:one|attacker|creature) => does not block
stops @t with @n => counters {t} with {n}
(?:goes|moves|proceeds) (?:in)?to (?:the )?(?:combat|attacks|attack step|red zone),? and
   (?P<n>(?:attacks|swings|turns|sends)\b[^;]*) => {n}
(?:smacks|slams|bashes|crashes|charges|rams|smashes)(?: in)? (?:into|at) @t with @n => attacks {t} with {n}
(?:smacks|bashes|rams|whacks|punches) @t with @n => attacks {t} with {n}
(?:throws|flings|hurls|chucks|tosses|launches|catapults) @n (?:at|into) @t (?:with|using|via|from) (?P<m>@bare)
   => sacrifices {n} to {m}, targeting {t}
(?P<n>(?:casts|activates|uses) [^,;]+?),? (?:putting|dropping|cheating) (?:in |out )?(?P<t>(?:an? |the |his )?[A-Z][^;]*?)
  (?P<k>(?: (?:in|into play|onto the battlefield))?) => {n} and puts {t} onto the battlefield
hits (?:in )?with @n(?: first)? => attacks with {n}
lets (?:it|them|the attack(?:er)?s?|@n) (?:through|hit|connect)|takes the (?:damage|hit) => does not block
(?P<n>(?:casts|plays|uses) [^,;]+?|[a-z-]+s [^,;]+?(?= off| using)) (?:with|off|off of|using) (?:the|his|her|their|one|an?)
   (?P<t>@basic)(?P<k>(?: (?:on|at|targeting) [^,;]+?)?) => {n}{k} using one {t}
(?P<n>(?:casts|plays) [^,;]+?) (?:with|off|off of) (?P<t>(?:two|three|both|all|\d) @basics)
  (?P<k>(?: (?:on|at|targeting) [^,;]+?)?) => {n}{k} using {t}
(?P<n>(?:casts|plays|uses) [^,;]+?)(?P<k>(?: (?:on|at|targeting) [^,;]+?)?) (?:with|off|off of|using|tapping)
   (?:the |his |her |their |an? |one )?(?P<t>@basic(?:(?:,| and|, and) (?:the |an? |one )?@basic)+) => taps {t} and {n}{k}
taps (?P<t>(?:both|all|@some|five|six|\d)(?: (?:of|his|her|their|the|untapped))* lands)(?: for mana)?,? (?:and|to) (?:then )?
  (?P<n>(?:casts?|plays?) [^,;]+?) => {n}, tapping {t}
taps (?:the |his |her |their |one )?(?P<t>@basic) (?P<n>for (?:[a-z]+ )?mana) => taps a {t} {n}
(?P<n>returning|sacrificing|tapping) (?:the |his |her |their |one |own )*(?P<t>@basic)
  (?: (?:back )?to (?:his|her|their|its owner's|[A-H]'s) hand)? => {n} a {t}
(?P<k>responds with|casts|plays|answers with) (?:an? |the |his |her )?kicked @n (?:on|at|targeting) @t => {k} {n} on {t} (kicked)
(?:convokes|improvises)(?: out)? @n (?:with|by tapping|tapping) @t => casts {n}, tapping {t}
(?:delves|exiles)(?: away)? (?P<t>(?:all |the )*(?:(?:his|her|their) (?:whole |entire )?graveyard|everything|\d+|@some|five|six
  |seven|eight))(?: cards?)?(?: away)?(?: from (?:his|her|their|the) graveyard)?(?: to cast| for| into) @n => casts {n}, delving {t}
(?:enters|goes to|moves to|goes into|declares) (?:combat|an attack),? with @n attacking => attacks with {n}
(?:splits|divides) @n (?:evenly |equally )?(?:between|among) @t,? (?:with |for )?X ?= ?(?P<k>\d+)
   => casts {n} on {t} (X = {k})
(?:splits|divides) @n (?:evenly |equally )?(?:between|among) @t => casts {n} on {t}
declares no (?:blocks|blockers?) => does not block
(?:puts|places|throws|steps|moves|chucks) @n (?:in front|in the way|in the path) of @t => blocks {t} with {n}
(?:puts|places|throws|steps|moves|chucks) @n in the way => blocks with {n}
(?:jumps|steps|gets|moves) (?:in front|in the way|in the path) of @t with @n => blocks {t} with {n}
(?:jumps|steps|gets|moves) (?:in front|in the way|in) with @n => blocks with {n}
(?:taps out|goes all in|spends everything) (?:for|on) @n => casts {n}
(?:goes to cast|announces|starts to cast|starts casting) @n => casts {n}
(?:answers|replies|reacts|responds|counters back)(?: (?:to )?(?:it|that|this))? with @n => responds with {n}
responds with (?:own )?@n at @t => responds with {n} on {t}
responds with own @n => responds with {n}
(?P<n>(?:activates|uses) [^,;]*?abilit(?:y|ies)(?: of @bare)?) for (?P<t>\d+|(?:\{[^{}]*\})+)(?: mana)? => {n}, paying {t}
(?P<n>(?:activates|uses|cracks|pumps|casts|kicks|taps|equips) [^,;]+?) (?:just |only |exactly )?once
  (?P<t>(?: in response)?) => {n}{t}
(?:answers|replies|reacts)(?: to (?:it|that|this))? with (?:the |its |his |her )?(?:activated )?ability of @n => responds with
   the ability of {n}
(?:swings|sends|runs|throws|crashes) (?P<n>it|them|@bare) (?:straight |directly |in )?(?:at|into) @t => attacks {t} with {n}
(?:swings|sends|crashes|throws|runs)(?: in| out| over| through)? @n(?: in| over| across| into the red zone)? => attacks with {n}
(?:attacks|swings at) (?P<k>[A-H]) with @n(?:,| and|, and) (?P<t>[A-H]) with (?P<m>@bare) =>
   attacks {k} with {n} and attacks {t} with {m}
(?:turns|taps) @n (?:sideways|to attack) => attacks with {n}
counters with @n => counters it with {n}
(?:finds|fetches|tutors(?: up| for)?|searches(?: (?:his|her|their) library)? (?:for|up)) @n => chooses {n}
(?:gets|takes|grabs|pulls) @n (?:out of|from) (?:his|her|their|the) library => chooses {n}
(?:takes|grabs|borrows) @t with @n => steals {t} with {n}
regenerates => regenerates it
(?:flashes) @t back(?P<k>(?: (?:at|on|targeting) [^,;]+?)?) => flashes back {t}{k}
(?P<n>(?:attacks|swings)\b[^,;]*? with [^,;]+?),? and (?:also )?with (?P<t>[^,;]+?) => {n} and {t}
responds by (?:sacrificing|saccing) @n (?:to|for|with|using) (?:itself|(?:its|his|her|their) own (?:activated )?ability
  |its (?:activated |sacrifice )?ability) => responds by cracks {n}
(?:sacrifices|sacs) @n (?:to|for|with|using|by) (?:itself|(?:its|his|her|their) own (?:activated )?ability|its (?:activated
  |sacrifice )?ability) => cracks {n}
pays (?P<n>(?:\{[^{}]*\})+|\d+|one|two|three|four) (?:to|and) (?P<t>regenerates?|pumps?|activates?|equips?)(?= ) => {t}
(?:wraths|wipes|sweeps|clears|nukes|destroys|kills|blows up|resets) (?:the (?:whole )?(?:board|table|field)
  |everything)(?: away)? with @n => casts {n}
(?:puts|points|sends) (?P<k>all|both)(?: of)?(?: the| his| her)?(?P<n>(?: [A-Z].*?(?:'s?)?)?) triggers? (?:on|at
  |to) @t => targets {t} with {k}{n} triggers
targets @t with (?:every|each|all|both)(?: of)?(?: (?:the|his|her|their|these|those))?(?P<n>(?: [A-Z][^,;]*?(?:'s?)?)?)
  triggers?(?: on the stack)? => targets {t} with all the{n} triggers
(?P<n>(?:casts|activates|uses|kicks|plays) [^,;]+?)(?:, (?:with |for |dealing |doing )?| (?:for|dealing|doing) )
  (?P<t>@shares) => {n} (dividing {t})
assigns (?:all(?: of)?|the whole of|everything of) (?P<n>(?:the |his |her |[A-H]'s )?[A-Z][\w' -]*?)'s (?:combat )?damage to @t
   => assigns the rest to {t} with {n}
assigns (?:all(?: of)?|the whole of) (?:(?:the|its|that|his|her) )?(?:combat )?damage to @t => assigns the rest to {t}
tramples (?:over )?for (?P<t>\d+) => assigns the remaining {t} to his opponent
breaks (?P<t>both|@some)(?: of (?:them|the shields|(?:his|her|their|[A-H]'s) shields))? => breaks {t} shields
(?!(?:responds|answers|attacks|blocks|equips|casts|counters|has|is|swings|defends)\b)[a-z-]+s(?: off| up| out)? @t with
   (?P<n>@spell) => casts {n} on {t}
hits (?P<t>[A-H]) with (?P<n>(?:the |an? |his |her )?[A-Z][\w' -]*? (?:\{[^{}]*\} )?(?:\d+/\d+|\d{3,})
  (?: [\ue000-\uf8ff])?) => attacks {t} with {n}
breaks (?P<t>@some) shields,? (?:(?:and )?one of (?:which|them)(?: is| being| was)?|including
  |among them)(?: one)? @n => breaks {n} and {t} more
breaks (?P<t>@some) shields,? @n and (?:an?|one|the) (?:unknown|other|more) (?:one|card|shield) => breaks {n} and {t} more
(?:uses|plays) @n as a response => casts {n} in response
(?:lets it go|allows it|is fine with it|is ok with (?:it|that)|says (?:ok|okay|fine|sure)) => passes
(?:says|answers|goes|replies with) @n in response => casts {n} in response
""",
        {
            "@n": f"(?P<n>{_N})",
            "@t": f"(?P<t>{_T})",
            "@role": _ROLE,
            "@some": _SOME,
            "@bare": _N,
            "@whom": _T,
            "@shares": _SHARES,
            "@spell": _SPELL,
            "@basics": "(?:Islands|Swamps|Mountains|Forests|Plains)",
            "@basic": "(?:Island|Swamp|Mountain|Forest|Plains)",
        },
    )
)
"""Shapes of deeds with the same in words of rows: `n` is with what something is done, `t` to whom or what."""
_OTHERS = {
    **dict.fromkeys(("two", "2"), "another shield"),
    **dict.fromkeys(("three", "3"), "2 other shields"),
    **dict.fromkeys(("four", "4"), "3 other shields"),
}
"""What is broken besides the one that is named."""
_ORDINALS = {
    word: number
    for number, words in enumerate(("first 1st", "second 2nd", "third 3rd", "fourth 4th"), 1)
    for word in words.split()
}
_OF_A_PLAYER = r"(?:(?<![\w'])[A-H]|\b(?:[Hh]e|[Ss]he|[Tt]hey|who|and|but|then)|,)(?: (?:now|then|also|still|just|only|therefore))*"
"""Who means to do something, or what joins that to what is told of the same player before."""
_WILLING = (
    r"(?:(?: would(?: really| also| very much)? (?:like|love|prefer)|['’]d (?:like|love|prefer))(?: now| then)? to"
    r"|(?: would|['’]d) (?:rather|sooner)"
    r"| (?:is|are|was|were|feels) (?:(?:now|also|quite|perfectly|very|more than) )?"
    r"(?:willing|happy|glad|prepared|eager|keen|going|about) to"
    r"| (?:prefers|chooses|elects|opts|agrees|proceeds) to)"
)
_NO_DEED = r"(?!(?:know|ask|see|hear|understand|be|have|not|check|confirm|think|use|tell|find|learn|win|lose|die|survive|get)\b)"


_MEANT = forms(
    rf"""
# What is told not to be done: A isn't paying.
(?P<who>{_OF_A_PLAYER}) (?:is not|isn['’]t|was not|wasn['’]t) (?P<verb>block|attack|defend|respond|pay)ing\b => @denied
# The same of what is left undone.
(?P<who>{_OF_A_PLAYER})(?: (?:is|are|was|were) (?:not (?:willing|going|about|planning)|unwilling) to| (?:prefers|chooses|elects
  |opts|decides|agrees) not to|(?: would|['’]d) (?:rather|sooner|prefer to) not| would(?: like| prefer)? not(?: like
  | want)? to) (?P<verb>block|attack|defend|respond|pay|counter)\b => @denied
# The same where the name of a card is the verb.
(?P<who>{_OF_A_PLAYER}){_WILLING} (?P<n>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*?) (?P<t>(?:the|his|her|their|[A-H]'s) [A-Z].*|it\b.*
  |him\b.*|[A-H](?![\w']).*) => \g<who> casts \g<n> on \g<t>
# What somebody is willing to do, or would like to do: the rules say whether it can be done.
(?P<who>{_OF_A_PLAYER}){_WILLING}(?: (?:try|attempt) to)? {_NO_DEED}(?P<verb>[a-z]+(?:-[a-z]+)?)\b => @done
""",
    denied=lambda match: f"{match['who']} does not {match['verb']}",
    done=lambda match: f"{match['who']} {third_person(match['verb'])}",
)


def meant_is_done(sentence: str) -> str:
    """Return a sentence in which what a player would like to do, or not to do, is told as done, or as not done."""
    return in_other_words(sentence, _MEANT)


_MEANS_TO = re.compile(
    rf"{_BEGIN}(?:wants|tries|attempts|decides|proceeds|elects|opts|goes on|goes|continues) "
    r"to (?:then |now |also )?(?P<verb>[a-z]+(?:-[a-z]+)?)\b"
)
"""What somebody means to do is done, and the rules say whether it can be."""
_MEANS_TO_CAST = re.compile(
    rf"{_BEGIN}(?:wants|tries|attempts|decides) to (?P<n>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*?) "
    r"(?P<t>(?:the|his|her|their|[A-H]'s) [A-Z].*|it|him|[A-H](?![\w']).*)"
)
"""The same where the name of a card is the verb: tries to Doom Blade A's Knight."""

_HITS = re.compile(
    r"^(?:hits? (?P<whom>[A-H])(?![\w'])"
    r"|(?:goes?|comes?) (?:in )?(?:at|for|after) (?P<at>(?:the )?[A-Z](?![a-z]+ \d))"
    r"|(?:goes?|comes?|charges?|swings?|crashes) in(?=$|[,;]))(?: for lethal)?"
)
"""What a thing does that attacks: Drake hits B."""

_GESTURE = re.compile(
    r"(?:^|,?\s+(?:and\s+)?(?:then\s+)?)(?:reache[sd]|grabs|grabbed|shrugs|shrugged|nods|nodded|smiles|smiled|sighs|sighed"
    r"|hesitate[sd]|thinks (?:for|about)|thought (?:for|about)|call(?:s|ed)(?: for)?(?: a| the)? judge|asks"
    r"|asked|wants to know|wanted to know)\b"
    r"[^,;]*?(?=$|[,;]|\s+and\s+(?:then\s+)?[a-z]+s\b)"
)
"""What somebody does who does nothing in the game: reaches for tokens, calls a judge."""


def without_gestures(said: str) -> tuple[str, str]:
    """Return a clause without what is no deed of the game, and that; empty where all is a deed."""
    match = _GESTURE.search(said)
    if match is None or said.count("(", 0, match.start()) > said.count(")", 0, match.start()):
        return said, ""
    behind = re.sub(r"^[\s,;]*(?:and )?(?:then )?", "", said[match.end() :])
    before = said[: match.start()].strip(" ,")
    return f"{before} and {behind}" if before and behind else before or behind, match.group().strip(" ,")


def paraphrased(said: str, *, of_a_player: bool = True) -> str:
    """Return what a player or a thing does in the words of rows.

    Args:
        said: a clause from its verb on.
        of_a_player: a player does it: what is meant to be done is done.
    """
    if not of_a_player:
        return _in_shapes(_HITS.sub(lambda match: f"attacks {match['whom'] or match['at'] or ''}".strip(), said))
    first, blank, rest = said.partition(" ")
    verb = verb_of(first)
    verb = verb or (first if base_of(first) else "")
    if verb and verb not in ("be", "have", "do"):
        said = f"{third_person(verb)}{blank}{rest}"
    said = _MEANS_TO_CAST.sub(filled(r"casts \g<n> on \g<t>"), said)
    said = _MEANS_TO.sub(lambda match: third_person(match["verb"]) if base_of(match["verb"]) else match.group(), said)
    return _in_shapes(said)


_BEHIND_SHAPES = forms(
    rf"""
,? (?:and )?regenerating(?: it)?$ => " and regenerates it"
# Which ability by its number: activates Sage's second ability on Ox.
\b(?:activates|uses) (?:(?P<x>[A-Z][^,;:]*?)'s (?P<n>{"|".join(_ORDINALS)}) (?:activated )?ability|(?:the |its |his
   |her )?(?P<n2>{"|".join(_ORDINALS)}) (?:activated )?ability of (?:the )?(?P<x2>[A-Z][^,;:]*?))(?P<on> (?:on|targeting
  |at) [^,;]+?)?(?=$|[,;]| in response\b| and [a-z]+s\b) => @by_number
(?<=and )(?P<n>{_SOME}) more(?=$|,| and ) => @more
""",
    by_number=lambda match: (
        f"activates {match['x'] or match['x2']}{match['on'] or ''} (ability {_ORDINALS[match['n'] or match['n2']]})"
    ),
    more=lambda match: _OTHERS[match["n"]],
)


def _in_shapes(said: str) -> str:
    for shape, plain in _SHAPES:
        match = shape.search(said)
        if match is not None:
            put = plain.format(**match.groupdict())
            put = third_person(put) if base_of(put) else put
            said = f"{said[: match.start()]}{put}{said[match.end() :]}"
    return in_other_words(said, _BEHIND_SHAPES)
