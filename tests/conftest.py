"""Fixtures shared by all tests: the real documents where they are present, and what is made once for all of them."""

import atexit
import fcntl
import gc
import importlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.assertion import rewrite
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from xdist.scheduler import LoadScopeScheduling

from judgekit.cli.start import SELDOM
from judgekit.library import building, stamp
from tests.cases import WHOLE, examples, in_groups

settings.register_profile("judgekit", deadline=None, max_examples=examples(100, 25))
settings.load_profile("judgekit")
# No deadline: on a loaded machine it fails tests that are right. Speed is measured by `make bench` alone.

if not WHOLE:
    # Each process would parse a thousand of our sources, only to draw now and then a text or number that stands in one of them.
    vars(providers)["_get_local_constants"] = lambda: providers._local_constants

vars(re)["_MAXCACHE"] = 4096
# One process answers questions of every game, whose expressions are more than `re` remembers: it made them anew again and again.

if sys.dont_write_bytecode:
    # Not beside the sources, then: each of the hundred processes that the tests start would compile 500 modules anew.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / ".pytest_cache" / "bytecode")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

if "PYTEST_XDIST_WORKER" not in os.environ:
    # Whoever runs the tests may have added books and cards and chosen an edition; what the tests find does not hang on that.
    _home = tempfile.mkdtemp(prefix="judgekit-tests-")
    atexit.register(shutil.rmtree, _home, ignore_errors=True)
    os.environ.update({name: f"{_home}/{name}" for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")})
    for _name in [name for name in os.environ if name.startswith("JUDGEKIT_")]:
        del os.environ[_name]


def leave() -> None:
    """End a process that has sent all its results without taking apart, object by object, what it leaves to nobody."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


if "PYTEST_XDIST_WORKER" in os.environ:
    atexit.register(leave)  # whatever is registered later is done before

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish() -> None:
        """Look through nothing for cycles at the end: pytest does so twice, and a process that has played the corpus holds much."""
        gc.freeze()


QUICK = 0.05
"""Seconds below which nobody asks how long it took to make ready for a test, or to clear up behind it."""


def says_nothing(report: pytest.TestReport) -> bool:
    """Tell whether a report only says that what surrounds a test went by; that of the test itself counts it."""
    return report.when != "call" and report.passed and report.duration < QUICK and not report.sections


if "PYTEST_XDIST_WORKER" in os.environ:
    # Of the six messages that a test costs the two processes that talk about it, four are of no use to anybody.

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_to_serializable(report: object) -> dict[str, object] | None:
        """Put a report that says nothing into no words."""
        return {} if isinstance(report, pytest.TestReport) and says_nothing(report) else None

    def pytest_configure(config: pytest.Config) -> None:
        """Send no report without words, nor that a test begins and ends."""
        for talker in config.pluginmanager.get_plugins():
            if hasattr(talker, "sendevent"):
                talker.sendevent = of_use(talker.sendevent)


def of_use(send: Callable[..., None]) -> Callable[..., None]:
    """Return what sends only what somebody reads."""

    def sending(name: str, **message: Any) -> None:
        if name in ("logstart", "logfinish") or (name == "testreport" and "nodeid" not in message["data"]):
            return
        send(name, **message)

    return sending


# As a process of judgekit does itself: a tenth of a run would go by with looking for cycles among what stays.
gc.set_threshold(SELDOM)

RULEBOOKS = Path(__file__).resolve().parents[2] / "shared" / "rulebooks"


TOGETHER = {
    f"tests/games/mtg/text/{module}": "card text"
    for module in (
        "english/test_reading.py",
        "japanese/test_as_english.py",
        "japanese/test_official_wordings.py",
        "printing/test_english.py",
        "printing/test_japanese.py",
        "test_terms_writing.py",
    )
} | {
    f"tests/{module}": "documents"
    for module in (
        "books/magic/test_glossary_headword_sentences.py",
        "books/magic/test_lost_particles.py",
        "books/magic/test_titles.py",
        "project/test_data_is_fresh.py",
        "project/test_glosses.py",
        "references/test_documents.py",
        "search/test_real_documents.py",
    )
}
"""Modules that ask for the same things, which are made once where one process runs them all."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give a process whole modules, those that stand together at once, where nobody asks for another way on the command line."""
    if config.getoption("dist") != "loadscope":
        return None
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = given_together
    return scheduler


def given_together(test: str) -> str:
    """Return under what name a test is given to a process together with others: its module, or what several modules are about."""
    module = test.partition("::")[0]
    return TOGETHER.get(module, module)


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: Any, name: str, obj: Any) -> list[Any] | None:
    """Let cases of one test be tried many at once where all tests run: to make, send and report each costs more than most take."""
    if (
        type(collector) is not pytest.Module
        or not takes_all(collector.config)
        or not collector.istestfunction(obj, name)
    ):
        return None
    grouped = None if made_for_each_test(collector) else in_groups(obj)
    if grouped is None:
        return None
    grouped.__module__ = obj.__module__
    setattr(collector.obj, name, grouped)
    return list(collector._genfunctions(name, grouped))


def takes_all(config: pytest.Config) -> bool:
    """Tell whether this process runs tests beside others and nobody asked for one by its name."""
    return (
        hasattr(config, "workerinput") and not config.option.keyword and not any("::" in asked for asked in config.args)
    )


@cache
def made_for_each_test(collector: Any) -> bool:
    """Tell whether anything is made ready for each test of a module without being asked for."""
    known = collector.session._fixturemanager
    own = (known.getfixturedefs(name, collector) or () for name in known._getautousenames(collector))
    return any(fixture.scope == "function" for fixtures in own for fixture in fixtures)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Load what plays the corpus before any test module: editions that are derived later hear what it hears."""
    if not hands_out(session.config):
        rewritten(modules_of(session.config), session.config)
        importlib.import_module("tests.playing")


def modules_of(config: pytest.Config) -> list[Path]:
    """Return this process's part of the modules that are asked for; none where it is the only process."""
    own: dict[str, Any] = vars(config).get("workerinput", {"workerid": "gw0", "workercount": 1})
    asked = [config.invocation_params.dir / one.partition("::")[0] for one in config.args]
    files = {file for one in asked for file in (one.rglob("test_*.py") if one.is_dir() else [one])}
    count = own["workercount"]
    return sorted(files)[int(own["workerid"].removeprefix("gw")) :: count] if count > 1 else []


def rewritten(modules: Iterable[Path], config: pytest.Config) -> None:
    """Write down modules as pytest tries them: each process of a fresh clone rewrites its part, where each would rewrite all."""
    for module in modules:
        compiled = rewrite.get_cache_dir(module) / f"{module.stem}{rewrite.PYC_TAIL}"
        if not compiled.exists():
            compiled.parent.mkdir(parents=True, exist_ok=True)
            source, code = rewrite._rewrite_test(module, config)
            rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, compiled)


