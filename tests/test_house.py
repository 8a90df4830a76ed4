"""House rules that always hold: small modules, a kernel without a clock, nothing of this machine in what is kept."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import duskbell

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "duskbell"
MODULES = sorted(p for p in SRC.rglob("*.py") if "__pycache__" not in p.parts)
NAMES = {".".join(p.relative_to(SRC.parent).with_suffix("").parts).removesuffix(".__init__"): p for p in MODULES}
LONGEST = 400


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def within(*parts: str) -> list[Path]:
    """The modules that lie below one of these folders."""
    return [path for path in MODULES if set(parts) & set(path.relative_to(SRC).parts)]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


# -- modules -----------------------------------------------------------------------------------------------------------


def test_no_module_is_long() -> None:
    assert [named(path) for path in MODULES if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "wing", ["kernel", "ratings", "games", "bots", "server", "arena", "cup", "cli", "testing", "insight"]
)
def test_no_modules_import_each_other_in_a_circle(wing: str) -> None:
    """What is imported for its types alone counts too: who reads one must know the other."""
    ahead = _ahead()
    inside = [name for name in NAMES if name.startswith(f"duskbell.{wing}.")]
    assert [name for name in inside if name in _reached(name, ahead)] == []


@cache
def _ahead() -> dict[str, frozenset[str]]:
    return {name: frozenset(_imports(path) & NAMES.keys()) for name, path in NAMES.items()}


def _imports(path: Path) -> set[str]:
    """The modules that one names. Of a package whose module it takes it names the module, not the face."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            taken = [f"{node.module}.{a.name}" for a in node.names]
            found |= {name if name in NAMES else node.module for name in taken}
    return found


