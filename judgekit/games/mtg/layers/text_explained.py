"""612.2-612.4: which rules decided how a text-changing effect acts on an object, and on the token that it makes."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.modifying import Change
from judgekit.games.mtg.layers.text_changing import says
from judgekit.games.mtg.state.game import MtgPosition


def _changes(position: MtgPosition, id: str) -> Iterator[Change]:
    """Yield the words of an object's text that continuous effects change."""
    view = view_of(position)
    view.of(id)
    for entry in view.log.get(id, ()):
        yield from (change for change in entry.changes if change.what == "text")


def rules_of_changed_text(position: MtgPosition, id: str) -> tuple[str, ...]:
    """Return the rules of the effects that change the text of an object, none where none does.

    An ability that another effect gives keeps the word, since it is no part of the text (612.3).

    CR 612.2, 612.4.
    """
    changes = list(_changes(position, id))
    if not changes:
        return ()
    token = ("612.4",) if position.objects[id].kind == "token" else ()
    had = view_of(position).of(id).abilities
    kept = any(says(one.ability, change.value[0]) for one in had for change in changes)
    return ("612.2", *token, *(("612.3",) if kept else ()))


def rules_of_token(position: MtgPosition, maker: str | None, subtypes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rule by which a changed creature type is the name of a token too, none where no text was changed (612.2a).

    Args:
        position: where the token is created.
        maker: id of the spell or ability that creates it.
        subtypes: of the token.
    """
    if maker is None or maker not in position.objects:
        return ()
    record = position.objects[maker]
    sources = (maker, *((record.source[0],) if record.source is not None else ()))
    changed = (change for id in sources if id in position.objects for change in _changes(position, id))
    return ("612.2a",) if any(change.value[1] in subtypes for change in changed) else ()
