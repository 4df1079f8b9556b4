"""Which questions a round of the quiz asks: files in an order of chance, what was missed before among the first."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import JudgekitError
from judgekit.core.wording import spoken
from judgekit.scenarios.adapters import SCENES, adapter_of
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.files.model import ChosenEdition, read_scenario_file
from judgekit.scenarios.many.time_limits import OutOfTime, at_most
from judgekit.scenarios.quiz.remembering import Missed
from judgekit.scenarios.quiz.showing import cards_of
from judgekit.scenarios.quiz.situations import Situation, about_chapter, situations_of

SECONDS = 10.0
"""Computing time for the questions of one file; one that takes longer is passed over."""
OWN = "corpus:"
"""What stands before the name of a file of judgekit's own, so that it is found wherever judgekit is installed."""
_EVERY_OTHER = 2
"""What was missed is asked first, and then in every other place."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be asked.

    Attributes:
        paths: scenario files or folders; empty for judgekit's own.
        game: only this game; empty for any.
        chapter: only what is decided by this chapter, group or rule; empty for any.
        keyword: only scenarios that have this word, in their title, their cards or their file's name; empty for any.
        difficulty: only this difficulty; empty for any.
        missed: only what was missed before.
    """

    paths: tuple[str, ...] = ()
    game: str = ""
    chapter: str = ""
    keyword: str = ""
    difficulty: str = ""
    missed: bool = False


class Round:
    """The questions of one round, one after another.

    Args:
        wanted: what is to be asked.
        missed: what was missed before.
        chance: decides the order.
        chosen: the edition for scenarios that name none.
    """

    def __init__(self, wanted: Wanted, missed: Missed, chance: Random, chosen: ChosenEdition) -> None:
        self.wanted = wanted
        self.missed = missed
        self.chance = chance
        self.chosen = chosen
        self._asked: set[str] = set()
        self._words = _spellings(wanted.keyword)

    def situations(self) -> Iterator[Situation]:
        """Yield question after question, no two alike; the end where no other one fits.

        Raises:
            UsageFault: a path does not exist, or a folder holds no scenario.
        """
        files = list(self._files())
        self.chance.shuffle(files)
        old, new = self._missed(dict.fromkeys(files)), self._new(files)
        if self.wanted.missed:
            yield from old
            return
        place = 0
        for fresh in new:
            if place % _EVERY_OTHER == 0:
                again = next(old, None)
                if again is not None:
                    yield again
                    place += 1
            if fresh.key not in self._asked:
                self._asked.add(fresh.key)
                yield fresh
                place += 1
        yield from old

    def _files(self) -> Iterator[str]:
        """Yield the names of the files by which they are remembered."""
        if self.wanted.paths:
            yield from (str(file.resolve()) for file, _shown in scenario_files(self.wanted.paths))
            return
        own = corpus_folder()
        for book in sorted(SCENES):
            if self.wanted.game in ("", book) and (own / book).is_dir() and any((own / book).rglob("*.yaml")):
                for file, _shown in scenario_files([str(own / book)]):
                    yield OWN + file.relative_to(own).as_posix()

    def _missed(self, files: dict[str, None]) -> Iterator[Situation]:
        for key in self.missed.due():
            name = key.partition("#")[0]
            if name not in files or key in self._asked:
                continue
            found = [one for one in self._of_file(name) if one.key == key]
            if not found and not _path(name).is_file():
                self.missed.drop(key)
            for one in found:
                self._asked.add(key)
                yield one

    def _new(self, files: Sequence[str]) -> Iterator[Situation]:
        later: list[Situation] = []
        for name in files:
            found = [one for one in self._of_file(name) if one.key not in self.missed.rights]
            if found:
                weights = [one.weight for one in found]
                taken = self.chance.choices(found, weights)[0]
                if self.chance.random() < sum(weights):
                    yield taken
                else:
                    later.append(taken)
        yield from later

    def _of_file(self, name: str) -> list[Situation]:
        """Return the questions of a file that fit; none of one that cannot be read or played, or that takes too long."""
        path, wanted = _path(name), self.wanted
        try:
            if not self._may_fit(path, name):
                return []
            scenario = read_scenario_file(path, name, self.chosen)
            if wanted.game not in ("", scenario.game):
                return []
            if cards_of(scenario, spoken()) is None:
                return []
            with at_most(SECONDS):
                found = list(situations_of(scenario, name, Random(name)))
        except (JudgekitError, OSError, UnicodeDecodeError, OutOfTime):
            return []
        return [
            one
            for one in found
            if wanted.difficulty in ("", one.difficulty) and (not wanted.chapter or about_chapter(one, wanted.chapter))
        ]

    def _may_fit(self, path: Path, name: str) -> bool:
        """Tell, before a file is played, whether its words may fit at all."""
        if not self._words:
            return True
        text = path.read_text(encoding="utf-8").casefold()
        return any(word in text or word in name.casefold() for word in self._words)


def _path(name: str) -> Path:
    return corpus_folder() / name.removeprefix(OWN) if name.startswith(OWN) else Path(name)


def _spellings(keyword: str) -> tuple[str, ...]:
    """Return a keyword as files may write it, in either language, with hyphens or blanks."""
    if not keyword.strip():
        return ()
    own = [adapter_of(game).own_word(keyword.strip()) for game in SCENES]
    every = {keyword.strip(), *own, *(re.sub(r"[\s-]+", joint, one) for one in own for joint in ("-", " "))}
    return tuple(sorted(one.casefold() for one in every))


def shown_name(key: str) -> str:
    """Return the file of a question as one may name it: relative to the current folder where it lies below it."""
    path = str(_path(key.partition("#")[0]))
    return os.path.relpath(path) if path.startswith(str(Path.cwd()) + os.sep) else path
