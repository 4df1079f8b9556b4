"""Records and tuples with other parts are of the kind they were."""

from judgekit.engine.positions import Task
from judgekit.engine.records import with_parts


def test_a_record_with_other_parts_is_a_record_of_the_same_kind() -> None:
    other = with_parts(Task("draw", (1,)), ("mill", (2,)))
    assert type(other) is Task
    assert other == Task("mill", (2,))


def test_a_tuple_with_other_parts_is_a_plain_tuple() -> None:
    other = with_parts(("target", 0), ("target", 1))
    assert type(other) is tuple
    assert other == ("target", 1)
