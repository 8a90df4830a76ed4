"""The page's own tests, by Vitest: what of it has no face (connection, clock, ring, passing, words), on fake time."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.page.told import told

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "web"
PATIENCE = 300


def test_the_pages_own_tests_pass(tmp_path: Path) -> None:
    if not (WEB / "node_modules" / "vitest").is_dir():
        pytest.fail("What the page is tested with is not installed: say `make page`.", pytrace=False)
    tables = tmp_path / "told.json"
    tables.write_text(told(), encoding="utf-8")
    run = subprocess.run(
        ["npm", "--prefix", str(WEB), "--silent", "run", "test"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "DUSKBELL_TOLD": str(tables)},
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "skipped" not in run.stdout
