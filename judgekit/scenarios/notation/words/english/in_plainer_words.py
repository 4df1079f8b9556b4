"""English sentences as judges say them, put in the plainer words that other kinds of sentences read; nothing they tell is left out.

They are tried first, before a sentence is cut into clauses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.language.english.numbers import NUMBER, NUMBERS
from judgekit.scenarios.notation.words.english import choices_told, how_players_stand, in_short, named_in_deeds
from judgekit.scenarios.notation.words.english.choices_told import modes_in_words
from judgekit.scenarios.notation.words.english.holdings import held
from judgekit.scenarios.notation.words.english.lexicon import is_present
from judgekit.scenarios.notation.words.english.told_so_far import DESCRIPTION, NAME, Kinds, ToldSoFar

KINDS = Kinds()

_THING = rf"(?:an? |the |his |her )?{NAME}(?: ?\{{[^{{}}]*\}})*(?: [a-z]+)?(?: [\d*]+/[\d*]+| \d{{3,}})?(?: [\ue000-\uf8ff])?"
_SIGN_FOR_AND = re.compile(
    r"(?<=[\w)}\ue000-\uf8ff]) (?:\+ (?=(?:an? |the |his |her |\d+ |two |three |four )?[A-Z])|& )"
)
"""A sign that joins two things or deeds: Ox + Elk, equips Ox & swings."""
_BY_THE_WAY = re.compile(
    r",\s*(?:of course|naturally|obviously|as usual|as always|as expected|predictably|sadly|luckily|unfortunately|apparently"
    r"|understandably|needless to say)(?P<end>,|(?=\s*[.;]?$))"
)
"""What somebody thinks of a deed, between commas or behind it."""
_TAKEN_BACK = re.compile(r"\b(?P<said>[a-z]+)(?:\.{2,3}|…|,| -| —)? (?:I mean|or rather|no wait),? (?=[a-z]+ [A-Z])")
"""How something is, taken back before how it is: a tapped, I mean untapped Ox."""
_BEFORE_IT = re.compile(r"^[Bb]efore (?P<x>[^,;]+?) (?:has |is |can )?resolve[sd]?,? (?=[A-H] [a-z])")
_ITSELF = re.compile("(?:it|that|this|the spell)", re.IGNORECASE)
_KIND_OF_TRIGGER = re.compile(
    r"\b(?P<the>[Tt]he|[Ii]ts|[Hh]is|[Hh]er|[A-H]'s) (?P<kind>modular|mentor|haunt|provoke|backup|exploit|heroic|raid|constellation"
    r"|leaves(?:-the-battlefield)?|LTB|ltb|upkeep|end step|combat damage|damage|sacrifice|cast)"
    r" (?P<trigger>triggers? (?:all )?targets?\b)"
)
"""Which kind of trigger it is, at what it is aimed: the game asks it of whatever triggered."""
_HIS_TURN_NOW = re.compile(
    r"^(?P<it>[Ii]t's|[Ii]t is) (?:now )?(?:his|her|their) (?:own )?"
    r"(?P<time>turn|upkeep|draw step|(?:(?:first|second|precombat|postcombat) )?main phase|end step)\b"
)


_ASIDES = forms(
    rf"""
\bsacc?ing\b => sacrificing
# Who says at what triggers are aimed, which is told as what is done.
^(?:[Tt]he player|[A-H]|[Hh]e|[Ss]he) (?:says?|said|declares?|announces?|states?|tells? (?:me|us))(?: that)? (?=
  (?:[^,;]*\b)?triggers? (?:(?:all|both) )?(?:targets?|goes?|points?|aims?)\b) =>
(?<=[A-H] )(?:slaps|fires off|sticks) (?=(?:an? |the |his |her )?{NAME} (?:at|on|onto) ) => "casts "
"""
)

_RESOLVING = forms(
    r"""
^[Ww]ith (?P<x>[^,;]+?) (?:(?:already|now|having) )*resolved,? (?=[A-H]\b) => "After \g<x> resolves, "
\b[Oo]ne (?:of (?:the|his|her|those|these|both|the two) triggers|trigger) (?=resolves\b) => "the first trigger "
# That all that waits resolves: once it's all resolved, the stack clears.
(?i)(?P<when>(?:^|(?<=[,;] ))(?:after|once|when|as soon as) )?(?(when)|^)(?:(?:it|this|that)(?:'s| is| has| had)? all|(?:all
  |both) of (?:it|this|that|them)|the (?:whole |entire )?stack|everything|all(?: (?:this|that))?)(?:'s)?(?: (?:has|have|had|is
  |are|been|finally|now))* (?:resolve[sd]?|clears?|cleared|empty|empties|emptied|done|over|settled)(?: resolving)?(?=\s*(?:[,;.]
  |$|and\b)) => @everything
