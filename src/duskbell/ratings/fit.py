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
FEW = 3
"""Newton's steps of a refit, which begins close by."""


class Fit(NamedTuple):
    """`strengths` by column, their `covariance`, the logarithm of the `evidence` for the spread, and what that spread
    makes of the columns' `precision`.
    """

    strengths: Floats
    covariance: Floats
    evidence: float
    precision: Floats


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
    return Fit(at, covariance, likely + believed - 0.5 * float(np.linalg.slogdet(curvature)[1]), precision)


def refit(d: Design, before: Fit, weights: Floats) -> Floats:
    """The strengths that fit best if each table counted with a weight: a few steps from where all count alike."""
    flat = d.rows.reshape(-1, d.columns.width)
    at = before.strengths.copy()
    for _ in range(FEW):
        p = chances(d, at)
        off = flat.T @ ((d.won - p) * weights[:, None]).ravel() - before.precision * at
        at += np.linalg.solve(_curvature(d, flat, p, before.precision, weights), off)
    return at


def _curvature(d: Design, flat: Floats, p: Floats, precision: Floats, weights: Floats | None = None) -> Floats:
    """How sharply the tables, and what was believed before, hold the strengths."""
    mean = np.einsum("ts,tsc->tc", p, d.rows, optimize=True)
    counted = p if weights is None else p * weights[:, None]
    apart = mean if weights is None else mean * weights[:, None]
    held: Floats = (flat * counted.ravel()[:, None]).T @ flat - apart.T @ mean + np.diag(precision)
    return held
