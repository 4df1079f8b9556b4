"""A twin has what the other one has, in slots and without, and is another object."""

from judgekit.core.twins import twin


class Slotted:
    __slots__ = ("one", "other")


class Both(Slotted):
    one: list[int]
    other: str

    def __init__(self) -> None:
        self.one = [1]
        self.free = "free"


def test_a_twin_has_the_same_attributes_and_is_another_object() -> None:
    both = Both()
    made = twin(both)
    assert (type(made), made.one is both.one, made.free) == (Both, True, "free")
    assert not hasattr(made, "other")
    made.free = made.other = "changed"
    assert both.free == "free"
    assert not hasattr(both, "other")
