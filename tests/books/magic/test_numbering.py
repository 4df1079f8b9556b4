"""Numbers of Magic rules: what kind of number a printed one is, and what is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.books.magic.numbering import read_number


@pytest.mark.parametrize(
    ("printed", "number", "kind", "text", "irregular"),
    [
        ("7. その他", "7", "section", "その他", ""),
        ("702. Keyword Things", "702", "group", "Keyword Things", ""),
        ("808. Team vs. Team", "808", "group", "Team vs. Team", ""),
        ("702.19. 踏み/Trampling", "702.19", "rule", "踏み/Trampling", ""),
        ("702.19b A rule.", "702.19b", "subrule", "A rule.", ""),
        ("704.6 変種では", "704.6", "rule", "変種では", "dot missing"),
        ("119.1d. In a game", "119.1d", "subrule", "In a game", "dot added"),
        ("100.4.机を", "100.4", "rule", "机を", "text glued to it"),
        ("104.4b影響", "104.4b", "subrule", "影響", "text glued to it"),
        ("７０２．１９ｂ 規則", "702.19b", "subrule", "規則", ""),
        ("100.1a 2人で", "100.1a", "subrule", "2人で", ""),
        ("100.1.2人で", "100.1", "rule", "2人で", "text glued to it"),
    ],
)
def test_a_number_is_read_however_it_is_printed(
    printed: str, number: str, kind: str, text: str, irregular: str
) -> None:
    numbered = read_number(printed)
    assert numbered is not None
    assert (numbered.number, numbered.kind, numbered.text, numbered.irregular) == (number, kind, text, irregular)


@pytest.mark.parametrize(
    "text", ["rule 704.5k", "1. この領域は永遠に使う。", "2. A thing.", "52枚", "", "例:100.1", "2021-09-26"]
)
def test_what_is_no_number_of_a_rule_or_heading_is_text(text: str) -> None:
    assert read_number(text) is None


@given(st.text(max_size=30))
def test_any_text_can_be_asked_for_its_number(text: str) -> None:
    numbered = read_number(text)
    assert numbered is None or text.endswith(numbered.text)
