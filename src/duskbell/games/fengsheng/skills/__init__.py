"""Skills (技能), one class each, which owns all that it does."""
