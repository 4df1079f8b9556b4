"""What the catalogue says of a message is what gettext reads in the same file."""

import gettext
from pathlib import Path

import pytest

from judgekit.core.wording import DOMAIN, FOLDER, Catalogue, counted, phrase, speak
from tests.cases import each

FILE = Path(FOLDER) / "ja" / "LC_MESSAGES" / f"{DOMAIN}.mo"


def test_each_message_is_what_gettext_says() -> None:
    with FILE.open("rb") as file:
        whole = gettext.GNUTranslations(file)
        file.seek(0)
        ours = Catalogue(file.read())
    messages: dict[str | tuple[str, int], str] = vars(whole)["_catalog"]
    said = {key if isinstance(key, str) else key[0]: text for key, text in messages.items() if key}
    assert len(said) > 1_000
    assert {message: ours.said(message) for message in said} == said


@each(("", "nothing of ours", "\0", "no card", "zzz", "\U0010ffff", "\udcff"))
def test_what_is_no_message_is_not_found(message: str) -> None:
    with FILE.open("rb") as file:
        found = Catalogue(file.read()).said(message)
    assert found is None or message == ""


def test_what_has_no_japanese_is_said_in_english() -> None:
    speak("ja")
    try:
        assert phrase("no such words {here}", here=1) == "no such words 1"
        assert [counted("one of a kind", "{count} of a kind", count=count) for count in (1, 2)] == [
            "one of a kind",
            "2 of a kind",
        ]
    finally:
        speak("en")


def test_what_is_no_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="no compiled catalogue"):
        Catalogue(bytes(28))
