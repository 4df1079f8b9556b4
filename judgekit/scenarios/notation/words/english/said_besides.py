"""What is said besides: since when all the things that were just named are there, that no more lie there, what is paid instead."""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.scenarios.notation.words.english.told_so_far import NAME, ToldSoFar

_ENDS = r"(?=\s*(?:[,;.]|$|and\b))"
_SUMMONED = r"(?:summoned|cast|played|put down|put into play)"
_CAME = rf"(?:(?:just |freshly |newly |only )?{_SUMMONED}|came in|came down|came into play|entered)"
_SINCE = (
    r"(?:there|here|in play|out|around|on the (?:table|battlefield|board)|in the battle (?:zone|area))(?: since"
    r" (?:(?:the |his |her |[A-H]'s )?(?:last|previous) turn|(?:the )?turn before|before(?: this turn)?|turn (?:one|two|three|\d+))"
    r"| for (?:ages|(?:a|quite a) while|long|an? turn|(?:a few|two|three|some|several|many) turns)"
    r"|(?: all| the whole) game| forever)"
)
_ABLE = r"(?:able|ready|free|good|allowed) to attack|can attack(?: this turn| now)?"
_LAST_TURN = (
    r"(?:last turn|(?:the|a) turn (?:before|ago)|(?:on|in|during) (?:the|his|her|their) (?:last|previous) turn)"
)
_OLD = (
    rf"(?:(?:has |had )?been )?{_SINCE}|(?:(?:is|was) )?(?:{_ABLE})|(?:(?:was|got) )?(?:summoned|played|put out) {_LAST_TURN}"
    rf"|(?:[A-H]|he|she|they) (?:summoned|played|put (?:out|down)) {_LAST_TURN}|(?:came in|came out|came down|entered) {_LAST_TURN}"
    r"|(?:(?:with|has) )?no summoning sickness|without summoning sickness|(?:is )?not summoning[- ]sick"
)
_BEHIND_A_CARD = forms(
    rf"""
# How a thing is, told behind its description: Ox 4/4, which has been there since last turn.
^(?P<who>[A-H])'s (?P<x>[A-Z][^,;.]*?[\d)\ue000-\uf8ff]) (?:{_OLD})(?=\.?$) => "\g<who> has \g<x> (there before)"
(?<=[\d)\ue000-\uf8ff]),? (?:which|that|who) (?:{_OLD}), (?=[a-z]+s\b) => " (there before) "
(?<=[\d)\ue000-\uf8ff]),? (?:(?:which|that|who) )?(?:{_OLD}){_ENDS} => " (there before)"
(?<=[\d)\ue000-\uf8ff]),? (?:(?:which|that|who) )?(?:isn't an?|is not an?|is no|not an?|no|has no|hasn't got|without) blocker{_ENDS}
   => " (not a blocker)"
(?<=[\d)\ue000-\uf8ff]),? (?:(?:un)?tapped),? (?:(?:which|that|who) )?(?:isn't an?|is not an?|is no|not an?|no
  |without) blocker{_ENDS}
   => @tapped
(?<=[\d)\ue000-\uf8ff]),? (?:which|that|who) (?:is|are|was)(?: still| now| currently)? ((?:un)?tapped){_ENDS} => " (\1)"
""",
    tapped=lambda match: f" ({'untapped' if 'untapped' in match.group() else 'tapped'}) (not a blocker)",
)
_OF_THEM = r"(?: (?:of (?:them|which|those)|(?:creatures?|ones?|units?)(?: of (?:them|those))?))?"
_NONE_NEW = re.compile(
    rf", (?:and |but )?(?P<how>neither|none){_OF_THEM} (?:(?:(?:was|were|is|are|being|has been|have been) )?"
    rf"{_CAME} (?:in )?this turn|(?:is |are |being )?summoning[- ]sick|(?:has|have|having|with) summoning sickness){_ENDS}"
)
_ALL_OLD = re.compile(
    rf"(?:, (?:and |but )?|,? and )(?P<how>both|all){_OF_THEM} (?:(?:(?:have|has|having)(?: already| all| both)? )?been "
    rf"|(?:are|were) )?(?:{_SINCE}|{_ABLE}){_ENDS}"
    rf"|, (?:and |but )?(?P<how2>both|all){_OF_THEM} (?:(?:has|have|having|with) no|without) summoning sickness{_ENDS}"
)
_ALL_NEW = re.compile(
    rf", (?:and |but )?(?P<how>both|all){_OF_THEM} (?:(?:was|were|is|are) )?"
    rf"(?:{_CAME} (?:in )?this turn|just (?:came in|entered|{_SUMMONED})){_ENDS}"
)
_BOTH = {"neither": "both", "none": "all", "both": "both", "all": "all"}
_THEY = (
    r"(?P<x>(?:[Bb]oth|[Aa]ll)(?: of (?:them|those|these))?|[Tt]hey(?: both| all)?"
    rf"|(?:[Tt]he )?{NAME}(?:(?:,| and|, and) (?:the )?{NAME})*)"
)
_THERE_ALREADY = re.compile(
    rf"{_THEY} (?:(?:(?:has|have|had)(?: already| all| both)? been |(?:was|were) (?:already )?){_SINCE}"
    rf"|(?:(?:is|are) )?(?:{_ABLE}))"
    rf"|{_THEY.replace('<x>', '<y>')} (?:was|were) {_SUMMONED}"
    r" (?:last turn|(?:on|in|during) (?:the|his|her|their) (?:last|previous) turn)"
    rf"|(?:[Nn]either|[Nn]one)(?: of (?:them|those|these))? (?:was|were|is) {_CAME} (?:in )?this turn"
)
_NEW = re.compile(r"just came in|summoning sick|this turn|\(new\)")
_NOTHING_ELSE = re.compile(
    r"(?P<there>\b[A-H]['’]s (?:graveyard|yard|hand|library|deck|exile|mana zone) (?:has|contains|holds))(?: in it)?"
    r" (?:just|only|nothing but|nothing except(?: for)?|nothing other than|exactly) (?=an?\b|one\b|two\b|three\b|\d|[A-Z])"
)
_GIVEN = r"(?:sacrific|exil|discard|return|reveal|pay)"
_INSTEAD = (
    r",? (?:instead of|rather than|in place of) (?:pay(?:ing)? )?(?:(?:the|its|any|for its|his|her) )?"
    r"(?:mana(?: cost)?|(?:normal|usual|regular|printed) (?:mana )?cost|casting cost)"
)
_GIVEN_INSTEAD = re.compile(
    rf"(?P<given>\b{_GIVEN}(?:ing|e?s)\b (?!mana\b)[^,;.]*?){_INSTEAD}(?=\s*(?:[,;.]|$|and\b|to (?:cast|play)\b))"
)


