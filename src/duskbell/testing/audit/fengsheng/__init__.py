"""An auditor of 风声, and hard tables to try it and the game on."""

from duskbell.testing.audit.fengsheng.auditor import audit, audited
from duskbell.testing.audit.fengsheng.hard import hard

__all__ = ["audit", "audited", "hard"]
