"""Sentences of Clocktower by which somebody says what they are, true or not."""

from __future__ import annotations

CLAIM = "clocktower.claim"
"""What is said of the own character, true or not."""
