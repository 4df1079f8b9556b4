"""English card text, pronouns of static abilities (611.3a): "it" and "other" refer to what the ability affects."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.antecedents import Back
from judgekit.games.mtg.text.english.resolving import Scope
from judgekit.games.mtg.text.english.tokens import Term


class Standing(Scope):
    """What words mean in a static ability: "it" is what the ability acts on (611.3a).

    Attributes:
        affected: that reference.
    """

    def __init__(self, affected: str, text: str = "") -> None:
        super().__init__(text=text)
        self.affected = affected
        self.first = affected

    def _them(self, back: Back, as_it_was: bool) -> Json:  # noqa: ARG002
        return self.affected

    def _object(self, back: Back, as_it_was: bool = False) -> Json:  # noqa: ARG002
        # "The exiled card" is never what the ability is on: a linked ability exiled it (607.2a).
        return "linked.exiled" if back.kind == "exiled" else self.affected

    def _apart(self, described: Term) -> Json:  # noqa: ARG002
        return self.affected
