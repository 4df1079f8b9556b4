"""English questions in their parts: what leads in and what ends one stands aside, what is told and only ends in a mark is asked.

What is asked has a subject, a verb and what stands behind it. Whoever asks "Ox dies, right?", "so Ox is dead?" and "I want to
know if the Ox dies" asks whether Ox dies; whether rows have that verb is for them to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.filling import shapes_of
from judgekit.core.text import listed
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of, verb_of_past_participle

_LEAD = re.compile(
    r"(?:(?:so|and|but|ok|okay|well|now|then|also|plus|judge|quick question|question|my question(?: is)?|i mean|basically|hence"
    r"|wait|hang on|sorry|hmm+|alright|right|yes|no|in short|bottom line|tell me|please)\b[,:;.…]*\s+)+(?=\S)"
    r"|(?:(?:i|we|they|he|she|[A-H]) )?(?:(?:just|only|also) )?(?:wants? to know|wonders?|wondering|asks?"
    r"|am asking|need to know|would like to know|is asking)(?: us| me| about)?,?:? (?:if |whether )?(?=\S)"
    r"|(?:the question is|is it (?:true|right|correct|the case)|am i right|are we sure) (?:that |if |whether )?(?=\S)",
    re.IGNORECASE,
)
"""What stands before a question and asks nothing of its own."""
_TAG = re.compile(
    r"\s*,\s*(?:(?:is|am) (?:that|this|it|i) )?(?:right|correct|true|yes|yeah|no|ok|okay|legal|fine|or not|or what|or no|huh|eh"
    r"|(?:is|does|wo|did|do|are|ca)(?:n't)? (?:it|he|she|they|that so)|surely|i guess|i think|i suppose|i assume|i take it)"
    r"(?: then| here| now)?"
    r"|\s+(?:or not|or what|or no|or doesn't (?:it|he|she)|or isn't it|right)$",
    re.IGNORECASE,
)
"""What stands behind what is told, so that it is asked."""
_ASKS = frozenset(
    listed(
        "do does did is are was were can could will would may might must should shall what who whom whose which where when why how "
        "if legal whether what's who's where's how's suppose supposing assuming possible"
    )
)
"""Words with which a question begins that is one already."""
_NOT = re.compile(
    r"^(?P<verb>do|does|did|is|are|was|were|ca|can|could|wo|would|should|has|have)n['’]t (?P<rest>\S.*)$", re.IGNORECASE
)
SUBJECT = (
    r"(?:[A-H]|[A-H]'s [\w' -]+?|he|she|it|they|that|this|everything|anything|nothing|everyone|everybody|nobody|anyone|anybody"
    r"|someone|somebody|(?:both|all|either|neither)(?: of them)?|(?:the|his|her|their|its|both|all|my|that|this) [\w' -]+?"
    r"|(?-i:[A-Z])[\w'’-]*(?:(?:,? (?:of|the|to|in|and|for))* (?-i:[A-Z])[\w'’-]*)*)"
)
"""Who or what something is said of."""
_HAS_DONE = re.compile(
    rf"(?P<what>(?:how (?:much|many|often)|what|which|where)(?: (?!has|have|had)[a-z/+-]+){{0,3}} )?(?:has|have"
    rf"|had) (?P<subject>{SUBJECT})"
    r" (?:(?:now|then|already|just|actually) )*(?P<verb>(?-i:[a-z]+))(?P<rest>(?: .*)?)",
    re.IGNORECASE,
)
"""What has happened, asked in the perfect: how much life has A gained, has Ox died."""
_MODAL = {"ca": "can", "wo": "will"}
_SHORT = re.compile(r"^(?P<asked>what|who|where|how)['’]s (?P<rest>\S.*)$", re.IGNORECASE)
_MAY = re.compile(r"^(?:may|might) (?P<rest>(?:[A-H]|he|she|they|it|the |his |her |(?-i:[A-Z])).*)$", re.IGNORECASE)
_WHY_SO = re.compile(
    r"why (?P<verb>does|did|is|was|are)(?:n['’]t| not)? (?P<rest>.+? (?:die|survive|live|trigger|resolve|fizzle|countered|destroyed"
    r"|dead|exiled|sacrificed|return|come back|lose|win)\b.*)",
    re.IGNORECASE,
)
"""Why something happens by itself."""
_WHY_DEAD = re.compile(
    r"why (?:does|did|is|was) (?P<what>(?![A-H] )[^,]+?) (?:die|dead|destroyed|killed)", re.IGNORECASE
)
"""Why something dies, which is answered with what killed it."""
_TOLD = re.compile(
    rf"(?P<subject>{SUBJECT})(?P<short>['’]s)? (?:(?:still|now|then|also|already|just|actually|really|even|only) )*"
    r"(?P<verb>(?-i:[a-z]+)(?:n['’]t)?)(?P<rest>(?: .*)?)",
    re.IGNORECASE | re.DOTALL,
)
_IS_SHORT = re.compile(
    rf"(?P<subject>{SUBJECT})['’]s (?P<rest>(?!life\b|power\b|hand\b|toughness\b|graveyard\b)[a-z].*)"
)
_BE = {
    "is": "is",
    "are": "are",
    "was": "is",
    "were": "are",
    "isn't": "is",
    "aren't": "are",
    "wasn't": "is",
    "weren't": "are",
}
_ABLE = {
    **dict.fromkeys(("can", "could", "may", "might", "can't", "couldn't", "cannot"), "can"),
    **dict.fromkeys(("will", "would", "must", "won't", "wouldn't"), "does"),
    **dict.fromkeys(("does", "do", "did", "doesn't", "don't", "didn't"), "does"),
}


def as_asked(body: str) -> str:
    """Return a question without what leads in and what ends it, and what is told with a question mark as it would be asked."""
    plain = body.strip()
    for _often in range(3):
        lead = _LEAD.match(plain)
        if lead is None or not _goes_on(plain[lead.end() :]):
            break
        plain = plain[lead.end() :]
    tag = re.search(rf"(?:{_TAG.pattern})$", plain, re.IGNORECASE)
    told = plain[: tag.start()].strip(" ,") if tag is not None else plain
    if tag is not None and told:
        plain = told
    plain = _whole_words(plain)
    first = plain.split(maxsplit=1)[0].casefold() if plain else ""
    return plain if first in _ASKS else _of_what_was_spoken(plain) or _turned_round(plain) or plain


def _goes_on(rest: str) -> bool:
    """Tell whether behind what leads in a question stands, and not only a name (and the Ox?)."""
    words = rest.split()
    return len(words) > 1 and (words[0].casefold().rstrip(",") in _ASKS or _TOLD.fullmatch(rest) is not None)


def _whole_words(plain: str) -> str:
    """Return a question with its first words in full, in the present: what's dead, didn't Ox die, may he do that."""
    short = _SHORT.match(plain)
    if short is not None:
        plain = f"{short['asked']} is {short['rest']}"
    not_so = _NOT.match(plain)
    if not_so is not None:
        verb = not_so["verb"].casefold()
        plain = f"{_MODAL.get(verb, verb)} {not_so['rest']}"
    if (dies := _WHY_DEAD.fullmatch(plain)) is not None:
        plain = f"what killed {dies['what']}"
    why = _WHY_SO.fullmatch(plain)
    if why is not None:  # the answer says why
        plain = f"{why['verb']} {why['rest']}"
    if (has := _HAS_DONE.fullmatch(plain)) is not None and (base := verb_of_past_participle(has["verb"].casefold())):
        plain = f"{has['what'] or ''}does {has['subject']} {base}{has['rest']}".strip()
    may = _MAY.match(plain)
    return f"can {may['rest']}" if may is not None else plain


def _turned_round(told: str) -> str | None:
    """Return what is told as a question whether it is so: Ox dies, B is out, A gains 4; None where no verb stands in it."""
    short = _IS_SHORT.fullmatch(told)
    if short is not None:
        return f"is {short['subject']} {short['rest']}"
    match = _TOLD.fullmatch(told)
    if match is None or re.search(r", (?:do|does|did|is|are|what|who|where|how|can|will|which)\b", told) is not None:
        return None
    subject, verb, rest = match["subject"], match["verb"].casefold().replace("’", "'"), match["rest"]
    if verb in _BE:
        return f"{_BE[verb]} {subject}{rest}"
    if verb in _ABLE:
        return f"{_ABLE[verb]} {subject}{rest}"
    if _IS_SO.fullmatch(f"{verb}{rest}") is not None:
        return f"is {subject} {verb}{rest}"
    base = verb_of(verb) or (verb if base_of(verb) else "")
    return f"does {subject} {base}{rest}" if base else None


_SO = (
    r"(?:dead|gone|alive|tapped|untapped|countered|destroyed|killed|exiled|sacrificed|legal|flying|indestructible|attacking|blocked"
    r"|out(?: of the game)?)"
)
_IS_SO = re.compile(rf"{_SO}(?: (?:now|then|too|at the end|after (?:that|this|combat|all)))?", re.IGNORECASE)
"""How something is, asked without a verb: Bears dead?"""
_ALONE_SO = re.compile(rf"(?:(?:still|already|really|now) )?(?P<so>{_IS_SO.pattern})", re.IGNORECASE)
_ALONE_DOES = re.compile(
    r"(?:(?:still|even|ever) )?(?P<verb>dies|survives|lives|resolves|comes|triggers|fizzles|returns)(?P<rest>(?: back.*)?)",
    re.IGNORECASE,
)


def _of_what_was_spoken(body: str) -> str | None:
    """Return a question that names nobody with "it" in that place (dead?, comes back?); None where it is another."""
    if (so := _ALONE_SO.fullmatch(body)) is not None and not so["so"].casefold().startswith(("out", "legal")):
        return f"is it {so['so'].casefold()}"
    does = _ALONE_DOES.fullmatch(body)
    if does is None or (does["verb"].casefold() == "comes" and not does["rest"]):
        return None
    return f"does it {verb_of(does['verb'].casefold())}{does['rest']}"


_ADVERB = re.compile(
    r",? (?:still|actually|really|even|already|now|just|also|then|at all|here|in the end|at the end|after all(?: (?:that|this))?"
    r"|by then|anyway|in (?:that|the|this) (?:fight|combat|battle|attack|exchange|block)|too|as well|afterwards|instead"
    r"|legally|in this case|in that case|altogether|in total|overall|exactly"
    r"|on the spot|right away|straight away|immediately|at once|right then)"
    r"(?=\s|$|,)",
    re.IGNORECASE,
)
"""What says nothing of its own between a subject and its verb, or at the end."""
_OF_ALL = r"(?:(?:all|both) (?:of (?:them|it|the creatures)|(?:the )?(?:creatures|units))|everything|they all|all|both)"
_ANY = r"(?:anything|something|any(?: of them| creatures?| units?)?|any one)"
_DIE = r"(?:dies?|dead|(?:is |are |gets? |be )?(?:killed|destroyed|dead)|bites? it)"
_ZONE = r"(?:graveyard|yard|exile|hand|library|deck|battlefield|dust|mana zone|shields)"
_SHAPES = tuple(
    (re.compile(shape, re.IGNORECASE), plain)
    for shape, plain in shapes_of(
        r"""
