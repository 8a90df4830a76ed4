"""Insight: which worlds are still possible."""
