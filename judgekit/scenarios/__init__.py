"""Scenario files: read, run and judged.

`check_paths(paths)` runs files and folders and returns a Report (`to_json` is the shape of `check --json`); `explain(path)`
returns the whole trace of a base line; `understood(path)` is what card texts were read as; `Walk.through(path)` walks forward
and back; `outcomes_of(scenario, scene, Inquiry(…))` plays every line from what a scenario leaves open;
`rules_with_code(game)` and `rules_exercised(results)` are what coverage counts. Loading this package loads no game; a game is
loaded when a scenario names it.

Each name is found in its module when it is asked for: what checks one file needs no walking, no telling and no exploring.
"""

from judgekit.core.modules import import_module

TYPE_CHECKING = False  # typing costs more to import than this package does
if TYPE_CHECKING:
    from judgekit.scenarios.adapters import adapter_of
    from judgekit.scenarios.checking import check_file, check_paths, scenario_files
    from judgekit.scenarios.code_citations import CodeCitation
    from judgekit.scenarios.covering import rules_exercised, rules_with_code
    from judgekit.scenarios.explaining import record_line, trace_lines
    from judgekit.scenarios.files.card_readings import understood
    from judgekit.scenarios.files.faults import ScenarioMalformed
    from judgekit.scenarios.files.model import Scenario, read_scenario_file, read_scenario_text
    from judgekit.scenarios.outcomes.outcomes import Inquiry, Outcomes, outcomes_of
    from judgekit.scenarios.stepping import Walk
    from judgekit.scenarios.telling import Telling, Told, explain
    from judgekit.scenarios.verdicts import VERDICTS, Report, Result, Ruling, Verdict

_MODULES = {
    "adapters": "adapter_of",
    "checking": "check_file check_paths scenario_files",
    "code_citations": "CodeCitation",
    "covering": "rules_exercised rules_with_code",
    "explaining": "record_line trace_lines",
    "files.card_readings": "understood",
    "files.faults": "ScenarioMalformed",
    "files.model": "Scenario read_scenario_file read_scenario_text",
    "outcomes.outcomes": "Inquiry Outcomes outcomes_of",
    "stepping": "Walk",
    "telling": "Telling Told explain",
    "verdicts": "VERDICTS Report Result Ruling Verdict",
}
"""What each module has for others."""

_WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    """Return what this package offers, from the module that has it."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    return found


__all__ = [
    "VERDICTS",
    "CodeCitation",
    "Inquiry",
    "Outcomes",
    "Report",
    "Result",
    "Ruling",
    "Scenario",
    "ScenarioMalformed",
    "Telling",
    "Told",
    "Verdict",
    "Walk",
    "adapter_of",
    "check_file",
    "check_paths",
    "explain",
    "outcomes_of",
    "read_scenario_file",
    "read_scenario_text",
    "record_line",
    "rules_exercised",
    "rules_with_code",
    "scenario_files",
    "trace_lines",
    "understood",
]
