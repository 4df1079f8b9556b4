"""The key of a term is one for every way in which the term is written."""

import pytest

from judgekit.library.term_keys import term_key


@pytest.mark.parametrize("written", ['Intervening "If" Clause', "Intervening “If” Clause", "intervening if clause"])
def test_quotation_marks_of_any_shape_are_no_part_of_a_term(written: str) -> None:
    assert term_key(written) == "interveningifclause"
