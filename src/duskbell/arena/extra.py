"""What only an extra brings: imported when it is needed, and missed in one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from duskbell.kernel import DuskbellError


def bring(module: str, extra: str, what: str) -> Any:
    """A module of an extra. Raises `DuskbellError` with one sentence that says which to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as e:
        needed = (e.name or module).split(".")[0]
        raise DuskbellError(
            f"{what} needs {needed}, which is not here: install the extra, duskbell[{extra}]."
        ) from None
