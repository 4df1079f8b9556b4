"""Damage for tests: a document with lines lost, doubled, swapped, glued or broken, and characters lost or changed."""

import random
from collections.abc import Callable

from judgekit.core.documents import Reading, SourceText

Reader = Callable[[SourceText], Reading]

NOISE = "。、.．・※*#- \u30000123９9a日ア(（\u2028\x0b\ufffd"


def damaged(text: str, seed: int, blows: int = 6) -> str:
    """Return text after some blows, the same for the same seed."""
    dice = random.Random(seed)
    lines = text.split("\n")
    for _ in range(blows):
        place = dice.randrange(len(lines))
        line = lines[place]
        cut = dice.randrange(len(line) + 1)
        match dice.randrange(8):
            case 0:
                del lines[place : place + dice.randrange(1, 4)]
            case 1:
                lines.insert(dice.randrange(len(lines) + 1), line)
            case 2:
                other = dice.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            case 3:
                lines[place : place + 2] = ["".join(lines[place : place + 2])]
            case 4:
                lines[place : place + 1] = [line[:cut], line[cut:]]
            case 5:
                lines[place] = line[:cut] + line[cut + 1 :]
            case 6:
                lines[place] = line[:cut] + dice.choice(NOISE) + line[cut:]
            case _:
                lines[place] = line[:cut] + dice.choice(NOISE) + line[cut + 1 :]
        lines = lines or [""]
    return "\n".join(lines)


def printed(reading: Reading) -> list[tuple[str, str]]:
    """Return id and everything printed of each node, wherever the reader put it."""
    return [
        (
            node.id,
            "".join([
                node.title.ja or "", (node.text.ja or "").replace("\n", ""),
                *[example.ja or "" for example in node.examples], *[note.text for note in node.notes],
            ]),
        )
        for node in reading.nodes
    ]  # fmt: skip


def assert_balanced(reading: Reading) -> None:
    """Every line that is not blank belongs to one block, every node to itself."""
    account = reading.account()
    assert account.unassigned == ()
    assert account.doubly_assigned == ()
    assert account.assigned == account.lines
    assert account.characters == account.characters_assigned
    ids = [node.id for node in reading.nodes]
    assert len(set(ids)) == len(ids)
    assert {node.parent for node in reading.nodes} <= {None, *ids}


def assert_cuts_lose_nothing(read: Reader, text: str, step: int = 1) -> None:
    """Cut after each line: what stands before the rule that was cut into is read as in the whole document."""
    whole = printed(read(SourceText("whole", text)))
    lines = text.split("\n")
    for end in range(0, len(lines), step):
        reading = read(SourceText("cut", "\n".join(lines[:end])))
        assert_balanced(reading)
        found = printed(reading)
        assert found[:-1] == whole[: max(len(found) - 1, 0)]
        if found:
            assert whole[len(found) - 1][0] == found[-1][0]
            assert whole[len(found) - 1][1].startswith(found[-1][1])