(?:do|does|did|will|is|are) OF_ALL DIE => what dies
who loses (?:any |an? |his |their )?(?:creatures?|units?|permanents?) => what dies
(?:do|does|did|will|is|are) ANY DIE => does anything die
(?:what|who|which)(?: (?:creatures?|units?|ones?|permanents?))?(?: (?:one )?of (?:them|these|those|both|the (?:two|three
  |creatures|units)))?
   (?:gets? |is |are |was |were )?DIE => what dies
(?:what|how) (?:did|does|do) (?P<x>.+?) die (?:from|to|of|by) => what killed {x}
how (?:did|does|do) (?P<x>[A-Z].*|the .+) die => what killed {x}
(?:is|are|was|were) (?:there )?(?:anything|something|any(?: creatures?| permanents?| units?)?) (?:still )?(?:left|alive
  |there)(?: standing)? => what is left
(?:does|did|do|will) ANY (?:survive|live|stay alive|remain) => what is left
(?:what|which (?:card|unit|creature)s?) (?:goes|go|ends? up|(?:is|are|gets?|was|were) (?:put|sent)) (?:to|in|into)
   (?:the |a )?(?:graveyard|dust|yard) => what happens
(?:does|do|did|will|is|are) (?P<x>.+?) (?:get |be |become |end up )?(?:killed|destroyed|dead) => does {x} die
(?:does|do|did|will) (?P<x>.+?) (?:go|get put|end up) (?:to|in|into) the yard => does {x} go to the graveyard
(?:does|do|did|will) (?P<x>.+?) (?:get|be) (?P<y>[a-z]+ed|broken) => is {x} {y}
(?:does|do|did|will|can) (?P<x>.+?) (?:(?:stay|remain|end up) alive|make it(?: (?:out|through)(?: alive)?)?|pull through|hang on
  |(?:live|get) through (?:it|this|that|combat|the (?:fight|turn|attack))) => does {x} survive
