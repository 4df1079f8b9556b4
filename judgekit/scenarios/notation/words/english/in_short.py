"""What judges tell in few words: zones of several players under one heading, how large what fights is, whose a target is.

Each is put in the plainer words of other kinds of sentences, and keeps all that was said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.wording import phrase
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.lexicon import base_of, is_present, verb_of
from judgekit.scenarios.notation.words.english.told_so_far import NAME, Kinds, ToldSoFar
from judgekit.scenarios.notation.words.faults import NotationUnclear

KINDS = Kinds()

_HEADED = re.compile(
    r"(?:^|(?<=\. ))(?:The |Both )?(?:[Yy]ards?|[Gg]raveyards?|[Gg]raves|[Bb]ins|[Hh]ands?|[Bb]oards?|[Bb]attlefields?): [A-H]\b"
    r".*?(?=\.(?:\s|$)|$)",
    re.MULTILINE,
)
_NEXT_OF_THEM = re.compile(r"; (?:and )?(?=[A-H](?: has|'s| is| holds))")
_LIFE_BEHIND_A_BOARD = re.compile(
    r"(?P<board>(?:^|(?<=\. ))[A-H](?:'s (?:board|side|battlefield|hand|graveyard|yard))?: [^.;\n]*?), (?:and )?"
    r"(?P<who>[A-H]) (?:is )?(?:on|at) (?P<n>\d+)(?: life)?(?=\s*(?:[.;]|$))",
    re.MULTILINE,
)


_OF_NOBODY = re.compile(
    r"^(?P<zone>(?:[Yy]ards|[Gg]raveyards|[Hh]ands|[Bb]oards|[Bb]attlefields|[Ll]ibraries|[Dd]ecks)): "
    r"(?!Both\b|Each\b|All\b|Empty\b|No\b|Nothing\b|None\b|Every)(?![^.\n]*\bin [A-H]'s)(?=[A-Z][a-z]|an? )",
    re.MULTILINE,
)
"""What lies in the zones of nobody: a zone is no player."""
_THERE_OF_NOBODY = re.compile(
    r"(?:^|(?<=[.;?!] ))(?:[Tt]here(?:'s| is| are) [^.;?!\n]*? in (?:the )?(?P<zone>graveyards|yards|hands|libraries|decks)"
    r"|[Ii]n (?:the )?(?P<zone2>graveyards|yards|hands|libraries|decks),? (?:there )?(?:is|are|lie|lies) [^.;?!\n]*?)"
    r"(?=\s*(?:[.;!,]|$))",
    re.MULTILINE,
)
"""The same in a sentence: there are a land and a creature in the graveyards."""


_ALL_THERE_IS = forms(
    r"""
(?<=[\w)}'\ue000-\uf8ff]),? (?:-{1,2}|–|—) (?:so |and |then )?(?P<asks>what|who|where|which|how|does|do|did|is|are|can|will|why)
   (?=[^.!?\n]*\?) => @asked
