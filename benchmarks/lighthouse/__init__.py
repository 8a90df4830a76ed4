"""Lighthouse on the built page, served as `duskbell serve` does."""
