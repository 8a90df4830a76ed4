"""Who goes where agents hold as much as can be held: whoever did nothing for longest where most is held."""

from __future__ import annotations

from duskbell.server.mcp.shares import Shares


def test_who_is_busy_goes_last_wherever_they_are() -> None:
    shares = Shares()
    shares.take("waits", "203.0.113.1")
    for n in range(5):
        shares.take(f"idle {n}", f"198.51.{n}.1")
    assert shares.idlest_around(shares.fullest({"waits"}), {"waits"}) == "idle 0", "though it came first"
    shares.use("idle 0")
    assert shares.idlest_around(shares.fullest({"waits"}), {"waits"}) == "idle 1"
    everybody = {"waits", *[f"idle {n}" for n in range(5)]}
    assert shares.idlest_around(shares.fullest(everybody), everybody) == "waits", "but where all are"
    assert Shares().fullest() == ""


def test_who_keeps_all_of_theirs_busy_keeps_nobody_out() -> None:
    shares = Shares()
    shares.take("idle", "198.51.100.1")
    mine = [f"busy {n}" for n in range(3)]
    for what in mine[:2]:
        shares.take(what, "203.0.113.1")
    assert shares.idlest_around(shares.fullest(mine), mine) == "idle"
    shares.take(mine[2], "203.0.113.9")
    assert shares.idlest_around(shares.fullest(mine), mine) == "busy 0"
    for what in (*mine, "idle"):
        shares.free(what)
    assert (len(shares), shares.of("203.0.113.1"), shares.fullest()) == (0, 0, "")