def without_what_is_said_besides(sentence: str) -> str:
    """Return a sentence with what it says besides in the words of positions, without what says nothing more."""
    sentence = in_other_words(sentence, _BEHIND_A_CARD)
    sentence = _GIVEN_INSTEAD.sub(filled(r"\g<given>"), _NOTHING_ELSE.sub(filled(r"\g<there> "), sentence))
    for shape, state in ((_NONE_NEW, "there before"), (_ALL_OLD, "there before"), (_ALL_NEW, "summoning sick")):
        if (match := shape.search(sentence)) is not None:
            how = match["how"] or match["how2"]
            sentence = f"{sentence[: match.start()]}, {_BOTH[how]} {state}{sentence[match.end() :]}"
    return sentence


def were_there_before(so_far: ToldSoFar, sentence: str) -> bool:
    """Tell whether a sentence says of things that were told of that they are there since before, as they are where nothing is said.

    That is said aloud. Of what nobody told of, or what was told to have come in this turn, it is no such remark.
    """
    match = _THERE_ALREADY.fullmatch(sentence.strip(" ."))
    told = "; ".join(so_far.laid_out)
    if match is None:
        so_far.came_in = so_far.came_in or _NEW.search(sentence) is not None
    if match is None or so_far.deeds or not told or so_far.came_in:
        return False
    named = match["x"] or match["y"] or ""
    names = (
        re.split(r",? and |, ", re.sub(r"\b[Tt]he ", "", named))
        if re.match(r"(?!both|all|they)", named, re.IGNORECASE)
        else []
    )
    if not all(re.search(rf"(?<![\w']){re.escape(name)}(?![\w'])", told) for name in names if name):
        return False
    said = sentence.strip(" .")
    so_far.take(
        f"「{said}」は、ほかに書かれていないものと同じく、前のターンから場にあるという意味",
        f"{said!r}: since before this turn, as what is listed is where nothing else is said of it",
    )
    return True
