"""Which ability is told by what it does and to what; what it does not do is refused by name, and a price stays a price."""

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

HUT = (
    "Hut land \"{T}: Add {C}.\\n{1}: ~ becomes a 2/2 artifact creature until end of turn. It's still a land.\\n"
    '{T}: Target artifact creature gets +1/+1 until end of turn."'
)
HAG = (
    'Hag 1/2 "{T}: Exile target land card from a graveyard. Add one mana of any color.\\n'
    "{B}, {T}: Exile target instant card from a graveyard. Each opponent loses 2 life.\\n"
    '{G}, {T}: Exile target creature card from a graveyard. You gain 2 life."'
)
CLAW = (
    'Claw {2} equipment "Remove a charge counter from ~: Choose one —\\n• Equipped creature gets +2/+2 until end of turn.\\n'
    '• Target creature gets -1/-1 until end of turn.\\n• You gain 2 life.\\nEquip {2}" (two charge counters, attached to Cub)'
)
ARCHER = 'Archer 1/1 "{T}: ~ deals 1 damage to target creature."'
IMP = 'Imp 1/1 "Sacrifice a creature: ~ gets +2/+2 until end of turn."'
TOLD = {
    "what becomes a creature": (
        f"A has a {HUT} and 2 Plains.\nA animates Hut and attacks with it.\n? B's life",
        "B: life 18",
    ),
    "what is exiled tells which of three": (
        f'A has a {HAG}. B has in graveyard Zap {{R}} instant "Draw a card.".\nA activates Hag, exiling Zap.\n? B\'s life',
        "B: life 18",
    ),
    "so does what it is aimed at": (
        f'A has a {HAG}. B has in graveyard Zap {{R}} instant "Draw a card.".\nA activates Hag on Zap.\n? B\'s life',
        "B: life 18",
    ),
    "a mode with a target": (
        f"A has a Cub 2/2 and a {CLAW}. B has an Ox 3/3.\nA activates Claw, giving Ox -1/-1.\n? power of Ox",
        "Ox: power 2",
    ),
    "a mode without one": (
        f"A has a Cub 2/2 and a {CLAW}.\nA activates Claw, gaining 2 life.\n? A's life",
        "A: life 22",
    ),
    "what is attached is pumped": (
        f"A has a Cub 2/2 and a {CLAW}.\nA activates Claw, pumping Cub.\n? power of Cub",
        "Cub: power 4",
    ),
    "pinged": (
        f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, pinging Elf.\n? does Elf die",
        "Yes: Elf dies",
    ),
    "dealt a number": (
        f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, dealing 1 to Elf.\n? does Elf die",
        "Yes: Elf dies",
    ),
    "a spell that exiles": (
        'A has in hand Path {W} instant "Exile target creature.". B has an Ox 3/3.\nA casts Path, exiling Ox.\n? where is Ox',
        "Ox is in exile",
    ),
    "what comes of a creature that is cast": (
        'A has in hand Slug {2} creature 2/2 "When ~ enters, it deals 3 damage to target creature.". B has an Ox 3/3.\n'
        "A casts Slug, killing Ox.\n? does Ox die",
        "Yes: Ox dies",
    ),
    "a price stays a price": (
        f"A has an {IMP} and an Elf 1/1.\nA pumps Imp by sacrificing Elf.\n? power of Imp",
        "Imp: power 3",
    ),
    "drawn and discarded": (
        'A has a Sage 1/1 "{T}: Draw a card, then discard a card.", and Omen {U} instant "Draw a card." in hand.\n'
        "A activates Sage, drawing a card and discarding Omen.\n? is Omen in A's graveyard",
        "Yes",
    ),
    "stolen by what lies there": (
        'A has a Chain artifact "{2}, {T}: Gain control of target creature." B has an Ox 3/3.\nA steals Ox with Chain.\n'
        "? who controls Ox",
        "A controls Ox",
    ),
}


@each(TOLD.values())
def test_what_an_ability_does_tells_which_is_meant(said: str, answer: str) -> None:
    assert answer in " ".join(result(said))


@each(
    [
        (f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, tapping Elf.", "Archer"),
        (f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, exiling Elf.", "Archer"),
        (f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, destroying Elf.", "destroy"),
        (f"A has an {ARCHER}. B has an Elf 1/1.\nA activates Archer, drawing a card.", "draw"),
        (
            'A has a Whale 3/4 "{1}: ~ gets +1/-1 until end of turn.\\n{1}: ~ gets -1/+1 until end of turn."\nA pumps Whale.',
            "several",
        ),
        ("A has a Cub 2/2.\nA attacks with Cub, drawing a card.", "drawing"),
    ]
)
def test_what_no_ability_or_more_than_one_does_is_refused_by_name(said: str, named: str) -> None:
    with pytest.raises(NotationUnclear, match=named):
        of(said)