""",
    everything=lambda match: "After everything resolves" if match["when"] else "Everything resolves",
)

_NAMED_PLAINLY = forms(
    rf"""
# What a card is, before its name: A's creature Ox.
(?<=\b[A-H]'s )(?:creature|unit|artifact|enchantment|planeswalker)(?: called| named)? (?=[A-Z]) =>
(?P<joint>, |\band )nothing (?:gets |is |was )?blocked(?=\s*[.;]?$) => \g<joint>no blocks
\bno (?:lands?|mana) untapped\b => no untapped lands
# What is done with what is cast in the same sentence, which asks for it as it resolves or comes in.
(?P<casts>\b(?:casts|plays|casting|playing|flashes in|flashing in|evokes) (?:an? |the |his |her |their )?{NAME},? (?:and|to
  |then) (?:blink|flicker|exile|kill|destroy|bounce|tap|untap|shoot|steal)s? (?:the |his |her |[A-H]'s )?{NAME}) with (?:it
  |that)(?=$|[.,;]) => \g<casts>
# A land that is tapped for mana and given for the same spell.
(?P<taps>\btaps (?:an? |the |his |her |their )?)(?P<land>{NAME})(?P<casts> for [a-z ]*mana,? and [^;]+?,? (?:returning
  |sacrificing) )(?:it|that land)\b => \g<taps>\g<land>\g<casts>\g<land>
\b(?:(?:just|only) the one|the one|one (?:single|lone)|a (?:single|lone|solitary|sole)) (?=(?:tapped |untapped )?(?:[A-Z]|
  (?:shield|creature|card|land|unit|stone)\b)) => "one "
# What kind of thing a card is that is named behind a comma: another creature, Elk 3/3.
\b(?P<has>(?:has|controls|holds|owns)(?: also)?) (?:(?:also )?(?:another|one other|one more|a second|an extra|just one|only one
  |one|an?) (?:other |more )?(?:creature|unit|permanent|blocker|attacker|card)), (?=(?:an? |the |his |her )?[A-Z]) => "\g<has> "
"""
)


@KINDS.add
def _signs_and_asides(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    sentence = _SIGN_FOR_AND.sub(" and ", sentence)
    sentence = modes_in_words(_BY_THE_WAY.sub("", sentence))
    sentence = in_other_words(sentence, _ASIDES)
    if (before := _BEFORE_IT.match(sentence)) is not None:
        to = "" if _ITSELF.fullmatch(before["x"]) is not None else f" to {before['x']}"
        sentence = f"In response{to}, {sentence[before.end() :]}"
    for which in _KIND_OF_TRIGGER.finditer(sentence):
        so_far.take(
            f"「{which['kind']}」の誘発かどうかは見ず、対象を尋ねる誘発に対象を与える",
            f"at what the {which['kind']} trigger is aimed is told to whatever trigger asks for it",
        )
    sentence = _KIND_OF_TRIGGER.sub(filled(r"\g<the> \g<trigger>"), sentence)
    sentence = in_other_words(sentence, _RESOLVING)
    for back in _TAKEN_BACK.finditer(sentence):
        so_far.take(f"「{back['said']}」は取り消された", f'"{back["said"]}" is taken back')
    sentence = in_other_words(_TAKEN_BACK.sub("", sentence), _NAMED_PLAINLY)
    return _HIS_TURN_NOW.sub(rf"\g<it> {so_far.last}'s \g<time>", sentence) if so_far.last else sentence


# That two trade comes of a fight, and is heard only.
KINDS.whole(
    r"(?s)(?P<first>.*?)(?:^|,? (?:and|so|then|but) |[,;] )(?P<said>(?:(?:so|then|and) )?(?i:we|they|both|both of them|the two"
    r"|the creatures|these two)(?: (?:just|simply|then|would))? trade(?:d|s)?(?: off)?)[ .]*",
    ">{first}",
    aloud=(
        "「{said}」は聞くだけにし、何が起こるかは改めて求める",
        '"{said}" is heard only: what comes of it is worked out',
    ),
    where=lambda so_far, match: match["first"] or so_far.deeds,
)

_ALL_AT = re.compile(
    r"(?:(?:[A-H] and [A-H] )?[Bb]oth|[Ee]verybody|[Ee]veryone|[Aa]ll|[Ee]ach|[Ee]very)(?: of)?(?: the| them)?"
    rf"(?: ?(?:teams?|players?|sides?))?(?: is| are)?(?: still| currently| now)? (?:at|on) (?P<n>{NUMBER})(?: life| each)*"
    r"(?:, (?P<rest>(?:it is |it's )?[A-H]\b.+)|[ .]*)",
    re.DOTALL,
)


@KINDS.add
def _all_at_a_life_total(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """At what life all are, before a deed or by itself: both at 1, A casts Zap."""
    alike = _ALL_AT.fullmatch(sentence.strip())
    if alike is None:
        return sentence
    told += [f"{who}: life {NUMBERS.get(alike['n'], alike['n'])}" for who in so_far.players]
    return alike["rest"] or None


_AT_HIM = re.compile(
    r"(?P<who>(?<![\w'])[A-H]) (?P<verb>attacks|swings at|swings into|hits|goes at|goes for) (?:him|her|them)"
    r"(?P<end>(?= with\b)|(?=\s*(?:[,;.]|$|and\b)))"
)


@KINDS.add
def _attacks_the_other(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Whom a player attacks, as a pronoun: of two players the other one."""

    def named(match: re.Match[str]) -> str:
        others = [one for one in so_far.players if one != match["who"]]
        if len(others) != 1:
            return match.group()
        so_far.take(f"攻撃されるのは{others[0]}", f'who is attacked ("{match.group()}") is {others[0]}')
        return f"{match['who']} attacks {others[0]}"

    return _AT_HIM.sub(named, sentence)


_SOME_THINGS = rf"(?:an? |{NUMBER} |[A-H]'s |my )?{NAME}(?: \d+/\d+| \d{{3,}})?(?: [\ue000-\uf8ff])?"


@KINDS.of(
    rf"(?s)(?P<x>(?:[Aa]n? |(?i:{NUMBER}) ){NAME}(?: \d+/\d+| \d{{3,}})(?:(?:,| and|, and) {_SOME_THINGS})*) "
    rf"(?:attacks?|swings? at)"
    rf" (?P<whom>[A-H])(?P<rest>,? .+)?"
    rf"|(?P<whom2>[A-H]) (?:is|gets|is getting) (?:being )?(?:attacked|swung at) by "
    rf"(?P<x2>{_SOME_THINGS}(?:(?:,| and|, and) {_SOME_THINGS})*)"
)
def _things_attack_a_player(so_far: ToldSoFar, match: re.Match[str]) -> Iterator[str]:
    """What attacks a player, described before who has it was said: two Lions 3/3 attack A, A is attacked by a Lion 3/3."""
    whom = match["whom"] or match["whom2"]
    who, *more = [one for one in so_far.players if one != whom]
    if not more:
        what = match["x2"] or f"{match['x'][:1].lower()}{match['x'][1:]}"
        so_far.take(f"攻撃するのは{who}", f"who attacks {whom} is {who}")
        yield f">{who} attacks {whom} with {what}{match['rest'] or ''}"


_HIS_ONLY = re.compile(
    rf"(?P<whose>(?<![\w'])[A-H]'s) (?:only|sole|lone|one|last) (?:untapped |remaining )?(?:creature|blocker|attacker|unit|guy),"
    rf" (?:an? |the )?(?P<x>{NAME}(?: \d+/\d+| \d{{3,}})?(?: [\ue000-\uf8ff])?), (?P<verb>(?:(?:chump|double)[- ])?[a-z]+s\b)"
)
"""The only creature of somebody, named between commas: B's only creature, a Bear 2/2, blocks."""


@KINDS.add
def _the_only_one_of_somebody(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    only = _HIS_ONLY.search(sentence)
    if only is None or not is_present(only["verb"]):
        return sentence
    so_far.take(
        f"{only['x']}は{only['whose'][0]}の唯一のもの", f"{only['x']} is the only one that {only['whose'][0]} has"
    )
    return f"{sentence[: only.start()]}{only['whose']} {only['x']} {only['verb']}{sentence[only.end() :]}"


_THROWS = re.compile(
    rf"\b(?:throws|hurls|chucks|tosses|lobs|slings|fires|shoots|flings)(?: off)? (?P<x>(?:an? |the |his |her )?(?P<name>{NAME})"
    r"(?: [\ue000-\uf8ff])?) (?:at|towards) (?P<on>(?:[A-H]|(?:the |his |her |[A-H]'s )?[A-Z]|the |it\b|him\b|her\b))"
)


@KINDS.add
def _throws_a_spell(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """What is thrown at somebody is cast, where it was not told to lie on the table: throws a Bolt at B's face."""
    there = [one for one in so_far.positions if not re.search(r"\bhand\b", one)]

    def cast(one: re.Match[str]) -> str:
        is_creature = re.compile(rf"{re.escape(one['name'])} [\d*]+/[\d*]+")
        lies = any(one["name"] in line for line in there) or any(map(is_creature.search, so_far.positions))
        return one.group() if lies else f"casts {one['x']} on {one['on']}"

    return _THROWS.sub(cast, sentence)


_INTO = re.compile(
    rf"(?P<who>(?<![\w'])[A-H]) (?P<verb>attacks|swings|sends|runs|charges) (?:with )?(?P<x>{_THING}) into"
    rf" (?:(?P<whose>[A-H])'s |the |his |her )(?:untapped )?"
    rf"(?P<y>{NAME}(?: [\d*]+/[\d*]+)?(?: [\ue000-\uf8ff])?(?: and {_THING})*)(?=\s*(?:[,;.]|$))"
)


@KINDS.add
def _into_what_may_block(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Into what may block somebody attacks, in a game in which no creature is attacked: the player who has it is attacked."""
    into = _INTO.search(sentence) if so_far.creatures_are_not_attacked else None
    if into is None or any(into["y"] in one and _LOYAL.search(one) for one in so_far.positions):
        return sentence
    whom = f" {into['whose']}" if into["whose"] else ""
    if into["whose"] and into["whose"] not in so_far.having(into["y"]):
        told.append(f"{into['whose']}: {held(into['y'])}")
    so_far.take(
        f"「{into['y']}に」はブロックしうるもののこと", f'"into … {into["y"]}": the player is attacked, it may block'
    )
    return f"{sentence[: into.start()]}{into['who']} attacks{whom} with {into['x']}{sentence[into.end() :]}"


_LOYAL = re.compile(r"\bloyalty\b|\bplaneswalker\b")
_AN_ATTACK = re.compile(
    rf"\b(?P<verb>blocks|defends|stops) (?:(?P<x>{NAME})'s|the|that|this|his|her|its) attack (?=with\b|using\b)"
)


@KINDS.add
def _stops_an_attack(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """That an attack is blocked is said of what attacks: blocks Ox's attack with Elf; where none was told of, it attacks so."""
    for stops in _AN_ATTACK.finditer(sentence):
        having = so_far.having(stops["x"]) if stops["x"] else set()
        if stops["verb"] == "defends" and len(having) == 1 and not any("attacks" in one for one in so_far.laid_out):
            told += so_far.told(f"{having.pop()} attacks with {stops['x']}")

    def of_what(match: re.Match[str]) -> str:
        verb = "blocks" if match["verb"] == "stops" else match["verb"]
        return f"{verb} {match['x']} " if match["x"] and verb == "blocks" else f"{verb} "

    return _AN_ATTACK.sub(of_what, sentence)


@KINDS.made(
    rf"(?P<who>(?<![\w'])[A-H]) (?P<verb>[A-Z][a-z]+s?(?: [A-Z][a-z]+s)?) (?P<on>[^(),;]+?) "
    rf"\((?P<card>{NAME})\)(?=\s*(?:[,;.]|$|and\b))"
)
def _whole_name_behind(match: re.Match[str]) -> str:
    """A name of a card as a verb, with the whole name behind to what it is done: A Swords Ox (Swords to Plowshares)."""
    name = {one.casefold() for one in re.split(r"[\s,-]+", match["card"])}
    verb = [one.casefold() for one in match["verb"].split()]
    known = all(one in name or one.removesuffix("s") in name or one.removesuffix("es") in name for one in verb)
    return f"{match['who']} casts {match['card']} on {match['on']}" if known else match.group()


# That a deed is done afterwards, behind it: as before it.
KINDS.whole(
    r"(?s)(?:(?P<before>.+?)(?:,|;)? (?:and |but )?)?(?P<who>[A-H]) (?P<rest>(?P<verb>[a-z]+s) .+?)"
    r",? (?:afterwards|afterward|subsequently|after that|later on|thereafter)",
    ">{before}",
    ">Then {who} {rest}",
    where=lambda _so_far, match: is_present(match["verb"]) and not re.search(r"(?<![\w'])[A-H] [a-z]", match["rest"]),
)

_TOP_CARD = re.compile(
    rf"(?:^|,? (?:and |while |with )|, )(?:the )?(?:top card of (?P<who>[A-H])'s (?:library|deck) (?:is|being) (?P<x>{_THING})"
    rf"|(?P<y>{_THING}) (?:is|being) on (?:the )?top of (?P<of>[A-H]'s|his|her|their) (?:library|deck))(?=\s*(?:[,;.]|$|and\b))",
    re.IGNORECASE,
)
_ON_TOP_BEHIND_AND = re.compile(rf"(?<=[\w)}}\ue000-\uf8ff]) and (?={_THING} on (?:the )?top of )")


@KINDS.add
def _on_top_of_a_library(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What lies on top of a library is one thing; what stands before it lies elsewhere."""
    top = _TOP_CARD.search(sentence)
    if top is None:
        return _ON_TOP_BEHIND_AND.sub(", and ", sentence)
    who = (top["who"] or (top["of"] if top["of"] and top["of"][1:] == "'s" else so_far.last))[:1].upper()
    before = re.search(r"(?<![\w'])([A-H])(?![\w'])", sentence[: top.start()])
    who = who or (before[1] if before is not None else "")
    if not who:
        return sentence
    told.append(f"{who}: library: {held(top['x'] or top['y'])}")
    rest = f"{sentence[: top.start()]}{sentence[top.end() :]}".strip(" ,;.")
    return rest or None


_IN_WHOSE_YARD = re.compile(
    rf"(?P<on>\b(?:on|targeting|targets?|at|returning|reanimating|choosing|chooses) )(?P<x>{_THING}) in"
    r" (?P<of>his|her|their|[A-H]'s)(?: own)? (?P<zone>graveyard|yard|bin|exile)(?=\s*(?:[,;.]|$|and\b))"
)
_ZONES = {"yard": "graveyard", "bin": "graveyard"}


@KINDS.add
def _target_in_a_graveyard(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """In whose graveyard something lies at which a deed is aimed."""
    for match in reversed([*_IN_WHOSE_YARD.finditer(sentence)]):
        before = re.findall(r"(?<![\w'])[A-H](?![\w'])", sentence[: match.start()])
        who = match["of"][0] if match["of"][1:] == "'s" else (before or [so_far.last])[-1]
        if not who:
            continue
        zone = _ZONES.get(match["zone"], match["zone"])
        name = DESCRIPTION.split(re.sub("^(?:an?|the|his|her) ", "", match["x"]), maxsplit=1)[0]
        if not any(one.startswith(f"{who}: ") and name in one and zone in one for one in so_far.positions):
            told.append(f"{who}: {zone}: {held(match['x'])}")
        sentence = f"{sentence[: match.start()]}{match['on']}{name}{sentence[match.end() :]}"
    return sentence


KINDS.put(r"\b(?:goes|went|go) ahead and (?=[a-z])", "")

_PICKS = re.compile(
    rf"(?P<casts>(?P<who>(?<![\w'])[A-H]) (?:casts|plays) (?:an? |the |his |her )?{NAME})"
    r" and (?:pick|select|take)(?:s|ed)"
    rf" (?:(?P<whose>[A-H])'s |the |his |her )?(?P<x>{NAME})(?=\s*(?:[,;.]|$|and\b))"
)


@KINDS.add
def _picks(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What is picked for what was cast is chosen, where only one player was said to have it."""
    picks = _PICKS.search(sentence)
    if picks is None:
        return sentence
    having = so_far.having(picks["x"])
    if picks["whose"] and having - {picks["whose"]}:
        return sentence
    if picks["whose"] and not having:
        told.append(f"{picks['whose']}: {held(picks['x'])}")
    told += so_far.told(f"{sentence[: picks.start()]}{picks['casts']}")
    told += so_far.told(f"{picks['who']} chooses {picks['x']}{sentence[picks.end() :]}")
    return None


KINDS.put(
    r"(?P<attacks>\b(?:attacks|swings)\b[^,;.]*?),? (?:one (?:after (?:the other|another)|by one|at a time)|in turn|separately)"
    r"(?=\s*(?:[;.]|$))",
    r"\g<attacks>",
    lambda so_far: not so_far.creatures_are_not_attacked,
)

_DEED_WITHOUT_WITH = re.compile(
    rf"^(?P<deed>.*(?<![\w'])[A-H] (?:(?:double|triple|chump|gang)[- ])?(?:blocks|attacks|defends|swings))(?:,|:) "
    rf"(?P<things>{_THING}(?:(?:,| and|, and) {_THING})*)[ .]*$",
    re.DOTALL,
)


@KINDS.add
def _what_fights_behind_a_comma(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """With what somebody attacks or blocks, in short behind a comma: B blocks, Elf 1/1; B double blocks: Elf, Elk."""
    short = _DEED_WITHOUT_WITH.match(sentence)
    if short is None or any(is_present(word) for word in re.findall(r"[a-z]+", short["things"])):
        return sentence
    return f"{short['deed']} with {short['things']}"


_WHOSE_BOARD = re.compile(
    r"(?P<before>.*\b(?P<who>[A-H])), whose (?:only )?(?P<zone>board|side|hand|graveyard|yard|battlefield|creatures?|permanents?)"
    r" (?:is|are|has|holds|contains|consists of|reads) (?:just |only )?(?P<what>[^;]+)",
    re.DOTALL,
)
"""What a player has to whom something is done: A casts Zap on B, whose board is an Ox."""
KINDS.whole(
    _WHOSE_BOARD, "{who}: {lies}{held}", ">{before}", where=lambda _so_far, match: match["before"] != match["who"]
)
_WHOM_BETWEEN = re.compile(
    r"(?P<before>.*\b(?:attacks|swings|targets|goes|hits)\b(?:[^,;]*?\b(?:at|for|into))? )(?P<who>[A-H]), who "
    r"(?P<has>(?:has|controls|holds|is) [^,]+)"
    r"(?:,(?P<rest> .*))?$",
    re.DOTALL,
)


@KINDS.add
def _whom_it_is_done_to_has(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What a player has to whom something is done, told between commas: A attacks B, who has one shield, right away."""
    between = _WHOM_BETWEEN.search(sentence.rstrip(" ."))
    if between is None:
        return sentence
    last = so_far.last
    told += so_far.told(f"{between['who']} {between['has']}")
    so_far.last = last  # it is said by the way
    return f"{between['before']}{between['who']}{between['rest'] or ''}"


@KINDS.of(
    rf"(?s)(?P<before>.+), (?:and |with )?(?P<who>[A-H])'s trigger(?P<s>s?) (?:at|on|targets?|targeting) (?P<on>[A-H]|{_THING})"
)
def _at_what_a_trigger_is_aimed(_so_far: ToldSoFar, aimed: re.Match[str]) -> Iterator[str]:
    """At what a player's trigger is aimed, told without a verb behind a deed."""
    yield f">{aimed['before']}"
    yield f"{aimed['who']} targets {aimed['on']} with {'all the triggers' if aimed['s'] else 'the trigger'}"


_WHILE_THERE = re.compile(
    rf",? with (?P<who>[A-H])'s (?P<what>{NAME}) (?:on the (?:table|board|battlefield)|out|in play)(?=[ .]*$)"
)
_IS_WHOSE = re.compile(
    rf"(?P<x>(?<!\w)(?:the |an? )?{NAME}(?: [\d*]+/[\d*]+| \d{{3,}})?),? (?:which|that) (?:is (?P<who>[A-H])'s"
    r"|(?P<who2>[A-H]) (?:also )?(?:controls|owns|has)(?: (?:too|also|as well|in play|on the (?:table|board|battlefield)))*)"
    r"(?=\s*(?:[,;.]|$|and [a-z]))"
)


@KINDS.add
def _whose_it_is_behind(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Whose something is, told behind a deed: with B's Ox on the table; on Elf 1/2, which is B's."""
    there = _WHILE_THERE.search(sentence)
    if there is not None and there.start():
        known = there["who"] in so_far.having(there["what"])
        told += [] if known else [f"{there['who']}: {held(there['what'])}"]
        sentence = sentence[: there.start()]
    return _IS_WHOSE.sub(_whose_it_is, sentence)


def _whose_it_is(match: re.Match[str]) -> str:
    return f"{match['who'] or match['who2']}'s {re.sub('^(?:the|an?) ', '', match['x'])}"


KINDS += [*choices_told.KINDS, *in_short.KINDS, *how_players_stand.KINDS, *named_in_deeds.KINDS]
