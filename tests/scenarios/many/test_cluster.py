"""Many files are played by a Dask cluster: the same results in the same order, whatever a worker lacks or does."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.errors import UsageFault
from judgekit.scenarios.checking import check_file, one_by_one, scenario_files
from judgekit.scenarios.many.jobs import packed
from judgekit.scenarios.verdicts import Result, Ruling

pytest.importorskip("distributed")

import distributed

from judgekit.scenarios.many import cluster

FILES = list(scenario_files([str(corpus_folder() / "magmell" / "scenarios" / "battle")]))[:6]


@pytest.fixture(scope="module")
def client() -> Iterator[distributed.Client]:
    """Workers in this process: what is sent goes the same way as to others."""
    with (
        distributed.LocalCluster(2, threads_per_worker=1, processes=False, dashboard_address="127.0.0.1:0") as machine,
        distributed.Client(machine) as found,
    ):
        yield found


def here(path: Path, name: str) -> Result:
    return Result(name, path.stem, Ruling("pass", "here"))


def elsewhere(path: Path, name: str) -> Result:
    return Result(name, path.stem, Ruling("pass", "elsewhere"))


def test_results_are_those_of_one_process_in_the_order_of_the_files(client: distributed.Client) -> None:
    alone = [one.to_json() for one in one_by_one(FILES, check_file)]
    assert [one.to_json() for one in cluster.played(FILES, check_file, check_file, client)] == alone


def test_a_file_that_a_worker_has_not_or_has_otherwise_is_left_to_who_sent_it(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("a", encoding="utf-8")
    sent = cluster._sent(file, "one.yaml")
    state = cluster.state_of_code()
    assert cluster.play_batch(elsewhere, [sent], state, 0) == [packed(elsewhere, file, "one.yaml")]
    assert cluster.play_batch(elsewhere, [sent], "another state of the code", 0) == [None]
    file.write_text("b", encoding="utf-8")
    assert cluster.play_batch(elsewhere, [sent], state, 0) == [None]
    file.unlink()
    assert cluster.play_batch(elsewhere, [sent], state, 0) == [None]


def test_what_took_longer_than_allowed_is_left_to_who_sent_it(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("a", encoding="utf-8")
    sent = cluster._sent(file, "one.yaml")
    assert cluster.play_batch(elsewhere, [sent], cluster.state_of_code(), 1e-12) == [None]


def test_a_number_of_workers_that_is_none_is_wrong_usage() -> None:
    with pytest.raises(UsageFault):
        cluster.connected("local:many")


def dying_once(path: Path, name: str) -> Result:
    mark = path.with_suffix(".died")
    if path.stem == "dies" and not mark.exists():
        mark.touch()
        os._exit(3)
    return elsewhere(path, name)


@pytest.mark.slow
def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    files = [(tmp_path / f"{stem}.yaml", stem) for stem in ("a", "dies", "b")]
    for path, name in files:
        path.write_text(name, encoding="utf-8")
    with (
        distributed.LocalCluster(1, threads_per_worker=1, dashboard_address="127.0.0.1:0") as machine,
        distributed.Client(machine) as found,
    ):
        told = list(cluster.played(files, here, dying_once, found))
    assert (tmp_path / "dies.died").exists()
    assert [(one.id, one.base.message) for one in told] == [(name, "elsewhere") for _path, name in files]
