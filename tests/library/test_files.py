"""What is no plain file is named and not read: pipes, devices, sockets, folders, files too large, files without text."""

import os
import random
import socket
import time
from pathlib import Path

import pytest

from judgekit.core.files import NoPlainFile, TooLarge, read_plain
from tests.cli.conftest import Run, run, run_alone

__all__ = ["run", "run_alone"]


def refused(run: Run, path: Path | str) -> str:
    start = time.process_time()
    answer = run("books", "add", str(path))
    assert time.process_time() - start < 1
    assert (answer.code, answer.out) == (3, "")
    assert len(answer.err.strip().splitlines()) == 1
    assert str(path) in answer.err
    return answer.err


def test_a_pipe_a_socket_a_folder_and_a_device_are_named(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    assert "is a pipe" in refused(run, tmp_path / "pipe.txt")
    assert "is a folder" in refused(run, tmp_path)
    assert "is a device" in refused(run, "/dev/zero")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        assert "is a socket" in refused(run, tmp_path / "s")


def test_a_large_file_is_refused_by_its_size(run: Run, tmp_path: Path) -> None:
    with (tmp_path / "large.txt").open("wb") as file:
        file.truncate(50_000_000)
    assert "50.0 MB" in refused(run, tmp_path / "large.txt")


def test_noise_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    noise = random.Random(12).randbytes(15_000_000)
    for mark in (b"", b"\xff\xfe", b"\xef\xbb\xbf", b"Magic: The Gathering Comprehensive Rules\n" * 2000):
        (tmp_path / "noise.txt").write_bytes(mark + noise)
        refused(run, tmp_path / "noise.txt")


def test_a_pipe_in_a_rulebook_folder_stops_nothing(run_alone: Run, machine: Path) -> None:
    os.mkfifo(machine / "rulebooks" / "pipe.txt")
    assert "Have one table ready." in run_alone("100.2").out
    assert "is a pipe" in run_alone("books", "list").out


@pytest.mark.parametrize("command", ["explain", "step", "outcomes", "check", "card"])
def test_no_command_waits_at_a_pipe(run: Run, tmp_path: Path, command: str) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    answer = run(command, str(tmp_path / "pipe.yaml"))
    assert (answer.code, len(answer.err.strip().splitlines())) == (2, 1)


def test_reading_says_what_stands_there(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_plain(tmp_path / "file", 5) == b"12345"
    with pytest.raises(TooLarge):
        read_plain(tmp_path / "file", 4)
    with pytest.raises(NoPlainFile):
        read_plain(tmp_path, 4)