def _reached(start: str, ahead: Mapping[str, frozenset[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = ahead[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_modules_and_what_they_offer_are_explained() -> None:
    assert {named(path): lacking for path in MODULES if (lacking := _unexplained(path))} == {}


def _unexplained(path: Path) -> list[str]:
    lacking = []
    if path.stat().st_size and path.name != "env.py" and not ast.get_docstring(tree(path)):
        lacking.append("the module")
    for node in () if "versions" in path.parts else tree(path).body:  # Alembic names what a migration offers
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            explained = ast.get_docstring(node) or _explained(node.decorator_list) or node.name.startswith("_")
            lacking += [] if explained else [node.name]
    return lacking


def _explained(decorators: list[ast.expr]) -> bool:
    """An overload is explained by what it overloads, a route by the words that OpenAPI shows."""
    for d in decorators:
        if isinstance(d, ast.Name) and d.id == "overload":
            return True
        if isinstance(d, ast.Call) and any(k.arg in ("summary", "description") for k in d.keywords):
            return True
    return False


def test_nothing_is_left_to_do() -> None:
    left = re.compile(r"\b(TODO|FIXME|XXX|HACK|NotImplementedError)\b")
    assert [named(path) for path in MODULES if left.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.slow
def test_no_module_prints_but_the_command_line() -> None:
    printing = [
        f"{named(path)}:{n.lineno}"
        for path in MODULES
        for n in ast.walk(tree(path))
        if isinstance(n, ast.Call) and _called(n) in ("print", "breakpoint")
    ]
    assert [where for where in printing if not where.startswith("src/duskbell/cli/")] == []


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


# -- layers ------------------------------------------------------------------------------------------------------------

OUTSIDE = {
    "asyncio", "calendar", "click", "curses", "datetime", "fcntl", "getpass", "http", "litestar", "logging",
    "multiprocessing", "os", "queue", "random", "rich", "secrets", "select", "selectors", "signal", "socket",
    "sqlalchemy", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "tkinter", "typer", "urllib",
    "uuid", "uvicorn", "websockets",
}  # fmt: skip
"""Clocks, chance, processes, networks and screens."""


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports when it runs; what is imported for the type checker alone does not count."""

    def walk(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for other in node.orelse:
                yield from walk(other)
            return
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield node.module or ""
        for child in ast.iter_child_nodes(node):
            yield from walk(child)

    return walk(tree(path))


def test_rules_know_no_clock_no_chance_and_no_screen() -> None:
    for path in within("kernel", "games"):
        allowed = {"random"} if path.name == "rng.py" else set()
        assert {name.split(".")[0] for name in imports(path)} & OUTSIDE <= allowed, named(path)


def test_the_kernel_knows_no_game_and_nothing_above() -> None:
    for path in within("kernel"):
        own = [i for i in imports(path) if i.startswith("duskbell")]
        assert [i for i in own if not i.startswith("duskbell.kernel")] == [], named(path)


def test_a_game_knows_the_kernel_and_itself() -> None:
    for path in within("games"):
        game, *inside = path.relative_to(SRC / "games").parts
        own = ("duskbell.kernel", f"duskbell.games.{game}" if inside else "duskbell.games")
        assert [i for i in imports(path) if i.startswith("duskbell") and not i.startswith(own)] == [], named(path)


def test_rules_order_nothing_by_chance_of_hashing() -> None:
    """No loop and no list is made straight from a set: one seed gives one log whatever PYTHONHASHSEED."""
    for path in within("kernel", "games"):
        for node in ast.walk(tree(path)):
            over = node.iter if isinstance(node, ast.For | ast.comprehension) else None
            assert not isinstance(over, ast.Set | ast.SetComp), f"{named(path)}:{getattr(over, 'lineno', 0)}"
            if isinstance(over, ast.Call):
                assert _called(over) not in ("set", "frozenset"), f"{named(path)}:{over.lineno}"


# -- what is kept ------------------------------------------------------------------------------------------------------


@cache
def kept() -> tuple[Path, ...]:
    """The files of the project, those that are not committed yet too."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if done.returncode:  # a copy without git
        return walked()
    names = sorted({n for n in done.stdout.decode().split("\0") if n})
    return tuple(ROOT / n for n in names if (ROOT / n).is_file())


def walked() -> tuple[Path, ...]:
    """The files that .gitignore does not name, without git's help."""
    given = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = [line.strip("/") for line in given if line and not line.startswith("#")] + [".git"]

    def keeps(path: Path) -> bool:
        return not any(
            fnmatch(name, rule) for name in (path.name, path.relative_to(ROOT).as_posix()) for rule in ignored
        )

    files = list[Path]()
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [name for name in inside if keeps(Path(folder, name))]
        files += [path for name in names if keeps(path := Path(folder, name))]
    return tuple(sorted(files))


def test_a_copy_without_git_is_read_all_the_same() -> None:
    assert set(walked()) == set(kept())


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """(name, text) of every text file that is kept."""
    read = ((named(path), path.read_bytes()) for path in kept())
    return tuple((name, data.decode("utf-8")) for name, data in read if b"\0" not in data[:8000])


def found(pattern: str, but: tuple[str, ...] = ()) -> list[str]:
    """Every line with this in it: where, and what it says."""
    look = re.compile(pattern, re.MULTILINE)
    return [
        f"{where}: {line.strip()[:120]}"
        for name, text in texts()
        if look.search(text)  # the whole first: few files have anything
        for n, line in enumerate(text.splitlines(), 1)
        if look.search(line) and not (where := f"{name}:{n}").startswith(but)
    ]


@pytest.mark.slow
def test_no_registry_is_named() -> None:
    names = (
        "pypi~org",
        "python~hosted",
        "registry~npmjs",
        "registry~yarnpkg",
        "npm~mirror",
        "tuna~tsinghua",
        "aliyun~com",
    )
    hosts = [n.replace("~", r"[.]?") for n in names]
    assert found("|".join(hosts)) == []
    assert found("--(extra-)?index" + "-url|--find" + "-links", but=("Makefile:", "tests/test_house.py:")) == []


def test_no_path_of_this_machine_is_named() -> None:
    slash = "/"
    assert found(re.escape(slash + "root" + slash)) == []
    assert found(re.escape(slash + "home" + slash) + r"[a-z]") == []
    assert found(re.escape(str(ROOT)) + r"(?![\w.-])") == []
    assert found(re.escape(slash + "work" + slash)) == []
    assert found(r"\.\./" + "shared" + slash) == [], "what lies beside the project is not part of it"


@pytest.mark.slow
def test_no_secret_is_kept() -> None:
    patterns = (
        "BEGIN [A-Z ]*PRIVATE" + " KEY",
        r"\bgh[pousr]_" + r"[A-Za-z0-9]{20,}",
        r"\bAKIA" + r"[0-9A-Z]{16}\b",
        r"\bsk-" + r"[A-Za-z0-9]{20,}",
        r"\bxox[abp]-" + r"[0-9A-Za-z-]{10,}",
        r"://[^/\s:@{}$<]+:" + r"[^/\s:@{}$<]+@",
        r"\b_?[Aa]uth" + r"[Tt]oken\s*=",
    )
    assert found("|".join(patterns)) == []


def test_nothing_made_is_kept() -> None:
    made = re.compile(
        r"(^|/)(__pycache__|node_modules|dist|build|\.venv|\.env|\.DS_Store)(/|$)|\.(pyc|db|sqlite3?|log|pem|key)$"
    )
    assert [named(p) for p in kept() if made.search(named(p))] == []
    assert [named(p) for p in kept() if p.stat().st_size > 1_000_000] == []


def test_text_is_tidy() -> None:
    assert [w for w in found(r"[^\S\n]$") if not w.split(":")[0].endswith((".md", ".svg"))] == []
    assert found("^" + "(<" * 1 + "{7} |>{7} |={7}$)") == []
    assert [
        named(p) for p in kept() if b"\r\n" in p.read_bytes()[:100_000] and p.suffix in (".py", ".md", ".ftl")
    ] == []


@pytest.mark.slow
def test_page_and_tests_leave_nothing_to_do() -> None:
    marks = "TO" + "DO|FIX" + "ME|XX" + "X"
    where = ("web/src/", "tests/", "docs/", "benchmarks/", "Makefile")
    left = found(
        rf"(#|//|/\*|<!--|\"\"\").*\b({marks})\b", but=("tests/test_house.py:", "tests/locale/test_catalogue.py:")
    )
    assert [f for f in left if f.startswith(where)] == []


# -- what a newcomer finds ---------------------------------------------------------------------------------------------

PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
    "docs/design.md",
    "docs/rulings.md",
    "docs/protocol.md",
)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert len(text) > 300
    assert page == "LICENSE" or text.startswith("# ")


def test_the_readme_tells_what_there_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for word in ("make play", "make test", "duskbell simulate", "duskbell.start", "暮钟", "MIT", "Mafia"):
        assert word in text, word
    for command in ("games", "serve", "simulate", "record", "replay", "verify", "laws", "perft", "cup"):
        assert re.search(rf"duskbell {command}\b", text), command


def test_contributing_tells_how_to_add_a_game_a_role_and_a_language() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").lower()
    for word in ("a game", "a role", "a language", "make check", "make golden"):
        assert word in text, word


def test_links_between_pages_lead_somewhere() -> None:
    for page in [p for p in kept() if p.suffix == ".md"]:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if not re.match(r"[a-z]+:|#", target):
                assert (page.parent / target.split("#")[0]).exists(), f"{named(page)} leads to {target}"


def test_pages_that_code_names_are_there() -> None:
    for path in MODULES:
        for page in re.findall(r"\bdocs/[\w-]+\.md\b", path.read_text(encoding="utf-8")):
            assert (ROOT / page).exists(), f"{named(path)} names {page}"


def test_one_version_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == duskbell.__version__
    assert duskbell.__version__ in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert project["license"] == "MIT"


def test_what_runs_is_pinned_with_hashes() -> None:
    for name in ("runtime", "dev"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        pins = re.findall(r"^([\w.\[\]-]+)==\S+.*?(?=^[\w.\[\]-]+==|\Z)", text, flags=re.M | re.S)
        assert len(pins) > 10
        for pin in re.split(r"^(?=[\w.\[\]-]+==)", text, flags=re.M)[1:]:
            assert "--hash=sha256:" in pin, pin.splitlines()[0]


def test_the_same_needs_are_written_in_both_places() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = {re.split(r"[<>=~! ]", d)[0].lower() for d in project["dependencies"]}
    listed = (ROOT / "requirements" / "runtime.in").read_text(encoding="utf-8").splitlines()
    named_there = {x.split("#")[0].strip().lower() for x in listed if x.split("#")[0].strip()}
    assert needs <= named_there
    assert named_there - needs <= {"hatchling"}


@cache
def brings_of() -> Mapping[str, list[str]]:
    return packages_distributions()


@pytest.mark.slow
def test_what_code_imports_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *[d for extra in project["optional-dependencies"].values() for d in extra]]
    declared = {re.split(r"[<>=~!\[ ]", d)[0].lower().replace("-", "_").split(".")[0] for d in needed}
    used = {i.split(".")[0] for p in MODULES for i in imports(p)}
    brings = brings_of()
    foreign = {
        i: {name.lower().replace("-", "_").split(".")[0] for name in brings.get(i) or [i]} | {i}
        for i in used
        if i not in sys.stdlib_module_names and i not in ("duskbell", "pytest")  # pytest belongs to duskbell.testing
    }
    # a name such as opentelemetry is brought by several that belong together
    assert [i for i, brought in foreign.items() if not brought & declared] == []


def test_what_is_installed_without_extras_is_enough_to_start() -> None:
    """What command line and server import as they start, and not where it is needed, no extra brings."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = {re.split(r"[<>=~!\[ ]", d)[0].lower() for d in project["dependencies"]}
    extras = {
        name for some in project["optional-dependencies"].values() for d in some if (name := re.split("[<>=]", d)[0])
    } - needs
    brought = {i for i, names in brings_of().items() if extras & {name.lower() for name in names}}
    starts = {
        "duskbell.cli",
        "duskbell.server.serve",
        "duskbell.server.stdio",
        "duskbell.server.nodes",
        "duskbell.arena",
    }
    waiting, reached = list(starts), set(starts)
    while waiting:
        path = NAMES[waiting.pop()]
        taken = set(_imported_at_once(tree(path)))
        assert not {name.split(".")[0] for name in taken} & brought, path
        new = (taken & NAMES.keys()) - reached
        reached |= new
        waiting += new
    assert len(reached) > 300


def _imported_at_once(node: ast.AST) -> Iterator[str]:
    """What is imported when a module is, its packages and what it takes of them included; not within functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and child.module:
            parts = child.module.split(".")
            yield from (".".join(parts[: n + 1]) for n in range(len(parts)))
            yield from (f"{child.module}.{alias.name}" for alias in child.names)
        yield from _imported_at_once(child)


@pytest.mark.slow
def test_what_a_player_installs_is_enough_to_run() -> None:
    """No module of the package imports what only requirements/dev.in brings."""
    dev = {"pytest", "hypothesis", "playwright", "mypy", "xdist"}
    for path in MODULES:
        names = {n.name for node in ast.walk(tree(path)) if isinstance(node, ast.Import) for n in node.names}
        names |= {node.module or "" for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom)}
        assert not dev & {name.split(".")[0] for name in names}, path
