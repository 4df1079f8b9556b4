"""A file in table notation checked: its `=` lines are its expectations; one that expects nothing proves nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from judgekit.core.errors import JudgekitError
from judgekit.core.files import TooLarge, read_plain
from judgekit.core.nodes import book_of
from judgekit.core.wording import phrase, spoken
from judgekit.engine import Unsupported
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.faults import ScenarioMalformed
from judgekit.scenarios.model import ChosenEdition, Scenario
from judgekit.scenarios.notation.answering import Answered, answered
from judgekit.scenarios.notation.faults import NotationUnclear
from judgekit.scenarios.notation.scripts import scenario_as_written
from judgekit.scenarios.notation.splitting import LARGEST
from judgekit.scenarios.notation.tables import written
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.verdicts import Result, Ruling


def checked(path: Path, name: str, chosen: ChosenEdition) -> Result:
    """Return what became of a notation file.

    Args:
        path: the file.
        name: how to name it.
        chosen: the edition that somebody chose beside what it says.
    """
    try:
        text = read_plain(path, LARGEST * 4).decode("utf-8-sig")
        begun = written(text, chosen)
        if begun.situation.exact:
            return _as_scenario(scenario_as_written(begun, chosen, name), path)
        found = answered(text, chosen)
    except (NotationUnclear, ScenarioMalformed) as fault:
        hint = f" ({fault.hint})" if fault.hint else ""
        message = fault.message if isinstance(fault, NotationUnclear) else str(fault)
        return Result(name, path.stem, Ruling("malformed", f"{message}{hint}", 0, fault.line))
    except (TooLarge, OSError, UnicodeDecodeError):
        told = phrase("{source} cannot be read as text in UTF-8", source=name)
        return Result(name, path.stem, Ruling("malformed", told))
    except CardTextNotUnderstood as fault:
        return Result(name, path.stem, Ruling("not-understood", str(fault)))
    except Unsupported as fault:
        return Result(name, path.stem, Ruling("unsupported", str(fault)))
    except JudgekitError as fault:
        return Result(name, path.stem, Ruling("unscripted", str(fault)))
    edition = found.table.written.scenario.rules
    rules = dict.fromkeys(rule for reply in found.replies for rule in reply.rules)
    cited = tuple(rule if ":" in rule else f"{book_of(edition)}:{rule}" for rule in rules)
    return Result(name, path.stem, _ruling(found), cited=cited, book=book_of(edition))


def _as_scenario(scenario: Scenario, path: Path) -> Result:
    """Return what became of a notation that takes nothing for granted: of the scenario that it is."""
    result = replace(run_scenario(scenario, adapter_of(scenario.game)), id=path.stem)
    return result if scenario.expects or result.verdict != "pass" else replace(result, base=_unproved())


def _unproved() -> Ruling:
    return Ruling("malformed", phrase("nothing is expected anywhere: write a line such as `= A at 20 [119.3]`"), 0, 1)


def _ruling(found: Answered) -> Ruling:
    lines = {one.line: reply for one, reply in found.judged}
    for line, reply in lines.items():
        if not reply.holds:
            told = [str(one.ja if spoken() == "ja" else one.en) for one in reply.result]
            return Ruling("fail", "; ".join(told), 0, line)
    if not found.holds:
        stopped = next((reply for reply in found.replies if reply.holds is False), None)
        if stopped is not None:
            return Ruling("fail", str(stopped.result[0].ja if spoken() == "ja" else stopped.result[0].en))
        return _unproved()
    return Ruling("pass")
