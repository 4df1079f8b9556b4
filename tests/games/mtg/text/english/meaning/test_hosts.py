"""303.4m: "enchanted creature" is what a permanent is attached to; on a card that nothing attaches it is refused."""

import pytest

from judgekit.games.mtg.terms.type_lines import read_type_line
from judgekit.games.mtg.text.english.reading import CardTextNotUnderstood, lines_of_card
from judgekit.scenarios.files.card_readings import readings_by_line
from tests.cases import each

LICID = (
    "{R}, {T}: ~ loses this ability and becomes an Aura enchantment with enchant creature. "
    "Attach it to target creature. You may pay {R} to end this effect.\nEnchanted creature has haste."
)


@each(
    [
        ("Creature — Human", "Enchanted creature gets +1/+1."),
        ("Creature — Human", "Flying\nWhenever equipped creature attacks, draw a card."),
        ("Enchantment", "You control enchanted creature."),
        ("Artifact", "Equip {1}"),
        ("Creature — Bear", "Enchant creature"),
        ("クリーチャー — 熊", "エンチャントされているクリーチャーは＋１/＋１の修整を受ける。"),
    ]
)
def test_what_nothing_attaches_has_no_host(types: str, text: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="nothing attaches it"):
        lines_of_card(text, "~", read_type_line(types))


def test_a_line_alone_is_read_beside_the_line_that_attaches_it() -> None:
    def faults(text: str) -> list[int]:
        card = {"cost": "{2}", "types": "Enchantment Creature - Spirit", "pt": "1/1", "text": text}
        return [one.line for one in readings_by_line("Shade", card, "mtg") if one.fault]

    assert faults("Bestow {3}{W}\nFrobnicate Shade.\nEnchanted creature gets +1/+1.") == [2]
    assert faults("Enchanted creature gets +1/+1.\nFrobnicate Shade.\nBestow {3}{W}") == [2]
    assert faults("Flying\nFrobnicate Shade.\nEnchanted creature gets +1/+1.") == [2, 3]


@each(
    [
        ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."),
        ("Artifact — Equipment", "Enchanted creature gets +1/+1.\nEquip {1}"),
        ("Enchantment Creature — Spirit", "Bestow {3}{W}\nEnchanted creature gets +1/+1."),
        ("Creature — Licid", LICID),
        ("Enchantment", "Enchanted creatures you control have shroud."),
        ("Creature — Kor", "Equipped creatures you control get +1/+1."),
        ("Creature — Human", "When ~ enters, create a Wicked Role token attached to it."),
        ("Creature — Human", "As long as ~ is enchanted, it gets +2/+2."),
    ]
)
def test_what_may_be_attached_has_one_and_what_describes_others_needs_none(types: str, text: str) -> None:
    assert lines_of_card(text, "~", read_type_line(types))
