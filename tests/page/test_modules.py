"""The page's own tests, by Vitest: what of it has no face (connection, clock, ring, passing, words), on fake time."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 300


def test_the_pages_own_tests_pass() -> None:
    if not (WEB / "node_modules" / "vitest").is_dir():
        pytest.fail("What the page is tested with is not installed: say `make page`.", pytrace=False)
    run = subprocess.run(
        ["npm", "--prefix", str(WEB), "--silent", "run", "test"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert run.returncode == 0, run.stdout + run.stderr
