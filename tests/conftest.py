"""For every test: browser tests come first, so that one worker waits for pages while the others compute beside it; then
the slow ones, so that those left for the end, which workers take from each other, are short.
"""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: [item.get_closest_marker(mark) is None for mark in ("e2e", "slow")])