(?:(?<=[.!?] )|(?<=\n)|^)(?:There are )?(?:[Tt]he )?[Oo]nly (?:(?:two|three|four|five|\d+) )?cards? (?:that (?:is|are|lie|lies) )?in
   (?:(?:any|all|the|either|both|our|their)(?: (?:two|players'))? )?(?:graveyards?|yards?|bins?)(?: (?:is|are)|:|,)
   (?=[^.\n]*[A-H]'s) => "Graveyards: "
(?P<begin>(?:^|(?<=[.!?,] )|(?<=\n)))(?:with )?(?:[Tt]he )?(?:[Gg]raveyards|[Yy]ards) (?:have|hold
  |contain) (?P<what>[^.\n]*?),? (?:all|both)
  (?: (?:of (?:them|which)|are))*(?: in)? (?P<who>[A-H])'s(?=\s*(?:\.|$)) => \g<begin>\g<who> has \g<what> in the graveyard
(?<=Graveyards: )(?P<what>(?![A-H]'s)[^.\n]*?) in (?P<who>[A-H])'s(?: own)?(?: graveyard| yard| bin| one)?(?=\s*(?:\.|$))
   => \g<who> has \g<what>
(?P<before>Graveyards: [^.\n]*?)(?P<who>[A-H])'s (?:own )?(?:graveyard|yard|bin) (?=has|is|holds|contains) => "\g<before>\g<who> "
(?m)^(?P<before>[^\n]*?)Graveyards: (?P<who>[A-H]) has (?P<what>(?:(?![A-H]\b)[^.\n])*?)(?=\.(?:\s|$)|$)
   => \g<before>\g<who>'s graveyard: \g<what>
""",
    asked=lambda found: f". {found['asks'].capitalize()} ",
)
"""What is asked behind a dash; that cards in graveyards are all that lie there, as where nobody tells of others."""


def with_headings_in_one(lines: str) -> str:
    """Return lines in which what lies in a zone of each player, under one heading, is one sentence; a life total is one of its own.

    Graveyards: A has an Ox; B has nothing. B's board: nothing, B on 2 life.

    Raises:
        NotationUnclear: under a heading of several zones stands what lies there, and not whose it is.
    """
    lines = in_other_words(lines, _ALL_THERE_IS)
    headed, there = _OF_NOBODY.search(lines), _THERE_OF_NOBODY.search(lines)
    if (of_nobody := headed or there) is not None:
        line = lines.count("\n", 0, of_nobody.start()) + 1
        if headed is not None:
            raise NotationUnclear(phrase("whose is {name}?", name=headed["zone"]), headed["zone"], line)
        zone = of_nobody["zone"] or of_nobody["zone2"]
        one = {"libraries": "library"}.get(zone, zone.removesuffix("s"))
        ways = tuple(f"in {who}'s {one}" for who in "AB")
        raise NotationUnclear(phrase("in whose {zone}?", zone=zone), zone, line, ways)
    lines = _HEADED.sub(lambda headed: _NEXT_OF_THEM.sub(", ", headed.group()), lines)
    return _LIFE_BEHIND_A_BOARD.sub(filled(r"\g<board>. \g<who> is at \g<n>"), lines)


_SIZE_BEHIND = re.compile(
    rf"(?P<before>\b(?:with|and|blocks|attacks|on|at) (?:an? |the |his |her |their )?|, )(?P<x>{NAME})"
    r" \((?:an? )?(?P<size>\d+/\d+)\)"
)
_FIGHTS = re.compile(r"\b(?:attacks|swings|blocks|chump-blocks|double-blocks)\b")
_POSITION = re.compile(r"(?:[A-H](?:'s [a-z ]+)?:|[A-H] (?:has|controls|holds|owns|is)\b)")
_DONE = re.compile(r"(?<![\w'])[A-H] (?!attacks|swings|blocks|has|controls)[a-z-]+s\b")


@KINDS.add
def _how_large_what_fights_is(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """The size of what attacks or blocks, in brackets behind its name: of what is known already it has to be so."""
    if _FIGHTS.search(sentence) is None or _POSITION.match(sentence):
        return sentence

    def sized(match: re.Match[str]) -> str:
        name, size = match["x"], match["size"]
        known = [
            one
            for one in (*so_far.positions, *so_far.laid_out)
            if re.search(rf"(?<![\w']){re.escape(name)}(?![\w'])", one)
        ]
        if not known:
            return f"{match['before']}{name} {size}"
        if any(re.search(rf"(?<![\w']){re.escape(name)} {re.escape(size)}(?![\w/])", one) for one in known):
            return f"{match['before']}{name}"
        if any(map(_DONE.search, so_far.laid_out)) or any(
            re.search(rf"{re.escape(name)} \d+/\d+", one) for one in known
        ):
            return match.group()
        told.append(f"{name} is currently {size}")
        return f"{match['before']}{name}"

    return _SIZE_BEHIND.sub(sized, sentence)


_OWNER_BEHIND = re.compile(
    rf"(?P<before>\b[a-z]+ )(?:the |an? )?(?P<x>{NAME}) \((?:(?:it's|it is|that's|which is) )?(?P<who>[A-H])'s(?: own)?\)"
)


@KINDS.add
def _whose_it_is_in_brackets(_so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """Whose something is to which a deed is done, in brackets behind it: casts Zap on Ox (B's)."""
    deed = re.match(r"(?:.*(?<![\w']))?[A-H] (?P<verb>[a-z-]+) ", sentence)
    if deed is None or _POSITION.match(sentence) or not is_present(deed["verb"]):
        return sentence
    return _OWNER_BEHIND.sub(filled(r"\g<before>\g<who>'s \g<x>"), sentence)


_DAMAGE_COMES = re.compile(
    r"\b(?P<with>[Ww])ith (?:the )?(?:combat )?damage (?:on (?:the|its) (?P<stack>stack|way)|about to be dealt|pending|incoming)\b"
)
_BEFORE = r"before (?:(?:the )?combat damage|damage|blocks|blockers are declared)"
_AND_THEN = re.compile(
    r"(?P<first>(?:.*(?<![\w']))?(?P<who>[A-H])(?: \(\d+ life\)|, [^,]+,)? (?P<verb>[a-z-]+) [^,;]*?),? and (?:then,? )?"
    rf"(?P<when>{_BEFORE}),? (?P<rest>(?P<verb2>[a-z]+) .+)",
    re.DOTALL,
)


@KINDS.add
def _before_damage_is_dealt(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """What is done while damage is about to be dealt is done before; that damage waits nowhere (510.2) is said aloud."""
    comes = _DAMAGE_COMES.search(sentence)
    if comes is not None and comes["stack"] == "stack":
        so_far.take(
            "戦闘ダメージはスタックを使わないので、ダメージの前に行うものとする",
            "combat damage does not use the stack: it is done before damage",
        )
    sentence = _DAMAGE_COMES.sub(lambda one: "Before damage" if one["with"] == "W" else "before damage", sentence)
    both = _AND_THEN.fullmatch(sentence.strip(" ."))
    if both is None or not is_present(both["verb"]) or not is_present(both["verb2"]):
        return sentence
    told += so_far.told(both["first"])
    told += so_far.told(f"B{both['when'][1:]}, {both['who']} {both['rest']}")
    return None


# A second card of a name, where one was cast: it is another one.
KINDS.put(
    rf"(?P<casts>\b(?:casts|with|by casting) )(?:an?|his|her|their) second (?={NAME})",
    r"\g<casts>",
    lambda so_far: so_far.deeds or so_far.cast,
)

_THING = rf"(?:[A-H]|(?:the |[A-H]'s )?{NAME})"
_TRIGGERS = (
    r"(?:(?:all|both) (?:of )?)?(?P<who{0}>[A-H])'s (?P<s{0}>triggers?)?(?: ?(?:all|both))? ?targets?"
    rf" (?P<on{{0}}>{_THING})"
)


@KINDS.of(f"(?i){_TRIGGERS.format(1)}(?:(?:,|;|,? and|,? while) {_TRIGGERS.format(2)})?")
def _at_what_triggers_of_players_are_aimed(_so_far: ToldSoFar, aimed: re.Match[str]) -> Iterator[str]:
    """At what the triggers of one player, or of two, are aimed: A's triggers all target B, B's all target A."""
    if not aimed["s1"] or not aimed["who1"].isupper():
        return
    for place in "12":
        if aimed[f"who{place}"]:
            several = (aimed[f"s{place}"] or aimed["s1"]).casefold() == "triggers"
            yield f"{aimed[f'who{place}']} targets {aimed[f'on{place}']} with {'all the triggers' if several else 'the trigger'}"


KINDS.reworded(
    rf"""
\b(?:activates|uses) (?P<x>{NAME})'s animat(?:ion|e)(?: ability)?(?=\s*(?:[,;.]|$|and\b)) => animates \g<x>
# What comes to life and attacks at once.
(?P<deed>(?:animates|activates) (?:(?:the|his|her|their|an?) )?(?P<x>{NAME}),?(?: and| then| and then)
   (?:attacks|swings)(?: [A-H])?)(?: with it)?(?=\s*(?:[,;.]|$|and\b)) => \g<deed> with \g<x>
# The size of a token behind that word, where something is done with it.
\b(?P<deed>(?:chump[- ])?(?:blocks|attacks|swings)(?: [A-H])?(?: [^,;]*?)? with )(?P<an>an?|the|his|her|their) (?P<x>{NAME})
   token (?P<size>\d+/\d+)(?=\s*(?:[,;.]|$|and\b)) => \g<deed>\g<an> \g<size> \g<x> token
"""
)

_PLAYER = (
    r"(?:(?:the (?:defending )?player(?:'s face)?|(?:the |his |her )?(?:face|dome)|(?:his |her |the )?opponent)(?![\w'])"
    r"|[A-H](?:'s face)?(?!\w))"
)
_BLOCKERS = r"(?:each|both|all|the)(?: of)?(?: (?:the|them|his|her|their))?(?: [a-z]+)?"
_ONE = rf"(?:(?:[Tt]he |[A-H]'s )?{NAME}(?: \d+(?![\w/]))?|(?:the )?(?:blocker|it)(?![\w'])|\d+/\d+)"
_REST = (
    r"(?:(?:all )?(?:the |his |her )?(?:rest|remainder|excess|remaining damage|remaining|leftovers?)(?: of (?:it|the damage))?"
    r"|everything else|the others?)"
)
_MUCH = (
    rf"(?:(?:[Ee]xactly|[Jj]ust|only) )?(?:(?P<lethal>[Ll]ethal)|(?P<rest>{_REST})"
    rf"|(?:(?:the )?(?P<left>remaining|other|last|final|extra) |[Aa]ll )?(?P<n>\d+|one|two|three)"
    r"|(?P<all>(?:[Aa]ll|everything)(?: of (?:it|the damage))?))(?: (?:damage|points?))?"
)
_GOES = r"(?:(?: goes| go| tramples?| carries)?(?: over| through)* (?:to|on|onto|at|into)"
_SHARE = re.compile(
    rf"(?:(?:assigns|puts|deals|(?P<tramples>tramples))(?: over| through)? )?(?:for )?{_MUCH}"
    rf"(?:{_GOES} (?:(?P<player>{_PLAYER})|(?P<each>{_BLOCKERS})(?=[,;.]|$| and)|(?P<whom>{_ONE}(?: and (?:the )?{NAME})*)))"
    r"|(?P<over>(?(tramples)(?: over| through)*|(?: goes| tramples?)?(?: over| through)+)| goes face))"
    r"(?: (?:each|both) times?| in (?:each|both) steps?)?"
)
_WITH_A_SHARE = re.compile(
    rf"(?:(?P<who>(?<![\w'])[A-H])(?:'s (?P<of>{NAME}))?|(?P<by>(?:The |the )?{NAME}))"
    r" (?:assigns|puts|deals|gives|does|(?P<divides>splits|divides)|tramples)"
    r"(?: (?:it|(?:all )?(?:(?:the|his|her|its) )?(?:combat )?damage)(?: as(?: follows)?|:|,)*)? "
    r"(?=[\w ]*?\b(?:\d|one|two|three|lethal|all|everything|the r))"
    r"|^(?:(?:[Tt]he |[Hh]is |[Hh]er )?(?:[Cc]ombat )?[Dd]amage(?: assignment)?(?: is|:| is dealt| goes) )?"
    r"(?=(?:[Ee]xactly |[Jj]ust )?(?:[Ll]ethal|[Aa]ll|\d+)\b)"
)
_JOINT = re.compile(r"(?:,? (?:and|then|with)(?: then)? |, )(?:(?:he|she) )?")
_FOUGHT = re.compile(r"(?P<who>[A-H]) (?:attacks|swings)\b(?P<how>.*)")


@KINDS.add
def _damage_is_divided(so_far: ToldSoFar, sentence: str, _told: list[str]) -> str | None:
    """How combat damage is assigned, in shares: so much to one, what is lethal to another, the rest to whom the attack is at."""
    said, begun, ended, former = list[str](), -1, 0, ""
    for led in _WITH_A_SHARE.finditer(sentence):
        shares, at = _shares(sentence, led.end())
        by = (led["of"] or led["by"] or "").removeprefix("The ").removeprefix("the ")
        who = led["who"] or (
            _who_fights(so_far, by if not by or len(shares) > 1 or said else "?") if by or not led.start() else ""
        )
        to = _whom_the_attack_is_at(so_far, who, sentence)
        joined = [_as_a_share(one, to) for one in shares]
        between = not said or _JOINT.fullmatch(sentence[ended : led.start()])
        if led["divides"] and not _who_fights(so_far, ""):
            continue  # what a spell deals
        ends = re.match(r"\s*(?:[,;.]|and\b|$)", sentence[at:])
        if not (who and joined and all(joined) and between and ends):
            continue
        *first, last = joined
        said.append(f"{', '.join(first)} and {last}" if first else last)
        said[-1] = f"{'' if who == former else f'{who} assigns '}{said[-1]}{f' with {by}' if by else ''}"
        begun, ended, former = led.start() if begun < 0 else begun, at, who
    return f"{sentence[:begun]}{' and '.join(said)}{sentence[ended:]}" if said else sentence


def _shares(sentence: str, at: int) -> tuple[list[re.Match[str]], int]:
    """Return the shares that stand at a place of a sentence one behind another, and where they end."""
    found: list[re.Match[str]] = []
    while (share := _SHARE.match(sentence, at)) is not None:
        found.append(share)
        joint = _JOINT.match(sentence, share.end())
        if joint is None or _SHARE.match(sentence, joint.end()) is None:
            break
        at = joint.end()
    return found, found[-1].end() if found else at


def _who_fights(so_far: ToldSoFar, by: str) -> str:
    """Return whose attack it is that is told right before, by a creature of it or by nobody who is named; else empty."""
    attack = next(filter(None, map(_FOUGHT.match, reversed(so_far.laid_out))), None)
    fights = so_far.laid_out and re.search(r"\b(?:block|attack|swing)", so_far.laid_out[-1])
    named = attack is not None and (
        by in attack["how"] or (by != "?" and re.search(r"\b(?:both|all|every)", attack["how"]))
    )
    return attack["who"] if attack is not None and fights and named else ""


def _as_a_share(one: re.Match[str], to: str) -> str:
    """Return a share in plain words; what goes through goes to whom the attack is at; empty where nobody knows who that is."""
    player = one["player"] or ""
    whom = player[:1] if re.match(r"[A-H]\b", player) else one["each"] or one["whom"] or to
    if (kind := re.fullmatch(r"each (?!blocker|creature|of\b)([a-z]+)", whom)) is not None:
        whom = f"all {kind[1]}s"  # each wall: all creatures whose names have that word
    left = "the remaining " if one["left"] or (one["over"] is not None and one["n"]) else ""
    much = "lethal" if one["lethal"] else "the rest" if one["rest"] or one["all"] else f"{left}{one['n']}"
    return f"{much} {'each ' if whom.startswith('all ') and one['n'] else ''}to {whom}" if whom else ""


def _whom_the_attack_is_at(so_far: ToldSoFar, who: str, sentence: str) -> str:
    """Return the other one of two players, else whom a player was told to attack; empty where that is several or nobody."""
    others = [one for one in so_far.players if one != who]
    told = [*so_far.laid_out, *sentence.split(";")]
    attacked = {found[1] for one in told for found in re.finditer(rf"(?<![\w']){who} attacks ([A-H])(?![\w'])", one)}
    return others[0] if len(others) == 1 else attacked.pop() if len(attacked) == 1 else ""


@KINDS.made(
    r"(?P<not>(?<![\w'])(?P<who>[A-H]) (?:doesn't|does not|didn't|did not|won't) (?:block|defend|chump|respond|attack)"
    r"(?: [^,;.]*?)??),?(?: and| but)?(?: instead| then)* (?P<verb>[a-z]+)(?P<rest> [^;.]*|(?=\s*(?:[;.]|$)))"
)
def _does_not_and_does(match: re.Match[str]) -> str:
    """Who does not do one thing and does another: doesn't block and casts Zap."""
    joined = match.string[match.end("not") : match.start("verb")].strip(" ,")
    if not joined or not is_present(match["verb"]):
        return match.group()
    does = f"{match['who']} {match['verb']}{match['rest']}"
    if match["verb"] == "blocks":  # of the others it is told first what blocks them
        return f"{does}; {match['not']}"
    return f"{match['not']}; {does}"


NOTHING_TO_BLOCK = re.compile(
    r"(?P<who>[A-H]) (?:has|had|controls|is left with) (?:nothing|no creatures?|no units?|no one|nobody)(?: left)?"
    r" (?:to|that (?:can|could|may)|able to|available to) (?P<verb>block|defend)(?: with)?"
)
"""Who has nothing that blocks does not block; what one attacker cannot be blocked with tells nothing of another."""
_NOTHING_AND_DOES = re.compile(
    rf"(?P<nothing>{NOTHING_TO_BLOCK.pattern}),? (?:(?:and|but|so)(?: (?:he|she|they|(?P=who)))? )(?:instead |then |just )?"
    r"(?P<does>[a-z]+s\b.*)",
    re.DOTALL,
)


@KINDS.add
def _has_nothing_and_does(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    """Who has nothing to block with does something else: has nothing to block with and bolts Ox."""
    match = _NOTHING_AND_DOES.search(sentence)
    if match is None:
        return sentence
    told += so_far.told(f"{sentence[: match.start()]}{match['nothing']}")
    told += so_far.told(f"{match['who']} {match['does']}")
    return None


_FIGHTING = frozenset(("attack", "swing", "block", "chump", "chump-block", "double-block", "defend"))
"""Verbs that are no words for what somebody has, as exile and draw are."""
_AND_DOES = re.compile(
    r"(?P<and>,? and(?: then)? |,? then |, )(?P<verb>[a-z]+)(?= (?:[A-Z]|with\b|it\b|them\b|the\b|an?\b|\d)|$)"
)


@KINDS.made(r"(?m)(?:^|(?<=[.;] ))(?P<who>[A-H]): (?P<verb>[a-z]+(?:-block)?)(?P<rest>(?: [^.;]*)?)(?=[.;]|$)")
def _does_behind_a_colon(match: re.Match[str]) -> str:
    """What is done in a fight behind a colon, as an order: A: attack with Ox, cast Zap on Elf."""
    verb = verb_of(match["verb"]) if is_present(match["verb"]) else match["verb"]
    if verb not in _FIGHTING:
        return match.group()
    rest = _AND_DOES.sub(
        lambda one: f"{one['and']}{third_person(one['verb'])}" if base_of(one["verb"]) else one.group(),
        match["rest"],
    )
    return f"{match['who']} {third_person(verb)}{rest}"


_LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
_COLORS = dict(zip("WUBRG", ("white", "blue", "black", "red", "green"), strict=True))
_MANY = r"(?:two|three|four|five|both|[2-5])"
_LAND = rf"(?:(?:an?|the|his|her|their|one|of|{_MANY}) )*(?:{'|'.join(_LANDS)})s?"
_COLOR = f"(?:{'|'.join(_COLORS.values())})"
_FOR_MANA = rf"(?:(?:\{{[WUBRG]\}})+|mana\b|{_COLOR}(?:(?:,|,? and) {_COLOR})*(?: mana)?(?![\w-]))"
_TAPPED_FOR = rf"{_LAND}(?:(?:,|,? and) {_LAND})* for (?:an? |one )?{_FOR_MANA}"
_ONE_TAPPED = re.compile(_TAPPED_FOR)


@KINDS.made(rf"\btaps {_TAPPED_FOR}(?:,? and {_TAPPED_FOR})*(?P<casting>,? (?:and )?casting(?= ))?")
def _lands_tapped_for_what_they_give(match: re.Match[str]) -> str:
    """Basic lands that are tapped for their mana, in signs or in words: each for its own, or all for the spell cast then."""
    cast = bool(match["casting"] or re.match(r",? (?:and (?:then )?|to )?cast", match.string[match.end() :]))
    given = [_given_by(one, cast) for one in _ONE_TAPPED.findall(match.group())]
    return f"{' and '.join(given)}{' and casts' if match['casting'] else ''}" if all(given) else match.group()


def _given_by(tapped: str, cast: bool) -> str:
    """Return lands tapped for mana as rows say it; empty where they do not give that, or nobody says for what several are."""
    said, _for, what = tapped.partition(" for ")
    lands = [one if one in _LANDS else one.removesuffix("s") for one in re.findall(r"\b[A-Z][a-z]+", said)]
    numbers = re.search(rf"\b{_MANY}\b", said) is not None
    told = re.findall("[WUBRG]", what) or [sign for sign, color in _COLORS.items() for _one in re.findall(color, what)]
    gives = [_LANDS[name] for name in lands]
    if told and ({*told} != {*gives} or not (numbers or sorted(told) == sorted(gives))):
        return ""
    if numbers or (cast and len(lands) > 1):
        return f"taps {re.sub(r'(?:(?<=^)|(?<=, )|(?<=and ))(?=[A-Z])', 'a ', said)}" if cast else ""
    return " and ".join(f"taps a {name} for {_COLORS[_LANDS[name]] + ' ' if told else ''}mana" for name in lands)