(?:is|are) (?P<x>.+?) (?:still )?(?:around|here|on (?:the )?(?:table|board|battlefield)|kicking) => is {x} still in play
(?:does|do|did|will) (?P<x>[A-H]) (?:take|suffer|get|eat) (?:(?:\d+|two|three|four|five|six|any|some
  |the) ?)?(?:damage )?(?:from|off|by)
   (?P<y>(?:the )?(?-i:[A-Z])[\w' -]*?) => does {y} deal damage to {x}
is (?P<x>[A-H]) (?:out(?: of the game)?|gone|finished|done|dead) => does {x} lose
is (?P<x>[A-H]) (?:still )?(?:alive|in|in the game) => does {x} survive
(?:is|does) (?:the game|it|this) (?:end (?:in|as) )?an? draw => who wins
(?P<x>which|what) of the (?:two|three|four|\d) (?P<y>creatures|units) (?P<z>.+) => {x} {y} {z}
is (?P<x>(?![A-H] )(?!(?:he|she|they) ).+?) gone(?: for good)? => does {x} leave the battlefield
where do (?P<x>(?:(?:all|both|(?:(?:all|both) )?(?:of )?(?:the|his|her|their)) [A-Z]|[A-Z][^,]* and [A-Z]).*?) (?:go|end up|land
   |wind up)(?: to)? => where do {x} end up
where do (?P<x>.+?) (?:go|end up|land|wind up)(?: to)? => where does {x} end up
(?:does|do|did|will|is|are) (?P<x>.+?) (?:go|end up|land|put|get put|be put)(?: back)? (?:to|in|into)(?: the| his| her| its| their
   | [A-H]'s)? ZONE,? or (?:(?:to|in|into|back to) )?(?:(?:the|his|her|its|their|[A-H]'s) )?ZONE => where does {x} end up
(?:does|do|did|will) (?P<x>.+?) (?:(?:live|survive) or die|die or (?:live|survive)) => does {x} survive
(?:does|did|will) (?P<x>[A-H]) win or lose => who wins
is (?P<x>.+?) (?:tapped or untapped|untapped or tapped) => is {x} tapped
(?:are |were |did )?any shields? (?:gone|lost|broken|break|go) => are shields broken
how (?:often|many times) do (?P<x>.+?) (?:trigger|go off) => how many times does {x} trigger
(?:does|did|do|will) (?P<x>.+?) (?:see|notice) (?:.+? (?:die|dying|leave|go away)|it|that|this|the death|(?:it|that
  |them) (?:die|dying|happen|enter))
   => does {x} trigger
(?:how much damage|what damage)(?: is)?(?: there)?(?: marked)? on (?P<x>.+) => damage on {x}
(?:does|did|do|will) (?P<x>[A-H]|(?:the )?(?-i:[A-Z])[\w' -]*?) take (?:anything|something|any) => does {x} take damage
(?P<x>[A-H]) (?:ends?|ends? up|finish(?:es)?|lands?|stands?|sits?|goes|drops?)(?: down)? (?:at|on|to)(?: what)?
   => what is {x}'s life
does (?P<x>[A-H]) (?:end|end up|finish|land|stand|sit) (?:at|on)(?: what)? => what is {x}'s life
what (?:does|do|did|will) (?P<x>[A-H]) (?:go|fall|drop|come)(?: down)? to => what is {x}'s life
(?:what(?: is|'s) )?(?:the )?(?:most|maximum|max)(?: (?:trample |combat )?damage)?(?: that)? (?:(?:can|could|may|will)
   (?:go|get|come|carry) (?:through|over)(?: to)?|.*? (?:can|could|may) (?:deal|assign|get|push|put|do|trample)
  (?: (?:through|over))?(?: to| onto| on)?) (?P<x>[A-H]) => how much damage does {x} take
who (?P<x>loses|dies|wins)(?: the game)? first => who {x}
who (?:is|are) (?:out(?: of the game)?|gone|finished|dead) => who loses
who (?:gets|keeps|ends up with|ended up with|is left with) (?:the|that|this|those|these|both) cards? => what happens
who (?:has|gets|keeps|takes|ends up with|ended up with|is left with|holds|receives|got|had) (?P<x>.+?)(?: back)? => who has {x}
(?:does|do|did|will) (?P<x>[A-H]) (?:end up with|have|receive|get) (?P<y>.+?)(?: back| left)? => does {x} have {y}
whose (?:is|are) (?P<x>.+) => who has {x}
whose (?P<x>.+?) is (?:it|that) => who has {x}
(?:in )?(?:whose|which|what) (?:player's )?(?:hand|graveyard|yard|library|exile|zone) (?:is|are) (?P<x>.+?)(?: in)? => where is {x}
(?:in |to |into )?(?:whose|which|what) (?:player's )?(?:hand|graveyard|yard|library|exile|zone) (?:does|do|did|will) (?P<x>.+?)
   (?:go|end up|land|come)(?: to| in| into)? => where does {x} end up
(?:is|are) (?P<x>.+?) (?:an? )?(?:white|blue|black|red|green|colou?rless|multicolou?red)(?: (?:creature|permanent|card|spell|one))?
   => what color is {x}
how many (?:[a-z]+ )?(?:permanents?|creatures?|lands?|units?|things?|cards?) (?:does|do|did|will|must) (?:[A-H]|he|she|they)
   (?:have to |need to )?(?:sacrifice|discard|exile|return|destroy) => what happens
how big does (?P<x>.+?) (?:get|become|end up) => how big is {x}
how much damage (?P<v>does|did|will|can) (?P<x>.+?) (?:do|hit for|inflict) => how much damage {v} {x} deal
(?:does|did) (?:any |the |some )?(?:trample |combat )?damage (?:go|get|come) through(?: to [A-H])? => damage
(?:is|are|was|were) (?:that|this|it|(?:the|this|that|his|her|[A-H]'s) [a-z ]*?(?:assignment|division|split|order
  |declaration|attack|block|play|trick|move|line|sequence|swing))(?: all)? (?:(?:really|even) )?(?:legal|allowed|possible
  |okay|ok|correct|fine|valid|right) => is that legal
(?:can|could|is|does) (?:[A-H]|he|she|they|one|you)(?: (?:allowed|able|permitted) to)? (?:do|assign|play|split|pull off)
  (?: (?:it|this|that|so|them)(?: (?:like )?(?:that|this|so))?| like (?:that|this)) => is that legal
(?:does|did) (?:that|this|it all) (?:work|count) => is that legal
what(?: life(?: total)?)? (?:does|do|did|will|is) (?P<x>[A-H]) (?:end up|land|finish|stand|sit|down to|now)?(?: ?(?:at|on
  |with|to))? => what is {x}'s life
(?:how low|where) (?:does|is|did) (?P<x>[A-H]) (?:go|end up|land|at|on|now) => what is {x}'s life
(?:how much life|what life total) (?:is|does|has) (?P<x>[A-H]) (?:on|at|left|got|left with|have) => what is {x}'s life
does (?P<x>[A-H]) end up (?:at|on) what => what is {x}'s life
what (?:is|are) (?:our|their|both|the) (?:life|lives|(?:final )?life totals?)(?: now| then)? => life totals
who (?:has more|has the most|has less) life => life totals
(?:what|which)(?: creatures?| permanents?| units?)? (?:does|do|will) (?P<x>[A-H]) (?:have|keep
  |control)(?: left)?(?: (?:in play|on (?:the |his |her )?(?:board|table|battlefield)|out|over))? => what does {x} have left
how many shields(?: are| does (?:he|she) have)? left => how many shields are left
(?:does|do) (?P<x>[A-H]) have (?:any |a |some )?cards? (?:left )?in
   (?:the |his |her )?(?P<y>hand|graveyard) => how many cards are in {x}'s {y}
how many (?:cards )?(?:are|does [A-H] have) (?:left )?in (?P<x>[A-H])'s (?P<y>[a-z]+) => how many cards are in {x}'s {y}
(?:are )?any (?P<x>(?-i:[A-Z])[\w' -]+?) left => how many {x} are left
(?:what is|where is|what are) (?:everyone|everybody|each player|both players|they)(?: all| both)? (?:at|on) => life totals
are (?:there )?(?:any )?shields left => how many shields are left
(?:how many shields) (?:go|get broken|are lost|get hit|does (?:it|he|she) break) => how many shields are broken
(?:does|did|will) (?P<x>[A-H]) lose (?:a|an?y|the|his|her|some|one)(?: of (?:the|his|her))? ?shields?
   => are shields of {x} broken
(?:does|did|will) (?P<x>.+?) break (?:an?y|a|the|his|her|some|one|[A-H]'s)(?: of (?:the|his|her
  |[A-H]'s))? ?(?:last )?shields? => does {x} break shields
(?:does|did|is|will) (?:the|that|this) attack (?:go through|connect|land|succeed) => what happens
(?:does|did|will|must|should|is) (?P<x>[A-H]) (?:(?:have|need|made|forced|going) to )?(?:sac|sacrifice) (?P<y>.+)
   => does {x} sacrifice {y}
(?:does|did|will) (?P<x>.+?) (?:come|get) back (?:in|into|to|onto) (?:play|the battlefield|the board) => does {x} come back
(?:does|did|will) (?P<x>.+?) (?:win|lose) (?:the|this|that|its|his) (?:battle|fight|combat) => who wins the battle
(?:who|which(?: creature| one| unit)?|what) (?:wins|won|loses|lost) (?:the|this|that) (?:battle|fight|combat)
   => who wins the battle
(?:does|do|did) (?:the )?legend(?:ary)? rule (?:apply|matter|come up|kick in|do anything|get .+) => does the legend rule apply
(?:what|how much)(?: mana)? (?:does|did|do) (?P<x>[A-H]) (?:actually )?(?:pay|spend)(?: for (?P<y>.+))?
   => what is paid by {x} for {y}
(?:does|did|do) (?P<x>[A-H]) (?:have to |need to )?(?:pay|spend) (?:anything|something|any mana|mana)?(?: ?(?:for
  |on) (?P<y>.+))? => what is paid by {x} for {y}
(?:does|is) (?P<x>[A-H]) (?:stay|go|end up|land|drop|fall|go down|get)? ?(?:at|on|to|down to|up to) (?P<y>\d+)(?: life)?
   => is {x} at {y} life
(?:does|did) (?P<x>.+?) (?:get (?:its|his|her) (?:trigger|ability)|go off) => does {x} trigger
how many (?P<x>[a-z]+) (?P<v>does|did|will|do) (?P<y>[A-H]) (?:end up with|get to keep|hold) => how many {x} does {y} have
(?:does|do|did|will) (?P<x>[A-H]) draw => does {x} draw a card
(?:does|did|will) (?P<x>[A-H]) lose shields => are shields of {x} broken
(?:is|does) (?P<x>.+?) (?:end up|become|get)(?: as)? (?:an? )?\d+/\d+ => what is {x}'s power and toughness
(?:does|did|will) (?P<x>[A-H]) gain (?:the|that|any|some|this|\d+)(?: life)? => does {x} gain life
(?:does|did|will) (?P<x>[A-H]) lose (?:the|that|any|some|this|\d+) life => does {x} lose life
(?:does|did|will) (?P<x>[A-H]) (?:draw|get) (?:a|the|that|any|some|this|\d+|one|two|three) cards? => does {x} draw a card
(?:does|did|will) (?P<x>.+?) (?:take|get dealt) (?:the|that|some|this|\d+)(?: (?:combat |trample )?damage)? => does {x} take damage
where (?:does|do|did|will) (?:everything|all of (?:it|that|them)|it all|they all) (?:go|end up) => what happens
(?:which|who|what)(?: creature| unit| one)? wins => who wins the battle
(?:does|did|will) (?P<x>(?:the )?(?-i:[A-Z])[\w' -]*?) damage (?P<y>[A-H]|(?:the )?(?-i:[A-Z])[\w' -]*?)
   => does {x} deal damage to {y}
how much (?:combat )?(?:damage )?(?:tramples?|spills?) (?:over|through) to (?P<x>[A-H]) => how much damage does {x} take
how much (?:combat )?(?:damage )?(?:tramples?|spills?) (?:over|through) => damage
what (?:happens|becomes|happened) (?:to|of) (?:the two|the three|both|each|each of the|all|all the|all three|both of the|the \d) .+
   => what happens
do (?:the two|the three|both of the|all of the|all) (?P<x>(?-i:[A-Z])[\w' -]*?) die => do both {x} die
""",
        {"OF_ALL": _OF_ALL, "ANY": _ANY, "DIE": _DIE, "ZONE": _ZONE},
    )
)


def in_other_words(body: str) -> Iterator[str]:
    """Yield a question in the words that rows have for what it asks; each only where rows read it is one that was asked."""
    plain = " ".join(_ADVERB.sub("", body).split()).strip(" ,")
    if plain and plain != body:
        yield plain
    for said in dict.fromkeys((body, plain)):
        for shape, other in _SHAPES:
            match = shape.fullmatch(said)
            if match is not None:
                yield other.format(**{"x": "", "y": "", **match.groupdict(default="")}).removesuffix(" for ")


ATTACKS_ALREADY = re.compile(
    r"(?P<asked>(?:can|may|could) (?P<who>[A-H]|he|she|it|they|(?:the )?(?-i:[A-Z])[\w' -]*?) (?:really |even )?(?:attack|swing))"
    r" (?:already|yet|right away|immediately|straight away)",
    re.IGNORECASE,
)
"""Whether what attacks may do so already."""
WHO = re.compile(
    r"(?:(?P<who>who(?: all)?|which player|which of (?:them|the players))"
    r"|(?P<any>(?:do|does|did|will|can|could|is|are) (?:any(?:one|body)|some(?:one|body)|either(?: player| of them)?|any player)))"
    r" (?:(?:still|also|now|then|actually|even|ever) )*(?P<rest>[a-z].*)",
    re.IGNORECASE | re.DOTALL,
)
"""A question that asks of every player the same: who gains life, does anybody draw, who may cast Zap now."""


_FROM_WHAT = re.compile(
    r"(?P<asked>how (?:much|many) \S+ (?:does|do|did|will) (?:[A-H]|.+?) (?:gain|lose|take|get|draw|make|create)"
    r"|(?:does|do|did|will|is|are) .+? (?:(?:gain|lose)(?: any| some)? life|draw (?:any )?cards?|take(?: any)? damage"
    r"|come back|return|persist|die|survive|live|trigger|countered|destroyed)(?: again)?)"
    r" (?P<why>(?:(?:from|off|off of|out of|thanks to|because of|due to|by means of)|with(?! (?:an?|no|any|how|which|what|the"
    r"|\d)\b))"
    r" (?!.*\bcounter).+)",
    re.IGNORECASE,
)


def without_whence(body: str) -> tuple[str, str] | None:
    """Return what is asked without from what it comes, and that; None where a question does not say it."""
    match = _FROM_WHAT.fullmatch(body)
    return (match["asked"], match["why"]) if match is not None else None


def of_each(body: str) -> tuple[str, bool] | None:
    """Return what is asked of each player, with `{who}` for that player, and whether any of them will do; None: something else."""
    match = WHO.fullmatch(body)
    if match is None:
        return None
    rest = match["rest"]
    if match["any"]:
        helping = match["any"].split()[0].casefold()
        return f"{'does' if helping in ('do', 'did', 'will') else _ABLE.get(helping, helping)} {{who}} {rest}", True
    verb, _blank, behind = rest.partition(" ")
    verb = verb.casefold()
    if verb in _BE:
        return f"is {{who}} {behind}", False
    if verb in _ABLE:
        return f"{_ABLE[verb]} {{who}} {behind}", False
    base = verb_of(verb)
    return (f"does {{who}} {base} {behind}".strip(), False) if base else None
