"""A template that is filled puts what `sub` puts for the template itself."""

import re
from pathlib import Path

import pytest

from judgekit.core.filling import filled, forms, forms_beside, in_other_words


@pytest.mark.parametrize("template", [r"\2 \1", r"\g<who>: \g<0>\\n", r"a\tb\n", "plain", "", r"\1"])
@pytest.mark.parametrize("text", ["A casts it, B casts that", "nothing", "Bが casts"])
def test_what_is_put_is_what_the_template_says(template: str, text: str) -> None:
    expression = re.compile(r"(?P<who>[A-H]) (casts)( it)?")
    assert expression.sub(filled(template), text) == expression.sub(template, text)


def test_what_makes_words_itself_stays_as_it_is() -> None:
    assert filled(str.upper) is str.upper  # type: ignore[comparison-overlap]


def test_a_table_of_forms_is_read_as_it_is_written() -> None:
    table = r"""
# What stands here says what the rows are for.
 a blank first => begins with a blank
(?P<who>[A-H]) casts
   a spell => \g<who> plays it
, and => ", "
nothing =>
(\d) => @twice
"""
    written = forms(table, twice=lambda match: str(2 * int(match[1])))
    assert [said.pattern for said, _ in written] == [
        " a blank first",
        "(?P<who>[A-H]) casts a spell",
        ", and",
        "nothing",
        r"(\d)",
    ]
    assert [plain for _, plain in written[:4]] == ["begins with a blank", r"\g<who> plays it", ", ", ""]
    assert in_other_words("A casts a spell, and 4 nothing", written) == "A plays it,  8 "


def test_a_name_that_stands_for_nothing_is_no_form() -> None:
    with pytest.raises(KeyError):
        forms("a => @nobody")


def test_a_table_beside_a_module_is_read_as_one_that_stands_in_it(tmp_path: Path) -> None:
    rows = '# What the rows are for.\n(?P<who>@player@) casts\t\\g<who> plays it\n, and\t", "\nnothing\t""\n(\\d)\t@twice\n'
    (tmp_path / "spoken.tsv").write_text(rows, encoding="utf-8")
    table = '(?P<who>[A-H]) casts => \\g<who> plays it\n, and => ", "\nnothing =>\n(\\d) => @twice'

    def twice(match: re.Match[str]) -> str:
        return str(2 * int(match[1]))

    beside = forms_beside(str(tmp_path / "spoken.py"), {"player": "[A-H]"}, twice=twice)
    assert beside == forms(table, twice=twice)
    assert in_other_words("A casts, and 4 nothing", beside) == "A plays it,  8 "
