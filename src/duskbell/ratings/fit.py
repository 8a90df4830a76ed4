"""One fit: the most probable strengths given a spread, how sure they are, and how well that spread explains the tables.

The chance of a side is its strength's share among the sides of its table (a logistic of the difference where there are
two). Newton's method finds the most probable strengths, Laplace's approximation the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from duskbell.ratings.design import Design, Floats

STEPS = 50
CLOSE = 1e-9


class Fit(NamedTuple):
    """`strengths` by column, their `covariance`, and the logarithm of the `evidence` for the spread."""

    strengths: Floats
    covariance: Floats
    evidence: float


def chances(d: Design, strengths: Floats) -> Floats:
    """The chance of each side of each table."""
    told = np.where(d.here, d.rows @ strengths, -np.inf)
    told = np.exp(told - told.max(axis=1, keepdims=True))
    share: Floats = told / told.sum(axis=1, keepdims=True)
    return share


def fit(d: Design, precision: Floats, begin: Floats | None = None) -> Fit:
    """Fit with what is believed beforehand. `begin`: strengths to start from."""
    flat = d.rows.reshape(-1, d.columns.width)
    at = np.zeros(d.columns.width) if begin is None else begin.copy()
    for _ in range(STEPS):
        p = chances(d, at)
        step = np.linalg.solve(_curvature(d, flat, p, precision), flat.T @ (d.won - p).ravel() - precision * at)
        at += step
        if np.abs(step).max() < CLOSE:
            break
    p = chances(d, at)
    curvature = _curvature(d, flat, p, precision)
    likely = float((d.won * np.log(np.maximum(p, 1e-300))).sum())
    believed = float(0.5 * (np.log(precision).sum() - (precision * at * at).sum()))
    covariance: Floats = np.linalg.inv(curvature).astype(np.float64)
    return Fit(at, covariance, likely + believed - 0.5 * float(np.linalg.slogdet(curvature)[1]))


def _curvature(d: Design, flat: Floats, p: Floats, precision: Floats) -> Floats:
    """How sharply the tables, and what was believed before, hold the strengths."""
    mean = np.einsum("ts,tsc->tc", p, d.rows, optimize=True)
    held: Floats = (flat * p.ravel()[:, None]).T @ flat - mean.T @ mean + np.diag(precision)
    return held
