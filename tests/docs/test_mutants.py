"""The mutants that `make mutants` tries first are named by their text, which must be where it was."""

from __future__ import annotations

import pytest

from trials.mutants import REVIEW, SOURCE, Named
from trials.progress import HERE


@pytest.mark.parametrize("named", REVIEW, ids=lambda named: named.module)
def test_each_mutant_of_the_review_has_one_place(named: Named) -> None:
    assert (HERE / SOURCE / named.module).read_text(encoding="utf-8").count(named.text) == 1
