"""How long a test waits for a puzzle."""

PATIENT = 600.0
"""Seconds: what a busy machine takes by the clock says nothing of a puzzle."""
