"""The process that looks for worlds, beside a server."""

from __future__ import annotations

import io
import os
import sys
from types import SimpleNamespace

import pytest

from duskbell.insight import __main__ as process


def test_it_works_where_it_may_not_be_meek(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed service (`deploy/duskbell.service`) may not even wait behind others: that ended every question."""

    def refused(by: int) -> int:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "nice", refused)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO()))
    process.main()
