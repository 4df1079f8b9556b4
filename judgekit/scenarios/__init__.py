"""Scenario files: read, run and judged.

`check_paths(paths)` runs files and folders and returns a Report (`to_json` is the shape of `check --json`); `explain(path)`
returns the whole trace of a base line; `understood(path)` is what card texts were read as; `Walk.through(path)` walks forward
and back; `outcomes_of(scenario, scene, Inquiry(…))` plays every line from what a scenario leaves open;
`rules_with_code(game)` and `rules_exercised(results)` are what coverage counts. Loading this package loads no game; a game is
loaded when a scenario names it.
"""

from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.card_readings import understood
from judgekit.scenarios.checking import check_file, check_paths, rules_exercised, rules_with_code, scenario_files
from judgekit.scenarios.code_citations import CodeCitation
from judgekit.scenarios.explaining import record_line, trace_lines
from judgekit.scenarios.faults import ScenarioMalformed
from judgekit.scenarios.model import Scenario, read_scenario_file, read_scenario_text
from judgekit.scenarios.outcomes import Inquiry, Outcomes, outcomes_of
from judgekit.scenarios.stepping import Stop, Walk
from judgekit.scenarios.telling import Telling, Told, explain
from judgekit.scenarios.verdicts import VERDICTS, Report, Result, Ruling, Verdict

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
    "Stop",
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
