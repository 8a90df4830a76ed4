"""What the pages name is there: commands, targets of make, modules, files, tests and links."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from typer.main import get_command

import duskbell
from duskbell import kernel
from duskbell.cli import app

ROOT = Path(__file__).parents[2]
SRC = Path(duskbell.__file__).parent
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "benchmarks" / "README.md"]
}
TARGETS = {*re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)}
COMMANDS = getattr(get_command(app), "commands")  # noqa: B009 - a group has some
TRIALS = re.findall(r'^    "([\w-]+)": ', (ROOT / "trials" / "__main__.py").read_text(encoding="utf-8"), re.MULTILINE)
TOP = "src|tests|trials|web|docs|benchmarks|examples|requirements"
CODE = re.compile(r"```\w*\n(.*?)```|`([^`\n]+)`", re.DOTALL)


def code(page: str) -> list[str]:
    """Lines and words of a page that are code, without their comments."""
    found = [block or word for block, word in CODE.findall(PAGES[page])]
    return [line.split(" #")[0].strip() for text in found for line in text.splitlines()]


@pytest.mark.parametrize("page", PAGES)
def test_make_can_make_what_a_page_says(page: str) -> None:
    said = [m[1] for line in code(page) if (m := re.search(r"(?:^|&& )make ([a-z][\w= .-]*)", line))]
    named = {word for words in said for word in words.split() if "=" not in word}
    assert named - TARGETS == set()


@pytest.mark.parametrize("page", PAGES)
def test_the_command_line_knows_what_a_page_says(page: str) -> None:
    for line in code(page):
        if said := re.match(r"(?:\S*/)?duskbell ([a-z][\w-]*)(.*)", line):
            assert said[1] in COMMANDS, line
            command = COMMANDS[said[1]]
            if within := getattr(command, "commands", {}):  # a command of several, as `duskbell cup show`
                inner = said[2].split()[:1]
                assert not inner or inner[0] in within, line
                command = within[inner[0]] if inner else command
            options = {flag for param in command.params for flag in param.opts}
            assert {*re.findall(r"(?<=\s)--?[a-z][\w-]*", said[2])} - options == set(), line


@pytest.mark.parametrize("page", PAGES)
def test_modules_that_a_page_runs_are_there(page: str) -> None:
    run = {m.replace(".", "/") for m in re.findall(r"python -m ([\w.]+\w)", PAGES[page])}
    kinds = [*product((ROOT, ROOT / "src"), (".py", "/__main__.py"))]
    assert [name for name in run if not any((base / f"{name}{kind}").is_file() for base, kind in kinds)] == []


@pytest.mark.parametrize("page", PAGES)
def test_files_and_links_of_a_page_are_there(page: str) -> None:
    named = {m[0] for m in re.findall(rf"`((?:{TOP})/[\w/.*-]+)(::\w+)?`", PAGES[page])}
    assert [name for name in sorted(named) if not any(ROOT.glob(name.rstrip("/")))] == []
    links = re.findall(r"\]\(([^)#:]+)(?:#[\w-]*)?\)", PAGES[page])
    assert [link for link in links if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_what_design_names_in_short_is_there() -> None:
    """It leaves out `src/duskbell/` and `web/src/`."""
    page = PAGES["docs/design.md"].split("## Old name")[0]
    modules = re.findall(r"`((?:kernel|testing|server|games)/[\w/]+\.py)`", page)
    parts = re.findall(r"`((?:lib|parts|table|look|boards)/\w+)[`.]", page)
    assert modules
    assert parts
    assert [name for name in modules if not (SRC / name).is_file()] == []
    assert [name for name in parts if not any((ROOT / "web" / "src").glob(f"{name}.*"))] == []


@pytest.mark.parametrize("page", PAGES)
def test_tests_that_a_page_names_are_there(page: str) -> None:
    for path, name in {*re.findall(r"`(tests/[\w/]+\.py)::(\w+)", PAGES[page])}:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {name}\(", text, flags=re.MULTILINE), f"{path} has no {name}"


def test_every_trial_has_its_row() -> None:
    assert [name for name in TRIALS if f"`{name}`" not in PAGES["docs/trials.md"]] == []


def test_design_names_every_folder_of_the_page() -> None:
    page = PAGES["docs/design.md"].split("## The page")[1].split("\n## ")[0]
    folders = [path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()]
    assert [name for name in folders if not re.search(rf"[`/]{name}[`/]", page)] == []


def test_the_map_has_every_module_of_the_kernel() -> None:
    line = PAGES["docs/design.md"].split("kernel/    knows no game.")[1].split("├─")[0]
    modules = {path.stem for path in Path(kernel.__file__).parent.glob("*.py")} - {"__init__"}
    assert {*re.findall(r"\w+", line)} == modules


def test_the_wings_of_the_server_are_those_of_the_house() -> None:
    table = PAGES["docs/design.md"].split("| wing | what |")[1].split("\n\n")[0]
    wings = {path.parent.name for path in SRC.glob("server/*/__init__.py")}
    assert {*re.findall(r"`(\w+)/`", table)} - {"migrations"} == wings
