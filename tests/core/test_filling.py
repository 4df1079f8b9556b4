"""A template that is filled puts what `sub` puts for the template itself."""

import re

import pytest

from judgekit.core.filling import filled


@pytest.mark.parametrize("template", [r"\2 \1", r"\g<who>: \g<0>\\n", r"a\tb\n", "plain", "", r"\1"])
@pytest.mark.parametrize("text", ["A casts it, B casts that", "nothing", "Bが casts"])
def test_what_is_put_is_what_the_template_says(template: str, text: str) -> None:
    expression = re.compile(r"(?P<who>[A-H]) (casts)( it)?")
    assert expression.sub(filled(template), text) == expression.sub(template, text)


def test_what_makes_words_itself_stays_as_it_is() -> None:
    assert filled(str.upper) is str.upper  # type: ignore[comparison-overlap]