def hands_out(config: pytest.Config) -> bool:
    """Tell whether this process hands out tests to others and runs none, so that it needs no game."""
    return bool(getattr(config.option, "tx", None)) and not hasattr(config, "workerinput")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the modules that take longest, so that at the end no process waits for another one's long test.

    Those that play the corpus come behind the long ones: a process that has played it is large, and a large one forks slowly.
    """
    slow = {item.path for item in items if item.get_closest_marker("slow") is not None}
    long = {item.path for item in items if item.get_closest_marker("long") is not None}
    items.sort(key=lambda item: (item.path not in long, item.path not in slow, item.path.parent.name != "project"))


def pytest_collection_finish() -> None:
    """Do not look through twenty thousand tests again whenever garbage is collected."""
    gc.freeze()


Once = Callable[[str, Callable[[Path], None]], Path]


@pytest.fixture(scope="session")
def rulebooks() -> Path:
    """The folder of the five real documents; the publishers own them, so a clone by itself has none."""
    if not RULEBOOKS.is_dir():
        pytest.skip("the publishers' documents are not beside this checkout")
    return RULEBOOKS


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Make a folder by its name once for all processes of this run: `once(name, make)`, whoever comes later waits and finds it."""
    own = tmp_path_factory.getbasetemp()
    root = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def made(name: str, make: Callable[[Path], None]) -> Path:
        folder, done = root / f"once-{name}", root / f"once-{name}.done"
        with (root / f"once-{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not done.exists():
                folder.mkdir()
                make(folder)
                done.touch()
        return folder

    return made


@pytest.fixture(scope="session", autouse=True)
def our_files_stand_still() -> Iterator[None]:
    """While tests run judgekit's own code and data stay as they are: no command line of this process looks through them again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stamp, "of_ours", cache(stamp.of_ours))
        patch.setattr(building, "_digest_of_ours", cache(building._digest_of_ours))
        yield


@pytest.fixture(scope="session", autouse=True)
def played_once(once: Once) -> None:
    """What one process of this run has played of the corpus is known to the others."""
    playing = importlib.import_module("tests.playing")
    playing.FOLDER[:] = [once("played", lambda _folder: None)]
