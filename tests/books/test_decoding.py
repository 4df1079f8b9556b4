"""Decoding: encodings told apart, line ends made one, damage named and never fatal."""

import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.books.decoding import decode

JAPANESE = "100 総則\n100.1 わたしたちの短い決まりごとです。\n100.1a ２人で遊ぶ。<br>「カード」を使う。\n"
ENGLISH = (
    "100. General\n100.1. A player\u2019s turn \u2013 or two \u2014 \u201cours\u201d \u2026 is\xa0short. caf\xe9\n" * 3
)
ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"]


@pytest.mark.parametrize("encoding", [*ENCODINGS, "cp932"])
def test_japanese_is_read_in_every_encoding_it_is_saved_in(encoding: str) -> None:
    source = decode(JAPANESE.encode(encoding), "rules.txt")
    assert source.text == JAPANESE
    assert not source.problems


@pytest.mark.parametrize("encoding", [*ENCODINGS, "cp1252"])
def test_english_is_read_in_every_encoding_it_is_saved_in(encoding: str) -> None:
    source = decode(ENGLISH.encode(encoding), "rules.txt")
    assert source.text == ENGLISH
    assert not source.problems


@pytest.mark.parametrize("line_end", ["\n", "\r", "\r\n", "\r\r\n"])
def test_every_line_of_the_file_is_one_line(line_end: str) -> None:
    text = "100 総則\n\n100.1 決まり\n100.2 次の決まり"
    assert decode(text.replace("\n", line_end).encode(), "x").lines == text.split("\n")


def test_line_ends_printed_twice_count_once_where_blank_lines_prove_it() -> None:
    text = "First head\nIts sense.\n\nSecond head\nIts sense.\n"
    source = decode(text.replace("\n", "\n\n").encode(), "x")
    assert source.text == text
    assert [problem.code for problem in source.problems] == ["line-ends-doubled"]


def test_paragraphs_that_stand_apart_keep_their_blank_lines() -> None:
    text = "One paragraph.\n\nAnother.\n\nA third.\n"
    assert decode(text.encode(), "x").text == text


def test_what_a_web_page_left_stays_as_text() -> None:
    text = "100.1 A&nbsp;B <b>bold</b>\u2028same line\xa0still\n"
    source = decode(text.encode(), "x")
    assert source.text == text
    assert len(source.lines) == 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_character_cut_at_the_end_is_kept_as_unreadable_and_named(encoding: str) -> None:
    source = decode("これは一行目\nここで二行目の終わり".encode(encoding)[:-1], "x")
    assert source.text == "これは一行目\nここで二行目の終わ\ufffd"
    assert [(problem.code, problem.line) for problem in source.problems] == [("bytes-undecodable", 2)]


def test_a_short_english_text_cut_inside_a_character_is_still_utf_8() -> None:
    assert decode("plain words, then a quote \u201c".encode()[:-1], "x").encoding == "utf-8"


def test_damaged_bytes_cost_only_themselves() -> None:
    data = bytearray("一行目\n二行目\n三行目".encode())
    data[4] = 0xFF
    source = decode(bytes(data), "x")
    assert source.lines[1:] == ["二行目", "三行目"]
    assert {problem.line for problem in source.problems} == {1}


def test_a_file_that_is_all_damage_is_reported_without_flooding() -> None:
    source = decode(b"\xff\x81a\n" * 500, "x")
    assert 0 < len(source.problems) <= 60


def test_the_digest_is_of_the_bytes() -> None:
    assert decode(b"\xef\xbb\xbfa", "x").digest == hashlib.sha256(b"\xef\xbb\xbfa").hexdigest()


@given(st.binary(max_size=200))
def test_any_bytes_decode_without_an_exception_and_the_same_each_time(data: bytes) -> None:
    source = decode(data, "x")
    assert source == decode(data, "x")
    assert "\r" not in source.text
    source.text.encode("utf-8")


@pytest.mark.rulebooks
@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp932"])
def test_the_real_documents_survive_every_encoding(rulebooks: Path, encoding: str) -> None:
    for path in sorted(rulebooks.glob("*.txt")):
        data = path.read_text(encoding="utf-8").encode(encoding, errors="replace")
        expected = data.decode(encoding)
        assert decode(data, path.name).text == expected, path.name
