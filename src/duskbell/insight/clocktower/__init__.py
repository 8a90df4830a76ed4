"""Insight into the Clocktower: puzzles."""
