"""`check`: verdicts of scenario files.

On the path of a cold start: what explains and walks is not loaded, and neither is the typer application.
"""

from __future__ import annotations

import os
import sys
from functools import partial

from judgekit.cli import answering
from judgekit.cli.cards import finding_cards
from judgekit.cli.scenarios.own_edition import OwnEditions, chosen_edition
from judgekit.cli.screen import signs
from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.wording import counted, phrase, spoken
from judgekit.scenarios.checking import NOTATION, check_file, check_paths, one_by_one, scenario_files
from judgekit.scenarios.files import card_files
from judgekit.scenarios.many.time_limits import SECONDS

TYPE_CHECKING = False  # typing costs more to import than a verdict takes
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from judgekit.core.files import StrPath
    from judgekit.core.json_values import Json
    from judgekit.scenarios.checking import File, Play, Plays
    from judgekit.scenarios.files.model import ChosenEdition
    from judgekit.scenarios.verdicts import Report, Result


def asked(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit check FILE…` without the typer application, which takes a quarter of the time of one file."""
    finding_cards.serve_scenarios()
    return check(words, edition=options.get("edition"), as_json="json" in options)


def check(
    paths: Sequence[str],
    *,
    edition: str | None,
    as_json: bool,
    seconds: float = SECONDS,
    jobs: int = 0,
    cluster: str = "",
    fix: bool = False,
) -> int:
    """Run scenario files and print their verdicts; return 0 only when every file passes, or is a known difference.

    What plays the files that name no rules stands in the first line, with the reason.

    Args:
        paths: files and folders.
        edition: what `--edition` says; None for nothing.
        as_json: print JSON.
        seconds: how long each file may take; 0: as long as it takes.
        jobs: how many processes play them; 0: the cores, where there are more than a few files.
        cluster: the Dask cluster that plays them, "local", "local:4" or an address; "" for none.
        fix: put in first the decisions that nobody scripted.

    Raises:
        UsageFault: a path does not exist, a folder holds no scenario, or the edition asked for is not played.
    """
    chosen, own = chosen_edition(edition)
    if fix:
        _fix(paths, chosen)
    together = _on_cluster(cluster, seconds, chosen) if cluster else _together(paths, seconds, chosen, jobs)
    if any(map(os.path.isdir, paths)):
        together = _but_for_known(paths, together, f"{seconds} {chosen.asked}", own)
    report = _with_progress(lambda progress: check_paths(paths, progress, seconds, chosen, together))
    if as_json:
        import json

        print(json.dumps({**report.to_json(), **_left_open(own)}, ensure_ascii=False))
    else:
        asked = phrase("written for a base edition: played by {asked}, as --edition says", asked=chosen.asked)
        text = "\n".join([*([asked] if chosen.asked else own.lines()), as_text(report)])
        width = signs.terminal_width()
        print("\n".join(piece for line in text.split("\n") for piece in signs.folded(line, width)))
    return 0 if report.holds else 1


def _with_progress(checked: Callable[[Callable[[Result], None]], Report]) -> Report:
    """Return the report of a check; a terminal is told how far it is while it goes on.

    Args:
        checked: checks, and tells of each result.
    """
    shown = sys.stderr.isatty()
    done = 0

    def progress(result: Result) -> None:
        nonlocal done
        done += 1
        if shown:
            line = phrase("{done} checked: {verdict:<16}", done=done, verdict=phrase(result.verdict))
            print(f"\r{line}", end="", file=sys.stderr, flush=True)

    report = checked(progress)
    if shown:
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return report


def _fix(paths: Sequence[str], chosen: ChosenEdition) -> None:
    """Put into files the decisions that nobody scripted, and say on standard error what was put in and what stays open."""
    from judgekit.scenarios.fixing import fix_file

    for path, name in scenario_files(paths):
        if path.suffix == NOTATION:
            continue
        try:
            found = fix_file(path, name, chosen)
        except (JudgekitError, OSError, UnicodeDecodeError):
            continue  # its verdict says why
        if found.answered:
            told = counted("{count} answer put in", "{count} answers put in", count=found.answered)
            print(f"{name}: {told}", file=sys.stderr)
        if found.open:
            print(f"{name}: {found.open}", file=sys.stderr)


def _together(paths: Sequence[str], seconds: float, chosen: ChosenEdition, wanted: int) -> Plays:
    """Return what plays the files: this process alone where there are few; each of several opens the user's cards for itself."""
    several = wanted > 1 or (not wanted and (len(paths) > 1 or any(map(os.path.isdir, paths))))
    if not several:
        return one_by_one
    from judgekit.scenarios.many import jobs
    from judgekit.scenarios.passed_before import noted

    alone = partial(check_file, seconds=seconds, chosen=chosen._replace(in_use=jobs.leave_open))
    begin = finding_cards.serve_anew if card_files.in_use() else None
    return lambda files, play: jobs.played(_found(files), play, partial(noted, alone), wanted, begin)


def _but_for_known(paths: Sequence[str], plays: Plays, under: str, own: OwnEditions) -> Plays:
    """Return what plays the files of folders of which it is not known that they pass.

    Args:
        paths: the files and folders.
        plays: plays files.
        under: what was asked for beside them.
        own: the edition one judges by; a file that leaves it open is played each time.
    """
    from judgekit.library import choice, folders, stamp
    from judgekit.scenarios.passed_before import but_for_known

    def playing(files: Sequence[File], play: Play) -> Iterable[Result]:
        def telling(path: StrPath, name: str) -> Result:
            before = own.asked
            result = play(path, name)
            return result if own.asked == before else replace(result, read=())

        return plays(files, telling)

    return but_for_known(paths, f"{under}\n{stamp.of_theirs(folders.cards(), choice.path())}", playing)


def _found(files: Sequence[File]) -> list[tuple[Path, str]]:
    """Return files as other processes take them."""
    from pathlib import Path

    return [(Path(path), name) for path, name in files]


def _on_cluster(where: str, seconds: float, chosen: ChosenEdition) -> Plays:
    """Return what plays the files on a cluster, except where cards come from files that this process has open."""
    if card_files.in_use():
        return one_by_one
    from importlib.util import find_spec

    if find_spec("distributed") is None:
        raise UsageFault(phrase("Dask is not installed"), "pip install 'judgekit[cluster]'")
    from judgekit.scenarios.many import cluster, jobs

    elsewhere = partial(check_file, seconds=0, chosen=chosen._replace(in_use=jobs.leave_open))

    def plays(files: Sequence[File], play: Play) -> Iterator[Result]:
        with cluster.connected(where) as client:
            yield from cluster.played(_found(files), play, elsewhere, client, seconds)
            if client.cluster is not None:
                client.cluster.close()

    return plays


def _left_open(own: OwnEditions) -> dict[str, Json]:
    """Return for programs what played the files that name no rules; nothing where every file names them."""
    told: dict[str, Json] = {game: {"edition": edition, "because": why} for game, (edition, why) in own.told.items()}
    return {"without_rules": told} if told else {}


def as_text(report: Report) -> str:
    """Return the verdicts as lines: what does not pass with its reason and the trace between, then the count."""
    lines = []
    for result in report.results:
        if result.verdict == "pass":
            forks = counted(" ({count} forks)", " ({count} forks)", count=len(result.forks)) if result.forks else ""
            lines.append(f"{phrase(result.verdict)}  {result.file}{forks}")
        else:
            lines += _failure(result)
        if result.difference is not None:
            lines.append(
                phrase(
                    "    known difference: {rule}  {reason}",
                    rule=result.difference.rule,
                    reason=result.difference.reason,
                )
            )
        lines += [f"    {line}" for line in left_out(result)]
    counts = ", ".join(f"{count} {phrase(verdict)}" for verdict, count in report.summary().items() if count)
    known = sum(result.difference is not None for result in report.results)
    told = phrase("; {known} of them are known differences", known=known) if known else ""
    return "\n".join(
        [
            *lines,
            counted(
                "{count} scenarios: {counts}{told}",
                "{count} scenarios: {counts}{told}",
                count=len(report.results),
                counts=counts,
                told=told,
            ),
        ]
    )


def left_out(result: Result) -> list[str]:
    """Return what the cards of a file declare as left out on purpose, and which cards come from card files, a line each."""
    files = dict.fromkeys(file for _name, file in result.filed)
    filed = [
        phrase(
            "{filed}: from {file}", filed=", ".join(name for name, other in result.filed if other == file), file=file
        )
        for file in files
    ]
    return [*(phrase("left out on purpose: {reason}", reason=reason) for reason in result.ignored), *filed]


def _failure(result: Result) -> list[str]:
    worst = result.worst
    place = f"{result.file}:{worst.line}" if worst.line else result.file
    step = phrase(" step {step}:", step=worst.step) if worst.step else ""
    first, _newline, more = result.message.partition("\n")
    told = first if first.startswith(f"{place}:") else f"{place}:{step} {first}"
    lines = [f"{phrase(result.verdict)}  {told}"]
    if more and not (worst.expected or worst.found):  # what is said with these is what happened between, told below
        lines += [f"    {line.strip()}" for line in more.splitlines()]
    if worst.expected or worst.found:
        lines += [
            phrase("    expected: {expected}", expected=worst.expected),
            phrase("    found:    {found}", found=worst.found),
            *([phrase("    by:       {rules}", rules=", ".join(worst.rules))] if worst.rules else []),
        ]
    if worst.window:
        from judgekit.scenarios.adapters import adapter_of
        from judgekit.scenarios.explaining import trace_lines

        scene = adapter_of(result.game) if result.game else None
        lines += [
            phrase("    what happened between:"),
            *(f"      {line}" for line in trace_lines(worst.window, scene, spoken())),
        ]
    return lines
