"""What lies in deploy/: it fits the program, and the programs that read it take it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from duskbell.server.running import Meter
from tests.docs.test_names import COMMANDS
from trials.container import stages

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = json.loads((DEPLOY / "prometheus/dashboard.json").read_text(encoding="utf-8"))
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
RULES = [
    rule["expr"]
    for group in yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
OTHERS = {"up", "haproxy_server_status"}
"""What Prometheus and haproxy count themselves."""


def _told() -> set[str]:
    """The names of what a server tells Prometheus."""
    meter = Meter()
    for counted in (meter.deeds, meter.refusals, meter.requests, meter.carried):
        counted["any"] += 1
    lines = meter.text().decode().splitlines()
    return {re.split(r"[{ ]", line)[0] for line in lines if not line.startswith("#")}


def _needs(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/bin")
    if found is None:
        pytest.skip(f"there is no {program} here")
    return found


def test_a_query_asks_for_what_is_counted() -> None:
    told = _told()
    words = {"by", "le", "sum", "rate", "count", "topk", "instance", "direction", "sort", "key", "status", "version"}
    words |= {"histogram_quantile", "increase", "deed", "proxy", "state", "job"}
    for query in [*QUERIES, *RULES]:
        bare = re.sub(r'"[^"]*"|\[\w+\]', "", query)
        names = set(re.findall(r"[a-z_]{2,}", bare)) - words
        assert names, query
        assert names <= told | OTHERS, (query, names - told)


def test_prometheus_takes_the_rules_and_every_query(tmp_path: Path) -> None:
    promtool = _needs("promtool")
    rules = {"groups": [{"name": "d", "rules": [{"record": f"q{n}", "expr": q} for n, q in enumerate(QUERIES)]}]}
    (tmp_path / "dashboard.yml").write_text(yaml.safe_dump(rules), encoding="utf-8")
    files = [str(tmp_path / "dashboard.yml"), str(DEPLOY / "prometheus/alerts.yml")]
    done = subprocess.run([promtool, "check", "rules", *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(QUERIES)} rules found" in done.stdout
    shutil.copytree(DEPLOY / "prometheus", tmp_path / "p")
    config = tmp_path / "p/prometheus.yml"
    (tmp_path / "token").write_text("x", encoding="utf-8")
    text = config.read_text(encoding="utf-8").replace("/etc/prometheus/duskbell.token", str(tmp_path / "token"))
    config.write_text(text, encoding="utf-8")
    done = subprocess.run([promtool, "check", "config", str(config)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_haproxy_takes_its_configuration() -> None:
    done = subprocess.run(
        [_needs("haproxy"), "-c", "-f", str(DEPLOY / "haproxy.cfg")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("unit", ["duskbell.service", "duskbell@.service"])
def test_a_unit_of_systemd_says_a_right_command_and_is_sealed(unit: str) -> None:
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    command = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    _check_options(command.split()[1:])
    analyze = _needs("systemd-analyze")
    done = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=20", str(DEPLOY / unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    if "Unknown" in done.stderr or "unrecognized" in done.stderr:
        pytest.skip("this systemd does not look at units offline")
    assert done.returncode == 0, done.stdout[-600:] + done.stderr


def test_the_containerfile_is_for_nobody_in_particular_and_checks_itself() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (_, page), (_, build), (last, image) = stages(text)
    assert last == "", "the image is the last stage"
    said = dict(image)
    assert said["USER"].isdecimal(), "a number, so that an orchestrator can see that it is not root"
    assert int(said["USER"]) > 0
    check = json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    assert "/api/live" in check[-1]
    _check_options([*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])][1:])
    for steps in (page, build, image):
        assert re.fullmatch(r"[a-z]+:[\w.-]+( AS \w+)?", steps[0][1]), "an image's name carries no registry"
    assert "--require-hashes" in str(build)


def test_the_image_s_page_is_built_from_all_that_it_imports() -> None:
    (_, page), *_ = stages((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    copied = [rest.split()[0] for word, rest in page if word == "COPY"]
    top = DEPLOY.parent
    sources = [file for file in (top / "web/src").rglob("*") if file.suffix in {".ts", ".js", ".svelte"}]
    outside = {
        (source.parent / name).resolve().relative_to(top)
        for source in [*sources, *(top / "web").glob("*.ts")]
        for name in re.findall(r"""["']((?:\.\./)+src/duskbell/[\w./-]+)["']""", source.read_text(encoding="utf-8"))
    } - {Path("src/duskbell/server/page")}  # what it builds
    assert outside
    for path in outside:
        assert any(path.is_relative_to(place) for place in copied), f"no COPY brings {path}"


def test_compose_names_parts_that_are_there() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    compose: dict[str, Any] = yaml.safe_load(text)
    for n in "NC":
        assert sorted(re.findall(rf"DUSKBELL_{n}\d(?=:)", text)) == [f"DUSKBELL_{n}{i}" for i in (1, 2, 3)], "each once"
    services = compose["services"]
    haproxy = services["haproxy"]["environment"]
    scraped = (DEPLOY / "prometheus/prometheus.yml").read_text(encoding="utf-8")
    for name, service in services.items():
        assert re.fullmatch(r"[a-z]+(:[\w.-]+)?", service["image"]), "an image's name carries no registry"
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or source == "./metrics.token" or (DEPLOY / source).exists(), source
        if "duskbell" in service["image"]:
            assert service["read_only"]
            assert service["cap_drop"] == ["ALL"]
            _check_options(service["command"])
        if name.startswith("n"):
            assert f"{name}:8000" in service["command"], "others reach it by its own name"
            assert f"{name}:8000" in haproxy.values()
            command = service["command"]
            assert command[command.index("--check-port") + 1] == haproxy[f"DUSKBELL_C{name[1:]}"]
            assert f'"{name}:8000"' in scraped


def _check_options(words: list[str]) -> None:
    """A command of the command line with options that it has."""
    assert words[0] in COMMANDS
    known = {option for param in COMMANDS[words[0]].params for option in param.opts}
    said = [word for word in words if word.startswith("--")]
    assert set(said) <= known
    assert len(set(said)) == len(said), "nothing is said twice"
